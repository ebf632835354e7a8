"""Files that are wrong, hostile or unusual: URDF, MJCF, xacro, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import pytest

import symoro as sy
from symoro.formats.text_files import parse_xml
from symoro.formats.urdf.read import loads

LINKS = '<link name="a"/><link name="b"/>'
JOINT = (
    '<joint name="j" type="{type}"><parent link="{parent}"/><child link="{child}"/>{more}</joint>'
)


def joint(type: str = "revolute", parent: str = "a", child: str = "b", more: str = "") -> str:
    return JOINT.format(type=type, parent=parent, child=child, more=more)


def file(*joints: str) -> str:
    return f"<robot>{LINKS}{''.join(joints)}</robot>"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("<mujoco/>", "expected <robot>"),
        ("<robot/>", "found 0 links"),
        ('<robot><link name="a"/><link name="a"/></robot>', "a second link 'a'"),
        (f"<robot>{LINKS}</robot>", "2 links without a parent"),
        (file(joint(type="screw")), "'screw', expected one of revolute"),
        (file(joint(child="c")), "'c', expected one of the links a, b"),
        (file(joint(), joint()), "which joint 'j' carries already"),
        (file(joint(more="<axis xyz='0 0 0'/>")), "a vector of length 0"),
        (file(joint(more="<origin xyz='0, 1 2'/>")), "expected 3 finite numbers"),
        (file(joint(more="<origin xyz='0 nan 2'/>")), "expected 3 finite numbers"),
        (file(joint(more="<origin rpy='0 1e400 0'/>")), "expected 3 finite numbers"),
        (file(joint(more="<origin xyz='0, 1, 2'/>")), "Separate numbers by blanks"),
        (file(joint(more="<origin xyz='${d} 0 0'/>")), "name the file .xacro"),
        (file(joint(more="<origin xyz='inf 0 2'/>")), "expected 3 finite numbers"),
        (
            '<robot><link name="a"><inertial><mass value="inf"/></inertial></link></robot>',
            "expected a finite number",
        ),
        ("<robot><link", "unclosed token"),
        (" \n", "an empty file"),
        ('<!DOCTYPE r [<!ENTITY x "y">]><robot/>', "a document type or entity declaration"),
        ('<robot><link name="a"><inertial/></link></robot>', "no <mass>"),
    ],
)
def test_a_wrong_urdf_file_is_explained(text: str, part: str) -> None:
    with pytest.raises(sy.SymoroError) as error:
        loads(text, "bad.urdf")
    assert part in str(error.value)
    assert "bad.urdf" in str(error.value)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("<origin rpy='90 0 45'/>", "an angle of 90 rad in rpy"),
        ("<origin xyz='300 0 400'/>", "500 m from the link before; lengths are in m"),
        ("<limit lower='-180' upper='180'/>", "a limit of 180 rad"),
    ],
)
def test_numbers_that_look_like_another_unit_are_remarked(
    tmp_path: Path, more: str, said: str
) -> None:
    path = tmp_path / "odd.urdf"
    path.write_text(file(joint(more=more)), encoding="utf-8")
    assert said in sy.load(path).origin.report()  # type: ignore[union-attr]


def test_limits_without_end_are_no_limits(tmp_path: Path) -> None:
    path = tmp_path / "endless.urdf"
    path.write_text(
        file(joint(more="<limit lower='-inf' upper='inf' velocity='inf' effort='20'/>")),
        encoding="utf-8",
    )
    assert sy.load(path).joint(1).limits == (None, None, None, 20.0)


def test_utf_16_is_read() -> None:
    assert len(loads(file(joint()).encode("utf-16")).links) == 2


def test_a_message_names_the_line() -> None:
    with pytest.raises(sy.SymoroError, match=r"bad.urdf, line 4, key '<joint j> type'"):
        loads(f"\n\n<robot>{LINKS}\n{joint(type='screw')}</robot>", "bad.urdf")


def test_entities_do_not_multiply() -> None:
    bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><robot name="&b;"/>'
    with pytest.raises(sy.SymoroError, match="document type"):
        parse_xml(bomb, "bomb.urdf")


def test_depth_and_size_are_bounded() -> None:
    with pytest.raises(sy.SymoroError, match="found 201 levels, expected at most 200 levels"):
        parse_xml("<a>" * 300 + "</a>" * 300, "deep.urdf")


def test_a_robot_whose_joints_are_all_fixed_says_so(tmp_path: Path) -> None:
    path = tmp_path / "box.urdf"
    path.write_text(file(joint(type="fixed")), encoding="utf-8")
    with pytest.raises(sy.SymoroError, match="All joints are fixed"):
        sy.load(path)


def test_a_mimic_of_nothing_moves_freely(tmp_path: Path) -> None:
    path = tmp_path / "lost.urdf"
    path.write_text(file(joint(more="<mimic joint='ghost'/>")), encoding="utf-8")
    robot = sy.load(path)
    assert robot.origin is not None
    assert not robot.mimics
    assert "which is no other joint" in robot.origin.report()


BODY = '<mujoco><worldbody><body name="b"{body}>{inside}</body></worldbody>{more}</mujoco>'


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            BODY.format(body="", inside='<joint type="screw"/>', more=""),
            "'screw', expected one of hinge",
        ),
        (BODY.format(body=' quat="0 0 0 0"', inside="<joint/>", more=""), "expected a rotation"),
        (
            BODY.format(body=' childclass="none"', inside='<joint/><geom size="1"/>', more=""),
            "'none', expected one of main",
        ),
        (
            BODY.format(body="", inside='<joint/><geom type="mesh" mesh="m"/>', more=""),
            "which has none",
        ),
        (
            BODY.format(
                body="",
                inside='<joint/><geom type="mesh" mesh="m"/>',
                more='<asset><mesh name="m" file="m.stl"/></asset>',
            ),
            "m.stl: found no such file",
        ),
        (
            BODY.format(
                body="",
                inside='<joint/><geom type="mesh" mesh="m"/>',
                more='<asset><mesh name="m" vertex="0 0 0"/></asset>',
            ),
            "at least four points",
        ),
        (
            BODY.format(
                body="",
                inside='<joint/><geom size="1"/>',
                more='<tendon><fixed><joint joint="x" coef="1"/></fixed></tendon>',
            ),
            "the name of a joint",
        ),
        (
            BODY.format(body="", inside='<joint/><geom type="box" size="1 1"/>', more=""),
            "expected 3 positive number",
        ),
        (
            BODY.format(
                body="", inside='<joint/><geom size="1"/>', more='<compiler coordinate="global"/>'
            ),
            "no longer reads global",
        ),
        (
            BODY.format(
                body="", inside='<joint/><geom size="1"/>', more='<compiler eulerseq="xyw"/>'
            ),
            "three of x, y, z",
        ),
        (
            BODY.format(
                body="",
                inside='<joint/><geom size="1"/>',
                more='<equality><connect body1="x" anchor="0 0 0"/></equality>',
            ),
            "expected one of world, b",
        ),
        (
            BODY.format(
                body="", inside='<joint/><geom size="1"/>', more='<include file="gone.xml"/>'
            ),
            "no such file",
        ),
        (BODY.format(body="", inside="<replicate/><joint/>", more=""), "Let MuJoCo expand it"),
    ],
)
def test_a_wrong_mjcf_file_is_explained(tmp_path: Path, text: str, part: str) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(sy.SymoroError) as error:
        sy.load(path)
    assert part in str(error.value)


def test_a_file_that_includes_itself_ends(tmp_path: Path) -> None:
    path = tmp_path / "loop.xml"
    path.write_text('<mujoco><include file="loop.xml"/></mujoco>', encoding="utf-8")
    with pytest.raises(sy.SymoroError, match="Does a file include itself"):
        sy.load(path)


def test_masses_come_from_shapes_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "ball.xml"
    inside = '<joint/><inertial mass="7" pos="0 0 0" diaginertia="1 1 1"/><geom size="0.1" density="3000"/>'
    path.write_text(BODY.format(body="", inside=inside, more=""), encoding="utf-8")
    assert str(sy.load(path).bodies[1].M) == "7"
    assert float(str(sy.load(path, inertia_from_geometry=True).bodies[1].M)) == pytest.approx(
        3000 * 4 / 3 * 3.141592653589793 * 1e-3
    )


def test_a_coupling_of_joints_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "two.xml"
    inside = '<joint name="x" ref="10"/><geom size="1"/><body name="c"><joint name="y"/><geom size="1"/></body>'
    more = '<equality><joint joint1="y" joint2="x" polycoef="0.2 -3 0 0 0"/></equality>'
    path.write_text(BODY.format(body="", inside=inside, more=more), encoding="utf-8")
    robot = sy.load(path)
    assert robot.origin is not None
    (c,) = robot.mimics
    assert (c.joint, c.master, c.multiplier) == (2, 1, -3.0)
    assert c.offset == pytest.approx(0.2 + 3 * 10 * 3.141592653589793 / 180)


@pytest.mark.parametrize(
    ("include", "said"),
    [
        ("$(find nothing)/a.xacro", r"\$\(find nothing\), expected a folder of that name"),
        ("self.xacro", "go round in a circle, expected an end. Does a file include itself"),
        ("gone.xacro", "No such file"),
    ],
)
def test_a_xacro_file_that_cannot_be_expanded_is_explained(
    tmp_path: Path, include: str, said: str
) -> None:
    path = tmp_path / "self.xacro"
    path.write_text(
        f'<robot name="x" xmlns:xacro="http://www.ros.org/wiki/xacro"><xacro:include filename="{include}"/></robot>',
        encoding="utf-8",
    )
    with pytest.raises(sy.SymoroError, match=said):
        sy.load(path)


def test_xacro_files_are_expanded(tmp_path: Path) -> None:
    package = tmp_path / "arm_description"
    package.mkdir()
    (package / "part.xacro").write_text(
        '<robot xmlns:xacro="http://www.ros.org/wiki/xacro"><xacro:macro name="pair" params="length"><link name="a"/><link name="b"/>'
        '<joint name="j" type="continuous"><parent link="a"/><child link="b"/><origin xyz="${length/2} 0 0"/></joint></xacro:macro></robot>',
        encoding="utf-8",
    )
    main = package / "arm.urdf.xacro"
    main.write_text(
        '<robot name="arm" xmlns:xacro="http://www.ros.org/wiki/xacro"><xacro:include filename="$(find arm_description)/part.xacro"/>'
        '<xacro:pair length="3"/></robot>',
        encoding="utf-8",
    )
    robot = sy.load(main)
    assert robot.name == "arm"
    assert [str(x) for x in robot.base.Z[3:4]] == ["1.5"]
