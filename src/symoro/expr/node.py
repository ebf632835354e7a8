"""Expression nodes: a hash-consed scalar DAG with exact constants and the sign on the edge.

Equal expressions are the same object. A node is built by the functions of this file only; they simplify locally
and never make an expression larger:

    0 + x -> x            x - x -> 0            2x + 3x -> 5x           (x + y) - y -> x
    0 x -> 0   1 x -> x   (-x) y -> -(x y)      2 (3 x) -> 6 x          sqrt(x) sqrt(x) -> x
    x / x -> 1 (*)        (x y) / y -> x (*)    k sin^2 + k cos^2 -> k  1 - sin^2 -> cos^2

(*) assuming that the denominator is not zero, as a generated model divides by it anyway.

Canonical form: a product, a quotient and a constant carry no sign, a sum starts with a positive term; what is
left is one NEG on top, which costs nothing. So `a - b` and `b - a` share a node.
"""

from __future__ import annotations

import enum
import hashlib
import math
import weakref
import zlib
from fractions import Fraction
from typing import Any, Union

from symoro.expr import ops
from symoro.expr.infix import infix
from symoro.expr.ops import ADD, CONSTANT, COS, DIV, MUL, NAMED, NEG, PI, SIN, SQRT, SYMBOL, Op
from symoro.expr.walk import postorder

Number = Union[int, float, Fraction]
MERSENNE = (1 << 61) - 1
HEIGHT_SHIFT = 128  # an order key is the height above this bit, a digest below
MAX_BITS = 1024  # constants whose exact form grows beyond this are rounded to a double


class Role(enum.Enum):
    """What a symbol stands for; the value is the argument it is passed in."""

    POSITION = "q"
    VELOCITY = "qd"
    ACCELERATION = "qdd"
    TORQUE = "tau"
    WRENCH = "fe"
    BASE = "base"
    GEOMETRIC = "geometric"
    INERTIAL = "inertial"
    OTHER = "other"

    @property
    def is_parameter(self) -> bool:
        return self in (Role.GEOMETRIC, Role.INERTIAL, Role.OTHER)


CONST_LEVEL, PARAMETER_LEVEL, VARIABLE_LEVEL = 0, 1, 2  # an expression's level is the highest of its leaves


