"""Geometric and kinematic models of random trees against Pinocchio, an implementation that shares
nothing with ours.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.robot.data import Robot
from symoro.robot.structure import path
from tests.oracle.pinocchio_model import PinocchioRobot, number
from tests.strategies import robots, seeds, state

TOLERANCE = 1e-10
SETTINGS = settings(deadline=None, derandomize=True, max_examples=25)
BUILT_IN = [name for name in sy.robot_names() if sy.load(name).kind != 2]


def close(found: Any, expected: Any) -> None:
    """Equal within 1e-10 of the largest element (or of 1)."""
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.shape == expected.shape
    assert np.all(np.isfinite(found))
    np.testing.assert_allclose(
        found, expected, rtol=0, atol=TOLERANCE * max(1.0, np.abs(expected).max(initial=0))
    )


def evaluated(
    robot: Robot, model: str, values: dict[str, Any], **options: Any
) -> dict[str, np.ndarray]:
    return sy.generate(robot, model, **options).evaluate(values)


def fixed_base(robot: Robot, rng: np.random.Generator) -> tuple[dict[str, Any], PinocchioRobot]:
    values = state(robot, rng)
    return values, PinocchioRobot(robot, values).moved()


def moving_base(robot: Robot, rng: np.random.Generator) -> tuple[dict[str, Any], PinocchioRobot]:
    """Frame 0 on a free-flyer that has the base's velocity and acceleration."""
    values = state(robot, rng)
    return values, PinocchioRobot(robot, values, free=True).moved()


def links(robot: Robot) -> range:
    return range(1, robot.NL + 1)


# --- geometry -------------------------------------------------------------------------------------


@pytest.mark.parametrize("model", ["dgm", "fgm"])
@SETTINGS
@given(
    robot=robots(), rng=seeds(), objective=st.sampled_from(["time", "operations"]), data=st.data()
)
def test_transform_between_any_two_frames(
    model: str, robot: Robot, rng: np.random.Generator, objective: str, data: st.DataObject
) -> None:
    values, oracle = fixed_base(robot, rng)
    for _ in range(3):
        i, j = data.draw(st.integers(0, robot.NF)), data.draw(st.integers(0, robot.NF))
        close(
            evaluated(robot, model, values, frame=j, wrt=i, objective=objective)["T"],
            oracle.transform(i, j),
        )


@SETTINGS
@given(robot=robots(), rng=seeds())
def test_transform_seen_from_the_world_adds_the_placement_of_the_base(
    robot: Robot, rng: np.random.Generator
) -> None:
    values, oracle = fixed_base(robot, rng)
    Z = np.array([number(z, values) for z in robot.base.Z]).reshape(4, 4)
    close(
        evaluated(robot, "dgm", values, wrt="world", frame=robot.NF)["T"],
        Z @ oracle.transform(0, robot.NF),
    )


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_pair_of_frames_of_the_built_in_robots(name: str) -> None:
    robot = sy.load(name)
    values, oracle = fixed_base(robot, np.random.default_rng(1))
    for i in range(robot.NF + 1):
        for j in range(robot.NF + 1):
            close(evaluated(robot, "dgm", values, frame=j, wrt=i)["T"], oracle.transform(i, j))


# --- Jacobian -------------------------------------------------------------------------------------


@SETTINGS
@given(robot=robots(), rng=seeds(), effort=st.integers(0, 3), data=st.data())
def test_jacobian_of_any_frame_in_any_projection(
    robot: Robot, rng: np.random.Generator, effort: int, data: st.DataObject
) -> None:
    values, oracle = fixed_base(robot, rng)
    frame, projection = data.draw(st.integers(0, robot.NF)), data.draw(st.integers(0, robot.NF))
    J = evaluated(robot, "jacobian", values, frame=frame, projection=projection, effort=effort)["J"]
    close(J, oracle.jacobian(frame, projection))


