"""Linear relations between functions: which one is a combination of those before it.

A function of the variables (speeds, positions) is written over terms that are independent of each
other: products of speeds and lengths, times the cosine or sine of one sum of angles. Products of
sines become sums, and a constant in an angle is taken out of it; terms without a variable do not
matter. The coefficients are expressions in parameters. Whether one vanishes is decided by its
numbers at generic parameter values, so that neither an identity of sines nor a rounded angle hides
a relation. Elimination keeps the first independent functions, as the published rules do.
"""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, TypeVar

import numpy as np

from symoro.expr import (
    ADD,
    CONST_LEVEL,
    COS,
    DIV,
    HALF,
    MUL,
    NEG,
    ONE,
    SIN,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Polynomial,
    TooLarge,
    constant,
    contract,
    cos,
    expand,
    forward,
    interpret,
    magnitude,
    neg,
    operation_count,
    postorder,
    precise_number,
    rational,
    sin,
    single_fraction,
    split_coefficient,
    symbols_of,
    to_expr,
)

Label = TypeVar("Label", bound=Hashable)
Powers = tuple[tuple[Expr, int], ...]  # of speeds and lengths
Angle = tuple[tuple[Expr, Fraction], ...]  # a sum of joint angles, the first with a positive factor
Term = tuple[Powers, Angle, bool]  # True: the sine of the angle, False: its cosine
Vector = dict[Term, Expr]  # a coefficient per term

UNIT: Term = ((), (), False)
TOLERANCE = 1e-9  # of a coefficient against what it is a difference of
READABLE = 40  # terms up to which identities are searched for in an expression
MOST_BITS = 150  # of the denominator of a number that is exact
MOST_EXACT = 12  # operations up to which a coefficient without parameters stays an expression


# --- functions over independent terms -------------------------------------------------------------


def _sum(a: Vector, b: Vector) -> Vector:
    """a + b without terms that vanish."""
    total = dict(a)
    for term, c in b.items():
        total[term] = total.get(term, ZERO) + c
    return {term: c for term, c in total.items() if c is not ZERO}


def _product(a: Vector, b: Vector) -> Vector:
    """a b: every term with every other, with 2 cos x cos y = cos(x - y) + cos(x + y), and so on."""
    total: Vector = {}
    for (p, x, s), c in a.items():
        for (q, y, t), k in b.items():
            powers, coefficient = _added_exponents(p, q), c * k
            for term, factor in _product_of_angles(x, s, y, t):
                value = total.get((powers, *term), ZERO) + factor * coefficient
                total[powers, *term] = value
    return {term: c for term, c in total.items() if c is not ZERO}


def _product_of_angles(
    x: Angle, s: bool, y: Angle, t: bool
) -> Iterable[tuple[tuple[Angle, bool], Expr]]:
    if not x or not y:
        return [((x or y, s or t), ONE)]
    above, below = (
        _oriented(_added_exponents(x, y)),
        _oriented(_added_exponents(x, tuple((a, -f) for a, f in y))),
    )
    other = -HALF if t else HALF  # sin sin: the sum is subtracted; cos sin: the difference
    if s is t:
        return [((below[0], False), HALF), ((above[0], False), other)]
    return [
        ((angle, True), factor * sign)
        for (angle, sign), factor in ((above, HALF), (below, other))
        if angle
    ]


def _added_exponents(a: tuple[Any, ...], b: tuple[Any, ...]) -> tuple[Any, ...]:
    """Exponents of powers, or factors of angles, added up."""
    if not a or not b:
        return a or b
    total = dict(a)
    for x, n in b:
        total[x] = total.get(x, 0) + n
    return tuple(sorted(((x, n) for x, n in total.items() if n), key=lambda item: item[0].key))


def _oriented(angle: Angle) -> tuple[Angle, int]:
    """The angle or its opposite, with a positive first factor, and the sign of its sine."""
    if angle and angle[0][1] < 0:
        return tuple((x, -f) for x, f in angle), -1
    return angle, 1


def _trigonometric(n: Expr, argument: Vector) -> Vector:
    """sin or cos of a sum of joint angles and a constant, the constant taken out."""
    rest = argument.get(UNIT, ZERO)
    factors = {term: rational(c) for term, c in argument.items() if term != UNIT}
    if any(f is None or not _is_angle(term) for term, f in factors.items()):
        return _opaque_term(n)
    joints = [(term[0][0][0], f) for term, f in factors.items() if f]
    angle, sign = _oriented(tuple(sorted(joints, key=lambda item: item[0].key)))
    if n.op is COS:
        return {((), angle, False): cos(rest), ((), angle, True): -sign * sin(rest)}
    return {((), angle, True): sign * cos(rest), ((), angle, False): sin(rest)}


