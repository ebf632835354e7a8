"""From a Robot back to a description of links with numbers, for the writers of foreign formats.

Links are described in the frames of the file that the robot came from, if it came from one, else in
our own frames.
"""

from __future__ import annotations

import dataclasses
import math
import warnings
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import (
    PI_NODE,
    Expr,
    Scalar,
    as_expr,
    constant,
    interpret,
    substitute,
    symbols_of,
)
from symoro.formats.description import (
    ROUNDING_ERROR,
    Array,
    LinkDescription,
    LoopDescription,
    Mimic,
    RigidInertia,
    RobotDescription,
    depth_first,
    free_name,
    inverse,
    product,
    screw,
    short,
    snapped_angle,
    transform,
)
from symoro.robot import (
    DOWNWARD_GRAVITY,
    FIXED,
    PRISMATIC,
    REVOLUTE,
    Body,
    Frame,
    Joint,
    Loop,
    Placed,
    Robot,
    RobotWarning,
    loops,
)

KINDS = {REVOLUTE: "revolute", PRISMATIC: "prismatic", FIXED: "fixed"}


# --- a description of its own --------------------------------------------------------------------


def describe_robot(robot: Robot, title: str, axes_in_origins: bool) -> RobotDescription:
    """The links and loops of a numeric robot, merged links of its source included.

    With `axes_in_origins` the axis of each revolute joint goes through the origin of its link, as
    URDF wants it; a link of its own is described where that of the source lies elsewhere.
    """
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
        name = origin.root if j == 0 else next(carried, free_name(f"link{j}", origin.links))
        T = link_frame(origin.links[name]) if name in origin.links else transform()
        if self.axes_in_origins and self._turns(j) and math.hypot(T[0, 3], T[1, 3]) >= 1e-12:
            return free_name(f"{name}_joint_frame", origin.links), transform()
        return name, T

    def _turns(self, j: int) -> bool:
        return 0 < j <= self.robot.NL and self.robot.sigma(j) == REVOLUTE

    def description(self) -> RobotDescription:
        robot = self.robot
        frames = [*range(robot.NL + 1), *self._tools()]
        place = {j: k for k, j in enumerate(frames)}
        links = [self._link(j, place) for j in frames]
        links += self._merged_links(place)
        before = len(links)
        links = self._on_world(links)
        ordered, places = depth_first(links)
        meshes = robot.origin.meshes if robot.origin is not None else ()
        return RobotDescription(
            robot.name,
            ordered,
            self.title,
            gravity=root_gravity(robot),
            loops=tuple(self._loop(x, place, places, len(links) - before) for x in loops(robot)),
            meshes=meshes,
            floating=robot.base.floating,
        )

    def _tools(self) -> range:
        """The frames behind those of cut joints and their twins."""
        return range(2 * self.robot.NJ - self.robot.NL + 1, self.robot.NF + 1)

    def _loop(
        self, loop: Loop, place: dict[int, int], places: Mapping[int, int], shift: int
    ) -> LoopDescription:
        """A closed loop; `places` and `shift` lead from frames to the described links."""
        (i, T_cut), (k, T_twin) = (self._on_link(j) for j in (loop.cut, loop.twin))
        return LoopDescription(
            self._joint_name(loop.cut),
            (places[place[i] + shift], places[place[k] + shift]),
            T_cut[:3, 3],
            product(T_twin, inverse(T_cut)),
            T_cut[:3, 2],
            KINDS[self.robot.sigma(loop.cut)],
            True,
        )

    def _on_link(self, j: int) -> tuple[int, Array]:
        """The link that carries a frame, and the frame seen from it, as it is described."""
        T = frame_transform(self.robot, j)
        while (j := self.robot.ant(j)) > self.robot.NL:
            T = product(frame_transform(self.robot, j), T)
        return j, product(inverse(self.frames[j]), T)

    def _link(self, j: int, place: dict[int, int]) -> LinkDescription:
        inertia = RigidInertia.none()
        if j <= self.robot.NL:
            inertia = link_inertia(self.robot, j, self.title).seen(inverse(self.frames[j]))
        if j == 0:
            return LinkDescription(self.names[0], inertia=inertia)
        i, joint = self.robot.ant(j), self._joint(j)
        if i not in place:
            raise UnsupportedRobot(
                f"{self.robot.name}: frame {j} is on frame {i} of a cut joint, which {self.title} "
                f"does not have: put it on link {self._on_link(i)[0]}."
            )
        kind = KINDS[self.robot.sigma(j)] if j <= self.robot.NJ else "fixed"
        to_link = inverse(self.frames[j])
        link = LinkDescription(
            self.names[j],
            place[i],
            self._joint_name(j),
            kind,
            product(inverse(self.frames[i]), frame_transform(self.robot, j), self.frames[j]),
            to_link[:3, 2],
            to_link[:3, 3] if kind == "revolute" else np.zeros(3),
            inertia=inertia,
        )
        if kind == "fixed":
            return link
        rotor, dry = given(joint.IA), given(joint.FS)
        return dataclasses.replace(
            link,
            limits=joint.limits,
            rotor=rotor,
            viscous=viscous_friction(joint),
            dry=dry,
            motorised=bool(self.robot.frame(j).mu),
            **spring_values(joint),
            mimic=next(self._mimics(j), None),
        )

    def _joint(self, j: int) -> Joint:
        return self.robot.joint(j) if j <= self.robot.NJ else Joint()

    def _joint_name(self, j: int) -> str:
        return self._joint(j).name or free_name(f"joint{j}", self.robot.frame_names)

    def _mimics(self, j: int) -> Iterator[Mimic]:
        for c in self.robot.mimics:
            if c.joint == j:
                yield Mimic(self._joint_name(c.master), c.multiplier, c.offset)

    def _merged_links(self, place: dict[int, int]) -> Iterator[LinkDescription]:
        """Links of the source that were merged into others: massless, in their own frames."""
        written = set(self.names.values())
        for name, placed in self.robot.origin.links.items() if self.robot.origin else ():
            if name not in written:
                T = product(inverse(self.frames[placed.frame]), link_frame(placed))
                joint = free_name(f"{name}_fixed", self.robot.frame_names)
                yield LinkDescription(name, place[placed.frame], joint, placement=T)

    def _on_world(self, links: list[LinkDescription]) -> list[LinkDescription]:
        """The links behind a fixed one that the base of a robot of our own is placed on."""
        Z = np.array([given(x) for x in self.robot.base.Z]).reshape(4, 4)
        if self.robot.origin is not None or np.allclose(Z, np.eye(4), rtol=0, atol=1e-12):
            return links
        links = [dataclasses.replace(link, parent=link.parent + 1) for link in links]
        links[0] = dataclasses.replace(
            links[0], joint=free_name("world_fixed", self.robot.frame_names), placement=Z
        )
        return [LinkDescription("world"), *links]


