"""A robot with numbers: its compiled models as functions of the state, and its joints as
coordinates of a motion.

The coordinates are all joints of a tree, or the motorised ones of closed loops, without those that
are joined to others: the state of a robot with closed loops is that of its motorised joints. The
passive joints follow at every instant, in one assembly, so that the loops stay closed and nothing
drifts. Their positions come from the closed form of that assembly, or from Newton's method that
starts at the last ones.
"""

from __future__ import annotations

import dataclasses
import numbers
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.expr import (
    SIGN,
    ZERO,
    Expr,
    Role,
    as_expr,
    interpret,
    sqrt,
    substitute,
    symbols_of,
    transform_nodes,
)
from symoro.jit.function import Compiled
from symoro.mechanism import (
    BY_JOINT,
    CROSSED,
    followers,
    geometric_values,
    with_independent_motors,
    without_effects,
)
from symoro.model import Model
from symoro.models.kinematic.loop_models import closure_error
from symoro.robot import (
    FRICTION,
    LINK_FRICTION,
    PRISMATIC,
    Body,
    Robot,
    active_joints,
    passive_joints,
)
from symoro.simulate.motion_record import NEARLY_SINGULAR_RATIO
from symoro.solvers.loop_solver import LoopSolver

Array = np.ndarray
State = dict[str, Array]  # arrays of the state by name: q, qd, tau, …
LISTED_NAMES = 12  # parameters without a value that an error names

# --- numbers for the parameters ------------------------------------------------------------------


@dataclass(frozen=True)
class NumericRobot:
    """A robot, the numbers of its parameters, and the parameters set to zero for lack of one."""

    robot: Robot
    values: Mapping[str, float]
    zero: tuple[str, ...] = ()


def with_values(
    robot: Robot, values: Mapping[str, float] | None, effects: Collection[str] = ()
) -> NumericRobot:
    """Return the robot without some effects, with its own values completed by the given ones.

    Parameters of drives and external wrenches that have no value are set to zero.
    """
    robot = with_independent_motors(robot)
    known = _combine_values(robot, values or {})
    unknown = [s for s in _optional_symbols(robot) if s.payload[0] not in known]
    lengths = {name: known[name] for name in _geometric_parameters(robot) if name in known}
    names = tuple(s.payload[0] for s in unknown)
    key = ("simulated", tuple(effects), names, tuple(lengths.items()))
    modelled = robot.derived(key, lambda: _simplified(robot, effects, unknown, lengths))
    remaining = without_effects(robot, effects).symbols
    return NumericRobot(modelled, known, tuple(name for name in names if name in remaining))


def _combine_values(robot: Robot, given: Mapping[str, float]) -> dict[str, float]:
    for name in given:
        if name not in robot.symbols:
            raise UnknownName(f"values of {robot.name}", name, robot.symbols)
    return {**robot.values, **{name: _number(robot, name, v) for name, v in given.items()}}


def _number(robot: Robot, name: str, value: Any) -> float:
    place = f"value {name} of {robot.name}"
    if not isinstance(value, numbers.Real):
        raise InputError(place, repr(value)[:60], "a number")
    try:
        return float(value)
    except OverflowError:
        raise InputError(place, "a number beyond 1.8e308", "a number") from None


def _optional_symbols(robot: Robot) -> list[Expr]:
    """Symbols of drives and external wrenches, which may be left without a value."""
    wrenches = [v for w in robot.wrenches for v in vars(w).values()]
    symbols = symbols_of([v for v in wrenches if isinstance(v, Expr)])
    return list(dict.fromkeys((*robot.drive_symbols, *symbols)))


def _simplified(
    robot: Robot, effects: Collection[str], zero: Collection[Expr], lengths: Mapping[str, float]
) -> Robot:
    simpler = without_effects(robot, effects)
    if zero:
        simpler = simpler.map(lambda e: substitute([e], dict.fromkeys(zero, ZERO))[0])
    return dataclasses.replace(simpler, values={**robot.values, **lengths})


def _geometric_parameters(robot: Robot) -> list[str]:
    """Names of the parameters of the geometry, by which closed loops are analysed."""
    scalars = [v for f in robot.frames for v in vars(f).values() if isinstance(v, Expr)]
    return [s.payload[0] for s in symbols_of(scalars) if s.payload[1] is not Role.POSITION]


