"""A robot with numbers: which symbols have a value, models as functions of the state alone, dry friction made smooth."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.expr.functions import sqrt
from symoro.expr.node import ZERO, Expr, Role, as_expr
from symoro.expr.ops import SIGN
from symoro.expr.rewrite import substitute, transform
from symoro.expr.walk import symbols_of
from symoro.jit.function import Compiled
from symoro.model import Model
from symoro.models.dynamic.effects import without
from symoro.robot.data import Body, Robot

Array = np.ndarray
DRIVE = ("IA", "FV", "FS", "FT", "VT", "FO")


@dataclass(frozen=True)
class Numbered:
    """A robot, a number for each of its parameters, and the names that were taken as zero for lack of one."""

    robot: Robot
    values: Mapping[str, float]
    zero: tuple[str, ...] = ()


def numbered(
    robot: Robot, values: Mapping[str, float] | None, effects: Collection[str] = ()
) -> Numbered:
    """Values of the robot completed by given ones; drives and wrenches without a value are taken away, links must have one."""
    given = {name: float(v) for name, v in (values or {}).items()}
    for name in given:
        if name not in robot.symbols:
            raise UnknownName(f"values of {robot.name}", name, robot.symbols)
    known = {**robot.values, **given}
    optional = [getattr(x, key) for x in robot.joints for key in DRIVE] + [
        v for w in robot.wrenches for v in vars(w).values()
    ]
    zero = [
        s
        for s in symbols_of([v for v in optional if isinstance(v, Expr)])
        if s.payload[0] not in known
    ]
    lengths = {name: known[name] for name in _geometric(robot) if name in known}
    key = ("simulated", tuple(effects), tuple(s.payload[0] for s in zero), tuple(lengths.items()))
    modelled = robot.derived(key, lambda: _modelled(robot, effects, zero, lengths))
    return Numbered(
        modelled,
        known,
        tuple(s.payload[0] for s in zero if s.payload[0] in without(robot, effects).symbols),
    )


def _modelled(
    robot: Robot, effects: Collection[str], zero: Collection[Expr], lengths: Mapping[str, float]
) -> Robot:
    simpler = without(robot, effects)
    simpler = (
        simpler.map(lambda e: substitute([e], dict.fromkeys(zero, ZERO))[0]) if zero else simpler
    )
    return dataclasses.replace(simpler, values={**robot.values, **lengths})


def _geometric(robot: Robot) -> list[str]:
    """The parameters of the geometry, by which loops are analysed."""
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    return [s.payload[0] for s in symbols_of(scalars) if s.payload[1] is not Role.POSITION]


def check_known(robot: Robot, needed: Iterable[str], values: Mapping[str, float]) -> None:
    """Parameters that a motion depends on must have a number."""
    missing = [name for name in needed if name not in values]
    if missing:
        names = ", ".join(missing[:12]) + (
            f" and {len(missing) - 12} more" if len(missing) > 12 else ""
        )
        todo = "Give values for them, on the command line with --values."
        raise InputError(
            f"values of {robot.name}",
            f"none for {names}",
            "a number for each parameter that the motion depends on",
            todo,
        )


def massless(robot: Robot) -> Robot:
    """What remains of the torques without inertia and gravity: friction and what the links exert on their surroundings."""
    joints = tuple(dataclasses.replace(x, IA=ZERO) for x in robot.joints)
    bodies = tuple(Body() for _ in robot.bodies)
    return robot.derived(
        "massless",
        lambda: dataclasses.replace(
            robot, bodies=bodies, joints=joints, gravity=(ZERO, ZERO, ZERO)
        ),
    )


def has_losses(robot: Robot) -> bool:
    """True where friction or wrenches take energy out of the robot."""
    drives = [v for x in robot.joints[: robot.NL] for v in (x.FV, x.FS, x.FT, x.FO)]
    return any(
        as_expr(v) is not ZERO
        for v in (*drives, *(v for w in robot.wrenches for v in vars(w).values()))
    )


def has_dry_friction(robot: Robot) -> bool:
    """True where friction jumps with the sign of a speed."""
    return any(as_expr(v) is not ZERO for x in robot.joints[: robot.NL] for v in (x.FS, x.FT))


def smooth(model: Model, width: float) -> Model:
    """The model with x / sqrt(x^2 + width^2) for sign(x), so that it can be integrated through rest."""

    def rule(node: Expr) -> Expr:
        return (
            node.args[0] / as_expr(sqrt(node.args[0] * node.args[0] + width * width))
            if node.op is SIGN
            else node
        )

    return dataclasses.replace(
        model, traced=model.traced.mapped(transform(model.traced.outputs, rule))
    )


def compiled(robot: Robot, id: str, stick: float, **options: Any) -> Compiled:
    """A model of the robot as machine code."""
    model = generate(robot, id, effort=0, **options)
    plain = Model(model.robot, model.id, model.traced, model.options)
    return (smooth(plain, stick) if stick else plain).compile()


class Call:
    """A compiled model as a function of the state's arrays, its parameters fixed; every call gives a tuple of groups."""

    def __init__(
        self, robot: Robot, id: str, values: Mapping[str, float], stick: float = 0.0, **options: Any
    ) -> None:
        key = ("simulated", id, stick, tuple((name, str(v)) for name, v in options.items()))
        f = robot.derived(key, lambda: compiled(robot, id, stick, **options))
        self.rows, self.groups = f.rows, f.groups
        self.single = len(self.groups) == 1
        self.parameters = f.parameters
        self.p = (
            (np.array([values.get(name, 0.0) for name in f.parameters]),) if f.parameters else ()
        )  # what no motion depends on may be missing
        constant = {
            name: np.array([values.get(s, 0.0) for s in symbols])
            for name, symbols in f.arguments.items()
            if name in ("fe", "base")
        }
        self.sources = tuple((name, constant.get(name)) for name in f.arguments)

    def __call__(self, at: Mapping[str, Array]) -> tuple[Array, ...]:
        found = self.rows(*[at.get(name, constant) for name, constant in self.sources], *self.p)
        return (found,) if self.single else found
