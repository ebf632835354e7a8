"""Robots built in Python: from links and joints, or from a symbolic table of parameters.

    b = sy.Builder("arm")
    b.link("base")
    b.link("upper", mass=2.0, com=(0.2, 0, 0), inertia=(0.01, 0.03, 0.03))
    b.joint("shoulder", parent="base", child="upper", axis=(0, 0, 1), limits=(-3, 3))
    arm = b.robot()

The robot is converted as an imported one: frames, names and order of the links are kept.

Tables of serial robots:

    khalil     alpha, d, theta, r (and gamma, b): the frames of the robot are those of the table
    modified   a, alpha, d, theta: Khalil's d = a and r = d
    standard   Khalil's row j has alpha and d = a of row j-1; a fixed frame ends the last link

A cell is a number or a text such as "L1/2 + pi/4". The cell of the joint variable (theta of a
revolute, r or DH's d of a prismatic joint) may contain the variable; otherwise q1, q2 … is added.
"""

from __future__ import annotations

import dataclasses
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import ExpressionError, InputError, SymoroError, UnknownName, checked_types
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
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    MAX_LINKS,
    ROUNDING_ERROR,
    Array,
    LinkDescription,
    Mimic,
    RigidInertia,
    RobotDescription,
    from_rpy,
    import_options,
    order_links,
    snapped_angle,
    transform,
)
from symoro.formats.text_files import LARGEST, MAGNITUDE
from symoro.robot import (
    DOWNWARD_GRAVITY,
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

KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "spherical": "spherical",
    "ball": "spherical",
    "planar": "planar",
    "floating": "free",
}
Z = (0.0, 0.0, 1.0)


class Builder:
    """Links and joints of a robot, added one by one; `robot()` gives the `Robot`.

    `gravity` (m/s2) is seen from the frame of the root link.
    """

    @checked_types
    def __init__(self, name: str = "robot", gravity: Sequence[float] = DOWNWARD_GRAVITY) -> None:
        self.name = name
        self.gravity = _vector(gravity, 3, "gravity")
        self._links: dict[str, RigidInertia] = {}
        self._joints: dict[str, LinkDescription] = {}  # by child
        self._parents: dict[str, str] = {}  # child → parent

    def __repr__(self) -> str:
        return f"<builder of {self.name}: {len(self._links)} links, {len(self._joints)} joints>"

    @checked_types
    def link(
        self,
        name: str,
        mass: float = 0.0,
        com: Sequence[float] = (0.0, 0.0, 0.0),
        inertia: Any = (0.0, 0.0, 0.0),
    ) -> Builder:
        """Add a link: mass (kg), centre of mass (m) and inertia (kg.m2) about it, in its own frame.

        `inertia` is a 3x3 matrix, (xx, yy, zz), or (xx, yy, zz, xy, yz, xz).
        """
        place = f"link {name}"
        if name in self._links or not name:
            raise InputError(
                place, "a second link of this name" if name else "no name", "a new one"
            )
        if len(self._links) >= MAX_LINKS:
            raise InputError(place, f"{len(self._links) + 1} links", f"at most {MAX_LINKS}")
        weight = float(_numbers(mass, (), f"{place}, mass"))
        tensor = _tensor(inertia, f"{place}, inertia")
        self._links[name] = RigidInertia(weight, _vector(com, 3, f"{place}, com"), tensor)
        return self

    @checked_types
    def joint(
        self,
        name: str,
        parent: str,
        child: str,
        kind: str = "revolute",
        *,
        axis: Sequence[float] = Z,
        origin: Any = None,
        xyz: Sequence[float] = (0.0, 0.0, 0.0),
        rpy: Sequence[float] = (0.0, 0.0, 0.0),
        limits: Sequence[float | None] = (None, None),
        velocity: float | None = None,
        effort: float | None = None,
        armature: float = 0.0,
        damping: float = 0.0,
        friction: float = 0.0,
        mimic: tuple[str, float, float] | None = None,
    ) -> Builder:
        """Add the joint that carries `child`, whose frame is the joint's.

        `origin` is its pose (4x4) in the parent's frame with the joint at zero, or `xyz` (m) and
        `rpy` (rad: roll, pitch, yaw about fixed axes, as in URDF) give it; `axis` is seen from the
        child. `kind` is revolute, continuous, prismatic, fixed, spherical, planar or floating;
        `limits` (lowest, highest; rad or m), `velocity` and `effort` bound the motion; `armature`
        is the rotor's inertia on the joint's side, `damping` viscous and `friction` dry friction;
        `mimic` (joint, multiplier, offset) makes the joint follow another.
        """
        place = f"joint {name}"
        self._check_joint(place, name, child, kind)
        low, high = _limits(limits, f"{place}, limits")
        self._joints[child] = LinkDescription(
            child,
            joint=name,
            kind=KINDS[kind],
            placement=_placement(origin, xyz, rpy, place),
            axis=_unit(axis, f"{place}, axis"),
            limits=(low, high, velocity, effort),
            rotor=float(_numbers(armature, (), f"{place}, armature")),
            viscous=float(_numbers(damping, (), f"{place}, damping")),
            dry=float(_numbers(friction, (), f"{place}, friction")),
            mimic=None if mimic is None else _mimic(mimic, f"{place}, mimic"),
        )
        self._parents[child] = parent
        return self

    def _check_joint(self, place: str, name: str, child: str, kind: str) -> None:
        if not name or any(link.joint == name for link in self._joints.values()):
            raise InputError(
                place, "a second joint of this name" if name else "no name", "a new one"
            )
        if child in self._joints:
            other = self._joints[child].joint
            raise InputError(place, f"link {child}, which joint {other} carries already", "another")
        if kind not in KINDS:
            raise InputError(f"{place}, kind", f"'{kind}'", f"one of {', '.join(KINDS)}")

    def _check_mimics(self) -> None:
        """Refuse joints that follow one that does not move or does not exist, or each other."""
        kinds = {link.joint: link.kind for link in self._joints.values()}
        masters = {x.joint: x.mimic.joint for x in self._joints.values() if x.mimic is not None}
        for name, master in masters.items():
            problem = _problem_of_mimic(name, masters, kinds)
            if problem:
                moving = [x for x, kind in kinds.items() if kind != "fixed" and x != name]
                known = ", ".join(moving[:20]) or "none"
                fault, expected = f"'{master}', {problem}", f"a joint that moves: {known}"
                raise InputError(f"joint {name}, mimic", fault, expected)

    def description(self) -> RobotDescription:
        """The links in the order of the tree, as an imported file gives them."""
        for child, parent in self._parents.items():
            for link in (parent, child):
                if link not in self._links:
                    place = f"joint {self._joints[child].joint}"
                    known = ", ".join(list(self._links)[:20]) or "none yet"
                    todo = f'Add it: b.link("{link}").'
                    raise InputError(place, f"the link '{link}'", f"one of {known}", todo)
        self._check_mimics()
        links = {
            name: dataclasses.replace(
                self._joints.get(name, LinkDescription(name)), inertia=inertia
            )
            for name, inertia in self._links.items()
        }
        ordered = order_links(links, self._parents, self.name)
        x, y, z = (float(g) for g in self.gravity)
        return RobotDescription(self.name, ordered, "python", "", (x, y, z))

    def robot(self, **options: Any) -> Robot:
        """The robot; options as for `sy.load` of a file: `floating`, `tolerance`, `symbolic`."""
        if not self._links:
            raise SymoroError(f"{self.name} has no links: add them with link() and joint().")
        return to_robot(self.description(), import_options(options))


