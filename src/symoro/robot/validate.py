"""Checks of a robot: errors that make it unusable, and warnings, each with its place and remedy."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from symoro.errors import FormatError, InputError
from symoro.expr import Expr, Role, Scalar, as_expr, interpret, rational, symbol, symbols_of
from symoro.robot.data import (
    DRIVES,
    FIXED,
    LINK_FRICTION,
    PRISMATIC,
    REVOLUTE,
    ROTOR_MOTION,
    SPRING,
    Joint,
    Robot,
    has_spring,
    is_absent,
    rotor_symbol,
)
from symoro.robot.structure import path

MOVING = {REVOLUTE: "theta", PRISMATIC: "r"}  # the parameter that holds the joint variable
MOTION = (Role.POSITION, Role.VELOCITY, Role.ACCELERATION)
VARIABLES = dict.fromkeys(MOTION, "a joint variable") | {
    Role.TORQUE: "the effort of a joint",
    Role.WRENCH: "an external wrench",
    Role.BASE: "a component of the base's motion",
}
GEOMETRIC = ("gamma", "b", "alpha", "d", "theta", "r")
DRIVE = (*DRIVES, *SPRING)
MOMENTS = ("XX", "YY", "ZZ")
# controls, halves of pairs and what is no character: no file that we write can hold all of them
_NO_NAME = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class RobotWarning(UserWarning):
    """Something in a robot is unusual; the models are generated all the same."""


@dataclass(frozen=True)
class Finding:
    """One problem of a robot; an error makes it unusable, a warning does not."""

    error: bool
    place: str
    found: str
    expected: str = ""
    todo: str = ""

    def __str__(self) -> str:
        return str(InputError(self.place, self.found, self.expected, self.todo))


def validated(robot: Robot, file: str, line: Callable[[str], int] = lambda key: 0) -> Robot:
    """The robot itself; raises its first error, warns of its warnings.

    `line` gives the line of a key in the file for the message.
    """
    for finding in findings(robot):
        if finding.error:
            key = finding.place.partition("[")[0]
            raise FormatError(
                file, line(key), finding.place, finding.found, finding.expected, finding.todo
            )
        warnings.warn(f"{file}, {finding}", RobotWarning, stacklevel=3)
    return robot


def findings(robot: Robot) -> Iterator[Finding]:
    """All problems of a robot; if its structure has errors, these alone."""
    structure = [*_antecedents(robot), *_frames_after_joints(robot)]
    yield from structure
    if not structure:
        yield from _names(robot)
        yield from _loops(robot)
        yield from _joint_variables(robot)
        yield from _parameters(robot)
        yield from _placement(robot)
        yield from coupling_findings(robot)
        yield from _symbol_roles(robot)
        for j in range(robot.NL + 1):
            yield from _inertia(robot, j)
        for j in range(1, robot.NJ + 1):
            yield from _drive(robot, j)


# --- structure -----------------------------------------------------------------------------------


def _antecedents(robot: Robot) -> Iterator[Finding]:
    if not robot.frames:
        yield Finding(True, "frames", "none", "at least one")
    last_twin = robot.NL + 2 * (robot.NJ - robot.NL)
    for j, f in enumerate(robot.frames, 1):
        place, ant = f"ant[{j}]", str(f.ant)
        if not 0 <= f.ant <= robot.NF:
            yield Finding(True, place, ant, f"a frame from 0 to {robot.NF}")
        elif f.ant >= j and not _is_carrier(robot, f.ant, j):
            todo = (
                "Number joints outward from the base, fixed frames between them before or after "
                "the joints; cut joints of loops come after the links."
            )
            yield Finding(True, place, ant, f"a frame numbered before {j}", todo)
        elif f.ant > robot.NL and not _is_on_fixed_frame(robot, f.ant, j, last_twin):
            todo = "A joint is carried by a link or, if it is cut, by a fixed frame too."
            yield Finding(True, place, ant, f"a link from 0 to {robot.NL}", todo)


def _is_carrier(robot: Robot, i: int, j: int) -> bool:
    """True if frame i is a fixed one between joints that are numbered before j and frame j: a link
    or, for a frame after the links, any frame.
    """
    last = robot.NF if j > robot.NL else robot.NL
    for _ in range(last):
        if not 0 < i <= last or robot.sigma(i) != FIXED:
            break
        i = robot.ant(i)
    return 0 <= i < j and (i == 0 or robot.sigma(i) != FIXED)


def _is_on_fixed_frame(robot: Robot, i: int, j: int, last_twin: int) -> bool:
    """True if frame j, a tool frame or a frame of a cut joint, may be on the fixed frame i."""
    return j > last_twin or (j > robot.NL and i > robot.NJ and _is_carrier(robot, i, robot.NF + 1))


def _frames_after_joints(robot: Robot) -> Iterator[Finding]:
    for j, f in enumerate(robot.frames[robot.NJ :], robot.NJ + 1):
        if f.sigma != FIXED:
            todo = "A frame after the joints is fixed: a tool frame or the twin of a cut joint."
            yield Finding(True, f"sigma[{j}]", str(f.sigma), "2", todo)
    least = robot.NL + 2 * (robot.NJ - robot.NL)
    if least > robot.NF:
        expected = f"{least} (NF = NL + 2 (NJ - NL))"
        yield Finding(True, "NF", str(robot.NF), expected, "Each cut joint needs a twin frame.")


def _loops(robot: Robot) -> Iterator[Finding]:
    for cut in range(robot.NL + 1, robot.NJ + 1):
        twin = cut + robot.NJ - robot.NL
        place, ant = f"ant[{twin}]", robot.ant(twin)
        around = set(path(robot, cut)) ^ set(path(robot, twin))
        if robot.ant(cut) == ant:
            yield Finding(
                True,
                place,
                f"{ant}, the antecedent of the cut joint {cut} too",
                "another link",
                "The two frames of a cut joint lie on the two links that it connects; "
                "this loop does not close.",
            )
        elif all(robot.sigma(j) == FIXED for j in around if j <= robot.NL):
            yield Finding(
                True,
                place,
                f"{ant}, which does not move against the antecedent of the cut joint {cut}",
                "another link",
                "A loop needs moving joints; this one has none but the cut joint.",
            )


# --- names ---------------------------------------------------------------------------------------


def _names(robot: Robot) -> Iterator[Finding]:
    """Names that every format can hold, and joints that are told apart by theirs."""
    if not robot.name.strip():
        yield Finding(True, "name", "no name", "a name of the robot")
    given = {j: joint.name for j, joint in enumerate(robot.joints, 1) if joint.name}
    links = robot.origin.links if robot.origin is not None else ()
    joints = ((f"name[{j}]", name) for j, name in given.items())
    for place, name in (("name", robot.name), *joints, *(("link", name) for name in links)):
        if _NO_NAME.search(name):
            expected = "a name without control characters, in Unicode"
            yield Finding(True, place, ascii(name), expected)
    names = {j: f"joint{j}" for j in robot.moving} | given
    yield from _repeated_names(names)
    yield from _mistakable_names(robot, names)


def _repeated_names(names: Mapping[int, str]) -> Iterator[Finding]:
    count = Counter(names.values())
    for j, name in names.items():
        if count[name] > 1:
            yield Finding(True, f"name[{j}]", f"'{name}' for two joints", "a name of its own")


def _mistakable_names(robot: Robot, names: Mapping[int, str]) -> Iterator[Finding]:
    """Names of joints that are the number or the variable of another joint."""
    numbers = {str(j): j for j in robot.moving}
    others = numbers | {name: j for name, j in zip(robot.q, robot.moving, strict=True)}
    for j, name in names.items():
        if others.get(name, j) != j:
            what = "number" if name in numbers else "variable"
            fault = f"'{name}', which is the {what} of joint {others[name]}"
            todo = f"Options that take a joint mean joint {j} by '{name}'; inputs of models do not."
            yield Finding(False, f"name[{j}]", fault, "another name", todo)


# --- symbols -------------------------------------------------------------------------------------


def _joint_variables(robot: Robot) -> Iterator[Finding]:
    """Each moving joint has one variable."""
    for j in robot.moving:
        names = _variables(robot, j)
        if len(names) > 1:
            yield Finding(
                True,
                f"{MOVING[robot.sigma(j)]}[{j}]",
                f"the joint variables {', '.join(names)}",
                "one joint variable plus an offset",
                "Coupled joints are described by loops.",
            )


def _variables(robot: Robot, j: int) -> list[str]:
    """The names of the motion symbols in the moving parameter of joint j."""
    symbols = _symbols(robot.frame(j).moving)
    return [s.payload[0] for s in symbols if s.payload[1] in MOTION]


def _parameters(robot: Robot) -> Iterator[Finding]:
    """No parameter depends on a joint variable, an effort, a wrench or the motion of the base."""
    variables = {name for j in robot.moving for name in _variables(robot, j)}
    for place, value in _parameter_values(robot):
        is_gravity = place.startswith("G[")  # in the frame of a moving base it is no parameter
        for s in _symbols(value):
            name, role = s.payload
            what = VARIABLES[Role.POSITION] if name in variables else VARIABLES.get(role)
            if what and not (is_gravity and role is Role.BASE):
                todo = f"A symbol is either {what} or a parameter: rename one."
                yield Finding(True, place, f"'{name}', which is {what}", "a parameter", todo)


def _symbol_roles(robot: Robot) -> Iterator[Finding]:
    """No name stands for two quantities, those included that models add to a robot's symbols."""
    added = [
        (f"{key}[{j}]", rotor_symbol(key, j)) for j in robot.elastic_joints for key in ROTOR_MOTION
    ]
    if robot.has_moving_base:
        rates = ("VP0", "WP0")
        added += [(key, symbol(f"{key}{c}", Role.BASE)) for key in rates for c in (1, 2, 3)]
    first: dict[str, tuple[str, Scalar]] = {}
    for place, value in (*added, *_motion_values(robot), *_parameter_values(robot)):
        for s in _symbols(value):
            name = str(s.payload[0])
            other, known = first.setdefault(name, (place, s))
            if known is not s:
                fault = f"'{name}', which names another quantity in {other}"
                yield Finding(True, place, fault, "a name of its own", "Rename one of them.")


