"""Expressions as text: operators, calls, numbers and the parentheses that they need.

Language-specific text comes from the templates of `Expressions`, which every language fills in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar

import numpy as np

from symoro.expr import (
    ADD,
    CONST_LEVEL,
    CONSTANT,
    DIV,
    MUL,
    NAMED,
    NEG,
    SYMBOL,
    WHERE,
    Expr,
    interpret,
    ops,
)
from symoro.passes import Listing

SUM, PRODUCT, POWER, ATOM = 1, 2, 3, 4  # binding strength
Text = tuple[str, int]  # a formula and its binding strength
ARITHMETIC = (NEG, ADD, MUL, DIV)
RELATIONS = {"less": "{0} < {1}", "less_equal": "{0} <= {1}", "equal": "{0} == {1}"}
FLOAT_RANGE = (1.1754944e-38, 3.4028235e38)  # of normal numbers in single precision
FUNCTIONS = (
    "pow",
    "sqrt",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan2",
    "abs",
    "sign",
    "exp",
    "log",
    "min",
    "max",
)


class Expressions:
    """Formulas in the syntax of a language.

    In templates of expressions {0}, {1} … are operands, {real} the type of a number, {suffix} that
    of its literals, {zero} and {one} such literals, {function} the name of the generated function.
    """

    # scalar → its type, the suffix of its literals
    scalars: ClassVar[Mapping[str, tuple[str, str]]] = {"double": ("", "")}
    times: ClassVar[str] = "*"
    over: ClassVar[str] = "/"
    square: ClassVar[str] = ""  # template; '' where x*x is usual
    calls: ClassVar[Mapping[str, str]] = {
        name: name + "({0}, {1})" if ops.TABLE[name].arity == 2 else name + "({0})"
        for name in FUNCTIONS
    }
    relations: ClassVar[Mapping[str, str]] = RELATIONS
    truth: ClassVar[str] = "({0})"  # a relation as a number
    nonzero: ClassVar[str] = "{0} != {zero}"
    choice: ClassVar[str] = "({0} ? {1} : {2})"
    fold: ClassVar[bool] = True  # constant expressions become numbers

    def __init__(self, scalar: str = "double", function: str = "") -> None:
        self.real, self.suffix = self.scalars[scalar]
        self.single = scalar == "float"
        self.words = {"real": self.real, "suffix": self.suffix, "function": function}
        self.words |= {"zero": self.number(0.0), "one": self.number(1.0)}

    def expression_texts(
        self, listing: Listing, local: Mapping[Expr, str]
    ) -> tuple[dict[Expr, Text], dict[Expr, str]]:
        """The text of every node as an operand, and the text that each statement assigns.

        `local` are the names of symbols and statements. One loop over the nodes, operands first.
        """
        operand: dict[Expr, Text] = {}
        value: dict[Expr, str] = {}
        fold = self.fold and not listing.program.is_listing
        for n in listing.program.nodes:
            if n.op is SYMBOL:
                operand[n] = local[n], ATOM
                continue
            folded = self._folded(n) if fold and n.level == CONST_LEVEL else None
            operand[n] = folded or self.node_text(n, operand, local)
            if n in local:
                value[n] = operand[n][0]
                operand[n] = local[n], ATOM
        return operand, value

    # --- numbers ----------------------------------------------------------------------------------

    def number(self, value: float) -> str:
        """The shortest literal that reads back as the same double."""
        return repr(value) + self.suffix

    def literal(self, value: float) -> str:
        """A positive number or 0 as the scalar holds it.

        In single precision it stays a normal, finite number.
        """
        if not (self.single and value):
            return self.number(value)
        smallest, largest = FLOAT_RANGE
        return self.number(float(str(np.float32(min(max(value, smallest), largest)))))

    def signed_number(self, value: float) -> Text:
        return (f"-{self.literal(-value)}", SUM) if value < 0 else (self.literal(value), ATOM)

    def constant(self, value: Fraction) -> Text:
        return self.literal(float(value)), ATOM

    def _folded(self, n: Expr) -> Text | None:
        """A constant expression as a number; None if it has no finite value, or is one already."""
        if n.op in (CONSTANT, NEG):
            return None
        value = float(interpret([n], {})[0])
        return self.signed_number(value) if math.isfinite(value) else None

    # --- operations -------------------------------------------------------------------------------

    def node_text(self, n: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]) -> Text:
        """The text of one operation from the texts of its operands, in parentheses where needed."""
        op, args = n.op, n.args
        if op in ARITHMETIC:
            return self.arithmetic_text(n, text, local)
        if op is CONSTANT:
            return self.constant(n.payload)
        if op is NAMED:
            return text[args[0]]
        if op is WHERE:
            test = self.condition_text(args[0], text, local)
            return self.fill(self.choice, test, text[args[1]][0], text[args[2]][0]), ATOM
        if op.name in self.relations:
            return self.fill(self.truth, self.relation_text(n, text)), POWER
        if not args:
            return self.literal(float(interpret([n], {})[0])), ATOM
        return self.fill(self.calls[op.name], *(text[a][0] for a in args)), ATOM

    def arithmetic_text(
        self, n: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]
    ) -> Text:
        """Sum, product, quotient or opposite."""
        if n.op is NEG:
            return self.negation(n.first, text, local), SUM
        if n.op is ADD:
            return self.sum_text(n.args, text), SUM
        if n.op is MUL:
            return self.product_text(n.args, text)
        above, below = (text[a] for a in n.args)
        return f"{parenthesize(above, PRODUCT)}{self.over}{parenthesize(below, POWER)}", PRODUCT

    def condition_text(
        self, condition: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]
    ) -> str:
        """A condition: a relation in place, or whether a number differs from 0."""
        if condition.op.name in self.relations and condition not in local:
            return self.relation_text(condition, text)
        return self.fill(self.nonzero, parenthesize(text[condition], SUM + 1))

    def fill(self, template: str, *operands: str) -> str:
        return template.format(*operands, **self.words)

    def relation_text(self, n: Expr, text: Mapping[Expr, Text]) -> str:
        return self.fill(self.relations[n.op.name], *(text[a][0] for a in n.args))

    def negation(self, x: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]) -> str:
        """-x, where -(a - b) reads b - a."""
        is_difference = x.op is ADD and x.second.op is NEG
        if is_difference and x not in local and x.level > CONST_LEVEL:
            first, second = text[x.second.first], text[x.first]
            return f"{parenthesize(first, SUM)} - {parenthesize(second, PRODUCT)}"
        return f"-{parenthesize(text[x], PRODUCT)}"

    def sum_text(self, args: tuple[Expr, ...], text: Mapping[Expr, Text]) -> str:
        first, second = args
        if text[second][1] == SUM and second.op is not NEG and text[first][1] > SUM:
            first, second = second, first  # a + (b + c) reads b + c + a
        head = parenthesize(text[first], SUM)
        if second.op is NEG and text[second][1] == SUM:
            return f"{head} - {parenthesize(text[second.first], PRODUCT)}"
        return f"{head} + {parenthesize(text[second], PRODUCT)}"

    def product_text(self, args: tuple[Expr, ...], text: Mapping[Expr, Text]) -> Text:
        first, second = args
        if first is second and self.square:
            return self.square.format(parenthesize(text[first], ATOM)), POWER
        least = POWER
        if first.op is CONSTANT:
            least = PRODUCT  # 2*b*c
        elif text[second][1] == PRODUCT and text[first][1] != PRODUCT:
            first, second = second, first  # a*(b*c) reads b*c*a
        left, right = parenthesize(text[first], PRODUCT), parenthesize(text[second], least)
        return f"{left}{self.times}{right}", PRODUCT


def parenthesize(text: Text, least: int) -> str:
    """The text, in parentheses where it binds less than `least`."""
    return text[0] if text[1] >= least else f"({text[0]})"
