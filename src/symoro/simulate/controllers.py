"""Controllers: torques of the motors as functions of time and state.

A controller is one of the classes here, or a function tau = f(t, q, qd) of the motors' positions
and speeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from symoro.errors import InputError
from symoro.simulate.joint_columns import per_joint, select_columns, signal_names, time_column
from symoro.simulate.numeric_models import State, StateFunction
from symoro.simulate.plant import Array, Law, Plant
from symoro.simulate.trajectories import ColumnSource, Course, Trajectory, open_columns

TorqueFunction = Callable[[float, Array, Array], Any]


class Controller(Protocol):
    """A controller for `simulate`."""

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        """Return the torques of the motors as a function of time and state.

        `state` is the state at the start, `course` the motion of the controller's trajectory.
        """


@dataclass(frozen=True)
class PD:
    """tau = kp (q_d - q) + kd (qd_d - qd), plus the torques of gravity if `gravity`.

    Gains are one number for all motors or one for each. By default they give each joint alone, with
    its inertia at the start, the `bandwidth` in rad/s without overshoot.
    """

    trajectory: Trajectory
    kp: Any = None
    kd: Any = None
    bandwidth: float = 10.0
    gravity: bool = False

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        assert course is not None
        needs_inertia = self.kp is None or self.kd is None
        inertia = _motor_inertia(plant, state) if needs_inertia else np.ones(len(plant.motors))
        kp = _gain(self.kp, inertia * self.bandwidth**2, "kp")
        kd = _gain(self.kd, 2 * inertia * self.bandwidth, "kd")
        gravity = (
            StateFunction(plant.rigid, "gravity", plant.values, **plant.options)
            if self.gravity
            else None
        )

        def law(t: Any, q: Array, qd: Array, state: State) -> Array:
            q_d, qd_d, _ = course(t)
            tau: Array = kp * (q_d - q) + kd * (qd_d - qd)
            return tau if gravity is None else tau + plant.on_motors(gravity(state)[0])

        return law


@dataclass(frozen=True)
class ComputedTorque:
    """tau = idm(q, qd, qdd_d + kd (qd_d - qd) + kp (q_d - q)) [KD 14.3].

    Gains are in 1/s^2 and 1/s; by default they follow from the `bandwidth` in rad/s. `values` are
    the parameters that the controller assumes, where they differ from the robot's.
    """

    trajectory: Trajectory
    kp: Any = None
    kd: Any = None
    bandwidth: float = 20.0
    values: Mapping[str, float] | None = None

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        assert course is not None
        plant.check_motors("computed torque")
        kp = _gain(self.kp, np.full(len(plant.motors), self.bandwidth**2), "kp")
        kd = _gain(self.kd, np.full(len(plant.motors), 2 * self.bandwidth), "kd")
        assumed = {**plant.values, **(self.values or {})}
        idm = StateFunction(plant.robot, "idm", assumed, plant.stick, **plant.options)

        def law(t: Any, q: Array, qd: Array, state: State) -> Array:
            q_d, qd_d, qdd_d = course(t)
            w = qdd_d + kd * (qd_d - qd) + kp * (q_d - q)
            return plant.on_motors(idm({**state, "qdd": plant.on_joints(w)})[0])  # [KD 14.3]

        return law


@dataclass(frozen=True)
class GivenTorques:
    """Torques over time, linear between the rows and zero outside their time.

    The source is a CSV file with columns t, GAM1, GAM2 …, or a mapping with the same arrays.
    """

    source: ColumnSource

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        columns, place = open_columns(self.source, "torques")
        times = time_column(columns, place)
        motors = [plant.robot.moving[k] for k in plant.motors]
        samples = select_columns(columns, signal_names(plant.robot, "GAM", motors), place)

        def law(t: Any, q: Array, qd: Array, state: State) -> Array:
            return np.stack([np.interp(t, times, tau, 0.0, 0.0) for tau in samples.T], axis=-1)

        return law


@dataclass(frozen=True)
class FunctionController:
    """Torques by a function of the user, called for one instant at a time."""

    function: TorqueFunction

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        count = len(plant.motors)

        def law(t: Any, q: Array, qd: Array, state: State) -> Array:
            if q.ndim > 1:
                return np.array([law(*one, state) for one in zip(t, q, qd, strict=True)])
            tau = np.asarray(self.function(t, q, qd), dtype=float)
            if tau.shape not in ((), (count,)):
                raise InputError(
                    "controller", f"torques of shape {tau.shape}", f"({count},), one for each motor"
                )
            return np.broadcast_to(tau, count)

        return law


def _gain(given: Any, default: Array, name: str) -> Array:
    return default if given is None else per_joint(given, len(default), f"gain {name}")


def _motor_inertia(plant: Plant, state: State) -> Array:
    """The inertia that each motor accelerates while the others stand still."""
    A = StateFunction(plant.rigid, "inertia", plant.values, **plant.options)(state)[0]
    return plant.on_motors(np.diagonal(A))
