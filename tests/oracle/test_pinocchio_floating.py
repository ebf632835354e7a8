"""Robots on a floating or mobile base against Pinocchio with a free-flyer: gravity, energy, direct
dynamics by recursion, hybrid dynamics, operational space, a base whose motion is given, Lagrange's
matrices, regressors, and closed loops by multipliers on Pinocchio's tree.

Ours is the acceleration of the base's origin, Pinocchio's is spatial: VP0 - W0 x V0.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.expr.node import Role, symbol
from symoro.mechanism import random_closed_states
from symoro.robot.data import Robot
from symoro.tracing.options import ROWS
from tests.laws.test_kinematics import close, vector
from tests.oracle.pinocchio_model import PinocchioRobot, number
from tests.oracle.test_pinocchio_dynamics import evaluated, floating, friction, model
from tests.strategies import robots, seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=8, phases=[Phase.explicit, Phase.generate]
)
drifting = robots(joints=(1, 5), tools=0, moving_base="always")
MODES = ["fast", "symoro"]


def on_a_free_body(
    robot: Robot, rng: np.random.Generator
) -> tuple[Robot, dict[str, Any], PinocchioRobot]:
    robot = floating(robot, rng)
    values = state(robot, rng)
    return robot, values, PinocchioRobot(robot, values, free=True)


def turning(p: PinocchioRobot) -> np.ndarray:
    """What the base's origin accelerates more than its spatial acceleration says."""
    return np.concatenate([np.cross(p.base_motion["W0"], p.base_motion["V0"]), np.zeros(3)])


def spatial(p: PinocchioRobot, base: np.ndarray, qdd: np.ndarray) -> np.ndarray:
    """Pinocchio's acceleration vector from ours."""
    a = np.zeros(p.model.nv)
    a[:6], a[p.order] = base - turning(p), qdd
    return a


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_gravity_holds_the_base_too(mode: str, robot: Robot, rng: np.random.Generator) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    close(
        evaluated(model(robot, "gravity", mode=mode), values)["Q"],
        pin.computeGeneralizedGravity(p.model, p.data, p.q)[p.rows],
    )


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_energy_counts_the_base(mode: str, robot: Robot, rng: np.random.Generator) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    found = evaluated(model(robot, "energy", mode=mode), values)
    v = np.concatenate([p.v[:6], p.v[p.order]])
    assert found["E"] == pytest.approx(v @ p.crba() @ v / 2)
    assert found["U"] == pytest.approx(pin.computePotentialEnergy(p.model, p.data, p.q), abs=1e-9)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ddm-recursive", {}),
        ("ddm", {"method": "recursive"}),
        ("ddm", {"method": "matrix"}),
        ("ddm", {"effort": 1}),
    ],
)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_direct_dynamics_is_aba(
    name: str, options: dict[str, Any], robot: Robot, rng: np.random.Generator
) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    tau = np.concatenate([np.zeros(6), vector(values, robot.tau) - friction(robot, values)])
    found, expected = evaluated(model(robot, name, **options), values), p.aba(tau)
    close(found["qdd"], expected[6:], 1e-8)
    close(found["base"], expected[:6] + turning(p), 1e-8)


