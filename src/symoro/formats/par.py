"""SYMORO's `.par` files: three dialects read, one written.

encyclopedia   `p` for ant, `n`, lower case, missing keys default                          [LK22, Figure 3]
SYMORO+        Ant Sigma B R Alpha Mu Theta, Latin-1, Theta = 0 meaning "the joint variable"
OpenSYMORO     NL NJ NF Type is_floating is_mobile eta k GAM; the one that is written
"""

from __future__ import annotations

import difflib
import math
import re
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

import numpy as np

from symoro.errors import ExpressionError, FormatError, InputError
from symoro.expr.derivative import forward
from symoro.expr.infix import infix
from symoro.expr.interpret import interpret
from symoro.expr.node import ONE, ZERO, Expr, Role, symbol
from symoro.expr.text import MAX_LENGTH, identifiers, parse
from symoro.formats import parorigin
from symoro.formats.partext import MAX_BYTES, Entry, Item, decode, entries, shown, split_comments
from symoro.robot.data import CLOSED, FIXED, Base, Body, Frame, Joint, Robot, Wrench
from symoro.robot.validate import MOVING, validated

HEADER = ("NL", "NJ", "NF", "Type", "is_floating", "is_mobile")
GEOMETRIC = ("ant", "sigma", "b", "d", "r", "gamma", "alpha", "mu", "theta")
DRIVE = ("IA", "FV", "FS")
INERTIAL = tuple(f.name for f in fields(Body))
WRENCH = tuple(f.name for f in fields(Wrench))
JOINT = ("eta", "k", "QP", "QDP", "GAM")
BASE = ("W0", "WP0", "V0", "VP0")
EXTENDED_DRIVE = ("FT", "VT", "FO")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
EXTENDED = (
    *EXTENDED_DRIVE,
    "names",
    *LIMITS,
    "coupling",
    "values",
    "title",
    "source",
    *parorigin.KEYS,
)
ALIASES = {"p": "ant", "n": "NL"}
KEYS = {
    k.lower(): k for k in (*HEADER, *GEOMETRIC, *INERTIAL, *DRIVE, *WRENCH, *JOINT, *BASE, "G", "Z")
} | ALIASES
MAX_LINKS = 2000

ROLES: dict[str, Role] = (
    {k: Role.GEOMETRIC for k in (*GEOMETRIC, "Z")}
    | {k: Role.INERTIAL for k in (*INERTIAL, *DRIVE, *EXTENDED_DRIVE, "k", "coupling")}
    | {k: Role.WRENCH for k in WRENCH}
    | {k: Role.BASE for k in BASE}
    | {"QP": Role.VELOCITY, "QDP": Role.ACCELERATION, "GAM": Role.TORQUE, "G": Role.OTHER}
)
PRIORITY = (
    Role.POSITION,
    Role.VELOCITY,
    Role.ACCELERATION,
    Role.TORQUE,
    Role.WRENCH,
    Role.BASE,
    Role.GEOMETRIC,
    Role.INERTIAL,
    Role.OTHER,
)


# --- reading -------------------------------------------------------------------------------------------------


def read(path: Path) -> Robot:
    """The robot that a `.par` file describes."""
    with path.open("rb") as file:
        return loads(file.read(MAX_BYTES + 1), path.name, path.stem)


def loads(data: bytes | str, file: str = "robot.par", name: str = "robot") -> Robot:
    """The robot that the contents of a `.par` file describe."""
    text = decode(data.encode(errors="replace") if isinstance(data, str) else data, file)
    code, comments = split_comments(text, file)
    table = _Table(file, {})
    for entry in entries(code, file):
        table.put(entry, KEYS)
    for comment in comments:
        if comment.text.startswith("@"):
            _read_extension(table, comment)
        name = _robot_name(comment.text) or name
    table.settle_unknown()
    return validated(_build(table, _plain(name)), file, table.line)


def _robot_name(comment: str) -> str:
    """What a comment like `Robotname = 'X'` calls the robot, '' for any other comment."""
    found = re.match(
        r"\s*+(?:Robotname|Robot name|Name of file)\s*+[:=]\s*+([^\n]*)", comment, re.IGNORECASE
    )
    text = found[1].strip() if found else ""
    quoted = re.fullmatch(r"(['\"])(.*)\1", text)
    return re.sub(r"(?:\.par)+$", "", (quoted[2] if quoted else text).strip(), flags=re.IGNORECASE)


def _plain(text: str) -> str:
    """Text that can stand in a comment: one line, no comment marks."""
    return " ".join(re.sub(r"\(\*+|\*+\)", lambda mark: mark[0].strip("*"), text).split())


