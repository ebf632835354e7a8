"""Writing URDF.

A robot that came from a URDF file is written into the text of that file: only numbers that differ
are replaced. Any other robot is written anew, in the frames of the links of its source, if it has
one, else in our own frames.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.formats.description import (
    Array,
    LinkDescription,
    LoopDescription,
    RigidInertia,
    RobotDescription,
    frame_on,
    from_rpy,
    short,
    to_rpy,
    transform,
)
from symoro.formats.export import (
    describe_robot,
    has_source,
    numeric_robot,
    root_gravity,
    rotor_inertias,
    springs,
    warn_of_losses,
)
from symoro.formats.source_file_update import check_written, update_description, warn_of_refusals
from symoro.formats.text_files import Element, XmlEdits, as_utf8, parse_xml, quoted
from symoro.formats.urdf.read import loads
from symoro.robot import DOWNWARD_GRAVITY, Mesh, Robot

TITLE = "URDF"
UNBOUNDED = 1e3  # m: stands for no bound, since URDF needs one if a joint slides


def dumps(robot: Robot, folder: Path | None = None) -> str:
    """The robot as a URDF text; symbols need values, except friction, which is left out without.

    `folder` is where the text will be saved: relative paths of meshes are adapted to it.
    """
    numeric = numeric_robot(robot, TITLE)
    updated = None
    if has_source(robot, "urdf"):
        updated = update_description(numeric, TITLE, loads)
    if updated is None:
        description = describe_robot(numeric, TITLE, axes_in_origins=True)
        text = "\n".join(_lines(description)) + "\n"
    else:
        assert robot.origin is not None
        source, description = robot.origin.source, updated[1]
        assert source is not None
        text = _Template(source.data, *updated).text(source.path.parent, folder)
    lost = rotor_inertias(numeric), springs(numeric), _other_gravity(numeric)
    warn_of_losses(numeric, TITLE, *lost)
    warn_of_refusals(description, updated[0] if updated else None)
    check_written(loads(text), _without_lost_values(description), TITLE)
    return text


def _other_gravity(robot: Robot) -> str:
    """Gravity, if it is not the one that readers of URDF take; else ''."""
    gravity = root_gravity(robot)
    if np.allclose(gravity, DOWNWARD_GRAVITY, rtol=0, atol=1e-9):
        return ""
    return f"gravity ({', '.join(f'{x:.6g}' for x in gravity)} m/s2)"


def _without_lost_values(description: RobotDescription) -> RobotDescription:
    """The description without rotor inertias and springs, which URDF has no place for."""
    none = LinkDescription("")
    links = tuple(
        dataclasses.replace(link, rotor=0.0, stiffness=none.stiffness, rest=none.rest)
        for link in description.links
    )
    return dataclasses.replace(description, links=links)


# --- a text of its own ---------------------------------------------------------------------------


def _lines(robot: RobotDescription) -> Iterator[str]:
    yield '<?xml version="1.0"?>'
    yield (
        "<!-- written by symoro: rotor inertias, gravity and motion of the base "
        "have no place in URDF -->"
    )
    yield f"<robot name={quoted(robot.name)}>"
    for link in robot.links:
        meshes = [line for mesh in robot.meshes if mesh.link == link.name for line in _mesh(mesh)]
        yield from _link_lines(link.name, [*_inertial(link.inertia), *meshes])
    closed = bool(robot.loops)
    for link in robot.links[1:]:
        yield from _joint_lines(link, robot.links[link.parent].name, closed)
    for loop in robot.loops:
        yield from _loop_lines(loop, [robot.links[k].name for k in loop.links])
    yield "</robot>"


def _loop_lines(loop: LoopDescription, links: Sequence[str]) -> Iterator[str]:
    """The element `<loop>` of URDF+, its frames with z along the joint's axis."""
    assert loop.axis is not None
    first = frame_on(loop.axis, loop.point, np.eye(3)[int(np.argmin(np.abs(loop.axis)))])
    yield f'  <loop name={quoted(loop.name)} type="{loop.kind}">'
    for tag, link, T in (
        ("predecessor", links[0], first),
        ("successor", links[1], loop.closed_at @ first),
    ):
        yield f"    <{tag} link={quoted(link)}>"
        yield f"      {_origin(T)}"
        yield f"    </{tag}>"
    yield '    <axis xyz="0 0 1"/>'
    yield "  </loop>"


