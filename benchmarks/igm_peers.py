"""Other programs for inverse geometry, from the same modified Denavit-Hartenberg parameters: pose
-> solutions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import symoro as sy
from symoro.expr.program import interpret

Solve = Callable[[np.ndarray], Any]
ONE_SOLUTION = ("rtb ik_LM",)  # numerical: one posture of a call, from random starts


def table(
    robot: sy.Robot, values: Mapping[str, float]
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """alpha, d and r of the joints, the values of which are those at zero."""
    known = {**robot.values, **values, **{str(robot.variable(j)): 0.0 for j in robot.moving}}
    rows = [[float(interpret([x], known)[0]) for x in (f.alpha, f.d, f.r)] for f in robot.frames]
    alpha, d, r = np.array(rows).T
    return alpha, d, r


def eaik(robot: sy.Robot, values: Mapping[str, float]) -> Solve:
    """EAIK: closed forms by decomposition into subproblems; all solutions."""
    from eaik.IK_DH import DhRobot  # type: ignore[import-untyped]

    alpha, d, r = table(robot, values)
    bot = DhRobot(np.append(alpha[1:], 0.0), np.append(d[1:], 0.0), r)
    return bot.IK  # type: ignore[no-any-return]


def toolbox(robot: sy.Robot, values: Mapping[str, float]) -> Solve:
    """roboticstoolbox: Levenberg and Marquardt's method in C++, from random starts; one solution."""
    from roboticstoolbox import DHRobot, RevoluteMDH

    alpha, d, r = table(robot, values)
    chain = DHRobot(
        [RevoluteMDH(alpha=a, a=x, d=z) for a, x, z in zip(alpha, d, r, strict=True)]
    ).ets()
    return chain.ik_LM


PEERS: dict[str, Callable[[sy.Robot, Mapping[str, float]], Solve]] = {
    "EAIK": eaik,
    "rtb ik_LM": toolbox,
}
