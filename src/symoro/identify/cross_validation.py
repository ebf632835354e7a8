"""How well parameters predict: relative errors on any rows, and cross-validation.

The metric everywhere is |y - A x| / |y| over the rows of a joint (2-norms), and the same over the
rows of all joints together. Cross-validation needs only the factors of the folds, which take turns
second by second (`triangular_factors.CollectRows`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.identify.least_squares import Estimate, ObservationSystem
from symoro.identify.triangular_factors import Factor, join_folds

Array = np.ndarray
METRIC = "relative error |tau - predicted| / |tau|, 2-norms over the rows that count"


@dataclass(frozen=True)
class Errors:
    """Relative errors by group of rows, and over all rows."""

    groups: tuple[str, ...]
    each: tuple[float, ...]
    total: float
    rows: int

    def __str__(self) -> str:
        parts = ", ".join(
            f"{name} {100 * e:.2f} %" for name, e in zip(self.groups, self.each, strict=True)
        )
        return f"{100 * self.total:.2f} % in all ({parts}) over {self.rows} rows"


def prediction_errors(system: ObservationSystem, x: Array, groups: Sequence[str]) -> Errors:
    """Return the relative errors of parameters x (parameters,) on the rows of a system."""
    residuals, measured = system.residual_norms(x), system.measured_norms()
    each = np.divide(residuals, measured, out=np.zeros_like(residuals), where=measured > 0)
    size = float(np.linalg.norm(measured))
    total = float(np.linalg.norm(residuals)) / size if size > 0 else 0.0
    return Errors(tuple(groups), tuple(map(float, each)), total, system.rows)


def cross_validate(
    folds: Sequence[Sequence[Factor]],
    columns: Sequence[Array],
    size: int,
    groups: Sequence[str],
    solve: Callable[[ObservationSystem], Estimate],
) -> list[Errors]:
    """Return for each fold the errors of parameters estimated from all the others.

    A fold without which the data do not determine all `size` parameters is left out.
    """
    filled = [fold for fold in folds if sum(f.rows for f in fold)]
    if len(filled) < 2:
        return []
    errors = []
    for k, fold in enumerate(filled):
        rest = join_folds([f for i, f in enumerate(filled) if i != k])
        training = ObservationSystem(rest, tuple(columns), size)
        held_out = ObservationSystem(tuple(fold), tuple(columns), size)
        with suppress(InputError):
            errors.append(prediction_errors(held_out, solve(training).x, groups))
    return errors
