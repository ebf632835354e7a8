"""The dynamic identification model: torques as a linear function of the parameters, Gamma = D K.

The motion of the links is computed once [KC97 §6.1]. The column of a parameter is the wrench that a
unit of it takes, on the axes of the joints. Either the wrench is handed inwards and read off on
each axis; or the axes are handed outwards to the link, as the velocities that a unit rate of each
joint gives it, and multiplied with the wrench there.

A moving base has six rows before those of the joints, [force; moment] on it in frame 0, and its own
link has columns.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from symoro.expr import (
    HALF,
    ONE,
    SYMBOL,
    ZERO,
    Group,
    Mat3,
    Role,
    Scalar,
    Vec3,
    as_expr,
    is_zero,
    sign,
    symbol,
)
from symoro.mechanism import (
    GIVEN,
    NULL_VECTOR,
    LinkMotion,
    Mechanism,
    SpatialVector,
    forward_transform,
    friction_per_unit,
    mechanism_of,
    motor_from_joint,
    motor_joints,
    spring_per_unit,
    tree_joints,
    turn_back_x,
    turn_back_z,
)
from symoro.models.dynamic.tree_dynamics import notes
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.link_frames import wrench_on_antecedent
from symoro.models.forms.newton_euler import (
    Link,
    ListedMotion,
    accumulate_wrenches,
    joint_transforms,
    listed_motions,
    moving_links,
)
from symoro.robot import FIXED, INERTIAL_PARAMETERS, PRISMATIC, ROTOR, Body, Robot, path
from symoro.tracing import (
    Build,
    Choose,
    Options,
    Price,
    RegressorColumns,
    Trace,
    Traced,
    output_group,
)

Z_AXIS = Vec3(ZERO, ZERO, ONE)
# parameters of drives and springs in which the efforts are linear; VT, FE and q0 are given
DRIVES = ("IA", "FV", "FS", "FO", "FT", "FVN", "FSN", "FL", "FVL", "FSL", "k", "kd", "k2", "k3")
BASE_ROWS = tuple(range(-6, 0))  # the rows of a moving base, [force; moment]
Elements = dict[int, Scalar]  # of a column, by joint or row of the base
NamedColumn = tuple[str, Elements]


# --- per unit of an inertial parameter ------------------------------------------------------------


class UnitMotion(NamedTuple):
    """The motion of a link in one frame, as the wrenches of unit parameters need it: the products
    w1 w2, w1 w3, w2 w3, the differences w3^2 - w2^2, w1^2 - w3^2, w2^2 - w1^2, wd, U and VP.
    """

    products: tuple[Scalar, Scalar, Scalar]
    differences: tuple[Scalar, Scalar, Scalar]
    wd: Vec3
    U: Mat3
    VP: Vec3

    @classmethod
    def of_link(cls, link: Link) -> UnitMotion:
        """Return the motion in frame e of a link."""
        r = link.rotation_e
        w = r.w
        products = w.x * w.y, w.x * w.z, w.y * w.z
        return cls(products, r.square_differences, r.wd, r.U, link.VP_e)

    @classmethod
    def of_listing(cls, m: ListedMotion) -> UnitMotion:
        """Return the motion in a link's own frame, in the intermediates of the listing."""
        DV = m.DV
        differences = DV.yy - DV.zz, DV.zz - DV.xx, DV.xx - DV.yy
        return cls((DV.xy, DV.xz, DV.yz), differences, m.wd, m.U, m.VP)


def unit_moments(m: UnitMotion) -> dict[str, Vec3]:
    """Return J wd + w x (J w) for a unit of each element of J."""
    wd, U, (xy, xz, yz), (d1, d2, d3) = m.wd, m.U, m.products, m.differences
    return {
        "XX": Vec3(wd.x, xz, -xy),
        "XY": Vec3(-U.s.z, U.n.z, -d3),
        "XZ": Vec3(U.s.y, -d2, -U.a.y),
        "YY": Vec3(-yz, wd.y, xy),
        "YZ": Vec3(-d1, -U.n.x, U.a.x),
        "ZZ": Vec3(yz, -xz, wd.z),
    }


