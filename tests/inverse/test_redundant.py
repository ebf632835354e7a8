"""Arms of seven joints without a held one: the arm angle or a joint as parameter, its feasible
intervals, sweeps, the best posture.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.solvers.inverse_solver import InverseSolver
from tests.inverse.arms import contains, serial

RIGHT = np.pi / 2


def spherical_arm(seed: int) -> sy.Robot:
    """Spherical shoulder and wrist with arbitrary angles between the axes, and an elbow with
    offsets.
    """
    rng = np.random.default_rng(seed)
    alpha = rng.uniform(0.6, 1.4, 7) * rng.choice([-1, 1], 7)
    d, r = np.zeros(7), np.zeros(7)
    r[0], r[2], r[4], r[6] = 0.3, 0.4, 0.35, 0.1
    d[3], d[4], r[3] = rng.uniform(-0.1, 0.1, 3)
    rows = [(0, alpha[k] if k else 0.0, d[k], 0.0, r[k]) for k in range(7)]
    return serial(rows, (0.3, 0.05, 0.2, 0.1))  # type: ignore[arg-type]


def general_arm(seed: int) -> sy.Robot:
    rng = np.random.default_rng(seed)
    rows = [(0, *rng.uniform(-1.5, 1.5, 1), *rng.uniform(-0.5, 0.5, 1), 0.0, 0.2) for _ in range(7)]
    return serial(rows)  # type: ignore[arg-type]


def with_limits(robot: sy.Robot, half: float) -> sy.Robot:
    joints = tuple(dataclasses.replace(x, limits=(-half, half, None, None)) for x in robot.joints)
    return dataclasses.replace(robot, joints=joints)


def postures(f: InverseSolver, count: int, seed: int = 1) -> np.ndarray:
    low, high = np.maximum(f.chain.low, -3.1), np.minimum(f.chain.high, 3.1)
    return np.random.default_rng(seed).uniform(low, high, (count, f.chain.n))


def check(f: InverseSolver, count: int, dense: int, seed: int = 1) -> int:
    """Postures at the middles of the intervals; the generating one at its own value; intervals as
    dense sampling tells. The number of ends inside the range that were checked.
    """
    chain, ends = f.chain, 0
    for q in postures(f, count, seed):
        T, x = chain.poses(q)[0], float(f.parameter_of(q))
        intervals = f.intervals(T)
        assert (intervals[:, 0] < intervals[:, 1]).all()
        assert (np.diff(intervals.ravel()) > 0).all()
        assert ((intervals[:, 0] <= x + 1e-9) & (x - 1e-9 <= intervals[:, 1])).any()
        found = f(T)
        assert np.abs(chain.poses(found.solutions) - T).max() < 1e-10
        assert chain.inside(chain.into_limits(found.solutions)).all()
        at = f.parameter_of(found.solutions)
        gaps = np.abs(at[:, None] - intervals.mean(axis=1))
        assert gaps.min(axis=1).max() < 1e-7
        assert gaps.min(axis=0).max() < 1e-7
        own = f(T, values={f.parameter: x})
        assert contains(chain, own.solutions[None], q[None])[0]
        values = np.random.default_rng(seed).uniform(
            intervals.min() - 1, intervals.max() + 1, dense
        )
        swept = f.sweep(T, values)
        inside = swept.exists & chain.inside(chain.into_limits(swept.solutions))
        claimed = ((intervals[:, :1] <= values) & (values <= intervals[:, 1:])).any(axis=0)
        low, high = (-np.pi, np.pi) if f.parameter == "psi" else (chain.low[-1], chain.high[-1])
        within = (values >= low) & (values <= high)
        assert (claimed == inside.any(axis=1))[within].all()
        own_ends = intervals[(np.abs(intervals - low) > 1e-9) & (np.abs(intervals - high) > 1e-9)]
        step = 2e-9 if f.parameter == "psi" else 1e-5  # solvers lose postures near double roots
        for end in own_ends:
            low_end = bool((np.abs(intervals[:, 0] - end) < 1e-12).any())
            beside = [end - 2e-9, end + step] if low_end else [end + 2e-9, end - step]
            near = f.sweep(T, beside)
            turned = chain.into_limits(near.solutions)
            slack = np.minimum(turned - chain.low, chain.high - turned)
            good = (near.exists & (slack.min(axis=2) >= 0)).any(axis=1)
            assert good.tolist() == [False, True]
            ends += 1
    return ends


@pytest.mark.parametrize("name", ["iiwa14", "lwr"])
def test_arms_with_an_arm_angle(name: str) -> None:
    m = sy.generate(name, "igm")
    assert m.id == "igm-pieper"
    assert m.parameter == "psi"
    assert m.joints == tuple(f"q{k}" for k in range(1, 8))
    f = m.compile()
    assert f.joints == m.joints
    assert f.parameter == "psi"
    assert check(f, 25, 400) > 10


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_any_spherical_shoulder_and_wrist_has_an_arm_angle(seed: int) -> None:
    f = sy.generate(with_limits(spherical_arm(seed), 2.0), "igm").compile()
    assert f.parameter == "psi"
    assert check(f, 8, 400, seed) > 4


def test_the_arm_angle_is_that_of_shoulder_elbow_and_wrist() -> None:
    f = sy.generate("iiwa14", "igm").compile()
    for q in postures(f, 20):
        _, _, p = f.chain.forward(q[None])
        S, E, W = np.array([0, 0, 0.36]), p[0, 3], p[0, 5]
        w = (W - S) / np.linalg.norm(W - S)
        start = np.cross(np.cross(w - [0, 0, -1], [1, 0, 0]), w)
        e = (E - S) - w * (w @ (E - S))
        psi = np.arctan2(w @ np.cross(start, e), start @ e)
        assert abs(np.remainder(psi - f.parameter_of(q) + np.pi, 2 * np.pi) - np.pi) < 1e-9


@pytest.mark.parametrize("side", [1.0, -1.0])
def test_the_wrist_above_and_below_the_shoulder(side: float) -> None:
    """The conventional angle is undefined on the whole axis; this one below only, where the
    postures are found all the same.
    """
    f = sy.generate("iiwa14", "igm").compile()
    T = np.eye(4)
    T[:3, :3] = np.diag([1.0, -1.0, -1.0]) if side < 0 else np.eye(3)
    T[:3, 3] = 0.0, 0.0, 0.36 + side * (0.6 + 0.126)
    found = f(T, values={"psi": 0.4})
    assert found.count > 0
    assert np.abs(f.chain.poses(found.solutions) - T).max() < 1e-10


def test_a_stretched_arm_has_postures() -> None:
    f = sy.generate("iiwa14", "igm").compile()
    T = f.chain.poses(np.array([0.3, 0.5, 0.2, 0.0, 0.4, -0.6, 0.7]))[0]
    found = f(T)
    assert found.count > 0
    assert found.singular.all()
    assert np.abs(f.chain.poses(found.solutions) - T).max() < 1e-10
    T[:3, 3] *= 3
    far = f(T)
    assert far.count == 0
    assert "out of reach" in far.reason


def test_a_panda_is_parametrised_by_its_last_joint() -> None:
    m = sy.generate("panda", "igm")
    assert (m.id, m.parameter, len(m.joints)) == ("igm-pieper", "q7", 7)
    assert check(m.compile(), 12, 300) > 10


def test_any_seven_joints_are_parametrised_by_the_last_one() -> None:
    m = sy.generate(with_limits(general_arm(3), 2.5), "igm")
    assert (m.id, m.parameter, len(m.joints)) == ("igm-general", "q7", 7)
    assert check(m.compile(), 2, 60) > 0


def test_an_arm_on_a_rail_is_parametrised_by_the_rail() -> None:
    puma = [
        (0, 0.0, 0.0, 0.0, 0.0),
        (0, -RIGHT, 0.0, 0.0, 0.15),
        (0, 0.0, 0.43, 0.0, 0.0),
        (0, -RIGHT, 0.02, 0.0, 0.43),
        (0, RIGHT, 0.0, 0.0, 0.0),
        (0, -RIGHT, 0.0, 0.0, 0.0),
    ]
    robot = with_limits(serial([(1, RIGHT, 0.0, 0.0, 0.0), *puma]), 3.0)  # type: ignore[list-item]
    m = sy.generate(robot, "igm")
    assert m.parameter == "q1"
    f = m.compile()
    T = f.chain.poses(postures(f, 1))[0]
    intervals = f.intervals(T)
    assert len(intervals)
    assert np.abs(f.chain.poses(f(T).solutions) - T).max() < 1e-10


@pytest.mark.parametrize("name", ["iiwa14", "panda"])
def test_a_sweep_is_a_sequence_of_answers(name: str) -> None:
    f = sy.generate(name, "igm").compile()
    T = f.chain.poses(np.array([0.3, 0.4, -0.2, -1.5, 0.6, 1.2, 0.4]))[0]
    values = np.linspace(-2.5, 2.5, 64)
    found = f.sweep(T, values)
    assert len(found) == 64
    assert found.solutions.shape == (*found.exists.shape, 7)
    for x, answer in zip(values, found, strict=True):
        alone = f(T, values={f.parameter: x})
        assert answer.count == alone.count
        assert answer.branches == alone.branches
        assert np.abs(answer.solutions - alone.solutions).max(initial=0.0) < 1e-7
        assert (answer.errors < 1e-9).all()
        assert np.abs(f.parameter_of(answer.solutions) - x).max(initial=0.0) < 1e-7
    assert [a.count for a in found[10:12]] == [found[10].count, found[11].count]
    assert found[-1].count == found[63].count
    assert len(f.sweep(T, [])) == 0


@pytest.mark.parametrize("name", ["iiwa14", "panda"])
def test_the_best_posture(name: str) -> None:
    f = sy.generate(name, "igm").compile()
    chain = f.chain
    middle, half = 0.5 * (chain.low + chain.high), 0.5 * (chain.high - chain.low)
    for q in postures(f, 4, 5):
        T = chain.poses(q)[0]
        swept = f.sweep(T, np.linspace(-3.1, 3.1, 4001))
        inside = swept.exists & chain.inside(chain.into_limits(swept.solutions))
        others = swept.solutions[inside]
        near = f(T, q0=q)
        assert np.abs(near.solutions[0] - q).max() < 1e-6
        central = np.abs((f(T, best="limits").solutions[0] - middle) / half).max()
        assert (
            central <= np.abs((chain.into_limits(others) - middle) / half).max(axis=1).min() + 1e-9
        )
        agile = chain.manipulability(f(T, best="manipulability").solutions[:1])[0]
        assert agile >= chain.manipulability(others).max() - 1e-9
    with pytest.raises(InputError, match="manipulability"):
        f(T, best="beauty")
    with pytest.raises(InputError, match="q0"):
        f(T, best="distance")


def test_the_best_of_six_joints_comes_first() -> None:
    f = sy.generate("puma560", "igm").compile()
    T = f.chain.poses(np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 0.7]]))[0]
    agile = f.chain.manipulability(f(T, best="manipulability").solutions)
    assert len(agile) == 8
    assert (np.diff(agile) <= 1e-12).all()


def test_self_motions_leave_the_pose_alone() -> None:
    f = sy.generate("iiwa14", "igm").compile()
    T = f.chain.poses(postures(f, 1))[0]
    found = f(T)
    moved = f.chain.poses(found.solutions + 1e-6 * found.free)
    assert np.abs(moved - T).max() < 1e-11
    assert np.abs(np.linalg.norm(found.free, axis=1) - 1).max() < 1e-12


def test_poses_of_a_batch() -> None:
    f = sy.generate("lwr", "igm").compile()
    T = f.chain.poses(postures(f, 3))
    many = f.batch(T)
    for k, pose in enumerate(T):
        assert np.abs(many[k].solutions - f(pose).solutions).max() < 1e-12


def test_written_code_takes_the_parameter() -> None:
    for name in ("iiwa14", "panda"):
        (result,) = sy.generate(name, "igm").verify("c")
        assert result.passed, result.reason


def test_a_path_is_followed_by_the_least_motion() -> None:
    f = sy.generate("iiwa14", "igm").compile()
    q = np.array([0.3, 0.5, -0.4, 1.2, 0.6, -0.7, 0.2])
    T = f.chain.poses(q + np.linspace(0, 0.2, 9)[:, None])
    tracks = f.follow(T)
    assert len(tracks) == f(T[0]).count
    assert not tracks.later
    track = next(t for t in tracks if t.complete)
    assert np.abs(f.chain.poses(track.solutions) - T).max() < 1e-9
    with pytest.raises(InputError, match="psi"):
        f.follow(T, values={"psi": 0.1})


def test_ends_of_the_intervals_of_a_joint_are_predicted() -> None:
    """Divisions converge to the ends in a few passes, each one batch of the solver."""
    f = sy.generate("panda", "igm").compile()
    passes = []
    swept = f.swept
    f.swept = lambda *given: passes.append(1) or swept(*given)  # type: ignore[method-assign, func-returns-value]  # counts the calls
    for q in postures(f, 6, seed=3):
        passes.clear()
        assert len(f.intervals(f.chain.poses(q)[0]))
        assert len(passes) <= 7
