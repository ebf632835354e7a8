"""The result of one case, and the content from which it can be run again."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from symoro.errors import SymoroError

RIGHT, REFUSED = "right", "refused"
WRONG, RAW, HANG, CRASH = "wrong", "raw error", "hang", "crash"
FAILURES = (WRONG, RAW, HANG, CRASH)
OWN_CODE = "symoro"  # folder of the source, in places of tracebacks


@dataclass(frozen=True)
class Outcome:
    """What became of a case: `error` is its largest relative error where numbers were compared."""

    part: str  # structure, reader or function
    status: str
    error: float = 0.0
    detail: str = ""
    content: Mapping[str, Any] = field(default_factory=dict)  # runs the case without its seed

    @property
    def failed(self) -> bool:
        return self.status in FAILURES

    def as_json(self) -> str:
        return json.dumps(asdict(self))


class WrongResult(Exception):
    """A number or text that differs from what the oracle says."""

    def __init__(self, message: str, error: float = float("nan")) -> None:
        super().__init__(message)
        self.error = error


def judged(part: str, content: Mapping[str, Any], check: Callable[[], float]) -> Outcome:
    """The outcome of a check, which returns its largest relative error or raises."""
    try:
        return Outcome(part, RIGHT, check())
    except SymoroError as refusal:
        return Outcome(part, REFUSED, detail=str(refusal))
    except WrongResult as wrong:
        return Outcome(part, WRONG, wrong.error, str(wrong), content)
    except Exception as error:
        return Outcome(
            part,
            RAW,
            detail=f"{place(error)} {type(error).__name__}: {error}"[:500],
            content=content,
        )


def place(error: BaseException) -> str:
    """The last line of our own source that an exception passed: file:line."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if OWN_CODE in Path(f.filename).parts] or frames[-1:]
    return ":".join((Path(own[-1].filename).name, str(own[-1].lineno))) if own else ""


def signature(outcome: Outcome) -> str:
    """Equal for failures that have the same cause: their first word is the place in the source."""
    words = outcome.detail.split()
    return f"{outcome.status} {outcome.part} {' '.join(words[:2])}"
