"""Rebuilding expressions from the leaves up."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from symoro.expr.functions import CONSTRUCTORS
from symoro.expr.node import Expr, add, mul, named
from symoro.expr.ops import ADD, MUL, NAMED
from symoro.expr.walk import postorder

Rule = Callable[[Expr], Expr]
JOIN = {ADD: add, MUL: mul}  # of what models consist of


def rebuilt(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    """The node's operation on the images of its operands; an operand without image stays."""
    return node if image.keys().isdisjoint(node.args) else _remade(node, image)


def _remade(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    args = [image.get(a, a) for a in node.args]
    if node.op in JOIN:
        return JOIN[node.op](args[0], args[1])
    if node.op is NAMED:
        return named(node.payload[0], args[0])
    return CONSTRUCTORS[node.op](*args)


def transform_nodes(roots: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The nodes below the roots that change, mapped to their images: operands first, then `rule` on
    the rebuilt node.
    """
    return image_of(postorder(roots), rule)


def image_of(nodes: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The same for nodes that come operands first."""
    image: dict[Expr, Expr] = {}
    for node in nodes:
        new = rule(rebuilt(node, image))
        if new is not node:
            image[node] = new
    return image


def image_with(
    nodes: Iterable[Expr],
    special: Container[Expr],
    form: Callable[[Expr, Mapping[Expr, Expr]], Expr],
) -> dict[Expr, Expr]:
    """Like `image_of` with a rule for `special` nodes only, whose image is `form(node, images)`."""
    image: dict[Expr, Expr] = {}
    untouched = image.keys().isdisjoint
    for node in nodes:
        if node in special:
            new = form(node, image)
        elif untouched(node.args):
            continue
        else:
            new = _remade(node, image)
        if new is not node:
            image[node] = new
    return image


def substitute(roots: Iterable[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
    """The roots with every key of `values` replaced by its value."""
    targets = list(roots)
    image = image_with(postorder(targets), values, lambda node, _: values[node])
    return [image.get(t, t) for t in targets]
