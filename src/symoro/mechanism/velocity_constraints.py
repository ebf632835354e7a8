"""Velocity constraints of one loop [KC97 (11)].

The twists of the two sides of the cut joint differ by its own motion. Expressed in a frame f whose
z axis is parallel to that of the cut joint, one of the six rows contains the speed of the cut
joint; the others are constraints on the joints of the tree:

    left columns qd_left - right columns qd_right + [0 .. 1 ..] qd_cut = 0

Rows are vx, vy, vz of a point of the cut axis and wx, wy, wz. The point belongs to one side, or
each side has its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from symoro.expr import Scalar, Vec3, as_expr, is_zero, rational
from symoro.mechanism.loop_closure import unit_twist
from symoro.mechanism.loop_path import loop_frames, with_fixed_cuts
from symoro.mechanism.transforms import PathFrame
from symoro.robot import FIXED, PRISMATIC, Loop, Robot, loop_sides
from symoro.tracing import Trace

ROWS = ("vx", "vy", "vz", "wx", "wy", "wz")


@dataclass(frozen=True)
class ConstraintView:
    """The form of a loop's equations: expressed in `frame`, velocities taken at a point of the side
    `point`.
    """

    frame: int
    point: str = "own"  # own: a point of each side; cut, twin: a point of that side for both
    sign: int = 1  # of the cut joint's axis on the z axis of the frame


@dataclass(frozen=True)
class LoopConstraint:
    """Six rows by joint of the tree, and the row that contains the cut joint (None if that is
    fixed).
    """

    loop: Loop
    view: ConstraintView
    columns: Mapping[int, tuple[Scalar, ...]]
    cut_row: int | None

    @property
    def plain(self) -> list[int]:
        """The rows that do not contain the cut joint."""
        return [r for r in range(6) if r != self.cut_row]

    def row(self, r: int, joints: list[int]) -> list[Scalar]:
        return [self.columns[j][r] if j in self.columns else 0 for j in joints]


def _along_z(v: Vec3) -> int:
    """Return 1 or -1 if v is the z axis or its opposite by structure, else 0."""
    z = rational(as_expr(v.z)) if is_zero(v.x) and is_zero(v.y) else None
    return int(z) if z is not None and abs(z) == 1 else 0


def views(robot: Robot, loop: Loop) -> list[ConstraintView]:
    """Return all forms of the loop's equations: frames parallel to the cut joint, with each choice
    of the point.
    """
    still, trace = with_fixed_cuts(robot), Trace()
    points = ("own", "cut", "twin") if robot.sigma(loop.cut) != PRISMATIC else ("cut", "twin")
    forms: list[ConstraintView] = []
    for f in dict.fromkeys(
        (loop.cut, loop.twin, *reversed(loop.left), *reversed(loop.right), loop.root)
    ):
        seen = loop_frames(still, loop, f, trace)
        sign = _along_z(seen[loop.cut].axis) or _along_z(seen[loop.twin].axis)
        forms += [ConstraintView(f, p, sign) for p in points if sign]
    return forms


def points(loop: Loop, view: ConstraintView, seen: Mapping[int, PathFrame]) -> tuple[Vec3, Vec3]:
    """Return the points at which the velocities of the left and of the right side are taken."""
    left, right = seen[loop.cut].P, seen[loop.twin].P
    return {"own": (left, right), "cut": (left, left), "twin": (right, right)}[view.point]


def loop_constraint(robot: Robot, loop: Loop, view: ConstraintView, trace: Trace) -> LoopConstraint:
    """Return the constraint equations of a loop."""
    still = with_fixed_cuts(robot)
    seen = loop_frames(still, loop, view.frame, trace)
    left, right = loop_sides(robot, loop)
    at_left, at_right = points(loop, view, seen)
    columns: dict[int, tuple[Scalar, ...]] = {}
    for j in left:
        V, w = unit_twist(robot.sigma(j), seen[j].axis, at_left - seen[j].P)
        columns[j] = (*V, *w)  # [KC97 (11)]
    for j in right:
        V, w = unit_twist(robot.sigma(j), seen[j].axis, at_right - seen[j].P)
        columns[j] = (*-V, *-w)
    sigma = robot.sigma(loop.cut)
    named = {
        j: tuple(trace(f"W{loop.cut}{r + 1}_{j}", x) for r, x in enumerate(c))
        for j, c in columns.items()
    }
    return LoopConstraint(
        loop, view, named, None if sigma == FIXED else 2 if sigma == PRISMATIC else 5
    )
