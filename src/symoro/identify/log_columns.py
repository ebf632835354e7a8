"""From the columns of a log to joint quantities in SI units.

A set-up file tells which column is which, its unit and the transmission. Columns are located by
name, units and transmission are applied, implausible data are refused.
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
TIME_NAMES = ("t", "time", "Time", "timestamp")
FARTHEST_POSITION = 12 * np.pi  # rad: a joint does not turn this far
SHORTEST_PERIOD, LONGEST_PERIOD = 1e-6, 1.0  # s, between samples
# the velocity of a joint over the slope of its position, in the same unit
LOWEST_VELOCITY_RATIO, HIGHEST_VELOCITY_RATIO = 0.2, 5.0
LEAST_MOTION = 1e-3  # rad or m, of a joint whose velocity is compared
LISTED_NAMES = 30  # columns of a log that an error names


@dataclass(frozen=True)
class ColumnMap:
    """The columns that are read from a log, by quantity."""

    names: Mapping[str, tuple[str, ...]]

    @property
    def wanted(self) -> tuple[str, ...]:
        """The names of all columns, in the order of `split`."""
        return tuple(name for names in self.names.values() for name in names)

    def split(self, rows: Array) -> dict[str, Array]:
        """Return rows (rows, wanted columns) by quantity, each (rows, columns)."""
        ends = np.cumsum([len(names) for names in self.names.values()])[:-1]
        return dict(zip(self.names, np.split(rows, ends, axis=1), strict=True))


def map_columns(path: Path, present: Sequence[str], robot: Robot, setup: Setup) -> ColumnMap:
    """Return which columns hold what.

    They are those that the setup names, else those with the robot's own names (q1, GAM1 …), else
    those with the quantity and the name of the joint (q_elbow, tau_elbow).
    """
    own = {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "tau": robot.tau,
        "qr": [f"qr{j}" for j in robot.moving],
    }
    places = [robot.moving.index(j) for j in logged_joints(robot)]
    names = _time_column(path, present, setup)
    labels = _joint_names(robot)
    for quantity, all_joints in own.items():
        default = _default_names(present, [all_joints[k] for k in places], quantity, labels)
        asked = setup.columns.get(quantity)
        if asked is not None:
            wanted = _listed(asked, labels)
        elif quantity in ("q", "tau") or set(default) <= set(present):
            wanted = default
        else:
            continue
        names[quantity] = _check_present(path, present, quantity, wanted)
        if len(wanted) != len(default):
            raise InputError(
                f"{path}, columns of {quantity}",
                ", ".join(wanted),
                f"{len(default)}: one per logged joint",
            )
    return ColumnMap(names)


def _default_names(
    present: Sequence[str], symbols: list[str], quantity: str, labels: Sequence[str]
) -> list[str]:
    """The robot's own names of a quantity, or those by joint if a log has all of these instead."""
    by_name = [f"{quantity}_{label}" for label in labels]
    is_named = set(by_name) <= set(present) and not set(symbols) <= set(present)
    return by_name if is_named else symbols


def _time_column(path: Path, present: Sequence[str], setup: Setup) -> dict[str, tuple[str, ...]]:
    time = setup.columns.get("t", next((name for name in TIME_NAMES if name in present), None))
    if time is not None:
        wanted = [time] if isinstance(time, str) else list(time)
        return {"t": _check_present(path, present, "t", wanted)}
    if setup.rate is None:
        raise InputError(
            str(path),
            f"no column of time among {_shortened(present)}",
            "a column t, or the rate of samples",
            "Give rate=… in Hz, or columns.t.",
        )
    return {}


def _listed(asked: Sequence[str] | str, labels: Sequence[str]) -> list[str]:
    """Names from a list, a text with commas, or a pattern whose * counts the joints and whose
    {joint} stands for their names.
    """
    if not isinstance(asked, str):
        return [str(x) for x in asked]
    if "{joint}" in asked:
        return [asked.replace("{joint}", label) for label in labels]
    if "*" in asked:
        return [asked.replace("*", str(k)) for k in range(1, len(labels) + 1)]
    return [x.strip() for x in asked.split(",")]


def _check_present(
    path: Path, present: Sequence[str], quantity: str, wanted: list[str]
) -> tuple[str, ...]:
    missing = [name for name in wanted if name not in present]
    if missing:
        raise InputError(
            f"{path}, columns of {quantity}",
            f"no {', '.join(missing)} among {_shortened(present)}",
            "one for each logged joint",
            f'Name them: columns.{quantity} = ["…"], or a pattern such as "{quantity}_*".',
        )
    return tuple(wanted)


