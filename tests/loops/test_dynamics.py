"""Laws of the dynamics of closed-loop robots."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.expr import ONE, Role, pi, symbol
from symoro.mechanism.closed_configurations import with_independent_motors
from symoro.mechanism.drives import without_effects
from symoro.robot import REVOLUTE, Body, Frame, Joint, Wrench
from symoro.robot.structure import active_joints, passive_joints
from tests.loops.support import (
    CLOSED_FORM,
    EXTRA,
    LIBRARY,
    States,
    close,
    closed_flat,
    evaluated,
    level_delta,
    parameters,
    robot_of,
    states,
    tree_of,
)

NAMES = (*LIBRARY, *EXTRA)


def result(
    s: States, id: str, group: str, values: dict[str, Any] | None = None, **options: Any
) -> np.ndarray:
    return evaluated(s, sy.generate(s.robot, id, effort=0, **options), values)[group]


@pytest.mark.parametrize("name", NAMES)
def test_torques_are_those_of_the_tree_projected_on_the_motors(name: str) -> None:
    s = states(name)
    tree = tree_of(s.robot)
    known = {k: v for k, v in s.tree.items() if k in tree.symbols}
    tau = sy.generate(tree, "idm", effort=0).evaluate(known)["tau"]
    place = {j: k for k, j in enumerate(tree.moving)}
    a, p = [place[j] for j in active_joints(s.robot)], [place[j] for j in passive_joints(s.robot)]
    assert close(result(s, "idm", "tau"), tau[:, a] + np.einsum("bpa,bp->ba", s.W, tau[:, p]))


@pytest.mark.parametrize("name", NAMES)
def test_tau_is_A_qdd_plus_H(name: str) -> None:
    s = states(name)
    A, H = result(s, "inertia", "A"), result(s, "h", "H")
    assert close(result(s, "idm", "tau"), np.einsum("bij,bj->bi", A, s.qdd) + H)
    assert close(A, np.swapaxes(A, 1, 2))
    assert np.linalg.eigvalsh(A).min() > 0


@pytest.mark.parametrize("name", NAMES)
def test_ddm_inverts_idm(name: str) -> None:
    s = states(name)
    tau = result(s, "idm", "tau")
    torque = {f"GAM{j}": tau[:, k] for k, j in enumerate(active_joints(s.robot))}
    out = sy.generate(s.robot, "ddm", effort=0).evaluate({**s.known, **torque})
    assert close(out["qdd"], s.qdd, 1e-8)
    passive = np.stack([s.tree[f"QDP{j}"] for j in passive_joints(s.robot)], axis=-1)
    assert close(out["qddp"], passive, 1e-8)


@pytest.mark.parametrize("name", NAMES)
def test_energy_is_half_qd_A_qd_and_gravity_is_its_slope(name: str) -> None:
    s = states(name)
    A = result(s, "inertia", "A")
    assert close(
        result(s, "energy", "E")[:, None], 0.5 * np.einsum("bi,bij,bj->b", s.qd, A, s.qd)[:, None]
    )
    still = s.with_(**{f"QP{j}": 0.0 for j in active_joints(s.robot)})
    H = result(s, "h", "H", still, without="friction,wrench")
    assert close(result(s, "gravity", "Q", still), H)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("passive", ["auto", "solved"])
def test_the_treatment_of_passive_positions_changes_nothing(name: str, passive: str) -> None:
    s = states(name)
    plain = result(s, "idm", "tau", passive="inputs")
    if passive != "solved":
        assert close(result(s, "idm", "tau", passive=passive), plain)
        return
    branches = sy.generate(s.robot, "loop-geometry").branches
    errors = []
    for label in range(1, len(branches) + 1):
        found = result(
            s, "idm", "tau", passive="solved", assembly=_all_assemblies(s, branches[label - 1])
        )
        errors.append(np.abs(found - plain).max(axis=1) / (1 + np.abs(plain).max(axis=1)))
    assert np.median(np.min(errors, axis=0)) < 1e-9


def _all_assemblies(s: States, label: str) -> str:
    every = sy.generate(s.robot, "loop-geometry", crossed="yes").branches
    return str(every.index(label) + 1)


@pytest.mark.parametrize("name", NAMES)
def test_multipliers_give_the_same_torques_and_balance_the_tree(name: str) -> None:
    s = states(name)
    out = evaluated(s, sy.generate(s.robot, "idm", method="multipliers", effort=0))
    tau = result(s, "idm", "tau")
    assert close(out["tau"], tau)
    rows = evaluated(s, sy.generate(s.robot, "loop-kinematics"))
    tree = tree_of(s.robot)
    gamma = sy.generate(tree, "idm", effort=0).evaluate(
        {k: v for k, v in s.tree.items() if k in tree.symbols}
    )["tau"]
    p = [list(tree.moving).index(j) for j in passive_joints(s.robot)]
    assert close(np.einsum("bip,bi->bp", rows["Wp"], out["lambda"]), gamma[:, p], 1e-8)
    torque = {f"GAM{j}": tau[:, k] for k, j in enumerate(active_joints(s.robot))}
    direct = sy.generate(s.robot, "ddm", method="multipliers", effort=0).evaluate(
        {**s.known, **torque}
    )
    assert close(direct["lambda"], out["lambda"], 1e-7)


@pytest.mark.parametrize("name", ["fourbar", "sr400"])
def test_searched_forms_and_base_parameters_agree(name: str) -> None:
    s = states(name)
    plain = result(s, "idm", "tau")
    assert close(sy.generate(s.robot, "idm", effort=1).evaluate(s.known)["tau"], plain)
    assert close(sy.generate(s.robot, "idm", mode="symoro").evaluate(s.known)["tau"], plain)
    base = sy.generate(s.robot, "base-parameters")
    m = sy.generate(s.robot, "idm", parameters="base", effort=0)
    numbers = base.values({k: v for k, v in s.known.items() if np.ndim(v) == 0})
    known = {**s.known, **numbers}
    assert close(m.evaluate({k: v for k, v in known.items() if k in m.inputs})["tau"], plain)


# --- more motors than degrees of freedom ----------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "motors"),
    [("fourbar", (1, 3)), ("fivebar", (1, 2, 3)), ("palletiser", (1, 2, 3, 4, 5, 8))],
)
def test_surplus_motors_share_the_torques_by_least_norm(name: str, motors: tuple[int, ...]) -> None:
    robot = robot_of(name)
    frames = [dataclasses.replace(f, mu=int(j in motors)) for j, f in enumerate(robot.frames, 1)]
    robot = dataclasses.replace(robot, frames=tuple(frames))
    chosen = with_independent_motors(robot)
    flat, W = closed_flat(chosen, 6)
    known = {**parameters(chosen), **flat}
    tau, tree = (
        m.evaluate({k: known[k] for k in m.inputs})["tau"]
        for m in (sy.generate(x, "idm", effort=0) for x in (robot, tree_of(robot)))
    )
    assert tau.shape == (6, len(motors))
    a, p, order = active_joints(chosen), passive_joints(chosen), tree_of(robot).moving
    rows = np.zeros((6, len(order), len(a)))
    rows[:, [order.index(j) for j in a]] = np.eye(len(a))
    rows[:, [order.index(j) for j in p]] = W
    gamma = np.einsum("bja,bj->ba", rows, tree)
    G = rows[:, [order.index(j) for j in motors]]
    assert close(tau, np.einsum("bam,ba->bm", np.linalg.pinv(G), gamma))
    ddm = sy.generate(robot, "ddm", effort=0)
    given = {**known, **{f"GAM{j}": tau[:, k] for k, j in enumerate(motors)}}
    qdd = ddm.evaluate({k: given[k] for k in ddm.inputs})["qdd"]
    assert close(qdd, np.stack([known[f"QDP{j}"] for j in a], axis=-1), 1e-8)


# --- a motion -------------------------------------------------------------------------------------


def springs(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """Motors that hold the Delta robot up."""
    return 3.1 - 8.0 * (q - 0.5)


MOTIONS: dict[str, dict[str, Any]] = {  # all of them far from singular configurations
    "fourbar": {"q": {"q1": 0.3}},
    "slidercrank": {"q": {"q1": 1.0}},
    "fivebar": {"q": {"q1": -2.0, "q3": -2.1}, "assembly": "up"},
    "palletiser": {"q": {"q2": -1.2, "q3": 1.0}, "qd": {"q1": 0.5}},
    "bennett": {"q": {"q1": 1.0}},
    "sr400": {"q": {"q2": -0.3, "q7": 0.4}, "qd": {"q1": 0.5}},
    "delta": {"q": {"q1": 0.5, "q6": 0.6, "q10": 0.4, **level_delta(0.5)}, "controller": springs},
    **{key: {"q": {"q1": 1.0}} for key in EXTRA},
}


@pytest.mark.parametrize("name", NAMES)
def test_energy_is_kept_and_the_loops_stay_closed_for_ten_seconds(name: str) -> None:
    robot = robot_of(name)
    effects = ["friction", "wrench"]
    known = {
        k: v for k, v in parameters(robot).items() if k in without_effects(robot, effects).symbols
    }
    s = sy.simulate(
        robot,
        10.0,
        values=known,
        without=effects,
        step=0.02,
        method="dop853",
        tolerance=1e-10,
        **MOTIONS[name],
    )
    assert s.complete, s.reason
    assert s.t[-1] == pytest.approx(10.0)
    assert s.gains.max() < 10
    assert s.kinetic.max() > 1e-3
    assert s.energy_drift < 1e-7
    assert s.loop_drift < 1e-12


def test_a_motion_into_a_singular_configuration_ends_there_and_says_so() -> None:
    robot = robot_of("fivebar")
    known = {
        k: v
        for k, v in parameters(robot).items()
        if k in without_effects(robot, ["friction"]).symbols
    }
    s = sy.simulate(
        robot, 3.0, q={"q1": 2.2, "q3": 0.9}, values=known, without=["friction"], assembly="down"
    )
    assert not s.complete
    assert s.t[-1] < 1.2
    assert "singular configuration of the loops" in s.reason
    assert s.energy_drift < 1e-6
    assert np.isfinite(s.q).all()


def test_power_of_the_motors_is_the_rate_of_energy() -> None:
    """d(E + U)/dt = tau . qd without friction, along states a moment apart."""
    for name in (*CLOSED_FORM,):
        s = states(name)
        robot, h = s.robot, 1e-6
        tau = result(s, "idm", "tau", without="friction,wrench")
        m = sy.generate(robot, "energy", passive="inputs")

        def total(sign: float, s: States = s, m: sy.Model = m, h: float = h) -> np.ndarray:
            values = dict(s.known)
            for j in (*active_joints(s.robot), *passive_joints(s.robot)):
                values[f"q{j}"] = (
                    s.tree[f"q{j}"] + sign * h * s.tree[f"QP{j}"] + h * h / 2 * s.tree[f"QDP{j}"]
                )
            for j in active_joints(s.robot):
                values[f"QP{j}"] = s.tree[f"QP{j}"] + sign * h * s.tree[f"QDP{j}"]
            out = m.evaluate(values)
            return out["E"] + out["U"]

        assert close(
            ((total(1.0) - total(-1.0)) / (2 * h))[:, None],
            np.einsum("bi,bi->b", tau, s.qd)[:, None],
            1e-6,
        )


def test_the_task_of_a_platform_that_only_translates_and_a_wrist() -> None:
    """The platform of a Delta robot turns only where its loops do not close: rows are chosen there."""
    delta = sy.load("delta")
    frames, joints = list(delta.frames), list(delta.joints)
    frames.insert(13, Frame(5, REVOLUTE, alpha=pi / 2, theta=symbol("q16", Role.POSITION)))
    rates = (symbol("QP16", Role.VELOCITY), symbol("QDP16", Role.ACCELERATION))
    joints.insert(13, Joint(*rates, symbol("GAM16", Role.TORQUE), IA=ONE))
    robot = dataclasses.replace(
        delta,
        frames=tuple(frames),
        joints=tuple(joints),
        bodies=(*delta.bodies, Body(ZZ=ONE)),
        wrenches=(*delta.wrenches, Wrench()),
    )
    m = sy.generate(robot, "opspace", frame=14, effort=0)
    assert "rows: vx, vy, vz, wz" in m.notes
    with pytest.raises(sy.SymoroError, match="such as vx, vy, vz, wz"):
        sy.generate(robot, "opspace", frame=14, rows="wx")