def _link_lines(name: str, contents: list[str]) -> list[str]:
    if not contents:
        return [f"  <link name={quoted(name)}/>"]
    return [f"  <link name={quoted(name)}>", *contents, "  </link>"]


def _inertial(inertia: RigidInertia, indent: str = "    ") -> list[str]:
    if inertia.is_none:
        return []
    values = " ".join(f'{key}="{value}"' for key, value in _tensor(inertia.tensor).items())
    return [
        f"{indent}<inertial>",
        f"{indent}  {_origin(transform(None, inertia.com))}",
        f'{indent}  <mass value="{inertia.mass!r}"/>',
        f"{indent}  <inertia {values}/>",
        f"{indent}</inertial>",
    ]


def _tensor(J: Array) -> dict[str, str]:
    """The attributes ixx, ixy … of <inertia>."""
    pairs = [(r, c) for r in range(3) for c in range(r, 3)]
    return {f"i{'xyz'[r]}{'xyz'[c]}": repr(float(J[r, c]) + 0.0) for r, c in pairs}


def _mesh(mesh: Mesh) -> list[str]:
    T = np.array(mesh.T).reshape(4, 4)
    lines = [f"      {_origin(T)}", f"      <geometry>{_shape(mesh)}</geometry>"]
    if mesh.colour:
        levels = [int(mesh.colour[k : k + 2], 16) / 255 for k in (1, 3, 5, 7)]
        name = quoted(f"colour{mesh.colour}")
        lines.append(
            f'      <material name={name}><color rgba="{_texts(tuple(levels))}"/></material>'
        )
    return [f"    <{mesh.use}>", *lines, f"    </{mesh.use}>"]


def _shape(mesh: Mesh) -> str:
    """The element of a shape; an ellipsoid, which URDF does not have, is its enclosing box."""
    if mesh.shape == "mesh":
        return f'<mesh filename={quoted(mesh.file)} scale="{_texts(mesh.scale)}"/>'
    x, _, z = mesh.scale
    if mesh.shape in ("box", "ellipsoid"):
        edges = np.array(mesh.scale) * (2 if mesh.shape == "ellipsoid" else 1)
        return f'<box size="{_texts(edges)}"/>'
    length = "" if mesh.shape == "sphere" else f' length="{z!r}"'
    return f'<{mesh.shape} radius="{x!r}"{length}/>'


def _joint_lines(link: LinkDescription, parent: str, closed: bool) -> Iterator[str]:
    """The element of a joint; `closed`: which joints are motorised is stated for loops (URDF+)."""
    kind = _joint_type(link)
    motor = f' independent="{str(link.motorised).lower()}"' if closed and kind != "fixed" else ""
    yield f'  <joint name={quoted(link.joint)} type="{kind}"{motor}>'
    yield f"    <parent link={quoted(parent)}/>"
    yield f"    <child link={quoted(link.name)}/>"
    yield f"    {_origin(link.placement)}"
    if kind != "fixed":
        yield f'    <axis xyz="{_texts(link.axis)}"/>'
        if limit := _limit(link, kind):
            yield f"    <limit {' '.join(f'{key}={quoted(x)}' for key, x in limit.items())}/>"
        if link.viscous or link.dry:
            yield f'    <dynamics damping="{link.viscous!r}" friction="{link.dry!r}"/>'
    if link.mimic is not None:
        law = f'multiplier="{link.mimic.multiplier!r}" offset="{link.mimic.offset!r}"'
        yield f"    <mimic joint={quoted(link.mimic.joint)} {law}/>"
    yield "  </joint>"


def _joint_type(link: LinkDescription) -> str:
    low, high, *_ = link.limits
    unbounded = link.kind == "revolute" and (low is None or high is None)
    return "continuous" if unbounded else link.kind


def _limit(link: LinkDescription, kind: str) -> dict[str, str]:
    """The attributes of a joint's <limit>; none without any limit."""
    low, high, speed, effort = link.limits
    if kind == "continuous" and not speed and not effort:
        return {}
    bounds = {}
    if kind != "continuous":
        bounds = {
            "lower": repr(-UNBOUNDED if low is None else low),
            "upper": repr(UNBOUNDED if high is None else high),
        }
    return {**bounds, "effort": repr(effort or 0), "velocity": repr(speed or 0)}


