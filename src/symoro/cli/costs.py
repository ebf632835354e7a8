"""`symoro cost`: operations per model, with published counts for comparison."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import ALL, JsonOption, RobotArgument, available_models, build
from symoro.cli.output import progress, show_json, show_table
from symoro.cli.published_counts import OWN, PHASES, PublishedCount, published_counts
from symoro.errors import InputError
from symoro.expr import Cost, Count

SETTINGS: dict[str, dict[str, str]] = {  # title of a column → options of the model
    "symoro": {"mode": "symoro"},
    PHASES: {"mode": "fast", "objective": "operations"},
    OWN: {"mode": "fast", "objective": "own-angles"},
    "fast, time": {"mode": "fast", "objective": "time"},
}
CAPTION = (
    "Multiplications/additions/angles whose sine or cosine is computed; unary minus is free.",
    "strict: every operation is counted; hoisted: operations on parameters only, which run once "
    "per parameter set, are not counted.",
    "Rows with a published figure use the convention of its source.",
    f"Ratio: mul + add of '{PHASES}', or of '{OWN}' if the figure uses joint angles only, divided "
    "by the published mul + add.",
)
ModelsArgument = Annotated[
    list[str] | None,
    typer.Argument(
        help="Models by id (default: those with a published figure for this robot, "
        "or all if there is none).",
        metavar="MODEL…",
        show_default=False,
    ),
]
AllOption = Annotated[
    bool, typer.Option("--all", help="Every model that is available for the robot.")
]
StrictOption = Annotated[
    bool, typer.Option("--strict", help="Count operations on parameters only too.")
]
EffortOption = Annotated[
    str, typer.Option("--effort", help="Effort of the search for cheaper forms, 0..3.")
]


@dataclass(frozen=True)
class ModelCost:
    """The cost of a model under some options in each setting, and a published count."""

    model: str
    options: Mapping[str, Any]
    costs: Mapping[str, Cost]
    published: PublishedCount | None = None

    @property
    def is_strict(self) -> bool:
        """True if the published count includes operations on parameters only."""
        return self.published is not None and self.published.convention == "strict"

    @property
    def compared(self) -> Count:
        """Our count in the convention of the published one."""
        best = self.costs[self.published.setting if self.published else PHASES]
        return best.strict if self.is_strict else best.hoisted

    @property
    def ratio(self) -> float | None:
        """Our multiplications and additions divided by the published ones."""
        if self.published is None:
            return None
        return (self.compared.mul + self.compared.add) / self.published.total

    @property
    def reached(self) -> bool:
        """True if we need no more operations than published, or nothing is published."""
        return self.ratio is None or self.ratio <= 1.0

    @property
    def options_text(self) -> str:
        return " ".join(f"--{name} {value}" for name, value in self.options.items())


def published_conditions(
    robot_id: str, model: str
) -> list[tuple[Mapping[str, Any], PublishedCount | None]]:
    """Return the options under which a model is counted: of each published count, or the defaults.

    Published counts with options that the model does not have are left out.
    """
    known = _option_names(model)
    usable = [p for p in published_counts(robot_id, model) if known.issuperset(p.options)]
    return [(p.options, p) for p in usable] or [({}, None)]


def _option_names(model: str) -> set[str]:
    return {o.name for spec in sy.models() if spec.id == model for o in spec.options}


def cost(
    robot: RobotArgument,
    models: ModelsArgument = None,
    every: AllOption = False,
    strict: StrictOption = False,
    effort: EffortOption = "1",
    json: JsonOption = False,
) -> None:
    """Count operations and compare them with published figures.

    Each model is counted in symoro mode and in fast mode with each objective.
    """
    loaded, key = sy.load(robot), robot.lower()
    names = available_models(loaded, ",".join(models or _default_models(key, every)))
    rows = [
        row
        for name in progress(names, "Models")
        for row in _model_costs(key, loaded, name, {"effort": effort})
    ]
    if json:
        show_json([_row_data(row) for row in rows])
    else:
        _show(loaded, rows, strict)


def _default_models(key: str, every: bool) -> list[str]:
    published = [
        spec.id for spec in sy.models() if any(p for _, p in published_conditions(key, spec.id))
    ]
    return published if published and not every else [ALL]


def _model_costs(
    robot_id: str, robot: sy.Robot, model: str, options: Mapping[str, Any]
) -> list[ModelCost]:
    """Return the cost of a model in each setting, once per published count."""
    return [
        ModelCost(
            model,
            given,
            {
                setting: _count(robot, model, {**given, **extra, **options})
                for setting, extra in SETTINGS.items()
            },
            published,
        )
        for given, published in published_conditions(robot_id, model)
    ]


def _count(robot: sy.Robot, model: str, options: Mapping[str, Any]) -> Cost:
    known = _option_names(model)
    result = build(robot, model, {name: v for name, v in options.items() if name in known})
    if not isinstance(result, sy.Model):
        raise InputError(
            "model to count",
            f"{model}, which {result.id} solves for {robot.name} with eigenvalues",
            "a model that is a plain program",
            "Its work depends on the pose: `symoro bench igm` measures it.",
        )
    return result.cost


def _show(robot: sy.Robot, rows: list[ModelCost], strict: bool) -> None:
    sources = published_sources(rows)

    def line(row: ModelCost) -> tuple[str, ...]:
        every = strict or row.is_strict
        counts = [c.strict if every else c.hoisted for c in row.costs.values()]
        return (
            row.model,
            row.options_text,
            "strict" if every else "hoisted",
            *(f"{c.mul}/{c.add}/{c.trig}" for c in counts),
            *comparison_cells(row, sources),
        )

    columns = ("model", "options", "counted", *SETTINGS, "published", "ratio")
    caption = [*CAPTION, *(f"[{k}] {source}" for k, source in enumerate(sources, 1))]
    show_table(
        f"{robot.name}: operations per call",
        columns,
        [line(row) for row in rows],
        right=columns[3:],
        caption="\n".join([*caption, *verdicts(rows)]),
    )


# --- comparison with published counts -------------------------------------------------------------


def published_sources(rows: list[ModelCost]) -> list[str]:
    """Return the sources of the published counts, each once."""
    return list(dict.fromkeys(row.published.source for row in rows if row.published))


def comparison_cells(row: ModelCost, sources: list[str]) -> tuple[str, str]:
    """Return the published count with the number of its source, and the ratio; dashes if none."""
    if row.published is None or row.ratio is None:
        return "-", "-"
    p = row.published
    own = " own angles" if p.setting == OWN else ""
    return (
        f"{p.mul}/{p.add}{own} [{sources.index(p.source) + 1}]",
        f"{row.ratio:.2f}" + ("" if row.reached else " NOT REACHED"),
    )


def verdicts(rows: list[ModelCost]) -> list[str]:
    """Return one line per published count that is not reached, or one line if all are."""
    missed = [
        f"NOT REACHED: {row.model}: {row.compared.mul}/{row.compared.add} "
        f"against {row.published.mul}/{row.published.add}"
        for row in rows
        if row.published and not row.reached
    ]
    compared = sum(row.published is not None for row in rows)
    return missed or ([f"All {compared} published figures are reached."] if compared else [])


def comparison_data(row: ModelCost) -> dict[str, Any]:
    """Return the published count, the ratio, and whether it is reached, as plain data."""
    p = row.published
    if p is None:
        return {"published": None}
    names = ("mul", "add", "convention", "source", "note")
    return {
        "published": {name: getattr(p, name) for name in names},
        "ratio": row.ratio,
        "reached": row.reached,
    }


def cost_data(cost: Cost) -> dict[str, dict[str, int | str]]:
    """Return the operations per call, all operations, and those once per parameter set."""
    views = {"hoisted": cost.hoisted, "strict": cost.strict, "once": cost.once}
    names = ("mul", "add", "trig", "other", "convention")
    return {view: {name: getattr(count, name) for name in names} for view, count in views.items()}


def _row_data(row: ModelCost) -> dict[str, Any]:
    return {
        "model": row.model,
        "options": dict(row.options),
        "costs": {setting: cost_data(c) for setting, c in row.costs.items()},
        **comparison_data(row),
    }
