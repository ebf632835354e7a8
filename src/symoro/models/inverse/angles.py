"""Linear forms: an angle as a rational combination of variables and a rest, and what is known of such combinations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from symoro.expr.node import ZERO, Expr, Role, constant, rational
from symoro.expr.ops import ADD, MUL, NEG, SYMBOL

Form = dict[Expr, Fraction]  # variable -> factor


def linear_form(x: Expr) -> tuple[Form, Expr]:
    """x = sum of factor * joint variable + rest."""
    factors: Form = {}
    rest = ZERO
    stack = [(x, Fraction(1))]
    while stack:
        node, k = stack.pop()
        if node.op is NEG:
            stack.append((node.args[0], -k))
        elif node.op is ADD:
            stack.extend((a, k) for a in node.args)
        elif node.op is MUL and (c := rational(node.args[0])) is not None:
            stack.append((node.args[1], k * c))
        elif node.op is SYMBOL and node.payload[1] is Role.POSITION:
            factors[node] = factors.get(node, Fraction(0)) + k
        else:
            rest = rest + constant(k) * node
    return {v: k for v, k in factors.items() if k}, rest


def combination(form: Form) -> Expr:
    """The sum of factor * variable."""
    total = ZERO
    for v in sorted(form, key=lambda v: v.key):
        total = total + constant(form[v]) * v
    return total


def canonical(form: Form) -> tuple[Form, int]:
    """The form or its opposite, such that the first factor is positive, and the sign."""
    if not form:
        return {}, 1
    sign = 1 if form[min(form, key=lambda v: v.key)] > 0 else -1
    return {v: sign * k for v, k in form.items()}, sign


@dataclass
class Known:
    """Combinations of joint variables that are known, in echelon form: pivot -> the rest of the form, and its value."""

    rows: dict[Expr, tuple[Form, Expr]] = field(default_factory=dict)  # pivot = value - rest

    def reduced(self, form: Form) -> tuple[Form, Expr]:
        """form = remainder + known value, the remainder without pivots."""
        rest: Form = {}
        value = ZERO
        for v, k in form.items():
            if v in self.rows:
                inner, known = self.rows[v]
                value = value + constant(k) * known
                for u, c in inner.items():
                    rest[u] = rest.get(u, Fraction(0)) - k * c
            else:
                rest[v] = rest.get(v, Fraction(0)) + k
        return {v: k for v, k in rest.items() if k}, value

    def learn(self, form: Form, value: Expr) -> None:
        """Take form = value as known; the form must be reduced. The pivot is the last variable."""
        pivot = max(form, key=lambda v: v.key)
        k = form[pivot]
        rest = {v: c / k for v, c in form.items() if v is not pivot}
        here = value * constant(1 / k)
        for other, (inner, known) in list(self.rows.items()):
            if pivot in inner:
                c = inner[pivot]
                joined = {
                    v: inner.get(v, Fraction(0)) - c * rest.get(v, Fraction(0))
                    for v in {*inner, *rest}
                    if v is not pivot
                }
                self.rows[other] = (
                    {v: x for v, x in joined.items() if x},
                    known - constant(c) * here,
                )
        self.rows[pivot] = rest, here

    def complete(self, variables: Iterable[Expr]) -> bool:
        """True where every variable has a value of its own."""
        return all(v in self.rows and not self.rows[v][0] for v in variables)
