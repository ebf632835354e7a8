"""Refusals: structures and data of a robot that a model does not have, each with what to do about
it.

A model is available for every structure unless it stands in `LIMITS`. The checks refuse data that
would otherwise be left out silently.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from symoro.errors import UnsupportedRobot
from symoro.robot import Robot, is_absent

IDENTIFICATION = ("id-dynamic", "id-energy", "id-filtered", "id-power")
OF_LOOPS = ("loop-geometry", "loop-kinematics")


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
)


def check_available(model: str, robot: Robot) -> None:
    """Refuse a robot whose structure a model does not have; the message says what to do."""
    for limit in LIMITS:
        if model in limit.models and limit.applies(robot):
            raise UnsupportedRobot(f"{model}: {robot.name} has {limit.structure}. {limit.todo}")


# --- data that would be left out ---------------------------------------------------------------


def check_effects(robot: Robot) -> None:
    """Refuse a robot with an effect that no dynamic or identification model takes into account."""
    loaded = [j for j in robot.moving if not is_absent(robot.joint(j).FL)]
    if loaded and robot.has_coupled_drives:
        raise UnsupportedRobot(
            f"{robot.name} has coupled drives and friction by load (FL[{loaded[0]}]), which no "
            f"model here combines: set FL to 0."
        )
