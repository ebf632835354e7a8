"""Desired motions of the motors: q, qd, qdd as functions of time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from symoro.errors import InputError
from symoro.robot.data import Robot
from symoro.simulate.joint_columns import (
    JointValues,
    by_variable,
    joint_vector,
    per_joint,
    read_columns,
    select_columns,
    time_column,
    variable_names,
)

Array = np.ndarray
# t in s, a number or an array -> q, qd, qdd (…, motors) in rad or m
Course = Callable[[Any], tuple[Array, Array, Array]]
ColumnSource = str | Path | Mapping[str, Array]
SPLINE_DEGREE = 5


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
            goal = {**stay, **by_variable(robot, joints, goal)}
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
        samples = select_columns(columns, variable_names(robot, joints), place)
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
