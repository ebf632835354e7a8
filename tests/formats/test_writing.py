"""Writing URDF and MJCF: the user's own file with new numbers, or a new file; Pinocchio and MuJoCo
read the result and are the measure.
"""

from __future__ import annotations

import dataclasses
import re
import warnings
from pathlib import Path

import mujoco
import numpy as np
import pinocchio as pin
import pytest

import symoro as sy
from benchmarks.originals import Engine, MuJoCo, Pinocchio, compared
from symoro.expr import constant
from symoro.formats.text_files import XmlEdits, as_utf8, parse_xml
from symoro.robot import FIXED, RobotWarning
from tests.formats.support import robot_file
from tests.formats.test_originals import CLASSES, FOURBAR, MJCF

LIMIT = 1e-9
KINDS = ("revolute", "continuous", "prismatic")


def random_urdf(seed: int, links: int = 7) -> str:
    """A random tree with things in it that no model needs."""
    rng = np.random.default_rng(seed)

    def numbers(n: int, size: float = 1.0) -> str:
        return " ".join(f"{x:.4g}" for x in rng.uniform(-size, size, n))

    parts = ['<?xml version="1.0"?>', "<!-- our arm, ÄÖ -->", '<robot name="random">']
    for k in range(links):
        d = rng.uniform(0.02, 0.1, 3)
        tensor = f'ixx="{d[1] + d[2]:.5g}" iyy="{d[0] + d[2]:.5g}" izz="{d[0] + d[1]:.5g}"'
        inertia = f'{tensor} ixy="0.001" ixz="-0.002" iyz="0.0005"'
        origin = f'<origin rpy="{numbers(3)}" xyz="{numbers(3, 0.1)}"/>' if k % 3 else ""
        inertial = f"""
    <inertial>  <!-- from CAD -->
      {origin}<mass value="{rng.uniform(1, 3):.4g}"/> <inertia {inertia}/>
    </inertial>"""
        parts.append(f"""  <link name="l{k}">{inertial if k % 4 != 3 else ""}
    <visual><geometry><box size="0.1 0.1 0.1"/></geometry><material name="red"/></visual>
  </link>""")
    for k in range(1, links):
        kind = "fixed" if k % 4 == 3 else KINDS[int(rng.integers(3))]
        parts.append(f"""  <joint name='j{k}'
         type="{kind}"> <parent link="l{rng.integers(max(0, k - 2), k)}"/> <child link="l{k}"/>
    <origin xyz="{numbers(3, 0.5)}" rpy="{numbers(3, 3)}"/> <axis xyz="{numbers(3)}"/>
    <limit lower="-2" upper="2" effort="10" velocity="3"/>
  </joint>""")
    parts.append('  <transmission name="t1"><type>Simple</type></transmission>\n</robot>\n')
    return "\n".join(parts)


def with_new_numbers(robot: sy.Robot) -> sy.Robot:
    """The robot with other masses, moments, friction and rotor inertias."""
    factors = {"M": 1.3, "MX": 1.2, "MY": 1.2, "MZ": 1.2}  # real bodies stay real
    bodies = tuple(
        dataclasses.replace(body, **{k: x * factors.get(k, 1.4) for k, x in vars(body).items()})
        for body in robot.bodies
    )
    return dataclasses.replace(robot, bodies=bodies)


