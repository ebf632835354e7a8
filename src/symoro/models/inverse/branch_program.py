"""A solution in closed form as a program: every branch is a row, and what branches have in common
is computed once.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from symoro.expr import (
    ADD,
    ATAN2,
    COS,
    NAMED,
    NEG,
    ONE,
    PI_NODE,
    SIN,
    SYMBOL,
    ZERO,
    Argument,
    Expr,
    Group,
    Program,
    Role,
    absolute,
    as_expr,
    atan2,
    image_with,
    interpret,
    less,
    less_equal,
    logical_and,
    logical_or,
    magnitude,
    postorder,
    rebuilt,
    sqrt,
    substitute,
    symbol,
    where,
)
from symoro.models.inverse.angle_polynomials import linear_form
from symoro.models.inverse.closed_loop_arms import always_closes, closed_poses, closure_sides
from symoro.models.inverse.method_choice import (
    arm_of,
    check_not_redundant,
    limits_note,
    solved_by_paul,
    solved_by_pieper,
)
from symoro.models.inverse.numeric_chain import LIMIT_TOLERANCE, Array
from symoro.models.inverse.serial_arm import ELEMENTS, GROUPS, Arm
from symoro.models.inverse.solution_search import Solved, Step, checked_equations
from symoro.robot import PRISMATIC, Robot
from symoro.tracing import Details, Options, Trace, Traced, output_group

REACH_TOLERANCE = 1e-6  # sum of differences at which a posture counts as reaching the pose
SEED = 3
NULL_SQUARE = 1e-280  # the square of a direction's length that counts as none
Wave = tuple[Expr, Expr]  # sine and cosine


@dataclass(frozen=True)
class Branch:
    """The values of the unknowns along one way down the tree, and sine and cosine of those that are
    arc tangents.
    """

    values: Mapping[Expr, Expr]
    exists: Expr = ONE
    singular: Expr = ZERO
    free: Expr = ZERO  # an angle that the pose leaves free; `singular` without double roots
    waves: Mapping[Expr, Wave] = field(default_factory=dict)


class Formulas:
    """Expressions in the unknowns, walked once for all branches that put their values in."""

    def __init__(self, xs: Iterable[Any]) -> None:
        self.xs = [as_expr(x) for x in xs]
        self.nodes = postorder(self.xs)
        self.sums = {
            n: angles
            for n in self.nodes
            if n.op in (SIN, COS) and (angles := _plain_sum(n.args[0]))
        }

    def at(self, branch: Branch) -> list[Expr]:
        """With the values of a branch: sines and cosines of arc tangents need no function."""
        known = branch.waves.keys()
        values = {
            **branch.values,
            **{
                n: _wave(n, angles, branch.waves)
                for n, angles in self.sums.items()
                if known >= angles.keys()
            },
        }
        image = image_with(self.nodes, values, lambda node, _: values[node])
        return [image.get(x, x) for x in self.xs]


def _plain_sum(angle: Expr) -> dict[Expr, bool]:
    """The unknowns of which an angle is the sum and difference, in structural order, True for those
    that are added; empty where it is more.
    """
    form, rest = linear_form(angle)
    if rest is not ZERO or any(abs(k) != 1 for k in form.values()):
        return {}
    return {v: form[v] > 0 for v in sorted(form, key=lambda v: v.key)}


def _wave(n: Expr, angles: Mapping[Expr, bool], waves: Mapping[Expr, Wave]) -> Expr:
    """A sine or cosine of a sum and difference of angles by the addition theorem."""
    s, c = ZERO, ONE
    for v, added in angles.items():
        sv, cv = waves[v]
        sv = sv if added else -sv
        s, c = s * cv + c * sv, c * cv - s * sv
    return s if n.op is SIN else c


def direction(angle: Expr) -> tuple[Expr, Wave] | None:
    """An arc tangent, half a turn more or not, with its sine and cosine, which need no function; of
    atan2(0, 0), whatever the signs, those of 0.
    """
    if angle.op is ADD and PI_NODE in angle.args:
        rest = direction(next(a for a in angle.args if a is not PI_NODE))
        return None if rest is None else (rest[0] + PI_NODE, (-rest[1][0], -rest[1][1]))
    if angle.op is NEG:
        rest = direction(angle.args[0])
        return None if rest is None else (-rest[0], (-rest[1][0], rest[1][1]))
    if angle.op is not ATAN2:
        return None
    y, x = angle.args
    null = less_equal(x * x + y * y, NULL_SQUARE)
    x = x + null
    over = 1 / sqrt(x * x + y * y)
    return as_expr(atan2(y, x)), (y * over, x * over)


def extend_branch(
    branch: Branch, step: Step, roots: Formulas, trace: Trace, first: int
) -> list[Branch]:
    """The branch with the unknowns of one more step, once for each root; `first` numbers them."""
    values = roots.at(branch)
    if trace.writes_listing and step.by_lines:
        values = _in_pieces(values, trace, f"{step.names[0]}p{first}_")
    width = len(step.unknowns) + 3
    return [
        _with_root(branch, step, k, values[width * k : width * (k + 1)], trace, first + k)
        for k in range(len(step.roots))
    ]


def _with_root(
    branch: Branch, step: Step, k: int, values: Sequence[Expr], trace: Trace, number: int
) -> Branch:
    """The branch with root k of a step: the values of the unknowns, whether they exist, whether
    they are singular.
    """
    *angles, exists_here, singular_here, free_here = values
    given = dict(zip(step.unknowns, angles, strict=True))
    arcs = {} if trace.writes_listing else {u: direction(x) for u, x in given.items()}
    known = {u: arc for u, arc in arcs.items() if arc is not None}
    names = {u: known[u][0] if u in known else x for u, x in given.items()}
    named = {u: as_expr(trace(f"{u}b{number}", x)) for u, x in names.items()}
    exists = logical_and(
        1 if branch.exists is ONE else branch.exists,
        1 if as_expr(step.roots[k].exists) is ONE else exists_here,
    )
    return Branch(
        {**branch.values, **named},
        as_expr(trace(f"Eb{number}", exists)),
        as_expr(trace(f"Sb{number}", logical_or(branch.singular, singular_here))),
        as_expr(logical_or(branch.free, free_here)),
        {**branch.waves, **{u: wave for u, (_, wave) in known.items()}},
    )


def _in_pieces(xs: Sequence[Expr], trace: Trace, prefix: str) -> list[Expr]:
    """The same expressions with a name for each intermediate that is used more than once.

    Without the names a listing doubles at every such intermediate.
    """
    nodes = postorder(xs)
    uses = Counter(magnitude(a) for node in nodes if node.op is not NEG for a in node.args)
    shared = [x for x in nodes if uses[x] > 1 and x.op.cost]
    names = {node: f"{prefix}{k}" for k, node in enumerate(shared, 1)}
    image: dict[Expr, Expr] = {}
    for node in nodes:
        new = rebuilt(node, image)
        image[node] = as_expr(trace(names[node], new)) if node in names else new
    return [image[x] for x in xs]


def branches(solved: Solved, trace: Trace) -> list[Branch]:
    """Every way down the tree of roots."""
    given: dict[Expr, Expr] = {}
    for u, x in solved.inner:  # a value may use those before it
        given[u] = as_expr(trace(str(u), substitute([x], given)[0]))
    grown = [Branch(given)]
    for step in solved.steps:
        roots = Formulas(
            x
            for r in step.roots
            for x in (*r.values, r.exists, logical_or(r.free, r.double), r.free)
        )
        grown = [
            more
            for k, b in enumerate(grown)
            for more in extend_branch(b, step, roots, trace, k * len(step.roots) + 1)
        ]
    return grown


def joint_values(solved: Solved, rows: Sequence[Branch]) -> list[list[Expr]]:
    """The joints of each branch, angles within half a turn of 0."""
    own = [solved.joints[m.name] for m in solved.arm.solved_joints]
    formulas = Formulas(own)
    return [
        [
            _within_half_turn(x, m.sigma, 2 if f.op is SYMBOL else 4)
            for x, m, f in zip(formulas.at(b), solved.arm.solved_joints, own, strict=True)
        ]
        for b in rows
    ]


def _within_half_turn(x: Expr, sigma: int, terms: int) -> Expr:
    """The value of a joint, a sum of so many angles, brought back within half a turn of 0."""
    core = x
    while core.op in (NAMED, NEG):
        core = core.args[0]
    return x if sigma == PRISMATIC or core.op is not ADD else wrapped(x, terms)


def wrapped(x: Expr, terms: int) -> Expr:
    """An angle that is a sum of `terms` angles in [-pi, pi], brought back there."""
    turn = 2 * PI_NODE
    for _ in range(terms // 2):
        x = where(less_equal(x, PI_NODE), where(less_equal(-PI_NODE, x), x, x + turn), x - turn)
    return x


def closure_errors(solved: Solved, rows: Sequence[Branch]) -> list[Expr]:
    """By how much each branch misses the pose and leaves loops open: a sum of differences."""
    closed = closure_sides(solved) if solved.arm.behind_loops else ()
    sides = Formulas([*checked_equations(solved), *closed])
    return [_distance(sides.at(branch)) for branch in rows]


def _distance(sides: Sequence[Expr]) -> Expr:
    """Column by column, so that branches that have one in common share its sum."""
    d = [absolute(left - right) for left, right in zip(sides[::2], sides[1::2], strict=True)]
    first, *others = [sum(d[k + 1 : k + 3], d[k]) for k in range(0, len(d), 3)]
    return as_expr(first + sum(others, ZERO))


def paul_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """solutions, exists and singular of Paul's method."""
    arm = arm_of(robot, o)
    check_not_redundant(arm)
    return closed_model(solved_by_paul(arm), o, trace, "Paul")


