"""Paul's method: unknowns found one after another from equations of eight types [KC97 §3.3, KD
chapter 4].

Every equation is written as a polynomial in what is still unknown. The numbers of random postures,
which satisfy them all, tell which coefficients vanish, which pairs are independent and which are
rotations; so the search needs no algebra beyond the addition theorem. Sums of parallel axes are
unknowns of their own, and a joint follows when its sums are known.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import combinations
from operator import itemgetter

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    ONE,
    ZERO,
    Expr,
    SineCosineRows,
    symbols_of,
    type1,
    type2,
    type3,
    type4,
    type5,
    types6to8,
)
from symoro.models.inverse.angle_polynomials import (
    UNUSABLE,
    Atom,
    Key,
    Poly,
    PolynomialCollector,
)
from symoro.models.inverse.serial_arm import (
    DISTANCE_TOLERANCE,
    GROUPS,
    Arm,
    Equation,
    equations,
    exact_arm,
    inner_symbols,
    uses_known,
)
from symoro.models.inverse.solution_search import (
    ZERO_TOLERANCE,
    SolutionSearch,
    Solved,
    Step,
    sample_numbers,
    slides,
    with_free_angles_chosen,
)

TYPE_COST = {
    1: 0,
    3: 1,
    2: 4,
    4: 3,
    5: 5,
    6: 6,
    7: 6,
    8: 6,
}  # the order in which types are preferred; 2 with Z = 0 comes before 4
LAST_RESORT_COST = 10  # added to the cost of a step that is taken only where there is no other
# coefficients of an angle (m, or without unit) below which its equation is weak
WEAK_COEFFICIENT = 1e-5
TWO_UNKNOWNS = min(cost for kind, cost in TYPE_COST.items() if kind > 3)
NEARLY_SPECIAL = (
    f"constants between joints within {DISTANCE_TOLERANCE:g} rad of a right angle or "
    f"{DISTANCE_TOLERANCE:g} m of 0 are exact in the steps: written code is that far from the "
    "arm's own postures, compiled solvers remove the difference"
)
Rows = tuple[Poly, Poly]
Row = tuple[Expr, Expr, Expr]  # X S + Y C = Z
# a cost, and the function that makes the step when it is chosen
Candidate = tuple[tuple[float, ...], Callable[[], Step]]


@dataclass
class PaulSearch(SolutionSearch):
    """The search for the cheapest next step among Paul's equations."""

    equations: list[Equation] = field(default_factory=list)
    polys: list[tuple[Equation, Poly]] = field(default_factory=list)

    @cached_property
    def collect(self) -> PolynomialCollector:
        return PolynomialCollector(e.difference for e in self.equations)

    def refresh(self) -> None:
        """Write the equations as polynomials in the present unknowns, without terms that vanish;
        drop those without unknowns.
        """
        differences = [e.difference for e in self.equations]
        polynomials = self.collect(differences, self.known, self.lengths)
        self.evaluate([c for p in polynomials if p is not UNUSABLE for c in p.values()])
        pairs = zip(self.equations, map(self._without_zeros, polynomials), strict=True)
        left = [(e, p) for e, p in pairs if any(p)]
        self.equations = [e for e, _ in left]
        self.polys = [(e, p) for e, p in left if p is not UNUSABLE]

    def _without_zeros(self, p: Poly) -> Poly:
        return (
            p if p is UNUSABLE else {m: c for m, c in p.items() if self.peaks[c] > ZERO_TOLERANCE}
        )

    # --- candidates -------------------------------------------------------------------------------

    def best(self) -> Candidate | None:
        """The cheapest step that is possible now; two unknowns at a time only where one alone does
        not come cheaper.
        """
        keys = [frozenset(a[1] for m in p for a in m) for _, p in self.polys]
        single = min(self._one_unknown(keys), key=itemgetter(0), default=None)
        if single and single[0][0] < TWO_UNKNOWNS:
            return single
        candidates = [*([single] if single else []), *self._two_unknowns(keys)]
        return min(candidates, key=itemgetter(0), default=None)

    def _one_unknown(self, keys: Sequence[frozenset[Key]]) -> Iterator[Candidate]:
        """Steps for one unknown, with what they cost."""
        single: dict[Key, list[tuple[Equation, Poly]]] = {}
        for unknown, (e, p) in zip(keys, self.polys, strict=True):
            if len(unknown) == 1 and all(len(m) <= 1 for m in p):
                single.setdefault(next(iter(unknown)), []).append((e, p))
        for key, given in single.items():
            sliding = slides(self.arm, key[0][0])
            yield from self._lengths(key, given) if sliding else self._angles(key, given)

    def _two_unknowns(self, keys: Sequence[frozenset[Key]]) -> Iterator[Candidate]:
        """Steps for two unknowns, with what they cost."""
        pairs = [
            (e, p, unknown)
            for unknown, (e, p) in zip(keys, self.polys, strict=True)
            if len(unknown) == 2
        ]
        for (e, p, unknown), (f, q, others) in combinations(pairs, 2):
            if e.cut == f.cut and unknown == others:
                yield from self._pairs((e, f), (p, q), sorted(unknown, key=_key_order))

    def _lengths(self, key: Key, given: list[tuple[Equation, Poly]]) -> Iterator[Candidate]:
        """Steps of type 1."""
        for e, p in given:
            X, Y = p.get(_m("r", key), ZERO), -p.get((), ZERO)
            fixed = X.level == 0
            step = partial(self._length_step, key, e, X, Y)
            yield (TYPE_COST[1], not fixed, e.order, self.size(X, Y), e.cut), step

    def _angles(self, key: Key, given: list[tuple[Equation, Poly]]) -> Iterator[Candidate]:
        """Steps of type 3 where two equations are independent, otherwise of type 2."""
        joints = len(key)
        equations: dict[Row, Equation] = {}
        for e, p in sorted(given, key=lambda pair: pair[0].order):
            row = p.get(_m("s", key), ZERO), p.get(_m("c", key), ZERO), -p.get((), ZERO)
            equations.setdefault(row, e)
        rows = list(equations.items())
        qualities = np.triu(self._qualities([row[:2] for row in equations]), 1)
        if not qualities.any():
            for (X, Y, Z), e in rows:
                kind_cost = (2 if Z is ZERO else TYPE_COST[2]) + LAST_RESORT_COST * self._is_weak(
                    X, Y
                )
                yield (
                    (kind_cost, e.order, joints, self.size(X, Y, Z), e.cut),
                    partial(self._angle_step, 2, key, (e,), (X, Y, Z)),
                )
            return
        orders = np.array([e.order for _, e in rows])
        ranks = np.where(
            qualities, 4 * (orders[:, None] + orders) - qualities, np.inf
        )  # the others cannot be the cheapest
        for i, j in zip(*np.nonzero(ranks == ranks.min()), strict=True):
            (a, e), (b, f), quality = rows[i], rows[j], int(qualities[i, j])
            cost = (
                TYPE_COST[3],
                e.order + f.order,
                3 - quality,
                joints,
                self.size(*a, *b),
                e.cut + f.cut,
            )
            yield cost, partial(self._rotation_step, key, (e, f), (a, b), quality >= 2)

    def _is_weak(self, X: Expr, Y: Expr) -> bool:
        """True if an angle has little influence on its equation, as where a nearly special arm has
        an offset of some micrometres: rounding errors of the pose would decide the angle.
        """
        return bool(np.median(np.hypot(self.number(X), self.number(Y))) < WEAK_COEFFICIENT)

    def _length_step(self, key: Key, e: Equation, X: Expr, Y: Expr) -> Step:
        return Step(
            1, (self.name(key),), (key,), _used(e), (("X", X), ("Y", Y)), tuple(type1(X, Y))
        )

    def _angle_step(self, kind: int, key: Key, e: Sequence[Equation], row: Row) -> Step:
        names = tuple(zip(("X", "Y", "Z"), row, strict=True))
        return Step(kind, (self.name(key),), (key,), _used(*e), names, tuple(type2(*row)))

    def _rotation_step(
        self, key: Key, e: Sequence[Equation], rows: tuple[Row, Row], orthogonal: bool
    ) -> Step:
        names = tuple(zip(("X1", "Y1", "Z1", "X2", "Y2", "Z2"), (*rows[0], *rows[1]), strict=True))
        return Step(3, (self.name(key),), (key,), _used(*e), names, tuple(type3(*rows, orthogonal)))

    def _independent(self, a: Sequence[Expr], b: Sequence[Expr]) -> int:
        return int(self._qualities([a, b])[0, 1])

    def _qualities(self, rows: Sequence[Sequence[Expr]]) -> np.ndarray:
        """Of all pairs of rows: 0 dependent, 1 independent, 2 orthogonal and equally long, 3 and of
        constant length.
        """
        x, y = (np.array([self.number(row[k]) for row in rows]) for k in (0, 1))
        fixed = np.array([all(v.level < 2 for v in row) for row in rows])
        square = x * x + y * y
        size = square[:, None] + square
        dependent = (np.abs(x[:, None] * y - x * y[:, None]) < 1e-6 * size).any(axis=2)
        turning = (np.abs(x[:, None] * x + y[:, None] * y) < ZERO_TOLERANCE * size) & (
            np.abs(square[:, None] - square) < ZERO_TOLERANCE * size
        )
        constant = (fixed[:, None] & fixed) | (np.ptp(size, axis=2) < ZERO_TOLERANCE)
        return np.where(dependent, 0, np.where(turning.all(axis=2), np.where(constant, 3, 2), 1))

    def _pairs(self, e: tuple[Equation, Equation], p: Rows, keys: list[Key]) -> Iterator[Candidate]:
        slide = [k for k in keys if slides(self.arm, k[0][0])]
        if len(slide) == 1:
            angle = next(k for k in keys if k is not slide[0])
            yield from self._length_and_angle(e, p, slide[0], angle)
        elif not slide:
            yield from self._two_angles(e, p, keys)

    def _length_and_angle(
        self, e: tuple[Equation, Equation], p: Rows, r: Key, angle: Key
    ) -> Iterator[Candidate]:
        """Steps of types 4 and 5, by the monomials that occur."""
        s, c, length = _m("s", angle), _m("c", angle), _m("r", r)
        rc, rs = (tuple(sorted((*length, *x), key=lambda a: a[0])) for x in (c, s))
        monomials = set(p[0]) | set(p[1])
        if monomials <= {rs, rc, ()}:
            rows = [(x.get(rs, ZERO), x.get(rc, ZERO)) for x in p]
            if self._independent(*rows):
                yield self._polar_step(e, (r, angle), self._solved(rows, _constants(p)))
        elif monomials <= {s, c, length, ()}:
            rows = [(x.get(s, ZERO), x.get(c, ZERO)) for x in p]
            if self._independent(*rows):
                slopes = self._solved(rows, [-x.get(length, ZERO) for x in p])
                yield from self._slider_step(
                    e, (r, angle), self._solved(rows, _constants(p)), slopes
                )

    def _polar_step(
        self, e: tuple[Equation, Equation], keys: tuple[Key, Key], right: tuple[Expr, Expr]
    ) -> Candidate:
        """r S and r C are known: type 4."""  # [KD4 type 4]
        rs, rc = right
        names, unknowns = (("r S", rs), ("r C", rc)), tuple(map(self.name, keys))
        step = Step(4, unknowns, keys, _used(*e), names, tuple(type4(ONE, rs, ONE, rc)))
        return (TYPE_COST[4], e[0].order, self.size(rs, rc)), partial(_given, step)

    def _slider_step(
        self,
        e: tuple[Equation, Equation],
        keys: tuple[Key, Key],
        constants: tuple[Expr, Expr],
        slopes: tuple[Expr, Expr],
    ) -> Iterator[Candidate]:
        """S and C are known up to the length, on which they depend: type 5."""  # [KD4 type 5]
        (y1, y2), (z1, z2) = constants, slopes
        if np.abs(self.number(z1 * z1 + z2 * z2)).min() > ZERO_TOLERANCE:
            names, unknowns = (
                (("Y1", y1), ("Z1", z1), ("Y2", y2), ("Z2", z2)),
                tuple(map(self.name, keys)),
            )
            roots = tuple(type5(ONE, y1, z1, ONE, y2, z2))
            step = Step(5, unknowns, keys, _used(*e), names, roots)
            yield (TYPE_COST[5], e[0].order, self.size(y1, y2, z1, z2)), partial(_given, step)

    def _solved(self, rows: Sequence[Sequence[Expr]], right: Sequence[Expr]) -> tuple[Expr, Expr]:
        """The 2x2 system by Cramer's rule; columns S, C."""
        (a, b), (c, d) = rows
        det = a * d - b * c
        return self.tidy((right[0] * d - right[1] * b) / det), self.tidy(
            (a * right[1] - c * right[0]) / det
        )

    def _two_angles(
        self, e: tuple[Equation, Equation], p: Rows, keys: list[Key]
    ) -> Iterator[Candidate]:
        """Mi (Si, Ci) + Mj (Sj, Cj) = Z with both M turning: |Z - Mi vi|^2 = |Mj|^2 is of type 2 in
        i.
        """
        linear = {(), *(_m("s", k) for k in keys), *(_m("c", k) for k in keys)}
        M = {k: _block(k, p) for k in keys}
        if not set(p[0]) | set(p[1]) <= linear or min(self._independent(*M[k]) for k in keys) < 2:
            return
        Z = _constants(p)
        for i, j in (keys, keys[::-1]):
            X, Y, rest = (self.tidy(x) for x in types6to8(M[i], M[j], Z))
            if X is ZERO and Y is ZERO:
                continue
            kind = _two_angle_type(i, j, M[j])  # [KD4 type 6, type 7, type 8]
            yield (
                (TYPE_COST[kind], e[0].order, len(i), self.size(X, Y, rest), self._rank(kind)),
                partial(self._angle_step, kind, i, e, (X, Y, rest)),
            )

    def _rank(self, kind: int) -> int:
        """The order of steps that cost the same: where the position alone is known, joints (types
        6 and 7) before sums of joints (type 8), which only a rotation needs.
        """
        known = self.arm.known
        return kind if known and set(known) <= set(GROUPS["position"]) else 0


