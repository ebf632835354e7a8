"""The steps of Pieper's solution as they are learned: type 2, directions that turn, lengths,
quadratics and conics.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    DOUBLE_ROOT,
    ONE,
    ZERO,
    ZERO_TOLERANCE,
    Conic,
    Expr,
    Role,
    Root,
    Transform,
    Vec3,
    absolute,
    as_expr,
    circle_roots,
    constant,
    cos,
    length_roots,
    less_equal,
    maximum,
    sin,
    sqrt,
    symbol,
    type1,
    type2,
    type3,
)
from symoro.models.inverse.serial_arm import PRICE_TRACE, Arm, as_transform, joint_screw, product
from symoro.models.inverse.solution_search import (
    QUADRATIC,
    QUARTIC,
    QUARTIC_LENGTH,
    SolutionSearch,
    Step,
    sample_numbers,
)

CONIC = ("Fxx", "Fyy", "F", "Fxy", "Fx", "Fy")  # names of its coefficients
Wave = tuple[Expr, Expr, Expr]  # a S + b C + c of an angle; or a x^2 + b x + c of a length


class PieperSteps(SolutionSearch):
    """The steps of Pieper's solution, learned one after another."""

    def __init__(self, arm: Arm) -> None:
        self.target = arm.target
        super().__init__(arm, sample_numbers(arm))

    @cached_property
    def loop(self) -> list[Transform]:
        """The constants behind each joint; the last one closes the loop by the pose."""
        C = [product(group, PRICE_TRACE) for group in self.arm.constants]
        return [*C[1:6], C[6] @ as_transform(self.target).inverse() @ C[0]]

    def back(self, k: int) -> Transform:
        """The inverse of the constant behind joint k; that of the pose's inverse is the pose."""
        if k < 5:
            return self.loop[k].inverse()
        first, last = (product(self.arm.constants[j], PRICE_TRACE).inverse() for j in (0, 6))
        return first @ as_transform(self.target) @ last

    def named(self, name: str, value: Any) -> tuple[Expr, Expr]:
        """A symbol for a value that the pose gives, and the value."""
        name += "_" * (name in self.arm.robot.symbols)
        self.numbers[name] = self.number(as_expr(value))
        return symbol(name, Role.POSE), as_expr(value)

    def Z(self, k: int) -> Transform:
        return product([joint_screw(self.arm, k)], PRICE_TRACE)

    def slides(self, k: int) -> bool:
        return self.arm.joints[k].slides

    def wave(self, k: int) -> tuple[Expr, Expr]:
        """Sine and cosine of the angle of joint k."""
        x = constant(self.arm.joints[k].factor) * self.arm.joints[k].variable
        return as_expr(sin(x)), as_expr(cos(x))

    def learned(
        self,
        k: int,
        kind: int,
        equations: Sequence[tuple[Expr, Expr]],
        named: Sequence[tuple[str, Expr]],
        roots: Sequence[Root],
    ) -> None:
        """One more step, that of joint k: its roots are angles or lengths."""
        m = self.arm.joints[k]
        scaled = [
            Root((as_expr(r.values[0]) / constant(m.factor),), r.exists, r.free, r.double, r.label)
            for r in roots
        ]
        self.learn(
            Step(
                kind,
                (m.variable,),
                (((m.variable, 1),),),
                tuple(equations),
                tuple(named),
                tuple(scaled),
            )
        )

    def type2(self, k: int, X: Expr, Y: Expr, Z: Expr) -> None:
        X, Y, Z = (self.tidy(x) for x in (X, Y, Z))
        s, c = self.wave(k)
        self.learned(k, 2, [(X * s + Y * c, Z)], [("X", X), ("Y", Y), ("Z", Z)], type2(X, Y, Z))

    def turned(self, k: int, x: Expr, y: Expr, p: Expr, q: Expr) -> None:
        """Joint k turns the direction (x, y) into (p, q): type 3 with orthogonal rows."""
        x, y, p, q = (self.tidy(v) for v in (x, y, p, q))
        s, c = self.wave(k)
        rows = ((-y, x, p), (x, y, q))
        named = list(zip(("X1", "Y1", "Z1", "X2", "Y2", "Z2"), (*rows[0], *rows[1]), strict=True))
        self.learned(
            k,
            3,
            [(x * c - y * s, p), (x * s + y * c, q)],
            named,
            type3(*rows, orthogonal=True),
        )

    def length(self, k: int, X: Expr, Y: Expr) -> None:
        X, Y = self.tidy(X), self.tidy(Y)
        self.learned(
            k, 1, [(X * self.arm.joints[k].variable, Y)], [("X", X), ("Y", Y)], type1(X, Y)
        )

    def quadratic(self, k: int, a: Expr, b: Expr, c: Expr) -> None:
        """a x^2 + b x + c = 0 of a length."""
        a, b, c = (self.tidy(v) for v in (a, b, c))
        if a is ZERO:
            self.length(k, b, -c)
            return
        x = self.arm.joints[k].variable
        h = b / 2
        size = h * h + absolute(a * c)
        D = h * h - a * c
        root = sqrt(maximum(D, 0))
        exists, double = less_equal(-D, ZERO_TOLERANCE * size), less_equal(D, DOUBLE_ROOT * size)
        roots = [
            Root(((e * root - h) / a,), exists, 0, double, label)
            for e, label in ((1, "+"), (-1, "-"))
        ]
        self.learned(
            k, QUADRATIC, [(a * x * x + b * x + c, ZERO)], [("A", a), ("B", b), ("C", c)], roots
        )

    def conic(self, k: int, F: Conic) -> None:  # [KD4 Pieper quartic]
        """Learn joint k from a conic in its cosine and sine, or in its length and the square of it.

        In general this is a quartic; a conic that is only an equation of type 2 or a quadratic is
        solved as such.
        """
        F = Conic(*(self.tidy(as_expr(x)) for x in F))
        named = list(zip(CONIC, F, strict=True))
        shown = Conic(*(ZERO if x is ZERO else symbol(name, Role.OTHER) for name, x in named))
        if self.slides(k):
            x = self.arm.joints[k].variable
            if F.yy is ZERO and F.xy is ZERO:
                self.quadratic(k, F.xx + 2 * F.yw, 2 * F.xw, F.ww)
            else:
                self.learned(
                    k, QUARTIC_LENGTH, [(as_expr(shown.at(x, x * x)), ZERO)], named, length_roots(F)
                )
            return
        s, c = self.wave(k)
        if self.tidy(F.xx - F.yy) is ZERO and F.xy is ZERO:
            self.type2(k, 2 * F.yw, 2 * F.xw, -F.ww - F.xx)
        else:
            self.learned(k, QUARTIC, [(as_expr(shown.at(c, s)), ZERO)], named, circle_roots(F))

    def forms(self, k: int, w: Wave) -> None:
        """a S + b C + c = 0, or a x^2 + b x + c = 0."""
        if self.slides(k):
            self.quadratic(k, *w)
        else:
            self.type2(k, w[0], w[1], -w[2])


