"""Exceptions that build their own helpful message: where, what was found, what was expected, what
to do; and optional packages, whose absence is such an error.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import inspect
import json
import math
import numbers
import os
import re
import types
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, ValuesView
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")


# characters that change what a terminal shows: controls, marks of direction, halves of pairs
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def printable(text: str) -> str:
    r"""The text with escapes such as \x1b for characters that would change what a terminal shows.

    Texts of strangers' files come into messages and tables; line ends and tabs stay.
    """
    return _INVISIBLE.sub(lambda sign: ascii(sign[0])[1:-1], text)


class SymoroError(Exception):
    """Base of every error that a user can cause; its text is the whole message."""

    def __init__(self, *texts: object) -> None:
        super().__init__(*(printable(x) if isinstance(x, str) else x for x in texts))


class InputError(SymoroError):
    """Something in the input is wrong."""

    def __init__(self, place: str, found: str, expected: str = "", todo: str = "") -> None:
        self.place, self.found, self.expected, self.todo = place, found, expected, todo
        parts = [f"{place}: found {found}"]
        if expected:
            parts.append(f"expected {expected}")
        super().__init__(", ".join(parts) + (f". {todo}" if todo else ""))


class UnknownName(InputError):
    """A name that is not in a known list; the message proposes the nearest and gives the list."""

    def __init__(self, kind: str, name: str, known: Iterable[str], todo: str = "") -> None:
        options = list(known)
        near = difflib.get_close_matches(str(name).lower(), options, n=1)
        guess = f"Did you mean '{near[0]}'? " if near else ""
        self.known = options
        super().__init__(
            kind, f"'{name}'", f"one of {', '.join(options) or '(none)'}", (guess + todo).strip()
        )


class FormatError(InputError):
    """A file does not follow its format; names the file, the line and the key."""

    def __init__(
        self, file: str, line: int, key: str, found: str, expected: str = "", todo: str = ""
    ) -> None:
        self.file, self.line, self.key = file, line, key
        place = file + (f", line {line}" if line else "") + (f", key '{key}'" if key else "")
        super().__init__(place, found, expected, todo)


class ExpressionError(InputError):
    """A text is not an expression; `column` is where it stops to be one."""

    def __init__(self, text: str, column: int, found: str, expected: str, todo: str = "") -> None:
        self.column, shown = column, text if len(text) <= 60 else text[:57] + "..."
        super().__init__(f"expression '{shown}', column {column + 1}", found, expected, todo)


class NumberTooLarge(InputError, ValueError):
    """A constant of a model has a magnitude beyond the range of a double."""

    def __init__(self) -> None:
        super().__init__(
            "a constant of the model",
            "a magnitude beyond 1.8e308",
            "the range of floating-point numbers",
            "Check the units of the robot's parameters: a product of them is too large.",
        )


class MissingValues(InputError):
    """Parameters that need a number and have none; `names` are theirs."""

    SHOWN = 12  # names in the message

    def __init__(self, place: str, names: Iterable[str]) -> None:
        self.names = tuple(names)
        listed = ", ".join(self.names[: self.SHOWN])
        more = f" and {len(self.names) - self.SHOWN} more" * (len(self.names) > self.SHOWN)
        example = f"{{'{self.names[0]}': …}}"
        super().__init__(
            place,
            f"no value for {listed}{more}",
            "a number for each parameter",
            f"Give them with values={example}.",
        )

    @property
    def on_command_line(self) -> str:
        """The message in the words of the command line."""
        return str(self).replace(self.todo, f"Give them with --values {self.names[0]}=…,….")


class UnsupportedRobot(SymoroError):
    """The model does not apply to this robot; the message names what does."""


class MissingTool(SymoroError):
    """A program or package that this job needs is not installed; the message says how to get it."""


def import_extra(module: str, extra: str, purpose: str) -> Any:
    """Return a module of a package that an extra installs; `purpose` begins the error message.

    A package that is installed but fails to import, for example an old version, is reported in
    the same way, with its own message.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise missing_extra(extra, purpose, error) from None


def missing_extra(extra: str, purpose: str, error: ImportError) -> MissingTool:
    """Return the error that says which package an extra lacks and how to install it."""
    missing = isinstance(error, ModuleNotFoundError) and error.name
    problem = f"{error.name}, which is not installed" if missing else f"other packages ({error})"
    return MissingTool(f"{purpose} needs {problem}: {install_command(extra)}")


