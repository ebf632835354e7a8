"""Running a program: as machine code of LLVM, or with NumPy alone.

Kernels of machine code are compiled when they are first needed; batches are split among threads.
NumPy replays a list of array operations on chunks that stay in the cache; a buffer is reused as
soon as its content is not needed any more, so that a replay needs little memory.
"""

from __future__ import annotations

import ctypes
import os
import threading
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

import numpy as np

from symoro.expr import CONST_LEVEL, NAMED, Expr, Program, interpret
from symoro.jit import kernels
from symoro.jit.kernels import Interface, Task
from symoro.jit.llvm import host
from symoro.jit.machine_code import Code, load, module, support

Array = np.ndarray
STRIDED_STATES = 64  # states that `strided` takes at a time
THREAD_WORK = 200e3  # nanoseconds of work that are worth a thread of their own
KERNELS: dict[str, tuple[str, ...]] = {
    "single": ("pre", "single"),
    "rows": ("rows",),
    "columns": ("columns",),
}
POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES = {
    "pre": ctypes.CFUNCTYPE(None, POINTER, POINTER),
    "single": ctypes.CFUNCTYPE(None, POINTER, POINTER, POINTER),
    "rows": ctypes.CFUNCTYPE(None, WORD, POINTER, POINTER, POINTER, POINTER),
    "strided": ctypes.CFUNCTYPE(
        None,
        WORD,
        POINTER,
        POINTER,
        WORD,
        POINTER,
        POINTER,
        WORD,
        POINTER,
        POINTER,
        POINTER,
        POINTER,
    ),
}


