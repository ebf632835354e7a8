"""Results that follow from an object alone, kept with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

Result = TypeVar("Result")


class Remembering:
    """An immutable object, a dataclass, that has room for what was computed from it."""

    @cached_property
    def memo(self) -> dict[Any, Any]:
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """The object itself, without what can be computed again."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}  # type: ignore[attr-defined]

    def derived(self, key: Any, make: Callable[[], Result]) -> Result:
        """Return the result stored under `key`, computed by `make` at first use."""
        if key not in self.memo:
            self.memo[key] = make()
        result: Result = self.memo[key]
        return result
