"""Inertial parameters that depend on each other, found by numbers and exactly.

Torques are linear in the parameters. The plain Newton-Euler recursion runs once on arrays, a
parameter per row and a state per column, which gives the observation matrix of any robot with
numeric geometry; dependent parameters have dependent columns [KD Appendix 5]. Of a closed-loop
robot the states close the loops, and the torques are those of its motors; joints that follow others
count with those that they follow. A moving base has six rows more, and its own link has columns.

The general rules of grouping leave dependent parameters in the first links and the rotors. How they
depend on others follows from their energy functions, whose linear relations are solved with all
parameters as symbols. Rules 2-6 of [KD §9.4.2.4], Table 9.2 and the rotor rules of [KD §9.4.2.5]
all follow, for trees, tilted and moving bases and any gravity. For loops whose motion is not linear
the factors come from the numbers too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import (
    HALF,
    ONE,
    ZERO,
    Expr,
    Role,
    Scalar,
    as_expr,
    constant,
    dot,
    interpret,
    is_zero,
    symbol,
    symbols_of,
)
from symoro.mechanism import (
    GIVEN,
    Mechanism,
    Reduction,
    base_motion,
    check_mobility,
    coupling_rate,
    followers,
    generic_numbers,
    geometric_values,
    linear_passive_joints,
    link_motions,
    loaded_joints,
    motor_from_joint,
    random_closed_states,
    times,
    tree_joints,
)
from symoro.models.forms.newton_euler import newton_euler_listing
from symoro.models.identification.linear_relations import Relations
from symoro.models.identification.regressor import unit_energies
from symoro.robot import (
    FIXED,
    INERTIAL_PARAMETERS,
    PRISMATIC,
    REVOLUTE,
    Body,
    Robot,
    Wrench,
    active_joints,
    loop_joints,
    loops,
    passive_joints,
)
from symoro.tracing import Trace

ParameterKey = tuple[str, int]  # a parameter and its link: ("XX", 3)
SMALLEST_FACTOR = 1e-9  # of a combination of columns: what is less is rounding


# --- which parameters -----------------------------------------------------------------------------


def inertial_parameters(robot: Robot) -> list[ParameterKey]:
    """Return all inertial parameters: link by link, the rotor last.

    Of dependent parameters, the later ones in this list move to the earlier ones.
    """
    keys: list[ParameterKey] = []
    for j in range(robot.first_link, robot.NL + 1):
        keys += [(k, j) for k in INERTIAL_PARAMETERS]
        if j and robot.sigma(j) != FIXED and _has_rotor(robot, j):
            keys.append(("IA", j))
    return keys


def _has_rotor(robot: Robot, j: int) -> bool:
    """True if a rotor may move with joint j: that of an elastic joint moves on its own. A passive
    joint of a closed-loop robot has none unless it is given; the same holds for the rigid joints of
    a robot with elastic ones or with friction by load, so that no parameter is counted to a rotor
    that is not there.
    """
    if robot.joint(j).eta:
        return False
    passive = robot.has_closed_loops and not robot.frame(j).mu
    bare = passive or robot.has_elastic_joints or loaded_joints(robot)
    return not bare or not is_zero(robot.joint(j).IA)


# --- the matrix -----------------------------------------------------------------------------------


def observation_matrix(
    robot: Robot, values: Mapping[str, float] | None = None, states: int = 40, seed: int = 0
) -> np.ndarray:
    """Return the torques at random states per unit of each of the `inertial_parameters`.

    Rows: those of a moving base, the moving joints of the tree or the independent ones, each at all
    states; columns: parameters.
    """
    keys = inertial_parameters(robot)
    numbers, G = _random_states(robot, values or {}, states, seed)
    units = {key: np.eye(len(keys))[:, [k]] for k, key in enumerate(keys)}
    wrench, torque = _unit_efforts(robot, numbers, units)
    rows = [np.broadcast_to(x, (len(keys), states)).T for x in wrench]
    joints = {
        j: np.broadcast_to(torque[j], (len(keys), states)).T for j in robot.moving if j <= robot.NL
    }
    return np.concatenate([*rows, *(_projected(joints, G) if G else joints).values()])


Dependents = dict[int, dict[int, np.ndarray]]  # G: speed of a joint per unit of independent ones


def _random_states(
    robot: Robot, values: Mapping[str, float], states: int, seed: int
) -> tuple[dict[str, object], Dependents]:
    """A number for every parameter of the geometry, arrays of random numbers for what moves, and
    the joints of closed loops and followers at these states.
    """
    rng = np.random.default_rng(seed)
    symbols = symbols_of(robot.expressions)
    fixed = [s.payload[0] for s in symbols if s.payload[1] in (Role.GEOMETRIC, Role.OTHER)]
    fixed += [
        s.payload[0]
        for s in symbols_of([as_expr(x) for row in robot.coupling for x in row])
        if s.payload[1] is Role.INERTIAL
    ]
    numbers: dict[str, object] = dict(generic_numbers(fixed, values, seed))
    for s in symbols:
        if not s.payload[1].is_parameter:
            numbers[s.payload[0]] = rng.uniform(-2.0, 2.0, (1, states))
    G: Dependents = {}
    if robot.has_closed_loops:
        closed, W = random_closed_states(robot, states, values, seed, _laws_in_loops(robot))
        numbers |= closed
        active = active_joints(robot)
        G = {j: dict(zip(active, W[p], strict=True)) for p, j in enumerate(passive_joints(robot))}
    return numbers, _with_followers(robot, numbers, G)


def state_numbers(robot: Robot, values: Sequence[Expr], states: int) -> dict[str, object]:
    """Return numbers for every symbol of the robot and of further expressions at random states that
    satisfy its constraints.
    """
    numbers, _ = _random_states(robot, robot.values, states, 0)
    rng = np.random.default_rng(1)
    for s in symbols_of(values):
        name, role = s.payload
        if name not in numbers:
            known = robot.values.get(name, rng.uniform(0.4, 1.6))
            numbers[name] = known if role.is_parameter else rng.uniform(-2.0, 2.0, (1, states))
    return numbers


def _laws_in_loops(robot: Robot) -> dict[int, tuple[int, float, float]]:
    """The laws of motors of closed loops that follow other joints."""
    laws = {j: law for j, law in followers(robot).items() if j in _inside(robot)}
    for j, law in laws.items():
        if law.master in passive_joints(robot):
            raise UnsupportedRobot(
                f"{robot.name}: joint {j}, the motor of a closed loop, follows joint {law.master}, "
                f"which a closed loop moves; its base parameters are not known here: use "
                f"mimic='free'."
            )
    numbers = [interpret([law.multiplier, law.offset], {}) for law in laws.values()]
    pairs = zip(laws.items(), numbers, strict=True)
    return {j: (law.master, float(m), float(o)) for (j, law), (m, o) in pairs}


def _inside(robot: Robot) -> set[int]:
    """The joints of closed loops."""
    return {j for loop in loops(robot) for j in loop_joints(robot, loop)}


def _with_followers(robot: Robot, numbers: dict[str, Any], G: Dependents) -> Dependents:
    """G with the joints that follow others, whose states are set."""
    inside = _inside(robot)
    for j, law in followers(robot).items():
        m, offset = interpret([law.multiplier, law.offset], numbers)
        G[j] = {law.master: np.full(1, float(m))}
        if j in inside:
            continue  # it moves so in the closed states
        own, master = robot.joint(j), robot.joint(law.master)
        numbers[str(robot.variable(j))] = numbers[str(robot.variable(law.master))] * m + offset
        for a, b in ((own.QP, master.QP), (own.QDP, master.QDP)):
            numbers[str(a)] = numbers[str(b)] * m
    return G


def _unit_efforts(
    robot: Robot, numbers: Mapping[str, object], units: Mapping[ParameterKey, np.ndarray]
) -> tuple[list[Any], dict[int, Any]]:
    """The rows of a moving base and the torques of joints 1..NL, each an array of parameters by
    states.
    """
    bare = _without_inertia(robot)
    numeric = bare.map(lambda e: 0.0 if _is_inertial(e) else interpret([e], numbers)[0])
    zero = Body(*(0.0 for _ in INERTIAL_PARAMETERS))
    bodies = [
        Body(*(units[k, j] for k in INERTIAL_PARAMETERS)) if ("M", j) in units else zero
        for j in range(robot.NL + 1)
    ]
    links = newton_euler_listing(dataclasses.replace(numeric, bodies=tuple(bodies)), Trace())
    torque: dict[int, Any] = dict(enumerate(links.torques, 1))
    rotors = {j: units[name, j] for name, j in units if name == "IA"}
    drives = _drive_numbers(robot, numbers)
    for j, x in _rotor_torques(numeric, rotors, drives).items():
        torque[j] = torque[j] + x
    wrench = [*links.wrench[0], *links.wrench[1]] if robot.has_moving_base else []
    return wrench, torque


def _without_inertia(robot: Robot) -> Robot:
    """The robot without inertial parameters, wrenches, coupling and rotors behind springs."""
    return dataclasses.replace(
        robot,
        joints=tuple(dataclasses.replace(x, eta=0) for x in robot.joints),
        bodies=tuple(Body() for _ in robot.bodies),
        wrenches=tuple(Wrench() for _ in robot.wrenches),
        coupling=(),
    )


def _drive_numbers(robot: Robot, numbers: Mapping[str, object]) -> list[Any]:
    """The elements of the coupling matrix and of its rate; none without coupled drives."""
    rows = (*robot.coupling, *coupling_rate(robot))
    return list(interpret([as_expr(x) for row in rows for x in row], numbers))


def _rotor_torques(
    numeric: Robot, rotors: Mapping[int, np.ndarray], drives: Sequence[Any]
) -> dict[int, Any]:
    """The torques of units of rotor inertia; `drives` are the elements of the coupling matrix C and
    of its rate: C^-T I qdd_m with qdd_m = C^-1 (qdd - dC/dt C^-1 qd) [KD 9.33].
    """
    joints = tree_joints(numeric)
    if not drives:
        return {j: x * numeric.joint(j).QDP for j, x in rotors.items()}
    rates = [getattr(numeric.joint(j), key) for key in ("QP", "QDP") for j in joints]
    n, states = len(joints), max(np.size(x) for x in (*rates, *drives))
    qd, qdd = np.array([np.resize(x, states) for x in rates]).reshape(2, n, states)
    C, Cd = np.array([np.resize(x, states) for x in drives]).reshape(2, n, n, states)
    K = np.moveaxis(np.linalg.inv(np.moveaxis(C, 2, 0)), 0, 2)
    drift = np.einsum("ijs,jks,ks->is", Cd, K, qd)
    motor = np.einsum("ijs,js->is", K, qdd - drift)
    place = {j: r for r, j in enumerate(joints)}
    return {
        i: sum(x * (K[place[j], c] * motor[place[j]]) for j, x in rotors.items())
        for c, i in enumerate(joints)
    }


def _projected(
    rows: Mapping[int, np.ndarray], G: Mapping[int, Mapping[int, np.ndarray]]
) -> dict[int, np.ndarray]:
    """Gamma_k + G^T Gamma of the dependent joints, by independent joint."""
    totals = {k: row for k, row in rows.items() if k not in G}
    for j, factors in _resolved(G).items():
        for k, factor in factors.items():
            totals[k] = totals[k] + factor[:, None] * rows[j]  # [KC97 (22)]
    return totals


def _resolved(G: Mapping[int, Mapping[int, np.ndarray]]) -> Dependents:
    """G in terms of joints that depend on no other: followers of passive joints by motors, and
    passive joints by those that their motors follow.
    """

    def row(j: int) -> dict[int, np.ndarray]:
        if j not in G:
            return {j: np.ones(1)}
        found: dict[int, np.ndarray] = {}
        for k, x in G[j].items():
            if not x.any():
                continue  # a motor of another loop, which may follow this joint
            for i, y in row(k).items():
                found[i] = found.get(i, 0.0) + x * y
        return found

    return {j: row(j) for j in G}


def _is_inertial(e: Expr) -> bool:
    return any(s.payload[1] is Role.INERTIAL for s in symbols_of([e]))


# --- independent columns --------------------------------------------------------------------------


@dataclass(frozen=True)
class NumericGrouping:
    """Independent parameters, and for each dependent one its factors on the independent ones:
    K_independent += factor * K_dependent.
    """

    independent: tuple[ParameterKey, ...]
    dependent: Mapping[ParameterKey, Mapping[ParameterKey, float]]

    @property
    def count(self) -> int:
        """The number of base parameters."""
        return len(self.independent)


def numeric_base(
    robot: Robot, values: Mapping[str, float] | None = None, tolerance: float = 1e-8
) -> NumericGrouping:
    """Return the base parameters by the rank of the observation matrix alone."""
    keys = inertial_parameters(robot)
    if not keys:
        raise InputError(robot.name, "no inertial parameter", "at least one moving link")
    W = observation_matrix(robot, values, states=max(40, 3 * len(keys)))
    return independent_columns(W, keys, tolerance)


def independent_columns(
    W: np.ndarray, keys: Sequence[ParameterKey], tolerance: float
) -> NumericGrouping:
    """Return the first independent columns of a matrix, and the others as combinations of them.

    W[:, chosen] = Q R grows column by column (Gram-Schmidt, each column orthogonalised twice).
    """
    limit = tolerance * np.abs(W).max(initial=1.0) * np.sqrt(len(W))
    chosen: list[int] = []
    basis, R = np.zeros(W.shape), np.zeros((len(keys), len(keys)))
    dependent: dict[ParameterKey, dict[ParameterKey, float]] = {}
    for k, key in enumerate(keys):  # [KD Appendix 5]
        size = len(chosen)
        rest, along = _orthogonalise(W[:, k], basis[:, :size])
        if (norm := np.linalg.norm(rest)) > limit:
            basis[:, size], R[:size, size], R[size, size] = rest / norm, along, norm
            chosen.append(k)
        else:
            factors = np.linalg.solve(R[:size, :size], along)  # beta of [KD 9.40]
            dependent[key] = {
                keys[i]: simple_fraction(f)
                for i, f in zip(chosen, factors, strict=True)
                if abs(f) > SMALLEST_FACTOR
            }
    return NumericGrouping(tuple(keys[k] for k in chosen), dependent)


def _orthogonalise(column: np.ndarray, Q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The part of a column orthogonal to the columns of Q, and its components along them."""
    along = Q.T @ column
    rest = column - Q @ along
    again = Q.T @ rest  # once more, for what rounding left
    return rest - Q @ again, along + again


