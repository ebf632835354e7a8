"""Robots built in Python: links and joints against the same URDF file and Pinocchio, symbolic tables
against tables of numbers.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy

KINDS = ("revolute", "continuous", "prismatic", "fixed")
CALM = {"without": "friction"}


# --- links and joints --------------------------------------------------------------------------------


def text(values) -> str:
    return " ".join(repr(float(x)) for x in values)


def random_tree(seed: int) -> tuple[sy.Builder, str]:
    """A tree of 6 joints as a builder and as URDF text."""
    rng = np.random.default_rng(seed)
    builder, xml = sy.Builder(f"tree{seed}"), [f'<robot name="tree{seed}">', '<link name="base"/>']
    builder.link("base")
    for k in range(1, 7):
        mass, com, diagonal = rng.uniform(0.5, 2), rng.uniform(-0.2, 0.2, 3), rng.uniform(1, 1.4, 3)
        xyz, rpy, axis = rng.uniform(-0.4, 0.4, (3, 3))
        off = rng.uniform(-0.1, 0.1, 3)
        kind = KINDS[k % 4] if k > 1 else "revolute"
        parent = f"link{rng.integers(1, k)}" if k > 1 else "base"
        builder.link(f"link{k}", mass=mass, com=com, inertia=(*diagonal, *off))
        bounds = {"limits": (-1.5, 1.5)} if kind in ("revolute", "prismatic") else {}
        drive = {"damping": 0.1 * k, "friction": 0.05 * k} if kind != "fixed" else {}
        builder.joint(
            f"j{k}", parent, f"link{k}", kind, axis=axis, xyz=xyz, rpy=rpy, **bounds, **drive
        )
        xx, yy, zz, xy, yz, xz = (float(x) for x in (*diagonal, *off))
        xml.append(
            f'<link name="link{k}"><inertial><origin xyz="{text(com)}"/><mass value="{mass!r}"/>'
            f'<inertia ixx="{xx!r}" iyy="{yy!r}" izz="{zz!r}" ixy="{xy!r}" iyz="{yz!r}" '
            f'ixz="{xz!r}"/></inertial></link><joint name="j{k}" type="{kind}">'
            f'<parent link="{parent}"/><child link="link{k}"/>'
            f'<origin xyz="{text(xyz)}" rpy="{text(rpy)}"/>'
            f'<axis xyz="{text(axis / np.linalg.norm(axis))}"/>'
            f'<dynamics damping="{0.1 * k!r}" friction="{0.05 * k!r}"/>'
            f'<limit lower="-1.5" upper="1.5" effort="0" velocity="0"/></joint>'
        )
    return builder, "\n".join([*xml, "</robot>"])


@pytest.mark.parametrize("seed", range(4))
def test_a_built_tree_is_the_imported_one(seed: int, tmp_path: Path) -> None:
    builder, xml = random_tree(seed)
    path = tmp_path / "tree.urdf"
    path.write_text(xml, encoding="utf-8")
    built, read = builder.robot(), sy.load(path)
    assert built.joint_names == read.joint_names
    assert built.origin is not None
    assert read.origin is not None
    assert list(built.origin.links) == list(read.origin.links)
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    rng = np.random.default_rng(seed + 100)
    q, qd, qdd = rng.uniform(-1, 1, (3, len(built.q)))
    names = list(built.joint_names)
    places = [model.joints[model.getJointId(n)] for n in names]
    qp = pin.neutral(model)
    v, a = np.zeros(model.nv), np.zeros(model.nv)
    for k, joint in enumerate(places):
        qp[joint.idx_q : joint.idx_q + joint.nq] = (
            [q[k]] if joint.nq == 1 else [math.cos(q[k]), math.sin(q[k])]
        )
        v[joint.idx_v], a[joint.idx_v] = qd[k], qdd[k]
    tau = pin.rnea(model, data, qp, v, a)[[joint.idx_v for joint in places]]
    assert built.compute.inverse_dynamics(q, qd, qdd, **CALM) == pytest.approx(tau, abs=1e-9)
    assert built.compute.idm(q, qd, qdd) == pytest.approx(read.compute.idm(q, qd, qdd), abs=1e-9)
    assert built.compute.dgm(q, frame="link6", wrt="base") == pytest.approx(
        read.compute.dgm(q, frame="link6", wrt="base"), abs=1e-12
    )


def arm() -> sy.Builder:
    builder = sy.Builder("arm")
    builder.link("base").link("upper", mass=2.0, com=(0.2, 0, 0)).link("lower", mass=1.0)
    return builder.joint("shoulder", parent="base", child="upper", axis=(0, 0, 2), limits=(-3, 3))


def test_options_of_an_import_and_details_of_joints() -> None:
    builder = arm().joint(
        "elbow", "upper", "lower", origin=np.eye(4), velocity=2.0, effort=5.0, armature=0.1,
        mimic=("shoulder", 2.0, 0.1),
    )  # fmt: skip
    robot = builder.robot(symbolic=True, floating=True)
    assert robot.has_floating_base
    assert robot.values["M1"] == 2.0
    assert robot.joint(1).limits[:2] == (-3.0, 3.0)
    assert robot.joint(2).limits[2:] == (2.0, 5.0)
    assert robot.values["IA2"] == 0.1
    assert [(x.multiplier, x.offset) for x in robot.mimics] == [(2.0, 0.1)]


WRONG = {
    "second link of this name": lambda b: b.link("base"),
    "second joint of this name": lambda b: b.joint("shoulder", "upper", "lower"),
    "which joint shoulder carries already": lambda b: b.joint("x", "base", "upper"),
    r"kind: found 'hinge', expected one of revolute": lambda b: b.joint("x", "a", "b", "hinge"),
    r"axis: found \(0, 0, 0\)": lambda b: b.joint("x", "upper", "lower", axis=(0, 0, 0)),
    "mass: found nan": lambda b: b.link("x", mass=math.nan),
    "com: found": lambda b: b.link("x", com=(1, 2)),
    "a symmetric matrix": lambda b: b.link("x", inertia=[[1, 1, 0], [0, 1, 0], [0, 0, 1]]),
    "no rotation": lambda b: b.joint("x", "upper", "lower", origin=2 * np.eye(4)),
    "one of them": lambda b: b.joint("x", "upper", "lower", origin=np.eye(4), xyz=(1, 0, 0)),
    "the lowest first": lambda b: b.joint("x", "upper", "lower", limits=(1, -1)),
    r'the link .nowhere., expected one of .*Add it: b.link\("nowhere"\)': (
        lambda b: b.joint("x", "nowhere", "lower").robot()
    ),
    "2 links without a parent": lambda b: b.robot(),
    "form a circle|the root does not carry": lambda b: (
        b.link("a").link("b").joint("x", "a", "b").joint("y", "b", "a")
        .joint("z", "upper", "lower").robot()
    ),
    "has no links": lambda b: sy.Builder().robot(),
}  # fmt: skip


@pytest.mark.parametrize("message", WRONG)
def test_messages_of_the_builder(message: str) -> None:
    with pytest.raises(sy.SymoroError, match=message):
        WRONG[message](arm())


# --- tables ------------------------------------------------------------------------------------------


def random_table(seed: int) -> list[dict]:
    rng = np.random.default_rng(seed)
    rows = []
    for j in range(1, 5):
        a, alpha, d, theta, mass = (float(x) for x in rng.uniform(0.1, 1, 5))
        rows.append({
            "type": "prismatic" if (seed + j) % 3 == 0 else "revolute",
            "a": a, "alpha": math.pi / 2 if j == 2 else alpha, "d": d, "theta": theta,
            "mass": mass, "com": [float(x) for x in rng.uniform(-0.2, 0.2, 3)],
            "inertia": [*(float(x) for x in rng.uniform(1, 1.4, 3)), 0.1, -0.05, 0.02],
            "Ia": 0.2, "Fv": 0.1, "Fs": 0.05, "qmin": -1.0, "qmax": 1.0,
        })  # fmt: skip
    return rows


@pytest.mark.parametrize("convention", ["standard", "modified"])
@pytest.mark.parametrize("seed", range(3))
def test_a_symbolic_table_is_the_table_of_its_numbers(seed: int, convention: str) -> None:
    rows = random_table(seed)
    values, symbolic = {}, []
    for j, row in enumerate(rows, 1):
        names = {"a": f"A{j}", "d": f"D{j}", "theta": f"T{j}", "mass": f"mass{j}"}
        values |= {names[key]: row[key] for key in names}
        moving = "d" if row["type"] == "prismatic" else "theta"
        symbolic.append({**row, **names, moving: f"q{j} + {names[moving]}"})
    numeric = sy.from_dh(rows, convention=convention)
    table = sy.from_dh(symbolic, convention=convention, values=values)
    q, qd, qdd = np.random.default_rng(seed).uniform(-1, 1, (3, 4))
    assert table.q == ("q1", "q2", "q3", "q4")
    assert table.compute.idm(q, qd, qdd) == pytest.approx(numeric.compute.idm(q, qd, qdd), abs=1e-9)
    last = numeric.compute.dgm(q, frame="link4", wrt="base")
    assert table.compute.dgm(q) == pytest.approx(last, abs=1e-12)
    assert table.joint(1).limits[:2] == (-1.0, 1.0)


def test_a_table_of_khalil_is_the_par_file() -> None:
    rows = [
        {"theta": "q1", "r": "L1"},
        {"alpha": "pi/2", "theta": "q2"},
        {"d": "L2", "theta": "q3"},
        {"type": "fixed", "d": "L3"},
    ]
    lengths = {"L1": 0.3, "L2": 0.4, "L3": 0.35}
    robot = sy.Robot.serial(rows, name="arm3", values=lengths, gravity=[0, 0, "G3"])
    read = sy.load(Path(__file__).parents[2] / "examples" / "arm3.par")
    assert robot.frames[:3] == read.frames[:3]
    assert robot.frame(4).d == read.frame(4).d
    assert robot.bodies[1].M != 0
    assert sy.generate(robot, "dgm").cost == sy.generate(read, "dgm").cost
    assert robot.compute.dgm([0.1, 0.2, 0.3]) == pytest.approx(read.compute.dgm([0.1, 0.2, 0.3]))


def test_angles_of_numbers_are_exact_and_variables_keep_their_names() -> None:
    rows = [
        {"a": 0, "alpha": math.pi / 2, "d": "L1", "theta": "theta1"},
        {"a": 0, "alpha": -math.pi / 2, "d": "s", "theta": 0, "type": "prismatic"},
    ]
    robot = sy.from_dh(rows, convention="standard")
    assert robot.q == ("theta1", "s")
    assert str(robot.frame(2).alpha) == "pi/2"
    text = sy.generate(robot, "dgm").code("python", comments=False)
    assert "e-1" not in text


WRONG_TABLES = {
    "row 1, beta: found an unknown key": [{"beta": 1}],
    "row 1, type: found 'screw'": [{"type": "screw"}],
    "row 1, alpha: found": [{"alpha": "pi//2"}],
    "row 1, d: found None": [{"d": None}],
    "row 1, r: found 'q1', expected no joint variable": [{"r": "q1"}],
    "row 1, theta: found .*expected q1 plus": [{"theta": "2*q1"}],
    "the variable x again": [{"theta": "x"}, {"theta": "x"}],
    "no row of a moving joint": [{"type": "fixed"}],
    "com: found": [{"mass": 1, "com": [1, 2]}],
    "qmin: found 'low'": [{"qmin": "low"}],
    "row 1.*expected a mapping": [(0, 0, "q1", 0)],
}


@pytest.mark.parametrize("message", WRONG_TABLES)
def test_messages_of_tables(message: str) -> None:
    with pytest.raises(sy.SymoroError, match=message):
        sy.Robot.serial(WRONG_TABLES[message])


def test_unknown_values_and_conventions_are_refused() -> None:
    with pytest.raises(sy.SymoroError, match="values of robot: found 'L9'"):
        sy.Robot.serial([{"r": "L1"}], values={"L9": 1.0})
    with pytest.raises(sy.SymoroError, match="convention"):
        sy.from_dh([{"a": "L1"}], convention="craig")
    with pytest.raises(sy.SymoroError, match="floating for a symbolic table"):
        sy.from_dh([{"a": "L1"}], convention="modified", floating=True)


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ("nowhere", None, "which does not exist"),
        ("second", "first", "which leads back to it"),
        ("first", None, "which leads back to it"),
        ("third", None, "which does not move"),
    ],
)
def test_a_mimic_of_no_moving_joint_is_refused(first: str, second: str | None, reason: str) -> None:
    b = sy.Builder("arm")
    for name in ("base", "upper", "lower", "tool"):
        b.link(name, mass=1.0, inertia=(1.0, 1.0, 1.0))
    b.joint("first", "base", "upper", mimic=(first, 1.0, 0.0))
    b.joint("second", "upper", "lower", mimic=None if second is None else (second, 1.0, 0.0))
    b.joint("third", "lower", "tool", "fixed")
    with pytest.raises(sy.SymoroError, match=rf"joint first, mimic: .*{reason}"):
        b.robot()
