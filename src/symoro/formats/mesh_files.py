"""Mesh files as triangles with normals and colours: STL, OBJ, MuJoCo's MSH and COLLADA.

Sizes are bounded, numbers are finite, and no other file is followed but the colours beside an OBJ.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.collada import NO_COLOUR, Colour, MeshPart, collada_parts
from symoro.formats.rigid_body import Array
from symoro.formats.text_files import os_reason

MAX_BYTES = 64 * 1024 * 1024
MAX_LIBRARY_BYTES = 1024 * 1024  # of a library of colours
STL_TRIANGLE = np.dtype(  # of a binary file
    [("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")]
)
STL_HEADER, MSH_HEADER = 84, 16  # bytes
SOLID_TYPES = (".stl", ".obj", ".msh")  # the types that MuJoCo reads
DAMAGE = (ValueError, IndexError, KeyError, OverflowError, RecursionError)


def triangles(path: Path) -> Array:
    """The corners of the triangles of an STL, OBJ or MSH file, (n, 3, 3), in single precision."""
    corners = np.concatenate([part.corners for part in read_mesh(path, SOLID_TYPES)])
    return corners.astype(np.float32).astype(float)


def read_mesh(path: Path, types: Iterable[str]) -> list[MeshPart]:
    """The parts of a mesh file of one of the types; raises an InputError if it has no triangles."""
    kind = path.suffix.lower()
    if kind not in types:
        expected = f"a mesh of the type {', '.join(types)}"
        raise InputError(str(path.name or path), f"the type '{path.suffix}'", expected)
    try:
        parts = _read_parts(path, READERS[kind])
    except OSError as error:
        raise InputError(path.name, os_reason(error), "a readable mesh file") from None
    except DAMAGE as error:
        expected = f"a {kind} file with triangles or polygons"
        raise InputError(path.name, f"a damaged mesh ({error})", expected) from None
    if not parts:
        raise InputError(path.name, "no triangles", "triangles")
    if not all(np.isfinite(part.corners).all() for part in parts):
        raise InputError(path.name, "corners that are not finite", "triangles")
    return parts


def _read_parts(path: Path, reader: Callable[[Path], Iterator[MeshPart]]) -> list[MeshPart]:
    """The parts with triangles of a file that is not too large."""
    size = path.stat().st_size
    if size > MAX_BYTES:
        raise InputError(path.name, f"{size} bytes", f"at most {MAX_BYTES}", "Reduce the mesh.")
    return [part for part in reader(path) if len(part.corners)]


# --- STL and MSH --------------------------------------------------------------------------------


def _stl_parts(path: Path) -> Iterator[MeshPart]:
    data = path.read_bytes()
    count = int.from_bytes(data[STL_HEADER - 4 : STL_HEADER], "little")
    if 0 < count * STL_TRIANGLE.itemsize <= len(data) - STL_HEADER:
        corners = np.frombuffer(data, STL_TRIANGLE, count, STL_HEADER)["corners"]
    else:
        lines = (line.split() for line in data.splitlines())
        vertices = [words[1:4] for words in lines if words[:1] == [b"vertex"]]
        corners = np.array(vertices, float).reshape(-1, 3, 3)
    yield MeshPart(np.asarray(corners, float))


def _msh_parts(path: Path) -> Iterator[MeshPart]:
    data = path.read_bytes()
    points, normals, textures, faces = np.frombuffer(data, "<i4", 4)
    places = np.frombuffer(data, "<f4", 3 * points, MSH_HEADER).reshape(-1, 3)
    start = MSH_HEADER + 4 * (3 * points + 3 * normals + 2 * textures)
    index = np.frombuffer(data, "<i4", 3 * faces, start).reshape(-1, 3)
    yield MeshPart(np.asarray(places[index], float))


# --- OBJ ----------------------------------------------------------------------------------------


def _obj_parts(path: Path) -> Iterator[MeshPart]:
    """The triangles of each material; polygons are cut into fans."""
    positions: list[list[bytes]] = []
    normals: list[list[bytes]] = []
    faces: dict[str, list[bytes]] = {}  # by material: the corners of its triangles
    colours: dict[str, Colour] = {}
    material = ""
    for line in path.read_bytes().splitlines():
        match line.split():
            case [b"v", *rest]:
                positions.append(rest[:3])
            case [b"vn", *rest]:
                normals.append(rest[:3])
            case [b"f", first, *rest]:
                corners = faces.setdefault(material, [])
                corners += (c for a, b in pairwise(rest) for c in (first, a, b))
            case [b"usemtl", word, *_]:
                material = word.decode("utf-8", "replace")
            case [b"mtllib", word, *_]:
                colours |= _library_colours(
                    path.parent / Path(word.decode("utf-8", "replace")).name
                )
    P, N = _rows(positions), _rows(normals)
    for material, corners in faces.items():
        yield _obj_part(corners, P, N, colours.get(material, NO_COLOUR))


def _obj_part(corners: list[bytes], P: Array, N: Array, colour: Colour) -> MeshPart:
    """The triangles of corners like 3/1/2 (position, texture, normal) of positions P, normals N."""
    indices = [corner.split(b"/") for corner in corners]
    positions = P[_from_zero((index[0] for index in indices), len(P))]
    normals = None
    if all(len(index) > 2 and index[2] for index in indices):
        normals = N[_from_zero((index[2] for index in indices), len(N))].reshape(-1, 3, 3)
    return MeshPart(positions.reshape(-1, 3, 3), normals, colour)


def _rows(words: list[list[bytes]]) -> Array:
    return np.array(words, dtype=float).reshape(-1, 3)


def _from_zero(indices: Iterable[bytes], count: int) -> np.ndarray:
    """Indices that count from 1 forwards or from -1 backwards, as indices from 0."""
    numbers = np.array([int(index) for index in indices], dtype=int)
    return np.where(numbers < 0, numbers + count, numbers - 1)


def _library_colours(path: Path) -> dict[str, Colour]:
    """The diffuse colours of the materials of a library; none if it is missing or too large."""
    if not path.is_file() or path.is_symlink() or path.stat().st_size > MAX_LIBRARY_BYTES:
        return {}
    lines = re.findall(
        r"^\s*newmtl\s+(\S+)|^\s*Kd\s+(\S+)\s+(\S+)\s+(\S+)",
        path.read_text(encoding="utf-8", errors="replace"),
        re.MULTILINE,
    )
    colours, material = {}, ""
    for name, red, green, blue in lines:
        if name:
            material = name
        else:
            colours[material] = (float(red), float(green), float(blue), 1.0)
    return colours


READERS: dict[str, Callable[[Path], Iterator[MeshPart]]] = {
    ".stl": _stl_parts,
    ".msh": _msh_parts,
    ".obj": _obj_parts,
    ".dae": collada_parts,
}
