"""Base inertial parameters: the fewest that the dynamic model depends on [KD §9.4].

The general rules have a closed form: of a revolute link YY, MZ and M, of a prismatic link the
inertia tensor, of a fixed link everything moves to the antecedent (`forms.parameter_grouping`).
`dependent_parameters` finds the relations between those that are left. `prepared_robot` is the
robot that the options of a dynamic model ask for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from symoro.errors import InputError
from symoro.expr import (
    CONST_LEVEL,
    CONSTANT,
    SYMBOL,
    ZERO,
    Expr,
    Role,
    Scalar,
    as_expr,
    collected,
    constant,
    display_text,
    interpret,
    is_zero,
    magnitude,
    operation_count,
    substitute,
    symbol,
    symbols_of,
    to_expr,
)
from symoro.mechanism import (
    GIVEN,
    base_symbols,
    followers,
    is_joined,
    loaded_joints,
    replace_fields,
    with_base_acceleration,
    without_effects,
)
from symoro.models.forms.parameter_grouping import group_parameters
from symoro.models.identification.dependent_parameters import (
    ParameterKey,
    ParameterTable,
    base_accelerations,
    check_numbers,
    group_by_numbers,
    group_exactly,
    needs_numbers,
)
from symoro.models.identification.linear_relations import contracted_sum, exchange_absent
from symoro.models.identification.structure_grouping import group_drives, grouped_loop_parameters
from symoro.robot import INERTIAL_PARAMETERS, Base, Body, Robot, has_spring
from symoro.tracing import Options

GEOMETRY = ("gamma", "b", "alpha", "d", "theta", "r")


@dataclass(frozen=True)
class BaseParameters:
    """A robot with as few inertial parameters as possible, and how they come from the standard
    ones.

    relations: each grouped parameter (XX3R) as an expression in standard ones; grouped, no_effect:
    the standard parameters that vanished; expressions: every base parameter in standard ones.
    """

    robot: Robot
    relations: Mapping[str, Expr]
    grouped: tuple[str, ...]
    no_effect: tuple[str, ...]
    expressions: Mapping[str, Expr]
    notes: tuple[str, ...] = ()
    given: Robot | None = None  # with the standard parameters

    @property
    def parameters(self) -> tuple[str, ...]:
        """The base parameters: R names, or unchanged ones, link by link."""
        return tuple(self.expressions)

    @property
    def count(self) -> int:
        """The number of base parameters."""
        return len(self.parameters)

    def values(self, numbers: Mapping[str, float] | None = None) -> dict[str, float]:
        """Return the base parameters as numbers, from those of the standard parameters; numbers
        that the robot comes with are filled in.
        """
        known = {**self.robot.values, **(numbers or {})}
        wanted = {**self.expressions, **self.relations}
        for name, e in wanted.items():
            missing = [s.payload[0] for s in symbols_of([e]) if s.payload[0] not in known]
            if missing:
                raise InputError(
                    f"value of {name}",
                    f"none for {', '.join(missing)}",
                    "a number for each standard parameter",
                )
        return {name: float(interpret([e], known)[0]) for name, e in wanted.items()}

    def __repr__(self) -> str:
        return f"<{self.count} base parameters of {self.robot.name}>"

    def report(self, digits: int = 0) -> str:
        """Return the grouping as text, in the order of a `.regp` file [LK22, Figure 4]: geometric
        and standard inertial parameters, relations, then the base parameters by link.

        `digits` are the significant ones of numbers, 0 for all.
        """
        relations = [
            f"{name} = {display_text(e, digits=digits)}" for name, e in self.relations.items()
        ]
        lines = [
            f"Robot: {self.robot.name}",
            f"{self.count} base inertial parameters",
            *self.notes,
            "",
            "Geometric parameters",
            *_geometry(self.robot, digits),
            *self._standard(digits),
            "",
            "The regrouping relations are",
            *(relations or ["none"]),
            "",
            "Parameters without effect: " + (", ".join(self.no_effect) or "none"),
            "Grouped parameters: " + (", ".join(self.grouped) or "none"),
            "",
            "The base inertial parameters are",
            *_table(self.robot, digits),
        ]
        return "\n".join(lines) + "\n"

    def _standard(self, digits: int) -> list[str]:
        """The table of standard parameters, where they are known."""
        if self.given is None:
            return []
        return ["", "Standard inertial parameters", *_table(self.given, digits)]


def _geometry(robot: Robot, digits: int) -> list[str]:
    """The geometric parameters of the frames in aligned columns, the antecedent as p."""
    rows = [["j", "p", "sigma", *GEOMETRY]]
    for j, f in enumerate(robot.frames, 1):
        values = (display_text(as_expr(getattr(f, k)), digits=digits) for k in GEOMETRY)
        rows.append([str(j), str(f.ant), str(f.sigma), *values])
    return _aligned(rows)


def _table(robot: Robot, digits: int) -> list[str]:
    """The inertial parameters of links 1..NL in aligned columns."""
    rows = [["j", *INERTIAL_PARAMETERS, "IA"]]
    for j, b in enumerate(robot.bodies[1:], 1):
        values = (*(getattr(b, k) for k in INERTIAL_PARAMETERS), robot.joint(j).IA)
        rows.append([str(j), *(display_text(as_expr(x), digits=digits) for x in values)])
    return _aligned(rows)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


# --- grouping -------------------------------------------------------------------------------------


def base_parameters_model(robot: Robot, o: Options) -> BaseParameters:
    """Return the base parameters of the robot without the effects that are left out."""
    return base_parameters(without_effects(robot, o["without"]), is_joined(robot, o))


def base_parameters(robot: Robot, joined: bool = False) -> BaseParameters:
    """Return the base parameters: exact, or by numbers where `needs_numbers`; `joined`: joints that
    follow others are no coordinates.
    """
    if robot.mimics and not joined:
        free = base_parameters(dataclasses.replace(robot, mimics=()))
        return dataclasses.replace(free, robot=dataclasses.replace(free.robot, mimics=robot.mimics))
    standard = standard_parameters(robot, robot.bodies)
    rigid = without_own_rotors(robot)
    table = fewest_parameters(rigid)
    table |= {("IA", j): as_expr(robot.joint(j).IA) for j in _own_rotors(robot)}
    drives = group_drives(_with_speeds(robot), table)
    names = _new_names(robot, standard, table)
    relations = {name: table[key] for key, name in names.items()}
    final = {
        key: value if key not in names else _base_symbol(names[key]) for key, value in table.items()
    }
    grouped, no_effect = _vanished(standard, table, final)
    by_link = sorted(final.items(), key=lambda item: item[0][1])
    numeric = "grouped by numbers, for these values of the geometry only"
    of_drives = _new_names(robot, standard_drives(robot, drives), drives)
    relations |= {name: drives[key] for key, name in of_drives.items()}
    return BaseParameters(
        _with_drives(_with_parameters(robot, final, relations), drives, of_drives),
        relations,
        grouped,
        no_effect,
        expressions={_name(key, v): table[key] for key, v in by_link if not is_zero(v)},
        notes=(numeric,) if needs_numbers(rigid) and _exact_loops(rigid) is None else (),
        given=robot,
    )


def standard_drives(robot: Robot, keys: Iterable[ParameterKey]) -> ParameterTable:
    """Return parameters of the drives as the robot has them."""
    return {(k, j): as_expr(getattr(robot.joint(j), k)) for k, j in keys}


def _with_drives(robot: Robot, drives: ParameterTable, names: Mapping[ParameterKey, str]) -> Robot:
    """The robot with grouped parameters of its drives and springs."""
    joints = list(robot.joints)
    for (k, j), value in drives.items():
        own = _base_symbol(names[k, j]) if (k, j) in names else value
        joints[j - 1] = replace_fields(joints[j - 1], **{k: own})
    bare = (x if has_spring(x) else replace_fields(x, q0=ZERO) for x in joints)
    return dataclasses.replace(robot, joints=tuple(bare))


def _own_rotors(robot: Robot) -> Sequence[int]:
    """The joints whose rotors are grouped with the drives: those behind springs, all that a
    coupling ties to such, and those with friction by load, which is that of the links alone.
    """
    if robot.coupling and robot.has_elastic_joints:
        return [j for j in robot.moving if j <= robot.NL]
    return sorted({*robot.elastic_joints, *loaded_joints(robot)})


def without_own_rotors(robot: Robot) -> Robot:
    """Return the robot without the rotors that are grouped with the drives, and without a coupling
    that ties all of them.
    """
    bare = _own_rotors(robot)
    if not bare:
        return robot
    joints = tuple(
        dataclasses.replace(x, IA=ZERO) if j in bare else x for j, x in enumerate(robot.joints, 1)
    )
    coupling = () if robot.has_elastic_joints else robot.coupling
    return dataclasses.replace(robot, joints=joints, coupling=coupling)


def standard_parameters(robot: Robot, bodies: Iterable[Body]) -> ParameterTable:
    """Return the inertial parameters of links 0..NL and the rotor inertias, by key."""
    links = {(k, j): getattr(b, k) for j, b in enumerate(bodies) for k in INERTIAL_PARAMETERS}
    return links | {("IA", j): robot.joint(j).IA for j in range(1, robot.NL + 1)}


def grouped_parameters(robot: Robot) -> ParameterTable:
    """Return every inertial parameter after grouping; zero where it moved or has no effect."""
    bodies = [x.body for x in group_parameters(robot)]
    if not robot.has_moving_base:
        bodies[0] = Body()
    table = standard_parameters(robot, bodies)
    if needs_numbers(robot):
        exact = _exact_loops(robot)
        if exact is None:
            check_numbers(robot)
            group_by_numbers(_with_speeds(robot), table)
        else:
            table |= exact
    elif not _rules_are_complete(robot):
        group_exactly(_with_speeds(robot), table)
    return {key: shortest(value) for key, value in table.items()}


def fewest_parameters(robot: Robot) -> ParameterTable:
    """Return every inertial parameter after grouping, as many of them as the columns of those that
    the robot has are independent. Robots of other formats have all parameters of their links.
    """
    table, standard = grouped_parameters(robot), standard_parameters(robot, robot.bodies)
    if robot.origin or not any(is_zero(standard[k]) and not is_zero(x) for k, x in table.items()):
        return table
    present = {key: as_expr(x) for key, x in standard.items() if not is_zero(x)}
    units = {key: symbol(f"{key[0]} of {key[1]}", Role.INERTIAL) for key in present}
    bare = grouped_parameters(_with_units(robot, units))
    if not exchange_absent(bare, units):
        return table
    values = {units[key]: value for key, value in present.items()}
    return {key: shortest(substitute([x], values)[0]) for key, x in bare.items()}


def _with_units(robot: Robot, units: ParameterTable) -> Robot:
    """The robot with a symbol for each of the given inertial parameters; the others are zero."""
    bodies = tuple(
        Body(**{k: units.get((k, j), ZERO) for k in INERTIAL_PARAMETERS})
        for j in range(robot.NL + 1)
    )
    joints = tuple(
        dataclasses.replace(x, IA=units.get(("IA", j), x.IA)) for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, bodies=bodies, joints=joints)


def _exact_loops(robot: Robot) -> ParameterTable | None:
    """The grouped parameters of loops that are no parallelograms, None if only numbers tell all."""
    if not robot.has_closed_loops or robot.has_moving_base or followers(robot) or robot.coupling:
        return None
    return robot.derived("grouped loops", lambda: grouped_loop_parameters(_with_speeds(robot)))


def _rules_are_complete(robot: Robot) -> bool:
    """True if the general rules group all: the base moves in every way, so that each link turns
    about all directions, and no joint depends on others.
    """
    if robot.has_closed_loops or followers(robot):
        return False
    return robot.has_moving_base or not any(is_zero(x) for x in base_accelerations(robot))


def _with_speeds(robot: Robot) -> Robot:
    """The robot with symbols for speed and acceleration of every joint, fixed or not."""
    joints = tuple(
        dataclasses.replace(
            x, QP=symbol(f"QP{j}", Role.VELOCITY), QDP=symbol(f"QDP{j}", Role.ACCELERATION)
        )
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints, base=_moving(robot))


def _moving(robot: Robot) -> Base:
    """The base with symbols for its motion if it moves; a constant speed has no effect."""
    if not robot.has_moving_base:
        return dataclasses.replace(robot.base, V0=(ZERO, ZERO, ZERO))
    V0, W0, VP0, WP0 = (base_symbols(key) for key in ("V0", "W0", "VP0", "WP0"))
    return dataclasses.replace(robot.base, V0=V0, W0=W0, VP0=VP0, WP0=WP0)


def shortest(value: Expr) -> Expr:
    """Return the shorter of an expression and its sum of terms with common factors taken out; zero
    where identities of sines make it vanish.
    """
    terms = contracted_sum(value)
    if terms is None:
        return value
    if not terms or value.level == CONST_LEVEL:
        return to_expr(terms)
    candidates = (collected(terms), value)
    return min(candidates, key=lambda e: operation_count([e]))


# --- names and the new robot ----------------------------------------------------------------------


def _new_names(
    robot: Robot, standard: ParameterTable, table: ParameterTable
) -> dict[ParameterKey, str]:
    """A name such as XX3R for every parameter that grouping changed, unless it is a number."""
    used = set(robot.symbols)
    names = {}
    for (k, j), value in table.items():
        if value is not standard[k, j] and value.level != CONST_LEVEL:
            name = f"{k}{j}R"
            while name in used:
                name += "_"
            used.add(name)
            names[k, j] = name
    return names


def _base_symbol(name: str) -> Expr:
    return symbol(name, Role.INERTIAL)


def _name(key: ParameterKey, value: Expr) -> str:
    return str(value.payload[0]) if value.op is SYMBOL else f"{key[0]}{key[1]}"


def _vanished(
    standard: ParameterTable, table: ParameterTable, final: ParameterTable
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of parameters that were grouped with others, and of those without effect."""
    used = set(symbols_of([*table.values(), *final.values()]))
    grouped: list[str] = []
    no_effect: list[str] = []
    for key, value in standard.items():
        if not is_zero(value) and is_zero(table[key]):
            symbols = set(symbols_of([value]))
            (no_effect if symbols and not symbols & used else grouped).append(_name(key, value))
    return tuple(grouped), tuple(no_effect)


