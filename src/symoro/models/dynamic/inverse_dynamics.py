"""The models `idm`, `h` and `gravity`: the efforts of a mechanism moving, not accelerating, or at
rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import (
    HALF,
    ONE,
    ZERO,
    Group,
    Scalar,
    absolute,
    as_expr,
    power,
    rational,
    sqrt,
)
from symoro.mechanism import (
    LoopMotion,
    Mechanism,
    at_rest,
    load_friction,
    mechanism_of,
    rotor_joint,
    solve_tree_system,
    times,
    tree_joints,
    without_elastic_springs,
)
from symoro.models.dynamic.tree_dynamics import (
    BASE_LABELS,
    BASE_NOTE,
    WRENCH_LABELS,
    WRENCH_NOTE,
    base_acceleration,
    by_joint,
    chooser,
    coordinate_names,
    efforts,
    notes,
    tree_efforts,
    with_base_rate,
    with_load_friction,
)
from symoro.robot import Robot, is_absent, surplus_motors
from symoro.tracing import Options, Trace, Traced, output_group

WRENCH = ("FX", "FY", "FZ", "CX", "CY", "CZ")
Part = tuple[tuple[Group, ...], tuple[str, ...]]  # groups and notes


# --- idm -----------------------------------------------------------------------------------------


def inverse_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau: efforts of the independent joints, or of the motors, from positions, speeds and
    accelerations.

    A free base adds its acceleration `base`, one whose motion is given the wrench on it, elastic
    joints the rotor positions `qM`, and method=multipliers the reactions `lambda` at the cut
    joints.
    """
    m = mechanism_of(without_elastic_springs(robot), o, trace)
    tree, base = tree_torques(m, o, trace)
    if o["method"] == "multipliers":
        check_multipliers(m)
        tau, extra = _with_multipliers(m, tree)
    else:
        tau, extra = m.reduction.project_efforts(tree), ((), ())
    rated = with_base_rate(m.moving, base) if m.free_base else m.moving
    tau = with_load_friction(m, rated, tau, o.get("forms"), trace, balanced=True)
    springs = _elastic_motor_torques(m, robot, tau)
    groups, remarks = torque_group(m, o, springs[0])
    for more in (base_part(m, base), extra, springs[1]):
        groups, remarks = (*groups, *more[0]), (*remarks, *more[1])
    return Traced(groups, (*notes(m), *remarks))


def tree_torques(m: Mechanism, o: Options, trace: Trace) -> tuple[list[Scalar], list[Scalar]]:
    """Torques of the tree's joints as given; of a moving base also its acceleration where it is
    free, else the wrench on it.
    """
    rows = tree_efforts(m.moving, o.get("forms"), trace)
    if not m.free_base:
        base = 6 if m.moving_base else 0
        return rows[base:], rows[:base]
    rate = base_acceleration(m.moving, rows[:6], trace)
    return tree_efforts(with_base_rate(m.moving, rate), o.get("forms"), trace)[6:], rate


def checked_surplus(m: Mechanism) -> list[int]:
    """The motors that follow from others; with coupled drives their efforts are those at the
    joints.
    """
    surplus = surplus_motors(m.robot)
    if surplus and m.robot.has_coupled_drives and m.options.get("coordinates") == "motor":
        raise UnsupportedRobot(
            f"{m.robot.name} has more motors than degrees of freedom and coupled drives, whose "
            f"efforts are shared at the joints: use coordinates='joint', or clear mu of joint "
            f"{', '.join(map(str, surplus))}."
        )
    return surplus


