"""The inertia matrix by composite links [KC97 (27)-(38)].

The inertia of a link and all it carries is handed inwards in elementary steps, a rotation about z by the joint angle, a
shift along z, a rotation about x, a shift along x. Column j of A starts in the frame before joint j's rotation, where the turned parameters are the wrench
of a unit acceleration, and goes on inwards from there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.expr.node import ZERO
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.inertial_parameters import add_parameters, turn_body_z
from symoro.models.forms.link_frames import (
    LinkFrames,
    SpatialVector,
    link_frames,
    wrench_on_antecedent,
)
from symoro.robot.data import PRISMATIC, REVOLUTE, Body, Robot
from symoro.tracing.trace import Trace


def name_body(b: Body, mark: str, j: int, trace: Trace) -> Body:
    """The parameters under names of their own: XXP3_2, the composite XX of link 2 with link 3."""
    return b if trace.quiet else Body(**{k: trace(f"{k}{mark}{j}", v) for k, v in vars(b).items()})


def _cycled(b: Body) -> Body:
    """The axes renamed, x as z, y as x, z as y: what is done about or along z is then done about or along x."""
    return Body(b.YY, b.YZ, b.XY, b.ZZ, b.XZ, b.XX, b.MY, b.MZ, b.MX, b.M)


def _restored(b: Body) -> Body:
    return _cycled(_cycled(b))


def turn_body_x(b: Body, angle: Scalar, trace: Trace) -> Body:
    return b if is_zero(angle) else _restored(turn_body_z(_cycled(b), angle, trace))


def shift_body_z(b: Body, length: Scalar) -> Body:
    """The parameters about a point that lies `length` below the origin along z; (XX + h) + h keeps XX + h to share."""
    if is_zero(length):
        return b
    h = length * b.MZ
    square = length * (length * b.M)
    return Body(
        (b.XX + h) + h + square, b.XY, b.XZ - length * b.MX, (b.YY + h) + h + square, b.YZ - length * b.MY, b.ZZ,
        b.MX, b.MY, b.MZ + length * b.M, b.M,
    )  # fmt: skip


def shift_body_x(b: Body, length: Scalar) -> Body:
    return b if is_zero(length) else _restored(shift_body_z(_cycled(b), length))


def shift_body_in_plane(b: Body, x: Scalar, y: Scalar) -> Body:
    """The parameters about a point that lies (x, y, 0) below the origin; h is the moment of (-MY, MX) there, to share."""
    hx, hy = x * b.MX, y * b.MY
    h = hx + hy
    ZZ = (b.ZZ + h) + h
    if is_zero(b.M):
        XX, YY, XY = (b.XX + hy) + hy, (b.YY + hx) + hx, b.XY - (x * b.MY + y * b.MX)
        return Body(XX, XY, b.XZ - x * b.MZ, YY, b.YZ - y * b.MZ, ZZ, b.MX, b.MY, b.MZ, b.M)
    mx, my = x * b.M, y * b.M
    XX, YY = (b.XX + hy) + hy + y * my, (b.YY + hx) + hx + x * mx
    XY = b.XY - (x * b.MY + y * (b.MX + mx))
    return Body(
        XX,
        XY,
        b.XZ - x * b.MZ,
        YY,
        b.YZ - y * b.MZ,
        ZZ + x * mx + y * my,
        b.MX + mx,
        b.MY + my,
        b.MZ,
        b.M,
    )


def unit_wrench(b: Body, sigma: int) -> SpatialVector:
    """The wrench that a unit joint acceleration needs (31), (32)."""
    if sigma == PRISMATIC:
        return Vec3(ZERO, ZERO, b.M), Vec3(b.MY, -b.MX, ZERO)
    return Vec3(-b.MY, b.MX, ZERO), Vec3(b.XZ, b.YZ, b.ZZ)


def body_on_antecedent(
    robot: Robot, j: int, here: LinkFrames, at: LinkFrames, b: Body, trace: Trace
) -> tuple[Body, Scalar]:
    """Parameters in frame e of link j, carried to frame e of its antecedent (27)-(30), and their XX - YY, which the last shift leaves alone."""
    f = robot.frame(j)
    if here.parallel:
        turned, rise = turn_body_z(b, here.psi - at.psi, trace), f.b + f.r
        angle = at.to_own() + f.gamma
        if is_zero(angle) or is_zero(f.d):
            level = shift_body_x(turned, f.d)
        else:
            s, c = trace.sincos(angle)
            level = shift_body_in_plane(turned, f.d * c, f.d * s)
    else:
        before, rise = shift_body_z(turn_body_z(b, here.psi, trace), f.r), f.b
        level = turn_body_z(
            shift_body_x(turn_body_x(before, f.alpha, trace), f.d), at.to_own() + f.gamma, trace
        )
    return shift_body_z(level, rise), level.XX - level.YY


@dataclass(frozen=True)
class CompositeInertia:
    """The inertia matrix by joint 1..NL without rotors; for the base its composite body and each column's wrench."""

    A: list[list[Scalar]]
    base: Body
    wrenches: dict[int, SpatialVector]


