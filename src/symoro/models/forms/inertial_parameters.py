"""The ten inertial parameters of a body: in another frame, about another point, as a tensor.

Parameters are about the origin of a frame: XX … ZZ (kg m2), MX, MY, MZ (kg m), M (kg).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from symoro.expr.functions import Scalar, atan2, is_zero, sqrt
from symoro.expr.linear import Mat3, Transform, Vec3
from symoro.expr.node import HALF
from symoro.mechanism.spatial import turn_block, turn_pair
from symoro.robot.data import Body
from symoro.tracing.trace import Trace

UPPER = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))  # elements of a symmetric matrix
PARAMETERS = tuple(f.name for f in dataclasses.fields(Body))


def inertia_tensor(b: Body) -> Mat3:
    """Return J about the frame's origin."""
    return Mat3(  # [KD 9.3]
        Vec3(b.XX, b.XY, b.XZ), Vec3(b.XY, b.YY, b.YZ), Vec3(b.XZ, b.YZ, b.ZZ)
    )


def first_moments(b: Body) -> Vec3:
    """Return MS = [MX, MY, MZ]."""
    return Vec3(b.MX, b.MY, b.MZ)


def add_parameters(a: Body, b: Body) -> Body:
    """Return the parameters of two bodies fixed to each other, given in the same frame."""
    return Body(*(getattr(a, k) + getattr(b, k) for k in PARAMETERS))


# --- from frame to frame --------------------------------------------------------------------------


def transform_parameters(b: Body, T_ij: Transform) -> Body:
    """Return the parameters of a body, given in frame j, in frame i: lambda_ij K_j."""
    rows = [[(k, x) for k, x in enumerate(row) if not is_zero(x)] for row in T_ij.R.rows]
    MS, J = first_moments(b), inertia_tensor(b)
    MS_i = Vec3(*[_product(row, MS) for row in rows])
    RJ = [[_product(row, column) for column in J] for row in rows]
    XX, XY, XZ, YY, YZ, ZZ = [_product(rows[c], RJ[r]) for r, c in UPPER]
    turned = Body(XX, XY, XZ, YY, YZ, ZZ, MS_i.x, MS_i.y, MS_i.z, b.M)
    return turned if all(is_zero(p) for p in T_ij.P) else _shift(turned, T_ij.P)


def _shift(b: Body, P: Vec3) -> Body:
    """The parameters about a point from which the origin stands at P: - (P^ S^ + S^ P^) is added to
    J, with S = MS + M P / 2, written symmetrically.
    """
    MS, M = first_moments(b), b.M
    S = MS + MS + P * M
    xx, yy, zz = P.x * S.x, P.y * S.y, P.z * S.z
    return Body(  # [KD 9.46]
        XX=b.XX + (yy + zz),
        XY=b.XY - (P.x * MS.y + P.y * MS.x + P.x * P.y * M),
        XZ=b.XZ - (P.x * MS.z + P.z * MS.x + P.x * P.z * M),
        YY=b.YY + (xx + zz),
        YZ=b.YZ - (P.y * MS.z + P.z * MS.y + P.y * P.z * M),
        ZZ=b.ZZ + (xx + yy),
        MX=MS.x + P.x * M,
        MY=MS.y + P.y * M,
        MZ=MS.z + P.z * M,
        M=M,
    )


def _product(row: Sequence[tuple[int, Scalar]], v: Sequence[Scalar]) -> Scalar:
    """The product of a row, given by its elements that are not zero, and a vector."""
    k, x = row[0]
    total = x * v[k]
    for k, x in row[1:]:
        total = total + x * v[k]
    return total


# --- by elementary rotations ----------------------------------------------------------------------


def turn_body_z(
    b: Body, angle: Scalar, trace: Trace, how: str = "pre", spread: Scalar | None = None
) -> Body:
    """Return the parameters in the frame before a rotation about z by the angle (rad).

    (MX, MY) and (XZ, YZ) turn by the angle; XX, YY and XY by twice it. `how` is a `wrench_frame`:
    "double" takes the sine and cosine of twice the angle, "phase" those of the angles of all pairs.
    `spread` is XX - YY where a shorter form of it is known.
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
    XX, XY, _, YY = turn_block((b.XX, b.XY, b.XY, b.YY), *trace.sincos(angle), difference)
    return Body(XX, XY, XZ, YY, YZ, b.ZZ, MX, MY, b.MZ, b.M)


def _turn_pair(
    x: Scalar, y: Scalar, angle: Scalar, phase: bool, trace: Trace
) -> tuple[Scalar, Scalar]:
    """(x, y) rotated by the angle; with `phase` as R cos(angle + phi), R sin(angle + phi), which
    has fewer products and more sines.
    """
    if phase and not is_zero(x) and not is_zero(y):
        size = sqrt(x * x + y * y)
        s, c = trace.sincos(angle + atan2(y, x))
        return size * c, size * s
    return turn_pair(x, y, *trace.sincos(angle))


def turn_body_x(b: Body, angle: Scalar, trace: Trace) -> Body:
    """Return the parameters in the frame before a rotation about x by the angle (rad)."""
    return b if is_zero(angle) else _restored(turn_body_z(_cycled(b), angle, trace))


def _cycled(b: Body) -> Body:
    """The axes renamed, x as z, y as x, z as y: x then takes the place of z."""
    return Body(b.YY, b.YZ, b.XY, b.ZZ, b.XZ, b.XX, b.MY, b.MZ, b.MX, b.M)


def _restored(b: Body) -> Body:
    return _cycled(_cycled(b))


# --- by elementary shifts -------------------------------------------------------------------------


def shift_body_z(b: Body, length: Scalar) -> Body:
    """Return the parameters about a point that lies `length` (m) below the origin along z.

    (XX + h) + h is associated so that XX + h can be shared with other expressions.
    """
    if is_zero(length):
        return b
    h = length * b.MZ
    square = length * (length * b.M)
    return Body(
        XX=(b.XX + h) + h + square,
        XY=b.XY,
        XZ=b.XZ - length * b.MX,
        YY=(b.YY + h) + h + square,
        YZ=b.YZ - length * b.MY,
        ZZ=b.ZZ,
        MX=b.MX,
        MY=b.MY,
        MZ=b.MZ + length * b.M,
        M=b.M,
    )


def shift_body_x(b: Body, length: Scalar) -> Body:
    """Return the parameters about a point that lies `length` (m) below the origin along x."""
    return b if is_zero(length) else _restored(shift_body_z(_cycled(b), length))


def shift_body_in_plane(b: Body, x: Scalar, y: Scalar) -> Body:
    """Return the parameters about a point that lies (x, y, 0) (m) below the origin.

    h is the moment of (-MY, MX) there: (ZZ + h) + h keeps ZZ + h to share.
    """
    hx, hy = x * b.MX, y * b.MY
    h = hx + hy
    ZZ = (b.ZZ + h) + h
    XX, YY, XY = (b.XX + hy) + hy, (b.YY + hx) + hx, x * b.MY + y * b.MX
    MX, MY = b.MX, b.MY
    if not is_zero(b.M):
        mx, my = x * b.M, y * b.M
        MX, MY = b.MX + mx, b.MY + my
        XX, YY, ZZ = XX + y * my, YY + x * mx, ZZ + x * mx + y * my
        XY = x * b.MY + y * MX
    return Body(XX, b.XY - XY, b.XZ - x * b.MZ, YY, b.YZ - y * b.MZ, ZZ, MX, MY, b.MZ, b.M)
