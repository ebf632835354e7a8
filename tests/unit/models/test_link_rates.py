"""Velocities and accelerations of the links in the frames of an imported file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symoro as sy

GRIPPER = Path(__file__).parents[2] / "golden" / "robots" / "gripper.urdf"
LINKS = ("upper", "fore", "left", "right")
Q = np.array([0.4, -0.7, 0.03, 0.02])
QD = np.array([0.9, -1.1, 0.3, -0.2])
QDD = np.array([0.5, 0.8, -0.6, 0.4])
STEP = 1e-4


def state(robot, q, qd=QD, qdd=QDD):
    names = (robot.q, robot.qd, robot.qdd)
    return {
        n: x
        for ns, xs in zip(names, (q, qd, qdd), strict=True)
        for n, x in zip(ns, xs, strict=True)
    }


def poses(robot, link):
    """The link's pose in the root of the file, at three instants of a motion with QD and QDD."""
    model = sy.generate(robot, "dgm", frame=link, frames="urdf")
    known = [state(robot, Q + QD * t + QDD * t * t / 2) for t in (-STEP, 0.0, STEP)]
    return [
        model.evaluate({k: v for k, v in values.items() if k in model.inputs})["T"]
        for values in known
    ]


@pytest.mark.parametrize("wrt", [None, 0])
def test_rates_in_the_frames_of_the_file_are_derivatives_of_the_poses(wrt):
    robot = sy.load(GRIPPER)
    values = state(robot, Q)
    rows = {}
    for model_id in ("velocities", "accelerations"):
        model = sy.generate(robot, model_id, frames="urdf", wrt=wrt)
        rows |= model.evaluate({k: v for k, v in values.items() if k in model.inputs})
    for row, link in enumerate(LINKS):
        before, now, after = poses(robot, link)
        axes = now[:3, :3].T if wrt is None else np.eye(3)
        velocity = (after - before)[:3, 3] / (2 * STEP)
        acceleration = (after - 2 * now + before)[:3, 3] / STEP**2
        spin = (after - before)[:3, :3] / (2 * STEP) @ now[:3, :3].T
        omega = np.array([spin[2, 1], spin[0, 2], spin[1, 0]])
        np.testing.assert_allclose(rows["V"][row], axes @ velocity, atol=1e-6)
        np.testing.assert_allclose(rows["W"][row], axes @ omega, atol=1e-6)
        np.testing.assert_allclose(rows["VP"][row], axes @ acceleration, atol=1e-5)
