"""No number is silently wrong: combinations without a model are refused, near ones obey the laws."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.expr.functions import cos
from symoro.expr.node import ONE, ZERO
from symoro.expr.program import interpret
from symoro.mechanism import random_closed_states
from symoro.robot.data import Coupled, Robot
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


@pytest.mark.parametrize("floating", [False, True])
def test_lagranges_equations_of_motors_whose_positions_depend_on_the_way(floating: bool) -> None:
    """qd_m2 = qd_2 - q_3 qd_1 is the rate of no function of the positions: C has K^T I dK/dt."""
    robot = load("coupled_rrp.par")
    rows = ((ONE, ZERO, ZERO), (robot.variable(3), ONE, ZERO), (ZERO, ZERO, ONE))
    robot = sy.load(dataclasses.replace(robot, coupling=rows), floating=floating or None)
    values = {n: 0.3 + 0.1 * k for k, n in enumerate(robot.symbols)}
    values |= dict.fromkeys([n for n in robot.symbols if n[:2] in ("FV", "FS")], 0.0)
    run = {
        name: m.evaluate({n: values[n] for n in m.inputs})
        for name in ("lagrange", "h", "inertia")
        if (m := sy.generate(robot, name))
    }
    base = ["V01", "V02", "V03", "W01", "W02", "W03"] if floating else []
    speeds = np.array([values[n] for n in (*base, *robot.qd)])
    out = run["lagrange"]
    assert out["A"] == pytest.approx(run["inertia"]["A"])
    assert out["C"] @ speeds + out["Q"] == pytest.approx(run["h"]["H"])


def test_motor_torques_on_a_floating_base_go_through_the_coupling() -> None:
    robot = with_base(load("coupled_rrp.par"), floating=True)
    values = states(robot, np.random.default_rng(2))
    C = np.array([[1, 0, 0], [values["C21"], 1, 0], [0, -0.5, 2]])
    joint = sy.generate(robot, "idm").evaluate(values)
    motor = sy.generate(robot, "idm", coordinates="motor").evaluate(values)
    assert motor["tau"] == pytest.approx(C.T @ joint["tau"])
    assert motor["base"] == pytest.approx(joint["base"])


def test_rotors_and_loads_of_joints_without_motor_are_refused() -> None:
    passive = with_joint(sy.load("fourbar"), 2, eta=1, k=ONE)
    refused(passive, "idm", "has no motor")
    refused(with_joint(sy.load("fourbar"), 2, FL=ONE / 2), "idm", "FL")
    coupled = with_joint(load("coupled_rrp.par"), 1, FL=ONE / 2)
    refused(coupled, "hybrid", "coupled drives, whose loads hybrid does not know")
    refused(with_joint(sy.load("rrp"), 1, FL=ONE / 2), "opspace", "not linear in the accelerations")


def test_a_motor_that_turns_with_the_link_behind_a_spring_has_no_effort_of_its_own() -> None:
    """Its speed is not a combination of those of the drives' ends."""
    robot = with_joint(load("coupled_rrp.par"), 1, eta=1, k=ONE)
    rows = ((ONE, ZERO, ONE / 2), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))
    following = dataclasses.replace(robot, coupling=rows, mimics=(Coupled(3, 1, -0.7, 0.2),))
    words = "joint 3 follows the link of elastic joint 1"
    refused(following, "idm", words, mimic="joined", coordinates="motor")
    assert sy.generate(following, "idm", mimic="joined", effort=0).groups["tau"] == (2,)


def test_a_stretch_that_the_effort_does_not_determine_is_refused() -> None:
    robot = with_joint(load("elastic_rrp.par"), 1, k=ONE, k2=ONE)
    refused(robot, "idm", "k2 and no k3")
    refused(with_joint(robot, 1, k3=ONE / 10), "idm", "negative at some stretch")
    assert sy.generate(robot, "ddm", effort=0).groups["qMdd"]


# --- bases ----------------------------------------------------------------------------------------


def test_the_acceleration_of_a_mobile_base_is_an_input_and_the_wrench_an_output() -> None:
    model = sy.generate(with_base(sy.load("rrp"), mobile=True), "idm")
    assert model.groups == {"tau": (3,), "wrench": (6,)}
    assert {"VP01", "VP02", "VP03", "WP01", "WP02", "WP03"} <= set(model.inputs)


def test_the_motion_of_a_fixed_base_is_no_option() -> None:
    refused(sy.load("rrp"), "idm", "does not move", base="free")


def test_the_geometry_of_a_mobile_base_is_known() -> None:
    assert sy.generate(with_base(sy.load("rrp"), mobile=True), "dgm").groups == {"T": (4, 4)}


