"""Questions about the structure of a robot: paths and branches of its tree, its closed loops.

A closed loop is described as by Khalil and Kleinfinger [KK86, KC97 §2.1]: it is opened at one
passive joint, the cut joint k > NL, and a fixed frame k + (NJ - NL), its twin, lies on the other
link.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symoro.errors import InputError
from symoro.robot.data import FIXED, Robot

# --- the tree ------------------------------------------------------------------------------------


def path(robot: Robot, j: int) -> tuple[int, ...]:
    """The frames from the base (excluded) to frame j (included)."""
    frames = []
    while j > 0:
        frames.append(j)
        j = robot.ant(j)
    return tuple(reversed(frames))


def children(robot: Robot, i: int) -> tuple[int, ...]:
    """The frames whose antecedent is i."""
    return tuple(j for j in range(1, robot.NF + 1) if robot.ant(j) == i)


def common_ancestor(robot: Robot, i: int, j: int) -> int:
    """The last frame that the paths to frames i and j share; 0 if they part at the base."""
    shared = 0
    for a, b in zip(path(robot, i), path(robot, j), strict=False):
        if a != b:
            break
        shared = a
    return shared


def route(robot: Robot, i: int, j: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The way from frame i to frame j: frames passed towards the base, then frames passed outward.

    The transforms T_ant(k),k of the first are inverted, those of the second are not.
    """
    shared = len(path(robot, common_ancestor(robot, i, j)))
    return path(robot, i)[shared:][::-1], path(robot, j)[shared:]


def terminal_frames(robot: Robot) -> tuple[int, ...]:
    """The frames that carry no other frame."""
    antecedents = {robot.ant(j) for j in range(1, robot.NF + 1)}
    return tuple(j for j in range(1, robot.NF + 1) if j not in antecedents)


def last_frame(robot: Robot) -> int:
    """The terminal frame of models by default: the last tool frame, else the last link that carries
    no other.
    """
    if robot.NF > robot.NL + 2 * (robot.NJ - robot.NL):
        return robot.NF
    antecedents = {robot.ant(j) for j in range(1, robot.NL + 1)}
    return max(j for j in range(1, robot.NL + 1) if j not in antecedents)


# --- closed loops -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loop:
    """A closed loop: its cut joint, the twin frame, their last common frame, two ways from it.

    `left` leads from the root (excluded) to the cut joint, `right` to the twin frame.
    """

    cut: int
    twin: int
    root: int
    left: tuple[int, ...]
    right: tuple[int, ...]


def loops(robot: Robot) -> Iterator[Loop]:
    """The closed loops, one per cut joint: joint k is paired with the fixed frame k + (NJ - NL)."""
    for cut in range(robot.NL + 1, robot.NJ + 1):
        twin = cut + robot.NJ - robot.NL
        inward, outward = route(robot, cut, twin)
        root = common_ancestor(robot, cut, twin)
        yield Loop(cut, twin, root, tuple(reversed(inward)), outward)


def active_joints(robot: Robot) -> list[int]:
    """The motorised joints of the tree (q_a)."""
    return [j for j in robot.moving if j <= robot.NL and robot.frame(j).mu]


def passive_joints(robot: Robot) -> list[int]:
    """The joints of the tree without a motor (q_p)."""
    return [j for j in robot.moving if j <= robot.NL and not robot.frame(j).mu]


def cut_joints(robot: Robot) -> list[int]:
    """The cut joints that move (q_c)."""
    return [j for j in robot.moving if j > robot.NL]


def loop_sides(robot: Robot, loop: Loop) -> tuple[list[int], list[int]]:
    """The moving joints of the tree on the two ways from the loop's root to the cut joint."""
    left = [j for j in loop.left if j <= robot.NL and robot.sigma(j) != FIXED]
    right = [j for j in loop.right if j <= robot.NL and robot.sigma(j) != FIXED]
    return left, right


def loop_joints(robot: Robot, loop: Loop) -> list[int]:
    """The moving joints around a loop, the cut joint included."""
    left, right = loop_sides(robot, loop)
    return [*left, *([loop.cut] if robot.sigma(loop.cut) != FIXED else []), *reversed(right)]


def check_cuts(robot: Robot) -> None:
    """Raise an InputError if a cut joint is motorised or a passive joint is in no loop."""
    for j in cut_joints(robot):
        if robot.frame(j).mu:
            raise InputError(
                f"{robot.name}, mu[{j}]",
                "1: the cut joint is motorised",
                "0",
                "Open the loop at one of its passive joints.",
            )
    inside = {j for loop in loops(robot) for j in loop_joints(robot, loop)}
    for j in passive_joints(robot):
        if j not in inside:
            raise InputError(
                f"{robot.name}, mu[{j}]",
                "0: a passive joint that is in no loop",
                "1",
                "Nothing determines its motion; motorise it.",
            )
