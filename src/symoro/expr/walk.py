"""Walking a DAG of nodes without recursion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from symoro.expr.ops import SYMBOL

if TYPE_CHECKING:
    from symoro.expr.node import Expr


def postorder(roots: Iterable[Expr]) -> list[Expr]:
    """Every node below the roots once, operands before their users."""
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack = list(roots)
    stack.reverse()
    while stack:
        node = stack[-1]
        if node in seen:
            stack.pop()
            continue
        waiting = [a for a in node.args if a not in seen]
        if waiting:
            stack.extend(waiting[::-1])
        else:
            stack.pop()
            seen.add(node)
            order.append(node)
    return order


def symbols_of(roots: Iterable[Expr]) -> list[Expr]:
    """The symbols below the roots in order of appearance."""
    return [n for n in postorder(roots) if n.op is SYMBOL]


def count_uses(roots: Iterable[Expr]) -> dict[Expr, int]:
    """How many nodes (or roots) use each node as an operand."""
    targets = list(roots)
    uses: dict[Expr, int] = {}
    for node in postorder(targets):
        for a in node.args:
            uses[a] = uses.get(a, 0) + 1
    for r in targets:
        uses[r] = uses.get(r, 0) + 1
    return uses
