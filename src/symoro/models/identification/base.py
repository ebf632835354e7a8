"""Base inertial parameters: the fewest that the dynamic model depends on [KD §9.4].

The general rules are closed-form: of a revolute link YY, MZ and M, of a prismatic link the inertia tensor, of a fixed
link everything moves to the antecedent [KD 9.53, 9.56]. What remains to be said concerns links that can turn about one
fixed direction only, the first link that can turn otherwise, and the rotors: their energy functions are few and short,
so their linear relations are found from the functions themselves instead of by a list of special cases. Rules 2-6 of
§9.4.2.4, Table 9.2 and the rotor rules of §9.4.2.5 all follow, for trees, tilted bases and any gravity.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from symoro.errors import InputError
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.linear import Vec3
from symoro.expr.node import CONST_LEVEL, HALF, ONE, ZERO, Expr, Role, as_expr, symbol
from symoro.expr.ops import SYMBOL
from symoro.expr.polynomial import collected, to_expr
from symoro.expr.walk import postorder, symbols_of
from symoro.models.dynamic.gauge import gauged, still_transform
from symoro.models.dynamic.inertia import PARAMETERS
from symoro.models.identification.energy import energy_row
from symoro.models.identification.relations import Relations, contracted, vanishes
from symoro.models.kinematic.recursion import motions
from symoro.models.trace import Namer
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Body, Robot
from symoro.robot.topology import path

Slot = tuple[str, int]  # a parameter and its link: ("XX", 3)


@dataclass(frozen=True)
class BaseParameters:
    """A robot with as few inertial parameters as possible, and how they come from the standard ones."""

    robot: Robot
    relations: Mapping[str, Expr]  # R name -> expression in standard parameters
    grouped: tuple[str, ...]
    no_effect: tuple[str, ...]
    expressions: Mapping[str, Expr]  # every base parameter in standard ones

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
                raise InputError(f"value of {name}", f"none for {', '.join(missing)}", "a number for each standard parameter")
            found[name] = float(interpret([e], known)[0])
        return found

    def report(self) -> str:
        """The grouping in the order of a `.regp` file: relations, then the base parameters by link [LK22, Figure 4]."""
        lines = [f"Robot: {self.robot.name}", f"{self.count} base inertial parameters", "", "The regrouping relations are"]
        lines += [f"{name} = {display(e)}" for name, e in self.relations.items()] or ["none"]
        lines += ["", "Parameters without effect: " + (", ".join(self.no_effect) or "none"), "Grouped parameters: " + (", ".join(self.grouped) or "none")]
        heads = ["j", *PARAMETERS, "IA"]
        rows = [[str(j), *(str(getattr(b, k)) for k in PARAMETERS), str(self.robot.joint(j).IA)] for j, b in enumerate(self.robot.bodies) if j]
        widths = [max(len(row[c]) for row in [heads, *rows]) for c in range(len(heads))]
        table = ["  ".join(x.ljust(w) for x, w in zip(row, widths, strict=True)).rstrip() for row in [heads, *rows]]
        return "\n".join([*lines, "", "The base inertial parameters are", *table]) + "\n"


# --- links that can turn about one direction only ------------------------------------------------------------


def _first_turns(robot: Robot) -> tuple[set[int], set[int]]:
    """Links that turn about one fixed direction at most, and the first links beyond them."""
    direction: dict[int, Vec3 | None] = {0: None}  # of the revolute axes so far, seen from the link
    restricted, first = set(), set()
    for j in range(1, robot.NL + 1):
        i = robot.ant(j)
        if i != 0 and i not in restricted:
            continue
        seen = direction[i]
        turned = None if seen is None else still_transform(robot, j).R.T @ seen
        if robot.sigma(j) == REVOLUTE and turned is not None and not _zero(turned.x, turned.y):
            first.add(j)
        else:
            restricted.add(j)
            direction[j] = Vec3(0, 0, 1) if robot.sigma(j) == REVOLUTE else turned
    return restricted, first


def _moves_freely(robot: Robot) -> bool:
    b = robot.base
    return b.floating or b.mobile or any(not is_zero(x) for v in (b.W0, b.WP0, b.V0, b.VP0) for x in v)


def _candidates(robot: Robot) -> Iterator[tuple[Slot, Expr]]:
    """Parameters that may still be dependent, with their energy functions, in the order in which they are kept."""
    restricted, first = _first_turns(robot)
    n = Namer()
    found = motions(robot, False, n)
    for j in range(1, robot.NL + 1):
        if j in restricted | first:
            row = energy_row(robot, j, found[j - 1], n)
            kept = {REVOLUTE: ("XX", "XY", "XZ", "YZ", "ZZ", "MX", "MY"), PRISMATIC: ("MX", "MY", "MZ", "M"), FIXED: ()}[robot.sigma(j)]
            yield from (((name, j), row[name]) for name in PARAMETERS if name in kept)
        if robot.sigma(j) != FIXED:
            yield ("IA", j), HALF * (robot.joint(j).QP * robot.joint(j).QP)


def _special(robot: Robot, table: dict[Slot, Expr]) -> None:
    """Eliminate or group what the relations between energy functions allow; `table` is changed in place."""
    relations: Relations[Slot] = Relations()
    for slot, energy in _candidates(robot):
        combination = relations.add(slot, energy)
        if combination is not None:
            for other, factor in combination.items():
                table[other] = table[other] + factor * table[slot]
            table[slot] = ZERO


# --- links that turn about a fixed point ---------------------------------------------------------------------


def _pivots(robot: Robot) -> dict[int, Expr]:
    """For links beyond the first turns that only turn about a fixed point: its height on their axis."""
    _, first = _first_turns(robot)
    axis: dict[int, tuple[Vec3, Vec3] | None] = {}  # of links that turn about one line: a point of it and its direction
    point: dict[int, Vec3] = {}  # of links that turn about a point
    for j in range(1, robot.NL + 1):
        i, back = robot.ant(j), still_transform(robot, j).inverse()
        if i in point:
            seen: Vec3 | None = back.R @ point[i] + back.P
        elif j in first and (line := axis.get(i)):
            seen = _on_axis(back.R @ line[0] + back.P, back.R @ line[1])
        else:
            seen = None
            axis[j] = _line(robot, j, axis.get(i))
        if seen is not None and (robot.sigma(j) == FIXED or (robot.sigma(j) == REVOLUTE and _zero(seen.x, seen.y))):
            point[j] = seen
    return {j: as_expr(p.z) for j, p in point.items() if j not in first and robot.sigma(j) == REVOLUTE}


def _line(robot: Robot, j: int, carried: tuple[Vec3, Vec3] | None) -> tuple[Vec3, Vec3] | None:
    """The line that link j turns about, if it is one, seen from the link."""
    i, back = robot.ant(j), still_transform(robot, j).inverse()
    seen = None if carried is None else (back.R @ carried[0] + back.P, back.R @ carried[1])
    if robot.sigma(j) == REVOLUTE and all(robot.sigma(k) == FIXED for k in path(robot, i)):
        return Vec3(ZERO, ZERO, ZERO), Vec3(ZERO, ZERO, ONE)
    if robot.sigma(j) == PRISMATIC or seen is None:
        return None
    return seen if robot.sigma(j) == FIXED or _zero(seen[0].x, seen[0].y, seen[1].x, seen[1].y) else None


def _on_axis(a: Vec3, u: Vec3) -> Vec3 | None:
    """Where the line through a with direction u meets the axis z."""
    if not _zero(a.x * u.y - a.y * u.x):
        return None
    t = -a.y / u.y if _zero(u.x) else -a.x / u.x
    return Vec3(ZERO, ZERO, a.z + t * u.z)


def _zero(*values: Scalar) -> bool:
    return all(vanishes(as_expr(v)) for v in values)


def _about_points(robot: Robot, table: dict[Slot, Expr]) -> None:
    """Without gravity a link that turns about a point of its axis is known by its inertia there: MX, MY join XZ, YZ."""
    for j, height in _pivots(robot).items():
        for moment, product in (("MX", "XZ"), ("MY", "YZ")):
            table[product, j] = table[product, j] + height * table[moment, j]
            table[moment, j] = ZERO


# --- the result ----------------------------------------------------------------------------------------------


def grouped_table(robot: Robot) -> dict[Slot, Expr]:
    """Every inertial parameter of the links and rotors after grouping; zero where it moved or has no effect."""
    bodies = [x.body for x in gauged(robot, {}, {})]  # [KD 9.53, 9.56]
    if not robot.base.floating and not robot.base.mobile:
        bodies[0] = Body()
    table: dict[Slot, Expr] = {(k, j): getattr(b, k) for j, b in enumerate(bodies) for k in PARAMETERS}
    table |= {("IA", j): robot.joint(j).IA for j in range(1, robot.NL + 1)}
    if not _moves_freely(robot):
        _special(_with_speeds(robot), table)
        if _zero(*robot.gravity):
            _about_points(robot, table)
    return {slot: shortest(value) for slot, value in table.items()}


def shortest(value: Expr) -> Expr:
    """Zero where it is, else the sum with common factors taken out, or as it came about where that is shorter."""
    terms = contracted(value)
    if terms is None:
        return value
    if not terms or value.level == CONST_LEVEL:
        return to_expr(terms)
    candidates = (collected(terms), value)
    return min(candidates, key=lambda e: sum(bool(x.op.cost) for x in postorder([e])))


def _with_speeds(robot: Robot) -> Robot:
    """The robot with a symbol for every joint speed, whatever the file fixes them to."""
    joints = tuple(dataclasses.replace(x, QP=symbol(f"QP{j}", Role.VELOCITY), QDP=ZERO) for j, x in enumerate(robot.joints, 1))
    return dataclasses.replace(robot, joints=joints)


def base_parameters(robot: Robot) -> BaseParameters:
    """The base inertial parameters of a serial or tree robot."""
    table = grouped_table(robot)
    standard: dict[Slot, Expr] = {(k, j): getattr(b, k) for j, b in enumerate(robot.bodies) for k in PARAMETERS}
    standard |= {("IA", j): robot.joint(j).IA for j in range(1, robot.NL + 1)}
    relations: dict[str, Expr] = {}
    final: dict[Slot, Expr] = {}
    taken = set(robot.symbols)
    for (k, j), value in table.items():
        if value is standard[k, j] or value.level == CONST_LEVEL:
            final[k, j] = value
        else:
            name = _free_name(f"{k}{j}R", taken)
            relations[name] = value
            final[k, j] = symbol(name, Role.INERTIAL)
    vanished = [(slot, v) for slot, v in standard.items() if not is_zero(v) and is_zero(table[slot])]
    used = {s for v in relations.values() for s in symbols_of([v])} | {s for v in final.values() for s in symbols_of([v])}
    names = [(_name(slot, v), v) for slot, v in vanished]
    return BaseParameters(
        _rebuilt(robot, final, relations),
        relations,
        grouped=tuple(name for name, v in names if not set(symbols_of([v])) or set(symbols_of([v])) & used),
        no_effect=tuple(name for name, v in names if set(symbols_of([v])) and not set(symbols_of([v])) & used),
        expressions={_name(slot, v): table[slot] for slot, v in sorted(final.items(), key=lambda item: item[0][1]) if not is_zero(v)},
    )


def _free_name(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _name(slot: Slot, value: Expr) -> str:
    return str(value.payload[0]) if value.op is SYMBOL else f"{slot[0]}{slot[1]}"


def _rebuilt(robot: Robot, final: Mapping[Slot, Expr], relations: Mapping[str, Expr]) -> Robot:
    bodies = tuple(Body(**{k: final[k, j] for k in PARAMETERS}) for j in range(robot.NL + 1))
    joints = tuple(dataclasses.replace(x, IA=final["IA", j]) if j <= robot.NL else x for j, x in enumerate(robot.joints, 1))
    values = dict(robot.values) | {name: v for name, e in relations.items() if (v := _number(e, robot.values)) is not None}
    return dataclasses.replace(robot, name=f"{robot.name}base", bodies=bodies, joints=joints, values=values)


def _number(e: Expr, values: Mapping[str, float]) -> float | None:
    """The value of a relation where every symbol of it has one."""
    return float(interpret([e], values)[0]) if all(s.payload[0] in values for s in symbols_of([e])) else None
