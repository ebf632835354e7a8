"""The general inverse geometric model: which arms it is for, the starts that suit one, and its
characteristic polynomial.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.elimination import (
    ORDER,
    Start,
    displaced,
    prepared,
    starts,
    with_offsets,
)
from symoro.models.inverse.numeric_chain import Array, Chain
from symoro.models.inverse.serial_arm import Arm

TRIALS = 60
DISPLACEMENT, FAR = 2e-4, 2e-3  # of an arm, rad and parts of its size; of the last start
STRIDE = 2700  # numbers of a packed start
LEFT_SIDE = 5  # where it says whether the pose is on the left side
SEED = 7
GOOD = 0.96  # part of the trials that a start of the arm itself must solve
LEAST = 0.8  # of a displaced arm
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


Solve = Callable[[Array, Array], Postures]  # of packed starts (k, STRIDE) and poses (N, 4, 4)


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
    count = 4 if two_slide(chain) else len(list(starts(chain)))
    return [
        StartChoice(k, np.zeros(6) if rng is None else rng.uniform(-2.5, 2.5, 6))
        for k in range(count)
    ]


def two_slide(chain: Chain) -> bool:
    return int((~chain.turns).sum()) == 2


def start_of(chain: Chain, choice: StartChoice) -> Start:
    """The start of an arm that takes a choice."""
    plain = next(islice(starts(chain, choice.displaced), choice.number, None))
    return with_offsets(plain, np.where(plain.turns, choice.offsets, 0.0))


def packed_start(chain: Chain, choice: StartChoice) -> Array | None:
    """The numbers of a start for run-time code (STRIDE,); None if its equations are dependent."""
    if two_slide(chain):
        numbers: Array | None = sliding_start(
            chain, choice.number, float(choice.offsets[0]), choice.displaced
        )
    else:
        numbers = prepared(start_of(chain, choice))
    return (
        None
        if numbers is None
        else np.append(np.pad(numbers, (0, STRIDE - 1 - len(numbers))), choice.displaced)
    )


def packed_starts(chain: Chain, chosen: Iterable[StartChoice]) -> Array:
    """(k, STRIDE): those that the arm has."""
    packed = [packed_start(chain, choice) for choice in chosen]
    return np.array([x for x in packed if x is not None]).reshape(-1, STRIDE)


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
    exact, moved = (rated(chain, solve, by) for by in (0.0, DISPLACEMENT))
    good = [choice for hits, choice in exact[:1] if hits >= GOOD * TRIALS]
    good += [choice for hits, choice in moved[:1] if hits >= LEAST * TRIALS]
    if not good:
        raise UnsupportedRobot(SINGULAR)
    others = _displaced_choices([choice for _, choice in moved])
    return [good[0], *(choice for choice in others if choice is not good[0])]


def _displaced_choices(near: list[StartChoice]) -> list[StartChoice]:
    """The best choices for the arm displaced to either side, or by a larger displacement."""
    opposite = [dataclasses.replace(choice, displaced=-DISPLACEMENT) for choice in near[:1]]
    far = [dataclasses.replace(choice, displaced=-FAR) for choice in near[2:3]]
    return [*near[:1], *opposite, *near[1:2], *far]


def rated(chain: Chain, solve: Solve, by: float) -> list[tuple[float, StartChoice]]:
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
            ratings.append((recovered(chain, table.q, table.counts, q) + 0.5 * left, choice))
    return sorted(ratings, key=lambda pair: -pair[0])


def recovered(chain: Chain, postures: Array, counts: Array, q: Array) -> int:
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


SAMPLES = 9


def half_tangent_matrix() -> Array:
    """(9, 9): from samples at 2 pi k / 9 of a trigonometric polynomial of degree 4 to its
    coefficients by powers of tan(x/2), times (1 + x^2)^4.
    """
    k = 2 * np.pi * np.arange(SAMPLES) / SAMPLES
    harmonics, columns = [np.full(SAMPLES, 1 / SAMPLES)], [_power([1, 0, 1], 4)]
    for m in range(1, 5):
        turn = np.convolve(
            _power([1, 1j], 2 * m), _power([1, 0, 1], 4 - m)
        )  # (1 + i x)^2m = exp(i m theta) (1 + x^2)^m
        harmonics += [2 / SAMPLES * np.cos(m * k), 2 / SAMPLES * np.sin(m * k)]
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
