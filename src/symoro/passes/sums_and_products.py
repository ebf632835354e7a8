"""Passes on sums and products of many terms: factors, shared pairs, cancellation, association.

factor      x a + x b + c -> x (a + b) + c
share       operands that occur together in several sums or products, a + b + c and a + b + d, are
            joined once; a part of `factor`
cancel      x + a - (a - b) -> x + b, where a - b is computed for others too
associate   sums and products that nothing shares are put together parameters first and as shallow
            as possible
distribute  p x + r (y + k x) -> r y + (p + k r) x and p (a x + b y) -> (p a) x + (p b) y for
            parameters p, r, k, a, b: their sums and products are run once

They look at a program through views that flatten what nothing else shares.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain as chained
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from symoro.expr import (
    ADD,
    CONSTANT,
    JOIN,
    MUL,
    NEG,
    ONE,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Op,
    Program,
    add,
    cheapest,
    image_with,
    magnitude,
    mul,
    neg,
    unit_price,
)

_level = attrgetter("level")
ROUNDS = 4  # factoring uncovers factors; each round must pay
SMALL_PROGRAM = 300  # nodes; in larger programs another order is tried in the first round only
# sums that get cheaper by themselves, or also those that only fall into another order
LIMITS = (-0.5, 0.0)
NO_LOSS = 0.0
LEAST_GAIN = -1e-4  # less than one operation that is run once
LONG_LIST = 100  # common operands of a list; pairs of longer ones are formed within blocks
BLOCK = 64  # operands
DEPTH = 2  # sums inside a sum that are written out with it
DISTRIBUTE_ROUNDS = 3  # each must pay
MOST_TERMS = 8  # of a sum that is multiplied out
MOST_SUMS = 6  # of which two are multiplied out at once
WORTHWHILE = -0.5


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
        joined = [n for n in program.rising if n.op is op]
        cores = [magnitude(a) for n in joined for a in n.args]
        parts = {core for core in cores if core.op is op and uses[core] == 1}
        return {n: terms(n, uses, op) for n in joined if n not in parts}

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
        total += unit_price(node)
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
        total -= unit_price(node)
        for a in map(magnitude, node.args):
            refs[a] = refs.get(a, 0) - 1
            if uses.get(a, 0) + refs[a] == 0:
                stack.append(a)
    return total


# --- factors --------------------------------------------------------------------------------------


def factor(program: Program, objective: str) -> Program:
    """Take out factors and share pairs, again and again while the program gets cheaper."""
    settled = None  # in which nothing more can be shared
    for done in range(ROUNDS):
        factored = with_factors(
            program,
            objective,
            LIMITS[:1] if done and len(program.reach) > SMALL_PROGRAM else LIMITS,
        )
        best = factored if factored is settled else share(factored, objective)
        if best is program:
            break
        settled = best if best is factored else None
        program = best
    return program


def with_factors(program: Program, objective: str, limits: Sequence[float] = LIMITS) -> Program:
    """Factors taken out once, if that pays."""
    factors = _Factors(program.uses, operand_lists(program, MUL))

    def propose(_: Op, parts: Sequence[Expr], __: Mapping[Expr, int]) -> Expr:
        return take_out(parts, factors)

    sums = proposals(program, (ADD,), propose)
    return cheapest(
        objective, program, *(rewritten(program, sums, propose, limit) for limit in limits)
    )


class _Factors(dict[Expr, list[Expr]]):
    """The operands of products, looking through nodes used only there; found when asked for."""

    def __init__(
        self, uses: Mapping[Expr, int], known: Mapping[Expr, list[Expr]] | None = None
    ) -> None:
        super().__init__(known or {})
        self.uses = uses

    def __missing__(self, product: Expr) -> list[Expr]:
        own = self[product] = terms(product, self.uses, MUL)
        return own

    def of_term(self, part: Expr) -> list[Expr]:
        """The factors of a term that nothing else uses, none for any other term."""
        core = magnitude(part)
        return [] if core.op is not MUL or self.uses.get(core, 1) > 1 else self[core]


def take_out(parts: Sequence[Expr], factors: _Factors) -> Expr:
    """The sum of the parts with the factor that most terms have taken out, again and again."""
    waiting: list[tuple[Expr, _Terms]] = []  # factors taken out, and the terms without them
    level = _Terms(parts, factors)
    while True:
        common = level.most_common_factor()
        if common is not None:
            within = []
            for part, own in level.take(common):
                rest = list(own)
                rest.remove(common)
                within.append(_signed(part, chain(MUL, rest)))
            waiting.append((common, level))
            level = _Terms(within, factors)
            continue
        value, outside = chain(ADD, level.parts()), None
        while waiting and not outside:
            common, outside = waiting.pop()
            value = common * value
        if not outside:
            return value
        outside.append(value)
        level = outside


class _Terms:
    """The terms of a sum, and a queue of the factors that several of them have, most frequent
    first; outdated entries are skipped.
    """

    def __init__(self, parts: Sequence[Expr], factors: _Factors) -> None:
        self.factors = factors
        self.terms = {k: (p, factors.of_term(p)) for k, p in enumerate(parts)}
        self.serial = len(self.terms)
        self.places: dict[Expr, dict[int, None]] = {}  # numbers of the terms that have a factor
        self.queue: list[tuple[int, int, Expr]] = []
        every = [f for _, own in self.terms.values() for f in own]
        if len(set(every)) == len(every):  # in most sums
            return
        for k, (_, own) in self.terms.items():
            self._enter(k, own)
        self.queue = [(-len(p), f.key, f) for f, p in self.places.items() if len(p) > 1]
        heapq.heapify(self.queue)

    def __len__(self) -> int:
        return len(self.terms)

    def parts(self) -> list[Expr]:
        return [part for part, _ in self.terms.values()]

    def append(self, part: Expr) -> None:
        own = self.factors.of_term(part)
        self.terms[self.serial] = part, own
        self._enter(self.serial, own)
        self._enqueue(own)
        self.serial += 1

    def most_common_factor(self) -> Expr | None:
        """The factor that most terms have, two at least; None where there is none."""
        while self.queue:
            count, _, best = self.queue[0]
            if len(self.places[best]) == -count:
                return best
            heapq.heappop(self.queue)
        return None

    def take(self, common: Expr) -> list[tuple[Expr, list[Expr]]]:
        """Remove the terms that have a factor; return each with its factors."""
        parts: list[tuple[Expr, list[Expr]]] = []
        touched: dict[Expr, None] = {}
        for k in self.places[common].copy():
            part, own = self.terms.pop(k)
            parts.append((part, own))
            for f in own:
                if f in self.places:
                    self.places[f].pop(k, None)
                    touched[f] = None
        self._enqueue(touched)
        return parts

    def _enter(self, k: int, own: Sequence[Expr]) -> None:
        for f in own:
            if f.op is not CONSTANT:
                self.places.setdefault(f, {})[k] = None

    def _enqueue(self, factors: Iterable[Expr]) -> None:
        for f in factors:
            count = len(self.places.get(f, ()))
            if count > 1:
                heapq.heappush(self.queue, (-count, f.key, f))


def _signed(model: Expr, value: Expr) -> Expr:
    return neg(value) if model.op is NEG else value


# --- shared pairs ---------------------------------------------------------------------------------


Pair = tuple[Expr, Expr]  # the first one positive


def share(program: Program, objective: str) -> Program:
    """Products, then sums, each kept if it pays."""
    for op in (MUL, ADD):
        program = cheapest(objective, program, _shared(program, op))
    return program


def _shared(program: Program, op: Op) -> Program:
    lists = dict(operand_lists(program, op))
    # sums and products that are put together anew, parameters first
    long = {node for node, parts in lists.items() if len(parts) > 2}
    pairs = _join_pairs(op, lists)
    joined: dict[Expr, Expr] = {}

    def imaged(term: Expr, image: Mapping[Expr, Expr]) -> Expr:
        core = magnitude(term)
        if core not in pairs:
            return signed_image(image, term)
        # pairs of pairs: a stack, since they may nest as deep as a sum is long
        waiting = [] if core in joined else [core]
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
    pairs: dict[Expr, Pair] = {}
    common = _common_operands(lists)
    is_long = any(
        sum(magnitude(t) in common for t in parts) > LONG_LIST for parts in lists.values()
    )
    if is_long:
        _join_groups(op, lists, pairs)
        common = _common_operands(lists)
    places = _Places(op, lists, common, is_long)
    while (best := places.most_frequent()) is not None:
        joined = _join(op, best, pairs)
        places.add_common(magnitude(joined), magnitude(best[0]))
        for node in list(places.of[best]):
            lists[node] = _with_pair(op, lists[node], best, joined)
            places.update(node, lists[node])
        places.done.add(best)
    return pairs


def _join(op: Op, pair: Pair, pairs: dict[Expr, Pair]) -> Expr:
    """The sum or product of a pair, which is put into `pairs`."""
    joined = add(*pair) if op is ADD else mul(*pair)
    core = magnitude(joined)
    if all([magnitude(t).key < core.key for t in pair]):  # not (u + v) - u, which is v
        pairs[core] = pair if core is joined else (neg(pair[0]), neg(pair[1]))
    return joined


def _common_operands(lists: Mapping[Expr, Sequence[Expr]]) -> set[Expr]:
    """The operands, up to their signs, that occur more than once, as those of frequent pairs do."""
    occurrences = Counter(map(magnitude, chained.from_iterable(lists.values())))
    return {core for core, count in occurrences.items() if count > 1}


Signature = tuple[tuple[int, bool], ...]  # numbers of lists, with the sign in them


def _join_groups(op: Op, lists: dict[Expr, list[Expr]], pairs: dict[Expr, Pair]) -> None:
    """Join the operands that stand in the same lists, with the same or with opposite signs."""
    nodes = list(lists)
    for signature, members in _groups([lists[node] for node in nodes]).items():
        if len(members) > 1:
            joined = members[0]
            for t in members[1:]:
                joined = _join(op, (joined, t), pairs)
            gone = set(map(magnitude, members))
            for number, minus in signature:
                rest = [t for t in lists[nodes[number]] if magnitude(t) not in gone]
                lists[nodes[number]] = [*rest, neg(joined) if minus else joined]


def _groups(lists: Sequence[Sequence[Expr]]) -> dict[Signature, list[Expr]]:
    """The operands of several lists by the lists that they stand in, once in each; their signs are
    those in the first list.
    """
    places: dict[Expr, list[tuple[int, bool]]] = {}
    for number, parts in enumerate(lists):
        for t in parts:
            places.setdefault(magnitude(t), []).append((number, t.op is NEG))
    groups: dict[Signature, list[Expr]] = {}
    for core, own in sorted(places.items(), key=lambda item: item[0].key):
        if 1 < len(own) == len({number for number, _ in own}):
            minus = own[0][1]
            signature = tuple((number, sign ^ minus) for number, sign in own)
            groups.setdefault(signature, []).append(neg(core) if minus else core)
    return groups


class _Places:
    """The places of each pair, and a queue of those that occur more than once, most frequent first,
    outdated entries skipped.

    If lists are long, the operands are divided into blocks by their keys, and pairs are formed
    within a block: their number is then in proportion to the lengths of the lists.
    """

    def __init__(
        self, op: Op, lists: Mapping[Expr, Sequence[Expr]], common: set[Expr], is_long: bool
    ) -> None:
        self.op, self.common = op, common
        self.of: dict[Pair, set[Expr]] = {}
        self.entered: dict[Expr, list[Expr]] = {}  # the common operands of a node's list
        self.done: set[Pair] = set()
        self.queue: list[tuple[int, int, int, bool, Pair]] = []
        by_key = sorted(common, key=attrgetter("key")) if is_long else []
        self.block = {core: rank // BLOCK for rank, core in enumerate(by_key)}
        for node in _with_common_pairs(lists, common, self.block):
            self.entered[node] = [t for t in lists[node] if magnitude(t) in common]
            for pair in self._pairs(self.entered[node]):
                self.of.setdefault(pair, set()).add(node)
        for pair in self.of:
            self._enqueue(pair)

    def add_common(self, core: Expr, operand: Expr) -> None:
        """A node that stands for a pair, in the block of an operand of the pair."""
        self.common.add(core)
        if self.block:
            self.block.setdefault(core, self.block[operand])

    def update(self, node: Expr, parts: Sequence[Expr]) -> None:
        """The list of a node has changed: enter the pairs of the operands that came or went."""
        old, new = self.entered[node], [t for t in parts if magnitude(t) in self.common]
        count = Counter(new)
        count.subtract(old)
        gone, added = {t for t in old if count[t] < 0}, {t for t in new if count[t] > 0}
        lost, gained = self._pairs(old, gone), self._pairs(new, gone | added)
        for pair in lost:
            self.of[pair].discard(node)
        for pair in gained:
            self.of.setdefault(pair, set()).add(node)
        self.entered[node] = new
        for pair in dict.fromkeys((*lost, *gained)):
            self._enqueue(pair)

    def _pairs(self, parts: Sequence[Expr], wanted: Set[Expr] | None = None) -> list[Pair]:
        """Every two operands in a fixed order, with one of `wanted` if given; of a sum up to the
        sign of both.
        """
        ordered = sorted(parts, key=lambda t: magnitude(t).key)
        if wanted is None:
            couples = _couples(ordered, self.block)
        else:
            couples = _couples_with(ordered, wanted, self.block)
        return list(dict.fromkeys([_canonical(self.op, a, b) for a, b in couples]))

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


def _couples(ordered: Sequence[Expr], block: Mapping[Expr, int]) -> Iterable[Pair]:
    """Every two operands of one block; there is one block if `block` is empty."""
    if not block:
        return combinations(ordered, 2)
    blocks: dict[int, list[Expr]] = {}
    for t in ordered:
        blocks.setdefault(block[magnitude(t)], []).append(t)
    return chained.from_iterable(combinations(own, 2) for own in blocks.values())


def _couples_with(
    ordered: Sequence[Expr], wanted: Set[Expr], block: Mapping[Expr, int]
) -> Iterable[Pair]:
    """The couples that have an operand of `wanted`."""
    for k, t in enumerate(ordered):
        if t in wanted:
            others = [
                (n, u)
                for n, u in enumerate(ordered)
                if n != k and (not block or block[magnitude(u)] == block[magnitude(t)])
            ]
            yield from ((u, t) if n < k else (t, u) for n, u in others)


def _with_common_pairs(
    lists: Mapping[Expr, Sequence[Expr]], common: Set[Expr], block: Mapping[Expr, int]
) -> list[Expr]:
    """The nodes whose lists have two operands, up to their signs, that another list has too; one of
    the two lists is longer.
    """
    pairs: dict[Expr, list[frozenset[Expr]]] = {}
    for node, parts in lists.items():
        if len(parts) > 2:
            cores = [*filter(common.__contains__, map(magnitude, parts))]
            pairs[node] = [*map(frozenset, _couples(cores, block))]
    count = Counter(chained.from_iterable(pairs.values()))
    for node, parts in lists.items() if count else ():
        if len(parts) == 2 and (pair := frozenset(map(magnitude, parts))) in count:
            pairs[node] = [pair]
            count[pair] += 1
    return [node for node, own in pairs.items() if any([count[pair] > 1 for pair in own])]


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


# --- cancellation ---------------------------------------------------------------------------------


def cancel(program: Program, objective: str) -> Program:
    """Write shared sums out in other sums where terms cancel, if that pays."""
    sums, uses, live = operand_lists(program, ADD), program.uses, program.reach
    shorter: dict[Expr, Proposal] = {}
    for node, parts in sums.items():
        rest = _cancelled(parts, sums)
        if rest is not parts:
            form = chain(ADD, rest) if rest else ZERO
            shorter[node] = Proposal(rest, form, change(node, form, uses, live))
    if not shorter:
        return program

    def together(op: Op, parts: Sequence[Expr], _: Mapping[Expr, int]) -> Expr:
        return chain(op, parts)

    return cheapest(objective, program, rewritten(program, shorter, together, LEAST_GAIN))


def _cancelled(parts: list[Expr], sums: Mapping[Expr, list[Expr]]) -> list[Expr]:
    """The terms of a sum with the sums among them written out where that leaves fewer terms;
    `parts` itself where it leaves as many.
    """
    shorter: list[Expr] | None = parts
    while shorter is not None:
        best, shorter = shorter, None
        for term in best:
            if magnitude(term) in sums:
                shorter = _shorter(best, term, sums, len(best), DEPTH)
                if shorter is not None:
                    break
    return best


def _shorter(
    parts: list[Expr], term: Expr, sums: Mapping[Expr, list[Expr]], most: int, depth: int
) -> list[Expr] | None:
    """Fewer than `most` terms by writing out one of them, and sums inside it; None for no way."""
    inner = sums[magnitude(term)]
    own = [neg(t) for t in inner] if term.op is NEG else inner
    rest = list(parts)
    rest.remove(term)
    left = []
    for t in own:
        opposite = neg(t)
        if opposite in rest:
            rest.remove(opposite)
        else:
            left.append(t)
    rest += left
    if len(rest) < most:
        return rest
    for t in left if depth else ():
        if magnitude(t) in sums:
            fewer = _shorter(rest, t, sums, most, depth - 1)
            if fewer is not None:
                return fewer
    return None


# --- association ----------------------------------------------------------------------------------


def associate(program: Program, objective: str) -> Program:
    """Group parameter-only operands so that they are hoisted, and under the time objective shorten
    dependency chains.
    """
    put = balanced if objective == "time" else chain

    def together(op: Op, parts: Sequence[Expr], _: Mapping[Expr, int]) -> Expr:
        return put(op, parts)

    return cheapest(
        objective,
        rewritten(program, proposals(program, (ADD, MUL), together, least=3), together, NO_LOSS),
        program,
    )


# --- distribution ---------------------------------------------------------------------------------


class Monomial(NamedTuple):
    """coefficient (parameters and numbers, with its sign) * factors (variables, in order)."""

    coefficient: Expr
    factors: tuple[Expr, ...]

    def times(self, other: Monomial) -> Monomial:
        return Monomial(self.coefficient * other.coefficient, _ordered(self.factors, other.factors))

    @property
    def value(self) -> Expr:
        core = magnitude(self.coefficient)
        parts = self.factors if core is ONE and self.factors else (core, *self.factors)
        product = chain(MUL, parts)
        return neg(product) if self.coefficient.op is NEG else product


def _ordered(*factors: Iterable[Expr]) -> tuple[Expr, ...]:
    return tuple(sorted((f for group in factors for f in group), key=lambda f: f.key))


def monomial(term: Expr, uses: Mapping[Expr, int]) -> Monomial:
    """A term of a sum as coefficient and factors."""
    core = magnitude(term)
    operands = terms(core, uses, MUL) if core.op is MUL else [core]
    coefficient = neg(ONE) if term.op is NEG else ONE
    for x in operands:
        coefficient = neg(coefficient) if x.op is NEG else coefficient
    cores = [magnitude(x) for x in operands]
    for x in cores:
        coefficient = coefficient * x if x.level < VARIABLE_LEVEL else coefficient
    return Monomial(coefficient, _ordered(x for x in cores if x.level == VARIABLE_LEVEL))


class _Monomials:
    """The terms of a program's sums as monomials, and their values; each is computed once."""

    def __init__(self, program: Program) -> None:
        self.uses = program.uses
        self.inner = _terms_of_sums(program)
        self._of: dict[Expr, Monomial] = {}
        self._values: dict[Monomial, Expr] = {}

    def of(self, parts: Sequence[Expr]) -> list[Monomial]:
        for t in parts:
            if t not in self._of:
                self._of[t] = monomial(t, self.uses)
        return [self._of[t] for t in parts]

    def values(self, monomials: Sequence[Monomial]) -> list[Expr]:
        for m in monomials:
            if m not in self._values:
                self._values[m] = m.value
        return [self._values[m] for m in monomials]


