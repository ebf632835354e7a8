"""What is chosen from the data is the best choice, and intervals contain the truth."""

from __future__ import annotations

import dataclasses
import json

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.example import LEAST_COVERAGE, interval_coverage
from symoro.cli.main import app
from symoro.errors import InputError, UnknownName
from symoro.expr import constant
from symoro.identify.identification_result import friction_curve
from symoro.identify.physical_consistency import pseudo_inertia
from symoro.simulate import ComputedTorque, Noise, Quintic
from tests.identify.support import arm, base_values, log, motion, point_to_point


def noisy(robot, move, positions, efforts, seed=0):
    """Positions and efforts alone, with white noise; that of efforts is relative."""
    rng = np.random.default_rng(seed)
    clean = log(robot, move)
    size = efforts * np.sqrt(np.mean(clean["GAM"] ** 2, axis=0))
    return {
        "t": move["t"],
        "q": move["q"] + positions * rng.standard_normal(move["q"].shape),
        "GAM": clean["GAM"] + size * rng.standard_normal(move["q"].shape),
    }


@pytest.fixture(scope="module")
def made():
    robot, numbers = arm("planar2r", 2)
    train, test = (motion(robot, 10.0, 500.0, seed, size=2.0) for seed in (1, 7))
    return robot, numbers, train, log(robot, test)


def prediction_error(found, data):
    tau = found.predict(data["q"], data["QP"], data["QDP"])
    return np.linalg.norm(tau - data["GAM"]) / np.linalg.norm(data["GAM"])


@pytest.mark.parametrize("positions", [0.0, 1e-4, 1e-3])
def test_nothing_set_predicts_another_motion_as_well_as_the_best_setting(made, positions):
    robot, _, train, test = made
    data = noisy(robot, train, positions, 0.03)
    error = prediction_error(sy.identify(robot, data), test)
    settings = ({"filter": False}, {"cutoff": 5, "decimate": 20}, {"cutoff": 10, "decimate": 50})
    manual = [prediction_error(sy.identify(robot, data, **how), test) for how in settings]
    # the held-out error with the noise of 3 % on the efforts
    assert np.hypot(0.03, error) < 1.03 * np.hypot(0.03, min(manual))


def test_friction_is_unbiased_by_the_low_pass(made):
    robot, numbers, train, _ = made
    data = noisy(robot, train, 0.0, 0.0)
    found = sy.identify(robot, data, cutoff=5, solver="wls")
    for name in ("FV1", "FS1", "FV2", "FS2"):
        assert found.values[name] == pytest.approx(numbers[name], rel=0.02)


def test_no_term_of_friction_is_chosen_without_reason_and_a_real_one_is(made):
    robot, _, train, _ = made
    plain = sy.identify(robot, noisy(robot, train, 0.0, 0.03))
    assert not any(name[:2] in ("FO", "FQ", "FR", "FT", "FL") for name in plain.names)
    data = noisy(robot, train, 0.0, 0.01)
    data["GAM"] = data["GAM"] + 4.0  # an offset of each drive
    found = sy.identify(robot, data)
    assert found.values["FO1"] == pytest.approx(4.0, rel=0.05)
    assert [c.subject for c in found.choices] == [
        "filter", "decimation", "rests", "friction", "consistency",
    ]  # fmt: skip


def test_noise_of_a_strong_joint_does_not_hide_friction_of_a_weak_one():
    robot, numbers = arm("planar2r", 1)
    data = log(robot, motion(robot, 5.0, 100.0, 3))
    noise = np.random.default_rng(0).standard_normal(data["GAM"].shape) * [25.0, 0.02]
    found = sy.identify("planar2r", {**data, "GAM": data["GAM"] + noise}, folds=1)
    assert found.values["FV2"] == pytest.approx(numbers["FV2"], rel=0.05)


