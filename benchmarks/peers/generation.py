"""The time of generation: all models of a 6R arm, and the dynamics of a 30-joint tree, from
nothing and remembered.

The time that passes until all machine code is there, which LLVM makes in a thread of its own while
Python goes on with the next model; and the processor time of both threads, which other work on the
machine does not change.
"""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.table import Table

import symoro as sy
from benchmarks.peers.report import wide_console
from benchmarks.peers.robots import Subject, subject
from symoro.cache import cache_disabled
from symoro.catalogue import ModelSpec
from symoro.errors import SymoroError
from symoro.jit.backends import processors
from symoro.jit.function import Compiled
from symoro.jit.llvm import finish_jobs

LANGUAGE = "c"
RUNS = 3


@dataclass(frozen=True)
class Job:
    """Models of a robot and the seconds that they may take in total."""

    title: str
    robot: str
    models: tuple[str, ...]  # empty: all that fit
    limit: float


JOBS = (
    Job("all models of a 6R arm (RX-90)", "rx90", (), 2.0),
    Job("idm of the 30-joint tree", "tree30", ("idm",), 5.0),
)
MACHINE_CODE = (
    Job("machine code of idm, 6R arm (RX-90)", "rx90", ("idm",), 0.1),
    Job("machine code of ddm, 30-joint tree", "tree30", ("ddm",), 3.0),
)


def models_of(robot: sy.Robot, wanted: tuple[str, ...]) -> list[str]:
    """The models that are programs and fit the robot."""
    return [
        spec.id
        for spec in sy.models()
        if spec.groups and (not wanted or spec.id in wanted) and _fits(robot, spec)
    ]


def _fits(robot: sy.Robot, spec: ModelSpec) -> bool:
    try:
        spec.check(robot)
    except SymoroError:
        return False
    return True


class Steps:
    """Time that passes, and processor time of all threads, step by step."""

    def __init__(self) -> None:
        self.elapsed: dict[str, float] = {}
        self.processor = 0.0

    @contextlib.contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        start, used = time.perf_counter(), time.process_time()
        yield
        self.elapsed[name] = self.elapsed.get(name, 0.0) + time.perf_counter() - start
        self.processor += time.process_time() - used

    @property
    def total(self) -> float:
        return sum(self.elapsed.values())


def generated(robot: sy.Robot, model: str, step: Steps) -> tuple[Any, Any]:
    """The model and, where it is a program, its machine code, which LLVM may still be at."""
    with step("generation"):
        m = sy.generate(robot, model)
    if not hasattr(
        type(m), "optimised"
    ):  # of the type: asking the model itself would run the passes
        return m, None
    with step("passes"):
        m.optimised  # noqa: B018  computed on first use
    with step("machine code"):
        return m, m.compile()


def fresh_copy(s: Subject) -> sy.Robot:
    """The robot without what earlier searches left on it."""
    return s.numeric.map(lambda x: x)


def measured(job: Job, fresh: bool) -> dict[str, Any]:
    """Seconds per step, summed over the models, until all machine code is there; nothing of an
    earlier run is left in memory.
    """
    gc.collect()
    robot = fresh_copy(subject(job.robot))
    step, each, made = Steps(), dict[str, float](), []
    with cache_disabled() if fresh else contextlib.nullcontext():
        for model in models_of(robot, job.models):
            before = step.total
            made.append(generated(robot, model, step))
            each[model] = step.total - before
        with step("waiting for LLVM"):
            finish_jobs()
            for f in (f for _, f in made if isinstance(f, Compiled)):
                f.ready()
    return _result(job, fresh, step, each) | {"C": c_seconds([m for m, f in made if f])}


def c_seconds(models: list[Any]) -> float:
    """Processor time for the text of all of them."""
    start = time.process_time()
    for m in models:
        m.code(LANGUAGE)
    return time.process_time() - start


def _result(job: Job, fresh: bool, step: Steps, each: dict[str, float]) -> dict[str, Any]:
    times = {"seconds": step.elapsed, "total": step.total, "processor": step.processor}
    return {
        "job": job.title,
        "remembered": not fresh,
        **times,
        "models": each,
        "limit": job.limit,
        "reached": step.total < job.limit,
    }


def compiled(job: Job) -> dict[str, Any]:
    """Seconds for the machine code of single states alone, nothing on disk; the fewest of some
    runs.
    """
    m = sy.generate(subject(job.robot).numeric, job.models[0])
    m.optimised  # noqa: B018  computed on first use
    runs = [Steps() for _ in range(RUNS)]
    for step in runs:
        with step("machine code"):
            m.compile(cache=False).ready()
    best = min(runs, key=lambda step: step.total)
    return _result(job, True, best, {m.id: best.total})


def all_measured() -> list[dict[str, Any]]:
    """Every job, with an empty cache and then with what an earlier pass left in the cache; the fewest
    seconds of some runs.
    """
    results = [compiled(job) for job in MACHINE_CODE]
    for job in JOBS:
        results += [
            min([measured(job, fresh) for _ in range(RUNS)], key=lambda r: r["total"])
            for fresh in (True, False)
        ]
    return results


def show(results: list[dict[str, Any]]) -> None:
    title = (
        f"Generation, optimisation and machine code: time that passes, {processors()} processor(s)"
    )
    table = Table(title=title, title_justify="left")
    steps = list(dict.fromkeys(step for r in results for step in r["seconds"]))
    for name in ("what", "cache"):
        table.add_column(name)
    for name in (*steps, "total", "target", "processor time", "C beside", "slowest models"):
        table.add_column(name, justify="right")
    for r in results:
        mark = "[green]reached[/]" if r["reached"] else "[bold red]NOT reached[/]"
        times = [_seconds(r["seconds"].get(s)) for s in steps]
        slow = ", ".join(
            f"{m} {_seconds(t)}" for m, t in sorted(r["models"].items(), key=lambda x: -x[1])[:3]
        )
        totals = (
            _seconds(r["total"]),
            f"< {r['limit']:g} s {mark}",
            _seconds(r["processor"]),
            _seconds(r.get("C")),
        )
        table.add_row(
            r["job"], "remembered" if r["remembered"] else "forgotten", *times, *totals, slow
        )
    wide_console().print(table)


def _seconds(time: float | None) -> str:
    return "" if time is None else f"{time:.2f} s"
