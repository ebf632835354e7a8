"""The steps of a solution learned so far, with numbers that tell which expressions vanish.

The numbers are those of random postures, which satisfy all equations, so that the search for steps
needs no algebra beyond the addition theorem.

The equations that tell by how much a branch misses its pose are Paul's equations of the one cut of
the chain at which all branches together need the least work.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, reduce
from itertools import combinations
from math import prod
from operator import or_

import numpy as np

from symoro.expr import (
    ADD,
    ATAN2,
    MUL,
    PI_NODE,
    SYMBOL,
    ZERO,
    Expr,
    Role,
    Root,
    as_expr,
    atan2,
    display_text,
    interpret,
    is_zero,
    jacobian,
    magnitude,
    maximum,
    minimum,
    postorder,
    reachable,
    sqrt,
    substitute,
    symbol,
    symbols_of,
    where,
)
from symoro.models.inverse.angle_polynomials import Key, Known, combination
from symoro.models.inverse.serial_arm import (
    Arm,
    Equation,
    Moving,
    equations,
    inner_symbols,
    known_elements,
)
from symoro.tracing import angle_suffix

SAMPLES = 5
ZERO_TOLERANCE = 1e-9
SEED = 11
TITLES = {
    1: "X r = Y",
    2: "X S + Y C = Z",
    3: "X1 S + Y1 C = Z1, X2 S + Y2 C = Z2",
    4: "X1 r S = Y1, X2 r C = Y2",
    5: "X1 S = Y1 + Z1 r, X2 C = Y2 + Z2 r",
    6: "W Sj = X Ci + Y Si + Z1, W Cj = X Si - Y Ci + Z2",
    7: "W1 Cj + W2 Sj = X Ci + Y Si + Z1, W1 Sj - W2 Cj = X Si - Y Ci + Z2",
    8: "X Ci + Y C(i+j) = Z1, X Si + Y S(i+j) = Z2",
    9: "A x^2 + B x + C = 0",
    10: "a conic in C and S: four roots, two on each of two lines",
    11: "a conic in x and x^2: four roots, two on each of two lines",
    12: "the assemblies of a loop",
}
COMPARISON_COST = 2  # operations of a difference and its absolute value


@dataclass
class SolutionSearch:
    """The steps so far, the angle sums and lengths that they give, and the values of expressions at
    the samples.
    """

    arm: Arm
    numbers: dict[str, np.ndarray]
    known: Known = field(default_factory=Known)
    lengths: dict[Expr, Expr] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    values: dict[Expr, np.ndarray] = field(default_factory=dict)
    peaks: dict[Expr, float] = field(default_factory=dict)  # the largest magnitudes of the values
    sizes: dict[Expr, int] = field(default_factory=dict)

    def evaluate(self, xs: Sequence[Expr]) -> None:
        """Remember the values of expressions at the samples."""
        fresh = [x for x in dict.fromkeys(xs) if x not in self.values]
        rows = np.empty((len(fresh), SAMPLES))
        with np.errstate(all="ignore"):
            for row, value in zip(rows, interpret(fresh, self.numbers), strict=True):
                row[:] = value
        self.values.update(zip(fresh, rows, strict=True))
        self.peaks.update(zip(fresh, np.abs(rows).max(axis=1).tolist(), strict=True))

    def number(self, x: Expr) -> np.ndarray:
        """The values of an expression at the samples."""
        if x not in self.values:
            self.evaluate([x])
        return self.values[x]

    def peak(self, x: Expr) -> float:
        self.number(x)
        return self.peaks[x]

    def size(self, *xs: Expr) -> int:
        """The number of nodes of expressions, those that they share counted for each."""
        return sum(self._size(x) for x in xs)

    def _size(self, x: Expr) -> int:
        if x not in self.sizes:
            self.sizes[x] = len(reachable([x]))
        return self.sizes[x]

    def tidy(self, x: Expr) -> Expr:
        """0 where the value always vanishes."""
        return ZERO if self.peak(x) <= ZERO_TOLERANCE else x

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
            if len(key) == 1 and slides(self.arm, key[0][0]):
                self.lengths[key[0][0]] = unknown
            else:
                self.known.learn(form, unknown)
            terms = [float(k) * self.numbers[v.payload[0]] for v, k in key]
            self.numbers[unknown.payload[0]] = np.sum(terms, axis=0)

    def is_known(self, joint: Moving) -> bool:
        """True if the position of a joint follows from the steps."""
        if joint.slides:
            return joint.variable in self.lengths
        return self.known.complete([joint.variable])

    @property
    def done(self) -> bool:
        return all(self.is_known(joint) for joint in self.arm.joints)


def slides(arm: Arm, v: Expr) -> bool:
    """True if a variable is that of a sliding joint."""
    return any(m.variable is v and m.slides for m in arm.joints)


def sample_numbers(arm: Arm) -> dict[str, np.ndarray]:
    """Random geometry and postures, the poses that they give, and these without base and tool."""
    return dict(arm.derived("samples", lambda: _samples(arm)))


def _samples(arm: Arm) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(SEED)
    geometry = {name: rng.uniform(0.3, 1.3, SAMPLES) for name in arm.parameters}
    shape = (SAMPLES, len(arm.joints))
    q = rng.uniform(0.2, 1.3, shape) * rng.choice([-1.0, 1.0], shape)
    if arm.arm_angle:
        geometry[arm.arm_angle] = np.array(
            [
                arm.angle_of({k: float(x[s]) for k, x in geometry.items()}, q[s])
                for s in range(SAMPLES)
            ]
        )
    return _posed(arm, geometry, q)


def with_samples(arm: Arm, values: Mapping[str, np.ndarray]) -> Arm:
    """The arm with other samples: values of its parameters and joints, an array for each name.

    Steps are then searched among the postures that these stand for, such as those of a robot whose
    loops are closed.
    """
    chosen = {name: np.resize(x, SAMPLES) for name, x in values.items()}
    own = replace(arm)
    geometry = {name: chosen[name] for name in arm.parameters}
    q = np.stack([chosen[name] for name in arm.names], axis=-1)
    own.derived("samples", lambda: _posed(own, geometry, q))
    return own


def _posed(arm: Arm, geometry: Mapping[str, np.ndarray], q: np.ndarray) -> dict[str, np.ndarray]:
    """The numbers of samples: geometry, postures (SAMPLES, joints), and the poses they give."""
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


# --- the steps of a solution ----------------------------------------------------------------------


QUADRATIC, QUARTIC, QUARTIC_LENGTH = 9, 10, 11  # Pieper's, beyond the eight of Paul
ASSEMBLY = 12  # a closed loop as a whole


@dataclass(frozen=True)
class Step:
    """One step: its type, the unknowns (symbols that its roots give), the equations used, and one
    root per branch.
    """

    type: int
    unknowns: tuple[Expr, ...]
    forms: tuple[Key, ...]  # what each unknown stands for: an angle sum or a length
    equations: tuple[tuple[Expr, Expr], ...]  # left, right
    coefficients: tuple[tuple[str, Expr], ...]  # X, Y, Z ... of the type
    roots: tuple[Root, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(u.payload[0] for u in self.unknowns)

    @property
    def by_lines(self) -> bool:
        """True if the roots come from a quartic, which is too long to be written as formulas."""
        return self.type in (QUARTIC, QUARTIC_LENGTH)

    def summary(self, number: int) -> list[str]:
        """One line for the step and one for each of its equations, short enough for a header."""
        head = f"step {number}, {', '.join(self.names)}: type {self.type}, {TITLES[self.type]}"
        return [
            head,
            *(
                f"  {display_text(left, 150)} = {display_text(right, 150)}"
                for left, right in self.equations
            ),
        ]

    def __str__(self) -> str:
        lines = [
            f"{', '.join(self.names)}: type {self.type}, {TITLES[self.type]}"
            + (f"; {len(self.roots)} solutions" if len(self.roots) > 1 else "")
        ]
        lines += [
            f"  {display_text(left)} = {display_text(right)}" for left, right in self.equations
        ]
        lines += [f"  {name} = {display_text(value)}" for name, value in self.coefficients]
        for root in () if self.by_lines else self.roots:
            values = ", ".join(
                f"{n} = {display_text(v, 2000) if isinstance(v, Expr) else v}"
                for n, v in zip(self.names, root.values, strict=True)
            )
            lines.append(f"  {values}" + (f"   ({root.label})" if root.label else ""))
        return "\n".join(lines)


@dataclass(frozen=True)
class Solved:
    """The ordered steps, the sums and joints in terms of their unknowns, and the matrix that they
    start from.
    """

    arm: Arm
    target: tuple[Expr, ...]  # 12 symbols of T, row by row
    inner: tuple[
        tuple[Expr, Expr], ...
    ]  # symbol and value of the elements of U, where base or tool make it differ from T
    steps: tuple[Step, ...]
    joints: Mapping[str, Expr]  # joint -> its value in the unknowns of the steps
    remarks: tuple[str, ...] = ()  # on the structure

    @cached_property
    def branches(self) -> tuple[str, ...]:
        """The labels of the rows: the signs of the branching steps."""
        labels = [""]
        for step in self.steps:
            if len(step.roots) > 1:
                name = step.names[-1] if step.type in (4, 5) else step.names[0]
                labels = [f"{a} {name}{r.label}".strip() for a in labels for r in step.roots]
        return tuple(labels)

    @property
    def about_inner(self) -> str:
        """Return what the values are that the steps start from."""
        if self.arm.arm_angle:
            return "Distance SW of shoulder and wrist, and axes F along it and by the arm angle"
        return "The target without base and tool, U = C0^-1 T Cn^-1"

    def text(self) -> str:
        """The steps as a reader wants them."""
        lines = []
        if self.inner:
            lines += [
                f"{self.about_inner}:",
                *(f"  {u} = {v}" for u, v in self.inner),
            ]
        lines += [f"{k}. {step}" for k, step in enumerate(self.steps, 1)]
        sums = [f"  {name} = {value}" for name, value in self.joints.items() if str(value) != name]
        return "\n".join([*lines, *(["Joints from sums:", *sums] if sums else [])]) + "\n"


# --- angles that a pose leaves free ---------------------------------------------------------------

DISCRIMINANT = (2, 6, 7, 8)  # types X S + Y C = Z, which have roots where |Z| is small enough


def with_free_angles_chosen(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps, with the value of an angle that the pose leaves free such that the next step that
    depends on it has roots where any value gives some.

    Without this, rounding errors of the pose decide the free angle, and the others may not follow.
    """
    chosen = []
    for k, step in enumerate(steps):
        Z = _free_right_side(steps, k)
        chosen.append(step if Z is None else _with_free_angle(step, Z))
    return tuple(chosen)


