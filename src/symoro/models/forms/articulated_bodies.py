"""Direct dynamics by recursion, without the inertia matrix [KD §9.7.2, Featherstone].

The articulated inertia of a link is a symmetric 6x6 matrix over [V; w]. It is handed inwards in elementary steps; under a
rotation about z a 2x2 block [[a, b], [c, d]] keeps a + d and b - c, so four products turn it:
p = S (a - d) + C (b + c);  a' = a - S p;  d' = d + S p;  b' = C p - c;  c' = C p - b.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Vec3
from symoro.expr.node import ZERO
from symoro.mechanism.drives import friction
from symoro.mechanism.transforms import Screw, joint_screws
from symoro.mechanism.tree_elimination import reciprocal
from symoro.models.forms.angular_motion import turn_back_x, turn_back_z, turn_x, turn_z
from symoro.models.forms.link_frames import SpatialVector
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Body, Robot
from symoro.tracing.trace import Trace

Matrix6 = dict[tuple[int, int], Scalar]  # upper triangle, absent where zero
TURN_Z = ((0, 1), (2,), (3, 4), (5,))  # index groups that a rotation about z mixes
TURN_X = ((1, 2), (0,), (4, 5), (3,))


def spatial_inertia(b: Body) -> Matrix6:
    """Spatial inertia [M 1, -MS^; MS^, J]."""
    entries = {
        (0, 0): b.M, (1, 1): b.M, (2, 2): b.M, (0, 4): b.MZ, (0, 5): -b.MY, (1, 3): -b.MZ, (1, 5): b.MX, (2, 3): b.MY, (2, 4): -b.MX,
        (3, 3): b.XX, (3, 4): b.XY, (3, 5): b.XZ, (4, 4): b.YY, (4, 5): b.YZ, (5, 5): b.ZZ,
    }  # fmt: skip
    return {k: v for k, v in entries.items() if not is_zero(v)}


def element(K: Matrix6, r: int, c: int) -> Scalar:
    return K.get((r, c) if r <= c else (c, r), ZERO)


def add_matrices(a: Matrix6, b: Matrix6) -> Matrix6:
    return {k: element(a, *k) + element(b, *k) for k in sorted({*a, *b})}


def turn_matrix(
    K: Matrix6, angle: Scalar, groups: Sequence[tuple[int, ...]], trace: Trace
) -> Matrix6:
    """K seen from before a rotation that mixes the given index groups."""
    if is_zero(angle):
        return K
    s, c = trace.sincos(angle)
    out: Matrix6 = {}

    def put(r: int, k: int, v: Scalar) -> None:
        if not is_zero(v):
            out[(r, k) if r <= k else (k, r)] = v

    for x, g in enumerate(groups):
        for h in groups[x:]:
            if len(g) == len(h) == 2:
                a, b, e, d = (
                    element(K, g[0], h[0]),
                    element(K, g[0], h[1]),
                    element(K, g[1], h[0]),
                    element(K, g[1], h[1]),
                )
                p = s * (a - d) + c * (b + e)
                for r, k, v in (
                    (g[0], h[0], a - s * p),
                    (g[1], h[1], d + s * p),
                    (g[0], h[1], c * p - e),
                    (g[1], h[0], c * p - b),
                ):
                    put(r, k, v)
            elif len(g) == len(h) == 1:
                put(g[0], h[0], element(K, g[0], h[0]))
            else:
                pair, one = (g, h[0]) if len(g) == 2 else (h, g[0])
                u, v = element(K, pair[0], one), element(K, pair[1], one)
                put(pair[0], one, u * c - v * s)
                put(pair[1], one, u * s + v * c)
    return out


def shift_matrix(K: Matrix6, length: Scalar, axis: int) -> Matrix6:
    """K about a point `length` below along z (axis 2) or x (axis 0): rows and columns of w gain P x those of V."""
    if is_zero(length):
        return K
    y, x = (axis + 2) % 3, (axis + 1) % 3  # along z: m_x -= l f_y, m_y += l f_x
    full = [[element(K, r, c) for c in range(6)] for r in range(6)]
    for target, source, sign in ((3 + x, y, -1), (3 + y, x, 1)):
        full[target] = [full[target][c] + length * full[source][c] * sign for c in range(6)]
    for target, source, sign in ((3 + x, y, -1), (3 + y, x, 1)):
        for r in range(6):
            full[r][target] = full[r][target] + length * full[r][source] * sign
    return {(r, c): full[r][c] for r in range(6) for c in range(r, 6) if not is_zero(full[r][c])}


def matrix_on_antecedent(robot: Robot, j: int, K: Matrix6, trace: Trace) -> Matrix6:
    """T_j^T K T_j [KD 9.120]."""
    for step, screw in enumerate(reversed(joint_screws(robot, j)), 1):
        axis = "xyz".index(screw.axis)
        shifted_K = name_matrix(shift_matrix(K, screw.shift, axis), f"JS{step}", j, trace)
        K = name_matrix(
            turn_matrix(shifted_K, screw.angle, TURN_X if axis == 0 else TURN_Z, trace),
            f"JR{step}",
            j,
            trace,
        )
    return K


def name_matrix(K: Matrix6, mark: str, j: int, trace: Trace) -> Matrix6:
    return {(r, c): trace(f"{mark}{r + 1}{c + 1}{j}", v) for (r, c), v in K.items()}


def wrench_on_antecedent(robot: Robot, j: int, w: SpatialVector, trace: Trace) -> SpatialVector:
    """T_j^T w."""
    f, m = w
    for screw in reversed(joint_screws(robot, j)):
        arm = _arm(screw)
        m = m + arm.cross(f)
        back = turn_x if screw.axis == "x" else turn_z
        f, m = back(f, screw.angle, trace), back(m, screw.angle, trace)
    return f, m


def motion_of_antecedent_at(robot: Robot, j: int, v: SpatialVector, trace: Trace) -> SpatialVector:
    """T_j v: velocity or acceleration of the antecedent at the origin of frame j."""
    V, w = v
    for screw in joint_screws(robot, j):
        V = V + w.cross(_arm(screw))
        turned = turn_back_x if screw.axis == "x" else turn_back_z
        V, w = turned(V, screw.angle, trace), turned(w, screw.angle, trace)
    return V, w


def _arm(screw: Screw) -> Vec3:
    return Vec3(screw.shift, 0, 0) if screw.axis == "x" else Vec3(0, 0, screw.shift)


def spatial_product(K: Matrix6, v: SpatialVector) -> SpatialVector:
    components = [*v[0], *v[1]]
    rows = []
    for r in range(6):
        total: Scalar = ZERO
        for c in range(6):
            if not is_zero(element(K, r, c)) and not is_zero(components[c]):
                total = total + element(K, r, c) * components[c]
        rows.append(total)
    return Vec3(*rows[:3]), Vec3(*rows[3:])


@dataclass(frozen=True)
class VelocityTerms:
    """What remains of link j's equations without accelerations: w, gamma [KD 9.101], beta [KD 9.103]."""

    w: Vec3
    gamma: SpatialVector
    beta: SpatialVector


