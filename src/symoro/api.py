"""The public functions: the catalogue of models, `generate` a model, `optimize` a listing,
`propose` the exact robot of an imported one.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Literal, overload

import numpy as np

from symoro.catalogue import CATALOGUE, ModelSpec, find_model, read_matrix
from symoro.errors import UnknownName, UnsupportedRobot, check_integers, checked_types
from symoro.expr import (
    NAMED,
    Count,
    Expr,
    Group,
    Program,
    as_expr,
    interpret,
    price,
    program_cost,
    transform_nodes,
)
from symoro.library import RobotSource, load
from symoro.listing.listing_reader import read_listing, read_text
from symoro.mechanism import (
    followers,
    followers_note,
    independent_layout,
    is_joined,
    with_independent_motors,
)
from symoro.model import Model, with_conditions
from symoro.models.dynamic.tree_dynamics import DynamicBounds, dynamic_bounds
from symoro.models.identification.base_parameters import BaseParameters
from symoro.models.inverse.method_choice import GeneralArm
from symoro.passes import improved, make_listing, output_names, reorder, select, unknown_outputs
from symoro.robot import (
    DOWNWARD_GRAVITY,
    FILE,
    PRISMATIC,
    Body,
    Robot,
    Wrench,
    joint_order,
    loop_joints,
    loops,
    path,
    route,
)
from symoro.solver_model import GroupedParameters, InverseModel, LoopModel
from symoro.solvers.general_model import GeneralModel
from symoro.tracing import (
    COMMON,
    Build,
    ListingTrace,
    Price,
    PriceTrace,
    Quote,
    Trace,
    Traced,
    listed_names,
    make_program,
    read_options,
    resolve_frames,
)

GEOMETRIC = ("dgm", "fgm")  # models of the tree's positions, in which no joint follows another


@checked_types
def models(search: str = "") -> tuple[ModelSpec, ...]:
    """The catalogue of models: id, names, menu, title, groups, options.

    `search`: only models whose id, title, menu or other names contain these words.
    """
    return tuple(spec for spec in CATALOGUE.values() if spec.matches(search))


def matrix() -> dict[tuple[str, str], bool | str]:
    """Which structures of robots have which models: True, or the reason why no robot of the
    structure has the model, by (model id, structure).

    Structures are 'serial', 'tree', 'floating base', 'mobile base', 'closed loop', 'elastic
    joints', 'springs', 'coupled drives', 'mimic', and pairs such as 'floating base + closed loop'.
    """
    return read_matrix()


# A model id that is known only as str is that of a program; the others are asked for by their name.
@checked_types
def bounds(robot: RobotSource, values: Mapping[str, float] | None = None) -> DynamicBounds:
    """Return numbers that bound |A|, |C| and |Q| at every configuration of a tree on a fixed base.

    `values` are those of parameters for which the robot has none. |q| counts prismatic joints
    alone.
    """
    return dynamic_bounds(load(robot), values or {})


@overload
def generate(  # type: ignore[overload-overlap]  # BaseParameters is no Model
    robot: RobotSource, model: Literal["base-parameters"], **options: object
) -> GroupedParameters: ...
@overload
def generate(  # type: ignore[overload-overlap]  # GeneralModel is no Model
    robot: RobotSource, model: Literal["igm-general"], **options: object
) -> GeneralModel: ...
@overload
def generate(
    robot: RobotSource, model: Literal["loop-geometry"], **options: object
) -> LoopModel: ...
@overload
def generate(
    robot: RobotSource, model: Literal["igm-paul", "igm-pieper"], **options: object
) -> InverseModel: ...
@overload
def generate(  # type: ignore[overload-overlap]  # GeneralModel is no Model
    robot: RobotSource, model: Literal["igm"], **options: object
) -> InverseModel | GeneralModel: ...
@overload
def generate(robot: RobotSource, model: str, **options: object) -> Model: ...
def generate(
    robot: RobotSource, model: str, **options: object
) -> Model | BaseParameters | GeneralModel:
    """The model of a robot: a `Model`, for base-parameters a `BaseParameters`.

    `robot` is a `Robot`, a built-in name or the path of a robot file; `model` an id or another name
    that `models()` lists (`idm`, `inverse-dynamics` …). Options are keywords; a wrong one raises
    with the list of those that exist.
    """
    check_integers("arguments of generate", [robot, model, options])
    spec, robot = find_model(model), load(robot)
    spec.check(robot)
    if robot.has_closed_loops and spec.id not in GEOMETRIC:
        robot = with_independent_motors(robot)
    frames = resolve_frames(robot, spec.read_options(robot, options))
    result = _generated(frames.robot, spec, frames.options)
    if isinstance(result, BaseParameters) or not frames.notes:
        return result
    return dataclasses.replace(result, notes=(*frames.notes, *result.notes))


def _generated(
    robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]
) -> Model | BaseParameters | GeneralModel:
    """The model with options that were read, frames by number."""
    _check_followers(robot, spec, chosen)
    _check_columns(robot, spec, chosen)
    if spec.resolve is not None:
        return _resolved(robot, spec, chosen)
    if spec.result is not None:
        result = spec.result(robot, chosen)
        if isinstance(result, BaseParameters):
            return GroupedParameters(**vars(result))
        return GeneralModel.of(result) if isinstance(result, GeneralArm) else result
    return _solver(robot, spec, chosen) if spec.solver else _model(robot, spec, chosen)


def _check_followers(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> None:
    """Refuse inverse models in which a joint that is solved for follows another one."""
    if not is_joined(robot, chosen):
        return
    solved = _solved_joints(robot, spec, chosen)
    for j, law in followers(robot).items():
        if j in solved:
            raise UnsupportedRobot(
                f"{spec.id} of {robot.name}: joint {j}, which is solved for, follows joint "
                f"{law.master}. Use mimic='free' and keep the solutions that satisfy this."
            )


def _solved_joints(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> set[int]:
    """The joints whose positions an inverse model or the geometry of loops solves for."""
    if "fixed" in chosen:
        wrt = chosen["wrt"] if isinstance(chosen["wrt"], int) else 0
        return {j for way in route(robot, wrt, chosen["frame"]) for j in way}
    closed = loops(robot) if spec.solver else ()
    return {j for loop in closed for j in loop_joints(robot, loop)}


def _check_columns(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> None:
    """Refuse an order of joints that the solutions of an inverse model or a loop do not have: their
    columns go from the base outward.
    """
    order = chosen.get("order", FILE)
    if order == FILE or not (spec.solver or spec.result is not None):
        return
    joints = joint_order(robot, order)
    columns = robot.moving
    if "frame" in chosen:
        columns = tuple(j for j in path(robot, chosen["frame"]) if j in robot.moving)
    if tuple(sorted(columns, key=joints.index)) != columns:
        raise UnsupportedRobot(
            f"{spec.id} of {robot.name}: the columns of its solutions go from the base outward. "
            f"Leave out order= and take the columns by m.joint_names."
        )


def _solver(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> Model:
    """A model whose rows are solutions.

    The last one of its kind is kept with the robot, since other models stand for it.
    """
    last: dict[str, Model] = robot.derived("solvers", dict)
    model = last.get(spec.id)
    if model is None or model.options != chosen:
        kind = LoopModel if spec.id == "loop-geometry" else InverseModel
        model = last[spec.id] = _model(robot, spec, chosen, kind)
    return model


def _model(
    robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any], kind: type[Model] = Model
) -> Model:
    """The cheapest of a model's equivalent forms."""
    model = _form_of(spec.prepare(robot, chosen), robot, spec, chosen, kind)
    if spec.solver:
        return model
    return dataclasses.replace(model, rebuild=partial(_model_anew, robot, spec.id, chosen))


