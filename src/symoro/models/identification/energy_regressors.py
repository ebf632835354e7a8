"""Identification models without accelerations, or without differentiating twice [KC97 §6.2, §6.3].

    id-energy     E + U = h K                  rotors with half of qd^2
    id-power      Gamma^T qd = dh K            dh = d h / dt, with the power of friction
    id-filtered   Gamma = d(D1 K)/dt + D2 K    D1 = dE/dqd, D2 = -dE/dq + dU/dq

A column of D1 is the momentum of its link for a unit of the parameter, on the joint axes carried
outwards to the link. A column of D2 has the weight on the same axes, less the momentum on the
derivatives of the velocities: that of link j with respect to q_i is (V_i x z, w_i x z) of link i,
carried outwards to link j; for a prismatic joint (w_i x z, 0).

The speeds [V0; W0] of a moving base are the rates of no coordinates. With p and L its momenta in
frame 0, the wrench on it is [dp/dt + W0 x p; dL/dt + W0 x L + V0 x p]: the derivative in the
direction of a unit twist is replaced by the bracket of the base's twist with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from symoro.errors import UnsupportedRobot
from symoro.expr import HALF, ZERO, Group, Scalar, Vec3, absolute, dot, is_zero, sign
from symoro.mechanism import (
    NULL_VECTOR,
    LinkMotion,
    Mechanism,
    SpatialVector,
    at_rest,
    base_motion,
    cross_z,
    link_motions,
    motor_from_joint,
    motor_joints,
    motor_rates,
    rotor_joint,
    spring_per_unit,
    tree_joints,
)
from symoro.models.dynamic.tree_dynamics import notes
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.newton_euler import joint_transforms, listed_motions, moving_links
from symoro.models.identification.regressor import (
    Elements,
    NamedColumn,
    UnitMotion,
    base_axes,
    column_name,
    drive_columns,
    drive_row,
    identification_mechanism,
    joint_axes,
    matrix,
    matrix_of_rows,
    present_parameters,
    project,
    project_rows,
    successor_twist,
    tree_rows,
    unit_energies,
    unit_wrenches,
)
from symoro.robot import FIXED, PRISMATIC, ROTOR, Robot, has_spring
from symoro.tracing import Options, RegressorColumns, Trace, Traced, output_group

NamedValue = tuple[str, Scalar]


# --- rows: energy and power -----------------------------------------------------------------------


def check_base(robot: Robot, model: str) -> None:
    """Refuse a base that moves."""
    b = robot.base
    if robot.has_moving_base:
        return  # its efforts have rows of their own
    if any(not is_zero(v) for vector in (b.W0, b.WP0, b.V0, b.VP0) for v in vector):
        raise UnsupportedRobot(
            f"{robot.name} has a moving base, whose power is not part of {model}: "
            "use id-dynamic or id-filtered."
        )


def inertial_columns(
    robot: Robot, per_unit: Callable[[int], Mapping[str, Scalar]]
) -> Iterator[NamedValue]:
    """Yield name and value of the column of every inertial parameter that is not zero."""
    for j in range(robot.first_link, robot.NL + 1):
        names = present_parameters(robot.bodies[j], j)
        values = per_unit(j) if names else {}
        yield from ((name, values[key]) for key, name in names.items())


def row(m: Mechanism, name: str, columns: list[NamedValue], trace: Trace) -> Traced:
    """Return a row with one column per parameter."""
    names = tuple(key for key, _ in columns)
    labels = [f"{name}_{key}" for key in names]
    values = [trace(label, v) for label, (_, v) in zip(labels, columns, strict=True)]
    return Traced(
        (output_group(name, (len(names),), values, labels),),
        (*notes(m), f"columns: {', '.join(names)}"),
        RegressorColumns(names),
    )


def energy_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Return h: kinetic and potential energy per unit of each parameter.

    Friction has none: its work is the integral of its column of dh.
    """
    m = identification_mechanism(robot, o, trace)
    tree = m.without_accelerations
    check_base(tree, "id-energy")
    motion = {0: base_motion(tree), **dict(enumerate(link_motions(tree, False, trace), 1))}
    columns = [  # [KC97 (48)]
        *inertial_columns(tree, lambda j: unit_energies(tree, j, motion[j], trace)),
        *drive_energies(tree),  # [KD 9.62]
    ]
    return row(m, "h", columns, trace)


