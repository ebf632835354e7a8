"""Symbolic tables of serial robots, in Khalil's parameters or standard or modified DH parameters.

    khalil     alpha, d, theta, r (and gamma, b): the frames of the robot are those of the table
    modified   a, alpha, d, theta: Khalil's d = a and r = d
    standard   Khalil's row j has alpha and d = a of row j-1; a fixed frame ends the last link

A cell is a number or a text such as "L1/2 + pi/4". The cell of the joint variable (theta of a
revolute, r or DH's d of a prismatic joint) may contain the variable; otherwise q1, q2 … is added.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symoro.errors import ExpressionError, InputError, UnknownName
from symoro.expr import (
    PI_NODE,
    SYMBOL,
    ZERO,
    Expr,
    Mat3,
    Role,
    Scalar,
    Vec3,
    constant,
    cos,
    parse,
    sin,
    symbol,
    symbols_of,
)
from symoro.formats.description import NOISE, snapped_angle
from symoro.robot import (
    FIXED,
    PRISMATIC,
    REVOLUTE,
    Base,
    Body,
    Frame,
    Joint,
    Robot,
    Wrench,
    validated,
)

KHALIL, MODIFIED, STANDARD = "khalil", "modified", "standard"
SIGMA = {
    **dict.fromkeys(("revolute", "r", "0"), REVOLUTE),
    **dict.fromkeys(("prismatic", "p", "1"), PRISMATIC),
    **dict.fromkeys(("fixed", "f", "2"), FIXED),
}
ANGLES = ("gamma", "alpha", "theta")
CELLS = {  # Khalil's parameter → key of the table
    KHALIL: {key: key for key in ("gamma", "b", "alpha", "d", "theta", "r")},
    MODIFIED: {"alpha": "alpha", "d": "a", "theta": "theta", "r": "d"},
    STANDARD: {"alpha": "alpha", "d": "a", "theta": "theta", "r": "d"},
}
TENSOR = ("XX", "XY", "XZ", "YY", "YZ", "ZZ")
OWN_INERTIA = (*TENSOR, "MX", "MY", "MZ", "M")  # of Khalil's tables, about the frame's origin
DRIVES = ("IA", "FV", "FS")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
VECTORS = {"com": 3, "inertia": 6}  # inertia about the centre of mass: xx, yy, zz, xy, yz, xz
NO_VALUES = ("type", "sigma", "name")  # keys whose cells are not expressions
OTHERS = ("type", "sigma", "name", "offset", "mass", *VECTORS, *LIMITS)

Cells = Mapping[str, Any]


def has_symbols(rows: Sequence[Cells], gravity: Any = ()) -> bool:
    """True if a cell of a table, or the gravity, contains a symbol."""
    cells = [("gravity", gravity)]
    for j, row in enumerate(rows, 1):
        cells += [(f"row {j}, {key}", x) for key, x in row.items() if key not in NO_VALUES]
    return any(_symbols_in(place, value) for place, value in cells)


def _symbols_in(place: str, value: Any) -> list[str]:
    """The names of the symbols in a cell, which may be a vector."""
    texts = value if isinstance(value, list | tuple) else (value,)
    parsed = [_parsed(place, x, symbol) for x in texts if isinstance(x, str)]
    return [s.payload[0] for s in symbols_of(parsed)]


def symbolic_robot(
    rows: Sequence[Cells],
    convention: str,
    *,
    name: str = "robot",
    gravity: Sequence[Any] = (0.0, 0.0, -9.81),
    values: Mapping[str, float] | None = None,
) -> Robot:
    """The serial robot of a table; see the top of the module.

    A row without inertial data has the symbols XXj … Mj. `values` are numbers of symbols, kept as
    `robot.values`; `gravity` is seen from frame 0.
    """
    table = [_Row(j, row, convention) for j, row in enumerate(rows, 1)]
    links = max((row.j for row in table if row.sigma != FIXED), default=0)
    if not links:
        raise InputError(name, "no row of a moving joint", "a row for each joint")
    roles = _roles(table, links)
    cells = [_Values(row, roles) for row in table]
    robot = Robot(
        name,
        _frames(cells),
        (Body(), *map(_Values.body, cells[:links])),
        (Wrench(),) * (links + 1),
        tuple(map(_Values.joint, cells[:links])),
        Base(),
        _gravity(gravity, roles),
        values={key: float(x) for key, x in (values or {}).items()},
    )
    _check_values(robot)
    return validated(robot, name)


def _check_values(robot: Robot) -> None:
    for key in robot.values:
        if key not in robot.symbols:
            raise UnknownName(f"values of {robot.name}", key, robot.symbols)


def _frames(cells: Sequence[_Values]) -> tuple[Frame, ...]:
    """The frames of the rows; a fixed one ends the last link of a standard DH table."""
    before = (None, *cells[:-1])
    frames = [x.frame(last) for x, last in zip(cells, before, strict=True)]
    alpha, d = cells[-1].end
    if cells[-1].row.convention == STANDARD and (alpha != ZERO or d != ZERO):
        frames.append(Frame(len(cells), FIXED, alpha=alpha, d=d, mu=0))
    return tuple(frames)


def _gravity(elements: Sequence[Any], roles: Mapping[str, Role]) -> tuple[Expr, ...]:
    if isinstance(elements, str) or len(elements) != 3:
        raise InputError("gravity", repr(elements), "3 elements")
    return tuple(_scalar("gravity", x, roles) for x in elements)


# --- rows of the table ---------------------------------------------------------------------------


class _Row:
    """One row with its keys checked; `texts` are the cells of Khalil's parameters."""

    def __init__(self, j: int, row: Cells, convention: str) -> None:
        self.j, self.convention, self.place = j, convention, f"row {j}"
        names = CELLS[convention]
        upper = (*DRIVES, *(OWN_INERTIA if convention == KHALIL else ()))
        self.cells: dict[str, Any] = {}
        for key, value in row.items():
            known = _known_key(str(key), (*names.values(), *OTHERS), upper)
            if known is None:
                expected = ", ".join((*names.values(), *OTHERS, *upper))
                raise InputError(f"{self.place}, {key}", "an unknown key", f"one of {expected}")
            self.cells[known] = value
        kind = str(self.cells.get("type", self.cells.get("sigma", "revolute"))).lower()
        if kind not in SIGMA:
            raise InputError(f"{self.place}, type", f"'{kind}'", "revolute, prismatic or fixed")
        self.sigma = SIGMA[kind]
        self.texts = {key: self.cells.get(name, 0) for key, name in names.items()}

    @property
    def moving_key(self) -> str:
        """Khalil's parameter that holds the joint variable; '' for a fixed joint."""
        return {REVOLUTE: "theta", PRISMATIC: "r", FIXED: ""}[self.sigma]

    @property
    def is_massless(self) -> bool:
        """True if the row has no inertial data."""
        return not any(key in self.cells for key in ("mass", *VECTORS, *OWN_INERTIA))

    def variable(self) -> str:
        """The name of the joint variable: qj, or the lone symbol in the cell of the variable."""
        own = f"q{self.j}"
        if not self.moving_key:
            return ""
        value = _scalar(f"{self.place}, {self.moving_key}", self.texts[self.moving_key], {})
        return str(value.payload[0]) if value.op is SYMBOL else own


