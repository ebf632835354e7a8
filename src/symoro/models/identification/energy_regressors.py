"""Identification models without accelerations or without differentiating twice [KC97 §6.2, §6.3].

    id-energy     E + U = h K                          (52), rotors as half of qd^2
    id-power      Gamma^T qd = dh K                    dh = d h / dt, with the power of friction
    id-filtered   Gamma = d(D1 K)/dt + D2 K            (41): D1 = dE/dqd (42), D2 = -dE/dq + dU/dq (43)

A column of D1 is the momentum of its link for a unit of the parameter, on the joint axes carried outwards to the link; one
of D2 has the weight on the same axes, less the momentum on what the axes change by: the derivative of the velocities of
link j with respect to q_i is (V_i x z, w_i x z) of link i, carried outwards, for a prismatic joint (w_i x z, 0).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from symoro.errors import UnsupportedRobot
from symoro.expr.functions import Scalar, absolute, is_zero, sign
from symoro.expr.linear import Vec3
from symoro.expr.node import HALF, ONE, ZERO
from symoro.mechanism.drives import tree_joints
from symoro.mechanism.link_motion import LinkMotion, base_motion, link_motions
from symoro.models.dynamic.torques import at_rest
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.forms.link_frames import SpatialVector, link_frames
from symoro.models.forms.newton_euler import Link, base_link, link_from_antecedent
from symoro.models.identification.regressor import (
    NOTHING,
    check_linear,
    column_name,
    drive_columns,
    energy_row,
    joint_axes,
    matrix,
    outwards,
    projected,
    unit_wrenches,
)
from symoro.robot.data import FIXED, PRISMATIC, Joint, Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace, Traced, group


def check_base(robot: Robot, model: str) -> None:
    b = robot.base
    if any(not is_zero(v) for vector in (b.W0, b.WP0, b.V0, b.VP0) for v in vector):
        raise UnsupportedRobot(
            f"{robot.name} has a moving base, whose power {model} does not know: use id-dynamic or id-filtered."
        )


def inertial_columns(
    robot: Robot, of_link: Callable[[int], Mapping[str, Scalar]]
) -> Iterator[tuple[str, Scalar]]:
    """Name and value of the column of every inertial parameter that is not zero."""
    for j in range(1, robot.NL + 1):
        wanted = [key for key in PARAMETERS if not is_zero(getattr(robot.bodies[j], key))]
        values = of_link(j) if wanted else {}
        yield from (
            (column_name(getattr(robot.bodies[j], key), f"{key}{j}"), values[key]) for key in wanted
        )


def drive_row(
    robot: Robot, units: Callable[[Joint], Mapping[str, Scalar]]
) -> Iterator[tuple[str, Scalar]]:
    """The same for the drives, each in its joint's power or energy."""
    for name, elements in drive_columns(robot, units):
        yield name, next(iter(elements.values()))


def row(name: str, columns: list[tuple[str, Scalar]], trace: Trace) -> Traced:
    names = tuple(key for key, _ in columns)
    labels = [f"{name}_{key}" for key in names]
    found = group(
        name,
        (len(names),),
        [trace(label, v) for label, (_, v) in zip(labels, columns, strict=True)],
        labels,
    )
    return Traced((found,), (f"columns: {', '.join(names)}",), {"columns": names})


def energy_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """h: kinetic and potential energy per unit of each parameter; friction has none (its work is the integral of its column of dh)."""
    check_base(robot, "id-energy")
    moving = dict(enumerate(link_motions(robot, False, trace), 1))
    columns = [
        *inertial_columns(robot, lambda j: energy_row(robot, j, moving[j], trace)),
        *drive_row(robot, lambda x: {"IA": HALF * (x.QP * x.QP)}),
    ]
    return row("h", columns, trace)


def power_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """dh: power of the joints per unit of each parameter."""
    check_base(robot, "id-power")
    check_linear(robot)
    links, moving = own_links(robot, trace), dict(enumerate(link_motions(robot, False, trace), 1))

    def powers(j: int) -> dict[str, Scalar]:
        velocity = {j: (moving[j].V, moving[j].w)}
        return {
            key: projected(velocity, wrench)[j]
            for key, wrench in unit_wrenches(links[j], trace).items()
        }

    units: Callable[[Joint], Mapping[str, Scalar]] = lambda x: {  # noqa: E731
        "IA": x.QP * x.QDP, "FV": x.QP * x.QP, "FS": absolute(x.QP), "FO": x.QP,
    }  # fmt: skip
    return row("dh", [*inertial_columns(robot, powers), *drive_row(robot, units)], trace)


