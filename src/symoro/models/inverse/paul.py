"""Paul's method: unknowns found one after another from equations of eight types [KC97 §3.3, KD chapter 4].

Every equation is written as a polynomial in what is still unknown. The numbers of random postures, which satisfy them all,
tell which coefficients vanish, which pairs are independent and which are rotations; so the search needs no algebra beyond
the addition theorem. Sums of parallel axes are unknowns of their own, and a joint follows when its sums are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, partial
from itertools import combinations
from operator import itemgetter

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.interpret import interpret
from symoro.expr.node import ONE, ZERO, Expr, Role, symbol
from symoro.expr.paul_types import Block, type1, type2, type3, type4, type5, types6to8
from symoro.expr.walk import reachable, symbols_of
from symoro.models.inverse.angle_polynomials import (
    USELESS,
    Atom,
    Collector,
    Key,
    Known,
    Poly,
    combination,
)
from symoro.models.inverse.paul_equations import Equation, equations, inner_symbols
from symoro.models.inverse.serial_arm import Arm
from symoro.models.inverse.solution_steps import Solved, Step
from symoro.robot.data import PRISMATIC
from symoro.tracing.trace import angle_suffix

SAMPLES = 5
VANISHES = 1e-9
SEED = 11
COST = {
    1: 0,
    3: 1,
    2: 4,
    4: 3,
    5: 5,
    6: 6,
    7: 6,
    8: 6,
}  # the order in which types are preferred; 2 with Z = 0 comes before 4
TWO_UNKNOWNS = min(cost for kind, cost in COST.items() if kind > 3)
Rows = tuple[Poly, Poly]
Row = tuple[Expr, Expr, Expr]  # X S + Y C = Z
Candidate = tuple[
    tuple[float, ...], Callable[[], Step]
]  # its cost, and the step itself when it is chosen


@dataclass
class Search:
    """What is known so far, and the numbers of the samples."""

    arm: Arm
    numbers: dict[str, np.ndarray]
    equations: list[Equation]
    known: Known = field(default_factory=Known)
    lengths: dict[Expr, Expr] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    polys: list[tuple[Equation, Poly]] = field(default_factory=list)
    values: dict[Expr, np.ndarray] = field(default_factory=dict)
    peaks: dict[Expr, float] = field(default_factory=dict)  # their largest magnitudes
    sizes: dict[Expr, int] = field(default_factory=dict)

    # --- numbers ---------------------------------------------------------------------------------------------

    @cached_property
    def collect(self) -> Collector:
        return Collector(e.difference for e in self.equations)

    def refresh(self) -> None:
        """The equations as polynomials in the present unknowns, without terms that vanish; those without unknowns are done with."""
        raw = list(
            zip(
                self.equations,
                self.collect([e.difference for e in self.equations], self.known, self.lengths),
                strict=True,
            )
        )
        self._evaluate([c for _, p in raw if p is not USELESS for c in p.values()])
        self.equations, self.polys = [], []
        for e, p in raw:
            kept = p if p is USELESS else {m: c for m, c in p.items() if self.peaks[c] > VANISHES}
            if any(kept):
                self.equations.append(e)
            if any(kept) and kept is not USELESS:
                self.polys.append((e, kept))

    def _evaluate(self, xs: Sequence[Expr]) -> None:
        fresh = [x for x in dict.fromkeys(xs) if x not in self.values]
        found = np.empty((len(fresh), SAMPLES))
        with np.errstate(all="ignore"):
            for row, value in zip(found, interpret(fresh, self.numbers), strict=True):
                row[:] = value
        self.values.update(zip(fresh, found, strict=True))
        self.peaks.update(zip(fresh, np.abs(found).max(axis=1).tolist(), strict=True))

    def number(self, x: Expr) -> np.ndarray:
        if x not in self.values:
            self._evaluate([x])
        return self.values[x]

    def peak(self, x: Expr) -> float:
        self.number(x)
        return self.peaks[x]

    def size(self, *xs: Expr) -> int:
        return sum(self._size(x) for x in xs)

    def _size(self, x: Expr) -> int:
        if x not in self.sizes:
            self.sizes[x] = len(reachable([x]))
        return self.sizes[x]

    def tidy(self, x: Expr) -> Expr:
        """0 where the value always vanishes."""
        return ZERO if self.peak(x) <= VANISHES else x

    # --- learning --------------------------------------------------------------------------------------------

    def name(self, key: Key) -> Expr:
        """The symbol of an unknown: the joint's own, or a new one for a sum or a multiple."""
        if len(key) == 1 and key[0][1] == 1:
            return key[0][0]
        name = "q" + angle_suffix(combination({v: Fraction(k) for v, k in key}))
        while name in self.arm.robot.symbols or any(name in s.names for s in self.steps):
            name += "_"
        return symbol(name, Role.POSITION)

    def learn(self, step: Step) -> None:
        self.steps.append(step)
        for unknown, key in zip(step.unknowns, step.forms, strict=True):
            form = {v: Fraction(k) for v, k in key}
            if len(key) == 1 and _slides(self.arm, key[0][0]):
                self.lengths[key[0][0]] = unknown
            else:
                self.known.learn(form, unknown)
            self.numbers[unknown.payload[0]] = sum(
                float(k) * self.numbers[v.payload[0]] for v, k in key
            )  # type: ignore[assignment]

    @property
    def done(self) -> bool:
        return all(
            m.variable in self.lengths
            if m.sigma == PRISMATIC
            else self.known.complete([m.variable])
            for m in self.arm.joints
        )

    # --- candidates ------------------------------------------------------------------------------------------

    def best(self) -> Candidate | None:
        """The cheapest step that is possible now; two unknowns at a time only where one alone does not come cheaper."""
        keys = [frozenset(a[1] for m in p for a in m) for _, p in self.polys]
        found = min(self._singles(keys), key=itemgetter(0), default=None)
        if found and found[0][0] < TWO_UNKNOWNS:
            return found
        return min(
            [*([found] if found else []), *self._mixed(keys)], key=itemgetter(0), default=None
        )

    def _singles(self, keys: Sequence[frozenset[Key]]) -> Iterator[Candidate]:
        """Steps for one unknown, with what they cost."""
        single: dict[Key, list[tuple[Equation, Poly]]] = {}
        for unknown, (e, p) in zip(keys, self.polys, strict=True):
            if len(unknown) == 1 and all(len(m) <= 1 for m in p):
                single.setdefault(next(iter(unknown)), []).append((e, p))
        for key, found in single.items():
            yield from (
                self._lengths(key, found)
                if _slides(self.arm, key[0][0])
                else self._angles(key, found)
            )

    def _mixed(self, keys: Sequence[frozenset[Key]]) -> Iterator[Candidate]:
        """Steps for two unknowns, with what they cost."""
        mixed = [
            (e, p, unknown)
            for unknown, (e, p) in zip(keys, self.polys, strict=True)
            if len(unknown) == 2
        ]
        for (e, p, unknown), (f, q, others) in combinations(mixed, 2):
            if e.cut == f.cut and unknown == others:
                yield from self._pairs((e, f), (p, q), sorted(unknown, key=_key_order))

    def _lengths(self, key: Key, found: list[tuple[Equation, Poly]]) -> Iterator[Candidate]:
        for e, p in found:
            X, Y = p.get(_m("r", key), ZERO), -p.get((), ZERO)
            fixed = X.level == 0
            made = partial(self._length_step, key, e, X, Y)
            yield (COST[1], not fixed, e.order, self.size(X, Y), e.cut), made

    def _angles(self, key: Key, found: list[tuple[Equation, Poly]]) -> Iterator[Candidate]:
        joints = len(key)
        given: dict[Row, Equation] = {}
        for e, p in sorted(found, key=lambda pair: pair[0].order):
            given.setdefault(
                (p.get(_m("s", key), ZERO), p.get(_m("c", key), ZERO), -p.get((), ZERO)), e
            )
        rows = list(given.items())
        qualities = np.triu(self._qualities([row[:2] for row in given]), 1)
        if not qualities.any():
            for (X, Y, Z), e in rows:
                yield (
                    (2 if Z is ZERO else COST[2], e.order, joints, self.size(X, Y, Z), e.cut),
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
                COST[3],
                e.order + f.order,
                3 - quality,
                joints,
                self.size(*a, *b),
                e.cut + f.cut,
            )
            yield cost, partial(self._rotation_step, key, (e, f), (a, b), quality >= 2)

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
        """Of all pairs of rows: 0 dependent, 1 independent, 2 orthogonal and equally long, 3 and of constant length."""
        x, y = (np.array([self.number(row[k]) for row in rows]) for k in (0, 1))
        fixed = np.array([all(v.level < 2 for v in row) for row in rows])
        square = x * x + y * y
        size = square[:, None] + square
        dependent = (np.abs(x[:, None] * y - x * y[:, None]) < 1e-6 * size).any(axis=2)
        turning = (np.abs(x[:, None] * x + y[:, None] * y) < VANISHES * size) & (
            np.abs(square[:, None] - square) < VANISHES * size
        )
        constant = (fixed[:, None] & fixed) | (np.ptp(size, axis=2) < VANISHES)
        return np.where(dependent, 0, np.where(turning.all(axis=2), np.where(constant, 3, 2), 1))

    def _pairs(self, e: tuple[Equation, Equation], p: Rows, keys: list[Key]) -> Iterator[Candidate]:
        slide = [k for k in keys if _slides(self.arm, k[0][0])]
        if len(slide) == 1:
            angle = next(k for k in keys if k is not slide[0])
            yield from self._length_and_angle(e, p, slide[0], angle)
        elif not slide:
            yield from self._two_angles(e, p, keys)

    def _length_and_angle(
        self, e: tuple[Equation, Equation], p: Rows, r: Key, angle: Key
    ) -> Iterator[Candidate]:
        s, c, length = _m("s", angle), _m("c", angle), _m("r", r)
        products = [tuple(sorted((*length, *x), key=lambda a: a[0])) for x in (c, s)]
        unknowns, forms, used = (self.name(r), self.name(angle)), (r, angle), _used(*e)
        if all(set(x) <= {*products, ()} for x in p):
            rows = [(x.get(products[1], ZERO), x.get(products[0], ZERO)) for x in p]
            if self._independent(*rows):
                rs, rc = self._solved(rows, [-x.get((), ZERO) for x in p])
                step = Step(
                    4,
                    unknowns,
                    forms,
                    used,
                    (("r S", rs), ("r C", rc)),
                    tuple(type4(ONE, rs, ONE, rc)),
                )
                yield (COST[4], e[0].order, self.size(rs, rc)), partial(_given, step)
        elif all(set(x) <= {s, c, length, ()} for x in p):
            rows = [(x.get(s, ZERO), x.get(c, ZERO)) for x in p]
            if self._independent(*rows):
                y1, y2 = self._solved(rows, [-x.get((), ZERO) for x in p])
                z1, z2 = self._solved(rows, [-x.get(length, ZERO) for x in p])
                if np.abs(self.number(z1 * z1 + z2 * z2)).min() > VANISHES:
                    names = (("Y1", y1), ("Z1", z1), ("Y2", y2), ("Z2", z2))
                    step = Step(
                        5, unknowns, forms, used, names, tuple(type5(ONE, y1, z1, ONE, y2, z2))
                    )
                    yield (COST[5], e[0].order, self.size(y1, y2, z1, z2)), partial(_given, step)

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
        """Mi (Si, Ci) + Mj (Sj, Cj) = Z with both M turning: |Z - Mi vi|^2 = |Mj|^2 is of type 2 in i."""
        linear = {(), *(_m(f, k) for f in "sc" for k in keys)}
        if not all(set(x) <= linear for x in p):
            return
        M = {k: _block(k, p) for k in keys}
        if any(self._independent(*M[k]) < 2 for k in keys):
            return
        Z = (-p[0].get((), ZERO), -p[1].get((), ZERO))
        for i, j in (keys, keys[::-1]):
            X, Y, rest = (self.tidy(x) for x in types6to8(M[i], M[j], Z))
            if X is ZERO and Y is ZERO:
                continue
            kind = _two_angle_type(i, j, M[j])
            yield (
                (COST[kind], e[0].order, len(i), self.size(X, Y, rest)),
                partial(self._angle_step, kind, i, e, (X, Y, rest)),
            )


