"""Spatial algebra on numbers: elementary steps against dense matrices, and the power of a wrench."""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.expr.linear_algebra import Mat3, Transform, Vec3
from symoro.expr.node import as_expr
from symoro.expr.program import interpret
from symoro.mechanism import inertia_tensor
from symoro.mechanism.spatial import (
    add_matrices,
    matrix_element,
    motion_at_successor,
    multiply,
    shift_matrix6,
    spatial_inertia,
    turn_back_x,
    turn_back_z,
    turn_matrix,
    turn_matrix6,
    turn_x,
    turn_z,
    wrench_on_antecedent,
)
from symoro.mechanism.tree_kinematics import joint_transform
from symoro.models.forms.parameter_grouping import (
    shift_body_in_plane,
    shift_body_x,
    shift_body_z,
    transform_parameters,
    turn_body_x,
    turn_body_z,
)
from symoro.robot import INERTIAL_PARAMETERS
from symoro.robot.data import Body, Robot
from symoro.tracing.trace import Trace

RNG = np.random.default_rng(7)
TRACE, ANGLE, LENGTH = Trace(), 0.7, 0.3
S, C = np.sin(ANGLE), np.cos(ANGLE)
ROTATIONS = {
    "x": np.array([[1, 0, 0], [0, C, -S], [0, S, C]]),
    "z": np.array([[C, -S, 0], [S, C, 0], [0, 0, 1]]),
}
AXES = {"x": np.array([1.0, 0, 0]), "z": np.array([0, 0, 1.0])}
BODY = Body(*RNG.uniform(0.5, 2.0, 10).tolist())


def skew(p: np.ndarray) -> np.ndarray:
    return np.array([[0, -p[2], p[1]], [p[2], 0, -p[0]], [-p[1], p[0], 0]])


def number(x: object) -> float:
    return float(interpret([as_expr(x)], {})[0])


def dense(K: dict) -> np.ndarray:
    return np.array([[number(matrix_element(K, r, c)) for c in range(6)] for r in range(6)])


def numbers(b: Body) -> list[float]:
    return [number(getattr(b, k)) for k in INERTIAL_PARAMETERS]


def rotation(R: np.ndarray) -> Mat3:
    return Mat3.from_rows(R.tolist())


@pytest.mark.parametrize(
    ("axis", "turn", "back"), [("x", turn_x, turn_back_x), ("z", turn_z, turn_back_z)]
)
def test_vectors_turn_by_the_rotation_and_back(axis, turn, back):
    v = RNG.normal(size=3)
    np.testing.assert_allclose(turn(Vec3(*v), ANGLE, TRACE), ROTATIONS[axis] @ v)
    np.testing.assert_allclose(back(Vec3(*v), ANGLE, TRACE), ROTATIONS[axis].T @ v)


@pytest.mark.parametrize("axis", ["x", "z"])
def test_a_matrix_that_is_not_symmetric_turns_on_both_sides(axis):
    X, R = RNG.normal(size=(3, 3)), ROTATIONS[axis]
    turned = turn_matrix(Mat3.from_rows(X.tolist()), ANGLE, axis, TRACE)
    np.testing.assert_allclose(turned.rows, R @ X @ R.T)


@pytest.mark.parametrize("axis", ["x", "z"])
def test_an_inertia_turns_and_shifts_as_its_dense_matrix(axis):
    K = add_matrices(spatial_inertia(BODY), {(0, 1): 0.4, (2, 5): -0.3})
    R, P = ROTATIONS[axis], skew(LENGTH * AXES[axis])
    turn = np.block([[R, np.zeros((3, 3))], [np.zeros((3, 3)), R]])
    shift = np.block([[np.eye(3), np.zeros((3, 3))], [P, np.eye(3)]])
    turned = dense(turn_matrix6(K, ANGLE, axis, TRACE))
    np.testing.assert_allclose(turned, turn @ dense(K) @ turn.T, atol=1e-12)
    np.testing.assert_allclose(
        dense(shift_matrix6(K, LENGTH, axis)), shift @ dense(K) @ shift.T, atol=1e-12
    )


