"""MJCF, the robot descriptions of MuJoCo: bodies, joints, inertias, and equalities as loops and couplings.

Read: <include>, <default>, <compiler> (angle, eulerseq, autolimits, inertiafromgeom …), bodies and frames, joints of every
type with their references, limits, armature, damping and frictionloss, <inertial> or the inertia of shapes and meshes, equalities
connect, weld, joint and (of fixed tendons) tendon. Springs, contacts, sensors and deformables are passed over, with a remark.
"""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import FormatError
from symoro.formats.description import MAX_LINKS, Import, LinkDescription, RobotDescription
from symoro.formats.mjcf.attributes import (
    Defaults,
    Inside,
    inside,
    placement,
    read_compiler,
    read_sections,
    rotation,
    sections,
    unit,
)
from symoro.formats.mjcf.equalities import World, at_zero, read_equalities
from symoro.formats.mjcf.shapes import NoInertia, mesh_assets, shape_inertia
from symoro.formats.rigid_body import Array, RigidInertia, transform
from symoro.formats.xml_elements import Element
from symoro.robot.origin import Mesh, Remark

KINDS = {"hinge": "revolute", "slide": "prismatic", "ball": "spherical", "free": "free"}


def read(path: Path, how: Import | None = None) -> RobotDescription:
    """The mechanism in an MJCF file."""
    root = read_sections(path)
    if root.tag not in ("mujoco", "mujocoinclude"):
        raise root.wrong("", f"<{root.tag}>", "<mujoco>", "This is no MJCF file.")
    return _Reader(root, path, how or Import()).mechanism()


@dataclass
class _Around:
    """What a body hands down to its contents: its link, the place of an open <frame> in it, and the class of defaults."""

    link: int
    T: Array
    childclass: str = ""


