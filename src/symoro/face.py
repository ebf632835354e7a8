"""The public face of the package: each name is found where it is defined when it is first asked for, so that `import symoro` loads next to nothing.

Some public functions have the name of the folder that holds them (`simulate`, `identify`, `models`). Python sets a folder as an
attribute of the package when something in it is imported; the face keeps the name for the function.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any


class Face(ModuleType):
    """A package whose public names come from its modules."""

    _homes: Mapping[str, str]  # public name → module that defines it

    def __getattr__(self, name: str) -> Any:
        if name not in self._homes:
            raise AttributeError(
                f"module '{self.__name__}' has no attribute '{name}'", name=name, obj=self
            )
        found = getattr(importlib.import_module(self._homes[name]), name)
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self._homes or not isinstance(value, ModuleType):
            super().__setattr__(name, value)

    def __dir__(self) -> Iterable[str]:
        return sorted({*super().__dir__(), *self._homes})


def show(package: str, modules: Mapping[str, Iterable[str]]) -> None:
    """Let a package offer the names that its modules define."""
    face = sys.modules[package]
    face.__dict__["_homes"] = {
        name: f"{package}.{module}" for module, names in modules.items() for name in names
    }
    face.__class__ = Face
