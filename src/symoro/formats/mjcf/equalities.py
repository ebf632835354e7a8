"""Equalities of MJCF: couplings of joints, and loops by connected points or welded bodies.

A coupling is linear in two joints: sum c_i (q_i - ref_i) = constant. A weld closes a loop rigidly: the welded body becomes a fixed
part of the other one, and the hinge that carried it is the joint where the loop is cut. A free body just loses its free joint, and a body
that is welded to what carries it just stands still.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from symoro.formats.description import (
    LinkDescription,
    LoopDescription,
    Mimic,
    RobotDescription,
    depth_first,
    loop_joints,
    path_to_root,
)
from symoro.formats.mjcf.attributes import Defaults, sections
from symoro.formats.rigid_body import Array, from_quaternion, inverse, transform, turn
from symoro.formats.xml_elements import Element
from symoro.robot.origin import Remark

WORLD = "world"
DEGREE = 5  # numbers in a polycoef


@dataclass(eq=False)
class World:
    """What has been read so far: links, where bodies and sites are on them, and the joints' references."""

    links: list[LinkDescription] = field(default_factory=lambda: [LinkDescription(WORLD)])
    bodies: dict[str, int] = field(default_factory=lambda: {WORLD: 0})
    sites: dict[str, tuple[int, Array]] = field(default_factory=dict)
    references: dict[str, float] = field(default_factory=dict)
    placed: dict[str, Array] = field(
        default_factory=dict
    )  # by free joint: where the file places its body
    tendons: dict[str, dict[str, float]] = field(
        default_factory=dict
    )  # fixed tendon → joint → coefficient
    used: set[str] = field(default_factory=set)  # tendons of couplings
    driven: set[str] = field(default_factory=set)  # joints that actuators act on
    mocaps: set[str] = field(default_factory=set)  # bodies that a program moves
    loops: list[LoopDescription] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    def drop(self, element: Element, why: str) -> None:
        self.remarks.append(Remark("dropped", label(element), why))

    def place(self, joint: str) -> int:
        """The link that a joint carries."""
        return next(k for k, link in enumerate(self.links) if link.joint == joint)

    def at_reference(self, k: int) -> Array:
        """LinkDescription k seen from the world with every joint at its reference."""
        T = transform()
        while k >= 0:
            T = self.from_parent(k) @ T
            k = self.links[k].parent
        return T

    def from_parent(self, k: int) -> Array:
        """LinkDescription k seen from its parent with its joint at its reference."""
        link = self.links[k]
        if link.kind == "free":
            return self.placed[link.joint]
        return link.placement @ inverse(
            at_zero(link.kind, link.axis, link.anchor, self.references.get(link.joint, 0.0))
        )

    def sort(self) -> None:
        """Parents before their children again."""
        links, index = depth_first(self.links)
        self.links = list(links)
        self.bodies = {name: index[k] for name, k in self.bodies.items()}
        self.sites = {name: (index[k], T) for name, (k, T) in self.sites.items()}
        self.loops = [
            dataclasses.replace(c, links=(index[c.links[0]], index[c.links[1]])) for c in self.loops
        ]


def label(element: Element) -> str:
    return element.get("name") or f"line {element.line}"


def at_zero(kind: str, axis: Array, anchor: Array, ref: float) -> Array:
    """The move of a joint from its reference, where the file places the body, to zero."""
    if kind == "prismatic":
        return transform(None, -ref * axis)
    if kind == "revolute" and ref:
        R = turn(axis, -ref)
        return transform(R, anchor - R @ anchor)
    return transform()


# --- all of them ---------------------------------------------------------------------------------------------


def read_equalities(root: Element, defaults: Defaults, world: World) -> None:
    """The couplings and loops of a file, onto its links."""
    world.tendons = _fixed_tendons(root, world)
    world.driven = set(_driven(root, world))
    common = defaults.classes["main"].get("equality", {})
    for element in sections(root, "equality"):
        full = defaults.completed(element, "")
        full.attributes = {**common, **full.attributes}
        if full.get("active") == "false":
            world.drop(full, "an equality that is not active")
        elif element.tag not in KINDS:
            world.drop(full, f"equality {element.tag}: only {', '.join(KINDS)} are read")
        else:
            KINDS[element.tag](full, world)
    _mark_motors(world)


