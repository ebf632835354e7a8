"""Base inertial parameters: the fewest that the dynamic model depends on [KD §9.4].

The general rules are closed-form: of a revolute link YY, MZ and M, of a prismatic link the inertia tensor, of a fixed
link everything moves to the antecedent [KD 9.53, 9.56]. What remains to be said concerns the first links and the rotors.
Which of their parameters depend on each other is seen from numbers, the columns of the observation matrix; how, from
their energy functions, whose linear relations are found with all parameters as symbols. Rules 2-6 of §9.4.2.4, Table 9.2
and the rotor rules of §9.4.2.5 all follow, for trees, tilted and moving bases and any gravity.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from symoro.errors import InputError
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.node import CONST_LEVEL, HALF, ONE, ZERO, Expr, Role, as_expr, constant, symbol
from symoro.expr.ops import SYMBOL
from symoro.expr.polynomial import collected, to_expr
from symoro.expr.walk import postorder, symbols_of
from symoro.mechanism.link_motion import link_motions
from symoro.mechanism.loop_assemblies import linear_relations
from symoro.mechanism.loop_closure import check_mobility, geometry
from symoro.mechanism.passive_rates import LoopMotion, motion, reduced
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.models.forms.parameter_grouping import group_parameters
from symoro.models.identification.linear_relations import Relations, contracted_sum
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


@dataclass(frozen=True)
class BaseParameters:
    """A robot with as few inertial parameters as possible, and how they come from the standard ones."""

    robot: Robot
    relations: Mapping[str, Expr]  # R name -> expression in standard parameters
    grouped: tuple[str, ...]
    no_effect: tuple[str, ...]
    expressions: Mapping[str, Expr]  # every base parameter in standard ones
    notes: tuple[str, ...] = ()

    @property
    def parameters(self) -> tuple[str, ...]:
        """The base parameters: R names, or unchanged ones, link by link."""
        return tuple(self.expressions)

    @property
    def count(self) -> int:
        return len(self.parameters)

    def values(self, numbers: Mapping[str, float] | None = None) -> dict[str, float]:
        """Numbers of the base parameters from those of the standard ones; what the robot knows itself is filled in."""
        known = {**self.robot.values, **(numbers or {})}
        found = {}
        for name, e in self.expressions.items():
            missing = [s.payload[0] for s in symbols_of([e]) if s.payload[0] not in known]
            if missing:
                raise InputError(
                    f"value of {name}",
                    f"none for {', '.join(missing)}",
                    "a number for each standard parameter",
                )
            found[name] = float(interpret([e], known)[0])
        return found

    def report(self) -> str:
        """The grouping in the order of a `.regp` file: relations, then the base parameters by link [LK22, Figure 4]."""
        lines = [
            f"Robot: {self.robot.name}",
            f"{self.count} base inertial parameters",
            *self.notes,
            "",
            "The regrouping relations are",
        ]
        lines += [f"{name} = {display(e)}" for name, e in self.relations.items()] or ["none"]
        lines += [
            "",
            "Parameters without effect: " + (", ".join(self.no_effect) or "none"),
            "Grouped parameters: " + (", ".join(self.grouped) or "none"),
        ]
        heads = ["j", *PARAMETERS, "IA"]
        rows = [
            [str(j), *(str(getattr(b, k)) for k in PARAMETERS), str(self.robot.joint(j).IA)]
            for j, b in enumerate(self.robot.bodies)
            if j
        ]
        widths = [max(len(row[c]) for row in [heads, *rows]) for c in range(len(heads))]
        table = [
            "  ".join(x.ljust(w) for x, w in zip(row, widths, strict=True)).rstrip()
            for row in [heads, *rows]
        ]
        return "\n".join([*lines, "", "The base inertial parameters are", *table]) + "\n"


# --- what the general rules leave -----------------------------------------------------------------------------


def _moving(robot: Robot) -> tuple[Scalar, ...]:
    """What of the base's motion the torques depend on."""
    return (*robot.base.W0, *robot.base.WP0, *robot.base.VP0)


def _moves_freely(robot: Robot) -> bool:
    """The base moves in every way: each link turns about all directions, and the general rules say all."""
    b = robot.base
    return b.floating or b.mobile or not any(is_zero(x) for x in _moving(robot))


NEARLY = 1e-7  # dependent by numbers, up to this: what is not is found out by the functions
KEPT = {
    REVOLUTE: ("XX", "XY", "XZ", "YZ", "ZZ", "MX", "MY"),
    PRISMATIC: ("MX", "MY", "MZ", "M"),
    FIXED: (),
}  # by the general rules


