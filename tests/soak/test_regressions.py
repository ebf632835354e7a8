"""Failures that a long run had kept are right or refused."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from tests.soak.kinds import KINDS

FILES = sorted((Path(__file__).parents[1] / "regressions").glob("*.json"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_failure_does_not_come_back(path: Path, tmp_path: Path) -> None:
    entry = json.loads(path.read_text(encoding="utf-8"))
    with contextlib.chdir(tmp_path):  # calls write into a folder of their own
        outcome = KINDS[entry["kind"]].replay(entry["content"])
    assert not outcome.failed, outcome.detail
