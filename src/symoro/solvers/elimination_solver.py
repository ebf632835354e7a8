"""Runs the elimination of Raghavan and Roth as machine code, prepared for one arm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symoro.models.inverse.elimination import GAIN, characteristic_polynomial
from symoro.models.inverse.elimination_starts import (
    Way,
    chosen_ways,
    packed_starts,
    plain_start,
    recovered,
    trials,
    why_unreachable,
)
from symoro.models.inverse.numeric_arm import Array, Chain
from symoro.solvers.compiled_solvers import One, function, rigid_poses
from symoro.solvers.inverse_solver import Found, ManyFound, Method, not_a_pose, one_pose

MOST = 16  # solutions of the elimination
CHECKED = 12  # random postures that tell whether the ways of another arm will do


class Elimination(Method):
    """The elimination of Raghavan and Roth, prepared for one arm: the best starts on trial poses come first."""

    def __init__(self, chain: Chain, ways: Sequence[Way] = ()) -> None:
        """`ways` of an arm that is much the same spare the trials."""
        self.chain, self.arm = chain, chain.packed
        self.ways = list(ways) or chosen_ways(chain, self._solve)
        self.starts = packed_starts(chain, self.ways)
        job = (self.arm.ctypes.data, self.starts.ctypes.data, len(self.starts))
        self._one = One("general_one", job, MOST, 6, (self.arm, self.starts))

    def _solve(self, starts: Array, poses: Array) -> tuple[Array, Array]:
        found = self._by(starts, poses)
        return found.q, found.counts

    def _by(self, starts: Array, poses: Array) -> ManyFound:
        n = len(poses)
        found = ManyFound(
            np.zeros((n, MOST, 6)),
            np.zeros((n, MOST), bool),
            np.tile(np.arange(MOST), (n, 1)),
            np.zeros(n, np.int64),
        )
        arrays = (np.ascontiguousarray(poses), found.q, found.singular, found.counts)
        function("general_many")(
            n,
            self.arm.ctypes.data,
            starts.ctypes.data,
            len(starts),
            *(x.ctypes.data for x in arrays),
        )
        if (found.counts < 0).any():
            bad = int(np.argmax(found.counts < 0))
            raise not_a_pose(poses[bad], f"pose {bad}" if n > 1 else "pose")
        return found

    def one(self, pose: Array) -> Found:
        return self._one(pose)

    def many(self, poses: Array) -> ManyFound:
        return self._by(self.starts, poses)

    def why_none(self, pose: Array) -> str:
        return why_unreachable(self.chain, pose)

    def polynomial(self, pose: Any) -> tuple[int, Array]:
        """The joint (from 0) and the coefficients, highest first, of the polynomial in tan(theta/2) of it."""
        start, joint, still = plain_start(self.chain, self.ways[0])
        out, goal = np.zeros(9 * 18), rigid_poses(one_pose(pose)[None])
        count = function("characteristic")(
            self.arm.ctypes.data, start.ctypes.data, goal.ctypes.data, out.ctypes.data
        )
        if count == 9:
            return joint, out[:9] / np.abs(out[:9]).max()
        found = characteristic_polynomial(out[:count].reshape(-1, 9), still)
        return joint, found * np.where(
            start[GAIN + 2] < 0, (-1.0) ** np.arange(17), 1.0
        )  # a loop in the other direction counts angles down


def elimination(chain: Chain, like: Elimination | None = None) -> Elimination:
    """Prepared for an arm: by the ways of a similar one where they will do, which spares the trials."""
    if like is not None:
        method, q = Elimination(chain, like.ways), trials(chain, CHECKED)
        if (
            len(method.starts) == len(like.ways)
            and recovered(chain, *method._solve(method.starts, chain.poses(q)), q) == CHECKED
        ):
            return method
    return Elimination(chain)
