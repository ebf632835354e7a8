"""The numbered examples run; each asserts what it shows.

Of the notebook every cell of code is run, in order.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SAYS = {  # number of a script → a part of what it prints
    "01": "us per step", "02": "largest error", "03": "from upright", "04": "8 postures", "05": "loop closure", "07": "standard deviations, all within",
    "08": "outputs:", "09": "singular", "10": "base inertial parameters", "11": "fast (default)", "13": "energy that is missing",
    "14": "energy missing", "15": "energy that is missing",
}  # fmt: skip
DOCS = EXAMPLES.parent / "docs"
SCRIPTS = sorted(p.name for p in EXAMPLES.glob("*.py"))


def run(*args: object) -> str:
    found = subprocess.run(
        [sys.executable, "-W", "ignore", *map(str, args)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


def test_every_example_is_numbered_and_listed() -> None:
    assert {name[:2] for name in SCRIPTS} == set(SAYS)
    gallery = (EXAMPLES.parent / "docs" / "gallery.md").read_text(encoding="utf-8")
    assert all(f"examples/{name}" in gallery for name in (*SCRIPTS, "06_first_steps.ipynb"))


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_example_runs(script: str) -> None:
    assert SAYS[script[:2]] in run(EXAMPLES / script)


def test_every_cell_of_the_notebook_runs(tmp_path: Path) -> None:
    notebook = json.loads((EXAMPLES / "06_first_steps.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 4
    assert not any(cell.get("outputs") for cell in notebook["cells"]), (
        "the notebook is kept without outputs"
    )
    script = tmp_path / "cells.py"
    script.write_text("\n".join(cells) + "\nprint('last:', tau.shape)\n", encoding="utf-8")
    assert "last: (100000, 7)" in run(script)


NOTEBOOKS = sorted(
    p for folder in ("tutorials", "lessons") for p in (DOCS / folder).glob("*.ipynb")
)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_tutorials_and_lessons_run(path: Path) -> None:
    """The assertions of a notebook hold; it is kept without outputs."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert not any(cell.get("outputs") for cell in notebook["cells"])
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert any("assert" in cell or "print" in cell for cell in cells)
    exec(compile("\n".join(cells), path.name, "exec"), {"__name__": "notebook"})


def test_there_are_five_tutorials_and_three_lessons() -> None:
    assert len([p for p in NOTEBOOKS if p.parent.name == "tutorials"]) == 5
    assert len([p for p in NOTEBOOKS if p.parent.name == "lessons"]) >= 3
