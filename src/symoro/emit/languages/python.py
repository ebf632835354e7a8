"""Plain Python: lists and the math module."""

from __future__ import annotations

from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Language, Pieces

KEYWORDS = """False None True and as assert async await break class continue def del elif else
except finally for from global if import in is lambda nonlocal not or pass raise return try while
with yield match case type abs float min max zip int str list tuple print state math typing numpy
casadi jax"""
MATH = {
    "pow": "pow",
    "sqrt": "sqrt",
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "asin": "asin",
    "acos": "acos",
    "atan2": "atan2",
    "exp": "exp",
    "log": "log",
}
SHOW = """def show(x):
    if not isinstance(x, (list, tuple)):
        return print(repr(float(x)))
    for y in x:
        show(y)
"""
DRIVER = Driver(
    file="driver.py",
    frame=SHOW + "{blocks}",
    block="from {function} import *\n{lines}\n",
    vector="{name} = [{values}]",
    rows="{name} = [{rows}]",
    record="{name} = {function}_parameters({fields})",
    field="{name}={value}",
    call="{results} = {function}({arguments})",
    call_batch="b = {batch}({arguments})",
    show="show({name})",
    show_batch="for r in b: show(r{item})",
)


class Python(Functional):
    id = "python"
    title = "Python (math module, lists)"
    extension = ".py"
    aliases: ClassVar[tuple[str, ...]] = ("py",)
    scalars: ClassVar = {"double": ("float", "")}
    reserved = frozenset([*KEYWORDS.split(), *MATH, "sy_sign", "NamedTuple"])
    calls: ClassVar = {**Language.calls, "sign": "sy_sign({0})"}
    truth = "float({0})"
    choice = "({1} if {0} else {2})"
    helpers: ClassVar = {"sign": "def sy_sign(x):\n    return float((x > 0.0) - (x < 0.0))\n"}
    continuation = " \\"
    separator = "\n\n"
    max_operations = 400  # deeper trees than Python compiles are possible
    batch_value = "[{function}(*state{c}) for state in zip({rows}, strict=True)]"
    check = Check("{python}", "Python itself", ("{python}", "-V"), (("{python}", "driver.py"),))
    driver = DRIVER

    def preamble(self, pieces: Pieces) -> str:
        names = sorted(MATH[name] for name in pieces.used if name in MATH)
        return (f"from math import {', '.join(names)}\n" if names else "") + self.typing(pieces)

    def typing(self, pieces: Pieces) -> str:
        return "from typing import NamedTuple\n" if pieces.unit.record and pieces.c else ""

    def record_type(self, pieces: Pieces) -> list[str]:
        fields = "".join(f"    {name}: float\n" for name, _ in pieces.parameters)
        return (
            [f"class {pieces.unit.function}_parameters(NamedTuple):\n{fields}"]
            if pieces.unit.record and pieces.c
            else []
        )
