"""Factors of sums of products of sines and cosines.

A factor that depends on one angle u alone (q3, q2 + q3, q2 - q7 …) divides every coefficient of the
other angles: it is their greatest common divisor, polynomials in t = tan(u/2) and the parameters,

    cos(k u) = C^(2k) Re (1 + i t)^(2k),   sin(k u) = C^(2k) Im (1 + i t)^(2k),   C = cos(u/2)

What remains after all such angles is one more factor. Numbers are replaced by parameters meanwhile
(`lifted_numbers`): the factors then have the numbers that were given, not products of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, reduce
from itertools import product
from math import comb, gcd, lcm

from symoro.expr.dag import postorder, reachable
from symoro.expr.functions import substitute
from symoro.expr.node import ONE, ZERO, Expr, Role, constant, multiple_of_pi, symbol
from symoro.expr.ops import CONSTANT
from symoro.expr.polynomial import to_expr
from symoro.expr.trigonometric import (
    BITS,
    Angle,
    Ring,
    Sum,
    Terms,
    TooLong,
    Wave,
    add_terms,
    linearised,
    multiply_terms,
    normal_wave,
    shortest_products,
    without_zeros,
)

Powers = tuple[int, ...]  # of t and the parameters, or of the parameters alone
Poly = dict[Powers, int]  # integer coefficients
Waves = dict[Powers, Sum]  # powers of the parameters → Fourier sum
PRIME = 2_147_483_647
MAX_NODES = 250  # of an expression whose factors are looked for
MAX_WAVES = 150  # terms of its Fourier sum
MAX_ANGLES = 6
MAX_PRODUCTS = 100_000  # of terms when two polynomials are multiplied


def lifted_numbers(values: Iterable[Expr]) -> tuple[list[Expr], dict[Expr, Expr]]:
    """The expressions with a symbol for every number that is no integer, and the numbers by symbol.

    Multiples of pi stay.
    """
    roots = list(values)
    inside_pi = {a for n in postorder(roots) if multiple_of_pi(n) is not None for a in n.args}
    numbers = [
        n
        for n in postorder(roots)
        if n.op is CONSTANT and n.payload.denominator != 1 and n not in inside_pi
    ]
    names = {n: symbol(f"number{k:04}", Role.GEOMETRIC) for k, n in enumerate(numbers)}
    return substitute(roots, names), {name: n for n, name in names.items()}


def trigonometric_factors(root: Expr) -> list[Expr]:
    """Expressions whose product is the expression, numbers and powers of a factor included.

    The expression alone if it is too large.
    """
    try:
        return _Factoring(root).factors()
    except TooLong:
        return [root]


class _Factoring:
    """The factors of one expression."""

    def __init__(self, root: Expr) -> None:
        self.ring = Ring(_no_value)
        terms, self.below = self._without_divisors(self._expanded(root))
        used = {k for m in terms for k, _ in self.ring.powers(m)} - self.ring.waves.keys()
        self.parameters = sorted(used)
        every = [v for g in self.ring.groups for v in g]
        sums = self.ring.fourier_sums(terms, every)
        waves = _plain({self._powers(m): total for m, total in sums.items()})
        remaining = _places(waves)
        self.variables = [every[k] for k in remaining]
        self.waves = {
            powers: {(c, tuple(a[k] for k in remaining)): x for (c, a), x in total.items()}
            for powers, total in waves.items()
        }
        self._check_size()

    def _expanded(self, root: Expr) -> Terms:
        if len(reachable([root])) > MAX_NODES:
            raise TooLong
        terms = self.ring.without_roots(self.ring.expand(root))
        if len(terms) > MAX_WAVES:
            raise TooLong
        return terms

    def _without_divisors(self, terms: Terms) -> tuple[Terms, list[Expr]]:
        """The terms times the atoms that divide some of them, and these atoms."""
        most: dict[int, int] = {}
        for k, power in (pair for m in terms for pair in self.ring.powers(m)):
            most[k] = max(most.get(k, 0), -power)
        shift = sum(power << BITS * k for k, power in most.items())
        divisors = [self.ring.atoms[k] for k, power in most.items() for _ in range(power)]
        return {m + shift: c for m, c in terms.items()}, divisors

    def _check_size(self) -> None:
        if len(self.variables) > MAX_ANGLES or sum(map(len, self.waves.values())) > MAX_WAVES:
            raise TooLong

    def _powers(self, rest: int) -> Powers:
        powers = dict(self.ring.powers(rest))
        return tuple(powers.get(k, 0) for k in self.parameters)

    def factors(self) -> list[Expr]:
        """Powers of parameters, factors of the parameters, of one angle each, the rest, and the
        inverses of divisors.
        """
        if not self.waves:
            return [ZERO]
        rest, factors = self._without_parameters()
        for direction in self._directions(rest):
            parts = _along(rest, direction)
            degree = max(k for p in parts.values() for s in p.values() for _, (k,) in s)
            for alone in (True, False):
                common = _common_factor(parts, degree, alone)
                if common is not None:
                    parts, degree = common.quotients, degree - common.degree
                    factors += [self._of_angle(f, direction) for f in common.factors]
                    rest = _joined(parts, direction)
        return [*self._expressions([*factors, rest]), *(ONE / x for x in self.below)]

    def _without_parameters(self) -> tuple[Waves, list[Waves]]:
        """The sum without its factors that are parameters or sums of them, and these."""
        scale = _denominator(self.waves.values())
        polys: dict[Wave, Poly] = {}
        for powers, total in self.waves.items():
            for wave, c in total.items():
                polys.setdefault(wave, {})[powers] = int(c * scale)
        common = reduce(poly_gcd, sorted(polys.values(), key=len), Poly())
        rest: Waves = {}
        for wave, p in polys.items():
            for powers, c in divided(p, common).items():
                rest.setdefault(powers, {})[wave] = Fraction(c, scale)
        return rest, self._parameter_factors(common)

    def _parameter_factors(self, common: Poly) -> list[Waves]:
        """The parameters that divide a polynomial of parameters, and the rest of it."""
        one = (True, (0,) * len(self.variables))
        least = tuple(map(min, zip(*common, strict=True)))
        factors: list[Waves] = []
        for k, power in enumerate(least):
            single = tuple(int(i == k) for i in range(len(least)))
            factors += [{single: {one: 1}}] * power
        others = {tuple(a - b for a, b in zip(m, least, strict=True)): c for m, c in common.items()}
        return [*factors, {m: {one: c} for m, c in others.items()}]

    def _directions(self, waves: Waves) -> list[Angle]:
        """Angles on which a factor may depend: single variables, then sums and differences."""
        angles = {a for total in waves.values() for _, a in total}
        used = _places(waves)
        choices = product(
            *((0, 1, -1) if k in used else (0,) for k, _ in enumerate(self.variables))
        )
        several = [d for d in choices if _is_positive(d) and _has_factor(angles, d)]
        return sorted(several, key=lambda d: (sum(map(abs, d)), [-k for k in d]))

    def _of_angle(self, f: dict[Powers, Sum], direction: Angle) -> Waves:
        return _joined({(True, (0,) * len(direction)): f}, direction)

    # --- expressions ------------------------------------------------------------------------------

    def _expressions(self, factors: Iterable[Waves]) -> list[Expr]:
        """A number and the factors, each with integers without common divisor."""
        number, result = Fraction(1), []
        for f in factors:
            terms = min((self._of_sums(f), self.ring.products(self._terms(f))), key=self._length)
            scale = self._scale(terms)
            number *= scale
            e = to_expr({self._monomial(m): Fraction(c) / scale for m, c in terms.items()})
            if e is not ONE:
                result.append(e)
        return [constant(number), *result] if number != 1 or not result else result

    def _length(self, terms: Terms) -> tuple[int, int]:
        return len(terms), sum(len(self.ring.powers(m)) for m in terms)

    def _monomial(self, m: int) -> tuple[tuple[Expr, int], ...]:
        atoms = ((self.ring.atoms[k], n) for k, n in self.ring.powers(m))
        return tuple(sorted(atoms, key=lambda pair: pair[0].key))

    def _of_sums(self, waves: Waves) -> Terms:
        """The shortest products of sines and cosines of any sums of angles."""
        total: Terms = {}
        for powers, sums in waves.items():
            for x, factors in shortest_products(sums):
                m, c = self.ring.packed(self._packed_powers(powers), x, factors, self.variables)
                total[m] = total.get(m, 0) + c
        return {m: c for m, c in total.items() if c}

    def _packed_powers(self, powers: Powers) -> int:
        return sum(n << BITS * k for k, n in zip(self.parameters, powers, strict=True))

    def _scale(self, terms: Terms) -> Fraction:
        """The number to divide by: most terms are then positive, of two the first by its names."""
        values = [Fraction(c) for c in terms.values()]
        below = lcm(*(c.denominator for c in values))
        number = Fraction(gcd(*(int(c * below) for c in values)), below)
        negative = sum(c < 0 for c in values)
        first = min(terms, key=self._reading_order)
        is_minus = terms[first] < 0 if 2 * negative == len(values) else 2 * negative > len(values)
        return -number if is_minus else number

    def _reading_order(self, m: int) -> list[tuple[bool, str, int]]:
        ring = self.ring
        return sorted((k in ring.waves, str(ring.atoms[k]), n) for k, n in ring.powers(m))

    def _terms(self, waves: Waves) -> Terms:
        """The sum with sines and cosines of the angles of one group each."""
        total: Terms = {}
        groups = list(self.ring.groups)
        for powers, sums in waves.items():
            m = self._packed_powers(powers)
            for (is_cosine, angle), c in sums.items():
                by_variable = {v: k for v, k in zip(self.variables, angle, strict=True) if k}
                parts = [{v: by_variable[v] for v in g if v in by_variable} for g in groups]
                wave = self._of_groups(is_cosine, [p for p in parts if p])
                total = add_terms(total, multiply_terms(wave, {m: c}))
        return total

    def _of_groups(self, is_cosine: bool, parts: Sequence[Mapping[Expr, int]]) -> Terms:
        """sin or cos of a sum of angles: cos(a + b) = cos a cos b - sin a sin b …"""
        if not parts:
            return {0: 1} if is_cosine else {}
        first, rest = parts[0], parts[1:]
        (c, c_sign), (s, s_sign) = (self.ring.wave_atom(first, k) for k in (True, False))
        same, other = (self._of_groups(k, rest) for k in (is_cosine, not is_cosine))
        sign = -s_sign if is_cosine else s_sign
        return add_terms(multiply_terms(same, {c: c_sign}), multiply_terms(other, {s: sign}))


def _no_value(n: Expr) -> float:
    """Functions of numbers that are not exact have no factors."""
    raise TooLong


# --- one angle ------------------------------------------------------------------------------------

Parts = dict[Wave, dict[Powers, Sum]]  # wave of the other angles → its coefficient, of one angle u


def _places(waves: Waves) -> list[int]:
    """The variables that angles of a sum have."""
    angles = {a for total in waves.values() for _, a in total}
    return sorted({k for a in angles for k, x in enumerate(a) if x})


def _is_positive(direction: Angle) -> bool:
    """True if the first multiple that is not zero is positive."""
    return next((k for k in direction if k), 0) > 0


def _has_factor(angles: Iterable[Angle], direction: Angle) -> bool:
    """False if some coefficient of the other angles is one exponential of u, which divides by no
    factor of u.
    """
    at = next(k for k, x in enumerate(direction) if x)
    multiples: dict[Angle, set[int]] = {}
    for angle in angles:
        for a in (angle, tuple(-x for x in angle)):
            k = a[at] * direction[at]
            others = tuple(x - k * d for x, d in zip(a, direction, strict=True))
            multiples.setdefault(others, set()).add(k)
    return all(len(several) > 1 for several in multiples.values())


def _along(waves: Waves, direction: Angle) -> Parts:
    """The coefficients of the other angles, each a Fourier sum of u = direction * variables."""
    at = next(k for k, x in enumerate(direction) if x)
    parts: Parts = {}
    for powers, total in waves.items():
        for (is_cosine, angle), c in total.items():
            k = angle[at] * direction[at]
            others = tuple(a - k * d for a, d in zip(angle, direction, strict=True))
            for of_others, of_u, sign in _ADDITION[is_cosine]:
                (wave, s), (own, w) = normal_wave(of_others, others), normal_wave(of_u, (k,))
                if s * w:
                    of_powers = parts.setdefault(wave, {}).setdefault(powers, {})
                    of_powers[own] = of_powers.get(own, 0) + c * sign * s * w
    return _without_zeros(parts)


# wave(a + b): wave of a, wave of b (True: cosine), sign
_ADDITION = {
    True: ((True, True, 1), (False, False, -1)),
    False: ((False, True, 1), (True, False, 1)),
}


def _plain(waves: Waves) -> Waves:
    """The sums without zeros."""
    plain = {powers: without_zeros(total) for powers, total in waves.items()}
    return {powers: total for powers, total in plain.items() if total}


def _without_zeros(parts: Parts) -> Parts:
    plain = {wave: _plain(of_powers) for wave, of_powers in parts.items()}
    return {wave: of_powers for wave, of_powers in plain.items() if of_powers}


def _denominator(sums: Iterable[Sum]) -> int:
    return lcm(*(Fraction(c).denominator for total in sums for c in total.values()))


def _joined(parts: Parts, direction: Angle) -> Waves:
    """The sum of products of a wave and its coefficient."""
    result: Waves = {}
    for wave, of_powers in parts.items():
        for powers, total in of_powers.items():
            sums = result.setdefault(powers, {})
            for (is_cosine, (k,)), c in total.items():
                own, sign = normal_wave(is_cosine, tuple(k * d for d in direction))
                key = ((*wave, 1), (*own, 1))
                for w, x in linearised(key, len(direction)).items():
                    sums[w] = sums.get(w, 0) + x * c * sign
    return _plain(result)


class _Common:
    """A common factor of coefficients: its degree in u, its own factors, and the quotients."""

    def __init__(self, degree: int, factors: list[dict[Powers, Sum]], quotients: Parts) -> None:
        self.degree, self.factors, self.quotients = degree, factors, quotients


def _common_factor(parts: Parts, n: int, alone: bool) -> _Common | None:
    """The factor that all coefficients share; `alone`: one without parameters."""
    if not n:
        return None
    scale = _denominator(total for p in parts.values() for total in p.values())
    polys = {w: _half_tangents(p, n, scale) for w, p in parts.items()}
    shared = list(_by_parameters(polys.values()) if alone else polys.values())
    at_infinity = 2 * n - max(map(_degree, shared))
    if not at_infinity and not _may_share(shared):
        return None
    common = reduce(poly_gcd, sorted(shared, key=len), Poly())
    common, total = _of_whole_angles(common, at_infinity)
    if not total:
        return None
    quotients = {w: _fourier(divided(p, common), 2 * n - total, scale) for w, p in polys.items()}
    factors = _simple_factors(common, total) if alone else [_fourier(common, total, 1)]
    return _Common(total // 2, factors, _without_zeros(quotients))


def _degree(p: Poly) -> int:
    return max(m[0] for m in p)


def _of_whole_angles(common: Poly, at_infinity: int) -> tuple[Poly, int]:
    """A common factor without half angles, and its degree: an even number, 0 for no factor."""
    total = _degree(common) + at_infinity
    if total % 2 == 0:
        return common, total
    if at_infinity:  # without one cos(u/2)
        return common, total - 1
    if all(m[0] for m in common):  # without one sin(u/2)
        return {(m[0] - 1, *m[1:]): c for m, c in common.items()}, total - 1
    return common, 0


def _simple_factors(common: Poly, total: int) -> list[dict[Powers, Sum]]:
    """Powers of sin u and cos u, and the rest; `common` has no parameters."""
    factors: list[Poly] = []
    size = len(next(iter(common)))
    sine, cosine = _poly({1: 1}, size), _poly({0: 1, 2: -1}, size)
    while total - _degree(common) and all(m[0] for m in common):
        common, total = divided(common, sine), total - 2
        factors.append(sine)
    while (rest := quotient(common, cosine)) is not None:
        common, total = rest, total - 2
        factors.append(cosine)
    return [*(_fourier(f, 2, 1) for f in factors), _fourier(common, total, 1)]


def _poly(of_t: Mapping[int, int], size: int) -> Poly:
    return {(k, *(0,) * (size - 1)): c for k, c in of_t.items()}


def _by_parameters(polys: Iterable[Poly]) -> Iterator[Poly]:
    """The coefficients of all products of parameters."""
    for p in polys:
        parts: dict[Powers, Poly] = {}
        for m, c in p.items():
            parts.setdefault(m[1:], {})[(m[0], *(0,) * (len(m) - 1))] = c
        yield from parts.values()


@cache
def _tangents(is_cosine: bool, k: int, n: int) -> tuple[int, ...]:
    """cos(k u) or sin(k u) times (1 + t^2)^n: coefficients of t."""
    wave = [comb(2 * k, j) * (-1) ** (j // 2) * (j % 2 != is_cosine) for j in range(2 * k + 1)]
    if not k:
        wave = [int(is_cosine)]
    result = [0] * (2 * n + 1)
    for i in range(n - k + 1):
        for j, c in enumerate(wave):
            result[2 * i + j] += comb(n - k, i) * c
    return tuple(result)


def _half_tangents(of_powers: Mapping[Powers, Sum], n: int, scale: int) -> Poly:
    """A sum of sines and cosines of k u, k <= n, times (1 + t^2)^n and a number."""
    result: Poly = {}
    for powers, total in of_powers.items():
        for (is_cosine, (k,)), c in total.items():
            for j, x in enumerate(_tangents(is_cosine, k, n)):
                if x:
                    m = (j, *powers)
                    result[m] = result.get(m, 0) + int(c * scale) * x
    return {m: c for m, c in result.items() if c}


def _fourier(p: Poly, degree: int, scale: int) -> dict[Powers, Sum]:
    """The sum of products S^j C^(degree - j) as sines and cosines of k u, by a number."""
    result: dict[Powers, Sum] = {}
    for m, c in p.items():
        j, total = m[0], result.setdefault(m[1:], {})
        key = ((False, (1,), j), (True, (1,), degree - j))
        for (is_cosine, (k,)), x in linearised(key, 1).items():
            wave = is_cosine, (k // 2,)
            total[wave] = total.get(wave, 0) + x * Fraction(c, scale)
    return {m: without_zeros(total) for m, total in result.items()}


# --- polynomials ----------------------------------------------------------------------------------


def _may_share(polys: Sequence[Poly]) -> bool:
    """False if polynomials have no common factor with t: at random parameters, modulo a prime."""
    common: list[int] = []
    for p in polys:
        common = _gcd_modulo(common, _at_numbers(p))
        if len(common) == 1:
            return False
    return True


def _at_numbers(p: Poly) -> list[int]:
    """The coefficients of t at some values of the parameters, modulo a prime."""
    row = [0] * (1 + max(m[0] for m in p))
    for m, c in p.items():
        x = c
        for k, n in enumerate(m[1:]):
            x = x * pow(pow(7, 5 * k + 8, PRIME) + 11 * k, n, PRIME) % PRIME
        row[m[0]] = (row[m[0]] + x) % PRIME
    return row


def _gcd_modulo(a: list[int], b: list[int]) -> list[int]:
    """The greatest common divisor of two polynomials modulo PRIME, coefficients from t^0 on."""
    a, b = _trimmed(a), _trimmed(b)
    while b:
        inverse = pow(b[-1], -1, PRIME)
        while len(a) >= len(b):
            factor, shift = a[-1] * inverse % PRIME, len(a) - len(b)
            a = [(x - factor * b[k - shift]) % PRIME if k >= shift else x for k, x in enumerate(a)]
            a = _trimmed(a)
        a, b = b, a
    return a


def _trimmed(a: list[int]) -> list[int]:
    n = len(a)
    while n and not a[n - 1]:
        n -= 1
    return a[:n]


def poly_gcd(a: Poly, b: Poly) -> Poly:
    """The greatest common divisor, with integers without common divisor."""
    if not a or not b:
        return _primitive(a or b)
    a, b = _primitive(a), _primitive(b)
    of_a, of_b = (_variables(p) for p in (a, b))
    if of_a != of_b:
        v = min(of_a ^ of_b)
        return poly_gcd(_content(a, v), b) if v in of_a else poly_gcd(a, _content(b, v))
    if not of_a:
        return {(0,) * len(next(iter(a))): 1}
    return _primitive(_euclid(a, b, min(of_a, key=lambda k: max(m[k] for m in (*a, *b)))))


def _euclid(a: Poly, b: Poly, v: int) -> Poly:
    """A greatest common divisor of polynomials in the same variables, by Euclid's algorithm in one
    of them.
    """
    content_a, content_b = _content(a, v), _content(b, v)
    common = poly_gcd(content_a, content_b)
    a, b = divided(a, content_a), divided(b, content_b)
    while b:
        rest = _pseudo_remainder(a, b, v)
        a, b = b, divided(rest, _content(rest, v)) if rest else {}
    return _times(common, divided(a, _content(a, v)))


def _variables(p: Poly) -> set[int]:
    return {k for m in p for k, n in enumerate(m) if n}


def _primitive(p: Poly) -> Poly:
    if not p:
        return p
    number = gcd(*p.values()) * (-1 if p[max(p)] < 0 else 1)
    return {m: c // number for m, c in p.items()}


def _content(p: Poly, v: int) -> Poly:
    """The greatest common divisor of the coefficients of a variable."""
    common: Poly = {}
    for part in sorted(_coefficients(p, v).values(), key=len):
        common = poly_gcd(common, part)
        if len(common) == 1 and not any(next(iter(common))):
            break
    return common


def _coefficients(p: Poly, v: int) -> dict[int, Poly]:
    """The coefficient of each power of a variable."""
    parts: dict[int, Poly] = {}
    for m, c in p.items():
        parts.setdefault(m[v], {})[(*m[:v], 0, *m[v + 1 :])] = c
    return parts


def _pseudo_remainder(a: Poly, b: Poly, v: int) -> Poly:
    """The rest of a division in one variable, a multiplied by coefficients of b."""
    of_b = _coefficients(b, v)
    degree = max(of_b)
    lead = of_b[degree]
    while a and (top := max(m[v] for m in a)) >= degree:
        leading = _coefficients(a, v)[top]
        raised = {(*m[:v], top - degree, *m[v + 1 :]): c for m, c in leading.items()}
        a = _primitive(_minus(_times(a, lead), _times(b, raised)))
    return a


def _times(a: Poly, b: Poly) -> Poly:
    if len(a) * len(b) > MAX_PRODUCTS:
        raise TooLong
    total: Poly = {}
    for ma, ca in a.items():
        for mb, cb in b.items():
            m = tuple([x + y for x, y in zip(ma, mb, strict=True)])
            total[m] = total.get(m, 0) + ca * cb
    return {m: c for m, c in total.items() if c}


def _minus(a: Poly, b: Poly) -> Poly:
    total = dict(a)
    for m, c in b.items():
        total[m] = total.get(m, 0) - c
    return {m: c for m, c in total.items() if c}


def divided(p: Poly, by: Poly) -> Poly:
    """p / by, which leaves nothing."""
    result = quotient(p, by)
    assert result is not None
    return result


def quotient(p: Poly, by: Poly) -> Poly | None:
    """p / by; None if the division leaves something or has coefficients that are no integers."""
    lead = max(by)
    result: Poly = {}
    rest = dict(p)
    while rest:
        m = max(rest)
        shift = tuple([x - y for x, y in zip(m, lead, strict=True)])
        c, remainder = divmod(rest[m], by[lead])
        if remainder or min(shift, default=0) < 0:
            return None
        result[shift] = c
        for n, x in by.items():
            at = tuple([a + b for a, b in zip(n, shift, strict=True)])
            value = rest.get(at, 0) - c * x
            if value:
                rest[at] = value
            else:
                rest.pop(at, None)
    return result
