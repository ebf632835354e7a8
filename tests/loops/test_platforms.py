"""Platforms on several legs: the Delta robot in closed form, six legs and three legs in a plane with
every assembly.
"""

from __future__ import annotations

import dataclasses
import math
import warnings
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.expr import ZERO, Role, constant, symbol
from symoro.mechanism.closed_configurations import loop_equations
from symoro.mechanism.loop_assemblies import closed_forms
from symoro.mechanism.platforms import platform_on_point_legs
from symoro.models.kinematic.loop_models import closure_error
from symoro.robot import FIXED, REVOLUTE, Frame, Robot
from symoro.solvers.loop_solver import (
    Homotopy,
    PlatformPoses,
    Problem,
    planar_poses,
    pose_of_quaternions,
    quadratic_forms,
    start_problem,
    track_solutions,
)
from tests.loops.support import level_delta
from tests.structures import LOOP, assembled

# --- the Delta robot ------------------------------------------------------------------------------


def test_both_assemblies_of_the_delta_robot() -> None:
    robot = sy.load("delta")
    m = sy.generate(robot, "loop-geometry")
    assert m.branches == ("up", "down")
    f = m.compile()
    found = f({"q1": 0.5, "q6": 0.5, "q10": 0.5})
    assert found.solutions[0] == pytest.approx(list(level_delta(0.5).values()), abs=1e-9)
    T = sy.generate(robot, "dgm")
    rng = np.random.default_rng(0)
    for motors in rng.uniform(0.0, 0.9, (20, 3)):
        given = dict(zip(("q1", "q6", "q10"), motors, strict=True))
        found = f(given)
        assert found.count == 2
        places = []
        for q in found.solutions:
            at = {**given, **dict(zip(m.passive, q, strict=True))}
            places.append(T.evaluate({k: at[k] for k in T.inputs if k in at})["T"])
        # R = Rx(-90 deg), as at zero: the platform does not turn; it is below or above its base
        assert places[0][:3, :3] == pytest.approx(places[1][:3, :3], abs=1e-12)
        assert places[0][2, 3] < 0 < places[1][2, 3]


def test_a_delta_robot_out_of_reach_has_no_assembly() -> None:
    f = sy.generate(sy.load("delta"), "loop-geometry").compile(values={"L2": 0.1})
    found = f({"q1": 0.0, "q6": 0.0, "q10": 0.0})
    assert found.count == 0
    assert "no assembly" in found.reason


def test_the_direct_geometric_model_of_the_delta_robot_is_code() -> None:
    m = sy.generate(sy.load("delta"), "dgm", passive="solved")
    assert set(m.inputs) == {"q1", "q6", "q10", "RB", "RP", "L1", "L2"}
    v = sy.load("delta").values
    reach = v["RB"] + v["L1"] * math.cos(0.4) - v["RP"]
    height = -v["L1"] * math.sin(0.4) - math.sqrt(v["L2"] ** 2 - reach**2)
    P = m.evaluate({"q1": 0.4, "q6": 0.4, "q10": 0.4})["T"][:3, 3]
    assert pytest.approx([v["RP"], 0.0, height], abs=1e-12) == P  # frame 5 is at leg 1


def test_legs_in_other_directions_translate_too() -> None:
    """Motor axes that are not in one plane: the platform keeps its orientation all the same."""
    robot = sy.load("delta")
    frames = list(robot.frames)
    frames[5] = dataclasses.replace(frames[5], gamma=constant(1.7), d=constant(0.3))
    frames[15] = dataclasses.replace(frames[15], alpha=constant(1.7))
    other = dataclasses.replace(robot, frames=tuple(frames))
    solved = closed_forms(other)
    assert solved is not None
    assert solved[0].kind == "translating platform"
    assert len(solved[0].assemblies) == 2


