"""Inertial parameters that give a robot the same dynamics as others.

Only some combinations of the standard inertial parameters, the base parameters, have an effect on
the torques. The rest is the null space of the energies of random states: kinetic energy is
linear in the parameters, potential energy too, up to a constant. Moving the parameters in the null
space changes no torque, so a set that has no masses of its own (base parameters) can be replaced by
one that has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symoro.formats.description import Array, inverse, screw
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Robot

NUMBERS = 10  # per link: XX XY XZ YY YZ ZZ MX MY MZ M
SPARE = 40  # states more than parameters
RANK = 1e-11  # singular values below this part of the largest one are zero
SEED = 7


@dataclass(frozen=True, eq=False)
class Inertias:
    """The moments (10,) of each link, the base first, and the rotor inertia of each joint."""

    links: Sequence[Array]
    rotors: Sequence[float]

    @property
    def vector(self) -> Array:
        return np.concatenate([*self.links, np.asarray(self.rotors, float)])

    @staticmethod
    def from_vector(vector: Array, links: int) -> Inertias:
        split = NUMBERS * links
        return Inertias(list(vector[:split].reshape(-1, NUMBERS)), list(map(float, vector[split:])))


def nearest_equivalent(robot: Robot, given: Inertias, near: Inertias) -> Inertias:
    """Of all inertias with the dynamics of the given ones those nearest to others.

    The robot has numbers, its joints are at zero. Rotor inertias change only where `near` has some.
    """
    x, goal = given.vector, near.vector
    W = _energies(robot)
    free = np.ones(len(x), bool)
    free[NUMBERS * len(given.links) :] = np.asarray(near.rotors) != 0
    scale = np.where(np.abs(goal) > 0, np.abs(goal), np.abs(goal).max() * 1e-3 or 1.0)
    scale = np.maximum(scale, 1e-3 * np.median(scale))
    _, sizes, V = np.linalg.svd((W * scale)[:, free], full_matrices=True)
    rank = int((sizes > RANK * sizes[0]).sum())
    N = np.zeros((len(x), int(free.sum()) - rank))
    N[free] = V[rank:].T
    # In units of `scale` the columns of N are orthonormal: the nearest point is a projection.
    return Inertias.from_vector(x + scale * (N @ (N.T @ ((goal - x) / scale))), len(given.links))


def _energies(robot: Robot) -> Array:
    """Energies of random states for a unit of each parameter: kinetic ones, then potential ones."""
    generator = np.random.default_rng(SEED)
    count = NUMBERS * len(robot.bodies) + len(robot.joints) + SPARE
    states = [_State(robot, generator) for _ in range(count)]
    kinetic = np.array([state.kinetic() for state in states])
    if robot.base.floating:  # its accelerations have the effect of gravity
        return kinetic
    potential = np.array([state.potential() for state in states])
    return np.vstack([kinetic, potential - potential.mean(axis=0)])


class _State:
    """Positions and velocities of all links in a random state."""

    def __init__(self, robot: Robot, generator: np.random.Generator) -> None:
        self.robot = robot
        self.qd = generator.uniform(-1, 1, len(robot.joints))
        q = generator.uniform(-np.pi, np.pi, len(robot.joints))
        g = np.array([float(x) for x in robot.gravity])
        self.g = generator.uniform(-1, 1, 3) if np.isnan(g).any() else g
        moving = generator.uniform(-1, 1, 6) * robot.has_moving_base
        self.T: dict[int, Array] = {0: np.eye(4)}
        self.twist: dict[int, tuple[Array, Array]] = {0: (moving[:3], moving[3:])}  # v, w
        for j in range(1, len(robot.bodies)):
            self._add(j, q)

    def _add(self, j: int, q: Array) -> None:
        """Place link j and its antecedents."""
        if j in self.T:
            return
        f = self.robot.frame(j)
        self._add(f.ant, q)
        turn, slide = q[j - 1] * (f.sigma == REVOLUTE), q[j - 1] * (f.sigma == PRISMATIC)
        gamma, b, alpha, d, theta, r = map(float, (f.gamma, f.b, f.alpha, f.d, f.theta, f.r))
        T = screw("z", gamma, b) @ screw("x", alpha, d) @ screw("z", theta + turn, r + slide)
        v, w = self.twist[f.ant]
        R = inverse(T)[:3, :3]
        z = np.array([0.0, 0.0, 1.0]) * (self.qd[j - 1] if f.sigma != FIXED else 0.0)
        v_j, w_j = R @ (v + np.cross(w, T[:3, 3])), R @ w
        if f.sigma == PRISMATIC:
            v_j = v_j + z
        else:
            w_j = w_j + z
        self.T[j], self.twist[j] = self.T[f.ant] @ T, (v_j, w_j)

    def kinetic(self) -> Array:
        """Kinetic energy for a unit of each parameter."""
        rows = []
        for j in range(len(self.robot.bodies)):
            v, (x, y, z) = self.twist[j][0], self.twist[j][1]
            J = [x * x / 2, x * y, x * z, y * y / 2, y * z, z * z / 2]
            rows += [*J, *np.cross(v, self.twist[j][1]), v @ v / 2]
        return np.array([*rows, *(self.qd * self.qd / 2)])

    def potential(self) -> Array:
        """Potential energy for a unit of each parameter."""
        rows: list[float] = []
        for j in range(len(self.robot.bodies)):
            T = self.T[j]
            rows += [*np.zeros(6), *(-self.g @ T[:3, :3]), float(-self.g @ T[:3, 3])]
        return np.array([*rows, *np.zeros(len(self.robot.joints))])
