"""The robots of the comparison, every parameter a number, and the states that they are run on.

Each is given in two forms: `numeric` (every parameter a constant, folded into the code) and
`symbolic` (inertial parameters are symbols with those values, which generated code takes through
`c`). Friction and external wrenches are left out: the peers know neither.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

import symoro as sy
from benchmarks.peers.build import Missing
from symoro.expr.dag import symbols_of
from symoro.expr.functions import pi, substitute
from symoro.expr.node import ZERO, Expr, Role, constant, symbol
from symoro.expr.ops import SYMBOL
from symoro.expr.program import interpret
from symoro.robot.data import REVOLUTE, Body, Frame, Joint, Robot, Wrench

STATES = 1024
# of them that single calls are timed on: few enough that one round of the slowest algorithm is no
# longer than a turn
CALLS = 128
INERTIAL = tuple(f.name for f in dataclasses.fields(Body))
ROBOTS = ("puma560", "rx90", "panda", "talos")
TITLES = {"puma560": "Puma 560, 6R", "rx90": "RX-90, 6R", "rx90_simplified": "RX-90, simplified links", "panda": "Panda, 7R",
          "talos": "Talos, fixed base, 32 joints", "tree30": "humanoid tree, 30R"}  # fmt: skip
IMPORTED = {"talos": ("example-robot-data", "talos_reduced.urdf")}  # package and file


@dataclass(frozen=True)
class Subject:
    """A robot with numbers for all its parameters."""

    name: str
    numeric: Robot
    symbolic: Robot

    @property
    def joints(self) -> int:
        return len(self.numeric.moving)

    @cached_property
    def states(self) -> dict[str, np.ndarray]:
        """q, qd, qdd and tau, rows of states along a smooth motion, as a controller or a simulation
        sees them.
        """
        return motion(self.joints, STATES)


def subject(name: str) -> Subject:
    """A robot with the numbers of its file, and real bodies where the file has symbols."""
    robot = plain(loaded(name))
    values = {**physical_values(robot), **robot.values}
    numeric = substituted(robot, values)
    return Subject(name, numeric, with_symbols(numeric))


def loaded(name: str) -> Robot:
    """The synthetic humanoid, a robot of a package, or a built-in one."""
    if name == "tree30":
        return humanoid()
    return sy.load(_packaged(*IMPORTED[name]) if name in IMPORTED else name)


def _packaged(package: str, file: str) -> Path:
    from benchmarks.imports import folder_of

    folder = folder_of(package, None)
    found = sorted(folder.rglob(file)) if folder else []
    if not found:
        raise Missing(f"{package} is not installed: pip install {package}")
    return found[0]


def motion(joints: int, count: int) -> dict[str, np.ndarray]:
    """Sums of sines, each joint with its own frequencies; tau is of the size of the torques of a
    small arm.
    """
    rng = np.random.default_rng(20)
    t = np.arange(count)[:, None, None] * 0.01
    size, w, phase = (
        rng.uniform(0.2, 1.0, (3, joints)),
        rng.uniform(0.5, 4.0, (3, joints)),
        rng.uniform(0, 2 * np.pi, (3, joints)),
    )
    angle = w * t + phase
    parts = {
        "q": np.sin(angle),
        "qd": w * np.cos(angle),
        "qdd": -w * w * np.sin(angle),
        "tau": 5 * np.cos(angle),
    }
    return {name: np.ascontiguousarray((size * x).sum(axis=1)) for name, x in parts.items()}


# --- numbers for symbols --------------------------------------------------------------------------


def plain(robot: Robot) -> Robot:
    """Without friction and external wrenches."""
    joints = tuple(
        dataclasses.replace(x, FV=ZERO, FS=ZERO, FT=ZERO, VT=ZERO, FO=ZERO) for x in robot.joints
    )
    return dataclasses.replace(
        robot, joints=joints, wrenches=tuple(Wrench() for _ in robot.wrenches)
    )


def physical_body(rng: np.random.Generator) -> dict[str, float]:
    """Inertial parameters of a real body: points of positive mass around a centre, seen from the
    frame's origin.
    """
    points, masses = (
        rng.normal(size=(8, 3)) * 0.1 + rng.normal(size=3) * 0.1,
        rng.uniform(0.1, 1.0, 8),
    )
    J = sum(m * (p @ p * np.eye(3) - np.outer(p, p)) for m, p in zip(masses, points, strict=True))
    MS = masses @ points
    numbers = (J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *MS, masses.sum())
    return dict(zip(INERTIAL, map(float, numbers), strict=True))


def physical_values(robot: Robot) -> dict[str, float]:
    """A number for every inertial symbol of the robot."""
    rng = np.random.default_rng(4)
    values: dict[str, float] = {}
    for link in robot.bodies:
        numbers = physical_body(rng)
        values |= {
            x.payload[0]: numbers[k]
            for k, x in vars(link).items()
            if isinstance(x, Expr) and x.op is SYMBOL
        }
    others = [
        s
        for s in symbols_of(robot.expressions)
        if s.payload[1] is Role.INERTIAL and s.payload[0] not in values
    ]
    return values | {s.payload[0]: float(rng.uniform(0.1, 1.0)) for s in others}


def substituted(robot: Robot, values: dict[str, float]) -> Robot:
    """The robot with constants for the symbols that have a value."""
    numbers = {
        s: constant(values[s.payload[0]])
        for s in symbols_of(robot.expressions)
        if s.payload[0] in values
    }
    return dataclasses.replace(robot.map(lambda x: substitute([x], numbers)[0]), values={})


def with_symbols(robot: Robot) -> Robot:
    """The robot with a symbol for every inertial parameter that is not zero, its number among the
    values.
    """
    values: dict[str, float] = {}

    def named(name: str, x: Expr) -> Expr:
        if x is ZERO:
            return x
        values[name] = float(interpret([x], {})[0])
        return symbol(name, Role.INERTIAL)

    bodies = tuple(
        Body(**{k: named(f"{k}{j}", getattr(b, k)) for k in INERTIAL})
        for j, b in enumerate(robot.bodies)
    )
    joints = tuple(
        dataclasses.replace(x, IA=named(f"IA{j}", x.IA)) for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, bodies=bodies, joints=joints, values=values)


# --- the humanoid ---------------------------------------------------------------------------------

Limb = tuple[
    tuple[str, float, float], ...
]  # joints of a limb: twist about x before it, then offsets d and r
LEG: Limb = (("0", 0, 0), ("+", 0, 0), ("+", 0, 0), ("0", 0.38, 0), ("0", 0.325, 0), ("-", 0, 0))
ARM: Limb = (
    ("0", 0, 0.15),
    ("+", 0, 0),
    ("+", 0, 0.16),
    ("-", 0.02, 0),
    ("+", -0.02, 0.26),
    ("-", 0, 0),
    ("+", 0, 0),
)
TWO: Limb = (("0", 0, 0.1), ("+", 0, 0))
TWIST = {"0": ZERO, "+": pi / 2, "-": -pi / 2}
LIMBS: tuple[
    tuple[Limb, int, Expr, float, float], ...
] = (  # joints, antecedent, then gamma, b and d of its first joint
    (LEG, 0, pi / 2, -0.02, 0.085),
    (LEG, 0, -pi / 2, -0.02, 0.085),
    (TWO, 0, ZERO, 0.07, 0.0),
    (ARM, 14, pi / 2, 0.23, 0.16),
    (ARM, 14, -pi / 2, 0.23, 0.16),
    (TWO, 14, ZERO, 0.3, 0.02),
)


def humanoid() -> Robot:
    """A tree of 30 revolute joints on a fixed pelvis: two legs of six, a waist of two, two arms of
    seven, a head of two.
    """
    frames: list[Frame] = []
    for limb, root, gamma, b, d in LIMBS:
        for k, (twist, x, z) in enumerate(limb):
            j = len(frames) + 1
            q = symbol(f"q{j}", Role.POSITION)
            frame = Frame(
                j - 1, REVOLUTE, alpha=TWIST[twist], d=constant(x), theta=q, r=constant(z)
            )
            frames.append(
                frame
                if k
                else dataclasses.replace(
                    frame, ant=root, gamma=gamma, b=constant(b), d=constant(d), theta=q - gamma
                )
            )
    rng = np.random.default_rng(30)
    bodies = (
        Body(),
        *(Body(**{k: constant(v) for k, v in physical_body(rng).items()}) for _ in frames),
    )
    return Robot("tree30", tuple(frames), bodies, tuple(Wrench() for _ in bodies), tuple(_drive(j) for j in range(1, len(frames) + 1)),
                 gravity=(ZERO, ZERO, constant(-9.81)), title="synthetic humanoid, fixed base")  # fmt: skip


def _drive(j: int) -> Joint:
    return Joint(
        symbol(f"QP{j}", Role.VELOCITY),
        symbol(f"QDP{j}", Role.ACCELERATION),
        symbol(f"GAM{j}", Role.TORQUE),
        IA=constant(0.1),
    )
