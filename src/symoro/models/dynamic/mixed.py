"""Dynamics with mixed unknowns: hybrid joints, operational space, elastic joints."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import numpy as np

from symoro.errors import InputError
from symoro.expr.block_matrix import symmetric_inverse
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.interpret import interpret
from symoro.expr.node import ZERO, as_expr
from symoro.expr.walk import symbols_of
from symoro.mechanism.drives import friction, times, tree_joints
from symoro.mechanism.link_motion import link_motions
from symoro.mechanism.transforms import forward_transform
from symoro.mechanism.tree_elimination import reciprocal, solve
from symoro.models.dynamic.direct import inertia_rows, parents, unknowns
from symoro.models.dynamic.torques import joint_vector, resting_accelerations, torques
from symoro.models.kinematic.jacobian import jacobian_rows
from symoro.robot.data import Joint, Robot
from symoro.tracing.options import ROWS, Options
from symoro.tracing.trace import Trace, Traced, group, matrix_group, rotor_symbol

# --- hybrid --------------------------------------------------------------------------------------------------


def given_accelerations(robot: Robot, o: Options) -> tuple[list[int], Robot]:
    """The joints whose acceleration is given, and the robot whose other joints do not accelerate."""
    joints = tree_joints(robot)
    given = (
        [j for j in joints if j in o["accelerated"]]
        if o["accelerated"] is not None
        else [j for j in joints if robot.frame(j).mu]
    )
    held = tuple(
        dataclasses.replace(x, QDP=x.QDP if j in given else ZERO)
        for j, x in enumerate(robot.joints, 1)
    )
    return given, dataclasses.replace(robot, joints=held)


def hybrid(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the joints whose acceleration is given, qdd of the others, whose torque is given."""
    joints = tree_joints(robot)
    given, held = given_accelerations(robot, o)
    free = [j for j in joints if j not in given]
    bias = dict(zip(joints, torques(held, o.get("bias_forms"), trace), strict=True))
    A = inertia_rows(robot, o.get("inertia_forms"), trace)
    place = {j: k for k, j in enumerate(joints)}
    block = [[A[place[r]][place[c]] for c in free] for r in free]
    right = [robot.joint(j).GAM - bias[j] for j in free]
    qdd = solve(block, right, parents(robot, free), unknowns(free), trace)
    tau = [
        bias[j] + x
        for j, x in zip(
            given, times([[A[place[j]][place[k]] for k in free] for j in given], qdd), strict=True
        )
    ]
    return hybrid_groups(given, free, tau, qdd)


def hybrid_groups(
    given: Sequence[int], free: Sequence[int], tau: Sequence[Scalar], qdd: Sequence[Scalar]
) -> Traced:
    """tau of the joints whose acceleration is given, qdd of those whose torque is."""
    return Traced(
        (
            group("tau", (len(given),), tau, [f"GAM{j}" for j in given]),
            group("qdd", (len(free),), qdd, [f"QDP{j}" for j in free]),
        ),
        (
            f"acceleration given: joints {', '.join(map(str, given)) or 'none'}; torque given: joints {', '.join(map(str, free)) or 'none'}",
        ),
    )


# --- operational space ---------------------------------------------------------------------------------------


