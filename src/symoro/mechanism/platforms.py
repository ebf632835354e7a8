"""Platforms on several legs: loops that are solved together, leg after leg from the pose of the
platform. Loops in space with three unknown joints, of which legs are made, come last.

A body of the mechanism, the platform, is connected by serial legs with another one, its base. With
the motors known, a leg is a chain K0 U1 K1 U2 K2 … = T, with unknown revolute joints U, known
motions K and the pose T of the platform in the frame of its base.

**Point legs** (UPS, RUS, SPU …): two axes that meet in a point A, and three that meet in a point C
of the platform, or the other way round. The leg asks only for a distance:

    |T C - A|^2 = |w|^2,       w the known vector between the two points

Six of them determine the pose, up to 40 of them (`solvers/loop_solver`). For a pose, two axes
point w at C (types 2 and 3), and three give the rest of the orientation (as a spherical loop).

**Planar legs** (RRR, PRR, RPR): two parallel axes, the same direction in all legs. The platform
moves in the plane across them, and each leg asks for a distance in it. Three of them determine the
pose, up to six of them.

**Translating legs** (RUU of the Delta robot): two universal joints, each axis of one parallel to an
axis of the other. While the platform does not turn, t2 + t3 and t1 + t4 + the motor's angle are
constant, and a leg is a rod of length |w|: the origin of the platform is at the distance |w| from
the point S = A - R C. Three spheres meet in two points: two assemblies.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import product

import numpy as np

from symoro.expr import (
    HALF,
    ONE,
    PARAMETER_LEVEL,
    UNIT,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Mat3,
    Role,
    Root,
    Scalar,
    Transform,
    Vec3,
    aligned,
    as_expr,
    both,
    constant,
    cos,
    either,
    interpret,
    is_zero,
    less_equal,
    maximum,
    opposite,
    pi,
    simplified,
    sin,
    sqrt,
    symbol,
    symbols_of,
    type2,
    where,
)
from symoro.mechanism.closed_configurations import by_geometry, geometric_values
from symoro.mechanism.loop_constraints import CycleScrew, joint_cycle_screws
from symoro.mechanism.planar_loops import ELBOWS, Assembly, tidy
from symoro.mechanism.tree_kinematics import Screw, screw_transform
from symoro.robot import FIXED, REVOLUTE, Loop, Robot, active_joints, loops
from symoro.tracing import Trace

DIRECTION_TOLERANCE = 1e-9  # rad, and parts of a unit vector
COLLINEAR_SQUARE = constant(
    1e-24
)  # square of the sine below which the centres of spheres are on a line


# --- the legs -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leg:
    """The screws of a leg, from its base to the platform: K0, then [(U1, K1), (U2, K2) …]."""

    first: tuple[CycleScrew, ...]
    parts: tuple[tuple[CycleScrew, Transform], ...]

    @property
    def K0(self) -> Transform:
        return _transform(self.first)

    @property
    def joints(self) -> tuple[int, ...]:
        """The unknown joints."""
        return tuple(u.joint for u, _ in self.parts)


def _transform(screws: Sequence[CycleScrew]) -> Transform:
    return reduce(lambda T, s: T @ screw_transform(s.screw, Trace()), screws, UNIT)


def _leg(screws: Sequence[CycleScrew]) -> Leg:
    places = [k for k, s in enumerate(screws) if s.joint] or [len(screws)]
    ends = [*places[1:], len(screws)]
    parts = [
        (screws[k], _transform(screws[k + 1 : end])) for k, end in zip(places, ends, strict=True)
    ]
    return Leg(tuple(screws[: places[0]]), tuple(parts) if screws[places[0] :] else ())


def legs_of_platform(
    robot: Robot, chosen: Sequence[Loop], known: Collection[int], reverse: bool = False
) -> list[Leg] | None:
    """The legs between the only two bodies of these loops on which three or more of them end; None
    if the loops are connected otherwise. `reverse`: from the platform to the base.
    """
    edges = _edges(robot, chosen)
    ends = [i for i, near in edges.items() if len(near) > 2]
    if len(ends) != 2 or any(len(near) < 2 for near in edges.values()):
        return None
    start, goal = sorted(ends, reverse=reverse)
    legs = []
    for k in range(len(edges[start])):
        screws = _walk(robot, edges, (start, goal), k, known)
        if screws is None:
            return None
        legs.append(_with_common_origins(_leg(screws)))
    return legs


def _with_common_origins(leg: Leg) -> Leg:
    """The leg with the origins of joints whose axes meet in that point.

    Rz(t) = Tz(a) Rz(t) Tz(-a): the origin of a joint may lie anywhere on its axis. Imported robots
    have origins elsewhere, and numbers that are rounded.
    """
    shifts: dict[int, float] = {}
    met: set[int] = set()
    for k, (_, K) in enumerate(leg.parts[:-1]):
        meeting = _meeting_point(K)
        if (
            meeting is not None
            and abs(shifts.get(k, meeting[0]) - meeting[0]) < DIRECTION_TOLERANCE
        ):
            shifts[k], shifts[k + 1] = meeting
            met.add(k)
    if not any(shifts.values()):
        return leg
    along = [shifts.get(k, 0.0) for k in range(len(leg.parts))]
    first = (*leg.first, CycleScrew(Screw("z", 0, constant(along[0])))) if along else leg.first
    parts = []
    for k, (u, K) in enumerate(leg.parts):
        after = along[k + 1] if k + 1 < len(along) else 0.0
        moved = _along_z(-along[k]) @ K @ _along_z(after)
        parts.append((u, Transform(moved.R, UNIT.P) if k in met else moved))
    return Leg(first, tuple(parts))


def _along_z(a: float) -> Transform:
    return Transform(UNIT.R, Vec3(0, 0, constant(a))) if a else UNIT


def _meeting_point(K: Transform) -> tuple[float, float] | None:
    """The coordinates, along each of them, of the point where the z axes before and behind a motion
    of numbers meet.
    """
    elements = [as_expr(x) for x in (*K.R.a, *K.P)]
    if any(x.level for x in elements) or _meet(K):
        return (0.0, 0.0) if _meet(K) else None
    ax, ay, az, *P = (float(x) for x in interpret(elements, {}))
    axes = np.array([[0.0, -ax], [0.0, -ay], [1.0, -az]])
    if math.hypot(ax, ay) < DIRECTION_TOLERANCE:
        return None
    (a, b), *_ = np.linalg.lstsq(axes, np.array(P), rcond=None)
    return (float(a), float(b)) if np.abs(axes @ (a, b) - P).max() < DIRECTION_TOLERANCE else None


Step = tuple[int, tuple[tuple[int, int], ...]]  # the next body; frames passed, 1 outward, -1 inward


def _edges(robot: Robot, chosen: Sequence[Loop]) -> dict[int, list[Step]]:
    """The bodies of the loops, by their first link, and the joints that lead to others."""
    edges: dict[int, list[Step]] = {}
    passed: set[int] = set()

    def connect(i: int, j: int, frames: tuple[tuple[int, int], ...]) -> None:
        """Frames lead from the body of link i to that of link j, which they reach in its frame."""
        up = tuple((k, 1) for k in _fixed_frames(robot, i))
        down = tuple((k, -1) for k in reversed(_fixed_frames(robot, j)))
        there = (*up, *frames, *down)
        back = tuple((k, -sign) for k, sign in reversed(there))
        edges.setdefault(_body(robot, i), []).append((_body(robot, j), there))
        edges.setdefault(_body(robot, j), []).append((_body(robot, i), back))

    for loop in chosen:
        for j in (*loop.left, *loop.right):
            if j <= robot.NL and robot.sigma(j) != FIXED and j not in passed:
                passed.add(j)
                connect(robot.ant(j), j, ((j, 1),))
        connect(robot.ant(loop.cut), robot.ant(loop.twin), ((loop.cut, 1), (loop.twin, -1)))
    return edges


def _fixed_frames(robot: Robot, i: int) -> list[int]:
    """The fixed frames between the body of a frame and that frame, outward."""
    frames: list[int] = []
    while i and robot.sigma(i) == FIXED:
        frames.insert(0, i)
        i = robot.ant(i)
    return frames


def _body(robot: Robot, i: int) -> int:
    """The moving link, or the base, that a frame is fixed on."""
    while i and robot.sigma(i) == FIXED:
        i = robot.ant(i)
    return i


def _walk(
    robot: Robot,
    edges: Mapping[int, Sequence[Step]],
    ends: tuple[int, int],
    k: int,
    known: Collection[int],
) -> list[CycleScrew] | None:
    """The screws of the leg that leaves its start by edge k; None if it does not reach the goal."""
    start, goal = ends
    last, (at, frames) = start, edges[start][k]
    passed = list(frames)
    while at not in ends:
        step = next((s for s in edges[at] if s[0] != last), None)
        if step is None:
            return None
        last, (at, frames) = at, step
        passed += frames
    if at != goal:
        return None
    screws: list[CycleScrew] = []
    for j, sign in passed:
        unknown = j <= robot.NJ and robot.sigma(j) != FIXED and j not in known
        screws += joint_cycle_screws(robot, j, unknown, sign)
    return screws


def _meet(T: Transform) -> bool:
    """True if the joints on both sides of a known motion have their origins in one point."""
    return all(is_zero(as_expr(x)) for x in T.P)


def _pointed(
    K0: Transform, K1: Transform, w: Vec3, goal: Vec3, sign: int
) -> tuple[Expr, Expr, Root, Root]:
    """t1, t2 with K0.R Rz(t1) K1.R Rz(t2) w = goal, and the roots: type 2 in t2, type 3 in t1."""
    a, v = K1.R.T.a, K0.R.T @ goal
    X, Y = as_expr(a.y * w.x - a.x * w.y), as_expr(a.x * w.x + a.y * w.y)
    second = type2(X, Y, as_expr(v.z - a.z * w.z))[sign]
    t2 = as_expr(second.values[0])
    turned = K1.R @ (turn_about_z(t2) @ w)
    first = aligned(turned.x, turned.y, v.x, v.y)
    return as_expr(first.values[0]), t2, first, second


# --- legs that ask for a distance -----------------------------------------------------------------


@dataclass(frozen=True)
class PointLeg:
    """A = the point of the base, C = the point of the platform in its frame, w between them."""

    leg: Leg  # two axes, then three
    reversed: bool  # from the platform to the base
    A: Vec3
    C: Vec3
    square: Expr  # |w|^2


@dataclass(frozen=True)
class PointLegs:
    """A platform on six legs that each ask for a distance, or on three in a plane, as functions of
    the motors.
    """

    legs: tuple[PointLeg, ...]
    joints: dict[int, Expr]  # unknown joints, as functions of the motors and of `pose`
    pose: tuple[str, ...]  # names of the 12 elements of [R P], row by row
    reference: Mat3 | None = None  # an orientation of a platform in a plane
    axis: Vec3 | None = None  # the direction across its plane

    @property
    def most(self) -> int:
        """The largest number of poses."""
        return 40 if self.reference is None else 6


def platform_on_point_legs(robot: Robot) -> PointLegs | None:
    """The platform of a robot whose loops are six point legs or three planar legs, or None."""
    return by_geometry(robot, "point legs", lambda: _point_legs(robot))


def _point_legs(robot: Robot) -> PointLegs | None:
    chosen, known = list(loops(robot)), active_joints(robot)
    forward = legs_of_platform(robot, chosen, known)
    backward = legs_of_platform(robot, chosen, known, reverse=True)
    if forward is None or backward is None or len(forward) not in (3, 6):
        return None
    if len(forward) == 3:
        return _planar_legs(forward, geometric_values(robot))
    legs = [_point_leg(leg, False) or _point_leg(_same_leg(leg, backward), True) for leg in forward]
    points = tuple(leg for leg in legs if leg is not None)
    return _at_a_pose(points, _point_leg_joints) if len(points) == 6 else None


def _planar_legs(legs: Sequence[Leg], values: Mapping[str, float]) -> PointLegs | None:
    """The platform on legs of two axes that are all parallel; None for other legs."""
    points = [_planar_leg(leg) for leg in legs if len(leg.parts) == 2]
    axes = [_planar_axes(leg, values) for leg in legs if len(leg.parts) == 2]
    if len(axes) < len(legs) or any(x is None or not _is_parallel(x, axes[0]) for x in axes):
        return None
    (_, K1), (_, K2) = legs[0].parts
    platform = _at_a_pose(tuple(points), _planar_leg_joints)
    return replace(platform, reference=legs[0].K0.R @ K1.R @ K2.R, axis=legs[0].K0.R.a)


def _planar_leg(leg: Leg) -> PointLeg:
    """The distance across its axes that a leg of two parallel ones asks for."""
    (_, K1), (_, K2) = leg.parts
    square = as_expr(K1.P.x * K1.P.x + K1.P.y * K1.P.y)
    return PointLeg(leg, False, leg.K0.P + leg.K0.R.a * K1.P.z, K2.inverse().P, square)


def _planar_axes(leg: Leg, values: Mapping[str, float]) -> np.ndarray | None:
    """The second axis seen from the first, and the first in the base and in the platform, as rows
    of numbers; None where they change with the motors or a joint slides.
    """
    (u1, K1), (u2, K2) = leg.parts
    elements = [as_expr(x) for v in (K1.R.a, leg.K0.R.a, (K1.R @ K2.R).T.a) for x in v]
    if {u1.kind, u2.kind} != {REVOLUTE} or any(x.level > PARAMETER_LEVEL for x in elements):
        return None
    return np.array(interpret(elements, values), dtype=float).reshape(3, 3)


def _is_parallel(axes: np.ndarray, first: np.ndarray | None) -> bool:
    """True if the second axis of a leg is parallel to its first one, and this one to that of the
    first leg, in the base and in the platform.
    """
    if first is None:
        return False
    sign = 1.0 if axes[1] @ first[1] > 0 else -1.0
    same = np.abs(axes[1:] - sign * first[1:]).max()
    return bool(max(same, abs(abs(axes[0][2]) - 1)) < DIRECTION_TOLERANCE)


def _planar_leg_joints(leg: PointLeg, T: Transform) -> dict[int, Expr]:
    """The two joints of a planar leg at a pose T of the platform."""
    (u1, K1), (u2, K2) = leg.leg.parts
    K0 = leg.leg.K0
    v = K0.R.T @ (T.P + T.R @ leg.C - K0.P)
    t1 = as_expr(aligned(K1.P.x, K1.P.y, v.x, v.y).values[0])
    M = (K0.R @ turn_about_z(t1) @ K1.R).T @ T.R @ K2.R.T  # Rz(t2)
    t2 = as_expr(aligned(ONE, ZERO, M.s.x, M.s.y).values[0])
    return {u1.joint: as_expr(u1.sign * t1), u2.joint: as_expr(u2.sign * t2)}


def _at_a_pose(
    legs: tuple[PointLeg, ...], solve: Callable[[PointLeg, Transform], dict[int, Expr]]
) -> PointLegs:
    """The legs with their joints as functions of the elements of the platform's pose."""
    names = tuple(f"platform {k // 4 + 1}{k % 4 + 1}" for k in range(12))
    x = [symbol(name, Role.POSITION) for name in names]
    T = Transform(Mat3.from_rows([x[0:3], x[4:7], x[8:11]]), Vec3(x[3], x[7], x[11]))
    joints: dict[int, Expr] = {}
    for leg in legs:
        joints |= solve(leg, T.inverse() if leg.reversed else T)
    return PointLegs(legs, joints, names)


