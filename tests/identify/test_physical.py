"""Physical consistency: pseudo-inertias are those of real bodies, and what the data do not say does
not run wild.
"""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.identify.physical_consistency import (
    BALL_INERTIA,
    DIVERGENCE_WEIGHT,
    LEAST_EIGENVALUE,
    UNIT_INERTIAS,
    ConsistentFit,
    pseudo_inertia,
)
from symoro.robot.validate import RobotWarning
from tests.identify.support import arm, base_values, log, motion, solid


def test_the_pseudo_inertia_holds_the_second_moments():
    """P = sum of m (x, 1)(x, 1)' over the points of a body."""
    rng = np.random.default_rng(0)
    points, m = rng.standard_normal((7, 3)), rng.uniform(0.1, 1, 7)
    J = sum(w * (p @ p * np.eye(3) - np.outer(p, p)) for w, p in zip(m, points, strict=True))
    body = {
        "XX1": J[0, 0],
        "XY1": J[0, 1],
        "XZ1": J[0, 2],
        "YY1": J[1, 1],
        "YZ1": J[1, 2],
        "ZZ1": J[2, 2],
    }
    body |= dict(zip(("MX1", "MY1", "MZ1"), m @ points, strict=True)) | {"M1": m.sum()}
    wide = np.column_stack([points, np.ones(7)])
    np.testing.assert_allclose(pseudo_inertia(body, 1), wide.T @ (m[:, None] * wide), atol=1e-12)


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_consistent_parameters_extrapolate_twice_as_well(seed):
    """Training moves the arm by a few degrees, which leaves most parameters unexcited; the
    prediction is of motion all over.
    """
    real, _ = arm(seed=seed)
    slight = log(real, motion(real, 4.0, 100.0, 10 + seed, size=0.15), noise=0.5, seed=seed)
    wide = log(real, motion(real, 10.0, 100.0, 20 + seed, size=2.5))
    plain, consistent = (
        sy.identify(sy.load("tx40"), slight, folds=1, validate=wide, **how)
        for how in ({"physical": False}, {"physical": True})
    )
    assert plain.validation.total > 2 * consistent.validation.total
    assert (
        min(np.linalg.eigvalsh(pseudo_inertia(consistent.standard, j))[0] for j in range(1, 7)) > 0
    )
    assert consistent.training.total < 1.1 * plain.training.total


def test_a_joint_that_never_moved_is_no_obstacle():
    """Least squares cannot say anything about its drive; consistent parameters can, and fit."""
    real, _ = arm("planar2r", seed=3)
    still = motion(real, 4.0, 100.0, 3)
    still |= {k: still[k] * [1, 0] for k in ("q", "QP", "QDP")}
    data = log(real, still, noise=0.01)
    with pytest.raises(InputError, match="FV2"):
        sy.identify(real, data, physical=False)
    found = sy.identify(real, data)
    assert found.standard is not None
    assert found.intervals["FV2"][1] == np.inf
    assert found.training.each[0] < 0.01
    assert min(np.linalg.eigvalsh(pseudo_inertia(found.standard, j))[0] for j in (1, 2)) > 0


def test_known_bodies_are_where_it_goes_without_data():
    """With the true bodies as the known ones, what is not excited stays there."""
    robot, numbers = arm(seed=4)
    found = sy.identify(
        robot,
        log(robot, motion(robot, 4.0, 100.0, 14, size=0.15), noise=0.5),
        folds=1,
        physical=True,
    )
    truth = base_values(found, numbers)
    plain = sy.identify(
        sy.load("tx40"),
        log(robot, motion(robot, 4.0, 100.0, 14, size=0.15), noise=0.5),
        folds=1,
        physical=True,
    )
    assert np.linalg.norm(found.x - truth) < np.linalg.norm(plain.x - truth)
    assert found.standard["M1"] == pytest.approx(numbers["M1"], rel=0.02)  # without any effect