def with_new_drives(robot: sy.Robot, **values: float) -> sy.Robot:
    drives = {key: constant(value) for key, value in values.items()}
    joints = tuple(
        joint if robot.sigma(j) == FIXED else dataclasses.replace(joint, **drives)
        for j, joint in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


def without_source(robot: sy.Robot) -> sy.Robot:
    assert robot.origin is not None
    return dataclasses.replace(robot, origin=dataclasses.replace(robot.origin, source=None))


def error(robot: sy.Robot, engine: Engine) -> float:
    """The largest error of the models of a robot against an engine on the file that we wrote."""
    return max(compared(robot, engine, states=1, links=9).values())


def urdf_error(robot: sy.Robot, path: Path) -> float:
    return error(robot, Pinocchio(path.read_text(encoding="utf-8"), robot))


def mjcf_error(robot: sy.Robot, path: Path) -> float:
    return error(robot, MuJoCo(path, robot))


def saved(folder: Path, name: str, text: str) -> sy.Robot:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return sy.load(path)


# --- URDF -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_urdf_file_is_written_with_new_numbers(tmp_path: Path, seed: int) -> None:
    text = random_urdf(seed)
    robot = saved(tmp_path, "robot.urdf", text)
    assert robot.save(tmp_path / "same.urdf").read_text(encoding="utf-8") == text
    new = with_new_drives(with_new_numbers(robot), FV=0.25, FS=0.125)
    path = new.save(tmp_path / "new.urdf")
    assert urdf_error(new, path) < LIMIT < urdf_error(robot, path)
    again = sy.load(path)
    assert [str(joint.FV) for joint in again.joints if joint.name in robot.joint_names] == [
        "0.25"
    ] * len(robot.q)
    written = path.read_text(encoding="utf-8")
    for part in ("<!-- our arm, ÄÖ -->", "<!-- from CAD -->", "<transmission", "<visual>"):
        assert written.count(part) == text.count(part)
    added = re.compile(r'\s*<dynamics [^>]*>|\n\s*<origin xyz="[^"]*"/>')
    numbers = re.compile(r'"[-+0-9.e ]*"')
    assert numbers.sub("", added.sub("", written)) == numbers.sub("", text)


@pytest.mark.parametrize("seed", range(4))
def test_a_urdf_file_becomes_mjcf_and_comes_back(tmp_path: Path, seed: int) -> None:
    robot = with_new_drives(saved(tmp_path, "robot.urdf", random_urdf(seed)), IA=0.3, FV=0.2)
    path = robot.save(tmp_path / "robot.xml")
    assert mjcf_error(robot, path) < LIMIT
    back = sy.load(path)
    with pytest.warns(RobotWarning, match="rotor inertias .*j1 0.3"):
        urdf = back.save(tmp_path / "back.urdf")
    assert urdf_error(with_new_drives(robot, IA=0.0), urdf) < LIMIT
    model = mujoco.MjModel.from_xml_string(urdf.read_text(encoding="utf-8"))
    assert model.nv == len(robot.q)


@pytest.mark.parametrize("name", ["panda.urdf", "ur5_robot.urdf", "solo12.urdf"])
def test_base_parameters_are_written_as_masses_with_the_same_dynamics(
    name: str, tmp_path: Path
) -> None:
    robot = sy.load(robot_file(name))
    base = sy.generate(robot, "base-parameters").robot
    with pytest.warns(RobotWarning, match="same dynamics"):
        path = base.save(tmp_path / "base.urdf")
    assert urdf_error(robot, path) < LIMIT
    bodies = tuple(  # an identification finds slightly other ones
        dataclasses.replace(x, ZZ=x.ZZ * 1.01, MX=x.MX * 1.02, MY=x.MY + 1e-3 * x.MX)
        for x in base.bodies
    )
    other = dataclasses.replace(base, bodies=bodies)
    with pytest.warns(RobotWarning, match="same dynamics|MuJoCo refuses"):
        path = other.save(tmp_path / "other.urdf")
    assert urdf_error(other, path) < LIMIT < urdf_error(robot, path)


def test_base_parameters_without_a_file_of_their_own_are_refused(tmp_path: Path) -> None:
    robot = saved(tmp_path, "robot.urdf", random_urdf(1))
    base = without_source(sy.generate(robot, "base-parameters").robot)
    for name in ("base.urdf", "base.xml"):
        with pytest.raises(sy.SymoroError, match=r"moments without a mass.*physical"):
            base.save(tmp_path / name)


def test_an_inertia_that_mujoco_refuses_is_refused_in_mjcf_and_remarked_in_urdf(
    tmp_path: Path,
) -> None:
    robot = without_source(saved(tmp_path, "robot.urdf", random_urdf(2)))
    bodies = tuple(
        dataclasses.replace(b, ZZ=b.ZZ * 4) if j == 1 else b for j, b in enumerate(robot.bodies)
    )
    odd = dataclasses.replace(robot, bodies=bodies)
    with pytest.warns(RobotWarning, match="MuJoCo refuses"):
        path = odd.save(tmp_path / "odd.urdf")
    assert urdf_error(odd, path) < LIMIT
    with pytest.raises(sy.SymoroError, match=r"principal moments.*--physical"):
        odd.save(tmp_path / "odd.xml")


def test_snapped_angles_are_written(tmp_path: Path) -> None:
    text = random_urdf(3).replace('rpy="', 'rpy="1.5708 0 0" was="')
    (tmp_path / "robot.urdf").write_text(text, encoding="utf-8")
    robot = sy.load(tmp_path / "robot.urdf", tolerance=1e-5)
    path = robot.save(tmp_path / "exact.urdf")
    assert urdf_error(robot, path) < LIMIT
    assert "1.570796326794" in path.read_text(encoding="utf-8")


def test_paths_of_meshes_follow_the_file(tmp_path: Path) -> None:
    text = random_urdf(0).replace('<box size="0.1 0.1 0.1"/>', '<mesh filename="../m/a.stl"/>')
    (tmp_path / "urdf").mkdir()
    robot = saved(tmp_path / "urdf", "robot.urdf", text)
    written = robot.save(tmp_path / "robot.urdf").read_text(encoding="utf-8")
    assert 'filename="m/a.stl"' in written
    assert "../m" not in written


# --- MJCF -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("root", ["", "<freejoint/>"], ids=["fixed", "free"])
def test_an_mjcf_file_is_written_with_new_numbers(tmp_path: Path, root: str) -> None:
    (tmp_path / "classes.xml").write_text(CLASSES, encoding="utf-8")
    text = MJCF.format(root=root).replace("<worldbody>", "<!-- all -->\n  <worldbody>")
    robot = saved(tmp_path, "kinds.xml", text)
    same = robot.save(tmp_path / "same.xml").read_text(encoding="utf-8")
    assert mjcf_error(robot, tmp_path / "same.xml") < LIMIT
    assert "<!-- all -->" in same
    assert 'class="limb"' in same  # of the file that it included
    new = with_new_numbers(robot)
    joints = tuple(
        dataclasses.replace(j, IA=constant(0.7), FV=constant(0.3)) if j.name == "neck" else j
        for j in new.joints
    )
    new = dataclasses.replace(new, joints=joints)
    path = new.save(tmp_path / "new.xml")
    assert mjcf_error(new, path) < LIMIT < mjcf_error(robot, path)
    other = new.save(tmp_path / "folder" / "new.xml")
    assert mjcf_error(new, other) < LIMIT


def test_a_joint_that_is_three_of_ours_has_one_friction(tmp_path: Path) -> None:
    (tmp_path / "classes.xml").write_text(CLASSES, encoding="utf-8")
    robot = saved(tmp_path, "kinds.xml", MJCF.format(root=""))
    with pytest.raises(sy.SymoroError, match=r"hip.*part of it"):
        with_new_drives(robot, FV=0.3).save(tmp_path / "new.xml")


def test_masses_of_shapes_are_replaced_by_given_ones(tmp_path: Path) -> None:
    text = """<mujoco><compiler inertiafromgeom="true" settotalmass="5"/><worldbody>
      <body name="a"><joint name="j" axis="0 1 0"/><geom size="0.1" pos="0.3 0 0"/>
      <body name="b" pos="0.5 0 0"><joint name="k" axis="0 0 1"/>
        <inertial pos="0 0 0" mass="9" diaginertia="1 1 1"/><geom type="box" size="0.1 0.2 0.3"/>
      </body></body></worldbody></mujoco>"""
    robot = saved(tmp_path, "shapes.xml", text)
    assert robot.save(tmp_path / "same.xml").read_text(encoding="utf-8") == text
    new = with_new_numbers(robot)
    assert mjcf_error(new, new.save(tmp_path / "new.xml")) < LIMIT


def test_a_file_with_a_loop_keeps_it(tmp_path: Path) -> None:
    robot = saved(tmp_path, "fourbar.xml", FOURBAR)
    path = with_new_numbers(robot).save(tmp_path / "new.xml")
    assert path.read_text(encoding="utf-8").count("<connect") == FOURBAR.count("<connect")
    old, new = (mujoco.MjModel.from_xml_path(str(p)) for p in (tmp_path / "fourbar.xml", path))
    assert new.body_mass.sum() == pytest.approx(1.3 * old.body_mass.sum())
    other = sy.load(robot.save(tmp_path / "new.urdf"))  # the element <loop> of URDF+
    assert other.NJ - other.NL == robot.NJ - robot.NL
    with pytest.raises(sy.SymoroError, match="closed loops"):
        other.save(tmp_path / "other.xml")


def test_every_kind_of_joint_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "classes.xml").write_text(CLASSES, encoding="utf-8")
    for root in ("", "<freejoint/>"):
        robot = without_source(saved(tmp_path, "kinds.xml", MJCF.format(root=root)))
        path = robot.save(tmp_path / "new.xml")
        model = mujoco.MjModel.from_xml_path(str(path))
        assert model.nv == len(robot.q) + 6 * robot.base.floating
        assert sy.load(path).joint_names == robot.joint_names


