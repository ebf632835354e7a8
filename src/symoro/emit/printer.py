"""The printer that every language builds on: a language is a class of data with a few templates.

`pieces` walks the program once and gives the text of every statement; the file of a language arranges the pieces.
"""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from textwrap import wrap
from typing import ClassVar

from symoro.emit.close import Written, lead
from symoro.emit.comments import header
from symoro.emit.driver import Driver
from symoro.emit.expressions import Expressions
from symoro.emit.names import LETTERS, LONGEST, Register, Scope, make_scope
from symoro.emit.sections import sections
from symoro.emit.split import split
from symoro.emit.unit import Unit
from symoro.expr.node import CONST_LEVEL
from symoro.expr.ops import COS, SIN
from symoro.expr.program import Group

TITLE_ROOM = 20  # of a line beside a title: its indentation and marks
MAX_ALIGNED = 12  # letters of a name that others are aligned with
Assignment = tuple[str, str]  # name, value
Wave = tuple[str, str, str]  # an angle, sin or cos, the name of its value


@dataclass(frozen=True)
class Check:
    """How a language is tested: the tool, the Debian or PyPI package that has it, and what to run in a folder of files."""

    tool: str
    package: str
    version: tuple[str, ...]
    commands: tuple[
        tuple[str, ...], ...
    ]  # the last one prints numbers; {sources} stands for the emitted files, {objects} for what they compile to
    adapt: tuple[
        tuple[str, str], ...
    ] = ()  # patterns of what the tool spells otherwise, where it stands in for the language's own
    slack: float = (
        1.0  # how much more may differ where the tool's arithmetic is not that of doubles
    )