class Expr:
    """A scalar expression. Build it with operators and `symoro.expr.functions`, never directly."""

    __slots__ = ("__weakref__", "_negated", "args", "key", "level", "op", "payload")
    op: Op
    args: tuple[Expr, ...]
    payload: Any
    level: int
    key: int  # structural order: height, then digest; the same in every process
    _negated: Expr | None

    def __add__(self, other: Any) -> Expr:
        return add(self, other if isinstance(other, Expr) else as_expr(other))

    def __radd__(self, other: Any) -> Expr:
        return add(as_expr(other), self)

    def __sub__(self, other: Any) -> Expr:
        return add(self, neg(other if isinstance(other, Expr) else as_expr(other)))

    def __rsub__(self, other: Any) -> Expr:
        return add(as_expr(other), neg(self))

    def __mul__(self, other: Any) -> Expr:
        return mul(self, other if isinstance(other, Expr) else as_expr(other))

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
        return infix(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (flat_form(self),)


# --- interning -----------------------------------------------------------------------------------------------

_table: weakref.WeakValueDictionary[tuple[Any, ...], Expr] = weakref.WeakValueDictionary()


def _leaf_digest(op: Op, payload: Any) -> int:
    """Leaves sort as a reader would: constants, pi, then symbols alphabetically; a digest tells long names apart."""
    head = payload[0].encode()[:8].ljust(8, b"\0") if op is SYMBOL else b""
    tail = hashlib.blake2b(f"{op.name} {payload}".encode(), digest_size=7).digest()
    return (CONSTANT, PI, SYMBOL).index(op) << 120 | int.from_bytes(head + tail, "big")


def _intern(op: Op, args: tuple[Expr, ...], payload: Any = None, level: int | None = None) -> Expr:
    identity = (op, payload, *map(id, args))  # a key of nodes would keep them, and by _negated their users, alive for ever
    found = _table.get(identity)
    if found is not None:
        return found
    node = object.__new__(Expr)
    node.op, node.args, node.payload, node._negated = op, args, payload, None
    if args:
        digest, height, top = op.index + (zlib.crc32(payload[0].encode()) << 8 if payload else 0), 0, 0
        for a in args:
            digest = (digest * 0x9E3779B97F4A7C15 + a.key) % MERSENNE
            digest ^= digest >> 31  # a linear digest would not tell a b + c d from a c + b d
            height = max(height, a.key >> HEIGHT_SHIFT)
            top = max(top, a.level)
        node.key, node.level = (height + 1) << HEIGHT_SHIFT | digest, top
    else:
        node.key, node.level = _leaf_digest(op, payload), level or 0
    _table[identity] = node
    return node


def symbol(name: str, role: Role = Role.OTHER) -> Expr:
    """The input called `name`; its role says which argument it comes in and whether it is a parameter."""
    return _intern(SYMBOL, (), (name, role), PARAMETER_LEVEL if role.is_parameter else VARIABLE_LEVEL)


def constant(value: Number) -> Expr:
    """The exact number; a float stands for its shortest decimal form."""
    exact = value if isinstance(value, Fraction) else Fraction(repr(float(value))) if isinstance(value, float) else Fraction(value)
    if exact.numerator.bit_length() + exact.denominator.bit_length() > MAX_BITS:
        exact = Fraction(repr(_nearest(exact)))
    return neg(_intern(CONSTANT, (), -exact)) if exact < 0 else _intern(CONSTANT, (), exact)


def _nearest(exact: Fraction) -> float:
    try:
        return float(exact)
    except OverflowError as error:
        raise ValueError("a constant too large for a floating-point number") from error


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
    return _intern(NAMED, (value,), (name,))


ZERO, ONE, TWO, HALF = constant(0), constant(1), constant(2), constant(Fraction(1, 2))
PI_NODE = _intern(PI, ())


# --- views ---------------------------------------------------------------------------------------------------


def magnitude(x: Expr) -> Expr:
    """The expression without its sign."""
    return x.args[0] if x.op is NEG else x


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
    if core.op is MUL and core.args[0].op is CONSTANT:
        return sign * core.args[0].payload, core.args[1]
    return Fraction(sign), core


def _term(x: Expr) -> Expr:
    """x without its sign and rational coefficient."""
    if x.op is NEG:
        x = x.args[0]
    return x.args[1] if x.op is MUL and x.args[0].op is CONSTANT else x


def multiple_of_pi(x: Expr) -> Fraction | None:
    """k where x = k pi with a rational k, None otherwise."""
    if x is ZERO:
        return Fraction(0)
    c, rest = split_coefficient(x)
    return c if rest is PI_NODE else None


def _split_square(x: Expr) -> tuple[Expr, Op, Expr] | None:
    """x = k * sin(a)^2 or k * cos(a)^2 as (k, SIN or COS, a)."""
    core = magnitude(x)
    if core.op is not MUL:
        return None
    for s, rest in (core.args, core.args[::-1]):
        if s.op is SIN or s.op is COS:
            if rest is s:
                k = ONE
            elif rest.op is MUL and s in rest.args:
                k = rest.args[1] if rest.args[0] is s else rest.args[0]
            else:
                continue
        elif s.op is MUL and s.args[0] is s.args[1] and s.args[0].op in (SIN, COS):
            s, k = s.args[0], rest
        else:
            continue
        return (neg(k) if x.op is NEG else k), s.op, s.args[0]
    return None


# --- arithmetic ----------------------------------------------------------------------------------------------


def neg(x: Expr) -> Expr:
    if x.op is NEG:
        return x.args[0]
    if x is ZERO:
        return x
    if x._negated is None:
        x._negated = _intern(NEG, (x,))
    return x._negated


def add(a: Expr, b: Expr) -> Expr:
    if a is ZERO:
        return b
    if b is ZERO:
        return a
    ta, tb = _term(a), _term(b)
    if ta is tb:
        return mul(constant(split_coefficient(a)[0] + split_coefficient(b)[0]), ta)
    if ta.op is CONSTANT and tb.op is CONSTANT:
        return constant(rational(a) + rational(b))  # type: ignore[operator]
    if ta.op is ADD or tb.op is ADD:
        for shorter in (_cancel(a, b), _cancel(b, a)):
            if shorter is not None:
                return shorter
    if ta.op is MUL or tb.op is MUL:
        shorter = _pythagoras(a, b)
        if shorter is not None:
            return shorter
    if (b.args[0].key if b.op is NEG else b.key) < (a.args[0].key if a.op is NEG else a.key):
        a, b = b, a
    if a.op is NEG:
        return neg(_intern(ADD, (a.args[0], neg(b))))
    return _intern(ADD, (a, b))


def _cancel(a: Expr, b: Expr) -> Expr | None:
    """(u + v) - u -> v, and (u + c1) + c2 with constants joined."""
    core, minus = (a.args[0], True) if a.op is NEG else (a, False)
    if core.op is not ADD:
        return None
    u, v = (neg(core.args[0]), neg(core.args[1])) if minus else core.args
    opposite = neg(b)
    if u is opposite:
        return v
    if v is opposite:
        return u
    if magnitude(b).op is CONSTANT and magnitude(u).op is CONSTANT:
        return add(add(u, b), v)
    return None


def _pythagoras(a: Expr, b: Expr) -> Expr | None:
    """k sin^2 + k cos^2 -> k;  1 - sin^2 -> cos^2;  1 - cos^2 -> sin^2 (the same with a factor k)."""
    sa, sb = _split_square(a), _split_square(b)
    if sa is None and sb is None:
        return None
    if sa is not None and sb is not None:
        return sa[0] if sa[0] is sb[0] and sa[2] is sb[2] and sa[1] is not sb[1] else None
    (k, op, angle), other = (sa, b) if sa is not None else (sb, a)  # type: ignore[misc]
    if other is not neg(k):
        return None
    rest = _intern(COS if op is SIN else SIN, (angle,))
    return mul(other, mul(rest, rest))


def mul(a: Expr, b: Expr) -> Expr:
    if a.op is NEG:
        return mul(a.args[0], b.args[0]) if b.op is NEG else neg(mul(a.args[0], b))
    if b.op is NEG:
        return neg(mul(a, b.args[0]))
    if a is ZERO or b is ZERO:
        return ZERO
    if a is ONE:
        return b
    if b is ONE:
        return a
    if b.op is CONSTANT or (a.op is not CONSTANT and b.key < a.key):
        a, b = b, a
    if a.op is CONSTANT:
        if b.op is CONSTANT:
            return constant(a.payload * b.payload)
        if b.op is MUL and b.args[0].op is CONSTANT:
            return mul(constant(a.payload * b.args[0].payload), b.args[1])
        if b.op is DIV and b.args[0].op is CONSTANT:
            return div(constant(a.payload * b.args[0].payload), b.args[1])
    elif a.op is MUL and b.op is MUL and a.args[0].op is CONSTANT and b.args[0].op is CONSTANT:
        return mul(constant(a.args[0].payload * b.args[0].payload), mul(a.args[1], b.args[1]))
    for shorter in (_contract(a, b), _contract(b, a)):
        if shorter is not None:
            return shorter
    return _intern(MUL, (a, b))


def _contract(a: Expr, b: Expr) -> Expr | None:
    """sqrt(x) sqrt(x) -> x and (c sqrt(x)) sqrt(x) -> c x;  (x / y) y -> x."""
    if a.op is SQRT:
        if a is b:
            return a.args[0]
        if b.op is MUL and b.args[1] is a:
            return mul(b.args[0], a.args[0])
        if b.op is MUL and b.args[0] is a:
            return mul(b.args[1], a.args[0])
    if a.op is DIV and a.args[1] is b:
        return a.args[0]
    return None


def div(a: Expr, b: Expr) -> Expr:
    if b is ZERO:
        raise ZeroDivisionError("division by an expression that is exactly zero")
    if a.op is NEG or b.op is NEG:
        quotient = div(magnitude(a), magnitude(b))
        return neg(quotient) if (a.op is NEG) != (b.op is NEG) else quotient
    if b.op is CONSTANT:
        return mul(constant(1 / b.payload), a)
    if a is ZERO:
        return ZERO
    if a is b:
        return ONE
    if a.op is MUL and b in a.args:
        return a.args[1] if a.args[0] is b else a.args[0]
    if b.op is MUL and a in b.args:
        return div(ONE, b.args[1] if b.args[0] is a else b.args[0])
    if b.op is SQRT and b.args[0] is a:
        return b
    return _intern(DIV, (a, b))


def operation(op: Op, *args: Expr) -> Expr:
    """A node of any other operation, operands of a commutative one in structural order."""
    return _intern(op, tuple(sorted(args, key=lambda a: a.key)) if op.commutative else args)


_SMALL = {k: constant(k) for k in range(-2, 3)}


# --- pickling: a flat list, so that deep expressions do not recurse ------------------------------------------


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
        if op is SYMBOL:
            nodes.append(symbol(*payload))
        else:
            nodes.append(_intern(op, tuple(nodes[i] for i in args), payload))
    return nodes[-1]
