"""Estimators that pass over the data again: robust weights, simulated motion, recursion.

IDIM-IV [JVG14] and DIDIM [GJV13] simulate the robot with the estimate so far under the controller
that made the log. IV takes the rows of the simulated motion as instruments for the measured rows,
so that noise in these gives no bias. DIDIM fits the measured efforts to the simulated motion.

[GJV13] M. Gautier, A. Janot, P.-O. Vandanjon: A new closed-loop output error method for parameter
identification of robot dynamics, IEEE TCST 2013.
[JVG14] A. Janot, P.-O. Vandanjon, M. Gautier: A generic instrumental variable approach for
industrial robot identification, IEEE TCST 2014.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.identify.filtering import Piece, Samples, read_samples
from symoro.identify.least_squares import (
    Estimate,
    ObservationSystem,
    RecursiveLeastSquares,
    solve_least_squares,
    solve_weighted,
)
from symoro.identify.observation_rows import ObservationModel, observe, observe_piece
from symoro.identify.triangular_factors import LogPasses, RobustWeights
from symoro.simulate.forward_simulation import simulate

Array = np.ndarray
HUBER_LIMIT = 1.345  # deviations: 95 % of the efficiency of least squares on normal noise
MAX_ITERATIONS = 15
SETTLED_CHANGE = 0.01  # of the parameters, in standard deviations, at which an iteration ends
MAX_HISTORY = 200  # estimates of a recursion that are returned
SMALLEST_DEVIATION = 1e-12


def _iterate(estimate: Estimate, improve: Callable[[Estimate], Estimate]) -> Estimate:
    """Improve an estimate until it settles."""
    for _ in range(MAX_ITERATIONS):
        before, estimate = estimate, improve(estimate)
        if _is_settled(before, estimate):
            break
    return estimate


def _is_settled(before: Estimate, after: Estimate) -> bool:
    spread = np.maximum(after.sigma, 1e-12 * np.maximum(np.abs(after.x), 1e-6))
    return bool(np.max(np.abs(after.x - before.x) / spread) < SETTLED_CHANGE)


def solve_reweighted(
    passes: LogPasses, pieces: Sequence[Piece], system: ObservationSystem, estimate: Estimate
) -> Estimate:
    """Return the estimate with Huber's weights of the rows: one pass per iteration."""

    def improve(estimate: Estimate) -> Estimate:
        deviations = np.maximum(estimate.deviations, SMALLEST_DEVIATION)
        weights = RobustWeights(estimate.x, deviations, HUBER_LIMIT)
        weighted = ObservationSystem.of_rows(passes.model, passes.collect(pieces, weights=weights))
        return solve_least_squares(weighted, passes.model.names, 1 / deviations)

    return _iterate(estimate, improve)


# --- simulated motion ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Replay:
    """Replaces the motion of samples by that of a simulation with the parameters x."""

    model: ObservationModel
    x: Array

    def __call__(self, s: Samples) -> Samples:
        """Return the samples with simulated q, qd, qdd; the efforts stay those measured."""
        base = self.model.parameters.base.robot
        values = {k: v for k, v in self.model.robot.values.items() if k in base.symbols}
        values |= dict(zip(self.model.names, map(float, self.x), strict=True))
        motion = simulate(
            base,
            (len(s.q) - 1) / s.rate,
            q=s.q[0],
            qd=s.qd[0],
            controller=self._controller(s),
            values=values,
            step=1 / s.rate,
            method="rk4",
        )
        if len(motion.q) < len(s.q):
            raise InputError(
                "simulation for iv or didim",
                f"a motion that ended {motion.reason}",
                "one that follows the log",
                "Check kp and kd.",
            )
        return dataclasses.replace(s, q=motion.q, qd=motion.qd, qdd=motion.qdd)

    def _controller(self, s: Samples) -> Callable[[float, Array, Array], Array]:
        """The controller of the log: tau = kp (qr - q) + kd (qrd - qd)."""
        if s.qr is None:
            raise InputError(
                "iv and didim",
                "no reference positions in the log",
                "columns qr1, qr2 …",
                "Name them: columns.qr = […].",
            )
        kp, kd = np.array(self.model.setup.kp), np.array(self.model.setup.kd)
        qr, qrd = s.qr, np.gradient(s.qr, 1 / s.rate, axis=0)

        def torque(t: float, q: Array, qd: Array) -> Array:
            at = t * s.rate
            return np.asarray(kp * (_interpolate(qr, at) - q) + kd * (_interpolate(qrd, at) - qd))

        return torque


def _interpolate(x: Array, at: float) -> Array:
    """The row of x at a place between its rows, by straight lines."""
    k = min(int(at), len(x) - 2)
    return np.asarray(x[k] + (at - k) * (x[k + 1] - x[k]))


