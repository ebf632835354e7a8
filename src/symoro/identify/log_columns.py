"""From the columns of a log to joint quantities in SI units.

A set-up file tells what the names of the columns do not: other names, units, the transmission, and
corrections of signs, order, wraps and delays.
"""

from __future__ import annotations

import dataclasses
import math
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.formats.text_files import read_file
from symoro.robot import REVOLUTE, Robot, active_joints

Array = np.ndarray


@dataclass(frozen=True)
class ColumnMap:
    """The columns that are read from a log, by quantity."""

    path: Path
    names: Mapping[str, tuple[str, ...]]
    units: Mapping[str, str] = field(default_factory=dict)  # by quantity, from the names

    @property
    def wanted(self) -> tuple[str, ...]:
        """The names of all columns, in the order of `split`."""
        return tuple(name for names in self.names.values() for name in names)

    def split(self, rows: Array) -> dict[str, Array]:
        """Return rows (rows, wanted columns) by quantity, each (rows, columns), as logged.

        A time in two columns, seconds and nanoseconds, becomes one.
        """
        ends = np.cumsum([len(names) for names in self.names.values()])[:-1]
        signals = dict(zip(self.names, np.split(rows, ends, axis=1), strict=True))
        if len(self.names.get("t", ())) > 1:
            signals["t"] = signals["t"][:, :1] + 1e-9 * signals["t"][:, 1:]
        return signals

    def __str__(self) -> str:
        """Each quantity with its columns, one per line."""
        return "\n".join(
            f"{quantity}: {', '.join(names)}"
            + (f" [{self.units[quantity]}]" if quantity in self.units else "")
            for quantity, names in self.names.items()
        )


def joint_labels(robot: Robot) -> list[str]:
    """Return the names of the logged joints."""
    return [robot.joint_names[robot.moving.index(j)] for j in logged_joints(robot)]


# --- units and transmission ----------------------------------------------------------------------


def convert_signals(
    columns: ColumnMap, rows: Array, robot: Robot, setup: Setup, row: int
) -> dict[str, Array]:
    """Return the quantities (rows, joints) in SI units on the joints' side.

    `rows` (rows, wanted columns) are as logged. Signs and wraps are corrected; motor positions,
    velocities and efforts go through the transmission. `row` is the row of the file of the first
    one, for errors.
    """
    _check_finite(columns, rows, row)
    units = {**columns.units, **setup.units}
    is_turning = turning_joints(robot)
    signals = {}
    for quantity, logged in columns.split(rows).items():
        x = _in_si(logged, units.get(quantity), is_turning | bool(setup.ratios))
        if quantity in setup.signs:
            x = x * np.array(setup.signs[quantity])
        if setup.unwrap and quantity in ("q", "qr"):
            x = np.where(is_turning, np.unwrap(x, axis=0), x)
        signals[quantity] = _on_joints(quantity, x, setup)
    return signals


def _on_joints(quantity: str, x: Array, setup: Setup) -> Array:
    """A quantity (rows, motors) on the joints' side."""
    if quantity == "t":
        return x
    n = x.shape[1]
    has_transmission = bool(setup.ratios or setup.coupling)
    if quantity == "tau":
        if not has_transmission and not setup.gains:
            return x
        return np.asarray(x * np.array(setup.gains or (1.0,) * n) @ setup.transmission(n))
    if has_transmission:
        x = x @ np.linalg.inv(setup.transmission(n)).T
    if setup.offsets and quantity in ("q", "qr"):
        x = x + np.array(setup.offsets)
    return x


def _in_si(x: Array, unit: str | None, is_turning: Array) -> Array:
    """Columns in SI units; a unit of angles concerns the columns of angles alone."""
    factor = 1.0 if unit is None else UNIT_FACTORS[unit]
    if factor == 1:
        return x
    is_angle = str(unit).startswith(ANGLES)
    return x * np.where(is_turning, factor, 1.0) if is_angle else x * factor


def _check_finite(columns: ColumnMap, rows: Array, row: int) -> None:
    """Raise an error that names the first stretch of values that are no numbers."""
    if np.isfinite(rows).all():
        return
    at, column = np.argwhere(~np.isfinite(rows))[0]
    wrong = ~np.isfinite(rows[at:, column])
    length = len(wrong) if wrong.all() else int(np.argmin(wrong))
    place = f"row {row + at + 1}" if length == 1 else f"rows {row + at + 1} to {row + at + length}"
    raise InputError(
        f"{columns.path}, {place}, column {columns.wanted[column]}",
        f"{rows[at, column]:g}",
        "finite numbers",
        "Cut the rows out, or write the file without them.",
    )


def shift_efforts(t: Array, tau: Array, shift: Sequence[float]) -> tuple[Array, int, int]:
    """Return efforts that were logged late by `shift` (s, one per joint) at their own times.

    t (rows,) in s and tau (rows, joints) are a stretch without gap. The other results are the first
    row and the end of the rows that have an effort.
    """
    columns = [np.interp(t + s, t, x) for x, s in zip(tau.T, shift, strict=True)]
    first = int(np.searchsorted(t, t[0] - min(0.0, *shift) - TIME_ROUNDING))
    end = int(np.searchsorted(t, t[-1] - max(0.0, *shift) + TIME_ROUNDING, side="right"))
    return np.stack(columns, axis=1), first, end


def check_rows(columns: ColumnMap, rows: int, least: int) -> None:
    """Raise an error if a log has fewer rows than needed."""
    if rows < least:
        raise InputError(
            str(columns.path), f"{rows} rows", f"{least} or more", "Log a longer motion."
        )


