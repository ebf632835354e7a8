"""Vectors, transforms and matrices of scalars: floats, arrays or expressions.

The integers 0 and 1 stand for structure, which expressions simplify away.

A square matrix with structural zeros is permuted to block triangular form (matching, then strong
components). Its determinant is the product of the determinants of the diagonal blocks, its inverse
follows block by block. Minors are shared by memoised Laplace expansion, so that the determinants
are the only divisors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple, overload

from symoro.expr.functions import Scalar, is_zero


class Vec3(NamedTuple):
    """A vector by its coordinates in some frame."""

    x: Scalar
    y: Scalar
    z: Scalar

    # The sum of vectors replaces the concatenation of tuples, whose operand has another type.
    def __add__(self, o: Vec3) -> Vec3:  # type: ignore[override]
        (a, b, c), (x, y, z) = self, o
        return _vector((a + x, b + y, c + z))

    def __sub__(self, o: Vec3) -> Vec3:
        (a, b, c), (x, y, z) = self, o
        return _vector((a - x, b - y, c - z))

    def __neg__(self) -> Vec3:
        return _vector((-self.x, -self.y, -self.z))

    def __mul__(self, k: Scalar) -> Vec3:
        return _vector((self.x * k, self.y * k, self.z * k))

    def dot(self, o: Vec3) -> Scalar:
        (a, b, c), (x, y, z) = self, o
        return a * x + b * y + c * z

    def cross(self, o: Vec3) -> Vec3:
        (a, b, c), (x, y, z) = self, o
        return _vector((b * z - c * y, c * x - a * z, a * y - b * x))

    def map(self, f: Callable[[Scalar], Any]) -> Vec3:
        return Vec3(f(self.x), f(self.y), f(self.z))


#: A vector from a tuple, faster than the constructor: models consist of such steps.
_vector: Callable[[tuple[Scalar, Scalar, Scalar]], Vec3] = partial(tuple.__new__, Vec3)


def rotate_x(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rx v for a rotation about x with sine s and cosine c."""
    return _vector((v.x, v.y * c - v.z * s, v.y * s + v.z * c))