def _two_angle_type(i: Key, j: Key, M_j: Block) -> int:
    """The number of the type of two equations in angles i and j, with the coefficients M_j of angle j."""
    inner, outer = set(dict(i)), set(dict(j))
    if inner < outer or outer < inner:
        return 8
    return 6 if any(x is ZERO for x in M_j[0]) else 7


def _block(key: Key, p: Rows) -> Block:
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


def _slides(arm: Arm, v: Expr) -> bool:
    return any(m.variable is v and m.sigma == PRISMATIC for m in arm.joints)


def sample_numbers(arm: Arm) -> dict[str, np.ndarray]:
    """Random geometry and postures, the poses that they give, and these without base and tool."""
    return dict(arm.derived("samples", lambda: _samples(arm)))


def _samples(arm: Arm) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(SEED)
    geometry = {name: rng.uniform(0.3, 1.3, SAMPLES) for name in arm.parameters}
    q = rng.uniform(0.2, 1.3, (SAMPLES, len(arm.joints))) * rng.choice(
        [-1.0, 1.0], (SAMPLES, len(arm.joints))
    )
    T = np.array(
        [
            arm.numeric({k: float(v[s]) for k, v in geometry.items()}).poses(q[s])[0]
            for s in range(SAMPLES)
        ]
    )
    numbers = {**geometry, **{m.name: q[:, k] for k, m in enumerate(arm.joints)}}
    numbers |= {x.payload[0]: T[:, k // 4, k % 4] for k, x in enumerate(arm.target)}
    inner = inner_symbols(arm)[1]
    return numbers | {
        u.payload[0]: np.broadcast_to(x, SAMPLES)
        for (u, _), x in zip(inner, interpret([v for _, v in inner], numbers), strict=True)
    }


def solve(arm: Arm, known: tuple[str, ...] | None = None) -> Solved:
    """Paul's solution of an arm; UnsupportedRobot says how far it came where there is none."""
    inner = inner_symbols(arm)[1]
    allowed = _allowed(arm.target, inner, known)
    for extended in (False, True):
        search = Search(
            arm,
            sample_numbers(arm),
            [e for e in equations(arm, extended) if allowed is None or _uses_only(e, allowed)],
        )
        while not search.done:
            search.refresh()
            best = search.best()
            if best is None:
                break
            search.learn(best[1]())
        if search.done:
            used = {
                s
                for step in search.steps
                for r in step.roots
                for x in r.values
                if isinstance(x, Expr)
                for s in symbols_of([x])
            }
            joints = {
                m.name: search.lengths[m.variable]
                if m.sigma == PRISMATIC
                else search.known.rows[m.variable][1]
                for m in arm.joints
            }
            return Solved(
                arm,
                arm.target,
                tuple(pair for pair in inner if pair[0] in used),
                tuple(search.steps),
                joints,
            )
    raise UnsupportedRobot(_stuck(search))


def _allowed(
    target: Sequence[Expr], inner: Sequence[tuple[Expr, Expr]], known: tuple[str, ...] | None
) -> set[Expr] | None:
    if known is None:
        return None
    good = {x for x in target if x.payload[0].rstrip("_") in known}
    return good | {
        u for u, v in inner if all(s in good for s in symbols_of([v]) if s.payload[1] is Role.POSE)
    }


def _uses_only(e: Equation, allowed: set[Expr]) -> bool:
    return all(s in allowed for s in symbols_of([e.left, e.right]) if s.payload[1] is Role.POSE)


def _stuck(search: Search) -> str:
    found = [n for s in search.steps for n in s.names]
    left = [
        m.name
        for m in search.arm.joints
        if not (m.variable in search.lengths or search.known.complete([m.variable]))
    ]
    got = f"after {', '.join(found)}" if found else "at the start"
    robot = search.arm.robot.name
    return (f"igm-paul finds no equation of Paul's eight types for {', '.join(left)} of {robot} {got}. "
            "igm-pieper solves arms with a spherical wrist or shoulder, igm-general any six joints; igm chooses.")  # fmt: skip
