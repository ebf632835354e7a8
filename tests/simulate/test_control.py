"""Controllers, trajectories, noise and files."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import FormatError, InputError, UnknownName, UnsupportedRobot
from symoro.simulate import PD, ComputedTorque, Fourier, GivenTorques, Noise, Quintic, Sampled
from symoro.simulate.motion_record import (
    joint_labels,
    joint_vector,
    read_columns,
    read_values,
    write_columns,
)
from tests.loops.support import parameters
from tests.simulate.support import block, elastic_arm, rough_arm

ARM = sy.load("planar2r")
SERIES = Fourier(0.25, [[0.5, -0.3], [0.2, 0.4]], [[0.1, 0.2], [-0.3, 0.1]], [0.2, 1.0])


@pytest.mark.parametrize(
    "trajectory", [Quintic({"q1": 1.0, "q2": -2.0}, 1.5), SERIES], ids=["quintic", "fourier"]
)
def test_speeds_and_accelerations_of_a_trajectory_are_its_derivatives(trajectory: Any) -> None:
    at = trajectory.course(ARM, [1, 2], np.array([0.1, 0.2]))
    t, h = np.linspace(0.1, 1.4, 50), 1e-5
    q, qd, qdd = at(t)
    assert qd == pytest.approx((at(t + h)[0] - at(t - h)[0]) / (2 * h), abs=1e-8)
    assert qdd == pytest.approx((at(t + h)[1] - at(t - h)[1]) / (2 * h), abs=1e-7)
    assert all(x == pytest.approx(y[7]) for x, y in zip(at(float(t[7])), (q, qd, qdd), strict=True))


def test_a_quintic_goes_from_rest_to_rest() -> None:
    at = Quintic({"q2": 1.0}, 2.0).course(ARM, [1, 2], np.array([0.5, 0.0]))
    for t, q in ((0.0, [0.5, 0.0]), (2.0, [0.5, 1.0]), (3.0, [0.5, 1.0])):
        assert at(t)[0] == pytest.approx(q)
        assert np.abs(at(t)[1:]).max() == 0


def test_samples_are_followed_by_a_smooth_curve(tmp_path: Path) -> None:
    at = SERIES.course(ARM, [1, 2], None)
    t = np.linspace(0, 4, 401)
    file = write_columns(
        tmp_path / "path.csv", {"t": t, "q1": at(t)[0][:, 0], "q2": at(t)[0][:, 1], "more": t}
    )
    found = Sampled(file).course(ARM, [1, 2], None)
    x = np.linspace(0.1, 3.9, 77)
    assert all(a == pytest.approx(b, abs=1e-5) for a, b in zip(found(x), at(x), strict=True))
    assert np.abs(found(5.0)[1]).max() == 0


@pytest.mark.parametrize("name", ["fourbar", "slidercrank", "bennett", "palletiser", "sr400"])
def test_computed_torque_follows_in_closed_loops(name: str) -> None:
    robot = sy.load(name)
    known = {
        k: v
        for k, v in parameters(robot).items()
        if not k.startswith(("FX", "FY", "FZ", "CX", "CY", "CZ"))
    }
    start = {
        str(robot.variable(j)): 0.4 + 0.1 * j
        for j in robot.moving
        if robot.frame(j).mu and j <= robot.NL
    }
    goal = {k: v + 0.5 for k, v in start.items()}
    s = sy.simulate(
        robot, 1.0, q=start, values=known, controller=ComputedTorque(Quintic(goal, 0.8)), step=0.02
    )
    assert s.complete
    assert s.tracking_error is not None
    assert s.tracking_error < 1e-5
    assert s.loop_drift < 1e-12
    assert s.energy_drift < 1e-6


def test_errors_die_out_as_the_bandwidth_says() -> None:
    """e = e0 (1 + w t) exp(-w t) without overshoot."""
    s = sy.simulate(
        ARM,
        1.0,
        q=[0.3, -0.2],
        controller=ComputedTorque(Sampled(_still()), bandwidth=12.0),
        step=0.01,
    )
    w = 12.0 * s.t[:, None]
    assert s.q == pytest.approx(np.array([0.3, -0.2]) * (1 + w) * np.exp(-w), abs=1e-7)


@pytest.mark.parametrize("mass", [2.0, 0.5])
def test_default_gains_of_pd_have_the_bandwidth_without_overshoot(mass: float) -> None:
    """m e'' = -kp e - kd e' with kp = m w^2, kd = 2 m w: e = e0 (1 + w t) exp(-w t)."""
    still = {"t": np.arange(10.0), "q1": np.zeros(10)}
    controller = PD(Sampled(still), bandwidth=7.0)
    s = sy.simulate(block(), 1.0, q=[0.3], values={"M1": mass}, controller=controller, step=0.01)
    w = 7.0 * s.t
    assert s.q[:, 0] == pytest.approx(0.3 * (1 + w) * np.exp(-w), abs=1e-8)


