"""Expected values of a model from Pinocchio, reduced to the independent coordinates.

The tree moves with the speeds v = G nu; a model of the mechanism is G^T times that of the tree. G
and the state of all joints come from the structure: the identity for a tree, the multipliers of
followers, the rates of passive joints of closed loops.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pinocchio as pin

from symoro.mechanism import with_base_acceleration
from symoro.robot import Robot
from symoro.robot.data import FRICTION, SPRING
from symoro.robot.structure import active_joints, passive_joints
from symoro.tracing.options import ROWS
from tests.loops.support import closed_flat, parameters
from tests.oracle.pinocchio_model import PinocchioRobot, number
from tests.oracle.test_pinocchio_dynamics import is_moving
from tests.strategies import state

Groups = dict[str, np.ndarray]


@dataclass(frozen=True)
class MotionState:
    """A number for every symbol, consistent with all constraints, and G (moving joints, nu)."""

    values: Mapping[str, Any]
    G: np.ndarray
    independent: tuple[int, ...]


def draw_state(robot: Robot, mimic: str, rng: np.random.Generator) -> MotionState:
    """A random state of the robot: closed where it has loops, followers with their masters."""
    if robot.has_closed_loops:
        return _following(robot, mimic, _closed_state(robot, rng))
    values = _with_base_rates(robot, state(robot, rng), rng)
    followers = {c.joint: c for c in robot.mimics} if mimic == "joined" else {}
    independent = tuple(j for j in robot.moving if j not in followers)
    G = np.zeros((len(robot.moving), len(independent)))
    at = dict(zip(robot.moving, zip(robot.q, robot.qd, robot.qdd, strict=True), strict=True))
    for row, j in enumerate(robot.moving):
        if j in followers:
            c = followers[j]
            G[row, independent.index(c.master)] = c.multiplier
            for name, master in zip(at[j], at[c.master], strict=True):
                values[name] = c.multiplier * values[master]
            values[at[j][0]] += c.offset
        else:
            G[row, independent.index(j)] = 1
    return MotionState(values, G, independent)


def _closed_state(robot: Robot, rng: np.random.Generator) -> MotionState:
    flat, W = closed_flat(robot, 1, int(rng.integers(1, 1000)))
    values = {k: float(np.ravel(v)[0]) for k, v in flat.items()}
    active, passive = active_joints(robot), passive_joints(robot)
    tree = [j for j in robot.moving if j <= robot.NL]
    G = np.zeros((len(tree), len(active)))
    for row, j in enumerate(tree):
        G[row] = W[0][passive.index(j)] if j in passive else np.eye(len(active))[active.index(j)]
    drawn = {**state(robot, rng), **parameters(robot, int(rng.integers(100)))}
    drawn = _with_base_rates(robot, drawn, rng)
    return MotionState({**drawn, **robot.values, **values}, G, tuple(active))


def _following(robot: Robot, mimic: str, closed: MotionState) -> MotionState:
    """The closed state with followers outside the loops at the places of their masters."""
    followers = {c.joint: c for c in robot.mimics} if mimic == "joined" else {}
    if not followers:
        return closed
    values, places = dict(closed.values), list(closed.independent)
    independent = [j for j in places if j not in followers]
    S = np.zeros((len(places), len(independent)))
    at = dict(zip(robot.moving, zip(robot.q, robot.qd, robot.qdd, strict=True), strict=True))
    for row, j in enumerate(places):
        if j not in followers:
            S[row, independent.index(j)] = 1
            continue
        c = followers[j]
        moved = np.flatnonzero(closed.G[:, row])
        assert len(moved) == 1, "a follower that moves a loop"
        S[row, independent.index(c.master)] = c.multiplier
        for name, master in zip(at[j], at[c.master], strict=True):
            values[name] = c.multiplier * values[master]
        values[at[j][0]] += c.offset
    return MotionState(values, closed.G @ S, tuple(independent))


def _with_base_rates(
    robot: Robot, values: dict[str, Any], rng: np.random.Generator
) -> dict[str, Any]:
    """The values with accelerations of a moving base that the data of the robot do not name."""
    names = [f"{v}{c}" for v in ("VP0", "WP0") for c in (1, 2, 3)] if robot.has_moving_base else []
    return {**{name: float(rng.uniform(-1, 1)) for name in names}, **values}


# --- what Pinocchio knows -------------------------------------------------------------------------


def is_known(robot: Robot) -> bool:
    """True if Pinocchio and the laws of the joints describe the whole robot."""
    loaded = any(str(x.FL) != "0" for x in robot.joints)
    return not (loaded or robot.has_elastic_joints or robot.has_coupled_drives or robot.base.mobile)


def joint_effort(robot: Robot, j: int, values: Mapping[str, Any], without: Sequence[str]) -> float:
    """Of friction and of the spring beside the drive of joint j, as the definitions say."""
    joint, place = robot.joint(j), robot.moving.index(j)
    p = {key: number(getattr(joint, key), values) for key in (*FRICTION, *SPRING)}
    q, qd = values[robot.q[place]], values[robot.qd[place]]
    backwards = qd < 0
    FV, FS = ((p[f"{key}N"] if backwards and p[f"{key}N"] else p[key]) for key in ("FV", "FS"))
    fading = np.exp(-((abs(qd) / p["VT"]) ** (p["FE"] or 1.0))) if p["VT"] else 0.0
    friction = FV * qd + (FS + p["FT"] * fading) * np.sign(qd) + p["FO"]
    x = q - p["q0"]
    spring = p["k"] * x + p["k2"] * x**2 + p["k3"] * x**3 + p["kd"] * qd
    return float(friction * ("friction" not in without) + spring * ("springs" not in without))


class Expected:
    """Groups of models of one robot at one state, without the effects that are left out."""

    def __init__(self, robot: Robot, motion: MotionState, options: Mapping[str, Any]) -> None:
        self.robot, self.motion = robot, motion
        self.without = tuple(options.get("without", ()))
        self.values = dict(motion.values)
        self.moving = robot.has_moving_base
        self.free = (options.get("base") or ("free" if robot.base.floating else "given")) == "free"

    @cached_property
    def p(self) -> PinocchioRobot:
        robot = with_base_acceleration(self.robot) if self.moving else self.robot
        p = PinocchioRobot(robot, self.values, free=self.moving or is_moving(self.robot))
        if "rotor" in self.without:
            p.without_rotors()
        if "gravity" in self.without:
            p.model.gravity.linear = np.zeros(3)
        return p

    # --- rows of the tree, then of the independent coordinates ------------------------------------

    @property
    def tree(self) -> int:
        """Number of the moving joints of the tree; cut joints come after them."""
        return len([j for j in self.robot.moving if j <= self.robot.NL])

    def _rows(self, full: np.ndarray) -> np.ndarray:
        """Base rows where it is free, then the joints, projected by G."""
        joints = self.motion.G.T @ full[self.p.order[: self.tree]]
        return np.concatenate([full[:6], joints]) if self.moving else joints

    @cached_property
    def nu(self) -> np.ndarray:
        return np.array([self.values[self.robot.qd[self._at(j)]] for j in self.motion.independent])

    @cached_property
    def dnu(self) -> np.ndarray:
        return np.array([self.values[self.robot.qdd[self._at(j)]] for j in self.motion.independent])

    def _at(self, j: int) -> int:
        return self.robot.moving.index(j)

    def _torque(self, a: np.ndarray, v: np.ndarray | None = None) -> np.ndarray:
        """Of the tree: rnea with wrenches and friction."""
        forces = [self.p.forces] if "wrench" not in self.without else []
        full = pin.rnea(
            self.p.model, self.p.data, self.p.q, self.p.v if v is None else v, a, *forces
        )
        for row, j in zip(self.p.order, self.robot.moving, strict=True):
            full[row] += joint_effort(self.robot, j, self.values, self.without)
        return full

    @cached_property
    def bias_acceleration(self) -> np.ndarray:
        """Acceleration of the tree while the independent coordinates do not accelerate."""
        a = self.p.a.copy()
        a[self.p.order[: self.tree]] -= self.motion.G @ self.dnu
        if self.moving:
            b = self.p.base_motion
            a[:6] = np.concatenate([-np.cross(b["W0"], b["V0"]), np.zeros(3)])
        return a

    @cached_property
    def A(self) -> np.ndarray:
        full = np.triu(pin.crba(self.p.model, self.p.data, self.p.q))
        full = full + np.triu(full, 1).T
        G = np.zeros((self.p.model.nv, (6 if self.moving else 0) + self.motion.G.shape[1]))
        if self.moving:
            G[:6, :6] = np.eye(6)
        G[self.p.order[: self.tree], 6 if self.moving else 0 :] = self.motion.G
        return G.T @ full @ G

    @cached_property
    def H(self) -> np.ndarray:
        return self._rows(self._torque(self.bias_acceleration))

    @cached_property
    def Q(self) -> np.ndarray:
        return self._rows(pin.computeGeneralizedGravity(self.p.model, self.p.data, self.p.q))

    # --- models -----------------------------------------------------------------------------------

    def _solved(self, tau: np.ndarray) -> np.ndarray:
        return np.linalg.solve(self.A, tau - self.H)

    @cached_property
    def base_acceleration(self) -> np.ndarray:
        """[VP0; WP0] as given."""
        b = self.robot.base
        return np.concatenate([self._rate("VP0", b.VP0), self._rate("WP0", b.WP0)])

    def _rate(self, name: str, rate: Sequence[Any]) -> np.ndarray:
        if all(str(x) == "0" for x in rate):
            return np.array([self.values[f"{name}{c}"] for c in (1, 2, 3)])
        return np.array([number(x, self.values) for x in rate])

    def inverse(self) -> Groups:
        if not self.moving:
            return {"tau": self.A @ self.dnu + self.H}
        base = self.base_acceleration
        if self.free:
            base = np.linalg.solve(self.A[:6, :6], -self.H[:6] - self.A[:6, 6:] @ self.dnu)
        whole = self.A @ np.concatenate([base, self.dnu]) + self.H
        return {"tau": whole[6:], "base": base, "wrench": whole[:6]}

    def direct(self) -> Groups:
        tau = np.array([self.values[self.robot.tau[self._at(j)]] for j in self.motion.independent])
        if not self.moving:
            return {"qdd": self._solved(tau)}
        if not self.free:
            pushed = self.H[6:] + self.A[6:, :6] @ self.base_acceleration
            return {"qdd": np.linalg.solve(self.A[6:, 6:], tau - pushed)}
        found = self._solved(np.concatenate([np.zeros(6), tau]))
        return {"qdd": found[6:], "base": found[:6]}

    def energy(self) -> Groups:
        v = np.concatenate([self.p.v[:6], self.nu]) if self.moving else self.nu
        return {"E": np.array(v @ self.A @ v / 2)} if self.moving or not self.p.free else {}

    def transform(self, options: Mapping[str, Any]) -> Groups:
        p = self.p.moved()
        return {"T": p.transform(options["wrt"], options["frame"])}

    def jacobian(self, options: Mapping[str, Any]) -> np.ndarray:
        self.p.moved()
        J = self.p.jacobian(options["frame"], options["projection"])
        return J[:, : self.tree] @ self.motion.G

    def velocities(self, wrt: int | None) -> Groups:
        return dict(zip("VW", self._links(self.p.moved().velocity, wrt), strict=True))

    def accelerations(self, wrt: int | None) -> Groups:
        return dict(zip(("VP", "WP"), self._links(self.p.moved().acceleration, wrt), strict=True))

    def _links(self, of: Callable[[int], tuple[np.ndarray, np.ndarray]], wrt: int | None) -> Any:
        rows = [of(j) for j in range(1, self.robot.NL + 1)]
        if wrt is not None:
            turned = [self.p.rotation(wrt, j) for j in range(1, self.robot.NL + 1)]
            rows = [(R @ v, R @ w) for R, (v, w) in zip(turned, rows, strict=True)]
        return (np.array(part) for part in zip(*rows, strict=True))

    def operational_space(self, options: Mapping[str, Any]) -> Groups:
        J = self.jacobian(options)[list(options["rows"] or range(len(ROWS)))]
        if np.linalg.matrix_rank(J, 1e-3) < len(J):
            return {}
        return {"Lambda": np.linalg.inv(J @ np.linalg.solve(self.A, J.T))}


def expected(
    robot: Robot, model: str, options: Mapping[str, Any], motion: MotionState
) -> tuple[Groups, float]:
    """The groups of a model that Pinocchio knows, and the condition of the equations solved."""
    if not is_known(robot) or options.get("frames") not in (None, "khalil"):
        return {}, 1.0
    if options.get("wrt") == "world" or options.get("coordinates") == "motor":
        return {}, 1.0
    e = Expected(robot, motion, options)
    if model in DYNAMIC:
        return DYNAMIC[model](e), float(np.linalg.cond(e.A))
    return (KINEMATIC[model](e, options) if model in KINEMATIC else {}), 1.0


DYNAMIC: Mapping[str, Callable[[Expected], Groups]] = {
    "idm": Expected.inverse,
    "inertia": lambda e: {"A": e.A},
    "h": lambda e: {"H": e.H},
    "gravity": lambda e: {"Q": e.Q},
    "ddm": Expected.direct,
    "ddm-recursive": Expected.direct,
    "energy": Expected.energy,
    "lagrange": lambda e: {"A": e.A},
}
KINEMATIC: Mapping[str, Callable[[Expected, Mapping[str, Any]], Groups]] = {
    "dgm": Expected.transform,
    "fgm": Expected.transform,
    "jacobian": lambda e, o: {"J": e.jacobian(o)},
    "velocities": lambda e, o: e.velocities(o["wrt"]),
    "accelerations": lambda e, o: e.accelerations(o["wrt"]),
}
