"""`symoro excite`: trajectories that tell parameters apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.failures import WrongUse
from symoro.cli.output import console, remark, show_json, show_text
from symoro.cli.selection import parts, split
from symoro.identify.excite import CRITERIA
from symoro.identify.generators import GENERATORS
from symoro.identify.search import ROUNDS

Numbers = Annotated[
    str | None,
    typer.Option(
        metavar="X[,X…]",
        show_default=False,
        help="One for all joints, or one per joint (default: the robot file's).",
    ),
]
OutputOption = Annotated[Path | None, typer.Option("--output", "-o", help="Write the trajectory as a CSV file: t, q1 …, QP1 …, QDP1 …", metavar="FILE",
                                                   show_default=False)]  # fmt: skip
PeriodOption = Annotated[
    float, typer.Option("--period", help="Seconds from rest to rest.", metavar="S")
]
RateOption = Annotated[
    float, typer.Option("--rate", help="Samples per second of the file.", metavar="HZ")
]
GeneratorOption = Annotated[str, typer.Option("--generator", help=f"{', '.join(GENERATORS)}.")]
HarmonicsOption = Annotated[int, typer.Option("--harmonics", min=2, help="Of the Fourier series.")]
CriterionOption = Annotated[str, typer.Option("--criterion", help=f"{', '.join(CRITERIA)}.")]
BoxOption = Annotated[
    str | None,
    typer.Option(
        "--box",
        help="Where the last frame's origin may be, m.",
        metavar="X:X,Y:Y,Z:Z",
        show_default=False,
    ),
]
DrivesOption = Annotated[str, typer.Option("--drives", help="Parameters of drives to excite beyond the robot's own: IA, FV, FS, FO.", metavar="NAME[,NAME…]",
                                           show_default=False)]  # fmt: skip
StartsOption = Annotated[
    int, typer.Option("--starts", min=1, help="Searches from different beginnings.")
]
SeedOption = Annotated[int, typer.Option("--seed", help="Of the random beginnings.")]


def excite(
    robot: RobotArgument, output: OutputOption = None, period: PeriodOption = 10.0, rate: RateOption = 100.0, generator: GeneratorOption = "fourier",
    harmonics: HarmonicsOption = 5, criterion: CriterionOption = "condition", qmin: Numbers = None, qmax: Numbers = None, vmax: Numbers = None,
    amax: Numbers = None, taumax: Numbers = None, box: BoxOption = None, drives: DrivesOption = "", starts: StartsOption = 4, seed: SeedOption = 0,
    json: JsonOption = False,
) -> None:  # fmt: skip
    """Find a trajectory that excites all parameters.

    Minimises the condition number of the observation matrix, or its D-optimality, within the limits of joints, torques and
    workspace; writes the motion as CSV.
    """
    limits = {
        name: _numbers(name, text)
        for name, text in (
            ("qmin", qmin),
            ("qmax", qmax),
            ("vmax", vmax),
            ("amax", amax),
            ("taumax", taumax),
        )
    }
    with _shown(starts) as progress:
        found = sy.excite(
            sy.load(robot), period=period, rate=rate, generator=generator, harmonics=harmonics, criterion=criterion, box=_box(box),
            drives=split(drives) if drives else (), starts=starts, seed=seed, progress=progress, **limits,
        )  # fmt: skip
    if output is not None:
        remark(str(found.save(output)))
    if json:
        show_json(
            {
                "condition": found.condition,
                "first": found.start,
                "logdet": found.logdet,
                "samples": len(found.t),
                "period": period,
            }
        )
    elif output is None:
        show_text(found.csv().rstrip())
    if not json:
        remark(f"Condition number {found.condition:.4g} (first candidate {found.start:.4g}).")


def _numbers(name: str, text: str | None) -> Any:
    if text is None:
        return None
    try:
        values = [float(x) for x in parts(text)]
    except ValueError:
        raise WrongUse(
            f"option --{name}: found '{text}', expected numbers separated by commas"
        ) from None
    return values[0] if len(values) == 1 else values


def _box(text: str | None) -> list[list[float]] | None:
    if text is None:
        return None
    try:
        return [[float(x) for x in side.split(":")] for side in parts(text)]
    except ValueError:
        raise WrongUse(
            f"option --box: found '{text}', expected xmin:xmax,ymin:ymax,zmin:zmax"
        ) from None


@contextmanager
def _shown(starts: int) -> Iterator[Callable[[int, int, float], object] | None]:
    """A progress bar with the best condition number, on a terminal."""
    bar = console(stderr=True)
    if not bar.is_terminal:
        yield None
        return
    from rich.progress import Progress

    with Progress(console=bar, transient=True, redirect_stdout=False) as shown:
        task = shown.add_task("Searching", total=starts * ROUNDS)
        yield lambda start, round, best: shown.update(
            task,
            completed=(start - 1) * ROUNDS + round,
            description=f"Start {start}, condition {best:.4g}",
        )
