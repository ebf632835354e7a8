"""A robot under some choices: origins slid along the axes, another unit, parameters grouped.

All of this is work on parameters, done once per set of parameters; the torques do not change.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import IDENTITY, Transform, Vec3
from symoro.expr.node import ONE, PARAMETER_LEVEL, ZERO, Expr
from symoro.models.forms.choices import Choices, LinkForm
from symoro.models.forms.inertial_parameters import transform_parameters
from symoro.models.forms.parameter_grouping import LinkInertia, group_parameters, is_divisor
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import children


@dataclass(frozen=True)
class ChosenForms:
    """A robot with other origins and unit; inertial parameters and forms of links 0..NL."""

    robot: Robot
    inertia: list[LinkInertia]
    links: tuple[LinkForm, ...]


def apply_choices(robot: Robot, choices: Choices | None = None) -> ChosenForms:
    """Return the robot as the choices describe it; None: the plain forms."""
    chosen = choices or Choices.plain(robot.NL)
    slides = tuple([j for j, form in enumerate(chosen.links, 1) if form.slide_origin])
    groupings = tuple([form.grouping for form in chosen.links])
    first_moments = tuple([form.first_moment for form in chosen.links])
    measured = robot.derived(
        ("measured", chosen.unit, slides), lambda: _measured(robot, chosen.unit, slides)
    )
    inertia = measured.derived(
        (groupings, first_moments), lambda: group_parameters(measured, groupings, first_moments)
    )
    return ChosenForms(measured, inertia, (LinkForm(), *chosen.links))


def _measured(robot: Robot, unit: str, slides: tuple[int, ...]) -> Robot:
    return scale_lengths(slide_origins(robot, slides), unit_lengths(robot).get(unit, ONE))


# --- unit of length -------------------------------------------------------------------------------


def unit_lengths(robot: Robot) -> dict[str, Scalar]:
    """Return the lengths that may serve as unit, by name.

    There is none where a joint is prismatic, since forces depend on the unit.
    """
    joints = range(1, robot.NL + 1)
    if any(robot.sigma(j) == PRISMATIC for j in joints):
        return {}
    lengths = {
        str(x): x
        for j in joints
        for x in (robot.frame(j).d, robot.frame(j).r, robot.frame(j).b)
        if _is_parameter(x)
    }
    return {name: x for name, x in lengths.items() if is_divisor(robot, x)}


def _is_parameter(x: Scalar) -> bool:
    """True for an expression of parameters and for a number as it stands."""
    return isinstance(x, Expr) and (
        x.level == PARAMETER_LEVEL or (x.level < PARAMETER_LEVEL and x.op.arity == 0)
    )


def scale_lengths(robot: Robot, unit: Scalar) -> Robot:
    """Return the robot with lengths measured in `unit` (m).

    All its joints are revolute, so that torques do not change.
    """
    if is_zero(unit - 1):
        return robot

    def over(*values: Scalar) -> tuple[Scalar, ...]:
        return tuple(v / unit for v in values)

    frames = tuple(
        dataclasses.replace(f, b=f.b / unit, d=f.d / unit, r=f.r / unit) for f in robot.frames
    )
    bodies = tuple(
        dataclasses.replace(b, MX=b.MX * unit, MY=b.MY * unit, MZ=b.MZ * unit, M=b.M * unit * unit)
        for b in robot.bodies
    )
    wrenches = tuple(
        dataclasses.replace(w, FX=w.FX * unit, FY=w.FY * unit, FZ=w.FZ * unit)
        for w in robot.wrenches
    )
    base = dataclasses.replace(robot.base, V0=over(*robot.base.V0), VP0=over(*robot.base.VP0))
    return dataclasses.replace(
        robot,
        frames=frames,
        bodies=bodies,
        wrenches=wrenches,
        base=base,
        gravity=over(*robot.gravity),
    )


# --- origins --------------------------------------------------------------------------------------


def can_slide_origin(robot: Robot, j: int) -> bool:
    """True if the origin of link j may move along its axis.

    The joint is revolute and has a length r; no external wrench acts at the origin.
    """
    return (
        robot.sigma(j) == REVOLUTE
        and not is_zero(robot.frame(j).r)
        and all(is_zero(v) for v in vars(robot.wrenches[j]).values())
    )


def slide_origins(robot: Robot, links: Collection[int]) -> Robot:
    """Return the robot with the origins of the given links moved along their axes to r = 0.

    b of their successors grows by r.
    """
    frames, bodies = list(robot.frames), list(robot.bodies)
    for j in links:
        r = frames[j - 1].r
        frames[j - 1] = dataclasses.replace(frames[j - 1], r=ZERO)
        bodies[j] = transform_parameters(bodies[j], Transform(IDENTITY, Vec3(ZERO, ZERO, r)))
        for k in children(robot, j):
            frames[k - 1] = dataclasses.replace(frames[k - 1], b=frames[k - 1].b + r)
    return dataclasses.replace(robot, frames=tuple(frames), bodies=tuple(bodies))
