"""Denavit-Hartenberg tables, standard or modified, in CSV and TOML files or as Python objects.

    standard   T = Rot(z, theta) Trans(z, d) Trans(x, a) Rot(x, alpha)   frame j ends link j
    modified   T = Rot(x, alpha) Trans(x, a) Rot(z, theta) Trans(z, d)   frame j on joint j [Craig]

The joint variable is added to theta (revolute) or d (prismatic); `theta` (or `offset`) of a
revolute joint is its value at zero. Inertias are about the centre of mass, both in the frame of the
table's convention.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Mapping, Sequence
from itertools import filterfalse
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from symoro.errors import (
    ExpressionError,
    FormatError,
    InputError,
    UnknownName,
    checked_types,
)
from symoro.expr import interpret, parse
from symoro.formats.builder import KHALIL, has_symbols, joint_name, symbolic_robot
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    MAX_LINKS,
    Array,
    Import,
    LinkDescription,
    RigidInertia,
    RobotDescription,
    import_options,
    inverse,
    product,
    screw,
    transform,
)
from symoro.formats.text_files import (
    LARGEST,
    MAGNITUDE,
    decode,
    file_title,
    parse_toml,
    quote,
    read_file,
)
from symoro.robot import DOWNWARD_GRAVITY, Robot

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
NUMBERS = (*GEOMETRY, "qmin", "qmax", "vmax", "taumax", "mass", "Ia", "Fv", "Fs", "Fsn")
VECTORS = {"com": 3, "inertia": 6}  # of a row; inertia: xx, yy, zz, xy, yz, xz
COLUMNS = {"com": ("x", "y", "z"), "inertia": ("ixx", "iyy", "izz", "ixy", "iyz", "ixz")}  # of CSV
KEYS = (*NUMBERS, *VECTORS, "type", "name")  # of a row
OTHER_KEYS = ("joint", "sigma", "flip")  # of rows from objects
SETTINGS = ("name", "convention", "angles", "gravity", "base", "tool")


# --- files --------------------------------------------------------------------------------------


def read_toml(path: Path, how: Import | None = None) -> RobotDescription:
    """The description in a TOML table; no option of the import concerns its reading."""
    data = parse_toml(decode(read_file(path), path.name), path.name)
    for key in data:
        if key not in (*SETTINGS, "joint"):
            known = ", ".join((*SETTINGS, "joint"))
            raise FormatError(path.name, 0, key, "an unknown key", f"one of {known}")
    rows = data.pop("joint", None)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise FormatError(path.name, 0, "joint", "no table", "a [[joint]] for each joint")
    return describe_table(rows, path.name, **{"name": file_title(path), **data})


def read_csv(path: Path, how: Import | None = None) -> RobotDescription:
    """The description in a CSV table; no option of the import concerns its reading.

    The header has the names of columns, a row follows for each joint; settings stand in lines
    `# key = value`.
    """
    lines = list(filter(str.strip, decode(read_file(path), path.name).splitlines()))
    comments = filter(_is_comment, lines)
    settings = dict(_read_setting(line, path.name) for line in comments if "=" in line)
    rows = list(filterfalse(_is_comment, lines))
    header = "".join(rows[:1])
    delimiter = next((sign for sign in (";", "\t") if sign in header), ",")
    table = csv.DictReader(rows, delimiter=delimiter)
    joints = list(map(_csv_row, table))
    return describe_table(joints, path.name, **{"name": file_title(path), **settings})


def _is_comment(line: str) -> bool:
    return line.lstrip().startswith("#")


def _read_setting(line: str, file: str) -> tuple[str, Any]:
    key, _, value = line.lstrip("# \t").partition("=")
    key, value = key.strip(), value.strip().strip("\"'")
    if key not in SETTINGS:
        raise FormatError(file, 0, key, "an unknown setting", f"one of {', '.join(SETTINGS)}")
    return key, value.split() if key in ("gravity", "base", "tool") else value


def _csv_row(cells: Mapping[str | None, Any]) -> dict[str, Any]:
    """The cells of a row that are not empty, com and inertia gathered from their columns."""
    texts = {(k or "").strip(): v.strip() for k, v in cells.items() if isinstance(v, str)}
    row: dict[str, Any] = {key: text for key, text in texts.items() if text}
    for key, names in COLUMNS.items():
        numbers = [row.pop(name, "0") for name in names]
        if any(texts.get(name) for name in names):
            row[key] = numbers
    return row


# --- the table ----------------------------------------------------------------------------------


def describe_table(
    rows: Sequence[Mapping[str, Any]],
    file: str = "DH table",
    *,
    name: str = "robot",
    convention: str = "",
    angles: str = "rad",
    gravity: Sequence[Any] = DOWNWARD_GRAVITY,
    base: Any = None,
    tool: Any = None,
) -> RobotDescription:
    """The description of a table: rows with a, alpha, d, theta and what else is known of a joint.

    `base` and `tool` are 4x4 transforms, row by row.
    """
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
        links.append(_link(_TableRow(row, file, j, angles == "deg"), j, convention, T))
        T = transform()
    if tool is not None:
        T_tool = _matrix(tool, file, "tool")
        links.append(LinkDescription("tool", len(rows), "tool_fixed", placement=T_tool))
    x, y, z = _vector(gravity, 3, file, "gravity")
    return RobotDescription(str(name), tuple(links), "dh", file, (x, y, z))


class _TableRow:
    """One row of a table with checked access."""

    def __init__(self, row: Mapping[str, Any], file: str, j: int, degrees: bool) -> None:
        self.file, self.j, self.degrees = file, j, degrees
        self.cells: dict[str, Any] = {}
        for key, value in row.items():
            lower = str(key).lower()
            self.cells[lower if lower in GEOMETRY else key] = value
        for key in self.cells:
            if key not in (*KEYS, *OTHER_KEYS):
                raise self._wrong(key, "an unknown key", f"one of {', '.join(KEYS)}")

    def _wrong(self, key: str, problem: str, expected: str) -> FormatError:
        return FormatError(self.file, 0, f"joint {self.j}, {key}", problem, expected)

    def number(self, key: str) -> float | None:
        """The number in a cell, None if it is empty."""
        if key not in self.cells:
            return None
        return number(self.cells[key], self.file, f"joint {self.j}, {key}")

    def angle(self, key: str) -> float | None:
        """The angle in a cell in rad."""
        x = self.number(key)
        return math.radians(x) if x is not None and self.degrees else x

    def vector(self, key: str) -> list[float]:
        count = VECTORS[key]
        values = self.cells.get(key, [0] * count)
        return _vector(values, count, self.file, f"joint {self.j}, {key}")

    @property
    def kind(self) -> str:
        text = str(self.cells.get("type", self.cells.get("sigma", "revolute"))).lower()
        if text not in TYPES:
            raise self._wrong("type", quote(text), "revolute or prismatic")
        return TYPES[text]

    def transforms(self) -> tuple[Array, Array]:
        """Rot(z, theta) Trans(z, d) and Rot(x, alpha) Trans(x, a) with the joint at zero."""
        slides = self.kind == "prismatic"
        theta, d = self.angle("theta") or 0.0, self.number("d") or 0.0
        if slides:
            d += self.number("offset") or 0.0
        else:
            theta += self.angle("offset") or 0.0
        along_x = screw("x", self.angle("alpha") or 0.0, self.number("a") or 0.0)
        return screw("z", theta, d), along_x

    def inertia(self) -> RigidInertia:
        xx, yy, zz, xy, yz, xz = self.vector("inertia")
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        return RigidInertia(self.number("mass") or 0.0, np.array(self.vector("com")), tensor)


def _link(row: _TableRow, j: int, convention: str, before: Array) -> LinkDescription:
    """Link j and its joint; `before` is the frame of the row seen from the link before."""
    along_z, along_x = row.transforms()
    modified = convention == "modified"
    T = product(along_x, along_z) if modified else product(along_z, along_x)
    back = inverse(along_z if modified else T)  # the joint's axis is z of the frame before these
    axis = -back[:3, 2] if row.cells.get("flip") else back[:3, 2]  # flip: it turns the other way
    bound = row.angle if row.kind == "revolute" else row.number
    return LinkDescription(
        f"link{j}",
        j - 1,
        joint_name(row.cells.get("name"), f"{row.file}, joint {j}") or f"joint{j}",
        row.kind,
        product(before, T),
        axis,
        back[:3, 3],
        limits=(bound("qmin"), bound("qmax"), row.number("vmax"), row.number("taumax")),
        rotor=row.number("Ia") or 0.0,
        viscous=row.number("Fv") or 0.0,
        dry=row.number("Fs") or 0.0,
        dry_negative=row.number("Fsn") or 0.0,
        inertia=row.inertia(),
    )


def number(value: Any, file: str, key: str) -> float:
    """A finite number, also given as an expression of numbers such as pi/2."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise FormatError(file, 0, key, quote(repr(value)), "a number")
    try:
        result = _evaluate(value) if isinstance(value, str) else float(value)
    except OverflowError:
        result = math.inf
    except ExpressionError as error:
        todo = f"In {quote(str(value))}. Symbols have their place in a .par file."
        raise FormatError(file, 0, key, error.found, error.expected, todo) from None
    if not abs(result) <= LARGEST:
        raise FormatError(file, 0, key, quote(str(value)), f"a number of at most {MAGNITUDE}")
    return result


