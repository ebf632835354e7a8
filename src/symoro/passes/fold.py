"""Numbers: what depends on no symbol becomes one constant."""

from __future__ import annotations

from symoro.expr.interpret import interpret
from symoro.expr.node import CONST_LEVEL, Expr, constant
from symoro.expr.ops import CONSTANT, NEG
from symoro.expr.program import Program
from symoro.expr.rewrite import image_of


def fold(program: Program) -> Program:
    """Evaluate constant sub-expressions (sqrt(3)/2, cos(0.3), pi) to the nearest double."""
    return program.mapped(image_of(program.nodes, _fold_node))


def _fold_node(node: Expr) -> Expr:
    if node.level > CONST_LEVEL or node.op is CONSTANT or node.op is NEG:
        return node
    return constant(float(interpret([node], {})[0]))
