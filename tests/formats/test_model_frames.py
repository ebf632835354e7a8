"""Models agree on what frames mean: dgm, igm, jacobian, velocities and opspace, in both views, for
links by name and by number, on bases that are not the identity, run in every way.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from symoro.formats.model_frames import last_link
from symoro.formats.par import dumps, loads
from tests.formats.support import robot_file

pytestmark = pytest.mark.filterwarnings("ignore::symoro.robot.validate.RobotWarning")
LIMIT = 1e-9
URDF = ("ur5_robot.urdf", "panda.urdf", "kinova.urdf", "solo12.urdf")
ARM = """<mujoco model="wall arm"><compiler angle="radian"/><worldbody>
  <body name="mount" pos="0.3 -0.2 1.1" euler="0.4 -0.7 1.2">
  <body name="shoulder" pos="0 0 0.2"><joint name="j1" axis="0 0 1"/><geom size="0.05"/>
  <body name="upper" pos="0.05 0 0.1" euler="1.5707963267948966 0 0"><joint name="j2" axis="0 0 1"/><geom size="0.05"/>
  <body name="fore" pos="0.4 0 0"><joint name="j3" axis="0 0 1"/><geom size="0.05"/>
  <body name="wrist" pos="0.1 0 0" euler="0 1.5707963267948966 0"><joint name="j4" pos="0 0 0.3" axis="0 0 1"/><geom size="0.05"/>
  <body name="bend" pos="0 0 0.3" euler="1.5707963267948966 0 0"><joint name="j5" axis="0 0 1"/><geom size="0.05"/>
  <body name="flange" euler="-1.5707963267948966 0 0"><joint name="j6" axis="0 0 1"/><geom size="0.05"/>
  <body name="tool" pos="0.02 0.03 0.1" euler="0.3 0.2 0.1"><geom size="0.02"/></body>
  </body></body></body></body></body></body></body></worldbody></mujoco>"""
DH = """convention = "standard"
base = [0, -1, 0, 0.2, 1, 0, 0, -0.1, 0, 0, 1, 0.5, 0, 0, 0, 1]
tool = [0, 0, 1, 0.05, 0, 1, 0, 0, -1, 0, 0, 0.12, 0, 0, 0, 1]
joint = [{d = 0.67, alpha = "pi/2"}, {a = 0.43}, {a = 0.02, d = 0.15, alpha = "-pi/2"},
  {d = 0.43, alpha = "pi/2"}, {alpha = "-pi/2"}, {d = 0.05}]
