"""Results that follow from an object alone, kept with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any


class Remembering:
    """An immutable object that has room for what was computed from it."""

    @cached_property
    def memo(self) -> dict[Any, Any]:
        return {}

    def derived(self, key: Any, make: Callable[[], Any]) -> Any:
        """The result kept under a key, made at first use."""
        if key not in self.memo:
            self.memo[key] = make()
        return self.memo[key]
