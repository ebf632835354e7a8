"""The frames of the links of an imported robot, as fixed frames of the Robot, so that results can be given in either.

An imported robot knows where each link of its file is (`robot.origin.links`). A model that is asked for a link by name gets
a fixed frame there; with `frames="urdf"` (or "mjcf" …) numbers mean the links' own frames too, and 0 the root's.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr.node import PI_NODE, Expr, constant
from symoro.formats.frames import Row, rows_of
from symoro.formats.spatial import NOISE
from symoro.robot.data import FIXED, Frame, Robot
from symoro.robot.origin import Placed
from symoro.robot.structure import last_frame

FRAME_OPTIONS = ("frame", "wrt", "projection")
OURS = "symoro"


def with_link_frames(
    robot: Robot, options: Mapping[str, Any], known: Mapping[str, Any]
) -> tuple[Robot, dict[str, Any]]:
    """The robot with fixed frames for the links that options name, and the options with the numbers of those; `known`: options and their defaults."""
    rest = dict(options)
    view = rest.get("frames")
    if view is not None:
        rest |= _in_source_frames(robot, str(view), rest, known)
    if robot.origin is None:
        return robot, rest
    given = {
        key: rest[key] for key in FRAME_OPTIONS if key in known and isinstance(rest.get(key), str)
    }
    names = {
        key: name
        for key, name in given.items()
        if _is_name(name) or (key != "wrt" and name in robot.origin.links)
    }
    for key, name in names.items():
        robot, rest[key] = _added(robot, key, name)
    return robot, rest


def _is_name(value: Any) -> bool:
    return (
        isinstance(value, str) and value not in ("", "world") and not value.lstrip("+-").isdigit()
    )


def link_of(robot: Robot, j: int) -> str:
    """The link of the source that joint j carries; for 0 its root."""
    assert robot.origin is not None
    if j == 0:
        return robot.origin.root
    return next(name for name, placed in robot.origin.links.items() if placed.frame == j)


def _in_source_frames(
    robot: Robot, view: str, options: Mapping[str, Any], known: Mapping[str, Any]
) -> dict[str, Any]:
    """Frame numbers and defaults as names of links."""
    if view == OURS:
        return {}
    if robot.origin is None:
        raise InputError(
            "option frames",
            f"'{view}'",
            OURS,
            f"{robot.name} was not imported from another format.",
        )
    if view not in (robot.origin.format, "source"):
        raise UnknownName("option frames", view, (OURS, robot.origin.format))
    chosen = {key: options.get(key, known[key]) for key in FRAME_OPTIONS if key in known}
    if "frame" in chosen and chosen["frame"] is None:
        chosen["frame"] = last_frame(robot)
    if set(chosen) == {"frame"}:
        _check_root(robot, view)
    numbered = {
        key: int(v)
        for key, v in chosen.items()
        if v is not None and v != "world" and not _is_name(v)
    }
    return {key: link_of(robot, j) for key, j in numbered.items() if 0 <= j <= robot.NL}


def _check_root(robot: Robot, view: str) -> None:
    """Refuse a model that is always seen from frame 0 where the root link's frame is another one."""
    assert robot.origin is not None
    if not _is_identity(robot.origin.links[robot.origin.root]):
        raise UnsupportedRobot(
            f"With frames='{view}' poses are seen from link {robot.origin.root}, and this model of "
            f"{robot.name} is seen from frame 0, which lies elsewhere. Leave out frames= and give "
            f"poses as dgm does without it, seen from frame 0."
        )


def _is_identity(placed: Placed) -> bool:
    return np.allclose(placed.T, np.eye(4).ravel(), rtol=0, atol=NOISE)


def _added(robot: Robot, key: str, name: str) -> tuple[Robot, int]:
    """The robot with a fixed frame for one link, and its number; a link whose frame we have already needs none."""
    assert robot.origin is not None
    links = robot.origin.links
    if name not in links:
        raise UnknownName(f"option {key}", name, links, f"Or give a frame from 0 to {robot.NF}.")
    placed = links[name]
    if _is_identity(placed):
        return robot, placed.frame
    ant = placed.frame
    for row in rows_of(np.array(placed.T).reshape(4, 4), NOISE):
        robot = dataclasses.replace(robot, frames=(*robot.frames, _fixed(ant, row)))
        ant = robot.NF
    return robot, ant


def _fixed(ant: int, row: Row) -> Frame:
    def angle(x: Fraction | float) -> Expr:
        return constant(x) * PI_NODE if isinstance(x, Fraction) else constant(x)

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
