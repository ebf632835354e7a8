"""The model `opspace`: dynamics in the coordinates of a frame, F = Lambda xdd + mu.

Lambda = (J A^-1 J^T)^-1 and mu = Lambda (J A^-1 H - JP qd), with xdd the rows of [VP; WP] that are
asked for.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from symoro.errors import InputError
from symoro.expr import Scalar, as_expr, interpret, symbols_of, symmetric_inverse
from symoro.mechanism import (
    STILL,
    Mechanism,
    forward_transform,
    link_motions,
    mechanism_of,
    solve_tree_system,
    times,
    with_fixed_cuts,
)
from symoro.models.dynamic.direct_dynamics import unknown_names
from symoro.models.dynamic.tree_dynamics import BASE_LABELS, base_columns, efforts, inertia, notes
from symoro.models.kinematic.jacobian import mechanism_jacobian
from symoro.robot import Joint, Robot
from symoro.tracing import ROWS, Options, Trace, Traced, matrix_group, output_group


def operational_space(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame: F = Lambda xdd + mu, with xdd the rows of [VP; WP] that are asked
    for.
    """
    m = mechanism_of(robot, o, trace)
    J = mechanism_jacobian(m, {**o, "seen_from": o["projection"], "point": o["frame"]}, trace)
    if m.free_base:
        base = base_columns(robot, o["frame"], o["projection"], trace)
        J = [[*left, *right] for left, right in zip(base, J, strict=True)]
    A = inertia(m, o.get("inertia_forms"), trace)
    still = resting_base(m.still) if m.free_base else m.still
    H = efforts(m, still, o.get("bias_forms"), trace)
    rows = _task_rows(robot, o, J)
    parents, names = m.parents(m.joints), unknown_names(m.joints)
    names = [*(BASE_LABELS if m.free_base else ()), *names]
    columns = [solve_tree_system(A, J[r], parents, names, trace) for r in rows]  # A^-1 J^T
    inverse = [
        [trace(f"LI{r}{c}", x) for c, x in enumerate(times(columns, J[k]), 1)]
        for r, k in enumerate(rows, 1)
    ]
    Lambda = symmetric_inverse(inverse, trace)
    drift = _drift(m, still, o, trace)
    gap = [a - drift[r] for a, r in zip(times(columns, H), rows, strict=True)]
    mu = output_group("mu", (len(rows),), times(Lambda, gap), [f"mu{ROWS[r]}" for r in rows])
    remark = f"rows: {', '.join(ROWS[r] for r in rows)}"
    return Traced((matrix_group("Lambda", Lambda), mu), (*notes(m), remark))


def resting_base(tree: Robot) -> Robot:
    """The tree on a base that does not accelerate."""
    base = dataclasses.replace(tree.base, VP0=STILL, WP0=STILL)
    return dataclasses.replace(tree, base=base)


def _task_rows(robot: Robot, o: Options, J: list[list[Scalar]]) -> list[int]:
    """The rows asked for, or as many independent ones as there are, velocities first."""
    free = independent_rows(J)
    if o["rows"] is None:
        return free
    wanted = list(o["rows"])
    if len(independent_rows([J[r] for r in wanted])) < len(wanted):
        possible = ", ".join(ROWS[r] for r in free)
        raise InputError(
            "option rows",
            ", ".join(ROWS[r] for r in wanted),
            f"rows that {robot.name} can move apart, such as {possible}",
        )
    return wanted


def independent_rows(J: list[list[Scalar]]) -> list[int]:
    """The first rows that are independent at a generic configuration."""
    rng = np.random.default_rng(1)
    entries = [as_expr(x) for row in J for x in row]
    values = np.array(
        interpret(entries, {s.payload[0]: rng.uniform(0.3, 1.3) for s in symbols_of(entries)}),
        dtype=float,
    ).reshape(len(J), -1)
    rows: list[int] = []
    for r in range(len(J)):
        if np.linalg.matrix_rank(values[[*rows, r]], tol=1e-9) > len(rows):
            rows.append(r)
    return rows


def _drift(m: Mechanism, still: Robot, o: Options, trace: Trace) -> list[Scalar]:
    """JP qd of the frame in the projection frame, the independent joints not accelerating."""
    if not m.reduction.is_identity:
        placed = with_fixed_cuts(m.reduction.placed)
        cut = (Joint() for _ in placed.joints[placed.NL :])
        still = dataclasses.replace(placed, joints=(*still.joints, *cut))
    extended = dataclasses.replace(
        still,
        bodies=(*still.bodies, *([still.bodies[0]] * (still.NF - still.NL))),
        joints=(*still.joints, *([Joint()] * (still.NF - still.NJ))),
    )
    motion = link_motions(extended, False, trace)[o["frame"] - 1]
    from_own = forward_transform(still, o["projection"], o["frame"], trace).R
    return [*(from_own @ motion.VP), *(from_own @ motion.wd)]
