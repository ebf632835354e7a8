"""The recursions of a tree on a free base, whose six accelerations are coordinates too.

The effort of these coordinates is the net wrench on the base: zero but for what link 0 exerts on
the environment (FX0 … CZ0). Coordinates of the base are [V; w] in frame 0. Gravity is given in
frame 0 too, so it turns with the base.
"""

from __future__ import annotations

from collections.abc import Sequence

from symoro.expr import ONE, ZERO, Scalar, Vec3
from symoro.mechanism import (
    SpatialVector,
    forward_transform,
    matrix_element,
    motion_at_successor,
    multiply,
    solve_tree_system,
    spatial_inertia,
    wrench_on_antecedent,
)
from symoro.models.forms.articulated_bodies import (
    VelocityTerms,
    base_terms,
    eliminate_joints,
    outward_accelerations,
    velocity_terms,
)
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.composite_inertia import CompositeInertia, composite_inertia
from symoro.robot import PRISMATIC, REVOLUTE, Robot
from symoro.tracing import Trace

CHAIN = (-1, 0, 1, 2, 3, 4)  # the base's unknowns, each on the one before
BASE_LABELS = ("VP10", "VP20", "VP30", "WP10", "WP20", "WP30")


def _sum(a: SpatialVector, b: SpatialVector) -> SpatialVector:
    return a[0] + b[0], a[1] + b[1]


def spatial_newton_euler(
    robot: Robot, base_rate: SpatialVector, trace: Trace
) -> tuple[list[Scalar], SpatialVector]:
    """Torques without drives, joints 1..NL, and the wrench on the base.

    `base_rate` is the acceleration [VP; WP] of frame 0 less gravity.
    """
    terms = {0: base_terms(robot)}
    rate = {0: base_rate}
    wrench = {0: _net_wrench(robot, 0, base_rate, terms[0])}
    for j in robot.outward:
        i, joint = robot.ant(j), robot.joint(j)
        terms[j] = velocity_terms(robot, j, terms[i].w, trace)
        V, w = _sum(motion_at_successor(robot, j, rate[i], trace), terms[j].gamma)
        if robot.sigma(j) == PRISMATIC:
            V = Vec3(V.x, V.y, V.z + joint.QDP)
        elif robot.sigma(j) == REVOLUTE:
            w = Vec3(w.x, w.y, w.z + joint.QDP)
        rate[j] = (V, w)
        wrench[j] = _net_wrench(robot, j, rate[j], terms[j])
    for j in reversed(robot.outward):
        i = robot.ant(j)
        wrench[i] = _sum(wrench[i], wrench_on_antecedent(robot, j, wrench[j], trace))
    torques = [
        wrench[j][0].z if robot.sigma(j) == PRISMATIC else wrench[j][1].z
        for j in range(1, robot.NL + 1)
    ]
    return torques, wrench[0]


def _net_wrench(robot: Robot, j: int, rate: SpatialVector, b: VelocityTerms) -> SpatialVector:
    f, m = multiply(spatial_inertia(robot.bodies[j]), rate)
    return f - b.beta[0], m - b.beta[1]  # [KD 9.102]


def gravity_rate(robot: Robot) -> SpatialVector:
    """The acceleration of a base that does not accelerate, less gravity."""
    return -Vec3(*robot.gravity), Vec3(ZERO, ZERO, ZERO)


def composite(robot: Robot, trace: Trace) -> CompositeInertia:
    """The composite inertia of the tree, its base included."""
    forms = [LinkForm()] * (robot.NL + 1)
    return composite_inertia(robot, robot.bodies, forms, trace)


def base_acceleration(robot: Robot, wrench: SpatialVector, trace: Trace) -> list[Scalar]:
    """[VP; WP] of frame 0 that makes the net wrench vanish, from the wrench at rest of the base."""
    K = spatial_inertia(composite(robot, trace).base)
    right = [-x for x in (*wrench[0], *wrench[1])]
    return solve_tree_system(
        [[matrix_element(K, r, c) for c in range(6)] for r in range(6)],
        right,
        CHAIN,
        BASE_LABELS,
        trace,
    )


def inertia_with_base(
    robot: Robot, joints: Sequence[int], rotors: Sequence[Sequence[Scalar]], trace: Trace
) -> list[list[Scalar]]:
    """The (6 + n) x (6 + n) inertia matrix, base first, with the rotors on the joints' part."""
    bodies = composite(robot, trace)
    base = spatial_inertia(bodies.base)
    columns = [[*bodies.wrenches[j][0], *bodies.wrenches[j][1]] for j in joints]
    top = [
        [matrix_element(base, r, c) for c in range(6)] + [column[r] for column in columns]
        for r in range(6)
    ]
    rows = [
        columns[x] + [bodies.A[j - 1][k - 1] + rotors[x][y] for y, k in enumerate(joints)]
        for x, j in enumerate(joints)
    ]
    return [*top, *rows]


def articulated_accelerations_with_base(
    robot: Robot, trace: Trace
) -> tuple[list[Scalar], list[Scalar]]:
    """Return the accelerations of joints 1..NL and of the base, from six remaining equations."""
    inward = eliminate_joints(robot, base_terms(robot), trace, onto_base=True)
    K = [[matrix_element(inward.J, r, c) for c in range(6)] for r in range(6)]
    rate = solve_tree_system(
        K, [*inward.beta[0], *inward.beta[1]], CHAIN, BASE_LABELS, trace
    )  # the acceleration less gravity
    joints = outward_accelerations(robot, inward, (Vec3(*rate[:3]), Vec3(*rate[3:])), trace)
    base = [*(a + g for a, g in zip(rate[:3], robot.gravity, strict=True)), *rate[3:]]
    return list(joints), base


def base_columns(robot: Robot, frame: int, projection: int, trace: Trace) -> list[list[Scalar]]:
    """Six rows: [V; w] of a frame, in the projection frame, for each unit velocity of the base.

    They are [R, -R P^; 0, R] with P the frame's origin in frame 0.
    """
    P = forward_transform(robot, 0, frame, trace).P
    R = forward_transform(robot, projection, 0, trace).R
    units = [Vec3(*(ONE if k == c else ZERO for k in range(3))) for c in range(3)]
    null = Vec3(ZERO, ZERO, ZERO)
    columns = [(R @ e, null) for e in units] + [(R @ e.cross(P), R @ e) for e in units]
    return [[[*V, *w][r] for V, w in columns] for r in range(6)]
