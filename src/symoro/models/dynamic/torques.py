"""The models `idm`, `h` and `gravity`: one algorithm, on the robot moving, not accelerating, or at rest."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from symoro.expr.functions import Scalar
from symoro.expr.node import ZERO
from symoro.expr.program import Group
from symoro.mechanism.drives import drive_torques, times, transposed, tree_joints
from symoro.models.dynamic.effects import NO_FRICTION, with_joints, without
from symoro.models.forms import search
from symoro.models.forms.choices import Choices, apply_choices
from symoro.models.forms.newton_euler import newton_euler
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced, group

STILL = (ZERO, ZERO, ZERO)


def link_torques(robot: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """What moving the links takes, joints 1..NL: as the original lists it, or in the chosen forms."""
    if trace.opaque:
        return newton_euler_listing(robot, trace)
    chosen = apply_choices(robot, forms)
    return newton_euler(chosen.robot, chosen.inertia, chosen.links, trace)


def torques(robot: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Joint torques (20) of the joints that move; None: in the plain forms."""
    link, drives = (
        link_torques(robot, forms, trace),
        robot.derived("drives", lambda: drive_torques(robot)),
    )
    return [
        trace(f"GAM{j}", link[j - 1] + drive)
        for j, drive in zip(tree_joints(robot), drives, strict=True)
    ]


def joint_vector(name: str, label: str, robot: Robot, values: Sequence[Scalar]) -> Group:
    """One element per moving joint, labelled by its number."""
    return group(name, (len(values),), values, [f"{label}{j}" for j in tree_joints(robot)])


def inverse_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau: torques from positions, velocities and accelerations; of the joints, or of the motors."""
    return Traced(*torque_group(robot, o, torques(robot, o.get("forms"), trace)))


def torque_group(
    robot: Robot, o: Options, tau: Sequence[Scalar]
) -> tuple[tuple[Group, ...], tuple[str, ...]]:
    """The joint torques as a group with its notes; with coordinates=motor those of the motors."""
    if o.get("coordinates") != "motor":
        return (joint_vector("tau", "GAM", robot, tau),), ()
    if not robot.coupling:
        note = "no coupling matrix: motor and joint torques are the same"
        return (joint_vector("tau", "GAM", robot, tau),), (note,)
    motor = times(transposed(robot.coupling), tau)  # [KD 9.33]
    return (joint_vector("tau", "GAMM", robot, motor),), ("torques of the motors, J_qm^T tau",)


def bias(robot: Robot, o: Options, trace: Trace) -> Traced:
    """H: Coriolis, centrifugal, gravity, friction and external torques (25)."""
    return Traced(
        (
            joint_vector(
                "H", "H", robot, torques(resting_accelerations(robot), o.get("forms"), trace)
            ),
        )
    )


def gravity(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Q: gravity torques."""
    return Traced((joint_vector("Q", "Q", robot, torques(at_rest(robot), o.get("forms"), trace)),))


def resting_accelerations(robot: Robot) -> Robot:
    return robot.derived("resting", lambda: with_joints(robot, QDP=ZERO))


def at_rest(robot: Robot) -> Robot:
    """The robot and its base standing still, with nothing but gravity."""

    def make() -> Robot:
        still = dataclasses.replace(robot.base, W0=STILL, WP0=STILL, V0=STILL, VP0=STILL)
        return dataclasses.replace(
            without(with_joints(robot, QP=ZERO, QDP=ZERO, **NO_FRICTION), ("wrench",)), base=still
        )

    return robot.derived("at rest", make)


def chooser(build: Build, view: Callable[[Robot], Robot] = lambda robot: robot) -> Choose:
    """Search on the robot that the model really traces: what rests needs other forms than what moves."""

    def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        return {"forms": search.search(view(robot), o, build, price)}

    return choose
