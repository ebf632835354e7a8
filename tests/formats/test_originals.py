"""Imported robots against Pinocchio and MuJoCo on the original files, in the frames of the files;
`benchmarks.imports` tries all.
"""

from __future__ import annotations

import resource
import subprocess
import time
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from benchmarks.originals import MuJoCo, Pinocchio, compare, compared
from symoro.cache import cache_disabled
from tests.formats.support import placed, robot_file

pytestmark = pytest.mark.filterwarnings(
    "ignore::symoro.robot.validate.RobotWarning"
)  # published masses that no body has
LIMIT = 1e-9
FIXED = ("panda.urdf", "ur5_robot.urdf", "ur5_gripper.urdf", "xarm7.urdf", "kinova.urdf", "so101.urdf", "talos_left_arm.urdf",
         "double_pendulum_continuous.urdf", "hyq_no_sensors.urdf", "simple_humanoid.urdf")  # fmt: skip
FLOATING = ("solo12.urdf", "anymal_b_simple_description/robots/anymal.urdf", "romeo_small.urdf")


@pytest.mark.parametrize("name", FIXED)
def test_every_model_of_a_urdf_file_equals_pinocchios(name: str) -> None:
    errors = compare(robot_file(name))
    assert max(errors.values()) < LIMIT, errors


@pytest.mark.parametrize("name", FLOATING)
def test_every_model_on_a_floating_base_equals_pinocchios(name: str) -> None:
    errors = compare(robot_file(name), floating=True)
    assert max(errors.values()) < LIMIT, errors


def test_talos_equals_pinocchio() -> None:
    errors = compare(robot_file("talos_reduced.urdf"), states=1)
    assert max(errors.values()) < LIMIT, errors


def test_a_loose_tolerance_moves_results_by_no_more_than_it_says() -> None:
    """xarm7 is written with 1.5708 for pi/2, 3.7e-6 off."""
    path = robot_file("xarm7.urdf")
    assert max(compare(path).values()) < LIMIT
    snapped = compare(path, tolerance=1e-5)
    assert LIMIT < max(snapped.values()) < 3e-5
    exact, loose = sy.load(path), sy.load(path, tolerance=1e-5)
    assert (
        sum(str(f.alpha).count("pi") for f in loose.frames)
        == 6
        > sum(str(f.alpha).count("pi") for f in exact.frames)
    )


def test_velocities_and_accelerations_of_the_files_own_frames_equal_pinocchios() -> None:
    path = robot_file("kinova.urdf")
    robot, model = sy.load(path), pin.buildModelFromUrdf(str(path))
    data, columns, n = (
        model.createData(),
        [model.joints[model.getJointId(name)] for name in sy.load(path).joint_names],
        len(sy.load(path).q),
    )
    x, v, a = np.random.default_rng(7).uniform(-1, 1, (3, n))
    q, V, A = pin.neutral(model), np.zeros(model.nv), np.zeros(model.nv)
    for joint, *state in zip(columns, x, v, a, strict=True):
        q[joint.idx_q : joint.idx_q + joint.nq] = (
            state[0] if joint.nq == 1 else (np.cos(state[0]), np.sin(state[0]))
        )
        V[joint.idx_v], A[joint.idx_v] = state[1:]
    pin.forwardKinematics(model, data, q, V, A)
    values = dict(zip((*robot.q, *robot.qd, *robot.qdd), np.concatenate([x, v, a]), strict=True))
    found: dict[str, np.ndarray] = {}
    for name in ("velocities", "accelerations"):
        m = sy.generate(robot, name, frames="urdf")
        found |= m.evaluate({k: values[k] for k in m.inputs})
    for j, name in enumerate(robot.joint_names):
        k = model.getJointId(name)
        rate = pin.getClassicalAcceleration(model, data, k, pin.ReferenceFrame.LOCAL)
        theirs = {
            "V": data.v[k].linear,
            "W": data.v[k].angular,
            "VP": rate.linear,
            "WP": rate.angular,
        }
        for group, value in theirs.items():
            assert np.abs(found[group][j] - value).max() < LIMIT, (group, name)


