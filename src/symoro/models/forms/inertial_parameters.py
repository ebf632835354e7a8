"""Inertial parameters seen from another frame, and as vectors and tensors."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from symoro.expr.functions import Scalar, atan2, is_zero, sqrt
from symoro.expr.linear import Mat3, Transform, Vec3
from symoro.expr.node import HALF
from symoro.robot.data import Body
from symoro.tracing.trace import Trace

UPPER = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))  # elements of a symmetric matrix
PARAMETERS = tuple(f.name for f in dataclasses.fields(Body))


def inertia_tensor(b: Body) -> Mat3:
    """J, about the frame's origin."""
    return Mat3(Vec3(b.XX, b.XY, b.XZ), Vec3(b.XY, b.YY, b.YZ), Vec3(b.XZ, b.YZ, b.ZZ))


def first_moments(b: Body) -> Vec3:
    return Vec3(b.MX, b.MY, b.MZ)


def transform_parameters(b: Body, T: Transform) -> Body:
    """The parameters of a body, given in frame j, seen from frame i: lambda_ij K_j [KD 9.46, Table 9.1]."""
    turn = [[(k, r) for k, r in enumerate(row) if not is_zero(r)] for row in T.R.rows]
    MS, J = first_moments(b), inertia_tensor(b)
    MS_i = Vec3(*[_along(row, MS) for row in turn])
    RJ = [[_along(row, column) for column in J] for row in turn]
    XX, XY, XZ, YY, YZ, ZZ = [_along(turn[c], RJ[r]) for r, c in UPPER]
    P, M = T.P, b.M
    if all(is_zero(p) for p in P):
        return Body(XX, XY, XZ, YY, YZ, ZZ, MS_i.x, MS_i.y, MS_i.z, M)
    S = MS_i + MS_i + P * M  # - (P^ S^ + S^ P^) with S = MS + M P / 2, written symmetrically
    xx, yy, zz = P.x * S.x, P.y * S.y, P.z * S.z
    return Body(
        XX + (yy + zz), XY - (P.x * MS_i.y + P.y * MS_i.x + P.x * P.y * M), XZ - (P.x * MS_i.z + P.z * MS_i.x + P.x * P.z * M),
        YY + (xx + zz), YZ - (P.y * MS_i.z + P.z * MS_i.y + P.y * P.z * M), ZZ + (xx + yy),
        MS_i.x + P.x * M, MS_i.y + P.y * M, MS_i.z + P.z * M, M,
    )  # fmt: skip


def _along(row: Sequence[tuple[int, Scalar]], v: Sequence[Scalar]) -> Scalar:
    """The product of a row, given by what is not zero in it, and a vector."""
    k, r = row[0]
    total = r * v[k]
    for k, r in row[1:]:
        total = total + r * v[k]
    return total


def add_parameters(a: Body, b: Body) -> Body:
    """Two bodies fixed to each other, in the same frame."""
    return Body(
        a.XX + b.XX, a.XY + b.XY, a.XZ + b.XZ, a.YY + b.YY, a.YZ + b.YZ, a.ZZ + b.ZZ, a.MX + b.MX, a.MY + b.MY, a.MZ + b.MZ, a.M + b.M,
    )  # fmt: skip


def _turn_pair(
    x: Scalar, y: Scalar, angle: Scalar, phase: bool, trace: Trace
) -> tuple[Scalar, Scalar]:
    """(x, y) turned by the angle; with `phase` as R cos(angle + phi), R sin(angle + phi): fewer products, more sines."""
    if phase and not is_zero(x) and not is_zero(y):
        size = sqrt(x * x + y * y)
        s, c = trace.sincos(angle + atan2(y, x))
        return size * c, size * s
    s, c = trace.sincos(angle)
    return x * c - y * s, x * s + y * c


def turn_body_z(
    b: Body, angle: Scalar, trace: Trace, how: str = "pre", spread: Scalar | None = None
) -> Body:
    """The parameters seen from the frame before a rotation about z: (MX, MY), (XZ, YZ) turn by it, XX, YY, XY by twice it.

        p = S (XX - YY) + 2 C XY    XX' = XX - S p    YY' = YY + S p    XY' = C p - XY

    `how`: "double" takes the sine and cosine of twice the angle instead, "phase" those of the angles of all pairs;
    `spread`: XX - YY where a shorter form of it is known.
    """
    if is_zero(angle):
        return b
    phase, difference = how == "phase", b.XX - b.YY if spread is None else spread
    MX, MY = _turn_pair(b.MX, b.MY, angle, phase, trace)
    XZ, YZ = _turn_pair(b.XZ, b.YZ, angle, phase, trace)
    if how in ("double", "phase") and not (is_zero(b.XY) and is_zero(difference)):
        half, XY = _turn_pair(HALF * difference, b.XY, angle + angle, phase, trace)
        mean = HALF * (b.XX + b.YY)
        return Body(mean + half, XY, XZ, mean - half, YZ, b.ZZ, MX, MY, b.MZ, b.M)
    s, c = trace.sincos(angle)
    p = s * difference + c * (b.XY + b.XY)
    return Body(b.XX - s * p, c * p - b.XY, XZ, b.YY + s * p, YZ, b.ZZ, MX, MY, b.MZ, b.M)
