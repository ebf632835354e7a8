"""The automatic inverse geometric model: which method solves an arm, and why."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.models.inverse.closed_loop_arms import solve_with_loops
from symoro.models.inverse.elimination import check_general
from symoro.models.inverse.paul import solve
from symoro.models.inverse.pieper import (
    find_structure,
    has_arm_angle,
    known_part_case,
    solve_pieper,
)
from symoro.models.inverse.serial_arm import (
    ELEMENTS,
    POSITION_AND_AXIS,
    Arm,
    element_derivatives,
    make_arm,
    path_loops,
    with_held,
)
from symoro.models.inverse.solution_search import ZERO_TOLERANCE, Solved
from symoro.robot import Robot
from symoro.tracing import Option, Options, ResolvedFrames, default_view, resolve_frames


def choose(robot: Robot, o: Options) -> tuple[str, str]:
    """The id of the method, and why: Paul's where its types suffice, Pieper's for a spherical
    centre, else the general one.
    """
    arm = arm_of(robot, o)
    id, why = _chosen(arm, o)
    if arm.free and arm.known is None:
        why = f"{why}; {arm.parameter} is the parameter of the redundant arm"
    if arm.any_turn:
        why = f"{why}; position and z axis are completed to a whole pose, which is solved"
    return id, why


def _chosen(arm: Arm, o: Options) -> tuple[str, str]:
    if arm.arm_angle:
        return "igm-pieper", "igm-pieper, since shoulder and wrist are spherical"
    refused: list[str] = []
    check_not_redundant(arm)
    if (o["nearest"] or o["weights"]) and len(arm.joints) < 6 and o["known"] is None:
        return "igm-general", "igm-general, since the nearest postures are requested"
    try:
        solved = solved_by_paul(arm)
        types = ", ".join(str(s.type) for s in solved.steps)
        return "igm-paul", f"igm-paul, since its types of equations give all joints: {types}"
    except UnsupportedRobot as error:
        refused.append(str(error))
    for attempt in (_pieper, _general) if arm.known is None else (_pieper,):
        try:
            return attempt(arm)
        except UnsupportedRobot as error:
            refused.append(str(error))
    name = arm.robot.name
    raise UnsupportedRobot("\n".join([f"No inverse geometric model of {name}:", *refused]))


def arm_of(robot: Robot, o: Options) -> Arm:
    """The arm of an inverse model. Joints that a partly known pose leaves free are held at
    parameters: those that move no known element, then the last ones with which the others can be
    solved. Of seven joints the arm angle or one of them is the parameter. Where position and z axis
    are known and no joints are solved for them alone, the arm is that of the whole pose.
    """
    arm = make_arm(robot, o)
    if path_loops(arm):
        return arm
    if arm.known is None:
        return arm.derived("redundant", lambda: _with_parameter(arm, o))
    part = arm.derived("held", lambda: _with_free_joints_held(arm, o))
    if arm.known != POSITION_AND_AXIS or len(arm.joints) < 6 or _is_solved(part):
        return part
    return _of_completed_poses(robot, o)


def _of_completed_poses(robot: Robot, o: Options) -> Arm:
    """The arm of the whole pose, to be solved for completed positions and axes."""
    return dataclasses.replace(arm_of(robot, {**o, "known": None}), any_turn=True)


def _with_free_joints_held(arm: Arm, o: Options) -> Arm:
    choices = _free_joints(element_derivatives(arm))
    if choices == [()]:
        return arm
    arms = [with_held(arm, [arm.joints[k].name for k in sorted(held)], o) for held in choices]
    return next((x for x in arms if _is_solved(x)), arms[0])


def _free_joints(rates: np.ndarray) -> list[tuple[int, ...]]:
    """The choices of joints to hold such that the others determine the known elements, whose
    derivatives by the joints are `rates` (elements, joints).
    """
    joints = range(rates.shape[1])
    rank = int(np.linalg.matrix_rank(rates, tol=ZERO_TOLERANCE))
    idle = {k for k in joints if np.abs(rates[:, k]).max() < ZERO_TOLERANCE}
    choices = combinations(reversed(joints), len(joints) - rank)
    return [held for held in choices if idle <= set(held) and _rank_without(rates, held) == rank]


def _rank_without(rates: np.ndarray, held: Sequence[int]) -> int:
    return int(np.linalg.matrix_rank(np.delete(rates, held, axis=1), tol=ZERO_TOLERANCE))


def _with_parameter(arm: Arm, o: Options) -> Arm:
    """An arm of seven joints with its parameter: the arm angle where shoulder and wrist are
    spherical; else the joint without which the others have the simplest solution.
    """
    if len(arm.joints) != 7:
        return arm
    if has_arm_angle(arm):
        return dataclasses.replace(arm, arm_angle="psi" + "_" * ("psi" in arm.robot.symbols))
    arms = [with_held(arm, [name], o) for name in _parameter_order(arm)]
    if not arms:
        return arm
    for solved in (_is_pieper, _is_solved):
        for own in arms if solved is _is_pieper else arms[:1]:
            if solved(own):
                return own
    return arms[0]


def _parameter_order(arm: Arm) -> list[str]:
    """The joints that can be the parameter, the best first: sliding joints with limits, then
    turning ones from the last to the first.
    """
    rates = element_derivatives(arm)
    able = [
        (m, k)
        for k, m in enumerate(arm.joints)
        if _rank_without(rates, (k,)) == len(arm.joints) - 1
    ]
    sliding = [m.name for m, _ in able if m.slides and None not in arm.robot.joint(m.j).limits[:2]]
    return [*sliding, *(m.name for m, _ in reversed(able) if not m.slides)]


def _is_pieper(arm: Arm) -> bool:
    try:
        find_structure(arm)
    except UnsupportedRobot:
        return False
    return True


def _is_solved(arm: Arm) -> bool:
    try:
        solved_by_paul(arm)
    except UnsupportedRobot:
        return bool(known_part_case(arm))
    return True


def _pieper(arm: Arm) -> tuple[str, str]:
    if part := known_part_case(arm):
        return "igm-pieper", f"igm-pieper, since the known {part} gives three joints"
    structure = find_structure(arm).notes(arm)[0]
    return "igm-pieper", f"igm-pieper, since Paul's types do not give all joints, but {structure}"


def _general(arm: Arm) -> tuple[str, str]:
    _check_serial(arm)
    check_general(arm)
    why = "Paul's types do not give all joints and no three axes meet in one point"
    if len(arm.joints) < 6:
        why = "Paul's types do not give all joints"
    return "igm-general", f"igm-general, since {why}"


def _check_serial(arm: Arm) -> None:
    """Refuse a path through closed loops: the general method gives joints of the path alone."""
    if path_loops(arm):
        raise UnsupportedRobot(
            f"igm-general: {arm.robot.name} has closed loops on the way to {arm.end}; the general "
            "method gives the joints of serial arms. Closed-loop robots have igm-paul or "
            "igm-pieper where their path and their legs have closed forms."
        )


def solved_by_paul(arm: Arm) -> Solved:
    """Paul's solution, kept with the arm, and so is its refusal."""

    def attempt() -> Any:
        try:
            return solve_with_loops(arm, solve)
        except UnsupportedRobot as error:
            return error

    outcome = arm.derived("paul", attempt)
    if isinstance(outcome, Solved):
        return outcome
    raise UnsupportedRobot(str(outcome))


