"""Results as tables to read and as JSON."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

import symoro as sy
from benchmarks.peers.build import CC, FLAGS, version
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.peak import Peak
from benchmarks.peers.robots import TITLES
from benchmarks.peers.targets import RIVALS, Verdict, verdicts

WIDTH = 190


@dataclass
class Race:
    """All kernels of one robot, and what is not there with the reason."""

    robot: str
    kernels: list[Kernel] = field(default_factory=list)
    absent: dict[str, str] = field(default_factory=dict)  # contender or model -> why


def processor() -> str:
    """The processor's own name where the system tells it."""
    lscpu = shutil.which("lscpu")
    lines = subprocess.run([lscpu], capture_output=True, text=True).stdout if lscpu else ""
    return next(
        (
            line.partition(":")[2].strip()
            for line in lines.splitlines()
            if line.startswith("Model name")
        ),
        platform.processor() or platform.machine(),
    )


def ours(kernel: Kernel) -> bool:
    return kernel.count is not None


def judged(race: Race, peak: Peak | None) -> list[tuple[Kernel, list[Verdict]]]:
    """Every kernel, ours with their ratios."""
    return [(k, verdicts(k, race.kernels, peak) if ours(k) else []) for k in race.kernels]


def wide_console() -> Console:
    """The terminal, or lines long enough for the tables where the output goes into a file."""
    return Console() if sys.stdout.isatty() else Console(width=WIDTH)


def show(races: list[Race], peak: Peak | None, repeats: int) -> None:
    """Tables on the terminal, one per robot."""
    console = wide_console()
    for race in races:
        console.print(_table(race, peak))
        for name, reason in race.absent.items():
            console.print(f"[yellow]{name}: {reason}[/]")
    if peak is not None:
        console.print(f"Machine: {processor()}; {peak.lanes} lanes; {1 / peak.ns_per_multiply_add:.1f} multiply-adds per ns, "
                      f"{peak.ns_per_sine_cosine:.2f} ns per sine-cosine pair, {8 / peak.ns_per_store:.0f} bytes stored per ns at best, one core.")  # fmt: skip
        console.print(
            "Bound: max(mul, add) multiply-adds and the sine-cosine pairs at these rates; with stores: or writing the results, if that takes longer."
        )
    console.print(
        f"ns per call, minima over {repeats} measurements taken in turns; {version(CC)}, {' '.join(FLAGS)}."
    )
    for line in summary(races, peak):
        console.print(line)


def summary(races: list[Race], peak: Peak | None) -> list[str]:
    """The number of targets that are reached, and for each contender and rival those that are not, with the
    measured ratio.
    """
    found = [
        (race.robot, k, v)
        for race in races
        for k, vs in judged(race, peak)
        for v in vs
        if v.target is not None
    ]
    missed: dict[tuple[str, str, float | None], list[str]] = {}
    for robot, k, v in found:
        if not v.reached:
            missed.setdefault((k.contender, v.rival, v.target), []).append(
                f"{robot} {k.model} {v.ratio:.2f}"
            )
    lines = (
        [f"{sum(v.reached for _, _, v in found)} of {len(found)} targets reached."] if found else []
    )
    return lines + [
        f"[bold red]NOT reached[/]: {c} against {r}, target {t:g}: {', '.join(names)}"
        for (c, r, t), names in missed.items()
    ]


def _table(race: Race, peak: Peak | None) -> Table:
    table = Table(title=TITLES.get(race.robot, race.robot), title_justify="left")
    for name in ("model", "contender"):
        table.add_column(name)
    for name in ("mul/add/angles", "ns", *(f"times {r}" for r in RIVALS)):
        table.add_column(name, justify="right")
    last = ""
    for k, vs in judged(race, peak):
        if k.model != last and last:
            table.add_section()
        count = f"{k.count.mul}/{k.count.add}/{k.count.trig}" if k.count else ""
        by_rival = {v.rival: str(v) for v in vs}
        table.add_row(
            k.model if k.model != last else "",
            k.contender,
            count,
            f"{k.best:.1f}",
            *(by_rival.get(r, "") for r in RIVALS),
        )
        last = k.model
    return table


def data(
    races: list[Race],
    peak: Peak | None,
    repeats: int,
    generation: list[dict[str, Any]],
    versions: list[str],
) -> dict[str, Any]:
    """Raw numbers for a file."""
    return {
        "symoro": sy.__version__, "python": platform.python_version(), "processor": processor(), "compiler": version(CC), "flags": list(FLAGS),
        "peers": versions, "repeats": repeats, "peak": peak.data() if peak else None,
        "robots": [{"robot": r.robot, "absent": r.absent, "kernels": [_kernel(k, vs) for k, vs in judged(r, peak)]} for r in races],
        "generation": generation,
    }  # fmt: skip


def _kernel(k: Kernel, vs: list[Verdict]) -> dict[str, Any]:
    count = {"mul": k.count.mul, "add": k.count.add, "trig": k.count.trig} if k.count else None
    ratios = [
        {"rival": v.rival, "ratio": round(v.ratio, 3), "target": v.target, "reached": v.reached}
        for v in vs
    ]
    return {
        "model": k.model,
        "contender": k.contender,
        "ns": round(k.best, 2),
        "operations": count,
        "ratios": ratios,
    }
