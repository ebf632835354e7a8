"""Friction and springs: the laws at each joint by plain formulas, and the laws that tie the models
together.
"""

from __future__ import annotations

import dataclasses
import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import FormatError
from symoro.expr import ONE, ZERO, Expr, Role, constant, cos, interpret, run_program, symbol
from symoro.formats.par import dumps, loads
from symoro.robot import DRIVES, INERTIAL_PARAMETERS, Robot, RobotWarning
from tests.strategies import random_tree, state
from tests.structures import ELASTIC, STRUCTURES, options_of, parts_of, random_robot

FRICTION = ("FV", "FS", "FT", "VT", "FE", "FVN", "FSN", "FO")
SPRING = ("k", "kd", "q0", "k2", "k3")
KEYS = sorted((*DRIVES, *SPRING), key=len, reverse=True)


def parameter(key: str, j: int) -> Expr:
    return symbol(f"{key}{j}", Role.INERTIAL)


def with_drives(robot: Robot, keys: tuple[str, ...], every: int = 1) -> Robot:
    """The robot with a symbol for each of some parameters of its drives, in every nth joint."""
    joints = tuple(
        dataclasses.replace(x, **{k: parameter(k, j) for k in keys}) if j % every == 0 else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


def evaluated(
    robot: Robot, name: str, values: dict[str, Any], **options: Any
) -> dict[str, np.ndarray]:
    m = sy.generate(robot, name, **{"effort": 0, **options})
    return m.evaluate({k: v for k, v in values.items() if k in m.inputs})


def sprung_tree(seed: int) -> tuple[Robot, dict[str, float]]:
    rng = np.random.default_rng(seed)
    robot = with_drives(with_drives(random_tree(5, rng), FRICTION), SPRING, every=2)
    return robot, state(robot, rng)


def by_hand(values: dict[str, float], j: int) -> float:
    """The effort of friction and spring of joint j, as the definition says."""
    p = {key: values.get(f"{key}{j}", 0.0) for key in (*FRICTION, *SPRING)}
    qd, x = values[f"QP{j}"], values[f"q{j}"] - p["q0"]
    FV, FS = (p["FV"], p["FS"]) if qd > 0 else (p["FVN"], p["FSN"])
    dry = FS + p["FT"] * math.exp(-((abs(qd) / p["VT"]) ** p["FE"]))
    spring = p["k"] * x + p["k2"] * x**2 + p["k3"] * x**3 + p["kd"] * qd
    return FV * qd + dry * math.copysign(1, qd) + p["FO"] + spring


SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_friction_and_springs_follow_their_definition(seed: int) -> None:
    robot, values = sprung_tree(seed)
    for name, group in (("idm", "tau"), ("h", "H")):
        whole = evaluated(robot, name, values)[group]
        bare = evaluated(robot, name, values, without=("friction", "springs"))[group]
        expected = [by_hand(values, j) for j in robot.moving]
        np.testing.assert_allclose(whole - bare, expected, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
def test_models_agree(seed: int) -> None:
    """Gamma = A qdd + H, ddm inverts idm, Lagrange's Q is the slope of U, gravity has no springs."""
    robot, values = sprung_tree(seed)
    qd, qdd = (np.array([values[f"{key}{j}"] for j in robot.moving]) for key in ("QP", "QDP"))
    tau = evaluated(robot, "idm", values)["tau"]
    A, H = evaluated(robot, "inertia", values)["A"], evaluated(robot, "h", values)["H"]
    np.testing.assert_allclose(A @ qdd + H, tau, rtol=1e-9, atol=1e-9)
    efforts = {f"GAM{j}": t for j, t in zip(robot.moving, tau, strict=True)}
    for name in ("ddm", "ddm-recursive"):
        solved = evaluated(robot, name, values | efforts)["qdd"]
        np.testing.assert_allclose(solved, qdd, rtol=1e-6, atol=1e-6)
    lagrange = evaluated(robot, "lagrange", values)
    undamped = values | {f"kd{j}": 0.0 for j in robot.moving}
    bare = evaluated(robot, "idm", undamped, without=("friction",))["tau"]
    together = lagrange["A"] @ qdd + lagrange["C"] @ qd + lagrange["Q"]
    np.testing.assert_allclose(together, bare, rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(
        evaluated(robot, "gravity", values)["Q"],
        evaluated(robot, "gravity", values, without=("springs",))["Q"],
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_power_is_the_rate_of_energy_and_the_losses(seed: int) -> None:
    robot, values = sprung_tree(seed)
    qd, qdd = (np.array([values[f"{key}{j}"] for j in robot.moving]) for key in ("QP", "QDP"))

    def total(t: float) -> float:
        moved = {f"q{j}": values[f"q{j}"] + t * v for j, v in zip(robot.moving, qd, strict=True)}
        rates = {f"QP{j}": v + t * a for j, v, a in zip(robot.moving, qd, qdd, strict=True)}
        out = evaluated(robot, "energy", values | moved | rates)
        return float(out["E"] + out["U"])

    h = 1e-4
    rate = (8 * (total(h) - total(-h)) - (total(2 * h) - total(-2 * h))) / (12 * h)
    without_stiffness = values | {f"{k}{j}": 0.0 for k in ("k", "k2", "k3") for j in robot.moving}
    losses = sum(by_hand(without_stiffness, j) * values[f"QP{j}"] for j in robot.moving)
    tau = evaluated(robot, "idm", values)["tau"]
    assert tau @ qd == pytest.approx(rate + losses, rel=1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_identification_models_have_the_columns_of_friction_and_springs(seed: int) -> None:
    robot, values = sprung_tree(seed)
    qd = np.array([values[f"QP{j}"] for j in robot.moving])
    tau = evaluated(robot, "idm", values)["tau"]
    models = {name: sy.generate(robot, name, effort=0) for name in ("id-dynamic", "id-power")}
    K = {name: np.array([values[c] for c in m.columns]) for name, m in models.items()}
    assert {"FT2", "FVN2", "FSN2", "FO2", "k2", "kd2", "k22", "k32"} <= {
        c for c in models["id-dynamic"].columns
    }
    D = evaluated(robot, "id-dynamic", values)["D"]
    np.testing.assert_allclose(D @ K["id-dynamic"], tau, rtol=1e-9, atol=1e-9)
    dh = evaluated(robot, "id-power", values)["dh"]
    assert dh @ K["id-power"] == pytest.approx(tau @ qd)
    energy = sy.generate(robot, "id-energy", effort=0)
    out = evaluated(robot, "energy", values)
    h = evaluated(robot, "id-energy", values)["h"]
    assert h @ np.array([values[c] for c in energy.columns]) == pytest.approx(out["E"] + out["U"])


def test_the_filtered_model_integrates_springs_and_friction() -> None:
    """Gamma = d(D1 K)/dt + D2 K along a motion."""
    robot, values = sprung_tree(7)
    m = sy.generate(robot, "id-filtered", effort=0)
    K = np.array([values[c] for c in m.columns])

    def at(t: float) -> dict[str, np.ndarray]:
        moved = {f"q{j}": values[f"q{j}"] + t * values[f"QP{j}"] for j in robot.moving} | {
            f"QP{j}": values[f"QP{j}"] + t * values[f"QDP{j}"] for j in robot.moving
        }
        return evaluated(robot, "id-filtered", values | moved)

    h = 1e-5
    rate = (at(h)["D1"] - at(-h)["D1"]) @ K / (2 * h)
    tau = evaluated(robot, "idm", values)["tau"]
    np.testing.assert_allclose(rate + at(0.0)["D2"] @ K, tau, rtol=1e-6, atol=1e-6)


def test_the_exponent_of_stribeck_friction_is_one_without_a_key() -> None:
    robot = with_drives(random_tree(2, np.random.default_rng(1)), ("FT", "VT"))
    values = state(robot, np.random.default_rng(2))
    law = evaluated(robot, "h", values)["H"]
    other = with_drives(robot, ("FE",))
    with_one = evaluated(other, "h", values | {"FE1": 1.0, "FE2": 1.0})["H"]
    np.testing.assert_allclose(law, with_one, rtol=1e-12)


def test_derivatives_count_springs() -> None:
    robot, values = sprung_tree(3)
    m = sy.generate(robot, "idm", effort=0)
    slope = m.derivative("q").evaluate(values)
    matrix = next(iter(slope.values()))
    h = 1e-6
    for c, j in enumerate(robot.moving):
        up, down = ({**values, f"q{j}": values[f"q{j}"] + s * h} for s in (1, -1))
        change = evaluated(robot, "idm", up)["tau"] - evaluated(robot, "idm", down)["tau"]
        np.testing.assert_allclose(matrix[:, c], change / (2 * h), rtol=1e-5, atol=1e-5)


# --- files ----------------------------------------------------------------------------------------


def test_the_keys_come_back_from_a_par_file() -> None:
    robot, _ = sprung_tree(5)
    back = loads(dumps(robot))
    for x, y in zip(robot.joints, back.joints, strict=True):
        assert all(str(getattr(x, k)) == str(getattr(y, k)) for k in (*FRICTION, *SPRING))


def test_keys_are_read_outside_comments_too() -> None:
    text = dumps(sy.load("planar2r")) + "kd = {0.5, 0}\nk = {2, 0}\nFVN = {0.1, 0.2}\n"
    text = text.replace("k = {0, 0}", "", 1)
    robot = loads(text)
    assert [str(x.kd) for x in robot.joints] == ["0.5", "0"]
    assert str(robot.joints[1].FVN) == "0.2"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"k": -1}, "k[1]"),
        ({"kd": -1}, "kd[1]"),
        ({"q0": 1}, "joint without a spring"),
        ({"eta": 1, "k": 5, "q0": 1}, "q0[1]"),
        ({"FT": 1}, "VT[1]"),
        ({"FT": 1, "VT": -1}, "VT[1]"),
        ({"FT": 1, "VT": 1, "FE": -1}, "FE[1]"),
        ({"FL": 1}, "below 1"),
        ({"FVN": -0.1}, "FVN[1]"),
        ({"FVL": 0.1}, "eta to 1"),
    ],
)
def test_wrong_values_are_errors_with_their_place(given: dict[str, Any], words: str) -> None:
    robot = sy.load("planar2r")
    first = {k: v if k == "eta" else constant(v) for k, v in given.items()}
    joints = (dataclasses.replace(robot.joints[0], **first), robot.joints[1])
    text = dumps(dataclasses.replace(robot, joints=joints))
    with pytest.raises(sy.SymoroError, match=words.replace("[", r"\[")):
        loads(text)


def test_a_spring_needs_a_joint_that_moves() -> None:
    text = dumps(sy.load("planar2r"))
    fixed = text.replace("sigma = {0, 0}", "sigma = {0, 2}").replace("k = {0, 0}", "k = {0, 3}")
    with pytest.raises(sy.SymoroError, match="fixed"):
        loads(fixed)


MJCF = """<mujoco><compiler angle="radian" autolimits="true"/><option gravity="0.5 -1 -9"/>
<worldbody><body name="a"><joint name="j1" axis="0 1 0" stiffness="7 2 30" springref="0.3"
damping="0.4" armature="0.1"/><geom size=".1" pos=".2 .1 0" mass="2"/>
<body name="b" pos="0.5 0 0.1"><joint name="j2" type="slide" axis="1 0 0.5" stiffness="40"
springref="-0.1" ref="0.05"/><geom size=".1 .2 .3" type="box" pos=".1 0 .2" mass="1"/>
<body name="c" pos="0 0.2 0.1"><joint name="j3" axis="1 1 0"/>
<geom size=".1" pos=".2 .3 0" mass="1.5"/></body></body></body></worldbody></mujoco>"""


def mujoco_accelerations(text: str, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
    import mujoco

    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:], data.qfrc_applied[:] = q, qd, tau
    mujoco.mj_forward(model, data)
    return np.array(data.qacc)


def test_springs_of_mjcf_act_as_in_mujoco(tmp_path: Any) -> None:
    """The file as read, and as written again in two ways."""
    path = tmp_path / "springs.xml"
    path.write_text(MJCF)
    arm = sy.load(str(path))
    rng = np.random.default_rng(4)
    again = tmp_path / "again.xml"
    loads(dumps(arm)).save(again)
    q, qd, tau = rng.uniform(-0.5, 0.5, (3, 3))
    expected = mujoco_accelerations(MJCF, q, qd, tau)
    for robot in (arm, sy.load(str(again))):
        m = sy.generate(robot, "ddm", effort=0)
        values = dict(zip((*robot.q, *robot.qd, *robot.tau), (*q, *qd, *tau), strict=True))
        solved = m.evaluate({k: v for k, v in values.items() if k in m.inputs})["qdd"]
        np.testing.assert_allclose(solved, expected, rtol=1e-8)
    np.testing.assert_allclose(
        mujoco_accelerations(again.read_text(), q, qd, tau), expected, rtol=1e-8
    )
    stiffer = dataclasses.replace(arm.joints[0], k=constant(9.0), q0=constant(0.1), kd=constant(2))
    changed = tmp_path / "changed.xml"
    dataclasses.replace(arm, joints=(stiffer, *arm.joints[1:])).save(changed)
    text = MJCF.replace('"7 2 30"', '"9 2 30"').replace('"0.3"', '"0.1"').replace('"0.4"', '"2.4"')
    np.testing.assert_allclose(
        mujoco_accelerations(changed.read_text(), q, qd, tau),
        mujoco_accelerations(text, q, qd, tau),
        rtol=1e-8,
    )


def test_urdf_says_which_laws_are_lost(tmp_path: Any) -> None:
    path = tmp_path / "springs.xml"
    path.write_text(MJCF)
    robot = loads(dumps(sy.load(str(path))))
    more = {"FSN": Fraction(1, 5), "FT": Fraction(1), "VT": Fraction(1)}
    first = dataclasses.replace(robot.joints[0], **{k: constant(x) for k, x in more.items()})
    robot = dataclasses.replace(robot, joints=(first, *robot.joints[1:]))
    with pytest.warns(RobotWarning, match=r"springs parallel to the drives.*Stribeck.*FVN, FSN"):
        robot.save(tmp_path / "arm.urdf")


# --- rotors of elastic joints: coordinates after the joints ---------------------------------------

ELASTIC_ROBOTS = [name for name in STRUCTURES if ELASTIC in parts_of(name)]
RICHER = {"kd": 2, "k3": 40, "FVL": 1, "FSL": 1, "FVN": 1}


def elastic_robot(structure: str, seed: int) -> tuple[Robot, dict[str, float], dict[str, str]]:
    """A random robot with dampers, polynomial stiffness and friction on both sides of its elastic
    joints, a state in which its loops are closed, and the options that it needs.
    """
    rng = np.random.default_rng(seed)
    robot = random_robot(structure, rng)
    joints = tuple(
        dataclasses.replace(x, **{k: constant(v) for k, v in RICHER.items()}) if x.eta else x
        for x in robot.joints
    )
    robot = dataclasses.replace(robot, joints=joints)
    values = {str(s): float(rng.uniform(-1, 1)) for s in robot.symbols}
    for j in robot.elastic_joints:
        values |= {f"{key}{j}": float(rng.uniform(-1, 1)) for key in ("QM", "QMP", "QMDP")}
    if robot.has_closed_loops:
        values |= closed_positions(robot, values)
    return robot, values, options_of(structure)


def closed_positions(robot: Robot, values: dict[str, float]) -> dict[str, float]:
    f = sy.generate(robot, "loop-geometry").compile()
    m = sy.generate(robot, "loop-geometry")
    solved = f({k: values[k] for k in m.inputs})
    assert solved.count
    return dict(zip(m.passive, map(float, solved.solutions[0]), strict=True))


def coordinates(robot: Robot, m: sy.Model) -> list[str]:
    """The index of each row of a model: 01 … 06, joints, M and joint of rotors."""
    return [label[1:] for label in m.program.groups[0].labels]


@pytest.mark.parametrize("structure", ELASTIC_ROBOTS)
def test_elastic_joints_with_every_structure(structure: str) -> None:
    """idm gives the rotor positions at which A qdd + H has no effort on the links and the motors'
    on the rotors; ddm finds the same accelerations, D K the same efforts, Lagrange too.
    """
    robot, values, options = elastic_robot(structure, 3)
    given = {"base": "given"} if robot.has_moving_base else {}
    idm = evaluated(robot, "idm", values, **options, **given)
    values |= {f"QM{j}": x for j, x in zip(robot.elastic_joints, idm["qM"], strict=True)}
    h = sy.generate(robot, "h", effort=0, **options)
    rows = coordinates(robot, h)
    joints = [int(r) for r in rows if r.isdigit() and not r.startswith("0")]
    expected = [
        0.0 if j in robot.elastic_joints else t for j, t in zip(joints, idm["tau"], strict=True)
    ]
    expected += [t for j, t in zip(joints, idm["tau"], strict=True) if j in robot.elastic_joints]
    expected = np.array([*idm.get("wrench", ()), *expected])
    rates = np.array([values[RATE(r)] for r in rows])
    H = h.evaluate({k: v for k, v in values.items() if k in h.inputs})["H"]
    A = evaluated(robot, "inertia", values, **options)["A"]
    np.testing.assert_allclose(A, A.T, atol=1e-12)
    np.testing.assert_allclose(A @ rates + H, expected, rtol=1e-8, atol=1e-8)
    efforts = {f"GAM{j}": t for j, t in zip(joints, idm["tau"], strict=True)}
    solved = evaluated(robot, "ddm", values | efforts, **options, **given)
    found = [*solved["qdd"], *solved["qMdd"]]
    np.testing.assert_allclose(found, rates[-len(found) :], rtol=1e-6, atol=1e-6)
    regressor = sy.generate(robot, "id-dynamic", effort=0, **options)
    D = regressor.evaluate({k: v for k, v in values.items() if k in regressor.inputs})["D"]
    K = np.array([column_value(robot, c) for c in regressor.columns])
    np.testing.assert_allclose(D @ K, expected, rtol=1e-8, atol=1e-8)
    lagrange = evaluated(robot, "lagrange", values, **options)
    undamped = tuple(dataclasses.replace(x, kd=ZERO) for x in robot.joints)
    robot = dataclasses.replace(robot, joints=undamped)
    bare = evaluated(robot, "h", values, **options, without=("friction",))["H"]
    speeds = np.array([values[speed_name(r)] for r in rows])
    np.testing.assert_allclose(lagrange["C"] @ speeds + lagrange["Q"], bare, rtol=1e-7, atol=1e-7)


def RATE(index: str) -> str:
    """The acceleration of a coordinate by its index."""
    if index.startswith("0"):
        k = int(index[1:])
        return f"VP0{k}" if k <= 3 else f"WP0{k - 3}"
    return f"QMDP{index[1:]}" if index.startswith("M") else f"QDP{index}"


def column_value(robot: Robot, name: str) -> float:
    key, j = next(
        (key, int(name[len(key) :]))
        for key in (*KEYS, *INERTIAL_PARAMETERS)
        if name.startswith(key) and name[len(key) :].isdigit()
    )
    holder = robot.joint(j) if key in KEYS else robot.bodies[j]
    return float(interpret([getattr(holder, key)], {})[0])


@pytest.mark.parametrize(
    "matrix", ["1,1,0, 1,1,0, 0,0,1", "a,b,0, 2*a,2*b,0, 0,0,1", "1,0,0, cos(q1),0,0, 0,0,1", "a,2,0, 2,4,0, 0,0,1"]
)  # fmt: skip
def test_a_coupling_without_inverse_is_an_error_with_its_place(matrix: str) -> None:
    lines = "NL = 3\nNJ = 3\nNF = 3\ntheta = {q1,q2,q3}\nd = {0,1,1}\nM = {1,1,1}\n"
    values = "(*@ values = {a = 1} *)\n"
    with pytest.raises(FormatError, match=r"line 8, key 'coupling\[4..6\]'.*row 2"):
        loads(f"{lines}{values}(*@ coupling = {{{matrix}}} *)")


def test_a_coupling_without_inverse_has_no_model() -> None:
    robot = sy.load("rrp")
    for rows in (((ONE, ZERO, ZERO), (ONE, ZERO, ZERO), (ZERO, ZERO, ONE)), ((ONE,),)):
        with pytest.raises(sy.SymoroError, match="coupling"):
            sy.generate(dataclasses.replace(robot, coupling=rows), "idm")


# --- friction by load -----------------------------------------------------------------------------


def loaded_tree(seed: int) -> tuple[Robot, dict[str, float]]:
    rng = np.random.default_rng(seed)
    robot = with_drives(random_tree(4, rng), ("FV", "FS", "IA", "k", "kd"))
    joints = tuple(
        dataclasses.replace(x, FL=constant(Fraction(1 + j, 10))) for j, x in enumerate(robot.joints)
    )
    robot = dataclasses.replace(robot, joints=joints)
    return robot, state(robot, rng)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_friction_by_load(seed: int, mode: str) -> None:
    """FL times the effort of the links, in idm and h; ddm finds the accelerations again."""
    robot, values = loaded_tree(seed)
    qdd = np.array([values[f"QDP{j}"] for j in robot.moving])
    FL = np.array([0.1, 0.2, 0.3, 0.4])
    turned = np.sign([values[f"QP{j}"] for j in robot.moving])
    for name, group in (("idm", "tau"), ("h", "H")):
        links = evaluated(robot, name, values, mode=mode, without=("friction", "rotor", "springs"))[
            group
        ]
        plain = dataclasses.replace(
            robot, joints=tuple(dataclasses.replace(x, FL=ZERO) for x in robot.joints)
        )
        expected = evaluated(plain, name, values)[group] + FL * np.abs(links) * turned
        np.testing.assert_allclose(
            evaluated(robot, name, values, mode=mode)[group], expected, rtol=1e-9, atol=1e-9
        )
    tau = evaluated(robot, "idm", values)["tau"]
    efforts = {f"GAM{j}": t for j, t in zip(robot.moving, tau, strict=True)}
    for name in ("ddm", "ddm-recursive"):
        solved = evaluated(robot, name, values | efforts, mode=mode)["qdd"]
        np.testing.assert_allclose(solved, qdd, rtol=1e-6, atol=1e-6)
    m = sy.generate(robot, "id-dynamic", effort=0)
    D = m.evaluate({k: v for k, v in (values | efforts).items() if k in m.inputs})["D"]
    np.testing.assert_allclose(D[0, m.columns.index("FL1")], abs(tau[0]) * turned[0])


def test_signs_of_loads_are_found_in_all_states() -> None:
    """In 1 of 200 of these states two corrections of the signs do not suffice."""
    robot, rng = sy.load("ur5"), np.random.default_rng(3)
    joints = (dataclasses.replace(x, FL=constant(Fraction(1, 2))) for x in robot.joints)
    robot = dataclasses.replace(robot, joints=tuple(joints))
    idm, ddm = (sy.generate(robot, name, effort=0) for name in ("idm", "ddm"))
    values = {n: rng.uniform(-2, 2, 600) for n in (*robot.q, *robot.qd)}
    values |= {n: 5 * rng.normal(size=600) for n in robot.qdd}
    values |= {n: np.full(600, robot.values.get(n, 0.1)) for n in idm.inputs if n not in values}
    tau = run_program(idm.traced, values)["tau"]
    efforts = dict(zip(robot.tau, tau.T, strict=True))
    found = run_program(ddm.traced, values | efforts)["qdd"]
    np.testing.assert_allclose(found, np.stack([values[n] for n in robot.qdd], 1), atol=1e-7)


def test_derivatives_count_friction_by_load() -> None:
    robot, values = loaded_tree(2)
    m = sy.generate(robot, "idm", effort=0)
    matrix = next(iter(m.derivative("q").evaluate(values).values()))
    h = 1e-6
    up, down = ({**values, "q2": values["q2"] + s * h} for s in (1, -1))
    change = evaluated(robot, "idm", up)["tau"] - evaluated(robot, "idm", down)["tau"]
    np.testing.assert_allclose(matrix[:, 1], change / (2 * h), rtol=1e-5, atol=1e-5)


def test_friction_by_load_of_an_elastic_joint() -> None:
    """The load of the rotor's friction is the effort of the spring, which that of the links is."""
    robot, values, _ = elastic_robot("serial + elastic joints", 5)
    first = robot.elastic_joints[0]
    joints = tuple(
        dataclasses.replace(x, FL=constant(Fraction(1, 5))) if x.eta else x for x in robot.joints
    )
    loaded = dataclasses.replace(robot, joints=joints)
    plain, more = evaluated(robot, "idm", values), evaluated(loaded, "idm", values)
    values |= {f"QM{first}": float(more["qM"][0])}
    place = robot.moving.index(first)
    links = evaluated(robot, "h", values)["H"]
    rotor = evaluated(loaded, "h", values)["H"][-1] - links[-1]
    assert rotor == pytest.approx(more["tau"][place] - plain["tau"][place])
    assert abs(rotor) > 1e-3


# --- base parameters ------------------------------------------------------------------------------


@pytest.mark.parametrize("structure", ["serial + elastic joints", "tree + springs"])
def test_base_parameters_give_the_same_efforts_and_independent_columns(structure: str) -> None:
    rng = np.random.default_rng(8)
    robot = with_drives(random_tree(3, rng), ("IA", "FV", "k", "kd"))
    if ELASTIC in parts_of(structure):
        second = dataclasses.replace(robot.joints[1], eta=1)
        robot = dataclasses.replace(robot, joints=(robot.joints[0], second, robot.joints[2]))
    values = state(robot, rng)
    base = sy.generate(robot, "base-parameters")
    numbers = values | base.values(values)
    m = sy.generate(robot, "id-dynamic", parameters="base", effort=0)
    rows = []
    for _ in range(30):
        drawn = {k: float(rng.uniform(-2, 2)) for k in m.inputs if k not in robot.values}
        rows.append(m.evaluate({**numbers, **drawn})["D"])
    D = np.vstack(rows)
    assert np.linalg.matrix_rank(D, tol=1e-8) == D.shape[1]
    moved = numbers | {f"{k}2": 0.3 for k in ("QM", "QMP", "QMDP")}
    for name, group in (("idm", "tau"), ("h", "H")):
        expected = evaluated(robot, name, moved)[group]
        found = evaluated(robot, name, moved, parameters="base")[group]
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)