def _still() -> dict[str, np.ndarray]:
    return {"t": np.arange(10.0), "q1": np.zeros(10), "q2": np.zeros(10)}


def test_a_wrong_belief_costs_accuracy() -> None:
    goal = Quintic([1.0, -0.5], 0.5)
    right = sy.simulate(ARM, 0.6, controller=ComputedTorque(goal), step=0.01).tracking_error or 0.0
    wrong = (
        sy.simulate(
            ARM, 0.6, controller=ComputedTorque(goal, values={"ZZ1": 2.4}), step=0.01
        ).tracking_error
        or 0.0
    )
    assert right < 1e-8 < 1e-3 < wrong


def test_pd_with_gravity_ends_where_it_should() -> None:
    robot = sy.load("fivebar")
    goal = {"q1": 2.0, "q3": 1.1}
    course = Quintic(goal, 0.5)
    with_it, without_it = (
        sy.simulate(
            robot, 3.0, q={"q1": 2.2, "q3": 0.9}, controller=PD(course, gravity=g), step=0.01
        )
        for g in (True, False)
    )
    assert with_it.q[-1, [0, 2]] == pytest.approx([2.0, 1.1], abs=1e-6)
    assert np.abs(without_it.q[-1, [0, 2]] - [2.0, 1.1]).max() > 1e-3
    explicit = sy.simulate(
        robot,
        0.1,
        q={"q1": 2.2, "q3": 0.9},
        controller=PD(course, kp=[40.0, 30.0], kd=2.0),
        step=0.01,
    )
    want, rate, _ = course.course(robot, [1, 3], np.array([2.2, 0.9]))(explicit.t)
    assert explicit.tau == pytest.approx(
        np.array([40.0, 30.0]) * (want - explicit.q[:, [0, 2]])
        + 2.0 * (rate - explicit.qd[:, [0, 2]]),
        abs=1e-9,
    )


def test_torques_of_a_log_repeat_its_motion(tmp_path: Path) -> None:
    s = sy.simulate(ARM, 1.0, controller=ComputedTorque(Quintic([1.0, -0.5], 1.0)))
    again = sy.simulate(ARM, 1.0, controller=GivenTorques(s.save(tmp_path / "log.csv")))
    assert again.q == pytest.approx(s.q, abs=1e-5)


def test_a_function_is_a_controller() -> None:
    s = sy.simulate(
        ARM, 1.0, controller=lambda t, q, qd: np.array([0.3, 0.0]) - 2.0 * qd, step=0.01
    )
    assert s.tau == pytest.approx(np.array([0.3, 0.0]) - 2.0 * s.qd)
    assert s.work[-1] == pytest.approx(s.energy[-1] - s.energy[0], rel=1e-7)


def test_controllers_that_do_not_apply_are_refused() -> None:
    with pytest.raises(UnsupportedRobot, match="motor on every joint"):
        sy.simulate(sy.load("cartpole"), 1.0, controller=ComputedTorque(Quintic([1.0], 1.0)))
    with pytest.raises(UnsupportedRobot, match="elastic"):
        sy.simulate(
            elastic_arm(),
            1.0,
            values={"K1": 9.0, "K2": 9.0, "IA1": 1.0, "IA2": 1.0},
            controller=ComputedTorque(Quintic([1.0, 0.0], 1.0)),
        )
    with pytest.raises(InputError, match="gain kp"):
        sy.simulate(ARM, 1.0, controller=PD(Quintic([1.0, 0.0], 1.0), kp=[1.0, 2.0, 3.0]))
    with pytest.raises(InputError, match="coefficients"):
        sy.simulate(ARM, 1.0, controller=PD(Fourier(1.0, [1.0], [0.0])))


