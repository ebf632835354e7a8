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
from symoro.models.options import WORLD, Options
from symoro.models.trace import Namer, Traced, transform_group
from symoro.robot.data import Robot

DIRECTIONS: dict[str, Callable[[Robot, int, int, Namer], Transform]] = {
    "forward": forward_transform,
    "backward": backward_transform,
}


def screw_transform(screw: Screw, n: Namer) -> Transform:
    """The transform of a single screw."""
    s, c = n.sincos(screw.angle)
    if screw.axis == "x":
        return Transform(
            Mat3.from_rows([[1, 0, 0], [0, c, -s], [0, s, c]]), Vec3(screw.shift, 0, 0)
        )
    return Transform(Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]]), Vec3(0, 0, screw.shift))


def joint_transform(robot: Robot, j: int, n: Namer) -> Transform:
    """T_ij of frame j on its antecedent, elements that need an operation named A and L [KC97 1-b]."""
    T = UNIT
    for screw in joint_screws(robot, j):
        T = T @ screw_transform(screw, n)
    return Transform(n.mat("A", T.R, j), n.vec("L", T.P, j))


def plain_transform(robot: Robot, i: int, j: int, n: Namer) -> Transform:
    """T_ij as the product of the joints' transforms, term by term as it is written in textbooks [KC97 1-b]."""
    T = UNIT
    for screw in route_screws(robot, i, j):
        T = T @ screw_transform(screw, n)
    return T


def named_transform(robot: Robot, i: int, j: int, n: Namer) -> Transform:
    """The same with an intermediate variable after each frame [KC97 §3.2]."""
    T, step = UNIT, UNIT
    for screw in route_screws(robot, i, j):
        step = step @ screw_transform(screw, n)
        if screw.frame >= 0:
            T = T @ step
            T = Transform(n.mat("U", T.R, screw.frame), n.vec("L", T.P, screw.frame))
            step = UNIT
    return T


def _placed(robot: Robot, T: Transform, o: Options) -> Transform:
    return robot.base.transform @ T if o["wrt"] == WORLD else T


def _frames(o: Options) -> tuple[int, int]:
    return (0 if o["wrt"] == WORLD else o["wrt"]), o["frame"]


def direct_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """T: frame `frame` seen from `wrt`, explicit in symoro mode."""
    i, j = _frames(o)
    build = plain_transform if n.opaque else DIRECTIONS[o["direction"]]
    return Traced((transform_group("T", _placed(robot, kept(robot, n, build, i, j), o)),))


def fast_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """T with intermediate variables, at minimal cost."""
    i, j = _frames(o)
    build = named_transform if n.opaque else DIRECTIONS[o["direction"]]
    return Traced((transform_group("T", _placed(robot, kept(robot, n, build, i, j), o)),))


def variants(robot: Robot, o: Options) -> list[dict[str, str]]:
    """Equivalent ways to compute the model: from either end of the path."""
    return [{"direction": d} for d in DIRECTIONS]
