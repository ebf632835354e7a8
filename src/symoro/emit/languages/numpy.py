"""NumPy: arrays of shape (..., n), vectorised over the leading axes."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.driver import Check
from symoro.emit.languages.python import DRIVER, KEYWORDS, Python
from symoro.emit.printer import Language, Output, Pieces

NAMES = {
    "pow": "float_power",
    "sqrt": "sqrt",
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "asin": "arcsin",
    "acos": "arccos",
    "atan2": "arctan2",
    "abs": "abs",
    "sign": "sign",
    "exp": "exp",
    "log": "log",
    "min": "minimum",
    "max": "maximum",
}
SHOW = """import numpy as np
def show(x):
    print(*map(repr, np.asarray(x, dtype=float).ravel().tolist()), sep='\\n')
"""


class NumPy(Python):
    id = "numpy"
    title = "Python (NumPy arrays, vectorised)"
    aliases = ("np",)
    scalars: ClassVar = {"double": ("float", ""), "float": ("np.float32", "")}
    reserved = frozenset([*KEYWORDS.split(), "np", "batch", "NamedTuple"])
    element, matrix_element = "{array}[..., {k}]", "{array}[..., {i}, {j}]"
    calls: ClassVar = {
        op: Language.calls[op].replace(op, f"np.{name}", 1) for op, name in NAMES.items()
    }
    truth = "np.where({0}, 1.0, 0.0)"
    choice = "np.where({0}, {1}, {2})"
    helpers: ClassVar = {}
    batch_value = ""  # the function itself is vectorised
    check = Check(
        "{python}",
        "PyPI package numpy",
        ("{python}", "-c", "import numpy; print('numpy', numpy.__version__)"),
        (("{python}", "driver.py"),),
    )
    driver = dataclasses.replace(
        DRIVER, frame=SHOW + "{blocks}", call_batch="", show_batch="show({name})"
    )
    return_remark = (
        "Returns {groups}: arrays of shape (..., *shape); "
        "the leading axes of the arguments broadcast."
    )

    def preamble(self, pieces: Pieces) -> str:
        return self.typing(pieces) + "\n" * bool(self.typing(pieces)) + "import numpy as np\n"

    def once_lines(self, pieces: Pieces) -> list[str]:
        p = pieces.scope.p
        return [
            *([] if pieces.unit.record else [f"{p} = np.asarray({p}, dtype={self.real})"]),
            *super().once_lines(pieces),
        ]

    def list_text(self, values: Sequence[str]) -> str:
        return f"np.stack(np.broadcast_arrays({', '.join(values)}), axis=-1)"

    def main_function(self, pieces: Pieces) -> str:
        arrays = [a.name for a in (*pieces.arguments, *pieces.c)]
        inputs = [*pieces.arguments, *pieces.c]
        shapes = ", ".join(f"{a.name}.shape[:-{len(a.shape)}]" for a in inputs)
        batch = f"np.broadcast_shapes({shapes})" if len(arrays) > 1 else shapes or "()"
        lines = [
            *(f"{a} = np.asarray({a}, dtype={self.real})" for a in arrays),
            *shape_checks(pieces),
            f"batch = {batch}",
            *self.body_lines(pieces),
            *(line for o in pieces.outputs for line in self.output_lines(o)),
            self.return_line.format(self.join_results([o.array.name for o in pieces.outputs])),
        ]
        return self.function(pieces.unit.function, arrays, lines)

    def output_lines(self, o: Output) -> list[str]:
        """An output for all states."""
        name, shape = o.array.name, o.array.shape
        size = f"(*batch, {', '.join(map(str, shape))})" if shape else "batch"
        stores = [
            f"{name}[...{f', {place}' if place else ''}] = {value}"
            for place, value in o.elements(0)
        ]
        return [f"{name} = np.empty({size}, dtype={self.real})", *stores]


def shape_checks(pieces: Pieces) -> list[str]:
    """Lines that refuse another shape of a matrix: its elements are not read from a flat array."""
    lines = []
    for array in pieces.matrices:
        shape = ", ".join(map(str, array.shape))
        lines += [
            f"if {array.name}.shape[-{len(array.shape)}:] != ({shape}):",
            f'    raise ValueError(f"{array.name} has the shape {{{array.name}.shape}}, '
            f'expected (..., {shape})")',
        ]
    return lines
