"""Inverse and determinant of the Jacobian matrix [KC97 §4.6].

The inversion is that of J_nj seen from the best frame i; the two full-rank factors of Renaud's form are inverted by hand:
    J_n^-1 = J_nj^-1 [1 L^_jn; 0 1] [R_ir 0; 0 R_ir].
Where J is not square or always singular it is the Moore-Penrose inverse, from a full-rank factorisation J = C F.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from symoro.expr.block_matrix import Matrix, Structured, dot, named_matrix, symmetric_inverse
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.linear import Mat3, Vec3
from symoro.expr.node import CONST_LEVEL, Expr, as_expr, magnitude
from symoro.expr.ops import MUL, NEG
from symoro.expr.polynomial import simplified
from symoro.expr.walk import reachable
from symoro.models.geometric.transforms import forward_transform, memoised
from symoro.models.kinematic import jacobian
from symoro.models.kinematic.jacobian import Seen, column_joints, jacobian_rows, reduced, seen_from
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, group, matrix_group


def _reduced_matrix(robot: Robot, frame: int, point: int, seen: Seen) -> tuple[Matrix, Vec3]:
    columns, L_jn = reduced(robot, frame, point, seen)
    rows = [
        [tuple(getattr(c, part))[row] for c in columns.values()]
        for part in ("V", "w")
        for row in range(3)
    ]
    return rows, L_jn


def _is_square(robot: Robot, o: Options) -> bool:
    return (
        len(column_joints(robot, o["frame"]))
        == 6
        == len([k for k in robot.moving if k <= robot.NL])
    )


def inverse_jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv: joint velocities from [V; w] of the frame; the pseudo-inverse where J is not square or always singular."""
    if not _is_square(robot, o) or len(o["basis"]) < 6:
        return _pseudo_inverse(robot, o, trace)
    J_nj, L_jn = _reduced_matrix(
        robot, o["frame"], o["point"], memoised(robot, trace, seen_from, o["frame"], o["seen_from"])
    )
    structured = Structured(named_matrix(trace, "J", J_nj), trace)
    R_ri = memoised(robot, trace, forward_transform, o["seen_from"], o["projection"]).R.T
    rows = []
    for row in structured.inverse():
        v, w = Vec3(*row[:3]), Vec3(*row[3:])
        rows.append([*(R_ri @ v), *(R_ri @ (w + v.cross(L_jn)))])  # v^T L^ = (v x L)^T
    sizes = ", ".join(str(len(b.rows)) for b in structured.blocks or ())
    return Traced((matrix_group("Jinv", rows),), (f"inverse by diagonal blocks of size {sizes}",))


def _pseudo_inverse(robot: Robot, o: Options, trace: Trace) -> Traced:
    """The Moore-Penrose inverse of J seen from frame i, where rows that are always zero drop out: J^+ = J_i^+ [R_ir 0; 0 R_ir]."""
    i = o["seen_from"]
    return pseudo_inverse(
        jacobian_rows(robot, o["frame"], i, i, o["point"], trace),
        o["basis"],
        forward_transform(robot, o["projection"], i, trace).R,
        trace,
    )


def pseudo_inverse(rows_of_J: Matrix, basis: tuple[int, ...], R_ri: Mat3, trace: Trace) -> Traced:
    """The Moore-Penrose inverse, for velocities seen from frame r, of J seen from frame i."""
    J = named_matrix(trace, "J", rows_of_J)
    used = [r for r in range(6) if not all(is_zero(x) for x in J[r])]
    X = _moore_penrose([J[r] for r in used], basis, trace) if used else [[] for _ in J[0]]
    rows = []
    for found in X:
        row = [found[used.index(r)] if r in used else 0 for r in range(6)]
        rows.append([*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))])
    rank = len(basis)
    form = (
        "(J^T J)^-1 J^T, least squares"
        if rank == len(X)
        else "J^T (J J^T)^-1, least joint speed"
        if rank == 6
        else f"of a matrix of rank {rank}"
    )
    return Traced(
        (matrix_group("Jinv", rows),), (f"J is 6x{len(X)}: this is the pseudo-inverse {form}",)
    )


def _moore_penrose(A: Matrix, basis: tuple[int, ...], trace: Trace) -> Matrix:
    """A^+ = F^T (F F^T)^-1 C^+ with A = C F, C the columns `basis`, C^+ = (C^T C)^-1 C^T and F = [1 C^+ A_rest]."""
    columns = _transposed(A)
    if basis and len(basis) == len(A):
        return _product(
            columns, symmetric_inverse(named_matrix(trace, "JJ", _product(A, columns)), trace)
        )
    X: Matrix = [[0] * len(A) for _ in columns]
    if basis:
        C = [columns[c] for c in basis]
        left = named_matrix(
            trace,
            "JC",
            _product(
                symmetric_inverse(named_matrix(trace, "JJ", _product(C, _transposed(C))), trace), C
            ),
        )
        rest = [
            c
            for c, column in enumerate(columns)
            if c not in basis and not all(is_zero(x) for x in column)
        ]
        if rest:
            B = named_matrix(trace, "JB", [[dot(row, columns[c]) for c in rest] for row in left])
            gram = [
                [x + (1 if r == c else 0) for c, x in enumerate(row)]
                for r, row in enumerate(_product(B, _transposed(B)))
            ]
            left = named_matrix(
                trace,
                "JY",
                _product(symmetric_inverse(named_matrix(trace, "JF", gram), trace), left),
            )
            for c, row in zip(rest, _product(_transposed(B), left), strict=True):
                X[c] = row
        for c, row in zip(basis, left, strict=True):
            X[c] = row
    return X


