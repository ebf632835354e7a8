"""Tables as HTML for notebooks: any rows of texts, and the parameters of a robot."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from symoro.notation import GEOMETRY, INERTIA
from symoro.robot.data import Robot


def html_table(heads: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """An HTML table; every text is escaped."""
    head = "".join(f"<th>{escape(str(x))}</th>" for x in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(x))}</td>" for x in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def robot_tables(robot: Robot) -> str:
    """The geometric parameters of a robot, and its inertial parameters below a fold."""
    frames = html_table(
        ["j", *(entry.symbol for entry in GEOMETRY.values())],
        ([j, *(getattr(f, key) for key in GEOMETRY)] for j, f in enumerate(robot.frames, 1)),
    )
    links = html_table(
        ["j", *INERTIA],
        (
            [j, *(getattr(robot.bodies[j], key) for key in INERTIA)]
            for j in range(robot.first_link, robot.NL + 1)
        ),
    )
    gravity = ", ".join(map(str, robot.gravity))
    about = f"{robot.structure}, {robot.NL} links, {robot.NJ} joints, gravity {gravity}"
    title = f"<b>{escape(robot.name)}</b> {escape(robot.title)}<br>{escape(about)}"
    fold = f"<details><summary>Inertial parameters</summary>{links}</details>"
    return f"<div>{title}{frames}{fold}</div>"
