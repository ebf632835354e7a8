"""Rewriting sums and products one by one, each only where it pays.

A proposal for one sum is judged by the operations that it adds against those that nothing needs any more after it. Sums
share operands, so this is an estimate: the whole program is priced again at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from symoro.expr.node import VARIABLE_LEVEL, Expr, magnitude
from symoro.expr.ops import Op
from symoro.expr.program import Program
from symoro.expr.rewrite import rebuild
from symoro.passes.nary import direct_uses, is_top, signed_image, terms, users_of
from symoro.passes.price import ONCE

Propose = Callable[[Op, Sequence[Expr], Mapping[Expr, int]], Expr]  # operation, operands, uses of each node → another form
Note = Callable[[Expr], object]


def rewritten(program: Program, operations: Sequence[Op], propose: Propose, limit: float, note: Note = lambda node: None) -> Program:
    """The program with the proposals that change its cost by `limit` or less; `note` sees every new node, operands first."""
    uses, users = direct_uses(program), users_of(program.nodes)
    live = set(program.nodes)
    image: dict[Expr, Expr] = {}
    for node in program.nodes:
        op = next((o for o in operations if is_top(node, o, uses, users)), None)
        parts = terms(node, uses, op) if op else []
        if op and change(node, propose(op, parts, uses), uses, live) <= limit:
            image[node] = propose(op, [signed_image(image, t) for t in parts], uses)
        else:
            image[node] = rebuild(node, tuple(image[a] for a in node.args))
        note(image[node])
    return program.mapped(image)


def change(old: Expr, new: Expr, uses: Mapping[Expr, int], live: set[Expr]) -> float:
    """What it costs to have `new` in place of `old`: operations that are not there yet, less those that become idle."""
    if magnitude(new) is magnitude(old):
        return 0.0
    refs: dict[Expr, int] = {}
    total, seen, stack = 0.0, {magnitude(new)}, [magnitude(new)]
    while stack:
        node = stack.pop()
        if node in live:
            continue
        total += _weight(node)
        for a in map(magnitude, node.args):
            refs[a] = refs.get(a, 0) + 1
            if a not in seen:
                seen.add(a)
                stack.append(a)
    if magnitude(new) in live:
        refs[magnitude(new)] = refs.get(magnitude(new), 0) + 1
    stack = [old]
    while stack:
        node = stack.pop()
        total -= _weight(node)
        for a in map(magnitude, node.args):
            refs[a] = refs.get(a, 0) - 1
            if uses.get(a, 0) + refs[a] == 0:
                stack.append(a)
    return total


def _weight(node: Expr) -> float:
    if not node.op.cost:
        return 0.0
    return 1.0 if node.level == VARIABLE_LEVEL else ONCE
