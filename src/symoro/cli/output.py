"""Showing things: tables and data on standard output, remarks and progress on standard error.

Off a terminal nothing is coloured, wrapped or cut. rich is imported inside the functions: `symoro --help` does not need it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from symoro.progress import listening

if TYPE_CHECKING:
    from rich.console import Console

T = TypeVar("T")
UNBOUNDED = 100_000  # columns: off a terminal a row is one line, however long


def console(stderr: bool = False) -> Console:
    """A console on the current standard output or error."""
    from rich.console import Console

    found = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    return (
        found
        if found.is_terminal
        else Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=UNBOUNDED)
    )


def show_table(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    right: Iterable[str] = (),
    caption: str = "",
) -> None:
    """A table; columns named in `right` are set to the right. An empty one shows its title and a dash."""
    from rich import box
    from rich.table import Table

    numbers = set(right)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in columns:
        table.add_column(
            name, justify="right" if name in numbers else "left", overflow="fold", vertical="bottom"
        )
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    show_styled(title, "bold")
    _write(table if table.row_count else "-")
    show_text(f"{caption}\n" if caption else "")


def show_styled(text: str, style: str) -> None:
    """A line of text on standard output, coloured on a terminal."""
    _write(text, style=style, soft_wrap=True)


def _write(renderable: Any, **how: Any) -> None:
    """Through our own hands and not rich's: a closed pipe is for the guard to handle."""
    target = console()
    with target.capture() as text:
        target.print(renderable, **how)
    lines = text.get().splitlines()
    sys.stdout.write(
        "".join((line if target.is_terminal else line.rstrip()) + "\n" for line in lines)
    )


def show_text(text: str = "") -> None:
    """A line of text on standard output."""
    sys.stdout.write(text + "\n")


def show_json(data: object) -> None:
    """Data as JSON on standard output."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def remark(text: str, style: str = "") -> None:
    """A line on standard error, beside the data."""
    console(stderr=True).print(text, style=style or None, soft_wrap=True)


def progress(items: Sequence[T], label: str) -> Iterator[T]:
    """The items one by one, with progress on a terminal: over the items when there are several, and inside each."""
    bar = console(stderr=True)
    if not bar.is_terminal:
        yield from items
        return
    from rich.progress import Progress

    with Progress(
        console=bar, transient=True, redirect_stdout=False
    ) as shown:  # data stays on standard output
        every = shown.add_task(label, total=len(items), visible=len(items) > 1)
        inside = shown.add_task("", total=1.0, visible=False)
        with listening(
            lambda part, what: shown.update(inside, description=what, completed=part, visible=True)
        ):
            for item in items:
                yield item
                shown.update(every, advance=1)
