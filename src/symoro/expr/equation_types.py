"""Types of equations in one or two unknowns, with all their roots: Paul's eight types, and conics
for Pieper's method [KD Table 4.1, KC97 §3.3].

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

A conic meets the unit circle (`circle_roots`) or the parabola y = x^2 (`length_roots`) in the four
roots of a quartic. Of the pencil F + lambda G of two conics some members are pairs of lines; lambda
is a root of the cubic det(F + lambda G). Each line meets G in two points, and those are all points
that F and G share. Roots keep their names this way, no root is lost to a vanishing leading
coefficient, and Newton steps make them accurate.

Where a root is not real its values are still numbers, never NaN, and `exists` is 0; `free` is 1
where the unknowns are not determined, `double` where two roots have met. The functions work on
floats, arrays and expressions alike, with a shorter form where an expression is a known constant.
Angles are in rad. TINY is the part of the coefficients below which they vanish.

[RG11] J. Richter-Gebert, Perspectives on projective geometry, 2011, chapter 11.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from symoro.expr.functions import (
    Scalar,
    absolute,
    acos,
    atan2,
    cos,
    is_zero,
    less,
    less_equal,
    maximum,
    minimum,
    power,
    sign,
    sqrt,
    where,
)
from symoro.expr.node import PI_NODE, ZERO, Expr

ZERO_TOLERANCE = 1e-12
# coefficients of an angle that leave it free: rounding errors of a pose reach them
FREE_ANGLE = 1e-10
DOUBLE_ROOT = 1e-9  # how near to zero a discriminant counts as a double root
Row = tuple[Scalar, Scalar, Scalar]  # X, Y, Z of X S + Y C = Z
SineCosineRows = tuple[
    tuple[Scalar, Scalar], tuple[Scalar, Scalar]
]  # coefficients of S and C in two equations
# how far a line may pass the circle, relative: what is not a double root fails the direct model
LOOSE_TOLERANCE = 1e-4
UNDERFLOW = 1e-150  # a divisor below it counts as zero
NEWTON_STEPS = 3  # of Newton's method
THIRD_OF_TURN = 2 * 3.141592653589793 / 3


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
    return 1 if is_zero(x) else less_equal(absolute(x), ZERO_TOLERANCE * scale)


def _over(x: Scalar, y: Scalar, y_vanishes: Scalar) -> Scalar:
    """x / y, and 0 where y vanishes."""
    return where(y_vanishes, 0, x / where(y_vanishes, 1, y)) if not _one(y_vanishes) else 0


def _sign(epsilon: int) -> str:
    return "+" if epsilon > 0 else "-"


def _vanish(*xs: Scalar) -> Scalar:
    """1 where the magnitudes of all together are at most FREE."""
    total = absolute(xs[0])
    for x in xs[1:]:
        total = total + absolute(x)
    return less_equal(total, FREE_ANGLE)


def type1(X: Scalar, Y: Scalar) -> list[Root]:  # [KD4 type 1]
    """X r = Y: one length."""
    if isinstance(X, Expr) and X.level == 0:
        return [Root((Y / X,), 1, 0, 0, "")]
    null = _small(X, absolute(X) + absolute(Y) + ZERO_TOLERANCE)
    free = both(null, _small(Y, absolute(X) + absolute(Y) + 1))
    return [Root((_over(Y, X, null),), either(opposite(null), free), free, 0, "")]


def type2(X: Scalar, Y: Scalar, Z: Scalar) -> list[Root]:  # [KD4 type 2]
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
    null = less_equal(B, ZERO_TOLERANCE * (ZERO_TOLERANCE + Z * Z))
    free = both(null, less_equal(absolute(Z), ZERO_TOLERANCE))
    exists = either(both(opposite(null), less_equal(-D, ZERO_TOLERANCE * B)), free)
    double = both(exists, less_equal(D, DOUBLE_ROOT * B))
    return [
        Root(
            (atan2(X * Z + Y * (e * root), Y * Z - X * (e * root)),), exists, free, double, _sign(e)
        )
        for e in (1, -1)
    ]


# [KD4 type 3]
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
    null = less_equal((X * X + Y * Y) * (P * P + Q * Q), ZERO_TOLERANCE * ZERO_TOLERANCE)
    return Root((atan2(X * Q - Y * P, X * P + Y * Q),), 1, null, 0, "")


# [KD4 type 4]
def type4(X1: Scalar, Y1: Scalar, X2: Scalar, Y2: Scalar) -> list[Root]:
    """X1 r S = Y1, X2 r C = Y2: unknowns (r, theta); theta is free at r = 0."""
    null1, null2 = (
        _small(X1, absolute(X1) + absolute(Y1) + ZERO_TOLERANCE),
        _small(X2, absolute(X2) + absolute(Y2) + ZERO_TOLERANCE),
    )
    s, c = _over(Y1, X1, null1), _over(Y2, X2, null2)
    r = sqrt(s * s + c * c)
    exists = both(either(opposite(null1), _small(Y1, 1)), either(opposite(null2), _small(Y2, 1)))
    free = either(less_equal(r, ZERO_TOLERANCE), either(null1, null2))
    return [
        Root((e * r, atan2(e * s, e * c)), exists, free, less_equal(r, ZERO_TOLERANCE), _sign(e))
        for e in (1, -1)
    ]


# [KD4 type 5]
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
        _small(a, absolute(h) + absolute(c) + ZERO_TOLERANCE),
        _small(q, absolute(h) + absolute(a) + ZERO_TOLERANCE),
    )
    exists = both(opposite(null_a), less_equal(-D, ZERO_TOLERANCE * (h * h + absolute(a * c))))
    double = less_equal(D, DOUBLE_ROOT * (h * h + absolute(a * c)))
    free = both(
        null_a, _small(c, p1 * p2 + ZERO_TOLERANCE)
    )  # no r in the equations: type 3 in the angle, r free
    values = (_over(q, a, null_a), where(null_q, _over(q, a, null_a), _over(c, q, null_q)))
    angles = [atan2((Y1 + Z1 * r) * X1 * p2, (Y2 + Z2 * r) * X2 * p1) for r in values]
    return [
        Root((r, angle), either(exists, free), free, double, label)
        for r, angle, label in zip(values, angles, "+-", strict=True)
    ]


# [KD4 type 6, type 7, type 8]
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


# --- conics that meet the unit circle or a parabola -----------------------------------------------


class Conic(NamedTuple):
    """xx x^2 + yy y^2 + ww + 2 xy x y + 2 xw x + 2 yw y."""

    xx: Scalar
    yy: Scalar
    ww: Scalar
    xy: Scalar
    xw: Scalar
    yw: Scalar

    def plus(self, k: Scalar, o: Conic) -> Conic:
        return Conic(*(a + k * b for a, b in zip(self, o, strict=True)))

    @property
    def adjoint(self) -> Conic:
        a, b, c, d, e, f = self
        return Conic(
            b * c - f * f, a * c - e * e, a * b - d * d, e * f - c * d, d * f - b * e, d * e - a * f
        )

    @property
    def determinant(self) -> Scalar:
        adjoint = self.adjoint
        return self.xx * adjoint.xx + self.xy * adjoint.xy + self.xw * adjoint.xw

    def mixed(self, o: Conic) -> Scalar:
        """The trace of the product of the matrices."""
        return (
            self.xx * o.xx
            + self.yy * o.yy
            + self.ww * o.ww
            + 2 * (self.xy * o.xy + self.xw * o.xw + self.yw * o.yw)
        )

    def at(self, x: Scalar, y: Scalar) -> Scalar:
        return (
            (self.xx * x + 2 * (self.xy * y + self.xw)) * x
            + (self.yy * y + 2 * self.yw) * y
            + self.ww
        )

    def slope(self, x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
        """Its derivatives with respect to x and y."""
        return 2 * (self.xx * x + self.xy * y + self.xw), 2 * (self.xy * x + self.yy * y + self.yw)


CIRCLE = Conic(1, 1, -1, 0, 0, 0)
PARABOLA = Conic(-2, 0, 0, 0, 0, 1)  # 2 y = 2 x^2
Line = tuple[Scalar, Scalar, Scalar]


def _cubic_roots(a: Scalar, b: Scalar, c: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """The real roots of x^3 + a x^2 + b x + c; where there is one, three times this one."""
    Q, R = (a * a - 3 * b) / 9, (2 * a * a * a - 9 * a * b + 27 * c) / 54
    QQQ, RR = Q * Q * Q, R * R
    three = both(less_equal(RR, QQQ), less(0, QQQ))
    radius = sqrt(maximum(Q, 0))
    angle = acos(maximum(-1, minimum(1, R / maximum(radius * radius * radius, UNDERFLOW)))) / 3
    A = -sign(R) * power(absolute(R) + sqrt(maximum(RR - QQQ, 0)), 1 / 3)
    single = A + Q / where(less(absolute(A), UNDERFLOW), 1, A)
    roots = []
    for k in (0, 1, 2):
        x = where(three, -2 * radius * cos(angle + k * THIRD_OF_TURN), single) - a / 3
        for _ in range(2):
            value, slope = ((x + a) * x + b) * x + c, (3 * x + 2 * a) * x + b
            x = x - value * slope / (slope * slope + UNDERFLOW)
        roots.append(x)
    return roots[0], roots[1], roots[2]


def _lines(F: Conic, G: Conic) -> tuple[Line, Line]:
    """A pair of lines through the points that both share [RG11]."""
    k3 = G.determinant
    candidates = _cubic_roots(G.adjoint.mixed(F) / k3, F.adjoint.mixed(G) / k3, F.determinant / k3)
    best, quality = None, None
    for x in candidates:
        D = F.plus(x, G)
        adjoint = D.adjoint
        real = (adjoint.xx + adjoint.yy + adjoint.ww) / (
            D.mixed(D) + UNDERFLOW
        )  # negative where the lines are real
        best = x if best is None else where(less(real, quality), x, best)
        quality = real if quality is None else minimum(real, quality)
    return _split(F.plus(best, G))


def _split(D: Conic) -> tuple[Line, Line]:
    """The lines of a conic whose determinant vanishes: D + [p] is of rank 1, p the point where they
    cross.
    """
    a, b, c, d, e, f = D
    B = D.adjoint
    first = both(
        less_equal(absolute(B.yy), absolute(B.xx)), less_equal(absolute(B.ww), absolute(B.xx))
    )
    second = less_equal(absolute(B.ww), absolute(B.yy))

    def chosen(x: Scalar, y: Scalar, z: Scalar) -> Scalar:
        return where(first, x, where(second, y, z))

    root = sqrt(maximum(-chosen(B.xx, B.yy, B.ww), 0))
    scale = where(less(root, UNDERFLOW), 0, 1 / maximum(root, UNDERFLOW))
    p, q, r = (
        chosen(*column) * scale
        for column in ((B.xx, B.xy, B.xw), (B.xy, B.yy, B.yw), (B.xw, B.yw, B.ww))
    )
    rows = ((a, d + r, e - q), (d - r, b, f + p), (e + q, f - p, c))
    return _largest(rows), _largest(tuple(zip(*rows, strict=True)))


def _largest(rows: tuple[Line, ...]) -> Line:
    best, size = rows[0], sum((absolute(x) for x in rows[0][1:]), absolute(rows[0][0]))
    for row in rows[1:]:
        here = absolute(row[0]) + absolute(row[1]) + absolute(row[2])
        more = less(size, here)
        best = (
            where(more, row[0], best[0]),
            where(more, row[1], best[1]),
            where(more, row[2], best[2]),
        )
        size = maximum(size, here)
    return best


def circle_roots(F: Conic) -> list[Root]:  # [KD4 Pieper quartic]
    """Angles at which F vanishes with x = cos, y = sin: the roots of Pieper's quartic."""
    roots = []
    for name, (gx, gy, gw) in zip("ab", _lines(F, CIRCLE), strict=True):
        BB = gx * gx + gy * gy
        D = BB - gw * gw
        null = less_equal(BB, UNDERFLOW)
        root = sqrt(maximum(D, 0))
        for e, label in ((1, "+"), (-1, "-")):
            size = maximum(sqrt(BB * (gw * gw + root * root)), UNDERFLOW)
            s, c = (-gy * gw + gx * (e * root)) / size, (-gx * gw - gy * (e * root)) / size
            for _ in range(NEWTON_STEPS):
                fx, fy = F.slope(c, s)
                value, slope = F.at(c, s), fy * c - fx * s
                step = value * slope / (slope * slope + UNDERFLOW)
                step = maximum(-LOOSE_TOLERANCE, minimum(LOOSE_TOLERANCE, step))
                s, c = s - c * step, c + s * step
            exists = both(opposite(null), less_equal(-D, LOOSE_TOLERANCE * BB))
            roots.append(
                Root((atan2(s, c),), exists, 0, less_equal(D, DOUBLE_ROOT * BB), name + label)
            )
    return roots


