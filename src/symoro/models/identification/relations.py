"""Exact linear relations between functions: which is a combination of those before it, with constant factors.

A function is a polynomial in variables (speeds, positions, sines and cosines) whose coefficients are expressions in
parameters; cos^2 is written 1 - sin^2, and terms without a variable are constants that do not matter. Elimination keeps
the first independent functions, as the published rules do.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeVar

from symoro.expr.functions import sin
from symoro.expr.node import CONST_LEVEL, ONE, VARIABLE_LEVEL, ZERO, Expr, magnitude, neg
from symoro.expr.ops import COS
from symoro.expr.polynomial import Monomial, Polynomial, expand, plus, simplified, times, to_expr

Label = TypeVar("Label", bound=Hashable)
Vector = dict[Monomial, Expr]  # by the variable part of the monomial


def _without_square_cosines(p: Polynomial) -> Polynomial:
    while True:
        found = next(((m, x) for m in p for x, power in m if x.op is COS and power >= 2), None)
        if found is None:
            return p
        m, x = found
        rest = tuple((y, q - 2 if y is x else q) for y, q in m if y is not x or q > 2)
        c = p[m]
        others = {k: v for k, v in p.items() if k != m}
        s = sin(x.args[0])
        p = plus(others, times({rest: c}, {(): Fraction(1), ((s, 2),): Fraction(-1)}))


def vector(function: Expr) -> Vector:
    """The coefficients of a function by variable monomial, constants dropped."""
    parts: dict[Monomial, Polynomial] = {}
    for m, c in _without_square_cosines(expand(function)).items():
        variable = tuple((x, q) for x, q in m if x.level == VARIABLE_LEVEL)
        parameter = tuple((x, q) for x, q in m if x.level < VARIABLE_LEVEL)
        if variable:
            parts[variable] = plus(parts.get(variable, {}), {parameter: c})
    found = {m: simplified(to_expr(p)) for m, p in parts.items()}
    return {m: e for m, e in found.items() if e is not ZERO}


@dataclass
class _Row(Generic[Label]):
    pivot: Monomial
    values: Vector
    combination: dict[Label, Expr]  # values = sum of combination[label] * function[label]


@dataclass
class Relations(Generic[Label]):
    """An echelon form that grows function by function."""

    rows: list[_Row[Label]] = field(default_factory=list)

    def add(self, label: Label, function: Expr) -> dict[Label, Expr] | None:
        """The combination of earlier kept functions that equals this one, or None if it is independent and kept."""
        values, combination = vector(function), {label: ONE}
        for row in self.rows:
            if row.pivot in values:
                factor = simplified(values[row.pivot] / row.values[row.pivot])
                values = _minus(values, factor, row.values)
                combination = _minus(combination, factor, row.combination)
        if not values:
            return {k: neg(v) for k, v in combination.items() if k != label}
        self.rows.append(_Row(_best_pivot(values), values, combination))
        return None


def _minus(a: dict[Label, Expr], factor: Expr, b: dict[Label, Expr]) -> dict[Label, Expr]:
    result = dict(a)
    for k, v in b.items():
        value = simplified(result.get(k, ZERO) - factor * v)
        if value is ZERO:
            result.pop(k, None)
        else:
            result[k] = value
    return result


def _best_pivot(values: Vector) -> Monomial:
    """A number rather than a parameter, which might vanish; the simplest monomial among equals."""
    return min(values, key=lambda m: (magnitude(values[m]).level > CONST_LEVEL, len(m), [(x.key, q) for x, q in m]))
