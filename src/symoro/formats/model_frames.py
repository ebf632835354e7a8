"""Frames of a robot as its models see them: numbers, names, defaults and the base.

An imported robot knows where each link of its file is (`robot.origin.links`). In the view "file",
its default, the base is the root link of the file, number j the link behind the j-th moving joint,
and the last frame the tip of the longest chain. In the view "khalil", the only one of other robots,
numbers are those of the table of geometric parameters. A link's name means its own frame in both.

Models know frames by number only: `resolve_frames` adds a fixed frame where a link lies elsewhere.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr import PI_NODE, Expr, constant
from symoro.formats.description import ROUNDING_ERROR, Array, to_rpy
from symoro.formats.khalil_frames import Angle, KhalilRow, khalil_rows
from symoro.robot import FIXED, Frame, Origin, Placed, Robot, last_frame

FRAME_OPTIONS = ("frame", "wrt", "projection")
FILE, KHALIL, WORLD, BEST = "file", "khalil", "world", "best"
SYNONYMS = {"symoro": KHALIL, "source": FILE}
Place = int | str | None  # a frame of the table, a link's name or "world"; None: no single frame


# --- reading options ------------------------------------------------------------------------------


def default_view(robot: Robot) -> str:
    """The view of models by default: "file" of an imported robot, else "khalil"."""
    origin = robot.origin
    return FILE if origin is not None and origin.root in origin.links else KHALIL


def read_view(robot: Robot, name: str, value: Any) -> str:
    """The option `frames`: "file" or "khalil"; the format of an imported robot means "file"."""
    default = default_view(robot)
    if value is None or value == "":
        return default
    synonyms = SYNONYMS | ({robot.origin.format: FILE} if robot.origin is not None else {})
    view = synonyms.get(str(value), str(value))
    if view not in {default, KHALIL}:
        known = (FILE, KHALIL) if default == FILE else (KHALIL,)
        todo = "" if default == FILE else f"{robot.name} was not imported from another format."
        raise UnknownName(f"option {name}", str(value), known, todo)
    return view


def read_frame(robot: Robot, name: str, value: Any) -> Place:
    """A frame as it was asked for: the name of a link, or a number; None stays None."""
    links = robot.origin.links if robot.origin is not None else {}
    if value is None or (isinstance(value, str) and value in links):
        return value
    try:
        number = -1 if isinstance(value, float) else int(value)
    except (TypeError, ValueError, OverflowError):
        number = -1
    if 0 <= number <= robot.NF:
        return number
    if links and isinstance(value, str) and not value.lstrip("+-").isdigit():
        raise UnknownName(
            f"option {name}", value, links, f"Or give a frame from 0 to {len(_joints(robot))}."
        )
    raise InputError(
        f"option {name}", f"'{value}'", f"a frame from 0 to {robot.NF} of {robot.name}"
    )


def read_frame_or_world(robot: Robot, name: str, value: Any) -> Place:
    """A frame, or "world": the user's fixed frame, in which Z places frame 0."""
    is_link = isinstance(value, str) and _is_link(robot, value)
    return WORLD if value == WORLD and not is_link else read_frame(robot, name, value)


# --- frames by number -----------------------------------------------------------------------------


@dataclass(frozen=True)
class ResolvedFrames:
    """A robot with fixed frames at the links that options name, the options with numbers of its
    frames, and notes that say where base and end lie.
    """

    robot: Robot
    options: dict[str, Any]
    notes: tuple[str, ...] = ()


