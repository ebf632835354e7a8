"""Robots built in Python from links and joints, as a URDF file describes them.

    b = sy.Builder("arm")
    b.link("base")
    b.link("upper", mass=2.0, com=(0.2, 0, 0), inertia=(0.01, 0.03, 0.03))
    b.joint("shoulder", parent="base", child="upper", axis=(0, 0, 1), limits=(-3, 3))
    arm = b.robot()

The robot is converted as an imported one: frames, names and order of the links are kept.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from symoro.errors import InputError, SymoroError
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    MAX_LINKS,
    Array,
    LinkDescription,
    Mimic,
    RigidInertia,
    RobotDescription,
    from_rpy,
    import_options,
    order_links,
    transform,
)
from symoro.robot import Robot

KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "spherical": "spherical",
    "ball": "spherical",
    "planar": "planar",
    "floating": "free",
}
Z = (0.0, 0.0, 1.0)


class Builder:
    """Links and joints of a robot, added one by one; `robot()` gives the `Robot`.

    `gravity` (m/s2) is seen from the frame of the root link.
    """

    def __init__(self, name: str = "robot", gravity: Sequence[float] = (0.0, 0.0, -9.81)) -> None:
        self.name = str(name)
        self.gravity = _vector(gravity, 3, "gravity")
        self._links: dict[str, RigidInertia] = {}
        self._joints: dict[str, LinkDescription] = {}  # by child
        self._parents: dict[str, str] = {}  # child → parent

    def __repr__(self) -> str:
        return f"<builder of {self.name}: {len(self._links)} links, {len(self._joints)} joints>"

    def link(
        self,
        name: str,
        mass: float = 0.0,
        com: Sequence[float] = (0.0, 0.0, 0.0),
        inertia: Any = (0.0, 0.0, 0.0),
    ) -> Builder:
        """Add a link: mass (kg), centre of mass (m) and inertia (kg.m2) about it, in its own frame.

        `inertia` is a 3x3 matrix, (xx, yy, zz), or (xx, yy, zz, xy, yz, xz).
        """
        place = f"link {name}"
        if name in self._links or not name:
            raise InputError(
                place, "a second link of this name" if name else "no name", "a new one"
            )
        if len(self._links) >= MAX_LINKS:
            raise InputError(place, f"more than {MAX_LINKS} links", "fewer")
        weight = float(_numbers(mass, (), f"{place}, mass"))
        tensor = _tensor(inertia, f"{place}, inertia")
        self._links[name] = RigidInertia(weight, _vector(com, 3, f"{place}, com"), tensor)
        return self

    def joint(
        self,
        name: str,
        parent: str,
        child: str,
        kind: str = "revolute",
        *,
        axis: Sequence[float] = Z,
        origin: Any = None,
        xyz: Sequence[float] = (0.0, 0.0, 0.0),
        rpy: Sequence[float] = (0.0, 0.0, 0.0),
        limits: Sequence[float | None] = (None, None),
        velocity: float | None = None,
        effort: float | None = None,
        armature: float = 0.0,
        damping: float = 0.0,
        friction: float = 0.0,
        mimic: tuple[str, float, float] | None = None,
    ) -> Builder:
        """Add the joint that carries `child`, whose frame is the joint's.

        `origin` is its pose (4x4) in the parent's frame with the joint at zero, or `xyz` (m) and
        `rpy` (rad: roll, pitch, yaw about fixed axes, as in URDF) give it; `axis` is seen from the
        child. `kind` is revolute, continuous, prismatic, fixed, spherical, planar or floating;
        `limits` (lowest, highest; rad or m), `velocity` and `effort` bound the motion; `armature`
        is the rotor's inertia on the joint's side, `damping` viscous and `friction` dry friction;
        `mimic` (joint, multiplier, offset) makes the joint follow another.
        """
        place = f"joint {name}"
        self._check_joint(place, name, child, kind)
        low, high = _limits(limits, f"{place}, limits")
        self._joints[child] = LinkDescription(
            child,
            joint=name,
            kind=KINDS[kind],
            placement=_placement(origin, xyz, rpy, place),
            axis=_unit(axis, f"{place}, axis"),
            limits=(low, high, velocity, effort),
            rotor=float(_numbers(armature, (), f"{place}, armature")),
            viscous=float(_numbers(damping, (), f"{place}, damping")),
            dry=float(_numbers(friction, (), f"{place}, friction")),
            mimic=None if mimic is None else _mimic(mimic, f"{place}, mimic"),
        )
        self._parents[child] = parent
        return self

    def _check_joint(self, place: str, name: str, child: str, kind: str) -> None:
        if not name or any(link.joint == name for link in self._joints.values()):
            raise InputError(
                place, "a second joint of this name" if name else "no name", "a new one"
            )
        if child in self._joints:
            other = self._joints[child].joint
            raise InputError(place, f"link {child}, which joint {other} carries already", "another")
        if kind not in KINDS:
            raise InputError(f"{place}, kind", f"'{kind}'", f"one of {', '.join(KINDS)}")

    def description(self) -> RobotDescription:
        """The links in the order of the tree, as an imported file gives them."""
        for child, parent in self._parents.items():
            for link in (parent, child):
                if link not in self._links:
                    place = f"joint {self._joints[child].joint}"
                    known = ", ".join(list(self._links)[:20]) or "none yet"
                    todo = f'Add it: b.link("{link}").'
                    raise InputError(place, f"the link '{link}'", f"one of {known}", todo)
        links = {
            name: dataclasses.replace(
                self._joints.get(name, LinkDescription(name)), inertia=inertia
            )
            for name, inertia in self._links.items()
        }
        ordered = order_links(links, self._parents, self.name)
        x, y, z = (float(g) for g in self.gravity)
        return RobotDescription(self.name, ordered, "python", "", (x, y, z))

    def robot(self, **options: Any) -> Robot:
        """The robot; options as for `sy.load` of a file: `floating`, `tolerance`, `symbolic`."""
        if not self._links:
            raise SymoroError(f"{self.name} has no links: add them with link() and joint().")
        return to_robot(self.description(), import_options(options))


# --- checked values ------------------------------------------------------------------------------


def _numbers(value: Any, shape: tuple[int, ...], place: str) -> Array:
    try:
        array = np.asarray(value, float)
    except (TypeError, ValueError):
        array = np.full(1, np.nan)
    if array.shape != shape or not np.isfinite(array).all():
        size = "x".join(map(str, shape))
        expected = f"{size} finite numbers" if shape else "a finite number"
        raise InputError(place, repr(value), expected)
    return array


def _vector(value: Any, count: int, place: str) -> Array:
    return _numbers(value, (count,), place)


def _unit(value: Any, place: str) -> Array:
    axis = _vector(value, 3, place)
    length = float(np.linalg.norm(axis))
    if length < 1e-9:
        raise InputError(place, repr(value), "a direction, not zero")
    return axis / length


def _tensor(value: Any, place: str) -> Array:
    size = np.size(value)
    if size == 9:
        tensor = _numbers(value, (3, 3), place)
        if not np.allclose(tensor, tensor.T, rtol=1e-9, atol=0):
            raise InputError(place, repr(value), "a symmetric matrix")
        return tensor
    xx, yy, zz, xy, yz, xz = (
        (*_vector(value, 3, place), 0.0, 0.0, 0.0) if size == 3 else _vector(value, 6, place)
    )
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def _placement(origin: Any, xyz: Any, rpy: Any, place: str) -> Array:
    if origin is None:
        R = from_rpy([float(x) for x in _vector(rpy, 3, f"{place}, rpy")])
        return transform(R, _vector(xyz, 3, f"{place}, xyz"))
    if np.any(xyz) or np.any(rpy):
        raise InputError(place, "origin and xyz or rpy", "one of them")
    if np.size(origin) == 3:
        return transform(None, _vector(origin, 3, f"{place}, origin"))
    T = _numbers(origin, (4, 4), f"{place}, origin")
    R = T[:3, :3]
    if not np.allclose(R @ R.T, np.eye(3), rtol=0, atol=1e-6) or np.linalg.det(R) < 0:
        raise InputError(f"{place}, origin", "a matrix that is no rotation", "a pose (4x4)")
    return T


def _limits(value: Any, place: str) -> tuple[float | None, float | None]:
    if not isinstance(value, list | tuple | np.ndarray) or len(value) != 2:
        raise InputError(place, repr(value), "(lowest, highest), None where there is none")
    low, high = (None if x is None else float(_numbers(x, (), place)) for x in value)
    if low is not None and high is not None and low >= high:
        raise InputError(place, repr(value), "the lowest first")
    return low, high


def _mimic(value: Any, place: str) -> Mimic:
    if isinstance(value, str):
        return Mimic(value)
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= 3:
        raise InputError(place, repr(value), "(joint, multiplier, offset)")
    joint, *law = value
    return Mimic(str(joint), *(float(_numbers(x, (), place)) for x in law))
