"""Grouping of inertial parameters: the part of a link that moves to its antecedent without effect.

The energy of a revolute link with XX = YY = lambda, with MZ or with M is a function of its
antecedent's motion alone [KD 9.50]; so is that of the inertia tensor of a prismatic link [KD 9.54].
Such shares move to the antecedent. Classical grouping leaves YY = 0 to a revolute link; another
lambda, or a mass that stays, makes other parameters vanish and saves products at run time. All of
it is work on parameters, done once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from symoro.expr import (
    HALF,
    IDENTITY,
    ZERO,
    Expr,
    Scalar,
    Transform,
    Vec3,
    atan2,
    interpret,
    is_zero,
    sin,
    sqrt,
    symbols_of,
)
from symoro.mechanism import (
    Screw,
    first_moments,
    inertia_tensor,
    joint_screws,
    screw_transform,
    turn_block,
    turn_pair,
)
from symoro.robot import INERTIAL_PARAMETERS, PRISMATIC, REVOLUTE, Body, Robot, children
from symoro.tracing import Trace

SMALL = 1e-6  # m, or without unit: nothing smaller serves as a divisor


class LinkInertia(NamedTuple):
    """The parameters of a link, with two sums of them that grouping may make vanish or leave alone
    exactly, which arithmetic on the parameters would not show.
    """

    body: Body
    k: Scalar  # XX + YY - ZZ
    spread: Scalar  # XX - YY, the same in every grouping

    @classmethod
    def of(cls, b: Body) -> LinkInertia:
        """Return the inertia of a body."""
        return cls(b, b.XX + b.YY - b.ZZ, b.XX - b.YY)

    def turn_z(self, angle: Scalar, wrench_frame: str, trace: Trace) -> LinkInertia:
        """Return the inertia in the frame before a rotation about z by the angle (rad)."""
        return self._replace(body=turn_body_z(self.body, angle, trace, wrench_frame, self.spread))

    def with_part(self, part: Body, P: Vec3) -> LinkInertia:
        """Return the inertia with a part in the same orientation whose origin stands at P (m)."""
        shifted = transform_parameters(part, Transform(IDENTITY, P))
        height = P.z * (part.MZ + part.MZ + part.M * P.z)  # half of what the shift adds to k
        k = self.k + (part.XX + part.YY - part.ZZ) + height + height
        spread = self.spread + shifted.XX - shifted.YY
        return LinkInertia(add_parameters(self.body, shifted), k, spread)


# --- moments of inertia ---------------------------------------------------------------------------


class _Split(NamedTuple):
    """XX and YY that stay with a revolute link, k = XX + YY - ZZ, and the lambda that moves."""

    XX: Scalar
    YY: Scalar
    k: Scalar
    moved: Scalar


def _split(b: Body, grouping: str) -> _Split:
    """The share of XX and YY that makes the grouping's equation hold."""
    XX, YY, ZZ = b.XX, b.YY, b.ZZ
    if grouping == "XX+YY=ZZ":
        moved = HALF * (XX + YY - ZZ)
        return _Split(HALF * (XX - YY + ZZ), HALF * (YY - XX + ZZ), ZERO, moved)
    if grouping == "XX=0":
        return _Split(ZERO, YY - XX, YY - XX - ZZ, XX)
    if grouping == "XX=ZZ":
        return _Split(ZZ, YY - XX + ZZ, YY - XX + ZZ, XX - ZZ)
    if grouping == "YY=ZZ":
        return _Split(XX - YY + ZZ, ZZ, XX - YY + ZZ, YY - ZZ)
    return _Split(XX - YY, ZERO, XX - YY - ZZ, YY)  # [KD 9.51]: YY = 0


def _divide(robot: Robot, j: int, b: Body, grouping: str) -> tuple[LinkInertia, Body]:
    """The part that stays with link j and the part that moves to its antecedent, in frame j."""
    if robot.sigma(j) == REVOLUTE:
        XX, YY, k, moved = _split(b, grouping)
        stays = Body(XX, b.XY, b.XZ, YY, b.YZ, b.ZZ, b.MX, b.MY)
        moves = Body(XX=moved, YY=moved, MZ=b.MZ, M=b.M)  # [KD 9.50a], [KD 9.50b], [KD 9.50c]
        return LinkInertia(stays, k, b.XX - b.YY), moves
    if robot.sigma(j) == PRISMATIC:
        stays = Body(MX=b.MX, MY=b.MY, MZ=b.MZ, M=b.M)
        moves = dataclasses.replace(b, MX=ZERO, MY=ZERO, MZ=ZERO, M=ZERO)  # [KD 9.54]
        return LinkInertia(stays, ZERO, ZERO), moves
    return LinkInertia(Body(), ZERO, ZERO), b


# --- first moments --------------------------------------------------------------------------------


def is_divisor(robot: Robot, x: Scalar) -> bool:
    """True if a length or sine may be divided by: it is not zero by structure, nor with the numbers
    that the robot comes with.
    """
    if is_zero(x) or not isinstance(x, Expr):
        return not is_zero(x) and abs(x) > SMALL
    return robot.derived(
        ("divisor", x), lambda: not _known(robot, x) or abs(interpret([x], robot.values)[0]) > SMALL
    )


def _known(robot: Robot, x: Expr) -> bool:
    return all(s.payload[0] in robot.values for s in symbols_of([x]))


