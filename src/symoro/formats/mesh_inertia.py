"""Mesh files as triangles, and the mass that they enclose: STL, OBJ and MuJoCo's MSH, read with bounds.

Integrals over a mesh are sums over the tetrahedra between its triangles and a point; those of a triangle D, E, F with the origin are
volume vol, first moment vol/4 (D + E + F), second moment vol/20 ((D + E + F)(D + E + F)' + DD' + EE' + FF').
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.rigid_body import Array, RigidInertia

MAX_BYTES = 64 * 1024 * 1024
RECORD = np.dtype(
    [("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")]
)  # a triangle of a binary STL file
STL_HEADER, MSH_HEADER = 84, 16  # bytes


def triangles(path: Path) -> Array:
    """The corners of the triangles of a file, (n, 3, 3)."""
    read = READERS.get(path.suffix.lower())
    if read is None:
        raise InputError(
            str(path.name or path),
            f"the type '{path.suffix}'",
            f"a mesh of the type {', '.join(READERS)}",
        )
    try:
        if path.stat().st_size > MAX_BYTES:
            raise InputError(path.name, f"{path.stat().st_size} bytes", f"at most {MAX_BYTES}")
        found = np.asarray(read(path.read_bytes()), np.float32).astype(
            float
        )  # as programs for meshes keep them
    except OSError as error:
        raise InputError(
            path.name, (error.strerror or str(error)).lower(), "a readable mesh file"
        ) from None
    except (ValueError, IndexError) as error:
        raise InputError(path.name, f"a damaged mesh ({error})", "triangles") from None
    if not len(found) or not np.isfinite(found).all():
        raise InputError(
            path.name,
            "no triangles" if not len(found) else "corners that are not finite",
            "triangles",
        )
    return found


def _stl(data: bytes) -> Array:
    count = int.from_bytes(data[STL_HEADER - 4 : STL_HEADER], "little")
    if 0 < count * RECORD.itemsize <= len(data) - STL_HEADER:
        return np.asarray(np.frombuffer(data, RECORD, count, STL_HEADER)["corners"])
    return np.array(
        [line.split()[1:4] for line in data.splitlines() if line.lstrip().startswith(b"vertex")],
        float,
    ).reshape(-1, 3, 3)


def _obj(data: bytes) -> Array:
    lines = [line.split() for line in data.splitlines()]
    places = np.array([words[1:4] for words in lines if words[:1] == [b"v"]], float)
    corners = [
        [int(word.partition(b"/")[0]) for word in words[1:]]
        for words in lines
        if words[:1] == [b"f"]
    ]
    faces = [(face[0], a, b) for face in corners for a, b in pairwise(face[1:])]
    index = np.array(faces, int).reshape(-1, 3)
    return np.asarray(places[np.where(index < 0, index + len(places), index - 1)])


def _msh(data: bytes) -> Array:
    points, normals, textures, faces = np.frombuffer(data, "<i4", 4)
    places = np.frombuffer(data, "<f4", 3 * points, MSH_HEADER).reshape(-1, 3)
    start = MSH_HEADER + 4 * (3 * points + 3 * normals + 2 * textures)
    return np.asarray(places[np.frombuffer(data, "<i4", 3 * faces, start).reshape(-1, 3)])


READERS: dict[str, Callable[[bytes], Array]] = {".stl": _stl, ".obj": _obj, ".msh": _msh}


def hull(points: Array) -> Array:
    """The triangles of the convex hull of points, outward."""
    from scipy.spatial import ConvexHull

    found = ConvexHull(points)
    corners = points[found.simplices]
    inward = (
        np.einsum(
            "ni,ni->n",
            np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]),
            found.equations[:, :3],
        )
        < 0
    )
    corners[inward] = corners[inward][:, ::-1]
    return np.asarray(corners)


def enclosed(corners: Array, method: str = "exact") -> RigidInertia:
    """The inertia of what triangles enclose, for a density of 1.

    exact: signed volumes; legacy: their absolute values about the centre, MuJoCo's default, which forgives triangles that are turned
    inside out; convex: of the convex hull; shell: of the surface, for 1 per area.
    """
    if method == "convex":
        corners = hull(corners.reshape(-1, 3))
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]) / 2
    area, middle = np.linalg.norm(across, axis=1), corners.mean(axis=1)
    centre = area @ middle / area.sum()

    def parts(origin: Array) -> Array:
        """The volume, or area, of each triangle's part, seen from a point."""
        if method == "shell":
            return np.asarray(area)
        volumes = np.einsum("ni,ni->n", middle - origin, across) / 3
        return np.asarray(np.abs(volumes) if method == "legacy" else volumes)

    weights, share = parts(centre), 1.0 if method == "shell" else 0.75
    com = weights @ (share * middle + (1 - share) * centre) / weights.sum()
    weights, about = parts(com), corners - com
    total, spread = about.sum(axis=1), 12 if method == "shell" else 20
    second = (
        np.einsum("n,ni,nj->ij", weights, total, total)
        + np.einsum("n,nci,ncj->ij", weights, about, about)
    ) / spread
    return RigidInertia(float(weights.sum()), com, np.trace(second) * np.eye(3) - second)
