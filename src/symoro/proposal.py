"""The exact robot that an import proposes where the numbers of a file are nearly exact.

Files round pi/2 to 1.5708 or 1.570796325. An import keeps such numbers; the proposal is the robot
of a larger tolerance, with its distance from the robot of the file and the operations that it
saves.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.api import generate, models
from symoro.expr import Count, as_expr, interpret
from symoro.library.builtin import load
from symoro.robot import PRISMATIC, Robot

Array = np.ndarray
GEOMETRY = ("gamma", "b", "alpha", "d", "theta", "r")
STATES = 200  # random ones that two robots are compared at
RANGE, SPEED, ACCELERATION = math.pi, 1.0, 1.0  # of joints without limits; rad or m, s


@dataclass(frozen=True)
class Proposal:
    """A robot with exact numbers, and how far it is from that of the file."""

    robot: Robot
    tolerance: float  # rad and m: the one that `sy.load` and `--tolerance` take
    position: float  # m: the largest difference of a link over the joint limits
    rotation: float  # rad: the same
    effort: float | None  # N.m or N: the largest difference of a joint effort; None with loops
    largest_effort: float
    before: Count | None  # operations of idm; None where the robot has no idm
    after: Count | None

    def __str__(self) -> str:
        text = (
            f"proposal: tolerance={self.tolerance:g} (--tolerance {self.tolerance:g}) makes nearly "
            f"exact numbers exact. Over the joint limits poses change by at most "
            f"{self.position:.2g} m and {self.rotation:.2g} rad"
        )
        if self.effort is not None:
            text += f", efforts by at most {self.effort:.2g} (of up to {self.largest_effort:.3g})"
        if self.before is None or self.after is None:
            return f"{text}."
        return (
            f"{text}. Operations of idm: {self.before.mul} mul, {self.before.add} add before, "
            f"{self.after.mul} mul, {self.after.add} add after."
        )


def propose(robot: Robot) -> Proposal | None:
    """The exact robot of an imported one, compared with it; None where nothing is nearly exact."""
    origin = robot.origin
    if origin is None or not origin.exact_at or origin.source is None:
        return None
    path, how = origin.source.path, origin.source.options
    if not path.exists():
        return None
    options = {f.name: getattr(how, f.name) for f in dataclasses.fields(how)}
    exact = load(path, **{**options, "tolerance": origin.exact_at})
    return compare(robot, exact, origin.exact_at)


def compare(robot: Robot, exact: Robot, tolerance: float) -> Proposal:
    """The distance of two robots with the same joints and links, at random states."""
    states = random_states(robot)
    position, rotation = map(max, zip(*_pose_differences(robot, exact, states), strict=True))
    if any(spec.refusal(robot) for spec in models("idm")):
        return Proposal(exact, tolerance, position, rotation, None, 0.0, None, None)
    compared = [generate(robot, "idm"), generate(exact, "idm")]
    effort, largest = None, 0.0
    if not robot.has_closed_loops:  # random positions of passive joints do not close the loops
        tau, tau_exact = (_efforts(m, states) for m in compared)
        effort, largest = float(np.abs(tau - tau_exact).max()), float(np.abs(tau).max())
    before, after = (m.cost.hoisted for m in compared)
    return Proposal(exact, tolerance, position, rotation, effort, largest, before, after)


def _efforts(m: Any, states: Mapping[str, Any]) -> Array:
    known = m.robot.values
    tau = m.evaluate({n: states.get(n, 0.0) for n in m.inputs if n not in known})["tau"]
    return np.asarray(tau)


def random_states(robot: Robot) -> dict[str, Any]:
    """Numbers for the joint variables, positions and speeds within their limits."""
    rng = np.random.default_rng(0)
    states: dict[str, Any] = {"G3": -9.81}
    for k, j in enumerate(robot.moving):
        low, high, speed, _ = robot.joint(j).limits
        span = 1.0 if robot.sigma(j) == PRISMATIC else RANGE
        low, high = -span if low is None else low, span if high is None else high
        states[robot.q[k]] = rng.uniform(min(low, high), max(low, high), STATES)
        states[robot.qd[k]] = rng.uniform(-1, 1, STATES) * (speed or SPEED)
        states[robot.qdd[k]] = rng.uniform(-1, 1, STATES) * ACCELERATION
    return states


def _pose_differences(
    robot: Robot, exact: Robot, states: Mapping[str, Any]
) -> Iterator[tuple[float, float]]:
    """Distance and angle between the two poses of each link, the largest of all states."""
    first, second = link_poses(robot, states), link_poses(exact, states)
    for name, T in first.items():
        X = second[name]
        p, R = T[..., :3, 3] - X[..., :3, 3], T[..., :3, :3] - X[..., :3, :3]
        angle = 2 * np.arcsin(np.minimum(1, np.linalg.norm(R, axis=(-2, -1)) / math.sqrt(8)))
        yield float(np.linalg.norm(p, axis=-1).max()), float(angle.max())


def link_poses(robot: Robot, states: Mapping[str, Any]) -> dict[str, Array]:
    """The links of the file, each (states, 4, 4) in its own frame, seen from the file's base."""
    assert robot.origin is not None
    known = {**robot.values, **states}
    Z = np.array(interpret([as_expr(x) for x in robot.base.Z], known), float).reshape(4, 4)
    T = {0: np.broadcast_to(Z, (STATES, 4, 4))}
    for j in robot.outward:
        f = robot.frame(j)
        numbers = interpret([as_expr(getattr(f, key)) for key in GEOMETRY], known)
        gamma, b, alpha, d, theta, r = (np.broadcast_to(x, STATES) for x in numbers)
        T[j] = T[f.ant] @ _screw(2, gamma, b) @ _screw(0, alpha, d) @ _screw(2, theta, r)
    return {
        name: np.asarray(T[placed.frame] @ np.array(placed.T).reshape(4, 4))
        for name, placed in robot.origin.links.items()
    }


def _screw(axis: int, angle: Array, shift: Array) -> Array:
    """Rotation about and translation along x (0) or z (2), one for each state."""
    T = np.tile(np.eye(4), (len(angle), 1, 1))
    a, b = (1, 2) if axis == 0 else (0, 1)
    T[:, a, a] = T[:, b, b] = np.cos(angle)
    T[:, b, a] = np.sin(angle)
    T[:, a, b] = -T[:, b, a]
    T[:, axis, 3] = shift
    return T
