"""Inverse and determinant of the Jacobian matrix [KC97 §4.6].

The inversion is that of J_nj seen from the best frame i; the two full-rank factors of Renaud's form are inverted by hand:
    J_n^-1 = J_nj^-1 [1 L^_jn; 0 1] [R_ir 0; 0 R_ir].
"""

from __future__ import annotations

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.expr.node import CONST_LEVEL, Expr, magnitude
from symoro.expr.ops import MUL, NEG
from symoro.expr.polynomial import simplified
from symoro.expr.walk import postorder
from symoro.models.geometric.chain import forward_transform
from symoro.models.kinematic import jacobian
from symoro.models.kinematic.blocks import Matrix, Structured, symmetric_inverse
from symoro.models.kinematic.jacobian import column_joints, jacobian_rows, reduced
from symoro.models.options import Options
from symoro.models.trace import Namer, Traced, group, matrix_group
from symoro.robot.data import Robot


def _reduced_matrix(robot: Robot, o: Options, n: Namer) -> tuple[Matrix, Vec3]:
    columns, L_jn = reduced(robot, o["frame"], o["seen_from"], o["point"], n)
    rows = [[tuple(getattr(c, part))[row] for c in columns.values()] for part in ("V", "w") for row in range(3)]
    return rows, L_jn


def _is_square(robot: Robot, o: Options) -> bool:
    return len(column_joints(robot, o["frame"])) == 6 == len([k for k in robot.moving if k <= robot.NL])


def inverse_jacobian(robot: Robot, o: Options, n: Namer) -> Traced:
    """Jinv: joint velocities from [V; w] of the frame; the pseudo-inverse where J is not square or always singular."""
    if _is_square(robot, o):
        J_nj, L_jn = _reduced_matrix(robot, o, n)
        structured = Structured(J_nj)
        if structured.blocks is not None:
            R_ir = forward_transform(robot, o["seen_from"], o["projection"], n).R
            rows = []
            for row in structured.inverse():
                v, w = Vec3(*row[:3]), Vec3(*row[3:])
                rows.append([*(R_ir.T @ v), *(R_ir.T @ (w + L_jn.cross(v)))])
            sizes = ", ".join(str(len(b.rows)) for b in structured.blocks)
            return Traced((matrix_group("Jinv", rows),), (f"inverse by diagonal blocks of size {sizes}",))
    return _pseudo_inverse(robot, o, n)


def _pseudo_inverse(robot: Robot, o: Options, n: Namer) -> Traced:
    """J^T (J J^T)^-1 for wide matrices, (J^T J)^-1 J^T for tall ones."""
    J = jacobian_rows(robot, o["frame"], o["projection"], o["seen_from"], o["point"], n)
    JT = [list(col) for col in zip(*J, strict=True)]
    wide = len(JT) > 6
    small = symmetric_inverse(_product(J, JT) if wide else _product(JT, J))
    rows = _product(JT, small) if wide else _product(small, JT)
    form = "J^T (J J^T)^-1, least joint speed" if wide else "(J^T J)^-1 J^T, least squares"
    return Traced((matrix_group("Jinv", rows),), (f"J is 6x{len(JT)}: this is the pseudo-inverse {form}",))


def _product(A: Matrix, B: Matrix) -> Matrix:
    def dot(row: list[Scalar], column: list[Scalar]) -> Scalar:
        total: Scalar = 0
        for x, y in zip(row, column, strict=True):
            total = total + x * y
        return total

    columns = [list(c) for c in zip(*B, strict=True)]
    return [[dot(row, c) for c in columns] for row in A]


def determinant_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """det: of the square Jacobian in factored form; each factor that can vanish is a family of singularities."""
    if not _is_square(robot, o):
        return _gram_determinant(robot, {**o, **jacobian.variants(robot, o)[0]}, n)
    search = {**o, "effort": max(2, o["effort"]), "mode": "fast"}
    candidates = [Structured(_reduced_matrix(robot, {**o, **v}, n)[0]).factors() for v in jacobian.variants(robot, search)]
    sparsest = min(candidates, key=_size)
    values = [simplified(v) if isinstance(v, Expr) else v for v in sparsest]
    det: Scalar = 1
    for v in values:
        det = det * v
    singular = [f for v in values for f in _factors(v)]
    notes = ("the matrix is singular everywhere",) if any(is_zero(v) for v in values) else ()
    return Traced((group("det", (), [det], ["det"]),), notes, {"factors": tuple(dict.fromkeys(singular))})


def _size(values: list[Scalar]) -> int:
    """Operations in a list of factors: a determinant shows its factors best where the matrix is sparsest."""
    return sum(bool(node.op.cost) for node in postorder(v for v in values if isinstance(v, Expr)))


def _gram_determinant(robot: Robot, o: Options, n: Namer) -> Traced:
    J = jacobian_rows(robot, o["frame"], o["projection"], o["seen_from"], o["point"], n)
    JT = [list(col) for col in zip(*J, strict=True)]
    wide = len(JT) > 6
    G = _product(J, JT) if wide else _product(JT, J)
    det: Scalar = 1
    for v in Structured(G).factors():
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

