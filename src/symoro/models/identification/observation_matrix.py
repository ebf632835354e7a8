"""The observation matrix of a robot at random states, its independent columns [KD Appendix 5].

Torques are linear in the parameters. The plain Newton-Euler recursion runs once on arrays, a
parameter per row and a state per column, which gives the observation matrix of any robot with
numeric geometry. Of a closed-loop robot the states close the loops, and the torques are those of
its motors.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symoro.errors import InputError
from symoro.expr.functions import is_zero
from symoro.expr.interpret import interpret
from symoro.expr.node import Expr, Role
from symoro.expr.walk import symbols_of
from symoro.mechanism.closed_states import closed_states
from symoro.mechanism.loop_closure import generic_numbers
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.robot.data import FIXED, Body, Robot, Wrench
from symoro.robot.structure import active_joints, passive_joints
from symoro.tracing.trace import Trace

ParameterKey = tuple[str, int]  # a parameter and its link: ("XX", 3)
SMALLEST_FACTOR = 1e-9  # of a combination of columns: what is less is rounding


# --- which parameters -----------------------------------------------------------------------------


def inertial_parameters(robot: Robot) -> list[ParameterKey]:
    """Return all inertial parameters: link by link, the rotor last."""
    keys: list[ParameterKey] = []
    for j in range(1, robot.NL + 1):
        keys += [(k, j) for k in PARAMETERS]
        if robot.sigma(j) != FIXED and _has_rotor(robot, j):
            keys.append(("IA", j))
    return keys


def _has_rotor(robot: Robot, j: int) -> bool:
    """A passive joint of a closed-loop robot has none unless it is given."""
    return not robot.has_closed_loops or bool(robot.frame(j).mu) or not is_zero(robot.joint(j).IA)


# --- the matrix -----------------------------------------------------------------------------------


def observation_matrix(
    robot: Robot, values: Mapping[str, float] | None = None, states: int = 40, seed: int = 0
) -> np.ndarray:
    """Return the torques at random states per unit of each of the `inertial_parameters`.

    Rows: the moving joints of the tree, or the motors, each at all states; columns: parameters.
    """
    keys = inertial_parameters(robot)
    numbers, W = _random_states(robot, values or {}, states, seed)
    units = {key: np.eye(len(keys))[:, [k]] for k, key in enumerate(keys)}
    torque = _unit_torques(robot, numbers, units)
    rows = {
        j: np.broadcast_to(torque[j], (len(keys), states)).T for j in robot.moving if j <= robot.NL
    }
    return np.concatenate(list((rows if W is None else _of_motors(robot, rows, W)).values()))


def _random_states(
    robot: Robot, values: Mapping[str, float], states: int, seed: int
) -> tuple[dict[str, object], np.ndarray | None]:
    """A number for every parameter of the geometry, arrays of random numbers for what moves, and W
    of a closed-loop robot at these states.
    """
    rng = np.random.default_rng(seed)
    symbols = symbols_of(robot.expressions)
    fixed = [s.payload[0] for s in symbols if s.payload[1] in (Role.GEOMETRIC, Role.OTHER)]
    numbers: dict[str, object] = dict(generic_numbers(fixed, values, seed))
    for s in symbols:
        if not s.payload[1].is_parameter:
            numbers[s.payload[0]] = rng.uniform(-2.0, 2.0, (1, states))
    if not robot.has_closed_loops:
        return numbers, None
    closed, W = closed_states(robot, states, values, seed)
    return {**numbers, **closed}, W


def _unit_torques(
    robot: Robot, numbers: Mapping[str, object], units: Mapping[ParameterKey, np.ndarray]
) -> dict[int, np.ndarray]:
    """The torques of joints 1..NL, an array of parameters by states each."""
    bare = dataclasses.replace(
        robot,
        bodies=tuple(Body() for _ in robot.bodies),
        wrenches=tuple(Wrench() for _ in robot.wrenches),
    )
    numeric = bare.map(lambda e: 0.0 if _is_inertial(e) else interpret([e], numbers)[0])
    bodies = [Body(*(0.0 for _ in PARAMETERS))]
    bodies += [Body(*(units[k, j] for k in PARAMETERS)) for j in range(1, robot.NL + 1)]
    links = newton_euler_listing(dataclasses.replace(numeric, bodies=tuple(bodies)), Trace())
    torque = dict(enumerate(links, 1))
    for name, j in units:
        if name == "IA":
            torque[j] = torque[j] + units[name, j] * numeric.joint(j).QDP
    return torque


def _of_motors(
    robot: Robot, rows: Mapping[int, np.ndarray], W: np.ndarray
) -> dict[int, np.ndarray]:
    """Gamma_a + W^T Gamma_p by motor."""
    passive = passive_joints(robot)
    return {  # [KC97 (22)]
        k: rows[k] + sum(W[p, c][:, None] * rows[j] for p, j in enumerate(passive))
        for c, k in enumerate(active_joints(robot))
    }


def _is_inertial(e: Expr) -> bool:
    return any(s.payload[1] is Role.INERTIAL for s in symbols_of([e]))


# --- independent columns --------------------------------------------------------------------------


@dataclass(frozen=True)
class NumericGrouping:
    """Independent parameters, and for each dependent one its factors on the independent ones:
    K_independent += factor * K_dependent.
    """

    independent: tuple[ParameterKey, ...]
    dependent: Mapping[ParameterKey, Mapping[ParameterKey, float]]

    @property
    def count(self) -> int:
        """The number of base parameters."""
        return len(self.independent)


def numeric_base(
    robot: Robot, values: Mapping[str, float] | None = None, tolerance: float = 1e-8
) -> NumericGrouping:
    """Return the base parameters by the rank of the observation matrix alone."""
    keys = inertial_parameters(robot)
    if not keys:
        raise InputError(robot.name, "no inertial parameter", "at least one moving link")
    W = observation_matrix(robot, values, states=max(40, 3 * len(keys)))
    return independent_columns(W, keys, tolerance)


def independent_columns(
    W: np.ndarray, keys: Sequence[ParameterKey], tolerance: float
) -> NumericGrouping:
    """Return the first independent columns of a matrix, and the others as combinations of them.

    W[:, chosen] = Q R grows column by column (Gram-Schmidt, each column orthogonalised twice).
    """
    limit = tolerance * np.abs(W).max(initial=1.0) * np.sqrt(len(W))
    chosen: list[int] = []
    basis, R = np.zeros(W.shape), np.zeros((len(keys), len(keys)))
    dependent: dict[ParameterKey, dict[ParameterKey, float]] = {}
    for k, key in enumerate(keys):
        size = len(chosen)
        rest, along = _orthogonalise(W[:, k], basis[:, :size])
        if (norm := np.linalg.norm(rest)) > limit:
            basis[:, size], R[:size, size], R[size, size] = rest / norm, along, norm
            chosen.append(k)
        else:
            factors = np.linalg.solve(R[:size, :size], along)  # beta of [KD 9.40]
            dependent[key] = {
                keys[i]: simple_fraction(f)
                for i, f in zip(chosen, factors, strict=True)
                if abs(f) > SMALLEST_FACTOR
            }
    return NumericGrouping(tuple(keys[k] for k in chosen), dependent)


def _orthogonalise(column: np.ndarray, Q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The part of a column orthogonal to the columns of Q, and its components along them."""
    along = Q.T @ column
    rest = column - Q @ along
    again = Q.T @ rest  # once more, for what rounding left
    return rest - Q @ again, along + again


def simple_fraction(x: float, largest: int = 1000) -> float:
    """Return the fraction with a denominator up to `largest` that a computed factor stands for, or
    x itself if none is near.
    """
    near = Fraction(x).limit_denominator(largest)
    return float(near) if abs(float(near) - x) < 1e-9 * max(1.0, abs(x)) else float(x)
