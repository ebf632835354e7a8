"""The choice of Khalil-Kleinfinger frames: textbook tables from URDF files, and random trees of
axes that must keep every pose.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symoro as sy
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    Import,
    LinkDescription,
    RobotDescription,
    from_rpy,
    transform,
    turn,
)
from symoro.formats.khalil_frames import KhalilRow, khalil_rows
from tests.formats.support import link_pose, number, robot_file


def rows(robot: sy.Robot, *names: str, count: int = 0) -> list[tuple[str, ...]]:
    return [tuple(str(getattr(f, k)) for k in names) for f in robot.frames[: count or None]]


def test_the_panda_file_gives_the_published_table() -> None:
    """Craig's convention in the documentation of the Franka Control Interface, the height of the
    shoulder in the base's placement.
    """
    ours, published = sy.load(robot_file("panda.urdf")), sy.load("panda")
    assert rows(ours, "gamma", "b", "alpha", "d", "theta", count=6) == rows(
        published, "gamma", "b", "alpha", "d", "theta", count=6
    )
    assert [str(f.r) for f in ours.frames[1:7]] == [str(f.r) for f in published.frames[1:7]]
    assert [str(ours.base.Z[k]) for k in (3, 7, 11)] == ["0", "0", "0.333"]
    assert str(ours.frame(7).d) == "0.088"


def test_the_ur5_file_gives_three_parallel_axes_and_no_gamma() -> None:
    robot = sy.load(robot_file("ur5_robot.urdf"))
    assert rows(robot, "gamma", "b") == [("0", "0")] * 6
    assert [str(f.alpha) for f in robot.frames] == ["0", "-pi/2", "0", "0", "-pi/2", "pi/2"]
    assert [str(f.d) for f in robot.frames] == ["0", "0", "0.425", "0.39225", "0", "0"]
    assert [str(f.r) for f in robot.frames] == ["0", "0", "0", "0.10915", "0.09465", "0"]


@pytest.mark.parametrize("name", ["kinova.urdf", "z1.urdf", "talos_left_arm.urdf", "xarm7.urdf"])
def test_no_serial_arm_needs_gamma_or_b(name: str) -> None:
    robot = sy.load(robot_file(name), tolerance=1e-5)
    serial = [f for j, f in enumerate(robot.frames, 1) if f.ant == j - 1]
    assert len(serial) >= 6
    assert {(str(f.gamma), str(f.b)) for f in serial} == {("0", "0")}


ANGLES = st.sampled_from(
    [0.0, math.pi / 2, -math.pi / 2, math.pi, 0.3, -1.1, math.pi / 4, 1e-3, 1e-7]
)
LENGTHS = st.sampled_from([0.0, 0.0, 0.5, -0.3, 0.123])
UNITS = st.sampled_from(
    [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, -1, 0), (0, 0, -1), (0.6, 0.8, 0), (0.36, 0.48, 0.8)]
)


@st.composite
def mechanisms(draw: st.DrawFn) -> RobotDescription:
    """Trees whose axes are often parallel, coincident or intersecting, sometimes nearly so."""
    links = [LinkDescription("base")]
    for k in range(1, draw(st.integers(1, 7)) + 1):
        parent = k - 1 if draw(st.booleans()) else draw(st.integers(0, k - 1))
        T = transform(from_rpy([draw(ANGLES) for _ in range(3)]), [draw(LENGTHS) for _ in range(3)])
        kind = draw(st.sampled_from(["revolute", "revolute", "revolute", "prismatic", "fixed"]))
        links.append(
            LinkDescription(
                f"l{k}",
                parent,
                f"j{k}",
                kind,
                T,
                np.array(draw(UNITS), float),
                np.array([draw(LENGTHS) for _ in range(3)]),
            )
        )
    if not any(link.kind != "fixed" for link in links):
        links.append(LinkDescription("last", len(links) - 1, "last", "revolute"))
    return RobotDescription("random", tuple(links), "test")


def pose(m: RobotDescription, k: int, q: dict[str, float]) -> np.ndarray:
    """LinkDescription k seen from the root, straight from the definition of a mechanism."""
    T = np.eye(4)
    while k > 0:
        link = m.links[k]
        x = q.get(link.joint, 0.0)
        if link.kind == "prismatic":
            step = transform(None, link.axis * x)
        else:
            R = turn(link.axis, x)
            step = (
                transform(R, link.anchor - R @ link.anchor)
                if link.kind == "revolute"
                else np.eye(4)
            )
        T = link.placement @ step @ T
        k = link.parent
    return T


@given(mechanisms(), st.integers(0, 1000))
def test_every_link_of_a_random_tree_keeps_its_pose(m: RobotDescription, seed: int) -> None:
    robot = to_robot(m, Import(tolerance=0.0))
    q = np.random.default_rng(seed).uniform(-3, 3, len(robot.q))
    values = dict(zip(robot.q, q, strict=True))
    by_name = dict(zip(robot.joint_names, q, strict=True))
    for k, link in enumerate(m.links):
        assert np.abs(link_pose(robot, link.name, values) - pose(m, k, by_name)).max() < 1e-9


@given(mechanisms())
def test_lengths_stay_of_the_size_of_the_robot_even_where_axes_are_nearly_parallel(
    m: RobotDescription,
) -> None:
    robot = to_robot(m, Import(tolerance=0.0))
    lengths = [
        number(getattr(f, k), dict.fromkeys(robot.q, 0.0))
        for f in robot.frames
        for k in ("b", "d", "r")
    ]
    assert max(map(abs, lengths), default=0) < 1000


@given(
    st.lists(st.floats(-3, 3), min_size=3, max_size=3),
    st.lists(st.floats(-1, 1), min_size=3, max_size=3),
)
def test_any_transform_is_a_row_of_parameters_or_two(rpy: list[float], p: list[float]) -> None:
    T, product = transform(from_rpy(rpy), p), np.eye(4)
    for row in khalil_rows(T, 0.0):
        product = product @ row.T
    assert np.abs(product - T).max() < 1e-9


def test_a_zero_costs_nothing_and_gamma_more_than_theta() -> None:
    assert KhalilRow().price == 0
    assert (
        KhalilRow(gamma=0.3).price
        > KhalilRow(theta=0.3).price
        > KhalilRow(theta=Fraction(1, 2)).price
        > 0
    )
