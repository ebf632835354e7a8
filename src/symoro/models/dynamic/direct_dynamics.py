"""The models `inertia`, `ddm`, `ddm-recursive`, `hybrid` and `opspace`: accelerations from efforts.

A x = Gamma - H is solved for the accelerations that are not given, from the tips of the tree [KC97
(24)], or the joints are eliminated link by link without the matrix (articulated bodies [KD
9.116-9.124]).

In the coordinates of a frame, F = Lambda xdd + mu with Lambda = (J A^-1 J^T)^-1 and
mu = Lambda (J A^-1 H - JP qd), xdd being the rows of [VP; WP] that are asked for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import ZERO, Scalar, as_expr, interpret, is_zero, symbols_of, symmetric_inverse
from symoro.mechanism import (
    STILL,
    Mechanism,
    forward_transform,
    friction,
    is_joined,
    link_motions,
    mechanism_of,
    reciprocal,
    rotor_joint,
    solve_tree_system,
    times,
    tree_joints,
    with_fixed_cuts,
)
from symoro.models.dynamic.inverse_dynamics import (
    Part,
    bias,
    check_multipliers,
    reaction_group,
    reaction_notes,
    reactions,
    sum_of,
)
from symoro.models.dynamic.tree_dynamics import (
    BASE_LABELS,
    BASE_NOTE,
    articulated_accelerations_with_base,
    base_columns,
    by_joint,
    chooser,
    efforts,
    notes,
    tree_efforts,
    tree_inertia,
)
from symoro.models.dynamic.tree_dynamics import inertia as inertia_matrix
from symoro.models.forms import search
from symoro.models.forms.articulated_bodies import articulated_accelerations
from symoro.models.forms.choices import Choices
from symoro.models.kinematic.jacobian import mechanism_jacobian
from symoro.robot import Joint, Robot
from symoro.tracing import (
    ROWS,
    Options,
    Price,
    PriceTrace,
    Trace,
    Traced,
    matrix_group,
    output_group,
    rotor_symbol,
)

# --- inertia -------------------------------------------------------------------------------------


def inertia(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A: the inertia matrix of the coordinates, those of a free base first."""
    m = mechanism_of(robot, o, trace)
    base = ("rows and columns 1-6: the base, [V; w] in frame 0",) if m.free_base else ()
    A = inertia_matrix(m, o.get("forms"), trace)
    return Traced((matrix_group("A", A, (m.coordinates,) * 2),), (*notes(m), *base))


# --- ddm -----------------------------------------------------------------------------------------


def direct_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd of the independent joints from positions, speeds and efforts.

    A free base adds its acceleration `base`, closed loops `qddp` of the passive joints and, with
    method=multipliers, the reactions `lambda`, elastic joints `qMdd` of the rotors.
    """
    m = mechanism_of(robot, o, trace)
    if o["method"] == "recursive" and not is_joined(robot, o):
        return _by_recursion(m, trace)
    A = tree_inertia(m.moving, o.get("inertia_forms"), trace)
    H = tree_efforts(m.still, o.get("bias_forms"), trace)
    right = [
        effort - h for effort, h in zip(_given_efforts(m), m.reduction.project(H), strict=True)
    ]
    names = [*(BASE_LABELS if m.free_base else ()), *unknown_names(m.joints)]
    x = solve_tree_system(
        m.reduction.project_matrix(A, trace), right, m.parents(m.joints), names, trace
    )
    joints = x[6:] if m.free_base else x
    parts = [
        ((by_joint("qdd", "QDP", m.joints, joints),), notes(m)),
        _base_accelerations(m, x),
        _passive_accelerations(m, joints),
        _rotor_accelerations(m),
    ]
    if o["method"] == "multipliers":
        check_multipliers(m)
        parts.append(_reactions(m, A, H, joints))
    return _joined_parts(parts, "method: inertia matrix, eliminated from the tips")


def _joined_parts(parts: Sequence[Part], method: str) -> Traced:
    """One model of several parts; the method is told where there is nothing else to tell."""
    remarks = tuple(text for _, texts in parts for text in texts)
    return Traced(tuple(g for groups, _ in parts for g in groups), remarks or (method,))


def unknown_names(joints: Sequence[int]) -> list[str]:
    """The joint accelerations that are solved for, as an error message calls them."""
    return [f"QDP{j}" for j in joints]


def _given_efforts(m: Mechanism) -> list[Scalar]:
    """Efforts of the coordinates: none on a free base, the motors', those of the springs [KD
    9.35a].
    """
    base: list[Scalar] = [ZERO] * 6 if m.free_base else []
    return [*base, *(given_effort(m, j) for j in m.joints)]


def given_effort(m: Mechanism, j: int) -> Scalar:
    """The effort on the link of joint j: its motor's, or that of the spring behind which it is."""
    if j not in m.elastic:
        return m.robot.joint(j).GAM
    return m.robot.joint(j).k * (rotor_symbol("QM", j) - m.robot.variable(j))  # [KD 9.35a]


