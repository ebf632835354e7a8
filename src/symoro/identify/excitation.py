"""`sy.excite`: a search for trajectories that excite all parameters.

The position of a joint over one period, from rest to rest, is a matrix times a few coefficients:
- fourier: finite Fourier series [SGT97] whose coefficients give zero speed and acceleration at
  both ends;
- mixed: third-degree polynomials between points for odd joints, one sine for even ones
  [GK88 §7.2]: joints that move in different ways have no proportional speeds.

Coefficients are mapped to a motion that keeps the limits of position, speed and acceleration.
Limits of torque and workspace are kept by a penalty; a motion that breaks them is never returned.
The criterion is the condition number of the observation matrix, or D-optimality: the determinant of
its Gram matrix, or the root mean square of the expected standard deviations of the parameters.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
[SGT97] J. Swevers et al.: Optimal robot excitation and identification, IEEE T-RA 1997.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, count, pairwise
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName, UnsupportedRobot, checked_types
from symoro.expr import interpret
from symoro.formats import write_bytes, write_text
from symoro.formats.mesh_files import (
    READERS,
    Segment,
    mesh_near,
    mesh_segments,
    read_mesh,
    segment_distances,
    solid_segments,
)
from symoro.identify.filtering import Samples
from symoro.identify.identifiable_parameters import known_values
from symoro.identify.log_columns import make_setup
from symoro.identify.observation_rows import ObservationModel
from symoro.identify.physical_consistency import load_columns
from symoro.identify.triangular_factors import single_threaded
from symoro.jit.function import Compiled
from symoro.library import RobotSource, load
from symoro.robot import INERTIAL_PARAMETERS, Mesh, Origin, Robot, loops

Array = np.ndarray
Motion = tuple[Array, Array, Array]  # positions, speeds, accelerations
HALF_TURN = np.pi  # rad or m, either way, where a position has no limit
SMALLEST_SPAN = 1e-9  # rad or m, rad/s …: a motion that is divided by
Progress = Callable[[int, int, float], object]  # start, iteration, condition number so far
CRITERIA = ("condition", "d-optimal", "deviations")
COARSE_TIMES = 100  # times at which a candidate is evaluated
FINE_TIMES = 300  # times at which limits of the best candidates are checked
MAX_REPAIRED = 3  # candidates
REPAIRS, REPAIR_FACTOR = 3, 5.0  # searches with a larger penalty where limits are not kept
REPAIR_EVALUATIONS = 40  # of the cost, in each of them
PENALTY = 2e3  # of the mean square by which limits are exceeded
LIMIT_RESERVE = 0.04  # of a limit of torque or workspace that the search stays away from
LIMIT_TOLERANCE = 0.01  # of a limit of torque or workspace that the result may exceed it by
SOFT_EXPONENT = 4.0  # exponent of soft extremes: the larger, the nearer they are to the extremes
MAX_ITERATIONS, MAX_EVALUATIONS = 100, 120  # of one search
SMALL_GAIN = 1e-5  # of the cost in one iteration, at which a search ends
RANDOM_SPREADS = (2.0, 0.5, -1.0)  # by random coefficients, before the sigmoid: 88, 62 or 27 %
RANDOM_STARTS = 10  # random coefficients of which a search starts at the best
COEFFICIENT_BOUND = 8.0
DIFFERENCE_STEP = 1e-6  # of a coefficient, for numeric derivatives
SMALLEST_EIGENVALUE = 1e-16  # relative to the largest one


@dataclass(frozen=True)
class CheckedClearance:
    """The pairs that were checked for collisions, and the least clearance of a trajectory."""

    least: float = np.inf  # m; infinite if nothing was checked
    links: tuple[str, ...] = ()  # the two links, or the link and the floor, that come closest
    pairs: int = 0  # pairs of links that were checked
    left_out: tuple[tuple[str, str], ...] = ()  # pairs that touch at rest or are always close
    unread: tuple[str, ...] = ()  # meshes that could not be read: they were not checked

    def __str__(self) -> str:
        parts = ["Collisions were not checked."]
        if self.links:
            least = f"Least clearance {1000 * self.least:.0f} mm"
            both = " and ".join(self.links)
            parts = [f"{least}, between {both} ({self.pairs} pairs of links checked)."]
        if self.left_out:
            pairs = ", ".join(" and ".join(pair) for pair in self.left_out)
            parts.append(f"Not checked, because they touch at rest or are always close: {pairs}.")
        if self.unread:
            parts.append(f"Meshes that were not found or not readable: {', '.join(self.unread)}.")
        return " ".join(parts)


@dataclass(frozen=True)
class Excitation:
    """A trajectory and the condition number of its observation matrix."""

    names: tuple[tuple[str, ...], ...]  # of the columns: q, qd, qdd
    t: Array  # (times,) s
    q: Array  # (times, joints) rad or m
    qd: Array
    qdd: Array
    condition: float
    logdet: float  # mean logarithm of the eigenvalues of the Gram matrix per time
    start: float  # condition number of the first candidate
    # expected standard deviations by parameter, for independent efforts with a deviation of 1
    sigma: Mapping[str, float] = field(default_factory=dict)
    joint_names: tuple[str, ...] = ()
    clearance: CheckedClearance = CheckedClearance()

    def __repr__(self) -> str:
        return f"<trajectory of {self.t[-1]:g} s, condition number {self.condition:.4g}>"

    def csv(self) -> str:
        """Return the columns t, q1 …, QP1 …, QDP1 … as CSV."""
        text = io.StringIO()
        table = np.column_stack([self.t, self.q, self.qd, self.qdd])
        header = ",".join(["t", *(name for names in self.names for name in names)])
        np.savetxt(text, table, fmt="%.10g", delimiter=",", header=header, comments="")
        return text.getvalue()

    def joint_trajectory(self) -> str:
        """Return the motion as a ROS message trajectory_msgs/JointTrajectory, in YAML."""
        lines = ["joint_names:", *(f"- {json.dumps(name)}" for name in self.joint_names), "points:"]
        for t, q, qd, qdd in zip(self.t, self.q, self.qd, self.qdd, strict=True):
            nanoseconds = round(1e9 * float(t))
            keys = ("positions", "velocities", "accelerations")
            rows = (", ".join(f"{x:.10g}" for x in row) for row in (q, qd, qdd))
            first, *others = (f"{key}: [{row}]" for key, row in zip(keys, rows, strict=True))
            duration = f"{{sec: {nanoseconds // 10**9}, nanosec: {nanoseconds % 10**9}}}"
            lines += [f"- {first}", *(f"  {x}" for x in others), f"  time_from_start: {duration}"]
        return "\n".join(lines) + "\n"

    def plot(self) -> Any:
        """Return a figure of positions, speeds and accelerations over time."""
        from matplotlib.figure import Figure  # heavy, needed here alone

        figure = Figure(figsize=(9, 7), layout="constrained")
        axes = figure.subplots(3, 1, sharex=True)
        labels = ("position [rad or m]", "speed [rad/s or m/s]", "acceleration [rad/s² or m/s²]")
        for ax, x, label in zip(axes, (self.q, self.qd, self.qdd), labels, strict=True):
            lines = ax.plot(self.t, x, lw=1.1)
            ax.set_ylabel(label)
            ax.grid(alpha=0.3)
        names = self.joint_names or self.names[0]
        axes[0].legend(lines, names, ncols=4, fontsize=8, frameon=False, loc="lower left",
                       bbox_to_anchor=(0.0, 1.0))  # fmt: skip
        axes[-1].set_xlabel("t [s]")
        return figure

    def save(self, path: str | Path) -> Path:
        """Write the motion: `.csv`, `.yaml` (ROS JointTrajectory), a picture (`.png`, `.svg`)."""
        path = Path(path)
        suffix = path.suffix.lower()
        if suffix in (".yaml", ".yml"):
            return write_text(path, self.joint_trajectory())
        if suffix in (".png", ".svg", ".pdf"):
            picture = io.BytesIO()
            self.plot().savefig(picture, format=suffix[1:], dpi=120)
            return write_bytes(path, picture.getvalue())
        return write_text(path, self.csv())


@checked_types
@single_threaded()
def excite(
    robot: RobotSource,
    *,
    period: float = 10.0,
    rate: float = 100.0,
    generator: str = "fourier",
    harmonics: int = 5,
    criterion: str = "condition",
    qmin: Any = None,
    qmax: Any = None,
    vmax: Any = None,
    amax: Any = None,
    taumax: Any = None,
    box: Sequence[Sequence[float]] | None = None,
    collisions: bool = True,
    floor: float | None = None,
    clearance: float = 0.01,
    drives: Sequence[str] = (),
    payload: Mapping[str, float] | None = None,
    starts: int = 4,
    seed: int = 0,
    progress: Progress | None = None,
) -> Excitation:
    """Return a trajectory of one `period` (s) from rest to rest that excites all parameters.

    It is sampled at `rate` (Hz). Limits default to those of the robot file: positions `qmin` and
    `qmax`, `vmax`, `amax`, `taumax` are one number or one per joint; `box` is ((xmin, xmax),
    (ymin, ymax), (zmin, zmax)) in m for the origin of the last frame. `generator`: fourier or
    mixed; `criterion`: condition, d-optimal or deviations. Torque limits need numbers for the
    dynamic parameters. With `collisions`, links with shapes in the robot file keep the distance
    `clearance` (m) from each other, and from the `floor` if its height (m) is given. `drives` are
    parameters of drives beyond those of the robot; `payload` are numbers for the parameters (M, MX
    … ZZ) of a load on the last link that is to be identified too. The best of `starts` searches is
    returned; `progress` is called with start, iteration and condition number.
    """
    robot = _rigid(load(robot))
    _check_settings(
        criterion, clearance, period=period, rate=rate, harmonics=harmonics, starts=starts
    )
    model = ObservationModel(robot, make_setup(robot, {"drives": tuple(drives)}))
    given = {"qmin": qmin, "qmax": qmax, "vmax": vmax, "amax": amax, "taumax": taumax}
    limits = combine_limits(robot, model.joints, given, box)
    links = Clearance(model, (limits.qmin, limits.qmax), clearance, collisions, floor)
    excited = excited_model(robot, model, limits, payload or {})
    cost = ExcitationCost(model, limits, criterion, excited, posture_limits(model, limits, links))
    size = len(model.joints)
    families = partial(trajectory_families, generator, size, period=period, harmonics=harmonics)
    search = TrajectorySearch(cost, lambda times: families(np.linspace(0, period, times)), progress)
    z, first = search.best(starts, np.random.default_rng(seed))
    t = np.arange(round(period * rate) + 1) / rate
    motion = place_motions(families(np.minimum(t, period)), z, limits)
    return _measured(cost, t, motion, first, check_clearance(links, motion[0]))


def _measured(
    cost: ExcitationCost,
    t: Array,
    motion: tuple[Array, Array, Array],
    first: float,
    clearance: CheckedClearance,
) -> Excitation:
    """The trajectory, whose limits are checked, with its condition number and deviations; `first`
    is the condition number of the first candidate.
    """
    cost.check_limits(*motion)
    robot, joints = cost.model.robot, cost.model.joints
    condition, logdet = cost.measure(*motion)
    at = [robot.moving.index(j) for j in joints]
    names = tuple(tuple(row[k] for k in at) for row in (robot.q, robot.qd, robot.qdd))
    sigma, labels = cost.deviations(*motion), tuple(robot.joint_names[k] for k in at)
    return Excitation(names, t, *motion, condition, logdet, first, sigma, labels, clearance)


def _check_settings(criterion: str, clearance: float, **numbers: float) -> None:
    if criterion not in CRITERIA:
        raise UnknownName("criterion", criterion, CRITERIA)
    if not clearance >= 0:
        raise InputError("clearance", str(clearance), "a distance in m, at least 0")
    for name, value in numbers.items():
        least = 1 if name == "harmonics" else 0
        if not value > least:
            raise InputError(name, str(value), f"more than {least}")


# --- limits --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MotionLimits:
    """Limits by joint, (joints,), in SI units; infinite where there is none."""

    qmin: Array
    qmax: Array
    vmax: Array
    amax: Array
    taumax: Array
    box: tuple[tuple[float, float], ...] | None  # m, of the origin of the last frame

    def check(self) -> None:
        """Raise an error unless the limits leave room for motion."""
        if not np.all(self.qmin < self.qmax):
            raise InputError(
                "limits",
                f"qmin {self.qmin.tolist()} and qmax {self.qmax.tolist()}",
                "qmin below qmax for every joint",
            )
        for name in ("vmax", "amax", "taumax"):
            if not np.all(getattr(self, name) > 0):
                raise InputError(name, str(getattr(self, name).tolist()), "numbers above 0")


def combine_limits(
    robot: Robot,
    joints: Sequence[int],
    given: dict[str, Any],
    box: Sequence[Sequence[float]] | None,
) -> MotionLimits:
    """Return given limits (qmin, qmax, vmax, amax, taumax; None: not given), else the robot's own.

    The robot's torque limits count if it has masses.
    """
    has_masses = any(name.startswith("M") for name in known_values(robot))
    own = [robot.joint(j).limits for j in joints]  # qmin, qmax, vmax, taumax
    none: list[float | None] = [None] * len(own)
    limits = MotionLimits(
        qmin=_choose("qmin", given, [x[0] for x in own], -HALF_TURN),
        qmax=_choose("qmax", given, [x[1] for x in own], HALF_TURN),
        vmax=_choose("vmax", given, [x[2] for x in own], np.inf),
        amax=_choose("amax", given, none, np.inf),
        taumax=_choose("taumax", given, [x[3] for x in own] if has_masses else none, np.inf),
        box=_check_box(box),
    )
    limits.check()
    return limits


def _choose(name: str, given: dict[str, Any], own: Sequence[float | None], default: float) -> Array:
    if given[name] is None:
        return np.array([default if v is None else v for v in own], float)
    try:
        values = np.asarray(given[name], float)
    except (TypeError, ValueError):
        raise InputError(name, repr(given[name])[:60], "a number, or one per joint") from None
    if values.shape not in ((), (1,), (len(own),)):
        raise InputError(name, f"{values.size} numbers", f"one, or {len(own)}: one per joint")
    return np.broadcast_to(values, (len(own),)).astype(float)


def _check_box(box: Sequence[Sequence[float]] | None) -> tuple[tuple[float, float], ...] | None:
    if box is None:
        return None
    try:
        sides = tuple((float(a), float(b)) for a, b in box)
    except (TypeError, ValueError, OverflowError):
        sides = ()
    if len(sides) != 3 or not all(a < b for a, b in sides):
        expected = "((xmin, xmax), (ymin, ymax), (zmin, zmax)) in m"
        raise InputError("box", repr(box)[:60], expected)
    return sides


def posture_limits(
    model: ObservationModel, limits: MotionLimits, links: Clearance
) -> dict[str, PostureLimit]:
    """Return the limits of the workspace and of the clearance that apply."""
    postures: dict[str, PostureLimit] = {}
    if limits.box is not None:
        postures["box"] = BoxLimit(model, limits.box)
    if not links.is_empty:
        postures["clearance"] = ClearanceLimit(links)
    return postures


# --- families of trajectories --------------------------------------------------------------------


@dataclass(frozen=True)
class TrajectoryFamily:
    """Positions, speeds and accelerations (times, coefficients) of one joint per unit of each."""

    q: Array
    qd: Array
    qdd: Array

    def placed(self, z: Array, limits: MotionLimits, j: int) -> Motion:
        """Return motions (times, …) of joint j (place) within its limits.

        z (…) are the coefficients, whose size does not matter, then two numbers that a sigmoid maps
        to the part of the room that the motion uses and to its place in it.
        """
        part, place = 1 / (1 + np.exp(-z[-2:]))
        q, qd, qdd = self.q @ z[:-2], self.qd @ z[:-2], self.qdd @ z[:-2]
        room = limits.qmax[j] - limits.qmin[j]
        least = q.min(axis=0)
        span = np.maximum(q.max(axis=0) - least, SMALLEST_SPAN)
        size = part * np.minimum(
            np.minimum(room / span, limits.vmax[j] / _largest(qd)), limits.amax[j] / _largest(qdd)
        )
        low = limits.qmin[j] + place * (room - size * span)
        return low + size * (q - least), size * qd, size * qdd


def _largest(x: Array) -> Array:
    """The largest magnitude over time, at least the smallest one that is divided by."""
    return np.asarray(np.maximum(np.abs(x).max(axis=0), SMALLEST_SPAN))


def place_motions(
    families: Sequence[TrajectoryFamily], z: Sequence[Array], limits: MotionLimits
) -> Motion:
    """Return the motion (times, joints) of all joints within their limits."""
    motions = [f.placed(z[j], limits, j) for j, f in enumerate(families)]
    q, qd, qdd = (np.stack(columns, axis=-1) for columns in zip(*motions, strict=True))
    return q, qd, qdd


def fourier_series(t: Array, period: float, harmonics: int) -> TrajectoryFamily:
    """Return sines and cosines of the first harmonics, combined so that they rest at the ends."""
    w = 2 * np.pi / period * np.arange(1, harmonics + 1)
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    none = np.zeros(harmonics)
    q, qd = np.hstack([s, c - 1]), np.hstack([c * w, -s * w])
    qdd = np.hstack([-s * w**2, -c * w**2])
    ends = np.stack([np.concatenate([w, none]), np.concatenate([none, w**2])])  # qd, -qdd at t = 0
    rest = np.linalg.svd(ends)[2][2:].T  # the null space of both
    return TrajectoryFamily(q @ rest, qd @ rest, qdd @ rest)


def cubic_pieces(t: Array, period: float, pieces: int) -> TrajectoryFamily:
    """Return third-degree polynomials between points at equal times, at rest in each point.

    The first and the last point are the same.
    """
    length = period / pieces
    k = np.minimum((t / length).astype(int), pieces - 1)
    s = t / length - k
    rise, speed = 3 * s**2 - 2 * s**3, (6 * s - 6 * s**2) / length
    acceleration = (6 - 12 * s) / length**2
    q, qd, qdd = (np.zeros((len(t), pieces + 1)) for _ in range(3))
    rows = np.arange(len(t))
    q[rows, k], q[rows, k + 1] = 1 - rise, rise
    qd[rows, k], qd[rows, k + 1] = -speed, speed
    qdd[rows, k], qdd[rows, k + 1] = -acceleration, acceleration
    return TrajectoryFamily(*(x[:, 1:pieces] for x in (q, qd, qdd)))


def sine_cycles(t: Array, period: float, cycles: int) -> TrajectoryFamily:
    """Return 1 - cos of whole cycles."""
    w = 2 * np.pi * cycles / period
    q, qd, qdd = 1 - np.cos(w * t), w * np.sin(w * t), w**2 * np.cos(w * t)
    return TrajectoryFamily(q[:, None], qd[:, None], qdd[:, None])


def cubics_and_sines(t: Array, period: float, harmonics: int, joint: int) -> TrajectoryFamily:
    """Return polynomials for the first, third … joint and sines for the others, each joint with its
    own number of pieces or cycles.
    """
    if joint % 2 == 0:  # [GK88 §7.2]
        return cubic_pieces(t, period, 2 + joint + joint % 3)
    return sine_cycles(t, period, 1 + joint)


GENERATORS: dict[str, Callable[[Array, float, int, int], TrajectoryFamily]] = {
    "fourier": lambda t, period, harmonics, joint: fourier_series(t, period, harmonics),
    "mixed": cubics_and_sines,
}


def trajectory_families(
    generator: str, joints: int, t: Array, period: float, harmonics: int
) -> list[TrajectoryFamily]:
    """Return one family per joint at the times t (times,) within a period, in s."""
    if generator not in GENERATORS:
        raise UnknownName("generator", generator, GENERATORS)
    return [GENERATORS[generator](t, period, harmonics, j) for j in range(joints)]


# --- clearance of links and floor ----------------------------------------------------------------

RANDOM_POSTURES = 200  # in which shapes are looked for that are always close
RARE_SHARE = 0.05  # of the postures
FLOOR = "floor"
TOUCHING_DISTANCE = 1e-6  # m: clearance below which links touch


@dataclass(frozen=True)
class Capsule:
    """A capsule that is fixed to frame `frame`; its ends (2, 3) are in that frame, m."""

    link: str
    frame: int
    ends: Array
    radius: float


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
        touching = {f for f, x in zip(frames, clearances, strict=True) if x < TOUCHING_DISTANCE}
        self.pairs = self.pairs[[f not in touching for f in frames]]
        return tuple((self._link(i), self._link(j)) for i, j in sorted(touching))

    def _leave_out_close(self, bounds: tuple[Array, Array]) -> tuple[tuple[str, str], ...]:
        """Drop capsules that are rarely as far from each other, or from the floor, as they should.

        Returns the names of their links.
        """
        if self.is_empty:
            return ()
        random = np.random.default_rng(0).uniform(*bounds, (RANDOM_POSTURES, len(bounds[0])))
        far = np.mean(self.at(random) > self.least, axis=0) > RARE_SHARE
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


# --- the cost of a motion ------------------------------------------------------------------------


@dataclass(frozen=True)
class ExcitedModel:
    """The parameters that a motion is to excite, as logs of it observe them.

    Each log observes `maps` (base parameters, parameters) times the parameters; its efforts are
    those of the base parameters `efforts`. A payload adds a log of the same motion with it.
    """

    names: tuple[str, ...]
    maps: tuple[Array, ...]
    efforts: tuple[Array, ...]  # none without torque limits


def excited_model(
    robot: Robot, model: ObservationModel, limits: MotionLimits, payload: Mapping[str, float]
) -> ExcitedModel:
    """Return the model of the robot and, if one is given, of its payload.

    `payload` are parameters of the load in the frame of the last link, the others being zero.
    """
    own, names = np.eye(len(model.names)), model.names
    has_torque_limits = np.isfinite(limits.taumax).any()
    efforts = (_known_base_parameters(robot, model),) if has_torque_limits else ()
    if not payload:
        return ExcitedModel(names, (own,), efforts)
    for name in payload:
        if name not in INERTIAL_PARAMETERS:
            raise UnknownName("parameter of the payload", name, INERTIAL_PARAMETERS)
    B = load_columns(model.parameters)
    load = B @ [float(payload.get(name, 0.0)) for name in INERTIAL_PARAMETERS]
    columns = _independent_columns(B)
    names = (*names, *(f"{INERTIAL_PARAMETERS[k]}L" for k in columns))
    alone = np.hstack([own, np.zeros((len(own), len(columns)))])
    loaded = np.hstack([own, B[:, columns]])
    return ExcitedModel(names, (alone, loaded), efforts + tuple(x + load for x in efforts))


def _independent_columns(B: Array) -> list[int]:
    """Places of columns that are independent of those before them; the mass is the first."""
    columns: list[int] = []
    for k in reversed(range(B.shape[1])):
        if np.linalg.matrix_rank(B[:, [*columns, k]]) > len(columns):
            columns.append(k)
    return sorted(columns)


class PostureLimit(Protocol):
    """A limit of postures."""

    def excess(self, q: Array) -> Array:
        """Return by how much, relative to its size, (…, values) at positions (…, joints)."""


class BoxLimit:
    """The box that the origin of the last frame stays in."""

    def __init__(self, model: ObservationModel, box: Sequence[tuple[float, float]]) -> None:
        self.sides, last = np.array(box), generate(model.robot, "dgm").compile(threads=1)
        self.pose = FramePoses(model, {0: last})

    def excess(self, q: Array) -> Array:
        """Return by how much of its side the box is left along each axis, (…, 3)."""
        P, sides = self.pose(q)[0][..., :3, 3], self.sides
        outside = np.maximum(sides[:, 0] - P, P - sides[:, 1])
        return np.asarray(outside / np.ptp(sides, axis=1))


def check_clearance(links: Clearance, q: Array) -> CheckedClearance:
    """Return the least clearance at positions (times, joints)."""
    if links.is_empty:
        return CheckedClearance(left_out=links.left_out, unread=links.unread)
    clearances = links.at(q).min(axis=0)
    k = int(clearances.argmin())
    pairs = {frozenset(links.links(i)) for i in range(len(links.pairs))}
    least = float(clearances[k])
    return CheckedClearance(least, links.links(k), len(pairs), links.left_out, links.unread)


class ClearanceLimit:
    """The least clearance (m) between links, and between links and the floor."""

    def __init__(self, links: Clearance) -> None:
        self.links, self.size = links, links.size

    def excess(self, q: Array) -> Array:
        """Return the clearance that is missing, over the mean radius of the links."""
        return (self.links.least - self.links.at(q)) / self.size


class ExcitationCost:
    """The criterion of motions, and by how much they exceed limits of torque and workspace."""

    def __init__(
        self,
        model: ObservationModel,
        limits: MotionLimits,
        criterion: str,
        excited: ExcitedModel,
        postures: Mapping[str, PostureLimit],
    ) -> None:
        self.model, self.limits, self.criterion = model, limits, criterion
        self.excited, self.postures = excited, postures
        self.penalty, self.reserve = PENALTY, LIMIT_RESERVE

    def regressor_rows(self, q: Array, qd: Array, qdd: Array) -> list[Array]:
        """Return by joint the rows (…, times, columns) of motions (…, times, joints)."""
        flat = [x.reshape(-1, q.shape[-1]) for x in (q, qd, qdd)]
        groups = self.model.augmented_rows(Samples.of_motion(*flat), "D", None)
        return [rows[:, :-1].reshape(*q.shape[:-1], -1) for rows in groups]

    def gram(self, rows: Sequence[Array]) -> Array:
        """Return the Gram matrix (parameters, parameters) per time of rows by joint."""
        size = len(self.model.names)
        total = np.zeros((size, size))
        for A, columns in zip(rows, self.model.group_columns, strict=True):
            total[np.ix_(columns, columns)] += A.T @ A / len(A)
        return np.asarray(sum(P.T @ total @ P for P in self.excited.maps))

    def measure(self, q: Array, qd: Array, qdd: Array) -> tuple[float, float]:
        """Return the condition number, and the mean logarithm of the Gram matrix's eigenvalues."""
        values = np.linalg.eigvalsh(self.gram(self.regressor_rows(q, qd, qdd)))
        values = np.maximum(values, SMALLEST_EIGENVALUE * values[-1])
        return float(np.sqrt(values[-1] / values[0])), float(np.log(values).mean())

    def deviations(self, q: Array, qd: Array, qdd: Array) -> dict[str, float]:
        """Return the expected standard deviations of the parameters for unit noise of efforts."""
        gram = self.gram(self.regressor_rows(q, qd, qdd)) * len(q)
        variances = np.diag(np.linalg.pinv(gram, hermitian=True))
        return dict(zip(self.excited.names, map(float, np.sqrt(variances)), strict=True))

    # --- limits of torque and postures -------------------------------------------------------

    def torque_excess(self, rows: Sequence[Array]) -> tuple[Array, Array]:
        """Return the efforts over their limits, less 1, (…, logs and joints), and their signs."""
        most = self.limits.taumax
        tau = [
            A @ x[c] / most[g]
            for x in self.excited.efforts
            for g, (A, c) in enumerate(zip(rows, self.model.group_columns, strict=True))
        ]
        efforts = np.stack(tau, axis=-1)
        return np.abs(efforts) - 1, np.sign(efforts)

    def excess(self, q: Array, rows: Sequence[Array]) -> dict[str, Array]:
        """Return by how much, relative to its size, each kind of limit is exceeded.

        The shapes are (times, values); values below 0 keep the limit.
        """
        torque = {"torque": self.torque_excess(rows)[0]} if self.excited.efforts else {}
        return torque | {kind: limit.excess(q) for kind, limit in self.postures.items()}

    def check_limits(self, q: Array, qd: Array, qdd: Array) -> None:
        """Raise an error if a motion (times, joints) exceeds a limit of torque or workspace."""
        for kind, excess in self.excess(q, self.regressor_rows(q, qd, qdd)).items():
            if excess.max() > LIMIT_TOLERANCE:
                raise InputError(
                    f"{kind} limits",
                    f"no trajectory that keeps them: the best exceeds them by {percent(excess)}",
                    "limits that leave room",
                    "Give a longer period, more starts, or wider limits.",
                )

    # --- the cost and its derivatives --------------------------------------------------------

    def value(self, motion: Motion) -> float:
        """Return the cost of a motion (times, joints), to be minimised."""
        rows = self.regressor_rows(*motion)
        logs = self._eigenvalues(rows)[0]
        exceeded = sum(
            np.mean(np.maximum(x + self.reserve, 0.0) ** 2)
            for x in self.excess(motion[0], rows).values()
        )
        return float(self._criterion(logs)[0] + self.penalty * exceeded)

    def value_and_gradient(self, motion: Motion) -> tuple[float, Motion]:
        """Return the cost of a motion, and its derivatives by q, qd and qdd, (times, joints).

        Those of the regressor are differences, one per joint and kind of motion. An eigenvalue
        v'Gv of the Gram matrix G changes by v'dG v.
        """
        times, n = motion[0].shape
        batch = [np.repeat(x[None], 3 * n + 1, axis=0) for x in motion]
        for k, x in enumerate(batch):
            for j in range(n):
                x[1 + k * n + j, :, j] += DIFFERENCE_STEP
        rows = self.regressor_rows(*batch)
        value, slopes = self._row_slopes([A[0] for A in rows])
        values = sum(np.einsum("ktc,tc->kt", A, V) for A, V in zip(rows, slopes, strict=True))
        changes = np.asarray(values[1:] - values[0]) / DIFFERENCE_STEP
        gradient = changes.reshape(3, n, times).swapaxes(1, 2).copy()
        for limit in self.postures.values():
            exceeded, slope = _posture_penalty(limit, motion[0], self.reserve)
            value += self.penalty * exceeded
            gradient[0] += self.penalty * slope
        return value, (gradient[0], gradient[1], gradient[2])

    def _row_slopes(self, rows: Sequence[Array]) -> tuple[float, list[Array]]:
        """Criterion and penalty of torques, and by joint their derivatives by the elements."""
        logs, vectors = self._eigenvalues(rows)
        value, weights = self._criterion(logs)
        directions = vectors * np.exp(-logs / 2)
        W = sum(P @ (directions * weights) @ (P @ directions).T for P in self.excited.maps)
        columns, times = self.model.group_columns, len(rows[0])
        slopes = [2 / times * A @ W[np.ix_(c, c)] for A, c in zip(rows, columns, strict=True)]
        if self.excited.efforts:
            excess, signs = self.torque_excess(rows)
            exceeded = np.maximum(excess + self.reserve, 0.0)
            value += self.penalty * float(np.mean(exceeded**2))
            slope = 2 * self.penalty * exceeded * signs / exceeded.size
            for k, x in enumerate(self.excited.efforts):
                for g, c in enumerate(columns):
                    own = slope[:, k * len(rows) + g] / self.limits.taumax[g]
                    slopes[g] += np.outer(own, x[c])
        return float(value), slopes

    def _eigenvalues(self, rows: Sequence[Array]) -> tuple[Array, Array]:
        """Logarithms of the eigenvalues of the Gram matrix, and its eigenvectors."""
        values, vectors = np.linalg.eigh(self.gram(rows))
        return np.log(np.maximum(values, SMALLEST_EIGENVALUE * values[-1])), vectors

    def _criterion(self, logs: Array) -> tuple[float, Array]:
        """The criterion from logarithms of eigenvalues, and its derivatives by these.

        The condition number has soft extremes of the eigenvalues, which are differentiable where
        two eigenvalues meet.
        """
        if self.criterion == "d-optimal":
            return -logs.mean(), np.full(len(logs), -1 / len(logs))
        if self.criterion == "deviations":
            variances = np.exp(logs[0] - logs)  # over the largest one
            total = variances.sum()
            return (np.log(total) - logs[0]) / 2, -variances / total / 2
        high, low = (
            np.exp(SOFT_EXPONENT * (logs - logs[-1])),
            np.exp(-SOFT_EXPONENT * (logs - logs[0])),
        )
        soft = (np.log(high.sum()) + np.log(low.sum())) / SOFT_EXPONENT
        return (logs[-1] - logs[0] + soft) / 2, (high / high.sum() - low / low.sum()) / 2


