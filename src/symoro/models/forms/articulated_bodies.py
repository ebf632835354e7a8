"""Direct dynamics by articulated bodies (aba), without the inertia matrix [KD §9.7.2].

Three recursions: outwards the terms of the velocities; inwards the inertia of each link with the
links behind it, of which each joint is eliminated; outwards the accelerations. Accelerations are
[VP; wd], wrenches [force; moment], inertias symmetric 6x6 matrices, all at the origin of frame j
and in it. Gravity is an acceleration of the base, VP_0 = -g.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from symoro.expr import ZERO, Scalar, Vec3, is_zero
from symoro.mechanism import (
    NULL_SPATIAL,
    NULL_VECTOR,
    Matrix6,
    SpatialVector,
    add_matrices,
    first_moments,
    friction,
    joint_screws,
    matrix_element,
    motion_at_successor,
    multiply,
    reciprocal,
    screw_arm,
    shift_matrix6,
    side_effort,
    spatial_inertia,
    turn_back_x,
    turn_back_z,
    turn_matrix6,
    wrench_on_antecedent,
)
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Body, Robot, Wrench
from symoro.tracing import Trace

# --- outwards: terms of the velocities ------------------------------------------------------------


@dataclass(frozen=True)
class VelocityTerms:
    """The terms of link j's equations without accelerations, in frame j.

    w: angular velocity (rad/s); gamma: acceleration at zero qdd on an antecedent without
    acceleration [KD 9.101]; beta: the wrench that the link's motion and the environment leave
    [KD 9.103].
    """

    w: Vec3
    gamma: SpatialVector
    beta: SpatialVector


def link_beta(body: Body, environment: Wrench, w: Vec3) -> SpatialVector:
    """Return -(w x (w x MS) + f_e; w x (J w) + m_e), in the frame of the link."""
    e, Jw = environment, _product(body, w)
    force = w.cross(w.cross(first_moments(body))) + Vec3(e.FX, e.FY, e.FZ)
    moment = w.cross(Jw) + Vec3(e.CX, e.CY, e.CZ)
    return -force, -moment  # [KD 9.103]


def _product(body: Body, w: Vec3) -> Vec3:
    """J w, products with zero left out."""
    return multiply(spatial_inertia(body), (NULL_VECTOR, w))[1]


def base_terms(robot: Robot) -> VelocityTerms:
    """Return the terms of link 0."""
    w_0 = Vec3(*robot.base.W0)
    return VelocityTerms(w_0, NULL_SPATIAL, link_beta(robot.bodies[0], robot.wrenches[0], w_0))


def velocity_terms(robot: Robot, j: int, w_i: Vec3, trace: Trace) -> VelocityTerms:
    """Return the terms of link j from the angular velocity w_i of its antecedent, in frame i."""
    V, w = _centripetal(robot, j, w_i, trace)
    qd, sigma = robot.joint(j).QP, robot.sigma(j)
    gyro = Vec3(w.y * qd, -(w.x * qd), ZERO)  # w_i x qd a_j
    gamma = (V, NULL_VECTOR)  # [KD 9.101]
    if sigma == PRISMATIC:
        gamma = (V + gyro + gyro, NULL_VECTOR)
    elif sigma == REVOLUTE:
        gamma = (V, gyro)
        w = Vec3(w.x, w.y, w.z + qd)  # [KD 9.85]
    force, moment = link_beta(robot.bodies[j], robot.wrenches[j], w)
    gamma = trace.vec("GV", gamma[0], j), trace.vec("GW", gamma[1], j)
    w_j = trace.vec("W", w, j)
    return VelocityTerms(w_j, gamma, (trace.vec("BF", force, j), trace.vec("BN", moment, j)))


def _centripetal(robot: Robot, j: int, w_i: Vec3, trace: Trace) -> SpatialVector:
    """R_ji (w_i x (w_i x P_ij)) and R_ji w_i, step by step along the screws of joint j."""
    V, w = NULL_VECTOR, w_i
    for screw in joint_screws(robot, j):
        if not is_zero(screw.shift):
            V = V + w.cross(w.cross(screw_arm(screw)))
        turn_back = turn_back_x if screw.axis == "x" else turn_back_z
        V, w = turn_back(V, screw.angle, trace), turn_back(w, screw.angle, trace)
    return V, w


# --- inwards: articulated inertias, joints eliminated ---------------------------------------------


@dataclass(frozen=True)
class EliminatedJoint:
    """The terms of the acceleration of an eliminated joint: J* a, 1 / H and tau + a^T beta*."""

    column: list[Scalar]
    inverse: Scalar
    drive: Scalar


@dataclass(frozen=True)
class ArticulatedBase:
    """The result of the recursion inwards: all joints eliminated, inertia and beta of the base."""

    terms: dict[int, VelocityTerms]
    joints: dict[int, EliminatedJoint]
    J: Matrix6
    beta: SpatialVector


def _axis(robot: Robot, j: int) -> int:
    """The component of a spatial vector along or about z_j."""
    return 2 if robot.sigma(j) == PRISMATIC else 5  # [KD 9.23b]


def reduce_joint(
    robot: Robot, j: int, J: Matrix6, beta: SpatialVector, trace: Trace
) -> EliminatedJoint:
    """Return J* a_j, 1 / H_j and tau_j + a_j^T beta*_j for the articulated inertia J* and beta*."""
    axis, joint = _axis(robot, j), robot.joint(j)
    column = [matrix_element(J, r, axis) for r in range(6)]
    H = column[axis] + joint.IA  # [KD 9.116]
    tau = joint.GAM - friction(joint)  # [KD 9.106]
    spring = side_effort(robot, j)
    if not is_zero(spring):
        tau = tau - spring
    inverse = trace(f"DH{j}", reciprocal(H, f"QDP{j}"))
    return EliminatedJoint(column, inverse, trace(f"GB{j}", tau + [*beta[0], *beta[1]][axis]))


def eliminate_joint(
    robot: Robot, j: int, J: Matrix6, terms: tuple[SpatialVector, SpatialVector], trace: Trace
) -> tuple[Matrix6, SpatialVector, EliminatedJoint]:
    """Return K_j and alpha_j, with which the wrench of link j is K_j VP_i + alpha_j, and the joint.

    `terms` are beta*_j and gamma_j.
    """
    beta, gamma = terms
    joint = reduce_joint(robot, j, J, beta, trace)
    scaled = [
        trace(f"JD{r + 1}{j}", x * joint.inverse) if not is_zero(x) else ZERO
        for r, x in enumerate(joint.column)
    ]
    K = name_matrix(_reduced_inertia(J, joint.column, scaled), "KJ", j, trace)
    if is_zero(robot.joint(j).IA):  # then K_j a_j = 0, which arithmetic does not show
        K = {place: value for place, value in K.items() if _axis(robot, j) not in place}
    along = [x * joint.drive for x in scaled]
    f, m = multiply(K, gamma)  # [KD 9.118]
    alpha = f + Vec3(*along[:3]) - beta[0], m + Vec3(*along[3:]) - beta[1]
    return K, alpha, joint


def _reduced_inertia(J: Matrix6, column: list[Scalar], scaled: list[Scalar]) -> Matrix6:
    """J* - J* a H^-1 a^T J*."""
    elements = {
        (r, c): matrix_element(J, r, c) - column[r] * scaled[c]  # [KD 9.117]
        for r in range(6)
        for c in range(r, 6)
    }
    return {place: value for place, value in elements.items() if not is_zero(value)}


def _fixed_link(J: Matrix6, beta: SpatialVector, gamma: SpatialVector) -> SpatialVector:
    """alpha of a link without joint: J gamma - beta."""
    f, m = multiply(J, gamma)
    return f - beta[0], m - beta[1]


def inertia_on_antecedent(robot: Robot, j: int, K_j: Matrix6, trace: Trace) -> Matrix6:
    """Return T_ji^T K_j T_ji: K_j about the origin of the antecedent i, in frame i."""
    K = K_j
    for step, screw in enumerate(reversed(joint_screws(robot, j)), 1):
        K = name_matrix(shift_matrix6(K, screw.shift, screw.axis), f"JS{step}", j, trace)
        K = name_matrix(turn_matrix6(K, screw.angle, screw.axis, trace), f"JR{step}", j, trace)
    return K


def name_matrix(K: Matrix6, mark: str, j: int, trace: Trace) -> Matrix6:
    """Return K with its elements as intermediates: JS1113 is element 11 of step 1 of link 3."""
    return {(r, c): trace(f"{mark}{r + 1}{c + 1}{j}", v) for (r, c), v in K.items()}


def eliminate_joints(
    robot: Robot, base: VelocityTerms, trace: Trace, onto_base: bool = False
) -> ArticulatedBase:
    """Eliminate every joint from the tips inwards; the base's part only with `onto_base`."""
    terms = {0: base}
    for j in robot.outward:
        terms[j] = velocity_terms(robot, j, terms[robot.ant(j)].w, trace)
    J = [spatial_inertia(b) for b in robot.bodies]
    beta = {j: x.beta for j, x in terms.items()}
    joints: dict[int, EliminatedJoint] = {}
    for j in reversed(robot.outward):
        i, gamma = robot.ant(j), terms[j].gamma
        if robot.sigma(j) == FIXED:
            K, alpha = J[j], _fixed_link(J[j], beta[j], gamma)
        else:
            K, alpha, joints[j] = eliminate_joint(robot, j, J[j], (beta[j], gamma), trace)
        if i > 0 or onto_base:
            J_i = add_matrices(J[i], inertia_on_antecedent(robot, j, K, trace))  # [KD 9.120]
            J[i] = name_matrix(J_i, f"JP{j}_", i, trace)
            beta[i] = _beta_of_antecedent(robot, j, beta[i], alpha, trace)
    return ArticulatedBase(terms, joints, J[0], beta[0])


