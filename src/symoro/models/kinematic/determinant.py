"""The model `determinant`: the determinant of the Jacobian matrix in factors [KC97 §4.6].

Each factor that can vanish is a family of singular configurations. If the Jacobian matrix is not
square, the determinant is that of J J^T or J^T J, the square of the manipulability.
"""

from __future__ import annotations

from functools import cache

from symoro.expr import (
    CONST_LEVEL,
    MUL,
    NEG,
    Expr,
    Matrix,
    Scalar,
    Structured,
    display_text,
    is_zero,
    magnitude,
    matrix_product,
    named_matrix,
    reachable,
    simplified,
    transposed,
)
from symoro.mechanism import mechanism_of
from symoro.models.kinematic import jacobian
from symoro.models.kinematic.inverse_jacobian import TASK, is_square, reduced_matrix
from symoro.models.kinematic.jacobian import mechanism_jacobian, seen_from
from symoro.robot import Robot
from symoro.tracing import Options, SingularFactors, Trace, Traced, output_group


def determinant_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det: the determinant of the square Jacobian in factored form, or of its Gram matrix."""
    # Named intermediates would hide factors and squares of sines.
    plain = Trace() if trace.opaque else trace
    m = mechanism_of(robot, o, plain)
    if m.reduction.is_identity and is_square(robot, o["frame"]):
        return _sparsest_determinant(robot, o, plain)
    v = jacobian.variants(robot, o)[0]
    J = mechanism_jacobian(m, {**o, **v, "projection": v["seen_from"]}, plain)
    if len(m.joints) == TASK and not m.reduction.is_identity:
        return factored(Structured(J).factors())
    return gram_determinant(J, plain)


def _sparsest_determinant(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det of six joints, from the form of the Jacobian whose determinant has fewest operations."""
    frame, search = o["frame"], {**o, "effort": max(2, o["effort"]), "mode": "fast"}
    seen = cache(lambda i: seen_from(robot, frame, i, trace))
    matrices = [
        reduced_matrix(robot, frame, v["point"], seen(v["seen_from"]))[0]
        for v in jacobian.variants(robot, search)
    ]
    return factored(min((Structured(A).factors() for A in matrices), key=_operations))


def factored(of_blocks: list[Scalar]) -> Traced:
    """det: the product of the determinants of diagonal blocks, simplified, with the factors that
    can vanish.
    """
    values = [simplified(v) if isinstance(v, Expr) else v for v in of_blocks]
    det: Scalar = 1
    for v in values:
        det = det * v
    factors = tuple(dict.fromkeys(f for v in values for f in variable_factors(v)))
    if any(is_zero(v) for v in values):
        note = "the matrix is singular everywhere"
    elif factors:
        note = f"singular where {'; '.join(f'{display_text(f, 200)} = 0' for f in factors)}"
    else:
        note = "never singular"
    return Traced((output_group("det", (), [det], ["det"]),), (note,), SingularFactors(factors))


def gram_determinant(J: Matrix, trace: Trace) -> Traced:
    """det: the determinant of J J^T or J^T J, whichever is smaller."""
    JT = transposed(J)
    wide = len(JT) > TASK
    G = named_matrix(trace, "JJ", matrix_product(J, JT) if wide else matrix_product(JT, J))
    det: Scalar = 1
    for v in Structured(G, trace).factors():
        det = det * v
    matrix = "J J^T" if wide else "J^T J"
    note = f"J is 6x{len(JT)}: this is det({matrix}), the square of the manipulability"
    return Traced((output_group("det", (), [det], ["det"]),), (note,))


def variable_factors(x: Scalar) -> list[Expr]:
    """Return the factors of a product that depend on the configuration or on parameters."""
    factors: list[Expr] = []
    stack = [x] if isinstance(x, Expr) else []
    while stack:
        f = magnitude(stack.pop())
        if f.op is MUL:
            stack.extend(f.args)
        elif f.level > CONST_LEVEL and f.op is not NEG:
            factors.append(f)
    return factors


def _operations(values: list[Scalar]) -> int:
    """Return the number of operations in a list of factors: the sparsest matrix shows the factors
    best.
    """
    return sum(bool(node.op.cost) for node in reachable(v for v in values if isinstance(v, Expr)))
