"""Direct geometric model: the transform between any two frames of a tree [KC97 §3.1, §3.2]."""

from __future__ import annotations

from collections.abc import Callable

from symoro.expr.linear import UNIT, Mat3, Transform, Vec3
from symoro.models.geometric.chain import (
    Screw,
    backward_transform,
    forward_transform,
    joint_screws,
    kept,
    route_screws,
)
from symoro.robot.data import Robot
from symoro.tracing.options import WORLD, Options
from symoro.tracing.trace import Trace, Traced, transform_group

DIRECTIONS: dict[str, Callable[[Robot, int, int, Trace], Transform]] = {
    "forward": forward_transform,
    "backward": backward_transform,
}


def screw_transform(screw: Screw, trace: Trace) -> Transform:
    """The transform of a single screw."""
    s, c = trace.sincos(screw.angle)
    if screw.axis == "x":
        return Transform(
            Mat3.from_rows([[1, 0, 0], [0, c, -s], [0, s, c]]), Vec3(screw.shift, 0, 0)
        )
    return Transform(Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]]), Vec3(0, 0, screw.shift))


def joint_transform(robot: Robot, j: int, trace: Trace) -> Transform:
    """T_ij of frame j on its antecedent, elements that need an operation named A and L [KC97 1-b]."""
    T = UNIT
    for screw in joint_screws(robot, j):
        T = T @ screw_transform(screw, trace)
    return Transform(trace.mat("A", T.R, j), trace.vec("L", T.P, j))


def plain_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """T_ij as the product of the joints' transforms, term by term as it is written in textbooks [KC97 1-b]."""
    T = UNIT
    for screw in route_screws(robot, i, j):
        T = T @ screw_transform(screw, trace)
    return T


def named_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """The same with an intermediate variable after each frame [KC97 §3.2]."""
    T, step = UNIT, UNIT
    for screw in route_screws(robot, i, j):
        step = step @ screw_transform(screw, trace)
        if screw.frame >= 0:
            T = T @ step
            T = Transform(trace.mat("U", T.R, screw.frame), trace.vec("L", T.P, screw.frame))
            step = UNIT
    return T


def _placed(robot: Robot, T: Transform, o: Options) -> Transform:
    return robot.base.transform @ T if o["wrt"] == WORLD else T


def _frames(o: Options) -> tuple[int, int]:
    return (0 if o["wrt"] == WORLD else o["wrt"]), o["frame"]


def direct_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """T: frame `frame` seen from `wrt`, explicit in symoro mode."""
    i, j = _frames(o)
    build = plain_transform if trace.opaque else DIRECTIONS[o["direction"]]
    return Traced((transform_group("T", _placed(robot, kept(robot, trace, build, i, j), o)),))


def fast_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """T with intermediate variables, at minimal cost."""
    i, j = _frames(o)
    build = named_transform if trace.opaque else DIRECTIONS[o["direction"]]
    return Traced((transform_group("T", _placed(robot, kept(robot, trace, build, i, j), o)),))


def variants(robot: Robot, o: Options) -> list[dict[str, str]]:
    """Equivalent ways to compute the model: from either end of the path."""
    return [{"direction": d} for d in DIRECTIONS]
