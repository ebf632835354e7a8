"""Which algorithm a robot's structure asks for: fixed or moving base, floating base, elastic joints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.models.dynamic import direct, floating, mixed, torques
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced


def _kind(robot: Robot) -> str:
    if robot.base.floating:
        if mixed.elastic_joints(robot):
            raise UnsupportedRobot(
                f"{robot.name} has a floating base and elastic joints, which no model here combines: clear eta, or is_floating."
            )
        return "floating"
    return "elastic" if mixed.elastic_joints(robot) else "rigid"


def by_structure(rigid: Build, floating_base: Build, elastic: Build | None = None) -> Build:
    """A model that takes the algorithm of the robot's structure."""

    def build(robot: Robot, o: Options, trace: Trace) -> Traced:
        return {"rigid": rigid, "floating": floating_base, "elastic": elastic or rigid}[
            _kind(robot)
        ](robot, o, trace)

    return build


def _no_choice(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    return {}


def searched(
    choose: Choose,
    elastic_view: Callable[[Robot], Robot] = lambda robot: robot,
    on_floating_base: Choose = _no_choice,
) -> Choose:
    """Search the forms where the algorithm has any; an elastic robot is searched on its link side."""

    def chosen(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        kind = _kind(robot)
        if kind == "floating":
            return dict(on_floating_base(robot, o, price))
        return dict(choose(elastic_view(robot) if kind == "elastic" else robot, o, price))

    return chosen


idm = by_structure(torques.inverse_dynamics, floating.inverse_dynamics, mixed.elastic_inverse)
ddm = by_structure(direct.direct_dynamics, floating.direct_dynamics, mixed.elastic_direct)
inertia = by_structure(direct.inertia, floating.inertia)
h = by_structure(torques.bias, floating.bias_torques)
gravity = by_structure(torques.gravity, floating.gravity)
ddm_recursive = by_structure(direct.recursive_dynamics, floating.recursive_dynamics)
hybrid = by_structure(mixed.hybrid, floating.hybrid)
opspace = by_structure(mixed.operational, floating.operational)
