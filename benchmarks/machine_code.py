"""The speed of machine code: nanoseconds per state, from a loop in machine code and from Python,
and the time to get there.

    python benchmarks/machine_code.py [--rounds 200]

One core, minima over the rounds, inputs in cache. `single`: one state per call, called from a loop
in machine code. `batch`: 128 states, one row each. `columns`: the same, a contiguous array per
input. `python`: a call of `f.rows` with one state, new result array and all. `compile`: both
kernels, nothing on disk; `start`: both from disk; these two in processor time.
"""

from __future__ import annotations

import argparse
import ctypes
import time
import timeit
from collections.abc import Callable

import numpy as np

import symoro as sy
from symoro.jit.function import Compiled
from symoro.jit.llvm import host
from symoro.jit.machine_code import _loaded, load
from symoro.passes.pipeline import optimise, with_numbers

NO = ("friction", "wrench")
SUBJECTS = {
    "RX-90 simplified idm, base": ("rx90_simplified", "idm", {"parameters": "base", "without": NO}),
    "RX-90 idm, base": ("rx90", "idm", {"parameters": "base", "without": NO}),
    "Puma 560 idm": ("puma560", "idm", {}),
    "Puma 560 idm, base, no friction": ("puma560", "idm", {"parameters": "base", "without": NO}),
    "Puma 560 ddm": ("puma560", "ddm", {}),
    "Puma 560 inertia": ("puma560", "inertia", {}),
    "Panda idm": ("panda", "idm", {}),
    "Panda dgm": ("panda", "dgm", {}),
}
STATES = 128
TIMES = 20
REPEAT = """define void @repeat_{0}(i64 %times, ptr %kernel, {1}) {{
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void %kernel({1})
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %times
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
SIGNATURES = {
    "single": "ptr %in, ptr %c, ptr %out",
    "rows": "i64 %n, ptr %in, ptr %steps, ptr %c, ptr %out",
    "columns": "i64 %n, ptr %in, ptr %c, ptr %out",
}
POINTER, WORD = ctypes.c_void_p, ctypes.c_int64


def best(run: Callable[[], object], states: int, rounds: int) -> float:
    """Nanoseconds per state."""
    return min(timeit.repeat(run, number=1, repeat=rounds)) / states * 1e9


def pointers(arrays: list[np.ndarray]) -> ctypes.Array[ctypes.c_void_p]:
    return (POINTER * len(arrays))(*(x.ctypes.data for x in arrays))


def measure(model: sy.Model, rounds: int) -> dict[str, float]:
    """All figures of one model, every parameter a number."""
    rng = np.random.default_rng(0)
    values = {
        name: model.robot.values.get(name, float(rng.uniform(0.1, 1.0)))
        for name in model.parameters
    }
    program = optimise(
        with_numbers(model.traced, values), model.options["objective"], model.options["outputs"]
    ).program
    figures = {}
    for name, cache in (("compile ms", False), ("start ms", True), ("start ms", True)):
        _loaded.clear()  # as in a new process
        start = time.process_time()
        f = Compiled(program, threads=1, cache=cache).ready(batch=True)
        figures[name] = 1e3 * (time.process_time() - start)
    return kernels(f, rng, rounds) | figures


def kernels(f: Compiled, rng: np.random.Generator, rounds: int) -> dict[str, float]:
    arrays = [rng.uniform(-2.0, 2.0, (STATES, len(names))) for names in f.arguments.values()]
    outs = [np.empty((STATES, int(np.prod(shape)))) for shape in f.groups.values()]
    c = np.zeros(1)
    ins, goals, steps = (
        pointers(arrays),
        pointers(outs),
        (WORD * len(arrays))(*(x.strides[0] for x in arrays)),
    )
    constants = c.ctypes.data

    def repeated(kernel: str, *arguments: object) -> float:
        loop = ctypes.CFUNCTYPE(
            None, WORD, POINTER, *(WORD if a is STATES else POINTER for a in arguments)
        )(LOOP.addresses[f"repeat_{kernel}"])
        states, address = (
            1 if kernel == "single" else STATES,
            f._backend.code(kernel).addresses[kernel],
        )
        times = TIMES * STATES // states
        return best(lambda: loop(times, address, *arguments), times * states, rounds)

    contiguous = [
        np.ascontiguousarray(x[:, j])
        for x, names in zip(arrays, f.arguments.values(), strict=True)
        for j, name in enumerate(names)
        if name
    ]
    results = [np.empty(STATES) for x in outs for _ in range(x.shape[1])]
    in_columns, out_columns = pointers(contiguous), pointers(results)
    one = [x[0].copy() for x in arrays]
    return {
        "single ns": repeated("single", ins, constants, goals),
        "batch ns": repeated("rows", STATES, ins, steps, constants, goals),
        "columns ns": repeated("columns", STATES, in_columns, constants, out_columns),
        "python ns": min(
            timeit.repeat(lambda: f.rows(*one), number=1000, repeat=max(5, rounds // 10))
        )
        * 1e6,
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--only", default="", help="part of a subject's name")
    given = parser.parse_args()
    print(f"{host().cpu}, {host().lanes} lanes, one core, every parameter a number")
    heads = ("single ns", "batch ns", "columns ns", "python ns", "compile ms", "start ms")
    print(f"{'':34}{'mul add trig':>14}" + "".join(f"{h:>12}" for h in heads))
    for title, (robot, model, options) in SUBJECTS.items():
        if given.only in title:
            m = sy.generate(sy.load(robot), model, **options)
            figures = measure(m, given.rounds)
            print(
                f"{title:34}{f'{m.cost.mul} {m.cost.add} {m.cost.trig}':>14}"
                + "".join(f"{figures[h]:>12.1f}" for h in heads),
                flush=True,
            )


TEXT = "\n".join(REPEAT.format(name, signature) for name, signature in SIGNATURES.items())
LOOP = load(lambda: TEXT, TEXT, [f"repeat_{name}" for name in SIGNATURES])

if __name__ == "__main__":
    main()