SPHERICAL = """<robot name="ball">
  <link name="base"/>
  <link name="arm"><inertial><origin xyz="0.1 0.02 0.3" rpy="0.1 0.2 0.3"/><mass value="2"/>
    <inertia ixx="0.1" iyy="0.2" izz="0.15" ixy="0.01" ixz="0.02" iyz="-0.01"/></inertial></link>
  <link name="cart"><inertial><origin xyz="0 0.1 0"/><mass value="1"/><inertia ixx="0.01" iyy="0.02" izz="0.03" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="tip"><inertial><origin xyz="0 0 0.1"/><mass value="0.5"/><inertia ixx="0.01" iyy="0.02" izz="0.03" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="spherical"><parent link="base"/><child link="arm"/><origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/></joint>
  <joint name="slide" type="planar"><parent link="arm"/><child link="cart"/><origin xyz="0 0.3 0.1" rpy="1 0 0.2"/><axis xyz="0 0 1"/></joint>
  <joint name="elbow" type="continuous"><parent link="cart"/><child link="tip"/><origin xyz="0 0 0.5"/><axis xyz="0 0.6 0.8"/></joint>
</robot>"""


def test_spherical_and_planar_joints_equal_pinocchios(tmp_path: Path) -> None:
    path = tmp_path / "ball.urdf"
    path.write_text(SPHERICAL, encoding="utf-8")
    robot = sy.load(path)
    assert robot.joint_names == (
        "shoulder_x",
        "shoulder_y",
        "shoulder_z",
        "slide_px",
        "slide_py",
        "slide_rz",
        "elbow",
    )
    errors = compared(robot, Pinocchio(SPHERICAL, robot), states=3)
    assert max(errors.values()) < LIMIT, errors


MJCF = """<mujoco model="all kinds">
  <compiler angle="degree" eulerseq="zyx" autolimits="true"/>
  <option gravity="0.3 -0.2 -9.5"/>
  <include file="classes.xml"/>
  <worldbody>
    <geom type="plane" size="1 1 1"/>
    <body name="torso" pos="0 0 1" quat="0.9 0.1 0.2 0.3">
      {root}
      <geom type="box" size="0.1 0.2 0.05" mass="3"/>
      <geom type="ellipsoid" size="0.1 0.06 0.08" pos="0 0 0.2"/>
      <frame pos="0.1 0 0" euler="10 20 30"><body name="upper" pos="0 0.1 0" euler="30 0 45" childclass="limb">
        <joint name="hip" type="ball" pos="0 0 0.02"/>
        <geom type="capsule" fromto="0 0 0 0.05 0.1 0.3" size="0.03"/>
        <body name="lower" pos="0.05 0.1 0.3" axisangle="1 1 0 40">
          <joint name="knee" pos="0.01 0.02 0.03" axis="0 1 0.2" ref="15" range="-90 60"/>
          <joint name="stretch" type="slide" axis="0.1 0 1" ref="0.05" limited="false"/>
          <inertial pos="0.01 0 0.1" quat="0.8 0.1 0 0.2" mass="1.5" diaginertia="0.02 0.03 0.01"/>
          <body name="foot" xyaxes="1 1 0 -1 1 0.2" pos="0 0 0.2"><geom type="cylinder" size="0.03 0.05" density="500"/></body>
        </body>
      </body></frame>
      <body name="head" zaxis="0.1 0.2 1" pos="0 0 0.3">
        <inertial pos="0 0 0.05" mass="0.7" fullinertia="0.01 0.02 0.015 0.001 -0.002 0.0005"/>
        <joint name="neck" axis="0 0 1" armature="0.1" damping="2" frictionloss="0.3" class="limb"/>
      </body>
    </body>
  </worldbody>
</mujoco>"""
CLASSES = """<mujocoinclude><default><geom density="800"/><default class="limb"><joint armature="0.02" axis="1 0 0"/><geom density="1200"/></default>
</default></mujocoinclude>"""


