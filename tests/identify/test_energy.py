"""The two-joint example of Gautier and Khalil, On the identification of the inertial parameters of
robots, CDC 1988.

What it leaves open is chosen here: L1 = 0.5 m; joint 1 a cubic from rest to rest over 6.22 s whose
speed peaks at 1 rad/s; joint 2 A (1 - cos) over one cycle, peak 2 rad/s; work by Simpson's rule;
noise as in its section 8.1, none on the torques.
"""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.identify.filtering import plan_pieces
from symoro.identify.log_columns import make_setup
from symoro.identify.observation_rows import ObservationModel, observe_piece
from tests.identify.support import recursive_estimates

TRUE = np.array([1.702, 0.05644, 0.15, 0.075])
PUBLISHED = np.array([5.6e-4, 0.016, 0.011, 0.019])  # one draw
PERIOD, POINTS, SEEDS = 6.22, 100, 300


@pytest.fixture(scope="module")
def example():
    robot, t = sy.load("planar2r"), np.linspace(0, PERIOD, POINTS + 1)
    s, D, w = t / PERIOD, PERIOD / 1.5, 2 * np.pi / PERIOD
    A = 2 / w
    q = np.stack([D * (3 * s**2 - 2 * s**3), A * (1 - np.cos(w * t))], axis=1)
    qd = np.stack([D / PERIOD * 6 * (s - s**2), A * w * np.sin(w * t)], axis=1)
    qdd = np.stack([D / PERIOD**2 * (6 - 12 * s), A * w**2 * np.cos(w * t)], axis=1)
    assert qd.max(axis=0) == pytest.approx([1.0, 2.0], rel=1e-3)
    observer = ObservationModel(robot, make_setup(robot, {}), "energy")
    return observer, t, q, qd, sy.generate(robot, "idm").compile().rows(q, qd, qdd)


def estimates(observer, t, q, qd, tau):
    """After each of the 100 points, by recursive least squares."""
    (piece,) = plan_pieces({"t": t, "q": q, "QP": qd, "GAM": tau}, observer.robot, observer.setup)
    rows = np.concatenate([r.groups[0] for r in observe_piece(observer, piece)])
    return recursive_estimates(rows[:, :-1], rows[:, -1])


def test_the_parameters_are_those_of_the_paper(example):
    assert example[0].names == ("ZZ1R", "ZZ2", "MX2", "MY2")


def test_without_noise_the_rule_of_integration_is_all_that_is_left(example):
    history = estimates(*example)
    assert history.shape == (POINTS, 4)
    assert np.abs(history[-1] / TRUE - 1).max() < 1e-4


def test_errors_with_noise_are_of_the_published_size(example):
    observer, t, q, qd, tau = example
    step = 2 * np.pi / 14400
    errors = []
    for seed in range(SEEDS):
        rng = np.random.default_rng(seed)
        noisy = (
            q + rng.uniform(-step / 2, step / 2, q.shape),
            qd + rng.standard_normal(qd.shape) * [0.005, 0.01],
        )
        errors.append(np.abs(estimates(observer, t, *noisy, tau)[-1] / TRUE - 1))
    middle = np.median(errors, axis=0)
    for value, (low, high) in zip(
        middle, [(1.5e-3, 3.5e-3), (0.008, 0.018), (0.007, 0.015), (0.018, 0.04)], strict=True
    ):
        assert low <= value <= high
    assert np.mean(np.max(errors, axis=1) < 0.1) >= 0.95
    ranks = [np.mean(np.array(errors)[:, k] < PUBLISHED[k]) for k in range(4)]
    assert all(0.005 < r < 0.995 for r in ranks)  # the published draw is one among ours


def test_the_whole_command_gives_the_same(example):
    _observer, t, q, qd, tau = example
    found = sy.identify(
        sy.load("planar2r"), {"t": t, "q": q, "QP": qd, "GAM": tau}, model="energy", solver="rls"
    )
    assert np.abs(found.x / TRUE - 1).max() < 1e-4
    assert found.history.shape == (100, 4)


def test_work_over_a_horizon_identifies_too(example):
    _observer, t, q, qd, tau = example
    found = sy.identify(
        sy.load("planar2r"),
        {"t": t, "q": q, "QP": qd, "GAM": tau},
        model="energy",
        solver="ols",
        horizon=1.0,
    )
    assert np.abs(found.x / TRUE - 1).max() < 1e-3
