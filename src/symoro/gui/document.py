"""A robot as an editable document: the text of each cell, and the errors in them.

The keys are those of a `.par` file. `Document.checked` writes the cells as such a file, one cell
per line, and reads it with the reader of that format, so that every error can be shown at its cell.
"""

from __future__ import annotations

import dataclasses
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from symoro.errors import ExpressionError, FormatError, SymoroError
from symoro.expr import identifiers, parse
from symoro.formats.par import (
    BASE,
    DRIVE,
    EXTENDED_DRIVE,
    HEADER,
    INERTIAL,
    LIMITS,
    MOTION,
    WRENCH,
    assignments,
    dumps,
    loads,
    name_text,
    remark_text,
    robot_name_text,
    split_comments,
)
from symoro.robot import DOWNWARD_GRAVITY, STRUCTURES, Robot

Cell = tuple[str, int]  # key, and index in its list from 0
CellEdit = tuple[str, int, str]  # key, index, new text
CLOSED_LOOP = STRUCTURES[2]
NAMES, VALUES = "names", "values"
INTEGER_KEYS = ("ant", "sigma", "mu", "eta")
LINK_KEYS = (*INERTIAL, *DRIVE, *WRENCH)  # one cell per link, link 0 included if the base moves
OPTIONAL_KEYS = (*EXTENDED_DRIVE, NAMES, *LIMITS)  # one cell per joint, which may be empty
EXTENSIONS = (*OPTIONAL_KEYS, "coupling")  # written in comments, and only if a cell is not empty
EMPTY = {NAMES: "", **dict.fromkeys(LIMITS, "none")}  # text of an empty cell; '0' otherwise
MAX_CELL = 2000  # characters
MAX_NEW_LINKS = 60  # of a robot that is created here


@dataclass(frozen=True)
class Checked:
    """The result of reading the cells: a robot, or errors; remarks do not prevent a robot."""

    robot: Robot | None
    errors: Mapping[Cell, str] = field(default_factory=dict)
    trouble: str = ""  # an error that belongs to no cell
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Document:
    """The texts of a robot."""

    name: str
    header: Mapping[str, int]
    cells: Mapping[str, tuple[str, ...]]
    values: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    source: str = ""
    comments: tuple[str, ...] = ()  # comments of the file that cannot be edited here

    @cached_property
    def checked(self) -> Checked:
        """The robot of this document, or the errors in it."""
        errors = dict(_cell_errors(self))
        if errors:
            return Checked(None, errors)
        text, cells_by_line = _par_text(self)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                robot = loads(text, "robot", self.name)
            except FormatError as error:
                message = _error_text(error)
                cell = _cell_of(error, cells_by_line, self)
                return Checked(None, {cell: message} if cell else {}, "" if cell else message)
            except (SymoroError, ArithmeticError, ValueError) as error:
                return Checked(None, {}, str(error))
        remarks = dict.fromkeys(str(w.message).removeprefix("robot, ") for w in caught)
        return Checked(robot, remarks=tuple(remarks))

    @cached_property
    def text(self) -> str:
        """The robot as a `.par` file."""
        robot = self.checked.robot
        return dumps(robot) if robot is not None else _par_text(self)[0]

    def count(self, key: str) -> int:
        """Return the number of cells of a key."""
        return len(self.cells[key])

    def first_number(self, key: str) -> int:
        """Return the number of the first cell of a key: 0 for links if the base moves, else 1."""
        return self.header["NL"] + 1 - self.count(key) if key in LINK_KEYS else 1

    def edited(self, changes: Iterable[CellEdit]) -> Document:
        """Return the document with other texts in some cells.

        If the type of a joint changes, its variable moves between theta and r.
        """
        cells = {key: list(texts) for key, texts in self.cells.items()}
        for key, k, text in changes:
            if key in cells and 0 <= k < len(cells[key]):
                old, cells[key][k] = cells[key][k], _clean(key, text)
                if key == "sigma" and old != cells[key][k] and k < self.header["NJ"]:
                    _move_variable(cells, k)
        return dataclasses.replace(self, cells={k: tuple(v) for k, v in cells.items()})

    def with_values(self, changes: Mapping[str, str]) -> Document:
        """Return the document with other numbers for symbols; an empty text removes the number."""
        new = {name: text.strip()[:MAX_CELL] for name, text in changes.items()}
        values = {name: text for name, text in {**self.values, **new}.items() if text}
        return dataclasses.replace(self, values=values)

    def renamed(self, name: str) -> Document:
        """Return the document with another name of the robot."""
        return dataclasses.replace(self, name=" ".join(name.split())[:80] or "robot")

    def as_data(self) -> dict[str, Any]:
        """Return the document as plain data."""
        data = dataclasses.asdict(self)
        data["kept"] = data.pop("comments")  # the key of stored states
        return data


