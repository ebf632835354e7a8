"""Random states of a closed-loop robot: closed positions, and velocities and accelerations that the
loops allow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symoro.errors import InputError
from symoro.expr import Scalar, as_expr, interpret
from symoro.mechanism.loop_assemblies import closed_forms, combined_assemblies, positions
from symoro.mechanism.loop_closure import closed_configurations, geometric_values, loop_equations
from symoro.mechanism.passive_rates import loop_motion, samples
from symoro.robot import PRISMATIC, Robot, active_joints
from symoro.tracing import Trace

Array = np.ndarray
TRIALS = 40
USUAL = 3.0  # states are used up to this multiple of the median condition
SAMPLES = 80  # positions found by Newton's method; more states repeat them with other velocities


def closed_positions(
    robot: Robot, count: int, given: Mapping[str, float] | None = None, seed: int = 0
) -> tuple[dict[str, float], Array]:
    """Return geometric parameters and closed positions (count, joints), none of them crossed."""
    solved = closed_forms(robot)
    if solved is None:
        at = samples(robot, True, min(count, SAMPLES), seed, given)
        return dict(at.values), np.resize(at.q, (count, at.q.shape[1]))
    values = dict(closed_configurations(robot, given=given, seed=seed).values)
    assemblies, f, rng = (
        combined_assemblies(robot, solved),
        loop_equations(robot, geometric_values(robot, values)),
        np.random.default_rng(seed),
    )
    rows: list[Array] = []
    for _ in range(TRIALS):
        known: dict[str, object] = dict(values)
        for k, j in enumerate(robot.moving):
            reach = 0.5 * f.scale if robot.sigma(j) == PRISMATIC else np.pi
            known[f.of.variables[k]] = rng.uniform(-reach, reach, count)
        for a in assemblies:
            exists, q = positions(robot, a, known, count)
            rows += list(q[exists & f.closed(q)][: -(-count // len(assemblies))])
        if len(rows) >= count:
            break
    if not rows:
        raise InputError(
            f"states of {robot.name}",
            "no position of the motors at which the loops close",
            "some",
            "Check the values of its lengths.",
        )
    picked = rng.permutation(len(rows))
    return values, np.array(rows)[np.resize(picked, count)]


def random_closed_states(
    robot: Robot, count: int, given: Mapping[str, float] | None = None, seed: int = 0
) -> tuple[dict[str, object], Array]:
    """Return random states that satisfy the loops: positions, velocities, accelerations and W.

    Positions, velocities and accelerations of the tree are arrays (1, count) by name, together with
    the geometric parameters; W has the shape (passive, active, count). Positions near singular
    configurations are left out, because rounding errors would dominate there.
    """
    values, q = closed_positions(robot, count, given, seed)
    q = q[np.resize(np.flatnonzero(_regular(robot, values, q)), count)]
    constrained = loop_motion(robot, True, {}, Trace())
    W = _evaluated(
        [x for j in constrained.passive for x in constrained.W[j]],
        {**values, **_by_name(robot, q)},
        count,
    )
    rng = np.random.default_rng(seed + 1)
    known: dict[str, object] = {**values, **_by_name(robot, q)}
    for j in active_joints(robot):
        for symbol in (robot.joint(j).QP, robot.joint(j).QDP):
            if symbol.level:
                known[symbol.payload[0]] = rng.uniform(-2.0, 2.0, (1, count))
    tree = constrained.reduction.moving_tree()
    wanted = {
        str(getattr(robot.joint(j), key)): getattr(tree.joint(j), key)
        for key in ("QP", "QDP")
        for j in constrained.passive
    }
    rates = _evaluated(list(wanted.values()), known, count)
    known |= {name: row[None] for name, row in zip(wanted, rates, strict=True)}
    return known, W.reshape(len(constrained.passive), len(constrained.active), count)


def _regular(robot: Robot, values: Mapping[str, float], q: Array) -> Array:
    """Return which positions are not much worse conditioned than the median."""
    free = [k for k, j in enumerate(robot.moving) if j not in active_joints(robot)]
    singular = np.linalg.svd(loop_equations(robot, values).matrix(q)[:, :, free], compute_uv=False)
    least = singular[:, -1] / singular[:, 0]
    return np.asarray(least * USUAL >= np.median(least))


def _by_name(robot: Robot, q: Array) -> dict[str, object]:
    return {name: q[None, :, k] for k, name in enumerate(robot.q)}


def _evaluated(expressions: Sequence[Scalar], known: Mapping[str, object], count: int) -> Array:
    """Return the values of expressions, an array (expressions, count)."""
    rows = [
        np.broadcast_to(np.asarray(x, dtype=float), (1, count))[0]
        for x in interpret([as_expr(e) for e in expressions], known)
    ]
    return np.array(rows).reshape(len(rows), count)
