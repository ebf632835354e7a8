"""Reading SYMORO's `.par` files, in three dialects.

encyclopedia   `p` for ant, `n`, lower case, missing keys default                  [LK22, Figure 3]
SYMORO+        Ant Sigma B R Alpha Mu Theta, Latin-1, Theta = 0 meaning "the joint variable"
OpenSYMORO     NL NJ NF Type is_floating is_mobile eta k GAM; the one that is written
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import ExpressionError, FormatError
from symoro.expr import (
    ONE,
    ZERO,
    Expr,
    Role,
    forward,
    identifiers,
    infix_text,
    interpret,
    parse,
    symbol,
)
from symoro.formats.description import MAX_LINKS
from symoro.formats.par.syntax import (
    BASE,
    DRIVE,
    EXTENDED,
    EXTENDED_DRIVE,
    EXTENDED_KEYS,
    GEOMETRIC,
    INERTIAL,
    KEYS,
    LIMITS,
    MOTION,
    PRIORITY,
    ROLES,
    TEXTS,
    WRENCH,
    Item,
    Table,
    assignments,
    read_origin,
    split_comments,
    without_comment_marks,
)
from symoro.formats.text_files import decode, quote, read_file
from symoro.robot import CLOSED, FIXED, MOVING, Base, Body, Frame, Joint, Robot, Wrench, validated

EXPRESSIONS = tuple(k for k in GEOMETRIC if k not in ("ant", "sigma", "mu"))


def read(path: Path) -> Robot:
    """The robot that a `.par` file describes."""
    return loads(read_file(path), path.name, path.stem)


def loads(data: bytes | str, file: str = "robot.par", name: str = "robot") -> Robot:
    """The robot that the contents of a `.par` file describe.

    `file` stands in messages; `name` is the robot's if the file does not say another.
    """
    text = decode(data.encode(errors="replace") if isinstance(data, str) else data, file)
    code, comments = split_comments(text, file)
    table = Table(file)
    for assignment in assignments(code, file):
        table.put(assignment, KEYS)
    for comment in comments:
        if comment.text.startswith("@"):
            _read_extension(table, comment)
        name = _robot_name(comment.text) or name
    table.check_unknown()
    return validated(_Builder(table).robot(without_comment_marks(name)), file, table.line)


def _robot_name(comment: str) -> str:
    """The name in a comment like `Robotname = 'X'`, '' for any other comment."""
    match = re.match(
        r"\s*+(?:Robotname|Robot name|Name of file)\s*+[:=]\s*+([^\n]*)", comment, re.IGNORECASE
    )
    text = match[1].strip() if match else ""
    quoted = re.fullmatch(r"(['\"])(.*)\1", text)
    return re.sub(r"(?:\.par)+$", "", (quoted[2] if quoted else text).strip(), flags=re.IGNORECASE)


def _read_extension(table: Table, comment: Item) -> None:
    """Put the assignment of a comment (*@ key = value *) into the table."""
    match = re.match(r"@\s*+(\w++)\s*+=(.*)", comment.text, re.DOTALL)
    key = EXTENDED_KEYS.get(match[1].lower()) if match else None
    if match is None or key is None:
        warnings.warn(
            f"{table.file}, line {comment.line}: the remark '(*@{comment.text[:30]} …' is ignored; "
            f"known: {', '.join(EXTENDED)}",
            stacklevel=2,
        )
    elif key in TEXTS:
        table.texts[key] = without_comment_marks(match[2])
    else:
        for assignment in assignments(comment.text[1:], table.file, comment.line):
            table.put(assignment, EXTENDED_KEYS)


# --- header -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Sizes:
    """Numbers of links, joints and frames."""

    NL: int
    NJ: int
    NF: int


def _read_sizes(t: Table) -> _Sizes:
    listed = next((t.entries[key] for key in ("sigma", "ant") if key in t.entries), None)
    frames = len(listed.items) if listed else 0
    nl = t.integer("NL", frames)
    nj = t.integer("NJ", nl)
    least = nl + 2 * (nj - nl)
    nf = t.integer("NF", max(least, frames))
    for key, value, smallest in (("NL", nl, 1), ("NJ", nj, nl), ("NF", nf, least)):
        if not smallest <= value <= 3 * MAX_LINKS:
            raise FormatError(
                t.file,
                t.line(key),
                key,
                str(value),
                f"from {smallest} to {3 * MAX_LINKS}",
                "Every link has a joint; each closed loop adds a joint and two frames "
                "(NF = NL + 2 (NJ - NL)); tool frames come last.",
            )
    kind = t.integer("Type", CLOSED)
    if kind not in (0, 1, 2):
        expected = "0 (simple), 1 (tree) or 2 (closed loop)"
        raise FormatError(t.file, t.line("Type"), "Type", str(kind), expected)
    return _Sizes(nl, nj, nf)


# --- expressions --------------------------------------------------------------------------------


class _ExpressionReader:
    """Turns items into expressions, each symbol with the one role that it has in this robot."""

    def __init__(self, file: str, roles: Mapping[str, Role]) -> None:
        self.file, self.roles = file, roles

    def names(self, key: str, item: Item) -> list[str]:
        """The symbols of an item."""
        try:
            return identifiers(item.text)
        except ExpressionError as error:
            raise self._located(key, item, error) from None

    def value(self, key: str, item: Item) -> Expr:
        try:
            return parse(item.text, lambda name: symbol(name, self.roles.get(name, Role.OTHER)))
        except ExpressionError as error:
            raise self._located(key, item, error) from None

    def number(self, key: str, item: Item) -> float:
        """A finite number, given as an expression without symbols."""
        value = self.value(key, item)
        with np.errstate(all="ignore"):
            number = float("nan") if value.level else float(interpret([value], {})[0])
        if not math.isfinite(number):
            raise FormatError(self.file, item.line, key, quote(item.text), "a number")
        return number

    def _located(self, key: str, item: Item, error: ExpressionError) -> FormatError:
        where = f"In {quote(item.text)}, column {error.column + 1}. {error.todo}".strip()
        return FormatError(self.file, item.line, key, error.found, error.expected, where)


def _symbol_roles(
    reader: _ExpressionReader,
    columns: Mapping[str, list[Item]],
    variables: Iterable[str],
    floating: bool,
) -> dict[str, Role]:
    """The role of each symbol: that of its keys that comes first in PRIORITY."""
    by_key = dict(ROLES)
    if floating:  # the components of gravity in the base's frame change with the base
        by_key["G"] = Role.BASE
    roles: dict[str, Role] = {}
    for role in reversed(PRIORITY):
        for key, items in columns.items():
            if by_key.get(key) is role:
                roles |= {name: role for item in items for name in reader.names(key, item)}
    return roles | dict.fromkeys(variables, Role.POSITION)


# --- joint variables ----------------------------------------------------------------------------


def _joint_variables(
    t: Table, sigma: list[int], columns: Mapping[str, list[Item]]
) -> dict[str, tuple[str, int]]:
    """The name of each joint's variable, with its key (theta or r) and the joint's number."""
    reader = _ExpressionReader(t.file, {})
    elsewhere = {
        name
        for key, items in columns.items()
        if key in (*GEOMETRIC, *INERTIAL)
        for j, item in enumerate(items)
        if not (j < len(sigma) and key == MOVING.get(sigma[j]))
        for name in reader.names(key, item)
    }
    variables: dict[str, tuple[str, int]] = {}
    for j, kind in enumerate(sigma, 1):
        if kind == FIXED:
            continue
        key = MOVING[kind]
        item = columns[key][j - 1]
        name = _joint_variable(t, key, j, item, reader.names(key, item), elsewhere)
        if name in variables:
            raise FormatError(
                t.file,
                item.line or t.line("sigma"),
                f"{key}[{j}]",
                f"'{name}', already the variable of joint {variables[name][1]}",
                "a variable of its own",
                f"Write q{j}; coupled joints are described by loops.",
            )
        variables[name] = (key, j)
    return variables


def _joint_variable(
    t: Table, key: str, j: int, item: Item, symbols: list[str], elsewhere: set[str]
) -> str:
    """The symbol in theta (or r) that is joint j's variable: q_j, or the only one used here."""
    names = list(dict.fromkeys(symbols))
    usual = [n for n in names if n.lower() in (f"q{j}", f"t{j}", f"th{j}", f"theta{j}")]
    own = usual or [n for n in names if n not in elsewhere] or names or [f"q{j}"]
    if len(own) > 1:
        raise FormatError(
            t.file,
            item.line,
            f"{key}[{j}]",
            f"{quote(item.text)} with symbols {', '.join(own[:9])}",
            f"one joint variable, q{j}",
            "Call the variable so and give the offset a name that is used elsewhere too, "
            "or a number.",
        )
    return own[0]