def _base_accelerations(m: Mechanism, x: Sequence[Scalar]) -> Part:
    if not m.free_base:
        return (), ()
    return (output_group("base", (6,), x[:6], BASE_LABELS),), (BASE_NOTE,)


def _passive_accelerations(m: Mechanism, qdd: Sequence[Scalar]) -> Part:
    if not m.has_loops:
        return (), ()
    G, gamma = m.reduction.G, m.reduction.gamma
    rates = [times([G[j]], qdd)[0] + gamma[j] for j in m.passive]  # [KC97 (14)]
    note = "qddp: accelerations of the passive joints"
    return (by_joint("qddp", "QDP", m.passive, rates),), (note,)


def _rotor_accelerations(m: Mechanism) -> Part:
    if not m.elastic:
        return (), ()
    rates = []
    for j in m.elastic:
        side = rotor_joint(m.robot, j)
        torque = m.robot.joint(j).GAM - friction(side) - given_effort(m, j)  # [KD 9.35b]
        rates.append(torque * reciprocal(side.IA, f"the rotor of elastic joint {j}"))
    note = "elastic joints: QM, QMP are position and speed of the rotors"
    return (by_joint("qMdd", "QMDP", m.elastic, rates),), (note,)


def _reactions(
    m: Mechanism, A: Sequence[Sequence[Scalar]], H: Sequence[Scalar], qdd: Sequence[Scalar]
) -> Part:
    """Reactions at the cut joints from the torques of the passive joints; H holds the share of
    gamma.
    """
    place = {j: p for p, j in enumerate(tree_joints(m.moving))}
    moved = dict(zip(m.joints, qdd, strict=True))
    moved |= {j: times([m.reduction.G[j]], qdd)[0] for j in m.passive}
    tau = {}
    for j in m.passive:
        row = A[place[j]]
        terms = [row[place[k]] * x for k, x in moved.items() if not is_zero(row[place[k]])]
        tau[j] = H[place[j]] + sum_of(terms)
    full = m.constraints
    return (reaction_group(full, reactions(full, tau)),), reaction_notes(m.robot, full)