def _symbols(value: Scalar) -> list[Expr]:
    return symbols_of([value]) if isinstance(value, Expr) else []


def _geometric_values(robot: Robot) -> Iterator[tuple[str, Scalar]]:
    """The geometric parameters that are not joint variables."""
    for j, f in enumerate(robot.frames, 1):
        moving = MOVING.get(f.sigma) if j <= robot.NJ else None
        for key in GEOMETRIC:
            if key != moving:
                yield f"{key}[{j}]", getattr(f, key)


def _motion_values(robot: Robot) -> Iterator[tuple[str, Scalar]]:
    """Joint variables, efforts, wrenches and the motion of the base, with their places."""
    for j in robot.moving:
        yield f"{MOVING[robot.sigma(j)]}[{j}]", robot.frame(j).moving
    for j, joint in enumerate(robot.joints, 1):
        yield from ((f"{key}[{j}]", getattr(joint, key)) for key in ("QP", "QDP", "GAM"))
    for j, wrench in enumerate(robot.wrenches):
        yield from ((f"{key}[{j}]", value) for key, value in vars(wrench).items())
    for key in ("W0", "WP0", "V0", "VP0"):
        yield from ((f"{key}[{c}]", x) for c, x in enumerate(getattr(robot.base, key), 1))


def _parameter_values(robot: Robot) -> Iterator[tuple[str, Scalar]]:
    """Every value that is not a joint variable, with its place."""
    yield from _geometric_values(robot)
    for j, body in enumerate(robot.bodies):
        yield from ((f"{key}[{j}]", value) for key, value in vars(body).items())
    for j, joint in enumerate(robot.joints, 1):
        yield from ((f"{key}[{j}]", getattr(joint, key)) for key in DRIVE)
    yield from ((f"G[{k}]", value) for k, value in enumerate(robot.gravity, 1))
    yield from ((f"Z[{k}]", value) for k, value in enumerate(robot.base.Z, 1))


