"""The elimination of Raghavan and Roth for arms with six joints, prepared for an arm: what does not
depend on the pose [RR93].

The joints and the pose close a loop, Z1 C1 Z2 C2 ... Z6 C6 = 1. With l the direction of axis 6 and
p a point on it,

    Z3 C3 Z4 C4 Z5 C5 (p, l) = (Z1 C1 Z2 C2)^-1 C6^-1 (p, l).

The functions l, p, p.p, p.l, p x l, (p.p) l - 2 (p.l) p and 1 span a linear representation W of the
rigid motions, so each side is a product of 15x15 matrices, and each joint enters by three
monomials: (s, c, 1) of an angle, (r^2, r, 1) of a length. The left null space of the 8 monomials of
joints 1, 2 leaves 6 equations N in the 9 monomials of joints 4, 5. The loop is begun, in one or the
other direction, such that the pose stands on the left side: N is constant, and the equations are
linear in W(pose).

Joint 3 turns four pairs of the functions, so that exp(i theta3) enters the 6 equations by a matrix
of rank 4: two complex combinations y, constant too, do without it. With x3 = tan(theta3 / 2) they
are divisible by 1 - i x3, and their real and imaginary parts are 4 real equations that are linear
in x3; 2 others stay quadratic. All 6 times (x4, 1) are 12 equations in 12 monomials with a
determinant of degree 8 + 2 * 4 = 16: an eigenvalue problem of size 16 without a spurious
root, which `solvers/general.c` solves at run time.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Protocol

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.numeric_chain import Array, Chain, rigid_inverse, screw_z
from symoro.models.inverse.serial_arm import Arm

HALF_TANGENT = np.array(
    [[0.0, 2.0, 0.0], [1.0, 0.0, -1.0], [1.0, 0.0, 1.0]]
)  # (s, c, 1)(1 + x^2) by powers 1, x, x^2
POWERS = np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])  # (r^2, r, 1) by powers of r
AXIS_ROWS = np.eye(15)[2] + np.eye(15)[14]  # the functions of the z axis itself
PLACES = (
    4,
    3,
    2,
    5,
    0,
    1,
)  # index of the constant transform that contains the pose; on the left side in the first three
LEFT_JOINTS = (2, 3, 4)
ORDER, GAIN = 6, 12  # offsets of the joint order and of the gains in the array of a start
DIRECTION = 11  # of the generator of random displacements
DEPENDENT_RATIO = 1e-10
SOME_POSE = np.array(
    [[0.6, 0.64, 0.48, 0.3], [-0.8, 0.48, 0.36, -0.2], [0.0, -0.6, 0.8, 0.4], [0, 0, 0, 1]]
)
RANK_TOLERANCE = 1e-7  # singular values, relative, that count as zero


def pose_representation(T: Array) -> Array:  # [RR93 equations]
    """W(T), (15, 15): how (l, p, p.p, p.l, p x l, (p.p) l - 2 (p.l) p, 1) changes when p and l are
    moved by T.
    """
    R, t = T[:3, :3], T[:3, 3]
    turn, shift = np.eye(15), np.eye(15)
    for k in (0, 3, 8, 11):
        turn[k : k + 3, k : k + 3] = R
    tt = float(t @ t)
    cross = np.array([[0, -t[2], t[1]], [t[2], 0, -t[0]], [-t[1], t[0], 0]])
    shift[3:6, 14] = t
    shift[6, 3:6], shift[6, 14] = 2 * t, tt
    shift[7, 0:3] = t
    shift[8:11, 0:3] = cross
    shift[11:14, 8:11] = -2 * cross
    shift[11:14, 0:3] = tt * np.eye(3) - 2 * np.outer(t, t)
    shift[11:14, 7] = -2 * t
    return shift @ turn


@cache
def joint_terms(turns: bool, sign: float = 1.0) -> Array:
    """(3, 15, 15): the factors of (s, c, 1) or (r^2, r, 1) of x in W(Z(sign x)), from three
    samples.
    """
    x = np.array([0.3, 1.7, -2.1])
    basis = np.stack([np.sin(x), np.cos(x), np.ones(3)] if turns else [x**2, x, np.ones(3)], axis=1)
    samples = np.array([pose_representation(screw_z(turns, sign * v)) for v in x])
    return np.asarray(np.einsum("ab,bij->aij", np.linalg.inv(basis), samples))


@dataclass(frozen=True)
class Start:
    """One way round the loop: joints and constants in its order, with the pose (its inverse where
    `inverse`) within the constant `place`.
    """

    order: Array  # (6,) numbers of the joints
    # (6,) q = gain * (x + offset), x the value in the loop, lengths in units of the arm's size
    gain: Array
    offsets: Array  # (6,) rad; at random, so that no root is at infinity
    turns: Array  # (6,)
    constants: Array  # (6, 4, 4); the one at `place` is before * pose * behind instead
    before: Array
    behind: Array
    place: int
    inverse: bool


def displaced(constants: Array, by: float, size: float) -> Array:
    """The constants of an arm (n, 4, 4), each moved by about an angle and parts of a size in no
    special direction: nothing special is left of it.
    """
    x = by * np.random.default_rng(DIRECTION).uniform(-1, 1, (len(constants), 6))
    moves = np.tile(np.eye(4), (len(constants), 1, 1))
    for move, (a, b, c, *shift) in zip(moves, x, strict=True):
        half = np.array([[0, -c, b], [c, 0, -a], [-b, a, 0]]) / 2
        move[:3, :3], move[:3, 3] = (
            np.linalg.solve(np.eye(3) - half, np.eye(3) + half),
            size * np.array(shift),
        )
    return np.asarray(constants @ moves)


def loop_starts(chain: Chain, by: float = 0.0) -> Iterator[Start]:
    """The ways round the loop whose joints 3 and 6 turn, without offsets, of the arm or of one
    displaced by some rad and parts of its size.
    """
    C = chain.constants.copy()
    C[:, :3, 3] /= chain.size
    C = displaced(C, by, 1.0) if by else C
    back = rigid_inverse(C)
    loops = (
        (np.arange(6), 1.0, C[1:6], C[6], C[0], True),
        (np.arange(6)[::-1], -1.0, back[5:0:-1], back[0], back[6], False),
    )
    for joints, sign, between, before, behind, inverse in loops:
        for place in PLACES:
            order = np.roll(joints, place - 5)
            turns = chain.turns[order]
            if not (turns[2] and turns[5]):
                continue
            constants = np.roll(np.concatenate([between, np.eye(4)[None]]), place - 5, axis=0)
            gain = sign * np.where(turns, 1.0, chain.size) / chain.factors[order]
            yield Start(order, gain, np.zeros(6), turns, constants, before, behind, place, inverse)


def with_offsets(start: Start, offsets: Array) -> Start:
    """The angles of a start measured from offsets: Z(x + offset) = Z(x) Z(offset)."""
    turned = np.array([screw_z(True, o) for o in offsets])
    return dataclasses.replace(
        start,
        offsets=offsets,
        constants=turned @ start.constants,
        before=turned[start.place] @ start.before,
    )


def pack_start(start: Start) -> Array | None:
    """The start as the numbers that run-time code needs; None where its equations are dependent."""
    factored = _with_pose_left(start) if start.place in LEFT_JOINTS else _with_pose_right(start)
    if factored is None:
        return None
    (quadratic, still), joints, V, K, *more = factored
    small = [
        V.shape[1],
        start.inverse,
        start.place,
        quadratic,
        still,
        start.place in LEFT_JOINTS,
        *start.order,
        *start.gain,
        *start.offsets,
        *start.turns,
    ]
    screws = [*start.constants, start.before, start.behind]
    parts = [
        np.array(small, dtype=float),
        *(T[:3].ravel() for T in screws),
        joints,
        V,
        K.reshape(-1, 15).T,
        *more,
    ]
    return np.concatenate([np.ravel(x) for x in parts])


def _with_pose_left(start: Start) -> tuple[Any, ...] | None:
    """The number of quadratic equations, joints 1 and 2 (4, 15), and the equations' factors."""
    Q = np.tensordot(*matrix_factors(right_items(start), np.eye(15)[:14]), 1).reshape(14, 9)
    left, values, _ = np.linalg.svd(Q[:, :8])
    if values[-1] < DEPENDENT_RATIO * values[0]:
        return None
    N = left[:, 8:].T  # [RR93 elimination]
    K, V = matrix_factors(left_items(start), np.column_stack([N, np.zeros(6)]))
    K.reshape(6, -1, 15)[:, -1, 14] -= (
        N @ Q[:, 8]
    )  # the last monomial is 1, and so is the last function
    rows, quadratic, still = reduced_equations(K, N)
    if len(rows) != 12 + quadratic:
        return None
    U = np.linalg.pinv(Q[:, :8])[
        [6, 7, 2, 5]
    ]  # s1, c1, s2, c2 (or r^2, r); monomials of joint 2 by those of joint 1
    K, V = in_powers(start, rows, V)
    return (quadratic, still), np.column_stack([U, -U @ Q[:, 8]]), V, K


