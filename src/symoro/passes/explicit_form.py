"""The explicit form of a program: results written out for a reader.

Each result is expanded into a trigonometric polynomial, its sines and cosines are written as the
shortest products, and common factors are taken out where that makes the text shorter. The result is
a `Formula`, a tree of sums and products in the order in which it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import gcd, lcm

from symoro.expr import (
    BITS,
    CONST_LEVEL,
    COS,
    DIV,
    MUL,
    NAMED,
    NEG,
    ONE,
    SIN,
    SYMBOL,
    ZERO,
    Coefficient,
    Expr,
    Program,
    Ring,
    Role,
    Terms,
    TooLong,
    add_terms,
    constant,
    interpret,
    linear_angle,
    magnitude,
    multiply_terms,
    postorder_by,
    symbols_of,
)
from symoro.passes.statement_order import Listing, make_listing

COLLECT = ("shortest", "parameters", "angles")
BRANCHES = 3  # atoms that are tried as a common factor of a short sum
SHORT_SUM = 14  # terms up to which several common factors, and common numbers, are compared
MAX_THOROUGH = 400  # terms of a model in which equal cofactors are looked for
MAX_COFACTORS = 24  # terms of a sum in which equal cofactors are looked for
MAX_DIVISION = 400  # terms of a sum whose factors are looked for


@dataclass(frozen=True)
class Term:
    """coefficient * product of atoms with powers * product of sums with powers."""

    coefficient: Fraction
    atoms: tuple[tuple[Expr, int], ...] = ()
    sums: tuple[tuple[Formula, int], ...] = ()


@dataclass(frozen=True)
class Formula:
    """A sum of terms; no term is zero."""

    terms: tuple[Term, ...]


MAX_READ = 260  # terms of a result that a reader can follow
MAX_MODEL = 1500  # terms of all results together
MAX_STEP = 100  # terms of a quantity of a listing
MAX_TERMS = 6000
MAX_DENOMINATOR = 8  # of coefficients of formulas; others are decimals
NO_TERMS = Formula(())


Length = Callable[["Explicit", Expr], int]  # characters of an atom's name


Cofactors = dict[frozenset[tuple[int, Coefficient]], Terms]  # cofactor → what it multiplies


class Explicit:
    """Explicit forms of expressions, with the text lengths of their atoms.

    `collect`: "shortest" takes out what makes the text shorter, "parameters" writes one term for
    each product of parameters, "angles" one for each product of sines and cosines.
    """

    def __init__(
        self,
        ring: Ring,
        length: Length,
        collect: str = "shortest",
        step_names: Mapping[Expr, str] | None = None,
    ) -> None:
        self.ring, self.collect, self.step_names = ring, collect, step_names or {}
        self.name_length: Callable[[Expr], int] = partial(length, self)
        self.lengths: dict[int, int] = {}
        self.thorough = False  # equal cofactors are looked for
        self.memo: dict[frozenset[tuple[int, Coefficient]], Formula] = {}

    def formula(self, root: Expr) -> Formula:
        """The formula of an expression; raises TooLong for one with too many terms."""
        terms = self.ring.expand(root)
        candidates = [self.collected(self.ring.products(terms))]
        if self.collect == "shortest":
            divisor, rest = self.ring.common_divisor(terms)
            if divisor:
                rest = self.ring.products(rest)
                candidates.append(self.collected({m + divisor: c for m, c in rest.items()}))
            if self.ring.has_simple_angles(terms):
                candidates.append(self.collected(terms))
            sign, factors = _factors(root)
            if len(factors) > 1:
                candidates.append(self._product(sign, factors))
        return min(candidates, key=self.length)

    def _product(self, sign: int, factors: Sequence[Expr]) -> Formula:
        """The product of the formulas of factors."""
        whole = Term(Fraction(sign))
        for f in factors:
            each = self.formula(f)
            if not each.terms:
                return NO_TERMS
            whole = _times(whole, each)
        return Formula((whole,))

    # --- lengths ----------------------------------------------------------------------------------

    def length(self, f: Formula) -> int:
        """About the characters of the text, without spaces, braces and product signs."""
        return sum(map(self._term_length, f.terms)) + max(len(f.terms) - 1, 0)

    def _term_length(self, t: Term) -> int:
        total = 0 if abs(t.coefficient) == 1 else _number_length(t.coefficient)
        for x, power in t.atoms:
            total += self.name_length(x) + (0 if power == 1 else 2)
        for s, power in t.sums:
            total += self.length(s) + 2 + (0 if power == 1 else 2)
        return max(total, 1)

    def _atom_length(self, k: int) -> int:
        if k not in self.lengths:
            self.lengths[k] = self.name_length(self.ring.atoms[k])
        return self.lengths[k]

    # --- common factors ---------------------------------------------------------------------------

    def collected(self, p: Terms) -> Formula:
        """The polynomial with common factors taken out as `collect` says."""
        if self.collect == "shortest":
            return self._shortest(p)
        parts: dict[int, Terms] = {}
        for m, c in p.items():
            key = self._waves_of(m) if self.collect == "angles" else m - self._waves_of(m)
            parts.setdefault(key, {})[m - key] = c
        terms = []
        for key, part in parts.items():
            inner = self._shortest(part) if len(part) > 1 else self._flat(part)
            terms.append(_times(self._flat({key: 1}).terms[0], inner))
        return Formula(tuple(terms))

    def _waves_of(self, m: int) -> int:
        return sum(power << BITS * k for k, power in self.ring.powers(m) if k in self.ring.waves)

    def _shortest(self, p: Terms) -> Formula:
        if len(p) <= 1:
            return self._flat(p)
        key = frozenset(p.items())
        if key not in self.memo:
            common, scale, rest = self._without_content(p)
            inner = self._factored_sum(rest)
            if not common and abs(scale) == 1:
                inner = inner if scale == 1 else _negative(inner)
            else:
                head = self._flat({common: scale}).terms[0]
                inner = Formula((_times(head, inner),))
            self.memo[key] = min(inner, self._flat(p), key=self.length)
        return self.memo[key]

    def _without_content(self, p: Terms) -> tuple[int, Coefficient, Terms]:
        """The common atoms, the common number, and the rest of a sum."""
        least: dict[int, int] | None = None
        for m in p:
            powers = dict(self.ring.powers(m))
            if least is None:
                least = powers
            else:
                both = least.keys() | powers.keys()
                lows = {k: min(least.get(k, 0), powers.get(k, 0)) for k in both}
                least = {k: power for k, power in lows.items() if power}
        common = sum(power << BITS * k for k, power in (least or {}).items())
        scale = _common_number(list(p.values()))
        return common, scale, {m - common: _exact(c, scale) for m, c in p.items()}

    def _factored_sum(self, p: Terms) -> Formula:
        """A sum without common factor: as a product of sums, or with its best common atoms."""
        divided = self._divided(p) if len(p) <= MAX_DIVISION else None
        candidates = [] if divided is None else [self._product_of_sums(*divided)]
        savings = self._savings(p)
        for k in savings[: BRANCHES if len(p) <= SHORT_SUM else 1]:
            inside, outside = self._split(p, k)
            forms = self._shortest(inside).terms
            if outside:
                forms = (*forms, *self._shortest(outside).terms)
            candidates.append(Formula(forms))
        if len(p) <= SHORT_SUM:
            candidates += self._by_number(p)
        if self.thorough and len(p) <= MAX_COFACTORS:
            candidates += self._by_cofactors(p)
        return min([*candidates, self._flat(p)], key=self.length)

    def _by_number(self, p: Terms) -> Iterator[Formula]:
        """The sum with the number before the parentheses that saves most text: 0.4 a + 0.4 b."""
        parts: dict[Fraction, Terms] = {}
        for m, c in p.items():
            parts.setdefault(abs(Fraction(c)), {})[m] = c
        saved = {c: (len(part) - 1) * _number_length(c) for c, part in parts.items() if c != 1}
        number = max(saved, key=lambda c: (saved[c], c), default=None)
        if number is not None and 1 < len(parts[number]) < len(p):
            outside = {m: c for m, c in p.items() if abs(c) != number}
            inside = self._shortest(parts[number])
            yield Formula((*inside.terms, *self._shortest(outside).terms))

    def _by_cofactors(self, p: Terms) -> Iterator[Formula]:
        """Sums with equal cofactors joined: a x + a y + b x + b y -> (a + b) (x + y).

        Cofactors have the parameters and the sines and cosines of all or one of the groups.
        """
        waves = self.ring.waves
        of_groups = [
            {k for k in waves if any(v in waves[k][0] for v in g)} for g in self.ring.groups
        ]
        for inner in (set(waves), *of_groups, set[int]()):
            sums = self._cofactors(p, waves.keys() - inner)
            if any(len(a) > 1 and len(b) > 1 for a, b in sums.items()):
                yield self._sum_of_products(sums)

    def _cofactors(self, p: Terms, outer: Set[int]) -> Cofactors:
        """The sum that each cofactor is multiplied by; `outer` are atoms that no cofactor has."""
        parts: dict[int, Terms] = {}
        for m, c in p.items():
            key = sum(n << BITS * k for k, n in self.ring.powers(m) if k in outer)
            parts.setdefault(key, {})[m - key] = c
        sums: Cofactors = {}
        for key, part in parts.items():
            common, scale, rest = self._without_content(part)
            sign = -1 if rest[max(rest)] < 0 else 1
            cofactor = frozenset((m, c * sign) for m, c in rest.items())
            sums.setdefault(cofactor, {})[key + common] = scale * sign
        return sums

    def _sum_of_products(self, sums: Cofactors) -> Formula:
        terms: list[Term] = []
        rest: Terms = {}
        for cofactor, factor in sums.items():
            if len(cofactor) == 1 or len(factor) == 1:
                rest = add_terms(rest, multiply_terms(dict(cofactor), factor))
            else:
                outer, inner = self._shortest(factor), self._shortest(dict(cofactor))
                terms.append(_times(_times(Term(Fraction(1)), outer), inner))
        return Formula((*terms, *self._shortest(rest).terms))

    def _savings(self, p: Terms) -> list[int]:
        """Atoms that two or more terms share, the one that saves most text first."""
        counts: dict[int, int] = {}
        for m in p:
            for k, power in self.ring.powers(m):
                if power > 0:
                    counts[k] = counts.get(k, 0) + 1
        shared = [k for k, n in counts.items() if n > 1]
        return sorted(shared, key=lambda k: (-(counts[k] - 1) * self._atom_length(k), k))

    def _split(self, p: Terms, k: int) -> tuple[Terms, Terms]:
        """The terms with a positive power of an atom, and the others."""
        inside = {m for m in p if dict(self.ring.powers(m)).get(k, 0) > 0}
        return {m: p[m] for m in inside}, {m: c for m, c in p.items() if m not in inside}

    def _product_of_sums(self, a: Terms, b: Terms) -> Formula:
        whole = Term(Fraction(1))
        for each in (a, b):
            whole = _times(whole, self._shortest(each))
        return Formula((whole,))

    # --- factors ----------------------------------------------------------------------------------

    def _divided(self, p: Terms) -> tuple[Terms, Terms] | None:
        """Two sums whose product is p; None if none was found.

        A factor without some atom divides the coefficient of each power of this atom: the
        shortest of these coefficients are tried.
        """
        tried = set()
        for k in {k for m in p for k, _ in self.ring.powers(m)}:
            by_power: dict[int, Terms] = {}
            for m, c in p.items():
                power = dict(self.ring.powers(m)).get(k, 0)
                by_power.setdefault(power, {})[m - (power << BITS * k)] = c
            smallest = min(by_power.values(), key=lambda part: (len(part), sorted(part)))
            if not 1 < len(smallest) < len(p):
                continue
            _, _, divisor = self._without_content(smallest)
            key = frozenset(divisor.items())
            if key in tried:
                continue
            tried.add(key)
            quotient = self._quotient(p, divisor)
            if quotient is not None and len(quotient) > 1:
                return divisor, quotient
        return None

    def _quotient(self, p: Terms, divisor: Terms) -> Terms | None:
        """p / divisor where the division leaves nothing."""
        lead = max(divisor)
        quotient: Terms = {}
        rest = dict(p)
        for _ in range(len(p)):
            if not rest:
                return quotient
            m = max(rest)
            if any(power < 0 for _, power in self.ring.powers(m - lead)):
                return None
            c = _exact(rest[m], divisor[lead])
            quotient[m - lead] = c
            rest = add_terms(rest, multiply_terms({m - lead: -c}, divisor))
        return quotient if not rest else None

    # --- trees ------------------------------------------------------------------------------------

    def _flat(self, p: Terms) -> Formula:
        """One term for each product."""
        return Formula(
            tuple(
                Term(
                    Fraction(c),
                    tuple((self.ring.atoms[k], power) for k, power in self.ring.powers(m)),
                )
                for m, c in p.items()
            )
        )


def _factors(root: Expr) -> tuple[int, list[Expr]]:
    """The sign and the factors of a product; a quotient is a factor."""
    sign, factors, stack = 1, [], [root]
    while stack:
        n = stack.pop()
        if n.op is NEG:
            sign = -sign
            stack.append(n.first)
        elif n.op is MUL:
            stack += [n.second, n.first]
        else:
            factors.append(n)
    return sign, factors


def _common_number(values: Sequence[Coefficient]) -> Coefficient:
    """The largest number that divides all coefficients, negative if most of them are.

    Decimals of the user are divided by a common value only.
    """
    fractions = [Fraction(c) for c in values]
    below = lcm(*(c.denominator for c in fractions))
    if below <= MAX_DENOMINATOR:
        number = Fraction(gcd(*(int(c * below) for c in fractions)), below)
    else:
        alike = {abs(c) for c in fractions}
        number = alike.pop() if len(alike) == 1 else Fraction(1)
    return -number if sum(c < 0 for c in fractions) * 2 > len(fractions) else number


def _number_length(c: Fraction) -> int:
    """The characters of a number: a small fraction or a decimal."""
    text = str(abs(c))
    return len(text) if "/" not in text else min(len(text), len(f"{float(abs(c)):.10g}"))


def _exact(c: Coefficient, by: Coefficient) -> Coefficient:
    value = Fraction(c) / Fraction(by)
    return value.numerator if value.denominator == 1 else value


def _times(t: Term, f: Formula) -> Term:
    """The product of a term and a sum; a sum of one term is multiplied in."""
    if len(f.terms) != 1:
        return Term(t.coefficient, t.atoms, _joined((*t.sums, (f, 1))))
    [other] = f.terms
    return Term(
        t.coefficient * other.coefficient,
        _joined((*t.atoms, *other.atoms)),
        _joined((*t.sums, *other.sums)),
    )


def _joined(pairs: Iterable[tuple[Expr, int]] | Iterable[tuple[Formula, int]]) -> tuple:  # type: ignore[type-arg]  # of either kind
    total: dict[object, int] = {}
    for x, power in pairs:
        total[x] = total.get(x, 0) + power
    return tuple((x, power) for x, power in total.items() if power)


def _negative(f: Formula) -> Formula:
    return Formula(tuple(Term(-t.coefficient, t.atoms, t.sums) for t in f.terms))


# --- back to expressions --------------------------------------------------------------------------


def formula_expr(f: Formula, atom: Callable[[Expr], Expr]) -> Expr:
    """The expression of a formula, written as the formula is; `atom` gives those of its atoms."""
    total = ZERO
    for t in f.terms:
        total = total + _term_expr(t, atom)
    return total


def _term_expr(t: Term, atom: Callable[[Expr], Expr]) -> Expr:
    above, below = constant(abs(t.coefficient)), ONE
    factors = [(atom(x), power) for x, power in t.atoms]
    factors += [(formula_expr(s, atom), power) for s, power in t.sums]
    for x, power in factors:
        for _ in range(abs(power)):
            if power > 0:
                above = above * x
            else:
                below = below * x
    value = above if below is ONE else above / below
    return value if t.coefficient >= 0 else -value


def make_ring(parallel: Iterable[Iterable[Expr]] = (), opaque: Iterable[Expr] = ()) -> Ring:
    """The polynomials in which formulas are written."""
    return Ring(lambda n: float(interpret([n], {})[0]), parallel, opaque)


# --- programs -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ExplicitProgram:
    """The formula of each result, and of the quantities that are kept, in the order of use."""

    program: Program
    formulas: Mapping[Expr, Formula]
    steps: Sequence[tuple[Expr, Formula]]
    explicit: Explicit


def explicit_program(
    program: Program,
    named_steps: Callable[[], Program] | None,
    parallel: Iterable[Iterable[Expr]],
    length: Length,
    collect: str,
) -> ExplicitProgram:
    """The explicit form of a program.

    Where it is too large to be read, that of `named_steps`, the same results by named quantities;
    without these, of the program with its repeated parts named.
    """
    groups = [list(g) for g in parallel]
    try:
        explicit = Explicit(make_ring(groups), length, collect)
        explicit.thorough = _checked_size(explicit.ring, program) <= MAX_THOROUGH
        formulas = {v: explicit.formula(v) for v in program.outputs}
        return ExplicitProgram(program, formulas, (), explicit)
    except TooLong:
        pass
    if named_steps is not None:
        try:
            return _with_steps(named_steps(), groups, length, collect, MAX_STEP)
        except TooLong:
            pass
    return _with_steps(program, groups, length, collect)


def _checked_size(ring: Ring, program: Program) -> int:
    """The number of terms of all results, with the operands that they show; raises TooLong if they
    are too many to be read.

    A divisor, which is a common factor of terms, counts once in a result; the operand of another
    function (the angle of a sine that is itself a function) as often as it is written.
    """
    shown: dict[Expr, int] = {}
    total = 0
    for v in program.outputs:
        for n in postorder_by([v], partial(_shown_operands, ring)):
            operands = _shown_operands(ring, n)
            shown[n] = len(ring.expand(n)) + sum(shown[a] for a in operands)
            if shown[n] > MAX_READ:
                raise TooLong
        total += shown[v]
        if total > MAX_MODEL:
            raise TooLong
    return total


def _shown_operands(ring: Ring, n: Expr) -> list[Expr]:
    """The operands that the expanded form of an expression shows, as often as it does."""
    functions = _shown_functions(ring, n)
    divisors = dict.fromkeys(x for x in functions if x.op is DIV)
    return [a for x in (*divisors, *(x for x in functions if x.op is not DIV)) for a in x.args]


def _shown_functions(ring: Ring, n: Expr) -> list[Expr]:
    """The atoms of the expanded form that are written with their operands."""
    atoms = (ring.atoms[k] for m in ring.expand(n) for k, _ in ring.powers(m))
    return [x for x in atoms if not has_short_name(x, ring.opaque)]


def has_short_name(x: Expr, steps: Container[Expr]) -> bool:
    """True for symbols, quantities that have a name, and sines and cosines of sums of them."""
    return x.op is SYMBOL or x in steps or (x.op in (SIN, COS) and has_index(x, steps))


def has_index(wave: Expr, steps: Container[Expr]) -> bool:
    """True for S_{23}: a sine or cosine whose angle is a sum of symbols, quantities that have a
    name and numbers.
    """
    angle = linear_angle(wave.first)
    return bool(angle) and all(
        v.op is SYMBOL or v.level == CONST_LEVEL or v in steps for v in angle
    )


def _with_steps(
    program: Program,
    groups: list[list[Expr]],
    length: Length,
    collect: str,
    most: int = MAX_TERMS,
) -> ExplicitProgram:
    """The explicit form in which the named quantities of a listing stay.

    Raises TooLong if one of them has more than `most` terms.
    """
    listing = make_listing(program)
    named = _named_steps(program, listing)
    explicit = Explicit(make_ring(groups, named), length, collect, named)
    results = dict.fromkeys(magnitude(v) for v in program.outputs)
    inner = {n: _opened(n, explicit, most) for n in (*named, *results)}
    used = _used_steps(inner, results, explicit)
    whole = {
        n: Formula((Term(Fraction(1), ((n, 1),)),)) if n in used else inner[n] for n in results
    }
    formulas = {
        v: whole[v] if v.op is not NEG else _negative(whole[v.first]) for v in program.outputs
    }
    order = listing.statements if program.is_listing else program.nodes
    steps = [(n, inner[n]) for n in order if n in used]
    return ExplicitProgram(program, formulas, steps, explicit)


def _named_steps(program: Program, listing: Listing) -> dict[Expr, str]:
    """The named quantities of a program that are no sines, cosines or symbols.

    Elements of rotation matrices are R where a result has their letter, such as the matrix A.
    """
    results = {g.name for g in program.groups} & {"A", "U"}
    names = {
        n: _meaningful(name)
        for n, name in listing.names.items()
        if magnitude(_definition(n)).op not in (SIN, COS, SYMBOL)
    }
    shared = [n for n, name in names.items() if name[:1] in results and name[1:].isdigit()]
    return names | {n: f"R{names[n][1:]}" for n in shared if is_geometric(n)}


def is_geometric(x: Expr) -> bool:
    """True if an expression has geometric parameters and joint positions only."""
    return all(s.payload[1] in (Role.GEOMETRIC, Role.POSITION) for s in symbols_of([x]))


def _used_steps(
    inner: Mapping[Expr, Formula], results: Iterable[Expr], explicit: Explicit
) -> set[Expr]:
    """The quantities that results need, directly or by others."""
    used: set[Expr] = set()
    stack = [inner[n] for n in results]
    while stack:
        for n in all_atoms([stack.pop()], explicit):
            if n in explicit.step_names and n not in used:
                used.add(n)
                stack += definition_parts(n, inner[n], explicit)
    return used


def _operands(x: Expr, steps: Container[Expr]) -> Iterable[Expr]:
    """The operands in the text of an atom; for a sine, the quantities in its angle."""
    if not has_short_name(x, steps):
        return x.args
    return filter(steps.__contains__, linear_angle(x.first)) if x.op in (SIN, COS) else ()


def definition_parts(n: Expr, f: Formula, explicit: Explicit) -> list[Formula]:
    """The parts of the definition of a quantity: its formula, or for a function its operands."""
    return [explicit.formula(a) for a in n.args] if is_atom(f, n) else [f]


def is_atom(f: Formula, x: Expr) -> bool:
    """True for the formula of an atom alone."""
    return f.terms == (Term(Fraction(1), ((x, 1),)),)


def formula_atoms(f: Formula) -> Iterator[Expr]:
    """The atoms of a formula and of its sums."""
    for t in f.terms:
        yield from (x for x, _ in t.atoms)
        for s, _ in t.sums:
            yield from formula_atoms(s)


def all_atoms(formulas: Iterable[Formula], explicit: Explicit) -> dict[Expr, None]:
    """The atoms of formulas, and of the operands of functions that are not written as a name."""
    atoms: dict[Expr, None] = {}
    stack = list(formulas)
    while stack:
        for x in formula_atoms(stack.pop()):
            if x not in atoms:
                atoms[x] = None
                stack.extend(map(explicit.formula, _operands(x, explicit.step_names)))
    return atoms


def _definition(n: Expr) -> Expr:
    return n.first if n.op is NAMED else n


def _meaningful(name: str) -> str:
    """The name of a quantity; one that only counts is K, a common factor."""
    return f"K{name[1:]}" if name[:1] == "t" and name[1:].isdigit() else name


def _opened(n: Expr, explicit: Explicit, most: int) -> Formula:
    """The formula of a quantity that has a name itself, by its operands."""
    ring = explicit.ring
    opaque, ring.opaque = ring.opaque, ring.opaque - {n}
    known = ring.known.pop(n, None)
    try:
        if len(ring.expand(n)) > most:
            raise TooLong
        return explicit.formula(n)
    finally:
        ring.opaque = opaque
        ring.known.pop(n, None)
        if known is not None:
            ring.known[n] = known
