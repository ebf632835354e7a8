"""The models `lagrange` and `energy` [KC97 §5.5, KD 9.7, 9.13, 9.25].

The model of Lagrange is tau = A qdd + C qd + Q, with A, B, C and Q as matrices of the
configuration. C comes from Christoffel symbols [KD 9.7], so that dA/dt - 2 C is skew. B has the
coefficients of the products qd_i qd_j (i < j) and then of the squares:
tau = A qdd + B [qd_i qd_j; qd_i^2] + Q. It is obtained by differentiating A, or recursively from
the torques of unit velocities.

Kinetic and potential energy are linear in the inertial parameters [KD 9.13, 9.25].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    HALF,
    NAMED,
    ONE,
    ZERO,
    Expr,
    Group,
    Scalar,
    Vec3,
    as_expr,
    forward,
    interpret,
    is_zero,
    partials,
    postorder,
    symbols_of,
)
from symoro.mechanism import (
    LinkMotion,
    Mechanism,
    at_rest,
    base_motion,
    first_moments,
    forward_transform,
    inertia_tensor,
    link_motions,
    mechanism_of,
    motor_from_joint,
    rotor_matrix,
    times,
    tree_joints,
    without_effects,
)
from symoro.models.dynamic.direct_dynamics import choose_parts
from symoro.models.dynamic.inverse_dynamics import choose_gravity
from symoro.models.dynamic.tree_dynamics import (
    by_joint,
    efforts,
    inertia,
    link_torques,
    notes,
)
from symoro.models.forms.choices import Choices
from symoro.robot import Body, Robot
from symoro.tracing import Options, Price, Trace, Traced, matrix_group, output_group

Symbols3 = list[list[list[Scalar]]]


def christoffel(slopes: Sequence[Sequence[Expr]], joints: Sequence[int], trace: Trace) -> Symbols3:
    """c[i][j][k] = (dA_ij/dq_k + dA_ik/dq_j - dA_jk/dq_i) / 2, symmetric in j and k.

    `slopes` are the derivatives of A by the joints, its elements row by row.
    """
    size = range(len(joints))
    d = [[[slopes[i * len(joints) + j][k] for k in size] for j in size] for i in size]
    c = {
        (i, j, k): trace(
            f"CS{joints[i]}_{joints[j]}{joints[k]}", HALF * (d[i][j][k] + d[i][k][j] - d[j][k][i])
        )  # [KD 9.7]
        for i in size
        for j in size
        for k in size[j:]
    }
    return [[[c[i, min(j, k), max(j, k)] for k in size] for j in size] for i in size]


def derivatives(
    values: Sequence[Expr], q: Sequence[Expr], joints: Sequence[int], trace: Trace
) -> list[list[Expr]]:
    """Rows of d value / d q. In a listing the derivative of an intermediate is one, too: D2A11 is
    that of A11 by joint 2.
    """
    if not trace.opaque:
        return forward(values, q)
    nodes = postorder(values)
    columns = []
    for j, x in zip(joints, q, strict=True):
        slope: dict[Expr, Expr] = {}
        for node in nodes:
            total = ONE if node is x else ZERO
            for a, d in partials(node):
                if slope[a] is not ZERO:
                    total = total + d * slope[a]
            slope[node] = trace(f"D{j}{node.payload[0]}", total) if node.op is NAMED else total
        columns.append([slope[v] for v in values])
    return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in values]


def pairs(count: int) -> list[tuple[int, int]]:
    """The columns of B: products i < j, then squares."""
    return [*combinations(range(count), 2), *((i, i) for i in range(count))]


def from_symbols(c: Symbols3) -> list[list[Scalar]]:
    return [
        [c[i][j][k] if j == k else c[i][j][k] + c[i][k][j] for j, k in pairs(len(c))]
        for i in range(len(c))
    ]


def from_unit_velocities(m: Mechanism, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """Column (j, j) is the torque of a unit velocity; (j, k) that of both less those of each."""
    if not m.reduction.is_identity:
        raise UnsupportedRobot(
            f"{m.robot.name} has closed loops or joints that follow others, whose B comes from the "
            f"derivatives of A: use method=derivative."
        )
    bare = without_effects(m.still, ("friction", "gravity", "wrench"))

    def torque(*moving: int) -> list[Scalar]:
        speeds = tuple(
            dataclasses.replace(x, QP=ONE if j in moving else ZERO)
            for j, x in enumerate(bare.joints, 1)
        )
        torques = link_torques(dataclasses.replace(bare, joints=speeds), forms, trace)
        return [torques[j - 1] for j in m.joints]

    single = {j: torque(j) for j in m.joints}
    columns = []
    for x, y in pairs(len(m.joints)):
        j, k = m.joints[x], m.joints[y]
        if j == k:
            columns.append(single[j])
            continue
        columns.append(
            [both - a - b for both, a, b in zip(torque(j, k), single[j], single[k], strict=True)]
        )
    return [list(row) for row in zip(*columns, strict=True)]


def check_base(robot: Robot) -> None:
    """Matrices of the configuration have no place for the motion of the base."""
    b = robot.base
    if any(not is_zero(x) for v in (b.W0, b.WP0, b.V0, b.VP0) for x in v):
        raise UnsupportedRobot(
            f"lagrange needs a base at rest, and that of {robot.name} moves: use idm, h or ddm, or "
            f"set W0, WP0, V0, VP0 to zero."
        )


def check_motors(robot: Robot) -> None:
    """Refuse drives whose motor speeds are not the rates of functions of the joint positions.

    Christoffel symbols of A hold where dq_m = C^-1 dq is exact: d(C^-1)_ij/dq_k = d(C^-1)_ik/dq_j.
    """
    positions = [as_expr(robot.variable(j)) for j in tree_joints(robot)]
    if not set(positions).intersection(
        symbols_of([as_expr(x) for row in robot.coupling for x in row])
    ):
        return
    entries = [as_expr(x) for row in motor_from_joint(robot) for x in row]
    slopes = [x for row in forward(entries, positions) for x in row]
    rng = np.random.default_rng(0)
    values = {s.payload[0]: rng.uniform(0.5, 1.5) for s in symbols_of(slopes)}
    size = len(positions)
    d = np.array(interpret(slopes, values), dtype=float).reshape(size, size, size)
    if not np.allclose(d, d.transpose(0, 2, 1)):
        raise UnsupportedRobot(
            f"{robot.name}: its coupling makes the positions of the motors depend on the way the "
            f"joints went, and lagrange needs them as functions of the joint positions: use idm, "
            f"h, inertia or ddm."
        )


def lagrange(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A, B, C, Q of the independent joints."""
    check_base(robot)
    check_motors(robot)
    m = mechanism_of(robot, o, trace)
    A = inertia(m, o.get("inertia_forms"), trace)
    c = christoffel(_derivatives(m, [as_expr(x) for row in A for x in row], trace), m.joints, trace)
    B = (
        from_symbols(c)
        if o["method"] == "derivative"
        else from_unit_velocities(m, o.get("bias_forms"), trace)
    )
    Q = efforts(m, at_rest(m.still), o.get("gravity_forms"), trace)
    group_Q = by_joint("Q", "Q", m.joints, Q)
    speeds = [robot.joint(j).QP for j in m.joints]
    return Traced(matrix_groups(A, B, c, group_Q, speeds, m.joints), notes(m))


