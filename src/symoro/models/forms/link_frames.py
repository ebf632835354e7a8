"""The frames in which the quantities of a link are expressed, and its rotational motion in them.

Every link has three frames that differ by a rotation about its axis z: the frame g before the
rotations of its group of parallel axes; its own frame; and the frame e in which its wrench is
evaluated, which is g or its own. In e = g the constants of the link are rotated, not the vectors.

The rotational motion is carried as the angular velocity w and one column of
U = [wd]x + [w]x [w]x, the matrix with which a point P of the link accelerates by VP + U P. For a
revolute joint the gyroscopic terms cancel on the axis: U_j z_j = U_i z_j. So the column c = U z is
carried by a plain rotation, together with the scalar wd3, and the rest of U follows from products
that the forces need anyway:

    U13 = c1   U23 = c2   U33 = c3
    U12 = w1 w2 - wd3               U21 = w1 w2 + wd3
    U31 = 2 w1 w3 - c1              U32 = 2 w2 w3 - c2
    U11 = U33 + (w1^2 - w3^2)       U22 = U33 - (w3^2 - w2^2)
    wd1 = w2 w3 - c2                wd2 = c1 - w1 w3
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf
from typing import NamedTuple

from symoro.expr import Mat3, Scalar, Vec3, is_zero
from symoro.mechanism import SpatialVector, turn_back_x, turn_back_z, turn_kind, turn_x, turn_z
from symoro.models.forms.choices import LinkForm
from symoro.robot import Robot
from symoro.tracing import Trace


class LinkFrames(NamedTuple):
    """The frames of one link by their angles about z (rad)."""

    own: Scalar  # from g to the own frame
    wrench: Scalar  # from g to e
    parallel: bool  # g is that of the antecedent
    lever_in_own_frame: bool = False
    about_two_axes: bool = False  # the link turns about its axis and one that does not move

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
    turns = axis_turns(robot)
    frames = {0: LinkFrames(0, 0, False)}
    for j in robot.outward:
        f, form, of_i = robot.frame(j), forms[j], frames[robot.ant(j)]
        parallel = form.join_group and turn_kind(f.alpha) == "none"
        own = of_i.own + f.gamma + f.theta if parallel else f.theta
        wrench = own if form.wrench_frame == "own" else 0
        frames[j] = LinkFrames(own, wrench, parallel, form.lever_in_own_frame, turns[j] == 2)
    return [frames[j] for j in range(robot.NL + 1)]


def axis_turns(robot: Robot) -> list[float]:
    """Return, for links 0..NL, the number of different directions of the axes from the base to the
    link; infinite where the base turns, and for torques without accelerations of joints, which
    share more with the inertia matrix in the other forms.
    """
    base = robot.base
    rests = all(map(is_zero, (*base.W0, *base.WP0)))
    turns = {0: 0.0 if rests and not all(is_zero(x.QDP) for x in robot.joints) else inf}
    for j in robot.outward:
        i = robot.ant(j)
        turns[j] = turns[i] + (i == 0 or turn_kind(robot.frame(j).alpha) != "none")
    return [turns[j] for j in range(robot.NL + 1)]


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


class _Components(NamedTuple):
    w: Vec3
    c: Vec3
    wd3: Scalar
    diagonal_from_squares: bool = False
    last_row_doubled: bool = False


class AngularMotion(_Components):
    """w (rad/s), c = U z and wd3 (rad/s2) of a link in one frame, with its forms of U."""

    @classmethod
    def from_acceleration(cls, w: Vec3, wd: Vec3) -> AngularMotion:
        """Return the motion with angular velocity w and acceleration wd."""
        c = Vec3(w.x * w.z + wd.y, w.y * w.z - wd.x, -(w.x * w.x + w.y * w.y))
        return cls(w, c, wd.z)

    @cached_property
    def wd(self) -> Vec3:
        """The angular acceleration."""
        w, c = self.w, self.c
        return Vec3(w.y * w.z - c.y, c.x - w.x * w.z, self.wd3)

    @cached_property
    def square_differences(self) -> tuple[Scalar, Scalar, Scalar]:
        """w3^2 - w2^2, w1^2 - w3^2, w2^2 - w1^2."""
        xx, yy, zz = self.w.x * self.w.x, self.w.y * self.w.y, self.w.z * self.w.z
        return zz - yy, xx - zz, yy - xx

    @cached_property
    def U(self) -> Mat3:
        """[wd]x + [w]x [w]x."""
        w, c = self.w, self.c
        xy = w.x * w.y
        U11, U22 = self._diagonal
        U31, U32 = self._last_row
        return Mat3.from_rows(  # [KC97 (9)]
            [
                [U11, xy - self.wd3, c.x],
                [xy + self.wd3, U22, c.y],
                [U31, U32, c.z],
            ]
        )

    @cached_property
    def _last_row(self) -> tuple[Scalar, Scalar]:
        w, c, wd = self.w, self.c, self.wd
        if self.last_row_doubled:
            return (w.z + w.z) * w.x - c.x, (w.z + w.z) * w.y - c.y
        return w.x * w.z - wd.y, w.y * w.z + wd.x

    @cached_property
    def _diagonal(self) -> tuple[Scalar, Scalar]:
        if self.diagonal_from_squares:
            xx, yy, zz = self.w.x * self.w.x, self.w.y * self.w.y, self.w.z * self.w.z
            return -(yy + zz), -(xx + zz)
        d1, d2, _ = self.square_differences
        return self.c.z + d2, self.c.z - d1

    def turn_back_z(self, angle: Scalar, trace: Trace) -> AngularMotion:
        """Return the motion in a frame that is rotated about z by the angle (rad)."""
        if is_zero(angle):
            return self
        return self._replace(
            w=turn_back_z(self.w, angle, trace), c=turn_back_z(self.c, angle, trace)
        )

    def turn_back_x(
        self, angle: Scalar, column_from_U: bool, from_squares: bool, trace: Trace
    ) -> AngularMotion:
        """Return the motion in a frame that is rotated about x by the angle (rad).

        Its column c comes from U, the last element from squares of w; or from w and wd rotated.
        """
        w = turn_back_x(self.w, angle, trace)
        if not column_from_U:
            return AngularMotion.from_acceleration(w, turn_back_x(self.wd, angle, trace))
        return AngularMotion(
            w, self._column_across(angle, w, from_squares, trace), self._axial_rate(angle, trace)
        )

    def _axial_rate(self, angle: Scalar, trace: Trace) -> Scalar:
        """wd on the new axis z_j = (0, -s, c)."""
        s, c = trace.sincos(angle)
        return self.wd.z * c - self.wd.y * s

    def _column_across(self, angle: Scalar, w: Vec3, from_squares: bool, trace: Trace) -> Vec3:
        """U z_j in the frame rotated about x, where w is given; with U23 - U32 = -2 wd1 and
        U33 - U22 = w3^2 - w2^2 put in:

            c1' = C U13 - S U12
            c2' = cos(2 alpha) w2 w3 - wd1 + S C (w3^2 - w2^2)
            c3' = U33 - S^2 (w3^2 - w2^2) - sin(2 alpha) w2 w3
        """
        s, c = trace.sincos(angle)
        yz, d1 = self.w.y * self.w.z, self.square_differences[0]
        first = self.c.x * c - self.U.n.x * s
        second = -self.U.n.z if is_zero(c) else yz * (c * c - s * s) - self.wd.x + d1 * (s * c)
        if from_squares:
            return Vec3(first, second, -(w.x * w.x + w.y * w.y))
        return Vec3(first, second, self.c.z - d1 * (s * s) - yz * (s * c + s * c))

    def with_joint(self, qd: Scalar, qdd: Scalar) -> AngularMotion:
        """Return the motion with that of a revolute joint about z added, which leaves c alone."""
        w = Vec3(self.w.x, self.w.y, self.w.z + qd)  # [KC97 (6-b)]
        return self._replace(w=w, wd3=self.wd3 + qdd)  # [KC97 (8)]
