"""Dynamic models against Pinocchio, on random trees: revolute, prismatic and fixed joints, all six
geometric parameters, several branches on the base, real bodies, wrenches on any link, moving and
floating bases.

Drives are added by hand: Pinocchio knows rotors as armature, but no friction.
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
from symoro.expr.node import ZERO, Expr, Role, symbol
from symoro.expr.ops import SYMBOL
from symoro.robot.data import Robot
from tests.laws.test_kinematics import close, vector
from tests.oracle.pinocchio_model import PinocchioRobot, number
from tests.strategies import Parameters, body, robots, seeds, state, wrench

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=10, phases=[Phase.explicit, Phase.generate]
)
MODES = [("fast", "standard"), ("fast", "base"), ("symoro", "standard"), ("symoro", "base")]
LIBRARY = [
    "puma560",
    "panda",
    "ur5",
    "scara",
    "lwr",
    "twoarm",
    "stanford",
    "th8",
    "rrp",
    "cartpole",
    "general6r",
]

fixed_base = robots(joints=(1, 6), tools=0, moving_base=False)
any_base = robots(joints=(1, 6), tools=0)


def model(robot: Robot, name: str, **options: Any) -> sy.Model:
    return sy.generate(robot, name, **{"effort": 0, **options})


def evaluated(m: sy.Model, values: dict[str, Any]) -> dict[str, np.ndarray]:
    """What the model needs of the values."""
    return m.evaluate({k: v for k, v in values.items() if k in m.inputs})


def with_drives(robot: Robot, rng: np.random.Generator) -> Robot:
    """The robot with Stribeck friction and an offset on its moving joints."""
    extra = {"FT": 0.4, "VT": 0.7, "FO": 0.3}
    joints = tuple(
        dataclasses.replace(x, **{k: symbol(f"{k}{j}", Role.INERTIAL) for k in extra})
        if j in robot.moving
        else x
        for j, x in enumerate(robot.joints, 1)
    )
    values = {f"{k}{j}": v * rng.uniform(0.5, 1.5) for j in robot.moving for k, v in extra.items()}
    return dataclasses.replace(robot, joints=joints, values={**robot.values, **values})


def friction(robot: Robot, values: dict[str, Any]) -> np.ndarray:
    """FV qd + (FS + FT exp(-|qd| / VT)) sign(qd) + FO [KD 9.26]."""
    qd = vector(values, robot.qd)
    FV, FS, FT, VT, FO = (
        np.array([number(getattr(robot.joint(j), k), values) for j in robot.moving])
        for k in ("FV", "FS", "FT", "VT", "FO")
    )
    fading = np.divide(np.abs(qd), VT, out=np.full_like(qd, np.inf), where=VT > 0)
    return FV * qd + (FS + FT * np.exp(-fading)) * np.sign(qd) + FO


def is_moving(robot: Robot) -> bool:
    return any(
        str(x) != "0"
        for v in (robot.base.W0, robot.base.WP0, robot.base.V0, robot.base.VP0)
        for x in v
    )


def oracle(robot: Robot, values: dict[str, Any]) -> PinocchioRobot:
    """With a free-flyer that carries the given motion where the base moves; rows of the joints
    only.
    """
    p = PinocchioRobot(robot, values, free=is_moving(robot))
    p.__dict__["rows"] = p.order
    return p


# --- inverse --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "parameters"), MODES)
@SETTINGS
@given(robot=any_base, rng=seeds())
def test_inverse_dynamics_is_rnea(
    mode: str, parameters: str, robot: Robot, rng: np.random.Generator
) -> None:
    robot = with_drives(robot, rng)
    values = state(robot, rng)
    p = oracle(robot, values)
    tau = evaluated(
        model(robot, "idm", mode=mode, parameters=parameters),
        values if parameters == "standard" else based(robot, values),
    )["tau"]
    close(tau, p.rnea() + friction(robot, values))


def based(robot: Robot, values: dict[str, Any]) -> dict[str, Any]:
    """The values of a model in base parameters: variables, geometry and the base parameters'
    numbers.
    """
    found = sy.generate(robot, "base-parameters")
    known = {
        **values,
        **{k: v for k, v in found.values(values).items() if k in found.robot.symbols},
    }
    return {k: v for k, v in known.items() if k in found.robot.symbols}


@SETTINGS
@given(robot=any_base, rng=seeds())
def test_bias_and_gravity_torques(robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    rest = p.a.copy()
    rest[p.order] = 0
    close(evaluated(model(robot, "h"), values)["H"], p.rnea(a=rest) + friction(robot, values))
    still = PinocchioRobot(robot, values)
    close(
        evaluated(model(robot, "gravity"), values)["Q"],
        pin.computeGeneralizedGravity(still.model, still.data, still.q)[still.order],
    )


@pytest.mark.parametrize("effect", ["friction", "rotor", "wrench", "gravity"])
@settings(SETTINGS, max_examples=6)
@given(robot=any_base, rng=seeds())
def test_effects_that_are_left_out(effect: str, robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    if effect == "rotor":
        p.without_rotors()
    if effect == "gravity":
        p.model.gravity.linear = np.zeros(3)
    expected = p.rnea(forces=effect != "wrench") + (
        0 if effect == "friction" else friction(robot, values)
    )
    close(evaluated(model(robot, "idm", without=(effect,)), values)["tau"], expected)


# --- inertia, energy, direct ----------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "parameters"), MODES)
@SETTINGS
@given(robot=fixed_base, rng=seeds())
def test_inertia_matrix_is_crba(
    mode: str, parameters: str, robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    A = evaluated(
        model(robot, "inertia", mode=mode, parameters=parameters),
        values if parameters == "standard" else based(robot, values),
    )["A"]
    close(A, oracle(robot, values).crba())


@SETTINGS
@given(robot=any_base, rng=seeds())
def test_kinetic_and_potential_energy(robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    rotors = p.model.armature.copy()
    found = evaluated(model(robot, "energy"), values)
    p.without_rotors()
    close(
        found["E"], pin.computeKineticEnergy(p.model, p.data, p.q, p.v) + rotors @ (p.v * p.v) / 2
    )
    straight = {**values, **dict.fromkeys(robot.q, 0.0)}
    drop = (
        found["U"] - evaluated(model(robot, "energy"), straight)["U"]
    )  # links that do not move are not known to Pinocchio
    close(
        drop,
        pin.computePotentialEnergy(p.model, p.data, p.q)
        - pin.computePotentialEnergy(p.model, p.data, oracle(robot, straight).q),
    )


@pytest.mark.parametrize(
    "options", [{"method": "matrix"}, {"method": "recursive"}, {"mode": "symoro"}], ids=str
)
@SETTINGS
@given(robot=any_base, rng=seeds())
def test_direct_dynamics_is_aba(
    options: dict[str, Any], robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    tau = vector(values, robot.tau) - friction(robot, values)
    expected = (
        np.linalg.solve(
            p.crba(), tau - p.rnea(a=p.a - np.isin(np.arange(p.model.nv), p.order) * p.a)
        )
        if p.free
        else p.aba(tau)
    )
    close(evaluated(model(robot, "ddm", **options), values)["qdd"], expected, 1e-8)


# --- derivatives ----------------------------------------------------------------------------------


@settings(SETTINGS, max_examples=8)
@given(robot=robots(joints=(1, 5), tools=0, moving_base=False), rng=seeds())
def test_derivatives_of_the_inverse_dynamics(robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    pin.computeRNEADerivatives(p.model, p.data, p.q, p.v, p.a, p.forces)
    m = model(robot, "idm", without=("friction",))
    close(evaluated(m.derivative("q"), values)["dtau_dq"], p.data.dtau_dq[np.ix_(p.order, p.order)])
    close(
        evaluated(m.derivative("qd"), values)["dtau_dqd"], p.data.dtau_dv[np.ix_(p.order, p.order)]
    )
    close(evaluated(m.derivative("qdd"), values)["dtau_dqdd"], p.crba())


@settings(SETTINGS, max_examples=6)
@given(
    robot=robots(joints=(1, 4), tools=0, moving_base=False),
    rng=seeds(),
    method=st.sampled_from(["matrix", "recursive"]),
)
def test_derivatives_of_the_direct_dynamics(
    robot: Robot, rng: np.random.Generator, method: str
) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    tau = np.zeros(p.model.nv)
    tau[p.order] = vector(values, robot.tau)
    pin.computeABADerivatives(p.model, p.data, p.q, p.v, tau, p.forces)
    m = model(robot, "ddm", without=("friction",), method=method)
    own = np.ix_(p.order, p.order)
    close(evaluated(m.derivative("q"), values)["dqdd_dq"], p.data.ddq_dq[own], 1e-8)
    close(evaluated(m.derivative("qd"), values)["dqdd_dqd"], p.data.ddq_dv[own], 1e-8)
    Minv = np.triu(p.data.Minv)
    close(
        evaluated(m.derivative("tau"), values)["dqdd_dtau"], (Minv + np.triu(Minv, 1).T)[own], 1e-8
    )


# --- identification -------------------------------------------------------------------------------


def regressor_rank(robot: Robot, rng: np.random.Generator) -> int:
    """Rank of Pinocchio's torque regressor over random states, with a column for each rotor."""
    p = PinocchioRobot(robot, state(robot, rng))
    blocks = []
    for _ in range(4 * (10 + p.model.nv)):
        q, v, a = (rng.uniform(-2, 2, p.model.nv) for _ in range(3))
        blocks.append(
            np.hstack(
                [
                    pin.computeJointTorqueRegressor(p.model, p.data, q, v, a).reshape(
                        p.model.nv, -1
                    ),
                    np.diag(a),
                ]
            )
        )
    W = np.vstack(blocks)
    sizes = np.linalg.norm(W, axis=0)
    return int(np.linalg.matrix_rank(W[:, sizes > 1e-9] / sizes[sizes > 1e-9], tol=1e-6))