def pieper_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """solutions, exists and singular of Pieper's method."""
    return closed_model(solved_by_pieper(arm_of(robot, o)), o, trace, "Pieper")


def closed_model(solved: Solved, o: Options, trace: Trace, method: str) -> Traced:
    """solutions: a row for each branch; exists, singular: one element for each."""
    rows = branches(solved, trace)
    values = joint_values(solved, rows)
    exists = [b.exists for b in rows]
    complete = always_closes if solved.arm.behind_loops else partial(_all_reach, values, exists)
    checked = not (_has_enough_joints(solved.arm) and complete(solved))
    if checked:
        exists = _reaching(exists, closure_errors(solved, rows))
    _name_rows(solved.arm, values, trace)
    family = solved.arm.held and solved.arm.known is not None
    singular = [ONE if family else b.singular for b in rows]
    pose = Argument("T", (*solved.target, None, None, None, None), (4, 4))
    groups = _groups(solved, values, exists, singular)
    details = BranchSolutions(solved, solved.arm, tuple(rows), groups)
    notes = _notes(solved, method, checked)
    if o["limits"]:
        groups = _groups(solved, *_all_limited(solved.arm, values, exists), singular)
        notes.append(limits_note(solved.arm))
    return Traced(groups, tuple(notes), details, (pose,))


