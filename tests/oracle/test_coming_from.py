"""Each row of the Pinocchio table of docs/coming-from.md: both sides give the same numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy

PAGE = (Path(__file__).parents[2] / "docs" / "coming-from.md").read_text("utf-8")
SECTION = PAGE.split("## Pinocchio")[1].split("\n## ")[0]
ROWS = re.findall(r"^\| `(.+)` \| `(.+)` \|$", SECTION, re.MULTILINE)


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("robot") / "panda.urdf"
    sy.load("panda").save(path)
    robot, model = sy.load(path), pin.buildModelFromUrdf(str(path))
    data = model.createData()
    rng = np.random.default_rng(3)
    q, v, a, tau = rng.uniform(-1, 1, (4, model.nv))
    name = list(robot.origin.links)[-1]
    pin.framesForwardKinematics(model, data, q)
    given = {"model": model, "data": data, "frame": model.getFrameId(name), "name": name}
    return {"pin": pin, "sy": sy, "robot": robot, "q": q, "v": v, "a": a, "tau": tau, **given}


def test_the_table_is_read() -> None:
    assert len(ROWS) == 10


@pytest.mark.parametrize(("theirs", "ours"), ROWS, ids=[row[0] for row in ROWS])
def test_a_row_of_the_table(theirs: str, ours: str, names: dict[str, Any]) -> None:
    wanted, found = (np.array(eval(text, dict(names))) for text in (theirs, ours))
    if "crba" in theirs:  # Pinocchio fills the upper triangle
        wanted = np.triu(wanted) + np.triu(wanted, 1).T
    assert found.shape == wanted.shape
    assert np.abs(found - wanted).max() < 1e-9 * max(1.0, np.abs(wanted).max())


OTHER_TABLES = [PAGE.split(f"## {title}")[1].split("\n## ")[0] for title in ("OpenSYMORO", "Robotics", "MATLAB")]  # fmt: skip


def test_names_of_the_other_tables_exist() -> None:
    """Models by id, and functions of `robot.compute`, which name the model of their row."""
    opensymoro, toolbox, matlab = OTHER_TABLES
    ids = re.findall(
        r"`([a-z]+(?:-[a-z]+)*)`", "".join(re.findall(r"\| (`.*) \|$", opensymoro, re.M))
    )
    options = {"frame", "wrt", "igm"}
    assert {"dgm", "jpqp", "ddm", "id-dynamic"} < set(ids)
    assert not [name for name in ids if name not in options and not sy.models(name)]
    robot = sy.load("rx90")
    functions = re.findall(r"robot\.compute\.(\w+)\(", toolbox)
    functions += re.findall(r"`(\w+)`", matlab.split("For code")[0].split("names:")[1])
    assert len(functions) == 15
    assert not [name for name in functions if not hasattr(robot.compute, name)]
    assert robot.compute.fkine.spec.id == "dgm"
