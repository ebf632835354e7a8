"""Derivatives of the models `idm`, `h`, `gravity` and `ddm` from the closed form of `derivatives`.

The direct model follows from the inverse one [D 10]: with qdd put in its place,

    dqdd/dq = -A^-1 dtau/dq     dqdd/dqd = -A^-1 dtau/dqd     dqdd/dtau = A^-1.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence

from symoro.expr.derivative import forward
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.node import ONE, ZERO, Expr, as_expr, magnitude
from symoro.expr.ops import SYMBOL
from symoro.expr.walk import symbols_of
from symoro.mechanism.drives import drive_torques, rotor_matrix, times, transposed, tree_joints
from symoro.mechanism.transforms import turn_kind
from symoro.mechanism.tree_elimination import factorise, solve, substituted
from symoro.models.dynamic.direct import parents, unknowns
from symoro.models.dynamic.torques import at_rest, resting_accelerations, torques
from symoro.models.forms.choices import Choice, Choices, LinkForm
from symoro.models.forms.chosen_forms import (
    apply_choices,
    can_slide_origin,
    slide_origins,
    unit_lengths,
)
from symoro.models.forms.torque_derivatives import TorqueDerivatives, link_torque_derivatives
from symoro.robot.data import CLOSED, REVOLUTE, Robot
from symoro.robot.structure import children, path
from symoro.tracing.options import Options
from symoro.tracing.trace import Trace

Columns = dict[Expr, list[Scalar]]  # by variable: one element per moving joint
Matrix = list[list[Scalar]]


# --- which models and robots ---------------------------------------------------------------------------------


def differentiable_variables(model: str, robot: Robot) -> list[Expr]:
    """What the closed form differentiates this model by; nothing where it does not hold."""
    if model not in TABLES or not _understood(robot):
        return []
    return [s for name in TABLES[model][0] for s in _symbols(robot, name) if s is not None]


RATES = {"qd": "QP", "qdd": "QDP", "tau": "GAM"}


def _symbols(robot: Robot, name: str) -> list[Expr | None]:
    """The variables of a set by moving joint, None where a number or another expression stands."""
    if name == "q":
        return [robot.variable(j) for j in tree_joints(robot)]
    rates = [getattr(robot.joint(j), RATES[name]) for j in tree_joints(robot)]
    return [x if _is_symbol(x) else None for x in rates]


def _understood(robot: Robot) -> bool:
    """Rigid joints on a base of known motion, each with variables of its own that nothing else depends on."""
    if robot.kind == CLOSED or robot.base.floating or any(robot.joint(j).eta for j in robot.moving):
        return False
    positions = [robot.variable(j) for j in robot.moving]
    own = [*positions, *(s for name in RATES for s in _symbols(robot, name) if s is not None)]
    if None in positions or len(set(own)) < len(own):
        return False
    places = [as_expr(robot.frame(j).moving) for j in robot.moving]
    straight = all(
        forward([x], [q])[0] == [ONE]
        for x, q in zip(places, positions, strict=True)
        if q is not None
    )
    return straight and not set(own).intersection(symbols_of(_fixtures(robot)))


def _fixtures(robot: Robot) -> Iterable[Expr]:
    """Everything but the joints' variables."""
    b = robot.base
    values = [
        v
        for f in robot.frames
        for k, v in vars(f).items()
        if k != ("theta" if f.sigma == REVOLUTE else "r")
    ]
    values += [
        v
        for x in robot.joints
        for k, v in vars(x).items()
        if k not in RATES.values() or not _is_symbol(v)
    ]
    values += [v for x in (*robot.bodies, *robot.wrenches) for v in vars(x).values()]
    values += [v for row in (b.W0, b.WP0, b.V0, b.VP0, robot.gravity, *robot.coupling) for v in row]
    return (v for v in values if isinstance(v, Expr))


def _is_symbol(x: object) -> bool:
    return isinstance(x, Expr) and x.op is SYMBOL


# --- forms ---------------------------------------------------------------------------------------------------


def candidate_forms(robot: Robot) -> list[Choices]:
    """Forms to trace and price: parallel axes grouped, and each axis on its own.

    In both, origins are moved along the axes and the length that most columns cross is the unit.
    """
    joints = range(1, robot.NL + 1)
    slides = [j for j in joints if can_slide_origin(robot, j)]
    tips = [j for j in joints if not children(robot, j)]
    form = LinkForm(grouping="XX+YY=ZZ")
    alone = Choices((form,) * robot.NL, _busiest_length(robot, slides)).updated(
        {Choice("slide_origin", j): True for j in slides}
        | {Choice("wrench_frame", j): "pre" for j in tips}
    )
    parallel = [j for j in joints if robot.ant(j) and turn_kind(robot.frame(j).alpha) == "none"]
    if not parallel:
        return [alone]
    grouped = alone.updated(
        {Choice("wrench_frame", robot.ant(j)): "pre" for j in parallel}
        | {Choice(kind, j): True for kind in ("join_group", "lever_in_own_frame") for j in parallel}
    )
    return [grouped, alone]


