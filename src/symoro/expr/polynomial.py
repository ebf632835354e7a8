"""Small exact polynomial algebra on expressions: expand, contract trigonometric identities, take
out what is common.

It serves where a reader wants to see the simplest form (a determinant's factors, an equation to
classify); models are never generated through it. A polynomial maps monomials (atoms with their
powers, in structural order) to coefficients.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations

from symoro.expr.dag import postorder
from symoro.expr.functions import Scalar, cos, sin
from symoro.expr.node import CONST_LEVEL, ONE, ZERO, Expr, constant, magnitude, rational
from symoro.expr.ops import ADD, CONSTANT, COS, DIV, MUL, NEG, PI, SIN, Op

Monomial = tuple[tuple[Expr, int], ...]
Polynomial = dict[Monomial, Fraction]
Quotient = tuple[Polynomial, Polynomial]  # above and below the line
MAX_TERMS = 400
PRECISE_SCALE = 10**60  # of the numbers of `precise_number`
GUARD_SCALE = 10**10  # digits more inside the series of pi


class TooLarge(Exception):
    """The expanded form has more than MAX_TERMS terms."""


def expand(root: Expr) -> Polynomial:
    """The expression as a sum of products; functions and quotients are atoms."""
    known: dict[Expr, Polynomial] = {}
    for n in postorder([root]):
        value = rational(n)
        if value is not None:
            known[n] = {(): value} if value else {}
        elif n.op is NEG:
            known[n] = {m: -c for m, c in known[n.first].items()}
        elif n.op is ADD:
            known[n] = add_polynomials(known[n.first], known[n.second])
        elif n.op is MUL:
            known[n] = multiply_polynomials(known[n.first], known[n.second])
        else:
            known[n] = {((n, 1),): Fraction(1)}
    return known[root]


def add_polynomials(a: Polynomial, b: Polynomial) -> Polynomial:
    total = dict(a)
    for m, c in b.items():
        total[m] = total.get(m, Fraction(0)) + c
    return {m: c for m, c in total.items() if c}


def multiply_polynomials(a: Polynomial, b: Polynomial) -> Polynomial:
    if len(a) * len(b) > MAX_TERMS * 10:
        raise TooLarge
    total: Polynomial = {}
    for ma, ca in a.items():
        for mb, cb in b.items():
            m = _join(ma, mb)
            total[m] = total.get(m, Fraction(0)) + ca * cb
    if len(total) > MAX_TERMS:
        raise TooLarge
    return {m: c for m, c in total.items() if c}


def _join(a: Monomial, b: Monomial) -> Monomial:
    powers = dict(a)
    for atom, power in b:
        powers[atom] = powers.get(atom, 0) + power
    return tuple(sorted(((x, p) for x, p in powers.items() if p), key=lambda item: item[0].key))


def _without(m: Monomial, *atoms: Expr) -> Monomial:
    return _join(
        m,
        tuple((a, -1) for a in atoms)
        if len(set(atoms)) == len(atoms)
        else ((atoms[0], -len(atoms)),),
    )


# --- trigonometric identities ---------------------------------------------------------------------


def _swap(x: Expr) -> Expr:
    """sin(a) <-> cos(a)."""
    swapped: Expr = (cos if x.op is SIN else sin)(x.first)
    return swapped


def _swapped_waves(p: Polynomial) -> dict[Expr, Expr]:
    """The sines and cosines of a polynomial, each with its counterpart."""
    return {x: _swap(x) for x in {x for m in p for x, _ in m if x.op in (SIN, COS)}}


def _angle_pairs(m: Monomial) -> Iterator[tuple[Expr, Expr]]:
    trig = [x for x, _ in m if x.op in (SIN, COS)]
    yield from ((f, g) for f, g in combinations(trig, 2) if f.args != g.args)


def _with_partners(p: Polynomial) -> Iterator[tuple[Monomial, Fraction]]:
    """The terms whose coefficient another term has too, up to its sign. Only these can merge."""
    counts = Counter(abs(c) for c in p.values())
    yield from ((m, c) for m, c in p.items() if counts[abs(c)] > 1)


def _contracted_pair(p: Polynomial) -> Polynomial | None:
    """One use of k f(a) g(b) +- k f'(a) g'(b) -> k sin or cos(a +- b); None if there is none."""
    swapped = _swapped_waves(p)
    for m, c in _with_partners(p):
        for f, g in _angle_pairs(m):
            rest = _without(m, f, g)
            partner = _join(rest, _join(((swapped[f], 1),), ((swapped[g], 1),)))
            if partner != m and abs(p.get(partner, Fraction(0))) == abs(c):
                same = p[partner] == c
                others = {k: v for k, v in p.items() if k not in (m, partner)}
                return add_polynomials(
                    others, multiply_polynomials({rest: c}, expand(_joined(f, g, same)))
                )
    return None


def _joined(f: Expr, g: Expr, same: bool) -> Expr:
    """f(a) g(b) +- f'(a) g'(b)."""
    a, b = f.first, g.first
    value: Expr
    if f.op is g.op:
        value = cos(a - b) if same else cos(a + b)
        return -value if f.op is SIN and not same else value
    value = sin(a + b) if same else sin(a - b)
    return -value if f.op is COS and not same else value


def _squared_waves(m: Monomial) -> list[Expr]:
    """The sines and cosines whose square divides the monomial."""
    return [x for x, power in m if x.op in (SIN, COS) and power >= 2]


def _contracted_square(p: Polynomial) -> Polynomial | None:
    """One use of k sin^2 + k cos^2 -> k or of k - k sin^2 -> k cos^2."""
    for m, c in _with_partners(p):
        for x in _squared_waves(m):
            rest = _without(m, x, x)
            partner = _join(rest, ((_swap(x), 2),))
            if p.get(partner) == c:
                return add_polynomials(
                    {k: v for k, v in p.items() if k not in (m, partner)}, {rest: c}
                )
            if p.get(rest) == -c:
                return add_polynomials(
                    {k: v for k, v in p.items() if k not in (m, rest)}, {partner: -c}
                )
    return None


def contract(p: Polynomial) -> Polynomial:
    """Identities applied as long as the number of terms falls or squares merge."""
    while True:
        shorter = _contracted_square(p) or _contracted_pair(p)
        if shorter is None or len(shorter) > len(p):
            return p
        p = shorter


# --- back to expressions --------------------------------------------------------------------------


def content(p: Polynomial) -> Monomial:
    """The atoms that every term has, with the least power."""
    shared: dict[Expr, int] | None = None
    for m in p:
        powers = dict(m)
        shared = (
            powers
            if shared is None
            else {x: min(q, powers[x]) for x, q in shared.items() if x in powers}
        )
    return tuple(sorted((shared or {}).items(), key=lambda item: item[0].key))


def _monomial_expr(m: Monomial) -> Expr:
    value = ONE
    for atom, power in m:
        for _ in range(power):
            value = value * atom
    return value


def to_expr(p: Polynomial) -> Expr:
    """common factors * (sum of the terms), like signs and terms in structural order."""
    shared = content(p)
    negative = tuple((x, -q) for x, q in shared)
    return _monomial_expr(shared) * _sum_of({_join(m, negative): c for m, c in p.items()})


def collected(p: Polynomial) -> Expr:
    """The sum with common atoms taken out, the most frequent first: D^2 M3 + D^2 M4 + X -> X + D^2
    (M3 + M4).
    """
    values: list[Expr] = []
    tasks: list[Polynomial | tuple[Expr, bool]] = [p]  # a sum, or a factor and whether terms remain
    while tasks:
        task = tasks.pop()
        if isinstance(task, tuple):
            atom, others = task
            product = atom * values.pop()
            values.append(values.pop() + product if others else product)
            continue
        counts = Counter(x for m in task for x, _ in m)
        best = min(counts, key=lambda x: (-counts[x], x.key), default=None)
        if best is None or counts[best] < 2:
            values.append(_sum_of(task))
            continue
        inside, outside = _split(task, best)
        tasks += [(best, bool(outside)), inside, *([outside] if outside else [])]
    return values[0]


def _split(p: Polynomial, atom: Expr) -> tuple[Polynomial, Polynomial]:
    """The terms with the atom, divided by it, and the others."""
    inside = {_without(m, atom): c for m, c in p.items() if atom in dict(m)}
    return inside, {m: c for m, c in p.items() if atom not in dict(m)}


def _sum_of(p: Polynomial) -> Expr:
    total = ZERO
    for value, c in sorted(
        ((_monomial_expr(m), c) for m, c in p.items()), key=lambda item: item[0].key
    ):
        total = total + constant(c) * value
    return total


def simplified(root: Expr) -> Expr:
    """An equivalent product of common factors and a contracted sum; the expression itself if it is
    too large.
    """
    try:
        return to_expr(contract(expand(root)))
    except TooLarge:
        return root


def single_fraction(root: Expr, most: int = MAX_TERMS) -> Expr:
    """The expression as one quotient, without products that divide both of its parts.

    sin(a)^2 / (sin(a) cos(a)) becomes sin(a) / cos(a): no divisor remains that the value does not
    need. TooLarge is raised if a part has more than `most` terms on the way, because the time of
    the search for identities grows with the square of their number.
    """
    one: Polynomial = {(): Fraction(1)}
    known: dict[Expr, Quotient] = {}
    for n in postorder([root]):
        if n.op in (ADD, MUL, DIV, NEG) and rational(n) is None:
            parts = _fraction(n, [known[a] for a in n.args])
            if max(map(len, parts)) > most:
                raise TooLarge
            known[n] = _reduced(*parts)
        else:
            known[n] = expand(n), one
    above, below = (to_expr(p) for p in known[root])
    return above / below


def _fraction(n: Expr, args: list[Quotient]) -> Quotient:
    """A sum, product, quotient or negation of fractions as one."""
    (a, b), (c, d) = args[0], args[-1]
    if n.op is NEG:
        return {m: -x for m, x in a.items()}, b
    if n.op is MUL:
        return multiply_polynomials(a, c), multiply_polynomials(b, d)
    if n.op is DIV:
        return multiply_polynomials(a, d), multiply_polynomials(b, c)
    if b == d:
        return add_polynomials(a, c), b
    crossed = add_polynomials(multiply_polynomials(a, d), multiply_polynomials(c, b))
    return crossed, multiply_polynomials(b, d)


def _reduced(above: Polynomial, below: Polynomial) -> Quotient:
    """Both parts after identities of sines, divided by the product that they share."""
    above, below = contract(above), contract(below)
    own = dict(content(above))
    shared = tuple((x, -min(p, own[x])) for x, p in content(below) if x in own)
    above = {_join(m, shared): c for m, c in above.items()}
    return above, {_join(m, shared): c for m, c in below.items()}


def variable_factors(x: Scalar) -> list[Expr]:
    """Return the factors of a product that depend on the configuration or on parameters."""
    factors: list[Expr] = []
    stack = [x] if isinstance(x, Expr) else []
    while stack:
        f = magnitude(stack.pop())
        if f.op is MUL:
            stack.extend(f.args)
        elif f.level > CONST_LEVEL and f.op is not NEG:
            factors.append(f)
    return factors


# --- numbers of many digits -----------------------------------------------------------------------


def precise_number(root: Expr) -> Fraction | None:
    """Return a constant to 60 decimals; None if it has an operation other than + - * / sin cos, or
    divides by a number that vanishes to 60 decimals.
    """
    known: dict[Expr, int] = {}  # times PRECISE_SCALE
    for n in postorder([root]):
        if n.op is CONSTANT:
            known[n] = round(n.payload * PRECISE_SCALE)
        elif n.op not in PRECISE_OPERATIONS:
            return None
        else:
            try:
                known[n] = PRECISE_OPERATIONS[n.op](*(known[a] for a in n.args))
            except ZeroDivisionError:
                return None
    return Fraction(known[root], PRECISE_SCALE)


@cache
def _precise_pi() -> int:
    """16 atan(1/5) - 4 atan(1/239)."""

    def arctangent(divisor: int) -> int:
        power, total, k = PRECISE_SCALE * GUARD_SCALE // divisor, 0, 0
        while power:
            total += (-1) ** k * (power // (2 * k + 1))
            power, k = power // divisor**2, k + 1
        return total

    return (16 * arctangent(5) - 4 * arctangent(239)) // GUARD_SCALE


def _precise_sine_cosine(angle: int) -> tuple[int, int]:
    """The sums of the series, of an angle between -pi and pi."""
    half_turn = _precise_pi()
    x = (angle + half_turn) % (2 * half_turn) - half_turn
    sums, term, k = [0, 0, 0, 0], PRECISE_SCALE, 0
    while term:
        sums[k % 4] += term
        k += 1
        term = term * abs(x) // (PRECISE_SCALE * k)
    sine = sums[1] - sums[3]
    return (sine if x >= 0 else -sine), sums[0] - sums[2]


PRECISE_OPERATIONS: dict[Op, Callable[..., int]] = {  # on numbers times PRECISE_SCALE
    PI: _precise_pi,
    NEG: lambda a: -a,
    ADD: lambda a, b: a + b,
    MUL: lambda a, b: a * b // PRECISE_SCALE,
    DIV: lambda a, b: a * PRECISE_SCALE // b,
    SIN: lambda a: _precise_sine_cosine(a)[0],
    COS: lambda a: _precise_sine_cosine(a)[1],
}
