"""Fortran 2008: a module of pure subroutines; Fortran 77, fixed form.

Arrays are in Fortran's own order, the states of a batch along the last axis.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import ClassVar

import numpy as np

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Procedural, Procedure
from symoro.emit.printer import Array, Language, Output, Pieces, comma_lines

KEYWORDS = """abs acos asin atan2 block call contains cos do else elemental end exp function huge
if implicit integer intent iso_fortran_env kind log logical max merge min module none only private
public pure real return rk sign sin sqrt subroutine sy_sign tan tiny type use where"""
SHOW = """contains
subroutine show(x, d, n)
  real(rk), intent(in) :: x(:)
  integer, intent(in) :: d(:), n
  integer :: i, j, k, place
  do i = 0, n - 1
    do j = 0, product(d) - 1
      place = 0
      do k = 1, size(d)
        place = place + product(d(:k-1))*mod(j/product(d(k+1:)), d(k))
      end do
      print '(es26.17e3)', x(1 + place + product(d)*i)
    end do
  end do
end subroutine show
end program driver
"""
START = """program driver
{imports}implicit none
integer, parameter :: rk = kind({real})
"""
SIGN = """  elemental function sy_sign(x) result(s)
    real(rk), intent(in) :: x
    real(rk) :: s

    s = merge({one}, merge(-{one}, {zero}, x < {zero}), x > {zero})
  end function sy_sign
