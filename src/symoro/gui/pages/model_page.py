"""The page of a model: equations, code, operations, numbers."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.emit.languages.registry import LANGUAGES
from symoro.errors import SymoroError
from symoro.gui.pages.dialogs import model_options
from symoro.gui.pages.numeric_panels import EvaluatePart, PlotPart, SolutionsPart
from symoro.gui.scene.scene_panel import Scene
from symoro.gui.widgets import PALE, Formulas, button, choice, plain_table, soon
from symoro.gui.workbench import Open, Work
from symoro.gui.worker.client import WorkCancelled, WorkerDied

Ask = Callable[
    [str, str, dict[str, Any]], Awaitable[Any]
]  # (what it is called, task, question) -> answer
FEW = 2  # notes that are shown at once
LISTING = "listing"  # the model id of a listing that was pasted


class ModelPage:
    """One model of one robot. `ask` runs a task of the worker."""

    def __init__(
        self,
        opened: Open,
        work: Work,
        ask: Ask,
        scene: Scene,
        open_robot: Callable[[str, str], None],
        regenerate: Callable[[Work], None],
    ) -> None:
        self.opened, self.work, self._ask, self.scene = opened, work, ask, scene
        self.open_robot, self.regenerate = open_robot, regenerate
        self.text = ""  # the robot that the page is about
        self.data: dict[str, Any] = {}
        self.on = True  # it is looked at
        self.parts: list[Any] = []  # that have been opened
        self.title = next((s.title for s in sy.models() if s.id == work.model), "Optimised listing")
        with ui.element("article").props(f'aria-label="{self.title}"'):
            with ui.element("div").classes("model-head"):
                with ui.element("h2"):
                    ui.label(self.title)
                ui.label(self._options_text()).classes("model-note")
                ui.space()
                if work.model != LISTING:
                    button("Options", self._again, "tune", PALE)
            with ui.element("div").classes("stale") as self.stale:
                ui.label("The robot has changed since this was generated.")
                button("Generate again", self.start, look=PALE)
            self.stale.set_visibility(False)
            self.body = ui.element("div")

    def _options_text(self) -> str:
        words = [
            f"{k} = {', '.join(v) if isinstance(v, list) else v}"
            for k, v in self.work.options.items()
            if k != "listing"
        ]
        return f"{self.work.model}" + (f" · {', '.join(words)}" if words else "")

    @property
    def question(self) -> dict[str, Any]:
        options = {k: v for k, v in self.work.options.items() if k != "listing"}
        return {
            "par": self.text,
            "model": self.work.model,
            "options": options,
            "builtin": self.opened.known,
            "listing": self.work.options.get("listing", ""),
        }

    async def ask(self, what: str, task: str, **more: Any) -> Any:
        """A question about this model."""
        return await self._ask(f"{self.work.model}: {what}", task, {**self.question, **more})

    def _again(self) -> None:
        spec = next(s for s in sy.models() if s.id == self.work.model)
        if self.opened.robot is not None:
            model_options(
                spec,
                self.opened.robot,
                self.work.options,
                lambda options: self.regenerate(Work(self.work.model, options)),
            )

    # --- contents ----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Generate the model and show it."""
        self.text = self.opened.document.text
        self.stale.set_visibility(False)
        self._say("Generating …", "pale")
        try:
            self.data = await self.ask("generate", "generate")
        except (WorkCancelled, WorkerDied) as error:
            self._say(str(error), "bad", again=True)
        except SymoroError as error:
            self._say(str(error), "bad")
        else:
            self._build()

    def _say(self, text: str, kind: str, again: bool = False) -> None:
        self.body.clear()
        with self.body:
            ui.label(text).classes(f"{kind} model-message").props('role="alert"').style(
                "white-space: pre-wrap; margin-top: 12px"
            )
            if again:
                button("Try again", self.start)

    def changed(self) -> None:
        """The robot may have changed."""
        if self.text:
            self.stale.set_visibility(self.opened.document.text != self.text)

    def seen(self, on: bool) -> None:
        """The page comes to the front, or is left."""
        self.on = on
        for part in self.parts:
            if hasattr(part, "seen"):
                part.seen(on)

    def _build(self) -> None:
        d = self.data
        self.parts = []
        parts: dict[str, Callable[[], Any]] = {
            "Equations" if "cost" in d else "Method": self._equations
            if "cost" in d
            else self._method
        }
        if "table" in d:
            parts = {"Base parameters": self._base}
        if d.get("joints"):
            parts["Solutions"] = lambda: SolutionsPart(self, self.scene)
        if "cost" in d:
            parts |= {
                "Code": lambda: CodePart(self),
                "Operations": self._operations,
                "Inputs and outputs": self._interface,
            }
            if not d.get("joints") and self.work.model != LISTING:
                parts["Evaluate"] = lambda: EvaluatePart(self)
            if d["varying"]:
                parts["Plot"] = lambda: PlotPart(self, self.scene)
        self.body.clear()
        with self.body:
            with (
                ui.tabs()
                .props("dense no-caps align=left inline-label outside-arrows mobile-arrows")
                .classes("model-tabs") as tabs
            ):
                for name in parts:
                    ui.tab(name)
            built: set[str] = set()
            panels = {
                name: ui.element("div").props(f'role="tabpanel" aria-label="{name}"')
                for name in parts
            }

            def choose() -> None:
                for name, panel in panels.items():
                    panel.set_visibility(name == tabs.value)
                if tabs.value and tabs.value not in built:
                    built.add(tabs.value)
                    with panels[tabs.value]:
                        self.parts.append(parts[tabs.value]())

            tabs.on_value_change(choose)
            tabs.set_value(next(iter(parts)))

    def _notes(self) -> None:
        notes = [
            n
            for n in self.data["notes"]
            if not (self.data.get("factors") and n.startswith("singular"))
        ]
        for note in notes[:FEW]:
            ui.label(note).classes("model-note")
        if notes[FEW:]:
            with ui.expansion("More notes").props("dense").classes("model-note"):
                for note in notes[FEW:]:
                    ui.label(note).classes("model-note")

    def _method(self) -> None:
        """Of a model that is no program: how it works, in words."""
        for line in self.data["listing"].splitlines():
            ui.label(line).classes("model-note")

    def _equations(self) -> None:
        """As mathematics, or as a listing with SYMORO's names."""
        d = self.data
        with ui.element("div").classes("model-tools"):
            if d["math"]:
                choice = ui.toggle(["Mathematics", "Listing"], value="Mathematics")
                choice.props(
                    'dense no-caps unelevated size=sm aria-label="How the equations are shown"'
                )
        self._notes()
        if d.get("factors"):
            self._factors(d["factors"])
        if d["math"]:
            Formulas(d["math"]).bind_visibility_from(choice, "value", lambda v: v == "Mathematics")
        listing = ui.element("pre").classes("code").props('tabindex=0 aria-label="Listing"')
        with listing:
            ui.label(d["listing"]).style("white-space: pre")
        if d["math"]:
            listing.bind_visibility_from(choice, "value", lambda v: v == "Listing")

    def _factors(self, factors: list[dict[str, Any]]) -> None:
        """Where a determinant vanishes."""
        ui.label("Singular where one of these is zero").classes("table-title")
        Formulas([{"math": f["tex"]} for f in factors if f["moving"]]).classes("warn")
        fixed = [f["text"] for f in factors if not f["moving"]]
        if fixed:
            ui.label(f"and in every posture where a parameter is: {', '.join(fixed)}").classes(
                "model-note"
            )

    def _base(self) -> None:
        d, name = self.data, self.opened.document.name
        with ui.element("div").classes("model-tools"):
            ui.label(f"{d['count']} base inertial parameters").style("font-weight: 600")
            ui.space()
            button(
                "Open as a robot", lambda: self.open_robot(d["par"], f"{name}base"), "open_in_new"
            )
            button("Report", lambda: ui.download.content(d["report"], f"{name}.regp"), "download")
        self._notes()
        ui.label("Grouping relations").classes("table-title")
        if d["math"]:
            Formulas(d["math"])
        else:
            ui.label("None: nothing is grouped.").classes("pale")
        ui.label(f"Without effect: {', '.join(d['no_effect']) or 'none'}").classes("model-note")
        ui.label(f"Grouped with others: {', '.join(d['grouped']) or 'none'}").classes("model-note")
        ui.label("The parameters that remain").classes("table-title")
        plain_table(d["table"][0], d["table"][1:])

    def _operations(self) -> None:
        d = self.data
        plain_table(
            ["", "multiplications", "additions", "angles", "other"], d["cost"], numbers=range(1, 5)
        )
        ui.label(
            "A division counts as a multiplication; sine and cosine of one angle as one; unary minus is free."
        ).classes("model-note")
        if d["published"]:
            ui.label("Published").classes("table-title")
            plain_table(
                ["source", "counted", "multiplications", "additions", "ours / published"],
                d["published"],
                numbers=range(2, 5),
            )
        else:
            ui.label("No published figure for this robot and these options is known.").classes(
                "model-note"
            )

    def _interface(self) -> None:
        d = self.data
        ui.label("Outputs").classes("table-title")
        rows = [
            [name, " × ".join(map(str, shape)) or "1", meaning, unit]
            for name, shape, meaning, unit in d["groups"]
        ]
        plain_table(["name", "size", "meaning", "unit"], rows)
        if d["columns"]:
            ui.label(f"Columns: {', '.join(d['columns'])}").classes("model-note")
        ui.label("Inputs").classes("table-title")
        plain_table(["symbol", "meaning", "unit"], d["inputs"])