@dataclass
class _Table:
    """The entries of one file by canonical key, and access that explains itself."""

    file: str
    entries: dict[str, Entry]
    text: dict[str, str] = field(default_factory=dict)
    unknown: list[Entry] = field(default_factory=list)

    def settle_unknown(self) -> None:
        """A key that looks like a missing one is an error; any other is ignored with a warning."""
        for entry in self.unknown:
            near = (
                difflib.get_close_matches(entry.key.lower(), GEOMETRIC, n=3)
                if len(entry.key) > 3
                else []
            )
            missing = [k for k in near if k not in self.entries]
            if missing:
                raise FormatError(
                    self.file,
                    entry.line,
                    entry.key,
                    "an unknown key",
                    f"'{missing[0]}', which is missing",
                    "Rename it, or put it into (* … *).",
                )
            warnings.warn(
                f"{self.file}, line {entry.line}: unknown key '{entry.key}' is ignored",
                stacklevel=3,
            )

    def put(self, entry: Entry, keys: Mapping[str, str]) -> None:
        key = keys.get(entry.key.lower())
        if key is None:
            self.unknown.append(entry)
            return
        if key in self.entries:
            raise FormatError(
                self.file,
                entry.line,
                key,
                "a second value",
                "one",
                f"The first is on line {self.entries[key].line}.",
            )
        self.entries[key] = entry

    def line(self, key: str) -> int:
        return self.entries[key].line if key in self.entries else 0

    def integer(self, key: str, default: int) -> int:
        if key not in self.entries:
            return default
        entry = self.entries[key]
        text = (
            {"true": "1", "yes": "1", "false": "0", "no": "0"}.get(
                entry.items[0].text.lower(), entry.items[0].text
            )
            if entry.items
            else ""
        )
        if entry.is_list or not re.fullmatch(r"[+-]?\d{1,6}", text):
            raise FormatError(
                self.file,
                entry.line,
                key,
                "a list" if entry.is_list else shown(text),
                "a whole number",
            )
        return int(text)

    def items(self, key: str, length: int, default: Callable[[int], str]) -> list[Item]:
        """The items of a list, of the length that the header asks for; a missing key gives the default."""
        if key not in self.entries:
            return [Item(default(k), 0) for k in range(length)]
        entry = self.entries[key]
        if len(entry.items) != length or (not entry.is_list and length != 1):
            found = f"{len(entry.items)} entries" if entry.is_list else shown(entry.items[0].text)
            raise FormatError(
                self.file,
                entry.line,
                key,
                found,
                f"a list of {length}",
                "The header (NL, NJ, NF) and the lists must agree.",
            )
        for k, item in enumerate(entry.items):
            if not item.text:
                raise FormatError(
                    self.file,
                    item.line,
                    key,
                    f"an empty entry {k + 1}",
                    "a number or an expression",
                )
        return list(entry.items)

    def integers(
        self, key: str, length: int, default: Callable[[int], str], allowed: range
    ) -> list[int]:
        values = []
        for k, item in enumerate(self.items(key, length, default)):
            if not re.fullmatch(r"[+-]?\d{1,6}", item.text) or int(item.text) not in allowed:
                raise FormatError(
                    self.file,
                    item.line,
                    f"{key}[{k + 1}]",
                    shown(item.text),
                    f"a whole number from {allowed[0]} to {allowed[-1]}",
                )
            values.append(int(item.text))
        return values


def _read_extension(table: _Table, comment: Item) -> None:
    keys = {k.lower(): k for k in EXTENDED}
    match = re.match(r"@\s*+(\w++)\s*+=(.*)", comment.text, re.DOTALL)
    key = keys.get(match[1].lower()) if match else None
    if match is None or key is None:
        warnings.warn(
            f"{table.file}, line {comment.line}: the remark '(*@{comment.text[:30]} …' is ignored; known: {', '.join(EXTENDED)}",
            stacklevel=2,
        )
    elif key in ("title", "source"):
        table.text[key] = _plain(match[2])
    else:
        for entry in entries(comment.text[1:], table.file, comment.line):
            table.put(entry, keys)


