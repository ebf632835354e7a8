"""Loops by numbers: configurations in which they close, the rank of their constraints, the mobility of the mechanism.

The transforms to the two sides of each cut joint must be equal (2). Six equations a loop, in all joints and the cut ones;
how many of them are independent is their rank at closed configurations, so that planar loops in space, parallelograms and
over-constrained mechanisms such as Bennett's need no special care.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr.functions import Scalar
from symoro.expr.interpret import interpret
from symoro.expr.linear import Vec3
from symoro.expr.node import HALF, Expr, Role, as_expr
from symoro.expr.walk import symbols_of
from symoro.mechanism.loop_path import loop_frames
from symoro.mechanism.transforms import PathFrame
from symoro.robot.data import PRISMATIC, Frame, Robot
from symoro.robot.structure import (
    Loop,
    active_joints,
    check_cuts,
    cut_joints,
    loop_sides,
    loops,
    passive_joints,
)
from symoro.tracing.trace import Trace

Array = np.ndarray
CLOSED = 1e-9  # closure, in units of the mechanism's size
RANK = 1e-5  # singular values below this part of the largest are zero
STEPS = 80
NULL = Vec3(0, 0, 0)


@dataclass(frozen=True)
class Closure:
    """The loop equations e(q) = 0 (2), six for each loop, and their matrix in the velocities of all moving joints."""

    joints: tuple[int, ...]
    variables: tuple[str, ...]
    slides: tuple[bool, ...]  # joints whose unit is a length
    e: tuple[Expr, ...]
    J: tuple[tuple[Expr, ...], ...]
    turned: tuple[
        Expr, ...
    ]  # for each loop 1 - trace: two at rest, more where it closes upside down


def unit_twist(sigma: int, axis: Vec3, arm: Vec3) -> tuple[Vec3, Vec3]:
    """Velocity of a point and angular velocity per unit of joint speed; `arm` goes from the joint to the point."""
    return (axis, NULL) if sigma == PRISMATIC else (axis.cross(arm), axis)


def _misfit(left: PathFrame, right: PathFrame, trace: Trace) -> tuple[list[Scalar], Scalar]:
    """Position and orientation of the left side less those of the right, to first order; and the trace of the rotation between."""
    here, there = left.rotation(trace), right.rotation(trace)
    half = (there.s.cross(here.s) + there.n.cross(here.n) + there.a.cross(here.a)) * HALF
    return [*(left.P - right.P), *half], here.s.dot(there.s) + here.n.dot(there.n) + here.a.dot(
        there.a
    )


@lru_cache(maxsize=64)
def _room(frames: tuple[Frame, ...], values: tuple[tuple[str, float], ...]) -> dict[Any, Any]:
    return {}


def by_geometry(robot: Robot, key: Any, make: Callable[[], Any]) -> Any:
    """A result that follows from the geometry alone, shared by robots that differ in their links or drives only."""
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    names = [s.payload[0] for s in symbols_of(scalars)]
    room = _room(
        robot.frames,
        tuple((name, float(robot.values[name])) for name in names if name in robot.values),
    )
    place = (robot.NL, robot.NJ, key)
    if place not in room:
        room[place] = make()
    return room[place]


def closure(robot: Robot) -> Closure:
    """The equations of all loops, seen from their roots."""
    return by_geometry(robot, "closure", lambda: _closure(robot))  # type: ignore[no-any-return]


def _closure(robot: Robot) -> Closure:
    trace, e, rows, turned = Trace(), [], [], []
    joints = robot.moving
    for loop in loops(robot):
        seen = loop_frames(robot, loop, loop.root, trace)
        misfit, cosine = _misfit(seen[loop.cut], seen[loop.twin], trace)
        e += misfit
        turned.append(cosine)
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
        tuple(map(as_expr, turned)),
    )


def _columns(
    robot: Robot, loop: Loop, seen: Mapping[int, PathFrame]
) -> dict[int, tuple[tuple[Scalar, ...], tuple[Scalar, ...]]]:
    left, right = loop_sides(robot, loop)
    cut = [loop.cut] if loop.cut in robot.moving else []
    found = {}
    for j in (*left, *cut):
        V, w = unit_twist(robot.sigma(j), seen[j].axis, seen[loop.cut].P - seen[j].P)
        found[j] = (tuple(V), tuple(w))
    for j in right:
        V, w = unit_twist(robot.sigma(j), seen[j].axis, seen[loop.twin].P - seen[j].P)
        found[j] = (tuple(-V), tuple(-w))
    return found


# --- numbers -------------------------------------------------------------------------------------------------


def geometry(
    robot: Robot, given: Mapping[str, float] | None = None, seed: int = 0
) -> dict[str, float]:
    """A number for every parameter of the geometry: a given one, the robot's own, or a generic one."""
    rng = np.random.default_rng(seed)
    known = {**robot.values, **(given or {})}
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    names = [s.payload[0] for s in symbols_of(scalars) if s.payload[1] is not Role.POSITION]
    return {
        name: float(known[name]) if name in known else float(rng.uniform(0.4, 1.6))
        for name in names
    }


