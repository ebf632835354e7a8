"""Paths, branches and loops of a serial arm, a tree and a closed loop; kinds of structure."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from symoro.formats.par import loads
from symoro.library import builtin, load, robot_names
from symoro.robot.data import CLOSED, SERIAL, TREE
from symoro.robot.structure import (
    Loop,
    children,
    common_ancestor,
    last_frame,
    loops,
    path,
    route,
    terminal_frames,
)

pytestmark = pytest.mark.filterwarnings("ignore::symoro.robot.validate.RobotWarning")

#        1 - 2 - 3
#      /   \
#    0       4 - 5      6 on the base
TREE_ROBOT = loads("NL = 6\nant = {0, 1, 2, 1, 4, 0}")
SERIAL_ROBOT = loads("NL = 3\nNF = 4\nant = {0, 1, 2, 3}\nsigma = {0, 0, 0, 2}")
FOUR_BAR = builtin("fourbar")
SR400 = builtin("sr400")


def test_kinds():
    assert (SERIAL_ROBOT.kind, TREE_ROBOT.kind, FOUR_BAR.kind) == (SERIAL, TREE, CLOSED)
    robots = (SERIAL_ROBOT, TREE_ROBOT, FOUR_BAR)
    assert [r.structure for r in robots] == ["serial", "tree", "closed loop"]
    assert [r.is_serial for r in robots] == [True, False, False]
    assert [r.has_closed_loops for r in robots] == [False, False, True]


@pytest.mark.parametrize(("key", "floating"), [("is_floating", True), ("is_mobile", False)])
def test_a_moving_base_is_floating_or_moved_as_given(key, floating):
    assert not SERIAL_ROBOT.has_moving_base
    assert not SERIAL_ROBOT.has_floating_base
    assert SERIAL_ROBOT.first_link == 1
    robot = loads(f"NL = 1\n{key} = 1\nM = {{M0, M1}}")
    assert robot.has_moving_base
    assert robot.has_floating_base is floating
    assert robot.first_link == 0


def test_elastic_joints_are_moving_joints_with_a_spring():
    robot = loads("NL = 4\nsigma = {0, 2, 1, 0}\neta = {1, 1, 0, 1}")
    assert robot.elastic_joints == (1, 4)
    assert robot.has_elastic_joints
    assert not SERIAL_ROBOT.has_elastic_joints


def test_coupled_drives_and_mimics_are_absent_by_default():
    assert not SERIAL_ROBOT.has_coupled_drives
    assert SERIAL_ROBOT.mimics == ()
    assert loads("NL = 2\n(*@coupling = {1, 0, 1, 1} *)").has_coupled_drives


@pytest.mark.parametrize(
    ("j", "expected"), [(0, ()), (1, (1,)), (3, (1, 2, 3)), (5, (1, 4, 5)), (6, (6,))]
)
def test_path(j, expected):
    assert path(TREE_ROBOT, j) == expected


@pytest.mark.parametrize(("i", "expected"), [(0, (1, 6)), (1, (2, 4)), (3, ()), (4, (5,))])
def test_children(i, expected):
    assert children(TREE_ROBOT, i) == expected


def test_tips():
    assert terminal_frames(TREE_ROBOT) == (3, 5, 6)
    assert terminal_frames(SERIAL_ROBOT) == (4,)


@pytest.mark.parametrize(("i", "j", "top", "up", "down"), [
    (3, 5, 1, (3, 2), (4, 5)), (5, 3, 1, (5, 4), (2, 3)), (3, 6, 0, (3, 2, 1), (6,)), (0, 3, 0, (), (1, 2, 3)), (3, 0, 0, (3, 2, 1), ()), (2, 2, 2, (), ()),
    (1, 3, 1, (), (2, 3)),
    (3, 1, 1, (3, 2), ()), (0, 0, 0, (), ()),
])  # fmt: skip
def test_routes(i, j, top, up, down):
    assert common_ancestor(TREE_ROBOT, i, j) == top
    assert route(TREE_ROBOT, i, j) == (up, down)


@st.composite
def random_trees(draw):
    n = draw(st.integers(1, 12))
    return loads(f"NL = {n}\nant = {{{', '.join(str(draw(st.integers(0, j))) for j in range(n))}}}")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(random_trees(), st.data())
def test_a_route_leads_from_one_frame_to_the_other(robot, data):
    """Every step of a route goes to the antecedent, then to a successor, and no frame is passed
    twice.
    """
    i, j = (data.draw(st.integers(0, robot.NF)) for _ in range(2))
    up, down = route(robot, i, j)
    here = i
    for k in up:
        assert k == here
        here = robot.ant(k)
    for k in down:
        assert robot.ant(k) == here
        here = k
    assert here == j
    assert len({*up, *down}) == len(up) + len(down)
    assert route(robot, j, i) == (down[::-1], up[::-1])


def test_the_loop_of_a_four_bar():
    assert list(loops(FOUR_BAR)) == [Loop(cut=4, twin=5, root=0, left=(1, 2, 4), right=(3, 5))]


def test_the_loop_of_the_sr400():
    assert list(loops(SR400)) == [Loop(cut=9, twin=10, root=1, left=(7, 8, 9), right=(2, 3, 10))]
    assert list(loops(TREE_ROBOT)) == []


def test_two_loops_pair_by_number():
    robot = loads(
        "NL = 4\nNJ = 6\nNF = 8\nant = {0, 1, 0, 3, 2, 4, 4, 1}\nsigma = {0, 0, 0, 0, 0, 0, 2, 2}"
    )
    assert [(loop.cut, loop.twin, loop.root) for loop in loops(robot)] == [(5, 7, 0), (6, 8, 0)]


WITH_TOOL = loads("NL = 3\nNJ = 4\nNF = 6\nant = {0, 1, 0, 2, 3, 2}\nsigma = {0, 0, 0, 0, 2, 2}")


@pytest.mark.parametrize(
    ("robot", "expected"),
    [(TREE_ROBOT, 6), (SERIAL_ROBOT, 4), (FOUR_BAR, 2), (SR400, 6), (WITH_TOOL, 6)],
)
def test_last_frame(robot, expected):
    """Tool frames count, also behind the frames of a loop; cut joints and their twins do not."""
    assert last_frame(robot) == expected


@pytest.mark.parametrize("name", robot_names())
def test_every_library_robot_hangs_together(name):
    robot = builtin(name)
    for j in range(1, robot.NF + 1):
        assert path(robot, j)[-1] == j
        assert j in children(robot, robot.ant(j))
        assert route(robot, 0, j) == ((), path(robot, j))
    for loop in loops(robot):
        assert loop.left[-1] == loop.cut
        assert loop.right[-1] == loop.twin
        assert not set(loop.left) & set(loop.right)
    assert dataclasses.replace(robot) == robot


@pytest.mark.parametrize("name", robot_names())
def test_a_robot_prints_as_one_short_line_and_a_table(name: str) -> None:
    robot = builtin(name)
    text = repr(robot)
    line, empty, *table = str(robot).splitlines()
    assert (line, empty) == (text, "")
    assert len(table) == 1 + robot.NF
    assert table[0].split()[:3] == ["j", "ant", "sigma"]
    assert "\n" not in text
    assert len(text) < 400
    assert robot.name in text
    assert robot.structure in text
    assert f"{len(robot.moving)} moving joints" in text
    assert robot.joint_names[0] in text


def test_a_robot_of_a_file_prints_its_joints_and_the_file(tmp_path: Path) -> None:
    rows = "\n".join(f"{k},0,0,{k}.5" for k in range(20))
    (tmp_path / "arm.csv").write_text(
        f"# convention = modified\ntheta,d,a,alpha\n{rows}\n", encoding="utf-8"
    )
    text = repr(load(tmp_path / "arm.csv"))
    assert "20 moving joints" in text
    assert text.endswith("joint12 R, …), from arm.csv>")
