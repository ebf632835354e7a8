"""Derivatives of the inverse dynamics by q, qd and qdd, in closed form over pairs of joints.

If joint i moves by dq (or faster by dqd), the accelerations of all links that it carries change as
those of one rigid body, except for one term, so that the composite body (see `composite_inertia`)
gives the change of the wrench. With w, the acceleration VP of the origin and c = U z of link i on
its axis z, a particle at rho from the origin feels

    per dq_i:   VP x z + c x rho + 2 d x v,   d = w x z       (prismatic: c)
    per dqd_i:  2 d x rho + 2 z x v                           (prismatic: 2 d)                [D 6]

v being its velocity less that of the origin. So joint i has a column of three wrenches on its
antecedents, by q, by qd and by qdd, and its own torque is a linear function of a change (VP', c',
d') of the origin's acceleration, of the rotation and of w: alpha·VP' + beta·c' + gamma·d', where
(alpha, beta) is the wrench by qdd again. All of them are formed in the frame before the joint's
rotation, where only the composite body turns with q_i, and handed inwards; each joint j on the way
reads its share. [SW22] has the same sums in spatial notation.

[SW22] S. Singh, R. P. Russell, P. M. Wensing, Efficient analytical derivatives of rigid-body
dynamics using spatial vector algebra, RA-L 7, 2022.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from symoro.expr import ZERO, Scalar, Vec3, is_zero
from symoro.mechanism import NULL_VECTOR, SpatialVector, cross_z, turn_z, z_cross
from symoro.models.forms.choices import ChosenForms
from symoro.models.forms.composite_inertia import (
    CompositeBody,
    moving_body_on_antecedent,
    single_body,
)
from symoro.models.forms.link_frames import AngularMotion, FramePair, wrench_on_antecedent
from symoro.models.forms.newton_euler import Link, moving_links
from symoro.robot import FIXED, PRISMATIC, Robot
from symoro.tracing import Trace

Pair = tuple[int, int]  # row and column: joints


# --- the column of a joint ------------------------------------------------------------------------


@dataclass(frozen=True)
class Column:
    """The effects of joint i at some link: its wrenches by q, qd and qdd, and gamma."""

    q: SpatialVector
    qd: SpatialVector
    qdd: SpatialVector
    gamma: Vec3

    def on_axis(self, sigma: int) -> tuple[Scalar, Scalar, Scalar]:
        """Return the derivatives of the torque of the link's joint by q_i, qd_i and qdd_i."""
        part = sigma != PRISMATIC
        return self.q[part].z, self.qd[part].z, self.qdd[part].z

    def by_joint_of(self, link: Link, sigma: int) -> tuple[Scalar, Scalar]:
        """Return the derivatives of the torque of joint i by q and qd of the joint of the link."""
        alpha, beta = self.qdd
        VP, gamma = link.VP_e, self.gamma
        w, c = link.rotation_e.w, link.rotation_e.c
        if sigma == PRISMATIC:  # [D 6]
            return alpha.dot(c), alpha.x * (w.y + w.y) - alpha.y * (w.x + w.x)
        by_q = (alpha.x * VP.y - alpha.y * VP.x) + beta.dot(c) + (gamma.x * w.y - gamma.y * w.x)
        return by_q, (beta.x * (w.y + w.y) - beta.y * (w.x + w.x)) + gamma.z

    def named(self, i: int, k: int, trace: Trace) -> Column:
        """Return the column of joint i at link k with its elements as intermediates.

        EQ13_2 is the force by q of joint 3 at link 2; EV by qd, E by qdd; N the moments; GA gamma.
        """
        return trace.named_parts(self, lambda: self._named(i, k, trace))

    def _named(self, i: int, k: int, trace: Trace) -> Column:
        q, qd, qdd = (
            (trace.vec(f"E{x}{i}_", f, k), trace.vec(f"N{x}{i}_", m, k))
            for x, (f, m) in (("Q", self.q), ("V", self.qd), ("", self.qdd))
        )
        return Column(q, qd, qdd, trace.vec(f"GA{i}_", self.gamma, k))


