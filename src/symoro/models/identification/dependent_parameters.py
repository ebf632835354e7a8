"""Which inertial parameters depend on each other, by numbers and exactly.

Torques are linear in the parameters. The plain Newton-Euler recursion runs once on arrays, a
parameter per row and a state per column, which gives the observation matrix of any robot with
numeric geometry; dependent parameters have dependent columns [KD Appendix 5]. Of a closed-loop
robot the states close the loops, and the torques are those of its motors.

What the general rules of grouping leave concerns the first links and the rotors. How their
parameters depend follows from their energy functions, whose linear relations are solved with all
parameters as symbols. Rules 2-6 of [KD §9.4.2.4], Table 9.2 and the rotor rules of [KD §9.4.2.5]
all follow, for trees, tilted and moving bases and any gravity. For loops whose motion is not linear
the factors come from the numbers too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symoro.errors import InputError
from symoro.expr import (
    HALF,
    ONE,
    ZERO,
    Expr,
    Role,
    Scalar,
    as_expr,
    constant,
    interpret,
    is_zero,
    symbol,
    symbols_of,
)
from symoro.mechanism import (
    LoopMotion,
    check_mobility,
    generic_numbers,
    geometric_values,
    linear_relations,
    link_motions,
    loop_motion,
    random_closed_states,
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
    passive_joints,
)
from symoro.tracing import Trace

ParameterKey = tuple[str, int]  # a parameter and its link: ("XX", 3)
SMALLEST_FACTOR = 1e-9  # of a combination of columns: what is less is rounding


# --- which parameters -----------------------------------------------------------------------------


def inertial_parameters(robot: Robot) -> list[ParameterKey]:
    """Return all inertial parameters: link by link, the rotor last."""
    keys: list[ParameterKey] = []
    for j in range(1, robot.NL + 1):
        keys += [(k, j) for k in INERTIAL_PARAMETERS]
        if robot.sigma(j) != FIXED and _has_rotor(robot, j):
            keys.append(("IA", j))
    return keys


def _has_rotor(robot: Robot, j: int) -> bool:
    """A passive joint of a closed-loop robot has none unless it is given."""
    return not robot.has_closed_loops or bool(robot.frame(j).mu) or not is_zero(robot.joint(j).IA)


# --- the matrix -----------------------------------------------------------------------------------


def observation_matrix(
    robot: Robot, values: Mapping[str, float] | None = None, states: int = 40, seed: int = 0
) -> np.ndarray:
    """Return the torques at random states per unit of each of the `inertial_parameters`.

    Rows: the moving joints of the tree, or the motors, each at all states; columns: parameters.
    """
    keys = inertial_parameters(robot)
    numbers, W = _random_states(robot, values or {}, states, seed)
    units = {key: np.eye(len(keys))[:, [k]] for k, key in enumerate(keys)}
    torque = _unit_torques(robot, numbers, units)
    rows = {
        j: np.broadcast_to(torque[j], (len(keys), states)).T for j in robot.moving if j <= robot.NL
    }
    return np.concatenate(list((rows if W is None else _of_motors(robot, rows, W)).values()))


def _random_states(
    robot: Robot, values: Mapping[str, float], states: int, seed: int
) -> tuple[dict[str, object], np.ndarray | None]:
    """A number for every parameter of the geometry, arrays of random numbers for what moves, and W
    of a closed-loop robot at these states.
    """
    rng = np.random.default_rng(seed)
    symbols = symbols_of(robot.expressions)
    fixed = [s.payload[0] for s in symbols if s.payload[1] in (Role.GEOMETRIC, Role.OTHER)]
    numbers: dict[str, object] = dict(generic_numbers(fixed, values, seed))
    for s in symbols:
        if not s.payload[1].is_parameter:
            numbers[s.payload[0]] = rng.uniform(-2.0, 2.0, (1, states))
    if not robot.has_closed_loops:
        return numbers, None
    closed, W = random_closed_states(robot, states, values, seed)
    return {**numbers, **closed}, W


def _unit_torques(
    robot: Robot, numbers: Mapping[str, object], units: Mapping[ParameterKey, np.ndarray]
) -> dict[int, np.ndarray]:
    """The torques of joints 1..NL, an array of parameters by states each."""
    bare = dataclasses.replace(
        robot,
        bodies=tuple(Body() for _ in robot.bodies),
        wrenches=tuple(Wrench() for _ in robot.wrenches),
    )
    numeric = bare.map(lambda e: 0.0 if _is_inertial(e) else interpret([e], numbers)[0])
    bodies = [Body(*(0.0 for _ in INERTIAL_PARAMETERS))]
    bodies += [Body(*(units[k, j] for k in INERTIAL_PARAMETERS)) for j in range(1, robot.NL + 1)]
    links = newton_euler_listing(dataclasses.replace(numeric, bodies=tuple(bodies)), Trace())
    torque = dict(enumerate(links, 1))
    for name, j in units:
        if name == "IA":
            torque[j] = torque[j] + units[name, j] * numeric.joint(j).QDP
    return torque


def _of_motors(
    robot: Robot, rows: Mapping[int, np.ndarray], W: np.ndarray
) -> dict[int, np.ndarray]:
    """Gamma_a + W^T Gamma_p by motor."""
    passive = passive_joints(robot)
    return {  # [KC97 (22)]
        k: rows[k] + sum(W[p, c][:, None] * rows[j] for p, j in enumerate(passive))
        for c, k in enumerate(active_joints(robot))
    }


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
    for k, key in enumerate(keys):
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


TOLERANCE = 1e-7  # of dependence by numbers; what is independent nevertheless, the functions show
LEFT_BY_RULES = {
    REVOLUTE: ("XX", "XY", "XZ", "YZ", "ZZ", "MX", "MY"),
    PRISMATIC: ("MX", "MY", "MZ", "M"),
    FIXED: (),
}  # the parameters that the general rules leave with a link
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
        if name == "IA" or name in LEFT_BY_RULES[robot.sigma(j)]
    ]
    keys = [every[k] for k in left]
    W = observation_matrix(robot, states=3 * len(keys) + 10)[:, left]
    return keys, independent_columns(W, keys, TOLERANCE).dependent


def _tied(robot: Robot) -> list[ParameterKey]:
    """The parameters that some relation ties together, in their order."""
    keys, dependent = numeric_dependence(robot)
    tied = {*dependent, *(other for factors in dependent.values() for other in factors)}
    return [key for key in keys if key in tied]


# --- functions of a unit of each parameter --------------------------------------------------------


def _energy_functions(robot: Robot) -> UnitFunction:
    """The energy per unit of a parameter; where the base is at rest, torques depend on it alone."""
    trace = Trace()
    motions = link_motions(robot, False, trace)
    rows: dict[int, dict[str, Expr]] = {}

    def energy(key: ParameterKey) -> Expr:
        name, j = key
        if name == "IA":
            return as_expr(HALF * (robot.joint(j).QP * robot.joint(j).QP))  # [KD 9.62]
        if j not in rows:
            rows[j] = unit_energies(robot, j, motions[j - 1], trace)
        return rows[j][name]

    return energy


def _power_functions(robot: Robot, loops: LoopMotion | None = None) -> UnitFunction:
    """The torques per unit of a parameter as one function: their power at virtual speeds, which are
    independent of everything else.
    """
    speeds = _virtual_speeds(robot, loops)
    bare = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))

    def power(key: ParameterKey) -> Expr:
        name, j = key
        if name == "IA":
            return as_expr(speeds[j] * robot.joint(j).QDP)
        one = tuple(Body(**{name: ONE}) if k == j else Body() for k in range(robot.NL + 1))
        torque = newton_euler_listing(dataclasses.replace(bare, bodies=one), Trace())
        return as_expr(sum((v * torque[k - 1] for k, v in speeds.items()), ZERO))

    return power


def _virtual_speeds(robot: Robot, loops: LoopMotion | None) -> dict[int, Expr]:
    """A symbol for the speed of every moving joint; passive joints follow the motors."""
    joints = [j for j in range(1, robot.NL + 1) if robot.sigma(j) != FIXED]
    speeds = {j: symbol(f"virtual speed {j}", Role.VELOCITY) for j in joints}
    if loops is None:
        return speeds
    motors = [speeds[k] for k in loops.active]
    following = {
        j: as_expr(sum((w * v for w, v in zip(loops.W[j], motors, strict=True)), ZERO))
        for j in loops.passive
    }
    return speeds | following


# --- grouping -------------------------------------------------------------------------------------


def group_exactly(robot: Robot, table: ParameterTable) -> None:
    """Group or drop what the relations between the parameters' functions allow, in the table.

    A function that is constant has no effect [KD 9.48]; one that is a combination of others is
    grouped with them [KD 9.49].
    """
    tied, loops = _tied(robot), None
    if robot.has_closed_loops:
        loops = loop_motion(robot, True, {}, Trace())
        robot = loops.reduction.moving_tree()
    at_rest = all(is_zero(x) for x in base_accelerations(robot))
    function = _energy_functions(robot) if at_rest else _power_functions(robot, loops)
    relations: Relations[ParameterKey] = Relations()
    for key in tied:
        combination = relations.add(key, function(key))  # [KD 9.48], [KD 9.49]
        if combination is not None:
            _move(table, key, combination)


def group_by_numbers(robot: Robot, table: ParameterTable) -> None:
    """Group by the factors of the observation matrix, in the table."""
    for key, factors in numeric_dependence(robot)[1].items():
        _move(table, key, {other: constant(factor) for other, factor in factors.items()})


def _move(table: ParameterTable, key: ParameterKey, factors: Mapping[ParameterKey, Expr]) -> None:
    """Count a parameter to others, each with its factor."""
    for other, factor in factors.items():
        table[other] = table[other] + factor * table[key]  # [KD 9.40]
    table[key] = ZERO


def needs_numbers(robot: Robot) -> bool:
    """True if a loop is no parallelogram: base parameters come from the numbers of the geometry."""
    if not robot.has_closed_loops:
        return False
    check_mobility(robot)
    return not set(passive_joints(robot)) <= set(linear_relations(robot))


def check_numbers(robot: Robot) -> None:
    """Refuse a geometry without numbers."""
    missing = sorted(set(geometric_values(robot)) - set(robot.values))
    missing += [str(g) for g in robot.gravity if g.level and str(g) not in robot.values]
    if missing:
        raise InputError(
            f"base parameters of {robot.name}",
            f"no value for {', '.join(missing)}",
            "numbers for the geometry and gravity",
            "Its loops are not all parallelograms, so its parameters are grouped by numbers: "
            "give values to these symbols.",
        )
