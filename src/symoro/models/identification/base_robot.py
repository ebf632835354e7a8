"""Robots with base parameters: the robot that the options of a dynamic model ask for, and its numbers."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from symoro.expr.interpret import interpret
from symoro.expr.node import Expr
from symoro.expr.walk import symbols_of
from symoro.mechanism.effects import without
from symoro.models.identification.base_parameters import BaseParameters, base_parameters
from symoro.robot.data import Robot
from symoro.tracing.options import Options


@dataclass(frozen=True)
class Grouping:
    """Numbers of base parameters from those of standard ones: known ones, and those that a call gives."""

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
        """The values, with those of base parameters that follow from standard ones among them."""
        numbers = {**self.known, **values}
        follow = [
            name
            for name, needed in self.needs.items()
            if name not in values and self._follows(needed, values, numbers)
        ]
        computed = {name: interpret([self.expressions[name]], numbers)[0] for name in follow}
        return {**values, **computed}

    @staticmethod
    def _follows(
        needed: tuple[str, ...], values: Mapping[str, Any], numbers: Mapping[str, Any]
    ) -> bool:
        return any(k in values for k in needed) and all(k in numbers for k in needed)


def _base(robot: Robot, o: Options) -> BaseParameters:
    return robot.derived(
        ("base parameters", o["without"]), lambda: base_parameters(without(robot, o["without"]))
    )


def grouping(robot: Robot, o: Options) -> Grouping | None:
    """How base parameters follow from standard ones, where the options ask for base parameters."""
    if o.get("parameters") != "base":
        return None
    return Grouping(_base(robot, o).relations, robot.values)


def prepared_robot(robot: Robot, o: Options) -> Robot:
    """The robot under the options `without` and `parameters`.

    With base parameters it knows the values of those that follow from known standard ones.
    """
    if o["parameters"] != "base":
        return without(robot, o["without"])

    def make() -> Robot:
        base = _base(robot, o)
        values = Grouping(base.relations, {}).completed(base.robot.values)
        return dataclasses.replace(base.robot, values=values)

    return robot.derived(("base robot", o["without"]), make)
