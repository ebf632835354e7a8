"""Shared pairs: two operands that occur together in several sums or products are joined once, a + b + c, a + b + d."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from symoro.expr.node import Expr, add, magnitude, mul, neg
from symoro.expr.ops import ADD, MUL, NEG, Op
from symoro.expr.program import Program
from symoro.expr.rewrite import rebuild
from symoro.passes.nary import chain, direct_uses, is_top, signed_image, terms, users_of
from symoro.passes.price import cheapest

Pair = tuple[Expr, Expr]  # the first one positive


def share(program: Program, objective: str) -> Program:
    """Products, then sums, each kept if it pays."""
    for op in (MUL, ADD):
        program = cheapest(objective, program, _shared(program, op))
    return program


def _shared(program: Program, op: Op) -> Program:
    uses, users = direct_uses(program), users_of(program.nodes)
    lists = {n: terms(n, uses, op) for n in program.nodes if is_top(n, op, uses, users)}
    made = _join_pairs(op, lists)
    image: dict[Expr, Expr] = {}

    def imaged(term: Expr) -> Expr:
        if magnitude(term) not in image:  # a pair joined here, of operands that come earlier
            image[magnitude(term)] = chain(op, [imaged(t) for t in made[magnitude(term)]])
        return signed_image(image, term)

    for node in program.nodes:
        if node in lists:
            image[node] = chain(op, [imaged(t) for t in lists[node]])
        else:
            image[node] = rebuild(node, tuple(image[a] for a in node.args))
    return program.mapped(image)


def _join_pairs(op: Op, lists: dict[Expr, list[Expr]]) -> dict[Expr, Pair]:
    """Put the most frequent pair in its place in every list, again and again; the pairs by the node that stands for them."""
    counts: Counter[Pair] = Counter(p for parts in lists.values() for p in _pairs(op, parts))
    made: dict[Expr, Pair] = {}
    while True:
        best = min((p for p in counts if counts[p] > 1), key=lambda p: (-counts[p], p[0].key, magnitude(p[1]).key, p[1].op is NEG), default=None)
        if best is None:
            return made
        joined = add(*best) if op is ADD else mul(*best)
        made[magnitude(joined)] = best if magnitude(joined) is joined else (neg(best[0]), neg(best[1]))
        for node, parts in lists.items():
            if best in _pairs(op, parts):
                counts.subtract(_pairs(op, parts))
                lists[node] = _with_pair(op, parts, best, joined)
                counts.update(_pairs(op, lists[node]))
        counts[best] = min(counts[best], 1)


def _pairs(op: Op, parts: Sequence[Expr]) -> Iterable[Pair]:
    """Every two operands in a fixed order; of a sum up to the sign of both."""
    ordered = sorted(parts, key=lambda t: magnitude(t).key)
    found = dict.fromkeys((a, b) for a, b in combinations(ordered, 2))
    return list(dict.fromkeys(_canonical(op, a, b) for a, b in found))


def _canonical(op: Op, a: Expr, b: Expr) -> Pair:
    return (neg(a), neg(b)) if op is ADD and a.op is NEG else (a, b)


def _with_pair(op: Op, parts: Sequence[Expr], pair: Pair, joined: Expr) -> list[Expr]:
    """The operands with one occurrence of the pair replaced."""
    rest = list(parts)
    for sign in (False, True):
        wanted = [neg(p) if sign else p for p in pair]
        if all(w in rest for w in wanted) and (wanted[0] is not wanted[1] or rest.count(wanted[0]) > 1):
            for w in wanted:
                rest.remove(w)
            return [*rest, neg(joined) if sign else joined]
    return rest
