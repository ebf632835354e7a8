"""Kernels, which are timed: a kernel is one contender's code for one model of one robot, run over all states
without Python in between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symoro.expr.cost import Count

TOLERANCE = 1e-9
SLICE = 4e-4  # seconds of one measurement: shorter than the turns that other programs get
WARM = 3  # calls before the first measurement


@dataclass
class Kernel:
    """`run(rounds)` calls the code on `states` states, `rounds` times; `outputs()` is one row for
    each of all states, in our layout.

    Single calls leave their results in one place, as a control loop does; a batch writes them all.
    """

    contender: str
    model: str
    states: int
    run: Callable[[int], None]
    outputs: Callable[[], np.ndarray]
    count: Count | None = None
    stored: int = 0  # numbers that a batch writes for each state
    keep: tuple[Any, ...] = ()  # arrays and libraries that the calls use
    best: float = field(default=np.inf)  # ns per call

    def rounds(self) -> int:
        """The number of rounds in one measurement."""
        fastest = np.inf
        for _ in range(WARM):
            start = time.perf_counter()
            self.run(1)
            fastest = min(fastest, time.perf_counter() - start)
        return max(1, round(SLICE / max(fastest, 1e-6)))

    def measure(self, rounds: int) -> None:
        start = time.perf_counter_ns()
        self.run(rounds)
        self.best = min(self.best, (time.perf_counter_ns() - start) / (rounds * self.states))


def check(kernel: Kernel, reference: np.ndarray) -> float:
    """The largest difference from the reference, relative to its scale; an error where it is not
    rounding.
    """
    found = kernel.outputs().reshape(reference.shape)
    error = float(np.max(np.abs(found - reference)) / (np.max(np.abs(reference)) or 1.0))
    if not error <= TOLERANCE:
        raise ArithmeticError(
            f"{kernel.contender}, {kernel.model}: differs from the reference by {error:.1e} of its scale, allowed {TOLERANCE:.0e}"
        )
    return error


def race(kernels: Iterable[Kernel], repeats: int) -> None:
    """Measure in turns, so that a busy moment of the machine does not fall on one contender; each
    keeps its minimum.
    """
    lanes = [(kernel, kernel.rounds()) for kernel in kernels]
    for _ in range(repeats):
        for kernel, rounds in lanes:
            kernel.measure(rounds)
