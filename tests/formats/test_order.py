"""The order of the joints in arrays: with `order=` a model takes and gives the arrays of Pinocchio
and MuJoCo as they are.
"""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from tests.formats.support import robot_file
from tests.strategies import random_tree, state

ROBOTS_FOLDER = Path(__file__).parents[1] / "golden" / "robots"

ROBOTS = ("talos_reduced.urdf", "anymal_b_simple_description/robots/anymal.urdf",
          "solo12.urdf", "panda.urdf")  # fmt: skip
NO_FRICTION = {"without": ("friction",), "effort": 0}
MJCF = """<mujoco><compiler angle="radian"/><worldbody>
<body name="trunk"><freejoint name="root"/>{0}
  <body name="z" pos="0.1 0 0">{0}<joint name="z2" axis="0 1 0"/><joint name="a2" type="slide"/></body>
  <body name="c" pos="0 0.2 0">{0}<joint name="m" axis="0 1 0" range="-1 1"/>
    <body name="d" pos="0 0 0.3">{0}<joint name="ball" type="ball"/></body></body>
  <body name="a">{0}<joint name="a" axis="0 0 1"/></body>
</body></worldbody></mujoco>""".format(
    '<inertial pos="0 0.1 0.2" mass="1.5" diaginertia="0.02 0.03 0.04"/>'
)


def mujoco_model(path: Path) -> Any:
    """The URDF without its meshes, which MuJoCo would look for."""
    text = re.sub(r"(?s)<(visual|collision|mujoco)\b.*?</\1>", "", path.read_text())
    bounds = 'balanceinertia="true" boundmass="1e-10" boundinertia="1e-12"'  # of massless links
    options = f'<mujoco><compiler {bounds} discardvisual="true"/></mujoco>'
    return mujoco.MjModel.from_xml_string(re.sub(r"(<robot[^>]*>)", rf"\1{options}", text, count=1))


@pytest.mark.parametrize("name", [*ROBOTS, "romeo.urdf", "double_pendulum_continuous.urdf"])
def test_the_table_has_the_indices_of_pinocchio_and_mujoco(name: str) -> None:
    path = robot_file(name)
    robot, p, m = sy.load(path), pin.buildModelFromUrdf(str(path)), mujoco_model(path)
    assert len(robot.joint_table()) == p.nv == m.nv
    for row in robot.joint_table():
        joint, k = p.joints[p.getJointId(row.name)], m.joint(row.name).id
        assert row.pinocchio == (joint.idx_q, joint.idx_v)
        assert row.mujoco == (m.jnt_qposadr[k], m.jnt_dofadr[k])
    order = [row.name for row in robot.joint_table("pinocchio")]
    assert order == list(p.names)[1:]


def test_a_free_base_and_joints_of_an_mjcf_have_their_indices(tmp_path: Path) -> None:
    path = tmp_path / "m.xml"
    path.write_text(MJCF)
    robot, m = sy.load(path), mujoco.MjModel.from_xml_path(str(path))
    for name in ("z2", "a2", "m", "a"):
        k = m.joint(name).id
        expected = (m.jnt_qposadr[k], m.jnt_dofadr[k])
        assert robot.joint_table()[name].mujoco == expected
        assert robot.joint_table()[name].pinocchio == expected
    assert robot.joint_table()["ball_y"].mujoco == (None, 10)
    freed = sy.load(robot_file("solo12.urdf"), floating=True)
    assert freed.joint_table()[0].pinocchio == (7, 6)
    kept = sy.load(robot.save(tmp_path / "m.par"))
    assert kept.joint_table() == robot.joint_table()


