"""Rows of the observation: for each joint (or the energy) the regressor's rows beside what was measured, [A y].

The machine code writes only the elements that are not zero in structure: a joint's rows have the columns of what it moves.
Four models: dynamic (Gamma = D K), filtered (Gamma smoothed = slope of D1 smoothed + D2 smoothed, no accelerations),
power (Gamma qd = dh K), energy (work over an interval = change of h K + work of friction, no accelerations).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.expr.functions import is_zero
from symoro.identify.motors import independent_motors, motor_columns
from symoro.identify.parameters import Parameters, with_symbols
from symoro.identify.setup import Setup, logged_joints
from symoro.identify.stream import Samples
from symoro.jit.function import Compiled
from symoro.robot.data import Robot
from symoro.robot.structure import passive_joints

Array = np.ndarray
MODELS = {
    "dynamic": "id-dynamic",
    "filtered": "id-filtered",
    "power": "id-power",
    "energy": "id-power",
}
WHOLE = "robot"  # the group of rows of the models that have one row per sample


@dataclass(frozen=True)
class Part:
    """The rows of one output group of a model: what the columns of each group of rows are, and where they stand."""

    run: Compiled
    used: tuple[Array, ...]  # by group of rows: places in `Parameters.names`
    places: tuple[slice, ...]  # by group of rows: elements of the compiled row


class Observer:
    """The compiled models of a robot, ready to make rows of samples; other processes compile for themselves."""

    def __init__(self, robot: Robot, setup: Setup, model: str = "dynamic") -> None:
        if model not in MODELS:
            raise UnknownName("model", model, MODELS)
        self.robot, self.setup, self.model = with_symbols(robot, setup.drives), setup, model
        self.joints = logged_joints(robot)
        self.groups = (
            (WHOLE,) if model in ("power", "energy") else tuple(f"joint {j}" for j in self.joints)
        )
        columns = self._model(MODELS[model]).columns
        motors = independent_motors(self.robot, setup, self.joints)
        self.parameters = Parameters(self.robot, (*columns, *motors), motors)
        missing = [s for s in self._model(MODELS[model]).parameters if s not in self.robot.values]
        if missing:
            raise InputError(f"identification of {robot.name}", f"no value for {', '.join(missing)}", "numbers for the geometry and gravity",
                             "Give them in the robot file: (*@ values = {…} *).")  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.robot, self.setup, self.model)

    def _model(self, id: str) -> Any:
        return self.robot.derived(
            ("identification", id), lambda: generate(self.robot, id, parameters="base")
        )

    @property
    def names(self) -> tuple[str, ...]:
        return self.parameters.names

    @cached_property
    def parts(self) -> dict[str, Part]:
        """By output group (D; D1, D2; dh; h)."""
        ids = {"dynamic": {"D": "id-dynamic"}, "filtered": {"D1": "id-filtered", "D2": "id-filtered"}, "power": {"dh": "id-power"},
               "energy": {"h": "id-energy"}}[self.model]  # fmt: skip
        return {group: self._part(id, group) for group, id in ids.items()}

    def _part(self, id: str, group: str) -> Part:
        whole = self._model(id)
        found = next(g for g in whole.traced.groups if g.name == group)
        width, rows = len(whole.columns), len(found.values) // len(whole.columns)
        kept = [
            [c for c in range(width) if not is_zero(found.values[r * width + c])]
            for r in range(rows)
        ]
        labels = [found.labels[r * width + c] for r in range(rows) for c in kept[r]]
        edges = np.cumsum([0, *(len(k) for k in kept)])
        used = tuple(np.array([self.names.index(whole.columns[c]) for c in k], int) for k in kept)
        chosen = {**whole.options, "outputs": tuple(labels)}
        run = self.robot.derived(
            ("rows", id, group),
            lambda: dataclasses.replace(whole, options=chosen).compile(threads=1),
        )
        return Part(run, used, tuple(slice(a, b) for a, b in pairwise(edges)))

    # --- which columns each group of rows has -----------------------------------------------------------------

    @cached_property
    def used(self) -> tuple[Array, ...]:
        """By group of rows: the places of its columns among the parameters, without that of the measurement."""
        compiled = [
            {int(c) for part in self.parts.values() for c in part.used[g]}
            for g in range(len(self.groups))
        ]
        return tuple(
            np.array(sorted({*columns, *self._others(g)}), int)
            for g, columns in enumerate(compiled)
        )

    def _others(self, g: int) -> list[int]:
        """Columns that are not compiled: those of coupled motors, and the friction of the energy model."""
        if len(self.groups) == 1:
            return [self.names.index(m) for m in self.parameters.motors] + [
                self.names.index(c) for c in self._friction
            ]
        shared = [self.joints[k] for k, c in self.setup.coupled(len(self.joints)) if c[g]]
        return [self.names.index(m) for m in self.parameters.motors if int(m[3:]) in shared]

    @property
    def _friction(self) -> list[str]:
        return [
            c
            for c in self.names
            if self.model == "energy"
            and c not in self.parameters.motors
            and c[:2] in ("FV", "FS", "FO")
        ]

    # --- rows of samples --------------------------------------------------------------------------------------

    def inputs(self, s: Samples) -> dict[str, Array]:
        """Positions, velocities, accelerations in the order of the compiled model, passive joints of loops added."""
        given = {"q": s.q, "qd": s.qd, "qdd": s.qdd}
        if not self.robot.has_closed_loops:
            return given
        at = [self.robot.moving.index(j) for j in self.joints]
        wide = {k: np.zeros((len(s.q), len(self.robot.moving))) for k in given}
        for k, x in given.items():
            wide[k][:, at] = x
        passive = [self.robot.moving.index(j) for j in passive_joints(self.robot)]
        wide["q"][:, passive] = self._loops.follow(
            {str(self.robot.variable(j)): s.q[:, k] for k, j in enumerate(self.joints)}
        )
        return wide

    @cached_property
    def _loops(self) -> Any:
        return generate(self.robot, "loop-geometry").compile()

    def augmented(self, s: Samples, part: str, y: Sequence[Array] | None) -> list[Array]:
        """By group: the columns of `used` and the measurement (zero where None) as the last one, (rows, columns + 1)."""
        p = self.parts[part]
        inputs = self.inputs(s)
        found = p.run.rows(*(inputs[name] for name in p.run.arguments))
        extra = self.extra(s, part)
        made = []
        for g, used in enumerate(self.used):
            rows = np.zeros((len(s.q), len(used) + 1))
            if len(p.used[g]) == len(used):
                rows[:, :-1] = found[:, p.places[g]]
            else:
                rows[:, np.searchsorted(used, p.used[g])] = found[:, p.places[g]]
            for name, column in extra[g].items():
                rows[:, np.searchsorted(used, self.names.index(name))] = column
            if y is not None:
                rows[:, -1] = y[g]
            made.append(rows)
        return made

    def extra(self, s: Samples, part: str) -> list[dict[str, Array]]:
        """Columns of coupled motors, by group."""
        found = [
            {m: u for m, u in of.items() if m in self.parameters.motors}
            for of in motor_columns(self.setup, self.joints, s, part)
        ]
        if len(self.groups) > 1:
            return found
        totals: dict[str, Array] = {}
        for g, columns in enumerate(found):
            for motor, u in columns.items():
                totals[motor] = totals.get(motor, np.zeros(len(s.q))) + u * s.qd[:, g]
        return [totals]

    def friction_powers(self, s: Samples) -> Mapping[str, Array]:
        """Power per unit of each friction parameter: FV qd^2, FS |qd|, FO qd."""
        of: dict[str, Callable[[Array], Array]] = {"FV": np.square, "FS": np.abs, "FO": lambda v: v}
        return {c: of[c[:2]](s.qd[:, self.joints.index(int(c[2:]))]) for c in self._friction}


def _again(robot: Robot, setup: Setup, model: str) -> Observer:
    return Observer(robot, setup, model)
