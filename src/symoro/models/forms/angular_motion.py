"""The rotational motion of a link by its angular velocity and one column of U [column form].

U = [wd]x + [w]x [w]x. For a revolute joint the gyroscopic terms cancel on the axis: U_j z_j = U_i z_j. So the column
c = U z is carried by a plain rotation, together with the scalar wd_z, and the rest of U follows from products that the
forces need anyway:

    U13 = c1   U23 = c2   U33 = c3    U12 = w1 w2 - wd3   U21 = w1 w2 + wd3   U31 = 2 w1 w3 - c1   U32 = 2 w2 w3 - c2
    U11 = U33 + (w1^2 - w3^2)         U22 = U33 - (w3^2 - w2^2)                wd1 = w2 w3 - c2     wd2 = c1 - w1 w3
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Mat3, Vec3
from symoro.tracing.trace import Trace


def turn_back_z(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """v seen from a frame turned about z by the angle: Rz^T v."""
    if is_zero(angle):
        return v
    s, c = trace.sincos(angle)
    return Vec3(v.x * c + v.y * s, v.y * c - v.x * s, v.z)


def turn_back_x(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """v seen from a frame turned about x by the angle: Rx^T v."""
    if is_zero(angle):
        return v
    s, c = trace.sincos(angle)
    return Vec3(v.x, v.y * c + v.z * s, v.z * c - v.y * s)


def turn_z(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    return turn_back_z(v, -angle, trace)


def turn_x(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    return turn_back_x(v, -angle, trace)


class _AngularMotion(NamedTuple):
    w: Vec3
    c: Vec3
    wd3: Scalar
    direct: bool = False  # diagonal of U from squares; False: from U33 and differences of squares
    twice: bool = False  # U31 and U32 as products with w3 + w3; False: by way of wd1 and wd2


class AngularMotion(_AngularMotion):
    """w, c = U z and wd_z in one frame."""

    @classmethod
    def from_acceleration(cls, w: Vec3, wd: Vec3) -> AngularMotion:
        return cls(w, Vec3(w.x * w.z + wd.y, w.y * w.z - wd.x, -(w.x * w.x + w.y * w.y)), wd.z)

    @cached_property
    def wd(self) -> Vec3:
        w, c = self.w, self.c
        return Vec3(w.y * w.z - c.y, c.x - w.x * w.z, self.wd3)

    @cached_property
    def differences(self) -> tuple[Scalar, Scalar, Scalar]:
        """w3^2 - w2^2, w1^2 - w3^2, w2^2 - w1^2."""
        xx, yy, zz = self.w.x * self.w.x, self.w.y * self.w.y, self.w.z * self.w.z
        return zz - yy, xx - zz, yy - xx

    @cached_property
    def U(self) -> Mat3:
        w, c = self.w, self.c
        xy = w.x * w.y
        U11, U22 = self._diagonal
        U31, U32 = self._last_row
        return Mat3.from_rows(
            [
                [U11, xy - self.wd3, c.x],
                [xy + self.wd3, U22, c.y],
                [U31, U32, c.z],
            ]
        )

    @cached_property
    def _last_row(self) -> tuple[Scalar, Scalar]:
        w, c, wd = self.w, self.c, self.wd
        if self.twice:
            return (w.z + w.z) * w.x - c.x, (w.z + w.z) * w.y - c.y
        return w.x * w.z - wd.y, w.y * w.z + wd.x

    @cached_property
    def _diagonal(self) -> tuple[Scalar, Scalar]:
        if self.direct:
            xx, yy, zz = self.w.x * self.w.x, self.w.y * self.w.y, self.w.z * self.w.z
            return -(yy + zz), -(xx + zz)
        d1, d2, _ = self.differences
        return self.c.z + d2, self.c.z - d1

    def turn_back_z(self, angle: Scalar, trace: Trace) -> AngularMotion:
        return (
            self
            if is_zero(angle)
            else self._replace(
                w=turn_back_z(self.w, angle, trace), c=turn_back_z(self.c, angle, trace)
            )
        )

    def turn_back_x(self, angle: Scalar, column: bool, direct: bool, trace: Trace) -> AngularMotion:
        """The same rotation seen from a frame turned about x: the new column from U, or from w and wd turned."""
        w = turn_back_x(self.w, angle, trace)
        if not column:
            return AngularMotion.from_acceleration(w, turn_back_x(self.wd, angle, trace))
        return AngularMotion(
            w, self._column_across(angle, w, direct, trace), self._axial_rate(angle, trace)
        )

    def _axial_rate(self, angle: Scalar, trace: Trace) -> Scalar:
        """wd on the new axis z_j = (0, -s, c)."""
        s, c = trace.sincos(angle)
        return self.wd.z * c - self.wd.y * s

    def _column_across(self, angle: Scalar, w: Vec3, direct: bool, trace: Trace) -> Vec3:
        """U z_j seen from the frame turned about x, with U23 - U32 = -2 wd1 and U33 - U22 = w3^2 - w2^2 worked in:

        c1' = C U13 - S U12    c2' = cos(2 alpha) w2 w3 - wd1 + S C (w3^2 - w2^2)    c3' = U33 - S^2 (w3^2 - w2^2) - sin(2 alpha) w2 w3
        """
        s, c = trace.sincos(angle)
        yz, d1 = self.w.y * self.w.z, self.differences[0]
        first = self.c.x * c - self.U.n.x * s
        second = -self.U.n.z if is_zero(c) else yz * (c * c - s * s) - self.wd.x + d1 * (s * c)
        third = (
            -(w.x * w.x + w.y * w.y) if direct else self.c.z - d1 * (s * s) - yz * (s * c + s * c)
        )
        return Vec3(first, second, third)

    def driven(self, qd: Scalar, qdd: Scalar) -> AngularMotion:
        """With the motion of a revolute joint about z, which leaves c alone."""
        return self._replace(w=Vec3(self.w.x, self.w.y, self.w.z + qd), wd3=self.wd3 + qdd)
