"""Inertial parameters seen from another frame, and as vectors and tensors."""

from __future__ import annotations

import dataclasses

from symoro.expr.functions import Scalar, atan2, is_zero, sqrt
from symoro.expr.linear import Mat3, Transform, Vec3
from symoro.expr.node import HALF
from symoro.models.trace import Namer
from symoro.robot.data import Body

PARAMETERS = tuple(f.name for f in dataclasses.fields(Body))


def tensor(b: Body) -> Mat3:
    """J, about the frame's origin."""
    return Mat3(Vec3(b.XX, b.XY, b.XZ), Vec3(b.XY, b.YY, b.YZ), Vec3(b.XZ, b.YZ, b.ZZ))


def first_moments(b: Body) -> Vec3:
    return Vec3(b.MX, b.MY, b.MZ)


def moved(b: Body, T: Transform) -> Body:
    """The parameters of a body, given in frame j, seen from frame i: lambda_ij K_j [KD 9.46, Table 9.1]."""
    MS_i = T.R @ first_moments(b)
    J_i = T.R @ tensor(b) @ T.R.T
    P, M = T.P, b.M
    S = MS_i + MS_i + P * M  # - (P^ S^ + S^ P^) with S = MS + M P / 2, written symmetrically
    xx, yy, zz = P.x * S.x, P.y * S.y, P.z * S.z
    shift = Body(
        yy + zz, -(P.x * MS_i.y + P.y * MS_i.x + P.x * P.y * M), -(P.x * MS_i.z + P.z * MS_i.x + P.x * P.z * M),
        xx + zz, -(P.y * MS_i.z + P.z * MS_i.y + P.y * P.z * M), xx + yy,
    )  # fmt: skip
    x, y, z = J_i.rows
    J = Body(x.x + shift.XX, x.y + shift.XY, x.z + shift.XZ, y.y + shift.YY, y.z + shift.YZ, z.z + shift.ZZ)
    return dataclasses.replace(J, MX=MS_i.x + P.x * M, MY=MS_i.y + P.y * M, MZ=MS_i.z + P.z * M, M=M)


def joined(a: Body, b: Body) -> Body:
    """Two bodies fixed to each other, in the same frame."""
    return Body(
        a.XX + b.XX, a.XY + b.XY, a.XZ + b.XZ, a.YY + b.YY, a.YZ + b.YZ, a.ZZ + b.ZZ, a.MX + b.MX, a.MY + b.MY, a.MZ + b.MZ, a.M + b.M,
    )  # fmt: skip


def rotated(x: Scalar, y: Scalar, angle: Scalar, phase: bool, n: Namer) -> tuple[Scalar, Scalar]:
    """(x, y) turned by the angle; with `phase` as R cos(angle + phi), R sin(angle + phi): fewer products, more sines."""
    if phase and not is_zero(x) and not is_zero(y):
        size = sqrt(x * x + y * y)
        s, c = n.sincos(angle + atan2(y, x))
        return size * c, size * s
    s, c = n.sincos(angle)
    return x * c - y * s, x * s + y * c


def body_back_z(b: Body, angle: Scalar, n: Namer, how: str = "pre", spread: Scalar | None = None) -> Body:
    """The parameters seen from the frame before a rotation about z: (MX, MY), (XZ, YZ) turn by it, XX, YY, XY by twice it.

        p = S (XX - YY) + 2 C XY    XX' = XX - S p    YY' = YY + S p    XY' = C p - XY

    `how`: "double" takes the sine and cosine of twice the angle instead, "phase" those of the angles of all pairs;
    `spread`: XX - YY where a shorter form of it is known.
    """
    if is_zero(angle):
        return b
    phase, difference = how == "phase", b.XX - b.YY if spread is None else spread
    MX, MY = rotated(b.MX, b.MY, angle, phase, n)
    XZ, YZ = rotated(b.XZ, b.YZ, angle, phase, n)
    if how in ("double", "phase") and not (is_zero(b.XY) and is_zero(difference)):
        half, XY = rotated(HALF * difference, b.XY, angle + angle, phase, n)
        mean = HALF * (b.XX + b.YY)
        return Body(mean + half, XY, XZ, mean - half, YZ, b.ZZ, MX, MY, b.MZ, b.M)
    s, c = n.sincos(angle)
    p = s * difference + c * (b.XY + b.XY)
    return Body(b.XX - s * p, c * p - b.XY, XZ, b.YY + s * p, YZ, b.ZZ, MX, MY, b.MZ, b.M)
