"""Stored results: of searches on disk, and of computations with the immutable object they follow
from.

On disk (`remembered`): an entry is a small JSON file in the user's cache folder, named by a digest
of everything that the result depends on, so that the second generation of a model does not search
again. A missing, unreadable or damaged entry is a cache miss.

In memory (`DerivedResults`): the base class of immutable dataclasses, such as a program or a robot,
which store results that depend on nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

MAX_ENTRY = 1 << 16
_enabled: ContextVar[bool] = ContextVar("symoro_cache", default=True)


@contextlib.contextmanager
def cache_disabled() -> Iterator[None]:
    """Context in which no stored result is read and none is written: for measurements."""
    token = _enabled.set(False)
    try:
        yield
    finally:
        _enabled.reset(token)


def enabled() -> bool:
    """True if stored results are read and written in this context."""
    return _enabled.get()


def folder() -> Path:
    """The folder of the entries, in the platform's place for caches."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "symoro" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "symoro"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "symoro"


def digest(*parts: Any) -> str:
    """The name of an entry: parts are plain values whose text is the same in every process."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()[:40]


def cached_entry(
    key: str, make: Callable[[], dict[str, Any]], valid: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The entry stored under `key` if it is `valid`; otherwise `make()`, which is then stored."""
    if not enabled():
        return make()
    path = folder() / f"{key}.json"
    with contextlib.suppress(OSError, ValueError, RecursionError):
        if path.is_file() and path.stat().st_size <= MAX_ENTRY:  # no pipe and no device
            entry = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(entry, dict) and valid(entry):
                return entry
    result = make()
    with contextlib.suppress(OSError):
        _keep(path, json.dumps(result, sort_keys=True))
    return result


def _keep(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that no reader sees half an entry."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".entry.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


# --- results stored with the immutable object that they depend on ---------------------------------


Result = TypeVar("Result")


class DerivedResults:
    """Base of an immutable dataclass that stores results computed from it alone."""

    @cached_property
    def memo(self) -> dict[Any, Any]:
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """The fields; stored results are not pickled, since they can be computed again."""
        # Every subclass is a dataclass; the base itself is not, and mypy looks at the base.
        return {f.name: getattr(self, f.name) for f in fields(self)}  # type: ignore[arg-type]

    def derived(self, key: Any, make: Callable[[], Result]) -> Result:
        """Return the result stored under `key`, computed by `make` at first use."""
        if key not in self.memo:
            self.memo[key] = make()
        result: Result = self.memo[key]
        return result