def revolute_column(body: CompositeBody, rotation: AngularMotion, VP: Vec3) -> Column:
    """Return the wrench [D 2] differentiated before the rotation, where the body turns about z.

    by q:   U (z x MS) + w x (z x p) + z x f
            axial(U S') + (z x MS) x VP + (tr(G') 1 - G') w + z x m
    by qd:  2 w x (z x MS) + z x p,    2 (S w) x z + (tr(G) 1 - G) z
    by qdd: z x MS,    (tr(S) 1 - S) z
    gamma:  2 S d + (tr(G) 1 - G)^T z
    with X' = [z]x X - X [z]x.
    """
    U, w, zMS = rotation.U, rotation.w, z_cross(body.MS)
    twice, g, s = w + w, body.G.rows, body.S.rows
    force = U @ zMS + w.cross(z_cross(body.p)) + z_cross(body.f)  # [D 7]
    moment = _turning_tensor(body, rotation) + zMS.cross(VP)
    moment = moment + _turning_rates(body, w) + z_cross(body.m)
    Sw, Sd, trace_g = body.S @ twice, body.S @ cross_z(twice), g[0].x + g[1].y
    by_qd = twice.cross(zMS) + z_cross(body.p), Vec3(Sw.y - g[0].z, -Sw.x - g[1].z, trace_g)
    by_qdd = zMS, Vec3(-s[0].z, -s[1].z, s[0].x + s[1].y)
    gamma = Vec3(Sd.x - g[2].x, Sd.y - g[2].y, Sd.z + trace_g)
    return Column((force, moment), by_qd, by_qdd, gamma)


def _turning_tensor(body: CompositeBody, rotation: AngularMotion) -> Vec3:
    """axial(U S'), where S' has (-2 S12, 2 S12, S11 - S22, -S23, S13) in place of
    (S11, S22, S12, S13, S23).
    """
    s, w = body.S.rows, rotation.w
    x, y, z = rotation.U.rows
    d1, d2, d3 = rotation.square_differences  # U33 - U22, U11 - U33, U22 - U11
    spread, twice = s[0].x - s[1].y, s[0].y + s[0].y
    return Vec3(
        z.x * spread + z.y * twice + d1 * s[0].z + y.x * s[1].z,
        z.x * twice - z.y * spread - d2 * s[1].z + x.y * s[0].z,
        d3 * spread - (w.x + w.x) * w.y * twice - y.z * s[1].z - x.z * s[0].z,
    )


def _turning_rates(body: CompositeBody, w: Vec3) -> Vec3:
    """(tr(G') 1 - G') w."""
    g = body.G.rows
    mixed, spread = g[0].y + g[1].x, g[1].y - g[0].x
    return Vec3(
        mixed * w.x + spread * w.y + g[1].z * w.z,
        spread * w.x - mixed * w.y - g[0].z * w.z,
        g[2].y * w.x - g[2].x * w.y,
    )


def prismatic_column(body: CompositeBody, rotation: AngularMotion, VP: Vec3) -> Column:
    """Return the wrenches of an origin that moves along z, where the whole force acts.

    by q:   M c,    MS x c + z x force
    by qd:  2 M d,  2 MS x d
    by qdd: M z,    MS x z
    gamma:  (p + 2 w x MS) x z
    """
    w, c, MS, twice = rotation.w, rotation.c, body.MS, rotation.w + rotation.w
    force = rotation.U @ MS + VP * body.M + w.cross(body.p) + body.f  # [D 2]
    d = cross_z(twice)
    return Column(  # [D 8]
        q=(c * body.M, MS.cross(c) + z_cross(force)),
        qd=(d * body.M, MS.cross(d)),
        qdd=(Vec3(ZERO, ZERO, body.M), cross_z(MS)),
        gamma=cross_z(body.p + twice.cross(MS)),
    )


# --- from link to link ----------------------------------------------------------------------------


def twice_relative_velocity(robot: Robot, j: int, of_i: Link, trace: Trace) -> Vec3:
    """Return twice the velocity (m/s) of origin j less that of origin i, in frame e of link i."""
    f, angle = robot.frame(j), of_i.frames.wrench_to_own + robot.frame(j).gamma
    s, c = trace.sincos(f.alpha)
    arm = turn_z(Vec3(f.d, -s * f.r, c * f.r), angle, trace)
    velocity = of_i.rotation_e.w.cross(Vec3(arm.x, arm.y, arm.z + f.b))
    if robot.sigma(j) == PRISMATIC:
        velocity = velocity + turn_z(Vec3(ZERO, -s, c), angle, trace) * robot.joint(j).QP
    return velocity + velocity