def _model_anew(
    given: Robot,
    id: str,
    chosen: Mapping[str, Any],
    modelled: Robot,
    outputs: Any,
    mode: str = "",
) -> Model:
    """The same model of another robot, which is prepared already, with these outputs, and in
    another mode if one is given.
    """
    options = {**chosen, "outputs": outputs, "mode": mode or chosen["mode"]}
    return _form_of(modelled, given, CATALOGUE[id], options, Model)


def _form_of(
    modelled: Robot, robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any], kind: type[Model]
) -> Model:
    """The cheapest form of a model of the prepared robot; `robot` is the one as given."""
    steps = Intermediates(modelled, spec, chosen)
    price_of = _pricing(modelled, spec, chosen, steps)
    o = {**chosen, **spec.choose(modelled, chosen, price_of)}
    trace = ListingTrace() if o["mode"] == "symoro" else Trace()
    name = f"{robot.name}_{spec.id}"
    program, traced = _traced_program(spec.build, modelled, o, trace, name)
    program = steps.cheapest(program)
    if o["order"] != FILE and not spec.solver:
        program = reorder(program, joint_order(robot, o["order"]))
    model = kind(modelled, spec.id, program, o, traced.notes, traced.details, given=robot)
    return with_conditions(model)


def _pricing(
    modelled: Robot, spec: ModelSpec, chosen: Mapping[str, Any], steps: Intermediates
) -> Price:
    """The price of a model under choices of forms."""
    # prices by what was traced: many choices come to the same program
    prices: dict[tuple[tuple[Expr, ...], bool], float] = {}

    def price_of(build: Build, choices: Mapping[str, Any], thorough: bool = False) -> Quote:
        o = {**chosen, **choices}
        trace = ListingTrace() if o["mode"] == "symoro" else PriceTrace()
        program, _ = _traced_program(build, modelled, o, trace, spec.id)
        if o["outputs"] is not None:
            program = steps.added(program)
        program = select(program, o["outputs"])
        key = program.outputs, thorough
        if key not in prices:
            improve = improved(program, o["objective"]) if thorough else program
            prices[key] = price(improve, o["objective"])
        return Quote(prices[key], program.outputs)

    return price_of


