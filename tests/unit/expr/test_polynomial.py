"""Polynomials of expressions: expanded, contracted by trigonometric identities, factored."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import reduce
from operator import add

import numpy as np
import pytest

from symoro.expr import PI_NODE, constant, cos, interpret, precise_number, sin, sqrt, symbol
from symoro.expr.node import ONE, ZERO
from symoro.expr.polynomial import (
    TooLarge,
    add_polynomials,
    collected,
    content,
    contract,
    expand,
    simplified,
    single_fraction,
    to_expr,
)

a, b, x, y, z = (symbol(name) for name in ("a", "b", "x", "y", "z"))
S, C = sin(a), cos(a)
POINTS = {
    name: np.random.default_rng(k).uniform(-2, 2, 7)
    for k, name in enumerate(("a", "b", "x", "y", "z"))
}


def values(e):
    return np.broadcast_to(interpret([e], POINTS)[0], 7)


@pytest.mark.parametrize(
    "e",
    [
        (x + y) * (x - y) * (z + 2),
        (x - y) * (x - y) - (x + y) * (x + y),
        x / y * (y + sin(x * z)) - z,
        -(x + 1) * (2 * y - 3) * (x * y - z) / 4,
    ],
)
def test_expanded_and_put_together_again(e):
    p = expand(e)
    for again in (to_expr(p), collected(p), simplified(e)):
        np.testing.assert_allclose(values(again), values(e), rtol=1e-12, atol=1e-12)


def test_expanded_terms():
    assert expand((x + y) * (x - y)) == {((x, 2),): Fraction(1), ((y, 2),): Fraction(-1)}
    assert expand(2 * x - x - x) == {}
    assert expand(ONE) == {(): Fraction(1)}
    assert expand(ZERO) == {}


def test_what_is_too_large_is_left_as_it_is():
    e = (x + y + 1) * (z + a + b)
    for _ in range(6):
        e = e * (x + y + z + a + b + 2)
    with pytest.raises(TooLarge):
        expand(e)
    assert simplified(e) is e


def total(*terms):
    """The sum of terms as a polynomial, which expressions would simplify by themselves."""
    return reduce(add_polynomials, map(expand, terms))


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ((x * y * S * S, x * y * C * C), x * y),
        ((x * S * S * S, x * S * C * C), x * S),
        ((x, -x * S * S), x * C * C),
        ((y * C * C, -y), -(y * S * S)),
        ((S * cos(b), C * sin(b)), sin(a + b)),
        ((S * cos(b), -C * sin(b)), sin(a - b)),
        ((C * cos(b), -S * sin(b)), cos(a + b)),
        ((C * cos(b), S * sin(b)), cos(a - b)),
        ((S * sin(b), -C * cos(b)), -cos(a + b)),
        ((C * sin(b), -S * cos(b)), sin(b - a)),
        ((x * S * cos(b), x * C * sin(b), y), x * sin(a + b) + y),
    ],
)
def test_identities(terms, expected):
    contracted = contract(total(*terms))
    np.testing.assert_allclose(values(to_expr(contracted)), values(expected), rtol=1e-12)
    assert len(contracted) == len(expand(expected))


def test_different_coefficients_are_not_contracted():
    for terms in (
        (2 * S * S, 3 * C * C),
        (2 * S * cos(b), 3 * C * sin(b)),
        (x * S * S, y * C * C),
        (x * S * S, -x * C * C),
        (S, C),
    ):
        assert contract(total(*terms)) == total(*terms)


def test_common_factors():
    assert content(expand(x * x * y + x * y * y * z)) == tuple(
        sorted([(x, 1), (y, 1)], key=lambda item: item[0].key)
    )
    assert content(expand(x + y)) == ()
    assert simplified(x * x * y + x * y * z) in (x * y * (x + z), y * x * (z + x))


def test_the_most_frequent_atom_is_taken_out_first():
    assert collected(expand(x * x * y + x * x * z + a)) is a + x * (x * (y + z))
    assert collected(expand(x * y + b * z)) is x * y + b * z


def test_a_fraction_with_too_many_terms_on_the_way_is_refused():
    """The search for identities in each part would take the square of its number of terms."""
    symbols = [symbol(f"s{k}") for k in range(8)]
    value = x / (reduce(add, symbols) * reduce(add, symbols[:6])) + y
    assert single_fraction(value, 200) is not None
    with pytest.raises(TooLarge):
        single_fraction(value, 20)


def test_a_constant_to_sixty_decimals():
    pi = Fraction("3.141592653589793238462643383279502884197169399375105820974944592")
    assert abs(precise_number(PI_NODE * constant(7)) - 7 * pi) < Fraction(1, 10**57)
    for angle in ("0.3", "-2.9", "41.7", "-1e6"):
        x = constant(Fraction(angle))
        s, c = precise_number(sin(x)), precise_number(cos(x))
        assert float(s) == pytest.approx(math.sin(float(angle)), abs=1e-10)
        assert float(c) == pytest.approx(math.cos(float(angle)), abs=1e-10)
        assert abs(s * s + c * c - 1) < Fraction(1, 10**50)
        doubled = precise_number(sin(x * 2) / (sin(x) * cos(x)) - 2)
        assert abs(doubled) < Fraction(1, 10**50)
    assert precise_number(ONE / (sin(constant(Fraction("0.3"))) * 0 + 4)) == Fraction(1, 4)
    assert precise_number(sqrt(constant(2) + PI_NODE)) is None
