"""Symbolic base parameters of closed loops that are no parallelograms [KC97 §6.4].

The relations of the tree hold for the closed robot too. At a cut revolute joint there are more: a
mass on the axis of the joint belongs to either of the two links that it connects. With the moments
m0, m1, m2 of such masses along the axis, P a point and z the direction of the axis,

    M = m0,   MS = m0 P + m1 z,   J = tr(S) 1 - S,   S = m0 P P^T + m1 (P z^T + z P^T) + m2 z z^T

are parameters of one link that are equal to parameters of the other: three relations for each loop,
of which one is left where all motions are planar. The result is complete if it has as many
parameters as the observation matrix has independent columns; otherwise parameters are grouped by
numbers.
"""

from __future__ import annotations

import dataclasses

from symoro.expr import (
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Role,
    as_expr,
    forward,
    is_zero,
    simplified,
    substitute,
    symbol,
)
from symoro.mechanism import frames_between, with_fixed_cuts
from symoro.models.forms.parameter_grouping import group_parameters
from symoro.models.identification.dependent_parameters import (
    ParameterKey,
    group_exactly,
    inertial_parameters,
    numeric_dependence,
)
from symoro.robot import INERTIAL_PARAMETERS, REVOLUTE, Body, Robot, loops
from symoro.tracing import Trace

Table = dict[ParameterKey, Expr]
Masses = dict[tuple[int, str, str], Expr]  # by cut joint, side and moment
MOMENTS = ("m0", "m1", "m2")


def grouped_loop_parameters(robot: Robot) -> Table | None:
    """Every inertial parameter after grouping, as expressions of the geometry; None if parameters
    remain that depend on others.
    """
    units = {key: symbol(f"{key[0]} of {key[1]}", Role.INERTIAL) for key in _every(robot)}
    masses = _mass_symbols(robot)
    table = _tree_table(robot, units, masses)
    relations = _relations(table, masses)
    nothing = dict.fromkeys(masses.values(), ZERO)
    table = {key: substitute([x], nothing)[0] for key, x in table.items()}
    for k, relation in enumerate(relations):
        _use(relation, table, relations[k + 1 :])
    keys, dependent = numeric_dependence(robot)
    left = sum(not is_zero(simplified(as_expr(x))) for x in table.values())
    if left != len(keys) - len(dependent):
        return None
    values = {units[key]: value for key, value in _values(robot).items()}
    return {key: substitute([x], values)[0] for key, x in table.items()}


def _mass_symbols(robot: Robot) -> Masses:
    """Symbols for the moments of masses on the axis of each cut joint, on both of its links."""
    places = [(loop.cut, side) for loop in loops(robot) for side in ("cut", "twin")]
    return {
        (*place, m): symbol(f"{m} at {place[0]} on {place[1]}", Role.INERTIAL)
        for place in places
        for m in MOMENTS
    }


def _use(relation: Table, table: Table, later: list[Table]) -> None:
    """Group the parameter that a relation gives in terms of others, if it gives one."""
    pivot = _pivot(relation)
    if pivot is not None:
        factors = {o: -(c / relation[pivot]) for o, c in relation.items() if o != pivot}
        _eliminate(table, pivot, factors, later)


def _every(robot: Robot) -> list[ParameterKey]:
    return inertial_parameters(robot)


def _values(robot: Robot) -> Table:
    return {
        (name, j): as_expr(robot.joint(j).IA if name == "IA" else getattr(robot.bodies[j], name))
        for name, j in _every(robot)
    }


def _tree_table(robot: Robot, units: Table, masses: Masses) -> Table:
    """The parameters of the tree after grouping, with masses on the axes of the cut joints."""
    bodies = _bodies_with_masses(robot, units, masses)
    joints = tuple(
        dataclasses.replace(x, IA=units.get(("IA", j), ZERO))
        for j, x in enumerate(robot.joints[: robot.NL], 1)
    )
    frames = tuple(dataclasses.replace(f, mu=1) for f in robot.frames[: robot.NL])
    tree = dataclasses.replace(robot, frames=frames, joints=joints, bodies=tuple(bodies))
    rules = [x.body for x in group_parameters(tree)]
    table = {(k, j): getattr(rules[j], k) for k, j in units if k != "IA"}
    table |= {("IA", j): tree.joint(j).IA for j in range(1, tree.NL + 1)}
    group_exactly(tree, table)
    return table


