"""The operation table: the one place that defines what an operation is.

A row gives arity, value on floats and arrays, partial derivatives, cost class, commutativity and
LaTeX. Partials are written against a namespace `f` of scalar functions (`symoro.expr.functions`),
so that the table depends on nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Partials = Callable[..., tuple[Any, ...]]


@dataclass(frozen=True, eq=False)
class Op:
    """One kind of node.

    `cost` is the class it is counted in: '', 'add', 'mul', 'trig' or 'other'.
    """

    name: str
    arity: int
    value: Callable[..., Any] | None = None
    partials: Partials | None = None
    cost: str = ""
    commutative: bool = False
    latex: str = ""
    index: int = 0

    def __repr__(self) -> str:
        return self.name


TABLE: dict[str, Op] = {}


def _op(
    name: str,
    arity: int,
    value: Callable[..., Any] | None = None,
    partials: Partials | None = None,
    **more: Any,
) -> Op:
    TABLE[name] = Op(name, arity, value, partials, index=len(TABLE) + 1, **more)
    return TABLE[name]


def _divide(x: Any, y: Any) -> Any:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.true_divide(x, y)


# leaves: payload is the name and role, the exact value, nothing
SYMBOL = _op("symbol", 0)
CONSTANT = _op("constant", 0)
PI = _op("pi", 0, lambda: np.pi, latex=r"\pi")

# structure: free of cost
NEG = _op("neg", 1, np.negative, lambda f, x: (-1,), latex="-{0}")
NAMED = _op(
    "named", 1, lambda x: x, lambda f, x: (1,), latex="{0}"
)  # opaque intermediate of the symoro mode

# arithmetic
ADD = _op("add", 2, np.add, lambda f, x, y: (1, 1), cost="add", commutative=True, latex="{0} + {1}")
MUL = _op(
    "mul", 2, np.multiply, lambda f, x, y: (y, x), cost="mul", commutative=True, latex=r"{0}\,{1}"
)
DIV = _op(
    "div",
    2,
    _divide,
    lambda f, x, y: (1 / y, -(x / y) / y),
    cost="mul",
    latex=r"\frac{{{0}}}{{{1}}}",
)
POW = _op(
    "pow",
    2,
    np.float_power,
    lambda f, x, y: (y * f.power(x, y - 1), f.log(x) * f.power(x, y)),
    cost="other",
    latex="{{{0}}}^{{{1}}}",
)
SQRT = _op(
    "sqrt", 1, np.sqrt, lambda f, x: (1 / (2 * f.sqrt(x)),), cost="other", latex=r"\sqrt{{{0}}}"
)

# trigonometry
SIN = _op("sin", 1, np.sin, lambda f, x: (f.cos(x),), cost="trig", latex=r"\sin\left({0}\right)")
COS = _op("cos", 1, np.cos, lambda f, x: (-f.sin(x),), cost="trig", latex=r"\cos\left({0}\right)")
TAN = _op(
    "tan",
    1,
    np.tan,
    lambda f, x: (1 + f.tan(x) * f.tan(x),),
    cost="trig",
    latex=r"\tan\left({0}\right)",
)
ASIN = _op(
    "asin",
    1,
    np.arcsin,
    lambda f, x: (1 / f.sqrt(1 - x * x),),
    cost="trig",
    latex=r"\arcsin\left({0}\right)",
)
ACOS = _op(
    "acos",
    1,
    np.arccos,
    lambda f, x: (-1 / f.sqrt(1 - x * x),),
    cost="trig",
    latex=r"\arccos\left({0}\right)",
)
ATAN2 = _op(
    "atan2",
    2,
    np.arctan2,
    lambda f, y, x: (x / (x * x + y * y), -y / (x * x + y * y)),
    cost="trig",
    latex=r"\operatorname{{atan2}}\left({0}, {1}\right)",
)

# the rest
ABS = _op("abs", 1, np.abs, lambda f, x: (f.sign(x),), cost="other", latex=r"\left|{0}\right|")
SIGN = _op(
    "sign",
    1,
    np.sign,
    lambda f, x: (0,),
    cost="other",
    latex=r"\operatorname{{sign}}\left({0}\right)",
)
EXP = _op("exp", 1, np.exp, lambda f, x: (f.exp(x),), cost="other", latex=r"\exp\left({0}\right)")
LOG = _op("log", 1, np.log, lambda f, x: (1 / x,), cost="other", latex=r"\log\left({0}\right)")
MIN = _op(
    "min",
    2,
    np.minimum,
    lambda f, x, y: (f.less(x, y), 1 - f.less(x, y)),
    cost="other",
    commutative=True,
    latex=r"\min\left({0}, {1}\right)",
)
MAX = _op(
    "max",
    2,
    np.maximum,
    lambda f, x, y: (f.less(y, x), 1 - f.less(y, x)),
    cost="other",
    commutative=True,
    latex=r"\max\left({0}, {1}\right)",
)

# comparisons give 1 or 0; where(c, x, y) takes x where c is not 0
LESS = _op(
    "less",
    2,
    lambda x, y: np.less(x, y) * 1.0,
    lambda f, x, y: (0, 0),
    cost="other",
    latex=r"\left[{0} < {1}\right]",
)
LESS_EQUAL = _op(
    "less_equal",
    2,
    lambda x, y: np.less_equal(x, y) * 1.0,
    lambda f, x, y: (0, 0),
    cost="other",
    latex=r"\left[{0} \le {1}\right]",
)
EQUAL = _op(
    "equal",
    2,
    lambda x, y: np.equal(x, y) * 1.0,
    lambda f, x, y: (0, 0),
    cost="other",
    commutative=True,
    latex=r"\left[{0} = {1}\right]",
)
WHERE = _op(
    "where",
    3,
    lambda c, x, y: np.where(np.not_equal(c, 0), x, y),
    lambda f, c, x, y: (0, f.where(c, 1, 0), f.where(c, 0, 1)),
    cost="other",
    latex=r"\begin{{cases}}{1} & {0}\\{2} & \text{{otherwise}}\end{{cases}}",
)
