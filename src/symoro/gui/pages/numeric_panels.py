"""The tabs of a model's page with numbers: outputs at a posture, plots, inverse solutions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import ui

from symoro.errors import SymoroError
from symoro.gui.scene.numeric_robot import assumed, format_unit
from symoro.gui.scene.scene_panel import Player, ScenePanel
from symoro.gui.widgets import (
    FLAT,
    PRIMARY,
    button,
    number_field,
    number_table,
    plot_options,
    run_in_background,
    set_note,
)
from symoro.gui.worker.protocol import EvaluateAnswer, Positions, SolveAnswer, TrajectoryAnswer

if TYPE_CHECKING:
    from symoro.gui.pages.model_page import ModelPage

MAX_NAMES = 12  # in a note
FOLLOW_INTERVAL = 0.4  # seconds: joints that did not move for so long are at rest
GHOST_COLOURS = (  # as in view.js
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#cc79a7",
    "#0072b2",
    "#d55e00",
    "#f0e442",
    "#8a8a8a",
)


def assumed_note(page: ModelPage) -> str:
    """Return a note about the inputs of a model whose values are assumed, '' if there are none."""
    if page.opened.robot is None:
        return ""
    inputs = {name for name, _, _ in page.answer["inputs"]}
    # base parameters are computed from all standard parameters
    uses_all = page.request.options.get("parameters") == "base"
    return assumed_text([n for n in assumed(page.opened.robot) if uses_all or n in inputs])


def assumed_text(names: list[str]) -> str:
    """Return a note about assumed values, '' if there are none."""
    if not names:
        return ""
    more = " …" if len(names) > MAX_NAMES else ""
    return (
        f"Assumed values of {', '.join(names[:MAX_NAMES])}{more}: "
        f"enter your own under Parameters, Values."
    )


class EvaluatePanel:
    """Outputs at the joint positions of the sliders and at entered velocities and torques."""

    def __init__(self, page: ModelPage) -> None:
        self.page = page
        self.fields: dict[str, ui.number] = {}
        # the positions of the last evaluation, and those at the last check
        self.evaluated = self.previous = dict(page.opened.q)
        note = "Joint positions are those of the sliders; the results follow them."
        ui.label(note).classes("model-note")
        with ui.element("div").classes("model-tools"):
            for name in self._motion_inputs():
                self.fields[name] = number_field(name, value=0.0, step=0.1)
            button("Evaluate", self.run, "play_arrow", look=PRIMARY)
        self.results = ui.element("div").props('role="status"')
        run_in_background(self.results, self.run)
        ui.timer(FOLLOW_INTERVAL, self._follow)

    def _motion_inputs(self) -> list[str]:
        """Return the velocities, accelerations and torques among the inputs of the model."""
        robot = self.page.opened.robot
        inputs = {name for name, _, _ in self.page.answer["inputs"]}
        motion = (*robot.qd, *robot.qdd, *robot.tau) if robot else ()
        return [name for name in motion if name in inputs]

    async def _follow(self) -> None:
        """Evaluate again when the joints have come to rest elsewhere."""
        current = self.page.opened.q
        if self.page.is_visible and current != self.evaluated and current == self.previous:
            await self.run()
        self.previous = dict(current)

    async def run(self) -> None:
        """Evaluate the model and show the results."""
        self.evaluated = dict(self.page.opened.q)
        entered = {name: float(field.value or 0.0) for name, field in self.fields.items()}
        try:
            answer: EvaluateAnswer = await self.page.ask(
                "evaluate", values={**self.evaluated, **entered}
            )
        except SymoroError as error:
            self.results.clear()
            with self.results:
                ui.label(str(error)).classes("bad")
            return
        self.results.clear()
        with self.results:
            self._show(answer)

    def _show(self, answer: EvaluateAnswer) -> None:
        about = {
            name: f": {meaning}" + (f", {format_unit(unit)}" if unit else "")
            for name, _, meaning, unit in self.page.answer["groups"]
        }
        for name, value in answer["groups"].items():
            ui.label(name + about.get(name, "")).classes("table-title")
            number_table(value, answer["labels"].get(name, []))
        ui.label(assumed_note(self.page)).classes("model-note")


class PlotPanel:
    """Outputs along a motion from the current posture to another one, and the motion in 3D."""

    def __init__(self, page: ModelPage, scene: ScenePanel) -> None:
        self.page, self.scene = page, scene
        self.start = dict(page.opened.q)
        self.end: dict[str, ui.number] = {}
        note = "A motion from the posture of the sliders to the entered one, at rest at both ends."
        ui.label(note).classes("model-note")
        with ui.element("div").classes("model-tools"):
            for name in scene.numeric.active if scene.numeric else ():
                value = round(self._default_end(name), 3)
                self.end[name] = number_field(f"{name} end", value, step=0.1)
            self.duration = number_field("seconds", value=2.0, min=0.05, step=0.5)
            button("Plot", self.run, "show_chart", look=PRIMARY)
        self.player = Player(scene)
        self.note = ui.label().classes("model-note")
        self.chart = ui.echart({}).classes("plot")
        self.chart.props('role="img" aria-label="Outputs over time"')
        run_in_background(self.chart, self.run)

    def _default_end(self, name: str) -> float:
        """Return another position of a joint within its limits."""
        assert self.scene.numeric is not None
        low, high = self.scene.numeric.limits[name]
        step = min(0.8, (high - low) / 4)
        current = self.start[name]
        return current + step if current + step <= high else current - step

    async def run(self) -> None:
        """Evaluate the model along the motion and plot the outputs."""
        self.start = dict(self.page.opened.q)
        entered = {name: float(field.value or 0.0) for name, field in self.end.items()}
        duration = max(0.01, float(self.duration.value or 1.0))
        try:
            answer: TrajectoryAnswer = await self.page.ask(
                "trajectory", start=self.start, end={**self.start, **entered}, duration=duration
            )
        except SymoroError as error:
            set_note(self.note, str(error), bad=True)
            return
        left_out = answer["left_out"]
        more = f" {left_out} outputs are not shown." if left_out else ""
        set_note(self.note, assumed_note(self.page) + more)
        self.player.load(answer["q"], duration)
        units = {format_unit(unit): None for _, _, _, unit in self.page.answer["groups"] if unit}
        self.chart.options.clear()
        self.chart.options.update(
            plot_options(answer["t"], answer["series"], ", ".join(list(units)[:2]))
        )

    def set_visible(self, visible: bool) -> None:
        """Stop the motion when the page is hidden."""
        if not visible:
            self.player.leave()


class SolutionsPanel:
    """All postures of an inverse geometric model for a pose, drawn as ghosts."""

    def __init__(self, page: ModelPage, scene: ScenePanel) -> None:
        self.page, self.scene = page, scene
        self.pose: list[list[float]] = []  # of the last solution
        self.postures: list[Positions] = []
        note = "The pose is that of the current posture; its position can be changed."
        ui.label(note).classes("model-note")
        with ui.element("div").classes("model-tools"):
            self.position = [
                number_field(name, step=0.01, format="%.4f", width=104)
                for name in ("Px", "Py", "Pz")
            ]
            button("Solve", self.run, "my_location", look=PRIMARY)
            button("Use the current pose", self.solve_current)
            button("Hide the ghosts", self._hide, look=FLAT)
        self.results = ui.element("div").props('role="status"')
        run_in_background(self.results, self.solve_current)

    def _hide(self) -> None:
        self.postures = []
        self.scene.show_ghosts([])

    def set_visible(self, visible: bool) -> None:
        """Show the ghosts only while the page is shown."""
        self.scene.show_ghosts(self.postures if visible else [])

    async def solve_current(self) -> None:
        """Solve at the pose that the robot has."""
        self.pose = []
        await self.run()

    def _entered_pose(self) -> list[list[float]] | None:
        """Return the last pose with the entered position; None asks for the current pose."""
        if not self.pose:
            return None
        rows = [
            [*row[:3], float(field.value or 0.0)]
            for row, field in zip(self.pose[:3], self.position, strict=True)
        ]
        return [*rows, [0.0, 0.0, 0.0, 1.0]]

    async def run(self) -> None:
        """Solve at the entered pose and show the solutions."""
        self.results.clear()
        try:
            answer: SolveAnswer = await self.page.ask(
                "solve", q=self.page.opened.q, pose=self._entered_pose()
            )
        except SymoroError as error:
            with self.results:
                ui.label(str(error)).classes("bad")
            return
        self.pose = answer["pose"]
        for row, field in zip(self.pose[:3], self.position, strict=True):
            field.set_value(round(row[3], 6))
        self.postures = [
            {**dict(zip(answer["joints"], q, strict=True)), **answer["held"]}
            for q in answer["solutions"]
        ]
        self.scene.show_ghosts(self.postures if self.page.is_visible else [])
        with self.results:
            self._show(answer)

    def _show(self, answer: SolveAnswer) -> None:
        count = len(self.postures)
        title = f"{count} posture{'' if count == 1 else 's'}"
        ui.label(title if count else f"No posture: {answer['reason']}").classes("table-title")
        if not count:
            return
        with ui.element("table").classes("plain matrix rows"):
            with ui.element("thead"), ui.element("tr"):
                for head in ("", "branch", *answer["joints"]):
                    css_class = "n" if head in answer["joints"] else ""
                    with ui.element("th").props("scope=col").classes(css_class):
                        ui.label(head)
            with ui.element("tbody"):
                for k in range(count):
                    self._add_row(k, answer)

    def _add_row(self, k: int, answer: SolveAnswer) -> None:
        q, view, is_singular = self.postures[k], self.scene.view, answer["singular"][k]

        def emphasise() -> None:
            view.highlight_ghost(k)

        def restore() -> None:
            view.highlight_ghost(-1)

        with ui.element("tr").on("mouseenter", emphasise).on("mouseleave", restore):
            with ui.element("td").classes("go"):
                colour = GHOST_COLOURS[k % len(GHOST_COLOURS)]
                ui.element("span").classes("swatch").style(f"background: {colour}")
                go = button("Go", lambda: self.scene.move(q), look=FLAT)
                go.props(f'aria-label="Go to posture {k + 1}"')
                go.on("focus", emphasise).on("blur", restore)
            with ui.element("td").classes("branch"):
                text = answer["branches"][k] + (" (singular)" if is_singular else "")
                ui.label(text).classes("warn" if is_singular else "")
            for name in answer["joints"]:
                with ui.element("td").classes("n"):
                    ui.label(f"{q[name]:.4f}")