def _beta_of_antecedent(
    robot: Robot, j: int, beta_i: SpatialVector, alpha_j: SpatialVector, trace: Trace
) -> SpatialVector:
    """beta_i - T_ji^T alpha_j."""
    alpha = trace.vec("AF", alpha_j[0], j), trace.vec("AN", alpha_j[1], j)
    i, (f, m) = robot.ant(j), wrench_on_antecedent(robot, j, alpha, trace)
    return (  # [KD 9.119]
        trace.vec(f"BF{j}_", beta_i[0] - f, i),
        trace.vec(f"BN{j}_", beta_i[1] - m, i),
    )


# --- outwards: accelerations ----------------------------------------------------------------------


def articulated_accelerations(robot: Robot, trace: Trace) -> list[Scalar]:
    """Return the accelerations of joints 1..NL, zero where fixed, on a base of known motion."""
    b = robot.base
    base = VelocityTerms(Vec3(*b.W0), NULL_SPATIAL, NULL_SPATIAL)
    acceleration_0 = Vec3(*b.VP0) - Vec3(*robot.gravity), Vec3(*b.WP0)
    return outward_accelerations(robot, eliminate_joints(robot, base, trace), acceleration_0, trace)


def outward_accelerations(
    robot: Robot, eliminated: ArticulatedBase, acceleration_0: SpatialVector, trace: Trace
) -> list[Scalar]:
    """Return the accelerations of joints 1..NL from that of frame 0 less gravity."""
    acceleration, qdd = {0: acceleration_0}, dict[int, Scalar]()
    for j in robot.outward:
        gamma, joint = eliminated.terms[j].gamma, eliminated.joints.get(j)
        V, w = motion_at_successor(robot, j, acceleration[robot.ant(j)], trace)  # [KD 9.121]
        V, w = trace.vec("VR", V + gamma[0], j), trace.vec("WR", w + gamma[1], j)
        qdd[j] = ZERO if joint is None else _joint_acceleration(joint, j, (*V, *w), trace)
        acceleration[j] = _accelerated(robot, j, (V, w), qdd[j])  # [KD 9.124]
    return [qdd[j] for j in range(1, robot.NL + 1)]


def _joint_acceleration(
    joint: EliminatedJoint, j: int, acceleration: Iterable[Scalar], trace: Trace
) -> Scalar:
    total = joint.drive
    for k, x in zip(joint.column, acceleration, strict=True):
        total = total - k * x
    return trace(f"QDP{j}", joint.inverse * total)  # [KD 9.122]


def _accelerated(robot: Robot, j: int, acceleration: SpatialVector, qdd: Scalar) -> SpatialVector:
    V, w = acceleration
    if robot.sigma(j) == PRISMATIC:
        return Vec3(V.x, V.y, V.z + qdd), w
    return V, Vec3(w.x, w.y, w.z + qdd)
