"""Columns of numbers by name: CSV files read and written, values of joints by name."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, UnknownName
from symoro.formats.files import write_text
from symoro.robot.data import Robot

Array = np.ndarray
LARGEST = 2_000_000_000  # bytes of a file that is read
MOST_VALUES = 10_000_000  # bytes of a file of values
JointValues = Mapping[str, float] | Sequence[float] | Array


def read_columns(path: str | Path) -> dict[str, Array]:
    """The columns of a CSV file, named in its first line."""
    place = Path(path)
    try:
        if place.stat().st_size > LARGEST:
            raise InputError(str(place), f"{place.stat().st_size} bytes", f"at most {LARGEST}")
        with place.open(newline="", encoding="utf-8-sig") as file:
            rows = csv.reader(file)
            names = [name.strip() for name in next(rows, [])]
            numbers = [
                _row(place, line, row, len(names)) for line, row in enumerate(rows, 2) if row
            ]
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            str(place),
            getattr(error, "strerror", None) or "no text",
            "a CSV file with names in its first line",
        ) from None
    if not names or not numbers:
        raise FormatError(str(place), 1, "", "no data", "names of columns, then lines of numbers")
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError(str(place), 1, twice, "the same name twice", "a name for each column")
    return dict(zip(names, np.array(numbers).T, strict=True))


def _row(place: Path, line: int, row: Sequence[str], width: int) -> list[float]:
    if len(row) != width:
        raise FormatError(
            str(place), line, "", f"{len(row)} values", f"{width}, as many as names in line 1"
        )
    try:
        found = [float(x) for x in row]
    except ValueError as error:
        raise FormatError(str(place), line, "", str(error).rpartition(": ")[2], "numbers") from None
    if not all(map(math.isfinite, found)):
        raise FormatError(str(place), line, "", "a value that is not finite", "numbers")
    return found


def write_columns(path: str | Path, columns: Mapping[str, Array]) -> Path:
    """A CSV file: names, then a line for each row, with all digits."""
    lines = [",".join(columns)]
    lines += [",".join(map(repr, row)) for row in np.column_stack(list(columns.values())).tolist()]
    return write_text(Path(path), "\n".join(lines) + "\n")


def chosen(columns: Mapping[str, Array], names: Sequence[str], place: str) -> Array:
    """Some of the columns (rows, names)."""
    for name in names:
        if name not in columns:
            raise UnknownName(f"{place}, column", name, columns)
    return np.column_stack([columns[name] for name in names])


def times(columns: Mapping[str, Array], place: str) -> Array:
    """The column t, which must grow."""
    t = chosen(columns, ["t"], place)[:, 0]
    if len(t) < 2 or not np.all(np.diff(t) > 0):
        raise InputError(
            f"{place}, column t",
            "times that do not grow",
            "two or more rows in the order of time, in seconds",
        )
    return t


def joint_vector(
    robot: Robot, joints: Sequence[int], given: JointValues | None, place: str
) -> Array:
    """A number for each of the joints: by name of the variable or of the joint, zero where none is given, or all in order."""
    found = np.zeros(len(joints))
    if given is None:
        return found
    if not isinstance(given, Mapping):
        values = np.asarray(given, dtype=float)
        if values.shape != found.shape:
            raise InputError(
                place,
                f"shape {values.shape}",
                f"({len(joints)},): {', '.join(variables(robot, joints))}",
            )
        return _finite(values, place)
    places = {name: k for k, name in enumerate(variables(robot, joints))}
    for name, value in by_variable(robot, joints, given).items():
        if name not in places:
            raise UnknownName(place, name, places)
        found[places[name]] = value
    return _finite(found, place)


def by_variable(
    robot: Robot, joints: Sequence[int], given: Mapping[str, float]
) -> dict[str, float]:
    """The same values by the names of variables, where names of joints are used."""
    variable = {
        robot.joint(j).name: name
        for j, name in zip(joints, variables(robot, joints), strict=True)
        if robot.joint(j).name
    }
    return {variable.get(name, name): float(value) for name, value in given.items()}


def _finite(values: Array, place: str) -> Array:
    if not np.isfinite(values).all():
        raise InputError(place, "a value that is not finite", "numbers")
    return values


def variables(robot: Robot, joints: Sequence[int]) -> tuple[str, ...]:
    """The names of the joints' positions: q1, q2 …"""
    return tuple(str(robot.variable(j)) for j in joints)


def columns_of(robot: Robot, letters: str, joints: Sequence[int]) -> tuple[str, ...]:
    """Names of velocities QP, accelerations QDP or torques GAM of some joints, as the models spell them."""
    return tuple(str(getattr(robot.joint(j), letters)) for j in joints)


def per_joint(value: Any, count: int, place: str) -> Array:
    """A number for all joints, or one for each."""
    found = np.asarray(value, dtype=float)
    if found.shape not in ((), (count,)):
        raise InputError(place, f"shape {found.shape}", f"one number, or {count}")
    return np.broadcast_to(found, count).copy()


def read_values(path: str | Path) -> dict[str, float]:
    """Numbers by name: a JSON object, or lines `name = number` (a comma for a line end, # for remarks)."""
    place = Path(path)
    try:
        text = place.read_text(encoding="utf-8") if place.stat().st_size < MOST_VALUES else ""
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            str(place), getattr(error, "strerror", None) or "no text", "a file with values"
        ) from None
    if place.suffix.lower() == ".json":
        return _from_json(place, text)
    found: dict[str, float] = {}
    for line, row in enumerate(text.splitlines(), 1):
        for part in filter(None, map(str.strip, row.partition("#")[0].split(","))):
            name, _, value = (x.strip() for x in part.partition("="))
            try:
                found[name] = float(value)
            except ValueError:
                raise FormatError(str(place), line, name, f"'{part}'", "NAME = NUMBER") from None
    return found


def _from_json(place: Path, text: str) -> dict[str, float]:
    try:
        data = json.loads(text)
        return {str(name): float(value) for name, value in data.items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise InputError(str(place), str(error), "a JSON object of numbers by name") from None
