"""Which products disappear into the sums that use them, as fused multiply-adds.

A product goes when every one of its users is a sum that takes it (with either sign); a sum takes one product at most. Of two
candidates the later one is taken, because a fused multiply-add waits for its factors and its addend alike.
"""

from __future__ import annotations

from collections.abc import Iterable

from symoro.expr.interning import HEIGHT_SHIFT
from symoro.expr.node import Expr, neg
from symoro.expr.ops import ADD, MUL, NEG

Fused = dict[Expr, Expr]  # sum → the operand that is fused into it, a product or its opposite


def fuse(nodes: Iterable[Expr], outputs: Iterable[Expr]) -> tuple[Fused, set[Expr]]:
    """The sums that take a product, and the products that are computed nowhere else."""
    users: dict[Expr, list[Expr]] = {}
    products = []
    for n in nodes:
        for a in n.args:
            users.setdefault(a, []).append(n)
        if n.op is MUL:
            products.append(n)
    kept = set(outputs)
    taken: Fused = {}
    gone: set[Expr] = set()
    for product in sorted(products, key=lambda n: (len(users.get(n, ())), -(n.key >> HEIGHT_SHIFT))):
        places = _places(product, users, kept)
        if places and not any(sum_ in taken for sum_ in places):
            taken |= places
            gone.add(product)
    return taken, gone


def _places(product: Expr, users: dict[Expr, list[Expr]], kept: set[Expr]) -> Fused:
    """The sums that use the product and by which operand; none at all where something else needs it."""
    places: Fused = {}
    for form in (product, neg(product)):
        for user in users.get(form, ()):
            if user.op is NEG:
                continue
            if user.op is not ADD or user in places:
                return {}
            places[user] = form
        if form in kept:
            return {}
    return places
