"""Operations of closed-loop models against those of the equivalent tree with its torques projected
numerically.

Projected numerically, a model needs the tree's own operations; the matrices Wa, Wp and, for
accelerations, psi; Wp factorised densely (2 p^3 / 3) and solved for the a motors (2 p^2 each); the
speeds W qd and the torques W^T Gamma (2 p a each).
"""

from __future__ import annotations

import pytest

import symoro as sy
from symoro.robot.structure import active_joints, passive_joints
from tests.loops.support import LIBRARY, robot_of, tree_of

MODELS = (
    "idm",
    "h",
    "gravity",
    "inertia",
    "ddm",
    "energy",
    "id-dynamic",
    "id-energy",
    "id-power",
    "id-filtered",
    "velocities",
    "jacobian",
)
ACCELERATED = ("idm", "h", "ddm", "id-dynamic", "id-power", "id-filtered")  # need psi


def operations(robot: sy.Robot, model: str, **options: object) -> int:
    count = sy.generate(robot, model, effort=effort(robot), **options).cost.hoisted
    return int(count.mul + count.add)


def effort(robot: sy.Robot) -> int:
    """The default; large robots are not searched, on neither side."""
    return 1 if robot.NL <= 4 else 0


def projected(robot: sy.Robot, model: str, columns: int) -> float:
    """The tree's model and a numeric projection."""
    tree, a, p = tree_of(robot), len(active_joints(robot)), len(passive_joints(robot))
    right = a + (model in ACCELERATED)
    loops = (
        operations(
            robot,
            "loop-kinematics",
            outputs="Wa,Wp,psi" if model in ACCELERATED else "Wa,Wp",
            passive="inputs",
        )
        + 2 * p**3 / 3
        + 2 * p * p * right
    )
    once, n = 2 * p * a, a + p
    reduction = 2 * n * n * a + 2 * a * a * n  # [1 W^T] A [1; W]
    if model == "ddm":
        return (
            operations(tree, "inertia")
            + operations(tree, "h")
            + loops
            + reduction
            + 3 * once
            + 2 * a**3 / 3
            + 2 * a * a
        )
    own = {"inertia": reduction, "gravity": once, "id-dynamic": (2 + columns) * once, "id-filtered": (1 + 2 * columns) * once, "jacobian": 6 * once,
           "idm": 3 * once, "h": 2 * once, "id-power": 2 * once}  # fmt: skip
    return operations(tree, model) + loops + own.get(model, once)


@pytest.mark.parametrize("name", LIBRARY)
def test_every_model_costs_less_than_the_tree_and_a_numeric_projection(name: str) -> None:
    robot = robot_of(name)
    for model in MODELS:
        columns = len(sy.generate(robot, model, effort=0).columns)
        assert operations(robot, model) < projected(robot, model, columns), model


def test_the_sr400_costs_less_than_its_tree() -> None:
    robot = sy.load("sr400")
    closed, tree = sy.generate(robot, "idm").cost, sy.generate(tree_of(robot), "idm").cost
    assert closed.mul + closed.add < tree.mul + tree.add
    inputs = sy.generate(robot, "idm", passive="inputs").cost
    assert closed.mul + closed.add < inputs.mul + inputs.add