def _free_right_side(steps: Sequence[Step], k: int) -> Expr | None:
    """Z of the equation X S + Y C = Z that the free angle of step k decides; None without one."""
    u, *others = steps[k].unknowns
    if others or all(is_zero(root.free) for root in steps[k].roots):
        return None
    later = {x for step in steps[k + 1 :] for x in step.unknowns}
    for step in steps[k + 1 :]:
        named = dict(step.coefficients)
        if step.type in DISCRIMINANT and u in symbols_of(named.values()):
            fixed, Z = set(symbols_of([named["X"], named["Y"]])), named["Z"]
            used = set(symbols_of(_where_free(steps[k], [Z])))
            return Z if u in used and u not in fixed and not (fixed | used) & later else None
    return None


def _where_free(step: Step, xs: Sequence[Expr]) -> list[Expr]:
    """Expressions where the angle of a step is free: coefficients that are symbols are 0."""
    zeros = {magnitude(x): ZERO for _, x in step.coefficients if magnitude(x).op is SYMBOL}
    return substitute(xs, zeros)


def _with_free_angle(step: Step, Z: Expr) -> Step:
    """The step with its angle at the least |Z| = |z + a S + b C| where it is free."""
    (u,) = step.unknowns
    ((slope,),) = jacobian([Z], [u])
    (a,), (down,) = (substitute([slope], {u: Fraction(k, 2) * PI_NODE}) for k in range(2))
    b, z = -down, substitute([Z], {u: ZERO})[0] + down
    length = sqrt(a * a + b * b)
    along = maximum(-length, minimum(length, -z))
    across = sqrt(maximum(length * length - along * along, 0))
    s, c = a * along + b * across, b * along - a * across

    def chosen(root: Root) -> Root:
        """Only the arguments of the arc tangent change: roots half a turn apart still share it."""
        value = as_expr(root.values[0])
        arcs = [n for n in postorder([value]) if n.op is ATAN2][-1:]
        if not arcs:
            return root
        ((sense,),) = jacobian(substitute([value], {arcs[0]: u}), [u])  # 1, or -1 for -atan2
        pairs = zip((sense * s, c), arcs[0].args, strict=True)
        arc = as_expr(atan2(*(where(root.free, x, y) for x, y in pairs)))
        return replace(root, values=tuple(substitute([value], {arcs[0]: arc})))

    return replace(step, roots=tuple(map(chosen, step.roots)))


