"""No number is silently wrong: combinations without a model are refused, near ones obey the laws."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.expr.functions import cos
from symoro.expr.node import ONE, ZERO, Role, symbol
from symoro.robot.data import Robot
from tests.formats.support import robot_file

ROBOTS = Path(__file__).parents[1] / "golden" / "robots"


def load(name: str) -> Robot:
    return sy.load(str(ROBOTS / name))


def refused(robot: Robot, model: str, words: str, **options: Any) -> None:
    with pytest.raises(sy.SymoroError, match=words):
        sy.generate(robot, model, **options)


def with_base(robot: Robot, **values: Any) -> Robot:
    return dataclasses.replace(robot, base=dataclasses.replace(robot.base, **values))


def with_joint(robot: Robot, j: int, **values: Any) -> Robot:
    joints = list(robot.joints)
    joints[j - 1] = dataclasses.replace(joints[j - 1], **values)
    return dataclasses.replace(robot, joints=tuple(joints))


def turning_coupling(robot: Robot) -> Robot:
    """The robot with motors at q1, q2 - sin(q1) and q1 q2 + q3 / 2."""
    q1, q2 = robot.variable(1), robot.variable(2)
    last = (-2 * q2 - 2 * q1 * cos(q1), -2 * q1, ONE * 2)
    return dataclasses.replace(robot, coupling=((ONE, ZERO, ZERO), (cos(q1), ONE, ZERO), last))


# --- frames ---------------------------------------------------------------------------------------


def test_a_pose_of_a_named_link_is_the_one_of_dgm() -> None:
    robot = sy.load(str(robot_file("ur5_robot.urdf")))
    q = np.array([0.1, -0.7, 0.9, 0.3, 0.8, 0.2])
    pose = sy.generate(robot, "dgm", frame="tool0").evaluate(dict(zip(robot.q, q, strict=True)))
    answer = sy.generate(robot, "igm", frame="tool0").compile()(pose["T"])
    assert answer.count
    assert np.abs(answer.solutions - q).max(axis=1).min() < 1e-9


@pytest.mark.parametrize("wrt", [0, "world"])
def test_a_placed_base_moves_the_poses_of_both_models_where_they_are_seen_from_the_world(
    wrt: int | str,
) -> None:
    robot = load("placed_scara.par")
    q = np.array([0.2, 0.6, 0.1, -0.4])
    pose = sy.generate(robot, "dgm", wrt=wrt).evaluate(dict(zip(robot.q, q, strict=True)))["T"]
    answer = sy.generate(robot, "igm", wrt=wrt).compile()(pose)
    assert answer.count
    assert np.abs(answer.solutions - q).max(axis=1).min() < 1e-9


# --- drives ---------------------------------------------------------------------------------------


def states(robot: Robot, rng: np.random.Generator) -> dict[str, Any]:
    values = {name: rng.uniform(0.2, 1.0) for name in robot.symbols}
    return values | dict.fromkeys([n for n in robot.symbols if n[:2] in ("FV", "FS")], 0.0)


def test_a_coupling_that_turns_keeps_the_power_balance() -> None:
    """tau qd = d(E + U)/dt with rotors behind a coupling that depends on the positions."""
    robot = turning_coupling(load("coupled_rrp.par"))
    rng = np.random.default_rng(5)
    values = states(robot, rng)
    run = {m: sy.generate(robot, m) for m in ("idm", "energy", "inertia", "h", "lagrange", "ddm")}
    q, qd, qdd = (np.array([values[n] for n in names]) for names in (robot.q, robot.qd, robot.qdd))

    def energy(t: float) -> float:
        at = dict(zip(robot.q, q + qd * t + qdd * t**2 / 2, strict=True)) | dict(
            zip(robot.qd, qd + qdd * t, strict=True)
        )
        out = run["energy"].evaluate({**values, **at})
        return float(out["E"] + out["U"])

    step = 1e-5
    tau = run["idm"].evaluate(values)["tau"]
    assert tau @ qd == pytest.approx((energy(step) - energy(-step)) / (2 * step), rel=1e-7)
    A, H = run["inertia"].evaluate(values)["A"], run["h"].evaluate(values)["H"]
    assert A @ qdd + H == pytest.approx(tau)
    out = run["lagrange"].evaluate(values)
    assert out["A"] @ qdd + out["C"] @ qd + out["Q"] == pytest.approx(tau)
    driven = {**values, **dict(zip(robot.tau, tau, strict=True))}
    assert run["ddm"].evaluate(driven)["qdd"] == pytest.approx(qdd)


def test_lagranges_equations_need_motors_that_are_functions_of_the_positions() -> None:
    """qd_m2 = qd_2 - q_3 qd_1 is the rate of no function of the positions."""
    robot = load("coupled_rrp.par")
    rows = ((ONE, ZERO, ZERO), (robot.variable(3), ONE, ZERO), (ZERO, ZERO, ONE))
    refused(dataclasses.replace(robot, coupling=rows), "lagrange", "positions of the motors")


def test_motor_torques_on_a_floating_base_go_through_the_coupling() -> None:
    robot = with_base(load("coupled_rrp.par"), floating=True)
    values = states(robot, np.random.default_rng(2))
    C = np.array([[1, 0, 0], [values["C21"], 1, 0], [0, -0.5, 2]])
    joint = sy.generate(robot, "idm").evaluate(values)
    motor = sy.generate(robot, "idm", coordinates="motor").evaluate(values)
    assert motor["tau"] == pytest.approx(C.T @ joint["tau"])
    assert motor["base"] == pytest.approx(joint["base"])


@pytest.mark.parametrize("model", ["idm", "ddm"])
def test_elastic_joints_with_coupled_drives_are_refused(model: str) -> None:
    robot = load("elastic_rrp.par")
    identity = tuple(tuple(ONE if r == c else ZERO for c in range(3)) for r in range(3))
    refused(dataclasses.replace(robot, coupling=identity), model, "coupled drives")


@pytest.mark.parametrize("model", ["idm", "h", "ddm", "energy", "id-dynamic"])
def test_a_stiffness_of_a_rigid_joint_is_refused(model: str) -> None:
    robot = with_joint(sy.load("rrp"), 2, k=symbol("k2", Role.INERTIAL))
    refused(robot, model, r"k\[2\]")


# --- bases ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("model", ["idm", "ddm", "h", "inertia", "energy", "id-dynamic"])
def test_dynamics_of_a_mobile_base_are_refused(model: str) -> None:
    refused(with_base(sy.load("rrp"), mobile=True), model, "is_mobile")


def test_the_geometry_of_a_mobile_base_is_known() -> None:
    assert sy.generate(with_base(sy.load("rrp"), mobile=True), "dgm").groups == {"T": (4, 4)}


def test_base_parameters_of_loops_on_a_floating_base_are_refused() -> None:
    refused(with_base(sy.load("fourbar"), floating=True), "base-parameters", "floating base")


# --- inputs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sr400", "palletiser", "fourbar", "delta"])
def test_a_solver_of_loops_needs_no_more_than_its_inputs(name: str) -> None:
    model = sy.generate(sy.load(name), "loop-geometry")
    assert model.compile()(dict.fromkeys(model.inputs, 0.3) | dict(model.robot.values)) is not None


def test_motors_outside_the_loops_do_not_move_the_passive_joints() -> None:
    model = sy.generate(sy.load("sr400"), "loop-geometry")
    solver = model.compile()
    few = {"q2": 0.3, "q7": 1.2}
    every = {**few, "q1": 0.4, "q4": 0.5, "q5": -0.6, "q6": 0.7}
    assert solver(few).solutions == pytest.approx(solver(every).solutions)
    path = {name: np.full(3, value) for name, value in few.items()}
    assert solver.follow(path) == pytest.approx(solver(few).solutions.repeat(3, axis=0))


# --- joints that follow others --------------------------------------------------------------------


def test_inverse_and_determinant_of_the_joined_jacobian() -> None:
    robot = load("gripper.urdf")
    models = {m: sy.generate(robot, m, mimic="joined") for m in ("jacobian", "inverse-jacobian")}
    values = {name: 0.7 for name in robot.symbols}
    out = {m: x.evaluate({n: values[n] for n in x.inputs}) for m, x in models.items()}
    J, inverse = out["jacobian"]["J"], out["inverse-jacobian"]["Jinv"]
    assert inverse == pytest.approx(np.linalg.pinv(J), abs=1e-9)
    assert sy.generate(robot, "determinant", mimic="joined").groups == {"det": ()}


def test_base_regressors_of_joined_joints_are_refused() -> None:
    robot = load("gripper.urdf")
    refused(robot, "id-dynamic", "depend on each other", mimic="joined", parameters="base")
