"""Joints that follow others, joined to them: every model that has such a form, against the free one
and the matrix S of the couplings.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.models.dynamic.lagrange import pairs

LIMIT = 1e-9
ARM = """<mujoco model="coupled"><compiler angle="radian"/><worldbody>
  <body name="a"><joint name="a" axis="0 0 1"/><geom type="capsule" fromto="0 0 0 0.4 0 0.1" size="0.03"/>
  <body name="b" pos="0.4 0 0.1" euler="0.3 0 0"><joint name="b" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0.3 0.1 0" size="0.03"/>
  <body name="c" pos="0.3 0.1 0"><joint name="c" axis="1 0 0"/><geom type="box" size="0.1 0.05 0.04"/>
  <body name="d" pos="0.1 0 0.1"><joint name="d" type="slide" axis="0 1 1"/><geom size="0.05" pos="0.02 0 0.1"/></body></body></body></body></worldbody>
  <equality><joint joint1="c" joint2="a" polycoef="0.2 -1.5"/><joint joint1="d" joint2="b" polycoef="0.1 0.5"/></equality></mujoco>"""
S = np.array([[1, 0], [0, 1], [-1.5, 0], [0, 0.5]])
OFFSETS = np.array([0, 0, 0.2, 0.1])


@pytest.fixture(scope="module")
def robot(tmp_path_factory: pytest.TempPathFactory) -> sy.Robot:
    path: Path = tmp_path_factory.mktemp("coupled") / "arm.xml"
    path.write_text(ARM, encoding="utf-8")
    return sy.load(path)


def both(
    robot: sy.Robot, model: str, **options: object
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """The free and the joined model at the same random state."""
    free, joined = (
        sy.generate(robot, model, mimic=how, effort=0, **options) for how in ("free", "joined")
    )
    q, v, a = np.random.default_rng(4).uniform(-1, 1, (3, 2))
    whole = dict(
        zip(
            (*robot.q, *robot.qd, *robot.qdd),
            np.concatenate([S @ q + OFFSETS, S @ v, S @ a]),
            strict=True,
        )
    )
    assert not {"q3", "q4", "QP3", "QP4", "QDP3", "QDP4"} & set(joined.inputs)
    return free.evaluate({k: whole[k] for k in free.inputs}), joined.evaluate(
        {k: whole[k] for k in joined.inputs}
    )


@pytest.mark.parametrize(
    "model", ["dgm", "velocities", "accelerations", "jpqp", "energy", "id-energy", "id-power"]
)
def test_what_does_not_depend_on_the_choice_of_joints_stays(robot: sy.Robot, model: str) -> None:
    free, joined = both(robot, model)
    for name, value in free.items():
        assert joined[name] == pytest.approx(value, abs=LIMIT)


@pytest.mark.parametrize(
    ("model", "name"),
    [
        ("idm", "tau"),
        ("h", "H"),
        ("gravity", "Q"),
        ("id-dynamic", "D"),
        ("id-filtered", "D1"),
        ("id-filtered", "D2"),
    ],
)
def test_rows_of_joints_are_added_to_their_masters(robot: sy.Robot, model: str, name: str) -> None:
    free, joined = both(robot, model)
    assert joined[name] == pytest.approx(S.T @ free[name], abs=LIMIT)


def test_the_lagrange_model_keeps_its_parts(robot: sy.Robot) -> None:
    free, joined = both(robot, "lagrange")
    assert joined["A"] == pytest.approx(S.T @ free["A"] @ S, abs=LIMIT)
    assert joined["C"] == pytest.approx(S.T @ free["C"] @ S, abs=LIMIT)
    v = np.array([0.7, -0.4])
    products, whole = ([x[i] * x[j] for i, j in pairs(len(x))] for x in (v, S @ v))
    assert joined["B"].shape == (2, 3)
    assert joined["B"] @ products == pytest.approx(S.T @ (free["B"] @ whole), abs=LIMIT)


def test_the_jacobian_its_inverse_and_its_determinant(robot: sy.Robot) -> None:
    (free, J), (_, inverse), (_, det) = (
        both(robot, model) for model in ("jacobian", "inverse-jacobian", "determinant")
    )
    assert J["J"] == pytest.approx(free["J"] @ S, abs=LIMIT)
    assert inverse["Jinv"] == pytest.approx(np.linalg.pinv(J["J"]), abs=LIMIT)
    assert det["det"] == pytest.approx(np.linalg.det(J["J"].T @ J["J"]), abs=LIMIT)


@pytest.mark.parametrize("model", ["ddm", "ddm-recursive"])
def test_the_direct_model_undoes_the_inverse_one(robot: sy.Robot, model: str) -> None:
    rng = np.random.default_rng(6)
    state = dict(
        zip(("q1", "q2", "QP1", "QP2", "QDP1", "QDP2"), rng.uniform(-1, 1, 6), strict=True)
    )
    idm, ddm = (sy.generate(robot, m, mimic="joined", effort=0) for m in ("idm", model))
    tau = idm.evaluate({k: state[k] for k in idm.inputs})["tau"]
    known = state | dict(zip(("GAM1", "GAM2"), tau, strict=True))
    assert ddm.evaluate({k: known[k] for k in ddm.inputs})["qdd"] == pytest.approx(
        [state["QDP1"], state["QDP2"]], abs=LIMIT
    )


def test_hybrid_dynamics_of_the_independent_joints(robot: sy.Robot) -> None:
    """Joint 1 accelerated and joint 2 driven give back what the inverse model says."""
    rng = np.random.default_rng(8)
    names = ("q1", "q2", "QP1", "QP2", "QDP1", "QDP2")
    state = dict(zip(names, rng.uniform(-1, 1, 6), strict=True))
    idm = sy.generate(robot, "idm", mimic="joined", effort=0)
    hybrid = sy.generate(robot, "hybrid", mimic="joined", effort=0, accelerated="1")
    tau = idm.evaluate({k: state[k] for k in idm.inputs})["tau"]
    known = state | {"GAM2": tau[1]}
    out = hybrid.evaluate({k: known[k] for k in hybrid.inputs})
    assert out["tau"] == pytest.approx(tau[:1], abs=LIMIT)
    assert out["qdd"] == pytest.approx([state["QDP2"]], abs=LIMIT)


def test_operational_space_of_the_independent_joints(robot: sy.Robot) -> None:
    """F = Lambda xdd + mu with the forces of the joined Jacobian: J^T F = A qdd + H."""
    state = dict(zip(("q1", "q2", "QP1", "QP2"), (0.3, -0.6, 0.7, 0.4), strict=True))
    models = {
        m: sy.generate(robot, m, mimic="joined", effort=0) for m in ("inertia", "h", "jacobian")
    }
    out = {m: x.evaluate({k: state[k] for k in x.inputs}) for m, x in models.items()}
    opspace = sy.generate(robot, "opspace", mimic="joined", effort=0, rows="vx,vy")
    task = opspace.evaluate({k: state[k] for k in opspace.inputs})
    J, A, H = out["jacobian"]["J"][:2], out["inertia"]["A"], out["h"]["H"]
    assert task["Lambda"] == pytest.approx(np.linalg.inv(J @ np.linalg.inv(A) @ J.T), abs=1e-7)
    jpqp = sy.generate(robot, "jpqp", mimic="joined", effort=0, wrt=0)
    drift = jpqp.evaluate({k: state[k] for k in jpqp.inputs})["JPQP"][-1][:2]
    expected = task["Lambda"] @ (J @ np.linalg.inv(A) @ H - drift)
    assert task["mu"] == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize("model", ["idm", "gravity", "h"])
def test_derivatives_by_the_independent_joints(robot: sy.Robot, model: str) -> None:
    m = sy.generate(robot, model, mimic="joined", effort=0)
    d = m.derivative("q")
    rng = np.random.default_rng(9)
    state = {name: rng.uniform(-1, 1) for name in (*m.inputs, *d.inputs)}
    (name,) = m.groups

    def at(joint: str, step: float) -> np.ndarray:
        return m.evaluate({k: state[k] + (step if k == joint else 0.0) for k in m.inputs})[name]

    slopes = [(at(q, 1e-6) - at(q, -1e-6)) / 2e-6 for q in ("q1", "q2")]
    out = d.evaluate({k: state[k] for k in d.inputs})[f"d{name}_dq"]
    assert out == pytest.approx(np.array(slopes).T, abs=1e-6)


def test_an_inverse_geometric_model_is_refused(robot: sy.Robot) -> None:
    with pytest.raises(sy.SymoroError, match="Use mimic='free'"):
        sy.generate(robot, "igm", mimic="joined")