# --- by how much a branch misses its pose ---------------------------------------------------------


Place = tuple[int, str]  # a cut of the chain and a column of the transform


def checked_equations(solved: Solved) -> tuple[Expr, ...]:
    """Left and right sides of nine equations in the unknowns of the steps that tell whether a
    branch reaches the pose.

    They are the position, then two columns of the rotation, from which the third follows, at the
    cut of the chain where all branches together need the least work: what only the first joints
    move is computed once for the branches that share these, and what the solution has computed
    already costs nothing. Of a partly known pose they are its known elements.
    """
    if solved.arm.known is not None:
        return _in_unknowns(solved, known_elements(solved.arm))
    return _cheapest_columns(solved, _columns(solved))


def _cheapest_columns(solved: Solved, columns: Mapping[Place, Sequence[Expr]]) -> tuple[Expr, ...]:
    """Position and two columns of the rotation at the cut where all branches need least work."""
    counts = values_of(solved, [x for xs in columns.values() for x in xs])
    computed = reachable([x for step in solved.steps for _, x in step.coefficients])
    work = {
        place: {n for n in reachable(xs) - computed if n.op in (ADD, MUL)}
        for place, xs in columns.items()
    }

    def operations(places: Sequence[Place]) -> int:
        """The operations of some columns in all branches."""
        compared = sum(_comparisons(columns[p], counts) for p in places)
        return COMPARISON_COST * compared + sum(
            counts[n] for n in set().union(*(work[p] for p in places))
        )

    best = min(_choices(columns), key=operations)
    return tuple(x for p in best for x in columns[p])


