"""A robot as an ordinary differential equation x' = f(t, x).

x = [positions, speeds, work of the motors, losses to friction and wrenches]. The positions are
those of the independent joints, then those of further coordinates: the pose of a moving base, the
rotors of elastic joints. Speeds follow in the same order. Models are called with the arrays of the
state by name (q, qd, tau …), which have one element per moving joint.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import ZERO, Expr, Role, as_expr, interpret, symbol, symbols_of
from symoro.mechanism import loaded_joints, without_effects, without_load
from symoro.robot import LINK_FRICTION, SPRING, Body, Robot, is_absent
from symoro.simulate.numeric_models import (
    NumericRobot,
    State,
    StateFunction,
    TreeJoints,
    check_known,
    has_losses,
    massless,
)

Array = np.ndarray
# time, positions and speeds of the motors, state -> torques of the motors
Law = Callable[[Any, Array, Array, State], Array]
POSE = ("PX", "PY", "PZ", "QW", "QX", "QY", "QZ")
TWIST = ("VX0", "VY0", "VZ0", "WX0", "WY0", "WZ0")


def no_torque(t: Any, q: Array, qd: Array, state: State) -> Array:
    """Return zero torques: the joints are free."""
    return np.zeros(np.shape(q))


def dot_rows(a: Array, b: Array) -> Any:
    """Return the scalar product of two vectors, or those of the rows of two arrays."""
    return a @ b if a.ndim == b.ndim == 1 else np.einsum("...i,...i->...", a, b)


# --- coordinates ---------------------------------------------------------------------------------


class Coordinates(Protocol):
    """Coordinates beside the joints, with their part of the state."""

    position_count: int
    speed_count: int

    def start(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """Return positions and speeds at the start, for given joint positions and speeds."""

    def state(self, positions: Array, speeds: Array) -> State:
        """Return the arrays of the models by name."""

    def rates(self, state: State, out: tuple[Array, ...]) -> tuple[Array, Array]:
        """Return the derivatives of positions and speeds; `out` are the outputs of `ddm`."""

    def energies(self, state: State) -> tuple[Any, Any]:
        """Return kinetic and potential energy, in J, that the energy model does not count."""

    def columns(self, states: State) -> dict[str, Array]:
        """Return the recorded columns (times,) by name."""


class MovingBase:
    """The pose of a floating base: position P and quaternion e of frame 0, seen from its start.

    The speeds are the velocity V of frame 0's origin and its angular velocity w, both in frame 0.
    """

    position_count, speed_count = 7, 6

    def __init__(self, numeric: NumericRobot) -> None:
        robot = numeric.robot
        gravity = [as_expr(g) for g in robot.gravity]
        masses = [as_expr(body.M) for body in robot.bodies]
        needed = [s.payload[0] for s in symbols_of([*gravity, *masses])]
        check_known(robot, needed, numeric.values)
        self.gravity = np.array(interpret(gravity, numeric.values), dtype=float)
        self.mass = float(interpret([sum(masses, ZERO)], numeric.values)[0])

    @staticmethod
    def release(robot: Robot) -> Robot:
        """Return the robot with W0, V0 and gravity, in frame 0, as inputs of its models."""
        W0, V0, G = (_base_symbols(letter) for letter in "WVG")
        still = (ZERO, ZERO, ZERO)
        base = dataclasses.replace(robot.base, W0=W0, WP0=still, V0=V0, VP0=still)
        return dataclasses.replace(robot, base=base, gravity=G)

    def start(self, q: Array, qd: Array) -> tuple[Array, Array]:
        return np.array([0.0, 0, 0, 1, 0, 0, 0]), np.zeros(6)

    def state(self, positions: Array, speeds: Array) -> State:
        P, e, V, w = positions[..., :3], positions[..., 3:], speeds[..., :3], speeds[..., 3:]
        R = quaternion_matrix(e)
        gravity_0 = np.einsum("...ji,j->...i", R, self.gravity)  # in frame 0
        inputs = np.concatenate([w, V, gravity_0], axis=-1)
        return {"base": inputs, "P": P, "e": e, "V": V, "w": w, "R": R}

    def rates(self, state: State, out: tuple[Array, ...]) -> tuple[Array, Array]:
        """P' = R V, e' = e (0, w) / 2, V' = VP - w x V: V are components in a turning frame."""
        V, w, (s, *v) = state["V"], state["w"], state["e"]
        e_rate = 0.5 * np.concatenate([[-(v @ w)], s * w + np.cross(v, w)])
        VP, WP = out[1][:3], out[1][3:]
        return np.concatenate([state["R"] @ V, e_rate]), np.concatenate([VP - np.cross(w, V), WP])

    def energies(self, state: State) -> tuple[Any, Any]:
        return 0.0, -self.mass * (state["P"] @ self.gravity)

    def columns(self, states: State) -> dict[str, Array]:
        unit = states["e"] / np.linalg.norm(states["e"], axis=-1, keepdims=True)
        table = np.concatenate([states["P"], unit, states["V"], states["w"]], axis=-1)
        return {name: table[:, k] for k, name in enumerate((*POSE, *TWIST))}


