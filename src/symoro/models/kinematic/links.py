"""The models `velocities`, `accelerations` and `jpqp` of every link [KC97 §4.2-4.4]."""

from __future__ import annotations

import dataclasses

from symoro.expr.linear import Vec3
from symoro.models.geometric.chain import forward_transform
from symoro.models.kinematic.recursion import motions
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


def velocities(robot: Robot, o: Options, n: Namer) -> Traced:
    """V, W: linear velocity of the origins and angular velocity of the links."""
    found = motions(robot, o["pending"] and not n.opaque, n)
    V = _expressed(robot, [m.V for m in found], o, n)
    W = _expressed(robot, [m.w for m in found], o, n)
    return Traced((rows_group("V", V), rows_group("W", W)))


def accelerations(robot: Robot, o: Options, n: Namer) -> Traced:
    """VP, WP: linear acceleration of the origins and angular acceleration of the links."""
    found = motions(robot, o["pending"] and not n.opaque, n)
    VP = _expressed(robot, [m.VP for m in found], o, n)
    WP = _expressed(robot, [m.wd for m in found], o, n)
    return Traced((rows_group("VP", VP), rows_group("WP", WP)))


def jpqp(robot: Robot, o: Options, n: Namer) -> Traced:
    """JPQP: the accelerations that remain when the joints' accelerations are zero, one row [VP, WP] per link."""
    still = dataclasses.replace(robot, joints=tuple(dataclasses.replace(j, QDP=0) for j in robot.joints))
    found = motions(still, o["pending"] and not n.opaque, n)
    VP = _expressed(still, [m.VP for m in found], o, n)
    WP = _expressed(still, [m.wd for m in found], o, n)
    values = [x for v, w in zip(VP, WP, strict=True) for x in (*v, *w)]
    labels = [f"{name}{c}{j}" for j in range(1, len(VP) + 1) for name in ("VPJ", "WPJ") for c in (1, 2, 3)]
    return Traced((group("JPQP", (len(VP), 6), values, labels),))
