"""Velocities and accelerations of the passive joints: qd_p = W qd_a, qdd_p = W qdd_a + gamma [KC97
(12)-(14)].

    Wa qd_a + Wp qd_p = 0                       W = -Wp^-1 Wa                   (12), (13)
    Wa qdd_a + Wp qdd_p + psi = 0               gamma = -Wp^-1 psi              (14)

Of the rows of all loops as many independent ones are taken as there are unknowns, by their rank at
closed configurations, the cheapest first. Parallelograms are linear: their rows of W are constants
and their gamma is zero.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import (
    ZERO,
    Expr,
    Role,
    Scalar,
    as_expr,
    dot,
    forward,
    interpret,
    is_zero,
    operation_count,
    symbol,
)
from symoro.mechanism.closed_configurations import (
    Configurations,
    by_geometry,
    check_mobility,
    closed_configurations,
    geometric_values,
    loop_equations,
    newton,
    special_configurations,
)
from symoro.mechanism.linear_systems import LinearSystem
from symoro.mechanism.loop_assemblies import (
    closed_forms,
    combined_assemblies,
    linear_passive_joints,
    positions,
    with_positions,
)
from symoro.mechanism.loop_constraints import (
    ConstraintView,
    LoopConstraint,
    loop_constraint,
    loop_drift,
    views,
)
from symoro.mechanism.reduction import Reduction
from symoro.robot import PRISMATIC, Loop, Robot, active_joints, loops, passive_joints
from symoro.tracing import PriceTrace, Trace

Array = np.ndarray
Row = tuple[int, int]  # loop, row of its six
REGULAR_RATIO = 1e-3  # the least singular value of a sample against its largest
CHOSEN_ROWS_RATIO = 0.02  # the least singular value of the chosen rows against that of all rows
POSITION_ROWS = 3  # the first rows of a loop are lengths
MAX_COMPARED_JOINTS = 16  # passive joints up to which many views and configurations are compared
MAX_ROW_SETS = 3000  # sets of rows up to which all are looked at


@dataclass(frozen=True)
class RowPlan:
    """The form of the constraints: a view of each loop, the independent rows, and numbers of
    their matrix for pivots.
    """

    views: tuple[ConstraintView, ...]
    rows: tuple[Row, ...]
    numbers: Array  # (samples, unknowns, unknowns)


@dataclass(frozen=True)
class LoopMotion:
    """The traced loop constraints of a robot, solved: W, gamma, psi and phi of [KC97 (12)-(14)]."""

    source: Robot
    robot: Robot  # its passive positions as expressions where they are known so
    active: list[int]
    passive: list[int]
    loops: list[LoopConstraint]
    plan: RowPlan
    unknown: list[int]  # passive joints that the rows are solved for
    system: LinearSystem
    W: dict[int, list[Scalar]]  # by passive joint, over the active ones
    gamma: dict[int, Scalar]
    psi: list[Scalar]
    phi: list[Scalar]

    @property
    def reduction(self) -> Reduction:
        """G = [1; W] and gamma: how the passive joints follow from the active ones."""
        return Reduction(self.source, self.robot, tuple(self.active), self.W, self.gamma)

    def rows(self, joints: Sequence[int]) -> list[list[Scalar]]:
        """The chosen rows, columns of the given joints."""
        return [self.loops[b].row(r, list(joints)) for b, r in self.plan.rows]

    def cut_rows(self, joints: Sequence[int]) -> list[list[Scalar]]:
        """The row of each cut joint that moves, columns of the given joints."""
        return [x.row(x.cut_row, list(joints)) for x in self.loops if x.cut_row is not None]


# --- the linear part ------------------------------------------------------------------------------


def linear_joints(robot: Robot, assumed: bool) -> dict[int, Expr]:
    """Passive joints of parallelograms, where these are assumed to stay such."""
    return (
        {j: e for j, e in linear_passive_joints(robot).items() if j <= robot.NL} if assumed else {}
    )


def _partial_derivatives(robot: Robot, e: Expr) -> list[Scalar]:
    variables = [as_expr(robot.variable(k)) for k in active_joints(robot)]
    return list(forward([e], variables)[0])


def sample_configurations(
    robot: Robot,
    assumed: bool,
    count: int = 12,
    seed: int = 0,
    given: Mapping[str, float] | None = None,
) -> Configurations:
    """Closed configurations, with the parallelograms uncrossed where they are assumed so."""
    relations = linear_passive_joints(robot) if assumed else {}
    sampled = closed_configurations(robot, count, given, seed)
    if not relations:
        return sampled
    place = {j: k for k, j in enumerate(robot.moving)}
    q = sampled.q.copy()
    for j, value in zip(relations, interpret(relations.values(), sampled.symbols), strict=True):
        q[:, place[j]] = value
    free = np.array([j not in relations and j not in active_joints(robot) for j in robot.moving])
    q = newton(sampled.f, q, free) if free.any() else q
    q = q[sampled.f.closed(q)]
    if not len(q):
        raise UnsupportedRobot(
            f"{robot.name}: no configuration was found in which its parallelograms are not crossed "
            f"and all loops close."
        )
    return dataclasses.replace(sampled, q=q)


def _with_special(robot: Robot, at: Configurations, assumed: bool) -> Configurations:
    """The samples, and regular ones at quarter turns, where pivots that are usually large may
    vanish.
    """
    if linear_joints(robot, assumed):
        return at
    count = 40 if len(passive_joints(robot)) <= MAX_COMPARED_JOINTS else 6
    q = np.concatenate([at.q, special_configurations(robot, at, count)])
    free = [k for k, j in enumerate(robot.moving) if j not in active_joints(robot)]
    singular = np.linalg.svd(at.f.matrix(q)[:, :, free], compute_uv=False)
    least = singular[:, -1] / singular[:, 0]
    regular = least > REGULAR_RATIO
    return dataclasses.replace(at, q=q[regular if regular.any() else least >= np.median(least)])


# --- which rows -----------------------------------------------------------------------------------


def passive_rate_plan(robot: Robot, assumed: bool) -> RowPlan:
    """The cheapest views and rows."""
    return by_geometry(robot, ("loop plan", assumed), lambda: _make_plan(robot, assumed))


def _make_plan(robot: Robot, assumed: bool) -> RowPlan:
    check_mobility(robot)
    robot = _with_plain_speeds(robot)
    ranked = [_cheapest_views(robot, loop) for loop in loops(robot)]
    at = _with_special(robot, sample_configurations(robot, assumed), assumed)
    best = tuple(options[0] for options in ranked)
    if len(passive_joints(robot)) > MAX_COMPARED_JOINTS:
        return _with_rows(robot, best, at, assumed)
    price = _price(robot, best, at, assumed)
    for b, options in enumerate(ranked):
        for v in options[1:]:
            trial = (*best[:b], v, *best[b + 1 :])
            cost = _price(robot, trial, at, assumed)
            if cost < price:
                best, price = trial, cost
    return _with_rows(robot, best, at, assumed)


def _cheapest_views(robot: Robot, loop: Loop) -> list[ConstraintView]:
    """The views in which the rows of a loop have fewest operations, cheapest first."""
    trace = Trace()

    def operations(view: ConstraintView) -> int:
        columns = loop_constraint(robot, loop, view, trace).columns
        return operation_count([x for column in columns.values() for x in column])

    return sorted(views(robot, loop), key=operations)[:4]


def _with_plain_speeds(robot: Robot) -> Robot:
    """The robot with a symbol for every speed, so that a plan depends on the geometry alone."""
    return dataclasses.replace(
        robot,
        joints=tuple(
            dataclasses.replace(x, QP=symbol(f"QP{j}", Role.VELOCITY))
            for j, x in enumerate(robot.joints, 1)
        ),
    )


def _price(
    robot: Robot, chosen: tuple[ConstraintView, ...], at: Configurations, assumed: bool
) -> float:
    rates = traced_loop_motion(
        robot, _with_rows(robot, chosen, at, assumed), assumed, {}, PriceTrace()
    )
    return operation_count([*(x for row in rates.W.values() for x in row), *rates.gamma.values()])


def _with_rows(
    robot: Robot, chosen: tuple[ConstraintView, ...], at: Configurations, assumed: bool
) -> RowPlan:
    """The plan with independent rows of the loops in the unknown joints.

    They are cheap rows that cover the configurations well.
    """
    linear = linear_joints(robot, assumed)
    unknown = [j for j in passive_joints(robot) if j not in linear]
    constraints = _constraints(robot, chosen, Trace())
    candidates = _candidate_rows(constraints, unknown)
    joints = [*active_joints(robot), *passive_joints(robot)]
    costs = [operation_count(constraints[b].row(r, joints)) for b, r in candidates]
    entries = [as_expr(x) for b, r in candidates for x in constraints[b].row(r, unknown)]
    matrix = _numeric_matrices(entries, at, (len(candidates), len(unknown)))
    lengths = np.array([at.f.scale if r < POSITION_ROWS else 1.0 for _, r in candidates])
    order = _independent_rows(matrix / lengths[None, :, None], costs) if entries else []
    return RowPlan(
        chosen,
        tuple(candidates[k] for k in order),
        matrix[:, order] if order else matrix,
    )


def _candidate_rows(constraints: Sequence[LoopConstraint], unknown: list[int]) -> list[Row]:
    """The rows in which some unknown joint occurs."""
    return [
        (b, r)
        for b, x in enumerate(constraints)
        for r in x.plain
        if not all(is_zero(v) for v in x.row(r, unknown))
    ]


def _constraints(
    robot: Robot, chosen: tuple[ConstraintView, ...], trace: Trace
) -> list[LoopConstraint]:
    return [
        loop_constraint(robot, loop, v, trace) for loop, v in zip(loops(robot), chosen, strict=True)
    ]


def _numeric_matrices(entries: Sequence[Expr], at: Configurations, shape: tuple[int, int]) -> Array:
    """The entries of a matrix at the configurations: (configurations, *shape)."""
    count = len(at.q)
    if not entries:
        return np.zeros((count, 0, 0))
    values = [
        np.broadcast_to(np.asarray(x, dtype=float), count) for x in interpret(entries, at.symbols)
    ]
    return np.stack(values, axis=-1).reshape(count, *shape)


def _least_singular_value(matrix: Array) -> Array:
    return np.linalg.svd(matrix, compute_uv=False)[:, -1]


def _independent_rows(matrix: Array, costs: Sequence[int]) -> list[int]:
    """The numbers of as many rows as columns, independent at every sample."""
    unknowns = matrix.shape[2]
    if not unknowns:
        return []
    whole = _least_singular_value(matrix)
    if comb(len(costs), unknowns) <= MAX_ROW_SETS:
        sets = sorted(
            combinations(range(len(costs)), unknowns), key=lambda s: (sum(costs[k] for k in s), s)
        )
        cover = [float((_least_singular_value(matrix[:, s]) / whole).min()) for s in sets]
        good = [s for s, c in zip(sets, cover, strict=True) if c >= CHOSEN_ROWS_RATIO]
        return list(good[0] if good else sets[int(np.argmax(cover))])
    return _greedy_rows(matrix, costs)


def _greedy_rows(matrix: Array, costs: Sequence[int]) -> list[int]:
    """Greedy choice of independent rows: each step takes a row with a large residual at every
    sample, and of these the cheapest.
    """
    rest = matrix.copy()
    rows: list[int] = []
    for _ in range(matrix.shape[2]):
        norms = np.linalg.norm(rest, axis=2).min(axis=0)
        norms[rows] = 0.0
        usable = [k for k in range(len(costs)) if norms[k] >= 0.3 * norms.max()]
        k = min(usable, key=lambda k: (costs[k], -norms[k]))
        rows.append(k)
        unit = rest[:, k] / np.linalg.norm(rest[:, k], axis=1, keepdims=True)
        rest = rest - np.einsum("brc,bc->br", rest, unit)[:, :, None] * unit[:, None, :]
    return sorted(rows)


# --- the trace ------------------------------------------------------------------------------------


def loop_motion(
    robot: Robot, assumed: bool, positions: Mapping[int, Expr], trace: Trace
) -> LoopMotion:
    """The constraints of a robot; `assumed`: parallelograms stay such; `positions`: passive joints
    as expressions.
    """
    chosen = passive_rate_plan(robot, assumed)
    key = ("loop motion", assumed, tuple(sorted((j, e.key) for j, e in positions.items())))
    return trace.shared(
        robot, key, lambda: traced_loop_motion(robot, chosen, assumed, positions, trace)
    )


def traced_loop_motion(
    robot: Robot, chosen: RowPlan, assumed: bool, positions: Mapping[int, Expr], trace: Trace
) -> LoopMotion:
    """The constraints in the rows and views of a plan, solved for the passive joints."""
    active, passive = active_joints(robot), passive_joints(robot)
    linear = linear_joints(robot, assumed)
    placed = _placed_tree(robot, linear, positions)
    unknown = [j for j in passive if j not in linear]
    constraints = _constraints(placed, chosen.views, trace)
    rows = [(constraints[b], r) for b, r in chosen.rows]
    system = LinearSystem([x.row(r, unknown) for x, r in rows], chosen.numbers, trace, "WD")
    known = {j: _partial_derivatives(robot, e) for j, e in linear.items()}
    rates = known | _solved_rates(system, rows, active, unknown, known)
    W = {j: _named_row(trace, f"WJ{j}", active, rates[j]) for j in passive}
    nu = [robot.joint(k).QP for k in active]
    speeds = {j: trace(f"QPP{j}", dot(W[j], nu)) for j in passive}
    psi, phi = _drifts(_at_constant_speed(placed, speeds), constraints, chosen, trace)
    gamma: dict[int, Scalar] = dict.fromkeys(passive, ZERO)
    if unknown:
        solution = system.solve([-p for p in psi], "GA")  # [KC97 (14)]
        gamma |= dict(zip(unknown, solution, strict=True))
    return LoopMotion(
        robot, placed, active, passive, constraints, chosen, unknown, system, W, gamma, psi, phi
    )


def _placed_tree(robot: Robot, linear: Mapping[int, Expr], positions: Mapping[int, Expr]) -> Robot:
    """The robot with those positions of the joints of its tree that are expressions."""
    of_tree = {j: e for j, e in positions.items() if j <= robot.NL}
    return with_positions(robot, {**linear, **of_tree})


def _named_row(
    trace: Trace, name: str, joints: Sequence[int], row: Sequence[Scalar]
) -> list[Scalar]:
    return [trace(f"{name}_{k}", x) for k, x in zip(joints, row, strict=True)]


def _drifts(
    still: Robot, constraints: Sequence[LoopConstraint], chosen: RowPlan, trace: Trace
) -> tuple[list[Scalar], list[Scalar]]:
    """psi of the chosen rows and phi of the cut joints, the joints not accelerating."""
    drifts = [loop_drift(still, x, trace) for x in constraints]
    psi = [drifts[b][r] for b, r in chosen.rows]
    phi = [drifts[b][x.cut_row] for b, x in enumerate(constraints) if x.cut_row is not None]
    return psi, phi


def _solved_rates(
    system: LinearSystem,
    rows: Sequence[tuple[LoopConstraint, int]],
    active: Sequence[int],
    unknown: Sequence[int],
    known: Mapping[int, Sequence[Scalar]],
) -> dict[int, list[Scalar]]:
    """W = -Wp^-1 Wa by unknown joint, over the active ones; `known`: the rows of parallelograms."""
    columns = []
    for c, k in enumerate(active):
        right = []
        for x, r in rows:  # [KC97 (12)]
            parallel = dot([_column_entry(x, r, j) for j in known], [known[j][c] for j in known])
            right.append(-(_column_entry(x, r, k) + parallel))
        columns.append(system.solve(right, f"W{k}_"))  # [KC97 (13)]
    return {j: [column[p] for column in columns] for p, j in enumerate(unknown)}


def _at_constant_speed(placed: Robot, speeds: Mapping[int, Scalar]) -> Robot:
    """The robot with the speeds of its passive joints, and without accelerations."""
    joints = (
        dataclasses.replace(x, QP=speeds.get(j, x.QP), QDP=ZERO)
        for j, x in enumerate(placed.joints, 1)
    )
    return dataclasses.replace(placed, joints=tuple(joints))


def _column_entry(x: LoopConstraint, r: int, j: int) -> Scalar:
    return x.columns[j][r] if j in x.columns else 0


# --- random states that satisfy the loops ---------------------------------------------------------


POSITION_TRIALS = 40
MAX_CONDITION_RATIO = 3.0  # states are used up to this multiple of the median condition
# positions found by Newton's method; more states repeat them with other velocities
SOLVED_POSITIONS = 80


def closed_positions(
    robot: Robot, count: int, given: Mapping[str, float] | None = None, seed: int = 0
) -> tuple[dict[str, float], Array]:
    """Return geometric parameters and closed positions (count, joints), none of them crossed."""
    solved = closed_forms(robot)
    if solved is None:
        at = sample_configurations(robot, True, min(count, SOLVED_POSITIONS), seed, given)
        return dict(at.values), np.resize(at.q, (count, at.q.shape[1]))
    values = dict(closed_configurations(robot, given=given, seed=seed).values)
    assemblies, f, rng = (
        combined_assemblies(robot, solved),
        loop_equations(robot, geometric_values(robot, values)),
        np.random.default_rng(seed),
    )
    rows: list[Array] = []
    for _ in range(POSITION_TRIALS):
        known: dict[str, object] = dict(values)
        for k, j in enumerate(robot.moving):
            reach = 0.5 * f.scale if robot.sigma(j) == PRISMATIC else np.pi
            known[f.of.variables[k]] = rng.uniform(-reach, reach, count)
        for a in assemblies:
            exists, q = positions(robot, a, known, count)
            rows += list(q[exists & f.closed(q)][: -(-count // len(assemblies))])
        if len(rows) >= count:
            break
    if not rows:
        raise InputError(
            f"states of {robot.name}",
            "no position of the motors at which the loops close",
            "some",
            "Check the values of its lengths.",
        )
    picked = rng.permutation(len(rows))
    return values, np.array(rows)[np.resize(picked, count)]


def random_closed_states(
    robot: Robot,
    count: int,
    given: Mapping[str, float] | None = None,
    seed: int = 0,
    laws: Mapping[int, tuple[int, float, float]] | None = None,
) -> tuple[dict[str, object], Array]:
    """Return random states that satisfy the loops: positions, velocities, accelerations and W.

    Motors j with a law (k, m, o) move as q_j = m q_k + o, joint k being one that loops do not move.

    Positions, velocities and accelerations of the tree are arrays (1, count) by name, together with
    the geometric parameters; W has the shape (passive, active, count). Positions near singular
    configurations are left out, because rounding errors would dominate there.
    """
    values, q = closed_positions(robot, count, given, seed)
    q = _followed_positions(robot, values, q, laws or {})
    q = q[np.resize(np.flatnonzero(_regular_configurations(robot, values, q)), count)]
    constrained = loop_motion(robot, True, {}, Trace())
    W = _evaluated(
        [x for j in constrained.passive for x in constrained.W[j]],
        {**values, **_by_name(robot, q)},
        count,
    )
    known: dict[str, object] = {**values, **_by_name(robot, q)}
    known |= _random_rates(robot, count, seed, laws or {})
    tree = constrained.reduction.moving_tree()
    wanted = {
        str(getattr(robot.joint(j), key)): getattr(tree.joint(j), key)
        for key in ("QP", "QDP")
        for j in constrained.passive
    }
    rates = _evaluated(list(wanted.values()), known, count)
    known |= {name: row[None] for name, row in zip(wanted, rates, strict=True)}
    return known, W.reshape(len(constrained.passive), len(constrained.active), count)


def _random_rates(
    robot: Robot, count: int, seed: int, laws: Mapping[int, tuple[int, float, float]]
) -> dict[str, Array]:
    """Speeds and accelerations of the motors, arrays (1, count) by name."""
    rng = np.random.default_rng(seed + 1)
    known: dict[str, Array] = {}
    for j in active_joints(robot):
        for rate in (robot.joint(j).QP, robot.joint(j).QDP):
            if rate.level:
                known[rate.payload[0]] = rng.uniform(-2.0, 2.0, (1, count))
    for j, (k, m, _) in laws.items():
        for key in ("QP", "QDP"):
            own, other = (str(getattr(robot.joint(i), key)) for i in (j, k))
            known[own] = m * known[other]
    return known


def _followed_positions(
    robot: Robot,
    values: Mapping[str, float],
    q: Array,
    laws: Mapping[int, tuple[int, float, float]],
) -> Array:
    """Closed positions near others at which some motors follow other joints."""
    if not laws:
        return q
    place = {j: k for k, j in enumerate(robot.moving)}
    for j, (k, m, o) in laws.items():
        q[:, place[j]] = m * q[:, place[k]] + o
    f = loop_equations(robot, values)
    q = newton(f, q, np.array([j not in active_joints(robot) for j in robot.moving]))
    closed: Array = q[f.closed(q)]
    if not len(closed):
        raise InputError(
            f"loops of {robot.name}",
            f"none that closes where motor {', '.join(map(str, laws))} follows another joint",
            "positions at which the followers move and the loops close",
        )
    return closed


def _regular_configurations(robot: Robot, values: Mapping[str, float], q: Array) -> Array:
    """Return which positions are not much worse conditioned than the median."""
    free = [k for k, j in enumerate(robot.moving) if j not in active_joints(robot)]
    singular = np.linalg.svd(loop_equations(robot, values).matrix(q)[:, :, free], compute_uv=False)
    least = singular[:, -1] / singular[:, 0]
    return np.asarray(least * MAX_CONDITION_RATIO >= np.median(least))


def _by_name(robot: Robot, q: Array) -> dict[str, object]:
    return {name: q[None, :, k] for k, name in enumerate(robot.q)}


def _evaluated(expressions: Sequence[Scalar], known: Mapping[str, object], count: int) -> Array:
    """Return the values of expressions, an array (expressions, count)."""
    rows = [
        np.broadcast_to(np.asarray(x, dtype=float), (1, count))[0]
        for x in interpret([as_expr(e) for e in expressions], known)
    ]
    return np.array(rows).reshape(len(rows), count)