PROPOSED_NAMES = 6  # names that a message proposes


@dataclass(frozen=True)
class Intermediates:
    """The named steps of a model's listing (mode symoro) that the option `outputs` asks for."""

    robot: Robot
    spec: ModelSpec
    options: Mapping[str, Any]

    def added(self, program: Program) -> Program:
        """The program with a group for each output that is a step of the listing."""
        unknown = unknown_outputs(program, self.options["outputs"] or ())
        if not unknown:
            return program
        for name in unknown:
            if name not in self.definitions:
                near = get_close_matches(name, self.definitions, n=PROPOSED_NAMES, cutoff=0.5)
                todo = f"Near steps of the listing: {', '.join(near) or 'none'}."
                raise UnknownName("output", name, output_names(program), todo)
        groups = (Group(name, (), (self.definitions[name],), (name,)) for name in unknown)
        steps = dataclasses.replace(program, groups=tuple(groups))
        steps = steps if program.is_listing else _without_names(steps)
        return dataclasses.replace(program, groups=(*program.groups, *steps.groups))

    def cheapest(self, program: Program) -> Program:
        """The program with the steps; all of it from the listing where that is cheaper."""
        whole = self.added(program)
        if whole is program or program.is_listing:
            return whole
        listed = _without_names(self.added(dataclasses.replace(self.listing[0], is_listing=True)))
        listed = dataclasses.replace(
            listed, name=program.name, layout=program.layout, is_listing=False
        )
        outputs, objective = self.options["outputs"], self.options["objective"]
        return min((whole, listed), key=lambda p: price(select(p, outputs), objective))

    @cached_property
    def listing(self) -> tuple[Program, dict[str, Expr]]:
        """The program of symoro mode, and every name that its trace has given."""
        o = {**self.options, "mode": "symoro", "outputs": None}
        o |= self.spec.choose(self.robot, o, _pricing(self.robot, self.spec, o, self))
        trace = ListingTrace()
        program, _ = _traced_program(self.spec.build, self.robot, o, trace, self.spec.id)
        return program, trace.definitions

    @cached_property
    def definitions(self) -> dict[str, Expr]:
        """Every named step of the listing, as the listing spells it."""
        program, definitions = self.listing
        return definitions | {name: node for node, name in make_listing(program).names.items()}


def _without_names(program: Program) -> Program:
    """A listing with the definitions of its steps in place of their names."""
    image = transform_nodes(program.outputs, lambda n: n.args[0] if n.op is NAMED else n)
    return program.with_outputs([image.get(v, v) for v in program.outputs])


def _traced_program(
    build: Build, robot: Robot, o: Mapping[str, Any], trace: Trace, name: str
) -> tuple[Program, Traced]:
    """The program that a model's algorithm gives, and the rest of what it returns."""
    traced = build(robot, o, trace)
    program = make_program(name.replace("-", "_").lower(), robot, traced, trace)
    if is_joined(robot, o):
        program = dataclasses.replace(program, layout=independent_layout(robot, program.layout))
        traced = dataclasses.replace(traced, notes=(*traced.notes, followers_note(robot)))
    return program, traced


