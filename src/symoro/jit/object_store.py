"""Object code kept on disk by content, so that the second start of a program compiles nothing.

An entry is trusted only if it and its folder belong to the user and nobody else may write them; a
digest in front of the code finds damage. Anything else is a cache miss. Entries not used for the
longest time go when there are too many; a process looks for that when it keeps its first entry, and
again after every sixteenth of the room that it has filled itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path

from symoro.cache import enabled, folder

MAX_TOTAL = 64 << 20  # bytes
PARTS = 16
DIGEST = 32
_filled: dict[Path, int] = {}  # bytes since the last look, by folder


def find(key: str) -> bytes | None:
    """The object code of this key, if it is there and whole."""
    if not enabled():
        return None
    path = _place() / f"{key}.o"
    with contextlib.suppress(OSError):
        if not _private(path.parent.lstat(), stat.S_ISDIR):
            return None
        handle = os.open(
            path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        )
        with os.fdopen(handle, "rb") as file:
            if not _private(os.fstat(handle), stat.S_ISREG):
                return None
            content = file.read()
        code = content[DIGEST:]
        if code and content[:DIGEST] == _digest(key, code):
            os.utime(path)
            return code
    return None


def keep(key: str, code: bytes) -> None:
    """Written at once: a temporary file beside it, then renamed.

    Where that is not possible nothing is kept.
    """
    if not enabled():
        return
    path = _place() / f"{key}.o"
    with contextlib.suppress(OSError):
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        if not _private(path.parent.lstat(), stat.S_ISDIR):
            return
        handle, temporary = tempfile.mkstemp(
            dir=path.parent, prefix=".entry."
        )  # readable and writable by its owner only
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_digest(key, code) + code)
            os.replace(temporary, path)
        except OSError:
            os.unlink(temporary)
            raise
        _filled[path.parent] = _filled.get(path.parent, MAX_TOTAL) + len(code)
        if _filled[path.parent] > MAX_TOTAL // PARTS:
            _filled[path.parent] = 0
            _prune(path.parent)


def _place() -> Path:
    return folder() / "machine-code"


def _digest(key: str, code: bytes) -> bytes:
    return hashlib.sha256(key.encode() + code).digest()


def _private(status: os.stat_result, kind: object) -> bool:
    """The right kind of file, ours, and not writable by others (Windows keeps a user's folders
    private by itself).
    """
    if not kind(status.st_mode):  # type: ignore[operator]
        return False
    return os.name != "posix" or (status.st_uid == os.geteuid() and not status.st_mode & 0o022)


def _prune(place: Path) -> None:
    """The entries used least recently go until the rest fits."""
    entries = [(entry.stat(), entry.path) for entry in os.scandir(place)]
    newest_first = sorted(((x.st_mtime, x.st_size, path) for x, path in entries), reverse=True)
    total = 0
    for _, size, path in newest_first:
        total += size
        if total > MAX_TOTAL:
            with contextlib.suppress(OSError):
                os.unlink(path)
