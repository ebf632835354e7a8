"""Identification of robots on moving bases, from the wrench on the base, from joint torques and
contact forces, or both; of robots with coupled drives, springs and followers. Logs come from the
inverse dynamic model of robots with known numbers.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.expr import Role, constant, symbol
from symoro.identify.identifiable_parameters import known_values
from symoro.identify.observation_rows import BASE_GROUPS
from symoro.robot.data import Body, Robot, Wrench
from tests.identify.support import solid
from tests.structures import random_robot

RATE, SECONDS = 100.0, 12.0
FOOT = 4  # the link that touches the ground
G0 = (0.0, 0.0, 9.81)  # the signal of an accelerometer at rest
Signals = dict[str, np.ndarray]


def legged(structure: str = "floating base", seed: int = 0) -> Robot:
    """A small tree on a moving base with bodies that exist."""
    rng = np.random.default_rng(seed)
    robot = random_robot(structure, rng)
    bodies = [solid(rng, 8.0 / (j + 1), 0.15) for j in range(robot.NL + 1)]
    numbers = tuple(Body(**{k: constant(v) for k, v in x.items()}) for x in bodies)
    return dataclasses.replace(robot, bodies=numbers)


def waves(count: int, size: float, rng: np.random.Generator) -> np.ndarray:
    """Sums of sines with their first and second derivatives, (3, rows, count)."""
    t = np.arange(round(RATE * SECONDS)) / RATE
    w = 2 * np.pi * np.arange(1, 6) / SECONDS * 2
    phase = np.outer(t, w)
    a, b = rng.normal(size=(2, 5, count)) * size
    c, s = np.cos(phase), np.sin(phase)
    return np.array([s @ a + c @ b, (c * w) @ a - (s * w) @ b, -(s * w**2) @ a - (c * w**2) @ b])


def motion(robot: Robot, seed: int = 1, moves: bool = True) -> Signals:
    """The values of the variables of the inverse dynamic model."""
    rng = np.random.default_rng(seed)
    n = len(robot.moving)
    joints, turning, sliding = (waves(k, s, rng) for k, s in ((n, 0.5), (3, 0.3), (3, 0.3)))
    values: Signals = {}
    for names, x in zip((robot.q, robot.qd, robot.qdd), joints, strict=True):
        values |= dict(zip(names, x.T, strict=True))
    for c in range(3):
        values |= {f"W0{c + 1}": moves * turning[1, :, c], f"WP0{c + 1}": moves * turning[2, :, c]}
        values |= {f"VP0{c + 1}": moves * sliding[2, :, c] + G0[c], f"G{c + 1}": 0 * values["q1"]}
    return values


def efforts(robot: Robot, values: Signals, forces: Signals | None = None) -> tuple[Any, Any]:
    """Torques and wrench on the base; `forces` are those that link FOOT exerts on the ground."""
    if forces is not None:
        names = (f"{key}{FOOT}" for key in ("FX", "FY", "FZ", "CX", "CY", "CZ"))
        wrenches = list(robot.wrenches)
        wrenches[FOOT] = Wrench(*(symbol(name, Role.OTHER) for name in names))
        robot = dataclasses.replace(robot, wrenches=tuple(wrenches))
    m = sy.generate(robot, "idm", base="given", effort=0)
    given = {**values, **(forces or {})}
    out = m.evaluate({k: given[k] for k in m.inputs})
    return out["tau"], out["wrench"]


def log_of(robot: Robot, values: Signals, noise: float = 0.02, **columns: np.ndarray) -> Signals:
    """A log with positions, the motion of the base and further columns with noise."""
    log = {"t": np.arange(round(RATE * SECONDS)) / RATE}
    log |= {name: values[name] for name in (*robot.q, *robot.qd, *robot.qdd)}
    log |= {f"W0{c}": values[f"W0{c}"] for c in (1, 2, 3)}
    log |= {f"WP0{c}": values[f"WP0{c}"] for c in (1, 2, 3)}
    log |= {f"A0{c}": values[f"VP0{c}"] for c in (1, 2, 3)}
    rng = np.random.default_rng(9)
    for name, x in columns.items():
        names = {
            "tau": [f"tau{j}" for j in range(1, robot.NL + 1)],
            "wrench": ["F01", "F02", "F03", "C01", "C02", "C03"],
        }.get(name, [f"{name}{c}" for c in range(1, x.shape[1] + 1)])
        noisy = x + noise * rng.standard_normal(x.shape)
        log |= dict(zip(names, noisy.T, strict=True))
    return log


def true_values(result: Any, robot: Robot) -> np.ndarray:
    """The base parameters of the robot that made the log."""
    return np.asarray(result.parameters.of_standard(known_values(robot)))


def check(result: Any, robot: Robot, largest: float = 5.0) -> None:
    """Each estimate lies within some standard deviations of the truth."""
    sigma = np.array([result.sigma[name] for name in result.names])
    assert len(sigma) > 20
    assert np.isfinite(sigma).all()
    assert np.abs((result.x - true_values(result, robot)) / sigma).max() < largest
    assert not result.diagnosis


SETTINGS: dict[str, Any] = {"filter": False, "solver": "wls", "drives": ()}


@pytest.mark.parametrize("structure", ["floating base", "mobile base"])
def test_torques_and_wrench_on_the_base(structure: str) -> None:
    robot = legged(structure)
    values = motion(robot)
    tau, wrench = efforts(robot, values)
    result = sy.identify(robot, log_of(robot, values, tau=tau, wrench=wrench), **SETTINGS)
    assert result.groups[-6:] == BASE_GROUPS
    assert len(result.groups) == robot.NL + 6
    check(result, robot)
    q, qd, qdd = (np.stack([values[k] for k in x], 1) for x in (robot.q, robot.qd, robot.qdd))
    base = np.stack([values[f"{k}{c}"] for k in ("W0", "WP0", "VP0") for c in (1, 2, 3)], 1)
    predicted = result.predict(q, qd, qdd, base)
    truth = np.concatenate([tau, wrench], axis=1)
    assert np.abs(predicted - truth).max() < 0.1


def test_the_wrench_alone_gives_all_parameters_of_the_links() -> None:
    """As many as the wrench on a moving base depends on; drives have no part in it."""
    robot = legged()
    values = motion(robot)
    _, wrench = efforts(robot, values)
    log = log_of(robot, values, wrench=wrench)
    result = sy.identify(robot, log, filter=False, solver="wls")
    assert result.groups == BASE_GROUPS
    assert not any(name.startswith(("IA", "FV", "FS")) for name in result.names)
    base = sy.generate(robot, "base-parameters")
    links = [name for name in base.parameters if not name.startswith("IA")]
    assert len(result.names) == len(links)
    check(result, robot)
    assert result.robot.joints == robot.joints


def standing(robot: Robot, values: Signals) -> tuple[np.ndarray, np.ndarray]:
    """Torques of a robot whose only contact is link FOOT, and the wrench on it there."""
    _, wrench = efforts(robot, values)
    T = sy.generate(robot, "dgm", frame=FOOT, effort=0)
    pose = T.evaluate({k: values[k] for k in T.inputs})["T"]
    R, P = pose[:, :3, :3], pose[:, :3, 3]
    force, moment = wrench[:, :3], wrench[:, 3:] - np.cross(P, wrench[:, :3])
    on_foot = np.concatenate(
        [np.einsum("kij,ki->kj", R, force), np.einsum("kij,ki->kj", R, moment)], axis=1
    )
    names = [f"{key}{FOOT}" for key in ("FX", "FY", "FZ", "CX", "CY", "CZ")]
    tau, rest = efforts(robot, values, dict(zip(names, -on_foot.T, strict=True)))
    assert np.abs(rest).max() < 1e-9  # nothing else holds the robot
    return tau, on_foot


def test_joint_torques_and_contact_forces() -> None:
    robot = legged(seed=2)
    values = motion(robot)
    tau, on_foot = standing(robot, values)
    columns = [f"foot{c}" for c in range(1, 7)]
    log = log_of(robot, values, tau=tau, foot=on_foot)
    result = sy.identify(robot, log, contacts={str(FOOT): columns}, **SETTINGS)
    assert len(result.groups) == robot.NL + 6
    check(result, robot)
    alone = sy.identify(robot, log, contacts={str(FOOT): columns}, efforts="base", filter=False,
                        solver="wls")  # fmt: skip
    assert alone.groups == BASE_GROUPS
    check(alone, robot)


@pytest.mark.filterwarnings("ignore::symoro.robot.validate.RobotWarning")
def test_consistent_bodies_have_the_base_link(tmp_path: Path) -> None:
    robot = legged()
    values = motion(robot)
    tau, wrench = efforts(robot, values)
    log = log_of(robot, values, tau=tau, wrench=wrench)
    result = sy.identify(robot, log, physical=True, filter=False, drives=())
    assert result.standard is not None
    masses = [result.standard[f"M{j}"] for j in range(robot.NL + 1)]
    total = sum(known_values(robot)[f"M{j}"] for j in range(robot.NL + 1))
    assert sum(masses) == pytest.approx(total, rel=1e-3)
    assert result.robot.has_moving_base
    assert result.verdict
    assert (tmp_path / "report.html") in result.report(tmp_path)


def test_a_base_at_rest_needs_gravity() -> None:
    """A fixed robot on a force plate: the base of a mobile robot without columns of its motion."""
    robot = legged("mobile base", 3)
    values = motion(robot, moves=False)
    _, wrench = efforts(robot, values)
    log = log_of(robot, values, wrench=wrench)
    log = {k: x for k, x in log.items() if not k.startswith(("W0", "WP0", "A0"))}
    with pytest.raises(sy.SymoroError, match="gravity = "):
        sy.identify(robot, log, filter=False)
    result = sy.identify(robot, log, filter=False, physical=True, gravity=[0, 0, -9.81])
    assert result.training.total < 0.01


def test_columns_of_messages_are_found() -> None:
    robot = legged()
    values = motion(robot)
    tau, wrench = efforts(robot, values)
    log = log_of(robot, values, tau=tau, wrench=wrench)
    names = {f"W0{c}": f"/imu/angular_velocity/{a}" for c, a in zip((1, 2, 3), "xyz", strict=True)}
    names |= {f"A0{c}": f"/imu/linear_acceleration/{a}" for c, a in zip((1, 2, 3), "xyz", strict=True)}  # fmt: skip
    for key, word in (("F0", "force"), ("C0", "torque")):
        names |= {f"{key}{c}": f"/sensor/wrench/{word}/{a}" for c, a in zip((1, 2, 3), "xyz", strict=True)}  # fmt: skip
    log = {names.get(k, k): x for k, x in log.items() if not k.startswith("WP0")}
    result = sy.identify(robot, log, **SETTINGS)
    assert result.columns["w0"] == tuple(f"/imu/angular_velocity/{a}" for a in "xyz")
    assert len(result.columns["wrench"]) == 6
    assert result.training.total < 0.01  # angular accelerations are differences


def test_a_closed_loop_on_a_floating_base() -> None:
    robot = legged("floating base + closed loop", 1)
    geometry = sy.generate(robot, "loop-geometry")
    motors = [int(name[1:]) for name in geometry.inputs]
    rng = np.random.default_rng(2)
    values = motion(robot)
    rows = len(values["q1"])
    for names, x in zip((robot.q, robot.qd, robot.qdd), waves(3, 0.2, rng), strict=True):
        values |= {names[robot.moving.index(j)]: x[:, k] for k, j in enumerate((1, 2, 5))}
    closed = geometry.compile().follow({name: values[name] for name in geometry.inputs})
    values |= dict(zip(geometry.passive, closed.T, strict=True))
    m = sy.generate(robot, "idm", base="given", effort=0)
    out = m.evaluate({k: values[k] for k in m.inputs})
    log = {"t": np.arange(rows) / RATE}
    for j, x in zip((1, 2, 5), out["tau"].T, strict=True):
        log |= {f"{key}{j}": values[f"{key}{j}"] for key in ("q", "QP", "QDP")} | {f"GAM{j}": x}
    for c in (1, 2, 3):
        log |= {f"W0{c}": values[f"W0{c}"], f"WP0{c}": values[f"WP0{c}"]}
        log |= {f"A0{c}": values[f"VP0{c}"]}
        log |= {f"F0{c}": out["wrench"][:, c - 1], f"C0{c}": out["wrench"][:, c + 2]}
    result = sy.identify(robot, log, **SETTINGS)
    assert set(motors) <= {1, 2, 5}
    assert len(result.groups) == 9
    assert result.training.total < 1e-6


@pytest.mark.parametrize("other", ["coupled drives", "springs", "mimic"])
def test_other_structures_explain_their_efforts(other: str) -> None:
    """The drives of a robot whose file couples them are identified through the coupling."""
    robot = random_robot(f"serial + {other}", np.random.default_rng(4))
    values = motion(robot)
    m = sy.generate(robot, "idm", effort=0)
    tau = m.evaluate({k: values[k] for k in m.inputs})["tau"]
    log = {"t": np.arange(len(tau)) / RATE, **dict(zip(robot.tau, tau.T, strict=True))}
    log |= {k: values[k] for k in (*robot.q, *robot.qd, *robot.qdd)}
    result = sy.identify(robot, log, **SETTINGS)
    assert result.training.total < 1e-6
    np.testing.assert_allclose(result.x, true_values(result, robot), atol=1e-6)
    noisy = {k: x + 0.01 * np.sin(1e4 * np.arange(len(x)) ** 2) * k.startswith("GAM")
             for k, x in log.items()}  # fmt: skip
    assert sy.identify(robot, noisy).training.total < 0.01


def elastic_motion(robot: Robot) -> tuple[Signals, Any]:
    """The motion with rotors in equilibrium with the links, and the efforts."""
    m = sy.generate(robot, "idm", effort=0, **({"base": "given"} if robot.has_moving_base else {}))
    values, joints = motion(robot), robot.elastic_joints
    still = {f"{key}{j}": 0 * values["q1"] for j in joints for key in ("QMP", "QMDP")}
    qM = m.evaluate({k: (values | still)[k] for k in m.inputs})["qM"]
    rate = 2j * np.pi * np.fft.fftfreq(len(qM), 1 / RATE)[:, None]
    rates = [np.fft.ifft(rate**n * np.fft.fft(qM, axis=0), axis=0).real for n in (1, 2)]
    for key, x in zip(("QM", "QMP", "QMDP"), (qM, *rates), strict=True):
        values |= {f"{key}{j}": x[:, k] for k, j in enumerate(joints)}
    return values, m.evaluate({k: values[k] for k in m.inputs})


def elastic_log(robot: Robot, values: Signals, out: Any, noise: float) -> Signals:
    efforts_ = {k: out[k] for k in ("tau", "wrench") if k in out}
    log = log_of(robot, values, noise, **efforts_) if robot.has_moving_base else {}
    rng = np.random.default_rng(3)
    noisy = out["tau"] + noise * rng.standard_normal(out["tau"].shape)
    log |= {"t": np.arange(len(noisy)) / RATE, **dict(zip(robot.tau, noisy.T, strict=True))}
    log = {k: x for k, x in log.items() if not k.startswith("tau")}
    return log | {k: x for k, x in values.items() if k.startswith(("q", "QP", "QDP", "QM"))}


@pytest.mark.parametrize("other", ["serial", "coupled drives", "floating base"])
def test_elastic_joints(other: str) -> None:
    """The motion of rotors and links gives the stiffness of the springs between them."""
    structure = f"{other} + elastic joints"
    if other == "coupled drives":
        structure = "elastic joints + coupled drives"
    robot = legged(structure, 4)
    values, out = elastic_motion(robot)
    result = sy.identify(robot, elastic_log(robot, values, out, 0.02), **SETTINGS)
    assert result.groups[robot.NL] == "rotor of joint 2"
    check(result, robot)
    assert result.sigma["k2"] < 0.01
    q, qd, qdd = (np.stack([values[k] for k in x], 1) for x in (robot.q, robot.qd, robot.qdd))
    rotors = np.stack([values[f"{k}2"] for k in ("QM", "QMP", "QMDP")], 1)[:, :, None]
    base = {"base": np.stack([values[f"{k}{c}"] for k in ("W0", "WP0", "VP0") for c in (1, 2, 3)], 1)} if robot.has_moving_base else {}  # fmt: skip
    predicted = result.predict(q, qd, qdd, rotors=rotors, **base)
    assert np.abs(predicted[:, : robot.NL] - out["tau"]).max() < 0.1
    assert np.abs(predicted[:, robot.NL] - out["tau"][:, 1]).max() < 0.1


def test_logs_of_elastic_joints() -> None:
    robot = random_robot("serial + elastic joints", np.random.default_rng(4))
    values, out = elastic_motion(robot)
    log = elastic_log(robot, values, out, 0.0)
    positions = {k: x for k, x in log.items() if k[0] in "qtG"}
    named = positions | {"rotor [deg]": np.degrees(log["QM2"])}
    result = sy.identify(robot, named, columns={"qm": ["rotor [deg]"]}, **SETTINGS)
    assert result.columns["qm"] == ("rotor [deg]",)
    assert result.training.total < 0.01  # velocities are differences
    assert result.robot.joint(2).eta
    assert not result.implausible
    refused: list[tuple[dict[str, Any], str]] = [
        ({"model": "power"}, "use the model 'dynamic'"),
        ({"ratios": [2, 2, 2]}, "both on the joints' side"),
        ({"solver": "didim", "kp": 1.0, "kd": 1.0}, "rigid joints"),
        ({"columns": {"qm": ["q1", "q2"]}}, "one per elastic joint"),
    ]
    for options, reason in refused:
        with pytest.raises(sy.SymoroError, match=reason):
            sy.identify(robot, log, **options)
    with pytest.raises(sy.SymoroError, match="no QM2"):
        sy.identify(robot, positions)
    with pytest.raises(sy.SymoroError, match="eta = 0"):
        sy.excite(robot)


def test_logs_that_do_not_tell_the_forces_are_refused() -> None:
    robot = legged()
    values = motion(robot)
    tau, wrench = efforts(robot, values)
    with pytest.raises(sy.SymoroError, match="contact forces"):
        sy.identify(robot, log_of(robot, values, tau=tau), filter=False)
    log = log_of(robot, values, tau=tau, wrench=wrench)
    without = {k: x for k, x in log.items() if not k.startswith("A0")}
    with pytest.raises(sy.SymoroError, match="acceleration less gravity"):
        sy.identify(robot, without, filter=False)
    with pytest.raises(sy.SymoroError, match="use the model 'dynamic'"):
        sy.identify(robot, log, model="energy")
    with pytest.raises(sy.SymoroError, match="moving base"):
        sy.identify(robot, log, solver="didim", kp=1.0, kd=1.0)
    with pytest.raises(sy.SymoroError, match="three columns"):
        sy.identify(robot, log, contacts={"4": ["a"]})
    with pytest.raises(sy.SymoroError, match="floating=True"):
        sy.identify(random_robot("tree", np.random.default_rng(0)), log, columns={"w0": "W0*"})
