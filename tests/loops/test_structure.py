"""Loops, mobility by rank, and what is said where motors and mobility disagree."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnsupportedRobot
from symoro.mechanism.closed_configurations import check_mobility, closed_configurations, mobility
from symoro.robot.data import Robot
from symoro.robot.structure import (
    active_joints,
    cut_joints,
    loop_joints,
    loop_sides,
    loops,
    passive_joints,
)
from tests.loops.support import EXTRA, LIBRARY, robot_of

DEGREES = (
    {
        "fourbar": 1,
        "slidercrank": 1,
        "fivebar": 2,
        "palletiser": 4,
        "bennett": 1,
        "sr400": 6,
        "delta": 3,
    }
    | dict.fromkeys(EXTRA, 1)
    | {"lift": 2}
)


def with_motors(robot: Robot, *motors: int) -> Robot:
    frames = tuple(
        dataclasses.replace(f, mu=int(j in motors)) for j, f in enumerate(robot.frames, 1)
    )
    return dataclasses.replace(robot, frames=frames)


@pytest.mark.parametrize("name", [*LIBRARY, *EXTRA])
def test_the_mobility_is_that_of_the_rank(name: str) -> None:
    robot = robot_of(name)
    found = check_mobility(robot)
    assert found.degrees == DEGREES[name] == len(active_joints(robot))
    assert found.overconstrained == (name != "delta")


@pytest.mark.parametrize("name", [*LIBRARY, *EXTRA])
def test_random_configurations_close(name: str) -> None:
    found = closed_configurations(robot_of(name))
    assert len(found.q) >= 3
    assert np.abs(found.f.misfit(found.q)).max() < 1e-12


def test_the_joints_of_a_loop() -> None:
    robot = sy.load("sr400")
    (loop,) = loops(robot)
    assert (active_joints(robot), passive_joints(robot), cut_joints(robot)) == (
        [1, 2, 4, 5, 6, 7],
        [3, 8],
        [9],
    )
    assert loop_sides(robot, loop) == ([7, 8], [2, 3])
    assert loop_joints(robot, loop) == [7, 8, 9, 3, 2]


def test_too_few_motors_are_counted() -> None:
    with pytest.raises(
        UnsupportedRobot,
        match=r"1 motorised joint\(s\) \(1\), and its mobility is 2.*Expected 2.*Motorise more",
    ):
        sy.generate(with_motors(sy.load("fivebar"), 1), "idm")


def test_too_many_motors_are_counted() -> None:
    with pytest.raises(UnsupportedRobot, match=r"2 motorised.*mobility is 1.*Clear mu"):
        sy.generate(with_motors(sy.load("fourbar"), 1, 2), "loop-kinematics")


def test_motors_that_depend_on_each_other_are_found() -> None:
    """Joint 5 of the palletiser turns as joint 2 does: as many motors as degrees of freedom, and
    joint 3 is left to itself.
    """
    with pytest.raises(UnsupportedRobot, match="do not determine"):
        check_mobility(with_motors(sy.load("palletiser"), 1, 2, 5, 8))


def test_a_motorised_cut_joint_is_refused() -> None:
    with pytest.raises(InputError, match=r"mu\[4\].*Open the loop at one of its passive joints"):
        sy.generate(with_motors(sy.load("fourbar"), 4), "idm")


def test_a_passive_joint_outside_the_loops_is_refused() -> None:
    with pytest.raises(InputError, match=r"mu\[4\].*in no loop"):
        sy.generate(with_motors(sy.load("sr400"), 1, 2, 5, 6, 7), "idm")


def test_lengths_that_cannot_close_are_named() -> None:
    robot = dataclasses.replace(
        sy.load("fourbar"), values={"L0": 5.0, "L1": 0.1, "L2": 0.2, "L3": 0.3}
    )
    with pytest.raises(InputError, match="no configuration in which they close"):
        mobility(robot)


def test_a_bennett_linkage_of_other_proportions_does_not_move() -> None:
    robot = sy.load("bennett")
    frames = list(robot.frames)
    frames[2] = dataclasses.replace(frames[2], d=frames[2].d * 1.1)
    with pytest.raises((UnsupportedRobot, InputError)):
        check_mobility(dataclasses.replace(robot, frames=tuple(frames)))


@pytest.mark.parametrize("model", ["loop-geometry", "loop-kinematics"])
def test_open_robots_have_no_loop_models(model: str) -> None:
    with pytest.raises(UnsupportedRobot, match="has no closed loop"):
        sy.generate(sy.load("rx90"), model)


@pytest.mark.parametrize("model", ["ddm-recursive"])
def test_models_without_loops_name_those_that_have_them(model: str) -> None:
    with pytest.raises(UnsupportedRobot, match=r"closed loops.*loop-geometry.*ddm"):
        sy.generate(sy.load("fourbar"), model)


def test_multipliers_need_a_loop() -> None:
    with pytest.raises(UnsupportedRobot, match="no closed loop"):
        sy.generate(sy.load("planar2r"), "idm", method="multipliers")
    with pytest.raises(UnsupportedRobot, match="articulated-body"):
        sy.generate(sy.load("fourbar"), "ddm", method="recursive")
