"""The printer that every language builds on: a language is a class of data with a few templates.

`pieces` walks the program once and gives the text of every statement; the file of a language arranges the pieces.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from symoro.emit.names import Scope, make_scope
from symoro.emit.unit import Unit
from symoro.expr import ops
from symoro.expr.interpret import interpret
from symoro.expr.node import CONST_LEVEL, Expr
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, SYMBOL, WHERE
from symoro.expr.program import Group
from symoro.passes.listing import Listing

SUM, PRODUCT, POWER, ATOM = 1, 2, 3, 4  # binding strength
Text = tuple[str, int]
Assignment = tuple[str, str]  # name, value
RELATIONS = {"less": "{0} < {1}", "less_equal": "{0} <= {1}", "equal": "{0} == {1}"}
FUNCTIONS = ("pow", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan2", "abs", "sign", "exp", "log", "min", "max")


@dataclass(frozen=True)
class Check:
    """How a language is tested: the tool, the Debian or PyPI package that has it, and what to run in a folder of files."""

    tool: str
    package: str
    version: tuple[str, ...]
    commands: tuple[tuple[str, ...], ...]  # the last one prints numbers; {sources} stands for the emitted files


@dataclass(frozen=True)
class Trial:
    """Numbers to run a unit on: p, and for each argument one row per state."""

    unit: Unit
    count: int
    p: list[float]
    rows: list[list[list[float]]]


@dataclass(frozen=True)
class Pieces:
    """The text of a unit in one language, ready to arrange."""

    unit: Unit
    scope: Scope
    parameters: list[Assignment]  # local name and element of p
    once: list[Assignment]
    carried: list[str]  # the values of c, in order
    inputs: list[Assignment]  # local name and element of an argument or of c
    body: list[Assignment]
    outputs: list[tuple[Group, str, list[str]]]  # group, its name, its values
    used: frozenset[str]  # operations that occur


class Language:
    """One target. Subclasses give the templates and `files`."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    extension: ClassVar[str] = ""
    aliases: ClassVar[tuple[str, ...]] = ()
    styles: ClassVar[tuple[str, ...]] = ("function",)
    check: ClassVar[Check | None] = None
    reserved: ClassVar[frozenset[str]] = frozenset()
    fold_case: ClassVar[bool] = False
    comment: ClassVar[tuple[str, str, str]] = ("", "# ", "")  # before, on each line, after
    element: ClassVar[str] = "{array}[{k}]"
    first: ClassVar[int] = 0  # index of the first element
    times: ClassVar[str] = "*"
    over: ClassVar[str] = "/"
    square: ClassVar[str] = ""  # template, where x*x is not the habit
    calls: ClassVar[Mapping[str, str]] = {name: name + "({0}, {1})" if ops.TABLE[name].arity == 2 else name + "({0})" for name in FUNCTIONS}
    relations: ClassVar[Mapping[str, str]] = RELATIONS
    truth: ClassVar[str] = "({0})"  # a relation as a number
    nonzero: ClassVar[str] = "{0} != 0.0"
    choice: ClassVar[str] = "({0} ? {1} : {2})"
    fold: ClassVar[bool] = True  # constant expressions become numbers
    continuation: ClassVar[str] = ""
    width: ClassVar[int] = 140

    # --- what a language file defines ------------------------------------------------------------------------

    def files(self, unit: Unit) -> dict[str, str]:
        """File name → text."""
        raise NotImplementedError

    def text(self, unit: Unit) -> str:
        """Everything in one text; several files follow each other, each after its name."""
        files = self.files(unit)
        if len(files) == 1:
            return next(iter(files.values()))
        return "\n".join(f"{self.comment[1]}--- file {name}\n{text}" for name, text in files.items())

    def driver(self, trials: list[Trial]) -> dict[str, str]:
        """A program that runs each unit on its trial and prints every output: one call per state, group by group, then
        the batch entry point, each group with all its states. Used by `verify`."""
        raise NotImplementedError

    def number(self, value: float) -> str:
        """The shortest literal that reads back as the same double."""
        return repr(value)

    # --- expressions -----------------------------------------------------------------------------------------

    def texts(self, listing: Listing, local: Mapping[Expr, str]) -> tuple[dict[Expr, Text], dict[Expr, str]]:
        """The text of every node as an operand, and what each statement assigns: one loop, operands first."""
        operand: dict[Expr, Text] = {}
        assigned: dict[Expr, str] = {}
        fold = self.fold and listing.program.shared
        for n in listing.program.nodes:
            if n.op is SYMBOL:
                operand[n] = local[n], ATOM
                continue
            operand[n] = (self._folded(n) if fold and n.level == CONST_LEVEL else None) or self.node(n, operand, local)
            if n in local:
                assigned[n] = operand[n][0]
                operand[n] = local[n], ATOM
        return operand, assigned

    def _folded(self, n: Expr) -> Text | None:
        """A constant expression as a number, unless it has no finite value."""
        if n.op in (CONSTANT, NEG):
            return None
        value = float(interpret([n], {})[0])
        return self.signed(value) if math.isfinite(value) else None

    def signed(self, value: float) -> Text:
        return (f"-{self.number(-value)}", SUM) if value < 0 else (self.number(value), ATOM)

    def constant(self, value: Fraction) -> Text:
        return self.number(float(value)), ATOM

    def node(self, n: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]) -> Text:
        """The text of one operation from the texts of its operands, with the parentheses that it needs."""
        op, args = n.op, n.args
        if op is CONSTANT:
            return self.constant(n.payload)
        if op is NAMED:
            return text[args[0]]
        if op is NEG:
            return self.opposite(args[0], text, local), SUM
        if op is ADD:
            return self.sum(args, text), SUM
        if op is MUL:
            return self.product(args, text)
        if op is DIV:
            return f"{at(text[args[0]], PRODUCT)}{self.over}{at(text[args[1]], POWER)}", PRODUCT
        if op is WHERE:
            condition = args[0]
            inline = condition.op.name in self.relations and condition not in local
            test = self.relation(condition, text) if inline else self.nonzero.format(at(text[condition], SUM + 1))
            return self.choice.format(test, text[args[1]][0], text[args[2]][0]), ATOM
        if op.name in self.relations:
            return self.truth.format(self.relation(n, text)), POWER
        if not args:
            return self.number(float(interpret([n], {})[0])), ATOM
        return self.calls[op.name].format(*(text[a][0] for a in args)), ATOM

    def relation(self, n: Expr, text: Mapping[Expr, Text]) -> str:
        return self.relations[n.op.name].format(*(text[a][0] for a in n.args))

    def opposite(self, x: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]) -> str:
        if x.op is ADD and x.args[1].op is NEG and x not in local and x.level > CONST_LEVEL:  # -(a - b) reads b - a
            return f"{at(text[x.args[1].args[0]], SUM)} - {at(text[x.args[0]], PRODUCT)}"
        return f"-{at(text[x], PRODUCT)}"

    def sum(self, args: tuple[Expr, ...], text: Mapping[Expr, Text]) -> str:
        first, second = args
        if text[second][1] == SUM and second.op is not NEG and text[first][1] > SUM:
            first, second = second, first  # a + (b + c) reads b + c + a
        head = at(text[first], SUM)
        if second.op is NEG and text[second][1] == SUM:
            return f"{head} - {at(text[second.args[0]], PRODUCT)}"
        return f"{head} + {at(text[second], PRODUCT)}"

    def product(self, args: tuple[Expr, ...], text: Mapping[Expr, Text]) -> Text:
        first, second = args
        if first is second and self.square:
            return self.square.format(at(text[first], ATOM)), POWER
        least = POWER
        if first.op is CONSTANT:
            least = PRODUCT  # 2*b*c
        elif text[second][1] == PRODUCT and text[first][1] != PRODUCT:
            first, second = second, first  # a*(b*c) reads b*c*a
        return f"{at(text[first], PRODUCT)}{self.times}{at(text[second], least)}", PRODUCT

    # --- pieces ----------------------------------------------------------------------------------------------

    def at_index(self, array: str, k: int) -> str:
        return self.element.format(array=array, k=k + self.first)

    def pieces(self, unit: Unit) -> Pieces:
        """Everything that the unit's text is made of."""
        scope = make_scope(unit, self.reserved, self.fold_case)
        local, used = scope.local, {n.op.name for n in unit.program.nodes if n.level > CONST_LEVEL or not (self.fold and unit.program.shared)}
        operand, assigned = self.texts(unit.listing, local)
        arrays = [*zip(scope.arguments, (a.symbols for a in unit.program.arguments), strict=True), (scope.c, unit.carried)]
        wanted = set(unit.program.symbols)
        inputs = [(local[s], self.at_index(array, k)) for array, symbols in arrays for k, s in enumerate(symbols)
                  if s is not None and (s in wanted or array == scope.c)]
        values = iter(unit.program.outputs)
        return Pieces(
            unit, scope,
            parameters=[(local[s], self.at_index(scope.p, k)) for k, s in enumerate(unit.parameters)],
            once=[(local[n], assigned[n]) for n in unit.once],
            carried=[local[n] for n in unit.carried],
            inputs=inputs,
            body=[(local[n], assigned[n]) for n in unit.body],
            outputs=[(g, name, [operand[next(values)][0] for _ in g.values]) for g, name in zip(unit.program.groups, scope.groups, strict=True)],
            used=frozenset(used),
        )  # fmt: skip

    # --- lines -----------------------------------------------------------------------------------------------

    def wrap(self, line: str) -> str:
        """A long line broken at spaces, the rest indented; the language's mark of continuation at each break."""
        if len(line) <= self.width:
            return line
        indent = " " * (len(line) - len(line.lstrip()) + 8)
        lines, rest = [], line
        while len(rest) > self.width:
            cut = rest.rfind(" ", len(indent) + 1, self.width)
            cut = cut if cut > 0 else rest.find(" ", self.width)
            if cut < 0:
                break
            lines.append(rest[:cut] + self.continuation)
            rest = indent + rest[cut + 1 :]
        return "\n".join([*lines, rest])

    def remark(self, lines: list[str]) -> str:
        """The lines as a comment."""
        before, mark, after = self.comment
        shown = [(mark + safe(line)).rstrip() for line in lines]
        return "\n".join([*([before] if before else []), *shown, *([after] if after else [])]) + "\n"


def at(text: Text, least: int) -> str:
    """The text, in parentheses where it binds less than `least`."""
    return text[0] if text[1] >= least else f"({text[0]})"


def safe(line: str) -> str:
    """Text from outside that can neither end a comment nor start a line."""
    printable = line if line.isprintable() else "".join(ch if ch.isprintable() else " " for ch in line)
    return printable.replace("*/", "* /").replace("/*", "/ *")