def _check_simulated(model: ObservationModel) -> None:
    """The log must come from a known controller, and the robot must be one that is simulated."""
    if not model.setup.kp or not model.setup.kd:
        raise InputError(
            "iv and didim",
            "no gains of the controller",
            "kp and kd of the joints' controller, tau = kp (qr - q) + kd (qrd - qd)",
            "Give them in the setup: [controller] kp = […], kd = […].",
        )
    if model.parameters.motors:
        raise UnsupportedRobot(
            "iv and didim simulate the robot, whose model has no friction and rotors of coupled "
            "motors: use wls or irls."
        )


def solve_didim(
    passes: LogPasses, pieces: Sequence[Piece], system: ObservationSystem, estimate: Estimate
) -> Estimate:
    """Return the estimate from measured efforts and simulated motion [GJV13]."""
    _check_simulated(passes.model)

    def improve(estimate: Estimate) -> Estimate:
        replay = Replay(passes.model, estimate.x)
        simulated = ObservationSystem.of_rows(passes.model, passes.collect(pieces, change=replay))
        return solve_weighted(simulated, passes.model.names)

    return _iterate(estimate, improve)


CrossProducts = list[tuple[Array, Array]]  # Z'[A y] and Z'Z by group


@dataclass(frozen=True)
class CollectCrossProducts:
    """The work of a task of IV: products of instruments Z with rows and with themselves."""

    replay: Replay

    def __call__(self, piece: Piece) -> CrossProducts:
        model, every = self.replay.model, piece.treatment.every
        sizes = [len(columns) for columns in model.group_columns]
        sums = [(np.zeros((n, n + 1)), np.zeros((n, n))) for n in sizes]
        for s in read_samples(piece, model.robot, model.setup):
            measured, simulated = observe(model, s, every), observe(model, self.replay(s), every)
            for rows, instruments in zip(measured, simulated, strict=True):
                for g, moving in enumerate(rows.moving):
                    A, Z = rows.groups[g][moving], instruments.groups[g][moving, :-1]
                    sums[g] = sums[g][0] + Z.T @ A, sums[g][1] + Z.T @ Z
        return sums

    def merge(self, a: CrossProducts, b: CrossProducts) -> CrossProducts:
        """Return the sums of both tasks."""
        return [(x + u, y + v) for (x, y), (u, v) in zip(a, b, strict=True)]


def solve_instrumental(
    passes: LogPasses, pieces: Sequence[Piece], system: ObservationSystem, estimate: Estimate
) -> Estimate:
    """Return the solution of Z'A x = Z'y with the weights of the residuals [JVG14]."""
    model, n = passes.model, system.size
    _check_simulated(model)

    def improve(estimate: Estimate) -> Estimate:
        sums = passes.run(CollectCrossProducts(Replay(model, estimate.x)), pieces)
        ZA, ZZ, Zy = np.zeros((n, n)), np.zeros((n, n)), np.zeros(n)
        deviations = np.maximum(estimate.deviations, SMALLEST_DEVIATION)
        for (cross, own), columns, deviation in zip(
            sums, model.group_columns, deviations, strict=True
        ):
            block = np.ix_(columns, columns)
            ZA[block] += cross[:, :-1] / deviation**2
            ZZ[block] += own / deviation**2
            Zy[columns] += cross[:, -1] / deviation**2
        x = np.linalg.solve(ZA, Zy)
        return dataclasses.replace(
            estimate, x=x, covariance=np.linalg.pinv(ZZ), deviations=system.deviations(x)
        )

    return _iterate(estimate, improve)


# --- row by row ----------------------------------------------------------------------------------


def solve_recursive(
    passes: LogPasses, pieces: Sequence[Piece], system: ObservationSystem, estimate: Estimate
) -> tuple[Estimate, Array]:
    """Return recursive least squares over all rows in order of time, and estimates on the way.

    The latter are (estimates, parameters), at most a few hundred.
    """
    state, history = RecursiveLeastSquares.start(system.size), []
    for piece in pieces:
        for rows in observe_piece(passes.model, piece):
            for k in range(len(rows.t)):
                for A, moving, columns in zip(
                    rows.groups, rows.moving, system.columns, strict=True
                ):
                    if moving[k]:
                        wide = np.zeros(system.size)
                        wide[columns] = A[k, :-1]
                        state = state.after(wide, float(A[k, -1]))
                history.append(state.x)
    step = max(1, len(history) // MAX_HISTORY)
    last = dataclasses.replace(estimate, x=state.x, deviations=system.deviations(state.x))
    return last, np.array(history[::step])
