"""Text files: decoding what was read, quoting it in messages, writing it in one step."""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path

from symoro.errors import FormatError, InputError

MAX_BYTES = 4 * 1024 * 1024  # of a text that describes a robot
MAX_QUOTED = 60  # characters of a quotation in a message
MAX_FILE_NAME = 100  # characters of a file name that is made from the name of a robot
PRIVATE = 0o600  # mode of a file that only its owner reads


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


def file_name(text: str, fallback: str = "robot") -> str:
    """A file name, without folder and extension, from the name of a robot, joint or link.

    Letters, digits, '-', '_' and inner dots stay; any other character becomes '_'.
    """
    name = re.sub(r"[^\w.-]+|\.{2,}", "_", text)[:MAX_FILE_NAME].strip("._")
    return name if re.search(r"\w", name) else fallback


def write_text(path: Path, text: str, mode: int | None = None) -> Path:
    """Write a text file in UTF-8 in one step, as `write_bytes` does."""
    return write_bytes(path, text.encode(), mode)


def write_bytes(path: Path, data: bytes, mode: int | None = None) -> Path:
    """Write a file in one step and return its path.

    The data go to a temporary file beside it, which is then renamed: a crash or a full disk never
    leaves half a file, and a file that cannot be written stays as it was. A symbolic link is
    followed. The file keeps its mode; a new one has `mode`, by default the one of the umask.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(Path(os.path.realpath(path)), data, mode)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise InputError(str(path), os_reason(error), "a place to write") from None
    return path


def _replace(path: Path, data: bytes, mode: int | None) -> None:
    temporary = path.with_name(f".{path.name[:MAX_FILE_NAME]}.{secrets.token_hex(6)}")
    kept_mode = path.stat().st_mode & 0o777 if path.exists() else mode
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is not a regular file")
    handle = os.open(
        temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if kept_mode is None else PRIVATE
    )
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        if kept_mode is not None:
            os.chmod(temporary, kept_mode)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def os_reason(error: OSError | ValueError) -> str:
    """The operating system's reason for a message, such as 'permission denied'."""
    return (getattr(error, "strerror", None) or str(error)).lower()
