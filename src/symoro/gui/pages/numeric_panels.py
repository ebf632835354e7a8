"""The parts of a model's page with numbers: outputs at the current posture, and plots along a motion."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from nicegui import ui

from symoro.errors import SymoroError
from symoro.gui.scene.numeric_robot import assumed, tidy
from symoro.gui.scene.scene_panel import Player
from symoro.gui.widgets import MAIN, PALE, button, number, say, soon

if TYPE_CHECKING:
    from symoro.gui.pages.model_page import ModelPage
    from symoro.gui.scene.scene_panel import Scene

FEW = 12  # names in a remark
FOLLOW = 0.4  # seconds: joints that did not move so long are at rest
QUIET = "#7d8894"  # readable on light and on dark
PALETTE = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6fd1", "#7f7f7f"]

TIP = {
    "trigger": "axis",
    "confine": True,
    "backgroundColor": "#27313b",
    "borderWidth": 0,
    "textStyle": {"color": "#f2f6fa"},
}


def assumed_note(page: ModelPage) -> str:
    """Which numbers are not the user's."""
    robot = page.opened.robot
    needed = {name for name, _, _ in page.data["inputs"]}
    guessed = [
        name
        for name in (assumed(robot) if robot else {})
        if name in needed or page.work.options.get("parameters") == "base"
    ]
    return "".join(assumed_words(guessed))


def assumed_words(names: list[str]) -> list[str]:
    """A remark about numbers that are not the user's, where there are any."""
    return (
        [
            f"Assumed numbers for {', '.join(names[:FEW])}{' …' if len(names) > FEW else ''}: give your own under Parameters, Values."
        ]
        if names
        else []
    )


class EvaluatePart:
    """Outputs at the joint positions of the sliders and at speeds, accelerations and torques that are typed."""

    def __init__(self, page: ModelPage) -> None:
        self.page = page
        robot = page.opened.robot
        inputs = {name for name, _, _ in page.data["inputs"]}
        self.fields: dict[str, ui.number] = {}
        self.at = self.before = dict(
            page.opened.q
        )  # where it was evaluated, and where the joints were a moment ago
        motion = (
            [name for group in (robot.qd, robot.qdd, robot.tau) for name in group if name in inputs]
            if robot
            else []
        )
        ui.label("Joint positions are those of the sliders; the numbers follow them.").classes(
            "model-note"
        )
        with ui.element("div").classes("model-tools"):
            for name in motion:
                self.fields[name] = number(name, value=0.0, step=0.1)
            button("Evaluate", self.run, "play_arrow", look=MAIN)
        self.out = ui.element("div").props('role="status"')
        soon(self.out, self.run)
        ui.timer(FOLLOW, self._follow)

    async def _follow(self) -> None:
        """Evaluate anew when the joints have come to rest elsewhere."""
        now = self.page.opened.q
        if self.page.on and now != self.at and now == self.before:
            await self.run()
        self.before = dict(now)

    async def run(self) -> None:
        self.at = dict(self.page.opened.q)
        try:
            found = await self.page.ask(
                "evaluate",
                "evaluate",
                values={
                    **self.at,
                    **{name: float(f.value or 0.0) for name, f in self.fields.items()},
                },
            )
        except SymoroError as error:
            self.out.clear()
            with self.out:
                ui.label(str(error)).classes("bad")
            return
        about = {
            name: f": {meaning}" + (f", {tidy(unit)}" if unit else "")
            for name, _, meaning, unit in self.page.data["groups"]
        }
        self.out.clear()
        with self.out:
            for name, value in found["groups"].items():
                ui.label(name + about.get(name, "")).classes("table-title")
                matrix(value, found["labels"].get(name, []))
            ui.label(assumed_note(self.page)).classes("model-note")


