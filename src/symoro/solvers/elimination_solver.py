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
from symoro.models.inverse.numeric_chain import Array, Chain
from symoro.solvers.compiled_solvers import OnePose, function, rigid_poses
from symoro.solvers.inverse_solver import PoseSolver, PostureTable, not_a_pose, one_pose

MOST = 16  # solutions of the elimination
CHECKED = 12  # random postures that tell whether the ways of another arm will do


class Elimination(PoseSolver):
    """The elimination of Raghavan and Roth, prepared for one arm: the best starts on trial poses
    come first.
    """

    def __init__(self, chain: Chain, ways: Sequence[Way] = ()) -> None:
        """`ways` of an arm that is much the same spare the trials."""
        self.chain, self.arm = chain, chain.packed
        self.ways = list(ways) or chosen_ways(chain, self.solve)
        self.starts = packed_starts(chain, self.ways)
        job = (self.arm.ctypes.data, self.starts.ctypes.data, len(self.starts))
        self.one = OnePose("general_one", job, MOST, 6, (self.arm, self.starts))

    def solve(self, starts: Array, poses: Array) -> PostureTable:
        """Every posture at poses (N, 4, 4) from packed starts, one after another."""
        table = PostureTable.empty(len(poses), MOST, 6)
        table.rows[:] = np.arange(MOST)
        arrays = (np.ascontiguousarray(poses), table.q, table.singular, table.counts)
        function("general_many")(
            len(poses),
            self.arm.ctypes.data,
            starts.ctypes.data,
            len(starts),
            *(x.ctypes.data for x in arrays),
        )
        if (table.counts < 0).any():
            bad = int(np.argmax(table.counts < 0))
            raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
        return table

    def many(self, poses: Array) -> PostureTable:
        return self.solve(self.starts, poses)

    def why_none(self, problem: Array) -> str:
        return why_unreachable(self.chain, problem)

    def polynomial(self, pose: Any) -> tuple[int, Array]:
        """The joint (from 0) and the coefficients, highest first, of the polynomial in tan(theta/2)
        of it.
        """
        start, joint, still = plain_start(self.chain, self.ways[0])
        out, goal = np.zeros(9 * 18), rigid_poses(one_pose(pose)[None])
        count = function("characteristic")(
            self.arm.ctypes.data, start.ctypes.data, goal.ctypes.data, out.ctypes.data
        )
        if count == 9:  # the coefficients themselves, where two joints slide
            return joint, out[:9] / np.abs(out[:9]).max()
        coefficients = characteristic_polynomial(out[:count].reshape(-1, 9), still)
        if start[GAIN + 2] < 0:  # a loop in the other direction counts angles down
            coefficients = coefficients * (-1.0) ** np.arange(17)
        return joint, coefficients


def elimination(chain: Chain, like: Elimination | None = None) -> Elimination:
    """The solver of an arm; the ways of a similar one are taken over where they solve this arm too,
    without trials.
    """
    if like is not None:
        method, q = Elimination(chain, like.ways), trials(chain, CHECKED)
        table = method.many(chain.poses(q)) if len(method.starts) == len(like.ways) else None
        if table is not None and recovered(chain, table.q, table.counts, q) == CHECKED:
            return method
    return Elimination(chain)
