"""The serial path of an inverse geometric model, and Paul's equations along it [KC97 §3.3].

T_0n = C0 Z1 C1 Z2 ... Zn Cn, where Zj turns about z or slides along z by the joint variable that is
to be found, and C are constant screws between the joints.

With the base and the tool moved to the side of the target, U = C0^-1 T Cn^-1 = Z1 C1 ... Zn. Paul's
equations are the elements of U_k = T_kn for every place where the chain can be cut. Cut behind
joint k, Zk^-1 ... Z1^-1 U = Ck Zk+1 ... Zn: nine elements of rotation, three of position.

Where only some elements of the pose are known, base and tool stay on the side of the chain, U = T:
moved to the side of the target, the tool would mix known elements with the others.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from typing import Any

import numpy as np

from symoro.cache import DerivedResults
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr import (
    CONST_LEVEL,
    PI_NODE,
    ZERO,
    Expr,
    Mat3,
    Role,
    Scalar,
    Transform,
    Vec3,
    as_expr,
    constant,
    interpret,
    substitute,
    symbol,
    symbols_of,
)
from symoro.mechanism import (
    START,
    PendingTransform,
    Screw,
    assembled_configurations,
    geometric_values,
    joint_screws,
)
from symoro.models.inverse.angle_polynomials import linear_form
from symoro.models.inverse.numeric_chain import ArmAngle, Chain
from symoro.robot import FIXED, PRISMATIC, Loop, Robot, loop_joints, loops, route
from symoro.tracing import (
    WORLD,
    Option,
    Options,
    PriceTrace,
    Trace,
    frame_text,
    listed_names,
    with_fixed_frame,
)

ELEMENTS = (
    "sx",
    "nx",
    "ax",
    "Px",
    "sy",
    "ny",
    "ay",
    "Py",
    "sz",
    "nz",
    "az",
    "Pz",
)  # of the pose, row by row


@dataclass(frozen=True)
class MovingJoint:
    """A joint to be found: its number, type, variable, and the factor of the variable in theta or
    r.
    """

    j: int
    sigma: int
    variable: Expr
    factor: Fraction

    @property
    def name(self) -> str:
        return str(self.variable.payload[0])

    @property
    def slides(self) -> bool:
        return self.sigma == PRISMATIC


@dataclass(frozen=True)
class Arm(DerivedResults):
    """The joints to be found and the constant screws before, between and behind them: one list more
    than there are joints.
    """

    robot: Robot
    frame: int
    wrt: int  # the frame that poses are seen from
    joints: tuple[MovingJoint, ...]
    constants: tuple[tuple[Screw, ...], ...]
    known: tuple[str, ...] | None = None  # the elements of the pose that count, None for all
    whole: Arm | None = None  # the arm with all joints, where this one has some of them held
    released: Arm | None = None  # the arm with the one joint that fixed= holds without a value
    # of a closed-loop robot whose loops are solved too: the joints of its postures
    behind_loops: tuple[MovingJoint, ...] = ()
    # elements that no motion of a closed-loop robot changes, beside the known ones: name, value
    still: tuple[tuple[str, int], ...] = ()
    crossed: bool = False  # the crossed assemblies of parallelograms are wanted too
    arm_angle: str = ""  # the parameter of seven joints with spherical shoulder and wrist
    # position and z axis count, and are completed to a whole pose, for which the arm is solved
    any_turn: bool = False

    @property
    def counted(self) -> tuple[str, ...]:
        """The elements of the pose that count."""
        return POSITION_AND_AXIS if self.any_turn else self.known or ELEMENTS

    def check_writable(self) -> None:
        """Refuse code of an arm that is solved for completed poses."""
        if self.any_turn:
            raise UnsupportedRobot(
                f"{self.robot.name} with known=position+axis has no code: f(T) completes the "
                "position and the axis to poses and solves the whole pose. Generate the code "
                "without known=, and give it a T with any turn about its z axis."
            )

    @property
    def names(self) -> tuple[str, ...]:
        """The variables of the joints."""
        return tuple(m.name for m in self.joints)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the joints of a posture."""
        return tuple(m.j for m in self.columns)

    @property
    def columns(self) -> tuple[MovingJoint, ...]:
        """The joints of a posture: those to be found, those that follow through closed loops, and
        those that stay free in a family.
        """
        if self.behind_loops:
            return self.behind_loops
        return self.joints if self.whole is None else self.whole.joints

    @property
    def solved_joints(self) -> tuple[MovingJoint, ...]:
        """The columns of a posture that the steps of a solution give."""
        return self.behind_loops or self.joints

    @property
    def held(self) -> tuple[MovingJoint, ...]:
        """The joints that the pose leaves free: parameters of the same names."""
        return (
            ()
            if self.whole is None
            else tuple(m for m in self.whole.joints if m not in self.joints)
        )

    @property
    def free(self) -> tuple[str, ...]:
        """The parameters that the pose leaves free: joints, or the arm angle."""
        return (self.arm_angle,) if self.arm_angle else tuple(m.name for m in self.held)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The names of the joints of a posture."""
        names = dict(zip(self.robot.moving, self.robot.joint_names, strict=True))
        return tuple(names[m.j] for m in self.columns)

    @property
    def end(self) -> str:
        """The frame whose pose is given, for messages: "frame 6" or "link tool0"."""
        return frame_text(self.robot, self.frame)

    @property
    def types(self) -> str:
        """R and P in order."""
        return "".join("P" if m.slides else "R" for m in self.joints)

    @cached_property
    def target(self) -> tuple[Expr, ...]:
        """The 12 elements of the pose, row by row; a name that the robot uses itself gets an
        underscore.
        """
        return tuple(
            symbol(name + "_" * (name in self.robot.symbols), Role.POSE) for name in ELEMENTS
        )

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The symbols of the geometry, with those of the loops that are solved too, and the arm
        angle.
        """
        return (*self.geometry, self.arm_angle) if self.arm_angle else self.geometry

    @cached_property
    def geometry(self) -> tuple[str, ...]:
        """The symbols of the geometry, joints that are held among them."""
        if self.behind_loops:
            return tuple(geometric_values(self.robot))
        screws = [s for group in self.constants for s in group]
        values = [x for s in screws for x in (s.angle, s.shift) if isinstance(x, Expr)]
        return tuple(s.payload[0] for s in symbols_of(values))

    @cached_property
    def parameter(self) -> str:
        """The joint that is held without a value, or the arm angle; empty where there is none, or
        several.
        """
        held = [x for x in self.parameters if x in self.robot.q or x == self.arm_angle]
        return held[0] if len(held) == 1 else ""

    def read_values(self, values: Mapping[str, Any]) -> dict[str, float]:
        """Values of parameters as numbers; what is unknown or no number is explained."""
        where = f"values for the inverse model of {self.robot.name}"
        for name in values:
            if name not in self.robot.symbols and name not in self.parameters:
                raise UnknownName(where, name, self.parameters)
        return {name: _finite(where, f"{x!r} for {name}", x) for name, x in values.items()}

    def numeric(self, values: Mapping[str, Any]) -> Chain:
        """The arm with numbers; the robot's known values are filled in."""
        known = {**self.robot.values, **self.read_values(values)}
        missing = [name for name in self.geometry if name not in known]
        if missing:
            raise InputError(
                f"inverse geometric model of {self.robot.name}",
                f"no value for {', '.join(missing)}",
                "numbers for the geometry",
                "Give the others with values={name: number}.",
            )
        constants = np.array([_product(group, known) for group in self.constants])
        turns = np.array([not m.slides for m in self.joints])
        return Chain(
            constants,
            turns,
            np.array([float(m.factor) for m in self.joints]),
            *joint_limits(self.robot, self.joints),
        )

    def angle_of(self, values: Mapping[str, float], q: np.ndarray) -> float:
        """The arm angle of a posture (joints,), rad; NaN where the arm has none."""
        angle = ArmAngle.of_chain(self.numeric(values))
        return float(angle.of(q[None])[0]) if angle else math.nan

    def place_of(self, name: str) -> int | None:
        """0 where a parameter moves the base alone, the number of the last constant where it moves
        the tool alone, else None.
        """

        def place() -> int | None:
            groups = [
                {name for s in group for name in _symbol_names(s)} for group in self.constants
            ]
            used = [k for k, names in enumerate(groups) if name in names]
            return used[0] if used in ([0], [len(groups) - 1]) else None

        return self.derived(("place", name), place)

    def numeric_constant(self, k: int, values: Mapping[str, Any]) -> np.ndarray:
        """(N, 4, 4): a constant for parameters some of which are arrays (N,)."""
        return _products(self.constants[k], {**self.robot.values, **values})

    @property
    def limits(self) -> tuple[np.ndarray, np.ndarray]:
        """The lower and upper limits of the columns that are found, infinite where there are
        none.
        """
        return joint_limits(self.robot, self.solved_joints)


