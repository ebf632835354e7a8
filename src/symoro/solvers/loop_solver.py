"""Positions of the passive joints as a callable: every assembly in closed form or by homotopy, or
Newton's method from the last state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr import as_expr, interpret
from symoro.mechanism import (
    PointLegs,
    closed_configurations,
    closed_forms,
    geometric_values,
    platform_on_point_legs,
    total_length,
)
from symoro.robot import PRISMATIC, Robot, active_joints, passive_joints
from symoro.solvers.solutions import BatchSolutions, Origin, Solutions

Array = np.ndarray
Near = Sequence[float] | Array | Mapping[str, float]
Run = Callable[[Mapping[str, Any]], Mapping[str, Array]]
MISFIT_TOLERANCE = 1e-13  # misfit of a converged loop, as a part of the mechanism's size
MAX_MISFIT = 1e-9  # misfit above which it is not closed
SINGULAR_CONDITION = 1e9  # condition of Wp above which a configuration counts as singular
NEWTON_STEPS = 40
# rad or parts of the size by which the motors move at a time on the way from a known configuration
MOTOR_STEP = 0.2
MAX_NEWTON_STEP = 0.5


def wrapped(q: Array, near: Array | float, turns: Array) -> Array:
    """Angles within half a turn of `near`; lengths as they are."""
    return np.where(turns, near + np.remainder(q - near + np.pi, 2 * np.pi) - np.pi, q)


class LoopSolver(Origin):
    """f({"q1": …}) gives every assembly; `near` puts the one nearest to a last state first, with
    angles that continue it.
    """

    def __init__(
        self,
        robot: Robot,
        run: Run,
        branches: Sequence[str],
        values: Mapping[str, float] | None = None,
        inputs: Collection[str] | None = None,
    ) -> None:
        """`inputs`: the symbols that `run` needs (default: every motorised joint's)."""
        self.robot, self.run, self.branches = robot, run, tuple(branches)
        self.values = {**robot.values, **(values or {})}
        self.active = tuple(str(robot.variable(j)) for j in active_joints(robot))
        self.passive = tuple(str(robot.variable(j)) for j in passive_joints(robot))
        # motors outside the loops, such as a turning column, need not be given
        self.idle = tuple(name for name in self.active if inputs is not None and name not in inputs)
        self.turns = np.array([robot.sigma(j) != PRISMATIC for j in passive_joints(robot)])
        self.closed = closed_forms(robot) is not None
        self.platform = None if self.closed else platform_on_point_legs(robot)
        self._poses = PlatformPoses()
        # motors and passive joints of known configurations
        self._known: tuple[Array, Array] | None = None
        self._scales: dict[tuple[tuple[str, float], ...], float] = {}

    def __call__(self, values: Mapping[str, Any], near: Near | None = None) -> Solutions:
        given = self._read(values)
        last = None if near is None else self._last(near)
        solutions = self._solutions(given, last)
        if last is None or not solutions.count:
            return solutions
        q = wrapped(solutions.solutions, last, self.turns)
        return solutions.chosen(np.argsort(np.abs(q - last).max(axis=1), kind="stable"), q)

    def _solutions(self, given: Mapping[str, float], last: Array | None) -> Solutions:
        """Every assembly; by Newton's method the one near the last state, or some."""
        if self.closed:
            return self._every(given)
        if self.platform is None:
            return self._newton(given, last)
        near = None if last is None else self._newton(given, last)
        return near if near is not None and near.count else self._every_pose(given)

    def batch(self, values: Mapping[str, Any]) -> BatchSolutions:
        """Every assembly at arrays of motor positions; without a closed form each position starts
        from the one before.
        """
        given = self._read(values, single=False)
        motors = np.stack(
            np.broadcast_arrays(*(np.asarray(given[name], dtype=float) for name in self.active)),
            axis=-1,
        )
        if self.closed:
            out = self.run(given)
            exists = out["exists"] > 0.5
            rows = np.broadcast_to(np.arange(len(self.branches)), exists.shape)
            q = wrapped(out["qp"], 0.0, self.turns)
            return BatchSolutions(q, exists, out["singular"] > 0.5, rows, self, motors)
        return self._newton_batch(values, motors)

    def _newton_batch(self, values: Mapping[str, Any], motors: Array) -> BatchSolutions:
        """One assembly at each of the motor positions (N, motors), by Newton's method from the one
        before.
        """
        q = np.zeros((len(motors), 1, len(self.passive)))
        exists, singular = np.zeros((2, len(motors), 1), dtype=bool)
        last: Array | None = None
        for k, at in enumerate(motors):
            solutions = self({**values, **self._named(self.active, at)}, near=last)
            if solutions.count:
                last = q[k, 0] = solutions.solutions[0]
                exists[k], singular[k] = True, solutions.singular[0]
        return BatchSolutions(q, exists, singular, np.zeros(exists.shape, int), self, motors)

    @staticmethod
    def _named(names: Sequence[str], at: Iterable[float]) -> dict[str, float]:
        return dict(zip(names, map(float, at), strict=True))

    def why_none(self, problem: Array) -> str:
        at = ", ".join(f"{name} = {x:g}" for name, x in zip(self.active, problem, strict=True))
        if self.closed or self.platform is not None:
            return f"no assembly: the loops cannot close at {at}"
        return f"Newton's method did not close the loops at {at}"

    def follow(self, values: Mapping[str, Any], start: Sequence[float] | None = None) -> Array:
        """Passive positions along a path of the motors, (positions, joints), one assembly followed
        by continuity from `start`.
        """
        moving = [name for name in self.active if name not in self.idle]
        constant = {name: value for name, value in values.items() if name not in self.active}
        columns = np.broadcast_arrays(*(np.asarray(values[name], dtype=float) for name in moving))
        last, rows = None if start is None else np.asarray(start, dtype=float), []
        for k, at in enumerate(zip(*columns, strict=True)):
            solutions = self({**constant, **self._named(moving, at)}, near=last)
            if not solutions.count:
                raise InputError(
                    f"path of {self.robot.name}, position {k}",
                    solutions.reason,
                    "a position at which the loops close",
                )
            last = solutions.solutions[0]
            rows.append(last)
        return np.array(rows)

    # --- inputs -----------------------------------------------------------------------------------

    def _read(self, values: Mapping[str, Any], single: bool = True) -> dict[str, Any]:
        for name in values:
            if name not in self.robot.symbols:
                raise UnknownName(
                    f"values for the loops of {self.robot.name}",
                    name,
                    (*self.active, *geometric_values(self.robot)),
                )
        values = {**dict.fromkeys(self.idle, 0.0), **values}
        missing = [name for name in self.active if name not in values]
        if missing:
            raise InputError(
                f"loops of {self.robot.name}",
                f"no value for {', '.join(missing)}",
                "positions of the motorised joints",
            )
        given = {k: v for k, v in values.items() if k not in self.passive}
        for name in self.active:
            if not np.isfinite(given[name]).all():
                raise InputError(
                    f"loops of {self.robot.name}, {name}", str(given[name]), "a finite position"
                )
        return {k: float(v) for k, v in given.items()} if single else given

    def _last(self, near: Near) -> Array:
        q = np.array(
            [near[name] for name in self.passive] if isinstance(near, Mapping) else near,
            dtype=float,
        )
        if q.shape != (len(self.passive),):
            raise InputError(
                "near", f"shape {q.shape}", f"({len(self.passive)},): {', '.join(self.passive)}"
            )
        return q

    # --- closed form ------------------------------------------------------------------------------

    def _every(self, given: Mapping[str, float]) -> Solutions:
        out = self.run(given)
        exists = out["exists"] > 0.5
        flags = np.stack([out["singular"][exists] > 0.5, np.flatnonzero(exists)])
        q = wrapped(out["qp"][exists], 0.0, self.turns)
        return Solutions(q, flags, self, self._motors(given))

    def _motors(self, given: Mapping[str, float]) -> Array:
        return np.array([given[name] for name in self.active])

    # --- platforms --------------------------------------------------------------------------------

    def _every_pose(self, given: Mapping[str, float]) -> Solutions:
        """Every assembly of a platform, by the homotopy of its poses or by elimination."""
        assert self.platform is not None
        known = {**self.values, **given}
        poses = self._platform_poses(self.platform, known)
        elements = dict(zip(self.platform.pose, poses.reshape(len(poses), 12).T, strict=True))
        joints = [self.platform.joints[j] for j in passive_joints(self.robot)]
        q = np.stack(
            [np.broadcast_to(x, len(poses)) for x in interpret(joints, {**known, **elements})],
            axis=-1,
        )
        rows = [self._converged(given, self._motors(given), start) for start in q]
        closed = [k for k, (_, misfit, _) in enumerate(rows) if misfit < MAX_MISFIT]
        flags = np.array(
            [[np.linalg.cond(rows[k][2]) > SINGULAR_CONDITION for k in closed], closed], dtype=float
        )
        q = np.array([rows[k][0] for k in closed]).reshape(len(closed), len(self.passive))
        return Solutions(wrapped(q, 0.0, self.turns), flags, self, self._motors(given))

    def _platform_poses(self, platform: PointLegs, known: Mapping[str, float]) -> Array:
        """Poses (count, 3, 4) of the platform."""
        points = [as_expr(x) for leg in platform.legs for x in (*leg.A, *leg.C, leg.square)]
        numbers = np.array(interpret(points, known), dtype=float).reshape(-1, 7)
        A, C, squares = numbers[:, :3], numbers[:, 3:6], numbers[:, 6]
        if platform.reference is None or platform.axis is None:
            return self._poses(A, C, squares)
        elements = [as_expr(x) for v in (*platform.reference.rows, platform.axis) for x in v]
        frame = np.array(interpret(elements, known), dtype=float).reshape(4, 3)
        return planar_poses((A, C, squares), frame[:3], frame[3])

    # --- Newton -----------------------------------------------------------------------------------

    def _newton(self, given: Mapping[str, float], last: Array | None) -> Solutions:
        goal = self._motors(given)
        q, misfit, wp = (
            self._converged(given, goal, last)
            if last is not None
            else self._from_known(given, goal)
        )
        if not (np.all(np.isfinite(q)) and misfit < MAX_MISFIT):
            hint = "Out of reach, singular, or too far from the start"
            reason = f"{self.why_none(goal)}: misfit {misfit:.1e} of the size. {hint}"
            return Solutions(np.zeros((0, len(self.passive))), np.zeros((2, 0)), self, goal, reason)
        flags = np.array([[np.linalg.cond(wp) > SINGULAR_CONDITION], [0.0]])
        return Solutions(wrapped(q, 0.0, self.turns)[None], flags, self, goal)

    def _scale(self, given: Mapping[str, float]) -> float:
        """The mechanism's size."""
        key = tuple((name, v) for name, v in given.items() if name not in self.active)
        if key not in self._scales:
            self._scales[key] = total_length(
                self.robot, geometric_values(self.robot, {**self.values, **given})
            )
        return self._scales[key]

    def _converged(
        self, given: Mapping[str, float], motors: Array, start: Array
    ) -> tuple[Array, float, Array]:
        """Newton's method at fixed motors: positions, misfit, and Wp."""
        q, scale = start.copy(), self._scale(given)
        reach = np.where(self.turns, MAX_NEWTON_STEP, MAX_NEWTON_STEP * scale)
        wp, misfit = np.eye(len(q)), np.inf
        for _ in range(NEWTON_STEPS):
            out = self.run(
                {
                    **given,
                    **self._named(self.active, motors),
                    **self._named(self.passive, q),
                }
            )
            wp, misfit = out["Wp"], float(np.sqrt(np.abs(out["misfit"]))) / scale
            step = -np.linalg.lstsq(wp, out["e"], rcond=1e-12)[0]
            if misfit < MISFIT_TOLERANCE and np.abs(step).max(initial=0.0) < 1e-12 * max(
                1.0, scale
            ):
                break
            q = q + step / max(1.0, float((np.abs(step) / reach).max(initial=0.0)))
        return q, misfit, wp

    def _from_known(self, given: Mapping[str, float], goal: Array) -> tuple[Array, float, Array]:
        """From the nearest known configuration along the straight way of the motors."""
        best = (np.zeros(len(self.passive)), np.inf, np.eye(len(self.passive)))
        motors, passive = self._references(given)
        ways = wrapped(
            goal - motors,
            0.0,
            np.array([self.robot.sigma(j) != PRISMATIC for j in active_joints(self.robot)]),
        )
        for k in np.argsort(np.abs(ways).max(axis=1))[:4]:
            q, way = passive[k], ways[k]
            stages = max(1, int(np.ceil(np.abs(way).max(initial=0.0) / MOTOR_STEP)))
            reached = best
            for s in range(1, stages + 1):
                reached = self._converged(given, motors[k] + way * (s / stages), q)
                q = reached[0]
                if not reached[1] < MAX_MISFIT:
                    break
            if reached[1] < MAX_MISFIT:
                return reached
            best = min(best, reached, key=lambda x: x[1])
        return best

    def _references(self, given: Mapping[str, float]) -> tuple[Array, Array]:
        if self._known is None:
            reference = closed_configurations(
                self.robot,
                24,
                {**self.values, **{k: v for k, v in given.items() if k not in self.active}},
            )
            place = {j: k for k, j in enumerate(self.robot.moving)}
            q = np.remainder(reference.q + np.pi, 2 * np.pi) - np.pi
            q = np.where(
                [self.robot.sigma(j) == PRISMATIC for j in self.robot.moving], reference.q, q
            )
            self._known = (
                q[:, [place[j] for j in active_joints(self.robot)]],
                q[:, [place[j] for j in passive_joints(self.robot)]],
            )
        return self._known


# --- assemblies of platforms on six legs ---------------------------------------------------------


Problem = tuple[Array, Array, Array]  # A (6, 3), C (6, 3), s (6,)
CORRECTOR_TOLERANCE = 1e-9  # the last correction of a step that counts as converged, relative
MAX_FIRST_CORRECTION = (1e-3, 1e-5)  # of a step; the second where paths met
MIN_PATH_STEP = 1e-10  # step at which a path counts as divergent
EQUAL_SOLUTIONS = 1e-7  # distance of solutions that count as equal
IMAGINARY_TOLERANCE = 1e-6  # imaginary part of a solution that counts as complex
MAX_PATH_STEPS = 4000


# --- the quadratic forms --------------------------------------------------------------------------


def _product(p: Array, q: Array) -> Array:
    """The product of quaternions (…, 4)."""
    (a, b, c, d), (e, f, g, h) = np.moveaxis(p, -1, 0), np.moveaxis(q, -1, 0)
    return np.stack(
        [
            a * e - b * f - c * g - d * h,
            a * f + b * e + c * h - d * g,
            a * g - b * h + c * e + d * f,
            a * h + b * g - c * f + d * e,
        ],
        axis=-1,
    )


def _bilinear_forms() -> tuple[Array, Array, Array]:
    """The bilinear maps (x, x) -> |x|^2 R (3, 3, 4, 4), (x, y) -> y x* and x* y (3, 4, 4)."""
    unit, conjugate = np.eye(4), np.diag([1.0, -1.0, -1.0, -1.0])
    x, y = unit[:, None], unit[None]
    outer, inner = _product(y, x @ conjugate), _product(x @ conjugate, y)
    turned = [_product(_product(x, np.eye(4)[k]), y @ conjugate) for k in (1, 2, 3)]
    R = np.moveaxis(np.stack(turned)[..., 1:], (0, 3), (1, 0))
    return (
        (R + np.swapaxes(R, 2, 3)) / 2,
        np.moveaxis(outer[..., 1:], 2, 0),
        np.moveaxis(inner[..., 1:], 2, 0),
    )


ROTATION_FORM, LEFT_FORM, RIGHT_FORM = _bilinear_forms()


def quadratic_forms(problem: Problem) -> Array:
    """Q (7, 8, 8): the six legs and Study's condition."""
    A, C, s = problem
    Q = np.zeros((7, 8, 8), dtype=complex)
    size = (A * A).sum(axis=1) + (C * C).sum(axis=1) - s
    Q[:6, :4, :4] = size[:, None, None] * np.eye(4)
    Q[:6, :4, :4] -= 2 * np.einsum("ki,ijrs,kj->krs", A, ROTATION_FORM, C)
    mixed = 2 * np.einsum("ki,irs->krs", C, RIGHT_FORM) - 2 * np.einsum("ki,irs->krs", A, LEFT_FORM)
    Q[:6, :4, 4:], Q[:6, 4:, :4] = mixed, np.swapaxes(mixed, 1, 2)
    Q[:6, 4:, 4:] = 4 * np.eye(4)
    Q[6, :4, 4:] = Q[6, 4:, :4] = np.eye(4) / 2
    return Q


def pose_of_quaternions(z: Array) -> tuple[Array, Array]:
    """R (…, 3, 3) and P (…, 3) of dual quaternions (…, 8)."""
    x, y = z[..., :4], z[..., 4:]
    size = (x * x).sum(axis=-1)
    R = np.einsum("...r,ijrs,...s->...ij", x, ROTATION_FORM, x) / size[..., None, None]
    return R, 2 * np.einsum("...r,irs,...s->...i", x, LEFT_FORM, y) / size[..., None]


# --- paths ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Homotopy:
    """The forms Q0 + t Q1 + t^2 Q2 between two problems, whose parameters move on a line."""

    Q0: Array
    Q1: Array
    Q2: Array

    @classmethod
    def between(cls, start: Problem, goal: Problem) -> Homotopy:
        middle = tuple((u + v) / 2 for u, v in zip(start, goal, strict=True))
        Q0, half, end = (
            quadratic_forms(p) for p in (start, (middle[0], middle[1], middle[2]), goal)
        )
        Q2 = 2 * (Q0 + end - 2 * half)
        return cls(Q0, end - Q0 - Q2, Q2)

    def _lines(self, t: Array, z: Array, patch: Array) -> tuple[Array, Array]:
        """Jacobian (count, 8, 8) and values (count, 8) of the forms and of patch* z = 1."""
        t = t[:, None, None, None]
        Qz = np.einsum("bkij,bj->bki", self.Q0 + t * (self.Q1 + t * self.Q2), z)
        values = np.empty_like(z)
        values[:, :7] = np.einsum("bki,bi->bk", Qz, z)
        values[:, 7] = np.einsum("bi,bi->b", patch.conj(), z) - 1
        return np.concatenate([2 * Qz, patch.conj()[:, None]], axis=1), values

    def slope(self, t: Array, z: Array, patch: Array) -> Array:
        """dz/dt."""
        J, _ = self._lines(t, z, patch)
        change = self.Q1 + 2 * t[:, None, None, None] * self.Q2
        right = np.zeros_like(z)
        right[:, :7] = -np.einsum("bi,bkij,bj->bk", z, change, z)
        return _solve(J, right)

    def correction(self, t: Array, z: Array, patch: Array) -> Array:
        """A step of Newton's method."""
        J, values = self._lines(t, z, patch)
        return _solve(J, -values)


def _solve(J: Array, right: Array) -> Array:
    try:
        return np.asarray(np.linalg.solve(J, right[..., None])[..., 0])
    except np.linalg.LinAlgError:  # a path through a singular point: it counts as rejected
        return np.asarray(np.einsum("bij,bj->bi", np.linalg.pinv(J), right))


def _normalised(z: Array) -> Array:
    return np.asarray(z / np.linalg.norm(z, axis=-1, keepdims=True))


def track_solutions(
    z: Array, way: Homotopy, reach: float = MAX_FIRST_CORRECTION[0]
) -> tuple[Array, Array]:
    """Solutions (count, 8) moved along a way, and how far t each of them came; 1 is the goal."""
    z, t = _normalised(z), np.zeros(len(z))
    step, accepted = np.full(len(z), 0.05), np.zeros(len(z), dtype=int)
    for _ in range(MAX_PATH_STEPS):
        on = np.flatnonzero((t < 1) & (step > MIN_PATH_STEP))
        if not len(on):
            break
        to = np.minimum(t[on] + step[on], 1.0)
        ahead = _predicted(way, z[on], t[on], to - t[on])
        good = np.ones(len(on), dtype=bool)
        for k in range(3):
            change = way.correction(to, ahead, z[on])
            ahead = ahead + change
            size = np.linalg.norm(change, axis=1) / np.linalg.norm(ahead, axis=1)
            good &= (size < reach) if k == 0 else np.isfinite(size)
        good &= size < CORRECTOR_TOLERANCE
        moved = on[good]
        z[moved], t[moved] = _normalised(ahead[good]), to[good]
        accepted[moved] += 1
        longer = moved[accepted[moved] % 3 == 0]
        step[longer] = np.minimum(2 * step[longer], 0.25)
        step[on[~good]] /= 2
        accepted[on[~good]] = 0
    return z, t


def _predicted(way: Homotopy, z: Array, t: Array, step: Array) -> Array:
    """Runge and Kutta's step of the fourth order."""
    h = step[:, None]
    k1 = way.slope(t, z, z)
    k2 = way.slope(t + step / 2, z + h / 2 * k1, z)
    k3 = way.slope(t + step / 2, z + h / 2 * k2, z)
    k4 = way.slope(t + step, z + h * k3, z)
    return np.asarray(z + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))