def unit_wrenches(m: UnitMotion) -> dict[str, SpatialVector]:
    """Return the wrench of a link about its origin for a unit of each parameter, in the frame of
    its motion.
    """
    U, VP = m.U, m.VP
    moments = unit_moments(m).items()  # [KC97 (16)]
    return {  # [KC97 §6.1]
        **{key: (NULL_VECTOR, moment) for key, moment in moments},
        "MX": (U.s, Vec3(ZERO, -VP.z, VP.y)),  # [KC97 (15)], [KC97 (16)]
        "MY": (U.n, Vec3(VP.z, ZERO, -VP.x)),
        "MZ": (U.a, Vec3(-VP.y, VP.x, ZERO)),
        "M": (VP, NULL_VECTOR),
    }


def unit_energies(robot: Robot, j: int, m: LinkMotion, trace: Trace) -> dict[str, Scalar]:
    """Return h_j: kinetic and potential energy of link j per unit of each of its parameters."""
    w, V = m.w, m.V
    T_0j = forward_transform(robot, 0, j, trace)
    g, lever = Vec3(*robot.gravity), V.cross(w)
    return {  # [KC97 (52)], [KD 9.44], [GK88 (34)], [GK88 (35)]
        "XX": HALF * (w.x * w.x),
        "XY": w.x * w.y,
        "XZ": w.x * w.z,
        "YY": HALF * (w.y * w.y),
        "YZ": w.y * w.z,
        "ZZ": HALF * (w.z * w.z),
        "MX": lever.x - g.dot(T_0j.R.s),
        "MY": lever.y - g.dot(T_0j.R.n),
        "MZ": lever.z - g.dot(T_0j.R.a),
        "M": HALF * V.dot(V) - g.dot(T_0j.P),
    }


def present_parameters(body: Body, j: int) -> dict[str, str]:
    """Return the parameters of link j that are not zero, with the names of their columns."""
    values = {key: getattr(body, key) for key in INERTIAL_PARAMETERS}
    return {key: column_name(v, f"{key}{j}") for key, v in values.items() if not is_zero(v)}


def column_name(value: Scalar, plain: str) -> str:
    """Return the symbol that stands for a parameter, or its place in the tables."""
    node = as_expr(value)
    return str(node.payload[0]) if node.op is SYMBOL else plain


# --- columns of the links -------------------------------------------------------------------------


class RegressorForm(NamedTuple):
    """The forms of the regressor, alike for all links.

    project_on_axes: the joint axes are carried outwards and multiplied with the wrench of each
    parameter; otherwise the wrenches are carried inwards. The others are those of `LinkForm`.
    """

    project_on_axes: bool = False
    join_group: bool = False
    column_from_U: bool = True
    diagonal_from_squares: bool = False

    def link_forms(self, robot: Robot) -> list[LinkForm]:
        """Return the forms of links 0..NL."""
        form = LinkForm(
            join_group=self.join_group,
            column_from_U=self.column_from_U,
            diagonal_from_squares=self.diagonal_from_squares,
        )
        return [form] * (robot.NL + 1)


def link_columns(robot: Robot, form: RegressorForm, trace: Trace) -> Iterator[NamedColumn]:
    """Yield name and elements of the column of every inertial parameter that is not zero."""
    if trace.writes_listing:
        yield from _listed_columns(robot, trace)
        return
    links = moving_links(robot, form.link_forms(robot), trace)
    axes = joint_axes(robot, trace) if form.project_on_axes else []
    for j in range(robot.first_link, robot.NL + 1):
        names = present_parameters(robot.bodies[j], j)
        wrenches = unit_wrenches(UnitMotion.of_link(links[j])) if names else {}
        for key, name in names.items():
            if form.project_on_axes:
                yield name, project(axes[j], wrenches[key])
            else:
                yield name, _read_inwards(robot, j, wrenches[key], links, trace)