# --- what sensors tell ----------------------------------------------------------------------------


def test_noise_is_that_of_the_paper() -> None:
    """14400 points: +-2.18e-4 rad; ripple 0.02 of 1 and 2 rad/s: deviations 0.005 and 0.01 rad/s
    [GK88 §8.1].
    """
    t = np.linspace(0, 1, 20001)
    qd = np.stack([np.sin(9 * t), 2 * np.sin(7 * t)], axis=-1)
    n = Noise()
    off = n.positions(np.cos(qd), np.array([True, True])) - np.cos(qd)
    assert np.abs(off).max() == pytest.approx(2.18e-4, rel=0.01)
    assert off.std() == pytest.approx(2 * math.pi / 14400 / math.sqrt(12), rel=0.02)
    assert (n.speeds(qd) - qd).std(axis=0) == pytest.approx([0.005, 0.01], rel=0.03)
    assert n.torques(qd) == pytest.approx(qd)
    assert (Noise(torque=0.1).torques(qd) - qd).std(axis=0) == pytest.approx([0.1, 0.2], rel=0.03)
    assert not np.array_equal(Noise(seed=1).speeds(qd), n.speeds(qd))
    assert np.array_equal(Noise().speeds(qd), n.speeds(qd))


def test_noise_of_a_prismatic_joint_counts_points_per_metre() -> None:
    """Half a step is pi / points rad of a turn and 0.5 / points m of a slide."""
    q = np.zeros((20001, 2))
    noise = np.abs(Noise(points=100).positions(q, np.array([True, False]))).max(axis=0)
    assert noise == pytest.approx([math.pi / 100, 0.5 / 100], rel=1e-3)


def test_sensors_have_independent_noise() -> None:
    x = np.ones((20000, 1))
    n = Noise(points=1, ripple=4.0, torque=1.0)
    errors = [n.positions(0 * x, np.array([True])), n.speeds(x) - x, n.torques(x) - x]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert abs(np.corrcoef(errors[a][:, 0], errors[b][:, 0])[0, 1]) < 0.03


def test_noise_scales_with_the_greatest_value_of_each_joint() -> None:
    qd = np.array([[1.0, -8.0], [-2.0, 3.0]])
    one, two = (Noise(ripple=r).speeds(qd) - qd for r in (0.02, 0.06))
    assert two == pytest.approx(3 * one)
    scaled = Noise().speeds(qd * [1.0, 5.0]) - qd * [1.0, 5.0]
    assert scaled == pytest.approx(one * [1.0, 5.0])


def test_an_encoder_counts_points() -> None:
    q = np.random.default_rng(0).uniform(-3, 3, (50, 2))
    found = Noise(points=[1000, 0], quantised=True).positions(q, np.array([True, True]))
    counts = found[:, 0] * 1000 / (2 * math.pi)
    assert counts == pytest.approx(np.round(counts))
    assert np.abs(found[:, 0] - q[:, 0]).max() <= math.pi / 1000 * 1.001
    assert np.array_equal(found[:, 1], q[:, 1])
    with pytest.raises(InputError, match="noise, ripple"):
        Noise(ripple=-1.0)


# --- files ----------------------------------------------------------------------------------------


def test_a_log_has_the_names_of_the_models(tmp_path: Path) -> None:
    s = sy.simulate(rough_arm(), 0.1, qd=[1.0, -1.0], step=0.01)
    columns = read_columns(s.save(tmp_path / "log.csv"))
    assert list(columns) == ["t", "q1", "q2", "QP1", "QP2", "QDP1", "QDP2", "GAM1", "GAM2"]
    assert np.array_equal(columns["QDP2"], s.qdd[:, 1])
    inputs = sy.generate(rough_arm(), "id-dynamic").inputs
    assert {x for x in inputs if x[0] in "qQ"} <= set(columns)
    measured = read_columns(s.save(tmp_path / "noisy.csv", Noise()))
    assert list(measured) == ["t", "q1", "q2", "QP1", "QP2", "GAM1", "GAM2"]
    assert not np.array_equal(measured["QP1"], columns["QP1"])