def matrix(value: Any, labels: list[str] | None = None) -> None:
    """A scalar, a vector, with the names of its elements where there are any, or a matrix of numbers."""
    rows = (
        [[value]]
        if not isinstance(value, list)
        else [[x] for x in value]
        if not value or not isinstance(value[0], list)
        else value
    )
    if rows and rows[0] and isinstance(rows[0][0], list):
        for part in rows:
            matrix(part)
        return
    with ui.element("table").classes("plain matrix"), ui.element("tbody"):
        for k, row in enumerate(rows):
            with ui.element("tr"):
                if labels and len(labels) == len(rows):
                    with ui.element("th").props("scope=row"):
                        ui.label(labels[k])
                for x in row:
                    with ui.element("td").classes("n"):
                        ui.label("not finite" if x is None or not math.isfinite(x) else f"{x:.6g}")


class PlotPart:
    """Outputs along a smooth motion from the current posture to another, and the motion itself in space."""

    def __init__(self, page: ModelPage, scene: Scene) -> None:
        self.page, self.scene = page, scene
        self.found: dict[str, Any] = {}
        at = scene.at
        self.start = dict(page.opened.q)
        ui.label(
            "A motion from the posture of the sliders to the one typed here, at rest at both ends."
        ).classes("model-note")
        with ui.element("div").classes("model-tools"):
            self.end: dict[str, ui.number] = {}
            for name in at.active if at else ():
                self.end[name] = number(f"{name} end", round(self._other(name), 3), step=0.1)
            self.duration = number("seconds", value=2.0, min=0.05, step=0.5)
            button("Plot", self.run, "show_chart", look=MAIN)
        self.player = Player(scene)
        self.note = ui.label().classes("model-note")
        self.chart = (
            ui.echart({}).classes("plot").props('role="img" aria-label="Outputs over time"')
        )
        soon(self.chart, self.run)

    def _other(self, name: str) -> float:
        """A posture that is different and within the limits."""
        assert self.scene.at is not None
        low, high = self.scene.at.limits[name]
        step = min(0.8, (high - low) / 4)
        now = self.start[name]
        return now + step if now + step <= high else now - step

    async def run(self) -> None:
        self.start = dict(self.page.opened.q)
        end = {**self.start, **{name: float(f.value or 0.0) for name, f in self.end.items()}}
        try:
            self.found = await self.page.ask(
                "plot",
                "trajectory",
                start=self.start,
                end=end,
                duration=max(0.01, float(self.duration.value or 1.0)),
            )
        except SymoroError as error:
            say(self.note, str(error), bad=True)
            return
        left = f" {self.found['left_out']} outputs are not shown." if self.found["left_out"] else ""
        say(self.note, assumed_note(self.page) + left)
        self.player.load(self.found["q"], float(self.duration.value or 1.0))
        self.chart.options.clear()
        units = list(
            dict.fromkeys(tidy(unit) for _, _, _, unit in self.page.data["groups"] if unit)
        )
        self.chart.options.update(
            chart(self.found["t"], self.found["series"], ", ".join(units[:2]))
        )

    def seen(self, on: bool) -> None:
        if not on:
            self.player.leave()


def chart(t: list[float], series: list[list[Any]], unit: str = "") -> dict[str, Any]:
    """Lines over time."""
    axis = {
        "axisLabel": {"color": QUIET},
        "nameTextStyle": {"color": QUIET},
        "splitLine": {"lineStyle": {"color": "rgba(125,136,148,.25)"}},
    }
    return {
        "animation": False, "color": PALETTE, "grid": {"left": 60, "right": 20, "top": 44, "bottom": 44},
        "legend": {"type": "scroll", "top": 4, "textStyle": {"color": QUIET}}, "tooltip": TIP,
        "xAxis": {"type": "value", "name": "time, s", "nameLocation": "middle", "nameGap": 28, "max": t[-1] if t else 1, "axisLine": {"onZero": False}, **axis},
        "yAxis": {"type": "value", "name": unit, "scale": True, **axis},
        "series": [{"name": name, "type": "line", "showSymbol": False, "data": list(zip(t, y, strict=True))} for name, y in series],
    }  # fmt: skip


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
