"""The elements of MJCF: attributes with defaults and classes applied, inertias of shapes.

Files are included, classes of defaults completed, compiler settings applied, and the many ways to
write a rotation are read into one. Shapes have uniform density: simple solids, and meshes from
files. Integrals over a mesh are sums over the tetrahedra between its triangles and a point. Those
of the triangle D, E, F with the origin are: volume v, first moment v/4 (D + E + F), second moment
v/20 ((D + E + F)(D + E + F)' + DD' + EE' + FF').
"""

from __future__ import annotations

import dataclasses
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.description import Array, RigidInertia, from_quaternion, transform, turn
from symoro.formats.mesh_files import triangles
from symoro.formats.text_files import MAX_INCLUDES, Element, os_reason, read_xml

OUTSIDE = "The import option root names the folder that included files and meshes may be in."
MAIN = "main"  # the class of defaults if no other is named
DENSITY = 1000.0  # kg/m3, the default
NO_MASS = ("plane", "hfield", "sdf")
SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}  # numbers in `size`
METHODS = ("legacy", "exact", "convex", "shell")
NEEDED_NUMBERS = 12  # of the vertices of a mesh: four points


def read_sections(path: Path, root: Path) -> Element:
    """The root of a file with everything that it includes in place; repeated sections stay so.

    Included files are in the folder `root`.
    """
    return _included(read_xml(path), path.parent, root, [MAX_INCLUDES.value])


def is_inside(path: Path, root: Path) -> bool:
    """True if a path does not leave a folder."""
    return Path(os.path.abspath(path)).is_relative_to(root)


def _included(element: Element, folder: Path, root: Path, left: list[int]) -> Element:
    """The element with each <include file="…"/> replaced by the contents of that file."""
    children: list[Element] = []
    for child in element.children:
        if child.tag != "include":
            children.append(_included(child, folder, root, left))
            continue
        left[0] -= 1
        name = child.need("file")
        if left[0] < 0:
            limit, todo = f"at most {MAX_INCLUDES}", "Does a file include itself?"
            raise child.wrong("file", "one file more", limit, todo)
        if Path(name).is_absolute():
            raise child.wrong("file", f"'{name}'", "a path relative to the main file")
        if not is_inside(folder / name, root):
            raise child.wrong("file", f"'{name}'", f"a file in {root}", OUTSIDE)
        try:
            inner = read_xml(folder / name)
        except OSError as error:
            raise InputError(
                f"{child.file}, line {child.line}, <include>",
                f"'{name}': {os_reason(error)}",
                "a readable file",
            ) from None
        children += _included(inner, folder, root, left).children
    element.children = children
    return element


# --- defaults -----------------------------------------------------------------------------------


class Defaults:
    """Attributes by class and element; a class inherits from the one around it."""

    def __init__(self, root: Element) -> None:
        self.classes: dict[str, dict[str, dict[str, str]]] = {MAIN: {}}
        for section in root.all("default"):
            self._read(section, section.get("class") or MAIN, {})

    def _read(self, element: Element, name: str, outer: dict[str, dict[str, str]]) -> None:
        here = {
            tag: dict(attributes) for tag, attributes in (self.classes.get(name) or outer).items()
        }
        for child in element.children:
            if child.tag != "default":
                here[child.tag] = {**here.get(child.tag, {}), **child.attributes}
        self.classes[name] = here
        for child in element.all("default"):
            self._read(child, child.need("class"), here)

    def completed(self, element: Element, inherited: str) -> Element:
        """The element with the defaults of its class, or else of the inherited class."""
        name = element.get("class") or inherited or MAIN
        if name not in self.classes:
            raise element.wrong("class", f"'{name}'", f"one of {', '.join(self.classes)}")
        attributes = {**self.classes[name].get(element.tag, {}), **element.attributes}
        return dataclasses.replace(element, attributes=attributes)


