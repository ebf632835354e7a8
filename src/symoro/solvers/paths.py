"""Postures of robots that move: joint limits, and postures that continue along a path of poses."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symoro.models.inverse.numeric_chain import ACCURATE, Array, Chain
from symoro.solvers.solutions import BatchSolutions, Solutions

FAMILY_STEP = 0.1  # of the joint that moves fastest, rad or parts of the arm's size
FAMILY_STEPS = 63  # one turn in each direction


# --- joint limits ---------------------------------------------------------------------------------


def within_limits(solutions: Solutions, chain: Chain, names: Sequence[str]) -> Solutions:
    """The solutions within the joint limits, angles on the turn nearest the middle of their range;
    where there are none, the reason names the joints that leave theirs.

    A singular posture is one of a family; if it is outside, a member inside stands for it.
    """
    q = chain.into_limits(solutions.solutions)
    inside = chain.inside(q)
    for k in np.flatnonzero(solutions.singular & ~inside):
        member = member_within_limits(chain, q[k], solutions.problem)
        if member is not None:
            q[k], inside[k] = member, True
    if inside.any():
        return solutions.chosen(inside, q)
    outside = [name for k, name in enumerate(names) if _all_outside(chain, q[:, k], k)]
    joints = ", ".join(outside) or "one joint or another"
    return solutions.chosen(
        inside, reason=f"{len(q)} solution(s) outside the joint limits, of {joints}"
    )


def batch_within_limits(answers: BatchSolutions, chain: Chain) -> BatchSolutions:
    """The same for many poses; the postures that are left come first."""
    q = np.where(answers.exists[..., None], chain.into_limits(answers.solutions), 0.0)
    inside = answers.exists & chain.inside(q)
    for k, row in zip(*np.nonzero(answers.exists & answers.singular & ~inside), strict=True):
        member = member_within_limits(chain, q[k, row], answers.problems[k])
        if member is not None:
            q[k, row], inside[k, row] = member, True
    order = np.argsort(~inside, axis=1, kind="stable")
    most = int(inside.sum(axis=1).max(initial=0))
    exists, singular, rows = (
        np.take_along_axis(x, order, axis=1)[:, :most]
        for x in (inside, answers.singular, answers.rows)
    )
    q = np.take_along_axis(q, order[..., None], axis=1)[:, :most] * exists[..., None]
    return BatchSolutions(
        q, exists, singular & exists, rows * exists, answers.origin, answers.problems
    )


def _all_outside(chain: Chain, x: Array, k: int) -> bool:
    return bool(np.all((x < chain.low[k]) | (x > chain.high[k])))


def member_within_limits(chain: Chain, q: Array, pose: Array) -> Array | None:
    """A posture (joints,) within the limits of the family that a singular posture belongs to, all
    of which give the pose; None where none is found.

    The family is walked in both directions from the posture, one turn at most.
    """
    for way in (1.0, -1.0):
        at, last = q, way * _free(chain, q)
        for _ in range(FAMILY_STEPS):
            direction = _free(chain, at)
            direction = direction * (1.0 if direction @ last >= 0 else -1.0)
            moved, left = chain.polished((at + FAMILY_STEP * direction)[None], pose[None])
            if left[0] > ACCURATE:
                break
            at, last = moved[0], direction
            turned = chain.into_limits(at)
            if chain.inside(turned):
                return np.asarray(turned)
    return None


def _free(chain: Chain, q: Array) -> Array:
    """(joints,): the direction in which a singular posture moves while the pose stays."""
    direction = chain.free_directions(q[None], np.ones(1))[0]
    scale = np.abs(direction / np.where(chain.turns, 1.0, chain.size)).max()
    return np.asarray(direction / scale)
