"""Writing `.par` files, in the order of OpenSYMORO."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from symoro.errors import InputError
from symoro.expr import MAX_LENGTH, ZERO
from symoro.formats.par.syntax import (
    BASE,
    DRIVE,
    EXTENDED_DRIVE,
    GEOMETRIC,
    HEADER,
    INERTIAL,
    JOINT,
    LIMITS,
    TEXTS,
    WRENCH,
    origin_lines,
    without_comment_marks,
)
from symoro.robot import Robot


def dumps(robot: Robot) -> str:
    """The robot as the text of a `.par` file; reading it gives the same robot back."""
    lines = [
        f"(* Robotname = '{without_comment_marks(robot.name)}' *)",
        *_text_lines(robot),
        *_header_lines(robot),
        "",
        "(* Geometric parameters *)",
        *(_list_line(k, (getattr(f, k) for f in robot.frames)) for k in GEOMETRIC),
        "",
        "(* Dynamic parameters and external forces *)",
        *_link_lines(robot),
        "",
        "(* Joints *)",
        *(_list_line(k, (getattr(j, k) for j in robot.joints)) for k in JOINT),
        "",
        "(* Base and gravity *)",
        *(_list_line(k, getattr(robot.base, k)) for k in BASE),
        _list_line("G", robot.gravity),
        _list_line("Z", robot.base.Z),
        *_extension_lines(robot),
    ]
    return "\n".join(lines) + "\n"


def _text_lines(robot: Robot) -> list[str]:
    texts = {
        key: without_comment_marks(getattr(robot, key)) for key in TEXTS if getattr(robot, key)
    }
    return [f"(*@ {key} = {text} *)" for key, text in texts.items()]


def _header_lines(robot: Robot) -> list[str]:
    base = robot.base
    values = (robot.NL, robot.NJ, robot.NF, robot.kind, int(base.floating), int(base.mobile))
    return [f"{key} = {value}" for key, value in zip(HEADER, values, strict=True)]


def _link_lines(robot: Robot) -> list[str]:
    """Inertial parameters, drives and wrenches by link, with link 0 if the base moves."""
    first = robot.first_link
    no_drive = [ZERO] * (1 - first)  # of the base
    bodies, wrenches = robot.bodies[first:], robot.wrenches[first:]
    drives = robot.joints[: robot.NL]
    return [
        *(_list_line(k, (getattr(b, k) for b in bodies)) for k in INERTIAL),
        *(_list_line(k, [*no_drive, *(getattr(j, k) for j in drives)]) for k in DRIVE),
        *(_list_line(k, (getattr(w, k) for w in wrenches)) for k in WRENCH),
    ]


def _list_line(key: str, values: Iterable[object]) -> str:
    texts = [str(v) for v in values]
    longest = max(map(len, texts), default=0)
    if longest > MAX_LENGTH:
        raise InputError(
            f"key '{key}'",
            f"a value of {longest} characters",
            f"at most {MAX_LENGTH}",
            "Give a part of the expression a symbol of its own.",
        )
    return f"{key} = {{{', '.join(texts)}}}"


# --- what the classical keys cannot hold --------------------------------------------------------


def _extension_lines(robot: Robot) -> list[str]:
    """Comments (*@ key = value *), only for keys that say something; a blank line before them."""
    lines = [*_drive_lines(robot), *_limit_lines(robot)]
    if robot.coupling:
        lines.append(_list_line("coupling", (v for row in robot.coupling for v in row)))
    if robot.values:
        numbers = (f"{name} = {float(value)!r}" for name, value in robot.values.items())
        lines.append(_list_line("values", numbers))
    if robot.origin is not None:
        lines += origin_lines(robot.origin, _list_item)
    return ["", *(f"(*@ {line} *)" for line in lines)] if lines else []


def _drive_lines(robot: Robot) -> list[str]:
    """Stribeck friction, offsets and the names of the joints."""
    columns = {k: [getattr(j, k) for j in robot.joints] for k in EXTENDED_DRIVE}
    lines = [
        _list_line(key, column)
        for key, column in columns.items()
        if any(value is not ZERO for value in column)
    ]
    if any(j.name for j in robot.joints):
        lines.append(_list_line("names", (_list_item(j.name) or "''" for j in robot.joints)))
    return lines


def _limit_lines(robot: Robot) -> list[str]:
    columns = {k: [_limit(j.limits[n]) for j in robot.joints] for n, k in enumerate(LIMITS)}
    return [_list_line(k, column) for k, column in columns.items() if set(column) - {NO_LIMIT}]


NO_LIMIT = "none"


def _limit(value: float | None) -> str:
    return NO_LIMIT if value is None or not math.isfinite(value) else repr(float(value))


def _list_item(name: str) -> str:
    """A name of a joint, a link or a file without the marks that would end it inside a list."""
    text = without_comment_marks(name).replace("=", "_")
    if re.fullmatch(r"(?:[^][(){},]|\([^][(){},]*+\))*+", text):
        return text
    return re.sub(r"[][(){},]", "_", text)