"""
DRIVER = Driver(
    file="driver.F90",
    frame=START + "{blocks}" + SHOW,
    imports="use {function}_module\n",
    block="block\n{lines}\nend block\n",
    number=lambda x: f"{x!r}_rk",
    vector="real(rk) :: {name}({size}) = [{values}]",
    rows="real(rk) :: {name}({size}, {count}) = reshape([{values}], [{size}, {count}])",
    matrix="real(rk) :: {name}({shape}) = reshape([{values}], [{shape}], order=[2, 1])",
    matrices="real(rk) :: {name}({shape}, {count}) = &\n"
    "reshape([{values}], [{shape}, {count}], order=[2, 1, 3])",
    record="type({function}_parameters) :: {name} = {function}_parameters({fields})",
    field="{name}={value}",
    output="real(rk) :: {name}{array}",
    output_batch="real(rk) :: {name}({dims}{count})",
    constants="real(rk) :: {name}({size})",
    call="call {function}({everything})",
    call_batch="call {batch}({count}, {everything})",
    show="call show([{name}], [{shape}], 1)",
    show_batch="call show([{name}], [{shape}], {count})",
)


def gfortran(standard: str) -> Check:
    """The commands that compile sources of a standard with warnings as errors and run them."""
    warnings = ("-Wall", "-Wextra", "-Wno-compare-reals", "-Werror")
    return Check(
        "gfortran",
        "Debian package gfortran",
        ("gfortran", "-dumpfullversion"),
        (
            ("gfortran", f"-std={standard}", *warnings, "-O1", "-c", "{sources}"),
            ("gfortran", "-ffree-line-length-none", "-o", "driver", "driver.F90", "{objects}"),
            ("./driver",),
        ),
    )


class Fortran(Procedural):
    id = "fortran"
    title = "Fortran 2008"
    extension = ".f90"
    aliases: ClassVar[tuple[str, ...]] = ("f90", "f2008", "fortran90", "fortran2008")
    scalars: ClassVar = {"double": ("1.0d0", "_rk"), "float": ("1.0", "_rk")}
    block_comment = ("", "! ", "")
    line_comment = "! {0}"
    reserved = frozenset(KEYWORDS.split())
    fold_case = True
    max_name_length = 63
    element, matrix_element, first_index = "{array}({k})", "{array}({i}, {j})", 1
    field = "{record}%{name}"
    empty_output = "{name} = {zero}"
    input_argument, output_argument = (
        "real(rk), intent(in) :: {name}{dims}",
        "real(rk), intent(out) :: {name}{dims}",
    )
    record_argument = "type({function}_parameters), intent(in) :: {name}"
    batch_loop = ("do {k} = 1, {n}", "end do")
    state_slice = "{name}({axes}{k})"
    call = "call {function}({arguments})"
    calls: ClassVar = {**Language.calls, "pow": "({0})**({1})", "sign": "sy_sign({0})"}
    relations: ClassVar = {**Language.relations}
    truth = "merge({one}, {zero}, {0})"
    nonzero = "{0} /= {zero}"
    choice = "merge({1}, {2}, {0})"
    helpers: ClassVar = {
        "sign": SIGN,
    }
    continuation = " &"
    width = 128
    max_operations = 400  # of 255 lines
    check = gfortran("f2008")
    driver = DRIVER

    def file_text(self, pieces: Pieces) -> str:
        main, pre, batch = self.function_names(pieces.unit)
        public = ", ".join([*([pre] if pieces.c else []), main, batch])
        start = [
            f"module {main}_module",
            "  implicit none",
            "  private",
            f"  integer, parameter, private :: rk = kind({self.real})",
            self.wrap(f"  public :: {public}"),
            *self.record_type(pieces),
            "",
            "contains\n",
        ]
        parts = [self.header_comment(pieces) + "\n".join(start), *self.helper_functions(pieces)]
        return "\n".join([*parts, *self.procedure_texts(pieces), f"end module {main}_module\n"])

    def record_type(self, pieces: Pieces) -> list[str]:
        """The type of the record of the parameters."""
        if not (pieces.unit.record and pieces.c):
            return []
        fields = [f"    real(rk) :: {name}" for name, _ in pieces.parameters]
        return [f"  type, public :: {pieces.unit.function}_parameters", *fields, "  end type"]

    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        arguments = ", ".join([*([p.count] if p.count else []), *(a.name for a, _ in p.arrays)])
        declared = [f"integer, intent(in) :: {p.count}"] if p.count else []
        declared += [
            t.format(name=a.name, dims=dims(a, p.count if a not in pieces.c else ""), **self.words)
            for a, t in p.arrays
        ]
        declared += self.declared(p.local) + (
            [f"integer :: {self.loop_names(pieces)[1]}"] if p.count else []
        )
        body = self.indented([*declared, "", *p.lines])
        start = self.wrap(f"  pure subroutine {p.name}({arguments})")
        return f"{start}\n{body}\n  end subroutine {p.name}\n"

    def declared(self, names: Iterable[str]) -> list[str]:
        return [f"real(rk) :: {line}" for line in comma_lines(names, self.width - 40)]

    def output_element(self, output: Output, k: int) -> str:
        name, shape = output.array.name, output.array.shape
        indices = ", ".join(str(i + 1) for i in np.unravel_index(k, shape))
        return f"{name}({indices})" if shape else name


def dims(array: Array, count: str = "") -> str:
    """The bounds of an array, with the number of states last."""
    bounds = [*map(str, array.shape), *([count] if count else [])]
    return f"({', '.join(bounds)})" if bounds else ""


# --- Fortran 77 -----------------------------------------------------------------------------------
#
# Fixed form: at most 72 columns and 19 continuation lines a statement. Beyond the standard of 1978,
# as every compiler since: names longer than six letters, lower case, underscores, IMPLICIT NONE.


KEYWORDS_77 = """abs acos asin assign atan2 call common continue cos data dimension do double else
end entry equivalence exp external function goto if implicit integer intrinsic log logical max min
parameter pause precision program read real return save sign sin sqrt stop subroutine tan write"""
COLUMNS, LABEL = 72, 6
WHERE_77 = """      {real} FUNCTION {function}_where(t, x, y)
      IMPLICIT NONE
      LOGICAL t
      {real} x, y
      {function}_where = y
      IF (t) {function}_where = x
      END
"""
SIGN_77 = """      {real} FUNCTION {function}_sign(x)
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
    reserved = frozenset(KEYWORDS_77.split())
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
        "where less less_equal equal": WHERE_77,
        "sign": SIGN_77,
    }
    max_operations = 24
    check = gfortran("legacy")
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
