"""`symoro example`: files to try commands with, such as robots, logs of a motion and listings."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import symoro as sy
from symoro.cli.arguments import JsonOption
from symoro.cli.output import WrongUse, show_json, show_table, show_text
from symoro.formats.text_files import write_text

ROBOT_FILES = (".par", ".urdf", ".xml")
RATE, DURATION, HARMONICS, SPEED = 200.0, 20.0, 5, 1.2  # of a log: Hz, s, and rad/s or m/s
TORQUE_NOISE = 0.02  # standard deviation, as a part of the largest torque of the joint
POSITION_NOISE = 2e-6  # rad or m
NameArgument = Annotated[
    str,
    typer.Argument(
        help="A name of the list, or a file of a built-in robot such as ur5.urdf.",
        metavar="[NAME]",
        show_default=False,
    ),
]
FolderOption = Annotated[
    Path, typer.Option("--folder", "-o", help="The folder that the files are written to.")
]


@dataclass(frozen=True)
class Example:
    """A set of files: what it is for, and the functions that make their content."""

    text: str
    files: Mapping[str, Callable[[Path], None]]


def example(
    name: NameArgument = "", folder: FolderOption = Path(), json: JsonOption = False
) -> None:
    """Write files to try commands with: robots, logs, listings.

    Without a name the examples are listed. An existing file of the same name is replaced.
    """
    if not name:
        _list_examples(json)
        return
    files = _files_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    for file, write in files.items():
        write(folder / file)
    if json:
        show_json([str(folder / file) for file in files])
        return
    for file in files:
        show_text(str(folder / file))


def _list_examples(json: bool) -> None:
    if json:
        show_json({name: list(e.files) for name, e in EXAMPLES.items()})
        return
    rows = [(name, ", ".join(e.files), e.text) for name, e in EXAMPLES.items()]
    rows.append(("ROBOT.par|.urdf|.xml", "the file of that name", "a built-in robot"))
    show_table("Examples", ("name", "files", "what they are"), rows)


def _files_of(name: str) -> Mapping[str, Callable[[Path], None]]:
    if name in EXAMPLES:
        return EXAMPLES[name].files
    for e in EXAMPLES.values():
        if name in e.files:
            return {name: e.files[name]}
    robot, suffix = Path(name).stem.lower(), Path(name).suffix.lower()
    if robot in sy.robot_names() and Path(name).name == name:
        suffixes = (suffix,) if suffix else (".par",)
        if suffixes[0] in ROBOT_FILES:
            return {robot + suffixes[0]: _robot_writer(robot)}
    robots = "ROBOT.par, ROBOT.urdf or ROBOT.xml of a built-in robot"
    raise WrongUse(f"example: found '{name}', expected {', '.join(EXAMPLES)}, or {robots}")


# --- robots ---------------------------------------------------------------------------------------


def _robot_writer(name: str) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*rotor inertias")  # URDF has none
            sy.load(name).save(path)

    return write


# --- logs -----------------------------------------------------------------------------------------


def _log_writer(name: str, seed: int) -> Callable[[Path], None]:
    """Positions and torques of a built-in robot on a periodic motion, with noise."""

    def write(path: Path) -> None:
        robot = sy.load(name)
        rng = np.random.default_rng(seed)
        t = np.arange(0.0, DURATION, 1.0 / RATE)
        q, qd, qdd = _motion(len(robot.q), t, rng)
        values = {s: _drive_value(s) for s in robot.symbols if s not in robot.values}
        model = sy.generate(robot, "idm", without="wrench")
        tau = robot.compute.idm(q, qd, qdd, values=_known(model, values), without="wrench")
        q = q + rng.normal(0.0, POSITION_NOISE, q.shape)
        tau = tau + rng.normal(0.0, 1.0, tau.shape) * TORQUE_NOISE * np.abs(tau).max(axis=0)
        n = q.shape[1]
        names = ["t", *(f"q{j}" for j in range(1, n + 1)), *(f"tau{j}" for j in range(1, n + 1))]
        rows = (",".join(f"{x:.9g}" for x in row) for row in np.column_stack([t, q, tau]))
        write_text(path, "\n".join([",".join(names), *rows]) + "\n")

    return write


def _known(model: Any, values: Mapping[str, float]) -> dict[str, float]:
    return {name: values[name] for name in model.parameters if name in values}


def _drive_value(symbol: str) -> float:
    """Friction and rotor inertia where the robot gives no number; other symbols are zero."""
    return {"FV": 0.8, "FS": 1.2, "IA": 0.3}.get(symbol.rstrip("0123456789"), 0.0)


def _motion(n: int, t: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Positions, speeds and accelerations of a periodic motion, (samples, n)."""
    w = 2 * np.pi / DURATION * 2
    k = np.arange(1, HARMONICS + 1)[:, None, None] * w
    a, b = rng.normal(size=(2, HARMONICS, 1, n))
    angle = k * t[None, :, None]
    q = (a * np.sin(angle) - b * np.cos(angle)) / k
    qd = a * np.cos(angle) + b * np.sin(angle)
    qdd = k * (b * np.cos(angle) - a * np.sin(angle))
    scale = SPEED / np.abs(qd.sum(axis=0)).max(axis=0)
    return q.sum(axis=0) * scale, qd.sum(axis=0) * scale, qdd.sum(axis=0) * scale


# --- listings -------------------------------------------------------------------------------------


def _listing(path: Path) -> None:
    model = sy.generate("rrp", "idm", mode="symoro", parameters="base")
    write_text(path, model.code("matlab", style="script"))


def _own_robot(path: Path) -> None:
    write_text(path, ARM)


ARM = """(* Robotname = 'Arm3' *)
(*@ values = {L1 = 0.30, L2 = 0.40, L3 = 0.35, G3 = -9.81} *)
NL = 3
NJ = 3
NF = 4
ant   = {0, 1, 2, 3}
sigma = {0, 0, 0, 2}
alpha = {0, pi/2, 0, 0}
d     = {0, 0, L2, L3}
theta = {q1, q2, q3, 0}
r     = {L1, 0, 0, 0}
mu    = {1, 1, 1, 0}
XX = {XX1, XX2, XX3}
YY = {YY1, YY2, YY3}
ZZ = {ZZ1, ZZ2, ZZ3}
MX = {MX1, MX2, MX3}
M  = {M1, M2, M3}
QP  = {QP1, QP2, QP3}
QDP = {QDP1, QDP2, QDP3}
G = {0, 0, G3}
"""
EXAMPLES: Mapping[str, Example] = {
    "import": Example(
        "robots as URDF and MJCF",
        {"panda.urdf": _robot_writer("panda"), "ur5.xml": _robot_writer("ur5")},
    ),
    "own-robot": Example("a 3R arm with a tool as .par file", {"my.par": _own_robot}),
    "identify": Example(
        "a robot, the log of a motion, and another log for validation",
        {
            "robot.urdf": _robot_writer("ur5"),
            "log.csv": _log_writer("ur5", 1),
            "other.csv": _log_writer("ur5", 2),
        },
    ),
    "listing": Example("a SYMORO+ listing in MATLAB", {"rrp_dyn.m": _listing}),
}
