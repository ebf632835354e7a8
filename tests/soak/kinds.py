"""The kinds of cases: how a seed is run, how a kept failure is run again."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.soak.outcome import Outcome


@dataclass(frozen=True)
class Kind:
    """One kind of case; its module has the functions `run`, `replay` and `content_of`."""

    module: str
    limit: float  # seconds after which a case counts as a hang
    share: float  # of the time of a long run

    def run(self, seed: int) -> Outcome:
        return self._function("run")(seed)

    def replay(self, content: Mapping[str, Any]) -> Outcome:
        return self._function("replay")(content)

    def content_of(self, seed: int) -> Mapping[str, Any]:
        """What is kept of a case that did not return."""
        return self._function("content_of")(seed)

    def _function(self, name: str) -> Callable[..., Any]:
        return getattr(importlib.import_module(f"tests.soak.{self.module}"), name)


KINDS: Mapping[str, Kind] = {
    "robots": Kind("robot_cases", 120.0, 0.5),
    "files": Kind("file_cases", 40.0, 0.25),
    "guided": Kind("guided_cases", 40.0, 0.1),
    "calls": Kind("call_cases", 60.0, 0.1),
    "commands": Kind("command_cases", 120.0, 0.05),
    "probe": Kind("probe_cases", 2.0, 0.0),
}
