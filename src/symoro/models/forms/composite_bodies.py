"""Composite bodies: a link and all that it carries, with the relative motion of its parts.

With the position rho of a particle from the origin, and its velocity v and acceleration a relative
to the link that the composite is counted from,

    M = ∫ dm      MS = ∫ rho dm      S = ∫ rho rho^T dm
    p = 2 ∫ v dm  G = 2 ∫ v rho^T dm  f = ∫ a dm  m = ∫ rho x a dm                           [D 1]

the external wrench of the links being a part of f and m. S is the inertia tensor in another form,
J = tr(S) 1 - S. Where the link itself moves with U, w and the acceleration VP of its origin, the
composite body takes the wrench

    force  = M VP + U MS + w x p + f
    moment = MS x VP + axial(U S) + (tr(G) 1 - G) w + m,                                     [D 2]
    axial(X) = (X32 - X23, X13 - X31, X21 - X12)

The derivatives of the torques follow from it (`torque_derivatives`).
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Mat3, Vec3
from symoro.expr.node import HALF, ZERO
from symoro.mechanism.spatial import NULL_VECTOR, cross_z, turn_matrix, turn_x, turn_z, z_cross
from symoro.models.forms.inertial_parameters import first_moments
from symoro.models.forms.link_frames import FramePair, turned_length
from symoro.models.forms.parameter_grouping import LinkInertia
from symoro.robot.data import PRISMATIC, REVOLUTE, Joint, Robot, Wrench
from symoro.tracing.trace import Trace

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
        if trace.quiet:
            return self
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


def composite_on_antecedent(
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
