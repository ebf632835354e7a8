"""The page: menus, tabs of robots, tables or models on the left, the robot in space on the right, progress below."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from nicegui import app, ui

import symoro as sy
from symoro.errors import SymoroError
from symoro.formats.files import FORMATS
from symoro.formats.par import loads
from symoro.gui.document import Document, from_robot
from symoro.gui.pages import dialogs
from symoro.gui.pages.bars import Status, menu_titles, model_menu, plain_menu
from symoro.gui.pages.dialogs import optimizer
from symoro.gui.pages.experiment_pages import IdentificationPage, SimulationPage
from symoro.gui.pages.model_page import LISTING, ModelPage
from symoro.gui.pages.parameter_tables import Tables
from symoro.gui.scene.scene_panel import Scene
from symoro.gui.widgets import MAIN, PALE, button, icon_button, plain_table, soon
from symoro.gui.workbench import Open, Work, Workbench
from symoro.gui.worker.client import Worker

PARAMETERS = "Parameters"
WHITE = "text-color=white"
FIRST = ("rx90", "puma560", "scara", "sr400", "panda")  # offered where nothing is open
PAGES: dict[str, Any] = {
    "simulate": SimulationPage,
    "identify": IdentificationPage,
}  # pages that are not one model's
EXTRA = {
    "dynamic": (("Simulate", "simulate"),),
    "identification": (("Identify from a log", "identify"),),
}  # their places in the menus


class Page:
    """What one browser window shows."""

    def __init__(
        self, bench: Workbench, worker: Worker, motion: Worker, wanted: int | None = None
    ) -> None:
        self.bench, self.worker, self.motion = bench, worker, motion
        self.current: Open | None = bench.robots.get(wanted or bench.front) or next(
            iter(reversed(bench.robots.values())), None
        )
        self.chosen: dict[int, str] = {}  # of each robot, the page on the left
        self.tables: Tables | None = None
        self.scene: Scene | None = None
        self.pages: dict[str, Any] = {}
        self.panels: dict[str, ui.element] = {}
        self.build()
        bench.watchers[self] = self._changed
        ui.context.client.on_delete(lambda: bench.watchers.pop(self, None))

    # --- building ----------------------------------------------------------------------------------------

    def build(self) -> None:
        self.dark = ui.dark_mode(self.bench.dark)
        with ui.element("div").classes("wb"):
            self._bar()
            self.tabs = ui.element("nav").classes("wb-tabs").props('aria-label="Open robots"')
            self.main = ui.element("main").classes("wb-main")
            self.status = Status(self.worker)
        self._shortcuts()
        self._tabs()
        self._robot()

    def _bar(self) -> None:
        with ui.element("header").classes("wb-bar"):
            ui.label("symoro").classes("wb-brand")
            plain_menu("Robot", [
                ("New …", "", self._new), ("Open …", "", self._open_dialog), ("Import …", "", self._import), ("Examples …", "", self._examples), None,
                ("Save", "Ctrl+S", self.save), ("Save as …", "", self.save_as), ("Export …", "", self.export), None,
                ("Undo", "Ctrl+Z", self.undo), ("Redo", "Ctrl+Shift+Z", self.redo), None, ("Close", "", self.close), ("Quit", "", self.quit),
            ])  # fmt: skip
            for menu, title in menu_titles().items():
                model_menu(
                    menu,
                    title,
                    self._model_robot,
                    self.model,
                    [
                        (words, "", partial(self._extra, kind))
                        for words, kind in EXTRA.get(menu, ())
                    ],
                )
            plain_menu(
                "Optimizer", [("Optimise a listing …", "", lambda: optimizer(self.optimise))]
            )
            ui.space()
            self.undo_button = icon_button("Undo", "undo", self.undo, WHITE)
            self.redo_button = icon_button("Redo", "redo", self.redo, WHITE)
            icon_button("Save", "save", self.save, WHITE).mark("save")
            icon_button("Light or dark", "contrast", self._theme, WHITE)
            icon_button("Keys", "keyboard", _keys, WHITE)

    def _shortcuts(self) -> None:
        ui.on("wb_undo", self.undo)
        ui.on("wb_redo", self.redo)
        ui.on("wb_save", self.save)

    def _theme(self) -> None:
        async def flip() -> None:
            now = await ui.run_javascript("document.body.classList.contains('body--dark')")
            self.bench.dark = self.dark.value = not now
            self.bench.keep()

        soon(self.tabs, flip)

    # --- tabs of robots ----------------------------------------------------------------------------------

    def _tabs(self) -> None:
        self.tabs.clear()
        with self.tabs:
            for opened in self.bench.robots.values():
                on = opened is self.current
                with ui.element("div").classes("wb-tab" + (" on" if on else "")):
                    with (
                        ui.element("button")
                        .props(f"aria-current={'page' if on else 'false'}")
                        .on("click", lambda opened=opened: self.show(opened))
                    ):
                        ui.label(opened.document.name + (" •" if opened.dirty else ""))
                    self._shutter(
                        f"Close {opened.document.name}", lambda opened=opened: self.close(opened)
                    )
            icon_button("New robot", "add", self._new, "size=sm")
        dirty = any(o.dirty for o in self.bench.robots.values())
        ui.run_javascript(f"window.symoroDirty = {'true' if dirty else 'false'}")

    def _shutter(self, title: str, action: Any) -> None:
        with ui.element("button").classes("shut").on("click", action) as button:
            ui.label("×")
        button.mark("shut")
        button._props["aria-label"] = title

    def show(self, opened: Open | None) -> None:
        """Bring a robot to the front."""
        self.current = opened
        self.bench.front = opened.id if opened else 0
        self._tabs()
        self._robot()

    def _robot(self) -> None:
        """Build everything of the current robot."""
        self.main.clear()
        self.tables = self.scene = None
        self.pages, self.panels = {}, {}
        with self.main:
            if self.current is None:
                self._welcome()
            else:
                self._robot_parts(self.current)
        self._history()

    def _robot_parts(self, opened: Open) -> None:
        with ui.element("div").classes("wb-left" + (" whole" if opened.bare else "")):
            self.works = ui.element("nav").classes("works").props('aria-label="Pages of the robot"')
            self.left = ui.element("div").classes("wb-page")
        if not opened.bare:
            with ui.element("aside").classes("wb-right").props('aria-label="Robot in space"'):
                self.scene = Scene(self.bench, opened, self.motion)
            with self.left, ui.element("div") as self.panels[PARAMETERS]:
                self.tables = Tables(self.bench, opened)
        else:
            with ui.element("aside").style("display: none"):
                self.scene = Scene(self.bench, opened, self.motion)
        names = [PARAMETERS] if not opened.bare else []
        wanted = self.chosen.get(opened.id, opened.front)
        keys = [w.key for w in opened.works]
        self._choose(wanted if wanted in (*names, *keys) else (names or keys)[0])

    def _welcome(self) -> None:
        with (
            ui.element("div").style("grid-column: 1 / -1; overflow: auto"),
            ui.element("div").classes("empty"),
        ):
            with ui.element("h1"):
                ui.label("Which robot?")
            ui.label(
                "Describe one in tables, open a file, or begin with an example. Then choose a model in the menus."
            ).classes("pale")
            with ui.element("div").classes("choices"):
                button("New robot", self._new, "add", MAIN)
                button("Open a file", self._open_dialog, "folder_open")
                button("Examples", self._examples, "menu_book")
            with ui.element("div").classes("choices"):
                for name in FIRST:
                    button(
                        sy.load(name).title.partition(",")[0] or name,
                        partial(self._builtin, name),
                        look=PALE,
                    )

    # --- pages of a robot --------------------------------------------------------------------------------

    def _choose(self, key: str) -> None:
        """Show one page of the current robot; a model's page is made at its first sight."""
        opened = self.current
        assert opened is not None
        self.chosen[opened.id] = opened.front = key
        work = next((w for w in opened.works if w.key == key), None)
        if work is not None and key not in self.panels:
            with self.left, ui.element("div") as self.panels[key]:
                assert self.scene is not None
                page = self.pages[key] = PAGES.get(work.model, ModelPage)(
                    opened, work, self.status.run, self.scene, self._open_text, self._work
                )
            soon(self.panels[key], page.start)
        for name, panel in self.panels.items():
            panel.set_visibility(name == key)
        for name, seen in self.pages.items():
            seen.seen(name == key)
        self._works()

    def _works(self) -> None:
        opened = self.current
        assert opened is not None
        self.works.clear()
        with self.works:
            if not opened.bare:
                self._work_tab(PARAMETERS, PARAMETERS, None)
            for work in opened.works:
                self._work_tab(work.key, work.model, work)

    def _work_tab(self, key: str, title: str, work: Work | None) -> None:
        on = self.chosen.get(self.current.id if self.current else 0) == key
        with ui.element("div").classes("wb-tab" + (" on" if on else "")):
            with (
                ui.element("button")
                .props(f"aria-current={'page' if on else 'false'}")
                .on("click", lambda: self._choose(key))
            ):
                ui.label(title)
            if work is not None and not (self.current and self.current.bare):
                self._shutter(f"Close {title}", lambda: self._shut(work))

    def _shut(self, work: Work) -> None:
        opened = self.current
        assert opened is not None
        opened.works = [w for w in opened.works if w is not work]
        self.pages.pop(work.key, None)
        panel = self.panels.pop(work.key, None)
        if panel:
            panel.delete()
        self._choose(opened.works[-1].key if opened.works else PARAMETERS)
        self.bench.keep()

    def model(self, spec: Any) -> None:
        """A model from the menus: its options first."""
        opened = self.current
        if opened is not None and opened.document.checked.robot is not None:
            dialogs.model_options(
                spec,
                opened.document.checked.robot,
                {},
                lambda options: self._work(Work(spec.id, options)),
            )
        elif opened is not None:
            ui.notify(
                "The robot has cells that are wrong; correct them first.",
                type="warning",
                position="bottom",
            )

    def _model_robot(self) -> sy.Robot | None:
        return self.current.robot if self.current and not self.current.bare else None

    def _extra(self, kind: str) -> None:
        if (
            self.current is not None
            and self.current.document.checked.robot is not None
            and not self.current.bare
        ):
            self._work(Work(kind))
        else:
            ui.notify(
                "Open a robot whose cells are right first.", type="warning", position="bottom"
            )

    def _work(self, work: Work) -> None:
        opened = self.current
        assert opened is not None
        if all(w.key != work.key for w in opened.works):
            opened.works.append(work)
            self.bench.keep()
        self._choose(work.key)

    def optimise(self, text: str, options: dict[str, Any]) -> None:
        """A listing in a tab of its own."""
        self.show(self.bench.add_listing("listing", Work(LISTING, {**options, "listing": text})))

    # --- the Robot menu ----------------------------------------------------------------------------------

    def add(self, document: Document) -> None:
        self._try(lambda: self.show(self.bench.add(document)))

    def _new(self) -> None:
        dialogs.new_robot(self.add)

    def _import(self) -> None:
        dialogs.import_file(self._imported)

    def _imported(self, document: Document, report: str) -> None:
        self.add(document)
        if report:
            dialogs.tell(f"{document.name}: what the conversion did", report)

    def _examples(self) -> None:
        dialogs.examples(self._builtin)

    def _builtin(self, name: str) -> None:
        self._try(lambda: self._opened(self.bench.add_builtin(name)))

    def _open_dialog(self) -> None:
        dialogs.open_file(self.bench.folder, self._open, self.add)

    def _open(self, name: str) -> None:
        self._opened(self.bench.add_file(name))

    def _opened(self, opened: Open) -> None:
        """Bring a robot to the front that was asked for by its name: with its parameters."""
        self.chosen[opened.id] = PARAMETERS
        self.show(opened)

    def _open_text(self, par: str, name: str) -> None:
        self._try(lambda: self.add(from_robot(loads(par, name, name))))

    def save(self) -> None:
        if self.current and not self.current.bare:
            name = self.current.file
            if name:
                self._try(lambda: self._save(name))
            else:
                self.save_as()

    def save_as(self) -> None:
        if self.current and not self.current.bare:
            name = self.current.file or f"{self.current.document.name.replace(' ', '_')}.par"
            dialogs.ask_name(
                "Save as",
                name,
                f"In {self.bench.folder.path}. Types: {', '.join(writable())}",
                self._save_new,
            )

    def _save_new(self, given: str) -> None:
        """Save under a name; a file that is there already is not replaced without a question."""
        name = given if Path(given).suffix else f"{given}.par"
        if self.current and name != self.current.file and self.bench.folder.file(name).exists():
            dialogs.ask(
                f"Replace {name}?",
                "There is such a file in the folder.",
                {"Replace": lambda: self._try(lambda: self._save(name))},
            )
        else:
            self._save(name)

    def _save(self, name: str) -> None:
        assert self.current is not None
        path = self.bench.save(self.current, name)
        ui.notify(f"Saved {path.name}", type="positive", position="bottom", timeout=2000)

    def export(self) -> None:
        """Download the robot as a file of any format that can be written."""
        robot = (
            self.current.document.checked.robot if self.current and not self.current.bare else None
        )
        if robot is None:
            ui.notify(
                "Nothing to export: the robot has cells that are wrong.",
                type="warning",
                position="bottom",
            )
            return

        def take(suffix: str) -> None:
            write = FORMATS[suffix].write
            assert write is not None
            self._try(lambda: ui.download.content(write(robot), f"{robot.name}{suffix}"))

        dialogs.ask(
            "Export",
            "Download the robot as a file.",
            {f"{FORMATS[s].title} ({s})": (lambda s=s: take(s)) for s in writable()},  # type: ignore[misc]
        )

    def close(self, opened: Open | None = None) -> None:
        """Close a robot; unsaved work is asked about."""
        target = opened or self.current
        if target is None:
            return
        if target.dirty:
            dialogs.ask(
                "Close without saving?",
                f"{target.document.name} has changes that are not saved.",
                {"Close": lambda: self._close(target)},
            )
        else:
            self._close(target)

    def _close(self, opened: Open) -> None:
        if self.current is opened:
            self.current = next(
                (o for o in reversed(self.bench.robots.values()) if o is not opened), None
            )
        self.bench.close(opened)
        self._robot()

    def quit(self) -> None:
        dialogs.ask(
            "Quit?",
            "The server stops. Everything that is open is kept and comes back with the next start.",
            {"Quit": app.shutdown},
        )

    def undo(self) -> None:
        if self.current:
            self.bench.undo(self.current)

    def redo(self) -> None:
        if self.current:
            self.bench.redo(self.current)

    def _try(self, do: Any) -> None:
        try:
            do()
        except SymoroError as error:
            ui.notify(
                str(error), type="negative", position="bottom", timeout=8000, close_button="Close"
            )

    # --- changes -----------------------------------------------------------------------------------------

    def _changed(self, what: str, opened: Open | None) -> None:
        """The workbench has changed, by this page or another."""
        with self.tabs:
            if (
                what == "robots"
                and self.current is not None
                and self.current.id not in self.bench.robots
            ):
                self.current = next(iter(reversed(self.bench.robots.values())), None)
                self._robot()
            self._tabs()
            if what == "document" and opened is self.current and opened is not None:
                if self.tables:
                    self.tables.refresh()
                if self.scene:
                    self.scene.refresh()
                for page in self.pages.values():
                    page.changed()
            self._history()
            self.status.right.set_text(
                f"Work cannot be kept: {self.bench.trouble}" if self.bench.trouble else ""
            )

    def _history(self) -> None:
        self.undo_button.set_enabled(bool(self.current and self.current.past))
        self.redo_button.set_enabled(bool(self.current and self.current.future))


def writable() -> list[str]:
    """The extensions that a robot can be written with."""
    return [s for s, f in FORMATS.items() if f.write]


KEYS = (
    ("Arrows, Tab, Enter", "move in a table; with Shift, choose a range"), ("typing, F2", "replace or edit a cell; Esc takes it back"),
    ("Ctrl+C, Ctrl+X, Ctrl+V", "copy, cut and paste ranges, also from a spreadsheet"), ("Delete", "clear the range"),
    ("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"), ("Ctrl+S", "save"), ("in the 3D view", "arrows turn, + and − zoom, f shows everything"),
)  # fmt: skip


def _keys() -> None:
    with dialogs.window("Keys") as dialog:
        plain_table(["key", "what it does"], [list(row) for row in KEYS])
        dialogs.closing(dialog)