def test_a_log_of_a_closed_loop_has_its_passive_joints() -> None:
    s = sy.simulate(sy.load("fivebar"), 0.05, q={"q1": 2.2, "q3": 0.9}, step=0.01)
    names = list(s.columns())
    assert names == [
        "t",
        "q1",
        "q2",
        "q3",
        "q4",
        "QP1",
        "QP2",
        "QP3",
        "QP4",
        "QDP1",
        "QDP2",
        "QDP3",
        "QDP4",
        "GAM1",
        "GAM3",
    ]


def test_pictures_are_drawn(tmp_path: Path) -> None:
    s = sy.simulate(
        sy.load("fivebar"),
        0.05,
        q={"q1": 2.2, "q3": 0.9},
        step=0.01,
        controller=PD(Quintic([2.0, 1.0], 1.0)),
    )
    assert s.plot(tmp_path / "motion.png").read_bytes().startswith(b"\x89PNG")
    assert b"<svg" in s.plot(tmp_path / "motion.svg").read_bytes()
    with pytest.raises(UnknownName, match="gif"):
        s.plot(tmp_path / "motion.gif")


def test_wrong_files_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    wrong = {
        "": "no data",
        "t,q1\n1\n": "line 2.*1 values",
        "t,q1\n1,a\n": "line 2.*'a'",
        "t,q1\n1,nan\n": "not finite",
        "t,t\n1,2\n": "twice",
    }
    for text, message in wrong.items():
        file.write_text(text)
        with pytest.raises(FormatError, match=message):
            read_columns(file)
    with pytest.raises(InputError, match=r"(?i)no such file"):
        read_columns(tmp_path / "none.csv")
    file.write_text("t,q1\n1,0\n0,0\n")
    with pytest.raises(InputError, match="do not increase"):
        sy.simulate(ARM, 1.0, controller=GivenTorques(file))
    file.write_text("t,GAM1\n0,0\n1,0\n")
    with pytest.raises(UnknownName, match="GAM2"):
        sy.simulate(ARM, 1.0, controller=GivenTorques(file))


def test_values_are_read_from_files(tmp_path: Path) -> None:
    text = tmp_path / "values.txt"
    text.write_text("M1 = 2.5, ZZ1=0.1  # kg\n\nM2 = 1e-3\n")
    assert read_values(text) == {"M1": 2.5, "ZZ1": 0.1, "M2": 1e-3}
    data = tmp_path / "values.json"
    data.write_text('{"M1": 2, "ZZ1": 0.1}')
    assert read_values(data) == {"M1": 2.0, "ZZ1": 0.1}
    for wrong in ("M1 2.5", "M1 = heavy"):
        text.write_text(wrong)
        with pytest.raises(FormatError, match="NAME = NUMBER"):
            read_values(text)
    data.write_text("[1]")
    with pytest.raises(InputError, match="JSON object"):
        read_values(data)


def test_columns_and_values_may_have_the_names_of_the_joints(tmp_path: Path) -> None:
    joints = tuple(
        dataclasses.replace(x, name=name)
        for x, name in zip(ARM.joints, ("shoulder", "elbow"), strict=True)
    )
    named = dataclasses.replace(ARM, joints=joints)
    t = np.linspace(0, 1, 50)
    columns = {"t": t, "q_elbow": t**2, "q_shoulder": -t}
    at = Sampled(columns).course(named, [1, 2], None)
    assert at(0.5)[0] == pytest.approx([-0.5, 0.25])
    assert joint_vector(named, [1, 2], {"elbow": 3.0}, "q").tolist() == [0.0, 3.0]
    with pytest.raises(UnknownName, match="shoulder, elbow, q1, q2"):
        joint_vector(named, [1, 2], {"wrist": 3.0}, "q")
    assert joint_labels(named, [2, 1]) == ("elbow", "shoulder")
    assert joint_labels(ARM, [2, 1]) == ("q2", "q1")
