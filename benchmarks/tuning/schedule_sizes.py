"""Checks the limits of passes/schedule.py: which order of nodes is faster at which size of a
program.

    python -m benchmarks.tuning.schedule_sizes            measure, write the records, show the limits
    python -m benchmarks.tuning.schedule_sizes --show     show what the records say

Each model is compiled twice to machine code, its nodes ordered by critical path and by need, and
both are called in turn with the same single state (batches are always ordered by need); the record
holds the least time per call of each, the call itself included. The limits
MAX_BY_PATH and WIDE are those with the least sum of the logarithms of the times. A limit is
confirmed if the best one is less than TOLERANCE better. tests/benchmarks/test_tuning.py says when
the records are older than the code that they were measured with.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

import symoro as sy
from symoro.cache import cache_disabled
from symoro.expr.cost import run_time_operations
from symoro.expr.node import VARIABLE_LEVEL, magnitude
from symoro.jit.function import Compiled
from symoro.jit.kernels import Interface
from symoro.passes import schedule as scheduler

RECORDS = Path(__file__).with_suffix(".json")
MODELS = (
    ("rx90", "idm"),
    ("rx90", "ddm"),
    ("rx90", "inertia"),
    ("rx90", "lagrange"),
    ("rx90", "id-dynamic"),
    ("ur5", "idm"),
    ("ur5", "lagrange"),
    ("ur5", "id-dynamic"),
    ("general6r", "idm"),
    ("general6r", "ddm"),
    ("general6r", "lagrange"),
    ("general6r", "id-dynamic"),
    ("panda", "ddm"),
    ("panda", "ddm-recursive"),
    ("panda", "id-dynamic"),
)
ORDERS: dict[str, Callable[..., Any]] = {
    "path": scheduler._order_by_critical_path,
    "need": scheduler._order_by_need,
}
CALLS, ROUNDS = 2000, 25
TOLERANCE = 0.02  # of the time


def digest() -> str:
    """Return a digest of both orders for a few programs: records of other orders say nothing."""
    orders = []
    for robot, model in (("rrp", "ddm"), ("rx90", "gravity"), ("rx90", "idm")):
        program = sy.generate(sy.load(robot), model).optimised.program
        orders += [[node.key for node in order(program)] for order in ORDERS.values()]
    return hashlib.sha256(repr(orders).encode()).hexdigest()[:16]


def measure(robot: str, model: str) -> dict[str, Any]:
    """The size of a model and the nanoseconds per call of both orders."""
    program = sy.generate(sy.load(robot), model).optimised.program
    functions = {}
    for name, order in ORDERS.items():
        # `task` asks for the same order whatever kernel is written
        with patch.object(Interface, "task", _task_in(order)), cache_disabled():
            functions[name] = Compiled(program, cache=False).ready()
    rng = np.random.default_rng(1)
    f = functions["path"]
    arrays = [rng.uniform(0.1, 1.0, len(a)) for a in f.arguments.values()]
    arrays += [rng.uniform(0.1, 1.0, len(f.parameters))] if f.parameters else []
    best = dict.fromkeys(functions, math.inf)
    for _ in range(ROUNDS):
        for name, function in functions.items():
            start = time.perf_counter()
            for _ in range(CALLS):
                function.rows(*arrays)
            best[name] = min(best[name], time.perf_counter() - start)
    results = {magnitude(v) for v in program.outputs if v.level == VARIABLE_LEVEL}
    times = {name: round(1e9 * seconds / CALLS, 2) for name, seconds in best.items()}
    sizes = {"operations": run_time_operations(program), "results": len(results)}
    return {"robot": robot, "model": model, **sizes, **times}


def _task_in(order: Callable[..., Any]) -> Callable[..., Any]:
    original = Interface.task

    def task(self: Interface, objective: str) -> Any:
        with patch.object(scheduler, "_holds_many", lambda *_: order is ORDERS["need"]):
            return original(self, "time")

    return task


def regret(records: list[dict[str, Any]], largest: float, wide: float) -> float:
    """The mean of log(time / best time) if these limits choose the order of each model."""

    def by_need(r: dict[str, Any]) -> bool:
        is_wide = scheduler.MIN_WIDE < r["operations"] < wide * r["results"]
        return r["operations"] > largest or is_wide

    logs = [
        math.log(r["need" if by_need(r) else "path"] / min(r["need"], r["path"])) for r in records
    ]
    return sum(logs) / len(logs)


def best_limits(records: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Regret, largest program by critical path, and operations per result of the best limits."""
    sizes = sorted({0, *(r["operations"] for r in records)})
    widths = sorted({0.0, *(r["operations"] / r["results"] + 0.01 for r in records)})
    return min((regret(records, n, w), n, w) for n in sizes for w in widths)


def main() -> None:
    if "--show" not in sys.argv:
        records = [measure(*model) for model in MODELS]
        content = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "digest": digest(), "records": records}
        RECORDS.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    content = json.loads(RECORDS.read_text(encoding="utf-8"))
    records = content["records"]
    for r in records:
        print(
            f"{r['robot']:10} {r['model']:14} {r['operations']:6} operations, {r['results']:4} results: "
            f"by path {r['path']:8.1f} ns, by need {r['need']:8.1f} ns"
        )
    ours = regret(records, scheduler.MAX_BY_PATH["machine code"], scheduler.WIDE_PROGRAM)
    best, largest, wide = best_limits(records)
    print(
        f"limits of passes/schedule.py: {100 * ours:.2f} % slower than the best order of each model"
    )
    print(f"best limits: {largest} operations, {wide:.1f} per result: {100 * best:.2f} %")
    print("confirmed" if ours - best < TOLERANCE else "NOT confirmed: change passes/schedule.py")


if __name__ == "__main__":
    main()
