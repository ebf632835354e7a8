"""Random expression trees as nested tuples, evaluated here without the simplifier, built there with
it.

A tree is `(op, *subtrees)`; leaves are `("symbol", name)`, `("constant", Fraction)` and `("pi",)`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from hypothesis import strategies as st

from symoro.expr import functions as f
from symoro.expr.dag import postorder
from symoro.expr.node import CONST_LEVEL, Expr, constant, rational, symbol

Tree = tuple[Any, ...]
SYMBOLS = ("x", "y", "z")
MARGIN = (
    1e-6  # closer than this to a jump, a pole or the end of a domain a tree counts as undefined
)
LARGEST = 1e6


class Undefined(ArithmeticError):
    """The tree has no value there, or none that rounding would not change."""


# --- the independent evaluator --------------------------------------------------------------------


def _defined(holds: bool) -> None:
    if not holds:
        raise Undefined


def _apart(x: float, y: float) -> None:
    _defined(abs(x - y) > MARGIN * (1 + abs(x) + abs(y)))


def _divide(x: float, y: float) -> float:
    _defined(abs(y) > MARGIN)
    return x / y


def _power(x: float, y: float) -> float:
    _defined(x > MARGIN or (y == int(y) and (y >= 0 or x < -MARGIN)))
    return math.pow(x, y)


def _sqrt(x: float) -> float:
    _defined(x > MARGIN)
    return math.sqrt(x)


def _inside(function: Callable[[float], float]) -> Callable[[float], float]:
    def value(x: float) -> float:
        _defined(abs(x) < 1 - MARGIN)
        return function(x)

    return value


def _log(x: float) -> float:
    _defined(x > MARGIN)
    return math.log(x)


def _atan2(y: float, x: float) -> float:
    _defined(abs(y) > MARGIN or x > MARGIN)
    return math.atan2(y, x)


def _sign(x: float) -> float:
    _apart(x, 0)
    return math.copysign(1.0, x)


def _compare(test: Callable[[float, float], bool]) -> Callable[[float, float], float]:
    def value(x: float, y: float) -> float:
        _apart(x, y)
        return float(test(x, y))

    return value


VALUE: dict[str, Callable[..., float]] = {
    "neg": lambda x: -x, "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y, "div": _divide,
    "pow": _power, "sqrt": _sqrt, "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": _inside(math.asin),
    "acos": _inside(math.acos), "atan2": _atan2, "abs": abs, "sign": _sign, "exp": math.exp, "log": _log, "min": min, "max": max,
    "less": _compare(lambda x, y: x < y), "less_equal": _compare(lambda x, y: x <= y), "equal": _compare(lambda x, y: x == y),
    "where": lambda c, x, y: x if c else y,
}  # fmt: skip
JUMPS = ("sign", "less", "less_equal", "equal", "where")
DIFFERENTIABLE = tuple(op for op in VALUE if op not in JUMPS)


def evaluate(
    tree: Tree, values: Mapping[str, float], noise: Iterator[float] | None = None
) -> float:
    """The value of the tree in floats, with a relative error drawn from `noise` in every operation."""
    op, *args = tree
    if op == "symbol":
        return values[args[0]]
    if op == "constant":
        return float(args[0])
    if op == "pi":
        return math.pi
    operands = [evaluate(a, values, noise) for a in args]
    try:
        result = VALUE[op](*operands)
    except (OverflowError, ValueError) as error:
        raise Undefined from error
    _defined(abs(result) < LARGEST)
    return result * (1 + (next(noise) if noise else 0.0))


def well_defined(tree: Tree, values: Mapping[str, float]) -> float:
    """The value of the tree, Undefined where rounding errors of 1e-12 are magnified to 1e-7."""
    value = evaluate(tree, values)
    for seed in (3, 7):
        noise = (1e-12 * ((k * seed) % 5 - 2) for k in iter(range(1, 10**9)))
        _defined(abs(evaluate(tree, values, noise) - value) < 1e-7 * (1 + abs(value)))
    return value


# --- the same tree through the simplifier ---------------------------------------------------------

BUILD: dict[str, Callable[..., Any]] = {
    "neg": lambda x: -x, "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y, "div": lambda x, y: x / y,
    "pow": f.power, "sqrt": f.sqrt, "sin": f.sin, "cos": f.cos, "tan": f.tan, "asin": f.asin, "acos": f.acos, "atan2": f.atan2,
    "abs": f.absolute, "sign": f.sign, "exp": f.exp, "log": f.log, "min": f.minimum, "max": f.maximum,
    "less": f.less, "less_equal": f.less_equal, "equal": f.equal, "where": f.where,
}  # fmt: skip


def build(tree: Tree) -> Expr:
    """The tree as an expression; ZeroDivisionError where a denominator is exactly zero."""
    op, *args = tree
    if op == "symbol":
        return symbol(args[0])
    if op == "constant":
        return constant(args[0])
    return f.pi if op == "pi" else BUILD[op](*map(build, args))


def is_constant(tree: Tree) -> bool:
    return tree[0] != "symbol" and (
        tree[0] in ("constant", "pi") or all(map(is_constant, tree[1:]))
    )


def operations(tree: Tree) -> int:
    """Operations of the tree as written: signs and constants are free, an integer power is its
    multiplications.
    """
    if is_constant(tree) or tree[0] == "symbol":
        return 0
    return _weight(tree) + sum(map(operations, tree[1:]))


def _weight(tree: Tree) -> int:
    power = rational(build(tree[2])) if tree[0] == "pow" else None
    if power and power.denominator == 1:
        n = abs(int(power))
        return n.bit_length() + n.bit_count() - 2 + (power < 0)
    return tree[0] != "neg"


def run_time_operations(root: Expr) -> int:
    """Operations of the built expression, each shared one once."""
    return sum(bool(n.op.cost) and n.level > CONST_LEVEL for n in postorder([root]))


# --- strategies -----------------------------------------------------------------------------------

symbols = st.sampled_from([("symbol", s) for s in SYMBOLS])
small = st.sampled_from([("constant", Fraction(k)) for k in (0, 1, -1, 2, -2, 3)])
rationals = st.builds(
    lambda p, q: ("constant", Fraction(p, q)), st.integers(-30, 30), st.integers(1, 12)
)
angles = st.builds(
    lambda p, q: ("mul", ("constant", Fraction(p, q)), ("pi",)),
    st.integers(-9, 9),
    st.sampled_from([1, 2, 3, 4, 5, 6]),
)
leaves = st.one_of(symbols, symbols, symbols, small, rationals, angles, st.just(("pi",)))

ARITY = {
    op: 1
    for op in ("neg", "sqrt", "sin", "cos", "tan", "asin", "acos", "abs", "sign", "exp", "log")
} | {"where": 3}
ALGEBRAIC = ("neg", "add", "sub", "mul", "div")


@cache
def trees(
    ops: tuple[str, ...] = tuple(VALUE), leaf: st.SearchStrategy[Tree] = leaves, size: int = 14
) -> st.SearchStrategy[Tree]:
    """Trees over the given operations; integer powers and comparisons as conditions appear on
    purpose.
    """
    return st.recursive(
        leaf, lambda sub: st.one_of([_extended(op, sub) for op in ops]), max_leaves=size
    )


def _extended(op: str, sub: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    node = st.tuples(st.just(op), *[sub] * ARITY.get(op, 2))
    if op == "pow":
        exponent = st.builds(
            lambda n: ("constant", Fraction(n)),
            st.integers(-4, 9) | st.sampled_from([Fraction(1, 2), Fraction(5, 3)]),
        )
        return st.tuples(st.just(op), sub, exponent) | node
    if op == "where":
        condition = st.tuples(st.sampled_from(["less", "less_equal", "equal"]), sub, sub)
        return st.tuples(st.just(op), condition, sub, sub)
    return node


points = st.fixed_dictionaries({s: st.floats(-3, 3).map(lambda v: round(v, 3)) for s in SYMBOLS})
