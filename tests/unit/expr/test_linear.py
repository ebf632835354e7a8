"""Vectors, matrices and transforms against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from symoro.expr.linear_algebra import (
    Mat3,
    Structured,
    Transform,
    Vec3,
    matrix_product,
    rotate_back_x,
    rotate_back_z,
    rotate_x,
    rotate_z,
    symmetric_inverse,
    transposed,
)

RNG = np.random.default_rng(7)
A, B = RNG.normal(size=(2, 3, 3))
u, v = RNG.normal(size=(2, 3))


def mat(M):
    return Mat3.from_rows(M.tolist())


def rows(M):
    return np.array(M.rows)


@pytest.mark.parametrize(
    ("ours", "expected"),
    [
        (rows(mat(A) + mat(B)), A + B),
        (rows(mat(A) - mat(B)), A - B),
        (rows(-mat(A)), -A),
        (rows(mat(A) @ mat(B)), A @ B),
        (rows(mat(A).T), A.T),
        (mat(A) @ Vec3(*v), A @ v),
        (Vec3(*u) - Vec3(*v), u - v),
        (Vec3(*u) + Vec3(*v), u + v),
        (-Vec3(*u), -u),
        (Vec3(*u) * 1.7, 1.7 * u),
        (Vec3(*u).cross(Vec3(*v)), np.cross(u, v)),
        (Vec3(*u).dot(Vec3(*v)), u @ v),
    ],
)
def test_algebra(ours, expected):
    np.testing.assert_allclose(np.array(ours, dtype=float), expected, rtol=1e-14, atol=1e-14)


def test_rotations_about_x_and_z():
    s, c = np.sin(0.7), np.cos(0.7)
    Rx = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    Rz = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    for rotate, R in ((rotate_x, Rx), (rotate_z, Rz), (rotate_back_x, Rx.T), (rotate_back_z, Rz.T)):
        np.testing.assert_allclose(np.array(rotate(Vec3(*v), s, c)), R @ v, rtol=1e-14)


def test_a_transform_times_its_inverse_is_the_identity():
    R, _ = np.linalg.qr(A)
    T = Transform(mat(R), Vec3(*u))
    np.testing.assert_allclose(
        np.array((T @ T.inverse()).elements, dtype=float).reshape(4, 4), np.eye(4), atol=1e-14
    )
    np.testing.assert_allclose(np.array(T.elements, dtype=float).reshape(4, 4)[:3], np.c_[R, u])


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_inverses_determinants_and_products(size):
    M, N = RNG.normal(size=(2, size, size))
    positive = M @ M.T + np.eye(size)
    inverse = np.array(symmetric_inverse(positive.tolist()))
    np.testing.assert_allclose(inverse, np.linalg.inv(positive), rtol=1e-9, atol=1e-12)
    structured = Structured(M.tolist())
    np.testing.assert_allclose(np.array(structured.inverse()), np.linalg.inv(M), rtol=1e-8)
    assert np.prod(structured.factors()) == pytest.approx(np.linalg.det(M))
    np.testing.assert_allclose(np.array(matrix_product(M.tolist(), N.tolist())), M @ N)
    np.testing.assert_array_equal(np.array(transposed(M.tolist())), M.T)


def test_a_matrix_of_permuted_blocks():
    """Two blocks of two rows with entries beside them, rows and columns exchanged."""
    rows = [[0, 3.0, 0, 1.0], [2.0, 0.5, 1.0, 0.7], [0, 4.0, 0, 2.0], [1.0, 0.2, 3.0, 0]]
    M, structured = np.array(rows), Structured(rows)
    assert sorted(len(b.rows) for b in structured.blocks) == [2, 2]
    assert np.prod(structured.factors()) == pytest.approx(np.linalg.det(M))
    np.testing.assert_allclose(np.array(structured.inverse()), np.linalg.inv(M), atol=1e-14)
    assert Structured([[1, 0], [2, 0]]).factors() == [0]


def test_the_elements_of_a_transform_are_its_rows():
    T = Transform(mat(A), Vec3(*u))
    expected = np.vstack([np.column_stack([A, u]), [0, 0, 0, 1]])
    np.testing.assert_array_equal(np.array(T.elements, dtype=float).reshape(4, 4), expected)
