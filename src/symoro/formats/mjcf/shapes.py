"""Masses and inertias of MJCF shapes of uniform density: simple solids, and meshes from files.

Integrals over a mesh are sums over the tetrahedra between its triangles and a point. Those of the
triangle D, E, F with the origin are: volume v, first moment v/4 (D + E + F), second moment
v/20 ((D + E + F)(D + E + F)' + DD' + EE' + FF').
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.mesh_files import triangles
from symoro.formats.mjcf.attributes import Compiler, Defaults, from_z, placement
from symoro.formats.rigid_body import Array, RigidInertia, from_quaternion, transform
from symoro.formats.xml_elements import Element

DENSITY = 1000.0  # kg/m3, the default
NO_MASS = ("plane", "hfield", "sdf")
SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}  # numbers in `size`
METHODS = ("legacy", "exact", "convex", "shell")
NEEDED_NUMBERS = 12  # of the vertices of a mesh: four points


class NoInertia(Exception):
    """The inertia of a shape is not known; that is an error only if its body moves."""


# --- meshes -------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class MeshAsset:
    """A mesh that shapes refer to by its name."""

    element: Element
    folder: Path  # of the main file
    meshdir: str

    @property
    def file(self) -> str:
        """The path of its file relative to the folder; '' if the mesh is written in place."""
        file = self.element.get("file")
        return str(Path(self.meshdir) / file) if file else ""

    @property
    def scale(self) -> tuple[float, float, float]:
        x, y, z = self.element.numbers("scale", 3, (1.0, 1.0, 1.0))
        return x, y, z

    @cached_property
    def inertia(self) -> RigidInertia:
        """The inertia for a density of 1."""
        method = self.element.get("inertia", METHODS[0])
        if method not in METHODS:
            raise self.element.wrong("inertia", f"'{method}'", f"one of {', '.join(METHODS)}")
        R = from_quaternion(self.element.numbers("refquat", 4, (1.0, 0.0, 0.0, 0.0)))
        p = np.array(self.element.numbers("refpos", 3, (0.0, 0.0, 0.0)))
        try:
            return enclosed_inertia((self._triangles() - p) @ R * np.array(self.scale), method)
        except InputError as error:
            raise NoInertia(str(error)) from None

    def _triangles(self) -> Array:
        if self.file:
            return triangles(self.folder / self.file)
        numbers = np.array(self.element.numbers("vertex"), np.float32).astype(float)
        if len(numbers) % 3 or len(numbers) < NEEDED_NUMBERS:
            expected = "at least four points, three numbers each"
            raise self.element.wrong("vertex", f"{len(numbers)} numbers", expected)
        points = numbers.reshape(-1, 3)
        if "face" not in self.element.attributes:
            return hull_triangles(points)
        faces = np.array(self.element.numbers("face"))
        if len(faces) % 3 or faces.min() < 0 or faces.max() >= len(points):
            raise self.element.wrong(
                "face",
                f"{len(faces)} numbers up to {faces.max():g}",
                f"three per triangle, from 0 to {len(points) - 1}",
            )
        return np.asarray(points[faces.astype(int).reshape(-1, 3)])


def mesh_assets(
    root: Element, defaults: Defaults, folder: Path, compiler: Compiler
) -> dict[str, MeshAsset]:
    """The meshes of a file by name."""
    assets = {}
    for section in root.all("asset"):
        for element in section.all("mesh"):
            mesh = defaults.completed(element, "")
            name = mesh.get("name") or Path(mesh.get("file")).stem
            assets[name] = MeshAsset(mesh, folder, compiler.meshdir)
    return assets


def hull_triangles(points: Array) -> Array:
    """The triangles of the convex hull of points, oriented outward."""
    from scipy.spatial import ConvexHull  # here, since it takes 0.1 s and few robots need it

    hull = ConvexHull(points)
    corners = points[hull.simplices]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    inward = np.einsum("ni,ni->n", normals, hull.equations[:, :3]) < 0
    corners[inward] = corners[inward][:, ::-1]
    return np.asarray(corners)


def enclosed_inertia(corners: Array, method: str = "exact") -> RigidInertia:
    """The inertia of the volume that triangles (n, 3, 3) enclose, for a density of 1.

    `exact` sums signed volumes; `legacy` their absolute values about the centre, MuJoCo's default,
    which accepts triangles that are turned inside out; `convex` takes the convex hull; `shell` the
    surface, for a mass of 1 per area.
    """
    if method == "convex":
        corners = hull_triangles(corners.reshape(-1, 3))
    shell = method == "shell"
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]) / 2
    area, middle = np.linalg.norm(across, axis=1), corners.mean(axis=1)
    centre = area @ middle / area.sum()

    def weights(origin: Array) -> Array:
        """The volume of each tetrahedron over a point, or the area of each triangle of a shell."""
        if shell:
            return np.asarray(area)
        volumes = np.einsum("ni,ni->n", middle - origin, across) / 3
        return np.asarray(np.abs(volumes) if method == "legacy" else volumes)

    w, share = weights(centre), 1.0 if shell else 0.75
    com = w @ (share * middle + (1 - share) * centre) / w.sum()
    w, about = weights(com), corners - com
    total = about.sum(axis=1)
    second = np.einsum("n,ni,nj->ij", w, total, total)
    second += np.einsum("n,nci,ncj->ij", w, about, about)
    second /= 12 if shell else 20
    return RigidInertia(float(w.sum()), com, np.trace(second) * np.eye(3) - second)


# --- shapes -------------------------------------------------------------------------------------


def shape_inertia(geom: Element, compiler: Compiler, meshes: dict[str, MeshAsset]) -> RigidInertia:
    """The inertia of a shape in the frame of its body; none if its group does not count."""
    kind = geom.get("type", "sphere")
    low, high = compiler.groups
    if kind in NO_MASS or not low <= int(geom.number("group", 0.0)) <= high:
        return RigidInertia.none()
    mass = geom.number("mass") if "mass" in geom.attributes else None
    density = geom.number("density", DENSITY)
    if mass == 0 or (mass is None and density == 0):
        return RigidInertia.none()
    if geom.get("mesh") or kind == "mesh":
        unit, T = _mesh_inertia(geom, kind, meshes), placement(geom, compiler)
    else:
        unit, T = _solid_inertia(geom, kind, compiler)
    k = density if mass is None else mass / unit.mass
    return RigidInertia(k * unit.mass, unit.com, k * unit.tensor).seen(T)


def _mesh_inertia(geom: Element, kind: str, meshes: dict[str, MeshAsset]) -> RigidInertia:
    """The inertia of a mesh in its own frame, for a density of 1."""
    name = geom.get("mesh")
    if name not in meshes:
        known = ", ".join(list(meshes)[:20]) or "the meshes of <asset>, which has none"
        raise geom.wrong("mesh", f"'{name}'", f"one of {known}")
    if kind != "mesh":
        raise NoInertia(f"line {geom.line}: a {kind} fitted to the mesh '{name}'")
    try:
        inertia = meshes[name].inertia
    except NoInertia as reason:
        raise NoInertia(
            f"line {geom.line}: its mass would follow from the mesh '{name}': {reason}"
        ) from None
    if not inertia.mass > 0:
        raise NoInertia(f"line {geom.line}: the mesh '{name}' encloses no volume")
    return inertia


def _solid_inertia(geom: Element, kind: str, compiler: Compiler) -> tuple[RigidInertia, Array]:
    """The inertia of a simple solid about its centre for a density of 1, and its place."""
    if geom.get("shellinertia") == "true":
        raise NoInertia(f"line {geom.line}: a shell (shellinertia)")
    T, size = _place_and_size(geom, kind, compiler)
    volume, moments = _volume_and_moments(geom, kind, size)
    return RigidInertia(volume, np.zeros(3), np.diag(moments) * volume), T


def _place_and_size(
    geom: Element, kind: str, compiler: Compiler
) -> tuple[Array, tuple[float, ...]]:
    """The place of a shape and its sizes; one with `fromto` lies between two points along z."""
    size = geom.numbers("size", None, (0.0,))
    if "fromto" not in geom.attributes:
        return placement(geom, compiler), size
    ends = np.array(geom.numbers("fromto", 6))
    along = ends[:3] - ends[3:]  # MuJoCo's z points from the second end to the first
    length = float(np.linalg.norm(along))
    if length < 1e-12:
        raise geom.wrong("fromto", "two equal points", "a segment")
    T = transform(from_z(along / length), (ends[:3] + ends[3:]) / 2)
    if kind in ("capsule", "cylinder"):
        return T, (size[0], length / 2)
    return T, (size[0], size[0], length / 2)


def _volume_and_moments(
    geom: Element, kind: str, size: tuple[float, ...]
) -> tuple[float, tuple[float, float, float]]:
    """The volume of a solid, and its moments of inertia about the centre for a mass of 1."""
    if kind not in SIZES:
        raise geom.wrong("type", f"'{kind}'", f"one of {', '.join((*SIZES, *NO_MASS, 'mesh'))}")
    if len(size) < SIZES[kind] or min(size[: SIZES[kind]]) <= 0:
        raise geom.wrong("size", f"'{geom.get('size')}'", f"{SIZES[kind]} positive number(s)")
    if kind in ("ellipsoid", "sphere"):
        x, y, z = size[:3] if kind == "ellipsoid" else (size[0],) * 3
        return 4 / 3 * math.pi * x * y * z, _moments(x, y, z, 5)
    if kind == "box":
        x, y, z = size[:3]
        return 8 * x * y * z, _moments(x, y, z, 3)
    r, h = size[0], 2 * size[1]
    if kind == "cylinder":
        across = (3 * r * r + h * h) / 12
        return math.pi * r * r * h, (across, across, r * r / 2)
    return _capsule(r, h)


def _moments(x: float, y: float, z: float, k: int) -> tuple[float, float, float]:
    return (y * y + z * z) / k, (x * x + z * z) / k, (x * x + y * y) / k


def _capsule(r: float, h: float) -> tuple[float, tuple[float, float, float]]:
    """A cylinder of height h between two half balls; their centres are 3/8 r beyond its ends."""
    tube, ball = math.pi * r * r * h, 4 / 3 * math.pi * r**3
    volume = tube + ball
    axial = (tube * r * r / 2 + ball * 2 / 5 * r * r) / volume
    across = tube * (3 * r * r + h * h) / 12
    across += ball * (2 / 5 * r * r + h * h / 4 + 3 / 8 * r * h)
    return volume, (across / volume, across / volume, axial)
