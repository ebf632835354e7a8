"""`symoro excite`: computes a trajectory for the identification of the parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    JsonOption,
    RobotArgument,
    read_number,
    split_list,
    split_names,
    takes_options,
)
from symoro.cli.output import WrongUse, progress_bar, remark, show_json, show_text
from symoro.identify.bounded_trajectories import GENERATORS
from symoro.identify.excitation import CRITERIA, MAX_ITERATIONS

LimitOption = Annotated[
    str | None,
    typer.Option(
        metavar="X[,X…]",
        show_default=False,
        help="One for all joints, or one per joint (default: from the robot file).",
    ),
]
OutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        help="Write the trajectory as a CSV file: t, q1 …, QP1 …, QDP1 …",
        metavar="FILE",
        show_default=False,
    ),
]
PeriodOption = Annotated[
    float, typer.Option("--period", help="Seconds from rest to rest.", metavar="S")
]
RateOption = Annotated[
    float, typer.Option("--rate", help="Samples per second of the file.", metavar="HZ")
]
GeneratorOption = Annotated[str, typer.Option("--generator", help=f"{', '.join(GENERATORS)}.")]
HarmonicsOption = Annotated[
    int, typer.Option("--harmonics", min=2, help="Harmonics of the Fourier series.")
]
CriterionOption = Annotated[str, typer.Option("--criterion", help=f"{', '.join(CRITERIA)}.")]
BoxOption = Annotated[
    str | None,
    typer.Option(
        "--box",
        help="Bounds of the origin of the last frame, m.",
        metavar="X:X,Y:Y,Z:Z",
        show_default=False,
    ),
]
DrivesOption = Annotated[
    str,
    typer.Option(
        "--drives",
        help="Drive parameters to excite in addition to the robot's own: IA, FV, FS, FO.",
        metavar="NAME[,NAME…]",
        show_default=False,
    ),
]
StartsOption = Annotated[
    int, typer.Option("--starts", min=1, help="Number of searches, each from a random start.")
]
SeedOption = Annotated[int, typer.Option("--seed", help="Seed of the random starts.")]


LIMITS = ("qmin", "qmax", "vmax", "amax", "taumax")
SEARCH_OPTIONS = {
    "period": (PeriodOption, 10.0),
    "rate": (RateOption, 100.0),
    "generator": (GeneratorOption, "fourier"),
    "harmonics": (HarmonicsOption, 5),
    "criterion": (CriterionOption, "condition"),
    "starts": (StartsOption, 4),
    "seed": (SeedOption, 0),
}


@takes_options("search", SEARCH_OPTIONS)
@takes_options("limits", dict.fromkeys(LIMITS, (LimitOption, None)))
def excite(
    robot: RobotArgument,
    output: OutputOption = None,
    box: BoxOption = None,
    drives: DrivesOption = "",
    json: JsonOption = False,
    *,
    search: dict[str, Any],
    limits: dict[str, str],
) -> None:
    """Find a trajectory that excites all parameters.

    Minimises the condition number of the observation matrix, or maximises its determinant
    (d-optimal), within the limits of joints, torques and workspace. Writes the motion as CSV.
    """
    with _search_progress(search["starts"]) as report:
        result = sy.excite(
            sy.load(robot),
            box=_read_box(box),
            drives=split_names(drives),
            progress=report,
            **search,
            **{name: _read_limit(name, text) for name, text in limits.items()},
        )
    if output is not None:
        remark(str(result.save(output)))
    if json:
        show_json(
            {
                "condition": result.condition,
                "first": result.start,
                "logdet": result.logdet,
                "samples": len(result.t),
                "period": search["period"],
            }
        )
        return
    if output is None:
        show_text(result.csv().rstrip())
    remark(f"Condition number {result.condition:.4g} (first candidate {result.start:.4g}).")


def _read_limit(name: str, text: str) -> Any:
    values = [read_number(f"--{name}", item) for item in split_list(text)]
    return values[0] if len(values) == 1 else values


def _read_box(text: str | None) -> list[list[float]] | None:
    if text is None:
        return None
    try:
        return [[float(x) for x in side.split(":")] for side in split_list(text)]
    except ValueError:
        raise WrongUse(
            f"option --box: found '{text}', expected xmin:xmax,ymin:ymax,zmin:zmax"
        ) from None


@contextmanager
def _search_progress(starts: int) -> Iterator[Callable[[int, int, float], object] | None]:
    """Yield a function that shows the round and the best condition number, or None."""
    with progress_bar() as display:
        if display is None:
            yield None
        else:
            task = display.add_task("Searching", total=starts * MAX_ITERATIONS)
            yield lambda start, round, best: display.update(
                task,
                completed=(start - 1) * MAX_ITERATIONS + round,
                description=f"Start {start}, condition {best:.4g}",
            )
