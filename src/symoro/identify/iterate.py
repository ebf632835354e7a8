"""Estimates that go over the data again: robust weights, instrumental variables, direct and inverse models, recursion.

IDIM-IV [JVG14] and DIDIM [GJV13] simulate the robot with the estimate so far under the controller that made the log. With
the simulated motion in the regressor, IV takes its rows as instruments for the measured ones, which noise cannot bias then;
DIDIM fits the measured efforts alone.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.identify.collect import observed, rows_of
from symoro.identify.observation import Observer
from symoro.identify.schedule import run
from symoro.identify.solve import Estimate, Recursion, System, least_squares, weighted
from symoro.identify.stream import Piece, Samples, samples

if TYPE_CHECKING:
    from symoro.identify.job import Job

Array = np.ndarray
HUBER = 1.345  # deviations: 95 % of the efficiency of least squares on normal noise
ROUNDS = 15
SETTLED = 0.01  # change of the parameters, in their standard deviations, at which an iteration ends
KEPT = 200  # estimates of a recursion that are kept


def _settled(old: Estimate, new: Estimate) -> bool:
    spread = np.maximum(new.sigma, 1e-12 * np.maximum(np.abs(new.x), 1e-6))
    return bool(np.max(np.abs(new.x - old.x) / spread) < SETTLED)


def reweighted(job: Job, sources: Sequence[Any], system: System, estimate: Estimate) -> Estimate:
    """Huber's weights of the rows from the residuals before, until nothing changes: one pass a round."""
    for _ in range(ROUNDS):
        spread = np.maximum(estimate.deviations, 1e-12)
        heavy = job.system(job.collected(sources, weights=(estimate.x, spread, HUBER)))
        found = least_squares(heavy, job.observer.names, 1 / spread)
        done, estimate = _settled(estimate, found), found
        if done:
            break
    return estimate


# --- simulated motion ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Replay:
    """Samples with the motion that a simulation with parameters x gives, efforts as measured."""

    observer: Observer
    x: Array

    def __call__(self, s: Samples) -> Samples:
        from symoro.simulate.forward_simulation import (
            simulate,  # needed here alone, and not by `import symoro`
        )

        if s.qr is None:
            raise InputError(
                "iv and didim",
                "no reference positions in the log",
                "columns qr1, qr2 …",
                "Name them: columns.qr = […].",
            )
        o, setup = self.observer, self.observer.setup
        kp, kd = np.array(setup.kp), np.array(setup.kd)
        reference = s.qr
        speeds = np.gradient(reference, 1 / s.rate, axis=0)

        def torque(t: float, q: Array, qd: Array) -> Array:
            return kp * (_between(reference, t * s.rate) - q) + kd * (  # type: ignore[no-any-return]
                _between(speeds, t * s.rate) - qd
            )

        base = o.parameters.base.robot
        known = {k: v for k, v in o.robot.values.items() if k in base.symbols} | dict(
            zip(o.names, map(float, self.x), strict=True)
        )
        found = simulate(
            base,
            (len(s.q) - 1) / s.rate,
            q=s.q[0],
            qd=s.qd[0],
            controller=torque,
            values=known,
            step=1 / s.rate,
            method="rk4",
        )
        if len(found.q) < len(s.q):
            raise InputError(
                "simulation for iv or didim",
                f"a motion that ended {found.reason}",
                "one that follows the log",
                "Check kp and kd.",
            )
        return dataclasses.replace(s, q=found.q, qd=found.qd, qdd=found.qdd)


def _between(x: Array, at: float) -> Array:
    k = min(int(at), len(x) - 2)
    return x[k] + (at - k) * (x[k + 1] - x[k])  # type: ignore[no-any-return]


def _check_controlled(o: Observer) -> None:
    if not o.setup.kp or not o.setup.kd:
        raise InputError("iv and didim", "no gains of the controller", "kp and kd of the joints' controller, tau = kp (qr - q) + kd (qrd - qd)",
                         "Give them in the setup: [controller] kp = […], kd = […].")  # fmt: skip
    if o.parameters.motors:
        raise UnsupportedRobot(
            "iv and didim simulate the robot, whose model has no friction and rotors of coupled motors: use wls or irls."
        )


