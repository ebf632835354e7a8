"""How logs are read and treated: names and units of columns, transmission, filter; given in Python or as a TOML file."""

from __future__ import annotations

import dataclasses
import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.robot.data import Robot
from symoro.robot.structure import active_joints

Array = np.ndarray
QUANTITIES = (
    "t",
    "q",
    "qd",
    "qdd",
    "tau",
    "qr",
)  # time, positions, velocities, accelerations, efforts, reference positions
AUTO = "auto"
FACTORS = {  # unit → factor to SI
    "s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9,
    "rad": 1.0, "deg": math.pi / 180, "turn": 2 * math.pi, "m": 1.0, "mm": 1e-3,
    "rad/s": 1.0, "deg/s": math.pi / 180, "rpm": math.pi / 30, "m/s": 1.0, "mm/s": 1e-3,
    "rad/s2": 1.0, "deg/s2": math.pi / 180, "m/s2": 1.0, "mm/s2": 1e-3,
    "N.m": 1.0, "mN.m": 1e-3, "N": 1.0, "kN": 1e3, "A": 1.0, "V": 1.0,
}  # fmt: skip


@dataclass(frozen=True)
class Setup:
    """What a log's columns mean, and how signals are treated. Lists have one element per joint that moves, with loops per motorised one."""

    columns: Mapping[str, Sequence[str] | str] = field(
        default_factory=dict
    )  # quantity → names, or a pattern: qm*
    units: Mapping[str, str] = field(default_factory=dict)  # quantity → unit
    rate: float | None = None  # Hz, where there is no column of time
    ratios: tuple[float, ...] = ()  # motor turns per turn of the joint
    coupling: tuple[
        tuple[float, float, float], ...
    ] = ()  # (motor, joint, ratio): turns of the motor per turn of another joint
    offsets: tuple[float, ...] = ()  # rad or m, added to the joint positions
    gains: tuple[float, ...] = ()  # effort per unit of the logged column: N.m per ampere …
    cutoff: float | str | None = None  # Hz, "auto", or None: no filter
    order: int = 4
    decimate: float | None = None  # Hz that are kept
    dead_zone: tuple[float, ...] = ()  # rad/s or m/s: slower samples of a joint are left out
    horizon: float | None = (
        None  # s over which the energy model sums up work; None: since the start
    )
    drives: tuple[
        str, ...
    ] = ()  # parameters of the drives to identify beyond those of the robot: IA, FV, FS, FO
    from_time: float | None = None  # s: only what lies between is used
    to_time: float | None = None
    kp: tuple[float, ...] = ()  # gains of the joint controller that made the log, for iv and didim
    kd: tuple[float, ...] = ()

    def transmission(self, n: int) -> Array:
        """Motor positions per joint position, a matrix; motor efforts times its transpose are joint efforts."""
        matrix = np.diag(np.array(self.ratios or (1.0,) * n, float))
        for motor, joint, ratio in self.coupling:
            matrix[int(motor) - 1, int(joint) - 1] = ratio
        return matrix

    def coupled(self, n: int) -> list[tuple[int, Array]]:
        """Motors that several joints turn: the motor's joint, and its speed per unit of each joint's, on the scale of its own joint."""
        matrix = self.transmission(n)
        return [(k, matrix[k] / matrix[k, k]) for k in range(n) if np.count_nonzero(matrix[k]) > 1]


def logged_joints(robot: Robot) -> list[int]:
    """The joints whose motion and effort a log holds: those that move, with loops the motorised ones."""
    return active_joints(robot) if robot.has_closed_loops else list(robot.moving)


LISTS = ("ratios", "offsets", "gains", "dead_zone", "kp", "kd")
NUMBERS = ("rate", "decimate", "horizon", "from_time", "to_time")
TABLES = {  # of the file → its keys
    "log": ("columns", "units", "rate", "from_time", "to_time"), "transmission": ("ratios", "coupling", "offsets", "gains"),
    "filter": ("cutoff", "order", "decimate", "dead_zone"), "model": ("drives", "horizon"), "controller": ("kp", "kd"),
}  # fmt: skip


def read_setup(path: Path) -> dict[str, Any]:
    """The entries of a TOML file with the tables log, transmission, filter, model and controller."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(
            str(path), (error.strerror or str(error)).lower(), "a setup file in TOML"
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(str(path), str(error), "a setup file in TOML") from None
    found: dict[str, Any] = {}
    for name, entries in tables.items():
        if name not in TABLES:
            raise UnknownName(f"{path}, table", name, TABLES)
        for key, value in entries.items():
            if key not in TABLES[name]:
                raise UnknownName(f"{path}, key of [{name}]", key, TABLES[name])
            found[key] = value
    return found


def make_setup(robot: Robot, entries: Mapping[str, Any]) -> Setup:
    """The entries, checked against the robot."""
    known = [f.name for f in dataclasses.fields(Setup)]
    for key in entries:
        if key not in known:
            raise UnknownName("setup", key, known)
    n = len(logged_joints(robot))
    values = {k: v for k, v in entries.items() if v is not None}
    for key in LISTS:
        if key in values:
            values[key] = _numbers(key, values[key], n)
    for key in NUMBERS:
        if key in values and not (
            _is_number(values[key]) and (values[key] > 0 or key.endswith("_time"))
        ):
            raise InputError(
                f"setup, {key}",
                repr(values[key]),
                "a number" if key.endswith("_time") else "a number above 0",
            )
    _check_names(values)
    _check_filter(values)
    if "coupling" in values:
        values["coupling"] = tuple(_coupling(row, n) for row in values["coupling"])
    made = Setup(**values)
    if np.linalg.matrix_rank(made.transmission(n)) < n:
        raise InputError(
            "setup, ratios and coupling",
            "a transmission that cannot be inverted",
            "ratios that are not zero",
        )
    return made


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _numbers(key: str, value: Any, n: int) -> tuple[float, ...]:
    listed = list(value) if isinstance(value, list | tuple | np.ndarray) else [value] * n
    if len(listed) != n or not all(_is_number(v) for v in listed):
        raise InputError(
            f"setup, {key}", repr(value), f"a number, or {n} of them: one per logged joint"
        )
    return tuple(float(v) for v in listed)


def _coupling(row: Any, n: int) -> tuple[float, float, float]:
    good = (
        isinstance(row, list | tuple)
        and len(row) == 3
        and all(_is_number(v) for v in row)
        and row[0] != row[1]
    )
    if not good or not all(v in range(1, n + 1) for v in row[:2]):
        raise InputError(
            "setup, coupling",
            repr(row),
            f"[motor, another joint, ratio] with numbers of joints from 1 to {n}",
        )
    return (row[0], row[1], float(row[2]))


def _check_names(values: Mapping[str, Any]) -> None:
    for key in ("columns", "units"):
        for quantity in values.get(key, {}):
            if quantity not in QUANTITIES:
                raise UnknownName(f"setup, {key}", quantity, QUANTITIES)
    for quantity, unit in values.get("units", {}).items():
        if unit not in FACTORS:
            raise UnknownName(f"setup, unit of {quantity}", unit, FACTORS)


def _check_filter(values: Mapping[str, Any]) -> None:
    cutoff, order = values.get("cutoff"), values.get("order", 4)
    if not (cutoff is None or cutoff == AUTO or (_is_number(cutoff) and cutoff > 0)):
        raise InputError("setup, cutoff", repr(cutoff), f"a frequency in Hz, or '{AUTO}'")
    if order not in range(1, 11):
        raise InputError("setup, order", repr(order), "the order of the filter, 1 to 10")
