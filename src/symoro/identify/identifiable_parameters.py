"""The parameters to identify.

Every link and drive gets symbols for its parameters; the base parameters among them are
identified, together with those of motors that several joints turn.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr import ZERO, Expr, Role, as_expr, interpret, is_zero, symbol, symbols_of
from symoro.identify.filtering import Samples
from symoro.identify.log_columns import BASE, Setup, logged_joints
from symoro.mechanism import base_symbols
from symoro.models.identification.base_parameters import BaseParameters, without_load_parameters
from symoro.models.identification.regressor import DRIVES
from symoro.robot import DOWNWARD_GRAVITY, INERTIAL_PARAMETERS, Body, Joint, Robot, Wrench

Array = np.ndarray
GRAVITY = -DOWNWARD_GRAVITY[2]  # m/s2


# --- symbols and values --------------------------------------------------------------------------


def with_symbols(robot: Robot, drives: Iterable[str] = ()) -> Robot:
    """Return the robot with a symbol for every inertial parameter.

    Parameters of drives get a symbol where the robot has them, or where `drives` asks for them.
    """
    asked = tuple(sorted(set(drives)))
    for name in asked:
        if name not in DRIVES:
            raise UnknownName("drives", name, DRIVES)
    return robot.derived(("to identify", asked), lambda: _with_symbols(robot, asked))


def _with_symbols(robot: Robot, asked: tuple[str, ...]) -> Robot:
    driven = set(logged_joints(robot))

    def drive_parameter(j: int, x: Joint, key: str) -> Expr:
        wanted = not is_zero(getattr(x, key)) or (key in asked and j in driven)
        if wanted and key == "FT":
            _check_stribeck(robot, j)
        return symbol(f"{key}{j}", Role.INERTIAL) if wanted else ZERO

    bodies = [_symbolic_body(j) if j >= robot.first_link else Body() for j in range(robot.NL + 1)]
    joints: list[Joint] = []
    for j, x in enumerate(robot.joints, 1):
        parameters: dict[str, Any] = {key: drive_parameter(j, x, key) for key in DRIVES}
        joints.append(dataclasses.replace(x, **parameters))
    wrenches = tuple(Wrench() for _ in robot.wrenches)
    if robot.has_moving_base:  # gravity counts in its acceleration
        W0, WP0, V0, VP0 = (base_symbols(key) for key in ("W0", "WP0", "V0", "VP0"))
        base = dataclasses.replace(robot.base, W0=W0, WP0=WP0, V0=V0, VP0=VP0)
        robot = dataclasses.replace(robot, base=base, gravity=(ZERO, ZERO, ZERO))
    return dataclasses.replace(robot, bodies=tuple(bodies), joints=tuple(joints), wrenches=wrenches)


def driven_robot(robot: Robot, setup: Setup) -> Robot:
    """Return the robot with the drives that the logs show: none where only the wrench on its base
    is used; those of a setup with a coupling of its own instead of coupled drives of the robot.
    """
    if setup.efforts == BASE:
        return robot.derived("without drives", lambda: _without_drives(robot))
    if setup.coupling and robot.coupling:
        return robot.derived("uncoupled", lambda: dataclasses.replace(robot, coupling=()))
    return robot


def _without_drives(robot: Robot) -> Robot:
    none: dict[str, Any] = {**dict.fromkeys(DRIVES, ZERO), "eta": 0}
    joints = tuple(dataclasses.replace(x, **none) for x in robot.joints)
    return dataclasses.replace(robot, joints=joints, coupling=())


def _check_stribeck(robot: Robot, j: int) -> None:
    """Refuse Stribeck friction without its speed, in which the effort is not linear."""
    if is_zero(robot.joint(j).VT):
        raise InputError(
            f"drives, FT of joint {j}",
            f"no VT[{j}]",
            "the Stribeck speed of the joint",
            "FT is identified at a given speed VT and exponent FE: write both into the robot.",
        )


def _symbolic_body(j: int) -> Body:
    return Body(**{key: symbol(f"{key}{j}", Role.INERTIAL) for key in INERTIAL_PARAMETERS})


def known_values(robot: Robot) -> dict[str, float]:
    """Return the numbers that the robot as given has for parameters, by their plain name."""
    entries: dict[str, Any] = {}
    for j in range(robot.first_link, robot.NL + 1):
        entries |= {f"{key}{j}": getattr(robot.bodies[j], key) for key in INERTIAL_PARAMETERS}
    for j, x in enumerate(robot.joints, 1):
        entries |= {f"{key}{j}": getattr(x, key) for key in DRIVES}
    numbers = {name: _number(as_expr(x), robot.values) for name, x in entries.items()}
    return {name: v for name, v in numbers.items() if v is not None and not is_zero(entries[name])}


def has_drive(robot: Robot, key: str) -> bool:
    """Return whether a joint of the robot has a parameter of its drive."""
    return any(not is_zero(getattr(joint, key)) for joint in robot.joints)


def arm_length(robot: Robot) -> float:
    """Return the sum of the distances d and r of the frames, in m; 1 where there are none."""
    lengths = [as_expr(x) for frame in robot.frames for x in (frame.d, frame.r)]
    numbers = (_number(e, robot.values) for e in lengths)
    return sum(abs(v) for v in numbers if v is not None) or 1.0


def _number(e: Expr, values: Mapping[str, float]) -> float | None:
    if any(s.payload[0] not in values for s in symbols_of([e])):
        return None
    return float(interpret([e], values)[0])


# --- base parameters -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Parameters:
    """The identified parameters: base parameters of links and drives, then added ones."""

    robot: Robot  # with symbols
    names: tuple[str, ...]
    added: tuple[str, ...] = ()  # coupled motors and terms of friction: the last of the names

    @cached_property
    def base(self) -> BaseParameters:
        """The base parameters of the robot with symbols, and their grouping relations."""
        base: BaseParameters = self.robot.derived(
            "base parameters to identify",
            lambda: generate(without_load_parameters(self.robot), "base-parameters"),
        )
        return base

    @cached_property
    def standard(self) -> tuple[str, ...]:
        """Standard parameters of all links and drives, then the added ones."""
        numbers = range(self.robot.first_link, self.robot.NL + 1)
        links = [f"{key}{j}" for j in numbers for key in INERTIAL_PARAMETERS]
        drives = [
            f"{key}{j}"
            for j in range(1, self.robot.NL + 1)
            for key in DRIVES
            if not is_zero(getattr(self.robot.joint(j), key))
        ]
        return (*links, *drives, *self.added)

    @cached_property
    def grouping(self) -> Array:
        """The matrix (names, standard) that gives base parameters from standard ones."""
        matrix = np.zeros((len(self.names), len(self.standard)))
        column = {name: k for k, name in enumerate(self.standard)}
        for row, name in enumerate(self.names):
            if name not in self.base.relations:
                matrix[row, column[name]] = 1.0
                continue
            relation = self.base.relations[name]
            terms = [s.payload[0] for s in symbols_of([relation]) if s.payload[0] in column]
            for term in terms:  # the relation is linear: its coefficients are its values at units
                unit = {other: float(other == term) for other in terms}
                coefficient = interpret([relation], {**self.robot.values, **unit})[0]
                matrix[row, column[term]] = float(coefficient)
        return matrix

    def of_standard(self, values: Mapping[str, float]) -> Array:
        """Return base parameters (names,) from standard ones; those not given count as zero."""
        standard = np.array([values.get(name, 0.0) for name in self.standard])
        return np.asarray(self.grouping @ standard)


# --- terms of friction ---------------------------------------------------------------------------


@dataclass(frozen=True)
class FrictionTerm:
    """Effort per unit of a parameter, by the speed v of its joint.

    FQ: v abs(v); FR: sqrt(abs(v)) sign(v); FA: abs(v); FL: abs(effort of the links) sign(v);
    FT…: exp(-(v / VT)^2) sign(v) with a speed VT for each joint. FV, FS, FO and IA (times the
    acceleration) are those of drives, for a robot that has none.
    """

    key: str
    speeds: tuple[float, ...] = ()  # VT by joint, rad/s or m/s
    load: tuple[tuple[str, float], ...] = ()  # parameters that give the effort of the links
    log: int | None = None  # number of the only log that has the term, from 0

    def name(self, j: int) -> str:
        """Return the name of the parameter of joint j: FQ3; FO3L2 in the second log alone."""
        return f"{self.key}{j}" + ("" if self.log is None else f"L{self.log + 1}")

    def column(self, s: Samples, k: int) -> Array:
        """Return the effort (rows,) of a unit at the joint in place k; FL per unit of load."""
        v = s.qd[:, k]
        if self.log not in (None, s.log):
            return np.zeros(len(v))
        if self.speeds:
            return np.asarray(np.exp(-((v / self.speeds[k]) ** 2)) * np.sign(v))
        if self.key == "IA":
            return s.qdd[:, k]
        return np.asarray(FRICTION_BY_SPEED[self.key](v))


FRICTION_BY_SPEED: dict[str, Callable[[Array], Array]] = {
    "FV": np.asarray,
    "FS": np.sign,
    "FO": np.ones_like,
    "FA": np.abs,
    "FQ": lambda v: v * np.abs(v),
    "FR": lambda v: np.sqrt(np.abs(v)) * np.sign(v),
    "FL": np.sign,
}


# --- motors that several joints turn -------------------------------------------------------------
#
# With c the motor's speed per unit of each joint's speed, on the scale of its own joint, joint i
# bears c_i (IAM c qdd + FVM c qd + FSM sign(c qd)). The parts c_i^2 qdd_i and c_i^2 qd_i have the
# columns of the joint's own IA and FV and are left to these: the columns here are the cross terms.

MOTOR_PARAMETERS = ("IAM", "FVM", "FSM")
DEPENDENT = 1e-8  # residual, relative to its size, of a column that is a combination of others


def motor_columns(
    setup: Setup, joints: Sequence[int], s: Samples, part: str = "D"
) -> list[dict[str, Array]]:
    """Return by joint the columns (rows,) of coupled motors in one part of the models.

    The part is D of the dynamic model, or D1 or D2 of the filtered one.
    """
    columns: list[dict[str, Array]] = [{} for _ in joints]
    for k, c in setup.coupled_motors(len(joints)):
        acceleration, speed = s.qdd @ c, s.qd @ c
        for i in map(int, np.nonzero(c)[0]):
            inertia = c[i] * (acceleration - c[i] * s.qdd[:, i])
            viscous = c[i] * (speed - c[i] * s.qd[:, i])
            dry = c[i] * np.sign(speed)
            none = 0 * dry
            units = {"D1": (viscous, none, none), "D2": (none, viscous, dry)}.get(
                part, (inertia, viscous, dry)
            )
            names = [f"{key}{joints[k]}" for key in MOTOR_PARAMETERS]
            columns[i] |= dict(zip(names, units, strict=True))
    return columns


def independent_motors(robot: Robot, setup: Setup, joints: Sequence[int]) -> tuple[str, ...]:
    """Return the parameters of coupled motors that are identifiable beside the base parameters.

    A parameter whose column is a combination of the others in every motion is left to these.
    """
    motors = [joints[k] for k, _ in setup.coupled_motors(len(joints))]
    if not motors:
        return ()
    if robot.has_closed_loops:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops: describe its coupled transmission by them, "
            "not by coupling."
        )
    s, matrix = _random_regressor(robot, len(joints))
    columns = motor_columns(setup, joints, s)
    independent = []
    for name in [f"{key}{j}" for j in motors for key in MOTOR_PARAMETERS]:
        column = np.concatenate([of.get(name, np.zeros(len(s.q))) for of in columns])
        rest = column - matrix @ np.linalg.lstsq(matrix, column, rcond=None)[0]
        if np.linalg.norm(rest) > DEPENDENT * np.linalg.norm(column):
            independent.append(name)
            matrix = np.column_stack([matrix, column])
    return tuple(independent)


def _random_regressor(robot: Robot, joints: int) -> tuple[Samples, Array]:
    """Random samples and their regressor (joints * rows, columns), all rows of a joint together."""
    m = robot.derived(
        ("identification", "id-dynamic"), lambda: generate(robot, "id-dynamic", parameters="base")
    )
    # positions, speeds, accelerations, and the efforts that friction by load (FL) depends on
    drawn = np.random.default_rng(0).standard_normal((4, 2 * len(m.columns) + 10, joints))
    values: dict[str, Array] = {}
    for names, x in zip((robot.q, robot.qd, robot.qdd, robot.tau), drawn, strict=True):
        values |= dict(zip(names, x.T, strict=True))
    D = m.compile()({name: x for name, x in values.items() if name in m.inputs})["D"]
    matrix = D.transpose(1, 0, 2).reshape(-1, len(m.columns))
    return Samples.of_motion(*drawn[:3]), matrix
