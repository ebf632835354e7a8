"""`to_pinocchio` of the dynamic identification model: D @ P is Pinocchio's torque regressor."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from symoro.errors import InputError, UnsupportedRobot
from symoro.formats.pinocchio_model import parameter_transform
from tests.formats.support import robot_file
from tests.strategies import random_rotation

ARMS = [
    "panda.urdf", "ur5_robot.urdf", "ur3_gripper.urdf", "kinova.urdf", "xarm7.urdf", "z1.urdf", "so101.urdf",
    "talos_left_arm.urdf", "double_pendulum_continuous.urdf", "finger_edu.urdf",
]  # fmt: skip


def difference(robot: sy.Robot, model: pin.Model, m: sy.Model) -> float:
    """D @ P against Pinocchio's regressor at a random state, joints matched by name."""
    rng = np.random.default_rng(3)
    names = robot.joint_names
    q, v, a = rng.uniform(-1, 1, (3, len(names)))
    inputs = dict(zip(robot.q, q, strict=True)) | dict(zip(robot.qd, v, strict=True))
    D = m.evaluate(inputs | dict(zip(robot.qdd, a, strict=True)))["D"]
    of = [model.getJointId(name) for name in names]
    rows = [model.joints[j].idx_v for j in of]
    state = np.zeros((2, model.nv))
    state[:, rows] = v, a
    posture = pin.neutral(model)
    for j, angle in zip(of, q, strict=True):
        joint = model.joints[j]
        values = [angle] if joint.nq == 1 else [np.cos(angle), np.sin(angle)]
        posture[joint.idx_q : joint.idx_q + joint.nq] = values
    columns = [10 * (j - 1) + i for j in of for i in range(10)]
    Y = pin.computeJointTorqueRegressor(model, model.createData(), posture, *state)
    return float(np.abs(D @ m.to_pinocchio - Y[np.ix_(rows, columns)]).max())


def directly(m: sy.Model, model: pin.Model) -> float:
    """D @ P against Pinocchio's regressor, without any mapping: D is in Pinocchio's order."""
    q, v, a = np.random.default_rng(4).uniform(-1, 1, (3, model.nv))
    names = [n[1:] for n in m.joints]
    inputs = {
        f"{x}{j}": y
        for x, ys in (("q", q), ("QP", v), ("QDP", a))
        for j, y in zip(names, ys, strict=True)
    }
    posture = np.concatenate(
        [
            [x] if joint.nq == 1 else [np.cos(x), np.sin(x)]
            for x, joint in zip(q, model.joints.tolist()[1:], strict=True)
        ]
    )
    Y = pin.computeJointTorqueRegressor(model, model.createData(), posture, v, a)
    return float(np.abs(m.evaluate(inputs)["D"] @ m.to_pinocchio - Y).max())


@pytest.mark.parametrize("name", ARMS)
def test_arms_of_files(name: str) -> None:
    path = robot_file(name)
    robot = sy.load(path)
    m = sy.generate(robot, "id-dynamic", effort=0)
    model = pin.buildModelFromUrdf(str(path))
    assert m.to_pinocchio.shape == (len(m.columns), 10 * len(robot.joint_names))
    assert difference(robot, model, m) < 1e-9
    drives = [k for k, c in enumerate(m.columns) if c[:2] in ("IA", "FV", "FS", "FO")]
    assert not m.to_pinocchio[drives].any()