def simple_fraction(x: float, largest: int = 1000) -> float:
    """Return the fraction with a denominator up to `largest` that a computed factor stands for, or
    x itself if none is near.
    """
    near = Fraction(x).limit_denominator(largest)
    return float(near) if abs(float(near) - x) < 1e-9 * max(1.0, abs(x)) else float(x)


WHOLE = {"passive": "auto", "assembly": None, "mimic": "joined", "base": GIVEN}  # all followers
TOLERANCE = 1e-7  # of dependence by numbers; what is independent nevertheless, the functions show
LEFT_BY_RULES = {
    REVOLUTE: ("XX", "XY", "XZ", "YZ", "ZZ", "MX", "MY"),
    PRISMATIC: ("MX", "MY", "MZ", "M"),
    FIXED: (),
}  # the parameters that the general rules leave with a link; a moving base keeps all
ParameterTable = dict[ParameterKey, Expr]
UnitFunction = Callable[[ParameterKey], Expr]
Dependence = Mapping[ParameterKey, Mapping[ParameterKey, float]]


def base_accelerations(robot: Robot) -> tuple[Scalar, ...]:
    """Return the part of the base's motion on which the torques depend."""
    return (*robot.base.W0, *robot.base.WP0, *robot.base.VP0)


# --- which parameters depend on each other --------------------------------------------------------


