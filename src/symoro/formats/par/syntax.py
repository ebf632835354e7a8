"""The text level of a `.par` file: comments, assignments, lists, with the line of everything.

    file       = { assignment }
    assignment = key '=' ( '{' value { ',' value } '}' | value )

A value outside a list ends at the end of the line, a ';' or the next key. Comments `(* … *)` may
stand anywhere, nest and span lines. A comment `(*@ key = value *)` holds what the classical format
has no key for; other programs skip it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from symoro.errors import FormatError
from symoro.formats.text_files import quote

MAX_ENTRIES = 20_000
MAX_KEYS = 1000
MAX_NESTING = 100


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
                limit = f"more than {MAX_NESTING} nested comments"
                raise FormatError(file, line, "", limit, "a comment that is closed by *)")
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
            limit = f"more than {MAX_KEYS} assignments"
            raise FormatError(file, line, key, limit, "one for each key")
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
            raise self._wrong(f"more than {MAX_NESTING} nested brackets", "a value")
        if self.depth < 0:
            raise self._wrong(f"'{mark}' with no bracket open", "a value")

    def _end_item(self, place: int) -> None:
        self.items.append(Item(self.code[self.start : place].strip(), self.item_line))
        self.start, self.item_line = place + 1, self.line
        if len(self.items) > MAX_ENTRIES:
            raise self._wrong(f"more than {MAX_ENTRIES} entries", "a shorter list")

    def _wrong(self, problem: str, expected: str, todo: str = "") -> FormatError:
        return FormatError(self.file, self.line, self.key, problem, expected, todo)
