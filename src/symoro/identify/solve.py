"""Least squares from factors: ordinary, weighted, recursive; standard deviations and condition numbers [GK88, KD §12.4].

The unknowns are all parameters; group g (a joint) has the rows R_g of the columns that it uses. A weight per group is the
inverse of the deviation of its residuals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.identify.factors import Factor, triangle

Array = np.ndarray
DEPENDENT = 1e-10  # of the largest singular value of the scaled rows: below, parameters cannot be told apart
RICHER = "Use a richer trajectory (symoro excite), or physical consistency, which needs no full excitation (physical=True, --physical)."


@dataclass(frozen=True)
class System:
    """Triangles by group and the columns that each has."""

    factors: tuple[Factor, ...]
    used: tuple[Array, ...]
    size: int  # number of parameters

    @property
    def rows(self) -> int:
        return sum(f.rows for f in self.factors)

    def stacked(self, weights: Array) -> tuple[Array, Array]:
        """All rows with their weights, and the measurements."""
        parts = []
        for f, used, w in zip(self.factors, self.used, weights, strict=True):
            wide = np.zeros((len(f.R), self.size + 1))
            wide[:, used], wide[:, -1] = f.R[:, :-1] * w, f.R[:, -1] * w
            parts.append(wide)
        rows = np.concatenate(parts)
        return rows[:, :-1], rows[:, -1]

    def residuals(self, x: Array) -> Array:
        """By group, the norm of the residuals."""
        return np.array(
            [
                np.linalg.norm(f.R[:, -1] - f.R[:, :-1] @ x[u])
                for f, u in zip(self.factors, self.used, strict=True)
            ]
        )

    def measured(self) -> Array:
        """By group, the norm of the measurements."""
        return np.array([np.linalg.norm(f.R[:, -1]) for f in self.factors])

    def deviations(self, x: Array) -> Array:
        """By group, the deviation of the residuals, for as many degrees of freedom as it has columns less."""
        freedom = [max(1, f.rows - len(u)) for f, u in zip(self.factors, self.used, strict=True)]
        return self.residuals(x) / np.sqrt(freedom)


@dataclass(frozen=True)
class Estimate:
    """Parameters, their covariance, the condition number of the scaled rows, and the deviation of each group's residuals."""

    x: Array
    covariance: Array
    condition: float
    deviations: Array
    kept: Array  # places of the parameters that were estimated; the others are zero

    @property
    def sigma(self) -> Array:
        """Standard deviations."""
        return np.sqrt(np.maximum(np.diag(self.covariance), 0.0))

    @property
    def relative(self) -> Array:
        """Standard deviations over values, in percent."""
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(
                self.x != 0,
                100 * self.sigma / np.abs(self.x),
                np.where(self.sigma > 0, np.inf, 0.0),
            )


def least_squares(
    system: System,
    names: Sequence[str],
    weights: Array | None = None,
    kept: Array | None = None,
    tolerant: bool = False,
) -> Estimate:
    """The solution with given weights of the groups; where the data cannot tell parameters apart refused, or the smallest one."""
    groups = len(system.factors)
    kept = np.arange(system.size) if kept is None else kept
    rows, y = system.stacked(np.ones(groups) if weights is None else weights)
    R = triangle(np.column_stack([rows[:, kept], y]))
    scale = np.linalg.norm(R[:, :-1], axis=0)
    T = R[:-1, :-1] / np.where(scale > 0, scale, 1.0)
    s = np.linalg.svd(T, compute_uv=False)
    if s[-1] < DEPENDENT * s[0] and not tolerant:
        kept_names = [names[int(k)] for k in kept]
        _check_excited(kept_names, scale)
        _raise_dependent(T, kept_names)
    spread = np.linalg.pinv(T, rcond=DEPENDENT) / np.where(scale > 0, scale, 1.0)[:, None]
    x = np.zeros(system.size)
    x[kept] = spread @ R[:-1, -1]
    variance = float(R[-1, -1] ** 2) / max(1, system.rows - len(kept))
    covariance = np.zeros((system.size, system.size))
    covariance[np.ix_(kept, kept)] = variance * spread @ spread.T
    return Estimate(
        x, covariance, float(s[0] / s[-1]) if s[-1] > 0 else np.inf, system.deviations(x), kept
    )


def _raise_dependent(T: Array, names: Sequence[str]) -> None:
    direction = np.abs(np.linalg.svd(T)[2][-1])
    heavy = [names[k] for k in range(len(names)) if direction[k] > 0.1 * direction.max()]
    shown = ", ".join(heavy[:8]) + (" …" if len(heavy) > 8 else "")
    raise InputError(
        "the data", f"no way to tell {shown} apart", "motion that excites every parameter", RICHER
    )


def _check_excited(names: Sequence[str], scale: Array) -> None:
    silent = [name for name, norm in zip(names, scale, strict=True) if norm == 0]
    if silent:
        raise InputError(
            "the data",
            f"no motion that {', '.join(silent)} has an effect on",
            "motion of every joint",
            RICHER,
        )


def weighted(
    system: System, names: Sequence[str], kept: Array | None = None, tolerant: bool = False
) -> Estimate:
    """Weights from the residuals of the ordinary solution."""
    found = least_squares(system, names, None, kept, tolerant)
    return least_squares(system, names, _inverse(found.deviations), kept, tolerant)


def _inverse(deviations: Array) -> Array:
    """Weights; exact data has no deviation, and counts as if it had a very small one."""
    floor = 1e-12 * max(1.0, float(deviations.max()))
    return 1 / np.maximum(deviations, floor)  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Recursion:
    """Recursive least squares: estimate and covariance after the rows so far [GK88 §7.1]."""

    x: Array
    P: Array

    @staticmethod
    def start(size: int, spread: float = 1e8) -> Recursion:
        return Recursion(np.zeros(size), spread * np.eye(size))

    def after(self, row: Array, y: float, forgetting: float = 1.0) -> Recursion:
        """One more row."""
        seen = self.P @ row
        gain = seen / (forgetting + row @ seen)
        P = (self.P - np.outer(gain, seen)) / forgetting
        return Recursion(self.x + gain * (y - row @ self.x), (P + P.T) / 2)


def recursive(rows: Array, y: Array, forgetting: float = 1.0, spread: float = 1e8) -> Array:
    """The estimates after each row, (rows, parameters)."""
    state, history = Recursion.start(rows.shape[1], spread), np.empty_like(rows)
    for k, (row, value) in enumerate(zip(rows, y, strict=True)):
        state = state.after(row, float(value), forgetting)
        history[k] = state.x
    return history
