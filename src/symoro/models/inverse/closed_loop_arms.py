"""Inverse geometric models of closed-loop robots [KC97 §3.3]: the path to the end effector as a
serial arm, then the other joints through the loops.

The joints of the path, passive ones included, follow from the pose by Paul's or Pieper's method. A
loop whose joints are known up to three or four is solved as for `loop-geometry` (parallelogram,
planar, spatial, sliding). Any other loop is a leg: its unknown joints are a serial arm between two
links whose poses are known,

    U1 K1 U2 ... Un = K0^-1,

with unknown joints U and known motions K, and Paul's or Pieper's method solves it again. All of it
is one list of steps, whose roots are the branches.

Roots of a leg that differ in the angles of its passive joints alone, such as the two ways to write
the rotation of a spherical joint, are one assembly: one of them is kept. A sliding motor whose
length may have either sign has the positive one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    Expr,
    Role,
    Root,
    Scalar,
    as_expr,
    constant,
    interpret,
    substitute,
    symbol,
)
from symoro.mechanism import (
    CROSSED,
    PARALLEL,
    Assembly,
    Screw,
    assembled_configurations,
    closed_motions,
    cycle,
    loop_frames,
    solved_loop,
)
from symoro.models.inverse.numeric_chain import Array
from symoro.models.inverse.paul import solve
from symoro.models.inverse.pieper import solve_pieper
from symoro.models.inverse.serial_arm import (
    ELEMENTS,
    PRICE_TRACE,
    Arm,
    MovingJoint,
    merged_screws,
    path_loops,
    product,
)
from symoro.models.inverse.solution_search import (
    ASSEMBLY,
    Solved,
    Step,
    checked_equations,
    with_samples,
)
from symoro.robot import PRISMATIC, REVOLUTE, Loop, Robot, loop_joints, loops

MAX_LOOP_UNKNOWNS = 4  # unknown joints of a loop that is solved as such, its cut joint included
EQUAL_ELEMENTS = 1e-7  # m, rad or parts of 1: motors and elements of poses that count as equal
POSTURE_TOLERANCE = 1e-5  # of a posture from the one that made its pose
Substitution = Mapping[Expr, Expr]
Method = Callable[[Arm], Solved]


def solve_with_loops(arm: Arm, method: Method) -> Solved:
    """The solution of an arm by Paul's or Pieper's method, with that of the loops behind it.

    Steps are looked for among all postures of the path first. Where the loops allow only postures
    at which these steps fail, as where a platform never turns, they are looked for among the
    postures of the closed robot.
    """
    if not path_loops(arm):
        return method(arm)
    if arm.still:
        return _at_still_elements(arm, method)
    refused: list[str] = []
    for closed in (False, True):
        try:
            of_path = method(with_samples(arm, closed_samples(arm.robot)) if closed else arm)
            solved = _closed_loop_arms(of_path, closed)
        except UnsupportedRobot as error:
            refused.append(str(error))
            continue
        if _finds_samples(solved):
            return solved
        refused.append(
            f"{arm.robot.name}: the closed forms do not give back the postures of the closed robot."
        )
    raise UnsupportedRobot(refused[-1])


def _at_still_elements(arm: Arm, method: Method) -> Solved:
    """The solution for a part of the pose, with the elements that no motion changes at their
    values.
    """
    elements = {*(arm.known or ()), *(name for name, _ in arm.still)}
    known = None if len(elements) == len(ELEMENTS) else tuple(e for e in ELEMENTS if e in elements)
    solved = solve_with_loops(dataclasses.replace(arm, known=known, still=()), method)
    values = {
        solved.target[ELEMENTS.index(name)]: constant(Fraction(value)) for name, value in arm.still
    }
    return dataclasses.replace(
        solved,
        arm=dataclasses.replace(solved.arm, known=arm.known),
        inner=tuple((u, substitute([x], values)[0]) for u, x in solved.inner),
        steps=tuple(_with_values(step, values) for step in solved.steps),
    )


def _finds_samples(solved: Solved) -> bool:
    """True if closed configurations are among the branches at their poses; lengths may have the
    opposite sign.
    """
    robot, at = solved.arm.robot, assembled_configurations(solved.arm.robot)
    columns = solved.arm.columns
    values = branch_values(
        solved, [solved.joints[m.name] for m in columns], sample_poses(solved.arm)
    )
    place = {j: k for k, j in enumerate(robot.moving)}
    q = at.q[:, [place[m.j] for m in columns]]
    slides = np.array([m.slides for m in columns])
    turned = np.abs(np.remainder(values - q + np.pi, 2 * np.pi) - np.pi)
    shifted = np.minimum(np.abs(values - q), np.abs(values + q))
    gap = np.where(slides, shifted, turned).max(axis=2)
    return bool((np.where(np.isnan(gap), np.inf, gap).min(axis=0) < POSTURE_TOLERANCE).all())


def _closed_loop_arms(of_path: Solved, closed: bool) -> Solved:
    """The steps of the path with those of the loops behind it; `closed`: the steps of legs are
    looked for among the postures of the closed robot.
    """
    waiting = path_loops(of_path.arm)
    search = LoopSearch(of_path, closed)
    search.keep_one_of_each(waiting)
    while waiting:
        solved = search.learn_one(waiting)
        waiting = [x for x in waiting if x not in solved]
        search.keep_one_of_each(waiting)
    return search.solution()


class LoopSearch:
    """The steps so far, and the joints that they determine."""

    def __init__(self, of_path: Solved, closed: bool) -> None:
        self.arm, self.robot = of_path.arm, of_path.arm.robot
        self.crossed, self.closed = of_path.arm.crossed, closed
        self.solved, self.remarks = of_path, list(of_path.remarks)
        self.known = {m.j for m in of_path.arm.joints}
        self.hidden: set[int] = set()  # passive joints of which one of several values is kept
        self.added = sorted(self.known)  # the joints that were added last
        self.first = 0  # the place of their first step

    def expression(self, j: int) -> Expr:
        """A joint that is known, in the unknowns of the steps."""
        return self.solved.joints[str(self.robot.variable(j))]

    @property
    def variables(self) -> dict[Expr, Expr]:
        """The variables of the joints that are known, in the unknowns of the steps."""
        return {as_expr(self.robot.variable(j)): self.expression(j) for j in sorted(self.known)}

    def unknown(self, loop: Loop) -> list[int]:
        return [j for j in loop_joints(self.robot, loop) if j not in self.known]

    def solution(self) -> Solved:
        """All steps; the columns are the joints of the tree that they determine."""
        solved = dataclasses.replace(self.solved, remarks=tuple(self.remarks))
        if not solved_loops(solved):
            return solved
        tree = [j for j in sorted(self.known) if j <= self.robot.NL and j not in self.hidden]
        columns = tuple(self._moving(j) for j in tree)
        arm = dataclasses.replace(self.arm, behind_loops=columns)
        return dataclasses.replace(solved, arm=arm)

    def _moving(self, j: int) -> MovingJoint:
        own = [m for m in self.arm.joints if m.j == j]
        variable = as_expr(self.robot.variable(j))
        return own[0] if own else MovingJoint(j, self.robot.sigma(j), variable, Fraction(1))

    # --- one loop more ----------------------------------------------------------------------------

    def learn_one(self, waiting: Sequence[Loop]) -> Sequence[Loop]:
        """Solve one of the loops, if possible one with few unknown joints, and return it; or those
        that the pose leaves free.
        """
        reasons = []
        for loop in sorted(waiting, key=lambda x: len(self.unknown(x))):
            unknown = self.unknown(loop)
            refused = self._learn(loop, unknown) if unknown else ""
            if not refused:
                self.added = unknown
                self.known.update(unknown)
                return [loop]
            reasons.append(f"Cut joint {loop.cut}: {refused}")
        free = self._free_loops(waiting)
        left = sorted({j for x in free or waiting for j in self.unknown(x)})
        names = ", ".join(str(self.robot.variable(j)) for j in left)
        if free:
            self.remarks.append(f"the pose does not determine all of {names}")
            self.added = []
            return free
        raise UnsupportedRobot(
            f"The pose of {self.arm.end} of {self.robot.name} gives "
            f"{', '.join(self.solved.joints)}, but no closed form gives {names} through the loops. "
            + " ".join(reasons)
        )

    def _free_loops(self, waiting: Sequence[Loop]) -> list[Loop]:
        """The loops with joints that move while all known joints stand still."""
        at = assembled_configurations(self.robot)
        motions = closed_motions(self.robot, at)
        place = {j: k for k, j in enumerate(self.robot.moving)}
        known = [place[j] for j in sorted(self.known)]
        held = np.linalg.matrix_rank(motions[:, :, known], tol=EQUAL_ELEMENTS)

        def is_free(j: int) -> bool:
            with_j = np.linalg.matrix_rank(motions[:, :, [*known, place[j]]], tol=EQUAL_ELEMENTS)
            return bool(np.median(with_j) > np.median(held))

        return [x for x in waiting if any(is_free(j) for j in self.unknown(x))]

    def _learn(self, loop: Loop, unknown: Sequence[int]) -> str:
        """Add the steps of a loop; the reason where there are none."""
        first = len(self.solved.steps)
        form = solved_loop(self.robot, loop, unknown) if len(unknown) <= MAX_LOOP_UNKNOWNS else None
        if form is not None:
            self._add_assemblies(loop, form.assemblies)
        elif len(unknown) > 6:
            return f"{len(unknown)} joints are unknown, six at most are expected."
        else:
            leg = leg_of(self.robot, loop, unknown)
            try:
                samples = closed_samples(self.robot) if self.closed else None
                self._add_leg(leg, _solved_leg(leg.arm, samples))
            except UnsupportedRobot as error:
                return str(error)
        self.first = first
        return ""

    def _add_assemblies(self, loop: Loop, assemblies: Sequence[Assembly]) -> None:
        """Add one step whose roots are the assemblies of a loop."""
        kept = [a for a in assemblies if self.crossed or a.label != CROSSED]
        if len(kept) < len(assemblies):
            self.remarks.append(
                f"the crossed assembly of the parallelogram at cut joint {loop.cut} is left out: "
                "crossed=yes adds it"
            )
        joints, before = list(assemblies[0].joints), self.variables
        unknowns = tuple(as_expr(self.robot.variable(j)) for j in joints)
        labels = [f" {a.label}" if len(kept) > 1 else "" for a in kept]
        roots = tuple(_root(a, before, label) for a, label in zip(kept, labels, strict=True))
        forms = tuple(((u, Fraction(1)),) for u in unknowns)
        shown = tuple(zip(unknowns, map(as_expr, roots[0].values), strict=True))
        parallel = assemblies[0].label == PARALLEL
        step = Step(ASSEMBLY, unknowns, forms, shown if parallel else (), (), roots)
        self._extend([step], {str(u): u for u in unknowns})

    def _add_leg(self, leg: Leg, solved: Solved) -> None:
        """Add the steps of a leg, whose pose is given in the unknowns of the steps before."""
        before = self.variables
        given: dict[Expr, Expr] = self._renamed(solved)
        given |= dict(zip(solved.target, substitute(leg.target, before), strict=True))
        given |= {symbol(str(v), Role.GEOMETRIC): x for v, x in before.items()}
        for u, x in solved.inner:
            given[u] = substitute([x], given)[0]
        joints = {name: substitute([x], given)[0] for name, x in solved.joints.items()}
        self._extend([_with_values(step, given) for step in solved.steps], joints)

    def _renamed(self, solved: Solved) -> dict[Expr, Expr]:
        """Other symbols for unknowns of a leg whose names are used already."""
        used = {u for step in self.solved.steps for u in step.unknowns}
        own = [u for step in solved.steps for u in step.unknowns]
        return {u: symbol(f"{u}_", Role.POSITION) for u in own if u in used}

    def _extend(self, steps: Sequence[Step], joints: Mapping[str, Expr]) -> None:
        self.solved = dataclasses.replace(
            self.solved,
            steps=(*self.solved.steps, *steps),
            joints={**self.solved.joints, **joints},
        )

    # --- roots that are one assembly --------------------------------------------------------------

    def keep_one_of_each(self, waiting: Sequence[Loop]) -> None:
        """Of the steps that were added last, keep one of the roots where the others change nothing
        but passive joints that no waiting loop sees.
        """
        passive = [j for j in self.added if not self.robot.frame(j).mu]
        seen = self._seen(waiting) if passive else []
        for place in range(self.first, len(self.solved.steps)):
            step = self.solved.steps[place]
            if seen and len(step.roots) > 1 and step.type != ASSEMBLY:
                self._keep_one(place, seen, passive)

    def _seen(self, waiting: Sequence[Loop]) -> list[Expr]:
        """The motors so far, then the known motions in the loops that wait."""
        motions = [
            x
            for loop in waiting
            for screws in known_screws(self.robot, loop, self.unknown(loop))[0]
            for x in product(screws, PRICE_TRACE).elements[:12]
        ]
        return [
            *map(self.expression, self._motors),
            *substitute([as_expr(x) for x in motions], self.variables),
        ]

    @property
    def _motors(self) -> list[int]:
        return [j for j in sorted(self.known) if self.robot.frame(j).mu]

    def _keep_one(self, place: int, seen: Sequence[Expr], passive: Sequence[int]) -> None:
        """Keep one of the roots at a place if the others give the same, or the same with a sliding
        motor of the opposite sign.
        """
        step = self.solved.steps[place]
        every, first = (
            self._values(place, step.roots, seen),
            self._values(place, step.roots[:1], seen),
        )
        if _covers(first, every):
            self._replace_roots(place, step.roots[:1])
            self.hidden.update(passive)
            return
        sliding = [k for k, j in enumerate(self._motors) if self._slides(j)]
        if not sliding or not _covers(_unsigned(first, sliding), _unsigned(every, sliding)):
            return
        lengths = first[..., sliding]
        lengths = lengths[np.isfinite(lengths)]
        if (lengths < 0).any() and (lengths > 0).any():
            return
        self._replace_roots(place, (step.roots[-1 if (lengths < 0).any() else 0],))
        names = ", ".join(str(self.robot.variable(self._motors[k])) for k in sliding)
        self.remarks.append(f"{names} is the positive one of two lengths")
        self.hidden.update(passive)

    def _slides(self, j: int) -> bool:
        return self.robot.sigma(j) == PRISMATIC and j in self.added

    def _replace_roots(self, place: int, roots: Sequence[Root]) -> None:
        steps = list(self.solved.steps)
        steps[place] = dataclasses.replace(steps[place], roots=tuple(roots))
        self.solved = dataclasses.replace(self.solved, steps=tuple(steps))

    def _values(self, place: int, roots: Sequence[Root], seen: Sequence[Expr]) -> Array:
        """(branches, samples, expressions) with these roots at a place, and with the first root of
        every step before those that were added last; NaN where a branch does not exist.
        """
        steps = [
            dataclasses.replace(s, roots=s.roots[:1] if k < self.first else s.roots)
            for k, s in enumerate(self.solved.steps)
        ]
        steps[place] = dataclasses.replace(steps[place], roots=tuple(roots))
        solved = dataclasses.replace(self.solved, steps=tuple(steps))
        values = branch_values(solved, seen, sample_poses(self.arm))
        turning = [k for k, j in enumerate(self._motors) if self.robot.sigma(j) == REVOLUTE]
        values[..., turning] = np.remainder(values[..., turning] + 1.0, 2 * np.pi)
        return values


def _unsigned(values: Array, columns: Sequence[int]) -> Array:
    out = values.copy()
    out[..., columns] = np.abs(out[..., columns])
    return out


def _covers(few: Array, many: Array) -> bool:
    """True if each of many branches (branches, samples, values) equals one of the few at every
    sample, or does not exist.
    """
    gap = np.abs(many[:, None] - few[None]).max(axis=3)
    equal = (np.where(np.isnan(gap), np.inf, gap) < EQUAL_ELEMENTS).any(axis=1)
    return bool(np.isfinite(few).any() and (equal | np.isnan(many).any(axis=2)).all())


# --- legs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leg:
    """A serial arm of the unknown joints of a loop; its pose in terms of the known ones."""

    arm: Arm
    target: tuple[Expr, ...]  # 12 elements, row by row


def known_screws(
    robot: Robot, loop: Loop, unknown: Collection[int]
) -> tuple[list[list[Screw]], list[MovingJoint]]:
    """The known screws K0 ... Kn-1 and the unknown joints of the cycle K0 U1 K1 ... Un = 1."""
    screws: list[list[Screw]] = [[]]
    joints: list[MovingJoint] = []
    for link in cycle(robot, loop, unknown):
        if not link.joint:
            screws[-1].append(link.screw)
            continue
        variable = as_expr(robot.variable(link.joint))
        joints.append(MovingJoint(link.joint, link.kind, variable, Fraction(link.sign)))
        screws.append([])
    last = screws.pop()
    return [last + screws[0], *screws[1:]], joints


def leg_of(robot: Robot, loop: Loop, unknown: Collection[int]) -> Leg:
    """The unknown joints of a loop as an arm, whose pose is the longest known stretch."""
    known, joints = known_screws(robot, loop, unknown)
    longest = max(range(len(known)), key=lambda k: len(known[k]))
    known, joints = known[longest:] + known[:longest], joints[longest:] + joints[:longest]
    target = product([s.inverse() for s in reversed(known[0])], PRICE_TRACE).elements[:12]
    held = {
        as_expr(robot.variable(j)): symbol(str(robot.variable(j)), Role.GEOMETRIC)
        for j in robot.moving
        if j not in unknown
    }
    between = [
        tuple(merged_screws([_with_held_values(s, held) for s in screws])) for screws in known[1:]
    ]
    arm = Arm(robot, loop.twin, loop.root, tuple(joints), ((), *between, ()))
    return Leg(arm, tuple(map(as_expr, target)))


def _with_held_values(s: Screw, held: Substitution) -> Screw:
    angle, shift = substitute([as_expr(s.angle), as_expr(s.shift)], held)
    return dataclasses.replace(s, angle=angle, shift=shift)


def _solved_leg(arm: Arm, samples: Mapping[str, Array] | None) -> Solved:
    """A leg by Paul's method, or by Pieper's."""
    if samples is not None:
        arm = with_samples(arm, samples)
    try:
        return solve(arm)
    except UnsupportedRobot as error:
        try:
            return solve_pieper(arm)
        except UnsupportedRobot:
            raise error from None


def _root(a: Assembly, before: Substitution, label: str) -> Root:
    """An assembly as a root, in the unknowns of the steps before."""
    values = tuple(_put(x, before) for x in a.joints.values())
    exists, free, double = (_put(x, before) for x in (a.exists, a.free, a.double))
    return Root(values, exists, free, double, label)


def _put(x: Scalar, values: Substitution) -> Scalar:
    return substitute([x], values)[0] if isinstance(x, Expr) else x


def _with_values(step: Step, values: Substitution) -> Step:
    """A step with other expressions in place of symbols; unknowns may get other names."""
    roots = tuple(
        dataclasses.replace(
            root,
            values=tuple(_put(x, values) for x in root.values),
            exists=_put(root.exists, values),
            free=_put(root.free, values),
            double=_put(root.double, values),
        )
        for root in step.roots
    )
    names = [values.get(u, u) for u in step.unknowns]
    used = [substitute(pair, values) for pair in step.equations]
    return dataclasses.replace(
        step,
        unknowns=tuple(names),
        equations=tuple((a, b) for a, b in used),
        coefficients=tuple((name, substitute([x], values)[0]) for name, x in step.coefficients),
        roots=roots,
    )


# --- numbers --------------------------------------------------------------------------------------


def closed_samples(robot: Robot) -> dict[str, Array]:
    """Geometry and positions of all joints of a robot whose loops are closed."""
    at = assembled_configurations(robot)
    count = len(at.q)
    geometry = {name: np.full(count, x) for name, x in at.values.items()}
    return geometry | {name: at.q[:, k] for k, name in enumerate(at.f.of.variables)}


def sample_poses(arm: Arm) -> dict[str, Any]:
    """Geometry, and the elements of poses of the path of a robot whose loops are closed."""
    return arm.derived("closed samples", lambda: _sample_poses(arm))


def _sample_poses(arm: Arm) -> dict[str, Any]:
    at = assembled_configurations(arm.robot)
    return dict(at.values) | pose_elements(arm, at.values, np.asarray(at.q))


def pose_elements(arm: Arm, values: Mapping[str, float], q: Array) -> dict[str, Array]:
    """The elements of the poses of the path at positions of all joints (count, joints)."""
    place = {j: k for k, j in enumerate(arm.robot.moving)}
    geometry = {name: values[name] for name in arm.parameters}
    T = arm.numeric(geometry).poses(q[:, [place[m.j] for m in arm.joints]])
    return {t.payload[0]: T[:, k // 4, k % 4] for k, t in enumerate(arm.target)}


def branch_values(solved: Solved, xs: Sequence[Expr], numbers: Mapping[str, Any]) -> Array:
    """(branches, samples, expressions): values at every branch, NaN where it does not exist."""
    with np.errstate(all="ignore"):
        start = dict(numbers)
        for u, x in solved.inner:
            start[u.payload[0]] = interpret([x], start)[0]
        branches: list[tuple[dict[str, Any], Any]] = [(start, 1.0)]
        for step in solved.steps:
            branches = [grown for b in branches for grown in _extended_branches(step, *b)]
        samples = max(np.size(x) for x in numbers.values())
        out = np.empty((len(branches), samples, len(xs)))
        for row, (values, exists) in zip(out, branches, strict=True):
            for k, x in enumerate(interpret(xs, values)):
                row[:, k] = x
            row[np.broadcast_to(exists, samples) < 0.5] = np.nan
    return out


def _extended_branches(
    step: Step, values: Mapping[str, Any], exists: Any
) -> list[tuple[dict[str, Any], Any]]:
    """A branch with each root of one more step."""
    grown = []
    for root in step.roots:
        here, *root_values = interpret([as_expr(root.exists), *map(as_expr, root.values)], values)
        names = dict(zip(step.names, root_values, strict=True))
        grown.append(({**values, **names}, np.minimum(exists, here)))
    return grown


def solved_loops(solved: Solved) -> list[Loop]:
    """The loops of which a solution gives all joints."""
    robot = solved.arm.robot
    names = {x: {str(robot.variable(j)) for j in loop_joints(robot, x)} for x in loops(robot)}
    return [x for x in path_loops(solved.arm) if names[x] <= solved.joints.keys()]


def closure_sides(solved: Solved) -> tuple[Expr, ...]:
    """Left and right sides of the equations that close the loops, in the unknowns of the steps:
    for each loop the position and two columns of the rotation, nine equations.
    """
    robot = solved.arm.robot
    sides: list[Expr] = []
    for loop in solved_loops(solved):
        seen = loop_frames(robot, loop, loop.root, PRICE_TRACE)
        here, there = seen[loop.cut], seen[loop.twin]
        turned, fixed = here.rotation(PRICE_TRACE), there.rotation(PRICE_TRACE)
        pairs = ((here.P, there.P), (turned.a, fixed.a), (turned.s, fixed.s))
        sides += [as_expr(x) for a, b in pairs for pair in zip(a, b, strict=True) for x in pair]
    values = {
        as_expr(robot.variable(j)): solved.joints[name]
        for j in robot.moving
        if (name := str(robot.variable(j))) in solved.joints
    }
    return tuple(substitute(sides, values))


def always_closes(solved: Solved) -> bool:
    """True if every branch that exists closes the loops at poses of the robot and at any other."""
    arm = solved.arm
    rng = np.random.default_rng(4)
    at = assembled_configurations(arm.robot)
    chain = arm.numeric({name: at.values[name] for name in arm.parameters})
    span = np.where(chain.turns, 1.5, 0.5 * chain.size)
    T = chain.poses(rng.uniform(-span, span, (len(at.q), chain.n)))
    anywhere = {t.payload[0]: T[:, k // 4, k % 4] for k, t in enumerate(arm.target)}
    sides = [*closure_sides(solved), *checked_equations(solved)]
    for numbers in (sample_poses(arm), {**at.values, **anywhere}):
        values = branch_values(solved, sides, numbers)
        gaps = np.abs(values[..., ::2] - values[..., 1::2])
        if not (np.isnan(gaps) | (gaps < EQUAL_ELEMENTS)).all():
            return False
    return True


def closed_poses(arm: Arm, values: Mapping[str, float], count: int) -> dict[str, Array]:
    """The elements of poses of a robot whose loops are closed; every sixth is out of reach."""
    at = assembled_configurations(arm.robot)
    geometry = {name: values.get(name, x) for name, x in at.values.items()}
    elements = pose_elements(arm, geometry, np.resize(at.q, (count, at.q.shape[1])))
    for t in (arm.target[3], arm.target[7], arm.target[11]):
        elements[t.payload[0]][5::6] += 5 * at.f.scale
    return elements
