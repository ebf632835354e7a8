"""Angle sums of parallel axes, in the direction that is cheaper.

collect   cos a cos b - sin a sin b -> cos(a + b)      sin a cos b + cos a sin b -> sin(a + b)
expand    the same from right to left, where the sines and cosines of the parts are there already
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from symoro.expr import (
    ADD,
    COS,
    MUL,
    NEG,
    SIN,
    Expr,
    Program,
    cheapest,
    cos,
    image_of,
    image_with,
    magnitude,
    sin,
)


def angle_sums(program: Program, objective: str) -> Program:
    """The cheapest of: as it is, sums collected, sums expanded."""
    # without a sum that can be collected there is none further up
    some = any(_collect(n) is not n for n in program.alike[ADD])
    collected = program.mapped(image_of(program.rising, _collect)) if some else program
    return cheapest(objective, program, collected, _expanded(collected))


def _products(term: Expr) -> Iterator[tuple[Expr, Expr]]:
    """A product of two sines or cosines in both orders."""
    if term.op is MUL and all(f.op in (SIN, COS) for f in term.args):
        yield term.args[0], term.args[1]
        yield term.args[1], term.args[0]


def _collect(node: Expr) -> Expr:
    """a b + c d with trigonometric factors of two angles."""
    if node.op is not ADD or node.args[0].op is not MUL:
        return node
    x, y = node.args
    sign = -1 if y.op is NEG else 1
    for f, g in _products(x):
        for h, k in _products(magnitude(y)):
            if f.args == h.args and g.args == k.args and f.op is not h.op and g.op is not k.op:
                return _join(f, g, sign)
    return node


def _join(f: Expr, g: Expr, sign: int) -> Expr:
    """f(a) g(b) + sign * f'(a) g'(b) where ' swaps sine and cosine."""
    a, b = f.args[0], g.args[0]
    joined: Expr
    if f.op is g.op:  # cos cos -+ sin sin, or the same led by the sines
        joined = cos(a - b) if sign > 0 else cos(a + b)
        return -joined if f.op is SIN and sign < 0 else joined
    joined = sin(a + b) if sign > 0 else sin(a - b)
    return -joined if f.op is COS and sign < 0 else joined


def _expanded(program: Program) -> Program:
    """Sines of sums as products where both parts' sines or cosines are computed anyway."""
    trigonometric = [*program.alike[SIN], *program.alike[COS]]
    angles = {n.args[0] for n in trigonometric}
    wide = {
        n
        for n in trigonometric
        if n.args[0].op is ADD and all([magnitude(a) in angles for a in n.args[0].args])
    }
    return program.mapped(image_with(program.rising, wide, _expand)) if wide else program


def _expand(node: Expr, _: Mapping[Expr, Expr]) -> Expr:
    a, b = node.args[0].args
    expanded: Expr = (
        sin(a) * cos(b) + cos(a) * sin(b) if node.op is SIN else cos(a) * cos(b) - sin(a) * sin(b)
    )
    return expanded
