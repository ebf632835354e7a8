"""The attributes of MJCF elements after everything that changes them.

Files are included, classes of defaults completed, compiler settings applied, and the many ways to
write a rotation are read into one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.rigid_body import Array, from_quaternion, transform, turn
from symoro.formats.text_files import os_reason
from symoro.formats.xml_elements import Element, read_xml

MAX_FILES = 100
MAIN = "main"  # the class of defaults if no other is named


def read_sections(path: Path) -> Element:
    """The root of a file with everything that it includes in place; repeated sections stay so."""
    return _included(read_xml(path), path.parent, [MAX_FILES])


def _included(element: Element, folder: Path, left: list[int]) -> Element:
    """The element with each <include file="…"/> replaced by the contents of that file."""
    children: list[Element] = []
    for child in element.children:
        if child.tag != "include":
            children.append(_included(child, folder, left))
            continue
        left[0] -= 1
        name = child.need("file")
        if left[0] < 0:
            limit, todo = f"more than {MAX_FILES} includes", "Does a file include itself?"
            raise child.wrong("file", limit, "fewer", todo)
        if Path(name).is_absolute():
            raise child.wrong("file", f"'{name}'", "a path relative to the main file")
        try:
            inner = read_xml(folder / name)
        except OSError as error:
            raise InputError(
                f"{child.file}, line {child.line}, <include>",
                f"'{name}': {os_reason(error)}",
                "a readable file",
            ) from None
        children += _included(inner, folder, left).children
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
        return Element(element.tag, attributes, element.file, element.line, element.children)


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
    size = float(np.linalg.norm(a))
    if not 1e-12 < size < math.inf:
        raise element.wrong(key, f"'{element.get(key)}'", "a direction")
    return a / size


def from_z(z: Array) -> Array:
    """The smallest rotation that takes z to a direction."""
    axis = np.cross([0.0, 0.0, 1.0], z)
    s, c = float(np.linalg.norm(axis)), float(z[2])
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
