"""A robot with closed loops: the state is that of the motorised joints, the passive ones follow from the loops.

So the loops are closed at every instant and nothing drifts. Passive positions are those of one assembly in closed form, or
found by Newton's method from the last ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.models.loops.loop_assemblies import CROSSED
from symoro.models.loops.loop_closure import geometry
from symoro.models.loops.loop_geometry import closure_error
from symoro.robot.data import PRISMATIC
from symoro.robot.structure import active_joints, passive_joints
from symoro.simulate.numbers import Call, Numbered, check_known
from symoro.simulate.plant import Array, At, Plant
from symoro.solvers.loop_solver import LoopSolver

STEPS = 12
NEAR, SINGULAR = (
    1e3,
    1e5,
)  # times as fast as the motors: passive joints near a singular configuration, and at one
LONGEST = 1.0  # rad or m of a step that leads elsewhere
CONVERGED = 1e-8  # rad or m of a step of Newton's method after which the next one is below rounding


class Assembly:
    """The passive joints of one assembly, in closed form."""

    def __init__(self, made: Numbered, label: str, number: int) -> None:
        passive = passive_joints(made.robot)
        outputs = [*(f"q{j}_{number}" for j in passive), f"exists{number}"]
        self.label = label
        self.call = Call(made.robot, "loop-geometry", made.values, crossed="yes", outputs=outputs)

    def __call__(self, q: Array) -> Array:
        found, exists = self.call({"q": q})
        return np.where(exists > 0.5, found, np.nan)


class Nearest:
    """The passive joints nearest to the last ones, by Newton's method."""

    label = "nearest"

    def __init__(self, made: Numbered, start: Array) -> None:
        self.columns = [made.robot.moving.index(j) for j in passive_joints(made.robot)]
        self.call = Call(made.robot, "loop-geometry", made.values)
        self.last, self.matrix = start, np.eye(len(start))

    def __call__(self, q: Array) -> Array:
        at = q.copy()
        at[self.columns] = self.last
        for _ in range(STEPS):
            (found,), _, self.matrix, _ = self.call({"q": at})
            step = np.abs(found - at[self.columns]).max(initial=0.0)
            at[self.columns] = found
            if step < CONVERGED:
                return found  # type: ignore[no-any-return]
            if not step < LONGEST:
                break
        return np.full(len(self.columns), np.nan)

    @property
    def side(self) -> float:
        """1 or -1: on which side of the singular configurations the mechanism is."""
        return float(np.linalg.slogdet(self.matrix)[0])