# --- compiler -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compiler:
    """Settings that change the meaning of numbers."""

    degrees: bool = True
    eulerseq: str = "xyz"
    autolimits: bool = True
    inertiafromgeom: str = "auto"
    groups: tuple[int, int] = (0, 5)
    boundmass: float = 0.0
    boundinertia: float = 0.0
    settotalmass: float = -1.0
    balanceinertia: bool = False
    meshdir: str = ""

    def angle(self, x: float) -> float:
        """An angle of the file in rad."""
        return math.radians(x) if self.degrees else x


def read_compiler(root: Element) -> Compiler:
    """The settings of all <compiler> elements, later ones before earlier ones."""
    attributes: dict[str, str] = {}
    for element in root.all("compiler"):
        if element.get("coordinate", "local") != "local":
            raise element.wrong(
                "coordinate",
                f"'{element.get('coordinate')}'",
                "local",
                "MuJoCo itself no longer reads global coordinates.",
            )
        attributes |= element.attributes
    settings = Element("compiler", attributes, root.file, root.line)
    sequence = settings.get("eulerseq", "xyz")
    if len(sequence) != 3 or not set(sequence.lower()) <= set("xyz"):
        raise settings.wrong("eulerseq", f"'{sequence}'", "three of x, y, z, X, Y, Z")
    low, high = settings.numbers("inertiagrouprange", 2, (0.0, 5.0))
    return Compiler(
        degrees=settings.get("angle", "degree") == "degree",
        eulerseq=sequence,
        autolimits=settings.get("autolimits", "true") == "true",
        inertiafromgeom=settings.get("inertiafromgeom", "auto"),
        groups=(int(low), int(high)),
        boundmass=settings.number("boundmass", 0.0),
        boundinertia=settings.number("boundinertia", 0.0),
        settotalmass=settings.number("settotalmass", -1.0),
        balanceinertia=settings.get("balanceinertia") == "true",
        meshdir=settings.get("meshdir") or settings.get("assetdir"),
    )


# --- frames -------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class BodyElement:
    """An element of a body: T is the place of the <frame> around it, with its class of defaults."""

    element: Element
    T: Array
    childclass: str


def body_elements(
    element: Element,
    tags: tuple[str, ...],
    compiler: Compiler,
    childclass: str,
    T: Array | None = None,
) -> Iterator[BodyElement]:
    """The elements of a body with one of the tags, those inside its <frame> elements included."""
    T = transform() if T is None else T
    for child in element.children:
        if child.tag in tags:
            yield BodyElement(child, T, childclass)
        elif child.tag == "frame":
            yield from body_elements(
                child,
                tags,
                compiler,
                child.get("childclass") or childclass,
                T @ placement(child, compiler),
            )


# --- rotations ----------------------------------------------------------------------------------


def placement(element: Element, compiler: Compiler) -> Array:
    """pos and the rotation of an element as a transform."""
    return transform(rotation(element, compiler), element.numbers("pos", 3, (0.0, 0.0, 0.0)))


def rotation(element: Element, compiler: Compiler) -> Array:
    """The rotation of an element, from its quat, axisangle, euler, xyaxes or zaxis."""
    if "axisangle" in element.attributes:
        *axis, angle = element.numbers("axisangle", 4)
        return turn(unit(element, "axisangle", axis), compiler.angle(angle))
    if "euler" in element.attributes:
        return _euler(element.numbers("euler", 3), compiler)
    if "xyaxes" in element.attributes:
        xy = element.numbers("xyaxes", 6)
        x = unit(element, "xyaxes", xy[:3])
        z = unit(element, "xyaxes", np.cross(x, xy[3:]))
        return np.column_stack([x, np.cross(z, x), z])
    if "zaxis" in element.attributes:
        return from_z(unit(element, "zaxis", element.numbers("zaxis", 3)))
    q = element.numbers("quat", 4, (1.0, 0.0, 0.0, 0.0))
    if not any(q):
        raise element.wrong("quat", "0 0 0 0", "a rotation")
    return from_quaternion(q)