# --- numbers -------------------------------------------------------------------------------------


def _number(value: Scalar) -> Fraction | float | None:
    """The number that a value is, None if it is symbolic."""
    if isinstance(value, Expr):
        return rational(value)
    number: float = value
    return number


def _placement(robot: Robot) -> Iterator[Finding]:
    last_row = robot.base.Z[12:]
    if [_number(v) for v in last_row] != [0, 0, 0, 1]:
        text = ", ".join(map(str, last_row))
        todo = "Z is a homogeneous 4x4 matrix, row by row."
        yield Finding(True, "Z[13..16]", text, "0, 0, 0, 1", todo)


GENERIC_POINTS = 3  # random positions and parameters at which a coupling may be regular


def coupling_findings(robot: Robot) -> Iterator[Finding]:
    """A coupling matrix of another size, or one that has no inverse."""
    if not robot.coupling:
        return
    n = sum(j <= robot.NL for j in robot.moving)
    if {len(robot.coupling), *map(len, robot.coupling)} != {n}:
        yield Finding(True, "coupling", "another size", f"{n} rows of {n}, by moving joint")
    elif row := _singular_row(robot):
        yield Finding(
            True,
            f"coupling[{(row - 1) * n + 1}..{row * n}]",
            f"row {row}, a combination of the rows before it",
            "a matrix that has an inverse",
            "Each motor moves the joints in a way of its own: qd = C qd_m.",
        )


