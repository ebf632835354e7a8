"""Identification models of closed-loop robots: those of the tree, its passive joints moving as the loops ask [KC97 §6]."""

from __future__ import annotations

from collections.abc import Sequence

from symoro.expr.block_matrix import dot
from symoro.expr.derivative import along
from symoro.expr.functions import Scalar
from symoro.expr.node import as_expr
from symoro.expr.program import Group
from symoro.mechanism.drives import tree_joints
from symoro.mechanism.passive_rates import LoopMotion
from symoro.models.identification import energy_regressors, regressor
from symoro.models.loops.dynamics import INPUTS, view
from symoro.models.loops.kinematics import active_vector
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, group


def identification_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """D: torques of the motors per unit of each parameter, D_a + W^T D_p (22)."""
    found, tree = view(robot, o, trace, still=False)
    of_tree = regressor.identification_model(tree, o, trace)
    names = of_tree.facts["columns"]
    columns = [
        active_vector(found, column)
        for column in _columns(of_tree.groups[0], tree_joints(tree), len(names))
    ]
    return Traced(
        (_by_rows("D", found, names, columns, trace),), (INPUTS, *of_tree.notes), of_tree.facts
    )


def energy_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """h: energy of the mechanism per unit of each parameter."""
    _, tree = view(robot, o, trace, still=True)
    found = energy_regressors.energy_model(tree, o, trace)
    return Traced(found.groups, (INPUTS, *found.notes), found.facts)


def power_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """dh: power of the motors per unit of each parameter; constraint forces do no work."""
    _, tree = view(robot, o, trace, still=False)
    found = energy_regressors.power_model(tree, o, trace)
    return Traced(found.groups, (INPUTS, *found.notes), found.facts)


def filtered_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """D1 and D2 of the motors: with G = [1; W], G^T d(D1 K)/dt = d(G^T D1 K)/dt - dG^T/dt D1 K, so D1 = G^T D1, D2 = G^T D2 - dW^T/dt D1_p."""
    found, tree = view(robot, o, trace, still=True)
    of_tree = energy_regressors.filtered_model(tree, o, trace)
    joints, names = tree_joints(tree), of_tree.facts["columns"]
    first, second = (_columns(g, joints, len(names)) for g in of_tree.groups)
    rates = turning(robot, found, trace)
    D1 = [active_vector(found, column) for column in first]
    D2 = [[x - dot([column[j] for j in found.passive], [rates[j][k] for j in found.passive]) for k, x in enumerate(active_vector(found, more))]
          for column, more in zip(first, second, strict=True)]  # fmt: skip
    groups = tuple(
        _by_rows(name, found, names, columns, trace) for name, columns in (("D1", D1), ("D2", D2))
    )
    return Traced(groups, (INPUTS, *of_tree.notes), of_tree.facts)


def turning(robot: Robot, found: LoopMotion, trace: Trace) -> dict[int, list[Scalar]]:
    """dW/dt by passive joint, over the active ones."""
    speeds = found.speeds | {k: robot.joint(k).QP for k in found.active}
    rates = {as_expr(robot.variable(j)): as_expr(v) for j, v in speeds.items()}
    entries = [as_expr(x) for j in found.passive for x in found.W[j]]
    supply = iter(along(entries, rates))
    return {j: [trace(f"WJP{j}_{k}", next(supply)) for k in found.active] for j in found.passive}


def _columns(D: Group, joints: Sequence[int], width: int) -> list[dict[int, Scalar]]:
    """The columns of a matrix by joint."""
    return [{j: D.values[r * width + c] for r, j in enumerate(joints)} for c in range(width)]


def _by_rows(
    name: str,
    found: LoopMotion,
    names: Sequence[str],
    columns: Sequence[Sequence[Scalar]],
    trace: Trace,
) -> Group:
    """A matrix of a row for each motor, from its columns."""
    labels = [f"{name}{j}_{key}" for j in found.active for key in names]
    values = [columns[c][r] for r in range(len(found.active)) for c in range(len(names))]
    return group(
        name,
        (len(found.active), len(names)),
        [trace(label, v) for label, v in zip(labels, values, strict=True)],
        labels,
    )
