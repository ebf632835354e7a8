"""Planar loops in closed form: three unknown joints, revolute or prismatic, in a plane.

The loop is a cycle U1 K1 U2 K2 U3 K3 = 1 of plane motions, with unknown joints U and known motions
K between them. K is a chain of vectors, p = sum R(psi) v, and a rotation by phi. The cases, by the
number of prismatic joints, with the types of equations of Paul's method:

    RRR  p1 + R(a) (p2 + R(b) p3) = 0    type 2 in b from the norm, then a by type 3: two assemblies
    RRP  p1 + R(a) (p2 + e r + ..) = 0   type 2 in a across the slide, then r by type 1: two
    RPP  the angle follows from the sum of the angles, r1 and r2 by Cramer's rule: one assembly
    RR   R(a) turns p2 into -p1 (type 3), R the sum of the angles: one assembly

Slides may leave the plane, since all axes of rotation stay parallel to its normal (Schoenflies
motions). The shifts along the normal add up to zero, which is linear in the slides:

    a slide that alone leaves the plane is known by that equation; what is left is planar
    with two, that equation expresses one by the other; RRPP is type 2 in an angle, then linear
    RPPP  the angle follows from the sum of the angles, the slides by Cramer's rule

A parallelogram is an RRR loop whose known chain has two vectors as long as the opposite links. Its
links stay parallel, so that its angles are linear in the known ones. The crossed assembly is the
mirror image about the diagonal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from symoro.expr import (
    IDENTITY,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Mat3,
    Minors,
    Root,
    Scalar,
    TooLarge,
    Vec3,
    add_polynomials,
    aligned,
    as_expr,
    atan2,
    both,
    constant,
    cos,
    either,
    expand,
    interpret,
    is_zero,
    less_equal,
    multiple_of_pi,
    pi,
    rational,
    simplified,
    sin,
    to_expr,
    type1,
    type2,
)
from symoro.mechanism.loop_constraints import CycleScrew
from symoro.robot import PRISMATIC, REVOLUTE

Vector = tuple[Expr, Expr]
PARALLEL, CROSSED = "parallelogram", "crossed"
DIRECTION_TOLERANCE = 1e-9  # a number of a direction below which it counts as zero


@dataclass(frozen=True)
class Assembly:
    """One assembly of a loop: its unknown joints as expressions, and flags that are 1 or 0.

    `exists`: the assembly is real; `free`: a joint is undetermined; `double`: two assemblies meet.
    """

    label: str
    joints: dict[int, Expr]
    exists: Scalar = 1
    free: Scalar = 0
    double: Scalar = 0


@dataclass(frozen=True)
class Unknown:
    """A joint to be found: a turn by sign * q, or a slide sign * q along `along` in the plane and
    `rise` along its normal.
    """

    joint: int
    kind: int
    sign: int
    along: Vector = (ZERO, ZERO)
    rise: Expr = ZERO


@dataclass
class Known:
    """A known plane motion: vectors, each rotated by its angle, and the total rotation angle."""

    segments: list[tuple[Expr, Vector]] = field(default_factory=list)
    turn: Expr = ZERO

    @property
    def vector(self) -> Vector:
        """p = sum R(psi) v."""
        x, y = ZERO, ZERO
        for psi, v in self.segments:
            rx, ry = turned(v, psi)
            x, y = x + rx, y + ry
        return x, y


def turned(v: Vector, angle: Expr) -> Vector:
    s, c = sin(angle), cos(angle)
    return v[0] * c - v[1] * s, v[0] * s + v[1] * c


# --- a cycle of screws as plane motions -----------------------------------------------------------


def rotation(axis: str, angle: Scalar) -> Mat3:
    s, c = sin(as_expr(angle)), cos(as_expr(angle))
    rows = [[1, 0, 0], [0, c, -s], [0, s, c]] if axis == "x" else [[c, -s, 0], [s, c, 0], [0, 0, 1]]
    return Mat3.from_rows(rows)


def _upright(v: Vec3) -> int:
    """Return 1 or -1 if the direction is normal to the plane, else 0."""
    z = rational(as_expr(v.z))
    return int(z) if z is not None and abs(z) == 1 else 0


def _snapped(Q: Mat3) -> Mat3:
    """The rotation, its third axis along the normal if numbers say so up to rounding."""
    elements = [as_expr(x) for x in (*Q.s, *Q.n, *Q.a)]
    if _upright(Q.a) or any(x.level for x in elements):
        return Q
    sx, sy, _, nx, ny, _, ax, ay, az = (float(x) for x in interpret(elements, {}))
    if max(abs(ax), abs(ay)) > DIRECTION_TOLERANCE:
        return Q
    rows = [[sx, nx, 0.0], [sy, ny, 0.0], [0.0, 0.0, float(round(az))]]
    return Mat3.from_rows([[constant(x) for x in row] for row in rows])


Part = tuple[Unknown, Known]


@dataclass(frozen=True)
class Plane:
    """A loop in a plane: [(U1, K1), (U2, K2) ...], the slides along the normal, and the sum of the
    known shifts along it.
    """

    parts: list[Part]
    lifting: list[Unknown]
    height: Expr


def plane_cycle(links: Sequence[CycleScrew]) -> Plane | None:
    """Return the loop as plane motions, or None if it does not stay in a plane.

    The first link is an unknown revolute joint.
    """
    reader = _PlaneReader()
    if not all(reader.read(link) for link in links):
        return None
    return reader.plane()


class _PlaneReader:
    """Collects the unknown joints and known motions of a cycle that stays in a plane."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.lifting: list[Unknown] = []
        self.height = ZERO  # along the normal
        self.Q = IDENTITY  # axes of the current frame in the plane's, without rotations about z

    def read(self, link: CycleScrew) -> bool:
        """Add one link; return False if it leaves the plane."""
        return self._read_joint(link) if link.joint else self._read_screw(link)

    def _read_joint(self, link: CycleScrew) -> bool:
        normal, axis = _upright(self.Q.a), self.Q.a
        if link.kind == PRISMATIC:
            along, rise = (as_expr(axis.x), as_expr(axis.y)), as_expr(axis.z)
            slide = Unknown(link.joint, PRISMATIC, link.sign, along, rise)
            if normal:
                self.lifting.append(slide)
            else:
                self.parts.append((slide, Known()))
            return True
        if not normal:
            return False
        self.parts.append((Unknown(link.joint, REVOLUTE, link.sign * normal), Known()))
        return True

    def _read_screw(self, link: CycleScrew) -> bool:
        normal, known = _upright(self.Q.a), self.parts[-1][1]
        angle = as_expr(link.screw.angle)
        self._shift(link, known)
        if link.screw.axis == "z" and normal:
            known.turn = known.turn + normal * angle
        elif angle.level == VARIABLE_LEVEL:
            return False
        elif not is_zero(angle):
            self.Q = _snapped(self.Q @ rotation(link.screw.axis, angle))
        return True

    def _shift(self, link: CycleScrew, known: Known) -> None:
        axis = self.Q.a if link.screw.axis == "z" else self.Q.s
        shift = as_expr(link.screw.shift)
        if is_zero(shift):
            return
        self.height = self.height + as_expr(axis.z * shift)
        if not _upright(axis):
            vector = (as_expr(axis.x * shift), as_expr(axis.y * shift))
            known.segments.append((known.turn, vector))

    def plane(self) -> Plane | None:
        if _upright(self.Q.a) != 1 or len(self.lifting) > 1:
            return None
        last = self.parts[-1][1]
        last.turn = last.turn + _angle(as_expr(self.Q.s.x), as_expr(self.Q.s.y))
        return Plane(self.parts, self.lifting, self.height)


