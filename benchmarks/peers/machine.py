"""Our machine code as a contender: the entry points of the compiled model, called in a loop of C
without Python in between.

The addresses of the arrays, which the code for one state takes in a table, are written down before:
a control loop calls it with the same arrays each time.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

import symoro as sy
from benchmarks.peers.build import Missing, library
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.ours import MACHINE, MACHINE_BATCH, batch_size, pointers
from benchmarks.peers.robots import CALLS, Subject

LOOPS = """#include <stddef.h>
typedef void (*single)(const double *const *in, const double *c, double *const *out);
typedef void (*rows)(long long n, const double *const *in, const long long *steps, const double *c, double *const *out);

void run_single(size_t rounds, size_t n, single f, size_t count, const double *const *in, const double *c, double *const *out)
{
    for (size_t r = 0; r < rounds; ++r)
        for (size_t k = 0; k < n; ++k) f(in + count*k, c, out + k);
}

void run_rows(size_t rounds, size_t n, rows f, const double *const *x, const long long *steps, const double *c, double *out)
{
    double *to[1] = {out};
    for (size_t r = 0; r < rounds; ++r) f((long long)n, x, steps, c, to);
}
"""


def _native(m: sy.Model) -> Any:
    """The compiled program, for one thread; Missing where the package or llvmlite is not there."""
    try:
        native, target = (
            importlib.import_module(f"symoro.jit.{name}") for name in ("native", "target")
        )
    except ImportError as error:
        raise Missing(f"not there yet ({error})") from error
    if not target.available():
        raise Missing("llvmlite is not installed: pip install llvmlite")
    return native.Native(m.program, threads=1)


def machine_kernels(m: sy.Model, subject: Subject, model: str) -> list[Kernel]:
    """Single calls and rows of states of a model's machine code."""
    native = _native(m)
    states = [np.ascontiguousarray(subject.states[a.name]) for a in m.program.arguments]
    steps = (ctypes.c_longlong * max(1, len(states)))(*(a.strides[0] for a in states))
    out = np.zeros((len(subject.states["q"]), prod(next(iter(m.groups.values())))))
    c = native.constants(np.array([m.robot.values[x] for x in m.parameters]))
    loops, x = library("loops", {"loops.c": LOOPS}), pointers(states)
    places = [ctypes.c_void_p(a.ctypes.data) for a in (c, out)]
    address = {
        name: ctypes.c_void_p(native.code(name).addresses[name]) for name in ("single", "rows")
    }
    few, number = batch_size(m, out.shape[1]), ctypes.c_size_t(len(states))
    table, goals = (
        pointers([row for k in range(len(out)) for row in (a[k] for a in states)]),
        {step: _goals(out, step) for step in (0, out.shape[1])},
    )

    def single(rounds: int, n: int = CALLS, step: int = 0) -> None:
        loops.run_single(
            ctypes.c_size_t(rounds),
            ctypes.c_size_t(n),
            address["single"],
            number,
            table,
            places[0],
            goals[step],
        )

    def rows(rounds: int, n: int = few, step: int = 0) -> None:
        loops.run_rows(
            ctypes.c_size_t(rounds),
            ctypes.c_size_t(n),
            address["rows"],
            x,
            steps,
            places[0],
            places[1],
        )

    def kernel(contender: str, count: int, run: Callable[..., None]) -> Kernel:
        def outputs() -> np.ndarray:
            out.fill(np.nan)
            run(1, len(out), out.shape[1])
            return out.copy()

        return Kernel(
            contender,
            model,
            count,
            run,
            outputs,
            m.cost.hoisted,
            out.shape[1],
            keep=(native, states, c, out),
        )

    return [kernel(MACHINE, CALLS, single), kernel(MACHINE_BATCH, few, rows)]


def _goals(out: np.ndarray, step: int) -> Any:
    """The address at which each call writes its result, `step` numbers after the last one's."""
    return (ctypes.c_void_p * len(out))(
        *(out.ctypes.data + out.itemsize * step * k for k in range(len(out)))
    )
