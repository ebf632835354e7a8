"""A second, independent derivation of the dynamics of any structure, in numbers at one state.

Everything is written in the axes of frame 0: the motion of the links by recursion, the efforts as
the power of the links' wrenches at unit speeds. G comes from the Jacobian matrices of both ends of
each cut joint and the laws of followers together, solved by least squares. Drives
act on the ends of the transmission, the joint or the rotor behind a spring, through the coupling
matrix: speeds of the motors are C^-1 times those of the ends. Nothing is used of the package but
the data of the robot and the values of expressions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.expr import Expr, interpret
from symoro.robot import FIXED, PRISMATIC, Joint, Robot, loops, passive_joints

Array = np.ndarray
FRAME = ("gamma", "b", "alpha", "d", "theta", "r")
TENSOR = (("XX", "XY", "XZ"), ("XY", "YY", "YZ"), ("XZ", "YZ", "ZZ"))


def screw(axis: int, angle: float, shift: float) -> Array:
    """Rotation about and translation along x (0) or z (2)."""
    T, (i, j) = np.eye(4), ((1, 2) if axis == 0 else (0, 1))
    c, s = np.cos(angle), np.sin(angle)
    T[[i, i, j, j], [i, j, i, j]] = c, -s, s, c
    T[axis, 3] = shift
    return T


@dataclass
class Motion:
    """Of a frame: rotation, place, speeds and accelerations, and Jacobian matrices over v."""

    R: Array
    p: Array
    w: Array
    wd: Array
    V: Array
    Vd: Array
    Jv: Array
    Jw: Array


class NumericRobot:
    """A robot at one state; efforts of its coordinates: a moving base, independent joints, rotors.

    `values` has a number for every variable, also for the positions of dependent joints.
    """

    def __init__(self, robot: Robot, values: Mapping[str, Any], joined: bool) -> None:
        self.robot, self.values = robot, {**robot.values, **values}
        self.tree = [j for j in robot.moving if j <= robot.NL]
        self.passive = list(passive_joints(robot)) if robot.has_closed_loops else []
        self.cuts = [loop.cut for loop in loops(robot)] if robot.has_closed_loops else []
        self.followers = {c.joint: c for c in robot.mimics} if joined else {}
        self.free = [j for j in self.tree if j not in self.passive and j not in self.followers]
        self.base = 6 if robot.has_moving_base else 0
        self.moved = [*self.tree, *self.cuts]  # joints with a place in v
        self.elastic = [j for j in self.tree if robot.joint(j).eta]

    def number(self, x: Any) -> float:
        return float(interpret([x], self.values)[0]) if isinstance(x, Expr) else float(x or 0)

    def vector(self, values: Sequence[Any]) -> Array:
        return np.array([self.number(x) for x in values])

    def at(self, key: str, j: int) -> float:
        return self.number(getattr(self.robot.joint(j), key))

    # --- motion of the tree -----------------------------------------------------------------------

    def motions(self, v: Array, a: Array) -> dict[int, Motion]:
        """All frames at the speeds v and accelerations a of base and joints, [V0; W0] first."""
        size = 6 + len(self.moved)
        E = np.eye(6, size)
        zero = Motion(np.eye(3), np.zeros(3), v[3:6], a[3:6], v[:3], a[:3], E[:3], E[3:])
        found = {0: zero}
        for j in self._outward():
            found[j] = self._next(j, found[self.robot.ant(j)], v, a)
        return found

    def _outward(self) -> list[int]:
        order, left = [0], list(range(1, self.robot.NF + 1))
        while left:
            j = next(j for j in left if self.robot.ant(j) in order)
            order.append(j)
            left.remove(j)
        return order[1:]

    def _next(self, j: int, i: Motion, v: Array, a: Array) -> Motion:
        f = {key: self.number(getattr(self.robot.frame(j), key)) for key in FRAME}
        T = screw(2, f["gamma"], f["b"]) @ screw(0, f["alpha"], f["d"])
        T = T @ screw(2, f["theta"], f["r"])
        R, lever = i.R @ T[:3, :3], i.R @ T[:3, 3]
        z, w, wd = R[:, 2], i.w, i.wd
        V = i.V + np.cross(w, lever)
        Vd = i.Vd + np.cross(wd, lever) + np.cross(w, np.cross(w, lever))
        Jv, Jw = i.Jv - np.cross(lever, i.Jw, axisb=0).T, i.Jw.copy()
        if j in self.moved:
            k = 6 + self.moved.index(j)
            if self.robot.sigma(j) == PRISMATIC:
                V, Vd = V + z * v[k], Vd + z * a[k] + 2 * np.cross(w, z) * v[k]
                Jv[:, k] += z
            elif self.robot.sigma(j) != FIXED:
                w, wd = w + z * v[k], wd + z * a[k] + np.cross(w, z) * v[k]
                Jw[:, k] += z
        return Motion(R, i.p + lever, w, wd, V, Vd, Jv, Jw)

    # --- v = G nu, dv/dt = G dnu/dt + gamma --------------------------------------------------------

    def _gap(self, v: Array, a: Array) -> tuple[Array, Array]:
        """Jacobian and acceleration of the ends of the cut joints against each other, and of the
        followers against the joints that they follow.
        """
        m, size = self.motions(v, a), 6 + len(self.moved)
        pairs = [(m[loop.cut], m[loop.twin]) for loop in loops(self.robot)] if self.cuts else []
        rows = [np.concatenate([x.Jv - y.Jv, x.Jw - y.Jw]) for x, y in pairs]
        rates = [np.concatenate([x.Vd - y.Vd, x.wd - y.wd]) for x, y in pairs]
        for j, law in self.followers.items():
            row = np.zeros((1, size))
            row[0, 6 + self.moved.index(j)] = 1
            row[0, 6 + self.moved.index(law.master)] = -law.multiplier
            rows, rates = [*rows, row], [*rates, np.zeros(1)]
        return np.concatenate([np.zeros((0, size)), *rows]), np.concatenate([np.zeros(0), *rates])

    @cached_property
    def bound(self) -> tuple[list[int], Array, Array]:
        """The places of dependent joints in v, and the rows of the constraints on them and on the
        others.
        """
        free = [*range(self.base), *(6 + self.moved.index(j) for j in self.free)]
        bound = [k for k in range(6, 6 + len(self.moved)) if k not in free]
        rows = self._gap(*np.zeros((2, 6 + len(self.moved))))[0]
        return bound, rows[:, bound], rows[:, free]

    @cached_property
    def G(self) -> Array:
        """v of the tree and its cut joints over a moving base and the independent joints."""
        free = [*range(self.base), *(6 + self.moved.index(j) for j in self.free)]
        G = np.zeros((len(self.moved) + 6, len(free)))
        G[free] = np.eye(len(free))
        bound, of_bound, of_free = self.bound
        G[bound] = -np.linalg.pinv(of_bound, rcond=1e-9) @ of_free
        return G

    @cached_property
    def nu(self) -> Array:
        base = [*self.robot.base.V0, *self.robot.base.W0] if self.base else []
        return self.vector([*base, *(self.robot.joint(j).QP for j in self.free)])

    @cached_property
    def gamma(self) -> Array:
        drift = np.zeros(6 + len(self.moved))
        bound, of_bound, _ = self.bound
        rate = self._gap(self.G @ self.nu, drift)[1]
        drift[bound] = -np.linalg.pinv(of_bound, rcond=1e-9) @ rate
        return drift

    # --- efforts ----------------------------------------------------------------------------------

    def link_wrenches(self, motion: Mapping[int, Motion]) -> dict[int, tuple[Array, Array]]:
        """Force and moment about its origin that move each link, in frame 0."""
        g, found = self.vector(self.robot.gravity), {}
        for j in range(0 if self.base else 1, self.robot.NL + 1):
            m, b = motion[j], self.robot.bodies[j]
            MS = m.R @ self.vector([b.MX, b.MY, b.MZ])
            J = np.array([[self.number(getattr(b, key)) for key in row] for row in TENSOR])
            J = m.R @ J @ m.R.T
            a = m.Vd - g
            F = self.number(b.M) * a + np.cross(m.wd, MS) + np.cross(m.w, np.cross(m.w, MS))
            found[j] = F, J @ m.wd + np.cross(m.w, J @ m.w) + np.cross(MS, a)
        return found

    def efforts(self, rates: Array, drives: bool = True, still: bool = False) -> Array:
        """Efforts at the accelerations `rates`: [VP0; WP0], independent joints, rotors."""
        split = self.base + len(self.free)
        v = self.G @ self.nu * (not still)
        a = self.G @ rates[:split] + self.gamma * (not still)
        m = self.motions(v, a)
        total = np.zeros(6 + len(self.moved))
        for j, (F, N) in self.link_wrenches(m).items():
            total += m[j].Jv.T @ F + m[j].Jw.T @ N
        rotors = np.zeros(len(self.elastic))
        if drives:
            at_joints, rotors = self.drives(v, a, rates[split:])
            total[[6 + self.moved.index(j) for j in self.tree]] += at_joints
        return np.concatenate([self.G.T @ total, rotors])

    def drives(self, v: Array, a: Array, rotor_rates: Array) -> tuple[Array, Array]:
        """Efforts of rotors, friction and springs on the tree's joints and on elastic rotors."""
        speeds, rates = self.ends(v, "QMP"), self.ends(a, "QMDP", rotor_rates)
        C = np.eye(len(self.tree))
        if self.robot.coupling:
            C = np.array([[self.number(x) for x in row] for row in self.robot.coupling])
        K = np.linalg.inv(C)  # constant: the rate of C is not in here
        IA = np.array([self.at("IA", j) for j in self.tree])
        friction = [
            self.friction(self.robot.joint(j), x)
            for j, x in zip(self.tree, K @ speeds, strict=True)
        ]
        ends = K.T @ (IA * (K @ rates) + np.array(friction))
        joints, rotors = np.zeros(len(self.tree)), np.zeros(len(self.elastic))
        for p, j in enumerate(self.tree):
            qd = v[6 + self.moved.index(j)]
            if j in self.elastic:
                x, xd = self.stretch(j), speeds[p] - qd
                spring = self.spring(j, x, xd)
                joints[p] = self.at("FVL", j) * qd + self.at("FSL", j) * np.sign(qd) - spring
                rotors[self.elastic.index(j)] = ends[p] + spring
            else:
                joints[p] = ends[p] + self.spring(j, self.stretch(j), qd)
        return joints, rotors

    def ends(self, v: Array, key: str, rotors: Array | None = None) -> Array:
        """The ends of the transmission: joints, but the rotors of elastic ones."""
        ends = [v[6 + self.moved.index(j)] for j in self.tree]
        for k, j in enumerate(self.elastic):
            own = self.values[f"{key}{j}"] if rotors is None else rotors[k]
            ends[self.tree.index(j)] = own
        return np.array(ends)

    def friction(self, joint: Joint, v: float) -> float:
        p = {key: self.number(getattr(joint, key)) for key in ("FV", "FS", "FVN", "FSN", "FT", "VT", "FE", "FO")}  # fmt: skip
        FV = p["FVN"] if v < 0 and p["FVN"] else p["FV"]
        FS = p["FSN"] if v < 0 and p["FSN"] else p["FS"]
        decay = np.exp(-((abs(v) / p["VT"]) ** (p["FE"] or 1.0))) if p["VT"] else 0.0
        return float(FV * v + (FS + p["FT"] * decay) * np.sign(v) + p["FO"])

    def stretch(self, j: int) -> float:
        q = self.values[str(self.robot.variable(j))]
        return self.values[f"QM{j}"] - q if j in self.elastic else q - self.at("q0", j)

    def spring(self, j: int, x: float, rate: float) -> float:
        k, k2, k3, kd = (self.at(key, j) for key in ("k", "k2", "k3", "kd"))
        return k * x + k2 * x**2 + k3 * x**3 + kd * rate

    # --- models -----------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        return self.base + len(self.free) + len(self.elastic)

    def inertia(self) -> Array:
        """The change of the efforts by a unit of each acceleration."""
        bias = self.efforts(np.zeros(self.size))
        return np.array([self.efforts(e) - bias for e in np.eye(self.size)]).T

    def speeds(self) -> Array:
        return np.concatenate([self.nu, [self.values[f"QMP{j}"] for j in self.elastic]])

    def potential(self) -> float:
        """Of the links, with the masses at the origin of frame 0 as zero, and of the springs."""
        m, g, U = self.motions(*np.zeros((2, 6 + len(self.moved)))), self.vector(self.robot.gravity), 0.0  # fmt: skip
        for j in range(0 if self.base else 1, self.robot.NL + 1):
            b = self.robot.bodies[j]
            U -= g @ (self.number(b.M) * m[j].p + m[j].R @ self.vector([b.MX, b.MY, b.MZ]))
        for j in self.tree:
            x, k = self.stretch(j), [self.at(key, j) for key in ("k", "k2", "k3")]
            U += k[0] * x**2 / 2 + k[1] * x**3 / 3 + k[2] * x**4 / 4
        return float(U)

    def reactions(self, rates: Array) -> tuple[Array, Array]:
        """Force and moment on each moving link of a tree by its antecedent, in its own frame."""
        a = self.G @ rates[: self.base + len(self.free)] + self.gamma
        m = self.motions(self.G @ self.nu, a)
        total = {j: list(w) for j, w in self.link_wrenches(m).items()}
        for j in reversed(self._outward()):
            i = self.robot.ant(j)
            if i or self.base:
                total[i][0] = total[i][0] + total[j][0]
                total[i][1] = total[i][1] + total[j][1] + np.cross(m[j].p - m[i].p, total[j][0])
        rows = [[m[j].R.T @ x for x in total[j]] for j in self.tree]
        return np.array([f for f, _ in rows]), np.array([n for _, n in rows])

    def losses(self) -> float:
        """The power of friction, offsets and dampers."""
        v, none = self.G @ self.nu, np.zeros(len(self.elastic))
        speeds = self.ends(v, "QMP")
        at_joints, at_rotors = self.drives(v, np.zeros_like(v), none)
        power = at_joints @ [v[6 + self.moved.index(j)] for j in self.tree]
        power += at_rotors @ [self.values[f"QMP{j}"] for j in self.elastic]
        for p, j in enumerate(self.tree):  # less the power that goes into the springs
            qd = v[6 + self.moved.index(j)]
            rate = speeds[p] - qd if j in self.elastic else qd
            power -= self.spring(j, self.stretch(j), 0.0) * rate
        return float(power)
