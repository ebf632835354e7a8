"""The Newton-Euler recursion (rnea) as the original lists it [KC97 §5.1, KD §9.5.3].

One statement per element, intermediate variables with their classical names (WI, WP, DV, U, VSP,
VP, F, No, N, E, FDI). It is linear in the inertial parameters and serves trees, external wrenches
and a moving base; symoro mode prints it, and on numbers it gives the observation matrix. What runs
by default is `newton_euler`.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.expr import Mat3, Scalar, Transform, Vec3
from symoro.mechanism import joint_transform
from symoro.models.forms.parameter_grouping import first_moments
from symoro.robot import PRISMATIC, REVOLUTE, Body, Robot
from symoro.tracing import Trace


@dataclass(frozen=True)
class VelocityProducts:
    """DV: the products of the components of w, squares with a minus sign."""

    xx: Scalar
    yy: Scalar
    zz: Scalar
    xy: Scalar
    xz: Scalar
    yz: Scalar


@dataclass(frozen=True)
class ListedMotion:
    """Motion of link j in its own frame: w, wd, VP (gravity included), DV and U."""

    w: Vec3
    wd: Vec3
    VP: Vec3
    DV: VelocityProducts
    U: Mat3


def _velocity_products(w: Vec3, j: int, trace: Trace) -> VelocityProducts:
    return VelocityProducts(
        xx=trace(f"DV11{j}", -(w.x * w.x)),
        yy=trace(f"DV22{j}", -(w.y * w.y)),
        zz=trace(f"DV33{j}", -(w.z * w.z)),
        xy=trace(f"DV12{j}", w.x * w.y),
        xz=trace(f"DV13{j}", w.x * w.z),
        yz=trace(f"DV23{j}", w.y * w.z),
    )


def _listed_motion(w: Vec3, wd: Vec3, VP: Vec3, j: int, trace: Trace) -> ListedMotion:
    DV = _velocity_products(w, j, trace)
    U = Mat3.from_rows(  # [KC97 (9)], [KD 9.90]
        [
            [DV.yy + DV.zz, DV.xy - wd.z, DV.xz + wd.y],
            [DV.xy + wd.z, DV.xx + DV.zz, DV.yz - wd.x],
            [DV.xz - wd.y, DV.yz + wd.x, DV.xx + DV.yy],
        ]
    )
    return ListedMotion(w, wd, VP, DV, trace.mat("U", U, j))


def _base_motion(robot: Robot, trace: Trace) -> ListedMotion:
    """Frame 0, with gravity as an acceleration upwards."""
    b = robot.base
    VP_0 = trace.vec("VP", Vec3(*b.VP0) - Vec3(*robot.gravity), 0)  # [KD 9.80]
    return _listed_motion(Vec3(*b.W0), Vec3(*b.WP0), VP_0, 0, trace)


def _next_motion(
    robot: Robot, j: int, T_ij: Transform, of_i: ListedMotion, trace: Trace
) -> ListedMotion:
    """The motion of link j, in frame j, from that of its antecedent i, in frame i."""
    joint, sigma = robot.joint(j), robot.sigma(j)
    R_ji = T_ij.R.T
    w_i_j = trace.vec("WI", R_ji @ of_i.w, j)  # [KD 9.84]
    w_j, wd_j = w_i_j, R_ji @ of_i.wd
    VSP = trace.vec("VSP", of_i.U @ T_ij.P + of_i.VP, j)
    VP_j = R_ji @ VSP
    qd, qdd = joint.QP, joint.QDP
    if sigma == REVOLUTE:
        w_j = Vec3(w_i_j.x, w_i_j.y, trace(f"W3{j}", w_i_j.z + qd))  # [KC97 (6-b)], [KD 9.85]
        wd_j = Vec3(  # [KC97 (8)], [KD 9.86]
            wd_j.x + w_i_j.y * qd, wd_j.y - w_i_j.x * qd, wd_j.z + qdd
        )
    elif sigma == PRISMATIC:
        VP_j = Vec3(  # [KC97 (10)], [KD 9.87]
            VP_j.x + 2 * qd * w_i_j.y, VP_j.y - 2 * qd * w_i_j.x, VP_j.z + qdd
        )
    return _listed_motion(w_j, trace.vec("WP", wd_j, j), trace.vec("VP", VP_j, j), j, trace)


def _link_force(body: Body, m: ListedMotion, j: int, trace: Trace) -> Vec3:
    """M VP + U MS."""
    return trace.vec("F", m.U @ first_moments(body) + m.VP * body.M, j)  # [KC97 (15)], [KD 9.88]


def _inertia_moment(body: Body, m: ListedMotion, j: int, trace: Trace) -> Vec3:
    """J wd + w x (J w) with the products that U has already."""
    b, wd, DV, U = body, m.wd, m.DV, m.U.rows
    PIS1 = trace(f"PIS1{j}", b.ZZ - b.YY)
    PIS2 = trace(f"PIS2{j}", b.XX - b.ZZ)
    PIS3 = trace(f"PIS3{j}", b.YY - b.XX)
    No = Vec3(  # [KC97 (16)], [KD 9.89]
        wd.x * b.XX + DV.yz * PIS1 - U[2].x * b.XY + U[1].x * b.XZ + (DV.zz - DV.yy) * b.YZ,
        wd.y * b.YY + DV.xz * PIS2 + U[2].y * b.XY + (DV.xx - DV.zz) * b.XZ - U[0].y * b.YZ,
        wd.z * b.ZZ + DV.xy * PIS3 + (DV.yy - DV.xx) * b.XY - U[1].z * b.XZ + U[0].z * b.YZ,
    )
    return trace.vec("No", No, j)


def newton_euler_listing(robot: Robot, trace: Trace) -> list[Scalar]:
    """Return the axis components of the links' wrenches, joints 1..NL: torques (N m) or forces (N)
    without drives.
    """
    joints = robot.outward
    T = {j: joint_transform(robot, j, trace) for j in joints}  # T_ij, i = ant(j)
    motion = {0: _base_motion(robot, trace)}
    for j in joints:
        motion[j] = _next_motion(robot, j, T[j], motion[robot.ant(j)], trace)
    force: dict[int, Vec3] = {}
    moment: dict[int, Vec3] = {}
    for j in joints:
        body, e, m = robot.bodies[j], robot.wrenches[j], motion[j]
        force[j] = _link_force(body, m, j, trace) + Vec3(e.FX, e.FY, e.FZ)
        No, MS = _inertia_moment(body, m, j, trace), first_moments(body)
        moment[j] = No + MS.cross(m.VP) + Vec3(e.CX, e.CY, e.CZ)  # [KC97 (16)], [KD 9.89]
    for j in reversed(joints):
        i = robot.ant(j)
        force[j], moment[j] = trace.vec("E", force[j], j), trace.vec("N", moment[j], j)
        if i > 0:
            f_i = trace.vec("FDI", T[j].R @ force[j], j)  # [KC97 (18)], [KD 9.92]
            force[i] = force[i] + f_i  # [KC97 (17)], [KD 9.91]
            moment[i] = moment[i] + T[j].R @ moment[j] + T[j].P.cross(f_i)  # [KC97 (19)], [KD 9.93]
    return [_on_axis(robot, j, force[j], moment[j]) for j in range(1, robot.NL + 1)]


def _on_axis(robot: Robot, j: int, force: Vec3, moment: Vec3) -> Scalar:
    return force.z if robot.sigma(j) == PRISMATIC else moment.z  # [KC97 (20)], [KD 9.94]
