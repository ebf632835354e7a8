"""Scalar functions on floats, arrays and expressions alike; on expressions they simplify exactly.

sin(-x) -> -sin(x)      cos(-x) -> cos(x)      sin(x + k pi/2) -> +-sin(x), +-cos(x)
sin, cos at multiples of pi/6 and pi/4         sqrt of perfect squares

With them expressions are rewritten: rebuilt from the leaves up with other nodes at some places.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Mapping
from fractions import Fraction
from typing import Any

from symoro.expr import ops
from symoro.expr.dag import postorder
from symoro.expr.node import (
    HALF,
    ONE,
    PI_NODE,
    ZERO,
    Expr,
    add,
    as_expr,
    constant,
    div,
    magnitude,
    mul,
    multiple_of_pi,
    named,
    neg,
    operation,
    rational,
    split_coefficient,
)
from symoro.expr.ops import ADD, CONSTANT, COS, MUL, NAMED, NEG, SIN, SQRT, Op

Scalar = Any  # a float, a NumPy array or an Expr
pi = PI_NODE
MAX_EXPONENT = 64  # integer powers up to here are unrolled or folded exactly


def _dispatch(op: Op, rule: Any, *args: Scalar) -> Scalar:
    if any(isinstance(a, Expr) for a in args):
        return rule(*(as_expr(a) for a in args))
    assert op.value is not None
    return op.value(*args)


def is_zero(x: Scalar) -> bool:
    """True where the structure itself is zero: an exact expression or an integer; a float never is,
    it is data.
    """
    return x is ZERO or (isinstance(x, int) and x == 0)


# --- trigonometry ---------------------------------------------------------------------------------

_SQRT_2, _SQRT_3 = operation(SQRT, constant(2)), operation(SQRT, constant(3))
_EXACT_SINES = {  # of k pi in the first quadrant
    Fraction(0): ZERO,
    Fraction(1, 6): HALF,
    Fraction(1, 4): mul(HALF, _SQRT_2),
    Fraction(1, 3): mul(HALF, _SQRT_3),
    Fraction(1, 2): ONE,
}


def _exact_sine(k: Fraction) -> Expr | None:
    k %= 2
    if k > 1:
        value = _exact_sine(k - 1)
        return None if value is None else neg(value)
    return _EXACT_SINES.get(min(k, 1 - k))


def _quarter_turns(x: Expr) -> tuple[Expr, int]:
    """x = rest + n pi/2 with as many quarter turns as can be split off exactly."""
    terms, sign = (x.first, -1) if x.op is NEG else (x, 1)
    if terms.op is ADD:
        for a, b in (terms.args, terms.args[::-1]):
            k = multiple_of_pi(a)
            if k is not None and (2 * k).denominator == 1:
                return (neg(b) if sign < 0 else b), sign * int(2 * k)
    return x, 0


def _collected(x: Expr) -> Expr:
    """A sum of angles with like terms joined, in structural order: one angle, one node."""
    if magnitude(x).op is not ADD or all(magnitude(a).op is not ADD for a in magnitude(x).args):
        return x
    totals: dict[Expr, Fraction] = {}
    stack = [(x, 1)]
    while stack:
        node, sign = stack.pop()
        core = magnitude(node)
        sign = -sign if node.op is NEG else sign
        if core.op is ADD:
            stack.extend((a, sign) for a in core.args)
        else:
            c, term = (core.payload, ONE) if core.op is CONSTANT else split_coefficient(core)
            totals[term] = totals.get(term, Fraction(0)) + sign * c
    total = ZERO
    for term in sorted(totals, key=lambda t: t.key):
        total = add(total, mul(constant(totals[term]), term))
    return total


def _sine_like(op: Op, x: Expr) -> Expr:
    x = _collected(x)
    k = multiple_of_pi(x)
    exact = None if k is None else _exact_sine(k if op is SIN else k + Fraction(1, 2))
    if exact is not None:
        return exact
    rest, turns = _quarter_turns(x)
    if turns:
        phase = (turns + (op is COS)) % 4  # sin(x + n pi/2), n = 0..3: sin, cos, -sin, -cos
        value = _sine_like(COS if phase % 2 else SIN, rest)
        return neg(value) if phase >= 2 else value
    if x.op is NEG:
        return neg(operation(SIN, x.first)) if op is SIN else operation(COS, x.first)
    return operation(op, x)


def sin(x: Scalar) -> Scalar:
    return _dispatch(SIN, lambda a: _sine_like(SIN, a), x)


def cos(x: Scalar) -> Scalar:
    return _dispatch(COS, lambda a: _sine_like(COS, a), x)


def _tan(x: Expr) -> Expr:
    k = multiple_of_pi(x)
    s, c = (None, None) if k is None else (_exact_sine(k), _exact_sine(k + Fraction(1, 2)))
    if s is not None and c is not None and c is not ZERO:
        return div(s, c)
    return neg(operation(ops.TAN, x.first)) if x.op is NEG else operation(ops.TAN, x)


def tan(x: Scalar) -> Scalar:
    return _dispatch(ops.TAN, _tan, x)


_EXACT_ARCSINES = {
    Fraction(0): Fraction(0),
    Fraction(1, 2): Fraction(1, 6),
    Fraction(1): Fraction(1, 2),
}  # in units of pi


def _arc(op: Op, x: Expr) -> Expr:
    value = rational(x)
    if value is not None and abs(value) in _EXACT_ARCSINES:
        angle = _EXACT_ARCSINES[abs(value)] * (-1 if value < 0 else 1)
        return mul(constant(angle if op is ops.ASIN else Fraction(1, 2) - angle), PI_NODE)
    if op is ops.ASIN and x.op is NEG:
        return neg(operation(op, x.first))
    return operation(op, x)


def asin(x: Scalar) -> Scalar:
    return _dispatch(ops.ASIN, lambda a: _arc(ops.ASIN, a), x)


def acos(x: Scalar) -> Scalar:
    return _dispatch(ops.ACOS, lambda a: _arc(ops.ACOS, a), x)


def _atan2(y: Expr, x: Expr) -> Expr:
    vy, vx = rational(y), rational(x)
    if vy is not None and vx is not None and (vy == 0 or vx == 0 or abs(vy) == abs(vx)):
        return mul(constant(Fraction(round(math.atan2(vy, vx) / math.pi * 4), 4)), PI_NODE)
    return (
        neg(operation(ops.ATAN2, y.first, x))
        if y.op is NEG and vx is None
        else operation(ops.ATAN2, y, x)
    )


def atan2(y: Scalar, x: Scalar) -> Scalar:
    return _dispatch(ops.ATAN2, _atan2, y, x)


# --- powers and roots -----------------------------------------------------------------------------


def _sqrt(x: Expr) -> Expr:
    value = rational(x)
    if value is not None and value >= 0:
        top, bottom = math.isqrt(value.numerator), math.isqrt(value.denominator)
        if top * top == value.numerator and bottom * bottom == value.denominator:
            return constant(Fraction(top, bottom))
    return operation(SQRT, x)


def sqrt(x: Scalar) -> Scalar:
    return _dispatch(SQRT, _sqrt, x)


def _power(x: Expr, y: Expr) -> Expr:
    n = rational(y)
    if n is not None:
        if n == Fraction(1, 2):
            return _sqrt(x)
        if n.denominator == 1 and abs(n) <= MAX_EXPONENT:
            whole = _integer_power(x, abs(int(n)))
            return whole if n >= 0 else div(ONE, whole)
    return operation(ops.POW, x, y)


def _integer_power(x: Expr, n: int) -> Expr:
    """By repeated squaring, sharing the squares."""
    result, square = ONE, x
    while n:
        if n & 1:
            result = mul(result, square)
        n >>= 1
        square = mul(square, square) if n else square
    return result


def power(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.POW, _power, x, y)


# --- the rest -------------------------------------------------------------------------------------


def _abs(x: Expr) -> Expr:
    core = magnitude(x)
    return (
        core
        if core.op in (CONSTANT, ops.ABS, SQRT) or core is PI_NODE
        else operation(ops.ABS, core)
    )


def _sign(x: Expr) -> Expr:
    value = rational(x)
    if value is not None:
        return constant((value > 0) - (value < 0))
    return neg(_sign(x.first)) if x.op is NEG else ONE if x is PI_NODE else operation(ops.SIGN, x)


def _exp(x: Expr) -> Expr:
    return ONE if x is ZERO else operation(ops.EXP, x)


def _log(x: Expr) -> Expr:
    return ZERO if x is ONE else operation(ops.LOG, x)


def _extreme(op: Op, x: Expr, y: Expr) -> Expr:
    vx, vy = rational(x), rational(y)
    if vx is not None and vy is not None:
        return constant(min(vx, vy) if op is ops.MIN else max(vx, vy))
    return x if x is y else operation(op, x, y)


def _compare(op: Op, x: Expr, y: Expr) -> Expr:
    vx, vy = rational(x), rational(y)
    if vx is not None and vy is not None:
        holds = {ops.LESS: vx < vy, ops.LESS_EQUAL: vx <= vy, ops.EQUAL: vx == vy}[op]
        return ONE if holds else ZERO
    if x is y:
        return ZERO if op is ops.LESS else ONE
    return operation(op, x, y)


def _where(condition: Expr, x: Expr, y: Expr) -> Expr:
    value = rational(condition)
    if value is not None:
        return x if value != 0 else y
    return x if x is y else operation(ops.WHERE, condition, x, y)


def absolute(x: Scalar) -> Scalar:
    return _dispatch(ops.ABS, _abs, x)


def sign(x: Scalar) -> Scalar:
    return _dispatch(ops.SIGN, _sign, x)


def exp(x: Scalar) -> Scalar:
    return _dispatch(ops.EXP, _exp, x)


def log(x: Scalar) -> Scalar:
    return _dispatch(ops.LOG, _log, x)


def minimum(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.MIN, lambda a, b: _extreme(ops.MIN, a, b), x, y)


def maximum(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.MAX, lambda a, b: _extreme(ops.MAX, a, b), x, y)


def less(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.LESS, lambda a, b: _compare(ops.LESS, a, b), x, y)


def less_equal(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.LESS_EQUAL, lambda a, b: _compare(ops.LESS_EQUAL, a, b), x, y)


def equal(x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.EQUAL, lambda a, b: _compare(ops.EQUAL, a, b), x, y)


def where(condition: Scalar, x: Scalar, y: Scalar) -> Scalar:
    return _dispatch(ops.WHERE, _where, condition, x, y)


#: the simplifying constructor of every operation with operands
CONSTRUCTORS: dict[Op, Callable[..., Expr]] = {
    ops.NEG: neg, ADD: add, MUL: mul, ops.DIV: div, ops.POW: power, SQRT: sqrt,
    SIN: sin, COS: cos, ops.TAN: tan, ops.ASIN: asin, ops.ACOS: acos, ops.ATAN2: atan2,
    ops.ABS: absolute, ops.SIGN: sign, ops.EXP: exp, ops.LOG: log,
    ops.MIN: minimum, ops.MAX: maximum, ops.LESS: less,
    ops.LESS_EQUAL: less_equal, ops.EQUAL: equal, ops.WHERE: where,
}  # fmt: skip


# --- rewriting: expressions rebuilt from the leaves up --------------------------------------------


NodeRule = Callable[[Expr], Expr]
JOIN = {ADD: add, MUL: mul}  # of what models consist of


def rebuilt(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    """The node's operation on the images of its operands; an operand without image stays."""
    return node if image.keys().isdisjoint(node.args) else _remade(node, image)


