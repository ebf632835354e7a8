"""Programs as SymPy matrices, for those who want algebra on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symoro.errors import MissingTool
from symoro.expr.ops import CONSTANT, SYMBOL
from symoro.expr.program import Group, Program


def to_sympy(program: Program) -> dict[str, Any]:
    """Each output group as a sympy Matrix: a column for a vector, 1x1 for a scalar.

    A group with more than two axes is an Array.
    """
    try:
        import sympy  # an extra: imported only when asked for
    except ImportError:
        raise MissingTool(
            'to_sympy needs SymPy, which is not installed: pip install "symoro[interop]"'
        ) from None
    table = _functions(sympy)
    known: dict[Any, Any] = {}
    for n in program.nodes:
        if n.op is SYMBOL:
            known[n] = sympy.Symbol(n.payload[0])
        elif n.op is CONSTANT:
            known[n] = sympy.Rational(n.payload.numerator, n.payload.denominator)
        else:
            known[n] = table[n.op.name](*(known[a] for a in n.args))
    return {g.name: _array(sympy, g, [known[v] for v in g.values]) for g in program.groups}


def _array(sympy: Any, group: Group, values: list[Any]) -> Any:
    if len(group.shape) > 2:
        return sympy.Array(values, group.shape)
    rows, columns = (*group.shape, 1, 1)[:2]
    return sympy.Matrix(rows, columns, values)


def _functions(sympy: Any) -> dict[str, Callable[..., Any]]:
    def truth(relation: Any) -> Any:
        return sympy.Piecewise((1, relation), (0, True))

    return {
        "pi": lambda: sympy.pi,
        "neg": lambda x: -x,
        "named": lambda x: x,
        "add": lambda x, y: x + y,
        "mul": lambda x, y: x * y,
        "div": lambda x, y: x / y,
        "pow": lambda x, y: x**y,
        "sqrt": sympy.sqrt,
        "sin": sympy.sin,
        "cos": sympy.cos,
        "tan": sympy.tan,
        "asin": sympy.asin,
        "acos": sympy.acos,
        "atan2": sympy.atan2,
        "abs": sympy.Abs,
        "sign": sympy.sign,
        "exp": sympy.exp,
        "log": sympy.log,
        "min": sympy.Min,
        "max": sympy.Max,
        "less": lambda x, y: truth(sympy.Lt(x, y)),
        "less_equal": lambda x, y: truth(sympy.Le(x, y)),
        "equal": lambda x, y: truth(sympy.Eq(x, y)),
        "where": lambda c, x, y: sympy.Piecewise((x, sympy.Ne(c, 0)), (y, True)),
    }
