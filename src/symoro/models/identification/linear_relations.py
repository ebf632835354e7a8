"""Linear relations between functions: which is a combination of those before it, with constant factors.

A function of the variables (speeds, positions) is written over functions that are independent of each other: products
of speeds and lengths, times the cosine or sine of one sum of angles, as products of sines become sums and a constant in
an angle is taken out of it. Terms without a variable do not matter. The coefficients are expressions in parameters; where
one vanishes is decided by its numbers at generic parameter values, so that no identity of sines and no rounded angle
hides a relation. Elimination keeps the first independent functions, as the published rules do.
"""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeVar

import numpy as np

from symoro.expr.functions import cos, sin
from symoro.expr.interpret import interpret
from symoro.expr.node import (
    CONST_LEVEL,
    HALF,
    ONE,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    constant,
    magnitude,
    neg,
    rational,
    split_coefficient,
)
from symoro.expr.ops import ADD, COS, DIV, MUL, NEG, SIN
from symoro.expr.polynomial import Polynomial, TooLarge, contract, expand, to_expr
from symoro.expr.walk import postorder, symbols_of

Label = TypeVar("Label", bound=Hashable)
Powers = tuple[tuple[Expr, int], ...]  # of speeds and lengths
Angle = tuple[tuple[Expr, Fraction], ...]  # a sum of joint angles, the first with a positive factor
Term = tuple[Powers, Angle, bool]  # True: the sine of the angle, False: its cosine
Vector = dict[Term, Expr]  # a coefficient per term

UNIT: Term = ((), (), False)
TOLERANCE = 1e-9  # of a coefficient against what it is a difference of
READABLE = 40  # terms up to which identities are searched for in an expression


# --- functions over independent terms ------------------------------------------------------------------------


def _sum(a: Vector, b: Vector) -> Vector:
    total = dict(a)
    for term, c in b.items():
        total[term] = total.get(term, ZERO) + c
    return {term: c for term, c in total.items() if c is not ZERO}


def _product(a: Vector, b: Vector) -> Vector:
    """Every term with every other; 2 cos x cos y = cos(x - y) + cos(x + y), and so on."""
    total: Vector = {}
    for (p, x, s), c in a.items():
        for (q, y, t), k in b.items():
            powers, coefficient = _merged(p, q), c * k
            for term, factor in _product_of_angles(x, s, y, t):
                value = total.get((powers, *term), ZERO) + factor * coefficient
                total[powers, *term] = value
    return {term: c for term, c in total.items() if c is not ZERO}


def _product_of_angles(
    x: Angle, s: bool, y: Angle, t: bool
) -> Iterable[tuple[tuple[Angle, bool], Expr]]:
    if not x or not y:
        return [((x or y, s or t), ONE)]
    above, below = _oriented(_merged(x, y)), _oriented(_merged(x, tuple((a, -f) for a, f in y)))
    other = -HALF if t else HALF  # sin sin: the sum is subtracted; cos sin: the difference
    if s is t:
        return [((below[0], False), HALF), ((above[0], False), other)]
    return [
        ((angle, True), factor * sign)
        for (angle, sign), factor in ((above, HALF), (below, other))
        if angle
    ]


def _merged(a: tuple, b: tuple) -> tuple:  # type: ignore[type-arg]
    """Powers, or angles, added up."""
    if not a or not b:
        return a or b
    total = dict(a)
    for x, n in b:
        total[x] = total.get(x, 0) + n
    return tuple(sorted(((x, n) for x, n in total.items() if n), key=lambda item: item[0].key))


def _oriented(angle: Angle) -> tuple[Angle, int]:
    """The angle or its opposite, whose first factor is positive, and the sign that its sine takes."""
    if angle and angle[0][1] < 0:
        return tuple((x, -f) for x, f in angle), -1
    return angle, 1


def _trigonometric(n: Expr, argument: Vector) -> Vector:
    """sin or cos of a sum of joint angles and a constant, the constant taken out."""
    rest = argument.get(UNIT, ZERO)
    factors = {term: rational(c) for term, c in argument.items() if term != UNIT}
    if any(f is None or not _is_angle(term) for term, f in factors.items()):
        return {(((n, 1),), (), False): ONE}
    angle, sign = _oriented(
        tuple(
            sorted(
                ((term[0][0][0], f) for term, f in factors.items() if f),
                key=lambda item: item[0].key,
            )
        )
    )
    if n.op is COS:
        return {((), angle, False): cos(rest), ((), angle, True): -sign * sin(rest)}
    return {((), angle, True): sign * cos(rest), ((), angle, False): sin(rest)}