def drive_energies(robot: Robot) -> Iterator[NamedValue]:
    """Yield the energy for a unit of each rotor inertia and stiffness [KD 9.34]."""
    drives = dict(zip(tree_joints(robot), motor_joints(robot), strict=True))
    for j, drive in drives.items():
        stored = {"IA": HALF * (drive.QP * drive.QP)}
        if has_spring(robot.joint(j)):
            x = spring_per_unit(robot, j)["k"]
            stored |= {"k": HALF * (x * x), "k2": x * x * x / 3, "k3": (x * x) * (x * x) / 4}
        for key, value in stored.items():
            parameter = getattr(robot.joint(j), key)
            if not is_zero(parameter):
                yield column_name(parameter, f"{key}{j}"), value


def drive_powers(robot: Robot) -> Iterator[NamedValue]:
    """Yield the power for a unit of each parameter of drives and springs."""
    speeds = {j: robot.joint(j).QP for j in tree_joints(robot)}
    speeds |= {ROTOR + j: rotor_joint(robot, j).QP for j in robot.elastic_joints}
    for _, name, elements in drive_columns(robot):
        total: Scalar = ZERO
        for r, x in elements.items():
            # [GK88 (22)], [GK88 (23)]
            power = absolute(speeds[r]) if x is sign(speeds[r]) else x * speeds[r]
            total = total + power
        yield name, total


def power_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Return dh: power of the joints per unit of each parameter."""
    m = identification_mechanism(robot, o, trace)
    tree = m.moving
    check_base(tree, "id-power")
    motions = own_motions(tree, trace)
    motion = {0: base_motion(tree), **dict(enumerate(link_motions(tree, False, trace), 1))}

    def powers(j: int) -> dict[str, Scalar]:
        twist = {j: (motion[j].V, motion[j].w)}
        return {key: project(twist, wrench)[j] for key, wrench in unit_wrenches(motions[j]).items()}

    columns = [*inertial_columns(tree, powers), *drive_powers(tree)]
    return row(m, "dh", columns, trace)


def own_motions(robot: Robot, trace: Trace) -> dict[int, UnitMotion]:
    """Return the motion of links 0..NL in their own frames, as unit parameters need it."""
    if trace.writes_listing:
        listed = listed_motions(robot, joint_transforms(robot, trace), trace)
        return {j: UnitMotion.of_listing(motion) for j, motion in listed}
    links = moving_links(robot, [LinkForm()] * (robot.NL + 1), trace)
    return {j: UnitMotion.of_link(link) for j, link in enumerate(links)}


# --- matrices: the filtered model -----------------------------------------------------------------


def unit_momenta(m: LinkMotion) -> dict[str, SpatialVector]:
    """Return [momentum; moment of momentum] about the origin, for a unit of each parameter."""
    w, V = m.w, m.V
    return {
        "XX": (NULL_VECTOR, Vec3(w.x, ZERO, ZERO)),
        "XY": (NULL_VECTOR, Vec3(w.y, w.x, ZERO)),
        "XZ": (NULL_VECTOR, Vec3(w.z, ZERO, w.x)),
        "YY": (NULL_VECTOR, Vec3(ZERO, w.y, ZERO)),
        "YZ": (NULL_VECTOR, Vec3(ZERO, w.z, w.y)),
        "ZZ": (NULL_VECTOR, Vec3(ZERO, ZERO, w.z)),
        "MX": (Vec3(ZERO, w.z, -w.y), Vec3(ZERO, -V.z, V.y)),
        "MY": (Vec3(-w.z, ZERO, w.x), Vec3(V.z, ZERO, -V.x)),
        "MZ": (Vec3(w.y, -w.x, ZERO), Vec3(-V.y, V.x, ZERO)),
        "M": (V, NULL_VECTOR),
    }


def drive_momenta(robot: Robot) -> Iterator[tuple[NamedColumn, NamedColumn]]:
    """Yield the columns of drives and springs in D1, the momenta of rotors, and in D2."""
    rotors = _rotor_momenta(robot)
    for key, name, elements in drive_columns(robot):
        if key != "IA":
            yield (name, {}), (name, elements)
        else:
            first, second = next(rotors)
            yield (name, first), (name, second)


def _rotor_momenta(robot: Robot) -> Iterator[tuple[Elements, Elements]]:
    """For each rotor with an inertia, in joint order: C^-T v of its unit, and -d(C^-T)/dt v."""
    joints = tree_joints(robot)
    rows = [drive_row(robot, j) for j in joints]
    coupled = bool(robot.coupling)
    ends, turns = (motor_from_joint(robot), motor_rates(robot)) if coupled else ([], [])
    for p, drive in enumerate(motor_joints(robot)):
        if is_zero(drive.IA):
            continue
        if not coupled:
            yield {rows[p]: drive.QP}, {}
        else:
            yield _scaled(rows, ends[p], drive.QP), _scaled(rows, turns[p], -drive.QP)


def _scaled(rows: Sequence[int], factors: Sequence[Scalar], value: Scalar) -> Elements:
    return {r: g * value for r, g in zip(rows, factors, strict=True) if not is_zero(g)}


def velocity_derivatives(
    robot: Robot, motion: Mapping[int, LinkMotion], trace: Trace
) -> list[dict[int, SpatialVector]]:
    """Return for each link 0..NL the derivatives of its twist with respect to the position of each
    joint that moves it, in its own frame.
    """
    of_base = base_axes() if robot.has_moving_base else {}
    derivatives = {0: {k: _bracket(motion[0], axis) for k, axis in of_base.items()}}
    for j in robot.outward:
        of_i = derivatives[robot.ant(j)]
        of_j = {k: successor_twist(robot, (j, k), change, "D", trace) for k, change in of_i.items()}
        if robot.sigma(j) != FIXED:
            V, w = cross_z(motion[j].V), cross_z(motion[j].w)
            of_j[j] = (w, NULL_VECTOR) if robot.sigma(j) == PRISMATIC else (V, w)
        derivatives[j] = of_j
    return [derivatives[j] for j in range(robot.NL + 1)]


def filtered_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Return D1 and D2, one row per independent joint and one column per parameter."""
    m = identification_mechanism(robot, o, trace)
    tree = m.without_accelerations
    first, second = _filtered_columns(tree, trace)
    for momentum, effort in drive_momenta(tree):
        first.append(momentum)
        second.append(effort)
    names, rows = tuple(name for name, _ in first), tree_rows(tree)
    matrices = matrix("D1", rows, first, trace), matrix("D2", rows, second, trace)
    if not m.reduction.is_identity:
        matrices = _projected(m, names, *matrices, trace)
    return Traced(  # [KC97 (41)]
        matrices, (*notes(m), f"columns: {', '.join(names)}"), RegressorColumns(names)
    )