def _two_angle_type(i: Key, j: Key, M_j: SineCosineRows) -> int:
    """The number of the type of two equations in angles i and j, with the coefficients M_j of angle
    j.
    """
    inner, outer = set(dict(i)), set(dict(j))
    if inner < outer or outer < inner:
        return 8
    return 6 if any(x is ZERO for x in M_j[0]) else 7


def _constants(p: Rows) -> tuple[Expr, Expr]:
    """The terms without unknowns of two equations, on their right sides."""
    return -p[0].get((), ZERO), -p[1].get((), ZERO)


def _block(key: Key, p: Rows) -> SineCosineRows:
    """The coefficients of sine and cosine of an angle in two equations."""
    first, second = ((x.get(_m("s", key), ZERO), x.get(_m("c", key), ZERO)) for x in p)
    return first, second


def _used(*e: Equation) -> tuple[tuple[Expr, Expr], ...]:
    return tuple((x.left, x.right) for x in e)


def _given(step: Step) -> Step:
    return step


def _m(f: str, key: Key) -> tuple[Atom, ...]:
    return ((f, key),)


def _key_order(key: Key) -> tuple[object, ...]:
    return (len(key), *((v.key, k) for v, k in key))


def solve(arm: Arm) -> Solved:
    """Paul's solution of an arm; UnsupportedRobot says how far it came where there is none.

    A nearly special arm has the steps of the special one. Its roots are that far from the arm's
    own, which the check of each branch against the direct model allows for.
    """
    exact = exact_arm(arm)
    if exact is not arm:
        return dataclasses.replace(_steps(exact), arm=arm, remarks=(NEARLY_SPECIAL,))
    return _steps(arm)