def numeric_dependence(robot: Robot) -> tuple[list[ParameterKey], Dependence]:
    """Return the parameters that the general rules leave, and those of them that depend on others
    by the numbers of the observation matrix, with their factors.
    """
    every = inertial_parameters(robot)
    left = [
        k
        for k, (name, j) in enumerate(every)
        if name == "IA" or not j or name in LEFT_BY_RULES[robot.sigma(j)]
    ]
    keys = [every[k] for k in left]
    W = observation_matrix(robot, robot.values, states=3 * len(keys) + 10)[:, left]
    return keys, independent_columns(W, keys, TOLERANCE).dependent


def _tied(robot: Robot) -> list[ParameterKey]:
    """The parameters that some relation ties together, in their order."""
    keys, dependent = numeric_dependence(robot)
    tied = {*dependent, *(other for factors in dependent.values() for other in factors)}
    return [key for key in keys if key in tied]


# --- functions of a unit of each parameter --------------------------------------------------------


def _energy_functions(robot: Robot) -> UnitFunction:
    """The energy per unit of a parameter. If the base is at rest or free, the efforts follow from
    the energy.
    """
    trace = Trace()
    motions = [base_motion(robot), *link_motions(robot, False, trace)]
    motors = _motor_rates(robot, {j: robot.joint(j).QP for j in tree_joints(robot)})
    rows: dict[int, dict[str, Expr]] = {}

    def energy(key: ParameterKey) -> Expr:
        name, j = key
        if name == "IA":
            return as_expr(HALF * (motors[j] * motors[j]))  # [KD 9.62]
        if j not in rows:
            rows[j] = unit_energies(robot, j, motions[j], trace)
        return rows[j][name]

    return energy


