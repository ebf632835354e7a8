"""psi and phi: what remains of a loop's equations when the joints do not accelerate, by recursion
[KC97 (14), §4.4].

The motion of both sides relative to the loop's root, joint accelerations zero, is carried to the
cut joint by (6)-(10). The difference of the two is what the equations differentiated with respect
to time have beside W qdd. The cut joint's own motion adds, in space, qd_c (w x z) to the angular
rows of a revolute joint and 2 qd_c (w x z) to the linear ones of a prismatic joint.
"""

from __future__ import annotations

import dataclasses

from symoro.expr import Scalar, Vec3, is_zero
from symoro.mechanism.link_motion import LinkMotion, step
from symoro.mechanism.loop_path import loop_frames, with_fixed_cuts
from symoro.mechanism.velocity_constraints import LoopConstraint
from symoro.robot import PRISMATIC, REVOLUTE, Joint, Robot
from symoro.tracing import Trace

NULL = Vec3(0, 0, 0)
STILL = LinkMotion(NULL, NULL, NULL, NULL, NULL, NULL)


class Prefixed(Trace):
    """A trace whose names carry a prefix, for quantities that have the usual names elsewhere."""

    def __init__(self, of: Trace, prefix: str) -> None:
        super().__init__()
        self.of, self.prefix, self.hints = of, prefix, of.hints
        self.opaque, self.quiet = of.opaque, of.quiet

    def __call__(self, name: str, value: Scalar) -> Scalar:
        return self.of(f"{self.prefix}{name}", value)

    def sincos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        return self.of.sincos(angle)


def _side(robot: Robot, frames: tuple[int, ...], trace: Trace) -> LinkMotion:
    """The motion of the last of the frames relative to the root before the first."""
    at = STILL
    for j in frames:
        at = step(robot, j, at, not trace.opaque, trace)
    return at


def loop_bias(robot: Robot, x: LoopConstraint, trace: Trace) -> list[Scalar]:
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