def _shortened(names: Sequence[str]) -> str:
    return ", ".join(names[:LISTED_NAMES]) + (" …" if len(names) > LISTED_NAMES else "")


def _joint_names(robot: Robot) -> list[str]:
    return [robot.joint_names[robot.moving.index(j)] for j in logged_joints(robot)]


# --- units and transmission ----------------------------------------------------------------------


def convert_signals(
    path: Path, logged: Mapping[str, Array], robot: Robot, setup: Setup, row: int
) -> dict[str, Array]:
    """Return the quantities (rows, joints) in SI units on the joints' side.

    Motor positions, velocities and efforts go through the transmission; `row` is the row of the
    file of the first one, for errors.
    """
    _check_finite(path, logged, robot, row)
    signals = {quantity: _in_si(x, setup.units.get(quantity)) for quantity, x in logged.items()}
    return {quantity: _on_joints(quantity, x, setup) for quantity, x in signals.items()}


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


def _in_si(x: Array, unit: str | None) -> Array:
    factor = 1.0 if unit is None else UNIT_FACTORS[unit]
    return x if factor == 1 else x * factor


def _check_finite(path: Path, logged: Mapping[str, Array], robot: Robot, row: int) -> None:
    for quantity, x in logged.items():
        if np.isfinite(x).all():
            continue
        at, column = np.argwhere(~np.isfinite(x))[0]
        joint = "time" if quantity == "t" else _joint_names(robot)[column]
        raise InputError(
            f"{path}, row {row + at + 1}, {quantity} of {joint}",
            "a value that is no number",
            "numbers only",
            "Cut the rows out, or write the file without them.",
        )


# --- plausibility --------------------------------------------------------------------------------


def check_time(path: Path, t: Array, setup: Setup, row: int) -> None:
    """Raise an error unless t (rows,) in s increases, in steps of a plausible sampling period."""
    steps = np.diff(t)
    if not len(steps):
        return
    if steps.min() <= 0:
        k = int(np.argmin(steps > 0))
        raise InputError(
            f"{path}, row {row + k + 2}",
            f"time {t[k + 1]:g} after {t[k]:g}",
            "time that grows from row to row",
            "Sort the rows and drop repeated ones.",
        )
    period = float(np.median(steps))
    if "t" not in setup.units and not SHORTEST_PERIOD < period < LONGEST_PERIOD:
        raise InputError(
            f"{path}, time",
            f"steps of {period:g}",
            "seconds",
            'If it has another unit, say so: units.t = "ms"; if it is right: units.t = "s".',
        )


def check_units(
    path: Path, signals: Mapping[str, Array], robot: Robot, setup: Setup, period: float
) -> None:
    """Raise an error where positions or velocities are most likely in another unit.

    A unit that the setup states is not questioned. `period` is the sampling period in s.
    """
    if "q" not in setup.units:
        _check_positions(path, signals["q"], robot)
    if "qd" in signals and "qd" not in setup.units and len(signals["q"]) > 2:
        _check_velocities(path, signals["q"], signals["qd"], _joint_names(robot), period)


def _check_positions(path: Path, q: Array, robot: Robot) -> None:
    largest = np.abs(q).max(axis=0)
    turning = [k for k, j in enumerate(logged_joints(robot)) if robot.sigma(j) == REVOLUTE]
    if turning and largest[turning].max() > FARTHEST_POSITION:
        joint = turning[int(np.argmax(largest[turning]))]
        raise InputError(
            f"{path}, position of {_joint_names(robot)[joint]}",
            f"values up to {largest[joint]:.4g}",
            "radians",
            'If it is in degrees: units.q = "deg"; on the motors\' side: ratios = […]; '
            'if it is right: units.q = "rad".',
        )


def _check_velocities(path: Path, q: Array, qd: Array, names: Sequence[str], period: float) -> None:
    slope = np.gradient(q, period, axis=0)
    for k, name in enumerate(names):
        power = float(qd[:, k] @ qd[:, k])
        inverse = float(slope[:, k] @ qd[:, k]) / power if power else 1.0  # slope per velocity
        plausible = LOWEST_VELOCITY_RATIO < inverse < HIGHEST_VELOCITY_RATIO
        if not plausible and np.ptp(q[:, k]) > LEAST_MOTION:
            ratio = 1 / inverse if inverse else np.inf
            raise InputError(
                f"{path}, velocity of {name}",
                f"{ratio:.3g} times the slope of its position",
                "both in the same unit",
                'State the units: units.qd = "deg/s", "rpm" …, or leave the column out: '
                "it is differentiated from the position.",
            )


# --- The setup of an identification: what the columns of a log mean and how signals are treated ---


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
    # parameters of drives to identify beyond those of the robot: IA, FV, FS, FO …
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
