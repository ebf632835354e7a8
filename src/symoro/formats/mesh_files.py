"""Mesh files as triangles with normals and colours: STL, OBJ, MuJoCo's MSH and COLLADA.

Sizes are bounded, numbers are finite, and no other file is followed but the colours beside an OBJ.
Of COLLADA files the transforms of nodes and the diffuse colours of materials are read. As in ROS
the unit of length counts and the direction that is up does not: URDF places meshes by their own
axes.

Shapes of links, solids and meshes, are enclosed by capsules, whose distances have a closed form.

[E05] C. Ericson: Real-time collision detection, Morgan Kaufmann, 2005.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path
from urllib.parse import unquote

import numpy as np

from symoro.errors import FormatError, InputError
from symoro.formats.description import Array, transform, turn
from symoro.formats.text_files import Element, os_reason, parse_xml, read_file
from symoro.limits import LIMITS

# --- COLLADA -------------------------------------------------------------------------------------

Colour = tuple[float, float, float, float]  # red, green, blue, alpha from 0 to 1
NO_COLOUR: Colour = (0.0, 0.0, 0.0, 0.0)
SHADINGS = ("phong", "lambert", "blinn", "constant")
PRIMITIVES = ("triangles", "polylist", "polygons")
MAX_BYTES, MAX_TRIANGLES = LIMITS["mesh-file"], LIMITS["mesh-triangles"]
MAX_NODES = LIMITS["mesh-nodes"]  # instances of nodes in nodes


@dataclass(frozen=True)
class MeshPart:
    """Triangles of one colour: corners (n, 3, 3), and their normals (n, 3, 3) or None."""

    corners: Array
    normals: Array | None = None
    colour: Colour = NO_COLOUR


@dataclass(frozen=True)
class _Primitive:
    """Triangles of one material in the frame of their geometry."""

    material: str
    corners: Array
    normals: Array | None


def collada_parts(path: Path) -> Iterator[MeshPart]:
    """The parts of a COLLADA file, in metres."""
    root = parse_xml(read_file(path, MAX_BYTES), path.name, texts=True)
    if root.tag != "COLLADA":
        raise root.wrong("", f"<{root.tag}>", "<COLLADA>")
    asset = root.first("asset")
    unit = asset.first("unit") if asset else None
    metres = unit.number("meter", 1.0) if unit else 1.0
    scene = _Scene({e.get("id"): e for e in _descendants(root) if e.get("id")})
    for T, node in scene.nodes(scene.root_node(root), np.diag([metres, metres, metres, 1.0])):
        for instance in node.all("instance_geometry"):
            yield from scene.parts(instance, T)


def _descendants(element: Element) -> Iterator[Element]:
    for child in element.children:
        yield child
        yield from _descendants(child)


def _floats(element: Element) -> Array:
    words = "".join(element.words).split()
    return np.fromiter(map(float, words), float, len(words))


def _integers(element: Element) -> np.ndarray:
    words = "".join(element.words).split()
    return np.fromiter(map(int, words), int, len(words))


@dataclass
class _Scene:
    """The elements of a file by their ids, and the geometries that were read."""

    elements: Mapping[str, Element]
    geometries: dict[str, list[_Primitive]] = field(default_factory=dict)
    visited: int = 0

    def target(self, element: Element, key: str) -> Element:
        """The element that an address in an attribute names, inside the same file."""
        address = element.need(key)
        if address[:1] != "#" or address[1:] not in self.elements:
            raise element.wrong(key, f"'{address[:60]}'", "the id of an element of this file")
        return self.elements[address[1:]]

    # --- nodes -----------------------------------------------------------------------------------

    def root_node(self, root: Element) -> Element:
        """The visual scene that the file shows: the named one, else the first."""
        scene = root.first("scene")
        instance = scene.first("instance_visual_scene") if scene else None
        if instance is None:
            return root.child("library_visual_scenes").child("visual_scene")
        return self.target(instance, "url")

    def nodes(self, parent: Element, T_parent: Array) -> Iterator[tuple[Array, Element]]:
        """Every node below a parent with its transform, instances of nodes included."""
        for child in parent.all("node", "instance_node"):
            self.visited += 1
            if self.visited > MAX_NODES:
                limit = f"at most {MAX_NODES}"
                raise FormatError(parent.file, child.line, "<node>", "nodes without end", limit)
            node = child if child.tag == "node" else self.target(child, "url")
            T = T_parent @ _node_transform(node)
            yield T, node
            yield from self.nodes(node, T)

    def parts(self, instance: Element, T: Array) -> Iterator[MeshPart]:
        """The parts of a geometry where an instance of it is, T being the place of its node."""
        materials = {
            e.get("symbol"): e.get("target")
            for e in _descendants(instance)
            if e.tag == "instance_material"
        }
        R, invertible = T[:3, :3], abs(np.linalg.det(T[:3, :3])) > 1e-18
        for primitive in self.geometry(self.target(instance, "url")):
            material = materials.get(primitive.material, f"#{primitive.material}")
            normals = primitive.normals
            if normals is not None:  # they turn with the inverse transpose
                normals = normals @ (np.linalg.inv(R) if invertible else np.eye(3))
                sizes = np.linalg.norm(normals, axis=2, keepdims=True)
                normals = normals / np.maximum(sizes, 1e-30)
            yield MeshPart(primitive.corners @ R.T + T[:3, 3], normals, self.colour(material))

    def colour(self, material: str) -> Colour:
        """The diffuse colour of a material; none if it has a texture or nothing."""
        element = self.elements.get(material[1:])
        effect = element.first("instance_effect") if element else None
        if effect is None:
            return NO_COLOUR
        for shading in _descendants(self.target(effect, "url")):
            diffuse = shading.first("diffuse") if shading.tag in SHADINGS else None
            colour = diffuse.first("color") if diffuse else None
            values = _floats(colour).tolist() if colour else []
            if len(values) >= 3:
                return values[0], values[1], values[2], 1.0
        return NO_COLOUR

    # --- geometries ------------------------------------------------------------------------------

    def geometry(self, element: Element) -> list[_Primitive]:
        """The triangles of a geometry, read once."""
        key = element.get("id")
        if key not in self.geometries:
            mesh = element.first("mesh")
            self.geometries[key] = list(self._primitives(mesh)) if mesh else []
        return self.geometries[key]

    def _primitives(self, mesh: Element) -> Iterator[_Primitive]:
        for primitive in mesh.all(*PRIMITIVES):
            inputs = {i.get("semantic"): i for i in primitive.all("input")}
            offsets = {name: _offset(i) for name, i in inputs.items()}
            corners = _corner_indices(primitive, 1 + max(offsets.values(), default=0))
            if "VERTEX" not in inputs or not len(corners):
                continue
            vertices = self.target(inputs["VERTEX"], "source")
            per_vertex = {i.get("semantic"): i for i in vertices.all("input")}
            if "POSITION" not in per_vertex:
                raise primitive.wrong("", "vertices without positions", "an input POSITION")
            vertex = corners[:, :, offsets["VERTEX"]]
            positions = self._vectors(per_vertex["POSITION"])[vertex]
            normals = None
            if "NORMAL" in inputs:
                normals = self._vectors(inputs["NORMAL"])[corners[:, :, offsets["NORMAL"]]]
            elif "NORMAL" in per_vertex:
                normals = self._vectors(per_vertex["NORMAL"])[vertex]
            yield _Primitive(primitive.get("material"), positions, normals)

    def _vectors(self, source: Element) -> Array:
        """The vectors of three numbers that an input names."""
        element = self.target(source, "source")
        values = _floats(element.child("float_array"))
        accessor = next((e for e in _descendants(element) if e.tag == "accessor"), None)
        stride = int(accessor.number("stride", 3)) if accessor else 3
        if stride < 3:
            raise element.wrong("stride", str(stride), "3 or more")
        return values[: len(values) // stride * stride].reshape(-1, stride)[:, :3]


def _offset(element: Element) -> int:
    offset = int(element.need("offset"))
    if offset < 0:
        raise element.wrong("offset", str(offset), "0 or more")
    return offset


def _corner_indices(primitive: Element, width: int) -> np.ndarray:
    """The indices of the corners of triangles, (n, 3, width); polygons are cut into fans."""
    lists = [_integers(p) for p in primitive.all("p")]
    sizes = _polygon_sizes(primitive, lists, width)
    whole = [p[: len(p) // width * width] for p in lists]
    corners = np.concatenate([*whole, np.zeros(0, int)]).reshape(-1, width)
    if corners.min(initial=0) < 0:
        raise primitive.wrong("", "a negative index", "indices from 0")
    if sum(sizes) > len(corners) or min(sizes, default=3) < 1:
        raise primitive.wrong("", f"{len(corners)} corners", f"{sum(sizes)}")
    if set(sizes) <= {3}:
        return corners[: 3 * len(sizes)].reshape(-1, 3, width)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).tolist()
    fans = [
        (start, start + k, start + k + 1)
        for start, size in zip(starts, sizes, strict=True)
        for k in range(1, size - 1)
    ]
    return np.asarray(corners[np.array(fans, dtype=int).reshape(-1, 3)])


def _polygon_sizes(primitive: Element, lists: list[np.ndarray], width: int) -> list[int]:
    """The number of corners of each polygon."""
    if primitive.tag == "polygons":
        return [len(p) // width for p in lists]
    counts = primitive.first("vcount")
    if counts is not None:
        return [int(n) for n in _integers(counts)]
    return [3] * (sum(map(len, lists)) // (3 * width))


# --- transforms ---------------------------------------------------------------------------------

_NUMBERS = {"matrix": 16, "translate": 3, "rotate": 4, "scale": 3}


def _node_transform(node: Element) -> Array:
    """The product of the transforms of a node, in their order."""
    T = np.eye(4)
    for element in node.all(*_NUMBERS):
        values = _floats(element)
        if len(values) != _NUMBERS[element.tag]:
            raise element.wrong("", f"{len(values)} numbers", str(_NUMBERS[element.tag]))
        T = T @ _elementary_transform(element.tag, values)
    return T


def _elementary_transform(kind: str, x: Array) -> Array:
    if kind == "matrix":
        return x.reshape(4, 4)
    if kind == "translate":
        return transform(None, x)
    if kind == "scale":
        return transform(np.diag(x))
    axis = x[:3] / max(float(np.linalg.norm(x[:3])), 1e-30)
    return transform(turn(axis, float(np.radians(x[3]))))


# --- all types -----------------------------------------------------------------------------------

MAX_LIBRARY_BYTES = LIMITS["mesh-materials"]
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
    """The parts with triangles of a file."""
    return [part for part in reader(path) if len(part.corners)]


# --- STL and MSH --------------------------------------------------------------------------------


def _stl_parts(path: Path) -> Iterator[MeshPart]:
    data = read_file(path, MAX_BYTES)
    count = int.from_bytes(data[STL_HEADER - 4 : STL_HEADER], "little")
    if 0 < count * STL_TRIANGLE.itemsize <= len(data) - STL_HEADER:
        corners = np.frombuffer(data, STL_TRIANGLE, count, STL_HEADER)["corners"]
    else:
        lines = (line.split() for line in data.splitlines())
        vertices = [words[1:4] for words in lines if words[:1] == [b"vertex"]]
        corners = np.array(vertices, float).reshape(-1, 3, 3)
    yield MeshPart(np.asarray(corners, float))


def _msh_parts(path: Path) -> Iterator[MeshPart]:
    data = read_file(path, MAX_BYTES)
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
    for line in read_file(path, MAX_BYTES).splitlines():
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


# --- places of mesh files ------------------------------------------------------------------------

NEAR_FOLDERS = 6  # folders upwards from a robot file in which packages are looked for


def mesh_near(name: str, robot_file: Path) -> Path | None:
    """The mesh file beside a robot's file, or in a package that the file lies in; None without it.

    `name` may begin with `package://`.
    """
    plain, robot_file = mesh_name(name).lstrip("/"), robot_file.resolve()
    near = [folder for folder in robot_file.parents[:NEAR_FOLDERS] if folder != folder.parent]
    candidates = _mesh_candidates(Path(plain), robot_file.parent, near) if plain and near else []
    paths = (candidate.resolve() for candidate in candidates)
    return next((p for p in paths if is_mesh(p) and p.is_relative_to(near[-1])), None)


def _mesh_candidates(name: Path, beside: Path, near: Iterable[Path]) -> list[Path]:
    """Paths beside a robot's file, and in the folders around it, with and without a package."""
    if ".." in name.parts:
        return [beside / name]
    return [beside / name, *(f.joinpath(*name.parts[k:]) for f in near for k in (0, 1))]


