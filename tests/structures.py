"""Random small robots of every structure of the matrix of models, and states in which they can be.

A robot consists of numbers, so that `robot.values` has nothing to add; its variables are symbols.
`random_robot` serves the dynamic models, `solvable_robot` those of inverse geometry.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np

from symoro.expr import ONE, ZERO, Expr, Role, constant, pi, symbol, symbols_of
from symoro.mechanism.passive_rates import random_closed_states
from symoro.robot import (
    FIXED,
    PRISMATIC,
    REVOLUTE,
    Base,
    Body,
    Coupled,
    Frame,
    Joint,
    Robot,
    Wrench,
    loop_joints,
    loops,
)
from tests.strategies import physical_body

SERIAL, TREE, LOOP = "serial", "tree", "closed loop"
FLOATING, MOBILE = "floating base", "mobile base"
ELASTIC, SPRINGS, COUPLED, MIMIC = "elastic joints", "springs", "coupled drives", "mimic"
SINGLE = (SERIAL, TREE, FLOATING, MOBILE, LOOP, ELASTIC, SPRINGS, COUPLED, MIMIC)
CONTRADICTORY = ({SERIAL, TREE}, {SERIAL, LOOP}, {FLOATING, MOBILE})
STRUCTURES = (
    *SINGLE,
    *(" + ".join(pair) for pair in combinations(SINGLE, 2) if set(pair) not in CONTRADICTORY),
)
RIGHT = (ZERO, pi / 2, -pi / 2)


def parts_of(structure: str) -> frozenset[str]:
    """The structures that a pair joins, or the single one."""
    return frozenset(structure.split(" + "))


def options_of(structure: str) -> dict[str, str]:
    """The options without which a model would not see the structure."""
    return {"mimic": "joined"} if MIMIC in parts_of(structure) else {}


# --- numbers --------------------------------------------------------------------------------------


def number(x: float) -> Expr:
    """A number of three decimals."""
    return constant(Fraction(round(float(x) * 1000), 1000))


def _body(rng: np.random.Generator) -> Body:
    return Body(**{k: number(v) for k, v in physical_body(rng).items()})


def _joint(j: int, rng: np.random.Generator, **extra: Any) -> Joint:
    drive = {"IA": rng.uniform(0.1, 1.0), "FV": rng.uniform(0.1, 0.5), "FS": rng.uniform(0.1, 0.5)}
    return Joint(
        symbol(f"QP{j}", Role.VELOCITY),
        symbol(f"QDP{j}", Role.ACCELERATION),
        symbol(f"GAM{j}", Role.TORQUE),
        **{k: number(v) for k, v in drive.items()},
        **extra,
    )


def _moving_frame(j: int, ant: int, sigma: int, rng: np.random.Generator, **own: Expr) -> Frame:
    """A frame whose joint moves; what `own` does not say is random."""
    values = {
        "gamma": ZERO,
        "alpha": RIGHT[rng.integers(3)] if rng.random() < 0.8 else number(rng.uniform(0.3, 1.2)),
        "d": number(rng.uniform(0.2, 0.6)),
        "theta": ZERO,
        "r": number(rng.uniform(-0.4, 0.4)),
    } | own
    key = "theta" if sigma == REVOLUTE else "r"
    values[key] = symbol(f"q{j}", Role.POSITION) + (values[key] if key in own else ZERO)
    return Frame(ant, sigma, **values)


# --- tables ---------------------------------------------------------------------------------------


def _chain(parts: frozenset[str], rng: np.random.Generator) -> list[Frame]:
    """Three joints in a row, or four of which two branches part; at most one is prismatic."""
    tree = TREE in parts or not parts & {SERIAL}
    ants = (0, 1, 1, 2) if tree else (0, 1, 2)
    slide = int(rng.integers(len(ants) * 2))
    return [
        _moving_frame(j, i, PRISMATIC if j == slide else REVOLUTE, rng)
        for j, i in enumerate(ants, 1)
    ]


def _linkage(parts: frozenset[str], rng: np.random.Generator) -> list[Frame]:
    """A waist 1, on it a four-bar linkage 2, 3, 4 whose coupler carries joint 5; for a tree another
    joint on the base. The cut joint and its twin come last.
    """
    lengths = [number(x * rng.uniform(0.95, 1.05)) for x in (0.12, 0.32, 0.36, 0.28)]
    frames = [
        _moving_frame(1, 0, REVOLUTE, rng),
        *_four_bar(2, 1, lengths, rng),
        _moving_frame(5, 3, PRISMATIC if rng.random() < 0.3 else REVOLUTE, rng),
    ]
    if TREE in parts:
        frames.append(_moving_frame(6, 0, REVOLUTE, rng))
    return [*frames, *_closure(len(frames) + 1, 3, 4, lengths, rng)]


def _four_bar(j: int, ant: int, lengths: Sequence[Expr], rng: np.random.Generator) -> list[Frame]:
    """The tree of a four-bar linkage on link `ant`: crank j, coupler j + 1, rocker j + 2."""
    crank, ground, _, _ = lengths
    tilt: dict[str, Expr] = {"alpha": RIGHT[1], "gamma": number(rng.uniform(-1, 1)), "r": ZERO}
    coupler = _moving_frame(j + 1, j, REVOLUTE, rng, alpha=ZERO, r=ZERO, d=crank)
    rocker = _moving_frame(j + 2, ant, REVOLUTE, rng, **tilt, d=ground)
    return [
        _moving_frame(j, ant, REVOLUTE, rng, **tilt, d=ZERO),
        dataclasses.replace(coupler, mu=0),
        dataclasses.replace(rocker, mu=0),
    ]


def _closure(
    cut: int, coupler: int, rocker: int, lengths: Sequence[Expr], rng: np.random.Generator
) -> list[Frame]:
    """The cut joint between coupler and rocker, and its twin frame."""
    joint = _moving_frame(cut, coupler, REVOLUTE, rng, alpha=ZERO, r=ZERO, d=lengths[2])
    return [dataclasses.replace(joint, mu=0), Frame(rocker, FIXED, d=lengths[3], mu=0)]


def _base(parts: frozenset[str]) -> Base:
    """Frame 0: at rest, or moving with symbols for its speeds and accelerations."""
    if not parts & {FLOATING, MOBILE}:
        return Base()
    motion = (
        tuple(symbol(f"{v}{c}", Role.BASE) for c in (1, 2, 3)) for v in ("W0", "WP0", "V0", "VP0")
    )
    return Base(Base().Z, *motion, floating=FLOATING in parts, mobile=MOBILE in parts)


def _gravity(parts: frozenset[str], rng: np.random.Generator) -> tuple[Expr, ...]:
    if parts & {FLOATING, MOBILE}:
        return tuple(symbol(f"G{c}", Role.BASE) for c in (1, 2, 3))
    return tuple(number(x) for x in rng.normal(size=3) * 5)


def _coupling(
    parts: frozenset[str], links: int, rng: np.random.Generator
) -> tuple[tuple[Expr, ...], ...]:
    """The matrix of the drives: the last joint also moves with the first motor."""
    if COUPLED not in parts:
        return ()
    rows = [[ONE if r == c else ZERO for c in range(links)] for r in range(links)]
    rows[-1][0], rows[-1][-1] = number(rng.uniform(0.3, 0.8)), number(rng.uniform(1.2, 2.0))
    return tuple(map(tuple, rows))


def _joints(parts: frozenset[str], frames: list[Frame], rng: np.random.Generator) -> list[Joint]:
    joints = [_joint(j, rng) for j, f in enumerate(frames, 1) if f.sigma != FIXED]
    if ELASTIC in parts:
        joints[1] = dataclasses.replace(joints[1], eta=1, k=number(rng.uniform(50, 90)))
    if SPRINGS in parts:
        joints[0] = dataclasses.replace(joints[0], k=number(rng.uniform(5, 9)))
    if LOOP in parts:
        joints[-1] = Joint(*(getattr(joints[-1], key) for key in ("QP", "QDP", "GAM")))
    return joints


def assembled(
    parts: frozenset[str], frames: list[Frame], links: int, rng: np.random.Generator
) -> Robot:
    """The robot of a table of frames: random bodies and drives, what the structures add."""
    joints = _joints(parts, frames, rng)
    follower = Coupled(links, 1, float(round(rng.uniform(0.4, 0.9), 2)), 0.125)
    return Robot(
        "random",
        tuple(frames),
        tuple(_body(rng) for _ in range(links + 1)),
        tuple(Wrench() for _ in range(links + 1)),
        tuple(joints),
        _base(parts),
        _gravity(parts, rng),
        _coupling(parts, links, rng),
        mimics=(follower,) if MIMIC in parts else (),
    )


def random_robot(structure: str, rng: np.random.Generator) -> Robot:
    """A robot of this structure, as small as it can be without being a special case."""
    parts = parts_of(structure)
    frames = _linkage(parts, rng) if LOOP in parts else _chain(parts, rng)
    return assembled(parts, frames, len(frames) - 2 if LOOP in parts else len(frames), rng)


def with_rich_drives(robot: Robot, structure: str, rng: np.random.Generator) -> Robot:
    """The robot with more parameters of its drives: offsets, friction by direction and Stribeck's,
    springs with dampers and polynomial stiffness, more elastic joints with friction of the link.
    """
    parts, joints = parts_of(structure), list(robot.joints)
    followers = {c.joint for c in robot.mimics}

    def some(keys: Sequence[str], share: float) -> dict[str, Any]:
        return {key: number(rng.uniform(0.3, 1.5)) for key in keys if rng.random() < share}

    for j in range(1, robot.NL + 1):
        more = some(("FVN", "FSN", "FO"), 0.2)
        if rng.random() < 0.15:
            more |= some(("FT", "VT"), 1)
        x = joints[j - 1]
        motor = robot.frame(j).mu and j not in followers
        if ELASTIC in parts and motor and (x.eta or rng.random() < 0.4):
            more |= {"eta": 1, "k": number(rng.uniform(50, 90)), "q0": ZERO, "k2": ZERO}
            more |= some(("kd", "FVL", "FSL", "k3"), 0.3)
        elif SPRINGS in parts and rng.random() < 0.6:
            more |= {"k": number(rng.uniform(5, 9)), **some(("kd", "q0", "k2", "k3"), 0.3)}
        joints[j - 1] = dataclasses.replace(x, **more)
    return dataclasses.replace(robot, joints=tuple(joints))


def with_more_followers(robot: Robot, rng: np.random.Generator) -> Robot:
    """A tree with elastic joints, some of which others follow: rigid drives beside a spring."""
    moving = [int(j) for j in rng.permutation(np.arange(1, robot.NL + 1))]
    count = int(rng.integers(1, max(2, len(moving) - 1)))
    mimics = tuple(
        Coupled(j, int(rng.choice(moving[count:])), float(round(rng.uniform(0.2, 0.9), 2)), 0.125)
        for j in moving[:count]
    )
    joints = list(robot.joints)
    for j in range(1, robot.NL + 1):
        if j in moving[:count]:
            joints[j - 1] = dataclasses.replace(joints[j - 1], eta=0, k=ZERO, FVL=ZERO, FSL=ZERO)
        elif rng.random() < 0.6:
            more = {key: number(rng.uniform(0.3, 1.5)) for key in ("FVL", "FSL")}
            stiffness = number(rng.uniform(50, 90))
            joints[j - 1] = dataclasses.replace(joints[j - 1], eta=1, k=stiffness, **more)
    return dataclasses.replace(robot, joints=tuple(joints), mimics=mimics)


# --- states ---------------------------------------------------------------------------------------


def random_states(robot: Robot, count: int, rng: np.random.Generator) -> dict[str, np.ndarray]:
    """A value for every variable, `count` of each; loops are closed, their joints move as they ask."""
    variables = [s for s in symbols_of(robot.expressions) if not s.payload[1].is_parameter]
    values = {s.payload[0]: rng.uniform(-1.0, 1.0, count) for s in variables}
    for j in robot.elastic_joints:
        values |= {f"{key}{j}": rng.uniform(-1.0, 1.0, count) for key in ("QM", "QMP", "QMDP")}
    if robot.has_closed_loops:
        inside = {j for loop in loops(robot) for j in loop_joints(robot, loop)}
        laws = {c.joint: (c.master, c.multiplier, c.offset) for c in robot.mimics}
        laws = {j: law for j, law in laws.items() if j in inside}
        closed, _ = random_closed_states(robot, count, None, int(rng.integers(1000)), laws)
        values |= {k: v[0] for k, v in closed.items() if isinstance(v, np.ndarray)}
    return values


def followed(robot: Robot, values: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The values with positions and speeds of the followers as those of their masters ask."""
    moved = dict(values)
    for c in robot.mimics:
        moved[f"q{c.joint}"] = c.multiplier * values[f"q{c.master}"] + c.offset
        for key in ("QP", "QDP"):
            moved[f"{key}{c.joint}"] = c.multiplier * values[f"{key}{c.master}"]
    return moved


