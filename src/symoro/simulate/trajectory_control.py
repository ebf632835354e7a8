"""Desired trajectories of the motors, and controllers that give their torques.

A trajectory gives q, qd, qdd as functions of time. A controller is one of the classes here, or a
function tau = f(t, q, qd) of the motors' positions and speeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from symoro.errors import InputError
from symoro.expr import real
from symoro.robot import Robot
from symoro.simulate.motion_record import (
    JointValues,
    by_variable,
    joint_labels,
    joint_samples,
    joint_vector,
    per_joint,
    read_columns,
    signal_names,
    time_column,
    variable_names,
)
from symoro.simulate.numeric_models import State, StateFunction
from symoro.simulate.plant import Array, Law, Plant

# t in s, a number or an array -> q, qd, qdd (…, motors) in rad or m
Course = Callable[[Any], tuple[Array, Array, Array]]
ColumnSource = str | Path | Mapping[str, Array]
SPLINE_DEGREE = 5


# --- trajectories --------------------------------------------------------------------------------


class Trajectory(Protocol):
    """A desired motion that a controller follows."""

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        """Return the motion of the joints; `start` are their positions, None if still open."""


@dataclass(frozen=True)
class Quintic:
    """A motion from rest to rest in `time` s, after which the joints stay at their goal `to`.

    q = q0 + (10 s^3 - 15 s^4 + 6 s^5) (to - q0) with s = t / time.
    """

    to: JointValues
    time: float

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        if not self.time > 0:
            raise InputError("time of a trajectory", f"{self.time:g} s", "more than 0 s")
        q0 = np.zeros(len(joints)) if start is None else start
        goal: JointValues = self.to
        if isinstance(goal, Mapping):  # joints that it does not name stay where they are
            stay = dict(zip(variable_names(robot, joints), q0, strict=True))
            goal = {**stay, **by_variable(robot, joints, goal, "goal of a trajectory")}
        distance = joint_vector(robot, joints, goal, "goal of a trajectory") - q0
        speed, acceleration = distance / self.time, distance / self.time**2

        def course(t: Any) -> tuple[Array, Array, Array]:
            s = self._phase(t)
            return (
                q0 + distance * (s**3 * (10 - 15 * s + 6 * s * s)),
                speed * (30 * s * s * (1 - s) ** 2),
                acceleration * (60 * s * (1 - s) * (1 - 2 * s)),
            )

        return course

    def _phase(self, t: Any) -> Any:
        """t / time within 0 and 1; with a last axis for the joints if t is an array."""
        if isinstance(t, float):
            return min(max(t / self.time, 0.0), 1.0)
        return np.clip(np.asarray(t, dtype=float) / self.time, 0.0, 1.0)[..., None]


@dataclass(frozen=True)
class Fourier:
    """A finite Fourier series of positions [SGT97].

    q = offset + sum over k of a_k / (w k) sin(w k t) - b_k / (w k) cos(w k t), w = 2 pi frequency.
    The coefficients a and b are speeds (harmonics, motors); `frequency` is in Hz.
    """

    frequency: float
    a: Any
    b: Any
    offset: Any = 0.0

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        a, b = (np.atleast_2d(np.asarray(x, dtype=float)) for x in (self.a, self.b))
        if a.shape != b.shape or a.shape[1] != len(joints):
            raise InputError(
                "coefficients of a Fourier series",
                f"shapes {a.shape} and {b.shape}",
                f"(harmonics, {len(joints)}) both",
            )
        if not self.frequency > 0:
            raise InputError(
                "frequency of a Fourier series", f"{self.frequency:g} Hz", "more than 0 Hz"
            )
        offset = per_joint(self.offset, len(joints), "offset of a Fourier series")
        w = 2 * np.pi * self.frequency * np.arange(1, len(a) + 1)

        def course(t: Any) -> tuple[Array, Array, Array]:
            phase = np.asarray(t, dtype=float)[..., None] * w
            s, c = np.sin(phase), np.cos(phase)
            return offset + (s / w) @ a - (c / w) @ b, c @ a + s @ b, -(s * w) @ a + (c * w) @ b

        return course


@dataclass(frozen=True)
class Sampled:
    """A spline of degree five through samples; outside their time the joints stand still.

    The source is a CSV file with columns t, q1, q2 …, or a mapping with the same arrays.
    """

    source: ColumnSource

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        from scipy.interpolate import make_interp_spline  # heavy, needed here alone

        columns, place = open_columns(self.source, "samples")
        t = time_column(columns, place)
        if len(t) <= SPLINE_DEGREE:
            raise InputError(place, f"{len(t)} rows", f"{SPLINE_DEGREE + 1} or more")
        symbols, labels = variable_names(robot, joints), joint_labels(robot, joints)
        samples = joint_samples(columns, symbols, "q", labels, place)
        q = make_interp_spline(t, samples, k=SPLINE_DEGREE)
        qd, qdd = q.derivative(1), q.derivative(2)

        def course(time: Any) -> tuple[Array, Array, Array]:
            asked = np.asarray(time, dtype=float)
            inside = ((asked >= t[0]) & (asked <= t[-1]))[..., None]
            at = np.clip(asked, t[0], t[-1])
            return q(at), np.where(inside, qd(at), 0.0), np.where(inside, qdd(at), 0.0)

        return course


def open_columns(source: ColumnSource, name: str) -> tuple[Mapping[str, Array], str]:
    """Return columns by name, and how errors call their place: the file, or `name`."""
    if isinstance(source, Mapping):
        return source, name
    return read_columns(source), str(source)


# --- controllers ---------------------------------------------------------------------------------

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
    """tau = idm(q, qd, qdd_d + kd (qd_d - qd) + kp (q_d - q)) [KD chapter 14].

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
            return plant.on_motors(idm({**state, "qdd": plant.on_joints(w)})[0])

        return law


@dataclass(frozen=True)
class GivenTorques:
    """Torques over time, linear between the rows and zero outside their time.

    The source is a CSV file with columns t, GAM1, GAM2 … (or tau_NAME by joint), or a mapping with
    the same arrays.
    """

    source: ColumnSource

    def law(self, plant: Plant, course: Course | None, state: State) -> Law:
        columns, place = open_columns(self.source, "torques")
        times = time_column(columns, place)
        motors = [plant.robot.moving[k] for k in plant.motors]
        symbols = signal_names(plant.robot, "GAM", motors)
        labels = joint_labels(plant.robot, motors)
        samples = joint_samples(columns, symbols, "tau", labels, place)

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
            tau = real(self.function(t, q, qd), "controller, torques")
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