def recursive_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd by the recursion of articulated bodies."""
    return direct_dynamics(robot, {**o, "method": "recursive"}, trace)


def _by_recursion(m: Mechanism, trace: Trace) -> Traced:
    check_recursion(m)
    tree = m.moving
    if m.elastic:
        driven = {j: given_effort(m, j) for j in m.joints}
        joints = (
            dataclasses.replace(x, GAM=driven.get(j, x.GAM)) for j, x in enumerate(tree.joints, 1)
        )
        tree = dataclasses.replace(tree, joints=tuple(joints))
    if m.free_base:
        rates, base = articulated_accelerations_with_base(tree, trace)
    else:
        rates, base = articulated_accelerations(tree, trace), []
    qdd = [rates[j - 1] for j in m.joints]
    parts = [
        ((by_joint("qdd", "QDP", m.joints, qdd),), ()),
        _base_accelerations(m, base),
        _rotor_accelerations(m),
    ]
    return _joined_parts(parts, "method: articulated bodies, no inertia matrix")


def check_recursion(m: Mechanism) -> None:
    """Refuse coordinates that the recursion of articulated bodies does not have."""
    for present, what in (
        (m.has_loops, "closed loops"),
        (m.robot.has_coupled_drives, "coupled drives"),
    ):
        if present:
            raise UnsupportedRobot(
                f"{m.robot.name} has {what}, which the articulated-body recursion does not know: "
                f"use ddm with method=matrix."
            )


# --- hybrid ---------------------------------------------------------------------------------------


def hybrid(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the joints whose acceleration is given, qdd of the others, whose torque is given."""
    m = mechanism_of(robot, o, trace)
    given = _accelerated_joints(m, o)
    free = [j for j in m.joints if j not in given]
    base = 6 if m.free_base else 0
    place = {j: p for p, j in enumerate(m.joints, base)}
    H = efforts(m, m.reduction.held_tree(given), o.get("bias_forms"), trace)
    A = inertia_matrix(m, o.get("inertia_forms"), trace)
    unknown = [*range(base), *(place[j] for j in free)]
    known = [*[ZERO] * base, *(m.robot.joint(j).GAM for j in free)]
    right = [effort - H[p] for effort, p in zip(known, unknown, strict=True)]
    block = submatrix(A, unknown, unknown)
    names = [*BASE_LABELS[:base], *unknown_names(free)]
    x = solve_tree_system(block, right, m.parents(free), names, trace)
    more = times(submatrix(A, [place[j] for j in given], unknown), x)
    tau = [H[place[j]] + extra for j, extra in zip(given, more, strict=True)]
    remark = f"acceleration given: {_joint_list(given)}; torque given: {_joint_list(free)}"
    groups, remarks = _base_accelerations(m, x)
    return Traced(
        (by_joint("tau", "GAM", given, tau), by_joint("qdd", "QDP", free, x[base:]), *groups),
        (*notes(m), remark, *remarks),
    )


def submatrix(
    A: Sequence[Sequence[Scalar]], rows: Sequence[int], columns: Sequence[int]
) -> list[list[Scalar]]:
    """The elements of A in the given rows and columns."""
    return [[A[r][c] for c in columns] for r in rows]


def _joint_list(joints: Sequence[int]) -> str:
    return f"joints {', '.join(map(str, joints)) or 'none'}"


def _accelerated_joints(m: Mechanism, o: Options) -> list[int]:
    """The joints whose acceleration is given: those of the option, else the motorised ones."""
    asked = o["accelerated"]
    if asked is None:
        return [j for j in m.joints if m.robot.frame(j).mu]
    for j in asked:
        if j not in m.joints:
            raise InputError(
                "option accelerated",
                f"joint {j}",
                f"independent joints of {m.robot.name}: {', '.join(map(str, m.joints))}",
            )
    return [j for j in m.joints if j in asked]


# --- choice of forms and methods ------------------------------------------------------------------

choose_inertia = chooser(inertia, lambda m: m.moving, turning=False)
_choose_bias = chooser(bias, lambda m: m.still)


