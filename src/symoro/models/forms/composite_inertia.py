"""Composite bodies: a link and all that it carries, and the inertia matrix by them (crba).

In [KC97 §5.3] they are called generalized links. The inertia of a link and all that it carries is
handed inwards in elementary steps: a rotation about z by the joint angle, a shift along z, a
rotation about x, a shift along x. Column j of A starts in the frame before joint j's rotation. The
components of the wrench of a unit acceleration are parameters of the composite body there [KC97
(31), (32)]. From there the wrench is carried inwards.

For the derivatives of the torques (`torque_derivatives`) a composite body has the motion of its
parts too. With the position rho of a particle from the origin, and its velocity v and acceleration
a relative to the link that the body is counted from,

    M = ∫ dm      MS = ∫ rho dm      S = ∫ rho rho^T dm
    p = 2 ∫ v dm  G = 2 ∫ v rho^T dm  f = ∫ a dm  m = ∫ rho x a dm                           [D 1]

the external wrench of the links being a part of f and m. S is the inertia tensor in another form,
J = tr(S) 1 - S. Where the link itself moves with U, w and the acceleration VP of its origin, the
body takes the wrench

    force  = M VP + U MS + w x p + f
    moment = MS x VP + axial(U S) + (tr(G) 1 - G) w + m,                                     [D 2]
    axial(X) = (X32 - X23, X13 - X31, X21 - X12)
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symoro.expr import HALF, ZERO, Mat3, Scalar, Vec3, is_zero
from symoro.mechanism import (
    NULL_VECTOR,
    SpatialVector,
    cross_z,
    first_moments,
    turn_matrix,
    turn_x,
    turn_z,
    z_cross,
)
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.link_frames import (
    FramePair,
    LinkFrames,
    link_frames,
    turned_length,
    wrench_on_antecedent,
)
from symoro.models.forms.parameter_grouping import (
    LinkInertia,
    add_parameters,
    shift_body_in_plane,
    shift_body_x,
    shift_body_z,
    turn_body_x,
    turn_body_z,
)
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Body, Joint, Robot, Wrench
from symoro.tracing import Trace


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
    return trace.named_parts(
        b, lambda: Body(**{k: trace(f"{k}{mark}{j}", v) for k, v in vars(b).items()})
    )


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
    # [KC97 (27)], and the terms of one body in [KC97 (28)], [KC97 (29)]
    return shift_body_z(level, rise), level.XX - level.YY


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
    force = Vec3(-b.MY, b.MX, ZERO)  # [KC97 (31)]
    return force, Vec3(b.XZ, b.YZ, b.ZZ)  # [KC97 (32)]


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
    if trace.writes_listing:  # a listing names the sines and cosines of all joints first
        for j in robot.outward:
            trace.sincos(robot.frame(j).theta)
    total = [
        name_body(
            trace.recalled(robot, link_body, b, frames[j], forms[j].wrench_frame), "G", j, trace
        )
        for j, b in enumerate(bodies)
    ]
    spread = [b.XX - b.YY for b in total]
    A: list[list[Scalar]] = [[ZERO] * (robot.NL + 1) for _ in range(robot.NL + 1)]
    wrenches: dict[int, SpatialVector] = {}
    for j in reversed(robot.outward):
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


# --- bodies with moving parts ---------------------------------------------------------------------


NULL_MATRIX = Mat3(NULL_VECTOR, NULL_VECTOR, NULL_VECTOR)


@dataclass(frozen=True)
class CompositeBody:
    """The integrals [D 1] in one frame."""

    M: Scalar
    MS: Vec3
    S: Mat3
    p: Vec3
    G: Mat3
    f: Vec3
    m: Vec3

    def turn(self, angle: Scalar, axis: str, trace: Trace) -> CompositeBody:
        """Return the body in the frame before a rotation about z or x by the angle (rad)."""
        if is_zero(angle):
            return self
        turn_vector = turn_z if axis == "z" else turn_x
        MS, p, f, m = (turn_vector(v, angle, trace) for v in (self.MS, self.p, self.f, self.m))
        S, G = (turn_matrix(X, angle, axis, trace) for X in (self.S, self.G))
        return CompositeBody(self.M, MS, S, p, G, f, m)

    def shift(self, P: Vec3) -> CompositeBody:
        """Return the body about a point from which the origin stands at P (m): MS + M P,
        S + MS P^T + P MS^T + M P P^T, G + p P^T, m + P x f.
        """
        if all(is_zero(x) for x in P):
            return self
        MS = self.MS + P * self.M  # [D 3]
        S = [list(row) for row in self.S.rows]
        for r in range(3):
            h = P[r] * self.MS[r]
            S[r][r] = (S[r][r] + h) + (h if is_zero(self.M) else P[r] * MS[r])
            for c in range(r + 1, 3):
                S[r][c] = S[c][r] = S[r][c] + self.MS[r] * P[c] + P[r] * MS[c]
        G = [row + P * x for row, x in zip(self.G.rows, self.p, strict=True)]
        m = self.m + P.cross(self.f)
        return dataclasses.replace(self, MS=MS, S=Mat3.from_rows(S), G=Mat3.from_rows(G), m=m)

    def __add__(self, o: CompositeBody) -> CompositeBody:
        """Return two bodies counted from the same link, in the same frame, as one."""
        return CompositeBody(
            self.M + o.M,
            self.MS + o.MS,
            self.S + o.S,
            self.p + o.p,
            self.G + o.G,
            self.f + o.f,
            self.m + o.m,
        )

    def with_joint(self, joint: Joint, sigma: int) -> CompositeBody:
        """Return the body of link j, in a frame along its axis z, counted from its antecedent: with
        the motion of joint j.
        """
        if sigma == PRISMATIC:
            return self._with_prismatic(joint)
        return self._with_revolute(joint) if sigma == REVOLUTE else self

    def _with_prismatic(self, joint: Joint) -> CompositeBody:
        """v + qd z, a + qdd z."""
        twice, qdd = joint.QP + joint.QP, joint.QDP
        x, y, z = self.G.rows
        p = self.p + Vec3(ZERO, ZERO, twice * self.M)  # [D 4]
        f = self.f + Vec3(ZERO, ZERO, qdd * self.M)
        G = Mat3.from_rows([x, y, z + self.MS * twice])
        return dataclasses.replace(self, p=p, G=G, f=f, m=self.m + cross_z(self.MS) * qdd)

    def _with_revolute(self, joint: Joint) -> CompositeBody:
        """[D 2] for U = qdd [z]x + qd^2 [z]x[z]x and w = qd z; terms in qd are taken half way:

        p' = p + 2 qd z x MS    f' = f + qdd z x MS + qd z x (p + p')/2
        G' = G + 2 qd [z]x S    m1' = m1 - qdd S13 - qd (G13 + G13')/2
                                m2' = m2 - qdd S23 - qd (G23 + G23')/2
                                m3' = m3 + qdd (S11 + S22) + qd (G11 + G22)
        """
        twice, half, qdd = joint.QP + joint.QP, HALF * joint.QP, joint.QDP
        s, g = self.S.rows, self.G.rows
        p = self.p + z_cross(self.MS) * twice  # [D 5]
        G = (g[0] - s[1] * twice, g[1] + s[0] * twice, g[2])
        f = self.f + z_cross(self.MS) * qdd + z_cross(self.p + p) * half
        m = self.m + Vec3(
            -(qdd * s[0].z) - half * (g[0].z + G[0].z),
            -(qdd * s[1].z) - half * (g[1].z + G[1].z),
            qdd * (s[0].x + s[1].y) + joint.QP * (g[0].x + g[1].y),
        )
        return dataclasses.replace(self, p=p, G=Mat3.from_rows(G), f=f, m=m)

    def named(self, j: int, trace: Trace) -> CompositeBody:
        """Return the body with its elements as intermediates: MSC13, SC113, PC13 …"""
        return trace.named_parts(self, lambda: self._named(j, trace))

    def _named(self, j: int, trace: Trace) -> CompositeBody:
        MS, p, f, m = (
            trace.vec(name, v, j)
            for name, v in (("MSC", self.MS), ("PC", self.p), ("FC", self.f), ("MC", self.m))
        )
        S, G = trace.mat("SC", self.S, j), trace.mat("GC", self.G, j)
        return CompositeBody(self.M, MS, S, p, G, f, m)


def single_body(inertia: LinkInertia, w: Wrench, planar: bool = False) -> CompositeBody:
    """Return a link alone, in its own frame, without motion of its parts.

    planar: it turns about z only, so that nothing but ZZ = S11 + S22 has an effect.
    """
    b, S33 = inertia.body, HALF * inertia.k
    if planar:
        S = Mat3(Vec3(b.ZZ, ZERO, ZERO), NULL_VECTOR, NULL_VECTOR)
    else:
        S = Mat3.from_rows(
            [[b.YY - S33, -b.XY, -b.XZ], [-b.XY, b.XX - S33, -b.YZ], [-b.XZ, -b.YZ, S33]]
        )
    force, moment = Vec3(w.FX, w.FY, w.FZ), Vec3(w.CX, w.CY, w.CZ)
    return CompositeBody(b.M, first_moments(b), S, NULL_VECTOR, NULL_MATRIX, force, moment)


def moving_body_on_antecedent(
    robot: Robot, j: int, frames: FramePair, body_j: CompositeBody, trace: Trace
) -> CompositeBody:
    """Return a body in frame e of link j in frame e of its antecedent, about its origin."""
    f, (of_j, of_i) = robot.frame(j), frames
    angle = of_i.wrench_to_own + f.gamma
    if of_j.parallel:
        turned = body_j.turn(of_j.wrench - of_i.wrench, "z", trace)
        level = turned.shift(turned_length(angle, f.d, trace))
        return level.shift(Vec3(ZERO, ZERO, f.b + f.r))
    before = body_j.turn(of_j.wrench, "z", trace).shift(Vec3(ZERO, ZERO, f.r))
    before = before.turn(f.alpha, "x", trace).shift(Vec3(f.d, ZERO, ZERO))
    return before.turn(angle, "z", trace).shift(Vec3(ZERO, ZERO, f.b))
