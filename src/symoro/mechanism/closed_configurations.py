"""Closed configurations of loops by numbers, with the rank of their constraints and the mobility of
the mechanism.

The transforms to the two sides of each cut joint must be equal [KC97 (2)]. Each loop gives six
equations in all joints, the cut ones included. The number of independent equations is their rank at
closed configurations, so that planar loops, parallelograms and over-constrained mechanisms such as
Bennett's need no special cases.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import HALF, Expr, Role, Scalar, as_expr, interpret, symbols_of
from symoro.mechanism.loop_constraints import loop_frames, unit_twist
from symoro.mechanism.tree_kinematics import PathFrame
from symoro.robot import (
    PRISMATIC,
    SURPLUS,
    Frame,
    Loop,
    Robot,
    active_joints,
    check_cuts,
    cut_joints,
    loop_sides,
    loops,
    passive_joints,
)
from symoro.tracing import Trace

Array = np.ndarray
Result = TypeVar("Result")
CLOSURE_TOLERANCE = 1e-9  # largest closure error of a closed loop, relative to the mechanism's size
RANK_TOLERANCE = 1e-5  # singular values below this fraction of the largest count as zero
NEWTON_STEPS = 80  # of Newton's method


@dataclass(frozen=True)
class Closure:
    """The loop equations e(q) = 0 [KC97 (2)], six for each loop, and their matrix J: e' = J qd for
    all moving joints.
    """

    joints: tuple[int, ...]
    variables: tuple[str, ...]
    slides: tuple[bool, ...]  # joints whose unit is a length
    e: tuple[Expr, ...]
    J: tuple[tuple[Expr, ...], ...]
    rotation_traces: tuple[
        Expr, ...
    ]  # of the rotation between the two sides: 3 where a loop closes


def _pose_difference(
    left: PathFrame, right: PathFrame, trace: Trace
) -> tuple[list[Scalar], Scalar]:
    """Return the pose difference of the two sides to first order, and the trace of the rotation
    between them.
    """
    here, there = left.rotation(trace), right.rotation(trace)
    half = (there.s.cross(here.s) + there.n.cross(here.n) + there.a.cross(here.a)) * HALF
    rotation_trace = here.s.dot(there.s) + here.n.dot(there.n) + here.a.dot(there.a)
    return [*(left.P - right.P), *half], rotation_trace  # [KC97 (2)]: zero where the loop closes


@lru_cache(maxsize=64)
def _results(frames: tuple[Frame, ...], values: tuple[tuple[str, float], ...]) -> dict[Any, Any]:
    return {}


def by_geometry(robot: Robot, key: Any, make: Callable[[], Result]) -> Result:
    """Return a result of the geometry alone, shared by robots with other links or drives."""
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    names = [s.payload[0] for s in symbols_of(scalars)]
    values = tuple((name, float(robot.values[name])) for name in names if name in robot.values)
    results = _results(robot.frames, values)
    place = (robot.NL, robot.NJ, key)
    if place not in results:
        results[place] = make()
    result: Result = results[place]
    return result


def closure(robot: Robot) -> Closure:
    """Return the equations of all loops, expressed in the frames of their roots."""
    return by_geometry(robot, "closure", lambda: _closure(robot))


def _closure(robot: Robot) -> Closure:
    trace, e, rows, rotation_traces = Trace(), [], [], []
    joints = robot.moving
    for loop in loops(robot):
        seen = loop_frames(robot, loop, loop.root, trace)
        difference, rotation_trace = _pose_difference(seen[loop.cut], seen[loop.twin], trace)
        e += difference
        rotation_traces.append(rotation_trace)
        columns = _columns(robot, loop, seen)
        rows += [
            [columns[j][k // 3][k % 3] if j in columns else 0 for j in joints] for k in range(6)
        ]
    variables = tuple(robot.q)
    slides = tuple(robot.sigma(j) == PRISMATIC for j in joints)
    return Closure(
        joints,
        variables,
        slides,
        tuple(map(as_expr, e)),
        tuple(tuple(map(as_expr, row)) for row in rows),
        tuple(map(as_expr, rotation_traces)),
    )


def _columns(
    robot: Robot, loop: Loop, seen: Mapping[int, PathFrame]
) -> dict[int, tuple[tuple[Scalar, ...], tuple[Scalar, ...]]]:
    left, right = loop_sides(robot, loop)
    cut = [loop.cut] if loop.cut in robot.moving else []
    columns = {}
    for j in (*left, *cut):
        V, w = unit_twist(robot.sigma(j), seen[j].axis, seen[loop.cut].P - seen[j].P)
        columns[j] = (tuple(V), tuple(w))
    for j in right:
        V, w = unit_twist(robot.sigma(j), seen[j].axis, seen[loop.twin].P - seen[j].P)
        columns[j] = (tuple(-V), tuple(-w))
    return columns


# --- numbers --------------------------------------------------------------------------------------


def geometric_values(
    robot: Robot, given: Mapping[str, float] | None = None, seed: int = 0
) -> dict[str, float]:
    """Return a number for every geometric parameter: the given one, the robot's own, or a generic
    one.
    """
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    names = [s.payload[0] for s in symbols_of(scalars) if s.payload[1] is not Role.POSITION]
    return generic_numbers(names, {**robot.values, **(given or {})}, seed)


def generic_numbers(
    names: Iterable[str], known: Mapping[str, float], seed: int
) -> dict[str, float]:
    """Return a number for every name: the known one, or a random one between 0.4 and 1.6."""
    rng = np.random.default_rng(seed)
    return {
        name: float(known[name]) if name in known else float(rng.uniform(0.4, 1.6))
        for name in names
    }


def total_length(robot: Robot, values: Mapping[str, float]) -> float:
    """Return the sum of the mechanism's lengths, the scale of closure errors, in m."""
    lengths = [
        v
        for f in robot.frames
        for v in (f.b, f.d, f.r if f.sigma != PRISMATIC else f.d)
        if isinstance(v, Expr)
    ]
    position = {name: 0.0 for name in robot.q}
    return float(sum(abs(x) for x in interpret(lengths, {**values, **position}))) or 1.0