def _motor_rates(robot: Robot, rates: Mapping[int, Scalar]) -> dict[int, Scalar]:
    """The rates of the motors from those of the tree's joints, through a constant coupling."""
    if not robot.coupling:
        return dict(rates)
    return dict(zip(rates, times(motor_from_joint(robot), list(rates.values())), strict=True))


def _power_functions(robot: Robot, reduction: Reduction) -> UnitFunction:
    """The torques per unit of a parameter as one function: their power at virtual speeds, which are
    independent of everything else.
    """
    speeds = _virtual_speeds(robot, reduction)
    motors = _motor_rates(robot, speeds)
    rates = _motor_rates(robot, {j: robot.joint(j).QDP for j in speeds})
    bare = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))

    def power(key: ParameterKey) -> Expr:
        name, j = key
        if name == "IA":
            return as_expr(motors[j] * rates[j])
        one = tuple(Body(**{name: ONE}) if k == j else Body() for k in range(robot.NL + 1))
        torque = newton_euler_listing(dataclasses.replace(bare, bodies=one), Trace()).torques
        return as_expr(sum((v * torque[k - 1] for k, v in speeds.items()), ZERO))

    return power


def _virtual_speeds(robot: Robot, reduction: Reduction) -> dict[int, Expr]:
    """A symbol for the speed of every independent joint; the others follow them."""
    speeds = {j: symbol(f"virtual speed {j}", Role.VELOCITY) for j in tree_joints(robot)}
    free = [speeds[k] for k in reduction.independent]
    following = {j: as_expr(dot(row, free)) for j, row in reduction.G.items()}
    return speeds | following


