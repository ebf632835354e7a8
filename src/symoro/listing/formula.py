"""Formulas as programming languages write them, read into expressions: the grammar is in `symoro.listing.statements`."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import isfinite, prod

import numpy as np

from symoro.errors import FormatError
from symoro.expr import functions as f
from symoro.expr.interpret import interpret
from symoro.expr.node import CONST_LEVEL, ZERO, Expr, constant, rational
from symoro.expr.ops import CONSTANT, NEG
from symoro.expr.text import MAX_DIGITS
from symoro.listing.formula_words import (
    ARRAYS,
    FILLED,
    JOINED,
    PI,
    RELATIONS,
    TYPE_NAMES,
    Maker,
    choose,
    known_functions,
    maker,
)
from symoro.listing.tokens import Token, shown

MAX_DEPTH = 60
MAX_CELLS = 100_000
MAX_INDEX = 10_000
MAX_AXES = 4

_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Cells:
    """An array: its elements by place from 0, and its shape where it was said."""

    cells: dict[tuple[int, ...], Expr] = field(default_factory=dict)
    shape: tuple[int, ...] = ()

    def whole(self) -> tuple[int, ...]:
        """The smallest shape that holds every element and the shape that was said."""
        axes = max([len(self.shape), *(len(k) for k in self.cells)])
        return tuple(
            max([*(k[x] + 1 for k in self.cells), *self.shape[x : x + 1]]) for x in range(axes)
        )


class Formula(ABC):
    """Recursive descent over tokens; subclasses say what names stand for."""

    def __init__(self, words: Sequence[Token], file: str, first: int) -> None:
        self.words, self.file, self.first = words, file, first
        self.at, self.depth = 0, 0

    @abstractmethod
    def name(self, name: str) -> Expr:
        """What a name stands for."""

    @abstractmethod
    def element(self, name: str, index: tuple[int, ...]) -> Expr:
        """An element of an array, from 0."""

    @abstractmethod
    def field(self, record: str, name: str) -> Expr:
        """A field of a record."""

    @abstractmethod
    def is_array(self, name: str) -> bool:
        """Whether the name is that of an array which the listing has made."""

    # --- tokens ----------------------------------------------------------------------------------

    def text(self, k: int = 0) -> str:
        at = self.at + k
        return (
            self.words[at].text if at < len(self.words) and self.words[at].kind != "string" else ""
        )

    def kind(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].kind if at < len(self.words) else "end"

    def take(self) -> Token:
        self.at = min(self.at + 1, len(self.words))
        return self.words[self.at - 1]

    def wrong(self, found: str, expected: str, todo: str = "") -> FormatError:
        return FormatError(
            self.file, self.words[min(self.at, len(self.words) - 1)].line, "", found, expected, todo
        )

    def fail(self, expected: str, todo: str = "") -> FormatError:
        return self.wrong(shown(self.words[min(self.at, len(self.words) - 1)].text), expected, todo)

    def close(self, opening: str) -> None:
        if self.text() != _CLOSING[opening]:
            raise self.fail(shown(_CLOSING[opening]))
        self.take()

    # --- arrays ----------------------------------------------------------------------------------

    def value(self) -> Expr | Cells:
        """An array or a formula."""
        if self.text() in ("[", "{"):
            return self.array()
        if self.text() in ARRAYS and self.text(1) in ("(", "["):
            self.take()
            opening = self.take().text
            found = self.value()
            self.close(opening)
            return found
        if self.text() in JOINED and self.text(1) == "(":
            self.take()
            return self.array()
        if self.text() in FILLED and self.text(1) == "(":
            return self.zeros()
        return self.choice()

    def zeros(self) -> Cells:
        """zeros(3, n): an array to fill; a last axis of one state does not count."""
        if self.take().text == "ones":
            raise self.wrong("'ones'", "formulas")
        self.take()
        sizes = [self.whole_number(self.choice(), 0)]
        while self.text() == "," and self.kind(1) != "string":
            self.take()
            sizes.append(self.whole_number(self.choice(), 0))
        while self.text() == ",":
            self.take()
            self.take()
        self.close("(")
        if prod(sizes) > MAX_CELLS or len(sizes) > MAX_AXES:
            raise self.wrong(
                f"an array of {' x '.join(map(str, sizes))}", f"at most {MAX_CELLS} elements"
            )
        return Cells({}, tuple(sizes[:-1] if len(sizes) > 1 and sizes[-1] == 1 else sizes))

    def array(self) -> Cells:
        """Elements, rows separated by ';' or nested."""
        self.enter()
        if self.text() not in ("[", "{") and self.words[self.at - 1].text not in JOINED:
            raise self.fail("an array")
        opening = self.take().text
        rows: list[list[Expr | Cells]] = [[]]
        while self.text() != _CLOSING[opening]:
            rows[-1].append(self.value())
            if self.text() == ";":
                rows.append([])
            elif self.text() != ",":
                break
            self.take()
        self.close(opening)
        self.depth -= 1
        lines = [row for row in rows if row]
        single = len(lines) > 1 and all(len(row) == 1 for row in lines)
        nested = [_stacked(row) for row in lines] if len(lines) > 1 and not single else []
        found = (
            _stacked([Cells(c) for c in nested])
            if nested
            else _stacked([row[0] for row in lines] if single else lines[0] if lines else [])
        )
        if len(found) > MAX_CELLS:
            raise self.wrong(f"an array of {len(found)} elements", f"at most {MAX_CELLS}")
        return Cells(found)

    def index(self, name: str) -> tuple[int, ...]:
        """The place behind the name of an array: [2], [1][2], [[1, 2]], (1, 2), (1, :)."""
        found: list[int] = []
        while self.text() in ("[", "(") and len(found) <= MAX_AXES:
            opening = self.take().text
            double = opening == "[" and self.text() == "["
            first = 1 if double or opening == "(" else self.first
            if double:
                self.take()
            while True:
                if self.text() == ":":
                    self.take()
                else:
                    found.append(self.literal(first) - first)
                if self.text() != ",":
                    break
                self.take()
            self.close(opening)
            if double:
                self.close("[")
            if opening == "(":
                break
        if not found or len(found) > MAX_AXES:
            raise self.wrong(f"{len(found)} indices of {name}", f"1 to {MAX_AXES}")
        return tuple(found)

    def literal(self, least: int) -> int:
        """A whole number written as one: with a name as its argument, f(n) is a function."""
        start, value = self.at, self.choice()
        if any(word.kind == "name" for word in self.words[start : self.at]):
            raise self.wrong(f"the index {shown(str(value))}", "a whole number")
        return self.whole_number(value, least)

    def whole_number(self, value: Expr, least: int) -> int:
        number = rational(value)
        if number is None or number.denominator != 1 or not least <= number <= MAX_INDEX:
            raise self.wrong(
                f"the index or size {shown(str(value))}",
                f"a whole number from {least} to {MAX_INDEX}",
            )
        return int(number)

    def input_place(self) -> tuple[str, tuple[int, ...]] | None:
        """array[k] standing alone up to the end of the statement, where the array is no function; else nothing is taken."""
        start = self.at
        is_call = self.text() in ARRAYS or self.text() in FILLED or maker(self.text())
        if (
            self.kind() == "name"
            and self.text(1) in ("[", "(")
            and self.kind(2) != "string"
            and not is_call
        ):
            name = self.take().text
            try:
                index = self.index(name)
            except FormatError:
                self.at = start
                return None
            if self.kind() in ("newline", "end") or self.text() in (";", ":"):
                return name, index
        self.at = start
        return None

    # --- formulas --------------------------------------------------------------------------------

    def enter(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.fail(
                f"at most {MAX_DEPTH} levels of nesting",
                "Split the formula with intermediate names.",
            )

    def choice(self) -> Expr:
        self.enter()
        value = self.relation()
        if self.text() == "?":
            self.take()
            x = self.choice()
            if self.text() != ":":
                raise self.fail("':'")
            self.take()
            value = choose(value, x, self.choice())
        elif self.text() == "if" and self.kind() == "name":
            self.take()
            condition = self.relation()
            if self.text() != "else":
                raise self.fail("'else'")
            self.take()
            value = choose(condition, value, self.choice())
        self.depth -= 1
        return value

    def relation(self) -> Expr:
        value = self.sum()
        if self.text() in RELATIONS:
            relation = RELATIONS[self.take().text]
            value = relation(value, self.sum())
        return value

    def sum(self) -> Expr:
        value = self.product()
        while self.text() in ("+", "-"):
            value = self.sound(
                value + self.product() if self.take().text == "+" else value - self.product()
            )
        return value

    def product(self) -> Expr:
        value = self.sign()
        while self.text() in ("*", "/", ".*", "./"):
            if self.take().text.endswith("*"):
                value = self.sound(value * self.sign())
            else:
                divisor = self.sign()
                if divisor is ZERO:
                    raise self.wrong("a division by zero", "a divisor that is not zero")
                value = self.sound(value / divisor)
        return value

    def sign(self) -> Expr:
        negative = False
        while self.text() in ("+", "-"):
            negative ^= self.take().text == "-"
        value = self.power()
        return -value if negative else value

    def power(self) -> Expr:
        base = self.atom()
        if self.text() not in ("^", "**", ".^"):
            return base
        self.take()
        self.enter()
        exponent = self.exponent()
        self.depth -= 1
        if self.text() in ("^", "**", ".^"):
            raise self.fail(
                "parentheses around one of two powers", "Languages differ in which comes first."
            )
        return self.made(lambda: f.power(base, exponent))

    def exponent(self) -> Expr:
        negative = False
        while self.text() in ("+", "-"):
            negative ^= self.take().text == "-"
        return -self.atom() if negative else self.atom()

    def made(self, make: Callable[[], Expr]) -> Expr:
        """The expression, or why it has no value."""
        try:
            return self.sound(make())
        except ZeroDivisionError:
            raise self.wrong("a division by zero", "a divisor that is not zero") from None
        except ValueError as error:
            raise self.wrong(str(error), "a finite value") from None

    def sound(self, value: Expr) -> Expr:
        """A constant must have a finite value."""
        if value.level == CONST_LEVEL and value.op not in (CONSTANT, NEG):
            with np.errstate(all="ignore"):
                number = float(interpret([value], {})[0])
            if not isfinite(number):
                raise self.wrong(f"{shown(str(value))}, which is {number}", "a finite value")
        return value

    def atom(self) -> Expr:
        kind, text = self.kind(), self.text()
        if kind == "number":
            return self.number(self.take().text)
        if kind == "name":
            return self.named()
        if text != "(":
            raise self.fail("a value")
        self.take()
        if self.text() in TYPE_NAMES and self.text(1) == ")":  # a cast
            self.take()
            self.take()
            return self.atom()
        value = self.choice()
        self.close("(")
        return value

    def number(self, token: str) -> Expr:
        plain = re.sub(r"`[0-9.]*", "", token).rstrip("fFlL")
        mantissa, _, exponent = re.sub(r"\*\^|[EdD]", "e", plain).partition("e")
        if len(mantissa) > MAX_DIGITS or len(exponent) > 5 or abs(int(exponent or 0)) > MAX_DIGITS:
            raise self.wrong(
                f"the number {shown(token)}",
                f"at most {MAX_DIGITS} digits and an exponent within +-{MAX_DIGITS}",
            )
        return constant(Fraction(mantissa) * Fraction(10) ** int(exponent or 0))

    def named(self) -> Expr:
        """A symbol, an element, a field, a function."""
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
            made = None if self.is_array(word) else maker(word)
            return self.call(word, *made) if made else self.placed(word)
        return f.pi if word in PI else self.name(word)

    def placed(self, word: str) -> Expr:
        """An element; with anything but numbers as indices it can only be a function that is not known."""
        start = self.at
        try:
            return self.element(word, self.index(word))
        except FormatError:
            if self.is_array(word):
                raise
            self.at = start - 1
            raise self.wrong(
                f"the function {shown(word)}",
                f"one of {known_functions()}",
                "Write it with these, or give its value a name.",
            ) from None

    def call(self, word: str, arity: range, make: Maker) -> Expr:
        opening = self.take().text
        self.enter()
        if self.text() == "[" and opening == "(":  # max([a, b])
            args = [v for _, v in sorted(self.array().cells.items())]
        else:
            args = [self.choice()]
            while self.text() == ",":
                self.take()
                args.append(self.choice())
        self.close(opening)
        self.depth -= 1
        if len(args) not in arity:
            raise self.wrong(
                f"{len(args)} operand(s) of {word}",
                f"{arity.start}" + (f" to {arity.stop - 1}" if len(arity) > 1 else ""),
            )
        return self.made(lambda: make(*args))


def _stacked(items: Sequence[Expr | Cells]) -> dict[tuple[int, ...], Expr]:
    """Numbers or arrays side by side."""
    found: dict[tuple[int, ...], Expr] = {}
    for k, item in enumerate(items):
        found |= (
            {(k, *place): v for place, v in item.cells.items()}
            if isinstance(item, Cells)
            else {(k,): item}
        )
    return found
