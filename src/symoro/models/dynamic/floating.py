"""Dynamics on a floating base: six more unknowns, the base's acceleration, and six more equations, its net wrench.

The base wrench is zero but for what link 0 exerts on the environment (FX0 … CZ0). Rows and columns of the base come first,
[V; w] in frame 0. Gravity is given in frame 0 too, so it turns with the base.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from symoro.expr.functions import Scalar
from symoro.expr.linear import Vec3
from symoro.expr.node import ONE, ZERO
from symoro.expr.program import Group
from symoro.mechanism.drives import drive_torques, rotor_matrix, tree_joints
from symoro.mechanism.drives import times as applied
from symoro.mechanism.spatial import (
    Matrix6,
    SpatialVector,
    element,
    motion_at_successor,
    multiply,
    spatial_inertia,
    wrench_on_antecedent,
)
from symoro.mechanism.transforms import forward_transform
from symoro.mechanism.tree_elimination import solve
from symoro.models.dynamic.direct import METHODS, check_coupling, parents, unknowns
from symoro.models.dynamic.mixed import given_accelerations, hybrid_groups, operational_groups
from symoro.models.dynamic.torques import (
    STILL,
    at_rest,
    joint_vector,
    resting_accelerations,
    torque_group,
)
from symoro.models.forms.articulated_bodies import (
    VelocityTerms,
    base_terms,
    eliminate_joints,
    outward_accelerations,
    velocity_terms,
)
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.composite_inertia import composite_inertia
from symoro.models.kinematic.jacobian import jacobian_rows
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Price, Trace, Traced, group, matrix_group

CHAIN = (-1, 0, 1, 2, 3, 4)  # the base's unknowns, each on the one before
BASE_NOTE = "base: acceleration of frame 0, [VP; WP]"
BASE_LABELS = ("VP10", "VP20", "VP30", "WP10", "WP20", "WP30")
NULL: SpatialVector = (Vec3(ZERO, ZERO, ZERO), Vec3(ZERO, ZERO, ZERO))


def _sum(a: SpatialVector, b: SpatialVector) -> SpatialVector:
    return a[0] + b[0], a[1] + b[1]


def spatial_newton_euler(
    robot: Robot, base_rate: SpatialVector, trace: Trace
) -> tuple[list[Scalar], SpatialVector]:
    """Torques without drives, joints 1..NL, and the wrench on the base, for a given acceleration of frame 0 less gravity."""
    biases = {0: base_terms(robot)}
    rate = {0: base_rate}
    wrench = {0: _net(robot, 0, base_rate, biases[0])}
    for j in range(1, robot.NL + 1):
        i, joint = robot.ant(j), robot.joint(j)
        biases[j] = velocity_terms(robot, j, biases[i].w, trace)
        V, w = _sum(motion_at_successor(robot, j, rate[i], trace), biases[j].gamma)
        if robot.sigma(j) == PRISMATIC:
            V = Vec3(V.x, V.y, V.z + joint.QDP)
        elif robot.sigma(j) == REVOLUTE:
            w = Vec3(w.x, w.y, w.z + joint.QDP)
        rate[j] = (V, w)
        wrench[j] = _net(robot, j, rate[j], biases[j])
    for j in range(robot.NL, 0, -1):
        wrench[robot.ant(j)] = _sum(
            wrench[robot.ant(j)], wrench_on_antecedent(robot, j, wrench[j], trace)
        )
    return [
        wrench[j][0].z if robot.sigma(j) == PRISMATIC else wrench[j][1].z
        for j in range(1, robot.NL + 1)
    ], wrench[0]


def _net(robot: Robot, j: int, rate: SpatialVector, b: VelocityTerms) -> SpatialVector:
    """J rate - beta [KD 9.102]."""
    f, m = multiply(spatial_inertia(robot.bodies[j]), rate)
    return f - b.beta[0], m - b.beta[1]


def _gravity_rate(robot: Robot) -> SpatialVector:
    return -Vec3(*robot.gravity), Vec3(ZERO, ZERO, ZERO)


def full_inertia(robot: Robot, trace: Trace) -> list[list[Scalar]]:
    """The (6 + n) x (6 + n) inertia matrix, rotors on the joints' part."""
    found = composite_inertia(robot, robot.bodies, [LinkForm()] * (robot.NL + 1), trace)
    joints, rotors = tree_joints(robot), rotor_matrix(robot)
    base: Matrix6 = spatial_inertia(found.base)
    columns = [[*found.wrenches[j][0], *found.wrenches[j][1]] for j in joints]
    top = [
        [element(base, r, c) for c in range(6)] + [column[r] for column in columns]
        for r in range(6)
    ]
    rows = [
        columns[x] + [found.A[j - 1][k - 1] + rotors[x][y] for y, k in enumerate(joints)]
        for x, j in enumerate(joints)
    ]
    return [*top, *rows]