def test_rests_are_left_out_where_noise_decides_the_sign_of_friction():
    robot, _ = arm("planar2r", 1)
    given, other = sy.load("planar2r"), motion(robot, 5.0, 100.0, 9)
    tau = robot.compute.idm(other["q"], other["QP"], other["QDP"])
    data = log(robot, point_to_point(robot, 20.0, 250.0, 2), 0.1)
    data = {"t": data["t"], "q": np.round(data["q"] * 1e4) / 1e4, "GAM": data["GAM"]}
    errors = {}
    for name, how in (("chosen", {}), ("all rows", {"cutoff": 20.0, "decimate": 100.0})):
        found = sy.identify(given, data, folds=1, **how)
        predicted = found.predict(other["q"], other["QP"], other["QDP"])
        errors[name] = np.linalg.norm(predicted - tau) / np.linalg.norm(tau)
        if name == "chosen":
            (rests,) = (c for c in found.choices if c.subject == "rests")
            assert rests.chosen.startswith("left out")
    assert errors["chosen"] < min(0.01, 0.5 * errors["all rows"]), errors


def test_friction_curves_are_the_friction_that_is_predicted(made):
    """Curves of the report against the prediction, with every term of friction."""
    robot, _, train, _ = made
    data = log(robot, train, noise=0.05)
    for drives in (("FV", "FS", "FO"), ("FV", "FS", "FO", "FVN", "FSN"), ("FV", "FS", "FT")):
        joints = tuple(
            dataclasses.replace(x, VT=constant(0.3), FE=constant(2)) for x in robot.joints
        )
        given = dataclasses.replace(robot, joints=joints)
        r = sy.identify(given, data, drives=drives, filter=False, physical=False)
        for k in range(2):
            speed = np.linspace(-2, 2, 8)
            q, qd = np.full((8, 2), 0.3), np.zeros((8, 2))
            rest = r.predict(q, qd, 0 * q)[:, k]
            qd[:, k] = speed
            ours = friction_curve(r, k + 1, speed) - sum(
                r.values.get(name, 0.0) for name in (f"FO{k + 1}", f"FO{k + 1}R")
            )
            np.testing.assert_allclose(r.predict(q, qd, 0 * q)[:, k] - rest, ours, atol=1e-9)


def test_two_logs_in_turn_are_both_at_once(made):
    robot, _, train, _ = made
    logs = [noisy(robot, train, 0.0, 0.05, seed) for seed in (1, 2)]
    how = {"filter": False, "solver": "wls", "folds": 1}
    first = sy.identify(robot, logs[0], **how)
    in_turn = sy.identify(robot, logs[1], prior=first, **how)
    at_once = sy.identify(robot, logs, **how)
    np.testing.assert_allclose(in_turn.x, at_once.x, rtol=1e-9, atol=1e-12)


def test_a_part_of_a_log_is_cut_into_folds_too(made):
    robot, _, train, _ = made
    found = sy.identify(robot, noisy(robot, train, 0.0, 0.05), to_time=2.0, filter=False)
    rows = [fold.rows for fold in found.cross]
    assert len(rows) == 5
    assert max(rows) < 1.1 * min(rows)


def test_a_prior_of_a_file_counts_by_its_deviation(made, tmp_path):
    robot, _, train, _ = made
    data = noisy(robot, train, 0.0, 0.05)
    path = tmp_path / "prior.csv"
    path.write_text("name,value,sigma\nFV1,9.0,1e-6\n")
    found = sy.identify(robot, data, prior=path, filter=False, solver="wls")
    assert found.values["FV1"] == pytest.approx(9.0, abs=1e-4)
    for text, error in (("name,value,sigma\nFV1,9,0\n", "above 0"), ("FV1,9\n", "the columns")):
        path.write_text(text)
        with pytest.raises(InputError, match=error):
            sy.identify(robot, data, prior=path)
    with pytest.raises(UnknownName):
        sy.identify(robot, data, prior={"FV9": (1.0, 0.1)}, filter=False)


