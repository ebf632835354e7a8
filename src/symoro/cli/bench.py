"""`symoro bench`: generation times and operations of models, compared with published counts."""

from __future__ import annotations

import json as json_text
import platform
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cache import cache_disabled
from symoro.cli.arguments import (
    ALL,
    JsonOption,
    complete_list,
    complete_robot,
    model_names,
    optional,
    requested_models,
    split_names,
)
from symoro.cli.costs import (
    OWN,
    PHASES,
    SETTINGS,
    ModelCost,
    comparison_cells,
    comparison_data,
    cost_data,
    published_conditions,
    published_sources,
    verdicts,
)
from symoro.cli.output import progress, remark, show_json, show_table
from symoro.errors import InputError, UnknownName
from symoro.formats import write_text

STEPS = ("trace", "passes", "emit")
LANGUAGE = "c"
GENERATION = "models"
CHECKOUT_PARTS = {  # benchmarks of a checkout: their module, and the options that they have
    "speed": ("benchmarks.peers", ("robots", "models")),
    "igm": ("benchmarks.igm", ("robots",)),
    "identify": ("benchmarks.identify", ()),
    "imports": ("benchmarks.imports", ()),
}
COLUMNS = (
    *("robot", "model", "options"),
    *STEPS,
    *("first run", "mul/add", "trig", "published", "ratio"),
)

PartArgument = Annotated[
    str,
    typer.Argument(
        help=f"What to measure: {GENERATION}, or from a checkout {', '.join(CHECKOUT_PARTS)}.",
        metavar="PART",
        autocompletion=complete_list(lambda: (GENERATION, *CHECKOUT_PARTS)),
    ),
]
RobotsOption = Annotated[
    str,
    typer.Option(
        "--robots",
        help="Built-in robots, separated by commas, or 'all'.",
        metavar="ROBOT[,ROBOT…]",
        autocompletion=complete_robot,
    ),
]
ModelsOption = Annotated[
    str,
    typer.Option(
        "--models",
        help="Models by id or menu, separated by commas, or 'all'.",
        metavar="MODEL[,MODEL…]",
        autocompletion=complete_list(model_names),
    ),
]
RunsOption = Annotated[
    int, typer.Option("--runs", min=1, help="Times are minima over this many runs.")
]
FileOption = Annotated[
    Path | None,
    optional("--file -o", "Write the results as JSON into this file too."),
]


@dataclass(frozen=True)
class Task:
    """A model of a built-in robot to be measured."""

    name: str
    robot: sy.Robot
    model: str


@dataclass(frozen=True)
class Measurement:
    """Cost and generation times of a model under some options."""

    task: Task
    cost: ModelCost
    seconds: Mapping[str, float]  # of each step, minimum over the runs
    first_run: float  # seconds of all steps, with nothing cached

    @property
    def data(self) -> dict[str, Any]:
        [cost] = self.cost.costs.values()
        return {
            "robot": self.task.name,
            "model": self.task.model,
            "options": dict(self.cost.options),
            "seconds": dict(self.seconds),
            "first_run": self.first_run,
            "cost": cost_data(cost),
            **comparison_data(self.cost),
        }


def bench(
    part: PartArgument = GENERATION,
    robots: RobotsOption = ALL,
    models: ModelsOption = ALL,
    runs: RunsOption = 3,
    file: FileOption = None,
    json: JsonOption = False,
) -> None:
    """Measure generation times and operations.

    Models of the built-in robots are compared with published figures. Other parts: `speed` compares
    compiled code with Pinocchio and CasADi, `igm` measures the inverse geometric models (recall,
    times), `identify` the rate of regressor rows, a million samples and memory, `imports` compares
    imported robots with the libraries that their files are made for.
    """
    if part != GENERATION:
        raise typer.Exit(_run_checkout_part(part, {"robots": robots, "models": models}, file))
    results = [
        result
        for task in progress(_tasks(robots, models), "Benchmark")
        for result in _measure(task, runs)
    ]
    report = {
        "symoro": sy.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "runs": runs,
        "results": [result.data for result in results],
    }
    if file is not None:
        write_text(file, json_text.dumps(report, indent=2) + "\n")
        remark(f"Results written to {file}")
    if json:
        show_json(report)
    else:
        _show(results, runs)


