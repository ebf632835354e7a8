"""The commands as a user types them."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from tests.identify.support import arm, log, motion

ROBOT, NUMBERS = arm("planar2r", 11)


def call(*words):
    return CliRunner().invoke(app, [str(w) for w in words])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A robot file and logs of positions, torques and a payload-free second motion."""
    place = tmp_path_factory.mktemp("work")
    ROBOT.save(place / "arm.par")
    for name, seed in (("log", 21), ("other", 22)):
        data = log(ROBOT, motion(ROBOT, 8.0, 200.0, seed, size=2.0), noise=0.02, seed=seed)
        table = np.column_stack([data["t"], data["q"], data["GAM"]])
        np.savetxt(
            place / f"{name}.csv", table, delimiter=",", header="t,q1,q2,GAM1,GAM2", comments=""
        )
    return place


def test_the_command_of_the_manual(folder):
    """symoro identify robot.par log.csv --validate other.csv --report out/"""
    files = folder / "arm.par", folder / "log.csv", "--validate", folder / "other.csv"
    found = call(
        "identify", *files, "--report", folder / "out", "--cutoff", "auto", "--decimate", 25
    )
    assert found.exit_code == 0, found.output
    assert re.search(r"ZZ1R\s+\d", found.output)
    assert "held out" in found.output
    assert "fold 5" in found.output
    assert "relative error |tau - predicted| / |tau|" in found.output.lower()
    page = (folder / "out" / "report.html").read_text()
    assert page.count("data:image/png;base64,") == 4  # efforts, spectrum, friction, correlation
    assert "Measured and predicted (held out data)" in page
    data = json.loads((folder / "out" / "result.json").read_text())
    assert data["validation"]["total"] < 0.05
    truth = sy.generate(ROBOT, "base-parameters").values()
    assert data["parameters"]["ZZ1R"]["value"] == pytest.approx(truth["ZZ1R"], rel=0.05)
    lines = (folder / "out" / "parameters.csv").read_text().splitlines()
    assert lines[0] == "parameter,value,sigma,relative_percent,grouping"
    assert len(lines) == 1 + len(data["parameters"])
    again = call("show", folder / "out" / "Planar2R_identified.par")
    assert again.exit_code == 0


def test_consistent_parameters_as_json(folder):
    found = call(
        "identify",
        folder / "arm.par",
        folder / "log.csv",
        "--physical",
        "--json",
        "--cutoff",
        "20",
        "--decimate",
        "50",
        "--dead-zone",
        "0.05",
    )
    data = json.loads(found.stdout)
    assert data["treatment"]["every"] == 4
    assert data["standard"]["M2"] > 0
    assert set(data) >= {"condition", "training", "cross_validation", "metric"}


def test_payload_and_gains(folder):
    found = call(
        "identify",
        folder / "arm.par",
        folder / "log.csv",
        "--load",
        folder / "other.csv",
        "--cutoff",
        "20",
        "--folds",
        "1",
    )
    assert found.exit_code == 1
    assert (
        "no motion on which" in found.output or "apart" in found.output
    )  # a planar arm does not show all ten parameters
    found = call(
        "identify",
        folder / "arm.par",
        folder / "log.csv",
        "--load",
        folder / "other.csv",
        "--known-load",
        "M=x",
    )
    assert found.exit_code == 2
    assert "--known-load" in found.output


@pytest.mark.parametrize("words", [
    ("identify", "planar2r", "nothing.csv"), ("identify", "planar2r"), ("identify", "nobody", "log.csv"), ("excite", "planar2r", "--box", "1:2"),
    ("identify", "planar2r", "LOG", "--cutoff", "low"), ("identify", "planar2r", "LOG", "--solver", "magic"), ("excite", "planar2r", "--vmax", "fast"),
])  # fmt: skip
def test_mistakes_are_explained(folder, words):
    found = call(*(folder / "log.csv" if w == "LOG" else w for w in words))
    assert found.exit_code in (1, 2)
    assert "Traceback" not in found.output
    assert "Internal error" not in found.output
    assert found.output.strip()


def test_an_exciting_trajectory_is_written(folder):
    found = call(
        "excite",
        "planar2r",
        "--generator",
        "mixed",
        "--starts",
        "1",
        "--period",
        "5",
        "--rate",
        "20",
        "-o",
        folder / "path.csv",
    )
    assert found.exit_code == 0, found.output
    table = np.loadtxt(folder / "path.csv", delimiter=",", skiprows=1)
    assert table.shape == (101, 7)
    found = call("excite", "planar2r", "--starts", "1", "--vmax", "1,2", "--json")
    assert json.loads(found.stdout)["condition"] < 100


def test_help_has_examples():
    for verb in ("identify", "excite"):
        found = call(verb, "--help")
        assert found.exit_code == 0
        assert f"symoro {verb} " in found.output