def variants(robot: Robot, o: Options) -> list[dict[str, Any]]:
    """Frames and points of the Jacobian, with the columns that are independent almost everywhere."""
    basis = _independent_columns(robot, o["frame"])
    return [{**v, "basis": basis} for v in jacobian.variants(robot, o)]


def _independent_columns(robot: Robot, frame: int) -> tuple[int, ...]:
    """Random numbers tell the rank that J has almost everywhere."""
    rng = np.random.default_rng(0)
    values = {name: rng.uniform(0.5, 2.5) for name in robot.symbols}
    rows = jacobian_rows(robot, frame, 0, 0, frame, Trace(quiet=True))
    numbers = interpret([as_expr(x) for row in rows for x in row], values)
    return independent_columns(np.array(numbers, dtype=float).reshape(6, -1))


def independent_columns(J: np.ndarray) -> tuple[int, ...]:
    """The first columns of a matrix of numbers that are independent."""
    chosen: list[int] = []
    for c in range(J.shape[1]):
        if np.linalg.matrix_rank(J[:, [*chosen, c]], tol=1e-9 * (1 + np.abs(J).max())) > len(
            chosen
        ):
            chosen.append(c)
    return tuple(chosen)


def _transposed(A: Matrix) -> Matrix:
    return [list(column) for column in zip(*A, strict=True)]


def _product(A: Matrix, B: Matrix) -> Matrix:
    return [[dot(row, c) for c in _transposed(B)] for row in A]


def determinant_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det: of the square Jacobian in factored form; each factor that can vanish is a family of singularities."""
    if not _is_square(robot, o):
        return _gram_determinant(robot, {**o, **jacobian.variants(robot, o)[0]}, trace)
    search = {**o, "effort": max(2, o["effort"]), "mode": "fast"}
    plain = (
        Trace() if trace.opaque else trace
    )  # behind names, factors and squares of sines would not be seen
    seen = cache(lambda i: seen_from(robot, o["frame"], i, plain))
    matrices = [
        _reduced_matrix(robot, o["frame"], v["point"], seen(v["seen_from"]))[0]
        for v in jacobian.variants(robot, search)
    ]
    candidates = [Structured(A).factors() for A in matrices]
    return factored(min(candidates, key=_size))


def factored(of_blocks: list[Scalar]) -> Traced:
    """det as the product of the determinants of diagonal blocks, simplified, and what of it can vanish."""
    values = [simplified(v) if isinstance(v, Expr) else v for v in of_blocks]
    det: Scalar = 1
    for v in values:
        det = det * v
    singular = [f for v in values for f in _factors(v)]
    factors = tuple(dict.fromkeys(singular))
    vanishing = "; ".join(f"{display(f, 200)} = 0" for f in factors)
    note = (
        "the matrix is singular everywhere"
        if any(is_zero(v) for v in values)
        else f"singular where {vanishing}"
        if factors
        else "never singular"
    )
    return Traced((group("det", (), [det], ["det"]),), (note,), {"factors": factors})


def _size(values: list[Scalar]) -> int:
    """Operations in a list of factors: a determinant shows its factors best where the matrix is sparsest."""
    return sum(bool(node.op.cost) for node in reachable(v for v in values if isinstance(v, Expr)))


def _gram_determinant(robot: Robot, o: Options, trace: Trace) -> Traced:
    return gram_determinant(
        jacobian_rows(robot, o["frame"], o["projection"], o["seen_from"], o["point"], trace), trace
    )


def gram_determinant(J: Matrix, trace: Trace) -> Traced:
    """det(J J^T) or det(J^T J), whichever is smaller."""
    JT = _transposed(J)
    wide = len(JT) > 6
    G = named_matrix(trace, "JJ", _product(J, JT) if wide else _product(JT, J))
    det: Scalar = 1
    for v in Structured(G, trace).factors():
        det = det * v
    note = f"J is 6x{len(JT)}: this is det({'J J^T' if wide else 'J^T J'}), the square of the manipulability"
    return Traced((group("det", (), [det], ["det"]),), (note,), {"factors": ()})


def _factors(x: Scalar) -> list[Expr]:
    """The factors of a product that depend on the configuration or on parameters."""
    found: list[Expr] = []
    stack = [x] if isinstance(x, Expr) else []
    while stack:
        f = magnitude(stack.pop())
        if f.op is MUL:
            stack.extend(f.args)
        elif f.level > CONST_LEVEL and f.op is not NEG:
            found.append(f)
    return found
