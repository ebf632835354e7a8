"""Reading URDF, the robot descriptions of ROS, and xacro files.

Links, joints of every type, limits, damping and friction, mimic, inertials, and the meshes of links
are read, and the elements of URDF+ [CSW24]: `<loop>` closes a loop by a joint between its
`<predecessor>` and `<successor>`, `<coupling>` makes the joints behind two links turn at a ratio,
and `independent="true"` marks the coordinates of joints in loops. Sensors, transmissions, materials
and the extensions of simulators are passed over.

[CSW24] M. Chignoli, J.-J. Slotine, P. Wensing, S. Kim, URDF+: An enhanced URDF for robots with
kinematic loops, 2024.
"""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import FormatError, InputError, import_extra
from symoro.formats.description import (
    MAX_LINKS,
    NO_LIMITS,
    Array,
    Import,
    LinkDescription,
    LoopDescription,
    Mimic,
    RigidInertia,
    RobotDescription,
    from_rpy,
    inverse,
    loop_joints,
    order_links,
    product,
    transform,
)
from symoro.formats.text_files import Element, file_title, parse_xml, read_data
from symoro.robot import Mesh, Remark, SourceText

KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "floating": "free",
    "planar": "planar",
    "spherical": "spherical",
    "ball": "spherical",
}
READ_TAGS = ("link", "joint", "material", "loop", "coupling")
LOOP_KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "spherical": "spherical",
    "ball": "spherical",
}
NEAR_FOLDERS = 6  # folders upwards from a xacro file in which packages are looked for


def read(path: Path, how: Import | None = None) -> RobotDescription:
    """The description in a URDF or xacro file; no option of the import concerns its reading."""
    is_xacro = path.suffix.lower() == ".xacro"
    data = expand_xacro(path).encode() if is_xacro else read_data(path)
    return dataclasses.replace(loads(data, path.name), source=SourceText(path, data))


def loads(text: bytes | str, file: str = "robot.urdf") -> RobotDescription:
    """The description that a URDF text holds."""
    return _describe(parse_xml(text, file), file)


def _describe(root: Element, file: str) -> RobotDescription:
    if root.tag != "robot":
        raise root.wrong("", f"<{root.tag}>", "<robot>", "This is no URDF file.")
    links = _read_links(root)
    colours = {element.get("name"): _colour(element) for element in root.all("material")}
    meshes = tuple(mesh for element in root.all("link") for mesh in _meshes(element, colours))
    parents, joints = _read_joints(root, links)
    remarks = (
        *_passed_over(root),
        *_remove_lost_mimics(links, joints),
        *_suspect_angles(root),
        *_couple(root, links, parents),
    )
    ordered = order_links(links, parents, file)
    return RobotDescription(
        root.get("name") or file_title(Path(file)),
        ordered,
        "urdf",
        file,
        loops=tuple(_loop(element, ordered) for element in root.all("loop")),
        meshes=meshes,
        remarks=remarks,
    )


# --- links --------------------------------------------------------------------------------------


def _read_links(root: Element) -> dict[str, LinkDescription]:
    links: dict[str, LinkDescription] = {}
    for element in root.all("link"):
        name = element.need("name")
        if name in links:
            raise element.wrong("name", f"a second link '{name}'", "a name of its own")
        links[name] = LinkDescription(name, inertia=_inertia(element))
    if not links or len(links) > MAX_LINKS:
        raise FormatError(
            root.file,
            root.line,
            "",
            f"{len(links)} links",
            f"from 1 to {MAX_LINKS}",
            "Macros need a file that calls them, named .xacro.",
        )
    return links


def _origin(element: Element | None) -> Array:
    origin = element.first("origin") if element is not None else None
    return transform() if origin is None else _placed(origin)


def _placed(origin: Element) -> Array:
    """The transform of an element with xyz and rpy."""
    return transform(
        from_rpy(origin.numbers("rpy", 3, (0.0, 0.0, 0.0))),
        origin.numbers("xyz", 3, (0.0, 0.0, 0.0)),
    )