def own_links(robot: Robot, trace: Trace) -> list[Link]:
    """The links 0..NL, everything in their own frames."""
    forms = [LinkForm()] * (robot.NL + 1)
    stations, links = link_frames(robot, forms), [base_link(robot)]
    for j in range(1, robot.NL + 1):
        links.append(
            link_from_antecedent(robot, j, links[robot.ant(j)], stations[j], forms[j], trace)
        )
    return links


def unit_momenta(m: LinkMotion) -> dict[str, SpatialVector]:
    """Momentum and moment of momentum about the link's origin for a unit of each parameter."""
    w, V = m.w, m.V
    turning = {"XX": Vec3(w.x, ZERO, ZERO), "XY": Vec3(w.y, w.x, ZERO), "XZ": Vec3(w.z, ZERO, w.x),
               "YY": Vec3(ZERO, w.y, ZERO), "YZ": Vec3(ZERO, w.z, w.y), "ZZ": Vec3(ZERO, ZERO, w.z)}  # fmt: skip
    return {
        **{key: (NOTHING, moment) for key, moment in turning.items()},
        "MX": (Vec3(ZERO, w.z, -w.y), Vec3(ZERO, -V.z, V.y)),
        "MY": (Vec3(-w.z, ZERO, w.x), Vec3(V.z, ZERO, -V.x)),
        "MZ": (Vec3(w.y, -w.x, ZERO), Vec3(-V.y, V.x, ZERO)),
        "M": (V, NOTHING),
    }


def velocity_changes(
    robot: Robot, moving: Mapping[int, LinkMotion], trace: Trace
) -> list[dict[int, SpatialVector]]:
    """Derivatives of the velocities of each link with respect to the position of each joint that moves it."""
    found: list[dict[int, SpatialVector]] = [{}]
    for j in range(1, robot.NL + 1):
        changes = {
            i: outwards(robot, j, *change, trace) for i, change in found[robot.ant(j)].items()
        }
        if robot.sigma(j) != FIXED:
            V, w = moving[j].V, moving[j].w
            changes[j] = (
                (_cross_z(w), NOTHING)
                if robot.sigma(j) == PRISMATIC
                else (_cross_z(V), _cross_z(w))
            )
        found.append(changes)
    return found


def _cross_z(v: Vec3) -> Vec3:
    return Vec3(v.y, -v.x, ZERO)


def filtered_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """D1 and D2, one row per joint and one column per parameter."""
    check_linear(robot)
    axes, moving, resting = (
        joint_axes(robot, trace),
        {0: base_motion(robot), **dict(enumerate(link_motions(robot, False, trace), 1))},
        own_links(at_rest(robot), trace),
    )
    changes = velocity_changes(robot, moving, trace)
    first: list[tuple[str, dict[int, Scalar]]] = []
    second: list[tuple[str, dict[int, Scalar]]] = []
    for j in range(1, robot.NL + 1):
        wanted = [key for key in PARAMETERS if not is_zero(getattr(robot.bodies[j], key))]
        momenta, weights = unit_momenta(moving[j]), unit_wrenches(resting[j], trace)
        for key in wanted:
            name = column_name(getattr(robot.bodies[j], key), f"{key}{j}")
            weight, change = projected(axes[j], weights[key]), projected(changes[j], momenta[key])
            first.append((name, projected(axes[j], momenta[key])))
            second.append((name, {i: weight[i] - change[i] for i in axes[j]}))
    first += drive_columns(robot, lambda x: {"IA": x.QP, "FV": ZERO, "FS": ZERO, "FO": ZERO})
    second += drive_columns(robot, lambda x: {"IA": ZERO, "FV": x.QP, "FS": sign(x.QP), "FO": ONE})
    names = tuple(name for name, _ in first)
    joints = tree_joints(robot)
    return Traced(
        (matrix("D1", joints, first, trace), matrix("D2", joints, second, trace)),
        (f"columns: {', '.join(names)}",),
        {"columns": names},
    )