# --- elastic joints in MuJoCo: rotors as bodies of their own, springs as tendons ------------------

ARM = """<mujoco><compiler angle="radian" autolimits="true"/><option gravity="0.5 -1 -9"/>
<worldbody><body name="a"><joint name="j1" axis="0 1 0" damping="0.3"/>
<geom size=".1" pos=".2 .1 0" mass="2"/>
<body name="b" pos="0.5 0 0.1"><joint name="j2" type="slide" axis="1 0 0.5" armature="0.4"/>
<geom size=".1 .2 .3" type="box" pos=".1 0 .2" mass="1"/>
<body name="c" pos="0 0.2 0.1"><joint name="j3" axis="1 1 0"/>
<geom size=".1" pos=".2 .3 0" mass="1.5"/></body></body></body>ROTORS</worldbody>TENDONS</mujoco>"""
ROTOR = """<body><joint name="m{j}" axis="0 0 1" damping="{FV}"/>
<inertial pos="0 0 0" mass="1" diaginertia="{IA} {IA} {IA}"/></body>"""
TENDON = """<fixed stiffness="{k} {k2} {k3}" damping="{kd}" springlength="0">
<joint joint="m{j}" coef="1"/><joint joint="j{j}" coef="-1"/></fixed>"""


def test_elastic_joints_accelerate_as_in_mujoco(tmp_path: Any) -> None:
    parts = {
        1: {"IA": 0.2, "FV": 0.5, "k": 60, "k2": 0, "k3": 30, "kd": 0.7},
        3: {"IA": 0.1, "FV": 0.2, "k": 25, "k2": 5, "k3": 9, "kd": 0},
    }
    path = tmp_path / "arm.xml"
    path.write_text(ARM.replace("ROTORS", "").replace("TENDONS", ""))
    arm = sy.load(str(path))
    joints = list(arm.joints)
    for j, p in parts.items():
        numbers: dict[str, Any] = {key: constant(x) for key, x in p.items()}
        friction = {"FVL": joints[j - 1].FV}
        joints[j - 1] = dataclasses.replace(joints[j - 1], eta=1, **numbers, **friction)
    arm = dataclasses.replace(arm, joints=tuple(joints))
    text = ARM.replace("ROTORS", "".join(ROTOR.format(j=j, **p) for j, p in parts.items()))
    tendons = "".join(TENDON.format(j=j, **p) for j, p in parts.items())
    text = text.replace("TENDONS", f"<tendon>{tendons}</tendon>")
    q, qd, tau = np.random.default_rng(4).uniform(-0.5, 0.5, (3, 5))
    tau[[0, 2]] = 0  # the motors act on the rotors
    expected = mujoco_accelerations(text, q, qd, tau)
    efforts = [tau[3], tau[1], tau[4]]
    values = dict(zip((*arm.q, *arm.qd, *arm.tau), (*q[:3], *qd[:3], *efforts), strict=True))
    values |= {"QM1": q[3], "QM3": q[4], "QMP1": qd[3], "QMP3": qd[4]}
    for name in ("ddm", "ddm-recursive"):
        out = evaluated(arm, name, values)
        np.testing.assert_allclose([*out["qdd"], *out["qMdd"]], expected, rtol=1e-8)
    A, H = evaluated(arm, "inertia", values)["A"], evaluated(arm, "h", values)["H"]
    np.testing.assert_allclose(A @ expected + H, tau, rtol=1e-8, atol=1e-8)