# --- numbers for all values -----------------------------------------------------------------------


GEOMETRIC = ("gamma", "b", "alpha", "d", "theta", "r")


def numeric_robot(robot: Robot, title: str) -> Robot:
    """The robot with numbers for all values, joints at zero.

    Friction, rotor inertia, gravity and the base's motion become NaN if they have no value.
    """
    missing = sorted({s for s in _needed_symbols(robot) if s not in robot.values})
    if missing:
        raise InputError(
            f"{robot.name} as {title}",
            f"no value for {', '.join(missing[:12])}",
            "a number for each parameter",
            f"{title} holds numbers only: add them to the robot's values.",
        )
    variables = (*robot.q, *robot.qd, *robot.qdd, *robot.tau)
    at_zero = {**robot.values, **dict.fromkeys(variables, 0.0)}

    def number(x: Expr) -> float:
        return float(interpret([x], at_zero)[0]) if _symbols(x) <= set(at_zero) else math.nan

    return robot.map(number)


def _needed_symbols(robot: Robot) -> set[str]:
    variables = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    values: list[Scalar] = [getattr(f, k) for f in robot.frames for k in GEOMETRIC]
    values += [v for body in robot.bodies for v in vars(body).values()]
    values += robot.base.Z
    return {name for value in values for name in _symbols(value)} - variables


def _symbols(x: Scalar) -> set[str]:
    return {s.payload[0] for s in symbols_of([x])} if isinstance(x, Expr) else set()


def given(x: Scalar) -> float:
    """A number of a numeric robot; 0 without a value."""
    assert not isinstance(x, Expr)
    return 0.0 if math.isnan(float(x)) else float(x)


def frame_transform(robot: Robot, j: int) -> Array:
    """T_ij of frame j seen from its antecedent i, with the joint at zero."""
    gamma, b, alpha, d, theta, r = (given(getattr(robot.frame(j), key)) for key in GEOMETRIC)
    return product(screw("z", gamma, b), screw("x", alpha, d), screw("z", theta, r))


def link_frame(placed: Placed) -> Array:
    """The frame of a link of the source, seen from the frame of ours that it is fixed to."""
    return np.array(placed.T).reshape(4, 4)


def body_moments(body: Body) -> Array:
    """(10,): XX XY XZ YY YZ ZZ MX MY MZ M of a link with numbers, in its frame."""
    keys = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
    return np.array([given(getattr(body, key)) for key in keys])


def check_loops(robot: Robot, title: str) -> None:
    """Refuse a robot with closed loops."""
    if robot.has_closed_loops:
        cut = robot.joint(robot.NL + 1).name or f"joint {robot.NL + 1}"
        raise UnsupportedRobot(
            f"{robot.name} has closed loops (cut at {cut}), and {title} as it is written here has "
            "no place for them; a .par file has."
        )


def has_source(robot: Robot, file_format: str) -> bool:
    """True if the robot knows the text of the file of this format that it came from."""
    origin = robot.origin
    return origin is not None and origin.source is not None and origin.format == file_format