def _listed_columns(robot: Robot, trace: Trace) -> Iterator[NamedColumn]:
    """The columns as the original lists them: the motion once, then the wrench of each parameter
    carried inwards, its intermediates named by component, link and parameter (N13XX4).
    """
    T = joint_transforms(robot, trace)
    motion = dict(listed_motions(robot, T, trace))
    for j in range(robot.first_link, robot.NL + 1):
        wrenches = unit_wrenches(UnitMotion.of_listing(motion[j]))
        way = (*path(robot, j), *((0,) if robot.has_moving_base else ()))
        for key, name in present_parameters(robot.bodies[j], j).items():
            no_load = dict.fromkeys(way, (NULL_VECTOR, NULL_VECTOR))
            total = accumulate_wrenches(robot, T, no_load | {j: wrenches[key]}, trace, name)
            yield name, _axis_elements(robot, total)


def _axis_elements(robot: Robot, wrenches: Mapping[int, SpatialVector]) -> Elements:
    """The components of the wrenches on the axes of the joints, and those on a moving base."""
    elements: Elements = {}
    for j, wrench in wrenches.items():
        if j:
            elements[j] = wrench[robot.sigma(j) != PRISMATIC].z  # [KC97 (20)]
        else:
            elements |= zip(BASE_ROWS, (*wrench[0], *wrench[1]), strict=True)
    return elements


def _read_inwards(
    robot: Robot, j: int, wrench: SpatialVector, links: Sequence[Link], trace: Trace
) -> Elements:
    """The wrench on the axis of every joint on the way to the base, and on a moving base."""
    elements: Elements = {}
    while j:
        elements[j] = wrench[robot.sigma(j) != PRISMATIC].z  # [KC97 (20)]
        i = robot.ant(j)
        if i or robot.has_moving_base:
            frames = links[j].frames, links[i].frames
            wrench = wrench_on_antecedent(robot, j, frames, wrench, trace)  # [KC97 (17)]
        j = i
    if robot.has_moving_base:
        elements |= zip(BASE_ROWS, (*wrench[0], *wrench[1]), strict=True)
    return elements


def project(axes: Mapping[int, SpatialVector], wrench: SpatialVector) -> Elements:
    """Return the power of the wrench at a unit rate of each joint, by joint."""
    force, moment = wrench
    return {i: _dot(V, force) + _dot(w, moment) for i, (V, w) in axes.items()}


def _dot(a: Vec3, b: Vec3) -> Scalar:
    total: Scalar = ZERO
    for x, y in zip(a, b, strict=True):
        if not is_zero(x) and not is_zero(y):
            total = total + x * y
    return total


def joint_axes(robot: Robot, trace: Trace) -> list[dict[int, SpatialVector]]:
    """Return for each link 0..NL, and each joint that moves it, the twist [V; w] at a unit rate of
    the joint, at the link's origin and in its own frame; those of a moving base under its rows.
    """
    axes = {0: base_axes() if robot.has_moving_base else {}}
    for j in robot.outward:
        of_i = axes[robot.ant(j)]
        of_j = {k: successor_twist(robot, (j, k), axis, "J", trace) for k, axis in of_i.items()}
        if robot.sigma(j) != FIXED:
            sliding = robot.sigma(j) == PRISMATIC
            of_j[j] = (Z_AXIS, NULL_VECTOR) if sliding else (NULL_VECTOR, Z_AXIS)  # [KD 9.23b]
        axes[j] = of_j
    return [axes[j] for j in range(robot.NL + 1)]


def base_axes() -> dict[int, SpatialVector]:
    """The six unit twists of frame 0, by row of the base."""
    units = [Vec3(*(ONE if k == c else ZERO for k in range(3))) for c in range(3)]
    twists = [*((e, NULL_VECTOR) for e in units), *((NULL_VECTOR, e) for e in units)]
    return dict(zip(BASE_ROWS, twists, strict=True))