def _by_numbers(
    robot: Robot,
) -> tuple[list[ParameterKey], Mapping[ParameterKey, Mapping[ParameterKey, float]]]:
    """The parameters that the general rules keep, and those of them that numbers show to depend on others."""
    every = inertial_parameters(robot)
    kept = [k for k, (name, j) in enumerate(every) if name == "IA" or name in KEPT[robot.sigma(j)]]
    columns = [every[k] for k in kept]
    return columns, independent_columns(
        observation_matrix(robot, states=3 * len(columns) + 10)[:, kept], columns, NEARLY
    ).dependent


def _tied(robot: Robot) -> list[ParameterKey]:
    """The kept parameters that some relation ties together, in the order in which they are kept."""
    columns, dependent = _by_numbers(robot)
    tied = {*dependent, *(other for factors in dependent.values() for other in factors)}
    return [slot for slot in columns if slot in tied]


def _energies(robot: Robot) -> Callable[[ParameterKey], Expr]:
    """The energy per unit of a parameter: short, and all that the torques depend on where the base is at rest."""
    trace = Trace()
    found = link_motions(robot, False, trace)
    rows: dict[int, dict[str, Expr]] = {}

    def of(slot: ParameterKey) -> Expr:
        name, j = slot
        if name == "IA":
            return as_expr(HALF * (robot.joint(j).QP * robot.joint(j).QP))
        if j not in rows:
            rows[j] = unit_energies(robot, j, found[j - 1], trace)
        return rows[j][name]

    return of


def _powers(robot: Robot, loops: LoopMotion | None = None) -> Callable[[ParameterKey], Expr]:
    """The torques per unit of a parameter as one function: the power of speeds that are independent of everything else."""
    joints = [j for j in range(1, robot.NL + 1) if robot.sigma(j) != FIXED]
    virtual = {j: symbol(f"virtual speed {j}", Role.VELOCITY) for j in joints}
    if loops is not None:
        virtual |= {
            j: as_expr(
                sum((w * virtual[k] for w, k in zip(loops.W[j], loops.active, strict=True)), ZERO)
            )
            for j in loops.passive
        }
    bare = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))

    def of(slot: ParameterKey) -> Expr:
        name, j = slot
        if name == "IA":
            return as_expr(virtual[j] * robot.joint(j).QDP)
        one = tuple(Body(**{name: ONE}) if k == j else Body() for k in range(robot.NL + 1))
        torque = newton_euler_listing(dataclasses.replace(bare, bodies=one), Trace())
        return functools.reduce(lambda total, k: total + virtual[k] * torque[k - 1], joints, ZERO)

    return of


def _special(robot: Robot, table: dict[ParameterKey, Expr]) -> None:
    """Eliminate or group what the relations between the parameters' functions allow; `table` is changed in place."""
    tied, loops = _tied(robot), None
    if robot.has_closed_loops:
        loops = motion(robot, True, {}, Trace())
        robot = reduced(loops)
    function = (
        _energies(robot) if all(is_zero(x) for x in _moving(robot)) else _powers(robot, loops)
    )
    relations: Relations[ParameterKey] = Relations()
    for slot in tied:
        combination = relations.add(slot, function(slot))
        if combination is not None:
            for other, factor in combination.items():
                table[other] = table[other] + factor * table[slot]
            table[slot] = ZERO


def _numeric(robot: Robot, table: dict[ParameterKey, Expr]) -> None:
    """The same by numbers alone, for loops whose motion is not linear; `table` is changed in place."""
    _, dependent = _by_numbers(robot)
    for slot, factors in dependent.items():
        for other, factor in factors.items():
            table[other] = table[other] + constant(factor) * table[slot]
        table[slot] = ZERO


def grouped_by_numbers(robot: Robot) -> bool:
    """True where a loop is no parallelogram: its base parameters come from the numbers of the geometry."""
    if not robot.has_closed_loops:
        return False
    check_mobility(robot)
    return not set(passive_joints(robot)) <= set(linear_relations(robot))


def _check_numbers(robot: Robot) -> None:
    missing = sorted(set(geometry(robot)) - set(robot.values))
    missing += [str(g) for g in robot.gravity if g.level and str(g) not in robot.values]
    if missing:
        todo = "Its loops are not all parallelograms, so its parameters are grouped by numbers: give values to these symbols."
        raise InputError(
            f"base parameters of {robot.name}",
            f"no value for {', '.join(missing)}",
            "numbers for the geometry and gravity",
            todo,
        )


# --- the result ----------------------------------------------------------------------------------------------


