"""Drives: rotor inertia, friction, offset, springs and coupled motors; and robots without such
effects [KD 9.26, 9.29, KC97 (20)].

A model that leaves an effect out is the same model of a robot without it.

If the robot has a coupling matrix, qd = C qd_m, rotors and friction are on the motors' side: a
drive torque is C^-T (IA qdd_m + friction(qd_m)) with qd_m = C^-1 qd and qdd_m = C^-1 (qdd - dC/dt
qd_m) [KD 9.31-9.33].
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from symoro.errors import UnknownName, UnsupportedRobot
from symoro.expr import (
    HALF,
    ONE,
    ZERO,
    Role,
    Scalar,
    Structured,
    absolute,
    along,
    as_expr,
    exp,
    forward,
    is_zero,
    power,
    sign,
    symbols_of,
    transposed,
)
from symoro.robot import (
    FRICTION,
    LINK_FRICTION,
    SPRING,
    Joint,
    Robot,
    Wrench,
    has_spring,
    is_absent,
)
from symoro.tracing import EFFECTS

NO_FRICTION = dict.fromkeys((*FRICTION, *LINK_FRICTION), ZERO)
NO_SPRING = dict.fromkeys(SPRING, ZERO)
NO_MOTION = (ZERO, ZERO, ZERO)


def with_joints(robot: Robot, **values: object) -> Robot:
    """The robot with some values of all joints replaced."""
    return dataclasses.replace(
        robot,
        joints=tuple(replace_fields(j, **values) for j in robot.joints),
    )


def replace_fields(joint: Joint, **values: object) -> Joint:
    """The joint with some of its fields replaced."""
    return dataclasses.replace(joint, **values)  # type: ignore[arg-type]  # fields by name


def without_effects(robot: Robot, effects: Collection[str]) -> Robot:
    """The robot without the named effects: friction, rotor, wrench, gravity, springs.

    The springs of elastic joints stay: their rotors would have no hold.
    """
    for effect in effects:
        if effect not in EFFECTS:
            raise UnknownName("without", str(effect), EFFECTS)
    if "friction" in effects:
        robot = with_joints(robot, **NO_FRICTION)
    if "rotor" in effects:
        robot = with_joints(robot, IA=ZERO)
    if "wrench" in effects:
        robot = dataclasses.replace(robot, wrenches=tuple(Wrench() for _ in robot.wrenches))
    if "gravity" in effects:
        robot = dataclasses.replace(robot, gravity=(ZERO, ZERO, ZERO))
    if "springs" in effects:
        robot = _without_springs(robot)
    return robot


def _without_springs(robot: Robot) -> Robot:
    """The robot without springs beside its drives."""
    joints = (x if x.eta else replace_fields(x, **NO_SPRING) for x in robot.joints)
    return dataclasses.replace(robot, joints=tuple(joints))


def without_dampers(robot: Robot) -> Robot:
    """The robot whose springs have no damping."""
    return with_joints(robot, kd=ZERO)


def without_elastic_springs(robot: Robot) -> Robot:
    """The robot whose rotors and links are coordinates of their own without springs between."""
    if not robot.has_elastic_joints:
        return robot

    def make() -> Robot:
        joints = (replace_fields(x, **NO_SPRING) if x.eta else x for x in robot.joints)
        return dataclasses.replace(robot, joints=tuple(joints))

    return robot.derived("without elastic springs", make)


# --- which effects the efforts have ---------------------------------------------------------------

DRIVE_TERMS = {  # field of a joint → effect of option `without`, and its words
    "FV": ("friction", "viscous friction FV"),
    "FS": ("friction", "dry friction FS"),
    "FT": ("friction", "Stribeck friction FT"),
    "FVN": ("friction", "viscous friction at negative speed FVN"),
    "FSN": ("friction", "dry friction at negative speed FSN"),
    "FL": ("friction", "load-dependent friction FL"),
    "FO": ("friction", "offset FO"),
    "FVL": ("friction", "viscous friction of the links of elastic joints FVL"),
    "FSL": ("friction", "dry friction of the links of elastic joints FSL"),
    "IA": ("rotor", "rotor inertia (armature) IA"),
}


def effort_terms(robot: Robot) -> dict[str, list[str]]:
    """The effects beside the links' inertia that are in the joint efforts of a robot, in words, by
    the name by which `without` leaves them out.
    """
    terms: dict[str, list[str]] = {}
    if any(not is_zero(g) for g in robot.gravity):
        terms["gravity"] = ["gravity"]
    for key, (effect, words) in DRIVE_TERMS.items():
        if any(not is_zero(getattr(robot.joint(j), key)) for j in robot.moving):
            terms.setdefault(effect, []).append(words)
    if robot.sprung_joints:
        terms["springs"] = ["springs parallel to the drives k, kd"]
    if any(not is_zero(x) for w in robot.wrenches for x in vars(w).values()):
        terms["wrench"] = ["external wrench"]
    return terms


def torque_text(robot: Robot, given: Robot | None = None, name: str = "tau") -> str:
    """One line on what is in the joint efforts of a robot, and how effects are left out.

    `given` is the robot before effects were left out; `name` is that of the output.
    """
    terms = effort_terms(robot)
    inertia = "Coriolis terms" if name == "H" else "inertia, Coriolis terms"
    springs = ["springs of the elastic joints k"] * robot.has_elastic_joints
    words = (inertia, *chain.from_iterable(terms.values()), *springs)
    removed = [effect for effect in effort_terms(given or robot) if effect not in terms]
    text = f"{name} includes: {', '.join(words)}."
    if removed:
        text += f" Left out: {', '.join(removed)}."
    if terms:
        text += f" The option `without` removes {', '.join(terms)}."
        text += ' Pinocchio\'s rnea corresponds to without="friction".' * ("friction" in terms)
    return text


def without_accelerations(robot: Robot) -> Robot:
    """The robot whose joints do not accelerate."""
    still: dict[str, object] = {"QDP": 0, "QMDP": 0}
    return robot.derived("without accelerations", lambda: with_joints(robot, **still))


def with_still_rotors(robot: Robot, moving: Collection[int] = ()) -> Robot:
    """The robot of whose rotors only those of some joints accelerate."""
    if not robot.has_elastic_joints:
        return robot
    joints = (
        x if j in moving else dataclasses.replace(x, QMDP=ZERO)
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=tuple(joints))


def at_rest(robot: Robot) -> Robot:
    """The robot and its base standing still, with nothing but gravity."""
    motion = dict.fromkeys(("QP", "QDP", "QMP", "QMDP"), ZERO)

    def make() -> Robot:
        still = dataclasses.replace(
            robot.base, W0=NO_MOTION, WP0=NO_MOTION, V0=NO_MOTION, VP0=NO_MOTION
        )
        bare = without_effects(with_joints(robot, **motion, **NO_FRICTION), ("wrench", "springs"))
        return dataclasses.replace(without_elastic_springs(bare), base=still)

    return robot.derived("at rest", make)


def link_side(robot: Robot) -> Robot:
    """The tree of the links alone, each elastic joint under the effort of its spring less the
    friction on the link's side.
    """

    def bare(j: int, x: Joint) -> Joint:
        if not x.eta:
            return x
        effort = elastic_effort(robot, j) - link_friction(x)  # [KD 9.35a]
        return replace_fields(x, IA=ZERO, eta=0, GAM=effort, **NO_FRICTION, **NO_SPRING)

    joints = tuple(bare(j, x) for j, x in enumerate(robot.joints, 1))
    return dataclasses.replace(robot, joints=joints)


# --- what the drives add to the joint torques -----------------------------------------------------


def friction(joint: Joint) -> Scalar:
    """FV qd + (FS + FT exp(-(|qd| / VT)^FE)) sign(qd) + FO, with FVN and FSN in place of FV and FS
    where qd < 0. In [KD 9.26] FS is Fc, FT is Fst - Fc, and VT^-FE is the constant of the exponent.
    """
    qd, dry, turned = joint.QP, joint.FS, sign(joint.QP)
    viscous = joint.FV * qd
    if not is_absent(joint.FVN):  # FV max(qd, 0) + FVN min(qd, 0)
        viscous = HALF * (joint.FV + joint.FVN) * qd
        viscous = viscous + HALF * (joint.FV - joint.FVN) * absolute(qd)
    if not is_absent(joint.FSN):
        dry = HALF * (joint.FS + joint.FSN)
    if not is_zero(joint.FT):
        dry = dry + joint.FT * stribeck_decay(joint)  # [KD 9.26]
    # [KD 9.27]
    total = viscous + (dry * turned if not is_zero(dry) else 0) + joint.FO
    if not is_absent(joint.FSN):
        total = total + HALF * (joint.FS - joint.FSN) * absolute(turned)
    return total


def stribeck_decay(joint: Joint) -> Scalar:
    """exp(-(|qd| / VT)^FE), the exponent 1 where there is none."""
    ratio = absolute(joint.QP) / joint.VT
    return exp(-ratio) if is_absent(joint.FE) else exp(-power(ratio, joint.FE))


def friction_per_unit(joint: Joint) -> dict[str, Scalar]:
    """The effort of a unit of each friction parameter in which it is linear, FL by the effort GAM
    of the joint, as measured.
    """
    qd, turned = joint.QP, sign(joint.QP)
    units = {"FV": qd, "FS": turned, "FO": ONE}  # [KD 9.28]
    for key, negative, value in (("FV", "FVN", qd), ("FS", "FSN", turned)):
        if not is_absent(getattr(joint, negative)):
            units[key] = HALF * (value + absolute(value))
            units[negative] = HALF * (value - absolute(value))
    if not is_zero(joint.FT):
        units["FT"] = stribeck_decay(joint) * turned
    if not is_absent(joint.FL):
        units["FL"] = absolute(joint.GAM) * turned
    return units


def spring_per_unit(robot: Robot, j: int) -> dict[str, Scalar]:
    """The effort of the spring of joint j for a unit of each stiffness and of the damping."""
    joint = robot.joint(j)
    if not has_spring(joint):
        return {}
    x, rate = stretch(robot, j), joint.QP
    if joint.eta:
        x, rate = elastic_stretch(robot, j), rotor_joint(robot, j).QP - joint.QP
    return {"k": x, "k2": x * x, "k3": x * x * x, "kd": rate}


def link_friction(joint: Joint) -> Scalar:
    """FVL qd + FSL sign(qd) on the link's side of an elastic joint."""
    total: Scalar = ZERO
    if not is_absent(joint.FVL):
        total = joint.FVL * joint.QP
    if not is_absent(joint.FSL):
        total = total + joint.FSL * sign(joint.QP)
    return total


