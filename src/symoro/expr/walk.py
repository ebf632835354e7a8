"""Walking a DAG of nodes without recursion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from symoro.expr.ops import SYMBOL

if TYPE_CHECKING:
    from symoro.expr.node import Expr


def postorder(roots: Iterable[Expr]) -> list[Expr]:
    """Every node below the roots once, operands before their users."""
    order: dict[Expr, None] = {}
    stack = [*roots]
    stack.reverse()
    while stack:
        node = stack.pop()
        while node not in order:
            for a in node.args:
                if a not in order:
                    stack.append(node)
                    node = a
                    break
            else:
                order[node] = None
    return list(order)


def postorder_by(roots: Iterable[Expr], operands: Callable[[Expr], Iterable[Expr]]) -> list[Expr]:
    """The same along the operands that a function gives, those it gives last walked first."""
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack = [(r, False) for r in roots]
    stack.reverse()
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((a, False) for a in operands(node) if a not in seen)
    return order


def reachable(roots: Iterable[Expr]) -> set[Expr]:
    """Every node below the roots, in no order: for sums and questions, twice as fast."""
    seen = set(roots)
    nodes = list(seen)
    for node in nodes:  # which grows meanwhile
        for a in node.args:
            if a not in seen:
                seen.add(a)
                nodes.append(a)
    return seen


def use_counts(roots: Iterable[Expr]) -> dict[Expr, int]:
    """The same with the number of uses of each, by others and as a root."""
    uses: dict[Expr, int] = dict(Counter(roots))
    nodes = list(uses)
    get = uses.get
    for node in nodes:  # which grows meanwhile
        for a in node.args:
            if known := get(a):
                uses[a] = known + 1
            else:
                uses[a] = 1
                nodes.append(a)
    return uses


def symbols_of(roots: Iterable[Expr]) -> list[Expr]:
    """The symbols below the roots in order of appearance."""
    return [n for n in postorder(roots) if n.op is SYMBOL]
