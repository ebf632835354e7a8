"""Equations as polynomials in what is not known yet: sines and cosines of angle sums, and lengths of sliding joints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from symoro.expr.functions import cos, sin
from symoro.expr.node import ONE, Expr, Role
from symoro.expr.ops import ADD, COS, DIV, MUL, NEG, SIN, SYMBOL
from symoro.expr.walk import postorder
from symoro.models.inverse.angles import Form, Known, canonical, linear_form

Key = tuple[tuple[Expr, Fraction | int], ...]  # an unknown angle: its canonical form, in structural order
Atom = tuple[str, Key]  # ("s", angle), ("c", angle) or ("r", ((variable, 1),))
Monomial = tuple[Atom, ...]
Poly = dict[Monomial, Expr]


MOST = 2  # unknowns of an equation that some type can use
USELESS: Poly = {(("", ()),): ONE}  # stands for a polynomial with more unknowns, or for what is none


def key_of(form: Form) -> Key:
    whole = {v: k.numerator if k.denominator == 1 else k for v, k in form.items()}  # an int's hash is fast
    return tuple(sorted(whole.items(), key=lambda item: item[0].key))


def _atom_order(a: Atom) -> tuple[object, ...]:
    return (a[0], *((v.key, k) for v, k in a[1]))


def useless(a: Poly, b: Poly) -> bool:
    """Whether what is made of both has too many unknowns."""
    return a is USELESS or b is USELESS or len({x[1] for p in (a, b) for m in p for x in m}) > MOST


def plus(a: Poly, b: Poly) -> Poly:
    if useless(a, b):
        return USELESS
    total = dict(a)
    for m, c in b.items():
        total[m] = total[m] + c if m in total else c
    return total


def times(a: Poly, b: Poly) -> Poly:
    if useless(a, b):
        return USELESS
    total: Poly = {}
    for ma, ca in a.items():
        for mb, cb in b.items():
            m = tuple(sorted((*ma, *mb), key=_atom_order)) if ma and mb else ma or mb
            total[m] = total[m] + ca * cb if m in total else ca * cb
    return total


def collect(roots: Sequence[Expr], known: Known, lengths: Mapping[Expr, Expr]) -> list[Poly]:
    """Expressions by monomials of the unknowns; `lengths` are the sliding joints that are known."""
    found: dict[Expr, Poly] = {}
    for n in postorder(roots):
        moving = (n.op is SYMBOL and n.payload[1] is Role.POSITION) or any(found[a].get(()) is not a or len(found[a]) > 1 for a in n.args)
        found[n] = _node(n, known, lengths, found) if moving else {(): n}
    return [found[root] for root in roots]


def _node(n: Expr, known: Known, lengths: Mapping[Expr, Expr], found: Mapping[Expr, Poly]) -> Poly:
    if n.op is SYMBOL:
        return {(): lengths[n]} if n in lengths else {(("r", ((n, 1),)),): ONE}
    if n.op is SIN or n.op is COS:
        return _wave(n, known)
    if n.op is NEG:
        return USELESS if found[n.args[0]] is USELESS else {m: -c for m, c in found[n.args[0]].items()}
    if n.op is ADD:
        return plus(found[n.args[0]], found[n.args[1]])
    if n.op is MUL:
        return times(found[n.args[0]], found[n.args[1]])
    if n.op is DIV and set(found[n.args[1]]) <= {()} and found[n.args[0]] is not USELESS:
        return {m: c / found[n.args[1]][()] for m, c in found[n.args[0]].items()}
    return USELESS


def _wave(n: Expr, known: Known) -> Poly:
    """sin or cos of a sum of unknown and known angles, by the addition theorem."""
    form, rest = linear_form(n.args[0])
    unknown, value = known.reduced(form)
    k = value + rest
    if not unknown:
        return {(): sin(k) if n.op is SIN else cos(k)}
    main, sign = canonical(unknown)
    s: Monomial = (("s", key_of(main)),)
    c: Monomial = (("c", key_of(main)),)
    if n.op is SIN:  # sin(+-R + k)
        return {s: sign * cos(k), c: sin(k)}
    return {c: cos(k), s: -sign * sin(k)}
