"""From a Robot back to a description of links, for the writers of foreign formats.

Links are described in the frames of the file that the robot came from, if it came from one, else in
our own frames.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

import numpy as np

from symoro.formats.description import (
    Array,
    LinkDescription,
    Mimic,
    RigidInertia,
    RobotDescription,
    depth_first,
    inverse,
    transform,
)
from symoro.formats.robot_numbers import (
    check_loops,
    frame_transform,
    given,
    link_frame,
    link_inertia,
    root_gravity,
)
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Joint, Robot

KINDS = {REVOLUTE: "revolute", PRISMATIC: "prismatic", FIXED: "fixed"}


# --- a description of its own --------------------------------------------------------------------


def describe_robot(robot: Robot, title: str, axes_in_origins: bool) -> RobotDescription:
    """The links of a numeric robot without closed loops, merged links of its source included.

    With `axes_in_origins` the axis of each revolute joint goes through the origin of its link, as
    URDF wants it; a link of its own is described where that of the source lies elsewhere.
    """
    check_loops(robot, title)
    return _Links(robot, title, axes_in_origins).description()


class _Links:
    """The links of one numeric robot. `names[j]` is the link that is described for our frame j."""

    def __init__(self, robot: Robot, title: str, axes_in_origins: bool) -> None:
        self.robot, self.title, self.axes_in_origins = robot, title, axes_in_origins
        self.names: dict[int, str] = {}
        self.frames: dict[int, Array] = {}  # of our frame j: the link's frame seen from it
        for j in range(robot.NF + 1):
            self.names[j], self.frames[j] = self._link_of_frame(j)

    def _link_of_frame(self, j: int) -> tuple[str, Array]:
        """Name and frame of the link that is described for frame j."""
        origin = self.robot.origin
        if origin is None:
            return ("base" if j == 0 else f"link{j}"), transform()
        carried = (name for name, placed in origin.links.items() if placed.frame == j)
        name = origin.root if j == 0 else next(carried, f"link{j}")
        T = link_frame(origin.links[name]) if name in origin.links else transform()
        if self.axes_in_origins and self._turns(j) and math.hypot(T[0, 3], T[1, 3]) >= 1e-12:
            return f"{name}_joint_frame", transform()
        return name, T

    def _turns(self, j: int) -> bool:
        return 0 < j <= self.robot.NL and self.robot.sigma(j) == REVOLUTE

    def description(self) -> RobotDescription:
        robot = self.robot
        frames = [*range(robot.NF + 1)]
        place = {j: k for k, j in enumerate(frames)}
        links = [self._link(j, place) for j in frames]
        links += self._merged_links(place)
        links = self._on_world(links)
        meshes = robot.origin.meshes if robot.origin is not None else ()
        return RobotDescription(
            robot.name,
            depth_first(links)[0],
            self.title,
            gravity=root_gravity(robot),
            meshes=meshes,
            floating=robot.base.floating,
        )

    def _link(self, j: int, place: dict[int, int]) -> LinkDescription:
        inertia = RigidInertia.none()
        if j <= self.robot.NL:
            inertia = link_inertia(self.robot, j, self.title).seen(inverse(self.frames[j]))
        if j == 0:
            return LinkDescription(self.names[0], inertia=inertia)
        i, joint = self.robot.ant(j), self._joint(j)
        kind = KINDS[self.robot.sigma(j)] if j <= self.robot.NJ else "fixed"
        to_link = inverse(self.frames[j])
        link = LinkDescription(
            self.names[j],
            place[i],
            joint.name or f"joint{j}",
            kind,
            inverse(self.frames[i]) @ frame_transform(self.robot, j) @ self.frames[j],
            to_link[:3, 2],
            to_link[:3, 3] if kind == "revolute" else np.zeros(3),
            inertia=inertia,
        )
        if kind == "fixed":
            return link
        rotor, viscous, dry = (given(x) for x in (joint.IA, joint.FV, joint.FS))
        return dataclasses.replace(
            link,
            limits=joint.limits,
            rotor=rotor,
            viscous=viscous,
            dry=dry,
            mimic=next(self._mimics(j), None),
        )

    def _joint(self, j: int) -> Joint:
        return self.robot.joint(j) if j <= self.robot.NJ else Joint()

    def _mimics(self, j: int) -> Iterator[Mimic]:
        for c in self.robot.mimics:
            if c.joint == j:
                master = self._joint(c.master).name or f"joint{c.master}"
                yield Mimic(master, c.multiplier, c.offset)

    def _merged_links(self, place: dict[int, int]) -> Iterator[LinkDescription]:
        """Links of the source that were merged into others: massless, in their own frames."""
        written = set(self.names.values())
        for name, placed in self.robot.origin.links.items() if self.robot.origin else ():
            if name not in written:
                T = inverse(self.frames[placed.frame]) @ link_frame(placed)
                yield LinkDescription(name, place[placed.frame], f"{name}_fixed", placement=T)

    def _on_world(self, links: list[LinkDescription]) -> list[LinkDescription]:
        """The links behind a fixed one that the base of a robot of our own is placed on."""
        Z = np.array([given(x) for x in self.robot.base.Z]).reshape(4, 4)
        if self.robot.origin is not None or np.allclose(Z, np.eye(4), rtol=0, atol=1e-12):
            return links
        links = [dataclasses.replace(link, parent=link.parent + 1) for link in links]
        links[0] = dataclasses.replace(links[0], joint="world_fixed", placement=Z)
        return [LinkDescription("world"), *links]
