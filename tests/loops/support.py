"""Mechanisms and states that the tests of closed loops share."""

from __future__ import annotations

import dataclasses
import math
from functools import cache
from typing import Any

import numpy as np

import symoro as sy
from symoro.formats.par import loads
from symoro.mechanism.passive_rates import random_closed_states
from symoro.robot.data import Robot
from symoro.robot.structure import active_joints, passive_joints

CLOSED_FORM = ("fourbar", "slidercrank", "fivebar", "palletiser", "bennett", "sr400", "delta")
LIBRARY = CLOSED_FORM
BODY = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")


def mechanism(name: str, links: int, **columns: str) -> Robot:
    """A closed-loop robot from its geometric columns, with every inertial parameter and friction as
    symbols.
    """
    frames = len(columns["ant"].split(","))
    joints = links + (frames - links) // 2
    lines = [
        f"(* Robotname = '{name}' *)",
        f"NL = {links}",
        f"NJ = {joints}",
        f"NF = {frames}",
        "Type = 2",
    ]
    lines += [f"{k} = {{{v}}}" for k, v in columns.items() if k != "values"]
    lines += [
        f"{k} = {{{','.join(f'{k}{j}' for j in range(1, links + 1))}}}" for k in (*BODY, "FV")
    ]
    lines += ["G = {0,G2,G3}", f"(*@ values = {{{columns['values']}, G2 = -6.1, G3 = -7.7}} *)"]
    return loads("\n".join(lines))


@cache
def extra(name: str) -> Robot:
    """Mechanisms beside those of the library."""
    if name == "sliding cut":  # the slider-crank opened at its slide
        return mechanism(
            name, 3, ant="0,1,2,3,0", sigma="0,0,0,1,2", d="0,L1,L2,0,E", gamma="0,0,0,0,pi/2", alpha="0,0,0,-pi/2,pi/2", mu="1,0,0,0,0",
            theta="q1,q2,q3,pi,0", r="0,0,0,q4,0", values="L1 = 0.1, L2 = 0.35, E = 0.02",
        )  # fmt: skip
    if name == "welded":  # the four-bar opened in the middle of its coupler
        return mechanism(
            name, 4, ant="0,1,0,3,2,4", sigma="0,0,0,0,2,2", d="0,L1,L0,L3,LA,LB", mu="1,0,0,0,0,0", theta="q1,q2,q3,q4,0,pi",
            values="L0 = 0.32, L1 = 0.12, L3 = 0.28, LA = 0.2, LB = 0.16",
        )  # fmt: skip
    if name == "yoke":  # Scotch yoke: a crank pin in a slot of a slider
        return mechanism(
            name, 3, ant="0,0,2,3,1", sigma="0,1,1,0,2", d="0,0,0,0,L1", gamma="0,pi/2,pi/2,pi/2,0", alpha="0,pi/2,pi/2,pi/2,0", mu="1,0,0,0,0",
            theta="q1,0,0,q4,0", r="0,q2,q3,0,0", values="L1 = 0.2",
        )  # fmt: skip
    if name == "spherical":  # four axes through one point
        return mechanism(
            name, 3, ant="0,1,0,2,3", sigma="0,0,0,0,2", alpha="0,A1,A0,A2,A3", mu="1,0,0,0,0", theta="q1,q2,q3,q4,0", d="0,0,0,0,0",
            values="A0 = 1.1, A1 = 0.5, A2 = 1.2, A3 = 0.9",
        )  # fmt: skip
    if name == "six-bar":  # a four-bar whose rocker drives another one
        return mechanism(
            name, 5, ant="0,1,0,3,0,2,4,3,5", sigma="0,0,0,0,0,0,0,2,2", d="0,L1,L0,L4,L6,L2,L5,L3,L7", gamma="0,0,0,G4,0,0,0,0,0", mu="1,0,0,0,0,0,0,0,0",
            theta="q1,q2,q3,q4,q5,q6,q7,0,0", values="L0 = 0.32, L1 = 0.1, L2 = 0.36, L3 = 0.28, L4 = 0.2, G4 = 0.4, L5 = 0.5, L6 = 0.7, L7 = 0.35",
        )  # fmt: skip
    if name == "wedge":  # three slides in a plane
        return mechanism(
            name, 2, ant="0,0,1,2", sigma="1,1,1,2", gamma="pi/2,0,pi/2,-pi/2", alpha="pi/2,-pi/2,A,A-pi/2", b="0,0,0,B1", mu="1,0,0,0", theta="0,0,0,0",
            r="q1,q2,q3,0", values="A = 0.6, B1 = 0.1",
        )  # fmt: skip
    if (
        name == "lift"
        # a four-bar that also slides along its axes: a motor turns the crank, another lifts the coupler
    ):
        return mechanism(
            name, 5, ant="0,1,2,0,4,3,5", sigma="0,1,0,0,1,0,2", d="0,L1,0,L0,L3,L2,0", b="0,0,0,H,0,0,0", mu="1,1,0,0,0,0,0", theta="q1,0,q3,q4,0,q6,0",
            r="0,q2,0,0,q5,0,0", values="L0 = 0.32, L1 = 0.12, L2 = 0.36, L3 = 0.28, H = 0.05",
        )  # fmt: skip
    if (
        name == "twin on twin"
    ):  # a six-bar whose second loop ends at a frame on the twin of the first
        return mechanism(
            name, 5, ant="0,1,0,0,4,2,5,3,8", sigma="0,0,0,0,0,0,0,2,2", d="0,L1,L0,L6,L4,L2,L5,L3,L7", gamma="0,0,0,0,0,0,0,0,G9", mu="1,0,0,0,0,0,0,0,0",
            theta="q1,q2,q3,q4,q5,q6,q7,0,0", values="L0 = 0.32, L1 = 0.1, L2 = 0.36, L3 = 0.28, L4 = 0.45, G9 = 0.5, L5 = 0.5, L6 = 0.7, L7 = 0.1",
        )  # fmt: skip
    if name == "three arms":  # a platform in the plane on three RRR legs: without a closed form
        return mechanism(
            name, 7, ant="0,1,2,0,4,0,6,5,7,3,3", sigma="0,0,0,0,0,0,0,0,0,2,2", d="0,L1,L2,D,L1,D,L1,L2,L2,LP,LP", mu="1,0,0,1,0,1,0,0,0,0,0",
            gamma="0,0,0,0,0,pi/3,0,0,0,0,pi/3", theta="q1,q2,q3,q4,q5,q6,q7,q8,q9,0,0", values="D = 1.0, L1 = 0.4, L2 = 0.45, LP = 0.3",
        )  # fmt: skip
    raise KeyError(name)


