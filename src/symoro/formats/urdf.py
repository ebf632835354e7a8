"""URDF: the robot descriptions of ROS, and xacro files.

Links, joints of every type, limits, damping and friction, mimic, inertials, and the meshes of links are read; sensors,
transmissions, materials and the extensions of simulators are passed over.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from symoro.errors import FormatError
from symoro.formats.mechanism import MAX_LINKS, NO_LIMITS, Import, Link, Mechanism, Mimic, ordered
from symoro.formats.spatial import Array, Inertia, from_rpy, transform
from symoro.formats.xacrofile import expanded_text
from symoro.formats.xmltree import Element, parse_xml, read_xml
from symoro.robot.origin import Mesh, Remark

KINDS = {"revolute": "revolute", "continuous": "revolute", "prismatic": "prismatic", "fixed": "fixed",
         "floating": "free", "planar": "planar", "spherical": "spherical", "ball": "spherical"}  # fmt: skip


def read(path: Path, how: Import | None = None) -> Mechanism:
    """The mechanism in a URDF or xacro file."""
    if path.suffix.lower() == ".xacro":
        return loads(expanded_text(path), path.name)
    return _mechanism(read_xml(path), path.name)


def loads(text: bytes | str, file: str = "robot.urdf") -> Mechanism:
    """The mechanism that a URDF text describes."""
    return _mechanism(parse_xml(text, file), file)


def _mechanism(root: Element, file: str) -> Mechanism:
    if root.tag != "robot":
        raise root.wrong("", f"<{root.tag}>", "<robot>", "This is no URDF file.")
    links: dict[str, Link] = {}
    meshes: list[Mesh] = []
    for element in root.all("link"):
        name = element.need("name")
        if name in links:
            raise element.wrong("name", f"a second link '{name}'", "a name of its own")
        links[name] = Link(name, inertia=_inertia(element))
        meshes += _meshes(element, name)
    if not links or len(links) > MAX_LINKS:
        raise FormatError(
            file,
            root.line,
            "",
            f"{len(links)} links",
            f"from 1 to {MAX_LINKS}",
            "Macros need a file that calls them, named .xacro.",
        )
    parents: dict[str, str] = {}
    names: set[str] = set()
    for element in root.all("joint"):
        child, parent = _end(element, "child", links), _end(element, "parent", links)
        if child in parents:
            raise element.wrong(
                "child",
                f"'{child}', which joint '{links[child].joint}' carries already",
                "a link without a parent",
            )
        if element.need("name") in names:
            raise element.wrong(
                "name", f"a second joint '{element.get('name')}'", "a name of its own"
            )
        names.add(element.get("name"))
        links[child], parents[child] = _joint(element, links[child]), parent
    remarks = (*_passed_over(root), *_without_lost_mimics(links, names), *_not_in_radians(root))
    return Mechanism(
        root.get("name") or Path(file).stem,
        ordered(links, parents, file),
        "urdf",
        file,
        meshes=tuple(meshes),
        remarks=remarks,
    )


def _end(joint: Element, tag: str, links: dict[str, Link]) -> str:
    element = joint.child(tag)
    name = element.need("link")
    if name not in links:
        raise element.wrong(
            "link",
            f"'{name}'",
            f"one of the links {', '.join(list(links)[:12])}{' …' if len(links) > 12 else ''}",
        )
    return name


def _origin(element: Element | None) -> Array:
    origin = element.first("origin") if element is not None else None
    if origin is None:
        return transform()
    return transform(
        from_rpy(origin.numbers("rpy", 3, (0.0, 0.0, 0.0))),
        origin.numbers("xyz", 3, (0.0, 0.0, 0.0)),
    )


def _inertia(link: Element) -> Inertia:
    inertial = link.first("inertial")
    if inertial is None:
        return Inertia.none()
    mass = inertial.child("mass").number("value")
    tensor, element = np.zeros((3, 3)), inertial.first("inertia")
    if element is not None:
        for r, row in enumerate("xyz"):
            for c in range(r, 3):
                tensor[r, c] = tensor[c, r] = element.number(f"i{row}{'xyz'[c]}", 0.0)
    return Inertia(mass, np.zeros(3), tensor).seen(_origin(inertial))


def _joint(element: Element, link: Link) -> Link:
    kind = element.need("type")
    if kind not in KINDS:
        raise element.wrong("type", f"'{kind}'", f"one of {', '.join(KINDS)}")
    limit, dynamics, mimic = (
        element.first("limit"),
        element.first("dynamics"),
        element.first("mimic"),
    )
    return dataclasses.replace(
        link, joint=element.need("name"), kind=KINDS[kind], placement=_origin(element), axis=_axis(element),
        limits=_limits(limit, kind) if limit is not None else NO_LIMITS,
        viscous=dynamics.number("damping", 0.0) if dynamics is not None else 0.0,
        dry=dynamics.number("friction", 0.0) if dynamics is not None else 0.0,
        mimic=None if mimic is None else Mimic(mimic.need("joint"), mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)),
    )  # fmt: skip


def _axis(joint: Element) -> Array:
    element = joint.first("axis")
    axis = np.array(
        element.numbers("xyz", 3, (1.0, 0.0, 0.0)) if element is not None else (1.0, 0.0, 0.0)
    )
    size = float(np.linalg.norm(axis))
    if size == 0 or not math.isfinite(size):
        if KINDS[joint.get("type")] in ("revolute", "prismatic", "planar"):
            raise joint.wrong("axis", "a vector of length 0", "a direction")
        return np.array([1.0, 0.0, 0.0])
    return axis / size


def _limits(limit: Element, kind: str) -> tuple[float | None, ...]:
    bounded = kind in ("revolute", "prismatic") and (
        "lower" in limit.attributes or "upper" in limit.attributes
    )
    lower, upper, velocity, effort = (
        limit.number(key, 0.0, math.inf) for key in ("lower", "upper", "velocity", "effort")
    )
    return (
        (lower if bounded else None),
        (upper if bounded else None),
        velocity or None,
        effort or None,
    )


def _without_lost_mimics(links: dict[str, Link], names: set[str]) -> list[Remark]:
    """Takes away, with a remark, what says to follow a joint that does not exist."""
    remarks = []
    for name, link in links.items():
        if link.mimic is not None and (
            link.mimic.joint not in names or link.mimic.joint == link.joint
        ):
            links[name] = dataclasses.replace(link, mimic=None)
            remarks.append(
                Remark(
                    "dropped",
                    link.joint,
                    f"it should mimic '{link.mimic.joint}', which is no other joint: it moves freely",
                )
            )
    return remarks


def _not_in_radians(root: Element) -> Iterator[Remark]:
    """Angles of more than a turn, which look like degrees."""
    for joint in root.all("joint"):
        origin = joint.first("origin")
        largest = (
            max(map(abs, origin.numbers("rpy", 3, (0.0, 0.0, 0.0)))) if origin is not None else 0.0
        )
        if largest > 1.001 * math.tau:
            yield Remark(
                "unusual",
                joint.get("name"),
                f"an angle of {largest:g} rad in rpy; URDF has radians, not degrees",
            )


def _meshes(link: Element, name: str) -> list[Mesh]:
    found = []
    for shape in link.all("visual", "collision"):
        geometry = shape.first("geometry")
        mesh = geometry.first("mesh") if geometry is not None else None
        if mesh is not None:
            scale = mesh.numbers("scale", None, (1.0, 1.0, 1.0))
            x, y, z = scale if len(scale) == 3 else (scale[0],) * 3
            found.append(
                Mesh(
                    name,
                    mesh.get("filename"),
                    tuple(float(v) for v in _origin(shape).ravel()),
                    (x, y, z),
                    shape.tag,
                )
            )
    return found


def _passed_over(root: Element) -> tuple[Remark, ...]:
    known = {"link", "joint", "material"}
    other: dict[str, int] = {}
    for element in root.children:
        if element.tag not in known:
            other[element.tag] = other.get(element.tag, 0) + 1
    return tuple(
        Remark("dropped", f"<{tag}>", f"{count} element(s) that no model needs")
        for tag, count in other.items()
    )
