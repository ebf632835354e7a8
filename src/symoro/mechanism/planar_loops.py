"""Planar loops in closed form: three unknown joints, revolute or prismatic, in a plane.

The loop is a cycle U1 K1 U2 K2 U3 K3 = 1 of plane motions, with unknown joints U and known motions
K between them. K is a chain of vectors, p = sum R(psi) v, and a rotation by phi. The cases, by the
number of prismatic joints, with the types of equations of Paul's method:

    RRR  p1 + R(a) (p2 + R(b) p3) = 0    type 2 in b from the norm, then a by type 3: two assemblies
    RRP  p1 + R(a) (p2 + e r + ..) = 0   type 2 in a across the slide, then r by type 1: two
    RPP  the angle follows from the sum of the angles, r1 and r2 by Cramer's rule: one assembly

A fourth unknown joint may slide along the normal of the plane; it compensates the known shifts
along the normal.

A parallelogram is an RRR loop whose known chain has two vectors as long as the opposite links. Its
links stay parallel, so that its angles are linear in the known ones. The crossed assembly is the
mirror image about the diagonal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from symoro.expr import (
    IDENTITY,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Mat3,
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
    is_zero,
    less_equal,
    multiple_of_pi,
    pi,
    rational,
    sin,
    to_expr,
    type1,
    type2,
)
from symoro.mechanism.loop_constraints import CycleScrew
from symoro.robot import PRISMATIC, REVOLUTE

Vector = tuple[Expr, Expr]


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
    """A joint to be found: a turn by sign * q, or a slide sign * q along `along`."""

    joint: int
    kind: int
    sign: int
    along: Vector = (ZERO, ZERO)


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


def _level(v: Vec3) -> bool:
    return is_zero(as_expr(v.z))


@dataclass(frozen=True)
class Plane:
    """A loop in a plane: [(U1, K1), (U2, K2) ...], and the joint that slides along the normal."""

    parts: list[tuple[Unknown, Known]]
    lift: dict[int, Expr]


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
        self.parts: list[tuple[Unknown, Known]] = []
        self.lifting: list[CycleScrew] = []
        self.height = ZERO  # along the normal
        self.Q = IDENTITY  # axes of the current frame in the plane's, without rotations about z

    def read(self, link: CycleScrew) -> bool:
        """Add one link; return False if it leaves the plane."""
        return self._read_joint(link) if link.joint else self._read_screw(link)

    def _read_joint(self, link: CycleScrew) -> bool:
        normal, axis = _upright(self.Q.a), self.Q.a
        if link.kind == PRISMATIC and normal:
            self.lifting.append(dataclasses.replace(link, sign=link.sign * normal))
            return True
        in_plane = normal if link.kind == REVOLUTE else _level(axis)
        if not in_plane:
            return False
        along = (as_expr(axis.x), as_expr(axis.y)) if link.kind == PRISMATIC else (ZERO, ZERO)
        unknown = Unknown(link.joint, link.kind, link.sign * (normal or 1), along)
        self.parts.append((unknown, Known()))
        return True

    def _read_screw(self, link: CycleScrew) -> bool:
        normal, known = _upright(self.Q.a), self.parts[-1][1]
        angle = as_expr(link.screw.angle)
        if not self._shift(link, known):
            return False
        if link.screw.axis == "z" and normal:
            known.turn = known.turn + normal * angle
        elif angle.level == VARIABLE_LEVEL:
            return False
        elif not is_zero(angle):
            self.Q = self.Q @ rotation(link.screw.axis, angle)
        return True

    def _shift(self, link: CycleScrew, known: Known) -> bool:
        axis = self.Q.a if link.screw.axis == "z" else self.Q.s
        shift = as_expr(link.screw.shift)
        if _upright(axis):
            self.height = self.height + _upright(axis) * shift
        elif not is_zero(shift):
            if not _level(axis):
                return False
            vector = (as_expr(axis.x * shift), as_expr(axis.y * shift))
            known.segments.append((known.turn, vector))
        return True

    def plane(self) -> Plane | None:
        if _upright(self.Q.a) != 1 or len(self.lifting) > 1:
            return None
        last = self.parts[-1][1]
        last.turn = last.turn + _angle(as_expr(self.Q.s.x), as_expr(self.Q.s.y))
        return Plane(
            self.parts, {link.joint: tidy(-(link.sign * self.height)) for link in self.lifting}
        )


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


def parallelogram(parts: Sequence[tuple[Unknown, Known]]) -> list[Assembly] | None:
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
    return [Assembly("parallelogram", plain), Assembly("crossed", mirrored, 1, flat, 0)]


def _mirror(p: Vector) -> Vector:
    return p[0], -p[1]


# --- the other cases ------------------------------------------------------------------------------


def assemblies(parts: Sequence[tuple[Unknown, Known]], last: int) -> list[Assembly] | None:
    """Return all assemblies of a planar loop with three unknowns, or None for three slides.

    Joint `last` is preferably found from the sum of the angles.
    """
    slides = [k for k, (u, _) in enumerate(parts) if u.kind == PRISMATIC]
    if len(parts) != 3 or len(slides) == 3:
        return None
    if not slides:
        start = next((k for k, (u, _) in enumerate(parts) if u.joint == last), 0)
        return _three_turns(_starting_at(parts, start))
    if len(slides) == 1:
        return _one_slide(_starting_at(parts, (slides[0] + 1) % 3))
    return _two_slides(_starting_at(parts, ({0, 1, 2} - set(slides)).pop()))


def _starting_at(parts: Sequence[tuple[Unknown, Known]], start: int) -> list[tuple[Unknown, Known]]:
    return [*parts[start:], *parts[:start]]


def _assembly(
    label: str, unknowns: Sequence[Unknown], values: Sequence[Expr], root: Root, free: Scalar
) -> Assembly:
    joints = {u.joint: as_expr(u.sign * v) for u, v in zip(unknowns, values, strict=True)}
    return Assembly(label, joints, root.exists, free, root.double)


ELBOWS = {"+": "up", "-": "down"}


def _three_turns(parts: Sequence[tuple[Unknown, Known]]) -> list[Assembly]:
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


def _one_slide(parts: Sequence[tuple[Unknown, Known]]) -> list[Assembly]:
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


def _two_slides(parts: Sequence[tuple[Unknown, Known]]) -> list[Assembly]:
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
