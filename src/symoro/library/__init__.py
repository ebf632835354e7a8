"""The built-in robots: data files, each with its provenance."""

from __future__ import annotations

import dataclasses
import os
import warnings
from functools import cache
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from symoro.errors import InputError, UnknownName, check_integers
from symoro.expr import Role, Scalar, is_zero, symbol
from symoro.formats import FORMATS, loads, read_robot
from symoro.formats.description import import_options
from symoro.formats.pinocchio_model import from_pinocchio
from symoro.robot import INERTIAL_PARAMETERS, Body, Robot, RobotWarning, findings

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
    Files are .par, URDF, xacro, MJCF, or a DH table in .toml or .csv; `PACKAGE/PATH` is a file of
    an installed Python package (`example-robot-data/z1_description/urdf/z1.urdf`). Options of an
    import: `tolerance` (rad and m, 5e-10: closer values become exact; 0: none does), `symbolic`
    (True: named symbols for numbers, their values in `robot.values`), `inertia_from_geometry`
    (MJCF: masses from shapes), `root` (MJCF: the folder that included files and meshes are
    in; default: the file's package or folder). `robot.origin.report()` says what was converted.

    `floating=True`: the base moves freely; `mobile=True`: its motion is given. Both work with every
    source; frame 0 is then the root link's. Speed and gravity of the base, W01 … V03 and G1, G2,
    G3, are inputs without default.
    """
    check_integers("arguments of load", [name, options])
    mobile = options.pop("mobile", None)
    if mobile:
        return _mobile(_load(name, {**options, "floating": True}))
    return _load(name, options)


def _load(name: Any, options: dict[str, Any]) -> Robot:
    if isinstance(name, Robot):
        return _with_base(name, options, name.name)
    if hasattr(name, "jointPlacements"):
        return from_pinocchio(name, **options)
    text = str(name)
    how = import_options(options) if options else None
    if text.lower() in robot_names():
        return _with_base(builtin(text.lower()), options, f"the built-in robot {text}")
    if Path(text).suffix.lower() not in FORMATS and not os.path.exists(text):
        raise UnknownName(
            "robot", text, robot_names(), "Give a built-in name or the path of a robot file."
        )
    is_par = text.lower().endswith(".par")
    return _load_par(text, options) if is_par else read_robot(robot_file(text), how)


def robot_file(text: str) -> Path:
    """The path of a robot file, given as such or as PACKAGE/PATH of an installed Python package:
    `example-robot-data/z1_description/urdf/z1.urdf`.
    """
    package, _, inside = text.partition("/")
    if not inside or not package or os.path.exists(text):
        return Path(text)
    try:
        files = metadata.files(package) or []
    except metadata.PackageNotFoundError:
        return Path(text)
    installed = (f for f in files if f.as_posix().endswith(f"/{inside}"))
    return next((Path(str(f.locate())).resolve() for f in installed), Path(text))


def _load_par(text: str, options: dict[str, Any]) -> Robot:
    """A robot of a .par file, whose base may be fixed in the file."""
    rest = {k: v for k, v in options.items() if k != "floating"}
    robot = read_robot(Path(text), import_options(rest) if rest else None)
    return _with_base(robot, {k: v for k, v in options.items() if k not in rest}, text)


def _mobile(robot: Robot) -> Robot:
    """A robot with a floating base as one with a base whose motion is given."""
    base = dataclasses.replace(robot.base, floating=False, mobile=True)
    return dataclasses.replace(robot, base=base)


def _with_base(robot: Robot, options: dict[str, Any], what: str) -> Robot:
    """The robot under the option `floating`, the only one of a robot that needs no import."""
    others = [key for key in options if key != "floating"]
    if others:
        raise InputError(f"options of load for {what}", ", ".join(others), "floating or mobile")
    floating = options.get("floating")
    if floating is None or floating == robot.has_floating_base:
        return robot
    if not floating:
        raise InputError(f"options of load for {what}", "floating=False", "a robot on a fixed base")
    return floating_robot(robot)


def floating_robot(robot: Robot) -> Robot:
    """The robot on a floating base, with symbols for what the base of a fixed robot does not have:
    inertial parameters, speed, and gravity in frame 0.
    """
    body = robot.bodies[0]
    if all(is_zero(x) for x in vars(body).values()):
        body = Body(**{key: symbol(f"{key}0", Role.INERTIAL) for key in INERTIAL_PARAMETERS})
    gravity = tuple(symbol(f"G{c}", Role.BASE) for c in (1, 2, 3))
    base = dataclasses.replace(
        robot.base,
        V0=_named_motion("V0", robot.base.V0),
        W0=_named_motion("W0", robot.base.W0),
        floating=True,
        mobile=False,
    )
    floating = dataclasses.replace(
        robot,
        base=base,
        bodies=(body, *robot.bodies[1:]),
        gravity=gravity,
        values={k: v for k, v in robot.values.items() if k not in map(str, gravity)},
    )
    _check_symbols(floating)
    return floating


def _check_symbols(robot: Robot) -> None:
    """Refuse a robot that uses a symbol which the floating base adds."""
    for finding in findings(robot):
        if finding.error:
            place = f"{robot.name} on a floating base, {finding.place}"
            raise InputError(place, finding.found, finding.expected, finding.todo)


def _named_motion(name: str, value: tuple[Scalar, ...]) -> tuple[Scalar, ...]:
    if not all(is_zero(x) for x in value):
        return value
    return tuple(symbol(f"{name}{c}", Role.BASE) for c in (1, 2, 3))
