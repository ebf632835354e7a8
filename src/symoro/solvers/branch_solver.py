"""Runs the branch program of a closed form: rows checked by the direct model, polished, and listed
once.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import as_expr, display_text, interpret
from symoro.jit.array_calls import Entry, builtin
from symoro.jit.function import Compiled
from symoro.jit.machine_code import Code, load
from symoro.mechanism import LoopEquations, closed_configurations
from symoro.models.inverse.closed_loop_arms import solved_loops
from symoro.models.inverse.numeric_chain import (
    MISFIT_TOLERANCE,
    POLISHING_STEPS,
    POSE_TOLERANCE,
    Array,
    Chain,
    distinct,
)
from symoro.models.inverse.serial_arm import joint_limits
from symoro.models.inverse.solution_search import (
    ASSEMBLY,
    QUADRATIC,
    QUARTIC_LENGTH,
    Solved,
    Step,
)
from symoro.robot import PRISMATIC, loops
from symoro.solvers.inverse_solver import (
    PoseSolver,
    Postures,
    PostureTable,
    Swept,
    counted_elements,
    known_part,
    least_errors,
    nearest_text,
    not_a_pose,
    rigid,
)
from symoro.solvers.solutions import BatchSolutions, Follower, Tracks, follow_postures

ALL_ELEMENTS = np.ones((3, 4), bool)  # all elements of a pose count
MIN_BATCH = 16  # poses for which the code of batches is not worth its overhead
# types whose two roots differ by more than SAME_POSTURE where they are not singular
TWO_ROOT_TYPES = (2, 6, 7, 8)
BLOCK_POSES = 32  # poses whose rows `closed_many` keeps in the cache
MIN_SHARED_BATCH = 512  # poses that may be shared among threads
FLOAT, INTEGER, MARK = np.dtype(float), np.dtype(np.int64), np.dtype(bool)
BY_ROUNDING = (
    "a posture reaches the pose, but no branch of the closed form: the arm is nearly special, and "
    "rounding errors decide. nearest=True gives the posture; a larger tolerance of sy.load makes "
    "an imported arm exact"
)
Run = Callable[[Array], tuple[Array, ...]]  # poses (N, 16): solutions, exists, singular, miss
Proof = Callable[[], Compiled | None]  # the program of the certificate, compiled when it is needed


class ClosedForm(PoseSolver):
    """The branches of a closed form as a solver of poses."""

    proof: Proof | None = None
    program: Compiled | None = None

    def __init__(self, solved: Solved, run: Run, chain: Chain, values: Mapping[str, float]) -> None:
        """`run` gives the rows of poses (N, 16)."""
        self.solved, self.run, self.chain, self.branches = solved, run, chain, solved.branches
        self.values = geometry_values(solved, values)

    def swept(self, pose: Array, name: str, numbers: Array) -> Swept | None:
        """The postures at a pose for each value of a parameter, in one call of the program, and for
        which values (N,) some are not accurate enough without Newton's method.
        """
        if self.program is None or self.solved.arm.known is not None:
            return None
        given = {**self.values, name: 0.0}
        columns = [
            numbers if x == name else np.full(len(numbers), given[x])
            for x in self.program.parameters
        ]
        goals = np.repeat(rigid(pose[None]).reshape(1, 16), len(numbers), axis=0)
        q, exists, free, miss = self.program.rows(goals, np.stack(columns, axis=1))
        size = max(1.0, self.chain.size)
        real = exists > 0.5
        good = real & (miss <= 0.1 * POSE_TOLERANCE * size / min(size, 10.0))
        singular = free > 0.5
        rough = (real & (~good | singular)).any(axis=1) | (singular.any(axis=1) & ~real.any(axis=1))
        owner, row = np.nonzero(good)
        first = distinct(self.chain, q[owner, row], owner)
        owner, row = owner[first], row[first]
        table = PostureTable.empty(len(numbers), q.shape[1], q.shape[2])
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        table.q[owner, place] = self.chain.wrapped(q[owner, row])
        table.rows[owner, place] = row
        table.counts[:] = np.bincount(owner, minlength=len(numbers))
        return table, rough if rough.any() else None

    def certified(self, problems: Array, counts: Array) -> Array:
        """By the program of the certificate; False where a joint is held free, or without one."""
        if self.proof is None or self.solved.arm.known is not None:
            return super().certified(problems, counts)
        proof = self.proof()
        if proof is None:
            return super().certified(problems, counts)
        run = _runner(proof, self.values)
        nearest = rigid_poses if proof.backend == "llvm" else rigid
        poses = nearest(np.ascontiguousarray(problems)).reshape(-1, 16)
        parts = [poses] if len(poses) >= MIN_BATCH else list(poses)
        answers = [np.reshape(run(part), (2, -1)) for part in parts]
        certain, count = np.concatenate(answers, axis=1)
        return np.asarray((certain > 0.5) & (count == counts))

    def why_none(self, problem: Array) -> str:
        """The first step that no branch passes, and by how much."""
        if len(self.solved.arm.joints) < 6 and 0.0 < max(self._gap(problem)) <= POSE_TOLERANCE:
            return BY_ROUNDING
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
        return f"{text}; {nearest_text(*gap)}" if any(gap) else text

    def _gap(self, pose: Array) -> tuple[float, float]:
        """The distance (m) and angle (rad) from a pose to the nearest one that the arm reaches; 0
        where it is not asked for.
        """
        return least_errors(self.chain, pose)


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
    """Return the message for a step that no branch passes."""
    if step.type == ASSEMBLY:
        names = ", ".join(step.names)
        return f"the pose is out of reach: the loop of {names} cannot close (step {number})"
    shown = "; ".join(f"{display_text(a, 80)} = {display_text(b, 80)}" for a, b in step.equations)
    text = (
        f"the pose is out of reach: step {number} finds no real {', '.join(step.names)} with "
        f"{shown} (type {step.type})"
    )
    named = dict(step.coefficients)
    if {"X", "Y", "Z"} <= set(named):
        rows = [
            [float(v) for v in interpret([named["X"], named["Y"], named["Z"]], branch)]
            for branch in branches
        ]
        X, Y, Z = min(rows, key=lambda row: abs(row[2]) - np.hypot(row[0], row[1]))
        return f"{text}: X S + Y C = Z needs |Z| <= {np.hypot(X, Y):.6g}, found |Z| = {abs(Z):.6g}"
    if len(step.equations) == 1 and len(step.unknowns) == 1:
        least = min(_least_difference(step, branch, size) for branch in branches)
        return f"{text}: the two sides differ by at least {least:.3g}"
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

    fine = -1.0  # a miss of a row that needs no Newton's method; below 0: every row is polished
    nearest: Callable[[Array], Array] = staticmethod(rigid)

    def __init__(self, solved: Solved, run: Run, chain: Chain, values: Mapping[str, float]) -> None:
        super().__init__(solved, run, chain, values)
        self.counted = counted_elements(solved.arm)

    def one(self, pose: Array) -> Postures:
        table = self.many(pose[None])
        count = int(table.counts[0])
        return table.q[0, :count], np.stack([table.singular[0, :count], table.rows[0, :count]])

    def many(self, poses: Array) -> PostureTable:
        whole = self.counted.all()
        goals = (
            self.nearest(np.ascontiguousarray(poses)) if whole else known_part(poses, self.counted)
        )
        return self._table(goals, *self.run(goals.reshape(-1, 16)))

    def _table(
        self, goals: Array, proposed: Array, exists: Array, free: Array, miss: Array
    ) -> PostureTable:
        """The postures of rows of the program that reach their goals (N, 4, 4), each once."""
        there = exists > 0.5
        # where no row exists but a joint is free, Newton's method finds another value of it
        tried = there | ((free > 0.5) & ~there.any(axis=1, keepdims=True))
        owner, row = np.nonzero(tried & np.isfinite(miss))
        q, left = self._accurate(
            proposed[owner, row], goals[owner], miss[owner, row], free[owner, row]
        )
        good = np.flatnonzero(left <= POSE_TOLERANCE / min(max(1.0, self.chain.size), 10.0))
        good = good[distinct(self.chain, q[good], owner[good])]
        q, owner, row = q[good], owner[good], row[good]
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        table = PostureTable.empty(*proposed.shape)
        table.q[owner, place], table.rows[owner, place] = q, row
        table.singular[owner, place] = free[owner, row] > 0.5
        table.counts[:] = np.bincount(owner, minlength=len(goals))
        return table

    def _accurate(self, q: Array, goals: Array, miss: Array, free: Array) -> tuple[Array, Array]:
        """Postures and what they miss: those of the program where they are accurate and regular,
        others polished.
        """
        rough = ~((miss <= self.fine) & (free < 0.5))
        q, left = self.chain.wrapped(q), miss.copy()
        if rough.any():
            q[rough], left[rough] = self._checked(q[rough], goals[rough])
        return q, left

    def _checked(self, q: Array, goals: Array) -> tuple[Array, Array]:
        """Postures polished by Newton's method, and what they miss of the elements that count."""
        if self.counted.all():
            return self.chain.polished(q, goals)
        return self.chain.polished_elements(q, goals, self.counted)

    def _gap(self, pose: Array) -> tuple[float, float]:
        return super()._gap(pose) if self.counted.all() else (0.0, 0.0)