def _evaluate(text: str) -> float:
    def refuse_symbol(name: str) -> NoReturn:
        raise ExpressionError(text, 0, f"the symbol '{name}'", "a number")

    return float(interpret([parse(text, refuse_symbol)], {})[0])


def _vector(values: Any, count: int, file: str, key: str) -> list[float]:
    if not isinstance(values, list | tuple) or len(values) != count:
        raise FormatError(file, 0, key, quote(str(values)), f"{count} numbers")
    return [number(v, file, key) for v in values]


def _matrix(value: Any, file: str, key: str) -> Array:
    """A transform from 16 numbers or four rows; the identity if there is none."""
    if value is None:
        return transform()
    by_rows = isinstance(value, list) and value and isinstance(value[0], list)
    flat = [x for row in value for x in row] if by_rows else value
    T = np.array(_vector(flat, 16, file, key)).reshape(4, 4)
    R = T[:3, :3]
    is_rotation = (
        np.allclose(product(R, R.T), np.eye(3), rtol=0, atol=1e-6) and np.linalg.det(R) > 0
    )
    if not is_rotation or not np.allclose(T[3], [0, 0, 0, 1]):
        raise FormatError(
            file,
            0,
            key,
            "a matrix that is no rotation with a translation",
            "a homogeneous 4x4 matrix, row by row",
        )
    return T


