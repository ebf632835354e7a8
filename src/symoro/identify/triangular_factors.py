"""Triangular factors of the observation rows, and the passes over logs that compute them.

For each group of rows [A y] the factor is the triangular R with R'R = [A y]'[A y]. Weights,
subsets, cross-validation and the semidefinite programme all start from the factors, without a
second pass over the data. R comes from orthogonal transformations (qr), or from sums of products
(gram), which is faster and squares the condition number.

Logs are read in tasks, here, in processes or on a cluster. Results are merged in a tree whose shape
depends on the tasks alone, so that every way of running gives the same result. A lost worker
changes nothing: its tasks are done again. The work itself travels as bytes and is unpacked once per
process.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

import numpy as np

from symoro.errors import InputError, UnknownName, import_extra
from symoro.identify.filtering import Piece, Treatment, plan_pieces, treat_alike
from symoro.identify.log_files import Source
from symoro.identify.observation_rows import (
    ChangeSamples,
    ObservationModel,
    Rows,
    count_rows,
    join_rows,
    observe_piece,
)

Array = np.ndarray
METHODS = ("qr", "gram")
FACTORED_ROWS = 512  # rows of a group that are added to its factor together, at least


@dataclass(frozen=True)
class Factor:
    """The factor of one group's rows: R triangular (qr), or the symmetric R'R (gram)."""

    R: Array  # (columns + 1, columns + 1)
    rows: int  # that it stands for

    @staticmethod
    def empty(width: int) -> Factor:
        """Return the factor of no rows."""
        return Factor(np.zeros((width, width)), 0)


Folds = tuple[tuple[Factor, ...], ...]  # by fold, by group


def check_method(method: str) -> str:
    """Return the method if there is one of that name."""
    if method not in METHODS:
        raise UnknownName("factor", method, METHODS)
    return method


def triangle(*parts: Array) -> Array:
    """Return the upper triangle R (columns, columns) of the rows of all parts, rows = Q R."""
    width = parts[0].shape[1]
    rows = np.zeros((max(width, sum(map(len, parts))), width))
    at = 0
    for part in parts:
        rows[at : at + len(part)] = part
        at += len(part)
    return np.asarray(np.linalg.qr(rows, mode="r"))


def add_rows(factor: Factor, rows: Array, method: str) -> Factor:
    """Return the factor of these rows and of those before."""
    count = factor.rows + len(rows)
    if method == "gram":
        return Factor(factor.R + rows.T @ rows, count)
    return Factor(triangle(factor.R, rows) if factor.rows else triangle(rows), count)


def merge_factors(a: Factor, b: Factor, method: str) -> Factor:
    """Return the factor of the rows of both."""
    if not a.rows or not b.rows:
        return a if a.rows else b
    return Factor(a.R + b.R if method == "gram" else triangle(a.R, b.R), a.rows + b.rows)


def merge_folds(a: Folds, b: Folds, method: str) -> Folds:
    """Return the factors of both, fold by fold and group by group."""
    return tuple(
        tuple(merge_factors(x, y, method) for x, y in zip(p, q, strict=True))
        for p, q in zip(a, b, strict=True)
    )


def join_folds(folds: Sequence[Sequence[Factor]]) -> tuple[Factor, ...]:
    """Return the triangles of all folds as one fold."""
    total = list(folds[0])
    for fold in folds[1:]:
        total = [merge_factors(x, y, "qr") for x, y in zip(total, fold, strict=True)]
    return tuple(total)


def gram_triangle(factor: Factor) -> Factor:
    """Return the triangle of a sum of products, from the eigenvalues of the scaled matrix."""
    scale = np.sqrt(np.diag(factor.R))
    scale[scale == 0] = 1.0
    values, vectors = np.linalg.eigh(factor.R / np.outer(scale, scale))
    root = np.sqrt(np.maximum(values, 0.0))[:, None] * vectors.T
    return Factor(triangle(root * scale), factor.rows)


# --- rows for plots ------------------------------------------------------------------------------

MAX_PLOTTED_ROWS = 2000  # of a log
MAX_PLOTTED_LOGS = 4


@dataclass(frozen=True)
class LogTrace:
    """Rows of a log for a plot, one in `step`."""

    path: str
    step: int
    rows: Rows


class TraceRecorder:
    """Rows of one log for a plot; when there are too many, every other one is dropped."""

    def __init__(self, path: str) -> None:
        self.path, self.step, self.count = path, 1, 0
        self.parts: list[Rows] = []

    def add(self, rows: Rows, step: int = 1) -> None:
        """Add rows that are one in `step` of the log's."""
        if step > self.step:
            self.parts = [r.thin(step // self.step) for r in self.parts]
            self.step, self.count = step, sum(len(r.t) for r in self.parts)
        self.parts.append(rows.thin(self.step // step))
        self.count += len(self.parts[-1].t)
        while self.count > MAX_PLOTTED_ROWS:
            self.parts = [self.trace().rows.thin(2)]
            self.step, self.count = 2 * self.step, len(self.parts[0].t)

    def trace(self) -> LogTrace:
        """Return the rows so far as one."""
        return LogTrace(self.path, self.step, join_rows(self.parts))


def merge_traces(a: Sequence[LogTrace], b: Sequence[LogTrace]) -> tuple[LogTrace, ...]:
    """Return the traces of the first few logs, parts of the same log joined."""
    traces = {trace.path: trace for trace in a}
    for trace in b:
        if trace.path in traces:
            recorder = TraceRecorder(trace.path)
            for part in (traces[trace.path], trace):
                recorder.add(part.rows, part.step)
            traces[trace.path] = recorder.trace()
        elif len(traces) < MAX_PLOTTED_LOGS:
            traces[trace.path] = trace
    return tuple(traces.values())


# --- tasks done here, in processes or on a Dask cluster, and their results merged -----------------


T = TypeVar("T", contravariant=True)
R = TypeVar("R")
MAX_ATTEMPTS = 5  # pools of processes, or runs of a task, before losses are no accident any more


class Work(Protocol[T, R]):
    """The work of each task, and how two results are merged."""

    def __call__(self, task: T, /) -> R: ...

    def merge(self, a: R, b: R, /) -> R: ...


# shows progress: the items one by one, and how many there will be
Track = Callable[[Iterable[Any], int], Iterable[Any]]


def untracked(items: Iterable[Any], total: int) -> Iterable[Any]:
    """Return the items without showing progress."""
    return items


def run_tasks(
    work: Work[T, R],
    tasks: Sequence[T],
    jobs: int = 1,
    scheduler: str = "",
    track: Track = untracked,
) -> R:
    """Return the merged results of all tasks.

    They run one after the other, in `jobs` processes, or on the Dask cluster at `scheduler`.
    """
    if not tasks:
        raise InputError("logs", "nothing to read", "one or more files")
    if scheduler:
        return _run_on_cluster(work, tasks, scheduler, track)
    results: Iterable[R] = (
        _run_in_processes(work, tasks, jobs) if jobs > 1 and len(tasks) > 1 else map(work, tasks)
    )
    merged: R = merge_results(work, track(results, len(tasks)))
    return merged


def merge_results(work: Work[T, R], results: Iterable[R]) -> R:
    """Return the results merged as in a binary tree, each pair as soon as both are there.

    So only a few results, as many as the tree is high, are in memory at a time.
    """
    waiting: list[tuple[int, R]] = []  # how many results each stands for, a power of two
    for result in results:
        waiting.append((1, result))
        while len(waiting) > 1 and waiting[-2][0] == waiting[-1][0]:
            (size, a), (_, b) = waiting[-2:]
            waiting[-2:] = [(2 * size, work.merge(a, b))]
    while len(waiting) > 1:
        (size, a), (_, b) = waiting[-2:]
        waiting[-2:] = [(size, work.merge(a, b))]
    return waiting[0][1]


@contextmanager
def single_threaded() -> Iterator[None]:
    """Keep linear algebra from starting threads: matrices are small, tasks share the cores."""
    try:
        limits: Any = import_module("threadpoolctl").threadpool_limits
    except ImportError:
        yield
        return
    with limits(1):
        yield


def _run_in_processes(work: Work[T, R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Results in the order of the tasks; after a process died new ones do the missing tasks."""
    done = 0
    for _ in range(MAX_ATTEMPTS):
        try:
            with ProcessPoolExecutor(min(jobs, len(tasks) - done), get_context("spawn")) as pool:
                for result in pool.map(partial(_apply, pickle.dumps(work)), tasks[done:]):
                    yield result
                    done += 1
            return
        except BrokenProcessPool:
            continue
    raise InputError(
        "processes",
        f"{MAX_ATTEMPTS} that died",
        "processes that stay alive",
        "Is there enough memory? Try jobs=1.",
    )


def _run_on_cluster(work: Work[T, R], tasks: Sequence[T], scheduler: str, track: Track) -> R:
    """Tasks and merges as futures of the cluster; only the last result travels here."""
    distributed = import_extra("distributed", "cluster", f"scheduler {scheduler}: a cluster")
    try:
        client = distributed.Client(scheduler, timeout="5s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(
            f"scheduler {scheduler}",
            str(error) or "no answer",
            "the address of a Dask scheduler, tcp://host:8786",
        ) from None
    with client:
        packed = pickle.dumps(work)
        submit = partial(client.submit, pure=False, retries=MAX_ATTEMPTS)
        leaves = [submit(_apply, packed, task) for task in tasks]
        level = leaves
        while len(level) > 1:
            pairs = [
                submit(_merge, packed, level[k], level[k + 1]) for k in range(0, len(level) - 1, 2)
            ]
            level = pairs + level[len(pairs) * 2 :]
        for future in track(distributed.as_completed(leaves, loop=client.loop), len(leaves)):
            if future.status == "error":
                future.result()  # raises the error of the task
        result: R = level[0].result()
    return result


@lru_cache(maxsize=4)
def _unpack(packed: bytes) -> Any:
    """The work, packed by this module; its machine code is compiled once per process."""
    return pickle.loads(packed)


def _apply(packed: bytes, task: Any) -> Any:
    with single_threaded():
        return _unpack(packed)(task)


def _merge(packed: bytes, a: Any, b: Any) -> Any:
    return _unpack(packed).merge(a, b)


# --- passes over logs ----------------------------------------------------------------------------


@dataclass(frozen=True)
class RobustWeights:
    """Huber's weights: rows whose residual is beyond `limit` deviations count less."""

    x: Array  # parameters that give the residuals
    deviations: Array  # of the residuals, by group
    limit: float

    def apply(self, rows: Array, columns: Array, group: int) -> Array:
        """Return rows [A y] of a group times the root of their weights."""
        residual = np.abs(rows[:, -1] - rows[:, :-1] @ self.x[columns]) / self.deviations[group]
        weight = np.minimum(1.0, self.limit / np.maximum(residual, 1e-300))
        return np.asarray(rows * np.sqrt(weight)[:, None])


@dataclass(frozen=True)
class CollectedRows:
    """The result of a pass over logs: factors by fold and group, and rows for plots."""

    folds: Folds
    traces: tuple[LogTrace, ...] = ()


@dataclass(frozen=True)
class CollectRows:
    """The work of one task: a piece of a log becomes factors; rows are forgotten chunk by chunk."""

    model: ObservationModel
    method: str = "qr"
    folds: int = 1
    traced: bool = False
    weights: RobustWeights | None = None
    change: ChangeSamples | None = None

    def __call__(self, piece: Piece) -> CollectedRows:
        model = self.model
        folds = [[Factor.empty(len(c) + 1) for c in model.group_columns] for _ in range(self.folds)]
        waiting: list[list[Rows]] = [[] for _ in range(self.folds)]
        recorder = TraceRecorder(piece.name)
        for rows in observe_piece(model, piece, self.change):
            for fold, part in self._split_by_fold(rows, piece):
                waiting[fold].append(part)
                if count_rows(waiting[fold]) >= FACTORED_ROWS:
                    folds[fold], waiting[fold] = self._add(folds[fold], waiting[fold]), []
            if self.traced:
                recorder.add(rows)
        folds = [self._add(*pair) for pair in zip(folds, waiting, strict=True)]
        traces = (recorder.trace(),) if recorder.parts else ()
        return CollectedRows(tuple(map(tuple, folds)), traces)

    def _add(self, factors: list[Factor], parts: Sequence[Rows]) -> list[Factor]:
        """The factors of all groups with the rows that count."""
        if not parts:
            return factors
        added, rows = list(factors), join_rows(parts)
        for g, (A, moving) in enumerate(zip(rows.groups, rows.moving, strict=True)):
            counted = A if moving.all() else A[moving]
            if len(counted):
                if self.weights is not None:
                    counted = self.weights.apply(counted, self.model.group_columns[g], g)
                added[g] = add_rows(added[g], counted, self.method)
        return added

    def _split_by_fold(self, rows: Rows, piece: Piece) -> Iterator[tuple[int, Rows]]:
        """Stretches of the rows with the fold of each: a log, or a long block of it."""
        if self.folds == 1:
            yield 0, rows
            return
        ends = (rows.t[[0, -1]] - piece.origin) // piece.block
        if ends[0] == ends[1]:  # times increase
            yield int(piece.log + ends[0]) % self.folds, rows
            return
        fold = (piece.log + (rows.t - piece.origin) // piece.block).astype(int) % self.folds
        edges = [0, *(np.flatnonzero(np.diff(fold)) + 1), len(fold)]
        for a, b in pairwise(map(int, edges)):
            yield int(fold[a]), rows.at(slice(a, b))

    def merge(self, a: CollectedRows, b: CollectedRows) -> CollectedRows:
        """Return the results of both tasks as one."""
        folds = merge_folds(a.folds, b.folds, self.method)
        return CollectedRows(folds, merge_traces(a.traces, b.traces))


@dataclass(frozen=True)
class LogPasses:
    """Settings of the passes over logs: rows, method of the factors, and where tasks run."""

    model: ObservationModel
    method: str = "qr"
    jobs: int = 1
    scheduler: str = ""
    track: Track = untracked
    treatment: Treatment | None = None  # of all logs, instead of the one that the setup states

    def pieces(
        self, sources: Sequence[Source], folds: int = 1, fitted: bool = False
    ) -> list[Piece]:
        """Return the tasks of all logs: folds are the logs, or long blocks of a single one.

        `fitted` are the logs that parameters are estimated from: offsets by log are theirs.
        """
        model = self.model
        smoothing = model.model == "filtered"
        blocks = folds if len(sources) == 1 else 1
        pieces = [
            replace(piece, log=k, training_log=k if fitted else -1)
            for k, s in enumerate(sources)
            for piece in plan_pieces(s, model.robot, model.setup, smoothing, folds=blocks)
        ]
        if self.treatment is None:
            return pieces
        return [replace(p, treatment=treat_alike(self.treatment, p.treatment)) for p in pieces]

    def run(self, work: Work[Piece, Any], pieces: Sequence[Piece]) -> Any:
        """Return the merged results of some work on all pieces."""
        return run_tasks(work, pieces, self.jobs, self.scheduler, self.track)

    def collect(self, pieces: Sequence[Piece], **options: Any) -> CollectedRows:
        """Return the factors, as triangles, of all rows; options as of `CollectRows`."""
        collected: CollectedRows = self.run(CollectRows(self.model, self.method, **options), pieces)
        if self.method != "gram":
            return collected
        folds = tuple(tuple(gram_triangle(f) for f in fold) for fold in collected.folds)
        return replace(collected, folds=folds)