def _same_leg(leg: Leg, others: Sequence[Leg]) -> Leg:
    return next(other for other in others if set(other.joints) == set(leg.joints))


def _point_leg(leg: Leg, backward: bool) -> PointLeg | None:
    """The distance that a leg of two axes and three asks for; None for other legs."""
    if len(leg.parts) != 5 or any(u.kind != REVOLUTE for u, _ in leg.parts):
        return None
    K1, K2, K3, K4, K5 = (K for _, K in leg.parts)
    if not (_meet(K1) and _meet(K3) and _meet(K4)):
        return None
    near, far, w = leg.K0.P, K5.inverse().P, K2.P
    A, C = (far, near) if backward else (near, far)
    return PointLeg(leg, backward, A, C, as_expr(w.dot(w)))


def _point_leg_joints(leg: PointLeg, T: Transform) -> dict[int, Expr]:
    """The joints of a leg at a pose T of its end in the frame of its start."""
    parts = leg.leg.parts
    (K0, K1, K2), K3, K4, K5 = (leg.leg.K0, parts[0][1], parts[1][1]), *(K for _, K in parts[2:])
    centre = T.P + T.R @ K5.inverse().P
    t1, t2, _, _ = _pointed(K0, K1, K2.P, centre - K0.P, 0)
    R = K0.R @ turn_about_z(t1) @ K1.R @ turn_about_z(t2) @ K2.R
    M = R.T @ T.R @ K5.R.T  # Rz(t3) K3 Rz(t4) K4 Rz(t5) = M
    rest = Transform(M.T, UNIT.P)
    roots = middle_roots(K3, K4, rest)
    assert roots is not None
    last = (parts[2][0], parts[3][0], parts[4][0])
    joints, _ = candidate(roots[0], last, (K3, K4, rest))
    first = {u.joint: as_expr(u.sign * t) for (u, _), t in zip(parts, (t1, t2), strict=False)}
    return {**first, **joints.joints}


