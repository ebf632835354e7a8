"""A robot with a number for every symbol: assumed values, frames in space, postures.

Known values come from the robot file; the others are assumed, so that every robot can be drawn and
its models evaluated.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypedDict

import numpy as np

from symoro.expr import interpret
from symoro.notation import Meaning, explain, glossary
from symoro.robot import DOWNWARD_GRAVITY, PRISMATIC, REVOLUTE, Robot, independent_joints

Array = np.ndarray
GEOMETRY = ("gamma", "b", "alpha", "d", "theta", "r")
INERTIAS = ("XX", "YY", "ZZ", "M")
# Assumed values by the parameter that a symbol stands for: an arm of links of 0.3 m and 1 kg.
ASSUMED = {
    "b": 0.3,
    "d": 0.3,
    "r": 0.3,
    "M": 1.0,
    "XX": 0.05,
    "YY": 0.05,
    "ZZ": 0.05,
    "G3": DOWNWARD_GRAVITY[2],
    "k": 1000.0,
}
SINGULAR_RATIO = 1e-3  # of the smallest to the largest singular value at a singular posture
EYE = np.array([1.1, -1.5, 0.9]) / math.sqrt(1.1**2 + 1.5**2 + 0.9**2)  # first view direction
CANDIDATES, FEW_CANDIDATES = 40, 4  # postures that are compared
USUAL_RANGE = 1.2  # rad or m: candidates are drawn within this range
LINK, CUT, TWIN, TOOL = "link", "cut", "twin", "tool"


# --- values of symbols ----------------------------------------------------------------------------


def parameters(robot: Robot) -> dict[str, Meaning]:
    """Return the symbols of a robot that need numbers: all but joint motion and torques."""
    motion = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    known = glossary(robot)
    return {name: known.get(name) or explain(name) for name in robot.symbols if name not in motion}


def assumed(robot: Robot) -> dict[str, float]:
    """Return plausible numbers for the symbols that have no known value."""
    keys: dict[str, str] = {}
    for name, key in _symbol_keys(robot):
        keys.setdefault(name.lstrip("-"), key)
    return {
        name: ASSUMED.get(keys.get(name, ""), 0.0)
        for name in parameters(robot)
        if name not in robot.values
    }


def numbers(robot: Robot) -> dict[str, float]:
    """Return a number for every parameter: its known value, or an assumed one."""
    return {**assumed(robot), **robot.values}


def format_unit(unit: str) -> str:
    """Return a unit with typographic signs: kg.m2 → kg·m²."""
    return re.sub(r"(?<=[a-z])2\b", "²", unit).replace(".", "·")


def _symbol_keys(robot: Robot) -> Iterator[tuple[str, str]]:
    """Yield the text of each value for which a number may be assumed, with its key."""
    for frame in robot.frames:
        yield from ((str(getattr(frame, key)), key) for key in GEOMETRY)
    for body in robot.bodies:
        yield from ((str(getattr(body, key)), key) for key in INERTIAS)
    yield from ((str(joint.k), "k") for joint in robot.joints)
    yield str(robot.gravity[2]), "G3"


# --- frames and postures --------------------------------------------------------------------------


class FrameShape(TypedDict):
    """Frame j as the page draws it: its antecedent, its type, and its constant lengths (m)."""

    j: int
    ant: int
    sigma: int
    mu: int
    kind: str
    gamma: float
    b: float
    d: float


class PlacedFrames(TypedDict):
    """A posture for the page: transforms as rows of 16 numbers and r of every frame.

    Both are empty if a number is not finite.
    """

    T: list[list[float]]
    r: list[float]


@dataclass(frozen=True)
class NumericRobot:
    """A robot with a number for every symbol except the joint positions."""

    robot: Robot
    values: Mapping[str, float]

    @cached_property
    def active(self) -> tuple[str, ...]:
        """The variables of the joints that the user moves; with closed loops, the motors."""
        robot = self.robot
        return tuple(str(robot.variable(j)) for j in independent_joints(robot))

    @cached_property
    def prismatic(self) -> tuple[str, ...]:
        """The variables of the prismatic joints."""
        joints = [j for j in self.robot.moving if self.robot.sigma(j) == PRISMATIC]
        return tuple(str(self.robot.variable(j)) for j in joints)

    @cached_property
    def limits(self) -> dict[str, tuple[float, float]]:
        """Lower and upper limit of each joint, rad or m.

        Without limits in the file: one turn, or the size of the robot.
        """
        limits = {}
        for j in self.robot.moving:
            low, high = self.robot.joint(j).limits[:2]
            default = math.pi if self.robot.sigma(j) == REVOLUTE else self.size
            limits[str(self.robot.variable(j))] = (
                -default if low is None else low,
                default if high is None else high,
            )
        return limits

    @property
    def frames_outward(self) -> tuple[int, ...]:
        """All frames, antecedents first."""
        return (*self.robot.outward, *range(self.robot.NL + 1, self.robot.NF + 1))

    @cached_property
    def size(self) -> float:
        """The approximate size of the robot, m: its longest path from the base."""
        lengths = {0: 0.0}
        parameters = self.parameters(dict.fromkeys(self.robot.q, 0.0))
        for j in self.frames_outward:
            p = parameters[j - 1]
            lengths[j] = lengths[self.robot.ant(j)] + abs(p[1]) + abs(p[3]) + abs(p[5])
        longest = max(lengths.values())
        return longest if math.isfinite(longest) and longest > 1e-9 else 1.0

    def initial_posture(self) -> dict[str, float]:
        """Return the first posture, within the limits.

        It is that of the file (keyframe "home") or zero for an imported robot. A robot of our own,
        whose zero often stretches it out, gets a posture that shows it well.
        """
        if self.robot.origin is None:
            return max(self.candidates(self.robot.q), key=self.visibility)
        home, posture = self.robot.origin.home, {}
        for name, joint in zip(self.robot.q, self.robot.joint_names, strict=True):
            low, high = self.limits[name]
            posture[name] = min(max(home.get(joint, 0.0), low), high)
        return posture

    def candidates(self, names: tuple[str, ...]) -> list[dict[str, float]]:
        """Return random positions of some joints within their limits, the same on each call."""
        draw = np.random.default_rng(7)
        ranges = {}
        for name, (low, high) in self.limits.items():
            usual = max(low, -USUAL_RANGE), min(high, USUAL_RANGE)
            ranges[name] = usual if usual[0] < usual[1] else (low, high)
        return [
            {name: float(draw.uniform(*ranges[name])) for name in names} for _ in range(CANDIDATES)
        ]

    def visibility(self, q: Mapping[str, float]) -> float:
        """Return how well a posture shows the robot: above the floor, not folded, not stretched."""
        P = self.transforms(q)[:, :3, 3] / self.size
        if not np.isfinite(P).all():
            return -math.inf
        height = P[:, 2] - P[0, 2]
        depth_below_base = float(np.maximum(0.0, -height).max())
        projected = P - np.outer(P @ EYE, EYE)
        spread = float(np.linalg.norm(projected - projected.mean(axis=0), axis=1).mean())
        reach = float(np.linalg.norm(projected[-1] - projected[0]))
        return spread - 3.0 * depth_below_base - 0.7 * abs(reach - 0.6) + 0.3 * float(height.mean())

    def parameters(self, q: Mapping[str, float]) -> list[list[float]]:
        """Return gamma, b, alpha, d, theta, r of every frame as numbers."""
        cells = [getattr(f, name) for f in self.robot.frames for name in GEOMETRY]
        with np.errstate(all="ignore"):
            row = [float(x) for x in interpret(cells, {**self.values, **q})]
        return [row[k : k + 6] for k in range(0, len(row), 6)]

    def transforms(self, q: Mapping[str, float]) -> Array:
        """Return every frame, the base first, in the user's fixed frame: shape (NF + 1, 4, 4)."""
        T = {0: np.array(interpret(self.robot.base.Z, self.values), dtype=float).reshape(4, 4)}
        parameters = self.parameters(q)
        with np.errstate(all="ignore"):
            for j in self.frames_outward:
                T[j] = T[self.robot.ant(j)] @ link_transform(parameters[j - 1])
        return np.array([T[j] for j in range(self.robot.NF + 1)])

    def skeleton(self) -> list[FrameShape]:
        """Return what the page draws of each frame."""
        constant = self.parameters(dict.fromkeys(self.robot.q, 0.0))
        return [
            {
                "j": j,
                "ant": frame.ant,
                "sigma": frame.sigma,
                "mu": frame.mu,
                "kind": _frame_kind(self.robot, j),
                "gamma": p[0],
                "b": p[1],
                "d": p[3],
            }
            for (j, frame), p in zip(enumerate(self.robot.frames, 1), constant, strict=True)
        ]

    def placed(self, q: Mapping[str, float]) -> PlacedFrames:
        """Return a posture for the page."""
        T = self.transforms(q)
        if not np.isfinite(T).all():
            return {"T": [], "r": []}
        return {"T": T.reshape(-1, 16).tolist(), "r": [p[5] for p in self.parameters(q)]}

    # --- singular postures ------------------------------------------------------------------------

    def is_singular(self, q: Mapping[str, float]) -> bool:
        """Return True near a posture in which the Jacobian of a serial arm loses rank."""
        if not self.robot.is_serial:
            return False
        values = self.singular_values(q)
        return values.size > 0 and _rank(values) < self.regular_rank

    @cached_property
    def regular_rank(self) -> int:
        """The rank of the Jacobian of a serial arm in almost every posture."""
        postures = self.candidates(self.robot.q)[:FEW_CANDIDATES]
        return max((_rank(self.singular_values(q)) for q in postures), default=0)

    def singular_values(self, q: Mapping[str, float]) -> Array:
        """Return the singular values of the Jacobian of a serial arm's last link.

        Lengths are divided by the size of the robot. Empty if a number is not finite.
        """
        robot, T = self.robot, self.transforms(q)
        if not robot.moving or not np.isfinite(T).all():
            return np.zeros(0)
        tip = T[robot.NL][:3, 3]
        columns = []
        for j in robot.moving:
            z, p = T[j][:3, 2], T[j][:3, 3]
            if robot.sigma(j) == PRISMATIC:
                columns.append(np.r_[z, 0, 0, 0])
            else:
                columns.append(np.r_[np.cross(z, tip - p) / self.size, z])
        return np.asarray(np.linalg.svd(np.array(columns), compute_uv=False))


