"""The automatic inverse geometric model: which method solves an arm, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.elimination_starts import check_general
from symoro.models.inverse.paul import solve
from symoro.models.inverse.pieper import find_structure, solve_pieper
from symoro.models.inverse.serial_arm import Arm, make_arm
from symoro.models.inverse.solution_search import Solved
from symoro.robot import Robot
from symoro.tracing import Options, ResolvedFrames, default_view, resolve_frames


def choose(robot: Robot, o: Options) -> tuple[str, str]:
    """The id of the method, and why: Paul's where its types suffice, Pieper's for a spherical
    centre, else the general one.
    """
    arm = make_arm(robot, o)
    refused: list[str] = []
    if len(arm.joints) > 6:
        raise UnsupportedRobot(redundant(arm))
    try:
        solved = solved_by_paul(arm, o["known"])
        types = ", ".join(str(s.type) for s in solved.steps)
        return "igm-paul", f"igm-paul, since its types of equations give all joints: {types}"
    except UnsupportedRobot as error:
        refused.append(str(error))
    if o["known"] is None:
        for attempt in (_pieper, _general):
            try:
                return attempt(arm)
            except UnsupportedRobot as error:
                refused.append(str(error))
    raise UnsupportedRobot("\n".join([f"No inverse geometric model of {robot.name}:", *refused]))


def _pieper(arm: Arm) -> tuple[str, str]:
    structure = find_structure(arm).notes(arm)[0]
    return "igm-pieper", f"igm-pieper, since Paul's types do not give all joints, but {structure}"


def _general(arm: Arm) -> tuple[str, str]:
    check_general(arm)
    why = "Paul's types do not give all joints and no three axes meet in one point"
    return "igm-general", f"igm-general, since {why}"


def solved_by_paul(arm: Arm, known: tuple[str, ...] | None = None) -> Solved:
    """Paul's solution, kept with the arm, and so is its refusal."""

    def attempt() -> Any:
        try:
            return solve(arm, known)
        except UnsupportedRobot as error:
            return error

    outcome = arm.derived(("paul", known), attempt)
    if isinstance(outcome, Solved):
        return outcome
    raise UnsupportedRobot(str(outcome))


def solved_by_pieper(arm: Arm) -> Solved:
    """Pieper's solution, kept with the arm."""
    return arm.derived("pieper", lambda: solve_pieper(arm))


def paul_applies(robot: Robot) -> None:
    """Nothing where Paul's method solves the robot as it is; UnsupportedRobot says why not."""
    arm = _default_arm(robot)
    if len(arm.joints) > 6:
        raise UnsupportedRobot(redundant(arm))
    solved_by_paul(arm)


def pieper_applies(robot: Robot) -> None:
    """Nothing where Pieper's method solves the robot as it is."""
    find_structure(_default_arm(robot))


def general_applies(robot: Robot) -> None:
    """Nothing where the general method is for the robot as it is."""
    check_general(_default_arm(robot))


def some_applies(robot: Robot) -> None:
    """Nothing where one of the methods solves the robot as it is."""
    frames = _default_frames(robot)
    choose(frames.robot, {**frames.options, "known": None})


def _default_frames(robot: Robot) -> ResolvedFrames:
    """The frames of the inverse models by default, with no joint held."""
    options: dict[str, Any] = {"frames": default_view(robot), "frame": None, "wrt": 0, "fixed": {}}
    return resolve_frames(robot, options)


def _default_arm(robot: Robot) -> Arm:
    frames = _default_frames(robot)
    return make_arm(frames.robot, frames.options)


def redundant(arm: Arm) -> str:
    """Return the advice for an arm with more than six joints."""
    names = ", ".join(arm.names)
    last = arm.names[-1]
    return (
        f"{arm.robot.name} has {len(arm.joints)} joints up to {arm.end} ({names}): "
        "infinitely many postures reach a pose. "
        f"Hold {len(arm.joints) - 6} with fixed={{'{last}': 0.3}} (--fixed {last}=0.3)."
    )


NOTES = (
    "closed loop of six joints and the pose; one joint left out by its axis: "
    "14 equations of Raghavan and Roth",
    "two joints eliminated by the constant null space of their 8 monomials: 6 equations, "
    "4 linear and 2 quadratic in a half tangent",
    "times the half tangent of another joint: 12 equations, an eigenvalue problem of size 16; "
    "its vectors give two joints more",
    "the rest by linear equations, then Newton's method on the direct model; "
    "where solutions may be missing, starts of displaced arms follow",
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
    arm = make_arm(robot, o)
    check_general(arm)
    return GeneralArm(robot, "igm-general", arm, NOTES, o)
