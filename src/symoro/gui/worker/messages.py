"""The questions to the worker and its answers: plain data that JSON can express."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from symoro.emit.notebook_html import LatexBlock

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
