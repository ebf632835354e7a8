"""Questions about the structure of a robot: paths, branches, loops, parallel axes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symoro.expr.node import multiple_of_pi
from symoro.robot.data import Robot


def path(robot: Robot, j: int) -> tuple[int, ...]:
    """Frames from the base (excluded) to frame j (included)."""
    frames = []
    while j > 0:
        frames.append(j)
        j = robot.ant(j)
    return tuple(reversed(frames))


def children(robot: Robot, i: int) -> tuple[int, ...]:
    """Frames whose antecedent is i."""
    return tuple(j for j in range(1, robot.NF + 1) if robot.ant(j) == i)


def common(robot: Robot, i: int, j: int) -> int:
    """The last frame that the paths to i and j share; 0 when they part at the base."""
    shared = 0
    for a, b in zip(path(robot, i), path(robot, j), strict=False):
        if a != b:
            break
        shared = a
    return shared


def route(robot: Robot, i: int, j: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How to go from frame i to frame j: frames passed upwards (against their transform), then downwards."""
    shared = len(path(robot, common(robot, i, j)))
    return path(robot, i)[shared:][::-1], path(robot, j)[shared:]


def tips(robot: Robot) -> tuple[int, ...]:
    """Frames that carry no other frame."""
    parents = {robot.ant(j) for j in range(1, robot.NF + 1)}
    return tuple(j for j in range(1, robot.NF + 1) if j not in parents)


def last_frame(robot: Robot) -> int:
    """The terminal frame that models take by default: the last one that belongs to the tree, tool frames included."""
    return robot.NF if robot.NF > robot.NL + 2 * (robot.NJ - robot.NL) else robot.NL


@dataclass(frozen=True)
class Loop:
    """A closed loop: cut joint k, its twin frame on the other side, and the frames of the two sides below their root."""

    cut: int
    twin: int
    root: int
    left: tuple[int, ...]
    right: tuple[int, ...]


def loops(robot: Robot) -> Iterator[Loop]:
    """The loops, one per cut joint: frame i pairs with fixed frame i + (NJ - NL)."""
    for cut in range(robot.NL + 1, robot.NJ + 1):
        twin = cut + robot.NJ - robot.NL
        root = common(robot, cut, twin)
        up, down = route(robot, cut, twin)
        yield Loop(cut, twin, root, tuple(reversed(up)), down)


def same_axis_direction(robot: Robot, j: int) -> bool:
    """True when z_j is parallel to z of its antecedent, by structure: alpha_j is 0 or a multiple of pi."""
    k = multiple_of_pi(robot.frame(j).alpha)
    return k is not None and k.denominator == 1
