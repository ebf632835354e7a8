"""The dynamic identification model: torques as a linear function of the parameters, Gamma = D K [KC97 §6.1].

The motion of the links is computed once; each parameter's column is the wrench of its link for a unit of that parameter,
seen by the joints. Either the wrench is handed inwards and read off on each axis, or the axes are handed outwards to the
link, as the velocities that a unit rate of each joint gives it, and multiplied with the wrench there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from symoro.errors import UnsupportedRobot
from symoro.expr.functions import Scalar, is_zero, sign
from symoro.expr.linear import Vec3
from symoro.expr.node import HALF, ONE, ZERO, as_expr
from symoro.expr.ops import SYMBOL
from symoro.expr.program import Group
from symoro.mechanism.drives import tree_joints
from symoro.mechanism.link_motion import LinkMotion
from symoro.mechanism.transforms import forward_transform
from symoro.models.forms.angular_motion import AngularMotion, turn_back_x, turn_back_z
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.inertial_parameters import PARAMETERS
from symoro.models.forms.link_frames import (
    LinkFrames,
    SpatialVector,
    link_frames,
    wrench_on_antecedent,
)
from symoro.models.forms.newton_euler import Link, base_link, link_from_antecedent
from symoro.robot.data import FIXED, PRISMATIC, Joint, Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced, group

NOTHING, Z = Vec3(ZERO, ZERO, ZERO), Vec3(ZERO, ZERO, ONE)
DRIVES = ("IA", "FV", "FS", "FO")


def unit_moments(spin: AngularMotion) -> dict[str, Vec3]:
    """J wd + w x (J w) for a unit of each inertia parameter."""
    w, wd, U = spin.w, spin.wd, spin.U
    d1, d2, d3 = spin.differences
    xy, xz, yz = w.x * w.y, w.x * w.z, w.y * w.z
    return {
        "XX": Vec3(wd.x, xz, -xy), "XY": Vec3(-U.s.z, U.n.z, -d3), "XZ": Vec3(U.s.y, -d2, -U.a.y),
        "YY": Vec3(-yz, wd.y, xy), "YZ": Vec3(-d1, -U.n.x, U.a.x), "ZZ": Vec3(yz, -xz, wd.z),
    }  # fmt: skip


def unit_wrenches(link: Link, trace: Trace) -> dict[str, SpatialVector]:
    """Force and moment of a link about its origin for a unit of each of its ten parameters (15), (16)."""
    spin, a = link.spin_e, link.a
    found = {key: (NOTHING, moment) for key, moment in unit_moments(spin).items()}
    found["MX"] = spin.U.s, Vec3(ZERO, -a.z, a.y)
    found["MY"] = spin.U.n, Vec3(a.z, ZERO, -a.x)
    found["MZ"] = spin.U.a, Vec3(-a.y, a.x, ZERO)
    found["M"] = a, NOTHING
    return found


def energy_row(robot: Robot, j: int, m: LinkMotion, trace: Trace) -> dict[str, Scalar]:
    """h_j: kinetic and potential energy of link j per unit of each parameter [KD 9.44]."""
    w, V = m.w, m.V
    T_0j = forward_transform(robot, 0, j, trace)
    g = Vec3(*robot.gravity)
    lever = V.cross(w)
    row = {
        "XX": HALF * (w.x * w.x), "XY": w.x * w.y, "XZ": w.x * w.z,
        "YY": HALF * (w.y * w.y), "YZ": w.y * w.z, "ZZ": HALF * (w.z * w.z),
        "M": HALF * V.dot(V) - g.dot(T_0j.P),
    }  # fmt: skip
    for name, arm, axis in zip(("MX", "MY", "MZ"), lever, T_0j.R.columns, strict=True):
        row[name] = arm - g.dot(axis)
    return row


class RegressorForm(NamedTuple):
    """The forms of the regressor, alike for all links.

    project_on_axes: the joint axes are carried outwards and multiplied with the wrench of each parameter; otherwise
    the wrenches are carried inwards. The others are those of `LinkForm`.
    """

    project_on_axes: bool = False
    join_group: bool = False
    column_from_U: bool = True
    diagonal_from_squares: bool = False

    def link_forms(self, robot: Robot) -> list[LinkForm]:
        """The form of links 0..NL."""
        form = LinkForm(
            join_group=self.join_group,
            column_from_U=self.column_from_U,
            diagonal_from_squares=self.diagonal_from_squares,
        )
        return [form] * (robot.NL + 1)


def link_columns(
    robot: Robot, form: RegressorForm, trace: Trace
) -> Iterator[tuple[str, dict[int, Scalar]]]:
    """Name and elements by joint of the column of every inertial parameter that is not zero."""
    forms = form.link_forms(robot)
    stations = link_frames(robot, forms)
    links = [base_link(robot)]
    for j in range(1, robot.NL + 1):
        links.append(
            link_from_antecedent(robot, j, links[robot.ant(j)], stations[j], forms[j], trace)
        )
    axes = joint_axes(robot, trace) if form.project_on_axes else []
    for j in range(1, robot.NL + 1):
        wanted = [key for key in PARAMETERS if not is_zero(getattr(robot.bodies[j], key))]
        wrenches = unit_wrenches(links[j], trace) if wanted else {}
        for key in wanted:
            seen = (
                projected(axes[j], wrenches[key])
                if form.project_on_axes
                else _carried(robot, j, wrenches[key], stations, trace)
            )
            yield column_name(getattr(robot.bodies[j], key), f"{key}{j}"), seen


def _carried(
    robot: Robot, j: int, wrench: SpatialVector, stations: Sequence[LinkFrames], trace: Trace
) -> dict[int, Scalar]:
    """The elements of a column: the wrench on the axis of every joint on the way to the base (17)-(20)."""
    found: dict[int, Scalar] = {}
    while j:
        found[j] = wrench[robot.sigma(j) != PRISMATIC].z
        i = robot.ant(j)
        wrench = (
            wrench_on_antecedent(robot, j, stations[j], stations[i], *wrench, trace)
            if i
            else wrench
        )
        j = i
    return found


def projected(axes: Mapping[int, SpatialVector], wrench: SpatialVector) -> dict[int, Scalar]:
    """The power of the wrench at a unit rate of each joint."""
    force, moment = wrench
    return {i: _dot(V, force) + _dot(w, moment) for i, (V, w) in axes.items()}


def _dot(a: Vec3, b: Vec3) -> Scalar:
    total: Scalar = ZERO
    for x, y in zip(a, b, strict=True):
        if not is_zero(x) and not is_zero(y):
            total = total + x * y
    return total


def joint_axes(robot: Robot, trace: Trace) -> list[dict[int, SpatialVector]]:
    """For each link and each joint that moves it: velocity of its origin and angular velocity at a unit rate, in its own frame."""
    found: list[dict[int, SpatialVector]] = [{}]
    for j in range(1, robot.NL + 1):
        axes = {i: outwards(robot, j, *axis, trace) for i, axis in found[robot.ant(j)].items()}
        if robot.sigma(j) != FIXED:
            axes[j] = (Z, NOTHING) if robot.sigma(j) == PRISMATIC else (NOTHING, Z)
        found.append(axes)
    return found


def outwards(robot: Robot, j: int, V: Vec3, w: Vec3, trace: Trace) -> SpatialVector:
    """Velocities of frame ant(j) seen at frame j, joint j at rest."""
    f = robot.frame(j)
    V, w = turn_back_z(V, f.gamma, trace), turn_back_z(w, f.gamma, trace)
    if not is_zero(f.b):
        V = V + Vec3(w.y * f.b, -(w.x * f.b), ZERO)
    V, w = turn_back_x(V, f.alpha, trace), turn_back_x(w, f.alpha, trace)
    if not is_zero(f.d):
        V = V + Vec3(ZERO, w.z * f.d, -(w.y * f.d))
    if not is_zero(f.r):
        V = V + Vec3(w.y * f.r, -(w.x * f.r), ZERO)
    return turn_back_z(V, f.theta, trace), turn_back_z(w, f.theta, trace)


def column_name(value: Scalar, plain: str) -> str:
    """The symbol that stands for a parameter, or its place in the tables."""
    node = as_expr(value)
    return str(node.payload[0]) if node.op is SYMBOL else plain


def drive_units(joint: Joint) -> Mapping[str, Scalar]:
    """Torque for a unit of rotor inertia, viscous and dry friction, offset."""
    return {"IA": joint.QDP, "FV": joint.QP, "FS": sign(joint.QP), "FO": ONE}


def drive_columns(
    robot: Robot, units: Callable[[Joint], Mapping[str, Scalar]] = drive_units
) -> Iterator[tuple[str, dict[int, Scalar]]]:
    """The columns of the drives' parameters that are not zero."""
    if robot.coupling and any(
        not is_zero(getattr(robot.joint(j), key)) for j in tree_joints(robot) for key in DRIVES
    ):
        todo = "use without=rotor,friction, or identify the drives on the motors' side"
        raise UnsupportedRobot(
            f"{robot.name} has coupled drives, whose rotors and friction the identification models do not separate: {todo}."
        )
    for j in tree_joints(robot):
        joint = robot.joint(j)
        for key, value in units(joint).items():
            if not is_zero(getattr(joint, key)):
                yield column_name(getattr(joint, key), f"{key}{j}"), {j: value}


