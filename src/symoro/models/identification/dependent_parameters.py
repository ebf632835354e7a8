"""Relations between the inertial parameters that the general rules of grouping leave.

They concern the first links and the rotors. Which parameters depend on each other is seen from
numbers, the columns of the observation matrix; how they depend, from their energy functions, whose
linear relations are solved with all parameters as symbols. Rules 2-6 of [KD §9.4.2.4], Table 9.2
and the rotor rules of [KD §9.4.2.5] all follow, for trees, tilted and moving bases and any gravity.
For loops whose motion is not linear the factors come from the numbers too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from symoro.errors import InputError
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.node import HALF, ONE, ZERO, Expr, Role, as_expr, constant, symbol
from symoro.mechanism.link_motion import link_motions
from symoro.mechanism.loop_assemblies import linear_relations
from symoro.mechanism.loop_closure import check_mobility, geometry
from symoro.mechanism.passive_rates import LoopMotion, motion
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.models.identification.linear_relations import Relations
from symoro.models.identification.observation_matrix import (
    ParameterKey,
    independent_columns,
    inertial_parameters,
    observation_matrix,
)
from symoro.models.identification.regressor import unit_energies
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Body, Robot, Wrench
from symoro.robot.structure import passive_joints
from symoro.tracing.trace import Trace

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
        loops = motion(robot, True, {}, Trace())
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
    missing = sorted(set(geometry(robot)) - set(robot.values))
    missing += [str(g) for g in robot.gravity if g.level and str(g) not in robot.values]
    if missing:
        raise InputError(
            f"base parameters of {robot.name}",
            f"no value for {', '.join(missing)}",
            "numbers for the geometry and gravity",
            "Its loops are not all parallelograms, so its parameters are grouped by numbers: "
            "give values to these symbols.",
        )
