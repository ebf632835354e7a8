"""DH tables in both conventions against the product of their own transforms, and writing URDF
against Pinocchio.
"""

from __future__ import annotations

import math
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from benchmarks.originals import Pinocchio, compared
from symoro.formats.conversion import to_robot
from symoro.formats.dh import describe_table
from symoro.formats.urdf.write import dumps
from tests.formats.support import link_pose, robot_file, screw

PUMA = [
    (0.0, math.pi / 2, 0.67),
    (0.4318, 0.0, 0.0),
    (0.0203, -math.pi / 2, 0.15005),
    (0.0, math.pi / 2, 0.4318),
    (0.0, -math.pi / 2, 0.0),
    (0.0, 0.0, 0.0),
]


def product(rows: list[tuple[float, float, float]], q: np.ndarray, modified: bool) -> np.ndarray:
    T = np.eye(4)
    for (a, alpha, d), x in zip(rows, q, strict=True):
        parts = (
            (screw("x", alpha, a), screw("z", x, d))
            if modified
            else (screw("z", x, d), screw("x", alpha, a))
        )
        T = T @ parts[0] @ parts[1]
    return T


@pytest.mark.parametrize("convention", ["standard", "modified"])
@pytest.mark.parametrize("kind", ["toml", "csv"])
def test_a_table_means_the_product_of_its_transforms(
    tmp_path: Path, convention: str, kind: str
) -> None:
    path = tmp_path / f"puma.{kind}"
    if kind == "toml":
        rows = "".join(
            f"[[joint]]\na = {a}\nalpha = {alpha}\nd = {d}\nqmin = -1\nqmax = 2\n"
            for a, alpha, d in PUMA
        )
        path.write_text(f'convention = "{convention}"\n{rows}', encoding="utf-8")
    else:
        turns = {0.0: "0", math.pi / 2: "pi/2", -math.pi / 2: "-pi/2"}
        rows = "\n".join(f"{a},{turns[alpha]},{d},-1,2" for a, alpha, d in PUMA)
        path.write_text(
            f"# convention = {convention}\n# a comment\na,alpha,d,qmin,qmax\n{rows}\n",
            encoding="utf-8",
        )
    robot = sy.load(path)
    q = np.random.default_rng(1).uniform(-3, 3, 6)
    values = dict(zip(robot.q, q, strict=True))
    assert (
        np.abs(link_pose(robot, "link6", values) - product(PUMA, q, convention == "modified")).max()
        < 1e-12
    )
    assert robot.joint(3).limits[:2] == (-1.0, 2.0)
    assert {(str(f.gamma), str(f.b)) for f in robot.frames} == {("0", "0")}


def test_numbers_of_numpy_are_numbers() -> None:
    plain = [{"a": 1, "alpha": 0.5, "d": 0.25, "mass": 2, "com": [1.0, 0.0, 0.0]}]
    arrays = [
        {"a": np.int64(1), "alpha": np.float32(0.5), "d": np.float64(0.25), "mass": np.int8(2)}
    ]
    arrays[0]["com"] = np.array([1.0, 0.0, 0.0])
    gravity = np.array([0, 0, -9])
    own, other = (
        sy.from_dh(rows, convention="standard", gravity=g)
        for rows, g in ((plain, gravity.tolist()), (arrays, gravity))
    )
    assert own == other


def test_degrees_offsets_and_prismatic_joints() -> None:
    rows = [
        {"a": 0.3, "alpha": 90, "d": 0.1, "theta": 30},
        {"type": "prismatic", "theta": 45, "offset": 0.2, "alpha": -90},
    ]
    robot = to_robot(describe_table(rows, convention="standard", angles="deg"))
    q1, q2 = 0.4, 0.7
    expected = (
        screw("z", q1 + math.pi / 6, 0.1)
        @ screw("x", math.pi / 2, 0.3)
        @ screw("z", math.pi / 4, q2 + 0.2)
        @ screw("x", -math.pi / 2, 0)
    )
    assert np.abs(link_pose(robot, "link2", {"q1": q1, "q2": q2}) - expected).max() < 1e-12


def panda_object() -> SimpleNamespace:
    """The Panda as the Robotics Toolbox describes it: modified DH, a flange as tool."""
    rows = [(0, 0, 0.333), (0, -math.pi / 2, 0), (0, math.pi / 2, 0.316), (0.0825, math.pi / 2, 0), (-0.0825, -math.pi / 2, 0.384), (0, math.pi / 2, 0),
            (0.088, math.pi / 2, 0.107)]  # fmt: skip
    links = [SimpleNamespace(a=a, alpha=alpha, d=d, theta=0, offset=0, sigma=0, mdh=True, m=2.0, r=[0.1, 0.2, 0.3], I=np.diag([0.1, 0.2, 0.15]), Jm=2e-4,
                             G=-10.0, B=1e-3, Tc=[0.2, -0.2], qlim=[-2, 2]) for a, alpha, d in rows]  # fmt: skip
    base, tool = SimpleNamespace(A=screw("z", 0.3, 0.5)), SimpleNamespace(A=screw("x", 0.2, 0.1))
    return SimpleNamespace(name="Panda", links=links, gravity=[0, 0, -9.81], base=base, tool=tool)


