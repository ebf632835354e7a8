"""Runs cases of all kinds for a time, resumed from the state file, and prints figures.

python -m tests.soak --seconds 3600
python -m tests.soak --kinds files --seconds 60 --state build/soak/files.json
python -m tests.soak --replay tests/regressions/files-0123456789.json
python -m tests.soak --seconds 0 --results benchmarks/results/soak.json
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.soak.figures import KindFigures, keep, load_figures, parts_table, save_figures, table
from tests.soak.kinds import KINDS
from tests.soak.supervision import reports

ROOT = Path(__file__).parents[2]
DRAWN = [name for name, kind in KINDS.items() if kind.share]
STORED = 10.0  # seconds between two writes of the state file
TURN = 900.0  # seconds of all kinds together, before the figures are printed again


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--seconds", type=float, default=7200.0, help="how long it runs")
    parser.add_argument("--kinds", default=",".join(DRAWN), help="some of " + ", ".join(DRAWN))
    parser.add_argument(
        "--state", type=Path, default=ROOT / "build/soak/state.json", help="where it resumes"
    )
    parser.add_argument(
        "--keep", type=Path, default=ROOT / "tests/regressions", help="folder of failures"
    )
    parser.add_argument("--results", type=Path, help="also write the figures to this file")
    parser.add_argument("--replay", type=Path, help="run one kept failure again, and nothing else")
    return parser.parse_args()


def turn(
    name: str, seconds: float, figures: Mapping[str, KindFigures], options: argparse.Namespace
) -> None:
    """Cases of one kind for some time; the state is stored every few seconds."""
    stored = time.monotonic()
    for report in reports(name, figures[name].next, sys.maxsize, seconds):
        figures[name].add(report)
        if report.outcome.failed and (path := keep(options.keep, name, report)):
            first = " ".join(report.outcome.detail.splitlines()[:1])
            print(f"{report.outcome.status}: {path.name}, seed {report.seed}: {first}", flush=True)
        if time.monotonic() > stored + STORED:
            save_figures(options.state, figures)
            stored = time.monotonic()
    save_figures(options.state, figures)


def soak(options: argparse.Namespace) -> int:
    """Run until the time is over; the number of failures of this run."""
    figures, end = load_figures(options.state), time.monotonic() + options.seconds
    kinds = options.kinds.split(",")
    share = sum(KINDS[name].share for name in kinds)
    failures = -_failures(figures)
    while time.monotonic() < end:
        left = end - time.monotonic()
        for name in kinds:
            turn(name, min(left, TURN) * KINDS[name].share / share, figures, options)
        print(table(figures), flush=True)
    print(parts_table(figures))
    if options.results:
        save_figures(options.results, {name: f for name, f in figures.items() if f.cases})
    return failures + _failures(figures)


def _failures(figures: dict[str, KindFigures]) -> int:
    return sum(
        n
        for f in figures.values()
        for status, n in f.counts.items()
        if status in ("wrong", "raw error", "hang", "crash")
    )


def main() -> int:
    options = arguments()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # workers end with this one
    if options.replay:
        entry = json.loads(options.replay.read_text(encoding="utf-8"))
        outcome = KINDS[entry["kind"]].replay(entry["content"])
        print(f"{outcome.part}: {outcome.status} {outcome.detail}")
        return int(outcome.failed)
    return int(soak(options) > 0)


if __name__ == "__main__":
    sys.exit(main())