def successor_twist(
    robot: Robot, at: tuple[int, int], twist_i: SpatialVector, name: str, trace: Trace
) -> SpatialVector:
    """Return a twist of the antecedent, due to joint k, at frame j, `at` = (j, k); a listing names
    its elements V and W behind `name`.
    """
    j, k = at
    V, w = twist_at_successor(robot, j, twist_i, trace)
    if not trace.writes_listing:
        return V, w
    mark = f"{j}_{_row_name(k)}"
    return trace.vec(f"{name}V", V, mark), trace.vec(f"{name}W", w, mark)


def twist_at_successor(robot: Robot, j: int, twist_i: SpatialVector, trace: Trace) -> SpatialVector:
    """Return a twist of the antecedent of frame j at its origin and in it, joint j at rest.

    The shifts along x and z of joint j are made in one frame, before its rotation.
    """
    f = robot.frame(j)
    V, w = (turn_back_z(v, f.gamma, trace) for v in twist_i)
    if not is_zero(f.b):
        V = V + Vec3(w.y * f.b, -(w.x * f.b), ZERO)
    V, w = turn_back_x(V, f.alpha, trace), turn_back_x(w, f.alpha, trace)
    if not is_zero(f.d):
        V = V + Vec3(ZERO, w.z * f.d, -(w.y * f.d))
    if not is_zero(f.r):
        V = V + Vec3(w.y * f.r, -(w.x * f.r), ZERO)
    return turn_back_z(V, f.theta, trace), turn_back_z(w, f.theta, trace)


# --- columns of the drives ------------------------------------------------------------------------


def drive_columns(robot: Robot) -> Iterator[tuple[str, str, Elements]]:
    """Yield the columns of the parameters of drives and springs that are not zero: key, name, and
    the efforts of a unit by row, those of rotors under ROTOR + joint.
    """
    joints = tree_joints(robot)
    inverse = motor_from_joint(robot) if robot.coupling else []
    drives = motor_joints(robot)
    for place, j in enumerate(joints):
        ends = {drive_row(robot, j): ONE}
        if inverse:  # the inverse of KD 9.33
            ends = {drive_row(robot, k): x for k, x in zip(joints, inverse[place], strict=True)}
        units = {"IA": drives[place].QDP} | friction_per_unit(drives[place])  # [KC97 (20)]
        columns = {
            key: {row: g * x if g is not ONE else x for row, g in ends.items() if not is_zero(g)}
            for key, x in units.items()
        }
        columns |= _link_side_columns(robot, j)
        for key, elements in columns.items():
            value = getattr(robot.joint(j), key)
            if not is_zero(value):
                yield key, column_name(value, f"{key}{j}"), elements


def drive_row(robot: Robot, j: int) -> int:
    """Return the row of the drive of joint j: that of its rotor behind a spring, else its own."""
    return ROTOR + j if robot.joint(j).eta else j


def _link_side_columns(robot: Robot, j: int) -> dict[str, Elements]:
    """The columns of the spring of joint j, and of friction on the link's side of it."""
    joint = robot.joint(j)
    if not joint.eta:
        return {key: {j: x} for key, x in spring_per_unit(robot, j).items()}
    springs = {key: {j: -x, ROTOR + j: x} for key, x in spring_per_unit(robot, j).items()}
    return springs | {"FVL": {j: joint.QP}, "FSL": {j: sign(joint.QP)}}  # [KD 9.35a]


# --- the model ------------------------------------------------------------------------------------