def _known_key(key: str, lower: Sequence[str], upper: Sequence[str]) -> str | None:
    """The key of the table that a user's spelling means."""
    if key in (*lower, *upper):
        return key
    return next((k for k in lower if k == key.lower()), None) or next(
        (k for k in upper if k == key.upper()), None
    )


def _roles(table: Sequence[_Row], links: int) -> dict[str, Role]:
    """The role of each symbol: joint variables, lengths and angles, inertial parameters."""
    roles: dict[str, Role] = {}

    for row in table[:links]:
        if row.moving_key:
            if row.variable() in roles:
                where = f"{row.place}, {row.moving_key}"
                raise InputError(
                    where, f"the variable {row.variable()} again", "one for each joint"
                )
            roles[row.variable()] = Role.POSITION
    lengths = {*CELLS[table[0].convention].values(), "offset"}
    cells = [(row, key, x) for row in table for key, x in row.cells.items() if key not in NO_VALUES]
    for row, key, x in sorted(cells, key=lambda cell: cell[1] not in lengths):
        role = Role.GEOMETRIC if key in lengths else Role.INERTIAL
        for name in _symbols_in(f"{row.place}, {key}", x):
            roles.setdefault(name, role)
    return roles


# --- values ----------------------------------------------------------------------------


@dataclass(frozen=True)
class _Values:
    """The frame, the body and the joint of one row as expressions."""

    row: _Row
    roles: Mapping[str, Role]

    def value(self, key: str, text: Any) -> Expr:
        """The expression of a cell; an angle that is a multiple of pi/12 is exact."""
        place = f"{self.row.place}, {key}"
        if key in ANGLES and isinstance(text, int | float) and not isinstance(text, bool):
            angle = snapped_angle(float(text), NOISE)
            if not isinstance(angle, float):
                return constant(angle) * PI_NODE
        return _scalar(place, text, self.roles)

    def parameters(self) -> dict[str, Expr]:
        """Khalil's parameters of the row, the joint variable included."""
        row = self.row
        values = {key: self.value(key, text) for key, text in row.texts.items()}
        variable = symbol(row.variable(), Role.POSITION) if row.moving_key else ZERO
        if row.moving_key:
            own = values[row.moving_key] + self.value(row.moving_key, row.cells.get("offset", 0))
            values[row.moving_key] = own if variable in symbols_of([own]) else own + variable
        for key, value in values.items():
            self._check_cell(key, value, variable)
        return values

    def _check_cell(self, key: str, value: Expr, variable: Expr) -> None:
        """Refuse a joint variable anywhere but added to the cell of its own joint."""
        own = key == self.row.moving_key
        rest = symbols_of([value - variable if own else value])
        if any(s.payload[1] is Role.POSITION for s in rest):
            expected = f"{variable} plus what does not move" if own else "no joint variable"
            raise InputError(f"{self.row.place}, {key}", f"'{value}'", expected)

    @property
    def end(self) -> tuple[Expr, Expr]:
        """alpha and d = a behind the joint of a standard DH row."""
        values = self.parameters()
        return values["alpha"], values["d"]

    def frame(self, before: _Values | None) -> Frame:
        """Frame j; in a standard DH table alpha and d are those of the row before."""
        values = self.parameters()
        if self.row.convention == STANDARD:
            values["alpha"], values["d"] = before.end if before is not None else (ZERO, ZERO)
        mu = int(self.row.sigma != FIXED)
        return Frame(self.row.j - 1, self.row.sigma, mu=mu, **values)

    def joint(self) -> Joint:
        """The joint of the row."""
        row, j = self.row, self.row.j
        if row.sigma == FIXED:
            return Joint(name=str(row.cells.get("name", "")))
        IA, FV, FS = (self.value(key, row.cells.get(key, 0)) for key in DRIVES)
        return Joint(
            symbol(f"QP{j}", Role.VELOCITY),
            symbol(f"QDP{j}", Role.ACCELERATION),
            symbol(f"GAM{j}", Role.TORQUE),
            IA,
            FV,
            FS,
            name=str(row.cells.get("name", "")),
            limits=tuple(self._limit(key) for key in LIMITS),
        )

    def _limit(self, key: str) -> float | None:
        value = self.row.cells.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or math.isnan(value):
            raise InputError(f"{self.row.place}, {key}", repr(value), "a number")
        return float(value)

    def body(self) -> Body:
        """The inertial parameters in the Khalil frame of the row [KD 9.46]."""
        row, j = self.row, self.row.j
        if row.is_massless:
            symbolic = row.sigma != FIXED
            names = {k: f"{k}{j}" for k in OWN_INERTIA} if symbolic else {}
            return Body(**{key: symbol(n, Role.INERTIAL) for key, n in names.items()})
        if any(key in row.cells for key in OWN_INERTIA):
            return Body(**{key: self.value(key, row.cells.get(key, 0)) for key in OWN_INERTIA})
        return self._moved_body()

    def _moved_body(self) -> Body:
        """From mass, centre of mass and inertia about it, in the table's frame of the link."""
        M = self.value("mass", self.row.cells.get("mass", 0))
        xx, yy, zz, xy, yz, xz = self._vector("inertia")
        c, J = (
            Vec3(*self._vector("com")),
            Mat3.from_rows([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]),
        )
        if self.row.convention == STANDARD:
            alpha, a = self.end
            ca, sa = cos(alpha), sin(alpha)
            R = Mat3.from_rows([[1, 0, 0], [0, ca, -sa], [0, sa, ca]])
            c, J = R @ c + Vec3(a, ZERO, ZERO), R @ J @ R.T
        x, y, z = c
        steiner: list[Scalar] = [
            *(y * y + z * z, -x * y, -x * z),
            *(x * x + z * z, -y * z, x * x + y * y),
        ]
        places = [(r, k) for r in range(3) for k in range(r, 3)]
        tensor = [J.rows[r][k] + M * s for (r, k), s in zip(places, steiner, strict=True)]
        return Body(**dict(zip(OWN_INERTIA, (*tensor, M * x, M * y, M * z, M), strict=True)))

    def _vector(self, key: str) -> list[Expr]:
        values = self.row.cells.get(key, [0] * VECTORS[key])
        if not isinstance(values, list | tuple) or len(values) != VECTORS[key]:
            place = f"{self.row.place}, {key}"
            raise InputError(place, repr(values), f"{VECTORS[key]} numbers or texts")
        return [self.value(key, x) for x in values]


def _scalar(place: str, value: Any, roles: Mapping[str, Role]) -> Expr:
    """A number or a text as an expression."""
    if isinstance(value, str):
        return _parsed(place, value, lambda name: symbol(name, roles.get(name, Role.OTHER)))
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise InputError(place, repr(value), "a finite number or a text such as 'L1 + pi/2'")
    return constant(value)


def _parsed(place: str, text: str, resolve: Any) -> Expr:
    try:
        return parse(text, resolve)
    except ExpressionError as error:
        todo = f"In '{text[:60]}'."
        raise InputError(place, error.found, error.expected, todo) from None