def _choices(columns: Iterable[Place]) -> list[list[Place]]:
    """At every cut the position with two of the columns of the rotation."""
    cuts = sorted({cut for cut, _ in columns})
    return [[(cut, c) for c in ("4", *pair)] for cut in cuts for pair in combinations("321", 2)]


def _columns(solved: Solved) -> dict[Place, list[Expr]]:
    """Left and right sides of Paul's equations, in the unknowns of the steps, by cut and column."""
    every = equations(solved.arm)
    sides = _in_unknowns(solved, every)
    columns: dict[Place, list[Expr]] = {}
    for k, e in enumerate(every):
        columns.setdefault((e.cut, e.place[1]), []).extend(sides[2 * k : 2 * k + 2])
    return columns


def _in_unknowns(solved: Solved, every: Sequence[Equation]) -> tuple[Expr, ...]:
    """Left and right sides of equations, in the unknowns of the steps."""
    values = (
        dict(inner_symbols(solved.arm)[1])
        | {u: u for u, _ in solved.inner}
        | {m.variable: solved.joints[m.name] for m in solved.arm.joints}
    )
    return tuple(substitute([x for e in every for x in (e.left, e.right)], values))


def _comparisons(sides: Sequence[Expr], counts: Mapping[Expr, int]) -> int:
    """The number of differences of left and right sides in all branches together."""
    pairs = zip(sides[::2], sides[1::2], strict=True)
    return sum(max(counts[left], counts[right]) for left, right in pairs)


def values_of(solved: Solved, xs: Iterable[Expr]) -> dict[Expr, int]:
    """The number of values of each node among the branches: the product of the numbers of roots of
    all steps that it depends on.
    """
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