def _derivatives(m: Mechanism, values: Sequence[Expr], trace: Trace) -> list[list[Expr]]:
    """Rows of d value / d q by the independent joints."""
    if not m.reduction.is_identity:
        return m.reduction.coordinate_derivatives(values)
    variables = [v for j in m.joints if (v := m.robot.variable(j)) is not None]
    return derivatives(values, variables, m.joints, trace)


def matrix_groups(
    A: Sequence[Sequence[Scalar]],
    B: Sequence[Sequence[Scalar]],
    c: Symbols3,
    Q: Group,
    speeds: Sequence[Scalar],
    joints: Sequence[int],
) -> tuple[Group, ...]:
    """The groups A, B, C, Q, with C = sum of c qd."""
    size = range(len(joints))
    C = [[_sum(c[i][j][k] * speeds[k] for k in size) for j in size] for i in size]
    products = [(joints[j], joints[k]) for j, k in pairs(len(joints))]
    labels = [f"B{i}_{j}{k}" for i in joints for j, k in products]
    both = (joints, joints)
    return (  # [KD 9.6]: Gamma = A qdd + C qd + Q
        matrix_group("A", A, both),
        output_group(
            "B", (len(B), len(B[0])), [x for row in B for x in row], labels, (joints, products)
        ),
        matrix_group("C", C, both),
        Q,
    )


def _sum(terms: Iterable[Scalar]) -> Scalar:
    total: Scalar = ZERO
    for t in terms:
        total = total + t
    return total


def choose_lagrange(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A, of the velocity torques and of gravity, each on its own."""
    whole = {**o, "outputs": None}
    for_Q = choose_gravity(robot, whole, price)
    return {**choose_parts(robot, o, price), "gravity_forms": for_Q.get("forms")}


# --- kinetic and potential energy -----------------------------------------------------------------


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