def _base_symbols(letter: str) -> tuple[Expr, ...]:
    return tuple(symbol(f"{letter}{k}base", Role.BASE) for k in (1, 2, 3))


def quaternion_matrix(e: Array) -> Array:
    """Return the rotation matrices (…, 3, 3) of quaternions w, x, y, z (…, 4) of any length."""
    w, x, y, z = np.moveaxis(e / np.linalg.norm(e, axis=-1, keepdims=True), -1, 0)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), (0, 1), (-2, -1))


class Rotors:
    """Rotors of elastic joints: positions qM, behind springs; the motors act on them."""

    def __init__(self, numeric: NumericRobot) -> None:
        robot = numeric.robot
        self.joints = robot.elastic_joints
        self.places = [robot.moving.index(j) for j in self.joints]
        self.position_count = self.speed_count = len(self.joints)

    def start(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """The rotors start where the links are: the springs are at rest."""
        return q[self.places], qd[self.places]

    def state(self, positions: Array, speeds: Array) -> State:
        return {"qM": positions, "qMd": speeds}

    def motor_side(self, state: State) -> tuple[Array, Array]:
        """Return positions and speeds of all joints, those of the rotors where there are any."""
        q, qd = state["q"].copy(), state["qd"].copy()
        q[..., self.places], qd[..., self.places] = state["qM"], state["qMd"]
        return q, qd

    def rates(self, state: State, out: tuple[Array, ...]) -> tuple[Array, Array]:
        return state["qMd"], out[-1]

    def energies(self, state: State) -> tuple[Any, Any]:
        return 0.0, 0.0  # the energy model counts rotors and springs

    def columns(self, states: State) -> dict[str, Array]:
        positions = {f"QM{j}": states["qM"][:, k] for k, j in enumerate(self.joints)}
        return positions | {f"QMP{j}": states["qMd"][:, k] for k, j in enumerate(self.joints)}


def without_springs(robot: Robot) -> Robot:
    """Return the robot with rigid joints in place of elastic ones."""
    rigid: dict[str, Any] = dict.fromkeys((*SPRING, *LINK_FRICTION), ZERO)
    joints = (dataclasses.replace(x, eta=0, **rigid) if x.eta else x for x in robot.joints)
    return dataclasses.replace(robot, joints=tuple(joints))


# --- the equation --------------------------------------------------------------------------------


class LoadFriction:
    """The power of friction that grows with the effort of the links (FL).

    Of rigid joints and of coupled drives it is that of the efforts of `idm` with FL less those
    without; `idm` has the springs in balance with the links, as they are in a motion.
    """

    def __init__(
        self, robot: Robot, values: Mapping[str, float], stick: float, joints: TreeJoints
    ) -> None:
        self.stick, self.joints, self.count = stick, joints, len(robot.moving)
        self.balanced: list[StateFunction] = []
        if loaded_joints(robot):
            self.balanced = [
                StateFunction(x, "idm", values, stick, **joints.options)
                for x in (robot, without_load(robot))
            ]
        behind = () if robot.coupling else robot.elastic_joints
        elastic = [j for j in behind if not is_absent(robot.joint(j).FL)]
        self.elastic = [robot.elastic_joints.index(j) for j in elastic]
        factors = [as_expr(robot.joint(j).FL) for j in elastic]
        self.FL = np.array(interpret(factors, values), dtype=float)
        if elastic:
            springs = without_effects(_links_without_mass(robot), ("friction", "springs"))
            self.springs = StateFunction(springs, "h", values, **joints.options)

    def power(self, state: State, qdd: Array, rotors: Array, ends: Array) -> Any:
        """Return the power, W, in one state, at accelerations of the independent joints and of the
        rotors of elastic ones; `ends` are the speeds of the drives of all joints.
        """
        total: Any = 0.0
        if self.balanced:
            whole = np.zeros(self.count)
            whole[self.joints.independent] = qdd
            moved = {**state, "qdd": whole, "qMdd": rotors}
            more, less = (f(moved)[0] for f in self.balanced)
            total = dot_rows(more - less, self.joints.speeds(ends))
        if self.elastic:
            count = state["qM"].shape[-1]
            load = self.springs(state)[0][..., -count:][..., self.elastic]
            v = state["qMd"][..., self.elastic]
            smooth = v * v / np.sqrt(v * v + self.stick**2) if self.stick else np.abs(v)
            total = total + (self.FL * np.abs(load) * smooth).sum(axis=-1)
        return total


def _links_without_mass(robot: Robot) -> Robot:
    """The robot with its springs and without inertia, gravity and external wrenches."""
    bodies = tuple(Body() for _ in robot.bodies)
    joints = tuple(dataclasses.replace(x, IA=ZERO) for x in robot.joints)
    light = dataclasses.replace(robot, bodies=bodies, joints=joints)
    return without_effects(light, ("gravity", "wrench"))


class Plant:
    """The differential equation of a robot under the torques of a control law."""

    def __init__(
        self,
        numeric: NumericRobot,
        stick: float,
        joints: TreeJoints,
        base: MovingBase | None = None,
        rotors: Rotors | None = None,
    ) -> None:
        robot = MovingBase.release(numeric.robot) if base else numeric.robot
        self.robot, self.values, self.stick = robot, numeric.values, stick
        self.joints, self.base, self.rotors = joints, base, rotors
        self.options = joints.options
        self.others: list[Coordinates] = [part for part in (base, rotors) if part is not None]
        self.law: Law = no_torque
        self._index_joints()
        self._lay_out_state()
        self.ddm = StateFunction(robot, "ddm", self.values, stick, **self.options)
        check_known(robot, self.ddm.parameters, self.values)
        self.energy = StateFunction(robot, "energy", self.values, **self.options)
        self.losses = self._losses()
        self.load = LoadFriction(robot, self.values, stick, joints)

    def _index_joints(self) -> None:
        robot = self.robot
        self.tree = [j for j in robot.moving if j <= robot.NL]  # the recorded joints
        self.count = len(robot.moving)  # elements of the arrays of models
        self.columns = [robot.moving.index(j) for j in self.tree]
        following = self.joints.followers.places
        self.motors = [
            k
            for k, j in enumerate(robot.moving)
            if robot.frame(j).mu and j <= robot.NL and k not in following
        ]
        self.fully_driven = len(self.motors) == self.count
        # where the motors are among the torques that models return for the independent joints
        self.motor_rows = [k for k, at in enumerate(self.joints.independent) if at in self.motors]

    def _lay_out_state(self) -> None:
        """Positions of joints and of the other coordinates, then their speeds."""
        n = len(self.joints.independent)
        position_ends = np.cumsum([n, *(part.position_count for part in self.others)]).tolist()
        m = position_ends[-1]
        speed_ends = (m + np.cumsum([n, *(part.speed_count for part in self.others)])).tolist()
        self.q_slice, self.qd_slice = slice(0, n), slice(m, m + n)
        self.other_slices = [
            (part, slice(*position_ends[k : k + 2]), slice(*speed_ends[k : k + 2]))
            for k, part in enumerate(self.others)
        ]

    def _losses(self) -> StateFunction | None:
        """Efforts of friction, dampers and wrenches."""
        if not has_losses(self.robot):
            return None
        return StateFunction(massless(self.robot), "h", self.values, self.stick, **self.options)

    @property
    def rigid(self) -> Robot:
        """The robot for models that do not know elastic joints."""
        if self.rotors is None:
            return self.robot
        return self.robot.derived("rigid", lambda: without_springs(self.robot))

    # --- the state ---------------------------------------------------------------------------

    def start(self, q: Array, qd: Array) -> Array:
        """Return x at given positions and speeds of the tree's joints; the base is at rest."""
        at = self.joints.independent
        others = [part.start(q, qd) for part in self.others]
        positions, speeds = [p for p, _ in others], [v for _, v in others]
        return np.concatenate([q[at], *positions, qd[at], *speeds, [0.0, 0.0]])

    def state(self, x: Array) -> State:
        """Return the arrays of one x by name."""
        state = self.joints.state(x[self.q_slice], x[self.qd_slice])
        for part, positions, speeds in self.other_slices:
            state |= part.state(x[positions], x[speeds])
        return state

    def accept(self, x: Array) -> str:
        """Return why the motion cannot go on after a step to x, or an empty string."""
        return self.joints.accept(x[self.q_slice], x[self.qd_slice])

    def diagnose(self, x: Array) -> str:
        """Return what is special about x, where the integration failed."""
        return self.joints.diagnose(x[self.q_slice], x[self.qd_slice])

    # --- motors ------------------------------------------------------------------------------

    def motor_side(self, state: State) -> tuple[Array, Array]:
        """Return positions and speeds (…, joints) on the motors' side."""
        return (state["q"], state["qd"]) if self.rotors is None else self.rotors.motor_side(state)

    def torques(self, t: Any, state: State) -> Array:
        """Return the torques of the law, (…, joints), zero where there is no motor."""
        q, qd = self.motor_side(state)
        if self.fully_driven:
            return self.law(t, q, qd, state)
        return self.on_joints(self.law(t, q[..., self.motors], qd[..., self.motors], state))

    def on_joints(self, values: Array) -> Array:
        """Return values (…, joints) from those of the motors (…, motors), zero elsewhere."""
        if self.fully_driven:
            return values
        spread = np.zeros((*values.shape[:-1], self.count))
        spread[..., self.motors] = values
        return spread

    def on_motors(self, values: Array) -> Array:
        """Return the motors' elements (…, motors) of a model's torques.

        A model returns one torque per independent joint, after those of a moving base.
        """
        torques = values[..., -len(self.joints.independent) :]
        return torques if self.fully_driven else torques[..., self.motor_rows]

    def check_motors(self, controller: str) -> None:
        """Raise an error unless every independent joint is rigid and has a motor."""
        if self.rotors is not None:
            raise UnsupportedRobot(
                f"{controller} is for rigid joints, and {self.robot.name} has elastic ones: use PD."
            )
        moving, independent = self.robot.moving, self.joints.independent
        free = [str(moving[at]) for k, at in enumerate(independent) if k not in self.motor_rows]
        if free:
            raise UnsupportedRobot(
                f"{controller} needs a motor on every joint, and {self.robot.name} has none on "
                f"{', '.join(free)}: use PD."
            )

    # --- the equation ------------------------------------------------------------------------

    def slope(self, t: float, x: Array) -> Array:
        """Return x'."""
        state = self.state(x)
        state["tau"] = self.torques(t, state)
        out = self.ddm(state)
        positions, speeds = [self.joints.speeds(state["qd"])], [out[0]]  # [KD 9.98]
        for part in self.others:
            position_rates, speed_rates = part.rates(state, out)
            positions.append(position_rates)
            speeds.append(speed_rates)
        powers = [self.motor_power(state), self.loss_power(state, out)]
        return np.concatenate([*positions, *speeds, powers])

    def motor_power(self, state: State) -> Any:
        """Return the power of the motors, W."""
        return dot_rows(state["tau"], self.motor_side(state)[1])

    def loss_power(self, state: State, out: tuple[Array, ...]) -> Any:
        """Return the power that friction, dampers and external wrenches take, W; `out` are the
        outputs of `ddm`.
        """
        rotors = np.zeros(0) if self.rotors is None else out[-1]
        power = self.load.power(state, out[0], rotors, self.motor_side(state)[1])
        if self.losses is None:
            return power
        return power + dot_rows(self.losses(state)[0], self._speeds(state))

    def _speeds(self, state: State) -> Array:
        """The speeds that the efforts of models work on: base, independent joints, rotors."""
        base = [] if self.base is None else [state["V"], state["w"]]
        rotors = [] if self.rotors is None else [state["qMd"]]
        return np.concatenate([*base, self.joints.speeds(state["qd"]), *rotors], axis=-1)

    def energies(self, state: State) -> tuple[Any, Any]:
        """Return kinetic and potential energy, J."""
        E, U = self.energy(state)
        for part in self.others:
            kinetic, potential = part.energies(state)
            E, U = E + kinetic, U + potential
        return E, U

    def extra_columns(self, states: State) -> dict[str, Array]:
        """Return what is recorded beside the joints, (times,) by name."""
        return {name: x for part in self.others for name, x in part.columns(states).items()}


def choose_coordinates(numeric: NumericRobot) -> tuple[MovingBase | None, Rotors | None]:
    """Return the coordinates that the structure of a robot needs beside its joints."""
    robot = numeric.robot
    base = MovingBase(numeric) if robot.has_floating_base else None
    return base, Rotors(numeric) if robot.has_elastic_joints else None
