"""Rewriting sums and products one by one, each only where it pays.

A proposal for one sum is judged by the operations that it adds against those that nothing needs any more after it. Sums
share operands, so this is an estimate: the whole program is priced again at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import NamedTuple

from symoro.expr.node import Expr, magnitude
from symoro.expr.ops import Op
from symoro.expr.program import Program
from symoro.expr.rewrite import image_with
from symoro.passes.nary import inside, operand_lists, signed_image
from symoro.passes.price import operation_price

Propose = Callable[
    [Op, Sequence[Expr], Mapping[Expr, int]], Expr
]  # operation, operands, uses of each node → another form


class Proposal(NamedTuple):
    """Another form of a sum or product, and what it changes in the cost."""

    parts: list[Expr]
    form: Expr
    change: float


def proposals(
    program: Program, operations: Collection[Op], propose: Propose, least: int = 2
) -> dict[Expr, Proposal]:
    """For each sum or product, of so many operands at least, the form that is proposed."""
    uses, live, found = program.uses, program.reach, {}
    for op in operations:
        for node, parts in operand_lists(program, op).items():
            if len(parts) >= least:
                form = propose(op, parts, uses)
                found[node] = Proposal(
                    parts, form, 0.0 if form is node else change(node, form, uses, live)
                )
    return found


def rewritten(
    program: Program, found: Mapping[Expr, Proposal], propose: Propose, limit: float
) -> Program:
    """The program with the proposals that change its cost by `limit` or less; where operands change it is proposed anew."""
    taken = {node: p for node, p in found.items() if p.change <= limit}
    if all([p.form is node for node, p in taken.items()]):
        return program

    def form(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
        proposal = taken[node]
        parts = [signed_image(image, t) for t in proposal.parts]
        return proposal.form if parts == proposal.parts else propose(node.op, parts, program.uses)

    idle = inside(program, taken)
    return program.mapped(image_with([n for n in program.rising if n not in idle], taken, form))


def change(old: Expr, new: Expr, uses: Mapping[Expr, int], live: Set[Expr]) -> float:
    """What it costs to have `new` in place of `old`: operations that are not there yet, less those that become idle."""
    if magnitude(new) is magnitude(old):
        return 0.0
    refs: dict[Expr, int] = {}
    total, seen, stack = 0.0, {magnitude(new)}, [magnitude(new)]
    while stack:
        node = stack.pop()
        if node in live:
            continue
        total += operation_price(node)
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
        total -= operation_price(node)
        for a in map(magnitude, node.args):
            refs[a] = refs.get(a, 0) - 1
            if uses.get(a, 0) + refs[a] == 0:
                stack.append(a)
    return total