def _fixed_tendons(root: Element, world: World) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for tendon in sections(root, "tendon"):
        if tendon.tag == "fixed":
            for part in tendon.all("joint"):
                if part.need("joint") not in world.references:
                    raise part.wrong("joint", f"'{part.get('joint')}'", "the name of a joint")
            found[tendon.get("name")] = {
                part.get("joint"): part.number("coef") for part in tendon.all("joint")
            }
    return found


def _driven(root: Element, world: World) -> Iterable[str]:
    for motor in sections(root, "actuator"):
        yield motor.get("joint")
        yield from world.tendons.get(motor.get("tendon"), ())


def _mark_motors(world: World) -> None:
    """Joints in loops that no actuator drives are passive."""
    tree = RobotDescription("", tuple(world.links), "")
    inside = {k for c in world.loops for k in loop_joints(tree, c)}
    world.links = [
        dataclasses.replace(link, motorised=link.joint in world.driven or k not in inside)
        for k, link in enumerate(world.links)
    ]


# --- couplings -----------------------------------------------------------------------------------------------


def _joint(element: Element, world: World) -> None:
    """y - y0 = a0 + a1 (x - x0): joint1 follows joint2."""
    one, other = element.need("joint1"), element.get("joint2")
    for key, name in (("joint1", one), ("joint2", other)):
        if name and name not in world.references:
            raise element.wrong(
                key, f"'{name}'", f"one of {', '.join(list(world.references)[:20])}"
            )
    a0, a1, *higher = _polynomial(element)
    _couple(element, world, {one: 1.0} | ({other: -a1} if other else {}), a0, higher)


def _tendon(element: Element, world: World) -> None:
    """The length of one fixed tendon, or a polynomial of that of another: the last of the joints follows."""
    names = [element.get(key) for key in ("tendon1", "tendon2") if element.get(key)]
    if not names or any(name not in world.tendons for name in names):
        world.drop(
            element,
            f"equality tendon of {', '.join(names) or 'nothing'}: only fixed tendons are read",
        )
        return
    world.used |= set(names)
    a0, a1, *higher = _polynomial(element)
    terms = dict(world.tendons[names[0]])
    for joint, coefficient in world.tendons[names[1]].items() if len(names) == 2 else ():
        terms[joint] = terms.get(joint, 0.0) - a1 * coefficient
    _couple(
        element,
        world,
        dict(sorted(terms.items(), key=lambda term: -world.place(term[0]))),
        a0,
        higher,
    )


def _polynomial(element: Element) -> tuple[float, ...]:
    return (*element.numbers("polycoef", None, (0.0, 1.0)), *(0.0,) * DEGREE)[:DEGREE]


def _couple(
    element: Element,
    world: World,
    terms: Mapping[str, float],
    constant: float,
    higher: Iterable[float],
) -> None:
    """sum c (q - ref) = constant: the first of two joints that can follow the other does."""
    terms = {joint: c for joint, c in terms.items() if c}
    if any(higher):
        world.drop(element, "a polynomial of higher degree: only linear couplings are kept")
        return
    if len(terms) != 2:
        world.drop(
            element,
            f"{'a constant joint' if len(terms) < 2 else f'{len(terms)} joints at once'}: only couplings of two joints are kept",
        )
        return
    for follower, master in (tuple(terms), tuple(reversed(terms))):
        k = world.place(follower)
        if world.links[k].mimic is None and follower not in _masters(world, master):
            slope = -terms[master] / terms[follower]
            offset = (
                world.references[follower]
                + constant / terms[follower]
                - slope * world.references[master]
            )
            world.links[k] = dataclasses.replace(world.links[k], mimic=Mimic(master, slope, offset))
            return
    world.drop(element, f"{' and '.join(terms)} follow other joints already")


def _masters(world: World, joint: str) -> list[str]:
    """The joint and those that it follows, one through the other."""
    found = [joint]
    while (
        mimic := world.links[world.place(found[-1])].mimic
    ) is not None and mimic.joint not in found:
        found.append(mimic.joint)
    return found


# --- loops ---------------------------------------------------------------------------------------------------


