"""The model of Lagrange: tau = A qdd + C qd + Q, with A, B, C and Q as matrices of the configuration [KC97 §5.5].

C comes from Christoffel symbols [KD 9.7], so that dA/dt - 2 C is skew. B has the coefficients of the products qd_i qd_j
(i < j) and then of the squares: tau = A qdd + B [qd_i qd_j; qd_i^2] + Q. It is obtained by differentiating A, or recursively
from the torques of unit velocities.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.derivative import forward, partials
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.interpret import interpret
from symoro.expr.node import HALF, ONE, ZERO, Expr, as_expr
from symoro.expr.ops import NAMED
from symoro.expr.program import Group
from symoro.expr.walk import postorder, symbols_of
from symoro.mechanism.drives import motor_from_joint, tree_joints
from symoro.models.dynamic.direct import choose_parts, inertia_rows
from symoro.models.dynamic.effects import NO_FRICTION, with_joints, without
from symoro.models.dynamic.torques import (
    at_rest,
    gravity,
    joint_vector,
    link_torques,
    resting_accelerations,
    torques,
)
from symoro.models.forms import search
from symoro.models.forms.choices import Choices
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Price, Trace, Traced, group, matrix_group

Symbols3 = list[list[list[Scalar]]]


def christoffel(
    A: Sequence[Sequence[Expr]], q: Sequence[Expr], joints: Sequence[int], trace: Trace
) -> Symbols3:
    """c[i][j][k] = (dA_ij/dq_k + dA_ik/dq_j - dA_jk/dq_i) / 2 [KD 9.7], symmetric in j and k."""
    return from_slopes(slopes_of([x for row in A for x in row], q, joints, trace), joints, trace)


def from_slopes(slopes: Sequence[Sequence[Expr]], joints: Sequence[int], trace: Trace) -> Symbols3:
    """The same from the derivatives of A, its elements row by row."""
    size = range(len(joints))
    d = [[[slopes[i * len(joints) + j][k] for k in size] for j in size] for i in size]
    c = {
        (i, j, k): trace(
            f"CS{joints[i]}_{joints[j]}{joints[k]}", HALF * (d[i][j][k] + d[i][k][j] - d[j][k][i])
        )
        for i in size
        for j in size
        for k in size[j:]
    }
    return [[[c[i, min(j, k), max(j, k)] for k in size] for j in size] for i in size]


def slopes_of(
    values: Sequence[Expr], q: Sequence[Expr], joints: Sequence[int], trace: Trace
) -> list[list[Expr]]:
    """Rows of d value / d q. In a listing the derivative of an intermediate is one, too: D2A11 is that of A11 by joint 2."""
    if not trace.opaque:
        return forward(values, q)
    nodes = postorder(values)
    columns = []
    for j, x in zip(joints, q, strict=True):
        slope: dict[Expr, Expr] = {}
        for node in nodes:
            total = ONE if node is x else ZERO
            for a, d in partials(node):
                if slope[a] is not ZERO:
                    total = total + d * slope[a]
            slope[node] = trace(f"D{j}{node.payload[0]}", total) if node.op is NAMED else total
        columns.append([slope[v] for v in values])
    return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in values]


def pairs(count: int) -> list[tuple[int, int]]:
    """The columns of B: products i < j, then squares."""
    return [*combinations(range(count), 2), *((i, i) for i in range(count))]


def from_symbols(c: Symbols3) -> list[list[Scalar]]:
    return [
        [c[i][j][k] if j == k else c[i][j][k] + c[i][k][j] for j, k in pairs(len(c))]
        for i in range(len(c))
    ]


def from_unit_velocities(robot: Robot, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """Column (j, j) is the torque of a unit velocity; (j, k) that of both less those of each."""
    bare = without(resting_accelerations(with_joints(robot, **NO_FRICTION)), ("gravity", "wrench"))
    joints = tree_joints(robot)

    def torque(*moving: int) -> list[Scalar]:
        speeds = tuple(
            dataclasses.replace(x, QP=ONE if j in moving else ZERO)
            for j, x in enumerate(bare.joints, 1)
        )
        found = link_torques(dataclasses.replace(bare, joints=speeds), forms, trace)
        return [found[j - 1] for j in joints]

    single = {j: torque(j) for j in joints}
    columns = []
    for x, y in pairs(len(joints)):
        j, k = joints[x], joints[y]
        columns.append(
            single[j]
            if j == k
            else [
                both - a - b for both, a, b in zip(torque(j, k), single[j], single[k], strict=True)
            ]
        )
    return [list(row) for row in zip(*columns, strict=True)]


def check_base(robot: Robot) -> None:
    """Matrices of the configuration have no place for the motion of the base."""
    b = robot.base
    if any(not is_zero(x) for v in (b.W0, b.WP0, b.V0, b.VP0) for x in v):
        raise UnsupportedRobot(
            f"lagrange needs a base at rest, and that of {robot.name} moves: use idm, h or ddm, or set W0, WP0, V0, VP0 to zero."
        )


def check_motors(robot: Robot) -> None:
    """Refuse drives whose motor speeds are not the rates of functions of the joint positions.

    Christoffel symbols of A hold where dq_m = C^-1 dq is exact: d(C^-1)_ij/dq_k = d(C^-1)_ik/dq_j.
    """
    positions = [as_expr(robot.variable(j)) for j in tree_joints(robot)]
    if not set(positions).intersection(
        symbols_of([as_expr(x) for row in robot.coupling for x in row])
    ):
        return
    entries = [as_expr(x) for row in motor_from_joint(robot) for x in row]
    slopes = [x for row in forward(entries, positions) for x in row]
    rng = np.random.default_rng(0)
    values = {s.payload[0]: rng.uniform(0.5, 1.5) for s in symbols_of(slopes)}
    size = len(positions)
    d = np.array(interpret(slopes, values), dtype=float).reshape(size, size, size)
    if not np.allclose(d, d.transpose(0, 2, 1)):
        raise UnsupportedRobot(
            f"{robot.name}: its coupling makes the positions of the motors depend on the way the "
            f"joints went, and lagrange needs them as functions of the joint positions: use idm, "
            f"h, inertia or ddm."
        )


def lagrange(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A, B, C, Q."""
    check_base(robot)
    check_motors(robot)
    joints = tree_joints(robot)
    A = inertia_rows(robot, o.get("inertia_forms"), trace)
    variables = [robot.variable(j) for j in joints]
    c = christoffel(A, [v for v in variables if v is not None], joints, trace)
    B = (
        from_symbols(c)
        if o["method"] == "derivative"
        else from_unit_velocities(robot, o.get("bias_forms"), trace)
    )
    Q = joint_vector("Q", "Q", robot, torques(at_rest(robot), o.get("gravity_forms"), trace))
    return matrices(A, B, c, Q, [robot.joint(j).QP for j in joints], joints)


def matrices(
    A: Sequence[Sequence[Scalar]],
    B: Sequence[Sequence[Scalar]],
    c: Symbols3,
    Q: Group,
    speeds: Sequence[Scalar],
    joints: Sequence[int],
) -> Traced:
    """The groups A, B, C, Q, with C = sum of c qd."""
    size = range(len(joints))
    C = [[_sum(c[i][j][k] * speeds[k] for k in size) for j in size] for i in size]
    labels = [f"B{joints[i]}_{joints[j]}{joints[k]}" for i in size for j, k in pairs(len(joints))]
    return Traced(
        (
            matrix_group("A", A),
            group("B", (len(B), len(B[0])), [x for row in B for x in row], labels),
            matrix_group("C", C),
            Q,
        )
    )


def _sum(terms: Iterable[Scalar]) -> Scalar:
    total: Scalar = ZERO
    for t in terms:
        total = total + t
    return total


def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A, of the velocity torques and of gravity, each on its own."""
    for_Q = search.search(at_rest(robot), {**o, "outputs": None}, gravity, price)
    return {**choose_parts(robot, o, price), "gravity_forms": for_Q}