def spring_effort(joint: Joint, stretch: Scalar, rate: Scalar) -> Scalar:
    """k x + k2 x^2 + k3 x^3 + kd dx/dt of a spring at the stretch x."""
    stiffness = joint.k
    if not is_absent(joint.k3):
        stiffness = stiffness + stretch * (joint.k2 + stretch * joint.k3)
    elif not is_absent(joint.k2):
        stiffness = stiffness + stretch * joint.k2
    effort = stiffness * stretch if not is_zero(stiffness) else ZERO
    return effort + joint.kd * rate if not is_absent(joint.kd) else effort


def spring_energy(joint: Joint, stretch: Scalar) -> Scalar:
    """k x^2 / 2 + k2 x^3 / 3 + k3 x^4 / 4."""
    factor = HALF * joint.k  # [KD 9.34]
    if not is_absent(joint.k2):
        factor = factor + stretch * joint.k2 / 3
    if not is_absent(joint.k3):
        factor = factor + stretch * stretch * joint.k3 / 4
    return factor * (stretch * stretch) if not is_zero(factor) else ZERO


def stretch(robot: Robot, j: int) -> Scalar:
    """q - q0 of the spring beside the drive of joint j."""
    q, rest = robot.position(j), robot.joint(j).q0
    return q - rest if not is_zero(rest) else q


