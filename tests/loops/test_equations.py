"""Paul's equation types: every root solves its equations, and the generating values are among the roots."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from symoro.expr import paul_types as eq
from symoro.expr.interpret import interpret
from symoro.expr.node import as_expr, symbol

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
        eq.type3,
        a,
        (t,),
        lambda a, u: [
            a[0] * S(u[0]) + a[1] * C(u[0]) - a[2],
            a[3] * S(u[0]) + a[4] * C(u[0]) - a[5],
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


def _type6():
    W, X, Y = numbers(3)
    i, j = angle(), angle()
    a = (W, X, Y, W * S(j) - X * C(i) - Y * S(i), W * C(j) - X * S(i) + Y * C(i))
    return (
        eq.type6,
        a,
        (i, j),
        lambda a, u: [
            a[1] * C(u[0]) + a[2] * S(u[0]) + a[3] - a[0] * S(u[1]),
            a[1] * S(u[0]) - a[2] * C(u[0]) + a[4] - a[0] * C(u[1]),
        ],
    )


def _type7(e: int = 1):
    W1, W2, X, Y = numbers(4)
    i, j = angle(), angle()
    a = (
        W1,
        W2,
        X,
        Y,
        W1 * C(j) + W2 * S(j) - X * C(i) - Y * S(i),
        e * (W1 * S(j) - W2 * C(j)) - X * S(i) + Y * C(i),
        e,
    )
    return (
        eq.type7,
        a,
        (i, j),
        lambda a, u: [
            a[2] * C(u[0]) + a[3] * S(u[0]) + a[4] - a[0] * C(u[1]) - a[1] * S(u[1]),
            a[2] * S(u[0]) - a[3] * C(u[0]) + a[5] - a[6] * (a[0] * S(u[1]) - a[1] * C(u[1])),
        ],
    )


def _type8():
    X, Y = numbers(2)
    i, j = angle(), angle()
    a = (X, Y, X * C(i) + Y * C(i + j), X * S(i) + Y * S(i + j))
    return (
        eq.type8,
        a,
        (i, j),
        lambda a, u: [
            a[0] * C(u[0]) + a[1] * C(u[0] + u[1]) - a[2],
            a[0] * S(u[0]) + a[1] * S(u[0] + u[1]) - a[3],
        ],
    )


KINDS = [_type1, _type2, _type3, _type4, _type5, _type6, _type7, lambda: _type7(-1), _type8]


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
            assert np.abs(residual(a, r.values)).max() < 1e-9 * (1 + np.abs(a).max()), (a, r)
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
        eq.type3(1.0, 0.0, 0.5, 0.0, 1.0, 0.1),
        eq.type5(1.0, 5.0, 0.0, 1.0, 5.0, 1.0),
        eq.type6(0.1, 1.0, 1.0, 5.0, 5.0),
        eq.type7(0.1, 0.1, 1.0, 1.0, 5.0, 5.0),
        eq.type8(1.0, 1.0, 3.0, 0.0),
        eq.type8(0.0, 1.0, 3.0, 0.0),
    ]
    for roots in cases:
        assert not any(r.exists for r in roots)
        assert all(np.isfinite(v) for r in roots for v in r.values)


def test_free_unknowns_are_named_free() -> None:
    cases = [eq.type1(0.0, 0.0), eq.type2(0.0, 0.0, 0.0), eq.type4(1.0, 0.0, 1.0, 0.0)]
    for roots in (
        *cases,
        eq.type6(math.sqrt(2.0), 1.0, 1.0, 0.0, 0.0),
        eq.type8(1.0, -1.0, 0.0, 0.0),
    ):
        assert any(r.free and r.exists for r in roots)


def test_dependent_equations_of_type_3_are_solved_as_type_2() -> None:
    roots = [r for r in eq.type3(1.0, 2.0, 0.5, 2.0, 4.0, 1.0) if r.exists]
    assert len(roots) == 2
    assert all(abs(S(r.values[0]) + 2 * C(r.values[0]) - 0.5) < 1e-12 for r in roots)
    assert not any(r.exists for r in eq.type3(1.0, 2.0, 0.5, 2.0, 4.0, 1.5))


def test_two_roots_that_meet_are_double() -> None:
    assert all(r.double and r.exists for r in eq.type2(0.6, 0.8, 1.0))
    assert all(r.double and r.exists for r in eq.type8(1.0, 1.0, 2.0, 0.0))
    assert not any(r.double for r in eq.type2(0.6, 0.8, 0.3))
