"""Positions of the passive joints as a callable: every assembly in closed form, or Newton's method from the last state."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.mechanism.loop_assemblies import closed_forms
from symoro.mechanism.loop_closure import configurations, geometry, size
from symoro.robot.data import PRISMATIC, Robot
from symoro.robot.structure import active_joints, passive_joints

Array = np.ndarray
Near = Sequence[float] | Array | Mapping[str, float]
Run = Callable[[Mapping[str, Any]], Mapping[str, Array]]
ENOUGH = 1e-13  # misfit of a converged loop, as a part of the mechanism's size
FAILED = 1e-9  # misfit above which it is not closed
ILL = 1e9  # condition of Wp above which a configuration counts as singular
STEPS = 40
STRIDE = 0.2  # rad or parts of the size by which the motors move at a time on the way from a known configuration
LONGEST = 0.5


@dataclass(frozen=True)
class Solutions:
    """Passive joint positions, a row for each assembly; `reason` says why there are none."""

    solutions: Array  # (count, joints)
    branches: tuple[str, ...]
    singular: Array  # (count,) bool
    reason: str = ""

    @property
    def count(self) -> int:
        return len(self.solutions)


@dataclass(frozen=True)
class BatchSolutions:
    """The same for many positions of the motors: every assembly with a mask of those that exist; all values are finite."""

    solutions: Array  # (positions, assemblies, joints)
    exists: Array  # (positions, assemblies) bool
    singular: Array  # (positions, assemblies) bool
    branches: tuple[str, ...]

    @property
    def count(self) -> Array:
        return np.asarray(self.exists.sum(axis=-1))


def wrapped(q: Array, near: Array | float, turns: Array) -> Array:
    """Angles within half a turn of `near`; lengths as they are."""
    return np.where(turns, near + np.remainder(q - near + np.pi, 2 * np.pi) - np.pi, q)


class LoopSolver:
    """f({"q1": …}) gives every assembly; `near` puts the one nearest to a last state first, with angles that continue it."""

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
        self._known: tuple[Array, Array] | None = (
            None  # motors and passive joints of known configurations
        )
        self._scales: dict[tuple[tuple[str, float], ...], float] = {}

    def __call__(self, values: Mapping[str, Any], near: Near | None = None) -> Solutions:
        given = self._read(values)
        last = None if near is None else self._last(near)
        found = self._every(given) if self.closed else self._newton(given, last)
        if last is None or not found.count:
            return found
        q = wrapped(found.solutions, last, self.turns)
        order = np.argsort(np.abs(q - last).max(axis=1), kind="stable")
        return Solutions(
            q[order], tuple(found.branches[k] for k in order), found.singular[order], found.reason
        )

    def batch(self, values: Mapping[str, Any]) -> BatchSolutions:
        """Every assembly at arrays of motor positions; without a closed form each position starts from the one before."""
        given = self._read(values, single=False)
        if self.closed:
            out = self.run(given)
            q = wrapped(out["qp"], 0.0, self.turns)
            return BatchSolutions(q, out["exists"] > 0.5, out["singular"] > 0.5, self.branches)
        rows: list[Solutions] = []
        last: Array | None = None
        for at in zip(
            *np.broadcast_arrays(*(np.asarray(given[name], dtype=float) for name in self.active)),
            strict=True,
        ):
            found = self(
                {**values, **dict(zip(self.active, map(float, at), strict=True))}, near=last
            )
            rows.append(found)
            last = found.solutions[0] if found.count else last
        blank = np.zeros(len(self.passive))
        return BatchSolutions(
            np.array([[x.solutions[0] if x.count else blank] for x in rows]), np.array([[x.count > 0] for x in rows]),
            np.array([[bool(x.count and x.singular[0])] for x in rows]), self.branches,
        )  # fmt: skip

    def follow(self, values: Mapping[str, Any], start: Sequence[float] | None = None) -> Array:
        """Passive positions along a path of the motors, (positions, joints), one assembly followed by continuity from `start`."""
        moving = [name for name in self.active if name not in self.idle]
        columns = np.broadcast_arrays(*(np.asarray(values[name], dtype=float) for name in moving))
        last, rows = None if start is None else np.asarray(start, dtype=float), []
        for k, at in enumerate(zip(*columns, strict=True)):
            found = self({**values, **dict(zip(moving, map(float, at), strict=True))}, near=last)
            if not found.count:
                raise InputError(
                    f"path of {self.robot.name}, position {k}",
                    found.reason,
                    "a position at which the loops close",
                )
            last = found.solutions[0]
            rows.append(last)
        return np.array(rows)

    # --- inputs ----------------------------------------------------------------------------------------------

    def _read(self, values: Mapping[str, Any], single: bool = True) -> dict[str, Any]:
        for name in values:
            if name not in self.robot.symbols:
                raise UnknownName(
                    f"values for the loops of {self.robot.name}",
                    name,
                    (*self.active, *geometry(self.robot)),
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

    # --- closed form -----------------------------------------------------------------------------------------

    def _every(self, given: Mapping[str, float]) -> Solutions:
        out = self.run(given)
        real = out["exists"] > 0.5
        branches = tuple(b for b, r in zip(self.branches, real, strict=True) if r)
        moving = [name for name in self.active if name not in self.idle]
        at = ", ".join(f"{name} = {given[name]:g}" for name in moving)
        reason = "" if real.any() else f"no assembly: the loops cannot close at {at}"
        return Solutions(
            wrapped(out["qp"][real], 0.0, self.turns), branches, out["singular"][real] > 0.5, reason
        )

    # --- Newton ----------------------------------------------------------------------------------------------

    def _newton(self, given: Mapping[str, float], last: Array | None) -> Solutions:
        goal = np.array([given[name] for name in self.active])
        q, misfit, wp = (
            self._converged(given, goal, last)
            if last is not None
            else self._from_known(given, goal)
        )
        closed = np.all(np.isfinite(q)) and misfit < FAILED
        if not closed:
            at = ", ".join(f"{name} = {given[name]:g}" for name in self.active)
            reason = f"Newton's method did not close the loops at {at}: misfit {misfit:.1e} of the size. Out of reach, singular, or too far from the start"
            return Solutions(np.zeros((0, len(self.passive))), (), np.zeros(0, dtype=bool), reason)
        singular = bool(np.linalg.cond(wp) > ILL)
        return Solutions(wrapped(q, 0.0, self.turns)[None], self.branches, np.array([singular]))

    def _scale(self, given: Mapping[str, float]) -> float:
        """The mechanism's size."""
        key = tuple((name, v) for name, v in given.items() if name not in self.active)
        if key not in self._scales:
            self._scales[key] = size(self.robot, geometry(self.robot, {**self.values, **given}))
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
                    **dict(zip(self.active, motors, strict=True)),
                    **dict(zip(self.passive, q, strict=True)),
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
            found = best
            for s in range(1, stages + 1):
                found = self._converged(given, motors[k] + way * (s / stages), q)
                q = found[0]
                if not found[1] < FAILED:
                    break
            if found[1] < FAILED:
                return found
            best = min(best, found, key=lambda x: x[1])
        return best

    def _references(self, given: Mapping[str, float]) -> tuple[Array, Array]:
        if self._known is None:
            found = configurations(
                self.robot,
                24,
                {**self.values, **{k: v for k, v in given.items() if k not in self.active}},
            )
            place = {j: k for k, j in enumerate(self.robot.moving)}
            q = np.remainder(found.q + np.pi, 2 * np.pi) - np.pi
            q = np.where([self.robot.sigma(j) == PRISMATIC for j in self.robot.moving], found.q, q)
            self._known = (
                q[:, [place[j] for j in active_joints(self.robot)]],
                q[:, [place[j] for j in passive_joints(self.robot)]],
            )
        return self._known
