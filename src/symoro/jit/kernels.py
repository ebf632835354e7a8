"""The entry points of a program's machine code, as text of the intermediate representation.

    pre(p, c)                       run-once part: parameters to the constants c
    single(in, c, out)              one state; in and out point to the arrays
    rows(n, in, steps, c, out)      n >= lanes states, one row each; steps are the bytes from row to
                                    row (0: the same row for all)
    columns(n, in, c, out)          n >= lanes states; a pointer to a contiguous column for every
                                    input and output

If n is not a multiple of the lanes, the last vector of a batch overlaps the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby

import numpy as np

from symoro.expr import CONST_LEVEL, ZERO, Expr, Group, Program, interpret
from symoro.jit.function_body import Body, Sink
from symoro.jit.function_body import Task as Task
from symoro.jit.llvm import Pointers, Target, Writer, literal
from symoro.passes import parameter_operands, schedule_operations

Columns = tuple[Expr | None, ...]
MIN_CLEARED_ELEMENTS = 64  # elements of a result that is cleared as a whole if most are zero


@dataclass(frozen=True)
class Interface:
    """The inputs and outputs of the machine code.

    With `hoist`, the code reads constants `c` that the run-once part computes from the parameters;
    otherwise the parameters are one more argument `p`.
    """

    program: Program
    hoist: bool = True

    @cached_property
    def parameters(self) -> tuple[Expr, ...]:
        return tuple(s for s in self.program.symbols if s.payload[1].is_parameter)

    @cached_property
    def arguments(self) -> tuple[Columns, ...]:
        """The arrays of symbols, in order; None where an element is never read."""
        used = set(self.program.symbols)
        arrays = tuple(
            tuple(s if s in used else None for s in a.symbols) for a in self.program.arguments
        )
        return arrays if self.hoist or not self.parameters else (*arrays, self.parameters)

    @cached_property
    def columns(self) -> tuple[Expr, ...]:
        """Every input symbol that is read."""
        return tuple(s for a in self.arguments for s in a if s is not None)

    @property
    def groups(self) -> tuple[Group, ...]:
        return self.program.groups

    @cached_property
    def carried(self) -> tuple[Expr, ...]:
        """The elements of c: values that depend on parameters only and are used at run time."""
        if not self.hoist:
            return ()
        frontier = parameter_operands(self.program)
        return tuple(n for n in self.program.nodes if n in frontier)

    @cached_property
    def content(self) -> str:
        """Everything that the text of a kernel depends on, as the key of its object code."""
        number = {n: k for k, n in enumerate(self.program.nodes)}
        graph = _graph_content(self.program.nodes, number)
        arguments = [[None if s is None else number[s] for s in a] for a in self.arguments]
        parameters = [number[s] for s in self.parameters]
        groups = [[number[v] for v in g.values] for g in self.groups]
        return repr((graph, arguments, parameters, groups, self.hoist, self.program.is_listing))

    def read_columns(self, arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
        """The columns of the arguments that are read, in the order of `columns`."""
        return [
            x[..., j]
            for x, symbols in zip(arrays, self.arguments, strict=True)
            for j, s in enumerate(symbols)
            if s is not None
        ]

    def task(self, objective: str) -> Task:
        """Run-time work, ordered for latency ("time") or for few values alive ("operations")."""
        return Task(
            self.program.outputs,
            frozenset((*self.columns, *self.carried)),
            tuple(schedule_operations(self.program, objective, "machine code")),
        )

    @cached_property
    def once(self) -> Task:
        return Task(self.carried, frozenset(self.parameters), self.program.nodes)


def _graph_content(
    nodes: Sequence[Expr], number: Mapping[Expr, int]
) -> tuple[str, list[str], list[int]]:
    """The operations, payloads and operands of the nodes, each node by its number."""
    operations = " ".join([n.op.name for n in nodes])
    payloads = [str(n.payload) for n in nodes if n.payload is not None]
    return operations, payloads, [number[a] for n in nodes for a in n.args]


def pre(face: Interface, target: Target) -> str:
    w = Writer()
    place = {s: k for k, s in enumerate(face.parameters)}
    Body(w, face.once, lambda n: w.load("%p", place[n]), target.together, target.fused).write(
        _elements(w, "%c", face.carried, target.together)
    )
    w.line("ret void")
    return w.function("void @pre(ptr %p, ptr %c)")


def single(face: Interface, target: Target) -> str:
    w = Writer()
    bases = [w.load("%in", k, "ptr") for k in range(len(face.arguments))]
    place = {
        s: (bases[k], j)
        for k, a in enumerate(face.arguments)
        for j, s in enumerate(a)
        if s is not None
    }
    place |= {n: ("%c", k) for k, n in enumerate(face.carried)}
    arrays = [w.load("%out", k, "ptr") for k in range(len(face.groups))]
    sinks = [
        sink
        for array, g in zip(arrays, face.groups, strict=True)
        for sink in _elements(w, array, g.values, target.together)
    ]
    body = Body(w, face.task("time"), lambda n: w.load(*place[n]), target.together, target.fused)
    body.write(sinks, hold=any(_sparse(g.values) for g in face.groups))
    w.line("ret void")
    return w.function("void @single(ptr %in, ptr %c, ptr %out)")


def _elements(w: Writer, array: str, nodes: Sequence[Expr], widest: int) -> list[Sink]:
    """Sinks that store each node in its element of the array, neighbouring constants together. An
    array that is mostly zero is cleared first.
    """
    place = Pointers(w, [array])
    if _sparse(nodes):
        elements = [_element(w, place, k, n) for k, n in enumerate(nodes) if n is not ZERO]
        return [Sink((), lambda _: clear(w, array, len(nodes))), *elements]
    runs = dict(constant_runs(nodes, 2))
    fixed = {k for first, values in runs.items() for k in range(first, first + len(values))}
    together = [_constants(w, array, first, values, widest) for first, values in runs.items()]
    return [*(_element(w, place, k, n) for k, n in enumerate(nodes) if k not in fixed), *together]


def _constants(w: Writer, array: str, first: int, values: Sequence[float], widest: int) -> Sink:
    """A sink that stores neighbouring constants from element `first` on."""
    return Sink((), lambda _: store_constants(w, w.at(array, first), values, widest))


def _sparse(nodes: Sequence[Expr]) -> bool:
    return len(nodes) >= MIN_CLEARED_ELEMENTS and 2 * nodes.count(ZERO) >= len(nodes)


def _element(w: Writer, place: Pointers, k: int, n: Expr) -> Sink:
    return Sink((n,), lambda values: w.store(values[0], place.use(1)[0], k))


def rows(face: Interface, target: Target) -> str:
    """Many states, a row of each argument per state."""
    w = Writer(target.lanes)
    reader = RowReader(w, face.arguments)
    outs = [w.load("%out", k, "ptr") for k in range(len(face.groups))]

    def write() -> None:
        sinks = [
            sink
            for out, g in zip(outs, face.groups, strict=True)
            for sink in _blocks(RowWriter(w, out, g.values))
        ]
        _vector_body(w, face, target, reader.value, sinks)

    _loop(w, write)
    return w.function("void @rows(i64 %n, ptr %in, ptr %steps, ptr %c, ptr %out)")


def _blocks(writer: RowWriter) -> list[Sink]:
    """Neighbouring columns of a group together."""
    return [Sink(block.nodes, partial(writer.write, block)) for block in writer.blocks()]


def columns(face: Interface, target: Target) -> str:
    """Many states, a contiguous column for every input and output."""
    w = Writer(target.lanes)
    place = {s: k for k, s in enumerate(face.columns)}
    outs = Pointers(w, ["%out"])

    def column(array: str, k: int) -> str:
        return w.let(f"getelementptr double, ptr {w.load(array, k, 'ptr')}, i64 %first")

    def sink(k: int, n: Expr) -> Sink:
        return Sink((n,), lambda values: w.store(values[0], column(outs.use(1)[0], k), 0, w.t))

    def write() -> None:
        _vector_body(
            w,
            face,
            target,
            lambda n: w.load(column("%in", place[n]), 0, w.t),
            [sink(k, n) for k, n in enumerate(face.program.outputs)],
        )

    _loop(w, write)
    return w.function("void @columns(i64 %n, ptr %in, ptr %c, ptr %out)")


def _vector_body(
    w: Writer,
    face: Interface,
    target: Target,
    variable: Callable[[Expr], str],
    sinks: Sequence[Sink],
) -> None:
    """The work of one vector of states; constants are spread from c where they are used."""
    constants = {n: k for k, n in enumerate(face.carried)}

    def given(n: Expr) -> str:
        return w.splat(w.load("%c", constants[n])) if n in constants else variable(n)

    Body(w, face.task("operations"), given, target.lanes, target.fused).write(sinks)


def _loop(w: Writer, write: Callable[[], None]) -> None:
    """`write` once per vector; %first is its first state."""
    w.line(f"%last = sub i64 %n, {w.lanes}")
    w.line("br label %loop")
    w.label("loop")
    w.line("%i = phi i64 [ 0, %entry ], [ %next, %again ]")
    w.line("%first = call i64 @llvm.smin.i64(i64 %i, i64 %last)")
    write()
    w.line("br label %again")
    w.label("again")
    w.line(f"%next = add i64 %i, {w.lanes}")
    w.line("%more = icmp slt i64 %next, %n")
    w.line("br i1 %more, label %loop, label %done")
    w.label("done")
    w.line("ret void")


# --- vectors of states: rows of states in memory, columns in registers ----------------------------


# columns that are transposed together: half a line of the cache, which rows of any length cross
# less often than a whole one
BLOCK = 4
MIN_CONSTANT_RUN = 8  # constants in a row that are worth stores of their own
COLUMN_WINDOWS = (2, 1)  # columns that are read together
CACHE_LINE = 64  # bytes of a line of the cache
SHORT_ROWS = 512  # numbers in the rows of one vector, of which the next vector's are fetched
PREFETCH_DISTANCE = 256  # numbers of longer rows that are fetched before they are written


class RowReader:
    """Reads the inputs of one vector of states from rows, neighbouring columns together."""

    def __init__(self, w: Writer, arguments: Sequence[Sequence[Expr | None]]) -> None:
        self.w, self.arguments = w, arguments
        self.bases = [w.load("%in", k, "ptr") for k in range(len(arguments))]
        self.steps = [w.load("%steps", k, "i64") for k in range(len(arguments))]
        self.place = {
            s: (k, j) for k, a in enumerate(arguments) for j, s in enumerate(a) if s is not None
        }
        self.known: dict[Expr, str] = {}
        self.pointers: dict[int, list[str]] = {}

    def value(self, n: Expr) -> str:
        if n not in self.known:
            k, j = self.place[n]
            windows = (
                self._window(k, first, count)
                for count in COLUMN_WINDOWS
                for first in range(j, j - count, -1)
            )
            symbols = next(filter(None, windows))
            pointers = self._column(k, self.place[symbols[0]][1])
            self.known |= zip(symbols, _read_columns(self.w, pointers, len(symbols)), strict=True)
        return self.known[n]

    def _window(self, k: int, first: int, count: int) -> tuple[Expr, ...]:
        """`count` columns of argument k; empty if one of them is not needed or already read."""
        symbols = self.arguments[k][first : first + count] if first >= 0 else ()
        needed = tuple(s for s in symbols if s is not None and s not in self.known)
        return needed if len(needed) == count else ()

    def _column(self, k: int, j: int) -> list[str]:
        """Pointers to element j of argument k in the vector's states."""
        if k not in self.pointers:
            self.pointers[k] = _rows_from(self.w, self.bases[k], self.steps[k])
        return [self.w.at(p, j) for p in self.pointers[k]]