def side_effort(robot: Robot, j: int) -> Scalar:
    """The effort of the spring and damper beside the drive of joint j, zero without any."""
    joint = robot.joint(j)
    if joint.eta or not has_spring(joint):
        return ZERO
    return spring_effort(joint, stretch(robot, j), joint.QP)


def tree_joints(robot: Robot) -> list[int]:
    """Joints of the tree that have a column: those that move."""
    return [j for j in robot.moving if j <= robot.NL]


def times(M: Sequence[Sequence[Scalar]], v: Sequence[Scalar]) -> list[Scalar]:
    """A matrix times a vector, zeros of either passed over."""
    rows: list[Scalar] = []
    for row in M:
        total: Scalar = ZERO
        for a, x in zip(row, v, strict=True):
            if not is_zero(a) and not is_zero(x):
                total = total + a * x
        rows.append(total)
    return rows


def motor_from_joint(robot: Robot) -> list[list[Scalar]]:
    """C^-1, from joint to motor velocities."""
    return Structured([list(row) for row in robot.coupling]).inverse()


def coupling_rate(robot: Robot) -> list[list[Scalar]]:
    """dC/dt at the joints' speeds; zero where the coupling does not depend on the positions."""
    rates = {
        q: as_expr(robot.joint(j).QP)
        for j in tree_joints(robot)
        if (q := robot.variable(j)) is not None and _is_own(robot, j)
    }
    supply = iter(along([as_expr(x) for row in robot.coupling for x in row], rates))
    return [[next(supply) for _ in row] for row in robot.coupling]