def check_known(robot: Robot, needed: Iterable[str], values: Mapping[str, float]) -> None:
    """Raise an error unless every needed parameter has a number."""
    missing = [name for name in needed if name not in values]
    if not missing:
        return
    names = ", ".join(missing[:LISTED_NAMES])
    if len(missing) > LISTED_NAMES:
        names += f" and {len(missing) - LISTED_NAMES} more"
    raise InputError(
        f"values of {robot.name}",
        f"none for {names}",
        "a number for each parameter that the motion depends on",
        "Give values for them, on the command line with --values.",
    )


# --- parts of a robot ----------------------------------------------------------------------------


def massless(robot: Robot) -> Robot:
    """Return the robot without inertia, gravity and stiffness: friction, dampers and external
    wrenches remain.
    """
    joints = tuple(
        dataclasses.replace(x, IA=ZERO, k=ZERO, k2=ZERO, k3=ZERO, q0=ZERO, FL=ZERO)
        for x in robot.joints
    )
    bodies = tuple(Body() for _ in robot.bodies)
    return robot.derived(
        "massless",
        lambda: dataclasses.replace(
            robot, bodies=bodies, joints=joints, gravity=(ZERO, ZERO, ZERO)
        ),
    )


def has_losses(robot: Robot) -> bool:
    """True if friction, dampers or external wrenches take energy out of the robot."""
    keys = (*FRICTION, *LINK_FRICTION, "kd")
    friction = [getattr(x, key) for x in robot.joints[: robot.NL] for key in keys]
    wrenches = [v for w in robot.wrenches for v in vars(w).values()]
    return any(as_expr(v) is not ZERO for v in (*friction, *wrenches))


def has_dry_friction(robot: Robot) -> bool:
    """True if friction jumps with the sign of a speed."""
    joints = robot.joints[: robot.NL]
    return any(as_expr(v) is not ZERO for x in joints for v in (x.FS, x.FT, x.FSN, x.FL, x.FSL))


# --- compiled models -----------------------------------------------------------------------------


def smooth_signs(model: Model, width: float) -> Model:
    """Return the model with x / sqrt(x^2 + width^2) for sign(x), integrable through rest."""

    def rule(node: Expr) -> Expr:
        if node.op is not SIGN:
            return node
        x = node.args[0]
        return x / as_expr(sqrt(x * x + width * width))

    return dataclasses.replace(
        model, traced=model.traced.mapped(transform_nodes(model.traced.outputs, rule))
    )


def compile_model(robot: Robot, id: str, stick: float, **options: Any) -> Compiled:
    """Return a model as machine code, its sign functions smooth below the speed `stick`."""
    model = generate(robot, id, effort=0, **options)
    plain = Model(model.robot, model.id, model.traced, model.options)
    return (smooth_signs(plain, stick) if stick else plain).compile()


class StateFunction:
    """A compiled model as a function of the state, with all parameters fixed.

    A call takes the arrays of the state by name, each (…, elements), and returns a tuple with one
    array per output group.
    """

    def __init__(
        self, robot: Robot, id: str, values: Mapping[str, float], stick: float = 0.0, **options: Any
    ) -> None:
        key = ("simulated", id, stick, tuple((name, str(v)) for name, v in options.items()))
        f = robot.derived(key, lambda: compile_model(robot, id, stick, **options))
        self.rows, self.groups, self.parameters = f.rows, f.groups, f.parameters
        self.single = len(self.groups) == 1
        # Parameters without a value are those that no motion depends on.
        p = np.array([values.get(name, 0.0) for name in f.parameters])
        self.p = (p,) if f.parameters else ()
        constant = {
            name: np.array([values.get(s, 0.0) for s in symbols])
            for name, symbols in f.arguments.items()
            if name in ("fe", "base")
        }
        self.sources = tuple((name, constant.get(name)) for name in f.arguments)
        self.joined = options.get("mimic") == JOINED
        self.own = independent_places(robot, self.joined)  # the joints that the model has

    def __call__(self, state: Mapping[str, Array]) -> tuple[Array, ...]:
        if self.joined:
            own = {name: state[name][..., self.own] for name in BY_JOINT if name in state}
            state = {**state, **own}
        out = self.rows(*[state.get(name, constant) for name, constant in self.sources], *self.p)
        return (out,) if self.single else out


# --- joints as coordinates -----------------------------------------------------------------------

JOINED = "joined"  # option mimic: joints that follow others are no coordinates