@pytest.mark.parametrize("root", ["", "<freejoint/>"], ids=["fixed", "free"])
def test_every_kind_of_joint_shape_and_rotation_of_mjcf_equals_mujocos(
    tmp_path: Path, root: str
) -> None:
    path = tmp_path / "kinds.xml"
    path.write_text(MJCF.format(root=root), encoding="utf-8")
    (tmp_path / "classes.xml").write_text(CLASSES, encoding="utf-8")
    robot = sy.load(path)
    assert robot.base.floating == bool(root)
    assert robot.joint_names == ("hip_x", "hip_y", "hip_z", "knee", "stretch", "neck")
    errors = compared(robot, MuJoCo(path, robot), states=3, links=9)
    assert max(errors.values()) < LIMIT, errors
    knee, stretch, neck = robot.joints[-3:]
    assert knee.limits[:2] == pytest.approx((np.radians(-90), np.radians(60)))
    assert stretch.limits[:2] == (None, None)
    assert [float(str(x)) for x in (neck.IA, neck.FV, neck.FS, knee.IA)] == [0.1, 2, 0.3, 0.02]


FOURBAR = """<mujoco model="fourbar"><compiler angle="radian"/>
<worldbody>
  <body name="crank"><joint name="crank" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 0.2" size="0.01"/>
    <body name="coupler" pos="0 0 0.2"><joint name="coupler" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0.5 0 0.1" size="0.01"/></body></body>
  <body name="rocker" pos="0.5 0 0"><joint name="rocker" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 0.3" size="0.01"/></body>
</worldbody>
<equality><connect name="pin" body1="coupler" body2="rocker" anchor="0.5 0 0.1"/></equality><actuator><motor joint="crank"/></actuator></mujoco>"""


def test_a_connection_of_two_bodies_is_a_loop_that_closes_in_mujoco(tmp_path: Path) -> None:
    import mujoco

    path = tmp_path / "fourbar.xml"
    path.write_text(FOURBAR, encoding="utf-8")
    robot = sy.load(path)
    assert (robot.NL, robot.NJ, robot.NF) == (3, 4, 5)
    model = sy.generate(robot, "loop-geometry")
    found = model.compile()({"q1": 0.3})
    assert found.count == 2
    theirs = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(theirs)
    for row in found.solutions:
        data.qpos[:] = [0.3, *row]
        mujoco.mj_forward(theirs, data)
        assert np.abs(data.efc_pos[:3]).max() < 1e-9


SPATIAL = """<mujoco><compiler angle="radian"/><worldbody>
  <body name="a"><joint name="a" axis="1 0 0"/><geom size="0.1"/>
    <body name="b" pos="0 0 0.3"><joint name="b" axis="0 1 0" ref="0.4"/><geom size="0.1"/></body></body>
  <body name="c" pos="0.5 0 0"><joint name="c" axis="0 0 1"/><geom size="0.1"/>
    <body name="d" pos="0 0 0.2"><joint name="d" axis="1 1 0"/><geom size="0.1"/></body></body>
</worldbody><equality><connect name="ball" body1="b" body2="d" anchor="0.3 0 0.1"/></equality></mujoco>"""


@pytest.mark.parametrize(
    ("text", "sizes"), [(FOURBAR, (3, 4, 5)), (SPATIAL, (6, 7, 8))], ids=["planar", "spatial"]
)
def test_both_ends_of_a_cut_joint_meet_where_the_file_closes_the_loop(
    tmp_path: Path, text: str, sizes: tuple[int, ...]
) -> None:
    path = tmp_path / "loop.xml"
    path.write_text(text, encoding="utf-8")
    robot = sy.load(path)
    assert sizes == (robot.NL, robot.NJ, robot.NF)
    closed = {
        name: 0.4 if label == "b" else 0.0
        for name, label in zip(robot.q, robot.joint_names, strict=True)
    }
    cut, twin = placed(robot, robot.NL + 1, closed), placed(robot, robot.NL + 2, closed)
    assert np.abs(cut - twin).max() < 1e-12
    moved = closed | {robot.q[0]: 0.2}
    assert (
        np.abs(
            placed(robot, robot.NL + 1, moved)[:3, 3] - placed(robot, robot.NL + 2, moved)[:3, 3]
        ).max()
        > 0.01
    )
    assert [j for j in robot.moving if robot.frame(j).mu] == [1]


