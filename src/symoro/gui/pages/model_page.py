"""The page of a model: equations, code, operations, interface, numbers."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from nicegui import ui

import symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.emit.source_code import split_legend
from symoro.gui.pages.dialogs import ask_model_options, short_names
from symoro.gui.pages.numeric_panels import EvaluatePanel, PlotPanel, SolutionsPanel
from symoro.gui.scene.scene_panel import ScenePanel
from symoro.gui.widgets import (
    FLAT,
    Formulas,
    button,
    choice_field,
    plain_table,
    run_in_background,
)
from symoro.gui.workbench import OpenRobot, PageRequest
from symoro.gui.worker.protocol import (
    CodeAnswer,
    Factor,
    ModelAnswer,
    ModelQuestion,
    VerifyAnswer,
    WorkCancelled,
    WorkerDied,
)

Ask = Callable[[str, str, Any], Awaitable[Any]]  # title of the work, task, question → answer
LISTING = "listing"  # the model of a request to optimise a listing
MAX_ELEMENTS = 400  # of which one can be copied
SHOWN_NOTES = 2  # further notes are folded
FIRST_LANGUAGE = "c"
COUNTING_RULES = (
    "A division counts as a multiplication; sine and cosine of one angle count as one; "
    "unary minus is free."
)


class PageContext(Protocol):
    """The services of the main page that a page uses."""

    def open_text(self, par: str, name: str) -> None:
        """Open a robot given as `.par` text."""

    def open_page(self, request: PageRequest) -> None:
        """Open a page of the current robot."""


class ModelPage:
    """The page of one model of one robot; `ask` runs a task of the worker."""

    def __init__(
        self,
        opened: OpenRobot,
        request: PageRequest,
        ask: Ask,
        scene: ScenePanel,
        context: PageContext,
    ) -> None:
        self.opened, self.request, self._ask, self.scene = opened, request, ask, scene
        self.context = context
        self.par = ""  # the robot for which the model was generated
        self.answer: ModelAnswer = {"id": "", "notes": [], "math": [], "listing": ""}
        self.is_visible = True
        self.panels: list[Any] = []  # the tabs that have been opened
        titles = {spec.id: spec.title for spec in sy.models()}
        self._build(titles.get(request.model, "Optimised listing"))

    def _build(self, title: str) -> None:
        with ui.element("article").props(f'aria-label="{title}"'):
            with ui.element("div").classes("model-head"):
                with ui.element("h2"):
                    ui.label(title)
                ui.label(self._options_text()).classes("model-note")
                ui.space()
                if self.request.model != LISTING:
                    button("Options", self._change_options, "tune", FLAT)
            with ui.element("div").classes("stale") as self.stale:
                ui.label("The robot has changed since the model was generated.")
                button("Generate again", self.start, look=FLAT)
            self.stale.set_visibility(False)
            self.body = ui.element("div")

    def _options_text(self) -> str:
        texts = [
            f"{name} = {', '.join(value) if isinstance(value, list) else value}"
            for name, value in self.request.options.items()
            if name != LISTING
        ]
        names = [short_names(spec) for spec in sy.models() if spec.id == self.request.model]
        shown = names or [self.request.model]
        return " · ".join([*shown, *([", ".join(texts)] if texts else [])])

    def _change_options(self) -> None:
        spec = next(s for s in sy.models() if s.id == self.request.model)
        if self.opened.robot is not None:
            ask_model_options(
                spec,
                self.opened.robot,
                self.request.options,
                lambda options: self.context.open_page(PageRequest(spec.id, options)),
            )

    # --- questions to the worker ------------------------------------------------------------------

    @property
    def question(self) -> ModelQuestion:
        """The model of this page, as the worker is asked about it."""
        options = dict(self.request.options)
        listing = options.pop(LISTING, "")
        return {
            "par": self.par,
            "model": self.request.model,
            "options": options,
            "builtin": self.opened.unchanged_builtin,
            "listing": listing,
        }

    async def ask(self, task: str, **more: Any) -> Any:
        """Run a task about this model."""
        return await self._ask(f"{self.request.model}: {task}", task, {**self.question, **more})

    async def start(self) -> None:
        """Generate the model and show it."""
        self.par = self.opened.document.text
        self.stale.set_visibility(False)
        self._show_message("Generating …", "pale")
        try:
            self.answer = await self.ask("generate")
        except sy.SymoroError as error:
            self._show_message(str(error), "bad")
            if isinstance(error, WorkCancelled | WorkerDied):
                with self.body:
                    button("Try again", self.start)
        else:
            self._show_tabs()

    def _show_message(self, text: str, css_class: str) -> None:
        self.body.clear()
        with self.body:
            label = ui.label(text).classes(f"{css_class} model-message").props('role="alert"')
            label.style("white-space: pre-wrap; margin-top: 12px")

    def changed(self) -> None:
        """Say so if the robot has changed since the model was generated."""
        if self.par:
            self.stale.set_visibility(self.opened.document.text != self.par)

    def set_visible(self, visible: bool) -> None:
        """Note that the page is shown or hidden."""
        self.is_visible = visible
        for panel in self.panels:
            if hasattr(panel, "set_visible"):
                panel.set_visible(visible)

    # --- tabs -------------------------------------------------------------------------------------

    def _tabs(self) -> dict[str, Callable[[], Any]]:
        """Return title and contents of the tabs for the kind of model."""
        answer = self.answer
        if "table" in answer:
            return {"Base parameters": self._add_base_parameters}
        is_inverse = bool(answer.get("joints"))
        solutions: dict[str, Callable[[], Any]] = (
            {"Solutions": lambda: SolutionsPanel(self, self.scene)} if is_inverse else {}
        )
        if "cost" not in answer:
            return {"Method": self._add_method, **solutions}
        tabs: dict[str, Callable[[], Any]] = {
            "Equations": self._add_equations,
            **solutions,
            "Code": lambda: CodePanel(self),
            "Operations": self._add_operations,
            "Inputs and outputs": self._add_interface,
        }
        if not is_inverse and self.request.model != LISTING:
            tabs["Evaluate"] = lambda: EvaluatePanel(self)
        if answer["varying"]:
            tabs["Plot"] = lambda: PlotPanel(self, self.scene)
        return tabs

    def _show_tabs(self) -> None:
        """Show the tabs; each is built when it is opened for the first time."""
        contents = self._tabs()
        self.panels = []
        self.body.clear()
        with self.body:
            tabs = ui.tabs().classes("model-tabs")
            tabs.props("dense no-caps align=left inline-label outside-arrows mobile-arrows")
            with tabs:
                for name in contents:
                    ui.tab(name)
            panels = {
                name: ui.element("div").props(f'role="tabpanel" aria-label="{name}"')
                for name in contents
            }

        def choose() -> None:
            for name, panel in panels.items():
                panel.set_visibility(name == tabs.value)
            build = contents.pop(tabs.value, None)
            if build is not None:
                with panels[tabs.value]:
                    self.panels.append(build())

        tabs.on_value_change(choose)
        tabs.set_value(next(iter(contents)))

    def _add_notes(self) -> None:
        notes = self.answer["notes"]
        if self.answer.get("factors"):  # which are shown as formulas
            notes = [note for note in notes if not note.startswith("singular")]
        for note in notes[:SHOWN_NOTES]:
            ui.label(note).classes("model-note")
        if notes[SHOWN_NOTES:]:
            with ui.expansion("More notes").props("dense").classes("model-note"):
                for note in notes[SHOWN_NOTES:]:
                    ui.label(note).classes("model-note")

    def _add_method(self) -> None:
        """Describe the method of a model that is not a program."""
        for line in self.answer["listing"].splitlines():
            ui.label(line).classes("model-note")

    def _add_equations(self) -> None:
        """Show the equations as mathematics, or as a listing with SYMORO's names."""
        mathematics, listing = "Mathematics", "Listing"
        has_math = bool(self.answer["math"])
        with ui.element("div").classes("model-tools"):
            choice = ui.toggle([mathematics, listing], value=mathematics if has_math else listing)
            choice.props(
                'dense no-caps unelevated size=sm aria-label="How the equations are shown"'
            )
            choice.set_visibility(has_math)
            ui.space()
            if has_math:
                self._add_copy(self.answer.get("elements", [])[:MAX_ELEMENTS])
        self._add_notes()
        self._add_factors(self.answer.get("factors", []))
        formulas = Formulas(self.answer["math"])
        formulas.bind_visibility_from(choice, "value", lambda v: v == mathematics)
        text = ui.element("pre").classes("code").props('tabindex=0 aria-label="Listing"')
        with text:
            ui.label(self.answer["listing"]).style("white-space: pre")
        text.bind_visibility_from(choice, "value", lambda v: v == listing)

    def _add_copy(self, elements: list[str]) -> None:
        """Add a field for one element of the results and a button that copies its LaTeX."""
        if not elements:
            return
        field = choice_field("Element", elements, elements[0], 120, with_input=len(elements) > 12)

        async def copy() -> None:
            options = {"outputs": [field.value], "style": "fragment"}
            try:
                answer: CodeAnswer = await self.ask("code", language="latex", code=options)
            except sy.SymoroError as error:
                ui.notify(str(error), type="negative")
                return
            ui.clipboard.write(split_legend(answer["text"])[0])
            ui.notify("Copied", position="bottom", timeout=1200)

        button("Copy LaTeX", copy, "content_copy").tooltip("Copy the formula of this element")

    def _add_factors(self, factors: list[Factor]) -> None:
        """Show where a determinant is zero."""
        if not factors:
            return
        ui.label("Singular where one of these is zero").classes("table-title")
        Formulas([{"math": f["tex"]} for f in factors if f["moving"]]).classes("warn")
        constant = [f["text"] for f in factors if not f["moving"]]
        if constant:
            text = f"and in every posture if one of these parameters is zero: {', '.join(constant)}"
            ui.label(text).classes("model-note")

    def _add_base_parameters(self) -> None:
        answer, name = self.answer, self.opened.document.name
        par, report = answer["par"], answer["report"]
        with ui.element("div").classes("model-tools"):
            ui.label(f"{answer['count']} base inertial parameters").style("font-weight: 600")
            ui.space()
            button(
                "Open as a robot",
                lambda: self.context.open_text(par, f"{name}base"),
                "open_in_new",
            )
            button("Report", lambda: ui.download.content(report, f"{name}.regp"), "download")
        self._add_notes()
        ui.label("Grouping relations").classes("table-title")
        if answer["math"]:
            Formulas(answer["math"])
        else:
            ui.label("None: no parameters are grouped.").classes("pale")
        for title, names in (
            ("Without effect", answer["no_effect"]),
            ("Grouped with others", answer["grouped"]),
        ):
            ui.label(f"{title}: {', '.join(names) or 'none'}").classes("model-note")
        ui.label("Remaining parameters").classes("table-title")
        plain_table(answer["table"][0], answer["table"][1:])

    def _add_operations(self) -> None:
        columns = ["", "multiplications", "additions", "angles", "other"]
        plain_table(columns, self.answer["cost"], right=range(1, 5))
        ui.label(COUNTING_RULES).classes("model-note")
        if self.answer["published"]:
            ui.label("Published").classes("table-title")
            columns = ["source", "counted", "multiplications", "additions", "ours / published"]
            plain_table(columns, self.answer["published"], right=range(2, 5))
        else:
            ui.label("No published count for this robot and these options.").classes("model-note")

    def _add_interface(self) -> None:
        answer = self.answer
        ui.label("Outputs").classes("table-title")
        rows = [
            [name, " × ".join(map(str, shape)) or "1", meaning, unit]
            for name, shape, meaning, unit in answer["groups"]
        ]
        plain_table(["name", "size", "meaning", "unit"], rows)
        if answer["columns"]:
            ui.label(f"Columns: {', '.join(answer['columns'])}").classes("model-note")
        ui.label("Inputs").classes("table-title")
        plain_table(["symbol", "meaning", "unit"], answer["inputs"])


