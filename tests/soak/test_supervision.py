"""Hangs and crashes are found, counted and kept; a run resumes."""

from __future__ import annotations

import json
from pathlib import Path

from tests.soak.figures import KindFigures, keep, load_figures, save_figures, table
from tests.soak.outcome import CRASH, HANG, RAW, RIGHT, WRONG
from tests.soak.supervision import reports


def test_every_kind_of_outcome_is_reported_and_counted(tmp_path: Path) -> None:
    done = list(reports("probe", 0, 5, 120.0))
    assert [r.seed for r in done] == [0, 1, 2, 3, 4]
    assert [r.outcome.status for r in done] == [RIGHT, HANG, CRASH, RAW, WRONG]
    assert "probe_cases.py" in done[1].outcome.detail  # the stack of the case that hangs
    figures = KindFigures()
    for report in done:
        figures.add(report)
    assert (figures.cases, figures.next, figures.worst_error) == (5, 5, 0.25)
    assert figures.counts[HANG] == figures.counts[CRASH] == 1
    files = [keep(tmp_path / "kept", "probe", report) for report in done[1:]]
    entries = [json.loads(path.read_text(encoding="utf-8")) for path in files if path]
    assert [e["content"] for e in entries] == [{"number": n} for n in (1, 2, 3, 4)]
    assert keep(tmp_path / "kept", "probe", done[1]) is None  # one file for a cause
    save_figures(tmp_path / "state.json", {"probe": figures})
    assert load_figures(tmp_path / "state.json")["probe"] == figures
    assert "probe" in table({"probe": figures})
