"""Statements of a bounded size, for languages that limit the length of one."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.walk import postorder_by
from symoro.passes.listing import Listing


def split(listing: Listing, most: int) -> Listing:
    """The listing with more statements, so that none has more than `most` operations."""
    names = dict(listing.names)
    fresh = _fresh(set(names.values()) | {s.payload[0] for s in listing.program.symbols})
    once: list[Expr] = []
    body: list[Expr] = []
    for statement in (
        *listing.once,
        *listing.body,
        *(v for v in listing.program.outputs if v not in names),
    ):
        for extra in _parts(statement, names, most):
            names[extra] = next(fresh)
            (body if extra.level == VARIABLE_LEVEL else once).append(extra)
        if statement in listing.names:
            (body if statement.level == VARIABLE_LEVEL else once).append(statement)
    return dataclasses.replace(listing, once=tuple(once), body=tuple(body), names=names)


def _fresh(taken: set[str]) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        if f"part{number}" not in taken:
            yield f"part{number}"


def _parts(statement: Expr, names: dict[Expr, str], most: int) -> list[Expr]:
    """Operations inside a statement that must become statements of their own, operands first."""
    size: dict[Expr, int] = {}
    parts = []
    for n in _inside(statement, names):
        size[n] = sum(size.get(a, 0) for a in n.args) + bool(n.op.cost)
        if size[n] > most // 2 and n is not statement and n.op.cost:
            parts.append(n)
            size[n] = 0
    return parts


def _inside(statement: Expr, names: dict[Expr, str]) -> list[Expr]:
    """The nodes that a statement's text is made of, operands first, itself last."""
    return postorder_by([statement], lambda n: [a for a in n.args if a not in names])