class CodePanel:
    """Code of a model: language, text in colours, copy, download, verification by the real tool."""

    def __init__(self, page: ModelPage) -> None:
        self.page = page
        self.answer: CodeAnswer | None = None
        titles = {id: language.title for id, language in LANGUAGES.items()}
        with ui.element("div").classes("model-tools"):
            self.language = choice_field(
                "Language", titles, FIRST_LANGUAGE, 170, on_change=self._choose_language
            )
            self.style = choice_field("Style", [], None, 140, on_change=self._show)
            ui.space()
            button("Copy", self._copy, "content_copy")
            button("Download", self._download, "download")
            verify = button("Verify", lambda: self._verify([self.language.value]), "verified")
            verify.tooltip("Run the code with the real tool and compare with the interpreter")
            button("Verify all", lambda: self._verify(list(LANGUAGES)), look=FLAT)
        self.results = ui.element("div").props('role="status"')
        self.code = ui.element("pre").classes("code highlight")
        self.code.props('tabindex=0 aria-label="Code"')
        run_in_background(self.code, self._choose_language)

    async def _choose_language(self) -> None:
        styles = list(LANGUAGES[self.language.value].styles)
        self.style.set_options(styles, value=styles[0] if styles else None)
        self.style.set_visibility(len(styles) > 1)
        self.results.clear()
        await self._show()

    async def _show(self) -> None:
        """Fetch and show the code."""
        options = {"style": self.style.value} if self.style.value else {}
        message = ""
        try:
            self.answer = await self.page.ask("code", language=self.language.value, code=options)
        except sy.SymoroError as error:
            self.answer, message = None, str(error)
        self.code.clear()
        with self.code:
            if self.answer is None:
                ui.label(message)
            else:  # escaped by the highlighter, and sanitized again by the page
                ui.html(self.answer["html"], tag="code")

    def _copy(self) -> None:
        if self.answer:
            ui.clipboard.write(self.answer["text"])
            ui.notify("Copied", position="bottom", timeout=1200)

    def _download(self) -> None:
        """Download the file, or several files as an archive."""
        files = self.answer["files"] if self.answer else {}
        if len(files) == 1:
            [(name, text)] = files.items()
            ui.download.content(text, name)
        elif files:
            stem = next(iter(files)).rpartition(".")[0]
            ui.download.content(_zip_archive(files), f"{stem}_{self.language.value}.zip")

    async def _verify(self, languages: list[str]) -> None:
        """Run the tools and show the results."""
        rows: list[VerifyAnswer]
        try:
            rows = await self.page.ask("verify", languages=languages)
        except sy.SymoroError as error:
            rows = [
                {"title": "Verification", "passed": False, "missing": False, "text": str(error)}
            ]
        self.results.clear()
        with self.results:
            for row in rows:
                failed = ("–", "warn") if row["missing"] else ("✗", "bad")
                sign, css_class = ("✓", "good") if row["passed"] else failed
                ui.label(f"{sign} {row['title']}: {row['text']}").classes(css_class)


def _zip_archive(files: dict[str, str]) -> bytes:
    """Return a zip archive of some files; equal files give equal bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), text)
    return buffer.getvalue()
