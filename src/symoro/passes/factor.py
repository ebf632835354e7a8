"""n-ary factoring: a common factor of several terms of a sum is taken out, x a + x b + c -> x (a + b) + c."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from symoro.expr.node import Expr, magnitude, neg
from symoro.expr.ops import ADD, CONSTANT, MUL, NEG, Op
from symoro.expr.program import Program
from symoro.passes.price import cheapest
from symoro.passes.share import share
from symoro.passes.sums_and_products import chain, operand_lists, proposals, rewritten, terms

ROUNDS = 4  # factoring uncovers factors; each round must pay
SMALL = 300  # nodes; in larger programs another order is tried in the first round only
LIMITS = (
    -0.5,
    0.0,
)  # sums that get cheaper by themselves, or also those that only fall into another order


def factor(program: Program, objective: str) -> Program:
    """Take out factors and share pairs, again and again while the program gets cheaper."""
    settled = None  # in which nothing more can be shared
    for done in range(ROUNDS):
        taken = with_factors(
            program, objective, LIMITS[:1] if done and len(program.reach) > SMALL else LIMITS
        )
        best = taken if taken is settled else share(taken, objective)
        if best is program:
            break
        settled = best if best is taken else None
        program = best
    return program


def with_factors(program: Program, objective: str, limits: Sequence[float] = LIMITS) -> Program:
    """Factors taken out once, if that pays."""
    products = operand_lists(program, MUL)

    def propose(_: Op, parts: Sequence[Expr], uses: Mapping[Expr, int]) -> Expr:
        return _take_out(parts, uses, products)

    found = proposals(program, (ADD,), propose)
    return cheapest(
        objective, program, *(rewritten(program, found, propose, limit) for limit in limits)
    )


def _take_out(
    parts: Sequence[Expr], uses: Mapping[Expr, int], products: Mapping[Expr, list[Expr]]
) -> Expr:
    """Take out the factor that most terms have, again and again; `products` are operands of products known already."""
    while True:
        split = [
            (products.get(core) or terms(core, uses, MUL))
            if (core := magnitude(p)).op is MUL and uses.get(core, 1) <= 1
            else []
            for p in parts
        ]
        every = [f for factors in split for f in factors]
        if len(set(every)) == len(every):  # mostly
            return chain(ADD, parts)
        counts = Counter(
            f for factors in split for f in dict.fromkeys(factors) if f.op is not CONSTANT
        )
        best = min(counts.items(), key=lambda item: (-item[1], item[0].key), default=None)
        if best is None or best[1] < 2:
            return chain(ADD, parts)
        common = best[0]
        inside, outside = [], []
        for p, factors in zip(parts, split, strict=True):
            if common in factors:
                rest = list(factors)
                rest.remove(common)
                inside.append(_signed(p, chain(MUL, rest)))
            else:
                outside.append(p)
        taken = common * _take_out(inside, uses, products)
        if not outside:
            return taken
        parts = [*outside, taken]


def _signed(model: Expr, value: Expr) -> Expr:
    return neg(value) if model.op is NEG else value