# --- platforms that do not turn -------------------------------------------------------------------


@dataclass(frozen=True)
class Rod:
    """A leg whose platform does not turn: its constant angles, numbers in rad.

    K0.R = C0 Rz(turn). Rz(t2) K2.R Rz(t3) turns by t2 + delta + side t3, and this sum is `bend`;
    then axis 4 is parallel to axis 1 (way 1), or opposite (-1).
    """

    leg: Leg
    turn: Expr  # the known angle about axis 1
    C0: np.ndarray
    delta: float
    side: int
    bend: float
    way: int

    @property
    def axis(self) -> np.ndarray:
        """Axis 1 in the base."""
        return self.C0[:, 2]


def translating_platform(
    robot: Robot, chosen: Sequence[Loop], known: Collection[int]
) -> tuple[Assembly, ...] | None:
    """The two assemblies of three translating legs, or None where the loops are not such."""
    legs = legs_of_platform(robot, chosen, known)
    if legs is None or len(legs) != 3:
        return None
    values = geometric_values(robot)
    options = [_rods(leg, values) for leg in legs]
    best: tuple[float, Sequence[Rod], np.ndarray] | None = None
    for rods in product(*options):
        R = _common_orientation(rods, values)
        bends = sum(abs(rod.bend) for rod in rods)
        if R is not None and (best is None or bends < best[0]):
            best = (bends, rods, R)
    return None if best is None else _meeting_rods(best[1], best[2], values)