def _with_pose_right(start: Start) -> tuple[Any, ...] | None:
    """The same with the factors of the right side; then the left side (14, 27) and the monomial 1
    by powers of x4 and x5.
    """
    T4, T5 = (HALF_TANGENT if t else POWERS for t in start.turns[3:5])
    P = np.tensordot(*matrix_factors(left_items(start), np.eye(15)[:14]), 1)
    K, V = matrix_factors(right_items(start), np.eye(15)[:14])
    Q = np.tensordot(np.tensordot(K, pose_representation(SOME_POSE), 1), V, 1).reshape(14, 9)
    N = np.linalg.svd(Q[:, :8])[0][:, 8:].T  # [RR93 elimination]
    rows, *numbers = reduced_equations(
        np.tensordot(N, P, 1), N
    )  # how many equations of which kind there are does not depend on the pose
    if len(rows) != 12 + numbers[0]:
        return None
    return (
        numbers,
        np.zeros((4, 15)),
        V.reshape(15, -1),
        K,
        np.einsum("iabc,bp,cq->iapq", P, T4, T5),
        np.outer(T4[2], T5[2]),
    )


def right_items(start: Start) -> list[Array | None]:
    """(Z1 C1 Z2 C2)^-1 C6^-1 from left to right, as matrices; None for the inverse of the pose."""
    Z1, Z2 = (joint_terms(bool(t), -1.0) for t in start.turns[:2])
    C6, C1, C2 = (_around_pose(start, k, inverse=True) for k in (5, 0, 1))
    return [*C2, Z2, *C1, Z1, *C6]


