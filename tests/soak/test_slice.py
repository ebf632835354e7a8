"""The first seeds of each kind of case: no wrong number, no raw error, no hang, no crash."""

from __future__ import annotations

import pytest

from tests.soak.file_cases import READERS, replay_file
from tests.soak.outcome import RIGHT
from tests.soak.supervision import reports

CASES = {"robots": 110, "files": 2400, "calls": 1500, "commands": 60}
SECONDS = 3600.0  # a bound only: the number of cases is fixed, and each has its own limit


@pytest.mark.parametrize("kind", CASES)
def test_the_first_seeds_of_a_kind(kind: str) -> None:
    done = list(reports(kind, 0, CASES[kind], SECONDS))
    failures = [f"seed {r.seed}: {r.outcome}"[:600] for r in done if r.outcome.failed]
    assert not failures, "\n".join(failures)
    assert len(done) == CASES[kind]
    assert sum(r.outcome.status == RIGHT for r in done) > 0.15 * len(done)


@pytest.mark.filterwarnings("ignore::symoro.robot.RobotWarning")
@pytest.mark.parametrize("name", READERS)
def test_the_files_that_are_mutated_are_read(name: str) -> None:
    for data in READERS[name].corpus():
        outcome = replay_file(name, READERS[name].suffix, data)
        assert outcome.status == RIGHT, outcome.detail
