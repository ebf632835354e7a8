"""Public names whose modules are imported when the names are first used, and the version.

`import symoro` therefore loads almost nothing. Some public functions have the name of a folder
(`simulate`, `identify`, `models`): Python sets the folder as an attribute of the package when
something in it is imported, and `LazyPackage` keeps the function under that name instead.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from types import ModuleType
from typing import Any


class LazyPackage(ModuleType):
    """A package whose public names are imported when they are first used."""

    _modules: Mapping[str, str]  # public name → module that defines it

    def __getattr__(self, name: str) -> Any:
        if name not in self._modules:
            raise AttributeError(
                f"module '{self.__name__}' has no attribute '{name}'", name=name, obj=self
            )
        value = getattr(importlib.import_module(self._modules[name]), name)
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self._modules or not isinstance(value, ModuleType):
            super().__setattr__(name, value)

    def __dir__(self) -> Iterable[str]:
        return sorted({*super().__dir__(), *self._modules})


@cache
def version() -> str:
    """The version of the installed distribution, from the tags of the repository.

    It is read at first use: this takes longer than the generation of a small model. Sources that
    run without being installed have no version.
    """
    from importlib import metadata

    try:
        return metadata.version("symoro")
    except metadata.PackageNotFoundError:
        return "unknown"


def __getattr__(name: str) -> str:
    """`symoro.__version__`, through which the package's face stays free of code."""
    if name == "__version__":
        return version()
    raise AttributeError(f"module 'symoro' has no attribute '{name}'")


def public_name(package: str, name: str) -> Any:
    """The public name of a package that is imported, looked up by a part of the package."""
    return getattr(sys.modules[package], name)


def offer(package: str, modules: Mapping[str, Iterable[str]]) -> None:
    """Make a package offer the names that its modules define, given by module."""
    module = sys.modules[package]
    module.__dict__["_modules"] = {
        name: f"{package}.{module}" for module, names in modules.items() for name in names
    }
    module.__class__ = LazyPackage
