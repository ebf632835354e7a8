"""Reading SYMORO's `.par` files, in three dialects.

encyclopedia   `p` for ant, `n`, lower case, missing keys default                  [LK22, Figure 3]
SYMORO+        Ant Sigma B R Alpha Mu Theta, Latin-1, Theta = 0 meaning "the joint variable"
OpenSYMORO     NL NJ NF Type is_floating is_mobile eta k GAM; the one that is written
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

import numpy as np

from symoro.errors import ExpressionError, FormatError
from symoro.expr import (
    ONE,
    ZERO,
    Expr,
    Role,
    as_expr,
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
    CENTRAL,
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
    expanded_size,
    read_mimics,
    read_name,
    read_origin,
    read_remark,
    read_robot_name,
    split_comments,
)
from symoro.formats.text_files import MAX_EXPANDED, decode, file_title, quote, read_file
from symoro.robot import CLOSED, FIXED, MOVING, Base, Body, Frame, Joint, Robot, Wrench, validated

EXPRESSIONS = tuple(k for k in GEOMETRIC if k not in ("ant", "sigma", "mu"))


def read(path: Path) -> Robot:
    """The robot that a `.par` file describes."""
    return loads(read_file(path), path.name, file_title(path))


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
        stated = read_robot_name(comment.text)
        name = name if stated is None else stated
    table.check_unknown()
    return validated(_Builder(table).robot(name), file, table.line)


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
        table.texts[key] = read_remark(match[2])
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
        if not smallest <= value <= 3 * MAX_LINKS.value:
            raise FormatError(
                t.file,
                t.line(key),
                key,
                str(value),
                f"from {smallest} to three times {MAX_LINKS}",
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
    """Turns items into expressions, each symbol with the one role that it has in this robot.

    `definitions` are named parts of expressions, each of symbols and of earlier ones.
    """

    def __init__(
        self,
        file: str,
        roles: Mapping[str, Role],
        definitions: Mapping[str, Item] = MappingProxyType({}),
    ) -> None:
        self.file, self.roles = file, roles
        self._parts: dict[str, tuple[list[str], Expr]] = {}  # symbols and value by name
        self._sizes: dict[Expr, int] = {}
        for name, item in definitions.items():
            key = f"definitions: {name}"
            self._parts[name] = self.names(key, item), self.value(key, item)

    def names(self, key: str, item: Item) -> list[str]:
        """The symbols of an item, those of the definitions that it uses among them."""
        try:
            names = identifiers(item.text)
        except ExpressionError as error:
            raise self._located(key, item, error) from None
        if self._parts.keys().isdisjoint(names):
            return names
        parts = (self._parts[n][0] if n in self._parts else [n] for n in names)
        return list(dict.fromkeys(n for part in parts for n in part))

    def value(self, key: str, item: Item) -> Expr:
        try:
            value = parse(item.text, self._resolved)
        except ExpressionError as error:
            raise self._located(key, item, error) from None
        if self._parts and expanded_size(value, self._sizes) > MAX_EXPANDED:
            fault = "more operands with the definitions put in"
            raise FormatError(self.file, item.line, key, fault, f"at most {MAX_EXPANDED}")
        return value

    def _resolved(self, name: str) -> Expr:
        part = self._parts.get(name)
        return part[1] if part else symbol(name, self.roles.get(name, Role.OTHER))

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
    moving_base: bool,
) -> dict[str, Role]:
    """The role of each symbol: that of its keys that comes first in PRIORITY."""
    by_key = dict(ROLES)
    if moving_base:  # the components of gravity in the base's frame change with the base
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
            bodies=tuple(self._body(j) for j in range(sizes.NL + 1)),
            wrenches=tuple(Wrench(**self._of_link(WRENCH, j)) for j in range(sizes.NL + 1)),
            joints=tuple(
                self._joint(j, names[j], tuple(limits[key][j] for key in LIMITS))
                for j in range(sizes.NJ)
            ),
            base=Base(Z, W0, WP0, V0, VP0, self.floating, self.mobile),
            gravity=tuple(self.column["G"]),
            coupling=self._coupling(),
            mimics=read_mimics(table.entries, table.file, self._moving_numbers()),
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
        definitions = self._definitions()
        plain = _ExpressionReader(self.table.file, {}, definitions)
        roles = _symbol_roles(plain, columns, variables, self.floating or self.mobile)
        reader = _ExpressionReader(self.table.file, roles, definitions)
        read = {k: [reader.value(k, item) for item in items] for k, items in columns.items()}
        return _with_variables(self.table, read, variables)

    def _items(self) -> dict[str, list[Item]]:
        """The lists of expressions as they are written, with defaults for those left out."""
        t, nj = self.table, self.sizes.NJ
        sizes = dict.fromkeys(EXPRESSIONS, self.sizes.NF)
        of_links = (*INERTIAL, *CENTRAL, *DRIVE, *WRENCH)
        sizes |= dict.fromkeys(of_links, self.sizes.NL + 1 - self.first)
        sizes |= dict.fromkeys(("k", *EXTENDED_DRIVE), nj)
        sizes |= dict.fromkeys((*BASE, "G"), 3)
        columns = {key: t.items(key, size, lambda _: "0") for key, size in sizes.items()}
        columns |= {key: t.items(key, nj, _numbered(key)) for key in MOTION}
        columns["Z"] = t.items("Z", 16, lambda k: "1" if k % 5 == 0 else "0")
        columns["coupling"] = self._coupling_items()
        return columns

    def _coupling_items(self) -> list[Item]:
        """The elements of the coupling matrix: of all moving joints of the tree, or of those with a
        motor, which the others leave alone.
        """
        entries, joints = self.table.entries, self._tree_joints()
        if "coupling" not in entries:
            return []
        motors = [j for j in joints if self.mu[j - 1]]
        if len(entries["coupling"].items) != len(motors) ** 2:
            return self.table.items("coupling", len(joints) ** 2, lambda _: "0")
        items = iter(entries["coupling"].items)
        line = entries["coupling"].line
        return [
            next(items) if {i, j} <= set(motors) else Item("1" if i == j else "0", line)
            for i in joints
            for j in joints
        ]

    def _tree_joints(self) -> list[int]:
        return [j for j in self._moving_numbers() if j <= self.sizes.NL]

    def _moving_numbers(self) -> list[int]:
        kinds = enumerate(self.sigma[: self.sizes.NJ], 1)
        return [j for j, kind in kinds if kind != FIXED]

    # --- parts of the robot; j counts from 0 for frames and joints -------------------------------

    def _frame(self, j: int) -> Frame:
        parameters = {key: self.column[key][j] for key in EXPRESSIONS}
        return Frame(ant=self.ant[j], sigma=self.sigma[j], mu=self.mu[j], **parameters)

    def _body(self, j: int) -> Body:
        """The inertial parameters of link j, their tensor about the origin, or about the centre of
        mass where it is given so.
        """
        body = Body(**self._of_link(INERTIAL, j))
        central = self._of_link(CENTRAL, j)
        if all(value is ZERO for value in central.values()):
            return body
        tensor = {key: getattr(body, key) for key in INERTIAL[:6]}
        for key, value in tensor.items():
            if value is not ZERO:
                self._refuse_tensor(key, j, f"{quote(str(value))} beside IG{key}", "0")
        if body.M is ZERO:
            self._refuse_tensor("M", j, "0 beside a tensor about the centre of mass", "the mass")
        x, y, z, M = (as_expr(v) for v in (body.MX, body.MY, body.MZ, body.M))
        shifts = (y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y)  # [KD 9.12]
        pairs = zip(tensor, central.values(), shifts, strict=True)
        return replace(body, **{key: value + shift / M for key, value, shift in pairs})

    def _refuse_tensor(self, key: str, j: int, found: str, expected: str) -> NoReturn:
        todo = "Give the tensor about the origin (XX …) or about the centre of mass (IGXX …)."
        t = self.table
        raise FormatError(t.file, t.line(key), f"{key} of link {j}", found, expected, todo)

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
        values, n = self.column["coupling"], len(self._tree_joints())
        return tuple(tuple(values[k : k + n]) for k in range(0, len(values), n or 1))

    def _names(self) -> list[str]:
        if "names" not in self.table.entries:
            return [""] * self.sizes.NJ
        items = self.table.items("names", self.sizes.NJ, lambda _: "")
        return [read_name(item.text) for item in items]

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
        reader = _ExpressionReader(self.table.file, {})
        pairs = self._named_items("values", "name = number")
        return {name: reader.number(f"values: {name}", item) for name, item in pairs}

    def _definitions(self) -> dict[str, Item]:
        """`definitions = {part1 = …, …}`: parts of expressions, each defined before its use."""
        definitions: dict[str, Item] = {}
        for name, item in self._named_items("definitions", "name = expression"):
            if name in definitions:
                where = f"definitions: {name}"
                raise FormatError(self.table.file, item.line, where, "a second one", "one")
            definitions[name] = item
        return definitions

    def _named_items(self, key: str, expected: str) -> Iterator[tuple[str, Item]]:
        t = self.table
        for item in t.entries[key].items if key in t.entries else ():
            name, equals, text = item.text.partition("=")
            if not equals or not re.fullmatch(r"[A-Za-z_]\w*+\s*+", name):
                raise FormatError(t.file, item.line, key, quote(item.text), expected)
            yield name.strip(), Item(text, item.line)


def _numbered(key: str) -> Callable[[int], str]:
    return lambda j: f"{key}{j + 1}"
