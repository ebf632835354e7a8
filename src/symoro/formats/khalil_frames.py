"""The choice of Khalil-Kleinfinger frames on a tree of joint axes [KK86], with most parameters
zero.

Frame j is fixed to link j with z_j on the axis of its joint. Among the frames that the convention
allows, the one with the fewest parameters is chosen: x_j on the common normal of z_j and the axis
of one of the joints that link j carries, so that gamma and b of that joint are 0; the origin of
parallel axes where r_j = 0; the line of a prismatic joint, which may lie anywhere, through the
origin before or after it; frame 0 of a fixed base on frame 1 at q = 0, so that joint 1 has no
parameters at all.

Axes within the tolerance of being parallel, coincident or intersecting are taken to be so. Axes
that are nearly parallel but not within the tolerance have their common normal far away; a fixed
frame at right angles between them keeps all lengths of the size of the robot.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symoro.formats.description import (
    ROUNDING_ERROR,
    Array,
    angle_value,
    any_perpendicular,
    frame_on,
    inverse,
    product,
    screw,
    snapped_angle,
    snapped_length,
)

NEARLY_PARALLEL = 1e-2  # sine of the angle below which a fixed frame is put between two axes
MAX_BRANCHES = 8  # of a link: the branches that its frame is fitted to
Angle = Fraction | float  # a multiple of pi, or rad


@dataclass(frozen=True, eq=False)
class Axis:
    """One joint of the tree.

    `T` is its link's frame seen from the parent's with the joint at zero; `point` and `direction`
    (of length 1) are its line in the link's frame.
    """

    parent: int  # -1: the base
    T: Array
    direction: Array
    point: Array
    slides: bool  # a prismatic joint, whose line may be moved

    @property
    def line_in_parent(self) -> tuple[Array, Array]:
        """A point and the direction of the line in the parent's frame."""
        R = self.T[:3, :3]
        return product(R, self.point) + self.T[:3, 3], product(R, self.direction)


@dataclass(frozen=True)
class KhalilRow:
    """The six parameters of a frame; theta and r without the joint variable."""

    gamma: Angle = Fraction(0)
    b: float = 0.0
    alpha: Angle = Fraction(0)
    d: float = 0.0
    theta: Angle = Fraction(0)
    r: float = 0.0

    @property
    def before_joint(self) -> Array:
        """Rot(z, gamma) Trans(z, b) Rot(x, alpha) Trans(x, d)."""
        return product(
            screw("z", angle_value(self.gamma), self.b), screw("x", angle_value(self.alpha), self.d)
        )

    @property
    def T(self) -> Array:
        return product(self.before_joint, screw("z", angle_value(self.theta), self.r))

    @property
    def price(self) -> float:
        """A weight of the parameters that are not zero.

        gamma and b weigh more, angles that are multiples of pi/2 hardly anything, signs break ties.
        """
        gamma, alpha, theta = map(_angle_price, (self.gamma, self.alpha, self.theta))
        signs = 1e-3 * ((self.d < 0) + (self.alpha < 0))
        signs += 2e-3 * (abs(angle_value(self.theta)) > 1.6)
        angles = 1.2 * gamma + alpha + theta
        return angles + signs + 1.2 * (self.b != 0) + (self.d != 0) + (self.r != 0)


def _angle_price(angle: Angle) -> float:
    if angle == 0:
        return 0.0
    return 0.1 if angle in (Fraction(1, 2), Fraction(-1, 2), 1) else 1.0


@dataclass(frozen=True, eq=False)
class ChosenFrames:
    """The frames of a tree of axes.

    `base` is frame 0 in the base's frame; `X[k]` the frame of axis k in its link's frame; `rows[k]`
    its parameters: the last row is the joint's own, the ones before it belong to fixed frames.
    """

    base: Array
    X: tuple[Array, ...]
    rows: tuple[tuple[KhalilRow, ...], ...]

    @property
    def price(self) -> float:
        added_frames = sum(len(rows) - 1 for rows in self.rows)
        return sum(row.price for rows in self.rows for row in rows) + added_frames


def choose_frames(
    axes: Sequence[Axis], tolerance: float, base: Array | None = None
) -> ChosenFrames:
    """The frames with the fewest parameters; frame 0 is `base` if that is given."""
    tolerance = max(tolerance, ROUNDING_ERROR)
    carried: dict[int, list[int]] = {k: [] for k in range(-1, len(axes))}
    for k, axis in enumerate(axes):
        carried[axis.parent].append(k)
    policies = ("after", "before") if any(a.slides for a in axes) else ("before",)
    first_joints: Iterable[int | None] = carried[-1][:MAX_BRANCHES] if base is None else [None]
    points = _points_of_next_axes(axes, carried)
    candidates = [
        _Placement(axes, carried, tolerance, policy, points).from_base(base, first_joint)
        for policy in policies
        for first_joint in first_joints
    ]
    return min(candidates, key=lambda frames: round(frames.price, 4))


