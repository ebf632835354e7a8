"""Generated text, operation counts and numbers of many combinations stay as they were recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden.combinations import COMBINATIONS, load, record, text

FILE = Path(__file__).parent / "combinations.json"
RECORDED = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
WHOLE = (
    "rrp idm parameters=base",
    "fivebar ddm",
    "floating_rrp.par inertia",
    "elastic_rrp.par idm",
    "gripper.urdf h mimic=joined",
)


@pytest.mark.parametrize("name", COMBINATIONS)
def test_text_counts_and_numbers_are_as_recorded(name: str, update_golden: bool) -> None:
    if update_golden:
        pytest.skip("rewritten by test_the_record_is_complete")
    now, then = record(name), dict(RECORDED[name])
    assert now.pop("values", {}) == pytest.approx(then.pop("values", {}), rel=1e-9, abs=1e-12)
    assert now == then


def test_the_record_is_complete(update_golden: bool) -> None:
    if update_golden:
        rows = {name: record(name) for name in COMBINATIONS}
        FILE.write_text(
            "{\n"
            + ",\n".join(f" {json.dumps(k)}: {json.dumps(v)}" for k, v in rows.items())
            + "\n}\n",
            encoding="utf-8",
        )
        return
    assert set(RECORDED) == set(COMBINATIONS)
    assert len(RECORDED) >= 80


@pytest.mark.parametrize("name", WHOLE)
def test_whole_texts_are_as_recorded(name: str, update_golden: bool) -> None:
    import symoro as sy

    robot, model, options = COMBINATIONS[name]
    now = text(name, sy.generate(load(robot), model, **options), "c")
    golden = FILE.parent / "texts" / f"{name.replace(' ', '_')}.c.golden"
    if update_golden:
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(now, encoding="utf-8", newline="\n")
    assert now == golden.read_text(encoding="utf-8")
