"""Grouping of parameters that no motion can tell apart, beyond those of a tree: drives and springs,
and links of closed loops.

Drives whose speeds are proportional, v' = c v, have one friction law between them: a follower and
the joint that it follows, motors that turn with one coordinate, passive joints of a parallelogram.
With friction written as V v + W |v| + S sign(v) + O, the second drive adds c^2 V, c |c| W, |c| S
and c O to the first. A damper beside a joint, or friction of a link behind a spring, adds to V and
S in the same way, a dry friction that depends on the direction to the offset O.

The remaining dependent parameters are offsets and springs: an offset FO beside a weight that never
changes, the spring of a follower beside that of its master. They show as dependent columns of the
regressor; the factors come from the efforts as functions, or from the numbers where only these are
known.

With friction by load (FL) the effort of the links alone counts too: parameters of the drives that
have it are grouped with each other only.

At rest, sign(v) = 0: there dry friction that is grouped with an offset has another value than
before, which is also one of those that it can have at rest.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from symoro.expr import (
    HALF,
    VARIABLE_LEVEL,
    ZERO,
    Expr,
    Role,
    absolute,
    as_expr,
    forward,
    interpret,
    is_zero,
    simplified,
    substitute,
    symbol,
)
from symoro.mechanism import (
    Mechanism,
    followers,
    frames_between,
    motor_joints,
    parameters_without_load,
    replace_fields,
    tree_joints,
    with_fixed_cuts,
)
from symoro.models.forms.parameter_grouping import group_parameters
from symoro.models.identification.dependent_parameters import (
    TOLERANCE,
    WHOLE,
    Dependence,
    ParameterKey,
    ParameterTable,
    check_numbers,
    group_exactly,
    independent_columns,
    inertial_parameters,
    move_parameter,
    needs_numbers,
    numeric_dependence,
    state_numbers,
)
from symoro.models.identification.linear_relations import Relations, vanishes
from symoro.models.identification.regressor import identification_model
from symoro.robot import INERTIAL_PARAMETERS, REVOLUTE, Body, Robot, loops
from symoro.tracing import RegressorColumns, Trace

DEPENDENT_DRIVES = ("FV", "FS", "FO", "FVL", "FSL", "k", "kd", "k2", "k3")  # may depend on others
Factors = Mapping[ParameterKey, Mapping[ParameterKey, Expr]]  # of dependent parameters on others
Columns = dict[ParameterKey, list[Expr]]  # the efforts per unit of each parameter, row by row
TIED = ("FO", "FSN", "FVL", "FSL", "k", "kd", "k2", "k3")  # without any of them nothing depends


@dataclass
class DriveTable:
    """The parameters of drives and springs as they are grouped: FV is V, FVN is W, FS is S, and FO
    is the offset with the part of dry friction that does not depend on the speed.
    """

    values: ParameterTable
    split: set[int] = field(default_factory=set)  # joints whose FO is a part of dry friction

    def get(self, key: str, j: int) -> Expr:
        return self.values.get((key, j), ZERO)

    def add(self, key: str, j: int, value: Expr) -> None:
        if not is_zero(value):
            self.values[key, j] = self.get(key, j) + value

    def fields(self, j: int) -> dict[str, Expr]:
        """The parameters of joint j as its table has them."""
        V, W, S, FO = (self.get(key, j) for key in ("FV", "FVN", "FS", "FO"))
        own = {k: x for (k, i), x in self.values.items() if i == j}
        own |= {"FV": V + W, "FVN": V - W if not is_zero(W) else ZERO}
        if j in self.split and not is_zero(FO):
            return own | {"FS": S + FO, "FSN": S - FO, "FO": ZERO}
        return own | {"FS": S, "FSN": ZERO, "FO": FO}


def drive_table(robot: Robot) -> DriveTable:
    """Return the parameters of the drives and springs of a robot, before they are grouped."""
    table = DriveTable({})
    for j in tree_joints(robot):
        x = robot.joint(j)
        table.values |= {(k, j): as_expr(getattr(x, k)) for k in (*DEPENDENT_DRIVES, "FT")}
        if not is_zero(x.FVN):
            table.values["FV", j] = as_expr(HALF * (x.FV + x.FVN))
            table.values["FVN", j] = as_expr(HALF * (x.FV - x.FVN))
        if not is_zero(x.FSN):
            table.values["FS", j] = as_expr(HALF * (x.FS + x.FSN))
            table.add("FO", j, as_expr(HALF * (x.FS - x.FSN)))
            if is_zero(x.FO):
                table.split.add(j)
    return table


def group_drives(robot: Robot, table: ParameterTable) -> ParameterTable:
    """Return the parameters of drives and springs that change by grouping; `table`, the inertial
    parameters, takes what belongs to them.

    The joints and the base of the robot have symbols for their speeds and accelerations.
    """
    drives = drive_table(robot)
    before, split = dict(drives.values), set(drives.split)
    _merge_speeds(robot, drives)
    if _may_depend(robot, drives):
        _eliminate(robot, table, drives)
    changed = {j for (k, j), x in drives.values.items() if x is not before.get((k, j), ZERO)}
    changed |= split ^ drives.split
    changed |= {j for j in tree_joints(robot) if not is_zero(robot.joint(j).FSN)} - drives.split
    return {
        (k, j): x
        for j in sorted(changed)
        for k, x in drives.fields(j).items()
        if x is not getattr(robot.joint(j), k)
    }


# --- drives with proportional speeds --------------------------------------------------------------


def _merge_speeds(robot: Robot, drives: DriveTable) -> None:
    """Count the friction of drives to the first one with a proportional speed; then that of links
    behind springs, and dampers beside joints, to the drives.
    """
    first: list[tuple[int, Sequence[Expr]]] = []
    m = Mechanism(robot, WHOLE, Trace())
    apart = parameters_without_load(robot, m.joints)
    _merge_followers(m, drives)
    for j, row in _speed_rows(m, [x.QP for x in motor_joints(m.moving)]):
        alike = _of_same_side(("FV", j), first, apart)
        merged = next(_proportional(row, alike), None)
        if merged is None:
            first.append((j, row))
        else:
            _merge(robot, drives, (j, merged[0]), merged[1])
    for j, row in _speed_rows(m, [m.moving.joint(j).QP for j in tree_joints(robot)]):
        keys = ("FVL", "FSL") if j in robot.elastic_joints else ("kd",)
        for own in keys:
            alike = _of_same_side((own, j), first, apart)
            for k, c in _proportional(row, alike):
                _merge_link(drives, (own, j), ("FS" if own == "FSL" else "FV", k), c)


def _merge_followers(m: Mechanism, drives: DriveTable) -> None:
    """Count the friction of followers to the joints of loops that they follow, whose speeds have no
    constant factors.
    """
    laws = followers(m.robot) if not m.robot.coupling else {}
    for j, law in laws.items():
        if law.master not in m.joints:
            _merge(m.robot, drives, (j, law.master), law.multiplier)


def _of_same_side(
    own: ParameterKey, drives: Sequence[tuple[int, Sequence[Expr]]], apart: set[ParameterKey]
) -> list[tuple[int, Sequence[Expr]]]:
    """The drives whose friction is part of the loads of friction by load exactly if a parameter is,
    with which it may be grouped.
    """
    return [(k, row) for k, row in drives if (("FV", k) in apart) == (own in apart)]


def _merge_link(drives: DriveTable, own: ParameterKey, other: ParameterKey, c: Expr) -> None:
    """Count friction of a link or a damper to the friction of a drive, where there is some."""
    if is_zero(drives.get(*own)) or is_zero(drives.get(*other)):
        return
    factor = absolute(c) if other[0] == "FS" else c * c
    drives.add(*other, as_expr(factor * drives.get(*own)))
    drives.values[own] = ZERO


def _proportional(
    row: Sequence[Expr], others: Sequence[tuple[int, Sequence[Expr]]]
) -> Iterator[tuple[int, Expr]]:
    """The drives with a speed to which another one is proportional, and the factor."""
    for k, other in others:
        c = _ratio(row, other)
        if c is not None:
            yield k, c


def _speed_rows(m: Mechanism, speeds: Sequence[object]) -> Iterator[tuple[int, list[Expr]]]:
    """The speeds of the tree's joints or of their drives as rows over the independent speeds; those
    with factors that depend on the positions are left out.
    """
    robot = m.robot
    own = [robot.joint(j).QP for j in m.joints] + [robot.rotor(j).QMP for j in m.elastic]
    rows = forward([as_expr(x) for x in speeds], [as_expr(x) for x in own])
    for j, row in zip(tree_joints(robot), rows, strict=True):
        if all(x.level < VARIABLE_LEVEL for x in row):
            yield j, row


def _ratio(row: Sequence[Expr], other: Sequence[Expr]) -> Expr | None:
    """c with row = c other; None if there is none."""
    place = next((k for k, x in enumerate(other) if not vanishes(x)), None)
    if place is None or vanishes(row[place]):
        return None
    products = (x * other[place] - row[place] * y for x, y in zip(row, other, strict=True))
    return row[place] / other[place] if all(vanishes(x) for x in products) else None


def _merge(robot: Robot, drives: DriveTable, pair: tuple[int, int], c: Expr) -> None:
    """Count the friction of drive j to drive k, whose speed is 1 / c of its own."""
    j, k = pair
    size = absolute(c)
    factors = {"FV": c * c, "FVN": c * size, "FS": size, "FO": c}
    if _same_decay(robot, pair, size):
        factors["FT"] = size
    if not is_zero(drives.get("FO", j)) and j not in drives.split:
        drives.split.discard(k)
    elif is_zero(drives.get("FO", k)) and j in drives.split:
        drives.split.add(k)
    drives.split.discard(j)
    for key, factor in factors.items():
        drives.add(key, k, as_expr(factor * drives.get(key, j)))
        drives.values[key, j] = ZERO


def _same_decay(robot: Robot, pair: tuple[int, int], size: Expr) -> bool:
    """True if Stribeck friction of both drives fades alike: VT' = |c| VT."""
    own, other = (robot.joint(j) for j in pair)
    if is_zero(own.FT) or is_zero(other.FT) or own.FE is not other.FE:
        return False
    return vanishes(as_expr(own.VT - size * other.VT))