def rotate_z(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rz v for a rotation about z with sine s and cosine c."""
    return _vector((v.x * c - v.y * s, v.x * s + v.y * c, v.z))


def rotate_back_x(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rx^T v: v expressed in a frame that is rotated about x."""
    return _vector((v.x, v.y * c + v.z * s, v.z * c - v.y * s))


def rotate_back_z(v: Vec3, s: Scalar, c: Scalar) -> Vec3:
    """Return Rz^T v: v expressed in a frame that is rotated about z."""
    return _vector((v.x * c + v.y * s, v.y * c - v.x * s, v.z))


NULL = Vec3(0, 0, 0)
Z_AXIS = Vec3(0, 0, 1)


class Mat3(NamedTuple):
    """A 3x3 matrix by its columns, which for a rotation are the axes s, n, a."""

    s: Vec3
    n: Vec3
    a: Vec3

    @classmethod
    def from_rows(cls, rows: Sequence[Sequence[Scalar]]) -> Mat3:
        return cls(*(Vec3(*(row[c] for row in rows)) for c in range(3)))

    @property
    def columns(self) -> tuple[Vec3, Vec3, Vec3]:
        return self.s, self.n, self.a

    @property
    def rows(self) -> tuple[Vec3, Vec3, Vec3]:
        s, n, a = self
        return Vec3(s.x, n.x, a.x), Vec3(s.y, n.y, a.y), Vec3(s.z, n.z, a.z)

    @property
    def T(self) -> Mat3:
        return Mat3(*self.rows)

    @overload
    def __matmul__(self, v: Vec3) -> Vec3: ...
    @overload
    def __matmul__(self, v: Mat3) -> Mat3: ...
    def __matmul__(self, v: Vec3 | Mat3) -> Vec3 | Mat3:
        if isinstance(v, Mat3):
            return Mat3(self @ v.s, self @ v.n, self @ v.a)
        (a, b, c), (d, e, f), (g, h, i) = self
        x, y, z = v
        return _vector((a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z))

    # The sum of matrices replaces the concatenation of tuples, whose operand has another type.
    def __add__(self, o: Mat3) -> Mat3:  # type: ignore[override]
        return Mat3(self.s + o.s, self.n + o.n, self.a + o.a)

    def __sub__(self, o: Mat3) -> Mat3:
        return Mat3(self.s - o.s, self.n - o.n, self.a - o.a)

    def __neg__(self) -> Mat3:
        return Mat3(-self.s, -self.n, -self.a)

    def map(self, f: Callable[[Scalar], Any]) -> Mat3:
        return Mat3(self.s.map(f), self.n.map(f), self.a.map(f))


IDENTITY = Mat3(Vec3(1, 0, 0), Vec3(0, 1, 0), Z_AXIS)


class Transform(NamedTuple):
    """Frame j seen from frame i: R_ij and P_ij."""

    R: Mat3
    P: Vec3

    def __matmul__(self, o: Transform) -> Transform:
        return Transform(self.R @ o.R, self.R @ o.P + self.P)

    def inverse(self) -> Transform:
        R_ji = self.R.T
        return Transform(R_ji, -(R_ji @ self.P))

    @property
    def elements(self) -> tuple[Scalar, ...]:
        """The 16 elements of the 4x4 matrix, row by row."""
        top = [(*row, p) for row, p in zip(self.R.rows, self.P, strict=True)]
        return (*top[0], *top[1], *top[2], 0, 0, 0, 1)


UNIT = Transform(IDENTITY, NULL)


# --- matrices with structural zeros ---------------------------------------------------------------


Matrix = list[list[Scalar]]
Name = Callable[[str, Scalar], Scalar]  # gives a name to an intermediate: a Trace, or nothing


def unnamed(name: str, value: Scalar) -> Scalar:
    return value


def named_matrix(name: Name, letters: str, A: Matrix) -> Matrix:
    """Return the matrix with every element named by the letters, its row and its column."""
    return [
        [name(f"{letters}{r}{c}", x) for c, x in enumerate(row, 1)] for r, row in enumerate(A, 1)
    ]


def nonzero(A: Matrix) -> list[list[int]]:
    """Return for each row the columns that are not zero by structure."""
    return [[c for c, x in enumerate(row) if not is_zero(x)] for row in A]


@dataclass(frozen=True)
class Block:
    """Rows and columns of one diagonal block, in the order of the triangular form."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]


def triangular_blocks(A: Matrix) -> list[Block] | None:
    """Return diagonal blocks with zeros to the right of each, or None for a structurally singular
    matrix.
    """
    present = nonzero(A)
    match = _matching(present)
    if match is None:
        return None
    reach = _reachable_rows(present, {c: r for r, c in match.items()})
    members = {frozenset(s for s in reach[r] if r in reach[s]) for r in range(len(A))}
    # Blocks that depend on fewer rows come first.
    order = sorted(members, key=lambda rows: (len(reach[min(rows)]), sorted(rows)))
    return [Block(tuple(sorted(rows)), tuple(sorted(match[r] for r in rows))) for rows in order]


def _reachable_rows(present: Sequence[Sequence[int]], row_of: Mapping[int, int]) -> list[set[int]]:
    """Return for each row the rows whose unknowns it needs, directly or through others."""
    reach = [{r, *(row_of[c] for c in columns)} for r, columns in enumerate(present)]
    for k in range(len(reach)):
        for row in reach:
            if k in row:
                row |= reach[k]
    return reach


def _matching(present: Sequence[Sequence[int]]) -> dict[int, int] | None:
    """Return a different column for every row, by augmenting paths, or None if there is none."""
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
    """Determinants of sub-matrices, computed once, expanded along the row with the most zeros."""

    def __init__(self, A: Matrix, name: Name = unnamed) -> None:
        self.A, self.name = A, name
        self.present = [set(row) for row in nonzero(A)]
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], Scalar] = {}

    def minor(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> Scalar:
        if not rows:
            return 1
        if (rows, columns) not in self.known:
            value = self._expand(rows, columns)
            if self.name is not unnamed:
                label = "_".join("".join(str(k + 1) for k in places) for places in (rows, columns))
                value = self.name(f"DET{label}", value)
            self.known[rows, columns] = value
        return self.known[rows, columns]

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
        """Return the inverse of a block, adjugate over determinant, by the block's columns and
        rows.
        """
        det = self.minor(block.rows, block.columns)
        if len(block.rows) == 1:
            return [[1 / det]]
        scale = self.name(f"ID{block.rows[0] + 1}", 1 / det)
        adjugate = [
            [self.cofactor(block, r, c) for r in range(len(block.rows))]
            for c in range(len(block.columns))
        ]
        return named_matrix(
            self.name, f"IB{block.rows[0] + 1}", [[x * scale for x in row] for row in adjugate]
        )

    def cofactor(self, block: Block, r: int, c: int) -> Scalar:
        """Return the cofactor of an element of a block."""
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
        """Return the determinants of the diagonal blocks, the first with the sign of the
        permutation.

        The result is [0] if the matrix is singular by structure.
        """
        if self.blocks is None:
            return [0]
        values = [self.minors.minor(b.rows, b.columns) for b in self.blocks]
        rows, columns = (
            [r for b in self.blocks for r in b.rows],
            [c for b in self.blocks for c in b.columns],
        )
        return [values[0] * (_parity(rows) * _parity(columns)), *values[1:]] if values else [1]

    def inverse(self) -> Matrix:
        """Return the inverse X, block by block: X_bk = A_bb^-1 (1_bk - sum A_bl X_lk)."""
        assert self.blocks is not None, "structurally singular"
        size = len(self.A)
        X: Matrix = [[0] * size for _ in range(size)]
        for block in self.blocks:
            block_inverse = self.minors.inverse(block)
            for k in range(size):
                right = [self._right_side(block, r, k, X) for r in block.rows]
                for p, c in enumerate(block.columns):
                    X[c][k] = self.name(f"IX{c + 1}{k + 1}", dot(block_inverse[p], right))
        return X

    def _right_side(self, block: Block, r: int, k: int, X: Matrix) -> Scalar:
        """Return row r of 1_bk - sum A_bl X_lk, with the columns of X that are known so far."""
        outside = sorted(self.minors.present[r].difference(block.columns))
        known = -dot([self.A[r][c] for c in outside], [X[c][k] for c in outside])
        return self.name(f"IR{r + 1}{k + 1}", known + (1 if r == k else 0))


def transposed(A: Sequence[Sequence[Scalar]]) -> Matrix:
    """Return A^T."""
    return [list(column) for column in zip(*A, strict=True)]


def matrix_product(A: Matrix, B: Matrix) -> Matrix:
    """Return A B."""
    return [[dot(row, column) for column in transposed(B)] for row in A]


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """Return the sum of products, without those that are zero by structure."""
    total: Scalar = 0
    for x, y in zip(a, b, strict=True):
        if not is_zero(x) and not is_zero(y):
            total = total + x * y
    return total


def _parity(order: Sequence[int]) -> int:
    swaps = sum(order[a] > order[b] for a in range(len(order)) for b in range(a + 1, len(order)))
    return -1 if swaps % 2 else 1


def symmetric_inverse(A: Matrix, name: Name = unnamed) -> Matrix:
    """Return the inverse of a symmetric positive definite matrix by A = L D L^T, without square
    roots.
    """
    L, D = _ldl_factors(A, name)
    columns = [_solve_unit_vector(L, D, c, name) for c in range(len(A))]
    return [[column[r] for column in columns] for r in range(len(A))]


def _ldl_factors(A: Matrix, name: Name) -> tuple[Matrix, list[Scalar]]:
    """Return the unit lower triangle L and the diagonal D of A = L D L^T."""
    size = len(A)
    L: Matrix = [[1 if r == c else 0 for c in range(size)] for r in range(size)]
    D: list[Scalar] = []
    for j in range(size):
        LD = [name(f"LD{j + 1}{k + 1}", L[j][k] * D[k]) for k in range(j)]
        D.append(name(f"DD{j + 1}", A[j][j] - dot(LD, L[j][:j])))
        for i in range(j + 1, size):
            L[i][j] = name(f"LL{i + 1}{j + 1}", (A[i][j] - dot(LD, L[i][:j])) / D[j])
    return L, D


def _solve_unit_vector(L: Matrix, D: Sequence[Scalar], c: int, name: Name) -> list[Scalar]:
    """Return x with L D L^T x = e_c."""
    size = len(L)
    x: list[Scalar] = [0] * size
    y: list[Scalar] = []
    for i in range(size):
        y.append(name(f"LY{i + 1}{c + 1}", (1 if i == c else 0) - dot(L[i][:i], y)))
    for i in reversed(range(size)):
        below = dot([row[i] for row in L[i + 1 :]], x[i + 1 :])
        x[i] = name(f"LX{i + 1}{c + 1}", (y[i] / D[i] if not is_zero(y[i]) else 0) - below)
    return x
