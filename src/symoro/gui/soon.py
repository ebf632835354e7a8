"""Work that goes on after the event that began it, in the place of the page where it shows its results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import background_tasks
from nicegui.element import Element


def soon(element: Element, do: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine inside an element; it ends with it, not with the dialog or menu that asked for it."""

    async def run() -> None:
        if not element.is_deleted:
            with element:
                try:
                    await do()
                except RuntimeError:
                    if (
                        not element.is_deleted
                    ):  # else the window was closed meanwhile, and nobody waits for it
                        raise

    background_tasks.create(run(), name="page work")