def random_urdf(rng: np.random.Generator) -> str:
    """A tree with fixed and moving joints, whose names are in no order."""
    count = int(rng.integers(3, 9))
    parts = []
    for k in range(count):
        mass, (x, y, z) = rng.uniform(0.1, 2), rng.normal(size=3) * (rng.random() < 0.8)
        R, d = random_rotation(rng), np.diag(rng.uniform(1, 1.5, 3))
        J = R @ d @ R.T if rng.random() < 0.7 else d  # some products of inertia are zero
        parts.append(
            f'<link name="l{k}"><inertial><origin xyz="{x} {y} {z}"/><mass value="{mass}"/>'
            f'<inertia ixx="{J[0, 0]}" ixy="{J[0, 1]}" ixz="{J[0, 2]}" iyy="{J[1, 1]}" '
            f'iyz="{J[1, 2]}" izz="{J[2, 2]}"/></inertial></link>'
        )
    for k in range(1, count):
        kinds = ["revolute", "continuous", "prismatic", "fixed"]
        kind = "revolute" if k == 1 else str(rng.choice(kinds))
        axis = rng.normal(size=3) if rng.random() < 0.4 else np.eye(3)[rng.integers(3)]
        xyz, rpy = (" ".join(map(str, rng.normal(size=3))) for _ in range(2))
        limits = '<limit lower="-2" upper="2" velocity="3" effort="4"/>'
        parts.append(
            f'<joint name="{rng.integers(1000)}j{k}" type="{kind}">'
            f'<parent link="l{rng.integers(k)}"/><child link="l{k}"/>'
            f'<origin xyz="{xyz}" rpy="{rpy}"/><axis xyz="{axis[0]} {axis[1]} {axis[2]}"/>'
            f'{limits}<dynamics damping="0.1" friction="{0.2 * (k % 2)}"/></joint>'
        )
    return f'<robot name="tree">{"".join(parts)}</robot>'


@pytest.mark.parametrize("seed", range(12))
def test_random_trees(seed: int, tmp_path: Path) -> None:
    text = random_urdf(np.random.default_rng(seed))
    (tmp_path / "tree.urdf").write_text(text, encoding="utf-8")
    robot = sy.load(tmp_path / "tree.urdf")
    m = sy.generate(robot, "id-dynamic", effort=0)
    model = pin.buildModelFromXML(text)
    assert difference(robot, model, m) < 1e-9
    assert any(c.startswith("FV") for c in m.columns)
    assert directly(sy.generate(robot, "id-dynamic", effort=0, order="pinocchio"), model) < 1e-9
    # a robot that was stored in a file of ours knows its origin
    robot.save(tmp_path / "tree.par")
    stored = sy.load(tmp_path / "tree.par")
    assert difference(stored, model, sy.generate(stored, "id-dynamic", effort=0)) < 1e-9


def test_our_parameters_are_the_matrix_times_those_of_pinocchio() -> None:
    path = robot_file("panda.urdf")
    m = sy.generate(sy.load(path), "id-dynamic", effort=0)
    model = pin.buildModelFromUrdf(str(path))
    theirs = np.concatenate([model.inertias[j].toDynamicParameters() for j in range(1, 10)])
    ours = dict(zip(m.columns, m.to_pinocchio @ theirs, strict=True))
    body = sy.load(path).bodies[4]
    assert ours["XZ4"] == pytest.approx(float(body.XZ.payload), abs=1e-12)
    assert ours["M4"] == pytest.approx(float(body.M.payload), abs=1e-12)


def test_the_transform_of_parameters_is_that_of_pinocchio() -> None:
    rng = np.random.default_rng(0)
    inertia, M = pin.Inertia.Random(), pin.SE3(random_rotation(rng), rng.normal(size=3))
    moved = M.act(inertia).toDynamicParameters()
    found = parameter_transform(M.homogeneous) @ inertia.toDynamicParameters()
    assert found == pytest.approx(moved, abs=1e-12)


def test_models_without_such_a_matrix_say_so() -> None:
    panda = sy.load(robot_file("panda.urdf"))
    with pytest.raises(InputError, match="identification model"):
        sy.generate(panda, "dgm").to_pinocchio  # noqa: B018 - the property itself raises
    with pytest.raises(InputError, match="'standard'"):
        sy.generate(panda, "id-dynamic", parameters="base", effort=0).to_pinocchio  # noqa: B018 - the same
    arm = sy.load("planar2r")
    bodies = tuple(dataclasses.replace(b, XY=0, XZ=0) for b in arm.bodies)
    without_products = dataclasses.replace(arm, bodies=bodies)
    with pytest.raises(UnsupportedRobot, match="no column for"):
        sy.generate(without_products, "id-dynamic").to_pinocchio  # noqa: B018 - the same
