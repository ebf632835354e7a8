"""The Robot menu: create, open, import, save, export, undo, close, quit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from nicegui import app, ui

import symoro as sy
from symoro.errors import SymoroError
from symoro.formats.files import FORMATS
from symoro.formats.par import loads
from symoro.gui.document import Document, from_robot
from symoro.gui.pages import dialogs
from symoro.gui.pages.bars import action_menu, notify_error, notify_warning
from symoro.gui.workbench import OpenRobot, Workbench

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
        except SymoroError as error:
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
        self._try(lambda: ui.download.content(write(robot), f"{robot.name}{suffix}"))

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