def _bodies_with_masses(robot: Robot, units: Table, masses: Masses) -> list[Body]:
    bodies = [Body()]
    for j in range(1, robot.NL + 1):
        bodies.append(Body(**{k: units[k, j] for k in INERTIAL_PARAMETERS}))
    for loop in loops(robot):
        for side, frame in (("cut", loop.cut), ("twin", loop.twin)):
            m0, m1, m2 = (masses[loop.cut, side, m] for m in MOMENTS)
            j, more = _axis_masses(robot, frame, (m0, m1, m2))
            if j and robot.sigma(loop.cut) == REVOLUTE:
                bodies[j] = _sum(bodies[j], more)
    return bodies


def _axis_masses(robot: Robot, frame: int, moments: tuple[Expr, Expr, Expr]) -> tuple[int, Body]:
    """The link that carries a frame of a cut joint, and masses on the z axis of that frame."""
    link = robot.ant(frame)
    while link > robot.NL:
        link = robot.ant(link)
    place = frames_between(with_fixed_cuts(robot), link, frame, Trace())[frame]
    P, z = tuple(place.P), tuple(place.axis)
    m0, m1, m2 = moments
    S = [
        [m0 * P[r] * P[c] + m1 * (P[r] * z[c] + z[r] * P[c]) + m2 * z[r] * z[c] for c in range(3)]
        for r in range(3)
    ]
    first = [as_expr(m0 * P[r] + m1 * z[r]) for r in range(3)]
    return link, Body(
        XX=as_expr(S[1][1] + S[2][2]),
        XY=as_expr(-S[0][1]),
        XZ=as_expr(-S[0][2]),
        YY=as_expr(S[0][0] + S[2][2]),
        YZ=as_expr(-S[1][2]),
        ZZ=as_expr(S[0][0] + S[1][1]),
        MX=first[0],
        MY=first[1],
        MZ=first[2],
        M=m0,
    )


def _sum(one: Body, other: Body) -> Body:
    return Body(**{k: getattr(one, k) + getattr(other, k) for k in INERTIAL_PARAMETERS})


def _relations(table: Table, masses: Masses) -> list[Table]:
    """Combinations of the columns of parameters that vanish: masses on one link less those on the
    other.
    """
    names = list(masses)
    slopes = {key: dict(zip(names, row, strict=True)) for key, row in _slopes(table, masses)}
    relations = []
    for cut, side, m in names:
        if side == "twin":
            continue
        relation = {
            key: simplified(as_expr(row[cut, "cut", m] - row[cut, "twin", m]))
            for key, row in slopes.items()
        }
        relations.append({key: x for key, x in relation.items() if not is_zero(x)})
    return relations


def _slopes(table: Table, masses: Masses) -> list[tuple[ParameterKey, list[Expr]]]:
    keys = list(table)
    rows = forward([as_expr(table[key]) for key in keys], list(masses.values()))
    return [(key, [as_expr(x) for x in row]) for key, row in zip(keys, rows, strict=True)]


def _pivot(relation: Table) -> ParameterKey | None:
    """The parameter that is grouped with the others: one with the simplest factor, the last."""
    constants = [key for key, x in relation.items() if x.level < VARIABLE_LEVEL]
    if not constants:
        return None
    return min(reversed(constants), key=lambda key: relation[key].level)


def _eliminate(table: Table, pivot: ParameterKey, factors: Table, later: list[Table]) -> None:
    """Count a parameter to others, and put its column in terms of theirs in later relations."""
    for other, factor in factors.items():
        table[other] = table[other] + factor * table[pivot]
    table[pivot] = ZERO
    for relation in later:
        share = relation.pop(pivot, ZERO)
        if is_zero(share):
            continue
        for other, factor in factors.items():
            total = simplified(as_expr(relation.get(other, ZERO) + share * factor))
            relation[other] = total
            if is_zero(total):
                relation.pop(other)