class Native:
    """The machine code of one program. ctypes releases Python's lock while it runs."""

    name = "llvm"

    def __init__(
        self, program: Program, threads: int | None = None, cached: bool = True, hoist: bool = True
    ) -> None:
        self.face, self.threads, self.kept = Interface(program, hoist), threads, cached
        self.lanes = host().lanes
        self.codes: dict[str, Code] = {}
        self.address_of_rows = ctypes.c_uint64(0)
        self._functions: dict[str, Callable[..., None]] = {}
        self._lock = threading.RLock()
        if hoist:  # otherwise there are batches only
            self.code("single")
        support()

    @cached_property
    def unhoisted(self) -> Native:
        """The same program with parameters as one more argument, for parameters that change from
        state to state.
        """
        return Native(self.face.program, self.threads, self.kept, hoist=False)

    @property
    def nanoseconds(self) -> float:
        """Estimated time per state in a batch, from which the number of threads is chosen."""
        return 0.2 * len(self.face.program.nodes) / self.lanes + 1.0

    def code(self, kernel: str) -> Code:
        with self._lock:
            if kernel not in self.codes:
                names = [name for name in KERNELS[kernel] if name != "pre" or self.face.carried]
                write = partial(_write, self.face, names)
                self.codes[kernel] = load(write, f"{kernel} {self.face.content}", names, self.kept)
                if kernel == "rows":
                    self.address_of_rows.value = self.codes[kernel].addresses["rows"]
            return self.codes[kernel]

    def function(self, kernel: str, name: str = "") -> Callable[..., None]:
        name = name or kernel
        if name not in self._functions:
            self._functions[name] = PROTOTYPES[name](self.code(kernel).addresses[name])
        return self._functions[name]

    # --- the three ways to run --------------------------------------------------------------------

    def constants(self, p: Array) -> Array:
        """The values that the run-once part computes from the parameters p."""
        c = np.empty(len(self.face.carried) + 1)
        if self.face.carried:
            p = np.ascontiguousarray(p)
            self.function("single", "pre")(p.ctypes.data, c.ctypes.data)
        return c

    def single(self, arrays: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        """One state: contiguous arrays in and out."""
        ins, goals = array("Q", _addresses(arrays)), array("Q", _addresses(outs))
        self.function("single")(_at(ins), c.ctypes.data, _at(goals))

    def rows(self, n: int, arrays: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        """n states: arrays of shape (n, k), or (k,) for the same values in all states; outs of
        shape (n, size).
        """
        plain = (
            n >= self.lanes
            and all(x.strides[-1] == 8 or x.shape[-1] == 1 for x in arrays)
            and all(x.flags.c_contiguous for x in outs)
        )
        if not plain:
            return self.columns(n, self.face.read_columns(arrays), c, outs)
        run = self.function("rows")
        steps = [x.strides[0] if x.ndim == 2 else 0 for x in arrays]
        outsteps = [x.strides[0] for x in outs]
        bases, outbases = _addresses(arrays), _addresses(outs)
        words, constants = array("q", steps), c.ctypes.data

        def part(first: int, last: int) -> None:
            ins, goals = _moved(bases, steps, first), _moved(outbases, outsteps, first)
            run(last - first, _at(ins), _at(words), constants, _at(goals))

        self.share(n, part)
        return None

    def columns(self, n: int, columns: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        """n states: for every input that is read, an array of n numbers or of one."""
        run = PROTOTYPES["strided"](support().addresses["strided"])
        kernel = self.code("columns").addresses["columns"]
        steps = [x.strides[0] if x.ndim else 0 for x in columns]
        outsteps = [x.strides[0] for x in outs for _ in range(x.shape[1])]
        bases = _addresses(columns)
        outbases = [
            address + j * x.strides[1]
            for address, x in zip(_addresses(outs), outs, strict=True)
            for j in range(x.shape[1])
        ]
        words, outwords, constants = array("q", steps), array("q", outsteps), c.ctypes.data

        def part(first: int, last: int) -> None:
            ins, goals = _moved(bases, steps, first), _moved(outbases, outsteps, first)
            width = len(steps) + len(outsteps)
            buffer, places = np.zeros((width, STRIDED_STATES)), array("Q", [0]) * width
            run(
                last - first,
                _at(ins),
                _at(words),
                len(steps),
                _at(goals),
                _at(outwords),
                len(outsteps),
                constants,
                kernel,
                buffer.ctypes.data,
                _at(places),
            )

        self.share(n, part)

    def share(self, n: int, part: Callable[[int, int], None]) -> None:
        """Run `part` on all states, in several threads if the batch is large; each thread gets at
        least CHUNK states.
        """
        count = min(
            self.threads or processors(),
            int(n * self.nanoseconds / THREAD_WORK),
            n // STRIDED_STATES,
        )
        if count < 2:
            part(0, n)
            return
        edges = [n * k // count for k in range(count + 1)]
        for job in [_pool().submit(part, a, b) for a, b in pairwise(edges)]:
            job.result()


def _write(face: Interface, names: Sequence[str]) -> str:
    """The text of a module with these kernels."""
    return module(*(getattr(kernels, name)(face, host()) for name in names))


def _addresses(arrays: Sequence[Array]) -> list[int]:
    return [x.ctypes.data for x in arrays]


def _moved(bases: Sequence[int], steps: Sequence[int], first: int) -> array[int]:
    """Pointers to state `first`."""
    return array("Q", [base + first * step for base, step in zip(bases, steps, strict=True)])


def _at(table: array[int]) -> int:
    return table.buffer_info()[0]


def processors() -> int:
    """Processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_pools: dict[int, ThreadPoolExecutor] = {}


def _pool() -> ThreadPoolExecutor:
    """The threads of this process; a forked child starts its own."""
    if os.getpid() not in _pools:
        _pools.clear()
        _pools[os.getpid()] = ThreadPoolExecutor(processors(), thread_name_prefix="symoro")
    return _pools[os.getpid()]


# --- NumPy alone ----------------------------------------------------------------------------------


NUMPY_CHUNK = 2048  # states that a replay takes at a time


@dataclass(frozen=True)
class Step:
    """registers[result] = function(registers…); registers in `free` are not read again."""

    function: Any
    result: int
    operands: tuple[int, ...]
    free: tuple[int, ...]


class Tape:
    """A task as a list of steps. Registers: the given values, then constants, then results."""

    def __init__(self, task: Task, given: Sequence[Expr]) -> None:
        constants = _constants(task)
        number = {n: k for k, n in enumerate((*given, *constants))}
        self.constants = list(map(float, interpret(constants, {})))
        self.fixed = len(number)
        work = [n for n in task.nodes if n.op is not NAMED]
        number |= {n: self.fixed + k for k, n in enumerate(work)}
        for n in task.nodes:
            if n.op is NAMED:
                number[n] = number[n.args[0]]
        operands = [tuple(map(number.__getitem__, n.args)) for n in work]
        self.outputs = [number[n] for n in task.outputs]
        free = _last_uses(operands, self.fixed, set(self.outputs))
        self.steps = [
            Step(n.op.value, number[n], *rest)
            for n, *rest in zip(work, operands, free, strict=True)
        ]

    def run(self, given: Sequence[Any], size: int | None) -> list[Any]:
        """The outputs. Given values are numbers or, if `size` is not None, arrays of that size."""
        registers = [*given, *self.constants, *[None] * len(self.steps)]
        spare: list[Array] = []
        for step in self.steps:
            operands = [registers[k] for k in step.operands]
            if size is not None and isinstance(step.function, np.ufunc):
                buffer = spare.pop() if spare else np.empty(size)
                registers[step.result] = step.function(*operands, out=buffer)
            else:
                registers[step.result] = step.function(*operands)
            for k in step.free:
                value, registers[k] = registers[k], None
                if isinstance(value, np.ndarray) and value.shape == (size,):
                    spare.append(value)
        return [registers[k] for k in self.outputs]


def _constants(task: Task) -> list[Expr]:
    """The constant nodes that the task uses."""
    nodes = (a for n in (*task.nodes, *task.outputs) for a in (*n.args, n))
    return list(dict.fromkeys(a for a in nodes if a.level == CONST_LEVEL))


def _last_uses(
    operands: Sequence[tuple[int, ...]], fixed: int, results: set[int]
) -> list[tuple[int, ...]]:
    """For each step the registers that no later step reads, apart from fixed ones and results."""
    last = {k: place for place, own in enumerate(operands) for k in own}
    return [
        tuple(k for k in dict.fromkeys(own) if last[k] == place and k >= fixed and k not in results)
        for place, own in enumerate(operands)
    ]


class Replayed:
    """A program run by NumPy; the same interface as machine code."""

    name = "numpy"
    lanes = 1

    def __init__(self, program: Program, hoist: bool = True) -> None:
        self.face = Interface(program, hoist)
        self.tape = Tape(self.face.task("operations"), (*self.face.columns, *self.face.carried))
        self.once = Tape(self.face.once, self.face.parameters)

    @cached_property
    def unhoisted(self) -> Replayed:
        return Replayed(self.face.program, hoist=False)

    def constants(self, p: Array) -> Array:
        with np.errstate(all="ignore"):
            return (
                np.array([*self.once.run([float(x) for x in p], None), 0.0], dtype=float)
                if self.face.carried
                else np.zeros(1)
            )

    def single(self, arrays: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        with np.errstate(all="ignore"):
            values = self.face.read_columns(arrays)
            outputs = iter(self.tape.run([*map(float, values), *map(float, c[:-1])], None))
        for x in outs:
            x[:] = [next(outputs) for _ in range(x.size)]

    def rows(self, n: int, arrays: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        self.columns(n, self.face.read_columns(arrays), c, outs)

    def columns(self, n: int, columns: Sequence[Array], c: Array, outs: Sequence[Array]) -> None:
        goals = [x[:, j] for x in outs for j in range(x.shape[1])]
        with np.errstate(all="ignore"):
            for first in range(0, n, NUMPY_CHUNK):
                last = min(first + NUMPY_CHUNK, n)
                given = [
                    np.ascontiguousarray(x[first:last]) if x.ndim else float(x) for x in columns
                ]
                for goal, value in zip(
                    goals, self.tape.run([*given, *map(float, c[:-1])], last - first), strict=True
                ):
                    goal[first:last] = value
