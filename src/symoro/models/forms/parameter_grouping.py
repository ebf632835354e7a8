"""The gauge of the inertial parameters: what may be moved between a revolute link and its antecedent without effect.

Any share lambda of the inertia XX = YY = lambda of a revolute link may be counted to its antecedent instead [KD 9.50a];
classical grouping takes YY = 0. Other choices save products at run time, and all of it is work on parameters, done once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero, sin
from symoro.expr.interpret import interpret
from symoro.expr.linear import IDENTITY, Transform, Vec3
from symoro.expr.node import HALF, ZERO, Expr
from symoro.expr.walk import symbols_of
from symoro.mechanism.transforms import Screw, joint_screws, screw_transform
from symoro.models.forms.inertial_parameters import (
    add_parameters,
    transform_parameters,
    turn_body_z,
)
from symoro.robot.data import PRISMATIC, REVOLUTE, Body, Robot
from symoro.robot.structure import children
from symoro.tracing.trace import Trace

SMALL = 1e-6  # m, rad: what is less serves as no divisor


class LinkInertia(NamedTuple):
    """The parameters of a link with what a gauge leaves or makes vanish exactly, and arithmetic would not show."""

    body: Body
    k: Scalar  # XX + YY - ZZ
    spread: Scalar  # XX - YY, the same in every gauge

    @classmethod
    def of(cls, b: Body) -> LinkInertia:
        return cls(b, b.XX + b.YY - b.ZZ, b.XX - b.YY)

    def turned(self, angle: Scalar, how: str, trace: Trace) -> LinkInertia:
        """Seen from the link's frame turned back about z by the angle."""
        return self._replace(body=turn_body_z(self.body, angle, trace, how, self.spread))

    def with_part(self, part: Body, P: Vec3) -> LinkInertia:
        """Together with a part in the same orientation whose origin stands at P."""
        moved_part = transform_parameters(part, Transform(IDENTITY, P))
        height = P.z * (
            part.MZ + part.MZ + part.M * P.z
        )  # what the place adds to k: XX + YY - ZZ = 2 z S_z
        k = self.k + (part.XX + part.YY - part.ZZ) + height + height
        return LinkInertia(
            add_parameters(self.body, moved_part), k, self.spread + moved_part.XX - moved_part.YY
        )


def _lambda(b: Body, gauge: str) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """XX and YY after the choice, their k, and the lambda that moves to the antecedent."""
    XX, YY, ZZ = b.XX, b.YY, b.ZZ
    if gauge == "XX+YY=ZZ":  # XX + YY = ZZ
        return HALF * (XX - YY + ZZ), HALF * (YY - XX + ZZ), ZERO, HALF * (XX + YY - ZZ)
    if gauge == "XX=0":  # XX = 0
        return ZERO, YY - XX, YY - XX - ZZ, XX
    if gauge == "XX=ZZ":  # XX = ZZ
        return ZZ, YY - XX + ZZ, YY - XX + ZZ, XX - ZZ
    if gauge == "YY=ZZ":  # YY = ZZ
        return XX - YY + ZZ, ZZ, XX - YY + ZZ, YY - ZZ
    return XX - YY, ZERO, XX - YY - ZZ, YY  # YY = 0


def is_divisor(robot: Robot, x: Scalar) -> bool:
    """A length or a sine that may be divided by: not zero by structure, nor with the numbers that the robot comes with."""
    if is_zero(x) or not isinstance(x, Expr):
        return not is_zero(x) and abs(x) > SMALL
    return robot.derived(
        ("divisor", x), lambda: not _known(robot, x) or abs(interpret([x], robot.values)[0]) > SMALL
    )


def _known(robot: Robot, x: Expr) -> bool:
    return all(s.payload[0] in robot.values for s in symbols_of([x]))


def _shed(robot: Robot, bodies: list[Body], i: int, how: str) -> None:
    """Rid link i of MY (or MX) by leaving mass or MZ with a revolute link that it carries [KD 9.50b, c]."""
    for j, divisor, key in robot.derived(("shed", i, how), lambda: list(_receivers(robot, i, how))):
        amount = getattr(bodies[i], key)
        if not is_zero(amount):
            _give(
                robot,
                bodies,
                j,
                Body(MZ=-amount / divisor) if how == "MZ" else Body(M=amount / divisor),
                key,
            )
            return