def _shared_torques(m: Mechanism, tau: Sequence[Scalar]) -> Part:
    """The torques of least norm of all motors, where there are more than degrees of freedom.

    Gamma = G^T tau over the rows of G that belong to motors: tau = G (G^T G)^-1 Gamma.
    """
    motors = sorted((*m.joints, *checked_surplus(m)))
    size = range(len(m.joints))
    unit = {k: [ONE if c == p else ZERO for c in size] for p, k in enumerate(m.joints)}
    G = [unit[j] if j in unit else list(m.reduction.G[j]) for j in motors]
    square = [[sum_of([row[r] * row[c] for row in G]) for c in size] for r in size]
    chain = list(range(-1, len(tau) - 1))
    names = [f"the share of motor {j}" for j in m.joints]
    x = solve_tree_system(square, list(tau), chain, names, m.trace)
    surplus = ", ".join(map(str, surplus_motors(m.robot)))
    note = f"more motors than degrees of freedom (joints {surplus}): torques of least norm"
    return (by_joint("tau", "GAM", motors, times(G, x)),), (note,)


def torque_group(m: Mechanism, o: Options, tau: Sequence[Scalar]) -> Part:
    """The torques as a group with its notes; with coordinates=motor those of the motors."""
    if surplus_motors(m.robot):
        return _shared_torques(m, tau)
    if o.get("coordinates") != "motor":
        return (by_joint("tau", "GAM", m.joints, tau),), ()
    if not m.robot.has_coupled_drives:
        note = "no coupling matrix: motor and joint torques are the same"
        return (by_joint("tau", "GAM", m.joints, tau),), (note,)
    motor = motor_torques(m, tau)
    return (by_joint("tau", "GAMM", m.joints, motor),), ("torques of the motors, J_qm^T tau",)


def motor_torques(m: Mechanism, tau: Sequence[Scalar]) -> list[Scalar]:
    """Torques of the motors of the independent joints: J^T tau, with J from the speeds of these
    motors to those of the joints.
    """
    return m.reduction.transmission(m.moving).motor_efforts(tau)  # [KD 9.33]


def base_part(m: Mechanism, values: Sequence[Scalar]) -> Part:
    """The acceleration of a free base, or the wrench on one whose motion is given."""
    if not m.moving_base:
        return (), ()
    if m.free_base:
        return (output_group("base", (6,), values, BASE_LABELS),), (BASE_NOTE,)
    return (output_group("wrench", (6,), values, WRENCH_LABELS),), (WRENCH_NOTE,)


def _elastic_motor_torques(
    m: Mechanism, robot: Robot, efforts: Sequence[Scalar]
) -> tuple[list[Scalar], Part]:
    """Motor torques, and the rotor positions of elastic joints in equilibrium with the links.

    `efforts` are those of the joints, without the springs of elastic ones, then those of rotors.
    """
    if not m.elastic:
        return list(efforts), ((), ())
    rotors = dict(zip(m.elastic, efforts[len(m.joints) :], strict=True))
    torques, qM = [], []
    for j, effort in zip(m.joints, efforts, strict=False):
        if j in rotors:
            load = ZERO if robot.coupling else load_friction(rotor_joint(robot, j), effort)
            torques.append(effort + rotors[j] + load)  # [KD 9.35b]
            qM.append(robot.position(j) + _stretch_at(robot, j, effort))  # [KD 9.35a]
        else:
            torques.append(effort)
    note = "qM: the rotor positions in equilibrium with the links"
    return torques, ((by_joint("qM", "QM", m.elastic, qM),), (note,))


def _stretch_at(robot: Robot, j: int, effort: Scalar) -> Scalar:
    """The stretch of the spring of elastic joint j at an effort: k x + k2 x^2 + k3 x^3 + kd dx/dt.

    With x = t - k2 / (3 k3), t^3 + p t + q = 0 has one root if p is not negative, by Cardano
    t = -q / (u^2 + p/3 + (p / (3 u))^2) with u^3 = |q| / 2 + sqrt(q^2 / 4 + p^3 / 27).
    """
    x = robot.joint(j)
    check_stiffness(robot, j)
    if not is_absent(x.kd):
        effort = effort - x.kd * (rotor_joint(robot, j).QP - x.QP)
    if is_absent(x.k3):
        return effort / x.k
    shift = x.k2 / (3 * x.k3) if not is_absent(x.k2) else ZERO
    p = x.k / x.k3 - 3 * (shift * shift)
    q = 2 * (shift * shift * shift) - (shift * x.k + effort) / x.k3
    third = p / 3
    u = power(HALF * absolute(q) + sqrt(q * q / 4 + third * third * third), Fraction(1, 3))
    return -q / (u * u + third + (third / u) * (third / u)) - shift


