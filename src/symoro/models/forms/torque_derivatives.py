"""Derivatives of the inverse dynamics with respect to q, qd and qdd, in closed form over pairs of joints.

Where joint i moves by dq (or faster by dqd), everything that it carries feels a change of acceleration that is rigid but for one
term, so that clusters (see `cluster`) answer for all of it at once. With w, a and c = U z of link i on its axis z, a particle at
rho from the origin feels [D 6]

    per dq_i:   a x z + c x rho + 2 d x v,   d = w x z        (prismatic: c)
    per dqd_i:  2 d x rho + 2 z x v                           (prismatic: 2 d)

v being its velocity less that of the origin. So joint i has a column of three wrenches on its antecedents, by q, by qd and by
qdd, and its own torque is a linear function of a change (a', c', d') of the origin's acceleration, of the rotation and of w:
alpha·a' + beta·c' + gamma·d', where (alpha, beta) is the wrench by qdd again. All of them are formed in the frame before
the joint's rotation, where only the cluster turns with q_i, and handed inwards; each joint j on the way reads its share.
[SW22] has the same sums in spatial notation.

[SW22] S. Singh, R. P. Russell, P. M. Wensing, Efficient analytical derivatives of rigid-body dynamics using spatial vector algebra, RA-L 7, 2022.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.expr.node import ZERO
from symoro.models.forms.angular_motion import AngularMotion, turn_z
from symoro.models.forms.chosen_forms import ChosenForms
from symoro.models.forms.composite_bodies import (
    NULL_VECTOR,
    CompositeBody,
    body_on_antecedent,
    cross_z,
    link_body,
    z_cross,
)
from symoro.models.forms.link_frames import (
    LinkFrames,
    SpatialVector,
    link_frames,
    wrench_on_antecedent,
)
from symoro.models.forms.newton_euler import Link, base_link, link_from_antecedent
from symoro.robot.data import FIXED, PRISMATIC, Robot
from symoro.tracing.trace import Trace

Pair = tuple[int, int]  # row and column: joints


@dataclass(frozen=True)
class Column:
    """Of joint i at some link: its wrenches by q, qd and qdd, and gamma."""

    q: SpatialVector
    qd: SpatialVector
    qdd: SpatialVector
    gamma: Vec3

    def on_axis(self, sigma: int) -> tuple[Scalar, Scalar, Scalar]:
        """What a joint here feels of joint i: on its axis the moments, or the forces."""
        part = sigma != PRISMATIC
        return self.q[part].z, self.qd[part].z, self.qdd[part].z

    def felt(self, link: Link, sigma: int, trace: Trace) -> tuple[Scalar, Scalar]:
        """What joint i feels of the joint of the link, per dq and per dqd [D 6]."""
        alpha, beta = self.qdd
        spin, a, gamma = link.spin_e, link.a, self.gamma
        w = spin.w
        if sigma == PRISMATIC:
            return alpha.dot(spin.c), alpha.x * (w.y + w.y) - alpha.y * (w.x + w.x)
        by_q = (alpha.x * a.y - alpha.y * a.x) + beta.dot(spin.c) + (gamma.x * w.y - gamma.y * w.x)
        return by_q, (beta.x * (w.y + w.y) - beta.y * (w.x + w.x)) + gamma.z


def revolute_column(C: CompositeBody, spin: AngularMotion, a: Vec3) -> Column:
    """The wrench [D 2] differentiated in the frame before the rotation, where the cluster turns about z [D 7].

    by q:   U (z x MS) + w x (z x p) + z x f             axial(U S') + (z x MS) x a + (tr(G') 1 - G') w + z x m
    by qd:  2 w x (z x MS) + z x p                       2 (S w) x z + (tr(G) 1 - G) z
    by qdd: z x MS                                       (tr(S) 1 - S) z
    gamma:                                               2 S d + (tr(G) 1 - G)^T z
    with X' = [z]x X - X [z]x.
    """
    U, w, MS_ = spin.U, spin.w, z_cross(C.MS)
    twice, g = w + w, C.G.rows
    force = U @ MS_ + w.cross(z_cross(C.p)) + z_cross(C.f)
    moment = _turning_tensor(C, spin) + MS_.cross(a) + _turning_rates(C, w) + z_cross(C.m)
    Sw, Sd, trace_g = C.S @ twice, C.S @ cross_z(twice), g[0].x + g[1].y
    by_qd = twice.cross(MS_) + z_cross(C.p), Vec3(Sw.y - g[0].z, -Sw.x - g[1].z, trace_g)
    s = C.S.rows
    by_qdd = MS_, Vec3(-s[0].z, -s[1].z, s[0].x + s[1].y)
    return Column(
        (force, moment), by_qd, by_qdd, Vec3(Sd.x - g[2].x, Sd.y - g[2].y, Sd.z + trace_g)
    )


def _turning_tensor(C: CompositeBody, spin: AngularMotion) -> Vec3:
    """axial(U S'), where S' has (-2 S12, 2 S12, S11 - S22, -S23, S13) in place of (S11, S22, S12, S13, S23)."""
    s, w = C.S.rows, spin.w
    x, y, z = spin.U.rows
    d1, d2, d3 = spin.differences  # U33 - U22, U11 - U33, U22 - U11
    spread, twice = s[0].x - s[1].y, s[0].y + s[0].y
    return Vec3(
        z.x * spread + z.y * twice + d1 * s[0].z + y.x * s[1].z,
        z.x * twice - z.y * spread - d2 * s[1].z + x.y * s[0].z,
        d3 * spread - (w.x + w.x) * w.y * twice - y.z * s[1].z - x.z * s[0].z,
    )


def _turning_rates(C: CompositeBody, w: Vec3) -> Vec3:
    """(tr(G') 1 - G') w."""
    g = C.G.rows
    mixed, spread = g[0].y + g[1].x, g[1].y - g[0].x
    return Vec3(
        mixed * w.x + spread * w.y + g[1].z * w.z,
        spread * w.x - mixed * w.y - g[0].z * w.z,
        g[2].y * w.x - g[2].x * w.y,
    )


def prismatic_column(C: CompositeBody, spin: AngularMotion, a: Vec3) -> Column:
    """The origin moves along z, and with it the point where the whole force acts [D 8].

    by q:   M c        MS x c + z x force          by qdd: M z      MS x z
    by qd:  2 M d      2 MS x d                    gamma:           (p + 2 w x MS) x z
    """
    w, c, MS, twice = spin.w, spin.c, C.MS, spin.w + spin.w
    force = spin.U @ MS + a * C.M + w.cross(C.p) + C.f
    d = cross_z(twice)
    by_qdd = Vec3(ZERO, ZERO, C.M), cross_z(MS)
    return Column(
        (c * C.M, MS.cross(c) + z_cross(force)),
        (d * C.M, MS.cross(d)),
        by_qdd,
        cross_z(C.p + twice.cross(MS)),
    )


def twice_relative_velocity(robot: Robot, j: int, before: Link, trace: Trace) -> Vec3:
    """Twice the velocity of origin j less that of its antecedent's, in frame e of the antecedent."""
    f, angle = robot.frame(j), before.station.to_own() + robot.frame(j).gamma
    s, c = trace.sincos(f.alpha)
    arm = turn_z(Vec3(f.d, -s * f.r, c * f.r), angle, trace)
    w = before.spin_e.w
    speed = w.cross(Vec3(arm.x, arm.y, arm.z + f.b))
    if robot.sigma(j) == PRISMATIC:
        speed = speed + turn_z(Vec3(ZERO, -s, c), angle, trace) * robot.joint(j).QP
    return speed + speed


def column_on_antecedent(
    robot: Robot,
    j: int,
    here: LinkFrames,
    at: LinkFrames,
    column: Column,
    speed: Vec3,
    trace: Trace,
) -> Column:
    """A column handed from link j to its antecedent; gamma gains `speed` x alpha [D 9]."""
    q, qd, qdd = (
        wrench_on_antecedent(robot, j, here, at, *w, trace)
        for w in (column.q, column.qd, column.qdd)
    )
    gamma = wrench_on_antecedent(robot, j, here, at, column.gamma, NULL_VECTOR, trace)[0]
    return Column(q, qd, qdd, gamma + speed.cross(qdd[0]))


def _named(column: Column, i: int, k: int, trace: Trace) -> Column:
    """Intermediate names: EQ13_2, the force by q of joint 3 at link 2; EV by qd, E by qdd; N the moments; GA gamma."""
    if trace.quiet:
        return column
    q, qd, qdd = (
        (trace.vec(f"E{x}{i}_", f, k), trace.vec(f"N{x}{i}_", m, k))
        for x, (f, m) in (("Q", column.q), ("V", column.qd), ("", column.qdd))
    )
    return Column(q, qd, qdd, trace.vec(f"GA{i}_", column.gamma, k))


@dataclass(frozen=True)
class TorqueDerivatives:
    """Derivatives of torques by (row, column) joints, absent where zero by structure."""

    q: dict[Pair, Scalar] = field(default_factory=dict)
    qd: dict[Pair, Scalar] = field(default_factory=dict)
    qdd: dict[Pair, Scalar] = field(default_factory=dict)


def link_torque_derivatives(chosen: ChosenForms, trace: Trace) -> TorqueDerivatives:
    """Derivatives of the torques that move the links, joints 1..NL; those by qdd are the inertia matrix without rotors."""
    robot, forms = chosen.robot, chosen.links
    stations, links = link_frames(robot, forms), [base_link(robot)]
    for j in range(1, robot.NL + 1):
        links.append(
            link_from_antecedent(robot, j, links[robot.ant(j)], stations[j], forms[j], trace)
        )
    total = [_own_cluster(chosen, j, links[j], trace) for j in range(robot.NL + 1)]
    speeds = {
        j: twice_relative_velocity(robot, j, links[robot.ant(j)], trace)
        for j in range(1, robot.NL + 1)
    }
    slopes = TorqueDerivatives()
    for j in range(robot.NL, 0, -1):
        i, sigma, here = robot.ant(j), robot.sigma(j), stations[j]._replace(psi=0)
        before = total[j].turn_z(stations[j].psi, trace).named(j, trace)
        total[i] = total[i].joined(
            body_on_antecedent(
                robot, j, here, stations[i], before.driven(robot.joint(j), sigma), trace
            )
        )
        if sigma != FIXED:
            form = prismatic_column if sigma == PRISMATIC else revolute_column
            column = form(before, links[j].spin, turn_z(links[j].a, stations[j].psi, trace))
            slopes.q[j, j], slopes.qd[j, j], slopes.qdd[j, j] = column.on_axis(sigma)
            _hand_inwards(robot, j, column, links, speeds, slopes, trace)
    return slopes


def _own_cluster(chosen: ChosenForms, j: int, link: Link, trace: Trace) -> CompositeBody:
    """Of link j alone, in its frame e."""
    w, c = link.spin.w, link.spin.c
    planar = all(is_zero(x) for x in (w.x, w.y, c.x, c.y))
    return link_body(chosen.inertia[j], chosen.robot.wrenches[j], planar).turn_z(
        link.station.to_own(), trace
    )


def _hand_inwards(
    robot: Robot,
    j: int,
    column: Column,
    links: list[Link],
    speeds: Mapping[int, Vec3],
    slopes: TorqueDerivatives,
    trace: Trace,
) -> None:
    """The column of joint j, read by every joint between it and the base."""
    k, here = j, links[j].station._replace(psi=0)
    while robot.ant(k) > 0:
        at = links[robot.ant(k)].station
        column = column_on_antecedent(robot, k, here, at, column, speeds[k], trace)
        k, here = robot.ant(k), at
        column = _named(column, j, k, trace)
        if robot.sigma(k) != FIXED:
            slopes.q[k, j], slopes.qd[k, j], slopes.qdd[k, j] = column.on_axis(robot.sigma(k))
            slopes.qdd[j, k] = slopes.qdd[k, j]
            slopes.q[j, k], slopes.qd[j, k] = column.felt(links[k], robot.sigma(k), trace)
