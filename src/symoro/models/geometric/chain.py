"""The transform between two frames, factored into screws about x and z.

T_ij of one joint is z(gamma, b) x(alpha, d) z(theta, r). Along a path the screws are walked with the rotation about z
pending: parallel axes (alpha = 0) only add up their angles, alpha = pi only changes signs, and an angle is used once,
at the next turn about x. So sines of sums such as S23 come by themselves, for any tree, in either direction.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import IDENTITY, NULL, Mat3, Transform, Vec3
from symoro.expr.node import Expr, multiple_of_pi
from symoro.robot.data import Robot
from symoro.robot.topology import route
from symoro.tracing.trace import Trace

Made = TypeVar("Made")


@dataclass(frozen=True)
class Screw:
    """A rotation about and a translation along one axis, 'x' or 'z'; `frame` is reached behind it (0: none)."""

    axis: str
    angle: Scalar
    shift: Scalar
    frame: int = -1

    def inverse(self, frame: int = -1) -> Screw:
        return Screw(self.axis, -self.angle, -self.shift, frame)


def joint_screws(robot: Robot, j: int) -> tuple[Screw, Screw, Screw]:
    """T_ij = z(gamma, b) x(alpha, d) z(theta, r)."""
    f = robot.frame(j)
    return Screw("z", f.gamma, f.b), Screw("x", f.alpha, f.d), Screw("z", f.theta, f.r, j)


def route_screws(robot: Robot, i: int, j: int) -> list[Screw]:
    """The screws from frame i to frame j, up against the tree and down again, each frame marked where it is reached."""
    up, down = route(robot, i, j)
    screws: list[Screw] = []
    for k in up:
        z, x, last = joint_screws(robot, k)
        screws += [last.inverse(), x.inverse(), z.inverse(robot.ant(k))]
    for k in down:
        screws += joint_screws(robot, k)
    return screws


def turn_kind(alpha: Scalar) -> str:
    """'none' and 'half' for turns about x by 0 and pi known by structure, 'any' otherwise."""
    k = multiple_of_pi(alpha) if isinstance(alpha, Expr) else None
    return "any" if k is None or k.denominator != 1 else "none" if k % 2 == 0 else "half"


@dataclass(frozen=True)
class Walk:
    """A frame on the way: R = pre Rz(angle), with the rotation about z pending; P is complete."""

    pre: Mat3
    angle: Scalar
    P: Vec3

    def full(self, trace: Trace) -> Mat3:
        """The rotation matrix itself."""
        if is_zero(self.angle):
            return self.pre
        s, c = trace.sincos(self.angle)
        x, y, z = self.pre.columns
        return Mat3(x * c + y * s, y * c - x * s, z)

    def named(self, j: int, trace: Trace) -> Walk:
        """The same with an intermediate variable for each element, without which a listing doubles at every frame."""
        return Walk(trace.mat("U", self.full(trace), j), 0, trace.vec("L", self.P, j))

    @property
    def axis(self) -> Vec3:
        """The z axis, which a pending rotation leaves alone."""
        return self.pre.a

    def step(self, screw: Screw, trace: Trace) -> Walk:
        if screw.axis == "z":
            P = self.P if is_zero(screw.shift) else self.P + self.pre.a * screw.shift
            return Walk(self.pre, self.angle + screw.angle, P)
        P = self.P if is_zero(screw.shift) else self.P + self.full(trace).s * screw.shift
        kind = turn_kind(screw.angle)
        if kind == "none":
            return Walk(self.pre, self.angle, P)
        if kind == "half":  # Rz(t) Rx(pi) = Rx(pi) Rz(-t)
            return Walk(Mat3(self.pre.s, -self.pre.n, -self.pre.a), -self.angle, P)
        x, y, z = self.full(trace).columns
        s, c = trace.sincos(screw.angle)
        return Walk(Mat3(x, y * c + z * s, z * c - y * s), 0, P)


START = Walk(IDENTITY, 0, NULL)


def kept(robot: Robot, trace: Trace, step: Callable[..., Made], *args: Hashable) -> Made:
    """step(robot, *args, n), which is done once for all models where nothing is named."""
    return (
        robot.derived((step, *args), lambda: step(robot, *args, trace))
        if trace.quiet
        else step(robot, *args, trace)
    )


def walk(robot: Robot, i: int, j: int, trace: Trace) -> Iterator[tuple[int, Walk]]:
    """(frame, where it is) for the frames from i to j, i included, all seen from frame i."""
    at = START
    yield i, at
    for screw in route_screws(robot, i, j):
        at = at.step(screw, trace)
        if screw.frame >= 0:
            at = at.named(screw.frame, trace) if trace.opaque else at
            yield screw.frame, at


def forward_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """T_ij built from frame i on: columns are combined."""
    *_, (_, last) = walk(robot, i, j, trace)
    return Transform(last.full(trace), last.P)


@dataclass(frozen=True)
class Pending:
    """Frame j on the way back to i: T = z(angle) (core) + offsets, the rotation about z and the lengths pending."""

    core: Transform
    angle: Scalar
    rise: Scalar
    offsets: tuple[
        tuple[Scalar, Scalar], ...
    ] = ()  # (angle since, length along x) inside a group of parallel axes

    def full(self, trace: Trace) -> Transform:
        turned = self.core
        if not is_zero(self.angle):
            s, c = trace.sincos(self.angle)
            turned = _rows_turned(
                self.core, lambda v: Vec3(v.x * c - v.y * s, v.x * s + v.y * c, v.z)
            )
        P = Vec3(turned.P.x, turned.P.y, turned.P.z + self.rise)
        for since, length in self.offsets:
            s, c = trace.sincos(since)
            P = Vec3(P.x + length * c, P.y + length * s, P.z)
        return Transform(turned.R, P)

    def step(self, screw: Screw, trace: Trace) -> Pending:
        """One more screw on the left."""
        if screw.axis == "z":
            offsets = tuple((since + screw.angle, length) for since, length in self.offsets)
            return Pending(self.core, self.angle + screw.angle, self.rise + screw.shift, offsets)
        at = self
        if turn_kind(screw.angle) != "none":
            s, c = trace.sincos(screw.angle)
            core = _rows_turned(
                self.full(trace), lambda v: Vec3(v.x, v.y * c - v.z * s, v.y * s + v.z * c)
            )
            at = Pending(core, 0, 0)
        return (
            at
            if is_zero(screw.shift)
            else Pending(at.core, at.angle, at.rise, (*at.offsets, (0, screw.shift)))
        )


def _rows_turned(T: Transform, turn: Callable[[Vec3], Vec3]) -> Transform:
    return Transform(Mat3(turn(T.R.s), turn(T.R.n), turn(T.R.a)), turn(T.P))


def backward_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """T_ij built from frame j back to i: rows are combined, and lengths enter where they are still few."""
    at = Pending(Transform(IDENTITY, NULL), 0, 0)
    for screw in reversed(route_screws(robot, i, j)):
        at = at.step(screw, trace)
    return at.full(trace)