# --- checked values ------------------------------------------------------------------------------


def _numbers(value: Any, shape: tuple[int, ...], place: str) -> Array:
    try:
        array = np.asarray(value, float)
    except (TypeError, ValueError, OverflowError):
        array = np.full(1, np.nan)
    if array.shape != shape or not (np.abs(array) <= LARGEST).all():
        size = "x".join(map(str, shape))
        expected = f"{size} finite numbers" if shape else "a finite number"
        expected = f"{expected} of at most {MAGNITUDE}"
        raise InputError(place, repr(value), expected)
    return array


def _vector(value: Any, count: int, place: str) -> Array:
    return _numbers(value, (count,), place)


def _unit(value: Any, place: str) -> Array:
    axis = _vector(value, 3, place)
    length = math.hypot(*axis)
    if length < 1e-9:
        raise InputError(place, repr(value), "a direction, not zero")
    return axis / length


def _size(value: Any) -> int:
    """The number of elements; 0 for rows of unequal length."""
    try:
        return np.size(value)
    except ValueError:
        return 0


def _tensor(value: Any, place: str) -> Array:
    size = _size(value)
    if size == 9:
        tensor = _numbers(value, (3, 3), place)
        if not np.allclose(tensor, tensor.T, rtol=1e-9, atol=0):
            raise InputError(place, repr(value), "a symmetric matrix")
        return tensor
    xx, yy, zz, xy, yz, xz = (
        (*_vector(value, 3, place), 0.0, 0.0, 0.0) if size == 3 else _vector(value, 6, place)
    )
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def _placement(origin: Any, xyz: Any, rpy: Any, place: str) -> Array:
    if origin is None:
        R = from_rpy([float(x) for x in _vector(rpy, 3, f"{place}, rpy")])
        return transform(R, _vector(xyz, 3, f"{place}, xyz"))
    if np.any(xyz) or np.any(rpy):
        raise InputError(place, "origin and xyz or rpy", "one of them")
    if _size(origin) == 3:
        return transform(None, _vector(origin, 3, f"{place}, origin"))
    T = _numbers(origin, (4, 4), f"{place}, origin")
    R = T[:3, :3]
    if not np.allclose(R @ R.T, np.eye(3), rtol=0, atol=1e-6) or np.linalg.det(R) < 0:
        raise InputError(f"{place}, origin", "a matrix that is no rotation", "a pose (4x4)")
    return T


