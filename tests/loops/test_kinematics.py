"""The kinematic constraints: W against differences of closed positions, psi against second ones."""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.mechanism.closed_configurations import loop_equations
from symoro.robot.structure import active_joints, cut_joints, passive_joints
from tests.loops.support import (
    EXTRA,
    LIBRARY,
    States,
    close,
    evaluated,
    level_delta,
    robot_of,
    states,
)

NAMES = (*LIBRARY, *EXTRA)
GROUPS = ("W", "Wa", "Wp", "Wac", "Wpc", "Wc", "psi", "phi")


def model(name: str, passive: str = "inputs") -> sy.Model:
    return sy.generate(robot_of(name), "loop-kinematics", passive=passive)


def moved(s: States, h: float) -> np.ndarray:
    """All joints (count, joints) when the motors go on along qd h + qdd h^2 / 2, by Newton's method
    from where they were.
    """
    robot = s.robot
    f = loop_equations(robot, {k: v for k, v in s.known.items() if np.ndim(v) == 0})
    place = {j: k for k, j in enumerate(robot.moving)}
    q = np.stack([s.known[name] for name in robot.q], axis=-1)
    motors = [place[j] for j in active_joints(robot)]
    q[:, motors] += s.qd * h + s.qdd * (h * h / 2)
    free = [k for k in range(q.shape[1]) if k not in motors]
    for _ in range(12):
        q[:, free] -= np.einsum(
            "bij,bj->bi", np.linalg.pinv(f.matrix(q)[:, :, free], rcond=1e-9), f.misfit(q)
        )
    return q


def differences(s: States, h: float = 3e-4) -> tuple[np.ndarray, np.ndarray]:
    """Speeds and accelerations of all joints by five points."""
    far, near, at, ahead, farther = (moved(s, k * h) for k in (-2, -1, 0, 1, 2))
    return (far - 8 * near + 8 * ahead - farther) / (12 * h), (
        -far + 16 * near - 30 * at + 16 * ahead - farther
    ) / (12 * h * h)


@pytest.mark.parametrize("name", NAMES)
def test_W_and_psi_are_what_differences_of_positions_give(name: str) -> None:
    s = states(name)
    robot, out = s.robot, evaluated(s, model(name))
    place = {j: k for k, j in enumerate(robot.moving)}
    p, c = [place[j] for j in passive_joints(robot)], [place[j] for j in cut_joints(robot)]
    qd, qdd = differences(s)

    def times(name: str, v: np.ndarray) -> np.ndarray:
        return np.einsum("bij,bj->bi", out[name], v)

    assert close(times("W", s.qd), qd[:, p], 1e-6)
    assert close(times("Wa", s.qdd) + out["psi"], -times("Wp", qdd[:, p]), 1e-6)
    if c:
        assert close(times("Wac", s.qd) + times("Wpc", qd[:, p]), -times("Wc", qd[:, c]), 1e-6)
        assert close(
            times("Wac", s.qdd) + times("Wpc", qdd[:, p]) + out["phi"],
            -times("Wc", qdd[:, c]),
            1e-6,
        )


@pytest.mark.parametrize("name", NAMES)
def test_W_solves_its_own_equations(name: str) -> None:
    s = states(name)
    out = evaluated(s, model(name))
    assert close(out["Wp"] @ out["W"], -out["Wa"])
    assert close(out["W"], s.W)


@pytest.mark.parametrize("name", ["sr400", "palletiser"])
def test_parallelograms_have_constant_rows(name: str) -> None:
    m = model(name, "auto")
    only = sy.generate(robot_of(name), "loop-kinematics", outputs="W")
    assert only.inputs == ()
    assert only.cost.mul == only.cost.add == 0
    out = m.evaluate(states(name).known)
    assert close(out["Wp"] @ out["W"], -out["Wa"])
    assert close(out["psi"], model(name).evaluate(states(name).known)["psi"])


def test_small_systems_are_solved_in_closed_form() -> None:
    m = sy.generate(sy.load("fourbar"), "loop-kinematics", outputs="W")
    assert m.cost.mul + m.cost.add <= 20
    assert set(m.inputs) <= {"q1", "q2", "q3", "L1", "L2", "L3"}


def test_singularities_come_as_factors() -> None:
    assert (
        "sin(q3 - q1 - q2)" in sy.generate(sy.load("fourbar"), "loop-kinematics").factors
    )  # coupler and rocker in line
    m = sy.generate(sy.load("fivebar"), "loop-kinematics")
    assert any(f.startswith("sin(") for f in m.factors)
    assert any("singular where" in note for note in m.notes)


def test_shapes_and_labels() -> None:
    m = sy.generate(sy.load("fivebar"), "loop-kinematics")
    assert tuple(m.groups) == GROUPS
    assert m.groups == {
        "W": (2, 2),
        "Wa": (2, 2),
        "Wp": (2, 2),
        "Wac": (1, 2),
        "Wpc": (1, 2),
        "Wc": (1, 1),
        "psi": (2,),
        "phi": (1,),
    }
    assert {g.name: g.labels for g in m.program.groups}["W"] == ("W2_1", "W2_3", "W4_1", "W4_3")


def test_symoro_mode_agrees() -> None:
    for name in ("fourbar", "sr400", "bennett", "delta"):
        s = states(name, 5)
        a, b = (
            sy.generate(s.robot, "loop-kinematics", mode=mode).evaluate(s.known)
            for mode in ("fast", "symoro")
        )
        assert all(close(a[g], b[g]) for g in GROUPS if a[g].size)


def test_the_delta_robot_is_regular_where_it_works() -> None:
    """Level and centred, entries vanish that are usually large: the elimination must not divide by
    them.
    """
    m, f = model("delta", "auto"), sy.generate(sy.load("delta"), "loop-geometry").compile()
    motors, start = {"q1": 0.5, "q6": 0.5, "q10": 0.5}, level_delta(0.5)
    at = {**motors, **start, **dict.fromkeys(("QP1", "QP6", "QP10"), 0.3)}
    W, h = m.evaluate(at)["W"], 1e-5
    for c, name in enumerate(motors):
        ahead, behind = (f({**motors, name: 0.5 + d}, near=start).solutions[0] for d in (h, -h))
        assert W[:, c] == pytest.approx((ahead - behind) / (2 * h), abs=1e-8)
