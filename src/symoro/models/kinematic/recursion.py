"""Velocities and accelerations of the links by the recursions (6)-(10) of [KC97].

Angular quantities are carried in the frame before the rotation of a group of parallel axes, with that rotation pending:
w_pre is often sparse there, and link k of the group needs only the summed angle. Linear ones are carried in the links'
own frames. With `pending=False` every link's rotation is applied at once, as the original does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Mat3, Vec3
from symoro.models.geometric.chain import Screw, joint_screws, turn_kind
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.tracing.trace import Trace

Turn = Callable[[Vec3], Vec3]


def turn_back(screw: Screw, trace: Trace) -> Turn:
    """v seen from behind the screw: R^T v."""
    s, c = trace.sincos(screw.angle)
    if screw.axis == "x":
        return lambda v: Vec3(v.x, v.y * c + v.z * s, v.z * c - v.y * s)
    return lambda v: Vec3(v.x * c + v.y * s, v.y * c - v.x * s, v.z)


@dataclass(frozen=True)
class Motion:
    """Motion of a link: own-frame w, wd, V, VP, and w, wd before the pending rotation `angle` about z."""

    w: Vec3
    wd: Vec3
    V: Vec3
    VP: Vec3
    w_pre: Vec3
    wd_pre: Vec3
    angle: Scalar = 0


def centrifugal(w: Vec3, wd: Vec3) -> Mat3:
    """U = [wd]x + [w]x [w]x (9)."""
    xx, yy, zz = w.x * w.x, w.y * w.y, w.z * w.z
    xy, xz, yz = w.x * w.y, w.x * w.z, w.y * w.z
    return Mat3.from_rows(
        [
            [-(yy + zz), xy - wd.z, xz + wd.y],
            [xy + wd.z, -(xx + zz), yz - wd.x],
            [xz - wd.y, yz + wd.x, -(xx + yy)],
        ]
    )


def base_motion(robot: Robot) -> Motion:
    b = robot.base
    w, wd = Vec3(*b.W0), Vec3(*b.WP0)
    return Motion(w, wd, Vec3(*b.V0), Vec3(*b.VP0), w, wd)


def _spin(
    robot: Robot, j: int, at: Motion, pending: bool, trace: Trace
) -> tuple[Vec3, Vec3, Scalar]:
    """w and wd of the antecedent seen from before the rotation of joint j's group, and the rotation pending."""
    z, x, last = joint_screws(robot, j)
    angle = at.angle + z.angle
    w, wd = at.w_pre, at.wd_pre
    if not pending or turn_kind(x.angle) == "any":
        if not is_zero(angle):
            back = turn_back(Screw("z", angle, 0), trace)
            w, wd = (at.w, at.wd) if is_zero(z.angle) else (back(w), back(wd))
        back = turn_back(x, trace)
        return back(w), back(wd), last.angle
    if turn_kind(x.angle) == "half":
        return Vec3(w.x, -w.y, -w.z), Vec3(wd.x, -wd.y, -wd.z), last.angle - angle
    return w, wd, angle + last.angle


def step(robot: Robot, j: int, at: Motion, pending: bool, trace: Trace) -> Motion:
    """Link j from its antecedent: (6), (8), (10)."""
    joint, sigma = robot.joint(j), robot.sigma(j)
    qd, qdd = (joint.QP, joint.QDP) if sigma in (REVOLUTE, PRISMATIC) else (0, 0)
    w_i, wd_i, angle = _spin(robot, j, at, pending, trace)
    w_pre, wd_pre = w_i, wd_i
    if sigma == REVOLUTE:
        w_pre = Vec3(w_i.x, w_i.y, w_i.z + qd)  # (6b)
        wd_pre = Vec3(wd_i.x + w_i.y * qd, wd_i.y - w_i.x * qd, wd_i.z + qdd)  # (8)
    own = turn_back(Screw("z", angle, 0), trace) if not is_zero(angle) else lambda v: v
    w, wd = trace.vec("W", own(w_pre), j), trace.vec("WP", own(wd_pre), j)
    V, VP = _linear(robot, j, at, trace)
    if sigma == PRISMATIC:
        V = Vec3(V.x, V.y, V.z + qd)  # (6c)
        VP = Vec3(VP.x + 2 * (w.y * qd), VP.y - 2 * (w.x * qd), VP.z + qdd)  # (10)
    V, VP = trace.vec("V", V, j), trace.vec("VP", VP, j)
    if not pending:
        return Motion(w, wd, V, VP, w, wd, 0)
    return Motion(w, wd, V, VP, w_pre, wd_pre, angle)


def _linear(robot: Robot, j: int, at: Motion, trace: Trace) -> tuple[Vec3, Vec3]:
    """V and VP of the origin of frame j as a point of its antecedent, seen from frame j: R (V + w x P), R (VP + U P)."""
    w, wd, V, VP = at.w, at.wd, at.V, at.VP
    for screw in joint_screws(robot, j):
        if not is_zero(screw.shift):
            U = centrifugal(w, wd)
            arm = Vec3(screw.shift, 0, 0) if screw.axis == "x" else Vec3(0, 0, screw.shift)
            V = V + w.cross(arm)
            VP = VP + (U.s if screw.axis == "x" else U.a) * screw.shift
        if not is_zero(screw.angle):
            back = turn_back(screw, trace)
            w, wd, V, VP = back(w), back(wd), back(V), back(VP)
    return V, VP


def motions(robot: Robot, pending: bool, trace: Trace) -> list[Motion]:
    """Motion of links 1..NL."""
    found = [base_motion(robot)]
    for j in range(1, robot.NL + 1):
        found.append(step(robot, j, found[robot.ant(j)], pending, trace))
    return found[1:]
