"""The part of a model's page with its code: a language, the text in colours, copy, download, and verification by the real tool."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any

from nicegui import ui

from symoro.emit.languages.registry import LANGUAGES
from symoro.errors import SymoroError
from symoro.gui.controls import PALE, button, choice
from symoro.gui.soon import soon

if TYPE_CHECKING:
    from symoro.gui.modelpage import ModelPage

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