def _ends(element: Element, world: World) -> tuple[tuple[int, Array], tuple[int, Array]]:
    """The link and the place on it of both ends; those of bodies are the bodies themselves."""
    sites = "site1" in element.attributes
    names = (
        (element.need("site1"), element.need("site2"))
        if sites
        else (element.need("body1"), element.get("body2") or WORLD)
    )
    known = world.sites if sites else world.bodies
    for name in names:
        if name not in known:
            raise element.wrong(
                "site" if sites else "body", f"'{name}'", f"one of {', '.join(list(known)[:20])}"
            )
    one, other = (world.sites[n] if sites else (world.bodies[n], transform()) for n in names)
    return one, other


def _connect(element: Element, world: World) -> None:
    """A point of body1 stays at the point of body2 where it is in the reference position; two sites stay at one point."""
    (i, A), (k, B) = _ends(element, world)
    T = inverse(world.at_reference(k)) @ world.at_reference(i)
    at = A[:3, 3] if "site1" in element.attributes else np.array(element.numbers("anchor", 3))
    if "site1" in element.attributes:
        T = transform(T[:3, :3], B[:3, 3] - T[:3, :3] @ at)
    world.loops.append(LoopDescription(label(element).replace(" ", ""), (i, k), at, T))


def _weld(element: Element, world: World) -> None:
    """Body2 stays where relpose says, seen from body1, or where it is in the reference position; two sites stay one."""
    if world.mocaps & {element.get("body1"), element.get("body2")}:
        world.drop(element, "equality weld to a body that a program moves (mocap)")
        return
    (i, A), (k, B) = _ends(element, world)
    seen = (
        B @ inverse(A)
        if "site1" in element.attributes
        else inverse(world.at_reference(k)) @ world.at_reference(i)
    )
    *p, w, x, y, z = element.numbers("relpose", 7, (0.0,) * 7)
    if any((w, x, y, z)) and "site1" not in element.attributes:
        seen = inverse(transform(from_quaternion((w, x, y, z)), p))
    ends = sorted(
        ((i, k, seen), (k, i, inverse(seen))),
        key=lambda end: world.links[_carrier(world, end[0])].joint in world.driven,
    )
    for a, b, T in ends:
        carried = _carrier(world, a)
        kind = world.links[carried].kind
        if (
            carried > 0
            and carried not in path_to_root(world.links, b)
            and kind in ("revolute", "free")
        ):
            _attach(
                world, carried, b, T @ inverse(world.at_reference(a)) @ world.at_reference(carried)
            )
            return
    world.drop(
        element, "equality weld: neither body hangs on a hinge or a free joint apart from the other"
    )


def _carrier(world: World, k: int) -> int:
    """The link with a joint that moves which link k is fixed to; 0: none."""
    while k > 0 and world.links[k].kind == "fixed":
        k = world.links[k].parent
    return k


def _attach(world: World, a: int, b: int, T: Array) -> None:
    """LinkDescription a becomes a fixed part of link b, T its place there; the hinge that carried it is cut where there is a loop."""
    link = world.links[a]
    cut = link.kind == "revolute" and _carrier(world, link.parent) != _carrier(world, b)
    if cut:
        world.loops.append(
            LoopDescription(
                link.joint, (a, link.parent), link.anchor, world.from_parent(a), link.axis
            )
        )
        if any((link.rotor, link.viscous, link.dry)):
            world.remarks.append(
                Remark(
                    "dropped",
                    link.joint,
                    "armature, damping and friction: the joint is where the loop is cut",
                )
            )
    what = "and the loop is cut here" if cut else "and the joint is gone"
    world.remarks.append(
        Remark(
            "welded",
            link.joint,
            f"'{link.name}' is a fixed part of '{world.links[b].name}', {what}",
        )
    )
    world.links[a] = dataclasses.replace(
        LinkDescription(link.name, b, f"{link.name}_weld", placement=T),
        inertia=link.inertia,
        missing=link.missing,
        in_file=link.in_file,
    )
    world.sort()


KINDS: dict[str, Callable[[Element, World], None]] = {
    "connect": _connect,
    "weld": _weld,
    "joint": _joint,
    "tendon": _tendon,
}