def _is_angle(term: Term) -> bool:
    powers, angle, _ = term
    return not angle and len(powers) == 1 and powers[0][1] == 1


def _scaled(a: Vector, factor: Expr) -> Vector:
    return {term: c * factor for term, c in a.items() if factor is not ZERO}


def _opaque_term(n: Expr) -> Vector:
    """A function that is not looked into, as a term of its own."""
    return {(((n, 1),), (), False): ONE}


def independent_terms(root: Expr) -> Vector:
    """Return the function as a sum of independent terms."""
    known: dict[Expr, Vector] = {}
    for n in postorder([root]):
        known[n] = _node_terms(n, [known[a] for a in n.args])
    return known[root]


def _node_terms(n: Expr, args: Sequence[Vector]) -> Vector:
    """The terms of a node from those of its operands."""
    if n.level < VARIABLE_LEVEL:
        return {UNIT: n} if n is not ZERO else {}
    if n.op is NEG:
        return _scaled(args[0], constant(-1))
    if n.op is ADD:
        return _sum(args[0], args[1])
    if n.op is MUL:
        return _product(args[0], args[1])
    if n.op is DIV and n.args[1].level < VARIABLE_LEVEL:
        return _scaled(args[0], ONE / n.args[1])
    return _trigonometric(n, args[0]) if n.op in (SIN, COS) else _opaque_term(n)


# --- coefficients ---------------------------------------------------------------------------------


def coefficient_sizes(coefficients: Iterable[Expr]) -> np.ndarray:
    """Return the absolute values of coefficients at three sets of generic parameter values, a row
    each.
    """
    return np.asarray(np.abs(_signed_numbers(coefficients)))


def _signed_numbers(coefficients: Iterable[Expr]) -> np.ndarray:
    """The values of coefficients at three sets of generic parameter values, a row each; the values
    of a parameter come from its name, the same in every process.
    """
    roots = list(coefficients)
    names = [s.payload[0] for s in symbols_of(roots)]
    generic = {
        name: np.random.default_rng(zlib.crc32(name.encode())).uniform(0.4, 1.6, 3)
        for name in names
    }
    values = [np.asarray(v, dtype=float) for v in interpret(roots, generic)]
    return np.array([np.broadcast_to(x, (3,)) for x in values]).reshape(len(roots), 3)


def _is_rounded(coefficient: Expr) -> bool:
    """True if a coefficient is a number with more digits than anyone writes."""
    number = rational(coefficient)
    return number is not None and number.denominator.bit_length() > MOST_BITS


def _as_double(coefficient: Expr) -> Expr:
    """The coefficient, a rounded number as the nearest double."""
    return constant(float(rational(coefficient) or 0)) if _is_rounded(coefficient) else coefficient


def vanishes(coefficient: Expr, scale: float | np.ndarray = 1.0) -> bool:
    """True if a coefficient is zero for all parameter values, up to rounding of the scale."""
    return coefficient is ZERO or (
        (coefficient.op.arity > 0 or _is_rounded(coefficient))
        and bool(np.all(coefficient_sizes([coefficient])[0] <= TOLERANCE * scale))
    )


def contracted_sum(e: Expr) -> Polynomial | None:
    """Return an expression as the sum of its terms after identities of sines; None if there are too
    many terms to look for them.
    """
    try:
        expanded = expand(e)
    except TooLarge:
        return None
    return contract(expanded) if len(expanded) <= READABLE else None


def readable_coefficient(coefficient: Expr) -> Expr:
    """Return a coefficient after identities of sines, as far as they are searched for; a long one
    without parameters as its number.
    """
    if coefficient.level == CONST_LEVEL:
        short = operation_count([coefficient]) <= MOST_EXACT and not _is_rounded(coefficient)
        number = None if short else precise_number(coefficient)
        if number is not None:
            return constant(number)
    contracted = contracted_sum(coefficient)
    plain = coefficient if contracted is None else to_expr(contracted)
    if not any(n.op is DIV for n in postorder([plain])):
        return plain
    try:
        return min((single_fraction(plain, READABLE), plain), key=lambda e: operation_count([e]))
    except TooLarge:
        return plain


def coefficient_vector(function: Expr) -> Vector:
    """Return the coefficients of a function by term, constants and what vanishes left out."""
    every = {term: c for term, c in independent_terms(function).items() if term != UNIT}
    sizes = coefficient_sizes(every.values())
    scale = sizes.max(axis=0, initial=0.0)
    return {
        term: readable_coefficient(c)
        for (term, c), size in zip(every.items(), sizes, strict=True)
        if np.any(size > TOLERANCE * scale)
    }


