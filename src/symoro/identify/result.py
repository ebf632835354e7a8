"""What an identification gives: parameters with deviations, errors on data that were used and on data that were not, the robot."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from symoro.expr.functions import is_zero
from symoro.expr.infix import display
from symoro.expr.node import ZERO, constant
from symoro.identify.collect import Trace
from symoro.identify.parameters import Parameters
from symoro.identify.payload import Gains, Payload
from symoro.identify.solve import Estimate, System
from symoro.identify.validate import METRIC, Errors
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.identification.regressor import DRIVES
from symoro.robot.data import Body, Robot

Array = np.ndarray


@dataclass(frozen=True)
class Identification:
    """The result; `values`, `sigma`, `relative` by name of the base parameter, `standard` where consistency was asked for."""

    given: Robot
    parameters: Parameters
    groups: tuple[str, ...]
    model: str
    solver: str
    estimate: Estimate
    system: System
    training: Errors
    validation: Errors | None = None
    cross: tuple[Errors, ...] = ()
    standard: dict[str, float] | None = None  # of all links and drives, consistent
    payload: Payload | None = None
    gains: Gains | None = None
    traces: tuple[Trace, ...] = ()
    used: tuple[Array, ...] = ()
    history: Array | None = None  # of recursive least squares
    facts: dict[str, Any] = field(default_factory=dict)

    metric = METRIC

    @property
    def names(self) -> tuple[str, ...]:
        return self.parameters.names

    @cached_property
    def x(self) -> Array:
        """Base parameters: of the consistent standard ones where there are any, else as estimated."""
        return (
            self.estimate.x if self.standard is None else self.parameters.of_standard(self.standard)
        )

    @cached_property
    def values(self) -> dict[str, float]:
        return dict(zip(self.names, map(float, self.x), strict=True))

    @cached_property
    def sigma(self) -> dict[str, float]:
        """Standard deviations."""
        return dict(zip(self.names, map(float, self.estimate.sigma), strict=True))

    @cached_property
    def relative(self) -> dict[str, float]:
        """Standard deviations over values, in percent."""
        return {
            k: 100 * s / abs(v) if (v := self.values[k]) else math.inf if s else 0.0
            for k, s in self.sigma.items()
        }

    @property
    def condition(self) -> float:
        """Of the rows with weights and scaled columns."""
        return self.estimate.condition

    @property
    def essential(self) -> tuple[str, ...]:
        """The parameters that were estimated: all, or the essential ones."""
        return tuple(self.names[k] for k in self.estimate.kept)

    def grouping(self, name: str) -> str:
        """A base parameter in terms of the standard ones."""
        relations = self.parameters.base.relations
        return display(relations[name]) if name in relations else name

    @cached_property
    def robot(self) -> Robot:
        """The robot with the numbers: standard parameters where they are consistent, else base ones."""
        numbers = self.standard or self.values
        source = self.parameters.robot if self.standard is not None else self.parameters.base.robot
        bodies = tuple(
            Body(**{k: _number(getattr(b, k), numbers) for k in PARAMETERS}) for b in source.bodies
        )
        joints = tuple(
            dataclasses.replace(x, **{k: _number(getattr(x, k), numbers) for k in DRIVES})
            for x in source.joints
        )
        known = {k: v for k, v in self.given.values.items() if k in source.symbols}
        return dataclasses.replace(
            self.given,
            name=f"{self.given.name}_identified",
            bodies=bodies,
            joints=joints,
            values=known,
        )

    def save(self, path: str | Path) -> Path:
        """Write the robot with the numbers."""
        return self.robot.save(path)

    def report(self, folder: str | Path) -> list[Path]:
        """Write report.html, parameters.csv, result.json and the robot as .par into a folder."""
        from symoro.identify.report import write_report

        return write_report(self, Path(folder))


def _number(value: Any, numbers: dict[str, float]) -> Any:
    return (
        value
        if is_zero(value)
        else constant(numbers[str(value)])
        if str(value) in numbers
        else ZERO
    )
