"""Shared pairs: two operands that occur together in several sums or products are joined once, a + b
+ c, a + b + d.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from itertools import chain as chained
from itertools import combinations

from symoro.expr import ADD, MUL, NEG, Expr, Op, Program, add, image_with, magnitude, mul, neg
from symoro.passes.price import cheapest
from symoro.passes.sums_and_products import chain, inside, operand_lists, signed_image

Pair = tuple[Expr, Expr]  # the first one positive


def share(program: Program, objective: str) -> Program:
    """Products, then sums, each kept if it pays."""
    for op in (MUL, ADD):
        program = cheapest(objective, program, _shared(program, op))
    return program


def _shared(program: Program, op: Op) -> Program:
    lists = dict(operand_lists(program, op))
    long = {
        node for node, parts in lists.items() if len(parts) > 2
    }  # which are put together anew, parameters first
    pairs = _join_pairs(op, lists)
    joined: dict[Expr, Expr] = {}

    def imaged(term: Expr, image: Mapping[Expr, Expr]) -> Expr:
        core = magnitude(term)
        if core not in pairs:
            return signed_image(image, term)
        waiting = (
            [] if core in joined else [core]
        )  # pairs of pairs: a stack, since they may nest as deep as a sum is long
        while waiting:
            pair = pairs[waiting[-1]]
            inner = [c for c in map(magnitude, pair) if c in pairs and c not in joined]
            if inner:
                waiting += inner
            else:  # the images of all other operands are known, they come earlier
                operands = [
                    signed_image(joined if magnitude(t) in pairs else image, t) for t in pair
                ]
                joined[waiting.pop()] = chain(op, operands)
        return signed_image(joined, term)

    def form(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
        return chain(op, [imaged(t, image) for t in lists[node]])

    idle = inside(program, long)
    return program.mapped(image_with([n for n in program.rising if n not in idle], long, form))


def _join_pairs(op: Op, lists: dict[Expr, list[Expr]]) -> dict[Expr, Pair]:
    """Put the most frequent pair in its place in every list, again and again; the pairs by the node
    that stands for them.
    """
    places = _Places(op, lists)
    pairs: dict[Expr, Pair] = {}
    while (best := places.most_frequent()) is not None:
        joined = add(*best) if op is ADD else mul(*best)
        core = magnitude(joined)
        places.common.add(core)
        if all([magnitude(t).key < core.key for t in best]):  # not (u + v) - u, which is v
            pairs[core] = best if core is joined else (neg(best[0]), neg(best[1]))
        for node in list(places.of[best]):
            lists[node] = _with_pair(op, lists[node], best, joined)
            places.update(node, lists[node])
        places.done.add(best)
    return pairs


class _Places:
    """Where each pair occurs; a queue of those that occur more than once, most frequent first,
    outdated entries skipped.
    """

    def __init__(self, op: Op, lists: Mapping[Expr, Sequence[Expr]]) -> None:
        self.op = op
        self.of: dict[Pair, set[Expr]] = {}
        self.pairs: dict[Expr, list[Pair]] = {}
        self.done: set[Pair] = set()
        self.queue: list[tuple[int, int, int, bool, Pair]] = []
        occurrences = Counter(map(magnitude, chained.from_iterable(lists.values())))
        self.common = {
            core for core, count in occurrences.items() if count > 1
        }  # what a pair that occurs more than once may consist of
        for node in _with_common_pairs(lists, self.common):
            self._enter(node, lists[node])
        for pair in self.of:
            self._enqueue(pair)

    def update(self, node: Expr, parts: Sequence[Expr]) -> None:
        """The list of a node has changed."""
        touched = self.pairs[node]
        for pair in touched:
            self.of[pair].discard(node)
        self._enter(node, parts)
        for pair in dict.fromkeys((*touched, *self.pairs[node])):
            self._enqueue(pair)

    def _enter(self, node: Expr, parts: Sequence[Expr]) -> None:
        self.pairs[node] = _pairs(self.op, [t for t in parts if magnitude(t) in self.common])
        for pair in self.pairs[node]:
            self.of.setdefault(pair, set()).add(node)

    def _enqueue(self, pair: Pair) -> None:
        count = len(self.of[pair])
        if count > 1:
            heapq.heappush(
                self.queue, (-count, pair[0].key, magnitude(pair[1]).key, pair[1].op is NEG, pair)
            )

    def most_frequent(self) -> Pair | None:
        while self.queue:
            count, *_, pair = heapq.heappop(self.queue)
            if len(self.of[pair]) == -count and pair not in self.done:
                return pair
        return None


def _with_common_pairs(lists: Mapping[Expr, Sequence[Expr]], common: Set[Expr]) -> list[Expr]:
    """The nodes whose lists have two operands, up to their signs, that another list has too; one of
    the two lists is longer.
    """
    pairs: dict[Expr, list[frozenset[Expr]]] = {}
    for node, parts in lists.items():
        if len(parts) > 2:
            cores = filter(common.__contains__, map(magnitude, parts))
            pairs[node] = [*map(frozenset, combinations(cores, 2))]
    count = Counter(chained.from_iterable(pairs.values()))
    for node, parts in lists.items() if count else ():
        if len(parts) == 2 and (pair := frozenset(map(magnitude, parts))) in count:
            pairs[node] = [pair]
            count[pair] += 1
    return [node for node, own in pairs.items() if any([count[pair] > 1 for pair in own])]


def _pairs(op: Op, parts: Sequence[Expr]) -> list[Pair]:
    """Every two operands in a fixed order; of a sum up to the sign of both."""
    ordered = sorted(parts, key=lambda t: magnitude(t).key)
    return list(dict.fromkeys([_canonical(op, a, b) for a, b in combinations(ordered, 2)]))


def _canonical(op: Op, a: Expr, b: Expr) -> Pair:
    return (neg(a), neg(b)) if op is ADD and a.op is NEG else (a, b)


def _with_pair(op: Op, parts: Sequence[Expr], pair: Pair, joined: Expr) -> list[Expr]:
    """The operands with one occurrence of the pair replaced."""
    rest = list(parts)
    for sign in (False, True):
        wanted = [neg(p) if sign else p for p in pair]
        if all(w in rest for w in wanted) and (
            wanted[0] is not wanted[1] or rest.count(wanted[0]) > 1
        ):
            for w in wanted:
                rest.remove(w)
            return [*rest, neg(joined) if sign else joined]
    return rest
