"""The page of a simulation: where it begins, what the motors do, the motion played in space and plotted."""

from __future__ import annotations

from typing import Any

from nicegui import ui

from symoro.errors import SymoroError
from symoro.gui.controls import MAIN, button, choice, number, say
from symoro.gui.evaluation import assumed_words, chart
from symoro.gui.player import Player
from symoro.gui.scene import Scene
from symoro.gui.session import Open, Work
from symoro.gui.values import assumed
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