def _sizes(t: _Table) -> tuple[int, int, int]:
    frames = (
        len(t.entries["sigma"].items)
        if "sigma" in t.entries
        else len(t.entries["ant"].items)
        if "ant" in t.entries
        else 0
    )
    nl = t.integer("NL", frames)
    nj = t.integer("NJ", nl)
    nf = t.integer("NF", max(nl + 2 * (nj - nl), frames))
    for key, value, least in (("NL", nl, 1), ("NJ", nj, nl), ("NF", nf, nl + 2 * (nj - nl))):
        if not least <= value <= 3 * MAX_LINKS:
            raise FormatError(
                t.file,
                t.line(key),
                key,
                str(value),
                f"from {least} to {3 * MAX_LINKS}",
                "Every link has a joint; each closed loop adds a joint and two frames (NF = NL + 2 (NJ - NL)); tool frames come last.",
            )
    if t.integer("Type", CLOSED) not in (0, 1, 2):
        raise FormatError(
            t.file,
            t.line("Type"),
            "Type",
            str(t.integer("Type", 0)),
            "0 (simple), 1 (tree) or 2 (closed loop)",
        )
    return nl, nj, nf


class _Reader:
    """Turns items into expressions, each symbol with the one role that it has in this robot."""

    def __init__(
        self, table: _Table, variables: Iterable[str], texts: Mapping[str, list[Item]]
    ) -> None:
        self.table = table
        self.roles: dict[str, Role] = {}
        by_key = ROLES | (
            {"G": Role.BASE} if table.integer("is_floating", 0) else {}
        )  # seen from a floating base gravity turns
        for role in reversed(PRIORITY):
            for key, items in texts.items():
                if by_key.get(key) is role:
                    for item in items:
                        self.roles |= {name: role for name in self.names(key, item)}
        self.roles |= {name: Role.POSITION for name in variables}

    def names(self, key: str, item: Item) -> list[str]:
        try:
            return identifiers(item.text)
        except ExpressionError as error:
            raise self.located(key, item, error) from None

    def value(self, key: str, item: Item) -> Expr:
        try:
            return parse(item.text, lambda name: symbol(name, self.roles.get(name, Role.OTHER)))
        except ExpressionError as error:
            raise self.located(key, item, error) from None

    def located(self, key: str, item: Item, error: ExpressionError) -> FormatError:
        where = f"In {shown(item.text)}, column {error.column + 1}. {error.todo}".strip()
        return FormatError(self.table.file, item.line, key, error.found, error.expected, where)

    def values(self, key: str, items: list[Item]) -> list[Expr]:
        return [self.value(key, item) for item in items]


def _build(t: _Table, name: str) -> Robot:
    nl, nj, nf = _sizes(t)
    floating, mobile = bool(t.integer("is_floating", 0)), bool(t.integer("is_mobile", 0))
    first = 0 if floating or mobile else 1  # link 0 has parameters when the base moves
    texts = _texts(t, nl + 1 - first, nj, nf)
    ant = t.integers("ant", nf, lambda j: str(j), range(0, nf + 1))
    sigma = t.integers("sigma", nf, lambda _: "0", range(0, 3))
    mu = t.integers("mu", nf, lambda _: "1", range(0, 2))
    moving = [j for j in range(nj) if sigma[j] != FIXED]
    texts["coupling"] = (
        t.items("coupling", len(moving) ** 2, lambda _: "0") if "coupling" in t.entries else []
    )
    variables = _joint_variables(t, sigma[:nj], texts)
    reader = _Reader(t, variables, texts)
    column = {k: reader.values(k, items) for k, items in texts.items()}
    _add_missing_variables(t, column, variables)
    eta = t.integers("eta", nj, lambda _: "0", range(0, 2))
    limits = {k: _limits(t, k, nj) for k in LIMITS}
    names = (
        [_plain(i.text.strip("'\"")) for i in t.items("names", nj, lambda _: "")]
        if "names" in t.entries
        else [""] * nj
    )

    def link(kind: type, keys: tuple[str, ...], j: int) -> object:
        return kind(**{k: column[k][j - first] for k in keys}) if j >= first else kind()

    def joint(j: int) -> Joint:
        motion = {k: column[k][j] if sigma[j] != FIXED else ZERO for k in ("QP", "QDP", "GAM")}
        drive = {k: column[k][j + 1 - first] for k in DRIVE} if j < nl else {}
        extra = {k: column[k][j] for k in (*EXTENDED_DRIVE, "k")}
        return Joint(
            **motion,
            **drive,
            **extra,
            eta=eta[j],
            name=names[j],
            limits=tuple(limits[k][j] for k in LIMITS),
        )

    return Robot(
        name=name,
        frames=tuple(
            Frame(
                ant=ant[j],
                sigma=sigma[j],
                mu=mu[j],
                **{k: column[k][j] for k in ("gamma", "b", "alpha", "d", "theta", "r")},
            )
            for j in range(nf)
        ),
        bodies=tuple(link(Body, INERTIAL, j) for j in range(nl + 1)),  # type: ignore[misc]
        wrenches=tuple(link(Wrench, WRENCH, j) for j in range(nl + 1)),  # type: ignore[misc]
        joints=tuple(joint(j) for j in range(nj)),
        base=Base(
            tuple(column["Z"]),
            tuple(column["W0"]),
            tuple(column["WP0"]),
            tuple(column["V0"]),
            tuple(column["VP0"]),
            floating,
            mobile,
        ),
        gravity=tuple(column["G"]),
        coupling=tuple(
            tuple(column["coupling"][k : k + len(moving)])
            for k in range(0, len(column["coupling"]), len(moving) or 1)
        ),
        values=_values(t),
        title=t.text.get("title", ""),
        source=t.text.get("source", ""),
        origin=parorigin.read_origin(t.entries, t.file),
    )


