"""The panel with the robot in space and a slider for each joint; loops stay closed."""

from __future__ import annotations

import math
from typing import Any

from nicegui import background_tasks, ui

from symoro.errors import SymoroError
from symoro.gui.scene.mesh_display import count_meshes, shown_meshes
from symoro.gui.scene.numeric_robot import Geometry, geometry
from symoro.gui.widgets import Range, View, icon_button
from symoro.gui.workbench import Open, Workbench
from symoro.gui.worker.client import Worker
from symoro.robot.data import CLOSED

TOOLS = (("frames", "Frames", "view_in_ar", True), ("labels", "Numbers of the frames", "looks_one", True), ("axes", "Joint axes", "straighten", False),
         ("meshes", "Meshes", "category", True))  # fmt: skip
MOST_FRAMES = 240  # of a film


class Scene:
    """What one robot looks like, following its document."""

    def __init__(self, bench: Workbench, opened: Open, motion: Worker) -> None:
        self.bench, self.opened, self.motion = bench, opened, motion
        self.at: Geometry | None = None
        self.rows: dict[str, tuple[Range, ui.number, ui.label]] = {}
        self.wanted: dict[str, float] | None = (
            None  # the newest motor positions that wait for the loops
        )
        self.closing = False
        self.closed = False  # the loops have been closed once
        self.build()
        self.refresh()

    def build(self) -> None:
        with ui.element("div").classes("scene"):
            self.view = View(
                "Robot in space. Arrow keys turn the view, plus and minus zoom, f shows everything.",
                _damaged,
            )
            with ui.element("div").classes("scene-note"):
                self.note = ui.label().classes("chip").props('role="status"')
                self.mark = (
                    ui.label("near a singular posture").classes("chip bad").props('role="status"')
                )
            with ui.element("div").classes("scene-tools"):
                icon_button("Show everything", "fit_screen", self.view.fit, "size=sm")
                for key, title, icon, on in TOOLS:
                    if key != "meshes" or count_meshes(self.opened):
                        self._switch(key, title, icon, on)
                icon_button("Joints back to the start", "restart_alt", self.restart, "size=sm")
        self.joints = ui.element("section").classes("joints").props('aria-label="Joint positions"')

    def _switch(self, key: str, title: str, icon: str, on: bool) -> None:
        def flip() -> None:
            state[key] = not state[key]
            button.props(
                f"aria-pressed={'true' if state[key] else 'false'} color={'primary' if state[key] else 'grey'}"
            )
            self.view.showing(**{key: state[key]})

        state = {key: on}
        absent = key == "meshes" and not shown_meshes(self.opened, self.bench.folder)
        words = (
            f"The meshes of this robot are not in {self.bench.folder.path}; --folder says where to look."
            if absent
            else title
        )
        button = icon_button(
            words,
            icon,
            flip,
            f"size=sm aria-pressed={'true' if on else 'false'} color={'primary' if on else 'grey'}",
        )
        button.set_enabled(not absent)

    # --- following the document --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the robot as it is described now, joints where they were."""
        robot = self.opened.robot
        if robot is None:
            self.note.set_text("The robot is drawn when its cells are right.")
            return
        before, self.at = self.at, geometry(robot)
        names = self.at.active
        fresh = any(name not in self.opened.q for name in robot.q)
        start = self.at.start() if fresh else {}
        self.opened.q = {name: self.opened.q.get(name, start.get(name, 0.0)) for name in robot.q}
        if before is None or (before.active, before.limits, before.slides) != (
            names,
            self.at.limits,
            self.at.slides,
        ):
            self._sliders()
        if robot.kind == CLOSED:
            self._close_soon(dict(self.opened.q) if not fresh else {})
        if robot.kind == CLOSED and not self.closed:
            self.note.set_text("Closing the loops …")
        else:
            self.show()

    def show(self) -> None:
        if self.at is None:
            return
        pose = self.at.placed(self.opened.q)
        self.view.robot(
            self.at.skeleton(), self.at.size, pose, shown_meshes(self.opened, self.bench.folder)
        )
        self._told(bool(pose["T"]))

    def _told(self, finite: bool = True) -> None:
        assert self.at is not None
        self.note.set_text("" if finite else "The values make no finite geometry.")
        self.note.set_visibility(not finite)
        self.mark.set_visibility(finite and self.at.is_singular(self.opened.q))
        self.passive.set_text(
            "Passive: "
            + "   ".join(f"{n} {v:.4f}" for n, v in self.opened.q.items() if n not in self.rows)
        )
        self.passive.set_visibility(len(self.rows) < len(self.opened.q))

    def _sliders(self) -> None:
        assert self.at is not None
        self.rows = {}
        self.joints.clear()
        with self.joints:
            titles = dict(zip(self.at.robot.q, self.at.robot.joint_names, strict=True))
            for name in self.at.active:
                self._slider(name, titles[name])
            self.passive = ui.label().classes("passive")

    def _slider(self, name: str, title: str) -> None:
        assert self.at is not None
        low, high = self.at.limits[name]
        value = self.opened.q[name]
        with ui.element("div").classes("joint"):
            ui.label(name).classes("name").tooltip(title)
            slider = Range(
                f"Position of {name}",
                low,
                high,
                value,
                lambda v: self.move({name: v}),
                lambda: self._left(name),
            )
            number = ui.number(value=round(value, 4), step=0.01, format="%.4f").props(
                "dense borderless"
            )
            number._props["aria-label"] = f"{name}, {'m' if name in self.at.slides else 'rad'}"
            turned = ui.label().classes("deg")
        self.rows[name] = (slider, number, turned)
        number.on("change", lambda: self._typed(name))
        self._label(name, value)

    def _left(self, name: str) -> None:
        """A slider was let go: it shows where the joint is."""
        if not self.closing:
            self._label(name, self.opened.q[name])
        self.bench.keep()

    def _typed(self, name: str) -> None:
        number = self.rows[name][1]
        if number.value is not None and math.isfinite(number.value):
            self.move({name: float(number.value)})
            self.bench.keep()

    def _label(self, name: str, value: float) -> None:
        assert self.at is not None
        slider, number, turned = self.rows[name]
        turned.set_text(
            f"{1000 * value:.0f} mm" if name in self.at.slides else f"{math.degrees(value):.1f}°"
        )
        slider.put(value)
        if number.value is None or abs(number.value - value) > 5e-5:
            number.set_value(round(value, 4))

    # --- moving ------------------------------------------------------------------------------------------

    def restart(self) -> None:
        if self.at is not None and self.at.robot.kind == CLOSED:
            self._close_soon({})
        elif self.at is not None:
            self.move(self.at.start())

    def move(self, q: dict[str, float]) -> None:
        """Move some joints; of closed loops the passive ones follow."""
        if self.at is None or (self.at.robot.kind == CLOSED and not self.closed):
            return
        wanted = {**self.opened.q, **q}
        if self.at.robot.kind == CLOSED:
            for name in q:
                if name in self.rows:
                    self._label(name, q[name])
            self._close_soon(wanted)
        else:
            self._take(wanted)

    def _take(self, q: dict[str, float]) -> None:
        assert self.at is not None
        self.opened.q = q
        for name in self.rows:
            self._label(name, q[name])
        pose = self.at.placed(q)
        self.view.place(pose)
        self._told(bool(pose["T"]))

    def _close_soon(self, q: dict[str, float]) -> None:
        """Ask for the passive joints, or with no wish for a good posture to begin with; only the newest counts."""
        self.wanted = q
        if not self.closing:
            self.closing = True
            background_tasks.create(self._close(), name="closing loops")

    async def _close(self) -> None:
        try:
            while self.wanted is not None and self.at is not None and not self.view.is_deleted:
                q, self.wanted, at = self.wanted, None, self.at
                par = self.opened.document.text
                found = await self.motion.ask(
                    *(
                        ("passive", {"par": par, "q": q, "near": self.opened.q})
                        if q
                        else ("home", {"par": par})
                    )
                )
                if at is not self.at:
                    continue
                if "q" in found and self.closed:
                    self._take(found["q"])
                elif "q" in found:
                    self.closed, self.opened.q = True, found["q"]
                    self._take(found["q"])
                    self.show()
                else:
                    self._refused(found["reason"])
        except SymoroError as error:
            self._refused(str(error))
        finally:
            self.closing = False

    def _refused(self, why: str) -> None:
        if not self.closed:
            self.show()
        self.note.set_text(f"The loops do not close there: {why}")
        self.note.set_visibility(True)
        for name in self.rows:
            self._label(name, self.opened.q[name])

    def back(self) -> None:
        """The robot where its sliders are, after a film."""
        if self.at is not None:
            self.view.place(self.at.placed(self.opened.q))

    # --- other postures ----------------------------------------------------------------------------------

    def frames(self, motion: dict[str, list[float]]) -> list[dict[str, Any]]:
        """A motion, given as positions of joints at equal times, as postures for the view."""
        if self.at is None or not motion:
            return []
        count = len(next(iter(motion.values())))
        step = max(1, count // MOST_FRAMES)
        return [
            self.at.placed(
                {**self.opened.q, **{name: column[k] for name, column in motion.items()}}
            )
            for k in range(0, count, step)
        ]

    def ghosts(self, postures: list[dict[str, float]]) -> None:
        if self.at is not None:
            self.view.ghosts([self.at.placed({**self.opened.q, **q}) for q in postures])


def _damaged(what: list[str]) -> None:
    """Tell why some meshes are not drawn."""
    ui.notify(
        "\n".join(("Not drawn:", *what)),
        type="warning",
        position="bottom",
        timeout=8000,
        close_button="Close",
        multi_line=True,
    )


class Player:
    """A film of the robot: a button to play and pause, and a slider over its time."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.seconds, self.playing = scene, 1.0, False
        with ui.element("div").classes("player") as self.row:
            self.button = ui.button(icon="play_arrow", on_click=self._press).props(
                'flat dense round aria-label="Play"'
            )
            self.slider = Range("Time of the motion", 0.0, 1.0, 0.0, self._seek, lambda: None)
            self.clock = ui.label("0.00 s")
        self.row.set_visibility(False)
        scene.view.watchers.append(self._at)

    def load(self, motion: dict[str, list[float]], seconds: float) -> None:
        """Another motion: positions of joints at equal times."""
        frames = self.scene.frames(motion)
        self.seconds = seconds
        self.row.set_visibility(bool(frames))
        self._show(False)
        self.scene.view.film(frames, seconds)
        self.slider.put(0.0)
        self.clock.set_text("0.00 s")

    def _press(self) -> None:
        self._show(not self.playing)
        if self.playing:
            self.scene.view.run()
        else:
            self.scene.view.stop()

    def leave(self) -> None:
        """The page is left: the robot stands where its sliders are."""
        if self.row.visible:
            self._show(False)
            self.scene.view.stop()
            self.scene.back()

    def _seek(self, part: float) -> None:
        self._show(False)
        self.scene.view.seek(part)
        self.clock.set_text(f"{part * self.seconds:.2f} s")

    def _at(self, part: float) -> None:
        if self.playing:
            self.slider.put(part)
            self.clock.set_text(f"{part * self.seconds:.2f} s")
            if part >= 1.0:
                self._show(False)

    def _show(self, playing: bool) -> None:
        self.playing = playing
        self.button.props(
            f'icon={"pause" if playing else "play_arrow"} aria-label="{"Pause" if playing else "Play"}"'
        )
