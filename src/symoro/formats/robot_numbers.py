"""A robot with numbers for all values, as the writers of foreign formats need it."""

from __future__ import annotations

import math
import warnings

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import Expr, Scalar, interpret, symbols_of
from symoro.formats.description import Array, RigidInertia, inverse, screw, short
from symoro.robot import Body, Placed, Robot, RobotWarning

GEOMETRIC = ("gamma", "b", "alpha", "d", "theta", "r")


def numeric_robot(robot: Robot, title: str) -> Robot:
    """The robot with numbers for all values, joints at zero.

    Friction, rotor inertia, gravity and the base's motion become NaN if they have no value.
    """
    missing = sorted({s for s in _needed_symbols(robot) if s not in robot.values})
    if missing:
        raise InputError(
            f"{robot.name} as {title}",
            f"no value for {', '.join(missing[:12])}",
            "a number for each parameter",
            f"{title} holds numbers only: add them to the robot's values.",
        )
    variables = (*robot.q, *robot.qd, *robot.qdd, *robot.tau)
    at_zero = {**robot.values, **dict.fromkeys(variables, 0.0)}

    def number(x: Expr) -> float:
        return float(interpret([x], at_zero)[0]) if _symbols(x) <= set(at_zero) else math.nan

    return robot.map(number)


def _needed_symbols(robot: Robot) -> set[str]:
    variables = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    values: list[Scalar] = [getattr(f, k) for f in robot.frames for k in GEOMETRIC]
    values += [v for body in robot.bodies for v in vars(body).values()]
    values += robot.base.Z
    return {name for value in values for name in _symbols(value)} - variables


def _symbols(x: Scalar) -> set[str]:
    return {s.payload[0] for s in symbols_of([x])} if isinstance(x, Expr) else set()


def given(x: Scalar) -> float:
    """A number of a numeric robot; 0 without a value."""
    assert not isinstance(x, Expr)
    return 0.0 if math.isnan(float(x)) else float(x)


def frame_transform(robot: Robot, j: int) -> Array:
    """T_ij of frame j seen from its antecedent i, with the joint at zero."""
    gamma, b, alpha, d, theta, r = (given(getattr(robot.frame(j), key)) for key in GEOMETRIC)
    return screw("z", gamma, b) @ screw("x", alpha, d) @ screw("z", theta, r)


def link_frame(placed: Placed) -> Array:
    """The frame of a link of the source, seen from the frame of ours that it is fixed to."""
    return np.array(placed.T).reshape(4, 4)


def body_moments(body: Body) -> Array:
    """(10,): XX XY XZ YY YZ ZZ MX MY MZ M of a link with numbers, in its frame."""
    keys = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
    return np.array([given(getattr(body, key)) for key in keys])


def check_loops(robot: Robot, title: str) -> None:
    """Refuse a robot with closed loops."""
    if robot.has_closed_loops:
        cut = robot.joint(robot.NL + 1).name or f"joint {robot.NL + 1}"
        raise UnsupportedRobot(
            f"{robot.name} has closed loops (cut at {cut}), and {title} as it is written here has "
            "no place for them; a .par file has."
        )


def has_source(robot: Robot, file_format: str) -> bool:
    """True if the robot knows the text of the file of this format that it came from."""
    origin = robot.origin
    return origin is not None and origin.source is not None and origin.format == file_format


def link_inertia(robot: Robot, j: int, title: str) -> RigidInertia:
    """The inertia of link j in its frame; refused if it has moments and no mass."""
    try:
        return RigidInertia.from_moments(body_moments(robot.bodies[j]))
    except ZeroDivisionError:
        raise InputError(
            f"{robot.name} as {title}",
            f"link {j}: moments without a mass (base parameters)",
            "standard inertial parameters",
            "Load the robot from its own file: then masses with the same dynamics are found. "
            "Or identify it with physical=True (--physical).",
        ) from None


def root_gravity(robot: Robot) -> tuple[float, float, float]:
    """Gravity of a numeric robot in the frame of its root; the usual one if it has no value."""
    g = np.array([float(x) for x in robot.gravity])
    if robot.base.floating or np.isnan(g).any():
        return 0.0, 0.0, -9.81
    if robot.origin is None:
        T = np.array([given(x) for x in robot.base.Z]).reshape(4, 4)
    else:
        T = inverse(link_frame(robot.origin.links[robot.origin.root]))
    x, y, z = (short(float(c), 10.0) for c in T[:3, :3] @ g)
    return x, y, z


# --- losses --------------------------------------------------------------------------------------


def warn_of_losses(robot: Robot, title: str, *more: str) -> None:
    """Warn of values of a numeric robot that no file of links has a place for.

    `more` names what this format has none for either.
    """
    wrenches = [x for wrench in robot.wrenches for x in vars(wrench).values()]
    losses = {
        "springs between rotors and links": robot.has_elastic_joints,
        "the coupling of the drives": robot.has_coupled_drives,
        "Stribeck friction (FT)": any(given(joint.FT) for joint in robot.joints),
        "constant offsets of joint efforts (FO)": any(given(joint.FO) for joint in robot.joints),
        "forces and moments on links": any(map(given, wrenches)),
    }
    lost = [*filter(None, more), *(text for text, is_lost in losses.items() if is_lost)]
    if lost:
        text = f"{robot.name}: {title} has no place for {'; '.join(lost)}."
        warnings.warn(text, RobotWarning, stacklevel=2)


def rotor_inertias(robot: Robot) -> str:
    """The joints with a rotor inertia, for a format that has no place for it; '' without any."""
    values = (given(robot.joint(j).IA) for j in robot.moving)
    named = zip(robot.joint_names, values, strict=True)
    listed = ", ".join(f"{name} {x:.6g}" for name, x in named if x)
    return f"rotor inertias (armature in Pinocchio and MuJoCo: {listed})" if listed else ""