def _is_own(robot: Robot, j: int) -> bool:
    """True if the position of joint j is a variable of its own, not an expression in others."""
    moving = as_expr(robot.frame(j).moving)
    symbols = [s for s in symbols_of([moving]) if s.payload[1] is Role.POSITION]
    return len(symbols) == 1 and forward([moving], symbols)[0] == [ONE]


def drive_torques(robot: Robot) -> list[Scalar]:
    """Torques of the drives and springs: on the moving joints, then on the rotors of the elastic
    ones.
    """
    joints, rotors = [], []
    drives = _transmitted_torques(robot)
    for j, drive in zip(tree_joints(robot), drives, strict=True):
        joint = robot.joint(j)
        if joint.eta:
            spring = elastic_effort(robot, j)
            joints.append(link_friction(joint) - spring)  # [KD 9.35a]
            load = ZERO if robot.coupling else load_friction(rotor_joint(robot, j), spring)
            rotors.append(drive + spring + load)  # [KD 9.35b]
            continue
        spring = side_effort(robot, j)
        joints.append(drive + spring if not is_zero(spring) else drive)
    return [*joints, *rotors]


def spring_torques(robot: Robot) -> list[Scalar]:
    """Torques of the springs and dampers on the moving joints, then on the rotors."""
    joints = tree_joints(robot)
    elastic = {j: elastic_effort(robot, j) for j in joints if robot.joint(j).eta}
    at_joints = [-elastic[j] if j in elastic else side_effort(robot, j) for j in joints]
    return [*at_joints, *elastic.values()]


def _transmitted_torques(robot: Robot) -> list[Scalar]:
    """Torques of the drives by drive: on its joint, or on the rotor of an elastic one."""
    efforts = [x.IA * x.QDP + friction(x) for x in motor_joints(robot)]  # [KC97 (20)]
    return joint_efforts(robot, efforts)


