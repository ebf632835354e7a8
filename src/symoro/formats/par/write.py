"""Writing `.par` files, in the order of OpenSYMORO."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from symoro.errors import InputError
from symoro.expr import ZERO, Expr, named, postorder, rebuilt
from symoro.formats.par.syntax import (
    BASE,
    DRIVE,
    EXTENDED_DRIVE,
    GEOMETRIC,
    HEADER,
    INERTIAL,
    JOINT,
    LIMITS,
    MAX_EXPANDED,
    TEXTS,
    WRENCH,
    expanded_size,
    mimic_line,
    name_text,
    origin_lines,
    remark_text,
    robot_name_text,
)
from symoro.robot import Frame, Robot


def dumps(robot: Robot) -> str:
    """The robot as the text of a `.par` file; reading it gives the same robot back."""
    robot, definitions = _in_parts(robot)
    lines = [
        f"(*{robot_name_text(robot.name)}*)",
        *_text_lines(robot),
        *_header_lines(robot),
        "",
        "(* Geometric parameters *)",
        *(_list_line(k, (_geometric(f, k) for f in robot.frames)) for k in GEOMETRIC),
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
        *_extension_lines(robot, definitions),
    ]
    return "\n".join(lines) + "\n"


def _text_lines(robot: Robot) -> list[str]:
    texts = {key: getattr(robot, key) for key in TEXTS}
    return [f"(*@ {key} = {remark_text(text)} *)" for key, text in texts.items() if text]


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


def _geometric(frame: Frame, key: str) -> object:
    """An entry of the geometric table; a surplus motor is a motor."""
    return int(bool(frame.mu)) if key == "mu" else getattr(frame, key)


def _list_line(key: str, values: Iterable[object]) -> str:
    return f"{key} = {{{', '.join(map(str, values))}}}"


# --- long expressions ---------------------------------------------------------------------------

LONG = 2000  # characters of a value that is written in parts
PART = 400  # characters of a part, about
DEEP = 20  # nested operations of a part


def _in_parts(robot: Robot) -> tuple[Robot, list[str]]:
    """The robot with names for the parts of its long values, and the definitions of the parts, each
    of symbols and earlier ones.
    """
    long = {e for e in robot.expressions if len(str(e)) > LONG}
    if not long:
        return robot, []
    sizes: dict[Expr, int] = {}
    if max(expanded_size(e, sizes) for e in long) > MAX_EXPANDED:
        raise InputError(
            f"{robot.name}, a value",
            "an expression that cannot be read back",
            f"at most {MAX_EXPANDED}",
            "Give a part of the expression a symbol of its own.",
        )
    used = set(robot.symbols)
    names = (name for k in count(1) if (name := f"part{k}") not in used)
    image, definitions = _named_parts(sorted(long, key=lambda e: e.key), names)
    return robot.map(lambda e: image[e] if e in long else e), definitions


def _named_parts(
    values: Iterable[Expr], names: Iterator[str]
) -> tuple[dict[Expr, Expr], list[str]]:
    """The nodes of expressions with names for their parts, and the definitions of the parts."""
    image: dict[Expr, Expr] = {}
    extent: dict[Expr, tuple[int, int]] = {}  # length of the text and nested operations
    definitions: list[str] = []
    for node in postorder(values):
        part = rebuilt(node, image)
        length = 4 + sum(extent[a][0] for a in node.args) if node.args else len(str(node))
        depth = 1 + max((extent[a][1] for a in node.args), default=-1)
        if node.args and (length > PART or depth > DEEP):
            name = next(names)
            definitions.append(f"{name} = {part}")
            part, length, depth = named(name, part), len(name), 0
        image[node], extent[node] = part, (length, depth)
    return image, definitions


# --- what the classical keys cannot hold --------------------------------------------------------


def _extension_lines(robot: Robot, definitions: Sequence[str]) -> list[str]:
    """Comments (*@ key = value *), only for keys that say something; a blank line before them."""
    lines = [_list_line("definitions", definitions)] if definitions else []
    lines += [*_drive_lines(robot), *_limit_lines(robot)]
    if robot.coupling:
        lines.append(_list_line("coupling", (v for row in robot.coupling for v in row)))
    if robot.mimics:
        lines.append(mimic_line(robot.mimics))
    if robot.values:
        numbers = (f"{name} = {float(value)!r}" for name, value in robot.values.items())
        lines.append(_list_line("values", numbers))
    if robot.origin is not None:
        lines += origin_lines(robot.origin)
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
        lines.append(_list_line("names", (name_text(j.name) for j in robot.joints)))
    return lines


def _limit_lines(robot: Robot) -> list[str]:
    columns = {k: [_limit(j.limits[n]) for j in robot.joints] for n, k in enumerate(LIMITS)}
    return [_list_line(k, column) for k, column in columns.items() if set(column) - {NO_LIMIT}]


NO_LIMIT = "none"


def _limit(value: float | None) -> str:
    return NO_LIMIT if value is None or not math.isfinite(value) else repr(float(value) + 0.0)
