"""`symoro cost`: operations per model beside the published figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.generate import cost_data
from symoro.cli.output import progress, show_json, show_table
from symoro.cli.published_counts import OWN, PHASES, Published, published
from symoro.cli.selection import ALL, build, wanted_models
from symoro.errors import InputError
from symoro.expr.cost import Cost, Count

WAYS: dict[str, dict[str, str]] = {
    "symoro": {"mode": "symoro"},
    PHASES: {"mode": "fast", "objective": "operations"},
    OWN: {"mode": "fast", "objective": "own-angles"},
    "fast, time": {"mode": "fast", "objective": "time"},
}
ChosenModels = Annotated[
    list[str] | None,
    typer.Argument(
        help="Models by id (default: those with a published figure for this robot, else every one).",
        metavar="MODEL…",
        show_default=False,
    ),
]


@dataclass(frozen=True)
class Figure:
    """A model under some options: its cost each way, and what was published."""

    model: str
    options: Mapping[str, Any]
    costs: Mapping[str, Cost]
    published: Published | None = None

    @property
    def compared(self) -> Count:
        """Our count in the convention of the published one."""
        best = self.costs[self.published.way if self.published else PHASES]
        return (
            best.strict
            if self.published and self.published.convention == "strict"
            else best.hoisted
        )

    @property
    def ratio(self) -> float | None:
        """Our multiplications and additions over the published ones."""
        return (
            (self.compared.mul + self.compared.add) / self.published.total
            if self.published
            else None
        )

    @property
    def reached(self) -> bool:
        """True when there are not more operations than published, or nothing is."""
        return (
            self.published is None or self.compared.mul + self.compared.add <= self.published.total
        )


def conditions(robot_id: str, model: str) -> list[tuple[Mapping[str, Any], Published | None]]:
    """The options under which a model is priced: the defaults, or those of the published figures that it can take."""
    usable = [p for p in published(robot_id, model) if _options(model).issuperset(p.options)]
    return [(p.options, p) for p in usable] or [({}, None)]


def _options(model: str) -> set[str]:
    return {o.name for spec in sy.models() if spec.id == model for o in spec.options}


def figures(robot_id: str, robot: sy.Robot, model: str, options: Mapping[str, Any]) -> list[Figure]:
    """What a model costs each way, once per published figure."""
    takes = _options(model)

    def priced(way: Mapping[str, Any]) -> Cost:
        made = build(robot, model, {name: value for name, value in way.items() if name in takes})
        if not isinstance(made, sy.Model):
            todo = "Its work depends on the pose: `symoro bench igm` times it."
            raise InputError(
                "model to count",
                f"{model}, which {made.id} solves for {robot.name} with eigenvalues",
                "a model that is a plain program",
                todo,
            )
        return made.cost

    return [
        Figure(
            model,
            given,
            {way: priced({**given, **extra, **options}) for way, extra in WAYS.items()},
            figure,
        )
        for given, figure in conditions(robot_id, model)
    ]


def cost(
    robot: RobotArgument,
    models: ChosenModels = None,
    every: Annotated[
        bool, typer.Option("--all", help="Every model that applies to the robot.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Count parameter-only operations too.")
    ] = False,
    effort: Annotated[
        str, typer.Option("--effort", help="How much to search for cheaper forms, 0..3.")
    ] = "1",
    json: JsonOption = False,
) -> None:
    """Count operations, beside published figures.

    Each model is counted in the original's mode and in ours, with each objective.
    """
    found, key = sy.load(robot), robot.lower()
    names = wanted_models(found, ",".join(models)) if models else _default_models(key, found, every)
    rows = [
        f
        for name in progress(names, "Models")
        for f in figures(key, found, name, {"effort": effort})
    ]
    if json:
        show_json([_data(f) for f in rows])
    else:
        _show(found, rows, strict)


def _default_models(key: str, robot: sy.Robot, every: bool) -> list[str]:
    known = (
        []
        if every
        else [spec.id for spec in sy.models() if any(p for _, p in conditions(key, spec.id))]
    )
    return known or wanted_models(robot, ALL)


def _show(robot: sy.Robot, rows: list[Figure], strict: bool) -> None:
    sources = list(dict.fromkeys(f.published.source for f in rows if f.published))

    def line(f: Figure) -> tuple[str, ...]:
        every = strict or (f.published is not None and f.published.convention == "strict")
        counts = [c.strict if every else c.hoisted for c in f.costs.values()]
        options = " ".join(f"--{k} {v}" for k, v in f.options.items())
        return (
            f.model,
            options,
            "strict" if every else "hoisted",
            *(f"{c.mul}/{c.add}/{c.trig}" for c in counts),
            *comparison(f, sources),
        )

    caption = ["Multiplications/additions/angles whose sine or cosine is taken; unary minus free.",
               "strict: every operation counted; hoisted: parameter-only work, done once per parameter set, not counted.",
               "Where there is a published figure, counted as its source counts.",
               f"Ratio: mul + add of '{PHASES}', or of '{OWN}' where the figure takes no other angles, over the published ones."]  # fmt: skip
    caption += [f"[{k}] {source}" for k, source in enumerate(sources, 1)]
    caption += missed(rows)
    columns = ("model", "options", "counted", *WAYS, "published", "ratio")
    show_table(
        f"{robot.name}: operations per call",
        columns,
        [line(f) for f in rows],
        right=columns[3:],
        caption="\n".join(caption),
    )


def comparison(f: Figure, sources: list[str]) -> tuple[str, str]:
    """The published figure with the number of its source, and the ratio; dashes where there is none."""
    if f.published is None or f.ratio is None:
        return "-", "-"
    own = " own angles" if f.published.way == OWN else ""
    return (
        f"{f.published.mul}/{f.published.add}{own} [{sources.index(f.published.source) + 1}]",
        f"{f.ratio:.2f}" + ("" if f.reached else " NOT REACHED"),
    )


def missed(rows: list[Figure]) -> list[str]:
    """One line for each published figure that is not reached, or one that says that all are."""
    late = [
        f"NOT REACHED: {f.model}: {f.compared.mul}/{f.compared.add} against {f.published.mul}/{f.published.add}"
        for f in rows
        if f.published and not f.reached
    ]
    compared = sum(f.published is not None for f in rows)
    return late or ([f"All {compared} published figures are reached."] if compared else [])


def _data(f: Figure) -> dict[str, Any]:
    return {
        "model": f.model,
        "options": dict(f.options),
        "costs": {way: cost_data(c) for way, c in f.costs.items()},
        **comparison_data(f),
    }


def comparison_data(f: Figure) -> dict[str, Any]:
    """The published figure, the ratio, and whether it is reached."""
    if f.published is None:
        return {"published": None}
    p = f.published
    return {
        "published": {
            "mul": p.mul,
            "add": p.add,
            "convention": p.convention,
            "source": p.source,
            "note": p.note,
        },
        "ratio": f.ratio,
        "reached": f.reached,
    }
