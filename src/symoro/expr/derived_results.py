"""Results that follow from an immutable object alone, kept with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cached_property
from typing import Any, TypeVar

Result = TypeVar("Result")


class DerivedResults:
    """Base of an immutable dataclass that stores what was computed from it."""

    @cached_property
    def memo(self) -> dict[Any, Any]:
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """The fields, without what can be computed again."""
        # Every subclass is a dataclass; the base itself is not, and mypy looks at the base.
        return {f.name: getattr(self, f.name) for f in fields(self)}  # type: ignore[arg-type]

    def derived(self, key: Any, make: Callable[[], Result]) -> Result:
        """Return the result stored under `key`, computed by `make` at first use."""
        if key not in self.memo:
            self.memo[key] = make()
        result: Result = self.memo[key]
        return result
