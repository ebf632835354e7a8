"""Mesh files as triangles with normals and colours, for the view: bounded, finite, and no other file is followed but the colours beside it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from symoro.errors import InputError, SymoroError
from symoro.formats.mesh_inertia import MAX_BYTES, triangles
from symoro.gui.collada import PLAIN, Colour, Part, collada

MAX_COLOURS = 1024 * 1024
MAX_TRIANGLES = 500_000


@dataclass(frozen=True)
class Solid:
    """Triangles with a normal at each corner and a colour (n, 3, 3), (n, 3, 3), (n, 4); colours without alpha are none."""

    corners: np.ndarray
    normals: np.ndarray
    colours: np.ndarray

    def packed(self) -> bytes:
        """For the page: all corners, all normals as 32-bit floats, then all colours as bytes."""
        return (
            self.corners.astype("<f4").tobytes()
            + self.normals.astype("<f4").tobytes()
            + self.colours.astype("u1").tobytes()
        )


def plain(path: Path) -> Iterator[Part]:
    """A file that has nothing but triangles."""
    yield Part(triangles(path), None)


def obj(path: Path) -> Iterator[Part]:
    """A Wavefront file with its normals, and with the colours of the library beside it; polygons are cut into triangles."""
    places: list[list[bytes]] = []
    normals: list[list[bytes]] = []
    faces: dict[str, list[tuple[bytes, bytes, bytes]]] = {}
    known: dict[str, Colour] = {}
    paint = ""
    for line in path.read_bytes().splitlines():
        match line.split():
            case [b"v", *rest]:
                places.append(rest[:3])
            case [b"vn", *rest]:
                normals.append(rest[:3])
            case [b"f", first, *rest]:
                faces.setdefault(paint, []).extend((first, a, b) for a, b in pairwise(rest))
            case [b"usemtl", word, *_]:
                paint = word.decode("utf-8", "replace")
            case [b"mtllib", word, *_]:
                known |= paints(path.parent / Path(word.decode("utf-8", "replace")).name)
    P, N = (
        np.array(places, dtype=float).reshape(-1, 3),
        np.array(normals, dtype=float).reshape(-1, 3),
    )
    for name, face in faces.items():
        corners = [corner.split(b"/") for triangle in face for corner in triangle]
        at = _indices((c[0] for c in corners), len(P))
        turned = (
            N[_indices((c[2] for c in corners), len(N))].reshape(-1, 3, 3)
            if all(len(c) > 2 and c[2] for c in corners)
            else None
        )
        yield Part(P[at].reshape(-1, 3, 3), turned, known.get(name, PLAIN))


def _indices(texts: Iterable[bytes], count: int) -> np.ndarray:
    """From 1 forwards or from -1 backwards to from 0."""
    found = np.array([int(t) for t in texts], dtype=int)
    return np.where(found < 0, found + count, found - 1)


def paints(path: Path) -> dict[str, Colour]:
    """The diffuse colours of a Wavefront library; none where it is missing or too large."""
    if not path.is_file() or path.is_symlink() or path.stat().st_size > MAX_COLOURS:
        return {}
    found = re.findall(
        r"^\s*newmtl\s+(\S+)|^\s*Kd\s+(\S+)\s+(\S+)\s+(\S+)",
        path.read_text(encoding="utf-8", errors="replace"),
        re.MULTILINE,
    )
    colours, name = {}, ""
    for new, *rgb in found:
        if new:
            name = new
        else:
            colours[name] = (float(rgb[0]), float(rgb[1]), float(rgb[2]), 1.0)
    return colours


READERS: dict[str, Callable[[Path], Iterator[Part]]] = {
    ".stl": plain,
    ".msh": plain,
    ".obj": obj,
    ".dae": collada,
}


@lru_cache(maxsize=12)
def _packed(path: Path, stamp: int) -> bytes:
    return read(path).packed()


def packed(path: Path) -> bytes:
    """A mesh file for the page, remembered until it changes."""
    return _packed(path, path.stat().st_mtime_ns)


def read(path: Path) -> Solid:
    """The triangles of a mesh file; what is wrong with it is an error."""
    if path.stat().st_size > MAX_BYTES:
        raise InputError(
            path.name, f"{path.stat().st_size} bytes", f"at most {MAX_BYTES}", "Reduce the mesh."
        )
    try:
        parts = list(READERS[path.suffix.lower()](path))
    except SymoroError:
        raise
    except (ValueError, IndexError, KeyError, OverflowError, RecursionError) as error:
        raise InputError(
            path.name,
            f"a damaged mesh ({error})",
            f"a {path.suffix} file with triangles or polygons",
        ) from None
    count = sum(len(p.corners) for p in parts)
    if not 0 < count <= MAX_TRIANGLES:
        raise InputError(
            path.name,
            f"{count} triangles",
            f"1 to {MAX_TRIANGLES}",
            "Reduce the mesh." if count else "",
        )
    corners = np.concatenate([p.corners for p in parts])
    if not np.isfinite(corners).all():
        raise InputError(path.name, "corners that are not finite", "numbers")
    normals = np.concatenate(
        [p.normals if p.normals is not None else flat(p.corners) for p in parts]
    )
    colours = np.concatenate([np.tile(_bytes(p.colour), (len(p.corners), 1)) for p in parts])
    return Solid(corners, np.nan_to_num(normals), colours)


def flat(corners: np.ndarray) -> np.ndarray:
    """The normal of each triangle, at its three corners."""
    n = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    n = n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-30)
    return np.repeat(n[:, None], 3, axis=1)


def _bytes(colour: Colour) -> np.ndarray:
    return np.array(
        [round(255 * min(1.0, max(0.0, x))) if math.isfinite(x) else 0 for x in colour], dtype="u1"
    )
