"""Vectors, matrices and transforms of scalars: floats, arrays or expressions.

The integers 0 and 1 stand for structure, which expressions simplify away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, overload

from symoro.expr.functions import Scalar


class Vec3(NamedTuple):
    """A vector by its coordinates in some frame."""

    x: Scalar
    y: Scalar
    z: Scalar

    # The sum of vectors replaces the concatenation of tuples, whose operand has another type.
    def __add__(self, o: Vec3) -> Vec3:  # type: ignore[override]
        (a, b, c), (x, y, z) = self, o
        return _vector((a + x, b + y, c + z))

    def __sub__(self, o: Vec3) -> Vec3:
        (a, b, c), (x, y, z) = self, o
        return _vector((a - x, b - y, c - z))

    def __neg__(self) -> Vec3:
        return _vector((-self.x, -self.y, -self.z))

    def __mul__(self, k: Scalar) -> Vec3:
        return _vector((self.x * k, self.y * k, self.z * k))

    def dot(self, o: Vec3) -> Scalar:
        (a, b, c), (x, y, z) = self, o
        return a * x + b * y + c * z

    def cross(self, o: Vec3) -> Vec3:
        (a, b, c), (x, y, z) = self, o
        return _vector((b * z - c * y, c * x - a * z, a * y - b * x))

    def map(self, f: Callable[[Scalar], Any]) -> Vec3:
        return Vec3(f(self.x), f(self.y), f(self.z))


#: A vector from a tuple, faster than the constructor: models consist of such steps.
_vector: Callable[[tuple[Scalar, Scalar, Scalar]], Vec3] = partial(tuple.__new__, Vec3)


def rotate_x(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rx v for a rotation about x with sine s and cosine c."""
    return _vector((v.x, v.y * c - v.z * s, v.y * s + v.z * c))


def rotate_z(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rz v for a rotation about z with sine s and cosine c."""
    return _vector((v.x * c - v.y * s, v.x * s + v.y * c, v.z))


def rotate_back_x(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rx^T v: v expressed in a frame that is rotated about x."""
    return _vector((v.x, v.y * c + v.z * s, v.z * c - v.y * s))


def rotate_back_z(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rz^T v: v expressed in a frame that is rotated about z."""
    return _vector((v.x * c + v.y * s, v.y * c - v.x * s, v.z))


NULL = Vec3(0, 0, 0)
Z_AXIS = Vec3(0, 0, 1)


class Mat3(NamedTuple):
    """A 3x3 matrix by its columns, which for a rotation are the axes s, n, a."""

    s: Vec3
    n: Vec3
    a: Vec3

    @classmethod
    def from_rows(cls, rows: Sequence[Sequence[Scalar]]) -> Mat3:
        return cls(*(Vec3(*(row[c] for row in rows)) for c in range(3)))

    @property
    def columns(self) -> tuple[Vec3, Vec3, Vec3]:
        return self.s, self.n, self.a

    @property
    def rows(self) -> tuple[Vec3, Vec3, Vec3]:
        s, n, a = self
        return Vec3(s.x, n.x, a.x), Vec3(s.y, n.y, a.y), Vec3(s.z, n.z, a.z)

    @property
    def T(self) -> Mat3:
        return Mat3(*self.rows)

    @overload
    def __matmul__(self, v: Vec3) -> Vec3: ...
    @overload
    def __matmul__(self, v: Mat3) -> Mat3: ...
    def __matmul__(self, v: Vec3 | Mat3) -> Vec3 | Mat3:
        if isinstance(v, Mat3):
            return Mat3(self @ v.s, self @ v.n, self @ v.a)
        (a, b, c), (d, e, f), (g, h, i) = self
        x, y, z = v
        return _vector((a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z))

    # The sum of matrices replaces the concatenation of tuples, whose operand has another type.
    def __add__(self, o: Mat3) -> Mat3:  # type: ignore[override]
        return Mat3(self.s + o.s, self.n + o.n, self.a + o.a)

    def __sub__(self, o: Mat3) -> Mat3:
        return Mat3(self.s - o.s, self.n - o.n, self.a - o.a)

    def __neg__(self) -> Mat3:
        return Mat3(-self.s, -self.n, -self.a)

    def map(self, f: Callable[[Scalar], Any]) -> Mat3:
        return Mat3(self.s.map(f), self.n.map(f), self.a.map(f))


IDENTITY = Mat3(Vec3(1, 0, 0), Vec3(0, 1, 0), Z_AXIS)


class Transform(NamedTuple):
    """Frame j seen from frame i: R_ij and P_ij."""

    R: Mat3
    P: Vec3

    def __matmul__(self, o: Transform) -> Transform:
        return Transform(self.R @ o.R, self.R @ o.P + self.P)

    def inverse(self) -> Transform:
        R_ji = self.R.T
        return Transform(R_ji, -(R_ji @ self.P))

    @property
    def elements(self) -> tuple[Scalar, ...]:
        """The 16 elements of the 4x4 matrix, row by row."""
        top = [(*row, p) for row, p in zip(self.R.rows, self.P, strict=True)]
        return (*top[0], *top[1], *top[2], 0, 0, 0, 1)


UNIT = Transform(IDENTITY, NULL)
