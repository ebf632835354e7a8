"""SYMORO's `.par` files: three dialects read, one written.

    encyclopedia   `p` for ant, `n`, lower case, missing keys default                          [LK22, Figure 3]
    SYMORO+        Ant Sigma B R Alpha Mu Theta, Latin-1, Theta = 0 meaning "the joint variable"
    OpenSYMORO     NL NJ NF Type is_floating is_mobile eta k GAM; the one that is written
"""

from __future__ import annotations

import difflib
import re
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from symoro.errors import ExpressionError, FormatError
from symoro.expr.derivative import forward
from symoro.expr.interpret import interpret
from symoro.expr.node import ONE, ZERO, Expr, Role, symbol
from symoro.expr.text import identifiers, parse
from symoro.formats.partext import Entry, Item, decode, entries, split_comments
from symoro.robot.data import CLOSED, FIXED, REVOLUTE, Base, Body, Frame, Joint, Robot, Wrench
from symoro.robot.validate import validated

HEADER = ("NL", "NJ", "NF", "Type", "is_floating", "is_mobile")
GEOMETRIC = ("ant", "sigma", "b", "d", "r", "gamma", "alpha", "mu", "theta")
DRIVE = ("IA", "FV", "FS")
INERTIAL = tuple(f.name for f in fields(Body))
WRENCH = tuple(f.name for f in fields(Wrench))
JOINT = ("eta", "k", "QP", "QDP", "GAM")
BASE = ("W0", "WP0", "V0", "VP0")
EXTENDED_DRIVE = ("FT", "VT", "FO")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
EXTENDED = (*EXTENDED_DRIVE, "names", *LIMITS, "coupling", "values", "title", "source")
ALIASES = {"p": "ant", "n": "NL"}
KEYS = {k.lower(): k for k in (*HEADER, *GEOMETRIC, *INERTIAL, *DRIVE, *WRENCH, *JOINT, *BASE, "G", "Z")} | ALIASES
MAX_LINKS = 2000

ROLES: dict[str, Role] = (
    {k: Role.GEOMETRIC for k in (*GEOMETRIC, "Z")}
    | {k: Role.INERTIAL for k in (*INERTIAL, *DRIVE, *EXTENDED_DRIVE, "k", "coupling")}
    | {k: Role.WRENCH for k in WRENCH}
    | {k: Role.BASE for k in BASE}
    | {"QP": Role.VELOCITY, "QDP": Role.ACCELERATION, "GAM": Role.TORQUE, "G": Role.OTHER}
)
PRIORITY = (Role.POSITION, Role.VELOCITY, Role.ACCELERATION, Role.TORQUE, Role.WRENCH, Role.BASE, Role.GEOMETRIC, Role.INERTIAL, Role.OTHER)


# --- reading -------------------------------------------------------------------------------------------------


def read(path: Path) -> Robot:
    """The robot that a `.par` file describes."""
    return loads(path.read_bytes(), path.name, path.stem)


def loads(data: bytes | str, file: str = "robot.par", name: str = "robot") -> Robot:
    """The robot that the contents of a `.par` file describe."""
    text = decode(data.encode() if isinstance(data, str) else data, file)
    code, comments = split_comments(text, file)
    table = _Table(file, {})
    for entry in entries(code, file):
        table.put(entry, KEYS)
    for comment in comments:
        if comment.text.startswith("@"):
            _read_extension(table, comment)
        found = re.match(r"\s*(?:Robotname|Robot name|Name of file)\s*[:=]\s*['\"]?([^'\"*]+?)(?:\.par)?['\"]?\s*$", comment.text, re.IGNORECASE)
        name = found[1].strip() if found else name
    return validated(_build(table, name), file)