def solved_by_pieper(arm: Arm) -> Solved:
    """Pieper's solution, kept with the arm."""
    return arm.derived("pieper", lambda: solve_with_loops(arm, solve_pieper))


def paul_applies(robot: Robot) -> None:
    """Raise UnsupportedRobot, with the reason, unless Paul's method solves the robot as it is."""
    arm = _default_arm(robot)
    check_not_redundant(arm)
    solved_by_paul(arm)


def pieper_applies(robot: Robot) -> None:
    """Raise UnsupportedRobot unless Pieper's method solves the robot as it is."""
    arm = _default_arm(robot)
    if not arm.arm_angle:
        find_structure(arm)


def general_applies(robot: Robot) -> None:
    """Raise UnsupportedRobot unless the general method is for the robot as it is."""
    arm = _default_arm(robot)
    _check_serial(arm)
    check_general(arm)


def some_applies(robot: Robot) -> None:
    """Raise UnsupportedRobot unless one of the methods solves the robot as it is."""
    frames = _default_frames(robot)
    choose(frames.robot, {**frames.options, **BY_DEFAULT})


BY_DEFAULT: dict[str, Any] = {"known": None, "nearest": False, "weights": None}


def _default_frames(robot: Robot) -> ResolvedFrames:
    """The frames of the inverse models by default, with no joint held."""
    options: dict[str, Any] = {"frames": default_view(robot), "frame": None, "wrt": 0, "fixed": {}}
    return resolve_frames(robot, options)


