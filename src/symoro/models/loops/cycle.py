"""A loop as a cycle of screws, known and unknown ones: U1 K1 U2 K2 ... = 1 [KC97 (2)]."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from symoro.expr.functions import Scalar
from symoro.expr.node import ZERO, Expr
from symoro.expr.rewrite import substitute
from symoro.models.geometric.transforms import Screw, joint_screws
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import Loop


@dataclass(frozen=True)
class Link:
    """One screw of a cycle; `joint` is the number of an unknown joint, whose motion along the screw is sign * q."""

    screw: Screw
    joint: int = 0
    kind: int = REVOLUTE
    sign: int = 1


def _without_variable(robot: Robot, j: int, value: Scalar) -> Scalar:
    variable = robot.variable(j)
    return (
        substitute([value], {variable: ZERO})[0]
        if variable is not None and isinstance(value, Expr)
        else value
    )


def _joint_links(robot: Robot, j: int, unknown: bool, sign: int) -> list[Link]:
    z, x, last = joint_screws(robot, j)
    if not unknown:
        links = [Link(z), Link(x), Link(last)]
    elif robot.sigma(j) == PRISMATIC:
        rest = Screw("z", last.angle, _without_variable(robot, j, last.shift))
        links = [Link(z), Link(x), Link(Screw("z", 0, 0), j, PRISMATIC, sign), Link(rest)]
    else:
        rest = Screw("z", _without_variable(robot, j, last.angle), last.shift)
        links = [Link(z), Link(x), Link(Screw("z", 0, 0), j, REVOLUTE, sign), Link(rest)]
    return (
        links
        if sign > 0
        else [
            Link(link.screw.inverse(), link.joint, link.kind, link.sign) for link in reversed(links)
        ]
    )


def cycle(robot: Robot, loop: Loop, unknown: Collection[int]) -> list[Link]:
    """The screws around a loop from its root by the cut joint back to the root, starting at the first unknown that turns."""
    links: list[Link] = []
    for j in loop.left:
        links += _joint_links(robot, j, j in unknown, 1)
    for j in reversed(loop.right):
        links += _joint_links(robot, j, j in unknown, -1)
    turning = [k for k, link in enumerate(links) if link.joint and link.kind == REVOLUTE]
    at = turning[0] if turning else 0
    return links[at:] + links[:at]