def _all_limited(
    arm: Arm, values: Sequence[Sequence[Expr]], exists: Sequence[Expr]
) -> tuple[list[list[Expr]], list[Expr]]:
    """Rows on the turns nearest the middle of the ranges, and whether each is within the limits."""
    limited = [_limited(arm, q, e) for q, e in zip(values, exists, strict=True)]
    return [q for q, _ in limited], [e for _, e in limited]


def _limited(arm: Arm, q: Sequence[Expr], exists: Expr) -> tuple[list[Expr], Expr]:
    """A row with its angles on the turn nearest the middle of their range, and whether it exists
    within the joint limits.
    """
    turned, inside = [], exists
    for x, m, low, high in zip(q, arm.solved_joints, *arm.limits, strict=True):
        y = x if m.slides else _on_turn(x, float(low), float(high))
        turned.append(y)
        if np.isfinite(low):
            inside = as_expr(logical_and(inside, less_equal(low - LIMIT_TOLERANCE, y)))
        if np.isfinite(high):
            inside = as_expr(logical_and(inside, less_equal(y, high + LIMIT_TOLERANCE)))
    return turned, inside


def _on_turn(x: Expr, low: float, high: float) -> Expr:
    """An angle x in [-pi, pi] on the turn nearest the middle of its range; with one limit, on the
    first turn within it.
    """
    if low > -np.pi and high < np.pi:
        return x
    if np.isfinite(low) and np.isfinite(high):
        return _nearest_turn(x, 0.5 * (low + high))
    if np.isfinite(low):
        return _first_turn_above(x, low)
    return -_first_turn_above(-x, -high) if np.isfinite(high) else x


def _nearest_turn(x: Expr, middle: float) -> Expr:
    """An angle x in [-pi, pi] on the turn nearest `middle`."""
    y = x + float(2 * np.pi * np.round(middle / (2 * np.pi)))
    lower = where(less(middle - np.pi, y), y, y + 2 * PI_NODE)
    return as_expr(where(less_equal(y, middle + np.pi), lower, y - 2 * PI_NODE))


