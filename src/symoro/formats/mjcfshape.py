"""Masses and inertias of MJCF shapes of uniform density."""

from __future__ import annotations

import math

import numpy as np

from symoro.formats.mjcftext import Compiler, from_z, placement
from symoro.formats.spatial import Array, Inertia, transform
from symoro.formats.xmltree import Element

DENSITY = 1000.0  # kg/m3 where a shape says nothing
NO_MASS = ("plane", "hfield", "sdf")


class NoInertia(Exception):
    """The inertia of a shape cannot be told; whether it is needed turns out later."""


def shape_inertia(geom: Element, compiler: Compiler) -> Inertia:
    """The inertia of a shape in the frame of its body; shapes outside the groups that count have none."""
    kind = geom.get("type", "sphere")
    low, high = compiler.groups
    if kind in NO_MASS or not low <= int(geom.number("group", 0.0)) <= high:
        return Inertia.none()
    given = geom.number("mass") if "mass" in geom.attributes else None
    if given == 0 or (given is None and geom.number("density", DENSITY) == 0):
        return Inertia.none()
    if kind == "mesh" or geom.get("mesh"):
        raise NoInertia(f"line {geom.line}: its mass would follow from the mesh '{geom.get('mesh')}'")
    if geom.get("shellinertia") == "true":
        raise NoInertia(f"line {geom.line}: a shell (shellinertia)")
    T, size = _placed(geom, kind, compiler)
    volume, moments = _solid(geom, kind, size)
    mass = given if given is not None else geom.number("density", DENSITY) * volume
    return Inertia(mass, np.zeros(3), np.diag(moments) * mass).seen(T)


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
    return T, ((size[0], length / 2) if kind in ("capsule", "cylinder") else (size[0], size[0], length / 2))


def _solid(geom: Element, kind: str, size: tuple[float, ...]) -> tuple[float, tuple[float, float, float]]:
    """Volume, and moments about the centre for a mass of 1."""
    needed = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
    if kind not in needed:
        raise geom.wrong("type", f"'{kind}'", f"one of {', '.join((*needed, *NO_MASS, 'mesh'))}")
    if len(size) < needed[kind] or min(size[: needed[kind]]) <= 0:
        raise geom.wrong("size", f"'{geom.get('size')}'", f"{needed[kind]} positive number(s)")
    if kind in ("ellipsoid", "sphere"):
        x, y, z = size[:3] if kind == "ellipsoid" else (size[0],) * 3
        return 4 / 3 * math.pi * x * y * z, ((y * y + z * z) / 5, (x * x + z * z) / 5, (x * x + y * y) / 5)
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
    across = (tube * (3 * r * r + h * h) / 12 + ball * (2 / 5 * r * r + h * h / 4 + 3 / 8 * r * h)) / volume
    return volume, (across, across, axial)
