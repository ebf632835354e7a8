"""What the motors do: torques as functions of time and state.

A controller is a function tau = f(t, q, qd) of the motors' positions and speeds, or one of those here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from symoro.errors import InputError
from symoro.simulate.numbers import Call
from symoro.simulate.plant import Array, At, Law, Plant
from symoro.simulate.tables import chosen, columns_of, per_joint, read_columns, times
from symoro.simulate.trajectories import Course, Trajectory

Function = Callable[[float, Array, Array], Any]


class Controller(Protocol):
    """What `simulate` takes beside plain functions."""

    def law(self, plant: Plant, course: Course | None, at: At) -> Law:
        """The torques of the motors; `at` is the state at the start, `course` what its trajectory asks for."""


@dataclass(frozen=True)
class PD:
    """tau = kp (q_d - q) + kd (qd_d - qd), with the weight if `gravity`.

    Gains are a number for all motors or one for each; by default they give each joint alone the bandwidth, in rad/s, without
    overshoot, with its inertia at the start.
    """

    trajectory: Trajectory
    kp: Any = None
    kd: Any = None
    bandwidth: float = 10.0
    gravity: bool = False

    def law(self, plant: Plant, course: Course | None, at: At) -> Law:
        assert course is not None
        inertia = (
            _inertia(plant, at)
            if self.kp is None or self.kd is None
            else np.ones(len(plant.motors))
        )
        kp = _gain(self.kp, inertia * self.bandwidth**2, "kp")
        kd = _gain(self.kd, 2 * inertia * self.bandwidth, "kd")
        weight = (
            Call(plant.rigid, "gravity", plant.values, **plant.options) if self.gravity else None
        )

        def law(t: Any, q: Array, qd: Array, at: At) -> Array:
            want, rate, _ = course(t)
            tau: Array = kp * (want - q) + kd * (rate - qd)
            return tau if weight is None else tau + plant.on_motors(weight(at)[0])

        return law


@dataclass(frozen=True)
class ComputedTorque:
    """tau = idm(q, qd, qdd_d + kd (qd_d - qd) + kp (q_d - q)) [KD 14.3]; gains in 1/s^2 and 1/s, by default of the bandwidth in rad/s.

    `values` are what the controller believes of the parameters, where that is not what they are.
    """

    trajectory: Trajectory
    kp: Any = None
    kd: Any = None
    bandwidth: float = 20.0
    values: Mapping[str, float] | None = None

    def law(self, plant: Plant, course: Course | None, at: At) -> Law:
        assert course is not None
        plant.check_motors("computed torque")
        kp = _gain(self.kp, np.full(len(plant.motors), self.bandwidth**2), "kp")
        kd = _gain(self.kd, np.full(len(plant.motors), 2 * self.bandwidth), "kd")
        idm = Call(
            plant.robot,
            "idm",
            {**plant.values, **(self.values or {})},
            plant.stick,
            **plant.options,
        )

        def law(t: Any, q: Array, qd: Array, at: At) -> Array:
            want, rate, acceleration = course(t)
            v = acceleration + kd * (rate - qd) + kp * (want - q)
            return plant.on_motors(idm({**at, "qdd": plant.on_joints(v)})[0])

        return law


@dataclass(frozen=True)
class GivenTorques:
    """Torques of a CSV file with columns t, GAM1, GAM2 …, or of a mapping with the same; straight lines between the rows, zero outside."""

    source: str | Path | Mapping[str, Array]

    def law(self, plant: Plant, course: Course | None, at: At) -> Law:
        columns, place = (
            (self.source, "torques")
            if isinstance(self.source, Mapping)
            else (read_columns(self.source), str(self.source))
        )
        names = columns_of(plant.robot, "GAM", [plant.robot.moving[k] for k in plant.motors])
        t, tau = times(columns, place), chosen(columns, names, place)

        def law(time: Any, q: Array, qd: Array, at: At) -> Array:
            return np.stack([np.interp(time, t, column, 0.0, 0.0) for column in tau.T], axis=-1)

        return law


@dataclass(frozen=True)
class ByFunction:
    """Torques by a function of the user, called for one instant at a time."""

    function: Function

    def law(self, plant: Plant, course: Course | None, at: At) -> Law:
        count = len(plant.motors)

        def law(t: Any, q: Array, qd: Array, at: At) -> Array:
            if q.ndim > 1:
                return np.array([law(*one, at) for one in zip(t, q, qd, strict=True)])
            tau = np.asarray(self.function(t, q, qd), dtype=float)
            if tau.shape not in ((), (count,)):
                raise InputError(
                    "controller", f"torques of shape {tau.shape}", f"({count},), one for each motor"
                )
            return np.broadcast_to(tau, count)

        return law


def _gain(given: Any, default: Array, name: str) -> Array:
    return default if given is None else per_joint(given, len(default), f"gain {name}")


def _inertia(plant: Plant, at: At) -> Array:
    """What each motor moves, the others held."""
    A = Call(plant.rigid, "inertia", plant.values, **plant.options)(at)[0]
    return plant.on_motors(np.diagonal(A))
