"""`sy.identify`: from logs to parameters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.filtering import Piece, Treatment
from symoro.identify.identifiable_parameters import known_values
from symoro.identify.identification_result import Identification
from symoro.identify.iterative_estimation import (
    solve_didim,
    solve_instrumental,
    solve_recursive,
    solve_reweighted,
)
from symoro.identify.least_squares import (
    ESSENTIAL_LIMIT,
    Errors,
    Estimate,
    ObservationSystem,
    cross_validate,
    solve_essential,
    solve_least_squares,
    solve_weighted,
)
from symoro.identify.log_columns import Setup, make_setup, read_setup
from symoro.identify.log_files import Source
from symoro.identify.observation_rows import ObservationModel
from symoro.identify.payload import (
    DriveGains,
    Payload,
    estimate_drive_gains,
    estimate_payload,
)
from symoro.identify.physical_consistency import solve_consistent
from symoro.identify.triangular_factors import CollectedRows, LogPasses, LogTrace, check_method
from symoro.identify.work_queue import Track, single_threaded, untracked
from symoro.library.builtin import RobotSource
from symoro.library.builtin import load as load_robot
from symoro.robot import Robot

Array = np.ndarray
SOLVERS = ("ols", "wls", "rls", "irls", "iv", "didim")
ITERATIVE = {"irls": solve_reweighted, "iv": solve_instrumental, "didim": solve_didim}
# condition number beyond which a sum of products has lost more than half of its digits
MAX_GRAM_CONDITION = 1e6


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
    """
    robot = load_robot(robot)
    if solver not in SOLVERS:
        raise UnknownName("solver", solver, SOLVERS)
    observation = ObservationModel(robot, _combine_setup(robot, setup, entries), model)
    passes = LogPasses(observation, check_method(factor), jobs, scheduler, track)
    pieces = passes.pieces(_as_list(logs))
    training = _train(passes, pieces, Solver(solver, essential, physical), max(1, folds))
    standard = _solve_physical(robot, observation, training) if physical else None
    payload, gains = _estimate_load(passes, _as_list(load), training, known_load)
    held_out = _hold_out(passes, _as_list(validate))
    result = replace(
        _assemble(robot, observation, training, held_out),
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
    """What the training logs give."""

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
    )
