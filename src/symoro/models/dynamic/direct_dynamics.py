"""The models `inertia`, `ddm`, `ddm-recursive`, `hybrid` and `opspace`: accelerations from efforts.

A x = Gamma - H is solved for the accelerations that are not given, from the tips of the tree [KC97
(24)], or the joints are eliminated link by link without the matrix (articulated bodies [KD
9.116-9.124]).

In the coordinates of a frame, F = Lambda xdd + mu with Lambda = (J A^-1 J^T)^-1 and
mu = Lambda (J A^-1 H - JP qd), xdd being the rows of [VP; WP] that are asked for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import ZERO, Scalar, as_expr, interpret, is_zero, symbols_of, symmetric_inverse
from symoro.mechanism import (
    Mechanism,
    Transmission,
    accelerating,
    elastic_effort,
    forward_transform,
    friction,
    link_motions,
    link_side,
    load_friction,
    loaded_joints,
    mechanism_of,
    random_closed_states,
    reciprocal,
    rotor_joint,
    side_effort,
    solve_tree_system,
    times,
    tree_joints,
    with_fixed_cuts,
    with_load,
    without_load,
)
from symoro.models.dynamic.inverse_dynamics import (
    Part,
    base_part,
    bias,
    check_multipliers,
    checked_surplus,
    reaction_group,
    reaction_notes,
    reactions,
    sum_of,
)
from symoro.models.dynamic.tree_dynamics import (
    BASE_LABELS,
    articulated_motion,
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
)

LOAD_STEPS = 3  # corrections of the signs of efforts that cause friction by load

# --- inertia -------------------------------------------------------------------------------------


def inertia(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A: the inertia matrix of the coordinates, those of a moving base first."""
    m = mechanism_of(robot, o, trace)
    base = ("rows and columns 1-6: the base, [V; w] in frame 0",) if m.moving_base else ()
    A = inertia_matrix(m, o.get("forms"), trace)
    return Traced((matrix_group("A", A, (m.coordinates,) * 2),), (*notes(m), *base))


BOUND = (
    "method: inertia matrix, since loops, followers or coupled drives bind joints of different "
    "branches, which the articulated-body method cannot represent"
)


# --- ddm -----------------------------------------------------------------------------------------


