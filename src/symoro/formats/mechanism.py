"""What every foreign robot format is read into: a tree of links, each with the joint that carries it.

A link has its own frame, as in its file. `placement` is that frame seen from the parent's with the joint at zero; the joint
turns about, or slides along, `axis` through `anchor`, both in the link's frame. `symoro.formats.conversion` makes a Robot of it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, UnknownName
from symoro.formats.spatial import Array, Inertia, any_perpendicular, frame_on, transform
from symoro.robot.origin import Mesh, Remark

MAX_LINKS = 2000
TOLERANCE = 5e-10  # rad and m
NO_LIMITS: tuple[float | None, ...] = (None, None, None, None)


@dataclass(frozen=True)
class Import:
    """How a foreign file is read."""

    tolerance: float = TOLERANCE  # rad and m: what is nearer to an exact value is taken to be it; 0: nothing but rounding
    floating: bool | None = None  # the root moves freely (None: as the file says)
    symbolic: bool = False  # named symbols for numbers
    inertia_from_geometry: bool | None = (
        None  # MJCF: masses of bodies from their shapes (None: as the file says)
    )


def how_to_import(options: Mapping[str, Any]) -> Import:
    """Options of an import, checked."""
    known = {f.name: f.default for f in dataclasses.fields(Import)}
    for name, value in options.items():
        if name not in known:
            raise UnknownName("option of an import", name, known)
        if name == "tolerance" and not (isinstance(value, int | float) and 0 <= value <= 0.1):
            raise InputError("option tolerance", repr(value), "a number from 0 to 0.1 (rad and m)")
        if name != "tolerance" and not (
            isinstance(value, bool) or (value is None and name != "symbolic")
        ):
            raise InputError(f"option {name}", repr(value), "True or False")
    return Import(**options)


@dataclass(frozen=True)
class Mimic:
    """q of this joint = multiplier * q of another + offset."""

    joint: str
    multiplier: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True, eq=False)
class Link:
    """A link and the joint to its parent; the root has parent -1."""

    name: str
    parent: int = -1
    joint: str = ""
    kind: str = "fixed"  # revolute, prismatic, spherical, planar, free
    placement: Array = field(default_factory=transform)
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    anchor: Array = field(default_factory=lambda: np.zeros(3))
    limits: tuple[float | None, ...] = NO_LIMITS  # qmin, qmax, vmax, taumax
    rotor: float = 0.0  # kg.m2 or kg, joint side
    viscous: float = 0.0
    dry: float = 0.0
    motorised: bool = True
    inertia: Inertia = field(default_factory=Inertia.none)
    missing: str = ""  # why the inertia is not known
    mimic: Mimic | None = None
    real: bool = True  # False: made up on the way, between the joints of a compound one


@dataclass(frozen=True, eq=False)
class Closure:
    """A loop: a point of the first link stays at one of the second; with an axis the two turn about it against each other."""

    name: str
    links: tuple[int, int]
    at: Array  # in the first link's frame
    seen: Array  # the first link's frame seen from the second's where the loop is closed
    axis: Array | None = None  # in the first link's frame; None: a ball joint


@dataclass(frozen=True, eq=False)
class Mechanism:
    """A robot as its file describes it. Parents come before their children."""

    name: str
    links: tuple[Link, ...]
    format: str
    file: str = ""
    gravity: tuple[float, float, float] = (0.0, 0.0, -9.81)  # in the root's frame
    closures: tuple[Closure, ...] = ()
    meshes: tuple[Mesh, ...] = ()
    remarks: tuple[Remark, ...] = ()
    floating: bool = False  # the root moves freely

    def children(self, i: int) -> list[int]:
        return [k for k, link in enumerate(self.links) if link.parent == i]

    def noting(self, *remarks: Remark) -> Mechanism:
        return dataclasses.replace(self, remarks=(*self.remarks, *remarks))

    def at(self, k: int) -> Array:
        """Link k's frame seen from the root's with all joints at zero."""
        T = self.links[k].placement
        while (k := self.links[k].parent) >= 0:
            T = self.links[k].placement @ T
        return T


def ordered(links: dict[str, Link], parents: dict[str, str], file: str) -> tuple[Link, ...]:
    """Links given with their parents' names as a tuple, depth first from the root, in the order of the file."""
    below: dict[str, list[str]] = {name: [] for name in links}
    for name, parent in parents.items():
        if parent not in links:
            raise FormatError(
                file,
                0,
                f"joint {links[name].joint}",
                f"the parent '{parent}'",
                f"one of {', '.join(list(links)[:20])}",
            )
        below[parent].append(name)
    roots = [name for name in links if name not in parents]
    if len(roots) != 1:
        found = ", ".join(roots[:9]) or "none: the joints go round"
        raise FormatError(
            file,
            0,
            "",
            f"{len(roots)} links without a parent ({found})",
            "one root",
            "Connect the parts with joints; fixed ones will do.",
        )
    found_links: list[Link] = []
    index: dict[str, int] = {}
    stack = [roots[0]]
    while stack:
        name = stack.pop()
        index[name] = len(found_links)
        found_links.append(
            dataclasses.replace(links[name], parent=index[parents[name]] if name in parents else -1)
        )
        stack += reversed(below[name])
    if len(found_links) != len(links):
        lost = next(name for name in links if name not in index)
        raise FormatError(
            file,
            0,
            f"link {lost}",
            "a link that the root does not carry",
            "a tree",
            "A loop is described by <equality> in MJCF; URDF has none.",
        )
    return tuple(found_links)


