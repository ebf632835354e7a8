"""Accelerations and reactions against a solve with multipliers on Pinocchio's model of the tree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.mechanism.loop_constraints import with_fixed_cuts
from symoro.robot.data import PRISMATIC, Robot
from symoro.robot.structure import active_joints, loops, passive_joints
from tests.loops.support import (
    EXTRA,
    LIBRARY,
    States,
    close,
    evaluated,
    parameters,
    robot_of,
    states,
)

pin = pytest.importorskip("pinocchio")
from tests.oracle.pinocchio_model import PinocchioRobot  # noqa: E402  # needs pinocchio

NAMES = (*LIBRARY, *EXTRA)


def constraint(
    p: PinocchioRobot, robot: Robot, q: np.ndarray, v: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """J and Jdot v of all loops, six rows each less the cut joint's, from frame Jacobians and
    accelerations of Pinocchio.
    """
    model, data = p.model, p.data
    pin.computeJointJacobians(model, data, q)
    pin.forwardKinematics(model, data, q, v, 0 * v)
    pin.updateFramePlacements(model, data)
    aligned = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
    rows, rates = [], []
    for loop in loops(robot):
        k, t = p.frame_id(loop.cut), p.frame_id(loop.twin)
        J = pin.getFrameJacobian(model, data, k, aligned) - pin.getFrameJacobian(
            model, data, t, aligned
        )
        a = (
            pin.getFrameClassicalAcceleration(model, data, k, aligned).vector
            - pin.getFrameClassicalAcceleration(model, data, t, aligned).vector
        )
        twist = (
            pin.getFrameVelocity(model, data, k, aligned).vector
            - pin.getFrameVelocity(model, data, t, aligned).vector
        )
        w = pin.getFrameVelocity(model, data, k, aligned).angular
        x, y, z = data.oMf[k].rotation.T
        if (
            robot.sigma(loop.cut) == PRISMATIC
        ):  # at the twin's origin: material points of both sides
            arm = data.oMf[t].translation - data.oMf[k].translation
            Jk = pin.getFrameJacobian(model, data, k, aligned)
            J[:3] += -np.cross(arm, Jk[3:], axisb=0).T
            alpha = pin.getFrameClassicalAcceleration(model, data, k, aligned).angular
            a[:3] += np.cross(alpha, arm) + np.cross(w, np.cross(w, arm))
            twist[:3] += np.cross(w, arm)
            a[:3] += 2 * np.cross(w, z) * (-twist[:3] @ z)
            keep, turning = [(0, x), (0, y), (3, x), (3, y), (3, z)], []
        elif robot.sigma(loop.cut) == 2:
            keep, turning = [(0, x), (0, y), (0, z), (3, x), (3, y), (3, z)], []
        else:
            keep, turning = [(0, x), (0, y), (0, z), (3, x), (3, y)], [3, 4]
        for n, (at, axis) in enumerate(keep):
            rows.append(axis @ J[at : at + 3])
            extra = np.cross(w, axis) @ twist[at : at + 3] if n in turning else 0.0
            rates.append(axis @ a[at : at + 3] + extra)
    return np.array(rows), np.array(rates)


@pytest.mark.parametrize("name", NAMES)
def test_accelerations_are_those_of_pinocchio_with_multipliers(name: str) -> None:
    check_accelerations(states(name, 12), {})


@pytest.mark.parametrize("passive", ["inputs", "solved"])
def test_accelerations_of_the_delta_robot_in_its_own_assembly(passive: str) -> None:
    s = states_of(robot_of("delta"), {"q1": 0.5, "q6": 0.5, "q10": 0.5}, 0.3)
    check_accelerations(s, {"passive": passive})


def test_accelerations_and_torques_of_the_gough_platform() -> None:
    """At positions of the working assembly, far from singular configurations."""
    motors = ("q3", "q9", "q14", "q19", "q24", "q29")
    s = states_of(robot_of("gough"), dict.fromkeys(motors, 1.2), 0.15)
    m = check_accelerations(s, {})
    idm = sy.generate(s.robot, "idm", effort=0, without="friction,wrench")
    tau = evaluated(s, idm)["tau"]
    torque = {f"GAM{name[1:]}": tau[:, k] for k, name in enumerate(motors)}
    out = m.evaluate({k: v for k, v in {**s.known, **torque}.items() if k in m.inputs})
    assert close(out["qdd"], s.qdd, 1e-8)


def states_of(robot: Robot, middle: dict[str, float], reach: float, count: int = 6) -> States:
    """Random states of the first assembly, motors around a position."""
    m, rng = sy.generate(robot, "loop-geometry"), np.random.default_rng(3)
    f = m.compile()
    known: dict[str, Any] = {
        name: x + rng.uniform(-reach, reach, count) for name, x in middle.items()
    }
    rows = [f({name: x[k] for name, x in known.items()}).solutions[0] for k in range(count)]
    known |= dict(zip(m.passive, np.array(rows).T, strict=True)) | parameters(robot)
    active, passive = active_joints(robot), passive_joints(robot)
    known |= {f"{k}{j}": rng.uniform(-1, 1, count) for k in ("QP", "QDP") for j in active}
    W = sy.generate(robot, "loop-kinematics", effort=0, outputs="W")
    W = W.evaluate({name: known[name] for name in W.inputs})["W"]
    speeds = W @ np.stack([known[f"QP{j}"] for j in active], axis=-1)[..., None]
    tree = known | {f"QP{j}": speeds[:, k, 0] for k, j in enumerate(passive)}
    return States(robot, known, tree, W)


def check_accelerations(s: States, options: dict[str, Any]) -> sy.Model:
    """Compare ddm with Pinocchio, and return it."""
    robot = s.robot
    numbers = {k: float(v) for k, v in s.known.items() if np.ndim(v) == 0}
    p = PinocchioRobot(with_fixed_cuts(robot), numbers)
    rng = np.random.default_rng(0)
    a, passive = active_joints(robot), passive_joints(robot)
    torque = {f"GAM{j}": rng.uniform(-1, 1, len(s.qd)) for j in a}
    m = sy.generate(robot, "ddm", effort=0, without="friction,wrench", **options)
    out = m.evaluate({k: v for k, v in {**s.known, **torque}.items() if k in m.inputs})
    tree = [j for j in robot.moving if j <= robot.NL]
    order = dict(zip(tree, p.order, strict=True))
    for n in range(len(s.qd)):
        q, v, tau = np.zeros(len(tree)), np.zeros(len(tree)), np.zeros(len(tree))
        for j in tree:
            q[order[j]], v[order[j]] = s.tree[f"q{j}"][n], s.tree[f"QP{j}"][n]
            tau[order[j]] = torque[f"GAM{j}"][n] if j in a else 0.0
        J, rate = constraint(p, robot, q, v)
        assert np.abs(J @ v).max() < 1e-9
        A = pin.crba(p.model, p.data, q).copy()
        A = np.triu(A) + np.triu(A, 1).T
        H = pin.nonLinearEffects(p.model, p.data, q, v).copy()
        K = np.block([[A, J.T], [J, np.zeros((len(J), len(J)))]])
        x = np.linalg.lstsq(K, np.concatenate([tau - H, -rate]), rcond=1e-12)[0]
        expected = np.array([x[order[j]] for j in (*a, *passive)])
        found = np.concatenate([out["qdd"][n], out["qddp"][n]])
        assert np.abs(found - expected).max() < 1e-7 * (1 + np.abs(expected).max())
    return m