# --- Python objects -----------------------------------------------------------------------------


@checked_types
def from_dh(
    robot: Any,
    convention: str = "",
    gravity: Sequence[Any] | None = None,
    *,
    name: str = "",
    values: Mapping[str, float] | None = None,
    **options: Any,
) -> Robot:
    """A serial robot from a table of its joints; `Robot.serial` takes Khalil's parameters.

    `robot` is a list of rows (mappings with a, alpha, d, theta …), or an object with `links` like
    the Robotics Toolbox's DHRobot. `convention` is standard, modified, or khalil for rows with
    alpha, d, theta, r. Cells may be texts with symbols: "pi/2", "L1", "q1 + pi/2"; links without
    inertial data then have symbols for them, and `values` are numbers of symbols. `gravity` is the
    acceleration of gravity in the frame of the base (default: as the object says, else 0, 0,
    -9.81); other options as for `load`, for tables of numbers.
    """
    if not isinstance(robot, Sequence):
        return to_robot(_describe_toolbox(robot, convention, gravity), import_options(options))
    rows = [_as_row(k, row) for k, row in enumerate(robot, 1)]
    given = DOWNWARD_GRAVITY if gravity is None else _python_value(list(gravity))
    if str(convention) not in (KHALIL, *CONVENTIONS):
        raise UnknownName("from_dh, convention", convention, (KHALIL, *CONVENTIONS))
    if convention == KHALIL or values or has_symbols(rows, given):
        if options:
            raise InputError("from_dh", f"{', '.join(options)} for a symbolic table", "no options")
        return symbolic_robot(rows, convention, name=name or "robot", gravity=given, values=values)
    description = describe_table(rows, name=name or "robot", convention=convention, gravity=given)
    return to_robot(description, import_options(options))


def _as_row(k: int, row: Any) -> dict[str, Any]:
    if not isinstance(row, Mapping):
        fault = f"{quote(str(row))} of type {type(row).__name__}"
        raise InputError(f"from_dh, row {k}", fault, "a mapping with a, alpha, d, theta …")
    return {key: _python_value(value) for key, value in row.items()}


