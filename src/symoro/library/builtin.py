"""The built-in robots: data files, each with its provenance."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from symoro.errors import InputError, UnknownName
from symoro.formats.description import import_options
from symoro.formats.files import FORMATS, read_robot
from symoro.formats.par import loads
from symoro.formats.pinocchio_model import from_pinocchio
from symoro.robot import Robot, RobotWarning

RobotSource = Robot | str | Path  # a robot, a built-in name, or the path of a robot file


def robot_names() -> tuple[str, ...]:
    """Ids of the built-in robots."""
    folder = resources.files("symoro.library") / "data"
    return tuple(
        sorted(f.name.removesuffix(".par") for f in folder.iterdir() if f.name.endswith(".par"))
    )


@cache
def builtin(name: str) -> Robot:
    """A built-in robot by its id."""
    with warnings.catch_warnings():
        # Published data are kept as published; `symoro check` shows the warnings.
        warnings.simplefilter("ignore", RobotWarning)
        data = (resources.files("symoro.library") / "data" / f"{name}.par").read_bytes()
        return loads(data, f"{name}.par", name)


def load(name: Any, **options: Any) -> Robot:
    """A robot by built-in name, from a file, or from a Pinocchio model; a `Robot` as it is.

    Every public function that takes a robot calls this one, so that all take a name or a path.
    Files are .par, URDF, xacro, MJCF, or a DH table in .toml or .csv. Options of an import:
    `tolerance` (rad and m, 5e-10: closer values become exact; 0: none does), `floating` (True: the
    root moves freely), `symbolic` (True: named symbols for numbers, their values in
    `robot.values`), `inertia_from_geometry` (MJCF: masses from shapes), `root` (MJCF: the
    folder that included files and meshes are in; default: the file's package or folder).
    `robot.origin.report()` says what the conversion did.
    """
    if isinstance(name, Robot):
        if options:
            raise InputError(f"options of load for {name.name}", ", ".join(options), "none")
        return name
    if hasattr(name, "jointPlacements"):
        return from_pinocchio(name, **options)
    text = str(name)
    how = import_options(options) if options else None
    if text.lower() in robot_names():
        if options:
            raise InputError(
                f"options of load for the built-in robot {text}", ", ".join(options), "none"
            )
        return builtin(text.lower())
    if Path(text).suffix.lower() not in FORMATS and not Path(text).exists():
        raise UnknownName(
            "robot", text, robot_names(), "Give a built-in name or the path of a robot file."
        )
    return read_robot(Path(text), how)
