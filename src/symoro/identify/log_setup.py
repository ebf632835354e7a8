"""The setup of an identification: what the columns of a log mean and how signals are treated.

It is given in Python or as a TOML file.
"""

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
# time, positions, velocities, accelerations, efforts, reference positions
QUANTITIES = ("t", "q", "qd", "qdd", "tau", "qr")
AUTO = "auto"
DEFAULT_ORDER, MAX_ORDER = 4, 10  # of the low-pass
DEGREE = math.pi / 180
UNIT_FACTORS = {  # unit -> factor to SI
    **{"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9},
    **{"rad": 1.0, "deg": DEGREE, "turn": 2 * math.pi, "m": 1.0, "mm": 1e-3},
    **{"rad/s": 1.0, "deg/s": DEGREE, "rpm": math.pi / 30, "m/s": 1.0, "mm/s": 1e-3},
    **{"rad/s2": 1.0, "deg/s2": DEGREE, "m/s2": 1.0, "mm/s2": 1e-3},
    **{"N.m": 1.0, "mN.m": 1e-3, "N": 1.0, "kN": 1e3, "A": 1.0, "V": 1.0},
}


@dataclass(frozen=True)
class Setup:
    """What the columns of a log mean, and how signals are treated.

    Lists have one element per logged joint: each moving joint, or each motorised one of a robot
    with closed loops.
    """

    # quantity -> names, or a pattern: qm*
    columns: Mapping[str, Sequence[str] | str] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)  # quantity -> unit
    rate: float | None = None  # Hz, where there is no column of time
    ratios: tuple[float, ...] = ()  # motor turns per turn of the joint
    # (motor, joint, ratio): turns of the motor per turn of another joint
    coupling: tuple[tuple[float, float, float], ...] = ()
    offsets: tuple[float, ...] = ()  # rad or m, added to the joint positions
    gains: tuple[float, ...] = ()  # effort per unit of the logged column: N.m per ampere …
    cutoff: float | str | None = None  # Hz, "auto", or None: no filter
    order: int = DEFAULT_ORDER
    decimate: float | None = None  # Hz, the rate of rows after decimation
    dead_zone: tuple[float, ...] = ()  # rad/s or m/s: slower samples of a joint are left out
    horizon: float | None = None  # s of work that the energy model sums; None: since the start
    # parameters of drives to identify beyond those of the robot: IA, FV, FS, FO
    drives: tuple[str, ...] = ()
    from_time: float | None = None  # s: only samples between these times are used
    to_time: float | None = None
    kp: tuple[float, ...] = ()  # gains of the joint controller that made the log, for iv and didim
    kd: tuple[float, ...] = ()

    def transmission(self, n: int) -> Array:
        """Return the matrix (n, n) of motor positions per joint position.

        Motor efforts times its transpose are joint efforts.
        """
        matrix = np.diag(np.array(self.ratios or (1.0,) * n, float))
        for motor, joint, ratio in self.coupling:
            matrix[int(motor) - 1, int(joint) - 1] = ratio
        return matrix

    def coupled_motors(self, n: int) -> list[tuple[int, Array]]:
        """Return (k, c) for each motor that several joints turn.

        k is the place of the motor's own joint; c (n,) is the motor's speed per unit of each
        joint's speed, on the scale of its own joint (c[k] = 1).
        """
        matrix = self.transmission(n)
        return [(k, matrix[k] / matrix[k, k]) for k in range(n) if np.count_nonzero(matrix[k]) > 1]


def logged_joints(robot: Robot) -> list[int]:
    """Return the joints whose motion and effort a log holds.

    They are the moving joints, or the motorised ones of a robot with closed loops.
    """
    return active_joints(robot) if robot.has_closed_loops else list(robot.moving)


# --- files and entries ---------------------------------------------------------------------------

TABLES = {  # of the TOML file -> its keys
    "log": ("columns", "units", "rate", "from_time", "to_time"),
    "transmission": ("ratios", "coupling", "offsets", "gains"),
    "filter": ("cutoff", "order", "decimate", "dead_zone"),
    "model": ("drives", "horizon"),
    "controller": ("kp", "kd"),
}
LISTS = ("ratios", "offsets", "gains", "dead_zone", "kp", "kd")
POSITIVE_NUMBERS, TIMES = ("rate", "decimate", "horizon"), ("from_time", "to_time")