def _is_angle(term: Term) -> bool:
    powers, angle, _ = term
    return not angle and len(powers) == 1 and powers[0][1] == 1


def _scaled(a: Vector, factor: Expr) -> Vector:
    return {term: c * factor for term, c in a.items() if factor is not ZERO}


def terms(root: Expr) -> Vector:
    """The function as a sum of independent terms."""
    known: dict[Expr, Vector] = {}
    for n in postorder([root]):
        if n.level < VARIABLE_LEVEL:
            known[n] = {UNIT: n} if n is not ZERO else {}
        elif n.op is NEG:
            known[n] = _scaled(known[n.args[0]], constant(-1))
        elif n.op is ADD:
            known[n] = _sum(known[n.args[0]], known[n.args[1]])
        elif n.op is MUL:
            known[n] = _product(known[n.args[0]], known[n.args[1]])
        elif n.op is DIV and n.args[1].level < VARIABLE_LEVEL:
            known[n] = _scaled(known[n.args[0]], ONE / n.args[1])
        elif n.op in (SIN, COS):
            known[n] = _trigonometric(n, known[n.args[0]])
        else:
            known[n] = {(((n, 1),), (), False): ONE}
    return known[root]


# --- coefficients --------------------------------------------------------------------------------------------


def numbers(coefficients: Iterable[Expr]) -> np.ndarray:
    """Their sizes at three sets of generic parameter values, a row each; the same values in every process."""
    roots = list(coefficients)
    generic = {
        s.payload[0]: np.random.default_rng(zlib.crc32(s.payload[0].encode())).uniform(0.4, 1.6, 3)
        for s in symbols_of(roots)
    }
    return np.array(
        [
            np.broadcast_to(np.abs(np.asarray(v, dtype=float)), (3,))
            for v in interpret(roots, generic)
        ]
    ).reshape(len(roots), 3)


def vanishes(coefficient: Expr, scale: float | np.ndarray = 1.0) -> bool:
    """True where it is zero for all values of the parameters, up to rounding against the scale."""
    return coefficient is ZERO or (
        coefficient.op.arity > 0 and bool(np.all(numbers([coefficient])[0] <= TOLERANCE * scale))
    )


def contracted_sum(e: Expr) -> Polynomial | None:
    """The sum of its terms after identities of sines; None where there are too many to look for them."""
    try:
        found = expand(e)
    except TooLarge:
        return None
    return contract(found) if len(found) <= READABLE else None


def readable(coefficient: Expr) -> Expr:
    found = contracted_sum(coefficient)
    return coefficient if found is None else to_expr(found)


def vector(function: Expr) -> Vector:
    """The coefficients of a function by term, constants dropped."""
    found = {term: c for term, c in terms(function).items() if term != UNIT}
    sizes = numbers(found.values())
    scale = sizes.max(axis=0, initial=0.0)
    return {
        term: readable(c)
        for (term, c), size in zip(found.items(), sizes, strict=True)
        if np.any(size > TOLERANCE * scale)
    }


# --- elimination ---------------------------------------------------------------------------------------------


@dataclass
class _Row(Generic[Label]):
    pivot: Term
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
                factor = readable(_quotient(values[row.pivot], row.values[row.pivot]))
                values = _minus(values, factor, row.values)
                values.pop(row.pivot, None)
                combination = _minus(combination, factor, row.combination)
        if not values:
            return {k: neg(v) for k, v in combination.items() if k != label}
        self.rows.append(_Row(_best_pivot(values), values, combination))
        return None


Key = TypeVar("Key", bound=Hashable)


def _minus(a: Mapping[Key, Expr], factor: Expr, b: Mapping[Key, Expr]) -> dict[Key, Expr]:
    """a - factor b without the entries that vanish."""
    result = dict(a)
    for k, v in b.items():
        before, taken = result.pop(k, ZERO), factor * v
        value = readable(before - taken)
        if not vanishes(value, numbers([before, taken]).sum(axis=0)):
            result[k] = value
    return result


def _quotient(a: Expr, b: Expr) -> Expr:
    """a / b with one number in front."""
    (p, x), (q, y) = split_coefficient(a), split_coefficient(b)
    return constant(p / q) * (x / y)


def _best_pivot(values: Vector) -> Term:
    """A number rather than a parameter, which might vanish; the simplest term among equals."""

    def order(term: Term) -> tuple[object, ...]:
        powers, angle, sine = term
        return (
            magnitude(values[term]).level > CONST_LEVEL,
            len(powers) + len(angle),
            [(x.key, n) for x, n in (*powers, *angle)],
            sine,
        )

    return min(values, key=order)
