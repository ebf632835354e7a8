"""The catalogue of models: one row each. The menus, the command line and the documentation are made from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.models.dynamic import direct, dispatch, energies, lagrange, mixed, torques
from symoro.models.dynamic.effects import prepared, without
from symoro.models.geometric import direct as geometry
from symoro.models.identification.base import BaseParameters, base_parameters
from symoro.models.kinematic import inverse, jacobian, links
from symoro.models.options import (
    ACCELERATED,
    B_METHOD,
    COMMON,
    COORDINATES,
    DYNAMIC,
    FRAME,
    INTERMEDIATE,
    METHOD,
    OWN,
    PROJECTION,
    TASK_ROWS,
    WITHOUT,
    WRT,
    Option,
    Options,
)
from symoro.models.trace import Build, Choose, Namer, Price, Traced, cheapest_of
from symoro.robot.data import CLOSED, Robot

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


_FRAMES = (*COMMON, FRAME, WRT)
_JACOBIAN = (*COMMON, FRAME, PROJECTION, INTERMEDIATE)
_LINKS = (*COMMON, OWN)
_DIRECT = (*DYNAMIC, METHOD)
_ALL = {"floating": True, "elastic": True}
_OPERATIONAL = (*DYNAMIC, FRAME, PROJECTION, TASK_ROWS)


def _geometric(id: str, title: str, build: Build) -> ModelSpec:
    return ModelSpec(id, "geometric", title, ("T",), build, _FRAMES, cheapest_of(build, geometry.variants), loops=True)


def _kinematic(id: str, title: str, groups: tuple[str, ...], build: Build, options: tuple[Option, ...], variants: Variants) -> ModelSpec:
    return ModelSpec(id, "kinematic", title, groups, build, options, cheapest_of(build, variants))


def _dynamic(
    id: str, title: str, groups: tuple[str, ...], build: Build, choose: Choose = _no_choice, options: tuple[Option, ...] = DYNAMIC, **knows: bool
) -> ModelSpec:
    return ModelSpec(id, "dynamic", title, groups, build, options, choose, prepared, **{"floating": False, "elastic": False, **knows})  # type: ignore[arg-type]


def _not_a_program(robot: Robot, o: Options, n: Namer) -> Traced:
    raise UnsupportedRobot("the base parameters are a robot with relations, not a program: use .robot, .relations, .report()")


def base_result(robot: Robot, o: Options) -> BaseParameters:
    """The base inertial parameters of the robot without the effects that are left out."""
    return base_parameters(without(robot, o["without"]))


def _searched(build: Build, view: Callable[[Robot], Robot] = lambda robot: robot) -> Choose:
    return dispatch.searched(torques.chooser(build, view), mixed.link_side)


CATALOGUE: dict[str, ModelSpec] = {
    m.id: m
    for m in (
        _geometric("dgm", "Direct geometric model", geometry.direct_model),
        _geometric("fgm", "Fast geometric model", geometry.fast_model),
        _kinematic("jacobian", "Jacobian matrix", ("J",), jacobian.jacobian, _JACOBIAN, jacobian.variants),
        _kinematic("inverse-jacobian", "Inverse Jacobian matrix", ("Jinv",), inverse.inverse_jacobian, _JACOBIAN, inverse.variants),
        ModelSpec("determinant", "kinematic", "Determinant of the Jacobian matrix", ("det",), inverse.determinant_model, _JACOBIAN),
        _kinematic("velocities", "Velocities of the links", ("V", "W"), links.velocities, _LINKS, links.variants),
        _kinematic("accelerations", "Accelerations of the links", ("VP", "WP"), links.accelerations, _LINKS, links.variants),
        _kinematic("jpqp", "Accelerations without joint accelerations", ("JPQP",), links.jpqp, _LINKS, links.variants),
        _dynamic("idm", "Inverse dynamic model", ("tau",), dispatch.idm, _searched(torques.inverse_dynamics), (*DYNAMIC, COORDINATES), **_ALL),
        _dynamic("lagrange", "Lagrange model", ("A", "B", "C", "Q"), lagrange.lagrange, lagrange.choose, (*DYNAMIC, B_METHOD)),
        _dynamic("inertia", "Inertia matrix", ("A",), dispatch.inertia, dispatch.searched(direct.choose_inertia), floating=True),
        _dynamic("h", "Centrifugal, Coriolis and gravity torques", ("H",), dispatch.h, _searched(torques.bias, torques.resting_accelerations), floating=True),
        _dynamic("gravity", "Gravity torques", ("Q",), torques.gravity, torques.chooser(torques.gravity, torques.at_rest)),
        _dynamic("ddm", "Direct dynamic model", ("qdd",), dispatch.ddm, dispatch.searched(direct.choose_direct, mixed.link_side), _DIRECT, **_ALL),
        _dynamic("ddm-recursive", "Direct dynamic model by recursion", ("qdd",), direct.recursive_dynamics),
        _dynamic("energy", "Kinetic and potential energy", ("E", "U"), energies.energy),
        _dynamic("hybrid", "Hybrid dynamic model", ("tau", "qdd"), mixed.hybrid, direct.choose_parts, (*DYNAMIC, ACCELERATED)),
        _dynamic("opspace", "Operational-space dynamics", ("Lambda", "mu"), mixed.operational, direct.choose_parts, _OPERATIONAL),
        ModelSpec("base-parameters", "identification", "Base inertial parameters", (), _not_a_program, (WITHOUT,), result=base_result),
    )
}


def check_structure(spec: ModelSpec, robot: Robot) -> None:
    """A robot is refused where the model would silently treat another one; the message names the models that know it."""
    elastic = any(robot.joint(j).eta for j in robot.moving)
    reasons: tuple[tuple[bool, str, Callable[[ModelSpec], bool], str], ...] = (
        (robot.kind == CLOSED and not spec.loops, f"{robot.NJ - robot.NL} closed loop(s)", lambda m: m.loops, ", on its equivalent tree"),
        (robot.base.floating and not spec.floating, "a floating base", lambda m: m.floating and m.menu == "dynamic", ""),
        (elastic and not spec.elastic, "elastic joints", lambda m: m.elastic and m.menu == "dynamic", ""),
    )
    for applies, what, knows, how in reasons:
        if applies:
            able = ", ".join(m.id for m in CATALOGUE.values() if knows(m))
            raise UnsupportedRobot(f"{spec.id} does not know robots with {what}, such as {robot.name}. These do{how}: {able}.")
