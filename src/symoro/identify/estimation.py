"""`sy.identify`: from logs to parameters, and estimators that pass over the data again.

These are robust weights, simulated motion, and recursion. IDIM-IV [JVG14] and DIDIM [GJV13]
simulate the robot with the estimate so far under the controller that made the log. IV takes the
rows of the simulated motion as instruments for the measured rows, so that noise in these gives no
bias. DIDIM fits the measured efforts to the simulated motion.

[GJV13] M. Gautier, A. Janot, P.-O. Vandanjon: A new closed-loop output error method for parameter
identification of robot dynamics, IEEE TCST 2013.
[JVG14] A. Janot, P.-O. Vandanjon, M. Gautier: A generic instrumental variable approach for
industrial robot identification, IEEE TCST 2014.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName, UnsupportedRobot, checked_types
from symoro.identify.diagnosis import Examination, examine
from symoro.identify.filtering import Piece, Samples, Treatment, read_samples
from symoro.identify.identifiable_parameters import known_values
from symoro.identify.identification_result import Identification
from symoro.identify.least_squares import (
    ESSENTIAL_LIMIT,
    Errors,
    Estimate,
    ObservationSystem,
    RecursiveLeastSquares,
    cross_validate,
    solve_consistent,
    solve_essential,
    solve_least_squares,
    solve_weighted,
)
from symoro.identify.log_columns import Setup, make_setup, read_setup
from symoro.identify.log_files import Source
from symoro.identify.observation_rows import ObservationModel, observe, observe_piece
from symoro.identify.payload import (
    DriveGains,
    Payload,
    estimate_drive_gains,
    estimate_payload,
)
from symoro.identify.triangular_factors import (
    CollectedRows,
    LogPasses,
    LogTrace,
    RobustWeights,
    Track,
    check_method,
    single_threaded,
    untracked,
)
from symoro.library import RobotSource
from symoro.library import load as load_robot
from symoro.robot import Robot
from symoro.simulate.forward_simulation import simulate

Array = np.ndarray
SOLVERS = ("ols", "wls", "rls", "irls", "iv", "didim")
# condition number beyond which a sum of products has lost more than half of its digits
MAX_GRAM_CONDITION = 1e6
HUBER_LIMIT = 1.345  # deviations: 95 % of the efficiency of least squares on normal noise
MAX_ITERATIONS = 15
SETTLED_CHANGE = 0.01  # of the parameters, in standard deviations, at which an iteration ends
MAX_HISTORY = 200  # estimates of a recursion that are returned
SMALLEST_DEVIATION = 1e-12


# --- estimators that pass over the data again -----------------------------------------------------


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
        """Return the sums over a piece of a log."""
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


ITERATIVE = {"irls": solve_reweighted, "iv": solve_instrumental, "didim": solve_didim}


# --- identification -------------------------------------------------------------------------------


@checked_types
@single_threaded()
def identify(
    robot: RobotSource,
    logs: Source | Iterable[Source],
    *,
    validate: Source | Iterable[Source] = (),
    setup: str | Path | Mapping[str, Any] | None = None,
    model: str = "dynamic",
    solver: str = "wls",
    physical: bool = False,
    essential: bool | float = False,
    load: Source | Iterable[Source] = (),
    known_load: Mapping[str, float] | None = None,
    factor: str = "qr",
    folds: int = 5,
    jobs: int = 1,
    scheduler: str = "",
    repair: bool = False,
    report: str | Path | None = None,
    track: Track = untracked,
    **entries: Any,
) -> Identification:
    """Return the parameters of a robot from logs of its motion.

    `logs` and `validate` are files (CSV, Parquet, MAT, NumPy) or mappings of arrays. `setup` is a
    TOML file or a mapping, and `entries` (cutoff=…, decimate=…, ratios=…) override it: columns and
    units, transmission, filter, drives. `model`: dynamic, filtered, power or energy. `solver`: ols,
    wls, irls, rls, iv or didim.

    `physical` asks for consistent standard parameters, `essential` for as few parameters as the
    data determine (a number is the largest relative deviation in percent). `load` are logs with a
    payload; with its known parameters `known_load` the drive gains are estimated instead. `folds`
    are those of cross-validation. `factor` qr or gram, `jobs` processes or a Dask `scheduler` are
    for big data; `report` is a folder for a report.

    The logs are examined first: `.diagnosis` lists what is wrong with them. `repair` applies the
    corrections that it proposes (units, signs, order, wraps, delays); `.repaired` lists these.
    """
    robot = load_robot(robot)
    examination = examine(robot, _as_list(logs), _combine_setup(robot, setup, entries), repair)
    observation = ObservationModel(robot, examination.setup, model)
    passes = LogPasses(observation, check_method(factor), jobs, scheduler, track)
    pieces = passes.pieces(_as_list(logs))
    training = _train(passes, pieces, Solver(solver, essential, physical), max(1, folds))
    standard = _solve_physical(robot, observation, training) if physical else None
    payload, gains = _estimate_load(passes, _as_list(load), training, known_load)
    held_out = _hold_out(passes, _as_list(validate))
    result = replace(
        _assemble(robot, observation, training, held_out, examination),
        solver=solver,
        standard=standard,
        payload=payload,
        gains=gains,
    )
    if report is not None:
        result.report(report)
    return result


def _as_list(sources: Source | Iterable[Source]) -> list[Source]:
    if isinstance(sources, str | Path | Mapping):
        return [sources]
    if not isinstance(sources, Iterable):
        raise InputError("the logs", f"{sources!r}", "a file, a mapping of arrays, or a list")
    return list(sources)


def _combine_setup(
    robot: Robot, setup: str | Path | Mapping[str, Any] | None, entries: Mapping[str, Any]
) -> Setup:
    given = read_setup(Path(setup)) if isinstance(setup, str | Path) else setup or {}
    return make_setup(robot, {**given, **entries})


# --- steps ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solver:
    """The choice of an estimator, and its solution from triangular factors alone."""

    name: str
    essential: bool | float  # True, or the largest relative deviation in percent
    tolerant: bool  # of parameters that the data do not determine

    def __post_init__(self) -> None:
        if self.name not in SOLVERS:
            raise UnknownName("solver", self.name, SOLVERS)

    def solve(self, system: ObservationSystem, passes: LogPasses, tolerant: bool) -> Estimate:
        """Return the estimate of the factors; iterative estimators start from it."""
        names = passes.model.names
        if self.essential:
            limit = ESSENTIAL_LIMIT if self.essential is True else float(self.essential)
            return solve_essential(system, names, limit)
        ordinary = self.name in ("ols", "rls")
        solve = solve_least_squares if ordinary else solve_weighted
        estimate = solve(system, names, tolerant=tolerant)
        if passes.method == "gram" and estimate.condition > MAX_GRAM_CONDITION:
            raise InputError(
                "sums of products",
                f"a condition number of {estimate.condition:.1e}",
                f"less than {MAX_GRAM_CONDITION:.0e}",
                "Use factor='qr'.",
            )
        return estimate


@dataclass(frozen=True)
class Training:
    """The result of the training logs: system of equations, estimate, traces."""

    system: ObservationSystem
    estimate: Estimate
    cross: tuple[Errors, ...]
    traces: tuple[LogTrace, ...]
    treatment: Treatment  # of the first log
    history: Array | None  # of recursive least squares


def _train(passes: LogPasses, pieces: Sequence[Piece], solver: Solver, folds: int) -> Training:
    """Estimate, cross-validate, and keep a few rows for plots."""
    model = passes.model
    collected = passes.collect(pieces, traced=True, folds=folds)
    system = ObservationSystem.of_rows(model, collected)
    if not system.rows:
        raise InputError(
            "logs", "no row that counts", "motion", "Look at from_time, to_time and dead_zone."
        )
    estimate = solver.solve(system, passes, solver.tolerant)
    cross = cross_validate(
        collected.folds,
        model.group_columns,
        len(model.names),
        model.groups,
        lambda rest: solver.solve(rest, passes, False),
    )
    history = None
    if solver.name in ITERATIVE:
        estimate = ITERATIVE[solver.name](passes, pieces, system, estimate)
    elif solver.name == "rls":
        estimate, history = solve_recursive(passes, pieces, system, estimate)
    treatment = pieces[0].treatment
    return Training(system, estimate, tuple(cross), collected.traces, treatment, history)


def _solve_physical(
    robot: Robot, observation: ObservationModel, training: Training
) -> dict[str, float]:
    """Consistent standard parameters, near the robot's own where the data do not determine them."""
    parameters, setup = observation.parameters, observation.setup
    known = known_values(robot)
    return solve_consistent(training.system, parameters, setup, training.estimate, known)


