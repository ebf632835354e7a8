"""A robot while it is being edited: the texts of its cells, right or wrong, and what is wrong with them.

The keys are those of the `.par` file. `checked` reads the cells with the reader of that format, one cell per line, so that
every complaint finds its cell.
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
from symoro.expr.text import identifiers, parse
from symoro.formats.description import MAX_LINKS
from symoro.formats.par import dumps, loads
from symoro.formats.par.syntax import (
    BASE,
    DRIVE,
    EXTENDED_DRIVE,
    HEADER,
    INERTIAL,
    LIMITS,
    WRENCH,
    assignments,
    split_comments,
)
from symoro.robot.data import Robot

Cell = tuple[str, int]  # key and place in its list, from 0
STRUCTURES = ("serial", "tree", "closed loop")
WHOLE = ("ant", "sigma", "mu", "eta")
NAMES, VALUES = "names", "values"
EMPTY = {NAMES: "''", **dict.fromkeys(LIMITS, "none")}  # what an empty cell means; 0 for the others
EXTENSIONS = (
    *EXTENDED_DRIVE,
    NAMES,
    *LIMITS,
    "coupling",
)  # written inside comments, and only where they say something
MAX_CELL = 2000
LARGEST = 60  # links of a robot that is made from nothing here


@dataclass(frozen=True)
class Checked:
    """What the cells are: a robot, or the complaints; remarks do not stop it."""

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
    kept: tuple[str, ...] = ()  # remarks of the file that are not edited here

    @cached_property
    def checked(self) -> Checked:
        errors = dict(_misspelled(self))
        if errors:
            return Checked(None, errors)
        text, places = _written(self)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                robot = loads(text, "robot", self.name)
            except FormatError as error:
                message = _short(error)
                cell = _place(error, places, self)
                return Checked(None, {cell: message} if cell else {}, "" if cell else message)
            except (SymoroError, ArithmeticError, ValueError) as error:
                return Checked(None, {}, str(error))
        return Checked(
            robot,
            remarks=tuple(dict.fromkeys(str(w.message).removeprefix("robot, ") for w in caught)),
        )

    @cached_property
    def text(self) -> str:
        """The robot as a `.par` file; as written by every other part of symoro where the cells are right."""
        robot = self.checked.robot
        return dumps(robot) if robot is not None else _written(self)[0]

    def rows(self, key: str) -> int:
        return len(self.cells[key])

    def first_link(self) -> int:
        """The link of the first row of the dynamic parameters: 0 where the base moves."""
        return self.header["NL"] + 1 - len(self.cells["M"])

    def edited(self, changes: Iterable[tuple[str, int, str]]) -> Document:
        """The document with other texts in some cells; a joint that changes its type takes its variable along."""
        cells = {k: list(v) for k, v in self.cells.items()}
        for key, k, text in changes:
            if key in cells and 0 <= k < len(cells[key]):
                old, cells[key][k] = cells[key][k], _cleaned(key, text)
                if key == "sigma" and old != cells[key][k] and k < self.header["NJ"]:
                    _move_variable(cells, k)
        return dataclasses.replace(self, cells={k: tuple(v) for k, v in cells.items()})

    def valued(self, changes: Mapping[str, str]) -> Document:
        """The document with other numbers for symbols; an empty text takes the number away."""
        values = {
            **self.values,
            **{name: text.strip()[:MAX_CELL] for name, text in changes.items()},
        }
        return dataclasses.replace(
            self, values={name: text for name, text in values.items() if text}
        )

    def called(self, name: str, title: str | None = None) -> Document:
        """The document under another name, and with another title where one is given."""
        plain = _remark(name)[:80] or "robot"
        return dataclasses.replace(
            self, name=plain, title=self.title if title is None else _remark(title)[:200]
        )

    def as_data(self) -> dict[str, Any]:
        return dataclasses.asdict(self)


def from_robot(robot: Robot) -> Document:
    """The document of a robot."""
    code, comments = split_comments(dumps(robot), robot.name)
    found = {e.key: e for e in assignments(code, robot.name)}
    kept = []
    for c in comments:
        about = re.match(r"@\s*(\w+)", c.text)
        if about and about[1] in (*EXTENSIONS, VALUES):
            found |= {e.key: e for e in assignments(c.text[1:], robot.name)}
        elif about and about[1] not in ("title", "source"):
            kept.append(c.text)
    cells = {
        key: tuple(i.text for i in e.items)
        for key, e in found.items()
        if key not in (*HEADER, VALUES)
    }
    values = dict(i.text.split("=", 1) for i in found[VALUES].items) if VALUES in found else {}
    header = {k: int(found[k].items[0].text) for k in HEADER}
    for key in (*EXTENDED_DRIVE, NAMES, *LIMITS):
        cells.setdefault(key, (EMPTY.get(key, "0"),) * header["NJ"])
    return Document(
        robot.name,
        header,
        cells,
        {k.strip(): v.strip() for k, v in values.items()},
        robot.title,
        robot.source,
        tuple(kept),
    )


def from_data(data: Mapping[str, Any]) -> Document:
    """The document that `as_data` gave; anything else raises ValueError."""
    try:
        cells = {str(k): tuple(str(t) for t in v) for k, v in data["cells"].items()}
        header = {k: int(data["header"][k]) for k in HEADER}
        values = {str(k): str(v) for k, v in data["values"].items()}
        return Document(
            str(data["name"]),
            header,
            cells,
            values,
            str(data["title"]),
            str(data["source"]),
            tuple(str(t) for t in data["kept"]),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a document: {error}") from None


def new_document(name: str, structure: str, links: int, joints: int) -> Document:
    """A robot of a structure whose parameters are to be typed: revolute joints, symbolic inertia, gravity along z."""
    loops = joints - links
    frames = links + 2 * loops
    most = min(LARGEST, MAX_LINKS)
    if not 1 <= links <= most:
        raise ValueError(f"{links} links: expected 1 to {most}")
    if structure == STRUCTURES[2] and not 1 <= loops <= links:
        raise ValueError(
            f"{joints} joints: a closed-loop robot of {links} links has {links + 1} to {2 * links}, one more than links for each loop"
        )
    if structure != STRUCTURES[2] and loops:
        raise ValueError(f"{joints} joints: a robot without loops has as many as links, {links}")
    numbers = range(1, links + 1)
    cells: dict[str, list[str]] = {
        "ant": [
            *(str(j - 1) for j in numbers),
            *(str(links) for _ in range(loops)),
            *("0" for _ in range(loops)),
        ],
        "sigma": [*("0" for _ in range(joints)), *("2" for _ in range(loops))],
        "mu": [*("1" for _ in numbers), *("0" for _ in range(2 * loops))],
        "theta": [*(f"q{j}" for j in range(1, joints + 1)), *("0" for _ in range(loops))],
        **{k: ["0"] * frames for k in ("b", "d", "r", "gamma", "alpha")},
        **{k: [f"{k}{j}" for j in numbers] for k in INERTIAL},
        **{k: ["0"] * links for k in (*DRIVE, *WRENCH)},
        **{k: ["0"] * joints for k in ("eta", "k")},
        **{k: [f"{k}{j}" for j in range(1, joints + 1)] for k in ("QP", "QDP", "GAM")},
        **{k: ["0"] * 3 for k in BASE},
        "G": ["0", "0", "G3"],
        "Z": ["1" if k % 5 == 0 else "0" for k in range(16)],
        **{k: [EMPTY.get(k, "0")] * joints for k in (*EXTENDED_DRIVE, NAMES, *LIMITS)},
    }
    header = dict(
        zip(HEADER, (links, joints, frames, STRUCTURES.index(structure), 0, 0), strict=True)
    )
    return Document(name, header, {k: tuple(v) for k, v in cells.items()}, {"G3": "-9.81"}).called(
        name
    )


# --- cells ---------------------------------------------------------------------------------------------------


def _remark(text: str) -> str:
    """Text that can stand in a comment of the file: one line, no comment marks, no quotes."""
    return " ".join(re.sub(r"[(*)'\"]", " ", text).split())


def _cleaned(key: str, text: str) -> str:
    plain = " ".join(text.split())[:MAX_CELL]
    if key == NAMES:
        return re.sub(r"[][(){},'\"=;]|\(\*|\*\)", "_", plain) or EMPTY[NAMES]
    return plain or EMPTY.get(key, "0")


def _move_variable(cells: dict[str, list[str]], k: int) -> None:
    """theta and r of a joint whose type has changed."""
    variable = f"q{k + 1}"
    holder = {"0": "theta", "1": "r"}.get(cells["sigma"][k])
    for key in ("theta", "r"):
        if key != holder and cells[key][k] == variable:
            cells[key][k] = "0"
    if holder and cells[holder][k] == "0":
        cells[holder][k] = variable


def _misspelled(document: Document) -> Iterator[tuple[Cell, str]]:
    """The cells whose texts are no expressions, whatever the others hold."""
    for key, texts in document.cells.items():
        for k, text in enumerate(texts):
            if key in WHOLE:
                complaint = (
                    ""
                    if re.fullmatch(r"\d{1,5}", text)
                    else f"found '{text}', expected a whole number"
                )
            else:
                complaint = "" if EMPTY.get(key) == text or key == NAMES else _complaint(text)
            if complaint:
                yield (key, k), complaint
    for k, (name, text) in enumerate(document.values.items()):
        complaint = _complaint(text) or (
            "" if not _names(text) else f"found '{text}', expected a number"
        )
        if complaint:
            yield (VALUES, k), f"{name}: {complaint}"


def _names(text: str) -> list[str]:
    return [name for name in identifiers(text) if name.lower() not in ("pi",)]


def _complaint(text: str) -> str:
    try:
        parse(text)
    except ExpressionError as error:
        return f"found {error.found}, expected {error.expected} (column {error.column + 1}). {error.todo}".strip()
    return "found a comma outside brackets, expected one expression" if _loose_comma(text) else ""


def _loose_comma(text: str) -> bool:
    return "," in re.sub(r"\([^()]*\)", "", re.sub(r"\([^()]*\)", "", text))


def _written(document: Document) -> tuple[str, dict[int, Cell]]:
    """The `.par` text with one cell per line, and the cell of each line."""
    lines = [f"(* Robotname = '{document.name}' *)"]
    lines += [
        f"(*@ {key} = {text} *)"
        for key, text in (("title", document.title), ("source", document.source))
        if text
    ]
    lines += [f"{key} = {value}" for key, value in document.header.items()]
    places: dict[int, Cell] = {}

    def put(key: str, texts: Iterable[str], opening: str, closing: str) -> None:
        lines.append(f"{opening}{key} = {{")
        for k, text in enumerate(texts):
            places[len(lines) + 1] = (key, k)
            lines.append(text + ",")
        lines[-1] = lines[-1].removesuffix(",") + closing

    for key, texts in document.cells.items():
        if key not in EXTENSIONS:
            put(key, texts, "", "}")
        elif texts and any(t != EMPTY.get(key, "0") for t in texts):
            put(key, texts, "(*@ ", "} *)")
    if document.values:
        put(VALUES, (f"{name} = {text}" for name, text in document.values.items()), "(*@ ", "} *)")
    return "\n".join([*lines, *(f"(*{text}*)" for text in document.kept)]) + "\n", places


def _place(error: FormatError, places: Mapping[int, Cell], document: Document) -> Cell | None:
    """The cell that an error of the reader is about: by its number, or by its line."""
    named = re.match(r"(\w+)\[(\d+)", error.key)
    if named and named[1] in document.cells:
        key, number = named[1], int(named[2])
        first = document.first_link() if key in (*INERTIAL, *DRIVE, *WRENCH) else 1
        return key, min(max(number - first, 0), document.rows(key) - 1)
    return places.get(error.line)


def _short(error: FormatError) -> str:
    return (
        f"found {error.found}"
        + (f", expected {error.expected}" if error.expected else "")
        + (f". {error.todo}" if error.todo else "")
    )
