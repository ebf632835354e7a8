"""MJCF, the robot descriptions of MuJoCo: bodies, joints, inertias, and equalities as loops and couplings.

Read: <include>, <default>, <compiler> (angle, eulerseq, autolimits, inertiafromgeom …), bodies and frames, joints of every
type with their references, limits, armature, damping and frictionloss, <inertial> or the inertia of shapes, equalities
connect and joint. Springs, tendons, contacts, sensors and deformables are passed over, with a remark.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import FormatError
from symoro.formats.closures import loop_joints
from symoro.formats.mechanism import MAX_LINKS, Closure, Import, Link, Mechanism, Mimic
from symoro.formats.mjcfshape import NoInertia, shape_inertia
from symoro.formats.mjcftext import Compiler, Defaults, placement, read_compiler, read_sections, rotation, sections, unit
from symoro.formats.spatial import Array, Inertia, inverse, transform, turn
from symoro.formats.xmltree import Element
from symoro.robot.origin import Mesh, Remark

KINDS = {"hinge": "revolute", "slide": "prismatic", "ball": "spherical", "free": "free"}
WORLD = "world"


def read(path: Path, how: Import | None = None) -> Mechanism:
    """The mechanism in an MJCF file."""
    root = read_sections(path)
    if root.tag not in ("mujoco", "mujocoinclude"):
        raise root.wrong("", f"<{root.tag}>", "<mujoco>", "This is no MJCF file.")
    reader = _Reader(root, read_compiler(root), Defaults(root), path.name, how or Import())
    return reader.mechanism()


@dataclass
class _Around:
    """What a body hands down to its contents: its link, the place of an open <frame> in it, and the class of defaults."""

    link: int
    T: Array
    childclass: str = ""


class _Reader:
    """Collects links while it walks the bodies."""

    def __init__(self, root: Element, compiler: Compiler, defaults: Defaults, file: str, how: Import) -> None:
        self.root, self.compiler, self.defaults, self.file, self.how = root, compiler, defaults, file, how
        self.links: list[Link] = [Link(WORLD)]
        self.bodies: dict[str, int] = {WORLD: 0}
        self.references: dict[str, float] = {}
        self.meshes: list[Mesh] = []
        self.remarks: list[Remark] = []

    def mechanism(self) -> Mechanism:
        for section in self.root.all("worldbody"):
            self._contents(section, _Around(0, transform()))
        self._scale_masses()
        self._equalities()
        self._mark_motors()
        self._note_rest()
        gravity = (0.0, 0.0, -9.81)
        for option in self.root.all("option"):
            x, y, z = option.numbers("gravity", 3, gravity)
            gravity = (x, y, z)
        name = self.root.get("model") or Path(self.file).stem
        return Mechanism(name, tuple(self.links), "mjcf", self.file, gravity, tuple(self.closures), tuple(self.meshes), tuple(self.remarks))

    # --- bodies ----------------------------------------------------------------------------------------------

    def _contents(self, element: Element, around: _Around) -> None:
        """The bodies inside an element, through open frames."""
        for child in element.children:
            if child.tag == "frame":
                self._contents(child, _Around(around.link, around.T @ placement(child, self.compiler), child.get("childclass") or around.childclass))
            elif child.tag == "body":
                self._body(child, around)
            elif child.tag in ("composite", "flexcomp", "replicate", "attach"):
                raise child.wrong("", f"<{child.tag}>", "bodies", "Let MuJoCo expand it and save the model (mj_saveLastXML).")

    def _body(self, element: Element, around: _Around) -> None:
        name = element.get("name") or f"body{len(self.bodies)}"
        if name in self.bodies:
            raise element.wrong("name", f"a second body '{name}'", "a name of its own")
        if len(self.links) > MAX_LINKS:
            raise FormatError(self.file, element.line, "", f"more than {MAX_LINKS} bodies", "fewer")
        childclass = element.get("childclass") or around.childclass
        T = around.T @ placement(element, self.compiler)
        joints = [self.defaults.completed(j, childclass) for j in self._own(element, "joint", "freejoint")]
        link = around.link
        for k, joint in enumerate(joints):
            last = k == len(joints) - 1
            self.links.append(self._joint(joint, name if last else f"{name}_{k + 1}", link, T if k == 0 else transform(), last))
            link = len(self.links) - 1
        if not joints:
            self.links.append(Link(name, link, f"{name}_fixed", placement=T))
            link = len(self.links) - 1
        self.bodies[name] = link
        try:
            self.links[link] = dataclasses.replace(self.links[link], inertia=self._inertia(element, childclass))
        except NoInertia as reason:
            self.links[link] = dataclasses.replace(self.links[link], missing=str(reason))
        if element.get("gravcomp", "0") not in ("0", ""):
            self.remarks.append(Remark("dropped", name, "gravcomp: gravity acts on it here"))
        self._contents(element, _Around(link, transform(), childclass))

    def _own(self, element: Element, *tags: str) -> list[Element]:
        """Elements of a body, those inside its open frames included."""
        found = []
        for child in element.children:
            if child.tag in tags:
                found.append(child)
            elif child.tag == "frame" and any(True for _ in _within(child, tags)):
                raise child.wrong("", f"<{' or <'.join(tags)}> inside a <frame>", "outside", "Let MuJoCo save the model (mj_saveLastXML).")
        return found

    # --- joints ----------------------------------------------------------------------------------------------

    def _joint(self, element: Element, name: str, parent: int, T: Array, last: bool) -> Link:
        kind = "free" if element.tag == "freejoint" else element.get("type", "hinge")
        if kind not in KINDS:
            raise element.wrong("type", f"'{kind}'", f"one of {', '.join(KINDS)}")
        joint = element.get("name") or f"{name}_joint"
        if joint in self.references:
            raise element.wrong("name", f"a second joint '{joint}'", "a name of its own")
        simple = kind in ("hinge", "slide")
        axis = unit(element, "axis", element.numbers("axis", 3, (0.0, 0.0, 1.0))) if simple else np.array([0.0, 0.0, 1.0])
        anchor = np.array(element.numbers("pos", 3, (0.0, 0.0, 0.0))) if kind != "free" else np.zeros(3)
        ref = element.number("ref", 0.0) if simple else 0.0
        ref = self.compiler.angle(ref) if kind == "hinge" else ref
        self.references[joint] = ref
        if element.number("stiffness", 0.0) if len(element.get("stiffness").split()) == 1 else element.get("stiffness"):
            self.remarks.append(Remark("dropped", joint, f"a spring (stiffness {element.get('stiffness')}): no model has it"))
        T = transform() if kind == "free" else T  # its coordinates are those of the world
        return Link(name, parent, joint, KINDS[kind], T @ _at_zero(kind, axis, anchor, ref), axis, anchor, self._limits(element, kind),
                    element.number("armature", 0.0), _first(element, "damping"), element.number("frictionloss", 0.0), real=last)  # fmt: skip

    def _limits(self, element: Element, kind: str) -> tuple[float | None, ...]:
        """The range where it counts, and the largest effort."""
        low, high, effort = None, None, None
        limited = element.get("limited", "auto")
        if kind in ("hinge", "slide") and "range" in element.attributes and (limited == "true" or (limited == "auto" and self.compiler.autolimits)):
            low, high = element.numbers("range", 2)
            low, high = (self.compiler.angle(low), self.compiler.angle(high)) if kind == "hinge" else (low, high)
        if "actuatorfrcrange" in element.attributes and element.get("actuatorfrclimited", "auto") != "false":
            effort = max(abs(x) for x in element.numbers("actuatorfrcrange", 2)) or None
        return low, high, None, effort

    # --- inertia ---------------------------------------------------------------------------------------------

    def _inertia(self, body: Element, childclass: str) -> Inertia:
        inertial = body.first("inertial")
        wish = self.how.inertia_from_geometry
        mode = self.compiler.inertiafromgeom if wish is None else "true" if wish else "false"
        self._note_meshes(body, childclass)
        if inertial is not None and mode != "true":
            found = self._given(inertial)
        elif mode == "false":
            found = Inertia.none()
        else:
            found = Inertia.none()
            for geom in self._own(body, "geom"):
                found = found.joined(shape_inertia(self.defaults.completed(geom, childclass), self.compiler))
        return self._bounded(found)

    def _given(self, inertial: Element) -> Inertia:
        mass, com = inertial.number("mass"), np.array(inertial.numbers("pos", 3, (0.0, 0.0, 0.0)))
        if "fullinertia" in inertial.attributes:
            xx, yy, zz, xy, xz, yz = inertial.numbers("fullinertia", 6)
            tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        else:
            tensor = np.diag(inertial.numbers("diaginertia", 3, (0.0, 0.0, 0.0)))
        R = rotation(inertial, self.compiler)
        return Inertia(mass, com, R @ tensor @ R.T)

    def _bounded(self, inertia: Inertia) -> Inertia:
        """boundmass, boundinertia and balanceinertia of the compiler."""
        c = self.compiler
        if not (c.boundmass or c.boundinertia or c.balanceinertia):
            return inertia
        moments, axes = np.linalg.eigh(inertia.tensor)
        moments = np.maximum(moments, c.boundinertia)
        if c.balanceinertia and 2 * moments.max() > moments.sum():
            moments = np.full(3, moments.mean())
        return Inertia(max(inertia.mass, c.boundmass), inertia.com, axes @ np.diag(moments) @ axes.T)

    def _scale_masses(self) -> None:
        total = sum(link.inertia.mass for link in self.links[1:])
        if self.compiler.settotalmass > 0 and total > 0:
            k = self.compiler.settotalmass / total
            self.links = [dataclasses.replace(x, inertia=Inertia(k * x.inertia.mass, x.inertia.com, k * x.inertia.tensor)) for x in self.links]

    def _note_meshes(self, body: Element, childclass: str) -> None:
        for geom in body.all("geom"):
            full = self.defaults.completed(geom, childclass)
            mesh = self.compiler.meshes.get(full.get("mesh")) if full.get("mesh") else None
            if mesh is not None:
                x, y, z = mesh.numbers("scale", 3, (1.0, 1.0, 1.0))
                file = str(Path(self.compiler.meshdir) / mesh.get("file")) if mesh.get("file") else full.get("mesh")
                use = "visual" if full.get("contype") == "0" and full.get("conaffinity") == "0" else "collision"
                T = placement(full, self.compiler) if "fromto" not in full.attributes else transform()
                self.meshes.append(Mesh(body.get("name") or f"body{len(self.bodies) - 1}", file, tuple(float(v) for v in T.ravel()), (x, y, z), use))

    # --- equalities ------------------------------------------------------------------------------------------

    def _equalities(self) -> None:
        self.closures: list[Closure] = []
        for element in sections(self.root, "equality"):
            full = self.defaults.completed(element, "")
            full.attributes = {**self.defaults.classes["main"].get("equality", {}), **full.attributes}
            if full.get("active") == "false":
                self.remarks.append(Remark("dropped", _label(full), "an equality that is not active"))
            elif element.tag == "joint":
                self._coupling(full)
            elif element.tag == "connect":
                self._connect(full)
            else:
                self.remarks.append(Remark("dropped", _label(full), f"equality {element.tag}: only connect and joint are read"))

    def _coupling(self, element: Element) -> None:
        """y - y0 = a0 + a1 (x - x0): joint1 follows joint2."""
        place = next((k for k, link in enumerate(self.links) if link.joint == element.need("joint1")), None)
        if place is None or (element.get("joint2") and element.get("joint2") not in self.references):
            raise element.wrong("joint1, joint2", f"'{element.get('joint1')}' and '{element.get('joint2')}'", "names of joints")
        a = (*element.numbers("polycoef", None, (0.0, 1.0)), 0.0, 0.0, 0.0, 0.0, 0.0)[:5]
        y0, x0 = self.references[element.get("joint1")], self.references.get(element.get("joint2"), 0.0)
        if not element.get("joint2") or any(a[2:]):
            why = "a constant joint" if not element.get("joint2") else "a polynomial of higher degree"
            self.remarks.append(Remark("dropped", _label(element), f"{why}: only linear couplings are kept"))
            return
        self.links[place] = dataclasses.replace(self.links[place], mimic=Mimic(element.get("joint2"), a[1], y0 + a[0] - a[1] * x0))

    def _connect(self, element: Element) -> None:
        """A point of body1 stays at the point of body2 where it is in the reference position."""
        if "site1" in element.attributes:
            self.remarks.append(Remark("dropped", _label(element), "equality connect between sites"))
            return
        one, other = element.need("body1"), element.get("body2", WORLD) or WORLD
        for name in (one, other):
            if name not in self.bodies:
                raise element.wrong("body", f"'{name}'", f"one of {', '.join(list(self.bodies)[:20])}")
        i, k = self.bodies[one], self.bodies[other]
        p = np.array(element.numbers("anchor", 3))
        T = inverse(self._at_reference(k)) @ self._at_reference(i)
        self.closures.append(Closure(_label(element).replace(" ", ""), (i, k), p, T))

    def _at_reference(self, k: int) -> Array:
        """Link k seen from the world with every joint at its reference."""
        T = transform()
        while k >= 0:
            link = self.links[k]
            ref = self.references.get(link.joint, 0.0)
            kind = {"revolute": "hinge", "prismatic": "slide"}.get(link.kind, "free")
            T = link.placement @ inverse(_at_zero(kind, link.axis, link.anchor, ref)) @ T
            k = link.parent
        return T

    def _mark_motors(self) -> None:
        """Joints in loops that no actuator drives are passive."""
        if not self.closures:
            return
        driven = {e.get("joint") for e in sections(self.root, "actuator")}
        inside = {k for c in self.closures for k in loop_joints(Mechanism("", tuple(self.links), ""), c)}
        self.links = [dataclasses.replace(link, motorised=link.joint in driven or k not in inside) for k, link in enumerate(self.links)]

    def _note_rest(self) -> None:
        for tag in ("tendon", "deformable", "extension"):
            count = sum(1 for _ in sections(self.root, tag))
            if count:
                self.remarks.append(Remark("dropped", f"<{tag}>", f"{count} element(s) that no model has"))


def _within(element: Element, tags: tuple[str, ...]) -> list[Element]:
    return [c for c in element.children if c.tag in tags] + [x for c in element.all("frame") for x in _within(c, tags)]


def _label(element: Element) -> str:
    return element.get("name") or f"line {element.line}"


def _first(element: Element, key: str) -> float:
    return element.numbers(key, None, (0.0,))[0]


def _at_zero(kind: str, axis: Array, anchor: Array, ref: float) -> Array:
    """The move of a joint from its reference, where the file places the body, to zero."""
    if kind == "slide":
        return transform(None, -ref * axis)
    if kind == "hinge" and ref:
        R = turn(axis, -ref)
        return transform(R, anchor - R @ anchor)
    return transform()
