"""Association: sums and products that nothing shares are put together parameters first and as shallow as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.ops import ADD, MUL, Op
from symoro.expr.program import Program
from symoro.passes.local import rewritten
from symoro.passes.nary import balanced, chain
from symoro.passes.price import cheapest

HARMLESS = 0.0


def associate(program: Program, objective: str) -> Program:
    """Group parameter-only operands so that they are hoisted, and under the time objective shorten dependency chains."""
    depths: dict[Expr, int] = {}

    def depth(node: Expr) -> int:
        if node not in depths:
            depths[node] = max((depths.get(a, 0) for a in node.args), default=0) + (bool(node.op.cost) and node.level == VARIABLE_LEVEL)
        return depths[node]

    def joined(op: Op, parts: Sequence[Expr], uses: Mapping[Expr, int]) -> Expr:
        return balanced(op, parts, depth) if objective == "time" else chain(op, parts)

    return cheapest(objective, rewritten(program, (ADD, MUL), joined, HARMLESS, depth), program)
