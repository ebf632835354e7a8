"""Drives: rotor inertia, friction, offset and coupled motors; and robots without such effects
[KD 9.26, 9.29, KC97 (20)].

A model that leaves an effect out is the same model of a robot without it.

If the robot has a coupling matrix, qd = C qd_m, rotors and friction are on the motors' side: a
drive torque is C^-T (IA qdd_m + friction(qd_m)) with qd_m = C^-1 qd and qdd_m = C^-1 (qdd - dC/dt
qd_m) [KD 9.31-9.33].
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import chain

from symoro.expr import (
    PI_NODE,
    ZERO,
    Expr,
    Scalar,
    Structured,
    absolute,
    along,
    as_expr,
    constant,
    exp,
    is_zero,
    sign,
    substitute,
    symbols_of,
    transposed,
)
from symoro.formats.description import NOISE, snapped_angle
from symoro.robot import Frame, Joint, Robot, Wrench
from symoro.tracing import rotor_symbol

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


def with_parameter_values(robot: Robot, values: Mapping[str, float]) -> Robot:
    """The robot with numbers for those of its parameters that have a value.

    Angles that are multiples of pi/6 or pi/4 up to rounding errors become exact.
    """
    parameters = [s for s in symbols_of(robot.expressions) if s.payload[1].is_parameter]
    known = {s: values[s.payload[0]] for s in parameters if s.payload[0] in values}
    numbers = {s: constant(x) for s, x in known.items()}
    angles = {s: _angle(x) for s, x in known.items()}
    frames = tuple(_with_angles(f, angles) for f in robot.frames)
    exact = dataclasses.replace(robot, frames=frames)
    others = {name: x for name, x in robot.values.items() if name not in values}
    return dataclasses.replace(exact.map(lambda e: substitute([e], numbers)[0]), values=others)


def _with_angles(f: Frame, angles: Mapping[Expr, Expr]) -> Frame:
    gamma, alpha, theta = substitute([as_expr(x) for x in (f.gamma, f.alpha, f.theta)], angles)
    return dataclasses.replace(f, gamma=gamma, alpha=alpha, theta=theta)


def _angle(x: float) -> Expr:
    exact = snapped_angle(x, NOISE)
    turns = abs(x) <= math.pi + NOISE and isinstance(exact, Fraction)
    return constant(exact) * PI_NODE if turns else constant(x)


# --- which effects the efforts have ---------------------------------------------------------------

DRIVE_TERMS = {  # field of a joint → effect of option `without`, and its words
    "FV": ("friction", "viscous friction FV"),
    "FS": ("friction", "dry friction FS"),
    "FT": ("friction", "Stribeck friction FT"),
    "FO": ("friction", "offset FO"),
    "IA": ("rotor", "rotor inertia (armature) IA"),
}


def effort_terms(robot: Robot) -> dict[str, list[str]]:
    """The effects beside the links' inertia that are in the joint efforts of a robot, in words, by
    the name by which `without` leaves them out.
    """
    terms: dict[str, list[str]] = {}
    if any(not is_zero(g) for g in robot.gravity):
        terms["gravity"] = ["gravity"]
    for key, (effect, words) in DRIVE_TERMS.items():
        if any(not is_zero(getattr(robot.joint(j), key)) for j in robot.moving):
            terms.setdefault(effect, []).append(words)
    if any(not is_zero(x) for w in robot.wrenches for x in vars(w).values()):
        terms["wrench"] = ["external wrench"]
    return terms


def torque_text(robot: Robot, given: Robot | None = None, name: str = "tau") -> str:
    """One line on what is in the joint efforts of a robot, and how effects are left out.

    `given` is the robot before effects were left out; `name` is that of the output.
    """
    terms = effort_terms(robot)
    inertia = "Coriolis terms" if name == "H" else "inertia, Coriolis terms"
    springs = ["springs of the elastic joints k"] * robot.has_elastic_joints
    words = (inertia, *chain.from_iterable(terms.values()), *springs)
    removed = [effect for effect in effort_terms(given or robot) if effect not in terms]
    text = f"In {name}: {', '.join(words)}."
    if removed:
        text += f" Left out: {', '.join(removed)}."
    if terms:
        text += f" Option without leaves out {', '.join(terms)}"
        text += '; Pinocchio\'s rnea is without="friction".' if "friction" in terms else "."
    return text


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


# --- what the drives add to the joint torques -----------------------------------------------------


def friction(joint: Joint) -> Scalar:
    """FV qd + (FS + FT exp(-|qd| / VT)) sign(qd) + FO."""
    dry = joint.FS
    if not is_zero(joint.FT):
        dry = dry + joint.FT * exp(-absolute(joint.QP) / joint.VT)  # [KD 9.26]
    # [KD 9.27]
    return joint.FV * joint.QP + (dry * sign(joint.QP) if not is_zero(dry) else 0) + joint.FO


def tree_joints(robot: Robot) -> list[int]:
    """Joints of the tree that have a column: those that move."""
    return [j for j in robot.moving if j <= robot.NL]


def times(M: Sequence[Sequence[Scalar]], v: Sequence[Scalar]) -> list[Scalar]:
    """A matrix times a vector, zeros of either passed over."""
    rows: list[Scalar] = []
    for row in M:
        total: Scalar = ZERO
        for a, x in zip(row, v, strict=True):
            if not is_zero(a) and not is_zero(x):
                total = total + a * x
        rows.append(total)
    return rows


def motor_from_joint(robot: Robot) -> list[list[Scalar]]:
    """C^-1, from joint to motor velocities."""
    return Structured([list(row) for row in robot.coupling]).inverse()


def coupling_rate(robot: Robot) -> list[list[Scalar]]:
    """dC/dt at the joints' speeds; zero where the coupling does not depend on the positions."""
    rates = {
        q: as_expr(robot.joint(j).QP)
        for j in tree_joints(robot)
        if (q := robot.variable(j)) is not None
    }
    supply = iter(along([as_expr(x) for row in robot.coupling for x in row], rates))
    return [[next(supply) for _ in row] for row in robot.coupling]


