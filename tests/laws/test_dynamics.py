"""Laws that dynamic models obey, each model against a different one or against its own derivatives.

The most important one: whatever forms the search may choose, the torques and the inertia matrix
stay the same.
"""

from __future__ import annotations

import dataclasses
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.expr.functions import pi
from symoro.expr.node import ZERO, Expr, Role, as_expr, constant, symbol
from symoro.expr.program import interpret, run_program
from symoro.models.forms.choices import Choices
from symoro.models.forms.search_space import choice_space
from symoro.robot.data import PRISMATIC, REVOLUTE, Base, Body, Frame, Joint, Robot, Wrench
from symoro.tracing.options import ROWS, read_options
from symoro.tracing.trace import Trace
from tests.laws.test_kinematics import close, conditioned, same, vector
from tests.strategies import robots, seeds, state
from tests.structures import random_robot, random_states

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=8, phases=[Phase.explicit, Phase.generate]
)
FEW = settings(SETTINGS, max_examples=5)
BARE = ("friction", "wrench")

trees = robots(joints=(1, 6), tools=0)
at_rest = robots(joints=(1, 6), tools=0, moving_base=False)
small = robots(joints=(1, 4), tools=0, moving_base=False)


def model(robot: Robot, name: str, **options: Any) -> sy.Model:
    return sy.generate(robot, name, **{"effort": 0, **options})


def evaluated(
    robot: Robot, name: str, values: dict[str, Any], **options: Any
) -> dict[str, np.ndarray]:
    """A model's groups, given what it needs of the values."""
    return run(model(robot, name, **options), values)


def run(m: sy.Model, values: dict[str, Any]) -> dict[str, np.ndarray]:
    return m.evaluate({k: v for k, v in values.items() if k in m.inputs})


# --- every form gives the same model --------------------------------------------------------------


def traced(robot: Robot, name: str, values: dict[str, Any], choices: Choices) -> np.ndarray:
    """The only group of a model under the given choices, as its algorithm gives it."""
    spec = CATALOGUE[name]
    options = {**read_options(name, spec.options, robot, {}), "forms": choices}
    found = spec.build(robot, options, Trace()).groups[0]
    return np.array(
        interpret([as_expr(v) for v in found.values], {**robot.values, **values}), dtype=float
    ).reshape(found.shape)


