"""Where the quantities of a link are expressed.

Every link has three frames that differ by a rotation about its axis z: its group's pre-frame g (before the rotations of
a group of parallel axes), its own frame, turned by the summed angle theta against g, and the frame e in which its wrench
is evaluated, g or its own. In e = g the link's constants turn instead of the vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.mechanism.transforms import turn_kind
from symoro.models.forms.angular_motion import turn_x, turn_z
from symoro.models.forms.choices import LinkForm
from symoro.robot.data import Robot
from symoro.tracing.trace import Trace

SpatialVector = tuple[Vec3, Vec3]  # force and moment


class LinkFrames(NamedTuple):
    """The frames of one link: angles about z from g."""

    theta: Scalar  # to the own frame
    psi: Scalar  # to e
    parallel: bool  # g is the antecedent's
    lever: bool = False

    def to_own(self) -> Scalar:
        """Angle from e to the own frame."""
        return 0 if self.psi is self.theta else self.theta - self.psi


def link_frames(robot: Robot, forms: Sequence[LinkForm]) -> list[LinkFrames]:
    """The stations of links 0..NL."""
    found = [LinkFrames(0, 0, False)]
    for j in range(1, robot.NL + 1):
        f, at = robot.frame(j), found[robot.ant(j)]
        parallel = forms[j].join_group and turn_kind(f.alpha) == "none"
        theta = at.theta + f.gamma + f.theta if parallel else f.theta
        found.append(
            LinkFrames(
                theta,
                theta if forms[j].wrench_frame == "own" else 0,
                parallel,
                forms[j].lever_in_own_frame,
            )
        )
    return found


def wrench_on_antecedent(
    robot: Robot, j: int, here: LinkFrames, at: LinkFrames, force: Vec3, moment: Vec3, trace: Trace
) -> SpatialVector:
    """The wrench of link j on its antecedent, at its origin and in its frame e (17)-(19)."""
    f = robot.frame(j)
    d, b, r = f.d, f.b, f.r
    if here.parallel:
        turn = here.psi - at.psi
        inside, force, moment = force, turn_z(force, turn, trace), turn_z(moment, turn, trace)
        arm = _lever(at, f.gamma, d, b + r, force, trace)
        if here.lever and not is_zero(
            d
        ):  # about z: d f_y, the force seen from the antecedent's own frame
            across = turn_z(inside, here.psi - at.theta - f.gamma, trace)
            arm = Vec3(arm.x, arm.y, d * across.y)
        return force, moment + arm
    force, moment = turn_z(force, here.psi, trace), turn_z(moment, here.psi, trace)
    if not is_zero(r):
        moment = Vec3(moment.x - r * force.y, moment.y + r * force.x, moment.z)
    force, moment = turn_x(force, f.alpha, trace), turn_x(moment, f.alpha, trace)
    if not is_zero(d):
        moment = Vec3(moment.x, moment.y - d * force.z, moment.z + d * force.y)
    angle = at.to_own() + f.gamma
    force, moment = turn_z(force, angle, trace), turn_z(moment, angle, trace)
    return force, moment + (Vec3(-b * force.y, b * force.x, 0) if not is_zero(b) else Vec3(0, 0, 0))


def _lever(
    at: LinkFrames, gamma: Scalar, d: Scalar, rise: Scalar, force: Vec3, trace: Trace
) -> Vec3:
    """P x f with P = d x + rise z, in frame e of the antecedent."""
    angle = at.to_own() + gamma
    if is_zero(d):
        P = Vec3(0, 0, rise)
    elif is_zero(angle):
        P = Vec3(d, 0, rise)
    else:
        s, c = trace.sincos(angle)
        P = Vec3(d * c, d * s, rise)
    return P.cross(force)