def _singular_row(robot: Robot) -> int:
    """The row, from 1, that makes the coupling singular whatever its symbols without a value are;
    0 if it has an inverse.
    """
    rng, row = Random(1), 0
    entries = [as_expr(x) for line in robot.coupling for x in line]
    for _ in range(GENERIC_POINTS):
        drawn = {s.payload[0]: rng.uniform(0.3, 1.3) for s in symbols_of(entries)}
        numbers = iter(interpret(entries, drawn | dict(robot.values)))
        row = dependent_row([[float(next(numbers)) for _ in line] for line in robot.coupling])
        if not row:
            break
    return row


def dependent_row(A: list[list[float]]) -> int:
    """The first row, from 1, that depends on those before it, to 1e-12 of its size; 0 if none."""
    reduced: list[tuple[int, list[float]]] = []  # column of the pivot, row
    for r, row in enumerate(A, 1):
        rest, size = list(row), max(map(abs, row), default=0.0)
        for column, other in reduced:
            factor = rest[column] / other[column]
            rest = [x - factor * y for x, y in zip(rest, other, strict=True)]
        column = max(range(len(rest)), key=lambda c: abs(rest[c]))
        if abs(rest[column]) <= 1e-12 * size:
            return r
        reduced.append((column, rest))
    return 0


def _inertia(robot: Robot, j: int) -> Iterator[Finding]:
    M = _number(robot.bodies[j].M)
    if M is not None and M < 0:
        yield Finding(
            False,
            f"M[{j}]",
            f"{float(M):g} kg",
            "a mass that is not negative",
            "The inertia matrix may become singular or indefinite.",
        )
    numbers = {key: _number(getattr(robot.bodies[j], key)) for key in MOMENTS}
    moments = {key: value for key, value in numbers.items() if value is not None}
    for key, value in moments.items():
        if value < 0:
            yield Finding(
                False,
                f"{key}[{j}]",
                f"{float(value):g} kg.m2",
                "a moment of inertia that is not negative",
                "A base (grouped) parameter may be; a physical link's may not.",
            )
    if len(moments) == len(MOMENTS) and min(moments.values()) >= 0:
        yield from _triangle_inequality(j, moments)


