"""Is this a robot? Errors that stop, warnings that inform, each with its place and what to do."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass

from symoro.errors import InputError
from symoro.expr.node import Expr, Role, rational
from symoro.expr.walk import symbols_of
from symoro.robot.data import FIXED, Robot
from symoro.robot.topology import path


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


def validated(robot: Robot, file: str) -> Robot:
    """The robot itself; the first error is raised, warnings are warned of."""
    for f in findings(robot):
        if f.error:
            raise InputError(f"{file}, {f.place}", f.found, f.expected, f.todo)
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
        for j in range(1, robot.NL + 1):
            yield from _inertia(robot, j)
            yield from _drive(robot, j)


def _structure(robot: Robot) -> Iterator[Finding]:
    if not robot.frames:
        yield Finding(True, "frames", "none", "at least one")
    for j, f in enumerate(robot.frames, 1):
        if not 0 <= f.ant <= robot.NF:
            yield Finding(True, f"ant[{j}]", str(f.ant), f"a frame from 0 to {robot.NF}")
        elif f.ant >= j:
            yield Finding(True, f"ant[{j}]", str(f.ant), f"a frame numbered before {j}", "Number frames outward from the base; cut joints of loops come after the links.")
        elif f.ant > robot.NL and f.sigma != FIXED:
            yield Finding(True, f"ant[{j}]", str(f.ant), f"a link from 0 to {robot.NL}", "A joint must be carried by a link.")
    for j, f in enumerate(robot.frames[robot.NJ :], robot.NJ + 1):
        if f.sigma != FIXED:
            yield Finding(True, f"sigma[{j}]", str(f.sigma), "2", "A frame after the joints is fixed: a tool frame or the twin of a cut joint.")
    if robot.NF < robot.NL + 2 * (robot.NJ - robot.NL):
        yield Finding(True, "NF", str(robot.NF), f"{robot.NL + 2 * (robot.NJ - robot.NL)} (NF = NL + 2 (NJ - NL))", "Each cut joint needs a twin frame.")


def _loops(robot: Robot) -> Iterator[Finding]:
    for cut in range(robot.NL + 1, robot.NJ + 1):
        twin = cut + robot.NJ - robot.NL
        if robot.ant(cut) == robot.ant(twin):
            yield Finding(True, f"ant[{twin}]", f"{robot.ant(twin)}, the antecedent of the cut joint {cut} too", "another link",
                          "The two frames of a cut joint lie on the two links that it connects; this loop does not close.")
        elif not set(path(robot, cut)) | set(path(robot, twin)):
            yield Finding(True, f"loop {cut}/{twin}", "no joint", "at least one joint on either side")


def _roles(robot: Robot) -> Iterator[Finding]:
    variables = {robot.variable(j) for j in robot.moving}
    parameters: list[tuple[str, Expr]] = []
    for j, f in enumerate(robot.frames, 1):
        moving = () if f.sigma == FIXED or j > robot.NJ else (("theta", "r")[f.sigma],)
        parameters += [(f"{k}[{j}]", getattr(f, k)) for k in ("gamma", "b", "alpha", "d", "theta", "r") if k not in moving]
    for j, body in enumerate(robot.bodies):
        parameters += [(f"{k}[{j}]", v) for k, v in vars(body).items()]
    for place, value in parameters:
        for s in symbols_of([value]) if isinstance(value, Expr) else ():
            if s in variables or s.payload[1] in (Role.POSITION, Role.VELOCITY, Role.ACCELERATION):
                yield Finding(True, place, f"'{s.payload[0]}', which is a joint variable", "a parameter", "A symbol is either a joint variable or a parameter: rename one.")


def _placement(robot: Robot) -> Iterator[Finding]:
    if any(not isinstance(v, Expr) or v.level for v in robot.base.Z):
        return
    Z = [rational(v) for v in robot.base.Z]
    if Z[12:] != [0, 0, 0, 1]:
        yield Finding(True, "Z[13..16]", str(Z[12:]), "0, 0, 0, 1", "Z is a homogeneous 4x4 matrix, row by row.")


def _inertia(robot: Robot, j: int) -> Iterator[Finding]:
    body = robot.bodies[j]
    number = {k: rational(v) if isinstance(v, Expr) else v for k, v in vars(body).items()}
    M, XX, YY, ZZ = (number[k] for k in ("M", "XX", "YY", "ZZ"))
    if M is not None and M < 0:
        yield Finding(False, f"M[{j}]", f"{float(M):g} kg", "a mass that is not negative", "The inertia matrix may become singular or indefinite.")
    for key, value in (("XX", XX), ("YY", YY), ("ZZ", ZZ)):
        if value is not None and value < 0:
            yield Finding(False, f"{key}[{j}]", f"{float(value):g} kg.m2", "a moment of inertia that is not negative", "A base (grouped) parameter may be; a physical link's may not.")
    if XX is not None and YY is not None and ZZ is not None and min(XX, YY, ZZ) >= 0:
        for key, value in (("XX", XX), ("YY", YY), ("ZZ", ZZ)):
            if 2 * value > (XX + YY + ZZ) * (1 + 1e-9):
                yield Finding(False, f"{key}[{j}]", f"{float(value):g} kg.m2, more than the other two moments together", "the triangle inequality", "No rigid body has such an inertia.")


def _drive(robot: Robot, j: int) -> Iterator[Finding]:
    joint = robot.joint(j)
    for key in ("IA", "FV", "FS"):
        value = rational(getattr(joint, key)) if isinstance(getattr(joint, key), Expr) else getattr(joint, key)
        if value is not None and value < 0:
            yield Finding(False, f"{key}[{j}]", f"{float(value):g}", "a value that is not negative")
    low, high = joint.limits[:2]
    if low is not None and high is not None and low >= high:
        yield Finding(True, f"qmin[{j}], qmax[{j}]", f"{low:g} and {high:g}", "qmin below qmax")
