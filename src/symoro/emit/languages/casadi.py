"""CasADi: a Python file that builds casadi.Function objects.

Tensors of more than two axes are matrices whose rows run over all axes but the last.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from math import prod
from typing import ClassVar

from symoro.emit.driver import Check
from symoro.emit.languages.numpy import SHOW
from symoro.emit.languages.python import DRIVER, KEYWORDS, Python
from symoro.emit.printer import Array, Language, Pieces

NAMES = {"pow": "power", "abs": "fabs", "min": "fmin", "max": "fmax"}


class CasADi(Python):
    id = "casadi"
    title = "Python (CasADi functions)"
    aliases = ()
    reserved = frozenset([*KEYWORDS.split(), "ca", "null", "jac", "hess"])
    calls: ClassVar = {
        op: text.replace(op, f"ca.{NAMES.get(op, op)}", 1) for op, text in Language.calls.items()
    }
    matrix_element = "{array}[{i}, {j}]"
    field = "{name}"
    truth = "1.0*({0})"
    choice = "ca.if_else({0}, {1}, {2})"
    helpers: ClassVar = {}
    check = Check(
        "{python}",
        "PyPI package casadi",
        ("{python}", "-c", "import casadi; print('casadi', casadi.__version__)"),
        (("{python}", "driver.py"),),
    )
    driver = dataclasses.replace(
        DRIVER,
        frame=SHOW + "{blocks}",
        record="{name} = dict({fields})",
        call="{results}, = {function}.call([{arguments}])",
        call_record="c = {function}(**{arguments})['c']",
        rows="{name} = np.array([{rows}]).T",
        matrix="{name} = np.array([{rows}])",
        matrices="{name} = np.hstack([{items}])",
        call_batch="{results}, = {function}.map({count}).call([{arguments}])",
        show="show({name}.full())",
        show_batch="show(np.hsplit({name}.full(), {count}))",
    )
    return_remark = (
        "Each is a casadi.Function; {groups}: DM, SX or MX as the arguments are. "
        "Many states: function.map(n), one column each."
    )

    def spell_function(self, name: str) -> str:
        return re.sub("_+", "_", name).rstrip("_")  # CasADi's own rule

    def preamble(self, pieces: Pieces) -> str:
        return "import casadi as ca\n"

    def record_type(self, pieces: Pieces) -> list[str]:
        return []

    def once_function(self, pieces: Pieces) -> str:
        names = [name for name, _ in pieces.parameters] if pieces.unit.record else [pieces.scope.p]
        sizes = [1] * len(names) if pieces.unit.record else [len(pieces.parameters)]
        lines = [] if pieces.unit.record else self.assignment_lines(pieces.parameters)
        c = pieces.c[0].name
        lines += [
            *self.assignment_lines(pieces.once),
            f"{c} = ca.vertcat({', '.join(pieces.constants)})",
        ]
        return self.built(
            self.function_names(pieces.unit)[1],
            [Array(n, (k,)) for n, k in zip(names, sizes, strict=True)],
            lines,
            [c],
        )

    def main_function(self, pieces: Pieces) -> str:
        lines = self.body_lines(pieces)
        for o in pieces.outputs:
            lines += self.matrix(o.array, o.values)
        return self.built(
            pieces.unit.function,
            [*pieces.arguments, *pieces.c],
            lines,
            [o.array.name for o in pieces.outputs],
        )

    def batch_functions(self, pieces: Pieces) -> list[str]:
        return []  # Function.map is CasADi's own

    def built(
        self, name: str, arrays: Sequence[Array], lines: list[str], outputs: list[str]
    ) -> str:
        """A function that builds the casadi.Function, and its only call."""
        inputs = [a.name for a in arrays]
        symbols = [
            f'{a.name} = ca.SX.sym("{a.name}", {", ".join(map(str, a.shape))})' for a in arrays
        ]
        names = ", ".join(
            f"[{', '.join(part)}]"
            for part in (inputs, outputs, map(quoted, inputs), map(quoted, outputs))
        )
        built = f'return ca.Function("{name}", {names})'
        return f"{self.function(f'_{name}', [], [*symbols, *lines, built])}\n\n{name} = _{name}()\n"

    def matrix(self, array: Array, values: Sequence[str]) -> list[str]:
        """A matrix row by row; a vector is a column."""
        width = array.shape[-1] if len(array.shape) > 1 else 1
        if not values:
            height = prod(array.shape[:-1]) if len(array.shape) > 1 else 0
            return [f"{array.name} = ca.SX({height}, {width})"]
        rows = [
            f"ca.horzcat({', '.join(values[k : k + width])})" if width > 1 else values[k]
            for k in range(0, len(values), width)
        ]
        return [f"{array.name} = ca.vertcat(", *(f"    {row}," for row in rows), ")"]


def quoted(name: str) -> str:
    return f'"{name}"'
