"""The choice of Khalil-Kleinfinger frames on a tree of joint axes [KK86], so that most parameters are zero.

Frame j is fixed to link j with z_j on the axis of its joint. Of the frames that the convention allows, the one is taken that
leaves the fewest parameters: x_j on the common normal of z_j and the axis of one of the joints that link j carries, so that
gamma and b of that joint are 0; the origin of parallel axes where r_j = 0; the line of a prismatic joint, which may lie
anywhere, through the origin before or after it; frame 0 of a fixed base on frame 1 at q = 0, so that joint 1 has none at all.

Axes within the tolerance of being parallel, coincident or intersecting are taken to be so. Axes that are nearly parallel
but not within the tolerance have their common normal far away; a fixed frame at right angles between them keeps all lengths
of the size of the robot.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symoro.formats.spatial import (
    NOISE,
    Array,
    angle_value,
    any_perpendicular,
    frame_on,
    inverse,
    screw,
    snapped_angle,
    snapped_length,
)

NEARLY_PARALLEL = (
    1e-2  # sine of the angle below which two axes that are not parallel get a frame between them
)
TRIED = 8  # branches of a link that its frame is tried on
Angle = Fraction | float  # a multiple of pi, or rad


@dataclass(frozen=True, eq=False)
class Axis:
    """One joint of the tree: its link's frame on the parent's with the joint at zero, and its line in the link's frame."""

    parent: int  # -1: the base
    T: Array
    u: Array
    at: Array
    slides: bool  # a prismatic joint, whose line may be moved

    @property
    def in_parent(self) -> tuple[Array, Array]:
        """A point and the direction of the line, seen from the parent."""
        return self.T[:3, :3] @ self.at + self.T[:3, 3], self.T[:3, :3] @ self.u


@dataclass(frozen=True)
class Row:
    """Six parameters; theta and r without the joint variable."""

    gamma: Angle = Fraction(0)
    b: float = 0.0
    alpha: Angle = Fraction(0)
    d: float = 0.0
    theta: Angle = Fraction(0)
    r: float = 0.0

    @property
    def before(self) -> Array:
        """z(gamma, b) x(alpha, d)."""
        return screw("z", angle_value(self.gamma), self.b) @ screw(
            "x", angle_value(self.alpha), self.d
        )

    @property
    def T(self) -> Array:
        return self.before @ screw("z", angle_value(self.theta), self.r)

    @property
    def price(self) -> float:
        """How many parameters are not zero; gamma and b count more, turns by multiples of pi/2 hardly, signs break ties."""
        turns = 1.2 * _turn_price(self.gamma) + _turn_price(self.alpha) + _turn_price(self.theta)
        signs = sum(1e-3 for x in (self.d, self.alpha) if x < 0) + (
            2e-3 if abs(angle_value(self.theta)) > 1.6 else 0
        )
        return turns + signs + 1.2 * (self.b != 0) + (self.d != 0) + (self.r != 0)


def _turn_price(angle: Angle) -> float:
    return 0 if angle == 0 else 0.1 if angle in (Fraction(1, 2), Fraction(-1, 2), 1) else 1


@dataclass(frozen=True, eq=False)
class Frames:
    """Frame 0 in the base's frame; for each axis its frame in its link's frame, and its rows: the last is the joint's own."""

    base: Array
    X: tuple[Array, ...]
    rows: tuple[tuple[Row, ...], ...]

    @property
    def price(self) -> float:
        return sum(row.price for rows in self.rows for row in rows) + sum(
            len(rows) - 1 for rows in self.rows
        )


def choose(axes: Sequence[Axis], tolerance: float, base: Array | None = None) -> Frames:
    """The frames with the fewest parameters; frame 0 is `base` where that is given."""
    tolerance = max(tolerance, NOISE)
    below: dict[int, list[int]] = {k: [] for k in range(-1, len(axes))}
    for k, axis in enumerate(axes):
        below[axis.parent].append(k)
    policies = ("after", "before") if any(a.slides for a in axes) else ("before",)
    mains: Iterable[int | None] = below[-1][:TRIED] if base is None else [None]
    points = _points(axes, below)
    found = [
        _Choice(axes, below, tolerance, policy, points).outward(base, main)
        for policy in policies
        for main in mains
    ]
    return min(found, key=lambda f: round(f.price, 4))