# --- dependent columns ----------------------------------------------------------------------------


def _may_depend(robot: Robot, drives: DriveTable) -> bool:
    """True if constants, springs or friction of links may depend on other parameters."""
    if robot.coupling and robot.has_elastic_joints:
        return True
    keys = {k for (k, _), x in drives.values.items() if not is_zero(x)}
    return not keys.isdisjoint(TIED)


def _eliminate(robot: Robot, table: ParameterTable, drives: DriveTable) -> None:
    """Group parameters of links, drives and springs whose columns of the regressor depend on
    others, in both tables.
    """
    columns = _columns(robot, table, drives)
    apart = parameters_without_load(robot, Mechanism(robot, WHOLE, Trace()).joints)
    whole = {**table, **drives.values}
    for is_apart in (False, True):
        block = {key: x for key, x in columns.items() if (key in apart) is is_apart}
        for key, factors in _factors(robot, block).items():
            drives.split -= {j for k, j in factors if k == "FO"}  # not of friction alone any more
            move_parameter(whole, key, factors)
    table |= {key: whole[key] for key in table}
    drives.values |= {key: whole[key] for key in drives.values}


def _factors(robot: Robot, columns: Columns) -> Factors:
    """The parameters whose columns depend on others, with their factors: exact ones, or numbers
    where only these are known.
    """
    dependent = _numeric_dependence(robot, columns) if columns else {}
    if not dependent:
        return {}
    exact = _numeric_factors(robot, dependent)
    return _exact_dependence(columns, dependent) if exact is None else exact


