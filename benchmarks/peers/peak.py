"""The machine's own limit: the time that a model's multiply-adds and sines, and the stores of a
batch, would take at measured peak rates.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from benchmarks.peers.build import HERE, library
from benchmarks.peers.ours import CACHE
from symoro.expr.cost import Count

CHAINS, ANGLES, REPEATS = 10, 512, 300


@dataclass(frozen=True)
class Peak:
    """Rates of one core with vector instructions."""

    lanes: int
    ns_per_multiply_add: float  # per lane
    ns_per_sine_cosine: float  # per pair
    ns_per_store: float  # per number, into a batch's results

    def bound(self, count: Count) -> float:
        """ns per sample: every addition fused into a multiplication where there are enough, plus
        the sine-cosine pairs.
        """
        return (
            max(count.mul, count.add) * self.ns_per_multiply_add
            + count.trig * self.ns_per_sine_cosine
        )

    def bound_with_stores(self, count: Count, stored: int) -> float:
        """ns per sample where results are written too: the processor does both at once, the longer
        one counts.
        """
        return max(self.bound(count), stored * self.ns_per_store)

    def data(self) -> dict[str, Any]:
        return asdict(self)


def measured() -> Peak:
    """Minima over repeated runs; the sines are checked."""
    code = library("peak", {"peak.c": (HERE / "peak.c").read_text(encoding="utf-8")})
    lanes, out = int(code.width()), np.zeros(1024)
    x = np.linspace(-20.0, 20.0, ANGLES)
    s, c = np.zeros_like(x), np.zeros_like(x)
    place = [ctypes.c_void_p(a.ctypes.data) for a in (x, s, c)]
    adds = _fastest(
        lambda rounds: code.multiply_adds(
            ctypes.c_size_t(rounds), ctypes.c_void_p(out.ctypes.data)
        ),
        50_000,
    )
    sines = _fastest(
        lambda rounds: code.sine_cosines(ctypes.c_size_t(rounds), ctypes.c_size_t(ANGLES), *place),
        500,
    )
    room = np.zeros(CACHE // 8)
    stores = _fastest(
        lambda rounds: code.stores(
            ctypes.c_size_t(rounds), ctypes.c_size_t(len(room)), ctypes.c_void_p(room.ctypes.data)
        ),
        20,
    )
    if not (
        np.allclose(s, np.sin(x), rtol=0, atol=1e-15)
        and np.allclose(c, np.cos(x), rtol=0, atol=1e-15)
    ):
        raise ArithmeticError("the sine-cosine kernel of the benchmark is wrong")
    return Peak(lanes, adds / (CHAINS * lanes), sines / ANGLES, stores / len(room))


def _fastest(run: Callable[[int], None], rounds: int) -> float:
    """ns per round."""
    best = np.inf
    for _ in range(REPEATS):
        start = time.perf_counter_ns()
        run(rounds)
        best = min(best, (time.perf_counter_ns() - start) / rounds)
    return float(best)