@dataclass(frozen=True)
class Block:
    """Columns from `first` on that are stored together: values of `nodes`, and runs of constants
    beside them, by their first column.
    """

    first: int
    nodes: tuple[Expr, ...]
    runs: tuple[tuple[int, tuple[float, ...]], ...] = ()


class RowWriter:
    """Writes an output group of one vector of states to rows, some columns at a time.

    Rows are prefetched into the cache before they are written. Otherwise stores to several rows in
    turn wait for the cache and reach less than half of its speed.
    """

    def __init__(self, w: Writer, base: str, nodes: Sequence[Expr]) -> None:
        self.w, self.nodes, self.size = w, nodes, len(nodes)
        self.pointers = Pointers(w, _rows_from(w, base, str(8 * self.size)))
        self.rows = self.pointers.current

    def blocks(self) -> Iterator[Block]:
        """All columns in blocks of BLOCK; the last block before a run of constants is filled up
        from that run.
        """
        waiting: list[tuple[int, tuple[float, ...]]] = []
        done = 0
        for first, values in [*constant_runs(self.nodes, MIN_CONSTANT_RUN), (self.size, ())]:
            while done < first:
                last = min(done + BLOCK, first + len(values))
                yield Block(done, tuple(self.nodes[done:last]), tuple(waiting))
                waiting, done = [], last
            rest = values[done - first :]
            waiting, done = [*waiting, (done, rest)] if rest else waiting, done + len(rest)
        if waiting:
            yield Block(self.size, (), tuple(waiting))

    def write(self, block: Block, columns: Sequence[str]) -> None:
        """Store the values of a block, row by row."""
        self.rows = self.pointers.use(len(columns) + sum(len(values) for _, values in block.runs))
        self._fetch(block.first, block.first + len(columns))
        for first, values in block.runs:
            self._fetch(first, first + len(values))
        parts = list(self._parts(block.first, columns))
        for lane, row in enumerate(self.rows):
            for first, values in block.runs:
                store_constants(self.w, self.w.at(row, first), values, self.w.lanes)
            for first, vectors in parts:
                count = len(vectors)
                part = self._part(vectors[lane % count], lane - lane % count, count)
                self.w.store(
                    part,
                    self.w.at(row, first),
                    0,
                    "double" if count == 1 else f"<{count} x double>",
                )

    def _parts(self, first: int, columns: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
        """The columns in powers of two, each part transposed."""
        for start, count in _powers(len(columns), min(BLOCK, self.w.lanes)):
            yield first + start, _transposed(self.w, columns[start : start + count])

    def _fetch(self, first: int, last: int) -> None:
        """Prefetch the memory of later stores: for short rows the rows of the next vector, for long
        rows the cache lines some columns ahead, continued in the next vector's rows.
        """
        count = self.size * self.w.lanes  # numbers of all rows
        if count <= SHORT_ROWS:
            lines = range(
                8 * first * self.w.lanes // CACHE_LINE, 8 * last * self.w.lanes // CACHE_LINE
            )
            places = [(self.rows[0], count + CACHE_LINE // 8 * k) for k in lines]
        else:
            ahead = PREFETCH_DISTANCE // self.w.lanes
            columns = [k for k in range(first + ahead, last + ahead) if k % (CACHE_LINE // 8) == 0]
            places = [
                (row, k if k < self.size else k + count - self.size)
                for k in columns
                for row in self.rows
            ]
        for row, place in places:
            self.w.line(
                f"call void @llvm.prefetch.p0(ptr {self.w.at(row, place)}, i32 1, i32 3, i32 1)"
            )

    def _part(self, vector: str, start: int, count: int) -> str:
        """`count` lanes of a vector."""
        if count == 1:
            return self.w.lane(vector, start)
        return (
            vector
            if count == self.w.lanes
            else _shuffled(self.w, vector, "poison", range(start, start + count))
        )


def constant_runs(nodes: Sequence[Expr], least: int) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Runs of at least `least` neighbouring constants: index of the first, and the values."""
    for fixed, part in groupby(enumerate(nodes), key=lambda x: x[1].level == CONST_LEVEL):
        run = list(part)
        if fixed and len(run) >= least:
            yield run[0][0], tuple(float(v) for v in interpret([n for _, n in run], {}))


def store_constants(w: Writer, pointer: str, values: Sequence[float], widest: int) -> None:
    """Store the values one after the other, in vectors of at most `widest` doubles."""
    for start, count in _powers(len(values), widest):
        of_width = w.of_width(count)
        text = (
            literal(values[start])
            if count == 1
            else f"<{', '.join(f'double {literal(x)}' for x in values[start : start + count])}>"
        )
        w.store(text, w.at(pointer, start), 0, of_width.t)


def clear(w: Writer, pointer: str, count: int) -> None:
    """Store `count` zeros, at least two cache lines: aligned whole lines and both ends."""
    zero, size = f"<{CACHE_LINE // 8} x double>", 8 * count
    address = w.let(f"ptrtoint ptr {pointer} to i64")
    beyond = w.let(f"add i64 {address}, {CACHE_LINE - 1}")
    line = w.let(f"inttoptr i64 {w.let(f'and i64 {beyond}, {-CACHE_LINE}')} to ptr")
    ends = [w.at(pointer, place) for place in (0, count - CACHE_LINE // 4, count - CACHE_LINE // 8)]
    for place in (
        *ends,
        *(w.at(line, CACHE_LINE // 8 * k) for k in range((size - CACHE_LINE + 8) // CACHE_LINE)),
    ):
        w.store("zeroinitializer", place, 0, zero)


def _powers(size: int, widest: int) -> Iterator[tuple[int, int]]:
    """Split a length into powers of two, the widest first: start and count of each."""
    start = 0
    while start < size:
        count = widest
        while count > size - start:
            count //= 2
        yield start, count
        start += count


def _transposed(w: Writer, columns: Sequence[str]) -> list[str]:
    """Transpose c columns by exchanging blocks of one lane, then of two, and so on. Lanes k c to
    k c + c - 1 of result j are row k c + j.
    """
    vectors, distance = list(columns), 1
    while distance < len(vectors):
        low = [k if not k & distance else (k ^ distance) + w.lanes for k in range(w.lanes)]
        high = [k + w.lanes if k & distance else k ^ distance for k in range(w.lanes)]
        for j in range(len(vectors)):
            if not j & distance:
                a, b = vectors[j], vectors[j | distance]
                vectors[j], vectors[j | distance] = (
                    _shuffled(w, a, b, low),
                    _shuffled(w, a, b, high),
                )
        distance *= 2
    return vectors


def _shuffled(w: Writer, x: str, y: str, lanes: Sequence[int]) -> str:
    mask = ", ".join(f"i32 {k}" for k in lanes)
    return w.let(f"shufflevector {w.t} {x}, {w.t} {y}, <{len(lanes)} x i32> <{mask}>")


def _rows_from(w: Writer, base: str, step: str) -> list[str]:
    """Pointers to the rows of this vector's states."""
    rows = [w.let(f"getelementptr i8, ptr {base}, i64 {w.let(f'mul i64 %first, {step}')}")]
    for _ in range(1, w.lanes):
        rows.append(w.let(f"getelementptr i8, ptr {rows[-1]}, i64 {step}"))
    return rows


def _read_columns(w: Writer, pointers: Sequence[str], count: int) -> list[str]:
    """Read `count` neighbouring columns, a power of two: `count` doubles of each row at once, every
    count-th row joined to a vector, then transposed.
    """
    parts = [w.load(p, 0, "double" if count == 1 else f"<{count} x double>") for p in pointers]
    return _transposed(w, [_join(w, parts[k::count], count) for k in range(count)])


def _join(w: Writer, parts: Sequence[str], size: int) -> str:
    """Concatenate vectors of `size` doubles."""
    if size == 1:
        return w.gather(parts)
    vectors = list(parts)
    while len(vectors) > 1:
        lanes = ", ".join(f"i32 {k}" for k in range(2 * size))
        t, mask = f"<{size} x double>", f"<{2 * size} x i32> <{lanes}>"
        vectors = [
            w.let(f"shufflevector {t} {a}, {t} {b}, {mask}")
            for a, b in zip(vectors[::2], vectors[1::2], strict=True)
        ]
        size *= 2
    return vectors[0]
