"""Equalities of MJCF: couplings of joints, and loops by connected points or welded bodies.

A coupling is linear in two joints: sum c_i (q_i - ref_i) = constant. A weld closes a loop rigidly:
the welded body becomes a fixed part of the other one, and the hinge that carried it is the joint
where the loop is cut. A free body loses its free joint, and a body that is welded to what carries
it is fixed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from symoro.formats.description import (
    Array,
    LinkDescription,
    LoopDescription,
    Mimic,
    RobotDescription,
    depth_first,
    from_quaternion,
    inverse,
    loop_joints,
    path_to_root,
    product,
    transform,
    turn,
)
from symoro.formats.mjcf.elements import Defaults, sections
from symoro.formats.text_files import Element
from symoro.robot import Remark

WORLD = "world"
DEGREE = 5  # numbers in a polycoef


@dataclass(eq=False)
class World:
    """The part of a file read so far: links, bodies and sites on them, references of the joints."""

    links: list[LinkDescription] = field(default_factory=lambda: [LinkDescription(WORLD)])
    bodies: dict[str, int] = field(default_factory=lambda: {WORLD: 0})
    sites: dict[str, tuple[int, Array]] = field(default_factory=dict)
    references: dict[str, float] = field(default_factory=dict)  # by joint
    placed: dict[str, Array] = field(default_factory=dict)  # by free joint: its body in the file
    tendons: dict[str, dict[str, float]] = field(default_factory=dict)  # → joint → coefficient
    used: set[str] = field(default_factory=set)  # tendons of couplings
    driven: set[str] = field(default_factory=set)  # joints that actuators act on
    mocaps: set[str] = field(default_factory=set)  # bodies that a program moves
    loops: list[LoopDescription] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    def drop(self, element: Element, reason: str) -> None:
        """Note that an equality is not read."""
        self.remarks.append(Remark("dropped", label(element), reason))

    def carried_link(self, joint: str) -> int:
        """The link that a joint carries."""
        return next(k for k, link in enumerate(self.links) if link.joint == joint)

    def pose_at_reference(self, k: int) -> Array:
        """Link k seen from the world with every joint at its reference."""
        T = transform()
        while k >= 0:
            T = product(self.placement_at_reference(k), T)
            k = self.links[k].parent
        return T

    def placement_at_reference(self, k: int) -> Array:
        """Link k seen from its parent with its joint at its reference."""
        link = self.links[k]
        if link.kind == "free":
            return self.placed[link.joint]
        ref = self.references.get(link.joint, 0.0)
        return product(
            link.placement, inverse(motion_to_zero(link.kind, link.axis, link.anchor, ref))
        )

    def sort(self) -> None:
        """Put parents before their children again."""
        links, places = depth_first(self.links)
        self.links = list(links)
        self.bodies = {name: places[k] for name, k in self.bodies.items()}
        self.sites = {name: (places[k], T) for name, (k, T) in self.sites.items()}
        self.loops = [
            dataclasses.replace(loop, links=(places[loop.links[0]], places[loop.links[1]]))
            for loop in self.loops
        ]


def label(element: Element) -> str:
    """The name of an element, or its line."""
    return element.get("name") or f"line {element.line}"


def motion_to_zero(kind: str, axis: Array, anchor: Array, ref: float) -> Array:
    """The motion of a joint from its reference, where the file places the body, to zero."""
    if kind == "prismatic":
        return transform(None, -ref * axis)
    if kind == "revolute" and ref:
        R = turn(axis, -ref)
        return transform(R, anchor - product(R, anchor))
    return transform()


# --- all equalities -----------------------------------------------------------------------------


def read_equalities(root: Element, defaults: Defaults, world: World) -> None:
    """Add the couplings and loops of a file to its links."""
    world.tendons = _fixed_tendons(root, world)
    world.driven = set(_driven_joints(root, world))
    common = defaults.classes["main"].get("equality", {})
    for element in sections(root, "equality"):
        full = defaults.completed(element, "")
        full.attributes = {**common, **full.attributes}
        if full.get("active") == "false":
            world.drop(full, "an equality that is not active")
        elif element.tag not in EQUALITIES:
            world.drop(full, f"equality {element.tag}: only {', '.join(EQUALITIES)} are read")
        else:
            EQUALITIES[element.tag](full, world)
    _mark_motors(world)


def _fixed_tendons(root: Element, world: World) -> dict[str, dict[str, float]]:
    """The coefficients of the joints of each fixed tendon."""
    tendons: dict[str, dict[str, float]] = {}
    for tendon in sections(root, "tendon"):
        if tendon.tag == "fixed":
            for part in tendon.all("joint"):
                if part.need("joint") not in world.references:
                    raise part.wrong("joint", f"'{part.get('joint')}'", "the name of a joint")
            coefficients = {p.get("joint"): p.number("coef") for p in tendon.all("joint")}
            tendons[tendon.get("name")] = coefficients
    return tendons


def _driven_joints(root: Element, world: World) -> Iterable[str]:
    for motor in sections(root, "actuator"):
        yield motor.get("joint")
        yield from world.tendons.get(motor.get("tendon"), ())


def _mark_motors(world: World) -> None:
    """Make the joints in loops that no actuator drives passive."""
    tree = RobotDescription("", tuple(world.links), "")
    in_loops = {k for loop in world.loops for k in loop_joints(tree, loop)}
    world.links = [
        dataclasses.replace(link, motorised=link.joint in world.driven or k not in in_loops)
        for k, link in enumerate(world.links)
    ]


# --- couplings ----------------------------------------------------------------------------------


def _couple_joints(element: Element, world: World) -> None:
    """y - y0 = a0 + a1 (x - x0): joint1 follows joint2."""
    first, second = element.need("joint1"), element.get("joint2")
    for key, name in (("joint1", first), ("joint2", second)):
        if name and name not in world.references:
            known = ", ".join(list(world.references)[:20])
            raise element.wrong(key, f"'{name}'", f"one of {known}")
    a0, a1, *higher = _polynomial(element)
    terms = {first: 1.0} | ({second: -a1} if second else {})
    _couple(element, world, terms, a0, higher)


def _couple_tendons(element: Element, world: World) -> None:
    """The length of one fixed tendon is constant, or a polynomial of that of another.

    The last of the joints follows the other one.
    """
    names = [element.get(key) for key in ("tendon1", "tendon2") if element.get(key)]
    if not names or any(name not in world.tendons for name in names):
        listed = ", ".join(names) or "nothing"
        world.drop(element, f"equality tendon of {listed}: only fixed tendons are read")
        return
    world.used |= set(names)
    a0, a1, *higher = _polynomial(element)
    terms = dict(world.tendons[names[0]])
    for joint, coefficient in world.tendons[names[1]].items() if len(names) == 2 else ():
        terms[joint] = terms.get(joint, 0.0) - a1 * coefficient
    last_first = sorted(terms.items(), key=lambda term: -world.carried_link(term[0]))
    _couple(element, world, dict(last_first), a0, higher)


def _polynomial(element: Element) -> tuple[float, ...]:
    return (*element.numbers("polycoef", None, (0.0, 1.0)), *(0.0,) * DEGREE)[:DEGREE]


def _couple(
    element: Element,
    world: World,
    terms: Mapping[str, float],
    constant: float,
    higher: Iterable[float],
) -> None:
    """sum c (q - ref) = constant: the first of two joints that can follow the other one does."""
    terms = {joint: c for joint, c in terms.items() if c}
    if any(higher):
        world.drop(element, "a polynomial of higher degree: only linear couplings are kept")
        return
    if len(terms) != 2:
        joints = "a constant joint" if len(terms) < 2 else f"{len(terms)} joints at once"
        world.drop(element, f"{joints}: only couplings of two joints are kept")
        return
    for follower, master in (tuple(terms), tuple(reversed(terms))):
        k = world.carried_link(follower)
        if world.links[k].mimic is None and follower not in _masters(world, master):
            slope = -terms[master] / terms[follower]
            offset = world.references[follower] + constant / terms[follower]
            offset -= slope * world.references[master]
            mimic = Mimic(master, slope, offset)
            world.links[k] = dataclasses.replace(world.links[k], mimic=mimic)
            return
    world.drop(element, f"{' and '.join(terms)} follow other joints already")


def _masters(world: World, joint: str) -> list[str]:
    """The joint, the joint that it follows, the joint that that one follows …"""
    masters = [joint]
    while True:
        mimic = world.links[world.carried_link(masters[-1])].mimic
        if mimic is None or mimic.joint in masters:
            return masters
        masters.append(mimic.joint)


# --- loops --------------------------------------------------------------------------------------


def _ends(element: Element, world: World) -> tuple[tuple[int, Array], tuple[int, Array]]:
    """Both ends of a connection: the link, and the place on it (of a body: its own frame)."""
    if "site1" in element.attributes:
        first, second = element.need("site1"), element.need("site2")
        _check_known(element, "site", (first, second), world.sites)
        return world.sites[first], world.sites[second]
    first, second = element.need("body1"), element.get("body2") or WORLD
    _check_known(element, "body", (first, second), world.bodies)
    return (world.bodies[first], transform()), (world.bodies[second], transform())


def _check_known(
    element: Element, key: str, names: Iterable[str], known: Mapping[str, object]
) -> None:
    for name in names:
        if name not in known:
            raise element.wrong(key, f"'{name}'", f"one of {', '.join(list(known)[:20])}")


def _connect(element: Element, world: World) -> None:
    """A point of body1 stays where it is on body2 in the reference position.

    Two sites stay at one point.
    """
    (i, T_i), (k, T_k) = _ends(element, world)
    T_ki = product(inverse(world.pose_at_reference(k)), world.pose_at_reference(i))
    if "site1" in element.attributes:
        point = T_i[:3, 3]
        T_ki = transform(T_ki[:3, :3], T_k[:3, 3] - product(T_ki[:3, :3], point))
    else:
        point = np.array(element.numbers("anchor", 3))
    world.loops.append(LoopDescription(label(element).replace(" ", ""), (i, k), point, T_ki))


def _weld(element: Element, world: World) -> None:
    """Body2 stays where relpose says, seen from body1, or where it is in the reference position.

    Two sites coincide. The end that no motor carries is attached to the other one.
    """
    if world.mocaps & {element.get("body1"), element.get("body2")}:
        world.drop(element, "equality weld to a body that a program moves (mocap)")
        return
    (i, T_i), (k, T_k) = _ends(element, world)
    T_ki = _welded_pose(element, world, (i, T_i), (k, T_k))
    ends = sorted(
        ((i, k, T_ki), (k, i, inverse(T_ki))),
        key=lambda end: world.links[_moving_carrier(world, end[0])].joint in world.driven,
    )
    for a, b, T in ends:
        carrier = _moving_carrier(world, a)
        kind = world.links[carrier].kind
        apart = carrier > 0 and carrier not in path_to_root(world.links, b)
        if apart and kind in ("revolute", "free"):
            on_carrier = product(
                inverse(world.pose_at_reference(a)), world.pose_at_reference(carrier)
            )
            _attach(world, carrier, b, product(T, on_carrier))
            return
    world.drop(
        element, "equality weld: neither body hangs on a hinge or a free joint apart from the other"
    )


def _welded_pose(
    element: Element, world: World, first: tuple[int, Array], second: tuple[int, Array]
) -> Array:
    """The first link seen from the second where the weld holds them."""
    (i, T_i), (k, T_k) = first, second
    if "site1" in element.attributes:
        return product(T_k, inverse(T_i))
    *p, w, x, y, z = element.numbers("relpose", 7, (0.0,) * 7)
    if any((w, x, y, z)):
        return inverse(transform(from_quaternion((w, x, y, z)), p))
    return product(inverse(world.pose_at_reference(k)), world.pose_at_reference(i))


def _moving_carrier(world: World, k: int) -> int:
    """The link with a moving joint that link k is fixed to; 0 if there is none."""
    while k > 0 and world.links[k].kind == "fixed":
        k = world.links[k].parent
    return k


def _attach(world: World, a: int, b: int, T: Array) -> None:
    """Make link a a fixed part of link b, T being its place there.

    Where this closes a loop, the hinge that carried it becomes the cut joint.
    """
    link = world.links[a]
    cut = link.kind == "revolute" and (
        _moving_carrier(world, link.parent) != _moving_carrier(world, b)
    )
    if cut:
        T_closed = world.placement_at_reference(a)
        ends = (a, link.parent)
        world.loops.append(LoopDescription(link.joint, ends, link.anchor, T_closed, link.axis))
        if any((link.rotor, link.viscous, link.dry, *link.stiffness)):
            text = "armature, damping, friction and springs: the joint is where the loop is cut"
            world.remarks.append(Remark("dropped", link.joint, text))
    joint = "the loop is cut here" if cut else "the joint is gone"
    text = f"'{link.name}' is a fixed part of '{world.links[b].name}', and {joint}"
    world.remarks.append(Remark("welded", link.joint, text))
    world.links[a] = LinkDescription(
        link.name,
        b,
        f"{link.name}_weld",
        placement=T,
        inertia=link.inertia,
        missing=link.missing,
        in_file=link.in_file,
    )
    world.sort()


EQUALITIES: dict[str, Callable[[Element, World], None]] = {
    "connect": _connect,
    "weld": _weld,
    "joint": _couple_joints,
    "tendon": _couple_tendons,
}