def distribute(program: Program, objective: str) -> Program:
    """Multiply sums out, again and again while the program gets cheaper."""
    for _ in range(DISTRIBUTE_ROUNDS):
        best = _multiplied_out(program)
        if best is program:
            break
        better = cheapest(objective, program, associate(factor(best, objective), objective))
        if better is program:
            break
        program = better
    return program


def _multiplied_out(program: Program) -> Program:
    """The program with the changes that pay, each in another sum."""
    monomials, factors = _Monomials(program), _Factors(program.uses)
    chosen: dict[Expr, Proposal] = {}
    for node, parts in operand_lists(program, ADD).items():
        candidates = _candidates(parts, monomials)
        best = _cheapest_form(program, node, candidates, factors)
        if best is not None:
            chosen[node] = best
    if not chosen:
        return program

    def form(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
        parts = [signed_image(image, t) for t in chosen[node].parts]
        return chosen[node].form if parts == chosen[node].parts else take_out(parts, factors)

    return program.mapped(image_with(program.rising, chosen, form))


def _cheapest_form(
    program: Program, node: Expr, candidates: Iterable[list[Expr]], factors: _Factors
) -> Proposal | None:
    """The form of a sum that saves most, made of candidates for its terms; None if none pays."""
    best, least = None, WORTHWHILE
    for parts in candidates:
        for form in _forms(parts, factors):
            changed = change(node, form, program.uses, program.reach)
            if changed < least:
                best, least = Proposal(parts, form, changed), changed
    return best


def _terms_of_sums(program: Program) -> dict[Expr, Sequence[Expr]]:
    """The terms of each sum that is a factor or has several uses."""
    factors = {magnitude(a) for n in program.alike[MUL] for a in n.args}
    sums = [n for n in program.alike[ADD] if program.uses[n] > 1 or n in factors]
    return {n: terms(n, program.uses, ADD) for n in sums}


def _forms(parts: Sequence[Expr], factors: _Factors) -> Iterator[Expr]:
    if parts:
        joined = chain(ADD, parts)
        yield joined
        factored = take_out(parts, factors)
        if factored is not joined:
            yield factored


def _candidates(parts: Sequence[Expr], monomials: _Monomials) -> Iterator[list[Expr]]:
    """The terms of a sum with one or two sums inside multiplied out, where that may pay."""
    own = monomials.of(parts)
    sums = _inner_sums(own, monomials)
    groups: list[tuple[Expr, ...]] = [(f,) for f in sums]
    if len(sums) <= MOST_SUMS:
        groups += combinations(sums, 2)
    for group in groups:
        opened = [x for m in own for x in _opened(m, group, sums)]
        joined = _joined(opened)
        if len(joined) < len(opened) or _may_pay(own, group, sums):
            yield monomials.values(joined)


def _inner_sums(own: Iterable[Monomial], monomials: _Monomials) -> dict[Expr, list[Monomial]]:
    """The terms of each sum that is a factor and not too long."""
    inner = monomials.inner
    factors = dict.fromkeys(f for m in own for f in m.factors if f in inner)
    return {f: monomials.of(inner[f]) for f in factors if len(inner[f]) <= MOST_TERMS}


def _opened(
    m: Monomial, group: Sequence[Expr], sums: Mapping[Expr, Sequence[Monomial]]
) -> list[Monomial]:
    """A term with the sums of the group multiplied out."""
    if not any([f in group for f in m.factors]):
        return [m]
    result = [m._replace(factors=tuple(f for f in m.factors if f not in group))]
    for f in m.factors:
        if f in group:
            result = [a.times(b) for a in result for b in sums[f]]
    return result


def _joined(monomials: Iterable[Monomial]) -> list[Monomial]:
    """The terms, those with the same factors joined."""
    total: dict[tuple[Expr, ...], Expr] = {}
    for m in monomials:
        total[m.factors] = total.get(m.factors, ZERO) + m.coefficient
    return [Monomial(c, factors) for factors, c in total.items() if c is not ZERO]


def _may_pay(
    own: Sequence[Monomial], group: Sequence[Expr], sums: Mapping[Expr, Sequence[Monomial]]
) -> bool:
    """True if a term and the sum that it has as a factor both have coefficients, or if a term of
    the sum has a factor that another term has too.
    """
    inner = [x for f in group for x in sums[f]]
    opened = [m for m in own if not set(group).isdisjoint(m.factors)]
    others = {f for m in own if m not in opened for f in m.factors}
    if any(not others.isdisjoint(x.factors) for x in inner):
        return True
    return _any_coefficient(inner) and _any_coefficient(opened)


def _any_coefficient(monomials: Iterable[Monomial]) -> bool:
    return any(magnitude(m.coefficient) is not ONE for m in monomials)
