"""Passive joints as functions of the motorised ones, loop after loop [KC97 §3.4].

A loop with up to four unknown joints, the cut one included, is solved as a parallelogram or in its
plane (`planar_loops`), in space, or as a loop of slides. Its solution is known to the loops that
are solved after it. The formulas are checked with numbers: a loop counts as solved only if it
closes.

If only slides are unknown, they follow from linear equations K + e1 r1 + e2 r2 + e3 r3 = 0.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from symoro.errors import UnknownName, UnsupportedRobot
from symoro.expr import (
    IDENTITY,
    VARIABLE_LEVEL,
    Expr,
    Minors,
    Scalar,
    Vec3,
    as_expr,
    both,
    either,
    interpret,
    is_zero,
    simplified,
    substitute,
)
from symoro.mechanism.closed_configurations import (
    Configurations,
    by_geometry,
    closed_configurations,
    newton,
)
from symoro.mechanism.linear_systems import LinearSystem
from symoro.mechanism.loop_constraints import CycleScrew, cycle
from symoro.mechanism.planar_loops import (
    CROSSED,
    PARALLEL,
    Assembly,
    Plane,
    plane_assemblies,
    plane_cycle,
    rotation,
    tidy,
)
from symoro.mechanism.platforms import spatial_assemblies, translating_platform
from symoro.robot import (
    PRISMATIC,
    Loop,
    Robot,
    active_joints,
    loop_joints,
    loops,
    passive_joints,
)

TRIED_CONFIGURATIONS = 24
EXPECTED_CONFIGURATIONS = 4  # of those tried, in the assemblies of closed forms
MAX_UNKNOWN = 4  # joints of a loop that a closed form gives


@dataclass(frozen=True)
class SolvedLoop:
    """Loops in closed form: their kind, and their assemblies in terms of joints known before."""

    loops: tuple[Loop, ...]  # one, or several that are solved together
    kind: str  # parallelogram, planar, spatial, sliding, translating platform
    assemblies: tuple[Assembly, ...]


def closed_forms(robot: Robot) -> tuple[SolvedLoop, ...] | None:
    """Return every loop in closed form in the order of solution, or None if one has none."""
    return by_geometry(robot, "closed forms", lambda: _closed_forms(robot))


def _closed_forms(robot: Robot) -> tuple[SolvedLoop, ...] | None:
    known, waiting = set(active_joints(robot)), list(loops(robot))
    solved_loops: list[SolvedLoop] = []
    while waiting:
        solved = _first_solved(robot, waiting, known)
        if solved is None:
            return None
        solved_loops.append(solved)
        known.update(j for j in solved.assemblies[0].joints if j <= robot.NL)
        waiting = [loop for loop in waiting if loop not in solved.loops]
    result = tuple(solved_loops)
    return result if set(passive_joints(robot)) <= known and _closes(robot, result) else None


def _first_solved(
    robot: Robot, waiting: Sequence[Loop], known: Collection[int]
) -> SolvedLoop | None:
    """Return the first of the waiting loops that has a closed form with the joints known so far."""
    for loop in waiting:
        unknown = [j for j in loop_joints(robot, loop) if j not in known]
        solved = solved_loop(robot, loop, unknown)
        if solved is not None:
            return solved
    platform = translating_platform(robot, waiting, known)
    return SolvedLoop(tuple(waiting), "translating platform", platform) if platform else None


def solved_loop(robot: Robot, loop: Loop, unknown: Sequence[int]) -> SolvedLoop | None:
    """Return a loop of up to four unknown joints in closed form, or None if no method applies."""
    if not 0 < len(unknown) <= MAX_UNKNOWN:
        return None
    screws = cycle(robot, loop, unknown)  # [KC97 (2)]
    if all(robot.sigma(j) == PRISMATIC for j in unknown):
        sliding = sliding_assembly(screws)
        return SolvedLoop((loop,), "sliding", (sliding,)) if sliding else None
    plane = plane_cycle(screws)
    if plane is not None:
        return _solved_in_plane(loop, plane)
    spatial = spatial_assemblies(screws)
    return SolvedLoop((loop,), "spatial", tuple(spatial)) if spatial else None


def _solved_in_plane(loop: Loop, plane: Plane) -> SolvedLoop | None:
    solutions = plane_assemblies(plane, loop.cut)
    if not solutions:
        return None
    kind = PARALLEL if solutions[0].label == PARALLEL else "planar"
    return SolvedLoop((loop,), kind, tuple(solutions))


# --- assemblies of the whole mechanism ------------------------------------------------------------


def combined_assemblies(
    robot: Robot, solved: Sequence[SolvedLoop], crossed: bool = False
) -> list[Assembly]:
    """Return all combinations of the loops' assemblies in terms of the motorised joints.

    Crossed parallelograms are included on request and come last.
    """
    mechanisms = [Assembly("", {})]
    for s in solved:
        options = [a for a in s.assemblies if crossed or a.label != CROSSED]
        mechanisms = [_extended(robot, so_far, a) for so_far in mechanisms for a in options]
    return sorted(mechanisms, key=lambda a: CROSSED in a.label)


def _extended(robot: Robot, so_far: Assembly, more: Assembly) -> Assembly:
    """Return an assembly with one more loop, its joints in terms of the motorised ones."""
    variables = {j: robot.variable(j) for j in so_far.joints}
    values = {v: so_far.joints[j] for j, v in variables.items() if v is not None}

    def put(x: Scalar) -> Scalar:
        return substitute([x], values)[0] if isinstance(x, Expr) else x

    settle = tidy if more.label == PARALLEL else as_expr
    joints = {j: settle(put(x)) for j, x in more.joints.items()}
    return Assembly(
        "/".join(label for label in (so_far.label, more.label) if label),
        {**so_far.joints, **joints},
        both(so_far.exists, put(more.exists)),
        either(so_far.free, put(more.free)),
        either(so_far.double, put(more.double)),
    )


def _closes(robot: Robot, solved: Sequence[SolvedLoop]) -> bool:
    """Return True if the formulas close the loops wherever they exist, and exist somewhere."""
    samples = closed_configurations(robot)
    tried = 0
    for a in combined_assemblies(robot, solved):
        exists, q = positions(robot, a, samples.symbols, len(samples.q))
        tried += int(exists.sum())
        if exists.any() and not samples.f.closed(q[exists]).all():
            return False
    return tried > 0


def positions(
    robot: Robot, a: Assembly, known: Mapping[str, object], count: int
) -> tuple[np.ndarray, np.ndarray]:
    """Return where an assembly exists, and q (count, joints), at arrays of the motorised joints."""
    places = [a.joints[j] if j in a.joints else as_expr(robot.variable(j)) for j in robot.moving]
    values = interpret([as_expr(a.exists), *places], known)
    exists, *q = (np.broadcast_to(np.asarray(x, dtype=float), count) for x in values)
    return exists > 0.5, np.stack(q, axis=-1)


def assembled_configurations(robot: Robot) -> Configurations:
    """Return closed configurations, of the assemblies that closed forms give where there are some:
    those of `loop-geometry`. Other assemblies of the same links may move in another way.
    """
    return by_geometry(robot, "assembled", lambda: _assembled_configurations(robot))


def _assembled_configurations(robot: Robot) -> Configurations:
    samples, solved = closed_configurations(robot, TRIED_CONFIGURATIONS), closed_forms(robot)
    assemblies = combined_assemblies(robot, solved) if solved else []
    configurations = [positions(robot, a, samples.symbols, len(samples.q)) for a in assemblies]
    q = np.concatenate([samples.q[:0], *(q[exists] for exists, q in configurations)])
    if len(q):  # cut joints that the formulas leave out
        cuts = np.array([j > robot.NL for j in robot.moving])
        q = newton(samples.f, q, cuts)
        q = q[samples.f.closed(q)]
    if len(q) < EXPECTED_CONFIGURATIONS:
        return samples
    return dataclasses.replace(samples, q=q[:: max(1, len(q) // TRIED_CONFIGURATIONS)])


# --- linear relations -----------------------------------------------------------------------------


def linear_passive_joints(robot: Robot) -> dict[int, Expr]:
    """Return passive joints of parallelograms, cut ones too, as linear functions of others."""
    return by_geometry(robot, "linear relations", lambda: _linear_passive_joints(robot))


def _linear_passive_joints(robot: Robot) -> dict[int, Expr]:
    known, waiting = set(active_joints(robot)), list(loops(robot))
    relations = Assembly("", {})
    progress = True
    while progress:
        progress = False
        for loop in list(waiting):
            unknown = [j for j in loop_joints(robot, loop) if j not in known]
            solved = solved_loop(robot, loop, unknown)
            if solved is not None and solved.kind == PARALLEL:
                relations = _extended(robot, relations, solved.assemblies[0])
                known.update(j for j in relations.joints if j <= robot.NL)
                waiting.remove(loop)
                progress = True
    return dict(relations.joints)


# --- robots with fewer variables ------------------------------------------------------------------


def with_positions(robot: Robot, joints: Mapping[int, Expr]) -> Robot:
    """Return the robot with expressions in place of some joint variables."""
    values = {v: joints[j] for j in joints if (v := robot.variable(j)) is not None}
    frames = [
        f.with_moving(substitute([f.moving], values)[0])
        if j in joints and isinstance(f.moving, Expr)
        else f
        for j, f in enumerate(robot.frames, 1)
    ]
    springs = {j: x for j, x in joints.items() if j in robot.sprung_joints}
    return dataclasses.replace(robot.at_positions(springs), frames=tuple(frames))


def chosen_assembly(robot: Robot, wanted: object) -> Assembly:
    """Return the assembly with a label or number (from 1), by default the first."""
    solved = closed_forms(robot)
    if solved is None:
        raise UnsupportedRobot(
            f"{robot.name} has loops without a closed form, so its passive joints stay inputs: "
            f"use passive='inputs', with positions from loop-geometry."
        )
    options = combined_assemblies(robot, solved, crossed=True)
    if wanted in (None, "", 0):
        return options[0]
    for k, a in enumerate(options, 1):
        if str(wanted) in (str(k), a.label):
            return a
    raise UnknownName("option assembly", str(wanted), [a.label or "1" for a in options])


# --- loops of prismatic joints alone --------------------------------------------------------------


def sliding_assembly(screws: Sequence[CycleScrew]) -> Assembly | None:
    """Return the assembly of a loop with up to three unknown slides, or None if there is none.

    There is none if a joint rotates or the slides are not independent.
    """
    directions = _slide_directions(screws)
    if directions is None:
        return None
    offset, slides = directions
    rows = [[as_expr(tuple(e)[r]) for _, e in slides] for r in range(3)]
    every = tuple(range(len(slides)))
    for chosen in combinations(range(3), len(slides)):
        if not is_zero(simplified(as_expr(Minors(rows).minor(chosen, every)))):
            system = LinearSystem([rows[r] for r in chosen], np.empty(0))
            values = system.solve([-as_expr(tuple(offset)[r]) for r in chosen])
            joints = [joint for joint, _ in slides]
            return Assembly(
                "", {j: simplified(as_expr(x)) for j, x in zip(joints, values, strict=True)}
            )
    return None


def _slide_directions(
    screws: Sequence[CycleScrew],
) -> tuple[Vec3, list[tuple[int, Vec3]]] | None:
    """Return the known offset and the direction of each unknown slide; None if a joint rotates."""
    Q, offset, slides = IDENTITY, Vec3(0, 0, 0), []
    for link in screws:
        axis = Q.a if link.screw.axis == "z" else Q.s
        if link.joint:
            if link.kind != PRISMATIC:
                return None
            slides.append((link.joint, axis * link.sign))
            continue
        if as_expr(link.screw.angle).level == VARIABLE_LEVEL:
            return None
        offset = offset + axis * link.screw.shift
        Q = Q if is_zero(link.screw.angle) else Q @ rotation(link.screw.axis, link.screw.angle)
    return offset, slides
