"""`symoro identify`: from logs to parameters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument, pairs
from symoro.cli.failures import WrongUse
from symoro.cli.output import console, remark, show_json, show_table
from symoro.cli.selection import parts, split
from symoro.identify.report import data
from symoro.identify.result import Identification
from symoro.identify.run import SOLVERS
from symoro.identify.validate import Errors
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.identification.regressor import DRIVES

LogsArgument = Annotated[
    list[Path],
    typer.Argument(
        help="Logs: CSV (also .gz), Parquet, MAT (v5, v7), NumPy.",
        metavar="LOG…",
        show_default=False,
    ),
]
ValidateOption = Annotated[list[Path] | None, typer.Option("--validate", help="A log to predict, not used to estimate; may be repeated.", metavar="LOG",
                                                           show_default=False)]  # fmt: skip
ReportOption = Annotated[Path | None, typer.Option("--report", help="Write report.html, parameters.csv, result.json and the robot as .par.", metavar="FOLDER",
                                                   show_default=False)]  # fmt: skip
SetupOption = Annotated[Path | None, typer.Option("--setup", help="What the columns mean and how signals are treated, a TOML file (docs/identification.md).",
                                                  metavar="FILE", show_default=False)]  # fmt: skip
SolverOption = Annotated[str, typer.Option("--solver", help=f"{', '.join(SOLVERS)}.")]
ModelOption = Annotated[
    str,
    typer.Option(
        "--model", help="dynamic, filtered (no accelerations), power, energy (no accelerations)."
    ),
]
PhysicalOption = Annotated[
    bool,
    typer.Option("--physical", help="Consistent standard parameters by a semidefinite programme."),
]
EssentialOption = Annotated[float | None, typer.Option("--essential", help="Leave out parameters until none has a relative deviation above this percentage.",
                                                       metavar="PERCENT", show_default=False)]  # fmt: skip
LoadOption = Annotated[list[Path] | None, typer.Option("--load", help="A log with a payload on the last link, whose parameters are wanted.", metavar="LOG",
                                                       show_default=False)]  # fmt: skip
KnownOption = Annotated[str, typer.Option("--known-load", help="With --load: what is known of the payload, its mass at least; then the drive gains are found.",
                                          metavar="M=2.5,…", show_default=False)]  # fmt: skip
RateOption = Annotated[
    float | None,
    typer.Option(
        "--rate",
        help="Samples per second, where the log has no column of time.",
        metavar="HZ",
        show_default=False,
    ),
]
CutoffOption = Annotated[
    str | None,
    typer.Option(
        "--cutoff",
        help="Cut-off of the low-pass in Hz, or 'auto'.",
        metavar="HZ",
        show_default=False,
    ),
]
DecimateOption = Annotated[
    float | None,
    typer.Option(
        "--decimate", help="Rows per second that are kept.", metavar="HZ", show_default=False
    ),
]
DeadOption = Annotated[str | None, typer.Option("--dead-zone", help="Speeds below which a joint's rows are left out: one, or one per joint.", metavar="V[,V…]",
                                                show_default=False)]  # fmt: skip
DrivesOption = Annotated[str | None, typer.Option("--drives", help="Parameters of drives to identify beyond the robot's own: IA, FV, FS, FO.",
                                                  metavar="NAME[,NAME…]", show_default=False)]  # fmt: skip
FromOption = Annotated[
    float | None,
    typer.Option(
        "--from", help="Use the logs from this time on, s.", metavar="S", show_default=False
    ),
]
ToOption = Annotated[
    float | None,
    typer.Option("--to", help="Use the logs up to this time, s.", metavar="S", show_default=False),
]
FactorOption = Annotated[
    str,
    typer.Option(
        "--factor", help="How rows are gathered: qr, or gram (faster, for good conditions)."
    ),
]
FoldsOption = Annotated[
    int, typer.Option("--folds", min=1, help="Parts of cross-validation inside the logs; 1: none.")
]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, help="Processes.")]
SchedulerOption = Annotated[
    str,
    typer.Option(
        "--scheduler",
        help="A Dask cluster to work on.",
        metavar="tcp://HOST:PORT",
        show_default=False,
    ),
]


def identify(
    robot: RobotArgument, logs: LogsArgument, validate: ValidateOption = None, report: ReportOption = None, setup: SetupOption = None,
    solver: SolverOption = "wls", model: ModelOption = "dynamic", physical: PhysicalOption = False, essential: EssentialOption = None,
    load: LoadOption = None, known_load: KnownOption = "", rate: RateOption = None, cutoff: CutoffOption = None, decimate: DecimateOption = None,
    dead_zone: DeadOption = None, drives: DrivesOption = None, from_time: FromOption = None, to_time: ToOption = None, factor: FactorOption = "qr",
    folds: FoldsOption = 5, jobs: JobsOption = 1, scheduler: SchedulerOption = "", json: JsonOption = False,
) -> None:  # fmt: skip
    """Identify the parameters of a robot from logs of its motion.

    Prints every base parameter with its standard deviation and the errors per joint; --report writes them with pictures.
    """
    given = {"rate": rate, "cutoff": _cutoff(cutoff), "decimate": decimate, "dead_zone": _speeds(dead_zone),
             "drives": tuple(split(drives)) if drives else None, "from_time": from_time, "to_time": to_time}  # fmt: skip
    found = sy.identify(
        sy.load(robot), logs, validate=validate or (), setup=setup, solver=solver, model=model, physical=physical, essential=essential or False,
        load=load or (), known_load={k: _number("--known-load", v) for k, v in pairs("--known-load", known_load).items()},
        factor=factor, folds=folds, jobs=jobs, scheduler=scheduler, track=tracked, **{k: v for k, v in given.items() if v is not None},
    )  # fmt: skip
    if report is not None:
        remark("\n".join(str(path) for path in found.report(report)))
    if json:
        show_json(data(found))
    else:
        show(found)


def _cutoff(text: str | None) -> float | str | None:
    return _number("--cutoff", text) if text is not None and text != "auto" else text


def _speeds(text: str | None) -> Any:
    speeds = [_number("--dead-zone", x) for x in parts(text)] if text else None
    return speeds[0] if speeds is not None and len(speeds) == 1 else speeds


def _number(flag: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise WrongUse(f"option {flag}: found '{text}', expected a number") from None


def tracked(items: Iterable[Any], total: int) -> Iterator[Any]:
    """Progress over the parts of the logs, on a terminal."""
    bar = console(stderr=True)
    if total < 2 or not bar.is_terminal:
        yield from items
        return
    from rich.progress import Progress

    with Progress(console=bar, transient=True, redirect_stdout=False) as shown:
        yield from shown.track(items, total=total, description="Reading logs")


def _show_standard(standard: dict[str, float], links: int) -> None:
    """A line per link, as in a robot file."""
    columns = ("link", *PARAMETERS, *DRIVES)
    rows = [
        (
            str(j),
            *(f"{standard[f'{k}{j}']:.4g}" if f"{k}{j}" in standard else "" for k in columns[1:]),
        )
        for j in range(1, links + 1)
    ]
    show_table("Standard parameters, physically consistent", columns, rows, right=columns[1:])


def show(r: Identification) -> None:
    """Tables of the parameters and errors."""
    used = [k for k in r.names if k in r.essential]
    rows = [
        (
            k,
            f"{r.values[k]:.6g}",
            f"{r.sigma[k]:.3g}",
            f"{r.relative[k]:.3g}" if math.isfinite(r.relative[k]) else "-",
            r.grouping(k),
        )
        for k in used
    ]
    left = [k for k in r.names if k not in r.essential]
    cutoff = f", low-pass {r.facts['cutoff']:.4g} Hz" if r.facts.get("cutoff") else ""
    caption = f"Condition number {r.condition:.4g}, {r.system.rows} rows{cutoff}." + (
        f" Left out: {', '.join(left)}." if left else ""
    )
    show_table(
        f"Parameters of {r.given.name}",
        ("parameter", "value", "sigma", "%", "grouping"),
        rows,
        right=("value", "sigma", "%"),
        caption=caption,
    )
    named: list[tuple[str, Errors | None]] = [("training", r.training), ("held out", r.validation)]
    named += [(f"fold {k}", e) for k, e in enumerate(r.cross, 1)]
    lines = [
        (name, *(f"{100 * x:.2f}" for x in (*e.each, e.total)), str(e.rows))
        for name, e in named
        if e is not None
    ]
    columns = ("data", *r.groups, "all", "rows")
    show_table(
        "Errors in percent",
        columns,
        lines,
        right=columns[1:],
        caption=r.metric[0].upper() + r.metric[1:] + "; a fold with parameters from the others.",
    )
    if r.standard is not None:
        _show_standard(r.standard, r.parameters.robot.NL)
    if r.payload is not None:
        load = [(k, f"{v:.6g}", f"{r.payload.sigma[k]:.3g}") for k, v in r.payload.values.items()]
        show_table(
            "Payload, in the frame of the last link",
            ("parameter", "value", "sigma"),
            load,
            right=("value", "sigma"),
        )
    if r.gains is not None:
        gains = [
            (g, f"{v:.6g}", f"{s:.3g}")
            for g, v, s in zip(r.groups, r.gains.values, r.gains.sigma, strict=True)
        ]
        show_table("Drive gains", ("joint", "gain", "sigma"), gains, right=("gain", "sigma"))
