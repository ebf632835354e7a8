"""Closed loops and couplings in URDF: the elements <loop> and <coupling> of URDF+."""

from __future__ import annotations

import dataclasses
import warnings
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.errors import FormatError
from symoro.robot import Robot, active_joints
from tests.loops.support import closed_flat, parameters, robot_of

LINK = """<link name="{0}"><inertial><origin xyz="0.1 0.02 0"/><mass value="1.5"/>
<inertia ixx="0.01" iyy="0.02" izz="0.03" ixy="0" ixz="0" iyz="0"/></inertial></link>"""
JOINT = """<joint name="{0}" type="continuous"{4}><parent link="{1}"/><child link="{2}"/>
<origin xyz="{3} 0 0"/><axis xyz="0 0 1"/></joint>"""
NESTED = """<loop name="pin" type="revolute"><predecessor link="coupler"><origin xyz="0.36 0 0"/>
</predecessor><successor link="rocker"><origin xyz="0.28 0 0"/></successor><axis xyz="0 0 1"/></loop>"""
BESIDE = """<loop name="pin" type="continuous"><predecessor link="coupler"/><successor link="rocker"/>
<predecessor_origin xyz="0.36 0 0"/><successor_origin xyz="0.28 0 0"/><axis xyz="0 0 1"/></loop>"""


def four_bar(loop: str, independent: tuple[str, ...] = ()) -> str:
    """The four-bar of the library: crank 0.12, coupler 0.36, rocker 0.28, ground 0.32."""

    def attribute(name: str) -> str:
        return f' independent="{str(name in independent).lower()}"' if independent else ""

    rows = (("crank_joint", "base", "crank", 0), ("coupler_joint", "crank", "coupler", 0.12))
    rows += (("rocker_joint", "base", "rocker", 0.32),)
    joints = [JOINT.format(*row, attribute(row[0])) for row in rows]
    links = ['<link name="base"/>', *(LINK.format(n) for n in ("crank", "coupler", "rocker"))]
    return f'<robot name="four_bar">{"".join([*links, *joints, loop])}</robot>'


def load(text: str, folder: Path) -> Robot:
    path = folder / "robot.urdf"
    path.write_text(text)
    return sy.load(path)


@pytest.mark.parametrize("loop", [NESTED, BESIDE])
@pytest.mark.parametrize("independent", [(), ("crank_joint",), ("rocker_joint",)])
def test_a_loop_of_urdf_plus(loop: str, independent: tuple[str, ...], tmp_path: Path) -> None:
    robot = load(four_bar(loop, independent), tmp_path)
    assert robot.has_closed_loops
    (motor,) = active_joints(robot)
    assert robot.joint(motor).name == (independent or ("crank_joint",))[0]
    m = sy.generate(robot, "loop-geometry")
    assert m.branches == ("up", "down")
    if independent != ("rocker_joint",):
        own = {"L0": 0.32, "L1": 0.12, "L2": 0.36, "L3": 0.28}
        library = sy.generate(sy.load("fourbar"), "loop-geometry").compile(values=own)
        ours = m.compile()({"q1": 0.7}).solutions
        theirs = library({"q1": 0.7}).solutions
        assert np.sort(ours, axis=0) == pytest.approx(np.sort(theirs, axis=0), abs=1e-9)


@pytest.mark.parametrize(
    "name", ["slidercrank", "fivebar", "palletiser", "bennett", "sliding cut", "welded", "six-bar"]
)
def test_closed_loops_are_written_and_read_back(name: str, tmp_path: Path) -> None:
    robot = robot_of(name)
    numbers = {k: v for k, v in parameters(robot).items() if k[:2] not in ("IA", "FS")}
    robot = dataclasses.replace(robot, values={**robot.values, **numbers})
    path = tmp_path / "robot.urdf"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # symbols without value, rotors, illustrative inertias
        robot.save(path)
        back = sy.load(path)
        back.save(tmp_path / "again.urdf")
    assert back.NJ - back.NL == robot.NJ - robot.NL
    names = [
        {x.joint(j).name or f"joint{j}": str(x.variable(j))[1:] for j in x.moving}
        for x in (robot, back)
    ]
    place = {names[0][n]: names[1][n] for n in names[0]}  # number here → number there
    states, _ = closed_flat(robot, 8)
    given = {}
    for key in ("q", "QP", "QDP"):
        given |= {
            f"{key}{b}": states[f"{key}{a}"] for a, b in place.items() if f"{key}{a}" in states
        }
    without = {"without": "friction,rotor,gravity,wrench", "effort": 0}
    ours = sy.generate(robot, "idm", **without)
    theirs = sy.generate(back, "idm", **without)
    tau = ours.evaluate({n: {**robot.values, **states, **numbers}[n] for n in ours.inputs})["tau"]
    again = theirs.evaluate({n: {**back.values, **given}[n] for n in theirs.inputs})["tau"]
    order = [active_joints(back).index(int(place[str(j)])) for j in active_joints(robot)]
    assert again[:, order] == pytest.approx(tau, abs=1e-8 * (1 + np.abs(tau).max()))
    # a robot that came from URDF keeps its loops when it is saved again
    assert (tmp_path / "again.urdf").read_text().count("<loop ") == robot.NJ - robot.NL


def test_a_coupling_makes_a_joint_follow(tmp_path: Path) -> None:
    coupling = (
        '<coupling name="gear"><predecessor link="crank"/><successor link="rocker"/>'
        '<ratio value="-2.5"/></coupling>'
    )
    robot = load(four_bar(coupling), tmp_path)
    assert not robot.has_closed_loops
    (follower,) = robot.mimics
    assert robot.joint(follower.joint).name == "rocker_joint"
    assert robot.joint(follower.master).name == "crank_joint"
    assert follower.multiplier == -2.5
    other = load(four_bar(coupling, ("rocker_joint", "coupler_joint")), tmp_path)
    (follower,) = other.mimics
    assert other.joint(follower.joint).name == "crank_joint"
    assert follower.multiplier == pytest.approx(-0.4)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('type="revolute"', 'type="planar"', "type.*'planar'.*revolute"),
        ('link="rocker"><origin', 'link="piston"><origin', "'piston'.*name of a link"),
        ('successor link="rocker"', 'successor link="coupler"', "the predecessor.*another link"),
        ('xyz="0.36 0 0"', 'xyz="0.36 nan 0"', "xyz"),
    ],
)
def test_mistakes_in_loops_have_their_place(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(FormatError, match=message):
        load(four_bar(NESTED.replace(old, new)), tmp_path)


def test_a_coupling_of_three_joints_is_refused(tmp_path: Path) -> None:
    coupling = (
        '<coupling name="gear"><predecessor link="coupler"/><successor link="rocker"/>'
        '<ratio value="2"/></coupling>'
    )
    with pytest.raises(FormatError, match=r"coupler_joint, crank_joint, rocker_joint.*two joints"):
        load(four_bar(coupling), tmp_path)