class Closed(Plant):
    """x: positions and speeds of the motorised joints."""

    def __init__(
        self, made: Numbered, stick: float, motors: Array, near: Mapping[str, float], assembly: str
    ) -> None:
        robot = made.robot
        self.active = [robot.moving.index(j) for j in active_joints(robot)]
        self.passive = [robot.moving.index(j) for j in passive_joints(robot)]
        self.turning = [k for k in self.passive if robot.sigma(robot.moving[k]) != PRISMATIC]
        self.assembled = first_assembly(made, motors, near, assembly)
        self.assembly = self.assembled.label
        crossed = CROSSED in self.assembly
        super().__init__(made, stick, {"passive": "inputs"} if crossed else {})
        self.W = Call(robot, "loop-kinematics", made.values, outputs="W", **self.options)
        self.side = 0.0

    def start(self, q: Array, qd: Array) -> Array:
        """Only what the motors have counts."""
        moves = [self.joints.index(self.robot.moving[k]) for k in self.active]
        return np.concatenate([q[moves], qd[moves], [0.0, 0.0]])

    def at(self, x: Array) -> At:
        n = len(self.active)
        q, qd = np.zeros(self.count), np.zeros(self.count)
        q[self.active], qd[self.active] = x[:n], x[n : 2 * n]
        q[self.passive] = self.assembled(q)
        return {"q": q, "qd": qd}

    def accepted(self, x: Array) -> str:
        """The assembly is followed from here, as long as the motors determine it."""
        at, place = self.at(x), self.assembled
        if not np.isfinite(at["q"]).all():
            return "the loops cannot close beyond this position"
        if isinstance(place, Nearest):
            place.last = at["q"][self.passive]
            before, self.side = self.side, place.side
            if before * self.side < 0:
                return f"singular configuration of the loops near {self._where(at)}, behind which the assembly is not determined"
        gain = float(np.abs(self.W(at)[0]).max(initial=0.0))
        return "" if gain < SINGULAR else self._singular(at, gain)

    def diagnosis(self, x: Array) -> str:
        at = self.at(x)
        gain = float(np.abs(self.W(at)[0]).max(initial=0.0))
        return self._singular(at, gain) if gain > NEAR else ""

    def _singular(self, at: At, gain: float) -> str:
        return f"singular configuration of the loops near {self._where(at)}: passive joints move {gain:.1e} times as fast as the motors"

    def _where(self, at: At) -> str:
        return ", ".join(f"{self.robot.q[k]} = {at['q'][k]:.4g}" for k in self.active)

    def rates(self, at: At, out: tuple[Array, ...]) -> list[Array]:
        return [at["qd"][self.active], out[0]]

    def speeds(self, at: At) -> Array:
        return at["qd"][..., self.active]

    def on_motors(self, values: Array) -> Array:
        return values

    def check_motors(self, what: str) -> None:
        """The motorised joints are all there is."""

    def completed(self, at: At) -> At:
        """Angles of the passive joints continued beyond half a turn, their speeds W qd."""
        q, qd = at["q"].copy(), at["qd"].copy()
        q[:, self.turning] = np.unwrap(q[:, self.turning], axis=0)
        qd[:, self.passive] = np.einsum("...pa,...a->...p", self.W(at)[0], qd[:, self.active])
        return {**at, "q": q, "qd": qd}

    def accelerations(self, at: At, out: tuple[Array, ...]) -> Array:
        qdd = np.zeros(at["q"].shape)
        qdd[:, self.active], qdd[:, self.passive] = out[0], out[1]
        return qdd

    def closure(self, at: At) -> Any:
        return closure_error(
            self.robot,
            {**self.values, **{name: at["q"][:, k] for k, name in enumerate(self.robot.q)}},
        )

    def gains(self, at: At) -> Any:
        W = np.abs(self.W(at)[0])
        return np.broadcast_to(W.max(axis=(-2, -1), initial=0.0), len(at["q"]))


def first_assembly(
    made: Numbered, motors: Array, near: Mapping[str, float], assembly: str
) -> Assembly | Nearest:
    """The passive joints at the start: of the named assembly, the nearest to given positions, or the first that there is."""
    robot = made.robot
    check_known(robot, geometry(robot), made.values)
    solver: LoopSolver = robot.derived(
        "simulated loops", lambda: generate(robot, "loop-geometry", crossed="yes").compile()
    )
    known = dict(zip(solver.active, map(float, motors), strict=True))
    found = solver(
        known, near=np.array([near.get(name, 0.0) for name in solver.passive]) if near else None
    )
    if not found.count:
        raise InputError(
            f"start of {robot.name}",
            found.reason,
            "positions of the motors at which the loops close",
        )
    if not solver.closed:
        if assembly:
            todo = f"Give positions of the passive joints ({', '.join(solver.passive)}) instead: the nearest assembly is taken."
            raise InputError("assembly", assembly, "none: the loops have no closed form", todo)
        return Nearest(made, found.solutions[0])
    labels = solver.branches
    names = {str(k): label for k, label in enumerate(labels, 1)} | {
        label: label for label in labels
    }
    if assembly and assembly not in names:
        raise UnknownName("assembly", assembly, labels)
    label = names[assembly] if assembly else found.branches[0]
    if label not in found.branches:
        raise InputError(
            f"start of {robot.name}",
            f"no assembly {label} at {known}",
            f"one of {', '.join(found.branches)}",
        )
    return Assembly(made, label, labels.index(label) + 1)