class ArmAngleForm(NumpyClosedForm):
    """Rows of an arm of seven joints, whose arm angle is an argument of the program."""

    def __init__(
        self, solved: Solved, compiled: Compiled, chain: Chain, values: Mapping[str, float]
    ) -> None:
        self.nearest = rigid_poses if compiled.backend == "llvm" else rigid
        angle = float(values.get(solved.arm.arm_angle, 0.0))
        others = {name: x for name, x in values.items() if name != solved.arm.arm_angle}
        given = geometry_values(solved, others)
        parameters = [np.array([given[name] for name in compiled.parameters])]
        # errors below it need no Newton's method
        self.fine = 0.1 * POSE_TOLERANCE / min(max(1.0, chain.size), 10.0)
        self.rows: Callable[[Array, Array], Any] = lambda poses, angles: compiled.rows(
            poses, angles, *(parameters if compiled.parameters else [])
        )
        super().__init__(
            solved, lambda poses: self.rows(poses, np.full((len(poses), 1), angle)), chain, values
        )

    def swept(self, pose: Array, name: str, numbers: Array) -> Swept | None:
        """The postures at a pose for each value of the arm angle, in one call of the program."""
        if name != self.solved.arm.arm_angle:
            return None
        goals = np.empty((len(numbers), 4, 4))
        goals[:] = self.nearest(np.ascontiguousarray(pose[None]))
        rows = self.rows(goals.reshape(-1, 16), numbers.reshape(-1, 1))
        return self._table(goals, *rows), None

    def _table(
        self, goals: Array, proposed: Array, exists: Array, free: Array, miss: Array
    ) -> PostureTable:
        """The postures of rows: as they are where all of them are accurate and regular."""
        least, most = np.minimum.reduce, np.maximum.reduce  # along all axes
        if least(exists, None) > 0.5 and most(miss, None) <= self.fine and most(free, None) < 0.5:
            every = np.empty(exists.shape, np.int64)
            every[:] = np.arange(exists.shape[1])
            counts = np.full(len(proposed), exists.shape[1])
            return PostureTable(proposed, np.zeros(exists.shape, bool), every, counts)
        return super()._table(goals, proposed, exists, free, miss)