def mesh_name(name: str) -> str:
    """The path that a mesh names, without the kind of address before it."""
    return unquote(name.split("://", 1)[-1])


def is_mesh(path: Path) -> bool:
    """True if the path is a file of a type of mesh that is read."""
    return path.suffix.lower() in READERS and path.is_file()


# --- capsules around shapes ----------------------------------------------------------------------
#
# A capsule is the set of the points within a radius of a segment. The distance between two capsules
# is that of their segments, which has a closed form [E05 §5.1.9], less both radii. Solids and
# meshes are enclosed by one to three capsules each.

Segment = tuple[Array, float]  # the ends (2, 3) of a capsule and its radius, m
RADII = np.geomspace(1.0, 1.6, 13)  # over the least radius: radii that are tried
MOST_PARTS = 3  # capsules of one shape
PART_PENALTY = 0.1  # of the volume, for each capsule beyond the first
CORNERS = 32  # of the polygon around a circle
CENTRE_STEPS = 60  # of the search for the centre of the smallest circle
PARALLEL = 1e-12  # squared sine between segments that count as parallel


def solid_segments(shape: str, size: tuple[float, float, float]) -> list[Segment]:
    """Return capsules (ends, radius) around a solid about its origin; sizes as in `Mesh`."""
    x, _, z = size
    if shape == "sphere":
        return [(np.zeros((2, 3)), x)]
    if shape == "capsule":
        return [(np.array([[0, 0, -z / 2], [0, 0, z / 2]]), x)]
    if shape == "ellipsoid":  # a ball of the median radius moves along the longest one
        order = np.argsort(size)
        radius, ends = size[order[1]], np.zeros((2, 3))
        ends[:, order[2]] = np.array([-1, 1]) * (size[order[2]] - radius)
        return [(ends, radius)]
    if shape == "cylinder":
        angles = 2 * np.pi / CORNERS * np.arange(CORNERS)
        circle = x / np.cos(np.pi / CORNERS) * np.stack([np.cos(angles), np.sin(angles)], axis=1)
        rims = [np.column_stack([circle, np.full(CORNERS, h)]) for h in (-z / 2, z / 2)]
        return [enclosing_capsule(np.concatenate(rims), np.eye(3))]
    return _box_segments(size)


