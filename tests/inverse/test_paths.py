"""Postures of robots that move: joint limits, turns, tracks along a path, derivatives."""

from __future__ import annotations

import dataclasses
import itertools
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.models.inverse.numeric_chain import LIMIT_TOLERANCE
from symoro.solvers.general_model import run
from tests.inverse.arms import contains

TURN = 2 * np.pi


def shifted(name: str, seed: int) -> sy.Robot:
    """A robot whose joints have ranges of 1 to 11 rad anywhere within three turns."""
    robot, rng = sy.load(name), np.random.default_rng(seed)
    joints = list(robot.joints)
    for j in robot.moving:
        middle, half = rng.uniform(-9, 9), rng.uniform(0.5, 5.5)
        limits = (middle - half, middle + half, None, None)
        joints[j - 1] = dataclasses.replace(robot.joint(j), limits=limits)
    return dataclasses.replace(robot, joints=tuple(joints))


def every_turn(q: np.ndarray, low: np.ndarray, high: np.ndarray) -> list[np.ndarray]:
    """All postures within the limits that differ from one of q (count, 6) by whole turns."""
    shifts = TURN * np.arange(-4, 5)
    found = []
    for row in q:
        choices = [
            [x for x in a + shifts if lo - LIMIT_TOLERANCE <= x <= hi + LIMIT_TOLERANCE]
            for a, lo, hi in zip(row, low, high, strict=True)
        ]
        middle = 0.5 * (low + high)
        members = [np.array(c) for c in itertools.product(*choices)]
        if members:
            found.append(min(members, key=lambda m: float(np.abs(m - middle).sum())))
    return found


@pytest.mark.parametrize("name", ["puma560", "ur5", "crx10ia"])
def test_limits_keep_the_posture_that_made_the_pose(name: str) -> None:
    for seed in range(1 if name == "crx10ia" else 3):
        f = sy.generate(shifted(name, seed), "igm").compile()
        low, high = f.chain.low, f.chain.high
        q = np.random.default_rng(seed).uniform(low, high, (25, 6))
        T = f.chain.poses(q)
        batch = f.batch(T, limits=True)
        for k in range(25):
            found, plain = f(T[k], limits=True), f(T[k])
            assert (np.abs(plain.solutions) <= np.pi).all()
            assert contains(f.chain, found.solutions[None], q[k : k + 1])[0]
            expected = every_turn(plain.solutions, low, high)
            assert len(expected) == found.count == batch[k].count
            assert np.abs(found.solutions - expected).max() < 1e-9
            assert np.abs(batch[k].solutions - found.solutions).max() < 1e-9


@pytest.mark.parametrize("name", ["puma560", "crx10ia"])
def test_generated_with_limits(name: str, tmp_path: Path) -> None:
    robot = shifted(name, 1)
    m = sy.generate(robot, "igm", limits=True)
    f = m.compile()
    q = np.random.default_rng(1).uniform(f.chain.low, f.chain.high, (12, 6))
    T = f.chain.poses(q)
    for k in range(12):
        found = f(T[k])
        assert contains(f.chain, found.solutions[None], q[k : k + 1])[0]
        assert f.chain.inside(found.solutions).all()
        assert f(T[k], limits=False).count >= found.count
    assert "joint limits" in m.code("c")
    if name == "puma560":
        for k in range(12):
            symbols = [s.payload[0] for s in m.details.solved.target]
            out = m.evaluate(dict(zip(symbols, T[k].ravel(), strict=False)))
            rows = out["solutions"][out["exists"] > 0.5]
            assert np.abs(np.sort(rows, axis=0) - np.sort(f(T[k]).solutions, axis=0)).max() < 1e-9
        assert all(v.passed for v in m.verify("c,python"))
    else:
        for language in ("c", "python", "matlab"):
            for k, rows in enumerate(run(language, m.code(language, function="g"), "g", T[:2])):
                assert len(rows) == f(T[k]).count
                assert contains(f.chain, rows[None], q[k : k + 1])[0]


def test_one_limit_takes_the_first_turn_within_it() -> None:
    robot = sy.load("puma560")
    joints = list(robot.joints)
    for j, limits in {1: (7.0, None), 6: (None, -20.0)}.items():
        joints[j - 1] = dataclasses.replace(joints[j - 1], limits=(*limits, None, None))
    robot = dataclasses.replace(robot, joints=tuple(joints))
    m = sy.generate(robot, "igm", limits=True)
    f = m.compile()
    T = f.chain.poses(np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 0.7]]))[0]
    q = f(T).solutions
    assert len(q)
    assert ((q[:, 0] >= 7.0 - LIMIT_TOLERANCE) & (q[:, 0] < 7.0 + TURN)).all()
    assert ((q[:, 5] <= -20.0 + LIMIT_TOLERANCE) & (q[:, 5] > -20.0 - TURN)).all()
    names = [s.payload[0] for s in m.details.solved.target]
    out = m.evaluate(dict(zip(names, T.ravel(), strict=False)))
    assert (
        np.abs(np.sort(out["solutions"][out["exists"] > 0.5], axis=0) - np.sort(q, axis=0)).max()
        < 1e-9
    )


