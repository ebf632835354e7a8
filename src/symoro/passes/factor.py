"""Factoring of sums: a factor of several terms is taken out, x a + x b + c -> x (a + b) + c."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from symoro.expr import ADD, CONSTANT, MUL, NEG, Expr, Op, Program, magnitude, neg
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
        factored = with_factors(
            program, objective, LIMITS[:1] if done and len(program.reach) > SMALL else LIMITS
        )
        best = factored if factored is settled else share(factored, objective)
        if best is program:
            break
        settled = best if best is factored else None
        program = best
    return program


def with_factors(program: Program, objective: str, limits: Sequence[float] = LIMITS) -> Program:
    """Factors taken out once, if that pays."""
    products = operand_lists(program, MUL)

    def propose(_: Op, parts: Sequence[Expr], uses: Mapping[Expr, int]) -> Expr:
        return _take_out(parts, uses, products)

    sums = proposals(program, (ADD,), propose)
    return cheapest(
        objective, program, *(rewritten(program, sums, propose, limit) for limit in limits)
    )


def _take_out(
    parts: Sequence[Expr], uses: Mapping[Expr, int], products: Mapping[Expr, list[Expr]]
) -> Expr:
    """The sum of the parts with the factor that most terms have taken out, again and again.

    `products` holds the operands of products that are known already.
    """
    while True:
        factors = [_factors(p, uses, products) for p in parts]
        common = _most_common_factor(factors)
        if common is None:
            return chain(ADD, parts)
        inside, outside = [], []
        for part, own in zip(parts, factors, strict=True):
            if common in own:
                rest = list(own)
                rest.remove(common)
                inside.append(_signed(part, chain(MUL, rest)))
            else:
                outside.append(part)
        product = common * _take_out(inside, uses, products)
        if not outside:
            return product
        parts = [*outside, product]


def _factors(
    part: Expr, uses: Mapping[Expr, int], products: Mapping[Expr, list[Expr]]
) -> list[Expr]:
    """The factors of a term that nothing else uses, none for any other term."""
    core = magnitude(part)
    if core.op is not MUL or uses.get(core, 1) > 1:
        return []
    return products.get(core) or terms(core, uses, MUL)


def _most_common_factor(factors: Sequence[Sequence[Expr]]) -> Expr | None:
    """The factor that most terms have, two at least; None where there is none."""
    every = [f for own in factors for f in own]
    if len(set(every)) == len(every):  # in most sums
        return None
    counts = Counter(f for own in factors for f in dict.fromkeys(own) if f.op is not CONSTANT)
    best = min(counts.items(), key=lambda item: (-item[1], item[0].key), default=None)
    return None if best is None or best[1] < 2 else best[0]


def _signed(model: Expr, value: Expr) -> Expr:
    return neg(value) if model.op is NEG else value