def _resolved(robot: Robot, spec: ModelSpec, chosen: Mapping[str, Any]) -> Model | GeneralModel:
    """The model that another one chooses, with a note of why."""
    assert spec.resolve is not None
    id, why = spec.resolve(robot, chosen)
    known = {o.name: chosen[o.name] for o in CATALOGUE[id].options}
    model = _generated(robot, CATALOGUE[id], known)
    assert not isinstance(model, BaseParameters)
    return dataclasses.replace(model, notes=(f"{spec.id}: {why}", *model.notes))


@checked_types
def optimize(
    source: str | Path,
    *,
    outputs: str | Iterable[str] | None = None,
    objective: str = "time",
    variables: str | Iterable[str] | None = None,
    function: str = "",
) -> Model:
    """A model listing by SYMORO+, OpenSYMORO or symoro as a `Model` that every pass has optimised.

    `source` is a path, or the text itself (a str with a line end or an '='). `outputs` are names
    that it assigns (default: its results, or what it assigns and never uses); `variables` are the
    inputs that change from call to call, names or patterns such as x* (default: by their spelling,
    q1, QP1 …); `function` says which function of the listing is meant.
    """
    is_text = isinstance(source, str) and ("\n" in source or "=" in source)
    text, file = (str(source), "listing") if is_text else (read_text(Path(source)), str(source))
    nothing = Robot(Path(file).stem, (), (Body(),), (Wrench(),), ())
    chosen = read_options("optimize", COMMON, nothing, {"objective": objective, "outputs": outputs})
    listing = read_listing(
        text, file, outputs=chosen["outputs"], variables=_names(variables), function=function
    )
    notes = (f"as it was read: {program_cost(listing.written)}",)
    id = "listing" if is_text else f"listing {listing.program.name}"
    options = {**chosen, "outputs": None}
    model = Model(nothing, id, listing.program, options, notes, written=listing.written)
    return with_conditions(model)


def _names(given: str | Iterable[str] | None) -> list[str] | None:
    """Names in a list or in a text with commas."""
    return None if given is None else listed_names("argument variables", given, "names of inputs")


# --- the exact robot that an import proposes ------------------------------------------------------
#
# Files round pi/2 to 1.5708 or 1.570796325. An import keeps such numbers; the proposal is the robot
# of a larger tolerance, with its distance from the robot of the file and the operations it saves.

Array = np.ndarray
GEOMETRY = ("gamma", "b", "alpha", "d", "theta", "r")
COMPARED_STATES = 200  # random ones that two robots are compared at
RANGE, SPEED, ACCELERATION = math.pi, 1.0, 1.0  # of joints without limits; rad or m, s


@dataclass(frozen=True)
class Proposal:
    """A robot with exact numbers, and how far it is from that of the file."""

    robot: Robot
    tolerance: float  # rad and m: the one that `sy.load` and `--tolerance` take
    position: float  # m: the largest difference of a link over the joint limits
    rotation: float  # rad: the same
    effort: float | None  # N.m or N: the largest difference of a joint effort; None with loops
    largest_effort: float
    before: Count | None  # operations of idm; None where the robot has no idm
    after: Count | None

    def __str__(self) -> str:
        text = (
            f"proposal: tolerance={self.tolerance:g} (--tolerance {self.tolerance:g}) makes nearly "
            f"exact numbers exact. Over the joint limits poses change by at most "
            f"{self.position:.2g} m and {self.rotation:.2g} rad"
        )
        if self.effort is not None:
            text += f", efforts by at most {self.effort:.2g} (of up to {self.largest_effort:.3g})"
        if self.before is None or self.after is None:
            return f"{text}."
        return (
            f"{text}. Operations of idm: {self.before.mul} mul, {self.before.add} add before, "
            f"{self.after.mul} mul, {self.after.add} add after."
        )


@checked_types
def propose(robot: RobotSource) -> Proposal | None:
    """The exact robot of an imported one, compared with it; None where nothing is nearly exact."""
    robot = load(robot)
    origin = robot.origin
    if origin is None or not origin.exact_at or origin.source is None:
        return None
    file, how = origin.source.path, origin.source.options
    if not file.exists():
        return None
    options = {f.name: getattr(how, f.name) for f in dataclasses.fields(how)}
    exact = load(file, **{**options, "tolerance": origin.exact_at})
    return compare(robot, exact, origin.exact_at)