def _tasks(robots: str, models: str) -> list[Task]:
    """Return the requested pairs of built-in robot and model that is available for it."""
    known = sy.robot_names()
    names = list(known) if robots == ALL else split_names(robots)
    for name in names:
        if name not in known:
            raise UnknownName("robot", name, known, "The benchmark runs on built-in robots.")
    requested = requested_models(models)
    specs = [spec for spec in sy.models() if spec.id in requested]
    return [
        Task(name, robot, spec.id)
        for name, robot in ((name, sy.load(name)) for name in names)
        for spec in specs
        if not spec.refusal(robot)
    ]


def _measure(task: Task, runs: int) -> list[Measurement]:
    """Measure a model under the options of each published count, or its defaults."""
    results = []
    for given, published in published_conditions(task.name, task.model):
        setting = published.setting if published else PHASES
        options = {**given, **SETTINGS[setting]}
        model, first = _generate_timed(task, options)
        times = [first, *(_generate_timed(task, options)[1] for _ in range(runs - 1))]
        title = f"{task.name} {task.model}"
        results.append(
            Measurement(
                task,
                ModelCost(title, given, {setting: model.cost}, published),
                {step: min(t[step] for t in times) for step in STEPS},
                sum(first.values()),
            )
        )
    return results


def _generate_timed(task: Task, options: Mapping[str, Any]) -> tuple[sy.Model, dict[str, float]]:
    """Generate a model with empty caches; return it and the seconds of each step.

    The steps are the trace (with the choice between forms), the passes, and the text in C.
    """
    start = time.perf_counter()
    with cache_disabled():
        model = sy.generate(task.robot, task.model, **options)
    traced = time.perf_counter()
    model.run_passes()
    optimised = time.perf_counter()
    model.code(LANGUAGE)
    end = time.perf_counter()
    return model, dict(
        zip(STEPS, (traced - start, optimised - traced, end - optimised), strict=True)
    )


def _run_checkout_part(part: str, given: Mapping[str, str], file: Path | None) -> int:
    """Run a benchmark of the checkout and return its exit status."""
    if part not in CHECKOUT_PARTS:
        raise UnknownName("part of the benchmark", part, (GENERATION, *CHECKOUT_PARTS))
    module, known = CHECKOUT_PARTS[part]
    checkout = Path(sy.__file__).parents[2]
    if not (checkout / "benchmarks").is_dir():
        raise InputError(
            f"bench {part}",
            "an installed package",
            "a checkout, which has the benchmark",
            "Clone the repository and run `make setup` there.",
        )
    options: list[str] = ["--file", str(file.resolve())] if file is not None else []
    for name, value in given.items():
        if value != ALL and name not in known:
            flags = [f"--{x}" for x in (*known, "file")]
            raise UnknownName(f"option of bench {part}", f"--{name}", flags)
        options += [f"--{name}", value] if value != ALL else []
    command = [sys.executable, "-m", module, *options]
    return subprocess.run(command, cwd=checkout, check=False).returncode


def _show(results: list[Measurement], runs: int) -> None:
    costs = [result.cost for result in results]
    sources = published_sources(costs)

    def line(result: Measurement) -> tuple[str, ...]:
        count = result.cost.compared
        times = (*(result.seconds[step] for step in STEPS), result.first_run)
        return (
            result.task.name,
            result.task.model,
            result.cost.options_text,
            *(f"{1000 * seconds:.1f}" for seconds in times),
            f"{count.mul}/{count.add}",
            str(count.trig),
            *comparison_cells(result.cost, sources),
        )

    caption = [
        f"Times in ms, minima over {runs} run(s); 'first run' is the sum of the three steps of the "
        f"first run; emit is C.",
        f"Counts: '{PHASES}', or '{OWN}' if the figure uses joint angles only. "
        f"Ratio: mul + add divided by the published ones.",
        *(f"[{k}] {source}" for k, source in enumerate(sources, 1)),
        *verdicts(costs),
    ]
    show_table(
        "Generation of models",
        COLUMNS,
        [line(result) for result in results],
        right=COLUMNS[3:],
        caption="\n".join(caption),
    )
