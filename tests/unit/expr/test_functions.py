"""Functions on expressions: exact values, parity, shifts; on floats and arrays: NumPy's values."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from symoro.expr import functions as f
from symoro.expr import ops
from symoro.expr.node import HALF, ONE, ZERO, constant, symbol
from symoro.expr.program import interpret

x, y, c = symbol("x"), symbol("y"), symbol("c")
pi = f.pi
TWELFTHS = [Fraction(k, n) for n in (1, 2, 3, 4, 6) for k in range(-2 * n - 1, 2 * n + 2)]


def number(expression, **values):
    return float(interpret([expression], values)[0])


@pytest.mark.parametrize("k", sorted(set(TWELFTHS)))
def test_exact_trigonometric_table(k):
    angle, value = constant(k) * pi, float(k) * math.pi
    for function, reference in ((f.sin, math.sin), (f.cos, math.cos)):
        exact = function(angle)
        assert exact.op not in (ops.SIN, ops.COS)
        assert number(exact) == pytest.approx(reference(value), abs=1e-15)
    if abs(math.cos(value)) > 1e-9:
        assert number(f.tan(angle)) == pytest.approx(math.tan(value), abs=1e-14)
        assert not any(
            n.op in (ops.SIN, ops.COS, ops.TAN) for n in (f.tan(angle), *f.tan(angle).args)
        )


@pytest.mark.parametrize("k", [Fraction(1, 5), Fraction(-1, 5), Fraction(2, 7), Fraction(11, 12)])
def test_other_angles_stay_functions(k):
    angle = constant(k) * pi
    assert {f.sin(angle).op, f.cos(angle).op, f.tan(angle).op} <= {
        ops.SIN,
        ops.COS,
        ops.TAN,
        ops.NEG,
    }
    assert f.tan(-angle) is -f.tan(angle)
    assert number(f.tan(angle)) == pytest.approx(math.tan(float(k) * math.pi))


IDENTITIES = [
    ("sin(-x)", f.sin(-x), -f.sin(x)), ("cos(-x)", f.cos(-x), f.cos(x)), ("tan(-x)", f.tan(-x), -f.tan(x)), ("sin(y - x)", f.sin(y - x), -f.sin(x - y)),
    ("sin(x + pi/2)", f.sin(x + pi / 2), f.cos(x)), ("sin(x - pi/2)", f.sin(x - pi / 2), -f.cos(x)), ("sin(x + pi)", f.sin(x + pi), -f.sin(x)),
    ("cos(x + pi/2)", f.cos(x + pi / 2), -f.sin(x)), ("cos(x - pi/2)", f.cos(x - pi / 2), f.sin(x)), ("cos(x - pi)", f.cos(x - pi), -f.cos(x)),
    ("sin(pi/2 - x)", f.sin(pi / 2 - x), f.cos(x)), ("cos(pi/2 - x)", f.cos(pi / 2 - x), f.sin(x)), ("sin(-pi/2 - x)", f.sin(-pi / 2 - x), -f.cos(x)),
    ("sin(x + 7 pi/2)", f.sin(x + 7 * pi / 2), -f.cos(x)), ("cos(2 pi - x)", f.cos(2 * pi - x), f.cos(x)),
    ("asin(0)", f.asin(ZERO), ZERO), ("asin(1)", f.asin(ONE), pi / 2), ("asin(-1/2)", f.asin(-HALF), -pi / 6), ("asin(-x)", f.asin(-x), -f.asin(x)),
    ("acos(0)", f.acos(ZERO), pi / 2), ("acos(1)", f.acos(ONE), ZERO), ("acos(-1)", f.acos(-ONE), pi), ("acos(-1/2)", f.acos(-HALF), 2 * pi / 3),
    ("atan2(0, 1)", f.atan2(ZERO, ONE), ZERO), ("atan2(0, -1)", f.atan2(ZERO, -ONE), pi), ("atan2(1, 0)", f.atan2(ONE, ZERO), pi / 2),
    ("atan2(-2, -2)", f.atan2(constant(-2), constant(-2)), -3 * pi / 4), ("atan2(-y, x)", f.atan2(-y, x), -f.atan2(y, x)),
    ("sqrt(4/9)", f.sqrt(constant(Fraction(4, 9))), constant(Fraction(2, 3))), ("sqrt(0)", f.sqrt(ZERO), ZERO), ("sqrt(0.25)", f.sqrt(constant(0.25)), HALF),
    ("x^0", f.power(x, 0), ONE), ("x^1", f.power(x, 1), x), ("x^2", f.power(x, 2), x * x), ("x^3", f.power(x, 3), x * x * x),
    ("x^-2", f.power(x, -2), 1 / (x * x)),
    ("x^0.5", f.power(x, 0.5), f.sqrt(x)), ("2^10", f.power(constant(2), 10), constant(1024)), ("(-x)^2", f.power(-x, 2), x * x),
    ("(-x)^3", f.power(-x, 3), -(x * x * x)),
    ("x^8 shares", f.power(x, 8), f.power(f.power(f.power(x, 2), 2), 2)),
    ("|-3|", f.absolute(constant(-3)), constant(3)), ("|-x|", f.absolute(-x), f.absolute(x)), ("||x||", f.absolute(f.absolute(x)), f.absolute(x)),
    ("|x - y|", f.absolute(x - y), f.absolute(y - x)), ("|sqrt|", f.absolute(f.sqrt(x)), f.sqrt(x)), ("|pi|", f.absolute(-pi), pi),
    ("sign(-3)", f.sign(constant(-3)), -ONE), ("sign(0)", f.sign(ZERO), ZERO), ("sign(-x)", f.sign(-x), -f.sign(x)), ("sign(-pi)", f.sign(-pi), -ONE),
    ("exp(0)", f.exp(ZERO), ONE), ("log(1)", f.log(ONE), ZERO),
    ("min(2, 3)", f.minimum(constant(2), 3), constant(2)), ("max(2, 3)", f.maximum(constant(2), 3), constant(3)), ("min(x, x)", f.minimum(x, x), x),
    ("max(x, x)", f.maximum(x, x), x),
    ("min(x, y)", f.minimum(x, y), f.minimum(y, x)), ("equal(x, y)", f.equal(x, y), f.equal(y, x)),
    ("1 < 2", f.less(ONE, 2), ONE), ("2 < 1", f.less(constant(2), 1), ZERO), ("x < x", f.less(x, x), ZERO), ("x <= x", f.less_equal(x, x), ONE),
    ("x = x", f.equal(x, x), ONE),
    ("where(1, x, y)", f.where(ONE, x, y), x), ("where(0, x, y)", f.where(ZERO, x, y), y), ("where(c, x, x)", f.where(c, x, x), x),
    ("where(-2, x, y)", f.where(constant(-2), x, y), x),
]  # fmt: skip


@pytest.mark.parametrize(
    ("found", "expected"), [row[1:] for row in IDENTITIES], ids=[row[0] for row in IDENTITIES]
)
def test_identities(found, expected):
    assert found is expected


def test_less_is_not_commutative():
    assert f.less(x, y) is not f.less(y, x)
    assert f.atan2(x, y) is not f.atan2(y, x)


def test_large_powers_are_not_unrolled():
    assert f.power(x, f.MAX_EXPONENT + 1).op is ops.POW
    assert f.power(constant(9), constant(9**9)).op is ops.POW
    assert f.power(x, y).op is ops.POW


FLOATS = [
    (f.sin, (0.3,)),
    (f.cos, (0.3,)),
    (f.tan, (0.3,)),
    (f.asin, (0.3,)),
    (f.acos, (0.3,)),
    (f.atan2, (0.3, -2.0)),
    (f.sqrt, (2.0,)),
    (f.power, (2.0, 0.3)),
    (f.absolute, (-2.0,)),
    (f.sign, (-2.0,)),
    (f.exp, (0.5,)),
    (f.log, (0.5,)),
    (f.minimum, (1.0, 2.0)),
    (f.maximum, (1.0, 2.0)),
    (f.less, (1.0, 2.0)),
    (f.less_equal, (2.0, 2.0)),
    (f.equal, (1.0, 2.0)),
    (f.where, (1.0, 3.0, 4.0)),
    (f.where, (0.0, 3.0, 4.0)),
]


@pytest.mark.parametrize(("function", "args"), FLOATS)
def test_floats_arrays_and_expressions_agree(function, args):
    """One definition serves all three: a float, an array, and an interpreted expression."""
    value = float(function(*args))
    arrays = function(*(np.full(4, a) for a in args))
    names = [f"a{k}" for k in range(len(args))]
    symbolic = interpret([function(*map(symbol, names))], dict(zip(names, args, strict=True)))[0]
    assert arrays.shape == (4,)
    assert arrays == pytest.approx(value)
    assert float(symbolic) == pytest.approx(value)
    assert value == pytest.approx(float(interpret([function(*(constant(a) for a in args))], {})[0]))


def test_structural_zero():
    assert f.is_zero(ZERO)
    assert not f.is_zero(0.0)
    assert not f.is_zero(x)


def test_every_operation_has_a_constructor():
    assert set(f.CONSTRUCTORS) == {
        op for op in ops.TABLE.values() if op.arity and op is not ops.NAMED
    }


@pytest.mark.parametrize(("x", "y"), [(1, 2), (2, 2), (2, 1), (Fraction(1, 3), Fraction(1, 3))])
def test_comparisons_of_constants_are_decided(x, y):
    a, b = constant(x), constant(y)
    assert f.less(a, b) is constant(int(x < y))
    assert f.less_equal(a, b) is constant(int(x <= y))
    assert f.equal(a, b) is constant(int(x == y))
    assert f.where(f.less(a, b), a, b) is constant(min(x, y))


def test_a_sum_of_angles_is_one_node_in_any_order():
    a, b, c, d = (symbol(name) for name in "abcd")
    sums = ((a + b) + (c + b), (b + c) + (b + a), 2 * b + (c + a), (a - d) + (2 * b + (c + d)))
    for wave in (f.sin, f.cos):
        assert len({wave(x) for x in sums}) == 1
    assert f.sin((a + b) - (c + b) + (c - d)) is f.sin(a - d)


def test_squares_of_sine_and_cosine_add_up_in_any_shape():
    a, k, m = symbol("a"), symbol("k"), symbol("m")
    s, c = f.sin(a), f.cos(a)
    for first in (k * s * s, k * (s * s), s * (k * s), (s * s) * k):
        for second in (k * c * c, k * (c * c), c * (k * c), (c * c) * k):
            assert first + second is k
            assert -first - second is -k
    assert k * m * s * s + m * k * (c * c) is k * m
    assert k * s * s + m * c * c is not k
    assert k * s * s - k * c * c is not k
