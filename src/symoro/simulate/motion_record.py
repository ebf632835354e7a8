"""The result of a simulation: the motion with its energies, sensor noise, files and plots; and CSV
files with a column for each joint.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, 27th IEEE
CDC, 1988.
"""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, UnknownName
from symoro.expr import real
from symoro.formats import open_file, read_file, read_float, write_bytes, write_text
from symoro.limits import LIMITS
from symoro.robot import PRISMATIC, Robot

Array = np.ndarray
NEARLY_SINGULAR_RATIO = 1e3  # of passive speeds to motor speeds near a singular configuration
PICTURE_FORMATS = ("png", "svg", "pdf")

# --- sensor noise --------------------------------------------------------------------------------

POSITION_STREAM, SPEED_STREAM, TORQUE_STREAM = 0, 1, 2  # of the random generator


@dataclass(frozen=True)
class Noise:
    """Noise of encoders, tachometers and measured torques [GK88 §7.3, §8.1].

    An encoder adds noise that is uniform within half a step, a tachometer normal noise whose
    standard deviation is a quarter of its ripple. The measured torques are those that the
    controller asked for; the drives add noise to what is applied. Numbers are one for all joints
    or one for each.

    `points`: encoder points per turn, or per metre of a prismatic joint; 0 for a perfect encoder;
    the paper's is 14400. `quantised`: round positions to the encoder's points instead of adding
    uniform noise. `ripple`: peak to peak, relative to each joint's greatest speed; the paper's is
    0.02. `torque`: standard deviation relative to each motor's greatest torque.
    """

    points: Any = 14400
    ripple: Any = 0.02
    torque: Any = 0.0
    quantised: bool = False
    seed: int = 0

    def __post_init__(self) -> None:
        for name in ("points", "ripple", "torque"):
            values = np.asarray(getattr(self, name), dtype=float)
            if not np.isfinite(values).all() or (values < 0).any():
                raise InputError(f"noise, {name}", str(getattr(self, name)), "numbers of 0 or more")

    def positions(self, q: Array, turns: Array) -> Array:
        """Return measured positions (times, joints); `turns` (joints,) is True where revolute."""
        points = per_joint(self.points, q.shape[1], "noise, points")
        span = np.where(turns, 2 * np.pi, 1.0)  # rad per turn, or 1 m
        step = np.divide(span, points, out=np.zeros(len(points)), where=points > 0)
        if self.quantised:
            return np.where(step > 0, np.round(q / np.where(step > 0, step, 1.0)) * step, q)
        # [GK88 §8.1]
        v_p = self._generator(POSITION_STREAM).uniform(-0.5, 0.5, q.shape) * step
        return np.asarray(q + v_p)  # [GK88 (42)]

    def speeds(self, qd: Array) -> Array:
        """Return measured speeds (times, joints) in the unit of `qd`."""
        ripple = per_joint(self.ripple, qd.shape[1], "noise, ripple")
        deviation = ripple * np.abs(qd).max(axis=0, initial=0.0) / 4  # [GK88 §8.1]
        v_s = self._generator(SPEED_STREAM).normal(0.0, 1.0, qd.shape) * deviation
        return np.asarray(qd + v_s)  # [GK88 (42)]

    def torques(self, tau: Array) -> Array:
        """Return measured torques (times, motors) in the unit of `tau`."""
        relative = per_joint(self.torque, tau.shape[1], "noise, torque")
        deviation = relative * np.abs(tau).max(axis=0, initial=0.0)
        v_t = self._generator(TORQUE_STREAM).normal(0.0, 1.0, tau.shape) * deviation
        return np.asarray(tau + v_t)  # [GK88 (43)]

    def _generator(self, stream: int) -> np.random.Generator:
        return np.random.default_rng([self.seed, stream])