def _inertia(link: Element) -> RigidInertia:
    inertial = link.first("inertial")
    if inertial is None:
        return RigidInertia.none()
    mass = inertial.child("mass").number("value")
    tensor, element = np.zeros((3, 3)), inertial.first("inertia")
    if element is not None:
        for r, row in enumerate("xyz"):
            for c in range(r, 3):
                tensor[r, c] = tensor[c, r] = element.number(f"i{row}{'xyz'[c]}", 0.0)
    return RigidInertia(mass, np.zeros(3), tensor).seen(_origin(inertial))


def _meshes(link: Element, colours: Mapping[str, str]) -> Iterator[Mesh]:
    """The shapes of a link; `colours` are those of the file's materials by name."""
    for part in link.all("visual", "collision"):
        geometry = part.first("geometry")
        material = part.first("material")
        colour = ""
        if material is not None:
            colour = _colour(material) or colours.get(material.get("name"), "")
        for shape in geometry.children if geometry is not None else ():
            if shape.tag in SIZES:
                T = tuple(float(v) for v in _origin(part).ravel())
                file = shape.get("filename")
                yield Mesh(
                    link.need("name"), file, T, SIZES[shape.tag](shape), part.tag, shape.tag, colour
                )


def _colour(material: Element) -> str:
    element = material.first("color")
    return element.colour("rgba") if element is not None else ""


def _scale(mesh: Element) -> tuple[float, float, float]:
    scale = mesh.numbers("scale", None, (1.0, 1.0, 1.0))
    x, y, z = scale if len(scale) == 3 else (scale[0],) * 3
    return x, y, z


def _edges(box: Element) -> tuple[float, float, float]:
    x, y, z = box.numbers("size", 3)
    return x, y, z


def _radius_and_length(solid: Element) -> tuple[float, float, float]:
    radius = solid.number("radius")
    return radius, radius, solid.number("length", radius)


SIZES = {  # of the shapes that are read
    "mesh": _scale,
    "box": _edges,
    "sphere": _radius_and_length,
    "cylinder": _radius_and_length,
    "capsule": _radius_and_length,
}


# --- joints -------------------------------------------------------------------------------------


def _read_joints(
    root: Element, links: dict[str, LinkDescription]
) -> tuple[dict[str, str], set[str]]:
    """Add the joints to their links; returns each link's parent, and the names of the joints."""
    parents: dict[str, str] = {}
    names: set[str] = set()
    for element in root.all("joint"):
        child, parent = _joint_end(element, "child", links), _joint_end(element, "parent", links)
        if child in parents:
            raise element.wrong(
                "child",
                f"'{child}', which joint '{links[child].joint}' carries already",
                "a link without a parent",
            )
        name = element.need("name")
        if name in names:
            raise element.wrong("name", f"a second joint '{name}'", "a name of its own")
        names.add(name)
        links[child], parents[child] = _with_joint(links[child], element), parent
    return parents, names


def _joint_end(joint: Element, tag: str, links: Mapping[str, LinkDescription]) -> str:
    """The name of the link that is the joint's parent or child."""
    element = joint.child(tag)
    name = element.need("link")
    if name not in links:
        listed = f"{', '.join(list(links)[:12])}{' …' if len(links) > 12 else ''}"
        raise element.wrong("link", f"'{name}'", f"one of the links {listed}")
    return name


def _with_joint(link: LinkDescription, element: Element) -> LinkDescription:
    kind = element.need("type")
    if kind not in KINDS:
        raise element.wrong("type", f"'{kind}'", f"one of {', '.join(KINDS)}")
    link = dataclasses.replace(
        link,
        joint=element.need("name"),
        kind=KINDS[kind],
        placement=_origin(element),
        axis=_axis(element),
        continuous=kind == "continuous",
        motorised=element.get("independent") not in ("false", "0"),
    )
    if (limit := element.first("limit")) is not None:
        link = dataclasses.replace(link, limits=_limits(limit, kind))
    if (dynamics := element.first("dynamics")) is not None:
        damping, friction = dynamics.number("damping", 0.0), dynamics.number("friction", 0.0)
        link = dataclasses.replace(link, viscous=damping, dry=friction)
    if (mimic := element.first("mimic")) is not None:
        multiplier, offset = mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)
        link = dataclasses.replace(link, mimic=Mimic(mimic.need("joint"), multiplier, offset))
    return link


