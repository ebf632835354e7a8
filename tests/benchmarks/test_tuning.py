"""Records confirm the limits of the scheduler, and the records belong to today's code."""

from __future__ import annotations

import json

from benchmarks.tuning import schedule_sizes as tuning
from symoro.passes.schedule import MAX_BY_PATH, WIDE_PROGRAM

CONTENT = json.loads(tuning.RECORDS.read_text(encoding="utf-8"))


def test_the_records_are_not_stale():
    """If this fails, the orders have changed: run python -m benchmarks.tuning.schedule_sizes."""
    assert CONTENT["digest"] == tuning.digest()


def test_the_records_confirm_the_limits():
    records = CONTENT["records"]
    assert len(records) >= 10
    best, _, _ = tuning.best_limits(records)
    assert (
        tuning.regret(records, MAX_BY_PATH["machine code"], WIDE_PROGRAM) - best < tuning.TOLERANCE
    )


def test_regret_is_the_time_lost():
    record = {"operations": 1000, "results": 1, "path": 20.0, "need": 10.0}
    assert tuning.regret([record], 999, 0) == 0.0
    assert tuning.regret([record], 1000, 0) > 0.69  # log 2
    assert tuning.regret([record], 1000, 1001) == 0.0
