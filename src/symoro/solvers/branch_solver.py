"""Runs the branch program of a closed form: rows checked by the direct model, polished, and listed
once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import numpy as np

from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.node import as_expr
from symoro.jit.function import Compiled
from symoro.models.inverse.numeric_chain import ACCURATE, Array, Chain, distinct
from symoro.models.inverse.serial_arm import ELEMENTS
from symoro.models.inverse.solution_steps import QUADRATIC, QUARTIC_LENGTH, Solved, Step
from symoro.solvers.compiled_solvers import OnePose, function, rigid_poses
from symoro.solvers.inverse_solver import PoseSolver, Postures, PostureTable, rigid

FEW = 16  # poses for which the code of batches is not worth its overhead
Run = Callable[[Array], tuple[Array, ...]]  # poses (N, 16): solutions, exists, singular, miss


class ClosedForm(PoseSolver):
    """The branches of a closed form as a solver of poses."""

    def __init__(self, solved: Solved, run: Run, chain: Chain, values: Mapping[str, float]) -> None:
        """`run` gives the rows of poses (N, 16)."""
        self.solved, self.run, self.chain, self.branches = solved, run, chain, solved.branches
        self.values = geometry_values(solved, values)

    def why_none(self, problem: Array) -> str:
        """The first step that no branch passes, and by how much."""
        steps = self.solved
        pose = {t.payload[0]: float(problem.flat[k]) for k, t in enumerate(steps.target)}
        branches: list[dict[str, Any]] = [{**self.values, **pose}]
        for u, x in steps.inner:
            branches[0][u.payload[0]] = float(interpret([x], branches[0])[0])
        for number, step in enumerate(steps.steps, 1):
            passed = [grown for branch in branches for grown in _existing(step, branch)]
            if not passed:
                return _failed(number, step, branches, self.chain.size)
            branches = passed
        return self._why_no_branch(problem)

    def _why_no_branch(self, pose: Array) -> str:
        """Why branches that pass every step do not reach the pose: too few joints."""
        joints = len(self.solved.arm.joints)
        if joints >= 6:
            return ""
        gap = self._gap(pose)
        text = f"the pose is not one that {joints} joints can give: no branch reproduces all of it"
        return (
            f"{text}; the nearest posture misses it by {gap:.3g} (rad, parts of the size)"
            if gap
            else text
        )

    def _gap(self, pose: Array) -> float:
        """The distance from a pose to the nearest one that the arm reaches; 0 where it is not asked
        for.
        """
        return self.chain.nearest(pose)[1]


def geometry_values(solved: Solved, values: Mapping[str, float]) -> dict[str, float]:
    """The numbers of the arm's geometric parameters: the robot's, and the given ones."""
    known = {**solved.arm.robot.values, **values}
    return {name: x for name, x in known.items() if name in solved.arm.parameters}


def _existing(step: Step, branch: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A branch with the unknowns of one more step, for each of its roots that exists."""
    grown = []
    for root in step.roots:
        exists, *values = interpret([as_expr(root.exists), *map(as_expr, root.values)], branch)
        if exists > 0.5:
            grown.append({**branch, **dict(zip(step.names, map(float, values), strict=True))})
    return grown


def _failed(number: int, step: Step, branches: Sequence[Mapping[str, Any]], size: float) -> str:
    """What to say of a step that no branch passes."""
    shown = "; ".join(f"{display(a, 80)} = {display(b, 80)}" for a, b in step.equations)
    text = f"out of reach at step {number}, {', '.join(step.names)} by type {step.type}: {shown}"
    named = dict(step.coefficients)
    if {"X", "Y", "Z"} <= set(named):
        rows = [
            [float(v) for v in interpret([named["X"], named["Y"], named["Z"]], branch)]
            for branch in branches
        ]
        X, Y, Z = min(rows, key=lambda row: abs(row[2]) - np.hypot(row[0], row[1]))
        return f"{text} (X S + Y C = Z needs |Z| <= {np.hypot(X, Y):.6g}, found |Z| = {abs(Z):.6g})"
    if len(step.equations) == 1 and len(step.unknowns) == 1:
        least = min(_least_difference(step, branch, size) for branch in branches)
        return f"{text} (its sides differ by {least:.3g} at least)"
    return text


def _least_difference(step: Step, branch: Mapping[str, Any], size: float) -> float:
    """The least difference of the sides of an equation over all angles, or over lengths up to 5
    sizes of the arm.
    """
    slides = step.type in (QUADRATIC, QUARTIC_LENGTH)
    x = np.linspace(-1, 1, 4001) * (5 * size if slides else np.pi)
    names, coefficients = zip(*step.coefficients, strict=True)
    numbers = dict(zip(names, map(float, interpret(coefficients, branch)), strict=True))
    left, right = interpret(step.equations[0], {**branch, **numbers, step.names[0]: x})
    return float(np.abs(left - right).min())


