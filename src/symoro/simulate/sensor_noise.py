"""Noise of the sensors of a robot [GK88 §7.3, §8.1].

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, 27th IEEE
CDC, 1988. An encoder of N points per turn adds noise that is uniform within half a step. A
tachometer adds normal noise whose standard deviation is a quarter of its ripple. The measured
torques are those that the controller asked for; the drives add noise to what is applied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.simulate.joint_columns import per_joint

Array = np.ndarray
POSITION_STREAM, SPEED_STREAM, TORQUE_STREAM = 0, 1, 2  # of the random generator


@dataclass(frozen=True)
class Noise:
    """Noise of encoders, tachometers and measured torques; one number for all joints or one each.

    `points`: encoder points per turn, or per metre of a prismatic joint; 0 for a perfect encoder;
    the paper's is 14400. `quantised`: round positions to the encoder's points instead of adding
    uniform noise. `ripple`: peak to peak, relative to each joint's greatest speed; the paper's is
    0.02. `torque`: standard deviation relative to each motor's greatest torque.
    """

    points: Any = 14400
    ripple: Any = 0.02
    torque: Any = 0.0
    quantised: bool = False
    seed: int = 0

    def __post_init__(self) -> None:
        for name in ("points", "ripple", "torque"):
            values = np.asarray(getattr(self, name), dtype=float)
            if not np.isfinite(values).all() or (values < 0).any():
                raise InputError(f"noise, {name}", str(getattr(self, name)), "numbers of 0 or more")

    def positions(self, q: Array, turns: Array) -> Array:
        """Return measured positions (times, joints); `turns` (joints,) is True where revolute."""
        points = per_joint(self.points, q.shape[1], "noise, points")
        span = np.where(turns, 2 * np.pi, 1.0)  # rad per turn, or 1 m
        step = np.divide(span, points, out=np.zeros(len(points)), where=points > 0)
        if self.quantised:
            return np.where(step > 0, np.round(q / np.where(step > 0, step, 1.0)) * step, q)
        v_p = self._generator(POSITION_STREAM).uniform(-0.5, 0.5, q.shape) * step
        return np.asarray(q + v_p)  # [GK88 (42)]

    def speeds(self, qd: Array) -> Array:
        """Return measured speeds (times, joints) in the unit of `qd`."""
        ripple = per_joint(self.ripple, qd.shape[1], "noise, ripple")
        deviation = ripple * np.abs(qd).max(axis=0, initial=0.0) / 4
        v_s = self._generator(SPEED_STREAM).normal(0.0, 1.0, qd.shape) * deviation
        return np.asarray(qd + v_s)  # [GK88 (42)]

    def torques(self, tau: Array) -> Array:
        """Return measured torques (times, motors) in the unit of `tau`."""
        relative = per_joint(self.torque, tau.shape[1], "noise, torque")
        deviation = relative * np.abs(tau).max(axis=0, initial=0.0)
        v_t = self._generator(TORQUE_STREAM).normal(0.0, 1.0, tau.shape) * deviation
        return np.asarray(tau + v_t)  # [GK88 (43)]

    def _generator(self, stream: int) -> np.random.Generator:
        return np.random.default_rng([self.seed, stream])
