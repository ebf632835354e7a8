"""The built-in robots: data files, each with its provenance."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import resources
from pathlib import Path

from symoro.errors import UnknownName
from symoro.formats.files import FORMATS, read_robot
from symoro.formats.par import loads
from symoro.robot.data import Robot
from symoro.robot.validate import RobotWarning


def robot_names() -> tuple[str, ...]:
    """Ids of the built-in robots."""
    folder = resources.files("symoro.library") / "data"
    return tuple(sorted(f.name.removesuffix(".par") for f in folder.iterdir() if f.name.endswith(".par")))


@cache
def builtin(name: str) -> Robot:
    """A built-in robot by its id."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RobotWarning)  # published data is kept as published; `symoro check` tells
        return loads((resources.files("symoro.library") / "data" / f"{name}.par").read_bytes(), f"{name}.par", name)


def load(name: str | Path) -> Robot:
    """A robot by built-in name, or from a file (.par)."""
    text = str(name)
    if text.lower() in robot_names():
        return builtin(text.lower())
    if Path(text).suffix.lower() not in FORMATS and not Path(text).exists():
        raise UnknownName("robot", text, robot_names(), "Give a built-in name or the path of a robot file.")
    return read_robot(Path(text))