def independent_places(robot: Robot, joined: bool) -> list[int]:
    """The moving joints by place, without joined ones that follow others."""
    following = followers(robot) if joined else {}
    return [k for k, j in enumerate(robot.moving) if j not in following]


class Followers:
    """The joints that are joined to others, by place among the moving joints: q = m q_k + o."""

    def __init__(self, robot: Robot, joined: bool) -> None:
        laws = followers(robot) if joined else {}
        place = {j: k for k, j in enumerate(robot.moving)}
        self.places = [place[j] for j in laws]
        self.masters = [place[law.master] for law in laws.values()]
        self.multipliers, self.offsets = (
            np.array(interpret([getattr(law, key) for law in laws.values()], {}), dtype=float)
            for key in ("multiplier", "offset")
        )
        self.options: dict[str, Any] = {"mimic": JOINED} if laws else {}

    def move(self, q: Array, qd: Array) -> None:
        """Set positions and speeds of the followers in arrays (…, joints)."""
        q[..., self.places] = self.multipliers * q[..., self.masters] + self.offsets
        self.turn(qd)

    def turn(self, rates: Array) -> None:
        """Set speeds or accelerations of the followers in an array (…, joints)."""
        rates[..., self.places] = self.multipliers * rates[..., self.masters]


NEWTON_STEPS = 12
# rad or m: a longer step of Newton's method leads to another assembly
MAX_NEWTON_STEP = 1.0
# rad or m: after a shorter step of Newton's method the next one is below rounding
CONVERGED_STEP = 1e-8
SINGULAR_RATIO = 1e5  # of passive speeds to motor speeds at a singular configuration
CANNOT_CLOSE = "the loops cannot close beyond this position"


class TreeJoints:
    """The joints of a tree: each one is an independent coordinate, but for joined followers."""

    label = ""  # of the assembly of closed loops

    def __init__(self, robot: Robot, joined: bool) -> None:
        self.count, self.followers = len(robot.moving), Followers(robot, joined)
        self.independent = independent_places(robot, joined)  # among the moving joints
        self.options = self.followers.options  # of the models

    def state(self, q: Array, qd: Array) -> State:
        """Return q and qd of all moving joints from those of the independent ones."""
        if not self.options:
            return {"q": q, "qd": qd}
        whole_q, whole_qd = np.zeros(self.count), np.zeros(self.count)
        whole_q[self.independent], whole_qd[self.independent] = q, qd
        self.followers.move(whole_q, whole_qd)
        return {"q": whole_q, "qd": whole_qd}

    def speeds(self, qd: Array) -> Array:
        """Return the speeds of the independent joints, on which the models' torques work."""
        return qd[..., self.independent] if self.options else qd

    def completed(self, states: State) -> State:
        """Return the states of a whole motion, (times, joints), with all dependent quantities."""
        return states

    def accelerations(self, states: State, out: tuple[Array, ...]) -> Array:
        """Return the accelerations of all moving joints from the outputs of `ddm`."""
        if not self.options:
            return out[0]
        qdd = np.zeros(states["q"].shape)
        qdd[:, self.independent] = out[0]
        self.followers.turn(qdd)
        return qdd

    def accept(self, q: Array, qd: Array) -> str:
        """Return why the motion cannot go on after a step to q, qd, or an empty string."""
        return ""

    def diagnose(self, q: Array, qd: Array) -> str:
        """Return what is special about q, qd, where the integration failed."""
        return ""

    def closure(self, states: State) -> Any:
        """Return by how much the loops fail to close, (times,), m and rad."""
        return 0.0

    def velocity_ratios(self, states: State) -> Any:
        """Return the largest ratio of a passive joint's speed to a motor's, (times,)."""
        return 0.0


