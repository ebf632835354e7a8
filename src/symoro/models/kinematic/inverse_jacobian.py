"""The model `inverse-jacobian`: the inverse or pseudo-inverse of the Jacobian matrix [KC97 §4.6].

J_nj expressed in the best frame i is inverted; the other factors are inverted by hand:
    J_n^-1 = J_nj^-1 [1 L^_jn; 0 1] [R_ir 0; 0 R_ir].
If J is not square or singular everywhere, the result is the Moore-Penrose inverse from a full-rank
factorisation J = C F.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from symoro.expr import (
    Mat3,
    Matrix,
    Scalar,
    Structured,
    Vec3,
    as_expr,
    dot,
    interpret,
    is_zero,
    matrix_product,
    named_matrix,
    symbols_of,
    symmetric_inverse,
    transposed,
)
from symoro.mechanism import forward_transform, mechanism_of, memoised, random_closed_states
from symoro.models.kinematic import jacobian
from symoro.models.kinematic.jacobian import (
    Seen,
    column_joints,
    mechanism_jacobian,
    reduced_columns,
    seen_from,
)
from symoro.robot import Robot
from symoro.tracing import Options, PriceTrace, Trace, Traced, matrix_group

TASK = 6  # rows of J


def reduced_matrix(robot: Robot, frame: int, point: int, seen: Seen) -> tuple[Matrix, Vec3]:
    """Return J_nj, with columns for the joints on the path alone, and the vector L_jn."""
    columns, L_jn = reduced_columns(robot, frame, point, seen)
    rows = [
        [tuple(getattr(c, part))[row] for c in columns.values()]
        for part in ("V", "w")
        for row in range(3)
    ]
    return rows, L_jn


def is_square(robot: Robot, frame: int) -> bool:
    """Return True if the robot has six joints and all of them move the frame."""
    joints = [k for k in robot.moving if k <= robot.NL]
    return len(joints) == TASK == len(column_joints(robot, frame))


def inverse_jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv: the independent joint velocities from [V; w] of the frame.

    It is the pseudo-inverse where J has no inverse.
    """
    m = mechanism_of(robot, o, trace)
    if m.reduction.is_identity and is_square(robot, o["frame"]) and len(o["basis"]) == TASK:
        return _renaud_inverse(robot, o, trace)
    i = o["seen_from"]
    J = mechanism_jacobian(m, {**o, "projection": i}, trace)
    R_ri = forward_transform(m.reduction.placed, o["projection"], i, trace).R
    remarks = (f"rows: the motorised joints {', '.join(map(str, m.joints))}",) * m.has_loops
    if len(o["basis"]) < TASK or len(m.joints) != TASK:
        rows, note = pseudo_inverse(J, o["basis"], R_ri, trace)
        return Traced((matrix_group("Jinv", rows),), (note, *remarks))
    structured = Structured(named_matrix(trace, "J", J), trace)
    rows = [[*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))] for row in structured.inverse()]
    return Traced((matrix_group("Jinv", rows),), remarks)


