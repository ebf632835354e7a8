"""COLLADA files: the triangles of the scene, with the transforms of its nodes and the diffuse colours of its materials.

As in ROS the unit of length counts and the direction that is up does not: URDF places meshes by their own axes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import FormatError
from symoro.formats.xml_elements import Element, parse_xml

Colour = tuple[float, float, float, float]
PLAIN: Colour = (0.0, 0.0, 0.0, 0.0)  # no colour of its own
SHADINGS = ("phong", "lambert", "blinn", "constant")
MAX_NODES = 20_000  # instances of nodes in nodes


@dataclass(frozen=True)
class Part:
    """Triangles of one colour: corners (n, 3, 3), their normals or None."""

    corners: np.ndarray
    normals: np.ndarray | None
    colour: Colour = PLAIN


def collada(path: Path) -> Iterator[Part]:
    """The parts of a COLLADA file."""
    root = parse_xml(path.read_bytes(), path.name, texts=True)
    if root.tag != "COLLADA":
        raise root.wrong("", f"<{root.tag}>", "<COLLADA>")
    named = {e.get("id"): e for e in _below(root) if e.get("id")}
    asset = root.first("asset")
    unit = asset.first("unit") if asset else None
    scene = _Scene(named, {})
    for placed, node in scene.nodes(
        _scene(root, named), np.diag([*(unit.number("meter", 1.0) if unit else 1.0,) * 3, 1.0])
    ):
        for instance in node.all("instance_geometry"):
            yield from scene.geometry(instance, placed)


def _below(element: Element) -> Iterator[Element]:
    for child in element.children:
        yield child
        yield from _below(child)


def _scene(root: Element, named: Mapping[str, Element]) -> Element:
    """The visual scene that the file shows: the named one, else the first."""
    shown = root.first("scene")
    instance = shown.first("instance_visual_scene") if shown else None
    return (
        _target(instance, "url", named)
        if instance
        else root.child("library_visual_scenes").child("visual_scene")
    )


def _target(element: Element, key: str, named: Mapping[str, Element]) -> Element:
    """The element that an address inside the file names."""
    address = element.need(key)
    if address[:1] != "#" or address[1:] not in named:
        raise element.wrong(key, f"'{address[:60]}'", "the id of an element of this file")
    return named[address[1:]]


def _numbers(element: Element) -> np.ndarray:
    words = _text(element)
    return np.fromiter(map(float, words), float, len(words))


def _whole(element: Element) -> np.ndarray:
    words = _text(element)
    return np.fromiter(map(int, words), int, len(words))


def _text(element: Element) -> list[str]:
    return "".join(element.words).split()


@dataclass
class _Scene:
    """The elements of a file by their ids, and the geometries that were read."""

    named: Mapping[str, Element]
    read: dict[str, list[tuple[str, np.ndarray, np.ndarray | None]]]
    visited: int = 0

    def nodes(self, parent: Element, at: np.ndarray) -> Iterator[tuple[np.ndarray, Element]]:
        """Every node with its transform, instances of nodes too."""
        for child in parent.children:
            if child.tag not in ("node", "instance_node"):
                continue
            self.visited += 1
            if self.visited > MAX_NODES:
                raise FormatError(
                    parent.file, child.line, "<node>", "nodes without end", f"at most {MAX_NODES}"
                )
            node = child if child.tag == "node" else _target(child, "url", self.named)
            placed = at @ _transform(node)
            yield placed, node
            yield from self.nodes(node, placed)

    def geometry(self, instance: Element, T: np.ndarray) -> Iterator[Part]:
        shape = _target(instance, "url", self.named)
        key = shape.get("id")
        if key not in self.read:
            self.read[key] = (
                list(self.triangles(shape.child("mesh"))) if shape.first("mesh") else []
            )
        bound = {
            e.get("symbol"): e.get("target")
            for e in _below(instance)
            if e.tag == "instance_material"
        }
        turn = np.linalg.inv(T[:3, :3]) if abs(np.linalg.det(T[:3, :3])) > 1e-18 else np.eye(3)
        for symbol, corners, normals in self.read[key]:
            turned = None
            if normals is not None:
                turned = normals @ turn
                turned = turned / np.maximum(np.linalg.norm(turned, axis=2, keepdims=True), 1e-30)
            yield Part(
                corners @ T[:3, :3].T + T[:3, 3],
                turned,
                self.colour(bound.get(symbol, f"#{symbol}")),
            )

    def colour(self, material: str) -> Colour:
        """The diffuse colour of a material; none where it has a picture or nothing."""
        found = self.named.get(material[1:])
        effect = found.first("instance_effect") if found else None
        if effect is None:
            return PLAIN
        for shading in _below(_target(effect, "url", self.named)):
            diffuse = shading.first("diffuse") if shading.tag in SHADINGS else None
            colour = diffuse.first("color") if diffuse else None
            values = _numbers(colour).tolist() if colour else []
            if len(values) >= 3:
                return values[0], values[1], values[2], 1.0
        return PLAIN

    def triangles(self, mesh: Element) -> Iterator[tuple[str, np.ndarray, np.ndarray | None]]:
        """Material, corners and normals of every primitive of a mesh."""
        for primitive in mesh.all("triangles", "polylist", "polygons"):
            inputs = list(primitive.all("input"))
            width = 1 + max((int(i.need("offset")) for i in inputs), default=0)
            corners = _corners(primitive, width)
            found = {i.get("semantic"): (int(i.need("offset")), i) for i in inputs}
            if "VERTEX" not in found or not len(corners):
                continue
            offset, vertex = found["VERTEX"]
            points = {
                i.get("semantic"): i for i in _target(vertex, "source", self.named).all("input")
            }
            if "POSITION" not in points:
                raise primitive.wrong("", "vertices without positions", "an input POSITION")
            places = self._rows(points["POSITION"])[corners[:, :, offset]]
            slot, normal = found.get("NORMAL", (offset, points.get("NORMAL")))
            yield (
                primitive.get("material"),
                places,
                self._rows(normal)[corners[:, :, slot]] if normal else None,
            )

    def _rows(self, source: Element) -> np.ndarray:
        """The numbers that an input names, three in a row."""
        found = _target(source, "source", self.named)
        values = _numbers(found.child("float_array"))
        accessor = next((e for e in _below(found) if e.tag == "accessor"), None)
        stride = int(accessor.number("stride", 3)) if accessor else 3
        if stride < 3:
            raise found.wrong("stride", str(stride), "3 or more")
        return values[: len(values) // stride * stride].reshape(-1, stride)[:, :3]


def _corners(primitive: Element, width: int) -> np.ndarray:
    """(n, 3, width): indices of the corners of triangles; a polygon is cut like a fan."""
    lists = [_whole(p) for p in primitive.all("p")]
    if any(len(p) and p.min() < 0 for p in lists):
        raise primitive.wrong("", "a negative index", "indices from 0")
    if primitive.tag == "polygons":
        sizes = [len(p) // width for p in lists]
    else:
        counts = primitive.first("vcount")
        sizes = _whole(counts).tolist() if counts else [3] * (sum(map(len, lists)) // (3 * width))
    found = np.concatenate(
        [p[: len(p) // width * width] for p in lists] or [np.zeros(0, int)]
    ).reshape(-1, width)
    if sum(sizes) > len(found) or min(sizes, default=3) < 1:
        raise primitive.wrong("", f"{len(found)} corners", f"{sum(sizes)}")
    if all(size == 3 for size in sizes):
        return found[: 3 * len(sizes)].reshape(-1, 3, width)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    fans = [
        (at, at + k, at + k + 1)
        for at, size in zip(starts.tolist(), sizes, strict=True)
        for k in range(1, size - 1)
    ]
    return np.asarray(found[np.array(fans, dtype=int).reshape(-1, 3)])


def _transform(node: Element) -> np.ndarray:
    """The transforms of a node in their order."""
    T = np.eye(4)
    for e in node.children:
        if e.tag in _MOVES:
            values = _numbers(e)
            if len(values) != _MOVES[e.tag]:
                raise e.wrong("", f"{len(values)} numbers", str(_MOVES[e.tag]))
            T = T @ _move(e.tag, values)
    return T


_MOVES = {"matrix": 16, "translate": 3, "rotate": 4, "scale": 3}


def _move(kind: str, x: np.ndarray) -> np.ndarray:
    if kind == "matrix":
        return x.reshape(4, 4)
    T = np.eye(4)
    if kind == "translate":
        T[:3, 3] = x
    elif kind == "scale":
        T[:3, :3] = np.diag(x)
    else:  # about an axis, by degrees
        axis = x[:3] / max(float(np.linalg.norm(x[:3])), 1e-30)
        K = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
        angle = np.radians(x[3])
        T[:3, :3] = np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K
    return T
