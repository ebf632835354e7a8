"""Object code stored on disk by content, so that the second start of a program compiles nothing.

An entry is trusted only if it and its folder belong to the user and nobody else may write them; a
digest in front of the code detects damage. Anything else is a cache miss. When the entries exceed
MAX_TOTAL bytes, the least recently used ones are deleted. A process checks this when it stores its
first entry, and again each time it has stored a sixteenth of MAX_TOTAL.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

from symoro.cache import enabled, folder

MAX_TOTAL = 64 << 20  # bytes
PARTS = 16
DIGEST = 32
_filled: dict[Path, int] = {}  # bytes since the last look, by folder


def find(key: str) -> bytes | None:
    """The object code stored under this key, None if it is missing, damaged or not trusted."""
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
    """Store the object code: written to a temporary file, which is then renamed, so that no reader
    sees half an entry. If the folder cannot be written, nothing is stored.
    """
    if not enabled():
        return
    path = _place() / f"{key}.o"
    with contextlib.suppress(OSError):
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        if not _private(path.parent.lstat(), stat.S_ISDIR):
            return
        # mkstemp's file is readable and writable by its owner only
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".entry.")
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


def _private(status: os.stat_result, kind: Callable[[int], bool]) -> bool:
    """True for a file of this kind that belongs to the user and that others cannot write. Windows
    protects a user's folders by itself.
    """
    if not kind(status.st_mode):
        return False
    return os.name != "posix" or (status.st_uid == os.geteuid() and not status.st_mode & 0o022)


def _prune(place: Path) -> None:
    """Delete the least recently used entries until the rest fits into MAX_TOTAL."""
    entries = [(entry.stat(), entry.path) for entry in os.scandir(place)]
    newest_first = sorted(((x.st_mtime, x.st_size, path) for x, path in entries), reverse=True)
    total = 0
    for _, size, path in newest_first:
        total += size
        if total > MAX_TOTAL:
            with contextlib.suppress(OSError):
                os.unlink(path)