def unit(element: Element, key: str, v: object) -> Array:
    """The vector with length 1; raises if the attribute is no direction."""
    a = np.asarray(v, float)
    size = math.hypot(*a)
    if not 1e-12 < size < math.inf:
        raise element.wrong(key, f"'{element.get(key)}'", "a direction")
    return a / size


def from_z(z: Array) -> Array:
    """The smallest rotation that takes z to a direction."""
    axis = np.cross([0.0, 0.0, 1.0], z)
    s, c = math.hypot(*axis), float(z[2])
    if s < 1e-12:
        return np.eye(3) if c > 0 else turn([1.0, 0.0, 0.0], math.pi)
    return turn(axis / s, math.atan2(s, c))


def _euler(angles: tuple[float, ...], compiler: Compiler) -> Array:
    """Turns in the order of eulerseq: about moving axes, about fixed ones for capital letters."""
    R = np.eye(3)
    for letter, angle in zip(compiler.eulerseq, angles, strict=True):
        step = turn(np.eye(3)["xyz".index(letter.lower())], compiler.angle(angle))
        R = step @ R if letter.isupper() else R @ step
    return R


def sections(root: Element, tag: str) -> Iterator[Element]:
    """The elements inside all sections of a name."""
    for section in root.all(tag):
        yield from section.children


# --- meshes -------------------------------------------------------------------------------------


class NoInertia(Exception):
    """The inertia of a shape is not known; that is an error only if its body moves."""


@dataclass(frozen=True, eq=False)
class MeshAsset:
    """A mesh that shapes refer to by its name."""

    element: Element
    folder: Path  # of the main file
    meshdir: str
    root: Path  # the folder that its file is in

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
            path = self.folder / self.file
            if not is_inside(path, self.root):
                raise self.element.wrong(
                    "file", f"'{self.file}'", f"a file in {self.root}", OUTSIDE
                )
            return triangles(path)
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
    element: Element, defaults: Defaults, path: Path, root: Path, compiler: Compiler
) -> dict[str, MeshAsset]:
    """The meshes of a file by name; their files are in the folder `root`."""
    assets = {}
    for section in element.all("asset"):
        for given in section.all("mesh"):
            mesh = defaults.completed(given, "")
            name = mesh.get("name") or Path(mesh.get("file")).stem
            assets[name] = MeshAsset(mesh, path.parent, compiler.meshdir, root)
    return assets


def hull_triangles(points: Array) -> Array:
    """The triangles of the convex hull of points, oriented outward."""
    from scipy.spatial import (
        ConvexHull,
        QhullError,
    )  # here, since it takes 0.1 s and few robots need it

    try:
        hull = ConvexHull(points)
    except QhullError:
        raise InputError(
            "convex hull", f"{len(points)} points in a plane or closer", "points that span a volume"
        ) from None
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
    if not w.sum():
        raise NoInertia("it encloses no volume")
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
    T, size = place_and_size(geom, kind, compiler)
    volume, moments = _volume_and_moments(geom, kind, size)
    return RigidInertia(volume, np.zeros(3), np.diag(moments) * volume), T


def place_and_size(geom: Element, kind: str, compiler: Compiler) -> tuple[Array, tuple[float, ...]]:
    """The place of a shape and its sizes; one with `fromto` lies between two points along z."""
    size = geom.numbers("size", None, (0.0,))
    if "fromto" not in geom.attributes:
        return placement(geom, compiler), size
    ends = np.array(geom.numbers("fromto", 6))
    along = ends[:3] - ends[3:]  # MuJoCo's z points from the second end to the first
    length = math.hypot(*along)
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
    share = h / (h + 4 / 3 * r)  # of the tube in the volume
    axial = share * r * r / 2 + (1 - share) * 2 / 5 * r * r
    across = share * (3 * r * r + h * h) / 12
    across += (1 - share) * (2 / 5 * r * r + h * h / 4 + 3 / 8 * r * h)
    return tube + ball, (across, across, axial)