def with_rotors(robot: Robot) -> Robot:
    """Symbols for all rotors, so that none is left out by its value."""
    joints = tuple(
        dataclasses.replace(x, IA=symbol(f"IA{j}", Role.INERTIAL)) if j in robot.moving else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


@settings(SETTINGS, max_examples=20)
@given(robot=fixed_base.filter(lambda r: "XX1" in r.values), rng=seeds(), gravity=st.booleans())
def test_number_of_base_parameters_is_the_rank_of_the_regressor(
    robot: Robot, rng: np.random.Generator, gravity: bool
) -> None:
    robot = with_rotors(
        robot if gravity else dataclasses.replace(robot, gravity=(ZERO, ZERO, ZERO))
    )
    assert sy.generate(robot, "base-parameters").count == regressor_rank(robot, rng)


@pytest.mark.parametrize(
    "name", ["rx90", "stanford", "th8", "twoarm", "scara", "cartpole", "tx40", "ur5", "lwr"]
)
def test_number_of_base_parameters_of_built_in_robots(name: str) -> None:
    robot = with_rotors(sy.load(name))
    if all(
        isinstance(x, Expr) and x.op is SYMBOL for b in robot.bodies[1:] for x in vars(b).values()
    ):
        assert sy.generate(robot, "base-parameters").count == regressor_rank(
            robot, np.random.default_rng(9)
        )
    else:
        assert sy.generate(robot, "base-parameters").count <= regressor_rank(
            robot, np.random.default_rng(9)
        )


# --- floating base --------------------------------------------------------------------------------


def floating(robot: Robot, rng: np.random.Generator) -> Robot:
    """The robot on a free body with a real inertia and a wrench of its own."""
    parameters = Parameters()
    link = body(0, rng, True, parameters)
    base = dataclasses.replace(robot.base, floating=True)
    bodies, wrenches = (link, *robot.bodies[1:]), (wrench(0, True), *robot.wrenches[1:])
    return dataclasses.replace(
        robot,
        base=base,
        bodies=bodies,
        wrenches=wrenches,
        values={**robot.values, **parameters.values},
    )


drifting = robots(joints=(1, 5), tools=0, moving_base="always")


@settings(SETTINGS, max_examples=8)
@given(robot=drifting, rng=seeds())
def test_floating_base(robot: Robot, rng: np.random.Generator) -> None:
    """Ours is the acceleration of the base's origin, Pinocchio's is spatial: VP0 - W0 x V0."""
    robot = floating(robot, rng)
    values = state(robot, rng)
    p = PinocchioRobot(robot, values, free=True)
    A = evaluated(model(robot, "inertia"), values)["A"]
    close(A, p.crba())
    turning = np.concatenate(
        [np.cross(p.base_motion["W0"], p.base_motion["V0"]), np.zeros(p.model.nv - 3)]
    )
    dry = np.concatenate([np.zeros(6), friction(robot, values)])
    close(evaluated(model(robot, "h"), values)["H"], p.rnea(a=-turning) + dry)

    tau = vector(values, robot.tau)
    found = evaluated(model(robot, "ddm"), values)
    expected = p.aba(np.concatenate([np.zeros(6), tau]) - dry)
    close(found["qdd"], expected[6:], 1e-8)
    close(found["base"], expected[:6] + turning[:6], 1e-8)

    found = evaluated(model(robot, "idm"), values)
    a = p.a.copy()
    a[:6] = found["base"] - turning[:6]
    close(np.concatenate([np.zeros(6), found["tau"]]), p.rnea(a=a) + dry, 1e-8)


# --- built-in robots ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LIBRARY)
def test_built_in_robots(name: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(3))
    p = PinocchioRobot(robot, values)
    close(
        evaluated(model(robot, "idm", effort=1), values)["tau"], p.rnea() + friction(robot, values)
    )
    close(evaluated(model(robot, "inertia", effort=1), values)["A"], p.crba())
    close(
        evaluated(model(robot, "ddm"), values)["qdd"],
        p.aba(vector(values, robot.tau) - friction(robot, values)),
        1e-7,
    )
