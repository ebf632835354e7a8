"""The neutral description of a robot that every foreign format is read into: a tree of links.

A link has its own frame, as in its file. `placement` is that frame seen from the parent's with the
joint at zero; the joint turns about, or slides along, `axis` through `anchor`, both in the link's
frame. `symoro.formats.conversion` turns a description into a Robot.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, UnknownName
from symoro.formats.rigid_body import Array, RigidInertia, transform
from symoro.robot import Mesh, Remark, SourceText

MAX_LINKS = 2000
TOLERANCE = 5e-10  # rad and m
NO_LIMITS: tuple[float | None, ...] = (None, None, None, None)

# --- options of an import ------------------------------------------------------------------------


@dataclass(frozen=True)
class Import:
    """How a foreign file is read. None means: as the file says."""

    tolerance: float = (
        TOLERANCE  # rad and m: closer values become exact; 0: only rounding errors do
    )
    floating: bool | None = None  # True: the root moves freely
    symbolic: bool = False  # named symbols instead of numbers
    inertia_from_geometry: bool | None = None  # MJCF: masses of bodies from their shapes


def import_options(options: Mapping[str, Any]) -> Import:
    """The options of an import by name, checked."""
    known = {f.name: f.default for f in dataclasses.fields(Import)}
    for name, value in options.items():
        if name not in known:
            raise UnknownName("option of an import", name, known)
        if name == "tolerance":
            if not (isinstance(value, int | float) and 0 <= value <= 0.1):
                raise InputError(
                    "option tolerance", repr(value), "a number from 0 to 0.1 (rad and m)"
                )
        elif not (isinstance(value, bool) or (value is None and name != "symbolic")):
            raise InputError(f"option {name}", repr(value), "True or False")
    return Import(**options)


# --- links, joints, loops -----------------------------------------------------------------------


@dataclass(frozen=True)
class Mimic:
    """A joint that follows another: q = multiplier * q of `joint` + offset."""

    joint: str
    multiplier: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True, eq=False)
class LinkDescription:
    """A link and the joint to its parent; the root has parent -1."""

    name: str
    parent: int = -1
    joint: str = ""
    kind: str = "fixed"  # revolute, prismatic, spherical, planar, free
    placement: Array = field(default_factory=transform)
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    anchor: Array = field(default_factory=lambda: np.zeros(3))
    limits: tuple[float | None, ...] = NO_LIMITS  # qmin, qmax, vmax, taumax
    rotor: float = 0.0  # rotor inertia on the joint side, kg.m2 or kg
    viscous: float = 0.0  # viscous friction
    dry: float = 0.0  # Coulomb friction
    motorised: bool = True
    continuous: bool = False  # turns without end: Pinocchio has cosine and sine of its angle in q
    inertia: RigidInertia = field(default_factory=RigidInertia.none)
    missing: str = ""  # the reason why the inertia is not known
    mimic: Mimic | None = None
    in_file: bool = True  # False: added between the elementary joints of a compound one


@dataclass(frozen=True, eq=False)
class LoopDescription:
    """A closed loop: a point of the first link coincides with a point of the second.

    With an axis the two links turn about it against each other; without, the point is a ball joint.
    """

    name: str
    links: tuple[int, int]
    point: Array  # in the first link's frame
    closed_at: Array  # the first link's frame seen from the second's where the loop is closed
    axis: Array | None = None  # in the first link's frame


@dataclass(frozen=True, eq=False)
class RobotDescription:
    """A robot as its file describes it. Parents come before their children."""

    name: str
    links: tuple[LinkDescription, ...]
    format: str
    file: str = ""
    gravity: tuple[float, float, float] = (0.0, 0.0, -9.81)  # in the root's frame, m/s2
    loops: tuple[LoopDescription, ...] = ()
    meshes: tuple[Mesh, ...] = ()
    remarks: tuple[Remark, ...] = ()
    floating: bool = False  # the root moves freely
    source: SourceText | None = None

    def children(self, i: int) -> list[int]:
        """The links whose parent is link i."""
        return [k for k, link in enumerate(self.links) if link.parent == i]

    def with_remarks(self, *remarks: Remark) -> RobotDescription:
        """The description with more remarks."""
        return dataclasses.replace(self, remarks=(*self.remarks, *remarks))

    def pose(self, k: int) -> Array:
        """Link k's frame seen from the root's with all joints at zero."""
        T = self.links[k].placement
        while (k := self.links[k].parent) >= 0:
            T = self.links[k].placement @ T
        return T


# --- order of links -----------------------------------------------------------------------------


def order_links(
    links: Mapping[str, LinkDescription], parents: Mapping[str, str], file: str
) -> tuple[LinkDescription, ...]:
    """The links depth first from the root; siblings come in the order of `parents`.

    `parents` maps the name of each link but the root to that of its parent.
    """
    root = _only_root(links, parents, file)
    index = {name: k for k, name in enumerate((root, *parents))}
    numbered = [
        dataclasses.replace(links[name], parent=index[parents[name]] if k else -1)
        for name, k in index.items()
    ]
    ordered, places = depth_first(numbered)
    if len(ordered) != len(links):
        lost = next(name for name in links if index[name] not in places)
        raise FormatError(
            file,
            0,
            f"link {lost}",
            "a link that the root does not carry",
            "a tree",
            "A loop is described by <equality> in MJCF; URDF has none.",
        )
    return ordered


def _only_root(links: Mapping[str, LinkDescription], parents: Mapping[str, str], file: str) -> str:
    """The name of the one link without a parent; raises if a parent or the root is missing."""
    for name, parent in parents.items():
        if parent not in links:
            known = ", ".join(list(links)[:20])
            place = f"joint {links[name].joint}"
            raise FormatError(file, 0, place, f"the parent '{parent}'", f"one of {known}")
    roots = [name for name in links if name not in parents]
    if len(roots) != 1:
        listed = ", ".join(roots[:9]) or "none: the joints form a circle"
        raise FormatError(
            file,
            0,
            "",
            f"{len(roots)} links without a parent ({listed})",
            "one root",
            "Connect the parts with joints, for example with fixed ones.",
        )
    return roots[0]


def depth_first(
    links: Sequence[LinkDescription],
) -> tuple[tuple[LinkDescription, ...], dict[int, int]]:
    """The links that link 0 carries, parents before children, one branch after the other.

    The second result maps old numbers to new ones (-1 to itself). Siblings keep their order.
    """
    children: dict[int, list[int]] = {k: [] for k in range(-1, len(links))}
    for k, link in enumerate(links):
        children[link.parent].append(k)
    ordered: list[LinkDescription] = []
    places = {-1: -1}
    stack = [0]
    while stack:
        k = stack.pop()
        places[k] = len(ordered)
        ordered.append(dataclasses.replace(links[k], parent=places[links[k].parent]))
        stack += reversed(children[k])
    return tuple(ordered), places


def path_to_root(links: Sequence[LinkDescription], k: int) -> list[int]:
    """Link k and the links that carry it, the root last."""
    path = []
    while k >= 0:
        path.append(k)
        k = links[k].parent
    return path


def loop_joints(robot: RobotDescription, loop: LoopDescription) -> list[int]:
    """The links whose moving joints are on one of the two ways from the loop's root to its ends."""
    first, second = (path_to_root(robot.links, k) for k in loop.links)
    return [k for k in sorted(set(first) ^ set(second)) if robot.links[k].kind != "fixed"]