def left_items(start: Start) -> list[Array | None]:
    """Z3 C3 Z4 C4 Z5 C5 from left to right, as matrices; None for the pose."""
    return [
        item
        for k in (2, 3, 4)
        for item in (joint_terms(bool(start.turns[k])), *_around_pose(start, k))
    ]


def _around_pose(start: Start, k: int, inverse: bool = False) -> list[Array | None]:
    """The constant behind joint k, or what stands around the pose in its place."""
    parts = [start.before, None, start.behind] if k == start.place else [start.constants[k]]
    if inverse:
        parts = [None if T is None else rigid_inverse(T) for T in reversed(parts)]
    return [None if T is None else pose_representation(T) for T in parts]


def matrix_factors(items: list[Array | None], first: Array) -> tuple[Array, Array]:
    """K (..., 15) and V (15, ...): `first` times the items times the axis is K W(pose) V, with an
    axis of 3 for each joint.

    Items without a pose are all in V.
    """
    at = next((k for k, item in enumerate(items) if item is None), -1)
    K, V = first, AXIS_ROWS
    for item in (x for x in items[: max(at, 0)] if x is not None):
        K = K @ item if item.ndim == 2 else np.einsum("...j,ajk->...ak", K, item)
    for item in (x for x in reversed(items[at + 1 :]) if x is not None):
        V = np.tensordot(item, V, 1)
        V = V if item.ndim == 2 else np.moveaxis(V, 1, 0)
    return K, V