def _points_of_next_axes(
    axes: Sequence[Axis], carried: Mapping[int, list[int]]
) -> dict[int, Array | None]:
    """For each joint a point of the first revolute axis from it outward, itself included.

    The point is in the frame of the joint's parent; None if all joints from it outward slide.
    """
    points: dict[int, Array | None] = {}
    for k in range(len(axes) - 1, -1, -1):
        axis = axes[k]
        if not axis.slides:
            points[k] = axis.line_in_parent[0]
            continue
        after = next((points[c] for c in carried[k] if points[c] is not None), None)
        points[k] = None if after is None else product(axis.T[:3, :3], after) + axis.T[:3, 3]
    return points


@dataclass(frozen=True)
class _Placement:
    """One pass over the tree from the base outward."""

    axes: Sequence[Axis]
    carried: dict[int, list[int]]
    tolerance: float
    policy: str  # prismatic lines go through the origin "before" them or a point "after" them
    points: Mapping[int, Array | None]  # of the first revolute axis from each joint outward

    def from_base(self, base: Array | None, first_joint: int | None) -> ChosenFrames:
        """All frames; without a given base frame 0 is that of the first joint at zero."""
        X: dict[int, Array] = {}
        before: dict[int, Array] = {}
        rows: dict[int, tuple[KhalilRow, ...]] = {}
        if base is None:
            assert first_joint is not None
            X[first_joint] = self.frame(first_joint, None)
            base = product(self.axes[first_joint].T, X[first_joint])
        self._add_rows(-1, base, before, rows)
        for k in range(len(self.axes)):
            if k not in X:
                X[k] = self.frame(k, before[k])
            *carriers, row = rows[k]
            theta, r = self._about_z(before[k], X[k])
            rows[k] = (*carriers, dataclasses.replace(row, theta=theta, r=r))
            self._add_rows(k, X[k], before, rows)
        order = range(len(self.axes))
        return ChosenFrames(base, tuple(X[k] for k in order), tuple(rows[k] for k in order))

    def _add_rows(
        self, j: int, X: Array, before: dict[int, Array], rows: dict[int, tuple[KhalilRow, ...]]
    ) -> None:
        """Add the rows of the joints that link j carries, and the frames before these joints."""
        for k in self.carried[j]:
            rows[k] = self.rows(X, k)
            place = X
            for row in rows[k][:-1]:
                place = product(place, row.T)
            frame = product(inverse(self.axes[k].T), place, rows[k][-1].before_joint)
            before[k] = self._put_on_axis(k, frame)

    def _put_on_axis(self, k: int, frame: Array) -> Array:
        """The frame with z exactly on the joint's axis; snapping may have moved it off."""
        axis, origin = self.axes[k], frame[:3, 3]
        if not axis.slides:
            origin = axis.point + axis.direction * product(axis.direction, origin - axis.point)
        return frame_on(axis.direction, origin, frame[:3, 0])

    def _about_z(self, frame: Array, X: Array) -> tuple[Angle, float]:
        """theta and r from a frame to frame X with the same z axis."""
        theta, r = _along_z(frame, X)
        return snapped_angle(theta, self.tolerance), snapped_length(r, self.tolerance)

    def line(self, k: int, origin: Array) -> tuple[Array, Array]:
        """A point and the direction of axis k in its parent's frame.

        The line of a prismatic joint is put where it is simplest, as the policy says.
        """
        p, u = self.axes[k].line_in_parent
        if not self.axes[k].slides:
            return p, u
        after = self.points[k] if self.policy == "after" else None
        return (origin if after is None else after), u

    # --- the frame of a link ---------------------------------------------------------------------

    def frame(self, j: int, before: Array | None) -> Array:
        """The cheapest frame of link j; `before` is the frame before its joint, if known."""
        return min(self._candidates(j, before), key=lambda X: round(self._price(j, X, before), 4))

    def _price(self, j: int, X: Array, before: Array | None) -> float:
        price = sum(row.price for k in self.carried[j] for row in self.rows(X, k))
        if before is None:  # prefer x_0 along x of the base to x_0 against it
            return price + 5e-3 * (1 - float(product(self.axes[j].T, X)[0, 0]))
        theta, r = self._about_z(before, X)
        return price + KhalilRow(theta=theta, r=r).price

    def _candidates(self, j: int, before: Array | None) -> Iterator[Array]:
        """Frames of link j: as before its joint, and on the normals to the axes that it carries."""
        u_j = self.axes[j].direction
        start = before
        if start is None:
            start = frame_on(u_j, self._free_origin(j), any_perpendicular(u_j))
        yield start
        for k in self.carried[j][:MAX_BRANCHES]:
            p, u = self.line(k, start[:3, 3])
            foot, x = self._common_normal(start[:3, 3], u_j, p, u)
            if x is not None:
                yield frame_on(u_j, foot, x)
                yield frame_on(u_j, foot, -x)

    def _free_origin(self, j: int) -> Array:
        """A simple origin on axis j: a point of a later axis, or the one nearest to the link's."""
        axis, point = self.axes[j], self.points[j]
        if axis.slides and point is not None:
            E = inverse(axis.T)
            return np.asarray(product(E[:3, :3], point) + E[:3, 3])
        return axis.point - axis.direction * product(axis.direction, axis.point)

    def _common_normal(self, o: Array, z: Array, p: Array, u: Array) -> tuple[Array, Array | None]:
        """The foot on line (o, z) of its common normal with line (p, u), and the normal's
        direction.

        The direction is None if the lines coincide, where any normal is a common one.
        """
        w = np.cross(z, u)
        s = math.hypot(*w)
        across = (p - o) - z * product(z, p - o)
        if s <= max(self.tolerance, NEARLY_PARALLEL):
            distance = math.hypot(*across)
            return o, (across / distance if distance > self.tolerance else None)
        along = float(product(p - o, z - u * product(z, u))) / (s * s)
        return o + z * along, w / s

    # --- the parameters of a joint ---------------------------------------------------------------

    def rows(self, X: Array, k: int) -> tuple[KhalilRow, ...]:
        """gamma, b, alpha, d of joint k on the frame X of its parent.

        Where the axes are nearly parallel, the row of a fixed frame comes first.
        """
        p, u = self.line(k, X[:3, 3])
        E = inverse(X)
        p, u = product(E[:3, :3], p) + E[:3, 3], product(E[:3, :3], u)
        if not _nearly_parallel(u, self.tolerance):
            return (_row_to_line(p, u, self.tolerance),)
        carrier = _right_angle(p, u, self.tolerance)
        F = inverse(carrier.T)
        return carrier, _row_to_line(
            product(F[:3, :3], p) + F[:3, 3], product(F[:3, :3], u), self.tolerance
        )


