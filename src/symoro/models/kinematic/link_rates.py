"""The models `velocities`, `accelerations` and `jpqp` of the links [KC97 §4.2-4.4]."""

from __future__ import annotations

import dataclasses

from symoro.expr import IDENTITY, UNIT, Mat3, Transform, Vec3, constant
from symoro.mechanism import (
    LinkMotion,
    Mechanism,
    forward_transform,
    link_motions,
    mechanism_of,
    memoised,
)
from symoro.robot import Robot
from symoro.tracing import Options, Trace, Traced, output_group, rows_group

LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities and accelerations of the motorised ones"
)


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
    labels = [
        f"{name}{c}{j}" for j in range(1, len(VP) + 1) for name in ("VPJ", "WPJ") for c in (1, 2, 3)
    ]
    return Traced((output_group("JPQP", (len(VP), 6), values, labels),), _notes(m))


def _accelerations(tree: Robot, o: Options, trace: Trace) -> tuple[list[Vec3], list[Vec3]]:
    motions = _output_motions(tree, o, trace)
    VP = _expressed(tree, [x.VP for x in motions], o, trace)
    return VP, _expressed(tree, [x.wd for x in motions], o, trace)


def _notes(m: Mechanism) -> tuple[str, ...]:
    return (LOOP_INPUTS,) if m.has_loops else ()


def variants(robot: Robot, o: Options) -> list[dict[str, bool]]:
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
