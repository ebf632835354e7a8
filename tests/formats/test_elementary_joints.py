"""Each step from a description to elementary joints: links keep their parents, loops their ends."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    LinkDescription,
    LoopDescription,
    RigidInertia,
    RobotDescription,
    transform,
    turn,
)
from symoro.formats.elementary_joints import cut_loops, expand_compound_joints, float_base
from symoro.formats.khalil_frames import Axis, choose_frames, khalil_rows
from symoro.robot.structure import loops

X, Y, Z = np.eye(3)
BODY = RigidInertia(1.0, np.zeros(3), np.eye(3))


def hinge(name: str, parent: int, place: tuple[float, ...], axis: np.ndarray = Z, **more: object):
    T = transform(None, place)
    return LinkDescription(name, parent, f"j_{name}", "revolute", T, axis, inertia=BODY, **more)


def four_bar() -> list[LinkDescription]:
    """The links of a planar four-bar linkage on link 0: two cranks, and a rod on the first."""
    return [
        hinge("a", 0, (0.0, 0.0, 0.0)),
        hinge("b", 1, (1.0, 0.0, 0.0)),
        hinge("c", 0, (3.0, 0.0, 0.0)),
    ]


def closing(rod: int, crank: int) -> LoopDescription:
    """The end of the rod, 2 m from its joint, on the crank."""
    return LoopDescription(
        "pin", (rod, crank), np.array([2.0, 0, 0]), transform(None, [-2.0, 0, 0])
    )


def test_a_free_root_becomes_a_floating_base_and_numbers_go_down_by_one() -> None:
    free = LinkDescription("trunk", 0, "root", "free", transform(turn(X, np.pi / 2)), inertia=BODY)
    links = (
        LinkDescription("world"),
        free,
        hinge("a", 1, (0, 0, 0)),
        hinge("b", 2, (1, 0, 0)),
        hinge("c", 1, (3, 0, 0)),
    )
    robot = RobotDescription("r", links, "test", loops=(closing(3, 4),))
    floating = float_base(robot)
    assert floating.floating
    assert [link.name for link in floating.links] == ["trunk", "a", "b", "c"]
    assert [link.parent for link in floating.links] == [-1, 0, 1, 0]
    assert floating.loops[0].links == (2, 3)
    assert floating.gravity == pytest.approx((0.0, -9.81, 0.0))  # seen from the trunk


@pytest.mark.parametrize("loose", ["mass", "second link", "loop"])
def test_a_world_that_carries_more_than_a_free_body_stays(loose: str) -> None:
    free = LinkDescription("trunk", 0, "root", "free", inertia=BODY)
    links = [LinkDescription("world"), free, hinge("a", 1, (0, 0, 0))]
    ends = (2, 0) if loose == "loop" else (2, 1)
    loop = LoopDescription("pin", ends, np.zeros(3), transform())
    if loose == "mass":
        links[0] = dataclasses.replace(links[0], inertia=BODY)
    if loose == "second link":
        links.append(hinge("b", 0, (1, 0, 0)))
    robot = RobotDescription("r", tuple(links), "test", loops=(loop,))
    assert float_base(robot) is robot


def test_loops_behind_a_compound_joint_keep_their_ends() -> None:
    ball = LinkDescription("ball", 0, "ball", "spherical", inertia=BODY)
    links = (
        LinkDescription("base"),
        ball,
        hinge("a", 1, (0, 0, 0)),
        hinge("b", 2, (1, 0, 0)),
        hinge("c", 1, (3, 0, 0)),
    )
    robot = expand_compound_joints(RobotDescription("r", links, "test", loops=(closing(3, 4),)))
    names = [link.name for link in robot.links]
    assert names == ["base", "ball_x", "ball_y", "ball", "a", "b", "c"]
    assert [link.parent for link in robot.links] == [-1, 0, 1, 2, 3, 4, 3]
    assert [names[k] for k in robot.loops[0].links] == ["b", "c"]
    assert [link.in_file for link in robot.links] == [True, False, False, True, True, True, True]


@pytest.mark.parametrize(
    ("driven", "motors"),
    [((True, True, True), "a"), ((False, False, True), "c"), ((False, False, False), "a")],
)
def test_a_loop_has_as_many_motors_as_degrees_of_freedom(
    driven: tuple[bool, ...], motors: str
) -> None:
    links = [
        dataclasses.replace(link, motorised=on) for link, on in zip(four_bar(), driven, strict=True)
    ]
    robot = RobotDescription("r", (LinkDescription("base"), *links), "test", loops=(closing(2, 3),))
    cut = cut_loops(robot, 1e-9)
    assert "".join(link.name for link in cut.links if link.motorised and link.joint) == motors
    assert np.allclose(cut.loops[0].axis, Z)


def test_a_loop_in_space_is_closed_by_a_ball_joint_of_three_hinges() -> None:
    links = (
        LinkDescription("base"),
        hinge("a", 0, (0, 0, 0)),
        hinge("b", 1, (1, 0, 0), X),
        hinge("c", 0, (3, 0, 0), Y),
    )
    cut = cut_loops(RobotDescription("r", links, "test", loops=(closing(2, 3),)), 1e-9)
    assert [link.name for link in cut.links[4:]] == ["pin_x", "pin_y"]
    assert [link.parent for link in cut.links[4:]] == [2, 4]
    assert [tuple(link.axis) for link in cut.links[4:]] == [tuple(X), tuple(Y)]
    assert cut.loops[0].links == (5, 3)
    assert np.array_equal(cut.loops[0].axis, Z)


def test_two_loops_have_their_cut_joints_in_the_order_of_the_file() -> None:
    links = (LinkDescription("base"), *four_bar(), *four_bar_beside())
    pins = (closing(2, 3), dataclasses.replace(closing(5, 6), name="pin2"))
    robot = to_robot(RobotDescription("r", links, "test", loops=pins))
    first, second = loops(robot)
    assert [robot.joint(j).name for j in (first.cut, second.cut)] == ["pin", "pin2"]
    for loop in (first, second):
        ends = [float(robot.frame(j).d.payload) for j in (loop.cut, loop.twin)]
        assert ends[0] == pytest.approx(2.0)
        assert abs(ends[1]) < 1e-12


def four_bar_beside() -> list[LinkDescription]:
    """A second linkage on the base, 5 m higher."""
    return [
        hinge("d", 0, (0.0, 0.0, 5.0)),
        hinge("e", 4, (1.0, 0.0, 0.0)),
        hinge("f", 0, (3.0, 0.0, 5.0)),
    ]


# --- the choice of frames ------------------------------------------------------------------------


def test_the_line_of_a_slider_goes_through_the_axis_behind_it() -> None:
    """A slider along x, whose own line is off, before a hinge: only lengths of the hinge remain."""
    slider = Axis(-1, transform(), X, np.array([0.0, 0.2, 0.4]), True)
    turning = Axis(0, transform(None, [0.3, 0.0, 0.0]), Z, np.zeros(3), False)
    frames = choose_frames([slider, turning], 1e-9)
    lengths = [x for rows in frames.rows for row in rows for x in (row.b, row.d, row.r) if x]
    assert lengths == []


def test_parallel_axes_have_their_distance_as_only_length() -> None:
    first = Axis(-1, transform(), Z, np.array([0.5, 0.0, 0.0]), False)
    second = Axis(0, transform(None, [0.5, 0.0, 0.0]), Z, np.array([0.0, 0.7, 0.0]), False)
    frames = choose_frames([first, second], 1e-9)
    (row,) = frames.rows[1]
    assert (row.gamma, row.b, row.alpha, row.r) == (0, 0, 0, 0)
    assert row.d == pytest.approx(0.7)


def test_rows_of_a_transform_give_it_back() -> None:
    for angle in (1e-4, 0.3, 2.0):  # nearly parallel axes need two rows
        T = transform(turn([0.6, 0.8, 0.0], angle) @ turn(Z, 0.4), [0.3, -0.2, 0.5])
        rows = khalil_rows(T, 1e-9)
        assert len(rows) == (2 if angle < 1e-2 else 1)
        product = np.eye(4)
        for row in rows:
            product = product @ row.T
        assert np.allclose(product, T, rtol=0, atol=1e-8)