"""


def random_urdf(rng: np.random.Generator, links: int = 9) -> str:
    """A tree with any rotation at every joint; every third joint is fixed."""

    def numbers(size: float) -> str:
        return " ".join(f"{x:.4f}" for x in rng.uniform(-size, size, 3))

    def body(k: int) -> str:
        inertia = '<inertia ixx="0.02" iyy="0.03" izz="0.025" ixy="0.001" ixz="0.002" iyz="0"/>'
        origin = f'<origin xyz="{numbers(0.1)}" rpy="{numbers(1)}"/>'
        return f'<link name="l{k}"><inertial>{origin}<mass value="{k + 1}"/>{inertia}</inertial></link>'

    def joint(k: int) -> str:
        kind = "fixed" if k % 3 == 0 else "prismatic" if k % 4 == 0 else "continuous"
        parent = max(0, k - int(rng.integers(1, 3)))
        place = f'<origin xyz="{numbers(0.5)}" rpy="{numbers(3)}"/><axis xyz="{numbers(1)}"/>'
        ends = f'<parent link="l{parent}"/><child link="l{k}"/>'
        return f'<joint name="j{k}" type="{kind}">{ends}{place}<limit lower="-1" upper="1" effort="9" velocity="9"/></joint>'

    parts = [body(k) for k in range(links)] + [joint(k) for k in range(1, links)]
    return f'<robot name="tree">{"".join(parts)}</robot>'


@pytest.fixture(scope="module")
def robots(tmp_path_factory: pytest.TempPathFactory) -> dict[str, sy.Robot]:
    folder = tmp_path_factory.mktemp("views")
    texts = {"arm.xml": ARM, "table.toml": DH}
    texts |= {f"tree{k}.urdf": random_urdf(np.random.default_rng(k)) for k in range(3)}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    paths = {name: folder / name for name in texts} | {name: robot_file(name) for name in URDF}
    return {name: sy.load(path) for name, path in paths.items()}


ALL = ("arm.xml", "table.toml", "tree0.urdf", "tree1.urdf", "tree2.urdf", *URDF)


def state(robot: sy.Robot, seed: int = 1) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    names = (*robot.q, *robot.qd, *robot.qdd)
    return dict(zip(names, rng.uniform(-1, 1, len(names)), strict=True))


def run(model: Any, values: Mapping[str, float]) -> dict[str, np.ndarray]:
    return model.evaluate({k: values[k] for k in model.inputs})


def choices(robot: sy.Robot) -> Iterator[dict[str, Any]]:
    """Views, ends and bases."""
    assert robot.origin is not None
    links, n = list(robot.origin.links), len(robot.q)
    ends: list[Any] = [None, links[-1], links[len(links) // 2], n, max(1, n // 2)]
    bases: list[Any] = [0, links[1], "world"]
    for (view, end), base in itertools.product(itertools.product(("file", "khalil"), ends), bases):
        yield {"frames": view, "wrt": base} | ({} if end is None else {"frame": end})


@pytest.mark.parametrize("name", ALL)
def test_jacobian_and_opspace_are_of_the_frame_of_dgm(
    robots: dict[str, sy.Robot], name: str
) -> None:
    robot = robots[name]
    values, h = state(robot), 1e-6
    for o in choices(robot):
        if o["wrt"] == "world":
            continue
        dgm = sy.generate(robot, "dgm", effort=0, **o)
        asked = {"projection" if k == "wrt" else k: v for k, v in o.items()}
        J = run(sy.generate(robot, "jacobian", effort=0, **asked), values)["J"]
        root = sy.generate(robot, "dgm", effort=0, **{**o, "wrt": "world"})
        turn = sy.generate(robot, "dgm", effort=0, frames=o["frames"], frame=o["wrt"], wrt="world")
        R = run(turn, values)["T"][:3, :3].T
        for k, q in enumerate(robot.q):
            ends = [run(root, values | {q: values[q] + s * h})["T"] for s in (1, -1)]
            dT = (ends[0] - ends[1]) / (2 * h)
            W = dT[:3, :3] @ run(root, values)["T"][:3, :3].T
            spin = np.array([W[2, 1], W[0, 2], W[1, 0]])
            assert R @ dT[:3, 3] == pytest.approx(J[:3, k], abs=1e-8), (o, q)
            assert R @ spin == pytest.approx(J[3:, k], abs=1e-8), (o, q)
        assert run(dgm, values)["T"].shape == (4, 4)


@pytest.mark.parametrize("name", ALL)
def test_rates_of_links_are_rows_of_jacobian(robots: dict[str, sy.Robot], name: str) -> None:
    """Row j of velocities is J qd of the link behind moving joint j, in its own frame or in
    another; accelerations without joint accelerations are those of jpqp."""
    robot = robots[name]
    assert robot.origin is not None
    values = state(robot)
    qd = np.array([values[k] for k in robot.qd])
    for wrt in (None, 0, list(robot.origin.links)[-1]):
        rates = run(sy.generate(robot, "velocities", wrt=wrt, effort=0), values)
        assert rates["V"].shape == rates["W"].shape == (len(robot.q), 3)
        for j in range(1, len(robot.q) + 1):
            o = {"frame": j, "projection": j if wrt is None else wrt, "effort": 0}
            twist = run(sy.generate(robot, "jacobian", **o), values)["J"] @ qd
            assert np.r_[rates["V"][j - 1], rates["W"][j - 1]] == pytest.approx(twist, abs=LIMIT)
        still = values | dict.fromkeys(robot.qdd, 0.0)
        a = run(sy.generate(robot, "accelerations", wrt=wrt, effort=0), still)
        rows = run(sy.generate(robot, "jpqp", wrt=wrt, effort=0), still)["JPQP"]
        assert np.hstack([a["VP"], a["WP"]]) == pytest.approx(rows, abs=LIMIT)


@pytest.mark.parametrize("name", ["ur5_robot.urdf", "arm.xml", "tree1.urdf"])
def test_operational_space_is_that_of_the_jacobian(robots: dict[str, sy.Robot], name: str) -> None:
    robot = robots[name]
    assert robot.origin is not None
    values = state(robot)
    values |= dict(zip(robot.tau, np.zeros(len(robot.tau)), strict=True))
    A = run(sy.generate(robot, "inertia", effort=0), values)["A"]
    for frame, view in itertools.product(
        (None, list(robot.origin.links)[-1], 3), ("file", "khalil")
    ):
        o = {"frame": frame, "frames": view, "effort": 0}
        rows = [0, 1, 2]
        J = run(sy.generate(robot, "jacobian", **o), values)["J"][rows]
        if np.linalg.matrix_rank(J, tol=1e-6) < 3:
            continue
        task = run(sy.generate(robot, "opspace", rows="vx,vy,vz", **o), values)
        assert task["Lambda"] == pytest.approx(np.linalg.inv(J @ np.linalg.solve(A, J.T)), rel=1e-7)


# --- inverse models -------------------------------------------------------------------------------

HELD = {"panda.urdf": {"panda_joint7": 0.3}}


def round_trip(robot: sy.Robot, model: str, **o: Any) -> int:
    """The number of solutions; each gives the pose again, in Python, machine code and batch."""
    held = o.pop("fixed", {})
    values = state(robot)
    names = dict(zip(robot.joint_names, robot.q, strict=True))
    values |= {names[joint]: x for joint, x in held.items()}
    dgm = sy.generate(robot, "dgm", **o)
    T = run(dgm, values)["T"]
    solver = sy.generate(robot, model, **o, **({"fixed": held} if held else {})).compile()
    for found in (solver(T), solver.batch(T[None])[0]):
        assert found.count
        for row in found.solutions:
            again = run(dgm, values | dict(zip(solver.joints, row, strict=True)))["T"]
            assert np.abs(again - T).max() < LIMIT
    return int(found.count)


@pytest.mark.parametrize("name", ["ur5_robot.urdf", "panda.urdf", "arm.xml", "table.toml"])
def test_the_inverse_model_takes_the_poses_of_dgm(robots: dict[str, sy.Robot], name: str) -> None:
    robot = robots[name]
    assert robot.origin is not None
    end = last_link(robot)
    for o in choices(robot):
        by_default = end if o["frames"] == "file" else list(robot.origin.links)[-1]
        if o.get("frame", by_default) == end and o["wrt"] != list(robot.origin.links)[1]:
            assert round_trip(robot, "igm", **o, fixed=HELD.get(name, {})) > 1


def test_every_method_takes_base_and_tool(robots: dict[str, sy.Robot]) -> None:
    assert round_trip(robots["ur5_robot.urdf"], "igm-paul", frame="tool0") == 8
    assert round_trip(robots["ur5_robot.urdf"], "igm-general", frame="ee_link") == 8
    assert round_trip(robots["arm.xml"], "igm-pieper") >= 4
    assert round_trip(robots["kinova.urdf"], "igm-paul") >= 2
    assert round_trip(robots["solo12.urdf"], "igm", frame="FL_FOOT") >= 1


def test_poses_between_any_two_links_are_solved(robots: dict[str, sy.Robot]) -> None:
    """The base may hang on the tool, and one branch on another."""
    assert round_trip(robots["ur5_robot.urdf"], "igm", frame="base_link", wrt="tool0") == 8
    assert round_trip(robots["solo12.urdf"], "igm", frame="FL_FOOT", wrt="HR_FOOT") >= 1


@pytest.mark.parametrize("language", ["c", "numpy", "matlab"])
def test_written_code_has_base_and_tool(robots: dict[str, sy.Robot], language: str) -> None:
    for name, model in (("ur5_robot.urdf", "igm"), ("arm.xml", "igm"), ("tree1.urdf", "jacobian")):
        (result,) = sy.generate(robots[name], model).verify(language)
        assert result.passed or result.missing, result


# --- against Pinocchio, names as the only mapping -------------------------------------------------


@pytest.mark.parametrize("name", ["tree0.urdf", "tree1.urdf", "tree2.urdf", *URDF])
@pytest.mark.parametrize("floating", [False, True])
def test_default_frames_are_those_of_the_file(name: str, floating: bool, tmp_path: Path) -> None:
    path = tmp_path / name
    seed = name[4:5]
    text = (
        random_urdf(np.random.default_rng(int(seed)))
        if name.startswith("tree")
        else robot_file(name).read_text(encoding="utf-8")
    )
    path.write_text(text, encoding="utf-8")
    robot = sy.load(path, floating=floating)
    model = pin.buildModelFromXML(text, *([pin.JointModelFreeFlyer()] if floating else []))
    data, values = model.createData(), state(robot)
    q, v = pin.neutral(model), np.zeros(model.nv)
    columns = []
    for joint_name, x, dx in zip(robot.joint_names, robot.q, robot.qd, strict=True):
        joint = model.joints[model.getJointId(joint_name)]
        angle = values[x]
        q[joint.idx_q : joint.idx_q + joint.nq] = (
            angle if joint.nq == 1 else (np.cos(angle), np.sin(angle))
        )
        v[joint.idx_v] = values[dx]
        columns.append(joint.idx_v)
    if floating:
        twist = np.random.default_rng(5).uniform(-1, 1, 6)
        v[:6] = twist
        names = ("V01", "V02", "V03", "W01", "W02", "W03")
        values |= dict(zip(names, twist, strict=True))
    pin.forwardKinematics(model, data, q, v)
    pin.computeJointJacobians(model, data, q)
    pin.updateFramePlacements(model, data)
    tip = model.getFrameId(last_link(robot))
    assert robot.origin is not None
    root = model.getFrameId(robot.origin.root)
    T = data.oMf[root].actInv(data.oMf[tip]).homogeneous
    assert run(sy.generate(robot, "dgm", effort=0), values)["T"] == pytest.approx(T, abs=LIMIT)
    J = pin.getFrameJacobian(model, data, tip, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)[:, columns]
    ours = run(sy.generate(robot, "jacobian", effort=0), values)["J"]
    assert ours == pytest.approx(J, abs=LIMIT)
    rates = run(sy.generate(robot, "velocities", effort=0), values)
    for row, joint_name in enumerate(robot.joint_names):
        theirs = data.v[model.getJointId(joint_name)]
        assert rates["V"][row] == pytest.approx(theirs.linear, abs=LIMIT)
        assert rates["W"][row] == pytest.approx(theirs.angular, abs=LIMIT)


# --- defaults, names, files -----------------------------------------------------------------------


def test_the_last_link_is_the_end_of_the_longest_chain(robots: dict[str, sy.Robot]) -> None:
    """Fingers that part behind the arm belong to the hand."""
    ends = {name: last_link(robot) for name, robot in robots.items()}
    assert ends["ur5_robot.urdf"] == "tool0"
    assert ends["panda.urdf"] == "panda_hand"
    assert ends["arm.xml"] == "tool"
    assert ends["table.toml"] == "tool"
    assert ends["solo12.urdf"] == "HR_FOOT"


@pytest.mark.parametrize("name", ["ur5_robot.urdf", "panda.urdf", "arm.xml", "tree1.urdf"])
def test_a_par_file_of_an_imported_robot_answers_like_the_file(
    robots: dict[str, sy.Robot], name: str
) -> None:
    robot = robots[name]
    again = loads(dumps(robot))
    values = state(robot)
    assert again.joint_names == robot.joint_names
    for model in ("dgm", "jacobian", "velocities"):
        ours = run(sy.generate(again, model, effort=0), values)
        theirs = run(sy.generate(robot, model, effort=0), values)
        for group in theirs:
            assert np.array_equal(ours[group], theirs[group])


def test_numbers_mean_links_of_the_file_or_frames_of_the_table(robots: dict[str, sy.Robot]) -> None:
    robot = robots["panda.urdf"]
    values = state(robot)
    by_name = run(sy.generate(robot, "dgm", frame="panda_link3"), values)["T"]
    assert np.array_equal(run(sy.generate(robot, "dgm", frame=3), values)["T"], by_name)
    assert np.array_equal(run(sy.generate(robot, "dgm", frame="3"), values)["T"], by_name)
    table = run(sy.generate(robot, "dgm", frame=3, frames="khalil"), values)["T"]
    assert np.abs(table - by_name).max() > 0.3
    for synonym, view in (("urdf", "file"), ("source", "file"), ("symoro", "khalil")):
        models = [sy.generate(robot, "dgm", frame=3, frames=word) for word in (synonym, view)]
        assert models[0].code("c") == models[1].code("c")


@pytest.mark.parametrize(
    ("model", "options", "part"),
    [
        ("dgm", {"frames": "dh"}, "file, khalil"),
        ("igm", {"frame": "thumb"}, "panda_link0"),
        ("jacobian", {"projection": "thumb"}, "panda_link0"),
        ("velocities", {"wrt": 10}, "0 to"),
        ("igm-paul", {}, "no equation of Paul's eight types for q1"),
        ("igm", {"frame": "panda_link0"}, "No joint moves link panda_link0"),
    ],
)
def test_wrong_frames_are_explained(
    robots: dict[str, sy.Robot], model: str, options: dict[str, Any], part: str
) -> None:
    with pytest.raises(sy.SymoroError, match=part):
        sy.generate(robots["panda.urdf"], model, **options)


def test_a_base_placed_by_symbols_is_refused_by_the_inverse_model_alone() -> None:
    robot = sy.load("rx90")
    Z = tuple(sy.load("rx90").frame(3).d if k == 3 else x for k, x in enumerate(robot.base.Z))
    placed = dataclasses.replace(robot, base=dataclasses.replace(robot.base, Z=Z), values={})
    assert sy.generate(placed, "dgm", wrt="world").groups == {"T": (4, 4)}
    with pytest.raises(sy.SymoroError, match="placed by D3"):
        sy.generate(placed, "igm", wrt="world")


def test_headers_say_where_base_and_end_are(robots: dict[str, sy.Robot]) -> None:
    text = sy.generate(robots["panda.urdf"], "dgm").code("c")
    assert "base frame: link panda_link0, fixed to the base (frame 0 of the table)" in text
    assert "in which it is at xyz = (0, 0, -0.333) m, rpy = (0, 0, 0) rad" in text
    assert "end frame: link panda_hand, fixed to the link of joint panda_joint7" in text
    table = sy.generate(robots["panda.urdf"], "dgm", frames="khalil", frame=7).code("c")
    assert "base frame: frame 0 of the table (Khalil's), in which link panda_link0 is at" in table
    general = sy.generate(robots["ur5_robot.urdf"], "igm-general").code("c")
    assert "end frame: link tool0" in general