def resolve_frames(robot: Robot, options: Mapping[str, Any]) -> ResolvedFrames:
    """The frames of a model's options, as they were read, by number."""
    view = options.get("frames", KHALIL)
    places = {
        key: _place(robot, view, key, options[key]) for key in FRAME_OPTIONS if key in options
    }
    links = tuple(dict.fromkeys(x for x in places.values() if _is_link(robot, x)))
    extended, numbers = robot.derived(
        ("link frames", links), lambda: _with_frames_at(robot, map(str, links))
    )
    resolved = {**options, **{key: numbers.get(x, x) for key, x in places.items()}}
    if options.get("intermediate", BEST) != BEST:
        place = _place(robot, view, "intermediate", options["intermediate"])
        resolved["intermediate"] = _carrier(robot, place)
    return ResolvedFrames(extended, resolved, tuple(_notes(robot, view, places)))


def rate_frames(robot: Robot, view: str) -> dict[int, Array | None]:
    """The frames whose rates `velocities` and its like give, in order: by the number of the table's
    frame that carries each, its place there (4x4), None for the identity.

    In the view "file" they are the links behind a moving joint, else the links 1 to NL.
    """
    if view == KHALIL:
        return dict.fromkeys(range(1, robot.NL + 1))
    links = _origin(robot).links
    places: dict[int, Array | None] = {}
    for k, j in enumerate(_joints(robot), 1):
        link = _link_behind(robot, "frame", k)
        placed = links[link] if isinstance(link, str) else None
        places[j] = None if placed is None or _is_identity(placed) else _matrix(placed)
    return places


def base_place(robot: Robot, view: str) -> Array | None:
    """The place (4x4) of the base on frame 0 of the table, None for the identity: in the view
    "file" the root link of the file is the base.
    """
    if view == KHALIL:
        return None
    placed = _origin(robot).links[_origin(robot).root]
    return None if _is_identity(placed) else _matrix(placed)


def _place(robot: Robot, view: str, key: str, asked: Place) -> Place:
    """Return the meaning of an option in a view: link, frame of the table, world, or None."""
    if asked is None and key == "frame":
        return last_link(robot) if view == FILE else last_frame(robot)
    return _link_behind(robot, key, asked) if view == FILE and isinstance(asked, int) else asked


def last_link(robot: Robot) -> str:
    """The end of an imported robot by default: the last link of its longest chain."""
    origin = _origin(robot)
    if origin.tip in origin.links:
        return origin.tip
    frame = last_frame(robot)
    return [name for name, placed in origin.links.items() if placed.frame <= frame][-1]


def _link_behind(robot: Robot, key: str, number: int) -> Place:
    """The link behind a moving joint, counted from 1, for 0 the root; a joint that carries no link
    of the file, as a part of a spherical one, keeps its frame of the table.
    """
    origin, joints = _origin(robot), _joints(robot)
    if number == 0:
        return origin.root
    if number > len(joints):
        raise InputError(
            f"option {key}",
            f"{number}",
            f"0 for link {origin.root}, 1 to {len(joints)} for the link behind that moving joint, "
            f"or a link's name",
            f"frames='{KHALIL}' takes numbers of the table of geometric parameters.",
        )
    j = joints[number - 1]
    return first_link_on(robot, j) or j


def first_link_on(robot: Robot, frame: int) -> str:
    """The link of the file that a frame of the table carries first, '' if there is none."""
    links = _origin(robot).links
    return next((name for name, placed in links.items() if placed.frame == frame), "")


def _joints(robot: Robot) -> list[int]:
    """The moving joints of the tree, in joint order."""
    return [j for j in robot.moving if j <= robot.NL]


def _origin(robot: Robot) -> Origin:
    assert robot.origin is not None
    return robot.origin


def _is_link(robot: Robot, place: Place) -> bool:
    return robot.origin is not None and isinstance(place, str) and place in robot.origin.links


def _carrier(robot: Robot, place: Place) -> Place:
    """The frame of the table that carries a link; other places as they are."""
    return _origin(robot).links[str(place)].frame if _is_link(robot, place) else place


def frame_text(robot: Robot, j: int) -> str:
    """A frame of a robot with frames at links, for messages: "link tool0" or "frame 6"."""
    names: dict[int, str] = robot.derived("links of frames", dict)
    return f"link {names[j]}" if j in names else f"frame {j}"


