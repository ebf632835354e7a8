"""Inverse models of a pose that is known in part: position, rotation, position and axis, single
elements; arms with too many joints for what is known.
"""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.robot.data import PRISMATIC, REVOLUTE
from symoro.solvers.inverse_solver import InverseSolver, counted_elements
from tests.inverse.arms import serial

RIGHT = np.pi / 2
TOOL = (0.3, 0.21, 0.4, 0.1)
ARMS = {
    "2R": serial([(REVOLUTE, 0, 0, 0, 0), (REVOLUTE, 0, 0.5, 0, 0)], TOOL),
    "3R": serial(
        [(REVOLUTE, 0, 0, 0, 0.1), (REVOLUTE, 0.7, 0.2, 0, 0.3), (REVOLUTE, -0.9, 0.4, 0, 0.2)],
        TOOL,
    ),
    "4R": serial(
        [
            (REVOLUTE, 0, 0, 0, 0.2),
            (REVOLUTE, RIGHT, 0, 0, 0),
            (REVOLUTE, 0, 0.3, 0, 0),
            (REVOLUTE, 0, 0.25, 0, 0),
        ],
        TOOL,
    ),
    "PR": serial([(PRISMATIC, 0, 0, 0, 0), (REVOLUTE, RIGHT, 0.2, 0, 0)], TOOL),
    "RPR": serial(
        [(REVOLUTE, 0, 0, 0, 0.1), (PRISMATIC, 0.7, 0.2, 0, 0.3), (REVOLUTE, -0.9, 0.4, 0, 0.2)],
        TOOL,
    ),
    "arm3": sy.load("examples/arm3.par"),
    "scara": sy.load("scara"),
    "puma560": sy.load("puma560"),
}
FREE = {  # the joints that the known part leaves free
    ("2R", "rotation"): 1,
    ("4R", "position"): 1,
    ("4R", "rotation"): 2,
    ("PR", "rotation"): 1,
    ("RPR", "rotation"): 1,
    ("arm3", "rotation"): 1,
    ("scara", "position"): 1,
    ("scara", "rotation"): 3,
    ("scara", "position+axis"): 1,
    ("scara", "Px,Py"): 2,
    ("puma560", "position"): 3,
    ("puma560", "rotation"): 3,
    ("puma560", "position+axis"): 1,
    ("puma560", "Px,Py"): 4,
    ("4R", "Px,Py"): 2,
    ("arm3", "Px,Py"): 1,
    ("RPR", "Px,Py"): 1,
    ("PR", "Px,Py"): 1,
}


