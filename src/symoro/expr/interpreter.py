"""The reference interpreter: any expressions on floats or NumPy arrays, one operation of the table
at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.expr.node import Expr
from symoro.expr.ops import CONSTANT, SYMBOL
from symoro.expr.program import Program
from symoro.expr.walk import postorder


def interpret(roots: Iterable[Expr], values: Mapping[str, Any]) -> list[Any]:
    """The values of the roots, given a float or an array for every symbol name."""
    targets = list(roots)
    known: dict[Expr, Any] = {}
    for node in postorder(targets):
        if node.op is SYMBOL:
            known[node] = values[node.payload[0]]
        elif node.op is CONSTANT:
            known[node] = float(node.payload)
        else:
            assert node.op.value is not None
            known[node] = node.op.value(*(known[a] for a in node.args))
    return [known[t] for t in targets]


def run_program(program: Program, values: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Each output group as an array of shape (*batch, *group.shape); the inputs broadcast."""
    names = [s.payload[0] for s in program.symbols]
    missing = [n for n in names if n not in values]
    if missing:
        raise KeyError(", ".join(missing))
    inputs = {n: real(values[n], n)[()] for n in names}
    batch = common_batch({n: np.shape(x) for n, x in inputs.items()})
    results = iter(interpret(program.outputs, inputs))
    outputs = {}
    for g in program.groups:
        columns = [np.broadcast_to(next(results), batch) for _ in g.values]
        outputs[g.name] = (
            np.stack(columns, axis=-1).reshape((*batch, *g.shape))
            if columns
            else np.zeros((*batch, *g.shape))
        )
    return outputs


def real(value: Any, place: str) -> np.ndarray:
    """Convert numbers to an aligned array of native doubles; such an array is returned as it is."""
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise InputError(
            place, "rows of different lengths", "a rectangular array of real numbers"
        ) from error
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        raise InputError(
            place,
            "an array with masked elements",
            "a number for each element",
            "Remove the masked states, or fill them: x.filled(0.0).",
        )
    if array.dtype == np.float64 and array.dtype.isnative and array.flags.aligned:
        return array
    if array.dtype.kind not in "fiub":
        raise InputError(
            place,
            f"an array of type {array.dtype}",
            "real numbers",
            "Convert it first, e.g. np.asarray(x, dtype=float).",
        )
    return np.require(array, np.float64, "A")


def common_batch(shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that all leading axes broadcast to."""
    if len(different := set(shapes.values()) - {()}) < 2:
        return different.pop() if different else ()
    try:
        return np.broadcast_shapes(*shapes.values())
    except ValueError as error:
        given = ", ".join(f"{name} {shape}" for name, shape in shapes.items() if shape)
        todo = "Give every input the same number of states."
        raise InputError(
            "the batch", f"shapes that do not broadcast: {given}", "equal leading axes, or 1", todo
        ) from error
