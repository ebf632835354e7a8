"""The line at the bottom: what is being computed, how far it is, and a way to stop it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from nicegui import ui

from symoro.errors import SymoroError
from symoro.gui.work import WorkCancelled, Worker, WorkerDied

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
