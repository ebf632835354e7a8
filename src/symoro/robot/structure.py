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
    no other; of a closed-loop robot its end effector.
    """
    if robot.NJ > robot.NL:
        return _end_effector(robot)
    if robot.NF > robot.NL:
        return robot.NF
    antecedents = {robot.ant(j) for j in range(1, robot.NL + 1)}
    return max(j for j in range(1, robot.NL + 1) if j not in antecedents)


def _end_effector(robot: Robot) -> int:
    """The frame of a closed-loop robot with most motorised joints on its path.

    Of several it is a tool frame, then the link on which most loops end (a platform), then the
    last.
    """
    first_tool = robot.NL + 2 * (robot.NJ - robot.NL) + 1
    frames: list[int] = [*range(1, robot.NL + 1), *range(first_tool, robot.NF + 1)]
    antecedents = {robot.ant(j) for j in frames}
    ends = [robot.ant(j) for j in range(robot.NL + 1, first_tool)]

    def rank(j: int) -> tuple[int, bool, int, int]:
        motors = sum(bool(robot.frame(k).mu) for k in path(robot, j))
        return motors, j >= first_tool, ends.count(j), j

    hands = [j for j in frames if j not in antecedents]
    return max(hands, key=rank)


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


SURPLUS = 2  # mu of a motor whose joint follows from other motors: more motors than mobility


def active_joints(robot: Robot) -> list[int]:
    """The motorised joints of the tree that are independent (q_a)."""
    return [j for j in robot.moving if j <= robot.NL and robot.frame(j).mu not in (0, SURPLUS)]


def passive_joints(robot: Robot) -> list[int]:
    """The joints of the tree that follow from others (q_p): without a motor, or surplus ones."""
    return [j for j in robot.moving if j <= robot.NL and robot.frame(j).mu in (0, SURPLUS)]


def independent_joints(robot: Robot) -> list[int]:
    """The joints whose motion is chosen freely: the motorised ones of closed loops, else all."""
    return active_joints(robot) if robot.has_closed_loops else list(robot.moving)


def surplus_motors(robot: Robot) -> list[int]:
    """The motorised joints that follow from the independent ones."""
    return [j for j in passive_joints(robot) if robot.frame(j).mu == SURPLUS]


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
