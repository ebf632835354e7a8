"""Progress of long computations, reported to a listener that the caller sets.

    with listening(lambda part, what: print(f"{what}: {part:.0%}")):
        symoro.generate(robot, "idm", effort=2)

Without a listener nothing is reported, which costs almost no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[float, str], object]  # the fraction done, 0 to 1, and the current task
_LISTENER: ContextVar[Listener | None] = ContextVar("progress", default=None)


@contextmanager
def listening(listener: Listener | None) -> Iterator[None]:
    """Context whose progress is reported to the listener; None: to nobody."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


@contextmanager
def part(what: str, done: int, total: int) -> Iterator[None]:
    """Context of one of `total` parts of the task `what`, of which `done` are finished.

    Parts of this part are not reported.
    """
    listener = _LISTENER.get()
    if listener is None:
        yield
        return
    listener(min(1.0, done / max(1, total)), what)
    with listening(None):
        yield
