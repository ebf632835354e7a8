"""Rigid bodies as numbers, for readers and writers of robot files: rotations, transforms, inertias.

T_ij is frame j seen from frame i. Angles in rad, lengths in m.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
NOISE = 1e-12  # size of rounding errors
NICE = tuple(  # multiples of pi that angles snap to
    Fraction(k, 12) for k in range(-12, 13) if Fraction(k, 12).denominator in (1, 2, 3, 4, 6)
)
LEVELS = np.array([0.0, 0.5, math.sqrt(0.5), math.sqrt(0.75), 1.0])  # their sines


def transform(R: ArrayLike | None = None, p: ArrayLike | None = None) -> Array:
    """A rotation and a translation as one 4x4 matrix."""
    T = np.eye(4)
    if R is not None:
        T[:3, :3] = R
    if p is not None:
        T[:3, 3] = p
    return T


def inverse(T: Array) -> Array:
    """T_ji from T_ij."""
    R = T[:3, :3].T
    return transform(R, -R @ T[:3, 3])


def turn(axis: ArrayLike, angle: float) -> Array:
    """The rotation about a unit vector [Rodrigues]."""
    u = np.asarray(axis, float)
    K, (s, c) = cross_matrix(u), sincos(angle)
    return np.asarray(np.eye(3) * c + s * K + (1 - c) * np.outer(u, u))


def sincos(angle: float) -> tuple[float, float]:
    """Sine and cosine, exact at multiples of pi/2."""
    quarter = round(angle / (math.pi / 2))
    if abs(angle - quarter * (math.pi / 2)) < 1e-15 * max(1, abs(quarter)):
        return ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))[quarter % 4]
    return math.sin(angle), math.cos(angle)


def cross_matrix(v: ArrayLike) -> Array:
    """The skew-symmetric matrix of the product v × w."""
    x, y, z = np.asarray(v, float)
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def from_rpy(rpy: Sequence[float]) -> Array:
    """Rz(yaw) Ry(pitch) Rx(roll): turns about fixed axes, as in URDF."""
    x, y, z = np.eye(3)
    return turn(z, rpy[2]) @ turn(y, rpy[1]) @ turn(x, rpy[0])


def to_rpy(R: Array) -> tuple[float, float, float]:
    """Roll, pitch and yaw of a rotation; with the pitch at ±pi/2 the roll is 0."""
    pitch = math.atan2(-R[2, 0], math.hypot(R[0, 0], R[1, 0]))
    if math.hypot(R[0, 0], R[1, 0]) < 1e-9:
        return 0.0, pitch, math.atan2(-R[0, 1], R[1, 1])
    return math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])


def from_quaternion(q: Sequence[float]) -> Array:
    """The rotation of a quaternion (w, x, y, z), which need not have length 1."""
    w, x, y, z = np.asarray(q, float) / np.linalg.norm(q)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def to_quaternion(R: Array) -> tuple[float, float, float, float]:
    """The quaternion (w, x, y, z) of a rotation, from its largest component [Shepperd 1978]."""
    trace = float(np.trace(R))
    squares = [1 + trace, *(1 + 2 * float(R[k, k]) - trace for k in range(3))]  # four times each
    k = int(np.argmax(squares))
    products = [
        [squares[0], R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]],
        [R[2, 1] - R[1, 2], squares[1], R[1, 0] + R[0, 1], R[0, 2] + R[2, 0]],
        [R[0, 2] - R[2, 0], R[1, 0] + R[0, 1], squares[2], R[2, 1] + R[1, 2]],
        [R[1, 0] - R[0, 1], R[0, 2] + R[2, 0], R[2, 1] + R[1, 2], squares[3]],
    ]
    w, x, y, z = (float(p) / (2 * math.sqrt(squares[k])) for p in products[k])
    return w, x, y, z


def screw(axis: str, angle: float, shift: float) -> Array:
    """Rotation about and translation along x or z."""
    u = np.array([1.0, 0, 0] if axis == "x" else [0, 0, 1.0])
    return transform(turn(u, angle), u * shift)


def any_perpendicular(u: Array) -> Array:
    """A unit vector at right angles to u: the first of x, y, z that is far from it, made so."""
    e = next(e for e in np.eye(3) if abs(e @ u) < 0.8)
    v = e - u * (e @ u)
    return np.asarray(v / np.linalg.norm(v))


def frame_on(axis: Array, origin: Array, x: Array) -> Array:
    """The frame with z along a unit vector and x as near as possible to a given direction."""
    x = x - axis * (x @ axis)
    x = x / np.linalg.norm(x)
    return transform(clean_rotation(np.column_stack([x, np.cross(axis, x), axis]), NOISE), origin)


# --- snapping -----------------------------------------------------------------------------------


def snapped_angle(angle: float, tolerance: float) -> Fraction | float:
    """The angle (rad) as a fraction of pi if it is a NICE one within the tolerance, else itself.

    Angles are taken modulo 2 pi; -pi becomes 1.
    """
    angle = math.remainder(angle, 2 * math.pi)
    for k in NICE:
        if abs(angle - float(k) * math.pi) <= tolerance:
            return abs(k) if abs(k) == 1 else k
    return angle


def angle_value(angle: Fraction | float) -> float:
    """An angle in rad, given in rad or as a fraction of pi."""
    return float(angle) * math.pi if isinstance(angle, Fraction) else angle


def snapped_length(x: float, tolerance: float) -> float:
    """0 within the tolerance, else the length without rounding errors."""
    return 0.0 if abs(x) <= tolerance else short(x)


def short(x: float, scale: float = 1.0) -> float:
    """The number with 13 digits if the rest is rounding error; 0 if tiny beside the scale."""
    if abs(x) < 1e-15 * scale:
        return 0.0
    rounded = float(f"{x:.13g}")
    return rounded if abs(rounded - x) <= 2e-15 * max(abs(x), min(scale, 1.0)) else float(x)


def clean_rotation(R: Array, tolerance: float) -> Array:
    """The rotation with elements near 0, ±1/2, ±sqrt(2)/2, ±sqrt(3)/2, ±1 made exact.

    Single elements snap to 0 and ±1 only, all of them together to any of these values; the result
    is orthonormal. Where that moves an element by more than four tolerances, R is returned.
    """
    near = np.argmin(np.abs(np.abs(R)[..., None] - LEVELS), axis=-1)
    exact = np.sign(R) * LEVELS[near]
    close = np.abs(R - exact) <= tolerance
    S = exact if close.all() else np.where(close & ((near == 0) | (near == 4)), exact, R)
    if np.array_equal(S, R):
        return R
    x = S[:, 0] / np.linalg.norm(S[:, 0])
    y = S[:, 1] - x * (x @ S[:, 1])
    y = y / np.linalg.norm(y)
    snapped = np.column_stack([x, y, np.cross(x, y)])
    if np.abs(snapped - R).max() > 4 * tolerance + 1e-15:
        return R
    return np.where(np.abs(snapped) < 1e-15, 0.0, snapped)


# --- inertia ------------------------------------------------------------------------------------

UPPER = np.triu_indices(3)  # XX XY XZ YY YZ ZZ


def symmetric(values: ArrayLike) -> Array:
    """The symmetric matrix of XX XY XZ YY YZ ZZ."""
    matrix = np.zeros((3, 3))
    matrix[UPPER] = values
    return np.asarray(matrix + matrix.T - np.diag(matrix.diagonal()))


@dataclass(frozen=True, eq=False)
class RigidInertia:
    """Mass, centre of mass and inertia about the centre of mass, in some frame."""

    mass: float
    com: Array
    tensor: Array

    @staticmethod
    def none() -> RigidInertia:
        """No mass at all."""
        return RigidInertia(0.0, np.zeros(3), np.zeros((3, 3)))

    @property
    def moments(self) -> Array:
        """(10,): XX XY XZ YY YZ ZZ about the origin, MX MY MZ, M."""
        return np.array([*self.about_origin[UPPER], *(self.mass * self.com), self.mass])

    @staticmethod
    def from_moments(moments: Array) -> RigidInertia:
        """The inertia of `moments`; raises ZeroDivisionError if they have no mass."""
        mass = float(moments[9])
        if not mass and moments.any():
            raise ZeroDivisionError
        if not mass:
            return RigidInertia.none()
        com = moments[6:9] / mass
        K = cross_matrix(com)
        return RigidInertia(mass, com, symmetric(moments[:6]) + mass * K @ K)

    @property
    def is_physical(self) -> bool:
        """True if a distribution of positive mass has this inertia."""
        if not self.mass > 0:
            return False
        moments = np.linalg.eigvalsh(self.tensor)
        rounding = 1e-12 * abs(moments).max()
        return bool(moments[0] > 0 and moments[0] + moments[1] >= moments[2] - rounding)

    @property
    def is_none(self) -> bool:
        return self.mass == 0 and not self.tensor.any()

    def seen(self, T: Array) -> RigidInertia:
        """The same body in the frame in which its own frame is T."""
        R = T[:3, :3]
        return RigidInertia(self.mass, R @ self.com + T[:3, 3], R @ self.tensor @ R.T)

    @property
    def about_origin(self) -> Array:
        """The inertia tensor about the origin of the frame."""
        K = cross_matrix(self.com)
        return np.asarray(self.tensor - self.mass * K @ K)  # [KD 9.12]

    def joined(self, other: RigidInertia) -> RigidInertia:
        """Two bodies fixed to each other, in one frame."""
        if other.is_none:
            return self
        if self.is_none:
            return other
        mass = self.mass + other.mass
        com = (self.mass * self.com + other.mass * other.com) / mass if mass else np.zeros(3)
        K = cross_matrix(com)
        return RigidInertia(mass, com, self.about_origin + other.about_origin + mass * K @ K)
