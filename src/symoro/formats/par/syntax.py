"""The syntax of a `.par` file: keys, comments, assignments and lists, with the line of each.

    file       = { assignment }
    assignment = key '=' ( '{' value { ',' value } '}' | value )

A value outside a list ends at the end of the line, a ';' or the next key. Comments `(* … *)` may
stand anywhere, nest and span lines. A comment `(*@ key = value *)` holds what the classical format
has no key for; other programs skip it. `Table` has the assignments of one file by key.
"""

from __future__ import annotations

import difflib
import json
import math
import re
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from itertools import count

from symoro.errors import FormatError
from symoro.expr import Expr, Role, postorder
from symoro.formats.text_files import MAX_ENTRIES, MAX_KEYS, MAX_NESTING, quote
from symoro.formats.text_files import MAX_EXPANDED as MAX_EXPANDED  # offered to read and write
from symoro.robot import (
    ENGINES,
    FRICTION,
    LINK_FRICTION,
    SOLIDS,
    SPRING,
    Body,
    Coupled,
    Elements,
    EngineIndex,
    Mesh,
    Origin,
    Placed,
    Wrench,
)


@dataclass(frozen=True)
class Item:
    """One value with its line."""

    text: str
    line: int


@dataclass(frozen=True)
class Assignment:
    """One assignment: a single value or a list."""

    key: str
    line: int
    items: tuple[Item, ...]
    is_list: bool


# --- comments -----------------------------------------------------------------------------------


def without_comment_marks(text: str) -> str:
    """The text in one line and without the marks that begin or end a comment."""
    return " ".join(re.sub(r"\(\*+|\*+\)", lambda mark: mark[0].strip("*"), text).split())


def split_comments(text: str, file: str) -> tuple[str, list[Item]]:
    """The text with comments blanked (lines stay where they are), and the comments' contents."""
    code: list[str] = []
    comments: list[Item] = []
    depth, start, at, line, opened = 0, 0, 0, 1, 0
    for match in re.finditer(r"\(\*(?!\))|\*\)", text):
        between = text[at : match.start()]
        code.append("\n" * between.count("\n") if depth else between)
        line, at = line + between.count("\n"), match.end()
        if match.group() == "(*":
            depth += 1
            if depth == 1:
                start, opened = match.end(), line
                code.append(" ")
            if depth > MAX_NESTING:
                nested = f"{depth} nested comments"
                raise FormatError(file, line, "", nested, f"'*)', or at most {MAX_NESTING}")
            continue
        depth -= 1
        if depth < 0:
            raise FormatError(file, line, "", "'*)' with no comment open", "'(*' before it")
        if depth == 0:
            comments.append(Item(text[start : match.start()], opened))
    if depth:
        raise FormatError(file, opened, "", "a comment that is never closed", "'*)'")
    code.append(text[at:])
    return "".join(code), comments


# --- names and texts ----------------------------------------------------------------------------

# The name of a robot, joint, link or file stands as it is where it is read back unchanged.
# Otherwise it is a JSON string in which every mark of the syntax is escaped by its code point.

_LIST_ENTRY = re.compile(r"(?:[^][(){},=]|\([^][(){},=]*+\))*+")
_MARKS = re.compile(r"[][(){},=*]")
_ROBOT_NAME = re.compile(
    r"\s*+(?:Robotname|Robot name|Name of file)\s*+[:=]\s*+([^\n]*)", re.IGNORECASE
)


def quoted_text(text: str) -> str:
    """A text in quotation marks, of letters, digits and marks that mean nothing in a file."""
    return _MARKS.sub(lambda mark: f"\\u{ord(mark[0]):04x}", json.dumps(text))


def unquoted_text(text: str) -> str | None:
    """The text that stands in quotation marks as `quoted_text` writes it; None if it does not."""
    if not re.fullmatch(r'"(?:[^"\\]|\\.)*+"', text, re.DOTALL):
        return None
    try:
        return str(json.loads(text))
    except ValueError:
        return None


def name_text(name: str) -> str:
    """A name as an entry of a list."""
    plain = name.isprintable() and _LIST_ENTRY.fullmatch(name) and read_name(name) == name
    return (name if plain else quoted_text(name)) if name else "''"


def read_name(text: str) -> str:
    """The name that an entry of a list means."""
    name = unquoted_text(text.strip())
    if name is not None:
        return name
    line = without_comment_marks(text)
    return line[1:-1] if re.fullmatch(r"'.*'|\".*\"", line) else line