def check_linear(robot: Robot) -> None:
    for j in tree_joints(robot):
        if not is_zero(robot.joint(j).FT):
            raise UnsupportedRobot(
                f"joint {j} of {robot.name} has Stribeck friction, in whose velocity VT{j} the torque is not linear: set FT to 0."
            )


def matrix(
    name: str,
    joints: Sequence[int],
    columns: Sequence[tuple[str, Mapping[int, Scalar]]],
    trace: Trace,
) -> Group:
    """One row per joint and one column per parameter."""
    labels = [f"{name}{j}_{key}" for j in joints for key, _ in columns]
    values = [elements.get(j, ZERO) for j in joints for _, elements in columns]
    return group(
        name,
        (len(joints), len(columns)),
        [trace(label, v) for label, v in zip(labels, values, strict=True)],
        labels,
    )


def identification_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """D: torques per unit of each parameter."""
    check_linear(robot)
    form = o.get("forms") or RegressorForm()
    columns = [*link_columns(robot, form, trace), *drive_columns(robot)]
    names = tuple(name for name, _ in columns)
    return Traced(
        (matrix("D", tree_joints(robot), columns, trace),),
        (f"columns: {', '.join(names)}",),
        {"columns": names},
    )


def chooser(build: Build) -> Choose:
    """The cheapest form: one choice improved after the other, since they hardly depend on each other."""

    def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        if o["mode"] == "symoro" or not o["effort"]:
            return {}
        best = RegressorForm(True, True, True, True)
        cheapest = price(build, {"forms": best})
        for field in RegressorForm._fields:
            trial = best._replace(**{field: False})
            quote = price(build, {"forms": trial})
            if quote < cheapest:
                best, cheapest = trial, quote
        return {"forms": best}

    return choose