def turned_body(b: Body, here: LinkFrames, how: str, trace: Trace) -> Body:
    """A link's own parameters in its frame e."""
    return turn_body_z(b, here.to_own(), trace, how)


def composite_on_antecedent(
    robot: Robot,
    j: int,
    here: LinkFrames,
    at: LinkFrames,
    total: Body,
    spread: Scalar | None,
    trace: Trace,
) -> tuple[Body, Body, Scalar]:
    """The composite link j before its joint's rotation and as its antecedent sees it, with XX - YY; `spread`: that of the link, to be used for XX."""
    whole = total if spread is None else dataclasses.replace(total, XX=total.YY + spread)
    before = name_body(turn_body_z(whole, here.psi, trace, spread=spread), "Z", j, trace)
    return before, *body_on_antecedent(robot, j, here._replace(psi=0), at, before, trace)


def composite_inertia(
    robot: Robot, bodies: Sequence[Body], forms: Sequence[LinkForm], trace: Trace
) -> CompositeInertia:
    """Composite links from the tips to the base, each column handed inwards from its joint (31)-(38)."""
    stations = link_frames(robot, forms)
    total = [
        name_body(
            trace.recalled(robot, turned_body, b, stations[j], forms[j].wrench_frame),
            "G",
            j,
            trace,
        )
        for j, b in enumerate(bodies)
    ]
    spread = [b.XX - b.YY for b in total]
    A: list[list[Scalar]] = [[ZERO] * (robot.NL + 1) for _ in range(robot.NL + 1)]
    wrenches: dict[int, SpatialVector] = {}
    for j in range(robot.NL, 0, -1):
        i, here = robot.ant(j), stations[j]._replace(psi=0)
        level = spread[j] if forms[j].XX_from_YY else None
        before, carried, difference = trace.recalled(
            robot, composite_on_antecedent, robot, j, stations[j], stations[i], total[j], level
        )
        total[i], spread[i] = (
            name_body(add_parameters(total[i], carried), f"P{j}_", i, trace),
            spread[i] + difference,
        )
        if robot.sigma(j) not in (REVOLUTE, PRISMATIC):
            continue
        wrench, k = unit_wrench(before, robot.sigma(j)), j
        A[j][j] = wrench[robot.sigma(j) == REVOLUTE].z
        while k > 0:
            f, m = trace.recalled(
                robot, wrench_on_antecedent, robot, k, here, stations[robot.ant(k)], *wrench
            )
            k = robot.ant(k)
            wrench = trace.vec(f"E{j}_", f, k), trace.vec(f"N{j}_", m, k)
            here = stations[k]
            if k and robot.sigma(k) in (REVOLUTE, PRISMATIC):
                A[k][j] = A[j][k] = wrench[robot.sigma(k) == REVOLUTE].z
        wrenches[j] = wrench
    return CompositeInertia([row[1:] for row in A[1:]], total[0], wrenches)
