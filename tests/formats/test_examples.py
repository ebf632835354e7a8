"""The numbered examples run; each asserts what it shows. Of the notebook every cell of code is run, in order."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = ("01_urdf_to_controller.py", "02_computed_torque_mujoco.py", "03_mpc_casadi.py", "04_ur5_inverse_kinematics.py", "05_sr400_simulation.py")
SAYS = {"01": "us per step", "02": "largest error", "03": "from upright", "04": "8 postures", "05": "loop closure"}


def run(*args: object) -> str:
    found = subprocess.run([sys.executable, "-W", "ignore", *map(str, args)], capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_example_runs(script: str) -> None:
    assert SAYS[script[:2]] in run(EXAMPLES / script)


def test_every_cell_of_the_notebook_runs(tmp_path: Path) -> None:
    notebook = json.loads((EXAMPLES / "06_first_steps.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 4
    assert not any(cell.get("outputs") for cell in notebook["cells"]), "the notebook is kept without outputs"
    script = tmp_path / "cells.py"
    script.write_text("\n".join(cells) + "\nprint('last:', tau.shape)\n", encoding="utf-8")
    assert "last: (100000, 7)" in run(script)


def test_the_python_of_the_quick_start_runs(tmp_path: Path) -> None:
    text = (EXAMPLES.parent / "docs" / "quick-start.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert blocks
    script = tmp_path / "quick.py"
    script.write_text("\n".join(blocks) + "\nprint(tau.shape, slopes.rows(q[0], qd[0], qdd[0])[0].shape)\n", encoding="utf-8")
    assert "(1000, 7) (7, 7)" in run(script)