def _angle(x: Expr, y: Expr) -> Expr:
    return as_expr(atan2(y, x))


# --- angles in their shortest form ----------------------------------------------------------------


def tidy(angle: Expr) -> Expr:
    """Return a sum of angles with like terms combined and multiples of 2 pi removed."""
    try:
        terms = expand(angle)
    except TooLarge:
        return angle
    rest = add_polynomials(terms, {})
    half_turns = Fraction(0)
    for monomial, factor in terms.items():
        k = multiple_of_pi(to_expr({monomial: factor}))
        if k is not None:
            half_turns += k
            rest.pop(monomial)
    k = half_turns - 2 * ((half_turns + 1) // 2)
    k = k + 2 if k == -1 else k
    total = ZERO
    for monomial, factor in sorted(rest.items(), key=lambda item: [x.key for x, _ in item[0]]):
        total = total + to_expr({monomial: factor})
    return total + constant(k) * as_expr(pi) if k else total


# --- parallelograms -------------------------------------------------------------------------------


def _combined_segments(segments: Sequence[tuple[Expr, Vector]]) -> list[tuple[Expr, Vector]]:
    """Return the vectors, those whose angles differ by a constant combined."""
    groups: list[tuple[Expr, Vector]] = []
    for psi, v in segments:
        for k, (other, w) in enumerate(groups):
            difference = tidy(psi - other)
            if difference.level < VARIABLE_LEVEL:
                x, y = turned(v, difference)
                groups[k] = (other, (w[0] + x, w[1] + y))
                break
        else:
            groups.append((tidy(psi), v))
    return [(psi, v) for psi, v in groups if not (is_zero(v[0]) and is_zero(v[1]))]


def _same_length(v: Vector, w: Vector) -> bool:
    a, b = v[0] * v[0] + v[1] * v[1], w[0] * w[0] + w[1] * w[1]
    try:
        return not is_zero(a) and not add_polynomials(expand(a), expand(-b))
    except TooLarge:
        return a is b


def _between(p: Vector, v: Vector) -> Expr:
    """Return the angle from p to v, which have equal length."""
    size = v[0] * v[0] + v[1] * v[1]
    return as_expr(atan2((p[0] * v[1] - p[1] * v[0]) / size, (p[0] * v[0] + p[1] * v[1]) / size))


def parallelogram(parts: Sequence[Part]) -> list[Assembly] | None:
    """Return the parallel and the crossed assembly of a parallelogram, or None if it is none."""
    if len(parts) != 3 or any(u.kind == PRISMATIC for u, _ in parts):
        return None
    for shift in range(3):
        (u1, k1), (u2, k2), (u3, k3) = (*parts[shift:], *parts[:shift])
        s1, s2, s3 = (
            _combined_segments(k1.segments),
            _combined_segments(k2.segments),
            _combined_segments(k3.segments),
        )
        if (
            (len(s1), len(s2), len(s3)) == (1, 1, 2)
            and _same_length(s1[0][1], s3[0][1])
            and _same_length(s2[0][1], s3[1][1])
        ):
            return _parallel((u1, u2, u3), (k1, k2, k3), (s1[0], s2[0]), s3)
    return None


def _parallel(
    unknowns: tuple[Unknown, Unknown, Unknown],
    motions: tuple[Known, Known, Known],
    links: tuple[tuple[Expr, Vector], tuple[Expr, Vector]],
    sides: list[tuple[Expr, Vector]],
) -> list[Assembly]:
    """Links opposite to each other are parallel: R(A1) p1 = -R(psi1) v1, R(A2) p2 = -R(psi2) v2, A
    the turns since U3.
    """
    k1, k2, k3 = motions
    (inner1, p1), (inner2, p2) = links
    (psi1, v1), (psi2, v2) = sides

    def joints(A1: Expr, A2: Expr) -> dict[int, Expr]:
        turns = (A1 - k3.turn, A2 - A1 - k1.turn, -A2 - k2.turn)
        return {u.joint: tidy(u.sign * t) for u, t in zip(unknowns, turns, strict=True)}

    half = as_expr(pi)
    plain = joints(psi1 + half + _between(p1, v1) - inner1, psi2 + half + _between(p2, v2) - inner2)
    (x1, y1), (x2, y2) = turned(v1, psi1), turned(v2, psi2)
    diagonal = 2 * as_expr(atan2(y1 + y2, x1 + x2))
    flat = less_equal(
        (x1 + x2) * (x1 + x2) + (y1 + y2) * (y1 + y2), 1e-18 * (v1[0] * v1[0] + v1[1] * v1[1])
    )
    mirrored = joints(
        diagonal - psi1 - half - _between(_mirror(p1), v1) - inner1,
        diagonal - psi2 - half - _between(_mirror(p2), v2) - inner2,
    )
    return [Assembly(PARALLEL, plain), Assembly(CROSSED, mirrored, 1, flat, 0)]


def _mirror(p: Vector) -> Vector:
    return p[0], -p[1]


# --- the other cases ------------------------------------------------------------------------------


def plane_assemblies(plane: Plane, last: int) -> list[Assembly] | None:
    """Return all assemblies of a loop in a plane, slides that leave it included, or None.

    Joint `last` is preferably found from the sum of the angles. The first of the assemblies of a
    parallelogram has the label PARALLEL.
    """
    if plane.lifting:
        solutions = _in_plane(plane.parts, last)
        return solutions and [_lifted(plane, a) for a in solutions]
    return _without_lift(plane, last)


def _without_lift(plane: Plane, last: int) -> list[Assembly] | None:
    """Return all assemblies of a loop in which no joint slides along the normal alone."""
    rising = [k for k, (u, _) in enumerate(plane.parts) if not is_zero(u.rise)]
    turns = sum(u.kind == REVOLUTE for u, _ in plane.parts)
    if turns == 1 and (rising or len(plane.parts) == 2):
        return _slides_in_space(plane)
    if not rising:
        return _in_plane(plane.parts, last)
    if len(rising) == 1:
        return _one_rising(plane, rising[0], last)
    return _two_rising(plane, rising) if turns == len(rising) == 2 else None


def _in_plane(parts: Sequence[Part], last: int) -> list[Assembly] | None:
    return parallelogram(parts) or assemblies(parts, last)


def _lifted(plane: Plane, a: Assembly) -> Assembly:
    """The assembly with the slide along the normal, which balances the other shifts along it."""
    lift: dict[int, Expr] = {}
    for u in plane.lifting:
        height = plane.height
        for other, _ in plane.parts:
            if not is_zero(other.rise):
                height = height + other.rise * (other.sign * a.joints[other.joint])
        lift[u.joint] = tidy(-(u.sign * u.rise * height))
    return dataclasses.replace(a, joints={**a.joints, **lift})


def _one_rising(plane: Plane, k: int, last: int) -> list[Assembly] | None:
    """A slide that alone leaves the plane balances the known shifts along the normal."""
    u = plane.parts[k][0]
    root = type1(u.rise, -plane.height)[0]
    r = as_expr(root.values[0])
    rest = _with_known_slide(plane.parts, k, r)
    solutions = _in_plane(rest, last)
    return solutions and [
        dataclasses.replace(
            a,
            joints={**a.joints, u.joint: tidy(u.sign * r)},
            exists=both(a.exists, root.exists),
            free=either(a.free, root.free),
        )
        for a in solutions
    ]


def _with_known_slide(parts: Sequence[Part], k: int, r: Expr) -> list[Part]:
    """The parts without the slide k, whose displacement r joins the known motion before it."""
    (before, first), (u, second) = parts[k - 1], parts[k]
    shift = (u.along[0] * r, u.along[1] * r)
    segments = [(first.turn, shift), *((first.turn + psi, v) for psi, v in second.segments)]
    joined = Known([*first.segments, *segments], first.turn + second.turn)
    return [*parts[: k - 1], (before, joined), *parts[k + 1 :]]


def _two_rising(plane: Plane, rising: Sequence[int]) -> list[Assembly] | None:
    """Two turns and two slides that leave the plane: r' = alpha + beta r from the shifts along the
    normal, then r (R(a) e + g) + R(a) p + q = 0: type 2 in a, then r.
    """
    parts = plane.parts
    (_, u), (_, v) = ((k, parts[k][0]) for k in rising)
    share = type1(v.rise, -plane.height)[0]
    alpha, beta = as_expr(share.values[0]), -(u.rise / v.rise)
    (u1, own), (u2, other) = _halves(parts)
    p, e = _combined(own, (u, v), alpha, beta)
    q, g = _combined(other, (u, v), alpha, beta)
    solutions = []
    for root in type2(
        _dot(g, p) - _dot(e, q), _cross(e, q) + _cross(g, p), -_cross(e, p) - _cross(g, q)
    ):
        a = as_expr(root.values[0])
        (ex, ey), (px, py) = turned(e, a), turned(p, a)
        way, rest = (ex + g[0], ey + g[1]), (px + q[0], py + q[1])
        slide = type1(_dot(way, way), -_dot(way, rest))[0]
        r = as_expr(slide.values[0])
        values = (a, -(a + own.turn + other.turn), r, alpha + beta * r)
        free = either(root.free, either(slide.free, share.free))
        exists = both(root.exists, both(slide.exists, share.exists))
        whole = dataclasses.replace(root, exists=exists)
        solutions.append(_assembly(ELBOWS[root.label], (u1, u2, u, v), values, whole, free))
    return solutions


@dataclass
class _Half:
    """The motion between two turns: known vectors and slides, in the frame behind the first."""

    vectors: list[Vector]
    slides: dict[int, Vector]
    turn: Expr


def _halves(parts: Sequence[Part]) -> tuple[tuple[Unknown, _Half], tuple[Unknown, _Half]]:
    """The two turns of a loop, each with the motion behind it; the motion behind the second turn is
    expressed in the frame before the first, in which its orientation is known.
    """
    halves: list[tuple[Unknown, _Half]] = []
    for u, known in parts:
        if u.kind == REVOLUTE:
            halves.append((u, _Half([], {}, ZERO)))
        half = halves[-1][1]
        if u.kind == PRISMATIC:
            half.slides[u.joint] = turned(u.along, half.turn)
        half.vectors += [turned(v, half.turn + psi) for psi, v in known.segments]
        half.turn = half.turn + known.turn
    first, (second, half) = halves
    back = -half.turn
    vectors = [turned(v, back) for v in half.vectors]
    slides = {j: turned(v, back) for j, v in half.slides.items()}
    return first, (second, _Half(vectors, slides, half.turn))


def _combined(
    half: _Half, pair: tuple[Unknown, Unknown], alpha: Expr, beta: Expr
) -> tuple[Vector, Vector]:
    """The displacement of a half as p + e r, where the slides are r and alpha + beta r."""
    p, e = [ZERO, ZERO], [ZERO, ZERO]
    shares = zip(pair, ((ZERO, as_expr(1)), (alpha, beta)), strict=True)
    terms = [(half.slides[u.joint], *share) for u, share in shares if u.joint in half.slides]
    for k in range(2):
        for v in half.vectors:
            p[k] = p[k] + v[k]
        for along, constant_part, factor in terms:
            p[k] = p[k] + along[k] * constant_part
            e[k] = e[k] + along[k] * factor
    return (p[0], p[1]), (e[0], e[1])


def _dot(v: Vector, w: Vector) -> Expr:
    return v[0] * w[0] + v[1] * w[1]


def _cross(v: Vector, w: Vector) -> Expr:
    return v[0] * w[1] - v[1] * w[0]


def _slides_in_space(plane: Plane) -> list[Assembly] | None:
    """One turn, known from the sum of the angles, and slides by Cramer's rule."""
    (turn, first), *slides = plane.parts
    total = first.turn
    for _, known in slides:
        total = total + known.turn
    # in the frame behind the turn
    p, at = [*first.vector, plane.height], first.turn
    columns: list[tuple[Expr, Expr, Expr]] = []
    for u, known in slides:
        columns.append((*turned(u.along, at), u.rise))
        x, y = turned(known.vector, at)
        p, at = [p[0] + x, p[1] + y, p[2]], at + known.turn
    every = tuple(range(len(columns)))
    for rows in combinations(range(3), len(columns)):
        det = Minors([[c[r] for c in columns] for r in range(3)]).minor(rows, every)
        if not is_zero(simplified(as_expr(det))):
            return [_by_cramer((turn, *(u for u, _ in slides)), -total, columns, p, rows)]
    return None


def _by_cramer(
    unknowns: Sequence[Unknown],
    angle: Expr,
    columns: Sequence[tuple[Expr, Expr, Expr]],
    p: Sequence[Expr],
    rows: Sequence[int],
) -> Assembly:
    """The slides r with sum of columns times r = -p in the given rows, and the angle."""
    every = tuple(range(len(columns)))

    def determinant(matrix: Sequence[Sequence[Expr]]) -> Expr:
        return as_expr(Minors([[c[r] for c in matrix] for r in rows]).minor(every, every))

    minus = (-p[0], -p[1], -p[2])
    det = determinant(columns)
    roots = [type1(det, determinant([*columns[:k], minus, *columns[k + 1 :]]))[0] for k in every]
    exists, free = roots[0].exists, roots[0].free
    for root in roots[1:]:
        exists, free = both(exists, root.exists), either(free, root.free)
    values = [angle, *(as_expr(root.values[0]) for root in roots)]
    return _assembly("", unknowns, values, Root((), exists, free, 0, ""), free)


def assemblies(parts: Sequence[Part], last: int) -> list[Assembly] | None:
    """Return all assemblies of a planar loop with up to three unknowns, or None.

    Joint `last` is preferably found from the sum of the angles.
    """
    slides = [k for k, (u, _) in enumerate(parts) if u.kind == PRISMATIC]
    if len(parts) - len(slides) == len(parts) < 3:
        return [_turns_alone(parts)]
    if len(parts) != 3 or len(slides) == 3:
        return None
    if not slides:
        start = next((k for k, (u, _) in enumerate(parts) if u.joint == last), 0)
        return _three_turns(_starting_at(parts, start))
    if len(slides) == 1:
        return _one_slide(_starting_at(parts, (slides[0] + 1) % 3))
    return _two_slides(_starting_at(parts, ({0, 1, 2} - set(slides)).pop()))


def _turns_alone(parts: Sequence[Part]) -> Assembly:
    """One or two turns: the sum of the angles, and the turn of p2 into -p1."""
    if len(parts) == 1:
        (u, known), root = parts[0], Root((), 1, 0, 0, "")
        return _assembly("", (u,), (-known.turn,), root, 0)
    (u1, k1), (u2, k2) = parts
    (x1, y1), (x2, y2) = k1.vector, k2.vector
    # p1 + R(phi1 + b) p2 = 0
    root = aligned(x2, y2, -x1, -y1)
    b = as_expr(root.values[0]) - k1.turn
    return _assembly("", (u1, u2), (-(b + k1.turn + k2.turn), b), root, root.free)


def _starting_at(parts: Sequence[Part], start: int) -> list[Part]:
    return [*parts[start:], *parts[:start]]


def _assembly(
    label: str, unknowns: Sequence[Unknown], values: Sequence[Expr], root: Root, free: Scalar
) -> Assembly:
    joints = {u.joint: as_expr(u.sign * v) for u, v in zip(unknowns, values, strict=True)}
    return Assembly(label, joints, root.exists, free, root.double)


ELBOWS = {"+": "up", "-": "down"}


def _three_turns(parts: Sequence[Part]) -> list[Assembly]:
    """|p1| = |p2 + R(b) p3| gives b (type 2); R(a) turns p2 + R(b) p3 into -p1 (type 3)."""
    (u1, k1), (u2, k2), (u3, k3) = parts
    (x1, y1), (x2, y2), (x3, y3) = k1.vector, k2.vector, k3.vector
    Z = (x1 * x1 + y1 * y1) - (x2 * x2 + y2 * y2) - (x3 * x3 + y3 * y3)
    solutions = []
    for root in type2(2 * (y2 * x3 - x2 * y3), 2 * (x2 * x3 + y2 * y3), Z):
        b = as_expr(root.values[0])
        rx, ry = turned((x3, y3), b)
        turn = aligned(x2 + rx, y2 + ry, -x1, -y1)
        a = as_expr(turn.values[0])
        turns = (-(a + b + k3.turn), a - k1.turn, b - k2.turn)
        free = either(root.free, turn.free)
        solutions.append(_assembly(ELBOWS[root.label], (u1, u2, u3), turns, root, free))
    return solutions


def _one_slide(parts: Sequence[Part]) -> list[Assembly]:
    """p1 + R(a) (p2 + R(phi2) (e r + p3)) = 0: type 2 in a across the slide, type 1 in r along."""
    (u1, k1), (u2, k2), (u3, k3) = parts
    (x1, y1), (x2, y2) = k1.vector, k2.vector
    ex, ey = turned(u3.along, k2.turn)
    tx, ty = turned(k3.vector, k2.turn)
    cx, cy = x2 + tx, y2 + ty
    solutions = []
    # n = (-ey, ex): n . R(-a) p1 = -n . c with R(-a) p1 = (x1 C + y1 S, y1 C - x1 S)
    for root in type2(-(ey * y1) - ex * x1, ex * y1 - ey * x1, ey * cx - ex * cy):
        a = as_expr(root.values[0])
        bx, by = turned((x1, y1), -a)
        r = -(ex * (bx + cx) + ey * (by + cy))
        values = (-(a + k2.turn + k3.turn), a - k1.turn, r)
        solutions.append(_assembly(ELBOWS[root.label], (u1, u2, u3), values, root, root.free))
    return solutions


def _two_slides(parts: Sequence[Part]) -> list[Assembly]:
    """p1 + R(phi1) (e2 r2 + p2 + R(phi2) (e3 r3 + p3)) = 0: linear in r2, r3."""
    (u1, k1), (u2, k2), (u3, k3) = parts
    first, second = u2.along, turned(u3.along, k2.turn)
    x1, y1 = turned(k1.vector, -k1.turn)
    (x2, y2), (x3, y3) = k2.vector, turned(k3.vector, k2.turn)
    px, py = x1 + x2 + x3, y1 + y2 + y3
    det = first[0] * second[1] - first[1] * second[0]
    r2 = type1(det, second[0] * py - second[1] * px)[0]
    r3 = type1(det, first[1] * px - first[0] * py)[0]
    root = Root((), both(r2.exists, r3.exists), either(r2.free, r3.free), 0, "")
    angle = -(k1.turn + k2.turn + k3.turn)
    values = (angle, as_expr(r2.values[0]), as_expr(r3.values[0]))
    return [_assembly("", (u1, u2, u3), values, root, root.free)]