@dataclass
class _Table:
    """The entries of one file by canonical key, and access that explains itself."""

    file: str
    entries: dict[str, Entry]
    text: dict[str, str] = field(default_factory=dict)

    def put(self, entry: Entry, keys: Mapping[str, str]) -> None:
        key = keys.get(entry.key.lower())
        if key is None:
            near = difflib.get_close_matches(entry.key.lower(), keys, n=1)
            hint = f"; did you mean '{keys[near[0]]}'?" if near else ""
            warnings.warn(f"{self.file}, line {entry.line}: unknown key '{entry.key}' is ignored{hint}", stacklevel=2)
            return
        if key in self.entries:
            raise FormatError(self.file, entry.line, key, "a second value", "one", f"The first is on line {self.entries[key].line}.")
        self.entries[key] = entry

    def line(self, key: str) -> int:
        return self.entries[key].line if key in self.entries else 0

    def integer(self, key: str, default: int) -> int:
        if key not in self.entries:
            return default
        entry = self.entries[key]
        text = {"true": "1", "yes": "1", "false": "0", "no": "0"}.get(entry.items[0].text.lower(), entry.items[0].text) if entry.items else ""
        if entry.is_list or not re.fullmatch(r"[+-]?\d{1,6}", text):
            raise FormatError(self.file, entry.line, key, f"'{text}'" if not entry.is_list else "a list", "a whole number")
        return int(text)

    def items(self, key: str, length: int, default: Callable[[int], str]) -> list[Item]:
        """The items of a list, of the length that the header asks for; a missing key gives the default."""
        if key not in self.entries:
            return [Item(default(k), 0) for k in range(length)]
        entry = self.entries[key]
        if len(entry.items) != length or (not entry.is_list and length != 1):
            found = f"{len(entry.items)} entries" if entry.is_list else f"'{entry.items[0].text}'"
            raise FormatError(self.file, entry.line, key, found, f"a list of {length}", "The header (NL, NJ, NF) and the lists must agree.")
        for k, item in enumerate(entry.items):
            if not item.text:
                raise FormatError(self.file, item.line, key, f"an empty entry {k + 1}", "a number or an expression")
        return list(entry.items)

    def integers(self, key: str, length: int, default: Callable[[int], str], allowed: range) -> list[int]:
        values = []
        for k, item in enumerate(self.items(key, length, default)):
            if not re.fullmatch(r"[+-]?\d{1,6}", item.text) or int(item.text) not in allowed:
                raise FormatError(self.file, item.line, f"{key}[{k + 1}]", f"'{item.text}'", f"a whole number from {allowed[0]} to {allowed[-1]}")
            values.append(int(item.text))
        return values


def _read_extension(table: _Table, comment: Item) -> None:
    match = re.match(r"@\s*(\w+)\s*=\s*(.*?)\s*$", comment.text, re.DOTALL)
    if match is None or match[1].lower() not in EXTENDED + tuple(k.lower() for k in EXTENDED):
        warnings.warn(f"{table.file}, line {comment.line}: the remark '(*@{comment.text[:30]} …' is ignored; known: {', '.join(EXTENDED)}", stacklevel=2)
    elif match[1] in ("title", "source"):
        table.text[match[1]] = " ".join(match[2].split())
    else:
        keys = {k.lower(): k for k in EXTENDED}
        for entry in entries(comment.text[1:], table.file, comment.line):
            table.put(entry, keys)


def _sizes(t: _Table) -> tuple[int, int, int]:
    frames = len(t.entries["sigma"].items) if "sigma" in t.entries else len(t.entries["ant"].items) if "ant" in t.entries else 0
    nl = t.integer("NL", frames)
    nj = t.integer("NJ", nl)
    nf = t.integer("NF", max(nl + 2 * (nj - nl), frames))
    for key, value, least in (("NL", nl, 1), ("NJ", nj, nl), ("NF", nf, nl + 2 * (nj - nl))):
        if not least <= value <= 3 * MAX_LINKS:
            raise FormatError(t.file, t.line(key), key, str(value), f"from {least} to {3 * MAX_LINKS}",
                              "Every link has a joint; each closed loop adds a joint and two frames (NF = NL + 2 (NJ - NL)); tool frames come last.")
    if t.integer("Type", CLOSED) not in (0, 1, 2):
        raise FormatError(t.file, t.line("Type"), "Type", str(t.integer("Type", 0)), "0 (simple), 1 (tree) or 2 (closed loop)")
    return nl, nj, nf


