"""Reading MJCF, the robot descriptions of MuJoCo.

Read: <include>, <default>, <compiler> (angle, eulerseq, autolimits, inertiafromgeom …), bodies and
frames, joints of every type with their references, limits, armature, damping, frictionloss and
stiffness,
<inertial> or the inertia of shapes and meshes, equalities connect, weld, joint and (of fixed
tendons) tendon. Springs, contacts, sensors and deformables are passed over, with a remark.
"""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from symoro.errors import FormatError
from symoro.formats.description import (
    MAX_LINKS,
    NO_LIMITS,
    Array,
    Import,
    LinkDescription,
    RigidInertia,
    RobotDescription,
    inverse,
    product,
    transform,
)
from symoro.formats.mjcf.elements import (
    BodyElement,
    Defaults,
    NoInertia,
    body_elements,
    mesh_assets,
    place_and_size,
    placement,
    read_compiler,
    read_sections,
    rotation,
    sections,
    shape_inertia,
    unit,
)
from symoro.formats.mjcf.equalities import World, motion_to_zero, read_equalities
from symoro.formats.text_files import Element, XmlEdits, as_utf8, file_title, parse_xml, read_data
from symoro.robot import DOWNWARD_GRAVITY, SOLIDS, Mesh, Remark, SourceText

NO_STIFFNESS = (0.0, 0.0, 0.0)
KINDS = {"hinge": "revolute", "slide": "prismatic", "ball": "spherical", "free": "free"}
GENERATORS = ("composite", "flexcomp", "replicate", "attach")  # elements that stand for bodies
HOME = "home"  # the keyframe with the first posture
WIDTHS = {"revolute": 1, "prismatic": 1, "spherical": 4, "free": 7}  # numbers of a joint in qpos
UNUSED = ("tendon", "deformable", "extension")


def read(path: Path, how: Import | None = None) -> RobotDescription:
    """The description in an MJCF file."""
    how = how or Import()
    root = read_sections(path, how.folder_of(path))
    if root.tag not in ("mujoco", "mujocoinclude"):
        raise root.wrong("", f"<{root.tag}>", "<mujoco>", "This is no MJCF file.")
    description = BodyReader(root, path, how).description()
    return dataclasses.replace(description, source=SourceText(path, flat_text(path)))


def read_text(data: bytes, path: Path, how: Import) -> tuple[BodyReader, RobotDescription]:
    """The description in an MJCF text without includes, and the reader with its elements."""
    reader = BodyReader(parse_xml(data, path.name), path, how)
    return reader, reader.description()


def flat_text(path: Path) -> bytes:
    """The text of a file in UTF-8 with the contents of the files that it includes in place.

    The file has been read: no file includes itself.
    """
    return _flat_text(path, path.parent)


def _flat_text(path: Path, folder: Path) -> bytes:
    data = as_utf8(read_data(path), path.name)
    if b"<include" not in data:
        return data
    edits = XmlEdits(data)
    for element in parse_xml(data, path.name).walk():
        if element.tag == "include":
            inner = _flat_text(folder / element.need("file"), folder)
            root = parse_xml(inner, path.name)
            edits.replace(element, XmlEdits(inner).contents(root).strip() if root.children else b"")
    return edits.text()


@dataclass(frozen=True, eq=False)
class Surroundings:
    """The link around an element, the place of the <frame> in it, and the class of defaults."""

    link: int
    T: Array
    childclass: str = ""


