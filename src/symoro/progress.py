"""How far long work is: the work tells, and whoever wants to know listens.

    with listening(lambda part, what: print(f"{what}: {part:.0%}")):
        symoro.generate(robot, "idm", effort=2)

Nothing is told, and nothing is lost, where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[float, str], object]  # a part of 1, and what is being done
_LISTENER: ContextVar[Listener | None] = ContextVar("progress", default=None)


@contextmanager
def listening(listener: Listener | None) -> Iterator[None]:
    """Tell a listener of the work inside; None for no one."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


@contextmanager
def part(what: str, done: int, total: int) -> Iterator[None]:
    """One of `total` parts of some work, `done` before it; what it consists of is not told."""
    listener = _LISTENER.get()
    if listener is None:
        yield
        return
    listener(min(1.0, done / max(1, total)), what)
    with listening(None):
        yield