def remark_text(text: str) -> str:
    """A title or a source as the text of a remark."""
    return text if text.isprintable() and read_remark(text) == text else quoted_text(text)


def read_remark(text: str) -> str:
    """The title or source that a remark means."""
    unquoted = unquoted_text(text.strip())
    return without_comment_marks(text) if unquoted is None else unquoted


def robot_name_text(name: str) -> str:
    """The name of a robot as the text of a remark."""
    plain = f" Robotname = '{name}' "
    return (
        plain
        if name.isprintable() and read_robot_name(plain) == name
        else (f" Robotname = {quoted_text(name)} ")
    )


def read_robot_name(comment: str) -> str | None:
    """The name in a comment like `Robotname = 'X'`, None for any other comment."""
    match = _ROBOT_NAME.match(comment)
    text = match[1].strip() if match else ""
    unquoted = unquoted_text(text)
    if unquoted is not None:
        return unquoted
    quoted = re.fullmatch(r"(['\"])(.*)\1", text)
    name = re.sub(r"(?:\.par)+$", "", (quoted[2] if quoted else text).strip(), flags=re.IGNORECASE)
    return without_comment_marks(name) or None


# --- assignments --------------------------------------------------------------------------------

_BLANK = re.compile(r"[^\s;]|\Z")  # the first sign that is not blank, or the end
_KEY = re.compile(  # the value may start on a later line
    r"([A-Za-z_][A-Za-z0-9_]{0,99}+)\s*+=(?:\s*+(?!\w++\s*+=)|[ \t]*+)"
)
_END = re.compile(r"[;\n]|\b(?=[A-Za-z_]\w*+[ \t]*+=)")


def assignments(code: str, file: str, first_line: int = 1) -> Iterator[Assignment]:
    """The assignments of a text without comments, in order."""
    at, line, counted = 0, first_line, 0
    for number in count():
        at = _skip_blanks(code, at)
        if at >= len(code):
            return
        line, counted = line + code.count("\n", counted, at), at
        match = _KEY.match(code, at)
        if match is None:
            rest = code[at : at + 100].split("\n", 1)[0]
            todo = "Put remarks into (* … *)."
            raise FormatError(file, line, "", quote(rest), "key = value", todo)
        key, at = match[1], match.end()
        if number >= MAX_KEYS:
            limit = f"one for each key, at most {MAX_KEYS}"
            raise FormatError(file, line, key, f"{number + 1} assignments", limit)
        value_line = line + code.count("\n", counted, at)
        if code[at : at + 1] == "{":
            reader = _ListReader(code, file, key, at + 1, value_line)
            items, at = reader.read()
            yield Assignment(key, line, items, True)
        else:
            end = _END.search(code, at)
            stop = end.start() if end else len(code)
            yield Assignment(key, line, (Item(code[at:stop].strip(), value_line),), False)
            at = stop


def _skip_blanks(code: str, at: int) -> int:
    """The place of the first sign that is neither blank nor ';'."""
    match = _BLANK.search(code, at)
    return match.start() if match else len(code)


class _ListReader:
    """Reads the items of a list up to the closing brace; commas inside brackets do not separate."""

    MARKS = re.compile(r"[()\[\]{},\n]")

    def __init__(self, code: str, file: str, key: str, at: int, line: int) -> None:
        self.code, self.file, self.key = code, file, key
        self.start = at  # of the current item
        self.opened = self.line = self.item_line = line
        self.depth = 0  # of brackets
        self.items: list[Item] = []

    def read(self) -> tuple[tuple[Item, ...], int]:
        """The items, and the place behind the closing brace."""
        for match in self.MARKS.finditer(self.code, self.start):
            mark, place = match.group(), match.start()
            if mark == "\n":
                self._next_line(place)
            elif mark in "()[]":
                self._bracket(mark)
            elif mark == "{":
                todo = "Close the list of this key."
                raise self._wrong("'{' inside a list", "'}' first", todo)
            elif self.depth == 0:
                self._end_item(place)
                if mark == "}":
                    empty = len(self.items) == 1 and not self.items[0].text
                    return (() if empty else tuple(self.items)), place + 1
            elif mark == "}":
                raise self._wrong("a bracket that is not closed before '}'", "')' or ']'")
        self.line = self.opened
        raise self._wrong("a list that is never closed", "'}'")

    def _next_line(self, place: int) -> None:
        self.line += 1
        if not self.code[self.start : place].strip():
            self.item_line = self.line

    def _bracket(self, mark: str) -> None:
        self.depth += 1 if mark in "([" else -1
        if self.depth > MAX_NESTING:
            raise self._wrong(f"{self.depth} nested brackets", f"at most {MAX_NESTING}")
        if self.depth < 0:
            raise self._wrong(f"'{mark}' with no bracket open", "a value")

    def _end_item(self, place: int) -> None:
        self.items.append(Item(self.code[self.start : place].strip(), self.item_line))
        self.start, self.item_line = place + 1, self.line
        if len(self.items) > MAX_ENTRIES:
            raise self._wrong(f"{len(self.items)} entries", f"at most {MAX_ENTRIES}")

    def _wrong(self, problem: str, expected: str, todo: str = "") -> FormatError:
        return FormatError(self.file, self.line, self.key, problem, expected, todo)


