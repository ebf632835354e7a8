"""The models of closed loops, `loop-geometry` and `loop-kinematics`.

`loop-geometry` gives the passive joints from the motorised ones [KC97 §3.4]. In closed form the
program gives every assembly at once, one row each, with a flag that is 1 if the assembly exists.
Without a closed form the program is one step of Newton's method on the loop equations, starting
from the last positions of the passive joints.

`loop-kinematics` gives the constraint equations of all loops, and solves them [KC97 (12)-(14)].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symoro.expr import (
    HALF,
    ZERO,
    Expr,
    Group,
    Scalar,
    as_expr,
    display_text,
    either,
    interpret,
    operation_count,
    simplified,
    variable_factors,
)
from symoro.mechanism import (
    CROSSED,
    MAX_DETERMINANT_SIZE,
    ROWS,
    Assembly,
    LinearSystem,
    LoopMotion,
    check_mobility,
    closed_forms,
    combined_assemblies,
    loop_constraint,
    loop_frames,
    mechanism_of,
    passive_rate_plan,
    platform_on_point_legs,
    with_fixed_cuts,
)
from symoro.robot import PRISMATIC, REVOLUTE, Loop, Robot, cut_joints, loops, passive_joints
from symoro.tracing import LoopAssemblies, Options, SingularFactors, Trace, Traced, output_group

READABLE = 400  # operations of a determinant up to which its factors are looked for


def loop_geometry(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qp: one row for each assembly; exists, singular: one element for each."""
    check_mobility(robot)
    solved = closed_forms(robot)
    if solved is None:
        return _newton_step(robot, trace)
    crossed = o["crossed"] == "yes"
    assemblies = combined_assemblies(robot, solved, crossed)
    labels = [a.label or str(k) for k, a in enumerate(assemblies, 1)]
    kinds = ", ".join(f"cut joint {loop.cut} {s.kind}" for s in solved for loop in s.loops)
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
        output_group(
            "qp",
            (len(assemblies), len(passive)),
            values,
            [f"q{j}_{k}" for k in rows for j in passive],
            ((), passive),
        ),
        output_group(
            "exists",
            (len(assemblies),),
            [as_expr(a.exists) for a in assemblies],
            [f"exists{k}" for k in rows],
        ),
        output_group(
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
    chosen, passive = passive_rate_plan(robot, False), passive_joints(robot)
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
        output_group("qp", (1, len(passive)), qp, [f"q{j}_1" for j in passive], ((), passive)),
        output_group("e", (len(e),), e, [f"e{r}" for r in rows]),
        _matrix_by_labels("Wp", Wp, rows, passive),
        output_group("misfit", (), [total], ["misfit"]),
    )
    notes = [
        "no closed form: this is one step of Newton's method on the loop equations; "
        "call it again with its result until e is small"
    ]
    branches = ["nearest"]
    platform = platform_on_point_legs(robot)
    if platform is not None:
        notes.append(f"m.compile() finds every assembly of the platform, up to {platform.most}")
        branches = [str(k) for k in range(1, platform.most + 1)]
    return Traced(groups, tuple(notes), LoopAssemblies(tuple(passive), tuple(branches)))


def _matrix_by_labels(
    name: str, matrix: Sequence[Sequence[Scalar]], rows: Sequence[str], columns: Sequence[int]
) -> Group:
    labels = [f"{name}{r}_{c}" for r in rows for c in columns]
    values = [x for row in matrix for x in row]
    return output_group(name, (len(rows), len(columns)), values, labels, ((), columns))


# --- loop-kinematics ------------------------------------------------------------------------------


def matrix(
    name: str, rows: Sequence[Sequence[Scalar]], left: Sequence[Any], right: Sequence[Any]
) -> Group:
    """A matrix labelled by its rows and columns: numbers of joints, or texts."""
    labels = [f"{name}{r}_{c}" for r in left for c in right]
    axes = [() if any(isinstance(x, str) for x in axis) else axis for axis in (left, right)]
    values = [x for row in rows for x in row]
    return output_group(name, (len(left), len(right)), values, labels, axes)


def loop_kinematics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """W, Wa, Wp, Wac, Wpc, Wc, psi, phi."""
    m = mechanism_of(robot, o, trace)
    solved, full = m.loop_motion, m.constraints
    a, p, c = full.active, full.passive, cut_joints(robot)
    rows = [f"{full.loops[b].loop.cut}{ROWS[r]}" for b, r in full.plan.rows]
    signs = [x.view.sign for x in full.loops if x.cut_row is not None]
    Wc = [[signs[k] if k == m else 0 for m in range(len(c))] for k in range(len(c))]
    groups = (
        matrix("W", [solved.W[j] for j in p], p, a),
        matrix("Wa", full.rows(a), rows, a),  # [KC97 (12)]
        matrix("Wp", full.rows(p), rows, p),
        matrix("Wac", full.cut_rows(a), c, a),
        matrix("Wpc", full.cut_rows(p), c, p),
        matrix("Wc", Wc, c, c),
        # [KC97 (14)]
        output_group("psi", (len(rows),), full.psi, [f"psi{r}" for r in rows]),
        output_group("phi", (len(c),), full.phi, [f"phi{k}" for k in c], (c,)),
    )
    factors = singularities(full)
    return Traced(
        groups,
        (*_remarks(robot, full), _singular_note(factors)),
        SingularFactors(factors),
    )


def _remarks(robot: Robot, full: LoopMotion) -> list[str]:
    notes = [f"columns of Wa: joints {_list(full.active)}; of Wp: joints {_list(full.passive)}"]
    for b, x in enumerate(full.loops):
        rows = [ROWS[r] for k, r in full.plan.rows if k == b]
        notes.append(
            f"loop of cut joint {x.loop.cut}: rows {', '.join(rows) or 'none'} "
            f"in frame {x.view.frame}"
        )
    return [*notes, *fixed_pivots(full)]


def fixed_pivots(full: LoopMotion) -> list[str]:
    """Return the note on a system that is eliminated in an order chosen beforehand."""
    largest = max((len(b.rows) for b in full.system.blocks), default=0) if full.unknown else 0
    return (
        [
            f"{largest} equations are eliminated with fixed pivots, which may vanish at "
            f"isolated positions"
        ]
        if largest > MAX_DETERMINANT_SIZE
        else []
    )


def _list(items: Sequence[Any]) -> str:
    return ", ".join(map(str, items)) or "none"


def singularities(full: LoopMotion) -> tuple[Expr, ...]:
    """The factors of det Wp that can vanish, in the shorter of two ways to write the rows."""
    candidates = [full.system.determinants]
    if all(full.robot.sigma(x.loop.cut) != PRISMATIC for x in full.loops):
        rows = [
            loop_constraint(full.robot, x.loop, dataclasses.replace(x.view, point="own"), Trace())
            for x in full.loops
        ]
        matrix_own = [rows[b].row(r, full.unknown) for b, r in full.plan.rows]
        candidates.append(LinearSystem(matrix_own, full.plan.numbers).determinants)
    simple = [
        [simplified(as_expr(d)) if operation_count([d]) <= READABLE else as_expr(d) for d in dets]
        for dets in candidates
    ]
    factors = [f for d in min(simple, key=operation_count) for f in variable_factors(d)]
    return tuple(dict.fromkeys(factors))


def _singular_note(factors: Sequence[Expr]) -> str:
    if not factors:
        return "Wp is never singular"
    return "Wp is singular where " + "; ".join(f"{display_text(f, 120)} = 0" for f in factors)
