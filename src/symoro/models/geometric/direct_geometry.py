"""The direct geometric models `dgm` and `fgm`: the transform between any two frames of a tree [KC97
§3.1, §3.2].
"""

from __future__ import annotations

from collections.abc import Callable

from symoro.expr import UNIT, Transform
from symoro.mechanism import (
    backward_transform,
    forward_transform,
    mechanism_of,
    memoised,
    route_screws,
    screw_transform,
)
from symoro.robot import Robot
from symoro.tracing import WORLD, Options, Trace, Traced, transform_group

Build = Callable[[Robot, int, int, Trace], Transform]

DIRECTIONS: dict[str, Build] = {"forward": forward_transform, "backward": backward_transform}


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


def variants(robot: Robot, o: Options) -> list[dict[str, str]]:
    """Return the equivalent ways to compute the model: from either end of the path."""
    return [{"direction": direction} for direction in DIRECTIONS]
