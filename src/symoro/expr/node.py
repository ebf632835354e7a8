"""Expression nodes: a hash-consed scalar DAG with exact constants and the sign on the edge.

Equal expressions are the same object. A node is built by the functions of this file only; they
simplify locally and never make an expression larger:

    0 + x -> x            x - x -> 0            2x + 3x -> 5x           (x + y) - y -> x
    0 x -> 0   1 x -> x   (-x) y -> -(x y)      2 (3 x) -> 6 x          sqrt(x) sqrt(x) -> x
    x / x -> 1 (*)        (x y) / y -> x (*)    k sin^2 + k cos^2 -> k  1 - sin^2 -> cos^2

(*) assuming that the denominator is not zero, as a generated model divides by it anyway.

Canonical form: a product, a quotient and a constant carry no sign, a sum starts with a positive
term; what is left is one NEG on top, which costs nothing. So `a - b` and `b - a` share a node.
"""

from __future__ import annotations

import enum
import math
import zlib
from fractions import Fraction
from typing import Any, Union

from symoro.errors import NumberTooLarge
from symoro.expr import ops
from symoro.expr.dag import (
    FACTOR,
    HEIGHT_SHIFT,
    MERSENNE,
    PAIR_SHIFT,
    Table,
    leaf_digest,
    numbers,
    postorder,
)
from symoro.expr.expression_text import infix_text
from symoro.expr.ops import ADD, CONSTANT, COS, DIV, MUL, NAMED, NEG, PI, SIN, SQRT, SYMBOL, Op

Number = Union[int, float, Fraction]
MAX_BITS = 1024  # constants whose exact form grows beyond this are rounded to a double


class Role(enum.Enum):
    """The kind of quantity of a symbol; the value is the name of its argument."""

    POSITION = "q"
    VELOCITY = "qd"
    ACCELERATION = "qdd"
    TORQUE = "tau"
    WRENCH = "fe"
    BASE = "base"
    POSE = "T"
    GEOMETRIC = "geometric"
    INERTIAL = "inertial"
    OTHER = "other"

    @property
    def is_parameter(self) -> bool:
        return self in (Role.GEOMETRIC, Role.INERTIAL, Role.OTHER)


# the level of an expression is the highest of its leaves
CONST_LEVEL, PARAMETER_LEVEL, VARIABLE_LEVEL = 0, 1, 2


NONE: Any = None  # in place of an operand that an operation does not have


class Expr:
    """A scalar expression. Build it with operators and `symoro.expr.functions`, never directly."""

    # Operands are held without a tuple: the garbage collector has one object per node to look at.
    __slots__ = (
        "__weakref__",
        "depth",
        "first",
        "key",
        "level",
        "number",
        "op",
        "payload",
        "second",
        "third",
    )
    op: Op
    first: Expr  # the operands; NONE beyond the arity of the operation
    second: Expr
    third: Expr
    payload: Any
    level: int
    depth: int  # the longest chain of run-time operations
    key: int  # structural order: height, then digest; the same in every process
    number: int  # unique in this process; of no meaning beyond

    @property
    def args(self) -> tuple[Expr, ...]:
        """The operands."""
        if self.second is None:
            return () if self.first is None else (self.first,)
        pair = self.first, self.second
        return pair if self.third is None else (*pair, self.third)

    def __add__(self, other: Any) -> Expr:
        if other.__class__ is not Expr:
            other = as_expr(other)
        key = self.number << PAIR_SHIFT | other.number
        result = _known_sum(key)
        return _new_sum(key, self, other) if result is None else result

    def __radd__(self, other: Any) -> Expr:
        return add(as_expr(other), self)

    def __sub__(self, other: Any) -> Expr:
        if other.__class__ is not Expr:
            other = as_expr(other)
        key = self.number << PAIR_SHIFT | other.number ^ 1
        result = _known_sum(key)
        return _new_sum(key, self, neg(other)) if result is None else result

    def __rsub__(self, other: Any) -> Expr:
        return add(as_expr(other), neg(self))

    def __mul__(self, other: Any) -> Expr:
        if other.__class__ is not Expr:
            other = as_expr(other)
        key = self.number << PAIR_SHIFT | other.number
        result = _known_product(key)
        return _new_product(key, self, other) if result is None else result

    def __rmul__(self, other: Any) -> Expr:
        return mul(as_expr(other), self)

    def __truediv__(self, other: Any) -> Expr:
        return div(self, as_expr(other))

    def __rtruediv__(self, other: Any) -> Expr:
        return div(as_expr(other), self)

    def __neg__(self) -> Expr:
        return neg(self)

    def __pos__(self) -> Expr:
        return self

    def __bool__(self) -> bool:
        raise TypeError("a symbolic expression has no truth value: use where(condition, x, y)")

    def __repr__(self) -> str:
        return infix_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (flat_form(self),)


