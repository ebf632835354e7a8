"""The folder that the workbench may read and write: plain file names inside it, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from symoro.errors import InputError

MAX_LISTED = 500
LISTED = (".par", ".urdf", ".mjcf", ".xml")  # files that are robots for certain, or nearly so
NAME = re.compile(r"[^/\\:*?\"<>|\x00-\x1f]{1,120}")


@dataclass(frozen=True)
class Folder:
    """A folder chosen when the server starts; the page names files in it, never paths."""

    path: Path

    def robots(self) -> list[str]:
        """The robot files in it, by name."""
        try:
            names = [
                p.name for p in self.path.iterdir() if p.suffix.lower() in LISTED and p.is_file()
            ]
        except OSError:
            return []
        return sorted(names, key=str.lower)[:MAX_LISTED]

    def file(self, name: str) -> Path:
        """The path of a file by its plain name; anything that leads elsewhere is refused."""
        inside = NAME.fullmatch(name) and not name.startswith(".") and name.strip() == name
        path = self.path / name
        if not inside or path.resolve().parent != self.path.resolve():
            raise InputError(
                "file name",
                f"'{name[:60]}'",
                f"a plain name in {self.path}",
                "Folders, drives and links to other places are not followed.",
            )
        return path
