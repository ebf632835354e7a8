"""Runs the branch program of a closed form: rows checked by the direct model, polished, and listed once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import numpy as np

from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.node import as_expr
from symoro.jit.function import Compiled
from symoro.models.inverse.numeric_arm import ACCURATE, Array, Chain, distinct
from symoro.models.inverse.serial_arm import ELEMENTS
from symoro.models.inverse.solution_steps import QUADRATIC, QUARTIC_LENGTH, Solved, Step
from symoro.solvers.compiled_solvers import One, function, rigid_poses
from symoro.solvers.inverse_solver import Found, ManyFound, Method, rigid

FEW = 16  # poses for which the code of batches is not worth its overhead
Run = Callable[[Array], tuple[Array, ...]]  # poses (N, 16): solutions, exists, singular, miss


class ClosedForm(Method):
    """Rows of a closed form, by NumPy: each checked by the direct model, polished by Newton's method, listed once."""

    def __init__(
        self,
        solved: Solved,
        run: Run,
        chain: Chain,
        values: Mapping[str, float],
        known: Collection[str] | None = None,
    ) -> None:
        """`run` gives the rows of poses (N, 16); `known` are the elements of the pose that count (sx ... Pz), None for all."""
        self.solved, self.run, self.chain, self.signs = solved, run, chain, solved.branches
        self.elements = (
            None if known is None else np.array([name in known for name in ELEMENTS]).reshape(3, 4)
        )
        self.values = {
            k: v
            for k, v in {**solved.arm.robot.values, **values}.items()
            if k in solved.arm.parameters
        }

    def one(self, pose: Array) -> Found:
        found = self.many(pose[None])
        count = int(found.counts[0])
        return found.q[0, :count], np.stack([found.singular[0, :count], found.rows[0, :count]])

    def many(self, poses: Array) -> ManyFound:
        goals = rigid(poses)
        proposed, exists, free, miss = self.run(goals.reshape(-1, 16))
        there = exists > 0.5
        tried = there | (
            (free > 0.5) & ~there.any(axis=1, keepdims=True)
        )  # of a free joint Newton's method finds another value
        owner, row = np.nonzero(tried & np.isfinite(miss))
        q, left = self._checked(proposed[owner, row], goals[owner])
        good = np.flatnonzero(left <= ACCURATE / min(max(1.0, self.chain.size), 10.0))
        good = good[distinct(self.chain, q[good], owner[good])]
        q, owner, row = q[good], owner[good], row[good]
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        out = ManyFound(
            np.zeros(proposed.shape),
            np.zeros(exists.shape, bool),
            np.zeros(exists.shape, int),
            np.bincount(owner, minlength=len(poses)),
        )
        out.q[owner, place], out.singular[owner, place], out.rows[owner, place] = (
            q,
            free[owner, row] > 0.5,
            row,
        )
        return out

    def _checked(self, q: Array, goals: Array) -> tuple[Array, Array]:
        """Postures polished by Newton's method, and what they miss of the elements that count."""
        if self.elements is None:
            return self.chain.polished(q, goals)
        if not self.elements[:, :3].any():
            return self.chain.polished(q, goals, np.r_[self.elements[:, 3], [False] * 3])
        gap = (
            np.abs((self.chain.poses(q) - goals)[:, :3] * self.elements)
            / [1, 1, 1, self.chain.size]
            if len(q)
            else np.zeros((0, 3, 4))
        )
        return self.chain.wrapped(q), gap.max(axis=(1, 2), initial=0.0)

    def why_none(self, pose: Array) -> str:
        """The first step that no branch passes, and by how much."""
        ways: list[dict[str, Any]] = [
            {
                **self.values,
                **{t.payload[0]: float(pose.flat[k]) for k, t in enumerate(self.solved.target)},
            }
        ]
        for u, x in self.solved.inner:
            ways[0][u.payload[0]] = float(interpret([x], ways[0])[0])
        for number, step in enumerate(self.solved.steps, 1):
            passed = []
            for way in ways:
                for r in step.roots:
                    exists, *values = interpret([as_expr(r.exists), *map(as_expr, r.values)], way)
                    if exists > 0.5:
                        passed.append(
                            {**way, **dict(zip(step.names, map(float, values), strict=True))}
                        )
            if not passed:
                return _failed(number, step, ways, self.chain.size)
            ways = passed
        few = len(self.solved.arm.joints)
        if few >= 6:
            return ""
        miss = (
            f"; the nearest posture misses it by {self.chain.nearest(pose)[1]:.3g} (rad, parts of the size)"
            if self.elements is None
            else ""
        )
        return (
            f"the pose is not one that {few} joints can give: no branch reproduces all of it{miss}"
        )


