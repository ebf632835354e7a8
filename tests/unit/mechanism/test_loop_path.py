"""Screws around a loop."""

from __future__ import annotations

import pytest

import symoro as sy
from symoro.expr.node import ZERO, Role, constant, symbol
from symoro.mechanism.loop_constraints import combined_screws, frames_between
from symoro.mechanism.tree_kinematics import Screw
from symoro.tracing import Trace

a, b, c = (symbol(n, Role.GEOMETRIC) for n in "abc")


@pytest.mark.parametrize(
    ("screws", "passed", "expected"),
    [
        ([Screw("z", a, b), Screw("z", c, a)], -1, [Screw("z", a + c, b + a)]),
        ([Screw("z", a, b), Screw("z", -a, -b)], -1, []),
        ([Screw("z", a, b, 3), Screw("z", c, a)], -1, [Screw("z", a, b, 3), Screw("z", c, a)]),
        ([Screw("z", a, b, 3), Screw("z", c, a, 4)], 3, [Screw("z", a + c, b + a, 4)]),
        ([Screw("x", a, b), Screw("z", c, a)], -1, [Screw("x", a, b), Screw("z", c, a)]),
        ([Screw("x", a, b), Screw("z", ZERO, ZERO, 5)], -1, [Screw("x", a, b, 5)]),
        (
            [Screw("x", a, b, 2), Screw("z", ZERO, ZERO, 5)],
            -1,
            [Screw("x", a, b, 2), Screw("z", ZERO, ZERO, 5)],
        ),
        (
            [Screw("z", ZERO, ZERO), Screw("x", constant(1), ZERO)],
            -1,
            [Screw("x", constant(1), ZERO)],
        ),
        ([Screw("z", a, b), Screw("z", -a, -b, 7)], -1, [Screw("z", ZERO, ZERO, 7)]),
        ([Screw("z", a, b), Screw("z", -a, -b, 0)], -1, [Screw("z", ZERO, ZERO, 0)]),
        ([Screw("x", a, b), Screw("z", ZERO, ZERO, 0)], -1, [Screw("x", a, b, 0)]),
    ],
)
def test_screws_about_the_same_axis_are_combined(screws, passed, expected):
    assert combined_screws(screws, passed) == expected


@pytest.mark.parametrize(("i", "j"), [(3, 1), (1, 3), (3, 0), (3, 3)])
def test_frames_between_include_both_ends(i, j):
    step = -1 if i > j else 1
    assert [*frames_between(sy.load("rx90"), i, j, Trace())] == [*range(i, j + step, step)]


def test_frames_between_branches_leave_out_the_frame_where_the_path_turns():
    robot = sy.load("twoarm")
    root = next(j for j in range(robot.NL + 1) if sum(robot.ant(k) == j for k in robot.outward) > 1)
    left, right = [k for k in robot.outward if robot.ant(k) == root][:2]
    assert [*frames_between(robot, left, right, Trace())] == [left, right]
