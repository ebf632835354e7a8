"""Desired motions of the motors: q, qd, qdd as functions of time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from symoro.errors import InputError
from symoro.robot.data import Robot
from symoro.simulate.tables import (
    JointValues,
    by_variable,
    chosen,
    joint_vector,
    per_joint,
    read_columns,
    times,
    variables,
)

Array = np.ndarray
Course = Callable[
    [Any], tuple[Array, Array, Array]
]  # t, a number or an array -> q, qd, qdd (..., motors)


class Trajectory(Protocol):
    """What a controller follows."""

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        """The motion of the joints; `start` is where they are, None where that is still to be found."""


@dataclass(frozen=True)
class Quintic:
    """From rest to rest, q = q0 + (10 s^3 - 15 s^4 + 6 s^5) (to - q0) with s = t / time; then it stays."""

    to: JointValues
    time: float

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        if not self.time > 0:
            raise InputError("time of a trajectory", f"{self.time:g} s", "more than 0")
        q0 = np.zeros(len(joints)) if start is None else start
        goal = (
            {
                **dict(zip(variables(robot, joints), q0, strict=True)),
                **by_variable(robot, joints, self.to),
            }
            if isinstance(self.to, Mapping)
            else self.to
        )
        way = joint_vector(robot, joints, goal, "goal of a trajectory") - q0
        rate, rise = way / self.time, way / self.time**2

        def at(t: Any) -> tuple[Array, Array, Array]:
            s = (
                min(max(t / self.time, 0.0), 1.0)
                if isinstance(t, float)
                else np.clip(np.asarray(t, dtype=float) / self.time, 0.0, 1.0)[..., None]
            )
            return (
                q0 + way * (s**3 * (10 - 15 * s + 6 * s * s)),
                rate * (30 * s * s * (1 - s) ** 2),
                rise * (60 * s * (1 - s) * (1 - 2 * s)),
            )

        return at


@dataclass(frozen=True)
class Fourier:
    """A finite series q = offset + sum over k of a_k / (w k) sin(w k t) - b_k / (w k) cos(w k t), w = 2 pi frequency [Swevers 1997].

    a and b are velocities (harmonics, motors).
    """

    frequency: float  # Hz
    a: Any
    b: Any
    offset: Any = 0.0

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        a, b = (
            np.atleast_2d(np.asarray(self.a, dtype=float)),
            np.atleast_2d(np.asarray(self.b, dtype=float)),
        )
        if a.shape != b.shape or a.shape[1] != len(joints):
            raise InputError(
                "coefficients of a Fourier series",
                f"shapes {a.shape} and {b.shape}",
                f"(harmonics, {len(joints)}) both",
            )
        if not self.frequency > 0:
            raise InputError(
                "frequency of a Fourier series", f"{self.frequency:g} Hz", "more than 0"
            )
        offset = per_joint(self.offset, len(joints), "offset of a Fourier series")
        w = 2 * np.pi * self.frequency * np.arange(1, len(a) + 1)

        def at(t: Any) -> tuple[Array, Array, Array]:
            phase = np.asarray(t, dtype=float)[..., None] * w
            s, c = np.sin(phase), np.cos(phase)
            return offset + (s / w) @ a - (c / w) @ b, c @ a + s @ b, -(s * w) @ a + (c * w) @ b

        return at


@dataclass(frozen=True)
class Sampled:
    """Through samples: a CSV file with columns t, q1, q2 …, or the same as a mapping; a spline of degree five, held outside its time."""

    source: str | Path | Mapping[str, Array]

    def course(self, robot: Robot, joints: Sequence[int], start: Array | None) -> Course:
        from scipy.interpolate import make_interp_spline

        columns, place = (
            (self.source, "samples")
            if isinstance(self.source, Mapping)
            else (read_columns(self.source), str(self.source))
        )
        t = times(columns, place)
        if len(t) < 6:
            raise InputError(place, f"{len(t)} rows", "6 or more")
        q = make_interp_spline(t, chosen(columns, variables(robot, joints), place), k=5)
        qd, qdd = q.derivative(1), q.derivative(2)

        def at(time: Any) -> tuple[Array, Array, Array]:
            wanted = np.asarray(time, dtype=float)
            inside = ((wanted >= t[0]) & (wanted <= t[-1]))[..., None]
            when = np.clip(wanted, t[0], t[-1])
            return q(when), np.where(inside, qd(when), 0.0), np.where(inside, qdd(when), 0.0)

        return at
