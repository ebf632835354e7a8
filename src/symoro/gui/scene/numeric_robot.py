"""Where the frames are: the numbers of a robot's geometry, and transforms of every frame for joint positions."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.expr.interpret import interpret
from symoro.notation import Meaning, explain, glossary
from symoro.robot.data import CLOSED, PRISMATIC, REVOLUTE, SERIAL, Robot
from symoro.robot.structure import active_joints, loops

Array = np.ndarray
PARAMETERS = ("gamma", "b", "alpha", "d", "theta", "r")
SINGULAR = (
    1e-3  # smallest singular value, as a part of the largest, below which a posture is marked
)
EYE = np.array([1.1, -1.5, 0.9]) / math.sqrt(
    1.1**2 + 1.5**2 + 0.9**2
)  # where the view looks from at first
TRIED, FEW = 40, 4  # postures
LINK, CUT, TWIN, TOOL = "link", "cut", "twin", "tool"


@dataclass(frozen=True)
class Geometry:
    """A robot with a number for every symbol but the joints' positions."""

    robot: Robot
    values: Mapping[str, float]

    @cached_property
    def active(self) -> tuple[str, ...]:
        """The joints that a person moves."""
        joints = active_joints(self.robot) if self.robot.kind == CLOSED else self.robot.moving
        return tuple(str(self.robot.variable(j)) for j in joints)

    @cached_property
    def slides(self) -> tuple[str, ...]:
        """The joints that slide."""
        return tuple(
            str(self.robot.variable(j))
            for j in self.robot.moving
            if self.robot.sigma(j) == PRISMATIC
        )

    @cached_property
    def limits(self) -> dict[str, tuple[float, float]]:
        """From where to where each joint may go; a turn, or the robot's size, where nothing is known."""
        reach = self.size
        found = {}
        for j in self.robot.moving:
            low, high = self.robot.joint(j).limits[:2]
            usual = math.pi if self.robot.sigma(j) == REVOLUTE else reach
            found[str(self.robot.variable(j))] = (
                -usual if low is None else low,
                usual if high is None else high,
            )
        return found

    @cached_property
    def size(self) -> float:
        """About how large the robot is, m: the longest way from the base along its lengths."""
        along = [0.0]
        for f, p in zip(
            self.robot.frames, self.parameters({name: 0.0 for name in self.robot.q}), strict=True
        ):
            along.append(along[f.ant] + abs(p[1]) + abs(p[3]) + abs(p[5]))
        total = max(along)
        return total if math.isfinite(total) and total > 1e-9 else 1.0

    def start(self) -> dict[str, float]:
        """Joint positions to begin with: of some within the limits, those that show the robot best."""
        return max(self.candidates(self.robot.q), key=self.looks)

    def candidates(self, names: tuple[str, ...]) -> list[dict[str, float]]:
        """Positions of some joints to choose from: the same ones each time."""
        draw = np.random.default_rng(7)
        usual = {
            name: (max(low, -1.2), min(high, 1.2)) for name, (low, high) in self.limits.items()
        }
        return [
            {
                name: float(
                    draw.uniform(
                        *(usual[name] if usual[name][0] < usual[name][1] else self.limits[name])
                    )
                )
                for name in names
            }
            for _ in range(TRIED)
        ]

    def looks(self, q: Mapping[str, float]) -> float:
        """How well a posture shows the robot: above the floor, neither folded nor stretched."""
        P = self.transforms(q)[:, :3, 3] / self.size
        if not np.isfinite(P).all():
            return -math.inf
        below = float(np.maximum(0.0, P[0, 2] - P[:, 2]).max())
        seen = P - np.outer(P @ EYE, EYE)
        spread = float(np.linalg.norm(seen - seen.mean(axis=0), axis=1).mean())
        reach = float(np.linalg.norm(seen[-1] - seen[0]))
        return spread - 3.0 * below - 0.7 * abs(reach - 0.6) + 0.3 * float(P[:, 2].mean() - P[0, 2])

    def parameters(self, q: Mapping[str, float]) -> list[list[float]]:
        """gamma, b, alpha, d, theta, r of every frame as numbers."""
        cells = [getattr(f, name) for f in self.robot.frames for name in PARAMETERS]
        with np.errstate(all="ignore"):
            found = [float(x) for x in interpret(cells, {**self.values, **q})]
        return [found[k : k + 6] for k in range(0, len(found), 6)]

    def transforms(self, q: Mapping[str, float]) -> Array:
        """(NF + 1, 4, 4): every frame in the user's fixed frame, the base first."""
        T = [np.array(interpret(self.robot.base.Z, self.values), dtype=float).reshape(4, 4)]
        with np.errstate(all="ignore"):
            for f, p in zip(self.robot.frames, self.parameters(q), strict=True):
                T.append(T[f.ant] @ screw(p))
        return np.array(T)

    def gap(self, q: Mapping[str, float]) -> float:
        """By how far the loops are open, m: the largest distance between the two frames of a cut joint."""
        T = self.transforms(q)
        return max(
            (float(np.linalg.norm(T[x.cut][:3, 3] - T[x.twin][:3, 3])) for x in loops(self.robot)),
            default=0.0,
        )

    def skeleton(self) -> list[dict[str, Any]]:
        """What is drawn of each frame, for the page: where it hangs, its type, and the lengths that do not move."""
        fixed = self.parameters({name: 0.0 for name in self.robot.q})
        return [
            {"j": j, "ant": f.ant, "sigma": f.sigma, "mu": f.mu, "kind": _kind(self.robot, j), "gamma": p[0], "b": p[1], "d": p[3]}
            for (j, f), p in zip(enumerate(self.robot.frames, 1), fixed, strict=True)
        ]  # fmt: skip

    def placed(self, q: Mapping[str, float]) -> dict[str, Any]:
        """A posture for the page: transforms by rows, and r of every frame."""
        T = self.transforms(q)
        finite = bool(np.isfinite(T).all())
        return {
            "T": T.reshape(-1, 16).tolist() if finite else [],
            "r": [p[5] for p in self.parameters(q)] if finite else [],
        }

    def is_singular(self, q: Mapping[str, float]) -> bool:
        """True near a posture of a serial arm in which its Jacobian loses rank."""
        found = self.strengths(q) if self.robot.kind == SERIAL else np.zeros(0)
        return found.size > 0 and _rank(found) < self.regular_rank

    @cached_property
    def regular_rank(self) -> int:
        """Of the Jacobian of a serial arm in almost every posture."""
        return max(
            (_rank(self.strengths(q)) for q in self.candidates(self.robot.q)[:FEW]), default=0
        )

    def strengths(self, q: Mapping[str, float]) -> Array:
        """The singular values of the Jacobian of a serial arm's last link, lengths measured by its size; empty where it is not finite."""
        robot, T = self.robot, self.transforms(q)
        if not robot.moving or not np.isfinite(T).all():
            return np.zeros(0)
        tip = T[robot.NL][:3, 3]
        columns = []
        for j in robot.moving:
            z, p = T[j][:3, 2], T[j][:3, 3]
            columns.append(
                np.r_[z, 0, 0, 0]
                if robot.sigma(j) == PRISMATIC
                else np.r_[np.cross(z, tip - p) / self.size, z]
            )
        return np.asarray(np.linalg.svd(np.array(columns), compute_uv=False))


