"""The functions that formulas of listings call, in the spelling of every language that is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from symoro.expr import ONE, Expr
from symoro.expr import functions as f

Maker = Callable[..., Expr]
COUNTS = ("size", "numel", "length")  # of one state: 1


def choose(condition: Expr, x: Expr, y: Expr) -> Expr:
    """x where the condition is not 0, else y."""
    chosen: Expr = f.where(condition, x, y)
    return chosen


def _arc_tangent(first: Expr, second: Expr | None = None) -> Expr:
    """Mathematica's ArcTan[x, y]; with one argument that of any language."""
    angle: Expr = f.atan2(first, ONE) if second is None else f.atan2(second, first)
    return angle


# Spellings, number of operands (least, most), function. Names are looked up as they are, then in
# lower case.
_ROWS: tuple[tuple[str, tuple[int, int], Maker], ...] = (
    ("sin", (1, 1), f.sin),
    ("cos", (1, 1), f.cos),
    ("tan", (1, 1), f.tan),
    ("sqrt", (1, 1), f.sqrt),
    ("asin arcsin", (1, 1), f.asin),
    ("acos arccos", (1, 1), f.acos),
    ("atan2 arctan2", (2, 2), f.atan2),
    ("arctan atan", (1, 2), lambda y, x=ONE: f.atan2(y, x)),
    ("ArcTan", (1, 2), _arc_tangent),
    ("abs fabs", (1, 1), f.absolute),
    ("sign signum sgn sy_sign", (1, 1), f.sign),
    ("exp", (1, 1), f.exp),
    ("log ln", (1, 1), f.log),
    ("min fmin sy_min minimum", (1, 999), lambda *x: reduce(f.minimum, x)),
    ("max fmax sy_max maximum", (1, 999), lambda *x: reduce(f.maximum, x)),
    ("pow power float_power", (2, 2), f.power),
    ("square", (1, 1), lambda x: x * x),
    ("where where_ if if_else piecewise", (3, 3), choose),
    ("merge", (3, 3), lambda x, y, condition: choose(condition, x, y)),  # Fortran's
    ("boole float double single number", (1, 1), lambda x: x),
    ("less", (2, 2), f.less),
    ("less_equal", (2, 2), f.less_equal),
    ("equal", (2, 2), f.equal),
    (" ".join(COUNTS), (1, 999), lambda *x: ONE),
)
FUNCTIONS: dict[str, tuple[range, Maker]] = {
    name: (range(least, most + 1), make)
    for names, (least, most), make in _ROWS
    for name in names.split()
}
TYPE_NAMES = frozenset(("double", "float", "real", "int"))
ARRAY_FUNCTIONS = frozenset(("array", "Matrix", "Vector", "matrix", "asarray", "stack"))
JOINING_FUNCTIONS = frozenset(("vertcat", "horzcat"))  # they make an array of their operands
FILLING_FUNCTIONS = frozenset(("zeros", "ones"))
PI = frozenset(("pi", "Pi", "PI", "M_PI"))
RELATIONS: dict[str, Callable[[Expr, Expr], Expr]] = {
    "<": f.less,
    "<=": f.less_equal,
    ">": lambda x, y: f.less(y, x),
    ">=": lambda x, y: f.less_equal(y, x),
    **dict.fromkeys(("==", "===", "="), f.equal),
    **dict.fromkeys(("~=", "!=", "!==", "<>"), lambda x, y: 1 - f.equal(x, y)),
}


def find_function(word: str) -> tuple[range, Maker] | None:
    """Numbers of operands and maker of a function by its name in any of the languages.

    sinf is C's function for floats. None if there is no such function.
    """
    for name in (word, word.lower(), word.lower().removesuffix("f")):
        if name in FUNCTIONS:
            return FUNCTIONS[name]
    return None


def known_functions() -> str:
    """The plain names of functions for a message, without those of generated code only."""
    names = (n for n in FUNCTIONS if n.islower() and "_" not in n and n not in COUNTS)
    return ", ".join(sorted(names))