def _estimate_load(
    passes: LogPasses,
    sources: Sequence[Source],
    training: Training,
    known: Mapping[str, float] | None,
) -> tuple[Payload | None, DriveGains | None]:
    """The payload, or the gains of the drives if the payload is known; nothing without logs."""
    if not sources:
        return None, None
    collected = passes.collect(passes.pieces(sources))
    loaded = ObservationSystem.of_rows(passes.model, collected)
    parameters = passes.model.parameters
    if known:
        return None, estimate_drive_gains(training.system, loaded, parameters, known)
    return estimate_payload(training.system, loaded, parameters, training.estimate), None


def _hold_out(passes: LogPasses, sources: Sequence[Source]) -> CollectedRows | None:
    """The rows of logs that are predicted and not fitted."""
    return passes.collect(passes.pieces(sources), traced=True) if sources else None


def _assemble(
    robot: Robot,
    observation: ObservationModel,
    training: Training,
    held_out: CollectedRows | None,
    examination: Examination,
) -> Identification:
    """The result without what is estimated on request; plots show held-out rows if any."""
    predicted = None if held_out is None else ObservationSystem.of_rows(observation, held_out)
    return Identification(
        given=robot,
        parameters=observation.parameters,
        groups=observation.groups,
        model=observation.model,
        estimate=training.estimate,
        system=training.system,
        held_out=predicted,
        cross=training.cross,
        traces=(held_out or training).traces,
        treatment=training.treatment,
        history=training.history,
        diagnosis=examination.findings,
        repaired=examination.repaired,
        columns=examination.columns,
    )