def joint_limits(robot: Robot, joints: Sequence[MovingJoint]) -> tuple[np.ndarray, np.ndarray]:
    """The lower and upper limits of joints, infinite where there are none."""
    limits = [robot.joint(m.j).limits for m in joints]
    low = [-np.inf if x[0] is None else x[0] for x in limits]
    high = [np.inf if x[1] is None else x[1] for x in limits]
    return np.array(low), np.array(high)


def _finite(where: str, given: str, value: Any) -> float:
    """A number, neither infinite nor NaN."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = math.nan
    if not math.isfinite(number):
        raise InputError(where, given, "a number")
    return number


def _product(screws: tuple[Screw, ...], values: Mapping[str, float]) -> np.ndarray:
    return np.asarray(_products(screws, values)[0])


def _symbol_names(s: Screw) -> set[str]:
    """The symbols of a screw."""
    values = [x for x in (s.angle, s.shift) if isinstance(x, Expr)]
    return {x.payload[0] for x in symbols_of(values)}


def _products(screws: tuple[Screw, ...], values: Mapping[str, Any]) -> np.ndarray:
    """(N, 4, 4): the products of screws for values some of which are arrays (N,)."""
    T = np.eye(4)[None]
    for s in screws:
        angle, shift = np.broadcast_arrays(
            *(np.atleast_1d(interpret([as_expr(x)], values)[0]) for x in (s.angle, s.shift))
        )
        c, w = np.cos(angle), np.sin(angle)
        c, w = (np.where(np.abs(x) < 1e-15, 0.0, x) for x in (c, w))
        i, j, k = (1, 2, 0) if s.axis == "x" else (0, 1, 2)
        Z = np.tile(np.eye(4), (len(angle), 1, 1))
        Z[:, i, i], Z[:, i, j], Z[:, j, i], Z[:, j, j], Z[:, k, 3] = c, -w, w, c, shift
        T = T @ Z
    return T


def read_fixed(robot: Robot, name: str, value: Any) -> dict[str, float | None]:
    """The option `fixed`: joint variable, name or number -> value, or None for one that is given
    later; a text is q7=0.3, or q7 alone.
    """
    if not value:
        return {}
    pairs = dict(_pair(part) for part in value.split(",")) if isinstance(value, str) else value
    if not isinstance(pairs, Mapping) or not pairs:
        expected = "a dictionary such as {'q7': 0.3}, or a text such as q7=0.3, or q7 alone"
        raise InputError(f"option {name}", f"'{value}'", expected)
    fixed: dict[str, float | None] = {}
    for key, number in pairs.items():
        variable = str(robot.variable(robot.joint_number(f"option {name}", key)))
        given = f"'{number}' for {str(key).strip()}"
        fixed[variable] = None if number is None else _finite(f"option {name}", given, number)
    return fixed


def _pair(text: str) -> tuple[str, str | None]:
    key, equal, number = text.partition("=")
    return key, number if equal else None


GROUPS = {
    "position": [e for e in ELEMENTS if e[0] == "P"],
    "rotation": [e for e in ELEMENTS if e[0] != "P"],
    "axis": [e for e in ELEMENTS if e[0] == "a"],
}


POSITION_AND_AXIS = tuple(e for e in ELEMENTS if e[0] in "Pa")


def read_known(robot: Robot, name: str, value: Any) -> tuple[str, ...] | None:
    """The option `known`: names of elements of the pose, all of them by default; 'position',
    'rotation' and 'axis' (the z axis of the frame) stand for theirs; joined by commas or plus
    signs.
    """
    if value is None:
        return None
    if value == "all":
        return ELEMENTS
    if isinstance(value, str):
        value = value.replace("+", ",")
    known: set[str] = set()
    for item in listed_names(f"option {name}", value, "elements of the pose"):
        if item not in ELEMENTS and item not in GROUPS:
            raise UnknownName(f"option {name}", item, (*ELEMENTS, *GROUPS))
        known.update(GROUPS.get(item, [item]))
    return tuple(e for e in ELEMENTS if e in known)


FIXED_JOINTS = Option(
    "fixed",
    None,
    "joints to hold, for redundant arms, by name or variable and separated by commas: q7=0.3, or "
    "q7 if the value is given with each call",
    read_fixed,
)
KNOWN = Option(
    "known",
    None,
    "the part of the pose to reach: position, rotation, position+axis (the z axis), or elements "
    "such as Px,Py,sx,sy (default: all; for closed loops the elements that the robot can control)",
    read_known,
)


def make_arm(robot: Robot, o: Options) -> Arm:
    """The path from frame `wrt` to frame `frame`, with the joints of `fixed` held: at a value, or
    at a parameter of the same name; kept with the robot.
    """
    frame, wrt, fixed = o["frame"], o["wrt"], o["fixed"] or {}
    crossed = o.get("crossed") == "yes"
    key = ("arm", frame, wrt, tuple(sorted(fixed.items())), o.get("known"), crossed)

    def make() -> Arm:
        arm, known = _arm(robot, frame, wrt, fixed), o.get("known")
        _check_held(arm, fixed)
        if path_loops(arm):
            return dataclasses.replace(_path_of_loops(arm, known), crossed=crossed)
        open_ = [name for name, value in fixed.items() if value is None]
        released = None
        if len(open_) == 1 and len(arm.joints) == 6:
            others = {name: x for name, x in fixed.items() if name not in open_}
            released = _arm(robot, frame, wrt, others)
        known = None if known == ELEMENTS else known
        return dataclasses.replace(arm, known=known, released=released)

    return robot.derived(key, make)


# --- paths through closed loops -------------------------------------------------------------------


def path_loops(arm: Arm) -> list[Loop]:
    """The loops that the joints of an arm move, directly or through other loops."""
    robot = arm.robot
    reached, touched, waiting = {m.j for m in arm.joints}, [], list(loops(robot))
    while on_path := [x for x in waiting if reached & set(loop_joints(robot, x))]:
        touched += on_path
        waiting = [x for x in waiting if x not in on_path]
        reached.update(j for x in on_path for j in loop_joints(robot, x))
    return touched


def _check_held(arm: Arm, fixed: Mapping[str, float | None]) -> None:
    """Refuse to hold a joint of a closed loop: the other joints of the loop would not follow."""
    robot = arm.robot
    for loop in loops(robot):
        names = [str(robot.variable(j)) for j in loop_joints(robot, loop)]
        held = [name for name in names if name in fixed]
        if held:
            raise UnsupportedRobot(
                f"{robot.name}: {', '.join(held)} is a joint of a closed loop (cut joint "
                f"{loop.cut}), which fixed= cannot hold. Leave it out of fixed=."
            )


def _path_of_loops(arm: Arm, known: tuple[str, ...] | None) -> Arm:
    """The path with the elements of the pose that count, by default all; joints that move none of
    these follow from the loops, and stand at 0 in the path.
    """
    if known is None or set(known) == set(ELEMENTS):
        return arm
    still = _still_elements(arm, known)
    rates = element_derivatives(
        dataclasses.replace(arm, known=(*known, *(name for name, _ in still)))
    )
    idle = [
        m
        for m, column in zip(arm.joints, rates.T, strict=True)
        if np.abs(column).max() < ZERO_DERIVATIVE
    ]
    own = _arm(arm.robot, arm.frame, arm.wrt, {m.name: 0.0 for m in idle}) if idle else arm
    return dataclasses.replace(own, known=known, still=still)


def _still_elements(arm: Arm, known: Collection[str]) -> tuple[tuple[str, int], ...]:
    """The elements beside the known ones that are 0, 1 or -1 at every posture of the closed
    robot.
    """
    at = assembled_configurations(arm.robot)
    place = {j: k for k, j in enumerate(arm.robot.moving)}
    chain = arm.numeric({name: at.values[name] for name in arm.parameters})
    T = chain.poses(at.q[:, [place[m.j] for m in arm.joints]])[:, :3].reshape(-1, 12)
    whole = np.rint(T[0])
    fixed = (np.abs(T - whole).max(axis=0) < ZERO_DERIVATIVE) & (np.abs(whole) <= 1)
    return tuple(
        (name, int(whole[k])) for k, name in enumerate(ELEMENTS) if fixed[k] and name not in known
    )


ZERO_DERIVATIVE = 1e-9  # a derivative that counts as zero


def with_held(arm: Arm, names: Sequence[str], o: Options) -> Arm:
    """The arm with some joints held at parameters of the same names; its postures keep all
    joints.
    """
    fixed = {**(o["fixed"] or {}), **dict.fromkeys(names)}
    rest = make_arm(arm.robot, {**o, "wrt": arm.wrt, "fixed": fixed})
    return dataclasses.replace(rest, whole=arm)


def _arm(robot: Robot, frame: int, wrt: int | str, fixed: Mapping[str, float | None]) -> Arm:
    if wrt == WORLD:
        robot, wrt = _with_world_frame(robot)
    held = _held_joints(robot, fixed)
    joints: list[MovingJoint] = []
    constants: list[list[Screw]] = [[]]
    for j, screw in _numbered_screws(robot, int(wrt), frame):
        angle, shift = (substitute([as_expr(x)], held)[0] for x in (screw.angle, screw.shift))
        variable = robot.variable(j) if j else None
        if variable is None or variable in held:
            constants[-1].append(Screw(screw.axis, angle, shift))
            continue
        _moving_joint(robot, j, variable, (angle, shift), joints, constants)
    if not joints:
        raise UnsupportedRobot(
            f"No joint moves {frame_text(robot, frame)} of {robot.name} against "
            f"{frame_text(robot, int(wrt))}: there is nothing to solve."
        )
    merged = tuple(tuple(merged_screws(group)) for group in constants)
    return Arm(robot, frame, int(wrt), tuple(joints), merged)


def _numbered_screws(robot: Robot, i: int, j: int) -> Iterator[tuple[int, Screw]]:
    """The screws of T_ij from frame i up the tree and down to frame j, each with the number of its
    joint; 0 for the screws that no joint moves.
    """
    up, down = route(robot, i, j)
    for k in up:
        before, across, own = joint_screws(robot, k)
        yield _number_of(robot, k), own.inverse()
        yield 0, across.inverse()
        yield 0, before.inverse()
    for k in down:
        before, across, own = joint_screws(robot, k)
        yield 0, before
        yield 0, across
        yield _number_of(robot, k), own


def _number_of(robot: Robot, k: int) -> int:
    return 0 if robot.sigma(k) == FIXED else k


def _with_world_frame(robot: Robot) -> tuple[Robot, int]:
    """The robot with one more frame on frame 0, the user's fixed frame, and its number."""
    Z = [as_expr(x) for x in robot.base.Z]
    missing = [s for s in symbols_of(Z) if s.payload[0] not in robot.values]
    if missing:
        names = ", ".join(str(s) for s in missing)
        raise UnsupportedRobot(
            f"The base of {robot.name} is placed by {names}, for which it has no numbers: poses "
            f"seen from the world need them. Give them under `values`, or take wrt=0."
        )
    T = np.array(interpret(Z, robot.values), float).reshape(4, 4)
    extended = with_fixed_frame(robot, 0, np.linalg.inv(T))
    return extended, extended.NF


