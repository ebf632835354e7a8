"""Solutions of the models that find roots at run time: postures of inverse geometric models,
assemblies of closed loops; postures within joint limits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import SymoroError
from symoro.models.inverse.numeric_chain import ACCURATE, Array, Chain

FAMILY_STEP = 0.1  # of the joint that moves fastest, rad or parts of the arm's size
FAMILY_STEPS = 63  # one turn in each direction


class Origin:
    """A solver as its solutions see it: it names their rows and explains them when asked."""

    branches: tuple[str, ...] = ()  # a name for each row that the solver can give

    def posture_names(self, q: Array) -> tuple[str, ...]:
        """Names of postures (count, joints) that say more than those of rows; empty without."""
        return ()

    def why_none(self, problem: Array) -> str:
        """Why there is no solution: of a pose (4, 4), or of motor positions."""
        return ""

    def free_directions(self, q: Array, singular: Array) -> Array:
        """(count, joints): how singular postures can move while the problem stays solved."""
        raise SymoroError("Free directions are known for inverse geometric models only.")


class Solutions:
    """Solutions of one problem, one per row of `solutions` (count, joints) in rad and m.

    `singular` (count,) tells where some joint is free to move: the row is one representative,
    `free` the direction. `nearest` is true where nothing solves the problem and a least distance
    was asked for; `miss` is that distance.
    """

    __slots__ = ("_flags", "_origin", "_reason", "miss", "nearest", "problem", "solutions")

    def __init__(
        self, q: Array, flags: Array, origin: Origin, problem: Array, reason: str = ""
    ) -> None:
        """`flags` (2, count): whether each solution is singular, and the row of the solver that
        gave it.

        `problem` is the pose (4, 4) or the motor positions; an empty `reason` is asked of the
        origin when needed.
        """
        self.solutions, self._flags, self._origin = q, flags, origin
        self.problem, self._reason = problem, reason
        self.miss, self.nearest = 0.0, False

    @property
    def count(self) -> int:
        """The number of solutions."""
        return len(self.solutions)

    @property
    def singular(self) -> Array:
        """(count,) bool."""
        return np.asarray(self._flags[0] > 0)

    @property
    def signs(self) -> tuple[str, ...]:
        """The roots that each solution took, q1+ q3- …; where its solver names none, the number of
        the row.
        """
        names = self._origin.branches
        return tuple(names[int(k)] if names else str(int(k) + 1) for k in self._flags[1])

    @property
    def branches(self) -> tuple[str, ...]:
        """Shoulder, elbow and wrist of each posture where the arm has them, otherwise its signs."""
        return self._origin.posture_names(self.solutions) or self.signs

    @property
    def reason(self) -> str:
        """Why there is no solution: which equation failed, and by how much; empty where there are
        some.
        """
        if not self._reason and not len(self.solutions):
            why = self._origin.why_none(self.problem)
            self._reason = why or "the pose is out of reach: no real solution"
        return self._reason

    @property
    def free(self) -> Array:
        """(count, joints): how the joints of a singular posture can move, to the first order, while
        the pose stays; zero elsewhere.
        """
        return self._origin.free_directions(self.solutions, self.singular)

    def chosen(self, rows: Array, q: Array | None = None, reason: str = "") -> Solutions:
        """Some of the solutions, by a mask or by their numbers; `q` (count, joints) replaces the
        values of all of them.
        """
        values = self.solutions if q is None else q
        why = reason or self._reason
        return Solutions(values[rows], self._flags[:, rows], self._origin, self.problem, why)

    def closest(self, q: Array, singular: Array, miss: float) -> Solutions:
        """The posture (joints,) of least distance instead, with the reason why there is no
        solution.
        """
        flags = np.stack([singular, np.zeros(1)])
        closest = Solutions(q[None], flags, self._origin, self.problem, self.reason)
        closest.miss, closest.nearest = miss, True
        return closest

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, k: Any) -> Array:
        return np.asarray(self.solutions[k])

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self.solutions, dtype=dtype)

    def __iter__(self) -> Iterator[Array]:
        return iter(self.solutions)

    def __repr__(self) -> str:
        return f"<{self.count} solution(s){f': {self.reason}' if self.reason else ''}>"


@dataclass(frozen=True)
class BatchSolutions:
    """Solutions of many problems, with a mask of those that exist; all values are finite. b[k] are
    those of problem k.
    """

    solutions: Array  # (problems, rows, joints)
    exists: Array  # (problems, rows) bool
    singular: Array  # (problems, rows) bool
    rows: Array  # (problems, rows) the row of the solver that gave each
    origin: Origin
    problems: Array  # poses (problems, 4, 4), or motor positions (problems, motors)

    @cached_property
    def count(self) -> Array:
        """(problems,)"""
        return np.asarray(self.exists.sum(axis=-1))

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the rows, where the solver has any."""
        return self.origin.branches

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, k: int) -> Solutions:
        there = self.exists[k]
        flags = np.stack([self.singular[k, there], self.rows[k, there]])
        return Solutions(self.solutions[k, there], flags, self.origin, self.problems[k])


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
