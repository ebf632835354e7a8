"""Steps that bring a description to elementary joints, each with a remark of what it did.

    exact numbers → floating base → compound joints expanded → loops cut → fixed links merged

A connection of two points is a ball joint. In a loop whose axes are all parallel it is a hinge
along them. Elsewhere it is three hinges, two of them in the tree between massless links, the third
one cut.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.formats.description import (
    NO_LIMITS,
    ROUNDING_ERROR,
    Array,
    Import,
    LinkDescription,
    LoopDescription,
    RigidInertia,
    RobotDescription,
    any_perpendicular,
    clean_rotation,
    frame_on,
    free_name,
    loop_joints,
    product,
    transform,
)
from symoro.formats.khalil_frames import Axis
from symoro.robot import ENGINES, EngineIndex, Remark

LOOSE_ANGLE = 1e-3  # rad: looks like an exact angle that was written with few digits
SHORT_LENGTH = 1e-6  # m: looks like zero
# m and rad: larger numbers are probably in another unit
FAR_LENGTH, LARGE_ANGLE = 50.0, 50.0


def simplify(robot: RobotDescription, how: Import) -> RobotDescription:
    """The description with exact numbers, elementary joints only, and its loops cut."""
    if how.floating is not False:
        robot = float_base(robot)
    floating = robot.floating if how.floating is None else how.floating
    robot = dataclasses.replace(robot, floating=floating)
    robot = expand_compound_joints(snap_to_exact_values(robot, how.tolerance))
    return cut_loops(robot, how.tolerance)


# --- exact numbers ------------------------------------------------------------------------------


def snap_to_exact_values(robot: RobotDescription, tolerance: float) -> RobotDescription:
    """Make rotations, axes and positions within the tolerance (rad, m) of exact values exact."""
    remarks: list[Remark] = []

    def snap(link: LinkDescription) -> LinkDescription:
        R, p = link.placement[:3, :3], link.placement[:3, 3]
        u = link.axis / math.hypot(*link.axis)
        exact_R = clean_rotation(R, max(tolerance, ROUNDING_ERROR))
        exact_p = np.where(np.abs(p) <= tolerance, 0.0, p)
        exact_u = _clean_axis(u, max(tolerance, ROUNDING_ERROR))
        for quantity, x, y, unit in (
            ("rotation", R, exact_R, "rad"),
            ("position", p, exact_p, "m"),
            ("axis", u, exact_u, "rad"),
        ):
            change = float(np.abs(x - y).max())
            if change > ROUNDING_ERROR:
                text = f"{quantity} by {change:.2g} {unit}, to exact values"
                remarks.append(Remark("snapped", link.joint or link.name, text))
        return dataclasses.replace(link, placement=transform(exact_R, exact_p), axis=exact_u)

    links = tuple(snap(link) for link in robot.links)
    advice = (*_nearly_exact(links), *_suspect_units(links))
    return dataclasses.replace(robot, links=links).with_remarks(*remarks, *advice)


def exact_tolerance(links: Sequence[LinkDescription]) -> float:
    """The least of 1, 2, 5 times a power of ten at which all nearly exact numbers become exact.

    It is 0 if there are no such numbers.
    """
    largest = 1.01 * max(_changes_to_exact(links).values(), default=0.0)
    if not largest:
        return 0.0
    power = math.floor(math.log10(largest))
    steps = (float(f"{step}e{power}") for step in (1, 2, 5, 10))
    return next(x for x in steps if x >= largest)


def _changes_to_exact(links: Sequence[LinkDescription]) -> dict[str, float]:
    """For each joint, the distance of numbers that look rounded from their exact values."""
    changes = {}
    for link in links:
        R, u, p = link.placement[:3, :3], link.axis, link.placement[:3, 3]
        change = max(
            float(np.abs(R - clean_rotation(R, LOOSE_ANGLE)).max()),
            float(np.abs(u - _clean_axis(u, LOOSE_ANGLE)).max()),
            float(np.abs(p[np.abs(p) < SHORT_LENGTH]).max(initial=0.0)),
        )
        if change > 4 * ROUNDING_ERROR:
            changes[link.joint or link.name] = change
    return changes


def _nearly_exact(links: tuple[LinkDescription, ...]) -> list[Remark]:
    """Advice where numbers look like exact ones that were written with few digits."""
    changes = _changes_to_exact(links)
    if not changes:
        return []
    largest, enough = max(changes.values()), exact_tolerance(links)
    more = f" and {len(changes) - 6} more" if len(changes) > 6 else ""
    text = (
        f"numbers within {largest:.1g} of exact values (rad, m) are kept as they are; "
        f"tolerance={enough:g} makes them exact and models smaller"
    )
    return [Remark("nearly", ", ".join(list(changes)[:6]) + more, text)]


def _suspect_units(links: tuple[LinkDescription, ...]) -> Iterator[Remark]:
    """Numbers that look as if they were in another unit."""
    for link in links:
        distance = math.hypot(*link.placement[:3, 3])
        if distance > FAR_LENGTH:
            text = f"{distance:g} m from the link before; lengths are in m, not mm"
            yield Remark("unusual", link.joint or link.name, text)
        bounds = [abs(x) for x in link.limits[:2] if x is not None and math.isfinite(x)]
        if link.kind == "revolute" and max(bounds, default=0.0) > LARGE_ANGLE:
            text = f"a limit of {max(bounds):g} rad; limits are in rad, not degrees"
            yield Remark("unusual", link.joint, text)


def _clean_axis(u: Array, tolerance: float) -> Array:
    v = np.where(np.abs(u) <= tolerance, 0.0, u)
    return np.asarray(v / math.hypot(*v))


# --- compound joints ----------------------------------------------------------------------------

_X, _Y, _Z = np.eye(3)
COMPOUND_JOINTS: dict[
    str, tuple[tuple[str, str, Array], ...]
] = {  # kind, suffix, axis of each part, outward
    "spherical": (("revolute", "x", _X), ("revolute", "y", _Y), ("revolute", "z", _Z)),
    "planar": (("prismatic", "px", _X), ("prismatic", "py", _Y), ("revolute", "rz", _Z)),
    "free": (
        *(("prismatic", f"p{c}", u) for c, u in zip("xyz", np.eye(3), strict=True)),
        *(("revolute", f"r{c}", u) for c, u in zip("xyz", np.eye(3), strict=True)),
    ),
}


def float_base(robot: RobotDescription) -> RobotDescription:
    """A robot that hangs on a massless world by a free joint alone, as one with a floating base."""
    carried = robot.children(0)
    if (
        len(carried) != 1
        or not robot.links[0].inertia.is_none
        or robot.links[carried[0]].kind != "free"
        or any(0 in loop.links for loop in robot.loops)
    ):
        return robot
    base, *rest = robot.links[1:]
    links = (
        dataclasses.replace(base, parent=-1, joint="", kind="fixed", placement=transform()),
        *(dataclasses.replace(link, parent=link.parent - 1) for link in rest),
    )
    x, y, z = (float(g) for g in product(base.placement[:3, :3].T, np.array(robot.gravity)))
    loops = tuple(
        dataclasses.replace(loop, links=(loop.links[0] - 1, loop.links[1] - 1))
        for loop in robot.loops
    )
    floating = dataclasses.replace(
        robot, links=links, loops=loops, floating=True, gravity=(x, y, z)
    )
    text = f"free joint: '{base.name}' is a floating base"
    return floating.with_remarks(Remark("expanded", base.joint, text))


def expand_compound_joints(robot: RobotDescription) -> RobotDescription:
    """Compound joints as chains of revolute and prismatic ones, with massless links between."""
    links: list[LinkDescription] = []
    places: dict[int, int] = {-1: -1}
    remarks: list[Remark] = []
    for k, link in enumerate(robot.links):
        parent = places[link.parent]
        if link.kind in COMPOUND_JOINTS:
            parts = list(_elementary_joints(robot, link, parent, len(links)))
            links += parts
            names = ", ".join(p.joint for p in parts)
            text = f"{link.kind} joint: {names}, turns in this order about the moving axes"
            remarks.append(Remark("expanded", link.joint, text))
        else:
            links.append(dataclasses.replace(link, parent=parent))
        places[k] = len(links) - 1
    loops = tuple(
        dataclasses.replace(loop, links=(places[loop.links[0]], places[loop.links[1]]))
        for loop in robot.loops
    )
    return dataclasses.replace(robot, links=tuple(links), loops=loops).with_remarks(*remarks)


def _part_names(robot: RobotDescription, link: LinkDescription) -> list[tuple[str, str]]:
    """The names of the links and joints that a compound joint becomes, none that the robot has."""
    links, joints = ({getattr(x, key) for x in robot.links} for key in ("name", "joint"))
    return [
        (free_name(f"{link.name}_{suffix}", links), free_name(f"{link.joint}_{suffix}", joints))
        for _, suffix, _ in COMPOUND_JOINTS[link.kind]
    ]


def _elementary_joints(
    robot: RobotDescription, link: LinkDescription, parent: int, first: int
) -> Iterator[LinkDescription]:
    """The links of a compound joint, all in the link's own frame; the last one is the link itself.

    `first` is the number that the first of them will have.
    """
    parts, names = COMPOUND_JOINTS[link.kind], _part_names(robot, link)
    R = _rotation_to_normal(link.axis) if link.kind == "planar" else np.eye(3)
    for k, (kind, _, axis) in enumerate(parts):
        last = k == len(parts) - 1
        yield dataclasses.replace(
            link,
            name=link.name if last else names[k][0],
            parent=parent if k == 0 else first + k - 1,
            joint=names[k][1],
            kind=kind,
            placement=link.placement if k == 0 else transform(),
            axis=product(R, axis),
            inertia=link.inertia if last else RigidInertia.none(),
            limits=NO_LIMITS,
            in_file=last and link.in_file,
        )


def _rotation_to_normal(normal: Array) -> Array:
    """A rotation whose z axis is the normal of a planar joint."""
    return frame_on(normal, np.zeros(3), any_perpendicular(normal))[:3, :3]


# --- joints in other engines --------------------------------------------------------------------

SIZES = {"spherical": (4, 3), "planar": (4, 3), "free": (7, 6)}  # elements of q and of v
BY_NAME = ("urdf", "pinocchio")  # formats and engines that visit the siblings of a URDF by name


def engine_indices(robot: RobotDescription, floating: bool) -> dict[str, dict[str, EngineIndex]]:
    """The index of each moving joint in q and v of Pinocchio and MuJoCo, as these read the file.

    Empty for a format that neither reads. A root that is freed by us counts as a free joint. Of a
    compound joint each part has an index in v alone.
    """
    if robot.format not in ("urdf", "mjcf", "pinocchio"):
        return {}
    has_free_root = [k for k in robot.children(0) if robot.links[k].kind == "free"]
    start = SIZES["free"] if floating and not has_free_root else (0, 0)
    return {
        engine: _indices(robot, engine, start, by_name=(robot.format, engine) == BY_NAME)
        for engine in ENGINES
    }


def _indices(
    robot: RobotDescription, engine: str, start: tuple[int, int], by_name: bool
) -> dict[str, EngineIndex]:
    """The indices by joint, links visited depth first."""
    indices: dict[str, EngineIndex] = {}
    (q, v), stack = start, [0]
    while stack:
        k = stack.pop()
        link, carried = robot.links[k], robot.children(k)
        if by_name:
            carried.sort(key=lambda c: robot.links[c].joint)
        stack += reversed(carried)
        if link.kind in SIZES:
            parts = _part_names(robot, link)
            indices |= {joint: (None, v + n) for n, (_, joint) in enumerate(parts)}
        elif link.kind != "fixed":
            indices[link.joint] = (q, v)
        is_pair = link.continuous and engine == "pinocchio"
        size = SIZES.get(link.kind, (0, 0) if link.kind == "fixed" else (1 + is_pair, 1))
        q, v = q + size[0], v + size[1]
    return indices


# --- loops --------------------------------------------------------------------------------------


CUTS = {
    "revolute": "a hinge, cut",
    "prismatic": "a slide, cut",
    "fixed": "two parts of one link, cut apart",
}


def cut_loops(robot: RobotDescription, tolerance: float) -> RobotDescription:
    """Give each loop the axis of its cut joint, and as many motors as it has degrees of freedom."""
    for k, loop in enumerate(robot.loops):
        joints = loop_joints(robot, loop)
        normal = _plane_normal(robot, joints, loop, max(tolerance, 1e-9))
        if loop.axis is not None:
            fixed = loop.kind == "fixed"
            freedom = len(joints) - (2 if normal is not None else 5) - int(fixed)
            if not loop.names_motors:
                robot = _with_motors(robot, joints, freedom, loop.name)
            text = CUTS[loop.kind]
        elif normal is None:
            robot = _with_ball_joint(_with_motors(robot, joints, len(joints) - 3, loop.name), k)
            text = "a ball joint: two hinges between massless links and a cut one"
        else:
            axis = product(robot.pose(loop.links[0])[:3, :3].T, normal)
            robot = _with_motors(robot, joints, len(joints) - 2, loop.name)
            robot = _with_loop(robot, k, dataclasses.replace(loop, axis=axis))
            text = "all axes of the loop are parallel: a hinge along them, cut"
        robot = robot.with_remarks(Remark("closed", loop.name, text))
    return robot


def _with_loop(robot: RobotDescription, k: int, loop: LoopDescription) -> RobotDescription:
    return dataclasses.replace(robot, loops=(*robot.loops[:k], loop, *robot.loops[k + 1 :]))


def _plane_normal(
    robot: RobotDescription, joints: list[int], loop: LoopDescription, tolerance: float
) -> Array | None:
    """The normal of a planar loop's plane in the root's frame, None if the loop is not planar.

    All revolute axes of a planar loop are parallel to it and all prismatic ones normal to it.
    """

    def directions(kind: str) -> list[Array]:
        return [
            product(robot.pose(k)[:3, :3], robot.links[k].axis)
            for k in joints
            if robot.links[k].kind == kind
        ]

    turning, sliding = directions("revolute"), directions("prismatic")
    if loop.axis is not None and loop.kind != "fixed":
        cut = turning if loop.kind == "revolute" else sliding
        cut.append(product(robot.pose(loop.links[0])[:3, :3], loop.axis))
    if not turning:
        return None
    u = turning[0]
    planar = all(np.linalg.norm(np.cross(u, v)) <= tolerance for v in turning) and all(
        abs(product(u, v)) <= tolerance for v in sliding
    )
    return u if planar else None


def _with_ball_joint(robot: RobotDescription, k: int) -> RobotDescription:
    """Two more links at the loop's point that turn about x and y; the cut joint turns about z."""
    loop = robot.loops[k]
    first, (x, y, z) = len(robot.links), np.eye(3)
    taken = {name for link in robot.links for name in (link.name, link.joint)}

    def hinge(suffix: str, parent: int, axis: Array) -> LinkDescription:
        name = free_name(f"{loop.name}_{suffix}", taken)
        return LinkDescription(
            name,
            parent,
            name,
            "revolute",
            transform(),
            axis,
            loop.point,
            motorised=False,
            in_file=False,
        )

    links = (*robot.links, hinge("x", loop.links[0], x), hinge("y", first, y))
    cut = dataclasses.replace(loop, links=(first + 1, loop.links[1]), axis=z)
    return _with_loop(dataclasses.replace(robot, links=links), k, cut)


