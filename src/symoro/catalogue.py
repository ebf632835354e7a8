"""The catalogue of models: one row each. The menus, the command line and the documentation are made
from it.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symoro.errors import SymoroError, UnknownName, UnsupportedRobot
from symoro.mechanism import (
    check_available,
)
from symoro.models.dynamic import direct_dynamics, inverse_dynamics, lagrange, reactions
from symoro.models.identification import energy_regressors, regressor
from symoro.models.identification.base_parameters import (
    BaseParameters,
    base_parameters_model,
    prepared_robot,
    robot_of_regressors,
)
from symoro.models.inverse import method_choice
from symoro.models.inverse.branch_program import paul_model, pieper_model
from symoro.models.inverse.method_choice import GeneralArm
from symoro.models.inverse.serial_arm import FIXED_JOINTS, KNOWN
from symoro.models.kinematic import direct_kinematics, jacobian, loop_models
from symoro.robot import Robot
from symoro.tracing import (
    COMMON,
    DYNAMIC,
    Build,
    Choose,
    Option,
    Options,
    Price,
    Trace,
    Traced,
    cheapest_of,
    read_options,
)
from symoro.tracing import options as opt


def _as_given(robot: Robot, o: Options) -> Robot:
    return robot


def _one_form(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    return {}


def _always(robot: Robot) -> None:
    pass


@dataclass(frozen=True)
class ModelSpec:
    """A row of the catalogue: a model's names, outputs and options, and the functions that make it.

    `build` traces it, `prepare` gives the robot that is modelled, `choose` the cheapest of
    equivalent forms. A model that is not a program has its own `result`; `resolve` gives the id of
    the model that stands for this one, and why. `solver`: the rows of the program are solutions.
    `leaves_out`: effects that are always part of the option `without`.
    """

    id: str
    menu: str
    title: str
    groups: tuple[str, ...]
    build: Build
    options: tuple[Option, ...] = COMMON
    choose: Choose = _one_form
    prepare: Callable[[Robot, Options], Robot] = _as_given
    result: Callable[[Robot, Options], BaseParameters | GeneralArm] | None = None
    solver: bool = False
    resolve: Callable[[Robot, Options], tuple[str, str]] | None = None
    applies: Callable[[Robot], object] = _always  # raises where there is no answer by default
    leaves_out: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.id}: {self.title}>"

    @property
    def names(self) -> tuple[str, ...]:
        """Other names of the model: everyday words, then names of functions of other tools."""
        return OTHER_NAMES.get(self.id, ())

    @property
    def full_title(self) -> str:
        """The title, after the everyday name where Khalil's words differ from it."""
        family = next((m for m in EVERYDAY if self.id == m or self.id.startswith(f"{m}-")), None)
        if family is None:
            return self.title
        everyday = OTHER_NAMES[family][0].replace("-", " ").capitalize()
        return f"{everyday}: {self.title[0].lower()}{self.title[1:]}"

    def matches(self, search: str) -> bool:
        """True if the id, the title, the menu or another name contains every word of a search."""
        text = " ".join((self.id, self.title, self.menu, *self.names)).lower()
        words = search.lower().replace("_", "-").split()
        return all(word in text or word.replace("-", " ") in text for word in words)

    def read_options(self, robot: Robot, given: Options) -> dict[str, Any]:
        """The options, completed by defaults and by the effects that the model leaves out."""
        chosen = read_options(self.id, self.options, robot, given)
        if self.leaves_out:
            effects = {*chosen["without"], *self.leaves_out}
            chosen["without"] = tuple(e for e in opt.EFFECTS if e in effects)
        return chosen

    @property
    def loops(self) -> bool:
        """True if closed-loop robots have this model."""
        return read_matrix()[self.id, "closed loop"] is True

    def check(self, robot: Robot) -> None:
        """Refuse a robot for which the model would not be right, with the reason."""
        check_available(self.id, robot)

    def refusal(self, robot: Robot) -> str:
        """Why the robot does not have this model with default options; '' where it has."""
        try:
            self.check(robot)
            self.applies(robot)
        except SymoroError as error:
            return str(error)
        return ""

    def options_for(self, robot: Robot) -> tuple[Option, ...]:
        """The options that say something about the robot."""
        return tuple(o for o in self.options if robot.has_closed_loops or not o.of_loops)


