"""The path around a loop: its frames seen from one of them, and the loop as a cycle of screws.

The path from a frame to the two sides of the cut joint leads up and down the tree. At the root of
the loop the screws of the two sides meet: those about the same axis are combined, so that the
rotations of two joints on the same link cancel and the angles of parallel axes add up across the
root too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from symoro.expr import ZERO, Expr, Scalar, is_zero, substitute
from symoro.mechanism.transforms import START, PathFrame, Screw, joint_screws, route_screws
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Frame, Loop, Robot, common_ancestor
from symoro.tracing import Trace


def _is_null(s: Screw) -> bool:
    return is_zero(s.angle) and is_zero(s.shift)


def combined_screws(screws: Iterable[Screw], passed: int) -> list[Screw]:
    """Return the screws with neighbours about the same axis combined.

    Screws are not combined across a frame, except across the frame `passed`.
    """
    stack: list[Screw] = []
    for s in screws:
        s = dataclasses.replace(s, frame=-1) if s.frame == passed else s
        open_end = bool(stack) and stack[-1].frame < 0
        if open_end and _is_null(s) and s.frame >= 0:
            stack[-1] = dataclasses.replace(stack[-1], frame=s.frame)
            continue
        if open_end and stack[-1].axis == s.axis:
            last = stack.pop()
            s = Screw(s.axis, last.angle + s.angle, last.shift + s.shift, s.frame)
        if not _is_null(s) or s.frame >= 0:
            stack.append(s)
    return stack


def frames_between(robot: Robot, i: int, j: int, trace: Trace) -> dict[int, PathFrame]:
    """Return the frames from i to j, seen from frame i, without the one where the path turns."""
    frame, frames = START, {i: START}
    turning = common_ancestor(robot, i, j)
    for screw in combined_screws(route_screws(robot, i, j), turning if turning != j else -1):
        frame = frame.step(screw, trace)
        if screw.frame >= 0:
            frame = frame.named(screw.frame, trace) if trace.opaque else frame
            frames[screw.frame] = frame
    return frames


def loop_frames(robot: Robot, loop: Loop, f: int, trace: Trace) -> dict[int, PathFrame]:
    """Return the frames of a loop, seen from its frame f."""
    return {
        **frames_between(robot, f, loop.twin, trace),
        **frames_between(robot, f, loop.cut, trace),
    }


def with_fixed_cuts(robot: Robot) -> Robot:
    """Return the robot with its cut joints fixed at zero, so that frame k does not move with the
    cut joint.
    """
    return robot.derived(
        "with fixed cuts",
        lambda: dataclasses.replace(
            robot, frames=tuple(_fixed_cut(robot, j) for j in range(1, robot.NF + 1))
        ),
    )


def _fixed_cut(robot: Robot, j: int) -> Frame:
    f, variable = robot.frame(j), robot.variable(j) if j <= robot.NJ else None
    if j <= robot.NL or variable is None or not isinstance(f.moving, Expr):
        return f
    rest = substitute([f.moving], {variable: ZERO})[0]
    return dataclasses.replace(f.with_moving(rest), sigma=FIXED)


# --- a loop as a cycle of screws ------------------------------------------------------------------


@dataclass(frozen=True)
class CycleScrew:
    """One screw of a cycle.

    `joint` is the number of an unknown joint whose motion along the screw is sign * q, or 0.
    """

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


def _joint_cycle_screws(robot: Robot, j: int, unknown: bool, sign: int) -> list[CycleScrew]:
    z, x, last = joint_screws(robot, j)
    if not unknown:
        links = [CycleScrew(z), CycleScrew(x), CycleScrew(last)]
    elif robot.sigma(j) == PRISMATIC:
        rest = Screw("z", last.angle, _without_variable(robot, j, last.shift))
        links = [
            CycleScrew(z),
            CycleScrew(x),
            CycleScrew(Screw("z", 0, 0), j, PRISMATIC, sign),
            CycleScrew(rest),
        ]
    else:
        rest = Screw("z", _without_variable(robot, j, last.angle), last.shift)
        links = [
            CycleScrew(z),
            CycleScrew(x),
            CycleScrew(Screw("z", 0, 0), j, REVOLUTE, sign),
            CycleScrew(rest),
        ]
    return (
        links
        if sign > 0
        else [
            CycleScrew(link.screw.inverse(), link.joint, link.kind, link.sign)
            for link in reversed(links)
        ]
    )


def cycle(robot: Robot, loop: Loop, unknown: Collection[int]) -> list[CycleScrew]:
    """Return the screws U1 K1 U2 K2 … = 1 around a loop [KC97 (2)], starting at its first unknown
    revolute joint.
    """
    links: list[CycleScrew] = []
    for j in loop.left:
        links += _joint_cycle_screws(robot, j, j in unknown, 1)
    for j in reversed(loop.right):
        links += _joint_cycle_screws(robot, j, j in unknown, -1)
    turning = [k for k, link in enumerate(links) if link.joint and link.kind == REVOLUTE]
    start = turning[0] if turning else 0
    return links[start:] + links[:start]