def operational(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Lambda and mu at a frame: F = Lambda xdd + mu, with xdd the rows of [VP; WP] that are asked for."""
    J = jacobian_rows(robot, o["frame"], o["projection"], o["projection"], o["frame"], trace)
    A = inertia_rows(robot, o.get("inertia_forms"), trace)
    H = torques(resting_accelerations(robot), o.get("bias_forms"), trace)
    joints = tree_joints(robot)
    return operational_groups(
        resting_accelerations(robot),
        o,
        J,
        lambda row: solve(A, row, parents(robot, joints), unknowns(joints), trace),
        H,
        trace,
    )


def operational_groups(
    still: Robot,
    o: Options,
    J_full: list[list[Scalar]],
    divided: Callable[[list[Scalar]], list[Scalar]],
    H: Sequence[Scalar],
    trace: Trace,
) -> Traced:
    """From the Jacobian, A^-1 times a vector, and H: Lambda = (J A^-1 J^T)^-1, mu = Lambda (J A^-1 H - JP qd); nothing accelerates `still`."""
    rows = _task_rows(still, o, J_full)
    J = [J_full[r] for r in rows]
    columns = [divided(row) for row in J]  # A^-1 J^T
    Lambda = symmetric_inverse(
        [
            [trace(f"LI{r}{c}", x) for c, x in enumerate(times(columns, row), 1)]
            for r, row in enumerate(J, 1)
        ],
        trace,
    )
    drift = _drift(still, o, trace)
    gap = [a - drift[r] for a, r in zip(times(columns, H), rows, strict=True)]
    mu = group("mu", (len(rows),), times(Lambda, gap), [f"mu{ROWS[r]}" for r in rows])
    return Traced(
        (matrix_group("Lambda", Lambda), mu), (f"rows: {', '.join(ROWS[r] for r in rows)}",)
    )


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
    kept: list[int] = []
    for r in range(len(J)):
        if np.linalg.matrix_rank(values[[*kept, r]], tol=1e-9) > len(kept):
            kept.append(r)
    return kept


def _drift(still: Robot, o: Options, trace: Trace) -> list[Scalar]:
    """JP qd of the frame in the projection frame."""
    extended = dataclasses.replace(
        still,
        bodies=(*still.bodies, *([still.bodies[0]] * (still.NF - still.NL))),
        joints=(*still.joints, *([Joint()] * (still.NF - still.NJ))),
    )
    motion = link_motions(extended, False, trace)[o["frame"] - 1]
    from_own = forward_transform(still, o["projection"], o["frame"], trace).R
    return [*(from_own @ motion.VP), *(from_own @ motion.wd)]


# --- elastic joints ------------------------------------------------------------------------------------------


def rotor_side(robot: Robot, j: int) -> Joint:
    """The rotor of an elastic joint: position QM_j, with its own speed and acceleration."""
    return dataclasses.replace(
        robot.joint(j), QP=rotor_symbol("QMP", j), QDP=rotor_symbol("QMDP", j)
    )


def link_side(robot: Robot) -> Robot:
    """The robot without the drives of its elastic joints, which sit on the rotor side."""

    def bare(x: Joint) -> Joint:
        return (
            dataclasses.replace(x, IA=ZERO, FV=ZERO, FS=ZERO, FT=ZERO, VT=ZERO, FO=ZERO)
            if x.eta
            else x
        )

    return dataclasses.replace(robot, joints=tuple(bare(x) for x in robot.joints))


def elastic_joints(robot: Robot) -> list[int]:
    return [j for j in tree_joints(robot) if robot.joint(j).eta]


def elastic_inverse(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the motors, and the rotor positions qM that the springs need [KD 9.35a, b]."""
    link = torques(link_side(robot), o.get("forms"), trace)
    joints, elastic = tree_joints(robot), elastic_joints(robot)
    tau, qM = [], []
    for j, spring in zip(joints, link, strict=True):  # k (qM - q) = A qdd + C qd + Q
        rotor = rotor_side(robot, j)
        tau.append(spring + rotor.IA * rotor.QDP + friction(rotor) if j in elastic else spring)
        if j in elastic:
            if is_zero(robot.joint(j).k):
                raise InputError(
                    f"k[{j}]",
                    "0",
                    "the stiffness of elastic joint " + str(j),
                    "Give k, or clear eta.",
                )
            qM.append(robot.variable(j) + spring / robot.joint(j).k)
    return Traced(
        (
            joint_vector("tau", "GAM", robot, tau),
            group("qM", (len(elastic),), qM, [f"QM{j}" for j in elastic]),
        ),
        (
            "elastic joints: QMP, QMDP are speed and acceleration of the rotors; qM the rotor positions in equilibrium with the links",
        ),
    )


def elastic_direct(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd of the links and qMdd of the rotors [KD 9.35a, b]."""
    links = link_side(robot)
    joints, elastic = tree_joints(robot), elastic_joints(robot)
    A = inertia_rows(links, o.get("inertia_forms"), trace)
    H = torques(resting_accelerations(links), o.get("bias_forms"), trace)
    spring = {j: robot.joint(j).k * (rotor_symbol("QM", j) - robot.variable(j)) for j in elastic}
    right = [spring.get(j, robot.joint(j).GAM) - h for j, h in zip(joints, H, strict=True)]
    qdd = solve(A, right, parents(robot, joints), unknowns(joints), trace)
    rotors = []
    for j in elastic:
        rotor = rotor_side(robot, j)
        rotors.append(
            (robot.joint(j).GAM - friction(rotor) - spring[j])
            * reciprocal(rotor.IA, f"the rotor of elastic joint {j}")
        )
    return Traced(
        (
            joint_vector("qdd", "QDP", robot, qdd),
            group("qMdd", (len(elastic),), rotors, [f"QMDP{j}" for j in elastic]),
        ),
        ("elastic joints: QM, QMP are position and speed of the rotors",),
    )