def _default_arm(robot: Robot) -> Arm:
    frames = _default_frames(robot)
    return arm_of(frames.robot, frames.options)


def check_not_redundant(arm: Arm) -> None:
    """Refuse an arm with more joints than a method solves, with advice."""
    if len(arm.joints) <= 6:
        return
    names, last = ", ".join(arm.names), arm.names[-1]
    raise UnsupportedRobot(
        f"{arm.robot.name} has {len(arm.joints)} joints up to {arm.end} ({names}): "
        "infinitely many postures reach a pose. "
        f"Hold {max(len(arm.joints) - 7, 1)} with fixed={{'{last}': 0.3}} (--fixed {last}=0.3); of "
        "seven joints igm takes one, or the arm angle, as parameter."
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


FEWER = (
    "nearest postures: every minimum of the distance, then of the angle, between the frame and the "
    "pose, or of their weighted sum",
    "distance and angle on grids of joints, the others in closed form; minima of the grids, then "
    "Newton's method with second derivatives",
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
    known = o.get("known")
    arm = arm_of(robot, {**o, "known": None})
    if known not in (None, ELEMENTS, POSITION_AND_AXIS) or (known and len(arm.joints) < 6):
        raise UnsupportedRobot(
            f"igm-general: known={','.join(known)}: the general method is for whole poses, and "
            "with six joints for position+axis."
        )
    arm = _of_completed_poses(robot, o) if known == POSITION_AND_AXIS else arm
    _check_serial(arm)
    check_general(arm)
    notes = NOTES if len(arm.joints) == 6 else FEWER
    if o["limits"]:
        notes = (*notes, limits_note(arm))
    return GeneralArm(robot, "igm-general", arm, notes, o)


def limits_note(arm: Arm) -> str:
    """Return the note of a model that gives solutions within the joint limits."""
    ranges = [
        f"{m.name} {low:.6g} … {high:.6g}"
        for m, low, high in zip(arm.solved_joints, *arm.limits, strict=True)
        if np.isfinite([low, high]).any()
    ]
    if not ranges:
        return "joint limits: the robot has none"
    return (
        "solutions within the joint limits, angles on the turn nearest the middle of their range: "
        + ", ".join(ranges)
    )


# --- options of the nearest postures --------------------------------------------------------------

WEIGHED = ("position", "rotation")


def read_weights(where: str, value: Any) -> tuple[float, float]:
    """The weights of position and rotation; 0 for one that is not given. A text is
    position=3,rotation=0.5. None means the least distance first: (0, 0).
    """
    if value is None:
        return 0.0, 0.0
    if isinstance(value, str):
        value = dict(part.partition("=")[::2] for part in value.split(","))
    for name in value if isinstance(value, Mapping) else ():
        if name not in WEIGHED:
            raise UnknownName(where, str(name), WEIGHED)
    position, rotation = _weight_numbers(value)
    if not (min(position, rotation) >= 0 and 0 < position + rotation < math.inf):
        expected = 'weights such as {"position": 1.0, "rotation": 0.1}, not negative, not all 0'
        raise InputError(where, f"{value!r}", expected)
    return position, rotation


def _weight_numbers(value: Any) -> tuple[float, float]:
    """The weights as they are given, NaN where they are no numbers."""
    try:
        position, rotation = (float(value.get(name, 0.0)) for name in WEIGHED)
    except (AttributeError, TypeError, ValueError):
        return math.nan, math.nan
    return position, rotation


def read_nearest(where: str, value: Any) -> bool:
    """True or False; anything else is explained."""
    if isinstance(value, bool | np.bool_):
        return bool(value)
    todo = 'Weights are given as weights={"position": 1.0, "rotation": 0.1}.'
    raise InputError(where, f"{value!r}", "True or False", todo)


WEIGHTS = Option(
    "weights",
    None,
    "weights of the nearest postures, such as position=1,rotation=0.1: minimise "
    "wp d^2 + wr 4 sin^2(angle/2) instead of the distance first and then the angle",
    lambda robot, name, value: None if value is None else read_weights(f"option {name}", value),
)
