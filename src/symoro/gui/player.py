"""Play and pause of a motion in the 3D view."""

from __future__ import annotations

from nicegui import ui

from symoro.gui.elements import Range
from symoro.gui.scene import Scene


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