class ClosedLoopForm(ClosedForm):
    """Rows of a closed-loop robot: the path and the joints behind its loops, checked by the loop
    equations.
    """

    def __init__(self, solved: Solved, run: Run, chain: Chain, values: Mapping[str, float]) -> None:
        super().__init__(solved, run, chain, values)
        self.mechanism = ClosedMechanism.of(solved, chain, values)
        self.counted = counted_elements(solved.arm)
        self.path, self.chain = chain, self.mechanism.columns
        self.shown = [list(solved.joints).index(m.name) for m in solved.arm.columns]

    def one(self, pose: Array) -> Postures:
        table = self.many(pose[None])
        count = int(table.counts[0])
        return table.q[0, :count], np.stack([table.singular[0, :count], table.rows[0, :count]])

    def many(self, poses: Array) -> PostureTable:
        table = self.all_joints(poses)
        return replace(table, q=np.ascontiguousarray(table.q[..., self.shown]))

    def all_joints(self, poses: Array) -> PostureTable:
        """Postures of all joints of the steps at poses (N, 4, 4)."""
        goals = rigid(poses) if self.counted.all() else known_part(poses, self.counted)
        proposed, exists, free, miss = self.run(goals.reshape(-1, 16))
        owner, row = np.nonzero((exists > 0.5) & np.isfinite(miss))
        q, left = self.mechanism.polished(proposed[owner, row], goals[owner], self.counted)
        good = np.flatnonzero(left <= POSE_TOLERANCE)
        q = self.moving.wrapped(q)
        good = good[distinct(self.chain, q[good][:, self.shown], owner[good])]
        q, owner, row = q[good], owner[good], row[good]
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        table = PostureTable.empty(len(poses), exists.shape[1], q.shape[1])
        table.q[owner, place], table.rows[owner, place] = q, row
        table.singular[owner, place] = free[owner, row] > 0.5
        table.counts[:] = np.bincount(owner, minlength=len(poses))
        return table

    @cached_property
    def moving(self) -> ClosedJoints:
        """All joints of the steps, as a chain that is followed along a path."""
        names, robot = list(self.solved.joints), self.solved.arm.robot
        slides = [robot.sigma(robot.moving[robot.q.index(name)]) == PRISMATIC for name in names]
        low, high = np.full((2, len(names)), np.inf)
        low[self.shown], high[self.shown] = self.chain.low, self.chain.high
        low[np.setdiff1d(np.arange(len(names)), self.shown)] = -np.inf
        turns = ~np.array(slides)
        constants, ones = self.path.constants, np.ones(len(names))
        return ClosedJoints(constants, turns, ones, low, high, self.mechanism)

    def followed(self, poses: Array, limits: bool) -> Tracks:
        """Tracks along poses (N, 4, 4), of all joints, of which the columns are shown."""
        table = self.all_joints(poses)
        exists = np.arange(table.q.shape[1]) < table.counts[:, None]
        answers = BatchSolutions(table.q, exists, table.singular, table.rows, self, poses)
        every = list(self.solved.joints)
        tracks = follow_postures(answers, Follower(self.moving, every, limits))
        own, later = (
            tuple(replace(t, solutions=t.solutions[:, self.shown]) for t in some)
            for some in (tracks.tracks, tracks.later)
        )
        return Tracks(own, later)

    def posture_names(self, q: Array) -> tuple[str, ...]:
        return ()

    def pose_derivative(self, q: Array, rows: Array, problem: Array) -> Array:
        """By the loop equations and the elements of the pose that count."""
        if not self.counted.all():
            return super().pose_derivative(q, rows, problem)
        goal = rigid(problem[None])
        goals = np.repeat(goal, len(q), axis=0)
        proposed = self.run(goal.reshape(1, 16))[0][0, rows.astype(int)]
        every, _ = self.mechanism.polished(proposed, goals, self.counted)
        return self.mechanism.pose_derivative(every, goals)[:, self.shown]

    def free_directions(self, q: Array, singular: Array) -> Array:
        if not np.any(singular):
            return np.zeros_like(q)
        raise UnsupportedRobot(
            "Free directions are known for serial arms; of a closed-loop robot `singular` tells "
            "where there are some."
        )

    def _why_no_branch(self, pose: Array) -> str:
        name = self.solved.arm.robot.name
        text = (
            f"the pose is not one that {name} can give: no branch reproduces it with closed loops"
        )
        hint = '; generate(…, known="position") asks for the position alone'
        return text + hint * bool(self.counted.all())

    def _gap(self, pose: Array) -> tuple[float, float]:
        return 0.0, 0.0