def inertia(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A with the six rows and columns of the base first."""
    return Traced(
        (matrix_group("A", full_inertia(robot, trace)),),
        ("rows and columns 1-6: the base, [V; w] in frame 0",),
    )


def _torques(robot: Robot, trace: Trace) -> list[Scalar]:
    """The wrench on the base that does not accelerate, then the joint torques with their drives."""
    torque, wrench = spatial_newton_euler(robot, _gravity_rate(robot), trace)
    joints = tree_joints(robot)
    return [
        *wrench[0],
        *wrench[1],
        *(torque[j - 1] + d for j, d in zip(joints, drive_torques(robot), strict=True)),
    ]


def _base_and_joints(name: str, robot: Robot, values: Sequence[Scalar]) -> Traced:
    labels = [*(f"{name}0{k}" for k in range(1, 7)), *(f"{name}{j}" for j in tree_joints(robot))]
    return Traced(
        (group(name, (len(values),), values, labels),),
        ("elements 1-6: wrench on the base, force then moment in frame 0",),
    )


def bias_torques(robot: Robot, o: Options, trace: Trace) -> Traced:
    """H with the base's wrench first."""
    return _base_and_joints("H", robot, _torques(resting_accelerations(robot), trace))


def gravity(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Q with the base's wrench first: what holds the robot still."""
    return _base_and_joints("Q", robot, _torques(at_rest(robot), trace))


def inverse_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau, and the base's acceleration that zero net wrench asks for."""
    _, wrench = spatial_newton_euler(robot, _gravity_rate(robot), trace)
    composite = composite_inertia(robot, robot.bodies, [LinkForm()] * (robot.NL + 1), trace).base
    K = spatial_inertia(composite)
    right = [-x for x in (*wrench[0], *wrench[1])]
    a = solve(
        [[element(K, r, c) for c in range(6)] for r in range(6)], right, CHAIN, BASE_LABELS, trace
    )
    g = _gravity_rate(robot)
    torque, _ = spatial_newton_euler(robot, (g[0] + Vec3(*a[:3]), Vec3(*a[3:])), trace)
    tau = [torque[j - 1] + d for j, d in zip(tree_joints(robot), drive_torques(robot), strict=True)]
    groups, notes = torque_group(robot, o, tau)
    return Traced((*groups, _base_group(a)), (*notes, BASE_NOTE))


def direct_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd and the base's acceleration, by the inertia matrix or by recursion."""
    return (
        by_recursion(robot, o, trace)
        if o.get("method") == "recursive"
        else by_matrix(robot, o, trace)
    )


def by_matrix(robot: Robot, o: Options, trace: Trace) -> Traced:
    """The (6 + n) equations, eliminated from the tips."""
    A, H = full_inertia(robot, trace), _torques(resting_accelerations(robot), trace)
    joints = tree_joints(robot)
    right = [-h for h in H[:6]] + [
        robot.joint(j).GAM - h for j, h in zip(joints, H[6:], strict=True)
    ]
    x = solve(A, right, _parents(robot, joints), [*BASE_LABELS, *unknowns(joints)], trace)
    return _accelerated(robot, x[6:], x[:6])


def by_recursion(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Articulated bodies: of the whole robot, seen from the base, remain six equations."""
    check_coupling(robot)
    inward = eliminate_joints(robot, base_terms(robot), trace, onto_base=True)
    K = [[element(inward.J, r, c) for c in range(6)] for r in range(6)]
    rate = solve(
        K, [*inward.beta[0], *inward.beta[1]], CHAIN, BASE_LABELS, trace
    )  # the acceleration less gravity
    found = outward_accelerations(robot, inward, (Vec3(*rate[:3]), Vec3(*rate[3:])), trace)
    base = [*(a + g for a, g in zip(rate[:3], robot.gravity, strict=True)), *rate[3:]]
    return _accelerated(robot, [found[j - 1] for j in tree_joints(robot)], base)


def recursive_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    return by_recursion(robot, o, trace)


def choose_direct(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The cheaper of the two methods."""
    if o["method"] != "auto" or o["mode"] == "symoro" or robot.coupling:
        return {}
    return min(({"method": m} for m in METHODS), key=lambda c: price(direct_dynamics, c))


def _accelerated(robot: Robot, qdd: Sequence[Scalar], base: Sequence[Scalar]) -> Traced:
    return Traced((joint_vector("qdd", "QDP", robot, qdd), _base_group(base)), (BASE_NOTE,))


def _base_group(values: Sequence[Scalar]) -> Group:
    return group("base", (6,), values, BASE_LABELS)


def hybrid(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the joints whose acceleration is given, qdd of the others and the acceleration of the base."""
    joints = tree_joints(robot)
    given, held = given_accelerations(robot, o)
    free = [j for j in joints if j not in given]
    bias_, A = _torques(held, trace), full_inertia(robot, trace)
    place = {j: 6 + k for k, j in enumerate(joints)}
    sought = [*range(6), *(place[j] for j in free)]
    right = [-bias_[k] for k in range(6)] + [robot.joint(j).GAM - bias_[place[j]] for j in free]
    x = solve(
        [[A[r][c] for c in sought] for r in sought],
        right,
        _parents(robot, free),
        [*BASE_LABELS, *unknowns(free)],
        trace,
    )
    more = applied([[A[place[j]][c] for c in sought] for j in given], x)
    found = hybrid_groups(
        given, free, [bias_[place[j]] + m for j, m in zip(given, more, strict=True)], x[6:]
    )
    return Traced((*found.groups, _base_group(x[:6])), (*found.notes, BASE_NOTE))


def operational(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame of a robot that floats: the base moves under the force, too."""
    joints = tree_joints(robot)
    columns = jacobian_rows(robot, o["frame"], o["projection"], o["projection"], o["frame"], trace)
    J = [[*base, *row] for base, row in zip(_base_columns(robot, o, trace), columns, strict=True)]
    still = resting_accelerations(
        dataclasses.replace(robot, base=dataclasses.replace(robot.base, VP0=STILL, WP0=STILL))
    )
    A, H = full_inertia(robot, trace), _torques(still, trace)
    return operational_groups(
        still,
        o,
        J,
        lambda row: solve(
            A, row, _parents(robot, joints), [*BASE_LABELS, *unknowns(joints)], trace
        ),
        H,
        trace,
    )


def _base_columns(robot: Robot, o: Options, trace: Trace) -> list[list[Scalar]]:
    """[V; w] of the frame, in the projection frame, for each unit velocity of the base: [R, -R P^; 0, R]."""
    P = forward_transform(robot, 0, o["frame"], trace).P
    R = forward_transform(robot, o["projection"], 0, trace).R
    units = [Vec3(*(ONE if k == c else ZERO for k in range(3))) for c in range(3)]
    null = Vec3(ZERO, ZERO, ZERO)
    columns = [(R @ e, null) for e in units] + [(R @ e.cross(P), R @ e) for e in units]
    return [[[*V, *w][r] for V, w in columns] for r in range(6)]


def _parents(robot: Robot, joints: Sequence[int]) -> list[int]:
    """The base's six unknowns in a chain, then the joints on it."""
    return [*CHAIN, *(6 + p if p >= 0 else 5 for p in parents(robot, joints))]