# --- the motion ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Simulation:
    """A motion sampled at the times t.

    Columns are the joints of the tree, those of tau the motors. SI units: rad or m, N.m or N, J.
    """

    robot: Robot
    joints: tuple[int, ...]
    motors: tuple[int, ...]
    t: Array  # (times,) s
    q: Array  # (times, joints)
    qd: Array
    qdd: Array
    tau: Array  # (times, motors)
    kinetic: Array  # (times,) J
    potential: Array
    work: Array  # (times,) J, of the motors since the start
    losses: Array  # (times,) J, to friction and external wrenches since the start
    closure: Array  # (times,) by how much the loops fail to close, m and rad
    gains: Array  # (times,) largest element of W: speed of a passive joint over that of a motor
    wanted: Array | None = None  # (times, motors) positions of the trajectory
    extra: Mapping[str, Array] = field(default_factory=dict)  # rotors, pose of a floating base
    assembly: str = ""
    reason: str = ""  # why the motion ended before its time
    zero: tuple[str, ...] = ()  # parameters set to zero for lack of a value

    def __repr__(self) -> str:
        end = f", ended early: {self.reason}" if self.reason else ""
        return f"<motion of {self.robot.name}: {len(self.t)} states, {self.t[-1]:g} s{end}>"

    @property
    def complete(self) -> bool:
        """True if the motion lasted as long as it was asked for."""
        return not self.reason

    @property
    def energy(self) -> Array:
        """Kinetic and potential energy, (times,), J."""
        return np.asarray(self.kinetic + self.potential)

    @property
    def imbalance(self) -> Array:
        """Change of energy minus the work of the motors plus the losses, (times,), J.

        It is zero but for errors of the integration.
        """
        return np.asarray(self.energy - self.energy[0] - self.work + self.losses)

    @property
    def energy_drift(self) -> float:
        """The greatest imbalance relative to the greatest energy that is exchanged."""
        exchanged = [
            np.ptp(self.kinetic),
            self.kinetic.max(),
            np.ptp(self.potential),
            np.abs(self.work).max(),
            np.abs(self.losses).max(),
        ]
        return float(np.abs(self.imbalance).max() / (max(map(float, exchanged)) or 1.0))

    @property
    def loop_drift(self) -> float:
        """The most by which the loops fail to close, m and rad; 0 without loops."""
        return float(self.closure.max(initial=0.0))

    @property
    def tracking_error(self) -> float | None:
        """The greatest distance of a motor from its trajectory, rad or m; None without one."""
        if self.wanted is None:
            return None
        places = [self.joints.index(j) for j in self.motors]
        return float(np.abs(self.q[:, places] - self.wanted).max())

    @property
    def nearly_singular(self) -> float | None:
        """The time, s, at which the loops come closest to a singular configuration, if close."""
        if not self.gains.max(initial=0.0) > NEARLY_SINGULAR_RATIO:
            return None
        return float(self.t[int(np.argmax(self.gains))])

    def columns(self, noise: Noise | None = None) -> dict[str, Array]:
        """Return time, positions, speeds, accelerations and torques by the names of the models.

        With noise they are what sensors measure, without accelerations.
        """
        q, qd, tau = self.q, self.qd, self.tau
        if noise is not None:
            turns = np.array([self.robot.sigma(j) != PRISMATIC for j in self.joints])
            q, qd, tau = noise.positions(q, turns), noise.speeds(qd), noise.torques(tau)
        groups = [
            (variable_names(self.robot, self.joints), q),
            (signal_names(self.robot, "QP", self.joints), qd),
        ]
        if noise is None:
            groups.append((signal_names(self.robot, "QDP", self.joints), self.qdd))
        groups.append((signal_names(self.robot, "GAM", self.motors), tau))
        named = {name: array[:, k] for names, array in groups for k, name in enumerate(names)}
        return {"t": self.t, **named, **(self.extra if noise is None else {})}

    def save(self, path: str | Path, noise: Noise | None = None) -> Path:
        """Write the columns as a CSV file."""
        return write_columns(path, self.columns(noise))

    def plot(self, path: str | Path) -> Path:
        """Draw positions, speeds, torques and energies; the extension of the path is the format."""
        return plot_motion(self, Path(path))

    def report(self) -> str:
        """Return a summary as text: length, energies, balance, closure, tracking."""
        assembly = f", assembly {self.assembly}" if self.assembly else ""
        span = f"{len(self.t)} states from t = {self.t[0]:g} to {self.t[-1]:.6g} s"
        lines = [f"{self.robot.name}: {span}{assembly}"]
        if self.zero:
            lines.append(f"set to zero, since they have no value: {', '.join(self.zero)}")
        lines.append(
            f"energy: kinetic up to {self.kinetic.max():.4g} J, "
            f"work of the motors {self.work[-1]:.4g} J, losses {self.losses[-1]:.4g} J"
        )
        lines.append(f"energy drift: {self.energy_drift:.1e} of the energy exchanged")
        return "\n".join([*lines, *self._remarks()])

    def _remarks(self) -> list[str]:
        """Lines of the report that apply to some motions only."""
        lines = []
        if self.robot.has_closed_loops:
            lines.append(f"loop closure: {self.loop_drift:.1e} (m, rad)")
        if self.tracking_error is not None:
            lines.append(f"tracking error: {self.tracking_error:.2e} at most")
        if self.nearly_singular is not None:
            lines.append(
                "close to a singular configuration of the loops at "
                f"t = {self.nearly_singular:.6g} s: "
                f"passive joints move {self.gains.max():.1e} times as fast as the motors"
            )
        if self.reason:
            lines.append(f"ended {self.reason}")
        return lines