@settings(SETTINGS, max_examples=45)
@given(robot=robots(joints=(1, 7), tools=0), rng=seeds(), data=st.data())
def test_any_choice_gives_the_same_torques_and_inertia(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    torque = evaluated(robot, "idm", values, mode="symoro")["tau"]
    A = evaluated(robot, "inertia", values, mode="symoro")["A"]
    space = choice_space(robot, True, True)
    for _ in range(3):
        chosen = Choices.plain(robot.NL).updated(
            {
                choice: data.draw(st.sampled_from(values), label=str(choice))
                for choice, values in space.items()
            }
        )
        close(traced(robot, "idm", values, chosen), torque, 1e-7)
        close(traced(robot, "inertia", values, chosen), A, 1e-7)


@pytest.mark.parametrize(
    "name", ["rx90", "general6r", "stanford", "th8", "twoarm", "scara", "cartpole", "panda"]
)
def test_any_choice_gives_the_same_torques_of_built_in_robots(name: str) -> None:
    robot, rng = sy.load(name), np.random.default_rng(11)
    values = state(robot, rng)
    torque = evaluated(robot, "idm", values, mode="symoro")["tau"]
    space = choice_space(robot, True, True)
    for _ in range(12):
        chosen = Choices.plain(robot.NL).updated(
            {choice: values[rng.integers(len(values))] for choice, values in space.items()}
        )
        close(traced(robot, "idm", values, chosen), torque, 1e-7)


@pytest.mark.parametrize(
    "name", ["idm", "h", "gravity", "inertia", "energy", "ddm", "ddm-recursive"]
)
@settings(SETTINGS, max_examples=3)
@given(robot=robots(joints=(2, 4), tools=0), rng=seeds())
def test_modes_objectives_and_efforts_give_the_same_values(
    name: str, robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    expected = evaluated(robot, name, values)
    for options in (
        {"mode": "symoro"},
        {"objective": "operations"},
        {"objective": "operations", "effort": 1},
        {"effort": 1},
    ):
        same(evaluated(robot, name, values, **options), expected, 1e-7)


@pytest.mark.parametrize(
    "options", [{"effort": 2}, {"effort": 2, "objective": "operations"}], ids=str
)
def test_more_effort_gives_the_same_values(options: dict[str, Any]) -> None:
    robot = sy.load("rrp")
    values = state(robot, np.random.default_rng(12))
    for name in ("idm", "inertia", "ddm"):
        same(
            evaluated(robot, name, values, **options),
            evaluated(robot, name, values, mode="symoro"),
            1e-8,
        )


# --- base parameters ------------------------------------------------------------------------------


def based(robot: Robot, values: dict[str, Any]) -> dict[str, Any]:
    """The values of the robot in base parameters."""
    found = sy.generate(robot, "base-parameters")
    return {**values, **found.values(values)}


@pytest.mark.parametrize(
    "name", ["idm", "h", "gravity", "inertia", "lagrange", "ddm", "ddm-recursive", "opspace"]
)
@settings(SETTINGS, max_examples=4)
@given(data=st.data(), rng=seeds())
def test_base_parameters_give_the_same_model(
    name: str, data: st.DataObject, rng: np.random.Generator
) -> None:
    robot = data.draw(small if name in ("lagrange", "opspace") else trees)
    values = state(robot, rng)
    options = {"rows": reachable(robot)} if name == "opspace" else {}
    assume(options.get("rows") != ())
    expected = evaluated(robot, name, values, **options)
    same(evaluated(robot, name, based(robot, values), parameters="base", **options), expected, 1e-6)


# --- the equations of motion ----------------------------------------------------------------------


@SETTINGS
@given(robot=trees, rng=seeds())
def test_torques_are_inertia_times_acceleration_plus_bias(
    robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    A, H = evaluated(robot, "inertia", values)["A"], evaluated(robot, "h", values)["H"]
    close(evaluated(robot, "idm", values)["tau"], A @ vector(values, robot.qdd) + H)
    close(A, A.T, 1e-14)
    assert np.linalg.eigvalsh(A).min() > 0


@SETTINGS
@given(robot=trees, rng=seeds(), method=st.sampled_from(["matrix", "recursive"]))
def test_direct_dynamics_inverts_inverse_dynamics(
    robot: Robot, rng: np.random.Generator, method: str
) -> None:
    values = state(robot, rng)
    tau = evaluated(robot, "idm", values)["tau"]
    driven = {**values, **dict(zip(robot.tau, tau, strict=True))}
    close(evaluated(robot, "ddm", driven, method=method)["qdd"], vector(values, robot.qdd), 1e-7)
    same(evaluated(robot, "ddm-recursive", values), evaluated(robot, "ddm", values), 1e-7)


@FEW
@given(robot=small, rng=seeds())
def test_lagrange(robot: Robot, rng: np.random.Generator) -> None:
    """H = C qd + Q = B [qd_i qd_j; qd_i^2] + Q, and dA/dt - 2 C is skew."""
    values = state(robot, rng)
    qd = vector(values, robot.qd)
    found = evaluated(robot, "lagrange", values)
    H = evaluated(robot, "h", values, without=BARE)["H"]
    close(found["C"] @ qd + found["Q"], H)
    close(found["A"], evaluated(robot, "inertia", values)["A"])
    close(found["Q"], evaluated(robot, "gravity", values)["Q"])
    products = np.array(
        [qd[i] * qd[j] for i, j in combinations(range(len(qd)), 2)] + [v * v for v in qd]
    )
    close(found["B"] @ products + found["Q"], H)
    close(evaluated(robot, "lagrange", values, method="recursive")["B"], found["B"])
    slope = model(robot, "inertia").derivative("q")
    A_rate = run(slope, values)["dA_dq"] @ qd
    S = A_rate - 2 * found["C"]
    close(S, -S.T)


@SETTINGS
@given(robot=at_rest, rng=seeds())
def test_power_is_the_rate_of_energy(robot: Robot, rng: np.random.Generator) -> None:
    """Less what friction and the environment take."""
    values = state(robot, rng)
    qd, qdd = vector(values, robot.qd), vector(values, robot.qdd)
    m = model(robot, "energy")
    rate = 0.0
    for wrt, slope in (("q", qd), ("qd", qdd)):
        found = run(m.derivative(wrt), values)
        rate += (found[f"dE_d{wrt}"] + found[f"dU_d{wrt}"]).reshape(-1) @ slope
    tau = evaluated(robot, "idm", values, without=BARE)["tau"]
    assert tau @ qd == pytest.approx(rate, rel=1e-9, abs=1e-9)
    A = evaluated(robot, "inertia", values)["A"]
    assert evaluated(robot, "energy", values)["E"] == pytest.approx(qd @ A @ qd / 2)


# --- mixed unknowns -------------------------------------------------------------------------------


@SETTINGS
@given(robot=trees, rng=seeds(), data=st.data())
def test_hybrid_dynamics_solves_the_full_system(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    given_ = data.draw(st.lists(st.sampled_from(robot.moving), unique=True))
    found = evaluated(robot, "hybrid", values, accelerated=given_)
    held = [k for k, j in enumerate(robot.moving) if j in given_]
    free = [k for k, j in enumerate(robot.moving) if j not in given_]
    qdd = vector(values, robot.qdd)
    qdd[free] = found["qdd"]
    tau = evaluated(robot, "idm", {**values, **dict(zip(robot.qdd, qdd, strict=True))})["tau"]
    close(tau[free], vector(values, robot.tau)[free], 1e-7)
    close(tau[held], found["tau"], 1e-7)


def reachable(robot: Robot) -> tuple[str, ...]:
    """Task rows that can be moved apart at random configurations, at a good condition."""
    values = state(robot, np.random.default_rng(1))
    J = evaluated(robot, "jacobian", values)["J"]
    kept: list[int] = []
    for r in range(6):
        if (
            np.linalg.svd(J[[*kept, r]], compute_uv=False)[min(len(kept), J.shape[1] - 1)] > 0.05
            and len(kept) < J.shape[1]
        ):
            kept.append(r)
    return tuple(ROWS[r] for r in kept)


@SETTINGS
@given(robot=robots(joints=(1, 6), tools=1), rng=seeds(), data=st.data())
def test_operational_space_dynamics(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    """Lambda = (J A^-1 J^T)^-1, and the force Lambda xdd + mu accelerates the task by xdd."""
    rows = reachable(robot)
    assume(rows)
    values = state(robot, rng)
    J_full = evaluated(robot, "jacobian", values)["J"]
    J = J_full[[ROWS.index(r) for r in rows]]
    assume(conditioned(J, 1e3))
    found = evaluated(robot, "opspace", values, rows=rows)
    A, H = evaluated(robot, "inertia", values)["A"], evaluated(robot, "h", values)["H"]
    close(found["Lambda"], np.linalg.inv(J @ np.linalg.solve(A, J.T)), 1e-6)
    xdd = rng.normal(size=len(rows))
    qdd = np.linalg.solve(A, J.T @ (found["Lambda"] @ xdd + found["mu"]) - H)
    moved = {**values, **dict(zip(robot.qdd, qdd, strict=True))}
    close(task_acceleration(robot, moved, qdd, rows), xdd, 1e-5)


def task_acceleration(
    robot: Robot, values: dict[str, Any], qdd: np.ndarray, rows: tuple[str, ...]
) -> np.ndarray:
    """Of the last frame, by central differences of its velocity along the motion of the state."""
    step = 1e-6

    def twist(h: float) -> np.ndarray:
        moved = {**values}
        for q, qd, a in zip(robot.q, robot.qd, qdd, strict=True):
            moved[q], moved[qd] = values[q] + h * values[qd], values[qd] + h * a
        J_h = evaluated(robot, "jacobian", moved)["J"]
        return J_h @ vector(moved, robot.qd)

    found = (twist(step) - twist(-step)) / (2 * step)
    b = robot.base
    if any(x is not ZERO for v in (b.W0, b.WP0, b.V0, b.VP0) for x in v):
        found = found + base_part(robot, values, robot.NF)
    return found[[ROWS.index(r) for r in rows]]


def base_part(robot: Robot, values: dict[str, Any], frame: int) -> np.ndarray:
    """What a moving base adds to the acceleration of a frame, in frame 0: VP0 + WP0 x P + W0 x (W0
    x P) + 2 W0 x v, WP0 + W0 x w.
    """
    W0, WP0, VP0 = (
        np.array([float(interpret([x], values)[0]) for x in v])
        for v in (robot.base.W0, robot.base.WP0, robot.base.VP0)
    )
    P = evaluated(robot, "dgm", values, frame=frame)["T"][:3, 3]
    own = evaluated(robot, "jacobian", values)["J"] @ vector(values, robot.qd)
    return np.concatenate(
        [
            VP0 + np.cross(WP0, P) + np.cross(W0, np.cross(W0, P)) + 2 * np.cross(W0, own[:3]),
            WP0 + np.cross(W0, own[3:]),
        ]
    )


# --- moving base ----------------------------------------------------------------------------------


def on_six_joints(robot: Robot) -> Robot:
    """The robot on a massless chain PPPRRR whose last frame is its frame 0."""
    turns = (ZERO, pi / 2, pi / 2, pi / 2, pi / 2, pi / 2)
    base = [
        Frame(
            k - 1,
            PRISMATIC if k < 4 else REVOLUTE,
            alpha=turns[k - 1],
            **{"r" if k < 4 else "theta": symbol(f"x{k}", Role.POSITION)},
        )
        for k in range(1, 7)
    ]
    carriers = [
        Joint(QP=symbol(f"xd{k}", Role.VELOCITY), QDP=symbol(f"xdd{k}", Role.ACCELERATION))
        for k in range(1, 7)
    ]
    return dataclasses.replace(
        robot,
        frames=(*base, *(dataclasses.replace(f, ant=f.ant + 6) for f in robot.frames)),
        bodies=(Body(),) * 6 + robot.bodies,
        wrenches=(Wrench(),) * 6 + robot.wrenches,
        joints=(*carriers, *robot.joints),
        base=Base(),
    )


@SETTINGS
@given(robot=robots(joints=(1, 5), tools=0, moving_base="always"), rng=seeds())
def test_a_moving_base_is_a_base_carried_by_six_joints(
    robot: Robot, rng: np.random.Generator
) -> None:
    whole = on_six_joints(robot)
    values = state(robot, rng) | {
        f"{k}{j}": rng.uniform(-1, 1) for k in ("x", "xd", "xdd") for j in range(1, 7)
    }
    carried = {k: v for k, v in values.items() if k in whole.symbols}
    V, W = (v[5] for v in evaluated(whole, "velocities", carried).values())
    VP, WP = (v[5] for v in evaluated(whole, "accelerations", carried).values())
    R = evaluated(whole, "dgm", carried, frame=6)["T"][:3, :3]
    g = R.T @ np.array([float(interpret([x], values)[0]) for x in robot.gravity])
    seen = dataclasses.replace(robot, gravity=tuple(constant(float(x)) for x in g))
    motion = {
        f"{k}{c}": v[c - 1]
        for k, v in (("W0", W), ("WP0", WP), ("V0", V), ("VP0", VP))
        for c in (1, 2, 3)
    }
    values = {**values, **motion}
    tau = evaluated(whole, "idm", carried)["tau"][6:]
    close(evaluated(seen, "idm", values)["tau"], tau)
    driven = {**values, **dict(zip(robot.tau, tau, strict=True))}
    for method in ("matrix", "recursive"):
        close(evaluated(seen, "ddm", driven, method=method)["qdd"], vector(values, robot.qdd), 1e-7)
    E = evaluated(whole, "energy", carried)["E"]
    close(evaluated(seen, "energy", values)["E"], E)


# --- elastic joints -------------------------------------------------------------------------------


def sliders(count: int, **joint: Any) -> Robot:
    """Masses M1, M2 … that slide along one line, each on the one before."""

    def drive(j: int) -> Joint:
        motion = (
            symbol(f"QP{j}", Role.VELOCITY),
            symbol(f"QDP{j}", Role.ACCELERATION),
            symbol(f"GAM{j}", Role.TORQUE),
        )
        return Joint(*motion, **{k: v(j) for k, v in joint.items()})

    frames = tuple(
        Frame(j - 1, PRISMATIC, r=symbol(f"q{j}", Role.POSITION)) for j in range(1, count + 1)
    )
    bodies = (Body(), *(Body(M=symbol(f"M{j}", Role.INERTIAL)) for j in range(1, count + 1)))
    return Robot(
        "sliders",
        frames,
        bodies,
        (Wrench(),) * (count + 1),
        tuple(drive(j) for j in range(1, count + 1)),
    )


def inertial(name: str) -> Any:
    return lambda j: symbol(f"{name}{j}", Role.INERTIAL)


def test_elastic_joint_is_a_two_mass_oscillator() -> None:
    """The stretch x = qM - q swings with w^2 = k (1 / M + 1 / IA)."""
    robot = sliders(1, IA=inertial("IA"), eta=lambda j: 1, k=inertial("k"))
    M, IA, k = 2.0, 0.5, 30.0
    m = model(robot, "ddm")

    def motion(t: float, x: np.ndarray) -> list[float]:
        a = run(
            m,
            {
                "q1": x[0],
                "QM1": x[1],
                "QP1": x[2],
                "QMP1": x[3],
                "GAM1": 0.0,
                "M1": M,
                "IA1": IA,
                "k1": k,
            },
        )
        return [x[2], x[3], a["qdd"][0], a["qMdd"][0]]

    times = np.linspace(0, 3, 13)
    found = solve_ivp(motion, (0, 3), [0.0, 0.1, 0.4, -0.2], t_eval=times, rtol=1e-10, atol=1e-12).y
    w = np.sqrt(k * (1 / M + 1 / IA))
    close(found[1] - found[0], 0.1 * np.cos(w * times) - 0.6 / w * np.sin(w * times), 1e-7)
    close(M * found[2] + IA * found[3], np.full(13, M * 0.4 - IA * 0.2), 1e-8)


def elastic(robot: Robot) -> Robot:
    joints = tuple(
        dataclasses.replace(x, eta=1, k=symbol(f"k{j}", Role.INERTIAL)) if j % 2 else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


def test_elastic_joints_keep_their_energy() -> None:
    """Along an integrated motion without friction and torque: links, rotors and springs together."""
    arm = sy.load("planar2r")
    robot = elastic(
        dataclasses.replace(
            arm,
            joints=tuple(
                dataclasses.replace(x, IA=inertial("IA")(j)) for j, x in enumerate(arm.joints, 1)
            ),
        )
    )
    values = state(robot, np.random.default_rng(2)) | {"k1": 40.0, "IA1": 0.3, "IA2": 0.2}
    m, energy = model(robot, "ddm", without=BARE), model(arm, "energy")
    start = np.array([0.3, 0.5, 0.35, 0.2, -0.4, 0.1])  # q1, q2, QM1 and their speeds

    def at(x: np.ndarray) -> dict[str, Any]:
        return {
            **values,
            "q1": x[0],
            "q2": x[1],
            "QM1": x[2],
            "QP1": x[3],
            "QP2": x[4],
            "QMP1": x[5],
            "GAM1": 0.0,
            "GAM2": 0.0,
        }

    def motion(t: float, x: np.ndarray) -> np.ndarray:
        a = run(m, at(x))
        return np.concatenate([x[3:], a["qdd"], a["qMdd"]])

    def total(x: np.ndarray) -> float:
        e = run(energy, at(x))
        return float(
            e["E"] + e["U"] + (0.3 * x[5] ** 2 + 0.2 * x[4] ** 2 + 40.0 * (x[2] - x[0]) ** 2) / 2
        )

    path = solve_ivp(motion, (0, 1.5), start, rtol=1e-10, atol=1e-12).y.T
    assert np.ptp([total(x) for x in path]) < 1e-7 * max(1.0, abs(total(start)))
    assert np.ptp(path[:, 0]) > 0.05


@FEW
@given(robot=small, rng=seeds())
def test_elastic_inverse_and_direct_dynamics_agree(robot: Robot, rng: np.random.Generator) -> None:
    """k (qM - q) moves the links, the motors move rotors and springs [KD 9.35a, b]."""
    robot = elastic(robot)
    soft = [j for j in robot.moving if robot.joint(j).eta]
    assume(soft)
    values = (
        state(robot, rng)
        | {f"{k}{j}": rng.uniform(-1, 1) for j in soft for k in ("QMP", "QMDP")}
        | {f"k{j}": 20.0 + j for j in soft}
    )
    found = evaluated(robot, "idm", values)
    driven = {
        **values,
        **dict(zip(robot.tau, found["tau"], strict=True)),
        **{f"QM{j}": v for j, v in zip(soft, found["qM"], strict=True)},
    }
    back = evaluated(robot, "ddm", driven)
    close(back["qdd"], vector(values, robot.qdd), 1e-7)
    close(back["qMdd"], [values[f"QMDP{j}"] for j in soft], 1e-6)


# --- coupled drives -------------------------------------------------------------------------------


def coupled(robot: Robot, rng: np.random.Generator) -> tuple[Robot, np.ndarray]:
    size = len(robot.moving)
    C = np.eye(size) + np.tril(rng.uniform(-1, 1, (size, size)), -1)
    rows: list[tuple[Expr, ...]] = [tuple(constant(float(x)) for x in row) for row in C]
    return dataclasses.replace(robot, coupling=tuple(rows)), C


def test_coupled_drives_of_two_sliders() -> None:
    """C^T A C + diag(IA) on the motors' side, by hand: A = [[M1 + M2, M2], [M2, M2]], qd = C qd_m."""
    robot = sliders(2, IA=inertial("IA"), FV=inertial("FV"))
    C = np.array([[1.0, 0.0], [-0.5, 2.0]])
    robot = dataclasses.replace(robot, coupling=tuple(tuple(constant(x) for x in row) for row in C))
    values = {
        "M1": 3.0,
        "M2": 2.0,
        "IA1": 0.7,
        "IA2": 0.9,
        "FV1": 0.3,
        "FV2": 0.2,
        "q1": 0.1,
        "q2": 0.2,
    }
    speed, rate = np.array([0.4, -0.3]), np.array([1.5, 0.8])  # of the motors
    values |= dict(zip(robot.qd, C @ speed, strict=True)) | dict(
        zip(robot.qdd, C @ rate, strict=True)
    )
    A = np.array([[5.0, 2.0], [2.0, 2.0]])
    expected = C.T @ A @ C @ rate + np.array([0.7, 0.9]) * rate + np.array([0.3, 0.2]) * speed
    motor = evaluated(robot, "idm", values, coordinates="motor")["tau"]
    close(motor, expected)
    close(C.T @ evaluated(robot, "idm", values)["tau"], expected)
    close(
        evaluated(robot, "inertia", values)["A"],
        A + np.linalg.inv(C).T @ np.diag([0.7, 0.9]) @ np.linalg.inv(C),
    )


@SETTINGS
@given(robot=at_rest, rng=seeds())
def test_coupled_drives_keep_the_power(robot: Robot, rng: np.random.Generator) -> None:
    robot, C = coupled(robot, rng)
    values = state(robot, rng)
    tau, motor = (
        evaluated(robot, "idm", values)["tau"],
        evaluated(robot, "idm", values, coordinates="motor")["tau"],
    )
    qd = vector(values, robot.qd)
    assert motor @ np.linalg.solve(C, qd) == pytest.approx(tau @ qd)
    A, H = evaluated(robot, "inertia", values)["A"], evaluated(robot, "h", values)["H"]
    close(A @ vector(values, robot.qdd) + H, tau)
    driven = {**values, **dict(zip(robot.tau, tau, strict=True))}
    close(evaluated(robot, "ddm", driven)["qdd"], vector(values, robot.qdd), 1e-7)
    assert evaluated(robot, "energy", values)["E"] == pytest.approx(qd @ A @ qd / 2)


# --- bounds of A, C and Q -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_bounds_hold_at_every_configuration(seed: int) -> None:
    """Property g of [KD §9.3.3.3], and bounds that are of some use: within 30 times the largest."""
    rng = np.random.default_rng(seed)
    robot = random_robot("tree" if seed % 2 else "serial", rng)
    on_axis = dataclasses.replace(robot.bodies[-1], MX=ZERO, MY=ZERO, MZ=ZERO)
    robot = dataclasses.replace(robot, bodies=(*robot.bodies[:-1], on_axis))
    b = sy.bounds(robot)
    slides = [j for j in robot.moving if robot.sigma(j) == PRISMATIC]
    values = random_states(robot, 200, rng)
    values |= {f"q{j}": rng.uniform(-3, 3, 200) for j in robot.moving}
    out = run_program(sy.generate(robot, "lagrange", effort=0).traced, values)
    size = np.linalg.norm([values[f"q{j}"] for j in slides] or np.zeros((1, 200)), axis=0)
    speed = np.linalg.norm([values[f"QP{j}"] for j in robot.moving], axis=0)
    eigenvalues = np.linalg.eigvalsh(np.broadcast_to(out["A"], (200, robot.NL, robot.NL)))
    C = np.linalg.norm(np.broadcast_to(out["C"], (200, robot.NL, robot.NL)), 2, axis=(1, 2))
    Q = np.linalg.norm(np.broadcast_to(out["Q"], (200, robot.NL)), axis=1)
    above = b.a1 + b.a2 * size + b.a3 * size**2
    assert (eigenvalues[:, -1] <= above).all()
    assert (eigenvalues[:, 0] >= b.lowest).all()
    assert (speed * (b.a4 + b.a5 * size + b.a8 * size**2) >= C).all()
    assert (b.a6 + b.a7 * size >= Q).all()
    assert b.eigenvalues(float(size.max()))[1] < 30 * eigenvalues.max()
    assert bool(slides) == bool(b.a2 or b.a3 or b.a5 or b.a7 or b.a8)


def test_bounds_are_refused_with_the_reason() -> None:
    with pytest.raises(sy.SymoroError, match="closed loops"):
        sy.bounds("sr400")
    unknown = dataclasses.replace(sy.load("rx90"), values={})
    with pytest.raises(sy.SymoroError, match="no value for"):
        sy.bounds(unknown)
