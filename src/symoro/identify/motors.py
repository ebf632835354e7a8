"""Motors that several joints turn: rotor inertia IAM, friction FVM and FSM of such a motor load all these joints.

With c the motor's speed per unit of each joint's, on the scale of its own joint, joint i bears c_i (IAM c qdd + FVM c qd + FSM
sign(c qd)). The parts c_i^2 qdd_i and c_i^2 qd_i are left to the joint's own IA and FV: the columns have the cross terms only.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symoro.api import generate
from symoro.errors import UnsupportedRobot
from symoro.identify.setup import Setup
from symoro.identify.stream import Samples
from symoro.robot.data import Robot

Array = np.ndarray
MOTORS = ("IAM", "FVM", "FSM")
NEARLY = 1e-8  # of its size: a column that is so near to a combination of others is one


def motor_columns(
    setup: Setup, joints: Sequence[int], s: Samples, part: str = "D"
) -> list[dict[str, Array]]:
    """By joint, the columns of coupled motors in an output group of the models (D, D1, D2)."""
    found: list[dict[str, Array]] = [{} for _ in joints]
    for k, c in setup.coupled(len(joints)):
        fast, speed = s.qdd @ c, s.qd @ c
        for g in map(int, np.nonzero(c)[0]):
            inertia, viscous, dry = (
                c[g] * (fast - c[g] * s.qdd[:, g]),
                c[g] * (speed - c[g] * s.qd[:, g]),
                c[g] * np.sign(speed),
            )
            units = {"D1": (viscous, 0 * dry, 0 * dry), "D2": (0 * dry, viscous, dry)}.get(
                part, (inertia, viscous, dry)
            )
            found[g] |= {f"{key}{joints[k]}": u for key, u in zip(MOTORS, units, strict=True)}
    return found


def independent_motors(robot: Robot, setup: Setup, joints: Sequence[int]) -> tuple[str, ...]:
    """The parameters of coupled motors; those whose columns are combinations of others in every motion are left to those."""
    names = [f"{key}{joints[k]}" for k, _ in setup.coupled(len(joints)) for key in MOTORS]
    if not names:
        return ()
    if robot.has_closed_loops:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops: describe its coupled transmission by them, not by coupling."
        )
    m = robot.derived(
        ("identification", "id-dynamic"), lambda: generate(robot, "id-dynamic", parameters="base")
    )
    q, qd, qdd = np.random.default_rng(0).standard_normal((3, 2 * len(m.columns) + 10, len(joints)))
    given = {
        **dict(zip(robot.q, q.T, strict=True)),
        **dict(zip(robot.qd, qd.T, strict=True)),
        **dict(zip(robot.qdd, qdd.T, strict=True)),
    }
    matrix = (
        m.compile()({k: v for k, v in given.items() if k in m.inputs})["D"]
        .transpose(1, 0, 2)
        .reshape(-1, len(m.columns))
    )
    columns = motor_columns(setup, joints, Samples(q[:, 0], q, qd, qdd, 0 * q, 1.0, 0, len(q), 0))
    kept = []
    for name in names:
        column = np.concatenate([of.get(name, np.zeros(len(q))) for of in columns])
        off = column - matrix @ np.linalg.lstsq(matrix, column, rcond=None)[0]
        if np.linalg.norm(off) > NEARLY * np.linalg.norm(column):
            kept.append(name)
            matrix = np.column_stack([matrix, column])
    return tuple(kept)