def depth_first(links: Sequence[Link]) -> tuple[tuple[Link, ...], dict[int, int]]:
    """Links in any order with parents before their children, branches one after the other; and where each has gone."""
    children: dict[int, list[int]] = {k: [] for k in range(-1, len(links))}
    for k, link in enumerate(links):
        children[link.parent].append(k)
    found: list[Link] = []
    index = {-1: -1}
    stack = [0]
    while stack:
        k = stack.pop()
        index[k] = len(found)
        found.append(dataclasses.replace(links[k], parent=index[links[k].parent]))
        stack += reversed(children[k])
    return tuple(found), index


# --- from what files say to single joints --------------------------------------------------------------------

_X, _Y, _Z = np.eye(3)
COMPOUND: dict[
    str, tuple[tuple[str, str, Array], ...]
] = {  # the joints that a compound one consists of, outward
    "spherical": (("revolute", "x", _X), ("revolute", "y", _Y), ("revolute", "z", _Z)),
    "planar": (("prismatic", "px", _X), ("prismatic", "py", _Y), ("revolute", "rz", _Z)),
    "free": tuple(("prismatic", f"p{c}", u) for c, u in zip("xyz", np.eye(3), strict=True))
    + tuple(("revolute", f"r{c}", u) for c, u in zip("xyz", np.eye(3), strict=True)),
}


def expanded(m: Mechanism) -> Mechanism:
    """Compound joints as chains of revolute and prismatic ones, with massless links between."""
    links: list[Link] = []
    place: dict[int, int] = {-1: -1}
    remarks: list[Remark] = []
    for k, link in enumerate(m.links):
        parent = place[link.parent]
        if link.kind in COMPOUND:
            parts = list(_parts(link, parent, len(links)))
            links += parts
            names = ", ".join(p.joint for p in parts)
            remarks.append(
                Remark(
                    "expanded",
                    link.joint,
                    f"{link.kind} joint: {names}, turns in this order about the moving axes",
                )
            )
        else:
            links.append(dataclasses.replace(link, parent=parent))
        place[k] = len(links) - 1
    closures = tuple(
        dataclasses.replace(c, links=(place[c.links[0]], place[c.links[1]])) for c in m.closures
    )
    return dataclasses.replace(m, links=tuple(links), closures=closures).noting(*remarks)


def _parts(link: Link, parent: int, first: int) -> Iterator[Link]:
    """The links of a compound joint: all in the link's own frame, at its anchor; the last one is the link."""
    rows = COMPOUND[link.kind]
    basis = _basis(link.axis) if link.kind == "planar" else np.eye(3)
    for k, (kind, suffix, axis) in enumerate(rows):
        last = k == len(rows) - 1
        yield dataclasses.replace(
            link, name=link.name if last else f"{link.name}_{suffix}", parent=parent if k == 0 else first + k - 1,
            joint=f"{link.joint}_{suffix}", kind=kind, placement=link.placement if k == 0 else transform(), axis=basis @ axis,
            inertia=link.inertia if last else Inertia.none(), limits=NO_LIMITS, real=last and link.real,
        )  # fmt: skip


def _basis(normal: Array) -> Array:
    """A rotation whose z axis is the normal of a planar joint."""
    return frame_on(normal, np.zeros(3), any_perpendicular(normal))[:3, :3]


def freed(m: Mechanism) -> Mechanism:
    """A robot that hangs on a massless world by a free joint alone, as one with a floating base."""
    under = m.children(0)
    if (
        len(under) != 1
        or not m.links[0].inertia.is_none
        or m.links[under[0]].kind != "free"
        or any(0 in c.links for c in m.closures)
    ):
        return m
    child, *rest = m.links[1:]
    links = (
        dataclasses.replace(child, parent=-1, joint="", kind="fixed", placement=transform()),
        *(dataclasses.replace(x, parent=x.parent - 1) for x in rest),
    )
    x, y, z = (float(g) for g in child.placement[:3, :3].T @ np.array(m.gravity))
    closures = tuple(
        dataclasses.replace(c, links=(c.links[0] - 1, c.links[1] - 1)) for c in m.closures
    )
    note = Remark("expanded", child.joint, f"free joint: '{child.name}' is a floating base")
    return dataclasses.replace(
        m, links=links, closures=closures, floating=True, gravity=(x, y, z)
    ).noting(note)
