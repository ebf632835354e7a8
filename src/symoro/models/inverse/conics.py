"""Where a conic meets the unit circle or the parabola y = x^2: the four roots of a quartic, as
straight-line code.

Of the pencil F + lambda G of two conics some members are pairs of lines; lambda is a root of the
cubic det(F + lambda G). Each line meets G in two points, and those are all points that F and G
share. Roots keep their names this way, no root is lost to a vanishing leading coefficient, and two
Newton steps make them accurate. The functions work on floats, arrays and expressions alike; a root
that is not real has numbers too, and `exists` is 0.

[RG11] J. Richter-Gebert, Perspectives on projective geometry, 2011, chapter 11.
"""

from __future__ import annotations

from typing import NamedTuple

from symoro.expr import (
    Root,
    Scalar,
    absolute,
    acos,
    atan2,
    both,
    cos,
    less,
    less_equal,
    maximum,
    minimum,
    opposite,
    power,
    sign,
    sqrt,
    where,
)

# how far a line may pass the circle, relative: what is not a double root fails the direct model
LOOSE = 1e-4
NEAR = 1e-9
TINY = 1e-150
THIRD = 2 * 3.141592653589793 / 3
STEPS = 3  # of Newton's method


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


def cubic_roots(a: Scalar, b: Scalar, c: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """The real roots of x^3 + a x^2 + b x + c; where there is one, three times this one."""
    Q, R = (a * a - 3 * b) / 9, (2 * a * a * a - 9 * a * b + 27 * c) / 54
    QQQ, RR = Q * Q * Q, R * R
    three = both(less_equal(RR, QQQ), less(0, QQQ))
    radius = sqrt(maximum(Q, 0))
    angle = acos(maximum(-1, minimum(1, R / maximum(radius * radius * radius, TINY)))) / 3
    A = -sign(R) * power(absolute(R) + sqrt(maximum(RR - QQQ, 0)), 1 / 3)
    single = A + Q / where(less(absolute(A), TINY), 1, A)
    roots = []
    for k in (0, 1, 2):
        x = where(three, -2 * radius * cos(angle + k * THIRD), single) - a / 3
        for _ in range(2):
            value, slope = ((x + a) * x + b) * x + c, (3 * x + 2 * a) * x + b
            x = x - value * slope / (slope * slope + TINY)
        roots.append(x)
    return roots[0], roots[1], roots[2]


def lines(F: Conic, G: Conic) -> tuple[Line, Line]:
    """A pair of lines through the points that both share [RG11]."""
    k3 = G.determinant
    candidates = cubic_roots(G.adjoint.mixed(F) / k3, F.adjoint.mixed(G) / k3, F.determinant / k3)
    best, quality = None, None
    for x in candidates:
        D = F.plus(x, G)
        adjoint = D.adjoint
        real = (adjoint.xx + adjoint.yy + adjoint.ww) / (
            D.mixed(D) + TINY
        )  # negative where the lines are real
        best = x if best is None else where(less(real, quality), x, best)
        quality = real if quality is None else minimum(real, quality)
    return split(F.plus(best, G))


def split(D: Conic) -> tuple[Line, Line]:
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
    scale = where(less(root, TINY), 0, 1 / maximum(root, TINY))
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


def circle_roots(F: Conic) -> list[Root]:
    """Angles at which F vanishes with x = cos, y = sin."""
    roots = []
    for name, (gx, gy, gw) in zip("ab", lines(F, CIRCLE), strict=True):
        BB = gx * gx + gy * gy
        D = BB - gw * gw
        null = less_equal(BB, TINY)
        root = sqrt(maximum(D, 0))
        for e, label in ((1, "+"), (-1, "-")):
            size = maximum(sqrt(BB * (gw * gw + root * root)), TINY)
            s, c = (-gy * gw + gx * (e * root)) / size, (-gx * gw - gy * (e * root)) / size
            for _ in range(STEPS):
                fx, fy = F.slope(c, s)
                value, slope = F.at(c, s), fy * c - fx * s
                step = value * slope / (slope * slope + TINY)
                step = maximum(-LOOSE, minimum(LOOSE, step))
                s, c = s - c * step, c + s * step
            exists = both(opposite(null), less_equal(-D, LOOSE * BB))
            roots.append(Root((atan2(s, c),), exists, 0, less_equal(D, NEAR * BB), name + label))
    return roots


def length_roots(F: Conic) -> list[Root]:
    """Lengths x at which F vanishes with y = x^2."""
    roots = []
    for name, (gx, gy, gw) in zip("ab", lines(F, PARABOLA), strict=True):
        h = gx / 2
        D = h * h - gy * gw
        size = h * h + absolute(gy * gw)
        root = sqrt(maximum(D, 0))
        far = where(less(h, 0), root - h, -root - h)  # gy x^2 + 2 h x + gw
        null, zero = (
            less_equal(absolute(gy), NEAR * (absolute(h) + absolute(gw))),
            less_equal(absolute(far), TINY),
        )
        values = (far / where(null, 1, gy), gw / where(zero, 1, far))
        for x, label, lost in zip(values, ("+", "-"), (null, zero), strict=True):
            for _ in range(STEPS):
                fx, fy = F.slope(x, x * x)
                value, slope = F.at(x, x * x), fx + 2 * x * fy
                x = x - value * slope / (slope * slope + TINY)
            roots.append(
                Root(
                    (x,),
                    both(opposite(lost), less_equal(-D, LOOSE * size)),
                    0,
                    less_equal(D, NEAR * size),
                    name + label,
                )
            )
    return roots
