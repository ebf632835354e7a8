"""Certificates that no solution is missing.

Closed forms: every comparison of the branch program is decided by an interval. The program of a
certificate gives each value of the branch program a bound of its error, from the rounding of every
operation and from the pose, whose rotation is orthonormal to POSE_ERROR only. A comparison is
certain where the difference exceeds the bound; then exact arithmetic takes the same branches. The
answer is certain where this holds for the existence of every row and no row that exists is singular
(a double root).

The general method: roots z of the characteristic determinant p of degree n, whose discs
abs(x - z_i) <= n abs(p(z_i)) / abs(a_n prod (z_i - z_j)) contain all its roots [Smith 1970]. The
real roots are as many as real z whose discs meet no other, where the other discs do not meet the
real axis. p(z) is bounded with the error of the coefficients.

[Smith 1970] B. T. Smith, Error bounds for zeros of a polynomial based upon Gerschgorin's theorems,
J. ACM 17.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.expr import (
    ABS,
    ACOS,
    ADD,
    ATAN2,
    CONSTANT,
    COS,
    DIV,
    EQUAL,
    LESS,
    LESS_EQUAL,
    MAX,
    MIN,
    MUL,
    NAMED,
    NEG,
    ONE,
    PI,
    POW,
    SIGN,
    SIN,
    SQRT,
    SYMBOL,
    WHERE,
    ZERO,
    Expr,
    Group,
    Op,
    Program,
    absolute,
    as_expr,
    less,
    less_equal,
    logical_and,
    maximum,
    minimum,
    postorder,
    power,
    sqrt,
    where,
)
from symoro.models.inverse.elimination import matrices_at, matrices_of_powers

Array = np.ndarray
POSE_ERROR = 2e-13  # of the elements of a rotation
NEARLY_SPECIAL_ERROR = 1e-6  # of all elements, where the steps take nearly special arms as exact
OPERATION_ERROR = 2.0**-52  # twice the rounding error of one operation
FUNCTION_ERROR = 2.0**-49  # error of a sine, cosine or arc cosine, and relative of a power
BOUND_FACTOR = 1.001  # more than what the bounds themselves lose by rounding
UNDERFLOW_BOUND = 1e-290  # more than what is lost by underflow
UNBOUNDED = 1e150  # the bound of a quotient whose divisor may vanish


@dataclass(frozen=True)
class Decision:
    """A logical value between `low` and `high`, both 0 or 1; equal where it is certain."""

    low: Expr
    high: Expr

    @property
    def unknown(self) -> Expr:
        """1 where it is not certain."""
        return as_expr(self.high - self.low)


Bounds = dict[Expr, "Expr | Decision"]  # by node: the bound of its error, or of its truth


class ErrorBounds:
    """Bounds of the errors of all values of a program."""

    def __init__(self, given: Mapping[Expr, float]) -> None:
        """`given` are the errors of input symbols; others are exact."""
        self.given = given
        self.known: Bounds = {}

    def truth(self, n: Expr) -> Decision:
        """The bounds of a logical value."""
        value = self.known[n]
        return value if isinstance(value, Decision) else Decision(ZERO, ONE)

    def error(self, n: Expr) -> Expr:
        """The bound of the error of a value."""
        bound = self.known[n]
        return bound.unknown if isinstance(bound, Decision) else bound

    def learn(self, roots: Sequence[Expr]) -> None:
        """Bound all values below the roots."""
        for n in postorder(roots):
            self.known[n] = self._logical(n) or RULES[n.op](self, n, *n.args)

    def _logical(self, n: Expr) -> Decision | None:
        """The bounds of a combination of logical values; None for other values."""
        if n is ZERO or n is ONE:
            return Decision(n, n)
        parts = [x for a in n.args if isinstance(x := self.known[a], Decision)]
        if len(parts) < len(n.args) or n.op not in LOGIC or not parts:
            return None
        return LOGIC[n.op](*parts)


def _both_decisions(a: Decision, b: Decision) -> Decision:
    return Decision(as_expr(a.low + b.low), as_expr(a.high + b.high))


def _product(a: Decision, b: Decision) -> Decision:
    return Decision(as_expr(a.low * b.low), as_expr(a.high * b.high))


def _pick_decision(c: Decision, a: Decision, b: Decision) -> Decision:
    either_low, either_high = minimum(a.low, b.low), maximum(a.high, b.high)
    return Decision(
        as_expr(where(c.low, a.low, where(c.high, either_low, b.low))),
        as_expr(where(c.low, a.high, where(c.high, either_high, b.high))),
    )


LOGIC: dict[Op, Callable[..., Decision]] = {
    NAMED: lambda a: a,
    NEG: lambda a: Decision(as_expr(-a.high), as_expr(-a.low)),
    ADD: _both_decisions,
    MUL: _product,
    MAX: lambda a, b: Decision(as_expr(maximum(a.low, b.low)), as_expr(maximum(a.high, b.high))),
    MIN: lambda a, b: Decision(as_expr(minimum(a.low, b.low)), as_expr(minimum(a.high, b.high))),
    WHERE: _pick_decision,
}


def _compared(e: ErrorBounds, n: Expr, a: Expr, b: Expr) -> Decision:
    """a < b or a <= b: certain where the difference exceeds its bound; NaN is not certain."""
    gap, error = b - a, BOUND_FACTOR * (e.error(a) + e.error(b)) + UNDERFLOW_BOUND
    return Decision(as_expr(less(error, gap)), as_expr(1 - less(gap, -error)))


def _unknown(e: ErrorBounds, n: Expr, *args: Expr) -> Decision:
    return Decision(ZERO, ONE)


def _sum(e: ErrorBounds, n: Expr, a: Expr, b: Expr) -> Expr:
    return as_expr(e.error(a) + e.error(b) + OPERATION_ERROR * absolute(n))


def _times(e: ErrorBounds, n: Expr, a: Expr, b: Expr) -> Expr:
    ra, rb = e.error(a), e.error(b)
    return as_expr(absolute(a) * rb + absolute(b) * ra + ra * rb + OPERATION_ERROR * absolute(n))


def _quotient(e: ErrorBounds, n: Expr, a: Expr, b: Expr) -> Expr:
    ra, rb = e.error(a), e.error(b)
    rest = absolute(b) - BOUND_FACTOR * rb
    safe = less(0, rest)
    error = (ra + absolute(n) * rb) / where(safe, rest, 1) + OPERATION_ERROR * absolute(n)
    return as_expr(where(safe, error, UNBOUNDED))


def _root(e: ErrorBounds, n: Expr, a: Expr) -> Expr:
    """abs(sqrt(x) - sqrt(a)) <= r / sqrt(a), and <= sqrt(a + r)."""
    r = e.error(a)
    return as_expr(
        minimum(r / (n + UNDERFLOW_BOUND), sqrt(maximum(a, 0) + r)) + OPERATION_ERROR * n
    )


def _power(e: ErrorBounds, n: Expr, a: Expr, b: Expr) -> Expr:
    """Of a cube root of a >= 0: r / a^(2/3), and r^(1/3)."""
    r = e.error(a)
    error = minimum(r / (n * n + UNDERFLOW_BOUND), power(r + UNDERFLOW_BOUND, 1 / 3))
    return as_expr(error + FUNCTION_ERROR * absolute(n) + where(less(a, 0), UNBOUNDED, 0))


def _arc_cosine(e: ErrorBounds, n: Expr, a: Expr) -> Expr:
    """abs(acos x - acos y) <= pi sqrt(abs(x - y) / 2), less where both are away from 1 and -1."""
    r = e.error(a)
    edge = absolute(a) + BOUND_FACTOR * r
    rest = 1 - edge * edge
    safe = less(0, rest)
    near = r / sqrt(where(safe, rest, 1))
    return as_expr(where(safe, near, np.pi * sqrt(0.5 * r)) + FUNCTION_ERROR)


def _arc_tangent(e: ErrorBounds, n: Expr, y: Expr, x: Expr) -> Expr:
    """pi/2 (rx + ry) / length, and a turn more where the point may be on the other side of the
    negative x axis.
    """
    r = BOUND_FACTOR * (e.error(x) + e.error(y)) + UNDERFLOW_BOUND
    length = sqrt(x * x + y * y)
    near = where(less(r, length), 0.5 * np.pi * r / maximum(length, r), np.pi)
    at_cut = logical_and(less_equal(absolute(y), r), less(x, r))
    return as_expr(near + where(at_cut, 2 * np.pi, 0) + FUNCTION_ERROR)


def _extreme(e: ErrorBounds, a: Expr, b: Expr) -> Expr:
    """Of the larger of a and b."""
    ra, rb = e.error(a), e.error(b)
    gap, error = a - b, BOUND_FACTOR * (ra + rb)
    return as_expr(where(less(error, gap), ra, where(less(gap, -error), rb, ra + rb)))


def _sign(e: ErrorBounds, n: Expr, a: Expr) -> Expr:
    return as_expr(where(less(BOUND_FACTOR * e.error(a) + UNDERFLOW_BOUND, absolute(a)), 0, 2))


def _pick(e: ErrorBounds, n: Expr, c: Expr, a: Expr, b: Expr) -> Expr:
    t, ra, rb = e.truth(c), e.error(a), e.error(b)
    return as_expr(where(t.low, ra, where(t.high, absolute(a - b) + ra + rb, rb)))


RULES: dict[Op, Callable[..., Expr | Decision]] = {
    SYMBOL: lambda e, n: as_expr(e.given.get(n, 0)),
    CONSTANT: lambda e, n: as_expr(OPERATION_ERROR * abs(float(n.payload))),
    PI: lambda e, n: as_expr(4 * OPERATION_ERROR),
    NAMED: lambda e, n, a: e.error(a),
    NEG: lambda e, n, a: e.error(a),
    ABS: lambda e, n, a: e.error(a),
    ADD: _sum,
    MUL: _times,
    DIV: _quotient,
    SQRT: _root,
    POW: _power,
    SIN: lambda e, n, a: as_expr(e.error(a) + FUNCTION_ERROR),
    COS: lambda e, n, a: as_expr(e.error(a) + FUNCTION_ERROR),
    ACOS: _arc_cosine,
    SIGN: _sign,
    ATAN2: _arc_tangent,
    MAX: lambda e, n, a, b: _extreme(e, a, b),
    MIN: lambda e, n, a, b: _extreme(e, b, a),
    LESS: _compared,
    LESS_EQUAL: _compared,
    EQUAL: _unknown,
    WHERE: _pick,
}


def certificate_program(program: Program, target: Sequence[Expr], error: float) -> Program | None:
    """The program of a certificate, with two groups of one element: `certain`, 1 where the
    existence of every row is certain and no row that exists is singular, and `count`, the number of
    rows that exist.

    `program` has the groups exists and singular, `target` are the 12 elements of the pose, row by
    row, `error` is that of the rotation. None where an operation has no bound.
    """
    groups = {g.name: g.values for g in program.groups}
    exists, singular = groups["exists"], groups["singular"]
    roots = [*exists, *singular]
    if any(n.op not in RULES for n in postorder(roots)):
        return None
    exact_position = error <= POSE_ERROR
    bounds = ErrorBounds(
        {t: error for k, t in enumerate(target) if k % 4 < 3 or not exact_position}
    )
    bounds.learn(roots)
    certain, count = ONE, ZERO
    for e, s in zip(exists, singular, strict=True):
        there, double = bounds.truth(e), bounds.truth(s)
        certain = as_expr(certain * (1 - there.unknown) * (1 - there.high * double.high))
        count = as_expr(count + there.low)
    answers = {"certain": certain, "count": count}
    groups_now = tuple(Group(name, (1,), (x,), (name,)) for name, x in answers.items())
    return dataclasses.replace(program, groups=groups_now)


# --- real roots of a determinant ------------------------------------------------------------------


COEFFICIENT_ERROR = 1e-12  # of the equations of an elimination, relative to each row


def real_roots(equations: Array, still: int, roots: Array) -> int:
    """The number of real roots of det M(x), of degree 16, or -1 where it is not certain.

    `equations` (rows, 9) are those of the elimination, of powers 1, x and then 1, x, x^2; `still`
    of them have the factor 1 + x/2, which counts twice and is no root; `roots` are approximate.
    """
    upper = roots.imag >= 0
    above = roots[upper]
    values = np.empty(len(roots))
    values[upper] = _determinants(equations, above) / np.abs(1 + above / 2) ** (2 * still)
    values[~upper] = values[upper & (roots.imag > 0)]
    leading = np.linalg.svd(_leading(equations), compute_uv=False)
    leading = leading - COEFFICIENT_ERROR * np.linalg.norm(equations)
    if len(roots) < 16 or leading[-1] <= 0:
        return -1
    return _isolated(roots, values, float(leading.prod()) * 4.0**still)


def real_polynomial_roots(coefficients: Array) -> int:
    """The number of real roots of a polynomial, coefficients highest first; -1 where it is not
    certain.
    """
    roots = np.roots(coefficients)
    degree = len(coefficients) - 1
    least = abs(coefficients[0]) - COEFFICIENT_ERROR * np.abs(coefficients).max()
    if len(roots) < degree or least <= 0:
        return -1
    powers = np.abs(roots)[:, None] ** np.arange(degree, -1, -1)
    errors = COEFFICIENT_ERROR * np.abs(coefficients).max() * powers.sum(axis=1)
    return _isolated(roots, np.abs(np.polyval(coefficients, roots)) + errors, least)


def _isolated(z: Array, value: Array, leading: float) -> int:
    """The number of real roots by their discs, -1 where a disc leaves it open; `value` and
    `leading` bound the polynomial at z and its first coefficient.
    """
    gaps = np.abs(z[:, None] - z)
    np.fill_diagonal(gaps, 1.0)
    with np.errstate(all="ignore"):
        radii = len(z) * value / (leading * gaps.prod(axis=1))
    np.fill_diagonal(gaps, np.inf)
    real = z.imag == 0
    alone = (gaps > radii + radii[:, None]).all(axis=1)
    certain = np.where(real, alone, np.abs(z.imag) > radii)
    return int(real.sum()) if certain.all() else -1


def _leading(E: Array) -> Array:
    """(12, 12): the highest powers of the equations, whose determinant is the first coefficient."""
    _, linear, quadratic = matrices_of_powers(E)
    return np.asarray(np.where(np.arange(12)[:, None] < 2 * (18 - len(E)), linear, quadratic))


def _determinants(E: Array, x: Array) -> Array:
    """(roots,): bounds of the determinants at x, the products of the singular values and their
    errors.
    """
    M = matrices_at(matrices_of_powers(E), x)
    scale = 1.0 / np.linalg.norm(M, axis=2)
    values = np.linalg.svd(M * scale[:, :, None], compute_uv=False)
    powers = np.abs(x)[:, None] ** np.arange(3)
    error = COEFFICIENT_ERROR * powers.sum(axis=1) * np.linalg.norm(E) * scale.max(axis=1)
    return np.asarray((values + error[:, None]).prod(axis=1) / scale.prod(axis=1))
