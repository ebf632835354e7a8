"""The version of the installed distribution. It is read at first use: this takes longer than the
generation of a small model.
"""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """The version, from the tags of the repository."""
    from importlib import metadata

    return metadata.version("symoro")


def __getattr__(name: str) -> str:
    """`symoro.__version__`, through which the package's face stays free of code."""
    if name == "__version__":
        return version()
    raise AttributeError(f"module 'symoro' has no attribute '{name}'")
