"""The models `velocities`, `accelerations` and `jpqp` of every link [KC97 §4.2-4.4]."""

from __future__ import annotations

import dataclasses

from symoro.expr.linear import IDENTITY, UNIT, Mat3, Transform, Vec3
from symoro.expr.node import constant
from symoro.models.geometric.chain import forward_transform, kept
from symoro.models.kinematic.recursion import Motion, motions
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, group, rows_group


def variants(robot: Robot, o: Options) -> list[dict[str, bool]]:
    """Rotations of parallel axes pending, or applied link by link."""
    return [{"pending": True}, {"pending": False}]


def _expressed(robot: Robot, rows: list[Vec3], o: Options, trace: Trace) -> list[Vec3]:
    """Rows in the links' own frames, or all in frame `wrt`."""
    if o["wrt"] is None:
        return rows
    return [forward_transform(robot, o["wrt"], j, trace).R @ v for j, v in enumerate(rows, 1)]


def _motions(robot: Robot, o: Options, trace: Trace) -> list[Motion]:
    """Of our frames, or with `frames` of the frames of the links in the file: V + w x P, VP + wd x P + w x (w x P), turned into them."""
    found = kept(robot, trace, motions, o["pending"] and not trace.opaque)
    if robot.origin is None or o.get("frames") not in (robot.origin.format, "source"):
        return found
    places: dict[int, Transform] = {}
    for placed in robot.origin.links.values():
        rows = [[constant(x) for x in placed.T[4 * k : 4 * k + 4]] for k in range(3)]
        places.setdefault(
            placed.frame,
            Transform(Mat3.from_rows([row[:3] for row in rows]), Vec3(*(row[3] for row in rows))),
        )
    return [_seen(m, places.get(j, UNIT), o["wrt"] is None) for j, m in enumerate(found, 1)]


def _seen(m: Motion, T: Transform, turned: bool) -> Motion:
    R = T.R.T if turned else IDENTITY
    V, VP = m.V + m.w.cross(T.P), m.VP + m.wd.cross(T.P) + m.w.cross(m.w.cross(T.P))
    return dataclasses.replace(m, w=R @ m.w, wd=R @ m.wd, V=R @ V, VP=R @ VP)


def velocities(robot: Robot, o: Options, trace: Trace) -> Traced:
    """V, W: linear velocity of the origins and angular velocity of the links."""
    found = _motions(robot, o, trace)
    V = _expressed(robot, [m.V for m in found], o, trace)
    W = _expressed(robot, [m.w for m in found], o, trace)
    return Traced((rows_group("V", V), rows_group("W", W)))


def accelerations(robot: Robot, o: Options, trace: Trace) -> Traced:
    """VP, WP: linear acceleration of the origins and angular acceleration of the links."""
    found = _motions(robot, o, trace)
    VP = _expressed(robot, [m.VP for m in found], o, trace)
    WP = _expressed(robot, [m.wd for m in found], o, trace)
    return Traced((rows_group("VP", VP), rows_group("WP", WP)))


def jpqp(robot: Robot, o: Options, trace: Trace) -> Traced:
    """JPQP: the accelerations that remain when the joints' accelerations are zero, one row [VP, WP] per link."""
    return remaining(
        dataclasses.replace(
            robot, joints=tuple(dataclasses.replace(j, QDP=0) for j in robot.joints)
        ),
        o,
        trace,
    )


def remaining(still: Robot, o: Options, trace: Trace) -> Traced:
    """JPQP of a robot whose motorised joints do not accelerate."""
    found = _motions(still, o, trace)
    VP = _expressed(still, [m.VP for m in found], o, trace)
    WP = _expressed(still, [m.wd for m in found], o, trace)
    values = [x for v, w in zip(VP, WP, strict=True) for x in (*v, *w)]
    labels = [
        f"{name}{c}{j}" for j in range(1, len(VP) + 1) for name in ("VPJ", "WPJ") for c in (1, 2, 3)
    ]
    return Traced((group("JPQP", (len(VP), 6), values, labels),))