def _posture_penalty(limit: PostureLimit, q: Array, reserve: float) -> tuple[float, Array]:
    """The mean square of a limit's excess at positions (times, joints), and its derivatives."""
    excess = limit.excess(q)
    exceeded, slope = np.maximum(excess + reserve, 0.0), np.zeros_like(q)
    at = exceeded.any(axis=1)
    if at.any():
        changed = q[at][:, None, :] + DIFFERENCE_STEP * np.eye(q.shape[1])
        changes = limit.excess(changed) - excess[at][:, None, :]
        slope[at] = 2 * np.einsum("tjm,tm->tj", changes, exceeded[at]) / DIFFERENCE_STEP
    return float(np.mean(exceeded**2)), slope / exceeded.size


def percent(excess: Array) -> str:
    """Return the largest excess as text."""
    return f"{100 * excess.max():.0f} %"


def _rigid(robot: Robot) -> Robot:
    """The robot; elastic joints are refused, whose rotors move as the springs ask."""
    if robot.has_elastic_joints:
        raise UnsupportedRobot(
            f"excite: {robot.name} has elastic joints: excite the robot with eta = 0, whose links "
            "move alike while the springs are stiff."
        )
    return robot


def _known_base_parameters(robot: Robot, model: ObservationModel) -> Array:
    """Base parameters of the robot with its known numbers."""
    known = known_values(robot)
    if not known:
        raise InputError(
            "torque limits",
            "no numbers for the dynamic parameters",
            "values in the robot file",
            "Identify it roughly first, or leave taumax out.",
        )
    return model.parameters.of_standard(known)


