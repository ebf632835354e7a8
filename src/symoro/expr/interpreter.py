"""The reference interpreter: any expressions on floats or NumPy arrays, one operation of the table
at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

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
    inputs = {n: np.asarray(values[n], dtype=float)[()] for n in names}
    batch = np.broadcast_shapes(*map(np.shape, inputs.values()))
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