def test_the_product_with_an_inertia():
    v = RNG.normal(size=6)
    product = multiply(spatial_inertia(BODY), (Vec3(*v[:3].tolist()), Vec3(*v[3:].tolist())))
    values = [number(x) for vector in product for x in vector]
    np.testing.assert_allclose(values, dense(spatial_inertia(BODY)) @ v)


def test_kinetic_energy_is_that_of_the_spatial_inertia():
    """Twice of it is M V.V + 2 MS.(V x w) + w.J w."""
    V, w = RNG.normal(size=3), RNG.normal(size=3)
    MS, J = np.array([BODY.MX, BODY.MY, BODY.MZ]), np.array(inertia_tensor(BODY).rows)
    v = np.hstack([V, w])
    expected = BODY.M * V @ V + 2 * MS @ np.cross(V, w) + w @ J @ w
    assert v @ dense(spatial_inertia(BODY)) @ v == pytest.approx(expected)


def numeric_robot() -> Robot:
    robot = sy.load("general6r")
    return robot.map(lambda e: float(RNG.uniform(0.3, 1.5)))


def test_a_wrench_has_the_same_power_on_both_sides_of_a_joint_at_rest():
    robot = numeric_robot()
    twist = (Vec3(*RNG.normal(size=3)), Vec3(*RNG.normal(size=3)))
    wrench = (Vec3(*RNG.normal(size=3)), Vec3(*RNG.normal(size=3)))
    for j in range(1, robot.NL + 1):
        on_i = wrench_on_antecedent(robot, j, wrench, TRACE)
        at_j = motion_at_successor(robot, j, twist, TRACE)
        assert np.hstack(on_i) @ np.hstack(twist) == pytest.approx(
            np.hstack(wrench) @ np.hstack(at_j)
        )
        T_ij = joint_transform(robot, j, TRACE)
        np.testing.assert_allclose(on_i[0], T_ij.R @ wrench[0])


# --- inertial parameters --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "T"),
    [
        (lambda b: turn_body_z(b, ANGLE, TRACE), (ROTATIONS["z"], (0, 0, 0))),
        (lambda b: turn_body_z(b, ANGLE, TRACE, "double"), (ROTATIONS["z"], (0, 0, 0))),
        (lambda b: turn_body_z(b, ANGLE, TRACE, "phase"), (ROTATIONS["z"], (0, 0, 0))),
        (lambda b: turn_body_x(b, ANGLE, TRACE), (ROTATIONS["x"], (0, 0, 0))),
        (lambda b: shift_body_z(b, LENGTH), (np.eye(3), (0, 0, LENGTH))),
        (lambda b: shift_body_x(b, LENGTH), (np.eye(3), (LENGTH, 0, 0))),
        (lambda b: shift_body_in_plane(b, LENGTH, -0.8), (np.eye(3), (LENGTH, -0.8, 0))),
    ],
    ids=["z", "z double", "z phase", "x", "along z", "along x", "in the plane"],
)
def test_elementary_steps_are_transforms_of_the_parameters(step, T):
    R, P = T
    expected = transform_parameters(BODY, Transform(rotation(R), Vec3(*P)))
    np.testing.assert_allclose(numbers(step(BODY)), numbers(expected), rtol=1e-12)


def test_transformed_parameters_are_those_of_particles():
    """Of four masses: the sums over them, in another frame."""
    masses, points = RNG.uniform(0.5, 2.0, 4), RNG.normal(size=(4, 3))
    R, P = ROTATIONS["z"] @ ROTATIONS["x"], np.array([0.2, -0.5, 0.9])
    moved = transform_parameters(_body(masses, points), Transform(rotation(R), Vec3(*P)))
    np.testing.assert_allclose(numbers(moved), numbers(_body(masses, points @ R.T + P)), rtol=1e-12)


def _body(masses: np.ndarray, points: np.ndarray) -> Body:
    J = sum(m * (p @ p * np.eye(3) - np.outer(p, p)) for m, p in zip(masses, points, strict=True))
    MS = masses @ points
    return Body(J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *MS, masses.sum())