def from_robot(robot: Robot) -> Document:
    """Return the document of a robot."""
    texts, comments = _par_entries(robot)
    texts[NAMES] = tuple(joint.name for joint in robot.joints)
    pairs = [text.split("=", 1) for text in texts.pop(VALUES, ())]
    header = {key: int(texts.pop(key)[0]) for key in HEADER}
    for key in OPTIONAL_KEYS:
        texts.setdefault(key, _empty_cells(key, header["NJ"]))
    return Document(
        robot.name,
        header,
        texts,
        {name.strip(): value.strip() for name, value in pairs},
        robot.title,
        robot.source,
        tuple(comments),
    )


def _par_entries(robot: Robot) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """Return the texts of the robot's `.par` file by key, and the comments without a key."""
    code, comments = split_comments(dumps(robot), robot.name)
    other_comments = []
    entries = list(assignments(code, robot.name))
    for comment in comments:
        extension = re.match(r"@\s*(\w+)", comment.text)
        if extension and extension[1] in (*EXTENSIONS, VALUES):
            entries += assignments(comment.text[1:], robot.name)
        elif extension and extension[1] not in ("title", "source"):
            other_comments.append(comment.text)
    return {e.key: tuple(item.text for item in e.items) for e in entries}, other_comments


def from_data(data: Mapping[str, Any]) -> Document:
    """Return the document that `as_data` gave; anything else raises ValueError."""
    try:
        cells = {str(key): tuple(map(str, texts)) for key, texts in data["cells"].items()}
        if NAMES in cells:  # earlier versions stored '' as the text of an empty name
            cells[NAMES] = tuple("" if name == "''" else name for name in cells[NAMES])
        return Document(
            str(data["name"]),
            {key: int(data["header"][key]) for key in HEADER},
            cells,
            {str(name): str(text) for name, text in data["values"].items()},
            str(data["title"]),
            str(data["source"]),
            tuple(map(str, data["kept"])),
        )
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"not a document: {error}") from None


# --- a new robot ----------------------------------------------------------------------------------


def new_document(name: str, structure: str, links: int, joints: int) -> Document:
    """Return a robot with revolute joints, symbolic inertia, and gravity along z.

    A closed-loop robot has one joint more than links for each loop.
    """
    loops = joints - links
    _check_size(structure, links, loops)
    kind = STRUCTURES.index(structure)
    sizes = (links, links + loops, links + 2 * loops, kind, 0, 0)
    cells = _geometric_cells(links, loops) | _dynamic_cells(links, loops)
    header = dict(zip(HEADER, sizes, strict=True))
    return Document("", header, cells, {"G3": str(DOWNWARD_GRAVITY[2])}).renamed(name)


def _check_size(structure: str, links: int, loops: int) -> None:
    if not 1 <= links <= MAX_NEW_LINKS:
        raise ValueError(f"{links} links: expected 1 to {MAX_NEW_LINKS}")
    joints = links + loops
    if structure == CLOSED_LOOP and not 1 <= loops <= links:
        raise ValueError(
            f"{joints} joints: a closed-loop robot with {links} links has {links + 1} to "
            f"{2 * links} joints, one more than links for each loop"
        )
    if structure != CLOSED_LOOP and loops:
        raise ValueError(f"{joints} joints: expected {links}, as many as links without loops")


def _geometric_cells(links: int, loops: int) -> dict[str, tuple[str, ...]]:
    """Return a chain whose last link is connected to the base by each cut joint."""
    joints, frames = links + loops, links + 2 * loops
    chain = tuple(str(j) for j in range(links))
    return {
        "ant": chain + (str(links),) * loops + ("0",) * loops,
        "sigma": ("0",) * joints + ("2",) * loops,
        "mu": ("1",) * links + ("0",) * (2 * loops),
        "theta": _numbered("q", joints) + ("0",) * loops,
        **dict.fromkeys(("b", "d", "r", "gamma", "alpha"), ("0",) * frames),
    }


def _dynamic_cells(links: int, loops: int) -> dict[str, tuple[str, ...]]:
    joints = links + loops
    identity = tuple("1" if k % 5 == 0 else "0" for k in range(16))
    return {
        **{key: _numbered(key, links) for key in INERTIAL},
        **dict.fromkeys((*DRIVE, *WRENCH), ("0",) * links),
        **dict.fromkeys(("eta", "k"), ("0",) * joints),
        **{key: _numbered(key, joints) for key in MOTION},
        **dict.fromkeys(BASE, ("0",) * 3),
        "G": ("0", "0", "G3"),
        "Z": identity,
        **{key: _empty_cells(key, joints) for key in OPTIONAL_KEYS},
    }


