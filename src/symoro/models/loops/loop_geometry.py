"""The model `loop-geometry`: passive joints from the motorised ones [KC97 §3.4].

In closed form the program gives every assembly at once, one row each, with a flag that is 1 if the
assembly exists. Without a closed form the program is one step of Newton's method on the loop
equations, starting from the last positions of the passive joints.
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
from symoro.tracing.trace import LoopAssemblies, Trace, Traced, group


def loop_geometry(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qp: one row for each assembly; exists, singular: one element for each."""
    check_mobility(robot)
    solved = closed_forms(robot)
    if solved is None:
        return _newton_step(robot, trace)
    crossed = o["crossed"] == "yes"
    assemblies = combined(robot, solved, crossed)
    labels = [a.label or str(k) for k, a in enumerate(assemblies, 1)]
    kinds = ", ".join(f"cut joint {s.loop.cut} {s.kind}" for s in solved)
    columns = ", ".join(map(str, passive_joints(robot)))
    notes = [
        f"closed form: {kinds}",
        f"rows: assemblies {', '.join(labels)}; columns: joints {columns}",
    ]
    if not crossed and any(a.label == CROSSED for s in solved for a in s.assemblies):
        notes.append("the crossed assemblies of parallelograms are left out: crossed=yes adds them")
    details = LoopAssemblies(tuple(passive_joints(robot)), tuple(labels))
    return Traced(_groups(robot, assemblies, trace), tuple(notes), details)


def _groups(robot: Robot, assemblies: Sequence[Assembly], trace: Trace) -> tuple[Group, ...]:
    passive, rows = passive_joints(robot), range(1, len(assemblies) + 1)
    values = [
        trace(f"QPA{k}_{j}", a.joints[j]) for k, a in enumerate(assemblies, 1) for j in passive
    ]
    return (
        group(
            "qp",
            (len(assemblies), len(passive)),
            values,
            [f"q{j}_{k}" for k in rows for j in passive],
        ),
        group(
            "exists",
            (len(assemblies),),
            [as_expr(a.exists) for a in assemblies],
            [f"exists{k}" for k in rows],
        ),
        group(
            "singular",
            (len(assemblies),),
            [as_expr(either(a.free, a.double)) for a in assemblies],
            [f"singular{k}" for k in rows],
        ),
    )


# --- Newton ---------------------------------------------------------------------------------------


def _closure_errors(
    robot: Robot, loop: Loop, frame: int, trace: Trace
) -> tuple[list[Scalar], Scalar]:
    """Return the six closure errors of a loop, and the sum of squares of those that must vanish.

    The sum includes the direction of the cut axis, which may be opposed with all errors zero.
    """
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
    """Return the root sum of squares of the closure errors (m and rad) at positions of the tree."""
    squares = [as_expr(_closure_errors(robot, loop, loop.cut, Trace())[1]) for loop in loops(robot)]
    return np.asarray(np.sqrt(np.sum(np.broadcast_arrays(*interpret(squares, values)), axis=0)))


def _newton_step(robot: Robot, trace: Trace) -> Traced:
    """qp: one step qp - Wp^-1 e from the last positions; e, Wp: the equations before the step."""
    chosen, passive = plan(robot, False), passive_joints(robot)
    constraints = [
        loop_constraint(robot, loop, view, trace)
        for loop, view in zip(loops(robot), chosen.views, strict=True)
    ]
    errors = [_closure_errors(robot, x.loop, x.view.frame, trace) for x in constraints]
    e = [trace(f"E{k + 1}", as_expr(errors[b][0][r])) for k, (b, r) in enumerate(chosen.rows)]
    Wp = [constraints[b].row(r, passive) for b, r in chosen.rows]
    step = LinearSystem(Wp, chosen.numbers, trace, "WD").solve(e, "DQ")
    qp = [as_expr(robot.variable(j)) - dq for j, dq in zip(passive, step, strict=True)]
    total: Scalar = ZERO
    for _, square in errors:
        total = total + square
    rows = [f"{constraints[b].loop.cut}{ROWS[r]}" for b, r in chosen.rows]
    groups = (
        group("qp", (1, len(passive)), qp, [f"q{j}_1" for j in passive]),
        group("e", (len(e),), e, [f"e{r}" for r in rows]),
        _matrix_by_labels("Wp", Wp, rows, passive),
        group("misfit", (), [total], ["misfit"]),
    )
    note = (
        "no closed form: this is one step of Newton's method on the loop equations; "
        "call it again with its result until e is small"
    )
    return Traced(groups, (note,), LoopAssemblies(tuple(passive), ("nearest",)))


def _matrix_by_labels(
    name: str, matrix: Sequence[Sequence[Scalar]], rows: Sequence[str], columns: Sequence[int]
) -> Group:
    labels = [f"{name}{r}_{c}" for r in rows for c in columns]
    return group(name, (len(rows), len(columns)), [x for row in matrix for x in row], labels)
