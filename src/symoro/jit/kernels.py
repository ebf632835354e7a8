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

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from symoro.expr import ZERO, Expr, Group, Program
from symoro.jit.function_body import Body, Sink, Task
from symoro.jit.ir_writer import Pointers, Writer
from symoro.jit.llvm import Target
from symoro.jit.row_blocks import RowReader, RowWriter, clear, constant_runs, store_constants
from symoro.passes.listing import parameter_operands
from symoro.passes.schedule import schedule

Columns = tuple[Expr | None, ...]
SPARSE = 64  # elements of a result that is cleared as a whole if most are zero


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
        return repr((graph, arguments, parameters, groups, self.hoist, self.program.shared))

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
            tuple(schedule(self.program, objective, "machine code")),
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
    return len(nodes) >= SPARSE and 2 * nodes.count(ZERO) >= len(nodes)


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