def expanded_size(value: Expr, sizes: dict[Expr, int]) -> int:
    """The number of operands in the text of an expression; `sizes` keeps those of its nodes."""
    for node in postorder([value]):
        if node not in sizes:
            sizes[node] = 1 + sum(sizes[a] for a in node.args)
    return sizes[value]


# --- keys and the table of assignments -----------------------------------------------------------

HEADER = ("NL", "NJ", "NF", "Type", "is_floating", "is_mobile")
GEOMETRIC = ("ant", "sigma", "b", "d", "r", "gamma", "alpha", "mu", "theta")
DRIVE = ("IA", "FV", "FS")
INERTIAL = tuple(f.name for f in fields(Body))
CENTRAL = tuple(f"IG{key}" for key in INERTIAL[:6])  # the tensor about the centre of mass
WRENCH = tuple(f.name for f in fields(Wrench))
MOTION = ("QP", "QDP", "GAM")
JOINT = ("eta", "k", *MOTION)
BASE = ("W0", "WP0", "V0", "VP0")

# Keys that the classical format does not have; they are written inside comments (*@ key = value *).
# Those of drives and springs are read outside comments, too.
EXTENDED_DRIVE = (*FRICTION[2:], *LINK_FRICTION, *SPRING[1:])
LIMITS = ("qmin", "qmax", "vmax", "taumax")
TEXTS = ("title", "source")
PROVENANCE = ("origin", "links", "mimic", "meshes", "home", *ENGINES)
PLAIN = ("mimic", "home", *ENGINES)  # entries without a transform
EXTENDED = (
    *CENTRAL,
    *EXTENDED_DRIVE,
    "names",
    *LIMITS,
    "coupling",
    "definitions",
    "values",
    *TEXTS,
    *PROVENANCE,
)

ALIASES = {"p": "ant", "n": "NL"}  # of the encyclopedia's dialect
CLASSICAL = (*HEADER, *GEOMETRIC, *INERTIAL, *DRIVE, *WRENCH, *JOINT, *BASE, "G", "Z")
KEYS = {key.lower(): key for key in (*CLASSICAL, *EXTENDED_DRIVE)} | ALIASES
EXTENDED_KEYS = {key.lower(): key for key in EXTENDED}

