"""Is this a robot? Errors that stop, warnings that inform, each with its place and what to do."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from symoro.errors import FormatError, InputError
from symoro.expr.node import Expr, Role, rational
from symoro.expr.walk import symbols_of
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import path

MOVING = {REVOLUTE: "theta", PRISMATIC: "r"}  # the parameter that holds the joint variable
MOTION = (Role.POSITION, Role.VELOCITY, Role.ACCELERATION)


class RobotWarning(UserWarning):
    """Something in a robot is unusual; the models are generated all the same."""


@dataclass(frozen=True)
class Finding:
    """One remark about a robot; an error makes it unusable."""

    error: bool
    place: str
    found: str
    expected: str = ""
    todo: str = ""

    def __str__(self) -> str:
        return str(InputError(self.place, self.found, self.expected, self.todo))


def validated(robot: Robot, file: str, line: Callable[[str], int] = lambda key: 0) -> Robot:
    """The robot itself; the first error is raised, with the line of its key in the file, warnings are warned of."""
    for f in findings(robot):
        if f.error:
            raise FormatError(
                file, line(f.place.partition("[")[0]), f.place, f.found, f.expected, f.todo
            )
        warnings.warn(f"{file}, {f}", RobotWarning, stacklevel=3)
    return robot


def findings(robot: Robot) -> Iterator[Finding]:
    """Everything there is to say about a robot, errors of structure first."""
    structure = list(_structure(robot))
    yield from structure
    if not structure:
        yield from _loops(robot)
        yield from _roles(robot)
        yield from _placement(robot)
        for j in range(robot.NL + 1):
            yield from _inertia(robot, j)
        for j in range(1, robot.NJ + 1):
            yield from _drive(robot, j)


def _structure(robot: Robot) -> Iterator[Finding]:
    if not robot.frames:
        yield Finding(True, "frames", "none", "at least one")
    for j, f in enumerate(robot.frames, 1):
        if not 0 <= f.ant <= robot.NF:
            yield Finding(True, f"ant[{j}]", str(f.ant), f"a frame from 0 to {robot.NF}")
        elif f.ant >= j:
            yield Finding(
                True,
                f"ant[{j}]",
                str(f.ant),
                f"a frame numbered before {j}",
                "Number frames outward from the base; cut joints of loops come after the links.",
            )
        elif f.ant > robot.NL and (f.sigma != FIXED or j <= robot.NL + 2 * (robot.NJ - robot.NL)):
            yield Finding(
                True,
                f"ant[{j}]",
                str(f.ant),
                f"a link from 0 to {robot.NL}",
                "A joint must be carried by a link.",
            )
    for j, f in enumerate(robot.frames[robot.NJ :], robot.NJ + 1):
        if f.sigma != FIXED:
            yield Finding(
                True,
                f"sigma[{j}]",
                str(f.sigma),
                "2",
                "A frame after the joints is fixed: a tool frame or the twin of a cut joint.",
            )
    if robot.NF < robot.NL + 2 * (robot.NJ - robot.NL):
        yield Finding(
            True,
            "NF",
            str(robot.NF),
            f"{robot.NL + 2 * (robot.NJ - robot.NL)} (NF = NL + 2 (NJ - NL))",
            "Each cut joint needs a twin frame.",
        )


def _loops(robot: Robot) -> Iterator[Finding]:
    for cut in range(robot.NL + 1, robot.NJ + 1):
        twin = cut + robot.NJ - robot.NL
        if robot.ant(cut) == robot.ant(twin):
            yield Finding(
                True,
                f"ant[{twin}]",
                f"{robot.ant(twin)}, the antecedent of the cut joint {cut} too",
                "another link",
                "The two frames of a cut joint lie on the two links that it connects; this loop does not close.",
            )
        elif all(
            robot.sigma(j) == FIXED
            for j in set(path(robot, cut)) ^ set(path(robot, twin))
            if j <= robot.NL
        ):
            yield Finding(
                True,
                f"ant[{twin}]",
                f"{robot.ant(twin)}, which does not move against the antecedent of the cut joint {cut}",
                "another link",
                "A loop needs moving joints; this one has none but the cut joint.",
            )


def _roles(robot: Robot) -> Iterator[Finding]:
    variables: set[str] = set()
    for j in robot.moving:
        names = [s.payload[0] for s in _symbols(robot.frame(j).moving) if s.payload[1] in MOTION]
        variables.update(names)
        if len(names) > 1:
            yield Finding(
                True,
                f"{MOVING[robot.sigma(j)]}[{j}]",
                f"the joint variables {', '.join(names)}",
                "one joint variable plus an offset",
                "Coupled joints are described by loops.",
            )
    for place, value in _parameters(robot):
        for s in _symbols(value):
            if s.payload[0] in variables or s.payload[1] in MOTION:
                yield Finding(
                    True,
                    place,
                    f"'{s.payload[0]}', which is a joint variable",
                    "a parameter",
                    "A symbol is either a joint variable or a parameter: rename one.",
                )


def _symbols(value: Any) -> list[Expr]:
    return symbols_of([value]) if isinstance(value, Expr) else []


def _parameters(robot: Robot) -> Iterator[tuple[str, Any]]:
    """Every value that no joint variable may enter, with its place."""
    for j, f in enumerate(robot.frames, 1):
        moving = MOVING.get(f.sigma) if j <= robot.NJ else None
        yield from (
            (f"{k}[{j}]", getattr(f, k))
            for k in ("gamma", "b", "alpha", "d", "theta", "r")
            if k != moving
        )
    for j, body in enumerate(robot.bodies):
        yield from ((f"{k}[{j}]", v) for k, v in vars(body).items())
    for j, joint in enumerate(robot.joints, 1):
        yield from (
            (f"{k}[{j}]", getattr(joint, k)) for k in ("IA", "FV", "FS", "FT", "VT", "FO", "k")
        )
    yield from ((f"G[{k}]", v) for k, v in enumerate(robot.gravity, 1))
    yield from ((f"Z[{k}]", v) for k, v in enumerate(robot.base.Z, 1))


def _number(value: Any) -> Any:
    """The number that a value is, None when it is symbolic."""
    return rational(value) if isinstance(value, Expr) else value


def _placement(robot: Robot) -> Iterator[Finding]:
    last = robot.base.Z[12:]
    if [_number(v) for v in last] != [0, 0, 0, 1]:
        yield Finding(
            True,
            "Z[13..16]",
            ", ".join(map(str, last)),
            "0, 0, 0, 1",
            "Z is a homogeneous 4x4 matrix, row by row.",
        )


def _inertia(robot: Robot, j: int) -> Iterator[Finding]:
    body = robot.bodies[j]
    M, XX, YY, ZZ = (_number(v) for v in (body.M, body.XX, body.YY, body.ZZ))
    if M is not None and M < 0:
        yield Finding(
            False,
            f"M[{j}]",
            f"{float(M):g} kg",
            "a mass that is not negative",
            "The inertia matrix may become singular or indefinite.",
        )
    for key, value in (("XX", XX), ("YY", YY), ("ZZ", ZZ)):
        if value is not None and value < 0:
            yield Finding(
                False,
                f"{key}[{j}]",
                f"{float(value):g} kg.m2",
                "a moment of inertia that is not negative",
                "A base (grouped) parameter may be; a physical link's may not.",
            )
    if XX is not None and YY is not None and ZZ is not None and min(XX, YY, ZZ) >= 0:
        for key, value in (("XX", XX), ("YY", YY), ("ZZ", ZZ)):
            if 2 * value > (XX + YY + ZZ) * (1 + 1e-9):
                yield Finding(
                    False,
                    f"{key}[{j}]",
                    f"{float(value):g} kg.m2, more than the other two moments together",
                    "the triangle inequality",
                    "No rigid body has such an inertia.",
                )


def _drive(robot: Robot, j: int) -> Iterator[Finding]:
    joint = robot.joint(j)
    for key in ("IA", "FV", "FS"):
        value = _number(getattr(joint, key))
        if value is not None and value < 0:
            yield Finding(False, f"{key}[{j}]", f"{float(value):g}", "a value that is not negative")
    low, high = joint.limits[:2]
    if low is not None and high is not None and low >= high:
        yield Finding(True, f"qmin[{j}], qmax[{j}]", f"{low:g} and {high:g}", "qmin below qmax")