def _with_motors(
    robot: RobotDescription, joints: list[int], freedom: int, name: str
) -> RobotDescription:
    """The loop with as many motors as it has degrees of freedom.

    The joints that the file drives come first, then those nearest to the root.
    """
    driven = [k for k in joints if robot.links[k].motorised]
    motors = (driven + [k for k in joints if k not in driven])[: max(freedom, 0)]
    if motors == driven:
        return robot
    links = tuple(
        dataclasses.replace(link, motorised=k in motors) if k in joints else link
        for k, link in enumerate(robot.links)
    )
    names = ", ".join(robot.links[k].joint for k in motors) or "none"
    text = f"{freedom} degree(s) of freedom, driven by {names}; the other joints are passive"
    return dataclasses.replace(robot, links=links).with_remarks(Remark("motorised", name, text))


# --- fixed joints -------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class MovingTree:
    """The tree of moving joints; links connected by fixed joints are merged into one."""

    axes: tuple[Axis, ...]
    links: tuple[int, ...]  # of each axis: the described link that its joint carries
    inertias: tuple[RigidInertia, ...]  # of the base, then of each axis's link in its frame
    on: dict[int, tuple[int, Array]]  # described link → (its axis or -1, its frame on that link)


def merge_fixed_links(robot: RobotDescription) -> MovingTree:
    """The tree of moving joints; links that are fixed to each other become one."""
    on: dict[int, tuple[int, Array]] = {}
    axes: list[Axis] = []
    links: list[int] = []
    inertias = [RigidInertia.none()]
    for k, link in enumerate(robot.links):
        carrier, T = on[link.parent] if link.parent >= 0 else (-1, transform())
        T = product(T, link.placement)
        if link.kind == "fixed":
            on[k] = (carrier, T)
            inertias[carrier + 1] = inertias[carrier + 1].joined(link.inertia.seen(T))
            continue
        on[k] = (len(axes), transform())
        axes.append(
            Axis(carrier, without_noise(T), link.axis, link.anchor, link.kind == "prismatic")
        )
        links.append(k)
        inertias.append(link.inertia)
    return MovingTree(tuple(axes), tuple(links), tuple(inertias), on)


def cut_axes(robot: RobotDescription, tree: MovingTree) -> list[Axis]:
    """The axes of the cut joints, once on each of the two links that they connect.

    The choice of the frames of these links takes them into account.
    """
    axes = []
    for loop in robot.loops:
        assert loop.axis is not None
        for k, T in zip(loop.links, (transform(), loop.closed_at), strict=True):
            carrier, place = tree.on[k]
            slides = loop.kind == "prismatic"
            axes.append(Axis(carrier, product(place, T), loop.axis, loop.point, slides))
    return axes


def without_noise(T: Array) -> Array:
    """The transform with rounding errors removed from its rotation."""
    return transform(clean_rotation(T[:3, :3], ROUNDING_ERROR), T[:3, 3])