def _rods(leg: Leg, values: Mapping[str, float]) -> list[Rod]:
    """The ways in which a leg lets its platform translate."""
    if len(leg.parts) != 4 or any(u.kind != REVOLUTE for u, _ in leg.parts):
        return []
    K1, K2, K3, K4 = (K for _, K in leg.parts)
    turn, rest = _last_turn(leg.first)
    fixed = [_transform(rest).R, K1.R, K2.R, K3.R, K4.R]
    if not (_meet(K1) and _meet(K3)) or any(_level(R) for R in fixed):
        return []
    C0, R1, R2, R3, _ = (_numbers(R, values) for R in fixed)
    if abs(abs(R2[2, 2]) - 1) > DIRECTION_TOLERANCE:
        return []
    side, delta = round(R2[2, 2]), math.atan2(R2[1, 0], R2[0, 0])
    ways = _bends(R1[2, :], np.diag([1.0, side, side]) @ R3[:, 2])
    return [Rod(leg, turn, C0, delta, side, bend, way) for way, bend in ways.items()]


def _bends(a: np.ndarray, b: np.ndarray) -> dict[int, float]:
    """The angles about z that turn axis 4, b, into axis 1, a, or into its opposite (way -1)."""
    return {
        way: math.remainder(
            math.atan2(way * a[1], way * a[0]) - math.atan2(b[1], b[0]), 2 * math.pi
        )
        for way in (1, -1)
        if abs(way * a[2] - b[2]) < DIRECTION_TOLERANCE < math.hypot(a[0], a[1])
    }


