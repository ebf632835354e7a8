"""Joint trajectories over one period, from rest to rest, within limits.

The position of a joint is a matrix times a few coefficients:
- fourier: finite Fourier series [SGT97] whose coefficients give zero speed and acceleration at
  both ends;
- mixed: third-degree polynomials between points for odd joints, one sine for even ones
  [GK88 §7.2]: joints that move in different ways have no proportional speeds.

Coefficients are mapped to a motion that keeps the limits of position, speed and acceleration.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
[SGT97] J. Swevers et al.: Optimal robot excitation and identification, IEEE T-RA 1997.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.identifiable_parameters import known_values
from symoro.robot import Robot

Array = np.ndarray
Motion = tuple[Array, Array, Array]  # positions, speeds, accelerations
HALF_TURN = np.pi  # rad or m, either way, where a position has no limit
SMALLEST_SPAN = 1e-9  # rad or m, rad/s …: a motion that is divided by


# --- limits --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MotionLimits:
    """Limits by joint, (joints,), in SI units; infinite where there is none."""

    qmin: Array
    qmax: Array
    vmax: Array
    amax: Array
    taumax: Array
    box: tuple[tuple[float, float], ...] | None  # m, of the origin of the last frame

    def check(self) -> None:
        """Raise an error unless the limits leave room for motion."""
        if not np.all(self.qmin < self.qmax):
            raise InputError(
                "limits",
                f"qmin {self.qmin.tolist()} and qmax {self.qmax.tolist()}",
                "qmin below qmax for every joint",
            )
        for name in ("vmax", "amax", "taumax"):
            if not np.all(getattr(self, name) > 0):
                raise InputError(name, str(getattr(self, name).tolist()), "numbers above 0")


def combine_limits(
    robot: Robot,
    joints: Sequence[int],
    given: dict[str, Any],
    box: Sequence[Sequence[float]] | None,
) -> MotionLimits:
    """Return given limits (qmin, qmax, vmax, amax, taumax; None: not given), else the robot's own.

    The robot's torque limits count if it has masses.
    """
    has_masses = any(name.startswith("M") for name in known_values(robot))
    own = [robot.joint(j).limits for j in joints]  # qmin, qmax, vmax, taumax
    none: list[float | None] = [None] * len(own)
    limits = MotionLimits(
        qmin=_choose("qmin", given, [x[0] for x in own], -HALF_TURN),
        qmax=_choose("qmax", given, [x[1] for x in own], HALF_TURN),
        vmax=_choose("vmax", given, [x[2] for x in own], np.inf),
        amax=_choose("amax", given, none, np.inf),
        taumax=_choose("taumax", given, [x[3] for x in own] if has_masses else none, np.inf),
        box=_check_box(box),
    )
    limits.check()
    return limits


def _choose(name: str, given: dict[str, Any], own: Sequence[float | None], default: float) -> Array:
    if given[name] is None:
        return np.array([default if v is None else v for v in own], float)
    try:
        values = np.asarray(given[name], float)
    except (TypeError, ValueError):
        raise InputError(name, repr(given[name])[:60], "a number, or one per joint") from None
    if values.shape not in ((), (1,), (len(own),)):
        raise InputError(name, f"{values.size} numbers", f"one, or {len(own)}: one per joint")
    return np.broadcast_to(values, (len(own),)).astype(float)


def _check_box(box: Sequence[Sequence[float]] | None) -> tuple[tuple[float, float], ...] | None:
    if box is None:
        return None
    sides = tuple((float(a), float(b)) for a, b in box)
    if len(sides) != 3 or not all(a < b for a, b in sides):
        raise InputError("box", str(box), "((xmin, xmax), (ymin, ymax), (zmin, zmax)) in m")
    return sides


# --- families of trajectories --------------------------------------------------------------------


@dataclass(frozen=True)
class TrajectoryFamily:
    """Positions, speeds and accelerations (times, coefficients) of one joint per unit of each."""

    q: Array
    qd: Array
    qdd: Array

    def placed(self, z: Array, limits: MotionLimits, j: int) -> Motion:
        """Return the motion (times,) of joint j (place) within its limits.

        z are the coefficients, whose size does not matter, then two numbers that a sigmoid maps to
        the part of the room that the motion uses and to its place in it.
        """
        part, place = 1 / (1 + np.exp(-z[-2:]))
        q, qd, qdd = self.q @ z[:-2], self.qd @ z[:-2], self.qdd @ z[:-2]
        room = limits.qmax[j] - limits.qmin[j]
        span = max(float(np.ptp(q)), SMALLEST_SPAN)
        size = part * min(
            room / span,
            limits.vmax[j] / max(float(np.abs(qd).max()), SMALLEST_SPAN),
            limits.amax[j] / max(float(np.abs(qdd).max()), SMALLEST_SPAN),
        )
        low = limits.qmin[j] + place * (room - size * span)
        return low + size * (q - q.min()), size * qd, size * qdd


def place_motions(
    families: Sequence[TrajectoryFamily], z: Sequence[Array], limits: MotionLimits
) -> Motion:
    """Return the motion (times, joints) of all joints within their limits."""
    motions = [f.placed(z[j], limits, j) for j, f in enumerate(families)]
    q, qd, qdd = (np.stack(columns, axis=-1) for columns in zip(*motions, strict=True))
    return q, qd, qdd


def fourier(t: Array, period: float, harmonics: int) -> TrajectoryFamily:
    """Return sines and cosines of the first harmonics, combined so that they rest at the ends."""
    w = 2 * np.pi / period * np.arange(1, harmonics + 1)
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    none = np.zeros(harmonics)
    q, qd = np.hstack([s, c - 1]), np.hstack([c * w, -s * w])
    qdd = np.hstack([-s * w**2, -c * w**2])
    ends = np.stack([np.concatenate([w, none]), np.concatenate([none, w**2])])  # qd, -qdd at t = 0
    rest = np.linalg.svd(ends)[2][2:].T  # the null space of both
    return TrajectoryFamily(q @ rest, qd @ rest, qdd @ rest)


def cubics(t: Array, period: float, pieces: int) -> TrajectoryFamily:
    """Return third-degree polynomials between points at equal times, at rest in each point.

    The first and the last point are the same.
    """
    length = period / pieces
    k = np.minimum((t / length).astype(int), pieces - 1)
    s = t / length - k
    rise, speed = 3 * s**2 - 2 * s**3, (6 * s - 6 * s**2) / length
    acceleration = (6 - 12 * s) / length**2
    q, qd, qdd = (np.zeros((len(t), pieces + 1)) for _ in range(3))
    rows = np.arange(len(t))
    q[rows, k], q[rows, k + 1] = 1 - rise, rise
    qd[rows, k], qd[rows, k + 1] = -speed, speed
    qdd[rows, k], qdd[rows, k + 1] = -acceleration, acceleration
    return TrajectoryFamily(*(x[:, 1:pieces] for x in (q, qd, qdd)))


def sine(t: Array, period: float, cycles: int) -> TrajectoryFamily:
    """Return 1 - cos of whole cycles."""
    w = 2 * np.pi * cycles / period
    q, qd, qdd = 1 - np.cos(w * t), w * np.sin(w * t), w**2 * np.cos(w * t)
    return TrajectoryFamily(q[:, None], qd[:, None], qdd[:, None])


def mixed(t: Array, period: float, harmonics: int, joint: int) -> TrajectoryFamily:
    """Return polynomials for the first, third … joint, sines for the others, all of other pace."""
    if joint % 2 == 0:
        return cubics(t, period, 2 + joint + joint % 3)
    return sine(t, period, 1 + joint)


GENERATORS: dict[str, Callable[[Array, float, int, int], TrajectoryFamily]] = {
    "fourier": lambda t, period, harmonics, joint: fourier(t, period, harmonics),
    "mixed": mixed,
}


def trajectory_families(
    generator: str, joints: int, t: Array, period: float, harmonics: int
) -> list[TrajectoryFamily]:
    """Return one family per joint at the times t (times,) within a period, in s."""
    if generator not in GENERATORS:
        raise UnknownName("generator", generator, GENERATORS)
    return [GENERATORS[generator](t, period, harmonics, j) for j in range(joints)]