# --- elimination ----------------------------------------------------------------------------------


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
        """Return the combination of earlier independent functions that equals this one, by label;
        None if this one is independent of them.
        """
        values, combination = coefficient_vector(function), {label: ONE}
        for row in self.rows:
            if row.pivot in values:
                factor = readable_coefficient(_quotient(values[row.pivot], row.values[row.pivot]))
                values = _minus(values, factor, row.values)
                values.pop(row.pivot, None)
                combination = _minus(combination, factor, row.combination)
        if not values:
            return {k: _as_double(neg(v)) for k, v in combination.items() if k != label}
        self.rows.append(_Row(_best_pivot(values), values, combination))
        return None


Key = TypeVar("Key", bound=Hashable)


def _minus(a: Mapping[Key, Expr], factor: Expr, b: Mapping[Key, Expr]) -> dict[Key, Expr]:
    """a - factor b without the entries that vanish."""
    result = dict(a)
    for k, v in b.items():
        before, change = result.pop(k, ZERO), factor * v
        value = readable_coefficient(before - change)
        if not vanishes(value, coefficient_sizes([before, change]).sum(axis=0)):
            result[k] = value
    return result


def _quotient(a: Expr, b: Expr) -> Expr:
    """a / b with one number in front."""
    (p, x), (q, y) = split_coefficient(a), split_coefficient(b)
    return constant(p / q) * (x / y)


def _best_pivot(values: Vector) -> Term:
    """The pivot of a row: a number rather than a parameter; then the simplest term."""

    def order(term: Term) -> tuple[object, ...]:
        powers, angle, sine = term
        return (
            magnitude(values[term]).level > CONST_LEVEL,
            len(powers) + len(angle),
            [(x.key, n) for x, n in (*powers, *angle)],
            sine,
        )

    return min(values, key=order)


# --- parameters that a robot does not have --------------------------------------------------------


def exchange_absent(table: dict[Label, Expr], units: Mapping[Label, Expr]) -> bool:
    """Return True if grouped parameters were exchanged for standard ones, in the table.

    `table` has each parameter as a combination of the symbols `units` of the parameters that are
    present. Parameters that are absent and depend on each other, such as XX0R = YY1 and YY0R = YY1
    on a base without inertia, are more than their rank: one of the present parameters (YY1) takes
    their place.
    """
    slopes = _slopes(table, units)
    absent = [key for key in slopes if key not in units]
    done = False
    for key in _dependent_rows([slopes[key] for key in absent], absent):
        row = _without_zeros(slopes[key])
        grouped = [s for s in row if not slopes.get(s)]
        if grouped:
            _exchange(slopes, key, min(grouped, key=lambda s: _pivot_price(row[s])))
            done = True
    for key, row in slopes.items():
        table[key] = sum((x * units[s] for s, x in _without_zeros(row).items()), ZERO)
    return done


def _without_zeros(row: Mapping[Label, Expr]) -> dict[Label, Expr]:
    return {s: x for s, x in row.items() if not vanishes(x)}


def _slopes(
    table: Mapping[Label, Expr], units: Mapping[Label, Expr]
) -> dict[Label, dict[Label, Expr]]:
    """The factors of the present parameters in each entry of the table that is not zero."""
    keys = [key for key, x in table.items() if x is not ZERO]
    rows = forward([table[key] for key in keys], list(units.values()))
    return {
        key: {s: x for s, x in zip(units, row, strict=True) if x is not ZERO}
        for key, row in zip(keys, rows, strict=True)
    }


def _dependent_rows(rows: Sequence[Mapping[Label, Expr]], keys: Sequence[Label]) -> list[Label]:
    """The keys of rows that take part in a linear relation between the rows."""
    columns = sorted({s for row in rows for s in row}, key=str)
    if not columns:
        return []
    W = np.array([_signed_numbers([row.get(s, ZERO) for s in columns])[:, 0] for row in rows])
    _, sizes, turned = np.linalg.svd(W.T, full_matrices=True)
    rank = int((sizes > TOLERANCE * sizes[0]).sum())
    used = np.abs(turned[rank:]).max(axis=0, initial=0.0) > TOLERANCE
    return [key for key, use in zip(keys, used, strict=True) if use]


def _pivot_price(x: Expr) -> tuple[int, bool, int]:
    """Constants first, 1 before others, then the shortest."""
    return x.level, magnitude(x) is not ONE, operation_count([x])


def _exchange(slopes: dict[Label, dict[Label, Expr]], gone: Label, new: Label) -> None:
    """Replace an entry by a present parameter that was grouped with it and others."""
    row = slopes[gone]
    pivot = row[new]
    for key, other in slopes.items():
        if key != gone and new in other:
            slopes[key] = _minus(other, _quotient(other[new], pivot), row)
    slopes[new] = {s: readable_coefficient(_quotient(x, pivot)) for s, x in row.items()}
    slopes[gone] = {}