def _limits(value: Any, place: str) -> tuple[float | None, float | None]:
    if not isinstance(value, list | tuple | np.ndarray) or len(value) != 2:
        raise InputError(place, repr(value), "(lowest, highest), None where there is none")
    low, high = (None if x is None else float(_numbers(x, (), place)) for x in value)
    if low is not None and high is not None and low >= high:
        raise InputError(place, repr(value), "the lowest first")
    return low, high


def _problem_of_mimic(name: str, masters: Mapping[str, str], kinds: Mapping[str, str]) -> str:
    """Why a joint cannot follow its master; '' where it can."""
    master, way = masters[name], [name]
    if master not in kinds:
        return "which does not exist"
    if kinds[master] == "fixed":
        return "which does not move"
    while master not in way:
        way.append(master)
        master = masters.get(master, "")
    return "which leads back to it" if master == name else ""


def _mimic(value: Any, place: str) -> Mimic:
    if isinstance(value, str):
        return Mimic(value)
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= 3:
        raise InputError(place, repr(value), "(joint, multiplier, offset)")
    joint, *law = value
    return Mimic(str(joint), *(float(_numbers(x, (), place)) for x in law))


# --- symbolic tables of serial robots -------------------------------------------------------------


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
DRIVES = ("IA", "FV", "FS", "FSN")
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
    gravity: Sequence[Any] = DOWNWARD_GRAVITY,
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
    _check_own_names(table[:links], roles)
    cells = [_Values(row, roles) for row in table]
    robot = Robot(
        name,
        _frames(cells),
        (Body(), *map(_Values.body, cells[:links])),
        (Wrench(),) * (links + 1),
        tuple(map(_Values.joint, cells[:links])),
        Base(),
        _gravity(gravity, roles),
        values={
            str(key): _value(f"values of {name}, {key}", x) for key, x in (values or {}).items()
        },
    )
    _check_values(robot)
    return validated(robot, name)


def _check_own_names(table: Sequence[_Row], roles: Mapping[str, Role]) -> None:
    """Refuse symbols that are called like the inertial parameters of a row without any."""
    for row in table:
        for name in row.own_names if row.is_massless else ():
            if name in roles:
                fault = f"the symbol {name} in another cell"
                todo = "A row without inertial data has the symbols XXj … Mj: rename yours."
                raise InputError(row.place, fault, "another name", todo)


def _value(place: str, value: Any) -> float:
    """The number of a symbol."""
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise InputError(place, repr(value)[:60], "a finite number")
    return number


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

    @property
    def own_names(self) -> list[str]:
        """The symbols of the inertial parameters of a row without inertial data."""
        return [f"{key}{self.j}" for key in OWN_INERTIA] if self.sigma != FIXED else []

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
            angle = snapped_angle(float(text), ROUNDING_ERROR)
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
            return Joint(name=joint_name(row.cells.get("name"), row.place))
        drives: dict[str, Any] = {key: self.value(key, row.cells.get(key, 0)) for key in DRIVES}
        return Joint(
            symbol(f"QP{j}", Role.VELOCITY),
            symbol(f"QDP{j}", Role.ACCELERATION),
            symbol(f"GAM{j}", Role.TORQUE),
            name=joint_name(row.cells.get("name"), row.place),
            limits=tuple(self._limit(key) for key in LIMITS),
            **drives,
        )

    def _limit(self, key: str) -> float | None:
        value = self.row.cells.get(key)
        if value is None:
            return None
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not (abs(value) <= sys.float_info.max or abs(value) == math.inf):
            raise InputError(f"{self.row.place}, {key}", repr(value), "a number")
        return float(value)

    def body(self) -> Body:
        """The inertial parameters in the Khalil frame of the row [KD 9.46]."""
        row = self.row
        if row.is_massless:
            names = zip(OWN_INERTIA, row.own_names, strict=False)  # none of a fixed row
            return Body(**{key: symbol(name, Role.INERTIAL) for key, name in names})
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


def joint_name(value: Any, place: str) -> str:
    """The name in a row of a table; '' without one."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputError(f"{place}, name", repr(value), "a text")
    return str(value)


def _scalar(place: str, value: Any, roles: Mapping[str, Role]) -> Expr:
    """A number or a text as an expression."""
    if isinstance(value, str):
        return _parsed(place, value, lambda name: symbol(name, roles.get(name, Role.OTHER)))
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not abs(value) <= sys.float_info.max:
        raise InputError(place, repr(value), "a finite number or a text such as 'L1 + pi/2'")
    return constant(value)


def _parsed(place: str, text: str, resolve: Any) -> Expr:
    try:
        return parse(text, resolve)
    except ExpressionError as error:
        todo = f"In '{text[:60]}'."
        raise InputError(place, error.found, error.expected, todo) from None
