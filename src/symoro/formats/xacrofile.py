"""Xacro files: expanded by the package xacro, where it is installed.

`$(find package)` is answered by ROS where there is one, else by the folders around the file: one of the package's name, or of
the name without `_support` or `_description`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from symoro.errors import InputError, MissingTool

AROUND = 6  # folders upwards in which packages are looked for


def expanded_text(path: Path) -> str:
    """The URDF that a xacro file stands for."""
    if importlib.util.find_spec("xacro") is None:
        raise MissingTool(
            f"{path}: reading xacro needs the package xacro. Install it (pip install xacro), or expand the file with your own tools."
        )
    with path.open("rb"):  # a missing file is told as any other
        pass
    xacro = importlib.import_module("xacro")
    lost: list[InputError] = []
    try:
        with _packages_around(path, lost):
            return str(xacro.process_file(str(path)).toxml())
    except RecursionError:
        raise InputError(
            str(path),
            "files or macros that go round in a circle",
            "an end",
            "Does a file include itself?",
        ) from None
    except Exception as error:  # xacro has no common class for its errors
        said = InputError(
            str(path),
            f"{type(error).__name__}: {' '.join(str(error).split())}",
            "a file that xacro can expand",
        )
        raise next(iter(lost), said) from None


@contextmanager
def _packages_around(path: Path, lost: list[InputError]) -> Iterator[None]:
    """While this lasts xacro finds packages without ROS; errors of those that it does not find are kept."""
    if importlib.util.find_spec("ament_index_python") is not None:
        yield
        return
    arguments: Any = importlib.import_module("xacro.substitution_args")
    kept = arguments._eval_find

    def find(package: str) -> str:
        try:
            return str(_package(path.resolve(), package))
        except InputError as error:
            lost.append(error)
            raise

    arguments._eval_find = find
    try:
        yield
    finally:
        arguments._eval_find = kept


def _package(path: Path, name: str) -> Path:
    for parent in path.parents[:AROUND]:
        for folder in (parent, *sorted(p for p in parent.iterdir() if p.is_dir())):
            if _is_called(folder.name, name):
                return folder
    raise InputError(
        str(path),
        f"$(find {name})",
        f"a folder of that name beside one of the {AROUND} around the file",
        "Or install the package in ROS.",
    )


def _is_called(folder: str, package: str) -> bool:
    return (
        folder == package
        or package in (f"{folder}_support", f"{folder}_description")
        or folder in (f"{package}_support", f"{package}_description")
    )
