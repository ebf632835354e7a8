"""Fortran 77, fixed form: subroutines of at most 72 columns and 19 continuation lines a statement.

Beyond the standard of 1978, as every compiler since: names longer than six letters, lower case,
underscores, IMPLICIT NONE.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import ClassVar

from symoro.emit.driver import Check
from symoro.emit.function_text import Procedure
from symoro.emit.languages.fortran import DRIVER, SHOW, Fortran, dims
from symoro.emit.printer import Array, Language, Pieces, comma_lines

KEYWORDS = """abs acos asin assign atan2 call common continue cos data dimension do double else end
entry equivalence exp external function goto if implicit integer intrinsic log logical max min
parameter pause precision program read real return save sign sin sqrt stop subroutine tan write"""
COLUMNS, LABEL = 72, 6
WHERE = """      {real} FUNCTION {function}_where(t, x, y)
      IMPLICIT NONE
      LOGICAL t
      {real} x, y
      {function}_where = y
      IF (t) {function}_where = x
      END
"""
SIGN = """      {real} FUNCTION {function}_sign(x)
      IMPLICIT NONE
      {real} x
      {function}_sign = {zero}
      IF (x .LT. {zero}) {function}_sign = -{one}
      IF (x .GT. {zero}) {function}_sign = {one}
      END
"""


class Fortran77(Fortran):
    id = "fortran77"
    title = "Fortran 77, fixed form"
    extension = ".f"
    aliases = ("f77", "f")
    scalars: ClassVar = {"double": ("DOUBLE PRECISION", "D"), "float": ("REAL", "E")}
    block_comment = ("", "* ", "")
    line_comment = "* {0}"
    reserved = frozenset(KEYWORDS.split())
    field = ""
    input_argument, output_argument = "{real} {name}{dims}", "{real} {name}{dims}"
    batch_loop = ("DO 10 {k} = 1, {n}", "10 CONTINUE")
    state_slice = "{name}({ones}{k})"
    call = "CALL {function}({arguments})"
    calls: ClassVar = {**Language.calls, "pow": "({0})**({1})", "sign": "{function}_sign({0})"}
    relations: ClassVar = {
        "less": "{0} .LT. {1}",
        "less_equal": "{0} .LE. {1}",
        "equal": "{0} .EQ. {1}",
    }
    truth = "{function}_where({0}, {one}, {zero})"
    nonzero = "{0} .NE. {zero}"
    choice = "{function}_where({0}, {1}, {2})"
    helpers: ClassVar = {
        "where less less_equal equal": WHERE,
        "sign": SIGN,
    }
    max_operations = 24
    check = Check(
        "gfortran",
        "Debian package gfortran",
        ("gfortran", "-dumpfullversion"),
        (
            (
                "gfortran",
                "-std=legacy",
                "-Wall",
                "-Wextra",
                "-Wno-compare-reals",
                "-Werror",
                "-O1",
                "-c",
                "{sources}",
            ),
            ("gfortran", "-ffree-line-length-none", "-o", "driver", "driver.F90", "{objects}"),
            ("./driver",),
        ),
    )
    driver = dataclasses.replace(
        DRIVER,
        imports="",
        frame="program driver\ninteger, parameter :: rk = kind(1.0{suffix}0)\n{blocks}" + SHOW,
    )

    def number(self, value: float) -> str:
        digits, _, exponent = repr(value).partition("e")
        return f"{digits}{self.suffix}{int(exponent or 0)}"

    def file_text(self, pieces: Pieces) -> str:
        return f"{self.header_comment(pieces)}" + "\n".join(
            [*self.procedure_texts(pieces), *self.helper_functions(pieces)]
        )

    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        arguments = ", ".join([*([p.count] if p.count else []), *(a.name for a, _ in p.arrays)])
        declared = [f"INTEGER {', '.join(self.loop_names(pieces))}"] if p.count else []
        declared += [
            t.format(name=a.name, dims=dims(a, p.count if a not in pieces.c else ""), **self.words)
            for a, t in p.arrays
        ]
        helpers = [f"{pieces.unit.function}_{names.split()[0]}" for names in self.helpers]
        declared += self.declared(
            [*p.local, *(h for h in helpers if any(f"{h}(" in line for line in p.lines))]
        )
        return self.indented(
            [f"SUBROUTINE {p.name}({arguments})", "IMPLICIT NONE", *declared, *p.lines, "END", ""]
        )

    def state_argument(self, array: Array, k: str) -> str:
        return super().state_argument(array, k) if array.size else array.name

    def declared(self, names: Iterable[str]) -> list[str]:
        return [
            f"{self.real} {line}"
            for line in comma_lines(names, COLUMNS - LABEL - len(self.real) - 1)
        ]

    def indented(self, lines: Sequence[str], indent: str = "") -> str:
        return "\n".join(self.wrap(line) for line in lines)

    def wrap(self, line: str) -> str:
        """A statement in columns 7 to 72, its label before, a continuation mark in column 6.

        Blanks mean nothing in fixed form, so that a line may be broken anywhere.
        """
        if line.startswith("*") or not line:
            return line
        label, rest = line.split(" ", 1) if line[0].isdigit() else ("", line)
        lines, room = [], COLUMNS - LABEL
        while len(rest) > room:
            cut = rest.rfind(" ", room // 2, room)
            cut = cut if cut > 0 else room
            lines.append(rest[:cut])
            rest = "    " + rest[cut:].lstrip()
        first, *more = [*lines, rest]
        return "\n".join([f"{label:>5} {first}", *(f"     &{text}" for text in more)])
