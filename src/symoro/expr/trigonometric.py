"""Trigonometric polynomials: exact sums of products of symbols, sines and cosines.

An expression is expanded into terms. A term is one integer that holds the powers of its atoms, so
that a product of terms is a sum of integers. Angles that are added somewhere belong to one group;
the sines and cosines of a group are written as a Fourier sum, which is unique, and from it as the
shortest products and angle sums:

    sin a + sin b = 2 sin((a + b)/2) cos((a - b)/2)      1 - cos 2a = 2 sin^2 a      and so on

Atoms are symbols, sines and cosines of sums of angles, and every other operation (a quotient whose
divisor is a sum, a square root, a sign). Nothing here knows of robots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from operator import itemgetter

from symoro.expr.functions import cos, sin
from symoro.expr.node import (
    CONST_LEVEL,
    ONE,
    ZERO,
    Expr,
    constant,
    magnitude,
    multiple_of_pi,
    rational,
)
from symoro.expr.ops import ADD, COS, DIV, MUL, NAMED, NEG, PI, SIN, SQRT, SYMBOL

Coefficient = int | Fraction
Terms = dict[int, Coefficient]  # packed powers of the atoms → coefficient
Angle = tuple[int, ...]  # the multiples of the variables of a group
Wave = tuple[bool, Angle]  # True for a cosine, and its angle; (True, 0 …) is the number 1
Sum = dict[Wave, Coefficient]  # a Fourier sum of one group of angles
Product = tuple[Coefficient, tuple[Wave, ...]]

EXACT = (PI, SQRT)  # operations on numbers that are written as such
BITS, HALF_RANGE = 8, 128  # of the power of one atom in a packed term
MAX_PRODUCTS = 400_000  # of terms when two sums are multiplied
MAX_TERMS = 6000
MAX_DIVISOR = 40  # terms of a divisor that is tried as a product
MAX_MULTIPLE = 8  # sum of the multiples of angles whose waves are written as products
MAX_SEARCHED = 7  # waves of a sum for which every way to pair them is compared


class TooLong(Exception):
    """The expanded form has more than MAX_TERMS terms."""


class Ring:
    """The atoms of some expressions, numbered, and the polynomials in them.

    `value` gives that of an expression without symbols. `parallel` are sets of angle variables that
    belong to one group. `opaque` are nodes that stay atoms, such as quantities that have a name.
    """

    def __init__(
        self,
        value: Callable[[Expr], float],
        parallel: Iterable[Iterable[Expr]] = (),
        opaque: Iterable[Expr] = (),
    ) -> None:
        self.value = value

        self.atoms: list[Expr] = []
        self.number: dict[Expr, int] = {}
        self.opaque = frozenset(opaque)
        self.known: dict[Expr, Terms] = {}
        self._powers: dict[int, tuple[tuple[int, int], ...]] = {}
        self.groups: list[list[Expr]] = [
            sorted(g, key=variable_order) for g in parallel
        ]  # of angle variables
        self.waves: dict[int, tuple[Mapping[Expr, int], bool]] = {}  # of an atom: angle, cosine?

    # --- expansion --------------------------------------------------------------------------------

    def expand(self, root: Expr) -> Terms:
        """The expression as a sum of products of atoms."""
        known, stack = self.known, [root]
        while stack:
            n = stack[-1]
            unknown = next((a for a in n.args if a not in known), None)
            if n in known:
                stack.pop()
            elif unknown is None:
                known[n] = self._expanded(n)
            else:
                stack.append(unknown)
        return known[root]

    def _expanded(self, n: Expr) -> Terms:
        value = rational(n)
        if value is not None:
            return {0: _plain(value)} if value else {}
        if n in self.opaque:
            return self.atom(n)
        if n.op in (NEG, NAMED, ADD, MUL, DIV):
            return self._arithmetic(n)
        if n.level == CONST_LEVEL and n.op not in EXACT:
            return {0: Fraction(repr(self.value(n)))}
        return self._wave(n) if n.op in (SIN, COS) else self.atom(n)

    def _arithmetic(self, n: Expr) -> Terms:
        first = self.known[n.first]
        if n.op is NEG:
            return {m: -c for m, c in first.items()}
        if n.op is ADD:
            return add_terms(first, self.known[n.second])
        if n.op is MUL:
            return multiply_terms(first, self.known[n.second])
        return self._quotient(n) if n.op is DIV else first

    def _quotient(self, n: Expr) -> Terms:
        """A quotient by a product has negative powers; the inverse of a sum is an atom."""
        below = self.known[n.second]
        if 1 < len(below) <= MAX_DIVISOR:
            below = self.products(below)
        if len(below) == 1:
            [(m, c)] = below.items()
            return multiply_terms(self.known[n.first], {-m: _plain(Fraction(1) / c)})
        common, rest = self._common_atoms(below)
        inverse = ONE / (self._expression(rest) if common else n.second)
        [atom] = self.atom(magnitude(inverse))
        sign = -1 if inverse.op is NEG else 1
        return multiply_terms(self.known[n.first], {atom - common: sign})

    def _common_atoms(self, p: Terms) -> tuple[int, Terms]:
        """The product of atoms that all terms have, with negative powers where a term divides by
        an atom, and what it is multiplied by.
        """
        powers = [dict(self.powers(m)) for m in p]
        atoms = {k for each in powers for k in each}
        lows = {k: min(each.get(k, 0) for each in powers) for k in atoms}
        common = sum(low << BITS * k for k, low in lows.items())
        return common, {m - common: c for m, c in p.items()}

    def common_divisor(self, p: Terms) -> tuple[int, Terms]:
        """The product of negative powers of atoms that all terms can be divided by, and the sum
        without it: C23 + S23 S3 / C3 is (C23 C3 + S23 S3) / C3.
        """
        lows: dict[int, int] = {}
        for m in p:
            for k, power in self.powers(m):
                lows[k] = min(lows.get(k, 0), power)
        divisor = sum(low << BITS * k for k, low in lows.items())
        return divisor, {m - divisor: c for m, c in p.items()} if divisor else p

    def _expression(self, p: Terms) -> Expr:
        """The sum of products of positive powers of atoms as an expression."""
        total = ZERO
        for m, c in p.items():
            product = constant(c)
            for k, power in self.powers(m):
                for _ in range(power):
                    product = product * self.atoms[k]
            total = total + product
        return total

    def atom(self, n: Expr) -> Terms:
        """The expression as an atom."""
        k = self.number.setdefault(n, len(self.atoms))
        if k == len(self.atoms):
            self.atoms.append(n)
        return {1 << BITS * k: 1}

    def _wave(self, n: Expr) -> Terms:
        """A sine or cosine whose angle starts with a positive multiple."""
        angle, turns = without_quarter_turns(linear_angle(n.first))
        if not angle:
            return self.atom(n)
        self._join_groups(list(angle))
        # sin(x + k pi/2) is sin x, cos x, -sin x, -cos x
        phase = (turns + (n.op is COS)) % 4
        term, sign = self.wave_atom(angle, phase % 2 == 1)
        return {term: sign if phase < 2 else -sign}

    def wave_atom(self, angle: Mapping[Expr, int], is_cosine: bool) -> tuple[int, int]:
        """The packed term and the sign of a sine or cosine."""
        first = min(angle, key=variable_order)
        sign = -1 if angle[first] < 0 else 1
        total = ZERO
        for v in sorted(angle, key=variable_order):
            total = total + constant(sign * angle[v]) * v
        node = cos(total) if is_cosine else sin(total)
        minus = 1
        if node.op is NEG:
            node, minus = node.first, -1
        [term] = self.atom(node)
        of_node, _ = without_quarter_turns(linear_angle(node.first))
        self.waves.setdefault(self.number[node], (of_node, is_cosine))
        return term, minus * (1 if is_cosine else sign)

    def _join_groups(self, variables: list[Expr]) -> None:
        touched = [g for g in self.groups if not set(g).isdisjoint(variables)]
        if len(touched) == 1 and set(variables) <= set(touched[0]):
            return
        union = dict.fromkeys(v for g in (*touched, variables) for v in g)
        self.groups = [g for g in self.groups if g not in touched]
        self.groups.append(sorted(union, key=variable_order))

    def has_simple_angles(self, p: Terms) -> bool:
        """True if no sine or cosine has a multiple of a variable, such as sin(q2 + 2 q3)."""
        used = {k for m in p for k, _ in self.powers(m) if k in self.waves}
        return all(_is_simple(tuple(self.waves[k][0].values())) for k in used)

    # --- packed terms -----------------------------------------------------------------------------

    def powers(self, m: int) -> tuple[tuple[int, int], ...]:
        """Number and power of each atom of a packed term."""
        known = self._powers.get(m)
        if known is None:
            known = self._powers[m] = tuple(_unpacked(m))
        return known

    # --- Fourier sums and products ----------------------------------------------------------------

    def products(self, p: Terms) -> Terms:
        """The polynomial with the fewest, shortest products of sines and cosines."""
        p = self.without_roots(p)
        for group in list(self.groups):
            p = self._group_products(p, group)
        return p

    def without_roots(self, p: Terms) -> Terms:
        """The polynomial with sqrt(3)^2 = 3."""
        total: Terms = {}
        for m, c in p.items():
            number, rest = self._without_root(m)
            total[rest] = total.get(rest, 0) + c * number
        return {m: _plain(c) for m, c in total.items() if c}

    def _without_root(self, m: int) -> tuple[Fraction, int]:
        """The number that the even powers of roots of numbers make in a term, and the rest."""
        number = Fraction(1)
        for k, power in self.powers(m):
            x = self.atoms[k]
            value = rational(x.first) if x.op is SQRT else None
            if value is not None:
                number *= value ** (power // 2)
                m -= (power - power % 2) << BITS * k
        return number, m

    def _group_products(self, p: Terms, group: Sequence[Expr]) -> Terms:
        """The same for the sines and cosines of one group of angles.

        A polynomial with large multiples of angles stays as it is: it would have many products.
        """
        sums = {k: without_zeros(total) for k, total in self.fourier_sums(p, group).items()}
        if any(sum(map(abs, a)) > MAX_MULTIPLE for total in sums.values() for _, a in total):
            return p
        result: Terms = {}
        for rest, total in sums.items():
            for x, waves in shortest_products(total):
                m, c = self.packed(rest, x, waves, group)
                result[m] = result.get(m, 0) + c
        return {m: _plain(c) for m, c in result.items() if c}

    def fourier_sums(self, p: Terms, group: Sequence[Expr]) -> dict[int, Sum]:
        """The Fourier sum of the angles of a group beside each product of other atoms."""
        of_group = {
            k: (tuple(angle.get(v, 0) for v in group), is_cosine)
            for k, (angle, is_cosine) in self.waves.items()
            if not set(angle).isdisjoint(group)
        }
        sums: dict[int, Sum] = {}
        for m, c in p.items():
            waves = [(k, power) for k, power in self.powers(m) if k in of_group and power > 0]
            rest = m - sum(power << BITS * k for k, power in waves)
            key = tuple((of_group[k][1], of_group[k][0], power) for k, power in waves)
            total = sums.setdefault(rest, {})
            for wave, x in linearised(key, len(group)).items():
                total[wave] = total.get(wave, 0) + x * c
        return sums

    def packed(
        self, rest: int, c: Coefficient, waves: Iterable[Wave], group: Sequence[Expr]
    ) -> tuple[int, Coefficient]:
        """A packed term times sines and cosines of a group, and its coefficient."""
        for is_cosine, angle in waves:
            form = {v: k for v, k in zip(group, angle, strict=True) if k}
            term, sign = self.wave_atom(form, is_cosine)
            rest, c = rest + term, c * sign
        return rest, c


def without_quarter_turns(angle: Mapping[Expr, int]) -> tuple[Mapping[Expr, int], int]:
    """The angle without multiples of pi/2, and their number."""
    rest, turns = dict(angle), Fraction(0)
    for v, k in angle.items():
        share = multiple_of_pi(v)
        if share is not None:
            turns += 2 * share * k
            del rest[v]
    return (rest, int(turns)) if turns.denominator == 1 else (angle, 0)


def _unpacked(m: int) -> Iterator[tuple[int, int]]:
    k = 0
    while m:
        power = (m + HALF_RANGE & 255) - HALF_RANGE
        if power:
            yield k, power
        m = m - power >> BITS
        k += 1


@lru_cache(maxsize=4096)
def linear_angle(angle: Expr) -> Mapping[Expr, int]:
    """The multiple of each variable of an angle; what is no integer multiple is a variable itself.

    {} if the angle is a rational multiple of pi alone.
    """
    total: dict[Expr, int] = {}
    rest, turns = ZERO, ZERO  # what is no integer multiple; multiples of pi
    for n, k in _summands(angle):
        if multiple_of_pi(n) is not None:
            turns = turns + n * k
        elif n.level == CONST_LEVEL or _number_factor(n) is not None:
            rest = rest + n * k
        else:
            total[n] = total.get(n, 0) + k
    if total:
        total |= {magnitude(c): -1 if c.op is NEG else 1 for c in (rest, turns) if c is not ZERO}
    return dict(filter(itemgetter(1), total.items()))


def _summands(angle: Expr) -> Iterator[tuple[Expr, int]]:
    """The parts of a sum, each with an integer factor."""
    stack = [(angle, 1)]
    while stack:
        n, k = stack.pop()
        factor = _number_factor(n)
        if n.op in (NEG, ADD):
            stack += [(a, -k if n.op is NEG else k) for a in n.args]
        elif factor is not None and factor.denominator == 1 and n.level > CONST_LEVEL:
            stack.append((n.second, k * int(factor)))
        else:
            yield n, k


def _number_factor(n: Expr) -> Fraction | None:
    """The number that a product begins with."""
    return rational(n.first) if n.op is MUL else None


def variable_order(v: Expr) -> tuple[int, str, int, int]:
    """Symbols by name and number, then everything else."""
    if v.op is not SYMBOL:
        return 1, "", 0, v.key
    name = str(v.payload[0])
    letters = name.rstrip("0123456789")
    return 0, letters, int(name[len(letters) :] or 0), 0


def without_zeros(total: Sum) -> Sum:
    return {w: c for w, c in total.items() if c}


def _plain(c: Coefficient) -> Coefficient:
    return c.numerator if c.denominator == 1 else c


def add_terms(a: Terms, b: Terms) -> Terms:
    if len(b) > len(a):
        a, b = b, a
    total = dict(a)
    for m, c in b.items():
        s = total.get(m, 0) + c
        if s:
            total[m] = s
        else:
            total.pop(m, None)
    return total


def multiply_terms(a: Terms, b: Terms) -> Terms:
    if len(a) * len(b) > MAX_PRODUCTS:
        raise TooLong
    total: Terms = {}
    get = total.get
    for ma, ca in a.items():
        for mb, cb in b.items():
            m = ma + mb
            total[m] = get(m, 0) + ca * cb
    total = {m: _plain(c) for m, c in total.items() if c}
    if len(total) > MAX_TERMS:
        raise TooLong
    return total


# --- Fourier sums of one group of angles ----------------------------------------------------------


SIGNS = {  # of the waves of the sum and of the difference, by the kinds of the factors
    (True, True): (1, 1),
    (False, False): (-1, 1),
    (False, True): (1, 1),
    (True, False): (1, -1),
}


@cache
def linearised(key: tuple[tuple[bool, Angle, int], ...], size: int) -> Mapping[Wave, Coefficient]:
    """A product of powers of sines and cosines as a Fourier sum."""
    doublings = 1 << sum(power for _, _, power in key)
    return {w: _plain(Fraction(c, doublings)) for w, c in _doubled(key, size).items()}


@cache
def _doubled(key: tuple[tuple[bool, Angle, int], ...], size: int) -> Mapping[Wave, int]:
    """A product of n sines and cosines times 2^n, so that all coefficients are integers."""
    if not key:
        return {(True, (0,) * size): 1}
    total, (is_cosine, angle, power) = _doubled(key[:-1], size), key[-1]
    for _ in range(power):
        total = _times_wave(total, is_cosine, angle)
    return total


def _times_wave(total: Mapping[Wave, int], is_cosine: bool, angle: Angle) -> Mapping[Wave, int]:
    """2 cos a cos b = cos(a-b) + cos(a+b), 2 sin a sin b = cos(a-b) - cos(a+b),
    2 sin a cos b = sin(a+b) + sin(a-b), 2 cos a sin b = sin(a+b) - sin(a-b).
    """
    result: dict[Wave, int] = {}
    for (cosine, a), c in total.items():
        plus = tuple([x + y for x, y in zip(a, angle, strict=True)])
        minus = tuple([x - y for x, y in zip(a, angle, strict=True)])
        for sign, each in zip(SIGNS[cosine, is_cosine], (plus, minus), strict=True):
            wave, s = normal_wave(cosine == is_cosine, each)
            if s:
                result[wave] = result.get(wave, 0) + c * s * sign
    return {w: c for w, c in result.items() if c}


def normal_wave(is_cosine: bool, angle: Angle) -> tuple[Wave, int]:
    """The wave with a positive first multiple, and its sign; 0 for the sine of zero."""
    first = next((k for k in angle if k), 0)
    if first == 0:
        return (True, angle), int(is_cosine)
    if first < 0:
        return (is_cosine, tuple(-k for k in angle)), 1 if is_cosine else -1
    return (is_cosine, angle), 1


def _is_simple(angle: Angle) -> bool:
    """True for sums and differences of variables, which have a short name."""
    return all(-1 <= k <= 1 for k in angle)


def wave_length(wave: Wave) -> int:
    """About the characters of S23."""
    return (1 + sum(abs(k) + (k < 0) for k in wave[1])) if any(wave[1]) else 0


def _length(products: Iterable[Product]) -> int:
    return sum(2 + sum(map(wave_length, waves)) for _, waves in products)


def shortest_products(total: Sum) -> list[Product]:
    """Products of simple sines and cosines with the least text whose sum is the Fourier sum."""
    if not total:
        return []
    scale = total[max(total)]
    items = frozenset((w, _plain(Fraction(c) / scale)) for w, c in total.items())
    products = _searched(items) if len(items) <= MAX_SEARCHED else _greedy(items)
    return [(_plain(c * scale), waves) for c, waves in products]


Items = frozenset[tuple[Wave, Coefficient]]


@cache
def _searched(items: Items) -> tuple[Product, ...]:
    """Every way to pair the waves, the one with least text."""
    if not items:
        return ()
    first = max(items, key=_order)
    best: tuple[Product, ...] | None = None
    for products, rest in _ways(first, items - {first}):
        candidate = (*products, *_searched(rest))
        if best is None or (_length(candidate), candidate) < (_length(best), best):
            best = candidate
    assert best is not None
    return best


def _greedy(items: Items) -> tuple[Product, ...]:
    """The first way for each wave in turn: pairs before single waves."""
    result: tuple[Product, ...] = ()
    while items:
        if len(items) <= MAX_SEARCHED:
            return (*result, *_searched(items))
        first = max(items, key=_order)
        products, items = next(iter(_ways(first, items - {first})))
        result = (*result, *products)
    return result


def _order(item: tuple[Wave, Coefficient]) -> tuple[int, Wave]:
    wave, _ = item
    return sum(map(abs, wave[1])), wave


def _ways(
    first: tuple[Wave, Coefficient], others: Items
) -> Iterator[tuple[tuple[Product, ...], Items]]:
    """Products that contain the first wave of a sum, and the rest of the sum."""
    (is_cosine, a), c = first
    for other in sorted(others, key=_order, reverse=True):
        (cosine, b), d = other
        if cosine == is_cosine and d in (c, -c):
            pair = _paired(is_cosine, a, b, c, d == c)
            if pair is not None:
                yield (pair,), others - {other}
    if not any(a):
        yield ((c, ()),), others
    elif _is_simple(a):
        yield ((c, ((is_cosine, a),)),), others
    elif all(k % 2 == 0 for k in a):
        yield from _of_double_angle(is_cosine, tuple(k // 2 for k in a), c, others)
    else:
        yield _split_angle(is_cosine, a, c), others


def _paired(is_cosine: bool, a: Angle, b: Angle, c: Coefficient, same: bool) -> Product | None:
    """c (wave(a) + wave(b)) or c (wave(a) - wave(b)) as one product of simple waves."""
    total = [x + y for x, y in zip(a, b, strict=True)]
    if any(x % 2 for x in total):
        return None
    half = tuple(x // 2 for x in total)
    rest = tuple((x - y) // 2 for x, y in zip(a, b, strict=True))
    if not (_is_simple(half) and _is_simple(rest)):
        return None
    kinds = {
        (True, True): (True, True, 2),
        (True, False): (False, False, -2),
        (False, True): (False, True, 2),
        (False, False): (True, False, 2),
    }[is_cosine, same]
    (u, su), (w, sw) = normal_wave(kinds[0], half), normal_wave(kinds[1], rest)
    waves = tuple(sorted(x for x in (u, w) if any(x[1])))
    return c * kinds[2] * su * sw, waves


def _of_double_angle(
    is_cosine: bool, half: Angle, c: Coefficient, others: Items
) -> Iterator[tuple[tuple[Product, ...], Items]]:
    """sin 2a = 2 sin a cos a; cos 2a = 1 - 2 sin^2 a = 2 cos^2 a - 1 = cos^2 a - sin^2 a."""
    if not _is_simple(half):
        yield _split_angle(is_cosine, tuple(2 * k for k in half), c), others
        return
    s, k = (False, half), (True, half)
    if not is_cosine:
        yield ((2 * c, (s, k)),), others
        return
    yield ((-2 * c, (s, s)),), _with_constant(others, c, len(half))
    yield ((2 * c, (k, k)),), _with_constant(others, -c, len(half))
    yield ((c, (k, k)), (-c, (s, s))), others


def _with_constant(items: Items, c: Coefficient, size: int) -> Items:
    one = (True, (0,) * size)
    total = dict(items)
    value = total.pop(one, 0) + c
    return frozenset((total | {one: value} if value else total).items())


def _split_angle(is_cosine: bool, a: Angle, c: Coefficient) -> tuple[Product, ...]:
    """The wave of a sum of two simpler angles, multiplied out until all of them are simple."""
    u = tuple((k > 0) - (k < 0) for k in a)
    w = tuple(x - y for x, y in zip(a, u, strict=True))
    pairs = (
        [(1, True, True), (-1, False, False)] if is_cosine else [(1, False, True), (1, True, False)]
    )
    result: list[Product] = []
    for sign, of_u, of_w in pairs:
        wave, s = normal_wave(of_w, w)
        of_rest = ((s, (wave,)),) if _is_simple(w) else _split_angle(*wave, s)
        head, h = normal_wave(of_u, u)
        result += [
            (c * sign * h * x, (head, *(v for v in waves if any(v[1])))) for x, waves in of_rest
        ]
    return tuple(result)
