"""Random robots: a kind of tree or loop, and changes that make another structure of it.

A new structure is one entry of `TREES` or of `CHANGES`.
"""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import HealthCheck, given, settings

import symoro as sy
from symoro.expr import Role, symbol
from symoro.robot import Robot
from tests.laws.test_dynamics import coupled
from tests.loops.support import CLOSED_FORM, EXTRA, robot_of
from tests.loops.test_random import random_loop
from tests.oracle.test_pinocchio_dynamics import floating
from tests.strategies import physical_body, random_rotation, robots
from tests.structures import STRUCTURES, random_robot

Draw = Callable[[np.random.Generator], Robot]
Change = Callable[[Robot, np.random.Generator], Robot]
BUFFER = 6000  # bytes that hypothesis reads as choices
MANY_JOINTS = 0.25  # probability that a robot may have the most joints
CHANGED = 0.45  # probability that a tree is changed at all


# --- strategies of hypothesis, drawn by a seed ----------------------------------------------------


@cache
def _drawing(**options: Any) -> Callable[[bytes], Robot]:
    """A function that draws a robot of `strategies.robots` from bytes."""
    drawn: list[Robot] = []

    @settings(database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(robots(**options))
    def capture(robot: Robot) -> None:
        drawn.append(robot)

    def draw(data: bytes) -> Robot:
        drawn.clear()
        capture.hypothesis.fuzz_one_input(data)
        return drawn[0]

    return draw


def _of_strategy(joints: int, **options: Any) -> Draw:
    """Mostly few joints: a case takes a fifth of the time of one with many."""
    return lambda rng: _drawing(
        joints=(1, joints if rng.random() < MANY_JOINTS else min(joints, 3)), **options
    )(rng.bytes(BUFFER))


# --- closed loops and imported files --------------------------------------------------------------


def _loop(rng: np.random.Generator) -> Robot:
    """A random planar loop, or one of the known mechanisms."""
    if rng.random() < 0.6:
        return random_loop(int(rng.integers(1, 2**31)))
    return robot_of(str(rng.choice([*CLOSED_FORM, *EXTRA])))


def _inertia(rng: np.random.Generator) -> dict[str, Any]:
    """Mass, centre and inertia about it of a real body."""
    b = physical_body(rng)
    c = np.array([b["MX"], b["MY"], b["MZ"]]) / b["M"]
    J = np.array([[b["XX"], b["XY"], b["XZ"]], [b["XY"], b["YY"], b["YZ"]], [b["XZ"], b["YZ"], b["ZZ"]]])  # fmt: skip
    return {"mass": b["M"], "com": c, "inertia": J - b["M"] * (c @ c * np.eye(3) - np.outer(c, c))}


def _built(rng: np.random.Generator, mimic: bool) -> sy.Builder:
    """Links in a tree, axes along coordinates or anywhere, joints that may follow others."""
    builder, count = sy.Builder("built"), int(rng.integers(2, 6))
    builder.link("link0", **_inertia(rng))
    kinds: list[str] = []
    for j in range(1, count + 1):
        kind = str(rng.choice(["revolute", "revolute", "continuous", "prismatic", "fixed"]))
        kind = "revolute" if j == 1 else kind
        kinds.append(kind)
        axis = np.eye(3)[rng.integers(3)] if rng.random() < 0.5 else random_rotation(rng)[0]
        masters = [k for k in range(1, j) if kinds[k - 1] != "fixed"]
        follows = mimic and kind != "fixed" and j == count and masters
        builder.link(f"link{j}", **_inertia(rng))
        builder.joint(
            f"joint{j}", f"link{int(rng.integers(max(0, j - 2), j))}", f"link{j}", kind, axis=axis, xyz=rng.normal(size=3).round(2), rpy=rng.choice([0, np.pi / 2, -np.pi / 2, 0.3], 3),
            limits=(-2.0, 2.0) if rng.random() < 0.5 else (None, None), armature=float(rng.choice([0, 0.1])), damping=float(rng.choice([0, 0.2])), friction=float(rng.choice([0, 0.3])),
            mimic=(f"joint{masters[0]}", float(rng.choice([-1, 0.5, 2])), 0.1) if follows else None,
        )  # fmt: skip
    return builder


def _imported(rng: np.random.Generator, mimic: bool = False) -> Robot:
    """A built robot, as it is or written to a file and read again."""
    robot = _built(rng, mimic).robot()
    extension = str(rng.choice(["", ".urdf", ".xml"]))
    if not extension or (mimic and extension == ".xml"):
        return robot
    with tempfile.TemporaryDirectory() as folder:
        return sy.load(robot.save(Path(folder) / f"robot{extension}"))


# --- changes --------------------------------------------------------------------------------------


def _drive_keys(
    robot: Robot, rng: np.random.Generator, keys: tuple[str, ...], **fixed: Any
) -> Robot:
    """The robot with symbols for parameters of some of its drives, with numbers for them."""
    joints, values = list(robot.joints), dict(robot.values)
    tree = [j for j in robot.moving if j <= robot.NL]
    for j in [j for j in tree if rng.random() < 0.6] or tree[:1]:
        added = {key: symbol(f"{key}{j}", Role.INERTIAL) for key in keys}
        joints[j - 1] = dataclasses.replace(robot.joint(j), **added, **fixed)
        values |= {f"{key}{j}": float(rng.uniform(0.3, 1.5)) for key in keys}
    return dataclasses.replace(robot, joints=tuple(joints), values=values)


def _elastic(robot: Robot, rng: np.random.Generator) -> Robot:
    """Some joints with a spring between rotor and link."""
    return _drive_keys(robot, rng, ("IA", "k", *_some_of(rng, ("kd",))), eta=1)


def _some_of(rng: np.random.Generator, keys: tuple[str, ...]) -> list[str]:
    return [key for key in keys if rng.random() < 0.5]


def _friction(robot: Robot, rng: np.random.Generator) -> Robot:
    """Stribeck friction, other values for negative speeds, an offset."""
    stribeck = [("FT", "VT", "FE"), ("FT", "VT"), ()][int(rng.integers(3))]
    return _drive_keys(robot, rng, (*stribeck, *_some_of(rng, ("FV", "FS", "FVN", "FSN", "FO"))))


def _springs(robot: Robot, rng: np.random.Generator) -> Robot:
    """Springs beside the drives, also with damping and polynomial stiffness."""
    return _drive_keys(robot, rng, ("k", *_some_of(rng, ("kd", "q0", "k2", "k3"))))


def _coupled(robot: Robot, rng: np.random.Generator) -> Robot:
    size = len([j for j in robot.moving if j <= robot.NL])
    matrix = coupled(robot, rng)[0].coupling
    return dataclasses.replace(robot, coupling=tuple(row[:size] for row in matrix[:size]))


TREES: Mapping[str, tuple[Draw, float]] = {  # and how often they are drawn
    "serial": (_of_strategy(joints=5, serial=True, moving_base=False, tools=1), 3),
    "tree": (_of_strategy(joints=6, moving_base=False), 3),
    "moving base": (_of_strategy(joints=4, moving_base="always"), 1.5),
    "closed loop": (_loop, 2.5),
    "imported": (_imported, 2),
    "mimic": (lambda rng: _imported(rng, True), 1.5),
    **{s: (partial(random_robot, s), 0.1) for s in STRUCTURES if " + " in s},
}
CHANGES: Mapping[str, tuple[Change, float]] = {
    "floating base": (floating, 2),
    "elastic joints": (_elastic, 2),
    "coupled drives": (_coupled, 2),
    "friction": (_friction, 2),
    "springs": (_springs, 2),
}


@dataclasses.dataclass(frozen=True)
class DrawnRobot:
    """A robot and the names of what it is made of, joined by ' + '."""

    structure: str
    robot: Robot


def chosen(rng: np.random.Generator, weights: Mapping[str, float]) -> str:
    """A name, drawn with its weight."""
    shares = np.array(list(weights.values()), dtype=float)
    return str(rng.choice(list(weights), p=shares / shares.sum()))


def draw_robot(seed: int) -> DrawnRobot:
    """The robot of a seed."""
    rng = np.random.default_rng([seed, 1])
    tree = chosen(rng, {name: weight for name, (_, weight) in TREES.items()})
    robot, names = TREES[tree][0](rng), [tree]
    while rng.random() < CHANGED and len(names) < 3:
        change = chosen(rng, {name: weight for name, (_, weight) in CHANGES.items()})
        if change not in names:
            robot, names = CHANGES[change][0](robot, rng), [*names, change]
    return DrawnRobot(" + ".join(names), robot)