def _box_segments(size: tuple[float, float, float]) -> list[Segment]:
    """A flat box is cut into strips along its longest edge."""
    least, middle, _ = sorted(range(3), key=lambda k: size[k])
    count = int(np.clip(round(size[middle] / max(size[least], 1e-9)), 1, MOST_PARTS))
    edges = np.array(size, float)
    edges[middle] /= count
    corners = np.array(list(product((-0.5, 0.5), repeat=3))) * edges
    ends, radius = enclosing_capsule(corners, np.eye(3))
    centres = np.zeros((count, 3))
    centres[:, middle] = (np.arange(count) - (count - 1) / 2) * edges[middle]
    return [(ends + centre, radius) for centre in centres]


def mesh_segments(corners: Array) -> list[Segment]:
    """Return capsules around triangles (n, 3, 3): as many slabs as make the volume least."""
    points = corners.reshape(-1, 3)
    axes = np.linalg.svd(np.cov((points - points.mean(axis=0)).T))[2]
    axis = max(axes, key=lambda u: float(np.ptp(points @ u)))
    along = corners.mean(axis=1) @ axis
    best: list[Segment] = []
    least = np.inf
    for count in range(1, MOST_PARTS + 1):
        slabs = np.floor((along - along.min()) / (np.ptp(along) + 1e-12) * count).astype(int)
        parts = [corners[np.minimum(slabs, count - 1) == k].reshape(-1, 3) for k in range(count)]
        segments = [enclosing_capsule(part, axes) for part in parts if len(part)]
        volume = sum(_volume(*s) for s in segments) * (1 + PART_PENALTY * (count - 1))
        if volume < least:
            best, least = segments, volume
    return best