def test_bodies_far_from_the_known_ones_are_reached():
    """Heavy bodies, whose effects are of very different sizes, from thin light ones."""
    rng, links = np.random.default_rng(2), 6
    known = np.array([np.diag([1e-4, 1e-5, 1e-3, 0.1])] * links)
    start = np.concatenate([[2e-3, 0, 0, 2e-3, 0, 2e-3, 0, 0, 0, 0.1]] * links)
    truth = np.concatenate([list(solid(rng, m, 0.2).values()) for m in (40, 30, 20, 5, 2, 1)])
    A = rng.standard_normal((60, 60)) * 10 ** rng.uniform(0, 4, 60)
    scale = np.linalg.norm(A, axis=0)
    fit = ConsistentFit(A / scale, A @ truth, scale, links, known, np.zeros((0, 61)))
    solution = fit.solve(start * scale)
    assert np.sum((A @ (solution / scale - truth)) ** 2) < 1.0  # of about 1e10


def test_exact_data_of_real_bodies_are_left_alone():
    robot, numbers = arm(seed=5)
    found = sy.identify(
        robot, log(robot, motion(robot, 10.0, 100.0, 15), noise=1e-3), folds=1, physical=True
    )
    np.testing.assert_allclose(found.x, base_values(found, numbers), atol=5e-3)


def test_the_robot_that_is_written_moves_as_the_log_says(tmp_path):
    """The .par with the numbers, read again, predicts the torques: consistent standard parameters
    and base ones.
    """
    robot, _ = arm("planar2r", seed=6)
    data = log(robot, motion(robot, 6.0, 200.0, 16), noise=1e-4)
    for how in ({"physical": False}, {"physical": True}):
        found = sy.identify(robot, data, folds=1, **how)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RobotWarning)  # base parameters are no real bodies
            again = sy.load(found.save(tmp_path / "found.par"))
        tau = sy.generate(again, "idm").compile().rows(data["q"], data["QP"], data["QDP"])
        assert np.linalg.norm(tau - data["GAM"]) < 1e-3 * np.linalg.norm(data["GAM"])


def test_bodies_of_the_tests_exist():
    rng = np.random.default_rng(3)
    body = {f"{k}1": v for k, v in solid(rng, 2.0, 0.1).items()}
    assert np.linalg.eigvalsh(pseudo_inertia(body, 1))[0] > 0


def test_the_minimum_is_that_of_a_semidefinite_programme():
    """The same objective and constraints by cvxpy and clarabel."""
    cp = pytest.importorskip("cvxpy")
    rng = np.random.default_rng(0)
    links, A = 2, rng.standard_normal((30, 22))
    y = rng.standard_normal(30)
    known = np.array([BALL_INERTIA, 2 * BALL_INERTIA])
    bounds = np.zeros((2, 23))
    bounds[0, 20] = bounds[1, 21] = 1.0  # two parameters of drives that are not negative
    start = np.zeros(22)
    start[20:] = 1.0
    for j in range(links):
        P = known[j]
        start[10 * j + np.array([0, 3, 5])] = 2 * P[0, 0]
        start[10 * j + 9] = P[3, 3]
    found = ConsistentFit(A, y, np.ones(22), links, known, bounds).solve(start)
    x = cp.Variable(22)
    divergence, constraints = 0, [x[20:] >= 0]
    for j in range(links):
        P = sum(x[10 * j + k] * U for k, U in enumerate(UNIT_INERTIAS))
        root = np.linalg.inv(np.linalg.cholesky(known[j]))
        divergence += cp.trace(root @ P @ root.T) - cp.log_det(root @ P @ root.T)
        constraints.append(P >> LEAST_EIGENVALUE * np.eye(4))
    fit = cp.sum_squares(A @ x - y)
    cp.Problem(cp.Minimize(fit + DIVERGENCE_WEIGHT * divergence), constraints).solve(cp.CLARABEL)
    np.testing.assert_allclose(found, x.value, atol=2e-4)
