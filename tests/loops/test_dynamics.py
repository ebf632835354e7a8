"""Laws of the dynamics of closed-loop robots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.robot.loops import active_joints, passive_joints
from tests.loops.support import CLOSED_FORM, EXTRA, LIBRARY, States, close, parameters, robot_of, states, tree_of

NAMES = (*LIBRARY, *EXTRA)


def evaluated(s: States, model: str, group: str, values: dict[str, Any] | None = None, **options: Any) -> np.ndarray:
    return sy.generate(s.robot, model, effort=0, **options).evaluate(values or s.known)[group]


@pytest.mark.parametrize("name", NAMES)
def test_torques_are_those_of_the_tree_projected_on_the_motors(name: str) -> None:
    s = states(name)
    tree = tree_of(s.robot)
    known = {k: v for k, v in s.tree.items() if k in tree.symbols}
    tau = sy.generate(tree, "idm", effort=0).evaluate(known)["tau"]
    place = {j: k for k, j in enumerate(tree.moving)}
    a, p = [place[j] for j in active_joints(s.robot)], [place[j] for j in passive_joints(s.robot)]
    assert close(evaluated(s, "idm", "tau"), tau[:, a] + np.einsum("bpa,bp->ba", s.W, tau[:, p]))


@pytest.mark.parametrize("name", NAMES)
def test_tau_is_A_qdd_plus_H(name: str) -> None:
    s = states(name)
    A, H = evaluated(s, "inertia", "A"), evaluated(s, "h", "H")
    assert close(evaluated(s, "idm", "tau"), np.einsum("bij,bj->bi", A, s.qdd) + H)
    assert close(A, np.swapaxes(A, 1, 2))
    assert np.linalg.eigvalsh(A).min() > 0


@pytest.mark.parametrize("name", NAMES)
def test_ddm_inverts_idm(name: str) -> None:
    s = states(name)
    tau = evaluated(s, "idm", "tau")
    torque = {f"GAM{j}": tau[:, k] for k, j in enumerate(active_joints(s.robot))}
    out = sy.generate(s.robot, "ddm", effort=0).evaluate({**s.known, **torque})
    assert close(out["qdd"], s.qdd, 1e-8)
    passive = np.stack([s.tree[f"QDP{j}"] for j in passive_joints(s.robot)], axis=-1)
    assert close(out["qddp"], passive, 1e-8)


@pytest.mark.parametrize("name", [n for n in NAMES if n != "delta"])
def test_energy_is_half_qd_A_qd_and_gravity_is_its_slope(name: str) -> None:
    s = states(name)
    A = evaluated(s, "inertia", "A")
    assert close(evaluated(s, "energy", "E")[:, None], 0.5 * np.einsum("bi,bij,bj->b", s.qd, A, s.qd)[:, None])
    still = s.with_(**{f"QP{j}": 0.0 for j in active_joints(s.robot)})
    H = evaluated(s, "h", "H", still, without="friction,wrench")
    assert close(evaluated(s, "gravity", "Q", still), np.broadcast_to(H, evaluated(s, "gravity", "Q", still).shape))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("passive", ["auto", "solved"])
def test_the_treatment_of_passive_positions_changes_nothing(name: str, passive: str) -> None:
    s = states(name)
    if passive == "solved" and name == "delta":
        with pytest.raises(UnsupportedRobot, match="without a closed form"):
            sy.generate(s.robot, "idm", passive="solved")
        return
    plain = evaluated(s, "idm", "tau", passive="inputs")
    if passive != "solved":
        assert close(evaluated(s, "idm", "tau", passive=passive), plain)
        return
    branches = sy.generate(s.robot, "loop-geometry").branches
    errors = []
    for label in range(1, len(branches) + 1):
        found = evaluated(s, "idm", "tau", passive="solved", assembly=_all_assemblies(s, branches[label - 1]))
        errors.append(np.abs(found - plain).max(axis=1) / (1 + np.abs(plain).max(axis=1)))
    assert np.median(np.min(errors, axis=0)) < 1e-9


def _all_assemblies(s: States, label: str) -> str:
    every = sy.generate(s.robot, "loop-geometry", crossed="yes").branches
    return str(every.index(label) + 1)


@pytest.mark.parametrize("name", NAMES)
def test_multipliers_give_the_same_torques_and_balance_the_tree(name: str) -> None:
    s = states(name)
    out = sy.generate(s.robot, "idm", method="multipliers", effort=0).evaluate(s.known)
    tau = evaluated(s, "idm", "tau")
    assert close(out["tau"], tau)
    rows = sy.generate(s.robot, "loop-kinematics").evaluate(s.known)
    tree = tree_of(s.robot)
    gamma = sy.generate(tree, "idm", effort=0).evaluate({k: v for k, v in s.tree.items() if k in tree.symbols})["tau"]
    p = [list(tree.moving).index(j) for j in passive_joints(s.robot)]
    assert close(np.einsum("bip,bi->bp", rows["Wp"], out["lambda"]), gamma[:, p], 1e-8)
    torque = {f"GAM{j}": tau[:, k] for k, j in enumerate(active_joints(s.robot))}
    direct = sy.generate(s.robot, "ddm", method="multipliers", effort=0).evaluate({**s.known, **torque})
    assert close(direct["lambda"], out["lambda"], 1e-7)


@pytest.mark.parametrize("name", ["fourbar", "sr400"])
def test_searched_forms_and_base_parameters_agree(name: str) -> None:
    s = states(name)
    plain = evaluated(s, "idm", "tau")
    assert close(sy.generate(s.robot, "idm", effort=1).evaluate(s.known)["tau"], plain)
    assert close(sy.generate(s.robot, "idm", mode="symoro").evaluate(s.known)["tau"], plain)
    base = sy.generate(s.robot, "base-parameters")
    m = sy.generate(s.robot, "idm", parameters="base", effort=0)
    numbers = base.values({k: v for k, v in s.known.items() if np.ndim(v) == 0})
    known = {**s.known, **numbers}
    assert close(m.evaluate({k: v for k, v in known.items() if k in m.inputs})["tau"], plain)


def test_the_sr400_costs_less_than_its_tree() -> None:
    robot = sy.load("sr400")
    closed, tree = sy.generate(robot, "idm").cost, sy.generate(tree_of(robot), "idm").cost
    assert closed.mul + closed.add < tree.mul + tree.add
    projected = sy.generate(robot, "idm", passive="inputs").cost
    assert closed.mul + closed.add < projected.mul + projected.add


# --- a motion ------------------------------------------------------------------------------------------------


def simulated(name: str, q0: dict[str, float], seconds: float) -> float:
    """The greatest change of energy along a free motion, as a part of the kinetic energy that comes and goes."""
    robot = robot_of(name)
    numbers = {k: v for k, v in parameters(robot).items() if not k.startswith(("FV", "FS", "FX", "FY", "FZ", "CX", "CY", "CZ"))}
    a, p = active_joints(robot), passive_joints(robot)
    ddm = sy.generate(robot, "ddm", effort=0, without="friction,wrench")
    kin = sy.generate(robot, "loop-kinematics", outputs="W")
    energy = sy.generate(robot, "energy")
    fd, fk = ddm.compile(), kin.compile()
    fixed = {**numbers, **{f"GAM{j}": 0.0 for j in a}}

    def known(x: np.ndarray) -> dict[str, Any]:
        q = {f"q{j}": x[k] for k, j in enumerate((*a, *p))}
        return {**fixed, **q, **{f"QP{j}": x[len(a) + len(p) + k] for k, j in enumerate(a)}}

    def slope(_: float, x: np.ndarray) -> np.ndarray:
        values = known(x)
        qd = x[len(a) + len(p) :]
        W = fk({k: v for k, v in values.items() if k in fk.inputs})["W"]
        qdd = fd({k: v for k, v in values.items() if k in fd.inputs})["qdd"]
        return np.concatenate([qd, W @ qd, qdd])

    start = np.array([*(q0[f"q{j}"] for j in (*a, *p)), *np.zeros(len(a))])
    run = solve_ivp(slope, (0.0, seconds), start, method="DOP853", rtol=1e-10, atol=1e-12, max_step=0.05)
    assert run.success
    out = energy.evaluate({k: v for k, v in known(run.y).items() if k in energy.inputs})
    total = out["E"] + out["U"]
    assert out["E"].max() > 0
    return float(np.ptp(total) / out["E"].max())


@pytest.mark.parametrize(("name", "motors"), [("fourbar", {"q1": 0.3}), ("fivebar", {"q1": 2.2, "q3": 0.9}), ("slidercrank", {"q1": 1.0})])
def test_energy_is_kept_along_a_motion(name: str, motors: dict[str, float]) -> None:
    robot = sy.load(name)
    f = sy.generate(robot, "loop-geometry").compile()
    qp = f(motors).solutions[-1]
    q0 = {**motors, **dict(zip(f.passive, qp, strict=True))}
    assert simulated(name, q0, 10.0 if name == "fourbar" else 3.0) < 1e-6


def test_power_of_the_motors_is_the_rate_of_energy() -> None:
    """d(E + U)/dt = tau . qd without friction, along states a moment apart."""
    for name in (*CLOSED_FORM,):
        s = states(name)
        robot, h = s.robot, 1e-6
        tau = evaluated(s, "idm", "tau", without="friction,wrench")
        m = sy.generate(robot, "energy", passive="inputs")

        def total(sign: float, s: States = s, m: sy.Model = m, h: float = h) -> np.ndarray:
            values = dict(s.known)
            for j in (*active_joints(s.robot), *passive_joints(s.robot)):
                values[f"q{j}"] = s.tree[f"q{j}"] + sign * h * s.tree[f"QP{j}"] + h * h / 2 * s.tree[f"QDP{j}"]
            for j in active_joints(s.robot):
                values[f"QP{j}"] = s.tree[f"QP{j}"] + sign * h * s.tree[f"QDP{j}"]
            out = m.evaluate(values)
            return out["E"] + out["U"]

        assert close(((total(1.0) - total(-1.0)) / (2 * h))[:, None], np.einsum("bi,bi->b", tau, s.qd)[:, None], 1e-6)
