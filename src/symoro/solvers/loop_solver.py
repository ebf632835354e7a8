"""Positions of the passive joints as a callable: every assembly in closed form or by homotopy, or
Newton's method from the last state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr import as_expr, interpret
from symoro.mechanism import (
    closed_configurations,
    closed_forms,
    geometric_values,
    platform_on_point_legs,
    total_length,
)
from symoro.robot import PRISMATIC, Robot, active_joints, passive_joints
from symoro.solvers.platform_poses import PlatformPoses
from symoro.solvers.solutions import BatchSolutions, Origin, Solutions

Array = np.ndarray
Near = Sequence[float] | Array | Mapping[str, float]
Run = Callable[[Mapping[str, Any]], Mapping[str, Array]]
ENOUGH = 1e-13  # misfit of a converged loop, as a part of the mechanism's size
FAILED = 1e-9  # misfit above which it is not closed
ILL = 1e9  # condition of Wp above which a configuration counts as singular
STEPS = 40
# rad or parts of the size by which the motors move at a time on the way from a known configuration
STRIDE = 0.2
LONGEST = 0.5


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
        self._known: tuple[Array, Array] | None = (
            None  # motors and passive joints of known configurations
        )
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
        """Every assembly of a platform on six legs, by the homotopy of its poses."""
        assert self.platform is not None
        legs, known = self.platform.legs, {**self.values, **given}
        points = [as_expr(x) for leg in legs for x in (*leg.A, *leg.C, leg.square)]
        numbers = np.array(interpret(points, known), dtype=float).reshape(6, 7)
        poses = self._poses(numbers[:, :3], numbers[:, 3:6], numbers[:, 6])
        elements = dict(zip(self.platform.pose, poses.reshape(len(poses), 12).T, strict=True))
        joints = [self.platform.joints[j] for j in passive_joints(self.robot)]
        q = np.stack(
            [np.broadcast_to(x, len(poses)) for x in interpret(joints, {**known, **elements})],
            axis=-1,
        )
        rows = [self._converged(given, self._motors(given), start) for start in q]
        closed = [k for k, (_, misfit, _) in enumerate(rows) if misfit < FAILED]
        flags = np.array([[np.linalg.cond(rows[k][2]) > ILL for k in closed], closed], dtype=float)
        q = np.array([rows[k][0] for k in closed]).reshape(len(closed), len(self.passive))
        return Solutions(wrapped(q, 0.0, self.turns), flags, self, self._motors(given))

    # --- Newton -----------------------------------------------------------------------------------

    def _newton(self, given: Mapping[str, float], last: Array | None) -> Solutions:
        goal = self._motors(given)
        q, misfit, wp = (
            self._converged(given, goal, last)
            if last is not None
            else self._from_known(given, goal)
        )
        if not (np.all(np.isfinite(q)) and misfit < FAILED):
            hint = "Out of reach, singular, or too far from the start"
            reason = f"{self.why_none(goal)}: misfit {misfit:.1e} of the size. {hint}"
            return Solutions(np.zeros((0, len(self.passive))), np.zeros((2, 0)), self, goal, reason)
        flags = np.array([[np.linalg.cond(wp) > ILL], [0.0]])
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
        reach = np.where(self.turns, LONGEST, LONGEST * scale)
        wp, misfit = np.eye(len(q)), np.inf
        for _ in range(STEPS):
            out = self.run(
                {
                    **given,
                    **self._named(self.active, motors),
                    **self._named(self.passive, q),
                }
            )
            wp, misfit = out["Wp"], float(np.sqrt(np.abs(out["misfit"]))) / scale
            step = -np.linalg.lstsq(wp, out["e"], rcond=1e-12)[0]
            if misfit < ENOUGH and np.abs(step).max(initial=0.0) < 1e-12 * max(1.0, scale):
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
            stages = max(1, int(np.ceil(np.abs(way).max(initial=0.0) / STRIDE)))
            reached = best
            for s in range(1, stages + 1):
                reached = self._converged(given, motors[k] + way * (s / stages), q)
                q = reached[0]
                if not reached[1] < FAILED:
                    break
            if reached[1] < FAILED:
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
