"""Dynamics on a floating base: six more unknowns, the base's acceleration, and six more equations, its net wrench.

The base wrench is zero but for what link 0 exerts on the environment (FX0 … CZ0). Rows and columns of the base come first,
[V; w] in frame 0. Gravity is given in frame 0 too, so it turns with the base.
"""

from __future__ import annotations

from symoro.expr.functions import Scalar
from symoro.expr.linear import Vec3
from symoro.expr.node import ZERO
from symoro.models.dynamic.articulated import Bias, Matrix6, at, bias, body_matrix, motion_outward, times, wrench_inward
from symoro.models.dynamic.composite import composite_inertia
from symoro.models.dynamic.direct import parents, unknowns
from symoro.models.dynamic.drive import drive_torques, rotor_matrix, tree_joints
from symoro.models.dynamic.inertia import first_moments
from symoro.models.dynamic.solve import solve
from symoro.models.dynamic.stations import Form, Spatial
from symoro.models.dynamic.torques import joint_vector, resting_accelerations
from symoro.models.options import Options
from symoro.models.trace import Namer, Traced, group, matrix_group
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot

BASE_LABELS = ("VP10", "VP20", "VP30", "WP10", "WP20", "WP30")
NULL: Spatial = (Vec3(ZERO, ZERO, ZERO), Vec3(ZERO, ZERO, ZERO))


def _sum(a: Spatial, b: Spatial) -> Spatial:
    return a[0] + b[0], a[1] + b[1]


def _base_bias(robot: Robot) -> Bias:
    w, body, e = Vec3(*robot.base.W0), robot.bodies[0], robot.wrenches[0]
    Jw = times(body_matrix(body), (Vec3(ZERO, ZERO, ZERO), w))[1]
    force = w.cross(w.cross(first_moments(body))) + Vec3(e.FX, e.FY, e.FZ)
    return Bias(w, NULL, (-force, -(w.cross(Jw) + Vec3(e.CX, e.CY, e.CZ))))


def spatial_newton_euler(robot: Robot, base_rate: Spatial, n: Namer) -> tuple[list[Scalar], Spatial]:
    """Torques without drives, joints 1..NL, and the wrench on the base, for a given acceleration of frame 0 less gravity."""
    biases = {0: _base_bias(robot)}
    rate = {0: base_rate}
    wrench = {0: _net(robot, 0, base_rate, biases[0])}
    for j in range(1, robot.NL + 1):
        i, joint = robot.ant(j), robot.joint(j)
        biases[j] = bias(robot, j, biases[i].w, n)
        V, w = _sum(motion_outward(robot, j, rate[i], n), biases[j].gamma)
        if robot.sigma(j) == PRISMATIC:
            V = Vec3(V.x, V.y, V.z + joint.QDP)
        elif robot.sigma(j) == REVOLUTE:
            w = Vec3(w.x, w.y, w.z + joint.QDP)
        rate[j] = (V, w)
        wrench[j] = _net(robot, j, rate[j], biases[j])
    for j in range(robot.NL, 0, -1):
        wrench[robot.ant(j)] = _sum(wrench[robot.ant(j)], wrench_inward(robot, j, wrench[j], n))
    return [wrench[j][0].z if robot.sigma(j) == PRISMATIC else wrench[j][1].z for j in range(1, robot.NL + 1)], wrench[0]


def _net(robot: Robot, j: int, rate: Spatial, b: Bias) -> Spatial:
    """J rate - beta [KD 9.102]."""
    f, m = times(body_matrix(robot.bodies[j]), rate)
    return f - b.beta[0], m - b.beta[1]


def _gravity_rate(robot: Robot) -> Spatial:
    return -Vec3(*robot.gravity), Vec3(ZERO, ZERO, ZERO)


def full_inertia(robot: Robot, n: Namer) -> list[list[Scalar]]:
    """The (6 + n) x (6 + n) inertia matrix, rotors on the joints' part."""
    found = composite_inertia(robot, {j: Form() for j in range(1, robot.NL + 1)}, n)
    joints, rotors = tree_joints(robot), rotor_matrix(robot)
    base: Matrix6 = body_matrix(found.base)
    columns = [[*found.wrenches[j][0], *found.wrenches[j][1]] for j in joints]
    top = [[at(base, r, c) for c in range(6)] + [column[r] for column in columns] for r in range(6)]
    rows = [columns[x] + [found.A[j - 1][k - 1] + rotors[x][y] for y, k in enumerate(joints)] for x, j in enumerate(joints)]
    return [*top, *rows]


def inertia(robot: Robot, o: Options, n: Namer) -> Traced:
    """A with the six rows and columns of the base first."""
    return Traced((matrix_group("A", full_inertia(robot, n)),), ("rows and columns 1-6: the base, [V; w] in frame 0",))


def bias_torques(robot: Robot, o: Options, n: Namer) -> Traced:
    """H with the base's wrench first."""
    still = resting_accelerations(robot)
    torque, wrench = spatial_newton_euler(still, _gravity_rate(robot), n)
    joints = tree_joints(robot)
    values = [*wrench[0], *wrench[1], *(torque[j - 1] + d for j, d in zip(joints, drive_torques(still), strict=True))]
    labels = [*(f"H0{k}" for k in range(1, 7)), *(f"H{j}" for j in joints)]
    return Traced((group("H", (len(values),), values, labels),), ("elements 1-6: wrench on the base, force then moment in frame 0",))


def inverse_dynamics(robot: Robot, o: Options, n: Namer) -> Traced:
    """tau, and the base's acceleration that zero net wrench asks for."""
    _, wrench = spatial_newton_euler(robot, _gravity_rate(robot), n)
    composite = composite_inertia(robot, {j: Form() for j in range(1, robot.NL + 1)}, n).base
    K = body_matrix(composite)
    right = [-x for x in (*wrench[0], *wrench[1])]
    a = solve([[at(K, r, c) for c in range(6)] for r in range(6)], right, [-1, 0, 1, 2, 3, 4], BASE_LABELS, n)
    g = _gravity_rate(robot)
    torque, _ = spatial_newton_euler(robot, (g[0] + Vec3(*a[:3]), Vec3(*a[3:])), n)
    tau = [torque[j - 1] + d for j, d in zip(tree_joints(robot), drive_torques(robot), strict=True)]
    return Traced((joint_vector("tau", "GAM", robot, tau), group("base", (6,), a, BASE_LABELS)), ("base: acceleration of frame 0, [VP; WP]",))


def direct_dynamics(robot: Robot, o: Options, n: Namer) -> Traced:
    """qdd and the base's acceleration."""
    A = full_inertia(robot, n)
    H = bias_torques(robot, o, n).groups[0].values
    joints = tree_joints(robot)
    right = [-h for h in H[:6]] + [robot.joint(j).GAM - h for j, h in zip(joints, H[6:], strict=True)]
    x = solve(A, right, _parents(robot), [*BASE_LABELS, *unknowns(joints)], n)
    return Traced((joint_vector("qdd", "QDP", robot, x[6:]), group("base", (6,), x[:6], BASE_LABELS)), ("base: acceleration of frame 0, [VP; WP]",))


def _parents(robot: Robot) -> list[int]:
    """The base's six unknowns in a chain, then the joints on it."""
    return [-1, 0, 1, 2, 3, 4, *(6 + p if p >= 0 else 5 for p in parents(robot, tree_joints(robot)))]