# --- a coupling that depends on the positions -----------------------------------------------------


@pytest.mark.parametrize(
    "structure",
    [
        "coupled drives",
        "elastic joints + coupled drives",
        "floating base + coupled drives",
        "closed loop + coupled drives",
        "coupled drives + mimic",
    ],
)
def test_a_coupling_that_depends_on_positions(structure: str) -> None:
    """The speeds of the motors are the rates of no coordinates: Lagrange and the identification
    models agree with Newton and Euler all the same.
    """
    robot, values, own = elastic_robot(structure, 6)
    rows = [list(row) for row in robot.coupling]
    rows[-1][0] = constant(Fraction(-2, 5)) * cos(robot.variable(2))
    robot = dataclasses.replace(robot, coupling=tuple(map(tuple, rows)))
    h = sy.generate(robot, "h", effort=0, without=("friction",), **own)
    names = [speed_name(r) for r in coordinates(robot, h)]
    speeds = np.array([values[name] for name in names])
    rates = np.array([values[RATE(r)] for r in coordinates(robot, h)])
    lagrange = evaluated(robot, "lagrange", values, **own)
    undamped = tuple(dataclasses.replace(x, kd=ZERO) for x in robot.joints)
    plain = dataclasses.replace(robot, joints=undamped)
    H = evaluated(plain, "h", values, without=("friction",), **own)["H"]
    np.testing.assert_allclose(lagrange["C"] @ speeds + lagrange["Q"], H, rtol=1e-8, atol=1e-8)
    A, H = (evaluated(robot, name, values, **own) for name in ("inertia", "h"))
    whole = A["A"] @ rates + H["H"]
    for name, group in (("id-dynamic", "D"), ("id-power", "dh")):
        m = sy.generate(robot, name, effort=0, **own)
        found = m.evaluate({k: v for k, v in values.items() if k in m.inputs})[group]
        K = np.array([column_value(robot, c) for c in m.columns])
        expected = whole if name == "id-dynamic" else whole @ speeds
        np.testing.assert_allclose(found @ K, expected, rtol=1e-8, atol=1e-8)


