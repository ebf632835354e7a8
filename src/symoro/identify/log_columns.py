"""From the columns of a log to joint quantities in SI units.

Columns are located by name, units and transmission are applied, implausible data are refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.identify.log_setup import UNIT_FACTORS, Setup, logged_joints
from symoro.robot.data import REVOLUTE, Robot

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

    They are those that the setup names, else those with the robot's own names.
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
    for quantity, all_joints in own.items():
        default = [all_joints[k] for k in places]
        asked = setup.columns.get(quantity)
        if asked is not None:
            wanted = _listed(asked, len(default))
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


def _listed(asked: Sequence[str] | str, count: int) -> list[str]:
    """Names from a list, a text with commas, or a pattern whose * counts the joints."""
    if not isinstance(asked, str):
        return [str(x) for x in asked]
    if "*" in asked:
        return [asked.replace("*", str(k)) for k in range(1, count + 1)]
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
