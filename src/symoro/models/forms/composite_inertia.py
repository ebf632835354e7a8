"""The inertia matrix by composite rigid bodies (crba), "generalized links" in [KC97 §5.3].

The inertia of a link and all that it carries is handed inwards in elementary steps: a rotation
about z by the joint angle, a shift along z, a rotation about x, a shift along x. Column j of A
starts in the frame before joint j's rotation, where the parameters themselves are the wrench of a
unit acceleration, and is handed on inwards from there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.expr.node import ZERO
from symoro.mechanism.spatial import SpatialVector
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.inertial_parameters import (
    add_parameters,
    shift_body_in_plane,
    shift_body_x,
    shift_body_z,
    turn_body_x,
    turn_body_z,
)
from symoro.models.forms.link_frames import (
    FramePair,
    LinkFrames,
    link_frames,
    turned_length,
    wrench_on_antecedent,
)
from symoro.robot.data import FIXED, PRISMATIC, Body, Robot
from symoro.tracing.trace import Trace


@dataclass(frozen=True)
class CompositeInertia:
    """The inertia matrix A of joints 1..NL without rotors; for the base its composite body and the
    wrench of each column, by joint, in frame 0.
    """

    A: list[list[Scalar]]
    base: Body
    wrenches: dict[int, SpatialVector]


# --- composite links ------------------------------------------------------------------------------


def name_body(b: Body, mark: str, j: int, trace: Trace) -> Body:
    """Return the parameters as intermediates: XXP3_2 is the composite XX of link 2 with link 3."""
    return b if trace.quiet else Body(**{k: trace(f"{k}{mark}{j}", v) for k, v in vars(b).items()})


def link_body(b: Body, frames: LinkFrames, wrench_frame: str, trace: Trace) -> Body:
    """Return a link's own parameters in its frame e."""
    return turn_body_z(b, frames.wrench_to_own, trace, wrench_frame)


def body_on_antecedent(
    robot: Robot, j: int, frames: FramePair, b: Body, trace: Trace
) -> tuple[Body, Scalar]:
    """Return parameters given in frame e of link j in frame e of its antecedent, and XX - YY, which
    the last shift, along z, leaves alone.
    """
    f, (of_j, of_i) = robot.frame(j), frames
    angle = of_i.wrench_to_own + f.gamma
    if of_j.parallel:
        turned, rise = turn_body_z(b, of_j.wrench - of_i.wrench, trace), f.b + f.r
        level = _shift_level(turned, angle, f.d, trace)
    else:
        before, rise = shift_body_z(turn_body_z(b, of_j.wrench, trace), f.r), f.b
        level = shift_body_x(turn_body_x(before, f.alpha, trace), f.d)
        level = turn_body_z(level, angle, trace)
    return shift_body_z(level, rise), level.XX - level.YY  # [KC97 (27)]


def _shift_level(b: Body, angle: Scalar, length: Scalar, trace: Trace) -> Body:
    """The parameters about a point below, a length along x rotated by the angle about z."""
    if is_zero(angle) or is_zero(length):
        return shift_body_x(b, length)
    P = turned_length(angle, length, trace)
    return shift_body_in_plane(b, P.x, P.y)


class CompositeLink(NamedTuple):
    """A link with all that it carries, in e; spread: XX - YY if a shorter form is known."""

    body: Body
    spread: Scalar | None = None


def composite_on_antecedent(
    robot: Robot, j: int, frames: FramePair, link: CompositeLink, trace: Trace
) -> tuple[Body, Body, Scalar]:
    """Return composite link j before its joint's rotation, in frame e of its antecedent, and its
    XX - YY there.
    """
    (of_j, of_i), b, spread = frames, link.body, link.spread
    whole = b if spread is None else dataclasses.replace(b, XX=b.YY + spread)
    turned = turn_body_z(whole, of_j.wrench, trace, spread=spread)
    before = name_body(turned, "Z", j, trace)
    return before, *body_on_antecedent(robot, j, (of_j.before_joint, of_i), before, trace)


# --- columns of A ---------------------------------------------------------------------------------


def unit_wrench(b: Body, sigma: int) -> SpatialVector:
    """Return the wrench [force; moment] that a unit acceleration of joint j takes, z along z_j."""
    if sigma == PRISMATIC:
        return Vec3(ZERO, ZERO, b.M), Vec3(b.MY, -b.MX, ZERO)  # [KC97 (31)], [KC97 (32)]
    force = Vec3(-b.MY, b.MX, ZERO)  # [KC97 (33)]
    return force, Vec3(b.XZ, b.YZ, b.ZZ)  # [KC97 (34)]


def _on_axis(wrench: SpatialVector, sigma: int) -> Scalar:
    force, moment = wrench
    return force.z if sigma == PRISMATIC else moment.z


def _column(
    robot: Robot, j: int, before: Body, frames: Sequence[LinkFrames], trace: Trace
) -> tuple[dict[int, Scalar], SpatialVector]:
    """Column j of A by row, from joint j to the base, and its wrench on the base in frame 0."""
    wrench, k, of_k = unit_wrench(before, robot.sigma(j)), j, frames[j].before_joint
    column = {j: _on_axis(wrench, robot.sigma(j))}  # [KC97 (35)]
    while k > 0:
        pair = of_k, frames[robot.ant(k)]
        f, m = trace.recalled(robot, wrench_on_antecedent, robot, k, pair, wrench)
        k = robot.ant(k)
        of_k = frames[k]
        wrench = trace.vec(f"E{j}_", f, k), trace.vec(f"N{j}_", m, k)  # [KC97 (36)], [KC97 (37)]
        if k and robot.sigma(k) != FIXED:
            column[k] = _on_axis(wrench, robot.sigma(k))  # [KC97 (38)]
    return column, wrench


def composite_inertia(
    robot: Robot, bodies: Sequence[Body], forms: Sequence[LinkForm], trace: Trace
) -> CompositeInertia:
    """Return the inertia matrix (crba) of links 0..NL with the given parameters and forms."""
    frames = link_frames(robot, forms)
    total = [
        name_body(
            trace.recalled(robot, link_body, b, frames[j], forms[j].wrench_frame), "G", j, trace
        )
        for j, b in enumerate(bodies)
    ]
    spread = [b.XX - b.YY for b in total]
    A: list[list[Scalar]] = [[ZERO] * (robot.NL + 1) for _ in range(robot.NL + 1)]
    wrenches: dict[int, SpatialVector] = {}
    for j in range(robot.NL, 0, -1):
        i = robot.ant(j)
        link = CompositeLink(total[j], spread[j] if forms[j].XX_from_YY else None)
        before, body_i, difference = trace.recalled(
            robot, composite_on_antecedent, robot, j, (frames[j], frames[i]), link
        )
        sum_i = add_parameters(total[i], body_i)  # [KC97 (28)], [KC97 (29)], [KC97 (30)]
        total[i], spread[i] = name_body(sum_i, f"P{j}_", i, trace), spread[i] + difference
        if robot.sigma(j) != FIXED:
            column, wrenches[j] = _column(robot, j, before, frames, trace)
            for k, element in column.items():
                A[k][j] = A[j][k] = element
    return CompositeInertia([row[1:] for row in A[1:]], total[0], wrenches)