def _remade(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    args = [image.get(a, a) for a in node.args]
    if node.op in JOIN:
        return JOIN[node.op](args[0], args[1])
    if node.op is NAMED:
        return named(node.payload[0], args[0])
    return CONSTRUCTORS[node.op](*args)


def transform_nodes(roots: Iterable[Expr], rule: NodeRule) -> dict[Expr, Expr]:
    """The nodes below the roots that change, mapped to their images: operands first, then `rule` on
    the rebuilt node.
    """
    return image_of(postorder(roots), rule)


def image_of(nodes: Iterable[Expr], rule: NodeRule) -> dict[Expr, Expr]:
    """The same for nodes that come operands first."""
    image: dict[Expr, Expr] = {}
    for node in nodes:
        new = rule(rebuilt(node, image))
        if new is not node:
            image[node] = new
    return image


def image_with(
    nodes: Iterable[Expr],
    special: Container[Expr],
    form: Callable[[Expr, Mapping[Expr, Expr]], Expr],
) -> dict[Expr, Expr]:
    """Like `image_of` with a rule for `special` nodes only, whose image is `form(node, images)`."""
    image: dict[Expr, Expr] = {}
    untouched = image.keys().isdisjoint
    for node in nodes:
        if node in special:
            new = form(node, image)
        elif untouched(node.args):
            continue
        else:
            new = _remade(node, image)
        if new is not node:
            image[node] = new
    return image


def substitute(roots: Iterable[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
    """The roots with every key of `values` replaced by its value."""
    targets = list(roots)
    image = image_with(postorder(targets), values, lambda node, _: values[node])
    return [image.get(t, t) for t in targets]