# --- rows by menu -------------------------------------------------------------------------------

_LOOPS = (opt.PASSIVE, opt.ASSEMBLY)
_PLACED = (*COMMON, opt.FRAME, opt.WRT, opt.PASSIVE_INPUTS, opt.ASSEMBLY)
_JACOBIAN = (*COMMON, opt.FRAME, opt.PROJECTION, opt.INTERMEDIATE, *_LOOPS)
_PRODUCT = (*_JACOBIAN, opt.PRODUCT)
_LINKS = (*COMMON, opt.OWN, *_LOOPS)
_NEAREST = (opt.NEAREST, method_choice.WEIGHTS)
_CALLS = (opt.LIMITS, opt.CERTIFY, *_NEAREST)
_INVERSE = (*COMMON, opt.FRAME, opt.WRT, FIXED_JOINTS, KNOWN, opt.CROSSED, *_CALLS)


def _geometric(id: str, title: str, build: Build) -> ModelSpec:
    choose = cheapest_of(build, direct_kinematics.transform_variants)
    return ModelSpec(id, "geometric", title, ("T",), build, _PLACED, choose)


def _kinematic(
    id: str,
    title: str,
    groups: tuple[str, ...],
    build: Build,
    choose: Choose,
    own: tuple[Option, ...],
) -> ModelSpec:
    return ModelSpec(id, "kinematic", title, groups, build, own, choose)


def _link_rates(
    id: str,
    title: str,
    groups: tuple[str, ...],
    build: Build,
    prepare: Callable[[Robot, Options], Robot] = _as_given,
) -> ModelSpec:
    choose = cheapest_of(build, direct_kinematics.rate_variants)
    return ModelSpec(id, "kinematic", title, groups, build, _LINKS, choose, prepare)


def _dynamic(
    id: str, title: str, groups: tuple[str, ...], build: Build, choose: Choose, *own: Option
) -> ModelSpec:
    options = (*DYNAMIC, *own)
    return ModelSpec(id, "dynamic", title, groups, build, options, choose, prepared_robot)


def _identification(
    id: str, title: str, groups: tuple[str, ...], build: Build, choose: Choose = _one_form
) -> ModelSpec:
    options = (*DYNAMIC, *_LOOPS)
    return ModelSpec(
        id, "identification", title, groups, build, options, choose, robot_of_regressors
    )


def _inverse(
    id: str,
    title: str,
    options: tuple[Option, ...],
    result: Callable[[Robot, Options], BaseParameters | GeneralArm],
    applies: Callable[[Robot], object],
    resolve: Callable[[Robot, Options], tuple[str, str]] | None = None,
) -> ModelSpec:
    return ModelSpec(
        id,
        "geometric",
        title,
        ("solutions",),
        _no_program,
        options,
        result=result,
        applies=applies,
        resolve=resolve,
    )


def _inverse_program(
    id: str,
    title: str,
    build: Build,
    options: tuple[Option, ...],
    applies: Callable[[Robot], object],
) -> ModelSpec:
    groups = ("solutions", "exists", "singular")
    return ModelSpec(id, "geometric", title, groups, build, options, solver=True, applies=applies)


def _no_program(robot: Robot, o: Options, trace: Trace) -> Traced:
    raise UnsupportedRobot(
        "this model is a result with its own members, not a program: see its report()"
    )


def _resolved_first(robot: Robot, o: Options) -> GeneralArm:
    raise UnsupportedRobot("igm stands for the method that it chooses")


# --- the table -----------------------------------------------------------------------------------

