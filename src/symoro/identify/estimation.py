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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName, UnsupportedRobot, checked_types
from symoro.identify.column_names import map_columns, with_efforts
from symoro.identify.diagnosis import Examination, examine
from symoro.identify.filtering import Piece, Samples, Treatment, read_samples
from symoro.identify.held_out_choices import (
    NO_ROWS,
    Choice,
    Sample,
    choose_drives,
    choose_rests,
    choose_treatment,
    consistency_errors,
    motion_noise_bias,
    sample_rows,
    with_friction_by_load,
    without_friction_by_load,
)
from symoro.identify.identifiable_parameters import FrictionTerm, has_drive, known_values
from symoro.identify.identification_result import Identification
from symoro.identify.least_squares import (
    ESSENTIAL_LIMIT,
    Errors,
    Estimate,
    ObservationSystem,
    Prior,
    RecursiveLeastSquares,
    Spread,
    correlated_covariance,
    cross_validate,
    make_prior,
    solve_essential,
    solve_least_squares,
    solve_total,
    solve_weighted,
)
from symoro.identify.log_columns import AUTO, CANDIDATE_DRIVES, Setup, make_setup, read_setup
from symoro.identify.log_files import Source, open_log
from symoro.identify.observation_rows import ObservationModel, Rows, observe, observe_piece
from symoro.identify.physical_consistency import (
    BodyLimits,
    DriveGains,
    Payload,
    body_limits,
    estimate_drive_gains,
    estimate_payload,
    solve_consistent,
)
from symoro.identify.triangular_factors import (
    Folds,
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
SOLVERS = ("ols", "wls", "irls", "tls", "rls", "kalman", "iv", "didim")
RECURSIVE = ("rls", "kalman")
MANY_ROWS = 200_000  # of logs, from which on sums of products are the default
# condition number beyond which a sum of products has lost more than half of its digits
MAX_GRAM_CONDITION = 1e6
HUBER_LIMIT = 1.345  # deviations: 95 % of the efficiency of least squares on normal noise
EQUAL_ERROR = (
    1.005  # of held-out errors: consistent parameters that are not worse than this are used
)
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
    if model.robot.has_moving_base:
        raise UnsupportedRobot(
            "iv and didim simulate the robot with the controller of its joints, which does not "
            "determine the motion of a moving base: use wls or irls."
        )
    if model.robot.has_elastic_joints:
        raise UnsupportedRobot(
            "iv and didim simulate the robot with rigid joints: use wls or irls for elastic ones."
        )
    if model.parameters.added:
        raise UnsupportedRobot(
            "iv and didim simulate the robot, whose model has no friction and rotors of coupled "
            "motors and no added terms of friction: use wls or irls."
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
        model, treatment = self.replay.model, piece.treatment
        sizes = [len(columns) for columns in model.group_columns]
        sums = [(np.zeros((n, n + 1)), np.zeros((n, n))) for n in sizes]
        for s in read_samples(piece, model.robot, model.setup):
            measured, simulated = (observe(model, x, treatment) for x in (s, self.replay(s)))
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
    passes: LogPasses,
    pieces: Sequence[Piece],
    system: ObservationSystem,
    estimate: Estimate,
    weighted: bool,
) -> tuple[Estimate, Array]:
    """Return recursive least squares over all rows in order of time, and estimates on the way.

    If `weighted`, rows have the variance of their joint's residuals: the Kalman filter of constant
    parameters, which starts from the prior. The estimates are (estimates, parameters), at most a
    few hundred.
    """
    state, history = RecursiveLeastSquares.start(system.size), []
    deviations = np.maximum(estimate.deviations, SMALLEST_DEVIATION)
    weights = 1 / deviations if weighted else np.ones(len(deviations))
    if weighted and system.prior is not None:
        for row in system.prior:
            state = state.after(row[:-1], float(row[-1]))
    for piece in pieces:
        for rows in observe_piece(passes.model, piece):
            for k in range(len(rows.t)):
                for row, y in _wide_rows(rows, k, system, weights):
                    state = state.after(row, y)
                history.append(state.x)
    step = max(1, len(history) // MAX_HISTORY)
    last = dataclasses.replace(estimate, x=state.x, deviations=system.deviations(state.x))
    if weighted:
        last = dataclasses.replace(last, covariance=state.P, weights=weights)
    return last, np.array(history[::step])


def _wide_rows(
    rows: Rows, k: int, system: ObservationSystem, weights: Array
) -> Iterator[tuple[Array, float]]:
    """The weighted rows (parameters,) of all groups at time k that count, and measurements."""
    for A, moving, columns, w in zip(
        rows.groups, rows.moving, system.columns, weights, strict=True
    ):
        if moving[k]:
            wide = np.zeros(system.size)
            wide[columns] = w * A[k, :-1]
            yield wide, float(w * A[k, -1])


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
    solver: str = "",
    physical: bool | None = None,
    filter: bool = True,
    essential: bool | float = False,
    prior: Prior | str | Path | Mapping[str, tuple[float, float]] | Identification | None = None,
    bodies: Mapping[int, Mapping[str, tuple[float, float]]] | None = None,
    total_mass: float | None = None,
    load: Source | Iterable[Source] = (),
    known_load: Mapping[str, float] | None = None,
    factor: str = "",
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
    wls, irls, tls, rls, kalman, iv or didim.

    With nothing set, filter, decimation, parameters of the drives and physical consistency are
    chosen by the prediction of held-out parts of the logs (`.choices`). `filter=False` uses the
    columns as they are; a named solver gives that estimate alone; `physical` asks for consistent
    standard parameters or forbids them; `essential` asks for as few parameters as the data
    determine (a number is the largest relative deviation in percent).

    `prior` is a CSV file (name, value, sigma), a mapping {name: (value, sigma)}, or an earlier
    result, whose rows count as if its logs were read again. `bodies` {link: {"mass": (low, high),
    "x": (low, high) …}} bounds mass (kg) and centre (m, in the link's frame) of consistent
    parameters, `total_mass` (kg) the mass of all links from above.

    `load` are logs with a payload; with its known parameters `known_load` the drive gains are
    estimated instead. `folds` are those of cross-validation. `factor` qr or gram, `jobs` processes
    or a Dask `scheduler` are for big data; `report` is a folder for a report.

    The logs are examined first: `.diagnosis` lists what is wrong with them. `repair` applies the
    corrections that it proposes (units, signs, order, wraps, delays); `.repaired` lists these.
    """
    robot = load_robot(robot)
    limits, sources = body_limits(robot, bodies, total_mass), _training_logs(logs)
    request = Request(check_solver(solver), essential, physical, filter, limits)
    stated = _combine_setup(robot, setup, entries)
    examination = examine(robot, sources, _with_base(robot, stated, sources[0]), repair)
    observation, by_load = _plain_model(robot, examination.setup, model)
    passes = LogPasses(observation, _method(factor, sources), jobs, scheduler, track)
    passes, choices = _choose(observation.robot_as_given, passes, sources, request)
    passes = _with_drift(_with_load(passes, sources, by_load), len(sources))
    training = _train(passes, sources, request, max(1, folds), make_prior(prior))
    training = _decide_consistency(robot, passes, training, request, choices)
    payload, gains = _estimate_load(passes, _as_list(load), training, known_load)
    result = _assemble(robot, passes, training, _as_list(validate), examination)
    result = replace(result, solver=solver or "wls", payload=payload, gains=gains)
    return result if report is None else _reported(result, report)


def _reported(result: Identification, folder: str | Path) -> Identification:
    result.report(folder)
    return result


def check_solver(solver: str) -> str:
    """Return the name of a solver if there is one, or the empty name."""
    if solver and solver not in SOLVERS:
        raise UnknownName("solver", solver, SOLVERS)
    return solver


def _as_list(sources: Source | Iterable[Source]) -> list[Source]:
    if isinstance(sources, str | Path | Mapping):
        return [sources]
    if not isinstance(sources, Iterable):
        raise InputError("the logs", f"{sources!r}", "a file, a mapping of arrays, or a list")
    return list(sources)


def _training_logs(logs: Source | Iterable[Source]) -> list[Source]:
    if not (sources := _as_list(logs)):
        raise InputError("the logs", "an empty list", "one log or more")
    return sources


def _combine_setup(
    robot: Robot, setup: str | Path | Mapping[str, Any] | None, entries: Mapping[str, Any]
) -> Setup:
    given = read_setup(Path(setup)) if isinstance(setup, str | Path) else setup or {}
    return make_setup(robot, {**given, **entries})


def _with_base(robot: Robot, setup: Setup, source: Source) -> Setup:
    """The setup with the efforts that the first log of a robot on a moving base has."""
    if not robot.has_moving_base:
        return setup
    log = open_log(source)
    return with_efforts(robot, setup, map_columns(log.path, log.names, robot, setup))


def _plain_model(robot: Robot, setup: Setup, model: str) -> tuple[ObservationModel, bool]:
    """The model without friction by load, and whether that is asked for."""
    by_load = False
    if model == "dynamic":
        robot, setup, by_load = without_friction_by_load(robot, setup)
    return ObservationModel(robot, setup, model), by_load


def _with_load(passes: LogPasses, sources: Sequence[Source], by_load: bool) -> LogPasses:
    """The passes with friction by load, if asked for."""
    if not by_load:
        return passes
    treatment = passes.pieces(sources)[0].treatment
    return replace(passes, model=with_friction_by_load(_sample(passes, sources), treatment))


def _method(factor: str, sources: Sequence[Source]) -> str:
    """The method of the factors; by default sums of products for long logs."""
    if factor:
        return check_method(factor)
    rows = [open_log(source).rows for source in sources]
    return "gram" if sum(n or 0 for n in rows) > MANY_ROWS else "qr"


# --- steps ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Request:
    """The request of a user: estimator, consistency, filter; and its solution from factors."""

    solver: str  # empty: automatic
    essential: bool | float  # True, or the largest relative deviation in percent
    physical: bool | None  # None: automatic
    filter: bool
    limits: BodyLimits

    @property
    def is_physical(self) -> bool | None:
        """True if consistency is asked for; None: it is chosen."""
        if self.physical is not None:
            return self.physical
        if self.limits.is_set:
            return True
        return False if self.solver or self.essential else None

    @property
    def is_plain(self) -> bool:
        """True if the estimator is least squares of all parameters, biased by noisy motion."""
        return self.solver in ("", "ols", "wls", "irls", *RECURSIVE) and not self.essential

    def solve(self, system: ObservationSystem, passes: LogPasses, tolerant: bool) -> Estimate:
        """Return the estimate of the factors; iterative estimators start from it."""
        names = passes.model.names
        if self.essential:
            limit = ESSENTIAL_LIMIT if self.essential is True else float(self.essential)
            return solve_essential(system, names, limit)
        if self.solver == "tls":
            return solve_total(system, names)
        ordinary = self.solver in ("ols", "rls")
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


def _choose(
    robot: Robot, passes: LogPasses, sources: Sequence[Source], request: Request
) -> tuple[LogPasses, list[Choice]]:
    """The passes with the treatment and the model that the data ask for, and these choices."""
    setup = passes.model.setup
    is_open = _is_open(setup, request) and passes.model.model == "dynamic"
    has_choice = _has_open_drives(passes, request)
    if not is_open and setup.cutoff != AUTO:
        choices = _stated_choices(setup, request)
        if not has_choice:
            return passes, choices
        sample, treatment = _sample(passes, sources), passes.pieces(sources)[0].treatment
    else:
        sample = _sample(passes, sources)
        sample, rests = _leave_out_rests(robot, sample, has_choice)
        treatment, choices = _choose_treatment(robot, sample, has_choice)
        passes = replace(passes, model=sample.passes.model, treatment=treatment)
        choices = [*choices, *rests]
    if has_choice:
        model, drives = choose_drives(robot, sample, treatment)
        passes, choices = replace(passes, model=model), [*choices, drives]
    return passes, choices


def _leave_out_rests(robot: Robot, sample: Sample, has_choice: bool) -> tuple[Sample, list[Choice]]:
    """The sample without the rows at which joints rest, where that predicts motion better.

    A dead zone of the setup stays as it is.
    """
    model = sample.passes.model
    if model.setup.dead_zone or model.sums_joints:
        return sample, []
    wide = _with_friction(robot, sample) if has_choice else sample
    speeds, choice = choose_rests(wide)
    return sample.with_model(model.with_dead_zone(speeds)), [choice]


def _with_friction(robot: Robot, sample: Sample) -> Sample:
    """The sample with a model that has all parameters of friction and drives."""
    if _has_friction(robot):
        return sample
    setup = replace(sample.passes.model.setup, drives=CANDIDATE_DRIVES)
    return sample.with_model(ObservationModel(robot, setup))


def _choose_treatment(
    robot: Robot, sample: Sample, has_choice: bool
) -> tuple[Treatment, list[Choice]]:
    """The treatment of the model that predicts better: as given, or with friction that it lacks."""
    setup = sample.passes.model.setup
    own = choose_treatment(sample, setup.decimate)
    if not has_choice or _has_friction(robot):
        return own
    other = choose_treatment(_with_friction(robot, sample), setup.decimate)
    return min(own, other, key=lambda x: min(x[1][0].errors.values()))


def _has_friction(robot: Robot) -> bool:
    return all(has_drive(robot, key) for key in ("FV", "FS"))


def _has_open_drives(passes: LogPasses, request: Request) -> bool:
    """True if terms of friction and drives are chosen.

    They are not if the setup states them or a solver is named.
    """
    is_asked = passes.model.setup.drives is None and not request.solver
    return is_asked and passes.model.model == "dynamic"


def _with_drift(passes: LogPasses, logs: int) -> LogPasses:
    """The passes with an offset of each joint in every log after the first, if asked for."""
    model = passes.model
    if not model.setup.drift or logs < 2:
        return passes
    drives = tuple(sorted({*(model.setup.drives or ()), "FO"}))
    offsets = tuple(FrictionTerm("FO", log=k) for k in range(1, logs))
    setup = replace(model.setup, drives=drives)
    given = model.robot_as_given  # with the Stribeck speeds that were chosen
    return replace(
        passes, model=ObservationModel(given, setup, model.model, (*model.terms, *offsets))
    )


def _is_open(setup: Setup, request: Request) -> bool:
    """True if neither a filter nor its absence is asked for."""
    is_stated = setup.cutoff is not None or setup.decimate is not None
    if not request.filter and is_stated:
        raise InputError("filter=False", "a cut-off or a decimation", "no filter at all")
    return request.filter and not is_stated


def _stated_choices(setup: Setup, request: Request) -> list[Choice]:
    """The lines of a filter and a decimation that were not chosen."""
    if not request.filter:
        given = "none: the columns are used as they are"
        return [Choice(subject, given, {}) for subject in ("filter", "decimation")]
    cutoff = "none" if setup.cutoff is None else f"low-pass {setup.cutoff} Hz"
    decimation = "none" if setup.decimate is None else f"{setup.decimate:g} rows/s"
    return [
        Choice("filter", f"{cutoff}, as set", {}),
        Choice("decimation", f"{decimation}, as set", {}),
    ]


def _sample(passes: LogPasses, sources: Sequence[Source]) -> Sample:
    """A sample of the logs. Errors of the data are those of a pass, which names file and row."""
    pieces = passes.pieces(sources)
    try:
        return Sample.of_logs(passes, sources)
    except InputError:
        passes.collect(pieces)
        raise


@dataclass(frozen=True)
class Training:
    """The result of the training logs: system of equations, estimate, traces."""

    system: ObservationSystem
    estimate: Estimate
    spread: Spread  # of the estimate, with correlated residuals
    folds: Folds
    cross: tuple[Errors, ...]
    traces: tuple[LogTrace, ...]
    treatment: Treatment  # of the first log
    history: Array | None  # of recursive least squares
    standard: dict[str, float] | None = None  # consistent standard parameters
    choices: tuple[Choice, ...] = ()


def _train(
    passes: LogPasses, sources: Sequence[Source], request: Request, folds: int, prior: Prior
) -> Training:
    """Estimate, cross-validate, and keep a few rows for plots."""
    model = passes.model
    pieces = passes.pieces(sources, folds, fitted=True)
    collected = passes.collect(pieces, traced=True, folds=folds)
    system = prior.added_to(ObservationSystem.of_rows(model, collected), model.names)
    _check_rows(system, sources)
    estimate = request.solve(system, passes, request.is_physical is not False)
    cross = cross_validate(
        collected.folds,
        model.group_columns,
        len(model.names),
        model.groups,
        lambda rest: request.solve(rest, passes, False),
    )
    history = None
    if request.solver in ITERATIVE:
        if request.solver != "irls":  # a robot that can be simulated
            estimate = replace(estimate, x=_consistent_x(passes, system, estimate, request))
        estimate = ITERATIVE[request.solver](passes, pieces, system, estimate)
    elif request.solver in RECURSIVE:
        estimate, history = solve_recursive(
            passes, pieces, system, estimate, request.solver == "kalman"
        )
    spread = correlated_covariance(system, estimate, sample_rows(passes, sources))
    if request.is_plain and model.model == "dynamic":
        bias = motion_noise_bias(passes, sources, pieces[0].treatment)
        spread = replace(spread, covariance=spread.covariance + np.outer(bias, bias))
    return Training(
        system,
        estimate,
        spread,
        collected.folds,
        tuple(cross),
        collected.traces,
        pieces[0].treatment,
        history,
    )


def _consistent_x(
    passes: LogPasses, system: ObservationSystem, estimate: Estimate, request: Request
) -> Array:
    """The base parameters (parameters,) of consistent standard parameters."""
    model = passes.model
    known = known_values(model.robot_as_given)
    standard = solve_consistent(
        system, model.parameters, model.setup, estimate, known, request.limits
    )
    return model.parameters.of_standard(standard)


def _check_rows(system: ObservationSystem, sources: Sequence[Source]) -> None:
    """Refuse logs with fewer rows than unknowns."""
    if not system.rows:
        raise NO_ROWS
    if system.rows < system.size and system.prior is None:
        files = ", ".join("arrays" if isinstance(s, Mapping) else str(s) for s in sources)
        raise InputError(
            files,
            f"{system.rows} rows of equations for {system.size} parameters",
            "several times as many rows as parameters",
            "Record a longer motion.",
        )


def _decide_consistency(
    robot: Robot,
    passes: LogPasses,
    training: Training,
    request: Request,
    choices: Sequence[Choice],
) -> Training:
    """The training with consistent standard parameters where these were asked for or predict
    held-out parts as well or better, and with all choices.

    Undetermined parameters stay near the robot's own numbers.
    """
    model = passes.model
    known = known_values(robot)

    def solve(system: ObservationSystem, estimate: Estimate) -> dict[str, float]:
        return solve_consistent(
            system, model.parameters, model.setup, estimate, known, request.limits
        )

    is_on, errors, suffix = request.is_physical, dict[str, float](), ", as set"
    if is_on is None:
        errors, suffix = consistency_errors(model, training.folds, solve), ""
        undetermined = training.estimate.undetermined is not None
        is_on = undetermined or (bool(errors) and errors["on"] <= EQUAL_ERROR * errors["off"])
    choice = Choice("consistency", ("on" if is_on else "off") + suffix, errors)
    standard = solve(training.system, training.estimate) if is_on else None
    return replace(training, standard=standard, choices=(*choices, choice))


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


def _assemble(
    robot: Robot,
    passes: LogPasses,
    training: Training,
    validate: Sequence[Source],
    examination: Examination,
) -> Identification:
    """The result without a payload; plots show the rows of logs that are not fitted, if any."""
    observation = passes.model
    held_out = passes.collect(passes.pieces(validate), traced=True) if validate else None
    predicted = None if held_out is None else ObservationSystem.of_rows(observation, held_out)
    return Identification(
        given=robot,
        observation=observation,
        estimate=training.estimate,
        covariance=training.spread.covariance,
        freedom=training.spread.freedom,
        system=training.system,
        held_out=predicted,
        cross=training.cross,
        traces=(held_out or training).traces,
        treatment=training.treatment,
        history=training.history,
        diagnosis=examination.findings,
        repaired=examination.repaired,
        columns=examination.columns,
        standard=training.standard,
        choices=training.choices,
    )