def length_roots(F: Conic) -> list[Root]:  # [KD4 Pieper quartic]
    """Lengths x at which F vanishes with y = x^2: the roots of a quartic."""
    roots = []
    for name, (gx, gy, gw) in zip("ab", _lines(F, PARABOLA), strict=True):
        h = gx / 2
        D = h * h - gy * gw
        size = h * h + absolute(gy * gw)
        root = sqrt(maximum(D, 0))
        far = where(less(h, 0), root - h, -root - h)  # gy x^2 + 2 h x + gw
        null, zero = (
            less_equal(absolute(gy), DOUBLE_ROOT * (absolute(h) + absolute(gw))),
            less_equal(absolute(far), UNDERFLOW),
        )
        values = (far / where(null, 1, gy), gw / where(zero, 1, far))
        for x, label, lost in zip(values, ("+", "-"), (null, zero), strict=True):
            for _ in range(NEWTON_STEPS):
                fx, fy = F.slope(x, x * x)
                value, slope = F.at(x, x * x), fx + 2 * x * fy
                x = x - value * slope / (slope * slope + UNDERFLOW)
            roots.append(
                Root(
                    (x,),
                    both(opposite(lost), less_equal(-D, LOOSE_TOLERANCE * size)),
                    0,
                    less_equal(D, DOUBLE_ROOT * size),
                    name + label,
                )
            )
    return roots
