"""Certificates that no solution is missing: bounds of errors, double roots, poses out of reach."""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.expr import interpret, postorder
from symoro.models.inverse.branch_program import with_misses
from symoro.solvers.certificates import (
    POSE_ERROR,
    Decision,
    ErrorBounds,
    real_polynomial_roots,
)
from symoro.solvers.inverse_solver import rigid

FREE = [0.3, 0.5, -0.4, 0.2, 0.6, 0.7]


@pytest.mark.parametrize("name", ["puma560", "ur5", "kr6r900", "irb120"])
def test_random_poses_are_certain(name: str) -> None:
    f = sy.generate(name, "igm", certify=True).compile()
    T = f.chain.poses(np.random.default_rng(1).uniform(-np.pi, np.pi, (2000, 6)))
    T[::4, :3, 3] += 5  # out of reach
    found = f.batch(T)
    assert found.certain.mean() > 0.999
    assert (found.count[::4] == 0).all()
    assert found.certain[::4].all()
    for k in range(3):
        assert f(T[k]).certain == found.certain[k]
        assert found[k].certain == found.certain[k]


def test_certain_numbers_are_those_of_another_method() -> None:
    f, g = (sy.generate("puma560", m).compile() for m in ("igm-paul", "igm-general"))
    T = f.chain.poses(np.random.default_rng(2).uniform(-np.pi, np.pi, (30, 6)))
    T[::3, :3, 3] *= np.linspace(0.9, 1.4, 10)[:, None]
    for pose in T:
        a = f(pose, certify=True)
        assert a.certain
        assert a.count == g(pose).count


@pytest.mark.parametrize(
    ("q", "what"),
    [
        ([0.3, 0.5, -0.4, 0.2, 0.0, 0.7], "wrist"),
        ([0.3, 0.5, np.arctan2(-0.4318, 0.0203), 0.2, 0.6, 0.7], "elbow"),
    ],
)
def test_double_roots_are_not_certain(q: list[float], what: str) -> None:
    f = sy.generate("puma560", "igm").compile()
    T = f.chain.poses(np.array([q]))[0]
    found = f(T, certify=True)
    assert found.singular.any(), what
    assert not found.certain
    assert f(f.chain.poses(np.array([FREE]))[0]).certain


def test_bounds_hold_in_extended_precision() -> None:
    m = sy.generate("puma560", "igm")
    solution = m.details
    program = with_misses(m.traced, solution)
    groups = {g.name: g.values for g in program.groups}
    roots = [*groups["exists"], *groups["singular"]]
    target = solution.solved.target
    bounds = ErrorBounds({t: POSE_ERROR for k, t in enumerate(target) if k % 4 < 3})
    bounds.learn(roots)
    nodes = [n for n in postorder(roots) if not isinstance(bounds.known[n], Decision)]
    chain, rng = m.compile().chain, np.random.default_rng(4)
    worst = 0.0
    for q in rng.uniform(-3, 3, (20, 6)):
        T = rigid(chain.poses(q[None]))[0].ravel()
        moved = T.astype(np.longdouble)
        turned = np.arange(16) % 4 < 3
        moved[turned] += POSE_ERROR * rng.uniform(-1, 1, turned.sum()).astype(np.longdouble)
        names = [t.payload[0] for t in target]
        plain = dict(zip(names, T, strict=False))
        extended = dict(zip(names, moved, strict=False))
        values, errors = (
            interpret(nodes, plain),
            interpret([bounds.error(n) for n in nodes], plain),
        )
        for n, x, y, r in zip(nodes, values, interpret(nodes, extended), errors, strict=True):
            if n.args:
                assert abs(float(x - y)) <= 1.001 * float(r) + 1e-290, n
                worst = max(worst, abs(float(x - y)) / float(r) if r else 0.0)
    assert worst > 0.01  # the bounds are no exaggeration


@pytest.mark.parametrize("name", ["general6r", "crx10ia"])
def test_general_method(name: str) -> None:
    f = sy.generate(name, "igm-general").compile()
    T = f.chain.poses(np.random.default_rng(5).uniform(-np.pi, np.pi, (60, 6)))
    T[::4, :3, 3] += 50
    found = f.batch(T, certify=True)
    assert found.certain.mean() > 0.9
    assert (found.count[::4] == 0).all()
    assert found.certain[::4].all()
    lost = f.solver().certified(T, np.maximum(found.count - 2, 0))
    assert not lost[found.count > 0].any()


def test_two_sliding_joints_are_certain() -> None:
    good, double = np.poly([1.0, 2.0, -3.0, 0.5]), np.poly([1.0, 1.0, -3.0])
    assert real_polynomial_roots(good) == 4
    assert real_polynomial_roots(np.polymul(good, [1.0, 0.0, 0.01])) == 4
    assert real_polynomial_roots(double) == -1
