"""The models `lagrange` and `energy` [KC97 §5.5, KD 9.7, 9.13, 9.25].

The model of Lagrange is tau = A qdd + C qd + Q, with A, B, C and Q as matrices of the
configuration. C comes from Christoffel symbols [KD 9.7], so that dA/dt - 2 C is skew. B has the
coefficients of the products qd_i qd_j (i < j) and then of the squares:
tau = A qdd + B [qd_i qd_j; qd_i^2] + Q. It is obtained by differentiating A, or recursively from
the torques of unit velocities.

The speeds [V0; W0] of a moving base are the rates of no coordinates. With the structure constants
of the rigid motions, [e_k, e_j] = g_kj^m e_m, the symbols of the components' derivatives are

    2 c_ijk = dA_ij/dq_k + dA_ik/dq_j - dA_jk/dq_i + g_kj^m A_mi - g_ji^m A_mk + g_ik^m A_mj

where A does not depend on the placement of the base. VP0, the acceleration of the base's origin,
is dV0/dt + W0 x V0: the columns of V0 lose A [W0]x. dA/dt - 2 (C + A [W0]x) is skew.

Kinetic and potential energy are linear in the inertial parameters [KD 9.13, 9.25].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Any

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
    drive_speeds,
    elastic_stretch,
    first_moments,
    forward_transform,
    inertia_tensor,
    link_motions,
    mechanism_of,
    motor_from_joint,
    rotor_joint,
    rotor_matrix,
    spring_energy,
    spring_torques,
    stretch,
    times,
    tree_joints,
    without_dampers,
    without_effects,
)
from symoro.models.dynamic.direct_dynamics import choose_parts
from symoro.models.dynamic.inverse_dynamics import choose_gravity
from symoro.models.dynamic.tree_dynamics import (
    coordinate_names,
    efforts,
    inertia,
    link_efforts,
    notes,
)
from symoro.models.forms.choices import Choices
from symoro.robot import Body, Robot
from symoro.tracing import Options, Price, Trace, Traced, matrix_group, name_repeated, output_group

Symbols3 = list[list[list[Scalar]]]


def christoffel(slopes: Sequence[Sequence[Expr]], joints: Sequence[str], trace: Trace) -> Symbols3:
    """c[i][j][k] = (dA_ij/dq_k + dA_ik/dq_j - dA_jk/dq_i) / 2, symmetric in j and k; indices of
    names are those of `joints`.

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
    if not trace.writes_listing:
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


def with_base_terms(c: Symbols3, A: Sequence[Sequence[Scalar]]) -> Symbols3:
    """The symbols of a moving base, whose six speeds are the first: with the structure constants of
    its motion, and for VP0 instead of the derivatives of V0.
    """
    full = [[list(row) for row in plane] for plane in c]
    for k, j, m, sign in BRACKETS:
        for i in range(len(A)):
            half = HALF * A[m][i] * sign
            full[i][j][k] = full[i][j][k] + half  # g_kj^m A_mi
            full[k][i][j] = full[k][i][j] + half  # g_ik^m A_mj, indices renamed
            full[j][k][i] = full[j][k][i] - half  # - g_ji^m A_mk, indices renamed
    for w, v, m, sign in BRACKETS:
        if w >= 3 and v < 3:  # W0 x V0
            for i in range(len(A)):
                full[i][v][w] = full[i][v][w] - A[i][m] * sign
    return full


def _brackets() -> list[tuple[int, int, int, int]]:
    """(k, j, m, sign) with [e_k, e_j] = sign e_m for the six unit twists [V; w]."""
    cyclic = [(a, (a + 1) % 3, (a + 2) % 3) for a in range(3)]
    crosses = [x for a, b, c in cyclic for x in ((a, b, c, 1), (b, a, c, -1))]
    table = []
    for a, b, c, sign in crosses:
        table.append((a + 3, b + 3, c + 3, sign))  # w x w
        table.append((a + 3, b, c, sign))  # w x v
        table.append((b, a + 3, c, -sign))
    return table


