"""How well parameters predict: relative errors per joint on any rows, and cross-validation from the factors that are kept.

The metric everywhere is |y - A x| / |y| over the rows of a joint (2-norms), and the same over the rows of all joints together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.identify.factors import Factor, joined
from symoro.identify.solve import Estimate, System

Array = np.ndarray
METRIC = "relative error |tau - predicted| / |tau|, 2-norms over the rows that count"


@dataclass(frozen=True)
class Errors:
    """Relative errors by group of rows, and over all."""

    groups: tuple[str, ...]
    each: tuple[float, ...]
    total: float
    rows: int

    def __str__(self) -> str:
        parts = ", ".join(
            f"{name} {100 * e:.2f} %" for name, e in zip(self.groups, self.each, strict=True)
        )
        return f"{100 * self.total:.2f} % in all ({parts}) over {self.rows} rows"


def errors(system: System, x: Array, groups: Sequence[str]) -> Errors:
    """Relative errors of parameters on the rows of a system."""
    off, size = system.residuals(x), system.measured()
    each = np.divide(off, size, out=np.zeros_like(off), where=size > 0)
    total = float(np.linalg.norm(off) / np.linalg.norm(size)) if np.linalg.norm(size) > 0 else 0.0
    return Errors(tuple(groups), tuple(map(float, each)), total, system.rows)


def cross_validated(folds: Sequence[Sequence[Factor]], used: Sequence[Array], size: int, groups: Sequence[str],
                    solve: Callable[[System], Estimate]) -> list[Errors]:  # fmt: skip
    """For each fold its errors with parameters from all the others; passed over where these do not tell all parameters apart."""
    filled = [fold for fold in folds if sum(f.rows for f in fold)]
    if len(filled) < 2:
        return []
    found = []
    for k, fold in enumerate(filled):
        others = System(joined([f for i, f in enumerate(filled) if i != k]), tuple(used), size)
        with suppress(InputError):
            found.append(errors(System(tuple(fold), tuple(used), size), solve(others).x, groups))
    return found
