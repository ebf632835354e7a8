"""Lagrange's, hybrid and operational-space models of closed-loop robots against those of which they
are made.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnsupportedRobot
from symoro.models.dynamic.lagrange import pairs
from symoro.robot.structure import active_joints
from tests.loops.support import States, close, evaluated, states
from tests.loops.test_kinematics import moved

NAMES = ("fourbar", "slidercrank", "fivebar", "palletiser", "bennett", "sr400", "lift", "six-bar")


def result(
    s: States, id: str, values: dict[str, Any] | None = None, **options: Any
) -> dict[str, np.ndarray]:
    return evaluated(
        s, sy.generate(s.robot, id, effort=0, without="friction,wrench", **options), values
    )


def times(M: np.ndarray, v: np.ndarray) -> np.ndarray:
    return np.einsum("bij,bj->bi", M, v)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("passive", ["auto", "inputs"])
def test_lagranges_matrices_give_the_torques(name: str, passive: str) -> None:
    s = states(name, 10)
    m = result(s, "lagrange", passive=passive)
    tau = result(s, "idm")["tau"]
    assert close(times(m["A"], s.qdd) + times(m["C"], s.qd) + m["Q"], tau)
    products = np.stack([s.qd[:, i] * s.qd[:, j] for i, j in pairs(s.qd.shape[1])], axis=-1)
    assert close(times(m["A"], s.qdd) + times(m["B"], products) + m["Q"], tau)


@pytest.mark.parametrize("name", NAMES)
def test_the_rate_of_A_less_twice_C_is_skew(name: str) -> None:
    s = states(name, 10)
    h = 1e-5
    m = sy.generate(s.robot, "inertia", effort=0)
    later, earlier = (
        evaluated(s, m, {**s.known, **{n: moved(s, d)[:, k] for k, n in enumerate(s.robot.q)}})["A"]
        for d in (h, -h)
    )
    gap = (later - earlier) / (2 * h) - 2 * result(s, "lagrange")["C"]
    assert close(gap, -np.swapaxes(gap, 1, 2), 1e-6)


@pytest.mark.parametrize("name", ["fivebar", "palletiser", "sr400", "lift"])
def test_hybrid_motors_agree_with_the_inverse_model(name: str) -> None:
    s = states(name, 10)
    motors = active_joints(s.robot)
    tau = result(s, "idm")["tau"]
    assert close(result(s, "hybrid")["tau"], tau)
    given = motors[::2]
    torques = {f"GAM{j}": tau[:, k] for k, j in enumerate(motors)}
    found = result(s, "hybrid", {**s.known, **torques}, accelerated=given)
    assert close(found["tau"], tau[:, ::2], 1e-8)
    assert close(found["qdd"], s.qdd[:, 1::2], 1e-8)


def test_passive_joints_cannot_be_accelerated() -> None:
    with pytest.raises(InputError, match=r"joint 2.*independent joints of FiveBar: 1, 3"):
        sy.generate(sy.load("fivebar"), "hybrid", accelerated=[2])
    with pytest.raises(UnsupportedRobot, match="method=derivative"):
        sy.generate(sy.load("fivebar"), "lagrange", method="recursive")


@pytest.mark.parametrize(
    ("name", "frame"),
    [
        ("fivebar", 4),
        ("fivebar", 6),
        ("palletiser", 8),
        ("sr400", 6),
        ("delta", 5),
        ("slidercrank", 3),
    ],
)
def test_a_force_at_the_frame_accelerates_it_as_the_operational_space_says(
    name: str, frame: int
) -> None:
    """With tau = J^T F: F = Lambda xdd + mu."""
    s = states(name, 10)
    m = sy.generate(s.robot, "opspace", effort=0, without="friction,wrench", frame=frame)
    out = evaluated(s, m)
    rows = [
        ("vx", "vy", "vz", "wx", "wy", "wz").index(r.removeprefix("mu"))
        for r in m.program.groups[1].labels
    ]
    J = evaluated(s, sy.generate(s.robot, "jacobian", effort=0, frame=frame))["J"][:, rows]
    F = np.random.default_rng(0).uniform(-1, 1, (len(s.qd), len(rows)))
    tau = np.einsum("bij,bi->bj", J, F)
    qdd = result(
        s,
        "ddm",
        {**s.known, **{f"GAM{j}": tau[:, k] for k, j in enumerate(active_joints(s.robot))}},
    )["qdd"]
    drift = _drift(s, frame)[:, rows]
    assert close(times(out["Lambda"], times(J, qdd) + drift), F - out["mu"], 1e-6)


def _drift(s: States, frame: int) -> np.ndarray:
    """dJ/dt qd by differences of the Jacobian along the motion."""
    h = 1e-5
    m = sy.generate(s.robot, "jacobian", effort=0, frame=frame)
    later, earlier = (
        evaluated(s, m, {**s.known, **{n: moved(s, d)[:, k] for k, n in enumerate(s.robot.q)}})["J"]
        for d in (h, -h)
    )
    return times((later - earlier) / (2 * h), s.qd)


def test_the_frame_of_a_cut_joint_has_no_jacobian() -> None:
    with pytest.raises(InputError, match=r"frame 5, of a cut joint.*Frame 6"):
        sy.generate(sy.load("fivebar"), "jacobian", frame=5)