BRACKETS = _brackets()


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
    has_more = m.moving_base or m.elastic or _coupling_moves(m.robot)
    if has_more or not m.reduction.is_identity:
        raise UnsupportedRobot(
            f"{m.robot.name} has a moving base, closed loops, joints that follow others, elastic "
            f"joints or a coupling that depends on the positions: its B comes from the derivatives "
            f"of A. Use method=derivative."
        )
    bare = without_effects(m.without_accelerations, ("friction", "gravity", "wrench"))

    def torque(*moving: int) -> list[Scalar]:
        speeds = tuple(
            dataclasses.replace(x, QP=ONE if j in moving else ZERO)
            for j, x in enumerate(bare.joints, 1)
        )
        torques = link_efforts(dataclasses.replace(bare, joints=speeds), forms, trace).torques
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
    if not robot.has_moving_base and any(
        not is_zero(x) for v in (b.W0, b.WP0, b.V0, b.VP0) for x in v
    ):
        raise UnsupportedRobot(
            f"lagrange needs a base at rest, and that of {robot.name} moves: use idm, h or ddm, or "
            f"set W0, WP0, V0, VP0 to zero."
        )


def lagrange(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A, B, C, Q of the independent joints."""
    check_base(robot)
    m = mechanism_of(robot, o, trace)
    A = inertia(m, o.get("inertia_forms"), trace)
    indices = coordinate_names(m)
    c = _velocity_symbols(m, A, o, trace)
    B = (
        from_symbols(c)
        if o["method"] == "derivative"
        else from_unit_velocities(m, o.get("bias_forms"), trace)
    )
    Q = _with_springs(
        m, efforts(m, at_rest(m.without_accelerations), o.get("gravity_forms"), trace)
    )
    labels = [f"Q{name}" for name in indices]
    group_Q = output_group("Q", (len(Q),), Q, labels, (m.coordinates,))
    return Traced(
        matrix_groups(A, B, c, group_Q, coordinate_speeds(m), (indices, m.coordinates)), notes(m)
    )


def _velocity_symbols(
    m: Mechanism, A: Sequence[Sequence[Scalar]], o: Options, trace: Trace
) -> Symbols3:
    """c with C_ij = sum of c_ijk qd_k.

    Where the coupling of the drives depends on the positions, the speeds of the motors are the
    rates of no coordinates: the rotors then have C^-T IA d(C^-1)/dt instead of Christoffel symbols.
    """
    moving, of_links = _coupling_moves(m.robot), A
    if moving:
        links = mechanism_of(without_effects(m.robot, ("rotor",)), o, trace)
        of_links = inertia(links, o.get("inertia_forms"), trace)
    slopes = _derivatives(m, [as_expr(x) for row in of_links for x in row], trace)
    c = christoffel(slopes, coordinate_names(m), trace)
    if m.moving_base:
        c = with_base_terms(c, of_links)
    return with_rotor_terms(m, c, trace) if moving else c


def with_rotor_terms(m: Mechanism, c: Symbols3, trace: Trace) -> Symbols3:
    """The symbols with those of rotors, sum of M_mi IA_m dM_mj/dq_k, where M gives the speeds of
    the motors from those of the coordinates.
    """
    rows, size = motor_speed_rows(m), range(len(c))
    slopes = iter(_derivatives(m, [as_expr(x) for row in rows for x in row], trace))
    full = [[list(row) for row in plane] for plane in c]
    for motor, row in zip(tree_joints(m.robot), rows, strict=True):
        by_q = [next(slopes) for _ in size]
        for i, j, k in product(size, size, size):
            if not is_zero(row[i]) and not is_zero(by_q[j][k]):
                term = m.robot.joint(motor).IA * row[i] * by_q[j][k]
                full[i][j][k] = full[i][j][k] + term
    return full


def motor_speed_rows(m: Mechanism) -> list[list[Scalar]]:
    """The speeds of coupled motors, C^-1 times those of the joints or of the rotors of elastic
    ones, by the speeds of the coordinates.
    """
    joints = tree_joints(m.moving)
    base: list[Scalar] = [ZERO] * (6 if m.moving_base else 0)
    rows = []
    for row in motor_from_joint(m.moving):
        ends = dict(zip(joints, row, strict=True))
        links = [ZERO if j in m.elastic else x for j, x in ends.items()]
        rows.append([*base, *m.reduction.project(links), *(ends[j] for j in m.elastic)])
    return rows


def _coupling_moves(robot: Robot) -> bool:
    """True if the coupling of the drives depends on the positions of the joints."""
    positions = {as_expr(robot.variable(j)) for j in tree_joints(robot)}
    entries = [as_expr(x) for row in robot.coupling for x in row]
    return not positions.isdisjoint(symbols_of(entries))


def _with_springs(m: Mechanism, gravity: Sequence[Scalar]) -> list[Scalar]:
    """Q of gravity with the efforts of springs: the slope of U."""
    if not (m.robot.sprung_joints or m.elastic):
        return list(gravity)
    base: list[Scalar] = [ZERO] * (6 if m.moving_base else 0)
    springs = m.reduction.project_efforts(
        [*base, *spring_torques(without_dampers(m.without_accelerations))]
    )
    return [g + x if not is_zero(x) else g for g, x in zip(gravity, springs, strict=True)]


def coordinate_speeds(m: Mechanism) -> list[Scalar]:
    """[V0; W0] of a moving base, the speeds of the independent joints and of rotors."""
    base = (*m.robot.base.V0, *m.robot.base.W0) if m.moving_base else ()
    rotors = (rotor_joint(m.robot, j).QP for j in m.elastic)
    return [*base, *(m.robot.joint(j).QP for j in m.joints), *rotors]


def _listed_rows(rows: list[list[Expr]], trace: Trace) -> list[list[Expr]]:
    """The rows; in a listing with names for what is used more than once."""
    if not trace.writes_listing:
        return rows
    flat = iter(name_repeated([x for row in rows for x in row], "DA", trace))
    return [[next(flat) for _ in row] for row in rows]


def _derivatives(m: Mechanism, values: Sequence[Expr], trace: Trace) -> list[list[Expr]]:
    """Rows of d value / d q by the coordinates; nothing depends on the placement of the base and on
    the positions of rotors.
    """
    if not m.reduction.is_identity:
        rows = _listed_rows(m.reduction.coordinate_derivatives(values), trace)
    else:
        variables = [v for j in m.joints if (v := m.robot.variable(j)) is not None]
        rows = derivatives(values, variables, m.joints, trace)
    before, after = [ZERO] * (6 if m.moving_base else 0), [ZERO] * len(m.elastic)
    return [[*before, *row, *after] for row in rows] if before or after else rows


def matrix_groups(
    A: Sequence[Sequence[Scalar]],
    B: Sequence[Sequence[Scalar]],
    c: Symbols3,
    Q: Group,
    speeds: Sequence[Scalar],
    coordinates: tuple[Sequence[str], Sequence[int]],
) -> tuple[Group, ...]:
    """The groups A, B, C, Q, with C = sum of c qd; coordinates by index in names, and by joint."""
    indices, joints = coordinates
    size = range(len(joints))
    C = [[_sum(c[i][j][k] * speeds[k] for k in size) for j in size] for i in size]
    products = [(joints[j], joints[k]) for j, k in pairs(len(joints))]
    labels = [f"B{i}_{indices[j]}{indices[k]}" for i in indices for j, k in pairs(len(joints))]
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
    them; with per_link also those of each link.
    """
    m = mechanism_of(robot, o, trace)
    tree = m.without_accelerations
    twice: Scalar = ZERO
    U: Scalar = ZERO
    of_links: dict[int, tuple[Scalar, Scalar]] = {}  # twice E, and U
    links = dict(enumerate(link_motions(tree, False, trace), 1))
    for j, x in ({0: base_motion(tree), **links} if m.moving_base else links).items():
        of_links[j] = (
            trace(f"EC{j}", kinetic(tree.bodies[j], x)),
            trace(f"EP{j}", potential(tree, j, trace)),
        )
        twice, U = twice + of_links[j][0], U + of_links[j][1]  # [KD 9.9], [KD 9.24]
    for j in m.robot.sprung_joints:
        U = U + spring_energy(tree.joint(j), stretch(tree, j))
    for j in m.elastic:
        U = U + spring_energy(tree.joint(j), elastic_stretch(tree, j))
    speeds = drive_speeds(tree)
    for v, p in zip(speeds, times(rotor_matrix(tree), speeds), strict=True):
        twice = twice + v * p
    height = "U is zero with the masses at the origin of frame 0: add that of its height"
    totals = output_group("E", (), [HALF * twice], ["E"]), output_group("U", (), [U], ["U"])
    groups = (*totals, *_link_energies(of_links)) if o["per_link"] else totals
    return Traced(groups, (*notes(m), *((height,) if m.moving_base else ())))


def _link_energies(of_links: Mapping[int, tuple[Scalar, Scalar]]) -> tuple[Group, ...]:
    """E_link and U_link: one element per link, by its number; rotors and springs are no links."""
    size = (len(of_links),)
    kinetic_parts = [HALF * twice for twice, _ in of_links.values()]
    potential_parts = [U for _, U in of_links.values()]
    return (
        output_group("E_link", size, kinetic_parts, [f"E{j}" for j in of_links]),
        output_group("U_link", size, potential_parts, [f"U{j}" for j in of_links]),
    )
