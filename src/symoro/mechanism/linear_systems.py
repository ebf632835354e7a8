"""Linear systems with expressions as entries: general ones in their cheapest form, and those with
the pattern of a tree.

The systems of the loops are split into blocks first; a block is solved by its size:

one unknown      x = b / a
two, three       Cramer: nothing is divided by but the determinant
more             L U with the pivots chosen beforehand, from numbers at closed configurations;
                 where no choice suits all of them, A^T A x = A^T b by L D L^T, which needs none

The inertia matrix of a tree is factored as A = L^T D L, eliminated from the tips so that branches
stay sparse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symoro.errors import InputError
from symoro.expr import (
    Block,
    Matrix,
    Minors,
    Name,
    Scalar,
    dot,
    is_zero,
    triangular_blocks,
    unnamed,
)
from symoro.tracing import Trace

SMALL_PIVOT = 1e-3  # a pivot below this part of the largest entry
MAX_DETERMINANT_SIZE = 3  # the largest block that is solved by determinants


@dataclass(frozen=True)
class LinearSystem:
    """A square matrix, with numbers of it (count, size, size) by which pivots are chosen."""

    A: Matrix
    numbers: np.ndarray
    name: Name = unnamed
    label: str = "W"

    @cached_property
    def blocks(self) -> list[Block]:
        blocks = triangular_blocks(self.A)
        assert blocks is not None, "structurally singular"
        return blocks

    @cached_property
    def minors(self) -> Minors:
        return Minors(self.A, lambda text, x: self.name(f"{self.label}{text}", x))

    @cached_property
    def determinants(self) -> list[Scalar]:
        """Of the diagonal blocks; of a large block the product of its pivots."""
        return [
            self.minors.minor(b.rows, b.columns)
            if len(b.rows) <= MAX_DETERMINANT_SIZE
            else self._factors[k].product
            for k, b in enumerate(self.blocks)
        ]

    @cached_property
    def _scales(self) -> list[Scalar]:
        """One over the determinant of each small block."""
        return [
            self.name(f"{self.label}ID{k + 1}", 1 / d) if len(b.rows) <= MAX_DETERMINANT_SIZE else 0
            for k, (b, d) in enumerate(zip(self.blocks, self.determinants, strict=True))
        ]

    @cached_property
    def _factors(self) -> dict[int, Elimination | Normal]:
        return {
            k: self._eliminated(b)
            for k, b in enumerate(self.blocks)
            if len(b.rows) > MAX_DETERMINANT_SIZE
        }

    def _eliminated(self, b: Block) -> Elimination | Normal:
        rows, columns = list(b.rows), list(b.columns)
        A = [[self.A[r][c] for c in columns] for r in rows]

        def name(text: str, x: Scalar) -> Scalar:
            return self.name(f"{self.label}{text}", x)

        return Elimination.of(A, self.numbers[:, rows][:, :, columns], name) or Normal.of(A, name)

    def solve(self, right: Sequence[Scalar], letters: str = "X") -> list[Scalar]:
        """x with A x = right."""
        x: list[Scalar] = [0] * len(self.A)
        for k, b in enumerate(self.blocks):
            outside = [c for c in range(len(x)) if c not in b.columns and not is_zero(x[c])]
            known = [
                right[r] - dot([self.A[r][c] for c in outside], [x[c] for c in outside])
                for r in b.rows
            ]
            for c, value in zip(b.columns, self._block(k, b, known), strict=True):
                x[c] = self.name(f"{letters}{c + 1}", value)
        return x

    def solve_transposed(self, right: Sequence[Scalar], letters: str = "X") -> list[Scalar]:
        """x with A^T x = right: blocks from the last to the first."""
        x: list[Scalar] = [0] * len(self.A)
        for k, b in reversed(list(enumerate(self.blocks))):
            outside = [r for r in range(len(x)) if r not in b.rows and not is_zero(x[r])]
            known = [
                right[c] - dot([self.A[r][c] for r in outside], [x[r] for r in outside])
                for c in b.columns
            ]
            for r, value in zip(b.rows, self._block(k, b, known, transposed=True), strict=True):
                x[r] = self.name(f"{letters}{r + 1}", value)
        return x

    def _block(
        self, k: int, b: Block, known: list[Scalar], transposed: bool = False
    ) -> list[Scalar]:
        if all(is_zero(v) for v in known):
            return [0] * len(known)
        if len(b.rows) > MAX_DETERMINANT_SIZE:
            return (
                self._factors[k].solve_transposed(known)
                if transposed
                else self._factors[k].solve(known)
            )
        size = range(len(b.rows))
        cofactors = [[self._cofactor(b, r, c) for c in size] for r in size]
        rows = (
            cofactors if transposed else [list(column) for column in zip(*cofactors, strict=True)]
        )
        if len(known) == 1:
            return [known[0] * self._scales[k]]
        return [dot(row, known) * self._scales[k] for row in rows]

    def _cofactor(self, b: Block, r: int, c: int) -> Scalar:
        value = self.minors.minor(b.rows[:r] + b.rows[r + 1 :], b.columns[:c] + b.columns[c + 1 :])
        return -value if (r + c) % 2 else value


@dataclass(frozen=True)
class Elimination:
    """P A Q = L U: rows and columns in the order of elimination, unit L below, U above, reciprocals
    of its diagonal.
    """

    rows: list[int]
    columns: list[int]
    L: Matrix
    U: Matrix
    inverse: list[Scalar]
    pivots: list[Scalar]

    @classmethod
    def of(cls, A: Matrix, numbers: np.ndarray, name: Name) -> Elimination | None:
        """Pivots are the entries that stay farthest from zero at all samples, few fill-ins first;
        None where some come near it.
        """
        size = len(A)
        work, sample = [list(row) for row in A], numbers.copy()
        rows, columns = list(range(size)), list(range(size))
        L: Matrix = [[0] * size for _ in range(size)]
        U: Matrix = [[0] * size for _ in range(size)]
        pivots: list[Scalar] = []
        inverse: list[Scalar] = []
        left_rows, left_columns, order_r, order_c = rows[:], columns[:], [], []
        for k in range(size):
            place = _pivot(work, sample, left_rows, left_columns)
            if place is None:
                return None
            r, c = place
            left_rows.remove(r)
            left_columns.remove(c)
            order_r.append(r)
            order_c.append(c)
            pivots.append(work[r][c])
            inverse.append(name(f"P{k + 1}", 1 / work[r][c]))
            for i in left_rows:
                if is_zero(work[i][c]):
                    continue
                L[i][r] = name(f"L{i + 1}_{r + 1}", work[i][c] * inverse[k])
                factor = sample[:, i, c] / sample[:, r, c]
                for j in left_columns:
                    if not is_zero(work[r][j]):
                        work[i][j] = name(
                            f"U{k + 1}_{i + 1}_{j + 1}", work[i][j] - L[i][r] * work[r][j]
                        )
                        sample[:, i, j] -= factor * sample[:, r, j]
            for j in left_columns:
                U[r][j] = work[r][j]
        return cls(order_r, order_c, L, U, inverse, pivots)

    @property
    def product(self) -> Scalar:
        total: Scalar = 1
        for p in self.pivots:
            total = total * p
        return total

    def solve(self, right: Sequence[Scalar]) -> list[Scalar]:
        y = list(right)
        for k, r in enumerate(self.rows):
            for i in self.rows[k + 1 :]:
                if not is_zero(self.L[i][r]) and not is_zero(y[r]):
                    y[i] = y[i] - self.L[i][r] * y[r]
        x: list[Scalar] = [0] * len(y)
        for k in reversed(range(len(y))):
            r, later = self.rows[k], self.columns[k + 1 :]
            x[self.columns[k]] = (
                y[r] - dot([self.U[r][c] for c in later], [x[c] for c in later])
            ) * self.inverse[k]
        return x

    def solve_transposed(self, right: Sequence[Scalar]) -> list[Scalar]:
        z: dict[int, Scalar] = {}
        for k, c in enumerate(self.columns):  # U^T z = right
            before = self.rows[:k]
            z[self.rows[k]] = (
                right[c] - dot([self.U[r][c] for r in before], [z[r] for r in before])
            ) * self.inverse[k]
        for k in reversed(range(len(self.rows))):  # L^T x = z
            r = self.rows[k]
            for i in self.rows[k + 1 :]:
                if not is_zero(self.L[i][r]) and not is_zero(z[i]):
                    z[r] = z[r] - self.L[i][r] * z[i]
        return [z[r] for r in range(len(right))]


@dataclass(frozen=True)
class Normal:
    """A^T A = L D L^T."""

    A: Matrix
    L: Matrix
    inverse: list[Scalar]

    @classmethod
    def of(cls, A: Matrix, name: Name) -> Normal:
        size = range(len(A))
        columns = [list(c) for c in zip(*A, strict=True)]
        L: Matrix = [[0] * len(A) for _ in size]
        inverse: list[Scalar] = []
        D: list[Scalar] = []
        for j in size:
            LD = [L[j][k] * D[k] for k in range(j)]
            D.append(name(f"D{j + 1}", dot(columns[j], columns[j]) - dot(LD, L[j][:j])))
            inverse.append(name(f"I{j + 1}", 1 / D[j]))
            for i in range(j + 1, len(A)):
                L[i][j] = name(
                    f"L{i + 1}_{j + 1}",
                    (dot(columns[i], columns[j]) - dot(LD, L[i][:j])) * inverse[j],
                )
        return cls(A, L, inverse)

    @property
    def product(self) -> Scalar:
        """The square of the determinant."""
        total: Scalar = 1
        for d in self.inverse:
            total = total / d
        return total

    def _solved(self, right: Sequence[Scalar]) -> list[Scalar]:
        """(A^T A)^-1 right."""
        x = list(right)
        for i in range(len(x)):
            x[i] = x[i] - dot(self.L[i][:i], x[:i])
        x = [v * d for v, d in zip(x, self.inverse, strict=True)]
        for i in reversed(range(len(x))):
            x[i] = x[i] - dot([self.L[k][i] for k in range(i + 1, len(x))], x[i + 1 :])
        return x

    def solve(self, right: Sequence[Scalar]) -> list[Scalar]:
        return self._solved([dot(column, right) for column in zip(*self.A, strict=True)])

    def solve_transposed(self, right: Sequence[Scalar]) -> list[Scalar]:
        x = self._solved(right)
        return [dot(row, x) for row in self.A]


def _pivot(
    work: Matrix, sample: np.ndarray, rows: Sequence[int], columns: Sequence[int]
) -> tuple[int, int] | None:
    """Among the entries that are large everywhere, the one that fills in least; None where each
    nearly vanishes somewhere.
    """
    scale = np.abs(sample[:, rows][:, :, columns]).max(axis=(1, 2))
    worth = {
        (r, c): float((np.abs(sample[:, r, c]) / scale).min())
        for r in rows
        for c in columns
        if not is_zero(work[r][c])
    }
    best = max(worth.values())
    if best < SMALL_PIVOT:
        return None

    def fill(r: int, c: int) -> int:
        return (sum(not is_zero(work[r][j]) for j in columns) - 1) * (
            sum(not is_zero(work[i][c]) for i in rows) - 1
        )

    return min((p for p in worth if worth[p] >= 0.2 * best), key=lambda p: (fill(*p), -worth[p], p))


# --- the pattern of a tree ------------------------------------------------------------------------


Parents = Sequence[int]  # of each unknown, -1 at a root; parents come before their children


def _ancestors(parents: Parents, k: int) -> list[int]:
    above = []
    while parents[k] >= 0:
        k = parents[k]
        above.append(k)
    return above


def reciprocal(inertia: Scalar, name: str) -> Scalar:
    """One over an inertia; `name` says whose acceleration it is for."""
    if is_zero(inertia):
        todo = (
            "Nothing resists it: give a mass or an inertia to a link that it moves, or a rotor "
            "inertia IA to the joint."
        )
        raise InputError(f"inertia seen by {name}", "0", "a positive one", todo)
    return 1 / inertia


def factorise(
    A: Sequence[Sequence[Scalar]], parents: Parents, names: Sequence[str], trace: Trace
) -> tuple[list[dict[int, Scalar]], list[Scalar]]:
    """Rows of L (below the diagonal, by ancestor) and the reciprocals of D."""
    work = [list(row) for row in A]
    L: list[dict[int, Scalar]] = [{} for _ in A]
    inverse: list[Scalar] = [0] * len(A)
    for k in reversed(range(len(A))):
        inverse[k] = trace(f"D{k + 1}", reciprocal(work[k][k], names[k]))
        above = [i for i in _ancestors(parents, k) if not is_zero(work[k][i])]
        for i in above:
            L[k][i] = trace(f"L{k + 1}_{i + 1}", work[k][i] * inverse[k])
        for x, i in enumerate(above):
            for j in above[x:]:
                work[i][j] = trace(f"AE{k + 1}_{i + 1}_{j + 1}", work[i][j] - L[k][i] * work[k][j])
                work[j][i] = work[i][j]
    return L, inverse


def solve_tree_system(
    A: Sequence[Sequence[Scalar]],
    right: Sequence[Scalar],
    parents: Parents,
    names: Sequence[str],
    trace: Trace,
) -> list[Scalar]:
    """x with A x = right; no inverse is formed.

    The names of the unknowns serve to say which one is undetermined.
    """
    return back_substitution(*factorise(A, parents, names, trace), right, trace)


def back_substitution(
    L: Sequence[Mapping[int, Scalar]],
    inverse: Sequence[Scalar],
    right: Sequence[Scalar],
    trace: Trace,
) -> list[Scalar]:
    """x with L^T D L x = right, from the tips and back."""
    x = list(right)
    for k in reversed(range(len(x))):  # L^T y = right
        for i, factor in L[k].items():
            x[i] = trace(f"Y{k + 1}_{i + 1}", x[i] - factor * x[k])
    for k in range(len(x)):  # D L x = y
        x[k] = x[k] * inverse[k]
        for i, factor in L[k].items():
            x[k] = x[k] - factor * x[i]
        x[k] = trace(f"X{k + 1}", x[k])
    return x