@dataclass(frozen=True)
class ClosedMechanism:
    """The loop equations of a robot and the direct model of a path, as functions of the joints that
    a solution gives.
    """

    loops: LoopEquations
    path: Chain
    columns: Chain  # types and limits of the joints of a posture
    start: Array  # positions of all joints, for those that the solution does not give
    own: Array  # the places of the joints of a solution among all joints
    of_path: Array  # the places of the joints of the path among those of a solution

    @staticmethod
    def of(solved: Solved, chain: Chain, values: Mapping[str, float]) -> ClosedMechanism:
        """The loops that a solution closes, with its path."""
        arm, names = solved.arm, list(solved.joints)
        at = closed_configurations(arm.robot, given=values)
        closed = [list(loops(arm.robot)).index(x) for x in solved_loops(solved)]
        columns = PostureColumns(
            chain.constants,
            np.array([not m.slides for m in arm.columns]),
            np.ones(len(arm.columns)),
            *joint_limits(arm.robot, arm.columns),
        )
        return ClosedMechanism(
            at.f.of_loops(closed),
            chain,
            columns,
            at.q[0],
            np.array([at.f.of.variables.index(name) for name in names]),
            np.array([names.index(name) for name in arm.names]),
        )

    def polished(self, q: Array, goals: Array, counted: Array) -> tuple[Array, Array]:
        """Newton's method on the loop equations and the elements of the pose that count: postures
        and by how much they miss them (N,).
        """
        best, left = q.copy(), np.full(len(q), np.inf)
        if not len(q):
            return best, left
        for _ in range(POLISHING_STEPS):
            error, J = self.linearised(q, goals, counted)
            miss = np.abs(error).max(axis=1)
            better = miss < left
            best[better], left[better] = q[better], miss[better]
            if not ((miss > MISFIT_TOLERANCE) & better).any():
                break
            q = q - (np.linalg.pinv(J, rcond=1e-9) @ error[:, :, None])[:, :, 0]
        return best, np.where(self.loops.closed(self._all(best)), left, np.inf)

    def pose_derivative(self, q: Array, goals: Array) -> Array:
        """(N, joints, 6): derivatives of the joints of a solution by the position of the frame (m)
        and by a rotation (rad), in the axes of the base; a motion that the loops do not allow is
        followed as far as they do.
        """
        J = self.linearised(q, goals, ALL_ELEMENTS)[1]
        moves = np.zeros((len(q), 3, 4, 6))  # of the elements of the pose
        moves[:, :, 3, :3] = np.eye(3) / self.path.size
        for c in range(3):
            moves[:, :, c, 3:] = -np.cross(goals[:, :3, c, None], np.eye(3), axis=1)
        given = np.zeros((len(q), J.shape[1], 6))
        given[:, -12:] = moves.reshape(-1, 12, 6)
        return np.asarray(np.linalg.pinv(J, rcond=1e-9) @ given)

    def _all(self, q: Array) -> Array:
        every = np.tile(self.start, (len(q), 1))
        every[:, self.own] = q
        return every

    def linearised(self, q: Array, goals: Array, counted: Array) -> tuple[Array, Array]:
        """Errors (N, equations), lengths in parts of the size, and their derivatives."""
        every = self._all(q)
        T, rates = self.path.element_rates(q[:, self.of_path])
        scale = np.where(np.arange(4) == 3, self.path.size, 1.0) * np.ones((3, 1))
        error = ((T - goals)[:, :3] / scale)[:, counted]
        J = np.zeros((len(q), error.shape[1], q.shape[1]))
        J[:, :, self.of_path] = (rates / scale[:, :, None])[:, counted]
        error = np.concatenate([self.loops.misfit(every), error], axis=1)
        return error, np.concatenate([self.loops.matrix(every)[:, :, self.own], J], axis=1)


