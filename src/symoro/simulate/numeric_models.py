"""A robot with numbers, and its compiled models as functions of the state alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.expr import (
    SIGN,
    ZERO,
    Expr,
    Role,
    as_expr,
    sqrt,
    substitute,
    symbols_of,
    transform_nodes,
)
from symoro.jit.function import Compiled
from symoro.mechanism import without_effects
from symoro.model import Model
from symoro.robot import Body, Robot

Array = np.ndarray
State = dict[str, Array]  # arrays of the state by name: q, qd, tau, …
DRIVE_PARAMETERS = ("IA", "FV", "FS", "FT", "VT", "FO")
LISTED_NAMES = 12  # parameters without a value that an error names

# --- numbers for the parameters ------------------------------------------------------------------


@dataclass(frozen=True)
class NumericRobot:
    """A robot, the numbers of its parameters, and the parameters set to zero for lack of one."""

    robot: Robot
    values: Mapping[str, float]
    zero: tuple[str, ...] = ()


def with_values(
    robot: Robot, values: Mapping[str, float] | None, effects: Collection[str] = ()
) -> NumericRobot:
    """Return the robot without some effects, with its own values completed by the given ones.

    Parameters of drives and external wrenches that have no value are set to zero.
    """
    known = _combine_values(robot, values or {})
    unknown = [s for s in _optional_symbols(robot) if s.payload[0] not in known]
    lengths = {name: known[name] for name in _geometric_parameters(robot) if name in known}
    names = tuple(s.payload[0] for s in unknown)
    key = ("simulated", tuple(effects), names, tuple(lengths.items()))
    modelled = robot.derived(key, lambda: _simplified(robot, effects, unknown, lengths))
    remaining = without_effects(robot, effects).symbols
    return NumericRobot(modelled, known, tuple(name for name in names if name in remaining))


def _combine_values(robot: Robot, given: Mapping[str, float]) -> dict[str, float]:
    for name in given:
        if name not in robot.symbols:
            raise UnknownName(f"values of {robot.name}", name, robot.symbols)
    return {**robot.values, **{name: float(v) for name, v in given.items()}}


def _optional_symbols(robot: Robot) -> list[Expr]:
    """Symbols of drives and external wrenches, which may be left without a value."""
    drives = [getattr(x, key) for x in robot.joints for key in DRIVE_PARAMETERS]
    wrenches = [v for w in robot.wrenches for v in vars(w).values()]
    return list(symbols_of([v for v in (*drives, *wrenches) if isinstance(v, Expr)]))


def _simplified(
    robot: Robot, effects: Collection[str], zero: Collection[Expr], lengths: Mapping[str, float]
) -> Robot:
    simpler = without_effects(robot, effects)
    if zero:
        simpler = simpler.map(lambda e: substitute([e], dict.fromkeys(zero, ZERO))[0])
    return dataclasses.replace(simpler, values={**robot.values, **lengths})


def _geometric_parameters(robot: Robot) -> list[str]:
    """Names of the parameters of the geometry, by which closed loops are analysed."""
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    return [s.payload[0] for s in symbols_of(scalars) if s.payload[1] is not Role.POSITION]


def check_known(robot: Robot, needed: Iterable[str], values: Mapping[str, float]) -> None:
    """Raise an error unless every needed parameter has a number."""
    missing = [name for name in needed if name not in values]
    if not missing:
        return
    names = ", ".join(missing[:LISTED_NAMES])
    if len(missing) > LISTED_NAMES:
        names += f" and {len(missing) - LISTED_NAMES} more"
    raise InputError(
        f"values of {robot.name}",
        f"none for {names}",
        "a number for each parameter that the motion depends on",
        "Give values for them, on the command line with --values.",
    )


# --- parts of a robot ----------------------------------------------------------------------------


def massless(robot: Robot) -> Robot:
    """Return the robot without inertia and gravity: friction and external wrenches remain."""
    joints = tuple(dataclasses.replace(x, IA=ZERO) for x in robot.joints)
    bodies = tuple(Body() for _ in robot.bodies)
    return robot.derived(
        "massless",
        lambda: dataclasses.replace(
            robot, bodies=bodies, joints=joints, gravity=(ZERO, ZERO, ZERO)
        ),
    )


def has_losses(robot: Robot) -> bool:
    """True if friction or external wrenches take energy out of the robot."""
    friction = [v for x in robot.joints[: robot.NL] for v in (x.FV, x.FS, x.FT, x.FO)]
    wrenches = [v for w in robot.wrenches for v in vars(w).values()]
    return any(as_expr(v) is not ZERO for v in (*friction, *wrenches))


def has_dry_friction(robot: Robot) -> bool:
    """True if friction jumps with the sign of a speed."""
    return any(as_expr(v) is not ZERO for x in robot.joints[: robot.NL] for v in (x.FS, x.FT))


# --- compiled models -----------------------------------------------------------------------------


def smooth_signs(model: Model, width: float) -> Model:
    """Return the model with x / sqrt(x^2 + width^2) for sign(x), integrable through rest."""

    def rule(node: Expr) -> Expr:
        if node.op is not SIGN:
            return node
        x = node.args[0]
        return x / as_expr(sqrt(x * x + width * width))

    return dataclasses.replace(
        model, traced=model.traced.mapped(transform_nodes(model.traced.outputs, rule))
    )


def compile_model(robot: Robot, id: str, stick: float, **options: Any) -> Compiled:
    """Return a model as machine code, its sign functions smooth below the speed `stick`."""
    model = generate(robot, id, effort=0, **options)
    plain = Model(model.robot, model.id, model.traced, model.options)
    return (smooth_signs(plain, stick) if stick else plain).compile()


class StateFunction:
    """A compiled model as a function of the state, with all parameters fixed.

    A call takes the arrays of the state by name, each (…, elements), and returns a tuple with one
    array per output group.
    """

    def __init__(
        self, robot: Robot, id: str, values: Mapping[str, float], stick: float = 0.0, **options: Any
    ) -> None:
        key = ("simulated", id, stick, tuple((name, str(v)) for name, v in options.items()))
        f = robot.derived(key, lambda: compile_model(robot, id, stick, **options))
        self.rows, self.groups, self.parameters = f.rows, f.groups, f.parameters
        self.single = len(self.groups) == 1
        # Parameters without a value are those that no motion depends on.
        p = np.array([values.get(name, 0.0) for name in f.parameters])
        self.p = (p,) if f.parameters else ()
        constant = {
            name: np.array([values.get(s, 0.0) for s in symbols])
            for name, symbols in f.arguments.items()
            if name in ("fe", "base")
        }
        self.sources = tuple((name, constant.get(name)) for name in f.arguments)

    def __call__(self, state: Mapping[str, Array]) -> tuple[Array, ...]:
        out = self.rows(*[state.get(name, constant) for name, constant in self.sources], *self.p)
        return (out,) if self.single else out
