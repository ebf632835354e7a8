"""`symoro cost`: operations per model, compared with a table of published counts.

A row of the table names the robot, the model and its options, the multiplications and additions,
and the source. `strict` counts every operation; `hoisted` leaves out operations on parameters only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    ALL,
    JsonOption,
    RobotArgument,
    ToleranceOption,
    available_models,
    build,
    complete_list,
    load_robot,
    model_names,
)
from symoro.cli.output import progress, show_json, show_table
from symoro.expr import Cost, Count

# --- published counts -----------------------------------------------------------------------------

# The setting (a key of SETTINGS) under which our count is compared with a figure:
PHASES = "fast, operations"  # sines and cosines of any linear combination of joint angles
OWN = "fast, own-angles"  # one sine and one cosine per joint at most


@dataclass(frozen=True)
class PublishedCount:
    """One published operation count.

    `listing` is what symoro mode is claimed to have: 'equal' to this count, 'different', or '' if
    the count is not that of a listing. `reason` says why a count is not reached or not comparable.
    """

    robot: str  # id of a robot, which need not be built in
    model: str
    mul: int  # all operations where `in_all`
    add: int
    source: str
    options: Mapping[str, Any] = field(default_factory=dict)
    convention: str = "strict"
    note: str = ""
    setting: str = PHASES
    listing: str = ""
    reason: str = ""
    in_all: bool = False  # the source gives the sum of multiplications and additions
    is_goal: bool = False  # not published: a count known to be reachable

    @property
    def total(self) -> int:
        """Multiplications and additions."""
        return self.mul + self.add

    @property
    def text(self) -> str:
        """The count as multiplications/additions, or their sum."""
        return f"{self.total} in all" if self.in_all else f"{self.mul}/{self.add}"


def _read_count(row: Mapping[str, Any], sources: Mapping[str, str]) -> PublishedCount:
    count, _, all_of_it = row["count"].partition(" ")
    mul, _, add = count.partition("/")
    source = sources[row["source"]]
    return PublishedCount(
        row["robot"],
        row["model"],
        int(mul),
        int(add or 0),
        f"{source}, {row['place']}" if "place" in row else source,
        row.get("options", {}),
        row.get("convention", "strict"),
        row.get("note", ""),
        OWN if row.get("own_angles") else PHASES,
        row.get("listing", ""),
        row.get("reason", ""),
        bool(all_of_it),
        row["source"] == "GOAL",
    )


def read_published() -> dict[str, Any]:
    """Return the tables of published figures."""
    text = (files("symoro.cli") / "published.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _read_counts() -> tuple[PublishedCount, ...]:
    tables = read_published()
    return tuple(_read_count(row, tables["sources"]) for row in tables["counts"])


PUBLISHED: tuple[PublishedCount, ...] = _read_counts()


def published_counts(robot: str, model: str) -> tuple[PublishedCount, ...]:
    """Return the published counts of one model of a built-in robot."""
    return tuple(p for p in PUBLISHED if p.robot == robot and p.model == model)


# --- costs of models ------------------------------------------------------------------------------

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
)
PUBLISHED_CAPTION = (
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
        autocompletion=complete_list(model_names),
    ),
]
AllOption = Annotated[
    bool, typer.Option("--all", help="Every model that is available for the robot.")
]
StrictOption = Annotated[
    bool, typer.Option("--strict", help="Also count the operations on parameters only.")
]
EffortOption = Annotated[
    str, typer.Option("--effort", help="Effort of the search for cheaper forms, 0..3.")
]
BaseOption = Annotated[
    bool,
    typer.Option(
        "--base", help="Base parameters, where a model has them, as with --parameters base."
    ),
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
    def is_goal(self) -> bool:
        """True if the count is not published, but a goal that is known to be reachable."""
        return self.published is not None and self.published.is_goal

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
    base: BaseOption = False,
    tolerance: ToleranceOption = None,
    json: JsonOption = False,
) -> None:
    """Count operations and compare them with published figures.

    Each model is counted in symoro mode and in fast mode with each objective.
    """
    wanted = {"parameters": "base"} if base else {}
    loaded, key = load_robot(robot, tolerance), robot.lower()
    names = available_models(loaded, ",".join(models or _default_models(key, every)))
    rows = [
        row
        for name in progress(names, "Models")
        for row in _model_costs(key, loaded, name, {"effort": effort}, wanted)
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
    robot_id: str,
    robot: sy.Robot,
    model: str,
    options: Mapping[str, Any],
    wanted: Mapping[str, str],
) -> list[ModelCost]:
    """Return the cost of a model in each setting, once per published count with wanted options."""
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
        for given, published in _wanted_conditions(robot_id, model, wanted)
    ]


def _wanted_conditions(
    robot_id: str, model: str, wanted: Mapping[str, str]
) -> list[tuple[Mapping[str, Any], PublishedCount | None]]:
    """Return the conditions with the wanted options, as far as the model has them."""
    own = {name: value for name, value in wanted.items() if name in _option_names(model)}
    conditions = published_conditions(robot_id, model)
    same = [(o, p) for o, p in conditions if all(o.get(k) == v for k, v in own.items())]
    return same or [(own, None)]


def _count(robot: sy.Robot, model: str, options: Mapping[str, Any]) -> Cost:
    known = _option_names(model)
    result = build(robot, model, {name: v for name, v in options.items() if name in known})
    if not isinstance(result, sy.Model):
        raise sy.SymoroError(
            f"model to count: found {model}, which {result.id} solves for {robot.name} with "
            f"eigenvalues, expected a model that is a plain program. Its work depends on the pose: "
            f"`symoro bench igm` measures it."
        )
    return result.cost


def _show(robot: sy.Robot, rows: list[ModelCost], strict: bool) -> None:
    shown = [row for row in rows if not (row.is_goal and row.reached)]
    sources = published_sources(shown)

    def line(row: ModelCost) -> tuple[str, ...]:
        every = strict or row.is_strict
        counts = [c.strict if every else c.hoisted for c in row.costs.values()]
        return (
            f"{row.model} {row.options_text}".strip(),
            "strict" if every else "hoisted",
            *(f"{c.mul}/{c.add}/{c.trig}" for c in counts),
            *(comparison_cells(row, sources) if sources else ()),
        )

    comparison = ("published", "ratio") if sources else ()
    columns = ("model and options", "counted", *SETTINGS, *comparison)
    caption = [*CAPTION, *(PUBLISHED_CAPTION if sources else ())]
    caption += [f"[{k}] {source}" for k, source in enumerate(sources, 1)]
    show_table(
        f"{robot.name}: operations per call",
        columns,
        [line(row) for row in shown],
        right=columns[2:],
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
        f"{p.text}{own} [{sources.index(p.source) + 1}]",
        f"{row.ratio:.2f}" + ("" if row.reached else " NOT REACHED"),
    )


def verdicts(rows: list[ModelCost]) -> list[str]:
    """Return one line per published count that is not reached, or one line if all are."""
    missed = [
        f"NOT REACHED: {row.model}: {row.compared.mul}/{row.compared.add} "
        f"against {row.published.text}"
        + (f" ({row.published.reason})" if row.published.reason else "")
        for row in rows
        if row.published and not row.reached
    ]
    compared = sum(row.published is not None and not row.published.is_goal for row in rows)
    reached = f"All {compared} published figures are" if compared > 1 else "The published figure is"
    return missed or ([f"{reached} reached."] if compared else [])


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
