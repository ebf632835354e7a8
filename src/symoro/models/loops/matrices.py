"""Models of closed-loop robots that are made of A and H of their motors: Lagrange's, hybrid, operational space [KC97 §5].

A changes with all positions of the tree, and these with those of the motors: d/dq_k is d/dq_k of the motor itself and, by
each passive joint, W_pk d/dq_p.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr.derivative import along
from symoro.expr.functions import Scalar
from symoro.expr.node import ONE, Expr, as_expr
from symoro.mechanism.drives import times
from symoro.mechanism.loop_path import with_fixed_cuts
from symoro.mechanism.passive_rates import LoopMotion
from symoro.mechanism.tree_elimination import solve
from symoro.models.dynamic import lagrange as of_tree
from symoro.models.dynamic.direct import unknowns
from symoro.models.dynamic.mixed import hybrid_groups, operational_groups
from symoro.models.loops import dynamics, links
from symoro.models.loops.dynamics import INPUTS, active_inertia, active_torques, view
from symoro.robot.data import Joint, Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Price, Trace, Traced


def lagrange(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A, B, C, Q of the motorised joints."""
    if o["method"] != "derivative":
        raise UnsupportedRobot(
            f"{robot.name} has closed loops, whose B comes from the derivatives of A: use method=derivative."
        )
    of_tree.check_base(robot)
    found, tree = view(robot, o, trace, still=True)
    A = active_inertia(found, tree, o.get("inertia_forms"), trace)
    c = of_tree.from_slopes(
        _slopes(robot, found, [as_expr(x) for row in A for x in row]), found.active, trace
    )
    Q = dynamics.gravity(robot, {**o, "forms": o.get("gravity_forms")}, trace).groups[0]
    made = of_tree.matrices(
        A, of_tree.from_symbols(c), c, Q, [robot.joint(k).QP for k in found.active], found.active
    )
    return dataclasses.replace(made, notes=(INPUTS,))


def _slopes(robot: Robot, found: LoopMotion, values: Sequence[Expr]) -> list[list[Expr]]:
    """Rows of d value / d q_k along the loops, k the motorised joints."""
    columns = []
    for c, k in enumerate(found.active):
        rates = {as_expr(robot.variable(j)): as_expr(found.W[j][c]) for j in found.passive} | {
            as_expr(robot.variable(k)): ONE
        }
        columns.append(along(values, rates))
    return [list(row) for row in zip(*columns, strict=True)]


def hybrid(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the motors whose acceleration is given, qdd of the others."""
    found, tree = view(robot, o, trace, still=True)
    given = (
        list(found.active)
        if o["accelerated"] is None
        else [k for k in found.active if k in o["accelerated"]]
    )
    for j in o["accelerated"] or ():
        if j not in found.active:
            raise InputError(
                "option accelerated",
                f"joint {j}",
                f"motorised joints of {robot.name}: {', '.join(map(str, found.active))}",
            )
    free = [k for k in found.active if k not in given]
    A, H = (
        active_inertia(found, tree, o.get("inertia_forms"), trace),
        dict(
            zip(found.active, active_torques(found, tree, o.get("bias_forms"), trace), strict=True)
        ),
    )
    entry = {
        (j, k): A[r][c] for r, j in enumerate(found.active) for c, k in enumerate(found.active)
    }
    bias = {
        j: H[j] + times([[entry[j, k] for k in given]], [robot.joint(k).QDP for k in given])[0]
        for j in found.active
    }
    qdd = _divided(
        [[entry[j, k] for k in free] for j in free],
        [robot.joint(j).GAM - bias[j] for j in free],
        free,
        trace,
    )
    tau = [bias[j] + times([[entry[j, k] for k in free]], qdd)[0] for j in given]
    made = hybrid_groups(given, free, tau, qdd)
    return dataclasses.replace(made, notes=(INPUTS, *made.notes))


def operational(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame: F = Lambda xdd + mu."""
    found, tree = view(robot, o, trace, still=True)
    J = links.jacobian_rows(robot, found, o, o["projection"], o["frame"], trace)
    A, H = (
        active_inertia(found, tree, o.get("inertia_forms"), trace),
        active_torques(found, tree, o.get("bias_forms"), trace),
    )
    placed = with_fixed_cuts(found.robot)
    still = dataclasses.replace(
        placed, joints=(*tree.joints, *(Joint() for _ in placed.joints[robot.NL :]))
    )
    made = operational_groups(
        still, o, J, lambda row: _divided(A, row, found.active, trace), H, trace
    )
    return dataclasses.replace(made, notes=(INPUTS, *made.notes))


def _divided(
    A: Sequence[Sequence[Scalar]], right: Sequence[Scalar], joints: Sequence[int], trace: Trace
) -> list[Scalar]:
    return solve(
        [list(row) for row in A],
        list(right),
        list(range(-1, len(joints) - 1)),
        unknowns(list(joints)),
        trace,
    )


def choose_lagrange(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A and of gravity, each on its own."""
    whole = {**o, "outputs": None}
    for_A = dynamics.chooser(dynamics.inertia, turning=False)(robot, whole, price)
    for_Q = dynamics.chooser(dynamics.gravity, rests=True)(robot, whole, price)
    return {"inertia_forms": for_A.get("forms"), "gravity_forms": for_Q.get("forms")}
