"""Open robots: history, files, recovery, and the folder that nothing leaves."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import pytest

import symoro as sy
from symoro.errors import InputError, SymoroError
from symoro.gui.scene.scene_panel import locate, missing_meshes, shown_shapes
from symoro.gui.workbench import Folder, PageRequest, Workbench, open_robot_from_data
from symoro.limits import LIMITS
from tests.formats.support import robot_file


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    (tmp_path / "robots").mkdir()
    return Workbench(Folder(tmp_path / "robots"), tmp_path / "state.json")


def again(bench: Workbench) -> Workbench:
    return Workbench(bench.folder, bench.state.path)


def test_undo_and_redo_go_through_all_states(bench: Workbench) -> None:
    opened = bench.add_builtin("scara")
    first = opened.document
    for text in ("1", "2", "3"):
        bench.edit(opened, [("d", 0, text)])
    last = opened.document
    for _ in range(3):
        bench.undo(opened)
    assert opened.document == first
    assert not opened.is_dirty
    bench.undo(opened)
    for _ in range(4):
        bench.redo(opened)
    assert opened.document == last


def test_typing_in_one_cell_is_one_step(bench: Workbench) -> None:
    opened = bench.add_builtin("scara")
    first = opened.document
    for text in ("p", "pi", "pi/2"):
        bench.edit(opened, [("alpha", 0, text)], edit=("alpha", 0))
    bench.edit(opened, [("alpha", 1, "pi")], edit=("alpha", 1))
    bench.undo(opened)
    assert opened.document.cells["alpha"][:2] == ("pi/2", first.cells["alpha"][1])
    bench.undo(opened)
    assert opened.document == first


def test_a_wrong_cell_leaves_the_last_right_robot(bench: Workbench) -> None:
    opened = bench.add_builtin("scara")
    before = opened.robot
    bench.edit(opened, [("alpha", 0, "pi/")])
    assert opened.robot is before
    with pytest.raises(InputError, match="errors"):
        bench.save(opened, "x.par")


def test_everything_comes_back_from_disk(bench: Workbench) -> None:
    opened = bench.add_builtin("scara")
    bench.edit(opened, [("alpha", 0, "pi/")])  # wrong cells too
    opened.q = {"q1": 0.5}
    opened.pages.append(PageRequest("idm", {"parameters": "base"}))
    opened.front = opened.pages[0].key
    bench.add_listing("listing", PageRequest("listing", {"listing": "a = b\n"}))
    bench.store()
    [first, second] = again(bench).robots.values()
    assert first.document == opened.document
    assert first.is_dirty
    assert first.q == {"q1": 0.5}
    assert [w.key for w in first.pages] == [w.key for w in opened.pages]
    assert first.front == opened.front
    assert second.is_listing


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """A folder that several servers of this machine look at."""
    monkeypatch.setattr("symoro.cache.folder", lambda: tmp_path / "cache")
    (tmp_path / "robots").mkdir()
    return Folder(tmp_path / "robots")


def test_two_servers_of_one_folder_do_not_overwrite_each_other(shared: Folder) -> None:
    first, second = Workbench(shared), Workbench(shared)
    assert first.state.path != second.state.path
    first.edit(first.add_builtin("scara"), [("d", 0, "0.111")])
    second.edit(second.add_builtin("rx90"), [("d", 0, "0.222")])
    first.store()
    second.end()
    again = Workbench(shared)  # the first runs on
    assert again.state.path == second.state.path
    [kept] = again.robots.values()
    assert kept.document.cells["d"][0] == "0.222"
    [own] = first.robots.values()
    assert own.document.name == "SCARA"
    first.end()
    again.end()


def test_what_several_ended_servers_had_open_comes_back_in_the_next_one(shared: Folder) -> None:
    first, second = Workbench(shared), Workbench(shared)
    for bench, robot in ((first, "scara"), (second, "scara"), (second, "rx90")):
        bench.edit(bench.add_builtin(robot), [("d", 0, "0.333")])
    first.end()
    second.end()
    third = Workbench(shared)
    assert sorted(o.document.name for o in third.robots.values()) == [
        "RX90",
        "SCARA",
    ]  # the same robot with the same edits is there once
    assert not second.state.path.exists()
    third.end()
    fourth = Workbench(shared)
    assert len(fourth.robots) == 2
    fourth.end()


def test_work_for_which_there_is_no_room_waits(
    shared: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Workbench(shared), Workbench(shared)
    first.add_builtin("scara")
    second.add_builtin("rx90")
    first.end()
    second.end()
    monkeypatch.setattr(LIMITS["open-robots"], "value", 1)
    third = Workbench(shared)
    assert [o.document.name for o in third.robots.values()] == ["SCARA"]
    assert second.state.path.exists()
    third.end()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"dark": 1}',
        '{"dark": null, "robots": [{"document": {}}]}',
        '{"dark": null, "robots": 7}',
        "[" * 100_000,
    ],
)
def test_a_damaged_copy_is_put_aside(bench: Workbench, text: str) -> None:
    bench.state.path.write_text(text)
    assert not again(bench).robots
    assert not bench.state.path.exists()
    assert bench.state.path.with_suffix(".damaged").read_text() == text


def test_where_nothing_can_be_kept_work_goes_on(bench: Workbench, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    bench.state.path = tmp_path / "file" / "state.json"
    opened = bench.add_builtin("scara")
    assert bench.trouble
    bench.edit(opened, [("d", 0, "1")])
    assert opened.document.cells["d"][0] == "1"


def test_saving_and_opening(bench: Workbench) -> None:
    opened = bench.add_builtin("scara")
    assert opened.unchanged_builtin == "scara"
    bench.edit(opened, [("d", 0, "0.4")])
    assert opened.is_dirty
    assert not opened.unchanged_builtin
    path = bench.save(opened, "mine.par")
    assert not opened.is_dirty
    assert path.parent == bench.folder.path
    assert bench.folder.robots() == ["mine.par"]
    assert bench.add_file("mine.par") is opened
    bench.close(opened)
    assert str(bench.add_file("mine.par").robot.frame(1).d) == "0.4"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "name",
    [
        "../x.par",
        "/etc/x.par",
        "a/b.par",
        "..",
        ".hidden.par",
        "",
        "x\0.par",
        "c:x.par",
        " x.par",
        "a\\b.par",
        "link.par",
    ],
)
def test_no_name_leads_out_of_the_folder(bench: Workbench, name: str, tmp_path: Path) -> None:
    (tmp_path / "outside.par").write_text("")
    os.symlink(tmp_path / "outside.par", bench.folder.path / "link.par")
    with pytest.raises(SymoroError, match="plain name"):
        bench.save(bench.add_builtin("scara"), name)
    with pytest.raises(SymoroError):
        bench.add_file(name)
    assert (tmp_path / "outside.par").read_text() == ""


def test_meshes_are_found_inside_the_folder_only(tmp_path: Path) -> None:
    (tmp_path / "robots" / "meshes").mkdir(parents=True)
    for path in ("robots/meshes/a.stl", "secret.stl", "robots/b.txt"):
        (tmp_path / path).write_bytes(b"x")
    folder = Folder(tmp_path / "robots")
    inside = (tmp_path / "robots" / "meshes" / "a.stl").resolve()
    assert locate("package://arm_description/meshes/a.stl", folder) == inside
    assert locate("meshes/a.stl", folder) == inside
    for name in (
        "../secret.stl",
        "package://arm/../../secret.stl",
        str(tmp_path / "secret.stl"),
        "b.txt",
        "%2e%2e/secret.stl",
        "file:///etc/passwd",
    ):
        assert locate(name, folder) is None


def test_meshes_are_found_near_the_robots_own_file(tmp_path: Path) -> None:
    for path in ("share/arm/meshes/a.stl", "share/arm/urdf/arm.urdf", "share/hand/b.dae", "c.txt"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(b"x")
    file, folder = tmp_path / "share" / "arm" / "urdf" / "arm.urdf", Folder(tmp_path)
    inside = (tmp_path / "share" / "arm" / "meshes" / "a.stl").resolve()
    for name in ("package://arm/meshes/a.stl", "../meshes/a.stl", "file://../meshes/a.stl"):
        assert locate(name, folder, file) == inside
    assert locate("package://hand/b.dae", folder, file) == (tmp_path / "share/hand/b.dae").resolve()
    for name in (
        "",
        "package://arm/a.stl",
        "package://arm/../c.txt",
        "../../../../../../../etc/a.stl",
    ):
        assert locate(name, folder, file) is None


def test_the_panda_is_shown_with_its_meshes(bench: Workbench) -> None:
    opened = bench.add_path(robot_file("panda.urdf"))
    shapes = shown_shapes(opened, bench.folder)
    assert {shape["kind"] for shape in shapes} == {"mesh"}
    assert {shape["frame"] for shape in shapes} >= {0, 1, 2, 3, 4, 5, 6, 7}
    assert not missing_meshes(opened, bench.folder)
    again = open_robot_from_data(opened.id, opened.as_data())
    assert shown_shapes(again, bench.folder) == shapes
    elsewhere = dataclasses.replace(again, path=None)
    assert not shown_shapes(elsewhere, bench.folder)
    assert (
        len(missing_meshes(elsewhere, bench.folder)) == len({shape["url"] for shape in shapes}) - 1
    )


def test_there_is_a_limit_to_open_robots(bench: Workbench) -> None:
    for name in sy.robot_names()[:24]:
        bench.add_builtin(name)
    with pytest.raises(InputError, match="Close one"):
        bench.add_builtin(sy.robot_names()[24])