@pytest.mark.parametrize("name", ROBOTS)
def test_arrays_of_pinocchio_are_taken_and_given(name: str) -> None:
    path = robot_file(name)
    robot, p = sy.load(path), pin.buildModelFromUrdf(str(path))
    data, rng = p.createData(), np.random.default_rng(3)
    q, v, a = rng.uniform(-1, 1, (3, p.nv))
    order = {"order": "pinocchio", **NO_FRICTION}
    idm = sy.generate(robot, "idm", **order)
    f = idm.compile()
    assert f.joint_names == idm.joint_names == tuple(p.names)[1:]
    tau = pin.rnea(p, data, q, v, a)
    np.testing.assert_allclose(f.rows(q, v, a), tau, atol=1e-9)
    np.testing.assert_allclose(
        f.rows(*np.tile((q, v, a), (3, 1, 1)).swapaxes(0, 1))[2], tau, atol=1e-9
    )
    M = pin.crba(p, data, q)
    M = np.triu(M) + np.triu(M, 1).T
    A = sy.generate(robot, "inertia", **order).compile().rows(q)
    np.testing.assert_allclose(A, M, atol=1e-9)
    if p.nv < 20:
        dtau = idm.derivative("q").compile().rows(q, v, a)
        expected = pin.computeRNEADerivatives(p, data, q, v, a)[0]
        np.testing.assert_allclose(dtau, expected, atol=1e-8)
    tip = next(x for x in p.frames if x.parentJoint == p.njoints - 1 and str(x.type) == "BODY")
    J = sy.generate(robot, "jacobian", order="pinocchio", frame=tip.name).compile().rows(q)
    k = p.getFrameId(tip.name)
    expected = pin.computeFrameJacobian(p, data, q, k, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)
    np.testing.assert_allclose(J, expected, atol=1e-9)


@pytest.mark.parametrize("name", ROBOTS)
def test_arrays_of_mujoco_are_taken_and_given(name: str) -> None:
    path = robot_file(name)
    robot, m = sy.load(path), mujoco_model(path)
    data, rng = mujoco.MjData(m), np.random.default_rng(4)
    m.opt.gravity[:] = (0, 0, -9.81)
    m.dof_damping[:] = m.dof_frictionloss[:] = 0
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_LIMIT | mujoco.mjtDisableBit.mjDSBL_EQUALITY
    data.qpos[:], data.qvel[:], data.qacc[:] = rng.uniform(-1, 1, (3, m.nv))
    mujoco.mj_inverse(m, data)
    f = sy.generate(robot, "idm", order="mujoco", **NO_FRICTION).compile()
    tau = f.rows(data.qpos.copy(), data.qvel.copy(), data.qacc.copy())
    np.testing.assert_allclose(tau, data.qfrc_inverse, atol=1e-8 * np.abs(tau).max())


MODELS = ("idm", "ddm", "inertia", "h", "gravity", "lagrange", "jacobian", "velocities",
          "jpqp", "id-dynamic", "id-filtered", "inverse-jacobian", "hybrid")  # fmt: skip


@pytest.mark.parametrize("model", MODELS)
def test_any_order_gives_the_same_elements_elsewhere(model: str) -> None:
    rng = np.random.default_rng(5)
    robot = random_tree(4, rng)
    at = state(robot, rng)
    plain = sy.generate(robot, model, effort=0)
    expected = {
        label: value
        for g in plain.traced.groups
        for label, value in zip(g.labels, plain.evaluate(at)[g.name].ravel(), strict=True)
    }
    for numbers in ((3, 0, 2, 1), (1, 3, 0, 2)):
        order = [robot.joint_names[k] for k in numbers]
        other = sy.generate(robot, model, effort=0, order=order)
        assert other.cost == plain.cost
        assert other.joints == tuple(robot.q[k] for k in numbers)
        results = other.evaluate(at)
        for g in other.traced.groups:
            assert (
                not g.labels
                or g.labels != next(x for x in plain.traced.groups if x.name == g.name).labels
            )
            found = dict(zip(g.labels, results[g.name].ravel(), strict=True))
            assert found == pytest.approx({k: expected[k] for k in found}, rel=1e-9, abs=1e-9)


def test_rows_columns_and_products_follow_the_order() -> None:
    rng = np.random.default_rng(6)
    robot = random_tree(3, rng, serial=True)
    at = state(robot, rng)
    A = sy.generate(robot, "lagrange", effort=0).evaluate(at)
    for numbers in permutations(range(3)):
        order = [robot.joint_names[k] for k in numbers]
        m = sy.generate(robot, "lagrange", effort=0, order=order)
        B = m.evaluate(at)
        place = list(numbers)
        np.testing.assert_allclose(B["A"], A["A"][np.ix_(place, place)], rtol=1e-9)
        np.testing.assert_allclose(B["Q"], A["Q"][place], rtol=1e-9)
        qd = np.array([at[m.robot.qd[k]] for k in place])
        products = [qd[0] * qd[1], qd[0] * qd[2], qd[1] * qd[2], *qd**2]
        np.testing.assert_allclose(B["B"] @ products, B["C"] @ qd, rtol=1e-7)


