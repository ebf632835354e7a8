"""Julia: functions of vectors, for any number type; the states of a batch are columns."""

from __future__ import annotations

from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Array, Language, Output, Pieces

KEYWORDS = """abstract baremodule begin break catch const continue do else elseif end export false
finally for function global if import in isa let local macro module mutable primitive quote return
struct true try type using where while Array Float32 Float64 R_ k_ undef abs acos asin atan axes
cos eltype exp float im log max min one pi promote_type sign sin sqrt tan view zero"""
SHOW = "show_(x::Number) = println(x)\nshow_(x) = foreach(println, permutedims(x, ndims(x):-1:1))\n"
DRIVER = Driver(
    file="driver.jl",
    frame=SHOW + "{imports}{blocks}",
    imports='include("{function}.jl")\n',
    vector="{name} = [{values}]",
    rows="{name} = reduce(hcat, [{rows}])",
    matrix="{name} = {value}",
    matrix_value="permutedims(reduce(hcat, [{rows}]))",
    matrices="{name} = [{items}]",
    record="{name} = (; {fields})",
    field="{name} = {value}",
    call="{results} = {function}({arguments})",
    call_batch="b = {batch}({arguments})",
    item="[{i1}]",
    show="show_({name})",
    show_batch="foreach(r -> show_(r{item}), b)",
    block="let\n{lines}\nend\n",
)


class Julia(Functional):
    id = "julia"
    title = "Julia"
    extension = ".jl"
    aliases = ("jl",)
    scalars: ClassVar = {"double": ("Float64", "e"), "float": ("Float32", "f")}
    reserved = frozenset(KEYWORDS.split())
    matrix_element, first_index = "{array}[{i}, {j}]", 1
    calls: ClassVar = {**Language.calls, "pow": "({0})^({1})", "atan2": "atan({0}, {1})"}
    square = "{0}^2"
    truth = "({0} ? {one} : {zero})"
    breaks = r"(?<=[-+,*({]) "  # a line that could end there would
    definition = "function {name}({arguments})\n{lines}\nend\n"
    batch_value = "[{function}({items}{c}) for k_ in {count}]"
    return_remark = (
        "Returns {groups}: arrays of the arguments' type; "
        "the batch function takes the states as columns and gives a vector of results."
    )
    check = Check(
        "julia",
        "Julia distribution (neither in Debian 12 nor on PyPI)",
        ("julia", "--version"),
        (("julia", "--startup-file=no", "driver.jl"),),
    )
    driver = DRIVER

    def number(self, value: float) -> str:
        digits, _, exponent = repr(value).partition("e")
        return (
            f"{digits}{self.suffix}{int(exponent or 0)}"
            if exponent or self.suffix == "f"
            else digits
        )

    def main_function(self, pieces: Pieces) -> str:
        arrays = [a.name for a in (*pieces.arguments, *pieces.c)]
        kinds = ", ".join(f"eltype({a})" for a in arrays)
        lines = [
            f"R_ = float(promote_type({kinds}))" if arrays else f"R_ = {self.real}",
            *self.body_lines(pieces),
            *(line for o in pieces.outputs for line in self.output_lines(o)),
            self.return_line.format(self.join_results([o.array.name for o in pieces.outputs])),
        ]
        return self.function(pieces.unit.function, arrays, lines)

    def return_note(self, pieces: Pieces) -> str:
        matrices = [a.name for a in pieces.matrices]
        more = f" A batch of {', '.join(matrices)} is a vector of matrices." if matrices else ""
        return super().return_note(pieces) + more

    def batch_state(self, array: Array) -> str:
        return f"{array.name}[k_]" if len(array.shape) > 1 else f"view({array.name}, :, k_)"

    def batch_count(self, array: Array) -> str:
        return f"eachindex({array.name})" if len(array.shape) > 1 else f"axes({array.name}, 2)"

    def output_lines(self, o: Output) -> list[str]:
        """An output as a number or an array."""
        name, shape = o.array.name, o.array.shape
        if not shape:
            return [f"{name} = R_({o.values[0]})"]
        return [
            f"{name} = Array{{R_}}(undef, {', '.join(map(str, shape))})",
            *(f"{name}[{place}] = {value}" for place, value in o.elements(1)),
        ]
