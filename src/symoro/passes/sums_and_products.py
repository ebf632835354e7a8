"""Sums and products of many terms: views that flatten what nothing else shares, and ways to put
them together again.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from operator import attrgetter
from typing import NamedTuple

from symoro.expr import ADD, JOIN, NEG, Expr, Op, Program, image_with, magnitude, neg
from symoro.passes.price import operation_price

_level = attrgetter("level")


def terms(root: Expr, uses: Mapping[Expr, int], op: Op) -> list[Expr]:
    """The operands of a sum (signs spread over them) or of a product, looking through nodes used
    only here.
    """
    if all([(core := magnitude(a)).op is not op or uses.get(core, 1) > 1 for a in root.args]):
        return list(root.args)
    operands: list[Expr] = []
    stack = [(a, False) for a in reversed(root.args)]
    while stack:
        node, minus = stack.pop()
        core = magnitude(node)
        minus ^= node.op is NEG
        if core.op is op and uses.get(core, 1) <= 1:
            stack.extend((a, minus and (op is ADD)) for a in reversed(core.args))
        else:
            operands.append(neg(core) if minus else core)
    return operands


def signed_image(image: Mapping[Expr, Expr], term: Expr) -> Expr:
    """The image of a term; its sign may have come from a sum around it."""
    core = magnitude(term)
    return neg(image.get(core, core)) if term.op is NEG else image.get(core, core)


def operand_lists(program: Program, op: Op) -> Mapping[Expr, list[Expr]]:
    """The operands of every sum or product that is not part of a larger one."""

    def make() -> dict[Expr, list[Expr]]:
        uses = program.uses
        lists: dict[Expr, list[Expr]] = {}
        for n in program.rising:
            if n.op is op:
                parts: list[Expr] = []
                for a in n.args:
                    core = magnitude(a)
                    if (
                        core.op is op and uses[core] == 1
                    ):  # a part of this one alone, which comes after it
                        inner = lists.pop(core)
                        parts += [neg(t) for t in inner] if core is not a and op is ADD else inner
                    else:
                        parts.append(a)
                lists[n] = parts
        return lists

    return program.derived(("operands", op), make)


def inside(program: Program, lists: Iterable[Expr]) -> set[Expr]:
    """The nodes that only put such lists together, unless a name is theirs or above them: what is
    made of a list does not need them.
    """
    uses, hints = program.uses, program.hints
    parts: set[Expr] = set()
    roots = list(lists)
    for n in roots:  # which grows meanwhile
        for core in map(magnitude, n.args):
            if core.op is n.op and uses[core] == 1 and core not in hints:
                parts.add(core)
                roots.append(core)
    return parts


def chain(op: Op, parts: Sequence[Expr]) -> Expr:
    """Left to right, parameters first so that they are computed once."""
    join = JOIN[op]
    result, *rest = parts if len(parts) == 2 else sorted(parts, key=_level)
    for p in rest:
        result = join(result, p)
    return result


def balanced(op: Op, parts: Sequence[Expr]) -> Expr:
    """The two shallowest operands first, so that the result is as shallow as it can be; parameters
    together.
    """
    join = JOIN[op]
    heap = [
        (p.depth, k, p)
        for k, p in enumerate(sorted(parts, key=lambda p: (p.level, magnitude(p).key)))
    ]
    heapq.heapify(heap)
    serial = len(heap)
    while len(heap) > 1:
        _, _, a = heapq.heappop(heap)
        _, _, b = heapq.heappop(heap)
        joined = join(a, b)
        heapq.heappush(heap, (joined.depth, serial, joined))
        serial += 1
    return heap[0][2]


# --- proposals for single sums and products --------------------------------------------------
#
# A proposal is judged by the operations that it adds less those that nothing needs any more. Sums
# share operands, so this is an estimate: the whole program is priced again at the end.


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
    uses, live, proposed = program.uses, program.reach, {}
    for op in operations:
        for node, parts in operand_lists(program, op).items():
            if len(parts) >= least:
                form = propose(op, parts, uses)
                proposed[node] = Proposal(
                    parts, form, 0.0 if form is node else change(node, form, uses, live)
                )
    return proposed


def rewritten(
    program: Program, proposed: Mapping[Expr, Proposal], propose: Propose, limit: float
) -> Program:
    """The program with the proposals that change its cost by `limit` or less; where operands change
    it is proposed anew.
    """
    accepted = {node: p for node, p in proposed.items() if p.change <= limit}
    if all([p.form is node for node, p in accepted.items()]):
        return program

    def form(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
        proposal = accepted[node]
        parts = [signed_image(image, t) for t in proposal.parts]
        return proposal.form if parts == proposal.parts else propose(node.op, parts, program.uses)

    idle = inside(program, accepted)
    return program.mapped(image_with([n for n in program.rising if n not in idle], accepted, form))


def change(old: Expr, new: Expr, uses: Mapping[Expr, int], live: Set[Expr]) -> float:
    """The cost of `new` in place of `old`: operations that are not there yet, less those
    that become idle.
    """
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
