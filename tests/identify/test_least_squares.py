"""Deviations, errors and factors against their definitions on small dense systems."""

from __future__ import annotations

import numpy as np
import pytest

from symoro.errors import InputError
from symoro.identify.least_squares import (
    Errors,
    Estimate,
    ObservationSystem,
    correlated_covariance,
    prediction_errors,
    solve_least_squares,
    solve_weighted,
)
from symoro.identify.observation_rows import Rows
from symoro.identify.triangular_factors import (
    Factor,
    RobustWeights,
    add_rows,
    gram_triangle,
    merge_factors,
)

RNG = np.random.default_rng(0)
A = [RNG.standard_normal((9, 2)), RNG.standard_normal((12, 3))]
COLUMNS = (np.array([0, 2]), np.array([0, 1, 2]))
X = np.array([1.0, -2.0, 0.5])
Y = [
    a @ X[c] + size * RNG.standard_normal(len(a))
    for a, c, size in zip(A, COLUMNS, (0.1, 2.0), strict=True)
]


def system(method: str = "qr") -> ObservationSystem:
    factors = []
    for a, y in zip(A, Y, strict=True):
        rows = np.column_stack([a, y])
        first = add_rows(Factor.empty(rows.shape[1]), rows[:4], method)
        factor = merge_factors(
            first, add_rows(Factor.empty(rows.shape[1]), rows[4:], method), method
        )
        factors.append(gram_triangle(factor) if method == "gram" else factor)
    return ObservationSystem(tuple(factors), COLUMNS, 3)


def dense(weights: tuple[float, float]) -> tuple[np.ndarray, np.ndarray]:
    wide = [np.zeros((len(a), 3)) for a in A]
    for w, a, c in zip(wide, A, COLUMNS, strict=True):
        w[:, c] = a
    rows = np.concatenate([w * k for w, k in zip(wide, weights, strict=True)])
    return rows, np.concatenate([y * k for y, k in zip(Y, weights, strict=True)])


@pytest.mark.parametrize("method", ["qr", "gram"])
def test_residuals_and_their_deviations_are_those_of_the_rows(method):
    s = system(method)
    norms = [np.linalg.norm(y - a @ X[c]) for a, y, c in zip(A, Y, COLUMNS, strict=True)]
    assert s.rows == 21
    np.testing.assert_allclose(s.residual_norms(X), norms, rtol=1e-9)
    np.testing.assert_allclose(s.deviations(X), np.array(norms) / np.sqrt([9 - 2, 12 - 3]))
    np.testing.assert_allclose(s.measured_norms(), [np.linalg.norm(y) for y in Y], rtol=1e-9)


def test_weights_covariance_and_condition_are_those_of_the_dense_solution():
    names = ["a", "b", "c"]
    ordinary = solve_least_squares(system(), names)
    weighted = solve_weighted(system(), names)
    for estimate, weights in ((ordinary, (1.0, 1.0)), (weighted, 1 / ordinary.deviations)):
        rows, y = dense(tuple(weights))
        x, squares, _, _ = np.linalg.lstsq(rows, y, rcond=None)
        np.testing.assert_allclose(estimate.x, x, rtol=1e-10)
        covariance = np.linalg.inv(rows.T @ rows) * squares[0] / (21 - 3)
        np.testing.assert_allclose(estimate.covariance, covariance, rtol=1e-8)
        scaled = rows / np.linalg.norm(rows, axis=0)
        assert estimate.condition == pytest.approx(np.linalg.cond(scaled))


def test_a_parameter_left_out_is_zero_and_has_no_deviation():
    estimate = solve_least_squares(system(), ["a", "b", "c"], selection=np.array([0, 2]))
    assert estimate.x[1] == 0
    assert estimate.sigma[1] == 0
    rows, y = dense((1.0, 1.0))
    np.testing.assert_allclose(
        estimate.x[[0, 2]], np.linalg.lstsq(rows[:, [0, 2]], y, rcond=None)[0], rtol=1e-10
    )


def test_relative_deviations_are_in_percent():
    estimate = Estimate(
        np.array([2.0, 0.0, 0.0]), np.diag([0.04, 1.0, 0.0]), 1.0, np.ones(1), np.arange(3)
    )
    np.testing.assert_allclose(estimate.relative, [10.0, np.inf, 0.0])


def test_dependent_parameters_are_named():
    rows = np.column_stack(
        [RNG.standard_normal((8, 1)) @ [[1.0, 2.0]], RNG.standard_normal((8, 2))]
    )
    factor = add_rows(Factor.empty(4), rows, "qr")
    s = ObservationSystem((factor,), (np.arange(3),), 3)
    with pytest.raises(InputError, match="no way to tell first, second apart"):
        solve_least_squares(s, ["first", "second", "third"])
    assert np.isfinite(solve_least_squares(s, ["", "", ""], tolerant=True).x).all()


def test_errors_are_relative_and_printed_in_percent():
    errors = prediction_errors(system(), X, ["joint 1", "joint 2"])
    off = [np.linalg.norm(y - a @ X[c]) for a, y, c in zip(A, Y, COLUMNS, strict=True)]
    size = [np.linalg.norm(y) for y in Y]
    np.testing.assert_allclose(errors.each, np.divide(off, size), rtol=1e-9)
    assert errors.total == pytest.approx(np.hypot(*off) / np.hypot(*size))
    text = str(Errors(("joint 1", "joint 2"), (0.5, 0.02), 0.25, 7))
    assert text == "25.00 % in all (joint 1 50.00 %, joint 2 2.00 %) over 7 rows"


def test_robust_weights_limit_the_pull_of_outliers():
    """Within the limit a row counts fully; beyond it, its weighted residual has a fixed pull."""
    rows = np.array([[1.0, 2.5], [1.0, 12.0], [2.0, -6.0]])  # residuals 0.5, 10, -10 at x = 2
    weighted = RobustWeights(np.array([2.0]), np.array([2.0]), 1.5).apply(rows, np.array([0]), 0)
    np.testing.assert_allclose(weighted[0], rows[0])
    for k in (1, 2):  # weight 1.5 / 5
        np.testing.assert_allclose(weighted[k], rows[k] * np.sqrt(0.3))


def test_variances_of_slow_rows_in_coloured_noise():
    """The fit takes away much of the noise at the frequencies of the rows; the variances from
    the residuals are those of the estimates all the same.
    """
    rng, n, p = np.random.default_rng(3), 1000, 10
    rows = np.cos(np.pi * np.outer(np.arange(n) + 0.5, 3 * np.arange(p)) / n)
    values, variances = [], []
    for _ in range(150):
        noise = np.convolve(rng.standard_normal(n + 79), 0.9 ** np.arange(80), "valid")
        table = np.column_stack([rows, noise])
        one = ObservationSystem((add_rows(Factor.empty(p + 1), table, "qr"),), (np.arange(p),), p)
        estimate = solve_weighted(one, [f"x{k}" for k in range(p)])
        part = Rows(np.arange(n) / 100, [table], [np.ones(n, bool)])
        spread = correlated_covariance(one, estimate, [part])
        values.append(estimate.x)
        variances.append(np.diag(spread.covariance))
        assert 2 < spread.freedom < 200
    ratio = np.mean(variances, axis=0) / np.var(values, axis=0)
    assert np.mean(ratio) == pytest.approx(1.0, abs=0.1)