def _evaluated(value: Scalar) -> Scalar:
    """The value of an expression without symbols as a number; other values as they are."""
    e = as_expr(value)
    if e.level > CONST_LEVEL or magnitude(e).op is CONSTANT:
        return value
    return constant(float(interpret([e], {})[0]))


def _with_parameters(robot: Robot, final: ParameterTable, relations: Mapping[str, Expr]) -> Robot:
    """The robot with its base parameters, and their numbers where they follow from known ones."""
    bodies = tuple(
        Body(**{k: _evaluated(final[k, j]) for k in INERTIAL_PARAMETERS})
        for j in range(robot.NL + 1)
    )
    joints = tuple(
        dataclasses.replace(x, IA=_evaluated(final["IA", j])) if j <= robot.NL else x
        for j, x in enumerate(robot.joints, 1)
    )
    numbers = {
        name: float(interpret([e], robot.values)[0])
        for name, e in relations.items()
        if all(s.payload[0] in robot.values for s in symbols_of([e]))
    }
    return dataclasses.replace(
        robot,
        name=f"{robot.name}base",
        bodies=bodies,
        joints=joints,
        values={**robot.values, **numbers},
    )


# --- the robot that the options of a model ask for ------------------------------------------------


@dataclass(frozen=True)
class Grouping:
    """Numbers of base parameters from those of standard ones, known or given in a call."""

    expressions: Mapping[str, Expr]  # of the parameters that are grouped
    known: Mapping[str, float]

    @cached_property
    def needs(self) -> dict[str, tuple[str, ...]]:
        """The standard parameters of each base parameter."""
        return {
            name: tuple(s.payload[0] for s in symbols_of([e]))
            for name, e in self.expressions.items()
        }

    def completed(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values, with those of base parameters that follow from standard ones among them."""
        numbers = {**self.known, **values}
        follow = [
            name
            for name, needed in self.needs.items()
            if name not in values and self._follows(needed, values, numbers)
        ]
        computed = {name: interpret([self.expressions[name]], numbers)[0] for name in follow}
        return {**values, **computed}

    @staticmethod
    def _follows(
        needed: tuple[str, ...], values: Mapping[str, Any], numbers: Mapping[str, Any]
    ) -> bool:
        return any(k in values for k in needed) and all(k in numbers for k in needed)


def _base(robot: Robot, o: Options) -> BaseParameters:
    joined = is_joined(robot, o)
    return robot.derived(
        ("base parameters", o["without"], joined),
        lambda: base_parameters(without_effects(robot, o["without"]), joined),
    )


def grouping(robot: Robot, o: Options) -> Grouping | None:
    """The relations from standard to base parameters; None unless the options ask for these."""
    if o.get("parameters") != "base":
        return None
    return Grouping(_base(robot, o).relations, robot.values)


def prepared_robot(robot: Robot, o: Options) -> Robot:
    """The robot under the options `without` and `parameters`.

    With base parameters it knows the values of those that follow from known standard ones.
    """
    if robot.has_moving_base and o.get("base") == GIVEN:
        robot = with_base_acceleration(robot)
    if o["parameters"] != "base":
        return without_effects(robot, o["without"])

    def make() -> Robot:
        base = _base(robot, o)
        values = Grouping(base.relations, {}).completed(base.robot.values)
        return dataclasses.replace(base.robot, values=values)

    return robot.derived(("base robot", o["without"], is_joined(robot, o)), make)


def robot_of_regressors(robot: Robot, o: Options) -> Robot:
    """The same for identification models, in which the acceleration of a moving base is known and
    friction by load is that of the measured effort.
    """
    options = {**o, "base": GIVEN}
    loads = [x.FL for x in robot.joints]
    if o["parameters"] != "base" or "friction" in o["without"] or all(map(is_zero, loads)):
        return prepared_robot(robot, options)

    def make() -> Robot:
        bare = prepared_robot(without_load_parameters(robot), options)
        joints = map(lambda x, FL: replace_fields(x, FL=FL), bare.joints, loads)
        return dataclasses.replace(bare, joints=tuple(joints))

    return robot.derived(("regressors with load", o["without"], is_joined(robot, o)), make)


def without_load_parameters(robot: Robot) -> Robot:
    """Return the robot without friction by load, with which fewer parameters can be grouped."""

    def make() -> Robot:
        joints = tuple(replace_fields(x, FL=ZERO) for x in robot.joints)
        return dataclasses.replace(robot, joints=joints)

    return robot.derived("without load parameters", make)