# --- interning ------------------------------------------------------------------------------------

SUMS, PRODUCTS, NEGATIVES, OTHERS = Table(ADD), Table(MUL), Table(), Table()
_known_sum, _known_product, _known_negative = (
    table.recent.get for table in (SUMS, PRODUCTS, NEGATIVES)
)
_recent_sums, _recent_products, _older_negatives = SUMS.recent, PRODUCTS.recent, NEGATIVES.older
_blank = object.__new__


def _leaf(op: Op, payload: Any = None, level: int = 0) -> Expr:
    # a fraction's own hash is slow
    exact = (payload.numerator, payload.denominator) if op is CONSTANT else payload
    key = (op.index, exact)
    node = OTHERS.find(key)
    if node is not None:
        return node
    return OTHERS.insert(key, _new(op, (), payload, leaf_digest(op, payload), level, 0))


def _intern(op: Op, *args: Expr, payload: Any = None) -> Expr:
    """The node of an operation other than a sum, a product or a sign."""
    key = (op.index, payload, *[a.number for a in args])
    node = OTHERS.find(key)
    if node is not None:
        return node
    digest = op.index + (zlib.crc32(payload[0].encode()) << 8 if payload else 0)
    highest = level = depth = 0
    for a in args:
        digest = (digest * FACTOR + a.key) % MERSENNE
        digest ^= digest >> 31  # a linear digest would not tell a b + c d from a c + b d
        highest, level, depth = max(highest, a.key), max(level, a.level), max(depth, a.depth)
    order = (highest >> HEIGHT_SHIFT) + 1 << HEIGHT_SHIFT | digest
    depth += 1 if op.cost and level == VARIABLE_LEVEL else 0
    return OTHERS.insert(key, _new(op, args, payload, order, level, depth))


def _intern_pair(table: Table, op: Op, a: Expr, b: Expr) -> Expr:
    """The sum or product node of two operands in canonical order: the same as `_intern`, unrolled
    for speed.
    """
    key = a.number << PAIR_SHIFT | b.number
    known = table.recent.get(key)
    if known is None and key in table.older:
        known = table.older[key]()
    if known is not None:
        return known
    x, y, depth = a.key, b.key, a.depth if a.depth > b.depth else b.depth
    digest = (op.index * FACTOR + x) % MERSENNE
    digest = ((digest ^ digest >> 31) * FACTOR + y) % MERSENNE
    node = _blank(Expr)
    node.op, node.first, node.second, node.third, node.payload = op, a, b, NONE, None
    node.number = next(numbers)
    node.key = ((x if x > y else y) >> HEIGHT_SHIFT) + 1 << HEIGHT_SHIFT | digest ^ digest >> 31
    node.level = level = a.level if a.level > b.level else b.level
    node.depth = depth + 1 if level == VARIABLE_LEVEL else depth
    return table.recent.setdefault(key, node)


def _new(op: Op, args: tuple[Expr, ...], payload: Any, key: int, level: int, depth: int) -> Expr:
    node = _blank(Expr)
    node.op, node.payload, node.key = op, payload, key
    node.first, node.second, node.third = (*args, NONE, NONE, NONE)[:3]
    node.level, node.depth, node.number = level, depth, next(numbers)
    return node


def symbol(name: str, role: Role = Role.OTHER) -> Expr:
    """The input called `name`; its role says which argument it comes in and whether it is a
    parameter.
    """
    return _leaf(SYMBOL, (name, role), PARAMETER_LEVEL if role.is_parameter else VARIABLE_LEVEL)


def constant(value: Number) -> Expr:
    """The exact number; a float stands for its shortest decimal form."""
    try:
        exact = Fraction(repr(float(value)) if isinstance(value, float) else value)
    except ValueError as error:  # inf and nan
        raise NumberTooLarge from error
    if exact.numerator.bit_length() + exact.denominator.bit_length() > MAX_BITS:
        exact = Fraction(repr(_nearest(exact)))
    return neg(_leaf(CONSTANT, -exact)) if exact.numerator < 0 else _leaf(CONSTANT, exact)


