"""What the language tests share: a missing tool is a skip with its reason here, a failure in CI."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

import pytest

from symoro.emit.code_unit import Unit, identifier
from symoro.emit.languages import LANGUAGES
from symoro.emit.verify import Case, verify_cases
from symoro.expr.program import Program
from symoro.passes.statement_order import make_listing

NUMERIC = tuple(name for name in LANGUAGES if name != "latex")
SLOW = (
    "mathematica",
    "jax",
)  # seconds to start and milliseconds for an operation: they get fewer models


def require_tool(tool: str) -> None:
    """Skip where the tool is missing; fail in CI."""
    if shutil.which(tool) is None:
        missing(f"{tool} is not installed")


def missing(reason: str) -> None:
    """Skip a test whose tool or service is absent; the summary counts the skips by reason."""
    pytest.skip(reason)


def unit_of(program: Program) -> Unit:
    return Unit(make_listing(program), identifier(program.name))


def require_verified(cases: Sequence[Case | Unit | Program], language: str) -> None:
    """Every case agrees with the interpreter in this language."""
    assert cases
    ready = [
        c if isinstance(c, Case) else Case(c if isinstance(c, Unit) else unit_of(c)) for c in cases
    ]
    results = verify_cases(ready, language)
    assert len(results) == len(ready)
    if results[0].missing:
        missing(results[0].reason)
    failed = [
        f"{c.unit.function}: {r}" for c, r in zip(ready, results, strict=True) if not r.passed
    ]
    assert not failed, "\n".join(failed)
