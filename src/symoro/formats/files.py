"""Reading any robot file by its extension, and saving files so that a crash never leaves half of one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from symoro.errors import InputError, UnknownName
from symoro.formats import dh, mjcf, par, urdf, urdfwrite
from symoro.formats.conversion import to_robot
from symoro.formats.mechanism import Import, Mechanism
from symoro.formats.xmltree import read_xml
from symoro.robot.data import SAVERS, Robot


@dataclass(frozen=True)
class Format:
    """One file format: how to read it, as a robot or as a mechanism that is converted, and, where we can, how to write it."""

    extension: str
    title: str
    read: Callable[[Path], Robot] | None = None
    write: Callable[[Robot], str] | None = None
    mechanism: Callable[[Path, Import], Mechanism] | None = None


def _xml(path: Path, how: Import) -> Mechanism:
    """MJCF, or URDF under the other name."""
    return urdf.read(path, how) if read_xml(path).tag == "robot" else mjcf.read(path, how)


FORMATS = {
    f.extension: f
    for f in (
        Format(".par", "SYMORO parameter file", par.read, par.dumps),
        Format(".urdf", "URDF", write=urdfwrite.dumps, mechanism=urdf.read),
        Format(".xacro", "URDF with macros", mechanism=urdf.read),
        Format(".xml", "MJCF (or URDF)", mechanism=_xml),
        Format(".mjcf", "MJCF", mechanism=mjcf.read),
        Format(".toml", "DH table", mechanism=dh.read_toml),
        Format(".csv", "DH table", mechanism=dh.read_csv),
    )
}


def read_robot(path: Path, how: Import | None = None) -> Robot:
    """The robot in a file, by its extension; `how` is for formats that are converted."""
    if path.suffix.lower() not in FORMATS:
        raise UnknownName(f"file type of {path}", path.suffix, FORMATS)
    found = FORMATS[path.suffix.lower()]
    try:
        if found.mechanism is not None:
            return to_robot(found.mechanism(path, how or Import()), how)
        assert found.read is not None
        if how is not None:
            raise InputError(
                str(path),
                f"options of an import for a {found.title}",
                "none",
                "It holds a robot in our own frames already.",
            )
        return found.read(path)
    except FileNotFoundError:
        raise InputError(
            str(path), "no such file", "a robot file", "`symoro robots` lists the built-in robots."
        ) from None
    except OSError as error:
        raise InputError(str(path), _reason(error), "a readable file") from None


def save_robot(robot: Robot, path: Path) -> Path:
    """Write the robot by the extension of the path."""
    known = {e: f for e, f in FORMATS.items() if f.write}
    target = known.get(path.suffix.lower())
    if target is None or target.write is None:
        raise UnknownName(f"file type of {path}", path.suffix, known)
    return write_text(path, target.write(robot))


SAVERS["file"] = save_robot


def write_text(path: Path, text: str) -> Path:
    """Write a text file at once."""
    return write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> Path:
    """Write a file at once: a temporary one beside it, then renamed; what cannot be written leaves everything as it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, data)
    except OSError as error:
        raise InputError(str(path), _reason(error), "a place to write") from None
    return path


def _replace(path: Path, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
