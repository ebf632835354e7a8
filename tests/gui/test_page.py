"""Pages without a browser: menus from the catalogue, forms from options, dialogs."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from nicegui import ui
from nicegui.testing import User
from nicegui.testing.user_simulation import user_simulation

import symoro as sy
from symoro import catalogue
from symoro.gui.pages.dialogs import (
    FieldKind,
    OptionForm,
    field_kind,
    option_error,
    short_names,
)
from symoro.gui.pages.main_page import MainPage
from symoro.gui.workbench import Folder, Workbench
from symoro.gui.worker.protocol import Worker
from tests.formats.support import robot_file
from tests.gui.conftest import SECONDS, in_a_loop

Script = Callable[[User, Workbench], Awaitable[None]]


def play(tmp_path: Path, script: Script, robot: str = "") -> None:
    """Run a script against a page of its own."""

    async def run() -> None:
        (tmp_path / "robots").mkdir(exist_ok=True)
        worker, motion = Worker(), Worker("motion")
        async with user_simulation() as user:
            for name in ("should_see", "should_not_see"):  # they look ten times a second
                patient = functools.partial(getattr(user, name), retries=int(10 * SECONDS))
                setattr(user, name, patient)
            bench = Workbench(Folder(tmp_path / "robots"), tmp_path / "state.json")
            if robot:
                bench.add_builtin(robot)
            ui.page("/")(lambda: MainPage(bench, worker, motion))
            await user.open("/")
            try:
                await script(user, bench)
            finally:
                worker.stop()
                motion.stop()
                await asyncio.sleep(0.1)

    in_a_loop(run)


def test_an_empty_workbench_offers_robots(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        await user.should_see("Which robot?")
        user.find(sy.load("puma560").title.partition(",")[0]).click()
        await user.should_see("Geometric parameters")
        assert [o.unchanged_builtin for o in bench.robots.values()] == ["puma560"]

    play(tmp_path, script)


def test_every_model_is_in_its_menu_and_a_new_one_appears_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = dataclasses.replace(
        catalogue.CATALOGUE["dgm"], id="brand-new", title="A brand new model", menu="geometric"
    )
    other = dataclasses.replace(new, id="elsewhere", title="A model of a new kind", menu="thermal")
    monkeypatch.setitem(catalogue.CATALOGUE, "brand-new", new)
    monkeypatch.setitem(catalogue.CATALOGUE, "elsewhere", other)

    async def script(user: User, bench: Workbench) -> None:
        for menu in (
            "Robot",
            "Geometric",
            "Kinematic",
            "Dynamic",
            "Identification",
            "Thermal",
            "Optimizer",
        ):
            await user.should_see(menu)
        shown = {e.text for e in user.find(ui.label).elements}
        for spec in sy.models():
            assert f"{spec.title} …" in shown
            assert short_names(spec) in shown
        assert "brand-new" in shown
        assert "elsewhere" in shown

    play(tmp_path, script, "scara")


def test_a_model_is_generated_from_its_form(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        user.find(marker="model-inertia").click()
        await user.should_see("inertia of SCARA")
        user.find(kind=ui.button, content="Generate").click()
        await user.should_see("Equations")
        [opened] = bench.robots.values()
        assert [w.model for w in opened.pages] == ["inertia"]

    play(tmp_path, script, "scara")


def test_a_new_robot_is_made_and_impossible_ones_are_explained(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        user.find(kind=ui.button, content="New robot").click()
        await user.should_see("Moving links")
        [links] = [
            e for e in user.find(ui.number).elements if e.props.get("label") == "Moving links"
        ]
        links.set_value(0)
        user.find("Create").click()
        await user.should_see("0 links: expected 1 to")
        links.set_value(5)
        user.find("Create").click()
        await user.should_see("Geometric parameters")
        [opened] = bench.robots.values()
        assert opened.robot is not None
        assert opened.robot.NL == 5
        assert opened.is_dirty

    play(tmp_path, script)


def test_closing_a_changed_robot_asks(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        [opened] = bench.robots.values()
        bench.edit(opened, [("d", 0, "0.4")])
        user.find(marker="shut").click()
        await user.should_see("Close without saving?")
        assert bench.robots

    play(tmp_path, script, "scara")


def test_a_file_is_not_replaced_without_a_question_and_a_wrong_robot_is_not_saved(
    tmp_path: Path,
) -> None:
    async def script(user: User, bench: Workbench) -> None:
        [opened] = bench.robots.values()
        path = bench.folder.path / "SCARA.par"
        path.write_text("precious")
        user.find(marker="entry-Save-as").click()
        await user.should_see("File name")
        user.find(kind=ui.button, content="Save").click()
        await user.should_see("Replace SCARA.par?")
        assert path.read_text() == "precious"
        user.find(kind=ui.button, content="Replace").click()
        await user.should_see("Saved SCARA.par")
        saved = path.read_text()
        assert "NL" in saved
        bench.edit(opened, [("d", 0, "2*")])
        user.find(marker="save").click()
        await user.should_see("cells with errors")
        assert path.read_text() == saved

    play(tmp_path, script, "scara")


# --- forms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("robot", ["rx90", "sr400"])
def test_every_offered_value_is_taken(robot: str) -> None:
    found = sy.load(robot)
    offered = 0
    for spec in sy.models():
        for option in spec.options:
            form = field_kind(option, found)
            for value in form.choices:
                offered += 1
                assert not option_error(option, found, [value] if form.several else value), (
                    spec.id,
                    option.name,
                    value,
                )
    assert offered > 100


def test_controls_fit_what_options_take() -> None:
    robot = sy.load("rx90")
    options = {
        (spec.id, o.name): field_kind(o, robot) for spec in sy.models() for o in spec.options
    }
    assert options["idm", "parameters"] == FieldKind(("standard", "base"))
    assert options["idm", "without"] == FieldKind(
        ("friction", "rotor", "wrench", "gravity", "springs"), several=True
    )
    assert options["jacobian", "projection"] == FieldKind((0, 1, 2, 3, 4, 5, 6))
    assert options["jacobian", "intermediate"].choices[0] == "best"
    assert options["dgm", "wrt"].choices[0] == "world"
    assert options["idm", "outputs"] == FieldKind()


def test_a_form_gives_what_was_chosen_and_nothing_else(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        spec: Any = next(s for s in sy.models() if s.id == "idm")
        with user:
            form = OptionForm(spec, sy.load("rx90"), {})
            assert form.values == {}
            given = OptionForm(
                spec,
                sy.load("rx90"),
                {"parameters": "base", "without": ["friction"], "effort": 2, "outputs": "GAM1"},
            )
            assert {k: v for k, v in given.values.items() if k != "effort"} == {
                "parameters": "base",
                "without": ["friction"],
                "outputs": "GAM1",
            }
            assert str(given.values["effort"]) == "2"
            assert not given.errors()

    play(tmp_path, script)


def test_models_are_found_by_everyday_names(tmp_path: Path) -> None:
    async def script(user: User, bench: Workbench) -> None:
        user.find("find-model").click()
        await user.should_see("Find a model")
        user.find("search-model").type("mass matrix")
        await user.should_see("found-inertia")
        await user.should_not_see("found-dgm")
        user.find("found-inertia").click()
        await user.should_see("Inertia matrix")

    play(tmp_path, script, "scara")


def test_frames_of_an_imported_robot_are_offered_by_number_and_by_name() -> None:
    robot = sy.load(robot_file("panda.urdf"))
    options = {option.name: option for option in catalogue.find_model("dgm").options_for(robot)}
    for name in ("frame", "wrt"):
        choices = field_kind(options[name], robot).choices
        assert {0, robot.NF, "panda_link0", "panda_hand"} <= set(choices)
        assert options[name].default in (None, *choices)


def test_models_have_their_everyday_name_beside_the_id() -> None:
    named = {spec.id: short_names(spec) for spec in sy.models()}
    assert named["idm"] == "inverse-dynamics · idm"
    assert named["gravity"] == "gravity"
    assert named["lagrange"] == "lagrange"
