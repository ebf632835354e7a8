"""LLVM on this machine: the target that code is compiled for, and compilation in the background.

One thread runs jobs for LLVM, gives way to callers, and ends after LINGER seconds without jobs.
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
from dataclasses import dataclass
from functools import cache, wraps
from importlib import import_module
from typing import Any, TypeVar
from weakref import WeakMethod

import numpy as np

# doubles per register, by feature; two on any other 64-bit machine
LANES = (("avx512f", 8), ("avx", 4))
BESIDE = 4  # most doubles of a vector in code that works on single doubles
FUSED = ("fma", "avx512f")  # features with a fused multiply-add; every 64-bit ARM has one


@dataclass(frozen=True)
class Target:
    """The properties of a machine that the machine code of a program depends on."""

    triple: str
    cpu: str
    features: str
    lanes: int
    fused: bool

    @property
    def together(self) -> int:
        """The number of angles of one state in one vector. It is limited, because instructions on
        the widest vectors slow down arithmetic on single doubles.
        """
        return min(self.lanes, BESIDE)

    @property
    def versions(self) -> tuple[str, ...]:
        """Versions and features that the object code depends on, apart from the program."""
        compiler = (
            import_module("llvmlite").__version__,
            ".".join(map(str, llvm().llvm_version_info)),
        )
        return (*compiler, self.triple, self.cpu, self.features, str(self.lanes), str(self.fused))

    def machine(self) -> Any:
        """The code generator.

        Level 1 suffices: programs are optimised already, and the second scheduling of level 2,
        after register allocation, brings no gain.
        """
        return self._machine(cpu=self.cpu, features=self.features, opt=1)

    def linker(self) -> Any:
        """The machine that links compiled code. It needs no features of the processor, which take
        time to look up.
        """
        return self._machine(opt=0)

    def _machine(self, **options: Any) -> Any:
        return (
            llvm()
            .Target.from_triple(self.triple)
            .create_target_machine(reloc="pic", codemodel="small", **options)
        )


@cache
def llvm() -> Any:
    """llvmlite's binding of LLVM, loaded when machine code is first wanted."""
    binding = import_module("llvmlite.binding")
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


@cache
def available() -> bool:
    """True if machine code can be compiled and run: llvmlite loads, and NumPy's indices have 64
    bits.
    """
    try:
        return llvm() is not None and np.dtype(np.intp).itemsize == 8
    except (ImportError, OSError):  # no wheel for this platform, or one that does not load
        return False


@cache
def host() -> Target:
    """This machine."""
    features = llvm().get_host_cpu_features()
    triple = llvm().get_process_triple()
    lanes = next((n for name, n in LANES if features.get(name)), 2)
    fused = any(features.get(name) for name in FUSED) or triple.startswith(("aarch64", "arm64"))
    return Target(triple, llvm().get_host_cpu_name(), features.flatten(), lanes, fused)


# --- compilation in the background ----------------------------------------------------------------


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
