"""Base parameters by numbers: the rank and the dependent columns of the observation matrix [KD Appendix 5, Gautier 91].

Torques are linear in the parameters. The plain Newton-Euler recursion runs once on arrays, a parameter per row and a state
per column, which gives the observation matrix of any robot with numeric geometry. Of a closed-loop robot the states close
the loops, and the torques are those of its motors, Gamma_a + W^T Gamma_p [KC97 (22)].
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
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.robot.data import FIXED, Body, Robot, Wrench
from symoro.robot.structure import active_joints, passive_joints
from symoro.tracing.trace import Trace

ParameterKey = tuple[str, int]  # a parameter and its link: ("XX", 3)


@dataclass(frozen=True)
class NumericGrouping:
    """Kept parameters, and for each dependent one its factors on the kept: K_kept += factor * K_dependent [KD 9.40]."""

    kept: tuple[ParameterKey, ...]
    dependent: Mapping[ParameterKey, Mapping[ParameterKey, float]]

    @property
    def count(self) -> int:
        return len(self.kept)


def inertial_parameters(robot: Robot) -> list[ParameterKey]:
    """All inertial parameters in the order in which they are kept: link by link, the rotor last."""
    found: list[ParameterKey] = []
    for j in range(1, robot.NL + 1):
        found += [(k, j) for k in PARAMETERS]
        if robot.sigma(j) != FIXED and _has_rotor(robot, j):
            found.append(("IA", j))
    return found


def _has_rotor(robot: Robot, j: int) -> bool:
    """A passive joint of a closed-loop robot has none unless it is given."""
    return not robot.has_closed_loops or bool(robot.frame(j).mu) or not is_zero(robot.joint(j).IA)


def generic_geometry(robot: Robot, values: Mapping[str, float], seed: int = 0) -> dict[str, float]:
    """A number for every geometric symbol and gravity: the given one, the robot's own, or a generic one."""
    rng = np.random.default_rng(seed)
    names = [
        s.payload[0]
        for s in symbols_of(robot.expressions)
        if s.payload[1] in (Role.GEOMETRIC, Role.OTHER)
    ]
    return {name: float(values.get(name, rng.uniform(0.4, 1.6))) for name in names}


def observation_matrix(
    robot: Robot, values: Mapping[str, float] | None = None, states: int = 40, seed: int = 0
) -> np.ndarray:
    """Rows: joint torques at random states; columns: the inertial parameters of `slots`."""
    rng = np.random.default_rng(seed)
    known: dict[str, object] = dict(generic_geometry(robot, values or {}, seed))
    columns = inertial_parameters(robot)
    for s in symbols_of(robot.expressions):
        if not s.payload[1].is_parameter:
            known[s.payload[0]] = rng.uniform(-2.0, 2.0, (1, states))
    W = None
    if robot.has_closed_loops:
        moving, W = closed_states(robot, states, values, seed)
        known |= moving
    one_hot = {slot: np.eye(len(columns))[:, [k]] for k, slot in enumerate(columns)}

    def number(e: Expr) -> object:
        return interpret([e], known)[0]

    bare = dataclasses.replace(
        robot,
        bodies=tuple(Body() for _ in robot.bodies),
        wrenches=tuple(Wrench() for _ in robot.wrenches),
    )
    numeric = bare.map(lambda e: number(e) if not _inertial(e) else 0.0)
    bodies = [Body(*(0.0 for _ in PARAMETERS))] + [
        Body(*(one_hot[k, j] for k in PARAMETERS)) for j in range(1, robot.NL + 1)
    ]
    torque = newton_euler_listing(dataclasses.replace(numeric, bodies=tuple(bodies)), Trace())
    rows = {}
    for j in (j for j in robot.moving if j <= robot.NL):
        total = torque[j - 1] + (
            one_hot["IA", j] * numeric.joint(j).QDP if ("IA", j) in one_hot else 0.0
        )
        rows[j] = np.broadcast_to(total, (len(columns), states)).T
    return np.concatenate(list((rows if W is None else _of_motors(robot, rows, W)).values()))


def _of_motors(
    robot: Robot, rows: Mapping[int, np.ndarray], W: np.ndarray
) -> dict[int, np.ndarray]:
    """Gamma_a + W^T Gamma_p [KC97 (22)]."""
    found = {}
    for c, k in enumerate(active_joints(robot)):
        found[k] = rows[k] + sum(
            W[p, c][:, None] * rows[j] for p, j in enumerate(passive_joints(robot))
        )
    return found


def _inertial(e: Expr) -> bool:
    return any(s.payload[1] is Role.INERTIAL for s in symbols_of([e]))


def numeric_base(
    robot: Robot, values: Mapping[str, float] | None = None, tolerance: float = 1e-8
) -> NumericGrouping:
    """The first independent columns of the observation matrix, and the others as combinations of them."""
    columns = inertial_parameters(robot)
    if not columns:
        raise InputError(robot.name, "no inertial parameter", "at least one moving link")
    return independent_columns(
        observation_matrix(robot, values, states=max(40, 3 * len(columns))), columns, tolerance
    )


def independent_columns(
    W: np.ndarray, columns: Sequence[ParameterKey], tolerance: float
) -> NumericGrouping:
    """The first independent columns of a matrix, and the others as combinations of them."""
    limit = tolerance * np.abs(W).max(initial=1.0) * np.sqrt(len(W))
    kept: list[int] = []
    basis, R = np.zeros(W.shape), np.zeros((len(columns), len(columns)))  # W[:, kept] = basis R
    dependent: dict[ParameterKey, dict[ParameterKey, float]] = {}
    for k, slot in enumerate(columns):
        size = len(kept)
        Q, column = basis[:, :size], W[:, k]
        along = Q.T @ column
        rest = column - Q @ along
        again = Q.T @ rest  # once more, for what rounding left
        rest, along = rest - Q @ again, along + again
        if (norm := np.linalg.norm(rest)) > limit:
            basis[:, size], R[:size, size], R[size, size] = rest / norm, along, norm
            kept.append(k)
        else:
            factors = np.linalg.solve(R[:size, :size], along)
            dependent[slot] = {
                columns[i]: simple(f) for i, f in zip(kept, factors, strict=True) if abs(f) > 1e-9
            }
    return NumericGrouping(tuple(columns[k] for k in kept), dependent)


def simple(x: float, largest: int = 1000) -> float:
    """The simple fraction that a computed factor stands for, where there is one."""
    near = Fraction(x).limit_denominator(largest)
    return float(near) if abs(float(near) - x) < 1e-9 * max(1.0, abs(x)) else float(x)