def reduced_equations(K: Array, N: Array) -> tuple[Array, int, int]:  # [RR93 joint 3]
    """Equations of powers 1, x3, then `quadratic` ones of powers 1, x3, x3^2, 6 together: (12 +
    quadratic, ..., 15), row by row.
    """
    pairs = [0, 3, 8, 11]  # the first of each pair that joint 3 turns
    x, y = N[:, pairs], N[:, [k + 1 for k in pairs]]
    still = _left_null(np.column_stack([x, y]))  # without theta3 at all
    moving = _orthogonal(_left_null(x - 1j * y), still)  # without exp(i theta3)
    S, C, one = K[:, 0], K[:, 1], K[:, 2]
    rows = []
    for z in still:  # times 1 + x3 / 2, which adds a root that no posture has
        rows += [_mixed(z, one), 0.5 * _mixed(z, one)]
    for z in moving:
        rows += [
            _mixed(z.real, C + one),
            -_mixed(z.imag, one - C),
            _mixed(z.imag, C + one),
            _mixed(z.real, one - C),
        ]
    rest = _left_null(np.concatenate([still, moving.real, moving.imag]).T)
    for z in rest:
        rows += [_mixed(z, C + one), _mixed(z, 2 * S), _mixed(z, one - C)]
    return np.array(rows), len(rest), len(still)


def _left_null(A: Array) -> Array:
    """Rows y with y A = 0, orthonormal."""
    _, values, vh = np.linalg.svd(A.T)
    return np.asarray(vh[int((values > RANK_TOLERANCE * values[0]).sum()) :].conj())


def _orthogonal(y: Array, to: Array) -> Array:
    """A basis of what the rows y span, orthogonal to other rows of it."""
    left = y - (y @ to.T) @ to
    _, values, vh = np.linalg.svd(left)
    return np.asarray(vh[: int((values > RANK_TOLERANCE).sum())])


def _mixed(row: Array, K: Array) -> Array:
    return np.tensordot(row, K, 1)


def in_powers(start: Start, K: Array, V: Array) -> tuple[Array, Array]:
    """K (14, ..., 15) and V (15, columns) with powers of x4 and x5 for the monomials of joints 4
    and 5.
    """
    T4, T5 = (HALF_TANGENT if t else POWERS for t in start.turns[3:5])
    if start.place == 4:
        return np.einsum("rbcj,bp,cq->rpqj", K, T4, T5), V[:, None]
    if start.place == 3:
        return np.einsum("rbj,bp->rpj", K, T4), V @ T5
    return K, np.einsum("jbc,bp,cq->jpq", V, T4, T5).reshape(15, 9)


def matrices_of_powers(E: Array) -> Array:
    """(3, 12, 12): the equations (rows, 9) and their products with the half tangent of another
    joint, of the powers 1, x and x^2; the last quadratic equations have three rows, others two.
    """
    quadratic = len(E) - 12
    powers = [2] * (6 - quadratic) + [3] * quadratic
    equation = np.repeat(np.arange(6), powers)
    power = np.concatenate([np.arange(n) for n in powers])
    M, blocks = np.zeros((3, 6, 2, 4, 3)), E.reshape(-1, 3, 3)
    M[power, equation, 0, :3] = M[power, equation, 1, 1:] = blocks
    return M.reshape(3, 12, 12)


def matrices_at(M: Array, x: Array) -> Array:
    """(N, 12, 12): the equations at x (N,), of the matrices of their powers."""
    x = x[:, None, None]
    return np.asarray((M[2] * x + M[1]) * x + M[0])


def characteristic_polynomial(E: Array, still: int) -> Array:  # [RR93 polynomial]
    """Coefficients, highest first, of the determinant of the equations (rows, 9): degree 16 in x3,
    the largest is 1.
    """
    x = 1.1 * np.exp(2j * np.pi * np.arange(17) / 32)  # the other half circle is conjugate
    values = np.linalg.det(matrices_at(matrices_of_powers(E), x)) / (1 + x / 2) ** (2 * still)
    c = np.fft.hfft(values, 32)[16::-1] / 32 * 1.1 ** -np.arange(16.0, -1.0, -1.0)
    return np.asarray(c / c[np.abs(c).argmax()])


# --- which arms the method is for, and the starts that suit one ----------------------------------


TRIALS = 60
DISPLACEMENT = 2e-4  # of an arm, rad and parts of its size
FAR_DISPLACEMENT = 2e-3  # of the last start
START_LENGTH = 2700  # numbers of a packed start
LEFT_SIDE = 5  # where it says whether the pose is on the left side
SEED = 7
OWN_SHARE = 0.96  # part of the trials that a start of the arm itself must solve
DISPLACED_SHARE = 0.8  # of a displaced arm
SINGULAR = (
    "igm-general does not apply: the elimination is singular from every start, as for arms of "
    "Pieper's type (three axes through a point, or parallel). "
    "igm-pieper and igm-paul may solve this arm."
)


