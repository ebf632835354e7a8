"""Where a running workbench keeps its work: a file that no other one writes, and what ended ones left behind.

A slot is a state file with a lock beside it, which the system takes back when its process ends, however it ends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

MOST = 64  # workbenches of one folder at a time


@dataclass
class Slot:
    """A place for the work of one server."""

    state: Path
    lock: IO[bytes] | None = None  # None where the system has no locks

    def release(self) -> None:
        if self.lock is not None:
            self.lock.close()


def first_free(folder: Path, name: str) -> Slot:
    """The first slot that no running server holds."""
    for state in _states(folder, name):
        try:
            lock = _locked(state.with_suffix(".lock"))
        except OSError:  # nothing can be written there, or there are no locks: as if alone
            return Slot(state)
        if lock is not None:
            return Slot(state, lock)
    return Slot(folder / f"{name}.json")


def left_behind(folder: Path, name: str) -> Iterator[Slot]:
    """The slots with work whose servers have ended, each held while it is looked at."""
    for state in _states(folder, name):
        try:
            lock = _locked(state.with_suffix(".lock")) if state.exists() else None
        except OSError:
            return
        if lock is not None:
            with lock:
                yield Slot(state, lock)


def _states(folder: Path, name: str) -> Iterator[Path]:
    return (folder / f"{name}{f'-{k}' if k > 1 else ''}.json" for k in range(1, MOST + 1))


def _locked(path: Path) -> IO[bytes] | None:
    """A file that this process alone holds; None where another does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        _hold(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file


def _hold(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