def matrix(
    name: str,
    rows: Sequence[int],
    columns: Sequence[tuple[str, Mapping[int, Scalar]]],
    trace: Trace,
) -> Group:
    """Return a matrix of one row per joint or row of the base and one column per parameter."""
    labels = [f"{name}{_row_name(j)}_{key}" for j in rows for key, _ in columns]
    values = [elements.get(j, ZERO) for j in rows for _, elements in columns]
    named = [trace(label, v) for label, v in zip(labels, values, strict=True)]
    joints = [max(j, 0) for j in rows]
    return output_group(name, (len(rows), len(columns)), named, labels, (joints, ()))


def _row_name(j: int) -> str:
    if j > ROTOR:
        return f"M{j - ROTOR}"
    return str(j) if j > 0 else f"0{j - BASE_ROWS[0] + 1}"


def tree_rows(tree: Robot) -> list[int]:
    """Return the rows of a tree: those of a moving base, its moving joints, and rotors."""
    base = BASE_ROWS if tree.has_moving_base else ()
    return [*base, *tree_joints(tree), *(ROTOR + j for j in tree.elastic_joints)]


def project_rows(m: Mechanism, tree: Group) -> list[list[Scalar]]:
    """Return G^T times a matrix with the rows of the tree."""
    height, width = tree.shape
    columns = [
        m.reduction.project_efforts([tree.values[r * width + c] for r in range(height)])
        for c in range(width)
    ]  # [KC97 (22)]
    return [[column[r] for column in columns] for r in range(len(m.coordinates))]


def matrix_of_rows(
    name: str, m: Mechanism, keys: Sequence[str], rows: Sequence[Sequence[Scalar]], trace: Trace
) -> Group:
    """Return a matrix of one row per coordinate, its columns named by `keys`."""
    rotors = (ROTOR + j for j in m.elastic)
    places = [*(BASE_ROWS if m.moving_base else ()), *m.joints, *rotors]
    columns = [(key, {j: rows[r][c] for r, j in enumerate(places)}) for c, key in enumerate(keys)]
    return matrix(name, places, columns, trace)


def identification_mechanism(robot: Robot, o: Options, trace: Trace) -> Mechanism:
    """Return the mechanism; the acceleration of a moving base is known."""
    if robot.origin is not None and o["parameters"] == "standard":
        robot = robot.derived("all columns", lambda: with_all_parameters(robot))
    return mechanism_of(robot, {**o, "base": GIVEN}, trace)


def with_all_parameters(robot: Robot) -> Robot:
    """Return an imported robot with a symbol for each inertial parameter that is zero in its file.

    The parameters of its links then have ten columns each, as in other libraries; a zero is a
    number like any other there, not a statement that the parameter has no column.
    """
    assert robot.origin is not None
    moving = {0, *robot.moving} if robot.has_moving_base else set(robot.moving)
    links = {placed.frame for placed in robot.origin.links.values()} & moving
    bodies = list(robot.bodies)
    for j in links:
        zeros = [key for key in INERTIAL_PARAMETERS if is_zero(getattr(bodies[j], key))]
        symbols = {key: symbol(f"{key}{j}", Role.INERTIAL) for key in zeros}
        bodies[j] = dataclasses.replace(bodies[j], **symbols)
    return dataclasses.replace(robot, bodies=tuple(bodies))


def identification_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Return D: efforts of the independent joints per unit of each parameter."""
    m = identification_mechanism(robot, o, trace)
    form = o.get("forms") or RegressorForm()
    drives = ((name, elements) for _, name, elements in drive_columns(m.moving))
    columns = [*link_columns(m.moving, form, trace), *drives]
    names = tuple(name for name, _ in columns)
    D = matrix("D", tree_rows(m.moving), columns, trace)  # [KC97 (39)], [KD 9.36]
    if not m.reduction.is_identity:
        D = matrix_of_rows("D", m, names, project_rows(m, D), trace)
    return Traced((D,), (*notes(m), f"columns: {', '.join(names)}"), RegressorColumns(names))


def chooser(build: Build) -> Choose:
    """Return the search for the cheapest form: one choice improved after the other, since they
    hardly depend on each other.
    """

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