def _last_turn(screws: Sequence[CycleScrew]) -> tuple[Expr, list[CycleScrew]]:
    """The angle about z at the end of known screws, and those whose rotations come before it."""
    turn, k = ZERO, len(screws)
    while k and (screws[k - 1].screw.axis == "z" or is_zero(screws[k - 1].screw.angle)):
        k -= 1
        if screws[k].screw.axis == "z":
            turn = turn + as_expr(screws[k].screw.angle)
    return tidy(turn), list(screws[:k])


def _level(R: Mat3) -> bool:
    """True if a rotation is not made of numbers."""
    return any(as_expr(x).level > 0 for x in (*R.s, *R.n, *R.a))


def _numbers(R: Mat3, values: Mapping[str, float]) -> np.ndarray:
    columns = [[as_expr(x) for x in column] for column in (R.s, R.n, R.a)]
    return np.array([interpret(column, values) for column in columns], dtype=float).T


def _common_orientation(rods: Sequence[Rod], values: Mapping[str, float]) -> np.ndarray | None:
    """The constant orientation R of the platform in its base that suits all legs, or None.

    The axis 4 of each leg, fixed in the platform, is axis 1 of the leg, fixed in the base.
    """
    above = np.array([rod.way * rod.axis for rod in rods]).T
    below = np.array([_numbers(rod.leg.parts[3][1].R.T, values)[:, 2] for rod in rods]).T
    for a, b in ((0, 1), (0, 2), (1, 2)):
        if np.linalg.norm(np.cross(above[:, a], above[:, b])) < 1e-3:
            continue
        bases = [
            np.column_stack([x[:, a], x[:, b], np.cross(x[:, a], x[:, b])]) for x in (above, below)
        ]
        R = bases[0] @ np.linalg.inv(bases[1])
        good = np.abs(R @ below - above).max() < DIRECTION_TOLERANCE
        return R if good and np.abs(R @ R.T - np.eye(3)).max() < DIRECTION_TOLERANCE else None
    return None


