"""A robot as an ordinary differential equation x' = f(t, x).

x holds positions, then speeds, then the work of the motors and what friction and wrenches took. Models are called with the
arrays of the state by name (q, qd, tau ...), one element for each joint that moves.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.interpret import interpret
from symoro.expr.node import ZERO, as_expr
from symoro.models.dynamic.effects import without
from symoro.models.dynamic.mixed import elastic_joints, link_side
from symoro.robot.data import Robot
from symoro.simulate.numbers import Call, Numbered, check_known, has_losses, massless

Array = np.ndarray
At = dict[str, Array]
Law = Callable[
    [Any, Array, Array, At], Array
]  # time, positions and speeds of the motors, state by name -> torques of the motors


def free(t: Any, q: Array, qd: Array, at: At) -> Array:
    """No torque at all."""
    return np.zeros(np.shape(q))


def dot(a: Array, b: Array) -> Any:
    """Row by row."""
    return a @ b if a.ndim == b.ndim == 1 else np.einsum("...i,...i->...", a, b)


class Plant:
    """A rigid robot on a fixed base."""

    assembly = ""  # of closed loops

    def __init__(
        self, made: Numbered, stick: float, options: Mapping[str, Any] | None = None
    ) -> None:
        robot = made.robot
        self.robot, self.values, self.stick = robot, made.values, stick
        self.options = dict(options or {})
        self.joints = [j for j in robot.moving if j <= robot.NL]  # of the tree: what is recorded
        self.count = len(robot.moving)  # elements of the arrays of models
        self.columns = [robot.moving.index(j) for j in self.joints]
        self.motors = [k for k, j in enumerate(robot.moving) if robot.frame(j).mu and j <= robot.NL]
        self.driven = len(self.motors) == self.count  # every joint has a motor
        self.law: Law = free
        self.ddm = Call(robot, "ddm", made.values, stick, **self.options)
        check_known(robot, self.ddm.parameters, made.values)
        self.energy = self._energy_model()
        self.losses = self._loss_models()

    def _energy_model(self) -> Call:
        return Call(self.robot, "energy", self.values, **self.options)

    def _loss_models(self) -> list[Call]:
        return (
            [Call(massless(self.robot), "h", self.values, self.stick, **self.options)]
            if has_losses(self.robot)
            else []
        )

    # --- the state ---------------------------------------------------------------------------------------------

    def start(self, q: Array, qd: Array) -> Array:
        """x at given positions and speeds of the tree's joints."""
        return np.concatenate([q, qd, [0.0, 0.0]])

    def at(self, x: Array) -> At:
        """The state by name, of one x or of many."""
        n = self.count
        return {"q": x[..., :n], "qd": x[..., n : 2 * n]}

    def completed(self, at: At) -> At:
        """The states of a whole motion, in order, with what the equation does not need."""
        return at

    def accepted(self, x: Array) -> str:
        """Called at the end of each step: why the motion cannot go on, or nothing."""
        return ""

    def diagnosis(self, x: Array) -> str:
        """What is special where a motion could not go on."""
        return ""

    def sensed(self, at: At) -> tuple[Array, Array]:
        """Positions and speeds on the motors' side, of all joints that move."""
        return at["q"], at["qd"]

    def torques(self, t: Any, at: At) -> Array:
        """An element for each joint that moves, zero where it has no motor."""
        q, qd = self.sensed(at)
        return (
            self.law(t, q, qd, at)
            if self.driven
            else self.on_joints(self.law(t, q[..., self.motors], qd[..., self.motors], at))
        )

    def on_joints(self, values: Array) -> Array:
        """Of the motors' values those of all joints that move, zero where there is no motor."""
        if self.driven:
            return values
        found = np.zeros((*values.shape[:-1], self.count))
        found[..., self.motors] = values
        return found

    def on_motors(self, values: Array) -> Array:
        """Of what a model gives for all joints, on a floating base after the base's own, that of the motors."""
        return (
            values[..., -self.count :]
            if self.driven
            else values[..., -self.count :][..., self.motors]
        )

    def check_motors(self, what: str) -> None:
        """Some controllers need a motor on every joint."""
        if not self.driven:
            without = ", ".join(
                str(j) for k, j in enumerate(self.robot.moving) if k not in self.motors
            )
            raise UnsupportedRobot(
                f"{what} needs a motor on every joint, and {self.robot.name} has none on {without}: use PD."
            )

    @property
    def rigid(self) -> Robot:
        """The robot for models that do not know elastic joints."""
        return self.robot

    # --- the equation ------------------------------------------------------------------------------------------

    def slope(self, t: float, x: Array) -> Array:
        """x'."""
        at = self.at(x)
        at["tau"] = self.torques(t, at)
        return np.concatenate([*self.rates(at, self.ddm(at)), [self.power(at), self.lost(at)]])

    def rates(self, at: At, out: tuple[Array, ...]) -> list[Array]:
        """Derivatives of positions and speeds."""
        return [at["qd"], out[0]]

    def power(self, at: At) -> Any:
        """Of the motors."""
        return dot(at["tau"], self.sensed(at)[1])

    def lost(self, at: At) -> Any:
        """The power that friction and wrenches take."""
        return dot(self.losses[0](at)[0], self.speeds(at)) if self.losses else 0.0

    def speeds(self, at: At) -> Array:
        """The speeds that the torques of models work on."""
        return at["qd"]

    def energies(self, at: At) -> tuple[Any, Any]:
        """Kinetic and potential energy."""
        E, U = self.energy(at)
        return E, U

    def accelerations(self, at: At, out: tuple[Array, ...]) -> Array:
        """Of the recorded joints."""
        return out[0]

    def closure(self, at: At) -> Any:
        """By how much the loops fail to close."""
        return 0.0

    def gains(self, at: At) -> Any:
        """How many times as fast as the motors the passive joints may move."""
        return 0.0

    def extra(self, at: At) -> dict[str, Array]:
        """What else is recorded."""
        return {}


