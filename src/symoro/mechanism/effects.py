"""Robots without some effects: every model that leaves something out is the same model of a simpler
robot.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from symoro.expr import ZERO
from symoro.robot import Joint, Robot, Wrench

NO_FRICTION = {k: ZERO for k in ("FV", "FS", "FT", "VT", "FO")}
STILL = (ZERO, ZERO, ZERO)


def with_joints(robot: Robot, **values: object) -> Robot:
    """The robot with some values of all joints replaced."""
    return dataclasses.replace(
        robot,
        joints=tuple(replace_fields(j, **values) for j in robot.joints),
    )


def replace_fields(joint: Joint, **values: object) -> Joint:
    """The joint with some of its fields replaced."""
    return dataclasses.replace(joint, **values)  # type: ignore[arg-type]  # fields by name


def without_effects(robot: Robot, effects: Collection[str]) -> Robot:
    """The robot without the named effects: friction, rotor, wrench, gravity."""
    if "friction" in effects:
        robot = with_joints(robot, **NO_FRICTION)
    if "rotor" in effects:
        robot = with_joints(robot, IA=ZERO)
    if "wrench" in effects:
        robot = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))
    if "gravity" in effects:
        robot = dataclasses.replace(robot, gravity=(ZERO, ZERO, ZERO))
    return robot


def without_accelerations(robot: Robot) -> Robot:
    """The robot whose joints do not accelerate."""
    return robot.derived("without accelerations", lambda: with_joints(robot, QDP=0))


def at_rest(robot: Robot) -> Robot:
    """The robot and its base standing still, with nothing but gravity."""

    def make() -> Robot:
        still = dataclasses.replace(robot.base, W0=STILL, WP0=STILL, V0=STILL, VP0=STILL)
        return dataclasses.replace(
            without_effects(with_joints(robot, QP=ZERO, QDP=ZERO, **NO_FRICTION), ("wrench",)),
            base=still,
        )

    return robot.derived("at rest", make)


def link_side(robot: Robot) -> Robot:
    """The robot without the drives of its elastic joints, which sit behind the springs."""

    def bare(x: Joint) -> Joint:
        return replace_fields(x, IA=ZERO, **NO_FRICTION) if x.eta else x

    return robot.derived(
        "link side",
        lambda: dataclasses.replace(robot, joints=tuple(bare(x) for x in robot.joints)),
    )