def size(robot: Robot, values: Mapping[str, float]) -> float:
    """The sum of the mechanism's lengths: the scale of its misfits."""
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
    """The equations of the loops as functions of arrays (count, joints)."""

    of: Closure
    values: Mapping[str, float]
    scale: float

    def _at(self, roots: Sequence[Expr], q: Array) -> Array:
        known = {**self.values, **{name: q[:, k] for k, name in enumerate(self.of.variables)}}
        return np.stack([np.broadcast_to(x, len(q)) for x in interpret(roots, known)], axis=-1)

    def misfit(self, q: Array) -> Array:
        """(count, 6B), lengths as parts of the size."""
        e = self._at(self.of.e, q).reshape(len(q), -1, 6)
        return np.concatenate([e[..., :3] / self.scale, e[..., 3:]], axis=-1).reshape(len(q), -1)

    def matrix(self, q: Array) -> Array:
        """(count, 6B, joints) in the same measure."""
        J = self._at([x for row in self.of.J for x in row], q).reshape(
            len(q), -1, 6, len(self.of.joints)
        )
        return np.concatenate([J[:, :, :3] / self.scale, J[:, :, 3:]], axis=2).reshape(
            len(q), -1, len(self.of.joints)
        )

    def closed(self, q: Array) -> Array:
        """Which of the configurations close, none of their loops upside down."""
        upright = np.all(self._at(self.of.turned, q) > 2.0, axis=-1)
        return np.asarray(upright & (np.abs(self.misfit(q)).max(axis=-1) < CLOSED))


def loop_equations(robot: Robot, values: Mapping[str, float]) -> LoopEquations:
    return LoopEquations(closure(robot), values, size(robot, values))


def newton(f: LoopEquations, q: Array, free: Array, steps: int = STEPS) -> Array:
    """Damped Gauss-Newton of every row of q in its free columns towards closure."""
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
    """Closed configurations q (count, joints) for one set of numbers of the geometry."""

    values: Mapping[str, float]
    q: Array
    f: LoopEquations

    @property
    def symbols(self) -> dict[str, Array | float]:
        """Every position and geometric parameter by name."""
        return {**self.values, **{name: self.q[:, k] for k, name in enumerate(self.f.of.variables)}}


def special_configurations(robot: Robot, found: Configurations, count: int = 40) -> Array:
    """Closed configurations with joints at quarter turns or equal to each other, as far as there are some: random ones never are."""
    rng = np.random.default_rng(0)
    moving = np.array([j <= robot.NL and bool(robot.frame(j).mu) for j in found.f.of.joints])
    shape = (6 * count, len(moving))
    places = np.array([0.0, 0.0, 0.5 * np.pi, -0.5 * np.pi, np.pi, 1.0])
    mixed = np.where(
        rng.random(shape) < 0.5, rng.choice(places, shape), rng.uniform(-1.0, 1.0, (shape[0], 1))
    )
    alike = np.where(
        moving, rng.uniform(-1.5, 1.5, (shape[0], 1)), rng.choice(places, (shape[0], 1))
    )  # motors equal, passive joints equal
    start = np.where(np.arange(shape[0])[:, None] % 2 == 0, alike, mixed)
    start[:, list(found.f.of.slides)] *= 0.3 * found.f.scale
    q = newton(found.f, start, np.ones(shape[1], dtype=bool), steps=40)
    return np.asarray(q[found.f.closed(q)][:count])


