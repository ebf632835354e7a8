"""The protocol of the worker process: questions, answers, and the client that asks.

Questions and answers are plain data that JSON can express. A worker that ends unexpectedly is
reported and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from symoro.emit.source_code import LatexBlock
from symoro.errors import SymoroError

Report = Callable[[float | None, str], None]  # progress: a fraction 0..1 or None, and what is done
Positions = dict[str, float]  # joint variable → position, rad or m


class Series(TypedDict):
    """Samples of one quantity."""

    name: str
    samples: list[float]


class ModelQuestion(TypedDict):
    """A model of a robot: `par` is the robot file, `options` are keywords of `sy.generate`."""

    par: str
    model: str
    options: dict[str, Any]
    builtin: NotRequired[str]  # id of the robot, if it is an unchanged built-in one
    listing: NotRequired[str]  # a listing to optimise, in place of a model


class CodeQuestion(ModelQuestion):
    """A model in a language; `code` are keywords of `Model.code`."""

    language: str
    code: NotRequired[dict[str, str]]


class VerifyQuestion(ModelQuestion):
    """The languages whose code is run with its tool."""

    languages: list[str]


class EvaluateQuestion(ModelQuestion):
    """Numbers for positions, velocities, accelerations and torques; others are zero."""

    values: NotRequired[dict[str, float]]


class TrajectoryQuestion(ModelQuestion):
    """A motion from `start` to `end` in `duration` seconds."""

    start: Positions
    end: Positions
    duration: float


class SolveQuestion(ModelQuestion):
    """A pose (4x4) to reach; without one, the pose that the robot has at `q`."""

    q: Positions
    pose: NotRequired[list[list[float]] | None]


class LoopQuestion(TypedDict):
    """Positions of the motors in `q`; the solution nearest to `near` is returned."""

    par: str
    q: Positions
    near: Positions


class RobotQuestion(TypedDict):
    """A robot file."""

    par: str


class SimulationQuestion(TypedDict):
    """A motion from rest at `q`, free or controlled to `goal`."""

    par: str
    q: Positions
    time: float
    controller: str
    goal: Positions
    without: list[str]


class IdentificationQuestion(TypedDict):
    """A log file, and keywords of `sy.identify`."""

    par: str
    log: str
    settings: dict[str, Any]


class ReportQuestion(TypedDict):
    """The log file of the identification to report on."""

    log: str


class Factor(TypedDict):
    """A factor of a determinant; `moving` if it depends on joint positions."""

    tex: str
    text: str
    moving: bool


class ModelAnswer(TypedDict):
    """Everything that the page of a model shows at once."""

    id: str
    notes: list[str]
    math: list[LatexBlock]
    listing: str
    # inverse and loop models
    joints: NotRequired[list[str]]
    branches: NotRequired[list[str]]
    report: NotRequired[str]
    # models that are programs
    elements: NotRequired[list[str]]  # labels of all outputs
    inputs: NotRequired[list[list[str]]]  # symbol, meaning, unit
    groups: NotRequired[list[list[Any]]]  # name, shape, meaning, unit
    cost: NotRequired[list[list[Any]]]  # rows of the table of operations
    published: NotRequired[list[list[Any]]]  # rows of the table of published counts
    factors: NotRequired[list[Factor]]
    columns: NotRequired[list[str]]
    varying: NotRequired[bool]  # True if a motion of the joints determines the outputs
    # base parameters
    count: NotRequired[int]
    no_effect: NotRequired[list[str]]
    grouped: NotRequired[list[str]]
    par: NotRequired[str]
    table: NotRequired[list[list[str]]]


class CodeAnswer(TypedDict):
    """Files for the download (name → text), the code, and its beginning as HTML."""

    files: dict[str, str]
    text: str
    html: str


class VerifyAnswer(TypedDict):
    """The result of one language; `missing` if its tool is not installed."""

    language: NotRequired[str]
    title: str
    passed: bool
    missing: bool
    text: str


class EvaluateAnswer(TypedDict):
    """Values of the output groups (nested lists), and the labels of the vectors among them."""

    groups: dict[str, Any]
    labels: dict[str, list[str]]


class TrajectoryAnswer(TypedDict):
    """Times, outputs, the number of outputs that are not shown, and joint positions."""

    t: list[float]
    series: list[Series]
    left_out: int
    q: dict[str, list[float]]


class PostureAnswer(TypedDict):
    """Positions of all joints, or the reason why there are none."""

    q: NotRequired[Positions]
    reason: NotRequired[str]


class SolveAnswer(TypedDict):
    """The solutions (rows in the order of `joints`), their branches, and the pose they reach."""

    joints: list[str]
    held: Positions
    solutions: list[list[float]]
    branches: list[str]
    singular: list[bool]
    reason: str
    pose: list[list[float]]


class SimulationAnswer(TypedDict):
    """Times, series by kind, joint positions at fewer times, a report and a CSV file."""

    t: list[float]
    report: str
    complete: bool
    csv: str
    q: dict[str, list[float]]
    plots: dict[str, list[Series]]


class EffortTrace(TypedDict):
    """Measured and predicted effort over time."""

    group: str
    t: list[float]
    measured: list[float]
    predicted: list[float]


class IdentificationAnswer(TypedDict):
    """The result as plain data, the parameters as CSV, and the identified robot."""

    data: dict[str, Any]
    csv: str
    par: str
    name: str
    traces: list[EffortTrace]


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
            command = [sys.executable, "-m", "symoro.gui.worker.process", self.title]
            self.process = await asyncio.create_subprocess_exec(
                *command,
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