def compare(robot: Robot, exact: Robot, tolerance: float) -> Proposal:
    """The distance of two robots with the same joints and links, at random states."""
    states = random_states(robot)
    position, rotation = map(max, zip(*_pose_differences(robot, exact, states), strict=True))
    if any(spec.refusal(robot) for spec in models("idm")):
        return Proposal(exact, tolerance, position, rotation, None, 0.0, None, None)
    compared = [generate(robot, "idm"), generate(exact, "idm")]
    effort, largest = None, 0.0
    if not robot.has_closed_loops:  # random positions of passive joints do not close the loops
        tau, tau_exact = (_efforts(m, states) for m in compared)
        effort, largest = float(np.abs(tau - tau_exact).max()), float(np.abs(tau).max())
    before, after = (m.cost.hoisted for m in compared)
    return Proposal(exact, tolerance, position, rotation, effort, largest, before, after)


def _efforts(m: Any, states: Mapping[str, Any]) -> Array:
    known = m.robot.values
    tau = m.evaluate({n: states.get(n, 0.0) for n in m.inputs if n not in known})["tau"]
    return np.asarray(tau)


def random_states(robot: Robot) -> dict[str, Any]:
    """Numbers for the joint variables, positions and speeds within their limits."""
    rng = np.random.default_rng(0)
    states: dict[str, Any] = {"G3": DOWNWARD_GRAVITY[2]}
    for k, j in enumerate(robot.moving):
        low, high, speed, _ = robot.joint(j).limits
        span = 1.0 if robot.sigma(j) == PRISMATIC else RANGE
        low, high = -span if low is None else low, span if high is None else high
        states[robot.q[k]] = rng.uniform(min(low, high), max(low, high), COMPARED_STATES)
        states[robot.qd[k]] = rng.uniform(-1, 1, COMPARED_STATES) * (speed or SPEED)
        states[robot.qdd[k]] = rng.uniform(-1, 1, COMPARED_STATES) * ACCELERATION
    return states


def _pose_differences(
    robot: Robot, exact: Robot, states: Mapping[str, Any]
) -> Iterator[tuple[float, float]]:
    """Distance and angle between the two poses of each link, the largest of all states."""
    first, second = link_poses(robot, states), link_poses(exact, states)
    for name, T in first.items():
        X = second[name]
        p, R = T[..., :3, 3] - X[..., :3, 3], T[..., :3, :3] - X[..., :3, :3]
        angle = 2 * np.arcsin(np.minimum(1, np.linalg.norm(R, axis=(-2, -1)) / math.sqrt(8)))
        yield float(np.linalg.norm(p, axis=-1).max()), float(angle.max())


def link_poses(robot: Robot, states: Mapping[str, Any]) -> dict[str, Array]:
    """The links of the file, each (states, 4, 4) in its own frame, seen from the file's base."""
    assert robot.origin is not None
    known = {**robot.values, **states}
    Z = np.array(interpret([as_expr(x) for x in robot.base.Z], known), float).reshape(4, 4)
    T = {0: np.broadcast_to(Z, (COMPARED_STATES, 4, 4))}
    for j in robot.outward:
        f = robot.frame(j)
        numbers = interpret([as_expr(getattr(f, key)) for key in GEOMETRY], known)
        gamma, b, alpha, d, theta, r = (np.broadcast_to(x, COMPARED_STATES) for x in numbers)
        T[j] = T[f.ant] @ _screw(2, gamma, b) @ _screw(0, alpha, d) @ _screw(2, theta, r)
    return {
        name: np.asarray(T[placed.frame] @ np.array(placed.T).reshape(4, 4))
        for name, placed in robot.origin.links.items()
    }


def _screw(axis: int, angle: Array, shift: Array) -> Array:
    """Rotation about and translation along x (0) or z (2), one for each state."""
    T = np.tile(np.eye(4), (len(angle), 1, 1))
    a, b = (1, 2) if axis == 0 else (0, 1)
    T[:, a, a] = T[:, b, b] = np.cos(angle)
    T[:, b, a] = np.sin(angle)
    T[:, a, b] = -T[:, b, a]
    T[:, axis, 3] = shift
    return T
