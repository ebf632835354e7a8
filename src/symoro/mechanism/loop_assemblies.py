"""Passive joints as functions of the motorised ones, loop after loop [KC97 §3.4].

A loop with up to four unknown joints, the cut one included, is solved as a parallelogram, in its
plane, in space, or by its slides alone; what it gives is known to the loops behind it. The result
is checked by numbers: an assembly that does not close is not one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import UnknownName, UnsupportedRobot
from symoro.expr.functions import Scalar
from symoro.expr.interpret import interpret
from symoro.expr.node import Expr, as_expr
from symoro.expr.paul_types import both, either
from symoro.expr.rewrite import substitute
from symoro.mechanism.loop_closure import by_geometry, configurations
from symoro.mechanism.loop_path import cycle
from symoro.mechanism.planar_loops import Assembly, assemblies, parallelogram, plane_cycle, tidy
from symoro.mechanism.spatial_loops import sliding_assembly, spatial_assemblies
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import Loop, active_joints, loop_joints, loops, passive_joints

PARALLEL, CROSSED = "parallelogram", "crossed"


@dataclass(frozen=True)
class Solved:
    """One loop in closed form: how it was recognised, and its assemblies in terms of joints known
    before.
    """

    loop: Loop
    kind: str  # parallelogram, planar, spatial, sliding
    assemblies: tuple[Assembly, ...]


def closed_forms(robot: Robot) -> tuple[Solved, ...] | None:
    """Every loop in closed form, in the order in which they are solved; None where some are not."""
    return by_geometry(robot, "closed forms", lambda: _closed_forms(robot))


def _closed_forms(robot: Robot) -> tuple[Solved, ...] | None:
    known, waiting, found = set(active_joints(robot)), list(loops(robot)), []
    while waiting:
        for loop in waiting:
            solved = _solved(robot, loop, [j for j in loop_joints(robot, loop) if j not in known])
            if solved is not None:
                break
        else:
            return None
        found.append(solved)
        known.update(j for j in solved.assemblies[0].joints if j <= robot.NL)
        waiting.remove(loop)
    result = tuple(found)
    return result if set(passive_joints(robot)) <= known and _closes(robot, result) else None


def _solved(robot: Robot, loop: Loop, unknown: Sequence[int]) -> Solved | None:
    """A loop of up to four unknown joints, where one of the ways applies."""
    if not 0 < len(unknown) < 5:
        return None
    links = cycle(robot, loop, unknown)
    if all(robot.sigma(j) == PRISMATIC for j in unknown):
        sliding = sliding_assembly(links)
        return Solved(loop, "sliding", (sliding,)) if sliding else None
    plane = plane_cycle(links)
    if plane is not None:
        linear = parallelogram(plane.parts)
        kind, found = (
            (PARALLEL, linear)
            if linear is not None
            else ("planar", assemblies(plane.parts, loop.cut))
        )
        return (
            Solved(
                loop,
                kind,
                tuple(dataclasses.replace(a, joints={**a.joints, **plane.lift}) for a in found),
            )
            if found
            else None
        )
    found = spatial_assemblies(links)
    return Solved(loop, "spatial", tuple(found)) if found else None


# --- assemblies of the whole mechanism ------------------------------------------------------------


def combined(robot: Robot, solved: Sequence[Solved], crossed: bool = False) -> list[Assembly]:
    """Every combination of the loops' assemblies, all joints in terms of the motorised ones;
    crossed parallelograms on request, last.
    """
    found = [Assembly("", {})]
    for s in solved:
        options = [a for a in s.assemblies if crossed or a.label != CROSSED]
        found = [_extended(robot, so_far, a) for so_far in found for a in options]
    return sorted(found, key=lambda a: CROSSED in a.label)


def _extended(robot: Robot, so_far: Assembly, more: Assembly) -> Assembly:
    variables = {j: robot.variable(j) for j in so_far.joints}
    values = {v: so_far.joints[j] for j, v in variables.items() if v is not None}

    def put(x: Scalar) -> Scalar:
        return substitute([x], values)[0] if isinstance(x, Expr) else x

    settle = tidy if more.label == PARALLEL else as_expr
    joints = {j: settle(put(x)) for j, x in more.joints.items()}
    return Assembly(
        "/".join(label for label in (so_far.label, more.label) if label), {**so_far.joints, **joints}, both(so_far.exists, put(more.exists)),
        either(so_far.free, put(more.free)), either(so_far.double, put(more.double)),
    )  # fmt: skip


def _closes(robot: Robot, solved: Sequence[Solved]) -> bool:
    """Whether the formulas close the loops at some of the configurations that Newton's method
    finds, and never fail to.
    """
    found = configurations(robot)
    tried = 0
    for a in combined(robot, solved):
        exists, q = positions(robot, a, found.symbols, len(found.q))
        tried += int(exists.sum())
        if exists.any() and not found.f.closed(q[exists]).all():
            return False
    return tried > 0


def positions(
    robot: Robot, a: Assembly, known: Mapping[str, object], count: int
) -> tuple[np.ndarray, np.ndarray]:
    """Whether an assembly exists, and all joints (count, joints), at arrays of the motorised ones."""
    places = [a.joints[j] if j in a.joints else as_expr(robot.variable(j)) for j in robot.moving]
    values = interpret([as_expr(a.exists), *places], known)
    exists, *q = (np.broadcast_to(np.asarray(x, dtype=float), count) for x in values)
    return exists > 0.5, np.stack(q, axis=-1)


# --- linear relations -----------------------------------------------------------------------------


def linear_relations(robot: Robot) -> dict[int, Expr]:
    """Passive joints of parallelograms, cut ones too, as linear functions of joints that are known
    without solving.
    """
    return by_geometry(robot, "linear relations", lambda: _linear_relations(robot))


def _linear_relations(robot: Robot) -> dict[int, Expr]:
    known = set(active_joints(robot))
    found = Assembly("", {})
    waiting = list(loops(robot))
    progress = True
    while progress:
        progress = False
        for loop in list(waiting):
            solved = _solved(robot, loop, [j for j in loop_joints(robot, loop) if j not in known])
            if solved is not None and solved.kind == PARALLEL:
                found = _extended(robot, found, solved.assemblies[0])
                known.update(j for j in found.joints if j <= robot.NL)
                waiting.remove(loop)
                progress = True
    return dict(found.joints)


# --- robots with fewer variables ------------------------------------------------------------------


def with_positions(robot: Robot, joints: Mapping[int, Expr]) -> Robot:
    """The robot with expressions in place of some joint variables."""
    values = {v: joints[j] for j in joints if (v := robot.variable(j)) is not None}
    frames = []
    for j, f in enumerate(robot.frames, 1):
        if j in joints and isinstance(f.moving, Expr):
            moving = substitute([f.moving], values)[0]
            f = dataclasses.replace(
                f,
                **({"theta": moving} if f.sigma == REVOLUTE else {"r": moving}),  # type: ignore[arg-type]
            )
        frames.append(f)
    return dataclasses.replace(robot, frames=tuple(frames))


def chosen_assembly(robot: Robot, wanted: object) -> Assembly:
    """The assembly of a label or number (from 1), by default the first; an error lists those that
    exist.
    """
    solved = closed_forms(robot)
    if solved is None:
        raise UnsupportedRobot(
            f"{robot.name} has loops without a closed form, so its passive joints stay inputs: use passive='inputs', with positions from loop-geometry."
        )
    found = combined(robot, solved, crossed=True)
    if wanted in (None, "", 0):
        return found[0]
    for k, a in enumerate(found, 1):
        if str(wanted) in (str(k), a.label):
            return a
    raise UnknownName("option assembly", str(wanted), [a.label or "1" for a in found])