def _nearest(exact: Fraction) -> float:
    try:
        return float(exact)
    except OverflowError as error:
        raise NumberTooLarge from error


def as_expr(value: Any) -> Expr:
    """An expression from an expression or a number."""
    if isinstance(value, Expr):
        return value
    if value.__class__ is int and value in _SMALL:
        return _SMALL[value]
    if isinstance(value, int | Fraction) or (isinstance(value, float) and math.isfinite(value)):
        return constant(value)
    if hasattr(value, "item") and not getattr(value, "shape", ()):  # NumPy scalar
        return as_expr(value.item())
    raise TypeError(f"expected a number or an expression, found {value!r}")


def named(name: str, value: Expr) -> Expr:
    """An opaque intermediate variable: the same expression under two names is two nodes."""
    return _intern(NAMED, value, payload=(name,))


ZERO, ONE, TWO, HALF = constant(0), constant(1), constant(2), constant(Fraction(1, 2))
PI_NODE = _leaf(PI)


# --- views ----------------------------------------------------------------------------------------


def magnitude(x: Expr) -> Expr:
    """The expression without its sign."""
    return x.first if x.op is NEG else x


def rational(x: Expr) -> Fraction | None:
    """The exact value of a rational constant, None for anything else."""
    core = magnitude(x)
    if core.op is not CONSTANT:
        return None
    value: Fraction = core.payload
    return -value if x.op is NEG else value


def split_coefficient(x: Expr) -> tuple[Fraction, Expr]:
    """x = c * rest with a rational c."""
    sign = -1 if x.op is NEG else 1
    core = magnitude(x)
    if core.op is MUL and core.first.op is CONSTANT:
        return sign * core.first.payload, core.second
    return Fraction(sign), core


def _term(x: Expr) -> Expr:
    """x without its sign and rational coefficient."""
    if x.op is NEG:
        x = x.first
    return x.second if x.op is MUL and x.first.op is CONSTANT else x


def _is_scaled(x: Expr) -> bool:
    """True for a product with a rational coefficient."""
    return x.op is MUL and x.first.op is CONSTANT


def _has_square(x: Expr) -> bool:
    """True for a product that may have a square as factor."""
    return x.op is MUL and _is_power(x)


def multiple_of_pi(x: Expr) -> Fraction | None:
    """k where x = k pi with a rational k, None otherwise."""
    if x is ZERO:
        return Fraction(0)
    return split_coefficient(x)[0] if _term(x) is PI_NODE else None


def _is_power(product: Expr) -> bool:
    """True if a product has two equal factors or more than two, so that a square may divide it."""
    p, q = product.first, product.second
    return p is q or p.op is MUL or q.op is MUL


def _split_square(x: Expr) -> tuple[Expr, Op, Expr] | None:
    """x = k * sin(a)^2 or k * cos(a)^2 as (k, SIN or COS, a)."""
    core = magnitude(x)
    if not _has_square(core):
        return None
    p, q = core.first, core.second
    for s, rest in ((p, q), (q, p)):
        square = _square_beside(s, rest)
        if square is not None:
            k, wave = square
            return (neg(k) if x.op is NEG else k), wave.op, wave.first
    return None


def _square_beside(s: Expr, rest: Expr) -> tuple[Expr, Expr] | None:
    """s * rest = k * w^2 with a sine or cosine w, as (k, w)."""
    if s.op in _WAVES:
        if rest is s:
            return ONE, s
        if rest.op is MUL and s in rest.args:
            return (rest.second if rest.first is s else rest.first), s
    elif s.op is MUL and s.first is s.second and s.first.op in _WAVES:
        return rest, s.first
    return None


_WAVES = (SIN, COS)


# --- arithmetic -----------------------------------------------------------------------------------


def neg(x: Expr) -> Expr:
    if x.op is NEG:
        return x.first
    known = _known_negative(x.number)
    if known is None and x.number in _older_negatives:
        known = NEGATIVES.find(x.number)
    if known is not None:
        return known
    if x is ZERO:
        return x
    digest = (NEG.index * FACTOR + x.key) % MERSENNE
    node = _blank(Expr)
    node.op, node.first, node.second, node.third, node.payload = NEG, x, NONE, NONE, None
    node.level, node.depth, node.number = x.level, x.depth, x.number + 1
    node.key = ((x.key >> HEIGHT_SHIFT) + 1 << HEIGHT_SHIFT) | digest ^ digest >> 31
    return NEGATIVES.insert(x.number, node)