def velocity_terms(robot: Robot, j: int, w_i: Vec3, trace: Trace) -> VelocityTerms:
    joint, sigma, body, e = robot.joint(j), robot.sigma(j), robot.bodies[j], robot.wrenches[j]
    V, w = Vec3(ZERO, ZERO, ZERO), w_i
    for screw in joint_screws(robot, j):  # R (w x (w x P)), step by step
        if not is_zero(screw.shift):
            V = V + w.cross(w.cross(_arm(screw)))
        turned = turn_back_x if screw.axis == "x" else turn_back_z
        V, w = turned(V, screw.angle, trace), turned(w, screw.angle, trace)
    gyro = Vec3(w.y * joint.QP, -(w.x * joint.QP), ZERO)
    gamma = (
        (V + gyro + gyro, Vec3(ZERO, ZERO, ZERO))
        if sigma == PRISMATIC
        else (V, gyro if sigma == REVOLUTE else gyro * 0)
    )
    if sigma == REVOLUTE:
        w = Vec3(w.x, w.y, w.z + joint.QP)
    MS, Jw = (
        Vec3(body.MX, body.MY, body.MZ),
        spatial_product(spatial_inertia(body), (Vec3(ZERO, ZERO, ZERO), w))[1],
    )
    force = w.cross(w.cross(MS)) + Vec3(e.FX, e.FY, e.FZ)
    moment = w.cross(Jw) + Vec3(e.CX, e.CY, e.CZ)
    gamma = trace.vec("GV", gamma[0], j), trace.vec("GW", gamma[1], j)
    return VelocityTerms(
        trace.vec("W", w, j), gamma, (trace.vec("BF", -force, j), trace.vec("BN", -moment, j))
    )


@dataclass(frozen=True)
class EliminatedJoint:
    """A joint eliminated: J* a, 1 / H_j and tau + a^T beta* [KD 9.116]."""

    column: list[Scalar]
    inverse: Scalar
    drive: Scalar


