"""The functions that a listing may be wrapped in, by the syntax of each language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symoro.errors import FormatError
from symoro.listing.tokens import CLOSING, OPENING, Token, show

MODULES = ("Module", "Block")  # of Mathematica


@dataclass(frozen=True)
class Function:
    """A function of the listing: its arguments, its results if its head names them, its body."""

    name: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    body: tuple[Token, ...]
    line: int


class FunctionSplitter:
    """Takes the functions out of a list of tokens; the rest stands outside of them."""

    def __init__(self, words: Sequence[Token], file: str) -> None:
        self.words, self.file, self.at = list(words), file, 0
        self.outside: list[Token] = []
        self.functions: list[Function] = []

    def split(self) -> tuple[list[Token], list[Function]]:
        """The tokens outside of functions, and the functions."""
        readers = (
            self._python,
            self._matlab,
            self._maple,
            self._mathematica,
            self._c,
            self._record,
        )
        while self.words[self.at].kind != "end":
            if not any(read() for read in readers):
                self._statement()
        return [*self.outside, self.words[-1]], self.functions

    # --- tokens ----------------------------------------------------------------------------------

    def _text(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].text if at < len(self.words) else ""

    def _kind(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].kind if at < len(self.words) else "end"

    def _find(self, start: int, wanted: Callable[[Token], bool], default: int) -> int:
        """The first place from `start` with a wanted token."""
        places = range(start, len(self.words))
        return next((k for k in places if wanted(self.words[k])), default)

    def _closing(self, at: int) -> int:
        """The place of the bracket that closes the one at `at`."""
        depth = 0
        for k in range(at, len(self.words)):
            if self.words[k].kind == "mark":
                depth += (self.words[k].text in OPENING) - (self.words[k].text in CLOSING)
            if depth == 0:
                return k
        opened = self.words[at]
        problem = f"{show(opened.text)} that is never closed"
        raise FormatError(self.file, opened.line, "", problem, show(OPENING[opened.text]))

    def _names(self, first: int, last: int) -> tuple[str, ...]:
        """The last name before each comma: `const double *q, double *tau` are q and tau."""
        names, name = [], ""
        for word in [*self.words[first:last], Token("mark", ",", 0, 0)]:
            if word.text == "," and name:
                names.append(name.split("_")[0] if name.endswith("_") else name)
                name = ""
            elif word.kind == "name":
                name = word.text
        return tuple(names)

    def _add(
        self,
        name: str,
        arguments: tuple[str, ...],
        body: tuple[int, int],
        end: int,
        results: tuple[str, ...] = (),
    ) -> bool:
        """Add a function whose body lies between two places, and go on behind `end`."""
        line = self.words[self.at].line
        inside = self.words[slice(*body)]
        last = Token("end", "", inside[-1].line if inside else line, 0)
        self.functions.append(Function(name, arguments, results, (*inside, last), line))
        self.at = end
        return True

    def _statement(self) -> None:
        """Pass over one statement outside of functions, with its end."""
        depth = 0
        while self._kind() != "end":
            word = self.words[self.at]
            self.outside.append(word)
            self.at += 1
            depth += (word.text in OPENING) - (word.text in CLOSING)
            if depth <= 0 and (word.kind == "newline" or word.text == ";"):
                return

    # --- languages: each returns False if no function of its kind begins here --------------------

    def _python(self) -> bool:
        """def name(arguments):, and the lines that are indented more; a class is passed over."""
        word = self.words[self.at]
        if word.text == "class" and self._kind(1) == "name":
            self.at = self._dedent(word.column)
            return True
        if word.text != "def" or self._kind(1) != "name" or self._text(2) != "(":
            return False
        close = self._closing(self.at + 2)
        colon = self._find(close + 1, lambda w: w.text == ":" or w.kind == "end", close + 1)
        end = self._dedent(word.column)
        body = (min(colon + 1, end), end)
        return self._add(self._text(1), self._names(self.at + 3, close), body, end)

    def _dedent(self, column: int) -> int:
        """The first line after this one that is not indented more than the column."""
        for k in range(self.at + 1, len(self.words)):
            at_start = self.words[k - 1].kind == "newline"
            if self.words[k].kind == "end" or (at_start and self.words[k].column <= column):
                return k
        return len(self.words) - 1

    def _matlab(self) -> bool:
        """function results = name(arguments), up to the next function or the end.

        With braces it is a function of JavaScript.
        """
        if self._text() != "function":
            return False
        at = self.at + 1
        equals = self._find(at, lambda w: w.text in ("=", "(") or w.kind in ("newline", "end"), at)
        results: tuple[str, ...] = ()
        if self.words[equals].text == "=":
            results, at = self._names(at, equals), equals + 1
        name = self.words[at]
        if name.kind != "name":
            expected = "the name of the function"
            raise FormatError(self.file, name.line, "", show(name.text), expected)
        start = at + 1
        arguments: tuple[str, ...] = ()
        if self.words[start].text == "(":
            close = self._closing(start)
            arguments, start = self._names(start + 1, close), close + 1
        if self.words[start].text == "{":
            end = self._closing(start)
            return self._add(name.text, arguments, (start + 1, end), end + 1, results)
        last = len(self.words) - 1
        end = self._find(start, lambda w: w.text == "function" or w.kind == "end", last)
        return self._add(name.text, arguments, (start, end), end, results)

    def _maple(self) -> bool:
        """name := proc(arguments) … end proc:"""
        head = [self._text(k) for k in (1, 2, 3)]
        if self._kind() != "name" or head != [":=", "proc", "("]:
            return False
        last = len(self.words) - 1
        close = self._closing(self.at + 3)
        end = self._find(close, lambda w: w.text == "end", last)
        after = self._find(end, lambda w: w.text in (":", ";") or w.kind == "end", last)
        arguments = self._names(self.at + 4, close)
        return self._add(self._text(), arguments, (close + 1, end), min(after + 1, last))

    def _mathematica(self) -> bool:
        """name[a_, b_] := Module[{locals}, …]"""
        if not (self._kind() == "name" and self._text(1) == "["):
            return False
        close = self._closing(self.at + 1)
        if [w.text for w in self.words[close + 1 : close + 2]] != [":="]:
            return False
        head = [w.text for w in self.words[close + 2 : close + 5]]
        if len(head) < 3 or head[0] not in MODULES or head[1:] != ["[", "{"]:
            raise FormatError(
                self.file,
                self.words[close].line,
                "",
                f"{self._text()}[…] := {' '.join(head[:1])}",
                "Module[{names}, assignments]",
                "Write the body as Module[{…}, …].",
            )
        end = self._closing(close + 3)
        start = self._closing(close + 4) + 1
        body = (min(start + 1, end), end)
        return self._add(self._text(), self._names(self.at + 2, close), body, end + 1)

    def _c(self) -> bool:
        """type name(arguments) { … }; a declaration without a body is passed over."""
        k = 0
        while self._kind(k) == "name" or self._text(k) == "*":
            k += 1
        if k < 2 or self._text(k) != "(" or self._kind(k - 1) != "name":
            return False
        close = self._closing(self.at + k)
        after = close + 2 if self.words[close + 1].kind == "newline" else close + 1
        if self.words[after].text == ";":
            self.at = after + 1
            return True
        if self.words[after].text != "{":
            return False
        end = self._closing(after)
        arguments = self._names(self.at + k + 1, close)
        return self._add(self._text(k - 1), arguments, (after + 1, end), end + 1)

    def _record(self) -> bool:
        """typedef struct { … } name; is passed over."""
        if self._text() not in ("typedef", "struct"):
            return False
        last = len(self.words) - 1
        opening = self._find(self.at, lambda w: w.text in ("{", ";") or w.kind == "end", self.at)
        end = self._closing(opening) if self.words[opening].text == "{" else opening
        after = self._find(end, lambda w: w.text == ";" or w.kind == "end", last)
        self.at = min(after + 1, last)
        return True