# --- the end of the longest chain -----------------------------------------------------------------


def tip_link(robot: RobotDescription) -> str:
    """The name of the last link of the longest chain, fixed links behind it included.

    Chains are compared by their moving joints, then by their links; the last of equal ones in the
    file counts. Where equal chains part after more joints than they still have, they are fingers,
    and the tip is the hand that carries them.
    """
    joints, links = [0] * len(robot.links), [0] * len(robot.links)  # behind each link
    children: list[list[int]] = [[] for _ in robot.links]
    for k in range(len(robot.links) - 1, 0, -1):
        link = robot.links[k]
        joints[link.parent] = max(joints[link.parent], joints[k] + (link.kind != "fixed"))
        links[link.parent] = max(links[link.parent], links[k] + 1)
        if link.in_file or joints[k]:
            children[link.parent].insert(0, k)
    k, passed, tip = 0, 0, 0
    while children[k]:
        lengths = {c: joints[c] + (robot.links[c].kind != "fixed") for c in children[k]}
        longest = [c for c in children[k] if lengths[c] == joints[k]]
        if len(longest) > 1 and passed > joints[k] > 0:
            break
        passed += joints[k]
        k = max(longest, key=lambda c: (links[c], c))
        passed -= joints[k]
        tip = k if robot.links[k].in_file else tip
    return robot.links[tip].name
