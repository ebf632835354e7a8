"""Factors of sums of sines and cosines: products of known factors are found again."""

import math

import numpy as np
import pytest

from symoro.expr import (
    as_expr,
    cos,
    display_text,
    interpret,
    is_zero,
    lifted_numbers,
    pi,
    simplified,
    sin,
    substitute,
    symbol,
    symbols_of,
    trigonometric_factors,
)

q2, q3, q4, q5 = (symbol(f"q{k}") for k in (2, 3, 4, 5))
D, R = symbol("D"), symbol("R")
OFFSET = as_expr(0.3)
PRODUCTS = {
    "elbow and shoulder": [D, R * cos(q3) - D * sin(q3), D * cos(q2) - R * sin(q2 + q3)],
    "powers": [sin(q3), sin(q3), cos(q3), 1 + D * cos(q2)],
    "of a difference": [D * cos(q2 - q5) + R * sin(q2 - q5), R + D * cos(q2) - R * sin(q5)],
    "of a sum of three": [sin(q2 + q3 + q4), D * cos(q2) + R * sin(q2 + q3)],
    "of parameters": [D + R, cos(q2) + 2 * sin(q3)],
    "right angles": [sin(q3 - pi / 2), D * cos(q2 + q3 - pi / 2) + R * sin(q2)],
    "offsets": [sin(q3 + OFFSET), D * cos(q2 + q3 + OFFSET) + R],
}


def values_of(expressions, values):
    return [float(x) for x in interpret([as_expr(e) for e in expressions], values)]


def expanded(factors):
    """The product, multiplied out so that no factor can be seen."""
    total = [as_expr(1)]
    for f in factors:
        terms = [f]
        while terms and any(t.op.name == "add" for t in terms):
            terms = [a for t in terms for a in (t.args if t.op.name == "add" else (t,))]
        total = [a * b for a in total for b in terms]
    result = as_expr(0)
    for t in total:
        result = result + t
    return result


@pytest.mark.parametrize("name", PRODUCTS)
def test_factors_of_a_product_are_found(name):
    factors = PRODUCTS[name]
    [root], numbers = lifted_numbers([expanded(factors)])
    several = substitute(trigonometric_factors(root), numbers)
    rng = np.random.default_rng(3)
    symbols = symbols_of([expanded(factors)])
    for _ in range(5):
        values = {s.payload[0]: rng.uniform(-3, 3) for s in symbols}
        product = math.prod(values_of(several, values))
        assert product == pytest.approx(math.prod(values_of(factors, values)), rel=1e-9)
    # each factor vanishes where one of the several does: they agree up to a number
    points = [{s.payload[0]: rng.uniform(-3, 3) for s in symbols} for _ in range(4)]
    for f in factors:
        ratios = [[values_of([f], p)[0] / values_of([g], p)[0] for p in points] for g in several]
        assert any(np.ptp(np.abs(r)) < 1e-9 * abs(r[0]) for r in ratios), display_text(f)


def test_random_products():
    rng = np.random.default_rng(5)
    variables = [q2, q3, q4]
    for _ in range(25):
        factors = []
        for _ in range(rng.integers(1, 4)):
            signs = rng.integers(-1, 2, len(variables))
            angle = sum((int(k) * v for k, v in zip(signs, variables, strict=True)), q3)
            a, b, c = (int(x) for x in rng.integers(-3, 4, 3))
            factors.append(as_expr(a * D * cos(angle) + b * R * sin(angle) + c * sin(q2)))
        root = expanded(factors)
        values = {s: rng.uniform(-3, 3) for s in ("q2", "q3", "q4", "D", "R")}
        product = math.prod(values_of(trigonometric_factors(root), values))
        assert product == pytest.approx(math.prod(values_of(factors, values)), rel=1e-8, abs=1e-9)


def test_divisors_are_factors_too():
    """Terms with different divisors, as rates of closed loops have them."""
    rng = np.random.default_rng(2)
    root = D * sin(q3) * cos(q2) / sin(q4 - q2) + R * cos(q3) / (D * sin(q3)) + D * sin(q2 + q3)
    for _ in range(5):
        values = {s: rng.uniform(0.3, 2) for s in ("q2", "q3", "q4", "D", "R")}
        product = math.prod(values_of(trigonometric_factors(root), values))
        assert product == pytest.approx(values_of([root], values)[0], rel=1e-9)


def test_zero_and_numbers():
    assert is_zero(trigonometric_factors(sin(q2 + q3) - sin(q2) * cos(q3) - cos(q2) * sin(q3))[0])
    assert trigonometric_factors(as_expr(6)) == [as_expr(6)]
    [root], numbers = lifted_numbers([as_expr(0.35 * sin(q2 + pi / 4) + 0.5)])
    assert sorted(map(str, numbers.values())) == ["0.35", "0.5"]
    assert simplified(substitute([root], numbers)[0]) is simplified(
        as_expr(0.35 * sin(q2 + pi / 4) + 0.5)
    )