_ROWS = (
    _geometric("dgm", "Direct geometric model", direct_kinematics.direct_model),
    _geometric("fgm", "Fast geometric model", direct_kinematics.fast_model),
    ModelSpec(
        "loop-geometry",
        "geometric",
        "Geometric constraints of the loops",
        ("qp",),
        loop_models.loop_geometry,
        (*COMMON, opt.CROSSED),
        solver=True,
    ),
    _inverse(
        "igm",
        "Inverse geometric model, method chosen automatically",
        _INVERSE,
        _resolved_first,
        method_choice.some_applies,
        method_choice.choose,
    ),
    _inverse_program(
        "igm-paul",
        "Inverse geometric model by Paul's method",
        paul_model,
        _INVERSE,
        method_choice.paul_applies,
    ),
    _inverse_program(
        "igm-pieper",
        "Inverse geometric model by Pieper's method",
        pieper_model,
        _INVERSE,
        method_choice.pieper_applies,
    ),
    _inverse(
        "igm-general",
        "Inverse geometric model of any six joints",
        (opt.FRAMES, opt.FRAME, opt.WRT, FIXED_JOINTS, KNOWN, *_CALLS),
        method_choice.general_arm,
        method_choice.general_applies,
    ),
    _kinematic(
        "jacobian",
        "Jacobian matrix",
        ("J",),
        jacobian.jacobian,
        cheapest_of(jacobian.jacobian, jacobian.jacobian_variants),
        _PRODUCT,
    ),
    _kinematic(
        "inverse-jacobian",
        "Inverse Jacobian matrix",
        ("Jinv",),
        jacobian.inverse_jacobian,
        cheapest_of(jacobian.inverse_jacobian, jacobian.inverse_variants),
        _PRODUCT,
    ),
    _kinematic(
        "determinant",
        "Determinant of the Jacobian matrix",
        ("det",),
        jacobian.determinant_model,
        _one_form,
        _JACOBIAN,
    ),
    _link_rates("velocities", "Velocities of the links", ("V", "W"), direct_kinematics.velocities),
    _link_rates(
        "accelerations",
        "Accelerations of the links",
        ("VP", "WP"),
        direct_kinematics.accelerations,
        direct_kinematics.accelerating_robot,
    ),
    _link_rates(
        "jpqp", "Accelerations without joint accelerations", ("JPQP",), direct_kinematics.jpqp
    ),
    ModelSpec(
        "loop-kinematics",
        "kinematic",
        "Kinematic constraints of the loops",
        ("W", "Wa", "Wp", "Wac", "Wpc", "Wc", "psi", "phi"),
        loop_models.loop_kinematics,
        (*COMMON, *_LOOPS),
    ),
    _dynamic(
        "idm",
        "Inverse dynamic model",
        ("tau",),
        inverse_dynamics.inverse_dynamics,
        inverse_dynamics.choose_inverse_dynamics,
        opt.BASE_MOTION,
        opt.COORDINATES,
        *_LOOPS,
        opt.LOOP_METHOD,
    ),
    _dynamic(
        "lagrange",
        "Lagrange model",
        ("A", "B", "C", "Q"),
        lagrange.lagrange,
        lagrange.choose_lagrange,
        opt.B_METHOD,
        *_LOOPS,
    ),
    _dynamic(
        "inertia",
        "Inertia matrix",
        ("A",),
        direct_dynamics.inertia,
        direct_dynamics.choose_inertia,
        *_LOOPS,
    ),
    _dynamic(
        "h",
        "Centrifugal, Coriolis and gravity torques",
        ("H",),
        inverse_dynamics.bias,
        inverse_dynamics.choose_bias,
        *_LOOPS,
    ),
    dataclasses.replace(
        _dynamic(
            "coriolis",
            "Centrifugal and Coriolis torques",
            ("H",),
            inverse_dynamics.bias,
            inverse_dynamics.choose_bias,
            *_LOOPS,
        ),
        leaves_out=("friction", "gravity"),
    ),
    _dynamic(
        "gravity",
        "Gravity torques",
        ("Q",),
        inverse_dynamics.gravity,
        inverse_dynamics.choose_gravity,
        *_LOOPS,
    ),
    _dynamic(
        "ddm",
        "Direct dynamic model",
        ("qdd",),
        direct_dynamics.direct_dynamics,
        direct_dynamics.choose_direct,
        opt.BASE_MOTION,
        opt.METHOD,
        *_LOOPS,
    ),
    _dynamic(
        "ddm-recursive",
        "Direct dynamic model by recursion",
        ("qdd",),
        direct_dynamics.recursive_dynamics,
        _one_form,
        *_LOOPS,
        opt.BASE_MOTION,
    ),
    _dynamic(
        "energy",
        "Kinetic and potential energy",
        ("E", "U"),
        lagrange.energy,
        _one_form,
        opt.PER_LINK,
        *_LOOPS,
    ),
    _dynamic(
        "hybrid",
        "Hybrid dynamic model",
        ("tau", "qdd"),
        direct_dynamics.hybrid,
        direct_dynamics.choose_parts,
        opt.BASE_MOTION,
        opt.ACCELERATED,
        *_LOOPS,
    ),
    _dynamic(
        "opspace",
        "Operational-space dynamics",
        ("Lambda", "mu"),
        direct_dynamics.operational_space,
        direct_dynamics.choose_parts,
        opt.BASE_MOTION,
        opt.FRAME,
        opt.PROJECTION,
        opt.TASK_ROWS,
        *_LOOPS,
    ),
    ModelSpec(
        "reactions",
        "dynamic",
        "Forces and moments of the joints",
        ("f", "m", "f0", "m0"),
        reactions.reactions,
        (*COMMON, opt.EVERY_PARAMETER, opt.WITHOUT, opt.BASE_MOTION, opt.OWN, *_LOOPS),
        reactions.choose_reactions,
        prepared_robot,
    ),
    _identification(
        "id-dynamic",
        "Dynamic identification model",
        ("D",),
        regressor.identification_model,
        regressor.chooser(regressor.identification_model),
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
        _no_program,
        (opt.WITHOUT, opt.MIMIC),
        result=base_parameters_model,
    ),
)

