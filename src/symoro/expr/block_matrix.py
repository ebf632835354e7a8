"""Square matrices of scalars by their structure: block triangular form, determinants and inverses of the blocks.

A matrix with structural zeros is permuted to block triangular form (matching, then strong components); its determinant
is the product of those of the diagonal blocks, its inverse follows block by block. Minors are shared by memoised Laplace
expansion, so nothing is divided by but the determinants themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from symoro.expr.functions import Scalar, is_zero

Matrix = list[list[Scalar]]
Name = Callable[[str, Scalar], Scalar]  # gives a name to an intermediate: a Trace, or nothing


def unnamed(name: str, value: Scalar) -> Scalar:
    return value


def named_matrix(name: Name, letters: str, A: Matrix) -> Matrix:
    """Every element under a name, letters, row and column."""
    return [
        [name(f"{letters}{r}{c}", x) for c, x in enumerate(row, 1)] for r, row in enumerate(A, 1)
    ]


def nonzero(A: Matrix) -> list[list[int]]:
    """Of each row the columns that are not zero by structure."""
    return [[c for c, x in enumerate(row) if not is_zero(x)] for row in A]


@dataclass(frozen=True)
class Block:
    """Rows and columns of one diagonal block, in the order of the triangular form."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]


def triangular_blocks(A: Matrix) -> list[Block] | None:
    """Diagonal blocks so that all entries right of a block are zero; None if the matrix is structurally singular."""
    size = len(A)
    present = nonzero(A)
    match = _matching(present)
    if match is None:
        return None
    row_of = {c: r for r, c in match.items()}
    reach = [
        {r, *(row_of[c] for c in present[r])} for r in range(size)
    ]  # rows whose unknowns row r needs
    for k in range(size):
        for r in range(size):
            if k in reach[r]:
                reach[r] |= reach[k]
    members = {frozenset(s for s in reach[r] if r in reach[s]) for r in range(size)}
    order = sorted(
        members, key=lambda rows: (len(reach[min(rows)]), sorted(rows))
    )  # what needs fewer rows comes first
    return [Block(tuple(sorted(rows)), tuple(sorted(match[r] for r in rows))) for rows in order]


def _matching(present: Sequence[Sequence[int]]) -> dict[int, int] | None:
    """A column of its own for every row, by augmenting paths; None if there is none."""
    row_of: dict[int, int] = {}

    def place(r: int, tried: set[int]) -> bool:
        for c in present[r]:
            if c not in tried:
                tried.add(c)
                if c not in row_of or place(row_of[c], tried):
                    row_of[c] = r
                    return True
        return False

    if not all(place(r, set()) for r in range(len(present))):
        return None
    return {r: c for c, r in row_of.items()}


