"""The page of an identification: a log is uploaded, parameters come out, measured and predicted efforts are drawn."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from nicegui import events, ui

from symoro.errors import SymoroError
from symoro.gui.controls import MAIN, button, choice, number, plain_table, say, upload
from symoro.gui.evaluation import chart
from symoro.gui.scene import Scene
from symoro.gui.session import Open, Work
from symoro.gui.uploads import plain_name, upload_bytes
from symoro.identify.logs import READERS
from symoro.identify.run import SOLVERS

MAX_LOG = 256 * 1024 * 1024
MODELS = ["dynamic", "filtered", "power", "energy"]
WEAK = 30.0  # percent


class IdentificationPage:
    """Parameters of the robot from a log of its motion."""

    def __init__(
        self, opened: Open, work: Work, ask: Any, scene: Scene, open_robot: Any, *_: Any
    ) -> None:
        self.opened, self.ask, self.open_robot = opened, ask, open_robot
        self.place = tempfile.TemporaryDirectory(prefix="symoro-log-")
        self.log: Path | None = None
        self.found: dict[str, Any] = {}
        with ui.element("article").props('aria-label="Identification"'):
            with ui.element("div").classes("model-head"), ui.element("h2"):
                ui.label("Identification from a log")
            names = (
                ", ".join((*opened.robot.q[:2], *opened.robot.qd[:1], *opened.robot.tau[:1]))
                if opened.robot
                else "q1, q2"
            )
            ui.label(
                f"A log has columns named as in the models: t, {names} … ({', '.join(READERS)})."
            ).classes("model-note")
            self.uploader = upload(
                "Choose or drop a log",
                self._received,
                MAX_LOG,
                lambda why: say(self.note, why, bad=True),
            )
            self._form()
            self.note = (
                ui.label()
                .classes("model-note")
                .style("white-space: pre-wrap")
                .props('role="status"')
            )
            self.out = ui.element("div")
        ui.context.client.on_delete(self.place.cleanup)

    def _form(self) -> None:
        with ui.element("div").classes("model-tools"):
            self.model = choice("Model", MODELS, MODELS[0], 120)
            self.solver = choice("Solver", list(SOLVERS), "wls", 110)
            self.rate = number("samples per s, if no t", min=0, width=165)
            self.cutoff = number("cut-off, Hz", min=0, width=110)
            self.physical = ui.checkbox("physically consistent").props("dense")
            self.button = button("Identify", self.run, "play_arrow", look=MAIN)
        self.button.set_enabled(False)

    async def start(self) -> None:
        """Nothing is computed before there is a log."""

    def seen(self, on: bool) -> None:
        """Nothing of it is in space."""

    def changed(self) -> None:
        """An identification is made anew with each press of the button."""

    async def _received(self, e: events.UploadEventArguments) -> None:
        self.uploader.reset()
        try:
            name = plain_name(e.file.name, READERS)
            data = await upload_bytes(e.file, MAX_LOG)
        except SymoroError as error:
            say(self.note, str(error), bad=True)
            return
        self.log = Path(self.place.name) / name
        self.log.write_bytes(data)
        self.button.set_enabled(True)
        say(self.note, f"{name}, {len(data) / 1e6:.2f} MB")

    async def run(self) -> None:
        fields = {
            "model": self.model,
            "solver": self.solver,
            "rate": self.rate,
            "cutoff": self.cutoff,
            "physical": self.physical,
        }
        settings = {name: field.value for name, field in fields.items()}
        self.out.clear()
        try:
            self.found = await self.ask(
                "identification",
                "identify",
                {"par": self.opened.document.text, "log": str(self.log), "settings": settings},
            )
        except SymoroError as error:
            say(self.note, str(error), bad=True)
            return
        say(self.note, "")
        with self.out:
            self._show()

    def _show(self) -> None:
        d = self.found["data"]
        with ui.element("div").classes("model-tools"):
            ui.label(f"{d['rows']} rows, condition number {d['condition']:.4g}").style(
                "font-weight: 600"
            )
            ui.space()
            button("Open as a robot", self._open, "open_in_new")
            button(
                "CSV", lambda: ui.download.content(self.found["csv"], "parameters.csv"), "download"
            )
            button("Report", self._report, "download")
        ui.label("Measured and predicted effort").classes("table-title")
        with ui.element("div").classes("plots"):
            for trace in self.found["traces"]:
                series = [["measured", trace["measured"]], ["predicted", trace["predicted"]]]
                with ui.element("div"):
                    ui.label(trace["group"]).classes("model-note")
                    ui.echart(chart(trace["t"], series)).classes("plot").props(
                        f'role="img" aria-label="{trace["group"]} over time"'
                    )
        ui.label("Parameters").classes("table-title")
        used = {name: p for name, p in d["parameters"].items() if p["estimated"]}
        rows = [
            [
                name,
                f"{p['value']:.6g}",
                f"{p['sigma']:.3g}",
                _percent(p["relative_percent"]),
                p["grouping"],
            ]
            for name, p in used.items()
        ]
        plain_table(["parameter", "value", "σ", "%", "grouping"], rows, numbers=range(1, 4))
        weak = [name for name, p in used.items() if (p["relative_percent"] or 0) > WEAK]
        ui.label(f"Weak, with a deviation above {WEAK:g} %: {', '.join(weak) or 'none'}.").classes(
            "model-note"
        )

    def _open(self) -> None:
        self.open_robot(self.found["par"], self.found["name"])

    async def _report(self) -> None:
        try:
            text = await self.ask("report", "identification_report", {"log": str(self.log)})
        except SymoroError as error:
            say(self.note, str(error), bad=True)
            return
        ui.download.content(text, "report.html")


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.3g}"