def _receivers(robot: Robot, i: int, how: str) -> Iterator[tuple[int, Scalar, str]]:
    """Links that may take from link i, the length or sine that divides what they take, and the first moment that vanishes."""
    for j in (c for c in children(robot, i) if c <= robot.NL and robot.sigma(c) == REVOLUTE):
        f = robot.frame(j)
        if is_zero(f.gamma) and is_zero(f.b):
            s = sin(f.alpha)
            ways = {"MZ": [(s, "MY")], "mass": [(-f.r * s, "MY"), (f.d, "MX")]}.get(how, [])
            yield from ((j, divisor, key) for divisor, key in ways if is_divisor(robot, divisor))


def _give(robot: Robot, bodies: list[Body], j: int, share: Body, key: str) -> None:
    """Move a share from the antecedent to link j; `key` of the antecedent vanishes by construction."""
    i = robot.ant(j)
    taken = transform_parameters(Body(MZ=-share.MZ, M=-share.M), transform_at_zero(robot, j))
    bodies[i] = dataclasses.replace(add_parameters(bodies[i], taken), **{key: ZERO})
    bodies[j] = add_parameters(bodies[j], share)


def transform_at_zero(robot: Robot, j: int) -> Transform:
    """T_ij with the joint variable at zero: what moves between a link and its antecedent does not depend on it."""

    def make() -> Transform:
        z, x, last = joint_screws(robot, j)
        angle = ZERO if robot.sigma(j) == REVOLUTE else last.angle
        shift = ZERO if robot.sigma(j) == PRISMATIC else last.shift
        trace = Trace()
        return (
            screw_transform(z, trace)
            @ screw_transform(x, trace)
            @ screw_transform(Screw("z", angle, shift), trace)
        )

    return robot.derived(("still", j), make)


def _split(robot: Robot, j: int, b: Body, gauge: str) -> tuple[LinkInertia, Body]:
    """What stays with link j and what moves to its antecedent [KD Theorems 9.1, 9.2]; a fixed link moves as a whole."""
    if robot.sigma(j) == REVOLUTE:
        XX, YY, k, lam = _lambda(b, gauge)
        return LinkInertia(Body(XX, b.XY, b.XZ, YY, b.YZ, b.ZZ, b.MX, b.MY), k, b.XX - b.YY), Body(
            XX=lam, YY=lam, MZ=b.MZ, M=b.M
        )
    if robot.sigma(j) == PRISMATIC:
        return LinkInertia(Body(MX=b.MX, MY=b.MY, MZ=b.MZ, M=b.M), ZERO, ZERO), dataclasses.replace(
            b, MX=ZERO, MY=ZERO, MZ=ZERO, M=ZERO
        )
    return LinkInertia(Body(), ZERO, ZERO), b


def group_parameters(
    robot: Robot, gauges: Sequence[str] = (), sheds: Sequence[str] = ()
) -> list[LinkInertia]:
    """The inertial parameters of links 0..NL, grouped, with the choices for links 1..NL (default: the classical ones).

    From the tips inwards: a link sheds first moments to what it carries, then hands on to its antecedent what it may.
    """
    gauges, sheds = gauges or ("YY=0",) * robot.NL, sheds or ("keep",) * robot.NL
    state = Grouping(robot.bodies, ())
    for j in range(robot.NL, 0, -1):
        step = partial(_grouped, robot, j, gauges[j - 1], sheds[j - 1], state)
        state = robot.derived(("gauged", tuple(gauges[j - 1 :]), tuple(sheds[j - 1 :])), step)
    return [
        LinkInertia.of(state.bodies[0]),
        *(x._replace(body=b) for x, b in zip(state.links, state.bodies[1:], strict=True)),
    ]


class Grouping(NamedTuple):
    """The links' parameters on the way inwards, and what the links passed so far have."""

    bodies: tuple[Body, ...]
    links: tuple[LinkInertia, ...]


def _grouped(robot: Robot, j: int, gauge: str, shed: str, at: Grouping) -> Grouping:
    """One link further."""
    bodies = list(at.bodies)
    _shed(robot, bodies, j, shed)
    link, moves = _split(robot, j, bodies[j], gauge)
    bodies[j] = link.body
    if any(not is_zero(v) for v in vars(moves).values()):
        bodies[robot.ant(j)] = add_parameters(
            bodies[robot.ant(j)], transform_parameters(moves, transform_at_zero(robot, j))
        )
    return Grouping(tuple(bodies), (link, *at.links))