class Minors:
    """Determinants of sub-matrices, each computed once; expansion runs along the row with the most zeros."""

    def __init__(self, A: Matrix, name: Name = unnamed) -> None:
        self.A, self.name = A, name
        self.present = [set(row) for row in nonzero(A)]
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], Scalar] = {}

    def minor(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> Scalar:
        if not rows:
            return 1
        found = self.known.get((rows, columns))
        if found is None:
            found = self._expand(rows, columns)
            if self.name is not unnamed:
                label = (
                    "".join(str(r + 1) for r in rows) + "_" + "".join(str(c + 1) for c in columns)
                )
                found = self.name(f"DET{label}", found)
            self.known[rows, columns] = found
        return found

    def _expand(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> Scalar:
        r = min(rows, key=lambda k: len(self.present[k].intersection(columns)))
        at = rows.index(r)
        rest, row, present = rows[:at] + rows[at + 1 :], self.A[r], self.present[r]
        total: Scalar = 0
        for place, c in enumerate(columns):
            if c in present:
                term = row[c] * self.minor(rest, columns[:place] + columns[place + 1 :])
                total = total - term if (at + place) % 2 else total + term
        return total

    def inverse(self, block: Block) -> Matrix:
        """Inverse of a block, adjugate over determinant: entry [c][r] for the block's columns and rows."""
        det = self.minor(block.rows, block.columns)
        if len(block.rows) == 1:
            return [[1 / det]]
        scale = self.name(f"ID{block.rows[0] + 1}", 1 / det)
        adjugate = [
            [self._cofactor(block, r, c) for r in range(len(block.rows))]
            for c in range(len(block.columns))
        ]
        return named_matrix(
            self.name, f"IB{block.rows[0] + 1}", [[x * scale for x in row] for row in adjugate]
        )

    def _cofactor(self, block: Block, r: int, c: int) -> Scalar:
        value = self.minor(
            block.rows[:r] + block.rows[r + 1 :], block.columns[:c] + block.columns[c + 1 :]
        )
        return -value if (r + c) % 2 else value


@dataclass(frozen=True)
class Structured:
    """A square matrix with its block triangular form."""

    A: Matrix
    name: Name = unnamed

    @cached_property
    def blocks(self) -> list[Block] | None:
        return triangular_blocks(self.A)

    @cached_property
    def minors(self) -> Minors:
        return Minors(self.A, self.name)

    def factors(self) -> list[Scalar]:
        """The determinants of the diagonal blocks, the permutation's sign on the first; [0] if it is always singular."""
        if self.blocks is None:
            return [0]
        values = [self.minors.minor(b.rows, b.columns) for b in self.blocks]
        rows, columns = (
            [r for b in self.blocks for r in b.rows],
            [c for b in self.blocks for c in b.columns],
        )
        return [values[0] * (_parity(rows) * _parity(columns)), *values[1:]] if values else [1]

    def inverse(self) -> Matrix:
        """The inverse, block after block: X_bb = A_bb^-1, X_bk = -A_bb^-1 sum A_bl X_lk."""
        assert self.blocks is not None, "structurally singular"
        size = len(self.A)
        X: Matrix = [[0] * size for _ in range(size)]
        for b in self.blocks:
            inv = self.minors.inverse(b)
            outside = [sorted(self.minors.present[r].difference(b.columns)) for r in b.rows]
            for k in range(size):
                known = [
                    -dot([self.A[r][c] for c in others], [X[c][k] for c in others])
                    for r, others in zip(b.rows, outside, strict=True)
                ]
                right = [
                    self.name(f"IR{r + 1}{k + 1}", known[p] + (1 if r == k else 0))
                    for p, r in enumerate(b.rows)
                ]
                for p, c in enumerate(b.columns):
                    X[c][k] = self.name(f"IX{c + 1}{k + 1}", dot(inv[p], right))
        return X


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """The sum of products, without those that are zero by structure."""
    total: Scalar = 0
    for x, y in zip(a, b, strict=True):
        if not is_zero(x) and not is_zero(y):
            total = total + x * y
    return total


def _parity(order: Sequence[int]) -> int:
    swaps = sum(order[a] > order[b] for a in range(len(order)) for b in range(a + 1, len(order)))
    return -1 if swaps % 2 else 1


def symmetric_inverse(A: Matrix, name: Name = unnamed) -> Matrix:
    """Inverse of a symmetric positive definite matrix by A = L D L^T, no square roots."""
    size = len(A)
    L: Matrix = [[0] * size for _ in range(size)]
    D: list[Scalar] = [0] * size
    for j in range(size):
        LD = [name(f"LD{j + 1}{k + 1}", L[j][k] * D[k]) for k in range(j)]
        D[j] = name(f"DD{j + 1}", A[j][j] - dot(LD, L[j][:j]))
        L[j][j] = 1
        for i in range(j + 1, size):
            L[i][j] = name(f"LL{i + 1}{j + 1}", (A[i][j] - dot(LD, L[i][:j])) / D[j])
    X: Matrix = [[0] * size for _ in range(size)]
    for c in range(size):
        y: list[Scalar] = [0] * size
        for i in range(size):
            y[i] = name(f"LY{i + 1}{c + 1}", (1 if i == c else 0) - dot(L[i][:i], y[:i]))
        for i in reversed(range(size)):
            below = dot(
                [L[k][i] for k in range(i + 1, size)], [X[k][c] for k in range(i + 1, size)]
            )
            X[i][c] = name(f"LX{i + 1}{c + 1}", (y[i] / D[i] if not is_zero(y[i]) else 0) - below)
    return X
