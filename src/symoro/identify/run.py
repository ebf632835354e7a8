"""`sy.identify`: from logs to parameters, one straight line. What it needs is imported when it is called: `import symoro` stays quick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symoro.errors import UnknownName
from symoro.identify.schedule import Track, single_threaded, untracked
from symoro.robot.data import Robot

if TYPE_CHECKING:
    from symoro.identify.logs import Source
    from symoro.identify.result import Identification

SOLVERS = ("ols", "wls", "rls", "irls", "iv", "didim")


@single_threaded()
def identify(
    robot: Robot, logs: Source | Iterable[Source], *, validate: Source | Iterable[Source] = (), setup: str | Path | Mapping[str, Any] | None = None,
    model: str = "dynamic", solver: str = "wls", physical: bool = False, essential: bool | float = False, load: Source | Iterable[Source] = (),
    known_load: Mapping[str, float] | None = None, factor: str = "qr", folds: int = 5, jobs: int = 1, scheduler: str = "",
    report: str | Path | None = None, track: Track = untracked, **entries: Any,
) -> Identification:  # fmt: skip
    """Parameters of a robot from logs of its motion.

    `logs` and `validate` are files (CSV, Parquet, MAT, NumPy) or mappings of arrays; `setup` is a TOML file or a mapping, and
    `entries` (cutoff=…, decimate=…, ratios=…) override it: columns and units, transmission, filter, drives.
    `model`: dynamic, filtered, power or energy. `solver`: ols, wls, irls, rls, iv or didim. `physical` asks for consistent standard
    parameters, `essential` for as few parameters as the data determine, `load` are logs with a payload, whose known parameters
    `known_load` let the drive gains be found. `factor` qr or gram, `jobs` processes or a Dask `scheduler` for big data.
    """
    from symoro.identify.factors import check_way
    from symoro.identify.job import Job
    from symoro.identify.observation import Observer
    from symoro.identify.parameters import known_values
    from symoro.identify.result import Identification
    from symoro.identify.setup import make_setup, read_setup
    from symoro.identify.validate import errors

    if solver not in SOLVERS:
        raise UnknownName("solver", solver, SOLVERS)
    given = (
        dict(setup)
        if isinstance(setup, Mapping)
        else read_setup(Path(setup))
        if setup is not None
        else {}
    )
    chosen = make_setup(robot, {**given, **entries})
    job = Job(
        Observer(robot, chosen, model), check_way(factor), max(1, folds), jobs, scheduler, track
    )
    found = job.identified(_listed(logs), solver, essential, tolerant=physical)
    standard = job.consistent(found, known_values(robot)) if physical else None
    extra: dict[str, Any] = {}
    if loaded := _listed(load):
        extra = job.loaded(loaded, found, known_load)
    x = found.estimate.x if standard is None else job.observer.parameters.of_standard(standard)
    held = job.collected(_listed(validate), traced=True) if validate else None
    result = Identification(
        robot, job.observer.parameters, job.observer.groups, model, solver, found.estimate, found.system,
        training=errors(found.system, x, job.observer.groups),
        validation=errors(job.system(held), x, job.observer.groups) if held else None,
        cross=found.cross, standard=standard, traces=held.traces if held else found.traces,
        used=job.observer.used, history=found.history, facts=job.facts, **extra,
    )  # fmt: skip
    if report is not None:
        result.report(report)
    return result


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    return [sources] if isinstance(sources, str | Path | Mapping) else list(sources)
