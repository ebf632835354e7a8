"""The energy of the links as a linear function of their inertial parameters [KD 9.44, 9.62]."""

from __future__ import annotations

from symoro.expr.functions import Scalar
from symoro.expr.linear import Vec3
from symoro.expr.node import HALF
from symoro.models.geometric.transforms import forward_transform
from symoro.models.kinematic.link_motion import LinkMotion
from symoro.robot.data import Robot
from symoro.tracing.trace import Trace


def energy_row(robot: Robot, j: int, m: LinkMotion, trace: Trace) -> dict[str, Scalar]:
    """h_j: kinetic and potential energy of link j per unit of each parameter [KD 9.44]."""
    w, V = m.w, m.V
    T_0j = forward_transform(robot, 0, j, trace)
    g = Vec3(*robot.gravity)
    lever = V.cross(w)
    row = {
        "XX": HALF * (w.x * w.x), "XY": w.x * w.y, "XZ": w.x * w.z,
        "YY": HALF * (w.y * w.y), "YZ": w.y * w.z, "ZZ": HALF * (w.z * w.z),
        "M": HALF * V.dot(V) - g.dot(T_0j.P),
    }  # fmt: skip
    for name, arm, axis in zip(("MX", "MY", "MZ"), lever, T_0j.R.columns, strict=True):
        row[name] = arm - g.dot(axis)
    return row
