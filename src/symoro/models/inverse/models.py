"""The general inverse geometric model as data: it is prepared and run by machine code, and written as code with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symoro.models.inverse.arm import Arm, make_arm
from symoro.models.inverse.general import check_general
from symoro.robot.data import Robot
from symoro.tracing.options import Options

NOTES = (
    "closed loop of six joints and the pose; one joint left out by its axis: 14 equations of Raghavan and Roth",
    "two joints eliminated by the constant null space of their 8 monomials: 6 equations, 4 linear and 2 quadratic in a half tangent",
    "times the half tangent of another joint: 12 equations, an eigenvalue problem of size 16; its vectors give two joints more",
    "the rest by linear equations, then Newton's method on the direct model; where solutions may be missing, starts of displaced arms follow",
)


@dataclass(frozen=True)
class GeneralArm:
    """An arm for the general method."""

    robot: Robot
    id: str
    arm: Arm
    notes: tuple[str, ...]
    options: Mapping[str, Any]

    def __repr__(self) -> str:
        return f"<{self.id} of {self.robot.name}: {', '.join(self.arm.names)}>"


def general_arm(robot: Robot, o: Options) -> GeneralArm:
    """The general method for six joints."""
    arm = make_arm(robot, o["frame"], o["fixed"])
    check_general(arm)
    return GeneralArm(robot, "igm-general", arm, NOTES, o)
