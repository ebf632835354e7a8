"""What sensors make of a motion [GK88 §7.3, §8.1].

M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, 27th IEEE CDC, 1988. Encoders of N points per
turn add noise that is uniform within half a step; tachometers add normal noise whose standard deviation is a quarter of
their ripple, a part of the greatest speed; torques are those that were asked for, the drives add noise to what is applied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.simulate.tables import per_joint

Array = np.ndarray


@dataclass(frozen=True)
class Noise:
    """Encoder points per turn (or per metre of a slide), tachometer ripple and torque deviation; a number for all joints, or one for each.

    `points`: 0 for a perfect encoder; the paper's is 14400. `quantised`: positions rounded to the encoder's points, instead of
    uniform noise. `ripple`: peak to peak, as a part of each joint's greatest speed; the paper's is 0.02. `torque`: standard
    deviation as a part of each motor's greatest torque.
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
        """Measured positions (times, joints); `turns` is which of the joints are revolute."""
        points = per_joint(self.points, q.shape[1], "noise, points")
        span = np.where(turns, 2 * np.pi, 1.0)
        step = np.divide(span, points, out=np.zeros(len(points)), where=points > 0)
        if self.quantised:
            return np.where(step > 0, np.round(q / np.where(step > 0, step, 1.0)) * step, q)
        return np.asarray(q + self._generator(0).uniform(-0.5, 0.5, q.shape) * step)

    def speeds(self, qd: Array) -> Array:
        """Measured speeds."""
        deviation = (
            per_joint(self.ripple, qd.shape[1], "noise, ripple")
            * np.abs(qd).max(axis=0, initial=0.0)
            / 4
        )
        return np.asarray(qd + self._generator(1).normal(0.0, 1.0, qd.shape) * deviation)

    def torques(self, tau: Array) -> Array:
        """Measured torques."""
        deviation = per_joint(self.torque, tau.shape[1], "noise, torque") * np.abs(tau).max(
            axis=0, initial=0.0
        )
        return np.asarray(tau + self._generator(2).normal(0.0, 1.0, tau.shape) * deviation)

    def _generator(self, which: int) -> np.random.Generator:
        return np.random.default_rng([self.seed, which])