class _Reader:
    """Turns items into expressions, each symbol with the one role that it has in this robot."""

    def __init__(self, table: _Table, variables: dict[str, str], texts: Mapping[str, list[Item]]) -> None:
        self.table, self.roles = table, {}
        for role in reversed(PRIORITY):
            for key, items in texts.items():
                if ROLES.get(key) is role:
                    for item in items:
                        self.roles |= {name: role for name in self.names(key, item)}
        self.roles |= {name: Role.POSITION for name in variables}

    def names(self, key: str, item: Item) -> list[str]:
        try:
            return identifiers(item.text)
        except ExpressionError as error:
            raise FormatError(self.table.file, item.line, key, str(error)) from None

    def value(self, key: str, item: Item) -> Expr:
        try:
            return parse(item.text, lambda name: symbol(name, self.roles.get(name, Role.OTHER)))
        except ExpressionError as error:
            raise FormatError(self.table.file, item.line, key, error.found, error.expected, f"In '{item.text[:60]}', column {error.column + 1}. {error.todo}") from None

    def values(self, key: str, items: list[Item]) -> list[Expr]:
        return [self.value(key, item) for item in items]


def _build(t: _Table, name: str) -> Robot:
    nl, nj, nf = _sizes(t)
    floating, mobile = bool(t.integer("is_floating", 0)), bool(t.integer("is_mobile", 0))
    first = 0 if floating or mobile else 1  # link 0 has parameters when the base moves
    texts = {k: t.items(k, nf, lambda _: "0") for k in GEOMETRIC if k not in ("ant", "sigma", "mu")}
    texts |= {k: t.items(k, nl + 1 - first, lambda _: "0") for k in (*INERTIAL, *DRIVE, *WRENCH)}
    texts |= {k: t.items(k, nj, lambda j, k=k: f"{k}{j + 1}") for k in ("QP", "QDP", "GAM")}
    texts |= {k: t.items(k, nj, lambda _: "0") for k in ("k", *EXTENDED_DRIVE)}
    texts |= {k: t.items(k, 3, lambda _: "0") for k in (*BASE, "G")}
    texts["Z"] = t.items("Z", 16, lambda k: "1" if k % 5 == 0 else "0")
    ant = t.integers("ant", nf, lambda j: str(j), range(0, nf + 1))
    sigma = t.integers("sigma", nf, lambda _: "0", range(0, 3))
    mu = t.integers("mu", nf, lambda _: "1", range(0, 2))
    variables = _joint_variables(t, sigma[:nj], texts)
    reader = _Reader(t, variables, texts)
    column = {k: reader.values(k, items) for k, items in texts.items()}
    _add_missing_variables(t, column, sigma[:nj], variables)
    moving = [j for j in range(nj) if sigma[j] != FIXED]
    coupling = reader.values("coupling", t.items("coupling", len(moving) ** 2, lambda _: "0")) if "coupling" in t.entries else []
    eta = t.integers("eta", nj, lambda _: "0", range(0, 2))
    limits = {k: _limits(t, k, nj) for k in LIMITS}
    names = [i.text.strip("'\"") for i in t.items("names", nj, lambda _: "")] if "names" in t.entries else [""] * nj

    def link(kind: type, keys: tuple[str, ...], j: int) -> object:
        return kind(**{k: column[k][j - first] for k in keys}) if j >= first else kind()

    def joint(j: int) -> Joint:
        motion = {k: column[k][j] if sigma[j] != FIXED else ZERO for k in ("QP", "QDP", "GAM")}
        drive = {k: column[k][j + 1 - first] for k in DRIVE} if j < nl else {}
        extra = {k: column[k][j] for k in (*EXTENDED_DRIVE, "k")}
        return Joint(**motion, **drive, **extra, eta=eta[j], name=names[j], limits=tuple(limits[k][j] for k in LIMITS))

    return Robot(
        name=name,
        frames=tuple(Frame(ant=ant[j], sigma=sigma[j], mu=mu[j], **{k: column[k][j] for k in ("gamma", "b", "alpha", "d", "theta", "r")}) for j in range(nf)),
        bodies=tuple(link(Body, INERTIAL, j) for j in range(nl + 1)),  # type: ignore[misc]
        wrenches=tuple(link(Wrench, WRENCH, j) for j in range(nl + 1)),  # type: ignore[misc]
        joints=tuple(joint(j) for j in range(nj)),
        base=Base(tuple(column["Z"]), *(tuple(column[k]) for k in BASE), floating=floating, mobile=mobile),
        gravity=tuple(column["G"]),
        coupling=tuple(tuple(coupling[k : k + len(moving)]) for k in range(0, len(coupling), len(moving) or 1)),
        values=_values(t),
        title=t.text.get("title", ""),
        source=t.text.get("source", ""),
    )


