"""Compiled peers: built once per content in a folder that is not under version control."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDER = ROOT / "build" / "peers"
CC, CXX = "gcc", "g++"
FLAGS = ("-O3", "-march=native")
SHARED = ("-fPIC", "-shared")


class Missing(RuntimeError):
    """A peer or a tool that is not installed, with what to do about it."""


@cache
def version(tool: str) -> str:
    """The version line of the tool; Missing where there is none."""
    if shutil.which(tool) is None:
        raise Missing(f"{tool} is not installed: on Debian and Ubuntu, apt-get install {tool}")
    return subprocess.run(
        [tool, "--version"], check=True, capture_output=True, text=True
    ).stdout.splitlines()[0]


def built(name: str, sources: Mapping[str, str], command: Sequence[str], extra: str = "") -> Path:
    """The product of a command with {out} and {sources}, run in a folder with the given files
    unless it was before.
    """
    tool = version(command[0])
    digest = hashlib.sha256(
        repr((sorted(sources.items()), list(command), extra, tool)).encode()
    ).hexdigest()[:16]
    folder = FOLDER / f"{name}-{digest}"
    out = folder / "product.so"
    if not out.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in sources.items():
            (folder / file).write_text(text, encoding="utf-8")
        partial = folder / "partial.so"
        files = [file for file in sources if Path(file).suffix in (".c", ".cpp")]
        words = [
            w
            for part in command
            for w in (files if part == "{sources}" else [part.replace("{out}", partial.name)])
        ]
        ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise Missing(f"{name} does not compile with {command[0]}: {_first_error(ran.stderr)}")
        partial.rename(out)
    return out


def _first_error(text: str) -> str:
    return next((line for line in text.splitlines() if "error" in line), text.strip()[-300:])


def library(name: str, sources: Mapping[str, str], flags: Sequence[str] = FLAGS) -> ctypes.CDLL:
    """C sources as a loaded shared library."""
    return ctypes.CDLL(
        str(
            built(
                name,
                sources,
                (CC, "-std=gnu11", *flags, *SHARED, "-o", "{out}", "{sources}", "-lm"),
            )
        )
    )
