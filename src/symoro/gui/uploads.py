"""Files that come from the browser: bounded, written to a private place, read by the readers of their formats."""

from __future__ import annotations

import re
import tempfile
import warnings
from collections.abc import Collection
from pathlib import Path
from typing import Any

import symoro as sy
from symoro.errors import InputError
from symoro.formats.files import FORMATS

MAX_UPLOAD = 4 * 1024 * 1024
EVALUATED = (".xacro",)  # what is written in them is evaluated: not opened from a page
READABLE = {suffix: f for suffix, f in FORMATS.items() if suffix not in EVALUATED}
INCLUDES = re.compile(rb"<\s*include\b")


async def upload_bytes(file: Any, most: int = MAX_UPLOAD) -> bytes:
    """The contents of an uploaded file that is not too large."""
    if file.size() > most:
        raise InputError(Path(file.name).name, f"{file.size()} bytes", f"at most {most}")
    return bytes(await file.read())


def plain_name(name: Any, kinds: Collection[str]) -> str:
    """The name of an uploaded file without its place and without odd characters; its type must be one of some."""
    last = Path(str(name).replace("\\", "/")).name[:120]
    suffix = (
        Path(last.removesuffix(".gz")).suffix.lower()
        if ".gz" in last
        else Path(last).suffix.lower()
    )
    if suffix not in kinds:
        raise InputError(last or "file", f"the type '{suffix}'", f"one of {', '.join(kinds)}")
    return "".join(ch if ch.isalnum() or ch in "-_ ." else "_" for ch in last).strip(". ")


async def read_upload(file: Any, **options: Any) -> sy.Robot:
    """The robot in an uploaded file; options as for `load`."""
    name = plain_name(file.name, READABLE)
    data = await upload_bytes(file)
    if INCLUDES.search(data):
        raise InputError(
            name,
            "a file that includes others",
            "one that stands alone",
            "Open it from the folder that the workbench was started for.",
        )
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = Path(folder) / name
        path.write_bytes(data)
        return sy.load(path, **options)
