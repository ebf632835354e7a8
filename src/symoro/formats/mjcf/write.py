"""Writing MJCF.

A robot that came from an MJCF file is written into the text of that file: only numbers that differ
are replaced. Any other robot is written anew, in the frames of the links of its source, if it has
one, else in our own frames; shapes and meshes are left out, since they have no effect on a model.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.description import (
    Array,
    Import,
    LinkDescription,
    RigidInertia,
    RobotDescription,
    inverse,
    short,
    to_quaternion,
    transform,
)
from symoro.formats.export import (
    check_loops,
    describe_robot,
    has_source,
    numeric_robot,
    warn_of_losses,
)
from symoro.formats.mjcf.read import read_text
from symoro.formats.source_file_update import check_written, update_description
from symoro.formats.text_files import XmlEdits, quoted
from symoro.robot import Robot

TITLE = "MJCF"
WORLD = "world"  # MuJoCo's name of the body that carries all others
JOINT_TYPES = {"revolute": "hinge", "prismatic": "slide"}
ORIENTATIONS = ("quat", "axisangle", "euler", "xyaxes", "zaxis")
FOLDERS = ("meshdir", "texturedir")


def dumps(robot: Robot, folder: Path | None = None) -> str:
    """The robot as an MJCF text; symbols need values, except friction, which is left out without.

    `folder` is where the text will be saved: the folders of meshes are adapted to it.
    """
    if not has_source(robot, "mjcf"):
        check_loops(robot, TITLE)
    numeric = numeric_robot(robot, TITLE)
    source = robot.origin.source if robot.origin is not None else None
    if source is not None and has_source(robot, "mjcf"):
        how = source.options or Import()

        def read(data: bytes) -> RobotDescription:
            return read_text(data, source.path, how)[1]

        updated = update_description(numeric, TITLE, read)
        if updated is not None:
            warn_of_losses(numeric, TITLE)
            _check_for_mujoco(updated[1], updated[0].links)
            return _Template(source.data, source.path, how, *updated).text(folder)
    check_loops(robot, TITLE)
    description = describe_robot(numeric, TITLE, axes_in_origins=False)
    warn_of_losses(numeric, TITLE)
    _check_for_mujoco(description, ())
    text = "\n".join(_lines(description)) + "\n"
    check_dynamics(text, description)
    return text


def check_dynamics(text: str, wanted: RobotDescription) -> None:
    """Raise if the text does not hold the masses of the description."""
    _, written = read_text(text.encode(), Path("robot.xml"), Import())
    masses = [sum(link.inertia.mass for link in d.links) for d in (written, wanted)]
    if not math.isclose(*masses, rel_tol=1e-11):
        raise InputError(f"{wanted.name} as {TITLE}", f"{masses[0]} kg", f"{masses[1]} kg")


def _check_for_mujoco(robot: RobotDescription, known: Sequence[LinkDescription]) -> None:
    """Refuse links that MuJoCo refuses; those of the file itself are as they were."""
    same = set(map(id, known))
    for link in robot.links[0 if robot.floating else 1 :]:
        if link.name == WORLD:
            fault = f"a link '{WORLD}' that is not the root of a fixed robot"
            todo = f"MuJoCo's body '{WORLD}' carries all others: name the link otherwise."
            raise InputError(f"{robot.name} as {TITLE}", fault, "another name", todo)
    for link in robot.links[0 if robot.floating else 1 :]:
        if id(link) in same or link.inertia.is_none or link.inertia.is_physical:
            continue
        moments = np.linalg.eigvalsh(link.inertia.tensor)
        listed = ", ".join(f"{x:.6g}" for x in moments)
        raise InputError(
            f"{robot.name} as {TITLE}, body {link.name}",
            f"a mass of {link.inertia.mass:.6g} kg with principal moments {listed} kg.m2",
            "positive ones, each at most the sum of the others",
            "MuJoCo refuses such a body. Identify with physical=True (--physical), or write .urdf, "
            "which Pinocchio reads.",
        )


# --- a text of its own ---------------------------------------------------------------------------


def _lines(robot: RobotDescription) -> Iterator[str]:
    yield f"<mujoco model={quoted(robot.name)}>"
    yield "  <!-- written by symoro: shapes and meshes are left out -->"
    yield '  <compiler angle="radian" inertiafromgeom="false"/>'
    yield f'  <option gravity="{_texts(robot.gravity)}"/>'
    yield "  <worldbody>"
    root = robot.links[0]
    if root.name == WORLD and not robot.floating:
        yield from _carried(robot, 0, "    ", transform(), ())
    else:
        yield f"    <body name={quoted(root.name)}>"
        yield from ["      <freejoint/>"] * robot.floating
        yield from _inertial(root, "      ")
        yield from _carried(robot, 0, "      ", transform(), ())
        yield "    </body>"
    yield "  </worldbody>"
    yield from _couplings(robot)
    yield "</mujoco>"


def _carried(
    robot: RobotDescription, i: int, indent: str, T: Array, waiting: tuple[str, ...]
) -> Iterator[str]:
    """The bodies that link i carries.

    A massless link that moves is no body of MuJoCo: its joint (`waiting`, with its frame T) becomes
    one of the joints of the body that it carries.
    """
    children = robot.children(i)
    if waiting and len(children) != 1:
        raise InputError(
            f"{robot.name} as {TITLE}, link {robot.links[i].name}",
            f"a moving link without mass that carries {len(children)} others",
            "a mass, or one link on it",
            "MuJoCo needs a mass for each moving body.",
        )
    for k in children:
        link = robot.links[k]
        place = T @ link.placement
        if link.kind != "fixed" and link.inertia.is_none and not _fixed_mass(robot, k):
            yield from _carried(robot, k, indent, place, (*waiting, link.joint))
            continue
        yield f"{indent}<body name={quoted(link.name)}{_pose(place)}>"
        yield from _inertial(link, f"{indent}  ")
        yield from _joints(robot, k, waiting, f"{indent}  ")
        yield from _carried(robot, k, f"{indent}  ", transform(), ())
        yield f"{indent}</body>"


def _fixed_mass(robot: RobotDescription, i: int) -> bool:
    """True if a link that is fixed to link i has a mass."""
    fixed = [k for k in robot.children(i) if robot.links[k].kind == "fixed"]
    return any(not robot.links[k].inertia.is_none or _fixed_mass(robot, k) for k in fixed)


def _joints(
    robot: RobotDescription, k: int, waiting: tuple[str, ...], indent: str
) -> Iterator[str]:
    """The joints of a body, outward: those of massless links before it, then its own."""
    links = {link.joint: link for link in robot.links}
    chain = [*(links[name] for name in waiting), robot.links[k]]
    for place, link in enumerate(chain):
        T = transform()  # the body's frame seen from the link's
        for later in chain[place + 1 :]:
            T = T @ later.placement
        if link.kind != "fixed":
            to_body = inverse(T)
            axis = to_body[:3, :3] @ link.axis
            anchor = to_body[:3, :3] @ link.anchor + to_body[:3, 3]
            yield f"{indent}<joint {_joint_text(link, axis, anchor)}/>"


def _joint_text(link: LinkDescription, axis: Array, anchor: Array) -> str:
    attributes = {"name": link.joint, "type": JOINT_TYPES[link.kind], "axis": _texts(axis)}
    if np.abs(anchor).max() > 1e-15:
        attributes["pos"] = _texts(anchor)
    attributes |= _range(link)
    for key, value in (
        ("armature", link.rotor),
        ("damping", link.viscous),
        ("frictionloss", link.dry),
    ):
        if value:
            attributes[key] = repr(value)
    attributes |= _spring_texts(link)
    return " ".join(f"{key}={quoted(value)}" for key, value in attributes.items())


def _spring_texts(link: LinkDescription) -> dict[str, str]:
    """Stiffness and rest of a spring; no attribute without one."""
    if not any(link.stiffness):
        return {}
    numbers = [repr(x) for x in link.stiffness]
    return {
        "stiffness": " ".join(numbers if any(link.stiffness[1:]) else numbers[:1]),
        "springref": repr(link.rest),
    }


def _range(link: LinkDescription) -> dict[str, str]:
    """The limits of a joint; MJCF has none of the speed, and a range has two ends."""
    low, high, _, effort = link.limits
    attributes = {}
    if low is not None and high is not None:
        attributes["range"] = f"{low!r} {high!r}"
    if effort:
        attributes["actuatorfrcrange"] = f"{-effort!r} {effort!r}"
    return attributes


def _inertial(link: LinkDescription, indent: str) -> list[str]:
    if link.inertia.is_none:
        return []
    listed = " ".join(f'{key}="{value}"' for key, value in _inertia_texts(link.inertia).items())
    return [f"{indent}<inertial {listed}/>"]


def _inertia_texts(inertia: RigidInertia) -> dict[str, str]:
    J = inertia.tensor
    full = (J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2])
    return {
        "pos": _texts(inertia.com),
        "mass": repr(inertia.mass),
        "fullinertia": " ".join(repr(float(x) + 0.0) for x in full),
    }


def _couplings(robot: RobotDescription) -> Iterator[str]:
    """Joints that follow others, as equalities."""
    following = [link for link in robot.links if link.mimic is not None]
    if not following:
        return
    yield "  <equality>"
    for link in following:
        assert link.mimic is not None
        law = f"{link.mimic.offset!r} {link.mimic.multiplier!r} 0 0 0"
        ends = f"joint1={quoted(link.joint)} joint2={quoted(link.mimic.joint)}"
        yield f'    <joint {ends} polycoef="{law}"/>'
    yield "  </equality>"


def _pose(T: Array) -> str:
    """The attributes pos and quat of a body; none where they are the defaults."""
    return "".join(f' {key}="{value}"' for key, value in _pose_texts(T).items())


def _pose_texts(T: Array) -> dict[str, str]:
    attributes = {}
    if np.abs(T[:3, 3]).max() > 0:
        attributes["pos"] = _texts(T[:3, 3])
    if not np.array_equal(T[:3, :3], np.eye(3)):
        attributes["quat"] = " ".join(repr(x + 0.0) for x in to_quaternion(T[:3, :3]))
    return attributes


def _texts(values: Array | tuple[float, ...]) -> str:
    return " ".join(repr(short(float(v)) + 0.0) for v in values)  # + 0.0: no negative zero


# --- the text of the file ------------------------------------------------------------------------


class _Template:
    """The text of an MJCF file, in which the numbers of links that differ are replaced."""

    def __init__(
        self, data: bytes, path: Path, how: Import, file: RobotDescription, new: RobotDescription
    ) -> None:
        self.path, self.folder, self.file, self.new = path, how.folder_of(path), file, new
        self.reader, _ = read_text(data, path, how)
        self.root, self.edits = self.reader.root, XmlEdits(data)
        compiler = self.reader.compiler
        self.rules = compiler.inertiafromgeom != "auto" or compiler.settotalmass > 0
        self.rules = self.rules or how.inertia_from_geometry is not None

    def text(self, folder: Path | None) -> str:
        pairs = list(zip(self.file.links, self.new.links, strict=True))
        self._set_inertials(pairs)
        for old, new in pairs:
            if new is not old:
                self._set_joint(old, new)
        if self.new.gravity != self.file.gravity:
            self._set_section("option", {"gravity": _texts(self.new.gravity)})
        if folder is not None and folder.resolve() != self.path.parent.resolve():
            self._move_folders(folder.resolve())
        data = self.edits.text()
        check_written(read_text(data, self.path, Import(root=self.folder))[1], self.new, TITLE)
        return data.decode()

    def _set_inertials(self, pairs: list[tuple[LinkDescription, LinkDescription]]) -> None:
        """Give bodies their inertias: those that differ, or all where shapes would give others."""
        changed = {new.name: new.inertia for old, new in pairs if new.inertia is not old.inertia}
        if changed and self.rules:
            changed = {new.name: new.inertia for _, new in pairs}
            for compiler in self.root.all("compiler"):
                self.edits.set(compiler, {"inertiafromgeom": "auto", "settotalmass": None})
        for name, inertia in changed.items():
            if name in self.reader.bodies:
                self._set_inertial(name, inertia)

    def _set_inertial(self, name: str, inertia: RigidInertia) -> None:
        given = self.reader.inertial(name)
        if given is None:
            listed = " ".join(f'{k}="{v}"' for k, v in _inertia_texts(inertia).items())
            self.edits.insert(self.reader.bodies[name].element, f"<inertial {listed}/>", first=True)
            return
        attributes = _inertia_texts(inertia.seen(inverse(given.T)))
        gone: dict[str, str | None] = dict.fromkeys(("diaginertia", *ORIENTATIONS))
        self.edits.set(given.element, {**gone, **attributes})

    def _set_joint(self, old: LinkDescription, new: LinkDescription) -> None:
        """The attributes of a joint that differ, and the pose of its body."""
        if new.joint in self.reader.joints:
            self.edits.set(self.reader.joints[new.joint].element, self._joint_changes(old, new))
        if new.placement is not old.placement:
            body = self.reader.bodies[self.reader.body_of.get(new.joint, new.name)]
            pose = _pose_texts(inverse(body.T) @ self.reader.at_reference(new))
            gone: dict[str, str | None] = dict.fromkeys((*ORIENTATIONS, "pos"))
            self.edits.set(body.element, {**gone, **pose})

    def _joint_changes(self, old: LinkDescription, new: LinkDescription) -> dict[str, str | None]:
        changes: dict[str, str | None] = {}
        for key, x, y in (
            ("armature", old.rotor, new.rotor),
            ("damping", old.viscous, new.viscous),
            ("frictionloss", old.dry, new.dry),
        ):
            if x != y:
                changes[key] = repr(y)
        if (old.stiffness, old.rest) != (new.stiffness, new.rest):
            changes |= {"stiffness": None, "springref": None} | self._spring_changes(new)
        to_frame = inverse(self.reader.joints[new.joint].T)
        if new.axis is not old.axis:
            changes["axis"] = _texts(to_frame[:3, :3] @ new.axis)
        if new.anchor is not old.anchor:
            changes["pos"] = _texts(to_frame[:3, :3] @ new.anchor + to_frame[:3, 3])
        if new.limits != old.limits:
            changes |= self._range_changes(new)
        return changes

    def _spring_changes(self, link: LinkDescription) -> dict[str, str | None]:
        changes: dict[str, str | None] = {**_spring_texts(link)}
        if changes and link.kind == "revolute" and self.reader.compiler.degrees:
            changes["springref"] = repr(math.degrees(link.rest))
        return changes

    def _range_changes(self, link: LinkDescription) -> dict[str, str | None]:
        changes: dict[str, str | None] = {**_range(link)}
        if "range" not in changes:
            return {**changes, "limited": "false"}
        if link.kind == "revolute" and self.reader.compiler.degrees:
            low, high = (math.degrees(x) for x in link.limits[:2] if x is not None)
            changes["range"] = f"{low!r} {high!r}"
        return {**changes, "limited": "true"}

    def _set_section(self, tag: str, attributes: dict[str, str]) -> None:
        """Set attributes of the last section of a name, which is added if there is none."""
        sections = list(self.root.all(tag))
        if sections:
            self.edits.set(sections[-1], {**attributes})
        else:
            listed = " ".join(f"{key}={quoted(value)}" for key, value in attributes.items())
            self.edits.insert(self.root, f"<{tag} {listed}/>", first=True)

    def _move_folders(self, target: Path) -> None:
        """Adapt the folders of meshes and textures to another folder of the file."""
        if not any(e.get("file") for section in self.root.all("asset") for e in section.children):
            return
        compilers = list(self.root.all("compiler"))
        folders = {}
        for key in FOLDERS:
            values = [e.get(key) or e.get("assetdir") for e in compilers]
            folder = next((value for value in reversed(values) if value), "")
            path = os.path.relpath(self.path.parent.resolve() / folder, target)
            folders[key] = Path(path).as_posix()
        for element in compilers:
            self.edits.set(element, dict.fromkeys((*FOLDERS, "assetdir")))
        self._set_section("compiler", folders)