class Postures(Protocol):
    """Postures q (N, 16, 6) that reach N poses, the first `counts` (N,) of each."""

    @property
    def q(self) -> Array: ...
    @property
    def counts(self) -> Array: ...


Solve = Callable[[Array, Array], Postures]  # of packed starts (k, START_LENGTH) and poses (N, 4, 4)


def check_general(arm: Arm) -> None:
    """At most six joints; of six at most two slide."""
    if len(arm.joints) > 6:
        raise UnsupportedRobot(
            f"igm-general: {arm.robot.name} has {len(arm.joints)} joints up to {arm.end} "
            f"({arm.types}), expected six joints or fewer. "
            "Hold the others with fixed={joint: value}."
        )
    if len(arm.joints) == 6 and arm.types.count("P") > 2:
        raise UnsupportedRobot(
            f"igm-general: {arm.robot.name} has the joints {arm.types}, expected at most two "
            "prismatic joints. igm-pieper solves arms with three."
        )


@dataclass(frozen=True)
class StartChoice:
    """The choice of a start, apart from the numbers of an arm: the direction and the first joint
    round the loop, or the first turning joint where two slide.
    """

    number: int
    offsets: Array  # (6,) rad, at random, so that no root is at infinity
    displaced: float = 0.0  # by which the arm is displaced, rad and parts of its size


def start_choices(chain: Chain, rng: np.random.Generator | None) -> list[StartChoice]:
    """All choices of a start for an arm, with random offsets or without."""
    count = 4 if two_slide(chain) else len(list(loop_starts(chain)))
    return [
        StartChoice(k, np.zeros(6) if rng is None else rng.uniform(-2.5, 2.5, 6))
        for k in range(count)
    ]


def two_slide(chain: Chain) -> bool:
    return int((~chain.turns).sum()) == 2


def start_of(chain: Chain, choice: StartChoice) -> Start:
    """The start of an arm that takes a choice."""
    plain = next(islice(loop_starts(chain, choice.displaced), choice.number, None))
    return with_offsets(plain, np.where(plain.turns, choice.offsets, 0.0))


def packed_start(chain: Chain, choice: StartChoice) -> Array | None:
    """The numbers of a start for run-time code (STRIDE,); None if its equations are dependent."""
    if two_slide(chain):
        numbers: Array | None = sliding_start(
            chain, choice.number, float(choice.offsets[0]), choice.displaced
        )
    else:
        numbers = pack_start(start_of(chain, choice))
    return (
        None
        if numbers is None
        else np.append(np.pad(numbers, (0, START_LENGTH - 1 - len(numbers))), choice.displaced)
    )


def packed_starts(chain: Chain, chosen: Iterable[StartChoice]) -> Array:
    """(k, STRIDE): those that the arm has."""
    packed = [packed_start(chain, choice) for choice in chosen]
    return np.array([x for x in packed if x is not None]).reshape(-1, START_LENGTH)


def trials(chain: Chain, count: int) -> Array:
    """Random postures (count, 6)."""
    rng = np.random.default_rng(SEED)
    spread = np.where(chain.turns, np.pi, 0.5 * chain.size)
    return np.asarray(rng.uniform(-spread, spread, (count, 6)) / chain.factors)


def choose_starts(chain: Chain, solve: Solve) -> list[StartChoice]:
    """The starts to be tried one after another, of which the best on trials comes first;
    UnsupportedRobot where none finds random postures again.

    The others are those of displaced arms: where a pose is special, or the arm nearly so, the
    solutions of a displaced arm are apart, and Newton's method leads them back.
    """
    exact, moved = (rated_choices(chain, solve, by) for by in (0.0, DISPLACEMENT))
    good = [choice for hits, choice in exact[:1] if hits >= OWN_SHARE * TRIALS]
    good += [choice for hits, choice in moved[:1] if hits >= DISPLACED_SHARE * TRIALS]
    if not good:
        raise UnsupportedRobot(SINGULAR)
    others = _displaced_choices([choice for _, choice in moved])
    return [good[0], *(choice for choice in others if choice is not good[0])]


