"""Exciting trajectories keep every limit and tell parameters apart better than chance."""

from __future__ import annotations

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from symoro.errors import InputError, UnknownName
from symoro.identify.excitation import trajectory_families
from tests.identify.support import arm


@pytest.fixture(scope="module")
def found():
    robot, _ = arm(seed=9)
    limits = {
        "vmax": 2.5,
        "amax": 12.0,
        "taumax": [150, 150, 60, 25, 20, 12],
        "box": [[-0.6, 0.6], [-0.6, 0.6], [-0.3, 0.6]],
    }
    told = []
    result = sy.excite(
        robot, period=8.0, starts=1, seed=3, progress=lambda *x: told.append(x), **limits
    )
    return robot, limits, result, told


def test_limits_are_kept(found):
    robot, limits, e, _ = found
    assert np.abs(e.qd).max() <= limits["vmax"] * (1 + 1e-9)
    assert np.abs(e.qdd).max() <= limits["amax"] * (1 + 1e-9)
    low, high = (np.array([float(j.limits[k]) for j in robot.joints]) for k in (0, 1))
    assert np.all(e.q >= low - 1e-9)
    assert np.all(e.q <= high + 1e-9)
    tau = sy.generate(robot, "idm").compile().rows(e.q, e.qd, e.qdd)
    assert np.all(np.abs(tau) <= 1.01 * np.array(limits["taumax"]))
    P = sy.generate(robot, "dgm").compile().rows(e.q)[:, :3, 3]
    sides = np.array(limits["box"])
    assert np.all(sides[:, 0] - 0.02 <= P)
    assert np.all(sides[:, 1] + 0.02 >= P)


def test_it_is_better_than_where_it_began(found):
    _, _, e, told = found
    assert e.condition < 0.9 * e.start
    assert len(told) > 5
    assert told[-1][2] < told[0][2]


def test_the_condition_number_is_that_of_the_model(found):
    _robot, _, e, _ = found
    m = sy.generate(sy.load("tx40"), "id-dynamic", parameters="base")
    D = m.compile().rows(e.q, e.qd, e.qdd).reshape(-1, len(m.columns))
    assert e.condition == pytest.approx(np.linalg.cond(D), rel=1e-3)


@pytest.mark.parametrize("kind", ["fourier", "mixed"])
def test_motion_is_its_own_derivative_and_rests_at_the_ends(kind):
    t = np.linspace(0, 6, 6001)
    for f in trajectory_families(kind, 4, t, 6.0, 5):
        c = np.random.default_rng(0).standard_normal(f.q.shape[1])
        q, qd, qdd = f.q @ c, f.qd @ c, f.qdd @ c
        np.testing.assert_allclose(np.gradient(q, t)[1:-1], qd[1:-1], atol=1e-3 * np.abs(qdd).max())
        smooth = np.abs(np.diff(qdd, prepend=qdd[0])) < 0.05 * np.abs(qdd).max()
        np.testing.assert_allclose(
            np.gradient(qd, t)[1:-1][smooth[1:-1]],
            qdd[1:-1][smooth[1:-1]],
            atol=0.03 * np.abs(qdd).max(),
        )
        assert abs(qd[0]) + abs(qd[-1]) < 1e-9 * np.abs(qd).max()
        assert q[0] == pytest.approx(q[-1], abs=1e-9)


def test_the_mixed_generator_has_no_proportional_speeds():
    """Two joints with synchronised polynomials cannot be told apart; a polynomial and a sine can
    [Gautier and Khalil 1988, 7-2].
    """
    e = sy.excite(
        sy.load("planar2r"), generator="mixed", criterion="d-optimal", period=6.0, starts=1
    )
    speeds = e.qd / np.linalg.norm(e.qd, axis=0)
    assert abs(speeds[:, 0] @ speeds[:, 1]) < 0.9
    assert e.condition < 30


def test_the_table_goes_round(tmp_path):
    """What is written can be identified from: it has the robot's own names."""
    robot, _ = arm("planar2r", 4)
    e = sy.excite(robot, starts=1, period=4.0, vmax=2.0)
    path = e.save(tmp_path / "path.csv")
    names = path.read_text().splitlines()[0].split(",")
    assert names == ["t", "q1", "q2", "QP1", "QP2", "QDP1", "QDP2"]
    table = np.loadtxt(path, delimiter=",", skiprows=1)
    tau = sy.generate(robot, "idm").compile().rows(table[:, 1:3], table[:, 3:5], table[:, 5:7])
    data = {n: table[:, k] for k, n in enumerate(names)} | {"GAM": tau}
    assert sy.identify(robot, data, solver="ols").training.total < 1e-6


def test_wrong_wishes_are_refused():
    robot = sy.load("planar2r")
    for wrong in ({"criterion": "best"}, {"generator": "walk"}):
        with pytest.raises(UnknownName):
            sy.excite(robot, **wrong)
    for wrong in (
        {"period": 0},
        {"qmin": 1.0, "qmax": 0.0},
        {"vmax": [1, 2, 3]},
        {"amax": -1.0},
        {"box": [[0, 1]]},
    ):
        with pytest.raises(InputError):
            sy.excite(robot, **wrong)
    with pytest.raises(InputError, match="no numbers"):
        sy.excite(sy.load("tx40"), taumax=10.0)
    with pytest.raises(InputError, match="box limits"):
        sy.excite(robot, box=[[5, 6], [5, 6], [-1, 1]], starts=1)


def test_expected_deviations_are_minimised_and_files_are_written(tmp_path):
    """The criterion has smaller expected deviations than the condition number; every format."""
    limits = {"vmax": 2.0, "amax": 8.0, "period": 5.0, "starts": 1, "drives": ("FV", "FS")}
    robot, _ = arm("planar2r", 3)
    by_condition, by_deviations = (
        sy.excite(robot, criterion=criterion, **limits) for criterion in ("condition", "deviations")
    )
    mean = [
        np.sqrt(np.mean(np.square(list(x.sigma.values())))) for x in (by_condition, by_deviations)
    ]
    assert mean[1] <= mean[0] * (1 + 1e-6)
    assert set(by_deviations.sigma) >= {"FV1", "FS2"}
    lines = by_deviations.save(tmp_path / "path.yaml").read_text().splitlines()
    assert lines[:4] == ["joint_names:", '- "joint1"', '- "joint2"', "points:"]
    assert lines.count("- positions: [" + lines[4].split("[")[1]) >= 1
    assert sum(x.startswith("- positions") for x in lines) == len(by_deviations.t)
    assert "  time_from_start: {sec: 5, nanosec: 0}" in lines
    assert by_deviations.save(tmp_path / "path.png").read_bytes().startswith(b"\x89PNG")


def test_progress_is_shown_without_a_terminal(tmp_path):
    words = ["excite", "planar2r", "--vmax", "2", "--amax", "8", "--starts", "1"]
    shown = CliRunner().invoke(app, [*words, "-o", str(tmp_path / "a.csv")])
    assert shown.exit_code == 0
    assert "Search 1 of 1, round 1: condition number" in shown.stderr
