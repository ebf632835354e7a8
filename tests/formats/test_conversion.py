"""What a conversion keeps, changes and says: names, limits, symbols, merged and snapped parts,
advice.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.formats.par import dumps, loads
from tests.formats.support import link_pose, number, robot_file

ARM = """<robot name="arm">
  <link name="world"/>
  <link name="base"><inertial><mass value="5"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>
  <link name="upper"><inertial><origin xyz="0.2 0 0"/><mass value="2"/><inertia ixx="0.01" iyy="0.02" izz="0.03"/></inertial>
    <visual><origin xyz="0 0 0.1"/><geometry><mesh filename="package://arm/upper.dae" scale="0.001 0.001 0.001"/></geometry></visual></link>
  <link name="fore"><inertial><origin xyz="0.1 0 0"/><mass value="1"/><inertia ixx="0.01" iyy="0.02" izz="0.03"/></inertial></link>
  <link name="hand"><inertial><mass value="0.5"/><inertia ixx="0.001" iyy="0.001" izz="0.001"/></inertial></link>
  <joint name="mount" type="fixed"><parent link="world"/><child link="base"/><origin xyz="0 0 0.7"/></joint>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><origin xyz="0 0 0.1" rpy="1.5707963 0 0"/><axis xyz="0 0 1"/>
    <limit lower="-1" upper="2" velocity="3" effort="40"/><dynamics damping="0.5" friction="0.2"/></joint>
  <joint name="elbow" type="revolute"><parent link="upper"/><child link="fore"/><origin xyz="0.4 0 0"/><axis xyz="0 0 1"/><limit lower="0" upper="0"/></joint>
  <joint name="grip" type="fixed"><parent link="fore"/><child link="hand"/><origin xyz="0.25 0 0" rpy="0 1.5708 0"/></joint>
  <gazebo/>
