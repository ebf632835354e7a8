"""Paul's types of equations, with every branch and degenerate case [KD Table 4.1, KC97 §3.3].

    1  X r = Y
    2  X S + Y C = Z
    3  X1 S + Y1 C = Z1,  X2 S + Y2 C = Z2
    4  X1 r S = Y1,  X2 r C = Y2
    5  X1 S = Y1 + Z1 r,  X2 C = Y2 + Z2 r
    6  W Sj = X Ci + Y Si + Z1,  W Cj = X Si - Y Ci + Z2
    7  W1 Cj + W2 Sj = X Ci + Y Si + Z1,  e (W1 Sj - W2 Cj) = X Si - Y Ci + Z2
    8  X Ci + Y C(i+j) = Z1,  X Si + Y S(i+j) = Z2

Each of type1 … type5 gives a fixed list of roots, one per sign of epsilon. Types 6, 7 and 8 are
eliminated by one function, `types6to8`: it gives the equation of type 2 in angle i that is left
when both equations are squared and added; angle j then follows by type 3.

Where a root is not real its values are still numbers, never NaN, and `exists` is 0; `free` is 1
where the unknowns are not determined, `double` where two roots have met. The functions work on
floats, arrays and expressions alike, with a shorter form where an expression is a known constant.
Angles are in rad. TINY is the part of the coefficients below which they vanish.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.expr.functions import (
    Scalar,
    absolute,
    atan2,
    is_zero,
    less,
    less_equal,
    maximum,
    sqrt,
    where,
)
from symoro.expr.node import PI_NODE, ZERO, Expr

TINY = 1e-12
NEAR = 1e-9  # how near to zero a discriminant counts as a double root
Row = tuple[Scalar, Scalar, Scalar]  # X, Y, Z of X S + Y C = Z
SineCosineRows = tuple[
    tuple[Scalar, Scalar], tuple[Scalar, Scalar]
]  # coefficients of S and C in two equations


@dataclass(frozen=True)
class Root:
    """One branch: the unknowns in the order of the equation's table, and 1 or 0 for what is true of
    them.
    """

    values: tuple[Scalar, ...]
    exists: Scalar
    free: Scalar
    double: Scalar
    label: str


def both(a: Scalar, b: Scalar) -> Scalar:
    """Logical and of ones and zeros."""
    return 1 if _one(a) and _one(b) else b if _one(a) else a if _one(b) else a * b


def either(a: Scalar, b: Scalar) -> Scalar:
    """Logical or of ones and zeros."""
    return b if is_zero(a) else a if is_zero(b) else maximum(a, b)


def opposite(a: Scalar) -> Scalar:
    return 1 - a


def _one(x: Scalar) -> bool:
    return isinstance(x, int) and x == 1


def _small(x: Scalar, scale: Scalar) -> Scalar:
    """1 where x vanishes against the scale."""
    return 1 if is_zero(x) else less_equal(absolute(x), TINY * scale)


def _over(x: Scalar, y: Scalar, y_vanishes: Scalar) -> Scalar:
    """x / y, and 0 where y vanishes."""
    return where(y_vanishes, 0, x / where(y_vanishes, 1, y)) if not _one(y_vanishes) else 0


def _sign(epsilon: int) -> str:
    return "+" if epsilon > 0 else "-"


def _vanish(*xs: Scalar) -> Scalar:
    """1 where the magnitudes of all together are at most TINY."""
    total = absolute(xs[0])
    for x in xs[1:]:
        total = total + absolute(x)
    return less_equal(total, TINY)


def type1(X: Scalar, Y: Scalar) -> list[Root]:
    """X r = Y: one length."""
    if isinstance(X, Expr) and X.level == 0:
        return [Root((Y / X,), 1, 0, 0, "")]
    null = _small(X, absolute(X) + absolute(Y) + TINY)
    free = both(null, _small(Y, absolute(X) + absolute(Y) + 1))
    return [Root((_over(Y, X, null),), either(opposite(null), free), free, 0, "")]


def type2(X: Scalar, Y: Scalar, Z: Scalar) -> list[Root]:
    """X S + Y C = Z: two angles; where Z = 0 they are half a turn apart, and well conditioned."""
    if Z is ZERO:
        angle, free = atan2(-Y, X), _vanish(X, Y)
        return [
            Root((angle,), 1, free, 0, "+"),
            Root((angle + PI_NODE,), 1, free, 0, "-"),
        ]
    B = X * X + Y * Y
    D = B - Z * Z
    root = sqrt(maximum(D, 0))
    null = less_equal(B, TINY * (TINY + Z * Z))
    free = both(null, less_equal(absolute(Z), TINY))
    exists = either(both(opposite(null), less_equal(-D, TINY * B)), free)
    double = both(exists, less_equal(D, NEAR * B))
    return [
        Root(
            (atan2(X * Z + Y * (e * root), Y * Z - X * (e * root)),), exists, free, double, _sign(e)
        )
        for e in (1, -1)
    ]


def type3(first: Row, second: Row, orthogonal: bool = False) -> list[Root]:
    """X1 S + Y1 C = Z1, X2 S + Y2 C = Z2: one angle, free where the rows are dependent.

    `orthogonal` says that (X1, Y1) and (X2, Y2) are orthogonal and of equal length: then S and C
    are projections of (Z1, Z2), otherwise they follow by Cramer's rule. That S^2 + C^2 = 1 is not
    checked.
    """
    (X1, Y1, Z1), (X2, Y2, Z2) = first, second
    if orthogonal:
        s, c = X1 * Z1 + X2 * Z2, Y1 * Z1 + Y2 * Z2
        return [Root((atan2(s, c),), 1, _vanish(s, c), 0, "")]
    det, s, c = X1 * Y2 - X2 * Y1, Z1 * Y2 - Z2 * Y1, X1 * Z2 - X2 * Z1
    return [Root((atan2(s * det, c * det),), 1, _vanish(det), 0, "")]


def aligned(X: Scalar, Y: Scalar, P: Scalar, Q: Scalar) -> Root:
    """The rotation that turns the direction (X, Y) into the direction (P, Q): type 3 of a plane
    rotation.
    """
    null = less_equal((X * X + Y * Y) * (P * P + Q * Q), TINY * TINY)
    return Root((atan2(X * Q - Y * P, X * P + Y * Q),), 1, null, 0, "")


def type4(X1: Scalar, Y1: Scalar, X2: Scalar, Y2: Scalar) -> list[Root]:
    """X1 r S = Y1, X2 r C = Y2: unknowns (r, theta); theta is free at r = 0."""
    null1, null2 = (
        _small(X1, absolute(X1) + absolute(Y1) + TINY),
        _small(X2, absolute(X2) + absolute(Y2) + TINY),
    )
    s, c = _over(Y1, X1, null1), _over(Y2, X2, null2)
    r = sqrt(s * s + c * c)
    exists = both(either(opposite(null1), _small(Y1, 1)), either(opposite(null2), _small(Y2, 1)))
    free = either(less_equal(r, TINY), either(null1, null2))
    return [
        Root((e * r, atan2(e * s, e * c)), exists, free, less_equal(r, TINY), _sign(e))
        for e in (1, -1)
    ]


def type5(X1: Scalar, Y1: Scalar, Z1: Scalar, X2: Scalar, Y2: Scalar, Z2: Scalar) -> list[Root]:
    """X1 S = Y1 + Z1 r, X2 C = Y2 + Z2 r: unknowns (r, theta), from S^2 + C^2 = 1 in the stable
    form of the quadratic.
    """
    p1, p2 = X1 * X1, X2 * X2
    a = Z1 * Z1 * p2 + Z2 * Z2 * p1
    h = Y1 * Z1 * p2 + Y2 * Z2 * p1
    c = Y1 * Y1 * p2 + Y2 * Y2 * p1 - p1 * p2
    D = h * h - a * c
    root = sqrt(maximum(D, 0))
    q = where(less(h, 0), root - h, -root - h)
    null_a, null_q = (
        _small(a, absolute(h) + absolute(c) + TINY),
        _small(q, absolute(h) + absolute(a) + TINY),
    )
    exists = both(opposite(null_a), less_equal(-D, TINY * (h * h + absolute(a * c))))
    double = less_equal(D, NEAR * (h * h + absolute(a * c)))
    free = both(
        null_a, _small(c, p1 * p2 + TINY)
    )  # no r in the equations: type 3 in the angle, r free
    values = (_over(q, a, null_a), where(null_q, _over(q, a, null_a), _over(c, q, null_q)))
    angles = [atan2((Y1 + Z1 * r) * X1 * p2, (Y2 + Z2 * r) * X2 * p1) for r in values]
    return [
        Root((r, angle), either(exists, free), free, double, label)
        for r, angle, label in zip(values, angles, "+-", strict=True)
    ]


def types6to8(M_i: SineCosineRows, M_j: SineCosineRows, Z: tuple[Scalar, Scalar]) -> Row:
    """Types 6, 7 and 8: M_i (Si, Ci) + M_j (Sj, Cj) = Z, as the row X, Y, Z of an equation of type
    2 in angle i.

    Both blocks turn: their rows are orthogonal and of equal length. Then |Z - M_i (Si, Ci)|^2 is
    the squared length of a row of M_j, and the squares of Si and Ci add up to a constant. In type 6
    M_j has zeros; in type 8 the angle of M_j is a sum that contains angle i.
    """
    (a, b), (c, d) = M_i
    w_i, w_j = (m[0][0] * m[0][0] + m[1][0] * m[1][0] for m in (M_i, M_j))
    rest = Z[0] * Z[0] + Z[1] * Z[1] + w_i - w_j
    return 2 * (a * Z[0] + c * Z[1]), 2 * (b * Z[0] + d * Z[1]), rest
