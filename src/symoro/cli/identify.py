"""`symoro identify`: estimates the parameters of a robot from logs of its motion."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    FloatingBase,
    JsonOption,
    MobileBase,
    RobotArgument,
    ToleranceOption,
    complete_list,
    load_robot,
    optional,
    read_number,
    read_pairs,
    split_list,
    split_names,
    takes_options,
)
from symoro.cli.describe import INERTIA
from symoro.cli.output import FAILED, progress_bar, remark, show_json, show_table
from symoro.identify.estimation import SOLVERS
from symoro.identify.identification_result import Identification, json_data
from symoro.identify.least_squares import Errors
from symoro.models.identification.regressor import DRIVES

MODELS = ("dynamic", "filtered", "power", "energy")

LogsArgument = Annotated[
    list[Path],
    typer.Argument(
        help="Logs: CSV (also .gz), Parquet, MAT (v5, v7), NumPy, MCAP (ROS 2).",
        metavar="LOG…",
        show_default=False,
    ),
]
ValidateOption = Annotated[
    list[Path] | None,
    optional("--validate", "A log to predict, not used for the estimate; may be repeated.", "LOG"),
]
ReportOption = Annotated[
    Path | None,
    optional(
        "--report",
        "Write report.html, parameters.csv, result.json and the robot as .par.",
        "FOLDER",
    ),
]
OutputOption = Annotated[
    Path | None,
    optional(
        "--output -o",
        "Write the identified robot (.par, .urdf, .xml); a URDF or MJCF file stays as it is "
        "but for the numbers that were identified.",
        "FILE",
    ),
]
SetupOption = Annotated[
    Path | None,
    optional(
        "--setup",
        "A TOML file with the meaning of the columns and the treatment of the signals "
        "(docs/identification.md).",
        "FILE",
    ),
]
SolverOption = Annotated[
    str,
    optional(
        "--solver",
        f"{', '.join(SOLVERS)}: this estimate alone (default: wls, with physically consistent "
        "parameters where these predict as well).",
        "NAME",
        lambda: SOLVERS,
    ),
]
ModelOption = Annotated[
    str,
    typer.Option(
        "--model",
        help=f"{', '.join(MODELS)}; filtered and energy need no accelerations.",
        autocompletion=complete_list(lambda: MODELS),
    ),
]
PhysicalOption = Annotated[
    bool | None,
    typer.Option(
        "--physical/--no-physical",
        help="Estimate physically consistent standard parameters, or do not (default: whichever "
        "predicts held-out parts of the logs better).",
        show_default=False,
    ),
]
FilterOption = Annotated[
    bool,
    typer.Option(
        "--filter/--no-filter",
        help="Choose low-pass and decimation where they are not set, or use the columns as they "
        "are.",
    ),
]
PriorOption = Annotated[
    Path | None,
    optional("--prior", "A CSV file of known values: name, value, sigma.", "FILE"),
]
TotalMassOption = Annotated[
    float | None,
    optional("--total-mass", "An upper bound of the mass of all links.", "KG"),
]
EssentialOption = Annotated[
    float | None,
    optional(
        "--essential",
        "Remove parameters until no relative standard deviation exceeds this percentage.",
        "PERCENT",
    ),
]
RepairOption = Annotated[
    bool,
    typer.Option(
        "--repair",
        help="Apply the corrections that the diagnosis proposes (units, signs, order, wraps, "
        "delays), and list them.",
    ),
]
StrictOption = Annotated[
    bool,
    typer.Option("--strict", help="Exit with status 1 if the diagnosis finds a fault of the logs."),
]
LoadOption = Annotated[
    list[Path] | None,
    optional(
        "--load", "A log with a payload on the last link, whose parameters are estimated.", "LOG"
    ),
]
KnownOption = Annotated[
    str,
    optional(
        "--known-load",
        "With --load: known parameters of the payload, at least its mass; "
        "the drive gains are estimated too.",
        "M=2.5,…",
    ),
]
RateOption = Annotated[
    float | None,
    optional("--rate", "Samples per second, if the log has no column of time.", "HZ"),
]
CutoffOption = Annotated[
    str | None,
    optional(
        "--cutoff",
        "Cut-off frequency of the low-pass filter in Hz, or 'auto'.",
        "HZ",
        lambda: ("auto",),
    ),
]
DecimateOption = Annotated[
    float | None,
    optional("--decimate", "Rows per second that are used after filtering.", "HZ"),
]
DeadZoneOption = Annotated[
    str | None,
    optional(
        "--dead-zone",
        "Rows of a joint below this speed are not used: one value, or one per joint in the "
        "order of `symoro show`.",
        "V[,V…]",
    ),
]
DrivesOption = Annotated[
    str | None,
    optional(
        "--drives",
        "Drive parameters to identify in addition to the robot's own: IA, FV, FS, FO, "
        "FT (at the VT and FE of the robot), FVN, FSN, FL; k, kd, k2, k3 of springs.",
        "NAME[,NAME…]",
        lambda: DRIVES,
    ),
]
DriftOption = Annotated[
    bool | None,
    typer.Option(
        "--drift",
        help="An offset of each joint's effort for every log after the first: thermal drift.",
        show_default=False,
    ),
]
FromOption = Annotated[
    float | None,
    optional("--from", "Use the logs from this time on, s.", "S"),
]
ToOption = Annotated[
    float | None,
    optional("--to", "Use the logs up to this time, s.", "S"),
]
FactorOption = Annotated[
    str,
    optional(
        "--factor",
        "How rows are accumulated: qr, or gram (faster, for well-conditioned problems; the "
        "default of long logs).",
        "NAME",
        lambda: ("qr", "gram"),
    ),
]
FoldsOption = Annotated[
    int,
    typer.Option("--folds", min=1, help="Folds of the cross-validation inside the logs; 1: none."),
]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, help="Processes.")]
SchedulerOption = Annotated[
    str,
    optional("--scheduler", "The address of a Dask cluster that does the work.", "tcp://HOST:PORT"),
]


SIGNAL_OPTIONS = {
    "rate": (RateOption, None),
    "cutoff": (CutoffOption, None),
    "decimate": (DecimateOption, None),
    "dead_zone": (DeadZoneOption, None),
    "drives": (DrivesOption, None),
    "drift": (DriftOption, None),
    "from_time": (FromOption, None),
    "to_time": (ToOption, None),
}
ESTIMATE_OPTIONS = {
    "solver": (SolverOption, ""),
    "model": (ModelOption, "dynamic"),
    "physical": (PhysicalOption, None),
    "filter": (FilterOption, True),
    "essential": (EssentialOption, None),
    "prior": (PriorOption, None),
    "total_mass": (TotalMassOption, None),
    "factor": (FactorOption, ""),
    "folds": (FoldsOption, 5),
    "jobs": (JobsOption, 1),
    "scheduler": (SchedulerOption, ""),
}


@takes_options("signals", SIGNAL_OPTIONS)
@takes_options("estimate", ESTIMATE_OPTIONS)
def identify(
    robot: RobotArgument,
    logs: LogsArgument,
    validate: ValidateOption = None,
    report: ReportOption = None,
    output: OutputOption = None,
    setup: SetupOption = None,
    load: LoadOption = None,
    known_load: KnownOption = "",
    repair: RepairOption = False,
    strict: StrictOption = False,
    tolerance: ToleranceOption = None,
    floating: FloatingBase = False,
    mobile: MobileBase = False,
    json: JsonOption = False,
    *,
    signals: dict[str, Any],
    estimate: dict[str, Any],
) -> None:
    """Identify the parameters of a robot from logs of its motion.

    Prints every base parameter with its standard deviation and the errors per joint. --report
    writes them with plots, -o the robot with the new numbers.
    """
    result = sy.identify(
        load_robot(robot, tolerance, floating, mobile),
        logs,
        validate=validate or (),
        setup=setup,
        load=load or (),
        known_load=_read_known_load(known_load),
        repair=repair,
        track=_show_progress,
        **estimate,
        **_read_signals(signals),
    )
    files = [] if report is None else result.report(report)
    files += [] if output is None else [result.save(output)]
    if files:
        remark("\n".join(map(str, files)))
    _show(result, json)
    if strict and result.diagnosis:
        raise typer.Exit(FAILED)


def _show_diagnosis(result: Identification) -> None:
    """Print which columns were read, what is wrong with the logs, and what was corrected."""
    show_table(
        "Columns of the log",
        ("quantity", "columns"),
        [(quantity, ", ".join(names)) for quantity, names in result.columns.items()],
    )
    for title, findings in (("Diagnosis", result.diagnosis), ("Repaired", result.repaired)):
        if findings:
            show_table(
                title,
                ("fault", "joint", "finding", "remedy"),
                [(f.code, str(f.joint or "all"), f.text, f.remedy) for f in findings],
            )


def _read_signals(given: dict[str, Any]) -> dict[str, Any]:
    """Convert the texts among the options of the signals."""
    readers = {"cutoff": _read_cutoff, "dead_zone": _read_speeds, "drives": split_names}
    return {name: readers.get(name, _unchanged)(value) for name, value in given.items()}


def _unchanged(value: Any) -> Any:
    return value


def _read_cutoff(text: str) -> float | str:
    return text if text == "auto" else read_number("--cutoff", text)


def _read_speeds(text: str) -> float | list[float]:
    speeds = [read_number("--dead-zone", item) for item in split_list(text)]
    return speeds[0] if len(speeds) == 1 else speeds


def _read_known_load(text: str) -> dict[str, float]:
    pairs = read_pairs("--known-load", text)
    return {name: read_number("--known-load", value) for name, value in pairs.items()}


def _show_progress(items: Iterable[Any], total: int) -> Iterator[Any]:
    """Yield the parts of the logs and show progress on a terminal."""
    with progress_bar() as display:
        if display is None or total < 2:
            yield from items
        else:
            yield from display.track(items, total=total, description="Reading logs")


# --- tables ---------------------------------------------------------------------------------------


def _show(result: Identification, as_json: bool) -> None:
    """Print what was read and what is wrong with it, then tables of the parameters and errors."""
    if as_json:
        show_json(json_data(result))
        return
    _show_diagnosis(result)
    _show_parameters(result)
    _show_errors(result)
    remark("\n".join(map(str, result.choices)))
    remark(result.verdict)
    if result.standard is not None:
        _show_standard(result.standard, result.parameters.robot.NL)
    if result.payload is not None:
        payload = result.payload
        show_table(
            "Payload, in the frame of the last link",
            ("parameter", "value", "sigma"),
            [(k, f"{v:.6g}", f"{payload.sigma[k]:.3g}") for k, v in payload.values.items()],
            right=("value", "sigma"),
        )
    if result.gains is not None:
        values, sigma = result.gains.values, result.gains.sigma
        show_table(
            "Drive gains",
            ("joint", "gain", "sigma"),
            [
                (group, f"{v:.6g}", f"{s:.3g}")
                for group, v, s in zip(result.groups, values, sigma, strict=True)
            ],
            right=("gain", "sigma"),
        )


def _show_parameters(result: Identification) -> None:
    removed = [name for name in result.names if name not in result.essential]
    cutoff = result.treatment.cutoff
    caption = f"Condition number {result.condition:.4g}, {result.system.rows} rows"
    caption += f", low-pass {cutoff:.4g} Hz." if cutoff else "."
    caption += f" Removed: {', '.join(removed)}." if removed else ""
    marked = any(name in result.implausible for name in result.names)
    caption += " !: no robot can have this value." if marked else ""
    show_table(
        f"Parameters of {result.given.name}",
        ("parameter", "value", "sigma", "%", "grouping"),
        [_parameter_row(result, name) for name in result.names if name not in removed],
        right=("value", "sigma", "%"),
        caption=caption,
    )


def _parameter_row(result: Identification, name: str) -> tuple[str, ...]:
    relative = result.relative[name]
    return (
        f"{name} !" if name in result.implausible else name,
        f"{result.values[name]:.6g}",
        f"{result.sigma[name]:.3g}",
        f"{relative:.3g}" if math.isfinite(relative) else "-",
        result.grouping(name),
    )


def _show_errors(result: Identification) -> None:
    errors: list[tuple[str, Errors | None]] = [
        ("training", result.training),
        ("held out", result.validation),
        *((f"fold {k}", e) for k, e in enumerate(result.cross, 1)),
    ]
    columns = ("data", *result.groups, "all", "rows")
    show_table(
        "Errors in percent",
        columns,
        [
            (name, *(f"{100 * x:.2f}" for x in (*e.each, e.total)), str(e.rows))
            for name, e in errors
            if e is not None
        ],
        right=columns[1:],
        caption=f"{result.metric[0].upper()}{result.metric[1:]}; "
        "a fold is predicted with the parameters from the other folds.",
    )


def _show_standard(standard: dict[str, float], links: int) -> None:
    """Print the standard parameters that the robot has, one row per link as in a robot file."""
    numbers = range(1, links + 1)
    keys = [k for k in (*INERTIA, *DRIVES) if any(f"{k}{j}" in standard for j in numbers)]
    rows = [
        (
            str(j),
            *(f"{standard[f'{k}{j}']:.4g}" if f"{k}{j}" in standard else "" for k in keys),
        )
        for j in numbers
    ]
    show_table("Standard parameters, physically consistent", ("link", *keys), rows, right=keys)
