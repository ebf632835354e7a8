"""From logged columns to joint quantities: names found, units and transmission applied, nonsense refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.identify.setup import FACTORS, Setup, logged_joints
from symoro.robot.data import REVOLUTE, Robot

Array = np.ndarray
TIMES = ("t", "time", "Time", "timestamp")
GAP = 20  # periods without a sample that end a stretch
UNEVEN = 0.05  # of a period: steps that differ by more are resampled
FAR = 12 * np.pi  # rad: a joint does not turn this far
SLOW, FAST = 1.0, 1e-6  # s: periods that are no sampling periods


@dataclass(frozen=True)
class Reading:
    """The columns that are read from a log, by quantity."""

    names: Mapping[str, tuple[str, ...]]

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(name for names in self.names.values() for name in names)

    def split(self, rows: Array) -> dict[str, Array]:
        """Rows of the wanted columns by quantity, each (rows, columns)."""
        found, at = {}, 0
        for quantity, names in self.names.items():
            found[quantity] = rows[:, at : at + len(names)]
            at += len(names)
        return found


def reading(
    path: Path, present: Sequence[str], robot: Robot, setup: Setup, efforts: bool = True
) -> Reading:
    """Which columns hold what: those that the setup names, else those in the robot's own spelling."""
    at = [robot.moving.index(j) for j in logged_joints(robot)]
    own = {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "tau": robot.tau,
        "qr": [f"qr{j}" for j in robot.moving],
    }
    defaults = {quantity: [names[k] for k in at] for quantity, names in own.items()}
    found: dict[str, tuple[str, ...]] = {}
    time = setup.columns.get("t", next((name for name in TIMES if name in present), None))
    if time is not None:
        found["t"] = _present(path, present, "t", [time] if isinstance(time, str) else list(time))
    elif setup.rate is None:
        raise InputError(
            str(path),
            f"no column of time among {_some(present)}",
            "a column t, or the rate of samples",
            "Give rate=… in Hz, or columns.t.",
        )
    for quantity, default in defaults.items():
        asked = setup.columns.get(quantity)
        needed = quantity == "q" or (quantity == "tau" and efforts)
        if asked is not None:
            found[quantity] = _present(path, present, quantity, _listed(asked, len(default)))
        elif needed or set(default) <= set(present):
            found[quantity] = _present(path, present, quantity, list(default))
        if quantity in found and len(found[quantity]) != len(default):
            raise InputError(
                f"{path}, columns of {quantity}",
                ", ".join(found[quantity]),
                f"{len(default)}: one per logged joint",
            )
    return Reading(found)


def _listed(asked: Sequence[str] | str, count: int) -> list[str]:
    if isinstance(asked, str):
        return (
            [asked.replace("*", str(k)) for k in range(1, count + 1)]
            if "*" in asked
            else [x.strip() for x in asked.split(",")]
        )
    return [str(x) for x in asked]


def _present(
    path: Path, present: Sequence[str], quantity: str, wanted: list[str]
) -> tuple[str, ...]:
    missing = [name for name in wanted if name not in present]
    if missing:
        todo = (
            f'Say which they are: columns.{quantity} = ["…"], or a pattern such as "{quantity}_*".'
        )
        raise InputError(
            f"{path}, columns of {quantity}",
            f"no {', '.join(missing)} among {_some(present)}",
            "one for each logged joint",
            todo,
        )
    return tuple(wanted)


def _some(names: Sequence[str], most: int = 30) -> str:
    return ", ".join(names[:most]) + (" …" if len(names) > most else "")


def _joint_names(robot: Robot) -> list[str]:
    return [robot.joint_names[robot.moving.index(j)] for j in logged_joints(robot)]


def converted(
    path: Path, found: Mapping[str, Array], robot: Robot, setup: Setup, row: int
) -> dict[str, Array]:
    """SI units on the joints' side; motor positions, velocities and efforts through the transmission."""
    for quantity, x in found.items():
        if not np.isfinite(x).all():
            bad = np.argwhere(~np.isfinite(x))
            raise InputError(f"{path}, row {row + bad[0][0] + 1}, {quantity} of {'time' if quantity == 't' else _joint_names(robot)[bad[0][1]]}",
                             "a value that is no number", "numbers only", "Cut the rows out, or write the file without them.")  # fmt: skip
    factors = {quantity: FACTORS[setup.units.get(quantity, "s")] for quantity in found}
    made = {
        quantity: x if factors[quantity] == 1 else x * factors[quantity]
        for quantity, x in found.items()
    }
    n = len(logged_joints(robot))
    if setup.ratios or setup.coupling:
        matrix = setup.transmission(n)
        inverse = np.linalg.inv(matrix)
        made |= {k: made[k] @ inverse.T for k in ("q", "qd", "qdd", "qr") if k in made}
    if setup.gains or setup.ratios or setup.coupling:
        made["tau"] = made["tau"] * np.array(setup.gains or (1.0,) * n) @ setup.transmission(n)
    if setup.offsets:
        made |= {k: made[k] + np.array(setup.offsets) for k in ("q", "qr") if k in made}
    return made


def check_time(path: Path, t: Array, setup: Setup, row: int) -> None:
    """Time goes on, in steps that a controller takes."""
    steps = np.diff(t)
    if len(steps) and steps.min() <= 0:
        k = int(np.argmin(steps > 0))
        todo = "Sort the rows and drop repeated ones."
        raise InputError(
            f"{path}, row {row + k + 2}",
            f"time {t[k + 1]:g} after {t[k]:g}",
            "time that grows from row to row",
            todo,
        )
    period = float(np.median(steps)) if len(steps) else 0.0
    if len(steps) and "t" not in setup.units and not FAST < period < SLOW:
        raise InputError(
            f"{path}, time",
            f"steps of {period:g}",
            "seconds",
            'If it has another unit, say so: units.t = "ms"; if it is right: units.t = "s".',
        )


def check_units(
    path: Path, found: Mapping[str, Array], robot: Robot, setup: Setup, period: float
) -> None:
    """Positions that no joint has, and velocities that are not the slope of the positions, are most likely in another unit."""
    turning = [k for k, j in enumerate(logged_joints(robot)) if robot.sigma(j) == REVOLUTE]
    q, names = found["q"], _joint_names(robot)
    if "q" not in setup.units and turning and np.abs(q[:, turning]).max() > FAR:
        joint = turning[int(np.argmax(np.abs(q[:, turning]).max(axis=0)))]
        raise InputError(f"{path}, position of {names[joint]}", f"values up to {np.abs(q[:, joint]).max():.4g}", "radians",
                         'If it is in degrees: units.q = "deg"; on the motors\' side: ratios = […]; if it is right: units.q = "rad".')  # fmt: skip
    if "qd" in found and "qd" not in setup.units and len(q) > 2:
        slope, speed = np.gradient(q, period, axis=0), found["qd"]
        for k, name in enumerate(names):
            power = float(speed[:, k] @ speed[:, k])
            factor = float(slope[:, k] @ speed[:, k]) / power if power else 1.0
            if not 0.2 < factor < 5 and np.ptp(q[:, k]) > 1e-3:
                found_factor = (
                    f"{1 / factor if factor else np.inf:.3g} times the slope of its position"
                )
                raise InputError(f"{path}, velocity of {name}", found_factor, "both in the same unit",
                                 'State the units: units.qd = "deg/s", "rpm" …, or leave the column out: it is differentiated from the position.')  # fmt: skip
