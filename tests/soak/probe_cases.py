"""Cases whose outcome is known: right, hang, crash, raw error, wrong, in this order."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from tests.soak.outcome import Outcome, WrongResult, judged


def _endless() -> float:
    while True:
        pass


def _crash() -> float:
    os._exit(3)


def _raw() -> float:
    raise KeyError("x")


def _wrong() -> float:
    raise WrongResult("2 differs from 3", 0.5)


CHECKS = (lambda: 0.25, _endless, _crash, _raw, _wrong)


def run(seed: int) -> Outcome:
    return replay(content_of(seed))


def replay(content: Mapping[str, Any]) -> Outcome:
    return judged("probe", content, CHECKS[content["number"] % len(CHECKS)])


def content_of(seed: int) -> Mapping[str, Any]:
    return {"number": seed}
