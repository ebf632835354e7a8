"""Nearest postures of arms with fewer than six joints: never worse than a polished grid, sorted by
their errors, within limits, by weights; their C code.
"""

from __future__ import annotations

import dataclasses
import hashlib
from importlib.resources import files

import numpy as np
import pytest

import symoro as sy
from benchmarks.nearest import arms, chain, compare, goals, grid, polish, random_arm, screw
from symoro.errors import InputError, UnknownName
from symoro.models.inverse.numeric_chain import Chain
from symoro.robot.data import PRISMATIC, REVOLUTE
from symoro.solvers.inverse_solver import nearest_postures, reaching
from tests.inverse.test_paul import serial

RIGHT = np.pi / 2
TEACHING = [
    (REVOLUTE, 0, 0, 0, 0.06),
    (REVOLUTE, RIGHT, 0.03, 0, 0),
    (REVOLUTE, 0, 0.116, 0, 0),
    (REVOLUTE, 0, 0.135, RIGHT, 0),
    (REVOLUTE, RIGHT, 0, 0, 0.1),
]
TYPES = (
    "R",
    "P",
    "RR",
    "RP",
    "RRR",
    "PRP",
    "RPR",
    "RRRR",
    "PRRR",
    "RRPR",
    "RRRP",
    "RRRRR",
    "RRPRR",
)


def turned(angle: float, position: tuple[float, float, float]) -> np.ndarray:
    T = np.eye(4)
    c, s = np.cos(angle), np.sin(angle)
    T[:3, :3] = [[c, 0, s], [0, 1, 0], [-s, 0, c]]
    T[:3, 3] = position
    return T


@pytest.mark.parametrize("name", list(arms()))
def test_it_is_never_worse_than_a_polished_grid(name: str) -> None:
    result = compare(arms()[name], 5, seed=4)
    assert result["worse"] == 0
    assert result["in reach"] >= 2