def _has_equal_solutions(z: Array) -> bool:
    """True if two of the solutions are equal."""
    alike = np.abs(z.conj() @ z.T) > 1 - EQUAL_SOLUTIONS
    return bool(alike.sum() > len(z))


# --- poses ----------------------------------------------------------------------------------------


@cache
def start_problem() -> tuple[Problem, Array]:
    """A generic problem with its 40 solutions."""
    text = files("symoro.solvers").joinpath("platform_start.txt").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    numbers = np.array([[complex(x) for x in row] for row in rows[:12]])
    s, z = (
        np.array([complex(x) for x in rows[12]]),
        [[complex(x) for x in row] for row in rows[13:]],
    )
    return (numbers[:6], numbers[6:], s), np.array(z)


class PlatformPoses:
    """Finds every pose of a platform; problems that differ in the lengths alone start from a
    generic one with the same points.
    """

    def __init__(self) -> None:
        self._start: tuple[Problem, Array] | None = None

    def __call__(self, A: Array, C: Array, squares: Array) -> Array:
        """Poses (count, 3, 4) of the platform with |P + R C - A|^2 = s.

        They are sorted by the angle from the orientation in which the points C are nearest to A.
        """
        a, c = A.mean(axis=0), C.mean(axis=0)
        size = float(np.sqrt(((A - a) ** 2).sum(axis=1).mean())) or 1.0
        goal = ((A - a) / size, (C - c) / size, squares / size**2)
        z = _continued_solutions(*self._nearest_start(goal), goal)
        z = _real_solutions(z, quadratic_forms(goal).real)
        R, P = pose_of_quaternions(z)
        P = size * P + a - R @ c
        order = np.lexsort((*np.round(-P.T, 9), -np.round(_alignment(R, goal), 9)))
        return np.concatenate([R, P[..., None]], axis=2)[order]

    def _nearest_start(self, goal: Problem) -> tuple[Problem, Array]:
        """The generic lengths for the points of a problem, with their solutions."""
        points = None if self._start is None else self._start[0]
        if points is None or any(not np.array_equal(points[k], goal[k]) for k in (0, 1)):
            angle = np.arange(1.0, 7.0)
            lengths = np.abs(goal[2]).mean() * (1.0 + 0.3 * np.cos(angle)) * np.exp(1j * angle)
            between = (goal[0], goal[1], lengths)
            self._start = (between, _continued_solutions(*start_problem(), between))
        assert self._start is not None
        return self._start


