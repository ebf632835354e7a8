"""Accelerations and reactions against a solve with multipliers on Pinocchio's model of the tree."""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.mechanism.loop_constraints import with_fixed_cuts
from symoro.robot.data import PRISMATIC, Robot
from symoro.robot.structure import active_joints, loops, passive_joints
from tests.loops.support import EXTRA, LIBRARY, robot_of, states

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
    s = states(name, 12)
    robot = robot_of(name)
    numbers = {k: float(v) for k, v in s.known.items() if np.ndim(v) == 0}
    p = PinocchioRobot(with_fixed_cuts(robot), numbers)
    rng = np.random.default_rng(0)
    a, passive = active_joints(robot), passive_joints(robot)
    torque = {f"GAM{j}": rng.uniform(-1, 1, len(s.qd)) for j in a}
    m = sy.generate(robot, "ddm", effort=0, without="friction,wrench")
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
