"""The equations that tell by how much a branch misses its pose.

They are Paul's equations of the one cut of the chain at which all branches together need the least
work.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import combinations
from math import prod
from operator import or_

from symoro.expr import ADD, MUL, Expr, postorder, reachable, substitute, symbols_of
from symoro.models.inverse.paul_equations import equations, inner_symbols
from symoro.models.inverse.solution_search import Solved

COMPARED = 2  # operations of a difference and its absolute value
Place = tuple[int, str]  # a cut of the chain and a column of the transform


def checked_equations(solved: Solved) -> tuple[Expr, ...]:
    """Left and right sides of nine equations in the unknowns of the steps that tell whether a
    branch reaches the pose.

    They are the position, then two columns of the rotation, from which the third follows, at the
    cut of the chain where all branches together need the least work: what only the first joints
    move is computed once for the branches that share these, and what the solution has computed
    already costs nothing.
    """
    columns = _columns(solved)
    counts = values_of(solved, [x for xs in columns.values() for x in xs])
    computed = reachable([x for step in solved.steps for _, x in step.coefficients])
    work = {
        place: {n for n in reachable(xs) - computed if n.op in (ADD, MUL)}
        for place, xs in columns.items()
    }

    def operations(places: Sequence[Place]) -> int:
        """The operations of some columns in all branches."""
        compared = sum(_comparisons(columns[p], counts) for p in places)
        return COMPARED * compared + sum(counts[n] for n in set().union(*(work[p] for p in places)))

    best = min(_choices(columns), key=operations)
    return tuple(x for p in best for x in columns[p])


def _choices(columns: Iterable[Place]) -> list[list[Place]]:
    """At every cut the position with two of the columns of the rotation."""
    cuts = sorted({cut for cut, _ in columns})
    return [[(cut, c) for c in ("4", *pair)] for cut in cuts for pair in combinations("321", 2)]


def _columns(solved: Solved) -> dict[Place, list[Expr]]:
    """Left and right sides of Paul's equations, in the unknowns of the steps, by cut and column."""
    every = equations(solved.arm)
    values = (
        dict(inner_symbols(solved.arm)[1])
        | {u: u for u, _ in solved.inner}
        | {m.variable: solved.joints[m.name] for m in solved.arm.joints}
    )
    sides = substitute([x for e in every for x in (e.left, e.right)], values)
    columns: dict[Place, list[Expr]] = {}
    for k, e in enumerate(every):
        columns.setdefault((e.cut, e.place[1]), []).extend(sides[2 * k : 2 * k + 2])
    return columns


def _comparisons(sides: Sequence[Expr], counts: Mapping[Expr, int]) -> int:
    """How many differences of left and right sides all branches together have."""
    pairs = zip(sides[::2], sides[1::2], strict=True)
    return sum(max(counts[left], counts[right]) for left, right in pairs)


def values_of(solved: Solved, xs: Iterable[Expr]) -> dict[Expr, int]:
    """How many values each node has among the branches: the roots of all steps that it depends on,
    multiplied.
    """
    steps: dict[Expr, int] = {}  # of a node, as bits
    for k, step in enumerate(solved.steps):
        before = reduce(
            or_, (steps.get(s, 0) for s in symbols_of([x for _, x in step.coefficients])), 0
        )
        steps |= dict.fromkeys(step.unknowns, before | 1 << k)
    for n in postorder(xs):
        steps[n] = reduce(or_, (steps[a] for a in n.args), steps.get(n, 0))
    count = {
        bits: prod(len(step.roots) for k, step in enumerate(solved.steps) if bits >> k & 1)
        for bits in set(steps.values())
    }
    return {n: count[bits] for n, bits in steps.items()}
