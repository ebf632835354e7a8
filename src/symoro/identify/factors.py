"""What is kept of any number of rows: for each group of rows the triangular R with R'R = [A y]'[A y].

Weights, subsets, cross-validation and the semidefinite programme all start from here; no second pass over the data.
R comes from orthogonal transformations (qr), or from sums of products (gram), which is faster and squares the condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import UnknownName

Array = np.ndarray
WAYS = ("qr", "gram")


@dataclass(frozen=True)
class Factor:
    """One group's rows: `R` is triangular (qr) or the symmetric sum of products (gram); `rows` were met."""

    R: Array
    rows: int

    @staticmethod
    def empty(width: int) -> Factor:
        return Factor(np.zeros((width, width)), 0)


def triangle(*parts: Array) -> Array:
    """R of the parts' rows = Q R, as many rows as columns."""
    from scipy.linalg.lapack import dgeqrf

    width = parts[0].shape[1]
    rows = np.zeros((max(width, sum(map(len, parts))), width), order="F")
    at = 0
    for part in parts:
        rows[at : at + len(part)] = part
        at += len(part)
    packed, _, _, _ = dgeqrf(rows, overwrite_a=1)
    return np.triu(packed[:width])


def add(factor: Factor, rows: Array, way: str) -> Factor:
    """The factor of these rows and those before."""
    if way == "gram":
        return Factor(factor.R + rows.T @ rows, factor.rows + len(rows))
    return Factor(
        triangle(factor.R, rows) if factor.rows else triangle(rows), factor.rows + len(rows)
    )


def merge(a: Factor, b: Factor, way: str) -> Factor:
    """The factor of the rows of both."""
    if not a.rows or not b.rows:
        return a if a.rows else b
    return Factor(a.R + b.R if way == "gram" else triangle(a.R, b.R), a.rows + b.rows)


def as_triangle(factor: Factor) -> Factor:
    """A sum of products as a triangle."""
    scale = np.sqrt(np.diag(factor.R))
    scale[scale == 0] = 1.0
    values, vectors = np.linalg.eigh(factor.R / np.outer(scale, scale))
    return Factor(
        triangle((np.sqrt(np.maximum(values, 0.0))[:, None] * vectors.T) * scale), factor.rows
    )


Folds = tuple[tuple[Factor, ...], ...]  # by fold, by group


def merged(a: Folds, b: Folds, way: str) -> Folds:
    """Fold by fold and group by group."""
    return tuple(
        tuple(merge(x, y, way) for x, y in zip(p, q, strict=True))
        for p, q in zip(a, b, strict=True)
    )


def joined(folds: Sequence[Sequence[Factor]]) -> tuple[Factor, ...]:
    """All folds (triangles) as one."""
    total = list(folds[0])
    for fold in folds[1:]:
        total = [merge(x, y, "qr") for x, y in zip(total, fold, strict=True)]
    return tuple(total)


def check_way(way: str) -> str:
    if way not in WAYS:
        raise UnknownName("factor", way, WAYS)
    return way