class PostureColumns(Chain):
    """Types and limits of the columns of a posture that is no serial chain."""

    def forward(self, q: Array) -> tuple[Array, Array, Array]:
        raise UnsupportedRobot(
            "A closed-loop robot is no serial chain: nearest postures, errors and manipulability "
            "are known for serial arms alone."
        )


@dataclass(frozen=True)
class ClosedJoints(PostureColumns):
    """All joints of a closed-loop robot, moved along a path by its loop equations and the pose."""

    mechanism: ClosedMechanism

    def polished(self, q: Array, goal: Array, passes: int = POLISHING_STEPS) -> tuple[Array, Array]:
        best, left = self.mechanism.polished(q, goal, ALL_ELEMENTS)
        return self.wrapped(best), left

    def predicted(self, q: Array, pose: Array, goal: Array) -> Array:
        motion = self.misfit(pose[None], goal[None])[0]
        motion[:3] *= self.size
        poses = np.broadcast_to(pose, (len(q), 4, 4))
        return np.asarray(q + self.mechanism.pose_derivative(q, poses) @ motion)

    def singular_distance(self, q: Array) -> Array:
        """(N,): the least singular value of the loop equations and the elements of the pose by the
        joints.
        """
        if not len(q):
            return np.zeros(0)
        J = self.mechanism.linearised(q, np.tile(np.eye(4), (len(q), 1, 1)), ALL_ELEMENTS)[1]
        return np.asarray(np.linalg.svd(J, compute_uv=False)[:, -1])

    def orientation(self, q: Array) -> Array:
        return np.zeros(len(q))


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
        self.compiled, self.constants = compiled, constants

    def many(self, poses: Array) -> PostureTable:
        n, rows, joints = len(poses), len(self.branches), self.chain.n
        if n < MIN_BATCH:
            return PostureTable.of([self.one(pose) for pose in rigid_poses(poses)], joints)
        table, results = _tables(n, rows, joints)
        part = partial(self._part, poses, (results, (8 * rows * joints, rows, 8 * rows, 8)))
        if n < MIN_SHARED_BATCH:
            part(0, n)
        else:
            self.compiled.share(n, part)
        return table

    def _part(
        self, poses: Array, results: tuple[tuple[int, ...], tuple[int, ...]], first: int, last: int
    ) -> None:
        """Write the postures of the poses from `first` up to `last` to tables, of which the
        addresses and the bytes per pose are given.
        """
        work = np.empty(self._room)
        bad = function("closed_many")(
            last - first,
            self._batch_job[1],
            poses.ctypes.data + 128 * first,
            work.ctypes.data,
            *(at + first * step for at, step in zip(*results, strict=True)),
        )
        if bad >= 0:
            raise not_a_pose(poses[first + bad], f"pose {first + bad}")

    def swept_by(self, motion: Array, numbers: Array, place: int) -> PostureTable | None:
        n, rows, joints = len(numbers), len(self.branches), self.chain.n
        if not MIN_BATCH <= n < MIN_SHARED_BATCH:
            return None
        table, results = _tables(n, rows, joints + 1)
        room = np.empty(self._room + BLOCK_POSES * (16 + rows * joints))
        arrays = (motion.ctypes.data, numbers.ctypes.data, place, room.ctypes.data)
        bad = function("closed_sweep")(n, self._batch_job[1], *arrays, *results)
        if bad >= 0:
            raise not_a_pose(motion[0] + motion[1])
        return table

    @cached_property
    def _room(self) -> int:
        """The numbers of BLOCK_POSES poses and their rows."""
        return BLOCK_POSES * (16 + len(self.branches) * (self.chain.n + 3))

    @cached_property
    def _batch_job(self) -> tuple[Array, int]:
        """What `closed_many` reads, and its address."""
        distinct = all(len(s.roots) == 1 or s.type in TWO_ROOT_TYPES for s in self.solved.steps)
        constants, arm = self.constants.ctypes.data, self.arm.ctypes.data
        job = (self.compiled.batch_address, constants, arm, len(self.branches), distinct)
        array = np.array(job, np.uint64)
        return array, array.ctypes.data