def _held_joints(robot: Robot, fixed: Mapping[str, float | None]) -> dict[Expr, Expr]:
    """The values of the joints that are held: numbers, or parameters of the same names."""
    held: dict[Expr, Expr] = {}
    for variable in (robot.variable(j) for j in robot.moving):
        if variable is not None and (name := str(variable.payload[0])) in fixed:
            value = fixed[name]
            held[variable] = symbol(name, Role.GEOMETRIC) if value is None else as_expr(value)
    return held


def _moving_joint(
    robot: Robot,
    j: int,
    variable: Expr,
    own: tuple[Expr, Expr],
    joints: list[MovingJoint],
    constants: list[list[Screw]],
) -> None:
    angle, shift = own
    sliding = robot.sigma(j) == PRISMATIC
    moving, still = (shift, angle) if sliding else (angle, shift)
    factors, rest = linear_form(moving)
    if set(factors) != {variable} or _moves(still) or _moves(rest):
        what = f"theta{j} = {angle}, r{j} = {shift}"
        raise UnsupportedRobot(
            f"Joint {j} of {robot.name} moves by {what}: the inverse model needs one variable "
            "per joint, with a constant factor."
        )
    joints.append(MovingJoint(j, robot.sigma(j), variable, factors[variable]))
    constants.append([Screw("z", still, rest) if sliding else Screw("z", rest, still)])