@dataclass(frozen=True)
class LoopEquations:
    """The loop equations as functions of joint positions, arrays of shape (count, joints)."""

    of: Closure
    values: Mapping[str, float]
    scale: float

    def _at(self, roots: Sequence[Expr], q: Array) -> Array:
        known = {**self.values, **{name: q[:, k] for k, name in enumerate(self.of.variables)}}
        return np.stack([np.broadcast_to(x, len(q)) for x in interpret(roots, known)], axis=-1)

    def of_loops(self, numbers: Sequence[int]) -> LoopEquations:
        """The equations of some of the loops, by their numbers from 0."""
        rows = [6 * b + k for b in numbers for k in range(6)]
        of = dataclasses.replace(
            self.of,
            e=tuple(self.of.e[r] for r in rows),
            J=tuple(self.of.J[r] for r in rows),
            rotation_traces=tuple(self.of.rotation_traces[b] for b in numbers),
        )
        return dataclasses.replace(self, of=of)

    def misfit(self, q: Array) -> Array:
        """Return e (count, 6 B) for B loops, lengths relative to the size of the mechanism."""
        e = self._at(self.of.e, q).reshape(len(q), -1, 6)
        return np.concatenate([e[..., :3] / self.scale, e[..., 3:]], axis=-1).reshape(len(q), -1)

    def matrix(self, q: Array) -> Array:
        """Return J (count, 6 B, joints) in the same units."""
        J = self._at([x for row in self.of.J for x in row], q).reshape(
            len(q), -1, 6, len(self.of.joints)
        )
        return np.concatenate([J[:, :, :3] / self.scale, J[:, :, 3:]], axis=2).reshape(
            len(q), -1, len(self.of.joints)
        )

    def closed(self, q: Array) -> Array:
        """Return which configurations close; a rotation by pi between the sides also has e = 0."""
        aligned = np.all(self._at(self.of.rotation_traces, q) > 2.0, axis=-1)
        return np.asarray(aligned & (np.abs(self.misfit(q)).max(axis=-1) < CLOSURE_TOLERANCE))


def loop_equations(robot: Robot, values: Mapping[str, float]) -> LoopEquations:
    return LoopEquations(closure(robot), values, total_length(robot, values))