def conic_of(terms: Sequence[tuple[Expr, Wave, Wave]]) -> Conic:
    """The sum of k p q of waves p and q, with x = cos, y = sin (a S + b C + c), or x and y = x^2 (a
    x^2 + b x + c).
    """
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
        self,
        p: PieperSteps,
        joints: tuple[int, int, int],
        Ci: Transform,
        Cj: Transform,
        c: Vec3,
        P: Vec3,
    ) -> None:
        self.p, self.joints, self.Ci, self.Cj, self.P = p, joints, Ci, Cj, P
        self.v, self.kappa, self.delta = self._planes(Ci.P, P)
        self.g, self.gg = self._point(c)

    def _planes(
        self, e: Vec3, P: Vec3
    ) -> tuple[tuple[Vec3, Vec3], tuple[Expr, Expr], tuple[Expr, Expr]]:
        """v, kappa and delta of the two equations v.u + kappa |u|^2 + delta = 0 that are free of
        joint i.
        """
        rows, tidy = self.Ci.R.rows, self.p.tidy
        if self.p.slides(self.joints[0]):
            v, kappa, delta = (rows[0], rows[1]), (ZERO, ZERO), (e.x - P.x, e.y - P.y)
        else:
            v, kappa = (rows[2], (self.Ci.R.T @ e) * 2), (ZERO, ONE)
            delta = (e.z - P.z, e.dot(e) - P.dot(P))
        first, second = (Vec3(*(tidy(as_expr(x)) for x in row)) for row in v)
        return (first, second), kappa, (tidy(as_expr(delta[0])), tidy(as_expr(delta[1])))

    def _point(self, c: Vec3) -> tuple[list[Wave], Wave]:
        """g = Cj Zk c and |g|^2 as waves of joint k."""
        Cj, tidy = self.Cj, self.p.tidy
        x, y, z = Cj.R.columns
        if self.p.slides(self.joints[2]):
            still = Cj.R @ c + Cj.P
            g: list[Wave] = [
                (ZERO, tidy(as_expr(a)), tidy(as_expr(b))) for a, b in zip(z, still, strict=True)
            ]
            return g, (ONE, 2 * as_expr(z.dot(still)), as_expr(still.dot(still)))
        still, about, across = z * c.z + Cj.P, y * c.x - x * c.y, x * c.x + y * c.y
        g = [
            (tidy(as_expr(s)), tidy(as_expr(a)), tidy(as_expr(b)))
            for s, a, b in zip(about, across, still, strict=True)
        ]
        level = c.dot(c) + Cj.P.dot(Cj.P) + 2 * c.z * z.dot(Cj.P)
        return g, (2 * as_expr(about.dot(Cj.P)), 2 * as_expr(across.dot(Cj.P)), as_expr(level))

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

    # --- joint j turns: A (xi, eta) = b(xk) with xi, eta the first two of u, and xi^2 + eta^2 =
    # |g|^2 - gz^2

    def _turning(self) -> None:
        p, (_, j, k), one = self.p, self.joints, constant(1)
        A = [(as_expr(v.x), as_expr(v.y)) for v in self.v]
        unit: Wave = (ZERO, ZERO, one)
        b = [
            plus((-as_expr(v.z), self.g[2]), (-kappa, self.gg), (-as_expr(delta), unit))
            for v, kappa, delta in zip(self.v, self.kappa, self.delta, strict=True)
        ]
        det = A[0][0] * A[1][1] - A[0][1] * A[1][0]
        if p.tidy(det) is not ZERO:
            xi = plus((A[1][1] / det, b[0]), (-A[0][1] / det, b[1]))
            eta = plus((A[0][0] / det, b[1]), (-A[1][0] / det, b[0]))
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
        w = [
            plus(
                (as_expr(v.x), self.g[0]),
                (as_expr(v.y), self.g[1]),
                (as_expr(v.z), self.g[2]),
                (kappa, self.gg),
                (as_expr(delta), unit),
            )
            for v, kappa, delta in zip(self.v, self.kappa, self.delta, strict=True)
        ]
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
