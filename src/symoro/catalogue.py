"""The catalogue of models: one row each. The menus, the command line and the documentation are made from it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.mechanism.refusals import check_effects, check_parameters
from symoro.models.dynamic import direct, dispatch, energies, floating, lagrange, mixed, torques
from symoro.models.dynamic.effects import prepared, without
from symoro.models.geometric import direct_geometry as geometry
from symoro.models.identification import energy_regressors, regressor
from symoro.models.identification.base_parameters import BaseParameters, base_parameters
from symoro.models.inverse.branch_program import paul_model, pieper_model
from symoro.models.inverse.method_choice import choose as choose_inverse
from symoro.models.inverse.method_choice import (
    general_applies,
    general_arm,
    paul_applies,
    pieper_applies,
    some_applies,
)
from symoro.models.inverse.serial_arm import FIXED_JOINTS, KNOWN
from symoro.models.kinematic import determinant, jacobian
from symoro.models.kinematic import inverse_jacobian as inverse
from symoro.models.kinematic import link_rates as links
from symoro.models.loops.kinematics import loop_kinematics
from symoro.models.loops.loop_geometry import loop_geometry
from symoro.models.loops.select import LOOPED, PLACED, by_loops, choice_by_loops, placed
from symoro.robot.data import CLOSED, Robot
from symoro.tracing.options import (
    ACCELERATED,
    ASSEMBLY,
    B_METHOD,
    COMMON,
    COORDINATES,
    CROSSED,
    DYNAMIC,
    FRAME,
    INTERMEDIATE,
    METHOD,
    OWN,
    PASSIVE,
    PROJECTION,
    TASK_ROWS,
    WITHOUT,
    WRT,
    Option,
    Options,
)
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced, cheapest_of

Variants = Callable[[Robot, Options], list[dict[str, Any]]]


def _as_it_is(robot: Robot, o: Options) -> Robot:
    return robot


def _no_choice(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class ModelSpec:
    """A model: what it is called, what it gives, how it is traced.

    `prepare` gives the robot that is modelled, `choose` the cheapest of equivalent forms.
    """

    id: str
    menu: str
    title: str
    groups: tuple[str, ...]
    build: Build
    options: tuple[Option, ...] = COMMON
    choose: Choose = _no_choice
    prepare: Callable[[Robot, Options], Robot] = _as_it_is
    result: Callable[[Robot, Options], Any] | None = None  # for models that are not programs
    loops: bool = False  # True where closed-loop robots are understood
    floating: bool = True  # False where a floating base is not
    elastic: bool = True  # False where elastic joints are not
    only_loops: bool = False  # True where there must be closed loops
    solver: bool = False  # True where the program's rows are solutions
    resolve: Callable[[Robot, Options], tuple[str, str]] | None = (
        None  # for models that choose another: its id, and why
    )
    applies: Callable[[Robot], object] = lambda robot: (
        None
    )  # raises where the model, as it is by default, has no answer for the robot


_FRAMES = (*COMMON, FRAME, WRT, *PLACED)
_JACOBIAN = (*COMMON, FRAME, PROJECTION, INTERMEDIATE)
_LINKS = (*COMMON, OWN)
_DIRECT = (*DYNAMIC, METHOD)
_ALL = {"floating": True, "elastic": True}
_OPERATIONAL = (*DYNAMIC, FRAME, PROJECTION, TASK_ROWS)


def _geometric(id: str, title: str, build: Build) -> ModelSpec:
    model = placed(build)
    return ModelSpec(
        id,
        "geometric",
        title,
        ("T",),
        model,
        _FRAMES,
        cheapest_of(model, geometry.variants),
        loops=True,
    )


def _kinematic(
    id: str,
    title: str,
    groups: tuple[str, ...],
    build: Build,
    options: tuple[Option, ...],
    variants: Variants,
) -> ModelSpec:
    return ModelSpec(id, "kinematic", title, groups, build, options, cheapest_of(build, variants))


def _dynamic(
    id: str,
    title: str,
    groups: tuple[str, ...],
    build: Build,
    choose: Choose = _no_choice,
    options: tuple[Option, ...] = DYNAMIC,
    **knows: bool,
) -> ModelSpec:
    return ModelSpec(
        id,
        "dynamic",
        title,
        groups,
        build,
        options,
        choose,
        prepared,
        **{"floating": False, "elastic": False, **knows},  # type: ignore[arg-type]
    )


def _identification(
    id: str, title: str, groups: tuple[str, ...], build: Build, choose: Choose = _no_choice
) -> ModelSpec:
    return ModelSpec(
        id,
        "identification",
        title,
        groups,
        build,
        DYNAMIC,
        choose,
        prepared,
        floating=False,
        elastic=False,
    )


def _not_a_program(robot: Robot, o: Options, trace: Trace) -> Traced:
    raise UnsupportedRobot(
        "this model is a result with its own members, not a program: see its report()"
    )


def _chosen_first(robot: Robot, o: Options) -> Any:
    raise UnsupportedRobot("igm stands for the method that it chooses")


def base_result(robot: Robot, o: Options) -> BaseParameters:
    """The base inertial parameters of the robot without the effects that are left out."""
    check_parameters(robot)
    return base_parameters(without(robot, o["without"]))


def _searched(build: Build, view: Callable[[Robot], Robot] = lambda robot: robot) -> Choose:
    return dispatch.searched(torques.chooser(build, view), mixed.link_side)


_DDM = dispatch.searched(direct.choose_direct, mixed.link_side, floating.choose_direct)
_PARTS = dispatch.searched(direct.choose_parts)
_REGRESSOR = regressor.chooser(regressor.identification_model)


def _inverse(id: str, title: str, options: tuple[Option, ...], result: Callable[[Robot, Options], Any], applies: Callable[[Robot], object],
             resolve: Callable[[Robot, Options], tuple[str, str]] | None = None) -> ModelSpec:  # fmt: skip
    return ModelSpec(
        id,
        "geometric",
        title,
        ("solutions",),
        _not_a_program,
        options,
        result=result,
        applies=applies,
        resolve=resolve,
    )


def _with_loops(spec: ModelSpec) -> ModelSpec:
    """The model with what it is on closed-loop robots, where it knows them."""
    if spec.id not in LOOPED:
        return spec
    closed = LOOPED[spec.id]
    return dataclasses.replace(
        spec,
        build=by_loops(spec.build, closed),
        choose=choice_by_loops(spec.choose, closed),
        options=(*spec.options, *closed.options),
        loops=True,
    )


def _of_loops(
    id: str,
    menu: str,
    title: str,
    groups: tuple[str, ...],
    build: Build,
    *options: Option,
    solver: bool = False,
) -> ModelSpec:
    return ModelSpec(
        id,
        menu,
        title,
        groups,
        build,
        (*COMMON, *options),
        loops=True,
        only_loops=True,
        floating=False,
        elastic=False,
        solver=solver,
    )


_INVERSE = (*COMMON, FRAME, FIXED_JOINTS, KNOWN)
_PIEPER = (*COMMON, FRAME, FIXED_JOINTS)
_NUMERIC = (FRAME, FIXED_JOINTS)
_ROWS = ("solutions", "exists", "singular")
_CONSTRAINTS = ("W", "Wa", "Wp", "Wac", "Wpc", "Wc", "psi", "phi")

CATALOGUE: dict[str, ModelSpec] = {
    m.id: _with_loops(m)
    for m in (
        _geometric("dgm", "Direct geometric model", geometry.direct_model),
        _geometric("fgm", "Fast geometric model", geometry.fast_model),
        _of_loops(
            "loop-geometry",
            "geometric",
            "Geometric constraints of the loops",
            ("qp",),
            loop_geometry,
            CROSSED,
            solver=True,
        ),
        _inverse(
            "igm",
            "Inverse geometric model, method chosen",
            _INVERSE,
            _chosen_first,
            some_applies,
            choose_inverse,
        ),
        ModelSpec(
            "igm-paul",
            "geometric",
            "Inverse geometric model by Paul's method",
            _ROWS,
            paul_model,
            _INVERSE,
            solver=True,
            applies=paul_applies,
        ),
        ModelSpec(
            "igm-pieper",
            "geometric",
            "Inverse geometric model by Pieper's method",
            _ROWS,
            pieper_model,
            _PIEPER,
            solver=True,
            applies=pieper_applies,
        ),
        _inverse(
            "igm-general",
            "Inverse geometric model of any six joints",
            _NUMERIC,
            general_arm,
            general_applies,
        ),
        _kinematic(
            "jacobian", "Jacobian matrix", ("J",), jacobian.jacobian, _JACOBIAN, jacobian.variants
        ),
        _kinematic(
            "inverse-jacobian",
            "Inverse Jacobian matrix",
            ("Jinv",),
            inverse.inverse_jacobian,
            _JACOBIAN,
            inverse.variants,
        ),
        ModelSpec(
            "determinant",
            "kinematic",
            "Determinant of the Jacobian matrix",
            ("det",),
            determinant.determinant_model,
            _JACOBIAN,
        ),
        _kinematic(
            "velocities",
            "Velocities of the links",
            ("V", "W"),
            links.velocities,
            _LINKS,
            links.variants,
        ),
        _kinematic(
            "accelerations",
            "Accelerations of the links",
            ("VP", "WP"),
            links.accelerations,
            _LINKS,
            links.variants,
        ),
        _kinematic(
            "jpqp",
            "Accelerations without joint accelerations",
            ("JPQP",),
            links.jpqp,
            _LINKS,
            links.variants,
        ),
        _of_loops(
            "loop-kinematics",
            "kinematic",
            "Kinematic constraints of the loops",
            _CONSTRAINTS,
            loop_kinematics,
            PASSIVE,
            ASSEMBLY,
        ),
        _dynamic(
            "idm",
            "Inverse dynamic model",
            ("tau",),
            dispatch.idm,
            _searched(torques.inverse_dynamics),
            (*DYNAMIC, COORDINATES),
            **_ALL,
        ),
        _dynamic(
            "lagrange",
            "Lagrange model",
            ("A", "B", "C", "Q"),
            lagrange.lagrange,
            lagrange.choose,
            (*DYNAMIC, B_METHOD),
        ),
        _dynamic(
            "inertia",
            "Inertia matrix",
            ("A",),
            dispatch.inertia,
            dispatch.searched(direct.choose_inertia),
            floating=True,
        ),
        _dynamic(
            "h",
            "Centrifugal, Coriolis and gravity torques",
            ("H",),
            dispatch.h,
            _searched(torques.bias, torques.resting_accelerations),
            floating=True,
        ),
        _dynamic(
            "gravity",
            "Gravity torques",
            ("Q",),
            dispatch.gravity,
            _searched(torques.gravity, torques.at_rest),
            floating=True,
        ),
        _dynamic("ddm", "Direct dynamic model", ("qdd",), dispatch.ddm, _DDM, _DIRECT, **_ALL),
        _dynamic(
            "ddm-recursive",
            "Direct dynamic model by recursion",
            ("qdd",),
            dispatch.ddm_recursive,
            floating=True,
        ),
        _dynamic(
            "energy", "Kinetic and potential energy", ("E", "U"), energies.energy, floating=True
        ),
        _dynamic(
            "hybrid",
            "Hybrid dynamic model",
            ("tau", "qdd"),
            dispatch.hybrid,
            _PARTS,
            (*DYNAMIC, ACCELERATED),
            floating=True,
        ),
        _dynamic(
            "opspace",
            "Operational-space dynamics",
            ("Lambda", "mu"),
            dispatch.opspace,
            _PARTS,
            _OPERATIONAL,
            floating=True,
        ),
        _identification(
            "id-dynamic",
            "Dynamic identification model",
            ("D",),
            regressor.identification_model,
            _REGRESSOR,
        ),
        _identification(
            "id-energy", "Energy identification model", ("h",), energy_regressors.energy_model
        ),
        _identification(
            "id-filtered",
            "Filtered identification model",
            ("D1", "D2"),
            energy_regressors.filtered_model,
        ),
        _identification(
            "id-power", "Power identification model", ("dh",), energy_regressors.power_model
        ),
        ModelSpec(
            "base-parameters",
            "identification",
            "Base inertial parameters",
            (),
            _not_a_program,
            (WITHOUT,),
            result=base_result,
            loops=True,
        ),
    )
}


def check_structure(spec: ModelSpec, robot: Robot) -> None:
    """A robot is refused where the model would silently treat another one; the message names the models that know it."""
    if spec.only_loops and robot.kind != CLOSED:
        raise UnsupportedRobot(f"{spec.id} is about closed loops, and {robot.name} has none.")
    if spec.menu in ("dynamic", "identification") and spec.result is None:
        check_effects(robot)
    elastic = any(robot.joint(j).eta for j in robot.moving)
    reasons: tuple[tuple[bool, str, Callable[[ModelSpec], bool], str], ...] = (
        (
            robot.kind == CLOSED and not spec.loops,
            f"{robot.NJ - robot.NL} closed loop(s)",
            lambda m: m.loops,
            "",
        ),
        (
            robot.base.floating and not spec.floating,
            "a floating base",
            lambda m: m.floating and m.menu == "dynamic",
            "",
        ),
        (
            elastic and not spec.elastic,
            "elastic joints",
            lambda m: m.elastic and m.menu == "dynamic",
            "",
        ),
    )
    for applies, what, knows, how in reasons:
        if applies:
            able = ", ".join(m.id for m in CATALOGUE.values() if knows(m))
            raise UnsupportedRobot(
                f"{spec.id} does not know robots with {what}, such as {robot.name}. These do{how}: {able}."
            )
