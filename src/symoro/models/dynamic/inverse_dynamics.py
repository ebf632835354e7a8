"""The models `idm`, `h` and `gravity`: the efforts of a mechanism moving, not accelerating, or at
rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import ZERO, Group, Scalar, is_zero, transposed
from symoro.mechanism import (
    LoopMotion,
    Mechanism,
    at_rest,
    friction,
    mechanism_of,
    rotor_joint,
    times,
    tree_joints,
)
from symoro.models.dynamic.tree_dynamics import (
    BASE_LABELS,
    BASE_NOTE,
    base_acceleration,
    by_joint,
    chooser,
    efforts,
    free_joint_torques,
    gravity_rate,
    joint_torques,
    notes,
    spatial_newton_euler,
)
from symoro.robot import Robot
from symoro.tracing import Options, Trace, Traced, output_group

WRENCH = ("FX", "FY", "FZ", "CX", "CY", "CZ")
Part = tuple[tuple[Group, ...], tuple[str, ...]]  # groups and notes


# --- idm -----------------------------------------------------------------------------------------


def inverse_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau: efforts of the independent joints, or of the motors, from positions, speeds and
    accelerations.

    A free base adds its acceleration `base`, elastic joints the rotor positions `qM`, and
    method=multipliers the reactions `lambda` at the cut joints.
    """
    m = mechanism_of(robot, o, trace)
    tree, base = tree_torques(m, o, trace)
    if o["method"] == "multipliers":
        check_multipliers(m)
        tau, extra = _with_multipliers(m, tree)
    else:
        tau, extra = m.reduction.project(tree), ((), ())
    springs = _rotor_torques(m, tau)
    groups, remarks = torque_group(m, o, springs[0])
    for more in (_base_group(m, base), extra, springs[1]):
        groups, remarks = (*groups, *more[0]), (*remarks, *more[1])
    return Traced(groups, (*notes(m), *remarks))


def tree_torques(m: Mechanism, o: Options, trace: Trace) -> tuple[list[Scalar], list[Scalar]]:
    """Torques of the tree's joints as given, and the acceleration of a free base, which moves
    along.
    """
    if not m.free_base:
        return joint_torques(m.moving, o.get("forms"), trace), []
    _, wrench = spatial_newton_euler(m.moving, gravity_rate(m.moving), trace)
    base = base_acceleration(m.moving, wrench, trace)
    return free_joint_torques(m.moving, base, trace), base


def torque_group(m: Mechanism, o: Options, tau: Sequence[Scalar]) -> Part:
    """The torques as a group with its notes; with coordinates=motor those of the motors."""
    if o.get("coordinates") != "motor":
        return (by_joint("tau", "GAM", m.joints, tau),), ()
    if not m.robot.has_coupled_drives:
        note = "no coupling matrix: motor and joint torques are the same"
        return (by_joint("tau", "GAM", m.joints, tau),), (note,)
    motor = times(transposed(m.robot.coupling), tau)  # [KD 9.33]
    return (by_joint("tau", "GAMM", m.joints, motor),), ("torques of the motors, J_qm^T tau",)


def _base_group(m: Mechanism, base: Sequence[Scalar]) -> Part:
    if not m.free_base:
        return (), ()
    return (output_group("base", (6,), base, BASE_LABELS),), (BASE_NOTE,)


def _rotor_torques(m: Mechanism, tau: Sequence[Scalar]) -> tuple[list[Scalar], Part]:
    """Motor torques of elastic joints and the rotor positions in equilibrium with the links."""
    if not m.elastic:
        return list(tau), ((), ())
    motor, qM = [], []
    for j, spring in zip(m.joints, tau, strict=True):
        if j not in m.elastic:
            motor.append(spring)
            continue
        if is_zero(m.robot.joint(j).k):
            todo = "Give k, or clear eta."
            raise InputError(f"k[{j}]", "0", f"the stiffness of elastic joint {j}", todo)
        side = rotor_joint(m.robot, j)
        motor.append(spring + side.IA * side.QDP + friction(side))  # [KD 9.35b]
        qM.append(m.robot.variable(j) + spring / m.robot.joint(j).k)  # [KD 9.35a]
    note = (
        "elastic joints: QMP, QMDP are speed and acceleration of the rotors; qM the rotor "
        "positions in equilibrium with the links"
    )
    return motor, ((by_joint("qM", "QM", m.elastic, qM),), (note,))