def _rank(strengths: Array) -> int:
    return int(np.sum(strengths > SINGULAR * strengths.max(initial=0.0)))


def geometry(robot: Robot) -> Geometry:
    """The robot with the numbers that are known or assumed."""
    return Geometry(robot, numbers(robot))


def closed_postures(
    at: Geometry, solver: Any, wanted: Mapping[str, float] | None = None
) -> list[dict[str, float]]:
    """Postures in which the loops close, to choose from; fewer where each takes an iteration."""
    found: list[dict[str, float]] = []
    for motors in at.candidates(solver.active):
        motors |= wanted or {}
        found += [
            {**motors, **dict(zip(solver.passive, row, strict=True))}
            for row in solver(motors).solutions.tolist()
        ]
        if len(found) >= (TRIED if solver.closed else FEW):
            break
    return found


def screw(p: list[float]) -> Array:
    """T_ij = Rot(z, gamma) Trans(z, b) Rot(x, alpha) Trans(x, d) Rot(z, theta) Trans(z, r) [KK86]."""
    gamma, b, alpha, d, theta, r = p
    T: Array = (
        _turned(2, gamma)
        @ _moved(2, b)
        @ _turned(0, alpha)
        @ _moved(0, d)
        @ _turned(2, theta)
        @ _moved(2, r)
    )
    return T


def _turned(axis: int, angle: float) -> Array:
    T = np.eye(4)
    u, v = (axis + 1) % 3, (axis + 2) % 3
    T[u, u] = T[v, v] = np.cos(angle)
    T[v, u] = np.sin(angle)
    T[u, v] = -T[v, u]
    return T


def _moved(axis: int, by: float) -> Array:
    T = np.eye(4)
    T[axis, 3] = by
    return T


def _kind(robot: Robot, j: int) -> str:
    if j <= robot.NL:
        return LINK
    if j <= robot.NJ:
        return CUT
    return TWIN if j <= robot.NL + 2 * (robot.NJ - robot.NL) else TOOL


# by the code name of the table that a symbol stands in: a plain arm of links of 1 kg
ASSUMED = {
    "b": 0.3,
    "d": 0.3,
    "r": 0.3,
    "M": 1.0,
    "XX": 0.05,
    "YY": 0.05,
    "ZZ": 0.05,
    "G3": -9.81,
    "k": 1000.0,
}
PLACES = ("gamma", "b", "alpha", "d", "theta", "r")
INERTIAS = ("XX", "YY", "ZZ", "M")


def parameters(robot: Robot) -> dict[str, Meaning]:
    """The symbols of a robot that need numbers, with their meaning: all but the joints' motion and torques."""
    moving = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    known = glossary(robot)
    return {name: known.get(name) or explain(name) for name in robot.symbols if name not in moving}


def assumed(robot: Robot) -> dict[str, float]:
    """Plausible numbers for the symbols that have none."""
    places = dict(_places(robot))
    return {
        name: ASSUMED.get(places.get(name, ""), 0.0)
        for name in parameters(robot)
        if name not in robot.values
    }


def tidy(unit: str) -> str:
    """A unit as it is written by hand: kg·m²."""
    return re.sub(r"(?<=[a-z])2\b", "²", unit).replace(".", "·")


def numbers(robot: Robot) -> dict[str, float]:
    """A number for every parameter: known, else assumed."""
    return {**assumed(robot), **robot.values}


def _places(robot: Robot) -> list[tuple[str, str]]:
    """Symbol -> code name of the first value that is this symbol alone, of those that matter here."""
    found = [(str(getattr(f, code)), code) for f in robot.frames for code in PLACES]
    found += [(str(getattr(b, code)), code) for b in robot.bodies for code in INERTIAS]
    found += [(str(x.k), "k") for x in robot.joints] + [(str(robot.gravity[2]), "G3")]
    first: dict[str, str] = {}
    for name, code in found:
        first.setdefault(name.lstrip("-"), code)
    return list(first.items())