def _triangle_inequality(j: int, moments: dict[str, Fraction | float]) -> Iterator[Finding]:
    """No moment of inertia is larger than the other two together."""
    total = sum(moments.values()) * (1 + Fraction(1, 10**9))
    for key, value in moments.items():
        if 2 * value > total:
            yield Finding(
                False,
                f"{key}[{j}]",
                f"{float(value):g} kg.m2, more than the other two moments together",
                "the triangle inequality",
                "No rigid body has such an inertia.",
            )


def _drive(robot: Robot, j: int) -> Iterator[Finding]:
    joint = robot.joint(j)
    for key in ("IA", "FV", "FS"):
        value = _number(getattr(joint, key))
        if value is not None and value < 0:
            yield Finding(False, f"{key}[{j}]", f"{float(value):g}", "a value that is not negative")
    yield from _friction(robot, j)
    yield from _spring(robot, j)
    low, high = joint.limits[:2]
    if low is not None and high is not None and low >= high:
        place = f"qmin[{j}], qmax[{j}]"
        yield Finding(True, place, f"{low:g} and {high:g}", "qmin below qmax")


def _negative(joint: Joint, j: int, keys: Iterable[str], todo: str = "") -> Iterator[Finding]:
    """The parameters of a joint that must not be negative, and are."""
    for key in keys:
        value = _number(getattr(joint, key))
        if value is not None and value < 0:
            expected = "a value that is not negative"
            yield Finding(True, f"{key}[{j}]", f"{float(value):g}", expected, todo)


def _friction(robot: Robot, j: int) -> Iterator[Finding]:
    """Friction that has a law: Stribeck's speed and exponent above 0, none that drives a joint."""
    joint = robot.joint(j)
    yield from _negative(joint, j, ("FVN", "FSN", "FL", "FVL", "FSL"))
    todo = "Leave FE out (or 0) for the exponent 1."
    yield from _negative(joint, j, ("FE",), todo)
    load, VT = _number(joint.FL), _number(joint.VT)
    if load is not None and load >= 1:
        todo = "With 1 or more the links could not drive the joint: no effort holds it."
        yield Finding(True, f"FL[{j}]", f"{float(load):g}", "a value below 1", todo)
    if not is_absent(joint.FT) and VT is not None and VT <= 0:
        todo = "FT acts as FT exp(-(|qd| / VT)^FE): give the speed VT, or set FT to 0."
        yield Finding(True, f"VT[{j}]", f"{float(VT):g} with FT[{j}]", "a speed above 0", todo)
    for key in LINK_FRICTION:
        if not joint.eta and not is_absent(getattr(joint, key)):
            todo = "A rigid joint has one side: use FV and FS, or set eta to 1."
            yield Finding(True, f"{key}[{j}]", f"given with eta[{j}] = 0", "0", todo)


def _spring(robot: Robot, j: int) -> Iterator[Finding]:
    """Springs that lie at a moving joint of the tree and do not push away from their rest."""
    joint = robot.joint(j)
    key = next((key for key in SPRING if not is_absent(getattr(joint, key))), "eta")
    if key == "eta" and not (joint.eta and robot.sigma(j) != FIXED):
        return
    place, value = f"{key}[{j}]", str(getattr(joint, key))
    if robot.sigma(j) == FIXED:
        todo = "A spring lies at a joint that moves: clear it, or set sigma to 0 or 1."
        yield Finding(True, place, value, f"0, since joint {j} is fixed (sigma 2)", todo)
    elif j > robot.NL:
        todo = "Cut the loop at another joint: the tree's joints have springs and rotors."
        yield Finding(True, place, value, f"0, since the loop is cut at joint {j}", todo)
    elif not has_spring(joint) and key == "q0":
        todo = f"q0 is the position of rest of a spring: give k[{j}], or set q0[{j}] to 0."
        yield Finding(True, place, value, "0 for a joint without a spring", todo)
    elif joint.eta and not is_absent(joint.q0):
        todo = "A spring behind the rotor is at rest where rotor and link have the same position."
        yield Finding(True, f"q0[{j}]", str(joint.q0), f"0 with eta[{j}] = 1", todo)
    todo = "A spring pulls back to its rest, a damper takes energy."
    yield from _negative(joint, j, ("k", "kd", "k3"), todo)
