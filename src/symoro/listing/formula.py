"""Formulas as programming languages write them, read into expressions by recursive descent.

The grammar is in `symoro.listing.listing_reader`.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import isfinite, prod

import numpy as np

from symoro.errors import FormatError, InputError
from symoro.expr import (
    CONST_LEVEL,
    CONSTANT,
    MAX_DIGITS,
    NEG,
    ZERO,
    Expr,
    constant,
    interpret,
    rational,
)
from symoro.expr import functions as f
from symoro.listing.tokens import (
    ARRAY_FUNCTIONS,
    FILLING_FUNCTIONS,
    JOINING_FUNCTIONS,
    MAX_CELLS,
    MAX_DEPTH,
    MAX_INDEX,
    OPENING,
    PI,
    RELATIONS,
    TYPE_NAMES,
    Maker,
    Token,
    choose,
    find_function,
    known_functions,
    show,
)

MAX_AXES = 4
POWERS = ("^", "**", ".^")

Place = tuple[int, ...]  # of an element in an array, from 0


@dataclass
class Cells:
    """An array: its elements by place, and its shape if that was given."""

    cells: dict[Place, Expr] = field(default_factory=dict)
    shape: tuple[int, ...] = ()

    def whole_shape(self) -> tuple[int, ...]:
        """The smallest shape that holds every element and the given shape."""
        axes = max([len(self.shape), *(len(place) for place in self.cells)])
        if any(len(place) != axes for place in self.cells):
            problem = "elements with different numbers of indices, such as T[4] beside T[4, 4]"
            raise InputError("array of a listing", problem, "as many indices in each element")
        return tuple(
            max([*(place[axis] + 1 for place in self.cells), *self.shape[axis : axis + 1]])
            for axis in range(axes)
        )


Value = Expr | Cells


class Cursor:
    """A position in a list of tokens, and errors that name its line."""

    def __init__(self, words: Sequence[Token], file: str) -> None:
        self.words, self.file, self.at = words, file, 0

    def text(self, k: int = 0) -> str:
        """The text of the token k places further on; '' for a string or behind the end."""
        at = self.at + k
        if at >= len(self.words) or self.words[at].kind == "string":
            return ""
        return self.words[at].text

    def kind(self, k: int = 0) -> str:
        """The kind of the token k places further on."""
        at = self.at + k
        return self.words[at].kind if at < len(self.words) else "end"

    def take(self) -> Token:
        """The current token; the cursor moves to the next."""
        self.at = min(self.at + 1, len(self.words))
        return self.words[self.at - 1]

    def close(self, opening: str) -> None:
        """Take the bracket that closes an opening one."""
        if self.text() != OPENING[opening]:
            raise self.unexpected(show(OPENING[opening]))
        self.take()

    def wrong(self, problem: str, expected: str, todo: str = "") -> FormatError:
        """An error at the current line."""
        line = self.words[min(self.at, len(self.words) - 1)].line
        return FormatError(self.file, line, "", problem, expected, todo)

    def unexpected(self, expected: str, todo: str = "") -> FormatError:
        """The error that the current token is not what was expected."""
        return self.wrong(show(self.words[min(self.at, len(self.words) - 1)].text), expected, todo)


class FormulaReader(Cursor, ABC):
    """Recursive descent over tokens; subclasses say what names stand for.

    `first` is the index of the first element of an array in square brackets.
    """

    def __init__(self, words: Sequence[Token], file: str, first: int) -> None:
        super().__init__(words, file)
        self.first, self.depth = first, 0

    @abstractmethod
    def name(self, name: str) -> Expr:
        """The value of a name."""

    @abstractmethod
    def element(self, name: str, place: Place) -> Expr:
        """The element of an array at a place."""

    @abstractmethod
    def field(self, record: str, name: str) -> Expr:
        """The field of a record."""

    @abstractmethod
    def is_array(self, name: str) -> bool:
        """True if the name is that of an array which the listing has assigned."""

    def _enter(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            limit = f"at most {MAX_DEPTH}"
            raise self.unexpected(limit, "Split the formula with intermediate names.")

    def _leave(self) -> None:
        self.depth -= 1

    # --- arrays ----------------------------------------------------------------------------------

    def value(self) -> Value:
        """An array or a formula."""
        word, following = self.text(), self.text(1)
        if word in ("[", "{"):
            return self._array()
        if word in ARRAY_FUNCTIONS and following in ("(", "["):
            self.take()
            opening = self.take().text
            value = self.value()
            self.close(opening)
            return value
        if word in JOINING_FUNCTIONS and following == "(":
            self.take()
            return self._array()
        if word in FILLING_FUNCTIONS and following == "(":
            return self._zeros()
        return self.choice()

    def _zeros(self) -> Cells:
        """zeros(3, n): an array to fill; a last axis of one state does not count."""
        if self.take().text == "ones":
            raise self.wrong("'ones'", "formulas")
        self.take()
        sizes = [self._whole_number(self.choice(), 0)]
        while self.text() == "," and self.kind(1) != "string":
            self.take()
            sizes.append(self._whole_number(self.choice(), 0))
        while self.text() == ",":
            self.take()
            self.take()
        self.close("(")
        if prod(sizes) > MAX_CELLS or len(sizes) > MAX_AXES:
            size = " x ".join(map(str, sizes))
            raise self.wrong(f"an array of {size}", f"at most {MAX_CELLS}")
        return Cells({}, tuple(sizes[:-1] if len(sizes) > 1 and sizes[-1] == 1 else sizes))

    def _array(self) -> Cells:
        """Elements in brackets; rows are separated by ';' or nested."""
        self._enter()
        rows = [row for row in self._bracketed_rows() if row]
        self._leave()
        column = len(rows) > 1 and all(len(row) == 1 for row in rows)
        if column:
            cells = _stack([row[0] for row in rows])
        elif len(rows) > 1:
            cells = _stack([Cells(_stack(row)) for row in rows])
        else:
            cells = _stack(rows[0] if rows else [])
        if len(cells) > MAX_CELLS:
            raise self.wrong(f"an array of {len(cells)} elements", f"at most {MAX_CELLS}")
        return Cells(cells)

    def _bracketed_rows(self) -> list[list[Value]]:
        if self.text() not in ("[", "{") and self.words[self.at - 1].text not in JOINING_FUNCTIONS:
            raise self.unexpected("an array")
        opening = self.take().text
        rows: list[list[Value]] = [[]]
        while self.text() != OPENING[opening]:
            rows[-1].append(self.value())
            if self.text() == ";":
                rows.append([])
            elif self.text() != ",":
                break
            self.take()
        self.close(opening)
        return rows

    def index(self, name: str) -> Place:
        """The indices behind the name of an array: [2], [1][2], [[1, 2]], (1, 2), (1, :)."""
        place: list[int] = []
        while self.text() in ("[", "(") and len(place) <= MAX_AXES:
            opening = self.take().text
            double = opening == "[" and self.text() == "["
            if double:
                self.take()
            place += self._indices(1 if double or opening == "(" else self.first)
            self.close(opening)
            if double:
                self.close("[")
            if opening == "(":
                break
        if not place or len(place) > MAX_AXES:
            raise self.wrong(f"{len(place)} indices of {name}", f"1 to {MAX_AXES}")
        return tuple(place)

    def _indices(self, first: int) -> list[int]:
        """Indices separated by commas, from 0; a ':' stands for the one state."""
        indices = []
        while True:
            if self.text() == ":":
                self.take()
            else:
                indices.append(self._literal(first) - first)
            if self.text() != ",":
                return indices
            self.take()

    def _literal(self, least: int) -> int:
        """A whole number without names: with a name as its argument, f(n) is a function."""
        start, value = self.at, self.choice()
        if any(word.kind == "name" for word in self.words[start : self.at]):
            raise self.wrong(f"the index {show(str(value))}", "a whole number")
        return self._whole_number(value, least)

    def _whole_number(self, value: Expr, least: int) -> int:
        number = rational(value)
        if number is None or number.denominator != 1 or not least <= number <= MAX_INDEX.value:
            raise self.wrong(
                f"the index or size {show(str(value))}",
                f"a whole number from {least}, at most {MAX_INDEX}",
            )
        return int(number)

    def input_element(self) -> tuple[str, Place] | None:
        """array[k] as a whole statement, where the array is no function; else nothing is taken."""
        start, word = self.at, self.text()
        is_function = word in ARRAY_FUNCTIONS or word in FILLING_FUNCTIONS or find_function(word)
        is_indexed = self.text(1) in ("[", "(") and self.kind(2) != "string"
        if self.kind() == "name" and is_indexed and not is_function:
            name = self.take().text
            try:
                place = self.index(name)
            except FormatError:
                self.at = start
                return None
            if self.kind() in ("newline", "end") or self.text() in (";", ":"):
                return name, place
        self.at = start
        return None

    # --- formulas --------------------------------------------------------------------------------

    def choice(self) -> Expr:
        self._enter()
        value = self._relation()
        if self.text() == "?":
            self.take()
            x = self.choice()
            if self.text() != ":":
                raise self.unexpected("':'")
            self.take()
            value = choose(value, x, self.choice())
        elif self.text() == "if" and self.kind() == "name":
            self.take()
            condition = self._relation()
            if self.text() != "else":
                raise self.unexpected("'else'")
            self.take()
            value = choose(condition, value, self.choice())
        self._leave()
        return value

    def _relation(self) -> Expr:
        value = self._sum()
        if self.text() in RELATIONS:
            relation = RELATIONS[self.take().text]
            value = relation(value, self._sum())
        return value

    def _sum(self) -> Expr:
        value = self._product()
        while self.text() in ("+", "-"):
            plus = self.take().text == "+"
            term = self._product()
            value = self._finite(value + term if plus else value - term)
        return value

    def _product(self) -> Expr:
        value = self._signed(self._power)
        while self.text() in ("*", "/", ".*", "./"):
            times = self.take().text.endswith("*")
            factor = self._signed(self._power)
            if not times and factor is ZERO:
                raise self.wrong("a division by zero", "a divisor that is not zero")
            value = self._finite(value * factor if times else value / factor)
        return value

    def _signed(self, read: Callable[[], Expr]) -> Expr:
        """Return the operand that `read` reads, after any number of signs."""
        negative = False
        while self.text() in ("+", "-"):
            negative ^= self.take().text == "-"
        value = read()
        return -value if negative else value

    def _power(self) -> Expr:
        base = self._atom()
        if self.text() not in POWERS:
            return base
        self.take()
        self._enter()
        exponent = self._signed(self._atom)
        self._leave()
        if self.text() in POWERS:
            raise self.unexpected(
                "parentheses around one of two powers", "Languages differ in which comes first."
            )
        return self._checked(lambda: f.power(base, exponent))

    def _checked(self, make: Callable[[], Expr]) -> Expr:
        """The expression that `make` makes, or an error if it has no value."""
        try:
            return self._finite(make())
        except ZeroDivisionError:
            raise self.wrong("a division by zero", "a divisor that is not zero") from None
        except ValueError as error:
            raise self.wrong(str(error), "a finite value") from None

    def _finite(self, value: Expr) -> Expr:
        """The value itself; a constant must be finite."""
        if value.level == CONST_LEVEL and value.op not in (CONSTANT, NEG):
            with np.errstate(all="ignore"):
                number = float(interpret([value], {})[0])
            if not isfinite(number):
                raise self.wrong(f"{show(str(value))}, which is {number}", "a finite value")
        return value

    def _atom(self) -> Expr:
        kind, text = self.kind(), self.text()
        if kind == "number":
            return self._number(self.take().text)
        if kind == "name":
            return self._named()
        if text != "(":
            raise self.unexpected("a value")
        self.take()
        if self.text() in TYPE_NAMES and self.text(1) == ")":  # a cast
            self.take()
            self.take()
            return self._atom()
        value = self.choice()
        self.close("(")
        return value

    def _number(self, token: str) -> Expr:
        plain = re.sub(r"`[0-9.]*", "", token).rstrip("fFlL")
        mantissa, _, exponent = re.sub(r"\*\^|[EdD]", "e", plain).partition("e")
        if len(mantissa) > MAX_DIGITS or len(exponent) > 5 or abs(int(exponent or 0)) > MAX_DIGITS:
            raise self.wrong(
                f"the number {show(token)}",
                f"at most {MAX_DIGITS} digits and an exponent within +-{MAX_DIGITS}",
            )
        value = Fraction(mantissa) * Fraction(10) ** int(exponent or 0)
        if value > Fraction(sys.float_info.max):
            raise self.wrong(f"the number {show(token)}", "at most 1.8e308, as doubles have")
        return constant(value)

    # --- names -----------------------------------------------------------------------------------

    def _named(self) -> Expr:
        """A symbol, an element, a field or a call."""
        word = self.take().text
        following = self.text()
        if following in ("->", ".") and self.kind(1) == "name":
            self.take()
            return self.field(word, self.take().text)
        if following in ("[", "(") and self.kind(1) == "string":  # p["name"]
            self.take()
            name = self.take().text.strip("\"'")
            self.close(following)
            return self.field(word, name)
        if following in ("[", "("):
            function = None if self.is_array(word) else find_function(word)
            return self._call(word, *function) if function else self._element(word)
        return f.pi if word in PI else self.name(word)

    def _element(self, word: str) -> Expr:
        """An element; with anything but numbers as indices it can only be an unknown function."""
        start = self.at
        try:
            return self.element(word, self.index(word))
        except FormatError:
            if self.is_array(word):
                raise
            self.at = start - 1
            raise self.wrong(
                f"the function {show(word)}",
                f"one of {known_functions()}",
                "Write it with these, or give its value a name.",
            ) from None

    def _call(self, word: str, arity: range, make: Maker) -> Expr:
        opening = self.take().text
        self._enter()
        if self.text() == "[" and opening == "(":  # max([a, b])
            args = [v for _, v in sorted(self._array().cells.items())]
        else:
            args = [self.choice()]
            while self.text() == ",":
                self.take()
                args.append(self.choice())
        self.close(opening)
        self._leave()
        if len(args) not in arity:
            most = f" to {arity.stop - 1}" if len(arity) > 1 else ""
            raise self.wrong(f"{len(args)} operand(s) of {word}", f"{arity.start}{most}")
        return self._checked(lambda: make(*args))


def _stack(items: Sequence[Value]) -> dict[Place, Expr]:
    """The cells of numbers or arrays side by side, along a new first axis."""
    cells: dict[Place, Expr] = {}
    for k, item in enumerate(items):
        if isinstance(item, Cells):
            cells |= {(k, *place): value for place, value in item.cells.items()}
        else:
            cells[(k,)] = item
    return cells