def _busiest_length(robot: Robot, slides: Sequence[int]) -> str:
    """The length that most columns cross on their way inwards."""
    known, crossed = unit_lengths(robot), dict[str, int]()
    moved = slide_origins(robot, slides)
    weight = {
        j: sum(j in path(robot, k) for k in tree_joints(robot))
        for j in range(1, robot.NL + 1)
        if robot.ant(j)
    }
    for j, columns in weight.items():
        for x in (moved.frame(j).d, moved.frame(j).r, moved.frame(j).b):
            name = next((str(v) for v in (magnitude(as_expr(x)), x) if str(v) in known), "")
            if name:
                crossed[name] = crossed.get(name, 0) + columns
    return max(crossed, key=lambda name: crossed[name], default="1")


# --- torques -------------------------------------------------------------------------------------------------


def _matrix(slopes: Mapping[tuple[int, int], Scalar], joints: Sequence[int]) -> Matrix:
    return [[slopes.get((r, c), ZERO) for c in joints] for r in joints]


def _plus(a: Matrix, b: Sequence[Sequence[Scalar]]) -> Matrix:
    return [[x + y for x, y in zip(r, s, strict=True)] for r, s in zip(a, b, strict=True)]


def _drive_slopes(robot: Robot, by: str) -> Sequence[Sequence[Scalar]]:
    """Of rotors and friction, by qd or qdd."""
    drives = [as_expr(x) for x in drive_torques(robot)]
    rates = [as_expr(getattr(robot.joint(j), RATES[by])) for j in tree_joints(robot)]
    return [
        [ZERO if is_zero(x) else slope for x, slope in zip(rates, row, strict=True)]
        for row in forward(drives, rates)
    ]


def _torque_matrices(robot: Robot, slopes: TorqueDerivatives) -> dict[str, Matrix]:
    joints = tree_joints(robot)
    return {
        "q": _matrix(slopes.q, joints),
        "qd": _plus(_matrix(slopes.qd, joints), _drive_slopes(robot, "qd")),
        "qdd": _plus(_matrix(slopes.qdd, joints), rotor_matrix(robot)),
    }


def torque_columns(
    view: Callable[[Robot], Robot],
) -> Callable[[Robot, Options, Choices, Trace], dict[str, Matrix]]:
    """Derivatives of the torques of the robot as the model sees it."""

    def build(robot: Robot, o: Options, choices: Choices, trace: Trace) -> dict[str, Matrix]:
        seen = view(robot)
        found = _torque_matrices(seen, link_torque_derivatives(apply_choices(seen, choices), trace))
        if o.get("coordinates") != "motor" or not robot.coupling:
            return found
        motor = transposed(robot.coupling)
        return {
            name: transposed([times(motor, column) for column in transposed(x)])
            for name, x in found.items()
        }

    return build


# --- accelerations -------------------------------------------------------------------------------------------


def acceleration_columns(
    robot: Robot, o: Options, choices: Choices, trace: Trace
) -> dict[str, Matrix]:
    """Derivatives of the accelerations [D 10]; the inertia matrix is that of the columns."""
    joints, still = tree_joints(robot), resting_accelerations(robot)
    names, above = unknowns(joints), parents(robot, joints)
    A = _torque_matrices(still, link_torque_derivatives(apply_choices(still, choices), trace))[
        "qdd"
    ]
    H = torques(still, o.get("bias_forms"), trace)
    qdd = solve(
        A, [robot.joint(j).GAM - h for j, h in zip(joints, H, strict=True)], above, names, trace
    )
    found = _torque_matrices(
        robot,
        link_torque_derivatives(
            apply_choices(_accelerated(robot, dict(zip(joints, qdd, strict=True))), choices), trace
        ),
    )
    L, inverse = factorise(A, above, names, trace)

    def solved(right: Matrix, sign: int) -> Matrix:
        return transposed(
            [
                substituted(L, inverse, [x * sign for x in column], trace)
                for column in transposed(right)
            ]
        )

    unit: Matrix = [
        [ONE if r == c else ZERO for c in range(len(joints))] for r in range(len(joints))
    ]
    Ainv = solved(unit, 1)
    symmetric = [
        [Ainv[min(r, c)][max(r, c)] for c in range(len(joints))] for r in range(len(joints))
    ]
    return {"q": solved(found["q"], -1), "qd": solved(found["qd"], -1), "tau": symmetric}


def _accelerated(robot: Robot, qdd: Mapping[int, Scalar]) -> Robot:
    return dataclasses.replace(
        robot,
        joints=tuple(
            dataclasses.replace(x, QDP=qdd.get(j, ZERO)) for j, x in enumerate(robot.joints, 1)
        ),
    )


TABLES: dict[
    str, tuple[tuple[str, ...], Callable[[Robot, Options, Choices, Trace], dict[str, Matrix]]]
] = {
    "idm": (("q", "qd", "qdd"), torque_columns(lambda robot: robot)),
    "h": (("q", "qd"), torque_columns(resting_accelerations)),
    "gravity": (("q",), torque_columns(at_rest)),
    "ddm": (("q", "qd", "tau"), acceleration_columns),
    "ddm-recursive": (("q", "qd", "tau"), acceleration_columns),
}


def derivative_columns(
    model: str, robot: Robot, o: Options, choices: Choices, trace: Trace
) -> Columns:
    """The derivatives of the model's outputs by each variable."""
    sets, build = TABLES[model]
    found = build(robot, o, choices, trace)
    pairs = (
        (s, column)
        for name in sets
        for s, column in zip(_symbols(robot, name), transposed(found[name]), strict=True)
    )
    return {s: column for s, column in pairs if s is not None}
