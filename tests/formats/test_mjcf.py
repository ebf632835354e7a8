"""What MJCF files describe beyond a tree of bodies with given masses: frames, meshes, welds,
tendons; MuJoCo is the measure.
"""

from __future__ import annotations

import struct
from pathlib import Path

import mujoco
import numpy as np
import pytest

import symoro as sy
from benchmarks.originals import MuJoCo, compared
from symoro.formats.mesh_files import triangles

LIMIT = 1e-9
CORNERS = np.array(
    [[0, 0, 0], [0.3, 0, 0.01], [0.02, 0.2, 0], [0.01, 0.02, 0.25], [0.2, 0.15, 0.22]]
)
FACES = np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 4], [1, 4, 3], [2, 3, 4]])  # outward


def saved(folder: Path, text: str) -> Path:
    path = folder / "robot.xml"
    path.write_text(text, encoding="utf-8")
    return path


def obj(folder: Path) -> None:
    lines = [f"v {x} {y} {z}" for x, y, z in CORNERS] + [
        f"f {a}/1 {b}/1 {c}/1" for a, b, c in FACES + 1
    ]
    (folder / "m.obj").write_text("\n".join(["# a solid", *lines]), encoding="utf-8")


def stl(folder: Path) -> None:
    records = b"".join(struct.pack("<12fH", 0, 0, 0, *CORNERS[face].ravel(), 0) for face in FACES)
    (folder / "m.stl").write_bytes(
        b"solid, though binary".ljust(80) + struct.pack("<I", len(FACES)) + records
    )


def msh(folder: Path) -> None:
    data = (
        struct.pack("<4i", len(CORNERS), 0, 0, len(FACES))
        + CORNERS.astype("<f4").tobytes()
        + FACES.astype("<i4").tobytes()
    )
    (folder / "m.msh").write_bytes(data)


WRITERS = {"m.obj": obj, "m.stl": stl, "m.msh": msh}
MESHED = """<mujoco><asset><mesh name="m" scale="0.9 1.1 1.2" refpos="0.01 0.02 0.03" refquat="0.9 0.1 0.2 0.3" inertia="{method}" {source}/></asset>
<worldbody><body name="a"><joint axis="0 1 0.2"/><geom type="mesh" mesh="m" pos="0.1 0.2 0.3" euler="10 20 30" {weight}/>
<body name="b" pos="0 0 0.4"><joint type="slide"/><geom type="mesh" mesh="m"/><geom size="0.05"/></body></body></worldbody></mujoco>"""
INLINE = (
    f'vertex="{" ".join(map(str, CORNERS.ravel()))}" face="{" ".join(map(str, FACES.ravel()))}"'
)


@pytest.mark.parametrize("method", ["legacy", "exact", "convex", "shell"])
@pytest.mark.parametrize("weight", ["", 'mass="2.5"', 'density="300"'])
def test_the_mass_of_a_mesh_is_mujocos(tmp_path: Path, method: str, weight: str) -> None:
    path = saved(tmp_path, MESHED.format(method=method, source=INLINE, weight=weight))
    robot = sy.load(path)
    errors = compared(robot, MuJoCo(path, robot), states=1)
    assert max(errors.values()) < LIMIT, errors


@pytest.mark.parametrize("name", WRITERS)
def test_every_kind_of_mesh_file_holds_the_same_triangles(tmp_path: Path, name: str) -> None:
    WRITERS[name](tmp_path)
    assert triangles(tmp_path / name) == pytest.approx(CORNERS[FACES], abs=1e-7)
    path = saved(tmp_path, MESHED.format(method="legacy", source=f'file="{name}"', weight=""))
    robot = sy.load(path)
    errors = compared(robot, MuJoCo(path, robot), states=1, links=2)
    assert max(errors.values()) < LIMIT, errors


DAMAGED = [
    ("m.stl", b""),
    ("m.stl", b"\0" * 90),
    ("m.obj", b"v 0 0 0\nf 1 2 3\n"),
    ("m.msh", b"\xff" * 40),
    ("m.ply", b"ply"),
]