def _failed(number: int, step: Step, ways: Sequence[Mapping[str, Any]], size: float) -> str:
    shown = "; ".join(f"{display(a, 80)} = {display(b, 80)}" for a, b in step.equations)
    text = f"out of reach at step {number}, {', '.join(step.names)} by type {step.type}: {shown}"
    named = dict(step.coefficients)
    if {"X", "Y", "Z"} <= set(named):
        found = [
            [float(v) for v in interpret([named["X"], named["Y"], named["Z"]], way)] for way in ways
        ]
        X, Y, Z = min(found, key=lambda f: abs(f[2]) - np.hypot(f[0], f[1]))
        return f"{text} (X S + Y C = Z needs |Z| <= {np.hypot(X, Y):.6g}, found |Z| = {abs(Z):.6g})"
    if len(step.equations) == 1 and len(step.unknowns) == 1:
        return f"{text} (its sides differ by {min(_least_gap(step, way, size) for way in ways):.3g} at least)"
    return text


def _least_gap(step: Step, way: Mapping[str, Any], size: float) -> float:
    """The least difference of the sides of an equation over all angles, or lengths of some sizes of the arm."""
    slides = step.type in (QUADRATIC, QUARTIC_LENGTH)
    x = np.linspace(-1, 1, 4001) * (5 * size if slides else np.pi)
    named = {
        name: float(v)
        for (name, _), v in zip(
            step.coefficients, interpret([v for _, v in step.coefficients], way), strict=True
        )
    }
    left, right = interpret(step.equations[0], {**way, **named, step.names[0]: x})
    return float(np.abs(left - right).min())


class CompiledForm(ClosedForm):
    """Rows of a closed form, by machine code throughout."""

    def __init__(
        self, solved: Solved, compiled: Compiled, chain: Chain, values: Mapping[str, float]
    ) -> None:
        super().__init__(solved, lambda poses: _rows(compiled, self.values, poses), chain, values)
        self.arm, constants, rows = chain.packed, compiled.constants(self.values), len(self.signs)
        job = (compiled.address, constants.ctypes.data, self.arm.ctypes.data, rows)
        self.one = One("closed_one", job, rows, chain.n, (self.arm, constants, compiled))  # type: ignore[method-assign]

    def many(self, poses: Array) -> ManyFound:
        goals = rigid_poses(poses)
        n, rows, joints = len(poses), len(self.signs), self.chain.n
        found = ManyFound(
            np.zeros((n, rows, joints)),
            np.zeros((n, rows), bool),
            np.zeros((n, rows), np.int64),
            np.zeros(n, np.int64),
        )
        if n < FEW:
            for k, pose in enumerate(goals):
                q, flags = self.one(pose)
                found.counts[k] = count = len(q)
                found.q[k, :count], found.singular[k, :count], found.rows[k, :count] = (
                    q,
                    flags[0] > 0,
                    flags[1],
                )
            return found
        proposed = self.run(goals.reshape(-1, 16))
        arrays = (goals, *proposed, found.q, found.singular, found.rows, found.counts)
        function("closed_many")(n, self.arm.ctypes.data, rows, *(x.ctypes.data for x in arrays))
        return found


def _rows(compiled: Compiled, values: Mapping[str, float], poses: Array) -> tuple[Array, ...]:
    p = [np.array([values[name] for name in compiled.parameters])] if compiled.parameters else []
    return tuple(compiled.rows(poses, *p))


def closed_form(
    solved: Solved,
    compiled: Compiled,
    chain: Chain,
    values: Mapping[str, float],
    known: Collection[str] | None,
) -> ClosedForm:
    """A closed form as it runs here: by machine code, or by NumPy where there is none or a part of the pose counts."""
    if known is None and compiled.backend == "llvm":
        return CompiledForm(solved, compiled, chain, values)
    found = ClosedForm(
        solved, lambda poses: _rows(compiled, found.values, poses), chain, values, known
    )
    return found