def _alignment(R: Array, problem: Problem) -> Array:
    """The traces of the rotations from the orientation in which C fits A best."""
    U, _, V = np.linalg.svd(problem[0].T @ problem[1])
    best = U @ np.diag([1.0, 1.0, np.linalg.det(U @ V)]) @ V
    return np.asarray(np.einsum("bij,ij->b", R, best))


def _continued_solutions(start: Problem, z: Array, goal: Problem) -> Array:
    """The solutions of a problem from those of another one: again with short steps if paths met."""
    way, ends = Homotopy.between(start, goal), z
    for reach in MAX_FIRST_CORRECTION:
        ends, t = track_solutions(z, way, reach)
        ends = ends[t >= 1]
        if not _has_equal_solutions(ends):
            break
    return np.asarray(ends[np.abs((ends[:, :4] ** 2).sum(axis=1)) > EQUAL_SOLUTIONS])


def _real_solutions(z: Array, Q: Array) -> Array:
    """The real ones of the solutions, made accurate by Newton's method, each once."""
    largest = np.take_along_axis(z, np.abs(z[:, :4]).argmax(axis=1)[:, None], axis=1)
    z = z / largest
    z = z.real[np.abs(z.imag).max(axis=1, initial=0.0) < IMAGINARY_TOLERANCE]
    if not len(z):
        return np.zeros((0, 8))
    z = _normalised(z)
    for _ in range(3):
        Qz = np.einsum("kij,bj->bki", Q, z)
        J = np.concatenate([2 * Qz, z[:, None]], axis=1)
        values = np.concatenate([np.einsum("bki,bi->bk", Qz, z), np.zeros((len(z), 1))], axis=1)
        z = _normalised(z - np.einsum("bij,bj->bi", np.linalg.pinv(J), values))
    alike = np.tril(np.abs(z @ z.T) > 1 - EQUAL_SOLUTIONS**2, -1).any(axis=1)
    return np.asarray(z[~alike])


