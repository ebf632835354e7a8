"""No output is written outside the folder asked for, whatever a robot is called."""

from __future__ import annotations

import dataclasses

import pytest

import symoro as sy
from symoro.emit.languages import LANGUAGES
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