def _with_variables(
    t: Table, columns: dict[str, list[Expr]], variables: Mapping[str, tuple[str, int]]
) -> dict[str, list[Expr]]:
    """The columns with the joint variables that SYMORO+ leaves out: it writes 0 for them.

    A variable with another factor than 1 is an error.
    """
    completed = {key: list(column) for key, column in columns.items()}
    for name, (key, j) in variables.items():
        variable, value = symbol(name, Role.POSITION), columns[key][j - 1]
        slope = _slope(value, variable)
        if slope is ZERO:
            completed[key][j - 1] = variable + value
        elif slope is not ONE:
            raise FormatError(
                t.file,
                t.line(key),
                f"{key}[{j}]",
                f"'{infix_text(value, 60)}'",
                f"{name} plus an offset",
                "The joint variable has the factor 1.",
            )
    return completed


def _slope(value: Expr, variable: Expr) -> Expr | None:
    try:
        return forward([value], [variable])[0][0]
    except ZeroDivisionError:  # log(0): no offset
        return None


# --- the robot ----------------------------------------------------------------------------------


class _Builder:
    """Builds the robot from the assignments of a file."""

    def __init__(self, table: Table) -> None:
        self.table, self.sizes = table, _read_sizes(table)
        nf, nj = self.sizes.NF, self.sizes.NJ
        self.floating = bool(table.integer("is_floating", 0))
        self.mobile = bool(table.integer("is_mobile", 0))
        self.first = 0 if self.floating or self.mobile else 1  # the first link with parameters
        self.ant = table.integers("ant", nf, str, range(nf + 1))
        self.sigma = table.integers("sigma", nf, lambda _: "0", range(3))
        self.mu = table.integers("mu", nf, lambda _: "1", range(2))
        self.eta = table.integers("eta", nj, lambda _: "0", range(2))
        self.column = self._expressions()

    def robot(self, name: str) -> Robot:
        table, sizes = self.table, self.sizes
        names, limits = self._names(), {key: self._limits(key) for key in LIMITS}
        Z, W0, WP0, V0, VP0 = (tuple(self.column[key]) for key in ("Z", *BASE))
        return Robot(
            name=name,
            frames=tuple(self._frame(j) for j in range(sizes.NF)),
            bodies=tuple(Body(**self._of_link(INERTIAL, j)) for j in range(sizes.NL + 1)),
            wrenches=tuple(Wrench(**self._of_link(WRENCH, j)) for j in range(sizes.NL + 1)),
            joints=tuple(
                self._joint(j, names[j], tuple(limits[key][j] for key in LIMITS))
                for j in range(sizes.NJ)
            ),
            base=Base(Z, W0, WP0, V0, VP0, self.floating, self.mobile),
            gravity=tuple(self.column["G"]),
            coupling=self._coupling(),
            values=self._values(),
            title=table.texts.get("title", ""),
            source=table.texts.get("source", ""),
            origin=read_origin(table.entries, table.file, self.sizes.NF),
        )

    # --- columns of expressions ------------------------------------------------------------------

    def _expressions(self) -> dict[str, list[Expr]]:
        """The lists of expressions by key."""
        columns = self._items()
        variables = _joint_variables(self.table, self.sigma[: self.sizes.NJ], columns)
        plain = _ExpressionReader(self.table.file, {})
        roles = _symbol_roles(plain, columns, variables, self.floating)
        reader = _ExpressionReader(self.table.file, roles)
        read = {k: [reader.value(k, item) for item in items] for k, items in columns.items()}
        return _with_variables(self.table, read, variables)

    def _items(self) -> dict[str, list[Item]]:
        """The lists of expressions as they are written, with defaults for those left out."""
        t, nj = self.table, self.sizes.NJ
        sizes = dict.fromkeys(EXPRESSIONS, self.sizes.NF)
        sizes |= dict.fromkeys((*INERTIAL, *DRIVE, *WRENCH), self.sizes.NL + 1 - self.first)
        sizes |= dict.fromkeys(("k", *EXTENDED_DRIVE), nj)
        sizes |= dict.fromkeys((*BASE, "G"), 3)
        columns = {key: t.items(key, size, lambda _: "0") for key, size in sizes.items()}
        columns |= {key: t.items(key, nj, _numbered(key)) for key in MOTION}
        columns["Z"] = t.items("Z", 16, lambda k: "1" if k % 5 == 0 else "0")
        moving = self._moving_joints()
        columns["coupling"] = (
            t.items("coupling", moving**2, lambda _: "0") if "coupling" in t.entries else []
        )
        return columns

    def _moving_joints(self) -> int:
        return sum(kind != FIXED for kind in self.sigma[: self.sizes.NJ])

    # --- parts of the robot; j counts from 0 for frames and joints -------------------------------

    def _frame(self, j: int) -> Frame:
        parameters = {key: self.column[key][j] for key in EXPRESSIONS}
        return Frame(ant=self.ant[j], sigma=self.sigma[j], mu=self.mu[j], **parameters)

    def _of_link(self, keys: Iterable[str], j: int) -> dict[str, Expr]:
        """The values of link j; none for a base that does not move."""
        return {key: self.column[key][j - self.first] for key in keys} if j >= self.first else {}

    def _joint(self, j: int, name: str, limits: tuple[float | None, ...]) -> Joint:
        moves, carries_link = self.sigma[j] != FIXED, j < self.sizes.NL
        values = {key: self.column[key][j] if moves else ZERO for key in MOTION}
        values |= self._of_link(DRIVE, j + 1) if carries_link else {}
        values |= {key: self.column[key][j] for key in (*EXTENDED_DRIVE, "k")}
        return Joint(**values, eta=self.eta[j], name=name, limits=limits)

    def _coupling(self) -> tuple[tuple[Expr, ...], ...]:
        values, n = self.column["coupling"], self._moving_joints()
        return tuple(tuple(values[k : k + n]) for k in range(0, len(values), n or 1))

    def _names(self) -> list[str]:
        if "names" not in self.table.entries:
            return [""] * self.sizes.NJ
        items = self.table.items("names", self.sizes.NJ, lambda _: "")
        return [without_comment_marks(item.text.strip("'\"")) for item in items]

    def _limits(self, key: str) -> list[float | None]:
        if key not in self.table.entries:
            return [None] * self.sizes.NJ
        reader = _ExpressionReader(self.table.file, {})
        return [
            None if item.text.lower() == "none" else reader.number(key, item)
            for item in self.table.items(key, self.sizes.NJ, lambda _: "none")
        ]

    def _values(self) -> dict[str, float]:
        """`values = {D3 = 0.45, …}`."""
        t, reader = self.table, _ExpressionReader(self.table.file, {})
        values = {}
        for item in t.entries["values"].items if "values" in t.entries else ():
            name, equals, text = item.text.partition("=")
            if not equals or not re.fullmatch(r"[A-Za-z_]\w*+\s*+", name):
                raise FormatError(t.file, item.line, "values", quote(item.text), "name = number")
            name = name.strip()
            values[name] = reader.number(f"values: {name}", Item(text, item.line))
        return values


def _numbered(key: str) -> Callable[[int], str]:
    return lambda j: f"{key}{j + 1}"