class NumpyClosedForm(ClosedForm):
    """Rows of a closed form, checked by NumPy; also where a part of the pose is known only."""

    def __init__(
        self,
        solved: Solved,
        run: Run,
        chain: Chain,
        values: Mapping[str, float],
        known: Collection[str] | None = None,
    ) -> None:
        """`known` are the elements of the pose that count (sx ... Pz), None for all."""
        super().__init__(solved, run, chain, values)
        counted = [known is None or name in known for name in ELEMENTS]
        self.counted = np.array(counted).reshape(3, 4)

    def one(self, pose: Array) -> Postures:
        table = self.many(pose[None])
        count = int(table.counts[0])
        return table.q[0, :count], np.stack([table.singular[0, :count], table.rows[0, :count]])

    def many(self, poses: Array) -> PostureTable:
        goals = rigid(poses)
        proposed, exists, free, miss = self.run(goals.reshape(-1, 16))
        there = exists > 0.5
        # where no row exists but a joint is free, Newton's method finds another value of it
        tried = there | ((free > 0.5) & ~there.any(axis=1, keepdims=True))
        owner, row = np.nonzero(tried & np.isfinite(miss))
        q, left = self._checked(proposed[owner, row], goals[owner])
        good = np.flatnonzero(left <= ACCURATE / min(max(1.0, self.chain.size), 10.0))
        good = good[distinct(self.chain, q[good], owner[good])]
        q, owner, row = q[good], owner[good], row[good]
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        table = PostureTable.empty(*proposed.shape)
        table.q[owner, place], table.rows[owner, place] = q, row
        table.singular[owner, place] = free[owner, row] > 0.5
        table.counts[:] = np.bincount(owner, minlength=len(poses))
        return table

    def _checked(self, q: Array, goals: Array) -> tuple[Array, Array]:
        """Postures polished by Newton's method, and what they miss of the elements that count."""
        if self.counted.all():
            return self.chain.polished(q, goals)
        if not self.counted[:, :3].any():
            return self.chain.polished(q, goals, np.r_[self.counted[:, 3], [False] * 3])
        if not len(q):
            return q, np.zeros(0)
        gap = np.abs((self.chain.poses(q) - goals)[:, :3] * self.counted)
        return self.chain.wrapped(q), (gap / [1, 1, 1, self.chain.size]).max(axis=(1, 2))

    def _gap(self, pose: Array) -> float:
        return super()._gap(pose) if self.counted.all() else 0.0


class CompiledClosedForm(ClosedForm):
    """Rows of a closed form, by machine code throughout."""

    def __init__(
        self, solved: Solved, compiled: Compiled, chain: Chain, values: Mapping[str, float]
    ) -> None:
        super().__init__(solved, _runner(compiled, geometry_values(solved, values)), chain, values)
        self.arm, constants = chain.packed, compiled.constants(self.values)
        rows = len(self.branches)
        job = (compiled.address, constants.ctypes.data, self.arm.ctypes.data, rows)
        self.one = OnePose("closed_one", job, rows, chain.n, (self.arm, constants, compiled))

    def many(self, poses: Array) -> PostureTable:
        goals = rigid_poses(poses)
        table = PostureTable.empty(len(poses), len(self.branches), self.chain.n)
        if len(poses) < FEW:
            self._one_by_one(goals, table)
            return table
        proposed = self.run(goals.reshape(-1, 16))
        arrays = (goals, *proposed, table.q, table.singular, table.rows, table.counts)
        function("closed_many")(
            len(poses),
            self.arm.ctypes.data,
            len(self.branches),
            *(x.ctypes.data for x in arrays),
        )
        return table

    def _one_by_one(self, goals: Array, table: PostureTable) -> None:
        """Fill a table with the postures of a few poses."""
        for k, pose in enumerate(goals):
            q, flags = self.one(pose)
            table.counts[k] = count = len(q)
            table.q[k, :count], table.rows[k, :count] = q, flags[1]
            table.singular[k, :count] = flags[0] > 0


def _runner(compiled: Compiled, values: Mapping[str, float]) -> Run:
    """The rows of a compiled branch program as a function of poses (N, 16)."""
    parameters = np.array([values[name] for name in compiled.parameters])
    given = [parameters] if compiled.parameters else []
    return lambda poses: tuple(compiled.rows(poses, *given))


def closed_form(
    solved: Solved,
    compiled: Compiled,
    chain: Chain,
    values: Mapping[str, float],
    known: Collection[str] | None,
) -> ClosedForm:
    """The solver of a closed form: machine code, or NumPy where there is none or only a part of the
    pose counts.
    """
    if known is None and compiled.backend == "llvm":
        return CompiledClosedForm(solved, compiled, chain, values)
    run = _runner(compiled, geometry_values(solved, values))
    return NumpyClosedForm(solved, run, chain, values, known)
