"""Meshes of an imported robot, where their files lie in the chosen folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import numpy as np

from symoro.gui.solids import READERS
from symoro.gui.storage import Folder
from symoro.gui.workbench import Open

PLACE = "/symoro-mesh"


def named(opened: Open) -> int:
    """How many shapes the source of the robot names."""
    origin = opened.robot.origin if opened.robot else None
    return sum(mesh.use == "visual" for mesh in origin.meshes) if origin else 0


def files(opened: Open, folder: Folder) -> Iterator[tuple[Any, Path]]:
    """The visual meshes that can be drawn, each with its file inside the folder."""
    origin = opened.robot.origin if opened.robot else None
    if origin is None:
        return
    for mesh in origin.meshes:
        path = (
            located(mesh.file, folder)
            if mesh.use == "visual" and mesh.link in origin.links
            else None
        )
        if path is not None:
            yield mesh, path


def located(name: str, folder: Folder) -> Path | None:
    """The file that a mesh names, by its own path or that behind `package://`; None outside the folder."""
    plain = unquote(name.split("://", 1)[-1]).lstrip("/")
    parts = Path(plain).parts
    root = folder.path.resolve()
    for k in range(min(len(parts), 4)):
        path = root.joinpath(*parts[k:]).resolve()
        if path.is_relative_to(root) and path.suffix.lower() in READERS and path.is_file():
            return path
    return None


def drawn(opened: Open, folder: Folder) -> list[dict[str, Any]]:
    """What the view needs: an address without a path, the frame, the placement in it and the scale."""
    found = []
    for k, (mesh, _) in enumerate(files(opened, folder)):
        assert opened.robot is not None
        placed = opened.robot.origin.links[mesh.link]  # type: ignore[union-attr]
        T = np.reshape(placed.T, (4, 4)) @ np.reshape(mesh.T, (4, 4))
        found.append(
            {
                "url": f"{PLACE}/{opened.id}/{k}",
                "frame": placed.frame,
                "T": T.ravel().tolist(),
                "scale": list(mesh.scale),
            }
        )
    return found