def check_stiffness(robot: Robot, j: int) -> None:
    """Refuse a spring of an elastic joint whose effort does not determine its stretch."""
    x = robot.joint(j)
    if is_absent(x.k):
        todo = "Give k, or clear eta."
        raise InputError(f"k[{j}]", "0", f"the stiffness of elastic joint {j}", todo)
    if is_absent(x.k3) and not is_absent(x.k2):
        raise UnsupportedRobot(
            f"{robot.name}: the spring of elastic joint {j} has k2 and no k3: two stretches have "
            f"the same effort, so idm cannot tell the position of the rotor. Use ddm or h, which "
            f"take it as input, or give k3 of at least k2^2 / (3 k)."
        )
    numbers = [rational(as_expr(v)) for v in (x.k, x.k2, x.k3)]
    if None not in numbers:
        k, k2, k3 = (v for v in numbers if v is not None)
        if k2 * k2 > 3 * k * k3:
            raise UnsupportedRobot(
                f"{robot.name}: the stiffness of elastic joint {j} is negative at some stretch "
                f"(k2^2 > 3 k k3), so idm cannot tell the position of the rotor: use ddm or h."
            )


# --- reactions of the loops -----------------------------------------------------------------------


def check_multipliers(m: Mechanism) -> None:
    """Refuse multipliers of a robot without closed loops."""
    if not m.has_loops:
        raise UnsupportedRobot(
            f"{m.robot.name} has no closed loop, so there are no multipliers: use another method."
        )


def _with_multipliers(m: Mechanism, tree: Sequence[Scalar]) -> tuple[list[Scalar], Part]:
    """Gamma_m = Gamma_a - Wa^T lambda, with the efforts of followers on those that they follow, and
    the reactions.
    """
    joints = tree_joints(m.moving)
    gamma = dict(zip(joints, tree, strict=False))
    full = m.constraints
    forces = reactions(full, gamma)
    Wa = full.rows(full.active)
    bare = dict.fromkeys(joints, ZERO) | {
        k: gamma[k] - sum_of([x * f for x, f in zip(column, forces, strict=True)])
        for k, column in zip(full.active, zip(*Wa, strict=True), strict=True)
    }
    tau = m.reduction.project_joints(bare)
    rotors = tree[len(joints) :]
    return [*tau, *rotors], ((reaction_group(full, forces),), reaction_notes(m.robot, full))


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
    H = efforts(m, m.without_accelerations, o.get("forms"), trace)  # [KC97 (25)]
    return _coordinate_vector("H", m, H)


def gravity(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Q: the efforts that hold the mechanism still against gravity."""
    m = mechanism_of(robot, o, trace)
    Q = efforts(m, at_rest(m.without_accelerations), o.get("forms"), trace)  # [KD 9.8]
    return _coordinate_vector("Q", m, Q)


def _coordinate_vector(name: str, m: Mechanism, values: Sequence[Scalar]) -> Traced:
    """One element per coordinate: a moving base first, rotors last."""
    labels = [f"{name}{index}" for index in coordinate_names(m)]
    group = output_group(name, (len(values),), values, labels, (m.coordinates,))
    base = "elements 1-6: wrench on the base, force then moment in frame 0"
    return Traced((group,), (*notes(m), *((base,) if m.moving_base else ())))


choose_inverse_dynamics = chooser(inverse_dynamics, lambda m: m.moving)
choose_bias = chooser(bias, lambda m: m.without_accelerations)
choose_gravity = chooser(gravity, lambda m: at_rest(m.without_accelerations))
