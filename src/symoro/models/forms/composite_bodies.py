"""Clusters: a link and all that it carries, with the motion of its parts relative to the link that it is counted from.

With the position rho of a particle from the cluster's origin, its velocity v and acceleration a relative to that link,

    M  = ∫ dm         MS = ∫ rho dm         S = ∫ rho rho^T dm
    p  = 2 ∫ v dm     G  = 2 ∫ v rho^T dm   f = ∫ a dm           m = ∫ rho x a dm                      [D 1]

the external wrench of the links being a part of f and m. S is the inertia tensor in another guise, J = tr(S) 1 - S. Where the
link itself moves with U, w and the acceleration a of the origin, the wrench that the cluster takes is

    force  = M a + U MS + w x p + f
    moment = MS x a + axial(U S) + (tr(G) 1 - G) w + m,   axial(X) = (X32 - X23, X13 - X31, X21 - X12)  [D 2]
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Mat3, Vec3
from symoro.expr.node import HALF, ZERO
from symoro.models.forms.angular_motion import turn_x, turn_z
from symoro.models.forms.inertial_parameters import first_moments
from symoro.models.forms.link_frames import LinkFrames
from symoro.models.forms.parameter_grouping import LinkInertia
from symoro.robot.data import PRISMATIC, REVOLUTE, Joint, Robot, Wrench
from symoro.tracing.trace import Trace

NULL_VECTOR = Vec3(ZERO, ZERO, ZERO)


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

    def turn_z(self, angle: Scalar, trace: Trace) -> CompositeBody:
        """Seen from the frame before a rotation about z."""
        return (
            self
            if is_zero(angle)
            else self._mapped(
                lambda v: turn_z(v, angle, trace), lambda X: turn_matrix(X, angle, (0, 1, 2), trace)
            )
        )

    def turn_x(self, angle: Scalar, trace: Trace) -> CompositeBody:
        """Seen from the frame before a rotation about x."""
        return (
            self
            if is_zero(angle)
            else self._mapped(
                lambda v: turn_x(v, angle, trace), lambda X: turn_matrix(X, angle, (1, 2, 0), trace)
            )
        )

    def _mapped(
        self, vector: Callable[[Vec3], Vec3], matrix: Callable[[Mat3], Mat3]
    ) -> CompositeBody:
        return CompositeBody(
            self.M,
            vector(self.MS),
            matrix(self.S),
            vector(self.p),
            matrix(self.G),
            vector(self.f),
            vector(self.m),
        )

    def seen_from(self, P: Vec3) -> CompositeBody:
        """About a point from which the origin stands at P: S + MS P^T + P MS^T + M P P^T, G + p P^T, m + P x f [D 3]."""
        if all(is_zero(x) for x in P):
            return self
        MS = self.MS + P * self.M
        S = [list(row) for row in self.S.rows]
        for r in range(3):
            h = P[r] * self.MS[r]
            S[r][r] = (S[r][r] + h) + (h if is_zero(self.M) else P[r] * MS[r])
            for c in range(r + 1, 3):
                S[r][c] = S[c][r] = S[r][c] + self.MS[r] * P[c] + P[r] * MS[c]
        G = [row + P * x for row, x in zip(self.G.rows, self.p, strict=True)]
        return CompositeBody(
            self.M,
            MS,
            Mat3.from_rows(S),
            self.p,
            Mat3.from_rows(G),
            self.f,
            self.m + P.cross(self.f),
        )

    def joined(self, o: CompositeBody) -> CompositeBody:
        """Two clusters counted from the same link, in the same frame."""
        return CompositeBody(
            self.M + o.M,
            self.MS + o.MS,
            self.S + o.S,
            self.p + o.p,
            self.G + o.G,
            self.f + o.f,
            self.m + o.m,
        )

    def driven(self, joint: Joint, sigma: int) -> CompositeBody:
        """The cluster of link j, in a frame along its axis z, counted from its antecedent: with the motion of joint j."""
        if sigma == PRISMATIC:
            return self._slid(joint)
        return self._spun(joint) if sigma == REVOLUTE else self

    def _slid(self, joint: Joint) -> CompositeBody:
        """v + qd z, a + qdd z [D 4]."""
        twice, qdd = joint.QP + joint.QP, joint.QDP
        x, y, z = self.G.rows
        p = self.p + Vec3(ZERO, ZERO, twice * self.M)
        f = self.f + Vec3(ZERO, ZERO, qdd * self.M)
        return dataclasses.replace(
            self,
            p=p,
            G=Mat3.from_rows([x, y, z + self.MS * twice]),
            f=f,
            m=self.m + cross_z(self.MS) * qdd,
        )

    def _spun(self, joint: Joint) -> CompositeBody:
        """[D 2] for U = qdd [z]x + qd^2 [z]x[z]x and w = qd z; what is linear in qd is taken half way [D 5]:

        p' = p + 2 qd z x MS    f' = f + qdd z x MS + qd z x (p + p')/2
        G' = G + 2 qd [z]x S    m' = m + (-qdd S13 - qd (G13 + G13')/2, -qdd S23 - qd (G23 + G23')/2, qdd (S11 + S22) + qd (G11 + G22))
        """
        twice, half, qdd = joint.QP + joint.QP, HALF * joint.QP, joint.QDP
        s, g = self.S.rows, self.G.rows
        p = self.p + z_cross(self.MS) * twice
        G = (g[0] - s[1] * twice, g[1] + s[0] * twice, g[2])
        f = self.f + z_cross(self.MS) * qdd + z_cross(self.p + p) * half
        across = [-(qdd * s[r].z) - half * (g[r].z + G[r].z) for r in (0, 1)]
        m = self.m + Vec3(
            across[0], across[1], qdd * (s[0].x + s[1].y) + joint.QP * (g[0].x + g[1].y)
        )
        return dataclasses.replace(self, p=p, G=Mat3.from_rows(G), f=f, m=m)

    def named(self, j: int, trace: Trace) -> CompositeBody:
        """The parts under names of their own: MSC13, SC113, PC13 …"""
        if trace.quiet:
            return self
        MS, p, f, m = (
            trace.vec(name, v, j)
            for name, v in (("MSC", self.MS), ("PC", self.p), ("FC", self.f), ("MC", self.m))
        )
        return CompositeBody(
            self.M, MS, trace.mat("SC", self.S, j), p, trace.mat("GC", self.G, j), f, m
        )


def z_cross(v: Vec3) -> Vec3:
    """z x v."""
    return Vec3(-v.y, v.x, ZERO)


def cross_z(v: Vec3) -> Vec3:
    """v x z."""
    return Vec3(v.y, -v.x, ZERO)


def turn_matrix(X: Mat3, angle: Scalar, axes: tuple[int, int, int], trace: Trace) -> Mat3:
    """R X R^T for a rotation about the last of the axes; of the block of the others four products turn

    a, b; c, d:  p = S (a - d) + C (b + c)    a' = a - S p    b' = C p - c    c' = C p - b    d' = d + S p.
    """
    s, c = trace.sincos(angle)
    u, v, w = axes
    X_, out = X.rows, [[ZERO] * 3 for _ in range(3)]
    p = s * (X_[u][u] - X_[v][v]) + c * (X_[u][v] + X_[v][u])
    out[u][u], out[u][v] = X_[u][u] - s * p, c * p - X_[v][u]
    out[v][u], out[v][v] = c * p - X_[u][v], X_[v][v] + s * p
    out[u][w], out[v][w] = X_[u][w] * c - X_[v][w] * s, X_[u][w] * s + X_[v][w] * c
    out[w][u], out[w][v] = X_[w][u] * c - X_[w][v] * s, X_[w][u] * s + X_[w][v] * c
    out[w][w] = X_[w][w]
    return Mat3.from_rows(out)


def link_body(inertia: LinkInertia, w: Wrench, planar: bool = False) -> CompositeBody:
    """The link alone, in its own frame, nothing of it moving; `planar`: it turns about z only, and nothing but ZZ = S11 + S22 counts."""
    b, S33 = inertia.body, HALF * inertia.k
    S = Mat3.from_rows(
        [[b.YY - S33, -b.XY, -b.XZ], [-b.XY, b.XX - S33, -b.YZ], [-b.XZ, -b.YZ, S33]]
    )
    if planar:
        S = Mat3(Vec3(b.ZZ, ZERO, ZERO), NULL_VECTOR, NULL_VECTOR)
    return CompositeBody(
        b.M,
        first_moments(b),
        S,
        NULL_VECTOR,
        Mat3(NULL_VECTOR, NULL_VECTOR, NULL_VECTOR),
        Vec3(w.FX, w.FY, w.FZ),
        Vec3(w.CX, w.CY, w.CZ),
    )


def body_on_antecedent(
    robot: Robot, j: int, here: LinkFrames, at: LinkFrames, cluster: CompositeBody, trace: Trace
) -> CompositeBody:
    """From frame e of link j (that of `here`) to frame e of its antecedent, about its origin."""
    f = robot.frame(j)
    if here.parallel:
        return (
            cluster.turn_z(here.psi - at.psi, trace)
            .seen_from(turned_length(at.to_own() + f.gamma, f.d, trace))
            .seen_from(Vec3(ZERO, ZERO, f.b + f.r))
        )
    before = (
        cluster.turn_z(here.psi, trace)
        .seen_from(Vec3(ZERO, ZERO, f.r))
        .turn_x(f.alpha, trace)
        .seen_from(Vec3(f.d, ZERO, ZERO))
    )
    return before.turn_z(at.to_own() + f.gamma, trace).seen_from(Vec3(ZERO, ZERO, f.b))


def turned_length(angle: Scalar, length: Scalar, trace: Trace) -> Vec3:
    """A length along x turned by the angle about z."""
    if is_zero(length) or is_zero(angle):
        return Vec3(length, ZERO, ZERO)
    s, c = trace.sincos(angle)
    return Vec3(length * c, length * s, ZERO)