def _moves(x: Expr) -> bool:
    return any(s.payload[1] is Role.POSITION for s in symbols_of([x]))


def merged_screws(screws: list[Screw]) -> list[Screw]:
    """Neighbours about the same axis as one; those that do nothing left out."""
    merged: list[Screw] = []
    for s in screws:
        if merged and merged[-1].axis == s.axis:
            last = merged.pop()
            s = Screw(s.axis, as_expr(last.angle) + s.angle, as_expr(last.shift) + s.shift)
        if as_expr(s.angle) is not ZERO or as_expr(s.shift) is not ZERO:
            merged.append(dataclasses.replace(s, frame=-1))
    return merged


DISTANCE_TOLERANCE = 1e-7  # rad and m


def exact_arm(arm: Arm) -> Arm:
    """The arm with exact numbers between its joints: right angles for angles within NEARLY of them,
    0 for lengths below it; itself where there are none.

    Equations of a nearly special arm have coefficients as small as its distance from the special
    one, so that rounding errors of the pose would decide its angles.
    """
    base, *between, tool = arm.constants
    exact = [tuple(merged_screws([_exact_screw(s) for s in group])) for group in between]
    if exact == between:
        return arm
    return dataclasses.replace(arm, constants=(base, *exact, tool))


def _exact_screw(s: Screw) -> Screw:
    angle, shift = as_expr(s.angle), as_expr(s.shift)
    if angle.level == CONST_LEVEL:
        number = float(interpret([angle], {})[0])
        turns = round(number / (math.pi / 2))
        if abs(number - turns * math.pi / 2) < DISTANCE_TOLERANCE:
            angle = Fraction(turns, 2) * PI_NODE
    if shift.level == CONST_LEVEL and abs(float(interpret([shift], {})[0])) < DISTANCE_TOLERANCE:
        shift = ZERO
    return dataclasses.replace(s, angle=angle, shift=shift)