def _projected(
    m: Mechanism, names: tuple[str, ...], D1: Group, D2: Group, trace: Trace
) -> tuple[Group, Group]:
    """D1 and D2 of the independent joints from those of the tree.

    G^T d(D1 K)/dt = d(G^T D1 K)/dt - dG^T/dt D1 K, so that D1 becomes G^T D1 and D2 becomes
    G^T D2 - dG^T/dt D1.
    """
    rates, width = m.reduction.row_rates(trace), len(names)
    place = {j: r for r, j in enumerate(tree_rows(m.moving))}
    rows1, rows2 = project_rows(m, D1), project_rows(m, D2)
    start = 6 if m.moving_base else 0  # the first row of a joint
    for c in range(width):
        momenta = [D1.values[place[j] * width + c] for j in rates]
        for k, row_k in enumerate(rows2[start : start + len(m.joints)]):
            row_k[c] = row_k[c] - dot(momenta, [rates[j][k] for j in rates])
    return (
        matrix_of_rows("D1", m, names, rows1, trace),
        matrix_of_rows("D2", m, names, rows2, trace),
    )


def _bracket(m: LinkMotion, twist: SpatialVector) -> SpatialVector:
    """[w x v + V x u; w x u] for a motion (V, w) and a twist (v, u), in the same frame."""
    v, u = twist
    return m.w.cross(v) + m.V.cross(u), m.w.cross(u)


def _filtered_columns(robot: Robot, trace: Trace) -> tuple[list[NamedColumn], list[NamedColumn]]:
    """The columns of D1 and of D2 of the inertial parameters that are not zero."""
    axes = joint_axes(robot, trace)
    motion = {0: base_motion(robot), **dict(enumerate(link_motions(robot, False, trace), 1))}
    at_zero_speed = own_motions(at_rest(robot), trace)
    changes = velocity_derivatives(robot, motion, trace)
    first: list[NamedColumn] = []
    second: list[NamedColumn] = []
    for j in range(robot.first_link, robot.NL + 1):
        momenta, weights = unit_momenta(motion[j]), unit_wrenches(at_zero_speed[j])
        for key, name in present_parameters(robot.bodies[j], j).items():
            first.append((name, project(axes[j], momenta[key])))  # [KC97 (42)]
            weight, change = project(axes[j], weights[key]), project(changes[j], momenta[key])
            second.append((name, {i: weight[i] - change[i] for i in axes[j]}))  # [KC97 (43)]
    return first, second
