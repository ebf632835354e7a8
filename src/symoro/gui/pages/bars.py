"""The bar at the top: the menus of SYMORO+, those of the models made from the catalogue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.cli.selection import refusal
from symoro.errors import SymoroError
from symoro.gui.worker.client import WorkCancelled, Worker, WorkerDied
from symoro.models.inverse.serial_arm import FIXED_JOINTS
from symoro.robot.data import CLOSED

TITLES = {
    "geometric": "Geometric",
    "kinematic": "Kinematic",
    "dynamic": "Dynamic",
    "identification": "Identification",
}
POSE = 6  # numbers of a pose: an arm with more joints needs some held
Entry = tuple[str, str, Callable[[], Any]]  # words, key, action


def menu_titles() -> dict[str, str]:
    """Every menu of the catalogue, in its order."""
    return {spec.menu: TITLES.get(spec.menu, spec.menu.capitalize()) for spec in sy.models()}


def plain_menu(title: str, entries: list[Entry | None]) -> None:
    """A menu of actions; None separates."""
    with (
        ui.button(title).props("flat no-caps dense text-color=white").mark(f"menu-{title}"),
        ui.menu().props("auto-close"),
    ):
        for entry in entries:
            if entry is None:
                ui.separator()
                continue
            words, key, action = entry
            with ui.menu_item(on_click=action).mark(
                f"entry-{words.removesuffix(' …').replace(' ', '-')}"
            ):
                with ui.item_section():
                    ui.label(words)
                if key:
                    with ui.item_section().props("side"):
                        ui.label(key).classes("pale")


def model_menu(
    menu: str,
    title: str,
    robot: Callable[[], sy.Robot | None],
    choose: Callable[[Any], None],
    more: list[Entry] | None = None,
) -> None:
    """The models of a menu; those that do not apply to the robot say why, and are pale unless holding a joint may help."""
    items = []
    with (
        ui.button(title).props("flat no-caps dense text-color=white").mark(f"menu-{title}"),
        ui.menu() as drop,
    ):
        for spec in (s for s in sy.models() if s.menu == menu):
            with ui.menu_item(on_click=lambda spec=spec: choose(spec)).mark(
                f"model-{spec.id}"
            ) as item:
                with ui.item_section():
                    ui.label(f"{spec.title} …")
                    reason = ui.item_label().props("caption").classes("reason")
                with ui.item_section().props("side"):
                    ui.label(spec.id).classes("pale")
            items.append((spec, item, reason))
        for entry in more or ():
            ui.separator()
            ui.menu_item(f"{entry[0]} …", on_click=entry[2])

    def look() -> None:
        now = robot()
        for spec, item, reason in items:
            why, never = reasons(spec, now)
            item.set_enabled(not never)
            reason.set_text(why)
            reason.set_visibility(bool(why))

    drop.on_value_change(lambda e: look() if e.value else None)


def reasons(spec: Any, robot: sy.Robot | None) -> tuple[str, bool]:
    """Why a model does not apply as it is, and whether options of its own cannot change that; remembered with the robot."""
    if robot is None:
        return "Open a robot first.", True
    why = str(robot.derived(("gui", "why not", spec.id), lambda: refusal(spec, robot)))
    return why, bool(why) and (
        robot.kind == CLOSED or FIXED_JOINTS not in spec.options or len(robot.moving) <= POSE
    )


PATIENCE = 0.25  # seconds before progress is shown


class Status:
    """Progress of the worker process; one job at a time is shown."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.begun = 0.0
        self.said = ""
        self.part: float | None = None  # how far it is, where that is known
        self.jobs = 0  # under way or waiting
        with ui.element("footer").classes("wb-status"):
            self.text = ui.label("Ready").props(
                'aria-hidden="true"'
            )  # changes too often to be read aloud
            self.aloud = ui.label("").classes("sr").props('role="status" aria-live="polite"')
            self.bar = ui.linear_progress(value=0.0, show_value=False, size="6px").props(
                'aria-label="Progress"'
            )
            self.stop = (
                ui.button("Cancel", on_click=self._cancel)
                .props('flat dense no-caps size=sm aria-label="Cancel the computation"')
                .mark("cancel")
            )
            ui.space()
            self.right = ui.label("")
        self.timer = ui.timer(0.25, self._tick, active=False)
        self._idle("Ready")

    async def run(self, what: str, task: str, ask: Mapping[str, Any]) -> Any:
        """The worker's answer; an error passes through after it is shown."""
        self.begun, self.said, self.part = time.monotonic(), what, None
        self.jobs += 1
        self.bar.props("indeterminate")
        self.timer.activate()
        try:
            found = await self.worker.ask(task, ask, self._tell)
        except WorkCancelled:
            self._idle(f"{what}: cancelled")
            raise
        except WorkerDied as error:
            self._idle(f"{what}: {error}")
            ui.notify(
                str(error), type="negative", position="bottom", timeout=8000, close_button="Close"
            )
            raise
        except (SymoroError, asyncio.CancelledError):
            self._idle(f"{what}: not possible")
            raise
        else:
            self._idle(f"{what}: done in {time.monotonic() - self.begun:.1f} s")
            return found
        finally:
            self.jobs -= 1
            if self.jobs:
                self.timer.activate()

    def _tell(self, part: float | None, text: str) -> None:
        self.said, self.part = text, part

    def _tick(self) -> None:
        if not self.timer.active:  # it was called just before it ended
            return
        seconds = time.monotonic() - self.begun
        if seconds > PATIENCE:
            self.text.set_text(
                f"{self.said} … {'' if self.part is None else f'{self.part:.0%}, '}{seconds:.0f} s"
            )
            self.aloud.set_text(self.said)
            self.bar.props(**{"add" if self.part is None else "remove": "indeterminate"})
            self.bar.set_value(self.part or 0.0)
            self.bar.set_visibility(True)
            self.stop.set_visibility(True)

    def _cancel(self) -> None:
        self.worker.cancel()

    def _idle(self, text: str) -> None:
        self.timer.deactivate()
        self.text.set_text(text)
        self.aloud.set_text(text)
        self.bar.set_visibility(False)
        self.stop.set_visibility(False)
