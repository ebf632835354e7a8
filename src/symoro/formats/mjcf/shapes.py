"""Masses and inertias of MJCF shapes of uniform density: simple solids, and meshes where their files are there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.mesh_inertia import enclosed, hull, triangles
from symoro.formats.mjcf.attributes import Compiler, Defaults, from_z, placement
from symoro.formats.rigid_body import Array, RigidInertia, from_quaternion, transform
from symoro.formats.xml_elements import Element

DENSITY = 1000.0  # kg/m3 where a shape says nothing
NO_MASS = ("plane", "hfield", "sdf")
METHODS = ("legacy", "exact", "convex", "shell")


class NoInertia(Exception):
    """The inertia of a shape cannot be told; whether it is needed turns out later."""


@dataclass(frozen=True, eq=False)
class MeshAsset:
    """A mesh that shapes refer to by its name."""

    element: Element
    folder: Path  # of the main file
    meshdir: str

    @property
    def file(self) -> str:
        """The path of its file as the MJCF file means it; '' where the mesh is written in place."""
        return (
            str(Path(self.meshdir) / self.element.get("file")) if self.element.get("file") else ""
        )

    @property
    def scale(self) -> tuple[float, float, float]:
        x, y, z = self.element.numbers("scale", 3, (1.0, 1.0, 1.0))
        return x, y, z

    @cached_property
    def enclosed(self) -> RigidInertia:
        """What it encloses, for a density of 1."""
        method = self.element.get("inertia", METHODS[0])
        if method not in METHODS:
            raise self.element.wrong("inertia", f"'{method}'", f"one of {', '.join(METHODS)}")
        R, p = (
            from_quaternion(self.element.numbers("refquat", 4, (1.0, 0.0, 0.0, 0.0))),
            self.element.numbers("refpos", 3, (0.0, 0.0, 0.0)),
        )
        try:
            return enclosed((self._triangles() - np.array(p)) @ R * np.array(self.scale), method)
        except InputError as error:
            raise NoInertia(str(error)) from None

    def _triangles(self) -> Array:
        if self.file:
            return triangles(self.folder / self.file)
        points = np.array(self.element.numbers("vertex"), np.float32).astype(float)
        if len(points) % 3 or len(points) < 12:
            raise self.element.wrong(
                "vertex", f"{len(points)} numbers", "at least four points, three numbers each"
            )
        points = points.reshape(-1, 3)
        if "face" not in self.element.attributes:
            return hull(points)
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
    found = (
        defaults.completed(mesh, "")
        for section in root.all("asset")
        for mesh in section.all("mesh")
    )
    return {
        mesh.get("name") or Path(mesh.get("file")).stem: MeshAsset(mesh, folder, compiler.meshdir)
        for mesh in found
    }


def shape_inertia(geom: Element, compiler: Compiler, meshes: dict[str, MeshAsset]) -> RigidInertia:
    """The inertia of a shape in the frame of its body; shapes outside the groups that count have none."""
    kind = geom.get("type", "sphere")
    low, high = compiler.groups
    if kind in NO_MASS or not low <= int(geom.number("group", 0.0)) <= high:
        return RigidInertia.none()
    given = geom.number("mass") if "mass" in geom.attributes else None
    if given == 0 or (given is None and geom.number("density", DENSITY) == 0):
        return RigidInertia.none()
    unit, T = (
        _mesh(geom, kind, compiler, meshes)
        if geom.get("mesh") or kind == "mesh"
        else _solid(geom, kind, compiler)
    )
    k = geom.number("density", DENSITY) if given is None else given / unit.mass
    return RigidInertia(k * unit.mass, unit.com, k * unit.tensor).seen(T)


def _mesh(
    geom: Element, kind: str, compiler: Compiler, meshes: dict[str, MeshAsset]
) -> tuple[RigidInertia, Array]:
    """What a mesh encloses, for a density of 1, and where it is."""
    name = geom.get("mesh")
    if name not in meshes:
        raise geom.wrong(
            "mesh",
            f"'{name}'",
            f"one of {', '.join(list(meshes)[:20]) or 'the meshes of <asset>, which has none'}",
        )
    if kind != "mesh":
        raise NoInertia(f"line {geom.line}: a {kind} fitted to the mesh '{name}'")
    try:
        found = meshes[name].enclosed
    except NoInertia as reason:
        raise NoInertia(
            f"line {geom.line}: its mass would follow from the mesh '{name}': {reason}"
        ) from None
    if not found.mass > 0:
        raise NoInertia(f"line {geom.line}: the mesh '{name}' encloses no volume")
    return found, placement(geom, compiler)


def _solid(geom: Element, kind: str, compiler: Compiler) -> tuple[RigidInertia, Array]:
    """A simple solid of density 1 about its centre, and where it is."""
    if geom.get("shellinertia") == "true":
        raise NoInertia(f"line {geom.line}: a shell (shellinertia)")
    T, size = _placed(geom, kind, compiler)
    volume, moments = _moments(geom, kind, size)
    return RigidInertia(volume, np.zeros(3), np.diag(moments) * volume), T


def _placed(geom: Element, kind: str, compiler: Compiler) -> tuple[Array, tuple[float, ...]]:
    """Where the shape is, and its sizes: a shape with fromto lies between two points, its axis is z."""
    size = geom.numbers("size", None, (0.0,))
    if "fromto" not in geom.attributes:
        return placement(geom, compiler), size
    ends = np.array(geom.numbers("fromto", 6))
    along = ends[:3] - ends[3:]  # MuJoCo's z points from the second end to the first
    length = float(np.linalg.norm(along))
    if length < 1e-12:
        raise geom.wrong("fromto", "two equal points", "a segment")
    T = transform(from_z(along / length), (ends[:3] + ends[3:]) / 2)
    return T, (
        (size[0], length / 2) if kind in ("capsule", "cylinder") else (size[0], size[0], length / 2)
    )


def _moments(
    geom: Element, kind: str, size: tuple[float, ...]
) -> tuple[float, tuple[float, float, float]]:
    """Volume, and moments about the centre for a mass of 1."""
    needed = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
    if kind not in needed:
        raise geom.wrong("type", f"'{kind}'", f"one of {', '.join((*needed, *NO_MASS, 'mesh'))}")
    if len(size) < needed[kind] or min(size[: needed[kind]]) <= 0:
        raise geom.wrong("size", f"'{geom.get('size')}'", f"{needed[kind]} positive number(s)")
    if kind in ("ellipsoid", "sphere"):
        x, y, z = size[:3] if kind == "ellipsoid" else (size[0],) * 3
        return 4 / 3 * math.pi * x * y * z, (
            (y * y + z * z) / 5,
            (x * x + z * z) / 5,
            (x * x + y * y) / 5,
        )
    if kind == "box":
        x, y, z = size[:3]
        return 8 * x * y * z, ((y * y + z * z) / 3, (x * x + z * z) / 3, (x * x + y * y) / 3)
    r, h = size[0], 2 * size[1]
    if kind == "cylinder":
        across = (3 * r * r + h * h) / 12
        return math.pi * r * r * h, (across, across, r * r / 2)
    return _capsule(r, h)


def _capsule(r: float, h: float) -> tuple[float, tuple[float, float, float]]:
    """A cylinder of height h between two half balls, whose centres of mass are 3/8 r outside its ends."""
    tube, ball = math.pi * r * r * h, 4 / 3 * math.pi * r**3
    volume = tube + ball
    axial = (tube * r * r / 2 + ball * 2 / 5 * r * r) / volume
    across = (
        tube * (3 * r * r + h * h) / 12 + ball * (2 / 5 * r * r + h * h / 4 + 3 / 8 * r * h)
    ) / volume
    return volume, (across, across, axial)