# --- plots ---------------------------------------------------------------------------------------


def plot_motion(s: Simulation, path: Path) -> Path:
    """Draw a motion into a file.

    The last panel shows the closure of the loops, or the accelerations of a robot without loops.
    """
    kind = path.suffix.lower().removeprefix(".")
    if kind not in PICTURE_FORMATS:
        raise UnknownName(f"picture {path}", path.suffix, [f".{p}" for p in PICTURE_FORMATS])
    from matplotlib.figure import Figure  # heavy, needed here alone

    figure = Figure(figsize=(11, 8), layout="constrained")
    figure.suptitle(s.robot.title or s.robot.name)
    (positions, speeds), (torques, energies), (balance, last) = figure.subplots(3, 2, sharex=True)
    labels = joint_labels(s.robot, s.joints)
    _plot_joints(positions, s.t, s.q, labels, "position, rad or m")
    if s.wanted is not None:
        positions.plot(s.t, s.wanted, "k:", linewidth=0.8)
    _plot_joints(speeds, s.t, s.qd, labels, "speed, rad/s or m/s")
    _plot_joints(torques, s.t, s.tau, joint_labels(s.robot, s.motors), "torque, N.m or N")
    _plot_energies(energies, s)
    balance.plot(s.t, s.imbalance, color="k", linewidth=0.8)
    _finish_axes(balance, f"imbalance, J (drift {s.energy_drift:.1e})")
    _plot_closure_or_accelerations(last, s)
    for axes in (balance, last):
        axes.set_xlabel("t, s")
    picture = io.BytesIO()
    figure.savefig(picture, format=kind, dpi=130)
    return write_bytes(path, picture.getvalue())


def _plot_energies(axes: Any, s: Simulation) -> None:
    for name, values in (
        ("kinetic", s.kinetic),
        ("potential", s.potential - s.potential[0]),
        ("work of motors", s.work),
        ("losses", s.losses),
    ):
        axes.plot(s.t, values, label=name, linewidth=1)
    _finish_axes(axes, "energy, J")


def _plot_closure_or_accelerations(axes: Any, s: Simulation) -> None:
    if s.robot.has_closed_loops:
        axes.plot(s.t, s.closure, color="k", linewidth=0.8)
        _finish_axes(axes, "loop closure, m and rad")
    else:
        labels = joint_labels(s.robot, s.joints)
        _plot_joints(axes, s.t, s.qdd, labels, "acceleration, rad/s² or m/s²")


def _plot_joints(axes: Any, t: Array, values: Array, names: tuple[str, ...], label: str) -> None:
    for k, name in enumerate(names):
        axes.plot(t, values[:, k], label=name, linewidth=1)
    _finish_axes(axes, label)


