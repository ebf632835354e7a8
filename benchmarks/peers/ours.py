"""Our own contenders: generated C, one state at a time or through its batch entry point, and
machine code.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

import symoro as sy
from benchmarks.peers.build import FLAGS, library
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.robots import CALLS, STATES, Subject

SINGLE, BATCH, THROUGH_C, LIBM = (
    "symoro C",
    "symoro C, batch",
    "symoro C, parameters in c",
    "symoro C, libm",
)  # the first three with style simd
MACHINE, MACHINE_BATCH = "symoro machine code", "symoro machine code, batch"
CACHE = 1 << 18  # bytes
GLUE = """#include <stddef.h>
{prototypes}
void run_single(size_t rounds, size_t n, const double *const *x, const double *c, double *out, size_t step)
{{
    (void)c;
    for (size_t r = 0; r < rounds; ++r)
        for (size_t k = 0; k < n; ++k) {single};
}}
void run_batch(size_t rounds, size_t n, const double *const *x, const double *c, double *out, size_t step)
{{
    (void)c, (void)step;
    for (size_t r = 0; r < rounds; ++r) {batch};
}}
"""


@dataclass(frozen=True)
class Wanted:
    """A model of ours: its id and options, and with respect to what it is differentiated."""

    id: str
    options: dict[str, Any]
    derivative: bool = False


def made(robot: sy.Robot, wanted: Wanted) -> sy.Model:
    """The model, generated; derivatives are taken with respect to q, qd and qdd together, which
    shares the most.
    """
    m: sy.Model = sy.generate(robot, wanted.id, **wanted.options)
    return m.derivative([*robot.q, *robot.qd, *robot.qdd]) if wanted.derivative else m


def pointers(arrays: Sequence[np.ndarray]) -> Any:
    return (ctypes.c_void_p * max(1, len(arrays)))(*(a.ctypes.data for a in arrays))


def glue(model: sy.Model, name: str) -> str:
    """C loops over the states, in a file of their own so that nothing is inlined or hoisted."""
    program, c = model.program, ["c"] if model.parameters else []
    sizes = [prod(g.shape) for g in program.groups]
    assert len(sizes) == 1, "one output group per model"
    single = ", ".join(
        [
            *(f"x[{i}] + {len(a.symbols)}*k" for i, a in enumerate(program.arguments)),
            *c,
            "out + step*k",
        ]
    )
    batch = ", ".join(["n", *(f"x[{i}]" for i in range(len(program.arguments))), *c, "out"])
    return GLUE.format(
        prototypes=f'#include "{name}.h"',
        single=f"{name}({single})",
        batch=f"{name}_batch({batch})",
    )


def kernels_of(
    m: sy.Model,
    subject: Subject,
    model: str,
    single: str,
    batch: str | None,
    flags: Sequence[str] = FLAGS,
    **code: Any,
) -> list[Kernel]:
    """The compiled C of a model as kernels, named by contender."""
    name = "model"
    sources = {**_files(m, name, **code), "glue.c": glue(m, name)}
    compiled = library(f"{subject.name}-{m.id}", sources, flags)
    states = [np.ascontiguousarray(subject.states[a.name]) for a in m.program.arguments]
    out = np.zeros((len(subject.states["q"]), prod(next(iter(m.groups.values())))))
    c = _constants(compiled, m, name)

    def kernel(contender: str, entry: str, count: int) -> Kernel:
        function, x = getattr(compiled, entry), pointers(states)
        places = (x, ctypes.c_void_p(c.ctypes.data), ctypes.c_void_p(out.ctypes.data))

        def run(rounds: int, n: int = count, step: int = 0) -> None:
            function(ctypes.c_size_t(rounds), ctypes.c_size_t(n), *places, ctypes.c_size_t(step))

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
            keep=(states, c, out, compiled),
        )

    few = batch_size(m, out.shape[1])
    return [
        kernel(single, "run_single", CALLS),
        *([kernel(batch, "run_batch", few)] if batch else []),
    ]


def batch_size(m: sy.Model, size: int) -> int:
    """States of a batch whose inputs and outputs stay in the cache, so that the code is timed and
    not the memory.
    """
    width = size + sum(len(a.symbols) for a in m.program.arguments)
    return max(64, min(STATES, CACHE // (8 * width)) // 16 * 16)


def _files(m: sy.Model, name: str, **code: Any) -> dict[str, str]:
    from symoro.emit.source_code import emit

    return emit(m, "c", function=name, **code)


def _constants(compiled: ctypes.CDLL, m: sy.Model, name: str) -> np.ndarray:
    """The results of the run-once function for the values of the robot."""
    c = np.zeros(max(1, len(m.unit.constants)))
    if m.parameters:
        p = np.array([m.robot.values[x] for x in m.parameters])
        getattr(compiled, f"{name}_pre")(
            ctypes.c_void_p(p.ctypes.data), ctypes.c_void_p(c.ctypes.data)
        )
    return c
