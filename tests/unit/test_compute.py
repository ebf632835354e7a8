"""`robot.compute`: models as functions on arrays, against Pinocchio and the compiled models."""

from __future__ import annotations

import pickle

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from symoro.catalogue import CATALOGUE
from tests.formats.support import robot_file

RNG = np.random.default_rng(3)


@pytest.fixture(scope="module")
def arm() -> sy.Robot:
    return sy.load(robot_file("ur5_robot.urdf"))


def test_numbers_equal_pinocchio(arm: sy.Robot) -> None:
    model = pin.buildModelFromUrdf(str(robot_file("ur5_robot.urdf")))
    data = model.createData()
    assert tuple(model.names[1:]) == arm.joint_names
    q, qd, qdd = RNG.uniform(-1, 1, (3, 6))
    compute = arm.compute
    tau = pin.rnea(model, data, q, qd, qdd)
    calm = {"without": "friction"}
    assert compute.inverse_dynamics(q, qd, qdd, **calm) == pytest.approx(tau, abs=1e-9)
    assert compute.forward_dynamics(q, qd, tau, **calm) == pytest.approx(qdd, abs=1e-8)
    A = pin.crba(model, data, q)
    A = np.triu(A) + np.triu(A, 1).T
    assert compute.mass_matrix(q) == pytest.approx(A, abs=1e-9)
    bias = pin.nonLinearEffects(model, data, q, qd)
    gravity = pin.computeGeneralizedGravity(model, data, q)
    assert compute.nle(q, qd, **calm) == pytest.approx(bias, abs=1e-9)
    assert compute.gravity(q) == pytest.approx(gravity, abs=1e-9)
    assert compute.coriolis(q, qd) == pytest.approx(bias - gravity, abs=1e-9)


def test_names_of_one_model_are_one_function_kept_with_the_robot() -> None:
    robot = sy.load("planar2r")
    assert robot.compute is robot.compute
    assert robot.compute.rnea is robot.compute.idm is robot.compute.inverse_dynamics
    assert robot.compute.idm.compiled() is robot.compute.idm.compiled()
    assert robot.compute.idm.compiled(without="rotor") is not robot.compute.idm.compiled()
    assert pickle.loads(pickle.dumps(robot)).compute.idm(*np.ones((3, 2))).shape == (2,)


def test_batches_broadcast_and_groups_have_names() -> None:
    compute = sy.load("panda").compute
    q, qd = RNG.uniform(-1, 1, (2, 5, 7))
    assert compute.idm(q, qd[0], np.zeros(7)).shape == (5, 7)
    energy = compute.energy(q, qd)
    assert energy.E.shape == energy.U.shape == (5,)
    kinetic, _ = energy
    A = compute.mass_matrix(q)
    assert kinetic == pytest.approx(np.einsum("ki,kij,kj->k", qd, A, qd) / 2)
    slopes = compute.idm(q, qd, qd, derivative=["q", "qdd"])
    assert slopes.dtau_dqdd == pytest.approx(A)


def test_a_pose_goes_forth_and_back() -> None:
    compute = sy.load("puma560").compute
    q = np.array([0.3, -0.4, 0.5, 0.6, 0.7, -0.8])
    T = compute.forward_kinematics(q)
    solutions = compute.inverse_kinematics(T)
    assert np.abs(np.asarray(solutions) - q).max(axis=1).min() < 1e-9
    assert compute.dgm(np.asarray(solutions)) == pytest.approx(np.stack([T] * len(solutions)))
    assert list(compute.ikine(np.stack([T, T])).count) == [len(solutions)] * 2
    assert compute.ikine(T, q0=q)[0] == pytest.approx(q)


def test_parameters_come_from_the_robot_or_from_the_call() -> None:
    compute = sy.load("rx90").compute
    arrays = RNG.uniform(-1, 1, (3, 6))
    with pytest.raises(sy.SymoroError, match="no parameters p, expected values of"):
        compute.idm(*arrays)
    numbers = {name: 0.1 + 0.01 * k for k, name in enumerate(compute.idm.parameters)}
    p = np.array(list(numbers.values()))
    tau = compute.idm(*arrays, values=numbers)
    assert tau == pytest.approx(compute.idm(*arrays, p=p))
    assert tau == pytest.approx(compute.idm(*arrays, np.zeros(6), p))
    assert tau == pytest.approx(compute.idm(*arrays, values=numbers, parameters="base"))
    wrench = compute.idm(*arrays, np.ones(6), p=p)
    assert np.abs(wrench - tau).max() > 0.1
    heavier = {**numbers, "M4": np.array([1.0, 2.0, 3.0])}
    assert compute.idm(*arrays, values=heavier).shape == (3, 6)


WRONG = {
    "Did you mean 'mass-matrix'": lambda c, q: c.mass_matrx(q),
    "found 2 arguments, expected panda_idm": lambda c, q: c.idm(q, q),
    "panda_idm, qd: found shape \\(6,\\)": lambda c, q: c.idm(q, q[:6], q),
    "option of idm: found 'fram'": lambda c, q: c.idm(q, q, q, fram=3),
    "values for panda_idm: found 'x'": lambda c, q: c.idm(q, q, q, values={"x": 1.0}),
    "p beside it": lambda c, q: c.idm(q, q, q, values={"G3": 1.0}, p=[1.0]),
    "parameters twice": lambda c, q: c.idm(q, q, q, [-9.81], p=[1.0]),
    "a model with array inputs": lambda c, q: c.base_parameters(),
    "has no closed loop": lambda c, q: c.loop_geometry(q),
}


@pytest.mark.parametrize("message", WRONG)
def test_messages(message: str) -> None:
    with pytest.raises(sy.SymoroError, match=message):
        WRONG[message](sy.load("panda").compute, np.zeros(7))


def test_completion_lists_what_the_robot_has() -> None:
    serial, looped = dir(sy.load("panda").compute), dir(sy.load("fivebar").compute)
    assert {"idm", "inverse_dynamics", "mass_matrix", "id_dynamic", "rnea", "igm"} <= {*serial}
    assert "loop_geometry" in looped
    assert "loop_geometry" not in serial
    assert {"igm", "inverse_kinematics", "ddm_recursive"} <= {*looped}
    compute = sy.load("panda").compute
    assert not hasattr(compute, "nothing")
    assert "inverse_dynamics" in repr(compute)
    for name in CATALOGUE:
        if name != "base-parameters":
            assert CATALOGUE[name].title in getattr(compute, name.replace("-", "_")).__doc__


def test_loops_take_the_motors() -> None:
    compute = sy.load("fivebar").compute
    assemblies = compute.loop_geometry([2.2, 0.9])
    assert len(assemblies) == 2
    assert len(compute.loop_geometry(np.array([[2.2, 0.9], [2.1, 1.0]]))) == 2
    with pytest.raises(sy.SymoroError, match=r"expected \(..., 2\)"):
        compute.loop_geometry([1.0, 2.0, 3.0])