def column_on_antecedent(
    robot: Robot, j: int, frames: FramePair, column: Column, twice_velocity: Vec3, trace: Trace
) -> Column:
    """Return a column at link j as a column at its antecedent; gamma gains 2 u x alpha."""

    def carry(wrench: SpatialVector) -> SpatialVector:
        return wrench_on_antecedent(robot, j, frames, wrench, trace)

    q, qd, qdd = carry(column.q), carry(column.qd), carry(column.qdd)
    gamma = carry((column.gamma, NULL_VECTOR))[0] + twice_velocity.cross(qdd[0])  # [D 9]
    return Column(q, qd, qdd, gamma)


# --- all pairs of joints --------------------------------------------------------------------------


@dataclass(frozen=True)
class TorqueDerivatives:
    """Derivatives of torques by (row, column) joints, absent where zero by structure."""

    q: dict[Pair, Scalar] = field(default_factory=dict)
    qd: dict[Pair, Scalar] = field(default_factory=dict)
    qdd: dict[Pair, Scalar] = field(default_factory=dict)


def link_torque_derivatives(chosen: ChosenForms, trace: Trace) -> TorqueDerivatives:
    """Return the derivatives of the torques that move the links, joints 1..NL.

    Those by qdd are the inertia matrix without rotors.
    """
    robot, joints = chosen.robot, chosen.robot.outward
    links = moving_links(robot, chosen.links, trace)
    total = [_link_alone(chosen, j, links[j], trace) for j in range(robot.NL + 1)]
    velocities = {j: twice_relative_velocity(robot, j, links[robot.ant(j)], trace) for j in joints}
    derivatives = TorqueDerivatives()
    for j in reversed(joints):
        i, sigma, frames = robot.ant(j), robot.sigma(j), links[j].frames
        before = total[j].turn(frames.wrench, "z", trace).named(j, trace)
        pair = frames.before_joint, links[i].frames
        with_joint = before.with_joint(robot.joint(j), sigma)
        total[i] = total[i] + moving_body_on_antecedent(robot, j, pair, with_joint, trace)
        if sigma != FIXED:
            column_of = prismatic_column if sigma == PRISMATIC else revolute_column
            VP = turn_z(links[j].VP_e, frames.wrench, trace)
            columns = _columns_inwards(
                robot, j, column_of(before, links[j].rotation_g, VP), links, velocities, trace
            )
            _read_columns(robot, j, columns, links, derivatives)
    return derivatives


def _link_alone(chosen: ChosenForms, j: int, link: Link, trace: Trace) -> CompositeBody:
    """Link j without what it carries, in its frame e."""
    w, c = link.rotation_g.w, link.rotation_g.c
    planar = all(is_zero(x) for x in (w.x, w.y, c.x, c.y))
    alone = single_body(chosen.inertia[j], chosen.robot.wrenches[j], planar)
    return alone.turn(link.frames.wrench_to_own, "z", trace)


def _columns_inwards(
    robot: Robot,
    j: int,
    column: Column,
    links: Sequence[Link],
    velocities: Mapping[int, Vec3],
    trace: Trace,
) -> dict[int, Column]:
    """The column of joint j at every link from j to the base."""
    columns, k, of_k = {j: column}, j, links[j].frames.before_joint
    while robot.ant(k) > 0:
        pair = of_k, links[robot.ant(k)].frames
        column = column_on_antecedent(robot, k, pair, column, velocities[k], trace)
        k, of_k = robot.ant(k), pair[1]
        column = columns[k] = column.named(j, k, trace)
    return columns


def _read_columns(
    robot: Robot,
    j: int,
    columns: Mapping[int, Column],
    links: Sequence[Link],
    derivatives: TorqueDerivatives,
) -> None:
    """Store the derivatives of each joint's torque by joint j, and of joint j's by each joint."""
    for k, column in columns.items():
        if robot.sigma(k) == FIXED:
            continue
        by_q, by_qd, by_qdd = column.on_axis(robot.sigma(k))
        derivatives.q[k, j], derivatives.qd[k, j], derivatives.qdd[k, j] = by_q, by_qd, by_qdd
        if k != j:
            derivatives.qdd[j, k] = by_qdd
            derivatives.q[j, k], derivatives.qd[j, k] = column.by_joint_of(links[k], robot.sigma(k))