# --- Paul's equations -----------------------------------------------------------------------------


PRICE_TRACE = PriceTrace()
Inner = tuple[Transform, tuple[tuple[Expr, Expr], ...]]


@dataclass(frozen=True)
class Equation:
    """left = right, an element of a cut."""

    left: Expr
    right: Expr
    cut: int
    place: str  # row and column, 1..3 and 1..4
    order: int = 0  # 0 an element, 1 of the inverse matrix

    @cached_property
    def difference(self) -> Expr:
        return self.left - self.right


def as_transform(elements: Sequence[Scalar]) -> Transform:
    rows = [elements[0:4], elements[4:8], elements[8:12]]
    return Transform(Mat3.from_rows([row[:3] for row in rows]), Vec3(*(row[3] for row in rows)))


def joint_screw(arm: Arm, k: int) -> Screw:
    """Zk, k from 0."""
    m = arm.joints[k]
    x = constant(m.factor) * m.variable
    return Screw("z", ZERO, x) if m.slides else Screw("z", x, ZERO)


def inverses_behind(
    start: Transform, screws: Sequence[Screw], trace: Trace
) -> list[PendingTransform]:
    """The inverses of the first screws, of none to all of them, applied from the left."""
    return list(
        accumulate(
            screws, lambda at, s: at.step(s.inverse(), trace), initial=PendingTransform(start, 0, 0)
        )
    )