def test_an_object_like_the_robotics_toolboxs_is_read_with_its_drives() -> None:
    toolbox = panda_object()
    robot = sy.from_dh(toolbox)
    q = np.random.default_rng(2).uniform(-2, 2, 7)
    rows = [(x.a, x.alpha, x.d) for x in toolbox.links]
    expected = toolbox.base.A @ product(rows, q, True) @ toolbox.tool.A
    assert (
        np.abs(link_pose(robot, "tool", dict(zip(robot.q, q, strict=True))) - expected).max()
        < 1e-12
    )
    assert [
        float(str(x)) for x in (robot.joint(1).IA, robot.joint(1).FV, robot.joint(1).FS)
    ] == pytest.approx([0.02, 0.1, 2.0])
    assert robot.joint(7).limits[:2] == (-2.0, 2.0)


def test_friction_of_a_toolbox_object_may_differ_by_direction() -> None:
    """As in the toolbox: the effort is |G| Tc[0] at positive and |G| Tc[1] at negative speed."""
    toolbox = panda_object()
    toolbox.links[1].Tc = [0.2, -0.3]
    robot = sy.from_dh(toolbox)
    still, friction = np.zeros(7), []
    for speed in (1.0, -1.0):
        tau = robot.compute.h(still, np.eye(7)[1] * speed)
        friction.append((tau - robot.compute.h(still, np.eye(7)[1] * speed, without="friction"))[1])
    assert friction == pytest.approx([0.1 + 2.0, -0.1 - 3.0])
    toolbox.links[1].Tc = [0.2, 0.0]
    with pytest.raises(sy.SymoroError, match="friction at positive speed only"):
        sy.from_dh(toolbox)
    rows = [{"alpha": 0, "theta": "q1", "r": "L1", "Fs": 1, "Fsn": 2}]
    assert str(sy.Robot.serial(rows).joint(1).FSN) == "2"


def test_the_dynamics_of_a_standard_table_equal_pinocchios() -> None:
    """Pinocchio's joints turn about z before the fixed part of the row, its bodies hang behind it."""
    rows = [{"a": a, "alpha": alpha, "d": d, "mass": 1 + k, "com": [0.1, 0.02 * k, -0.1], "inertia": [0.1, 0.2, 0.15, 0.01, 0.02, 0.03]}
            for k, (a, alpha, d) in enumerate(PUMA)]  # fmt: skip
    robot = sy.from_dh(rows, convention="standard")
    model, T = pin.Model(), pin.SE3.Identity()
    for k, (a, alpha, d) in enumerate(PUMA):
        j = model.addJoint(k, pin.JointModelRZ(), T, f"j{k}")
        T = pin.SE3(screw("z", 0, d) @ screw("x", alpha, a))
        J = np.array([[0.1, 0.01, 0.03], [0.01, 0.2, 0.02], [0.03, 0.02, 0.15]])
        model.appendBodyToJoint(j, pin.Inertia(1 + k, np.array([0.1, 0.02 * k, -0.1]), J), T)
    state = np.random.default_rng(3).uniform(-1, 1, (3, 6))
    idm = sy.generate(robot, "idm", effort=0)
    tau = idm.evaluate(dict(zip((*robot.q, *robot.qd, *robot.qdd), state.ravel(), strict=True)))[
        "tau"
    ]
    assert np.abs(tau - pin.rnea(model, model.createData(), *state)).max() < 1e-9


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[[joint]]\na = 1", "standard or modified"),
        ('convention = "standard"', "a \\[\\[joint\\]\\] for each joint"),
        ('convention = "standard"\n[[joint]]\na = "D3"', "the symbol 'D3'"),
        ('convention = "standard"\n[[joint]]\nalfa = 1', "an unknown key"),
        ('convention = "standard"\n[[joint]]\ntype = "screw"', "revolute or prismatic"),
        ('convention = "standard"\n[[joint]]\ncom = [1, 2]', "3 numbers"),
        ("convention = ", "Invalid value"),
        (f'convention = "standard"\n[[joint]]\na = {"1" * 5000}', "too many digits"),
        (f'convention = "standard"\n[[joint]]\na = 0x{"f" * 5000}', "too many digits"),
        (f"convention = {'[' * 5000}", "brackets"),
    ],
)
def test_a_wrong_table_is_explained(tmp_path: Path, text: str, part: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(sy.SymoroError, match=part):
        sy.load(path)


@pytest.mark.parametrize("name", ["panda.urdf", "solo12.urdf", "kinova.urdf"])
def test_a_urdf_that_we_write_equals_the_original_in_pinocchio(name: str) -> None:
    """Written, read again by us, and both compared with Pinocchio on what was written and on the
    original.
    """
    original = sy.load(robot_file(name))
    written = dumps(original)
    errors = compared(original, Pinocchio(written, original), states=1)
    assert max(errors.values()) < 1e-9, errors


def test_a_built_in_robot_is_written_as_urdf(tmp_path: Path) -> None:
    robot = sy.load("panda")
    path = robot.save(tmp_path / "panda.urdf")
    again = sy.load(path)
    assert again.joint_names == robot.joint_names
    state = np.random.default_rng(4).uniform(-1, 1, (3, 7))
    results = []
    for r in (robot, again):
        model = sy.generate(r, "idm", without="friction", effort=0)
        values = dict(zip((*r.q, *r.qd, *r.qdd), state.ravel(), strict=True))
        results.append(model.evaluate({k: values[k] for k in model.inputs if k in values})["tau"])
    assert np.abs(results[0] - results[1]).max() < 1e-9


def test_what_urdf_cannot_hold_is_explained() -> None:
    for name in ("sr400", "rx90"):
        with pytest.raises(sy.SymoroError, match=r"no value for .*URDF holds numbers only"):
            dumps(sy.load(name))
