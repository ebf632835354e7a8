"""The printer that every language builds on: a language is a class of data with a few templates.

`Language.pieces` prints every statement of a unit once; `Functional` and `Procedural` make
functions of the pieces.
"""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from textwrap import wrap
from typing import ClassVar

from symoro.emit.code_unit import LETTERS, MAX_NAME_LENGTH, Register, Scope, Unit, make_scope
from symoro.emit.comments import comment_safe, header, section_links, section_titles
from symoro.emit.driver import Check, Driver
from symoro.emit.expressions import Expressions, Text
from symoro.expr import CONST_LEVEL, Argument, Expr, Group
from symoro.passes import Arrangement, arrange, split_statements

TITLE_ROOM = 20  # of a line beside a title: its indentation and marks
MAX_ALIGNED = 12  # letters of a name that others are aligned with
Assignment = tuple[str, str]  # name, value


@dataclass(frozen=True)
class Array:
    """An array of the calling convention."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class ArrayElement:
    """An element of an array: index from 0, row by row in a matrix."""

    array: str
    index: int
    shape: tuple[int, ...] = ()


CODE, EXPLICIT = "code", "explicit"  # forms of a text: for compilers, for readers


@dataclass(frozen=True)
class Output:
    """An output group, the array that it goes to, and the texts of its values row by row."""

    group: Group
    array: Array
    values: list[str]

    def elements(self, first: int) -> Iterator[tuple[str, str]]:
        """Indices and value of each element.

        The indices are a text, separated by commas and counted from `first`, '' for a scalar.
        """
        indices = product(*(range(first, first + n) for n in self.array.shape))
        for place, value in zip(indices, self.values, strict=True):
            yield ", ".join(map(str, place)), value


@dataclass(frozen=True)
class Pieces:
    """The text of a unit in one language, statement by statement, ready to arrange."""

    unit: Unit
    scope: Scope
    elements: Mapping[Expr, ArrayElement]  # where each input that is used stands
    operand: Mapping[Expr, Text]  # the text of each node inside a formula
    assignment: Mapping[Expr, Assignment]  # of inputs and run-time statements
    arrangement: Arrangement  # the order of the run-time statements
    titles: tuple[str, ...]  # of the arrangement's sections; '' for none
    parameters: list[Assignment]  # local name and element of p
    once: list[Assignment]  # statements of the run-once function
    inputs: list[Assignment]  # that are read first; none where the arrangement has them
    outputs: list[Output]
    used: frozenset[str]  # operations that occur

    @property
    def arguments(self) -> list[Array]:
        """The arrays of the variables, without p and c."""
        pairs = zip(self.scope.arguments, self.unit.program.arguments, strict=True)
        return [Array(name, argument.axes) for name, argument in pairs]

    @property
    def matrices(self) -> list[Array]:
        """The arguments that are matrices."""
        return [a for a in self.arguments if len(a.shape) > 1]

    @property
    def p(self) -> Array:
        return Array(self.scope.p, (len(self.parameters),))

    @property
    def c(self) -> list[Array]:
        """The array of constants; none without parameters."""
        return [Array(self.scope.c, (len(self.constants),))] if self.unit.has_parameters else []

    @property
    def constants(self) -> list[str]:
        """The names of the elements of c, in order."""
        return [self.scope.local[n] for n in self.unit.constants]

    @property
    def statements(self) -> list[Assignment]:
        """Statements of the function of one state, in order, and inputs read among them."""
        order = self.arrangement
        return self.assignments((*order.angles, *(n for part in order.sections for n in part)))

    def assignments(self, nodes: Iterable[Expr]) -> list[Assignment]:
        """Names and values of inputs and statements."""
        return [self.assignment[n] for n in nodes]


class Language(Expressions, ABC):
    """One target language: data and templates as class attributes, and `compose`."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    extension: ClassVar[str] = ""
    aliases: ClassVar[tuple[str, ...]] = ()
    styles: ClassVar[tuple[str, ...]] = ("function",)
    layouts: ClassVar[tuple[str, ...]] = ("single",)
    forms: ClassVar[tuple[str, ...]] = (CODE, EXPLICIT)  # the default first
    check: ClassVar[Check] = Check("", "", (), ())  # no tool
    driver: ClassVar[Driver | None] = None
    # names
    reserved: ClassVar[frozenset[str]] = frozenset()
    fold_case: ClassVar[bool] = False  # names that differ in case only are the same
    letters: ClassVar[str] = LETTERS  # of a name after its first one
    filler: ClassVar[str] = "_"  # appended to a name until it is free
    max_name_length: ClassVar[int] = MAX_NAME_LENGTH
    entry_names: ClassVar[tuple[str, str]] = ("{0}_pre", "{0}_batch")
    # comments
    block_comment: ClassVar[tuple[str, str, str]] = ("", "# ", "")  # before, on each line, after
    line_comment: ClassVar[str] = "# {0}"
    # arrays, records and statements
    element: ClassVar[str] = "{array}[{k}]"
    matrix_element: ClassVar[str] = "{array}[{i}][{j}]"  # unless matrices are flat
    first_index: ClassVar[int] = 0
    flat_matrices: ClassVar[bool] = False  # matrices are arrays of their elements row by row
    field: ClassVar[str] = "{record}.{name}"  # of a record; '' where the language has none
    statement: ClassVar[str] = "{name} = {value}"
    compiled: ClassVar[bool] = False  # the order of statements is for a compiler: see `arrange`
    max_operations: ClassVar[int] = 0  # that one statement may have; 0: any number
    # operations, separated by blanks → a function that the file needs where one of them occurs
    helpers: ClassVar[Mapping[str, str]] = {}
    # long lines
    continuation: ClassVar[str] = ""
    breaks: ClassVar[str] = " "  # a pattern of places where a line may be broken
    width: ClassVar[int] = 140

    # --- what a language file defines -------------------------------------------------------------

    @abstractmethod
    def compose(self, unit: Unit) -> dict[str, str]:
        """File name → text."""

    def files(self, unit: Unit) -> dict[str, str]:
        """File name → text, in the unit's precision."""
        return type(self)(unit.scalar, unit.function).compose(unit)

    def text(self, unit: Unit) -> str:
        """All files in one text, each after its name where there are several."""
        if "single" in self.layouts:
            unit = dataclasses.replace(unit, layout="single")
        files = self.files(unit)
        if len(files) == 1:
            return next(iter(files.values()))
        return "\n".join(
            f"{self.line_comment.format('--- file ' + name)}\n{text}"
            for name, text in files.items()
        )

    def spell_function(self, name: str) -> str:
        """The name of a function as the language spells it."""
        return name

    def structure_problem(self, text: str) -> str:
        """A problem with the structure of a text of a language that is not run; '' for none."""
        return ""

    def stands_alone(self, unit: Unit) -> bool:
        """True if the unit's text is a whole document, not a fragment to include."""
        return True

    # --- pieces -----------------------------------------------------------------------------------

    def function_names(self, unit: Unit) -> tuple[str, str, str]:
        """The names of the function, of the run-once function and of the batch function."""
        pre, batch = (name.format(unit.function) for name in self.entry_names)
        return unit.function, pre, batch

    def register(self, unit: Unit) -> Register:
        """The names in use before anything of the unit gets one."""
        helpers = [f"{unit.function}_{names.split()[0]}" for names in self.helpers]
        return Register(
            (*self.reserved, *self.function_names(unit), *helpers),
            self.fold_case,
            self.letters,
            self.filler,
            self.max_name_length,
        )

    def scope(self, unit: Unit) -> Scope:
        return make_scope(unit, self.register(unit))

    def element_at(self, array: str, k: int, shape: tuple[int, ...] = ()) -> str:
        """The k-th element of an array, row by row in a matrix."""
        if len(shape) == 2 and not self.flat_matrices:
            i, j = (n + self.first_index for n in divmod(k, shape[1]))
            return self.matrix_element.format(array=array, i=i, j=j)
        return self.element.format(array=array, k=k + self.first_index)

    def read_element(self, e: ArrayElement) -> str:
        """The value of an input."""
        return self.element_at(e.array, e.index, e.shape)

    def parameter_place(self, unit: Unit, scope: Scope, k: int) -> str:
        """Return the place of the k-th parameter: an element of p, or a field of the record."""
        if not unit.record:
            return self.element_at(scope.p, k)
        return self.field.format(record=scope.p, name=scope.local[unit.parameters[k]])

    def with_short_statements(self, unit: Unit) -> Unit:
        """The unit with statements that the language accepts.

        Parts of long statements that depend on parameters only become elements of the array c.
        """
        if not self.max_operations:
            return unit
        return dataclasses.replace(
            unit, listing=split_statements(unit.listing, self.max_operations)
        )

    def pieces(self, unit: Unit) -> Pieces:
        """Everything that the unit's text is made of."""
        unit = self.with_short_statements(unit)
        scope = self.scope(unit)
        local = scope.local
        operand, value = self.expression_texts(unit.listing, local)
        elements = input_elements(unit, scope)
        inputs = {s: (local[s], self.read_element(e)) for s, e in elements.items()}
        compiled, links = self.compiled and not unit.program.is_listing, section_links(unit)
        order = arrange(unit.listing, unit.body, inputs if compiled else (), links, compiled)
        return Pieces(
            unit,
            scope,
            elements,
            operand,
            assignment={n: (local[n], text) for n, text in value.items()} | inputs,
            arrangement=order,
            titles=section_titles(unit, order.sections, links),
            parameters=[
                (local[s], self.parameter_place(unit, scope, k))
                for k, s in enumerate(unit.parameters)
            ],
            once=[(local[n], value[n]) for n in unit.once],
            inputs=[] if compiled else list(inputs.values()),
            outputs=[
                Output(g, Array(name, g.shape), [operand[v][0] for v in g.values])
                for g, name in zip(unit.program.groups, scope.groups, strict=True)
            ],
            used=self.operations(unit),
        )

    def operations(self, unit: Unit) -> frozenset[str]:
        """The operations that occur in the text: not those of constants that become numbers."""
        folded = self.fold and not unit.program.is_listing
        nodes = unit.program.nodes
        return frozenset(n.op.name for n in nodes if n.level > CONST_LEVEL or not folded)

    # --- lines ------------------------------------------------------------------------------------

    def assignment_lines(self, pairs: Iterable[Assignment]) -> list[str]:
        """Statements, aligned."""
        pairs = list(pairs)
        width = max((len(name) for name, _ in pairs if len(name) <= MAX_ALIGNED), default=0)
        return [
            self.statement.format(name=name.ljust(width), value=value, real=self.real)
            for name, value in pairs
        ]

    def body_lines(self, pieces: Pieces) -> list[str]:
        """Inputs, angles and statements by section, with a blank line after each part."""
        order = pieces.arrangement
        first = (pieces.inputs, pieces.assignments(order.angles))
        lines = [line for part in first if part for line in (*self.assignment_lines(part), "")]
        for title, part in zip(pieces.titles, order.sections, strict=True):
            lines += self.title_lines(title) if pieces.unit.comments else []
            lines += self.assignment_lines(pieces.assignments(part))
        return [*lines, ""] if any(order.sections) else lines

    def title_lines(self, title: str) -> list[str]:
        return [self.line_comment.format(line) for line in wrap(title, self.width - TITLE_ROOM)]

    def once_lines(self, pieces: Pieces) -> list[str]:
        return self.assignment_lines((*pieces.parameters, *pieces.once))

    def helper_functions(self, pieces: Pieces) -> list[str]:
        """The helper functions that the unit needs."""
        return [
            self.fill(text)
            for names, text in self.helpers.items()
            if not pieces.used.isdisjoint(names.split())
        ]

    def header_comment(self, pieces: Pieces, *remarks: str) -> str:
        """The header as a comment, remarks after it; '' without comments."""
        if not pieces.unit.comments:
            return ""
        places = [
            self.parameter_place(pieces.unit, pieces.scope, k)
            for k in range(len(pieces.parameters))
        ]
        lines = header(
            pieces.unit,
            pieces.scope,
            self.element_at,
            places,
            self.function_names(pieces.unit)[1],
            self.flat_matrices,
        )
        return self.comment_block([*lines, *(["", *remarks] if remarks else [])])

    def wrap(self, line: str) -> str:
        """Break a long line with continuation marks; the lines after the first are indented."""
        if len(line) <= self.width:
            return line
        indent = " " * (len(line) - len(line.lstrip()) + 8)
        lines, rest = [], line
        while len(rest) > self.width:
            cut = self.break_position(rest, len(indent) + 1)
            if cut < 0:
                break
            lines.append(rest[:cut].rstrip() + self.continuation)
            rest = indent + rest[cut:].lstrip()
        return "\n".join([*lines, rest])

    def break_position(self, line: str, start: int) -> int:
        """Return the column at which to break a long line; -1 if there is none.

        The last place that keeps it short, else behind the last product sign, else the next place.
        """
        places = [m.start() for m in re.finditer(self.breaks, line) if m.start() > start]
        before_width = [k for k in places if k < self.width]
        if before_width:
            return before_width[-1]
        products = [m.end() for m in re.finditer(r"\*(?!\*)", line[: self.width])]
        if products and products[-1] > start:
            return products[-1]
        return places[0] if places else -1

    def indented(self, lines: Sequence[str], indent: str = "    ") -> str:
        return "\n".join(self.wrap(f"{indent}{line}" if line else "") for line in lines)

    def comment_block(self, lines: list[str]) -> str:
        """The lines as a comment."""
        before, mark, after = self.block_comment
        shown = [(mark + comment_safe(line)).rstrip() for line in lines]
        whole = [*filter(None, [before]), *shown, *filter(None, [after])]
        return "\n".join(whole) + "\n"


def input_elements(unit: Unit, scope: Scope) -> dict[Expr, ArrayElement]:
    """The array element of each input that run-time code uses: arguments, then the constants c."""
    arguments = (*unit.program.arguments, Argument(scope.c, unit.constants))
    used = {*unit.program.symbols, *unit.constants}
    return {
        s: ArrayElement(array, k, a.shape)
        for array, a in zip((*scope.arguments, scope.c), arguments, strict=True)
        for k, s in enumerate(a.symbols)
        if s in used
    }


def comma_lines(names: Iterable[str], width: int) -> list[str]:
    """Names separated by commas, as many on a line as fit."""
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) + len(name) + 2 <= width:
            lines[-1] += f", {name}"
        else:
            lines.append(name)
    return lines