CATALOGUE: dict[str, ModelSpec] = {spec.id: spec for spec in _ROWS}

# Other names by id: first everyday words, then names of functions of Pinocchio, MuJoCo, the
# Robotics Toolbox and MATLAB. `find_model` reads an underscore as a hyphen.
OTHER_NAMES: dict[str, tuple[str, ...]] = {
    "dgm": ("forward-kinematics", "direct-kinematics", "fkine"),
    "igm": ("inverse-kinematics", "ikine"),
    "jacobian": ("geometric-jacobian", "jacob0"),
    "idm": ("inverse-dynamics", "rnea", "rne"),
    "ddm": ("forward-dynamics", "direct-dynamics", "aba", "accel"),
    "inertia": ("mass-matrix", "crba"),
    "h": ("bias", "nonlinear-effects", "nle"),
    "coriolis": ("velocity-product",),
    "gravity": ("gravity-torque", "gravload"),
    "opspace": ("operational-space",),
    "reactions": ("joint-wrenches", "joint-forces"),
    "id-dynamic": ("regressor", "torque-regressor"),
    "base-parameters": ("minimal-parameters",),
}
# models whose everyday names are other words than Khalil's, with their variants
EVERYDAY = ("dgm", "igm", "idm", "ddm", "inertia", "id-dynamic")
_IDS = {name: id for id, names in OTHER_NAMES.items() for name in names}


def find_model(name: object) -> ModelSpec:
    """The row of a model by its id or by another name, such as inverse_dynamics for idm."""
    key = str(name).strip().lower().replace("_", "-")
    id = _IDS.get(key, key)
    if id not in CATALOGUE:
        raise UnknownName("model", str(name), (*CATALOGUE, *_IDS))
    return CATALOGUE[id]


# --- models and structures ------------------------------------------------------------------------

# Written by `pytest tests/laws/test_matrix.py --update-golden`: the structures, and by model the
# reason of each structure that does not have it.
MATRIX = Path(__file__).with_name("matrix.json")


def read_matrix() -> dict[tuple[str, str], bool | str]:
    """By model and structure: True, or why no robot of the structure has the model."""
    data = json.loads(MATRIX.read_text(encoding="utf-8"))
    reasons: dict[str, dict[str, str]] = data["reasons"]
    return {
        (id, structure): reasons.get(id, {}).get(structure, True)
        for id in CATALOGUE
        for structure in data["structures"]
    }
