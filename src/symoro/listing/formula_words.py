"""The functions that formulas of listings call, in the spelling of every language that is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from symoro.expr import functions as f
from symoro.expr.node import ONE, Expr

Maker = Callable[..., Expr]
COUNTS = ("size", "numel", "length")
_ONE, _TWO, _THREE, _ANY = range(1, 2), range(2, 3), range(3, 4), range(1, 1000)


def choose(condition: Expr, x: Expr, y: Expr) -> Expr:
    """x where the condition is not 0, else y."""
    return f.where(condition, x, y)  # type: ignore[no-any-return]


def _rows(*names: str, arity: range = _ONE, make: Maker) -> dict[str, tuple[range, Maker]]:
    return {name: (arity, make) for name in names}


FUNCTIONS: dict[str, tuple[range, Maker]] = {  # as it is spelled, or in lower case → how many operands, what it makes
    **_rows("sin", make=f.sin), **_rows("cos", make=f.cos), **_rows("tan", make=f.tan), **_rows("sqrt", make=f.sqrt),
    **_rows("asin", "arcsin", make=f.asin), **_rows("acos", "arccos", make=f.acos), 
    **_rows("atan2", "arctan2", arity=_TWO, make=f.atan2),
    **_rows("arctan", "atan", arity=range(1, 3), make=lambda y, x=ONE: f.atan2(y, x)),
    **_rows("ArcTan", arity=range(1, 3), make=lambda x, y=None: f.atan2(x, ONE) if y is None else f.atan2(y, x)),  # Mathematica's
    **_rows("abs", "fabs", make=f.absolute), **_rows("sign", "signum", "sgn", "sy_sign", make=f.sign),
    **_rows("exp", make=f.exp), **_rows("log", "ln", make=f.log),
    **_rows("min", "fmin", "sy_min", "minimum", arity=_ANY, make=lambda *x: reduce(f.minimum, x)),
    **_rows("max", "fmax", "sy_max", "maximum", arity=_ANY, make=lambda *x: reduce(f.maximum, x)),
    **_rows("pow", "power", "float_power", arity=_TWO, make=f.power), **_rows("square", make=lambda x: x * x),
    **_rows("where", "where_", "if", "if_else", "piecewise", arity=_THREE, make=choose),
    **_rows("merge", arity=_THREE, make=lambda x, y, condition: choose(condition, x, y)),  # Fortran's
    **_rows("boole", "float", "double", "single", "number", make=lambda x: x),
    **_rows("less", arity=_TWO, make=f.less), **_rows("less_equal", arity=_TWO, make=f.less_equal), **_rows("equal", arity=_TWO, make=f.equal),
    **_rows(*COUNTS, arity=_ANY, make=lambda *x: ONE),  # one state
}  # fmt: skip
TYPE_NAMES = frozenset(("double", "float", "real", "int"))
ARRAYS = frozenset(
    ("array", "Matrix", "Vector", "matrix", "asarray", "stack")
)  # functions around an array
JOINED = frozenset(("vertcat", "horzcat"))  # functions that make an array of their operands
FILLED = frozenset(("zeros", "ones"))
PI = frozenset(("pi", "Pi", "PI", "M_PI"))
RELATIONS: dict[str, Callable[[Expr, Expr], Expr]] = {
    "<": f.less, "<=": f.less_equal, ">": lambda x, y: f.less(y, x), ">=": lambda x, y: f.less_equal(y, x), "==": f.equal, "===": f.equal, "=": f.equal,
    **{mark: lambda x, y: 1 - f.equal(x, y) for mark in ("~=", "!=", "!==", "<>")},
}  # fmt: skip


def maker(word: str) -> tuple[range, Maker] | None:
    """How many operands a function has and what it makes, by its name in any of the languages; sinf is C's for floats."""
    for name in (word, word.lower(), word.lower().removesuffix("f")):
        if name in FUNCTIONS:
            return FUNCTIONS[name]
    return None


def known_functions() -> str:
    """The names to tell a user: plain ones, without those that only have a meaning in generated code."""
    return ", ".join(
        sorted(
            name for name in FUNCTIONS if name.islower() and "_" not in name and name not in COUNTS
        )
    )
