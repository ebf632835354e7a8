"""The result of an identification: parameters with deviations, errors, the identified robot."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from symoro.expr.functions import is_zero
from symoro.expr.infix import display
from symoro.expr.node import ZERO, constant
from symoro.identify.cross_validation import METRIC, Errors, prediction_errors
from symoro.identify.filtering import Treatment
from symoro.identify.identifiable_parameters import Parameters
from symoro.identify.identification_report import write_report
from symoro.identify.least_squares import Estimate, ObservationSystem
from symoro.identify.payload import DriveGains, Payload
from symoro.identify.triangular_factors import LogTrace
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.identification.regressor import DRIVES
from symoro.robot.data import Body, Robot

Array = np.ndarray


@dataclass(frozen=True)
class Identification:
    """The result of an identification, in SI units.

    `values`, `sigma` and `relative` are by name of the base parameter; `standard` are standard
    parameters if physical consistency was asked for.
    """

    given: Robot
    parameters: Parameters
    groups: tuple[str, ...]  # of rows: one per joint, or the whole robot
    model: str
    estimate: Estimate
    system: ObservationSystem  # of the training logs
    treatment: Treatment  # of the first log
    solver: str = ""
    held_out: ObservationSystem | None = None  # of logs that were not used to estimate
    cross: tuple[Errors, ...] = ()  # cross-validation, by fold
    standard: dict[str, float] | None = None
    payload: Payload | None = None
    gains: DriveGains | None = None
    traces: tuple[LogTrace, ...] = ()
    history: Array | None = None  # (estimates, parameters) of recursive least squares

    metric = METRIC

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the base parameters."""
        return self.parameters.names

    @cached_property
    def x(self) -> Array:
        """Base parameters (names,): of the consistent standard ones if any, else as estimated."""
        if self.standard is None:
            return self.estimate.x
        return self.parameters.of_standard(self.standard)

    @cached_property
    def values(self) -> dict[str, float]:
        """Base parameters by name."""
        return dict(zip(self.names, map(float, self.x), strict=True))

    @cached_property
    def sigma(self) -> dict[str, float]:
        """Standard deviations by name."""
        return dict(zip(self.names, map(float, self.estimate.sigma), strict=True))

    @cached_property
    def relative(self) -> dict[str, float]:
        """Standard deviations over values, in percent, by name."""
        return {k: _percentage(s, self.values[k]) for k, s in self.sigma.items()}

    @cached_property
    def training(self) -> Errors:
        """Relative errors on the logs that were used to estimate."""
        return prediction_errors(self.system, self.x, self.groups)

    @cached_property
    def validation(self) -> Errors | None:
        """Relative errors on the logs that were held out, if any."""
        if self.held_out is None:
            return None
        return prediction_errors(self.held_out, self.x, self.groups)

    @property
    def condition(self) -> float:
        """The condition number of the rows with weights and scaled columns."""
        return self.estimate.condition

    @property
    def essential(self) -> tuple[str, ...]:
        """The parameters that were estimated: all, or the essential ones."""
        return tuple(self.names[k] for k in self.estimate.estimated)

    def grouping(self, name: str) -> str:
        """Return a base parameter in terms of the standard ones, as text."""
        relations = self.parameters.base.relations
        return display(relations[name]) if name in relations else name

    @cached_property
    def robot(self) -> Robot:
        """The robot with numbers: consistent standard parameters if any, else base ones."""
        consistent = self.standard is not None
        source = self.parameters.robot if consistent else self.parameters.base.robot
        numbers = self.standard or self.values
        bodies = tuple(Body(**_numbers_of(b, PARAMETERS, numbers)) for b in source.bodies)
        joints = tuple(
            dataclasses.replace(x, **_numbers_of(x, DRIVES, numbers)) for x in source.joints
        )
        known = {k: v for k, v in self.given.values.items() if k in source.symbols}
        name = f"{self.given.name}_identified"
        return dataclasses.replace(
            self.given, name=name, bodies=bodies, joints=joints, values=known
        )

    def save(self, path: str | Path) -> Path:
        """Write the robot with the numbers; the extension of the path is the format."""
        return self.robot.save(path)

    def report(self, folder: str | Path) -> list[Path]:
        """Write report.html, parameters.csv, result.json and the robot as .par into a folder."""
        return write_report(self, Path(folder))


def _percentage(deviation: float, value: float) -> float:
    if value:
        return 100 * deviation / abs(value)
    return math.inf if deviation else 0.0


def _numbers_of(part: Any, keys: tuple[str, ...], numbers: dict[str, float]) -> dict[str, Any]:
    """The attributes of a body or joint with numbers for symbols; zero where there is none."""
    symbols = {key: getattr(part, key) for key in keys}
    return {
        key: value
        if is_zero(value)
        else constant(numbers[str(value)])
        if str(value) in numbers
        else ZERO
        for key, value in symbols.items()
    }
