"""Rows of states in memory, columns of values in registers: how a vector of states is read from rows and written to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symoro.expr.node import Expr
from symoro.jit.writer import Writer

BLOCK = 4  # columns that are transposed together: half a line of the cache, which rows of any length cross less often than a whole one
LINE = 64  # bytes of a line of the cache


class RowReader:
    """Inputs of one vector of states from rows, two neighbouring columns at once where both are needed."""

    def __init__(self, w: Writer, arguments: Sequence[Sequence[Expr | None]]) -> None:
        self.w, self.arguments = w, arguments
        self.bases = [w.load("%in", k, "ptr") for k in range(len(arguments))]
        self.steps = [w.load("%steps", k, "i64") for k in range(len(arguments))]
        self.place = {s: (k, j) for k, a in enumerate(arguments) for j, s in enumerate(a) if s is not None}
        self.known: dict[Expr, str] = {}
        self.pointers: dict[int, list[str]] = {}

    def value(self, n: Expr) -> str:
        if n not in self.known:
            k, j = self.place[n]
            symbols = self.arguments[k]
            for first in (j, j - 1):
                pair = symbols[first : first + 2] if first >= 0 else ()
                if len(pair) == 2 and not any(s is None or s in self.known for s in pair):
                    self.known |= zip(pair, _read_pair(self.w, self._column(k, first)), strict=True)  # type: ignore[arg-type]
                    return self.known[n]
            self.known[n] = _read_strided(self.w, self._column(k, j))
        return self.known[n]

    def _column(self, k: int, j: int) -> list[str]:
        """Pointers to element j of argument k in the vector's states."""
        if k not in self.pointers:
            self.pointers[k] = _rows_from(self.w, self.bases[k], self.steps[k])
        return [self.w.at(p, j) for p in self.pointers[k]]


class RowWriter:
    """An output group of one vector of states into rows, some columns at a time.

    Each vector's rows are fetched into the cache while the one before is computed: stores that go to several rows in turn
    would wait for the cache otherwise, and reach less than half of its speed.
    """

    def __init__(self, w: Writer, base: str, size: int) -> None:
        self.w, self.size = w, size
        self.rows = _rows_from(w, base, str(8 * size))
        self.lines = 8 * size * w.lanes // LINE

    def blocks(self) -> Iterator[tuple[int, int]]:
        """The first and the last but one column of each block: as many columns as are transposed together, fewer at the end."""
        first = 0
        while first < self.size:
            count = min(BLOCK, self.w.lanes)
            while count > self.size - first:
                count //= 2
            yield first, first + count
            first += count

    def write(self, first: int, columns: Sequence[str]) -> None:
        """The values of neighbouring columns."""
        self._fetch(self.lines * first // self.size, self.lines * (first + len(columns)) // self.size)
        vectors, count = _transposed(self.w, columns), len(columns)
        for lane, row in enumerate(self.rows):
            start = lane - lane % count
            part = self._part(vectors[lane % count], start, count)
            self.w.store(part, self.w.at(row, first), 0, "double" if count == 1 else f"<{count} x double>")

    def _fetch(self, first: int, last: int) -> None:
        """The lines from `first` on of the next vector's rows."""
        for k in range(first, last):
            place = self.w.let(f"getelementptr i8, ptr {self.rows[0]}, i64 {8 * self.size * self.w.lanes + LINE * k}")
            self.w.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 1, i32 3, i32 1)")

    def _part(self, vector: str, start: int, count: int) -> str:
        """`count` lanes of a vector."""
        if count == 1:
            return self.w.lane(vector, start)
        return vector if count == self.w.lanes else _shuffled(self.w, vector, "poison", range(start, start + count))


def _transposed(w: Writer, columns: Sequence[str]) -> list[str]:
    """Blocks along the diagonal exchanged, of one lane, then of two …: lanes k c … k c + c - 1 of vector j are row k c + j."""
    vectors, distance = list(columns), 1
    while distance < len(vectors):
        low = [k if not k & distance else (k ^ distance) + w.lanes for k in range(w.lanes)]
        high = [k + w.lanes if k & distance else k ^ distance for k in range(w.lanes)]
        for j in range(len(vectors)):
            if not j & distance:
                a, b = vectors[j], vectors[j | distance]
                vectors[j], vectors[j | distance] = _shuffled(w, a, b, low), _shuffled(w, a, b, high)
        distance *= 2
    return vectors


def _shuffled(w: Writer, x: str, y: str, lanes: Sequence[int]) -> str:
    return w.let(f"shufflevector {w.t} {x}, {w.t} {y}, <{len(lanes)} x i32> <{', '.join(f'i32 {k}' for k in lanes)}>")


def _rows_from(w: Writer, base: str, step: str) -> list[str]:
    """Pointers to the rows of this vector's states."""
    found = [w.let(f"getelementptr i8, ptr {base}, i64 {w.let(f'mul i64 %first, {step}')}")]
    for _ in range(1, w.lanes):
        found.append(w.let(f"getelementptr i8, ptr {found[-1]}, i64 {step}"))
    return found


def _read_strided(w: Writer, pointers: Sequence[str]) -> str:
    vector = "poison"
    for lane, p in enumerate(pointers):
        vector = w.insert(vector, w.load(p), lane)
    return vector


def _read_pair(w: Writer, pointers: Sequence[str]) -> list[str]:
    """Two neighbouring columns: two doubles of each row at once, rows 0 2 4 … and 1 3 5 … joined, then transposed."""
    pairs = [w.load(p, 0, "<2 x double>") for p in pointers]
    return _transposed(w, (_join(w, pairs[::2]), _join(w, pairs[1::2])))


def _join(w: Writer, parts: Sequence[str]) -> str:
    """Vectors one after the other."""
    size, vectors = 2, list(parts)
    while len(vectors) > 1:
        lanes = ", ".join(f"i32 {k}" for k in range(2 * size))
        vectors = [w.let(f"shufflevector <{size} x double> {a}, <{size} x double> {b}, <{2 * size} x i32> <{lanes}>")
                   for a, b in zip(vectors[::2], vectors[1::2], strict=True)]
        size *= 2
    return vectors[0]
