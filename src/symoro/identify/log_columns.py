"""From the columns of a log to joint quantities in SI units.

A set-up file states what the names of the columns do not: other names, units, the transmission, and
corrections of signs, order, wraps and delays. Faults that the signals show without a model are
found here: wraps, frozen sensors, clipped efforts, another unit of time, joints that never move.
"""

from __future__ import annotations

import dataclasses
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.formats import LARGEST, MAGNITUDE, parse_toml, read_file
from symoro.robot import REVOLUTE, Robot, independent_joints

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
        if quantity in BASE_QUANTITIES:
            signals[quantity] = _in_si(logged, units.get(quantity), np.array(True))
            continue
        if quantity in ROTOR_QUANTITIES:
            turning = np.array([robot.sigma(j) == REVOLUTE for j in robot.elastic_joints])
            signals[quantity] = _in_si(logged, units.get(quantity), turning)
            continue
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
    """Raise an error that names the first stretch of values that are no numbers or too large."""
    fits = np.abs(rows) <= LARGEST
    if fits.all():
        return
    at, column = np.argwhere(~fits)[0]
    wrong = ~fits[at:, column]
    length = len(wrong) if wrong.all() else int(np.argmin(wrong))
    place = f"row {row + at + 1}" if length == 1 else f"rows {row + at + 1} to {row + at + length}"
    raise InputError(
        f"{columns.path}, {place}, column {columns.wanted[column]}",
        f"{rows[at, column]:g}",
        f"finite numbers of at most {MAGNITUDE}",
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


# positions, velocities, accelerations, efforts and reference positions of the joints
JOINT_QUANTITIES = ("q", "qd", "qdd", "tau", "qr")
# positions, velocities and accelerations of the rotors of elastic joints, on the joints' side
ROTOR_QUANTITIES = ("qm", "qmd", "qmdd")
# of a moving base, in frame 0, with the number of columns: angular velocity and acceleration, the
# signal of an accelerometer at its origin (acceleration less gravity), force and moment on it
BASE_COLUMNS = {"w0": 3, "wd0": 3, "a0": 3, "wrench": 6}
BASE_QUANTITIES = (*BASE_COLUMNS, "contacts")
QUANTITIES = ("t", *JOINT_QUANTITIES, *ROTOR_QUANTITIES, *BASE_COLUMNS)
JOINTS, BASE, BOTH = "joints", "base", "both"  # the efforts that are used
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
    """The meaning of the columns of a log, and the treatment of signals.

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
    drift: bool = False  # an offset of each joint's effort for every log after the first
    signs: Mapping[str, tuple[float, ...]] = field(default_factory=dict)  # quantity -> 1 or -1
    # quantity -> for each joint the number of its column among those of the log
    column_order: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    unwrap: bool = False  # positions jump by whole turns
    shift: tuple[float, ...] = ()  # s by which efforts were logged after the motion
    from_time: float | None = None  # s: only samples between these times are used
    to_time: float | None = None
    # link or frame -> columns of the force, or force and moment, that act on it at its origin, in
    # its axes; {} for a robot that touches nothing
    contacts: Mapping[str, Sequence[str]] | None = None
    gravity: tuple[float, ...] = ()  # m/s2 in frame 0, of a moving base that is at rest
    efforts: str = ""  # of a moving base: joints, base or both; empty: those that the log has
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
    return independent_joints(robot)


def turning_joints(robot: Robot) -> Array:
    """Return True for each logged joint that is revolute, (joints,)."""
    return np.array([robot.sigma(j) == REVOLUTE for j in logged_joints(robot)])


# --- files and entries ---------------------------------------------------------------------------

CORRECTIONS = ("signs", "order", "unwrap", "shift")
TABLES = {  # of the TOML file -> its keys
    "log": ("columns", "units", "rate", "from_time", "to_time", "contacts", *CORRECTIONS),
    "transmission": ("ratios", "coupling", "offsets", "gains"),
    "filter": ("cutoff", "order", "decimate", "dead_zone"),
    "model": ("drives", "drift", "horizon", "efforts", "gravity"),
    "controller": ("kp", "kd"),
}
LISTS = ("ratios", "offsets", "gains", "dead_zone", "kp", "kd", "shift")
POSITIVE_NUMBERS, TIMES = ("rate", "decimate", "horizon"), ("from_time", "to_time")


def read_setup(path: Path) -> dict[str, Any]:
    """Return the entries of a TOML file: tables log, transmission, filter, model, controller."""
    try:
        tables = parse_toml(read_file(path).decode(), str(path))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InputError(str(path), reason, "a setup file in TOML") from None
    except UnicodeDecodeError as error:
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
    if "gravity" in values:
        values["gravity"] = _list_of_numbers("gravity", values["gravity"], 3, "component")
    _check_numbers(values)
    _check_quantities(values)
    _check_contacts(values)
    _check_filter(values)
    values |= _check_corrections(values, n)
    if "coupling" in values:
        values["coupling"] = tuple(_check_coupling(row, n) for row in values["coupling"])
    setup = Setup(**values)
    _check_elastic(robot, setup)
    if np.linalg.matrix_rank(setup.transmission(n)) < n:
        raise InputError(
            "setup, ratios and coupling",
            "a transmission that cannot be inverted",
            "ratios that are not zero",
        )
    return setup


def _check_elastic(robot: Robot, setup: Setup) -> None:
    """Refuse a transmission of a robot with elastic joints, of which both sides are logged."""
    if robot.has_elastic_joints and (setup.ratios or setup.coupling):
        raise InputError(
            "setup, ratios and coupling",
            f"a transmission of {robot.name}, which has elastic joints",
            "positions of rotors (qm) and of links (q), both on the joints' side",
            "Divide the positions of the rotors by the ratios, multiply the efforts by them.",
        )


def _check_corrections(values: Mapping[str, Any], n: int) -> dict[str, Any]:
    """The entries signs, column_order, unwrap and drift, checked.

    A list of signs is that of the efforts, a list of an order that of all quantities.
    """
    signs = _by_quantity("signs", values.get("signs", {}), ("tau",), n)
    order = _by_quantity("order", values.get("column_order", {}), JOINT_QUANTITIES, n)
    for quantity, given in signs.items():
        if not set(given) <= {1.0, -1.0}:
            raise InputError(f"setup, signs of {quantity}", repr(given), "1 or -1 for each joint")
    for quantity, given in order.items():
        if sorted(given) != list(range(1, n + 1)):
            expected = f"the numbers 1 to {n}: for each joint the place of its column"
            raise InputError(f"setup, order of {quantity}", repr(given), expected)
    _check_switches(values)
    integers = {quantity: tuple(map(int, given)) for quantity, given in order.items()}
    return {"signs": signs, "column_order": integers}


def _check_switches(values: Mapping[str, Any]) -> None:
    """Raise an error unless unwrap and drift are true or false and unwrap is possible."""
    for name in ("unwrap", "drift"):
        if not isinstance(values.get(name, False), bool):
            raise InputError(f"setup, {name}", repr(values[name]), "true or false")
    if values.get("unwrap") and (values.get("ratios") or values.get("coupling")):
        raise InputError(
            "setup, unwrap",
            "positions of motors with gear ratios",
            "positions of joints",
            "Unwrap the positions before they are logged: turns that were lost are not known.",
        )


def _by_quantity(
    key: str, given: Any, concerned: Sequence[str], n: int
) -> dict[str, tuple[float, ...]]:
    """Lists by quantity; a single list is that of all the quantities concerned."""
    entries = given if isinstance(given, Mapping) else dict.fromkeys(concerned, given)
    return {k: _list_of_numbers(f"{key}, {k}", v, n) for k, v in entries.items()}


def _is_number(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and abs(value) <= sys.float_info.max


def _list_of_numbers(
    key: str, value: Any, n: int, element: str = "logged joint"
) -> tuple[float, ...]:
    listed = list(value) if isinstance(value, list | tuple | np.ndarray) else [value] * n
    if len(listed) != n or not all(_is_number(v) for v in listed):
        raise InputError(
            f"setup, {key}", repr(value), f"a number, or {n} of them: one per {element}"
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
        given, known = values.get(key, {}), QUANTITIES
        if key in ("signs", "column_order"):
            known = JOINT_QUANTITIES
        for quantity in given if isinstance(given, Mapping) else ():
            if quantity not in known:
                raise UnknownName(f"setup, {key}", quantity, known)
    for quantity, unit in values.get("units", {}).items():
        if unit not in UNIT_FACTORS:
            raise UnknownName(f"setup, unit of {quantity}", unit, UNIT_FACTORS)


def _check_contacts(values: Mapping[str, Any]) -> None:
    """Raise an error unless contacts are lists of three or six columns and efforts is a choice."""
    contacts = values.get("contacts", {})
    if not isinstance(contacts, Mapping):
        raise InputError("setup, contacts", repr(contacts), "a table: link = [columns]")
    for place, names in contacts.items():
        if not isinstance(names, list | tuple) or len(names) not in (3, 6):
            raise InputError(
                f"setup, contacts of {place}",
                repr(names),
                "three columns of a force, or six of a force and a moment",
            )
    if (efforts := values.get("efforts", BOTH)) not in (JOINTS, BASE, BOTH):
        raise UnknownName("setup, efforts", str(efforts), (JOINTS, BASE, BOTH))


def _check_filter(values: Mapping[str, Any]) -> None:
    cutoff, order = values.get("cutoff"), values.get("order", DEFAULT_ORDER)
    is_frequency = _is_number(cutoff) and cutoff is not None and cutoff > 0
    if cutoff is not None and cutoff != AUTO and not is_frequency:
        raise InputError("setup, cutoff", repr(cutoff), f"a frequency in Hz, or '{AUTO}'")
    if order not in range(1, MAX_ORDER + 1):
        raise InputError("setup, order", repr(order), f"an order of the filter, 1 to {MAX_ORDER}")


# --- faults that the signals show -----------------------------------------------------------------

Signals = Mapping[str, Array]  # t (rows,); q, tau and where measured qd, qdd (rows, joints), SI


@dataclass(frozen=True)
class Finding:
    """One fault of a log: its cause, the joint 1 … n or None, the evidence, and what to do."""

    code: str
    joint: int | None
    text: str
    remedy: str
    repair: Mapping[str, Any] = field(default_factory=dict, compare=False)  # entries of a setup

    def __str__(self) -> str:
        return f"{self.text}: {self.remedy}"


SHORT_LOG = 2.0  # s
WHOLE_TURN = 2 * np.pi  # rad: positions beyond may be degrees
STILL_RANGE = 1e-3  # rad or m: a joint that moves less does not move
WRAP_RANGE = 1.5 * np.pi  # rad, between two rows
FARTHEST_POSITION = 12 * np.pi  # rad: a joint does not turn this far
SLOWEST, LOWEST_RATE = 0.02, 50.0  # rad/s and Hz: a log that is slower has another unit of time
FASTEST = 50.0  # rad/s
LONGEST_FREEZE, FROZEN_SPEED = 0.1, 0.5  # s; part of the typical speed before and after
FROZEN_EFFORT = 0.5  # s without any change of an effort in motion
FROZEN_RUNS = 30  # times the usual run of one value
CLIPPED_ROWS, CLIPPED_PART, CLIPPED_RUN = 15, 0.003, 5
VELOCITY_RATIOS = (0.2, 5.0)  # of a velocity to the slope of its position
VELOCITY_UNITS = {57.3: "deg/s", 9.549: "rpm", 1000.0: "mm/s"}  # ratio -> unit


def runs(x: Array) -> tuple[Array, Array]:
    """First rows and lengths of the runs of equal values of x (rows,)."""
    starts = np.concatenate([[0], np.flatnonzero(np.diff(x)) + 1])
    return starts, np.diff(np.concatenate([starts, [len(x)]]))


def _time_findings(s: Signals, whole: bool) -> Iterator[Finding]:
    """The unit of time and the length of the log."""
    t, q = s["t"], s["q"]
    rate = 1 / float(np.median(np.diff(t)))
    speed = float(np.abs(np.diff(q, axis=0)).max(initial=0.0) * rate)
    moves = bool((np.ptp(q, axis=0) > STILL_RANGE).any())
    for unit, factor in (("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9)):
        is_slow = moves and rate < LOWEST_RATE and speed < SLOWEST
        is_usual = rate >= factor * LOWEST_RATE or speed >= factor * SLOWEST
        if is_slow and is_usual and speed < factor * FASTEST:
            yield Finding(
                "time-unit", None,
                f"The log has {rate:.3g} rows per second and no speed above {speed:.2g} rad/s, "
                f"as if its time were in {unit}",
                f'units.t = "{unit}"', {"units": {"t": unit}},
            )  # fmt: skip
            return
    if whole and t[-1] - t[0] < SHORT_LOG:
        yield Finding(
            "short", None,
            f"The log has {t[-1] - t[0]:.3g} s of motion, too little for all parameters",
            f"log at least {SHORT_LOG:g} s, better 10 s or more",
        )  # fmt: skip


def _position_findings(s: Signals, is_turning: Array, row: int) -> Iterator[Finding]:
    """Joints that do not move, positions in degrees, wraps, frozen sensors."""
    q, rate = s["q"], 1 / float(np.median(np.diff(s["t"])))
    far = np.abs(q[:, is_turning]).max(initial=0.0)
    wrap = WRAP_RANGE if far < FARTHEST_POSITION else WRAP_RANGE / DEGREE
    wrapped = [int(k) for k in np.flatnonzero(is_turning) if np.abs(np.diff(q[:, k])).max() > wrap]
    if far > FARTHEST_POSITION:
        yield Finding(
            "position-unit", None,
            f"Positions reach {far:.4g}, which are no radians",
            'units.q = "deg" if they are degrees; ratios = […] if they are those of motors',
            {"units": {"q": "deg"}},
        )  # fmt: skip
    for k in wrapped:
        jumps = int((np.abs(np.diff(q[:, k])) > wrap).sum())
        yield Finding(
            "wrap", int(k) + 1,
            f"The position of joint {k + 1} jumps by a whole turn, {jumps} times",
            "unwrap = true", {"unwrap": True},
        )  # fmt: skip
    for k in (k for k in range(q.shape[1]) if k not in wrapped):
        yield from _rest_findings(k, q[:, k].copy(), rate, row)


def _rest_findings(k: int, q: Array, rate: float, row: int) -> Iterator[Finding]:
    """A joint that never moves, or whose sensor stops while it moves."""
    if np.ptp(q) < STILL_RANGE:
        yield Finding(
            "still", k + 1, f"Joint {k + 1} never moves",
            "its parameters are not determined: log a motion of this joint",
        )  # fmt: skip
        return
    steps = np.abs(np.diff(q))
    window = max(3, int(0.02 * rate))
    typical = max(
        FROZEN_SPEED * window * float(np.sqrt(np.mean(steps**2))), 5 * steps[steps > 0].min()
    )
    for first, end in _long_runs(q, max(10, LONGEST_FREEZE * rate)):
        before = abs(q[first] - q[max(0, first - window)])
        after = abs(q[min(end + window, len(q)) - 1] - q[end - 1])
        if max(before, after) > typical:
            yield Finding(
                "frozen-position", k + 1,
                f"The position of joint {k + 1} stays {q[first]:.4g} from row {row + first + 1} "
                f"to {row + end} while the joint moves",
                "the sensor is frozen: cut these rows out (from_time, to_time)",
            )  # fmt: skip
            return


def _long_runs(x: Array, least: float) -> list[tuple[int, int]]:
    """First row and end of the runs of equal values of x with more than `least` rows."""
    starts, lengths = runs(x)
    long = lengths > least
    return [(int(a), int(a + n)) for a, n in zip(starts[long], lengths[long], strict=True)]


def _effort_findings(s: Signals, row: int) -> Iterator[Finding]:
    """Efforts that are zero, frozen or clipped."""
    tau, rate = s["tau"], 1 / float(np.median(np.diff(s["t"])))
    if not tau.any():
        yield Finding(
            "zero-torque", None, "All efforts are zero",
            "log the efforts of the motors: columns.tau",
        )  # fmt: skip
        return
    for k, (y, q) in enumerate(zip(tau.T.copy(), s["q"].T.copy(), strict=True)):
        if not y.any():
            yield Finding(
                "zero-torque", k + 1, f"The effort of joint {k + 1} is zero",
                "log the effort of this motor: columns.tau",
            )  # fmt: skip
            continue
        is_clipped = _is_clipped(y, q)
        if not is_clipped and (run := _frozen_effort(y, q, rate)) is not None:
            yield Finding(
                "frozen-effort", k + 1,
                f"The effort of joint {k + 1} stays {y[run[0]]:.4g} from row {row + run[0] + 1} "
                f"to {row + run[1]} while the joint moves",
                "the sensor is frozen: cut these rows out (from_time, to_time)",
            )  # fmt: skip
        elif is_clipped:
            yield Finding(
                "clipped", k + 1,
                f"The effort of joint {k + 1} is clipped at {np.abs(y).max():.4g}",
                "log a slower motion, or raise the limit of the drive",
            )  # fmt: skip


def _frozen_effort(y: Array, q: Array, rate: float) -> tuple[int, int] | None:
    """First row and end of the longest stretch in which an effort has one value and the joint
    moves; None if there is none.

    A sensor with coarse steps has runs of one value everywhere, and ends them by one step.
    """
    long = _long_runs(y, max(20, LONGEST_FREEZE * rate))
    if not long:
        return None
    usual = FROZEN_RUNS * float(np.percentile(runs(y)[1], 95))
    least = min(FROZEN_EFFORT * rate, usual)
    steps = np.abs(np.diff(y, append=y[-1]))
    far, coarse = (
        0.02 * max(float(np.ptp(q)), STILL_RANGE),
        1.5 * steps[steps > 0].min(initial=np.inf),
    )
    frozen = [
        (a, b)
        for a, b in long
        if b - a > least
        and np.ptp(q[a:b]) > far
        and (b == len(y) or max(steps[a - 1], steps[b - 1]) > coarse)
    ]
    return max(frozen, key=lambda run: run[1] - run[0], default=None)


def _is_clipped(y: Array, q: Array) -> bool:
    """True if an effort rests at its extreme value in several rows of a motion."""
    least = max(CLIPPED_ROWS, CLIPPED_PART * len(y))
    for side in (y, -y):
        highest = float(side.max())
        top = side >= highest - 1e-9 * np.ptp(side)
        if top.sum() <= least or np.ptp(q[top]) <= STILL_RANGE:
            continue
        starts, lengths = runs(top)
        longest = max((int(n) for a, n in zip(starts, lengths, strict=True) if top[a]), default=0)
        quantum = highest - float(side.max(where=side < highest, initial=-np.inf))
        below = (side >= highest - 1.5 * quantum) & ~top
        if top.sum() > 4 * below.sum() and longest >= CLIPPED_RUN:
            return True
    return False


def _derivative_findings(s: Signals) -> Iterator[Finding]:
    """Velocities and accelerations that are not the slope of their position or velocity."""
    period = float(np.median(np.diff(s["t"])))
    moving = np.ptp(s["q"], axis=0) > STILL_RANGE
    for quantity, below in (("qd", "q"), ("qdd", "qd")):
        if quantity not in s or below not in s:
            continue
        slope = np.gradient(s[below], period, axis=0)
        power = np.sum(s[quantity] ** 2, axis=0)
        inverse = np.sum(slope * s[quantity], axis=0) / np.where(power > 0, power, np.inf)
        low, high = VELOCITY_RATIOS
        wrong = [int(k) for k in np.flatnonzero(moving & ~((low < inverse) & (inverse < high)))]
        if wrong:
            ratio = 1 / inverse[wrong[0]] if inverse[wrong[0]] else np.inf
            yield _derivative_finding(quantity, below, wrong, float(ratio))


def _derivative_finding(quantity: str, below: str, joints: list[int], ratio: float) -> Finding:
    """The finding of a derivative that is `ratio` times the slope, at some places of joints."""
    joint = joints[0] + 1
    text = f"{quantity} of joint {joint} is {ratio:.3g} times the slope of {below}"
    if quantity == "qd" and abs(ratio / DEGREE - 1) < 0.1:
        repair = {"units": {"q": "deg"}}
        return Finding(
            "position-unit", None, f"{text}, which is in degrees", 'units.q = "deg"', repair
        )
    unit = next((u for r, u in VELOCITY_UNITS.items() if abs(ratio / r - 1) < 0.1), None)
    one = joint if len(joints) == 1 else None
    if unit is None:
        return Finding(
            "velocity", one, text, f"leave the columns of {quantity} out: it is differentiated"
        )
    unit = unit if quantity == "qd" else unit.replace("/s", "/s2")
    repair = {"units": {quantity: unit}}
    return Finding("velocity-unit", one, text, f'units.{quantity} = "{unit}"', repair)


def signal_findings(s: Signals, is_turning: Array, whole: bool, row: int = 0) -> list[Finding]:
    """Return the faults that the signals show without a model.

    `whole`: the rows are all of the log. `row` is the row of the log of the first one, from 0.
    """
    if any(f.code == "time-unit" for f in _time_findings(s, whole)):
        return list(_time_findings(s, whole))
    findings = [*_time_findings(s, whole), *_position_findings(s, is_turning, row)]
    if any(f.code == "position-unit" for f in findings):
        return [f for f in findings if f.code in ("position-unit", "wrap", "short")]
    if not any(f.code == "wrap" for f in findings):
        findings += _derivative_findings(s)
    return [*findings, *(_effort_findings(s, row) if "tau" in s else ())]