def _joint_variables(t: _Table, sigma: list[int], texts: Mapping[str, list[Item]]) -> dict[str, str]:
    """Name of each joint's variable -> its place. Of several symbols in theta (or r) it is q_j, or the only one used nowhere else."""
    found: dict[str, str] = {}
    reader = _Reader(t, {}, {})
    elsewhere = {n for k, items in texts.items() if k in (*GEOMETRIC, *INERTIAL) for j, i in enumerate(items)
                 if not (j < len(sigma) and k == _moving_key(sigma[j])) for n in reader.names(k, i)}
    for j, s in enumerate(sigma):
        if s == FIXED:
            continue
        key = _moving_key(s)
        item = texts[key][j]
        names = list(dict.fromkeys(reader.names(key, item)))
        usual = [n for n in names if n.lower() in (f"q{j + 1}", f"t{j + 1}", f"th{j + 1}", f"theta{j + 1}")]
        own = usual or [n for n in names if n not in elsewhere] or names
        if len(own) > 1:
            raise FormatError(t.file, item.line, f"{key}[{j + 1}]", f"'{item.text}' with the symbols {', '.join(own)}", f"one joint variable, q{j + 1}",
                              "Call the variable so and give the offset another name that is used elsewhere too, or a number.")
        if own:
            if own[0] in found:
                raise FormatError(t.file, item.line, f"{key}[{j + 1}]", f"'{own[0]}', already the variable of {found[own[0]]}", "a variable of its own",
                                  f"Write q{j + 1}; coupled joints are described by loops.")
            found[own[0]] = f"{key}[{j + 1}]"
    return found


def _moving_key(sigma: int) -> str:
    return "theta" if sigma == REVOLUTE else "r"


def _add_missing_variables(t: _Table, column: dict[str, list[Expr]], sigma: list[int], variables: dict[str, str]) -> None:
    """SYMORO+ writes 0 for the moving parameter; a variable with another factor than 1 is refused."""
    by_place = {place: name for name, place in variables.items()}
    for j, s in enumerate(sigma):
        if s == FIXED:
            continue
        key = _moving_key(s)
        name = by_place.get(f"{key}[{j + 1}]")
        if name is None:
            column[key][j] = symbol(f"q{j + 1}", Role.POSITION) + column[key][j]
        elif forward([column[key][j]], [symbol(name, Role.POSITION)])[0][0] is not ONE:
            raise FormatError(t.file, t.line(key), f"{key}[{j + 1}]", f"'{column[key][j]!r}'", f"{name} plus an offset", "The joint variable has the factor 1.")