def speed_name(index: str) -> str:
    """The speed of a coordinate by its index."""
    if index.startswith("0"):
        k = int(index[1:])
        return f"V0{k}" if k <= 3 else f"W0{k - 3}"
    return f"QMP{index[1:]}" if index.startswith("M") else f"QP{index}"


@pytest.mark.parametrize(
    "structure", ["closed loop + springs", "floating base + closed loop", "mimic", "mobile base"]
)
def test_friction_by_load_with_other_structures(structure: str) -> None:
    """ddm inverts idm where motors also carry the drives of joints that follow."""
    rng = np.random.default_rng(1)
    robot, options = random_robot(structure, rng), options_of(structure)
    following = {c.joint for c in robot.mimics}
    joints = tuple(
        dataclasses.replace(x, FL=constant(Fraction(1, 5)))
        if j <= robot.NL and robot.frame(j).mu and j not in following
        else x
        for j, x in enumerate(robot.joints, 1)
    )
    robot = dataclasses.replace(robot, joints=joints)
    values = {str(s): float(rng.uniform(-1, 1)) for s in robot.symbols}
    if robot.has_closed_loops:
        values |= closed_positions(robot, values)
    idm = sy.generate(robot, "idm", effort=0, **options)
    tau = idm.evaluate({k: v for k, v in values.items() if k in idm.inputs})["tau"]
    moved = idm.program.groups[0].joints[0]
    efforts = {f"GAM{j}": float(t) for j, t in zip(moved, tau, strict=True)}
    solved = evaluated(robot, "ddm", values | efforts, **options)["qdd"]
    rates = [values[f"QDP{j}"] for j in moved]
    np.testing.assert_allclose(solved, rates, rtol=1e-8, atol=1e-8)
    mixed = evaluated(robot, "hybrid", values | efforts, accelerated=(moved[0],), **options)
    np.testing.assert_allclose(mixed["tau"], tau[:1], rtol=1e-8, atol=1e-8)
    np.testing.assert_allclose(mixed["qdd"], rates[1:], rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize(
    "structure",
    ["coupled drives", "elastic joints + coupled drives", "floating base + coupled drives"],
)
def test_friction_by_load_of_coupled_motors(structure: str) -> None:
    """The load of a motor is J_qm^T times the efforts of the links, of the springs at rotors; ddm
    inverts idm, and the column of FL is the friction of the measured effort of the motor.
    """
    robot, values, _ = elastic_robot(structure, 6)
    rows = [list(row) for row in robot.coupling]
    rows[-1][0] = constant(Fraction(-2, 5)) * cos(robot.variable(2))
    plain = dataclasses.replace(robot, coupling=tuple(map(tuple, rows)))
    FL = np.arange(1, robot.NL + 1) / 10
    joints = tuple(
        dataclasses.replace(x, FL=constant(Fraction(j, 10))) for j, x in enumerate(robot.joints, 1)
    )
    robot = dataclasses.replace(plain, joints=joints)
    own = {"base": "given"} if robot.has_moving_base else {}
    C = np.array([[float(interpret([x], values)[0]) for x in row] for row in plain.coupling])
    idm, without = (evaluated(x, "idm", values, **own) for x in (robot, plain))
    ends = np.array([values[f"QP{j}"] for j in robot.moving])
    links = evaluated(plain, "idm", values, **own, without=("friction", "rotor", "springs"))["tau"]
    for j in robot.elastic_joints:
        place, x = robot.moving.index(j), robot.joint(j)
        ends[place] = values[f"QMP{j}"]
        number = interpret([x.FVL, x.FSL], {})
        links[place] += number[0] * values[f"QP{j}"] + number[1] * np.sign(values[f"QP{j}"])
    turned = np.sign(np.linalg.solve(C, ends))
    friction = np.linalg.solve(C.T, FL * np.abs(C.T @ links) * turned)
    np.testing.assert_allclose(idm["tau"], without["tau"] + friction, rtol=1e-9, atol=1e-9)
    assert np.abs(friction).max() > 1e-2
    values |= {f"GAM{j}": t for j, t in zip(robot.moving, idm["tau"], strict=True)}
    values |= {f"QM{j}": x for j, x in zip(robot.elastic_joints, idm.get("qM", ()), strict=True)}
    solved = evaluated(robot, "ddm", values, **own)
    rates = [values[f"QDP{j}"] for j in robot.moving]
    np.testing.assert_allclose(solved["qdd"], rates, rtol=1e-6, atol=1e-6)
    m = sy.generate(robot, "id-dynamic", effort=0)
    D = m.evaluate({k: v for k, v in values.items() if k in m.inputs})["D"]
    of_motor = (np.linalg.inv(C).T[:, 0] * abs((C.T @ idm["tau"])[0]) * turned[0])[0]
    first = 6 if robot.has_moving_base else 0
    row = len(robot.moving) + first if 1 in robot.elastic_joints else first
    np.testing.assert_allclose(D[row, m.columns.index("FL1")], of_motor)
