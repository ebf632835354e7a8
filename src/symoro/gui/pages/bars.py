"""The bars of the page: the Robot menu, the menus of models, and the status bar."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from nicegui import app, ui

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.formats import FORMATS, file_name, loads
from symoro.gui.document import Document, from_robot
from symoro.gui.pages import dialogs
from symoro.gui.workbench import OpenRobot, Workbench
from symoro.gui.worker.protocol import WorkCancelled, Worker, WorkerDied

MENU_TITLES = {
    "geometric": "Geometric",
    "kinematic": "Kinematic",
    "dynamic": "Dynamic",
    "identification": "Identification",
}
PROGRESS_DELAY = 0.25  # seconds before progress is shown
MenuEntry = tuple[str, str, Callable[[], Any]]  # text, keyboard shortcut, action


# --- menus ----------------------------------------------------------------------------------------


def menu_titles() -> dict[str, str]:
    """Return every menu of the catalogue with its title, in order."""
    return {spec.menu: MENU_TITLES.get(spec.menu, spec.menu.capitalize()) for spec in sy.models()}


def action_menu(title: str, entries: list[MenuEntry | None]) -> None:
    """Add a menu of actions; None is a separator."""
    with _menu_button(title), ui.menu().props("auto-close"):
        for entry in entries:
            if entry is None:
                ui.separator()
                continue
            text, shortcut, action = entry
            marker = f"entry-{text.removesuffix(' …').replace(' ', '-')}"
            with ui.menu_item(on_click=action).mark(marker):
                with ui.item_section():
                    ui.label(text)
                if shortcut:
                    with ui.item_section().props("side"):
                        ui.label(shortcut).classes("pale")


def _menu_button(title: str) -> ui.button:
    return ui.button(title).props("flat no-caps dense text-color=white").mark(f"menu-{title}")


def model_menu(
    menu: str,
    title: str,
    robot: Callable[[], sy.Robot | None],
    choose: Callable[[ModelSpec], None],
    more: list[MenuEntry],
) -> None:
    """Add the menu of a group of models, followed by `more` entries.

    A model that is not available for the current robot says why when the menu opens.
    """
    items = []
    with _menu_button(title), ui.menu() as drop_down:
        for spec in (s for s in sy.models() if s.menu == menu):
            item = ui.menu_item(on_click=lambda spec=spec: choose(spec)).mark(f"model-{spec.id}")
            with item:
                with ui.item_section():
                    ui.label(f"{spec.title} …")
                    reason = ui.item_label().props("caption").classes("reason")
                with ui.item_section().props("side"):
                    ui.label(dialogs.short_names(spec)).classes("pale")
            items.append((spec, item, reason))
        for text, _, action in more:
            ui.separator()
            ui.menu_item(f"{text} …", on_click=action)

    def update() -> None:
        current = robot()
        for spec, item, reason in items:
            text, is_final = dialogs.unavailability(spec, current)
            item.set_enabled(not is_final)
            reason.set_text(text)
            reason.set_visibility(bool(text))

    drop_down.on_value_change(lambda e: update() if e.value else None)


# --- status ---------------------------------------------------------------------------------------


class StatusBar:
    """The status bar: what the worker computes, its progress, and a button to cancel it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.start_time = 0.0
        self.activity = ""
        self.fraction: float | None = None  # of the work that is done, if known
        self.jobs = 0  # running or waiting
        with ui.element("footer").classes("wb-status"):
            # the text changes too often to be read aloud; `aloud` is for screen readers
            self.text = ui.label("Ready").props('aria-hidden="true"')
            self.aloud = ui.label("").classes("sr").props('role="status" aria-live="polite"')
            self.bar = ui.linear_progress(value=0.0, show_value=False, size="6px")
            self.bar.props('aria-label="Progress"')
            self.cancel_button = ui.button("Cancel", on_click=worker.cancel).mark("cancel")
            self.cancel_button.props(
                'flat dense no-caps size=sm aria-label="Cancel the computation"'
            )
            ui.space()
            self.warning = ui.label("")
        self.timer = ui.timer(PROGRESS_DELAY, self._update, active=False)
        self._show_idle("Ready")

    async def run(self, title: str, task: str, question: Mapping[str, Any]) -> Any:
        """Return the worker's answer; an error is shown and raised again."""
        self.start_time, self.activity, self.fraction = time.monotonic(), title, None
        self.jobs += 1
        self.bar.props("indeterminate")
        self.timer.activate()
        try:
            answer = await self.worker.ask(task, question, self._report)
        except WorkCancelled:
            self._show_idle(f"{title}: cancelled")
            raise
        except WorkerDied as error:
            self._show_idle(f"{title}: {error}")
            notify_error(error)
            raise
        except (sy.SymoroError, asyncio.CancelledError):
            self._show_idle(f"{title}: not possible")
            raise
        else:
            self._show_idle(f"{title}: done in {time.monotonic() - self.start_time:.1f} s")
            return answer
        finally:
            self.jobs -= 1
            if self.jobs:
                self.timer.activate()

    def _report(self, fraction: float | None, text: str) -> None:
        self.activity, self.fraction = text, fraction

    def _update(self) -> None:
        seconds = time.monotonic() - self.start_time
        if not self.timer.active or seconds <= PROGRESS_DELAY:
            return
        percent = "" if self.fraction is None else f"{self.fraction:.0%}, "
        self.text.set_text(f"{self.activity} … {percent}{seconds:.0f} s")
        self.aloud.set_text(self.activity)
        self.bar.props(**{"add" if self.fraction is None else "remove": "indeterminate"})
        self.bar.set_value(self.fraction or 0.0)
        self.bar.set_visibility(True)
        self.cancel_button.set_visibility(True)

    def _show_idle(self, text: str) -> None:
        self.timer.deactivate()
        self.text.set_text(text)
        self.aloud.set_text(text)
        self.bar.set_visibility(False)
        self.cancel_button.set_visibility(False)