def _rank(singular_values: Array) -> int:
    return int(np.sum(singular_values > SINGULAR_RATIO * singular_values.max(initial=0.0)))


def numeric_robot(robot: Robot) -> NumericRobot:
    """Return the robot with its known and assumed values."""
    return NumericRobot(robot, numbers(robot))


def closed_postures(
    numeric: NumericRobot, solver: Any, motors: Mapping[str, float] | None = None
) -> list[dict[str, float]]:
    """Return some postures with closed loops; `motors` are positions that are given.

    `solver` is a compiled loop-geometry. One that iterates takes longer and gives fewer postures.
    """
    enough = CANDIDATES if solver.closed else FEW_CANDIDATES
    postures: list[dict[str, float]] = []
    for candidate in numeric.candidates(solver.active):
        active = {**candidate, **(motors or {})}
        postures += [
            {**active, **dict(zip(solver.passive, row, strict=True))}
            for row in solver(active).solutions.tolist()
        ]
        if len(postures) >= enough:
            break
    return postures


def link_transform(p: list[float]) -> Array:
    """Return T_ij of a frame with the parameters gamma, b, alpha, d, theta, r."""
    gamma, b, alpha, d, theta, r = p
    T: Array = (  # [KK86]
        _rotation(2, gamma)
        @ _translation(2, b)
        @ _rotation(0, alpha)
        @ _translation(0, d)
        @ _rotation(2, theta)
        @ _translation(2, r)
    )
    return T


def _rotation(axis: int, angle: float) -> Array:
    T = np.eye(4)
    u, v = (axis + 1) % 3, (axis + 2) % 3
    T[u, u] = T[v, v] = np.cos(angle)
    T[v, u] = np.sin(angle)
    T[u, v] = -T[v, u]
    return T


def _translation(axis: int, distance: float) -> Array:
    T = np.eye(4)
    T[axis, 3] = distance
    return T


def _frame_kind(robot: Robot, j: int) -> str:
    """Return the kind of frame j: a link, one of the two frames of a cut joint, or a tool."""
    if j <= robot.NL:
        return LINK
    if j <= robot.NJ:
        return CUT
    return TWIN if j <= robot.NL + 2 * (robot.NJ - robot.NL) else TOOL
