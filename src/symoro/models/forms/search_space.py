"""The space of a search: the values of every choice, the order of the trials, and the starts.

The order and the limits of the search are data, in search_order.toml.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from symoro.cache import digest
from symoro.expr import is_zero
from symoro.mechanism import turn_kind
from symoro.models.forms.choices import (
    FIRST_MOMENTS,
    GROUPINGS,
    WRENCH_FRAMES,
    Choice,
    Choices,
    LinkForm,
    Space,
    Value,
    can_slide_origin,
    unit_lengths,
)
from symoro.models.forms.link_frames import axis_turns
from symoro.robot import PRISMATIC, REVOLUTE, Robot, children

Values = dict[Choice, Value]
TRAITS = ("first", "second", "later", "carried", "tip", "inner", "parallel", "turned")


def choice_space_digest() -> str:
    """Return a digest of all kinds of choices, their values and the words for links.

    The search order carries the digest of the space in which its trials were recorded.
    """
    values = (GROUPINGS, FIRST_MOMENTS, WRENCH_FRAMES)
    return digest(LinkForm._fields, values, TRAITS)[:12]


# --- the values of every choice -------------------------------------------------------------------


def choice_space(robot: Robot, turning: bool, sines_free: bool = False) -> Space:
    """The values of every choice for this robot, the plain one first.

    turning: rotational motion matters (it does not for the inertia matrix);
    sines_free: sines of further angles are allowed, which save other operations.
    """
    space: dict[Choice, list[Value]] = {Choice("unit"): ["1", *unit_lengths(robot)]}
    for j in reversed(robot.outward):
        space |= _frame_choices(robot, j, sines_free)
        space |= _parameter_choices(robot, j, turning)
        if turning:
            space |= _motion_choices(robot, j)
        elif _is_inner_revolute(robot, j):
            space[Choice("XX_from_YY", j)] = [False, True]
    return space


def _frame_choices(robot: Robot, j: int, sines_free: bool) -> dict[Choice, list[Value]]:
    """In which frame link j is evaluated, and how it follows a parallel antecedent."""
    frames: list[Value] = list(WRENCH_FRAMES if sines_free else WRENCH_FRAMES[:2])
    if turn_kind(robot.frame(j).alpha) != "none" or not robot.ant(j):
        return {Choice("wrench_frame", j): frames}
    return {
        Choice("wrench_frame", j): frames,
        Choice("join_group", j): [True, False],
        Choice("lever_in_own_frame", j): [False, True],
    }


def _parameter_choices(robot: Robot, j: int, turning: bool) -> dict[Choice, list[Value]]:
    """The ways to group the parameters of link j, and the places of its origin."""
    space: dict[Choice, list[Value]] = {}
    is_tip = not children(robot, j)
    if robot.sigma(j) == REVOLUTE and not (turning and is_at_rest(robot)):
        inner = GROUPINGS[:2] if turning else GROUPINGS[:3:2]
        space[Choice("grouping", j)] = list(GROUPINGS if is_tip else inner)
    if not is_tip:
        space[Choice("first_moment", j)] = list(FIRST_MOMENTS)
    if can_slide_origin(robot, j):
        space[Choice("slide_origin", j)] = [False, True]
    return space


def _motion_choices(robot: Robot, j: int) -> dict[Choice, list[Value]]:
    """The ways to compute rotation and moments of link j, alone or with its antecedent."""
    space: dict[Choice, list[Value]] = {}
    i, moves = robot.ant(j), not is_at_rest(robot)
    if moves and robot.sigma(j) == REVOLUTE:
        space[Choice("moment_from_products", j)] = [True, False]
    if moves and i:
        space[Choice("column_from_U", j)] = [True, False]
        space[Choice("diagonal_from_squares", j)] = [False, True]
        space[Choice("last_row_doubled", j)] = [False, True]
    if robot.sigma(j) == PRISMATIC and i:
        space[Choice("fold_into_antecedent", j)] = [False, True]
        space[Choice("gather_folded", i)] = [False, True]
    return space


def _is_inner_revolute(robot: Robot, j: int) -> bool:
    return robot.sigma(j) == REVOLUTE and bool(children(robot, j)) and bool(robot.ant(j))


def is_at_rest(robot: Robot) -> bool:
    """True if nothing turns, so that moments of inertia and products of speeds have no effect."""
    return all(is_zero(x) for j in robot.joints for x in (j.QP, j.QDP)) and all(
        is_zero(x) for x in (*robot.base.W0, *robot.base.WP0)
    )


# --- their order ----------------------------------------------------------------------------------


IN_MOTION, AT_REST, INERTIA = "in motion", "at rest", "inertia"  # what is searched


class Row(NamedTuple):
    """A kind of choice, the values that are worth a trial ("all": each), and traits of links."""

    kind: str
    values: tuple[Value, ...]
    links: str

    def names(self, kind: str, traits: set[str]) -> bool:
        """True if the row is about this kind of choice and a link of these traits."""
        return kind == self.kind and traits.issuperset(self.links.split())

    def offers(self, value: Value) -> bool:
        """True if the row has this value."""
        return "all" in self.values or value in self.values


@dataclass(frozen=True)
class SearchLimits:
    """When a search stops trying; each is explained in search_order.toml."""

    budget: tuple[int, ...]
    per_choice: tuple[int, ...]
    first: float
    spare: float
    usual: float
    far: float
    near: float
    widened: float
    rivals: int
    many: int


@dataclass(frozen=True)
class SearchOrder:
    """The rows of a descent and of the final comparison, by what is searched; the limits; the
    digest of the choices in whose space the trials were recorded.
    """

    space: str
    limits: SearchLimits
    descent: Mapping[str, tuple[Row, ...]]
    final: Mapping[str, tuple[Row, ...]]


def read_order(text: str) -> SearchOrder:
    """Return the search order that a TOML text describes."""
    data = tomllib.loads(text)

    def rows(table: Mapping[str, list[Any]]) -> dict[str, tuple[Row, ...]]:
        return {
            motion: tuple(Row(kind, tuple(values), links) for kind, values, links in entries)
            for motion, entries in table.items()
        }

    limits = SearchLimits(**data["limits"])
    return SearchOrder(data["space"], limits, rows(data["descent"]), rows(data["final"]))


ORDER = read_order(Path(__file__).with_name("search_order.toml").read_text(encoding="utf-8"))


def link_traits(robot: Robot, j: int) -> set[str]:
    """The words by which rows of the search order name a link.

    first: on the base; second: on a first one; later: further out; carried: all but the first; tip
    or inner: whether it carries others; parallel or turned: whether its axis is parallel to the one
    before.
    """
    i = robot.ant(j)
    place = {"first"} if not i else {"carried", "later" if robot.ant(i) else "second"}
    return place | {
        "inner" if children(robot, j) else "tip",
        "parallel" if turn_kind(robot.frame(j).alpha) == "none" else "turned",
    }


def choices_in_order(robot: Robot, space: Space, rows: Sequence[Row]) -> Space:
    """The choices and values that the rows name, in their order."""
    traits = {0: set[str](), **{j: link_traits(robot, j) for j in range(1, robot.NL + 1)}}
    ordered: dict[Choice, list[Value]] = {}
    for row in rows:
        for choice, allowed in space.items():
            if row.names(choice.kind, traits[choice.link]):
                values = [v for v in allowed if row.offers(v)]
                ordered[choice] = ordered.get(choice, []) + values
    return ordered


# --- starting points ------------------------------------------------------------------------------


def starting_points(robot: Robot, space: Space, turning: bool, phases: bool) -> list[Choices]:
    """The choices that a search starts from, best first; phases: with phase angles.

    For the inertia matrix, the plain form and the one with parallel axes grouped; for a robot at
    rest, the recommended form; in motion, variants of it too.
    """
    if not turning:
        return _inertia_starts(robot, space)
    moves = not is_at_rest(robot)
    recommended = _within(space, _recommended(robot, moves, "phase" if phases else "pre"))
    first = Choices.plain(robot.NL).updated(recommended)
    return [first, *(first.updated(v) for v in _variants(robot, space))] if moves else [first]


def _within(space: Space, values: Mapping[Choice, Value]) -> Values:
    """Those of the values that the space offers a choice for."""
    return {choice: value for choice, value in values.items() if choice in space}


def _each(space: Space, kinds: Collection[str], value: Value) -> Values:
    """The same value for every choice of some kinds."""
    return {choice: value for choice in space if choice.kind in kinds}


def _inertia_starts(robot: Robot, space: Space) -> list[Choices]:
    joined = _each(space, ("join_group",), True)
    slid = {
        choice: True
        for choice in _each(space, ("slide_origin",), True)
        if link_traits(robot, choice.link) >= {"carried", "turned"}
    }
    plain = Choices.plain(robot.NL).updated(slid)
    before = {Choice("wrench_frame", robot.ant(choice.link)): "pre" for choice in joined}
    return [plain, plain.updated(before | joined)]


def _recommended(robot: Robot, moves: bool, turned_frame: str) -> Values:
    """The choices that save operations on most robots."""
    return {
        Choice(kind, j): value
        for j in range(1, robot.NL + 1)
        for kind, value in _recommended_form(robot, j, moves, turned_frame).items()
    }


def _recommended_form(robot: Robot, j: int, moves: bool, turned_frame: str) -> dict[str, Value]:
    traits, body, turns = link_traits(robot, j), robot.bodies[j], axis_turns(robot)[j]
    form: dict[str, Value] = dict.fromkeys(
        ("fold_into_antecedent", "join_group", "lever_in_own_frame"), True
    )
    if "later" in traits and turns > 2:  # about two axes terms vanish without it
        form["grouping"] = "XX+YY=ZZ"
    if traits & {"first", "second"} or is_zero(body.MX) or is_zero(body.MY):
        form["moment_from_products"] = False  # turns about few axes, or needs few elements of U
    if "tip" in traits:
        form["slide_origin"] = True
    if traits & {"tip", "second"}:  # w of a second link is sparse in the frame before its rotation
        form |= {
            "wrench_frame": turned_frame,
            "last_row_doubled": True,
            "diagonal_from_squares": True,
        }
    if moves and "carried" in traits:
        form["first_moment"] = "mass"
    return form


def _variants(robot: Robot, space: Space) -> list[Values]:
    """The changes that make other starts out of the recommended one."""
    joints = range(1, robot.NL + 1)
    from_rotated = _each(space, ("column_from_U",), False)
    axial = _each(space, ("moment_from_products",), False)
    carried = [j for j in joints if "carried" in link_traits(robot, j)]
    no_products = _within(space, {Choice("grouping", j): "XX+YY=ZZ" for j in carried})
    own_frames = _each(space, ("wrench_frame",), "own") | no_products
    simple = _each(
        space, ("lever_in_own_frame", "last_row_doubled", "diagonal_from_squares"), False
    ) | _each(space, ("first_moment",), "keep")
    alone = _each(space, ("join_group", "fold_into_antecedent"), False)
    slides = any(robot.sigma(j) == PRISMATIC for j in joints)
    return [
        simple,
        simple | own_frames | alone,
        from_rotated | own_frames,
        *([from_rotated | axial] if slides else []),
    ]
