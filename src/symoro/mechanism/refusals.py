"""Refusals: data of a robot that the models would leave out silently, each with what to do about
it.
"""

from __future__ import annotations

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr.functions import is_zero
from symoro.robot.data import CLOSED, Robot


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
    """Refuse elastic joints with a coupling matrix: it is not known on which side the rotors are."""
    if robot.coupling and any(robot.joint(j).eta for j in robot.moving):
        raise UnsupportedRobot(
            f"{robot.name} has elastic joints and coupled drives, which no model here combines: "
            f"clear eta, or the coupling matrix."
        )


def check_parameters(robot: Robot) -> None:
    """Refuse base parameters of a closed-loop robot on a floating base: they are grouped otherwise."""
    if robot.kind == CLOSED and robot.base.floating:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops and a floating base, whose base parameters are not "
            f"known here: clear is_floating, or open the loops."
        )


def check_followers(robot: Robot, id: str, base_parameters: bool) -> None:
    """Refuse what mimic='joined' would make wrong: models of closed loops, and base regressors."""
    if robot.kind == CLOSED:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops and joints that follow others, which no model here "
            f"combines: use mimic='free'."
        )
    if base_parameters and id.startswith("id-"):
        raise UnsupportedRobot(
            f"{id} of {robot.name}: its base parameters are those of independent joints, so that "
            f"columns would depend on each other with mimic='joined'. Use parameters='standard' "
            f"or mimic='free'."
        )