# --- grouping -------------------------------------------------------------------------------------


def group_exactly(robot: Robot, table: ParameterTable) -> None:
    """Group or drop what the relations between the parameters' functions allow, in the table.

    A function that is constant has no effect [KD 9.48]; one that is a combination of others is
    grouped with them [KD 9.49].
    """
    tied, m = _tied(robot), Mechanism(robot, WHOLE, Trace())
    by_energy = robot.has_moving_base or all(is_zero(x) for x in base_accelerations(robot))
    function = _energy_functions(m.moving) if by_energy else _power_functions(m.moving, m.reduction)
    relations: Relations[ParameterKey] = Relations()
    for key in tied:
        combination = relations.add(key, function(key))  # [KD 9.48], [KD 9.49]
        if combination is not None:
            move_parameter(table, key, combination)


def group_by_numbers(robot: Robot, table: ParameterTable) -> None:
    """Group by the factors of the observation matrix, in the table."""
    for key, factors in numeric_dependence(robot)[1].items():
        move_parameter(table, key, {other: constant(factor) for other, factor in factors.items()})


def move_parameter(
    table: ParameterTable, key: ParameterKey, factors: Mapping[ParameterKey, Expr]
) -> None:
    """Count a parameter to others, each with its factor."""
    for other, factor in factors.items():
        table[other] = table[other] + factor * table[key]  # [KD 9.40]
    table[key] = ZERO


def needs_numbers(robot: Robot) -> bool:
    """True if base parameters come from the numbers of the geometry: a loop is no parallelogram, or
    the coupling of the drives depends on the positions.
    """
    if any(not is_zero(x) for row in coupling_rate(robot) for x in row):
        return True
    if not robot.has_closed_loops:
        return False
    check_mobility(robot)
    return not set(passive_joints(robot)) <= set(linear_passive_joints(robot))


def check_numbers(robot: Robot) -> None:
    """Refuse a geometry, or a coupling of the drives, without numbers; gravity needs none."""
    coupling = symbols_of([as_expr(x) for row in robot.coupling for x in row])
    names = {s.payload[0] for s in coupling if s.payload[1].is_parameter}
    missing = sorted((set(geometric_values(robot)) | names) - set(robot.values))
    if missing:
        raise InputError(
            f"base parameters of {robot.name}",
            f"no value for {', '.join(missing)}",
            "numbers for the geometry and the coupling of the drives",
            "Its loops are not all parallelograms, or its coupling depends on the positions, so "
            "that its parameters are grouped by numbers: give values to these symbols.",
        )