def _numbered(key: str, count: int) -> tuple[str, ...]:
    return tuple(f"{key}{j}" for j in range(1, count + 1))


def _empty_cells(key: str, count: int) -> tuple[str, ...]:
    return (EMPTY.get(key, "0"),) * count


# --- cells ----------------------------------------------------------------------------------------


def _clean(key: str, text: str) -> str:
    """Return the text of a cell on one line, or the text of an empty cell."""
    line = " ".join(text.split())[:MAX_CELL]
    return line or EMPTY.get(key, "0")


def _move_variable(cells: dict[str, list[str]], k: int) -> None:
    """Move the variable of a joint to theta or r after its type has changed."""
    variable = f"q{k + 1}"
    holder = {"0": "theta", "1": "r"}.get(cells["sigma"][k])
    for key in ("theta", "r"):
        if key != holder and cells[key][k] == variable:
            cells[key][k] = "0"
    if holder and cells[holder][k] == "0":
        cells[holder][k] = variable


def _cell_errors(document: Document) -> Iterator[tuple[Cell, str]]:
    """Yield the cells whose texts are not expressions, with the errors."""
    for key, texts in document.cells.items():
        for k, text in enumerate(texts):
            error = _cell_error(key, text)
            if error:
                yield (key, k), error
    for k, (name, text) in enumerate(document.values.items()):
        error = _expression_error(text)
        if not error and any(symbol.lower() != "pi" for symbol in identifiers(text)):
            error = f"found '{text}', expected a number"
        if error:
            yield (VALUES, k), f"{name}: {error}"


def _cell_error(key: str, text: str) -> str:
    """Return what is wrong with the text of a cell, '' if nothing is."""
    if key in INTEGER_KEYS:
        is_integer = re.fullmatch(r"\d{1,5}", text)
        return "" if is_integer else f"found '{text}', expected a whole number"
    return "" if key == NAMES or EMPTY.get(key) == text else _expression_error(text)


def _expression_error(text: str) -> str:
    try:
        parse(text)
    except ExpressionError as error:
        place = f"(column {error.column + 1}). {error.todo}"
        return f"found {error.found}, expected {error.expected} {place}".strip()
    without_brackets = re.sub(r"\([^()]*\)", "", re.sub(r"\([^()]*\)", "", text))
    if "," in without_brackets:
        return "found a comma outside brackets, expected one expression"
    return ""


# --- the .par text --------------------------------------------------------------------------------


def _par_text(document: Document) -> tuple[str, dict[int, Cell]]:
    """Return the `.par` text with one cell per line, and the cell of each line."""
    lines = [f"(*{robot_name_text(document.name)}*)"]
    about = {"title": document.title, "source": document.source}
    lines += [f"(*@ {key} = {remark_text(text)} *)" for key, text in about.items() if text]
    lines += [f"{key} = {value}" for key, value in document.header.items()]
    cells_by_line: dict[int, Cell] = {}

    def add(key: str, texts: Iterable[str], opening: str, closing: str) -> None:
        lines.append(f"{opening}{key} = {{")
        for k, text in enumerate(texts):
            cells_by_line[len(lines) + 1] = (key, k)
            lines.append((name_text(text) if key == NAMES else text) + ",")
        lines[-1] = lines[-1].removesuffix(",") + closing

    for key, texts in document.cells.items():
        if key not in EXTENSIONS:
            add(key, texts, "", "}")
        elif set(texts) - {EMPTY.get(key, "0")}:
            add(key, texts, "(*@ ", "} *)")
    if document.values:
        values = (f"{name} = {text}" for name, text in document.values.items())
        add(VALUES, values, "(*@ ", "} *)")
    lines += [f"(*{text}*)" for text in document.comments]
    return "\n".join(lines) + "\n", cells_by_line


def _cell_of(
    error: FormatError, cells_by_line: Mapping[int, Cell], document: Document
) -> Cell | None:
    """Return the cell that an error of the reader is about: by its number, or by its line."""
    numbered = re.match(r"(\w+)\[(\d+)", error.key)
    if numbered and numbered[1] in document.cells:
        key, number = numbered[1], int(numbered[2])
        index = number - document.first_number(key)
        return key, min(max(index, 0), document.count(key) - 1)
    return cells_by_line.get(error.line)


def _error_text(error: FormatError) -> str:
    """Return the message of an error without its place."""
    text = f"found {error.found}"
    text += f", expected {error.expected}" if error.expected else ""
    return text + (f". {error.todo}" if error.todo else "")