@pytest.mark.parametrize("name", ["delta", "gough"])
def test_imported_platforms_are_recognised(name: str, tmp_path: Path) -> None:
    """Origins of joints lie elsewhere on their axes, and numbers are rounded."""
    robot = sy.load(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # drives without values
        imported = sy.load(robot.save(tmp_path / "robot.urdf"))
    if name == "gough":
        assert platform_on_point_legs(imported) is not None
        return
    m = sy.generate(imported, "loop-geometry")
    found = m.compile()({"q1": 0.3, "q6": 0.5, "q10": 0.4})
    own = sy.generate(robot, "loop-geometry").compile()({"q1": 0.3, "q6": 0.5, "q10": 0.4})
    assert found.count == 2
    for q in found.solutions:  # with the crosses in one of their two postures
        assert np.abs(np.sin(own.solutions - q)).max(axis=1).min() < 1e-9


# --- six legs: the homotopy -----------------------------------------------------------------------


def residuals(z: np.ndarray, problem: Problem) -> np.ndarray:
    z = z / np.linalg.norm(z, axis=1, keepdims=True)
    return np.abs(np.einsum("bi,kij,bj->bk", z, quadratic_forms(problem), z)).max(axis=1)


def same_set(z: np.ndarray, w: np.ndarray) -> bool:
    z, w = (x / np.linalg.norm(x, axis=1, keepdims=True) for x in (z, w))
    alike = np.abs(z.conj() @ w.T) > 1 - 1e-9
    return bool((alike.sum(axis=0) == 1).all() and (alike.sum(axis=1) == 1).all())


def test_the_start_problem_has_forty_solutions() -> None:
    problem, z = start_problem()
    assert z.shape == (40, 8)
    assert residuals(z, problem).max() < 1e-9
    assert same_set(z, z)
    # the solutions move into each other on a closed way of the parameters: none is missing there
    rng = np.random.default_rng(2)
    away = tuple(rng.normal(size=x.shape) + 1j * rng.normal(size=x.shape) for x in problem)
    there, t = track_solutions(z, Homotopy.between(problem, (away[0], away[1], away[2])))
    assert (t == 1).all()
    back, t = track_solutions(there, Homotopy.between((away[0], away[1], away[2]), problem))
    assert (t == 1).all()
    assert same_set(back, z)


def random_platform(rng: np.random.Generator, flat: bool) -> tuple[Problem, np.ndarray]:
    """Points of base and platform and squares of lengths at a random pose (3, 4)."""
    A, C = rng.normal(size=(2, 6, 3))
    if flat:
        A[:, 2] = C[:, 2] = 0.0
    x = rng.normal(size=4)
    R, _ = pose_of_quaternions(np.concatenate([x, np.zeros(4)]))
    P = rng.normal(size=3)
    return (A, C, ((P + C @ R.T - A) ** 2).sum(axis=1)), np.column_stack([R, P])


@pytest.mark.parametrize("flat", [False, True])
def test_every_pose_of_a_random_platform(flat: bool) -> None:
    rng = np.random.default_rng(int(flat))
    solver = PlatformPoses()
    for _ in range(3):
        (A, C, s), expected = random_platform(rng, flat)
        poses = solver(A, C, s)
        assert len(poses) % 2 == 0
        R, P = poses[..., :3], poses[..., 3]
        assert np.abs(R @ np.swapaxes(R, 1, 2) - np.eye(3)).max() < 1e-9
        gaps = ((P[:, None] + C @ np.swapaxes(R, 1, 2) - A) ** 2).sum(axis=2) - s
        assert np.abs(gaps).max() < 1e-9
        assert np.abs(poses - expected).max(axis=(1, 2)).min() < 1e-6
        if flat:  # mirror images on the other side of the base
            assert len(poses) >= 4


def test_an_octahedral_platform_has_sixteen_complex_poses() -> None:
    angle = np.radians([0, 0, 120, 120, 240, 240])
    A = np.stack([np.cos(angle), np.sin(angle), 0 * angle], axis=1)
    angle = np.radians([-60, 60, 60, 180, 180, -60])
    C = 0.6 * np.stack([np.cos(angle), np.sin(angle), 0 * angle], axis=1)
    solver = PlatformPoses()
    poses = solver(A, C, np.array([1.1, 1.2, 1.15, 1.05, 1.1, 1.2]))
    assert solver._start is not None
    assert len(solver._start[1]) == 16
    assert len(poses) in range(2, 17, 2)


# --- three legs in a plane ------------------------------------------------------------------------


def planar_leg(j: int, ant: int, place: complex, motor: bool) -> Frame:
    """A joint about z at a point of the plane of its antecedent."""
    gamma, d = (constant(round(float(x), 3)) for x in (np.angle(place), abs(place)))
    theta = symbol(f"q{j}", Role.POSITION)
    return Frame(ant, REVOLUTE, gamma=gamma, d=d, theta=theta, mu=int(motor))


def planar_platform(rng: np.random.Generator) -> Robot:
    """3-RRR: three cranks with motors 1, 4, 6, three rods, a triangle as the platform (link 3)."""
    lengths = rng.uniform(0.42, 0.55, 6)
    points = np.array([0, 1, 0.5 + 0.87j]) + 0.05 * rng.normal(size=3) * [0, 1, 1]
    corners = np.array([0, 0.31 + 0.02j, 0.14 + 0.27j])
    frames = [
        planar_leg(1, 0, points[0], True),
        planar_leg(2, 1, lengths[0], False),
        planar_leg(3, 2, lengths[1], False),
        planar_leg(4, 0, points[1], True),
        planar_leg(5, 4, lengths[2], False),
        planar_leg(6, 0, points[2], True),
        planar_leg(7, 6, lengths[3], False),
        planar_leg(8, 5, lengths[4], False),
        planar_leg(9, 7, lengths[5], False),
        *(
            dataclasses.replace(planar_leg(k, 3, p, False), sigma=FIXED, theta=ZERO)
            for k, p in ((10, corners[1]), (11, corners[2]))
        ),
    ]
    return assembled(frozenset({LOOP}), frames, 7, rng)


def test_every_assembly_of_a_planar_platform() -> None:
    """As many as a scan of the angle of the platform shows, each closes, an even number of them."""
    counts = set()
    for seed in range(3):
        rng = np.random.default_rng(seed)
        robot = planar_platform(rng)
        m = sy.generate(robot, "loop-geometry")
        assert m.inputs == ("q1", "q4", "q6")
        assert len(m.branches) == 6
        f = m.compile()
        for _ in range(8):
            given = dict(zip(m.inputs, map(float, rng.uniform(-3, 3, 3)), strict=True))
            found = f(given)
            counts.add(found.count)
            for q in found.solutions:
                at = {**robot.values, **given, **dict(zip(m.passive, q, strict=True))}
                assert closure_error(robot, {**at, "q8": 0.0, "q9": 0.0}) < 1e-9
    assert {2, 4} <= counts <= {0, 2, 4, 6}


def scanned(a: np.ndarray, c: np.ndarray, s: np.ndarray) -> int:
    """The number of angles at which three circles meet in a point, by a fine scan."""
    angle = np.linspace(-np.pi, np.pi, 40001)
    u = a[:, None] - np.exp(1j * angle) * c[:, None]  # centres of the circles
    d = u[1] - u[0]
    along = (np.abs(d) ** 2 + s[0] - s[1]) / 2
    height = np.emath.sqrt(np.abs(d) ** 2 * s[0] - along**2)
    count = 0
    for side in (1, -1):
        p = u[0] + (along + 1j * side * height) * d / np.abs(d) ** 2
        gap = np.where(np.isreal(height), np.abs(p - u[2]) ** 2 - s[2], np.nan)
        both = np.isfinite(gap[1:]) & np.isfinite(gap[:-1])
        count += int((both & (np.sign(gap[1:]) != np.sign(gap[:-1]))).sum())
    return count


def test_every_pose_of_a_random_planar_platform() -> None:
    rng, same = np.random.default_rng(5), 0
    for _ in range(30):
        a, c = rng.normal(size=(2, 3)) + 1j * rng.normal(size=(2, 3))
        angle, p = rng.uniform(-3, 3), complex(*rng.normal(size=2))
        s = np.abs(p + np.exp(1j * angle) * c - a) ** 2
        plane = np.stack([a.real, a.imag, 0 * s], 1), np.stack([c.real, c.imag, 0 * s], 1)
        poses = planar_poses((*plane, s), np.eye(3), np.array([0.0, 0.0, 1.0]))
        expected = np.array([np.cos(angle), np.sin(angle), p.real, p.imag])
        found = poses[:, [0, 1, 0, 1], [0, 0, 3, 3]]
        assert np.abs(found - expected).max(axis=1).min() < 1e-6
        gaps = poses[:, :, :3] @ plane[1].T + poses[:, :, 3:] - plane[0].T
        assert np.abs((gaps**2).sum(axis=1) - s).max() < 1e-8
        same += len(poses) == scanned(a, c, s)
    assert same >= 29  # the scan misses circles that hardly touch


def test_an_imported_planar_platform_is_recognised(tmp_path: Path) -> None:
    robot = planar_platform(np.random.default_rng(2))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # drives without values
        imported = sy.load(robot.save(tmp_path / "robot.urdf"))
    platform = platform_on_point_legs(imported)
    assert platform is not None
    assert platform.most == 6


# --- six legs: the robot --------------------------------------------------------------------------


def test_every_assembly_of_the_gough_platform() -> None:
    robot = sy.load("gough")
    m = sy.generate(robot, "loop-geometry")
    assert len(m.branches) == 40
    f = m.compile()
    rng = np.random.default_rng(1)
    motors = [name for name in m.inputs if name in robot.q]
    given = {name: float(x) for name, x in zip(motors, rng.uniform(1.05, 1.25, 6), strict=True)}
    found = f(given)
    assert found.count >= 8
    T = sy.generate(robot, "dgm")
    equations = loop_equations(robot, dict(robot.values))
    heights = []
    for q in found.solutions:
        at = {**given, **dict(zip(m.passive, q, strict=True))}
        heights.append(T.evaluate({k: at[k] for k in T.inputs if k in at})["T"])
    assert heights[0][2, 2] > 0.9  # the working assembly: level, above the base
    assert heights[0][2, 3] > 0.8
    # each is a state that Newton's method, too, takes as closed
    for q in found.solutions[:4]:
        again = f(given, near=q)
        assert again.count == 1
        assert again.solutions[0] == pytest.approx(q, abs=1e-8)
    assert equations.of.joints == robot.moving
    assert platform_on_point_legs(robot) is not None


# P. Dietmaier, The Stewart-Gough platform of general geometry can have 40 real postures, ARK 1998:
# points of the base and of the platform, lengths
DIETMAIER = (
    (0, 0, 0, 0, 0, 0, 1),
    (1.107915, 0, 0, 0.542805, 0, 0, 0.645275),
    (0.549094, 0.756063, 0, 0.956919, -0.528915, 0, 1.086284),
    (0.735077, -0.223935, 0.525991, 0.665885, -0.353482, 1.402538, 1.503439),
    (0.514188, -0.526063, -0.368418, 0.478359, 1.158742, 0.107672, 1.281933),
    (0.590473, 0.094733, -0.205018, -0.137087, -0.235121, 0.353913, 0.771071),
)


def test_a_platform_with_forty_real_postures() -> None:
    robot = sy.load("gough")
    frames = list(robot.frames)

    def moved(frame: int, x: float, y: float, z: float) -> None:
        place = {"gamma": math.atan2(y, x), "d": math.hypot(x, y), "b": z, "r": 0.0, "theta": 0.0}
        if frame <= robot.NL:
            del place["theta"]
        numbers = {key: constant(value) for key, value in place.items()}
        frames[frame - 1] = dataclasses.replace(frames[frame - 1], **numbers)

    for k, (*points, _) in enumerate(DIETMAIER):
        moved(5 * k + 2 if k else 1, *points[:3])
        if k:  # the first point is the origin of the platform's frame
            moved(36 + k, *points[3:])
    robot = dataclasses.replace(robot, frames=tuple(frames))
    m = sy.generate(robot, "loop-geometry")
    lengths = dict(zip(("q3", "q9", "q14", "q19", "q24", "q29"), (row[-1] for row in DIETMAIER), strict=True))  # fmt: skip
    answer = m.compile()(lengths)
    assert answer.count == 40
    for q in answer.solutions:
        at = {**robot.values, **lengths, **dict(zip(m.passive, q, strict=True))}
        assert closure_error(robot, at | dict.fromkeys([n for n in robot.q if n not in at], 0.0)) < 1e-9  # fmt: skip
    apart = np.sin(answer.solutions[:, None] - answer.solutions[None]) ** 2
    assert np.sort(apart.sum(axis=2), axis=1)[:, 1].min() > 1e-4  # each is another posture


def test_a_gough_platform_out_of_reach_says_so() -> None:
    f = sy.generate(sy.load("gough"), "loop-geometry").compile()
    lengths = dict.fromkeys(("q9", "q14", "q19", "q24", "q29"), 0.3)
    found = f({"q3": 4.0, **lengths})
    assert found.count == 0
    assert "no assembly" in found.reason


def test_configurations_of_newton_are_among_the_assemblies() -> None:
    """From many starts at the same lengths: every platform pose is one of those listed."""
    robot = sy.load("gough")
    m = sy.generate(robot, "loop-geometry")
    f, T = m.compile(), sy.generate(robot, "dgm")
    given = dict(
        zip(("q3", "q9", "q14", "q19", "q24", "q29"), (1.1, 1.15, 1.2, 1.1, 1.05, 1.2), strict=True)
    )

    def place(q: np.ndarray) -> np.ndarray:
        at = {**given, **dict(zip(m.passive, q, strict=True))}
        return T.evaluate({k: at[k] for k in T.inputs if k in at})["T"]

    listed = np.array([place(q) for q in f(given).solutions])
    rng, closed = np.random.default_rng(4), 0
    for _ in range(12):
        near = f(given).solutions[rng.integers(len(listed))] + rng.normal(scale=0.5, size=25)
        goal = f._motors(f._read(given))
        q, misfit, _ = f._converged(f._read(given), goal, near)
        if misfit < 1e-9:
            closed += 1
            assert np.abs(listed - place(q)).max(axis=(1, 2)).min() < 1e-6
    assert closed >= 3
