"""Models by everyday names, robots by name or path: the same in every public function."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.catalogue import CATALOGUE, OTHER_NAMES, find_model
from symoro.cli.main import app

PROMISED = {
    "forward-kinematics": "dgm",
    "inverse-kinematics": "igm",
    "inverse-dynamics": "idm",
    "forward-dynamics": "ddm",
    "mass-matrix": "inertia",
    "coriolis": "coriolis",
    "regressor": "id-dynamic",
}


def run(*words: str) -> str:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_promised_names_exist() -> None:
    assert {name: find_model(name).id for name in PROMISED} == PROMISED


def test_every_other_name_means_one_model_and_is_no_id() -> None:
    names = [name for names in OTHER_NAMES.values() for name in names]
    assert len(names) == len(set(names)) > 15
    assert not set(names) & set(CATALOGUE)
    assert set(OTHER_NAMES) <= set(CATALOGUE)
    for id, others in OTHER_NAMES.items():
        for name in others:
            for spelling in (name, name.replace("-", "_"), name.upper()):
                assert find_model(spelling).id == id


def test_an_unknown_name_proposes_the_nearest() -> None:
    with pytest.raises(sy.SymoroError, match="Did you mean 'inverse-dynamics'"):
        sy.generate("planar2r", "inverse-dynamic")


def test_searches_find_everyday_words() -> None:
    assert [spec.id for spec in sy.models("mass matrix")] == ["inertia"]
    assert [spec.id for spec in sy.models("inverse_dynamics")] == ["idm"]
    assert {"dgm", "igm"} <= {spec.id for spec in sy.models("kinematics")}
    assert sy.models() == sy.models("")
    assert not sy.models("no such words")


def test_coriolis_is_h_without_gravity_and_friction() -> None:
    for name in ("rx90", "panda", "fivebar"):
        robot = sy.load(name)
        model = sy.generate(robot, "coriolis")
        reference = sy.generate(robot, "h", without="gravity,friction")
        values = {x: 0.1 + 0.05 * k for k, x in enumerate(reference.inputs)}
        assert model.inputs == reference.inputs
        assert model.evaluate(values)["H"] == pytest.approx(reference.evaluate(values)["H"])
        assert model.cost == reference.cost


def test_coriolis_takes_more_effects_away_and_has_derivatives() -> None:
    model = sy.generate("scara", "coriolis", without="rotor")
    assert model.options["without"] == ("friction", "rotor", "gravity")
    slopes = model.derivative("qd")
    values = {x: 0.3 + 0.1 * k for k, x in enumerate(model.inputs)}
    rates = [name for name in sy.load("scara").qd if name in model.inputs]
    step = 1e-6
    for column, name in enumerate(sy.load("scara").qd):
        if name not in rates:
            continue
        high, low = (model.evaluate({**values, name: values[name] + d}) for d in (step, -step))
        slope = (high["H"] - low["H"]) / (2 * step)
        assert slopes.evaluate(values)["dH_dqd"][:, column] == pytest.approx(slope, abs=1e-7)


def test_a_name_or_a_path_works_wherever_a_robot_does(tmp_path: Path) -> None:
    robot = sy.load("planar2r")
    path = robot.save(tmp_path / "arm.par")
    assert sy.load(robot) is robot
    for source in ("planar2r", path, str(path), robot):
        assert sy.generate(source, "idm").inputs == sy.generate(robot, "idm").inputs
    assert sy.generate("planar2r", "base-parameters").count == 4
    motion = sy.simulate("planar2r", 0.01, q=[0.1, 0.2])
    assert motion.q[-1] == pytest.approx(sy.simulate(robot, 0.01, q=[0.1, 0.2]).q[-1])
    log = tmp_path / "log.csv"
    t = np.arange(0, 4, 0.01)
    angles = {f"q{j}": np.sin((1 + j) * t) + 0.3 * np.sin(3.1 * j * t) for j in (1, 2)}
    columns = {"t": t, **angles, "GAM1": np.cos(t), "GAM2": np.sin(t)}
    rows = np.column_stack(list(columns.values()))
    np.savetxt(log, rows, delimiter=",", header=",".join(columns), comments="")
    assert sy.identify(path, log).robot.NL == 2
    assert sy.excite("planar2r", period=1.0, harmonics=2, starts=1, vmax=3, amax=30).q.shape[1] == 2


def test_a_wrong_robot_is_explained() -> None:
    with pytest.raises(sy.SymoroError, match="Did you mean 'rx90'"):
        sy.generate("rx91", "idm")
    with pytest.raises(sy.SymoroError, match="no such file"):
        sy.generate("nowhere.urdf", "idm")
    with pytest.raises(sy.SymoroError, match="expected floating or mobile"):
        sy.load(sy.load("rx90"), symbolic=True)


# --- the command line -----------------------------------------------------------------------------


def test_commands_take_everyday_names_and_base() -> None:
    short = run("generate", "planar2r", "inverse-dynamics", "--base")
    assert short == run("generate", "planar2r", "idm", "--parameters", "base")
    assert "parameters = base" in short
    counts = json.loads(run("cost", "planar2r", "mass_matrix", "--base", "--json"))
    assert [(row["model"], row["options"]) for row in counts] == [
        ("inertia", {"parameters": "base"})
    ]
    checked = json.loads(run("verify", "planar2r", "regressor", "--base", "--lang", "c", "--json"))
    assert [row["model"] for row in checked] == ["id-dynamic"]


def test_base_contradicts_standard_parameters() -> None:
    done = CliRunner().invoke(
        app, ["generate", "planar2r", "idm", "--base", "--parameters", "standard"]
    )
    assert done.exit_code
    assert "--base" in done.output


def test_models_shows_and_searches_the_names() -> None:
    listed = json.loads(run("models", "--json"))
    assert {row["id"]: tuple(row["names"]) for row in listed if row["names"]} == OTHER_NAMES
    assert "inverse-dynamics" in run("models")
    assert [row["id"] for row in json.loads(run("models", "forward", "kinematics", "--json"))] == [
        "dgm"
    ]