</robot>"""


def arm(tmp_path: Path, **options: object) -> sy.Robot:
    path = tmp_path / "arm.urdf"
    path.write_text(ARM, encoding="utf-8")
    return sy.load(path, **options)


def remarks(robot: sy.Robot, kind: str) -> list[str]:
    assert robot.origin is not None
    return [f"{r.place}: {r.text}" for r in robot.origin.remarks if r.kind == kind]


def test_names_limits_friction_and_meshes_are_kept(tmp_path: Path) -> None:
    robot = arm(tmp_path)
    assert robot.joint_names == ("shoulder", "elbow")
    assert robot.joint(1).limits == (-1.0, 2.0, 3.0, 40.0)
    assert (str(robot.joint(1).FV), str(robot.joint(1).FS)) == ("0.5", "0.2")
    assert robot.origin is not None
    assert [(m.link, m.file, m.scale) for m in robot.origin.meshes] == [
        ("upper", "package://arm/upper.dae", (0.001, 0.001, 0.001))
    ]


@pytest.mark.parametrize("odd", ["a=b", "{x}", "l, m", "(* y *)", "z = 1 : 2"])
def test_odd_names_of_links_come_back_from_a_par_file(odd: str, tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(
        ARM.replace('"upper"', f'"{odd}"').replace('"shoulder"', f'"{odd}"'), encoding="utf-8"
    )
    robot = sy.load(path)
    back = loads(dumps(robot))
    assert back.origin is not None
    assert robot.origin is not None
    assert len(back.origin.links) == len(robot.origin.links)
    assert list(back.origin.links.values()) == list(robot.origin.links.values())
    assert dumps(back) == dumps(loads(dumps(back)))


def test_the_report_says_what_was_merged_dropped_snapped_and_nearly_so(tmp_path: Path) -> None:
    robot = arm(tmp_path, tolerance=1e-7)
    assert any("'hand', 0.5 kg is part of link 2" in text for text in remarks(robot, "merged"))
    assert any("'base'" in text and "link 0" in text for text in remarks(robot, "merged"))
    assert any(text.startswith("elbow: limits 0 and 0") for text in remarks(robot, "dropped"))
    assert any(text.startswith("<gazebo>") for text in remarks(robot, "dropped"))
    assert remarks(robot, "snapped") == ["shoulder: rotation by 2.7e-08 rad, to exact values"]
    (advice,) = remarks(robot, "nearly")
    assert advice.startswith("grip: ")
    assert "tolerance=5e-06" in advice
    assert not remarks(arm(tmp_path, tolerance=1e-5), "nearly")


def test_merged_links_bring_their_mass(tmp_path: Path) -> None:
    robot = arm(tmp_path)
    assert str(robot.bodies[2].M) == "1.5"
    assert number(robot.bodies[2].MX, {}) == pytest.approx(1 * 0.1 + 0.5 * 0.25)


def test_symbols_stand_for_numbers_and_their_values_give_the_same_model(tmp_path: Path) -> None:
    plain, symbolic = arm(tmp_path), arm(tmp_path, symbolic=True)
    assert {"D2", "M1", "MX2", "ZZ2", "FV1", "G2"} <= set(symbolic.symbols)
    assert symbolic.values["D2"] == 0.4
    state = {"q1": 0.3, "q2": -0.7, "QP1": 1.0, "QP2": 0.4, "QDP1": -0.2, "QDP2": 2.0}
    ours, theirs = (sy.generate(r, "idm").evaluate(state)["tau"] for r in (plain, symbolic))
    assert np.abs(ours - theirs).max() < 1e-12


def test_results_are_given_in_either_frames(tmp_path: Path) -> None:
    robot = arm(tmp_path)
    state = {"q1": 0.3, "q2": -0.7}
    by_link = sy.generate(robot, "dgm", frame="hand", frames="urdf")
    assert np.abs(by_link.evaluate(state)["T"] - link_pose(robot, "hand", state)).max() < 1e-12
    by_number = sy.generate(robot, "dgm", frame=2, frames="urdf")
    assert np.abs(by_number.evaluate(state)["T"] - link_pose(robot, "fore", state)).max() < 1e-12
    assert (
        np.abs(
            sy.generate(robot, "dgm").evaluate(state)["T"] - link_pose(robot, "hand", state)
        ).max()
        < 1e-12
    )
    ours = sy.generate(robot, "dgm", frame=2, frames="khalil")
    assert np.abs(ours.evaluate(state)["T"] - link_pose(robot, "fore", state)).max() > 0.1
    J = sy.generate(robot, "jacobian", frame="hand", frames="urdf")
    h, columns = 1e-6, []
    for q in ("q1", "q2"):
        ends = [link_pose(robot, "hand", state | {q: state[q] + s * h})[:3, 3] for s in (1, -1)]
        columns.append((ends[0] - ends[1]) / (2 * h))
    assert np.abs(J.evaluate(state)["J"][:3] - np.column_stack(columns)).max() < 1e-8


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"frame": "thumb"}, "one of world, base, upper"),
        ({"frames": "mjcf"}, "one of file, khalil"),
        ({"frame": 3}, "a frame from 0 to 2"),
    ],
)
def test_unknown_links_and_views_are_explained(
    tmp_path: Path, options: dict[str, str], part: str
) -> None:
    with pytest.raises(sy.SymoroError, match=part):
        sy.generate(arm(tmp_path), "dgm", **options)


def test_a_robot_of_our_own_has_no_other_frames() -> None:
    with pytest.raises(sy.SymoroError, match="was not imported"):
        sy.generate(sy.load("rx90"), "dgm", frames="urdf")


@pytest.mark.parametrize("options", [{"floating": True}, {}, {"symbolic": True}])
def test_a_par_file_keeps_everything_of_an_imported_robot(options: dict[str, bool]) -> None:
    robot = sy.load(robot_file("panda.urdf"), **options)
    again = loads(dumps(robot), "panda.par", "panda")
    assert robot.origin is not None
    assert again.origin is not None
    assert (again.origin.links, again.mimics, again.origin.meshes) == (
        robot.origin.links,
        robot.mimics,
        robot.origin.meshes,
    )
    assert (again.frames, again.bodies, again.joints, again.base, again.gravity) == (
        robot.frames,
        robot.bodies,
        robot.joints,
        robot.base,
        robot.gravity,
    )
    assert again.values == robot.values


@pytest.mark.parametrize(
    "line",
    [
        "links = {hand = x : 1 2}",
        "mimic = {1 = 2}",
        "meshes = {a = b}",
        "links = {hand = 1 : 1 0 0 nan 0 1 0 0 0 0 1 0}",
    ],
)
def test_damaged_remarks_on_the_source_are_explained(line: str) -> None:
    text = f"(*@ origin = {{urdf, a.urdf, base}} *)\n(*@ {line} *)\nNL = 1\nant = {{0}}\nsigma = {{0}}\ntheta = {{q1}}\n"
    with pytest.raises(sy.SymoroError, match="line 2"):
        loads(text)


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"tolerance": 1}, "from 0 to 0.1"),
        ({"symbolic": "yes"}, "True or False"),
        ({"floats": True}, "Did you mean"),
    ],
)
def test_wrong_options_are_explained(tmp_path: Path, options: dict[str, object], part: str) -> None:
    with pytest.raises(sy.SymoroError, match=part):
        arm(tmp_path, **options)


def test_options_of_an_import_are_refused_where_nothing_is_imported() -> None:
    with pytest.raises(sy.SymoroError, match="expected floating or mobile"):
        sy.load("rx90", symbolic=True)


@pytest.mark.parametrize("kind", ["floating", "mobile"])
def test_any_robot_is_put_on_a_moving_base(kind: str, tmp_path: Path) -> None:
    """Speed, gravity and inertia of the base are symbols, and survive a .par file."""
    robot = sy.load("rrp", **{kind: True})
    assert kind in repr(robot)
    assert {"W01", "V03", "G1", "G2", "G3", "M0", "ZZ0"} <= set(robot.symbols)
    assert "G3" not in robot.values
    again = sy.load(robot.save(tmp_path / "moved.par"))
    assert (again.base, again.gravity, again.bodies) == (robot.base, robot.gravity, robot.bodies)
    imported = arm(tmp_path, **{kind: True})
    assert (imported.base.floating, imported.base.mobile) == (kind == "floating", kind == "mobile")


def test_numbers_count_the_moving_joints(tmp_path: Path) -> None:
    """icub has four pairs of nearly parallel axes: fixed frames 33 to 36."""
    robot = sy.load(robot_file("icub.urdf"))
    assert robot.q == tuple(f"q{j}" for j in range(1, 33))
    assert [j for j in range(1, robot.NF + 1) if robot.sigma(j) == 2] == [33, 34, 35, 36]
    assert max(robot.ant(j) - j for j in robot.moving) > 0
    kept = sy.load(robot.save(tmp_path / "icub.par"))
    assert kept.frames == robot.frames
    at = dict.fromkeys((*robot.q, *robot.qd, *robot.qdd), 0.3)
    tau = [sy.generate(r, "idm", effort=0).evaluate(at)["tau"] for r in (robot, kept)]
    np.testing.assert_allclose(*tau, rtol=1e-9)


SHAPES = """<robot name="r"><material name="red"><color rgba="1 0 0 1"/></material><link name="a">
<visual><geometry><box size="1 2 3"/></geometry><material name="red"/></visual></link>
<link name="b"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial>
<visual><origin xyz="0 0 1"/><geometry><cylinder radius="0.1" length="0.5"/></geometry></visual>
<visual><geometry><sphere radius="0.2"/></geometry><material name="x"><color rgba="0 0.5 1 0.5"/></material></visual>
<collision><geometry><capsule radius="0.1" length="0.4"/></geometry></collision>
<visual><geometry><mesh filename="a b.stl"/></geometry><material name="red"/></visual></link>
<joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint></robot>"""


def test_shapes_and_colours_are_kept_in_par_and_urdf_files(tmp_path: Path) -> None:
    path = tmp_path / "shapes.urdf"
    path.write_text(SHAPES, encoding="utf-8")
    robot = sy.load(path)
    assert robot.origin is not None
    shapes = [(m.shape, m.scale, m.use, m.colour) for m in robot.origin.meshes]
    assert shapes == [
        ("box", (1.0, 2.0, 3.0), "visual", "#ff0000ff"),
        ("cylinder", (0.1, 0.1, 0.5), "visual", ""),
        ("sphere", (0.2, 0.2, 0.2), "visual", "#0080ff80"),
        ("capsule", (0.1, 0.1, 0.4), "collision", ""),
        ("mesh", (1.0, 1.0, 1.0), "visual", "#ff0000ff"),
    ]
    again = loads(dumps(robot))
    assert again.origin is not None
    assert again.origin.meshes == robot.origin.meshes
    written = sy.load(again.save(tmp_path / "again.urdf"))
    assert written.origin is not None
    assert written.origin.meshes == robot.origin.meshes