def _renaud_inverse(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv of six joints: J_nj is inverted, the other factors of J by hand."""
    i, frame = o["seen_from"], o["frame"]
    J_nj, L_jn = reduced_matrix(
        robot, frame, o["point"], memoised(robot, trace, seen_from, frame, i)
    )
    structured = Structured(named_matrix(trace, "J", J_nj), trace)
    R_ri = memoised(robot, trace, forward_transform, i, o["projection"]).R.T
    rows = []
    for row in structured.inverse():
        v, w = Vec3(*row[:3]), Vec3(*row[3:])
        rows.append([*(R_ri @ v), *(R_ri @ (w + v.cross(L_jn)))])  # v^T L^ = (v x L)^T
    sizes = ", ".join(str(len(b.rows)) for b in structured.blocks or ())
    return Traced((matrix_group("Jinv", rows),), (f"inverse by diagonal blocks of size {sizes}",))


def pseudo_inverse(
    rows_of_J: Matrix, basis: tuple[int, ...], R_ri: Mat3, trace: Trace
) -> tuple[Matrix, str]:
    """Return the Moore-Penrose inverse of J and a note of its form.

    J is expressed in frame i, the velocities that the inverse takes in frame r.
    """
    J = named_matrix(trace, "J", rows_of_J)
    used = [r for r in range(TASK) if not all(is_zero(x) for x in J[r])]
    X = moore_penrose([J[r] for r in used], basis, trace) if used else [[] for _ in J[0]]
    rows = []
    for values in X:
        by_row = dict(zip(used, values, strict=True))
        row = [by_row.get(r, 0) for r in range(TASK)]
        rows.append([*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))])
    form = _pseudo_inverse_form(len(basis), len(X))
    note = f"J is 6x{len(X)}: this is the pseudo-inverse {form}"
    return rows, note


def _pseudo_inverse_form(rank: int, joints: int) -> str:
    if rank == joints:
        return "(J^T J)^-1 J^T, least squares"
    return "J^T (J J^T)^-1, least joint speed" if rank == TASK else f"of a matrix of rank {rank}"


def moore_penrose(A: Matrix, basis: tuple[int, ...], trace: Trace) -> Matrix:
    """Return A^+ = F^T (F F^T)^-1 C^+, where A = C F and C has the independent columns `basis` of
    A.

    C^+ = (C^T C)^-1 C^T, and F = [1 B] with B = C^+ A_rest.
    """
    columns = transposed(A)
    if basis and len(basis) == len(A):
        return matrix_product(columns, _inverse_gram(trace, "JJ", matrix_product(A, columns)))
    rows = _pseudo_inverse_rows(columns, basis, trace) if basis else {}
    return [rows.get(c, [0] * len(A)) for c in range(len(columns))]


def _pseudo_inverse_rows(
    columns: Matrix, basis: tuple[int, ...], trace: Trace
) -> dict[int, list[Scalar]]:
    """The rows of A^+ that are not zero, by the column of A that they belong to."""
    C = [columns[c] for c in basis]
    pseudo = named_matrix(  # C^+
        trace, "JC", matrix_product(_inverse_gram(trace, "JJ", matrix_product(C, transposed(C))), C)
    )
    rest = [
        c for c, column in enumerate(columns) if c not in basis and not all(map(is_zero, column))
    ]
    if not rest:
        return dict(zip(basis, pseudo, strict=True))
    B = named_matrix(trace, "JB", [[dot(row, columns[c]) for c in rest] for row in pseudo])
    gram = matrix_product(B, transposed(B))
    for r, row in enumerate(gram):
        row[r] = row[r] + 1  # F F^T = 1 + B B^T
    pseudo = named_matrix(trace, "JY", matrix_product(_inverse_gram(trace, "JF", gram), pseudo))
    others = matrix_product(transposed(B), pseudo)
    return dict(zip((*basis, *rest), (*pseudo, *others), strict=True))


def _inverse_gram(trace: Trace, letters: str, gram: Matrix) -> Matrix:
    return symmetric_inverse(named_matrix(trace, letters, gram), trace)


def variants(robot: Robot, o: Options) -> list[dict[str, Any]]:
    """Return the variants of the Jacobian, each with the columns that are independent almost
    everywhere.
    """
    forms = jacobian.variants(robot, o)
    basis = _independent_columns(robot, o, forms[0])
    return [{**v, "basis": basis} for v in forms]


def _independent_columns(robot: Robot, o: Options, form: dict[str, int]) -> tuple[int, ...]:
    """Return the independent columns of J at random values of all symbols; loops are closed."""
    trace = PriceTrace()
    m = mechanism_of(robot, o, trace)
    closed: dict[str, Any] = random_closed_states(robot, 1)[0] if m.has_loops else {}
    seen = {**o, **form, "projection": form["seen_from"]}
    entries = [as_expr(x) for row in mechanism_jacobian(m, seen, trace) for x in row]
    rng = np.random.default_rng(0)
    values = {
        s.payload[0]: closed.get(s.payload[0], rng.uniform(0.5, 2.5)) for s in symbols_of(entries)
    }
    numbers = np.array([float(np.ravel(x)[0]) for x in interpret(entries, values)])
    return independent_columns(numbers.reshape(TASK, -1))


def independent_columns(J: np.ndarray) -> tuple[int, ...]:
    """Return the first independent columns of a matrix of numbers."""
    tolerance = 1e-9 * (1 + np.abs(J).max())
    chosen: list[int] = []
    for c in range(J.shape[1]):
        if np.linalg.matrix_rank(J[:, [*chosen, c]], tol=tolerance) > len(chosen):
            chosen.append(c)
    return tuple(chosen)
