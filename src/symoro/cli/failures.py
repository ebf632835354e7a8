"""What reaches the user when something goes wrong: one message and an exit status, never a traceback unless asked for.

0 done    1 the job failed    2 wrong use    130 interrupted    141 the reader of our output went away
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
_TYPERS_OWN: tuple[type[Exception], ...] = (
    typer.Exit,
    typer.Abort,
    *(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException"),
)


class WrongUse(SymoroError):
    """The command line asks for something that does not exist."""


@contextmanager
def options_are_checked() -> Iterator[None]:
    """Around a call of the API whose only bad input can be an option from the command line."""
    try:
        yield
    except InputError as error:
        raise WrongUse(str(error)) from error


@contextmanager
def guarded(debug: bool) -> Iterator[None]:
    """Turn every exception into a message and an exit status, and every warning into one line."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("always", UserWarning)
        warnings.showwarning = _warn_once()
        try:
            yield
            sys.stdout.flush()
        except _TYPERS_OWN:
            raise
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            _drop_output()
            raise typer.Exit(CLOSED_PIPE) from None
        except Exception as error:
            _explain(error, debug)


def _warn_once() -> Callable[..., None]:
    seen: set[str] = set()

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        if str(message) not in seen:
            seen.add(str(message))
            remark(f"Warning: {message}", "yellow")

    return show


def _explain(error: Exception, debug: bool) -> NoReturn:
    if debug:
        traceback.print_exception(error)
    if isinstance(error, SymoroError):
        remark(f"Error: {error}", "red")
        raise typer.Exit(WRONG_USE if isinstance(error, (WrongUse, UnknownName)) else FAILED)
    if isinstance(error, OSError):
        _drop_output()
        remark(
            f"Error: {error.filename or 'output'}: {(error.strerror or str(error)).lower()}", "red"
        )
    else:
        again = shlex.join(["symoro", "--debug", *sys.argv[1:]])
        remark(
            f"Error: this should not happen ({type(error).__name__}: {error}). Please report it with what this prints:\n  {again}",
            "red",
        )
    raise typer.Exit(FAILED)


def _drop_output() -> None:
    """What is still buffered goes nowhere, so that the interpreter does not complain when it ends."""
    real = sys.__stdout__
    if real is not None and sys.stdout is real:
        os.dup2(os.open(os.devnull, os.O_WRONLY), real.fileno())
