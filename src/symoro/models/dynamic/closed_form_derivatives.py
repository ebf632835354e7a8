"""Derivatives of the models idm, h, gravity and ddm in closed form (`forms.torque_derivatives`).

The direct model follows from the inverse one: with qdd put in its place,

    dqdd/dq = -A^-1 dtau/dq     dqdd/dqd = -A^-1 dtau/dqd     dqdd/dtau = A^-1               [D 10]
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from symoro.expr import (
    ONE,
    SYMBOL,
    ZERO,
    Expr,
    Program,
    Scalar,
    arranged,
    as_expr,
    forward,
    is_zero,
    magnitude,
    symbols_of,
    transposed,
)
from symoro.mechanism import (
    at_rest,
    back_substitution,
    drive_torques,
    factorise,
    is_joined,
    loaded_joints,
    mechanism_of,
    rotor_matrix,
    solve_tree_system,
    times,
    tree_joints,
    turn_kind,
    without_accelerations,
)
from symoro.models.dynamic.direct_dynamics import unknown_names
from symoro.models.dynamic.tree_dynamics import tree_efforts
from symoro.models.forms.choices import (
    Choice,
    Choices,
    LinkForm,
    apply_choices,
    can_slide_origin,
    slide_origins,
    unit_lengths,
)
from symoro.models.forms.torque_derivatives import TorqueDerivatives, link_torque_derivatives
from symoro.robot import REVOLUTE, Frame, Joint, Robot, children, path
from symoro.tracing import Options, Trace

Matrix = list[list[Scalar]]
Derivatives = dict[str, Matrix]  # by set of variables: q, qd, qdd or tau


# --- which models and robots ----------------------------------------------------------------------

RATES = {"qd": "QP", "qdd": "QDP", "tau": "GAM"}  # set of variables -> field of a joint


def differentiable_variables(model: str, robot: Robot, o: Options) -> list[Expr]:
    """Return the variables by which the closed form differentiates a model; none if it has none."""
    if model not in CLOSED_FORMS or is_joined(robot, o) or not _has_closed_form(robot):
        return []
    sets, _ = CLOSED_FORMS[model]
    return [s for name in sets for s in _symbols(robot, name) if s is not None]


def _symbols(robot: Robot, name: str) -> list[Expr | None]:
    """The variables of a set by moving joint, None for a number or another expression."""
    if name == "q":
        return [robot.variable(j) for j in tree_joints(robot)]
    rates = [getattr(robot.joint(j), RATES[name]) for j in tree_joints(robot)]
    return [x if _is_symbol(x) else None for x in rates]


def _has_closed_form(robot: Robot) -> bool:
    """True for rigid joints on a base of known motion, each with variables of its own."""
    if robot.has_closed_loops or robot.has_moving_base or robot.has_elastic_joints:
        return False
    if loaded_joints(robot):
        return False
    variables = [s for s in _variables(robot) if s is not None]
    are_distinct = len(set(variables)) == len(variables)
    constant_symbols = symbols_of(_constants(robot))
    return (
        are_distinct
        and _positions_are_linear(robot)
        and set(variables).isdisjoint(constant_symbols)
    )


def _variables(robot: Robot) -> list[Expr | None]:
    """The variables of all sets, one per joint; None for a number or another expression."""
    rates = [s for name in RATES for s in _symbols(robot, name)]
    return [*(robot.variable(j) for j in robot.moving), *rates]


def _positions_are_linear(robot: Robot) -> bool:
    """True if theta or r of every moving joint is its variable plus a constant."""
    pairs = [(as_expr(robot.frame(j).moving), robot.variable(j)) for j in robot.moving]
    return all(q is not None and forward([x], [q])[0] == [ONE] for x, q in pairs)


def _constants(robot: Robot) -> Iterator[Expr]:
    """Every expression of the robot but the variables of its joints."""
    b = robot.base
    rows: list[Iterable[object]] = [b.W0, b.WP0, b.V0, b.VP0, robot.gravity, *robot.coupling]
    rows += [_frame_constants(f) for f in robot.frames]
    rows += [_joint_constants(x) for x in robot.joints]
    rows += [vars(x).values() for x in (*robot.bodies, *robot.wrenches)]
    return (v for row in rows for v in row if isinstance(v, Expr))


def _frame_constants(f: Frame) -> list[object]:
    variable = "theta" if f.sigma == REVOLUTE else "r"
    return [v for k, v in vars(f).items() if k != variable]


def _joint_constants(x: Joint) -> list[object]:
    return [v for k, v in vars(x).items() if k not in RATES.values() or not _is_symbol(v)]


def _is_symbol(x: object) -> bool:
    return isinstance(x, Expr) and x.op is SYMBOL


# --- forms ----------------------------------------------------------------------------------------


def candidate_forms(robot: Robot) -> list[Choices]:
    """Return the forms to trace and price: parallel axes grouped, and each axis on its own.

    In both, origins are moved along the axes and the length that most columns cross is the unit.
    """
    joints = range(1, robot.NL + 1)
    slides = [j for j in joints if can_slide_origin(robot, j)]
    tips = [j for j in joints if not children(robot, j)]
    alone = Choices(
        (LinkForm(grouping="XX+YY=ZZ"),) * robot.NL, _most_crossed_length(robot, slides)
    )
    alone = _with_each(_with_each(alone, "slide_origin", slides), "wrench_frame", tips, "pre")
    parallel = [j for j in joints if robot.ant(j) and turn_kind(robot.frame(j).alpha) == "none"]
    if not parallel:
        return [alone]
    grouped = _with_each(alone, "wrench_frame", [robot.ant(j) for j in parallel], "pre")
    grouped = _with_each(
        _with_each(grouped, "join_group", parallel), "lever_in_own_frame", parallel
    )
    return [grouped, alone]


def _with_each(
    choices: Choices, kind: str, links: Iterable[int], value: str | bool = True
) -> Choices:
    """The choices with the same value of a kind for some links."""
    return choices.updated({Choice(kind, j): value for j in links})


def _most_crossed_length(robot: Robot, slides: Sequence[int]) -> str:
    """The length that most columns cross on their way inwards, by name."""
    units, slid, crossed = unit_lengths(robot), slide_origins(robot, slides), dict[str, int]()
    for j in (j for j in range(1, robot.NL + 1) if robot.ant(j)):
        columns = sum(j in path(robot, k) for k in tree_joints(robot))
        for x in (slid.frame(j).d, slid.frame(j).r, slid.frame(j).b):
            name = next((str(v) for v in (magnitude(as_expr(x)), x) if str(v) in units), "")
            if name:
                crossed[name] = crossed.get(name, 0) + columns
    return max(crossed, key=lambda name: crossed[name], default="1")


# --- torques --------------------------------------------------------------------------------------


def _matrix(elements: Mapping[tuple[int, int], Scalar], joints: Sequence[int]) -> Matrix:
    return [[elements.get((r, c), ZERO) for c in joints] for r in joints]


def _plus(a: Matrix, b: Sequence[Sequence[Scalar]]) -> Matrix:
    return [[x + y for x, y in zip(r, s, strict=True)] for r, s in zip(a, b, strict=True)]


def _drive_derivatives(robot: Robot, by: str) -> Matrix:
    """The derivatives of the torques of rotors, friction and springs by q, qd or qdd."""
    drives = [as_expr(x) for x in drive_torques(robot)]
    joints = tree_joints(robot)
    rates = [
        as_expr(robot.position(j) if by == "q" else getattr(robot.joint(j), RATES[by]))
        for j in joints
    ]
    return [
        [ZERO if is_zero(x) else derivative for x, derivative in zip(rates, row, strict=True)]
        for row in forward(drives, rates)
    ]


def _with_drives(robot: Robot, links: TorqueDerivatives) -> Derivatives:
    """The derivatives of the joint torques, one row and column per moving joint."""
    joints = tree_joints(robot)
    springs = _drive_derivatives(robot, "q") if robot.sprung_joints else None
    by_q = _matrix(links.q, joints)
    return {
        "q": _plus(by_q, springs) if springs else by_q,
        "qd": _plus(_matrix(links.qd, joints), _drive_derivatives(robot, "qd")),
        "qdd": _plus(_matrix(links.qdd, joints), rotor_matrix(robot)),
    }


def _torque_derivatives(robot: Robot, choices: Choices, trace: Trace) -> Derivatives:
    return _with_drives(robot, link_torque_derivatives(apply_choices(robot, choices), trace))


ClosedForm = Callable[[Robot, Options, Choices, Trace], Derivatives]


def torque_derivatives(view: Callable[[Robot], Robot]) -> ClosedForm:
    """Return the derivatives of the torques of the robot as a model sees it."""

    def build(robot: Robot, o: Options, choices: Choices, trace: Trace) -> Derivatives:
        of_joints = _torque_derivatives(view(robot), choices, trace)
        if o.get("coordinates") != "motor" or not robot.coupling:
            return of_joints
        motor = transposed(robot.coupling)
        return {
            name: transposed([times(motor, column) for column in transposed(x)])
            for name, x in of_joints.items()
        }

    return build


# --- accelerations --------------------------------------------------------------------------------


def acceleration_derivatives(
    robot: Robot, o: Options, choices: Choices, trace: Trace
) -> Derivatives:
    """Return the derivatives of the joint accelerations, with A as the columns give it."""
    joints, still = tree_joints(robot), without_accelerations(robot)
    names, above = unknown_names(joints), mechanism_of(robot, o, trace).parents(joints, False)
    A = _torque_derivatives(still, choices, trace)["qdd"]
    H = tree_efforts(still, o.get("bias_forms"), trace)
    right = [robot.joint(j).GAM - h for j, h in zip(joints, H, strict=True)]
    qdd = solve_tree_system(A, right, above, names, trace)
    moving = _with_accelerations(robot, dict(zip(joints, qdd, strict=True)))
    of_torques = _with_drives(robot, link_torque_derivatives(apply_choices(moving, choices), trace))
    L, inverse = factorise(A, above, names, trace)

    def solved(columns: Matrix, sign: int) -> Matrix:
        return transposed(
            [back_substitution(L, inverse, [x * sign for x in column], trace) for column in columns]
        )

    size = range(len(joints))
    Ainv = solved([[ONE if r == c else ZERO for c in size] for r in size], 1)
    return {  # [D 10]
        "q": solved(transposed(of_torques["q"]), -1),
        "qd": solved(transposed(of_torques["qd"]), -1),
        "tau": [[Ainv[min(r, c)][max(r, c)] for c in size] for r in size],
    }


def _with_accelerations(robot: Robot, qdd: Mapping[int, Scalar]) -> Robot:
    joints = enumerate(robot.joints, 1)
    return dataclasses.replace(
        robot, joints=tuple(dataclasses.replace(x, QDP=qdd.get(j, ZERO)) for j, x in joints)
    )


CLOSED_FORMS: dict[str, tuple[tuple[str, ...], ClosedForm]] = {  # model -> variables, derivatives
    "idm": (("q", "qd", "qdd"), torque_derivatives(lambda robot: robot)),
    "h": (("q", "qd"), torque_derivatives(without_accelerations)),
    "coriolis": (("q", "qd"), torque_derivatives(without_accelerations)),
    "gravity": (("q",), torque_derivatives(at_rest)),
    "ddm": (("q", "qd", "tau"), acceleration_derivatives),
    "ddm-recursive": (("q", "qd", "tau"), acceleration_derivatives),
}


def derivative_columns(
    model: str, robot: Robot, o: Options, choices: Choices, trace: Trace
) -> dict[Expr, list[Scalar]]:
    """Return the derivatives of a model's outputs by variable, one element per moving joint."""
    sets, build = CLOSED_FORMS[model]
    derivatives = build(robot, o, choices, trace)
    columns: dict[Expr, list[Scalar]] = {}
    for name in sets:
        for s, column in zip(_symbols(robot, name), transposed(derivatives[name]), strict=True):
            if s is not None:
                columns[s] = column
    return columns