def _points(axes: Sequence[Axis], below: Mapping[int, list[int]]) -> dict[int, Array | None]:
    """For each joint a point of the first revolute axis from it on, itself included, seen from its parent; None where all behind it slide."""
    found: dict[int, Array | None] = {}
    for k in range(len(axes) - 1, -1, -1):
        axis = axes[k]
        if not axis.slides:
            found[k] = axis.in_parent[0]
            continue
        after = next((found[c] for c in below[k] if found[c] is not None), None)
        found[k] = None if after is None else np.asarray(axis.T[:3, :3] @ after + axis.T[:3, 3])
    return found


@dataclass(frozen=True)
class _Choice:
    """One pass over the tree from the base outward."""

    axes: Sequence[Axis]
    below: dict[int, list[int]]
    tolerance: float
    policy: str  # prismatic lines go through the origin "before" them or a point of the axis "after" them
    points: Mapping[int, Array | None]  # of the first revolute axis from each joint on

    def outward(self, base: Array | None, main: int | None) -> Frames:
        X: dict[int, Array] = {}
        before: dict[int, Array] = {}
        rows: dict[int, tuple[Row, ...]] = {}
        if base is None:
            assert main is not None
            X[main] = self.frame(main, None)
            base = self.axes[main].T @ X[main]
        self._carry(-1, base, before, rows)
        for k in range(len(self.axes)):
            P = before[k]
            X[k] = self.frame(k, P) if k not in X else X[k]
            theta, r = _along(P, X[k])
            *carriers, own = rows[k]
            own = Row(
                own.gamma,
                own.b,
                own.alpha,
                own.d,
                snapped_angle(theta, self.tolerance),
                snapped_length(r, self.tolerance),
            )
            rows[k] = (*carriers, own)
            self._carry(k, X[k], before, rows)
        return Frames(
            base,
            tuple(X[k] for k in range(len(self.axes))),
            tuple(rows[k] for k in range(len(self.axes))),
        )

    def _carry(
        self, j: int, X: Array, before: dict[int, Array], rows: dict[int, tuple[Row, ...]]
    ) -> None:
        """The frames before the joints that link j carries, in the links that those carry."""
        for k in self.below[j]:
            rows[k] = self.rows(X, k)
            place = X
            for row in rows[k][:-1]:
                place = place @ row.T
            before[k] = self._on_axis(k, inverse(self.axes[k].T) @ place @ rows[k][-1].before)

    def _on_axis(self, k: int, P: Array) -> Array:
        """The frame with its z axis exactly on the joint's axis, which snapping may have left by the tolerance."""
        axis, origin = self.axes[k], P[:3, 3]
        if not axis.slides:
            origin = axis.at + axis.u * (axis.u @ (origin - axis.at))
        return frame_on(axis.u, origin, P[:3, 0])

    def line(self, k: int, origin: Array) -> tuple[Array, Array]:
        """A point and the direction of axis k in its parent; the line of a prismatic joint is put where it is simplest."""
        p, u = self.axes[k].in_parent
        if not self.axes[k].slides:
            return p, u
        after = self.points[k] if self.policy == "after" else None
        return (origin if after is None else after), u

    # --- the frame of a link ---------------------------------------------------------------------------------

    def frame(self, j: int, before: Array | None) -> Array:
        """The cheapest frame of link j; `before` is the frame in front of its joint, None where that follows from this one."""
        return min(self._candidates(j, before), key=lambda X: round(self._price(j, X, before), 4))

    def _price(self, j: int, X: Array, before: Array | None) -> float:
        price = sum(row.price for k in self.below[j] for row in self.rows(X, k))
        if before is None:
            return price + 5e-3 * (
                1 - float((self.axes[j].T @ X)[0, 0])
            )  # x_0 rather along x of the base than against it
        theta, r = _along(before, X)
        return (
            price
            + Row(
                theta=snapped_angle(theta, self.tolerance), r=snapped_length(r, self.tolerance)
            ).price
        )

    def _candidates(self, j: int, before: Array | None) -> Iterator[Array]:
        axis = self.axes[j]
        free = (
            frame_on(axis.u, self._free_origin(j), any_perpendicular(axis.u))
            if before is None
            else before
        )
        yield free
        for k in self.below[j][:TRIED]:
            p, u = self.line(k, free[:3, 3])
            foot, x = self._normal(free[:3, 3], axis.u, p, u)
            if x is not None:
                yield frame_on(axis.u, foot, x)
                yield frame_on(axis.u, foot, -x)

    def _free_origin(self, j: int) -> Array:
        axis = self.axes[j]
        if axis.slides:
            after = self.points[j]
            if after is not None:
                return np.asarray(inverse(axis.T)[:3, :3] @ after + inverse(axis.T)[:3, 3])
        return axis.at - axis.u * (axis.u @ axis.at)  # nearest to the link's own origin

    def _normal(self, o: Array, z: Array, p: Array, u: Array) -> tuple[Array, Array | None]:
        """Where the common normal of line (o, z) and line (p, u) leaves the first, and its direction; None where any will do."""
        w = np.cross(z, u)
        s = float(np.linalg.norm(w))
        across = (p - o) - z * (z @ (p - o))
        if s <= max(self.tolerance, NEARLY_PARALLEL):
            distance = float(np.linalg.norm(across))
            return o, (across / distance if distance > self.tolerance else None)
        along = float((p - o) @ (z - u * (z @ u))) / (s * s)
        return o + z * along, w / s

    # --- the parameters of a joint ---------------------------------------------------------------------------

    def rows(self, X: Array, k: int) -> tuple[Row, ...]:
        """gamma, b, alpha, d of joint k on the frame X of its parent, behind a fixed frame where the axes are nearly parallel."""
        p, u = self.line(k, X[:3, 3])
        E = inverse(X)
        p, u = E[:3, :3] @ p + E[:3, 3], E[:3, :3] @ u
        if self.tolerance < math.hypot(u[0], u[1]) < NEARLY_PARALLEL:
            carrier = _right_angle(p, u, self.tolerance)
            F = inverse(carrier.T)
            return carrier, _row(F[:3, :3] @ p + F[:3, 3], F[:3, :3] @ u, self.tolerance)
        return (_row(p, u, self.tolerance),)