class BodyReader:
    """Collects links while it visits the bodies, and the elements that links and joints are in."""

    def __init__(self, root: Element, path: Path, how: Import) -> None:
        self.root, self.file, self.how = root, path.name, how
        self.compiler, self.defaults = read_compiler(root), Defaults(root)
        self.assets = mesh_assets(root, self.defaults, path, how.folder_of(path), self.compiler)
        self.world = World()
        self.meshes: list[Mesh] = []
        self.bodies: dict[str, BodyElement] = {}  # by name; T of the <frame> around the body
        self.joints: dict[str, BodyElement] = {}  # by name
        self.body_of: dict[str, str] = {}  # joint → body

    def description(self) -> RobotDescription:
        for section in self.root.all("worldbody"):
            self._add_sites(section, 0, "")
            self._add_contents(section, Surroundings(0, transform()))
        self._scale_masses()
        read_equalities(self.root, self.defaults, self.world)
        self._note_unused()
        gravity = DOWNWARD_GRAVITY
        for option in self.root.all("option"):
            x, y, z = option.numbers("gravity", 3, gravity)
            gravity = (x, y, z)
        return RobotDescription(
            self.root.get("model") or file_title(Path(self.file)),
            tuple(self.world.links),
            "mjcf",
            self.file,
            gravity,
            tuple(self.world.loops),
            tuple(self.meshes),
            tuple(self.world.remarks),
            home=self._home(),
        )

    def _note(self, kind: str, place: str, text: str) -> None:
        self.world.remarks.append(Remark(kind, place, text))

    def _note_unused(self) -> None:
        for tag in UNUSED:
            elements = sections(self.root, tag)
            count = sum(element.get("name") not in self.world.used for element in elements)
            if count:
                self._note("dropped", f"<{tag}>", f"{count} element(s) that no model has")

    # --- bodies ----------------------------------------------------------------------------------

    def _add_contents(self, element: Element, around: Surroundings) -> None:
        """Add the bodies inside an element, those inside its <frame> elements included."""
        for child in element.children:
            if child.tag == "frame":
                T = product(around.T, placement(child, self.compiler))
                childclass = child.get("childclass") or around.childclass
                self._add_contents(child, Surroundings(around.link, T, childclass))
            elif child.tag == "body":
                self._add_body(child, around)
            elif child.tag in GENERATORS:
                todo = "Let MuJoCo expand it and save the model (mj_saveLastXML)."
                raise child.wrong("", f"<{child.tag}>", "bodies", todo)

    def _add_body(self, element: Element, around: Surroundings) -> None:
        world = self.world
        name = element.get("name") or f"body{len(world.bodies)}"
        if name in world.bodies:
            raise element.wrong("name", f"a second body '{name}'", "a name of its own")
        if len(world.links) > MAX_LINKS:
            raise FormatError(
                self.file, element.line, "", f"{len(world.links)} bodies", f"at most {MAX_LINKS}"
            )
        childclass = element.get("childclass") or around.childclass
        T = product(around.T, placement(element, self.compiler))
        self.bodies[name] = BodyElement(element, around.T, childclass)
        link = self._add_links(element, name, Surroundings(around.link, T, childclass))
        world.bodies[name] = link
        if element.get("mocap") == "true":
            world.mocaps.add(name)
        self._add_sites(element, link, childclass)
        self._add_meshes(element, name, childclass)
        self._set_inertia(element, link, childclass)
        if element.get("gravcomp", "0") not in ("0", ""):
            self._note("dropped", name, "gravcomp: gravity acts on it here")
        self._add_contents(element, Surroundings(link, transform(), childclass))

    def _add_links(self, element: Element, name: str, around: Surroundings) -> int:
        """Add the link of a body, behind a massless one for each joint but the last."""
        links = self.world.links
        joints = self._own_elements(element, around.childclass, "joint", "freejoint")
        parent, T = around.link, around.T
        for k, joint in enumerate(joints, 1):
            last = k == len(joints)
            link = self._joint(joint, name if last else f"{name}_{k}", parent, T)
            self.joints[link.joint], self.body_of[link.joint] = joint, name
            links.append(dataclasses.replace(link, in_file=last))
            parent, T = len(links) - 1, transform()
        if not joints:
            links.append(LinkDescription(name, parent, f"{name}_fixed", placement=T))
        return len(links) - 1

    def _own_elements(self, body: Element, childclass: str, *tags: str) -> list[BodyElement]:
        """Elements of a body with the defaults of their classes."""
        return [
            dataclasses.replace(x, element=self.defaults.completed(x.element, x.childclass))
            for x in body_elements(body, tags, self.compiler, childclass)
        ]

    # --- joints ----------------------------------------------------------------------------------

    def _joint(self, given: BodyElement, name: str, parent: int, T: Array) -> LinkDescription:
        element, references = given.element, self.world.references
        kind = "free" if element.tag == "freejoint" else element.get("type", "hinge")
        if kind not in KINDS:
            raise element.wrong("type", f"'{kind}'", f"one of {', '.join(KINDS)}")
        joint = element.get("name") or f"{name}_joint"
        if joint in references:
            raise element.wrong("name", f"a second joint '{joint}'", "a name of its own")
        ref = element.number("ref", 0.0) if kind in ("hinge", "slide") else 0.0
        references[joint] = ref = self.compiler.angle(ref) if kind == "hinge" else ref
        stiffness, rest = self._spring(element, kind, joint)
        if kind == "free":  # its coordinates are those of the world
            self.world.placed[joint], T = T, transform()
        axis, anchor = self._axis_and_anchor(given, kind)
        return LinkDescription(
            name,
            parent,
            joint,
            KINDS[kind],
            product(T, motion_to_zero(KINDS[kind], axis, anchor, ref)),
            axis,
            anchor,
            self._limits(element, kind),
            rotor=element.number("armature", 0.0),
            viscous=element.numbers("damping", None, (0.0,))[0],
            dry=element.number("frictionloss", 0.0),
            stiffness=stiffness,
            rest=rest,
        )

    def _spring(self, element: Element, kind: str, joint: str) -> tuple[tuple[float, ...], float]:
        """The stiffness k, k2, k3 of the spring of a hinge or slide, and its position of rest."""
        given = element.numbers("stiffness", None, (0.0,))
        if len(given) > len(NO_STIFFNESS):
            raise element.wrong("stiffness", f"{len(given)} numbers", "at most 3")
        if len(element.numbers("damping", None, (0.0,))) > 1:
            self._note("dropped", joint, "damping that grows with the speed")
        if not any(given):
            return NO_STIFFNESS, 0.0
        if kind not in ("hinge", "slide"):
            self._note("dropped", joint, f"a spring of a {kind} joint (stiffness {given[0]:g})")
            return NO_STIFFNESS, 0.0
        rest = element.number("springref", 0.0)
        stiffness = (*given, *NO_STIFFNESS[len(given) :])
        return stiffness, self.compiler.angle(rest) if kind == "hinge" else rest

    def _axis_and_anchor(self, given: BodyElement, kind: str) -> tuple[Array, Array]:
        """The axis of a joint and a point on it, in the frame of the body."""
        z = np.array([0.0, 0.0, 1.0])
        if kind == "free":
            return z, np.zeros(3)
        element, R = given.element, given.T[:3, :3]
        axis = z
        if kind != "ball":
            axis = product(R, unit(element, "axis", element.numbers("axis", 3, (0.0, 0.0, 1.0))))
        return axis, product(R, np.array(element.numbers("pos", 3, (0.0, 0.0, 0.0)))) + given.T[
            :3, 3
        ]

    def _limits(self, element: Element, kind: str) -> tuple[float | None, ...]:
        """qmin, qmax, vmax (not in MJCF), taumax; None where there is no limit."""
        low, high = self._range(element, kind)
        effort = None
        limited = element.get("actuatorfrclimited", "auto") != "false"
        if limited and "actuatorfrcrange" in element.attributes:
            bounds = element.numbers("actuatorfrcrange", 2, largest=math.inf)
            effort = max(map(abs, bounds)) or None
        return low, high, None, effort

    def _range(self, element: Element, kind: str) -> tuple[float | None, ...]:
        """The lowest and highest position of a hinge or slide whose range is in force."""
        limited = element.get("limited", "auto")
        in_force = limited == "true" or (limited == "auto" and self.compiler.autolimits)
        if kind not in ("hinge", "slide") or "range" not in element.attributes or not in_force:
            return NO_LIMITS[:2]
        low, high = element.numbers("range", 2, largest=math.inf)
        if kind == "hinge":
            return self.compiler.angle(low), self.compiler.angle(high)
        return low, high

    # --- inertia ---------------------------------------------------------------------------------

    def _set_inertia(self, body: Element, k: int, childclass: str) -> None:
        link = self.world.links[k]
        try:
            inertia = self._bounded(self._inertia(body, childclass))
            self.world.links[k] = dataclasses.replace(link, inertia=inertia)
        except NoInertia as reason:
            self.world.links[k] = dataclasses.replace(link, missing=str(reason))

    def _inertia(self, body: Element, childclass: str) -> RigidInertia:
        """The inertia of a body in its frame: as given, or of its shapes."""
        inertial = next(body_elements(body, ("inertial",), self.compiler, childclass), None)
        from_shapes = self.how.inertia_from_geometry
        mode = self.compiler.inertiafromgeom
        if from_shapes is not None:
            mode = "true" if from_shapes else "false"
        if inertial is not None and mode != "true":
            return self._given_inertia(inertial.element).seen(inertial.T)
        total = RigidInertia.none()
        for geom in self._own_elements(body, childclass, "geom") if mode != "false" else ():
            shape = shape_inertia(geom.element, self.compiler, self.assets)
            total = total.joined(shape.seen(geom.T))
        return total

    def inertial(self, name: str) -> BodyElement | None:
        """The <inertial> of a body; None without any."""
        body = self.bodies[name]
        inner = body_elements(body.element, ("inertial",), self.compiler, body.childclass)
        return next(inner, None)

    def at_reference(self, link: LinkDescription) -> Array:
        """The placement of a link where the file places its body: with its joint at `ref`."""
        ref = self.world.references.get(link.joint, 0.0)
        to_zero = motion_to_zero(link.kind, link.axis, link.anchor, ref)
        return product(link.placement, inverse(to_zero))

    def _given_inertia(self, inertial: Element) -> RigidInertia:
        mass, com = inertial.number("mass"), np.array(inertial.numbers("pos", 3, (0.0, 0.0, 0.0)))
        if "fullinertia" in inertial.attributes:
            xx, yy, zz, xy, xz, yz = inertial.numbers("fullinertia", 6)
            tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        else:
            tensor = np.diag(inertial.numbers("diaginertia", 3, (0.0, 0.0, 0.0)))
        R = rotation(inertial, self.compiler)
        return RigidInertia(mass, com, product(R, tensor, R.T))

    def _bounded(self, inertia: RigidInertia) -> RigidInertia:
        """The inertia after boundmass, boundinertia and balanceinertia of the compiler."""
        c = self.compiler
        if not (c.boundmass or c.boundinertia or c.balanceinertia):
            return inertia
        moments, axes = np.linalg.eigh(inertia.tensor)
        moments = np.maximum(moments, c.boundinertia)
        if c.balanceinertia and 2 * moments.max() > moments.sum():
            moments = np.full(3, moments.mean())
        tensor = axes @ np.diag(moments) @ axes.T
        return RigidInertia(max(inertia.mass, c.boundmass), inertia.com, tensor)

    def _scale_masses(self) -> None:
        """Apply settotalmass of the compiler."""
        links = self.world.links
        total = sum(link.inertia.mass for link in links[1:])
        if self.compiler.settotalmass > 0 and total > 0:
            k = self.compiler.settotalmass / total
            for place, link in enumerate(links):
                mass, tensor = k * link.inertia.mass, k * link.inertia.tensor
                inertia = RigidInertia(mass, link.inertia.com, tensor)
                links[place] = dataclasses.replace(link, inertia=inertia)

    # --- sites and meshes ------------------------------------------------------------------------

    def _add_sites(self, body: Element, link: int, childclass: str) -> None:
        for site in self._own_elements(body, childclass, "site"):
            if "fromto" not in site.element.attributes:
                T = product(site.T, placement(site.element, self.compiler))
                self.world.sites[site.element.get("name")] = (link, T)

    def _add_meshes(self, body: Element, name: str, childclass: str) -> None:
        for geom in self._own_elements(body, childclass, "geom"):
            element, T, size = geom.element, geom.T, (1.0, 1.0, 1.0)
            shape, asset = element.get("type", "sphere"), self.assets.get(element.get("mesh"))
            if asset is not None:
                shape, size = "mesh", asset.scale
                if "fromto" not in element.attributes:
                    T = product(T, placement(element, self.compiler))
            elif shape in SOLIDS:
                place, sizes = place_and_size(element, shape, self.compiler)
                T, size = product(T, place), _solid_size(shape, sizes)
            else:
                continue
            collides = element.get("contype") != "0" or element.get("conaffinity") != "0"
            use = "collision" if collides else "visual"
            file = (asset.file or element.get("mesh")) if asset is not None else ""
            elements = tuple(float(v) for v in T.ravel())
            self.meshes.append(Mesh(name, file, elements, size, use, shape, self._colour(element)))

    def _colour(self, geom: Element) -> str:
        """The colour of a shape: its own, else that of its material."""
        for section in self.root.all("asset") if "rgba" not in geom.attributes else ():
            for material in section.all("material"):
                if material.get("name") == geom.get("material", "-"):
                    return self.defaults.completed(material, "").colour("rgba")
        return geom.colour("rgba")

    # --- first posture ---------------------------------------------------------------------------

    def _home(self) -> dict[str, float]:
        """The positions of the joints in the keyframe "home"; none without one."""
        keys = [key for key in sections(self.root, "keyframe") if key.get("name") == HOME]
        if not keys or "qpos" not in keys[0].attributes:
            return {}
        positions, home, start = keys[0].numbers("qpos"), {}, 0
        for link in self.world.links:
            if link.joint in self.joints:
                width = WIDTHS[link.kind]
                if width == 1 and start < len(positions):
                    home[link.joint] = positions[start]
                start += width
        return home


def _solid_size(shape: str, size: tuple[float, ...]) -> tuple[float, float, float]:
    """The sizes of a solid as `Mesh` has them, from the half sizes of MJCF."""
    x, y, z = (*size, 0.0, 0.0, 0.0)[:3]
    if shape == "box":
        return 2 * x, 2 * y, 2 * z
    if shape == "ellipsoid":
        return x, y, z
    return x, x, x if shape == "sphere" else 2 * y
