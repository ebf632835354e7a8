"""Kinematic models of closed-loop robots: those of the tree, its passive joints moving as the loops ask.

J_m = J_a + J_p W                                   of any frame, in terms of the motorised joints
"""

from __future__ import annotations

from symoro.errors import InputError
from symoro.expr.functions import Scalar
from symoro.mechanism.drives import tree_joints
from symoro.mechanism.passive_rates import LoopMotion
from symoro.models.kinematic import jacobian as of_tree
from symoro.models.kinematic import link_rates as links
from symoro.models.loops.dynamics import view
from symoro.models.loops.kinematics import active_vector
from symoro.robot.data import FIXED, Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, matrix_group

INPUTS = (
    "inputs: positions of the tree's joints, velocities and accelerations of the motorised ones"
)


def jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """J: [V; w] of a frame in terms of the velocities of the motorised joints."""
    found, _ = view(robot, o, trace, still=True)
    rows = jacobian_rows(robot, found, o, o["seen_from"], o["point"], trace)
    named = [[trace(f"J{r}{c}", x) for c, x in enumerate(row, 1)] for r, row in enumerate(rows, 1)]
    return Traced(
        (matrix_group("J", named),),
        (f"columns: the motorised joints {', '.join(map(str, found.active))}",),
    )


def jacobian_rows(
    robot: Robot, found: LoopMotion, o: Options, seen_from: int, point: int, trace: Trace
) -> list[list[Scalar]]:
    """The six rows J_a + J_p W."""
    frame = o["frame"]
    if robot.NL < frame <= robot.NJ and robot.sigma(frame) != FIXED:
        todo = f"Frame {frame + robot.NJ - robot.NL} is at the same place, on the other side of the joint."
        raise InputError(
            "option frame", f"frame {frame}, of a cut joint", "a frame of the tree", todo
        )
    rows = of_tree.jacobian_rows(found.robot, frame, o["projection"], seen_from, point, trace)
    joints = tree_joints(robot)
    return [active_vector(found, dict(zip(joints, row, strict=True))) for row in rows]


def velocities(robot: Robot, o: Options, trace: Trace) -> Traced:
    """V, W of the links."""
    _, tree = view(robot, o, trace, still=True)
    return Traced(links.velocities(tree, o, trace).groups, (INPUTS,))


def accelerations(robot: Robot, o: Options, trace: Trace) -> Traced:
    """VP, WP of the links."""
    _, tree = view(robot, o, trace, still=False)
    return Traced(links.accelerations(tree, o, trace).groups, (INPUTS,))


def jpqp(robot: Robot, o: Options, trace: Trace) -> Traced:
    """JPQP: the accelerations of the links that remain when the motorised joints do not accelerate."""
    _, tree = view(robot, o, trace, still=True)
    return Traced(links.velocity_product_accelerations(tree, o, trace).groups, (INPUTS,))