EXACT_NUMBERS = (0.0, 1.0, 0.5, math.sqrt(0.5), math.sqrt(0.75))
EXACT_EXPRESSIONS = (ZERO, ONE, HALF, cos(as_expr(pi) / 4), cos(as_expr(pi) / 6))


def _exact(x: float) -> Expr:
    """A number, exact where it is the cosine of a multiple of 30 or 45 degrees."""
    for value, e in zip(EXACT_NUMBERS, EXACT_EXPRESSIONS, strict=True):
        if abs(abs(x) - value) < DIRECTION_TOLERANCE:
            return as_expr(e) if x > 0 else -as_expr(e)
    return constant(x)


def _exact_angle(x: float) -> Expr:
    """An angle, exact where it is a multiple of 15 degrees."""
    k = round(x * 12 / math.pi)
    return (
        constant(k) / 12 * as_expr(pi)
        if abs(x - k * math.pi / 12) < DIRECTION_TOLERANCE
        else constant(x)
    )


def _meeting_rods(
    rods: Sequence[Rod], R: np.ndarray, values: Mapping[str, float]
) -> tuple[Assembly, ...]:
    """The platform where three spheres meet, and the joints of the legs."""
    orientation = Mat3.from_rows([[_exact(x) for x in row] for row in R])
    lengths = [rod.leg.parts[1][1].P for rod in rods]
    centres, squares, ends = [], [], []
    for rod, w in zip(rods, lengths, strict=True):
        end = orientation @ rod.leg.parts[3][1].inverse().P
        centres.append(rod.leg.K0.P - end)
        squares.append(as_expr(w.dot(w)))
        ends.append(end)
    assemblies = []
    for label, sign in (("up", 1), ("down", -1)):
        P, root = _common_point(centres, squares, sign)
        joints: dict[int, Expr] = {}
        free = root.free
        for rod, end in zip(rods, ends, strict=True):
            angles, undetermined = _rod_joints(rod, P + end, R, values)
            joints |= angles
            free = either(free, undetermined)
        assemblies.append(Assembly(label, joints, root.exists, free, root.double))
    return tuple(assemblies)


