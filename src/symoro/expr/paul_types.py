"""Paul's types of equations with every branch and their degenerate cases [KD Table 4.1, KC97 §3.3].

    1  X r = Y
    2  X S + Y C = Z
    3  X1 S + Y1 C = Z1,  X2 S + Y2 C = Z2
    4  X1 r S = Y1,  X2 r C = Y2
    5  X1 S = Y1 + Z1 r,  X2 C = Y2 + Z2 r
    6  W Sj = X Ci + Y Si + Z1,  W Cj = X Si - Y Ci + Z2
    7  W1 Cj + W2 Sj = X Ci + Y Si + Z1,  e (W1 Sj - W2 Cj) = X Si - Y Ci + Z2
    8  X Ci + Y C(i+j) = Z1,  X Si + Y S(i+j) = Z2

Each gives a fixed list of roots, one per sign of epsilon. Where a root is not real its values are still numbers, never NaN,
and `exists` is 0; `free` is 1 where the unknowns are not determined, `double` where two roots have met. The functions work
on floats, arrays and expressions alike. Angles are in rad. TINY is the part of the coefficients below which they vanish.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.expr.functions import (
    Scalar,
    absolute,
    atan2,
    cos,
    is_zero,
    less,
    less_equal,
    maximum,
    sin,
    sqrt,
    where,
)

TINY = 1e-12
NEAR = 1e-9  # how near to zero a discriminant counts as a double root


@dataclass(frozen=True)
class Root:
    """One branch: the unknowns in the order of the equation's table, and 1 or 0 for what is true of them."""

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


def type1(X: Scalar, Y: Scalar) -> list[Root]:
    """X r = Y."""
    null = _small(X, absolute(X) + absolute(Y) + TINY)
    free = both(null, _small(Y, absolute(X) + absolute(Y) + 1))
    return [Root((_over(Y, X, null),), either(opposite(null), free), free, 0, "")]


def type2(X: Scalar, Y: Scalar, Z: Scalar) -> list[Root]:
    """X S + Y C = Z: two angles."""
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


def type3(X1: Scalar, Y1: Scalar, Z1: Scalar, X2: Scalar, Y2: Scalar, Z2: Scalar) -> list[Root]:
    """Two equations in S and C: one angle; where they are dependent, those of type 2 of the stronger one."""
    det, ns, nc = X1 * Y2 - X2 * Y1, Z1 * Y2 - Z2 * Y1, X1 * Z2 - X2 * Z1  # Cramer
    size1, size2 = X1 * X1 + Y1 * Y1, X2 * X2 + Y2 * Y2
    dependent = less_equal(absolute(det), NEAR * (size1 + size2))
    fits = less_equal(absolute(ns * ns + nc * nc - det * det), 1e-6 * det * det)
    regular = both(opposite(dependent), fits)
    angle = atan2(ns * det, nc * det)
    first = less(size2, size1)
    X, Y, Z = where(first, X1, X2), where(first, Y1, Y2), where(first, Z1, Z2)
    consistent = both(
        _small(ns, size1 + size2 + Z1 * Z1 + Z2 * Z2), _small(nc, size1 + size2 + Z1 * Z1 + Z2 * Z2)
    )
    roots = []
    for k, r in enumerate(type2(X, Y, Z)):
        degenerate = both(both(dependent, consistent), r.exists)
        exists = either(regular, degenerate) if k == 0 else degenerate
        roots.append(
            Root(
                (where(dependent, r.values[0], angle),),
                exists,
                both(dependent, r.free),
                both(dependent, r.double),
                r.label,
            )
        )
    return roots


def aligned(X: Scalar, Y: Scalar, P: Scalar, Q: Scalar) -> Root:
    """The rotation that turns the direction (X, Y) into the direction (P, Q): type 3 of a plane rotation."""
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
    """X1 S = Y1 + Z1 r, X2 C = Y2 + Z2 r: unknowns (r, theta), from S^2 + C^2 = 1 in the stable form of the quadratic."""
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
    return [Root((r, atan2((Y1 + Z1 * r) * X1 * p2, (Y2 + Z2 * r) * X2 * p1)), either(exists, free), free, double, _sign(e))
            for r, e in zip(values, (1, -1), strict=True)]  # fmt: skip


def _by_squares(
    WW: Scalar, X: Scalar, Y: Scalar, Z1: Scalar, Z2: Scalar
) -> list[tuple[Root, Scalar, Scalar]]:
    """Roots i of u^2 + v^2 = WW with u = X Ci + Y Si + Z1, v = X Si - Y Ci + Z2, which is of type 2; and u, v.

    Where Z1 = Z2 = 0 the angle i is free: only a combination of i and j is determined.
    """
    rest = WW - X * X - Y * Y - Z1 * Z1 - Z2 * Z2
    found = []
    for r in type2(2 * (Z1 * Y + Z2 * X), 2 * (Z1 * X - Z2 * Y), rest):
        s, c = sin(r.values[0]), cos(r.values[0])
        found.append((r, X * c + Y * s + Z1, X * s - Y * c + Z2))
    return found


def type6(W: Scalar, X: Scalar, Y: Scalar, Z1: Scalar, Z2: Scalar) -> list[Root]:
    """W Sj = X Ci + Y Si + Z1, W Cj = X Si - Y Ci + Z2: unknowns (i, j)."""
    null = less_equal(W * W, TINY * TINY)
    return [
        Root((r.values[0], atan2(u * W, v * W)), r.exists, either(r.free, null), r.double, r.label)
        for r, u, v in _by_squares(W * W, X, Y, Z1, Z2)
    ]


def type7(
    W1: Scalar, W2: Scalar, X: Scalar, Y: Scalar, Z1: Scalar, Z2: Scalar, e: int = 1
) -> list[Root]:
    """W1 Cj + W2 Sj = X Ci + Y Si + Z1, e (W1 Sj - W2 Cj) = X Si - Y Ci + Z2: unknowns (i, j)."""
    WW = W1 * W1 + W2 * W2
    null = less_equal(WW, TINY * TINY)
    roots = []
    for r, p, v in _by_squares(WW, X, Y, Z1, Z2):
        q = e * v
        roots.append(
            Root(
                (r.values[0], atan2(W2 * p + W1 * q, W1 * p - W2 * q)),
                r.exists,
                either(r.free, null),
                r.double,
                r.label,
            )
        )
    return roots


def type8(X: Scalar, Y: Scalar, Z1: Scalar, Z2: Scalar) -> list[Root]:
    """X Ci + Y C(i+j) = Z1, X Si + Y S(i+j) = Z2: unknowns (i, j), the triangle with the sides X and Y."""
    XX, YY, ZZ = X * X, Y * Y, Z1 * Z1 + Z2 * Z2
    twice, K = 2 * X * Y, ZZ - XX - YY  # K = 2 X Y Cj
    D = twice * twice - K * K
    root = sqrt(maximum(D, 0))
    null = less_equal(XX * YY, TINY * TINY * (ZZ + XX + YY) * (ZZ + XX + YY))
    exists = both(opposite(null), less_equal(-D, TINY * twice * twice))
    free = both(exists, less_equal(ZZ, TINY * (XX + YY)))
    double = both(exists, less_equal(D, NEAR * twice * twice))
    roots = []
    for e in (1, -1):
        B1, B2 = 2 * XX + K, e * root  # 2 X (X + Y Cj) and 2 X (Y Sj)
        i = atan2((B1 * Z2 - B2 * Z1) * X, (B1 * Z1 + B2 * Z2) * X)
        roots.append(Root((i, atan2(e * root * twice, K * twice)), exists, free, double, _sign(e)))
    return roots
