"""Figures of a run: cases, failures, worst error, peak memory; stored, printed and resumed."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.soak.kinds import KINDS
from tests.soak.outcome import FAILURES, REFUSED, RIGHT, signature
from tests.soak.supervision import Report


@dataclass
class KindFigures:
    """Of one kind: `next` is the first seed that has not run; `parts` counts cases by part."""

    next: int = 0
    cases: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    worst_error: float = 0.0  # of right cases, relative
    peak_memory: float = 0.0  # MB, of the process
    counts: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys((RIGHT, REFUSED, *FAILURES), 0)
    )
    parts: dict[str, dict[str, int]] = field(default_factory=dict)

    def add(self, report: Report) -> None:
        outcome = report.outcome
        self.next = report.seed + 1
        self.cases += 1
        self.counts[outcome.status] += 1
        for name in outcome.part.split(" + "):  # a robot counts for each of its structures
            part = self.parts.setdefault(name, {})
            part[outcome.status] = part.get(outcome.status, 0) + 1
        self.seconds += report.seconds
        self.slowest = max(self.slowest, report.seconds)
        self.peak_memory = max(self.peak_memory, report.memory)
        if outcome.status == RIGHT:
            self.worst_error = max(self.worst_error, outcome.error)


def load_figures(path: Path) -> dict[str, KindFigures]:
    """The figures of a state file; zeros where there is none."""
    stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: KindFigures(**stored.get(name, {})) for name in KINDS}


def save_figures(path: Path, figures: Mapping[str, KindFigures]) -> None:
    """Replace the state file at once, so that an interrupted run finds a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".new")
    text = json.dumps({name: asdict(f) for name, f in figures.items()}, indent=1)
    temporary.write_text(text + "\n", encoding="utf-8")
    os.replace(temporary, path)


def table(figures: Mapping[str, KindFigures]) -> str:
    """One row per kind."""
    heads = ("kind", "cases", RIGHT, REFUSED, *FAILURES, "worst error", "slowest s", "peak MB")
    rows = [
        (name, f.cases, *(f.counts[s] for s in (RIGHT, REFUSED, *FAILURES)), f"{f.worst_error:.1e}", f"{f.slowest:.1f}", f"{f.peak_memory:.0f}")
        for name, f in figures.items()
        if f.cases
    ]  # fmt: skip
    return _aligned([heads, *rows])


def parts_table(figures: Mapping[str, KindFigures]) -> str:
    """One row per structure, reader and function."""
    statuses = (RIGHT, REFUSED, *FAILURES)
    rows = [
        (name, part, sum(counts.values()), *(counts.get(s, 0) for s in statuses))
        for name, f in figures.items()
        for part, counts in sorted(f.parts.items())
    ]
    return _aligned([("kind", "part", "cases", *statuses), *rows])


def _aligned(rows: Iterable[Iterable[object]]) -> str:
    texts = [[str(x) for x in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    return "\n".join(
        "  ".join(x.ljust(w) for x, w in zip(row, widths, strict=True)).rstrip() for row in texts
    )


def keep(folder: Path, kind: str, report: Report) -> Path | None:
    """Write a failure as a file that can be replayed; one for each cause."""
    outcome = report.outcome
    cause = hashlib.sha256(f"{kind} {signature(outcome)}".encode()).hexdigest()[:10]
    path = folder / f"{kind}-{cause}.json"
    if path.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True)
    entry = {"kind": kind, "seed": report.seed, **asdict(outcome)}
    path.write_text(json.dumps(entry, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path
