"""The direct models of position, velocity and acceleration.

`dgm` and `fgm` give the transform between any two frames of a tree [KC97 §3.1, §3.2]; `velocities`,
`accelerations` and `jpqp` the rates of its links [KC97 §4.2-4.4].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import numpy as np

from symoro.expr import (
    IDENTITY,
    NAMED,
    UNIT,
    Expr,
    Mat3,
    Transform,
    Vec3,
    as_expr,
    constant,
    postorder,
)
from symoro.mechanism import (
    LinkMotion,
    Mechanism,
    backward_transform,
    forward_transform,
    link_motions,
    mechanism_of,
    route_screws,
    screw_transform,
    with_base_acceleration,
)
from symoro.robot import Robot
from symoro.tracing import (
    KHALIL,
    WORLD,
    Options,
    Trace,
    Traced,
    output_group,
    rate_frames,
    rows_group,
    transform_group,
)

Build = Callable[[Robot, int, int, Trace], Transform]
Rows = dict[int, Vec3]  # a vector of each link, by its number

DIRECTIONS: dict[str, Build] = {"forward": forward_transform, "backward": backward_transform}
LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities and accelerations of the motorised ones"
)


def product_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij as the product of the joints' transforms."""
    T_ij = UNIT
    for screw in route_screws(robot, i, j):
        T_ij = T_ij @ screw_transform(screw, trace)
    return T_ij


def explicit_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij with one formula for each element: a product, or with the sines of sums of
    parallel axes if these need fewer operations.
    """
    forms = (build(robot, i, j, trace) for build in (product_transform, backward_transform))
    return min(forms, key=_written_operations)


def _written_operations(T: Transform) -> int:
    """The operations of formulas that share nothing but named sines."""
    roots = [as_expr(x) for column in (*T.R.columns, T.P) for x in column]
    sizes: dict[Expr, int] = {}
    for n in postorder(roots):
        sizes[n] = 0 if n.op is NAMED else bool(n.op.cost) + sum(sizes[a] for a in n.args)
    return sum(sizes[n] for n in roots)


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
    build = listing if trace.writes_listing else DIRECTIONS[o["direction"]]
    placed = mechanism_of(robot, o, trace).placed
    T = trace.recalled(placed, build, placed, 0 if from_world else o["wrt"], o["frame"])
    return Traced((transform_group("T", robot.base.transform @ T if from_world else T),))


def transform_variants(robot: Robot, o: Options) -> list[dict[str, str]]:
    """Return the equivalent ways to compute the model: from either end of the path."""
    return [{"direction": direction} for direction in DIRECTIONS]


# --- velocities and accelerations of the links ----------------------------------------------------


def velocities(robot: Robot, o: Options, trace: Trace) -> Traced:
    """V, W: linear velocity of the origins and angular velocity of the links."""
    m = mechanism_of(robot, o, trace)
    motions = _output_motions(m.moving, o, trace)
    V = _expressed(m, {j: x.V for j, x in motions.items()}, o, trace)
    W = _expressed(m, {j: x.w for j, x in motions.items()}, o, trace)
    return Traced((rows_group("V", V), rows_group("W", W)), _notes(m))


def accelerating_robot(robot: Robot, o: Options) -> Robot:
    """The robot whose base, if it moves, has an acceleration: VP01 … WP03 where no other is
    given.
    """
    return with_base_acceleration(robot) if robot.has_moving_base else robot


def accelerations(robot: Robot, o: Options, trace: Trace) -> Traced:
    """VP, WP: linear acceleration of the origins and angular acceleration of the links."""
    m = mechanism_of(robot, o, trace)
    VP, WP = _accelerations(m, m.accelerating, o, trace)
    return Traced((rows_group("VP", VP), rows_group("WP", WP)), _notes(m))


def jpqp(robot: Robot, o: Options, trace: Trace) -> Traced:
    """JPQP: accelerations of the links while the independent joints do not accelerate.

    One row [VP, WP] per link.
    """
    m = mechanism_of(robot, o, trace)
    VP, WP = _accelerations(m, m.without_accelerations, o, trace)
    values = [x for j in VP for x in (*VP[j], *WP[j])]
    labels = [f"{name}{c}{j}" for j in VP for name in ("VPJ", "WPJ") for c in (1, 2, 3)]
    rows = output_group("JPQP", (len(VP), 6), values, labels, (tuple(VP), ()))
    return Traced((rows,), _notes(m))


def _accelerations(m: Mechanism, tree: Robot, o: Options, trace: Trace) -> tuple[Rows, Rows]:
    motions = _output_motions(tree, o, trace)
    VP = _expressed(m, {j: x.VP for j, x in motions.items()}, o, trace)
    return VP, _expressed(m, {j: x.wd for j, x in motions.items()}, o, trace)


def _notes(m: Mechanism) -> tuple[str, ...]:
    return (LOOP_INPUTS,) if m.has_loops else ()


def rate_variants(robot: Robot, o: Options) -> list[dict[str, bool]]:
    """Return the equivalent forms: rotations of parallel axes pending, or applied link by link."""
    return [{"pending": True}, {"pending": False}]


def _expressed(m: Mechanism, rows: Rows, o: Options, trace: Trace) -> Rows:
    """Return the rows in the links' own frames, or all of them in frame `wrt`."""
    if o["wrt"] is None:
        return rows
    return {j: forward_transform(m.placed, o["wrt"], j, trace).R @ v for j, v in rows.items()}


def _output_motions(robot: Robot, o: Options, trace: Trace) -> dict[int, LinkMotion]:
    """Return the motions of the rows by link: of the links' frames, or of those of the imported
    file, as the option `frames` says.
    """
    motions = trace.recalled(robot, link_motions, robot, o["pending"] and not trace.writes_listing)
    places = rate_frames(robot, o.get("frames", KHALIL))
    own_axes = o["wrt"] is None
    return {
        j: motions[j - 1] if T is None else _moved(motions[j - 1], _transform(T), own_axes)
        for j, T in places.items()
    }


def _transform(T: np.ndarray) -> Transform:
    """Return a matrix of numbers as a transform of exact ones."""
    rows = [[constant(float(x)) for x in row] for row in T[:3]]
    R = Mat3.from_rows([row[:3] for row in rows])
    return Transform(R, Vec3(*(row[3] for row in rows)))


def _moved(m: LinkMotion, T: Transform, own_axes: bool) -> LinkMotion:
    """Return the motion of a frame that is at T on the link, in its own axes or still in those of
    the link.
    """
    R = T.R.T if own_axes else IDENTITY
    V = m.V + m.w.cross(T.P)
    VP = m.VP + m.wd.cross(T.P) + m.w.cross(m.w.cross(T.P))
    return dataclasses.replace(m, w=R @ m.w, wd=R @ m.wd, V=R @ V, VP=R @ VP)