def _eliminate_moment(robot: Robot, bodies: list[Body], i: int, how: str) -> None:
    """Make MY or MX of link i vanish by leaving mass or MZ with a revolute link on it.

    This is a choice of the cheapest form, not a rule of grouping such as Table 9.2.
    """
    receivers = robot.derived(("receivers", i, how), lambda: list(_receivers(robot, i, how)))
    for j, divisor, key in receivers:
        amount = getattr(bodies[i], key)
        if not is_zero(amount):
            share = Body(MZ=-amount / divisor) if how == "MZ" else Body(M=amount / divisor)
            _leave(robot, bodies, j, share, key)
            return


def _receivers(robot: Robot, i: int, how: str) -> Iterator[tuple[int, Scalar, str]]:
    """Links that may take from link i, the length or sine that divides what they take, and the
    first moment of link i that vanishes.
    """
    for j in (c for c in children(robot, i) if c <= robot.NL and robot.sigma(c) == REVOLUTE):
        f = robot.frame(j)
        if is_zero(f.gamma) and is_zero(f.b):
            s = sin(f.alpha)
            ways = {"MZ": [(s, "MY")], "mass": [(-f.r * s, "MY"), (f.d, "MX")]}.get(how, [])
            yield from ((j, divisor, key) for divisor, key in ways if is_divisor(robot, divisor))


def _leave(robot: Robot, bodies: list[Body], j: int, share: Body, key: str) -> None:
    """Move a share from the antecedent to link j, so that `key` of the antecedent vanishes."""
    i = robot.ant(j)
    share_i = transform_parameters(Body(MZ=-share.MZ, M=-share.M), transform_at_zero(robot, j))
    bodies[i] = dataclasses.replace(add_parameters(bodies[i], share_i), **{key: ZERO})
    bodies[j] = add_parameters(bodies[j], share)  # [KD 9.50b], [KD 9.50c] backwards


def transform_at_zero(robot: Robot, j: int) -> Transform:
    """Return T_ij with the joint variable at zero, on which what moves to the antecedent does not
    depend.
    """

    def transform() -> Transform:
        z, x, last = joint_screws(robot, j)
        angle = ZERO if robot.sigma(j) == REVOLUTE else last.angle
        shift = ZERO if robot.sigma(j) == PRISMATIC else last.shift
        trace = Trace()
        return (
            screw_transform(z, trace)
            @ screw_transform(x, trace)
            @ screw_transform(Screw("z", angle, shift), trace)
        )

    return robot.derived(("transform at zero", j), transform)


# --- from the tips inwards ------------------------------------------------------------------------


class _State(NamedTuple):
    """The parameters of links 0..NL on the way inwards, and the links passed, the last first."""

    bodies: tuple[Body, ...]
    links: tuple[LinkInertia, ...]


def group_parameters(
    robot: Robot, groupings: Sequence[str] = (), first_moments: Sequence[str] = ()
) -> list[LinkInertia]:
    """Return the grouped inertial parameters of links 0..NL.

    The choices are those of links 1..NL (see `LinkForm`), by default the classical ones. From the
    tips inwards, each link first leaves first moments with what it carries, then hands on to its
    antecedent what it may.
    """
    groupings = tuple(groupings or ("YY=0",) * robot.NL)
    first_moments = tuple(first_moments or ("keep",) * robot.NL)
    outward = robot.outward
    by_place = [tuple(x[j - 1] for j in outward) for x in (groupings, first_moments)]
    state = _State(robot.bodies, ())
    for k, j in reversed(list(enumerate(outward))):
        step = partial(_group_link, robot, j, groupings[j - 1], first_moments[j - 1], state)
        state = robot.derived(("grouped", *(x[k:] for x in by_place)), step)
    links = dict(zip(outward, state.links, strict=True))
    bodies = enumerate(state.bodies[1:], 1)
    return [LinkInertia.of(state.bodies[0]), *(links[j]._replace(body=b) for j, b in bodies)]


def _group_link(robot: Robot, j: int, grouping: str, first_moment: str, state: _State) -> _State:
    """Group the parameters of link j with those of its antecedent; return the new state."""
    i, bodies = robot.ant(j), list(state.bodies)
    _eliminate_moment(robot, bodies, j, first_moment)
    link, moves = _divide(robot, j, bodies[j], grouping)
    bodies[j] = link.body
    if any(not is_zero(v) for v in vars(moves).values()):
        moves_i = transform_parameters(moves, transform_at_zero(robot, j))
        bodies[i] = add_parameters(bodies[i], moves_i)  # [KD 9.53], [KD 9.56]
    return _State(tuple(bodies), (link, *state.links))


# --- inertial parameters of a body in another frame -----------------------------------------------


UPPER = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))  # elements of a symmetric matrix


def add_parameters(a: Body, b: Body) -> Body:
    """Return the parameters of two bodies fixed to each other, given in the same frame."""
    return Body(*(getattr(a, k) + getattr(b, k) for k in INERTIAL_PARAMETERS))


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
    """The parameters about the point -P of the body's frame: - (P^ S^ + S^ P^) is added to J, with
    S = MS + M P / 2, written symmetrically.
    """
    MS, M = first_moments(b), b.M
    S = MS + MS + P * M
    xx, yy, zz = P.x * S.x, P.y * S.y, P.z * S.z
    return Body(  # [KD 9.46], [KD Table 9.1]
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
    """Return the parameters about the point (0, 0, -length) (m).

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
    """Return the parameters about the point (-length, 0, 0) (m)."""
    return b if is_zero(length) else _restored(shift_body_z(_cycled(b), length))


def shift_body_in_plane(b: Body, x: Scalar, y: Scalar) -> Body:
    """Return the parameters about the point (-x, -y, 0) (m).

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