def choose_parts(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A and of H, each on its own."""
    whole = {**o, "outputs": None}
    for_A, for_H = choose_inertia(robot, whole, price), _choose_bias(robot, whole, price)
    return {"inertia_forms": for_A.get("forms"), "bias_forms": for_H.get("forms")}


def _refined(
    robot: Robot, o: Options, chosen: Mapping[str, Choices], price: Price
) -> dict[str, Any]:
    """The forms of A and H improved together, for what they share."""
    m = mechanism_of(robot, o, PriceTrace())
    keys = ("inertia_forms", "bias_forms")
    parts = (
        search.Part(m.moving, inertia, turning=False),
        search.Part(m.still, bias),
    )
    refined = search.refine(
        o,
        parts,
        [chosen[key] for key in keys],
        lambda forms: price(
            direct_dynamics, {**dict(zip(keys, forms, strict=True)), "method": "matrix"}
        ),
    )
    return dict(zip(keys, refined, strict=True))


def choose_direct(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of both parts, then the cheaper of the two methods."""
    if o["method"] == "recursive":
        return {}
    chosen = choose_parts(robot, o, price)
    m = mechanism_of(robot, o, PriceTrace())
    if o["effort"] > 1 and o["mode"] != "symoro" and m.reduction.is_identity and not m.free_base:
        chosen = _refined(robot, o, chosen, price)
    if o["method"] != "auto" or o["mode"] == "symoro" or not m.reduction.is_identity:
        return chosen
    methods = ["matrix"] if robot.has_coupled_drives else ["matrix", "recursive"]
    return min(({**chosen, "method": m} for m in methods), key=lambda c: price(direct_dynamics, c))


# --- opspace --------------------------------------------------------------------------------------


def operational_space(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame: F = Lambda xdd + mu, with xdd the rows of [VP; WP] that are asked
    for.
    """
    m = mechanism_of(robot, o, trace)
    J = mechanism_jacobian(m, {**o, "seen_from": o["projection"], "point": o["frame"]}, trace)
    if m.free_base:
        base = base_columns(robot, o["frame"], o["projection"], trace)
        J = [[*left, *right] for left, right in zip(base, J, strict=True)]
    A = inertia_matrix(m, o.get("inertia_forms"), trace)
    still = resting_base(m.still) if m.free_base else m.still
    H = efforts(m, still, o.get("bias_forms"), trace)
    rows = _task_rows(robot, o, J)
    parents, names = m.parents(m.joints), unknown_names(m.joints)
    names = [*(BASE_LABELS if m.free_base else ()), *names]
    columns = [solve_tree_system(A, J[r], parents, names, trace) for r in rows]  # A^-1 J^T
    inverse = [
        [trace(f"LI{r}{c}", x) for c, x in enumerate(times(columns, J[k]), 1)]
        for r, k in enumerate(rows, 1)
    ]
    Lambda = symmetric_inverse(inverse, trace)
    drift = _drift(m, still, o, trace)
    gap = [a - drift[r] for a, r in zip(times(columns, H), rows, strict=True)]
    mu = output_group("mu", (len(rows),), times(Lambda, gap), [f"mu{ROWS[r]}" for r in rows])
    remark = f"rows: {', '.join(ROWS[r] for r in rows)}"
    return Traced((matrix_group("Lambda", Lambda), mu), (*notes(m), remark))


def resting_base(tree: Robot) -> Robot:
    """The tree on a base that does not accelerate."""
    base = dataclasses.replace(tree.base, VP0=STILL, WP0=STILL)
    return dataclasses.replace(tree, base=base)


def _task_rows(robot: Robot, o: Options, J: list[list[Scalar]]) -> list[int]:
    """The rows asked for, or as many independent ones as there are, velocities first."""
    free = independent_rows(J)
    if o["rows"] is None:
        return free
    wanted = list(o["rows"])
    if len(independent_rows([J[r] for r in wanted])) < len(wanted):
        possible = ", ".join(ROWS[r] for r in free)
        raise InputError(
            "option rows",
            ", ".join(ROWS[r] for r in wanted),
            f"rows that {robot.name} can move apart, such as {possible}",
        )
    return wanted


def independent_rows(J: list[list[Scalar]]) -> list[int]:
    """The first rows that are independent at a generic configuration."""
    rng = np.random.default_rng(1)
    entries = [as_expr(x) for row in J for x in row]
    values = np.array(
        interpret(entries, {s.payload[0]: rng.uniform(0.3, 1.3) for s in symbols_of(entries)}),
        dtype=float,
    ).reshape(len(J), -1)
    rows: list[int] = []
    for r in range(len(J)):
        if np.linalg.matrix_rank(values[[*rows, r]], tol=1e-9) > len(rows):
            rows.append(r)
    return rows


def _drift(m: Mechanism, still: Robot, o: Options, trace: Trace) -> list[Scalar]:
    """JP qd of the frame in the projection frame, the independent joints not accelerating."""
    if not m.reduction.is_identity:
        placed = with_fixed_cuts(m.reduction.placed)
        cut = (Joint() for _ in placed.joints[placed.NL :])
        still = dataclasses.replace(placed, joints=(*still.joints, *cut))
    extended = dataclasses.replace(
        still,
        bodies=(*still.bodies, *([still.bodies[0]] * (still.NF - still.NL))),
        joints=(*still.joints, *([Joint()] * (still.NF - still.NJ))),
    )
    motion = link_motions(extended, False, trace)[o["frame"] - 1]
    from_own = forward_transform(still, o["projection"], o["frame"], trace).R
    return [*(from_own @ motion.VP), *(from_own @ motion.wd)]
