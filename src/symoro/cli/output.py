"""Output of commands: tables, data, remarks, progress, and failures.

Tables and data go to standard output, the rest to standard error. Off a terminal nothing is
coloured or cut, and tables are 80 columns wide. rich is imported inside the functions because
`symoro --help` does not need it. A failure is one message and an exit status: 0 done, 1 the command
failed, 2 wrong use, 130 interrupted, 141 the output pipe was closed. `symoro --debug` prints the
traceback too.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
import textwrap
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import typer

from symoro.errors import InputError, MissingValues, SymoroError, UnknownName, printable
from symoro.progress import listening

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

T = TypeVar("T")
COLUMNS = 80  # width of tables off a terminal


def console(stderr: bool = False) -> Console:
    """Return a console on standard output or standard error."""
    from rich.console import Console

    terminal = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not terminal.is_terminal:
        terminal.width = COLUMNS
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

    Cells are wrapped between words. A table whose columns do not fit beside each other is printed
    in parts that repeat the first column. A table without rows is printed as its title and a dash.
    """
    cells = [tuple(printable(str(cell)) for cell in row) for row in rows]
    show_styled(title, "bold")
    if not cells:
        show_text("-")
    for part in table_parts([tuple(columns), *cells], console().width) if cells else ():
        _print(_rich_table(columns, cells, part, set(right)))
    if caption:
        show_paragraph(caption)
    show_text()


GAP = 3  # spaces between the columns of a table
Part = dict[int, int]  # column → its width, of the columns that stand beside each other


def table_parts(rows: Sequence[Sequence[str]], width: int) -> list[Part]:
    """The columns of each part of a table; a part is at most `width` wide if words allow it."""
    columns = list(zip(*rows, strict=True))
    natural = [max(max(map(len, cell.split("\n"))) for cell in column) for column in columns]
    least = [
        max((len(w) for cell in column for w in cell.split()), default=1) for column in columns
    ]
    parts: list[list[int]] = [[]]
    for k, need in enumerate(least):
        if parts[-1] and sum(least[j] + GAP for j in parts[-1]) + need > width:
            parts.append([0])
        parts[-1].append(k)
    return [_shared_widths(part, natural, least, width) for part in parts]


def _shared_widths(part: list[int], natural: list[int], least: list[int], width: int) -> Part:
    """Return the width of each column: its longest word, plus a share of the width that is left."""
    widths = {k: least[k] for k in part}
    free = width - sum(widths.values()) - GAP * (len(part) - 1)
    for done, k in enumerate(sorted(part, key=lambda k: natural[k] - least[k])):
        share = max(0, free) // (len(part) - done)
        added = min(natural[k] - least[k], share)
        widths[k] += added
        free -= added
    return widths


def _rich_table(
    columns: Sequence[str], cells: Sequence[Sequence[str]], part: Part, right: set[str]
) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for k, width in part.items():
        justify: Any = "right" if columns[k] in right else "left"
        table.add_column(columns[k], justify=justify, overflow="fold", width=width)
    for row in cells:
        table.add_row(*(row[k] for k in part))
    return table


def show_paragraph(text: str) -> None:
    """Print text whose lines are wrapped between words to the width of tables; the continuation of
    an indented line is indented further.
    """
    width = console().width
    for line in text.splitlines():
        further = " " * (2 * (len(line) - len(line.lstrip())))
        show_text(
            textwrap.fill(
                line,
                width,
                subsequent_indent=further,
                break_long_words=False,
                break_on_hyphens=False,
            )
        )


def show_styled(text: str, style: str) -> None:
    """Print a line of text, coloured on a terminal."""
    _print(printable(text), style=style, soft_wrap=True)


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
    sys.stdout.write(printable(text) + "\n")


def show_json(data: object) -> None:
    """Print data as JSON."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if printable(text) != text:
        text = json.dumps(data, indent=2)
    sys.stdout.write(text + "\n")


def remark(text: str, style: str = "") -> None:
    """Print a line on standard error; on a terminal it is wrapped between words."""
    stream = console(stderr=True)
    stream.print(printable(text), style=style or None, soft_wrap=not stream.is_terminal)


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


FAILED, WRONG_USE, INTERRUPTED, CLOSED_PIPE = 1, 2, 130, 141
_TYPER_EXCEPTIONS: tuple[type[Exception], ...] = (
    typer.Exit,
    typer.Abort,
    *(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException"),
)


class WrongUse(SymoroError):
    """An argument or option of the command line that does not exist or has a wrong value."""


@contextmanager
def options_as_wrong_use() -> Iterator[None]:
    """Raise WrongUse for an InputError of a call whose only bad input can be an option."""
    try:
        yield
    except MissingValues as error:
        raise WrongUse(error.on_command_line) from error
    except InputError as error:
        raise WrongUse(str(error)) from error


@contextmanager
def reported_failures(debug: bool) -> Iterator[None]:
    """Print each exception as one message with an exit status, and each warning as one line."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("always", UserWarning)
        warnings.showwarning = _show_each_once()
        try:
            yield
            sys.stdout.flush()
        except _TYPER_EXCEPTIONS:
            raise
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            _discard_output()
            raise typer.Exit(CLOSED_PIPE) from None
        except Exception as error:
            _report(error, debug)


def _show_each_once() -> Callable[..., None]:
    seen: set[str] = set()

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        if str(message) not in seen:
            seen.add(str(message))
            remark(f"Warning: {message}", "yellow")

    return show


def _free_frames(error: BaseException | None) -> None:
    """Free the local variables of the failed calls, so that memory is left for the message."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__context__


def _report(error: Exception, debug: bool) -> NoReturn:
    if debug:
        traceback.print_exception(error)
    if isinstance(error, SymoroError):
        remark(f"Error: {error}", "red")
        raise typer.Exit(WRONG_USE if isinstance(error, (WrongUse, UnknownName)) else FAILED)
    if isinstance(error, OSError):
        _discard_output()
        remark(
            f"Error: {error.filename or 'output'}: {(error.strerror or str(error)).lower()}", "red"
        )
    elif isinstance(error, MemoryError):
        _free_frames(error)
        sys.stderr.write("Error: not enough memory\n")
    else:
        command = shlex.join(["symoro", "--debug", *sys.argv[1:]])
        remark(
            f"Internal error ({type(error).__name__}: {error}). "
            f"Please report it with the output of:\n  {command}",
            "red",
        )
    raise typer.Exit(FAILED)


def _discard_output() -> None:
    """Discard buffered output, so that the interpreter does not fail to write it when it exits."""
    real = sys.__stdout__
    if real is not None and sys.stdout is real:
        os.dup2(os.open(os.devnull, os.O_WRONLY), real.fileno())