# --- programs of derivatives ----------------------------------------------------------------------


def output_labels(program: Program) -> list[str]:
    """Return the labels of all outputs, in their order."""
    return [label for g in program.groups for label in g.labels]


def labels_by_joint(program: Program) -> list[str]:
    """Return the labels of a model's first output in the order of the joints' numbers, in which the
    closed forms have their rows.
    """
    group = program.groups[0]
    if len(group.shape) != 1 or not any(group.joints):
        return list(group.labels)
    places = {j: label for j, label in zip(group.joints[0], group.labels, strict=True)}
    return [places[j] for j in sorted(j for j in places if isinstance(j, int))]


def closed_form_programs(
    model: str,
    robot: Robot,
    o: Options,
    labels: Sequence[str],
    program: Program,
    sets: Sequence[tuple[str, list[Expr]]],
) -> list[Program]:
    """Return the derivatives of the outputs of `program` by groups of variables, in each form.

    `labels` are those of all outputs of the model, of which `program` may have a part. The list is
    empty where the model has no closed form by one of the variables, or none is asked for.
    """
    wanted = [x for _, variables in sets for x in variables]
    if not wanted or not set(wanted).issubset(differentiable_variables(model, robot, o)):
        return []
    elements = [labels.index(label) for label in output_labels(program)]
    programs = []
    for choices in candidate_forms(robot):
        trace = Trace()
        columns = derivative_columns(model, robot, o, choices, trace)
        rows = [[as_expr(columns[x][k]) for x in wanted] for k in elements]
        programs.append(arranged(dataclasses.replace(program, hints=trace.hints), rows, sets))
    return programs
