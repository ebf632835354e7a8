"""By how much a branch misses its pose: Paul's equations of one cut, where all branches together need the least work.

A rotation follows from two of its columns, so nine of the twelve elements tell all. Where the chain is cut, what only the first
joints move is computed once for the branches that share these, and what the solution has computed already costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import combinations
from math import prod
from operator import or_

from symoro.expr.node import Expr
from symoro.expr.ops import ADD, MUL
from symoro.expr.rewrite import substitute
from symoro.expr.walk import postorder, reachable, symbols_of
from symoro.models.inverse.paul import Solved
from symoro.models.inverse.systems import equations, inner_symbols

COMPARED = 2  # operations of a difference and its absolute value


def telling(solved: Solved) -> tuple[Expr, ...]:
    """Left and right of nine equations in the unknowns of the steps: the position, then two columns of the rotation, at the best cut."""
    found = equations(solved.arm)
    values = (
        dict(inner_symbols(solved.arm)[1])
        | {u: u for u, _ in solved.inner}
        | {m.variable: solved.joints[m.name] for m in solved.arm.joints}
    )
    sides = substitute([x for e in found for x in (e.left, e.right)], values)
    columns: dict[tuple[int, str], list[Expr]] = {}
    for k, e in enumerate(found):
        columns.setdefault((e.cut, e.place[1]), []).extend(sides[2 * k : 2 * k + 2])
    counts = values_of(solved, sides)
    computed = reachable([x for step in solved.steps for _, x in step.coefficients])
    work = {
        place: {n for n in reachable(xs) - computed if n.op in (ADD, MUL)}
        for place, xs in columns.items()
    }
    compared = {
        place: sum(
            max(counts[left], counts[right]) for left, right in zip(xs[::2], xs[1::2], strict=True)
        )
        for place, xs in columns.items()
    }

    def operations(places: Sequence[tuple[int, str]]) -> int:
        """In all branches."""
        return COMPARED * sum(compared[p] for p in places) + sum(
            counts[n] for n in set().union(*(work[p] for p in places))
        )

    cuts = sorted({cut for cut, _ in columns})
    best = min(
        ([(cut, c) for c in ("4", *pair)] for cut in cuts for pair in combinations("321", 2)),
        key=operations,
    )
    return tuple(x for p in best for x in columns[p])


def values_of(solved: Solved, xs: Iterable[Expr]) -> dict[Expr, int]:
    """How many values each node has among the branches: the roots of all steps that it depends on, multiplied."""
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
