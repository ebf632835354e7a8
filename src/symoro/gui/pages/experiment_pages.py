"""The page of a simulation: where it begins, what the motors do, the motion played in space and plotted."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from nicegui import events, ui

from symoro.errors import SymoroError
from symoro.gui.pages.numeric_panels import assumed_words, chart
from symoro.gui.scene.numeric_robot import assumed
from symoro.gui.scene.scene_panel import Player, Scene
from symoro.gui.storage import plain_name, upload_bytes
from symoro.gui.widgets import MAIN, button, choice, number, plain_table, say, upload
from symoro.gui.workbench import Open, Work
from symoro.identify.estimation import SOLVERS
from symoro.identify.log_files import READERS
from symoro.tracing.options import EFFECTS

CONTROLLERS = {
    "none": "none: the joints are free",
    "computed-torque": "computed torque to a posture",
    "pd": "PD with gravity to a posture",
}
UNITS = {"positions": "rad, m", "speeds": "rad/s, m/s", "torques": "N.m, N", "energies": "J"}


class SimulationPage:
    """A motion of the robot from the posture of the sliders."""

    def __init__(self, opened: Open, work: Work, ask: Any, scene: Scene, *_: Any) -> None:
        self.opened, self.work, self.ask, self.scene = opened, work, ask, scene
        self.found: dict[str, Any] = {}
        with ui.element("article").props('aria-label="Simulation"'):
            with ui.element("div").classes("model-head"), ui.element("h2"):
                ui.label("Simulation")
            ui.label(
                "The direct dynamic model integrated from the posture of the sliders, at rest."
            ).classes("model-note")
            self._form()
            self.player = Player(scene)
            self.note = (
                ui.label()
                .classes("model-note")
                .style("white-space: pre-wrap")
                .props('role="status"')
            )
            self.plots = ui.element("div").classes("plots")

    def _form(self) -> None:
        with ui.element("div").classes("model-tools"):
            self.time = number("seconds", value=2.0, min=0.05, max=600, step=0.5)
            self.controller = choice("Motors", CONTROLLERS, "none", 250, on_change=self._driven)
            self.without = choice("without", list(EFFECTS), [], 150, multiple=True)
            button("Simulate", self.run, "play_arrow", look=MAIN)
            self.save = button("CSV", self._download, "download")
        with ui.element("div").classes("model-tools") as self.goals:
            at = self.scene.at
            self.goal = {
                name: number(f"{name} end", round(self.opened.q.get(name, 0.0) / 2, 3), step=0.1)
                for name in (at.active if at else ())
            }
        self.goals.set_visibility(False)
        self.save.set_visibility(False)

    def _driven(self) -> None:
        self.goals.set_visibility(self.controller.value != "none")

    async def start(self) -> None:
        """Nothing is computed before it is asked for."""

    def seen(self, on: bool) -> None:
        if not on:
            self.player.leave()

    def changed(self) -> None:
        """A simulation is made anew with each press of the button."""

    async def run(self) -> None:
        question = {
            "par": self.opened.document.text, "q": self.opened.q, "time": float(self.time.value or 1.0), "controller": self.controller.value,
            "goal": {name: float(f.value or 0.0) for name, f in self.goal.items()}, "without": list(self.without.value),
        }  # fmt: skip
        try:
            self.found = await self.ask("simulation", "simulate", question)
        except SymoroError as error:
            say(self.note, str(error), bad=True)
            return
        guessed = list(assumed(self.opened.robot)) if self.opened.robot else []
        say(self.note, "\n".join([self.found["report"].rstrip(), *assumed_words(guessed)]))
        self.save.set_visibility(True)
        self.player.load(self.found["q"], self.found["t"][-1])
        self._plot()

    def _plot(self) -> None:
        self.plots.clear()
        with self.plots:
            for name, series in self.found["plots"].items():
                with ui.element("div"):
                    ui.label(name.capitalize()).classes("table-title")
                    ui.echart(chart(self.found["t"], series, UNITS[name])).classes("plot").props(
                        f'role="img" aria-label="{name} over time"'
                    )

    def _download(self) -> None:
        ui.download.content(self.found["csv"], f"{self.opened.document.name}_motion.csv")


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
