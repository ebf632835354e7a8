"""Failures on the command line: each becomes one message and an exit status.

Exit status: 0 done, 1 the command failed, 2 wrong use, 130 interrupted, 141 the output pipe was
closed. The traceback is printed with `symoro --debug` only.
"""

from __future__ import annotations

import os
import shlex
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer

from symoro.cli.output import remark
from symoro.errors import InputError, SymoroError, UnknownName

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
    else:
        command = shlex.join(["symoro", "--debug", *sys.argv[1:]])
        remark(
            f"Error: this should not happen ({type(error).__name__}: {error}). "
            f"Please report it with the output of:\n  {command}",
            "red",
        )
    raise typer.Exit(FAILED)


def _discard_output() -> None:
    """Discard buffered output, so that the interpreter does not fail to write it when it exits."""
    real = sys.__stdout__
    if real is not None and sys.stdout is real:
        os.dup2(os.open(os.devnull, os.O_WRONLY), real.fileno())