def add(a: Expr, b: Expr) -> Expr:
    key = a.number << PAIR_SHIFT | b.number
    result = _known_sum(key)
    return _new_sum(key, a, b) if result is None else result


def _new_sum(key: int, a: Expr, b: Expr) -> Expr:
    result = _recent_sums[key] = _sum(a, b)
    if len(_recent_sums) > SUMS.limit:
        SUMS.release()
    return result


def _sum(a: Expr, b: Expr) -> Expr:
    if a is ZERO:
        return b
    if b is ZERO:
        return a
    x, y = a.first if a.op is NEG else a, b.first if b.op is NEG else b
    if x is y:
        return mul(TWO, a) if a is b else ZERO
    shorter = _shorter_sum(a, b, x, y)
    if shorter is not None:
        return shorter
    if y.key < x.key:
        a, b = b, a
    if a.op is NEG:
        return neg(_intern_pair(SUMS, ADD, a.first, neg(b)))
    return _intern_pair(SUMS, ADD, a, b)


def _shorter_sum(a: Expr, b: Expr, x: Expr, y: Expr) -> Expr | None:
    """The sum of a and b in fewer operations, None where there is none; x and y are |a| and |b|."""
    if x.op is CONSTANT and y.op is CONSTANT:
        return constant(_signed_value(a) + _signed_value(b))
    if (_is_scaled(x) or _is_scaled(y)) and _term(x) is _term(y):
        return mul(constant(split_coefficient(a)[0] + split_coefficient(b)[0]), _term(x))
    shorter = _cancel(x, a, b) if x.op is ADD else None
    if shorter is None and y.op is ADD:
        shorter = _cancel(y, b, a)
    if shorter is None and (_has_square(x) or _has_square(y)):
        shorter = _pythagoras(a, b)
    return shorter


def _signed_value(x: Expr) -> Fraction:
    """The value of a constant or of its negative."""
    value: Fraction = -x.first.payload if x.op is NEG else x.payload
    return value


def _cancel(total: Expr, a: Expr, b: Expr) -> Expr | None:
    """(u + v) - u -> v, and (u + c1) + c2 with constants joined; a is the total or its opposite."""
    minus = a is not total
    u, v = total.first, total.second
    cancelled = b.number if minus else b.number ^ 1
    if u.number == cancelled:
        return neg(v) if minus else v
    if v.number == cancelled:
        return neg(u) if minus else u
    if u.op is CONSTANT and magnitude(b).op is CONSTANT:
        return add(add(neg(u), b), neg(v)) if minus else add(add(u, b), v)
    return None


def _pythagoras(a: Expr, b: Expr) -> Expr | None:
    """k sin^2 + k cos^2 -> k;  k - k sin^2 -> k cos^2;  k - k cos^2 -> k sin^2."""
    sa, sb = _split_square(a), _split_square(b)
    if sa is not None and sb is not None:
        return sa[0] if sa[0] is sb[0] and sa[2] is sb[2] and sa[1] is not sb[1] else None
    square, other = (sa, b) if sb is None else (sb, a)
    if square is None:
        return None
    k, op, angle = square
    if other is not neg(k):
        return None
    rest = _intern(COS if op is SIN else SIN, angle)
    return mul(other, mul(rest, rest))


def mul(a: Expr, b: Expr) -> Expr:
    key = a.number << PAIR_SHIFT | b.number
    result = _known_product(key)
    return _new_product(key, a, b) if result is None else result


def _new_product(key: int, a: Expr, b: Expr) -> Expr:
    result = _recent_products[key] = _product(a, b)
    if len(_recent_products) > PRODUCTS.limit:
        PRODUCTS.release()
    return result


def _product(a: Expr, b: Expr) -> Expr:
    if a.op is NEG:
        return mul(a.first, b.first) if b.op is NEG else neg(mul(a.first, b))
    if b.op is NEG:
        return neg(mul(a, b.first))
    if a is ZERO or b is ZERO:
        return ZERO
    if b.op is CONSTANT or (a.op is not CONSTANT and b.key < a.key):
        a, b = b, a
    shorter = _shorter_product(a, b)
    return _intern_pair(PRODUCTS, MUL, a, b) if shorter is None else shorter