class LoopJoints(TreeJoints):
    """The joints of closed loops: motorised ones are independent, passive ones follow."""

    def __init__(
        self,
        numeric: NumericRobot,
        start: Array,
        q_passive: Mapping[str, float],
        assembly: str,
        joined: bool,
    ) -> None:
        """Choose the assembly at the positions `start` (joints,) of the tree's joints, see
        `choose_assembly`.
        """
        robot = numeric.robot
        super().__init__(robot, joined)
        self.robot, self.values = robot, numeric.values
        self.active = [robot.moving.index(j) for j in active_joints(robot)]
        self.independent = [k for k in self.active if k not in self.followers.places]
        self.passive = [robot.moving.index(j) for j in passive_joints(robot)]
        self.follows_passive = not set(self.followers.masters).isdisjoint(self.passive)
        self.turning = [k for k in self.passive if robot.sigma(robot.moving[k]) != PRISMATIC]
        q = np.zeros(self.count)
        q[: len(start)] = start
        self.followers.move(q, np.zeros(self.count))
        self.assembly = choose_assembly(numeric, q[self.active], q_passive, assembly)
        self.label = self.assembly.label
        own: dict[str, Any] = {"passive": "inputs"} if CROSSED in self.label else {}
        self.options = {**self.followers.options, **own}
        self.W = StateFunction(robot, "loop-kinematics", numeric.values, outputs="W", **own)

    def state(self, q: Array, qd: Array) -> State:
        """Return q of all joints, and qd of the motorised ones with zero for the others."""
        whole_q, whole_qd = np.zeros(self.count), np.zeros(self.count)
        whole_q[self.independent], whole_qd[self.independent] = q, qd
        self.followers.move(whole_q, whole_qd)
        whole_q[self.passive] = self.assembly.passive_positions(whole_q)
        if self.follows_passive:
            self.followers.move(whole_q, whole_qd)
            whole_q[self.passive] = self.assembly.passive_positions(whole_q)
        return {"q": whole_q, "qd": whole_qd}

    def speeds(self, qd: Array) -> Array:
        return qd[..., self.independent]

    def accept(self, q: Array, qd: Array) -> str:
        """Follow the assembly from here, as long as the motors determine it."""
        state = self.state(q, qd)
        if not np.isfinite(state["q"]).all():
            return CANNOT_CLOSE
        if self.assembly.passes_singularity(state["q"][self.passive]):
            return (
                f"singular configuration of the loops near {self._place(state)}, "
                "behind which the assembly is not determined"
            )
        ratio = self._velocity_ratio(state)
        return "" if ratio < SINGULAR_RATIO else self._singularity(state, ratio)

    def diagnose(self, q: Array, qd: Array) -> str:
        state = self.state(q, qd)
        ratio = self._velocity_ratio(state)
        return self._singularity(state, ratio) if ratio > NEARLY_SINGULAR_RATIO else ""

    def _velocity_ratio(self, state: State) -> float:
        return float(np.abs(self.W(state)[0]).max(initial=0.0))

    def _singularity(self, state: State, ratio: float) -> str:
        return (
            f"singular configuration of the loops near {self._place(state)}: "
            f"passive joints move {ratio:.1e} times as fast as the motors"
        )

    def _place(self, state: State) -> str:
        return ", ".join(f"{self.robot.q[k]} = {state['q'][k]:.4g}" for k in self.independent)

    def completed(self, states: State) -> State:
        """Add the passive speeds W qd; continue passive angles beyond half a turn."""
        q, qd = states["q"].copy(), states["qd"].copy()
        q[:, self.turning] = np.unwrap(q[:, self.turning], axis=0)
        W = self.W(states)[0]
        for _ in range(2 if self.follows_passive else 1):
            qd[:, self.passive] = np.einsum("...pa,...a->...p", W, qd[:, self.active])
            self.followers.move(q, qd)
        return {**states, "q": q, "qd": qd}

    def accelerations(self, states: State, out: tuple[Array, ...]) -> Array:
        qdd = np.zeros(states["q"].shape)
        passive = out[2 if self.robot.has_floating_base else 1]  # after those of the base
        qdd[:, self.independent], qdd[:, self.passive] = out[0], passive
        self.followers.turn(qdd)
        return qdd

    def closure(self, states: State) -> Any:
        positions = {name: states["q"][:, k] for k, name in enumerate(self.robot.q)}
        return closure_error(self.robot, {**self.values, **positions})

    def velocity_ratios(self, states: State) -> Any:
        W = np.abs(self.W(states)[0])
        return np.broadcast_to(W.max(axis=(-2, -1), initial=0.0), len(states["q"]))


# --- assemblies ----------------------------------------------------------------------------------


class Assembly(Protocol):
    """One of the ways in which the loops close at given motor positions."""

    label: str

    def passive_positions(self, q: Array) -> Array:
        """Return the passive positions (passive,), NaN where the loops cannot close."""

    def passes_singularity(self, q_passive: Array) -> bool:
        """Note an accepted state; True if a singular configuration lies before it."""


