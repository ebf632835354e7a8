"""Numbers: what depends on no symbol becomes one constant."""

from __future__ import annotations

from collections.abc import Mapping

from symoro.expr.interpret import interpret
from symoro.expr.node import CONST_LEVEL, Expr, constant
from symoro.expr.ops import CONSTANT, NEG
from symoro.expr.program import Program
from symoro.expr.rewrite import image_with, rebuilt


def fold(program: Program) -> Program:
    """Evaluate constant sub-expressions (sqrt(3)/2, cos(0.3), pi) to the nearest double."""
    numbers = {
        n
        for op, nodes in program.alike.items()
        if op is not CONSTANT and op is not NEG
        for n in nodes
        if n.level == CONST_LEVEL
    }
    return program.mapped(image_with(program.rising, numbers, _folded)) if numbers else program


def _folded(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    new = rebuilt(node, image)
    return new if new.op is CONSTANT or new.op is NEG else constant(float(interpret([new], {})[0]))