def direct_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd of the independent joints from positions, speeds and efforts.

    With friction by load (FL) the signs of the links' efforts come from the accelerations without
    it, and are corrected twice.

    A free base adds its acceleration `base`, one whose motion is given the wrench on it, closed
    loops `qddp` of the passive joints and, with method=multipliers, the reactions `lambda`, elastic
    joints `qMdd` of the rotors.
    """
    loaded = loaded_joints(robot)
    traced = _accelerations(without_load(robot) if loaded else robot, o, trace)
    for _ in range(LOAD_STEPS if loaded else 0):
        drives = _moving_drives(accelerating(robot, _drive_rates(traced)), o, trace)
        traced = _accelerations(with_load(robot, drives), o, trace)
    return traced


def _moving_drives(robot: Robot, o: Options, trace: Trace) -> Transmission:
    """The drives of a robot whose independent joints accelerate."""
    m = mechanism_of(robot, o, trace)
    return m.reduction.transmission(m.accelerating if robot.coupling else robot)


def _drive_rates(traced: Traced) -> dict[int, Scalar]:
    """The accelerations of the independent joints, of elastic ones those of their rotors."""
    rates: dict[int, Scalar] = {}
    for group in traced.groups:
        if group.name in ("qdd", "qMdd"):
            pairs = zip(group.joints[0], group.values, strict=True)
            rates |= {j: x for j, x in pairs if isinstance(j, int)}
    return rates


def _accelerations(robot: Robot, o: Options, trace: Trace) -> Traced:
    m = mechanism_of(robot, o, trace)
    if o["method"] == "recursive" and not m.is_bound:
        return _by_recursion(m, trace)
    A = tree_inertia(m.moving, o.get("inertia_forms"), trace)
    H = tree_efforts(m.held(()), o.get("bias_forms"), trace)
    base, rates = solve_for_accelerations(
        m, m.reduction.project_matrix(A, trace), m.reduction.project_efforts(H), trace
    )
    joints = rates[: len(m.joints)]
    parts = [
        ((by_joint("qdd", "QDP", m.joints, joints),), notes(m)),
        base_part(m, base),
        _passive_accelerations(m, joints),
        _rotor_accelerations(m, rates[len(joints) :]),
    ]
    if o["method"] == "multipliers":
        check_multipliers(m)
        parts.append(_reactions(m, A, H, [*base, *joints] if m.free_base else joints))
    if o["method"] == "recursive":
        parts.append(((), (BOUND,)))
    return _joined_parts(parts, "method: inertia matrix, eliminated from the tips")


def solve_for_accelerations(
    m: Mechanism, A: Sequence[Sequence[Scalar]], H: Sequence[Scalar], trace: Trace
) -> tuple[list[Scalar], list[Scalar]]:
    """Accelerations of the independent joints and of the rotors of elastic ones; before them that
    of a free base, or the wrench on one whose motion is given.
    """
    base, free = (6 if m.moving_base else 0), m.free_base
    unknown = range(0 if free else base, len(H))
    efforts = [*[ZERO] * base, *given_efforts(m)]
    right = [efforts[p] - H[p] for p in unknown]
    names = [*(BASE_LABELS if free else ()), *unknown_names(m.joints, m.elastic)]
    block = submatrix(A, unknown, unknown)
    above = m.parents(m.joints, free, len(m.elastic))
    x = solve_tree_system(block, right, above, names, trace)  # [KC97 (24)]
    if free:
        return x[:6], x[6:]
    more = times(submatrix(A, range(base), unknown), x)
    return [h + extra for h, extra in zip(H, more, strict=False)], x


def _joined_parts(parts: Sequence[Part], method: str) -> Traced:
    """One model of several parts; the note names the method if there are no other notes."""
    remarks = tuple(text for _, texts in parts for text in texts)
    return Traced(tuple(g for groups, _ in parts for g in groups), remarks or (method,))


def unknown_names(joints: Sequence[int], rotors: Sequence[int] = ()) -> list[str]:
    """The accelerations that are solved for, as an error message calls them."""
    return [*(f"QDP{j}" for j in joints), *(f"QMDP{j}, the rotor of joint {j}" for j in rotors)]


def given_efforts(m: Mechanism) -> list[Scalar]:
    """The efforts of the motors on the independent joints, none on those behind a spring, then on
    the rotors of elastic joints [KD 9.35].
    """
    at_joints = [ZERO if j in m.elastic else m.robot.joint(j).GAM for j in m.joints]
    for k in checked_surplus(m):
        share = [g * m.robot.joint(k).GAM for g in m.reduction.G[k]]
        at_joints = [x + y for x, y in zip(at_joints, share, strict=True)]
    return [*at_joints, *(m.robot.joint(j).GAM for j in m.elastic)]


def _passive_accelerations(m: Mechanism, qdd: Sequence[Scalar]) -> Part:
    if not m.has_loops:
        return (), ()
    G, gamma = m.reduction.G, m.reduction.gamma
    rates = [times([G[j]], qdd)[0] + gamma[j] for j in m.passive]  # [KC97 (14)]
    note = "qddp: accelerations of the passive joints"
    return (by_joint("qddp", "QDP", m.passive, rates),), (note,)


def _rotor_accelerations(m: Mechanism, rates: Sequence[Scalar]) -> Part:
    if not m.elastic:
        return (), ()
    return (by_joint("qMdd", "QMDP", m.elastic, rates),), ()


def _reactions(
    m: Mechanism, A: Sequence[Sequence[Scalar]], H: Sequence[Scalar], rates: Sequence[Scalar]
) -> Part:
    """Reactions at the cut joints from the torques of the passive joints.

    `rates` are the accelerations of a free base and of the independent joints; H holds the share of
    gamma and of a base whose motion is given.
    """
    base = 6 if m.moving_base else 0
    qdd = rates[-len(m.joints) :]
    place = {j: p for p, j in enumerate(tree_joints(m.moving), base)}
    moved = dict(enumerate(rates[:6])) if m.free_base else {}
    moved |= {place[k]: x for k, x in zip(m.joints, qdd, strict=True)}
    moved |= {place[j]: times([row], qdd)[0] for j, row in m.reduction.G.items()}
    tau = {}
    for j in m.passive:
        row = A[place[j]]
        terms = [row[p] * x for p, x in moved.items() if not is_zero(row[p])]
        tau[j] = H[place[j]] + sum_of(terms)
    full = m.constraints
    return (reaction_group(full, reactions(full, tau)),), reaction_notes(m.robot, full)


def recursive_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd by the recursion of articulated bodies."""
    return direct_dynamics(robot, {**o, "method": "recursive"}, trace)


def _by_recursion(m: Mechanism, trace: Trace) -> Traced:
    tree = link_side(m.moving) if m.elastic else m.moving
    rates, base = articulated_motion(tree, m.free_base, trace)
    qdd = [rates[j - 1] for j in m.joints]
    parts = [
        ((by_joint("qdd", "QDP", m.joints, qdd),), notes(m)),
        base_part(m, base),
        _rotor_accelerations(m, [_rotor_rate(m, j) for j in m.elastic]),
    ]
    return _joined_parts(parts, "method: articulated bodies, no inertia matrix")