def drive_torques(robot: Robot) -> list[Scalar]:
    """Torques of the drives on the moving joints."""
    joints = [robot.joint(j) for j in tree_joints(robot)]
    if not robot.coupling:
        return [x.IA * x.QDP + friction(x) for x in joints]
    inverse = motor_from_joint(robot)
    speeds = times(inverse, [x.QP for x in joints])
    drift = times(coupling_rate(robot), speeds)
    rates = times(
        inverse,
        [x.QDP - g if not is_zero(g) else x.QDP for x, g in zip(joints, drift, strict=True)],
    )
    motors = [
        dataclasses.replace(x, QP=v, QDP=a) for x, v, a in zip(joints, speeds, rates, strict=True)
    ]
    efforts = [m.IA * m.QDP + friction(m) for m in motors]
    return times(transposed(inverse), efforts)  # [KD 9.31], [KD 9.33]


def rotor_matrix(robot: Robot) -> list[list[Scalar]]:
    """Return the part of the rotors in the inertia matrix: diag(IA), or C^-T diag(IA) C^-1."""
    IA = [robot.joint(j).IA for j in tree_joints(robot)]
    size = range(len(IA))
    diagonal = [[IA[r] if r == c else ZERO for c in size] for r in size]  # [KC97 (35)]
    if not robot.coupling:
        return diagonal
    inverse = motor_from_joint(robot)
    halfway = [
        [IA[r] * inverse[r][c] if not is_zero(inverse[r][c]) else ZERO for c in size] for r in size
    ]
    columns = [times(transposed(inverse), column) for column in transposed(halfway)]
    return transposed(columns)


def rotor_joint(robot: Robot, j: int) -> Joint:
    """The rotor of elastic joint j: the drive of the joint with its own speed QMP and acceleration
    QMDP.
    """
    return dataclasses.replace(
        robot.joint(j), QP=rotor_symbol("QMP", j), QDP=rotor_symbol("QMDP", j)
    )
