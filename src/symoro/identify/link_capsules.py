"""Capsules that enclose the shapes of the links, and the clearance between them.

A capsule is the set of the points within a radius of a segment. The distance between two capsules
is that of their segments, which has a closed form [E05 §5.1.9], less both radii. Solids and meshes
of the source of an imported robot are enclosed by one to three capsules each; those of links that
are fixed to each other move together.

[E05] C. Ericson: Real-time collision detection, Morgan Kaufmann, 2005.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError
from symoro.expr import interpret
from symoro.formats.mesh_files import READERS, mesh_near, read_mesh
from symoro.identify.filtering import Samples
from symoro.identify.observation_rows import ObservationModel
from symoro.jit.function import Compiled
from symoro.robot import Mesh, Origin, Robot, loops

Array = np.ndarray
Segment = tuple[Array, float]  # the ends (2, 3) of a capsule and its radius, m
RADII = np.geomspace(1.0, 1.6, 13)  # over the least radius: radii that are tried
MOST_PARTS = 3  # capsules of one shape
PART_PENALTY = 0.1  # of the volume, for each capsule beyond the first
CORNERS = 32  # of the polygon around a circle
CENTRE_STEPS = 60  # of the search for the centre of the smallest circle
PARALLEL = 1e-12  # squared sine between segments that count as parallel
RANDOM_POSTURES = 200  # in which shapes are looked for that are always close
RARELY = 0.05  # of the postures
FLOOR = "floor"
TOUCHING = 1e-6  # m: clearance below which links touch


@dataclass(frozen=True)
class Capsule:
    """A capsule that is fixed to frame `frame`; its ends (2, 3) are in that frame, m."""

    link: str
    frame: int
    ends: Array
    radius: float


# --- capsules of shapes --------------------------------------------------------------------------


def robot_capsules(robot: Robot) -> tuple[tuple[Capsule, ...], tuple[str, ...]]:
    """Return the capsules of the links, and the names of mesh files that could not be read.

    The shapes are those for collisions, or those for the eye if the robot has no others.
    """
    origin = robot.origin
    if origin is None:
        return (), ()
    uses = {mesh.use for mesh in origin.meshes if mesh.link in origin.links}
    use = "collision" if "collision" in uses else "visual"
    capsules: list[Capsule] = []
    unread: list[str] = []
    for mesh in origin.meshes:
        if mesh.use == use and mesh.link in origin.links:
            segments = _shape_segments(mesh, origin)
            capsules += _placed_capsules(mesh, origin, segments)
            unread += [] if segments else [mesh.file or mesh.link]
    return tuple(capsules), tuple(dict.fromkeys(unread))


def _placed_capsules(mesh: Mesh, origin: Origin, segments: Sequence[Segment]) -> list[Capsule]:
    placed = origin.links[mesh.link]
    T = np.reshape(placed.T, (4, 4)) @ np.reshape(mesh.T, (4, 4))
    return [
        Capsule(mesh.link, placed.frame, ends @ T[:3, :3].T + T[:3, 3], radius)
        for ends, radius in segments
    ]


def _shape_segments(mesh: Mesh, origin: Origin) -> list[Segment]:
    """Capsules around a shape in its own frame; none if its mesh cannot be read."""
    if mesh.shape != "mesh":
        return solid_segments(mesh.shape, mesh.scale)
    robot_file = origin.source.path if origin.source is not None else Path(origin.file)
    path = mesh_near(mesh.file, robot_file)
    if path is None:
        return []
    try:
        parts = read_mesh(path, READERS)
    except InputError:
        return []
    return mesh_segments(np.concatenate([part.corners for part in parts]) * mesh.scale)


def solid_segments(shape: str, size: tuple[float, float, float]) -> list[Segment]:
    """Return capsules (ends, radius) around a solid about its origin; sizes as in `Mesh`."""
    x, _, z = size
    if shape == "sphere":
        return [(np.zeros((2, 3)), x)]
    if shape == "capsule":
        return [(np.array([[0, 0, -z / 2], [0, 0, z / 2]]), x)]
    if shape == "ellipsoid":  # a ball of the middle radius moves along the longest one
        order = np.argsort(size)
        radius, ends = size[order[1]], np.zeros((2, 3))
        ends[:, order[2]] = np.array([-1, 1]) * (size[order[2]] - radius)
        return [(ends, radius)]
    if shape == "cylinder":
        angles = 2 * np.pi / CORNERS * np.arange(CORNERS)
        circle = x / np.cos(np.pi / CORNERS) * np.stack([np.cos(angles), np.sin(angles)], axis=1)
        rims = [np.column_stack([circle, np.full(CORNERS, h)]) for h in (-z / 2, z / 2)]
        return [enclosing_capsule(np.concatenate(rims), np.eye(3))]
    return _box_segments(size)


def _box_segments(size: tuple[float, float, float]) -> list[Segment]:
    """A flat box is cut into strips along its longest edge."""
    least, middle, _ = sorted(range(3), key=lambda k: size[k])
    count = int(np.clip(round(size[middle] / max(size[least], 1e-9)), 1, MOST_PARTS))
    edges = np.array(size, float)
    edges[middle] /= count
    corners = np.array(list(product((-0.5, 0.5), repeat=3))) * edges
    ends, radius = enclosing_capsule(corners, np.eye(3))
    centres = np.zeros((count, 3))
    centres[:, middle] = (np.arange(count) - (count - 1) / 2) * edges[middle]
    return [(ends + centre, radius) for centre in centres]


def mesh_segments(corners: Array) -> list[Segment]:
    """Return capsules around triangles (n, 3, 3): as many slabs as make the volume least."""
    points = corners.reshape(-1, 3)
    axes = np.linalg.svd(np.cov((points - points.mean(axis=0)).T))[2]
    axis = max(axes, key=lambda u: float(np.ptp(points @ u)))
    along = corners.mean(axis=1) @ axis
    best: list[Segment] = []
    least = np.inf
    for count in range(1, MOST_PARTS + 1):
        slabs = np.floor((along - along.min()) / (np.ptp(along) + 1e-12) * count).astype(int)
        parts = [corners[np.minimum(slabs, count - 1) == k].reshape(-1, 3) for k in range(count)]
        segments = [enclosing_capsule(part, axes) for part in parts if len(part)]
        volume = sum(_volume(*s) for s in segments) * (1 + PART_PENALTY * (count - 1))
        if volume < least:
            best, least = segments, volume
    return best


def enclosing_capsule(points: Array, axes: Array) -> Segment:
    """Return the smallest capsule around points (n, 3) along one of the axes, rows of a rotation.

    Its line goes through the centre of the smallest circle around the points seen along the axis.
    """
    candidates = [s for k in range(3) for s in _capsules_along(points, np.roll(axes, -k, axis=0))]
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    ball = float(np.linalg.norm(points - middle, axis=1).max())
    candidates.append((np.stack([middle, middle]), ball))
    return min(candidates, key=lambda s: _volume(*s))


def _capsules_along(points: Array, axes: Array) -> list[Segment]:
    """Capsules along the first of the axes, of several radii."""
    seen = points @ axes.T
    centre = _circle_centre(seen[:, 1:])
    away = np.linalg.norm(seen[:, 1:] - centre, axis=1)
    capsules = []
    for radius in max(float(away.max()), 1e-9) * RADII:
        reach = np.sqrt(np.maximum(radius**2 - away**2, 0))  # of a ball of the line, at each point
        low, high = (seen[:, 0] + reach).min(), (seen[:, 0] - reach).max()
        if low > high:  # one ball is enough
            low = high = (low + high) / 2
        ends = np.array([[low, *centre], [high, *centre]]) @ axes
        capsules.append((ends, float(radius)))
    return capsules


def _circle_centre(points: Array) -> Array:
    """The approximate centre of the smallest circle around points (n, 2): steps to the farthest."""
    angles = np.pi / CORNERS * np.arange(2 * CORNERS)
    directions = np.stack([np.cos(angles), np.sin(angles)])
    extremes = points[np.unique(np.argmax(points @ directions, axis=0))]
    centre = (extremes.min(axis=0) + extremes.max(axis=0)) / 2
    best, least = centre, np.inf
    for step in range(CENTRE_STEPS):
        away = np.linalg.norm(extremes - centre, axis=1)
        if away.max() < least:
            best, least = centre, float(away.max())
        centre = centre + (extremes[away.argmax()] - centre) / (step + 2)
    return np.asarray(best)


def _volume(ends: Array, radius: float) -> float:
    length = float(np.linalg.norm(ends[1] - ends[0]))
    return float(np.pi * radius**2 * (length + 4 / 3 * radius))


# --- distances -----------------------------------------------------------------------------------


def segment_distances(a: Array, b: Array) -> Array:
    """Return the distances (…) between segments with the ends a and b, (…, 2, 3) [E05 §5.1.9]."""
    u, v, w = a[..., 1, :] - a[..., 0, :], b[..., 1, :] - b[..., 0, :], a[..., 0, :] - b[..., 0, :]
    uu, vv, uv, uw, vw = (_dots(*x) for x in ((u, u), (v, v), (u, v), (u, w), (v, w)))
    square = uu * vv - uv**2
    oblique = square > PARALLEL * uu * vv
    s = np.where(oblique, (uv * vw - uw * vv) / np.where(oblique, square, 1.0), 0.0)
    t = _ratio(uv * np.clip(s, 0, 1) + vw, vv)
    s = np.clip(_ratio(uv * np.clip(t, 0, 1) - uw, uu), 0, 1)
    t = np.clip(_ratio(uv * s + vw, vv), 0, 1)
    difference = w + s[..., None] * u - t[..., None] * v
    return np.asarray(np.sqrt(_dots(difference, difference)))


def _dots(a: Array, b: Array) -> Array:
    """The dot products of vectors (…, 3)."""
    return np.asarray(np.einsum("...c,...c->...", a, b))


def _ratio(x: Array, y: Array) -> Array:
    """x / y, and 0 where y is 0: the segment is a point."""
    return np.asarray(np.where(y > 0, x / np.where(y > 0, y, 1.0), 0.0))


# --- clearance of a robot ------------------------------------------------------------------------


class FramePoses:
    """The poses of some frames of a robot, each by a compiled geometric model or constant."""

    def __init__(self, model: ObservationModel, poses: Mapping[int, Compiled | Array]) -> None:
        self.model, self.poses = model, poses

    def __call__(self, q: Array) -> dict[int, Array]:
        """Return the poses (…, 4, 4) by frame at positions (…, joints)."""
        flat = q.reshape(-1, q.shape[-1])
        positions = self.model.inputs(Samples.of_motion(flat, 0 * flat, 0 * flat))["q"]
        shape = (*q.shape[:-1], 4, 4)
        return {
            j: np.broadcast_to(pose, shape)
            if isinstance(pose, np.ndarray)
            else pose.rows(positions).reshape(shape)
            for j, pose in self.poses.items()
        }


def _world_pose(robot: Robot, j: int) -> Compiled | Array:
    """The model of frame j in the world frame; frame 0 is constant."""
    if j == 0:
        return np.array(interpret(robot.base.Z, robot.values), float).reshape(4, 4)
    options: dict[str, Any] = {"frame": j, "wrt": "world", "frames": "khalil"}
    run: Compiled = robot.derived(
        ("pose", j), lambda: generate(robot, "dgm", **options).compile(threads=1)
    )
    return run


class Clearance:
    """Clearances between the links of a robot, and between the links and a floor.

    The clearance should be at least `least` (m). Links that are neighbours or touch in the rest
    posture are left out, and so are shapes that are closer in nearly every posture.
    """

    def __init__(
        self,
        model: ObservationModel,
        bounds: tuple[Array, Array],
        least: float,
        collisions: bool = True,
        floor: float | None = None,
    ) -> None:
        robot = model.robot
        self.capsules, self.unread = robot_capsules(robot)
        self.up, self.floor, self.least = _upward(robot), floor, least
        frames = sorted({c.frame for c in self.capsules})
        self.poses = FramePoses(model, {j: _world_pose(robot, j) for j in frames})
        self.by_frame = {
            j: np.array([k for k, c in enumerate(self.capsules) if c.frame == j]) for j in frames
        }
        apart = _separate_links(robot, frames) if collisions else set()
        pairs = [p for p in combinations(range(len(self.capsules)), 2) if self._frames(p) in apart]
        self.pairs: Array = np.array(pairs, int).reshape(-1, 2)
        self.above: Array = np.zeros(0, int)
        touching = self._leave_out_touching(_rest_posture(robot, model.joints, bounds))
        if floor is not None:
            self.above = self._above_floor(robot.name)
        self.left_out = touching + self._leave_out_close(bounds)

    def _above_floor(self, name: str) -> Array:
        """The capsules of the links that move."""
        if not self.capsules:
            raise InputError(
                "floor",
                f"no shapes of the links of {name}",
                "a URDF or MJCF file with shapes of the links",
                "Leave the floor out, or give a box for the last frame.",
            )
        return np.array([k for k, c in enumerate(self.capsules) if c.frame > 0], int)

    def _leave_out_touching(self, rest: Array) -> tuple[tuple[str, str], ...]:
        """Drop the pairs of links that touch at rest; returns their names."""
        if not len(self.pairs):
            return ()
        frames = [self._frames(pair) for pair in self.pairs]
        clearances = self.at(rest[None])[0]
        touching = {f for f, x in zip(frames, clearances, strict=True) if x < TOUCHING}
        self.pairs = self.pairs[[f not in touching for f in frames]]
        return tuple((self._link(i), self._link(j)) for i, j in sorted(touching))

    def _leave_out_close(self, bounds: tuple[Array, Array]) -> tuple[tuple[str, str], ...]:
        """Drop capsules that are rarely as far from each other, or from the floor, as they should.

        Returns the names of their links.
        """
        if self.is_empty:
            return ()
        random = np.random.default_rng(0).uniform(*bounds, (RANDOM_POSTURES, len(bounds[0])))
        far = np.mean(self.at(random) > self.least, axis=0) > RARELY
        names = sorted({self.links(int(k)) for k in np.flatnonzero(~far)})
        count = len(self.pairs)
        self.pairs, self.above = self.pairs[far[:count]], self.above[far[count:]]
        return tuple(names)

    def _frames(self, pair: Sequence[int]) -> tuple[int, int]:
        i, j = sorted(self.capsules[k].frame for k in pair)
        return i, j

    def _link(self, frame: int) -> str:
        return next(c.link for c in self.capsules if c.frame == frame)

    @property
    def is_empty(self) -> bool:
        """True if nothing is checked."""
        return not len(self.pairs) and not len(self.above)

    @property
    def size(self) -> float:
        """The mean radius of the capsules, m."""
        return float(np.mean([c.radius for c in self.capsules]))

    def links(self, k: int) -> tuple[str, str]:
        """Return the names of the two links, or of a link and the floor, of column k of `at`."""
        if k < len(self.pairs):
            i, j = self.pairs[k]
            return self.capsules[i].link, self.capsules[j].link
        return self.capsules[self.above[k - len(self.pairs)]].link, FLOOR

    def at(self, q: Array) -> Array:
        """Return the clearances (…, pairs and links above the floor) at positions (…, joints)."""
        ends = self._placed(q)
        return np.concatenate([self._between(ends), self._over_floor(ends)], axis=-1)

    def _placed(self, q: Array) -> Array:
        """The ends (…, capsules, 2, 3) of all capsules in the world frame."""
        ends = np.zeros((*q.shape[:-1], len(self.capsules), 2, 3))
        for j, T in self.poses(q).items():
            own = np.array([self.capsules[k].ends for k in self.by_frame[j]])
            R, P = T[..., None, None, :3, :3], T[..., None, None, :3, 3]
            placed = P + sum(own[..., c, None] * R[..., c] for c in range(3))
            ends[..., self.by_frame[j], :, :] = placed
        return ends

    def _between(self, ends: Array) -> Array:
        radii = np.array([c.radius for c in self.capsules])[self.pairs].sum(axis=1)
        i, j = self.pairs.T
        return np.asarray(segment_distances(ends[..., i, :, :], ends[..., j, :, :]) - radii)

    def _over_floor(self, ends: Array) -> Array:
        radii = np.array([self.capsules[k].radius for k in self.above])
        heights = np.einsum("...ec,c->...e", ends[..., self.above, :, :], self.up).min(axis=-1)
        return np.asarray(heights - radii - (self.floor or 0.0))


def _upward(robot: Robot) -> Array:
    """The direction against gravity in the world frame; z without gravity."""
    Z, g = (np.array(interpret(x, robot.values), float) for x in (robot.base.Z, robot.gravity))
    size = float(np.linalg.norm(g))
    return -Z.reshape(4, 4)[:3, :3] @ g / size if size > 0 else np.array([0.0, 0.0, 1.0])


def _rest_posture(robot: Robot, joints: Sequence[int], bounds: tuple[Array, Array]) -> Array:
    """The first posture of the file, else zero, within the limits, (joints,)."""
    home = robot.origin.home if robot.origin is not None else {}
    positions = [home.get(robot.joint(j).name, 0.0) for j in joints]
    return np.clip(positions, *bounds)


def _separate_links(robot: Robot, frames: Sequence[int]) -> set[tuple[int, int]]:
    """Pairs of frames with shapes, the smaller first, that are not neighbours.

    Frames without shapes between two links do not separate them.
    """
    with_shapes = set(frames)

    def carrier(j: int) -> int:
        while j and j not in with_shapes:
            j = robot.ant(j)
        return j

    neighbours = {frozenset((j, carrier(robot.ant(j)))) for j in frames if j}
    neighbours |= {
        frozenset((carrier(robot.ant(loop.cut)), carrier(robot.ant(loop.twin))))
        for loop in loops(robot)
    }
    return {pair for pair in combinations(sorted(frames), 2) if frozenset(pair) not in neighbours}