def test_bodies_stay_within_their_bounds():
    robot, numbers = arm(seed=5)
    data = log(robot, motion(robot, 5.0, 100.0, 15), noise=0.1)
    heavy = sum(v for k, v in numbers.items() if k[0] == "M" and k[1:].isdigit())
    bodies = {3: {"mass": (1.0, 2.0), "x": (-0.05, 0.05)}}
    found = sy.identify(robot, data, bodies=bodies, total_mass=0.8 * heavy, folds=1)
    masses = {j: found.standard[f"M{j}"] for j in range(1, 7)}
    assert 1.0 <= masses[3] <= 2.0
    assert abs(found.standard["MX3"]) <= 0.05 * masses[3] + 1e-9
    assert sum(masses.values()) <= 0.8 * heavy + 1e-6
    assert min(np.linalg.eigvalsh(pseudo_inertia(found.standard, j))[0] for j in masses) > 0


@pytest.mark.parametrize("solver", ["tls", "kalman"])
def test_other_solvers_find_the_truth(made, solver):
    robot, numbers, train, _ = made
    few = {k: x[::10] for k, x in train.items()}
    data = log(robot, few, noise=0.02)
    found = sy.identify(robot, data, solver=solver, filter=False, folds=1)
    truth = base_values(found, numbers)
    assert np.abs(found.x - truth).max() < 0.01 * np.abs(truth).max()
    if solver == "kalman":
        plain = sy.identify(robot, data, solver="wls", filter=False, folds=1)
        np.testing.assert_allclose(found.x, plain.x, rtol=1e-3, atol=1e-4)


def test_drift_is_an_offset_of_each_log(made):
    """The efforts of the second log are shifted; one offset for both would be wrong."""
    robot, numbers, train, _ = made
    logs = [noisy(robot, train, 0.0, 0.01, seed) for seed in (1, 2)]
    logs[1]["GAM"] = logs[1]["GAM"] + np.array([1.5, -0.7])
    found = sy.identify(robot, logs, drift=True, filter=False, solver="wls", validate=logs[0])
    assert found.values["FO1L2"] == pytest.approx(1.5, abs=0.02)
    assert found.values["FO2L2"] == pytest.approx(-0.7, abs=0.02)
    assert found.values["FO1"] == pytest.approx(0.0, abs=0.02)
    assert found.values["FS1"] == pytest.approx(numbers["FS1"], rel=0.01)
    assert found.validation.total < 0.02  # offsets of the fitted logs are not those of others
    chosen = sy.identify(robot, logs, drift=True)
    assert chosen.values["FO1L2"] == pytest.approx(1.5, abs=0.02)
    with pytest.raises(InputError):
        sy.identify(robot, logs, drift="yes")


def test_a_rehearsed_study_gives_the_truth_or_says_why_not():
    """Few positions, noisy speeds, one short motion: deviations count the bias by noise, no term is
    invented, no fault is found in the log.
    """
    robot = sy.load("planar2r")
    truth = {"ZZ1R": 1.702, "ZZ2": 0.05644, "MX2": 0.15, "MY2": 0.075}
    motions = {2.0: {"q1": 1.0, "q2": -0.5}, 3.0: {"q1": 1.5, "q2": 2.0}}
    for seconds, goal in motions.items():
        s = sy.simulate(robot, seconds, controller=ComputedTorque(Quintic(goal, 2.0)))
        for seed in (0, 1, 3):
            noise = Noise(points=14400, ripple=0.02, seed=seed)
            data = {"t": s.t, "q": noise.positions(s.q, np.array([True, True]))}
            found = sy.identify(robot, {**data, "QP": noise.speeds(s.qd), "GAM": s.tau})
            assert found.diagnosis == []
            assert found.training.total < 0.05
            assert not any(name[:2] in ("FO", "FQ", "FR", "FT", "FL", "IA") for name in found.names)
            for name, value in truth.items():
                is_near = found.values[name] == pytest.approx(value, rel=0.3)
                assert is_near or name in found.weak, (seconds, seed, name)
                assert abs(found.values[name] - value) < 4 * found.sigma[name]
            assert ("unreliable" in found.verdict) == bool(found.weak)