def _axis(joint: Element) -> Array:
    element = joint.first("axis")
    default = (1.0, 0.0, 0.0)
    axis = np.array(element.numbers("xyz", 3, default) if element is not None else default)
    size = math.hypot(*axis)
    if size == 0 or not math.isfinite(size):
        if KINDS[joint.get("type")] in ("revolute", "prismatic", "planar"):
            raise joint.wrong("axis", "a vector of length 0", "a direction")
        return np.array(default)
    return axis / size


def _limits(limit: Element, kind: str) -> tuple[float | None, ...]:
    """qmin, qmax, vmax, taumax; None where there is no limit. 0 means none for the last two."""
    lower, upper, velocity, effort = (
        limit.number(key, 0.0, math.inf) for key in ("lower", "upper", "velocity", "effort")
    )
    has_bounds = not {"lower", "upper"}.isdisjoint(limit.attributes)
    if kind not in ("revolute", "prismatic") or not has_bounds:
        return (*NO_LIMITS[:2], velocity or None, effort or None)
    return lower, upper, velocity or None, effort or None


# --- URDF+ --------------------------------------------------------------------------------------


def _loop(element: Element, links: Sequence[LinkDescription]) -> LoopDescription:
    """A joint that closes a loop; its frames on both links coincide where it is at zero."""
    kind = element.need("type")
    if kind not in LOOP_KINDS:
        raise element.wrong("type", f"'{kind}'", f"one of {', '.join(LOOP_KINDS)}")
    places = {link.name: k for k, link in enumerate(links)}
    (first, T_first), (second, T_second) = (
        _loop_end(element, tag, places) for tag in ("predecessor", "successor")
    )
    if first == second:
        raise element.wrong("successor", f"'{links[first].name}', the predecessor", "another link")
    loop = LoopDescription(
        element.need("name"),
        (first, second),
        T_first[:3, 3],
        product(T_second, inverse(T_first)),
    )
    around = [links[k] for k in loop_joints(RobotDescription("", tuple(links), ""), loop)]
    stated = any(not link.motorised for link in around)
    ball = LOOP_KINDS[kind] == "spherical"
    return dataclasses.replace(
        loop,
        axis=None if ball else product(T_first[:3, :3], _axis(element)),
        kind="revolute" if ball else LOOP_KINDS[kind],
        names_motors=stated,
    )


def _loop_end(element: Element, tag: str, places: Mapping[str, int]) -> tuple[int, Array]:
    """The link of a loop's end and the joint's frame on it: `<origin>` in the element of the link,
    or `<predecessor_origin>` and `<successor_origin>` beside it.
    """
    end = element.child(tag)
    name = end.need("link")
    if name not in places:
        raise end.wrong("link", f"'{name}'", "the name of a link")
    beside = element.first(f"{tag}_origin")
    return places[name], _placed(beside) if beside is not None else _origin(end)


def _couple(
    root: Element, links: dict[str, LinkDescription], parents: Mapping[str, str]
) -> Iterator[Remark]:
    """Make joints follow others: ratio times the sum of the predecessor's joints is the sum of the
    successor's, both counted from their last common link.
    """
    for element in root.all("coupling"):
        name, ratio = element.need("name"), element.child("ratio").number("value")
        terms = _coupled_joints(element, links, parents, ratio)
        if len(terms) != 2 or 0.0 in terms.values():
            listed = ", ".join(links[k].joint for k in terms) or "none"
            raise element.wrong(
                "ratio",
                f"{ratio:g} between the joints {listed}",
                "a ratio other than 0 between two joints",
                "Couple one joint with one other.",
            )
        first, second = terms
        follower = first if not links[first].motorised and links[second].motorised else second
        master = second if follower == first else first
        law = Mimic(links[master].joint, -terms[master] / terms[follower])
        links[follower] = dataclasses.replace(links[follower], mimic=law, motorised=True)
        yield Remark("coupled", name, f"{links[follower].joint} follows {links[master].joint}")