def _shorter_product(a: Expr, b: Expr) -> Expr | None:
    """The product of a and b in fewer operations, None where there is none.

    The operands are in canonical order: if one of them is a constant, it is a.
    """
    if a.op is CONSTANT or _is_scaled(a):
        shorter = _scaled_product(a, b)
        if shorter is not None:
            return shorter
    if a.op in _CONTRACTED or b.op in _CONTRACTED:
        shorter = _contract(a, b)
        return _contract(b, a) if shorter is None else shorter
    return None


def _scaled_product(a: Expr, b: Expr) -> Expr | None:
    """The product of a constant, or of two terms with a coefficient, in fewer operations."""
    if a is ONE:
        return b
    if a.op is CONSTANT:
        if b.op is CONSTANT:
            return constant(a.payload * b.payload)
        if _is_scaled(b):
            return mul(constant(a.payload * b.first.payload), b.second)
        if b.op is DIV and b.first.op is CONSTANT:
            return div(constant(a.payload * b.first.payload), b.second)
    elif _is_scaled(b):
        return mul(constant(a.first.payload * b.first.payload), mul(a.second, b.second))
    return None


_CONTRACTED = (SQRT, DIV)


def _contract(a: Expr, b: Expr) -> Expr | None:
    """sqrt(x) sqrt(x) -> x and (c sqrt(x)) sqrt(x) -> c x;  (x / y) y -> x."""
    if a.op is SQRT:
        if a is b:
            return a.first
        if b.op is MUL and b.second is a:
            return mul(b.first, a.first)
        if b.op is MUL and b.first is a:
            return mul(b.second, a.first)
    if a.op is DIV and a.second is b:
        return a.first
    return None


def div(a: Expr, b: Expr) -> Expr:
    """a / b, where b is taken to be different from zero unless it is exactly zero."""
    if b is ZERO:
        raise ZeroDivisionError("division by an expression that is exactly zero")
    if a.op is NEG or b.op is NEG:
        quotient = div(magnitude(a), magnitude(b))
        return neg(quotient) if (a.op is NEG) != (b.op is NEG) else quotient
    if b.op is CONSTANT:
        return mul(constant(1 / b.payload), a)
    if a is ZERO:
        return ZERO
    shorter = _shorter_quotient(a, b)
    return _intern(DIV, a, b) if shorter is None else shorter


def _shorter_quotient(a: Expr, b: Expr) -> Expr | None:
    """x / x -> 1, (x y) / y -> x, x / (x y) -> 1 / y, x / sqrt(x) -> sqrt(x)."""
    if a is b:
        return ONE
    if a.op is MUL and b in a.args:
        return a.second if a.first is b else a.first
    if b.op is MUL and a in b.args:
        return div(ONE, b.second if b.first is a else b.first)
    return b if b.op is SQRT and b.first is a else None


def operation(op: Op, *args: Expr) -> Expr:
    """A node of any other operation, operands of a commutative one in structural order."""
    return _intern(op, *sorted(args, key=lambda a: a.key)) if op.commutative else _intern(op, *args)


_SMALL = {k: constant(k) for k in range(-2, 3)}


# --- pickling: a flat list, so that deep expressions do not recurse -------------------------------


def flat_form(root: Expr) -> list[tuple[str, tuple[int, ...], Any]]:
    index: dict[Expr, int] = {}
    rows = []
    for node in postorder([root]):
        rows.append((node.op.name, tuple(index[a] for a in node.args), node.payload))
        index[node] = len(index)
    return rows


def _rebuild(rows: list[tuple[str, tuple[int, ...], Any]]) -> Expr:
    nodes: list[Expr] = []
    for name, args, payload in rows:
        op = ops.TABLE[name]
        operands = [nodes[i] for i in args]
        if op is SYMBOL:
            nodes.append(symbol(*payload))
        elif not operands:
            nodes.append(_leaf(op, payload))
        elif op is NEG:
            nodes.append(neg(*operands))
        else:
            table = SUMS if op is ADD else PRODUCTS if op is MUL else None
            nodes.append(
                _intern_pair(table, op, *operands)
                if table
                else _intern(op, *operands, payload=payload)
            )
    return nodes[-1]