def _limits(t: _Table, key: str, nj: int) -> list[float | None]:
    if key not in t.entries:
        return [None] * nj
    values: list[float | None] = []
    for item in t.items(key, nj, lambda _: "none"):
        values.append(None if item.text.lower() == "none" else _number(t, key, item))
    return values


def _number(t: _Table, key: str, item: Item) -> float:
    value = _Reader(t, {}, {}).value(key, item)
    if value.level:
        raise FormatError(t.file, item.line, key, f"'{item.text}'", "a number")
    return float(interpret([value], {})[0])


def _values(t: _Table) -> dict[str, float]:
    """`values = {D3 = 0.45, …}`."""
    found = {}
    for item in t.entries["values"].items if "values" in t.entries else ():
        name, _, text = item.text.partition("=")
        if not re.fullmatch(r"\s*[A-Za-z_]\w*\s*", name):
            raise FormatError(t.file, item.line, "values", f"'{item.text[:40]}'", "name = number")
        found[name.strip()] = _number(t, f"values: {name.strip()}", Item(text, item.line))
    return found


# --- writing -------------------------------------------------------------------------------------------------


def dumps(robot: Robot) -> str:
    """The robot as a `.par` file in OpenSYMORO's order; `loads` gives the same robot back."""
    first = 0 if robot.base.floating or robot.base.mobile else 1
    lines = [f"(* Robotname = '{robot.name}' *)"]
    lines += [f"(*@ {key} = {text} *)" for key, text in (("title", robot.title), ("source", robot.source)) if text]
    header = (robot.NL, robot.NJ, robot.NF, robot.kind, int(robot.base.floating), int(robot.base.mobile))
    lines += [f"{k} = {v}" for k, v in zip(HEADER, header, strict=True)]
    lines += ["", "(* Geometric parameters *)"]
    lines += [_line(k, [getattr(f, k) for f in robot.frames]) for k in GEOMETRIC]
    lines += ["", "(* Dynamic parameters and external forces *)"]
    lines += [_line(k, [getattr(b, k) for b in robot.bodies[first:]]) for k in INERTIAL]
    lines += [_line(k, [ZERO] * (1 - first) + [getattr(j, k) for j in robot.joints[: robot.NL]]) for k in DRIVE]
    lines += [_line(k, [getattr(w, k) for w in robot.wrenches[first:]]) for k in WRENCH]
    lines += ["", "(* Joints *)"]
    lines += [_line(k, [getattr(j, k) for j in robot.joints]) for k in JOINT]
    lines += ["", "(* Base and gravity *)"]
    lines += [_line(k, getattr(robot.base, k)) for k in BASE]
    lines += [_line("G", robot.gravity), _line("Z", robot.base.Z)]
    return "\n".join(lines + _extension_lines(robot)) + "\n"


def _line(key: str, values: Iterable[object]) -> str:
    return f"{key} = {{{', '.join(str(v) for v in values)}}}"


def _extension_lines(robot: Robot) -> list[str]:
    """What the classical keys cannot hold, inside comments."""
    drives = {k: [getattr(j, k) for j in robot.joints] for k in EXTENDED_DRIVE}
    lines = [_line(k, column) for k, column in drives.items() if any(v is not ZERO for v in column)]
    if any(j.name for j in robot.joints):
        lines.append(_line("names", [j.name or f"joint{k}" for k, j in enumerate(robot.joints, 1)]))
    for place, key in enumerate(LIMITS):
        column = [j.limits[place] for j in robot.joints]
        if any(v is not None for v in column):
            lines.append(_line(key, ["none" if v is None else repr(float(v)) for v in column]))
    if robot.coupling:
        lines.append(_line("coupling", [v for row in robot.coupling for v in row]))
    if robot.values:
        lines.append(_line("values", [f"{k} = {float(v)!r}" for k, v in robot.values.items()]))
    return ["", *(f"(*@ {line} *)" for line in lines)] if lines else []