class ClosedFormAssembly:
    """The passive joints of one numbered assembly, in closed form."""

    def __init__(self, numeric: NumericRobot, label: str, number: int) -> None:
        passive = passive_joints(numeric.robot)
        outputs = [*(f"q{j}_{number}" for j in passive), f"exists{number}"]
        self.label = label
        self.solution = StateFunction(
            numeric.robot, "loop-geometry", numeric.values, crossed="yes", outputs=outputs
        )

    def passive_positions(self, q: Array) -> Array:
        positions, exists = self.solution({"q": q})
        return np.where(exists > 0.5, positions, np.nan)

    def passes_singularity(self, q_passive: Array) -> bool:
        return False


class NearestAssembly:
    """The passive joints nearest to those of the last accepted state, by Newton's method."""

    label = "nearest"

    def __init__(self, numeric: NumericRobot, q_passive: Array) -> None:
        robot = numeric.robot
        self.columns = [robot.moving.index(j) for j in passive_joints(robot)]
        self.newton_step = StateFunction(robot, "loop-geometry", numeric.values)
        self.last, self.jacobian = q_passive, np.eye(len(q_passive))
        self.determinant_sign = 0.0

    def passive_positions(self, q: Array) -> Array:
        at = q.copy()
        at[self.columns] = self.last
        for _ in range(NEWTON_STEPS):
            (positions,), _, self.jacobian, _ = self.newton_step({"q": at})
            step = np.abs(positions - at[self.columns]).max(initial=0.0)
            at[self.columns] = positions
            if step < CONVERGED_STEP:
                return np.asarray(positions)
            if not step < MAX_NEWTON_STEP:
                break
        return np.full(len(self.columns), np.nan)

    def passes_singularity(self, q_passive: Array) -> bool:
        """The determinant of the passive Jacobian changes its sign at a singular configuration."""
        self.last = q_passive
        before = self.determinant_sign
        self.determinant_sign = float(np.linalg.slogdet(self.jacobian)[0])
        return before * self.determinant_sign < 0


def choose_assembly(
    numeric: NumericRobot, q_motors: Array, q_passive: Mapping[str, float], assembly: str
) -> Assembly:
    """Return the assembly at the start of a motion.

    It is the one with the label or number `assembly`, else the nearest to the given passive
    positions `q_passive` (by name of the variable), else the first that exists.
    """
    robot = numeric.robot
    check_known(robot, geometric_values(robot), numeric.values)
    solver: LoopSolver = robot.derived(
        "simulated loops", lambda: generate(robot, "loop-geometry", crossed="yes").compile()
    )
    motors = dict(zip(solver.active, map(float, q_motors), strict=True))
    near = np.array([q_passive.get(name, 0.0) for name in solver.passive]) if q_passive else None
    solutions = solver(motors, near=near)
    if not solutions.count:
        raise InputError(
            f"start of {robot.name}",
            solutions.reason,
            "positions of the motors at which the loops close",
        )
    if solver.closed:
        label = _branch_label(robot, solver, assembly, solutions.branches, motors)
        return ClosedFormAssembly(numeric, label, solver.branches.index(label) + 1)
    if assembly and solver.platform is not None:
        every = solver(motors)
        label = _branch_label(robot, solver, assembly, every.branches, motors)
        return NearestAssembly(numeric, every.solutions[every.branches.index(label)])
    if assembly:
        raise InputError(
            "assembly",
            assembly,
            "none: the loops have no closed form",
            f"Give positions of the passive joints ({', '.join(solver.passive)}) instead: "
            "the nearest assembly is used.",
        )
    return NearestAssembly(numeric, solutions.solutions[0])


def _branch_label(
    robot: Robot, solver: LoopSolver, assembly: str, existing: Any, motors: Mapping[str, float]
) -> str:
    """The label of the wanted assembly, given by label or number, which must exist here."""
    labels = solver.branches
    by_name = {str(k): label for k, label in enumerate(labels, 1)}
    by_name |= {label: label for label in labels}
    if assembly and assembly not in by_name:
        raise UnknownName("assembly", assembly, labels)
    label = by_name[assembly] if assembly else existing[0]
    if label not in existing:
        raise InputError(
            f"start of {robot.name}",
            f"no assembly {label} at {motors}",
            f"one of {', '.join(existing)}",
        )
    return str(label)
