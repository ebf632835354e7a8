"""Paul's equation types: every root solves its equations, and the generating values are among the
roots.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from symoro.expr import equation_types as eq
from symoro.expr.node import ZERO, as_expr, symbol
from symoro.expr.program import interpret

S, C = np.sin, np.cos
RNG = np.random.default_rng(5)


def angle() -> float:
    return float(RNG.uniform(-math.pi, math.pi))


def numbers(count: int) -> list[float]:
    return [float(x) for x in RNG.uniform(-2, 2, count)]


def _type1():
    X, r = numbers(2)
    return eq.type1, (X, X * r), (r,), lambda a, u: [a[0] * u[0] - a[1]]


def _type2():
    X, Y = numbers(2)
    t = angle()
    return (
        eq.type2,
        (X, Y, X * S(t) + Y * C(t)),
        (t,),
        lambda a, u: [a[0] * S(u[0]) + a[1] * C(u[0]) - a[2]],
    )


def _type3():
    X1, Y1, X2, Y2 = numbers(4)
    t = angle()
    a = (X1, Y1, X1 * S(t) + Y1 * C(t), X2, Y2, X2 * S(t) + Y2 * C(t))
    return (
        lambda *a: eq.type3(a[:3], a[3:]),
        a,
        (t,),
        lambda a, u: [
            a[0] * S(u[0]) + a[1] * C(u[0]) - a[2],
            a[3] * S(u[0]) + a[4] * C(u[0]) - a[5],
        ],
    )


def _orthogonal_type3():
    X, Y = numbers(2)
    t = angle()
    return (
        lambda X, Y, Z1, Z2: eq.type3((X, Y, Z1), (-Y, X, Z2), orthogonal=True),
        (X, Y, X * S(t) + Y * C(t), X * C(t) - Y * S(t)),
        (t,),
        lambda a, u: [
            a[0] * S(u[0]) + a[1] * C(u[0]) - a[2],
            a[0] * C(u[0]) - a[1] * S(u[0]) - a[3],
        ],
    )


def _type4():
    X1, X2, r = numbers(3)
    t = angle()
    return (
        eq.type4,
        (X1, X1 * r * S(t), X2, X2 * r * C(t)),
        (r, t),
        lambda a, u: [a[0] * u[0] * S(u[1]) - a[1], a[2] * u[0] * C(u[1]) - a[3]],
    )


def _type5():
    X1, Z1, X2, Z2, r = numbers(5)
    t = angle()
    a = (X1, X1 * S(t) - Z1 * r, Z1, X2, X2 * C(t) - Z2 * r, Z2)
    return (
        eq.type5,
        a,
        (r, t),
        lambda a, u: [a[0] * S(u[1]) - a[1] - a[2] * u[0], a[3] * C(u[1]) - a[4] - a[5] * u[0]],
    )


KINDS = [_type1, _type2, _type3, _orthogonal_type3, _type4, _type5]


def _by_squares(M_i, M_j, Z):
    """Angles i and j of two equations of types 6 to 8: i by type 2, then j by type 3."""
    pairs = []
    for r in eq.type2(*eq.types6to8(M_i, M_j, Z)):
        i = r.values[0]
        left = [z - row[0] * S(i) - row[1] * C(i) for z, row in zip(Z, M_i, strict=True)]
        (j,) = eq.type3((*M_j[0], left[0]), (*M_j[1], left[1]), orthogonal=True)
        pairs += [(i, j.values[0])] if r.exists else []
    return pairs


def _blocks(kind: int) -> tuple[Any, Any]:
    """The coefficients of angle i, and of angle j (in type 8 of the sum i + j), of two equations of
    a type.
    """
    X, Y, W, W2 = numbers(4)
    if kind == 8:
        return ((0.0, X), (X, 0.0)), ((0.0, Y), (Y, 0.0))
    first = ((-Y, -X), (-X, Y))
    return first, ((W, 0.0), (0.0, W)) if kind == 6 else ((W2, W), (W, -W2))


@pytest.mark.parametrize("kind", [6, 7, 8])
def test_two_angles_follow_from_the_sum_of_squares(kind: int) -> None:
    for _ in range(300):
        (M_i, M_j), i, j = _blocks(kind), angle(), angle()
        Z = tuple(
            a[0] * S(i) + a[1] * C(i) + b[0] * S(j) + b[1] * C(j)
            for a, b in zip(M_i, M_j, strict=True)
        )
        pairs = _by_squares(M_i, M_j, Z)
        assert any(same(pair, (i, j)) for pair in pairs)
        for u, v in pairs:
            for z, a, b in zip(Z, M_i, M_j, strict=True):
                gap = a[0] * S(u) + a[1] * C(u) + b[0] * S(v) + b[1] * C(v) - z
                assert abs(gap) < 1e-6


def same(u: Any, v: Any, angles: bool = True) -> bool:
    return all(abs(math.remainder(a - b, 2 * math.pi)) < 1e-6 for a, b in zip(u, v, strict=True))


@pytest.mark.parametrize("make", KINDS, ids=lambda k: k.__name__)
def test_the_roots_solve_the_equations_and_hold_the_generating_values(
    make: Callable[[], Any],
) -> None:
    for _ in range(300):
        solve, a, u, residual = make()
        roots = [r for r in solve(*a) if r.exists]
        assert roots
        assert any(same(r.values, u) for r in roots), (a, u, roots)
        for r in roots:
            limit = 1e-7 if r.double else 1e-9  # a double root lies between two that rounding joins
            assert np.abs(residual(a, r.values)).max() < limit * (1 + np.abs(a).max()), (a, r)
            assert not r.free


@pytest.mark.parametrize("make", KINDS, ids=lambda k: k.__name__)
def test_expressions_and_arrays_give_what_numbers_give(make: Callable[[], Any]) -> None:
    solve, a, _, _ = make()
    names = [f"A{k}" for k in range(len(a))]
    symbols = [symbol(n) if not isinstance(x, int) else x for n, x in zip(names, a, strict=True)]
    for number, expression in zip(solve(*a), solve(*symbols), strict=True):
        values = interpret(
            [as_expr(v) for v in (*expression.values, expression.exists)],
            dict(zip(names, a, strict=True)),
        )
        assert np.allclose(values, [*number.values, number.exists], atol=1e-12)
        assert number.label == expression.label


def test_what_has_no_solution_says_so_without_nan() -> None:
    cases = [
        eq.type1(0.0, 1.0),
        eq.type2(0.3, 0.4, 1.0),
        eq.type2(0.0, 0.0, 1.0),
        eq.type5(1.0, 5.0, 0.0, 1.0, 5.0, 1.0),
        eq.type2(*eq.types6to8(((-1.0, -1.0), (-1.0, 1.0)), ((0.1, 0.0), (0.0, 0.1)), (5.0, 5.0))),
        eq.type2(*eq.types6to8(((0.0, 1.0), (1.0, 0.0)), ((0.0, 1.0), (1.0, 0.0)), (3.0, 0.0))),
    ]
    for roots in cases:
        assert not any(r.exists for r in roots)
        assert all(np.isfinite(v) for r in roots for v in r.values)


def test_free_unknowns_are_named_free() -> None:
    cases = [eq.type1(0.0, 0.0), eq.type2(0.0, 0.0, 0.0), eq.type4(1.0, 0.0, 1.0, 0.0)]
    cases += [eq.type3((1.0, 2.0, 0.5), (2.0, 4.0, 1.0))]
    cases += [eq.type3((1.0, 2.0, 0.0), (-2.0, 1.0, 0.0), orthogonal=True)]
    for roots in cases:
        assert any(r.free and r.exists for r in roots)


def test_roots_of_type_2_without_a_right_side_are_half_a_turn_apart() -> None:
    roots = eq.type2(symbol("X"), symbol("Y"), ZERO)
    first, second = interpret([r.values[0] for r in roots], {"X": 0.6, "Y": 0.8})
    assert abs(0.6 * S(first) + 0.8 * C(first)) < 1e-15
    assert second - first == pytest.approx(math.pi, abs=1e-15)


def test_two_roots_that_meet_are_double() -> None:
    assert all(r.double and r.exists for r in eq.type2(0.6, 0.8, 1.0))
    assert not any(r.double for r in eq.type2(0.6, 0.8, 0.3))


# --- conics ---------------------------------------------------------------------------------------


def real_roots(coefficients: Any) -> np.ndarray:
    """The real roots of a polynomial, simple ones only."""
    roots = np.roots(coefficients)
    return np.sort(roots[np.abs(roots.imag) < 1e-7].real)


def random_conic() -> eq.Conic:
    return eq.Conic(*numbers(6))


def test_a_conic_is_its_polynomial() -> None:
    F, x, y = random_conic(), 0.7, -1.3
    full = F.xx * x * x + F.yy * y * y + F.ww + 2 * (F.xy * x * y + F.xw * x + F.yw * y)
    assert F.at(x, y) == pytest.approx(full)
    h = 1e-6
    slope = (F.at(x + h, y) - F.at(x - h, y)) / (2 * h), (F.at(x, y + h) - F.at(x, y - h)) / (2 * h)
    assert F.slope(x, y) == pytest.approx(slope, abs=1e-8)
    A = np.array([[F.xx, F.xy, F.xw], [F.xy, F.yy, F.yw], [F.xw, F.yw, F.ww]])
    assert F.determinant == pytest.approx(np.linalg.det(A))
    G = random_conic()
    B = np.array([[G.xx, G.xy, G.xw], [G.xy, G.yy, G.yw], [G.xw, G.yw, G.ww]])
    assert F.mixed(G) == pytest.approx(np.trace(A @ B))
    assert F.plus(0.3, G).xy == pytest.approx(F.xy + 0.3 * G.xy)


def test_cubics_with_one_and_with_three_real_roots() -> None:
    counts = set()
    for _ in range(200):
        a, b, c = numbers(3)
        roots, expected = eq._cubic_roots(a, b, c), real_roots([1, a, b, c])
        counts.add(len(expected))
        assert np.abs(np.sort(roots) - expected).max() < 1e-7
    assert counts == {1, 3}


def test_a_conic_meets_the_circle_where_its_quartic_has_real_roots() -> None:
    """With x = cos and y = sin of an angle whose half has the tangent t."""
    counts = set()
    for _ in range(300):
        F = random_conic()
        c, s, w = np.poly1d([-1, 0, 1]), np.poly1d([2, 0]), np.poly1d([1, 0, 1])
        quartic = F.xx * c * c + F.yy * s * s + F.ww * w * w
        quartic += 2 * (F.xy * c * s + F.xw * c * w + F.yw * s * w)
        expected = np.sort(2 * np.arctan(real_roots(quartic)))
        roots = np.sort([r.values[0] for r in eq.circle_roots(F) if r.exists])
        counts.add(len(expected))
        assert len(roots) == len(expected)
        assert np.abs(roots - expected).max(initial=0.0) < 1e-6
    assert counts == {0, 2, 4}


def test_a_conic_meets_the_parabola_where_its_quartic_has_real_roots() -> None:
    counts = set()
    for _ in range(300):
        F = random_conic()
        quartic = [F.yy, 2 * F.xy, F.xx + 2 * F.yw, 2 * F.xw, F.ww]
        expected = real_roots(quartic)
        roots = np.sort([r.values[0] for r in eq.length_roots(F) if r.exists])
        counts.add(len(expected))
        assert len(roots) == len(expected)
        assert np.abs(roots - expected).max(initial=0.0) < 1e-6 * (
            1 + np.abs(expected).max(initial=0)
        )
    assert counts == {0, 2, 4}


def test_a_direction_is_turned_into_another() -> None:
    for X, Y, P, Q in ((0.0, -1.0, 0.6, 0.8), (0.3, 0.4, -2.0, 0.0), (-1.0, 0.0, 0.0, -3.0)):
        root = eq.aligning_rotation(X, Y, P, Q)
        (t,) = root.values
        turned = np.array([C(t) * X - S(t) * Y, S(t) * X + C(t) * Y]) / np.hypot(X, Y)
        assert np.abs(turned - np.array([P, Q]) / np.hypot(P, Q)).max() < 1e-12
        assert root.exists
        assert not root.free
    assert eq.aligning_rotation(0.0, 0.0, 1.0, 0.0).free


@pytest.mark.parametrize("a", [0, 1])
@pytest.mark.parametrize("b", [0, 1])
def test_logic_of_ones_and_zeros(a: int, b: int) -> None:
    x, y = symbol("x"), symbol("y")
    for p, q in ((a, b), (float(a), b), (a, float(b)), (float(a), float(b))):
        assert eq.logical_and(p, q) == (a and b)
        assert eq.logical_or(p, q) == (a or b)
    assert eq.logical_and(1, x) is x
    assert eq.logical_and(x, 1) is x
    assert eq.logical_or(x, 0) is x
    assert interpret([eq.logical_and(x, y), eq.logical_or(x, y)], {"x": a, "y": b}) == [
        a and b,
        a or b,
    ]