def _with_frames_at(robot: Robot, links: Iterable[str]) -> tuple[Robot, dict[Place, int]]:
    """The robot with a fixed frame at each link, and their numbers; a link that lies on a frame of
    the table needs none.
    """
    numbers: dict[Place, int] = {}
    for name in links:
        placed = _origin(robot).links[name]
        numbers[name] = placed.frame
        if not _is_identity(placed):
            robot = with_fixed_frame(robot, placed.frame, _matrix(placed))
            numbers[name] = robot.NF
    names: dict[int, str] = robot.derived("links of frames", dict)
    names.update({j: str(name) for name, j in numbers.items()})
    return robot, numbers


def _matrix(placed: Placed) -> Array:
    return np.array(placed.T).reshape(4, 4)


def _is_identity(placed: Placed) -> bool:
    return np.allclose(placed.T, np.eye(4).ravel(), rtol=0, atol=ROUNDING_ERROR)


def with_fixed_frame(robot: Robot, ant: int, T: Array) -> Robot:
    """The robot with one more frame, the last: it is T on frame `ant`."""
    for row in khalil_rows(T, ROUNDING_ERROR):
        robot = dataclasses.replace(robot, frames=(*robot.frames, _fixed_frame(ant, row)))
        ant = robot.NF
    return robot


def _fixed_frame(ant: int, row: KhalilRow) -> Frame:
    def angle(x: Angle) -> Expr:
        return constant(x) if isinstance(x, float) else constant(x) * PI_NODE

    return Frame(
        ant,
        FIXED,
        angle(row.gamma),
        constant(row.b),
        angle(row.alpha),
        constant(row.d),
        angle(row.theta),
        constant(row.r),
        0,
    )


# --- notes ----------------------------------------------------------------------------------------


def _notes(robot: Robot, view: str, places: Mapping[str, Place]) -> list[str]:
    """Return the notes on frames in the header of a model of an imported robot."""
    if default_view(robot) == KHALIL or not places:
        return []
    base = places.get("wrt", places.get("projection"))
    notes = []
    if base is not None:
        notes.append(f"base frame: {_description(robot, base)}")
    elif view == FILE:
        notes.append("rows: the links behind the moving joints, each in its own frame of the file")
    if "frame" in places:
        notes.append(f"end frame: {_description(robot, places['frame'])}")
    return notes


def _description(robot: Robot, place: Place) -> str:
    """A frame by its name, and where it sits on the joint chain."""
    links = _origin(robot).links
    if _is_link(robot, place):
        placed = links[str(place)]
        carrier = f"{_joint_text(robot, placed.frame)} (frame {placed.frame} of the table)"
        where = "where it lies" if _is_identity(placed) else f"in which it is at {_pose(placed)}"
        return f"link {place}, fixed to {carrier}, {where}"
    if not isinstance(place, int):
        return "the world, in which Z places frame 0 of the table"
    on_it, frame = first_link_on(robot, place), f"frame {place} of the table (Khalil's)"
    if not on_it:
        return frame
    if _is_identity(links[on_it]):
        return f"{frame}, which is that of link {on_it}"
    return f"{frame}, in which link {on_it} is at {_pose(links[on_it])}"


def _joint_text(robot: Robot, frame: int) -> str:
    """The part of the joint chain that a frame of the table belongs to."""
    if frame == 0:
        return "the base"
    return f"the link of joint {robot.joint(frame).name or frame}"


def _pose(placed: Placed) -> str:
    """A transform as position and roll, pitch, yaw."""
    T = _matrix(placed)
    x, y, z, roll, pitch, yaw = (f"{v + 0.0:.9g}" for v in (*T[:3, 3], *to_rpy(T[:3, :3])))
    return f"xyz = ({x}, {y}, {z}) m, rpy = ({roll}, {pitch}, {yaw}) rad"
