"""Association: sums and products that nothing shares are put together parameters first and as shallow as possible."""

from __future__ import annotations

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.ops import ADD, MUL
from symoro.expr.program import Program
from symoro.expr.rewrite import rebuild
from symoro.passes.nary import balanced, chain, direct_uses, is_top, signed_image, terms, users_of
from symoro.passes.price import cheapest


def associate(program: Program, objective: str) -> Program:
    """Group parameter-only operands so that they are hoisted, and under the time objective shorten dependency chains."""
    uses, users = direct_uses(program), users_of(program.nodes)
    image: dict[Expr, Expr] = {}
    depths: dict[Expr, int] = {}

    def depth(node: Expr) -> int:
        if node not in depths:
            depths[node] = max((depths.get(a, 0) for a in node.args), default=0) + (bool(node.op.cost) and node.level == VARIABLE_LEVEL)
        return depths[node]

    for node in program.nodes:
        top = next((op for op in (ADD, MUL) if is_top(node, op, uses, users)), None)
        if top is None:
            image[node] = rebuild(node, tuple(image[a] for a in node.args))
        else:
            parts = [signed_image(image, t) for t in terms(node, uses, top)]
            image[node] = balanced(top, parts, depth) if objective == "time" else chain(top, parts)
        depth(image[node])
    candidate = program.mapped(image)
    return cheapest(objective, candidate, program)
