"""Mathematica (Wolfram Language): functions of lists, for numbers and for symbols."""

from __future__ import annotations

import re
from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Language

KEYWORDS = """C D E I K N O Pi Abs And ArcCos ArcSin ArcTan Boole Cos Do Exp False For Function If
Infinity Length List Log Max Min Module Not Null Or Power Return Sign Sin Sqrt Table Tan True While
With Which Part Print Flatten Map Range Set k$"""
NAMES = {
    "sqrt": "Sqrt",
    "sin": "Sin",
    "cos": "Cos",
    "tan": "Tan",
    "asin": "ArcSin",
    "acos": "ArcCos",
    "abs": "Abs",
    "sign": "Sign",
    "exp": "Exp",
    "log": "Log",
}
MACHINE_DIGITS = 15  # a literal with more is marked as a machine number


def literal(value: float) -> str:
    """A whole number, or a machine number."""
    if value == int(value) and abs(value) < 1e15:
        return str(int(value))
    digits, _, exponent = repr(value).partition("e")
    mark = "`" if len(re.sub(r"\D", "", digits).lstrip("0")) > MACHINE_DIGITS else ""
    return f"{digits}{mark}" + (f"*^{int(exponent)}" if exponent else "")


DRIVER = Driver(
    file="driver.wl",
    frame="show[x_] := Print[InputForm[N[x]]];\n{imports}{blocks}",
    imports='Get["{function}.wl"];\n',
    vector="{name} = {{{values}}};",
    rows="{name} = {{{rows}}};",
    row="{{{values}}}",
    record="{name} = <|{fields}|>;",
    field='"{name}" -> {value}',
    call="{results} = {function}[{arguments}];",
    call_batch="b = {batch}[{arguments}];",
    several_results="{{{0}}}",
    item="[[All, {i1}]]",
    show="show[{name}];",
    show_batch="show[b{item}];",
    number=literal,
)


class Mathematica(Functional):
    id = "mathematica"
    title = "Mathematica (Wolfram Language)"
    extension = ".wl"
    aliases = ("wolfram", "wl", "mathics")
    block_comment = ("(*", "   ", "*)")
    line_comment = "(* {0} *)"
    reserved = frozenset(KEYWORDS.split())
    letters, filler = "A-Za-z0-9$", "$"
    entry_names = ("{0}Pre", "{0}Batch")
    element, matrix_element, first_index = "{array}[[{k}]]", "{array}[[{i}, {j}]]", 1
    field = '{record}["{name}"]'
    statement = "{name} = {value};"
    calls: ClassVar = {
        **{
            op: Language.calls[op].replace(op, name, 1).replace("(", "[").replace(")", "]")
            for op, name in NAMES.items()
        },
        "atan2": "ArcTan[{1}, {0}]",
        "pow": "({0})^({1})",
        "min": "Min[{0}, {1}]",
        "max": "Max[{0}, {1}]",
    }
    square = "{0}^2"
    truth = "Boole[{0}]"
    choice = "If[{0}, {1}, {2}]"
    definition = "{name}[{arguments}] := Module[{{{local}}},\n{lines}\n]\n"
    return_line = "{0}"
    several_results = "{{{0}}}"
    brackets = ("{", "}")
    input_argument = "{name}_"
    local_names = "{0}"
    batch_item = "{0}[[k$]]"
    batch_value = "Table[{function}[{items}{c}], {{k$, Length[{first}]}}]"
    return_remark = "Returns {groups}: nested lists, row by row."
    check = Check(
        "{python}",
        "PyPI packages Mathics3, mathicsscript and packaging",
        ("{python}", "-c", "import mathics; print('Mathics3', mathics.__version__)"),
        (("{python}", "-m", "mathics", "-q", "-f", "driver.wl"),),
    )
    driver = DRIVER

    def number(self, value: float) -> str:
        return literal(value)

    def spell_function(self, name: str) -> str:
        first, *rest = name.split("_")
        return first + "".join(part[:1].upper() + part[1:] for part in rest)
