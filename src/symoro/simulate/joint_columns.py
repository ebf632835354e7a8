"""Columns of numbers and values of joints by name: CSV files, files of values, joint vectors."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, UnknownName
from symoro.formats.text_files import open_file, read_file, write_text
from symoro.limits import LIMITS
from symoro.robot import Robot

Array = np.ndarray
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
        numbers = [float(x) for x in row]
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
        values = np.asarray(given, dtype=float)
        if values.shape != vector.shape:
            raise InputError(
                place, f"shape {values.shape}", f"({len(joints)},): {', '.join(names)}"
            )
        return _check_finite(values, place)
    for name, value in by_variable(robot, joints, given).items():
        if name not in names:
            raise UnknownName(place, name, dict.fromkeys((*joint_labels(robot, joints), *names)))
        vector[names.index(name)] = value
    return _check_finite(vector, place)


def by_variable(
    robot: Robot, joints: Sequence[int], given: Mapping[str, float]
) -> dict[str, float]:
    """Return the values with names of joints replaced by the names of their variables."""
    variable = {
        robot.joint(j).name: name
        for j, name in zip(joints, variable_names(robot, joints), strict=True)
        if robot.joint(j).name
    }
    return {variable.get(name, name): float(value) for name, value in given.items()}


def per_joint(value: Any, count: int, place: str) -> Array:
    """Return one number per joint, (count,), from one number for all joints or one for each."""
    values = np.asarray(value, dtype=float)
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
    except (ValueError, TypeError, AttributeError) as error:
        raise InputError(str(path), str(error), "a JSON object of numbers by name") from None


def _from_text(path: Path, text: str) -> dict[str, float]:
    values: dict[str, float] = {}
    for line, row in enumerate(text.splitlines(), 1):
        for entry in filter(None, map(str.strip, row.partition("#")[0].split(","))):
            name, _, value = (x.strip() for x in entry.partition("="))
            try:
                values[name] = float(value)
            except ValueError:
                raise FormatError(str(path), line, name, f"'{entry}'", "NAME = NUMBER") from None
    return values
