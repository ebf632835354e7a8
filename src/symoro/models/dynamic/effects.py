"""Robots without some effects: every model that leaves something out is the same model of a simpler robot."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from symoro.expr.node import ZERO
from symoro.models.identification.base import base_parameters
from symoro.models.options import Options
from symoro.robot.data import Robot, Wrench

NO_FRICTION = {k: ZERO for k in ("FV", "FS", "FT", "VT", "FO")}


def with_joints(robot: Robot, **values: object) -> Robot:
    """The robot with some values of all joints replaced."""
    return dataclasses.replace(robot, joints=tuple(dataclasses.replace(j, **values) for j in robot.joints))  # type: ignore[arg-type]


def without(robot: Robot, effects: Collection[str]) -> Robot:
    """The robot with the named effects taken away."""
    if "friction" in effects:
        robot = with_joints(robot, **NO_FRICTION)
    if "rotor" in effects:
        robot = with_joints(robot, IA=ZERO)
    if "wrench" in effects:
        robot = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))
    if "gravity" in effects:
        robot = dataclasses.replace(robot, gravity=(ZERO, ZERO, ZERO))
    return robot


def prepared(robot: Robot, o: Options) -> Robot:
    """The robot that the options `without` and `parameters` ask for."""
    robot = without(robot, o["without"])
    return base_parameters(robot).robot if o["parameters"] == "base" else robot
