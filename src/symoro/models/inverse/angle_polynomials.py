"""Angles as linear forms of the joint variables, and equations as polynomials in what is not known
yet.

The unknowns of a polynomial are sines and cosines of angle sums, and lengths of sliding joints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from symoro.expr import (
    ADD,
    COS,
    DIV,
    MUL,
    NEG,
    ONE,
    SIN,
    SYMBOL,
    ZERO,
    Expr,
    Role,
    constant,
    cos,
    postorder,
    rational,
    sin,
)

Form = dict[Expr, Fraction]  # variable -> factor


def linear_form(x: Expr) -> tuple[Form, Expr]:
    """x = sum of factor * joint variable + rest."""
    factors: Form = {}
    rest = ZERO
    stack = [(x, Fraction(1))]
    while stack:
        node, k = stack.pop()
        terms = _linear_terms(node)
        if terms is not None:
            stack.extend((a, k * c) for a, c in terms)
        elif _variable(node):
            factors[node] = factors.get(node, Fraction(0)) + k
        else:
            rest = rest + constant(k) * node
    return {v: k for v, k in factors.items() if k}, rest


def _linear_terms(node: Expr) -> list[tuple[Expr, Fraction]] | None:
    """The terms of a sum, or of a rational multiple, with their factors; None for anything else."""
    if node.op is NEG:
        return [(node.args[0], Fraction(-1))]
    if node.op is ADD:
        return [(a, Fraction(1)) for a in node.args]
    if node.op is MUL and (c := rational(node.args[0])) is not None:
        return [(node.args[1], Fraction(c))]
    return None


def combination(form: Form) -> Expr:
    """The sum of factor * variable."""
    total = ZERO
    for v in sorted(form, key=lambda v: v.key):
        total = total + constant(form[v]) * v
    return total


def canonical(form: Form) -> tuple[Form, int]:
    """The form or its opposite, such that the first factor is positive, and the sign."""
    if not form:
        return {}, 1
    sign = 1 if form[min(form, key=lambda v: v.key)] > 0 else -1
    return {v: sign * k for v, k in form.items()}, sign


@dataclass
class Known:
    """Combinations of joint variables that are known, in echelon form: pivot -> the rest of the
    form, and its value.
    """

    rows: dict[Expr, tuple[Form, Expr]] = field(default_factory=dict)  # pivot = value - rest

    def reduced(self, form: Form) -> tuple[Form, Expr]:
        """form = remainder + known value, the remainder without pivots."""
        rest: Form = {}
        value = ZERO
        for v, k in form.items():
            if v in self.rows:
                inner, known = self.rows[v]
                value = value + constant(k) * known
                for u, c in inner.items():
                    rest[u] = rest.get(u, Fraction(0)) - k * c
            else:
                rest[v] = rest.get(v, Fraction(0)) + k
        return {v: k for v, k in rest.items() if k}, value

    def learn(self, form: Form, value: Expr) -> None:
        """Take form = value as known; the form must be reduced. The pivot is the last variable."""
        pivot = max(form, key=lambda v: v.key)
        k = form[pivot]
        rest = {v: c / k for v, c in form.items() if v is not pivot}
        here = value * constant(1 / k)
        for other, (inner, known) in list(self.rows.items()):
            if pivot in inner:
                c = inner[pivot]
                joined = {
                    v: inner.get(v, Fraction(0)) - c * rest.get(v, Fraction(0))
                    for v in {*inner, *rest}
                    if v is not pivot
                }
                self.rows[other] = (
                    {v: x for v, x in joined.items() if x},
                    known - constant(c) * here,
                )
        self.rows[pivot] = rest, here

    def complete(self, variables: Iterable[Expr]) -> bool:
        """True where every variable has a value of its own."""
        return all(v in self.rows and not self.rows[v][0] for v in variables)


Key = tuple[
    tuple[Expr, Fraction | int], ...
]  # an unknown angle: its canonical form, in structural order
Atom = tuple[str, Key]  # ("s", angle), ("c", angle) or ("r", ((variable, 1),))
Monomial = tuple[Atom, ...]
Poly = dict[Monomial, Expr]
Wave = tuple[
    Key, int, Expr
]  # an angle: its unknown part, the sign of this, and the rest, which is known; a length likewise


MAX_UNKNOWNS = 2  # unknowns of an equation that some type can use
UNUSABLE: Poly = {
    (("", ()),): ONE
}  # stands for a polynomial with more unknowns, or for what is none


def key_of(form: Form) -> Key:
    whole = {
        v: k.numerator if k.denominator == 1 else k for v, k in form.items()
    }  # an int's hash is fast
    return tuple(sorted(whole.items(), key=lambda item: item[0].key))


def _atom_order(a: Atom) -> tuple[object, ...]:
    return (a[0], *((v.key, k) for v, k in a[1]))


def plus(a: Poly, b: Poly) -> Poly:
    if a is UNUSABLE or b is UNUSABLE:
        return UNUSABLE
    total = dict(a)
    for m, c in b.items():
        total[m] = total[m] + c if m in total else c
    return total


def times(a: Poly, b: Poly) -> Poly:
    if a is UNUSABLE or b is UNUSABLE:
        return UNUSABLE
    total: Poly = {}
    for ma, ca in a.items():
        for mb, cb in b.items():
            m = tuple(sorted((*ma, *mb), key=_atom_order)) if ma and mb else ma or mb
            total[m] = total[m] + ca * cb if m in total else ca * cb
    return total


class PolynomialCollector:
    """Writes expressions by monomials of the unknowns, again and again as more becomes known.

    What has nothing new below it keeps the polynomial that it had in the call before.
    """

    def __init__(self, roots: Iterable[Expr]) -> None:
        self.parts = _parts(roots)
        self.waves: dict[Expr, Wave] = {}
        self.polynomials: dict[Expr, Poly] = {}
        self.still: set[Expr] = (
            set()
        )  # expressions that are their own polynomial: all of it is known

    def __call__(
        self, roots: Sequence[Expr], known: Known, lengths: Mapping[Expr, Expr]
    ) -> list[Poly]:
        """The polynomials of some of the roots; `lengths` are the sliding joints that are known."""
        waves = self._present_waves(roots, known, lengths)
        changed = {x for x, wave in waves.items() if self.waves.get(x) != wave}
        polynomials: dict[Expr, Poly] = {}
        for n in postorder(r for r in roots if self._is_useful(r, waves)):
            if n in self.polynomials and n not in changed and changed.isdisjoint(n.args):
                polynomials[n] = self.polynomials[n]
            else:
                changed.add(n)
                polynomials[n] = self._written(n, waves, lengths, polynomials)
        self.waves, self.polynomials = waves, polynomials
        return [polynomials.get(r, UNUSABLE) for r in roots]

    def _present_waves(
        self, roots: Sequence[Expr], known: Known, lengths: Mapping[Expr, Expr]
    ) -> dict[Expr, Wave]:
        variables = frozenset[Expr]().union(*(self.parts[r] for r in roots))
        return {x: _reduced(x, known, lengths) for x in variables}

    def _is_useful(self, root: Expr, waves: Mapping[Expr, Wave]) -> bool:
        """True if some type of equation can use an equation with so many unknowns."""
        return len({waves[x][0] for x in self.parts[root]} - {()}) <= MAX_UNKNOWNS

    def _written(
        self,
        n: Expr,
        waves: Mapping[Expr, Wave],
        lengths: Mapping[Expr, Expr],
        polynomials: Mapping[Expr, Poly],
    ) -> Poly:
        is_known = not _variable(n) and self.still.issuperset(n.args)
        poly: Poly = {(): n} if is_known else _node(n, waves, lengths, polynomials)
        (self.still.add if poly == {(): n} else self.still.discard)(n)
        return poly


def _variable(n: Expr) -> bool:
    return n.op is SYMBOL and n.payload[1] is Role.POSITION


def _parts(roots: Iterable[Expr]) -> dict[Expr, frozenset[Expr]]:
    """The angles and lengths that move among what each node is made of."""
    parts: dict[Expr, frozenset[Expr]] = {}
    for n in postorder(roots):
        below = frozenset[Expr]().union(*(parts[a] for a in n.args))
        if _variable(n):
            parts[n] = frozenset((n,))
        else:
            parts[n] = frozenset(n.args) if below and n.op in (SIN, COS) else below
    return parts


def _reduced(x: Expr, known: Known, lengths: Mapping[Expr, Expr]) -> Wave:
    if x in lengths:
        return (), 1, lengths[x]
    form, rest = linear_form(x)
    unknown, value = known.reduced(form)
    main, sign = canonical(unknown)
    return key_of(main), sign, value + rest


def _node(
    n: Expr,
    waves: Mapping[Expr, Wave],
    lengths: Mapping[Expr, Expr],
    polynomials: Mapping[Expr, Poly],
) -> Poly:
    if n.op is SYMBOL:
        return {(): lengths[n]} if n in lengths else {(("r", ((n, 1),)),): ONE}
    if n.op is SIN or n.op is COS:
        return _wave(n, *waves[n.args[0]])
    args = [polynomials[a] for a in n.args]
    if n.op is NEG:
        return _each(args[0], lambda c: -c)
    if n.op is ADD:
        return plus(*args)
    if n.op is MUL:
        return times(*args)
    return _quotient(*args) if n.op is DIV else UNUSABLE


def _each(p: Poly, change: Callable[[Expr], Expr]) -> Poly:
    return UNUSABLE if p is UNUSABLE else {m: change(c) for m, c in p.items()}


def _quotient(a: Poly, b: Poly) -> Poly:
    """a / b, where b is known."""
    return _each(a, lambda c: c / b[()]) if set(b) <= {()} else UNUSABLE


def _wave(n: Expr, key: Key, sign: int, k: Expr) -> Poly:
    """sin or cos of a sum of unknown and known angles, by the addition theorem."""
    if not key:
        return {(): sin(k) if n.op is SIN else cos(k)}
    s: Monomial = (("s", key),)
    c: Monomial = (("c", key),)
    if n.op is SIN:  # sin(+-R + k)
        return {s: sign * cos(k), c: sin(k)}
    return {c: cos(k), s: -sign * sin(k)}