def _python_value(value: Any) -> Any:
    """The value with numbers and arrays of NumPy as those of Python, in lists too."""
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    if isinstance(value, list | tuple):
        return [_python_value(x) for x in value]
    return value


def _describe_toolbox(
    robot: Any, convention: str, gravity: Sequence[float] | None
) -> RobotDescription:
    """The description of an object like the Robotics Toolbox's DHRobot."""
    links = list(getattr(robot, "links", ()))
    if not links or not all(hasattr(links[0], name) for name in ("a", "alpha", "d", "theta")):
        raise InputError(
            "from_dh",
            type(robot).__name__,
            "a list of rows, or an object whose links have a, alpha, d and theta",
        )
    if not convention:
        modified = getattr(links[0], "mdh", getattr(robot, "mdh", False))
        convention = CONVENTIONS[bool(modified)]
    g = getattr(robot, "gravity", DOWNWARD_GRAVITY) if gravity is None else gravity
    return describe_table(
        [_toolbox_row(link) for link in links],
        name=str(getattr(robot, "name", "") or "robot"),
        convention="modified" if convention == "modified" else "standard",
        gravity=[float(x) for x in np.ravel(g)],
        base=_pose(getattr(robot, "base", None)),
        tool=_pose(getattr(robot, "tool", None)),
    )


def _pose(value: Any) -> list[float] | None:
    """The 16 elements of a pose: of an array, or of an object that holds one as `A`."""
    if value is None:
        return None
    array = np.asarray(getattr(value, "A", value), float)
    if array.shape != (4, 4) or np.array_equal(array, np.eye(4)):
        return None
    return [float(x) for x in array.ravel()]


def _toolbox_row(link: Any) -> dict[str, Any]:
    """A row from a link of the Robotics Toolbox.

    Drives are converted to the joint side: G^2 Jm, G^2 B, |G| Tc. The two elements of Tc are the
    Coulomb friction at positive and, negative, at negative speed of the joint.
    """

    def value(name: str) -> float:
        attribute = getattr(link, name, None)
        return 0.0 if attribute is None else float(np.ravel(attribute)[0])

    slides = bool(getattr(link, "isprismatic", value("sigma")))
    gear = value("G") or 1.0
    row: dict[str, Any] = {
        "type": "prismatic" if slides else "revolute",
        "a": value("a"),
        "alpha": value("alpha"),
        "offset": value("offset"),
        "d": 0.0 if slides else value("d"),
        "theta": value("theta") if slides else 0.0,
        "mass": value("m"),
        "Ia": gear**2 * value("Jm"),
        "Fv": gear**2 * value("B"),
        **_coulomb_friction(link, abs(gear)),
        "flip": bool(value("isflip")),
    }
    return row | _toolbox_arrays(link)


def _coulomb_friction(link: Any, gear: float) -> dict[str, float]:
    """Fs, and Fsn where friction at negative speed differs, of a link of the Robotics Toolbox."""
    given = getattr(link, "Tc", None)
    torques = [gear * float(x) for x in np.ravel(0.0 if given is None else given)]
    if len(torques) != 2:
        return {"Fs": abs(torques[0])}
    positive, negative = torques[0], -torques[1]
    if positive == negative:
        return {"Fs": positive}
    if negative == 0:
        raise InputError(
            "from_dh, Tc",
            "friction at positive speed only",
            "two elements, one positive and one negative",
            "Give the same friction in both directions, or a small one at negative speed.",
        )
    return {"Fs": positive, "Fsn": negative}


def _toolbox_arrays(link: Any) -> dict[str, Any]:
    """The centre of mass, inertia and limits of a link of the Robotics Toolbox, if it has them."""
    com, inertia, limits = (getattr(link, name, None) for name in ("r", "I", "qlim"))
    row: dict[str, Any] = {}
    if com is not None:
        row["com"] = [float(x) for x in np.ravel(com)]
    if inertia is not None and np.size(inertia) == 9:
        J = np.reshape(np.asarray(inertia, float), (3, 3))
        row["inertia"] = [float(x) for x in (J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[1, 2], J[0, 2])]
    if limits is not None and np.size(limits) == 2:
        row["qmin"], row["qmax"] = (float(x) for x in np.ravel(limits))
    return row