def joint_efforts(robot: Robot, efforts: list[Scalar]) -> list[Scalar]:
    """C^-T times the efforts of the motors, which are those of the joints without a coupling."""
    if not robot.coupling:
        return efforts
    return times(transposed(motor_from_joint(robot)), efforts)  # the inverse of KD 9.33


class Transmission(NamedTuple):
    """The drives of the independent joints, with the speeds and accelerations of their motors, and
    the matrices between the ends of the drives, which are these joints or the rotors of elastic
    ones, and their motors; empty without a coupling.
    """

    joints: tuple[int, ...]
    drives: Sequence[Joint]
    ends: Sequence[Sequence[Scalar]]  # speeds of the ends from those of the motors
    motors: Sequence[Sequence[Scalar]]  # its inverse

    def motor_efforts(self, efforts: Sequence[Scalar]) -> list[Scalar]:
        """The efforts of the motors from those at the ends [KD 9.33]."""
        return times(transposed(self.ends), efforts) if self.ends else list(efforts)

    def end_efforts(self, efforts: Sequence[Scalar]) -> list[Scalar]:
        """The efforts at the ends from those of the motors."""
        return times(transposed(self.motors), efforts) if self.motors else list(efforts)


def motor_joints(robot: Robot) -> list[Joint]:
    """The drives of the moving joints with the speeds and accelerations of their motors."""
    drives = [drive_joint(robot, j) for j in tree_joints(robot)]
    if not robot.coupling:
        return drives
    inverse = motor_from_joint(robot)
    speeds = times(inverse, [x.QP for x in drives])  # [KD 9.31]
    drift = times(coupling_rate(robot), speeds)
    rates = times(
        inverse,
        [x.QDP - g if not is_zero(g) else x.QDP for x, g in zip(drives, drift, strict=True)],
    )
    efforts = [x.GAM for x in drives]
    if loaded_joints(robot):  # friction by load is that of the motors' efforts
        efforts = times(transposed(robot.coupling), efforts)  # [KD 9.33]
    return [
        dataclasses.replace(x, QP=v, QDP=a, GAM=e)
        for x, v, a, e in zip(drives, speeds, rates, efforts, strict=True)
    ]


def check_ends(
    robot: Robot,
    independent: Sequence[int],
    G: Mapping[int, Sequence[Scalar]],
    rows: Mapping[int, Sequence[Scalar]],
) -> None:
    """Refuse a motor that also turns a joint which follows the link of an elastic joint: its speed
    does not follow from those of the rotors. `rows` are those of C^-1 by motor.
    """
    joints = tree_joints(robot)
    for j, factors in G.items():
        moved = zip(independent, factors, strict=True)
        followed = [k for k, x in moved if k in robot.elastic_joints and not is_zero(x)]
        turning = [k for k in independent if not is_zero(rows[k][joints.index(j)])]
        if followed and turning:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} follows the link of elastic joint {followed[0]}, and the "
                f"coupled motor of joint {turning[0]} turns with it: this motor moves with a rotor "
                f"and a link, so that the efforts of motors are not those of joints. Use "
                f"coordinates='joint' without FL."
            )


def motor_rates(robot: Robot) -> list[list[Scalar]]:
    """d(C^-1)/dt = -C^-1 dC/dt C^-1."""
    inverse = motor_from_joint(robot)
    turned = [times(coupling_rate(robot), column) for column in transposed(inverse)]
    return transposed([[-x for x in times(inverse, column)] for column in turned])


def rotor_matrix(robot: Robot) -> list[list[Scalar]]:
    """Return the part of the rotors in the inertia matrix of the moving joints and the rotors of
    elastic ones: diag(IA), or C^-T diag(IA) C^-1 of the drives.
    """
    drives = _drive_matrix(robot)
    joints = tree_joints(robot)
    elastic = [j for j in joints if robot.joint(j).eta]
    if not elastic:
        return drives
    place = {j: len(joints) + p for p, j in enumerate(elastic)}
    places = [place.get(j, p) for p, j in enumerate(joints)]
    size = len(joints) + len(elastic)
    whole: list[list[Scalar]] = [[ZERO] * size for _ in range(size)]
    for r, row in zip(places, drives, strict=True):
        for c, x in zip(places, row, strict=True):
            whole[r][c] = x
    return whole


