"""No output is written outside the folder asked for, whatever a robot is called; names that stand
for two things, or that no file can hold, are refused.
"""

from __future__ import annotations

import dataclasses
import os
import warnings

import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from symoro.emit.languages import LANGUAGES
from symoro.errors import SymoroError
from symoro.robot import RobotWarning
from tests.identify.support import arm, log, motion

NAMES = ["../../evil", "/evil", "..", "a/b", "a\\..\\b", "x" * 300, "line\nbreak", "con"]


def files_of(folder):
    return {p for p in folder.rglob("*") if p.is_file()}


@pytest.fixture
def out(tmp_path, monkeypatch):
    """Give the output folder; afterwards nothing may be outside of it."""
    folder = tmp_path / "a" / "b" / "out"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    yield folder
    assert {p for p in files_of(tmp_path) if folder not in p.parents} == set()


@pytest.mark.parametrize("name", NAMES)
def test_generated_code_stays_in_its_folder(out, name):
    model = sy.generate(dataclasses.replace(sy.load("rx90"), name=name), "dgm")
    for language in LANGUAGES:
        paths = model.write(language, out)
        assert paths
        assert all(p.parent == out for p in paths)


@pytest.mark.parametrize("name", ["../../evil", "/evil", "a/b"])
def test_the_report_of_an_identification_stays_in_its_folder(out, name):
    robot = dataclasses.replace(arm()[0], name=name)
    result = sy.identify(robot, log(robot, motion(robot, 4.0, 100.0, 1)), solver="ols")
    paths = result.report(out)
    assert {p.parent for p in paths} == {out}
    assert files_of(out) == set(paths)


@pytest.mark.parametrize("name", NAMES)
def test_a_robot_is_saved_where_asked(out, name):
    dataclasses.replace(sy.load("rx90"), name=name).save(out / "robot.par")
    assert files_of(out) == {out / "robot.par"}


def built(robot="arm", links=("a", "b"), joints=("first", "second"), kind="revolute"):
    b, (first, second) = sy.Builder(robot), links
    body = {"mass": 1.0, "com": (0.1, 0, 0), "inertia": (0.1, 0.1, 0.1)}
    b.link("base").link(first, **body).link(second, **body)
    return b.joint(joints[0], "base", first, kind=kind).joint(joints[1], first, second).robot()


@pytest.mark.parametrize("name", ["", "a\0b", "\x1b[31m", "\ud800", "a\nb", "\x9b1m"])
def test_a_name_that_no_file_can_hold_is_refused(name):
    for arguments in ({"robot": name}, {"links": (name, "b")}, {"joints": ("first", name)}):
        with pytest.raises(SymoroError, match="name"):
            built(**arguments)


def table(first="L1", second="L2", **cells):
    rows = [{"d": 0, "r": first, **cells}, {"alpha": "pi/2", "d": second}]
    return sy.from_dh(rows, "khalil", name="arm")


@pytest.mark.parametrize("name", ["QP2", "QDP1", "GAM2", "ZZ2", "M1"])
def test_a_symbol_that_names_another_quantity_is_refused(name):
    with pytest.raises(SymoroError, match=name):
        table(second=name)
    if name != "M1":  # row 1 has inertial data
        with pytest.raises(SymoroError, match=name):
            table(M=name)


def test_a_parameter_is_no_effort_and_no_wrench(tmp_path):
    text = sy.load("rrp").save(tmp_path / "arm.par").read_text().replace("FX = {0,", "FX = {FX1,")
    for name in ("GAM2", "FX1", "QP3"):
        path = tmp_path / "wrong.par"
        path.write_text(text.replace("MX2", name))
        with pytest.raises(SymoroError, match=f"MX.2.*{name}"):
            sy.load(path)


def test_symbols_that_a_floating_base_adds_are_not_taken_already(tmp_path):
    path = tmp_path / "arm.par"
    path.write_text(sy.load("rrp").save(path).read_text().replace("MX2", "XX0"))
    sy.load(path)  # on a fixed base link 0 has no inertia
    path.write_text(path.read_text().replace("XX0", "V01"))
    with pytest.raises(SymoroError, match="V01"):
        sy.load(path, floating=True)


def test_joints_are_told_apart_by_their_names():
    for rows in ([{"name": "x"}] * 2, [{"name": "joint2"}, {}]):
        for cell in (0.1, "L1"):
            with pytest.raises(SymoroError, match="two joints"):
                sy.from_dh([{"a": cell, **row} for row in rows], "modified")


@pytest.mark.parametrize("names", [("q2", "first"), ("2", "first")])
def test_a_name_that_is_the_variable_or_the_number_of_another_joint_gives_a_warning(names):
    with pytest.warns(RobotWarning, match=names[0]):
        robot = built(joints=names)
    assert robot.joint_number("test", names[0]) == 1
    assert robot.joint_number("test", 2) == 2
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        built(joints=("q1", "2"))


def test_parts_of_compound_joints_get_names_of_their_own(tmp_path):
    robot = built(joints=("s", "s_x"), links=("a", "a_x"), kind="ball")
    assert robot.joint_names == ("s_x_", "s_y", "s_z", "s_x")
    assert len(robot.origin.links) == 3
    for suffix in (".urdf", ".xml"):
        again = sy.load(robot.save(tmp_path / f"arm{suffix}"))
        assert again.joint_names == robot.joint_names


def test_a_link_called_as_the_world_of_mujoco_is_refused_there(tmp_path):
    robot = built(links=("world", "b"))
    robot.save(tmp_path / "arm.urdf")
    with pytest.raises(SymoroError, match="world"):
        robot.save(tmp_path / "arm.xml")


# --- what a file prints ---------------------------------------------------------------------------


def test_a_file_does_not_control_the_terminal(tmp_path):
    path = tmp_path / "arm.par"
    text = sy.load("rrp").save(path).read_text()
    path.write_text(text.replace("RRP spatial", "\x1b[31m\x9b1m\u202e spatial"))
    wrong = tmp_path / "wrong.par"
    wrong.write_text(text.replace("XX =", "X\x1b[31mX ="))
    for arguments in (["show", path], ["show", path, "--json"], ["check", path], ["show", wrong]):
        result = CliRunner().invoke(app, list(map(str, arguments)))
        shown = result.output
        assert "RRP" in shown or "x1b" in shown
        assert not {"\x1b", "\x9b", "\u202e"} & set(shown)


@pytest.mark.skipif(os.name == "nt", reason="names of files are Unicode there")
def test_a_file_name_that_is_no_unicode(tmp_path):
    path = tmp_path / os.fsdecode(b"arm\xff.csv")
    path.write_text("# convention = standard\na,alpha,d,theta\n0.1,0,0,0\n0.2,0,0,0\n")
    robot = sy.load(path)
    assert robot.name == "arm?"
    for suffix in (".par", ".urdf"):
        assert sy.load(robot.save(tmp_path / f"copy{suffix}")).name == "arm?"