# --- the search ----------------------------------------------------------------------------------


class CoefficientCost:
    """The cost of the coefficients of all joints, one vector, with its derivatives."""

    def __init__(self, cost: ExcitationCost, families: Sequence[TrajectoryFamily]) -> None:
        self.cost, self.families = cost, families
        self.edges = np.cumsum([0, *(f.q.shape[1] + 2 for f in families)])

    def split(self, z: Array) -> list[Array]:
        """Return the coefficients by joint."""
        return [z[a:b] for a, b in pairwise(self.edges)]

    def motion(self, z: Array) -> Motion:
        """Return the motion (times, joints) of the coefficients."""
        return place_motions(self.families, self.split(z), self.cost.limits)

    def value(self, z: Array) -> float:
        """Return the cost alone."""
        return self.cost.value(self.motion(z))

    def __call__(self, z: Array) -> tuple[float, Array]:
        """Return cost and derivatives."""
        value, slopes = self.cost.value_and_gradient(self.motion(z))
        gradient = []
        for j, (family, own) in enumerate(zip(self.families, self.split(z), strict=True)):
            changed = own[:, None] + DIFFERENCE_STEP * np.eye(len(own), len(own) + 1)
            motion = family.placed(changed, self.cost.limits, j)  # the last column is the motion
            changes = [x[:, :-1] - x[:, -1:] for x in motion]
            gradient.append(sum(slope[:, j] @ x for slope, x in zip(slopes, changes, strict=True)))
        return value, np.concatenate(gradient) / DIFFERENCE_STEP