@pytest.mark.parametrize(("name", "data"), DAMAGED)
def test_a_damaged_mesh_is_explained(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    path = saved(tmp_path, MESHED.format(method="legacy", source=f'file="{name}"', weight=""))
    with pytest.raises(sy.SymoroError, match=rf"body a.*{name}.*inertia_from_geometry=False"):
        sy.load(path)
    assert len(sy.load(path, inertia_from_geometry=False).q) == 2


FRAMED = """<mujoco><default><default class="heavy"><geom density="5000"/><joint armature="0.3"/></default></default><worldbody>
<frame pos="0.1 0 0"><body name="a" pos="0 0 0.2" euler="0 30 0">
  <frame pos="0.1 0.2 0.3" euler="20 30 40" childclass="heavy">
    <joint name="first" axis="1 0 0" pos="0 0.1 0" ref="20"/>
    <frame euler="0 0 50"><joint name="second" type="slide" axis="0 1 0" ref="0.1"/><geom type="box" size="0.1 0.2 0.3"/></frame>
    <geom type="capsule" fromto="0 0 0 0.1 0.2 0.3" size="0.03"/>
  </frame>
  <body name="b" pos="0.3 0 0"><frame pos="0 0.1 0" euler="90 0 0"><joint name="third" type="ball" pos="0 0 0.1"/>
    <inertial pos="0 0 0.1" mass="2" diaginertia="0.1 0.2 0.25" euler="10 0 0"/></frame></body>
</body></frame></worldbody></mujoco>"""


def test_joints_shapes_and_inertias_inside_frames_are_mujocos(tmp_path: Path) -> None:
    path = saved(tmp_path, FRAMED)
    robot = sy.load(path)
    assert robot.joint_names == ("first", "second", "third_x", "third_y", "third_z")
    assert str(robot.joint(1).IA) == "0.3"
    errors = compared(robot, MuJoCo(path, robot))
    assert max(errors.values()) < LIMIT, errors


# --- loops ----------------------------------------------------------------------------------------

BARS = """<mujoco><compiler angle="radian"/><worldbody>
  <body name="crank"><joint name="crank" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 0.2" size="0.01"/>
    <body name="coupler" pos="0 0 0.2"><joint name="coupler" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0.5 0 0.1" size="0.01"/>
      <site name="here" pos="0.5 0 0.1"/>{end}</body></body>
  <body name="rocker" pos="0.5 0 0"><joint name="rocker" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 0.3" size="0.01"/>
    <site name="there" pos="0 0 0.3"/>{tip}</body>
</worldbody><equality>{equality}</equality><actuator><motor joint="crank"/></actuator></mujoco>"""
PIN = '<body name="pin" pos="0.5 0 0.1"><joint name="pin" axis="0 1 0"/><geom size="0.02"/><site name="held"/></body>'
LOOPS = {
    "connected points": ("", "", '<connect body1="coupler" body2="rocker" anchor="0.5 0 0.1"/>'),
    "connected sites": ("", "", '<connect site1="here" site2="there"/>'),
    "a weld": (PIN, "", '<weld body1="pin" body2="rocker"/>'),
    "a weld the other way": (PIN, "", '<weld body1="rocker" body2="pin"/>'),
    "a weld with a pose": (
        PIN,
        "",
        '<weld body1="pin" body2="rocker" relpose="0 0 -0.3 1 0 0 0"/>',
    ),
    "welded sites": (PIN, "", '<weld site1="held" site2="there"/>'),
    "a weld of a fixed part": (
        PIN,
        '<body name="tip" pos="0 0 0.3"><geom size="0.01"/></body>',
        '<weld body1="tip" body2="pin"/>',
    ),
}


@pytest.mark.parametrize("loop", LOOPS)
def test_a_loop_closes_in_mujoco_where_ours_does(tmp_path: Path, loop: str) -> None:
    end, tip, equality = LOOPS[loop]
    path = saved(tmp_path, BARS.format(end=end, tip=tip, equality=equality))
    robot = sy.load(path)
    assert (robot.NL, robot.NJ, robot.NF) == (3, 4, 5)
    assert [j for j in robot.moving if robot.frame(j).mu] == [1]
    found = sy.generate(robot, "loop-geometry").compile()({"q1": 0.3})
    assert found.count == 2
    theirs = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(theirs)
    names = [robot.joint(j).name for j in robot.moving if j <= robot.NL]
    for row in found.solutions:
        q = dict(zip(names, [0.3, *row], strict=True))
        if end:  # the joint that is cut follows: crank + coupler + pin = rocker
            q |= (
                {"pin": q["rocker"] - q["crank"] - q["coupler"]}
                if "rocker" in q
                else {"rocker": q["crank"] + q["coupler"] + q["pin"]}
            )
        for name, value in q.items():
            data.joint(name).qpos[0] = value
        mujoco.mj_forward(theirs, data)
        assert np.abs(data.efc_pos[: data.ne]).max() < LIMIT


def test_a_free_body_that_is_welded_is_a_part_of_the_other(tmp_path: Path) -> None:
    """The tool in the hand adds its mass; MuJoCo's tool inside the hand is the measure."""
    tool = '<geom type="box" size="0.1 0.02 0.03" mass="2"/>'
    arm = '<body name="hand"><joint name="turn" axis="0 1 0"/><geom size="0.1"/>{inside}</body>'
    placed = 'pos="0.3 0.1 0" euler="0 0 30"'
    free = f'<mujoco><worldbody><body name="tool" {placed}><freejoint/>{tool}</body>{arm.format(inside="")}</worldbody>'
    robot = sy.load(
        saved(tmp_path, free + '<equality><weld body1="tool" body2="hand"/></equality></mujoco>')
    )
    assert robot.joint_names == ("turn",)
    inside = f'<body name="tool" {placed}>{tool}</body>'
    path = saved(tmp_path, f"<mujoco><worldbody>{arm.format(inside=inside)}</worldbody></mujoco>")
    errors = compared(robot, MuJoCo(path, robot))
    assert max(errors.values()) < LIMIT, errors


def test_a_body_that_is_welded_to_what_carries_it_stands_still(tmp_path: Path) -> None:
    """Where its joint is at its reference: MuJoCo's arm without that joint is the measure."""
    arm = '<body name="a"><joint name="a" axis="0 1 0"/><geom size="0.1"/><body name="b" pos="0.3 0 0">{joint}<geom size="0.1" pos="0 0.1 0"/></body></body>'
    held = arm.format(joint='<joint name="b" axis="1 0 0" ref="20"/>')
    robot = sy.load(
        saved(
            tmp_path,
            f'<mujoco><worldbody>{held}</worldbody><equality><weld body1="b" body2="a"/></equality></mujoco>',
        )
    )
    assert (robot.joint_names, robot.NJ) == (("a",), 1)
    path = saved(tmp_path, f"<mujoco><worldbody>{arm.format(joint='')}</worldbody></mujoco>")
    errors = compared(robot, MuJoCo(path, robot))
    assert max(errors.values()) < LIMIT, errors


def test_a_weld_that_would_hold_what_cannot_be_cut_is_left_out_and_said(tmp_path: Path) -> None:
    body = '<body name="a"><joint name="a" type="slide"/><geom size="0.1"/></body>'
    robot = sy.load(
        saved(
            tmp_path,
            f'<mujoco><worldbody>{body}</worldbody><equality><weld name="w" body1="a"/></equality></mujoco>',
        )
    )
    assert "dropped: w: equality weld: neither body hangs on a hinge" in robot.origin.report()  # type: ignore[union-attr]


# --- couplings ------------------------------------------------------------------------------------

FINGERS = """<mujoco><compiler angle="radian"/><worldbody>
  <body name="a"><joint name="a" ref="0.3"/><geom size="0.1"/><body name="b" pos="1 0 0"><joint name="b" ref="-0.2"/><geom size="0.1"/>
  <body name="c" pos="1 0 0"><joint name="c"/><geom size="0.1"/></body></body></body></worldbody>
  <tendon><fixed name="ab"><joint joint="a" coef="2"/><joint joint="b" coef="-0.5"/></fixed><fixed name="c"><joint joint="c" coef="4"/></fixed>
  <fixed name="all"><joint joint="a" coef="1"/><joint joint="b" coef="1"/><joint joint="c" coef="1"/></fixed></tendon>
  <equality>{equality}</equality></mujoco>"""
COUPLED = {
    '<tendon tendon1="ab"/>': {"b": "a"},
    '<tendon tendon1="ab" polycoef="0.1"/>': {"b": "a"},
    '<tendon tendon1="ab"/><joint joint1="c" joint2="b" polycoef="0.2 3"/>': {"b": "a", "c": "b"},
    '<joint joint1="a" joint2="c" polycoef="0.5 -1"/><tendon tendon1="ab"/>': {"a": "c", "b": "a"},
    '<joint joint1="b" joint2="c"/><tendon tendon1="ab"/>': {"b": "c", "a": "b"},
}


@pytest.mark.parametrize("equality", COUPLED)
def test_couplings_hold_in_mujoco(tmp_path: Path, equality: str) -> None:
    path = saved(tmp_path, FINGERS.format(equality=equality))
    robot = sy.load(path)
    assert robot.origin is not None
    assert {robot.joint(c.joint).name for c in robot.mimics} == set(COUPLED[equality])
    q = dict.fromkeys(range(1, 4), 0.7)
    for c in robot.mimics:
        q[c.joint] = c.multiplier * q[c.master] + c.offset
    theirs = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(theirs)
    for j, value in q.items():
        data.joint(robot.joint(j).name).qpos[0] = value
    mujoco.mj_forward(theirs, data)
    assert data.ne == len(COUPLED[equality])
    assert np.abs(data.efc_pos[: data.ne]).max() < LIMIT


@pytest.mark.parametrize(
    ("equality", "said"),
    [
        ('<tendon tendon1="all"/>', "3 joints at once"),
        ('<tendon tendon1="c"/>', "a constant joint"),
        ('<tendon tendon1="gone"/>', "only fixed tendons"),
        ('<joint joint1="a" joint2="b" polycoef="0 1 2"/>', "a polynomial of higher degree"),
        ('<joint joint1="a" joint2="b"/><tendon tendon1="ab"/>', "follow other joints already"),
    ],
)
def test_couplings_that_are_left_out_are_said(tmp_path: Path, equality: str, said: str) -> None:
    robot = sy.load(saved(tmp_path, FINGERS.format(equality=equality)))
    assert said in robot.origin.report()  # type: ignore[union-attr]


TETRAHEDRON = """<mujoco><compiler meshdir="{folder}"/><asset><mesh name="m" file="m.obj"/></asset>
<worldbody><body name="a"><joint name="j"/><geom type="mesh" mesh="m"/></body></worldbody></mujoco>
"""
INCLUDING = '<mujoco><include file="{folder}/part.xml"/></mujoco>'


@pytest.fixture
def package(tmp_path):
    """A folder with the file of a robot in `mjcf` and its parts in `parts`."""
    (tmp_path / "mjcf").mkdir()
    (tmp_path / "parts").mkdir()
    solid = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
    (tmp_path / "parts" / "m.obj").write_text(solid)
    part = TETRAHEDRON.format(folder="../parts")
    (tmp_path / "parts" / "part.xml").write_text(part)
    return tmp_path


@pytest.mark.parametrize("text", [TETRAHEDRON, INCLUDING])
@pytest.mark.parametrize("folder", ["../parts", "x/../../parts"])
def test_included_files_and_meshes_stay_in_the_folder(package, text, folder):
    """A path leaves the folder of the file only if the option root or a package allows it."""
    path = package / "mjcf" / "robot.xml"
    path.write_text(text.format(folder=folder))
    (package / "mjcf" / "x").mkdir()
    with pytest.raises(sy.SymoroError, match=r"parts.*expected a file in .*mjcf.* root "):
        sy.load(path)
    allowed = sy.load(path, root=package)
    assert float(str(allowed.bodies[1].M)) == pytest.approx(1000 / 6)
    (package / "package.xml").touch()
    assert sy.load(path) == allowed


def test_an_absolute_mesh_is_outside(package):
    path = package / "robot.xml"
    path.write_text(TETRAHEDRON.format(folder=package.parent))
    with pytest.raises(sy.SymoroError, match="expected a file in"):
        sy.load(path)


def test_a_flat_mesh_has_no_mass(tmp_path):
    points = "0 0 0 1 0 0 0 1 0 1 1 0"
    path = tmp_path / "flat.xml"
    asset = f'<asset><mesh name="m" vertex="{points}"/></asset>'
    path.write_text(
        TETRAHEDRON[: TETRAHEDRON.index("<compiler")]
        + asset
        + TETRAHEDRON[TETRAHEDRON.index("<worldbody") :]
    )
    with pytest.raises(sy.SymoroError, match="4 points in a plane"):
        sy.load(path)
    assert len(sy.load(path, inertia_from_geometry=False).q) == 1