def check_cutoff(cutoff: float | None, rate: float) -> None:
    """Raise an error unless a cut-off is below half of the sampling rate, both in Hz."""
    if cutoff is not None and cutoff >= rate / 2:
        raise InputError(
            "setup, cutoff", f"{cutoff:g} Hz", f"less than half the rate of {rate:g} Hz"
        )


def check_time(columns: ColumnMap, t: Array, row: int) -> None:
    """Raise an error unless t (rows,) increases."""
    steps = np.diff(t)
    if len(steps) and steps.min() <= 0:
        k = int(np.argmin(steps > 0))
        raise InputError(
            f"{columns.path}, row {row + k + 2}, column {columns.names['t'][0]}",
            f"time {t[k + 1]:.12g} after {t[k]:.12g}",
            "time that grows from row to row",
            "Sort the rows and drop repeated ones.",
        )


# --- The setup of an identification: what the columns of a log mean and how signals are treated ---


# time, positions, velocities, accelerations, efforts, reference positions
QUANTITIES = ("t", "q", "qd", "qdd", "tau", "qr")
AUTO = "auto"
ANGLES = ("rad", "deg", "turn", "rpm")  # beginnings of units of angles
TIME_ROUNDING = 1e-9  # s
CANDIDATE_DRIVES = ("IA", "FV", "FS", "FO")  # identified for every motor if the setup has no others
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
    # parameters of drives to identify beyond those of the robot: IA, FV, FS, FO …; None: those of
    # CANDIDATE_DRIVES that the logs determine
    drives: tuple[str, ...] | None = None
    signs: Mapping[str, tuple[float, ...]] = field(default_factory=dict)  # quantity -> 1 or -1
    # quantity -> for each joint the number of its column among those of the log
    column_order: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    unwrap: bool = False  # positions jump by whole turns
    shift: tuple[float, ...] = ()  # s by which efforts were logged after the motion
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


def turning_joints(robot: Robot) -> Array:
    """Return True for each logged joint that is revolute, (joints,)."""
    return np.array([robot.sigma(j) == REVOLUTE for j in logged_joints(robot)])


# --- files and entries ---------------------------------------------------------------------------

CORRECTIONS = ("signs", "order", "unwrap", "shift")
TABLES = {  # of the TOML file -> its keys
    "log": ("columns", "units", "rate", "from_time", "to_time", *CORRECTIONS),
    "transmission": ("ratios", "coupling", "offsets", "gains"),
    "filter": ("cutoff", "order", "decimate", "dead_zone"),
    "model": ("drives", "horizon"),
    "controller": ("kp", "kd"),
}
LISTS = ("ratios", "offsets", "gains", "dead_zone", "kp", "kd", "shift")
POSITIVE_NUMBERS, TIMES = ("rate", "decimate", "horizon"), ("from_time", "to_time")


def read_setup(path: Path) -> dict[str, Any]:
    """Return the entries of a TOML file: tables log, transmission, filter, model, controller."""
    try:
        tables = tomllib.loads(read_file(path).decode())
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
            settings["column_order" if (name, key) == ("log", "order") else key] = value
    return settings


def make_setup(robot: Robot, entries: Mapping[str, Any]) -> Setup:
    """Return the setup of these entries, checked against the robot."""
    n = len(logged_joints(robot))
    values = {k: v for k, v in entries.items() if v is not None}
    _check_names(entries)
    if not _is_number(values.get("order", DEFAULT_ORDER)):  # that of the columns, not of the filter
        values["column_order"] = values.pop("order")
    values |= {key: _list_of_numbers(key, values[key], n) for key in LISTS if key in values}
    _check_numbers(values)
    _check_quantities(values)
    _check_filter(values)
    values |= _check_corrections(values, n)
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


def _check_corrections(values: Mapping[str, Any], n: int) -> dict[str, Any]:
    """The entries signs, column_order and unwrap, checked.

    A list of signs is that of the efforts, a list of an order that of all quantities.
    """
    signs = _by_quantity("signs", values.get("signs", {}), ("tau",), n)
    order = _by_quantity("order", values.get("column_order", {}), QUANTITIES[1:], n)
    for quantity, given in signs.items():
        if not set(given) <= {1.0, -1.0}:
            raise InputError(f"setup, signs of {quantity}", repr(given), "1 or -1 for each joint")
    for quantity, given in order.items():
        if sorted(given) != list(range(1, n + 1)):
            expected = f"the numbers 1 to {n}: for each joint the place of its column"
            raise InputError(f"setup, order of {quantity}", repr(given), expected)
    unwrap = values.get("unwrap", False)
    if not isinstance(unwrap, bool):
        raise InputError("setup, unwrap", repr(unwrap), "true or false")
    if unwrap and (values.get("ratios") or values.get("coupling")):
        raise InputError(
            "setup, unwrap",
            "positions of motors with gear ratios",
            "positions of joints",
            "Unwrap the positions before they are logged: turns that were lost are not known.",
        )
    integers = {quantity: tuple(map(int, given)) for quantity, given in order.items()}
    return {"signs": signs, "column_order": integers}


def _by_quantity(
    key: str, given: Any, concerned: Sequence[str], n: int
) -> dict[str, tuple[float, ...]]:
    """Lists by quantity; a single list is that of all the quantities concerned."""
    entries = given if isinstance(given, Mapping) else dict.fromkeys(concerned, given)
    return {k: _list_of_numbers(f"{key}, {k}", v, n) for k, v in entries.items()}


def _is_number(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and abs(value) <= sys.float_info.max


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
    for key in ("columns", "units", "signs", "column_order"):
        given = values.get(key, {})
        for quantity in given if isinstance(given, Mapping) else ():
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
