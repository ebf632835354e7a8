"""The worker process on the side of the page: ask, hear of progress, cancel.

A worker that ends unexpectedly is reported and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symoro.errors import SymoroError
from symoro.gui.worker.messages import Report

MAX_ANSWER = 256 * 1024 * 1024  # bytes


class WorkCancelled(SymoroError):
    """The user cancelled the computation."""


class WorkerDied(SymoroError):
    """The worker process ended before it answered."""


@dataclass
class PendingQuestion:
    """The question that the worker is computing."""

    id: int
    report: Report
    cancelled: bool = False


class Worker:
    """A process that answers one question at a time; it starts with the first question."""

    def __init__(self, title: str = "worker") -> None:
        self.title = title
        self.numbers = itertools.count(1)
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()  # one question at a time
        self.current: PendingQuestion | None = None

    @property
    def pid(self) -> int | None:
        """The id of the running process, or None."""
        return self.process.pid if self.process and self.process.returncode is None else None

    async def start(self) -> asyncio.subprocess.Process:
        """Return the running process; start one if there is none."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "symoro.gui.worker.process",
                self.title,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_ANSWER,
                start_new_session=True,
            )
        return self.process

    async def ask(
        self, task: str, question: Mapping[str, Any], report: Report = lambda part, text: None
    ) -> Any:
        """Return the answer of a task (`worker/messages.py`).

        Raises SymoroError with the worker's message, WorkerDied, or WorkCancelled.
        """
        async with self.lock:
            pending = self.current = PendingQuestion(next(self.numbers), report)
            try:
                process = await self.start()
                assert process.stdin is not None
                line = json.dumps({"id": pending.id, "task": task, "ask": question})
                process.stdin.write(line.encode() + b"\n")
                await process.stdin.drain()
                return await self._answer(process, pending)
            except (OSError, asyncio.IncompleteReadError):
                raise await self._no_answer(pending) from None
            finally:
                self.current = None

    async def _answer(self, process: asyncio.subprocess.Process, pending: PendingQuestion) -> Any:
        assert process.stdout is not None
        while True:
            line = await process.stdout.readline()
            if not line:
                raise await self._no_answer(pending)
            message = json.loads(line)
            if message["id"] != pending.id:
                continue
            if "progress" in message:
                pending.report(message["progress"], message["text"])
            elif "error" in message:
                raise SymoroError(message["error"])
            else:
                return message["result"]

    async def _no_answer(self, pending: PendingQuestion) -> SymoroError:
        """Return the error that says why there is no answer."""
        process, self.process = self.process, None
        code = await process.wait() if process else None
        if pending.cancelled:
            return WorkCancelled("Cancelled.")
        how = f"signal {-code}" if code is not None and code < 0 else f"exit status {code}"
        return WorkerDied(
            f"The {self.title} process ended unexpectedly ({how}). No data is lost; a new process "
            f"starts with the next computation."
        )

    def cancel(self) -> None:
        """Stop the running computation."""
        if self.current is not None:
            self.current.cancelled = True
            self.stop()

    def stop(self) -> None:
        """End the process."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
