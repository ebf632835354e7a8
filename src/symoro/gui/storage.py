"""Files of the workbench: the user's folder, uploads, and the state file of a running server."""

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

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MAX_LISTED = 500  # files in the dialog Open
ROBOT_SUFFIXES = (".par", ".urdf", ".mjcf", ".xml")  # files that are listed as robots
FILE_NAME = re.compile(r"[^/\\:*?\"<>|\x00-\x1f]{1,120}")

MAX_UPLOAD = 4 * 1024 * 1024  # bytes of a robot file
MAX_LOG = 256 * 1024 * 1024  # bytes of a log
EXECUTABLE = (".xacro",)  # formats whose contents are evaluated: not accepted as uploads
READABLE = {suffix: f for suffix, f in FORMATS.items() if suffix not in EXECUTABLE}
INCLUDE_TAG = re.compile(rb"<\s*include\b")

MAX_SERVERS = 64  # of one folder at a time


# --- the user's folder ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Folder:
    """The folder that the workbench reads and writes; the page names files in it, never paths."""

    path: Path

    def robots(self) -> list[str]:
        """Return the names of the robot files in the folder."""
        try:
            names = [
                p.name
                for p in self.path.iterdir()
                if p.suffix.lower() in ROBOT_SUFFIXES and p.is_file()
            ]
        except OSError:
            return []
        return sorted(names, key=str.lower)[:MAX_LISTED]

    def file(self, name: str) -> Path:
        """Return the path of a file by its plain name; a name that leads elsewhere is refused."""
        is_plain = FILE_NAME.fullmatch(name) and not name.startswith(".") and name.strip() == name
        path = self.path / name
        if not is_plain or path.resolve().parent != self.path.resolve():
            raise InputError(
                "file name",
                f"'{name[:60]}'",
                f"a plain name in {self.path}",
                "Folders, drives and links to other places are not followed.",
            )
        return path


# --- uploads --------------------------------------------------------------------------------------


async def upload_bytes(file: Any, max_bytes: int = MAX_UPLOAD) -> bytes:
    """Return the contents of an uploaded file of at most `max_bytes`."""
    if file.size() > max_bytes:
        raise InputError(Path(file.name).name, f"{file.size()} bytes", f"at most {max_bytes}")
    return bytes(await file.read())


def upload_name(name: Any, suffixes: Collection[str]) -> str:
    """Return the name of an uploaded file without its path and without unusual characters.

    The suffix must be one of `suffixes`, possibly followed by .gz.
    """
    base = Path(str(name).replace("\\", "/")).name[:120]
    suffix = Path(base.removesuffix(".gz")).suffix.lower()
    if suffix not in suffixes:
        raise InputError(base or "file", f"the type '{suffix}'", f"one of {', '.join(suffixes)}")
    return "".join(ch if ch.isalnum() or ch in "-_ ." else "_" for ch in base).strip(". ")


async def read_upload(file: Any, **options: Any) -> sy.Robot:
    """Return the robot in an uploaded file; the options are those of `sy.load`."""
    name = upload_name(file.name, READABLE)
    data = await upload_bytes(file)
    if INCLUDE_TAG.search(data):
        raise InputError(
            name,
            "a file that includes others",
            "a file without <include>",
            "Open it from the folder that the workbench was started for.",
        )
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = Path(folder) / name
        path.write_bytes(data)
        return sy.load(path, **options)


# --- state files ----------------------------------------------------------------------------------


@dataclass
class StateFile:
    """The file with the state of one server, and a lock that no other server can hold.

    The operating system releases the lock when the process ends, however it ends.
    """

    path: Path
    lock: IO[bytes] | None = None  # None if the file system has no locks

    def release(self) -> None:
        """Release the lock."""
        if self.lock is not None:
            self.lock.close()


def claim_state_file(folder: Path, name: str) -> StateFile:
    """Return the first state file that no running server holds."""
    for path in _state_paths(folder, name):
        try:
            lock = _acquire_lock(path.with_suffix(".lock"))
        except OSError:  # a read-only folder, or no locks: assume that no other server runs
            return StateFile(path)
        if lock is not None:
            return StateFile(path, lock)
    return StateFile(folder / f"{name}.json")


def abandoned_state_files(folder: Path, name: str) -> Iterator[StateFile]:
    """Yield the state files whose servers have ended; each is locked while it is used."""
    for path in _state_paths(folder, name):
        try:
            lock = _acquire_lock(path.with_suffix(".lock")) if path.exists() else None
        except OSError:
            return
        if lock is not None:
            with lock:
                yield StateFile(path, lock)


def _state_paths(folder: Path, name: str) -> Iterator[Path]:
    return (folder / f"{name}{f'-{k}' if k > 1 else ''}.json" for k in range(1, MAX_SERVERS + 1))


def _acquire_lock(path: Path) -> IO[bytes] | None:
    """Return a locked file, or None if another process holds the lock."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file