EXTRA = ("sliding cut", "welded", "yoke", "spherical", "six-bar", "wedge", "lift", "twin on twin")


def robot_of(name: str) -> Robot:
    return extra(name) if name in (*EXTRA, "three arms") else sy.load(name)


def level_delta(q: float) -> dict[str, float]:
    """Passive joints of the Delta robot with all motors at q and its platform level below the base,
    by hand.
    """
    v = sy.load("delta").values
    reach = (
        v["RB"] + v["L1"] * math.cos(q) - v["RP"]
    )  # the elbow beyond the platform's joint, outwards
    absolute = math.pi - math.acos(reach / v["L2"])  # of the forearm, inwards and down
    places = {"q2": absolute - q, "q5": -absolute, "q7": absolute - q, "q11": absolute - q}
    return {f"q{j}": places.get(f"q{j}", 0.0) for j in (2, 3, 4, 5, 7, 8, 9, 11, 12, 13)}


def tree_of(robot: Robot) -> Robot:
    """The equivalent tree alone."""
    return dataclasses.replace(
        robot, frames=robot.frames[: robot.NL], joints=robot.joints[: robot.NL]
    )


def parameters(robot: Robot, seed: int = 0) -> dict[str, float]:
    """A number for every parameter: the robot's own, else of a heavy and well conditioned link."""
    rng = np.random.default_rng(seed)
    found = dict(robot.values)
    for j in range(1, robot.NL + 1):
        m, c = rng.uniform(0.5, 1.5), rng.uniform(-0.2, 0.2, 3)
        J = m * (c @ c * np.eye(3) - np.outer(c, c)) + np.diag(rng.uniform(0.02, 0.04, 3))
        numbers = dict(
            zip(
                BODY,
                (J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *(m * c), m),
                strict=True,
            )
        )
        for k, v in numbers.items():
            found.setdefault(f"{k}{j}", float(v))
    for name in robot.symbols:
        found.setdefault(name, float(rng.uniform(0.05, 0.2)))
    return {
        name: found[name]
        for name in robot.symbols
        if name in found and not name.startswith(("q", "QP", "QDP", "GAM"))
    }


@dataclasses.dataclass(frozen=True)
class States:
    """Random closed states: symbols by name for closed-loop models and for the tree."""

    robot: Robot
    known: dict[str, Any]  # parameters, positions, motor velocities and accelerations
    tree: dict[str, Any]  # the same with those of passive joints
    W: np.ndarray  # (count, passive, active)

    @property
    def qd(self) -> np.ndarray:
        return np.stack([self.known[f"QP{j}"] for j in active_joints(self.robot)], axis=-1)

    @property
    def qdd(self) -> np.ndarray:
        return np.stack([self.known[f"QDP{j}"] for j in active_joints(self.robot)], axis=-1)

    def with_(self, **changes: Any) -> dict[str, Any]:
        return {**self.known, **changes}


def closed_flat(robot: Robot, count: int, seed: int = 0) -> tuple[dict[str, Any], np.ndarray]:
    """Random closed states of all joints by name, and W (count, passive, active)."""
    moving, W = random_closed_states(robot, count, seed=seed)
    return {k: v[0] if isinstance(v, np.ndarray) else v for k, v in moving.items()}, np.moveaxis(
        W, -1, 0
    )


@cache
def states(name: str, count: int = 30, seed: int = 0) -> States:
    robot = robot_of(name)
    flat, W = closed_flat(robot, count, seed)
    tree = {**parameters(robot), **flat}
    passive = {f"{k}{j}" for j in passive_joints(robot) for k in ("QP", "QDP")}
    return States(robot, {k: v for k, v in tree.items() if k not in passive}, tree, W)


def evaluated(
    s: States, m: sy.Model, values: dict[str, Any] | None = None
) -> dict[str, np.ndarray]:
    """The groups of a model, a row for each state though it depends on none."""
    found = m.evaluate({k: v for k, v in (values or s.known).items() if k in m.inputs})
    return {name: np.broadcast_to(v, (len(s.qd), *m.groups[name])) for name, v in found.items()}


def close(a: Any, b: Any, tolerance: float = 1e-9) -> bool:
    """Equal at every state, as a part of the size."""
    a, b = np.asarray(a), np.asarray(b)
    error = np.abs(a - b).reshape(len(a), -1).max(axis=1) / (
        1 + np.abs(b).reshape(len(b), -1).max(axis=1)
    )
    return bool(error.max() < tolerance)
