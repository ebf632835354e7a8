"""Refusals: structures and data of a robot that a model does not have, each with what to do about
it.

A model is available for every structure unless it stands in `LIMITS`. The checks refuse data that
would otherwise be left out silently.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import is_zero
from symoro.robot import Robot

IDENTIFICATION = ("id-dynamic", "id-energy", "id-filtered", "id-power")
OF_LOOPS = ("loop-geometry", "loop-kinematics")
INVERSE = ("igm", "igm-paul", "igm-pieper", "igm-general")


@dataclass(frozen=True)
class Limit:
    """A structure of robots that some models do not have, and what to do instead."""

    structure: str
    applies: Callable[[Robot], bool]
    models: frozenset[str]
    todo: str


LIMITS = (
    Limit(
        "no closed loop",
        lambda robot: not robot.has_closed_loops,
        frozenset(OF_LOOPS),
        "The model describes the constraints of closed loops.",
    ),
    Limit(
        "closed loops",
        lambda robot: robot.has_closed_loops,
        frozenset((*INVERSE, "ddm-recursive")),
        "loop-geometry gives the passive joints, and ddm the accelerations.",
    ),
    Limit(
        "a floating base",
        lambda robot: robot.has_floating_base,
        frozenset(("lagrange", *IDENTIFICATION, *OF_LOOPS)),
        "Use idm, inertia, h, gravity, ddm, ddm-recursive, energy, hybrid or opspace.",
    ),
    Limit(
        "elastic joints",
        lambda robot: robot.has_elastic_joints,
        frozenset(
            (
                *("lagrange", "inertia", "h", "coriolis", "gravity", "energy", "hybrid", "opspace"),
                *IDENTIFICATION,
                *OF_LOOPS,
            )
        ),
        "Use idm, ddm or ddm-recursive, or set eta to 0.",
    ),
)


def check_available(model: str, robot: Robot) -> None:
    """Refuse a robot whose structure a model does not have; the message says what to do."""
    for limit in LIMITS:
        if model in limit.models and limit.applies(robot):
            raise UnsupportedRobot(f"{model}: {robot.name} has {limit.structure}. {limit.todo}")


def knows_loops(model: str) -> bool:
    """True for a model that closed-loop robots have."""
    return not any(x.structure == "closed loops" and model in x.models for x in LIMITS)


# --- data that would be left out ---------------------------------------------------------------


def check_effects(robot: Robot) -> None:
    """Refuse a robot with an effect that no dynamic or identification model takes into account."""
    check_base_motion(robot)
    check_springs(robot)
    check_drives(robot)


def check_base_motion(robot: Robot) -> None:
    """Refuse a mobile base: the dynamic models know a base whose motion is given and a free one."""
    if robot.base.mobile:
        raise UnsupportedRobot(
            f"{robot.name} has a mobile base (is_mobile = 1), whose inertia and wheels no dynamic "
            f"model takes into account. Set is_mobile to 0 for the torques of the joints on a base "
            f"that moves as W0, WP0, V0, VP0 say, or is_floating to 1 for a base that moves freely."
        )
    if robot.has_floating_base and robot.has_elastic_joints:
        raise UnsupportedRobot(
            f"{robot.name} has a floating base and elastic joints, which no model here combines: "
            f"clear eta, or is_floating."
        )


def check_springs(robot: Robot) -> None:
    """Refuse a stiffness k of a joint that is not elastic: the spring would have no effect."""
    for j in robot.moving:
        joint = robot.joint(j)
        if not joint.eta and not is_zero(joint.k):
            raise InputError(
                f"{robot.name}, k[{j}]",
                f"{joint.k} with eta[{j}] = 0",
                "0 for a rigid joint",
                f"No model has springs beside a drive: set eta[{j}] to 1 for a spring between "
                f"rotor and link, or k[{j}] to 0.",
            )


def check_drives(robot: Robot) -> None:
    """Refuse elastic joints with a coupling matrix: the side of the rotors is not known."""
    if robot.has_coupled_drives and robot.has_elastic_joints:
        raise UnsupportedRobot(
            f"{robot.name} has elastic joints and coupled drives, which no model here combines: "
            f"clear eta, or the coupling matrix."
        )


def check_parameters(robot: Robot) -> None:
    """Refuse base parameters of closed loops on a floating base: the grouping rules differ."""
    if robot.has_closed_loops and robot.has_floating_base:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops and a floating base, whose base parameters are not "
            f"known here: clear is_floating, or open the loops."
        )


# --- structures that no model combines -----------------------------------------------------------


def check_loops(robot: Robot) -> None:
    """Refuse closed loops together with what no model combines with them."""
    for present, what in (
        (robot.has_coupled_drives, "coupled drives"),
        (robot.has_floating_base, "a floating base"),
        (robot.has_elastic_joints, "elastic joints"),
    ):
        if present:
            raise UnsupportedRobot(
                f"{robot.name} has closed loops and {what}, which no dynamic model here combines."
            )


def check_followers(robot: Robot) -> None:
    """Refuse joints that follow others together with what no model combines with them."""
    for present, what in (
        (robot.has_closed_loops, "closed loops"),
        (robot.has_coupled_drives, "coupled drives"),
        (robot.has_elastic_joints, "elastic joints"),
    ):
        if present:
            raise UnsupportedRobot(
                f"{robot.name} has joints that follow others and {what}, which no model here "
                f"combines: use mimic='free'."
            )