@pytest.mark.parametrize("types", TYPES)
def test_a_posture_of_the_arm_is_found_exactly(types: str) -> None:
    arm = random_arm(types, len(types) + 10 * types.count("P"))
    q = np.random.default_rng(1).uniform(-2.5, 2.5, (10, arm.n))
    table = nearest_postures(arm, arm.poses(q))
    assert reaching(arm, table)[:, 0].all()
    gap = table.q - q[:, None]
    gap = np.where(arm.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
    assert (np.abs(gap).max(axis=2).min(axis=1) < 1e-6).mean() > 0.85  # others: one of a family


@pytest.mark.parametrize("types", TYPES)
def test_rows_are_sorted_stationary_and_have_their_errors(types: str) -> None:
    arm = random_arm(types, 3)
    poses = goals(arm, 6, 2)
    table = nearest_postures(arm, poses)
    for pose, q, errors, count in zip(poses, table.q, table.errors, table.counts, strict=True):
        assert count > 0
        q, errors = q[:count], errors[:count]
        assert np.abs(arm.errors(q, pose) - errors).max() < 1e-8
        rounded = np.round(errors, 7).tolist()
        assert rounded == sorted(rounded)
        for row in q:  # no neighbour is nearer
            moved = row + 1e-4 * np.random.default_rng(5).normal(size=(200, arm.n))
            assert (arm.errors(moved, pose)[:, 0] > arm.errors(row[None], pose)[0, 0] - 1e-8).all()


def test_weights_minimise_their_sum() -> None:
    arm = arms()["teaching arm 5R"]
    wp, wr = 40.0, 0.5
    for pose in goals(arm, 6, 8):
        errors = nearest_postures(arm, pose[None], (wp, wr)).errors[0]
        value = wp * errors[:, 0] ** 2 + wr * 4 * np.sin(errors[:, 1] / 2) ** 2
        starts = grid(arm)[::300]
        other = arm.errors(polish(arm, pose, starts, (np.sqrt(wp) * arm.size, wr), 80), pose)
        best = (wp * other[:, 0] ** 2 + wr * 4 * np.sin(other[:, 1] / 2) ** 2).min()
        assert value[0] < best + 1e-9
        assert (np.diff(value) > -1e-9).all()


def limited(arm: Chain) -> Chain:
    return dataclasses.replace(arm, low=np.full(arm.n, -1.2), high=np.linspace(0.6, 1.5, arm.n))


@pytest.mark.parametrize("types", ["RRR", "RRRR", "RPRR", "RRRRR"])
def test_limits_hold_and_cost_nothing_where_they_allow_the_pose(types: str) -> None:
    arm = limited(random_arm(types, 7))
    q = np.random.default_rng(3).uniform(arm.low, arm.high, (12, arm.n))
    table = nearest_postures(arm, arm.poses(q), limits=True)
    assert reaching(arm, table)[:, 0].all()
    far = goals(arm, 12, 5)
    for near in (table, nearest_postures(arm, far, limits=True)):
        for rows, count in zip(near.q, near.counts, strict=True):
            assert count > 0
            assert arm.inside(rows[:count]).all()


def test_limits_of_a_turn_or_more_stop_no_search() -> None:
    """The posture is beside the lower limit of the second joint, a turn below."""
    arm = chain("RR", np.eye(4), screw(RIGHT, 0), screw(RIGHT, 0.36))
    low, high = np.array([-3.4, -2.473]), np.array([3.9, 5.139])
    arm = dataclasses.replace(arm, low=low, high=high)
    q = np.array([[-2.921, 3.8055]])
    table = nearest_postures(arm, arm.poses(q), limits=True)
    assert reaching(arm, table)[0, 0]
    assert ((table.q[0, 0] >= low) & (table.q[0, 0] <= high)).all()


def test_limits_of_the_first_joint_count_on_the_grid() -> None:
    """Without its limits the first joint would suit the other elbow better."""
    arm = arms()["teaching arm 5R"]
    low, width = np.array([[-0.4, -0.3, -2.6, -1.9, -1.5], [0.9, 1.6, 2.2, 2.4, 3.0]])
    arm = dataclasses.replace(arm, low=low, high=low + width)
    q = np.random.default_rng(6).uniform(arm.low, arm.high, (40, 5))
    assert reaching(arm, nearest_postures(arm, arm.poses(q), limits=True))[:, 0].all()


def test_distances_that_a_turn_does_not_change_have_a_minimum() -> None:
    """Of a slide, a turn and a slide along one plane the tip reaches every point of the plane."""
    arm = chain(
        "PRP",
        screw(-RIGHT, 0),
        screw(-RIGHT, 0),
        screw(0, 0, 0, 0.384) @ screw(RIGHT, 0),
        np.eye(4),
    )
    goal = arm.poses(np.array([[0.3, 0.9, -0.7]]))
    goal[:, :3, 3] *= 2
    assert nearest_postures(arm, goal).counts[0] > 0


@pytest.mark.parametrize("by", [1e-5, 1e-4])
def test_nearly_special_arms_reach_their_own_poses(by: float) -> None:
    """The last joints hardly move the tip, and positions determine little."""
    rng = np.random.default_rng(4)
    for types, twists in (("RR", (0, RIGHT)), ("RPRR", (0, -RIGHT, RIGHT, 0))):
        moved = [screw(a + by, 0.3 * (k == 1) + by, by, by) for k, a in enumerate(twists)]
        arm = chain(types, np.eye(4), *moved)
        q = rng.uniform(-2, 2, (6, arm.n))
        assert reaching(arm, nearest_postures(arm, arm.poses(q)))[:, 0].all()


def test_two_zeros_of_the_distance_beside_the_border_are_found() -> None:
    """Three turns about one axis and a fourth parallel one, nearly stretched."""
    tip = screw(0, -0.0746, 0, 0.388)
    arm = chain("RRRR", np.eye(4), np.eye(4), screw(-RIGHT, -0.00988, 0, 0.1946), tip, np.eye(4))
    q = np.array([[-0.0069, 3.7113, 3.9134, -4.7888], [0.2, 0.1, 1.3, -1.5]])
    assert reaching(arm, nearest_postures(arm, arm.poses(q)))[:, 0].all()


def test_a_goal_on_the_first_axis_leaves_the_first_joint_to_the_angle() -> None:
    arm = arms()["teaching arm 5R"]
    for height in (0.2, 0.9):
        pose = turned(0.4, (0.0, 0.0, height))
        best = nearest_postures(arm, pose[None]).errors[0, 0]
        q = np.random.default_rng(2).uniform(-np.pi, np.pi, (40_000, 5))
        errors = arm.errors(q, pose)
        near = errors[errors[:, 0] < best[0] + 0.02]
        assert errors[:, 0].min() > best[0] - 1e-9
        assert near[:, 1].min() > best[1] - 0.3


def test_calls_and_models_have_the_options() -> None:
    arm = serial(TEACHING)
    model = sy.generate(arm, "igm", nearest=True)
    f, g = model.compile(), sy.generate(arm, "igm").compile()
    T = turned(0.3, (0.3, 0.1, 0.5))
    near = f(T)
    assert near.nearest
    assert "misses it by" in near.reason
    assert np.abs(near.errors - g(T, nearest=True).errors).max() < 1e-9
    weighed = g(T, weights={"position": 1.0, "rotation": 0.01})
    assert weighed.errors[0, 0] > near.errors[0, 0]
    assert weighed.errors[0, 1] < near.errors[0, 1]
    reached = g.chain.poses(np.array([[0.3, 0.4, -0.7, 0.2, 0.9]]))[0]
    assert not f(reached).nearest
    assert f(reached).errors[0].max() < 1e-10
    with pytest.raises(InputError, match="True or False"):
        g(T, nearest={"position": 1})
    with pytest.raises(UnknownName, match="rotation"):
        g(T, weights={"angle": 1})
    with pytest.raises(InputError, match="not negative"):
        sy.generate(arm, "igm", weights={"position": -1})
    with pytest.raises(InputError, match="whole pose"):
        sy.generate("scara", "igm", known="position").compile()(T, nearest=True)


def test_an_arm_without_a_closed_form_is_solved() -> None:
    rng = np.random.default_rng(5)
    arm = serial(
        [(kind, *rng.uniform(-1, 1, 4)) for kind in (REVOLUTE, PRISMATIC, *[REVOLUTE] * 3)]
    )
    model = sy.generate(arm, "igm")
    assert "igm-general" in model.notes[0]
    f = model.compile()
    q = rng.uniform(-1, 1, (5, 5))
    for posture, T in zip(q, f.chain.poses(q), strict=True):
        assert (np.abs(f(T).solutions - posture).max(axis=1) < 1e-6).any()
    T[:3, 3] += 100.0
    assert f(T).count == 0
    assert "misses it by" in f(T).reason


def test_the_c_code_gives_what_the_solver_gives() -> None:
    model = sy.generate(serial(TEACHING[:4]), "igm", nearest=True)
    (checked,) = model.verify("c")
    assert checked.passed, checked.reason
    with pytest.raises(UnknownName, match="language"):
        model.code("matlab")


def test_the_machine_code_of_nearest_postures_was_made_of_the_present_sources() -> None:
    folder = files("symoro.solvers")
    sources = (folder.joinpath(f"{name}.c").read_bytes() for name in ("nearest", "nearest_entry"))
    digest = hashlib.sha256(b"".join(sources)).hexdigest()
    assert folder.joinpath("nearest.ll").read_text().partition("\n")[0].endswith(digest)
