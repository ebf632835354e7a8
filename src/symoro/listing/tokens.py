"""The tokens of a model listing: comments and continued lines are taken out.

One set of tokens serves MATLAB, Octave, C, JavaScript, Python, Mathematica, Maple and the text
files of SYMORO; what begins a comment in one of them means nothing in a listing of another. Other
languages are brought into this form by `symoro.listing.dialects`.

    comments         % …   # …   // …   /* … */   (* … *), nesting   three quotes
    continued lines  ... , \\ , an open bracket, an operator at the end of a line or at the start of
                     the next
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from symoro.errors import FormatError
from symoro.listing.dialects import plain_form

MAX_CHARACTERS = 8 * 1024 * 1024
MAX_TOKENS = 2_000_000
MAX_NESTING = 100
MAX_QUOTED = 60  # characters of a quotation in a message

_TOKEN = re.compile(
    r"""(?P<skip>[ \t\f]+|\.\.\.[^\n]*\n?|\\[ \t]*\n|%[^\n]*|\#[^\n]*|//[^\n]*|/\*.*?\*/
        |\"{3}.*?\"{3}|'{3}.*?'{3})
    |(?P<newline>\n)
    |(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:`[0-9.]*)?(?:(?:[eEdD]|\*\^)[+-]?[0-9]+)?
        (?:[fFlL]\b)?)
    |(?P<name>(?:(?:math|Math|np|numpy|jnp|ca|casadi|std)(?:\.|::))?[A-Za-z_$][A-Za-z0-9_$]*)
    |(?P<string>"[^"\n]*"|'[^'\n]*')
    |(?P<mark>:=|===?|<=|>=|~=|!==?|<>|->|\+=|-=|\*\*|\.\*|\./|\.\^
        |[-+*/^()\[\]{},;:=<>?.&@'|!~])""",
    re.VERBOSE | re.DOTALL,
)
_COMMENT = re.compile(r"\(\*|\*\)")
_PREFIX = re.compile(r".*(?:\.|::)")
_EQUATIONS = re.compile(r"^[ \t]*Equations[ \t]*:[ \t]*$", re.MULTILINE)
_LAST_LINE = re.compile(r"^\*=\*[ \t]*$", re.MULTILINE)
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")": "(", "]": "[", "}": "{"}
_OPERATOR_SIGNS = "+ - * / ^ ** .* ./ .^ < > <= >= == === ~= != !== <> ?"
OPERATORS = frozenset(_OPERATOR_SIGNS.split())
CONTINUING = OPERATORS | {"=", ":=", "+=", "-=", ",", "->", "."}  # at the end of a line


class Token(NamedTuple):
    """A word of the text and its place; lines count from 1, columns from 0."""

    kind: str  # number, name, string, mark, newline or end
    text: str
    line: int
    column: int


def show(text: str) -> str:
    """A piece of the text in quotation marks for a message."""
    if not text:
        return "the end of the listing"
    if text == "\n":
        return "the end of the line"
    return f"'{text}'" if len(text) <= MAX_QUOTED else f"'{text[: MAX_QUOTED - 3]}…'"


def tokens(text: str, file: str) -> list[Token]:
    """The tokens of a listing, without comments and continued lines, the end last."""
    if len(text) > MAX_CHARACTERS:
        raise FormatError(
            file,
            0,
            "",
            f"{len(text)} characters",
            f"at most {MAX_CHARACTERS}",
            "Is this a listing of assignments?",
        )
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    words = _split(_without_tables(plain_form(lines, file)), file)
    return [*_join_lines(words), Token("end", "", text.count("\n") + 1, 0)]


def _without_tables(text: str) -> str:
    """Blank the tables that OpenSYMORO writes before the equations, and its last line.

    Lines stay where they are.
    """
    head = _EQUATIONS.search(text)
    if head is not None:
        text = "\n" * text.count("\n", 0, head.end()) + text[head.end() :]
    return _LAST_LINE.sub("", text)


def _split(text: str, file: str) -> list[Token]:
    """All tokens with every line end, without comments."""
    words: list[Token] = []
    at, line, line_start = 0, 1, 0
    while at < len(text):
        if _is_comment(text, at):
            end, kind, word = _comment_end(text, at, line, file), "skip", ""
        else:
            match = _TOKEN.match(text, at)
            if match is None:
                expected = "a name, a number, an operator or a bracket"
                todo = "Only assignments of formulas are read; remarks go into comments."
                raise FormatError(file, line, "", show(text[at]), expected, todo)
            end, kind, word = match.end(), match.lastgroup or "", match.group()
        if kind != "skip":
            name = _PREFIX.sub("", word) if kind == "name" else word
            words.append(Token(kind, name, line, at - line_start))
            if len(words) > MAX_TOKENS:
                limit = f"more than {MAX_TOKENS} words"
                raise FormatError(file, line, "", limit, "a shorter listing")
        breaks = text.count("\n", at, end)
        if breaks:
            line, line_start = line + breaks, text.rfind("\n", at, end) + 1
        at = end
    return words


def _is_comment(text: str, at: int) -> bool:
    """True at the start of (* … *).

    An asterisk right before a name, as in Python's f(*x), that nothing closes is not a comment.
    """
    if not text.startswith("(*", at):
        return False
    return not text[at + 2 : at + 3].isidentifier() or text.find("*)", at) >= 0


def _comment_end(text: str, at: int, line: int, file: str) -> int:
    """The place behind a comment (* … *), which may hold others."""
    depth = 0
    for match in _COMMENT.finditer(text, at):
        depth += 1 if match.group() == "(*" else -1
        if depth == 0:
            return match.end()
        if depth > MAX_NESTING:
            break
    raise FormatError(file, line, "", "a comment '(*' that is never closed", "'*)'")


def _join_lines(words: Sequence[Token]) -> list[Token]:
    """The tokens with line ends only where a statement can end."""
    joined: list[Token] = []
    depth = 0
    end = Token("end", "", 0, 0)
    for word, following in pairwise([*words, end]):
        if word.kind == "newline":
            if depth or following.text in OPERATORS or not joined or _continues(joined[-1]):
                continue
        elif word.kind == "mark":
            depth = max(0, depth + (word.text in OPENING) - (word.text in CLOSING))
        joined.append(word)
    return joined


def _continues(word: Token) -> bool:
    """True if no statement ends behind this token at the end of a line."""
    return word.kind == "newline" or word.text in CONTINUING
