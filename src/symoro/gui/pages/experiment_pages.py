"""The pages of experiments: a simulation, and an identification from a log."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from nicegui import events, ui

from symoro.errors import SymoroError
from symoro.formats import write_bytes
from symoro.gui.pages.model_page import Ask, PageContext
from symoro.gui.pages.numeric_panels import assumed_text
from symoro.gui.scene.numeric_robot import assumed
from symoro.gui.scene.scene_panel import Player, ScenePanel
from symoro.gui.widgets import (
    PRIMARY,
    button,
    choice_field,
    number_field,
    plain_table,
    plot_options,
    set_note,
    upload_field,
)
from symoro.gui.workbench import MAX_LOG, OpenRobot, PageRequest, upload_bytes, upload_name
from symoro.gui.worker.protocol import (
    EffortTrace,
    IdentificationAnswer,
    SimulationAnswer,
    SimulationQuestion,
)
from symoro.identify.estimation import SOLVERS
from symoro.identify.log_files import READERS
from symoro.tracing import EFFECTS

CONTROLLERS = {
    "none": "none: the joints are free",
    "computed-torque": "computed torque to a posture",
    "pd": "PD with gravity to a posture",
}
UNITS = {"positions": "rad, m", "speeds": "rad/s, m/s", "torques": "N.m, N", "energies": "J"}
MODELS = ["dynamic", "filtered", "power", "energy"]
LARGE_DEVIATION = 30.0  # percent: a parameter with a larger deviation is not identified well


def _page_title(title: str) -> None:
    with ui.element("div").classes("model-head"), ui.element("h2"):
        ui.label(title)


def _note_label() -> ui.label:
    label = ui.label().classes("model-note").style("white-space: pre-wrap")
    return label.props('role="status"')


class SimulationPage:
    """A motion of the robot from the posture of the sliders."""

    def __init__(
        self,
        opened: OpenRobot,
        request: PageRequest,
        ask: Ask,
        scene: ScenePanel,
        context: PageContext,
    ) -> None:
        self.opened, self.ask, self.scene = opened, ask, scene
        self.answer: SimulationAnswer | None = None
        with ui.element("article").props('aria-label="Simulation"'):
            _page_title("Simulation")
            note = "Forward dynamics, integrated from rest at the posture of the sliders."
            ui.label(note).classes("model-note")
            self._add_form()
            self.player = Player(scene)
            self.note = _note_label()
            self.plots = ui.element("div").classes("plots")

    def _add_form(self) -> None:
        with ui.element("div").classes("model-tools"):
            self.time = number_field("seconds", value=2.0, min=0.05, max=600, step=0.5)
            self.controller = choice_field(
                "Motors", CONTROLLERS, "none", 250, on_change=self._choose_controller
            )
            self.without = choice_field("without", list(EFFECTS), [], 150, multiple=True)
            button("Simulate", self.run, "play_arrow", look=PRIMARY)
            self.download = button("CSV", self._download, "download")
        with ui.element("div").classes("model-tools") as self.goal_fields:
            numeric = self.scene.numeric
            self.goal = {
                name: number_field(
                    f"{name} end", round(self.opened.q.get(name, 0.0) / 2, 3), step=0.1
                )
                for name in (numeric.active if numeric else ())
            }
        self.goal_fields.set_visibility(False)
        self.download.set_visibility(False)

    def _choose_controller(self) -> None:
        self.goal_fields.set_visibility(self.controller.value != "none")

    async def start(self) -> None:
        """Nothing is computed before the button is pressed."""

    def changed(self) -> None:
        """Nothing to update: each simulation uses the document of that time."""

    def set_visible(self, visible: bool) -> None:
        """Stop the motion when the page is hidden."""
        if not visible:
            self.player.leave()

    async def run(self) -> None:
        """Simulate and show the motion."""
        question: SimulationQuestion = {
            "par": self.opened.document.text,
            "q": self.opened.q,
            "time": float(self.time.value or 1.0),
            "controller": self.controller.value,
            "goal": {name: float(field.value or 0.0) for name, field in self.goal.items()},
            "without": list(self.without.value),
        }
        try:
            self.answer = await self.ask("simulation", "simulate", question)
        except SymoroError as error:
            set_note(self.note, str(error), bad=True)
            return
        assumed_names = list(assumed(self.opened.robot)) if self.opened.robot else []
        report = self.answer["report"].rstrip()
        set_note(self.note, f"{report}\n{assumed_text(assumed_names)}".rstrip())
        self.download.set_visibility(True)
        self.player.load(self.answer["q"], self.answer["t"][-1])
        self._plot(self.answer)

    def _plot(self, answer: SimulationAnswer) -> None:
        self.plots.clear()
        with self.plots:
            for name, series in answer["plots"].items():
                with ui.element("div"):
                    ui.label(name.capitalize()).classes("table-title")
                    chart = ui.echart(plot_options(answer["t"], series, UNITS[name]))
                    chart.classes("plot").props(f'role="img" aria-label="{name} over time"')

    def _download(self) -> None:
        if self.answer:
            file = f"{self.opened.document.name}_motion.csv"
            ui.download.content(self.answer["csv"], file)


class IdentificationPage:
    """Parameters of the robot from a log of its motion."""

    def __init__(
        self,
        opened: OpenRobot,
        request: PageRequest,
        ask: Ask,
        scene: ScenePanel,
        context: PageContext,
    ) -> None:
        self.opened, self.ask, self.context = opened, ask, context
        self.folder = tempfile.TemporaryDirectory(prefix="symoro-log-")
        self.log: Path | None = None
        with ui.element("article").props('aria-label="Identification"'):
            _page_title("Identification from a log")
            ui.label(self._columns_note()).classes("model-note")
            self.uploader = upload_field(
                "Choose or drop a log",
                self._receive,
                MAX_LOG.value,
                lambda text: set_note(self.note, text, bad=True),
            )
            self._add_form()
            self.note = _note_label()
            self.results = ui.element("div")
        ui.context.client.on_delete(self.folder.cleanup)

    def _columns_note(self) -> str:
        robot = self.opened.robot
        names = (*robot.q[:2], *robot.qd[:1], *robot.tau[:1]) if robot else ("q1", "q2")
        return (
            f"Columns of a log are found by their names, such as t, {', '.join(names)} "
            f"({', '.join(READERS)})."
        )

    def _add_form(self) -> None:
        with ui.element("div").classes("model-tools"):
            self.fields: dict[str, Any] = {
                "model": choice_field("Model", MODELS, MODELS[0], 120),
                "solver": choice_field("Solver", list(SOLVERS), "wls", 110),
                "rate": number_field("samples per s, if no t", min=0, width=165),
                "cutoff": number_field("cut-off, Hz", min=0, width=110),
                "physical": ui.checkbox("physically consistent").props("dense"),
            }
            self.button = button("Identify", self.run, "play_arrow", look=PRIMARY)
        self.button.set_enabled(False)

    async def start(self) -> None:
        """Nothing is computed before there is a log."""

    def changed(self) -> None:
        """Nothing to update: each identification uses the document of that time."""

    def set_visible(self, visible: bool) -> None:
        """Nothing to update: the page has no part in the 3D view."""

    async def _receive(self, e: events.UploadEventArguments) -> None:
        """Store an uploaded log in a private folder."""
        self.uploader.reset()
        try:
            name = upload_name(e.file.name, READERS)
            data = await upload_bytes(e.file, MAX_LOG)
            self.log = write_bytes(Path(self.folder.name) / name, data)
        except SymoroError as error:
            set_note(self.note, str(error), bad=True)
            return
        self.button.set_enabled(True)
        set_note(self.note, f"{name}, {len(data) / 1e6:.2f} MB")

    async def run(self) -> None:
        """Identify the parameters and show them."""
        self.results.clear()
        question = {
            "par": self.opened.document.text,
            "log": str(self.log),
            "settings": {name: field.value for name, field in self.fields.items()},
        }
        try:
            answer: IdentificationAnswer = await self.ask("identification", "identify", question)
        except SymoroError as error:
            set_note(self.note, str(error), bad=True)
            return
        set_note(self.note, "")
        with self.results:
            self._add_tools(answer)
            _add_effort_plots(answer["traces"])
            _add_parameters(answer["data"]["parameters"])

    def _add_tools(self, answer: IdentificationAnswer) -> None:
        data, csv = answer["data"], answer["csv"]
        par, name = answer["par"], answer["name"]
        with ui.element("div").classes("model-tools"):
            summary = f"{data['rows']} rows, condition number {data['condition']:.4g}"
            ui.label(summary).style("font-weight: 600")
            ui.space()
            button("Open as a robot", lambda: self.context.open_text(par, name), "open_in_new")
            button("CSV", lambda: ui.download.content(csv, "parameters.csv"), "download")
            button("Report", self._download_report, "download")

    async def _download_report(self) -> None:
        try:
            text = await self.ask("report", "identification_report", {"log": str(self.log)})
        except SymoroError as error:
            set_note(self.note, str(error), bad=True)
            return
        ui.download.content(text, "report.html")


def _add_effort_plots(traces: list[EffortTrace]) -> None:
    ui.label("Measured and predicted effort").classes("table-title")
    with ui.element("div").classes("plots"):
        for trace in traces:
            with ui.element("div"):
                ui.label(trace["group"]).classes("model-note")
                chart = ui.echart(
                    plot_options(
                        trace["t"],
                        [
                            {"name": "measured", "samples": trace["measured"]},
                            {"name": "predicted", "samples": trace["predicted"]},
                        ],
                    )
                )
                label = f"{trace['group']} over time"
                chart.classes("plot").props(f'role="img" aria-label="{label}"')


def _add_parameters(parameters: dict[str, Any]) -> None:
    ui.label("Parameters").classes("table-title")
    estimated = {name: p for name, p in parameters.items() if p["estimated"]}
    rows = [
        [
            name,
            f"{p['value']:.6g}",
            f"{p['sigma']:.3g}",
            "–" if p["relative_percent"] is None else f"{p['relative_percent']:.3g}",
            p["grouping"],
        ]
        for name, p in estimated.items()
    ]
    plain_table(["parameter", "value", "σ", "%", "grouping"], rows, right=range(1, 4))
    uncertain = [n for n, p in estimated.items() if (p["relative_percent"] or 0) > LARGE_DEVIATION]
    note = f"Relative deviation above {LARGE_DEVIATION:g} %: {', '.join(uncertain) or 'none'}."
    ui.label(note).classes("model-note")