def eliminate_joint(
    robot: Robot, j: int, J: Matrix6, beta: SpatialVector, gamma: SpatialVector, trace: Trace
) -> tuple[Matrix6, SpatialVector, EliminatedJoint]:
    """K, alpha [KD 9.117, 9.118] and what the joint's acceleration needs."""
    axis = 2 if robot.sigma(j) == PRISMATIC else 5
    joint = robot.joint(j)
    column = [element(J, r, axis) for r in range(6)]
    inverse = trace(f"DH{j}", reciprocal(column[axis] + joint.IA, f"QDP{j}"))
    drive = trace(f"GB{j}", joint.GAM - friction(joint) + [*beta[0], *beta[1]][axis])
    scaled = [
        trace(f"JD{r + 1}{j}", c * inverse) if not is_zero(c) else ZERO
        for r, c in enumerate(column)
    ]
    K = {
        (r, c): v
        for r in range(6)
        for c in range(r, 6)
        if not is_zero(v := element(J, r, c) - column[r] * scaled[c])
    }
    K = name_matrix(K, "KJ", j, trace)
    if is_zero(joint.IA):
        K = {k: v for k, v in K.items() if axis not in k}
    along = Vec3(*(s * drive for s in scaled[:3])), Vec3(*(s * drive for s in scaled[3:]))
    f, m = spatial_product(K, gamma)
    return (
        K,
        (f + along[0] - beta[0], m + along[1] - beta[1]),
        EliminatedJoint(column, inverse, drive),
    )


@dataclass(frozen=True)
class ArticulatedBase:
    """What the recursion towards the base leaves: the joints eliminated, and the articulated inertia and beta of the base."""

    biases: dict[int, VelocityTerms]
    reduced: dict[int, EliminatedJoint]
    J: Matrix6
    beta: SpatialVector


def articulated_accelerations(robot: Robot, trace: Trace) -> list[Scalar]:
    """Joint accelerations, joints 1..NL (zero where fixed) [KD 9.116-9.124]."""
    b, null = robot.base, (Vec3(0, 0, 0), Vec3(0, 0, 0))
    found = eliminate_joints(robot, VelocityTerms(Vec3(*b.W0), null, null), trace)
    return outward_accelerations(
        robot, found, (Vec3(*b.VP0) - Vec3(*robot.gravity), Vec3(*b.WP0)), trace
    )


def eliminate_joints(
    robot: Robot, base: VelocityTerms, trace: Trace, onto_base: bool = False
) -> ArticulatedBase:
    """Every joint eliminated from the tips inwards; what a fixed base would feel is not computed."""
    biases = {0: base}
    for j in range(1, robot.NL + 1):
        biases[j] = velocity_terms(robot, j, biases[robot.ant(j)].w, trace)
    J = [spatial_inertia(b) for b in robot.bodies]
    beta = {j: b.beta for j, b in biases.items()}
    reduced: dict[int, EliminatedJoint] = {}
    for j in range(robot.NL, 0, -1):
        i, gamma = robot.ant(j), biases[j].gamma
        if robot.sigma(j) == FIXED:
            f, m = spatial_product(J[j], gamma)
            K, alpha = J[j], (f - beta[j][0], m - beta[j][1])
        else:
            K, alpha, reduced[j] = eliminate_joint(robot, j, J[j], beta[j], gamma, trace)
        if i > 0 or onto_base:
            J[i] = name_matrix(
                add_matrices(J[i], matrix_on_antecedent(robot, j, K, trace)), f"JP{j}_", i, trace
            )
            alpha = trace.vec("AF", alpha[0], j), trace.vec("AN", alpha[1], j)
            f, m = wrench_on_antecedent(robot, j, alpha, trace)
            beta[i] = (
                trace.vec(f"BF{j}_", beta[i][0] - f, i),
                trace.vec(f"BN{j}_", beta[i][1] - m, i),
            )
    return ArticulatedBase(biases, reduced, J[0], beta[0])


def outward_accelerations(
    robot: Robot, inward: ArticulatedBase, base_rate: SpatialVector, trace: Trace
) -> list[Scalar]:
    """Outwards again [KD 9.121, 9.122, 9.124], from the acceleration of frame 0 less gravity."""
    biases, reduced, rate = inward.biases, inward.reduced, {0: base_rate}
    found: list[Scalar] = []
    for j in range(1, robot.NL + 1):
        V, w = motion_of_antecedent_at(robot, j, rate[robot.ant(j)], trace)
        V, w = (
            trace.vec("VR", V + biases[j].gamma[0], j),
            trace.vec("WR", w + biases[j].gamma[1], j),
        )
        if j in reduced:
            r = reduced[j]
            total = r.drive
            for k, x in zip(r.column, (*V, *w), strict=True):
                total = total - k * x
            qdd = trace(f"QDP{j}", r.inverse * total)
            V, w = (
                (Vec3(V.x, V.y, V.z + qdd), w)
                if robot.sigma(j) == PRISMATIC
                else (V, Vec3(w.x, w.y, w.z + qdd))
            )
            found.append(qdd)
        else:
            found.append(ZERO)
        rate[j] = (V, w)
    return found