def _tables(n: int, rows: int, joints: int) -> tuple[PostureTable, tuple[int, int, int, int]]:
    """A table for n poses, not yet filled, and the addresses of q, singular, rows and counts, which
    share one piece of memory: the addresses of four arrays take as long as ten poses.
    """
    row = 8 * n * rows * joints
    count = row + 8 * n * rows
    singular = count + 8 * n
    memory = np.empty(singular + n * rows, np.uint8)
    table = PostureTable(
        np.ndarray((n, rows, joints), FLOAT, memory),
        np.ndarray((n, rows), MARK, memory, singular),
        np.ndarray((n, rows), INTEGER, memory, row),
        np.ndarray((n,), INTEGER, memory, count),
    )
    start = memory.ctypes.data
    return table, (start, start + singular, start + row, start + count)


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
    proof: Proof,
) -> ClosedForm:
    """The solver of a closed form: machine code, or NumPy where there is none, only a part of the
    pose counts, loops follow or the arm has an arm angle.
    """
    if solved.arm.behind_loops:
        run = _runner(compiled, geometry_values(solved, values))
        return ClosedLoopForm(solved, run, chain, values)
    solver: ClosedForm
    if solved.arm.arm_angle:
        solver = ArmAngleForm(solved, compiled, chain, values)
    elif solved.arm.known is None and compiled.backend == "llvm":
        solver = CompiledClosedForm(solved, compiled, chain, values)
    else:
        run = _runner(compiled, geometry_values(solved, values))
        solver = NumpyClosedForm(solved, run, chain, values)
    solver.proof, solver.program = proof, compiled
    return solver


# --- machine code of the solvers, called for one pose ---------------------------------------------


POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "rigid_poses": (WORD, WORD, POINTER, POINTER),
    "closed_one": (None, *[POINTER] * 3),
    "closed_many": (WORD, WORD, *[POINTER] * 7),
    "closed_sweep": (WORD, WORD, *[POINTER] * 3, WORD, *[POINTER] * 5),
    "characteristic": (WORD, *[POINTER] * 4),
    "general_one": (None, *[POINTER] * 3),
    "general_many": (None, WORD, POINTER, POINTER, WORD, *[POINTER] * 4),
}
# Closed forms are compiled apart, since the elimination takes LLVM five times as long.
CLOSED_FORM_FUNCTIONS = ("rigid_poses", "closed_one", "closed_many", "closed_sweep")
GENERAL_FUNCTIONS = tuple(name for name in PROTOTYPES if name not in CLOSED_FORM_FUNCTIONS)
POLISHING_FUNCTION = "take"  # the function that polishes one root by Newton's method


def address(name: str) -> int:
    """The address of a function of `solvers.c`."""
    return code(
        CLOSED_FORM_FUNCTIONS if name in CLOSED_FORM_FUNCTIONS else GENERAL_FUNCTIONS
    ).addresses[name]


@cache
def code(names: tuple[str, ...]) -> Code:
    """The compiled machine code of some functions of `solvers.c`."""
    content = f"solvers {names} {hashlib.sha256(_llvm().encode()).hexdigest()}"
    return load(lambda: llvm_text(names), content, names, level=1)


@cache
def _llvm() -> str:
    return files("symoro.solvers").joinpath("solvers.ll").read_text(encoding="utf-8")


def llvm_text(names: Collection[str]) -> str:
    """`solvers.ll` with all functions but the named ones made internal, so that LLVM drops what
    nothing calls.

    Rare root-polishing code is kept in a separate function so that the common path stays in the
    instruction cache.
    """
    text = _llvm()
    others = "|".join(name for name in PROTOTYPES if name not in names)
    text = re.sub(rf"^define (?=\w+ @({others})\()", "define internal ", text, flags=re.MULTILINE)
    return re.sub(
        rf"^(define .*@{POLISHING_FUNCTION}\(.*) {{$", r"\1 noinline {", text, flags=re.MULTILINE
    )


@cache
def function(name: str) -> Callable[..., int]:
    """A function of `solvers.c`, to be called with addresses and numbers."""
    return ctypes.CFUNCTYPE(*PROTOTYPES[name])(address(name))


class OnePose:
    """A function of `solvers.c` for one pose, as a built-in function of Python where that can be
    made.
    """

    def __init__(self, name: str, job: Sequence[int], rows: int, joints: int, owner: Any) -> None:
        """`job` is what the function reads, addresses and numbers; `owner` keeps alive what they
        point to.
        """
        self.job, self.owner = np.array(job, dtype=np.uint64), owner
        self.shapes = ((rows, joints), (2, rows), (1,))
        self.plain = function(name)
        entry = Entry(
            slow=self._slow,
            single=address(name),
            pre=0,
            rows=ctypes.c_uint64(0),
            constants=self.job,
            parameters=0,
            carried=0,
            batch=(1, 0),
            arrays=(16,),
            groups=self.shapes,
            owner=self,
        )
        self.run = builtin(entry) or self._slow

    def __call__(self, pose: Array) -> Postures:
        q, flags, count = self.run(pose.reshape(16))
        n = int(count[0])
        if n < 0:
            raise not_a_pose(pose)
        return q[:n], flags[:, :n]

    def _slow(self, pose: Any, **_: Any) -> tuple[Array, ...]:
        """The same by ctypes, for arrays and interpreters that the built-in does not know."""
        T, out = np.array(pose, dtype=float), tuple(np.zeros(shape) for shape in self.shapes)
        inputs, outputs = array("Q", [T.ctypes.data]), array("Q", [x.ctypes.data for x in out])
        self.plain(inputs.buffer_info()[0], self.job.ctypes.data, outputs.buffer_info()[0])
        return out


def rigid_poses(poses: Array) -> Array:
    """The rigid poses nearest to the given ones (N, 4, 4); InputError names the first that is not
    nearly rigid.
    """
    goals = np.empty_like(poses)
    bad = function("rigid_poses")(len(poses), poses.ctypes.data, goals.ctypes.data)
    if bad >= 0:
        raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
    return goals
