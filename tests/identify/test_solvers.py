"""Parameters come back from data made with them: every model and every solver."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr import constant
from tests.identify.support import arm, base_values, log, motion, recursive_estimates
from tests.simulate.support import pendulum


@pytest.fixture(scope="module")
def made():
    robot, numbers = arm()
    return robot, numbers, log(robot, motion(robot, 10.0, 200.0, 1))


@pytest.mark.parametrize(
    ("model", "tolerance"),
    [("dynamic", 1e-9), ("power", 1e-7), ("filtered", 1e-4), ("energy", 1e-3)],
)
def test_exact_data_give_the_parameters_back(made, model, tolerance):
    """Smoothing and integrating leave the error of their sums; the others nothing."""
    robot, numbers, data = made
    found = sy.identify(robot, data, model=model, solver="ols")
    truth = base_values(found, numbers)
    assert np.abs(found.x - truth).max() < tolerance * np.abs(truth).max()
    assert found.training.total < tolerance


@pytest.mark.parametrize("solver", ["ols", "wls", "irls", "rls"])
def test_noise_leaves_errors_of_the_size_that_the_deviations_say(made, solver):
    robot, numbers, data = made
    noisy = log(robot, {k: v for k, v in data.items() if k != "GAM"}, noise=0.5, seed=2)
    found = sy.identify(robot, noisy, solver=solver)
    scores = (found.x - base_values(found, numbers)) / found.estimate.sigma
    assert np.sqrt(np.mean(scores**2)) < 1.5
    assert np.abs(scores).max() < 4.5
    if solver != "rls":
        assert np.sqrt(np.mean(scores**2)) > 0.5


def test_numbers_agree_with_numpy_on_the_whole_matrix(made):
    """The factors of chunks give what one least-squares problem with all rows gives; standard
    deviations too.
    """
    robot, _, data = made
    noisy = log(robot, {k: v for k, v in data.items() if k != "GAM"}, noise=0.3, seed=4)
    found = sy.identify(robot, noisy, solver="ols", filter=False)
    m = sy.generate(found.parameters.robot, "id-dynamic", parameters="base")
    D = m.compile().rows(noisy["q"], noisy["QP"], noisy["QDP"]).reshape(-1, len(m.columns))
    y = noisy["GAM"].reshape(-1)
    x, squares, rank, _ = np.linalg.lstsq(D, y, rcond=None)
    assert rank == len(x)
    np.testing.assert_allclose(found.x, x, rtol=1e-8, atol=1e-9)
    sigma = np.sqrt(np.diag(np.linalg.inv(D.T @ D)) * squares[0] / (len(y) - len(x)))
    np.testing.assert_allclose(found.estimate.sigma, sigma, rtol=1e-6)
    scaled = np.linalg.svd(D / np.linalg.norm(D, axis=0), compute_uv=False)
    assert found.condition == pytest.approx(scaled[0] / scaled[-1], rel=1e-6)


def test_sums_of_products_agree_with_orthogonal_factors(made):
    robot, _, data = made
    found = [sy.identify(robot, data, factor=way, folds=1) for way in ("qr", "gram")]
    np.testing.assert_allclose(found[1].x, found[0].x, rtol=1e-6, atol=1e-8)


def test_weights_follow_the_noise_of_the_joints(made):
    """With one joint much noisier than the others, weighting halves the errors at least."""
    robot, numbers, data = made
    rng = np.random.default_rng(5)
    noisy = {
        **data,
        "GAM": data["GAM"]
        + rng.standard_normal(data["GAM"].shape) * [20.0, 0.1, 0.1, 0.1, 0.1, 0.1],
    }
    errors = [
        np.linalg.norm(f.x - base_values(f, numbers))
        for f in (sy.identify(robot, noisy, solver=s) for s in ("ols", "wls"))
    ]
    assert errors[1] < errors[0] / 2


def test_outliers_count_less_with_robust_weights(made):
    robot, numbers, data = made
    rng = np.random.default_rng(6)
    wild = rng.random(data["GAM"].shape) < 0.05
    noisy = {
        **data,
        "GAM": data["GAM"]
        + 0.2 * rng.standard_normal(wild.shape)
        + wild * rng.normal(5.0, 30.0, wild.shape),
    }
    errors = [
        np.linalg.norm(f.x - base_values(f, numbers))
        for f in (sy.identify(robot, noisy, solver=s) for s in ("wls", "irls"))
    ]
    assert errors[1] < errors[0] / 3


def test_recursion_ends_at_the_ordinary_solution():
    rng = np.random.default_rng(7)
    A, y = rng.standard_normal((200, 5)), rng.standard_normal(200)
    history = recursive_estimates(A, y)
    np.testing.assert_allclose(
        history[-1], np.linalg.lstsq(A, y, rcond=None)[0], rtol=1e-5, atol=1e-8
    )
    np.testing.assert_allclose(
        history[99], np.linalg.lstsq(A[:100], y[:100], rcond=None)[0], rtol=1e-5, atol=1e-8
    )


@pytest.fixture(scope="module")
def controlled():
    """A two-link arm under a PD controller: what the encoders and the drives say."""
    robot = sy.load("planar2r")
    t = np.arange(1501) / 500
    reference = np.stack(
        [1.2 * np.sin(2.1 * t) * np.sin(0.9 * t), 0.9 * (1 - np.cos(3.3 * t))], axis=1
    )
    kp, kd = np.array([400.0, 60.0]), np.array([40.0, 5.0])
    speeds = np.gradient(reference, 2e-3, axis=0)

    def torque(at, q, qd):
        k = min(int(at * 500), 1499)
        s = at * 500 - k
        return kp * ((1 - s) * reference[k] + s * reference[k + 1] - q) + kd * (
            (1 - s) * speeds[k] + s * speeds[k + 1] - qd
        )

    run = sy.simulate(
        robot, 3.0, q=reference[0], qd=speeds[0], controller=torque, step=2e-3, method="rk4"
    )
    return (
        robot,
        {"t": t, "q": run.q, "GAM": run.tau, "qr": reference},
        {"kp": kp.tolist(), "kd": kd.tolist()},
    )


TRUE = np.array([1.702, 0.05644, 0.15, 0.075])


@pytest.mark.parametrize("solver", ["iv", "didim"])
def test_simulated_motion_takes_the_bias_away(controlled, solver):
    """Noise on positions that are differentiated twice biases least squares; instruments and the
    direct model are free of it.
    """
    robot, data, gains = controlled
    rng = np.random.default_rng(8)
    noisy = {
        **data,
        "q": data["q"] + 2e-4 * rng.standard_normal(data["q"].shape),
        "GAM": data["GAM"] + 0.02 * rng.standard_normal(data["q"].shape),
    }
    plain = sy.identify(robot, noisy, cutoff=60, folds=1)
    found = sy.identify(robot, noisy, cutoff=60, solver=solver, folds=1, **gains)
    worst = np.abs(found.x / TRUE - 1).max()
    assert worst < 0.03
    assert worst < np.abs(plain.x / TRUE - 1).max() / 3


def test_simulated_motion_needs_a_controller_and_a_reference(controlled):
    robot, data, gains = controlled
    with pytest.raises(InputError, match="no gains of the controller"):
        sy.identify(robot, data, solver="iv")
    with pytest.raises(InputError, match="no reference positions"):
        sy.identify(robot, {k: v for k, v in data.items() if k != "qr"}, solver="didim", **gains)
    coupled = {**gains, "ratios": [1, 1], "coupling": [[2, 1, 1.0]]}
    with pytest.raises(UnsupportedRobot, match="coupled motors"):
        sy.identify(robot, data, solver="iv", drives=("FV", "FS"), **coupled)


def coupled_log(robot, move, ratio):
    """Motor 2 is turned by joint 1 too: a log of the motors, with friction and a rotor at the
    second motor.
    """
    speed, rate = move["QP"][:, -2:].sum(axis=1), move["QDP"][:, -2:].sum(axis=1)
    through = 0.03 * rate + 0.4 * speed + 0.7 * np.sign(speed)
    matrix = np.diag(np.array(ratio, float))
    matrix[-1, -2] = ratio[-1]
    tau = log(robot, move)["GAM"]
    tau[:, -2:] += through[:, None]
    inverse = np.linalg.inv(matrix)
    return {
        "t": move["t"],
        "qm": move["q"] @ matrix.T,
        "vm": move["QP"] @ matrix.T,
        "am": move["QDP"] @ matrix.T,
        "taum": tau @ inverse,
    }


MOTOR = {"columns": {"q": "qm*", "qd": "vm*", "qdd": "am*", "tau": "taum*"}, "units": {"q": "rad"}}


@pytest.mark.parametrize(
    ("model", "tolerance"),
    [("dynamic", 1e-8), ("filtered", 2e-3), ("power", 1e-6), ("energy", 5e-3)],
)
def test_coupled_motors_have_columns_of_their_own(model, tolerance):
    robot, numbers = arm("tx40", 3)
    ratio = [50, 50, 40, 40, 30, 30]
    data = coupled_log(robot, motion(robot, 10.0, 300.0, 9), ratio)
    found = sy.identify(
        robot,
        data,
        model=model,
        solver="ols",
        folds=1,
        ratios=ratio,
        coupling=[[6, 5, 30]],
        **MOTOR,
    )
    known = {
        **numbers,
        "IAM6": 0.03,
        "FVM6": 0.4,
        "FSM6": 0.7,
    }  # joints hold their own part of the motor's
    known |= {
        f"{k}{j}": numbers[f"{k}{j}"] + v for j in (5, 6) for k, v in (("IA", 0.03), ("FV", 0.4))
    }
    truth = base_values(found, known)
    assert found.names[-3:] == ("IAM6", "FVM6", "FSM6")
    assert np.abs(found.x - truth).max() < tolerance * np.abs(truth).max()


def test_a_coupled_rotor_that_is_part_of_a_link_is_left_to_it():
    """In the plane the rotor turns with link 2: no column of its own."""
    robot, _ = arm("planar2r", 3)
    found = sy.identify(
        robot,
        coupled_log(robot, motion(robot, 6.0, 300.0, 9), [50, 40]),
        ratios=[50, 40],
        coupling=[[2, 1, 40]],
        **MOTOR,
    )
    assert found.names[-2:] == ("FVM2", "FSM2")
    assert found.values["FSM2"] == pytest.approx(0.7, rel=1e-6)


def test_a_closed_loop_is_identified_from_its_motors():
    """The passive joints of a five-bar linkage are found from its loops."""
    robot = sy.load("fivebar")
    t = np.arange(600) / 100
    q = np.stack(
        [2.2 + 0.4 * np.sin(1.7 * t) * np.sin(0.6 * t), 0.9 + 0.35 * (1 - np.cos(2.3 * t))], axis=1
    )
    qd = np.gradient(q, 0.01, axis=0)
    qdd = np.gradient(qd, 0.01, axis=0)
    motors = {
        f"{key}{j}": x[:, k]
        for key, x in (("q", q), ("QP", qd), ("QDP", qdd))
        for k, j in enumerate((1, 3))
    }
    found = sy.generate(robot, "idm", without=("friction", "rotor")).compile()
    passive = sy.generate(robot, "loop-geometry").compile()
    tau = found(
        {
            **motors,
            **dict(
                zip(passive.passive, passive.follow({"q1": q[:, 0], "q3": q[:, 1]}).T, strict=True)
            ),
        }
    )["tau"]
    result = sy.identify(
        robot, {"t": t, **motors, "GAM1": tau[:, 0], "GAM3": tau[:, 1]}, solver="ols", folds=1
    )
    assert result.groups == ("crank_left", "crank_right")
    assert result.training.total < 1e-8


def test_what_cannot_be_told_apart_is_named():
    robot, _ = arm("planar2r", 1)
    still = motion(robot, 4.0, 100.0, 3)
    still = {
        **still,
        "q": still["q"] * [1, 0],
        "QP": still["QP"] * [1, 0],
        "QDP": still["QDP"] * [1, 0],
    }
    with pytest.raises(InputError, match="FV2"):
        sy.identify(robot, log(robot, still), physical=False)
    with pytest.raises(InputError, match="found 0 rows, expected 7 or more"):
        sy.identify(robot, log(robot, motion(robot, 4.0, 100.0, 3)), from_time=100.0)


def test_wrong_choices_list_what_exists(made):
    robot, _, data = made
    for wrong in (
        {"solver": "magic"},
        {"model": "static"},
        {"factor": "lu"},
        {"cut_off": 3},
        {"drives": ("XX",)},
    ):
        with pytest.raises(UnknownName):
            sy.identify(robot, data, **wrong)


@pytest.mark.parametrize("model", ["dynamic", "filtered", "power", "energy"])
def test_a_robot_with_one_joint_is_identified(model):
    """Its only row is its torque; power and energy have one row whatever the number of joints."""
    t = np.arange(2001) / 200
    q = np.stack([1.3 * np.sin(1.7 * t) + 0.4 * np.cos(4.1 * t)], axis=1)
    qd = np.gradient(q, t, axis=0)
    qdd = np.gradient(qd, t, axis=0)
    values = {"MX1": 1.0, "ZZ1": 0.5, "FV1": 0.3}
    tau = sy.generate(pendulum(), "idm").compile()(
        {"q1": q[:, 0], "QP1": qd[:, 0], "QDP1": qdd[:, 0], "G1": 9.81, **values}
    )["tau"]
    data = {"t": t, "q1": q, "QP1": qd, "QDP1": qdd, "GAM1": tau}
    result = sy.identify(pendulum(), data, model=model, solver="ols", folds=1)
    assert result.values["ZZ1"] == pytest.approx(0.5, abs=2e-3)
    assert result.values["MX1"] == pytest.approx(1.0, abs=2e-3)
    assert result.values["FV1"] == pytest.approx(0.3, abs=2e-3)


@pytest.mark.parametrize(
    ("model", "tolerance"),
    [("dynamic", 1e-9), ("power", 1e-7), ("filtered", 1e-2), ("energy", 1e-2)],
)
def test_other_friction_and_springs_are_identified(model, tolerance):
    """Stribeck friction at a given speed, other friction at negative speed, a spring."""
    robot, numbers = arm("scara", 3)
    more = {
        1: {"FT": 4.0, "VT": 0.3, "FE": 2.0},
        2: {"FVN": 3.0, "FSN": 1.0},
        3: {"k": 200.0, "q0": 0.2, "kd": 3.0},
    }
    joints = tuple(
        dataclasses.replace(x, **{k: constant(v) for k, v in more.get(j, {}).items()})
        for j, x in enumerate(robot.joints, 1)
    )
    robot = dataclasses.replace(robot, joints=joints)
    numbers |= {f"{k}{j}": v for j, given in more.items() for k, v in given.items()}
    data = log(robot, motion(robot, 20.0, 500.0, 2))
    found = sy.identify(robot, data, model=model, solver="ols")
    truth = base_values(found, numbers)
    assert {"FT1", "k3", "FVN2", "FSN2", "FV3R"} <= set(found.names)
    assert np.abs(found.x - truth).max() < tolerance * np.abs(truth).max()


def test_stribeck_friction_needs_its_speed():
    robot, _ = arm("scara", 3)
    data = log(robot, motion(robot, 2.0, 100.0, 2))
    with pytest.raises(InputError, match=r"no VT\[1\]"):
        sy.identify(robot, data, drives=("FT",))