class Elastic(Plant):
    """Elastic joints: springs between rotors qM and links, the motors' torque on the rotors [KD 9.35]."""

    def __init__(self, made: Numbered, stick: float) -> None:
        self.elastic = elastic_joints(made.robot)
        self.places = [made.robot.moving.index(j) for j in self.elastic]
        self.IA, self.k = (
            np.array(
                interpret(
                    [as_expr(getattr(made.robot.joint(j), key)) for j in self.elastic], made.values
                )
            )
            for key in ("IA", "k")
        )
        super().__init__(made, stick)

    @property
    def rigid(self) -> Robot:
        return self.robot.derived("rigid", lambda: _with_springs_away(self.robot))

    def check_motors(self, what: str) -> None:
        raise UnsupportedRobot(
            f"{what} is for rigid joints, and {self.robot.name} has elastic ones: use PD."
        )

    def _energy_model(self) -> Call:
        return Call(_with_springs_away(link_side(self.robot)), "energy", self.values)

    def _loss_models(self) -> list[Call]:
        bare = massless(self.rigid)
        return (
            [
                Call(without(bare, [effect]), "h", self.values, self.stick)
                for effect in ("wrench", "friction")
            ]
            if has_losses(self.robot)
            else []
        )

    def start(self, q: Array, qd: Array) -> Array:
        """Rotors where the links are: springs at rest."""
        return np.concatenate([q, q[self.places], qd, qd[self.places], [0.0, 0.0]])

    def at(self, x: Array) -> At:
        n, m = self.count, self.count + len(self.elastic)
        return {
            "q": x[..., :n],
            "qM": x[..., n:m],
            "qd": x[..., m : m + n],
            "qMd": x[..., m + n : 2 * m],
        }

    def sensed(self, at: At) -> tuple[Array, Array]:
        q, qd = at["q"].copy(), at["qd"].copy()
        q[..., self.places], qd[..., self.places] = at["qM"], at["qMd"]
        return q, qd

    def rates(self, at: At, out: tuple[Array, ...]) -> list[Array]:
        return [at["qd"], at["qMd"], *out]

    def lost(self, at: At) -> Any:
        """Friction acts on the rotors, wrenches on the links."""
        if not self.losses:
            return 0.0
        _, speeds = self.sensed(at)
        of_rotors, of_links = (
            dot(loss({**at, "qd": v})[0], v)
            for loss, v in zip(self.losses, (speeds, at["qd"]), strict=True)
        )
        return of_rotors + of_links

    def energies(self, at: At) -> tuple[Any, Any]:
        E, U = self.energy(at)
        stretch = at["qM"] - at["q"][..., self.places]
        return E + 0.5 * (self.IA * at["qMd"] ** 2).sum(axis=-1), U + 0.5 * (
            self.k * stretch**2
        ).sum(axis=-1)

    def extra(self, at: At) -> dict[str, Array]:
        rotors = [
            (f"{letters}{j}", at[name][:, k])
            for letters, name in (("QM", "qM"), ("QMP", "qMd"))
            for k, j in enumerate(self.elastic)
        ]
        return dict(rotors)


def _with_springs_away(robot: Robot) -> Robot:
    return dataclasses.replace(
        robot, joints=tuple(dataclasses.replace(x, eta=0, k=ZERO) for x in robot.joints)
    )