def _rotor_rate(m: Mechanism, j: int) -> Scalar:
    """The acceleration of the rotor of elastic joint j [KD 9.35b]."""
    side, spring = rotor_joint(m.robot, j), elastic_effort(m.robot, j)
    torque = side.GAM - friction(side) - spring - load_friction(side, spring)
    return torque * reciprocal(side.IA, f"the rotor of elastic joint {j}")


# --- hybrid ---------------------------------------------------------------------------------------


def hybrid(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the drives whose acceleration is given, accelerations of the other coordinates, whose
    effort is given: `qdd` of joints and `qMdd` of rotors.

    The drive of an elastic joint is its rotor; only the spring acts on its link. With friction by
    load (FL) the signs of the links' efforts are found as in `direct_dynamics`.
    """
    if not loaded_joints(robot):
        return _mixed_dynamics(robot, o, trace)
    if robot.coupling:
        raise UnsupportedRobot(
            f"{robot.name} has friction by load (FL) of coupled drives, whose loads hybrid does "
            f"not know, as it takes efforts of some joints alone: use idm or ddm, or "
            f"without='friction'."
        )
    given = _accelerated_joints(mechanism_of(robot, o, trace), o)
    others = without_load(robot, given)
    traced = _mixed_dynamics(without_load(robot), o, trace)
    for _ in range(LOAD_STEPS if loaded_joints(others) else 0):
        drives = _moving_drives(accelerating(others, _drive_rates(traced)), o, trace)
        traced = _mixed_dynamics(with_load(others, drives), o, trace)
    tau, *more = traced.groups
    pairs = zip(given, tau.values, strict=True)
    efforts = [x + load_friction(robot.joint(j), x - _own_effort(robot, j)) for j, x in pairs]
    return dataclasses.replace(traced, groups=(by_joint("tau", "GAM", given, efforts), *more))


def _own_effort(robot: Robot, j: int) -> Scalar:
    """The effort of the rotor, friction and spring of a rigid joint."""
    x = robot.joint(j)
    return x.IA * x.QDP + friction(x) + side_effort(robot, j)


def _mixed_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    m = mechanism_of(robot, o, trace)
    given = _accelerated_joints(m, o)
    base = 6 if m.moving_base else 0
    of_base = 6 if m.free_base else 0  # unknown accelerations
    H = efforts(m, m.held(given), o.get("bias_forms"), trace)
    A = inertia_matrix(m, o.get("inertia_forms"), trace)
    held = [*range(of_base, base), *_drive_places(m, given, base)]  # of known accelerations
    unknown = [p for p in range(len(H)) if p not in held]
    known = [*[ZERO] * base, *given_efforts(m)]
    free, rotors = _unknown_joints(m, given)
    x = solve_tree_system(
        submatrix(A, unknown, unknown),
        [known[p] - H[p] for p in unknown],
        m.parents(free, m.free_base, len(rotors)),
        [*BASE_LABELS[:of_base], *unknown_names(free, rotors)],
        trace,
    )
    more = times(submatrix(A, held, unknown), x)
    torques = [H[p] + extra for p, extra in zip(held, more, strict=True)]
    wrench, tau = torques[: base - of_base], torques[base - of_base :]
    end = of_base + len(free)
    groups, remarks = base_part(m, x[:6] if m.free_base else wrench)
    joints = by_joint("tau", "GAM", given, tau), by_joint("qdd", "QDP", free, x[of_base:end])
    of_rotors = (by_joint("qMdd", "QMDP", rotors, x[end:]),) if rotors else ()
    return Traced((*joints, *groups, *of_rotors), (*notes(m), _given_note(m, given), *remarks))


def _drive_places(m: Mechanism, joints: Sequence[int], base: int) -> list[int]:
    """The places of the drives of joints among the coordinates: rotors of elastic joints."""
    place = {j: p for p, j in enumerate(m.joints, base)}
    place |= {j: p for p, j in enumerate(m.elastic, base + len(m.joints))}
    return [place[j] for j in joints]


def _given_note(m: Mechanism, given: Sequence[int]) -> str:
    others = [j for j in m.joints if j not in given]
    return f"acceleration given: {_joint_list(given)}; torque given: {_joint_list(others)}"


def _unknown_joints(m: Mechanism, given: Sequence[int]) -> tuple[list[int], list[int]]:
    """The joints and the rotors whose accelerations are unknown if some drives have given ones."""
    joints = [j for j in m.joints if j not in given or j in m.elastic]
    return joints, [j for j in m.elastic if j not in given]


def submatrix(
    A: Sequence[Sequence[Scalar]], rows: Iterable[int], columns: Sequence[int]
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
_choose_bias = chooser(bias, lambda m: m.without_accelerations)


def choose_parts(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A and of H, each on its own."""
    whole = {**o, "outputs": None}
    for_A, for_H = choose_inertia(robot, whole, price), _choose_bias(robot, whole, price)
    return {"inertia_forms": for_A.get("forms"), "bias_forms": for_H.get("forms")}


def _refined(robot: Robot, o: Options, chosen: Options, price: Price) -> dict[str, Any]:
    """The forms of A and H improved together, for what they share."""
    m = mechanism_of(robot, o, PriceTrace())
    keys = ("inertia_forms", "bias_forms")
    parts = (
        search.Part(m.moving, inertia, turning=False),
        search.Part(m.without_accelerations, bias),
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
    if o["effort"] > 1 and o["mode"] != "symoro" and m.reduction.is_identity and not m.moving_base:
        chosen = _refined(robot, o, chosen, price)
    if o["method"] != "auto" or o["mode"] == "symoro" or not m.reduction.is_identity:
        return chosen
    methods = ["matrix"] if robot.has_coupled_drives else ["matrix", "recursive"]
    return min(({**chosen, "method": m} for m in methods), key=lambda c: price(direct_dynamics, c))


# --- opspace --------------------------------------------------------------------------------------


def operational_space(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame: F = Lambda xdd + mu, with xdd the chosen rows of [VP; WP]."""
    if loaded_joints(robot):
        raise UnsupportedRobot(
            f"{robot.name} has friction by load (FL), with which forces are not linear in the "
            f"accelerations of a frame, as F = Lambda xdd + mu: use idm or ddm, or "
            f"without='friction'."
        )
    m = mechanism_of(robot, o, trace)
    J = _coordinate_jacobian(m, o, trace)
    A = inertia_matrix(m, o.get("inertia_forms"), trace)
    still = m.held(())
    H = efforts(m, still, o.get("bias_forms"), trace)
    if m.moving_base and not m.free_base:
        A, H = [row[6:] for row in A[6:]], H[6:]
    rows = _task_rows(robot, o, J)
    names = unknown_names(m.joints, m.elastic)
    parents = m.parents(m.joints, m.free_base, len(m.elastic))
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


def _coordinate_jacobian(m: Mechanism, o: Options, trace: Trace) -> list[list[Scalar]]:
    """J with the columns of a free base first, and those of rotors, which move no frame, last."""
    J = mechanism_jacobian(m, {**o, "seen_from": o["projection"], "point": o["frame"]}, trace)
    rotors: list[Scalar] = [ZERO] * len(m.elastic)
    base: list[list[Scalar]] = [[] for _ in J]
    if m.free_base:
        base = base_columns(m.placed, o["frame"], o["projection"], trace)
    return [[*left, *row, *rotors] for left, row in zip(base, J, strict=True)]


def _task_rows(robot: Robot, o: Options, J: list[list[Scalar]]) -> list[int]:
    """The rows asked for, or as many independent ones as there are, velocities first."""
    free = independent_rows(robot, J)
    if o["rows"] is None:
        return free
    wanted = list(o["rows"])
    if len(independent_rows(robot, [J[r] for r in wanted])) < len(wanted):
        possible = ", ".join(ROWS[r] for r in free)
        raise InputError(
            "option rows",
            ", ".join(ROWS[r] for r in wanted),
            f"rows that {robot.name} can move apart, such as {possible}",
        )
    return wanted


def independent_rows(robot: Robot, J: list[list[Scalar]]) -> list[int]:
    """The first rows that are independent at a generic configuration, in which loops close."""
    rng = np.random.default_rng(1)
    closed = random_closed_states(robot, 1)[0] if robot.has_closed_loops else {}
    entries = [as_expr(x) for row in J for x in row]
    names = [s.payload[0] for s in symbols_of(entries)]
    state = {name: closed.get(name, rng.uniform(0.3, 1.3)) for name in names}
    numbers = [float(np.ravel(x)[0]) for x in interpret(entries, state)]
    values = np.array(numbers).reshape(len(J), -1)
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
        still = dataclasses.replace(placed, base=still.base, joints=(*still.joints, *cut))
    extended = dataclasses.replace(
        still,
        bodies=(*still.bodies, *([still.bodies[0]] * (still.NF - still.NL))),
        joints=(*still.joints, *([Joint()] * (still.NF - still.NJ))),
    )
    motion = link_motions(extended, False, trace)[o["frame"] - 1]
    from_own = forward_transform(still, o["projection"], o["frame"], trace).R
    return [*(from_own @ motion.VP), *(from_own @ motion.wd)]
