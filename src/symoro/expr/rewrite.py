"""Rebuilding expressions from the leaves up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from symoro.expr.functions import CONSTRUCTORS
from symoro.expr.node import Expr, named
from symoro.expr.ops import NAMED
from symoro.expr.walk import postorder

Rule = Callable[[Expr], Expr]


def rebuild(node: Expr, args: tuple[Expr, ...]) -> Expr:
    """The same operation on other operands, simplified anew."""
    if args == node.args:  # the same objects: nodes are equal only to themselves
        return node
    if node.op is NAMED:
        return named(node.payload[0], args[0])
    return CONSTRUCTORS[node.op](*args)  # type: ignore[no-any-return]


def transform(roots: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """Every node below the roots mapped to its image: operands first, then `rule` on the rebuilt node."""
    return image_of(postorder(roots), rule)


def image_of(nodes: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The same for nodes that come operands first."""
    image: dict[Expr, Expr] = {}
    for node in nodes:
        image[node] = rule(rebuild(node, tuple([image[a] for a in node.args])))
    return image


def substitute(roots: Iterable[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
    """The roots with every key of `values` replaced by its value."""
    targets = list(roots)
    image: dict[Expr, Expr] = {}
    for node in postorder(targets):
        image[node] = values[node] if node in values else rebuild(node, tuple([image[a] for a in node.args]))
    return [image[t] for t in targets]
