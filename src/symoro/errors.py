"""Exceptions that build their own helpful message: where, what was found, what was expected, what
to do.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class SymoroError(Exception):
    """Base of every error that a user can cause; its text is the whole message."""


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
        near = difflib.get_close_matches(str(name).lower(), options, n=1, cutoff=0.5)
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
