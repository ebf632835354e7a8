"""Solutions of the models that find roots at run time: postures of inverse geometric models,
assemblies of closed loops; postures within joint limits, and along a path of poses.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import SymoroError
from symoro.models.inverse.numeric_chain import POSE_TOLERANCE, SINGULAR_VALUE, Array, Chain

FAMILY_STEP = 0.1  # of the joint that moves fastest, rad or parts of the arm's size
FAMILY_STEPS = 63  # one turn in each direction
MAX_JOINT_STEP = 0.3  # rad, or parts of the size, that a joint moves in one step along a path
PREDICTION_TOLERANCE = 0.3  # part of a step by which its prediction may be wrong
MAX_HALVINGS = 14  # of the way between two poses
MAX_CORRECTIONS = 5  # steps of Newton's method that a good prediction needs at most
TRACK_TOLERANCE = 1e-5  # rad, or parts of the size, between a track and a solution


class SolutionSource:
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

    def certified(self, problems: Array, counts: Array) -> Array:
        """(N,) bool: whether it is proven that problems (N, …) have no other solutions than the
        `counts` (N,) that were found, and none of them is double.
        """
        return np.zeros(len(problems), bool)

    def pose_derivative(self, q: Array, rows: Array, problem: Array) -> Array:
        """(count, joints, 6): derivatives of solutions (count, joints), which rows (count,) of the
        solver gave at a pose (4, 4), by the pose.
        """
        return self.geometry().pose_derivative(q)

    def followed(self, poses: Array, limits: bool) -> Tracks | None:
        """Tracks along poses (N, 4, 4) where the solver makes its own; None where those of the arm
        in numbers do.
        """
        return None

    def geometry(self) -> Chain:
        """The arm in numbers, of inverse geometric models."""
        raise SymoroError("Only the postures of inverse geometric models have an arm.")


class Solutions:
    """Solutions of one problem, one per row of `solutions` (count, joints) in rad and m.

    `singular` (count,) tells where some joint is free to move: the row is one representative,
    `free` the direction. `nearest` is true where the nearest postures were asked for and none
    reaches the pose.
    """

    __slots__ = (
        "_certain",
        "_flags",
        "_origin",
        "_reason",
        "count_before_limits",
        "nearest",
        "problem",
        "solutions",
    )

    def __init__(
        self, q: Array, flags: Array, origin: SolutionSource, problem: Array, reason: str = ""
    ) -> None:
        """`flags` (2, count): whether each solution is singular, and the row of the solver that
        gave it.

        `problem` is the pose (4, 4) or the motor positions; an empty `reason` is asked of the
        origin when needed.
        """
        self.solutions, self._flags, self._origin = q, flags, origin
        self.problem, self._reason = problem, reason
        self.nearest = False
        self.count_before_limits = len(q)  # before limits
        self._certain: bool | None = None

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
        if not self._reason and (self.nearest or not len(self.solutions)):
            why = self._origin.why_none(self.problem)
            self._reason = why or "the pose is out of reach: no real solution"
        return self._reason

    @property
    def certain(self) -> bool:
        """True if it is proven that the solver found every solution, before limits, and that none
        is double; also where there is none. False where the proof does not succeed.
        """
        if self._certain is None:
            count = np.array([self.count_before_limits])
            self._certain = bool(self._origin.certified(self.problem[None], count)[0])
        return self._certain

    @property
    def errors(self) -> Array:
        """(count, 2): the distance (m) and angle (rad) by which each posture misses the pose."""
        return self._origin.geometry().errors(self.solutions, self.problem)

    @property
    def free(self) -> Array:
        """(count, joints): how the joints of a singular posture can move, to the first order, while
        the pose stays; zero elsewhere.
        """
        return self._origin.free_directions(self.solutions, self.singular)

    @property
    def distance(self) -> Array:
        """(count,): how far each posture is from a singular one, the least singular value of the
        Jacobian with lengths in parts of the arm's size.
        """
        return self._origin.geometry().singular_distance(self.solutions)

    @property
    def derivative(self) -> Array:
        """(count, joints, 6): derivatives of the joints with respect to the pose, by the position
        of the frame's origin (m) and by a rotation about it (rad), in the axes of the base; the
        least change where a joint is free.
        """
        return self._origin.pose_derivative(self.solutions, self._flags[1], self.problem)

    def chosen(self, rows: Array, q: Array | None = None, reason: str = "") -> Solutions:
        """Some of the solutions, by a mask or by their numbers; `q` (count, joints) replaces the
        values of all of them.
        """
        values = self.solutions if q is None else q
        why = reason or self._reason
        some = Solutions(values[rows], self._flags[:, rows], self._origin, self.problem, why)
        some.count_before_limits, some._certain = self.count_before_limits, self._certain
        return some

    def of_origin(self, origin: SolutionSource) -> Solutions:
        """The same solutions of another solver."""
        self._origin = origin
        return self

    def closest(self, q: Array, singular: Array) -> Solutions:
        """The nearest postures (count, joints) instead, with the reason why none reaches the
        pose.
        """
        flags = np.stack([singular, np.zeros(len(q))])
        closest = Solutions(q, flags, self._origin, self.problem, self._reason)
        closest.nearest = True
        closest.count_before_limits, closest._certain = self.count_before_limits, self._certain
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
    origin: SolutionSource
    problems: Array  # poses (problems, 4, 4), or motor positions (problems, motors)
    count_before_limits: Array | None = (
        None  # (problems,) the number of solutions before limits; `count` if None
    )

    @cached_property
    def count(self) -> Array:
        """(problems,)"""
        return np.asarray(self.exists.sum(axis=-1))

    @cached_property
    def certain(self) -> Array:
        """(problems,) bool: whether it is proven that no solution is missing and none is double."""
        counts = self.count if self.count_before_limits is None else self.count_before_limits
        return self.origin.certified(self.problems, counts)

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the rows, where the solver has any."""
        return self.origin.branches

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, k: int) -> Solutions:
        there = self.exists[k]
        flags = np.stack([self.singular[k, there], self.rows[k, there]])
        one = Solutions(self.solutions[k, there], flags, self.origin, self.problems[k])
        one.count_before_limits = (
            one.count if self.count_before_limits is None else int(self.count_before_limits[k])
        )
        return one