def product(screws: Sequence[Screw], trace: Trace) -> Transform:
    at = START
    for s in screws:
        at = at.step(s, trace)
    return Transform(at.rotation(trace), at.P)


def without_base_and_tool(arm: Arm, trace: Trace) -> Transform:
    """U = C0^-1 T Cn^-1; T where only a part of the pose is known."""
    if arm.known is not None:
        return as_transform(arm.target)
    inner = inverses_behind(as_transform(arm.target), arm.constants[0], trace)[-1].complete(trace)
    return inner @ product(arm.constants[-1], trace).inverse() if arm.constants[-1] else inner


def inner_symbols(arm: Arm) -> Inner:
    """U as a transform of symbols, and the values of those that are not elements of T; kept with
    the arm.
    """
    return arm.derived("inner", lambda: _inner_symbols(arm))


def _inner_symbols(arm: Arm) -> Inner:
    elements, named = [], []
    for k, x in enumerate(without_base_and_tool(arm, PRICE_TRACE).elements[:12]):
        if x in arm.target:
            elements.append(x)
            continue
        name = f"U{k // 4 + 1}{k % 4 + 1}"
        u = symbol(name + "_" * (name in arm.robot.symbols), Role.POSE)
        elements.append(u)
        named.append((u, x))
    return as_transform(elements), tuple(named)


