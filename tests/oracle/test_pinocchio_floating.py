"""Robots on a floating base against Pinocchio with a free-flyer: gravity, energy, direct dynamics
by recursion, hybrid dynamics, operational space.

Ours is the acceleration of the base's origin, Pinocchio's is spatial: VP0 - W0 x V0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.robot.data import Robot
from symoro.tracing.options import ROWS
from tests.laws.test_kinematics import close, vector
from tests.oracle.pinocchio_model import PinocchioRobot
from tests.oracle.test_pinocchio_dynamics import evaluated, floating, friction, model
from tests.strategies import robots, seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=8, phases=[Phase.explicit, Phase.generate]
)
drifting = robots(joints=(1, 5), tools=0, moving_base="always")
MODES = ["fast", "symoro"]


def on_a_free_body(
    robot: Robot, rng: np.random.Generator
) -> tuple[Robot, dict[str, Any], PinocchioRobot]:
    robot = floating(robot, rng)
    values = state(robot, rng)
    return robot, values, PinocchioRobot(robot, values, free=True)


def turning(p: PinocchioRobot) -> np.ndarray:
    """What the base's origin accelerates more than its spatial acceleration says."""
    return np.concatenate([np.cross(p.base_motion["W0"], p.base_motion["V0"]), np.zeros(3)])


def spatial(p: PinocchioRobot, base: np.ndarray, qdd: np.ndarray) -> np.ndarray:
    """Pinocchio's acceleration vector from ours."""
    a = np.zeros(p.model.nv)
    a[:6], a[p.order] = base - turning(p), qdd
    return a


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_gravity_holds_the_base_too(mode: str, robot: Robot, rng: np.random.Generator) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    close(
        evaluated(model(robot, "gravity", mode=mode), values)["Q"],
        pin.computeGeneralizedGravity(p.model, p.data, p.q)[p.rows],
    )


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_energy_counts_the_base(mode: str, robot: Robot, rng: np.random.Generator) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    found = evaluated(model(robot, "energy", mode=mode), values)
    v = np.concatenate([p.v[:6], p.v[p.order]])
    assert found["E"] == pytest.approx(v @ p.crba() @ v / 2)
    assert found["U"] == pytest.approx(pin.computePotentialEnergy(p.model, p.data, p.q), abs=1e-9)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ddm-recursive", {}),
        ("ddm", {"method": "recursive"}),
        ("ddm", {"method": "matrix"}),
        ("ddm", {"effort": 1}),
    ],
)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_direct_dynamics_is_aba(
    name: str, options: dict[str, Any], robot: Robot, rng: np.random.Generator
) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    tau = np.concatenate([np.zeros(6), vector(values, robot.tau) - friction(robot, values)])
    found, expected = evaluated(model(robot, name, **options), values), p.aba(tau)
    close(found["qdd"], expected[6:], 1e-8)
    close(found["base"], expected[:6] + turning(p), 1e-8)


def test_the_cheaper_method_is_chosen() -> None:
    robot = floating(sy.load("rx90"), np.random.default_rng(2))
    costs = {
        method: sy.generate(robot, "ddm", method=method, objective="operations").cost.total
        for method in ("auto", "matrix", "recursive")
    }
    assert (
        costs["auto"]
        == min(costs["matrix"], costs["recursive"])
        < max(costs["matrix"], costs["recursive"])
    )


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds(), data=st.data())
def test_hybrid_dynamics_solves_the_full_system(
    mode: str, robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    accelerated = data.draw(st.lists(st.sampled_from(robot.moving), unique=True))
    found = evaluated(model(robot, "hybrid", mode=mode, accelerated=accelerated), values)
    held = [k for k, j in enumerate(robot.moving) if j in accelerated]
    free = [k for k, j in enumerate(robot.moving) if j not in accelerated]
    qdd = vector(values, robot.qdd)
    qdd[free] = found["qdd"]
    expected = p.rnea(a=spatial(p, found["base"], qdd))
    tau = expected[6:] + friction(robot, values)
    close(expected[:6], np.zeros(6), 1e-7)
    close(tau[free], vector(values, robot.tau)[free], 1e-7)
    close(tau[held], found["tau"], 1e-7)


@pytest.mark.parametrize("rows", [None, ("vx", "vz", "wy")])
@SETTINGS
@given(robot=drifting, rng=seeds(), data=st.data())
def test_operational_space(
    rows: tuple[str, ...] | None, robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    """Lambda = (J A^-1 J^T)^-1 with the base's columns in J, and the force Lambda xdd + mu
    accelerates the frame by xdd.
    """
    robot, values, p = on_a_free_body(robot, rng)
    frame, projection = (data.draw(st.integers(low, robot.NL)) for low in (1, 0))
    found = evaluated(
        model(robot, "opspace", frame=frame, projection=projection, rows=rows), values
    )
    wanted = [ROWS.index(r) for r in rows or ROWS]
    pin.computeJointJacobians(p.model, p.data, p.q)
    R = p.moved().rotation(projection, frame)
    J_local = pin.getFrameJacobian(p.model, p.data, p.frame_id(frame), pin.ReferenceFrame.LOCAL)[
        :, p.rows
    ]
    J = np.vstack([R @ J_local[:3], R @ J_local[3:]])[wanted]
    A = p.crba()
    close(found["Lambda"], np.linalg.inv(J @ np.linalg.solve(A, J.T)), 1e-6)

    H = evaluated(model(robot, "h"), values)["H"]
    xdd = rng.normal(size=len(wanted))
    a = np.linalg.solve(A, J.T @ (found["Lambda"] @ xdd + found["mu"]) - H)
    V, w = p.moved(spatial(p, a[:6], a[6:])).acceleration(frame)
    close(np.concatenate([R @ V, R @ w])[wanted], xdd, 1e-6)


def test_generated_code_of_a_floating_robot_runs() -> None:
    robot = floating(sy.load("planar2r"), np.random.default_rng(3))
    for name in ("gravity", "energy", "hybrid", "opspace", "ddm-recursive"):
        assert all(v.passed for v in sy.generate(robot, name).verify("c,python")), name