class TrajectorySearch:
    """Searches for the coefficients of the best motion that keeps the limits."""

    def __init__(
        self,
        cost: ExcitationCost,
        families: Callable[[int], list[TrajectoryFamily]],
        progress: Progress | None,
    ) -> None:
        self.cost, self.families, self.progress = cost, families, progress

    def best(self, starts: int, rng: np.random.Generator) -> tuple[list[Array], float]:
        """Return the best coefficients, and the first candidate's condition number."""
        objective = CoefficientCost(self.cost, self.families(COARSE_TIMES))
        first, ends = np.nan, []
        for start in range(starts):
            candidates = [
                _random_coefficients(objective.families, rng) for _ in range(RANDOM_STARTS)
            ]
            z = min(candidates, key=objective.value)
            if start == 0:
                first = self.cost.measure(*objective.motion(z))[0]
            ends.append(self._descend(objective, z, start))
        ends.sort(key=lambda end: end[0])
        repaired = (self._repaired(z, starts) for _, z in ends[:MAX_REPAIRED])
        return objective.split(next((z for z in repaired if z is not None), ends[0][1])), first

    def _descend(
        self, objective: CoefficientCost, z: Array, start: int, most: int = MAX_EVALUATIONS
    ) -> tuple[float, Array]:
        """Cost and coefficients after a search from z of at most about so many evaluations."""
        from scipy.optimize import minimize  # heavy, needed here alone

        iterations = count(1)

        def report(x: Array) -> None:
            if self.progress is not None:
                condition = self.cost.measure(*objective.motion(x))[0]
                self.progress(start + 1, next(iterations), condition)

        solution = minimize(
            objective,
            z,
            method="L-BFGS-B",
            jac=True,
            bounds=[(-COEFFICIENT_BOUND, COEFFICIENT_BOUND)] * len(z),
            options={"maxiter": MAX_ITERATIONS, "maxfun": most, "ftol": SMALL_GAIN},
            callback=report,
        )
        return float(solution.fun), solution.x

    def _repaired(self, z: Array, start: int) -> Array | None:
        """Coefficients whose motion keeps the limits at many times; None if none are near z.

        Limits are broken between the times of the search, or by a little where a penalty weighs
        less than the criterion: the search goes on with more times and a larger penalty.
        """
        for attempt in range(REPAIRS + 1):
            cost = copy(self.cost)
            cost.penalty *= REPAIR_FACTOR**attempt
            cost.reserve *= 1 + attempt
            fine = CoefficientCost(cost, self.families(FINE_TIMES))
            if attempt:
                z = self._descend(fine, z, start - 1, REPAIR_EVALUATIONS)[1]
            motion = fine.motion(z)
            excess = cost.excess(motion[0], cost.regressor_rows(*motion))
            if all(x.max() <= 0 for x in excess.values()):
                return z
        return None


def _random_coefficients(families: Sequence[TrajectoryFamily], rng: np.random.Generator) -> Array:
    """Normal coefficients; the motion uses a part of its room, at a random place."""
    parts: list[Array] = []
    most = rng.choice(RANDOM_SPREADS)
    for family in families:
        coefficients = np.asarray(rng.standard_normal(family.q.shape[1]))
        parts += [coefficients, np.array([most, rng.standard_normal()])]
    return np.concatenate(parts)