def khalil_rows(T: Array, tolerance: float) -> tuple[KhalilRow, ...]:
    """Any transform as one row of parameters, or as two where its z axes are nearly parallel."""
    tolerance = max(tolerance, ROUNDING_ERROR)
    carriers: tuple[KhalilRow, ...] = ()
    if _nearly_parallel(T[:3, 2], tolerance):
        carriers = (_right_angle(T[:3, 3], T[:3, 2], tolerance),)
        T = product(inverse(carriers[0].T), T)
    row = _row_to_line(T[:3, 3], T[:3, 2], tolerance)
    theta, r = _along_z(row.before_joint, T)
    row = dataclasses.replace(
        row, theta=snapped_angle(theta, tolerance), r=snapped_length(r, tolerance)
    )
    return (*carriers, row)


def _nearly_parallel(u: Array, tolerance: float) -> bool:
    """True if the direction u is nearly, but not within the tolerance, parallel to z."""
    return bool(tolerance < math.hypot(u[0], u[1]) < NEARLY_PARALLEL)


def _along_z(before: Array, X: Array) -> tuple[float, float]:
    """Angle about and distance along the common z axis from one frame to another."""
    T = product(inverse(before), X)
    return math.atan2(T[1, 0], T[0, 0]), float(T[2, 3])


def _right_angle(p: Array, u: Array, tolerance: float) -> KhalilRow:
    """A frame at the origin with its z axis towards the line (p, u), at right angles to z."""
    nearest = p - u * product(u, p)
    size = math.hypot(nearest[0], nearest[1])
    angle = math.atan2(nearest[0], -nearest[1]) if size > tolerance else math.pi / 2
    return KhalilRow(gamma=snapped_angle(angle, tolerance), alpha=Fraction(1, 2))


def _row_to_line(p: Array, u: Array, tolerance: float) -> KhalilRow:
    """gamma, b, alpha, d of a frame with its z axis on the line through p along u."""
    s = math.hypot(u[0], u[1])
    if s <= tolerance:  # parallel to z: b = 0, gamma turns x to the line
        d = math.hypot(p[0], p[1])
        gamma = math.atan2(p[1], p[0]) if d > tolerance else 0.0
        b, alpha = 0.0, 0.0 if u[2] > 0 else math.pi
    else:
        gamma, alpha = math.atan2(u[0], -u[1]), math.atan2(s, u[2])
        d = math.cos(gamma) * p[0] + math.sin(gamma) * p[1]
        b = p[2] - (p[0] * u[0] + p[1] * u[1]) * u[2] / (s * s)
    row = KhalilRow(
        snapped_angle(gamma, tolerance),
        snapped_length(b, tolerance),
        snapped_angle(alpha, tolerance),
        snapped_length(d, tolerance),
    )
    opposite = KhalilRow(  # the same line with x the other way round
        snapped_angle(gamma + math.pi, tolerance),
        row.b,
        snapped_angle(-alpha, tolerance),
        -row.d if row.d else 0.0,
    )
    quarter = math.pi / 2 + tolerance
    return min(row, opposite, key=lambda r: (abs(angle_value(r.gamma)) > quarter, r.price))