def newton(f: LoopEquations, q: Array, free: Array, steps: int = NEWTON_STEPS) -> Array:
    """Return q after damped Gauss-Newton steps towards closure, in the columns that are free."""
    q = q.copy()
    stretch = np.where(f.of.slides, f.scale, 1.0)
    for _ in range(steps):
        J, e = f.matrix(q)[:, :, free] * stretch[free], f.misfit(q)
        if np.abs(e).max(initial=0.0) < 1e-15:
            break
        step = -np.einsum("bij,bj->bi", np.linalg.pinv(J, rcond=1e-4), e)
        longest = np.abs(step).max(axis=-1, keepdims=True)
        q[:, free] += step * np.minimum(1.0, 0.6 / np.maximum(longest, 1e-300)) * stretch[free]
    return q


@dataclass(frozen=True)
class Configurations:
    """Closed configurations q (count, joints) for one set of geometric parameters."""

    values: Mapping[str, float]
    q: Array
    f: LoopEquations

    @property
    def symbols(self) -> dict[str, Array | float]:
        """Positions and geometric parameters by name."""
        return {**self.values, **{name: self.q[:, k] for k, name in enumerate(self.f.of.variables)}}


def special_configurations(robot: Robot, at: Configurations, count: int = 40) -> Array:
    """Return closed configurations with joints at quarter turns or equal to each other, as far as
    they exist.
    """
    rng = np.random.default_rng(0)
    motors = active_joints(robot)
    moving = np.array([j in motors for j in at.f.of.joints])
    shape = (6 * count, len(moving))
    places = np.array([0.0, 0.0, 0.5 * np.pi, -0.5 * np.pi, np.pi, 1.0])
    mixed = np.where(
        rng.random(shape) < 0.5, rng.choice(places, shape), rng.uniform(-1.0, 1.0, (shape[0], 1))
    )
    # Motors equal to each other, passive joints equal to each other.
    alike = np.where(
        moving, rng.uniform(-1.5, 1.5, (shape[0], 1)), rng.choice(places, (shape[0], 1))
    )
    start = np.where(np.arange(shape[0])[:, None] % 2 == 0, alike, mixed)
    start[:, list(at.f.of.slides)] *= 0.3 * at.f.scale
    q = newton(at.f, start, np.ones(shape[1], dtype=bool), steps=40)
    return np.asarray(q[at.f.closed(q)][:count])


def closed_configurations(
    robot: Robot, count: int = 12, given: Mapping[str, float] | None = None, seed: int = 0
) -> Configurations:
    """Return random closed configurations, found by Newton's method from random starts."""
    key = ("configurations", count, tuple(sorted((given or {}).items())), seed)
    return by_geometry(robot, key, lambda: _configurations(robot, count, given, seed))