def _common_point(centres: Sequence[Vec3], squares: Sequence[Expr], sign: int) -> tuple[Vec3, Root]:
    """The point at given distances from three centres, on one side of their plane.

    P = S1 + alpha e1 + beta e2 + gamma e1 x e2, with P.e1 and P.e2 from the differences of the
    equations of the spheres.
    """
    e1, e2 = centres[1] - centres[0], centres[2] - centres[0]
    g11, g12, g22 = as_expr(e1.dot(e1)), as_expr(e1.dot(e2)), as_expr(e2.dot(e2))
    k1 = (g11 + squares[0] - squares[1]) / 2
    k2 = (g22 + squares[0] - squares[2]) / 2
    g = g11 * g22 - g12 * g12
    flat = less_equal(g, COLLINEAR_SQUARE * g11 * g22)
    divisor = as_expr(where(flat, 1, g))
    inside = e1 * ((k1 * g22 - k2 * g12) / divisor) + e2 * ((k2 * g11 - k1 * g12) / divisor)
    rest = squares[0] - as_expr(inside.dot(inside))
    height = as_expr(sqrt(as_expr(maximum(rest, 0)) / divisor))
    exists = both(opposite(flat), less_equal(-rest, 1e-12 * squares[0]))
    double = both(exists, less_equal(rest, 1e-9 * squares[0]))
    point = centres[0] + inside + e1.cross(e2) * (sign * height)
    return point, Root((), exists, flat, double, "")


def _rod_joints(
    rod: Rod, end: Vec3, R: np.ndarray, values: Mapping[str, float]
) -> tuple[dict[int, Expr], Scalar]:
    """The four joints of a leg, where the axes of its second universal joint meet in `end`."""
    K0, unknowns = rod.leg.K0, [u for u, _ in rod.leg.parts]
    K1, K2, K3, K4 = (K for _, K in rod.leg.parts)
    w = K2.P
    t1, t2, first, second = _pointed(K0, K1, w, end - K0.P, _posture(K1, w, values))
    t3 = rod.side * (_exact_angle(rod.bend - rod.delta) - t2)
    # C0 Rz(turn + t1) N Rz(t4) K4.R = R with N = K1.R Rz(bend) .. K3.R, which keeps axis 1 (way)
    flip = np.diag([1.0, 1.0, 1.0]) if rod.side > 0 else np.diag([1.0, -1.0, -1.0])
    N = _numbers(K1.R, values) @ _rotation(rod.bend) @ flip @ _numbers(K3.R, values)
    rest = rod.C0.T @ R @ _numbers(K4.R, values).T  # Rz(turn + t1) N Rz(t4)
    total = math.atan2(rest[1, 0], rest[0, 0]) - math.atan2(N[1, 0], N[0, 0])
    angle = _exact_angle(math.remainder(total, 2 * math.pi))
    t4 = rod.way * (angle - rod.turn - t1)
    joints = {u.joint: as_expr(u.sign * t) for u, t in zip(unknowns, (t1, t2, t3, t4), strict=True)}
    return joints, either(first.free, second.free)


def _rotation(angle: float) -> np.ndarray:
    s, c = math.sin(angle), math.cos(angle)
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def _posture(K1: Transform, w: Vec3, values: Mapping[str, float]) -> int:
    """Of the two postures of a universal joint the one with its second angle nearer to zero."""
    a = K1.R.T.a
    X, Y = as_expr(a.y * w.x - a.x * w.y), as_expr(a.x * w.x + a.y * w.y)
    x, y = (float(value) for value in interpret([X, Y], values))
    roots = type2(x, y, 0.01 * math.hypot(x, y))
    return int(np.argmax([math.cos(float(root.values[0])) for root in roots]))


# --- loops in space with three unknown joints -----------------------------------------------------
#
# Loops in space with three unknown revolute joints, axes skew or meeting.
#
#     Rz(t1) K1 Rz(t2) K2 Rz(t3) K3 = 1
#
# The angle between the axes of U1 and U3, seen through K1 Rz(t2) K2 and through K3, is an equation
# of type 2 in t2; then t1 and t3 turn known directions into each other (type 3). In a spherical
# linkage, whose axes meet, both roots are assemblies. In an over-constrained one such as Bennett's
# the origins must meet too, which one of the two roots satisfies.