def _texts(values: Array | tuple[float, ...]) -> str:
    return " ".join(repr(short(float(v)) + 0.0) for v in values)  # + 0.0: no negative zero


def _origin(T: Array) -> str:
    return f'<origin xyz="{_texts(T[:3, 3])}" rpy="{_texts(to_rpy(T[:3, :3]))}"/>'


# --- the text of the file ------------------------------------------------------------------------


class _Template:
    """The text of a URDF file, in which the numbers of links that differ are replaced."""

    def __init__(self, data: bytes, file: RobotDescription, new: RobotDescription) -> None:
        data = as_utf8(data, file.file)
        self.edits, self.root = XmlEdits(data), parse_xml(data, file.file)
        self.pairs = list(zip(file.links, new.links, strict=True))

    def text(self, source: Path, target: Path | None) -> str:
        links = {element.get("name"): element for element in self.root.all("link")}
        joints = {element.get("name"): element for element in self.root.all("joint")}
        for old, new in self.pairs:
            if new.inertia is not old.inertia:
                self._set_inertial(links[new.name], new.inertia)
            if new is not old and new.joint in joints:
                self._set_joint(joints[new.joint], old, new)
        if target is not None and target.resolve() != source.resolve():
            self._move_paths(source.resolve(), target.resolve())
        return self.edits.text().decode()

    def _set(self, parent: Element, tag: str, attributes: dict[str, str]) -> None:
        """Set attributes of a child, which is added if it is not there."""
        child = parent.first(tag)
        if child is not None:
            self.edits.set(child, {**attributes})
        else:
            listed = " ".join(f"{key}={quoted(value)}" for key, value in attributes.items())
            self.edits.insert(parent, f"<{tag} {listed}/>")

    def _set_inertial(self, link: Element, inertia: RigidInertia) -> None:
        element = link.first("inertial")
        if inertia.is_none:
            if element is not None:
                self.edits.remove(element)
            return
        if element is None:
            self.edits.insert(link, "\n".join(_inertial(inertia, "")), first=True)
            return
        origin = element.first("origin")
        R = from_rpy(origin.numbers("rpy", 3, (0.0, 0.0, 0.0)) if origin is not None else (0, 0, 0))
        if origin is not None or _texts(inertia.com) != _texts((0.0, 0.0, 0.0)):
            self._set(element, "origin", {"xyz": _texts(inertia.com)})
        self._set(element, "mass", {"value": repr(inertia.mass)})
        self._set(element, "inertia", _tensor(R.T @ inertia.tensor @ R))

    def _set_joint(self, joint: Element, old: LinkDescription, new: LinkDescription) -> None:
        if new.placement is not old.placement:
            T = new.placement
            self._set(joint, "origin", {"xyz": _texts(T[:3, 3]), "rpy": _texts(to_rpy(T[:3, :3]))})
        if new.axis is not old.axis:
            self._set(joint, "axis", {"xyz": _texts(new.axis)})
        if new.anchor is not old.anchor:
            raise InputError(
                f"{joint.file}, joint {new.joint}",
                f"an axis {np.linalg.norm(new.anchor):.3g} m beside the origin of its link",
                "an axis through it, as in URDF",
                "Save the robot as .par.",
            )
        dynamics = {"damping": (old.viscous, new.viscous), "friction": (old.dry, new.dry)}
        changed = {key: repr(y) for key, (x, y) in dynamics.items() if x != y}
        if changed:
            self._set(joint, "dynamics", changed)
        if new.limits != old.limits:
            kind = _joint_type(new)
            self.edits.set(joint, {"type": kind})
            self._set(joint, "limit", _limit(new, kind) or {"effort": "0", "velocity": "0"})

    def _move_paths(self, source: Path, target: Path) -> None:
        """Adapt relative paths of files to another folder."""
        for element in self.root.walk():
            name = element.get("filename")
            if element.tag not in ("mesh", "texture") or not name or "://" in name:
                continue
            if not Path(name).is_absolute():
                path = os.path.relpath(source / name, target)
                self.edits.set(element, {"filename": Path(path).as_posix()})
