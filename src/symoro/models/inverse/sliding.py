"""Arms with four turning and two sliding joints: what does not depend on the pose.

The turning joints a, b, c, d close the rotation alone: with a given, the others have two solutions. The position leaves one
equation f, the volume of the two sliding directions and of what is left to go. f on one branch times f on the other, times
the square of the sine between the axes of b and d, is a trigonometric polynomial of degree 4 in a, whatever the order of the
joints: nine samples give it, and its roots are all solutions, 8 at most. (The elimination for six joints is singular for
some of these arms, such as RPRRPR.)
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from symoro.models.inverse.elimination import displaced
from symoro.models.inverse.numeric import Array, Chain

SAMPLES = 9


def half_tangent_matrix() -> Array:
    """(9, 9): from samples at 2 pi k / 9 of a trigonometric polynomial of degree 4 to its coefficients by powers of tan(x/2), times (1 + x^2)^4."""
    k = 2 * np.pi * np.arange(SAMPLES) / SAMPLES
    harmonics, columns = [np.full(SAMPLES, 1 / SAMPLES)], [_power([1, 0, 1], 4)]
    for m in range(1, 5):
        turn = np.convolve(
            _power([1, 1j], 2 * m), _power([1, 0, 1], 4 - m)
        )  # (1 + i x)^2m = exp(i m theta) (1 + x^2)^m
        harmonics += [2 / SAMPLES * np.cos(m * k), 2 / SAMPLES * np.sin(m * k)]
        columns += [turn.real, turn.imag]
    return np.real(np.array(columns).T[::-1] @ np.array(harmonics))


def _power(p: Sequence[complex], n: int) -> Array:
    """Coefficients of a polynomial to the power n, the lowest first."""
    out: Array = np.ones(1)
    for _ in range(n):
        out = np.convolve(out, p)
    return out


def displaced_arm(chain: Chain, by: float) -> Chain:
    """The arm, or one that is displaced by some rad and parts of its size."""
    return (
        dataclasses.replace(chain, constants=displaced(chain.constants, by, chain.size))
        if by
        else chain
    )


def sliding_start(chain: Chain, first: int, angle: float, by: float) -> Array:
    """The numbers that run-time code needs: the turning joint to begin with, the angle of its first sample, the matrix, the arm or one displaced."""
    return np.concatenate(
        [[first, angle], half_tangent_matrix().ravel(), displaced_arm(chain, by).packed]
    )