def test_a_member_of_a_family_lies_within_the_limits() -> None:
    robot = sy.load("puma560")
    joints = list(robot.joints)
    for j in robot.moving:
        joints[j - 1] = dataclasses.replace(joints[j - 1], limits=(-3.2, 3.2, None, None))
    joints[3] = dataclasses.replace(joints[3], limits=(0.9, 1.4, None, None))
    robot = dataclasses.replace(robot, joints=tuple(joints))
    f = sy.generate(robot, "igm").compile()
    T = f.chain.poses(np.array([[0.3, 0.5, -0.4, 1.2, 0.0, 0.7]]))[0]
    found = f(T, limits=True)
    assert found.singular.any()
    assert f.chain.inside(found.solutions).all()
    assert np.abs(f.chain.poses(found.solutions) - T).max() < 1e-9
    assert f.batch(np.tile(T, (20, 1, 1)), limits=True).count.tolist() == [found.count] * 20


# --- paths ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["puma560", "ur5", "crx10ia"])
def test_a_track_for_every_branch(name: str) -> None:
    f = sy.generate(name, "igm").compile()
    ends = np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 2.7], [0.9, 0.8, -0.9, 1.0, 1.0, 3.9]])
    q = ends[0] + np.linspace(0, 1, 40)[:, None] * (ends[1] - ends[0])
    T = f.chain.poses(q)
    tracks = f.follow(T)
    assert len(tracks) == f(T[0]).count
    for t in tracks:
        assert t.complete
        assert t.solutions.shape == (40, 6)
        assert np.abs(f.chain.poses(t.solutions) - T).max() < 1e-9
        assert np.abs(np.diff(t.solutions, axis=0)).max() < 0.1  # unwrapped
        assert not t.singular.any()
    gaps = [np.abs(t.solutions - q).max() for t in tracks]
    assert min(gaps) < 1e-8  # beyond pi, too
    for t in tracks.later:
        assert np.abs(f.chain.poses(t.solutions) - T[t.first : t.first + len(t)]).max() < 1e-9
    for k in range(0, 40, 7):  # no branch without a track
        here = [t for t in (*tracks, *tracks.later) if t.first <= k < t.first + len(t)]
        assert len(here) == f(T[k]).count


def test_tracks_end_where_the_arm_is_stretched() -> None:
    f = sy.generate("puma560", "igm").compile()
    T = np.tile(f.chain.poses(np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 0.7]]))[0], (40, 1, 1))
    T[:, :3, 3] *= np.linspace(1.0, 1.3, 40)[:, None]
    tracks = f.follow(T)
    lost = next(k for k in range(40) if f(T[k]).count == 0)
    assert len(tracks) == 8
    for t in tracks:
        assert len(t) <= lost
        assert "singular" in t.reason
        assert f"poses {len(t) - 1} and {len(t)}" in t.reason
        assert t.distance[-1] < t.distance[0]
    assert max(len(t) for t in tracks) == lost


def test_a_track_passes_straight_through_a_singular_wrist() -> None:
    f = sy.generate("puma560", "igm").compile()
    q = np.tile([0.3, 0.5, -0.4, 0.2, 0.6, 0.7], (41, 1))
    q[:, 4], q[:, 3] = np.linspace(-0.5, 0.5, 41), np.linspace(0, 0.4, 41)
    tracks = f.follow(f.chain.poses(q))
    near = [np.abs(t.solutions - q[: len(t)]).max() for t in tracks]
    best = tracks[int(np.argmin(near))]
    assert min(near) < 1e-6
    assert best.complete
    assert np.flatnonzero(best.singular).tolist() == [20]


def test_a_track_ends_at_a_limit() -> None:
    f = sy.generate("puma560", "igm").compile()
    q = np.tile([0.3, 0.5, -0.4, 0.2, 0.6, 0.7], (60, 1))
    q[:, 5] = np.linspace(0.7, f.chain.high[5] + 0.5, 60)
    T = f.chain.poses(q)
    free, limited = f.follow(T), f.follow(T, limits=True)
    assert all(t.complete for t in free)
    ended = next(t for t in limited if np.abs(t.solutions[0] - q[0]).max() < 1e-6)
    assert "q6" in ended.reason
    assert f.chain.inside(ended.solutions).all()


@pytest.mark.parametrize("name", ["puma560", "crx10ia"])
def test_derivative_of_the_solutions_by_the_pose(name: str) -> None:
    f = sy.generate(name, "igm").compile()
    T = f.chain.poses(np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 0.7]]))[0]
    found, h = f(T), 1e-6
    for k in range(6):
        moved = []
        for step in (h, -h):
            x, y, z = (step * (k == 3 + i) for i in range(3))
            R = np.array([[1, -z, y], [z, 1, -x], [-y, x, 1]])
            goal = T.copy()
            goal[:3, :3] = R @ T[:3, :3]
            goal[:3, 3] += [step * (k == i) for i in range(3)]
            moved.append(f(goal, q0=found.solutions[0]).solutions[0])
        expected = (moved[0] - moved[1]) / (2 * h)
        assert np.abs(found.derivative[0, :, k] - expected).max() < 1e-5
    assert found.distance.shape == (found.count,)
    assert (found.distance > 0).all()
