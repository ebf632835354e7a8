"""Maple: procedures on lists, for numbers and for symbols."""

from __future__ import annotations

from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Language

KEYWORDS = """and assuming break by catch description do done elif else end error export fi finally
for from global if implies in intersect local minus mod module next not od option options or proc
quit read return save stop subset then to try union use uses while xor Catalan D Digits I O Pi Psi
abs arccos arcsin arctan argument cos exp false gamma infinity k_ ln map max min nops op piecewise
seq signum sin sqrt table tan true NULL double function list"""
STAND_IN_WORDS = """If Line True args base case epsilon euler_gamma inf let pi program singular
undef"""  # those of giac
NAMES = {"asin": "arcsin", "acos": "arccos", "atan2": "arctan", "sign": "signum", "log": "ln"}
# what giac calls otherwise
STAND_IN = (
    "maple_mode(1):\nDigits := 20:\nsignum := x -> sign(x):\natan2_ := (y, x) -> arg(x + I*y):\n"
)
ADAPT = ((r"\barctan\(", "atan2_("), (r"^ *#.*$", ""))  # giac counts the brackets of remarks
DRIVER = Driver(
    file="driver.mpl",
    frame=STAND_IN + "{imports}{blocks}",
    imports='read("{function}.mpl"):\n',
    vector="{name} := [{values}]:",
    rows="{name} := [{rows}]:",
    record="{name} := table([{fields}]):",
    field='"{name}" = {value}',
    call="{results} := {function}({arguments}):",
    call_batch="b := {batch}({arguments}):",
    several_results="[{0}]",
    item="[{i1}]",
    show="evalf({name});",
    show_batch="evalf([seq(b[k]{item}, k = 1..{count})]);",
)


class Maple(Functional):
    id = "maple"
    title = "Maple"
    extension = ".mpl"
    aliases = ("mpl",)
    reserved = frozenset(f"{KEYWORDS} {STAND_IN_WORDS}".split())
    element, first_index = "{array}[{k}]", 1
    field = '{record}["{name}"]'
    statement = "{name} := {value};"
    calls: ClassVar = {
        **{op: text.replace(op, NAMES.get(op, op), 1) for op, text in Language.calls.items()},
        "pow": "({0})^({1})",
    }
    square = "{0}^2"
    relations: ClassVar = {**Language.relations, "equal": "{0} = {1}"}
    truth = "piecewise({0}, 1, 0)"
    nonzero = "{0} <> 0"
    choice = "piecewise({0}, {1}, {2})"
    definition = "{name} := proc({arguments})\n{local}{lines}\nend proc:\n"
    return_line = "return {0};"
    several_results = "[{0}]"
    local_names = "    local {0};\n"
    batch_value = "[seq({function}({items}{c}), k_ = 1..nops({first}))]"
    check = Check(
        "giac",
        "Debian package xcas",
        ("sh", "-c", "giac --version 2>/dev/null | tail -n 1"),
        (("giac", "driver.mpl"),),
        adapt=ADAPT,
        slack=100.0,
    )
    driver = DRIVER

    def number(self, value: float) -> str:
        return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)
