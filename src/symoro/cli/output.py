"""Output of commands: tables and data on standard output, remarks and progress on standard error.

Off a terminal nothing is coloured, wrapped or cut. rich is imported inside the functions because
`symoro --help` does not need it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from symoro.progress import listening

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

T = TypeVar("T")
UNBOUNDED = 100_000  # columns: off a terminal a row is one line, however long


def console(stderr: bool = False) -> Console:
    """Return a console on standard output or standard error."""
    from rich.console import Console

    terminal = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not terminal.is_terminal:
        terminal.width = UNBOUNDED
    return terminal


def show_table(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    right: Iterable[str] = (),
    caption: str = "",
) -> None:
    """Print a table; the columns named in `right` are right-aligned.

    A table without rows is printed as its title and a dash.
    """
    from rich import box
    from rich.table import Table

    right_aligned = set(right)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in columns:
        table.add_column(
            name,
            justify="right" if name in right_aligned else "left",
            overflow="fold",
            vertical="bottom",
        )
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    show_styled(title, "bold")
    _print(table if table.row_count else "-")
    show_text(f"{caption}\n" if caption else "")


def show_styled(text: str, style: str) -> None:
    """Print a line of text, coloured on a terminal."""
    _print(text, style=style, soft_wrap=True)


def _print(renderable: Any, **options: Any) -> None:
    """Render with rich and write the text ourselves: rich would hide a closed pipe."""
    terminal = console()
    with terminal.capture() as text:
        terminal.print(renderable, **options)
    lines = text.get().splitlines()
    sys.stdout.write(
        "".join((line if terminal.is_terminal else line.rstrip()) + "\n" for line in lines)
    )


def show_text(text: str = "") -> None:
    """Print a line of text."""
    sys.stdout.write(text + "\n")


def show_json(data: object) -> None:
    """Print data as JSON."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def remark(text: str, style: str = "") -> None:
    """Print a line on standard error."""
    console(stderr=True).print(text, style=style or None, soft_wrap=True)


@contextmanager
def progress_bar() -> Iterator[Progress | None]:
    """Yield a progress display on standard error, or None off a terminal."""
    terminal = console(stderr=True)
    if not terminal.is_terminal:
        yield None
        return
    from rich.progress import Progress

    # redirect_stdout=False: data must stay on standard output
    with Progress(console=terminal, transient=True, redirect_stdout=False) as display:
        yield display


def progress(items: Sequence[T], label: str) -> Iterator[T]:
    """Yield the items and show progress on a terminal: over all of them, and inside each."""
    with progress_bar() as display:
        if display is None:
            yield from items
            return
        overall = display.add_task(label, total=len(items), visible=len(items) > 1)
        current = display.add_task("", total=1.0, visible=False)

        def update(part: float | None, what: str) -> None:
            display.update(current, description=what, completed=part, visible=True)

        with listening(update):
            for item in items:
                yield item
                display.update(overall, advance=1)


@contextmanager
def progress_fraction(label: str) -> Iterator[Callable[[float], None] | None]:
    """Yield a function that shows the completed fraction 0..1, or None off a terminal."""
    with progress_bar() as display:
        if display is None:
            yield None
        else:
            task = display.add_task(label, total=1.0)
            yield lambda fraction: display.update(task, completed=fraction)
