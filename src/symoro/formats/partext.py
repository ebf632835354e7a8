"""The text level of a `.par` file: comments, assignments, lists, with the line of everything.

    file       = { assignment }
    assignment = key '=' ( '{' value { ',' value } '}' | value up to the end of the line, a ';' or the next key )

Comments `(* … *)` may stand anywhere, nest and span lines. A comment `(*@ key = value *)` carries what the classical
format has no key for, so that other programs skip it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from symoro.errors import FormatError

MAX_BYTES = 4 * 1024 * 1024
MAX_ENTRIES = 20_000
MAX_KEYS = 1000
MAX_NESTING = 100


@dataclass(frozen=True)
class Item:
    """One value with the line it stands on."""

    text: str
    line: int


@dataclass(frozen=True)
class Entry:
    """One assignment."""

    key: str
    line: int
    items: tuple[Item, ...]
    is_list: bool


def shown(text: str) -> str:
    """A text in quotes for a message, cut when it is long."""
    return f"'{text}'" if len(text) <= 60 else f"'{text[:60]}…'"


def decode(data: bytes, file: str) -> str:
    """The text of a file: UTF-8, or Latin-1 as SYMORO+ wrote it."""
    if len(data) > MAX_BYTES:
        raise FormatError(
            file,
            0,
            "",
            f"{len(data)} bytes",
            f"at most {MAX_BYTES}",
            "A robot of a thousand joints needs less; is this a .par file?",
        )
    nul = data.find(b"\0")
    if nul >= 0:
        raise FormatError(
            file,
            data.count(b"\n", 0, nul) + 1,
            "",
            "a NUL byte",
            "text",
            "The file is binary or damaged.",
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def split_comments(text: str, file: str) -> tuple[str, list[Item]]:
    """The text with comments blanked (lines stay where they are) and the comments' contents."""
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
                raise FormatError(
                    file,
                    line,
                    "",
                    f"more than {MAX_NESTING} nested comments",
                    "a comment that is closed by *)",
                )
        else:
            depth -= 1
            if depth < 0:
                raise FormatError(file, line, "", "'*)' with no comment open", "'(*' before it")
            if depth == 0:
                comments.append(Item(text[start : match.start()], opened))
    if depth:
        raise FormatError(file, opened, "", "a comment that is never closed", "'*)'")
    code.append(text[at:])
    return "".join(code), comments


_BLANK = re.compile(r"[\s;]*+")
_KEY = re.compile(
    r"([A-Za-z_][A-Za-z0-9_]{0,99}+)\s*+=(?:\s*+(?!\w++\s*+=)|[ \t]*+)"
)  # the value may start on a later line
_END = re.compile(r"[;\n]|\b(?=[A-Za-z_]\w*+[ \t]*+=)")
_MARKS = re.compile(r"[()\[\]{},\n]")


def entries(code: str, file: str, first_line: int = 1) -> Iterator[Entry]:
    """The assignments of comment-free text in order."""
    at, line, counted = 0, first_line, 0
    for number in count():
        at = _BLANK.match(code, at).end()  # type: ignore[union-attr]
        if at >= len(code):
            return
        line, counted = line + code.count("\n", counted, at), at
        match = _KEY.match(code, at)
        if match is None:
            rest = code[at : at + 100].split("\n", 1)[0]
            raise FormatError(
                file, line, "", shown(rest), "key = value", "Put remarks into (* … *)."
            )
        key, at = match[1], match.end()
        if number >= MAX_KEYS:
            raise FormatError(
                file, line, key, f"more than {MAX_KEYS} assignments", "one for each key"
            )
        begun = line + code.count("\n", counted, at)
        if code[at : at + 1] == "{":
            items, at = _list(code, at + 1, begun, key, file)
            yield Entry(key, line, items, True)
        else:
            end = _END.search(code, at)
            stop = end.start() if end else len(code)
            yield Entry(key, line, (Item(code[at:stop].strip(), begun),), False)
            at = stop


def _list(code: str, at: int, line: int, key: str, file: str) -> tuple[tuple[Item, ...], int]:
    """The items up to the closing brace and the place behind it; commas inside brackets do not separate."""
    items: list[Item] = []
    depth, start, begun, opened = 0, at, line, line
    for match in _MARKS.finditer(code, at):
        mark, place = match.group(), match.start()
        if mark == "\n":
            line += 1
            if not code[start:place].strip():
                begun = line
        elif mark in "([":
            depth += 1
            if depth > MAX_NESTING:
                raise FormatError(
                    file, line, key, f"more than {MAX_NESTING} nested brackets", "a value"
                )
        elif mark in ")]":
            depth -= 1
            if depth < 0:
                raise FormatError(file, line, key, f"'{mark}' with no bracket open", "a value")
        elif mark == "{":
            raise FormatError(
                file, line, key, "'{' inside a list", "'}' first", "Close the list of this key."
            )
        elif mark in ",}" and depth == 0:
            items.append(Item(code[start:place].strip(), begun))
            start, begun = place + 1, line
            if len(items) > MAX_ENTRIES:
                raise FormatError(
                    file, line, key, f"more than {MAX_ENTRIES} entries", "a shorter list"
                )
            if mark == "}":
                return (() if len(items) == 1 and not items[0].text else tuple(items)), place + 1
        elif mark == "}":
            raise FormatError(
                file, line, key, "a bracket that is not closed before '}'", "')' or ']'"
            )
    raise FormatError(file, opened, key, "a list that is never closed", "'}'")
