"""The frames of the links of an imported robot, as fixed frames of the Robot.

An imported robot knows where each link of its file is (`robot.origin.links`). A model that is asked
for a link by name gets a fixed frame there; with `frames="urdf"` (or "mjcf" …) frame numbers mean
the own frames of the file's links, and 0 that of its root.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr import PI_NODE, Expr, constant
from symoro.formats.khalil_frames import Angle, KhalilRow, khalil_rows
from symoro.formats.rigid_body import NOISE
from symoro.robot import FIXED, Frame, Placed, Robot, last_frame

FRAME_OPTIONS = ("frame", "wrt", "projection")
OURS = "symoro"


def with_link_frames(
    robot: Robot, options: Mapping[str, Any], defaults: Mapping[str, Any]
) -> tuple[Robot, dict[str, Any]]:
    """The robot with fixed frames for the links that options name, and the options with numbers.

    `defaults` are the options that the model knows.
    """
    resolved = dict(options)
    view = resolved.get("frames")
    if view is not None:
        resolved |= _as_link_names(robot, str(view), resolved, defaults)
    if robot.origin is None:
        return robot, resolved
    for key in FRAME_OPTIONS:
        name = resolved.get(key)
        if key in defaults and isinstance(name, str) and _names_link(robot, key, name):
            robot, resolved[key] = _with_frame_at(robot, key, name)
    return robot, resolved


def _names_link(robot: Robot, key: str, text: str) -> bool:
    """True if the text is meant as a link's name; `wrt` takes digits as a number in any case."""
    assert robot.origin is not None
    return _is_name(text) or (key != "wrt" and text in robot.origin.links)


def _is_name(value: Any) -> bool:
    if not isinstance(value, str) or value in ("", "world"):
        return False
    return not value.lstrip("+-").isdigit()


def _is_number(value: Any) -> bool:
    """True if the value of an option is the number of a frame."""
    return value is not None and value != "world" and not _is_name(value)


def link_of(robot: Robot, j: int) -> str:
    """The link of the source that joint j carries; for 0 its root."""
    assert robot.origin is not None
    if j == 0:
        return robot.origin.root
    return next(name for name, placed in robot.origin.links.items() if placed.frame == j)


def _as_link_names(
    robot: Robot, view: str, options: Mapping[str, Any], defaults: Mapping[str, Any]
) -> dict[str, Any]:
    """The frame options that are numbers, given or by default, as names of links."""
    if view == OURS:
        return {}
    _check_view(robot, view)
    chosen = {key: options.get(key, defaults[key]) for key in FRAME_OPTIONS if key in defaults}
    if "frame" in chosen and chosen["frame"] is None:
        chosen["frame"] = last_frame(robot)
    if set(chosen) == {"frame"}:
        _check_root(robot, view)
    numbers = {key: int(value) for key, value in chosen.items() if _is_number(value)}
    return {key: link_of(robot, j) for key, j in numbers.items() if 0 <= j <= robot.NL}


def _check_view(robot: Robot, view: str) -> None:
    """Raise unless the robot was imported from the format whose frames are asked for."""
    if robot.origin is None:
        todo = f"{robot.name} was not imported from another format."
        raise InputError("option frames", f"'{view}'", OURS, todo)
    if view not in (robot.origin.format, "source"):
        raise UnknownName("option frames", view, (OURS, robot.origin.format))


def _check_root(robot: Robot, view: str) -> None:
    """Refuse a model that is always seen from frame 0 if the root link's frame is another one."""
    assert robot.origin is not None
    if not _is_identity(robot.origin.links[robot.origin.root]):
        raise UnsupportedRobot(
            f"With frames='{view}' poses are seen from link {robot.origin.root}, and this model of "
            f"{robot.name} is seen from frame 0, which lies elsewhere. Leave out frames= and give "
            f"poses as dgm does without it, seen from frame 0."
        )


def _is_identity(placed: Placed) -> bool:
    return np.allclose(placed.T, np.eye(4).ravel(), rtol=0, atol=NOISE)


def _with_frame_at(robot: Robot, key: str, name: str) -> tuple[Robot, int]:
    """The robot with a fixed frame at a link, and its number; none is added where we have one."""
    assert robot.origin is not None
    links = robot.origin.links
    if name not in links:
        raise UnknownName(f"option {key}", name, links, f"Or give a frame from 0 to {robot.NF}.")
    placed = links[name]
    if _is_identity(placed):
        return robot, placed.frame
    ant = placed.frame
    for row in khalil_rows(np.array(placed.T).reshape(4, 4), NOISE):
        robot = dataclasses.replace(robot, frames=(*robot.frames, _fixed_frame(ant, row)))
        ant = robot.NF
    return robot, ant


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