def configurations(
    robot: Robot, count: int = 12, given: Mapping[str, float] | None = None, seed: int = 0
) -> Configurations:
    """Random closed configurations, found by Newton's method from random starts."""
    key = ("configurations", count, tuple(sorted((given or {}).items())), seed)
    return by_geometry(robot, key, lambda: _configurations(robot, count, given, seed))  # type: ignore[no-any-return]


def _configurations(
    robot: Robot, count: int, given: Mapping[str, float] | None, seed: int
) -> Configurations:
    for trial in range(8):
        rng = np.random.default_rng(100 * seed + trial)
        values = geometry(robot, given, 100 * seed + trial)
        f = loop_equations(robot, values)
        start = rng.uniform(-1.0, 1.0, (4 * count, len(f.of.joints))) * np.where(
            f.of.slides, 0.5 * f.scale, np.pi
        )
        q = newton(f, start, np.ones(len(f.of.joints), dtype=bool))
        q = q[f.closed(q)]
        if len(q) >= max(2, count // 4):
            return Configurations(values, q[:count], f)
    unknown = sorted(set(geometry(robot)) - set(robot.values))
    todo = (
        f"Give values to {', '.join(unknown)} with which it can be assembled."
        if unknown
        else "Check the lengths and the frames of the cut joints."
    )
    raise InputError(
        f"loops of {robot.name}",
        "no configuration in which they close",
        "a mechanism that can be assembled",
        todo,
    )


def rank(J: Array) -> Array:
    """Ranks of matrices (count, rows, columns)."""
    singular = np.linalg.svd(J, compute_uv=False)
    return np.asarray(
        (singular > RANK * np.maximum(singular.max(axis=-1, keepdims=True), 1e-300)).sum(axis=-1)
    )


@dataclass(frozen=True)
class Mobility:
    """Degrees of freedom, and the rank and number of the loop equations."""

    degrees: int
    rank: int
    equations: int
    determined: bool  # the passive joints follow from the active ones

    @property
    def overconstrained(self) -> bool:
        """True where equations repeat each other."""
        return self.rank < self.equations


def mobility(robot: Robot, given: Mapping[str, float] | None = None) -> Mobility:
    """Number of joints less the rank of the constraints at generic closed configurations."""
    return by_geometry(  # type: ignore[no-any-return]
        robot, ("mobility", tuple(sorted((given or {}).items()))), lambda: _mobility(robot, given)
    )


def _mobility(robot: Robot, given: Mapping[str, float] | None) -> Mobility:
    found = configurations(robot, given=given)
    J = found.f.matrix(found.q)
    generic = int(np.median(rank(J)))
    free = [k for k, j in enumerate(found.f.of.joints) if j > robot.NL or not robot.frame(j).mu]
    passive = int(np.median(rank(J[:, :, free])))
    return Mobility(J.shape[2] - generic, generic, J.shape[1], passive == len(free))


def check_mobility(robot: Robot) -> Mobility:
    """The mobility; an error where the motorised joints do not determine the others, or depend on each other."""
    check_cuts(robot)
    found, motors = mobility(robot), active_joints(robot)
    names = ", ".join(map(str, motors)) or "none"
    if len(motors) != found.degrees:
        plural = "s" if found.degrees != 1 else ""
        todo = (
            "Motorise more joints (mu = 1)."
            if len(motors) < found.degrees
            else "Clear mu of the joints that follow from the others."
        )
        raise UnsupportedRobot(
            f"{robot.name} has {len(motors)} motorised joint(s) ({names}), and its mobility is {found.degrees}: {len(robot.moving)} joints less the rank "
            f"{found.rank} of its loop equations. Expected {found.degrees} motorised joint{plural}. {todo}"
        )
    if not found.determined:
        passive = ", ".join(map(str, [*passive_joints(robot), *cut_joints(robot)]))
        raise UnsupportedRobot(
            f"{robot.name} has mobility {found.degrees}, as many as motorised joints ({names}), but these do not determine the passive joints {passive}: "
            f"some of the motors depend on each other. Motorise other joints."
        )
    return found