def didim(job: Job, sources: Sequence[Any], system: System, estimate: Estimate) -> Estimate:
    """Direct and inverse models: efforts alone, motion from simulation."""
    _check_controlled(job.observer)
    for _ in range(ROUNDS):
        seen = job.system(job.collected(sources, change=Replay(job.observer, estimate.x)))
        found = weighted(seen, job.observer.names)
        done, estimate = _settled(estimate, found), found
        if done:
            break
    return estimate


@dataclass(frozen=True)
class Crossed:
    """Sums of products of instruments with rows, and of instruments with themselves, by group."""

    replay: Replay

    def __call__(self, piece: Piece) -> list[tuple[Array, Array]]:
        o = self.replay.observer
        found = [(np.zeros((len(u), len(u) + 1)), np.zeros((len(u), len(u)))) for u in o.used]
        for s in samples(piece, o.robot, o.setup):
            every = piece.treatment.every
            for rows, other in zip(
                rows_of(o, s, every), rows_of(o, self.replay(s), every), strict=True
            ):
                for g, (A, Z, moving) in enumerate(
                    zip(rows.groups, other.groups, rows.moving, strict=True)
                ):
                    Z, A = Z[moving, :-1], A[moving]
                    found[g] = found[g][0] + Z.T @ A, found[g][1] + Z.T @ Z
        return found

    def merge(
        self, a: list[tuple[Array, Array]], b: list[tuple[Array, Array]]
    ) -> list[tuple[Array, Array]]:
        return [(x + u, y + v) for (x, y), (u, v) in zip(a, b, strict=True)]


def instrumental(job: Job, sources: Sequence[Any], system: System, estimate: Estimate) -> Estimate:
    """IDIM-IV: Z' A x = Z' y with the weights of the residuals."""
    o = job.observer
    _check_controlled(o)
    for _ in range(ROUNDS):
        sums: list[tuple[Array, Array]] = run(
            Crossed(Replay(o, estimate.x)), job.pieces(sources), job.jobs, job.scheduler, job.track
        )
        ZA, ZZ, Zy = (
            np.zeros((system.size, system.size)),
            np.zeros((system.size, system.size)),
            np.zeros(system.size),
        )
        for (cross, own), used, deviation in zip(
            sums, o.used, np.maximum(estimate.deviations, 1e-12), strict=True
        ):
            ZA[np.ix_(used, used)] += cross[:, :-1] / deviation**2
            ZZ[np.ix_(used, used)] += own / deviation**2
            Zy[used] += cross[:, -1] / deviation**2
        x = np.linalg.solve(ZA, Zy)
        found = dataclasses.replace(
            estimate, x=x, covariance=np.linalg.pinv(ZZ), deviations=system.deviations(x)
        )
        done, estimate = _settled(estimate, found), found
        if done:
            break
    return estimate


# --- row by row ----------------------------------------------------------------------------------------------


def recursed(
    job: Job, sources: Sequence[Any], system: System, estimate: Estimate
) -> tuple[Estimate, Array]:
    """Recursive least squares over all rows in order of time, and the estimates on the way."""
    o, state, history = job.observer, Recursion.start(system.size), []
    for piece in job.pieces(sources):
        for rows in observed(o, piece):
            for k in range(len(rows.t)):
                for A, moving, used in zip(rows.groups, rows.moving, o.used, strict=True):
                    if moving[k]:
                        wide = np.zeros(system.size)
                        wide[used] = A[k, :-1]
                        state = state.after(wide, float(A[k, -1]))
                history.append(state.x)
    step = max(1, len(history) // KEPT)
    return dataclasses.replace(
        estimate, x=state.x, deviations=system.deviations(state.x)
    ), np.array(history[::step])
