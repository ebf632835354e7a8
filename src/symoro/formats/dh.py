"""Denavit-Hartenberg tables, standard or modified, in CSV and TOML files or as Python objects like those of the Robotics Toolbox.

    standard   T = Rot(z, theta) Trans(z, d) Trans(x, a) Rot(x, alpha)      frame j at the far end of link j
    modified   T = Rot(x, alpha) Trans(x, a) Rot(z, theta) Trans(z, d)      frame j on the axis of joint j [Craig]

The joint variable is added to theta (revolute) or d (prismatic); `theta` (or `offset`) of a revolute joint is its value at zero.
Inertias are about the centre of mass, both in the frame of the table's convention.
"""

from __future__ import annotations

import csv
import io
import math
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import ExpressionError, FormatError, InputError
from symoro.expr.interpret import interpret
from symoro.expr.text import parse
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    MAX_LINKS,
    Import,
    LinkDescription,
    RobotDescription,
    import_options,
)
from symoro.formats.rigid_body import Array, RigidInertia, inverse, screw, transform
from symoro.formats.text_files import decode, quote
from symoro.robot.data import Robot

DOWN = (0.0, 0.0, -9.81)
CONVENTIONS = ("standard", "modified")
TYPES = {
    "revolute": "revolute",
    "r": "revolute",
    "0": "revolute",
    "prismatic": "prismatic",
    "p": "prismatic",
    "1": "prismatic",
}
GEOMETRY = ("a", "alpha", "d", "theta", "offset")
VECTORS = {"com": 3, "inertia": 6}  # of the TOML table; inertia: xx, yy, zz, xy, yz, xz
COLUMNS = ("x", "y", "z"), ("ixx", "iyy", "izz", "ixy", "iyz", "ixz")  # of the CSV table
NUMBERS = (*GEOMETRY, "qmin", "qmax", "vmax", "taumax", "mass", "Ia", "Fv", "Fs")
HEAD = ("name", "convention", "angles", "gravity", "base", "tool", "joint")


def read_toml(path: Path, how: Import | None = None) -> RobotDescription:
    """The mechanism in a TOML table."""
    try:
        data = tomllib.loads(decode(path.read_bytes(), path.name))
    except tomllib.TOMLDecodeError as error:
        raise FormatError(path.name, 0, "", str(error), "TOML") from None
    for key in data:
        if key not in HEAD:
            raise FormatError(path.name, 0, key, "an unknown key", f"one of {', '.join(HEAD)}")
    rows = data.get("joint")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise FormatError(path.name, 0, "joint", "no table", "a [[joint]] for each joint")
    return table(
        rows,
        path.name,
        **{key: value for key, value in data.items() if key != "joint"}
        | {"name": data.get("name", path.stem)},
    )


def read_csv(path: Path, how: Import | None = None) -> RobotDescription:
    """The mechanism in a CSV table: a header with the names of columns, a row for each joint, settings in lines `# key = value`."""
    lines = decode(path.read_bytes(), path.name).splitlines()
    settings = dict(
        _setting(line, path.name) for line in lines if line.lstrip().startswith("#") and "=" in line
    )
    text = "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#"))
    delimiter = (
        ";" if ";" in text.split("\n", 1)[0] else "\t" if "\t" in text.split("\n", 1)[0] else ","
    )
    found = [{(key or "").strip(): (value or "").strip() for key, value in row.items() if isinstance(value, str)}
             for row in csv.DictReader(io.StringIO(text), delimiter=delimiter)]  # fmt: skip
    rows = [{key: value for key, value in row.items() if value} for row in found]
    return table([_gathered(row) for row in rows], path.name, **{"name": path.stem, **settings})


def _setting(line: str, file: str) -> tuple[str, Any]:
    key, _, value = line.lstrip("# \t").partition("=")
    key, value = key.strip(), value.strip().strip("\"'")
    if key not in HEAD[:-1]:
        raise FormatError(file, 0, key, "an unknown setting", f"one of {', '.join(HEAD[:-1])}")
    return key, value.split() if key in ("gravity", "base", "tool") else value


def _gathered(row: Mapping[str, str]) -> dict[str, Any]:
    """com and inertia from their columns."""
    found: dict[str, Any] = {k: v for k, v in row.items() if k not in (*COLUMNS[0], *COLUMNS[1])}
    for key, names in zip(VECTORS, COLUMNS, strict=True):
        if any(n in row for n in names):
            found[key] = [row.get(n, "0") for n in names]
    return found


# --- the table -----------------------------------------------------------------------------------------------


