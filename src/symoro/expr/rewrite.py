"""Rebuilding expressions from the leaves up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from symoro.expr.functions import CONSTRUCTORS
from symoro.expr.node import Expr, named
from symoro.expr.ops import NAMED
from symoro.expr.walk import postorder

Rule = Callable[[Expr], Expr]


def rebuilt(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    """The same operation on the images of its operands, simplified anew; what has no image stays."""
    if image.keys().isdisjoint(node.args):
        return node
    args = [image.get(a, a) for a in node.args]
    if node.op is NAMED:
        return named(node.payload[0], args[0])
    return CONSTRUCTORS[node.op](*args)  # type: ignore[no-any-return]


def transform(roots: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The nodes below the roots that change, mapped to their images: operands first, then `rule` on the rebuilt node."""
    return image_of(postorder(roots), rule)


def image_of(nodes: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The same for nodes that come operands first."""
    image: dict[Expr, Expr] = {}
    for node in nodes:
        new = rule(rebuilt(node, image))
        if new is not node:
            image[node] = new
    return image


def substitute(roots: Iterable[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
    """The roots with every key of `values` replaced by its value."""
    targets = list(roots)
    image: dict[Expr, Expr] = {}
    for node in postorder(targets):
        new = values[node] if node in values else rebuilt(node, image)
        if new is not node:
            image[node] = new
    return [image.get(t, t) for t in targets]
