"""Kinetic and potential energy, linear in the inertial parameters [KD 9.13, 9.25]."""

from __future__ import annotations

from symoro.expr import HALF, ZERO, Scalar, Vec3
from symoro.mechanism import (
    LinkMotion,
    base_motion,
    forward_transform,
    link_motions,
    mechanism_of,
    rotor_matrix,
    times,
    tree_joints,
)
from symoro.models.dynamic.tree_dynamics import notes
from symoro.models.forms.parameter_grouping import first_moments, inertia_tensor
from symoro.robot import Body, Robot
from symoro.tracing import Options, Trace, Traced, output_group


def kinetic(body: Body, m: LinkMotion) -> Scalar:
    """2 E = w^T J w + M V^T V + 2 MS^T (V x w) [KD 9.13]."""
    MS, V, w = first_moments(body), m.V, m.w
    # [KD 9.16]
    return w.dot(inertia_tensor(body) @ w) + body.M * V.dot(V) + 2 * MS.dot(V.cross(w))


def potential(robot: Robot, j: int, trace: Trace) -> Scalar:
    """U = -g^T (M P + R MS) [KD 9.25]."""
    T, body = forward_transform(robot, 0, j, trace), robot.bodies[j]
    # [KD 9.25b]
    return -Vec3(*robot.gravity).dot(T.P * body.M + T.R @ first_moments(body))


def energy(robot: Robot, o: Options, trace: Trace) -> Traced:
    """E and U: kinetic energy with the rotors', potential energy of the links, a free base among
    them.
    """
    m = mechanism_of(robot, o, trace)
    tree = m.still
    twice: Scalar = ZERO
    U: Scalar = ZERO
    links = dict(enumerate(link_motions(tree, False, trace), 1))
    for j, x in ({0: base_motion(tree), **links} if m.free_base else links).items():
        twice = twice + kinetic(tree.bodies[j], x)
        U = U + potential(tree, j, trace)
    speeds = [tree.joint(j).QP for j in tree_joints(tree)]
    for v, p in zip(speeds, times(rotor_matrix(tree), speeds), strict=True):
        twice = twice + v * p
    height = "U is zero with the masses at the origin of frame 0: add that of its height"
    groups = (output_group("E", (), [HALF * twice], ["E"]), output_group("U", (), [U], ["U"]))
    return Traced(groups, (*notes(m), *((height,) if m.free_base else ())))