FIRST = "c"


class CodePart:
    """Code of a model in a language of choice."""

    def __init__(self, page: ModelPage) -> None:
        self.page, self.found = page, {}  # type: ignore[var-annotated]
        with ui.element("div").classes("model-tools"):
            names = {id: language.title for id, language in LANGUAGES.items()}
            self.language = choice("Language", names, FIRST, 170, on_change=self._language_chosen)
            self.style = choice("Style", [], None, 140, on_change=self.show)
            ui.space()
            button("Copy", self._copy, "content_copy")
            button("Download", self._download, "download")
            button("Verify", lambda: self.verify([self.language.value]), "verified").tooltip(
                "Run the code with the real tool and compare with the interpreter")  # fmt: skip
            button("Verify all", lambda: self.verify(list(LANGUAGES)), look=PALE)
        self.outcome = ui.element("div").props('role="status"')
        self.code = (
            ui.element("pre").classes("code highlight").props('tabindex=0 aria-label="Code"')
        )
        soon(self.code, self._language_chosen)

    async def _language_chosen(self) -> None:
        styles = list(LANGUAGES[self.language.value].styles)
        self.style.set_options(styles, value=styles[0] if styles else None)
        self.style.set_visibility(len(styles) > 1)
        self.outcome.clear()
        await self.show()

    @property
    def options(self) -> dict[str, Any]:
        return {"style": self.style.value} if self.style.value else {}

    async def show(self) -> None:
        """Fetch and show the code."""
        try:
            self.found = await self.page.ask(
                "code", "code", language=self.language.value, code=self.options
            )
        except SymoroError as error:
            self.found = {}
            self.code.clear()
            with self.code:
                ui.label(str(error))
            return
        self.code.clear()
        with self.code:
            ui.html(
                self.found["html"], tag="code"
            )  # escaped by the highlighter, and cleaned again by the page

    def _copy(self) -> None:
        if self.found:
            ui.clipboard.write(self.found["text"])
            ui.notify("Copied", position="bottom", timeout=1200)

    def _download(self) -> None:
        """The file, or all files in an archive."""
        files: dict[str, str] = self.found.get("files", {})
        if len(files) == 1:
            [(name, text)] = files.items()
            ui.download.content(text, name)
        elif files:
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                for name, text in files.items():
                    archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), text)
            ui.download.content(
                packed.getvalue(),
                f"{next(iter(files)).rpartition('.')[0]}_{self.language.value}.zip",
            )

    async def verify(self, languages: list[str]) -> None:
        """Run the tools and say what came out."""
        try:
            rows = await self.page.ask("verify", "verify", languages=languages)
        except SymoroError as error:
            rows = [
                {"title": "Verification", "passed": False, "missing": False, "text": str(error)}
            ]
        self.outcome.clear()
        with self.outcome:
            for row in rows:
                kind = "good" if row["passed"] else "warn" if row["missing"] else "bad"
                ui.label(
                    f"{'✓' if row['passed'] else '–' if row['missing'] else '✗'} {row['title']}: {row['text']}"
                ).classes(kind)