def _displaced_choices(near: list[StartChoice]) -> list[StartChoice]:
    """The best choices for the arm displaced to either side, or by a larger displacement."""
    opposite = [dataclasses.replace(choice, displaced=-DISPLACEMENT) for choice in near[:1]]
    far = [dataclasses.replace(choice, displaced=-FAR_DISPLACEMENT) for choice in near[2:3]]
    return [*near[:1], *opposite, *near[1:2], *far]


def rated_choices(chain: Chain, solve: Solve, by: float) -> list[tuple[float, StartChoice]]:
    """Choices for the arm displaced by an amount and how many random postures each finds again, the
    best first.
    """
    q = trials(chain, TRIALS)
    poses = chain.poses(q)
    ratings = []
    for choice in (
        dataclasses.replace(choice, displaced=by)
        for choice in start_choices(chain, np.random.default_rng(SEED))
    ):
        numbers = packed_start(chain, choice)
        if numbers is not None:
            left = (
                not two_slide(chain) and numbers[LEFT_SIDE] != 0
            )  # with the pose on the left side it is faster
            table = solve(numbers[None], poses)
            ratings.append((count_recovered(chain, table.q, table.counts, q) + 0.5 * left, choice))
    return sorted(ratings, key=lambda pair: -pair[0])


def count_recovered(chain: Chain, postures: Array, counts: Array, q: Array) -> int:
    """For how many poses the posture that made it is among the first `counts`."""
    gap = postures - q[:, None]
    gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap / chain.size)
    same = (np.abs(gap).max(axis=-1) < 1e-5) & (np.arange(postures.shape[1]) < counts[:, None])
    return int(same.any(axis=1).sum())


def plain_start(chain: Chain, choice: StartChoice) -> tuple[Array, int, int]:
    """A packed start of an arm that is not displaced, the joint (from 0) of its polynomial, and its
    equations without this joint.
    """
    plain = StartChoice(choice.number, choice.offsets)
    start = packed_start(chain, plain)
    if start is None:
        raise UnsupportedRobot(SINGULAR)
    if two_slide(chain):
        return start, int(np.flatnonzero(chain.turns)[choice.number]), 0
    return start, int(start[ORDER + 2]), int(start[4])


POSTURE_SAMPLES = 9


def half_tangent_matrix() -> Array:
    """(9, 9): from samples at 2 pi k / 9 of a trigonometric polynomial of degree 4 to its
    coefficients by powers of tan(x/2), times (1 + x^2)^4.
    """
    k = 2 * np.pi * np.arange(POSTURE_SAMPLES) / POSTURE_SAMPLES
    harmonics, columns = [np.full(POSTURE_SAMPLES, 1 / POSTURE_SAMPLES)], [_power([1, 0, 1], 4)]
    for m in range(1, 5):
        turn = np.convolve(
            _power([1, 1j], 2 * m), _power([1, 0, 1], 4 - m)
        )  # (1 + i x)^2m = exp(i m theta) (1 + x^2)^m
        harmonics += [2 / POSTURE_SAMPLES * np.cos(m * k), 2 / POSTURE_SAMPLES * np.sin(m * k)]
        columns += [turn.real, turn.imag]
    return np.real(np.array(columns).T[::-1] @ np.array(harmonics))


def _power(p: Sequence[complex], n: int) -> Array:
    """Coefficients of a polynomial to the power n, the lowest first."""
    out: Array = np.ones(1)
    for _ in range(n):
        out = np.convolve(out, p)
    return out


def displaced_arm(chain: Chain, by: float) -> Chain:
    """The arm, or one that is displaced by some rad and parts of its size."""
    return (
        dataclasses.replace(chain, constants=displaced(chain.constants, by, chain.size))
        if by
        else chain
    )


def sliding_start(chain: Chain, first: int, angle: float, by: float) -> Array:
    """The numbers that run-time code needs: the turning joint to begin with, the angle of its first
    sample, the matrix, the arm or one displaced.
    """
    return np.concatenate(
        [[first, angle], half_tangent_matrix().ravel(), displaced_arm(chain, by).packed]
    )