def link_inertia(robot: Robot, j: int, title: str) -> RigidInertia:
    """The inertia of link j in its frame; refused if it has moments and no mass."""
    try:
        return RigidInertia.from_moments(body_moments(robot.bodies[j]))
    except ZeroDivisionError:
        raise InputError(
            f"{robot.name} as {title}",
            f"link {j}: moments without a mass (base parameters)",
            "standard inertial parameters",
            "Load the robot from its own file: then masses with the same dynamics are found. "
            "Or identify it with physical=True (--physical).",
        ) from None


def root_gravity(robot: Robot) -> tuple[float, float, float]:
    """Gravity of a numeric robot in the frame of its root; the usual one if it has no value."""
    g = np.array([float(x) for x in robot.gravity])
    if robot.base.floating or np.isnan(g).any():
        return DOWNWARD_GRAVITY
    if robot.origin is None:
        T = np.array([given(x) for x in robot.base.Z]).reshape(4, 4)
    else:
        T = inverse(link_frame(robot.origin.links[robot.origin.root]))
    x, y, z = (short(float(c), 10.0) for c in product(T[:3, :3], g))
    return x, y, z


def with_parameter_values(robot: Robot, values: Mapping[str, float]) -> Robot:
    """The robot with numbers for those of its parameters that have a value.

    Angles that are multiples of pi/6 or pi/4 up to rounding errors become exact.
    """
    parameters = [s for s in symbols_of(robot.expressions) if s.payload[1].is_parameter]
    known = {s: values[s.payload[0]] for s in parameters if s.payload[0] in values}
    numbers = {s: constant(x) for s, x in known.items()}
    angles = {s: _angle(x) for s, x in known.items()}
    frames = tuple(_with_angles(f, angles) for f in robot.frames)
    exact = dataclasses.replace(robot, frames=frames)
    others = {name: x for name, x in robot.values.items() if name not in values}
    return dataclasses.replace(exact.map(lambda e: substitute([e], numbers)[0]), values=others)


def _with_angles(f: Frame, angles: Mapping[Expr, Expr]) -> Frame:
    gamma, alpha, theta = substitute([as_expr(x) for x in (f.gamma, f.alpha, f.theta)], angles)
    return dataclasses.replace(f, gamma=gamma, alpha=alpha, theta=theta)


def _angle(x: float) -> Expr:
    exact = snapped_angle(x, ROUNDING_ERROR)
    turns = abs(x) <= math.pi + ROUNDING_ERROR and isinstance(exact, Fraction)
    return constant(exact) * PI_NODE if turns else constant(x)


# --- losses --------------------------------------------------------------------------------------


def warn_of_losses(robot: Robot, title: str, *more: str) -> None:
    """Warn of values of a numeric robot that no file of links has a place for.

    `more` names what this format has none for either.
    """
    wrenches = [x for wrench in robot.wrenches for x in vars(wrench).values()]
    losses = {
        "springs between rotors and links": robot.has_elastic_joints,
        "the coupling of the drives": robot.has_coupled_drives,
        "Stribeck friction (FT)": _occurs(robot, "FT"),
        "other friction at negative speeds (FVN, FSN)": _occurs(robot, "FVN", "FSN"),
        "friction by load (FL)": _occurs(robot, "FL"),
        "constant offsets of joint efforts (FO)": _occurs(robot, "FO"),
        "forces and moments on links": any(map(given, wrenches)),
    }
    lost = [*filter(None, more), *(text for text, is_lost in losses.items() if is_lost)]
    if lost:
        text = f"{robot.name}: {title} has no place for {'; '.join(lost)}."
        warnings.warn(text, RobotWarning, stacklevel=2)


def _occurs(robot: Robot, *keys: str) -> bool:
    return any(given(getattr(joint, key)) for joint in robot.joints for key in keys)


def spring_values(joint: Joint) -> dict[str, Any]:
    """Stiffness and rest of the spring beside a drive, as a description of a link has them."""
    if joint.eta:
        return {"stiffness": (0.0, 0.0, 0.0), "rest": 0.0}
    stiffness = tuple(given(getattr(joint, key)) for key in ("k", "k2", "k3"))
    return {"stiffness": stiffness, "rest": given(joint.q0)}


def viscous_friction(joint: Joint) -> float:
    """FV with the damper beside the drive, as files of links have one damping."""
    return given(joint.FV) + (0.0 if joint.eta else given(joint.kd))


def springs(robot: Robot) -> str:
    """The springs beside the drives, for a format that has no place for them; '' without any."""
    present = any(any(spring_values(joint)["stiffness"]) for joint in robot.joints)
    return "springs parallel to the drives (k, k2, k3)" if present else ""


def rotor_inertias(robot: Robot) -> str:
    """The joints with a rotor inertia, for a format that has no place for it; '' without any."""
    values = (given(robot.joint(j).IA) for j in robot.moving)
    named = zip(robot.joint_names, values, strict=True)
    listed = ", ".join(f"{name} {x:.6g}" for name, x in named if x)
    return f"rotor inertias (armature in Pinocchio and MuJoCo: {listed})" if listed else ""