def table(rows: Sequence[Mapping[str, Any]], file: str = "DH table", name: str = "robot", convention: str = "", angles: str = "rad",
          gravity: Sequence[Any] = DOWN, base: Any = None, tool: Any = None) -> RobotDescription:  # fmt: skip
    """The mechanism of a table: rows with a, alpha, d, theta and what else is known of each joint; `base` and `tool` are 4x4, row by row."""
    if convention not in CONVENTIONS:
        raise FormatError(
            file,
            0,
            "convention",
            quote(str(convention)),
            "standard or modified",
            "Nothing else tells which of the two a table is in.",
        )
    if angles not in ("rad", "deg"):
        raise FormatError(file, 0, "angles", quote(str(angles)), "rad or deg")
    if not 1 <= len(rows) <= MAX_LINKS:
        raise FormatError(file, 0, "joint", f"{len(rows)} joints", f"from 1 to {MAX_LINKS}")
    links = [LinkDescription("base")]
    T = _matrix(base, file, "base")
    for j, row in enumerate(rows, 1):
        links.append(
            _link(_Row(row, file, j, angles == "deg"), j, convention, T if j == 1 else transform())
        )
    if tool is not None:
        links.append(
            LinkDescription("tool", len(rows), "tool_fixed", placement=_matrix(tool, file, "tool"))
        )
    x, y, z = _vector(gravity, 3, file, "gravity")
    return RobotDescription(str(name), tuple(links), "dh", file, (x, y, z))


class _Row:
    """One row of a table with checked access."""

    def __init__(self, row: Mapping[str, Any], file: str, j: int, degrees: bool) -> None:
        self.row, self.file, self.j, self.degrees = (
            {str(k).lower() if str(k).lower() in GEOMETRY else k: v for k, v in row.items()},
            file,
            j,
            degrees,
        )
        for key in self.row:
            if key not in (*NUMBERS, *VECTORS, "type", "name", "joint", "sigma", "flip"):
                known = (*NUMBERS, *VECTORS, "type", "name")
                raise FormatError(
                    file, 0, f"joint {j}, {key}", "an unknown key", f"one of {', '.join(known)}"
                )

    def number(self, key: str) -> float | None:
        return (
            number(self.row[key], self.file, f"joint {self.j}, {key}") if key in self.row else None
        )

    def angle(self, key: str) -> float | None:
        x = self.number(key)
        return math.radians(x) if x is not None and self.degrees else x

    def vector(self, key: str) -> list[float]:
        return _vector(
            self.row.get(key, [0] * VECTORS[key]), VECTORS[key], self.file, f"joint {self.j}, {key}"
        )

    @property
    def kind(self) -> str:
        text = str(self.row.get("type", self.row.get("sigma", "revolute"))).lower()
        if text not in TYPES:
            raise FormatError(
                self.file, 0, f"joint {self.j}, type", quote(text), "revolute or prismatic"
            )
        return TYPES[text]


def _link(row: _Row, j: int, convention: str, before: Array) -> LinkDescription:
    kind, a, alpha, d = (
        row.kind,
        row.number("a") or 0.0,
        row.angle("alpha") or 0.0,
        row.number("d") or 0.0,
    )
    theta = (row.angle("theta") or 0.0) + (
        (row.angle("offset") if kind == "revolute" else None) or 0.0
    )
    d += (row.number("offset") if kind == "prismatic" else None) or 0.0
    along_z, along_x = screw("z", theta, d), screw("x", alpha, a)
    T = along_x @ along_z if convention == "modified" else along_z @ along_x
    back = inverse(
        along_z if convention == "modified" else T
    )  # the joint's axis is z of the frame before these
    axis = -back[:3, 2] if row.row.get("flip") else back[:3, 2]  # the joint turns the other way
    bound = row.angle if kind == "revolute" else row.number
    limits = (bound("qmin"), bound("qmax"), row.number("vmax"), row.number("taumax"))
    xx, yy, zz, xy, yz, xz = row.vector("inertia")
    inertia = RigidInertia(
        row.number("mass") or 0.0,
        np.array(row.vector("com")),
        np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]),
    )
    return LinkDescription(f"link{j}", j - 1, str(row.row.get("name") or f"joint{j}"), kind, before @ T, axis, back[:3, 3], limits,
                row.number("Ia") or 0.0, row.number("Fv") or 0.0, row.number("Fs") or 0.0, inertia=inertia)  # fmt: skip


