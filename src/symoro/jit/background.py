"""Work for LLVM while Python goes on: one thread, which lets callers go first and ends when it has
had nothing to do for a while.

LLVM is one thread's at a time. A job that the thread has not begun is done by whoever needs its
result, so nobody ever waits for a thread that is not there, and an error of a job is met again by
its caller.
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
PAUSE = 1e-3  # seconds between two looks whether callers are done
LINGER = 1.0  # seconds that the thread waits for more: starting one takes its time from the caller

_lock = threading.RLock()
_callers: list[None] = []  # one entry for each caller that has LLVM or waits for it
_jobs: deque[WeakMethod[Job]] = deque()
_more = threading.Event()
_thread = threading.Lock()  # held while the thread lives


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """LLVM for this thread, before any job that waits."""
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
    """Calls a method when LLVM has nothing else to do, unless its object is gone by then."""
    _jobs.append(WeakMethod(job))
    _more.set()
    if not _thread.acquire(blocking=False):
        return
    try:
        threading.Thread(target=_work, name="symoro machine code", daemon=True).start()
    except RuntimeError:  # no threads here, or not any more: callers do the work
        _thread.release()


def finish() -> None:
    """Returns when no job is left: those that nobody has begun are done here."""
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
    """Leaves, unless a job has come between the last look and now."""
    _thread.release()
    return not (_jobs and _thread.acquire(blocking=False))


def _do_next() -> None:
    """One job; who needs its result meets its error."""
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
    """The child of a fork has neither the thread nor its jobs, nor other callers."""
    global _more, _thread
    _lock.release()
    _callers.clear()
    _jobs.clear()
    _more, _thread = threading.Event(), threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_take, after_in_parent=_give, after_in_child=_start_anew)
atexit.register(_take)  # the job under way ends before LLVM is torn down, and no other begins
