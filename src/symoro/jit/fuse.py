"""Which products disappear into the sums that use them, as fused multiply-adds.

A product goes when every one of its users is a sum that takes it (with either sign); a sum takes one product at most. Of two
candidates the later one is taken, because a fused multiply-add waits for its factors and its addend alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symoro.expr.interning import HEIGHT_SHIFT
from symoro.expr.node import Expr, magnitude
from symoro.expr.ops import ADD, MUL, NEG

Fused = dict[Expr, Expr]  # sum → the operand that is fused into it, a product or its opposite


def fuse(nodes: Sequence[Expr], outputs: Iterable[Expr]) -> tuple[Fused, set[Expr]]:
    """The sums that take a product, and the products that are computed nowhere else."""
    uses = {n: 0 for n in nodes if n.op is MUL}  # not through a sign
    sums: dict[Expr, Fused] = {
        n: {} for n in uses
    }  # of each product, with the operand that it is there
    kept = set(map(magnitude, outputs))  # needed by more than sums
    for n in nodes:
        for a in n.args:
            product = a.args[0] if a.op is NEG else a
            if product in uses:
                uses[product] += a is product
                if n.op is ADD and n not in sums[product]:
                    sums[product][n] = a
                elif n.op is not NEG:
                    kept.add(product)
    taken: Fused = {}
    gone: set[Expr] = set()
    for product in sorted(
        [n for n in uses if n not in kept], key=lambda n: (uses[n], -(n.key >> HEIGHT_SHIFT))
    ):
        if taken.keys().isdisjoint(sums[product]):
            taken |= sums[product]
            gone.add(product)
    return taken, gone
