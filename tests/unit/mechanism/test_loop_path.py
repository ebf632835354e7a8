"""Screws around a loop."""

from __future__ import annotations

import pytest

from symoro.expr.node import ZERO, Role, constant, symbol
from symoro.mechanism.loop_constraints import combined_screws
from symoro.mechanism.tree_kinematics import Screw

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
    ],
)
def test_screws_about_the_same_axis_are_combined(screws, passed, expected):
    assert combined_screws(screws, passed) == expected
