"""The steps of Pieper's solution as they are learned: type 2, directions that turn, lengths, quadratics and conics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symoro.expr.functions import absolute, cos, less_equal, maximum, sin, sqrt
from symoro.expr.linear import Transform
from symoro.expr.node import ZERO, Expr, Role, as_expr, constant, symbol
from symoro.models.inverse import steps as roots
from symoro.models.inverse.arm import Arm
from symoro.models.inverse.equations import NEAR, TINY, Root
from symoro.models.inverse.paul import Search, sample_numbers
from symoro.models.inverse.quartic import Conic, circle_roots, length_roots
from symoro.models.inverse.steps import QUADRATIC, QUARTIC, QUARTIC_LENGTH, Step
from symoro.models.inverse.systems import QUIET, as_transform, joint_screw, product
from symoro.robot.data import PRISMATIC

CONIC = ("Fxx", "Fyy", "F", "Fxy", "Fx", "Fy")  # names of its coefficients
Wave = tuple[Expr, Expr, Expr]  # a S + b C + c of an angle; or a x^2 + b x + c of a length


class Steps(Search):
    """The steps of Pieper's solution, learned one after another."""

    def __init__(self, arm: Arm) -> None:
        self.target = arm.target
        super().__init__(arm, sample_numbers(arm), [])

    @cached_property
    def loop(self) -> list[Transform]:
        """The constants behind each joint; the last one closes the loop by the pose."""
        C = [product(group, QUIET) for group in self.arm.constants]
        return [*C[1:6], C[6] @ as_transform(self.target).inverse() @ C[0]]

    def back(self, k: int) -> Transform:
        """The inverse of the constant behind joint k; that of the pose's inverse is the pose."""
        if k < 5:
            return self.loop[k].inverse()
        first, last = (product(self.arm.constants[j], QUIET).inverse() for j in (0, 6))
        return first @ as_transform(self.target) @ last

    def Z(self, k: int) -> Transform:
        return product([joint_screw(self.arm, k)], QUIET)

    def slides(self, k: int) -> bool:
        return self.arm.joints[k].sigma == PRISMATIC

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
        found: Sequence[Root],
    ) -> None:
        """One more step, that of joint k: its roots are angles or lengths."""
        m = self.arm.joints[k]
        scaled = [
            Root((as_expr(r.values[0]) / constant(m.factor),), r.exists, r.free, r.double, r.label)
            for r in found
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
        self.learned(
            k, 2, [(X * s + Y * c, Z)], [("X", X), ("Y", Y), ("Z", Z)], roots.sine_cosine(X, Y, Z)
        )

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
            roots.rotation(rows, orthogonal=True),
        )

    def length(self, k: int, X: Expr, Y: Expr) -> None:
        X, Y = self.tidy(X), self.tidy(Y)
        self.learned(
            k, 1, [(X * self.arm.joints[k].variable, Y)], [("X", X), ("Y", Y)], roots.linear(X, Y)
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
        exists, double = less_equal(-D, TINY * size), less_equal(D, NEAR * size)
        found = [
            Root(((e * root - h) / a,), exists, 0, double, label)
            for e, label in ((1, "+"), (-1, "-"))
        ]
        self.learned(
            k, QUADRATIC, [(a * x * x + b * x + c, ZERO)], [("A", a), ("B", b), ("C", c)], found
        )

    def conic(self, k: int, F: Conic) -> None:
        """A conic in cosine and sine, or in a length and its square; what is less in truth is solved as such."""
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