def _numeric_factors(robot: Robot, dependent: Dependence) -> Factors | None:
    """The factors as numbers where only these are known; None for a robot with exact ones."""
    if not needs_numbers(robot):
        return None
    check_numbers(robot)
    return {key: {o: as_expr(x) for o, x in row.items()} for key, row in dependent.items()}


def _columns(robot: Robot, table: ParameterTable, drives: DriveTable) -> Columns:
    """The columns of the parameters that are not zero: links, rotors, then the other ones."""
    every = {**table, **{k: x for k, x in drives.values.items() if k[0] in DEPENDENT_DRIVES}}
    units = {f"{k} of {j}": (k, j) for (k, j), x in every.items() if not is_zero(x)}
    given = {key: symbol(name, Role.INERTIAL) for name, key in units.items()}
    D = identification_model(_probe(robot, given), {**WHOLE, "parameters": "base"}, Trace())
    assert isinstance(D.details, RegressorColumns)
    names, values = D.details.names, [as_expr(x) for x in D.groups[0].values]
    columns = {units[name]: values[c :: len(names)] for c, name in enumerate(names)}
    return {
        key: columns[key] for key in sorted(columns, key=lambda key: key[0] in DEPENDENT_DRIVES)
    }


def _probe(robot: Robot, given: ParameterTable) -> Robot:
    """The robot with the given parameters of its links and drives and no others."""
    bodies = tuple(
        Body(**{k: given.get((k, j), ZERO) for k in INERTIAL_PARAMETERS})
        for j in range(robot.NL + 1)
    )
    off = {"FVN": ZERO, "FSN": ZERO, "FT": ZERO, "FL": ZERO}
    joints = tuple(
        replace_fields(x, **off, **{k: given.get((k, j), ZERO) for k in ("IA", *DEPENDENT_DRIVES)})
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, bodies=bodies, joints=joints, origin=None)