def _configurations(
    robot: Robot, count: int, given: Mapping[str, float] | None, seed: int
) -> Configurations:
    for trial in range(8):
        rng = np.random.default_rng(100 * seed + trial)
        values = geometric_values(robot, given, 100 * seed + trial)
        f = loop_equations(robot, values)
        start = rng.uniform(-1.0, 1.0, (4 * count, len(f.of.joints))) * np.where(
            f.of.slides, 0.5 * f.scale, np.pi
        )
        q = newton(f, start, np.ones(len(f.of.joints), dtype=bool))
        closed = q[f.closed(q)]
        if len(closed) >= max(2, count // 4):
            return Configurations(values, closed[:count], f)
    unknown = sorted(set(geometric_values(robot)) - set(robot.values))
    todo = (
        f"Give values to {', '.join(unknown)} with which it can be assembled."
        if unknown
        else "Check the lengths and the frames of the cut joints."
    )
    raise InputError(
        f"loops of {robot.name}",
        f"no configuration in which they close{_open_loops(robot, f, q)}",
        "a mechanism that can be assembled",
        todo,
    )


def _open_loops(robot: Robot, f: LoopEquations, q: Array) -> str:
    """The loops that stay open in the configuration that is nearest to closure."""
    errors = np.abs(f.misfit(q)).reshape(len(q), -1, 6).max(axis=2)
    best = errors[int(np.argmin(errors.max(axis=1)))]
    cuts = [
        str(loop.cut) for loop, e in zip(loops(robot), best, strict=True) if e > CLOSURE_TOLERANCE
    ]
    return f" (cut joint {', '.join(cuts)})" if cuts else ""


def rank(J: Array) -> Array:
    """Return the ranks of matrices (count, rows, columns)."""
    singular = np.linalg.svd(J, compute_uv=False)
    return np.asarray(
        (singular > RANK_TOLERANCE * np.maximum(singular.max(axis=-1, keepdims=True), 1e-300)).sum(
            axis=-1
        )
    )


@dataclass(frozen=True)
class Mobility:
    """Degrees of freedom, and the rank and number of the loop equations."""

    degrees: int
    rank: int
    equations: int
    determined: bool  # True if the passive joints follow from the active ones

    @property
    def overconstrained(self) -> bool:
        """True if some equations depend on the others."""
        return self.rank < self.equations


def mobility(robot: Robot, given: Mapping[str, float] | None = None) -> Mobility:
    """Return the mobility: the number of joints less the rank of the constraints at generic
    configurations.
    """
    return by_geometry(
        robot, ("mobility", tuple(sorted((given or {}).items()))), lambda: _mobility(robot, given)
    )


def _mobility(robot: Robot, given: Mapping[str, float] | None) -> Mobility:
    closed = closed_configurations(robot, given=given)
    J = closed.f.matrix(closed.q)
    generic = int(np.median(rank(J)))
    motors = active_joints(robot)
    free = [k for k, j in enumerate(closed.f.of.joints) if j not in motors]
    passive = int(np.median(rank(J[:, :, free])))
    return Mobility(J.shape[2] - generic, generic, J.shape[1], passive == len(free))


def with_independent_motors(robot: Robot) -> Robot:
    """The robot; with more motors than degrees of freedom, the first independent ones stay active,
    and the others are marked as surplus.

    A motor is independent if the motions of the mechanism, the null space of the loop equations,
    move it in a way that those before it do not determine.
    """
    motors = active_joints(robot)
    if not robot.has_closed_loops or len(motors) <= mobility(robot).degrees:
        return robot
    independent = by_geometry(robot, "independent motors", lambda: _independent_motors(robot))
    frames = tuple(
        dataclasses.replace(f, mu=SURPLUS) if j in motors and j not in independent else f
        for j, f in enumerate(robot.frames, 1)
    )
    return dataclasses.replace(robot, frames=frames)


def closed_motions(robot: Robot, at: Configurations) -> Array:
    """Return the motions of all joints at closed configurations, the null space of the loop
    equations: (configurations, degrees of freedom, joints).
    """
    _, _, V = np.linalg.svd(at.f.matrix(at.q))
    return np.asarray(V[:, V.shape[2] - mobility(robot).degrees :])


def _independent_motors(robot: Robot) -> list[int]:
    closed = closed_configurations(robot)
    motions = closed_motions(robot, closed)
    place = {j: k for k, j in enumerate(closed.f.of.joints)}
    chosen: list[int] = []
    for j in active_joints(robot):
        rows = motions[:, :, [place[k] for k in (*chosen, j)]]
        if int(np.median(rank(rows))) == len(chosen) + 1:
            chosen.append(j)
    return chosen


def check_mobility(robot: Robot) -> Mobility:
    """Return the mobility; raise an error if the motors do not determine the other joints or depend
    on each other.
    """
    check_cuts(robot)
    freedom, motors = mobility(robot), active_joints(robot)
    names = ", ".join(map(str, motors)) or "none"
    if len(motors) != freedom.degrees:
        plural = "s" if freedom.degrees != 1 else ""
        todo = (
            "Motorise more joints (mu = 1)."
            if len(motors) < freedom.degrees
            else "Clear mu of the joints that follow from the others."
        )
        raise UnsupportedRobot(
            f"{robot.name} has {len(motors)} motorised joint(s) ({names}), and its mobility is "
            f"{freedom.degrees}: {len(robot.moving)} joints less the rank {freedom.rank} of its "
            f"loop equations. Expected {freedom.degrees} motorised joint{plural}. {todo}"
        )
    if not freedom.determined:
        passive = ", ".join(map(str, [*passive_joints(robot), *cut_joints(robot)]))
        raise UnsupportedRobot(
            f"{robot.name} has mobility {freedom.degrees}, as many as motorised joints ({names}), "
            f"but these do not determine the passive joints {passive}: some of the motors depend "
            f"on each other. Motorise other joints."
        )
    return freedom