def _steps(arm: Arm) -> Solved:
    """The steps from the arm's own equations."""
    for extended in (False, True):
        usable = [e for e in equations(arm, extended) if uses_known(arm, e)]
        search = PaulSearch(arm, sample_numbers(arm), equations=usable)
        _learn_all(search)
        if search.done:
            return _solution(search)
    raise UnsupportedRobot(_stuck(search))


def _learn_all(search: PaulSearch) -> None:
    """Learn step after step, until all joints are known or no equation is of any type."""
    while not search.done:
        search.refresh()
        best = search.best()
        if best is None:
            return
        search.learn(best[1]())


def _solution(search: PaulSearch) -> Solved:
    """The steps of a finished search; elements of U are listed where a root uses them."""
    values = [x for step in search.steps for r in step.roots for x in r.values]
    used = set(symbols_of([x for x in values if isinstance(x, Expr)]))
    arm, known = search.arm, {v: value for v, (_, value) in search.known.rows.items()}
    joints = {m.name: (known | search.lengths)[m.variable] for m in arm.joints}
    inner = tuple(pair for pair in inner_symbols(arm)[1] if pair[0] in used)
    return Solved(arm, arm.target, inner, with_free_angles_chosen(search.steps), joints)


def _stuck(search: PaulSearch) -> str:
    names = [n for s in search.steps for n in s.names]
    left = ", ".join(joint.name for joint in search.arm.joints if not search.is_known(joint))
    place = f", once {', '.join(names)} are known" if names else ""
    return (
        f"igm-paul: {search.arm.robot.name} has no equation of Paul's eight types for {left}"
        f"{place}. igm-pieper solves arms with a spherical wrist or shoulder, igm-general any six "
        "joints; igm chooses the method."
    )
