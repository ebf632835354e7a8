"""The position of a spherical centre: Zi Ci Zj Cj Zk c = P for joints k, j and i [KD chapter 4].

With u = Zj g and g = Cj Zk c two equations are free of joint i, each of the form v.u + kappa |u|^2 + delta = 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.linear import Transform, Vec3
from symoro.expr.node import ONE, ZERO, Expr, as_expr, constant
from symoro.models.inverse.learning import Steps, Wave
from symoro.models.inverse.quartic import Conic


def conic_of(terms: Sequence[tuple[Expr, Wave, Wave]]) -> Conic:
    """The sum of k p q of waves p and q, with x = cos, y = sin (a S + b C + c), or x and y = x^2 (a x^2 + b x + c)."""
    total = [ZERO] * 6
    for k, p, q in terms:
        (py, px, pw), (qy, qx, qw) = p, q
        half = constant(1) / 2
        here = (
            px * qx,
            py * qy,
            pw * qw,
            (px * qy + py * qx) * half,
            (px * qw + pw * qx) * half,
            (py * qw + pw * qy) * half,
        )
        total = [a + k * b for a, b in zip(total, here, strict=True)]
    return Conic(*total)


def plus(*terms: tuple[Expr, Wave]) -> Wave:
    a, b, c = ZERO, ZERO, ZERO
    for k, w in terms:
        a, b, c = a + k * w[0], b + k * w[1], c + k * w[2]
    return a, b, c


class Position:
    """Zi Ci Zj Cj Zk c = P, solved for joints k, j, i in this order."""

    def __init__(
        self, p: Steps, joints: tuple[int, int, int], Ci: Transform, Cj: Transform, c: Vec3, P: Vec3
    ) -> None:
        self.p, self.joints, self.Ci, self.Cj, self.c, self.P = p, joints, Ci, Cj, c, P
        i, _, k = joints
        e, R, tidy = Ci.P, Ci.R, p.tidy
        rows = R.rows
        if p.slides(i):
            self.v, self.kappa, self.delta = (
                (rows[0], rows[1]),
                (ZERO, ZERO),
                (e.x - P.x, e.y - P.y),
            )
        else:
            self.v, self.kappa, self.delta = (
                (rows[2], (R.T @ e) * 2),
                (ZERO, ONE),
                (e.z - P.z, e.dot(e) - P.dot(P)),
            )
        self.v = tuple(Vec3(*(tidy(as_expr(x)) for x in v)) for v in self.v)  # type: ignore[assignment]
        self.delta = tuple(tidy(as_expr(x)) for x in self.delta)  # type: ignore[assignment]
        x, y, z = Cj.R.columns
        if p.slides(k):
            still = Cj.R @ c + Cj.P
            self.g = [
                (ZERO, tidy(as_expr(a)), tidy(as_expr(b))) for a, b in zip(z, still, strict=True)
            ]
            self.gg: Wave = (ONE, 2 * as_expr(z.dot(still)), as_expr(still.dot(still)))
        else:
            still, about, across = z * c.z + Cj.P, y * c.x - x * c.y, x * c.x + y * c.y
            self.g = [
                (tidy(as_expr(s)), tidy(as_expr(a)), tidy(as_expr(b)))
                for s, a, b in zip(about, across, still, strict=True)
            ]
            level = c.dot(c) + Cj.P.dot(Cj.P) + 2 * c.z * z.dot(Cj.P)
            self.gg = (2 * as_expr(about.dot(Cj.P)), 2 * as_expr(across.dot(Cj.P)), as_expr(level))

    def value(self, w: Wave) -> Expr:
        """A wave at the value of joint k."""
        k = self.joints[2]
        if self.p.slides(k):
            x = constant(self.p.arm.joints[k].factor) * self.p.arm.joints[k].variable
            return (w[0] * x + w[1]) * x + w[2]
        s, c = self.p.wave(k)
        return w[0] * s + w[1] * c + w[2]

    def solve(self) -> None:
        (self._sliding if self.p.slides(self.joints[1]) else self._turning)()
        self._last()

    # --- joint j turns: A (xi, eta) = b(xk) with xi, eta the first two of u, and xi^2 + eta^2 = |g|^2 - gz^2

    def _turning(self) -> None:
        p, (_, j, k), one = self.p, self.joints, constant(1)
        A = [(as_expr(v.x), as_expr(v.y)) for v in self.v]
        b = [plus((-as_expr(v.z), self.g[2]), (-kappa, self.gg), (-as_expr(delta), (ZERO, ZERO, one)))
             for v, kappa, delta in zip(self.v, self.kappa, self.delta, strict=True)]  # fmt: skip
        det = A[0][0] * A[1][1] - A[0][1] * A[1][0]
        if p.tidy(det) is not ZERO:
            xi = plus((A[1][1] / det, b[0]), (-A[0][1] / det, b[1]))
            eta = plus((A[0][0] / det, b[1]), (-A[1][0] / det, b[0]))
            unit: Wave = (ZERO, ZERO, one)
            F = conic_of(
                [(one, xi, xi), (one, eta, eta), (one, self.g[2], self.g[2]), (-one, self.gg, unit)]
            )
            p.conic(k, F)
            p.turned(
                j, self.value(self.g[0]), self.value(self.g[1]), self.value(xi), self.value(eta)
            )
            return
        strong, n = self._dependent(A)
        p.forms(k, plus((n[0], b[0]), (n[1], b[1])))
        gx, gy = self.value(self.g[0]), self.value(self.g[1])
        p.type2(
            j,
            A[strong][1] * gx - A[strong][0] * gy,
            A[strong][0] * gx + A[strong][1] * gy,
            self.value(b[strong]),
        )

    def _dependent(self, A: list[tuple[Expr, Expr]]) -> tuple[int, tuple[Expr, Expr]]:
        """The row to keep, and the combination n of rows that vanishes."""
        null = [all(self.p.tidy(x) is ZERO for x in row) for row in A]
        if all(null):
            raise UnsupportedRobot(
                "igm-pieper: the position joints move about one line, no posture is determined."
            )
        if null[0] or null[1]:
            return (1 if null[0] else 0), (constant(int(null[0])), constant(int(null[1])))
        column = max((0, 1), key=lambda c: float(np.abs(self.p.number(A[0][c])).min()))
        return 1, (A[1][column], -A[0][column])

    # --- joint j slides: u = g + d z

    def _sliding(self) -> None:
        p, (i, j, k), one = self.p, self.joints, constant(1)
        unit: Wave = (ZERO, ZERO, one)
        w = [plus((as_expr(v.x), self.g[0]), (as_expr(v.y), self.g[1]), (as_expr(v.z), self.g[2]), (kappa, self.gg), (as_expr(delta), unit))
             for v, kappa, delta in zip(self.v, self.kappa, self.delta, strict=True)]  # fmt: skip
        slope = [as_expr(v.z) for v in self.v]
        if p.slides(i):
            p.forms(k, plus((slope[1], w[0]), (-slope[0], w[1])))
            keep = max((0, 1), key=lambda r: float(np.abs(p.number(slope[r])).min()))
            p.length(j, slope[keep], -self.value(w[keep]))
        elif p.tidy(slope[0]) is not ZERO:
            d = plus((-one / slope[0], w[0]))
            half = plus((slope[1], unit), (constant(2), self.g[2]))
            p.conic(k, conic_of([(one, d, d), (one, half, d), (one, w[1], unit)]))
            p.length(j, slope[0], -self.value(w[0]))
        else:
            p.forms(k, w[0])
            p.quadratic(j, one, slope[1] + 2 * self.value(self.g[2]), self.value(w[1]))

    def _last(self) -> None:
        """Joint i from what is known of the others."""
        p, (i, j, _) = self.p, self.joints
        g = Vec3(*(self.value(w) for w in self.g))
        Z = p.Z(j)
        h = self.Ci.R @ (Z.R @ g + Z.P) + self.Ci.P
        if p.slides(i):
            p.length(i, ONE, as_expr(self.P.z - h.z))
        else:
            p.turned(i, as_expr(h.x), as_expr(h.y), as_expr(self.P.x), as_expr(self.P.y))