def test_impossible_values_are_marked(made):
    robot, _, train, _ = made
    data = noisy(robot, train, 0.0, 0.01)
    sound = sy.identify(robot, data, solver="wls", filter=False)
    assert sound.implausible == {}
    wrong = sy.identify(robot, {**data, "GAM": -data["GAM"]}, solver="wls", filter=False)
    assert set(wrong.implausible) >= {"FV1", "FS2", "joint 1", "joint 2"}
    assert "No robot can have these values" in wrong.verdict


def test_repeated_logs_differ_by_their_deviations(made):
    robot, _, train, _ = made
    logs = [noisy(robot, train, 0.0, 0.05, seed) for seed in (3, 4)]
    a, b = (sy.identify(robot, x, filter=False, solver="wls", folds=1) for x in logs)
    z = np.array(list(a.compare(b).values()))
    assert len(z) == len(a.names)
    assert 0.3 < np.sqrt(np.mean(z**2)) < 2
    other = dataclasses.replace(
        robot, joints=tuple(dataclasses.replace(x, FV=constant(9.0)) for x in robot.joints)
    )
    c = sy.identify(other, noisy(other, train, 0.0, 0.05), filter=False, solver="wls", folds=1)
    assert abs(a.compare(c)["FV1"]) > 10
    np.testing.assert_allclose(np.diag(a.correlation), 1)
    assert set(a.intervals) == set(a.names)


def test_intervals_contain_the_truth_with_every_kind_of_noise():
    assert min(interval_coverage(6).values()) > LEAST_COVERAGE - 0.1  # of few logs


def test_the_study_of_1988_has_four_rows(tmp_path):
    result = CliRunner().invoke(app, ["study", "energy-1988", "--json", "-o", str(tmp_path)])
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert set(data["published"]) == set(data["ours"]) == {"ZZ1R", "ZZ2", "MX2", "MY2"}
    for k, (low, high) in data["spread"].items():
        assert 0 < low < data["ours"][k] < high < 0.1
    assert (tmp_path / "estimates.png").stat().st_size > 10_000


def test_friction_by_load_is_not_explained_by_the_noise_of_efforts():
    robot, _ = arm("rx90", 1)
    truth = {j: 0.05 + 0.02 * j for j in range(1, 7)}
    joints = (dataclasses.replace(x, FL=constant(truth[j])) for j, x in enumerate(robot.joints, 1))
    loaded = dataclasses.replace(robot, joints=tuple(joints))
    data = log(loaded, motion(loaded, 8.0, 250.0, 3, size=2.0))
    noise = 0.02 * data["GAM"].std(axis=0)
    data["GAM"] = data["GAM"] + noise * np.random.default_rng(0).standard_normal(data["GAM"].shape)
    for given, how in ((loaded, {}), (robot, {"drives": ("FL",)})):
        found = sy.identify(given, data, filter=False, folds=1, **how)
        assert all(found.values[f"FL{j}"] == pytest.approx(truth[j], rel=0.15) for j in range(2, 7))
        assert constant(found.values["FL4"]) == found.robot.joints[3].FL


@pytest.mark.parametrize("how", [{}, {"cutoff": 20}, {"filter": False}])
def test_friction_that_the_robot_file_lacks_is_identified(how):
    """With every filter, and by viscous and dry terms before others."""
    made, numbers = arm("planar2r", 1)
    data = log(made, motion(made, 8.0, 250.0, 3), noise=0.02)
    found = sy.identify("planar2r", data, **how)
    for name in ("FV1", "FS1", "FV2", "FS2"):
        assert found.values[name] == pytest.approx(numbers[name], rel=0.02)
    assert not any(name.startswith(("FT", "FQ", "FR", "FL")) for name in found.names)