ROLES: dict[str, Role] = (  # of the symbols that stand under a key
    {k: Role.GEOMETRIC for k in (*GEOMETRIC, "Z")}
    | {k: Role.INERTIAL for k in (*INERTIAL, *CENTRAL, *DRIVE, *EXTENDED_DRIVE, "k", "coupling")}
    | {k: Role.WRENCH for k in WRENCH}
    | {k: Role.BASE for k in BASE}
    | {"QP": Role.VELOCITY, "QDP": Role.ACCELERATION, "GAM": Role.TORQUE, "G": Role.OTHER}
)
PRIORITY = (  # the role of a symbol that stands under several keys is the first of these
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
TRUTH = {"true": "1", "yes": "1", "false": "0", "no": "0"}
_INTEGER = re.compile(r"[+-]?\d{1,6}")


@dataclass
class Table:
    """The assignments of one file by canonical key; access raises errors with file and line."""

    file: str
    entries: dict[str, Assignment] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)  # title and source
    unknown: list[Assignment] = field(default_factory=list)

    def put(self, entry: Assignment, keys: Mapping[str, str]) -> None:
        """Store an assignment under its canonical key; `keys` maps lower-case spellings to keys."""
        key = keys.get(entry.key.lower())
        if key is None:
            self.unknown.append(entry)
            return
        if key in self.entries:
            todo = f"The first is on line {self.entries[key].line}."
            raise FormatError(self.file, entry.line, key, "a second value", "one", todo)
        self.entries[key] = entry

    def check_unknown(self) -> None:
        """Raise for an unknown key that looks like a missing one, warn of any other."""
        for entry in self.unknown:
            name = entry.key.lower()
            similar = difflib.get_close_matches(name, GEOMETRIC, n=3) if len(name) > 3 else []
            missing = [key for key in similar if key not in self.entries]
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

    def line(self, key: str) -> int:
        """The line of a key, 0 if it is missing."""
        return self.entries[key].line if key in self.entries else 0

    def integer(self, key: str, default: int) -> int:
        """A whole number; `true`, `yes`, `false` and `no` are 1 and 0."""
        if key not in self.entries:
            return default
        entry = self.entries[key]
        text = entry.items[0].text if entry.items else ""
        text = TRUTH.get(text.lower(), text)
        if entry.is_list or not _INTEGER.fullmatch(text):
            value = "a list" if entry.is_list else quote(text)
            raise FormatError(self.file, entry.line, key, value, "a whole number")
        return int(text)

    def items(self, key: str, length: int, default: Callable[[int], str]) -> list[Item]:
        """The items of a list of known length; a missing key gives `default(index)` for each."""
        if key not in self.entries:
            return [Item(default(k), 0) for k in range(length)]
        entry = self.entries[key]
        if len(entry.items) != length or (not entry.is_list and length != 1):
            value = f"{len(entry.items)} entries" if entry.is_list else quote(entry.items[0].text)
            raise FormatError(
                self.file,
                entry.line,
                key,
                value,
                f"a list of {length}",
                "The header (NL, NJ, NF) and the lists must agree.",
            )
        for k, item in enumerate(entry.items, 1):
            if not item.text:
                expected = "a number or an expression"
                raise FormatError(self.file, item.line, key, f"an empty entry {k}", expected)
        return list(entry.items)

    def integers(
        self, key: str, length: int, default: Callable[[int], str], allowed: range
    ) -> list[int]:
        """The whole numbers of a list, each within a range."""
        values = []
        for k, item in enumerate(self.items(key, length, default), 1):
            if not _INTEGER.fullmatch(item.text) or int(item.text) not in allowed:
                raise FormatError(
                    self.file,
                    item.line,
                    f"{key}[{k}]",
                    quote(item.text),
                    f"a whole number from {allowed[0]} to {allowed[-1]}",
                )
            values.append(int(item.text))
        return values


# --- source of an imported robot, in comments -----------------------------------------------------


MESH, NO_FILE = "mesh", "-"
LAST_ROW = (0.0, 0.0, 0.0, 1.0)
_KIND = re.compile(rf"[a-z]+(:(mesh|{'|'.join(SOLIDS)})(:#[0-9a-f]{{8}})?)?")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


# --- writing ------------------------------------------------------------------------------------


def origin_lines(origin: Origin) -> list[str]:
    """The texts of the comments."""
    names = (origin.format, origin.file, origin.root, *([origin.tip] if origin.tip else ()))
    about = [name_text(x) for x in names]
    links = [
        f"{name_text(name)} = {x.frame} : {_elements(x.T)}" for name, x in origin.links.items()
    ]
    meshes = [f"{name_text(m.link)} = {_mesh_words(m)}" for m in origin.meshes]
    lines = [_list("origin", about), _list("links", links)]
    home = [f"{name_text(joint)} = {float(q)!r}" for joint, q in origin.home.items()]
    lists = {"meshes": meshes, "home": home} | {
        engine: [f"{name_text(name)} = {_index_words(x)}" for name, x in indices.items()]
        for engine, indices in origin.indices.items()
    }
    return lines + [_list(key, items) for key, items in lists.items() if items]


def mimic_line(mimics: Iterable[Coupled]) -> str:
    """The text of the joints that follow others: joint = multiplier master offset."""
    return _list("mimic", [f"{c.joint} = {c.multiplier!r} {c.master} {c.offset!r}" for c in mimics])


def _index_words(index: EngineIndex) -> str:
    return f"{'-' if index[0] is None else index[0]} {index[1]}"


def _mesh_words(mesh: Mesh) -> str:
    scale = " ".join(map(repr, mesh.scale))
    words = [mesh.use, mesh.shape, mesh.colour] if mesh.colour else [mesh.use, mesh.shape]
    kind = ":".join(words) if words != [mesh.use, MESH] else mesh.use
    file = quoted_text(mesh.file) if mesh.file == NO_FILE else name_text(mesh.file)
    return f"{kind} {scale} {file if mesh.file else NO_FILE} : {_elements(mesh.T)}"


def _list(key: str, items: list[str]) -> str:
    return f"{key} = {{{', '.join(items)}}}"


