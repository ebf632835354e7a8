"""The model `loop-geometry`: passive joints from the motorised ones [KC97 §3.4].

In closed form the program gives every assembly at once, a row each, with 1 or 0 for whether it exists. Where there is no closed
form it is one step of Newton's method on the loop equations, from the last positions of the passive joints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symoro.expr.functions import Scalar
from symoro.expr.interpret import interpret
from symoro.expr.node import HALF, ZERO, as_expr
from symoro.expr.paul_types import either
from symoro.expr.program import Group
from symoro.mechanism.linear_system import LinearSystem
from symoro.mechanism.loop_assemblies import CROSSED, closed_forms, combined
from symoro.mechanism.loop_closure import check_mobility
from symoro.mechanism.loop_path import loop_frames, with_fixed_cuts
from symoro.mechanism.passive_rates import plan
from symoro.mechanism.planar_loops import Assembly
from symoro.mechanism.velocity_constraints import ROWS, loop_constraint
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import Loop, loops, passive_joints
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, group


def loop_geometry(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qp: a row for each assembly; exists, singular: one element for each."""
    check_mobility(robot)
    solved = closed_forms(robot)
    if solved is None:
        return _newton_step(robot, trace)
    crossed = o["crossed"] == "yes"
    found = combined(robot, solved, crossed)
    labels = [a.label or str(k) for k, a in enumerate(found, 1)]
    kinds = ", ".join(f"cut joint {s.loop.cut} {s.kind}" for s in solved)
    notes = [
        f"closed form: {kinds}",
        f"rows: assemblies {', '.join(labels)}; columns: joints {', '.join(map(str, passive_joints(robot)))}",
    ]
    if not crossed and any(a.label == CROSSED for s in solved for a in s.assemblies):
        notes.append("the crossed assemblies of parallelograms are left out: crossed=yes adds them")
    facts = {"passive": passive_joints(robot), "branches": tuple(labels), "closed": True}
    return Traced(_groups(robot, found, trace), tuple(notes), facts)


def _groups(robot: Robot, found: Sequence[Assembly], trace: Trace) -> tuple[Group, ...]:
    passive, rows = passive_joints(robot), range(1, len(found) + 1)
    values = [trace(f"QPA{k}_{j}", a.joints[j]) for k, a in enumerate(found, 1) for j in passive]
    return (
        group(
            "qp", (len(found), len(passive)), values, [f"q{j}_{k}" for k in rows for j in passive]
        ),
        group(
            "exists",
            (len(found),),
            [as_expr(a.exists) for a in found],
            [f"exists{k}" for k in rows],
        ),
        group(
            "singular",
            (len(found),),
            [as_expr(either(a.free, a.double)) for a in found],
            [f"singular{k}" for k in rows],
        ),
    )


# --- Newton --------------------------------------------------------------------------------------------------


def _misfit(robot: Robot, loop: Loop, frame: int, trace: Trace) -> tuple[list[Scalar], Scalar]:
    """The six rows by which a loop does not close, and the square of all of them that matter, the axes' direction included."""
    seen = loop_frames(with_fixed_cuts(robot), loop, frame, trace)
    left, right = seen[loop.cut], seen[loop.twin]
    here, there = left.rotation(trace), right.rotation(trace)
    gap = left.P - right.P
    sigma = robot.sigma(loop.cut)
    if sigma == REVOLUTE:
        turn, opposed = there.a.cross(here.a), 1 - here.a.dot(there.a)
    else:
        turn = (there.s.cross(here.s) + there.n.cross(here.n) + there.a.cross(here.a)) * HALF
        opposed = 3 - here.s.dot(there.s) - here.n.dot(there.n) - here.a.dot(there.a)
    off = gap.dot(gap) if sigma != PRISMATIC else gap.x * gap.x + gap.y * gap.y
    return [*gap, *turn], off + turn.dot(turn) + opposed * opposed


def closure_error(robot: Robot, values: Mapping[str, Any]) -> np.ndarray:
    """By how much the loops fail to close at positions of the tree's joints, numbers or arrays: the root of all squares, m and rad."""
    squares = [as_expr(_misfit(robot, loop, loop.cut, Trace())[1]) for loop in loops(robot)]
    return np.asarray(np.sqrt(np.sum(np.broadcast_arrays(*interpret(squares, values)), axis=0)))


def _newton_step(robot: Robot, trace: Trace) -> Traced:
    """qp - Wp^-1 e: one step from the last positions; the equations e before it, their matrix Wp, and the square of the misfit."""
    chosen, passive = plan(robot, False), passive_joints(robot)
    found = [
        loop_constraint(robot, loop, v, trace)
        for loop, v in zip(loops(robot), chosen.views, strict=True)
    ]
    misfits = [_misfit(robot, x.loop, x.view.frame, trace) for x in found]
    e = [trace(f"E{k + 1}", as_expr(misfits[b][0][r])) for k, (b, r) in enumerate(chosen.rows)]
    matrix = [found[b].row(r, passive) for b, r in chosen.rows]
    step = LinearSystem(matrix, chosen.numbers, trace, "WD").solve(e, "DQ")
    values = [as_expr(robot.variable(j)) - dq for j, dq in zip(passive, step, strict=True)]
    rows = [f"{found[b].loop.cut}{ROWS[r]}" for b, r in chosen.rows]
    total: Scalar = ZERO
    for _, square in misfits:
        total = total + square
    groups = (
        group("qp", (1, len(passive)), values, [f"q{j}_1" for j in passive]),
        group("e", (len(e),), e, [f"e{r}" for r in rows]),
        group(
            "Wp",
            (len(rows), len(passive)),
            [x for row in matrix for x in row],
            [f"Wp{r}_{j}" for r in rows for j in passive],
        ),
        group("misfit", (), [total], ["misfit"]),
    )
    notes = (
        "no closed form: this is one step of Newton's method on the loop equations; call it again with its result until e is small",
    )
    return Traced(groups, notes, {"passive": passive, "branches": ("nearest",), "closed": False})
