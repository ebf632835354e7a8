"""Computed-torque control of the Panda in MuJoCo, with our inverse dynamic model.

    python examples/02_computed_torque_mujoco.py        needs: pip install mujoco

The robot is written as URDF, which MuJoCo simulates; the controller runs idm as machine code.
Without model errors the arm follows its path to what a step of 1 ms leaves; with every mass 10 %
wrong in the controller the error shows.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import mujoco
import numpy as np

import symoro as sy
from symoro.robot.data import Body, Robot

KP, KD, DT = 900.0, 60.0, 1e-3


def path(t: float, n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Position, speed and acceleration of a smooth motion of all joints."""
    w = 0.8 + 0.2 * np.arange(n)
    home = np.array([0, -0.3, 0, -1.8, 0, 1.6, 0.8])[:n]
    return home + 0.4 * (1 - np.cos(w * t)), 0.4 * w * np.sin(w * t), 0.4 * w * w * np.cos(w * t)


def heavier(robot: Robot, factor: float) -> Robot:
    """The robot with all inertial parameters times a factor: a wrong model."""
    bodies = tuple(Body(**{k: v * factor for k, v in vars(b).items()}) for b in robot.bodies)
    return Robot(**{**{k: getattr(robot, k) for k in robot.__dataclass_fields__}, "bodies": bodies})


def tracked(plant: mujoco.MjModel, robot: Robot, seconds: float = 3.0) -> tuple[float, float]:
    """The largest error in the second half, and the time of one call of the controller in
    microseconds.
    """
    idm = sy.generate(robot, "idm", without="friction").compile()
    data, n, worst, spent = mujoco.MjData(plant), len(robot.q), 0.0, 0.0
    data.qpos[:], data.qvel[:], _ = path(0.0, n)
    steps = round(seconds / DT)
    for k in range(steps):
        q, v, a = path(k * DT, n)
        start = time.perf_counter()
        wanted = a + KD * (v - data.qvel) + KP * (q - data.qpos)
        data.qfrc_applied[:] = idm.rows(data.qpos, data.qvel, wanted)
        spent += time.perf_counter() - start
        mujoco.mj_step(plant, data)
        if k > steps // 2:
            worst = max(worst, float(np.abs(path((k + 1) * DT, n)[0] - data.qpos).max()))
    return worst, 1e6 * spent / steps


def main() -> None:
    file = sy.load("panda").save(Path(tempfile.mkdtemp()) / "panda.urdf")
    plant = mujoco.MjModel.from_xml_path(str(file))
    plant.opt.timestep = DT
    plant.opt.disableflags |= int(
        mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    )  # joint stops and friction are not what this is about
    plant.dof_damping[:] = plant.dof_frictionloss[:] = 0
    robot = sy.load(file)
    exact, microseconds = tracked(plant, robot)
    wrong, _ = tracked(plant, heavier(robot, 0.9))
    print(
        f"largest error: {exact:.2e} rad with the right model, {wrong:.2e} rad with masses 10 % too small; {microseconds:.0f} us per control step"
    )
    assert exact < 1e-3 < 3 * wrong


if __name__ == "__main__":
    main()
