"""A robot as texts of cells: nothing is lost, and what is wrong is told at its cell."""

from __future__ import annotations

import dataclasses
import json

import pytest

import symoro as sy
from symoro.formats.par import dumps, loads
from symoro.gui.document import Document, from_data, from_robot, new_document
from symoro.robot.data import STRUCTURES


@pytest.mark.parametrize("name", sy.robot_names())
def test_a_robot_comes_back_from_its_cells(name: str) -> None:
    robot = sy.load(name)
    document = from_robot(robot)
    found = document.checked.robot
    assert found is not None
    assert dumps(found) == dumps(robot) == document.text
    assert from_data(json.loads(json.dumps(document.as_data()))) == document


@pytest.mark.parametrize(
    ("key", "place", "text"),
    [("alpha", 1, "pi/"), ("sigma", 2, "5"), ("sigma", 2, "x"), ("ant", 1, "4"), ("d", 1, "q2"), ("d", 1, "a,b"), ("d", 1, "a}"), ("b", 3, "1/0"),
     ("qmin", 0, "x"), ("XX", 4, "2*(3"), ("IA", 5, "="), ("G", 2, "q1"), ("Z", 15, "2")],
)  # fmt: skip
def test_an_error_is_told_at_its_cell(key: str, place: int, text: str) -> None:
    checked = from_robot(sy.load("rx90")).edited([(key, place, text)]).checked
    assert checked.robot is None
    [(cell, message)] = checked.errors.items()
    assert cell[0] == key
    assert cell[1] == (12 if key == "Z" else place)  # the last row of Z is one thing
    assert "expected" in message


def test_several_errors_are_told_at_once_and_their_correction_makes_a_robot() -> None:
    document = from_robot(sy.load("scara"))
    wrong = document.edited([("alpha", 0, "pi/"), ("M", 1, "2+")])
    assert set(wrong.checked.errors) == {("alpha", 0), ("M", 1)}
    right = wrong.edited([("alpha", 0, "0"), ("M", 1, "M2")])
    assert right.checked.robot is not None


def test_unusual_values_are_remarks_that_stop_nothing() -> None:
    checked = from_robot(sy.load("rx90")).edited([("M", 2, "-1")]).checked
    assert checked.robot is not None
    assert any(text.startswith("M[3]") for text in checked.remarks)


def test_a_joint_that_changes_its_type_takes_its_variable_along() -> None:
    document = new_document("x", STRUCTURES[0], 3, 3).edited([("sigma", 2, "1")])
    assert (document.cells["theta"][2], document.cells["r"][2]) == ("0", "q3")
    back = document.edited([("sigma", 2, "0")])
    assert (back.cells["theta"][2], back.cells["r"][2]) == ("q3", "0")
    fixed = back.edited([("sigma", 1, "2")])
    assert (fixed.cells["theta"][1], fixed.cells["r"][1]) == ("0", "0")
    assert fixed.checked.robot is not None
    assert fixed.checked.robot.q == ("q1", "q3")


SIZES = [
    ("serial", 6, 6, 6),
    ("tree", 4, 4, 4),
    ("closed loop", 3, 4, 5),
    ("closed loop", 8, 10, 12),
]
IMPOSSIBLE = [
    ("serial", 0, 0),
    ("serial", 3, 4),
    ("closed loop", 3, 3),
    ("closed loop", 2, 9),
    ("tree", 500, 500),
]


@pytest.mark.parametrize(("structure", "links", "joints", "frames"), SIZES)
def test_a_new_robot_has_the_sizes_that_were_asked_for(
    structure: str, links: int, joints: int, frames: int
) -> None:
    robot = new_document("x", structure, links, joints).checked.robot
    assert robot is not None
    assert (links, joints, frames) == (robot.NL, robot.NJ, robot.NF)
    assert all(str(b.M) == f"M{j}" for j, b in enumerate(robot.bodies) if j)


@pytest.mark.parametrize(("structure", "links", "joints"), IMPOSSIBLE)
def test_impossible_sizes_are_refused(structure: str, links: int, joints: int) -> None:
    with pytest.raises(ValueError, match=r"links|joints"):
        new_document("x", structure, links, joints)


@pytest.mark.parametrize("text", ["} *) NL = 9 (*", "a\nb", "'quoted'", "<b>x</b>", "*" * 300])
def test_names_cannot_break_the_file(text: str) -> None:
    document = from_robot(sy.load("scara")).renamed(text).edited([("names", 0, text)])
    robot = document.checked.robot
    assert robot is not None
    assert robot.NL == 4
    assert (robot.name, robot.joints[0].name) == (document.name, " ".join(text.split()))
    assert from_robot(robot).cells["names"] == document.cells["names"]
    assert dumps(loads(document.text, "x")) == dumps(robot)


def test_what_is_not_edited_here_is_kept() -> None:
    document = dataclasses.replace(
        from_robot(sy.load("scara")), comments=("@ origin = {urdf, a.urdf, base} ",)
    )
    robot = document.checked.robot
    assert robot is not None
    assert robot.origin is not None
    assert robot.origin.root == "base"
    assert from_robot(robot).comments


@pytest.mark.parametrize("data", [{}, {"name": 1}, {"cells": []}])
def test_damaged_data_is_no_document(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="document"):
        from_data(data)


def test_values_are_numbers() -> None:
    document = from_robot(sy.load("rrp"))
    assert document.with_values({"b1": "pi/4"}).checked.robot.values["b1"] == pytest.approx(
        0.785398163
    )  # type: ignore[union-attr]
    assert "b1" not in document.with_values({"b1": ""}).values
    wrong: Document = document.with_values({"b1": "x"})
    assert wrong.checked.robot is None
    assert any(key == "values" for key, _ in wrong.checked.errors)
