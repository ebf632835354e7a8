"""Reading expressions as text: a real grammar, bounded in size and depth; text is never run as
code.

    sum     = product { ('+' | '-') product }
    product = sign { ('*' | '/') sign }
    sign    = { '+' | '-' } power
    power   = atom [ ('^' | '**') sign ]
    atom    = number | 'pi' | name | function ('(' | '[') sum { ',' sum } (')' | ']') | '(' sum ')'

Both function styles are read: sqrt(..) sin(..) atan2(y,x) and Sqrt[..] Sin[..] ArcTan[x,y].
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction

import numpy as np

from symoro.errors import ExpressionError, NumberTooLarge
from symoro.expr import functions as f
from symoro.expr.dag import postorder
from symoro.expr.node import CONST_LEVEL, ONE, Expr, constant, symbol
from symoro.expr.program import interpret
from symoro.limits import LIMITS

MAX_LENGTH = LIMITS["expression"]
DEPTH = LIMITS["expression-depth"]
MAX_DEPTH = DEPTH.value
DIGITS = LIMITS["digits"]
MAX_DIGITS = DIGITS.value  # every constant that a node can hold

# name in lower case -> (allowed numbers of operands, constructor); Mathematica's ArcTan[x, y] is
# atan2(y, x)
FUNCTIONS: dict[str, tuple[tuple[int, ...], Callable[..., Expr]]] = {
    "sqrt": ((1,), f.sqrt), "sin": ((1,), f.sin), "cos": ((1,), f.cos), "tan": ((1,), f.tan),
    "asin": ((1,), f.asin), "arcsin": ((1,), f.asin),
    "acos": ((1,), f.acos), "arccos": ((1,), f.acos),
    "atan": ((1,), lambda x: f.atan2(x, ONE)), "atan2": ((2,), f.atan2),
    "arctan": ((1, 2), lambda x, y=None: f.atan2(x, ONE) if y is None else f.atan2(y, x)),
    "abs": ((1,), f.absolute), "sign": ((1,), f.sign), "exp": ((1,), f.exp),
    "log": ((1,), f.log), "ln": ((1,), f.log), "min": ((2,), f.minimum), "max": ((2,), f.maximum),
    "pow": ((2,), f.power), "power": ((2,), f.power), "where": ((3,), f.where),
    "less": ((2,), f.less), "less_equal": ((2,), f.less_equal), "equal": ((2,), f.equal),
}  # fmt: skip

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:(?:[eE]|\*\^)[+-]?[0-9]+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<mark>\*\*|[-+*/^()\[\],]))"
)
_CLOSING = {"(": ")", "[": "]"}


def identifiers(text: str) -> list[str]:
    """The names that an expression text uses as symbols, in order."""
    return [
        t
        for kind, t, k in _tokens(text)
        if kind == "name" and t.lower() != "pi" and not _is_call(text, k, t)
    ]


def parse(text: str, resolve: Callable[[str], Expr] = symbol) -> Expr:
    """The expression that `text` writes; `resolve` gives the node of a symbol name."""
    return _Parser(text, resolve).whole()


def _is_call(text: str, start: int, name: str) -> bool:
    rest = text[start + len(name) :].lstrip()
    return name.lower() in FUNCTIONS and rest[:1] in ("(", "[")


def _tokens(text: str) -> list[tuple[str, str, int]]:
    if len(text) > MAX_LENGTH:
        raise ExpressionError(
            text, MAX_LENGTH.value, f"{len(text)} characters", f"at most {MAX_LENGTH}"
        )
    tokens, at = [], 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if match is None:
            column = at + len(text[at:]) - len(text[at:].lstrip())
            raise ExpressionError(
                text, column, repr(text[column]), "a number, a name, an operator or a parenthesis"
            )
        kind = match.lastgroup or ""
        tokens.append((kind, match[kind], match.start(kind)))
        at = match.end()
    return tokens


class _Parser:
    """Recursive descent over the token list; `depth` bounds the recursion."""

    def __init__(self, text: str, resolve: Callable[[str], Expr]) -> None:
        self.text, self.resolve = text, resolve
        self.tokens, self.at, self.depth = _tokens(text), 0, 0

    def peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self) -> tuple[str, str, int]:
        self.at += 1
        return self.tokens[self.at - 1]

    def fail(self, expected: str, todo: str = "") -> ExpressionError:
        if self.at >= len(self.tokens):
            return ExpressionError(
                self.text,
                len(self.text),
                "the end" if self.text.strip() else "nothing",
                expected,
                todo,
            )
        return ExpressionError(
            self.text, self.tokens[self.at][2], f"'{self.peek()}'", expected, todo
        )

    def whole(self) -> Expr:
        try:
            value = self.sum()
        except ZeroDivisionError:
            raise ExpressionError(self.text, 0, "a division by zero", "a finite value") from None
        except NumberTooLarge as error:
            raise ExpressionError(self.text, 0, error.found, "a finite value") from None
        except ValueError as error:
            raise ExpressionError(self.text, 0, str(error), "a finite value") from None
        if self.at < len(self.tokens):
            raise self.fail("an operator or the end", "A product needs its '*'.")
        self.check_range(value)
        return value

    def check_range(self, value: Expr) -> None:
        """Refuse an expression with a constant part that is no finite real number."""
        numbers = [n for n in postorder([value]) if n.level == CONST_LEVEL and n.args]
        try:
            with np.errstate(all="ignore"):
                values = interpret(numbers, {})
        except (OverflowError, ZeroDivisionError):
            values = [math.inf]
        if any(map(math.isnan, values)):  # sqrt(-1), acos(2)
            raise ExpressionError(self.text, 0, "a value that is no real number", "a finite value")
        if any(map(math.isinf, values)):
            raise ExpressionError(
                self.text, 0, "a number beyond the range of a double", "a finite value"
            )

    def sum(self) -> Expr:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.fail(f"at most {DEPTH}")
        value = self.product()
        while self.peek() in ("+", "-"):
            value = value + self.product() if self.take()[1] == "+" else value - self.product()
        self.depth -= 1
        return value

    def product(self) -> Expr:
        value = self.sign()
        while self.peek() in ("*", "/"):
            value = value * self.sign() if self.take()[1] == "*" else value / self.sign()
        return value

    def sign(self) -> Expr:
        negative = False
        while self.peek() in ("+", "-"):
            negative ^= self.take()[1] == "-"
        value = self.power()
        return -value if negative else value

    def power(self) -> Expr:
        base = self.atom()
        if self.peek() not in ("^", "**"):
            return base
        self.take()
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.fail(f"at most {DEPTH}")
        exponent = self.sign()
        self.depth -= 1
        power: Expr = f.power(base, exponent)
        return power

    def atom(self) -> Expr:
        if self.at >= len(self.tokens):
            raise self.fail("a value")
        kind, token, start = self.tokens[self.at]
        if kind == "number":
            self.take()
            return self.number(token, start)
        if kind == "name":
            self.take()
            if _is_call(self.text, start, token):
                return self.call(token)
            return f.pi if token.lower() == "pi" else self.resolve(token)
        if token != "(":
            raise self.fail("a value")
        self.take()
        value = self.sum()
        self.close("(")
        return value

    def number(self, token: str, start: int) -> Expr:
        mantissa, _, exponent = re.sub(r"\*\^|E", "e", token).partition("e")
        if len(mantissa) > MAX_DIGITS or len(exponent) > 5 or abs(int(exponent or 0)) > MAX_DIGITS:
            raise ExpressionError(
                self.text,
                start,
                f"the number {token[:20]}…",
                f"an exponent within +-{MAX_DIGITS} and at most {DIGITS}",
            )
        return constant(Fraction(mantissa) * Fraction(10) ** int(exponent or 0))

    def call(self, name: str) -> Expr:
        opening = self.take()[1]
        args = [self.sum()]
        while self.peek() == ",":
            self.take()
            args.append(self.sum())
        self.close(opening)
        arities, constructor = FUNCTIONS[name.lower()]
        if len(args) not in arities:
            self.at -= 1
            raise self.fail(
                f"{' or '.join(map(str, arities))} operand(s) for {name}, found {len(args)}"
            )
        return constructor(*args)

    def close(self, opening: str) -> None:
        if self.peek() != _CLOSING[opening]:
            raise self.fail(f"'{_CLOSING[opening]}'")
        self.take()