@settings(SETTINGS, max_examples=10)
@given(robot=robots(joints=(3, 6)), rng=seeds(), data=st.data())
def test_jacobian_is_the_same_through_every_intermediate_frame(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values, oracle = fixed_base(robot, rng)
    frame, projection = data.draw(st.integers(0, robot.NF)), data.draw(st.integers(0, robot.NF))
    expected = oracle.jacobian(frame, projection)
    for intermediate in (0, *path(robot, frame)):
        for mode in ("fast", "symoro"):
            J = evaluated(
                robot,
                "jacobian",
                values,
                frame=frame,
                projection=projection,
                intermediate=intermediate,
                mode=mode,
            )["J"]
            close(J, expected)


@pytest.mark.parametrize("name", BUILT_IN)
def test_jacobians_of_the_built_in_robots(name: str) -> None:
    robot = sy.load(name)
    values, oracle = fixed_base(robot, np.random.default_rng(2))
    for frame in range(robot.NF + 1):
        close(
            evaluated(robot, "jacobian", values, frame=frame, projection=frame)["J"],
            oracle.jacobian(frame, frame),
        )


# --- velocities and accelerations -----------------------------------------------------------------


def check_motion(
    robot: Robot, values: dict[str, Any], oracle: PinocchioRobot, wrt: int | None, **options: Any
) -> None:
    """V, W, VP, WP of every link, in its own frame or in `wrt`."""
    R = {j: np.eye(3) if wrt is None else oracle.rotation(wrt, j) for j in links(robot)}
    velocities = evaluated(robot, "velocities", values, wrt=wrt, **options)
    accelerations = evaluated(robot, "accelerations", values, wrt=wrt, **options)
    for k, (first, second) in enumerate((("V", "VP"), ("W", "WP"))):
        close(velocities[first], [R[j] @ oracle.velocity(j)[k] for j in links(robot)])
        close(accelerations[second], [R[j] @ oracle.acceleration(j)[k] for j in links(robot)])


def check_jpqp(
    robot: Robot, values: dict[str, Any], oracle: PinocchioRobot, wrt: int | None, **options: Any
) -> None:
    """The accelerations at zero joint accelerations; a moving base keeps its own."""
    rest = oracle.a.copy()
    rest[oracle.order] = 0
    oracle.moved(rest)
    R = {j: np.eye(3) if wrt is None else oracle.rotation(wrt, j) for j in links(robot)}
    expected = [
        np.concatenate([R[j] @ part for part in oracle.acceleration(j)]) for j in links(robot)
    ]
    close(evaluated(robot, "jpqp", values, wrt=wrt, **options)["JPQP"], expected)


@SETTINGS
@given(
    robot=robots(moving_base=False),
    rng=seeds(),
    objective=st.sampled_from(["time", "operations"]),
    data=st.data(),
)
def test_motion_of_the_links_on_a_fixed_base(
    robot: Robot, rng: np.random.Generator, objective: str, data: st.DataObject
) -> None:
    values, oracle = fixed_base(robot, rng)
    wrt = data.draw(st.none() | st.integers(0, robot.NF))
    check_motion(robot, values, oracle, wrt, objective=objective)
    check_jpqp(robot, values, oracle, wrt, objective=objective)


@SETTINGS
@given(robot=robots(moving_base=True), rng=seeds(), data=st.data())
def test_motion_of_the_links_on_a_moving_base(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values, oracle = moving_base(robot, rng)
    wrt = data.draw(st.none() | st.integers(0, robot.NF))
    check_motion(robot, values, oracle, wrt)
    check_jpqp(robot, values, oracle, wrt)


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("name", BUILT_IN)
def test_motion_of_the_links_of_the_built_in_robots(name: str, mode: str) -> None:
    robot = sy.load(name)
    values, oracle = fixed_base(robot, np.random.default_rng(3))
    check_motion(robot, values, oracle, None, mode=mode)
    check_jpqp(robot, values, oracle, None, mode=mode)


@SETTINGS
@given(robot=robots(), rng=seeds())
def test_kinetic_energy_of_the_links_is_the_same(robot: Robot, rng: np.random.Generator) -> None:
    """2E = sum of M V.V + 2 V.(W x MS) + W.(J W) + IA qd^2: the velocities and the oracle's own
    inertias agree.
    """
    values, oracle = moving_base(robot, rng)
    V, W = (evaluated(robot, "velocities", values)[k] for k in ("V", "W"))
    twice = sum(
        number(robot.joint(j).IA, values) * values[qd] ** 2
        for j, qd in zip(robot.moving, robot.qd, strict=True)
    )
    for j in links(robot):
        b = {k: number(x, values) for k, x in vars(robot.bodies[j]).items()}
        MS = np.array([b["MX"], b["MY"], b["MZ"]])
        J = np.array(
            [[b["XX"], b["XY"], b["XZ"]], [b["XY"], b["YY"], b["YZ"]], [b["XZ"], b["YZ"], b["ZZ"]]]
        )
        v, w = V[j - 1], W[j - 1]
        twice += b["M"] * v @ v + 2 * v @ np.cross(w, MS) + w @ J @ w
    close(pin.computeKineticEnergy(oracle.model, oracle.data, oracle.q, oracle.v), twice / 2)
