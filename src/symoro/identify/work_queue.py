"""Tasks done here, in processes or on a Dask cluster, and their results merged.

Results are merged in a tree whose shape depends on the tasks alone, so that every way of running
gives the same result. A lost worker changes nothing: its tasks are done again. The work itself
travels as bytes and is unpacked once per process.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from symoro.errors import InputError
from symoro.lazy_names import import_extra

T = TypeVar("T", contravariant=True)
R = TypeVar("R")
MAX_ATTEMPTS = 5  # pools of processes, or runs of a task, before losses are no accident any more


class Work(Protocol[T, R]):
    """What is done with each task, and how two results become one."""

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
