"""Base inertial parameters: the fewest that the dynamic model depends on [KD §9.4].

The general rules have a closed form: of a revolute link YY, MZ and M, of a prismatic link the
inertia tensor, of a fixed link everything moves to the antecedent (`forms.parameter_grouping`).
`dependent_parameters` finds the relations between those that are left. `prepared_robot` is the
robot that the options of a dynamic model ask for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from symoro.errors import InputError
from symoro.expr import (
    CONST_LEVEL,
    SYMBOL,
    ZERO,
    Expr,
    Role,
    Scalar,
    absolute,
    as_expr,
    collected,
    display_text,
    interpret,
    is_zero,
    operation_count,
    symbol,
    symbols_of,
    to_expr,
)
from symoro.mechanism import (
    GIVEN,
    base_symbols,
    followers,
    is_joined,
    replace_fields,
    single_drives,
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
from symoro.models.identification.linear_relations import contracted_sum
from symoro.models.identification.loop_grouping import grouped_loop_parameters
from symoro.robot import INERTIAL_PARAMETERS, Base, Body, Robot
from symoro.tracing import Options


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
        """Return the grouping as text, in the order of a `.regp` file [LK22, Figure 4]: relations,
        then the base parameters by link.

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


def _table(robot: Robot, digits: int) -> list[str]:
    """The inertial parameters of links 1..NL in aligned columns."""
    rows = [["j", *INERTIAL_PARAMETERS, "IA"]]
    for j, b in enumerate(robot.bodies[1:], 1):
        values = (*(getattr(b, k) for k in INERTIAL_PARAMETERS), robot.joint(j).IA)
        rows.append([str(j), *(display_text(as_expr(x), digits=digits) for x in values)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


# --- grouping -------------------------------------------------------------------------------------


def base_parameters(robot: Robot, joined: bool = False) -> BaseParameters:
    """Return the base parameters: exact, or by numbers where `needs_numbers`; `joined`: joints that
    follow others are no coordinates.
    """
    if robot.mimics and not joined:
        free = base_parameters(dataclasses.replace(robot, mimics=()))
        return dataclasses.replace(free, robot=dataclasses.replace(free.robot, mimics=robot.mimics))
    standard = standard_parameters(robot, robot.bodies)
    rigid = without_elastic_rotors(robot)
    table = grouped_parameters(rigid)
    table |= {("IA", j): robot.joint(j).IA for j in robot.elastic_joints}
    names = _new_names(robot, standard, table)
    relations = {name: table[key] for key, name in names.items()}
    final = {
        key: value if key not in names else _base_symbol(names[key]) for key, value in table.items()
    }
    grouped, no_effect = _vanished(standard, table, final)
    damped, dampers = _with_grouped_dampers(robot)
    relations |= dampers
    by_link = sorted(final.items(), key=lambda item: item[0][1])
    numeric = "grouped by numbers, for these values of the geometry only"
    friction = _friction_of_followers(damped)
    relations |= {name: total for name, (_, total) in friction.items()}
    return BaseParameters(
        _with_friction(_with_parameters(damped, final, relations), friction),
        relations,
        grouped,
        no_effect,
        expressions={_name(key, v): table[key] for key, v in by_link if not is_zero(v)},
        notes=(numeric,) if needs_numbers(rigid) and _exact_loops(rigid) is None else (),
    )


def _with_grouped_dampers(robot: Robot) -> tuple[Robot, dict[str, Expr]]:
    """The robot with one viscous friction FV + kd per joint that has both, which no motion can tell
    apart, and the relations of the new names.
    """
    relations: dict[str, Expr] = {}

    def merged(value: Scalar, name: str) -> Expr:
        total = as_expr(value)
        if not symbols_of([total]):
            return total
        relations[name] = total
        return _base_symbol(name)

    joints = list(robot.joints)
    for motor, j, ratio in single_drives(robot):
        x, damper = robot.joint(motor), robot.joint(j).kd
        keys = [key for key in ("FV", "FVN") if not is_zero(getattr(x, key))]
        if j in robot.sprung_joints and not is_zero(damper) and "FV" in keys:
            values: dict[str, Any] = {
                key: merged(getattr(x, key) + damper / (ratio * ratio), f"{key}{motor}R")
                for key in keys
            }
            joints[j - 1] = dataclasses.replace(joints[j - 1], kd=ZERO)
            joints[motor - 1] = dataclasses.replace(joints[motor - 1], **values)
    return dataclasses.replace(robot, joints=tuple(joints)), relations


def without_elastic_rotors(robot: Robot) -> Robot:
    """Return the robot without the rotors of elastic joints, which have efforts of their own: their
    inertias are grouped with nothing.
    """
    if not robot.has_elastic_joints:
        return robot
    joints = tuple(
        dataclasses.replace(x, IA=ZERO, eta=0) if j in robot.elastic_joints else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


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


def _exact_loops(robot: Robot) -> ParameterTable | None:
    """The grouped parameters of loops that are no parallelograms, None if only numbers tell all."""
    if not robot.has_closed_loops or robot.has_moving_base or robot.mimics or robot.coupling:
        return None
    return robot.derived("grouped loops", lambda: grouped_loop_parameters(_with_speeds(robot)))


def _rules_are_complete(robot: Robot) -> bool:
    """True if the general rules group all: the base moves in every way, so that each link turns
    about all directions, and no joint depends on others.
    """
    if robot.has_closed_loops or robot.mimics:
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


FrictionTable = dict[str, tuple[ParameterKey, Expr]]  # new name → parameter and its value


def _friction_of_followers(robot: Robot) -> FrictionTable:
    """Friction of joints that follow others, counted to those that they follow: FV m^2, FS |m|,
    FO m; nothing where the friction of one of them depends on the direction, or acts on the
    motors' side of a coupling.
    """
    totals: ParameterTable = {}
    if robot.coupling:
        return {}
    for j, law in followers(robot).items():
        pair = robot.joint(j), robot.joint(law.master)
        if any(not is_zero(getattr(x, key)) for x in pair for key in ("FVN", "FSN", "FT")):
            continue
        m = law.multiplier
        for key, factor in (("FV", m * m), ("FS", absolute(m)), ("FO", m)):
            if not is_zero(value := getattr(pair[0], key)):
                total = totals.get((key, law.master), as_expr(getattr(pair[1], key)))
                totals[key, law.master] = total + factor * value
    used = set(robot.symbols)
    return {
        f"{key}{j}R{'_' * (f'{key}{j}R' in used)}": ((key, j), total)
        for (key, j), total in totals.items()
    }


def _with_friction(robot: Robot, table: FrictionTable) -> Robot:
    """The robot with friction that is counted to other joints."""
    if not table:
        return robot
    joints, masters = list(robot.joints), {key for key, _ in table.values()}
    for j, law in followers(robot).items():
        zeros = {key: ZERO for key in ("FV", "FS", "FO") if (key, law.master) in masters}
        joints[j - 1] = replace_fields(joints[j - 1], **zeros)
    for name, ((key, j), total) in table.items():
        value = total if total.level == CONST_LEVEL else _base_symbol(name)
        joints[j - 1] = replace_fields(joints[j - 1], **{key: value})
    return dataclasses.replace(robot, joints=tuple(joints))


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


def _with_parameters(robot: Robot, final: ParameterTable, relations: Mapping[str, Expr]) -> Robot:
    """The robot with its base parameters, and their numbers where they follow from known ones."""
    bodies = tuple(
        Body(**{k: final[k, j] for k in INERTIAL_PARAMETERS}) for j in range(robot.NL + 1)
    )
    joints = tuple(
        dataclasses.replace(x, IA=final["IA", j]) if j <= robot.NL else x
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
    """How base parameters follow from standard ones, where the options ask for base parameters."""
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
    """The same for identification models, in which the acceleration of a moving base is known."""
    return prepared_robot(robot, {**o, "base": GIVEN})