def _texts(t: _Table, bodies: int, joints: int, frames: int) -> dict[str, list[Item]]:
    """The lists of expressions, as they are written or left out."""
    sizes = dict.fromkeys((k for k in GEOMETRIC if k not in ("ant", "sigma", "mu")), frames)
    sizes |= (
        dict.fromkeys((*INERTIAL, *DRIVE, *WRENCH), bodies)
        | dict.fromkeys(("k", *EXTENDED_DRIVE), joints)
        | dict.fromkeys((*BASE, "G"), 3)
    )
    found = {k: t.items(k, size, lambda _: "0") for k, size in sizes.items()}
    found |= {k: t.items(k, joints, _numbered(k)) for k in ("QP", "QDP", "GAM")}
    return found | {"Z": t.items("Z", 16, lambda k: "1" if k % 5 == 0 else "0")}


def _numbered(key: str) -> Callable[[int], str]:
    return lambda j: f"{key}{j + 1}"


def _joint_variables(
    t: _Table, sigma: list[int], texts: Mapping[str, list[Item]]
) -> dict[str, tuple[str, int]]:
    """Name of each joint's variable -> its key and number. Of several symbols in theta (or r) it is q_j, or the only one used nowhere else."""
    found: dict[str, tuple[str, int]] = {}
    reader = _Reader(t, {}, {})
    elsewhere = {
        n
        for k, items in texts.items()
        if k in (*GEOMETRIC, *INERTIAL)
        for j, i in enumerate(items)
        if not (j < len(sigma) and k == MOVING.get(sigma[j]))
        for n in reader.names(k, i)
    }
    for j, s in enumerate(sigma):
        if s == FIXED:
            continue
        key = MOVING[s]
        item = texts[key][j]
        names = list(dict.fromkeys(reader.names(key, item)))
        usual = [
            n
            for n in names
            if n.lower() in (f"q{j + 1}", f"t{j + 1}", f"th{j + 1}", f"theta{j + 1}")
        ]
        own = usual or [n for n in names if n not in elsewhere] or names or [f"q{j + 1}"]
        if len(own) > 1:
            raise FormatError(
                t.file,
                item.line,
                f"{key}[{j + 1}]",
                f"{shown(item.text)} with symbols {', '.join(own[:9])}",
                f"one joint variable, q{j + 1}",
                "Call the variable so and give the offset another name that is used elsewhere too, or a number.",
            )
        if own[0] in found:
            raise FormatError(
                t.file,
                item.line or t.line("sigma"),
                f"{key}[{j + 1}]",
                f"'{own[0]}', already the variable of joint {found[own[0]][1]}",
                "a variable of its own",
                f"Write q{j + 1}; coupled joints are described by loops.",
            )
        found[own[0]] = (key, j + 1)
    return found


def _add_missing_variables(
    t: _Table, column: dict[str, list[Expr]], variables: Mapping[str, tuple[str, int]]
) -> None:
    """SYMORO+ writes 0 for the moving parameter; a variable with another factor than 1 is refused."""
    for name, (key, j) in variables.items():
        variable, value = symbol(name, Role.POSITION), column[key][j - 1]
        slope = _slope(value, variable)
        if slope is ZERO:
            column[key][j - 1] = variable + value
        elif slope is not ONE:
            raise FormatError(
                t.file,
                t.line(key),
                f"{key}[{j}]",
                f"'{infix(value, 60)}'",
                f"{name} plus an offset",
                "The joint variable has the factor 1.",
            )


def _slope(value: Expr, variable: Expr) -> Expr | None:
    try:
        return forward([value], [variable])[0][0]
    except ZeroDivisionError:  # log(0): no offset
        return None


def _limits(t: _Table, key: str, nj: int) -> list[float | None]:
    if key not in t.entries:
        return [None] * nj
    values: list[float | None] = []
    for item in t.items(key, nj, lambda _: "none"):
        values.append(None if item.text.lower() == "none" else _number(t, key, item))
    return values


