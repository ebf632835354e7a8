"""Choices among equivalent forms of the dynamics, and the robot under them.

A form for each link and a unit of length: every combination gives the same torques and inertia
matrix, at another number of operations. `search` finds the cheapest one; `apply_choices` applies it
to a robot: origins slid along the joint axes, another unit, parameters grouped. All of that is work
on parameters, done once per set of parameters.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from symoro.expr import IDENTITY, ONE, PARAMETER_LEVEL, ZERO, Expr, Scalar, Transform, Vec3, is_zero
from symoro.models.forms.parameter_grouping import (
    LinkInertia,
    group_parameters,
    is_divisor,
    transform_parameters,
)
from symoro.robot import PRISMATIC, REVOLUTE, Robot, children

Value = str | bool  # of one choice

GROUPINGS = ("YY=0", "XX+YY=ZZ", "XX=0", "XX=ZZ", "YY=ZZ")
FIRST_MOMENTS = ("keep", "mass", "MZ")
WRENCH_FRAMES = ("own", "pre", "double", "phase")


class LinkForm(NamedTuple):
    """The forms of one link.

    grouping: the share of XX and YY that moves to the antecedent makes this equation hold.
    first_moment: keep all; or eliminate MX or MY by leaving mass or MZ with a link that it carries.
    slide_origin: the origin moves along the joint axis to where r = 0.
    wrench_frame: where the wrench is evaluated. own: the link's own frame; pre: the frame before
        the joint's rotation, with the constants rotated; double: the same by the sine of twice the
        angle; phase: by phase angles.
    join_group: a joint parallel to the one before shares its frame before rotation.
    column_from_U: the column U z comes from U of the antecedent; otherwise from w and wd rotated.
    diagonal_from_squares: the diagonal of U from squares of w; otherwise from U33 and differences
        of squares.
    last_row_doubled: the last row of U from products with w3 + w3; otherwise by way of wd.
    fold_into_antecedent: a prismatic link counts as a part of its antecedent, which turns alike.
    gather_folded: moments of folded links with their whole acceleration; otherwise with what they
        add to it.
    lever_in_own_frame: of a parallel joint, the moment of the force about z is computed in the
        antecedent's own frame; otherwise in the frame of its wrench.
    XX_from_YY: the composite XX as YY + (XX - YY), a difference that no shift along z changes.
    moment_from_products: the third moment as U21 YY - U12 XX; otherwise as wd3 ZZ +
        w1 w2 (YY - XX).
    """

    grouping: str = "YY=0"
    first_moment: str = "keep"
    slide_origin: bool = False
    wrench_frame: str = "own"
    join_group: bool = False
    column_from_U: bool = True
    diagonal_from_squares: bool = False
    last_row_doubled: bool = False
    fold_into_antecedent: bool = False
    gather_folded: bool = False
    lever_in_own_frame: bool = False
    XX_from_YY: bool = False
    moment_from_products: bool = True

    @property
    def of_rotation(self) -> LinkForm:
        """The form as far as it concerns the rotational motion of the link."""
        return LinkForm(
            column_from_U=self.column_from_U,
            diagonal_from_squares=self.diagonal_from_squares,
            last_row_doubled=self.last_row_doubled,
        )

    @property
    def of_wrench(self) -> LinkForm:
        """The form as far as it concerns the wrench of the link."""
        return LinkForm(
            wrench_frame=self.wrench_frame,
            gather_folded=self.gather_folded,
            moment_from_products=self.moment_from_products,
        )


class Choice(NamedTuple):
    """The key of a choice: a field of `LinkForm` and its link, or "unit" with link 0."""

    kind: str
    link: int = 0


Space = Mapping[Choice, list[Value]]  # the values that each choice may take, the plain one first


@dataclass(frozen=True)
class Choices:
    """The forms of links 1..NL, and the length that serves as unit, by name ("1": the metre)."""

    links: tuple[LinkForm, ...]
    unit: str = "1"

    @classmethod
    def plain(cls, links: int) -> Choices:
        """The default form of every link."""
        return cls((LinkForm(),) * links)

    def __getitem__(self, choice: Choice) -> Value:
        value: Value = (
            getattr(self.links[choice.link - 1], choice.kind) if choice.link else self.unit
        )
        return value

    def replaced(self, choice: Choice, value: Value) -> Choices:
        """These choices with another value of one."""
        return self.updated({choice: value})

    def updated(self, values: Mapping[Choice, Any]) -> Choices:
        """These choices with other values of some."""
        links, unit = list(self.links), self.unit
        for (kind, j), value in values.items():
            if j:
                links[j - 1] = links[j - 1]._replace(**{kind: value})
            else:
                unit = str(value)
        return Choices(tuple(links), unit)

    def as_entry(self) -> dict[str, Any]:
        """Return the choices as data for the cache on disk: what differs from the plain form."""
        plain = LinkForm()._asdict()
        links = [
            {kind: value for kind, value in form._asdict().items() if value != plain[kind]}
            for form in self.links
        ]
        return {"unit": self.unit, "links": links}

    @classmethod
    def from_entry(cls, entry: Mapping[str, Any], space: Space, links: int) -> Choices:
        """Return the choices of an entry; raise ValueError if the space does not offer them."""
        forms = entry.get("links")
        if set(entry) != {"unit", "links"} or not isinstance(forms, list) or len(forms) != links:
            raise ValueError("an entry has a unit and one form for each link")
        values = {Choice("unit"): entry["unit"]}
        values |= {
            Choice(kind, j): value
            for j, form in enumerate(forms, 1)
            for kind, value in dict(form).items()
        }
        _check_offered(values.items(), space)
        return cls.plain(links).updated(values)


def _check_offered(values: Iterable[tuple[Choice, Any]], space: Space) -> None:
    for choice, value in values:
        if not isinstance(value, str | bool) or value not in space.get(choice, ()):
            raise ValueError(f"{choice.kind} of link {choice.link} cannot be {value!r}")


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
        ("measured", chosen.unit, slides), lambda: _with_unit_length(robot, chosen.unit, slides)
    )
    inertia = measured.derived(
        (groupings, first_moments), lambda: group_parameters(measured, groupings, first_moments)
    )
    return ChosenForms(measured, inertia, (LinkForm(), *chosen.links))


def _with_unit_length(robot: Robot, unit: str, slides: tuple[int, ...]) -> Robot:
    return scale_lengths(slide_origins(robot, slides), unit_lengths(robot).get(unit, ONE))


# --- unit of length -------------------------------------------------------------------------------


def unit_lengths(robot: Robot) -> dict[str, Scalar]:
    """Return the lengths that may serve as unit, by name.

    There is none where a joint is prismatic or the base moves, since forces depend on the unit.
    """
    joints = range(1, robot.NL + 1)
    if robot.has_moving_base or any(robot.sigma(j) == PRISMATIC for j in joints):
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
