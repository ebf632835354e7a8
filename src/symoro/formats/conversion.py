"""From a description, as any foreign file gives it, to a Robot in Khalil-Kleinfinger frames.

    simplify → merge fixed links → choose frames → move inertias → Robot

Joint variables keep their zeros and signs: q_j of the robot is the value that the file means.
`robot.origin.remarks` reports what was done.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from symoro.errors import FormatError, printable
from symoro.expr import PI_NODE, ZERO, Expr, Role, constant, symbol
from symoro.formats.description import (
    Array,
    Import,
    LinkDescription,
    LoopDescription,
    RigidInertia,
    RobotDescription,
    frame_on,
    inverse,
    product,
    short,
    tip_link,
    transform,
)
from symoro.formats.elementary_joints import (
    MovingTree,
    cut_axes,
    engine_indices,
    exact_tolerance,
    merge_fixed_links,
    simplify,
    without_noise,
)
from symoro.formats.khalil_frames import Angle, ChosenFrames, KhalilRow, choose_frames, khalil_rows
from symoro.robot import (
    FIXED,
    PRISMATIC,
    REVOLUTE,
    Base,
    Body,
    Coupled,
    Frame,
    Joint,
    Origin,
    Placed,
    Remark,
    Robot,
    Wrench,
    validated,
)

RESOLUTION = 1e-15  # m: below it the centre of mass is on the origin
SIGMA = {"revolute": REVOLUTE, "prismatic": PRISMATIC, "fixed": FIXED}


def to_robot(description: RobotDescription, how: Import | None = None) -> Robot:
    """The robot of a description."""
    how = how or Import()
    source = description
    description = simplify(description, how)
    tree = merge_fixed_links(description)
    if not tree.axes:
        raise FormatError(
            description.file, 0, "", "no joint that moves", "a robot", "All joints are fixed."
        )
    base = transform() if description.floating else None
    axes = (*tree.axes, *cut_axes(description, tree))
    frames = choose_frames(axes, how.tolerance, base)
    robot = _Assembly(description, tree, frames, how).robot()
    assert robot.origin is not None
    origin = dataclasses.replace(robot.origin, indices=engine_indices(source, robot.base.floating))
    file = description.file or description.name
    return validated(dataclasses.replace(robot, origin=origin), file)


class _Assembly:
    """Puts the tables of a robot together: frames, joints, bodies, base, origin.

    Axis k is joint k + 1 with the variable q_{k+1}, frame and link k + 1. Fixed frames between
    nearly parallel axes are numbered after them, then the cut joints of loops, whose variables
    continue those of the axes.
    """

    def __init__(
        self, description: RobotDescription, tree: MovingTree, frames: ChosenFrames, how: Import
    ) -> None:
        self.description, self.tree, self.chosen, self.how = description, tree, frames, how
        self.remarks: list[Remark] = []
        self.values: dict[str, float] = {}
        self.frames: list[Frame] = []
        self.joints: list[Joint] = []
        self.bodies: list[Body] = [self._base_body()]
        self.carriers: list[tuple[Frame, Joint]] = []  # fixed frames, numbered after the joints

    def robot(self) -> Robot:
        source = self.description
        for k, axis in enumerate(self.tree.axes):
            self._add_joint(k, axis.parent + 1)
        self._add_cut_joints()
        self._note_merged()
        mimics = tuple(self._mimics())
        base = Base(
            Z=self._base_placement(),
            W0=self._base_velocity("W0"),
            V0=self._base_velocity("V0"),
            floating=source.floating,
        )
        origin = Origin(
            source.format,
            printable(source.file),
            source.links[0].name,
            self._link_places(),
            source.meshes,
            (*source.remarks, *self.remarks),
            self.how.tolerance,
            home=source.home,
            source=source.source and dataclasses.replace(source.source, options=self.how),
            tip=tip_link(source),
            exact_at=exact_tolerance(source.links),
        )
        return Robot(
            source.name,
            tuple(self.frames),
            tuple(self.bodies),
            (Wrench(),) * len(self.bodies),
            tuple(self.joints),
            base,
            self._gravity(),
            mimics=mimics,
            values=self.values,
            source=f"converted from {printable(source.file)}" if source.file else "",
            origin=origin,
        )

    def _note(self, kind: str, place: str, text: str) -> None:
        self.remarks.append(Remark(kind, place, text))

    def _link(self, axis: int) -> LinkDescription:
        return self.description.links[self.tree.links[axis]]

    def _chosen_frame(self, axis: int) -> Array:
        """The Khalil frame of an axis's link (-1: frame 0) seen from the described frame of it."""
        return self.chosen.base if axis < 0 else self.chosen.X[axis]

    # --- joints ----------------------------------------------------------------------------------

    def _add_joint(self, k: int, ant: int) -> None:
        """Frame, joint and body of axis k, behind fixed frames where its row needs them."""
        link = self._link(k)
        *carriers, row = self.chosen.rows[k]
        for carrier in carriers:
            ant = self._add_fixed(ant, carrier, link.joint)
        j = k + 1
        self.frames.append(self._frame(j, ant, SIGMA[link.kind], row, int(link.motorised)))
        self._check_known(k)
        self.bodies.append(self._body(self.tree.inertias[k + 1], self.chosen.X[k], j))
        IA, FV, FS = (
            self._value(f"{key}{j}", x, Role.INERTIAL)
            for key, x in (("IA", link.rotor), ("FV", link.viscous), ("FS", link.dry))
        )
        keys = ("k", "k2", "k3", "q0", "FSN")
        numbers = (*link.stiffness, link.rest, link.dry_negative)
        others: dict[str, Any] = {
            key: self._value(f"{key}{j}", x, Role.INERTIAL)
            for key, x in zip(keys, numbers, strict=True)
            if x
        }
        limits = self._limits(link)
        self.joints.append(Joint(*_motion(j), IA, FV, FS, name=link.joint, limits=limits, **others))

    def _add_fixed(self, ant: int, row: KhalilRow, joint: str) -> int:
        """A fixed frame between two axes that are nearly parallel; returns its number."""
        j = len(self.tree.axes) + len(self.carriers) + 1
        self.carriers.append((self._frame(j, ant, FIXED, row, 0), Joint(name=f"{joint}_carrier")))
        text = (
            "its axis is nearly parallel to the one before: "
            "a fixed frame between them keeps lengths small"
        )
        self._note("added", joint, text)
        return j

    def _add_cut_joints(self) -> None:
        """The cut joints of loops behind the links, then their twin frames [KK86]."""
        ends = [self._loop_ends(k, loop) for k, loop in enumerate(self.description.loops)]
        self.frames += (frame for frame, _ in self.carriers)
        self.joints += (joint for _, joint in self.carriers)
        self.bodies += (Body() for _ in self.carriers)
        for loop, ((ant, row), _) in zip(self.description.loops, ends, strict=True):
            variable = len(self.frames) + 1 - len(self.carriers)
            self.frames.append(self._frame(variable, ant, SIGMA[loop.kind], row, 0))
            self.joints.append(Joint(*_motion(variable), name=loop.name))
        for _, (ant, row) in ends:
            self.frames.append(self._frame(len(self.frames) + 1, ant, FIXED, row, 0))

    def _loop_ends(
        self, k: int, loop: LoopDescription
    ) -> tuple[tuple[int, KhalilRow], tuple[int, KhalilRow]]:
        """Antecedent and parameters of loop k's cut joint and of its twin frame.

        The variable of the cut joint is 0 where the file closes the loop.
        """
        assert loop.axis is not None
        x = self.chosen.X[len(self.tree.axes) + 2 * k][:3, 0]
        cut = frame_on(loop.axis, loop.point, x)
        return (
            self._placed_on(loop.links[0], cut, loop.name),
            self._placed_on(loop.links[1], product(loop.closed_at, cut), loop.name),
        )

    def _placed_on(self, k: int, T: Array, name: str) -> tuple[int, KhalilRow]:
        """Antecedent and parameters of the frame that is T in the frame of described link k."""
        axis, place = self.tree.on[k]
        T_ant = product(inverse(self._chosen_frame(axis)), place, T)
        *carriers, row = khalil_rows(T_ant, self.how.tolerance)
        ant = axis + 1
        for carrier in carriers:
            ant = self._add_fixed(ant, carrier, name)
        return ant, row

    def _limits(self, link: LinkDescription) -> tuple[float | None, ...]:
        low, high, speed, effort = (
            None if x is None or not math.isfinite(x) else x for x in link.limits
        )
        if low is not None and high is not None and low >= high:
            self._note("dropped", link.joint, f"limits {low:g} and {high:g}, which leave no range")
            low = high = None
        return low, high, speed or None, effort or None

    def _frame(self, j: int, ant: int, sigma: int, row: KhalilRow, mu: int) -> Frame:
        """A frame whose symbols have the number j."""
        theta, r = self._angle(f"TH{j}", row.theta), self._length(f"RL{j}", row.r)
        q = symbol(f"q{j}", Role.POSITION)
        return Frame(
            ant,
            sigma,
            self._angle(f"GA{j}", row.gamma),
            self._length(f"B{j}", row.b),
            self._angle(f"AL{j}", row.alpha),
            self._length(f"D{j}", row.d),
            theta + q if sigma == REVOLUTE else theta,
            r + q if sigma == PRISMATIC else r,
            mu,
        )

    # --- values ----------------------------------------------------------------------------------

    def _angle(self, name: str, angle: Angle) -> Expr:
        if isinstance(angle, float):
            return self._value(name, short(angle), Role.GEOMETRIC)
        return constant(angle) * PI_NODE

    def _length(self, name: str, x: float) -> Expr:
        return self._value(name, x, Role.GEOMETRIC)

    def _value(self, name: str, x: float, role: Role) -> Expr:
        """A number, or with `symbolic` a symbol of that value; zeros stay zeros."""
        if not x:
            return ZERO
        if not self.how.symbolic:
            return constant(float(x))
        self.values[name] = float(x)
        return symbol(name, role)

    def _body(self, inertia: RigidInertia, X: Array, j: int) -> Body:
        """The inertial parameters of link j in its frame, which is X in the inertia's frame."""
        seen = inertia.seen(inverse(X))
        if np.abs(seen.com).max() < RESOLUTION:  # rounding errors alone
            seen = dataclasses.replace(seen, com=np.zeros(3))
        J, MS = seen.about_origin, seen.mass * seen.com  # [KD 9.46]
        largest_J, largest_MS = float(np.abs(J).max()), float(np.abs(MS).max())
        numbers = {
            f"{'XYZ'[r]}{'XYZ'[c]}": short(float(J[r, c]), largest_J)
            for r in range(3)
            for c in range(r, 3)
        }
        numbers |= {f"M{'XYZ'[r]}": short(float(MS[r]), largest_MS) for r in range(3)}
        numbers["M"] = float(seen.mass)
        return Body(
            **{key: self._value(f"{key}{j}", x, Role.INERTIAL) for key, x in numbers.items()}
        )

    def _check_known(self, axis: int) -> None:
        """Raise if a part of a moving link (-1: of a floating base) has no inertia."""
        for k, link in enumerate(self.description.links):
            if link.missing and self.tree.on[k][0] == axis:
                raise FormatError(
                    self.description.file,
                    0,
                    f"body {link.name}",
                    f"no inertia ({link.missing})",
                    "its mass and inertia, as it moves",
                    "Give it an <inertial>, or import without masses: inertia_from_geometry=False.",
                )

    # --- base ------------------------------------------------------------------------------------

    def _base_body(self) -> Body:
        if not self.description.floating:
            return Body()
        self._check_known(-1)
        return self._body(self.tree.inertias[0], self.chosen.base, 0)

    def _base_placement(self) -> tuple[Expr, ...]:
        return tuple(constant(short(float(x))) if x else ZERO for x in self.chosen.base.ravel())

    def _base_velocity(self, name: str) -> tuple[Expr, ...]:
        """Symbols for a floating base, whose acceleration the models compute; else zero."""
        return _components(name, Role.BASE) if self.description.floating else (ZERO,) * 3

    def _gravity(self) -> tuple[Expr, ...]:
        if self.description.floating:  # its components in the base's frame change with the base
            return _components("G", Role.BASE)
        g = product(self.chosen.base[:3, :3].T, np.array(self.description.gravity))
        return tuple(
            self._value(f"G{c}", short(float(x), 10.0), Role.OTHER) for c, x in enumerate(g, 1)
        )

    # --- origin ----------------------------------------------------------------------------------

    def _mimics(self) -> Iterator[Coupled]:
        """The joints that follow another one, each in terms of a joint that follows none."""
        axes = range(len(self.tree.links))
        links = {self._link(axis).joint: self._link(axis) for axis in axes}
        numbers = {self._link(axis).joint: axis + 1 for axis in axes}
        for name, link in links.items():
            if link.mimic is None:
                continue
            slope, offset, master = _resolve_mimic(link, links)
            if master.mimic is not None:
                text = f"it mimics '{master.mimic.joint}', which leads back to it or does not move"
                self._note("dropped", name, text)
                continue
            j, i = numbers[name], numbers[master.joint]
            yield Coupled(j, i, slope, offset)
            law = f"q{j} = {slope:g} q{i}{f' + {offset:g}' if offset else ''}"
            self._note("coupled", name, f"{law}: a variable of its own unless mimic='joined'")

    def _link_places(self) -> dict[str, Placed]:
        """Each link of the file by name: our frame that carries it, and its own frame on that."""
        places = {}
        for k, link in enumerate(self.description.links):
            if link.in_file:
                axis, T = self.tree.on[k]
                T_link = without_noise(product(inverse(self._chosen_frame(axis)), T))
                elements = tuple(short(float(x)) for x in T_link.ravel())
                places[link.name] = Placed(axis + 1, elements)
        return places

    def _note_merged(self) -> None:
        for k, link in enumerate(self.description.links):
            if link.kind == "fixed" and link.parent >= 0:
                carrier = self.tree.on[k][0] + 1
                mass = "" if link.inertia.is_none else f", {link.inertia.mass:g} kg"
                text = f"fixed joint: '{link.name}'{mass} is part of link {carrier}"
                self._note("merged", link.joint, text)


def _resolve_mimic(
    link: LinkDescription, links: dict[str, LinkDescription]
) -> tuple[float, float, LinkDescription]:
    """Slope, offset and master of a joint that may follow another one through several others.

    The master still has a mimic if the joints follow each other in a circle or one does not move.
    """
    slope, offset, master = 1.0, 0.0, link
    for _ in range(len(links) + 1):
        if master.mimic is None:
            break
        offset += slope * master.mimic.offset
        slope *= master.mimic.multiplier
        if master.mimic.joint not in links:
            break
        master = links[master.mimic.joint]
    return slope, offset, master


def _motion(j: int) -> tuple[Expr, Expr, Expr]:
    """The symbols of joint j's velocity, acceleration and effort."""
    return (
        symbol(f"QP{j}", Role.VELOCITY),
        symbol(f"QDP{j}", Role.ACCELERATION),
        symbol(f"GAM{j}", Role.TORQUE),
    )


def _components(name: str, role: Role) -> tuple[Expr, ...]:
    return tuple(symbol(f"{name}{c}", role) for c in (1, 2, 3))
