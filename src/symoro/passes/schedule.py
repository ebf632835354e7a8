"""The order of statements: operands close before their use, the needier operand first, so that few values live at once."""

from __future__ import annotations

from symoro.expr.node import Expr
from symoro.expr.program import Program


def schedule(program: Program) -> list[Expr]:
    """All nodes, operands first; of several operands the one that needs more registers comes first [Sethi-Ullman]."""
    need: dict[Expr, int] = {}
    for n in program.nodes:
        wants = sorted((need[a] for a in n.args), reverse=True)
        need[n] = max((w + k for k, w in enumerate(wants)), default=1)
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack: list[tuple[Expr, bool]] = [(r, False) for r in reversed(program.outputs)]
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((a, False) for a in sorted(node.args, key=lambda a: (need[a], a.key)) if a not in seen)
    return order
