"""Text files: decoding what was read, quoting it in messages, writing it in one step."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from symoro.errors import FormatError, InputError

MAX_BYTES = 4 * 1024 * 1024  # of a text that describes a robot
MAX_QUOTED = 60  # characters of a quotation in a message


def quote(text: str) -> str:
    """The text in quotation marks for a message, cut if it is long."""
    return f"'{text}'" if len(text) <= MAX_QUOTED else f"'{text[:MAX_QUOTED]}…'"


def decode(data: bytes, file: str) -> str:
    """The text of a file in UTF-8, or in Latin-1 as SYMORO+ wrote it, with line ends as '\\n'."""
    if len(data) > MAX_BYTES:
        raise FormatError(
            file,
            0,
            "",
            f"{len(data)} bytes",
            f"at most {MAX_BYTES}",
            "A robot of a thousand joints needs less; is this a robot file?",
        )
    nul = data.find(b"\0")
    if nul >= 0:
        line = data.count(b"\n", 0, nul) + 1
        raise FormatError(file, line, "", "a NUL byte", "text", "The file is binary or damaged.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_text(path: Path, text: str) -> Path:
    """Write a text file in UTF-8 in one step, as `write_bytes` does."""
    return write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> Path:
    """Write a file in one step and return its path.

    The data go to a temporary file beside it, which is then renamed: a crash or a full disk never
    leaves half a file, and a file that cannot be written stays as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, data)
    except OSError as error:
        raise InputError(str(path), os_reason(error), "a place to write") from None
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


def os_reason(error: OSError) -> str:
    """The operating system's reason for a message, such as 'permission denied'."""
    return (error.strerror or str(error)).lower()