# --- platforms in a plane -------------------------------------------------------------------------

ANGLE_SAMPLES = 16  # angles that determine a trigonometric polynomial of degree five
CIRCLE_TOLERANCE = 1e-4  # distance from the unit circle of a root that may stand for an angle
LEG_TOLERANCE = 1e-10  # error of the squares of the lengths, as a part of their size


def planar_poses(problem: Problem, reference: Array, axis: Array) -> Array:
    """Return the poses (count, 3, 4) of a platform that turns about `axis` by an angle from the
    orientation `reference` and moves across it, with |P + R C - A|^2 = s in the plane.

    With the angle known, differences of the three equations are linear in P; the first one is then
    a polynomial in exp(i angle), of degree six. The pose nearest to the orientation in which the
    points C fit A best is the first.
    """
    A, C, s = problem
    _, _, across = np.linalg.svd(axis[None])
    e = across[1:] if np.linalg.det(np.stack([*across[1:], axis])) > 0 else across[[2, 1]]
    a, c = A @ e.T @ [1, 1j], C @ reference.T @ e.T @ [1, 1j]  # points of the plane as numbers
    x = _planar_angles(a, c, s)
    fit = np.angle(np.vdot(c - c.mean(), a - a.mean()))
    turned = np.remainder(x[:, 0] - fit + np.pi, 2 * np.pi) - np.pi
    x = x[np.argsort(np.abs(turned), kind="stable")]
    poses = np.zeros((len(x), 3, 4))
    for T, (angle, *p) in zip(poses, x, strict=True):
        T[:, :3] = _rotation(axis, angle) @ reference
        height = axis @ (A[0] - T[:, :3] @ C[0])
        T[:, 3] = np.array(p) @ e + height * axis
    return poses