def enclosing_capsule(points: Array, axes: Array) -> Segment:
    """Return the smallest capsule around points (n, 3) along one of the axes, rows of a rotation.

    Its line goes through the centre of the smallest circle around the points seen along the axis.
    """
    candidates = [s for k in range(3) for s in _capsules_along(points, np.roll(axes, -k, axis=0))]
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    ball = float(np.linalg.norm(points - middle, axis=1).max())
    candidates.append((np.stack([middle, middle]), ball))
    return min(candidates, key=lambda s: _volume(*s))


def _capsules_along(points: Array, axes: Array) -> list[Segment]:
    """Capsules along the first of the axes, of several radii."""
    seen = points @ axes.T
    centre = _circle_centre(seen[:, 1:])
    away = np.linalg.norm(seen[:, 1:] - centre, axis=1)
    capsules = []
    for radius in max(float(away.max()), 1e-9) * RADII:
        reach = np.sqrt(np.maximum(radius**2 - away**2, 0))  # of a ball of the line, at each point
        low, high = (seen[:, 0] + reach).min(), (seen[:, 0] - reach).max()
        if low > high:  # one ball is enough
            low = high = (low + high) / 2
        ends = np.array([[low, *centre], [high, *centre]]) @ axes
        capsules.append((ends, float(radius)))
    return capsules