def test_the_cheaper_method_is_chosen() -> None:
    robot = floating(sy.load("rx90"), np.random.default_rng(2))
    costs = {
        method: sy.generate(robot, "ddm", method=method, objective="operations").cost.total
        for method in ("auto", "matrix", "recursive")
    }
    assert (
        costs["auto"]
        == min(costs["matrix"], costs["recursive"])
        < max(costs["matrix"], costs["recursive"])
    )


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds(), data=st.data())
def test_hybrid_dynamics_solves_the_full_system(
    mode: str, robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    accelerated = data.draw(st.lists(st.sampled_from(robot.moving), unique=True))
    found = evaluated(model(robot, "hybrid", mode=mode, accelerated=accelerated), values)
    held = [k for k, j in enumerate(robot.moving) if j in accelerated]
    free = [k for k, j in enumerate(robot.moving) if j not in accelerated]
    qdd = vector(values, robot.qdd)
    qdd[free] = found["qdd"]
    expected = p.rnea(a=spatial(p, found["base"], qdd))
    tau = expected[6:] + friction(robot, values)
    close(expected[:6], np.zeros(6), 1e-7)
    close(tau[free], vector(values, robot.tau)[free], 1e-7)
    close(tau[held], found["tau"], 1e-7)


@pytest.mark.parametrize("rows", [None, ("vx", "vz", "wy")])
@SETTINGS
@given(robot=drifting, rng=seeds(), data=st.data())
def test_operational_space(
    rows: tuple[str, ...] | None, robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    """Lambda = (J A^-1 J^T)^-1 with the base's columns in J, and the force Lambda xdd + mu
    accelerates the frame by xdd.
    """
    robot, values, p = on_a_free_body(robot, rng)
    frame, projection = (data.draw(st.integers(low, robot.NL)) for low in (1, 0))
    found = evaluated(
        model(robot, "opspace", frame=frame, projection=projection, rows=rows), values
    )
    wanted = [ROWS.index(r) for r in rows or ROWS]
    pin.computeJointJacobians(p.model, p.data, p.q)
    R = p.moved().rotation(projection, frame)
    J_local = pin.getFrameJacobian(p.model, p.data, p.frame_id(frame), pin.ReferenceFrame.LOCAL)[
        :, p.rows
    ]
    J = np.vstack([R @ J_local[:3], R @ J_local[3:]])[wanted]
    A = p.crba()
    close(found["Lambda"], np.linalg.inv(J @ np.linalg.solve(A, J.T)), 1e-6)

    H = evaluated(model(robot, "h"), values)["H"]
    xdd = rng.normal(size=len(wanted))
    a = np.linalg.solve(A, J.T @ (found["Lambda"] @ xdd + found["mu"]) - H)
    V, w = p.moved(spatial(p, a[:6], a[6:])).acceleration(frame)
    close(np.concatenate([R @ V, R @ w])[wanted], xdd, 1e-6)


def test_generated_code_of_a_floating_robot_runs() -> None:
    robot = floating(sy.load("planar2r"), np.random.default_rng(3))
    for name in ("gravity", "energy", "hybrid", "opspace", "ddm-recursive"):
        assert all(v.passed for v in sy.generate(robot, name).verify("c,python")), name


# --- a base whose motion is given -------------------------------------------------------------------


def on_a_moved_body(
    robot: Robot, rng: np.random.Generator, mobile: bool
) -> tuple[Robot, dict[str, Any], PinocchioRobot, np.ndarray]:
    """The robot, a state with the acceleration of its base, Pinocchio's and the base's [VP; WP]."""
    robot, values, p = on_a_free_body(robot, rng)
    rate = np.concatenate([p.base_motion["VP0"], p.base_motion["WP0"]])
    if not np.any(rate):  # a base that is given no names gets VP01 … WP03
        rate = rng.normal(size=6)
        names = [f"{key}{c}" for key in ("VP0", "WP0") for c in (1, 2, 3)]
        values = {**values, **dict(zip(names, rate, strict=True))}
    if mobile:
        base = dataclasses.replace(robot.base, floating=False, mobile=True)
        robot = dataclasses.replace(robot, base=base)
    return robot, values, p, rate


def known(m: sy.Model, values: dict[str, Any]) -> dict[str, np.ndarray]:
    return m.evaluate({name: values[name] for name in m.inputs})


def parameter(robot: Robot, name: str, values: dict[str, Any]) -> float:
    """The value of a column's parameter: of a symbol, or of a place in the tables such as XX1."""
    if name in values:
        return float(values[name])
    key, j = name.rstrip("0123456789"), int(name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    part = robot.bodies[j] if hasattr(robot.bodies[j], key) else robot.joint(j)
    return number(getattr(part, key), values)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("mobile", [False, True])
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_efforts_on_a_base_that_moves_as_given(
    mode: str, mobile: bool, robot: Robot, rng: np.random.Generator
) -> None:
    robot, values, p, rate = on_a_moved_body(robot, rng, mobile)
    expected = p.rnea(a=spatial(p, rate, vector(values, robot.qdd)))
    expected[6:] += friction(robot, values)
    options = {} if mobile else {"base": "given"}
    out = known(sy.generate(robot, "idm", mode=mode, effort=0, **options), values)
    close(np.concatenate([out["wrench"], out["tau"]]), expected, 1e-8)
    driven = {**values, **dict(zip(robot.tau, out["tau"], strict=True))}
    for name in ("ddm", "ddm-recursive"):
        back = known(sy.generate(robot, name, mode=mode, effort=0, **options), driven)
        close(back["qdd"], vector(values, robot.qdd), 1e-7)
        close(back["wrench"], out["wrench"], 1e-7)


@pytest.mark.parametrize("mobile", [False, True])
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_lagrange_and_regressors_of_a_moving_base(
    mobile: bool, robot: Robot, rng: np.random.Generator
) -> None:
    """A [VP; WP; qdd] + C nu + Q, and D K, are Pinocchio's efforts."""
    robot, values, p, rate = on_a_moved_body(robot, rng, mobile)
    robot = dataclasses.replace(robot, wrenches=tuple(type(w)() for w in robot.wrenches))
    qdd, dry = vector(values, robot.qdd), friction(robot, values)
    expected = p.rnea(a=spatial(p, rate, qdd), forces=False)
    out = known(sy.generate(robot, "lagrange", effort=0), values)
    nu = np.concatenate([p.base_motion["V0"], p.base_motion["W0"], vector(values, robot.qd)])
    close(out["A"] @ [*rate, *qdd] + out["C"] @ nu + out["Q"], expected, 1e-8)
    products = [nu[i] * nu[j] for i, j in zip(*np.triu_indices(len(nu), 1), strict=True)]
    close(out["B"] @ [*products, *nu**2], out["C"] @ nu, 1e-8)
    m = sy.generate(robot, "id-dynamic", effort=0)
    K = np.array([parameter(robot, name, values) for name in m.columns])
    expected[6:] += dry
    close(known(m, values)["D"] @ K, expected, 1e-8)
    power = sy.generate(robot, "id-power", effort=0)
    assert power.columns == m.columns
    assert known(power, values)["dh"] @ K == pytest.approx(nu @ expected)


# --- closed loops on a free base ------------------------------------------------------------------


def freed(name: str) -> Robot:
    """A built-in robot with closed loops on a floating base with a mass."""
    robot = floating(sy.load(name), np.random.default_rng(4))
    symbols = {
        key: tuple(symbol(f"{key}{c}", Role.BASE) for c in (1, 2, 3)) for key in ("V0", "W0")
    }
    gravity = tuple(symbol(f"G{c}", Role.BASE) for c in (1, 2, 3))
    wrenches = tuple(type(w)() for w in robot.wrenches)
    base = dataclasses.replace(robot.base, **symbols)
    return dataclasses.replace(robot, base=base, gravity=gravity, wrenches=wrenches)


def loop_rows(robot: Robot, p: PinocchioRobot) -> tuple[np.ndarray, np.ndarray]:
    """K and K' nu of the loops, K v = 0: twists of each twin frame relative to its cut joint."""
    pin.computeJointJacobians(p.model, p.data, p.q)
    p.moved(np.zeros(p.model.nv))
    shift = robot.NJ - robot.NL
    K, drift = [], []
    for cut in range(robot.NL + 1, robot.NJ + 1):
        J = {
            f: pin.getFrameJacobian(
                p.model, p.data, p.frame_id(f), pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
            )
            for f in (cut, cut + shift)
        }
        a = {
            f: pin.getFrameClassicalAcceleration(
                p.model, p.data, p.frame_id(f), pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
            ).vector
            for f in J
        }
        K.append(J[cut] - J[cut + shift])
        drift.append(a[cut] - a[cut + shift])
    return np.vstack(K), np.concatenate(drift)


@pytest.mark.parametrize("name", ["fourbar", "fivebar", "slidercrank", "palletiser"])
def test_closed_loops_on_a_free_base(name: str) -> None:
    """ddm solves the multipliers' equations of Pinocchio's tree; idm and h satisfy them."""
    robot = freed(name)
    rng = np.random.default_rng(7)
    states, _ = random_closed_states(robot, 3, dict(robot.values))
    first = {n: float(np.ravel(x)[0]) for n, x in states.items() if np.size(x)}
    values = {**state(robot, rng), **robot.values, **first}
    m = sy.generate(robot, "ddm", passive="inputs")
    out = known(m, values)
    # cut joints at the positions and speeds that close the loops are part of Pinocchio's tree
    bare = {**values, **{robot.qd[k]: 0.0 for k, j in enumerate(robot.moving) if j > robot.NL}}
    p = PinocchioRobot(robot, bare, free=True)
    K, _ = loop_rows(robot, p)
    cut = [p.model.joints[p._built[2][j]].idx_v for j in robot.moving if j > robot.NL]
    nu = p.v.copy()
    nu[cut] = -np.linalg.lstsq(K[:, cut], K @ nu, rcond=None)[0]
    assert K @ nu == pytest.approx(np.zeros(len(K)), abs=1e-8)
    speeds = dict(zip(robot.qd, nu[p.order], strict=True))
    p = PinocchioRobot(robot, {**values, **speeds}, free=True)
    K, drift = loop_rows(robot, p)
    tau = np.zeros(p.model.nv)
    motors = [k for k, j in enumerate(robot.moving) if robot.frame(j).mu]
    tau[p.order[motors]] = [values[robot.tau[k]] for k in motors]
    dry = np.zeros(p.model.nv)
    tree = [k for k, j in enumerate(robot.moving) if j <= robot.NL]
    dry[p.order] = [*friction(robot, {**values, **speeds})][: len(p.order)]
    A = np.triu(pin.crba(p.model, p.data, p.q))
    A = A + np.triu(A, 1).T
    h = pin.nonLinearEffects(p.model, p.data, p.q, nu)
    size = len(A)
    system = np.block([[A, K.T], [K, np.zeros((len(K), len(K)))]])
    right = np.concatenate([tau - h - dry, -drift])
    a = np.linalg.lstsq(system, right, rcond=1e-11)[0][:size]
    close(out["qdd"], a[p.order[[k for k in motors if k in tree]]], 1e-6)
    close(out["base"], a[:6] + turning(p), 1e-6)