def number(value: Any, file: str, key: str) -> float:
    """A number, or an expression of numbers such as pi/2."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise FormatError(file, 0, key, quote(repr(value)), "a number")
    try:
        result = (
            float(value)
            if not isinstance(value, str)
            else float(interpret([parse(value, lambda name: _no_symbol(name, value))], {})[0])
        )
    except ExpressionError as error:
        raise FormatError(
            file,
            0,
            key,
            error.found,
            error.expected,
            f"In {quote(str(value))}. Symbols have their place in a .par file.",
        ) from None
    if not math.isfinite(result):
        raise FormatError(file, 0, key, quote(str(value)), "a finite number")
    return result


def _no_symbol(name: str, text: Any) -> Any:
    raise ExpressionError(str(text), 0, f"the symbol '{name}'", "a number")


def _vector(values: Any, count: int, file: str, key: str) -> list[float]:
    if not isinstance(values, list | tuple) or len(values) != count:
        raise FormatError(file, 0, key, quote(str(values)), f"{count} numbers")
    return [number(v, file, key) for v in values]


def _matrix(value: Any, file: str, key: str) -> Array:
    if value is None:
        return transform()
    flat = (
        [x for row in value for x in row]
        if isinstance(value, list) and value and isinstance(value[0], list)
        else value
    )
    T = np.array(_vector(flat, 16, file, key)).reshape(4, 4)
    R = T[:3, :3]
    if (
        not np.allclose(R @ R.T, np.eye(3), rtol=0, atol=1e-6)
        or np.linalg.det(R) < 0
        or not np.allclose(T[3], [0, 0, 0, 1])
    ):
        raise FormatError(
            file,
            0,
            key,
            "a matrix that is no rotation with a translation",
            "a homogeneous 4x4 matrix, row by row",
        )
    return T


# --- Python objects ------------------------------------------------------------------------------------------


def from_dh(
    robot: Any, convention: str = "", gravity: Sequence[float] | None = None, **options: Any
) -> Robot:
    """A robot from a DH table: a list of rows (mappings with a, alpha, d, theta …), or an object with `links` like the Robotics Toolbox's DHRobot.

    `gravity` is the acceleration of gravity in the frame of the base (default: as the object says, else 0, 0, -9.81);
    other options as for `load`.
    """
    if isinstance(robot, Sequence):
        return to_robot(
            table([dict(row) for row in robot], convention=convention, gravity=gravity or DOWN),
            import_options(options),
        )
    links = list(getattr(robot, "links", ()))
    if not links or not all(hasattr(links[0], name) for name in ("a", "alpha", "d", "theta")):
        raise InputError(
            "from_dh",
            type(robot).__name__,
            "a list of rows, or an object whose links have a, alpha, d and theta",
        )
    modified = (
        convention == "modified"
        if convention
        else bool(getattr(links[0], "mdh", getattr(robot, "mdh", False)))
    )
    g = [
        float(x) for x in np.ravel(getattr(robot, "gravity", DOWN) if gravity is None else gravity)
    ]
    base, tool = (_pose(getattr(robot, name, None)) for name in ("base", "tool"))
    rows = [_toolbox_row(link) for link in links]
    made = table(
        rows,
        name=str(getattr(robot, "name", "") or "robot"),
        convention="modified" if modified else "standard",
        gravity=g,
        base=base,
        tool=tool,
    )
    return to_robot(made, import_options(options))


def _pose(value: Any) -> list[float] | None:
    """The 16 elements of a pose: an array, or an object that holds one as `A`."""
    array = np.asarray(getattr(value, "A", value), float) if value is not None else None
    return (
        None
        if array is None or array.shape != (4, 4) or np.array_equal(array, np.eye(4))
        else [float(x) for x in array.ravel()]
    )


def _toolbox_row(link: Any) -> dict[str, Any]:
    """A row from a link of the Robotics Toolbox; drives are seen from the joint: G^2 Jm, G^2 B, |G| Tc."""

    def value(name: str, default: float = 0.0) -> float:
        found = getattr(link, name, None)
        return default if found is None else float(np.ravel(found)[0])

    slides = bool(getattr(link, "isprismatic", value("sigma")))
    gear = value("G") or 1.0
    row: dict[str, Any] = {"type": "prismatic" if slides else "revolute", "a": value("a"), "alpha": value("alpha"), "offset": value("offset"),
                           "d": 0.0 if slides else value("d"), "theta": value("theta") if slides else 0.0, "mass": value("m"),
                           "Ia": gear**2 * value("Jm"), "Fv": gear**2 * value("B"), "Fs": abs(gear * value("Tc")), "flip": bool(value("isflip"))}  # fmt: skip
    com, inertia, limits = (getattr(link, name, None) for name in ("r", "I", "qlim"))
    if com is not None:
        row["com"] = [float(x) for x in np.ravel(com)]
    if inertia is not None and np.size(inertia) == 9:
        J = np.reshape(np.asarray(inertia, float), (3, 3))
        row["inertia"] = [float(x) for x in (J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[1, 2], J[0, 2])]
    if limits is not None and np.size(limits) == 2:
        row["qmin"], row["qmax"] = (float(x) for x in np.ravel(limits))
    return row
