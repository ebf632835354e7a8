"""`symoro bench`: how long models take to generate and how many operations they have, beside the published figures."""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cache import forgotten
from symoro.cli.arguments import JsonOption
from symoro.cli.costs import WAYS, Figure, comparison, comparison_data, conditions, missed
from symoro.cli.generate import cost_data
from symoro.cli.output import progress, remark, show_json, show_table
from symoro.cli.published_counts import OWN, PHASES
from symoro.cli.selection import ALL, named_models, split, why_not
from symoro.errors import InputError, UnknownName
from symoro.formats.files import write_text

STEPS = ("trace", "passes", "emit")
LANGUAGE = "c"
PARTS = {  # what else is measured, in a checkout: the module, and which options it takes
    "speed": ("benchmarks.peers", ("robots", "models")),
    "igm": ("benchmarks.igm", ("robots",)),
    "identify": ("benchmarks.identify", ()),
    "imports": ("benchmarks.imports", ()),
}
GENERATION = "models"
Job = tuple[str, sy.Robot, str]


def timed(
    robot: sy.Robot, model: str, options: Mapping[str, Any]
) -> tuple[sy.Model, dict[str, float]]:
    """One generation from scratch, in seconds per step: trace (and choice between forms), passes, text in C."""
    start = time.perf_counter()
    with forgotten():
        made = sy.generate(robot, model, **options)
    traced = time.perf_counter()
    made.optimised  # noqa: B018  computed on first use
    passed = time.perf_counter()
    made.code(LANGUAGE)
    return made, dict(
        zip(STEPS, (traced - start, passed - traced, time.perf_counter() - passed), strict=True)
    )


def measure(job: Job, runs: int) -> list[tuple[Figure, dict[str, Any]]]:
    """Each published condition of a model (or its defaults): the figure and its data; times are minima over the runs."""
    name, robot, model = job
    results = []
    for given, figure in conditions(name, model):
        way = figure.way if figure else PHASES
        options = {**given, **WAYS[way]}
        made, first = timed(robot, model, options)
        later = [timed(robot, model, options)[1] for _ in range(runs - 1)]
        best = {step: min(t[step] for t in (first, *later)) for step in STEPS}
        found = Figure(f"{name} {model}", given, {way: made.cost}, figure)
        data = {
            "robot": name,
            "model": model,
            "options": dict(given),
            "seconds": best,
            "first_run": sum(first.values()),
            "cost": cost_data(made.cost),
        }
        results.append((found, data | comparison_data(found)))
    return results


def jobs(robots: str, models: str) -> list[Job]:
    """The pairs of built-in robot and model that were asked for and fit together."""
    known = sy.robot_names()
    names = list(known) if robots == ALL else split(robots)
    for name in names:
        if name not in known:
            raise UnknownName("robot", name, known, "The benchmark runs on built-in robots.")
    loaded = {name: sy.load(name) for name in names}
    asked = named_models(models)
    specs = [spec for spec in sy.models() if spec.id in asked]
    return [
        (name, robot, spec.id)
        for name, robot in loaded.items()
        for spec in specs
        if not why_not(spec, robot)
    ]


def bench(
    part: Annotated[
        str,
        typer.Argument(
            help=f"What is measured: {GENERATION}, or from a checkout {', '.join(PARTS)}.",
            metavar="PART",
        ),
    ] = GENERATION,
    robots: Annotated[
        str,
        typer.Option(
            "--robots",
            help="Built-in robots, separated by commas, or 'all'.",
            metavar="ROBOT[,ROBOT…]",
        ),
    ] = ALL,
    models: Annotated[
        str,
        typer.Option(
            "--models",
            help="Models by id or menu, separated by commas, or 'all'.",
            metavar="MODEL[,MODEL…]",
        ),
    ] = ALL,
    runs: Annotated[
        int, typer.Option("--runs", min=1, help="Times are minima over this many runs.")
    ] = 3,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", "-o", help="Write the results as JSON into this file too.", show_default=False
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Measure generation times and operations.

    For models of the built-in robots, beside the published figures. Other parts: `speed` times compiled code against Pinocchio
    and CasADi, `igm` the inverse geometric models (recall, times), `identify` rows, a million samples and memory, `imports`
    compares imported robots with the libraries that the files are made for.
    """
    import json as text

    if part != GENERATION:
        raise typer.Exit(_measured(part, {"robots": robots, "models": models}, file))
    results = [
        pair for job in progress(jobs(robots, models), "Benchmark") for pair in measure(job, runs)
    ]
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    report = {
        "symoro": sy.__version__,
        **machine,
        "runs": runs,
        "results": [data for _, data in results],
    }
    if file is not None:
        write_text(file, text.dumps(report, indent=2) + "\n")
        remark(f"Results written to {file}")
    if json:
        show_json(report)
    else:
        _show(results, runs)


def _measured(part: str, given: Mapping[str, str], file: Path | None) -> int:
    """A benchmark that lives in the checkout: its exit status."""
    if part not in PARTS:
        raise UnknownName("part of the benchmark", part, (GENERATION, *PARTS))
    (module, taken), checkout = PARTS[part], Path(sy.__file__).parents[2]
    if not (checkout / "benchmarks").is_dir():
        raise InputError(
            f"bench {part}",
            "an installed package",
            "a checkout, which has the benchmark",
            "Clone the repository, run make setup there.",
        )
    for name, value in given.items():
        if value != ALL and name not in taken:
            raise UnknownName(
                f"option of bench {part}", f"--{name}", [f"--{x}" for x in (*taken, "file")]
            )
    options = [word for name in taken if given[name] != ALL for word in (f"--{name}", given[name])]
    output = ["--file", str(file.resolve())] if file is not None else []
    return subprocess.run(
        [sys.executable, "-m", module, *options, *output], cwd=checkout, check=False
    ).returncode


def _show(results: list[tuple[Figure, dict[str, Any]]], runs: int) -> None:
    sources = list(dict.fromkeys(f.published.source for f, _ in results if f.published))

    def line(f: Figure, data: dict[str, Any]) -> tuple[str, ...]:
        count = f.compared
        times = [f"{1000 * data['seconds'][step]:.1f}" for step in STEPS]
        options = " ".join(f"--{k} {v}" for k, v in f.options.items())
        times.append(f"{1000 * data['first_run']:.1f}")
        return (
            data["robot"],
            data["model"],
            options,
            *times,
            f"{count.mul}/{count.add}",
            str(count.trig),
            *comparison(f, sources),
        )

    columns = (
        "robot",
        "model",
        "options",
        *STEPS,
        "first run",
        "mul/add",
        "trig",
        "published",
        "ratio",
    )
    caption = [f"Times in ms, minima over {runs} run(s); 'first run' is the sum of the three before anything is warm; emit is C.",
               f"Counts: {PHASES}, or {OWN} where the figure is for own angles. Ratio: mul + add over the published ones."]  # fmt: skip
    caption += [
        *(f"[{k}] {source}" for k, source in enumerate(sources, 1)),
        *missed([f for f, _ in results]),
    ]
    show_table(
        "Generation of models",
        columns,
        [line(*pair) for pair in results],
        right=columns[3:],
        caption="\n".join(caption),
    )
