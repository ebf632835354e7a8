"""Inverse and determinant of the Jacobian matrix of a closed-loop robot, J_m = J_a + J_p W."""

from __future__ import annotations

from typing import Any

import numpy as np

from symoro.expr.block_matrix import Matrix, Structured, named_matrix
from symoro.expr.interpret import interpret
from symoro.expr.linear import Vec3
from symoro.expr.node import as_expr
from symoro.expr.walk import symbols_of
from symoro.mechanism.closed_states import closed_states
from symoro.mechanism.passive_rates import LoopMotion
from symoro.mechanism.transforms import forward_transform
from symoro.models.kinematic import inverse_jacobian as of_tree
from symoro.models.kinematic.determinant import factored, gram_determinant
from symoro.models.kinematic.jacobian import variants as jacobian_variants
from symoro.models.loops.dynamics import view
from symoro.models.loops.links import jacobian_rows
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, matrix_group


def _seen(robot: Robot, o: Options, trace: Trace) -> tuple[Matrix, LoopMotion]:
    """J in the frame from which it is seen."""
    found, _ = view(robot, o, trace, still=True)
    return jacobian_rows(
        robot, found, {**o, "projection": o["seen_from"]}, o["seen_from"], o["point"], trace
    ), found


def inverse_jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv: velocities of the motors from [V; w] of the frame; the pseudo-inverse where J is not square or always singular."""
    J, found = _seen(robot, o, trace)
    R_ri = forward_transform(found.robot, o["projection"], o["seen_from"], trace).R
    columns = f"rows: the motorised joints {', '.join(map(str, found.active))}"
    if len(o["basis"]) < 6 or len(found.active) != 6:
        made = of_tree.pseudo_inverse(J, o["basis"], R_ri, trace)
        return Traced(made.groups, (*made.notes, columns))
    structured = Structured(named_matrix(trace, "J", J), trace)
    rows = [[*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))] for row in structured.inverse()]
    return Traced((matrix_group("Jinv", rows),), (columns,))


def determinant(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det of the square Jacobian in factored form, else the square of the manipulability."""
    plain = (
        Trace() if trace.opaque else trace
    )  # behind names, factors and squares of sines would not be seen
    first = {**o, **jacobian_variants(robot, o)[0]}
    J, found = _seen(robot, first, plain)
    if len(found.active) != 6:
        return gram_determinant(J, plain)
    return factored(Structured(J).factors())


def variants(robot: Robot, o: Options) -> list[dict[str, Any]]:
    """Frames and points of the Jacobian, with the columns that are independent at closed states."""
    forms = jacobian_variants(robot, o)
    J, _ = _seen(robot, {**o, **forms[0]}, Trace())
    known, _ = closed_states(robot, 1)
    entries = [as_expr(x) for row in J for x in row]
    rng = np.random.default_rng(0)
    values = {
        s.payload[0]: known.get(s.payload[0], rng.uniform(0.5, 2.5)) for s in symbols_of(entries)
    }
    numbers = np.array([float(np.ravel(x)[0]) for x in interpret(entries, values)]).reshape(6, -1)
    return [{**v, "basis": of_tree.independent_columns(numbers)} for v in forms]