def known_parts(f: InverseSolver, count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Postures, and their poses with and without the elements that are not known."""
    rng = np.random.default_rng(0)
    q = rng.uniform(-2, 2, (count, f.chain.n)) * np.where(f.chain.turns, 1.0, 0.2)
    T = f.chain.poses(q)
    given = T.copy()
    given[:, :3][:, ~counted_elements(f.arm)] = np.nan
    return q, T, given


PARTS = ("position", "rotation", "position+axis", "Px,Py")
REFUSED = ("3R", "Px,Py")  # two elements of a general arm


@pytest.mark.parametrize(
    ("name", "known"), [(a, p) for a in ARMS for p in PARTS if (a, p) != REFUSED]
)
def test_every_known_part_of_a_reachable_pose_is_reached(name: str, known: str) -> None:
    m = sy.generate(ARMS[name], "igm", known=known)
    f = m.compile()
    free = FREE.get((name, known), 0)
    assert m.joints == f.joints == tuple(f"q{k}" for k in range(1, f.chain.n + 1))
    counted = counted_elements(f.arm)
    for q, T, given in zip(*known_parts(f, 12), strict=True):
        postures = f(given)
        assert postures.count
        reached = f.chain.poses(postures.solutions)
        assert np.abs((reached - T)[:, :3][:, counted]).max() < 1e-9
        if not free:
            turn = np.where(f.chain.turns, 2 * np.pi, np.inf)
            gap = np.abs(postures.solutions - q)
            assert np.minimum(gap, np.abs(turn - gap)).max(axis=1).min() < 1e-6
    assert len(f.arm.held) == free
    assert postures.singular.all() == bool(free)


@pytest.mark.parametrize(
    ("robot", "known", "checked"), [("rrp", "position", False), ("planar2r", "position", True)]
)
def test_rows_are_checked_unless_each_known_coordinate_has_a_joint(
    robot: str, known: str, checked: bool
) -> None:
    notes = sy.generate(robot, "igm-paul", known=known).notes
    assert ("a branch exists only where its direct model gives the pose" in notes) == checked


def test_a_free_direction_keeps_the_known_part() -> None:
    f = sy.generate(ARMS["4R"], "igm", known="position").compile()
    _, T, given = known_parts(f, 1)
    postures = f(given[0])
    step = 1e-6 * postures.free
    moved = f.chain.poses(postures.solutions + step)
    assert np.abs(step).max() > 5e-7
    assert np.abs((moved - T)[:, :3, 3]).max() < 1e-11


def test_a_free_joint_takes_a_value_with_which_the_others_reach_the_point() -> None:
    """Stretched out, the arm reaches a point that it cannot reach with its last joint at 0."""
    f = sy.generate(ARMS["4R"], "igm", known="position").compile()
    q = np.array([0.4, 0.3, 0.0, 2.2])
    straight = np.array([f.chain.poses(np.r_[q[:3], x])[0] for x in np.linspace(-3, 3, 601)])
    T = straight[np.linalg.norm(straight[:, :3, 3], axis=1).argmax()]
    assert f(T, values={"q4": 2.2}).count == 0
    assert f(T).count
    assert f.batch(np.array([T, T])).count.min() > 0


def test_a_free_joint_may_be_given() -> None:
    f = sy.generate(ARMS["4R"], "igm", known="position").compile()
    q, T, _ = known_parts(f, 1)
    postures = f(T[0], values={"q4": q[0, 3]})
    assert np.abs(f.chain.poses(f(T[0]).solutions)[:, :3, 3] - T[0, :3, 3]).max() < 1e-10
    assert np.abs(postures.solutions[:, :3] - q[0, :3]).max(axis=1).min() < 1e-9


def test_a_point_out_of_reach_has_a_reason() -> None:
    T = np.eye(4)
    T[:3, 3] = 9.0
    for name in ("2R", "3R", "4R", "scara"):
        postures = sy.generate(ARMS[name], "igm", known="position").compile()(T)
        assert postures.count == 0
        assert postures.reason


@pytest.mark.parametrize(("name", "known"), [("2R", "position"), ("3R", "position"), ("4R", "position"), ("scara", "position+axis")])  # fmt: skip
def test_code_agrees_with_the_interpreter(name: str, known: str) -> None:
    results = sy.generate(ARMS[name], "igm", known=known).verify("c,python,matlab")
    assert [(r.language, r.reason) for r in results if not r.passed and not r.missing] == []
    assert any(r.passed for r in results)


def test_two_elements_of_a_general_arm_are_refused_with_the_reason() -> None:
    with pytest.raises(UnsupportedRobot, match="no equation of Paul's eight types"):
        sy.generate(ARMS[REFUSED[0]], "igm", known=REFUSED[1])


@pytest.mark.parametrize("name", ["ur5", "crx10ia", "iiwa14", "general6r"])
def test_position_and_axis_of_arms_that_are_solved_for_whole_poses(name: str) -> None:
    m = sy.generate(name, "igm", known="position+axis")
    assert set(m.known) == {"Px", "Py", "Pz", "ax", "ay", "az"}
    f = m.compile()
    chain = f.chain
    low, high = np.maximum(chain.low, -2.5), np.minimum(chain.high, 2.5)
    q = np.random.default_rng(7).uniform(low, high, (6, chain.n))
    poses = chain.poses(q)
    given = poses.copy()
    given[:, :3, :2] = np.nan  # is ignored
    batch = f.batch(given)
    for k, T in enumerate(poses):
        found = f(given[k])
        assert found.count == batch.count[k] > 0
        assert found.singular.all()
        reached = chain.poses(found.solutions)
        assert np.abs((reached - T)[:, :3, 2:]).max() < 1e-10
        moved = chain.poses(found.solutions + 1e-6 * found.free)
        assert np.abs(np.linalg.norm(found.free, axis=1) - 1).max() < 1e-9
        assert np.abs((moved - reached)[:, :3, 2:]).max() < 1e-10
    given[0, :3, 3] += 9.0
    assert f(given[0]).count == 0
    assert "out of reach" in f(given[0]).reason
    with pytest.raises(sy.SymoroError, match="has no code"):
        m.code("c")


def test_other_parts_of_a_pose_are_not_for_the_general_method() -> None:
    with pytest.raises(sy.SymoroError, match="for whole poses"):
        sy.generate("general6r", "igm-general", known="Px,Py,sx")
