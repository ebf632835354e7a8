"""The entry points of a program's machine code, as text of the intermediate representation.

    pre(p, c)                       run-once part: parameters to the constants c
    single(in, c, out)              one state; in and out point to the arrays
    rows(n, in, steps, c, out)      n >= lanes states, one row each; steps are the bytes from row to row (0: the same row for all)
    columns(n, in, c, out)          n >= lanes states; a pointer to a contiguous column for every input and output

The last vector of a batch overlaps the one before where n is not a multiple of the lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from symoro.expr.node import PARAMETER_LEVEL, VARIABLE_LEVEL, Expr
from symoro.expr.ops import NEG
from symoro.expr.program import Group, Program
from symoro.jit.body import Body, Task
from symoro.jit.target import Target
from symoro.jit.writer import Writer
from symoro.passes.schedule import schedule

Columns = tuple[Expr | None, ...]


@dataclass(frozen=True)
class Interface:
    """What goes in and out. With `hoist`, parameters come as constants `c` made by the run-once part; else as an argument `p`."""

    program: Program
    hoist: bool = True

    @cached_property
    def parameters(self) -> tuple[Expr, ...]:
        return tuple(s for s in self.program.symbols if s.payload[1].is_parameter)

    @cached_property
    def arguments(self) -> tuple[Columns, ...]:
        """The arrays of symbols, in order; None where an element is never read."""
        used = set(self.program.symbols)
        arrays = tuple(tuple(s if s in used else None for s in a.symbols) for a in self.program.arguments)
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
        """The elements of c: what run-time work uses that depends on parameters only."""
        if not self.hoist:
            return ()
        nodes = self.program.nodes
        used = [*(a for n in nodes if n.level == VARIABLE_LEVEL and n.op is not NEG for a in n.args), *self.program.outputs]
        frontier = {a.args[0] if a.op is NEG else a for a in used}
        return tuple(n for n in nodes if n in frontier and n.level == PARAMETER_LEVEL)

    @cached_property
    def content(self) -> str:
        """All that the text of a kernel depends on."""
        number = {n: k for k, n in enumerate(self.program.nodes)}
        rows = [(n.op.name, str(n.payload), *(number[a] for a in n.args)) for n in self.program.nodes]
        arguments = [[None if s is None else number[s] for s in a] for a in self.arguments]
        groups = [[number[v] for v in g.values] for g in self.groups]
        return repr((rows, arguments, [number[s] for s in self.parameters], groups, self.hoist, self.program.shared))

    def task(self, objective: str) -> Task:
        """Run-time work, ordered for latency ("time") or for few values alive ("operations")."""
        return Task(self.program.outputs, frozenset((*self.columns, *self.carried)), tuple(schedule(self.program, objective)))

    @cached_property
    def once(self) -> Task:
        return Task(self.carried, frozenset(self.parameters), self.program.nodes)


def pre(face: Interface, target: Target) -> str:
    w = Writer()
    place = {s: k for k, s in enumerate(face.parameters)}
    values = Body(w, face.once, lambda n: w.load("%p", place[n]), target.lanes, target.fused).write()
    for k, value in enumerate(values):
        w.store(value, "%c", k)
    w.line("ret void")
    return w.function("void @pre(ptr %p, ptr %c)")


def single(face: Interface, target: Target) -> str:
    w = Writer()
    bases = [w.load("%in", k, "ptr") for k in range(len(face.arguments))]
    place = {s: (bases[k], j) for k, a in enumerate(face.arguments) for j, s in enumerate(a) if s is not None}
    place |= {n: ("%c", k) for k, n in enumerate(face.carried)}
    values = iter(Body(w, face.task("time"), lambda n: w.load(*place[n]), target.lanes, target.fused).write())
    for k, g in enumerate(face.groups):
        array = w.load("%out", k, "ptr")
        for j in range(len(g.values)):
            w.store(next(values), array, j)
    w.line("ret void")
    return w.function("void @single(ptr %in, ptr %c, ptr %out)")


def rows(face: Interface, target: Target) -> str:
    """Many states, a row of each argument per state."""
    w = Writer(target.lanes)
    reader = _RowReader(w, face)
    outs = [w.load("%out", k, "ptr") for k in range(len(face.groups))]

    def write() -> None:
        values = _vector_body(w, face, target, reader.value)
        for k, g in enumerate(face.groups):
            size = len(g.values)
            _write_rows(w, values[:size], _rows_from(w, outs[k], str(8 * size)))
            values = values[size:]

    _loop(w, write)
    return w.function("void @rows(i64 %n, ptr %in, ptr %steps, ptr %c, ptr %out)")


class _RowReader:
    """Inputs of one vector of states from rows, two neighbouring columns at once where both are needed."""

    def __init__(self, w: Writer, face: Interface) -> None:
        self.w, self.face = w, face
        self.bases = [w.load("%in", k, "ptr") for k in range(len(face.arguments))]
        self.steps = [w.load("%steps", k, "i64") for k in range(len(face.arguments))]
        self.place = {s: (k, j) for k, a in enumerate(face.arguments) for j, s in enumerate(a) if s is not None}
        self.known: dict[Expr, str] = {}
        self.pointers: dict[int, list[str]] = {}

    def value(self, n: Expr) -> str:
        if n not in self.known:
            k, j = self.place[n]
            symbols = self.face.arguments[k]
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


def columns(face: Interface, target: Target) -> str:
    """Many states, a contiguous column for every input and output."""
    w = Writer(target.lanes)
    place = {s: k for k, s in enumerate(face.columns)}

    def column(array: str, k: int) -> str:
        return w.let(f"getelementptr double, ptr {w.load(array, k, 'ptr')}, i64 %first")

    def write() -> None:
        values = _vector_body(w, face, target, lambda n: w.load(column("%in", place[n]), 0, w.t))
        for k, value in enumerate(values):
            w.store(value, column("%out", k), 0, w.t)

    _loop(w, write)
    return w.function("void @columns(i64 %n, ptr %in, ptr %c, ptr %out)")


def _vector_body(w: Writer, face: Interface, target: Target, variable: Callable[[Expr], str]) -> list[str]:
    """The work of one vector of states; constants are spread from c where they are used."""
    constants = {n: k for k, n in enumerate(face.carried)}

    def given(n: Expr) -> str:
        return w.splat(w.load("%c", constants[n])) if n in constants else variable(n)

    return Body(w, face.task("operations"), given, target.lanes, target.fused).write()


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


def _read_pair(w: Writer, pointers: Sequence[str]) -> tuple[str, str]:
    """Two neighbouring columns: two doubles of each row at once, rows 0 2 4 … and 1 3 5 … joined, then interleaved."""
    pairs = [w.load(p, 0, "<2 x double>") for p in pointers]
    return _interleave(w, _join(w, pairs[::2]), _join(w, pairs[1::2]))


def _join(w: Writer, parts: Sequence[str]) -> str:
    """Vectors one after the other."""
    size, vectors = 2, list(parts)
    while len(vectors) > 1:
        lanes = ", ".join(f"i32 {k}" for k in range(2 * size))
        vectors = [w.let(f"shufflevector <{size} x double> {a}, <{size} x double> {b}, <{2 * size} x i32> <{lanes}>")
                   for a, b in zip(vectors[::2], vectors[1::2], strict=True)]
        size *= 2
    return vectors[0]


def _interleave(w: Writer, x: str, y: str) -> tuple[str, str]:
    """(x0 y0 x2 y2 …) and (x1 y1 x3 y3 …)."""
    def shuffled(odd: int) -> str:
        lanes = ", ".join(f"i32 {k + odd}, i32 {k + odd + w.lanes}" for k in range(0, w.lanes, 2))
        return w.let(f"shufflevector {w.t} {x}, {w.t} {y}, <{w.lanes} x i32> <{lanes}>")

    return shuffled(0), shuffled(1)


def _write_rows(w: Writer, values: Sequence[str], pointers: Sequence[str]) -> None:
    """The columns of a group into its rows, two columns at a time."""
    for j in range(0, len(values) - 1, 2):
        even, odd = _interleave(w, values[j], values[j + 1])
        for lane, p in enumerate(pointers):
            half = f"<2 x i32> <i32 {lane - lane % 2}, i32 {lane - lane % 2 + 1}>"
            w.store(w.let(f"shufflevector {w.t} {(even, odd)[lane % 2]}, {w.t} poison, {half}"), w.at(p, j), 0, "<2 x double>")
    if len(values) % 2:
        for lane, p in enumerate(pointers):
            w.store(w.lane(values[-1], lane), p, len(values) - 1)