def _number(t: _Table, key: str, item: Item) -> float:
    value = _Reader(t, {}, {}).value(key, item)
    with np.errstate(all="ignore"):
        number = float("nan") if value.level else float(interpret([value], {})[0])
    if not math.isfinite(number):
        raise FormatError(t.file, item.line, key, shown(item.text), "a number")
    return number


def _values(t: _Table) -> dict[str, float]:
    """`values = {D3 = 0.45, …}`."""
    found = {}
    for item in t.entries["values"].items if "values" in t.entries else ():
        name, equals, text = item.text.partition("=")
        if not equals or not re.fullmatch(r"[A-Za-z_]\w*+\s*+", name):
            raise FormatError(t.file, item.line, "values", shown(item.text), "name = number")
        found[name.strip()] = _number(t, f"values: {name.strip()}", Item(text, item.line))
    return found


# --- writing -------------------------------------------------------------------------------------------------


def dumps(robot: Robot) -> str:
    """The robot as a `.par` file in OpenSYMORO's order; `loads` gives the same robot back."""
    first = 0 if robot.base.floating or robot.base.mobile else 1
    lines = [f"(* Robotname = '{_plain(robot.name)}' *)"]
    lines += [
        f"(*@ {key} = {_plain(text)} *)"
        for key, text in (("title", robot.title), ("source", robot.source))
        if text
    ]
    header = (
        robot.NL,
        robot.NJ,
        robot.NF,
        robot.kind,
        int(robot.base.floating),
        int(robot.base.mobile),
    )
    lines += [f"{k} = {v}" for k, v in zip(HEADER, header, strict=True)]
    lines += ["", "(* Geometric parameters *)"]
    lines += [_line(k, [getattr(f, k) for f in robot.frames]) for k in GEOMETRIC]
    lines += ["", "(* Dynamic parameters and external forces *)"]
    lines += [_line(k, [getattr(b, k) for b in robot.bodies[first:]]) for k in INERTIAL]
    lines += [
        _line(k, [ZERO] * (1 - first) + [getattr(j, k) for j in robot.joints[: robot.NL]])
        for k in DRIVE
    ]
    lines += [_line(k, [getattr(w, k) for w in robot.wrenches[first:]]) for k in WRENCH]
    lines += ["", "(* Joints *)"]
    lines += [_line(k, [getattr(j, k) for j in robot.joints]) for k in JOINT]
    lines += ["", "(* Base and gravity *)"]
    lines += [_line(k, getattr(robot.base, k)) for k in BASE]
    lines += [_line("G", robot.gravity), _line("Z", robot.base.Z)]
    return "\n".join(lines + _extension_lines(robot)) + "\n"


def _line(key: str, values: Iterable[object]) -> str:
    texts = [str(v) for v in values]
    longest = max(map(len, texts), default=0)
    if longest > MAX_LENGTH:
        raise InputError(
            f"key '{key}'",
            f"a value of {longest} characters",
            f"at most {MAX_LENGTH}",
            "Give a part of the expression a symbol of its own.",
        )
    return f"{key} = {{{', '.join(texts)}}}"


def _list_item(name: str) -> str:
    """A name of a joint, a link or a file without the marks that would end it inside a list."""
    text = _plain(name).replace("=", "_")
    return (
        text
        if re.fullmatch(r"(?:[^][(){},]|\([^][(){},]*+\))*+", text)
        else re.sub(r"[][(){},]", "_", text)
    )


def _extension_lines(robot: Robot) -> list[str]:
    """What the classical keys cannot hold, inside comments."""
    drives = {k: [getattr(j, k) for j in robot.joints] for k in EXTENDED_DRIVE}
    lines = [_line(k, column) for k, column in drives.items() if any(v is not ZERO for v in column)]
    if any(j.name for j in robot.joints):
        lines.append(_line("names", [_list_item(j.name) or "''" for j in robot.joints]))
    for place, key in enumerate(LIMITS):
        column = [j.limits[place] for j in robot.joints]
        if any(v is not None and math.isfinite(v) for v in column):
            lines.append(
                _line(
                    key,
                    [
                        "none" if v is None or not math.isfinite(v) else repr(float(v))
                        for v in column
                    ],
                )
            )
    if robot.coupling:
        lines.append(_line("coupling", [v for row in robot.coupling for v in row]))
    if robot.values:
        lines.append(_line("values", [f"{k} = {float(v)!r}" for k, v in robot.values.items()]))
    if robot.origin is not None:
        lines += parorigin.origin_lines(robot.origin, _list_item)
    return ["", *(f"(*@ {line} *)" for line in lines)] if lines else []