def _elements(T: Elements) -> str:
    return " ".join(f"{x:g}" if x == int(x) else repr(x) for x in T[:12])


# --- reading ------------------------------------------------------------------------------------


def read_origin(entries: Mapping[str, Assignment], file: str, frames: int) -> Origin | None:
    """The source that the comments of a file describe, None if there is none.

    `frames` is the number of frames of the robot.
    """
    if "origin" not in entries:
        return None
    about = [read_name(item.text) for item in entries["origin"].items]
    if len(about) not in (3, 4):
        line, count = entries["origin"].line, f"{len(about)} entries"
        raise FormatError(file, line, "origin", count, "format, file, root link and last link")

    def rows(key: str, words: int) -> Iterator[tuple[str, list[str], Elements]]:
        for item in entries[key].items if key in entries else ():
            row = _row(key, item.text, words)
            if row is None or (key == "links" and int(row[1][0]) > frames):
                raise _damaged(file, key, item)
            yield row

    links = {name: Placed(int(frame), T) for name, (frame,), T in rows("links", 1)}
    meshes = tuple(_mesh(*row) for row in rows("meshes", 5))
    home = {name: float(q) for name, (q,), _ in rows("home", 1)}
    indices = {
        engine: {name: _index(*words) for name, words, _ in rows(engine, 2)}
        for engine in ENGINES
        if engine in entries
    }
    format, source, root, tip = (*about, "")[:4]
    return Origin(
        format,
        source,
        root,
        links,
        meshes,
        indices=indices,
        tip=tip,
        home=home,
    )


def read_mimics(
    entries: Mapping[str, Assignment], file: str, moving: Collection[int]
) -> tuple[Coupled, ...]:
    """The joints that follow others; `moving` are the numbers of the joints that may."""
    mimics: list[Coupled] = []
    for item in entries["mimic"].items if "mimic" in entries else ():
        row = _row("mimic", item.text, 3)
        if row is None:
            raise _damaged(file, "mimic", item)
        joint, (multiplier, master, offset) = row[0], row[1]
        if not {joint, master} <= {str(j) for j in moving} or joint == master:
            expected = "joint = multiplier master offset, with two different joints that move"
            raise FormatError(file, item.line, "mimic", quote(item.text), expected)
        mimics.append(Coupled(int(joint), int(master), float(multiplier), float(offset)))
    return tuple(mimics)


def _mesh(name: str, words: list[str], T: Elements) -> Mesh:
    """A shape; the first word is its use, its shape if that is no mesh, and its colour."""
    kind, x, y, z, path = words
    use, shape, colour = (*kind.split(":"), "", "")[:3]
    size = (float(x), float(y), float(z))
    return Mesh(
        name, "" if path == NO_FILE else read_name(path), T, size, use, shape or MESH, colour
    )


def _index(q: str, v: str) -> EngineIndex:
    return None if q == "-" else int(q), int(v)


def _row(key: str, text: str, count: int) -> tuple[str, list[str], Elements] | None:
    """Name, words and transform (links and meshes have one) of one entry; None if it is damaged."""
    name, equals, rest = text.partition("=")
    is_plain = key in PLAIN
    words, _, elements = (rest, "", "") if is_plain else rest.rpartition(" : ")
    values = [word.strip() for word in words.split(maxsplit=count - 1)]
    if not equals or len(values) != count or not _are_plausible(key, name, values):
        return None
    if is_plain:
        return read_name(name), values, ()
    numbers = elements.split()
    if len(numbers) != 12 or not _are_numbers(numbers):
        return None
    rows = tuple(map(float, numbers))
    return (read_name(name), values, (*rows, *LAST_ROW)) if all(map(math.isfinite, rows)) else None


def _are_plausible(key: str, name: str, values: list[str]) -> bool:
    """True if the words of an entry are numbers where its key needs numbers."""
    if key == "links":
        return values[0].isdigit()
    if key in ENGINES:
        numbers = values[1:] if values[0] == "-" else values
        return all(x.isascii() and x.isdecimal() and len(x) < 8 for x in numbers)
    if key == "meshes":
        return _are_numbers(values[1:4]) and bool(_KIND.fullmatch(values[0]))
    return _are_numbers([name, *values] if key == "mimic" else values)


def _are_numbers(words: list[str]) -> bool:
    return all(_NUMBER.fullmatch(word.strip()) for word in words)


def _damaged(file: str, key: str, item: Item) -> FormatError:
    return FormatError(
        file,
        item.line,
        key,
        quote(item.text),
        "an entry as symoro writes them",
        "Delete the whole comment if it was edited by hand.",
    )
