"""Inverse dynamics by the Newton-Euler algorithm that is linear in the inertial parameters [KC97 (15)-(20), KD §9.5.3].

This is the recursion as the original writes it: one statement per element, intermediate variables with their classical
names (WI, WP, DV, U, VSP, VP, F, No, N, E, FDI). It serves trees, external wrenches and a moving base.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.expr.functions import Scalar
from symoro.expr.linear import Mat3, Transform, Vec3
from symoro.mechanism.transforms import joint_transform
from symoro.robot.data import PRISMATIC, REVOLUTE, Body, Robot
from symoro.tracing.trace import Trace


@dataclass(frozen=True)
class Products:
    """DV: the products of the components of w, squares with a minus sign."""

    xx: Scalar
    yy: Scalar
    zz: Scalar
    xy: Scalar
    xz: Scalar
    yz: Scalar


@dataclass(frozen=True)
class LinkMotion:
    """Motion of link j in its own frame: w, wd, VP (gravity included), DV and U."""

    w: Vec3
    wd: Vec3
    VP: Vec3
    DV: Products
    U: Mat3


def products(w: Vec3, j: int, trace: Trace) -> Products:
    return Products(
        trace(f"DV11{j}", -(w.x * w.x)), trace(f"DV22{j}", -(w.y * w.y)), trace(f"DV33{j}", -(w.z * w.z)),
        trace(f"DV12{j}", w.x * w.y), trace(f"DV13{j}", w.x * w.z), trace(f"DV23{j}", w.y * w.z),
    )  # fmt: skip


def u_matrix(DV: Products, wd: Vec3, j: int, trace: Trace) -> Mat3:
    """U = [wd]x + [w]x [w]x (9)."""
    rows = [
        [DV.yy + DV.zz, DV.xy - wd.z, DV.xz + wd.y],
        [DV.xy + wd.z, DV.xx + DV.zz, DV.yz - wd.x],
        [DV.xz - wd.y, DV.yz + wd.x, DV.xx + DV.yy],
    ]
    return trace.mat("U", Mat3.from_rows(rows), j)


def link_motion(w: Vec3, wd: Vec3, VP: Vec3, j: int, trace: Trace) -> LinkMotion:
    DV = products(w, j, trace)
    return LinkMotion(w, wd, VP, DV, u_matrix(DV, wd, j, trace))


def base_link(robot: Robot, trace: Trace) -> LinkMotion:
    """Frame 0, with gravity as an acceleration upwards: VP0 - g."""
    b = robot.base
    VP0 = trace.vec("VP", Vec3(*b.VP0) - Vec3(*robot.gravity), 0)
    return link_motion(Vec3(*b.W0), Vec3(*b.WP0), VP0, 0, trace)


def forward(robot: Robot, j: int, T: Transform, at: LinkMotion, trace: Trace) -> LinkMotion:
    """Link j from its antecedent: (6), (8), (9), (10)."""
    joint, sigma = robot.joint(j), robot.sigma(j)
    R_ji = T.R.T
    w_i = trace.vec("WI", R_ji @ at.w, j)
    wd = R_ji @ at.wd
    w = w_i
    VSP = trace.vec("VSP", at.U @ T.P + at.VP, j)
    VP = R_ji @ VSP
    if sigma == REVOLUTE:
        w = Vec3(w_i.x, w_i.y, trace(f"W3{j}", w_i.z + joint.QP))
        wd = Vec3(wd.x + w_i.y * joint.QP, wd.y - w_i.x * joint.QP, wd.z + joint.QDP)
    elif sigma == PRISMATIC:
        VP = Vec3(VP.x + 2 * joint.QP * w_i.y, VP.y - 2 * joint.QP * w_i.x, VP.z + joint.QDP)
    return link_motion(w, trace.vec("WP", wd, j), trace.vec("VP", VP, j), j, trace)


def link_force(body: Body, m: LinkMotion, j: int, trace: Trace) -> Vec3:
    """F = M VP + U MS (15)."""
    MS = Vec3(body.MX, body.MY, body.MZ)
    return trace.vec("F", m.U @ MS + m.VP * body.M, j)


def inertia_moment(body: Body, m: LinkMotion, j: int, trace: Trace) -> Vec3:
    """No = J wd + w x (J w) with the products that U has already (16)."""
    b, wd, DV, U = body, m.wd, m.DV, m.U
    PIS = (
        trace(f"PIS1{j}", b.ZZ - b.YY),
        trace(f"PIS2{j}", b.XX - b.ZZ),
        trace(f"PIS3{j}", b.YY - b.XX),
    )
    rows = U.rows
    x = wd.x * b.XX + DV.yz * PIS[0] - rows[2].x * b.XY + rows[1].x * b.XZ + (DV.zz - DV.yy) * b.YZ
    y = wd.y * b.YY + DV.xz * PIS[1] + rows[2].y * b.XY + (DV.xx - DV.zz) * b.XZ - rows[0].y * b.YZ
    z = wd.z * b.ZZ + DV.xy * PIS[2] + (DV.yy - DV.xx) * b.XY - rows[1].z * b.XZ + rows[0].z * b.YZ
    return trace.vec("No", Vec3(x, y, z), j)


def newton_euler_listing(robot: Robot, trace: Trace) -> list[Scalar]:
    """The axis components of the links' reaction wrenches, joints 1..NL: torques without drives."""
    frames = {j: joint_transform(robot, j, trace) for j in range(1, robot.NL + 1)}
    motion = [base_link(robot, trace)]
    for j in range(1, robot.NL + 1):
        motion.append(forward(robot, j, frames[j], motion[robot.ant(j)], trace))
    force: dict[int, Vec3] = {}
    moment: dict[int, Vec3] = {}
    for j in range(1, robot.NL + 1):
        body, w, m = robot.bodies[j], robot.wrenches[j], motion[j]
        MS = Vec3(body.MX, body.MY, body.MZ)
        force[j] = link_force(body, m, j, trace) + Vec3(w.FX, w.FY, w.FZ)
        moment[j] = inertia_moment(body, m, j, trace) + MS.cross(m.VP) + Vec3(w.CX, w.CY, w.CZ)
    for j in range(robot.NL, 0, -1):
        i, T = robot.ant(j), frames[j]
        force[j], moment[j] = trace.vec("E", force[j], j), trace.vec("N", moment[j], j)
        if i > 0:  # (17)-(19)
            f_i = trace.vec("FDI", T.R @ force[j], j)
            force[i] = force[i] + f_i
            moment[i] = moment[i] + T.R @ moment[j] + T.P.cross(f_i)
    return [_on_axis(robot, j, force[j], moment[j]) for j in range(1, robot.NL + 1)]


def _on_axis(robot: Robot, j: int, force: Vec3, moment: Vec3) -> Scalar:
    return force.z if robot.sigma(j) == PRISMATIC else moment.z