def test_generated_code_has_the_order() -> None:
    robot = random_tree(4, np.random.default_rng(7))
    order = [robot.joint_names[k] for k in (2, 0, 3, 1)]
    model = sy.generate(robot, "idm", effort=0, order=order)
    (result,) = model.verify("c")
    assert result.passed
    assert re.search(r"# +q\[0\] .*\bq3\b", model.code("python"))


def test_wrong_orders_are_refused(tmp_path: Path) -> None:
    robot = sy.load("rx90")
    with pytest.raises(sy.SymoroError, match="not read from a URDF"):
        sy.generate(robot, "idm", order="pinocchio")
    with pytest.raises(sy.SymoroError, match="no joint6"):
        sy.generate(robot, "idm", order="joint5,joint4,joint3,joint2,joint1")
    with pytest.raises(sy.SymoroError, match="twice"):
        sy.generate(robot, "idm", order=[*robot.joint_names, "q1"])
    with pytest.raises(sy.SymoroError, match="Did you mean 'pinocchio'"):
        sy.generate(robot, "idm", order="pinochio")
    with pytest.raises(sy.SymoroError, match="base outward"):
        sy.generate(robot, "igm", order=robot.joint_names[::-1])
    same = sy.generate(robot, "igm", order=robot.joint_names)
    assert same.joint_names == robot.joint_names


def test_folded_parameters_and_selected_outputs_keep_the_order() -> None:
    rng = np.random.default_rng(8)
    robot = random_tree(4, rng)
    at = state(robot, rng)
    order = [robot.joint_names[k] for k in (3, 1, 0, 2)]
    model = sy.generate(robot, "idm", effort=0, order=order)
    tau = model.evaluate(at)["tau"]
    folded = model.with_values(at)
    assert folded.joint_names == model.joint_names == tuple(order)
    np.testing.assert_allclose(folded.evaluate(at)["tau"], tau, rtol=1e-9)
    some = sy.generate(robot, "idm", effort=0, order=order, outputs="GAM1,GAM4")
    np.testing.assert_allclose(some.evaluate(at)["tau"], tau[[2, 0]], rtol=1e-9)
    for wrt in ("q", ["q", "qd"], ["q1", "q4"]):
        for method in ("forward", "closed"):
            d = model.derivative(wrt, method=method).evaluate(at)
            plain = sy.generate(robot, "idm", effort=0).derivative(wrt, method=method).evaluate(at)
            for name in d:
                rows = plain[name][[3, 1, 0, 2]]
                expected = rows[:, [3, 1, 0, 2]] if rows.shape[1] == 4 else rows
                np.testing.assert_allclose(d[name], expected, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize("file", ["floating_rrp.par", "elastic_rrp.par", "fivebar"])
@pytest.mark.parametrize("model", ["idm", "ddm", "inertia", "h", "jacobian", "loop-kinematics"])
def test_every_structure_has_other_orders(file: str, model: str) -> None:
    robot = sy.load(ROBOTS_FOLDER / file if file.endswith(".par") else file)
    spec = next(s for s in sy.models() if s.id == model)
    if spec.refusal(robot):
        return
    rng = np.random.default_rng(9)
    plain = sy.generate(robot, model, effort=0)
    other = sy.generate(robot, model, effort=0, order=robot.joint_names[::-1])
    assert other.joints == plain.joints[::-1]
    at = {name: rng.uniform(0.5, 1.5) for name in plain.inputs}
    assert set(other.inputs) == set(plain.inputs)
    a, b = plain.evaluate(at), other.evaluate(at)
    for g, h in zip(plain.traced.groups, other.traced.groups, strict=True):
        expected = dict(zip(g.labels, a[g.name].ravel(), strict=True))
        found = dict(zip(h.labels, b[g.name].ravel(), strict=True))
        assert found == pytest.approx(expected, rel=1e-9, abs=1e-12)
