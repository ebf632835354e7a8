"""The general inverse geometric model: which arms it is for, the starts that suit one, and its characteristic polynomial."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.arm import Arm
from symoro.models.inverse.elimination import LEFT, OFFSET, ORDER, STRIDE, Start, factors, left_items, prepared, right_items, starts, with_offsets
from symoro.models.inverse.numeric import Array, Chain
from symoro.models.inverse.sliding import sliding_starts

TRIALS = 60
KEPT = 3  # starts that take turns
SEED = 7
LEAST = 0.8  # part of the trials that a start must solve
SINGULAR = ("igm-general does not apply: the elimination is singular from every start, as for arms of Pieper's type (three axes through a point, or parallel). "
            "igm-pieper and igm-paul may solve this arm.")  # fmt: skip
Solve = Callable[[Array, Array], tuple[Array, Array]]  # starts (k, STRIDE) and poses: postures (N, 16, 6) and their counts


def check_general(arm: Arm) -> None:
    """Six joints, of which at most two slide."""
    if len(arm.joints) != 6:
        todo = " Hold the others with fixed={joint: value}." if len(arm.joints) > 6 else " igm-paul solves arms with fewer."
        raise UnsupportedRobot(f"igm-general is for six joints; {arm.robot.name} has {len(arm.joints)} up to frame {arm.frame} ({arm.types}).{todo}")
    if arm.types.count("P") > 2:
        raise UnsupportedRobot(f"igm-general is for at most two sliding joints; {arm.robot.name} has {arm.types}. igm-pieper solves three sliding joints.")


def chosen_starts(chain: Chain, solve: Solve) -> Array:
    """(k, STRIDE): the starts, in the order of how many random postures each finds again; UnsupportedRobot where none does."""
    rng = np.random.default_rng(SEED)
    q = np.where(chain.turns, rng.uniform(-np.pi, np.pi, (TRIALS, 6)), rng.uniform(-0.5, 0.5, (TRIALS, 6)) * chain.size) / chain.factors
    poses = chain.poses(q)
    rated = []
    for numbers in sliding_starts(rng, STRIDE) if (~chain.turns).sum() == 2 else (prepared(s) for s in starts(chain, rng)):
        if numbers is not None:
            found, counts = solve(numbers[None], poses)
            rated.append((_recovered(chain, found, counts, q), numbers))
    rated.sort(key=lambda pair: (-pair[0], -pair[1][5]))  # with the pose on the left side they are faster
    good = [numbers for hits, numbers in rated if hits >= LEAST * TRIALS]
    if not good:
        raise UnsupportedRobot(SINGULAR)
    return np.array(good[:KEPT])


def _recovered(chain: Chain, found: Array, counts: Array, q: Array) -> int:
    """For how many poses the posture that made it is among the first `counts`."""
    gap = found - q[:, None]
    gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap / chain.size)
    same = (np.abs(gap).max(axis=-1) < 1e-5) & (np.arange(found.shape[1]) < counts[:, None])
    return int(same.any(axis=1).sum())


def why_unreachable(chain: Chain, pose: Array) -> str:
    """What the search for the nearest posture says of a pose without solutions."""
    _, miss = chain.nearest(pose)
    return f"the pose is out of reach: no real root of the characteristic polynomial; the nearest posture misses it by {miss:.3g} (rad, parts of the size)"


def plain_start(chain: Chain, numbers: Array) -> tuple[Array, int, int]:
    """A packed start without offsets of its angles, the joint (from 0) of its polynomial, and its equations without this joint."""
    if (~chain.turns).sum() == 2:
        return np.concatenate([numbers[:1], [0.0], numbers[2:]]), int(np.flatnonzero(chain.turns)[int(numbers[0])]), 0
    same = (prepared(s) for s in starts(chain, None) if (s.place, s.inverse) == (int(numbers[2]), bool(numbers[1])))
    found = next((p for p in same if p is not None), numbers)
    return found, int(found[ORDER + 2]), int(found[4])


def sides(chain: Chain, numbers: Array) -> tuple[Start, Array, Array, Array]:
    """A packed start again, and its equations as they are before any reduction.

    The side without the pose (14, 27) or (14, 9), and the factors K (14 n, 15) and V (15, m) of the side with it.
    """
    plain = next(s for s in starts(chain, None) if (s.place, s.inverse) == (int(numbers[2]), bool(numbers[1])))
    start = with_offsets(plain, numbers[OFFSET : OFFSET + 6])
    items = [left_items(start), right_items(start)]
    fixed, moving = items[::-1] if start.place in LEFT else items
    K, V = factors(moving, np.eye(15)[:14])
    return start, np.tensordot(*factors(fixed, np.eye(15)[:14]), 1).reshape(14, -1), K.reshape(-1, 15), V.reshape(15, -1)
