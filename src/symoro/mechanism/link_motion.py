"""Velocities and accelerations of the links of a tree: the recursions of [KC97 (6)-(10)].

Angular quantities are carried in the frame before the rotation of a group of parallel axes, with
that rotation pending: w is often sparse there, and a link of the group needs only the summed angle.
Linear quantities are carried in the links' own frames. With `pending=False` the rotation of every
link is applied at once, as in the original listing.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.expr import Mat3, Scalar, Vec3, is_zero, rotate_back_x, rotate_back_z
from symoro.mechanism.transforms import (
    Screw,
    joint_screws,
    turn_kind,
)
from symoro.robot import PRISMATIC, REVOLUTE, Robot
from symoro.tracing import Trace


@dataclass(frozen=True)
class LinkMotion:
    """Motion of link j: w, wd, V, VP in frame j, and w, wd before the pending rotation `angle`
    about z.
    """

    w: Vec3  # angular velocity, rad/s
    wd: Vec3  # angular acceleration, rad/s2
    V: Vec3  # velocity of the origin, m/s
    VP: Vec3  # acceleration of the origin, m/s2
    w_pre: Vec3
    wd_pre: Vec3
    angle: Scalar = 0


def rotate_back(v: Vec3, screw: Screw, trace: Trace) -> Vec3:
    """Return v expressed in the frame behind the rotation of a screw: R^T v."""
    s, c = trace.sincos(screw.angle)
    return rotate_back_x(v, s, c) if screw.axis == "x" else rotate_back_z(v, s, c)


def acceleration_matrix(w: Vec3, wd: Vec3) -> Mat3:
    """Return U = [wd]x + [w]x [w]x: a point P of the link has the acceleration VP + U P."""
    xx, yy, zz = w.x * w.x, w.y * w.y, w.z * w.z
    xy, xz, yz = w.x * w.y, w.x * w.z, w.y * w.z
    return Mat3.from_rows(  # [KC97 (9)]
        [
            [-(yy + zz), xy - wd.z, xz + wd.y],
            [xy + wd.z, -(xx + zz), yz - wd.x],
            [xz - wd.y, yz + wd.x, -(xx + yy)],
        ]
    )


def base_motion(robot: Robot) -> LinkMotion:
    """Return the motion of frame 0."""
    b = robot.base
    w_0, wd_0 = Vec3(*b.W0), Vec3(*b.WP0)
    return LinkMotion(w_0, wd_0, Vec3(*b.V0), Vec3(*b.VP0), w_0, wd_0)


def step(robot: Robot, j: int, of_i: LinkMotion, pending: bool, trace: Trace) -> LinkMotion:
    """Return the motion of link j from that of its antecedent i."""
    joint, sigma = robot.joint(j), robot.sigma(j)
    qd, qdd = (joint.QP, joint.QDP) if sigma in (REVOLUTE, PRISMATIC) else (0, 0)
    w_i, wd_i, angle = _antecedent_rotation(robot, j, of_i, pending, trace)
    w_pre, wd_pre = w_i, wd_i
    if sigma == REVOLUTE:
        w_pre = Vec3(w_i.x, w_i.y, w_i.z + qd)  # [KC97 (6-b)]
        wd_pre = Vec3(wd_i.x + w_i.y * qd, wd_i.y - w_i.x * qd, wd_i.z + qdd)  # [KC97 (8)]
    own = Screw("z", angle, 0)
    w_j = w_pre if is_zero(angle) else rotate_back(w_pre, own, trace)
    wd_j = wd_pre if is_zero(angle) else rotate_back(wd_pre, own, trace)
    w_j, wd_j = trace.vec("W", w_j, j), trace.vec("WP", wd_j, j)
    V_j, VP_j = _antecedent_translation(robot, j, of_i, trace)
    if sigma == PRISMATIC:
        V_j = Vec3(V_j.x, V_j.y, V_j.z + qd)  # [KC97 (6-c)]
        VP_j = Vec3(
            VP_j.x + 2 * (w_j.y * qd), VP_j.y - 2 * (w_j.x * qd), VP_j.z + qdd
        )  # [KC97 (10)]
    V_j, VP_j = trace.vec("V", V_j, j), trace.vec("VP", VP_j, j)
    if not pending:
        return LinkMotion(w_j, wd_j, V_j, VP_j, w_j, wd_j, 0)
    return LinkMotion(w_j, wd_j, V_j, VP_j, w_pre, wd_pre, angle)


def _antecedent_rotation(
    robot: Robot, j: int, of_i: LinkMotion, pending: bool, trace: Trace
) -> tuple[Vec3, Vec3, Scalar]:
    """Return w and wd of the antecedent, expressed before the rotation of joint j's group, and the
    pending angle.
    """
    z, x, last = joint_screws(robot, j)
    angle = of_i.angle + z.angle
    w, wd = of_i.w_pre, of_i.wd_pre
    kind = turn_kind(x.angle)
    if not pending or kind == "any":
        if not is_zero(angle):
            turned = Screw("z", angle, 0)
            w, wd = (
                (of_i.w, of_i.wd)
                if is_zero(z.angle)
                else (rotate_back(w, turned, trace), rotate_back(wd, turned, trace))
            )
        return rotate_back(w, x, trace), rotate_back(wd, x, trace), last.angle
    if kind == "half":
        return Vec3(w.x, -w.y, -w.z), Vec3(wd.x, -wd.y, -wd.z), last.angle - angle
    return w, wd, angle + last.angle


def _antecedent_translation(
    robot: Robot, j: int, of_i: LinkMotion, trace: Trace
) -> tuple[Vec3, Vec3]:
    """Return V and VP, in frame j, of the origin of frame j as a point of its antecedent."""
    w, wd, V, VP = of_i.w, of_i.wd, of_i.V, of_i.VP
    for screw in joint_screws(robot, j):
        if not is_zero(screw.shift):
            U = acceleration_matrix(w, wd)
            arm = Vec3(screw.shift, 0, 0) if screw.axis == "x" else Vec3(0, 0, screw.shift)
            V = V + w.cross(arm)  # V_i + w_i x P_ij
            VP = VP + (U.s if screw.axis == "x" else U.a) * screw.shift  # VP_i + U_i P_ij
        if not is_zero(screw.angle):
            w, wd, V, VP = (rotate_back(v, screw, trace) for v in (w, wd, V, VP))
    return V, VP


def link_motions(robot: Robot, pending: bool, trace: Trace) -> list[LinkMotion]:
    """Return the motion of links 1..NL."""
    motions = [base_motion(robot)]
    for j in range(1, robot.NL + 1):
        motions.append(step(robot, j, motions[robot.ant(j)], pending, trace))
    return motions[1:]