@pytest.mark.parametrize("name", ["fourbar", "palletiser"])
def test_base_parameters_of_loops_on_a_floating_base_are_as_many_as_the_rank(name: str) -> None:
    robot = sy.load(name, floating=True)
    assert rank_of_regressor(robot, "standard")[1] == sy.generate(robot, "base-parameters").count
    columns, rank = rank_of_regressor(robot, "base")
    assert columns == rank


def rank_of_regressor(robot: Robot, parameters: str, **options: Any) -> tuple[int, int]:
    """The number of columns of D without friction, and its rank over random states."""
    m = sy.generate(
        robot, "id-dynamic", parameters=parameters, effort=0, without="friction", **options
    )
    count, rng = 60, np.random.default_rng(0)
    closed = random_closed_states(robot, count)[0] if robot.has_closed_loops else {}
    values = {n: rng.uniform(-2, 2, count) for n in m.inputs}
    values |= {n: np.full(count, x) for n, x in robot.values.items() if n in values}
    values |= {n: np.resize(x, count) for n, x in closed.items() if n in values}
    D = m.evaluate(values)["D"]
    D = D.reshape(-1, D.shape[-1])
    return D.shape[1], int(np.linalg.matrix_rank(D, tol=1e-8 * np.abs(D).max()))


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


@pytest.mark.parametrize("floating", [False, True])
def test_base_parameters_of_joined_joints_are_as_many_as_the_rank(floating: bool) -> None:
    robot = sy.load(str(ROBOTS / "gripper.urdf"), floating=floating or None)
    columns, rank = rank_of_regressor(robot, "base", mimic="joined")
    assert columns == rank == sy.generate(robot, "base-parameters", mimic="joined").count
    m = sy.generate(robot, "id-dynamic", parameters="base", mimic="joined")
    values = {name: 0.1 + 0.07 * k for k, name in enumerate(m.inputs)}
    standard = sy.generate(robot, "id-dynamic", mimic="joined")
    known = dict(sy.generate(robot, "base-parameters", mimic="joined").robot.values)
    K = [number(m.robot, name, known) for name in m.columns]
    S = [number(standard.robot, name, dict(robot.values)) for name in standard.columns]
    expected = standard.evaluate({n: values[n] for n in standard.inputs})["D"] @ S
    assert m.evaluate(values)["D"] @ K == pytest.approx(expected)


def number(robot: Robot, name: str, known: dict[str, float]) -> float:
    """The value of a parameter by the name of its column: a symbol, or a place of the tables."""
    key, j = name.rstrip("R0123456789"), int("".join(c for c in name if c.isdigit()))
    if name in known or name.endswith("R"):
        return float(known[name])
    part = robot.bodies[j] if hasattr(robot.bodies[j], key) else robot.joint(j)
    value = getattr(part, key)
    return float(interpret([value], known)[0])


def test_a_follower_of_a_follower_moves_with_the_first() -> None:
    robot = sy.load("rrp")
    chain = (Coupled(3, 2, -0.5, 0.1), Coupled(2, 1, 2.0, 0.3))
    model = sy.generate(dataclasses.replace(robot, mimics=chain), "dgm", mimic="joined")
    values = {n: 0.4 + 0.1 * k for k, n in enumerate(model.inputs)}
    q = values["q1"]
    whole = {**values, "q2": 2 * q + 0.3, "q3": -0.5 * (2 * q + 0.3) + 0.1}
    free = sy.generate(robot, "dgm").evaluate({n: whole[n] for n in (*values, "q2", "q3")})
    assert model.evaluate(values)["T"] == pytest.approx(free["T"])
    circle = (Coupled(3, 2, 1.0, 0.0), Coupled(2, 3, 1.0, 0.0))
    refused(dataclasses.replace(robot, mimics=circle), "idm", "leads back", mimic="joined")


@pytest.mark.parametrize(
    ("joint", "master", "words"),
    [(3, 1, "a closed loop moves joint 3 already"), (1, 3, "moves with it through a closed loop")],
)
def test_a_follower_that_a_loop_binds_is_refused(joint: int, master: int, words: str) -> None:
    robot = dataclasses.replace(sy.load("fourbar"), mimics=(Coupled(joint, master, 1.0, 0.0),))
    refused(robot, "idm", words, mimic="joined")


def test_followers_of_a_par_file_come_back(tmp_path: Path) -> None:
    robot = dataclasses.replace(sy.load("rrp"), mimics=(Coupled(3, 1, -0.7, 0.2),))
    again = sy.load(robot.save(tmp_path / "following.par"))
    assert again.mimics == robot.mimics
    assert sy.generate(again, "idm", mimic="joined").groups == {"tau": (2,)}
    text = (tmp_path / "following.par").read_text().replace("3 = -0.7 1", "3 = -0.7 9")
    (tmp_path / "following.par").write_text(text)
    with pytest.raises(sy.SymoroError, match="two different joints"):
        sy.load(tmp_path / "following.par")
