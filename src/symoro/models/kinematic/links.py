"""The models `velocities`, `accelerations` and `jpqp` of every link [KC97 §4.2-4.4]."""

from __future__ import annotations

import dataclasses

from symoro.expr.linear import IDENTITY, UNIT, Mat3, Transform, Vec3
from symoro.expr.node import constant
from symoro.models.geometric.chain import forward_transform, kept
from symoro.models.kinematic.recursion import Motion, motions
from symoro.models.options import Options
from symoro.models.trace import Namer, Traced, group, rows_group
from symoro.robot.data import Robot


def variants(robot: Robot, o: Options) -> list[dict[str, bool]]:
    """Rotations of parallel axes pending, or applied link by link."""
    return [{"pending": True}, {"pending": False}]


def _expressed(robot: Robot, rows: list[Vec3], o: Options, n: Namer) -> list[Vec3]:
    """Rows in the links' own frames, or all in frame `wrt`."""
    if o["wrt"] is None:
        return rows
    return [forward_transform(robot, o["wrt"], j, n).R @ v for j, v in enumerate(rows, 1)]


def _motions(robot: Robot, o: Options, n: Namer) -> list[Motion]:
    """Of our frames, or with `frames` of the frames of the links in the file: V + w x P, VP + wd x P + w x (w x P), turned into them."""
    found = kept(robot, n, motions, o["pending"] and not n.opaque)
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


def velocities(robot: Robot, o: Options, n: Namer) -> Traced:
    """V, W: linear velocity of the origins and angular velocity of the links."""
    found = _motions(robot, o, n)
    V = _expressed(robot, [m.V for m in found], o, n)
    W = _expressed(robot, [m.w for m in found], o, n)
    return Traced((rows_group("V", V), rows_group("W", W)))


def accelerations(robot: Robot, o: Options, n: Namer) -> Traced:
    """VP, WP: linear acceleration of the origins and angular acceleration of the links."""
    found = _motions(robot, o, n)
    VP = _expressed(robot, [m.VP for m in found], o, n)
    WP = _expressed(robot, [m.wd for m in found], o, n)
    return Traced((rows_group("VP", VP), rows_group("WP", WP)))


def jpqp(robot: Robot, o: Options, n: Namer) -> Traced:
    """JPQP: the accelerations that remain when the joints' accelerations are zero, one row [VP, WP] per link."""
    return remaining(
        dataclasses.replace(
            robot, joints=tuple(dataclasses.replace(j, QDP=0) for j in robot.joints)
        ),
        o,
        n,
    )


def remaining(still: Robot, o: Options, n: Namer) -> Traced:
    """JPQP of a robot whose motorised joints do not accelerate."""
    found = _motions(still, o, n)
    VP = _expressed(still, [m.VP for m in found], o, n)
    WP = _expressed(still, [m.wd for m in found], o, n)
    values = [x for v, w in zip(VP, WP, strict=True) for x in (*v, *w)]
    labels = [
        f"{name}{c}{j}" for j in range(1, len(VP) + 1) for name in ("VPJ", "WPJ") for c in (1, 2, 3)
    ]
    return Traced((group("JPQP", (len(VP), 6), values, labels),))
