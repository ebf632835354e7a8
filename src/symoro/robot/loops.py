"""Closed loops: which joints are motorised, passive or cut, and what each loop consists of [KK86, KC97 §2.1]."""

from __future__ import annotations

from collections.abc import Iterator

from symoro.errors import InputError
from symoro.robot.data import CLOSED, FIXED, Robot
from symoro.robot.topology import Loop, loops


def is_closed(robot: Robot) -> bool:
    """True for a robot with closed loops."""
    return robot.kind == CLOSED


def active_joints(robot: Robot) -> list[int]:
    """The motorised joints of the tree (q_a)."""
    return [j for j in robot.moving if j <= robot.NL and robot.frame(j).mu]


def passive_joints(robot: Robot) -> list[int]:
    """The joints of the tree without a motor (q_p)."""
    return [j for j in robot.moving if j <= robot.NL and not robot.frame(j).mu]


def cut_joints(robot: Robot) -> list[int]:
    """The opened joints that move (q_c)."""
    return [j for j in robot.moving if j > robot.NL]


def sides(robot: Robot, loop: Loop) -> tuple[list[int], list[int]]:
    """The moving joints of the tree on the two ways from the loop's root to the cut joint."""
    left = [j for j in loop.left if j <= robot.NL and robot.sigma(j) != FIXED]
    right = [j for j in loop.right if j <= robot.NL and robot.sigma(j) != FIXED]
    return left, right


def loop_joints(robot: Robot, loop: Loop) -> list[int]:
    """The moving joints around a loop, the cut joint included."""
    left, right = sides(robot, loop)
    return [*left, *([loop.cut] if robot.sigma(loop.cut) != FIXED else []), *reversed(right)]


def outside_joints(robot: Robot) -> Iterator[int]:
    """Passive joints that no loop goes through: nothing determines them."""
    inside = {j for loop in loops(robot) for j in loop_joints(robot, loop)}
    yield from (j for j in passive_joints(robot) if j not in inside)


def check_cuts(robot: Robot) -> None:
    """The opened joint of a loop must be passive, and every passive joint must be part of a loop."""
    for j in cut_joints(robot):
        if robot.frame(j).mu:
            raise InputError(
                f"{robot.name}, mu[{j}]",
                "1: the cut joint is motorised",
                "0",
                "Open the loop at one of its passive joints.",
            )
    for j in outside_joints(robot):
        raise InputError(
            f"{robot.name}, mu[{j}]",
            "0: a passive joint that is in no loop",
            "1",
            "Nothing determines its motion; motorise it.",
        )
