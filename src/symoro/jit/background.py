"""Compilation in the background: one thread runs jobs for LLVM, gives way to callers, and ends
after LINGER seconds without jobs.

Only one thread uses LLVM at a time. A caller that needs the result of a job that has not begun does
the job itself. So no caller depends on the thread, and the error of a job is raised in its caller.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import wraps
from typing import TypeVar
from weakref import WeakMethod

Result = TypeVar("Result")
Job = Callable[[], object]
PAUSE = 1e-3  # seconds between two checks whether callers are done
LINGER = 1.0  # seconds that the thread waits for more jobs, since starting a thread takes time

_lock = threading.RLock()
_callers: list[None] = []  # one entry for each caller that has LLVM or waits for it
_jobs: deque[WeakMethod[Job]] = deque()
_more = threading.Event()
_thread = threading.Lock()  # held while the thread lives


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """Context in which this thread alone uses LLVM; it precedes all waiting jobs."""
    _take()
    try:
        yield
    finally:
        _give()


def once(make: Callable[[], Result]) -> Callable[[], Result]:
    """A function that calls `make` at its first call and returns the same object for ever, to all
    threads.

    Machine code and Python's own structures hold addresses of such objects, so there must never be
    a second one that is freed again, as `functools.cache` would allow.
    """
    results: list[Result] = []

    @wraps(make)
    def get() -> Result:
        if not results:
            with turn():
                if not results:
                    results.append(make())
        return results[0]

    return get


def later(job: Job) -> None:
    """Call a method in the background, unless its object, which is held weakly, is freed before."""
    _jobs.append(WeakMethod(job))
    _more.set()
    if not _thread.acquire(blocking=False):
        return
    try:
        threading.Thread(target=_work, name="symoro machine code", daemon=True).start()
    except RuntimeError:  # no threads here, or not any more: callers do the work
        _thread.release()


def finish() -> None:
    """Wait until no job is left; jobs that have not begun are done here."""
    with turn():
        while _jobs:
            _do_next()


def _work() -> None:
    while _more.wait(LINGER) or not _ended():
        _more.clear()
        while _jobs:
            while _callers:
                time.sleep(PAUSE)
            with _lock:
                _do_next()


def _ended() -> bool:
    """End the thread and return True, unless a job has arrived since the last check."""
    _thread.release()
    return not (_jobs and _thread.acquire(blocking=False))


def _do_next() -> None:
    """Do one job; an error is ignored here, since the caller that needs the result raises it."""
    with contextlib.suppress(Exception):
        if job := _jobs.popleft()():
            job()


def _take() -> None:
    _callers.append(None)
    try:
        _lock.acquire()
    except BaseException:  # Ctrl-C while it waits
        _callers.pop()
        raise


def _give() -> None:
    _lock.release()
    _callers.pop()


def _start_anew() -> None:
    """Reset the state in the child of a fork, which has no thread, no jobs and no other callers."""
    global _more, _thread
    _lock.release()
    _callers.clear()
    _jobs.clear()
    _more, _thread = threading.Event(), threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_take, after_in_parent=_give, after_in_child=_start_anew)
atexit.register(_take)  # the job under way ends before LLVM is torn down, and no other begins