def _finish_axes(axes: Any, label: str) -> None:
    axes.set_ylabel(label)
    axes.grid(alpha=0.3)
    if axes.get_legend_handles_labels()[1]:
        axes.legend(fontsize="x-small", ncols=3)


# --- columns of joints in CSV files --------------------------------------------------------------


MAX_CSV_BYTES, MAX_VALUES_BYTES = LIMITS["csv-file"], LIMITS["values-file"]
JointValues = Mapping[str, float] | Sequence[float] | Array

# --- CSV files -----------------------------------------------------------------------------------


def read_columns(path: str | Path) -> dict[str, Array]:
    """Return the columns of a CSV file, each (rows,), by the names in its first line."""
    file_path = Path(path)
    try:
        with open_file(file_path, MAX_CSV_BYTES, "Split the file.") as file:
            rows = csv.reader(io.TextIOWrapper(file, "utf-8-sig", newline=""))
            names = [name.strip() for name in next(rows, [])]
            numbers = [
                _numbers_of_row(file_path, line, row, len(names))
                for line, row in enumerate(rows, 2)
                if row
            ]
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            str(file_path), _reason(error), "a CSV file with names in its first line"
        ) from None
    _check_header(file_path, names, len(numbers))
    return dict(zip(names, np.array(numbers).T, strict=True))


def _check_header(path: Path, names: Sequence[str], rows: int) -> None:
    if not names or not rows:
        raise FormatError(str(path), 1, "", "no data", "names of columns, then lines of numbers")
    repeated = next((name for name in names if names.count(name) > 1), None)
    if repeated is not None:
        raise FormatError(
            str(path), 1, repeated, "the same column name twice", "a different name per column"
        )


def _numbers_of_row(path: Path, line: int, row: Sequence[str], width: int) -> list[float]:
    if len(row) != width:
        raise FormatError(
            str(path), line, "", f"{len(row)} values", f"{width}, as many as names in line 1"
        )
    try:
        numbers = [read_float(x) for x in row]
    except ValueError as error:
        raise FormatError(str(path), line, "", str(error).rpartition(": ")[2], "numbers") from None
    if not all(map(math.isfinite, numbers)):
        raise FormatError(str(path), line, "", "a value that is not finite", "finite numbers")
    return numbers


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return getattr(error, "strerror", None) or "a file that is not text in UTF-8"


def write_columns(path: str | Path, columns: Mapping[str, Array]) -> Path:
    """Write columns (rows,) as a CSV file: names, then one line per row with all digits."""
    lines = [",".join(columns)]
    lines += [",".join(map(repr, row)) for row in np.column_stack(list(columns.values())).tolist()]
    return write_text(Path(path), "\n".join(lines) + "\n")


def select_columns(columns: Mapping[str, Array], names: Sequence[str], place: str) -> Array:
    """Return the named columns as an array (rows, names); `place` is named in errors."""
    for name in names:
        if name not in columns:
            raise UnknownName(f"{place}, column", name, columns)
    return np.column_stack([columns[name] for name in names])


def time_column(columns: Mapping[str, Array], place: str) -> Array:
    """Return the column t (rows,) in s, which must increase from row to row."""
    t = select_columns(columns, ["t"], place)[:, 0]
    if len(t) < 2 or not np.all(np.diff(t) > 0):
        raise InputError(
            f"{place}, column t",
            "times that do not increase",
            "two or more rows in the order of time, in seconds",
        )
    return t


# --- values of joints ----------------------------------------------------------------------------


def variable_names(robot: Robot, joints: Sequence[int]) -> tuple[str, ...]:
    """Return the names of the joints' positions: q1, q2 …"""
    return tuple(str(robot.variable(j)) for j in joints)


def signal_names(robot: Robot, letters: str, joints: Sequence[int]) -> tuple[str, ...]:
    """Return the names of speeds (QP), accelerations (QDP) or torques (GAM) of some joints."""
    return tuple(str(getattr(robot.joint(j), letters)) for j in joints)


