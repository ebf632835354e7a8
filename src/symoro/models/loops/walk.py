"""The frames around a loop, seen from one of them.

The way from a frame to the two sides of the cut joint goes against and along the tree. At the loop's root the screws of
the two sides meet: those about the same axis are joined, so that the turns of two joints on the same link cancel and
parallel axes add up across the root too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from symoro.expr.functions import is_zero
from symoro.expr.node import ZERO, Expr
from symoro.expr.rewrite import substitute
from symoro.models.geometric.transforms import START, PathFrame, Screw, route_screws
from symoro.robot.data import FIXED, REVOLUTE, Frame, Robot
from symoro.robot.structure import Loop, common_ancestor
from symoro.tracing.trace import Trace


def _is_null(s: Screw) -> bool:
    return is_zero(s.angle) and is_zero(s.shift)


def joined_screws(screws: Iterable[Screw], passed: int) -> list[Screw]:
    """Screws about the same axis made one where no frame but `passed` lies between them."""
    stack: list[Screw] = []
    for s in screws:
        s = dataclasses.replace(s, frame=-1) if s.frame == passed else s
        if _is_null(s) and stack and stack[-1].frame < 0 <= s.frame:
            stack[-1] = dataclasses.replace(stack[-1], frame=s.frame)
        elif stack and stack[-1].axis == s.axis and stack[-1].frame < 0:
            last = stack.pop()
            s = Screw(s.axis, last.angle + s.angle, last.shift + s.shift, s.frame)
            if not _is_null(s) or s.frame >= 0:
                stack.append(s)
        elif not _is_null(s) or s.frame >= 0:
            stack.append(s)
    return stack


def walked(robot: Robot, i: int, j: int, trace: Trace) -> dict[int, PathFrame]:
    """Where the frames from i to j are, seen from frame i; not the one where the way turns."""
    at, found = START, {i: START}
    turning = common_ancestor(robot, i, j)
    for screw in joined_screws(route_screws(robot, i, j), turning if turning != j else -1):
        at = at.step(screw, trace)
        if screw.frame >= 0:
            at = at.named(screw.frame, trace) if trace.opaque else at
            found[screw.frame] = at
    return found


def around(robot: Robot, loop: Loop, f: int, trace: Trace) -> dict[int, PathFrame]:
    """Where the frames of a loop are, seen from its frame f."""
    return {**walked(robot, f, loop.twin, trace), **walked(robot, f, loop.cut, trace)}


def opened(robot: Robot) -> Robot:
    """The robot with its cut joints at zero and fixed: frame k before its own motion, which the tree does not know."""
    return robot.derived(
        "opened",
        lambda: dataclasses.replace(
            robot, frames=tuple(_still(robot, j) for j in range(1, robot.NF + 1))
        ),
    )


def _still(robot: Robot, j: int) -> Frame:
    f, variable = robot.frame(j), robot.variable(j) if j <= robot.NJ else None
    if j <= robot.NL or variable is None or not isinstance(f.moving, Expr):
        return f
    rest = substitute([f.moving], {variable: ZERO})[0]
    moving = {"theta": rest} if f.sigma == REVOLUTE else {"r": rest}
    return dataclasses.replace(f, sigma=FIXED, **moving)  # type: ignore[arg-type]
