"""Derivatives in closed form against Pinocchio's, on random trees and on built-in robots."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import Phase, given, settings

import symoro as sy
from symoro.robot.data import Robot
from tests.laws.test_kinematics import close, vector
from tests.oracle.test_pinocchio_dynamics import evaluated, model, oracle
from tests.strategies import robots, seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=12, phases=[Phase.explicit, Phase.generate]
)

trees = robots(joints=(1, 7), tools=0, moving_base=False)


def check_torques(robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    pin.computeRNEADerivatives(p.model, p.data, p.q, p.v, p.a, p.forces)
    found = evaluated(
        model(robot, "idm", without=("friction",)).derivative(["q", "qd", "qdd"], "closed"), values
    )
    own = np.ix_(p.order, p.order)
    close(found["dtau_dq"], p.data.dtau_dq[own], 1e-8)
    close(found["dtau_dqd"], p.data.dtau_dv[own], 1e-8)
    close(found["dtau_dqdd"], p.crba(), 1e-8)


@SETTINGS
@given(robot=trees, rng=seeds())
def test_inverse_dynamics_of_trees(robot: Robot, rng: np.random.Generator) -> None:
    check_torques(robot, rng)


@pytest.mark.parametrize(
    "name", ["puma560", "panda", "ur5", "scara", "twoarm", "stanford", "th8", "rrp", "cartpole"]
)
def test_inverse_dynamics_of_built_in_robots(name: str) -> None:
    check_torques(sy.load(name), np.random.default_rng(6))


@settings(SETTINGS, max_examples=8)
@given(robot=robots(joints=(1, 5), tools=0, moving_base=False), rng=seeds())
def test_direct_dynamics_of_trees(robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    tau = np.zeros(p.model.nv)
    tau[p.order] = vector(values, robot.tau)
    pin.computeABADerivatives(p.model, p.data, p.q, p.v, tau, p.forces)
    found = evaluated(
        model(robot, "ddm", without=("friction",)).derivative(["q", "qd", "tau"], "closed"), values
    )
    own, Minv = np.ix_(p.order, p.order), np.triu(p.data.Minv)
    close(found["dqdd_dq"], p.data.ddq_dq[own], 1e-7)
    close(found["dqdd_dqd"], p.data.ddq_dv[own], 1e-7)
    close(found["dqdd_dtau"], (Minv + np.triu(Minv, 1).T)[own], 1e-7)
