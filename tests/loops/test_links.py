"""Kinematic models of closed-loop robots against differences of closed positions, and each other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.robot.structure import active_joints
from tests.loops.support import EXTRA, LIBRARY, States, close, evaluated, states, tree_of
from tests.loops.test_kinematics import moved

NAMES = (*LIBRARY, *EXTRA)


def model(s: States, id: str, **options: Any) -> dict[str, np.ndarray]:
    return evaluated(s, sy.generate(s.robot, id, effort=0, **options))


@pytest.mark.parametrize("name", NAMES)
def test_velocities_and_accelerations_are_those_of_the_tree(name: str) -> None:
    """The tree with the passive joints moving as the loops ask."""
    s = states(name)
    tree = tree_of(s.robot)
    known = {k: v for k, v in s.tree.items() if k in tree.symbols}
    for id in ("velocities", "accelerations"):
        expected = sy.generate(tree, id, effort=0).evaluate(known)
        for group, found in model(s, id).items():
            assert close(found, np.broadcast_to(expected[group], found.shape), 1e-8)


@pytest.mark.parametrize("name", NAMES)
def test_the_jacobian_maps_the_motors_speeds(name: str) -> None:
    s = states(name)
    link = s.robot.NL
    J = model(s, "jacobian", frame=link, projection=link)["J"]
    v = model(s, "velocities")
    expected = np.concatenate([v["V"][:, link - 1], v["W"][:, link - 1]], axis=1)
    assert close(np.einsum("bij,bj->bi", J, s.qd), expected, 1e-8)


@pytest.mark.parametrize("name", NAMES)
def test_accelerations_are_J_qdd_and_the_rest(name: str) -> None:
    s = states(name)
    link = s.robot.NL
    J, rest = (
        model(s, "jacobian", frame=link, projection=link)["J"],
        model(s, "jpqp")["JPQP"][:, link - 1],
    )
    a = model(s, "accelerations")
    assert close(
        np.einsum("bij,bj->bi", J, s.qdd) + rest,
        np.concatenate([a["VP"][:, link - 1], a["WP"][:, link - 1]], axis=1),
        1e-8,
    )


@pytest.mark.parametrize("name", ["fivebar", "sr400", "delta", "six-bar"])
def test_the_jacobian_is_the_slope_of_the_direct_geometric_model(name: str) -> None:
    s = states(name)
    robot, h, frame = s.robot, 1e-5, s.robot.NL
    T = sy.generate(robot, "dgm", frame=frame, effort=0)
    J = model(s, "jacobian", frame=frame)["J"]
    places = []
    for sign in (1.0, -1.0):
        q = moved(s, sign * h)
        at = {**s.known, **{n: q[:, k] for k, n in enumerate(robot.q)}}
        places.append(T.evaluate({k: v for k, v in at.items() if k in T.inputs})["T"][:, :3, 3])
    expected = (places[0] - places[1]) / (2 * h)
    assert close(np.einsum("bij,bj->bi", J[:, :3], s.qd), expected, 1e-6)
    assert J.shape[2] == len(active_joints(robot))


def test_solved_positions_give_models_of_the_motors_alone() -> None:
    robot = sy.load("fivebar")
    for model in ("jacobian", "velocities", "id-filtered"):
        m = sy.generate(robot, model, passive="solved", assembly="down", effort=0)
        assert not {"q2", "q4", "QP2", "QP4"} & set(m.inputs)
    s = sy.generate(robot, "loop-geometry").compile()({"q1": 2.2, "q3": 0.9})
    q = dict(zip(("q2", "q4"), s.solutions[1], strict=True))
    solved, plain = (
        sy.generate(robot, "jacobian", frame=4, effort=0, **o)
        for o in ({"passive": "solved", "assembly": "down"}, {})
    )
    at = {"q1": 2.2, "q3": 0.9}
    assert solved.evaluate(at)["J"] == pytest.approx(
        plain.evaluate({k: v for k, v in {**at, **q}.items() if k in plain.inputs})["J"], abs=1e-12
    )


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize(
    "name",
    ["fourbar", "slidercrank", "fivebar", "palletiser", "bennett", "sr400", "delta", "spherical"],
)
def test_the_filtered_model_gives_the_torques(name: str, mode: str) -> None:
    """d(D1 K)/dt + D2 K = tau, the derivative by differences along the motion."""
    s = states(name, 12)
    robot, h = s.robot, 1e-5
    m = sy.generate(robot, "id-filtered", without="wrench", effort=0, mode=mode)
    K = np.array([s.known[c] for c in m.columns])

    def at(dt: float) -> dict[str, np.ndarray]:
        q = moved(s, dt)
        motors = {
            f"QP{j}": s.known[f"QP{j}"] + dt * s.known[f"QDP{j}"] for j in active_joints(robot)
        }
        known = {**s.known, **motors, **{n: q[:, k] for k, n in enumerate(robot.q)}}
        return m.evaluate({k: v for k, v in known.items() if k in m.inputs})

    momentum = (at(h)["D1"] @ K - at(-h)["D1"] @ K) / (2 * h)
    tau = sy.generate(robot, "idm", effort=0, without="wrench").evaluate(s.known)["tau"]
    assert close(momentum + at(0.0)["D2"] @ K, tau, 1e-6)
    assert not any(x.startswith("QDP") for x in m.inputs)


@pytest.mark.parametrize(
    ("name", "frame"),
    [("sr400", 6), ("fivebar", 4), ("palletiser", 8), ("fourbar", 3), ("delta", 5)],
)
def test_the_inverse_jacobian_gives_the_motors_speeds_back(name: str, frame: int) -> None:
    """Jinv J qd = qd where the motors move the frame in as many ways as there are motors."""
    s = states(name, 8)
    J, Jinv = (
        model(s, id, frame=frame, projection=frame)[group]
        for id, group in (("jacobian", "J"), ("inverse-jacobian", "Jinv"))
    )
    regular = np.linalg.cond(J) < 1e3
    assert regular.sum() >= 3
    back = np.einsum("bij,bjk,bk->bi", Jinv, J, s.qd)
    assert close(back[regular], s.qd[regular], 1e-7)


@pytest.mark.parametrize(("name", "frame"), [("sr400", 6), ("fivebar", 4)])
def test_the_determinant_is_that_of_the_jacobian(name: str, frame: int) -> None:
    s = states(name, 8)
    J = model(s, "jacobian", frame=frame)["J"]
    m = sy.generate(s.robot, "determinant", frame=frame, effort=0)
    expected = np.linalg.det(J) if name == "sr400" else np.linalg.det(np.swapaxes(J, 1, 2) @ J)
    assert close(np.abs(evaluated(s, m)["det"])[:, None], np.abs(expected)[:, None], 1e-8)
    assert name != "sr400" or any("q5" in f for f in m.factors)