# --- inverse geometry -----------------------------------------------------------------------------

INVERSE = ("igm", "igm-paul", "igm-pieper", "igm-general")
END = 6  # the frame whose pose is given


def solvable_robot(structure: str, rng: np.random.Generator) -> Robot:
    """An arm with a spherical wrist of this structure; further joints do not move its end, nor does
    a four-bar linkage on its first link.
    """
    parts = parts_of(structure)
    D3, RL4 = number(rng.uniform(0.3, 0.6)), number(rng.uniform(0.3, 0.6))
    alphas = (ZERO, pi / 2, ZERO, -pi / 2, pi / 2, -pi / 2)
    frames = [
        _moving_frame(
            j, j - 1, REVOLUTE, rng, alpha=a, d=D3 if j == 3 else ZERO, r=RL4 if j == 4 else ZERO
        )
        for j, a in enumerate(alphas, 1)
    ]
    if LOOP in parts:
        lengths = [number(x) for x in (0.12, 0.32, 0.36, 0.28)]
        frames += _four_bar(7, 1, lengths, rng)
    if parts & {TREE, MIMIC}:
        j = len(frames) + 1
        frames.append(_moving_frame(j, END if SERIAL in parts else 1, REVOLUTE, rng))
    links = len(frames)
    if LOOP in parts:
        frames += _closure(links + 1, 8, 9, lengths, rng)
    return assembled(parts, frames, links, rng)
