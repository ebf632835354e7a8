"""The public functions: the catalogue of models, `generate` one of a robot, `optimize` a listing."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from symoro.catalogue import CATALOGUE, ModelSpec
from symoro.errors import UnknownName, UnsupportedRobot
from symoro.expr.cost import cost
from symoro.expr.node import Expr
from symoro.formats.source_frames import with_link_frames
from symoro.listing.listing_reader import read_listing, read_text
from symoro.mechanism.mechanism import followers_note, independent_layout, is_joined
from symoro.model import InverseModel, Model, SolverModel, with_conditions
from symoro.models.inverse.method_choice import GeneralArm
from symoro.passes.pipeline import improved
from symoro.passes.price import price
from symoro.passes.select import select
from symoro.robot.data import Body, Robot, Wrench
from symoro.solvers.general_model import GeneralModel
from symoro.tracing.options import COMMON, read_options
from symoro.tracing.trace import Build, Quote, Steps, Trace, Traced, make_program


def models() -> tuple[ModelSpec, ...]:
    """The catalogue of models: id, menu, title, groups, options."""
    return tuple(CATALOGUE.values())


def generate(robot: Robot, model: str, **options: Any) -> Any:
    """The model of a robot, a `Model` (for base-parameters a `BaseParameters`); options are keywords, wrong ones raise with the list of those that exist."""
    if model not in CATALOGUE:
        raise UnknownName("model", model, CATALOGUE)
    spec = CATALOGUE[model]
    spec.check(robot)
    robot, options = with_link_frames(robot, options, {o.name: o.default for o in spec.options})
    chosen = read_options(model, spec.options, robot, options)
    if is_joined(robot, chosen) and (spec.solver or spec.resolve is not None):
        raise UnsupportedRobot(
            f"{model} of {robot.name}: inverse models have no form with mimic='joined'. Take "
            f"mimic='free'."
        )
    if spec.resolve is not None:
        return _resolved(robot, spec, chosen, options)
    if spec.result is not None:
        found = spec.result(robot, chosen)
        return GeneralModel.of(found) if isinstance(found, GeneralArm) else found
    return _solver(robot, spec, chosen) if spec.solver else _modelled(robot, spec, chosen)


def _solver(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> Model:
    """A model whose rows are solutions; the last one of its kind is kept with the robot, since other models stand for it."""
    last: dict[str, Model] = robot.derived("solvers", dict)
    found = last.get(spec.id)
    if found is None or found.options != chosen:
        made = _modelled(robot, spec, chosen)
        kind = InverseModel if "solved" in made.facts else SolverModel
        found = last[spec.id] = kind(
            **{f.name: getattr(made, f.name) for f in dataclasses.fields(made)}
        )
    return found


def _modelled(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> Model:
    """The cheapest of a model's equivalent forms."""
    modelled, steps = spec.prepare(robot, chosen), Steps()
    prices: dict[
        tuple[tuple[Expr, ...], bool], float
    ] = {}  # of what was traced: many choices come to the same

    def price_of(build: Build, choices: Mapping[str, Any], thorough: bool = False) -> Quote:
        o = {**chosen, **choices}
        traced = select(_trace(spec, build, modelled, o, steps=steps).traced, o["outputs"])
        at = traced.outputs, thorough
        if at not in prices:
            prices[at] = price(
                improved(traced, o["objective"]) if thorough else traced, o["objective"]
            )
        return Quote(prices[at], traced.outputs)

    choices = spec.choose(modelled, chosen, price_of)
    return with_conditions(
        dataclasses.replace(
            _trace(spec, spec.build, modelled, {**chosen, **choices}, robot.name), given=robot
        )
    )


def _resolved(
    robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any], given: Mapping[str, Any]
) -> Any:
    """The model that another one chooses, with a note of why."""
    assert spec.resolve is not None
    id, why = spec.resolve(robot, chosen)
    known = {o.name for o in CATALOGUE[id].options}
    made = generate(robot, id, **{name: value for name, value in given.items() if name in known})
    return dataclasses.replace(made, notes=(f"{spec.id}: {why}", *made.notes))


def optimize(source: str | Path, *, outputs: str | Iterable[str] | None = None, objective: str = "time", variables: str | Iterable[str] | None = None,
             function: str = "") -> Model:  # fmt: skip
    """A model listing written earlier, by SYMORO+, OpenSYMORO or symoro, as a `Model` that every pass has optimised.

    `source` is a path, or the text itself (a str with a line end or an '='). `outputs` are names that it assigns (default: its
    results, or what it assigns and never uses); `variables` are the inputs that change from call to call, names or patterns
    such as x* (default: by their spelling, q1, QP1 …); `function` says which function of the listing is meant.
    """
    is_text = isinstance(source, str) and ("\n" in source or "=" in source)
    text, file = (str(source), "listing") if is_text else (read_text(Path(source)), str(source))
    nothing = Robot(Path(file).stem, (), (Body(),), (Wrench(),), ())
    chosen = read_options("optimize", COMMON, nothing, {"objective": objective, "outputs": outputs})
    changing = (
        [v.strip() for v in variables.split(",")]
        if isinstance(variables, str)
        else None
        if variables is None
        else list(variables)
    )
    found = read_listing(
        text, file, outputs=chosen["outputs"], variables=changing, function=function
    )
    notes = (f"as it was read: {cost(found.written)}",)
    id = "listing" if is_text else f"listing {found.program.name}"
    return with_conditions(
        Model(
            nothing,
            id,
            found.program,
            {**chosen, "outputs": None},
            notes,
            {"written": found.written},
        )
    )


def _trace(
    spec: ModelSpec,
    build: Build,
    robot: Robot,
    options: Mapping[str, Any],
    name: str = "",
    steps: Steps | None = None,
) -> Model:
    """A model; quiet where earlier `steps` are given."""
    trace = Trace(
        options["mode"] == "symoro", steps is not None and options["mode"] != "symoro", steps
    )
    traced: Traced = build(robot, options, trace)
    program = make_program(f"{name}_{spec.id}".replace("-", "_").lower(), robot, traced, trace)
    notes = traced.notes
    if is_joined(robot, options):
        program = dataclasses.replace(program, layout=independent_layout(robot, program.layout))
        notes = (*notes, followers_note(robot))
    return Model(robot, spec.id, program, options, notes, traced.facts)
