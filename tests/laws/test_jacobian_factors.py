"""The factors of the Jacobian matrix, the blocks of its inverse, and what singular arms lose."""

import numpy as np
import pytest
from scipy.optimize import brentq

import symoro as sy
from symoro.expr import as_expr, interpret, symbols_of
from symoro.models.kinematic.jacobian import (
    _left_null_vectors,
    _wrist_variants,
    reduced_matrix,
    seen_from,
    wrist_blocks,
)
from symoro.tracing import Trace

WRISTS = ("rx90", "kr6r900", "irb120", "puma560", "stanford")


def some_values(*models, seed=0):
    rng = np.random.default_rng(seed)
    return {s: rng.uniform(0.3, 2.8) for m in models for s in m.inputs}


@pytest.mark.parametrize("name", ["rx90", "kr6r900", "ur5", "sr400", "scara", "panda", "twoarm"])
def test_the_three_matrices_of_renaud_multiply_to_the_jacobian_matrix(name):
    factors, whole = (
        sy.generate(name, "jacobian", product=product) for product in ("factors", "whole")
    )
    values = some_values(factors, whole)
    e, J = factors.evaluate(values), whole.evaluate(values)["J"]
    np.testing.assert_allclose(e["JR"] @ e["JL"] @ e["JN"], J, atol=1e-12)


@pytest.mark.parametrize("name", WRISTS)
def test_blocks_invert_the_jacobian_matrix_of_a_spherical_wrist(name):
    blocks, whole = (
        sy.generate(name, "inverse-jacobian", product="factors"),
        sy.generate(name, "jacobian"),
    )
    values = some_values(blocks, whole)
    e, J = blocks.evaluate(values), whole.evaluate(values)["J"]
    lower = -e["JCinv"] @ e["JB"] @ e["JAinv"]
    inverse = np.block([[e["JAinv"], np.zeros((3, 3))], [lower, e["JCinv"]]])
    np.testing.assert_allclose(inverse @ e["JLinv"] @ e["JRinv"] @ J, np.eye(6), atol=1e-10)


def test_blocks_are_refused_without_a_spherical_wrist():
    with pytest.raises(sy.SymoroError, match="spherical wrist"):
        sy.generate("ur5", "inverse-jacobian", product="factors")


def zero_of(f, values):
    """Values at which f vanishes, by one of its joints; None if it has no zero there."""
    joints = [s.payload[0] for s in symbols_of([f]) if s.payload[0].startswith("q")]
    name = joints[-1]

    def at(x):
        return float(interpret([f], {**values, name: x})[0])

    grid = np.linspace(-3, 3, 60)
    signs = [at(x) for x in grid]
    for a, b, fa, fb in zip(grid, grid[1:], signs, signs[1:], strict=False):
        if fa * fb < 0:
            return {**values, name: brentq(at, a, b, xtol=1e-14)}
    return None


@pytest.mark.parametrize("name", WRISTS)
def test_the_lost_direction_is_orthogonal_to_all_columns(name):
    robot = sy.load(name)
    model, rng = sy.generate(robot, "determinant"), np.random.default_rng(4)
    checked = 0
    for v in _wrist_variants(robot, model.options)[:4]:
        J, _ = reduced_matrix(robot, 6, v["point"], seen_from(robot, 6, v["seen_from"], Trace()))
        A, _, C = wrist_blocks(J)
        for block in (A, C):
            for f, a in _left_null_vectors(block).items():
                entries = [x for row in block for x in row]
                symbols = symbols_of([as_expr(x) for x in (*a, *entries, f)])
                values = {s.payload[0]: rng.uniform(0.4, 1.2) for s in symbols}
                at = zero_of(f, values)
                if at is None:
                    continue
                vector = np.array([float(x) for x in interpret(a, at)])
                numbers = interpret([as_expr(x) for x in entries], at)
                matrix = np.array([float(x) for x in numbers]).reshape(3, 3)
                assert np.linalg.norm(vector) > 1e-6
                np.testing.assert_allclose(vector @ matrix, 0, atol=1e-9)
                checked += 1
    assert checked >= 3


def test_singularities_of_the_rx90_with_what_they_lose():
    m = sy.generate("rx90", "determinant")
    lost = dict(zip(m.factors, m.lost, strict=True))
    assert lost["cos(q3)"].startswith("translation of the origin of frame 6 along")
    assert lost["sin(q5)"].startswith("rotation about")
    assert any("where cos(q3) = 0, the arm loses the translation" in note for note in m.notes)