@dataclass(frozen=True)
class Array:
    """An array of the calling convention."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Output:
    """An output group, the array that it goes to, and its values row by row."""

    group: Group
    array: Array
    values: list[str]


@dataclass(frozen=True)
class Pieces:
    """The text of a unit in one language, ready to arrange."""

    unit: Unit
    scope: Scope
    arguments: list[Array]  # without p and c
    parameters: list[Assignment]  # local name and element of p
    once: list[Assignment]
    carried: list[str]  # the values of c, in order
    inputs: list[
        Assignment
    ]  # local name and element of an argument or of c; none where the statements have them
    angles: list[
        Assignment
    ]  # sines and cosines that come first, and what they need; none where they are not set apart
    waves: list[Wave]  # the same sines and cosines
    body: list[tuple[str, list[Assignment]]]  # sections: a title or '', and the other statements
    outputs: list[Output]
    used: frozenset[str]  # operations that occur

    @property
    def p(self) -> Array:
        return Array(self.scope.p, (len(self.parameters),))

    @property
    def c(self) -> list[Array]:
        """The array of constants; none without parameters."""
        return [Array(self.scope.c, (len(self.carried),))] if self.unit.has_parameters else []

    @property
    def statements(self) -> list[Assignment]:
        return [*self.angles, *(s for _, part in self.body for s in part)]


class Language(Expressions, ABC):
    """One target. Subclasses give the templates and `compose`."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    extension: ClassVar[str] = ""
    aliases: ClassVar[tuple[str, ...]] = ()
    styles: ClassVar[tuple[str, ...]] = ("function",)
    layouts: ClassVar[tuple[str, ...]] = ("single",)
    check: ClassVar[Check | None] = None
    drive: ClassVar[Driver | None] = None
    reserved: ClassVar[frozenset[str]] = frozenset()
    fold_case: ClassVar[bool] = False
    letters: ClassVar[str] = LETTERS
    spare: ClassVar[str] = "_"
    longest: ClassVar[int] = LONGEST  # letters of a name
    entries: ClassVar[tuple[str, str]] = ("{0}_pre", "{0}_batch")
    comment: ClassVar[tuple[str, str, str]] = ("", "# ", "")  # before, on each line, after
    aside: ClassVar[str] = "# {0}"  # a comment of one line
    element: ClassVar[str] = "{array}[{k}]"
    first: ClassVar[int] = 0  # index of the first element
    flat: ClassVar[bool] = False  # matrices are arrays of their elements row by row
    field: ClassVar[str] = "{record}.{name}"  # of a record; '' where the language has none
    statement: ClassVar[str] = "{name} = {value}"
    close: ClassVar[bool] = (
        False  # an input is read where it is first used: a compiler keeps in a register, or spills, what is read early
    )
    helpers: ClassVar[
        Mapping[str, str]
    ] = {}  # operations → a function that the file needs where one of them occurs
    continuation: ClassVar[str] = ""
    breaks: ClassVar[str] = " "  # where a line may be broken
    width: ClassVar[int] = 140
    most: ClassVar[int] = 0  # operations that one statement may have; 0: any number

    # --- what a language file defines ------------------------------------------------------------------------

    @abstractmethod
    def compose(self, unit: Unit) -> dict[str, str]:
        """File name → text."""

    def files(self, unit: Unit) -> dict[str, str]:
        """File name → text, in the unit's precision."""
        return type(self)(unit.scalar, unit.function).compose(unit)

    def text(self, unit: Unit) -> str:
        """Everything in one text; several files follow each other, each after its name."""
        files = self.files(
            dataclasses.replace(unit, layout="single") if "single" in self.layouts else unit
        )
        if len(files) == 1:
            return next(iter(files.values()))
        return "\n".join(
            f"{self.aside.format('--- file ' + name)}\n{text}" for name, text in files.items()
        )

    def spelled(self, name: str) -> str:
        """A function's name in the habit of the language."""
        return name

    # --- pieces ----------------------------------------------------------------------------------------------

    def functions_of(self, unit: Unit) -> tuple[str, str, str]:
        """The names of the function, of the run-once function and of the batch function."""
        pre, batch = (name.format(unit.function) for name in self.entries)
        return unit.function, pre, batch

    def register(self, unit: Unit) -> Register:
        """The names that are taken before anything of the unit gets one."""
        helpers = [f"{unit.function}_{names.split()[0]}" for names in self.helpers]
        return Register(
            (*self.reserved, *self.functions_of(unit), *helpers),
            self.fold_case,
            self.letters,
            self.spare,
            self.longest,
        )

    def scope(self, unit: Unit) -> Scope:
        return make_scope(unit, self.register(unit))

    def at_index(self, array: str, k: int) -> str:
        return self.element.format(array=array, k=k + self.first)

    def parameter(self, unit: Unit, scope: Scope, k: int) -> str:
        """Where the k-th parameter stands: an element of p, or a field of the record."""
        name = scope.local[unit.parameters[k]]
        return (
            self.field.format(record=scope.p, name=name)
            if unit.record
            else self.at_index(scope.p, k)
        )

    def bounded(self, unit: Unit) -> Unit:
        """The unit with statements that the language takes; parameter-only parts of long ones join the array c."""
        return (
            dataclasses.replace(unit, listing=split(unit.listing, self.most)) if self.most else unit
        )

    def pieces(self, unit: Unit) -> Pieces:
        """Everything that the unit's text is made of."""
        unit = self.bounded(unit)
        scope = self.scope(unit)
        local, used = (
            scope.local,
            {
                n.op.name
                for n in unit.program.nodes
                if n.level > CONST_LEVEL or not (self.fold and unit.program.shared)
            },
        )
        operand, assigned = self.texts(unit.listing, local)
        arrays = [
            *zip(scope.arguments, (a.symbols for a in unit.program.arguments), strict=True),
            (scope.c, unit.carried),
        ]
        wanted = set(unit.program.symbols)
        inputs = {
            s: (local[s], self.at_index(array, k))
            for array, symbols in arrays
            for k, s in enumerate(symbols)
            if s is not None and (s in wanted or array == scope.c)
        }
        close = self.close and unit.program.shared
        written = Written(
            {n: (local[n], text) for n, text in assigned.items()}, inputs if close else {}
        )
        first = lead(unit) if close else ()
        angles, early = written.out(first), frozenset(first)
        body = [
            (title, written.out(n for n in part if n not in early))
            for title, part in sections(unit)
        ]
        body[-1][1].extend(written.rest())
        values = iter(unit.program.outputs)
        return Pieces(
            unit, scope,
            arguments=[Array(name, (len(a.symbols),)) for name, a in zip(scope.arguments, unit.program.arguments, strict=True)],
            parameters=[(local[s], self.parameter(unit, scope, k)) for k, s in enumerate(unit.parameters)],
            once=[(local[n], assigned[n]) for n in unit.once],
            carried=[local[n] for n in unit.carried],
            inputs=[] if close else list(inputs.values()),
            angles=angles,
            waves=[(operand[n.args[0]][0], n.op.name, local[n]) for n in first if n.op in (SIN, COS)],
            body=body,
            outputs=[Output(g, Array(name, g.shape), [operand[next(values)][0] for _ in g.values])
                     for g, name in zip(unit.program.groups, scope.groups, strict=True)],
            used=frozenset(used),
        )  # fmt: skip

    # --- lines -----------------------------------------------------------------------------------------------

    def assigned(self, pairs: Iterable[Assignment]) -> list[str]:
        """Statements, aligned."""
        pairs = list(pairs)
        width = max((len(name) for name, _ in pairs if len(name) <= MAX_ALIGNED), default=0)
        return [
            self.statement.format(name=name.ljust(width), value=value, real=self.real)
            for name, value in pairs
        ]

    def body_lines(self, pieces: Pieces) -> list[str]:
        """The inputs, the angles, the statements by section, and a blank line for the outputs to follow."""
        lines = [
            line
            for part in (self.assigned(pieces.inputs), self.angle_lines(pieces))
            if part
            for line in (*part, "")
        ]
        for title, part in pieces.body:
            lines += (
                [self.aside.format(part) for part in wrap(title, self.width - TITLE_ROOM)]
                if pieces.unit.comments
                else []
            )
            lines += self.assigned(part)
        return [*lines, ""] if any(part for _, part in pieces.body) else lines

    def angle_lines(self, pieces: Pieces) -> list[str]:
        return self.assigned(pieces.angles)

    def once_lines(self, pieces: Pieces) -> list[str]:
        return self.assigned((*pieces.parameters, *pieces.once))

    def needed(self, pieces: Pieces) -> list[str]:
        """The helper functions that the unit needs."""
        return [
            self.filled(text)
            for names, text in self.helpers.items()
            if not pieces.used.isdisjoint(names.split())
        ]

    def head(self, pieces: Pieces, *remarks: str) -> str:
        """The header as a comment, remarks after it; '' without comments."""
        if not pieces.unit.comments:
            return ""
        places = [
            self.parameter(pieces.unit, pieces.scope, k) for k in range(len(pieces.parameters))
        ]
        lines = header(
            pieces.unit,
            pieces.scope,
            self.at_index,
            places,
            self.functions_of(pieces.unit)[1],
            self.flat,
        )
        return self.remark([*lines, *(["", *remarks] if remarks else [])])

    def wrap(self, line: str) -> str:
        """A long line broken at spaces, the rest indented; the language's mark of continuation at each break."""
        if len(line) <= self.width:
            return line
        indent = " " * (len(line) - len(line.lstrip()) + 8)
        lines, rest = [], line
        while len(rest) > self.width:
            cut = self.cut(rest, len(indent) + 1)
            if cut < 0:
                break
            lines.append(rest[:cut].rstrip() + self.continuation)
            rest = indent + rest[cut:].lstrip()
        return "\n".join([*lines, rest])

    def cut(self, line: str, start: int) -> int:
        """Where to break a long line: the last place that keeps it short, else behind the last product sign, else the next place."""
        places = [m.start() for m in re.finditer(self.breaks, line) if m.start() > start]
        early = [k for k in places if k < self.width] or [
            m.end() for m in re.finditer(r"\*(?!\*)", line[: self.width]) if m.end() > start
        ]
        return early[-1] if early else places[0] if places else -1

    def indented(self, lines: Sequence[str], indent: str = "    ") -> str:
        return "\n".join(self.wrap(f"{indent}{line}" if line else "") for line in lines)

    def remark(self, lines: list[str]) -> str:
        """The lines as a comment."""
        before, mark, after = self.comment
        shown = [(mark + safe(line)).rstrip() for line in lines]
        return (
            "\n".join([*([before] if before else []), *shown, *([after] if after else [])]) + "\n"
        )


def safe(line: str) -> str:
    """Text from outside that can neither end a comment nor start a line."""
    printable = (
        line if line.isprintable() else "".join(ch if ch.isprintable() else " " for ch in line)
    )
    for mark in ("*/", "/*", "*)", "(*"):
        printable = printable.replace(mark, f"{mark[0]} {mark[1]}")
    return printable


def filled_lines(names: Iterable[str], width: int) -> list[str]:
    """Names separated by commas, as many on a line as fit."""
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) + len(name) + 2 <= width:
            lines[-1] += f", {name}"
        else:
            lines.append(name)
    return lines
