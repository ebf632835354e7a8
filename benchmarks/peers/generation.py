"""How long generation takes: all models of a 6R arm, and the dynamics of a 30-joint tree, from nothing and remembered.

Processor time of this process, which on a machine without other work is the time that passes: all of it runs in one thread.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from typing import Any

from rich.table import Table

import symoro as sy
from benchmarks.peers.report import wide_console
from benchmarks.peers.robots import Subject, subject
from symoro.cache import forgotten
from symoro.errors import UnsupportedRobot
from symoro.models.catalogue import ModelSpec, check_structure

LANGUAGE = "c"
RUNS = 3


@dataclass(frozen=True)
class Job:
    """Models of a robot and the seconds that they may take in total."""

    title: str
    robot: str
    models: tuple[str, ...]  # empty: all that fit
    limit: float


JOBS = (Job("all models of a 6R arm (RX-90)", "rx90", (), 2.0), Job("idm of the 30-joint tree", "tree30", ("idm",), 5.0))
MACHINE_CODE = (Job("machine code of idm, 6R arm (RX-90)", "rx90", ("idm",), 0.1), Job("machine code of ddm, 30-joint tree", "tree30", ("ddm",), 3.0))


def models_of(robot: sy.Robot, wanted: tuple[str, ...]) -> list[str]:
    """The models that are programs and fit the robot."""
    return [spec.id for spec in sy.models() if spec.groups and (not wanted or spec.id in wanted) and _fits(robot, spec)]


def _fits(robot: sy.Robot, spec: ModelSpec) -> bool:
    try:
        check_structure(spec, robot)
    except UnsupportedRobot:
        return False
    return True


def seconds(robot: sy.Robot, model: str, fresh: bool) -> dict[str, float]:
    """Generation, optimisation, C text, and machine code where it exists."""
    with forgotten() if fresh else contextlib.nullcontext():
        start = time.process_time()
        m = sy.generate(robot, model)
        traced = time.process_time()
        if not hasattr(m, "optimised"):
            return {"generation": traced - start}
        m.optimised  # noqa: B018  computed on first use
        passed = time.process_time()
        m.code(LANGUAGE)
        written = time.process_time()
        if hasattr(m, "compile"):
            m.compile(cache=not fresh)
    times = {"generation": traced - start, "passes": passed - traced, "C": written - passed}
    return times | ({"machine code": time.process_time() - written} if hasattr(m, "compile") else {})


def fresh_copy(s: Subject) -> sy.Robot:
    """The robot without what earlier searches left on it."""
    return s.numeric.map(lambda x: x)


def measured(job: Job, fresh: bool) -> dict[str, Any]:
    """Seconds per step, summed over the models."""
    robot = fresh_copy(subject(job.robot))
    steps: dict[str, float] = {}
    each: dict[str, float] = {}
    for model in models_of(robot, job.models):
        times = seconds(robot, model, fresh)
        each[model] = sum(times.values())
        steps = {k: steps.get(k, 0.0) + times.get(k, 0.0) for k in (*steps, *(k for k in times if k not in steps))}
    return _result(job, fresh, steps, each, sum(t for step, t in steps.items() if step != "C"))


def _result(job: Job, fresh: bool, steps: dict[str, float], each: dict[str, float], total: float) -> dict[str, Any]:
    return {"job": job.title, "remembered": not fresh, "seconds": steps, "models": each, "total": total, "limit": job.limit, "reached": total < job.limit}


def compiled(job: Job) -> dict[str, Any]:
    """Seconds for the machine code of single states alone, nothing on disk; the fewest of some runs."""
    m = sy.generate(subject(job.robot).numeric, job.models[0])
    m.optimised  # noqa: B018  computed on first use
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        m.compile(cache=False)
        best = min(best, time.process_time() - start)
    return _result(job, True, {"machine code": best}, {m.id: best}, best)


def all_measured() -> list[dict[str, Any]]:
    """Every job, from nothing and then with what the first pass left in the cache."""
    results = [compiled(job) for job in MACHINE_CODE]
    for job in JOBS:
        results.append(measured(job, fresh=True))
        measured(job, fresh=False)
        results.append(measured(job, fresh=False))
    return results


def show(results: list[dict[str, Any]]) -> None:
    table = Table(title="Generation, optimisation and machine code: processor time", title_justify="left")
    steps = list(dict.fromkeys(step for r in results for step in r["seconds"]))
    for name in ("what", "cache"):
        table.add_column(name)
    for name in (*steps, "total without C", "target", "slowest models"):
        table.add_column(name, justify="right")
    for r in results:
        mark = "[green]reached[/]" if r["reached"] else "[bold red]NOT reached[/]"
        times = [f"{r['seconds'][s]:.2f} s" if s in r["seconds"] else "" for s in steps]
        slow = ", ".join(f"{m} {t:.2f} s" for m, t in sorted(r["models"].items(), key=lambda x: -x[1])[:3])
        table.add_row(r["job"], "remembered" if r["remembered"] else "forgotten", *times, f"{r['total']:.2f} s", f"< {r['limit']:g} s {mark}", slow)
    wide_console().print(table)