@pytest.mark.parametrize("build", ["buildSampleModelManipulator", "buildSampleModelHumanoid"])
def test_a_pinocchio_model_gives_the_same_models(build: str) -> None:
    model = getattr(pin, build)()
    model.armature = np.zeros(model.nv)
    robot = sy.load(model) if "Manipulator" in build else sy.from_pinocchio(model)
    rng, data = np.random.default_rng(3), model.createData()
    q = pin.neutral(model)
    x, v, a = (rng.uniform(-1, 1, len(robot.q)) for _ in range(3))
    place = [model.joints[model.getJointId(name)] for name in robot.joint_names]
    rows = np.array([j.idx_v for j in place])
    V, A = np.zeros(model.nv), np.zeros(model.nv)
    V[rows], A[rows] = v, a
    q[[j.idx_q for j in place]] = x
    values = dict(
        zip((*robot.q, *robot.qd, *robot.qdd), np.concatenate([x, v, a]), strict=True)
    ) | {"G1": 0.0, "G2": 0.0, "G3": -9.81}
    values |= dict.fromkeys(("W01", "W02", "W03", "V01", "V02", "V03"), 0.0)
    M = np.triu(pin.crba(model, data, q))
    M = (M + np.triu(M, 1).T)[-len(x) :, -len(x) :]
    ours = sy.generate(robot, "inertia", without="rotor", effort=0)
    H = sy.generate(robot, "h", without="friction", effort=0)
    assert np.abs(
        ours.evaluate({k: values[k] for k in ours.inputs})["A"][-len(x) :, -len(x) :] - M
    ).max() < LIMIT * max(1, np.abs(M).max())
    theirs = pin.nonLinearEffects(model, data, q, V)[rows]
    assert np.abs(
        H.evaluate({k: values[k] for k in H.inputs})["H"][-len(x) :] - theirs
    ).max() < LIMIT * max(1, np.abs(theirs).max())


@pytest.mark.parametrize("name", ["panda.urdf", "baxter.urdf"])
def test_joints_that_mimic_others_are_joined_as_pinocchio_joins_them(name: str) -> None:
    path = robot_file(name)
    robot = sy.load(path)
    model = pin.buildModelFromUrdf(str(path), mimic=True)
    followers = {c.joint for c in robot.mimics}  # type: ignore[union-attr]
    free = [j for j in robot.moving if j not in followers]
    assert followers
    assert len(free) == model.nv
    rng, data, q = np.random.default_rng(5), model.createData(), pin.neutral(model)
    state = rng.uniform(-1, 1, (3, len(free)))
    columns = [model.joints[model.getJointId(robot.joint(j).name)].idx_v for j in free]
    vectors = np.zeros((3, model.nv))
    vectors[:, columns] = state
    q[:] = vectors[0]
    values = {
        f"{letter}{j}": x
        for letter, row in zip(("q", "QP", "QDP"), state, strict=True)
        for j, x in zip(free, row, strict=True)
    }
    options = {"without": "friction,rotor", "mimic": "joined", "effort": 0}
    idm = sy.generate(robot, "idm", **options)
    tau = idm.evaluate({k: values[k] for k in idm.inputs})["tau"]
    assert np.abs(tau - pin.rnea(model, data, q, vectors[1], vectors[2])[columns]).max() < LIMIT
    A = np.triu(pin.crba(model, data, q))
    inertia = sy.generate(robot, "inertia", **options)
    assert (
        np.abs(
            inertia.evaluate({k: values[k] for k in inertia.inputs})["A"]
            - (A + np.triu(A, 1).T)[np.ix_(columns, columns)]
        ).max()
        < LIMIT
    )
    ddm = sy.generate(robot, "ddm", **options)
    values |= {f"GAM{j}": x for j, x in zip(free, tau, strict=True)}
    assert np.abs(ddm.evaluate({k: values[k] for k in ddm.inputs})["qdd"] - state[2]).max() < 1e-8


def test_talos_is_generated_optimised_and_compiled_in_ten_seconds(tmp_path: Path) -> None:
    """Processor time, nothing remembered from before; then gcc within thirty."""
    with cache_disabled():
        start = time.process_time()
        model = sy.generate(sy.load(robot_file("talos_full_v2.urdf")), "idm")
        model.compile(cache=False)
        assert time.process_time() - start < 10
    source = next(p for p in model.write("c", tmp_path) if p.suffix == ".c")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(
        ["gcc", "-std=c99", "-O3", "-c", str(source), "-o", str(tmp_path / "idm.o")], check=True
    )
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 30