@pytest.mark.parametrize("name", ["panda.urdf", "anymal_b_simple_description/robots/anymal.urdf"])
def test_a_real_robot_becomes_mjcf(tmp_path: Path, name: str) -> None:
    robot = sy.load(robot_file(name), floating="anymal" in name)
    assert mjcf_error(robot, robot.save(tmp_path / "robot.xml")) < LIMIT


# --- text -----------------------------------------------------------------------------------------


def test_edits_leave_the_rest_of_a_text_alone() -> None:
    data = b"""<a>\r
  <b x = '1>2'  y="3"/> <!-- <b/> -->
  <c><d/></c>\t<e>
  </e>
</a>
"""
    root = parse_xml(data, "a.xml")
    edits = XmlEdits(data)
    b, c, e = root.children
    edits.set(b, {"x": '"&', "y": None, "z": "4"})
    edits.insert(b, "<f/>")
    edits.insert(c, "<g/>", first=True)
    edits.insert(c, "<h/>")
    edits.remove(e)
    assert (
        edits.text()
        == b"""<a>\r
  <b x = "&quot;&amp;" z="4">
    <f/>
  </b> <!-- <b/> -->
  <c>
  <g/><d/>
  <h/></c>
</a>
"""
    )
    assert XmlEdits(data).text() == data