def inner_screws(arm: Arm) -> tuple[list[Screw], list[int]]:
    """The screws that make U, from the first to the last joint, and the places where the chain is
    cut: behind each joint and before the next.
    """
    screws = [] if arm.known is None else list(arm.constants[0])
    cuts = [0, len(screws)]
    for k in range(len(arm.joints)):
        if k:
            screws += arm.constants[k]
            cuts.append(len(screws))
        screws.append(joint_screw(arm, k))
        cuts.append(len(screws))
    tool = () if arm.known is None else arm.constants[-1]
    return [*screws, *tool], list(dict.fromkeys(cuts))


def equations(arm: Arm, extended: bool = False) -> list[Equation]:
    """All elements of all cuts, kept with the arm; extended: also the positions of the inverse
    matrices.
    """
    return arm.derived(("equations", extended), lambda: _equations(arm, extended))


def _equations(arm: Arm, extended: bool) -> list[Equation]:
    screws, cuts = inner_screws(arm)
    lefts = inverses_behind(inner_symbols(arm)[0], screws, PRICE_TRACE)
    elements: list[Equation] = []
    for number, cut in enumerate(cuts):
        left, right = lefts[cut].complete(PRICE_TRACE), product(screws[cut:], PRICE_TRACE)
        elements += _elements(left, right, number, 0)
        if extended:
            elements += [
                e
                for e in _elements(left.inverse(), right.inverse(), number, 1)
                if e.place.endswith("4")
            ]
    return elements


def _elements(left: Transform, right: Transform, cut: int, order: int) -> list[Equation]:
    pairs = zip(left.elements[:12], right.elements[:12], strict=True)
    return [
        Equation(as_expr(a), as_expr(b), cut, f"{k // 4 + 1}{k % 4 + 1}", order)
        for k, (a, b) in enumerate(pairs)
    ]


def uses_known(arm: Arm, e: Equation) -> bool:
    """True if an equation has no element of the pose but those that are known."""
    if arm.known is None:
        return True
    unknown = {x for x, name in zip(arm.target, ELEMENTS, strict=True) if name not in arm.known}
    return unknown.isdisjoint(symbols_of([e.left, e.right]))


def known_elements(arm: Arm) -> list[Equation]:
    """The known elements of the pose, each equal to that of the direct model."""
    return [e for e in equations(arm) if e.cut == 0 and uses_known(arm, e)]


def element_derivatives(arm: Arm) -> np.ndarray:
    """Derivatives of the elements of the pose by the joints at a generic posture (12, joints);
    zeros for the elements that are not known.
    """
    rng = np.random.default_rng(7)
    chain = arm.numeric({name: float(rng.uniform(0.3, 1.3)) for name in arm.parameters})
    rates = chain.element_rates(rng.uniform(0.2, 1.3, (1, chain.n)))[1].reshape(12, -1)
    known = [arm.known is None or name in arm.known for name in ELEMENTS]
    return np.asarray(rates * np.array(known)[:, None])