def _numeric_dependence(robot: Robot, columns: Columns) -> Dependence:
    """The parameters whose columns depend on others, with their factors, by numbers."""
    keys = list(columns)
    roots = [x for column in columns.values() for x in column]
    states = 3 * len(keys) + 10
    numbers = state_numbers(robot, roots, states)
    values = [np.resize(np.asarray(x, dtype=float), states) for x in interpret(roots, numbers)]
    W = np.array(values).reshape(len(keys), -1).T
    sizes = np.linalg.norm(W, axis=0)
    scaled = independent_columns(W / np.where(sizes > 0, sizes, 1.0), keys, TOLERANCE).dependent
    size = dict(zip(keys, sizes, strict=True))
    return {
        key: {other: float(x * size[key] / size[other]) for other, x in factors.items()}
        for key, factors in scaled.items()
    }


def _exact_dependence(columns: Columns, dependent: Dependence) -> Factors:
    """The dependent parameters with their factors, from the power of the efforts at virtual speeds
    as functions.
    """
    tied = {*dependent, *(other for factors in dependent.values() for other in factors)}
    relations: Relations[ParameterKey] = Relations()
    exact: dict[ParameterKey, Mapping[ParameterKey, Expr]] = {}
    for key in columns:
        if key in tied:
            power = ZERO
            for r, x in enumerate(columns[key]):
                power = power + symbol(f"virtual speed {r}", Role.VELOCITY) * x
            combination = relations.add(key, power)
            if combination is not None:
                exact[key] = combination
    return exact


# --- closed loops --------------------------------------------------------------------------------


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
        _eliminate_entry(table, pivot, factors, later)


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


def _eliminate_entry(table: Table, pivot: ParameterKey, factors: Table, later: list[Table]) -> None:
    """Add a parameter, times its factor, to each of the others, and write its column in terms of
    theirs in later relations.
    """
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