def _drive_matrix(robot: Robot) -> list[list[Scalar]]:
    """diag(IA), or C^-T diag(IA) C^-1, by drive."""
    IA = [robot.joint(j).IA for j in tree_joints(robot)]
    size = range(len(IA))
    diagonal = [[IA[r] if r == c else ZERO for c in size] for r in size]  # [KC97 (35)]
    if not robot.coupling:
        return diagonal
    inverse = motor_from_joint(robot)
    halfway = [
        [IA[r] * inverse[r][c] if not is_zero(inverse[r][c]) else ZERO for c in size] for r in size
    ]
    columns = [times(transposed(inverse), column) for column in transposed(halfway)]
    return transposed(columns)


def rotor_joint(robot: Robot, j: int) -> Joint:
    """The rotor of elastic joint j: the drive of the joint with its own position, speed and
    acceleration.
    """
    x = robot.rotor(j)
    return dataclasses.replace(x, Q=x.QM, QP=x.QMP, QDP=x.QMDP)


def drive_joint(robot: Robot, j: int) -> Joint:
    """The drive of joint j: the rotor of an elastic joint, else the joint."""
    return rotor_joint(robot, j) if robot.joint(j).eta else robot.joint(j)


def drive_speeds(robot: Robot) -> list[Scalar]:
    """The speeds of the moving joints, then of the rotors of elastic ones."""
    joints = tree_joints(robot)
    rotors = [rotor_joint(robot, j).QP for j in joints if robot.joint(j).eta]
    return [*(robot.joint(j).QP for j in joints), *rotors]


def elastic_stretch(robot: Robot, j: int) -> Scalar:
    """qM - q of the spring between rotor and link of joint j."""
    return rotor_joint(robot, j).Q - robot.position(j)


def elastic_effort(robot: Robot, j: int) -> Scalar:
    """The effort of the spring between rotor and link of joint j on the link, zero without one."""
    joint = robot.joint(j)
    if not has_spring(joint):
        return ZERO
    rate = rotor_joint(robot, j).QP - joint.QP if not is_absent(joint.kd) else ZERO
    return spring_effort(joint, elastic_stretch(robot, j), rate)


def loaded_joints(robot: Robot) -> list[int]:
    """The joints with friction that grows with the effort of the links (FL).

    The load of a rotor behind a spring is the spring's effort alone, unless coupled drives add
    those of other joints: without a coupling such joints are left out.
    """
    joints = ((j, robot.joint(j)) for j in tree_joints(robot))
    return [j for j, x in joints if not is_absent(x.FL) and (robot.coupling or not x.eta)]


def without_drives(robot: Robot, independent: Sequence[int]) -> Robot:
    """The robot without rotors, friction and springs of the joints with friction by load: the
    efforts of these joints are those of the links, with the drives of joints that follow.

    With coupled drives no independent joint has them; the springs of elastic joints stay.
    """
    bare: dict[str, object] = {"IA": ZERO, **NO_FRICTION, **NO_SPRING}
    rotor: dict[str, object] = {"IA": ZERO, **dict.fromkeys(FRICTION, ZERO)}

    def make() -> Robot:
        loaded = independent if robot.coupling else loaded_joints(robot)
        joints = (
            replace_fields(x, **(rotor if x.eta else bare)) if j in loaded else x
            for j, x in enumerate(robot.joints, 1)
        )
        return dataclasses.replace(robot, joints=tuple(joints))

    return robot.derived(f"without drives {independent}", make)