@dataclass(frozen=True)
class Sweep(BatchSolutions):
    """The solutions for values of a parameter at one pose: a sequence with one answer for each."""

    values: Array = dataclasses.field(default_factory=lambda: np.zeros(0))  # of the parameter
    origins: Callable[[float], SolutionSource] = lambda _: SolutionSource()  # the solver of a value

    @staticmethod
    def of(
        table: Any, pose: Array, values: Array, origins: Callable[[float], SolutionSource]
    ) -> Sweep:
        """From a table of postures, one place for each value."""
        counts = table.counts
        most = int(np.maximum.reduce(counts, initial=0))
        problems = np.empty((len(values), *pose.shape))
        problems[:] = pose
        return Sweep(
            table.q[:, :most],
            np.arange(most) < counts[:, None],
            table.singular[:, :most],
            table.rows[:, :most],
            SolutionSource(),
            problems,
            counts,
            values,
            origins,
        )

    def __getitem__(self, k: Any) -> Any:
        if isinstance(k, slice):
            return [self[i] for i in range(len(self))[k]]
        answer = super().__getitem__(k)
        return answer.of_origin(self.origins(float(self.values[k])))

    def __iter__(self) -> Iterator[Solutions]:
        return (self[k] for k in range(len(self)))

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the rows, where the solver has any."""
        return self.origins(float(self.values[0])).branches if len(self.values) else ()


# --- joint limits ---------------------------------------------------------------------------------


def within_limits(solutions: Solutions, chain: Chain, names: Sequence[str]) -> Solutions:
    """The solutions within the joint limits, angles on the turn nearest the middle of their range;
    where there are none, the reason names the joints that leave theirs.

    A singular posture is one of a family; if it is outside, a member inside stands for it.
    """
    if not solutions.count:
        return solutions
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
    return dataclasses.replace(
        answers, solutions=q, exists=exists, singular=singular & exists, rows=rows * exists
    )


def _all_outside(chain: Chain, x: Array, k: int) -> bool:
    return bool(np.all((x < chain.low[k]) | (x > chain.high[k])))


def member_within_limits(chain: Chain, q: Array, pose: Array) -> Array | None:
    """A posture (joints,) within the limits of the family that a singular posture belongs to, all
    of which give the pose; None where none is found.

    The family is walked in both directions from the posture, one turn at most.
    """
    for way in (1.0, -1.0):
        at, last = q, way * _free_direction(chain, q)
        for _ in range(FAMILY_STEPS):
            direction = _free_direction(chain, at)
            direction = direction * (1.0 if direction @ last >= 0 else -1.0)
            moved, left = chain.polished((at + FAMILY_STEP * direction)[None], pose[None])
            if left[0] > POSE_TOLERANCE:
                break
            at, last = moved[0], direction
            turned = chain.into_limits(at)
            if chain.inside(turned):
                return np.asarray(turned)
    return None


def _free_direction(chain: Chain, q: Array) -> Array:
    """(joints,): the direction in which a singular posture moves while the pose stays."""
    direction = chain.free_directions(q[None], np.ones(1))[0]
    scale = np.abs(direction / np.where(chain.turns, 1.0, chain.size)).max()
    return np.asarray(direction / scale)


# --- paths ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Track:
    """A posture that continues along a path: `solutions` (poses, joints) are its joints at the
    poses from number `first` on, as far as it goes, angles without jumps.

    `singular` (poses,) is True where a joint is free; `distance` (poses,) is the least singular
    value of the Jacobian, lengths in parts of the arm's size. `reason` says why it ends before the
    path does and is empty otherwise.
    """

    solutions: Array
    singular: Array
    distance: Array
    branch: str
    reason: str
    first: int = 0

    @property
    def complete(self) -> bool:
        """True if the posture continues up to the last pose."""
        return not self.reason

    def __len__(self) -> int:
        return len(self.solutions)

    def __repr__(self) -> str:
        end = f": {self.reason}" if self.reason else ""
        return f"<track {self.branch}: {len(self)} poses from {self.first}{end}>"


@dataclass(frozen=True)
class Tracks(Sequence[Track]):
    """One track for each posture at the first pose; `later` are those of postures that come up
    later on the path.
    """

    tracks: tuple[Track, ...]
    later: tuple[Track, ...]

    def __getitem__(self, k: Any) -> Any:
        return self.tracks[k]

    def __len__(self) -> int:
        return len(self.tracks)

    def __repr__(self) -> str:
        complete = sum(t.complete for t in self.tracks)
        return f"<{len(self)} tracks, {complete} complete, {len(self.later)} begin later>"


class Follower:
    """Continues postures along poses (N, 4, 4): predicted to the first order, then led to the next
    pose by Newton's method. Where the prediction is not good enough, or the determinant of the
    Jacobian changes its sign, the way between two poses is halved. Between poses the position is on
    a straight line and the rotation about a constant axis.
    """

    def __init__(self, chain: Chain, names: Sequence[str], limits: bool) -> None:
        self.chain, self.names, self.limits = chain, names, limits
        self.scale = np.where(chain.turns, 1.0, chain.size)

    def step(self, q: Array, before: Array, pose: Array, goal: Array) -> tuple[Array, Array]:
        """Postures (N, n) led from one pose to the next, and whether each is the same branch;
        `before` are the last steps (N, n), which predict where the posture is singular.
        """
        chain = self.chain
        free = chain.singular(q)
        guess = np.where(free[:, None], q + before, chain.predicted(q, pose, goal))
        moved, good = self._corrected(q, guess, goal)
        return moved, good & (chain.orientation(q) * chain.orientation(moved) >= 0)

    def _corrected(self, q: Array, guess: Array, goal: Array) -> tuple[Array, Array]:
        """A prediction led to the goal by Newton's method; whether it was near enough."""
        goals = np.broadcast_to(goal, (len(q), 4, 4))
        solution, left = self.chain.polished(guess, goals, MAX_CORRECTIONS)
        gap = solution - guess
        gap = np.where(self.chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
        step, wrong = (np.abs(x / self.scale).max(axis=1) for x in (guess - q, gap))
        good = (
            (left <= POSE_TOLERANCE)
            & (step <= MAX_JOINT_STEP)
            & (wrong <= PREDICTION_TOLERANCE * step + 1e-9)
        )
        return guess + gap, good

    def halved(self, q: Array, before: Array, pose: Array, goal: Array) -> tuple[Array, float]:
        """One posture (n,) as far as it continues on the way to a goal, and the part of the way."""
        at, done, part = pose, 0.0, 0.5
        while done < 1.0:
            part = min(part, 1.0 - done)
            goal_here = interpolated_pose(self.chain, pose, goal, done + part)
            moved, good = self.step(q[None], before[None] * part, at, goal_here)
            if not good[0] and part <= 0.5**MAX_HALVINGS:  # straight through a singular posture
                moved, good = self._corrected(q[None], (q + before * part)[None], goal_here)
            if good[0]:
                q, at, before = moved[0], goal_here, (moved[0] - q) / part
                done, part = done + part, 2.0 * part
            elif part <= 0.5**MAX_HALVINGS:
                return q, done
            else:
                part = 0.5 * part
        return q, 1.0

    def follow(self, q: Array, poses: Array, first: int, branches: Sequence[str]) -> list[Track]:
        """A track for each posture (N, n) at pose number `first`."""
        rows = [[x] for x in q]
        reasons = [""] * len(q)
        for k in range(first, len(poses) - 1):
            now = [t for t, why in enumerate(reasons) if not why]
            if not now:
                break
            at = np.array([rows[t][-1] for t in now])
            last = np.array([rows[t][-1] - rows[t][-2 if k > first else -1] for t in now])
            moved, good = self.step(at, last, poses[k], poses[k + 1])
            for t, q_next, ok in zip(now, moved, good, strict=True):
                reasons[t] = self._extended(rows[t], q_next if ok else None, poses, k)
        return [
            self._track(np.array(x), name, why, first)
            for x, name, why in zip(rows, branches, reasons, strict=True)
        ]

    def _extended(self, rows: list[Array], end: Array | None, poses: Array, k: int) -> str:
        """Add to a track the posture `end` at the pose behind pose k, or the one that is found
        there; why there is none.
        """
        part = 1.0
        if end is None:
            end = self._through(rows, poses[k], poses[k + 1])
        if end is None:
            last = rows[-1] - rows[-2 if len(rows) > 1 else -1]
            end, part = self.halved(rows[-1], last, poses[k], poses[k + 1])
        why = self._why(end, part, k)
        rows += [] if why else [end]
        return why

    def _through(self, rows: list[Array], pose: Array, goal: Array) -> Array | None:
        """The posture behind a singular one, by the motion before; None where that does not lead
        there. The singular posture, one of a family, moves to the middle of the way.
        """
        if len(rows) < 3 or not self.chain.singular(rows[-1][None])[0]:
            return None
        start = rows[-2]
        moved, good = self._corrected(start[None], (3 * start - 2 * rows[-3])[None], goal)
        middle, near = self._corrected(start[None], 0.5 * (start + moved), pose)
        if not (good[0] and near[0]):
            return None
        rows[-1] = middle[0]
        return np.asarray(moved[0])

    def _why(self, q: Array, part: float, k: int) -> str:
        """Why a posture does not continue from pose k to the next; empty where it does."""
        if part < 1.0:
            distance = float(self.chain.singular_distance(q[None])[0])
            return (
                f"ends between poses {k} and {k + 1}, after {100 * part:.3g} % of the way, where "
                f"it becomes singular: the least singular value is {distance:.2g}"
            )
        if self.limits and not self.chain.inside(q):
            low, high = self.chain.low, self.chain.high
            names = [
                n for n, x, a, b in zip(self.names, q, low, high, strict=True) if not a <= x <= b
            ]
            return f"ends at pose {k}: {', '.join(names)} would pass the joint limits"
        return ""

    def _track(self, q: Array, branch: str, reason: str, first: int) -> Track:
        distance = self.chain.singular_distance(q)
        return Track(q, distance < SINGULAR_VALUE, distance, branch, reason, first)


def interpolated_pose(chain: Chain, pose: Array, goal: Array, part: float) -> Array:
    """The pose (4, 4) after a part of the way to a goal."""
    x, y, z = turn = part * chain.misfit(pose[None], goal[None])[0, 3:]
    angle = float(np.linalg.norm(turn)) or 1e-300
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]) / angle
    out = pose + part * (goal - pose)
    out[:3, :3] = (np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K) @ pose[:3, :3]
    return np.asarray(out)


def follow_postures(answers: BatchSolutions, follower: Follower, finite: bool = True) -> Tracks:
    """Tracks of the postures at the first pose; where each pose has finitely many, also those of
    postures that come up later.
    """
    poses, chain = answers.problems, follower.chain
    begun = answers[0]
    tracks = follower.follow(begun.solutions, poses, 0, begun.branches)
    later: list[Track] = []
    for k in range(1, len(poses) if finite else 0):
        here = answers[k]
        near = [
            t.solutions[k - t.first] for t in (*tracks, *later) if t.first <= k < t.first + len(t)
        ]
        new = [
            i
            for i, q in enumerate(here.solutions)
            if not here.singular[i] and not _is_among(chain, q, np.reshape(near, (-1, chain.n)))
        ]
        if new:
            names = [here.branches[i] for i in new]
            later += follower.follow(here.solutions[new], poses, k, names)
    return Tracks(tuple(tracks), tuple(later))


def _is_among(chain: Chain, q: Array, others: Array) -> bool:
    gap = others - q
    gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap / chain.size)
    return bool((np.abs(gap).max(axis=1, initial=0.0) < TRACK_TOLERANCE).any())