# --- reactions of the loops -----------------------------------------------------------------------


def check_multipliers(m: Mechanism) -> None:
    """Refuse multipliers of a robot without closed loops."""
    if not m.has_loops:
        raise UnsupportedRobot(
            f"{m.robot.name} has no closed loop, so there are no multipliers: use another method."
        )


def _with_multipliers(m: Mechanism, tree: Sequence[Scalar]) -> tuple[list[Scalar], Part]:
    """Gamma_m = Gamma_a - Wa^T lambda, and the reactions."""
    gamma = dict(zip(tree_joints(m.moving), tree, strict=True))
    full = m.constraints
    forces = reactions(full, gamma)
    Wa = full.rows(full.active)
    tau = [
        gamma[k] - sum_of([x * f for x, f in zip(column, forces, strict=True)])
        for k, column in zip(full.active, zip(*Wa, strict=True), strict=True)
    ]
    return tau, ((reaction_group(full, forces),), reaction_notes(m.robot, full))


def sum_of(terms: Sequence[Scalar]) -> Scalar:
    total: Scalar = ZERO
    for t in terms:
        total = total + t
    return total


def reactions(full: LoopMotion, tree: Mapping[int, Scalar]) -> list[Scalar]:
    """lambda with Wp^T lambda = Gamma_p, from the torques of the tree's joints."""
    return full.system.solve_transposed([tree[j] for j in full.passive], "LAM")


def reaction_group(full: LoopMotion, forces: Sequence[Scalar]) -> Group:
    labels = [f"{WRENCH[r]}{full.loops[b].loop.cut}" for b, r in full.plan.rows]
    return output_group("lambda", (len(forces),), forces, labels)


def reaction_notes(robot: Robot, full: LoopMotion) -> tuple[str, ...]:
    remarks = []
    for b, x in enumerate(full.loops):
        loop = x.loop
        rows = ", ".join(WRENCH[r] for k, r in full.plan.rows if k == b)
        remarks.append(
            f"lambda at cut joint {loop.cut}: {rows or 'nothing'} that link {robot.ant(loop.twin)} "
            f"exerts on link {robot.ant(loop.cut)}, in frame {x.view.frame}; components that the "
            f"motion does not determine are taken as zero"
        )
    return tuple(remarks)


# --- h and gravity --------------------------------------------------------------------------------


def bias(robot: Robot, o: Options, trace: Trace) -> Traced:
    """H: Coriolis, centrifugal, gravity, friction and external efforts [KC97 (25)]."""
    m = mechanism_of(robot, o, trace)
    H = efforts(m, m.still, o.get("forms"), trace)  # [KC97 (25)]
    return _coordinate_vector("H", m, H)


def gravity(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Q: the efforts that hold the mechanism still against gravity."""
    m = mechanism_of(robot, o, trace)
    Q = efforts(m, at_rest(m.still), o.get("forms"), trace)  # [KD 9.8]
    return _coordinate_vector("Q", m, Q)


def _coordinate_vector(name: str, m: Mechanism, values: Sequence[Scalar]) -> Traced:
    """One element per coordinate, those of a free base first."""
    if not m.free_base:
        return Traced((by_joint(name, name, m.joints, values),), notes(m))
    labels = [*(f"{name}0{k}" for k in range(1, 7)), *(f"{name}{j}" for j in m.joints)]
    note = "elements 1-6: wrench on the base, force then moment in frame 0"
    group = output_group(name, (len(values),), values, labels, (m.coordinates,))
    return Traced((group,), (*notes(m), note))


choose_inverse_dynamics = chooser(inverse_dynamics, lambda m: m.moving)
choose_bias = chooser(bias, lambda m: m.still)
choose_gravity = chooser(gravity, lambda m: at_rest(m.still))
