"""Inertial parameters seen from another frame, and as vectors and tensors."""

from __future__ import annotations

import dataclasses

from symoro.expr.linear import Mat3, Transform, Vec3
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
    return Body(*(getattr(a, k) + getattr(b, k) for k in PARAMETERS))