def _coupled_joints(
    element: Element,
    links: Mapping[str, LinkDescription],
    parents: Mapping[str, str],
    ratio: float,
) -> dict[str, float]:
    """The coefficients of the moving joints of a coupling, by the link behind each."""
    paths = []
    for tag in ("predecessor", "successor"):
        at = _joint_end(element, tag, links)
        path = [at]
        while path[-1] in parents and len(path) <= len(links):
            path.append(parents[path[-1]])
        paths.append(path)
    shared = set(paths[0]) & set(paths[1])
    terms: dict[str, float] = {}
    for path, factor in zip(paths, (ratio, -1.0), strict=True):
        terms |= {k: factor for k in path if k not in shared and links[k].kind != "fixed"}
    return terms


# --- remarks ------------------------------------------------------------------------------------


def _remove_lost_mimics(links: dict[str, LinkDescription], joints: set[str]) -> Iterator[Remark]:
    """Remove the mimics of joints that do not exist, with a remark for each."""
    for name, link in list(links.items()):
        if link.mimic is None or link.mimic.joint in joints - {link.joint}:
            continue
        links[name] = dataclasses.replace(link, mimic=None)
        text = f"it should mimic '{link.mimic.joint}', which is no other joint: it moves freely"
        yield Remark("dropped", link.joint, text)


def _suspect_angles(root: Element) -> Iterator[Remark]:
    """Angles of more than a turn, which look like degrees."""
    for joint in root.all("joint"):
        origin = joint.first("origin")
        if origin is None:
            continue
        largest = max(map(abs, origin.numbers("rpy", 3, (0.0, 0.0, 0.0))))
        if largest > 1.001 * math.tau:
            text = f"an angle of {largest:g} rad in rpy; URDF has radians, not degrees"
            yield Remark("unusual", joint.get("name"), text)


def _passed_over(root: Element) -> Iterator[Remark]:
    counts: dict[str, int] = {}
    for element in root.children:
        if element.tag not in READ_TAGS:
            counts[element.tag] = counts.get(element.tag, 0) + 1
    for tag, count in counts.items():
        yield Remark("dropped", f"<{tag}>", f"{count} element(s) that no model needs")


# --- xacro --------------------------------------------------------------------------------------


def expand_xacro(path: Path) -> str:
    """The URDF that a xacro file stands for, by the package xacro.

    `$(find package)` is answered by ROS if it is there, else by the folders around the file: one of
    the package's name, or of the name without `_support` or `_description`.
    """
    xacro = import_extra("xacro", "xacro", f"{path}: reading xacro files")
    read_data(path)  # a file that is missing or too large raises here, as for any other format
    missing_packages: list[InputError] = []
    try:
        with _packages_in_folders(path, missing_packages):
            return str(xacro.process_file(str(path)).toxml())
    except RecursionError:
        raise InputError(
            str(path),
            "files or macros that go round in a circle",
            "an end",
            "Does a file include itself?",
        ) from None
    except Exception as error:  # xacro has no common class for its errors
        text = f"{type(error).__name__}: {' '.join(str(error).split())}"
        failure = InputError(str(path), text, "a file that xacro can expand")
        raise next(iter(missing_packages), failure) from None


@contextmanager
def _packages_in_folders(path: Path, missing: list[InputError]) -> Iterator[None]:
    """Let xacro find packages without ROS in the folders around a file, while the context lasts.

    The errors of packages that are not there are collected in `missing`, since xacro hides them.
    """
    if importlib.util.find_spec("ament_index_python") is not None:
        yield
        return
    arguments: Any = importlib.import_module("xacro.substitution_args")
    original = arguments._eval_find

    def find(package: str) -> str:
        try:
            return str(_package_folder(path.resolve(), package))
        except InputError as error:
            missing.append(error)
            raise

    arguments._eval_find = find
    try:
        yield
    finally:
        arguments._eval_find = original


def _package_folder(path: Path, package: str) -> Path:
    for parent in path.parents[:NEAR_FOLDERS]:
        for folder in (parent, *sorted(p for p in parent.iterdir() if p.is_dir())):
            if _is_package(folder.name, package):
                return folder
    raise InputError(
        str(path),
        f"$(find {package})",
        f"a folder of that name beside one of the {NEAR_FOLDERS} around the file",
        "Or install the package in ROS.",
    )


def _is_package(folder: str, package: str) -> bool:
    endings = ("", "_support", "_description")
    return package in [folder + e for e in endings] or folder in [package + e for e in endings]
