"""The meshes of an imported robot for the page: which files are shown where, and their triangles.

Only files in the folder of the workbench or below it are read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict
from urllib.parse import unquote

import numpy as np

from symoro.errors import InputError
from symoro.formats.mesh_files import READERS, Colour, read_mesh
from symoro.gui.workbench import Folder, OpenRobot
from symoro.robot import Mesh, Placed

Array = np.ndarray
ADDRESS = "/symoro-mesh"
MAX_TRIANGLES = 500_000
MAX_FOLDERS = 4  # leading folders of a mesh's name that need not exist here


# --- files ---------------------------------------------------------------------------------------


class ShownMesh(TypedDict):
    """What the page needs of a mesh; `T` is its place in frame `frame`, row by row."""

    url: str
    frame: int
    T: list[float]
    scale: list[float]


def count_meshes(opened: OpenRobot) -> int:
    """The number of visual meshes that the robot's source names."""
    origin = opened.robot.origin if opened.robot else None
    return sum(mesh.use == "visual" for mesh in origin.meshes) if origin else 0


def mesh_files(opened: OpenRobot, folder: Folder) -> list[Path]:
    """The files of the meshes that can be shown, in the order of `shown_meshes`."""
    return [path for _, _, path in _visible(opened, folder)]


def shown_meshes(opened: OpenRobot, folder: Folder) -> list[ShownMesh]:
    """The meshes that can be shown; their addresses do not reveal a path."""
    shown: list[ShownMesh] = []
    for k, (mesh, placed, _) in enumerate(_visible(opened, folder)):
        T = np.reshape(placed.T, (4, 4)) @ np.reshape(mesh.T, (4, 4))
        url = f"{ADDRESS}/{opened.id}/{k}"
        shown.append(
            {
                "url": url,
                "frame": placed.frame,
                "T": T.ravel().tolist(),
                "scale": list(mesh.scale),
            }
        )
    return shown


def _visible(opened: OpenRobot, folder: Folder) -> Iterator[tuple[Mesh, Placed, Path]]:
    """The visual meshes whose files are there, each with its link's place and its file."""
    origin = opened.robot.origin if opened.robot else None
    for mesh in origin.meshes if origin else ():
        if origin and mesh.use == "visual" and mesh.link in origin.links:
            path = locate(mesh.file, folder)
            if path is not None:
                yield mesh, origin.links[mesh.link], path


def locate(name: str, folder: Folder) -> Path | None:
    """The file that a mesh names, also behind `package://`; None if it is not in the folder."""
    parts = Path(unquote(name.split("://", 1)[-1]).lstrip("/")).parts
    root = folder.path.resolve()
    for k in range(min(len(parts), MAX_FOLDERS)):
        path = root.joinpath(*parts[k:]).resolve()
        if path.is_relative_to(root) and path.suffix.lower() in READERS and path.is_file():
            return path
    return None


# --- triangles -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solid:
    """Triangles: corners (n, 3, 3), normals at the corners (n, 3, 3), colours (n, 4) as bytes.

    A colour with alpha 0 is none.
    """

    corners: Array
    normals: Array
    colours: np.ndarray

    def packed(self) -> bytes:
        """For the page: all corners, all normals as 32-bit floats, then all colours as bytes."""
        return (
            self.corners.astype("<f4").tobytes()
            + self.normals.astype("<f4").tobytes()
            + self.colours.astype("u1").tobytes()
        )


@lru_cache(maxsize=12)
def _packed(path: Path, modified: int) -> bytes:
    return read_solid(path).packed()


def packed(path: Path) -> bytes:
    """A mesh file for the page; it is read again only after it has changed."""
    return _packed(path, path.stat().st_mtime_ns)


def read_solid(path: Path) -> Solid:
    """The triangles of a mesh file; raises an InputError if it is damaged or too large."""
    parts = read_mesh(path, READERS)
    count = sum(len(part.corners) for part in parts)
    if count > MAX_TRIANGLES:
        expected = f"1 to {MAX_TRIANGLES}"
        raise InputError(path.name, f"{count} triangles", expected, "Reduce the mesh.")
    normals = [
        part.normals if part.normals is not None else flat_normals(part.corners) for part in parts
    ]
    colours = [np.tile(_colour_bytes(part.colour), (len(part.corners), 1)) for part in parts]
    return Solid(
        np.concatenate([part.corners for part in parts]),
        np.nan_to_num(np.concatenate(normals)),
        np.concatenate(colours),
    )


def flat_normals(corners: Array) -> Array:
    """The normal of each triangle, at its three corners."""
    n = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    n = n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-30)
    return np.repeat(n[:, None], 3, axis=1)


def _colour_bytes(colour: Colour) -> np.ndarray:
    levels = [round(255 * min(1.0, max(0.0, x))) if math.isfinite(x) else 0 for x in colour]
    return np.array(levels, dtype="u1")
