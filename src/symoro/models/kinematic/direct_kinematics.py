"""The direct models of position, velocity and acceleration.

`dgm` and `fgm` give the transform between any two frames of a tree [KC97 §3.1, §3.2]; `velocities`,
`accelerations` and `jpqp` the rates of its links [KC97 §4.2-4.4].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from symoro.expr import IDENTITY, UNIT, Mat3, Transform, Vec3, constant
from symoro.mechanism import (
    LinkMotion,
    Mechanism,
    backward_transform,
    forward_transform,
    link_motions,
    mechanism_of,
    memoised,
    route_screws,
    screw_transform,
)
from symoro.robot import Robot
from symoro.tracing import WORLD, Options, Trace, Traced, output_group, rows_group, transform_group

Build = Callable[[Robot, int, int, Trace], Transform]

DIRECTIONS: dict[str, Build] = {"forward": forward_transform, "backward": backward_transform}
LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities and accelerations of the motorised ones"
)


def explicit_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij as the product of the joints' transforms, expanded as in textbooks."""
    T_ij = UNIT
    for screw in route_screws(robot, i, j):
        T_ij = T_ij @ screw_transform(screw, trace)  # [KC97 (1-b)]
    return T_ij


def named_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij with intermediate variables U and L after each frame."""
    T, step = UNIT, UNIT
    for screw in route_screws(robot, i, j):
        step = step @ screw_transform(screw, trace)
        if screw.frame >= 0:
            T = T @ step
            T = Transform(trace.mat("U", T.R, screw.frame), trace.vec("L", T.P, screw.frame))
            step = UNIT
    return T


def direct_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """T: frame `frame` seen from `wrt`, explicit in symoro mode."""
    return _transform_model(robot, o, trace, explicit_transform)


def fast_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """T: frame `frame` seen from `wrt`, with intermediate variables in symoro mode."""
    return _transform_model(robot, o, trace, named_transform)


def _transform_model(robot: Robot, o: Options, trace: Trace, listing: Build) -> Traced:
    """Trace T with `listing` in symoro mode and with the chosen direction otherwise."""
    from_world = o["wrt"] == WORLD
    build = listing if trace.opaque else DIRECTIONS[o["direction"]]
    T = memoised(
        mechanism_of(robot, o, trace).placed,
        trace,
        build,
        0 if from_world else o["wrt"],
        o["frame"],
    )
    return Traced((transform_group("T", robot.base.transform @ T if from_world else T),))


def transform_variants(robot: Robot, o: Options) -> list[dict[str, str]]:
    """Return the equivalent ways to compute the model: from either end of the path."""
    return [{"direction": direction} for direction in DIRECTIONS]


# --- velocities and accelerations of the links ----------------------------------------------------


def velocities(robot: Robot, o: Options, trace: Trace) -> Traced:
    """V, W: linear velocity of the origins and angular velocity of the links."""
    m = mechanism_of(robot, o, trace)
    motions = _output_motions(m.moving, o, trace)
    V = _expressed(m.moving, [x.V for x in motions], o, trace)
    W = _expressed(m.moving, [x.w for x in motions], o, trace)
    return Traced((rows_group("V", V), rows_group("W", W)), _notes(m))


def accelerations(robot: Robot, o: Options, trace: Trace) -> Traced:
    """VP, WP: linear acceleration of the origins and angular acceleration of the links."""
    m = mechanism_of(robot, o, trace)
    VP, WP = _accelerations(m.moving, o, trace)
    return Traced((rows_group("VP", VP), rows_group("WP", WP)), _notes(m))


def jpqp(robot: Robot, o: Options, trace: Trace) -> Traced:
    """JPQP: accelerations of the links while the independent joints do not accelerate.

    One row [VP, WP] per link.
    """
    m = mechanism_of(robot, o, trace)
    VP, WP = _accelerations(m.still, o, trace)
    values = [x for v, w in zip(VP, WP, strict=True) for x in (*v, *w)]
    links = range(1, len(VP) + 1)
    labels = [f"{name}{c}{j}" for j in links for name in ("VPJ", "WPJ") for c in (1, 2, 3)]
    return Traced((output_group("JPQP", (len(VP), 6), values, labels, (links, ())),), _notes(m))


def _accelerations(tree: Robot, o: Options, trace: Trace) -> tuple[list[Vec3], list[Vec3]]:
    motions = _output_motions(tree, o, trace)
    VP = _expressed(tree, [x.VP for x in motions], o, trace)
    return VP, _expressed(tree, [x.wd for x in motions], o, trace)


def _notes(m: Mechanism) -> tuple[str, ...]:
    return (LOOP_INPUTS,) if m.has_loops else ()


def rate_variants(robot: Robot, o: Options) -> list[dict[str, bool]]:
    """Return the equivalent forms: rotations of parallel axes pending, or applied link by link."""
    return [{"pending": True}, {"pending": False}]


def _expressed(robot: Robot, rows: list[Vec3], o: Options, trace: Trace) -> list[Vec3]:
    """Return the rows in the links' own frames, or all of them in frame `wrt`."""
    if o["wrt"] is None:
        return rows
    return [forward_transform(robot, o["wrt"], j, trace).R @ v for j, v in enumerate(rows, 1)]


def _output_motions(robot: Robot, o: Options, trace: Trace) -> list[LinkMotion]:
    """Return the motions of the links' frames, with the option `frames` those of the frames of the
    imported file.
    """
    motions = memoised(robot, trace, link_motions, o["pending"] and not trace.opaque)
    if robot.origin is None or o.get("frames") not in (robot.origin.format, "source"):
        return motions
    places: dict[int, Transform] = {}
    for placed in robot.origin.links.values():
        rows = [[constant(x) for x in placed.T[4 * k : 4 * k + 4]] for k in range(3)]
        R = Mat3.from_rows([row[:3] for row in rows])
        places.setdefault(placed.frame, Transform(R, Vec3(*(row[3] for row in rows))))
    own_axes = o["wrt"] is None
    return [_moved(m, places.get(j, UNIT), own_axes) for j, m in enumerate(motions, 1)]


def _moved(m: LinkMotion, T: Transform, own_axes: bool) -> LinkMotion:
    """Return the motion of a frame that sits at T on the link, in its own axes or still in those of
    the link.
    """
    R = T.R.T if own_axes else IDENTITY
    V = m.V + m.w.cross(T.P)
    VP = m.VP + m.wd.cross(T.P) + m.w.cross(m.w.cross(T.P))
    return dataclasses.replace(m, w=R @ m.w, wd=R @ m.wd, V=R @ V, VP=R @ VP)
