"""The parameters to identify: those of every link and drive as symbols, the base ones among them, and how they follow from the standard ones."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symoro.api import generate
from symoro.errors import UnknownName
from symoro.expr.functions import is_zero
from symoro.expr.interpret import interpret
from symoro.expr.node import ZERO, Expr, Role, as_expr, symbol
from symoro.expr.walk import symbols_of
from symoro.identify.setup import logged_joints
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.identification.base_parameters import BaseParameters
from symoro.models.identification.regressor import DRIVES
from symoro.robot.data import Body, Joint, Robot, Wrench

Array = np.ndarray


def with_symbols(robot: Robot, drives: Iterable[str] = ()) -> Robot:
    """The robot with a symbol for every inertial parameter, and for those of the drives that it has or that are asked for."""
    asked = tuple(sorted(set(drives)))
    for name in asked:
        if name not in DRIVES:
            raise UnknownName("drives", name, DRIVES)
    return robot.derived(("to identify", asked), lambda: _with_symbols(robot, asked))


def _with_symbols(robot: Robot, asked: tuple[str, ...]) -> Robot:
    bodies = [
        Body() if j == 0 else Body(**{k: symbol(f"{k}{j}", Role.INERTIAL) for k in PARAMETERS})
        for j in range(robot.NL + 1)
    ]
    driven = set(logged_joints(robot))

    def joint(j: int, x: Joint) -> Joint:
        own = {
            k: symbol(f"{k}{j}", Role.INERTIAL)
            if not is_zero(getattr(x, k)) or (k in asked and j in driven)
            else ZERO
            for k in DRIVES
        }
        return dataclasses.replace(x, FT=ZERO, VT=ZERO, **own)  # type: ignore[arg-type]

    joints = tuple(joint(j, x) for j, x in enumerate(robot.joints, 1))
    wrenches = tuple(Wrench() for _ in robot.wrenches)
    return dataclasses.replace(
        robot, bodies=tuple(bodies), joints=joints, wrenches=wrenches, coupling=()
    )


def known_values(robot: Robot) -> dict[str, float]:
    """Numbers that the robot as given has for parameters, by their plain name."""
    entries = {
        f"{k}{j}": getattr(robot.bodies[j], k) for j in range(1, robot.NL + 1) for k in PARAMETERS
    }
    entries |= {f"{k}{j}": getattr(x, k) for j, x in enumerate(robot.joints, 1) for k in DRIVES}
    return {
        name: v
        for name, x in entries.items()
        if not is_zero(x) and (v := _number(as_expr(x), robot.values)) is not None
    }


def _number(e: Expr, values: Mapping[str, float]) -> float | None:
    return (
        float(interpret([e], values)[0])
        if all(s.payload[0] in values for s in symbols_of([e]))
        else None
    )


@dataclass(frozen=True)
class Parameters:
    """What is identified: `names` are base parameters of links and drives, those of coupled motors last."""

    robot: Robot  # with symbols
    names: tuple[str, ...]
    motors: tuple[str, ...] = ()

    @cached_property
    def base(self) -> BaseParameters:
        return self.robot.derived(  # type: ignore[no-any-return]
            "base parameters to identify", lambda: generate(self.robot, "base-parameters")
        )

    @cached_property
    def standard(self) -> tuple[str, ...]:
        """Standard parameters of all links and drives, then those of coupled motors."""
        links = [f"{k}{j}" for j in range(1, self.robot.NL + 1) for k in PARAMETERS]
        drives = [
            f"{k}{j}"
            for j in range(1, self.robot.NL + 1)
            for k in DRIVES
            if not is_zero(getattr(self.robot.joint(j), k))
        ]
        return (*links, *drives, *self.motors)

    @cached_property
    def grouping(self) -> Array:
        """The matrix that makes base parameters (rows) of standard ones (columns)."""
        matrix = np.zeros((len(self.names), len(self.standard)))
        place = {name: k for k, name in enumerate(self.standard)}
        for r, name in enumerate(self.names):
            if name not in self.base.relations:
                matrix[r, place[name]] = 1.0
                continue
            e = self.base.relations[name]
            used = [s.payload[0] for s in symbols_of([e]) if s.payload[0] in place]
            for one in used:
                units = {other: float(other == one) for other in used}
                matrix[r, place[one]] = float(interpret([e], {**self.robot.values, **units})[0])
        return matrix

    def of_standard(self, values: Mapping[str, float]) -> Array:
        """Base parameters from standard ones; what is not given counts as zero."""
        return self.grouping @ np.array([values.get(name, 0.0) for name in self.standard])  # type: ignore[no-any-return]
