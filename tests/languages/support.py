"""What the language tests share: a missing tool is a skip with its reason here, a failure in CI."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence

import pytest

from symoro.emit.unit import Unit, identifier
from symoro.emit.verify import verify_units
from symoro.expr.program import Program
from symoro.passes.listing import make_listing

NUMERIC = ("c", "python", "numpy", "matlab")


def require_tool(tool: str) -> None:
    """Skip where the tool is missing; fail in CI."""
    if shutil.which(tool) is None:
        missing(f"{tool} is not installed")


def missing(reason: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def require_verified(units: Sequence[Unit | Program], language: str, low: float = -2.0, high: float = 2.0) -> None:
    """Every unit agrees with the interpreter in this language."""
    assert units
    ready = [u if isinstance(u, Unit) else Unit(make_listing(u), identifier(u.name)) for u in units]
    results = verify_units(ready, language, low, high)
    assert len(results) == len(ready)
    if results[0].missing:
        missing(results[0].reason)
    failed = [f"{u.function}: {r}" for u, r in zip(ready, results, strict=True) if not r.passed]
    assert not failed, "\n".join(failed)