def grouped_table(robot: Robot) -> dict[ParameterKey, Expr]:
    """Every inertial parameter of the links and rotors after grouping; zero where it moved or has no effect."""
    bodies = [x.body for x in group_parameters(robot)]  # [KD 9.53, 9.56]
    if not robot.base.floating and not robot.base.mobile:
        bodies[0] = Body()
    table: dict[ParameterKey, Expr] = {
        (k, j): getattr(b, k) for j, b in enumerate(bodies) for k in PARAMETERS
    }
    table |= {("IA", j): robot.joint(j).IA for j in range(1, robot.NL + 1)}
    if grouped_by_numbers(robot):
        _check_numbers(robot)
        _numeric(_with_speeds(robot), table)
    elif not _moves_freely(robot):
        _special(_with_speeds(robot), table)
    return {slot: shortest(value) for slot, value in table.items()}


def shortest(value: Expr) -> Expr:
    """Zero where it is, else the sum with common factors taken out, or as it came about where that is shorter."""
    terms = contracted_sum(value)
    if terms is None:
        return value
    if not terms or value.level == CONST_LEVEL:
        return to_expr(terms)
    candidates = (collected(terms), value)
    return min(candidates, key=lambda e: sum(bool(x.op.cost) for x in postorder([e])))


def _with_speeds(robot: Robot) -> Robot:
    """The robot with symbols for every joint's speed and acceleration, whatever the file fixes them to."""
    joints = tuple(
        dataclasses.replace(
            x, QP=symbol(f"QP{j}", Role.VELOCITY), QDP=symbol(f"QDP{j}", Role.ACCELERATION)
        )
        for j, x in enumerate(robot.joints, 1)
    )
    base = dataclasses.replace(robot.base, V0=(ZERO, ZERO, ZERO))  # a constant speed has no effect
    return dataclasses.replace(robot, joints=joints, base=base)


def base_parameters(robot: Robot) -> BaseParameters:
    """The base inertial parameters of a robot: exact, or by numbers where loops are no parallelograms."""
    table = grouped_table(robot)
    standard: dict[ParameterKey, Expr] = {
        (k, j): getattr(b, k) for j, b in enumerate(robot.bodies) for k in PARAMETERS
    }
    standard |= {("IA", j): robot.joint(j).IA for j in range(1, robot.NL + 1)}
    relations: dict[str, Expr] = {}
    final: dict[ParameterKey, Expr] = {}
    taken = set(robot.symbols)
    for (k, j), value in table.items():
        if value is standard[k, j] or value.level == CONST_LEVEL:
            final[k, j] = value
        else:
            name = _free_name(f"{k}{j}R", taken)
            relations[name] = value
            final[k, j] = symbol(name, Role.INERTIAL)
    vanished = [
        (slot, v) for slot, v in standard.items() if not is_zero(v) and is_zero(table[slot])
    ]
    used = {s for v in relations.values() for s in symbols_of([v])} | {
        s for v in final.values() for s in symbols_of([v])
    }
    names = [(_name(slot, v), v) for slot, v in vanished]
    return BaseParameters(
        _rebuilt(robot, final, relations),
        relations,
        grouped=tuple(
            name for name, v in names if not set(symbols_of([v])) or set(symbols_of([v])) & used
        ),
        no_effect=tuple(
            name for name, v in names if set(symbols_of([v])) and not set(symbols_of([v])) & used
        ),
        expressions={
            _name(slot, v): table[slot]
            for slot, v in sorted(final.items(), key=lambda item: item[0][1])
            if not is_zero(v)
        },
        notes=("grouped by numbers, for these values of the geometry only",)
        if grouped_by_numbers(robot)
        else (),
    )


def _free_name(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _name(slot: ParameterKey, value: Expr) -> str:
    return str(value.payload[0]) if value.op is SYMBOL else f"{slot[0]}{slot[1]}"


def _rebuilt(
    robot: Robot, final: Mapping[ParameterKey, Expr], relations: Mapping[str, Expr]
) -> Robot:
    bodies = tuple(Body(**{k: final[k, j] for k in PARAMETERS}) for j in range(robot.NL + 1))
    joints = tuple(
        dataclasses.replace(x, IA=final["IA", j]) if j <= robot.NL else x
        for j, x in enumerate(robot.joints, 1)
    )
    values = dict(robot.values) | {
        name: v for name, e in relations.items() if (v := _number(e, robot.values)) is not None
    }
    return dataclasses.replace(
        robot, name=f"{robot.name}base", bodies=bodies, joints=joints, values=values
    )


def _number(e: Expr, values: Mapping[str, float]) -> float | None:
    """The value of a relation where every symbol of it has one."""
    return (
        float(interpret([e], values)[0])
        if all(s.payload[0] in values for s in symbols_of([e]))
        else None
    )
