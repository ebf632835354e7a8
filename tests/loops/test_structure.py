"""Loops, mobility by rank, and what is said where motors and mobility disagree."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import constant
from symoro.mechanism.closed_configurations import (
    check_mobility,
    closed_configurations,
    mobility,
    with_independent_motors,
)
from symoro.robot.data import Frame, Robot
from symoro.robot.structure import (
    active_joints,
    cut_joints,
    last_frame,
    loop_joints,
    loop_sides,
    loops,
    passive_joints,
    surplus_motors,
)
from symoro.robot.validate import validated
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


def test_motors_beyond_the_mobility_follow_from_the_first() -> None:
    robot = with_motors(sy.load("fourbar"), 1, 2)
    chosen = with_independent_motors(robot)
    assert (active_joints(chosen), surplus_motors(chosen)) == ([1], [2])
    assert passive_joints(chosen) == [2, 3]
    m = sy.generate(robot, "loop-kinematics")
    assert m.groups["W"] == (2, 1)
    with pytest.raises(UnsupportedRobot, match=r"2 motorised.*mobility is 1.*Clear mu"):
        check_mobility(robot)


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


def test_multipliers_need_a_loop() -> None:
    with pytest.raises(UnsupportedRobot, match="no closed loop"):
        sy.generate(sy.load("planar2r"), "idm", method="multipliers")
    bound = sy.generate(sy.load("fourbar"), "ddm", method="recursive")
    assert any("articulated-body method" in note for note in bound.notes)


# --- frames ---------------------------------------------------------------------------------------


def test_a_twin_frame_on_a_twin_frame_is_a_frame_of_the_link() -> None:
    robot = robot_of("twin on twin")
    x, y = 0.28 + 0.1 * np.cos(0.5), 0.1 * np.sin(0.5)  # frame 9 in link 3
    place = dataclasses.replace(
        robot.frame(9),
        ant=3,
        d=constant(float(np.hypot(x, y))),
        gamma=constant(float(np.arctan2(y, x))),
        theta=constant(float(0.5 - np.arctan2(y, x))),
    )
    direct = dataclasses.replace(robot, frames=(*robot.frames[:8], place))
    for model, options in (("loop-geometry", {}), ("idm", {"passive": "solved", "effort": 0})):
        m, other = (sy.generate(x, model, **options) for x in (robot, direct))
        rng = np.random.default_rng(0)
        values = {**robot.values, **{n: rng.uniform(0.1, 1.0) for n in (*m.inputs, *other.inputs)}}
        values |= robot.values
        ours, theirs = (x.evaluate({n: values[n] for n in x.inputs}) for x in (m, other))
        for name in ours:
            assert ours[name] == pytest.approx(theirs[name], abs=1e-9)


def test_a_frame_of_a_cut_joint_is_on_a_fixed_frame() -> None:
    robot = robot_of("twin on twin")
    for ant in (6, 7, 9):  # cut joints, itself
        wrong = (*robot.frames[:8], dataclasses.replace(robot.frame(9), ant=ant))
        with pytest.raises(InputError, match=r"ant\[9\]"):
            validated(dataclasses.replace(robot, frames=wrong), "two.par")


@pytest.mark.parametrize(
    ("name", "hand"),
    [("sr400", 6), ("palletiser", 8), ("delta", 5), ("fourbar", 2), ("fivebar", 4)],
)
def test_the_end_of_a_closed_loop_robot_is_its_hand(name: str, hand: int) -> None:
    robot = sy.load(name)
    assert last_frame(robot) == hand
    tool = Frame(ant=2, sigma=2, d=constant(0.1))
    with_tool = dataclasses.replace(robot, frames=(*robot.frames, tool))
    fewer = {"sr400": 6, "palletiser": 8}  # their hands have more motors than the tool
    assert last_frame(with_tool) == fewer.get(name, robot.NF + 1)


def test_loops_that_cannot_close_are_named() -> None:
    robot = sy.load("fourbar")
    apart = dataclasses.replace(robot, values={**robot.values, "L0": 5.0})
    with pytest.raises(InputError, match=r"no configuration in which they close \(cut joint 4\)"):
        sy.generate(apart, "idm")