class _Reader:
    """Collects links while it walks the bodies."""

    def __init__(self, root: Element, path: Path, how: Import) -> None:
        self.root, self.file, self.how = root, path.name, how
        self.compiler, self.defaults = read_compiler(root), Defaults(root)
        self.assets = mesh_assets(root, self.defaults, path.parent, self.compiler)
        self.world = World()
        self.meshes: list[Mesh] = []

    def mechanism(self) -> RobotDescription:
        for section in self.root.all("worldbody"):
            self._note_sites(section, 0, "")
            self._contents(section, _Around(0, transform()))
        self._scale_masses()
        read_equalities(self.root, self.defaults, self.world)
        self._note_rest()
        gravity = (0.0, 0.0, -9.81)
        for option in self.root.all("option"):
            x, y, z = option.numbers("gravity", 3, gravity)
            gravity = (x, y, z)
        name, world = self.root.get("model") or Path(self.file).stem, self.world
        return RobotDescription(
            name,
            tuple(world.links),
            "mjcf",
            self.file,
            gravity,
            tuple(world.loops),
            tuple(self.meshes),
            tuple(world.remarks),
        )

    def _note(self, kind: str, place: str, text: str) -> None:
        self.world.remarks.append(Remark(kind, place, text))

    # --- bodies ----------------------------------------------------------------------------------------------

    def _contents(self, element: Element, around: _Around) -> None:
        """The bodies inside an element, through open frames."""
        for child in element.children:
            if child.tag == "frame":
                self._contents(
                    child,
                    _Around(
                        around.link,
                        around.T @ placement(child, self.compiler),
                        child.get("childclass") or around.childclass,
                    ),
                )
            elif child.tag == "body":
                self._body(child, around)
            elif child.tag in ("composite", "flexcomp", "replicate", "attach"):
                raise child.wrong(
                    "",
                    f"<{child.tag}>",
                    "bodies",
                    "Let MuJoCo expand it and save the model (mj_saveLastXML).",
                )

    def _body(self, element: Element, around: _Around) -> None:
        world = self.world
        name = element.get("name") or f"body{len(world.bodies)}"
        if name in world.bodies:
            raise element.wrong("name", f"a second body '{name}'", "a name of its own")
        if len(world.links) > MAX_LINKS:
            raise FormatError(self.file, element.line, "", f"more than {MAX_LINKS} bodies", "fewer")
        childclass = element.get("childclass") or around.childclass
        link = self._carried(
            element,
            name,
            childclass,
            _Around(around.link, around.T @ placement(element, self.compiler)),
        )
        world.bodies[name] = link
        world.mocaps |= {name} if element.get("mocap") == "true" else set()
        self._note_sites(element, link, childclass)
        self._note_meshes(element, name, childclass)
        try:
            world.links[link] = dataclasses.replace(
                world.links[link], inertia=self._inertia(element, childclass)
            )
        except NoInertia as reason:
            world.links[link] = dataclasses.replace(world.links[link], missing=str(reason))
        if element.get("gravcomp", "0") not in ("0", ""):
            self._note("dropped", name, "gravcomp: gravity acts on it here")
        self._contents(element, _Around(link, transform(), childclass))

    def _carried(self, element: Element, name: str, childclass: str, on: _Around) -> int:
        """The link of a body, behind a massless one for each of its joints but the last."""
        links = self.world.links
        joints = self._own(element, childclass, "joint", "freejoint")
        link, T = on.link, on.T
        for k, joint in enumerate(joints):
            last = k == len(joints) - 1
            links.append(self._joint(joint, name if last else f"{name}_{k + 1}", link, T, last))
            link, T = len(links) - 1, transform()
        if not joints:
            links.append(LinkDescription(name, link, f"{name}_fixed", placement=T))
        return len(links) - 1

    def _own(self, body: Element, childclass: str, *tags: str) -> list[Inside]:
        """Elements of a body with the defaults of their classes, those inside its open frames included."""
        found = inside(body, tags, self.compiler, childclass)
        return [
            dataclasses.replace(x, element=self.defaults.completed(x.element, x.childclass))
            for x in found
        ]

    # --- joints ----------------------------------------------------------------------------------------------

    def _joint(
        self, given: Inside, name: str, parent: int, T: Array, last: bool
    ) -> LinkDescription:
        element, references = given.element, self.world.references
        kind = "free" if element.tag == "freejoint" else element.get("type", "hinge")
        if kind not in KINDS:
            raise element.wrong("type", f"'{kind}'", f"one of {', '.join(KINDS)}")
        joint = element.get("name") or f"{name}_joint"
        if joint in references:
            raise element.wrong("name", f"a second joint '{joint}'", "a name of its own")
        axis, anchor = self._line(given, kind)
        ref = element.number("ref", 0.0) if kind in ("hinge", "slide") else 0.0
        references[joint] = ref = self.compiler.angle(ref) if kind == "hinge" else ref
        if any(element.numbers("stiffness", None, (0.0,))):
            self._note(
                "dropped",
                joint,
                f"a spring (stiffness {element.get('stiffness')}): no model has it",
            )
        if kind == "free":  # its coordinates are those of the world
            self.world.placed[joint], T = T, transform()
        return LinkDescription(name, parent, joint, KINDS[kind], T @ at_zero(KINDS[kind], axis, anchor, ref), axis, anchor, self._limits(element, kind),
                    element.number("armature", 0.0), _first(element, "damping"), element.number("frictionloss", 0.0), in_file=last)  # fmt: skip

    def _line(self, given: Inside, kind: str) -> tuple[Array, Array]:
        """The axis of a joint and a point on it, in the frame of the body."""
        if kind == "free":
            return np.array([0.0, 0.0, 1.0]), np.zeros(3)
        element, R = given.element, given.T[:3, :3]
        axis = (
            R @ unit(element, "axis", element.numbers("axis", 3, (0.0, 0.0, 1.0)))
            if kind != "ball"
            else np.array([0.0, 0.0, 1.0])
        )
        return axis, R @ np.array(element.numbers("pos", 3, (0.0, 0.0, 0.0))) + given.T[:3, 3]

    def _limits(self, element: Element, kind: str) -> tuple[float | None, ...]:
        """The range where it counts, and the largest effort."""
        low, high, effort = None, None, None
        limited = element.get("limited", "auto")
        if (
            kind in ("hinge", "slide")
            and "range" in element.attributes
            and (limited == "true" or (limited == "auto" and self.compiler.autolimits))
        ):
            low, high = element.numbers("range", 2, largest=math.inf)
            low, high = (
                (self.compiler.angle(low), self.compiler.angle(high))
                if kind == "hinge"
                else (low, high)
            )
        if (
            "actuatorfrcrange" in element.attributes
            and element.get("actuatorfrclimited", "auto") != "false"
        ):
            effort = (
                max(abs(x) for x in element.numbers("actuatorfrcrange", 2, largest=math.inf))
                or None
            )
        return low, high, None, effort

    # --- inertia ---------------------------------------------------------------------------------------------

    def _inertia(self, body: Element, childclass: str) -> RigidInertia:
        inertial = next(inside(body, ("inertial",), self.compiler, childclass), None)
        wish = self.how.inertia_from_geometry
        mode = self.compiler.inertiafromgeom if wish is None else "true" if wish else "false"
        if inertial is not None and mode != "true":
            return self._bounded(self._given(inertial.element).seen(inertial.T))
        found = RigidInertia.none()
        for geom in self._own(body, childclass, "geom") if mode != "false" else ():
            found = found.joined(
                shape_inertia(geom.element, self.compiler, self.assets).seen(geom.T)
            )
        return self._bounded(found)

    def _given(self, inertial: Element) -> RigidInertia:
        mass, com = inertial.number("mass"), np.array(inertial.numbers("pos", 3, (0.0, 0.0, 0.0)))
        if "fullinertia" in inertial.attributes:
            xx, yy, zz, xy, xz, yz = inertial.numbers("fullinertia", 6)
            tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        else:
            tensor = np.diag(inertial.numbers("diaginertia", 3, (0.0, 0.0, 0.0)))
        R = rotation(inertial, self.compiler)
        return RigidInertia(mass, com, R @ tensor @ R.T)

    def _bounded(self, inertia: RigidInertia) -> RigidInertia:
        """boundmass, boundinertia and balanceinertia of the compiler."""
        c = self.compiler
        if not (c.boundmass or c.boundinertia or c.balanceinertia):
            return inertia
        moments, axes = np.linalg.eigh(inertia.tensor)
        moments = np.maximum(moments, c.boundinertia)
        if c.balanceinertia and 2 * moments.max() > moments.sum():
            moments = np.full(3, moments.mean())
        return RigidInertia(
            max(inertia.mass, c.boundmass), inertia.com, axes @ np.diag(moments) @ axes.T
        )

    def _scale_masses(self) -> None:
        links = self.world.links
        total = sum(link.inertia.mass for link in links[1:])
        if self.compiler.settotalmass > 0 and total > 0:
            k = self.compiler.settotalmass / total
            self.world.links = [
                dataclasses.replace(
                    x, inertia=RigidInertia(k * x.inertia.mass, x.inertia.com, k * x.inertia.tensor)
                )
                for x in links
            ]

    def _note_sites(self, body: Element, link: int, childclass: str) -> None:
        for site in self._own(body, childclass, "site"):
            if "fromto" not in site.element.attributes:
                self.world.sites[site.element.get("name")] = (
                    link,
                    site.T @ placement(site.element, self.compiler),
                )

    def _note_meshes(self, body: Element, name: str, childclass: str) -> None:
        for geom in self._own(body, childclass, "geom"):
            full = geom.element
            asset = self.assets.get(full.get("mesh"))
            if asset is not None:
                use = (
                    "visual"
                    if full.get("contype") == "0" and full.get("conaffinity") == "0"
                    else "collision"
                )
                T = (
                    geom.T @ placement(full, self.compiler)
                    if "fromto" not in full.attributes
                    else geom.T
                )
                self.meshes.append(
                    Mesh(
                        name,
                        asset.file or full.get("mesh"),
                        tuple(float(v) for v in T.ravel()),
                        asset.scale,
                        use,
                    )
                )

    # --- the rest -------------------------------------------------------------------------------------------

    def _note_rest(self) -> None:
        for tag in ("tendon", "deformable", "extension"):
            count = sum(
                element.get("name") not in self.world.used for element in sections(self.root, tag)
            )
            if count:
                self._note("dropped", f"<{tag}>", f"{count} element(s) that no model has")


def _first(element: Element, key: str) -> float:
    return element.numbers(key, None, (0.0,))[0]