def _first_turn_above(x: Expr, low: float) -> Expr:
    """An angle x in [-pi, pi] on the first turn that is not below `low`."""
    y = x + float(2 * np.pi * max(0.0, np.ceil((low - np.pi) / (2 * np.pi))))
    return as_expr(where(less_equal(low - LIMIT_TOLERANCE, y), y, y + 2 * PI_NODE))


def _reaching(exists: Sequence[Expr], misses: Sequence[Expr]) -> list[Expr]:
    """For each branch 1 if it exists and reaches its pose, else 0."""
    return [
        as_expr(logical_and(1 if e is ONE else e, less_equal(miss, REACH_TOLERANCE)))
        for e, miss in zip(exists, misses, strict=True)
    ]


def _name_rows(arm: Arm, values: Sequence[Sequence[Expr]], trace: Trace) -> None:
    """Name the joints of the rows in the listing."""
    for k, q in enumerate(values, 1):
        for m, x in zip(arm.solved_joints, q, strict=True):
            trace(f"{m.name}_{k}", x)


def _has_enough_joints(arm: Arm) -> bool:
    """True if every pose near a reachable one is reachable: six joints, or one for each known
    element of the position.
    """
    if arm.known is None:
        return len(arm.joints) >= 6
    return len(arm.joints) == len(arm.known) and set(arm.known) <= set(GROUPS["position"])


def _completed(arm: Arm, q: Sequence[Expr]) -> list[Expr]:
    """A posture with the values of the joints that are held, parameters of the same names."""
    values = dict(zip((m.name for m in arm.solved_joints), q, strict=True))
    return [values.get(m.name, symbol(m.name, Role.GEOMETRIC)) for m in arm.columns]


def _groups(
    solved: Solved,
    values: Sequence[Sequence[Expr]],
    exists: Sequence[Expr],
    singular: Sequence[Expr],
) -> tuple[Group, ...]:
    """The outputs of the program: solutions (rows, joints), exists (rows,), singular (rows,)."""
    names, count = [m.name for m in solved.arm.columns], range(1, len(values) + 1)
    return (
        output_group(
            "solutions",
            (len(values), len(names)),
            [x for q in values for x in _completed(solved.arm, q)],
            [f"{name}_{k}" for k in count for name in names],
            ((), solved.arm.numbers),
        ),
        output_group("exists", (len(values),), exists, [f"exists{k}" for k in count]),
        output_group("singular", (len(values),), singular, [f"singular{k}" for k in count]),
    )


def _notes(solved: Solved, method: str, checked: bool) -> list[str]:
    """Return the notes of the program's header: the steps, the rows and the columns."""
    order = "; ".join(f"{', '.join(s.names)} by type {s.type}" for s in solved.steps)
    labels = ", ".join(solved.branches) or "1"
    names = ", ".join(m.name for m in solved.arm.columns)
    held = ", ".join(m.name for m in solved.arm.held)
    known = solved.arm.known if solved.arm.behind_loops else None
    return [
        *solved.remarks,
        *([f"elements of the pose that count: {', '.join(known)}"] if known else []),
        f"{method}'s method: {order}",
        f"rows: branches {labels}; columns: joints {names}",
        *([f"{held}: parameters; the known part of the pose leaves them free"] if held else []),
        *(["a branch exists only where its direct model gives the pose"] if checked else []),
        *(line for k, s in enumerate(solved.steps, 1) for line in s.summary(k)),
    ]


@dataclass(frozen=True)
class BranchSolutions(Details):
    """Of an inverse geometric model in closed form: the steps of the solution and the branches."""

    solved: Solved
    arm: Arm
    rows: tuple[Branch, ...]
    groups: tuple[Group, ...]  # the outputs without joint limits

    def states(self, values: Mapping[str, float], count: int) -> dict[str, Array]:
        """Elements of random poses, most of them within reach."""
        if self.arm.behind_loops:
            return closed_poses(self.arm, values, count)
        return pose_states(self.solved, values, count)


def pose_states(solved: Solved, values: Mapping[str, float], count: int) -> dict[str, Array]:
    """The elements of random poses that the arm reaches; every sixth is out of reach."""
    rng = np.random.default_rng(SEED)
    geometry = {name: values.get(name, rng.uniform(0.3, 1.3)) for name in solved.arm.parameters}
    chain = solved.arm.numeric(geometry)
    poses = chain.poses(
        rng.uniform(-np.pi, np.pi, (count, chain.n))
        * np.where(chain.turns, 1.0, chain.size / np.pi)
    )
    poses[5::6, :3, 3] += 5 * chain.size
    return elements_of(solved, poses)