def install_command(extra: str) -> str:
    """The command that adds an extra to this installation: from a clone, a file or a release."""
    metadata = importlib.import_module("importlib.metadata")  # 20 ms, for this message alone
    texts = [d.read_text("direct_url.json") for d in metadata.distributions(name="symoro")]
    try:
        origin = json.loads(next(filter(None, texts), "{}"))
    except ValueError:
        origin = {}
    if "dir_info" in origin:
        return f'pip install ".[{extra}]" in the folder of the clone'
    if "archive_info" in origin:
        return f'pip install "{origin["url"].removeprefix("file://")}[{extra}]"'
    return f'pip install "symoro[{extra}]"'


# --- types of arguments ---------------------------------------------------------------------------


def checked_types(function: Callable[P, Result]) -> Callable[P, Result]:
    """The function, which refuses arguments whose types contradict its hints with an InputError.

    The hints of containers are checked without their elements, which the function reads itself.
    """
    signature = inspect.signature(function)

    @functools.wraps(function)
    def checked(*arguments: P.args, **keywords: P.kwargs) -> Result:
        hints = _hints(function)
        for name, value in signature.bind(*arguments, **keywords).arguments.items():
            check_integers(f"argument {name} of {function.__qualname__}", value)
            if not _is_of(value, hints.get(name, Any)):
                expected = str(signature.parameters[name].annotation).replace(" | ", " or ")
                shown = repr(value)[:60]
                place = f"argument {name} of {function.__qualname__}"
                raise InputError(place, f"{shown} of type {type(value).__name__}", expected)
        return function(*arguments, **keywords)

    return checked


def check_integers(place: str, value: object) -> None:
    """Refuse integers beyond the range of doubles, in containers too.

    Python cannot print integers of more than 4300 digits, so that a message about them would fail.
    """
    if digits := _digits_beyond_doubles(value):
        found = f"a whole number of about {digits} digits"
        raise InputError(place, found, "numbers in the range of a double")


def _digits_beyond_doubles(value: object, depth: int = 3) -> int:
    """The digits of the first integer beyond the range of doubles; 0 if there is none."""
    if isinstance(value, int):
        bits = value.bit_length()
        return math.ceil(bits * math.log10(2)) if bits > MAX_BITS else 0
    parts = value.values() if isinstance(value, Mapping) else value
    if not depth or not isinstance(parts, list | tuple | set | ValuesView):
        return 0
    return next((n for x in parts if (n := _digits_beyond_doubles(x, depth - 1))), 0)


@functools.cache
def _hints(function: Callable[..., Any]) -> Mapping[str, Any]:
    """The hints of a function; those of variable arguments are not checked."""
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    parameters = inspect.signature(function).parameters.values()
    skipped = {p.name for p in parameters if p.kind in variable}
    return {k: v for k, v in typing.get_type_hints(function).items() if k not in skipped}


def _is_of(value: object, hint: Any) -> bool:
    """True if the value may stand for the hint: numbers of NumPy and paths included."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return any(_is_of(value, part) for part in typing.get_args(hint))
    if hint in _ACCEPTED:
        return _ACCEPTED[hint](value)
    kind = origin or hint
    if kind in (Sequence, Iterable, Collection, list, tuple):
        return hasattr(value, "__iter__") and not isinstance(value, str | bytes)
    is_class = isinstance(kind, type) and not getattr(kind, "_is_protocol", False)
    return isinstance(value, kind) if is_class else True


def _is_scalar(value: object) -> bool:
    """True for numbers in the range of a double and for arrays without axes."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return False
    is_number = getattr(getattr(value, "dtype", None), "kind", "") in tuple("biuf")
    return isinstance(value, numbers.Real) or (is_number and getattr(value, "shape", None) == ())


MAX_BITS = 1023  # of integers that a double can hold
_ACCEPTED: dict[Any, Callable[[object], bool]] = {
    Any: lambda value: True,
    object: lambda value: True,
    None: lambda value: value is None,
    float: _is_scalar,
    int: lambda value: hasattr(value, "__index__") and not hasattr(value, "__len__"),
    Path: lambda value: isinstance(value, os.PathLike),
}