def coupled_load_friction(drives: Transmission, loads: Sequence[Scalar]) -> list[Scalar]:
    """The friction FL |load| sign(qd_m) of coupled motors as efforts at the ends of their drives,
    from the loads there: those of the motors are C^T loads.
    """
    pairs = zip(drives.drives, drives.motor_efforts(loads), strict=True)
    return drives.end_efforts([load_friction(x, load) for x, load in pairs])


def parameters_without_load(robot: Robot, independent: Sequence[int]) -> set[tuple[str, int]]:
    """The parameters of drives and springs, by key and joint, whose efforts are no part of the
    loads of friction by load, as `without_drives` has these; none without such friction.
    """
    loaded = loaded_joints(robot)
    beside = independent if robot.coupling and loaded else loaded
    springs = [(key, j) for j in beside if not robot.joint(j).eta for key in SPRING]
    return {(key, j) for j in loaded for key in ("IA", *FRICTION)}.union(springs)


def with_load(robot: Robot, drives: Transmission) -> Robot:
    """The robot without FL that accelerates like the given one, where the efforts of the links have
    the signs that the accelerations of the drives give them.

    The effort that reaches the links is L = x / D with x = Gamma - friction - spring - IA qdd and
    D = 1 + FL sign(x) sign(qd): that of a drive with 1 / D of its effort and of its rotor. With
    coupled drives these are efforts of the motors.
    """
    joints, loaded = drives.joints, loaded_joints(robot)
    given = [robot.joint(j).GAM - side_effort(robot, j) for j in joints]
    bare = zip(drives.motor_efforts(given), drives.drives, strict=True)
    efforts = [e - friction(x) for e, x in bare]
    shares = [
        _share(x, e) if j in loaded else ONE
        for j, x, e in zip(joints, drives.drives, efforts, strict=True)
    ]
    reaching = drives.end_efforts([e * s for e, s in zip(efforts, shares, strict=True)])
    replaced = {
        j: _relieved(robot.joint(j), e, s)
        for j, e, s in zip(joints, reaching, shares, strict=True)
        if robot.coupling or j in loaded
    }
    together = tuple(replaced.get(j, x) for j, x in enumerate(robot.joints, 1))
    return dataclasses.replace(robot, joints=together)


def _share(drive: Joint, effort: Scalar) -> Scalar:
    """1 / D of a drive, under its effort without friction."""
    x = effort - drive.IA * drive.QDP if not is_zero(drive.IA) else effort
    return 1 / (1 + drive.FL * (sign(x) * sign(drive.QP)))


def accelerating(robot: Robot, rates: Mapping[int, Scalar]) -> Robot:
    """The robot whose joints, or the rotors of elastic ones, accelerate as given."""
    joints = (
        replace_fields(x, **{"QMDP" if x.eta else "QDP": rates[j]}) if j in rates else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=tuple(joints))


def _relieved(joint: Joint, effort: Scalar, share: Scalar) -> Joint:
    """The joint under an effort, with a share of its rotor, without friction of its motor and
    without a spring beside it.
    """
    left: dict[str, object] = dict.fromkeys(FRICTION, ZERO)
    if not joint.eta:
        left |= {**NO_FRICTION, **NO_SPRING}
    return replace_fields(joint, IA=joint.IA * share, GAM=effort, **left)


def without_load(robot: Robot, joints: Collection[int] | None = None) -> Robot:
    """The robot without the friction by load of `loaded_joints`, or of those among some joints."""
    left = {j for j in loaded_joints(robot) if joints is None or j in joints}
    together = (
        dataclasses.replace(x, FL=ZERO) if j in left else x for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=tuple(together))


def load_friction(joint: Joint, load: Scalar) -> Scalar:
    """FL |load| sign(qd): friction that grows with the effort of the links."""
    if is_absent(joint.FL) or is_zero(load):
        return ZERO
    return joint.FL * absolute(load) * sign(joint.QP)
