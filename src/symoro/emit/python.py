"""Plain Python: lists and the math module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.header import header
from symoro.emit.names import functions_of
from symoro.emit.printer import Check, Language, Pieces, Trial
from symoro.emit.unit import Unit

KEYWORDS = """False None True and as assert async await break class continue def del elif else except finally for from global if import in
is lambda nonlocal not or pass raise return try while with yield match case type abs float min max zip int str list tuple print"""
MATH = {"pow": "pow", "sqrt": "sqrt", "sin": "sin", "cos": "cos", "tan": "tan", "asin": "asin", "acos": "acos", "atan2": "atan2", "exp": "exp", "log": "log"}


class Python(Language):
    id = "python"
    title = "Python (math module, lists)"
    extension = ".py"
    aliases: ClassVar[tuple[str, ...]] = ("py",)
    reserved = frozenset([*KEYWORDS.split(), *MATH, "sy_sign"])
    calls: ClassVar = {**Language.calls, "sign": "sy_sign({0})"}
    truth = "float({0})"
    choice = "({1} if {0} else {2})"
    continuation = " \\"
    check = Check("{python}", "Python itself", ("{python}", "-V"), (("{python}", "driver.py"),))
    returned = "Returns {groups}: nested lists, row by row."

    def files(self, unit: Unit) -> dict[str, str]:
        pieces = self.pieces(unit)
        head = self.remark([*header(unit, pieces.scope, self.element, self.first), "", self.returns(pieces)]) if unit.comments else ""
        once = [self.function(functions_of(unit)[1], [pieces.scope.p], self.once(pieces))] if unit.has_parameters else []
        main = self.function(unit.function, arguments(pieces), self.body(pieces))
        return {f"{unit.function}.py": "\n\n".join([f"{head}{self.imports(pieces)}", *once, main, *self.batch(pieces)])}

    def returns(self, pieces: Pieces) -> str:
        return self.returned.format(groups=", ".join(pieces.scope.groups) + (" as a tuple" if len(pieces.outputs) > 1 else ""))

    def imports(self, pieces: Pieces) -> str:
        names = sorted(MATH[name] for name in pieces.used if name in MATH)
        sign = "\n\ndef sy_sign(x):\n    return float((x > 0.0) - (x < 0.0))\n" if "sign" in pieces.used else ""
        return (f"from math import {', '.join(names)}\n" if names else "") + sign

    def function(self, name: str, names: Sequence[str], lines: Sequence[str]) -> str:
        return "\n".join([f"def {name}({', '.join(names)}):", *(self.wrap(f"    {line}") for line in lines), ""])

    def once(self, pieces: Pieces) -> list[str]:
        return [*(f"{name} = {value}" for name, value in (*pieces.parameters, *pieces.once)), f"return [{', '.join(pieces.carried)}]"]

    def body(self, pieces: Pieces) -> list[str]:
        lines = [f"{name} = {value}" for name, value in (*pieces.inputs, *pieces.body)]
        for g, name, values in pieces.outputs:
            lines += nested(f"{name} = ", values, g.shape, "")
        return [*lines, f"return {', '.join(pieces.scope.groups)}"]

    def batch(self, pieces: Pieces) -> list[str]:
        """Rows of states in, a list of results out."""
        rows = list(pieces.scope.arguments)
        if not rows:
            return []
        carried = [pieces.scope.c] if pieces.unit.has_parameters else []
        states = f"zip({', '.join(rows)}, strict=True)"
        line = f"return [{pieces.unit.function}({', '.join(['*state', *carried])}) for state in {states}]"
        return [self.function(functions_of(pieces.unit)[2], arguments(pieces), [line])]

    def driver(self, trials: list[Trial]) -> dict[str, str]:
        lines = ["def show(x):", "    if not isinstance(x, (list, tuple)):", "        return print(repr(float(x)))", "    for y in x:", "        show(y)"]
        for t in trials:
            main, pre, batch = functions_of(t.unit)
            single = len(t.unit.program.groups) == 1
            lines += [f"from {main} import *", f"a = {t.rows!r}"]
            lines += [f"c = ({pre}({t.p!r}),)" if t.unit.has_parameters else "c = ()"]
            lines += [f"r = [{main}(*state, *c) for state in zip(*a)]" if t.rows else f"r = [{main}(*c)]*{t.count}", "show(r)"]
            lines += [f"r = {batch}(*a, *c)" if t.rows else "", "show(r)" if single else "show(list(zip(*r)))"]
        return {"driver.py": "\n".join(lines) + "\n"}


def arguments(pieces: Pieces) -> list[str]:
    return [*pieces.scope.arguments, *([pieces.scope.c] if pieces.unit.has_parameters else [])]


def nested(start: str, values: Sequence[str], shape: tuple[int, ...], end: str) -> list[str]:
    """The values as nested lists, one value per line."""
    if not shape:
        return [f"{start}{values[0]}{end}"]
    size = len(values) // shape[0] if shape[0] else 0
    lines = [f"{start}["]
    for k in range(shape[0]):
        lines += [f"    {line}" for line in nested("", values[k * size : (k + 1) * size], shape[1:], ",")]
    return [*lines, f"]{end}"]
