"""Constraint equations of one loop: its path, its velocity constraints, and their drift.

The path from a frame to the two sides of the cut joint leads up and down the tree. At the root of
the loop the screws of the two sides meet: those about the same axis are combined, so that the
rotations of two joints on the same link cancel and the angles of parallel axes add up across the
root too.

Velocities [KC97 (11)]: the twists of the two sides of the cut joint differ by its own motion.
Expressed in a frame f whose z axis is parallel to that of the cut joint, one of the six rows
contains the speed of the cut joint; the others are constraints on the joints of the tree:

    left columns qd_left - right columns qd_right + [0 .. 1 ..] qd_cut = 0

Rows are vx, vy, vz of a point of the cut axis and wx, wy, wz. The point belongs to one side, or
each side has its own.

Drift [KC97 (14), §4.4]: psi and phi are what remains of the equations differentiated with respect
to time, beside W qdd, when the joints do not accelerate. The motion of both sides relative to the
loop's root, joint accelerations zero, is carried to the cut joint by (6)-(10); psi is the
difference of the two. The cut joint's own motion adds, in space, qd_c (w x z) to the angular rows
of a revolute joint and 2 qd_c (w x z) to the linear ones of a prismatic joint.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from symoro.expr import NULL, ZERO, Expr, Scalar, Vec3, as_expr, is_zero, rational, substitute
from symoro.mechanism.tree_kinematics import (
    START,
    LinkMotion,
    PathFrame,
    Screw,
    joint_screws,
    link_motion_from_antecedent,
    route_screws,
)
from symoro.robot import (
    FIXED,
    PRISMATIC,
    REVOLUTE,
    Frame,
    Joint,
    Loop,
    Robot,
    common_ancestor,
    loop_sides,
)
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
            frame = frame.named(screw.frame, trace) if trace.writes_listing else frame
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


def joint_cycle_screws(robot: Robot, j: int, unknown: bool, sign: int) -> list[CycleScrew]:
    """The screws of a joint, passed from its antecedent (sign 1) or towards it (sign -1)."""
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
        links += joint_cycle_screws(robot, j, j in unknown, 1)
    for j in reversed(loop.right):
        links += joint_cycle_screws(robot, j, j in unknown, -1)
    turning = [k for k, link in enumerate(links) if link.joint and link.kind == REVOLUTE]
    start = turning[0] if turning else 0
    return links[start:] + links[:start]


# --- velocity constraints -------------------------------------------------------------------------


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


def unit_twist(sigma: int, axis: Vec3, arm: Vec3) -> tuple[Vec3, Vec3]:
    """Return (V, w) of a point per unit of joint speed; `arm` leads from the joint to the point."""
    return (axis, NULL) if sigma == PRISMATIC else (axis.cross(arm), axis)


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
        columns[j] = (*-V, *-w)  # [KC97 (11)]
    sigma = robot.sigma(loop.cut)
    named = {
        j: tuple(trace(f"W{loop.cut}{r + 1}_{j}", x) for r, x in enumerate(c))
        for j, c in columns.items()
    }
    return LoopConstraint(
        loop, view, named, None if sigma == FIXED else 2 if sigma == PRISMATIC else 5
    )


# --- drift ----------------------------------------------------------------------------------------


AT_REST = LinkMotion(NULL, NULL, NULL, NULL, NULL, NULL)


class Prefixed(Trace):
    """A trace whose names carry a prefix, for quantities that have the usual names elsewhere."""

    def __init__(self, of: Trace, prefix: str) -> None:
        super().__init__()
        self.of, self.prefix, self.hints = of, prefix, of.hints
        self.writes_listing = of.writes_listing

    def __call__(self, name: str, value: Scalar) -> Scalar:
        return self.of(f"{self.prefix}{name}", value)

    def sincos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        return self.of.sincos(angle)


def _side(robot: Robot, frames: tuple[int, ...], trace: Trace) -> LinkMotion:
    """The motion of the last of the frames relative to the root before the first."""
    at = AT_REST
    for j in frames:
        at = link_motion_from_antecedent(robot, j, at, not trace.writes_listing, trace)
    return at


def loop_drift(robot: Robot, x: LoopConstraint, trace: Trace) -> list[Scalar]:  # [KC97 (14)]
    """The six rows of a loop's psi and phi; the robot's joints have their speeds, and no
    accelerations.
    """
    loop, sigma = x.loop, robot.sigma(x.loop.cut)
    still = with_fixed_cuts(robot)
    tree = dataclasses.replace(
        still, joints=(*still.joints, *(Joint() for _ in range(robot.NF - robot.NJ)))
    )
    left = _side(tree, loop.left, Prefixed(trace, f"L{loop.cut}"))
    right = _side(tree, loop.right, Prefixed(trace, f"R{loop.cut}"))
    seen = loop_frames(still, loop, x.view.frame, trace)
    R_l, R_r = seen[loop.cut].rotation(trace), seen[loop.twin].rotation(trace)
    w, wd, VP = R_l @ left.w, R_l @ left.wd - R_r @ right.wd, R_l @ left.VP - R_r @ right.VP
    speeds = {j: robot.joint(j).QP for j in x.columns}
    if x.cut_row is not None:
        own: Scalar = 0  # minus the cut joint's speed along z of the view
        for j, column in x.columns.items():
            if not is_zero(column[x.cut_row]) and not is_zero(speeds[j]):
                own = own + column[x.cut_row] * speeds[j]
        across = Vec3(-(w.y * own), w.x * own, 0)  # qd_c (w x z)
        if sigma == REVOLUTE:
            wd = wd + across
        elif sigma == PRISMATIC:
            arm = Vec3(0, 0, seen[loop.twin].P.z - seen[loop.cut].P.z)
            body_w, body_wd = (
                (w, R_l @ left.wd) if x.view.point == "twin" else (R_r @ right.w, R_r @ right.wd)
            )
            VP = VP + across + across + body_w.cross(body_w.cross(arm)) + body_wd.cross(arm)
    return [trace(f"PSI{loop.cut}{r + 1}", v) for r, v in enumerate((*VP, *wd))]
