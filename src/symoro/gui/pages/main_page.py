"""The page of the workbench: menus, tabs of robots, tables or models, the 3D view, status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.gui.pages.bars import (
    RobotMenu,
    StatusBar,
    action_menu,
    menu_titles,
    model_menu,
    notify_warning,
)
from symoro.gui.pages.dialogs import (
    ask_listing,
    ask_model_options,
    dialog_buttons,
    dialog_window,
    search_models,
)
from symoro.gui.pages.experiment_pages import IdentificationPage, SimulationPage
from symoro.gui.pages.model_page import LISTING, ModelPage
from symoro.gui.pages.parameter_tables import ParameterTables
from symoro.gui.scene.scene_panel import ScenePanel
from symoro.gui.widgets import (
    FLAT,
    PRIMARY,
    button,
    icon_button,
    plain_table,
    run_in_background,
)
from symoro.gui.workbench import DOCUMENT, OpenRobot, PageRequest, Workbench
from symoro.gui.worker.protocol import Worker

PARAMETERS = "Parameters"  # the page with the tables
WHITE = "text-color=white"
EXAMPLES = ("rx90", "puma560", "scara", "sr400", "panda")  # offered if no robot is open
EXPERIMENT_PAGES: dict[str, Any] = {"simulate": SimulationPage, "identify": IdentificationPage}
EXPERIMENT_ENTRIES = {  # menu → its entries for experiments: text, page
    "dynamic": (("Simulate", "simulate"),),
    "identification": (("Identify from a log", "identify"),),
}
SHORTCUTS = (
    ("Arrows, Tab, Enter", "move in a table; with Shift, select a range"),
    ("typing, F2", "replace or edit a cell; Esc cancels"),
    ("Ctrl+C, Ctrl+X, Ctrl+V", "copy, cut and paste ranges, also from a spreadsheet"),
    ("Delete", "clear the range"),
    ("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"),
    ("Ctrl+S", "save"),
    ("in the 3D view", "arrows turn, + and − zoom, f shows everything"),
)


class MainPage:
    """The contents of one browser window; `first` is the id of the robot in front."""

    def __init__(
        self, bench: Workbench, worker: Worker, loop_worker: Worker, first: int | None = None
    ) -> None:
        self.bench, self.worker, self.loop_worker = bench, worker, loop_worker
        self.current: OpenRobot | None = bench.robots.get(first or bench.front)
        if self.current is None:
            self.current = next(reversed(bench.robots.values()), None)
        self.chosen: dict[int, str] = {}  # the page in front of each robot
        self.tables: ParameterTables | None = None
        self.scene: ScenePanel | None = None
        self.pages: dict[str, Any] = {}  # of the current robot, by key
        self.panels: dict[str, ui.element] = {}  # the elements that contain them
        self.robot_menu = RobotMenu(bench, self)
        self._build()
        bench.watchers[self] = self._update
        ui.context.client.on_delete(lambda: bench.watchers.pop(self, None))

    # --- frame of the page ------------------------------------------------------------------------

    def _build(self) -> None:
        self.dark = ui.dark_mode(self.bench.dark)
        with ui.element("div").classes("wb"):
            self._build_menu_bar()
            self.tabs = ui.element("nav").classes("wb-tabs").props('aria-label="Open robots"')
            self.main = ui.element("main").classes("wb-main")
            self.status = StatusBar(self.worker)
        ui.on("wb_undo", self.robot_menu.undo)
        ui.on("wb_redo", self.robot_menu.redo)
        ui.on("wb_save", self.robot_menu.save)
        self._show_tabs()
        self._show_robot()

    def _build_menu_bar(self) -> None:
        with ui.element("header").classes("wb-bar"):
            ui.label("symoro").classes("wb-brand")
            self.robot_menu.build()
            for menu, title in menu_titles().items():
                entries = EXPERIMENT_ENTRIES.get(menu, ())
                experiments = [(text, "", partial(self._experiment, key)) for text, key in entries]
                model_menu(menu, title, self._modelled_robot, self._choose_model, [*experiments])
            action_menu(
                "Optimizer", [("Optimise a listing …", "", lambda: ask_listing(self._optimise))]
            )
            ui.space()
            icon_button("Find a model", "search", self._find_model, WHITE).mark("find-model")
            self.undo_button = icon_button("Undo", "undo", self.robot_menu.undo, WHITE)
            self.redo_button = icon_button("Redo", "redo", self.robot_menu.redo, WHITE)
            icon_button("Save", "save", self.robot_menu.save, WHITE).mark("save")
            icon_button("Light or dark", "contrast", self._toggle_dark, WHITE)
            icon_button("Keys", "keyboard", _show_shortcuts, WHITE)

    def _find_model(self) -> None:
        search_models(self._choose_model)

    def _toggle_dark(self) -> None:
        async def toggle() -> None:
            is_dark = await ui.run_javascript("document.body.classList.contains('body--dark')")
            self.bench.dark = self.dark.value = not is_dark
            self.bench.store()

        run_in_background(self.tabs, toggle)

    # --- tabs of robots ---------------------------------------------------------------------------

    def _show_tabs(self) -> None:
        if self.tabs.is_deleted:  # the window was closed
            return
        self.tabs.clear()
        with self.tabs:
            for opened in self.bench.robots.values():
                name = opened.document.name
                _add_tab(
                    name + (" •" if opened.is_dirty else ""),
                    opened is self.current,
                    partial(self._choose_robot, opened),
                    f"Close {name}",
                    partial(self.robot_menu.close, opened),
                )
            icon_button("New robot", "add", self.robot_menu.new, "size=sm")
        is_dirty = any(opened.is_dirty for opened in self.bench.robots.values())
        # by the client of the page: the tab whose click is handled is among those just removed
        self.tabs.client.run_javascript(f"window.symoroDirty = {'true' if is_dirty else 'false'}")

    def _choose_robot(self, opened: OpenRobot) -> None:
        """Show the robot of a tab; the robot in front stays as it is."""
        if opened is not self.current:
            self.show(opened)

    def show(self, opened: OpenRobot | None) -> None:
        """Bring a robot to the front."""
        self.current = opened
        self.bench.front = opened.id if opened else 0
        self._show_tabs()
        self._show_robot()

    def show_parameters(self, opened: OpenRobot) -> None:
        """Bring a robot to the front with its parameters."""
        self.chosen[opened.id] = PARAMETERS
        self.show(opened)

    def _show_robot(self) -> None:
        """Build everything of the current robot."""
        self.main.clear()
        self.tables = self.scene = None
        self.pages, self.panels = {}, {}
        with self.main:
            if self.current is None:
                self._build_welcome()
            else:
                self._build_robot(self.current)
        self._update_history()

    def _build_robot(self, opened: OpenRobot) -> None:
        has_robot = not opened.is_listing
        with ui.element("div").classes("wb-left" + ("" if has_robot else " whole")):
            self.page_tabs = ui.element("nav").classes("works")
            self.page_tabs.props('aria-label="Pages of the robot"')
            self.left = ui.element("div").classes("wb-page")
        with ui.element("aside").classes("wb-right").props('aria-label="Robot in space"') as aside:
            self.scene = ScenePanel(self.bench, opened, self.loop_worker)
        aside.set_visibility(has_robot)
        if has_robot:
            with self.left, ui.element("div") as self.panels[PARAMETERS]:
                self.tables = ParameterTables(self.bench, opened)
        keys = [*([PARAMETERS] if has_robot else []), *(page.key for page in opened.pages)]
        chosen = self.chosen.get(opened.id, opened.front)
        self._choose_page(chosen if chosen in keys else keys[0])

    def _build_welcome(self) -> None:
        menu = self.robot_menu
        with (
            ui.element("div").style("grid-column: 1 / -1; overflow: auto"),
            ui.element("div").classes("empty"),
        ):
            with ui.element("h1"):
                ui.label("Which robot?")
            text = (
                "Describe one in tables, open a file, or start with an example. "
                "Then choose a model in the menus."
            )
            ui.label(text).classes("pale")
            with ui.element("div").classes("choices"):
                button("New robot", menu.new, "add", PRIMARY)
                button("Open a file", menu.open_file, "folder_open")
                button("Examples", menu.choose_example, "menu_book")
            with ui.element("div").classes("choices"):
                for name in EXAMPLES:
                    title = sy.load(name).title.partition(",")[0] or name
                    button(title, partial(menu.open_builtin, name), look=FLAT)

    # --- pages of a robot -------------------------------------------------------------------------

    def _choose_page(self, key: str) -> None:
        """Show one page of the current robot; a model's page is built when it is first shown."""
        opened = self.current
        assert opened is not None
        self.chosen[opened.id] = opened.front = key
        request = next((page for page in opened.pages if page.key == key), None)
        if request is not None and key not in self.panels:
            self._build_page(opened, request)
        for name, panel in self.panels.items():
            panel.set_visibility(name == key)
        for name, page in self.pages.items():
            page.set_visible(name == key)
        self._show_page_tabs(opened)

    def _build_page(self, opened: OpenRobot, request: PageRequest) -> None:
        assert self.scene is not None
        page_class = EXPERIMENT_PAGES.get(request.model, ModelPage)
        with self.left, ui.element("div") as panel:
            page = page_class(opened, request, self.status.run, self.scene, self)
        self.panels[request.key], self.pages[request.key] = panel, page
        run_in_background(panel, page.start)

    def _show_page_tabs(self, opened: OpenRobot) -> None:
        chosen = self.chosen[opened.id]
        self.page_tabs.clear()
        with self.page_tabs:
            if not opened.is_listing:
                _add_tab(PARAMETERS, chosen == PARAMETERS, partial(self._choose_page, PARAMETERS))
            for request in opened.pages:
                _add_tab(
                    request.model,
                    chosen == request.key,
                    partial(self._choose_page, request.key),
                    "" if opened.is_listing else f"Close {request.model}",
                    partial(self._close_page, request),
                )

    def _close_page(self, request: PageRequest) -> None:
        opened = self.current
        assert opened is not None
        opened.pages = [page for page in opened.pages if page is not request]
        self.pages.pop(request.key, None)
        panel = self.panels.pop(request.key, None)
        if panel:
            panel.delete()
        self._choose_page(opened.pages[-1].key if opened.pages else PARAMETERS)
        self.bench.store()

    def open_page(self, request: PageRequest) -> None:
        """Open a page of the current robot, or show it if it is open."""
        opened = self.current
        assert opened is not None
        if all(page.key != request.key for page in opened.pages):
            opened.pages.append(request)
            self.bench.store()
        self._choose_page(request.key)

    def open_text(self, par: str, name: str) -> None:
        """Open a robot given as `.par` text."""
        self.robot_menu.open_text(par, name)

    # --- menus of models --------------------------------------------------------------------------

    def _modelled_robot(self) -> sy.Robot | None:
        """Return the robot whose models are available."""
        return self.current.robot if self.current and not self.current.is_listing else None

    def _robot_without_errors(self) -> sy.Robot | None:
        """Return the current robot; warn if its cells have errors or there is none."""
        opened = self.current
        robot = opened.document.checked.robot if opened and not opened.is_listing else None
        if robot is None:
            notify_warning("Open a robot without errors in its cells first.")
        return robot

    def _choose_model(self, spec: ModelSpec) -> None:
        """Ask for the options of a model and open its page."""
        robot = self._robot_without_errors()
        if robot is not None:
            ask_model_options(
                spec, robot, {}, lambda options: self.open_page(PageRequest(spec.id, options))
            )

    def _experiment(self, kind: str) -> None:
        if self._robot_without_errors() is not None:
            self.open_page(PageRequest(kind))

    def _optimise(self, listing: str, options: dict[str, Any]) -> None:
        """Open a listing in a tab of its own."""
        request = PageRequest(LISTING, {**options, LISTING: listing})
        self.show(self.bench.add_listing(LISTING, request))

    # --- changes ----------------------------------------------------------------------------------

    def _update(self, what: str, opened: OpenRobot | None) -> None:
        """Show a change of the workbench, by this page or another."""
        with self.tabs:
            if self.current is not None and self.current.id not in self.bench.robots:
                self.current = next(reversed(self.bench.robots.values()), None)
                self._show_robot()
            self._show_tabs()
            if what == DOCUMENT and opened is self.current:
                self._refresh_document()
            self._update_history()
            trouble = self.bench.trouble
            self.status.warning.set_text(f"Changes cannot be stored: {trouble}" if trouble else "")

    def _refresh_document(self) -> None:
        if self.tables:
            self.tables.refresh()
        if self.scene:
            self.scene.refresh()
        for page in self.pages.values():
            page.changed()

    def _update_history(self) -> None:
        self.undo_button.set_enabled(bool(self.current and self.current.past))
        self.redo_button.set_enabled(bool(self.current and self.current.future))


def _add_tab(
    title: str,
    is_front: bool,
    show: Callable[[], None],
    close_title: str = "",
    close: Callable[[], None] = lambda: None,
) -> None:
    """Add a tab, with a button that closes it if it has a title."""
    with ui.element("div").classes("wb-tab" + (" on" if is_front else "")):
        tab = ui.element("button").props(f"aria-current={'page' if is_front else 'false'}")
        with tab.on("click", lambda: show()):
            ui.label(title)
        if close_title:
            with ui.element("button").classes("shut").on("click", lambda: close()) as cross:
                ui.label("×")
            cross.mark("shut")
            cross._props["aria-label"] = close_title  # not by props(): it may contain quotes


def _show_shortcuts() -> None:
    with dialog_window("Keys") as dialog:
        plain_table(["key", "what it does"], SHORTCUTS)
        dialog_buttons(dialog, {}, "Close")
