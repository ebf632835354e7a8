"""The model `loop-kinematics`: constraint equations of all loops, solved [KC97 (12)-(14)]."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from symoro.expr import (
    Expr,
    Group,
    Scalar,
    as_expr,
    display_text,
    operation_count,
    simplified,
)
from symoro.mechanism import (
    CLOSED_FORM,
    ROWS,
    LinearSystem,
    LoopMotion,
    loop_constraint,
    mechanism_of,
)
from symoro.models.kinematic.determinant import variable_factors
from symoro.robot import PRISMATIC, Robot, cut_joints
from symoro.tracing import Options, SingularFactors, Trace, Traced, output_group

READABLE = 400  # operations of a determinant up to which its factors are looked for


def matrix(
    name: str, rows: Sequence[Sequence[Scalar]], left: Sequence[Any], right: Sequence[Any]
) -> Group:
    """A matrix labelled by what its rows and columns stand for."""
    labels = [f"{name}{r}_{c}" for r in left for c in right]
    return output_group(name, (len(left), len(right)), [x for row in rows for x in row], labels)


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
        matrix("Wa", full.rows(a), rows, a),
        matrix("Wp", full.rows(p), rows, p),
        matrix("Wac", full.cut_rows(a), c, a),
        matrix("Wpc", full.cut_rows(p), c, p),
        matrix("Wc", Wc, c, c),
        output_group("psi", (len(rows),), full.psi, [f"psi{r}" for r in rows]),
        output_group("phi", (len(c),), full.phi, [f"phi{k}" for k in c]),
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
    """What to know of a system that is eliminated in an order chosen beforehand."""
    largest = max((len(b.rows) for b in full.system.blocks), default=0) if full.unknown else 0
    return (
        [
            f"{largest} equations are eliminated with fixed pivots, which may vanish at "
            f"isolated positions"
        ]
        if largest > CLOSED_FORM
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
    found = [f for d in min(simple, key=operation_count) for f in variable_factors(d)]
    return tuple(dict.fromkeys(found))


def _singular_note(factors: Sequence[Expr]) -> str:
    if not factors:
        return "Wp is never singular"
    return "Wp is singular where " + "; ".join(f"{display_text(f, 120)} = 0" for f in factors)