def read_setup(path: Path) -> dict[str, Any]:
    """Return the entries of a TOML file: tables log, transmission, filter, model, controller."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InputError(str(path), reason, "a setup file in TOML") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(str(path), str(error), "a setup file in TOML") from None
    settings: dict[str, Any] = {}
    for name, entries in tables.items():
        if name not in TABLES:
            raise UnknownName(f"{path}, table", name, TABLES)
        for key, value in entries.items():
            if key not in TABLES[name]:
                raise UnknownName(f"{path}, key of [{name}]", key, TABLES[name])
            settings[key] = value
    return settings


def make_setup(robot: Robot, entries: Mapping[str, Any]) -> Setup:
    """Return the setup of these entries, checked against the robot."""
    n = len(logged_joints(robot))
    values = {k: v for k, v in entries.items() if v is not None}
    _check_names(entries)
    values |= {key: _list_of_numbers(key, values[key], n) for key in LISTS if key in values}
    _check_numbers(values)
    _check_quantities(values)
    _check_filter(values)
    if "coupling" in values:
        values["coupling"] = tuple(_check_coupling(row, n) for row in values["coupling"])
    setup = Setup(**values)
    if np.linalg.matrix_rank(setup.transmission(n)) < n:
        raise InputError(
            "setup, ratios and coupling",
            "a transmission that cannot be inverted",
            "ratios that are not zero",
        )
    return setup


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _list_of_numbers(key: str, value: Any, n: int) -> tuple[float, ...]:
    listed = list(value) if isinstance(value, list | tuple | np.ndarray) else [value] * n
    if len(listed) != n or not all(_is_number(v) for v in listed):
        raise InputError(
            f"setup, {key}", repr(value), f"a number, or {n} of them: one per logged joint"
        )
    return tuple(float(v) for v in listed)


def _check_numbers(values: Mapping[str, Any]) -> None:
    for key in (*POSITIVE_NUMBERS, *TIMES):
        value = values.get(key, 1.0)
        if not _is_number(value) or (key in POSITIVE_NUMBERS and not value > 0):
            expected = "a number" if key in TIMES else "a number above 0"
            raise InputError(f"setup, {key}", repr(value), expected)


def _check_coupling(row: Any, n: int) -> tuple[float, float, float]:
    is_triple = isinstance(row, list | tuple) and len(row) == 3 and all(map(_is_number, row))
    if not is_triple or row[0] == row[1] or not all(v in range(1, n + 1) for v in row[:2]):
        raise InputError(
            "setup, coupling",
            repr(row),
            f"[motor, another joint, ratio] with numbers of joints from 1 to {n}",
        )
    return (row[0], row[1], float(row[2]))


def _check_names(entries: Mapping[str, Any]) -> None:
    known = [f.name for f in dataclasses.fields(Setup)]
    for key in entries:
        if key not in known:
            raise UnknownName("setup", key, known)


def _check_quantities(values: Mapping[str, Any]) -> None:
    for key in ("columns", "units"):
        for quantity in values.get(key, {}):
            if quantity not in QUANTITIES:
                raise UnknownName(f"setup, {key}", quantity, QUANTITIES)
    for quantity, unit in values.get("units", {}).items():
        if unit not in UNIT_FACTORS:
            raise UnknownName(f"setup, unit of {quantity}", unit, UNIT_FACTORS)


def _check_filter(values: Mapping[str, Any]) -> None:
    cutoff, order = values.get("cutoff"), values.get("order", DEFAULT_ORDER)
    is_frequency = _is_number(cutoff) and cutoff is not None and cutoff > 0
    if cutoff is not None and cutoff != AUTO and not is_frequency:
        raise InputError("setup, cutoff", repr(cutoff), f"a frequency in Hz, or '{AUTO}'")
    if order not in range(1, MAX_ORDER + 1):
        raise InputError("setup, order", repr(order), f"an order of the filter, 1 to {MAX_ORDER}")
