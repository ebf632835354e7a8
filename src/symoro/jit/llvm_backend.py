"""Running a program as machine code: kernels compiled when they are first needed, batches split
among threads.
"""

from __future__ import annotations

import ctypes
import os
import threading
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from itertools import pairwise

import numpy as np

from symoro.expr import Program
from symoro.jit import kernels
from symoro.jit.kernels import Interface
from symoro.jit.machine_code import Code, load, module, support
from symoro.jit.target import host

Array = np.ndarray
CHUNK = 64  # states that `strided` takes at a time
GRAIN = 200e3  # nanoseconds of work that are worth a thread of their own
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

        self._share(n, part)
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
            buffer, places = np.zeros((width, CHUNK)), array("Q", [0]) * width
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

        self._share(n, part)

    def _share(self, n: int, part: Callable[[int, int], None]) -> None:
        """Run `part` on all states, in several threads if the batch is large; each thread gets at
        least CHUNK states.
        """
        count = min(self.threads or processors(), int(n * self.nanoseconds / GRAIN), n // CHUNK)
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