def transforms(links: Sequence[CycleScrew]) -> list[tuple[CycleScrew, Transform]]:
    """Return [(U1, K1), (U2, K2) ...] of a cycle that starts with an unknown joint."""
    parts: list[tuple[CycleScrew, Transform]] = []
    for link in links:
        if link.joint:
            parts.append((link, UNIT))
        else:
            unknown, T = parts[-1]
            parts[-1] = (unknown, T @ screw_transform(link.screw, Trace()))
    return parts


def _variables(T: Transform) -> int:
    elements = [x for x in (*T.R.s, *T.R.n, *T.R.a, *T.P) if isinstance(x, Expr)]
    return sum(s.level == VARIABLE_LEVEL for s in symbols_of(elements))


def spatial_assemblies(links: Sequence[CycleScrew]) -> list[Assembly] | None:
    """All assemblies of a loop with three unknown revolute joints, axes skew or meeting; None where
    that does not apply.
    """
    parts = transforms(links)
    if len(parts) != 3 or any(u.kind != REVOLUTE for u, _ in parts):
        return None
    shift = min(
        range(3), key=lambda k: _variables(parts[k][1]) + _variables(parts[(k + 1) % 3][1])
    )  # what moves is in K3
    (u1, K1), (u2, K2), (u3, K3) = (*parts[shift:], *parts[:shift])
    roots = middle_roots(K1, K2, K3)
    if roots is None:
        return None
    candidates = [candidate(root, (u1, u2, u3), (K1, K2, K3)) for root in roots]
    spherical = all(is_zero(as_expr(x)) for K in (K1, K2, K3) for x in K.P)
    return [a for a, _ in candidates] if spherical else [_nearer(*candidates)]


def middle_roots(K1: Transform, K2: Transform, K3: Transform) -> list[Root] | None:
    """t2 from the angle between the axes of U1 and U3: (K1 Rz(t2) K2)_33 = (K3)_33."""
    a, b = K1.R.T.a, K2.R.a
    X, Y = simplified(as_expr(a.y * b.x - a.x * b.y)), simplified(as_expr(a.x * b.x + a.y * b.y))
    return None if is_zero(X) and is_zero(Y) else type2(X, Y, as_expr(K3.R.a.z - a.z * b.z))


def turn_about_z(angle: Expr) -> Mat3:
    s, c = sin(angle), cos(angle)
    return Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def candidate(
    root: Root,
    unknowns: tuple[CycleScrew, CycleScrew, CycleScrew],
    motions: tuple[Transform, Transform, Transform],
) -> tuple[Assembly, Expr]:
    """The assembly of a root, and the square of the distance by which it fails to close."""
    K1, K2, K3 = motions
    t2 = as_expr(root.values[0])
    M = K1.R @ turn_about_z(t2) @ K2.R  # Rz(t1) M Rz(t3) = K3^-1
    goal = K3.R.T
    first = aligned(M.a.x, M.a.y, goal.a.x, goal.a.y)  # the third columns
    w, g = M.T.a, goal.T.a  # the third rows: w Rz(t3) = g
    third = aligned(g.x, g.y, w.x, w.y)
    t3 = as_expr(third.values[0])
    joints = {
        u.joint: as_expr(u.sign * t)
        for u, t in zip(unknowns, (first.values[0], t2, t3), strict=True)
    }
    gap = K1.P + K1.R @ (turn_about_z(t2) @ (K2.P + K2.R @ (turn_about_z(t3) @ K3.P)))
    return Assembly(
        ELBOWS[root.label],
        joints,
        root.exists,
        either(root.free, either(first.free, third.free)),
        root.double,
    ), as_expr(gap.dot(gap))


def _nearer(one: tuple[Assembly, Expr], other: tuple[Assembly, Expr]) -> Assembly:
    """Of two roots the one that closes."""
    (a, gap_a), (b, gap_b) = one, other
    closer = less_equal(gap_a, gap_b)
    joints = {j: as_expr(where(closer, a.joints[j], b.joints[j])) for j in a.joints}
    return Assembly("", joints, where(closer, a.exists, b.exists), where(closer, a.free, b.free), 0)