def elements_of(solved: Solved, poses: Array) -> dict[str, Array]:
    """The elements of poses (N, 4, 4) by the names of their symbols."""
    return {t.payload[0]: poses[:, k // 4, k % 4] for k, t in enumerate(solved.target)}


def with_misses(program: Program, solution: BranchSolutions) -> Program:
    """The program with all rows, whatever the limits, and one more output: by how much each row
    misses the pose. Rows of a closed-loop robot have all joints that the steps give; those of an
    arm with joints that are held have the others. A row that does not exist is singular only where
    an angle is free, so that Newton's method can find another value of it.
    """
    count = len(solution.rows)
    solutions, exists, singular = solution.groups
    if not (solution.arm.held and solution.arm.known):
        flags = [
            as_expr(logical_or(b.free, logical_and(e, b.singular)))
            for b, e in zip(solution.rows, exists.values, strict=True)
        ]
        singular = dataclasses.replace(singular, values=tuple(flags))
    groups = (solutions, exists, singular)
    if solution.arm.behind_loops:
        groups = (_with_all_joints(solution), *groups[1:])
    elif solution.arm.held:
        groups = (_without_held(solution), *groups[1:])
    misses = output_group(
        "miss",
        (count,),
        closure_errors(solution.solved, solution.rows),
        [f"miss{k}" for k in range(1, count + 1)],
    )
    return dataclasses.replace(program, groups=(*groups, misses))


def with_argument(program: Program, name: str) -> Program:
    """The program with one of its parameters as an argument, whose value changes from pose to
    pose.
    """
    given = symbol(name, Role.GEOMETRIC), symbol(name, Role.POSE)
    groups = [
        dataclasses.replace(g, values=tuple(substitute(g.values, dict([given]))))
        for g in program.groups
    ]
    layout = (*program.layout, Argument(name, (given[1],)))
    return dataclasses.replace(program, groups=tuple(groups), layout=layout)


def _all_reach(rows: Sequence[Sequence[Expr]], exists: Sequence[Expr], solved: Solved) -> bool:
    """True if on random poses every row that exists reaches its pose: no root of a step is a stray
    one.
    """
    rng = np.random.default_rng(SEED)
    arm, count = solved.arm, 24
    geometry = {name: arm.robot.values.get(name, rng.uniform(0.3, 1.3)) for name in arm.parameters}
    chain = arm.numeric(geometry)
    poses = chain.poses(rng.uniform(-1.5, 1.5, (count, chain.n)))
    numbers: dict[str, Any] = {**geometry, **elements_of(solved, poses)}
    outputs = np.empty(((chain.n + 1) * len(rows), count))
    with np.errstate(all="ignore"):
        expressions = [*(x for q in rows for x in q), *exists]
        for values, x in zip(outputs, interpret(expressions, numbers), strict=True):
            values[:] = x
        q = np.moveaxis(outputs[: -len(rows)].reshape(len(rows), chain.n, count), 1, 2)
        reached = chain.poses(q.reshape(-1, chain.n)).reshape(len(rows), count, 4, 4)
        known = [arm.known is None or name in arm.known for name in ELEMENTS]
        error = np.abs(reached - poses)[:, :, :3].reshape(len(rows), count, 12)[..., known].max(2)
    there = outputs[-len(rows) :] > 0.5
    return not (error[there] > REACH_TOLERANCE).any()


def _without_held(solution: BranchSolutions) -> Group:
    """The solutions without the columns of the joints that are held."""
    arm, rows = solution.arm, len(solution.rows)
    own = [m in arm.joints for m in arm.columns] * rows
    values = [x for x, wanted in zip(solution.groups[0].values, own, strict=True) if wanted]
    labels = [f"{name}_{k}" for k in range(1, rows + 1) for name in arm.names]
    return output_group("solutions", (rows, len(arm.joints)), values, labels)


def _with_all_joints(solution: BranchSolutions) -> Group:
    """The solutions with all joints that the steps give, in the order of `joints`."""
    rows, joints = solution.rows, solution.solved.joints
    formulas = Formulas(joints.values())
    return output_group(
        "solutions",
        (len(rows), len(joints)),
        [x for b in rows for x in formulas.at(b)],
        [f"{name}_{k}" for k in range(1, len(rows) + 1) for name in joints],
    )
