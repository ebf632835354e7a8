"""Where tasks run: here, in processes, or on a Dask cluster.

Results are joined in a tree whose shape depends on the tasks alone, so that every way gives the same result, and a worker
that is lost changes nothing: its tasks are done again. The work itself travels as bytes and is unpacked once per process.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib import import_module
from typing import Any, Protocol, TypeVar

from symoro.errors import InputError, MissingTool

T = TypeVar("T")
R = TypeVar("R")
ATTEMPTS = 5  # pools of processes, or runs of a task, before a loss is no accident any more


class Work(Protocol[T, R]):  # type: ignore[misc]  # results go in and out
    """What is done with each task, and how two results become one."""

    def __call__(self, task: T, /) -> R: ...

    def merge(self, a: R, b: R, /) -> R: ...


Track = Callable[
    [Iterable[Any], int], Iterable[Any]
]  # shows progress: the items one by one, and how many there will be


def untracked(items: Iterable[Any], total: int) -> Iterable[Any]:
    return items


def run(
    work: Work[T, R],
    tasks: Sequence[T],
    jobs: int = 1,
    scheduler: str = "",
    track: Track = untracked,
) -> R:
    """All tasks done and joined, serially, in `jobs` processes, or on the cluster at `scheduler`."""
    if not tasks:
        raise InputError("logs", "nothing to read", "one or more files")
    if scheduler:
        return _on_cluster(work, tasks, scheduler, track)
    results: Iterable[R] = (
        _in_processes(work, tasks, jobs) if jobs > 1 and len(tasks) > 1 else map(work, tasks)
    )
    found: R = joined(work, track(results, len(tasks)))
    return found


def joined(work: Work[T, R], results: Iterable[R]) -> R:
    """Neighbours joined as in a binary tree, as soon as both are there: few results are kept at a time."""
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


def _in_processes(work: Work[T, R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Results in the order of the tasks; after a process died, those that are missing are done by new ones."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    done = 0
    for attempt in range(ATTEMPTS):
        try:
            with ProcessPoolExecutor(min(jobs, len(tasks) - done), get_context("spawn")) as pool:
                for result in pool.map(partial(_apply, pickle.dumps(work)), tasks[done:]):
                    yield result
                    done += 1
            return
        except BrokenProcessPool:
            if attempt == ATTEMPTS - 1:
                raise InputError(
                    "processes",
                    f"{ATTEMPTS} that died",
                    "processes that stay alive",
                    "Is there enough memory? Try jobs=1.",
                ) from None


@contextmanager
def single_threaded() -> Iterator[None]:
    """Linear algebra without threads of its own: the matrices are small, and tasks share the cores already."""
    try:
        limits: Any = import_module("threadpoolctl").threadpool_limits
    except ImportError:
        yield
        return
    with limits(1):
        yield


def _on_cluster(work: Work[T, R], tasks: Sequence[T], scheduler: str, track: Track) -> R:
    """Tasks and joins as futures of the cluster, which does again what a lost worker had; only the last result comes here."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise MissingTool("A cluster needs Dask: pip install 'symoro[cluster]'.") from None
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
        level = [
            client.submit(_apply, packed, task, pure=False, retries=ATTEMPTS) for task in tasks
        ]
        first = list(level)
        while len(level) > 1:
            pairs = [
                client.submit(_join, packed, level[k], level[k + 1], pure=False, retries=ATTEMPTS)
                for k in range(0, len(level) - 1, 2)
            ]
            level = pairs + level[len(pairs) * 2 :]
        for future in track(distributed.as_completed(first, loop=client.loop), len(first)):
            if future.status == "error":
                future.result()
        return level[0].result()  # type: ignore[no-any-return]


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Any:
    """The work, of our own making; its machine code is compiled once per process."""
    return pickle.loads(packed)


def _apply(packed: bytes, task: Any) -> Any:
    with single_threaded():
        return _unpacked(packed)(task)


def _join(packed: bytes, a: Any, b: Any) -> Any:
    return _unpacked(packed).merge(a, b)
