"""The folder that the workbench may read and write: plain file names inside it, nothing else."""

from __future__ import annotations

import re
import sys
import tempfile
import warnings
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import symoro as sy
from symoro.errors import InputError
from symoro.formats.files import FORMATS

MAX_LISTED = 500
LISTED = (".par", ".urdf", ".mjcf", ".xml")  # files that are robots for certain, or nearly so
NAME = re.compile(r"[^/\\:*?\"<>|\x00-\x1f]{1,120}")


@dataclass(frozen=True)
class Folder:
    """A folder chosen when the server starts; the page names files in it, never paths."""

    path: Path

    def robots(self) -> list[str]:
        """The robot files in it, by name."""
        try:
            names = [
                p.name for p in self.path.iterdir() if p.suffix.lower() in LISTED and p.is_file()
            ]
        except OSError:
            return []
        return sorted(names, key=str.lower)[:MAX_LISTED]

    def file(self, name: str) -> Path:
        """The path of a file by its plain name; anything that leads elsewhere is refused."""
        inside = NAME.fullmatch(name) and not name.startswith(".") and name.strip() == name
        path = self.path / name
        if not inside or path.resolve().parent != self.path.resolve():
            raise InputError(
                "file name",
                f"'{name[:60]}'",
                f"a plain name in {self.path}",
                "Folders, drives and links to other places are not followed.",
            )
        return path


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


MAX_UPLOAD = 4 * 1024 * 1024
EVALUATED = (".xacro",)  # what is written in them is evaluated: not opened from a page
READABLE = {suffix: f for suffix, f in FORMATS.items() if suffix not in EVALUATED}
INCLUDES = re.compile(rb"<\s*include\b")


async def upload_bytes(file: Any, most: int = MAX_UPLOAD) -> bytes:
    """The contents of an uploaded file that is not too large."""
    if file.size() > most:
        raise InputError(Path(file.name).name, f"{file.size()} bytes", f"at most {most}")
    return bytes(await file.read())


def plain_name(name: Any, kinds: Collection[str]) -> str:
    """The name of an uploaded file without its place and without odd characters; its type must be one of some."""
    last = Path(str(name).replace("\\", "/")).name[:120]
    suffix = (
        Path(last.removesuffix(".gz")).suffix.lower()
        if ".gz" in last
        else Path(last).suffix.lower()
    )
    if suffix not in kinds:
        raise InputError(last or "file", f"the type '{suffix}'", f"one of {', '.join(kinds)}")
    return "".join(ch if ch.isalnum() or ch in "-_ ." else "_" for ch in last).strip(". ")


async def read_upload(file: Any, **options: Any) -> sy.Robot:
    """The robot in an uploaded file; options as for `load`."""
    name = plain_name(file.name, READABLE)
    data = await upload_bytes(file)
    if INCLUDES.search(data):
        raise InputError(
            name,
            "a file that includes others",
            "one that stands alone",
            "Open it from the folder that the workbench was started for.",
        )
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = Path(folder) / name
        path.write_bytes(data)
        return sy.load(path, **options)