def joint_labels(robot: Robot, joints: Sequence[int]) -> tuple[str, ...]:
    """Return the names of joints in the robot's file, their variables where it has none."""
    return tuple(robot.joint(j).name or str(robot.variable(j)) for j in joints)


def joint_samples(
    columns: Mapping[str, Array],
    symbols: Sequence[str],
    quantity: str,
    labels: Sequence[str],
    place: str,
) -> Array:
    """Return the columns of joints as an array (rows, joints).

    They have the names of the models (`symbols`: q1, GAM1 …), or the quantity and the name of the
    joint: q_elbow, tau_elbow.
    """
    by_name = [f"{quantity}_{label}" for label in labels]
    is_named = set(by_name) <= set(columns) and not set(symbols) <= set(columns)
    return select_columns(columns, by_name if is_named else symbols, place)


def joint_vector(
    robot: Robot, joints: Sequence[int], given: JointValues | None, place: str
) -> Array:
    """Return one number per joint, (joints,).

    `given` holds all values in the order of `joints`, or values by the name of the variable or of
    the joint; joints that it does not name get zero.
    """
    vector = np.zeros(len(joints))
    if given is None:
        return vector
    names = variable_names(robot, joints)
    if not isinstance(given, Mapping):
        values = real(given, place)
        if values.shape != vector.shape:
            raise InputError(
                place, f"shape {values.shape}", f"({len(joints)},): {', '.join(names)}"
            )
        return _check_finite(values, place)
    for name, value in by_variable(robot, joints, given, place).items():
        if name not in names:
            raise UnknownName(place, name, dict.fromkeys((*joint_labels(robot, joints), *names)))
        vector[names.index(name)] = value
    return _check_finite(vector, place)


def by_variable(
    robot: Robot, joints: Sequence[int], given: Mapping[str, float], place: str
) -> dict[str, float]:
    """Return the values with names of joints replaced by the names of their variables."""
    variable = {
        robot.joint(j).name: name
        for j, name in zip(joints, variable_names(robot, joints), strict=True)
        if robot.joint(j).name
    }
    return {
        variable.get(name, name): _number(value, f"{place}, {name}")
        for name, value in given.items()
    }


def _number(value: Any, place: str) -> float:
    number = real(value, place)
    if number.ndim:
        raise InputError(place, f"shape {number.shape}", "one number")
    return float(number)


def per_joint(value: Any, count: int, place: str) -> Array:
    """Return one number per joint, (count,), from one number for all joints or one for each."""
    values = real(value, place)
    if values.shape not in ((), (count,)):
        raise InputError(place, f"shape {values.shape}", f"one number, or {count}: one per joint")
    return np.broadcast_to(values, count).copy()


def _check_finite(values: Array, place: str) -> Array:
    if not np.isfinite(values).all():
        raise InputError(place, "a value that is not finite", "finite numbers")
    return values


# --- values of parameters ------------------------------------------------------------------------


def read_values(path: str | Path) -> dict[str, float]:
    """Return numbers by name from a file.

    The file is a JSON object, or text with entries `name = number`, separated by commas or line
    ends, with remarks after #.
    """
    file_path = Path(path)
    try:
        text = read_file(file_path, MAX_VALUES_BYTES).decode()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(str(file_path), _reason(error), "a file with values") from None
    return _from_json(file_path, text) if _is_json(file_path) else _from_text(file_path, text)


def _is_json(path: Path) -> bool:
    return path.suffix.lower() == ".json"


def _from_json(path: Path, text: str) -> dict[str, float]:
    try:
        data = json.loads(text)
        return {str(name): float(value) for name, value in data.items()}
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise InputError(str(path), str(error), "a JSON object of numbers by name") from None


def _from_text(path: Path, text: str) -> dict[str, float]:
    values: dict[str, float] = {}
    for line, row in enumerate(text.splitlines(), 1):
        for entry in filter(None, map(str.strip, row.partition("#")[0].split(","))):
            name, _, value = (x.strip() for x in entry.partition("="))
            try:
                values[name] = read_float(value)
            except ValueError:
                raise FormatError(str(path), line, name, f"'{entry}'", "NAME = NUMBER") from None
    return values
