"""Families of joint trajectories over one period, from rest to rest: each joint's position is a matrix times a few numbers.

fourier   finite Fourier series [SGT97], its coefficients such that speed and acceleration are zero at both ends
mixed     third-degree polynomials between points for odd joints, one sine for even ones [GK88 §7.2]: joints that
          move in different ways keep their speeds from being proportional
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from symoro.errors import UnknownName

Array = np.ndarray


@dataclass(frozen=True)
class Family:
    """Positions, speeds and accelerations (times, numbers) of one joint per unit of each of its numbers."""

    q: Array
    qd: Array
    qdd: Array


def fourier(t: Array, period: float, harmonics: int) -> Family:
    """Sines and cosines of the first harmonics, their combinations that rest at the ends."""
    w = 2 * np.pi / period * np.arange(1, harmonics + 1)
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    q, qd, qdd = (
        np.hstack([s, c - 1]),
        np.hstack([c * w, -s * w]),
        np.hstack([-s * w**2, -c * w**2]),
    )
    ends = np.stack(
        [np.concatenate([w, np.zeros(harmonics)]), np.concatenate([np.zeros(harmonics), w**2])]
    )  # speed and acceleration at t = 0
    rest = np.linalg.svd(ends)[2][2:].T
    return Family(q @ rest, qd @ rest, qdd @ rest)


def cubics(t: Array, period: float, pieces: int) -> Family:
    """Third-degree polynomials between points at equal times, at rest in each; the first and last point are the same."""
    length = period / pieces
    k = np.minimum((t / length).astype(int), pieces - 1)
    s = t / length - k
    up, speed, rate = 3 * s**2 - 2 * s**3, (6 * s - 6 * s**2) / length, (6 - 12 * s) / length**2
    q, qd, qdd = (np.zeros((len(t), pieces + 1)) for _ in range(3))
    rows = np.arange(len(t))
    q[rows, k], q[rows, k + 1] = 1 - up, up
    qd[rows, k], qd[rows, k + 1] = -speed, speed
    qdd[rows, k], qdd[rows, k + 1] = -rate, rate
    return Family(*(x[:, 1:pieces] for x in (q, qd, qdd)))


def sine(t: Array, period: float, cycles: int) -> Family:
    """A (1 - cos) of whole cycles."""
    w = 2 * np.pi * cycles / period
    return Family(
        (1 - np.cos(w * t))[:, None], (w * np.sin(w * t))[:, None], (w**2 * np.cos(w * t))[:, None]
    )


def mixed(t: Array, period: float, harmonics: int, joint: int) -> Family:
    """Polynomials for the first, third … joint, sines for the others, no two of the same pace."""
    return (
        cubics(t, period, 2 + joint + joint % 3) if joint % 2 == 0 else sine(t, period, 1 + joint)
    )


def families(kind: str, joints: int, t: Array, period: float, harmonics: int) -> list[Family]:
    """One family per joint."""
    if kind not in GENERATORS:
        raise UnknownName("generator", kind, GENERATORS)
    return [GENERATORS[kind](t, period, harmonics, j) for j in range(joints)]


GENERATORS: dict[str, Callable[[Array, float, int, int], Family]] = {
    "fourier": lambda t, period, harmonics, joint: fourier(t, period, harmonics),
    "mixed": mixed,
}