def _circle_centre(points: Array) -> Array:
    """The approximate centre of the smallest circle around points (n, 2): steps to the farthest."""
    angles = np.pi / CORNERS * np.arange(2 * CORNERS)
    directions = np.stack([np.cos(angles), np.sin(angles)])
    extremes = points[np.unique(np.argmax(points @ directions, axis=0))]
    centre = (extremes.min(axis=0) + extremes.max(axis=0)) / 2
    best, least = centre, np.inf
    for step in range(CENTRE_STEPS):
        away = np.linalg.norm(extremes - centre, axis=1)
        if away.max() < least:
            best, least = centre, float(away.max())
        centre = centre + (extremes[away.argmax()] - centre) / (step + 2)
    return np.asarray(best)


def _volume(ends: Array, radius: float) -> float:
    length = float(np.linalg.norm(ends[1] - ends[0]))
    return float(np.pi * radius**2 * (length + 4 / 3 * radius))


# --- distances -----------------------------------------------------------------------------------


def segment_distances(a: Array, b: Array) -> Array:
    """Return the distances (…) between segments with the ends a and b, (…, 2, 3) [E05 §5.1.9]."""
    u, v, w = a[..., 1, :] - a[..., 0, :], b[..., 1, :] - b[..., 0, :], a[..., 0, :] - b[..., 0, :]
    uu, vv, uv, uw, vw = (_dots(*x) for x in ((u, u), (v, v), (u, v), (u, w), (v, w)))
    square = uu * vv - uv**2
    oblique = square > PARALLEL * uu * vv
    s = np.where(oblique, (uv * vw - uw * vv) / np.where(oblique, square, 1.0), 0.0)
    t = _ratio(uv * np.clip(s, 0, 1) + vw, vv)
    s = np.clip(_ratio(uv * np.clip(t, 0, 1) - uw, uu), 0, 1)
    t = np.clip(_ratio(uv * s + vw, vv), 0, 1)
    difference = w + s[..., None] * u - t[..., None] * v
    return np.asarray(np.sqrt(_dots(difference, difference)))


def _dots(a: Array, b: Array) -> Array:
    """The dot products of vectors (…, 3)."""
    return np.asarray(np.einsum("...c,...c->...", a, b))


def _ratio(x: Array, y: Array) -> Array:
    """x / y, and 0 where y is 0: the segment is a point."""
    return np.asarray(np.where(y > 0, x / np.where(y > 0, y, 1.0), 0.0))
