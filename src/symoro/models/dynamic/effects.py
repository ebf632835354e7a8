"""Robots without some effects: every model that leaves something out is the same model of a simpler robot."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from symoro.expr.interpret import interpret
from symoro.expr.node import ZERO, Expr
from symoro.expr.walk import symbols_of
from symoro.models.identification.base_parameters import BaseParameters, base_parameters
from symoro.robot.data import Robot, Wrench
from symoro.tracing.options import Options

NO_FRICTION = {k: ZERO for k in ("FV", "FS", "FT", "VT", "FO")}


def with_joints(robot: Robot, **values: object) -> Robot:
    """The robot with some values of all joints replaced."""
    return dataclasses.replace(
        robot,
        joints=tuple(dataclasses.replace(j, **values) for j in robot.joints),  # type: ignore[arg-type]
    )


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


@dataclass(frozen=True)
class Grouping:
    """Numbers of base parameters from those of standard ones: what is known, and what a call gives."""

    expressions: Mapping[str, Expr]  # of the parameters that are grouped
    known: Mapping[str, float]

    @cached_property
    def needs(self) -> dict[str, tuple[str, ...]]:
        """The standard parameters of each base parameter."""
        return {
            name: tuple(s.payload[0] for s in symbols_of([e]))
            for name, e in self.expressions.items()
        }

    def completed(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values with those of base parameters that follow from standard ones among them; what is given stays."""
        numbers = {**self.known, **values}
        follow = [name for name, needed in self.needs.items()
                  if name not in values and any(k in values for k in needed) and all(k in numbers for k in needed)]  # fmt: skip
        return {
            **values,
            **{name: interpret([self.expressions[name]], numbers)[0] for name in follow},
        }


def _base(robot: Robot, o: Options) -> BaseParameters:
    return robot.derived(
        ("base parameters", o["without"]), lambda: base_parameters(without(robot, o["without"]))
    )


def grouping(robot: Robot, o: Options) -> Grouping | None:
    """How base parameters follow from standard ones, where the options ask for base parameters."""
    return (
        Grouping(_base(robot, o).relations, robot.values) if o.get("parameters") == "base" else None
    )


def prepared(robot: Robot, o: Options) -> Robot:
    """The robot that the options `without` and `parameters` ask for; it knows the base parameters that follow from known values."""
    if o["parameters"] != "base":
        return without(robot, o["without"])

    def make() -> Robot:
        found = _base(robot, o)
        follows = Grouping(found.relations, {}).completed(found.robot.values)
        return dataclasses.replace(found.robot, values=follows)

    return robot.derived(("base robot", o["without"]), make)
