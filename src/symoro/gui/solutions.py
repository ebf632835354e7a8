"""The part of an inverse geometric model's page: every posture for a pose, each a ghost in space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from symoro.errors import SymoroError
from symoro.gui.controls import MAIN, PALE, button, number
from symoro.gui.soon import soon

if TYPE_CHECKING:
    from symoro.gui.modelpage import ModelPage
    from symoro.gui.scene import Scene

COLOURS = (
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#cc79a7",
    "#0072b2",
    "#d55e00",
    "#f0e442",
    "#8a8a8a",
)  # as in the view


class SolutionsPart:
    """The pose of the current posture, or another place for it, and all that reach it."""

    def __init__(self, page: ModelPage, scene: Scene) -> None:
        self.page, self.scene = page, scene
        self.pose: list[list[float]] = []
        self.postures: list[dict[str, float]] = []
        ui.label("The pose is that of the current posture; its place can be changed.").classes(
            "model-note"
        )
        with ui.element("div").classes("model-tools"):
            self.place = [
                number(name, step=0.01, format="%.4f", width=104) for name in ("Px", "Py", "Pz")
            ]
            button("Solve", self.run, "my_location", look=MAIN)
            button("Take the current pose", self.take)
            button("Hide the ghosts", self._hide, look=PALE)
        self.out = ui.element("div").props('role="status"')
        soon(self.out, self.take)

    def _hide(self) -> None:
        self.postures = []
        self.scene.ghosts([])

    def seen(self, on: bool) -> None:
        """Ghosts are there while their page is."""
        self.scene.ghosts(self.postures if on else [])

    async def take(self) -> None:
        """Solve at the pose that the robot has."""
        self.pose = []
        await self.run()

    async def run(self) -> None:
        pose: Any = None
        if self.pose:
            pose = [
                [*row[:3], float(f.value or 0.0)]
                for row, f in zip(self.pose, self.place, strict=False)
            ] + [[0.0, 0.0, 0.0, 1.0]]
        self.out.clear()
        try:
            found = await self.page.ask("solve", "solve", q=self.page.opened.q, pose=pose)
        except SymoroError as error:
            with self.out:
                ui.label(str(error)).classes("bad")
            return
        self.pose = found["pose"]
        for row, field in zip(self.pose, self.place, strict=False):
            field.set_value(round(row[3], 6))
        self.postures = [
            {**dict(zip(found["joints"], q, strict=True)), **found["held"]}
            for q in found["solutions"]
        ]
        self.scene.ghosts(self.postures if self.page.on else [])
        with self.out:
            self._table(found, self.postures)

    def _table(self, found: dict[str, Any], postures: list[dict[str, float]]) -> None:
        count = len(postures)
        ui.label(
            f"{count} posture{'' if count == 1 else 's'}"
            if count
            else f"No posture: {found['reason']}"
        ).classes("table-title")
        if not count:
            return
        with ui.element("table").classes("plain matrix rows"):
            with ui.element("thead"), ui.element("tr"):
                for head in ("", "branch", *found["joints"]):
                    with (
                        ui.element("th")
                        .props("scope=col")
                        .classes("n" if head in found["joints"] else "")
                    ):
                        ui.label(head)
            with ui.element("tbody"):
                for k, (q, branch, singular) in enumerate(
                    zip(postures, found["branches"], found["singular"], strict=True)
                ):
                    self._row(k, q, found["joints"], branch + (" (singular)" if singular else ""))

    def _row(self, k: int, q: dict[str, float], joints: list[str], branch: str) -> None:
        with (
            ui.element("tr")
            .on("mouseenter", lambda: self.scene.view.single(k))
            .on("mouseleave", lambda: self.scene.view.single(-1))
        ):
            with ui.element("td").classes("go"):
                ui.element("span").classes("swatch").style(
                    f"background: {COLOURS[k % len(COLOURS)]}"
                )
                go = button("Go", lambda: self.scene.move(q), look=PALE).props(
                    f'aria-label="Go to posture {k + 1}"'
                )
                go.on("focus", lambda: self.scene.view.single(k)).on(
                    "blur", lambda: self.scene.view.single(-1)
                )
            with ui.element("td").classes("branch"):
                ui.label(branch).classes("warn" if branch.endswith("(singular)") else "")
            for name in joints:
                with ui.element("td").classes("n"):
                    ui.label(f"{q[name]:.4f}")
