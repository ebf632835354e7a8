"""Simulated motions against formulas, laws and another integrator of another library."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp, trapezoid
from scipy.linalg import expm
from scipy.special import ellipk

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.expr import HALF, constant
from symoro.formats.par import loads
from symoro.robot import Coupled
from symoro.simulate import ComputedTorque, Quintic, Simulation
from symoro.simulate.numeric_models import (
    LoopJoints,
    check_known,
    has_dry_friction,
    has_losses,
    with_values,
)
from symoro.simulate.plant import quaternion_matrix
from tests.loops.support import level_delta, parameters, robot_of
from tests.simulate.support import NUMBERS, block, elastic_arm, floating_arm, pendulum, rough_arm
from tests.structures import options_of, random_robot

METHODS = ("rk4", "dop853", "lsoda", "radau")


@pytest.mark.parametrize("method", METHODS)
def test_the_period_of_a_pendulum(method: str) -> None:
    """T = 4 sqrt(l / g) K(sin^2(a / 2)): after it the pendulum is back."""
    amplitude = 2.0
    period = 4 * math.sqrt(0.5 / 9.81) * ellipk(math.sin(amplitude / 2) ** 2)
    s = sy.simulate(
        pendulum(), period, q=[amplitude], step=period / 1000, method=method, tolerance=1e-9
    )
    assert s.complete
    assert s.q[-1, 0] == pytest.approx(amplitude, abs=1e-5)
    assert abs(s.qd[-1, 0]) < 1e-4
    assert s.q[500, 0] == pytest.approx(-amplitude, abs=1e-5)
    assert s.energy_drift < 1e-5


def test_the_fixed_step_method_is_of_order_four() -> None:
    def error(step: float) -> float:
        exact = sy.simulate(pendulum(), 1.0, q=[1.5], step=1.0, method="dop853", tolerance=1e-12).q[
            -1, 0
        ]
        return float(
            abs(sy.simulate(pendulum(), 1.0, q=[1.5], step=step, method="rk4").q[-1, 0] - exact)
        )

    assert error(0.02) / error(0.01) == pytest.approx(16, rel=0.15)


def test_the_fixed_step_method_follows_a_torque_that_depends_on_time() -> None:
    """The force 6 m t gives q = t^3, which a method of order 4 integrates exactly."""
    s = sy.simulate(block(), 1.0, controller=lambda t, q, qd: [12.0 * t], step=0.1, method="rk4")
    assert s.q[:, 0] == pytest.approx(s.t**3, abs=1e-12)
    assert s.work[-1] == pytest.approx(s.kinetic[-1], rel=1e-3)


def test_viscous_friction_takes_what_the_pendulum_loses() -> None:
    s = sy.simulate(pendulum(), 20.0, q=[2.0], values={"FV1": 0.5}, step=0.01)
    assert s.losses[-1] == pytest.approx(s.energy[0] - s.energy[-1], rel=1e-7)
    assert abs(s.q[-1, 0]) < 0.01
    assert s.energy_drift < 1e-7


def test_a_sliding_block_stops_where_dry_friction_says() -> None:
    """From the speed v it slides m v^2 / (2 FS) and then stays."""
    s = sy.simulate(block(), 2.0, qd=[3.0], values={"FS1": 8.0}, stick=1e-6, step=0.01)
    assert s.q[-1, 0] == pytest.approx(2.0 * 9.0 / 16.0, abs=1e-4)
    assert abs(s.qd[-1, 0]) < 1e-6
    assert s.losses[-1] == pytest.approx(9.0, rel=1e-5)
    assert s.zero == ("FV1",)


def test_elastic_joints_keep_their_energy_and_ring_as_the_linear_equations_say() -> None:
    """For small motions x = (q, qM): diag(A, IA) x'' + [[k, -k], [-k, k]] x = 0."""
    values = {"K1": 200.0, "K2": 80.0, "IA1": 0.5, "IA2": 0.05}
    s = sy.simulate(
        elastic_arm(), 3.0, q=[0.3, 1.0], qd=[1.0, -2.0], values=values, tolerance=1e-10
    )
    assert s.energy_drift < 1e-8
    small = sy.simulate(
        elastic_arm(),
        0.5,
        qd=[0.0, 0.0],
        q=[0.0, 0.0],
        values=values,
        controller=lambda t, q, qd: [1e-4, 0.0],
        tolerance=1e-11,
        step=0.01,
    )
    A = sy.generate(sy.load("planar2r"), "inertia").evaluate({"q2": 0.0})["A"]
    M, k = np.zeros((4, 4)), np.diag([200.0, 80.0])
    M[:2, :2], M[2:, 2:] = A, np.diag([0.5, 0.05])
    K = np.block([[k, -k], [-k, k]])
    whole = np.block([[np.zeros((4, 4)), np.eye(4), np.zeros((4, 1))], [-np.linalg.solve(M, K), np.zeros((4, 4)), np.linalg.solve(M, [[0], [0], [1e-4], [0]])],
                      [np.zeros((1, 9))]])  # fmt: skip
    expected = np.array([(expm(whole * t) @ np.eye(9)[8])[:4] for t in small.t])
    found = np.column_stack([small.q, small.extra["QM1"], small.extra["QM2"]])
    assert np.abs(found - expected).max() < 1e-4 * np.abs(expected).max()


def test_friction_of_elastic_joints_acts_on_the_rotors() -> None:
    s = sy.simulate(
        elastic_arm(),
        3.0,
        qd=[1.0, -2.0],
        values={"K1": 200.0, "K2": 80.0, "IA1": 0.5, "IA2": 0.05, "FV1": 0.3, "FV2": 0.1},
        tolerance=1e-10,
    )
    power = 0.3 * s.extra["QMP1"] ** 2 + 0.1 * s.extra["QMP2"] ** 2
    assert s.losses[-1] == pytest.approx(trapezoid(power, s.t), rel=1e-4)
    assert s.energy_drift < 1e-8


def test_a_floating_robot_without_gravity_keeps_its_centre_of_mass() -> None:
    robot = dataclasses.replace(
        floating_arm(), gravity=tuple(0 * x for x in floating_arm().gravity)
    )
    s = sy.simulate(robot, 4.0, qd=[1.0, -2.0], step=0.01, tolerance=1e-11)
    assert s.energy_drift < 1e-9
    mass, centre = 5.0 + 3.0 + 2.0, []
    dgm = [sy.generate(sy.load("planar2r"), "dgm", frame=j).compile() for j in (1, 2)]
    moments = [(0.3, 0.0, 0.0, 5.0), (0.0, 0.0, 0.2, 3.0), (0.15, 0.075, 0.1, 2.0)]
    for k in range(len(s.t)):
        place = np.eye(4)
        w, x, y, z = (s.extra[name][k] for name in ("QW", "QX", "QY", "QZ"))
        turn = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        place[:3, :3] = np.eye(3) + 2 * w * turn + 2 * turn @ turn
        place[:3, 3] = [s.extra[name][k] for name in ("PX", "PY", "PZ")]
        at = {"q1": s.q[k, 0], "q2": s.q[k, 1]}
        links = [
            np.eye(4),
            *(f({name: at[name] for name in f.inputs if name in at})["T"] for f in dgm),
        ]
        centre.append(
            sum(place @ T @ np.array(m) for T, m in zip(links, moments, strict=True))[:3] / mass
        )
    path = np.array(centre)
    line = path[0] + np.outer(s.t, (path[-1] - path[0]) / s.t[-1])
    assert np.abs(path - line).max() < 1e-8
    assert np.abs(s.extra["WZ0"]).max() > 0.01


def test_a_floating_robot_falls_as_everything_does() -> None:
    s = sy.simulate(floating_arm(), 1.0, step=0.01)
    assert s.extra["PZ"] == pytest.approx(-9.81 / 2 * s.t**2, abs=1e-9)
    assert np.abs(s.qd).max() < 1e-9


def test_the_matrix_of_a_quaternion_turns_by_its_angle() -> None:
    """(cos(a/2), n sin(a/2)) turns by a about n [Rodrigues], whatever its length."""
    n, a = np.array([2.0, -1.0, 2.0]) / 3, 0.7
    e = 5.0 * np.array([math.cos(a / 2), *(math.sin(a / 2) * n)])
    K = np.array([[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]])
    R = np.eye(3) + math.sin(a) * K + (1 - math.cos(a)) * K @ K
    assert quaternion_matrix(e) == pytest.approx(R, abs=1e-12)
    assert quaternion_matrix(np.stack([e, e]))[1] == pytest.approx(R, abs=1e-12)


def test_a_floating_robot_keeps_its_energy_under_gravity_while_it_tumbles() -> None:
    s = sy.simulate(floating_arm(), 1.0, qd=[3.0, -4.0], step=0.01, tolerance=1e-11)
    assert s.energy_drift < 1e-9
    rate = np.gradient(s.extra["PX"], s.t)[1:-1]
    turned = quaternion_matrix(np.stack([s.extra[k] for k in ("QW", "QX", "QY", "QZ")], axis=-1))
    V = np.stack([s.extra[k] for k in ("VX0", "VY0", "VZ0")], axis=-1)
    assert rate == pytest.approx(np.einsum("tij,tj->ti", turned, V)[1:-1, 0], abs=1e-3)


def test_computed_torque_knows_the_rows_of_a_floating_base() -> None:
    """The joints follow although the base recoils."""
    goal = ComputedTorque(Quintic([1.0, -0.5], 0.5))
    s = sy.simulate(floating_arm(), 0.6, controller=goal, step=0.01)
    assert s.tracking_error is not None
    assert s.tracking_error < 1e-6
    assert s.energy_drift < 1e-6


def test_the_motion_of_an_arm_is_that_of_pinocchio() -> None:
    pytest.importorskip("pinocchio")
    import pinocchio as pin

    from tests.oracle.pinocchio_model import PinocchioRobot

    robot = sy.load("rx90")
    known = {
        k: v
        for k, v in parameters(robot, 3).items()
        if not k.startswith(("FV", "FS", "FX", "FY", "FZ", "CX", "CY", "CZ"))
    }
    s = sy.simulate(
        robot,
        1.0,
        q=[0.1, 0.5, -0.4, 0.3, 0.2, 0.1],
        qd=[0.5, 0, 0, 1, 0, 0],
        values=known,
        step=0.1,
        tolerance=1e-10,
    )
    p = PinocchioRobot(robot, known)

    def slope(t: float, x: np.ndarray) -> np.ndarray:
        return np.concatenate([x[6:], pin.aba(p.model, p.data, x[:6], x[6:], np.zeros(6))])

    found = solve_ivp(
        slope, (0.0, 1.0), np.concatenate([s.q[0], s.qd[0]]), rtol=1e-10, atol=1e-12, t_eval=s.t
    )
    assert np.abs(s.q - found.y[:6].T).max() < 1e-6


@pytest.mark.parametrize("make", [rough_arm, lambda: sy.load("fivebar")], ids=["tree", "loop"])
def test_torques_are_what_the_inverse_model_asks_for(make: object) -> None:
    robot = make()  # type: ignore[operator]
    start = {"q1": 2.2, "q3": 0.9} if robot.NJ > robot.NL else {"q1": 0.1, "q2": 0.4}
    goal = {name: value + 0.3 for name, value in start.items()}
    values = {"IA1": 0.1, "IA3": 0.1, "FV1": 0.2, "FV2": 0.3} if robot.NJ > robot.NL else {}
    s = sy.simulate(
        robot,
        1.0,
        q=start,
        values=values,
        controller=ComputedTorque(Quintic(goal, 1.0)),
        stick=1e-9,
        step=0.01,
    )
    m = sy.generate(robot, "idm", effort=0)
    columns = {
        **dict.fromkeys(m.inputs, 0.0),
        **{k: v for k, v in {**robot.values, **values}.items() if k in m.inputs},
        **s.columns(),
    }
    tau = m.evaluate({k: v for k, v in columns.items() if k in m.inputs})["tau"]
    moving = np.abs(s.qd).min(axis=1) > 1e-3
    assert moving.sum() > 50
    assert s.tau[moving] == pytest.approx(tau[moving], abs=1e-6)


def test_positions_and_speeds_are_integrals() -> None:
    s = sy.simulate(sy.load("fourbar"), 1.0, q={"q1": 0.3}, values=_links("fourbar"), step=1e-3)
    for low, high in ((s.q, s.qd), (s.qd, s.qdd)):
        assert low[2::50] == pytest.approx(low[:-2:50] + _simpson(high)[::50], abs=1e-8)


def _simpson(rate: np.ndarray, h: float = 1e-3) -> np.ndarray:
    return h / 3 * (rate[:-2] + 4 * rate[1:-1] + rate[2:])


def _links(name: str) -> dict[str, float]:
    return {
        k: v
        for k, v in parameters(sy.load(name)).items()
        if not k.startswith(("IA", "FV", "FS", "FX", "FY", "FZ", "CX", "CY", "CZ"))
    }


# --- starts and errors ----------------------------------------------------------------------------


def test_an_assembly_is_chosen_by_name_or_by_nearness() -> None:
    values = _links("fourbar")

    def first(**how: object) -> Simulation:
        return sy.simulate(sy.load("fourbar"), 0.01, values=values, **how)  # type: ignore[arg-type]

    up, down = (first(q={"q1": 0.3}, assembly=label) for label in ("up", "down"))
    assert up.assembly == "up"
    assert abs(up.q[0, 2] - down.q[0, 2]) > 0.5
    near = first(q=dict(zip(("q1", "q2", "q3"), down.q[0] + [0, 0.1, -0.1], strict=True)))
    assert near.assembly == "down"
    assert near.q == pytest.approx(down.q)
    assert first(q=[0.3], assembly="2").assembly == "down"
    assert first(q=down.q[0]).assembly == "down"
    assert first(q={"crank": 0.3, "rocker": down.q[0, 2]}).assembly == "down"
    with pytest.raises(InputError, match=r"q3, a passive joint.*follow from the loops"):
        first(q={"q1": 0.3}, qd={"rocker": 1.0})


def test_only_a_motion_close_to_a_singular_configuration_is_called_so() -> None:
    """A free five-bar linkage runs into its singular configuration; the passive speeds tell when."""
    start = {"q1": 2.2, "q3": 0.9}
    short, long = (sy.simulate(sy.load("fivebar"), t, q=start, step=1e-3) for t in (0.2, 1.0))
    assert short.complete
    assert short.nearly_singular is None
    assert "singular" not in short.report()
    assert not long.complete
    assert "singular configuration of the loops near q1" in long.reason
    assert long.gains[-1] > 100 * short.gains.max()


def test_a_failed_integration_is_explained_by_a_singular_configuration_only_near_one() -> None:
    robot = with_values(sy.load("fivebar"), None)
    joints = LoopJoints(robot, np.array([2.2, 0, 0.9]), {}, "", joined=False)
    still = np.zeros(2)
    assert joints.diagnose(np.array([2.2, 0.9]), still) == ""
    assert joints.accept(np.array([2.2, 0.9]), still) == ""
    end = sy.simulate(sy.load("fivebar"), 1.0, q={"q1": 2.2, "q3": 0.9}, step=1e-4)
    at = next(k for k in range(len(end.t)) if end.gains[k] > 1.5e3)
    assert "passive joints move" in joints.diagnose(end.q[at, [0, 2]], still)
    assert joints.accept(end.q[at, [0, 2]], still) == ""
    assert end.nearly_singular == pytest.approx(end.t[int(np.argmax(end.gains))])


def test_a_parallelogram_may_be_crossed() -> None:
    values = _links("sr400")
    start = {"q2": -0.3, "q7": 0.9}
    plain, crossed = (
        sy.simulate(sy.load("sr400"), 0.3, q=start, values=values, assembly=a, step=0.01)
        for a in ("", "crossed")
    )
    assert (plain.assembly, crossed.assembly) == ("parallelogram", "crossed")
    assert plain.loop_drift < 1e-12
    assert crossed.loop_drift < 1e-12
    assert crossed.energy_drift < 1e-7
    assert np.abs(plain.q[0] - crossed.q[0]).max() > 0.1


def test_the_delta_robot_starts_near_given_positions() -> None:
    s = sy.simulate(
        sy.load("delta"), 0.05, q={"q1": 0.5, "q6": 0.5, "q10": 0.5, **level_delta(0.5)}, step=0.01
    )
    assert s.q[0, 1] == pytest.approx(level_delta(0.5)["q2"], abs=1e-9)
    assert s.loop_drift < 1e-12


def test_an_assembly_without_closed_form_or_elimination_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("symoro.solvers.loop_solver.platform_on_point_legs", lambda robot: None)
    with pytest.raises(InputError, match="have no closed form"):
        sy.simulate(
            robot_of("three arms"), 0.05, q={"q1": 0.3, "q4": 1.9, "q6": -1.9}, assembly="1"
        )


def test_an_assembly_of_the_gough_platform_is_simulated() -> None:
    """The platform falls from rest without forces of the motors; the energy stays."""
    robot = sy.load("gough")
    q = dict.fromkeys(("q3", "q9", "q14", "q19", "q24", "q29"), 1.2)
    s = sy.simulate(robot, 0.1, q=q, assembly="1", step=0.02, without=["friction"])
    assert s.complete
    assert s.energy_drift < 1e-6
    assert s.loop_drift < 1e-9
    moved = s.q[-1] - s.q[0]
    lengths = [moved[robot.q.index(name)] for name in q]
    assert lengths == pytest.approx([lengths[0]] * 6, abs=1e-6)  # by symmetry
    assert lengths[0] < -0.01
    with pytest.raises(InputError, match="no assembly 40"):
        sy.simulate(robot, 0.1, q=q, assembly="40")


def test_mistakes_are_explained() -> None:
    robot = sy.load("planar2r")
    with pytest.raises(InputError, match="time"):
        sy.simulate(robot, 0.0)
    with pytest.raises(InputError, match=r"step.*at most"):
        sy.simulate(robot, 1.0, step=2.0)
    with pytest.raises(UnknownName, match="euler"):
        sy.simulate(robot, 1.0, method="euler")
    with pytest.raises(UnknownName, match=r"start, q.*q7"):
        sy.simulate(robot, 1.0, q={"q7": 1.0})
    with pytest.raises(InputError, match=r"shape \(3,\)"):
        sy.simulate(robot, 1.0, q=[1.0, 2.0, 3.0])
    with pytest.raises(UnknownName, match="ZZ9"):
        sy.simulate(robot, 1.0, values={"ZZ9": 1.0})
    with pytest.raises(InputError, match=r"none for L1, ZZ1.*Give values"):
        sy.simulate(dataclasses.replace(robot, values={}), 1.0)
    with pytest.raises(InputError, match="no closed loops"):
        sy.simulate(robot, 1.0, assembly="up")
    with pytest.raises(InputError, match="torques of shape"):
        sy.simulate(robot, 1.0, controller=lambda t, q, qd: np.zeros(3))
    with pytest.raises(InputError, match="no assembly"):
        sy.simulate(
            dataclasses.replace(
                sy.load("fivebar"), values={**sy.load("fivebar").values, "L2": 0.2, "L4": 0.2}
            ),
            1.0,
            q={"q1": math.pi, "q3": 0.0},
        )
    with pytest.raises(InputError, match="'sideways'"):
        sy.simulate(sy.load("fivebar"), 1.0, q={"q1": 2.2, "q3": 0.9}, assembly="sideways")


def test_a_motion_that_explodes_ends_with_a_reason() -> None:
    s = sy.simulate(
        pendulum(), 1.0, controller=lambda t, q, qd: 1e9 * qd**3 + 1.0, method="rk4", step=0.05
    )
    assert not s.complete
    assert "no longer finite" in s.reason
    assert np.isfinite(s.q).all()


def test_values_without_effect_need_not_be_known() -> None:
    assert sy.simulate(sy.load("planar2r"), 0.1, qd=[1.0, 1.0]).complete
    assert set(NUMBERS) & set(sy.load("planar2r").values) == set()


def test_a_report_has_the_last_time_and_the_sums_of_energy() -> None:
    s = sy.simulate(pendulum(), 1.0, q=[2.0], values={"FV1": 0.5}, step=0.01)
    lines = s.report().splitlines()
    assert lines[0] == "Pendulum: 101 states from t = 0 to 1 s"
    kinetic, losses = f"{s.kinetic.max():.4g} J", f"{s.losses[-1]:.4g} J"
    assert lines[1] == f"energy: kinetic up to {kinetic}, work of the motors 0 J, losses {losses}"
    assert s.losses[-1] > 10 * s.losses[1]


def test_too_many_samples_are_refused() -> None:
    with pytest.raises(InputError, match=r"2e\+06 samples, expected at most 1000000 samples"):
        sy.simulate(pendulum(), 2.0, step=1e-6)


def test_friction_is_seen_where_it_is() -> None:
    dry = with_values(block(), {"FS1": 1.0}).robot
    viscous = with_values(block(), {"FV1": 1.0}).robot
    smooth = with_values(block(), {}).robot
    assert [has_dry_friction(r) for r in (dry, viscous, smooth)] == [True, False, False]
    assert [has_losses(r) for r in (dry, viscous, smooth)] == [True, True, False]


def test_parameters_without_a_value_are_named_up_to_a_dozen() -> None:
    with pytest.raises(InputError) as error:
        check_known(block(), [f"M{k}" for k in range(12)], {})
    assert "M11," in str(error.value)
    assert "more" not in str(error.value).partition("expected")[0]
    with pytest.raises(InputError, match="M11 and 3 more"):
        check_known(block(), [f"M{k}" for k in range(15)], {})
    check_known(block(), ["M1"], {"M1": 2.0})


SPRINGS = """NL = 3
NJ = 3
NF = 3
d = {0, 0.5, 0.4}
alpha = {0, pi/2, 0}
mu = {1, 0, 0}
XX = {0.01, 0.01, 0.01}
YY = {0.1, 0.1, 0.1}
ZZ = {0.1, 0.1, 0.1}
MX = {0.3, 0.2, 0.1}
M = {1, 1, 1}
IA = {0.2, 0, 0}
FV = {0.1, 0, 0}
FS = {0.2, 0, 0}
FSN = {0.4, 0, 0}
FL = {0.1, 0, 0}
G = {0, 0, -9.81}
eta = {ETA, 0, 0}
k = {30, 8, 5}
kd = {0.1, 0.05, 0.05}
k3 = {40, 3, 0}
q0 = {0, 0.4, -0.2}
"""


@pytest.mark.parametrize("eta", [0, 1])
def test_springs_dampers_and_loads_balance(eta: int) -> None:
    """A motor on the first joint, beside or behind its spring; the others have springs alone."""
    robot = loads(SPRINGS.replace("ETA", str(eta)))
    motion = sy.simulate(robot, 1.5, q=[0.3, 1.0, -0.5], qd=[1.0, -2.0, 1.0], tolerance=1e-9)
    assert motion.losses[-1] > 0.05
    assert motion.energy_drift < 2e-4


@pytest.mark.parametrize(
    "structure",
    [
        "closed loop + elastic joints",
        "floating base + closed loop",
        "floating base + elastic joints",
        "elastic joints + coupled drives",
        "mimic",
        "closed loop + mimic",
    ],
)
def test_structures_together_keep_their_energy(structure: str) -> None:
    robot = random_robot(structure, np.random.default_rng(3))
    if structure == "closed loop + mimic":  # joint 3 is passive
        robot = dataclasses.replace(robot, mimics=(Coupled(5, 3, 0.7, 0.1),))
    gravity = tuple(constant(x) for x in (1, 2, -9))
    motion = sy.simulate(
        dataclasses.replace(robot, gravity=gravity),
        0.2,
        controller=lambda t, q, qd: 5 * np.cos(9 * t + np.arange(len(q))),
        tolerance=1e-9,
        **options_of(structure),
    )
    assert np.abs(motion.q - motion.q[0]).max() > 0.01
    assert motion.energy_drift < 1e-6
    for c in robot.mimics:
        follower, master = (motion.joints.index(j) for j in (c.joint, c.master))
        assert c.joint not in motion.motors
        for x, offset in ((motion.q, c.offset), (motion.qd, 0), (motion.qdd, 0)):
            assert x[:, follower] == pytest.approx(c.multiplier * x[:, master] + offset)


def test_a_follower_has_no_start_of_its_own() -> None:
    robot = random_robot("mimic", np.random.default_rng(3))
    with pytest.raises(sy.SymoroError, match="q4, a joint that follows another one"):
        sy.simulate(robot, 0.1, q={"q4": 0.2}, mimic="joined")
    with pytest.raises(sy.SymoroError, match="mimic"):
        sy.simulate(robot, 0.1, mimic="both")


@pytest.mark.parametrize(
    "structure",
    ["coupled drives", "closed loop", "elastic joints + coupled drives"],
)
def test_friction_by_load_of_structures_balances(structure: str) -> None:
    robot = random_robot(structure, np.random.default_rng(3))
    joints = tuple(
        dataclasses.replace(x, FL=HALF) if j <= robot.NL and robot.frame(j).mu else x
        for j, x in enumerate(robot.joints, 1)
    )
    gravity = tuple(constant(x) for x in (1, 2, -9))
    loaded, plain = (
        sy.simulate(
            dataclasses.replace(x, gravity=gravity),
            0.2,
            controller=lambda t, q, qd: 8 * np.cos(9 * t + np.arange(len(q))),
            tolerance=1e-8,
        )
        for x in (dataclasses.replace(robot, joints=joints), robot)
    )
    assert np.abs(loaded.q - plain.q).max() > 1e-3
    assert loaded.energy_drift < 1e-4
