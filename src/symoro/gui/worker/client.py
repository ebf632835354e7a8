"""The worker process seen from the page: ask, hear of progress, cancel; a worker that dies is reported and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from symoro.errors import SymoroError

MAX_ANSWER = 256 * 1024 * 1024
Tell = Callable[[float | None, str], None]


class WorkCancelled(SymoroError):
    """The person did not want the answer any more."""


class WorkerDied(SymoroError):
    """The worker process ended before it answered."""


@dataclass
class Question:
    """A question under way."""

    id: int
    tell: Tell
    cancelled: bool = False


class Worker:
    """One process that answers one question at a time, started when it is needed."""

    def __init__(self, title: str = "worker") -> None:
        self.title = title
        self.numbers = itertools.count(1)
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.current: Question | None = None

    @property
    def pid(self) -> int | None:
        return self.process.pid if self.process and self.process.returncode is None else None

    async def start(self) -> asyncio.subprocess.Process:
        """The running process; a new one where there is none."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "symoro.gui.worker.process", self.title, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                limit=MAX_ANSWER, start_new_session=True,
            )  # fmt: skip
        return self.process

    async def ask(
        self, task: str, ask: Mapping[str, Any], tell: Tell = lambda part, text: None
    ) -> Any:
        """The answer; raises SymoroError with the worker's message, WorkerDied, or WorkCancelled."""
        async with self.turn:
            question = self.current = Question(next(self.numbers), tell)
            try:
                process = await self.start()
                assert process.stdin is not None
                process.stdin.write(
                    json.dumps({"id": question.id, "task": task, "ask": ask}).encode() + b"\n"
                )
                await process.stdin.drain()
                return await self._answer(process, question)
            except (OSError, asyncio.IncompleteReadError):
                raise await self._ended(question) from None
            finally:
                self.current = None

    async def _answer(self, process: asyncio.subprocess.Process, question: Question) -> Any:
        assert process.stdout is not None
        while True:
            line = await process.stdout.readline()
            if not line:
                raise await self._ended(question)
            said = json.loads(line)
            if said["id"] != question.id:
                continue
            if "progress" in said:
                question.tell(said["progress"], said["text"])
            elif "error" in said:
                raise SymoroError(said["error"])
            else:
                return said["result"]

    async def _ended(self, question: Question) -> SymoroError:
        """Why there is no answer."""
        process, self.process = self.process, None
        code = await process.wait() if process else None
        if question.cancelled:
            return WorkCancelled("Cancelled.")
        how = f"signal {-code}" if code is not None and code < 0 else f"exit status {code}"
        return WorkerDied(
            f"The {self.title} process ended unexpectedly ({how}). Nothing is lost; a new one starts with the next question."
        )

    def cancel(self) -> None:
        """Stop what is under way."""
        if self.current is not None:
            self.current.cancelled = True
            self._kill()

    def stop(self) -> None:
        self._kill()

    def _kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
