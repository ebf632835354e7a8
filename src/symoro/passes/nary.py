"""Sums and products of many terms: views that flatten what nothing else shares, and ways to put them together again."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

from symoro.expr.node import Expr, magnitude, neg
from symoro.expr.ops import ADD, NEG, Op
from symoro.expr.program import Program
from symoro.expr.rewrite import JOIN

_level = attrgetter("level")


def terms(root: Expr, uses: Mapping[Expr, int], op: Op) -> list[Expr]:
    """The operands of a sum (signs spread over them) or of a product, looking through nodes used only here."""
    if all([(core := magnitude(a)).op is not op or uses.get(core, 1) > 1 for a in root.args]):
        return list(root.args)
    found: list[Expr] = []
    stack = [(a, False) for a in reversed(root.args)]
    while stack:
        node, minus = stack.pop()
        core = magnitude(node)
        minus ^= node.op is NEG
        if core.op is op and uses.get(core, 1) <= 1:
            stack.extend((a, minus and (op is ADD)) for a in reversed(core.args))
        else:
            found.append(neg(core) if minus else core)
    return found


def signed_image(image: Mapping[Expr, Expr], term: Expr) -> Expr:
    """The image of a term; its sign may have come from a sum around it."""
    core = magnitude(term)
    return neg(image.get(core, core)) if term.op is NEG else image.get(core, core)


def operand_lists(program: Program, op: Op) -> Mapping[Expr, list[Expr]]:
    """The operands of every sum or product that is not part of a larger one."""

    def make() -> dict[Expr, list[Expr]]:
        uses = program.uses
        found: dict[Expr, list[Expr]] = {}
        for n in program.rising:
            if n.op is op:
                parts: list[Expr] = []
                for a in n.args:
                    core = magnitude(a)
                    if (
                        core.op is op and uses[core] == 1
                    ):  # a part of this one alone, which comes after it
                        inner = found.pop(core)
                        parts += [neg(t) for t in inner] if core is not a and op is ADD else inner
                    else:
                        parts.append(a)
                found[n] = parts
        return found

    return program.derived(("operands", op), make)


def inside(program: Program, lists: Iterable[Expr]) -> set[Expr]:
    """The nodes that only put such lists together, unless a name is theirs or above them: what is made of a list does not need them."""
    uses, hints = program.uses, program.hints
    found: set[Expr] = set()
    roots = list(lists)
    for n in roots:  # which grows meanwhile
        for core in map(magnitude, n.args):
            if core.op is n.op and uses[core] == 1 and core not in hints:
                found.add(core)
                roots.append(core)
    return found


def chain(op: Op, parts: Sequence[Expr]) -> Expr:
    """Left to right, parameters first so that they are computed once."""
    join = JOIN[op]
    result, *rest = parts if len(parts) == 2 else sorted(parts, key=_level)
    for p in rest:
        result = join(result, p)
    return result


def balanced(op: Op, parts: Sequence[Expr]) -> Expr:
    """The two shallowest operands first, so that the result is as shallow as it can be; parameters together."""
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
