"""Inverse geometric models that are no programs: general, Pieper. They compile to the same callable as Paul's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.arm import Arm, make_arm
from symoro.models.inverse.general import RaghavanRoth, check_general
from symoro.models.inverse.numeric import Array, Chain
from symoro.models.inverse.pieper import PieperMethod, find_structure
from symoro.models.inverse.solver import InverseSolver, Method
from symoro.models.options import Options
from symoro.robot.data import Robot


@dataclass(frozen=True)
class NumericInverse:
    """An inverse geometric model that runs, and is not written as code."""

    robot: Robot
    id: str
    arm: Arm
    notes: tuple[str, ...]
    options: Mapping[str, Any]

    @property
    def joints(self) -> tuple[str, ...]:
        """The columns of the solutions."""
        return self.arm.names

    @property
    def parameters(self) -> tuple[str, ...]:
        return self.arm.parameters

    @property
    def steps(self) -> tuple[str, ...]:
        """What the method does, in order."""
        return self.notes

    def report(self) -> str:
        return "\n".join([f"{self.id} of {self.robot.name}: joints {', '.join(self.joints)}", *self.notes]) + "\n"

    def method(self, chain: Chain) -> Method:
        return RaghavanRoth(chain) if self.id == "igm-general" else PieperMethod(chain)

    def compile(self, backend: str = "auto", *, values: Mapping[str, float] | None = None, **_: Any) -> InverseSolver:
        """A callable: f(T) has `.solutions`, `.count`, `.branches`, `.singular` and `.reason`."""
        fixed = dict(values or {})
        solver = InverseSolver(self.arm, lambda chain, given: self.method(chain), defaults=fixed)
        return solver

    def polynomial(self, pose: Any, values: Mapping[str, float] | None = None) -> Array:
        """Coefficients, highest first, of the characteristic polynomial at a pose (degree 16), in tan(theta/2) of one joint."""
        method = RaghavanRoth(self.arm.numeric(values or {}))
        return method.polynomial(np.asarray(pose, dtype=float))

    def code(self, language: str = "c", **options: Any) -> NoReturn:
        raise UnsupportedRobot(f"{self.id} is a numerical method and is not generated as code: m.compile() runs it. Code is generated of igm-paul.")

    write = verify = latex = code


def general_result(robot: Robot, o: Options) -> NumericInverse:
    """The general method for six joints."""
    arm = make_arm(robot, o["frame"], o["fixed"])
    check_general(arm)
    notes = ("closed loop of six joints and the pose; one joint left out by its axis: 14 equations of Raghavan and Roth",
             "two joints eliminated by the null space of their 8 monomials: 6 equations",
             "times a half tangent: 12 equations, an eigenvalue problem of size 24 for a third joint; null vectors give two more",
             "the rest by linear equations, then Newton's method on the direct model; odd counts ask for another start")  # fmt: skip
    return NumericInverse(robot, "igm-general", arm, notes, o)


def pieper_result(robot: Robot, o: Options) -> NumericInverse:
    """Pieper's method for a spherical centre or three sliding joints."""
    arm = make_arm(robot, o["frame"], o["fixed"])
    structure = find_structure(arm)
    return NumericInverse(robot, "igm-pieper", arm, structure.notes(arm), o)