def _along(P: Array, X: Array) -> tuple[float, float]:
    """Angle about and distance along the common z axis from frame P to frame X."""
    T = inverse(P) @ X
    return math.atan2(T[1, 0], T[0, 0]), float(T[2, 3])


def _right_angle(p: Array, u: Array, tolerance: float) -> Row:
    """A frame at the origin with its z axis towards the line (p, u), at right angles to z."""
    nearest = p - u * (u @ p)
    size = math.hypot(nearest[0], nearest[1])
    angle = math.atan2(nearest[0], -nearest[1]) if size > tolerance else math.pi / 2
    return Row(gamma=snapped_angle(angle, tolerance), alpha=Fraction(1, 2))


def _row(p: Array, u: Array, tolerance: float) -> Row:
    """gamma, b, alpha, d of the line through p along u."""
    s = math.hypot(u[0], u[1])
    if s <= tolerance:  # parallel: b = 0, gamma turns x to the line
        d = math.hypot(p[0], p[1])
        gamma, b, alpha = (
            (math.atan2(p[1], p[0]) if d > tolerance else 0.0),
            0.0,
            (0.0 if u[2] > 0 else math.pi),
        )
    else:
        gamma, alpha = math.atan2(u[0], -u[1]), math.atan2(s, u[2])
        d = math.cos(gamma) * p[0] + math.sin(gamma) * p[1]
        b = p[2] - (p[0] * u[0] + p[1] * u[1]) * u[2] / (s * s)
    row = Row(
        snapped_angle(gamma, tolerance),
        snapped_length(b, tolerance),
        snapped_angle(alpha, tolerance),
        snapped_length(d, tolerance),
    )
    other = Row(
        snapped_angle(gamma + math.pi, tolerance),
        row.b,
        snapped_angle(-alpha, tolerance),
        -row.d if row.d else 0.0,
    )
    return min(
        row, other, key=lambda r: (abs(angle_value(r.gamma)) > math.pi / 2 + tolerance, r.price)
    )


def rows_of(T: Array, tolerance: float) -> tuple[Row, ...]:
    """Any transform as one row of parameters, or as two where its z axes are nearly parallel."""
    tolerance = max(tolerance, NOISE)
    p, u = T[:3, 3], T[:3, 2]
    carriers: tuple[Row, ...] = ()
    if tolerance < math.hypot(u[0], u[1]) < NEARLY_PARALLEL:
        carriers = (_right_angle(p, u, tolerance),)
        T = inverse(carriers[0].T) @ T
        p, u = T[:3, 3], T[:3, 2]
    row = _row(p, u, tolerance)
    theta, r = _along(row.before, T)
    return (
        *carriers,
        Row(
            row.gamma,
            row.b,
            row.alpha,
            row.d,
            snapped_angle(theta, tolerance),
            snapped_length(r, tolerance),
        ),
    )
