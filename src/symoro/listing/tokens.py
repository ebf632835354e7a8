"""The text level of a model listing: comments, tokens, lines, and the functions that a listing may be wrapped in.

One set of tokens serves MATLAB, Octave, C, JavaScript, Python, Mathematica, Maple and the text files of SYMORO; what means a
comment in one of them means nothing in a listing of another. Other languages are brought into this form by `listingdialects`.

    comments      % …   # …   // …   /* … */   (* … *), nesting   three quotes
    line goes on  ... , \\ , an open bracket, an operator at the end of a line or at the start of the next
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symoro.errors import FormatError
from symoro.listing.dialects import plain_form

MAX_CHARACTERS = 8 * 1024 * 1024
MAX_TOKENS = 2_000_000
MAX_NESTING = 100

_TOKEN = re.compile(
    r"""(?P<skip>[ \t\f]+|\.\.\.[^\n]*\n?|\\[ \t]*\n|%[^\n]*|\#[^\n]*|//[^\n]*|/\*.*?\*/|\"{3}.*?\"{3}|'{3}.*?'{3})
    |(?P<newline>\n)
    |(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:`[0-9.]*)?(?:(?:[eEdD]|\*\^)[+-]?[0-9]+)?(?:[fFlL]\b)?)
    |(?P<name>(?:(?:math|Math|np|numpy|jnp|ca|casadi|std)(?:\.|::))?[A-Za-z_$][A-Za-z0-9_$]*)
    |(?P<string>"[^"\n]*"|'[^'\n]*')
    |(?P<mark>:=|===?|<=|>=|~=|!==?|<>|->|\+=|-=|\*\*|\.\*|\./|\.\^|[-+*/^()\[\]{},;:=<>?.&@'|!~])""",
    re.VERBOSE | re.DOTALL,
)
_COMMENT = re.compile(r"\(\*|\*\)")
_PREFIX = re.compile(r".*(?:\.|::)")
_EQUATIONS = re.compile(r"^[ \t]*Equations[ \t]*:[ \t]*$", re.MULTILINE)
_LAST_LINE = re.compile(r"^\*=\*[ \t]*$", re.MULTILINE)
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")": "(", "]": "[", "}": "{"}
OPERATORS = frozenset(
    (
        "+",
        "-",
        "*",
        "/",
        "^",
        "**",
        ".*",
        "./",
        ".^",
        "<",
        ">",
        "<=",
        ">=",
        "==",
        "===",
        "~=",
        "!=",
        "!==",
        "<>",
        "?",
    )
)
GOES_ON = OPERATORS | {"=", ":=", "+=", "-=", ",", "->", "."}  # at the end of a line
MODULES = ("Module", "Block")


class Token(NamedTuple):
    """A word of the text and where it stands; columns count from 0."""

    kind: str  # number, name, string, mark, newline or end
    text: str
    line: int
    column: int


@dataclass(frozen=True)
class Function:
    """A function of the listing: its arguments, the names of its results where its head says them, and its body."""

    name: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    body: tuple[Token, ...]
    line: int


def shown(text: str) -> str:
    """A piece of the text as a message shows it."""
    return (
        "the end of the listing"
        if not text
        else "the end of the line"
        if text == "\n"
        else f"'{text}'"
        if len(text) <= 60
        else f"'{text[:57]}…'"
    )


def tokens(text: str, file: str) -> list[Token]:
    """The words of a listing, comments and continued lines taken out, the end last."""
    if len(text) > MAX_CHARACTERS:
        raise FormatError(
            file,
            0,
            "",
            f"{len(text)} characters",
            f"at most {MAX_CHARACTERS}",
            "Is this a listing of assignments?",
        )
    return [
        *_joined(
            _words(_plain(plain_form(text.replace("\r\n", "\n").replace("\r", "\n"), file)), file)
        ),
        Token("end", "", text.count("\n") + 1, 0),
    ]


def _plain(text: str) -> str:
    """Without the tables that OpenSYMORO writes before the equations, and its last line; lines stay where they are."""
    head = _EQUATIONS.search(text)
    if head is not None:
        text = "\n" * text.count("\n", 0, head.end()) + text[head.end() :]
    return _LAST_LINE.sub("", text)


def _words(text: str, file: str) -> list[Token]:
    found: list[Token] = []
    at, line, start = 0, 1, 0
    while at < len(text):
        if _is_comment(text, at):
            end, kind, word = _comment_end(text, at, line, file), "skip", ""
        else:
            match = _TOKEN.match(text, at)
            if match is None:
                todo = "Only assignments of formulas are read; remarks go into comments."
                raise FormatError(
                    file,
                    line,
                    "",
                    shown(text[at]),
                    "a name, a number, an operator or a bracket",
                    todo,
                )
            end, kind, word = match.end(), match.lastgroup or "", match.group()
        if kind != "skip":
            found.append(
                Token(kind, _PREFIX.sub("", word) if kind == "name" else word, line, at - start)
            )
            if len(found) > MAX_TOKENS:
                raise FormatError(
                    file, line, "", f"more than {MAX_TOKENS} words", "a shorter listing"
                )
        breaks = text.count("\n", at, end)
        if breaks:
            line, start = line + breaks, text.rfind("\n", at, end) + 1
        at = end
    return found


def _is_comment(text: str, at: int) -> bool:
    """(* … *); an asterisk right before a name, as in Python's f(*x), that nothing closes is none."""
    return text.startswith("(*", at) and not (
        text[at + 2 : at + 3].isidentifier() and text.find("*)", at) < 0
    )


def _comment_end(text: str, at: int, line: int, file: str) -> int:
    """Where a comment (* … *), which may hold others, ends."""
    depth = 0
    for match in _COMMENT.finditer(text, at):
        depth += 1 if match.group() == "(*" else -1
        if depth == 0:
            return match.end()
        if depth > MAX_NESTING:
            break
    raise FormatError(file, line, "", "a comment '(*' that is never closed", "'*)'")


def _joined(words: Sequence[Token]) -> list[Token]:
    """Line ends stay only where a statement can end."""
    kept: list[Token] = []
    depth = 0
    for k, word in enumerate(words):
        if word.kind == "newline":
            goes_on = k + 1 < len(words) and words[k + 1].text in OPERATORS
            if (
                depth
                or not kept
                or kept[-1].text in GOES_ON
                or kept[-1].kind == "newline"
                or goes_on
            ):
                continue
        elif word.text in OPENING and word.kind == "mark":
            depth += 1
        elif word.text in CLOSING and word.kind == "mark":
            depth = max(0, depth - 1)
        kept.append(word)
    return kept


# --- functions ----------------------------------------------------------------------------------


class Splitter:
    """Takes the functions out of a list of tokens; what is left stands outside of them."""

    def __init__(self, words: Sequence[Token], file: str) -> None:
        self.words, self.file, self.at = list(words), file, 0
        self.loose: list[Token] = []
        self.functions: list[Function] = []

    def split(self) -> tuple[list[Token], list[Function]]:
        """What stands outside of functions, and the functions."""
        while self.words[self.at].kind != "end":
            if not (
                self._python()
                or self._matlab()
                or self._maple()
                or self._mathematica()
                or self._c()
                or self._record()
            ):
                self._statement()
        return [*self.loose, self.words[-1]], self.functions

    def text(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].text if at < len(self.words) else ""

    def kind(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].kind if at < len(self.words) else "end"

    def _statement(self) -> None:
        """One statement outside of functions, with what ends it."""
        depth = 0
        while self.kind() != "end":
            word = self.words[self.at]
            self.loose.append(word)
            self.at += 1
            depth += (word.text in OPENING) - (word.text in CLOSING)
            if depth <= 0 and (word.kind == "newline" or word.text == ";"):
                return

    def _closing(self, at: int) -> int:
        """The place of the bracket that closes the one at `at`."""
        depth = 0
        for k in range(at, len(self.words)):
            if self.words[k].kind == "mark":
                depth += (self.words[k].text in OPENING) - (self.words[k].text in CLOSING)
            if depth == 0:
                return k
        opened = self.words[at]
        raise FormatError(
            self.file,
            opened.line,
            "",
            f"{shown(opened.text)} that is never closed",
            shown(OPENING[opened.text]),
        )

    def _names(self, first: int, last: int) -> tuple[str, ...]:
        """The last name before each comma: `const double *q, double *tau` are q and tau."""
        found, name = [], ""
        for word in [*self.words[first:last], Token("mark", ",", 0, 0)]:
            if word.text == "," and name:
                found.append(name.split("_")[0] if name.endswith("_") else name)
                name = ""
            elif word.kind == "name":
                name = word.text
        return tuple(found)

    def _make(
        self,
        name: str,
        arguments: tuple[str, ...],
        body: tuple[int, int],
        end: int,
        results: tuple[str, ...] = (),
    ) -> bool:
        line = self.words[self.at].line
        inside = self.words[slice(*body)]
        last = Token("end", "", inside[-1].line if inside else line, 0)
        self.functions.append(Function(name, arguments, results, (*inside, last), line))
        self.at = end
        return True

    def _python(self) -> bool:
        """def name(arguments):, and the lines that are indented more; a class is passed over."""
        word = self.words[self.at]
        if word.text == "class" and self.kind(1) == "name":
            self.at = self._dedent(word.column)
            return True
        if not (word.text == "def" and self.kind(1) == "name" and self.text(2) == "("):
            return False
        close = self._closing(self.at + 2)
        start = close + 1
        while self.words[start].kind != "end" and self.words[start].text != ":":
            start += 1
        end = self._dedent(word.column)
        return self._make(
            self.text(1), self._names(self.at + 3, close), (min(start + 1, end), end), end
        )

    def _dedent(self, column: int) -> int:
        """The first line after this one that is not indented more."""
        for k in range(self.at + 1, len(self.words)):
            if self.words[k].kind == "end" or (
                self.words[k - 1].kind == "newline" and self.words[k].column <= column
            ):
                return k
        return len(self.words) - 1

    def _matlab(self) -> bool:
        """function results = name(arguments), up to the next function or the end; with braces, that of JavaScript."""
        if self.text() != "function":
            return False
        at = self.at + 1
        equals = next(
            (
                k
                for k in range(at, len(self.words))
                if self.words[k].text in ("=", "(") or self.words[k].kind in ("newline", "end")
            ),
            at,
        )
        results: tuple[str, ...] = ()
        if self.words[equals].text == "=":
            results, at = self._names(at, equals), equals + 1
        if self.words[at].kind != "name":
            raise FormatError(
                self.file,
                self.words[at].line,
                "",
                shown(self.words[at].text),
                "the name of the function",
            )
        name, start = self.words[at].text, at + 1
        arguments: tuple[str, ...] = ()
        if self.words[start].text == "(":
            close = self._closing(start)
            arguments, start = self._names(start + 1, close), close + 1
        if self.words[start].text == "{":
            end = self._closing(start)
            return self._make(name, arguments, (start + 1, end), end + 1, results)
        end = next(
            (
                k
                for k in range(start, len(self.words))
                if self.words[k].text == "function" or self.words[k].kind == "end"
            ),
            len(self.words) - 1,
        )
        return self._make(name, arguments, (start, end), end, results)

    def _maple(self) -> bool:
        """name := proc(arguments) … end proc:"""
        if not (
            self.kind() == "name"
            and self.text(1) == ":="
            and self.text(2) == "proc"
            and self.text(3) == "("
        ):
            return False
        close = self._closing(self.at + 3)
        end = next(
            (k for k in range(close, len(self.words)) if self.words[k].text == "end"),
            len(self.words) - 1,
        )
        after = end
        while self.words[after].kind != "end" and self.words[after].text not in (":", ";"):
            after += 1
        return self._make(
            self.text(),
            self._names(self.at + 4, close),
            (close + 1, end),
            min(after + 1, len(self.words) - 1),
        )

    def _mathematica(self) -> bool:
        """name[a_, b_] := Module[{locals}, …]"""
        if not (self.kind() == "name" and self.text(1) == "["):
            return False
        close = self._closing(self.at + 1)
        if [w.text for w in self.words[close + 1 : close + 2]] != [":="]:
            return False
        head = [w.text for w in self.words[close + 2 : close + 5]]
        if len(head) < 3 or head[0] not in MODULES or head[1:] != ["[", "{"]:
            todo = "Write the body as Module[{…}, …]."
            raise FormatError(
                self.file,
                self.words[close].line,
                "",
                f"{self.text()}[…] := {' '.join(head[:1])}",
                "Module[{names}, assignments]",
                todo,
            )
        end = self._closing(close + 3)
        start = self._closing(close + 4) + 1
        return self._make(
            self.text(), self._names(self.at + 2, close), (min(start + 1, end), end), end + 1
        )

    def _c(self) -> bool:
        """type name(arguments) { … }; a declaration without a body is passed over."""
        k = 0
        while self.kind(k) == "name" or self.text(k) == "*":
            k += 1
        if k < 2 or self.text(k) != "(" or self.kind(k - 1) != "name":
            return False
        close = self._closing(self.at + k)
        after = close + 2 if self.words[close + 1].kind == "newline" else close + 1
        if self.words[after].text == ";":
            self.at = after + 1
            return True
        if self.words[after].text != "{":
            return False
        end = self._closing(after)
        return self._make(
            self.text(k - 1), self._names(self.at + k + 1, close), (after + 1, end), end + 1
        )

    def _record(self) -> bool:
        """typedef struct { … } name;"""
        if self.text() not in ("typedef", "struct"):
            return False
        opening = next(
            (
                k
                for k in range(self.at, len(self.words))
                if self.words[k].text in ("{", ";") or self.words[k].kind == "end"
            ),
            self.at,
        )
        end = self._closing(opening) if self.words[opening].text == "{" else opening
        while self.words[end].kind != "end" and self.words[end].text != ";":
            end += 1
        self.at = min(end + 1, len(self.words) - 1)
        return True
