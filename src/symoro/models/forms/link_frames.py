"""The frames in which the quantities of a link are expressed.

Every link has three frames that differ by a rotation about its axis z: the frame g before the
rotations of its group of parallel axes; its own frame; and the frame e in which its wrench is
evaluated, which is g or its own. In e = g the constants of the link are rotated and not the
vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.mechanism.spatial import SpatialVector, turn_x, turn_z
from symoro.mechanism.transforms import turn_kind
from symoro.models.forms.choices import LinkForm
from symoro.robot.data import Robot
from symoro.tracing.trace import Trace


class LinkFrames(NamedTuple):
    """The frames of one link by their angles about z (rad)."""

    own: Scalar  # from g to the own frame
    wrench: Scalar  # from g to e
    parallel: bool  # g is that of the antecedent
    lever_in_own_frame: bool = False

    @property
    def wrench_to_own(self) -> Scalar:
        """Angle from e to the own frame."""
        return 0 if self.wrench is self.own else self.own - self.wrench

    @property
    def before_joint(self) -> LinkFrames:
        """The same with e = g."""
        return self._replace(wrench=0)


FramePair = tuple[LinkFrames, LinkFrames]  # of link j and of its antecedent i


def link_frames(robot: Robot, forms: Sequence[LinkForm]) -> list[LinkFrames]:
    """Return the frames of links 0..NL."""
    frames = [LinkFrames(0, 0, False)]
    for j in range(1, robot.NL + 1):
        f, form, of_i = robot.frame(j), forms[j], frames[robot.ant(j)]
        parallel = form.join_group and turn_kind(f.alpha) == "none"
        own = of_i.own + f.gamma + f.theta if parallel else f.theta
        wrench = own if form.wrench_frame == "own" else 0
        frames.append(LinkFrames(own, wrench, parallel, form.lever_in_own_frame))
    return frames


def wrench_on_antecedent(
    robot: Robot, j: int, frames: FramePair, wrench_j: SpatialVector, trace: Trace
) -> SpatialVector:
    """Return the wrench [force; moment] of link j, given in its frame e at its origin, in the frame
    e of its antecedent i at its origin.
    """
    of_j, of_i = frames
    if of_j.parallel:
        return _wrench_on_parallel(robot, j, frames, wrench_j, trace)
    f = robot.frame(j)
    force, moment = (turn_z(v, of_j.wrench, trace) for v in wrench_j)
    if not is_zero(f.r):
        moment = Vec3(moment.x - f.r * force.y, moment.y + f.r * force.x, moment.z)
    force, moment = turn_x(force, f.alpha, trace), turn_x(moment, f.alpha, trace)
    if not is_zero(f.d):
        moment = Vec3(moment.x, moment.y - f.d * force.z, moment.z + f.d * force.y)
    angle = of_i.wrench_to_own + f.gamma
    force_i = turn_z(force, angle, trace)  # [KC97 (18)]
    moment_i = turn_z(moment, angle, trace)  # [KC97 (19)]: R_ij m_j + P_ij x f_i
    if is_zero(f.b):
        return force_i, moment_i
    return force_i, moment_i + Vec3(-f.b * force_i.y, f.b * force_i.x, 0)


def _wrench_on_parallel(
    robot: Robot, j: int, frames: FramePair, wrench_j: SpatialVector, trace: Trace
) -> SpatialVector:
    """The same where both links share a frame g."""
    f, (of_j, of_i), (force_j, moment_j) = robot.frame(j), frames, wrench_j
    angle = of_j.wrench - of_i.wrench
    force_i, moment_i = turn_z(force_j, angle, trace), turn_z(moment_j, angle, trace)
    P = turned_length(of_i.wrench_to_own + f.gamma, f.d, trace)
    lever = Vec3(P.x, P.y, f.b + f.r).cross(force_i)
    if of_j.lever_in_own_frame and not is_zero(f.d):  # about z: d f_y in the own frame of i
        own_force = turn_z(force_j, of_j.wrench - of_i.own - f.gamma, trace)
        lever = Vec3(lever.x, lever.y, f.d * own_force.y)
    return force_i, moment_i + lever


def turned_length(angle: Scalar, length: Scalar, trace: Trace) -> Vec3:
    """Return a length (m) along the x axis rotated by the angle (rad) about z."""
    if is_zero(length) or is_zero(angle):
        return Vec3(length, 0, 0)
    s, c = trace.sincos(angle)
    return Vec3(length * c, length * s, 0)