def test_a_text_in_another_encoding_is_written_in_utf_8() -> None:
    text = '<?xml version="1.0" encoding="latin-1"?>\n<robot name="ä"/>\n'
    assert as_utf8(text.encode("latin-1"), "r.urdf").decode() == '<robot name="ä"/>\n'
    wide = text.replace("latin-1", "utf-16").encode("utf-16")
    assert as_utf8(wide, "r.urdf").decode() == '<robot name="ä"/>'


def test_a_urdf_of_a_built_in_robot_loads_in_both_engines(tmp_path: Path) -> None:
    rx90 = sy.load("rx90")
    values = dict.fromkeys(rx90.symbols, 0.1) | {f"M{j}": 2.0 for j in range(1, 7)}
    values |= {f"{k}{k}{j}": 0.4 for k in "XYZ" for j in range(1, 7)}
    values |= {f"{a}{b}{j}": 0.0 for a, b in ("XY", "XZ", "YZ") for j in range(1, 7)}
    robot = dataclasses.replace(rx90, values={k: v for k, v in values.items() if k not in rx90.q})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RobotWarning)
        urdf, mjcf = (robot.save(tmp_path / f"rx90.{kind}") for kind in ("urdf", "xml"))
    theirs = pin.buildModelFromUrdf(str(urdf))
    model = mujoco.MjModel.from_xml_path(str(mjcf))
    assert theirs.nv == model.nv == 6
    loaded = sy.load(mjcf)
    assert mjcf_error(loaded, mjcf) < LIMIT