def notify_error(error: sy.SymoroError) -> None:
    """Show an error for some seconds."""
    ui.notify(str(error), type="negative", position="bottom", timeout=8000, close_button="Close")


def notify_warning(text: str) -> None:
    """Show a warning for some seconds."""
    ui.notify(text, type="warning", position="bottom")


WRITABLE = {suffix: f for suffix, f in FORMATS.items() if f.write}


class RobotHost(Protocol):
    """The page that shows the robots."""

    current: OpenRobot | None

    def show(self, opened: OpenRobot | None) -> None:
        """Bring a robot to the front."""

    def show_parameters(self, opened: OpenRobot) -> None:
        """Bring a robot to the front with its parameters."""


class RobotMenu:
    """The actions of the Robot menu on the robots of a page."""

    def __init__(self, bench: Workbench, host: RobotHost) -> None:
        self.bench, self.host = bench, host

    def build(self) -> None:
        """Add the menu."""
        action_menu(
            "Robot",
            [
                ("New …", "", self.new),
                ("Open …", "", self.open_file),
                ("Import …", "", self._import_file),
                ("Examples …", "", self.choose_example),
                None,
                ("Save", "Ctrl+S", self.save),
                ("Save as …", "", self._save_as),
                ("Export …", "", self._export),
                None,
                ("Undo", "Ctrl+Z", self.undo),
                ("Redo", "Ctrl+Shift+Z", self.redo),
                None,
                ("Close", "", self.close),
                ("Quit", "", self._quit),
            ],
        )

    @property
    def _robot_in_front(self) -> OpenRobot | None:
        """The current robot; None for a listing, which has no robot."""
        current = self.host.current
        return None if current is None or current.is_listing else current

    def _try(self, action: Callable[[], None]) -> None:
        """Run an action and show its error."""
        try:
            action()
        except sy.SymoroError as error:
            notify_error(error)

    # --- opening ----------------------------------------------------------------------------------

    def new(self) -> None:
        """Create a robot."""
        dialogs.new_robot(self.add)

    def add(self, document: Document) -> None:
        """Open a document as a robot."""
        self._try(lambda: self.host.show(self.bench.add(document)))

    def open_text(self, par: str, name: str) -> None:
        """Open a robot given as `.par` text."""
        self._try(lambda: self.add(from_robot(loads(par, name, name))))

    def open_file(self) -> None:
        """Open a robot file."""

        def choose(name: str) -> None:
            self.host.show_parameters(self.bench.add_file(name))

        dialogs.open_file(self.bench.folder, choose, self.add)

    def choose_example(self) -> None:
        """Open a built-in robot."""
        dialogs.choose_example(self.open_builtin)

    def open_builtin(self, name: str) -> None:
        """Open the built-in robot of that name."""
        self._try(lambda: self.host.show_parameters(self.bench.add_builtin(name)))

    def _import_file(self) -> None:
        def imported(document: Document, report: str) -> None:
            self.add(document)
            if report:
                dialogs.show_message(f"{document.name}: report of the conversion", report)

        dialogs.import_file(imported)

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> None:
        """Save the current robot; ask for a name if it has none."""
        opened = self._robot_in_front
        if opened is not None and opened.file:
            self._try(lambda: self._write(opened, opened.file))
        else:
            self._save_as()

    def _save_as(self) -> None:
        opened = self._robot_in_front
        if opened is None:
            return
        name = opened.file or f"{opened.document.name.replace(' ', '_')}.par"
        hint = f"In {self.bench.folder.path}. Types: {', '.join(WRITABLE)}"
        dialogs.ask_file_name("Save as", name, hint, partial(self._save_under, opened))

    def _save_under(self, opened: OpenRobot, given: str) -> None:
        """Save under a name; ask before another file is replaced."""
        name = given if Path(given).suffix else f"{given}.par"
        if name == opened.file or not self.bench.folder.file(name).exists():
            self._write(opened, name)
            return
        dialogs.ask_question(
            f"Replace {name}?",
            "A file of this name exists in the folder.",
            {"Replace": lambda: self._try(lambda: self._write(opened, name))},
        )

    def _write(self, opened: OpenRobot, name: str) -> None:
        path = self.bench.save(opened, name)
        ui.notify(f"Saved {path.name}", type="positive", position="bottom", timeout=2000)

    def _export(self) -> None:
        """Download the current robot in a format that can be written."""
        opened = self._robot_in_front
        robot = opened.document.checked.robot if opened else None
        if robot is None:
            notify_warning("Nothing to export: the robot has cells with errors.")
            return
        actions = {
            f"{WRITABLE[suffix].title} ({suffix})": partial(self._download, robot, suffix)
            for suffix in WRITABLE
        }
        dialogs.ask_question("Export", "Download the robot as a file.", {**actions})

    def _download(self, robot: sy.Robot, suffix: str) -> None:
        write = WRITABLE[suffix].write
        assert write is not None
        self._try(
            lambda: ui.download.content(write(robot, None), f"{file_name(robot.name)}{suffix}")
        )

    # --- editing and closing ----------------------------------------------------------------------

    def undo(self) -> None:
        """Undo the last change of the current robot."""
        if self.host.current:
            self.bench.undo(self.host.current)

    def redo(self) -> None:
        """Redo the last change of the current robot that was undone."""
        if self.host.current:
            self.bench.redo(self.host.current)

    def close(self, opened: OpenRobot | None = None) -> None:
        """Close a robot, by default the current one; ask if it has unsaved changes."""
        target = opened or self.host.current
        if target is None:
            return
        if not target.is_dirty:
            self.bench.close(target)
            return
        dialogs.ask_question(
            "Close without saving?",
            f"{target.document.name} has changes that are not saved.",
            {"Close": lambda: self.bench.close(target)},
        )

    def _quit(self) -> None:
        dialogs.ask_question(
            "Quit?",
            "The server stops. Open robots are stored and restored at the next start.",
            {"Quit": app.shutdown},
        )
