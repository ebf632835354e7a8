"""The joints as coordinates of a motion: all of a tree, the motorised ones of closed loops.

The state of a robot with closed loops is that of its motorised joints. The passive joints follow at
every instant, in one assembly, so that the loops stay closed and nothing drifts. Their positions
come from the closed form of that assembly, or from Newton's method that starts at the last ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.mechanism import CROSSED, geometric_values
from symoro.models.kinematic.loop_models import closure_error
from symoro.robot import PRISMATIC, Robot, active_joints, passive_joints
from symoro.simulate.numeric_models import NumericRobot, State, StateFunction, check_known
from symoro.solvers.loop_solver import LoopSolver

Array = np.ndarray
NEWTON_STEPS = 12
# rad or m: a longer step of Newton's method leads to another assembly
MAX_NEWTON_STEP = 1.0
# rad or m: after a shorter step of Newton's method the next one is below rounding
CONVERGED_STEP = 1e-8
# ratios of passive speeds to motor speeds, near a singular configuration and at one
NEARLY_SINGULAR_RATIO, SINGULAR_RATIO = 1e3, 1e5
CANNOT_CLOSE = "the loops cannot close beyond this position"


class TreeJoints:
    """The joints of a tree: each one is an independent coordinate."""

    label = ""  # of the assembly of closed loops

    def __init__(self, robot: Robot) -> None:
        self.independent = list(range(len(robot.moving)))  # places among the moving joints
        self.options: dict[str, Any] = {}  # of the models

    def state(self, q: Array, qd: Array) -> State:
        """Return q and qd of all moving joints from those of the independent ones."""
        return {"q": q, "qd": qd}

    def speeds(self, qd: Array) -> Array:
        """Return the speeds of the independent joints, on which the models' torques work."""
        return qd

    def completed(self, states: State) -> State:
        """Return the states of a whole motion, (times, joints), with all dependent quantities."""
        return states

    def accelerations(self, states: State, out: tuple[Array, ...]) -> Array:
        """Return the accelerations of all moving joints from the outputs of `ddm`."""
        return out[0]

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
        self, numeric: NumericRobot, q_motors: Array, q_passive: Mapping[str, float], assembly: str
    ) -> None:
        """Choose the assembly at motor positions `q_motors` (motors,), see `choose_assembly`."""
        robot = numeric.robot
        self.robot, self.values, self.count = robot, numeric.values, len(robot.moving)
        self.independent = [robot.moving.index(j) for j in active_joints(robot)]
        self.passive = [robot.moving.index(j) for j in passive_joints(robot)]
        self.turning = [k for k in self.passive if robot.sigma(robot.moving[k]) != PRISMATIC]
        self.assembly = choose_assembly(numeric, q_motors, q_passive, assembly)
        self.label = self.assembly.label
        self.options = {"passive": "inputs"} if CROSSED in self.label else {}
        self.W = StateFunction(
            robot, "loop-kinematics", numeric.values, outputs="W", **self.options
        )

    def state(self, q: Array, qd: Array) -> State:
        """Return q of all joints, and qd of the motorised ones with zero for the others."""
        whole_q, whole_qd = np.zeros(self.count), np.zeros(self.count)
        whole_q[self.independent], whole_qd[self.independent] = q, qd
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
        qd[:, self.passive] = np.einsum("...pa,...a->...p", W, qd[:, self.independent])
        return {**states, "q": q, "qd": qd}

    def accelerations(self, states: State, out: tuple[Array, ...]) -> Array:
        qdd = np.zeros(states["q"].shape)
        qdd[:, self.independent], qdd[:, self.passive] = out[0], out[1]
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