def _rotation(axis: Array, angle: float) -> Array:
    """The rotation about a unit vector."""
    K = np.cross(np.eye(3), axis)
    return np.asarray(np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K)


def _planar_angles(a: Array, c: Array, s: Array) -> Array:
    """Angle and position (count, 3) with |p + exp(i angle) c - a|^2 = s; points are complex."""
    size = float(np.abs(a).max() + np.abs(c).max() + np.sqrt(s.max()))
    a, c, s = a / size, c / size, s / size**2
    angles = 2 * np.pi * np.arange(ANGLE_SAMPLES) / ANGLE_SAMPLES
    det, adj, u = _linear_position(a, c, s, angles)
    values = np.abs(adj) ** 2 + 2 * det * (adj * u.conj()).real + det**2 * (np.abs(u) ** 2 - s[0])
    terms = np.fft.fftshift(np.fft.fft(values))[1:]  # of exp(i k angle), k = -7 … 7
    used = np.flatnonzero(np.abs(terms) > 1e-12 * np.abs(terms).max(initial=1e-300))
    roots = np.roots(terms[used[0] : used[-1] + 1][::-1]) if len(used) else np.zeros(0)
    near = np.angle(roots[np.abs(np.abs(roots) - 1) < CIRCLE_TOLERANCE])
    det, adj, _ = _linear_position(a, c, s, near)
    p = adj / np.where(np.abs(det) > 1e-14, det, np.inf)
    x = np.column_stack([near, p.real, p.imag])
    for _ in range(NEWTON_STEPS // 4):
        g, J = _planar_equations(x, a, c, s)
        x = x - np.einsum("kij,kj->ki", np.linalg.pinv(J), g)
    x = x[np.abs(_planar_equations(x, a, c, s)[0]).max(axis=1, initial=0.0) < LEG_TOLERANCE]
    z = np.column_stack([np.exp(1j * x[:, 0]), x[:, 1:]])
    alike = np.tril(np.abs(z[:, None] - z[None]).max(axis=2) < 1e-7, -1).any(axis=1)
    return np.asarray(x[~alike] * [1, size, size])


def _linear_position(a: Array, c: Array, s: Array, angles: Array) -> tuple[Array, Array, Array]:
    """d, n and u at angles: the position is n / d, and u = exp(i angle) c - a of the first leg."""
    u = np.exp(1j * angles) * c[:, None] - a[:, None]
    r = -(np.abs(u) ** 2 - s[:, None])
    v, w = u[1] - u[0], u[2] - u[0]
    r1, r2 = (r[1] - r[0]) / 2, (r[2] - r[0]) / 2
    return (v.conj() * w).imag, 1j * (r2 * v - r1 * w), u[0]


def _planar_equations(x: Array, a: Array, c: Array, s: Array) -> tuple[Array, Array]:
    """The equations of the legs (count, 3) and their derivatives by angle and position."""
    turned = np.exp(1j * x[:, :1]) * c
    gap = x[:, 1:2] + 1j * x[:, 2:] + turned - a
    rates = [(gap.conj() * 1j * turned).real, gap.real, gap.imag]
    return np.abs(gap) ** 2 - s, 2 * np.stack(rates, axis=2)
