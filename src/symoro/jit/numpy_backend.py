"""Running a program with NumPy alone: a list of array operations, replayed on chunks that stay in
the cache.

A buffer is reused as soon as its content is not needed any more, so that a replay needs little
memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.expr import CONST_LEVEL, NAMED, Expr, Program, interpret
from symoro.jit.function_body import Task
from symoro.jit.kernels import Interface

Array = np.ndarray
CHUNK = 2048  # states


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
            for first in range(0, n, CHUNK):
                last = min(first + CHUNK, n)
                given = [
                    np.ascontiguousarray(x[first:last]) if x.ndim else float(x) for x in columns
                ]
                for goal, value in zip(
                    goals, self.tape.run([*given, *map(float, c[:-1])], last - first), strict=True
                ):
                    goal[first:last] = value
