"""The shapes of an imported robot for the page: which are shown where, and the triangles of meshes.

Meshes are looked for in the folder of the workbench and beside the robot's own file: relative to
it, and in the packages that the file lies in.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict
from urllib.parse import unquote

import numpy as np

from symoro.errors import InputError
from symoro.formats.mesh_files import MAX_TRIANGLES, READERS, Colour, read_mesh
from symoro.formats.text_files import file_state
from symoro.gui.workbench import Folder, OpenRobot
from symoro.robot import Mesh

Array = np.ndarray
ADDRESS = "/symoro-mesh"
MESH, VISUAL = "mesh", "visual"
MAX_FOLDERS = 4  # leading folders of a mesh's name that need not exist here
NEAR_FOLDERS = 6  # folders upwards from a robot file in which packages are looked for


# --- shapes --------------------------------------------------------------------------------------


class Shape(TypedDict):
    """A shape as the page gets it; `T` is its place in frame `frame`, row by row.

    `url` is the address of a mesh's triangles; the sizes of a solid are in `scale`.
    """

    kind: str
    url: str
    frame: int
    T: list[float]
    scale: list[float]
    colour: str


def visible_shapes(opened: OpenRobot) -> list[Mesh]:
    """The shapes of the robot's source that are drawn.

    They are those for the eye. MJCF has bodies with shapes for contacts alone: these are drawn.
    """
    origin = opened.robot.origin if opened.robot else None
    if origin is None:
        return []
    seen = {mesh.link for mesh in origin.meshes if mesh.use == VISUAL}
    draws_contacts = origin.format == "mjcf"
    return [
        mesh
        for mesh in origin.meshes
        if mesh.link in origin.links
        and (mesh.use == VISUAL or (draws_contacts and mesh.link not in seen))
    ]


def mesh_files(opened: OpenRobot, folder: Folder) -> list[Path | None]:
    """The files of the visible shapes; None for a solid, and for a mesh that is not there."""
    return [locate(mesh.file, folder, opened.path) for mesh in visible_shapes(opened)]


def missing_meshes(opened: OpenRobot, folder: Folder) -> list[str]:
    """The names of visible meshes whose files are not there, each once."""
    shapes = zip(visible_shapes(opened), mesh_files(opened, folder), strict=True)
    return list(dict.fromkeys(m.file for m, path in shapes if m.shape == MESH and path is None))


def shown_shapes(opened: OpenRobot, folder: Folder) -> list[Shape]:
    """The shapes that can be shown; the addresses of meshes do not reveal a path."""
    shown: list[Shape] = []
    shapes = zip(visible_shapes(opened), mesh_files(opened, folder), strict=True)
    for k, (mesh, path) in enumerate(shapes):
        if mesh.shape == MESH and path is None:
            continue
        assert opened.robot is not None
        assert opened.robot.origin is not None
        placed = opened.robot.origin.links[mesh.link]
        T = np.reshape(placed.T, (4, 4)) @ np.reshape(mesh.T, (4, 4))
        shown.append(
            {
                "kind": mesh.shape,
                "url": f"{ADDRESS}/{opened.id}/{k}" if path is not None else "",
                "frame": placed.frame,
                "T": T.ravel().tolist(),
                "scale": list(mesh.scale),
                "colour": mesh.colour,
            }
        )
    return shown


def locate(name: str, folder: Folder, robot_file: Path | None = None) -> Path | None:
    """The file that a mesh names, also behind `package://`; None if it is not there."""
    if not name:
        return None
    plain = unquote(name.split("://", 1)[-1])
    parts = Path(plain.lstrip("/")).parts
    root = folder.path.resolve()
    for k in range(min(len(parts), MAX_FOLDERS)):
        path = root.joinpath(*parts[k:]).resolve()
        if path.is_relative_to(root) and _is_mesh(path):
            return path
    return _near_file(plain, parts, robot_file.resolve()) if robot_file is not None else None


def _near_file(plain: str, parts: tuple[str, ...], robot_file: Path) -> Path | None:
    """A mesh beside the robot's file, or in a package that the file lies in."""
    near = [folder for folder in robot_file.parents[:NEAR_FOLDERS] if folder != folder.parent]
    candidates = [robot_file.parent / plain.lstrip("/")]
    if ".." not in parts:
        candidates += [folder.joinpath(*parts[k:]) for folder in near for k in (0, 1)]
    paths = (candidate.resolve() for candidate in candidates)
    return next((p for p in paths if _is_mesh(p) and p.is_relative_to(near[-1])), None)


def _is_mesh(path: Path) -> bool:
    return path.suffix.lower() in READERS and path.is_file()


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


@lru_cache(maxsize=64)
def _packed(path: Path, state: tuple[int, ...]) -> bytes:
    return read_solid(path).packed()


def packed(path: Path) -> bytes:
    """A mesh file for the page; it is read again only after it has changed."""
    return _packed(path, file_state(path))


def read_solid(path: Path) -> Solid:
    """The triangles of a mesh file; raises an InputError if it is damaged or too large."""
    parts = read_mesh(path, READERS)
    count = sum(len(part.corners) for part in parts)
    if count > MAX_TRIANGLES:
        expected = f"at most {MAX_TRIANGLES}"
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
