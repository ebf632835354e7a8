"""Running an inverse geometric model: all postures that reach a pose, checked
against the direct model.
"""

from __future__ import annotations

import ctypes
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.jit.machine_code import Code, load
from symoro.models.inverse.method_choice import read_nearest, read_weights
from symoro.models.inverse.numeric_chain import (
    MISFIT_TOLERANCE,
    POSE_TOLERANCE,
    ArmAngle,
    Array,
    Chain,
    anatomy,
    rigid_inverse,
)
from symoro.models.inverse.serial_arm import ELEMENTS, POSITION_AND_AXIS, Arm, path_loops
from symoro.solvers.redundant_arms import (
    SelfMotion,
    arm_angle_intervals,
    best_value,
    joint_intervals,
    near_turns,
    parameter_range,
    posture_costs,
    slack_of,
)
from symoro.solvers.solutions import (
    BatchSolutions,
    Follower,
    Solutions,
    SolutionSource,
    Sweep,
    Tracks,
    batch_within_limits,
    follow_postures,
    within_limits,
)

ROTATION_TOLERANCE = 1e-6  # how far a given rotation may be from one
MAX_METHODS = 8  # sets of values whose method is kept
SMALLEST_DIVISOR = 1e-300  # a divisor that is not zero
TURN_SAMPLES = 24  # about the z axis that are tried, where it alone is known
# values of free joints, and starts of Newton's method, for a partly known pose
FREE_JOINT_TRIALS = 64
FLOAT = np.dtype(float)
MOTION_SAMPLES = np.array([-2.5, -1.3, -0.4, 0.6, 1.1, 2.2])  # of a parameter
LIMITED_ARRAYS = ("solutions", "exists", "singular", "rows")  # arrays of a batch that limits change
GENERIC_POSITION = 0.7  # a posture at which no element of the pose happens to stand still


Postures = tuple[Array, Array]
"""Postures (count, joints) at a pose; (2, count): singular or not, and the row that gave it."""


@dataclass(frozen=True)
class PostureTable:
    """Postures (N, rows, joints) at N poses, the first `counts` of each; the rest is zero."""

    q: Array
    singular: Array
    rows: Array
    counts: Array

    @staticmethod
    def empty(poses: int, rows: int, joints: int) -> PostureTable:
        """A table of zeros, to be filled."""
        return PostureTable(
            np.zeros((poses, rows, joints)),
            np.zeros((poses, rows), bool),
            np.zeros((poses, rows), np.int64),
            np.zeros(poses, np.int64),
        )

    @staticmethod
    def of(answers: Sequence[Postures], joints: int) -> PostureTable:
        """The table of the postures at each of some poses."""
        most = max((len(q) for q, _ in answers), default=0)
        table = PostureTable.empty(len(answers), most, joints)
        for k, (q, flags) in enumerate(answers):
            table.q[k, : len(q)], table.rows[k, : len(q)] = q, flags[1]
            table.singular[k, : len(q)], table.counts[k] = flags[0] > 0, len(q)
        return table

    def at(self, places: Array) -> PostureTable:
        """The postures at some of the poses."""
        return PostureTable(
            self.q[places], self.singular[places], self.rows[places], self.counts[places]
        )

    def fill(self, places: Array, other: PostureTable) -> None:
        """Put the postures of another table, with as many rows at most, at places (N,) bool."""
        rows = other.q.shape[1]
        for own, new in (
            (self.q, other.q),
            (self.singular, other.singular),
            (self.rows, other.rows),
        ):
            own[places] = 0
            own[places, :rows] = new
        self.counts[places] = other.counts


Swept = tuple[PostureTable, Array | None]
"""The postures for values (N,) of a parameter; for which of them (N,) they need to be solved alone,
None where for none.
"""


class PoseSolver(SolutionSource, ABC):
    """A way to find the postures of one arm whose geometry is known in numbers."""

    chain: Chain
    one: Callable[[Array], Postures]
    """Every posture at a pose (4, 4), float64 and contiguous; InputError where it is not rigid."""

    @abstractmethod
    def many(self, poses: Array) -> PostureTable:
        """Every posture at poses (N, 4, 4)."""

    def posture_names(self, q: Array) -> tuple[str, ...]:
        return anatomy(self.chain, q)

    def free_directions(self, q: Array, singular: Array) -> Array:
        return self.chain.free_directions(q, singular)

    def geometry(self) -> Chain:
        return self.chain

    def swept(self, pose: Array, name: str, numbers: Array) -> Swept | None:
        """The postures for values (N,) of a parameter at once, where the method can do that."""
        return None

    def moved(self, motion: Array, numbers: Array) -> PostureTable:
        """The postures at the poses motion[0] + motion[1] cos x + motion[2] sin x + motion[3] x
        (4, 4) of values x (N,) of a parameter.
        """
        waves = np.empty((len(numbers), 4))
        waves[:, 0], waves[:, 3] = 1.0, numbers
        np.cos(numbers, out=waves[:, 1])
        np.sin(numbers, out=waves[:, 2])
        return self.many((waves @ motion.reshape(4, 16)).reshape(-1, 4, 4))

    def swept_by(self, motion: Array, numbers: Array, place: int) -> PostureTable | None:
        """The same with the values in column `place` of the postures; None where that is not
        faster than to put them there.
        """
        return None


@dataclass(frozen=True)
class CallOptions:
    """Options of calls: postures within the limits; a proof that none is missing; the nearest ones,
    by weights or in order.
    """

    limits: bool = False
    certify: bool = False
    nearest: bool = False
    weights: tuple[float, float] = (0.0, 0.0)

    def changed(self, nearest: Any, weights: Any) -> CallOptions:
        """The options with those of a call, None where it has none. Weights imply `nearest`."""
        if nearest is None and weights is None:
            return self
        given = self.weights if weights is None else read_weights("weights", weights)
        wanted = self.nearest or weights is not None
        wanted = wanted if nearest is None else read_nearest("nearest", nearest)
        return replace(self, nearest=wanted, weights=given)


def calls(options: Mapping[str, Any]) -> CallOptions:
    """The defaults of calls of a model with these options."""
    weights = options["weights"] or (0.0, 0.0)
    nearest = options["nearest"] or any(weights)
    return CallOptions(options["limits"], options["certify"], nearest, weights)


class InverseSolver:
    """f(T) gives every posture at which the frame has the pose T (4x4, seen from
    the frame of the option `wrt`).

    Options of a call: `values` for parameters that are left symbolic; `q0` to sort by the distance
    to a posture and to continue its turns; `best` to sort by the distance to q0 ("distance"), by
    the distance of the joints from the middles of their ranges ("limits") or by "manipulability";
    `limits` to leave out what the joints cannot reach and
    to turn angles into their ranges; `certify` for a proof that no solution is missing, `.certain`
    of the answer; `nearest=True` for the nearest postures, sorted by their `errors`, and `weights`
    for those of the least weighted sum. What is not given is as the model was generated.
    """

    def __init__(
        self,
        arm: Arm,
        method: Callable[[Chain, Mapping[str, float]], PoseSolver],
        defaults: Mapping[str, float] | None = None,
        calls: CallOptions | None = None,
    ) -> None:
        """`defaults` are values of parameters; `calls` are the defaults of the options of calls."""
        self.arm, self._make, self.defaults = arm, method, dict(defaults or {})
        self.calls = calls or CallOptions()
        self.limits, self.certify = self.calls.limits, self.calls.certify
        self._methods: dict[tuple[tuple[str, float], ...], PoseSolver] = {}
        self._known: PoseSolver | None = None
        self._bases: dict[str, PoseSolver] = {}
        self._motions: dict[str, Array | None] = {}
        self._angle: ArmAngle | None = None
        self._whole: Chain | None = None
        self._family: PartialPoseSolver | RedundantArmSolver | AxisPoseSolver | None = None

    @property
    def joints(self) -> tuple[str, ...]:
        """The columns of the solutions, by variable."""
        return tuple(m.name for m in self.arm.columns)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The columns of the solutions, by the names of the joints."""
        return self.arm.joint_names

    def method(self, values: Mapping[str, float] | None = None) -> PoseSolver:
        """Return the solver for these values; it is prepared once."""
        if not values and self._known is not None:
            return self._known
        given = self.arm.read_values({**self.defaults, **(values or {})})
        key = tuple(sorted((k, v) for k, v in given.items() if k in self.arm.parameters))
        if key not in self._methods:
            if len(self._methods) >= MAX_METHODS:
                self._methods.pop(next(iter(self._methods)))
            method = self._make(self.arm.numeric(given), given)
            self._methods[key] = (
                HeldJointSolver(method, self.arm, given) if self.arm.held else method
            )
        if not values and not self.arm.any_turn:
            self._known = self._methods[key]
        return self._methods[key]

    def solver(self, values: Mapping[str, float] | None = None) -> PoseOrigin:
        """The solver for these values: of a family where joints, the arm angle or the turn about
        the z axis are free and have no value.
        """
        if values is not None and not isinstance(values, Mapping):
            raise InputError("values", type(values).__name__, "a mapping: parameter → number")
        if not self.arm.any_turn:
            return self._of_given_turn(values)
        if values or not isinstance(self._family, AxisPoseSolver):
            family = AxisPoseSolver(self._of_given_turn(values))
            self._family = None if values else family
            return family
        return self._family

    def _of_given_turn(
        self, values: Mapping[str, float] | None
    ) -> PoseSolver | PartialPoseSolver | RedundantArmSolver:
        free = [name for name in self.arm.free if name not in {**self.defaults, **(values or {})}]
        if not free:
            return self.method(values)
        if len(free) < len(self.arm.free):
            raise InputError(
                "values", f"none for {', '.join(free)}", "values of all free joints, or of none"
            )
        family = RedundantArmSolver if self.arm.known is None else PartialPoseSolver
        if values:
            return family(self, values)
        if not isinstance(self._family, family):
            self._family = family(self, {})
        return self._family

    @property
    def _is_part(self) -> bool:
        """True if a part of the pose is known."""
        return len(self.arm.counted) < len(ELEMENTS)

    @cached_property
    def chain(self) -> Chain:
        """The arm with the values that the robot knows."""
        return self.solver().chain

    def __call__(
        self,
        T: Any,
        values: Mapping[str, float] | None = None,
        q0: Any = None,
        limits: bool | None = None,
        nearest: bool | None = None,
        *,
        weights: Mapping[str, float] | None = None,
        certify: bool | None = None,
        best: str | None = None,
    ) -> Solutions:
        method = self._known if values is None and self._known is not None else self.solver(values)
        pose = one_pose(T)
        limits = _given_or(limits, self.limits)
        chosen = self.calls.changed(nearest, weights)
        if best is not None or q0 is not None:
            return self._sorted(method, pose, q0, best or "distance", limits, chosen)
        if chosen.nearest:
            return self._nearest(method, pose, limits, chosen.weights)
        solutions = Solutions(*method.one(pose), method, pose)
        if _given_or(certify, self.certify):
            _ = solutions.certain  # computed now, then kept
        return within_limits(solutions, method.chain, self.joints) if limits else solutions

    def _sorted(
        self,
        method: PoseOrigin,
        pose: Array,
        q0: Any,
        best: str,
        limits: bool,
        chosen: CallOptions,
    ) -> Solutions:
        """The solutions, the best first; of a redundant arm those at the best value of its
        parameter.
        """
        chain, at = method.chain, None if q0 is None else self._posture(q0)
        cost = posture_costs(chain, best, at)
        if chosen.nearest:
            solutions = self._nearest(method, pose, limits, chosen.weights)
        else:
            postures = (
                method.best(pose, cost)
                if isinstance(method, RedundantArmSolver)
                else method.one(pose)
            )
            solutions = Solutions(*postures, method, pose)
            solutions = within_limits(solutions, chain, self.joints) if limits else solutions
        if not solutions.count:
            return solutions
        q = solutions.solutions
        near = q if at is None else near_turns(chain, q, at)
        return solutions.chosen(np.argsort(cost(q), kind="stable"), near)

    def _posture(self, q0: Any) -> Array:
        """(joints,) the numbers of a posture that is given in order or by names."""
        if isinstance(q0, Mapping) and set(q0) != set(self.joints):
            raise InputError(
                "q0", f"values of {', '.join(q0)}", f"those of {', '.join(self.joints)}"
            )
        at = _numbers("q0", [q0[name] for name in self.joints] if isinstance(q0, Mapping) else q0)
        if at.shape != (len(self.joints),) or not np.isfinite(at).all():
            raise InputError(
                "q0",
                f"shape {at.shape}" if np.isfinite(at).all() else "a value that is not finite",
                f"numbers for {', '.join(self.joints)}",
            )
        return at

    def _nearest(
        self,
        method: PoseOrigin,
        pose: Array,
        limits: bool,
        weights: tuple[float, float],
    ) -> Solutions:
        """The nearest postures; of arms with six joints only where none reaches the pose."""
        if self._is_part:
            raise InputError(
                "nearest", "a part of the pose", "a model of the whole pose", "Leave out known=."
            )
        if path_loops(self.arm):
            raise InputError("nearest", "a robot with closed loops", "a serial arm")
        chain = method.chain
        none = Solutions(np.zeros((0, chain.n)), np.zeros((2, 0)), method, pose)
        if chain.n >= 6:
            none = Solutions(*method.one(pose), method, pose)
            none = within_limits(none, chain, self.joints) if limits and none.count else none
            if none.count:
                return none
        near = nearest_postures(chain, rigid(pose[None]), weights, limits)
        count = int(near.counts[0])
        q, flat = chain.into_limits(near.q[0, :count]) if limits else near.q[0, :count], near.flat
        flags = np.stack([flat[0, :count], np.zeros(count)])
        if exact := int(reaching(chain, near)[0].sum()):
            reached = Solutions(q, flags, method, pose)
            reached.count_before_limits = exact
            return reached
        return none.closest(q, flags[0])

    def batch(
        self,
        poses: Any,
        values: Mapping[str, float] | None = None,
        limits: bool | None = None,
        certify: bool | None = None,
    ) -> BatchSolutions:
        """Every posture for many poses (N, 4, 4); `limits` and `certify` as in a call."""
        method = self.solver(values)
        goals = _poses(poses)
        table = method.many(goals)
        most = int(table.counts.max(initial=0))
        exists = np.arange(most) < table.counts[:, None]
        q, singular, rows = (x[:, :most] for x in (table.q, table.singular, table.rows))
        answers = BatchSolutions(q, exists, singular, rows, method, goals, table.counts)
        limited = _given_or(limits, self.limits)
        answers = batch_within_limits(answers, method.chain) if limited else answers
        if _given_or(certify, self.certify):
            _ = answers.certain  # computed now, then kept
        return answers

    def follow(
        self, poses: Any, values: Mapping[str, float] | None = None, limits: bool | None = None
    ) -> Tracks:
        """One track for each posture at the first of the poses (N, 4, 4): how it continues along
        them, where it becomes singular, and why it ends where it does; `limits` as in a call. A
        redundant arm moves all joints, by the least motion.
        """
        if self._is_part:
            raise InputError("follow", "a part of the pose", "a model of the whole pose")
        if self.arm.free and set(self.arm.free) & {*self.defaults, *(values or {})}:
            raise InputError(
                "follow",
                f"a value of {self.parameter}",
                "none: all joints move",
                "A joint is held with fixed={joint: value} of generate.",
            )
        limited = _given_or(limits, self.limits)
        goals = _poses(poses)
        if not len(goals):
            raise InputError("follow", "no pose", "poses (N, 4, 4), one at least")
        tracks = self.solver(values).followed(goals, limited)
        if tracks is not None:
            return tracks
        answers = self.batch(goals[:1] if self.arm.free else goals, values, limited)
        chain = answers.origin.geometry()
        answers = replace(answers, problems=goals)
        return follow_postures(answers, Follower(chain, self.joints, limited), not self.arm.free)

    @property
    def parameter(self) -> str:
        """The joint that is held without a value, such as q7, or the arm angle; empty where there
        is none.
        """
        return self.arm.parameter

    def parameter_of(self, q: Any) -> Array:
        """The values of the parameter of postures (…, joints), rad or m."""
        postures = _numbers("postures", q)
        if self.parameter not in (*self.joints, self.arm.arm_angle or None):
            raise InputError("parameter_of", "no parameter", "a redundant arm without fixed=")
        if postures.ndim < 1 or postures.shape[-1] != len(self.joints):
            expected = f"(…, {len(self.joints)}) for {', '.join(self.joints)}"
            raise InputError("postures", f"shape {postures.shape}", expected)
        if self.parameter in self.joints:
            return np.asarray(postures[..., self.joints.index(self.parameter)])
        angles = self._arm_angle({}).of(postures.reshape(-1, 7))
        return angles.reshape(postures.shape[:-1])

    def _arm_angle(self, values: Mapping[str, float]) -> ArmAngle:
        if self._angle is not None and not values:
            return self._angle
        angle = ArmAngle.of_chain(self.arm.numeric({**self.defaults, **values}))
        assert angle is not None
        self._angle = self._angle if values else angle
        return angle

    def sweep(
        self,
        T: Any,
        values: Mapping[str, float] | Sequence[float] | Array | None = None,
        **held: Sequence[float] | Array,
    ) -> Sweep:
        """One answer for each value of the parameter, f.sweep(T, [-1, 0, 1]), or of another one by
        its name, f.sweep(T, q7=[-1, 0, 1]); `values` may also be those of the other parameters, as
        in a call. The result is a sequence, and has the arrays of a batch.
        """
        others = values if isinstance(values, Mapping) else {}
        if values is not None and not isinstance(values, Mapping):
            held = {self.parameter or "values": values, **held}
        name, numbers = self._swept_values(held)
        swept = self.swept(one_pose(T), name, numbers, others)
        if self.limits and len(numbers):
            limited = batch_within_limits(swept, self._base(name, others).chain)
            return replace(swept, **{x: getattr(limited, x) for x in LIMITED_ARRAYS})
        return swept

    def _swept_values(self, held: Mapping[str, Any]) -> tuple[str, Array]:
        """The one parameter of a sweep and its values (N,)."""
        if len(held) != 1:
            raise InputError(
                "sweep",
                f"{len(held)} parameters",
                "one, such as q7=[-1, 0, 1]",
                f"Parameters: {', '.join(self.arm.parameters) or 'none'}.",
            )
        ((name, given),) = held.items()
        if name not in self.arm.parameters:
            raise UnknownName(
                "sweep",
                name,
                self.arm.parameters,
                'A joint is swept where the model was generated with fixed="q7", without a value.',
            )
        numbers = _numbers(f"sweep of {name}", given).reshape(-1)
        if not np.isfinite(numbers).all():
            raise InputError(f"sweep of {name}", "a value that is not finite", "numbers")
        return name, numbers

    def swept(self, pose: Array, name: str, numbers: Array, others: Mapping[str, float]) -> Sweep:
        """The answers for values of a parameter, whatever the limits: by moving the pose where the
        parameter moves the base or the tool, by one call of the program where the method has one.
        """
        origins = partial(self._origin, name, others)
        if not len(numbers):
            return Sweep.of(PostureTable.empty(0, 0, len(self.joints)), pose, numbers, origins)
        method = self._base(name, others)
        motion = self._moved(pose, name, others)
        if motion is not None:
            return Sweep.of(method.moved(motion, numbers), pose, numbers, origins)
        swept = method.swept(pose, name, numbers)
        if swept is None:
            return Sweep.of(self._alone(pose, name, numbers, others), pose, numbers, origins)
        table, rough = swept
        if rough is not None:
            table.fill(rough, self._alone(pose, name, numbers[rough], others))
        return Sweep.of(table, pose, numbers, origins)

    def _base(self, name: str, others: Mapping[str, float]) -> PoseSolver:
        """The solver of the value 0 of a parameter, which stands for all values in sweeps."""
        if others:
            return self.method({**others, name: 0.0})
        if name not in self._bases:
            self._bases[name] = self.method({name: 0.0})
        return self._bases[name]

    def _origin(self, name: str, others: Mapping[str, float], value: float) -> SolutionSource:
        """The solver at one value of a parameter, prepared at its first use."""
        return LazySolver(self, {**others, name: value})

    def _alone(
        self, pose: Array, name: str, numbers: Array, others: Mapping[str, float]
    ) -> PostureTable:
        """The postures for values of a parameter, each prepared and solved alone."""
        tables = [self.method({**others, name: float(x)}).many(pose[None]) for x in numbers]
        most = max(t.q.shape[1] for t in tables)
        whole = PostureTable.empty(len(numbers), most, len(self.joints))
        for k, table in enumerate(tables):
            whole.fill(np.arange(len(numbers)) == k, table)
        return whole

    def _moved(self, pose: Array, name: str, others: Mapping[str, float]) -> Array | None:
        """(4, 4, 4): the parts 1, cos(x), sin(x) and x of the pose that the arm with the value 0 of
        a parameter reaches with the postures that reach one pose with the value x; None where the
        parameter moves more than the base or the tool, or is no joint.
        """
        if others or name not in self._motions:
            motion = self._motion(name, others)
            self._motions |= {} if others else {name: motion}
        else:
            motion = self._motions[name]
        if motion is None:
            return None
        return np.ascontiguousarray(pose @ motion if self.arm.place_of(name) else motion @ pose)

    def _motion(self, name: str, others: Mapping[str, float]) -> Array | None:
        """(4, 4, 4): what moves the base or the tool of the arm from a value x of a parameter to 0,
        in parts of 1, cos(x), sin(x) and x; None where it is no such sum.
        """
        place = self.arm.place_of(name)
        if place is None or self.arm.known is not None or self.arm.behind_loops:
            return None
        values = np.concatenate([[0.0], MOTION_SAMPLES])
        constants = self.arm.numeric_constant(place, {**self.defaults, **others, name: values})
        inverses = rigid_inverse(constants)
        moves = inverses @ constants[0] if place else constants[0] @ inverses
        x = values[:, None]
        waves = np.concatenate([np.ones_like(x), np.cos(x), np.sin(x), x], axis=1)
        parts = np.linalg.lstsq(waves, moves.reshape(-1, 16), rcond=None)[0]
        fits = np.abs(waves @ parts - moves.reshape(-1, 16)).max() < MISFIT_TOLERANCE
        return parts.reshape(4, 4, 4) if fits else None

    def intervals(self, T: Any, values: Mapping[str, float] | None = None) -> Array:
        """(count, 2): the lowest and highest values of the parameter between which a posture within
        the robot's limits reaches the pose, by any branch, rad or m; a joint without limits and the
        arm angle take one turn.
        """
        name, pose, others = self.parameter, one_pose(T), values or {}
        if not name:
            raise InputError(
                "intervals", "no joint that is held", 'a model with fixed="q7", without a value'
            )
        if name == self.arm.arm_angle:
            chain = self._base(name, others).chain

            def slack(x: Array) -> Array:
                table = self.swept(pose, name, x, others)
                return slack_of(chain, table.solutions, table.exists)

            return arm_angle_intervals(self._arm_angle(others), rigid(pose[None])[0], slack)
        whole = self.arm.whole or self.arm.released
        assert whole is not None
        place = whole.names.index(name)

        def postures(x: Array) -> tuple[Array, Array]:
            table = self.swept(pose, name, x, others)
            q = table.solutions
            if q.shape[2] < len(whole.names):
                q = np.insert(q, place, np.broadcast_to(x[:, None], q.shape[:2]), axis=2)
            return q, table.exists

        goal = rigid(pose[None])[0]
        line = SelfMotion(self._whole_chain(others), place, goal, postures)
        return joint_intervals(line, parameter_range(self.arm, name))

    def _whole_chain(self, others: Mapping[str, float]) -> Chain:
        """The arm with its parameter as a joint."""
        whole = self.arm.whole or self.arm.released
        assert whole is not None
        if others or self._whole is None:
            values = {**self.defaults, **others}
            chain = whole.numeric({k: v for k, v in values.items() if k != self.parameter})
            self._whole = self._whole if others else chain
            return chain
        return self._whole


def _numbers(where: str, x: Any) -> Array:
    """An array of numbers, contiguous."""
    try:
        return np.ascontiguousarray(x, dtype=float)
    except (TypeError, ValueError, OverflowError):
        raise InputError(where, f"{type(x).__name__}", "an array of numbers") from None


def _poses(T: Any) -> Array:
    """(N, 4, 4) numbers, contiguous."""
    poses = _numbers("pose", T)
    if poses.ndim < 2 or poses.shape[-2:] != (4, 4):
        raise InputError("pose", f"shape {poses.shape}", "(4, 4), or (poses, 4, 4) in a batch")
    return poses.reshape(-1, 4, 4)


def one_pose(T: Any) -> Array:
    """(4, 4) numbers, contiguous."""
    if type(T) is np.ndarray and T.shape == (4, 4) and T.dtype is FLOAT and T.flags.c_contiguous:
        return T
    poses = _poses(T)
    if len(poses) != 1:
        raise InputError(
            "pose", f"shape {np.shape(T)}", "one 4x4 matrix", "For many poses use f.batch(poses)."
        )
    return np.asarray(poses[0])


def not_a_pose(T: Array, where: str = "pose") -> InputError:
    """Return the reason why a matrix is no rigid pose."""
    if not np.isfinite(T).all():
        return InputError(where, "a value that is not finite", "numbers")
    off = float(np.abs(T[:3, :3] @ T[:3, :3].T - np.eye(3)).max())
    what = (
        f"a rotation that is orthonormal to {off:.1e} only"
        if off > ROTATION_TOLERANCE
        else "a matrix that is not a rigid pose"
    )
    return InputError(
        where,
        what,
        f"a rotation, orthonormal to {ROTATION_TOLERANCE:g} and right-handed, and the last row "
        "0 0 0 1",
    )


def rigid(poses: Array) -> Array:
    """The rigid poses (N, 4, 4) nearest to the given ones; what is none is explained."""
    R = poses[:, :3, :3]
    off = np.abs(R @ np.swapaxes(R, 1, 2) - np.eye(3)).max(axis=(1, 2), initial=0.0)
    bad = (
        ~(off <= ROTATION_TOLERANCE)
        | ~np.isfinite(poses).all(axis=(1, 2))
        | (np.abs(poses[:, 3] - [0, 0, 0, 1]).max(axis=1) > ROTATION_TOLERANCE)
    )
    bad[~bad] |= np.linalg.det(R[~bad]) < 0
    if bad.any():
        k = int(np.argmax(bad))
        raise not_a_pose(poses[k], f"pose {k}" if len(poses) > 1 else "pose")
    u, _, vt = np.linalg.svd(R)
    out = poses.copy()
    out[:, :3, :3], out[:, 3] = np.where((off > 1e-13)[:, None, None], u @ vt, R), [0, 0, 0, 1]
    return out


# --- held joints ----------------------------------------------------------------------------------


class LazySolver(SolutionSource):
    """The solver at one value of a parameter, prepared at its first use."""

    def __init__(self, solver: InverseSolver, values: Mapping[str, float]) -> None:
        self.solver, self.values = solver, values

    @property
    def branches(self) -> tuple[str, ...]:  # type: ignore[override]  # asked of the method
        return self.solver.method(self.values).branches

    def geometry(self) -> Chain:
        return self.solver.method(self.values).chain

    def posture_names(self, q: Array) -> tuple[str, ...]:
        return self.solver.method(self.values).posture_names(q)

    def why_none(self, problem: Array) -> str:
        return self.solver.method(self.values).why_none(problem)

    def free_directions(self, q: Array, singular: Array) -> Array:
        return self.solver.method(self.values).free_directions(q, singular)

    def certified(self, problems: Array, counts: Array) -> Array:
        return self.solver.method(self.values).certified(problems, counts)


def _columns(places: list[int]) -> list[int] | slice:
    """Columns of an array; a slice, which is faster, where they are neighbours."""
    first, last = places[0], places[-1]
    return slice(first, last + 1) if last - first < len(places) else places


class HeldJointSolver(PoseSolver):
    """Postures of an arm some of whose joints are held, with the values of these in their
    columns.
    """

    def __init__(self, method: PoseSolver, arm: Arm, values: Mapping[str, float]) -> None:
        assert arm.whole is not None
        self.method, self.branches = method, method.branches
        self.chain = arm.whole.numeric({k: x for k, x in values.items() if k not in arm.free})
        self.own = _columns([k for k, m in enumerate(arm.columns) if m in arm.joints])
        self.held = _columns([k for k, m in enumerate(arm.columns) if m not in arm.joints])
        self.values = np.array([values[m.name] for m in arm.held])

    def _complete(self, q: Array, values: Array) -> Array:
        """Postures (…, joints) from those of the other joints and values of the held ones."""
        rows = np.empty((*q.shape[:-1], self.chain.n))
        rows[..., self.own], rows[..., self.held] = q, values
        return rows

    def one(self, pose: Array) -> Postures:
        q, flags = self.method.one(pose)
        return self._complete(q, self.values), flags

    def many(self, poses: Array) -> PostureTable:
        table = self.method.many(poses)
        return replace(table, q=self._complete(table.q, self.values))

    def moved(self, motion: Array, numbers: Array) -> PostureTable:
        if isinstance(self.held, slice) and self.held.stop == self.held.start + 1:
            table = self.method.swept_by(motion, numbers, self.held.start)
            if table is not None:
                return table
        table = self.method.moved(motion, numbers)
        return replace(table, q=self._complete(table.q, numbers[:, None, None]))

    def swept(self, pose: Array, name: str, numbers: Array) -> Swept | None:
        swept = self.method.swept(pose, name, numbers)
        if swept is None:
            return None
        table, rough = swept
        return replace(table, q=self._complete(table.q, numbers[:, None, None])), rough

    def posture_names(self, q: Array) -> tuple[str, ...]:
        return self.method.posture_names(q[:, self.own])

    def free_directions(self, q: Array, singular: Array) -> Array:
        return self.chain.free_directions(q, np.ones(len(q)))

    def why_none(self, problem: Array) -> str:
        return self.method.why_none(problem)

    def certified(self, problems: Array, counts: Array) -> Array:
        return self.method.certified(problems, counts)


class RedundantArmSolver(SolutionSource):
    """Postures of an arm with one joint more than the pose needs: those within the joint limits at
    the middles of the intervals of its parameter.
    """

    def __init__(self, solver: InverseSolver, values: Mapping[str, float]) -> None:
        """`values` are those of parameters of the geometry."""
        self.solver, self.values = solver, dict(values)
        arm = solver.arm if solver.arm.whole is None else solver.arm.whole
        self.chain = arm.numeric({**solver.defaults, **values})
        self.branches = solver.method({**self.values, solver.parameter: 0.0}).branches

    def at(self, pose: Array, numbers: Array) -> Postures:
        """The postures within the limits for values (N,) of the parameter."""
        swept = self.solver.swept(pose, self.solver.parameter, numbers, self.values)
        inside = swept.exists & self.chain.inside(self.chain.into_limits(swept.solutions))
        flags = np.stack([swept.singular[inside], swept.rows[inside]]).astype(float)
        return swept.solutions[inside], flags

    def one(self, pose: Array) -> Postures:
        """The postures at the middles of the intervals."""
        return self.at(pose, self.solver.intervals(pose, self.values).mean(axis=1))

    def best(self, pose: Array, cost: Callable[[Array], Array]) -> Postures:
        """The postures at the value of the parameter at which one has the least cost."""
        intervals = self.solver.intervals(pose, self.values)
        if not len(intervals):
            return self.at(pose, np.zeros(0))

        def least(numbers: Array) -> Array:
            swept = self.solver.swept(pose, self.solver.parameter, numbers, self.values)
            inside = swept.exists & self.chain.inside(self.chain.into_limits(swept.solutions))
            costs = np.full(inside.shape, np.inf)
            costs[inside] = cost(swept.solutions[inside])
            return np.asarray(costs.min(axis=1, initial=np.inf))

        return self.at(pose, best_value(least, intervals))

    def many(self, poses: Array) -> PostureTable:
        """The same at poses (N, 4, 4)."""
        return PostureTable.of([self.one(pose) for pose in poses], self.chain.n)

    def why_none(self, problem: Array) -> str:
        name = self.solver.parameter
        numbers = np.linspace(*parameter_range(self.solver.arm, name), FREE_JOINT_TRIALS)
        if self.solver.swept(problem, name, numbers, self.values).exists.any():
            return "postures reach the pose, but none within the joint limits"
        return "the pose is out of reach: no posture for any value of the parameter " + name

    def geometry(self) -> Chain:
        return self.chain

    def free_directions(self, q: Array, singular: Array) -> Array:
        return self.chain.free_directions(q, np.ones(len(q)))


# --- parts of a pose ------------------------------------------------------------------------------


def counted_elements(arm: Arm) -> Array:
    """(3, 4) bool: the elements of the pose that are known."""
    return np.array([name in arm.counted for name in ELEMENTS]).reshape(3, 4)


def known_part(poses: Array, counted: Array) -> Array:
    """Poses (N, 4, 4) with the elements that count; those of the unit matrix elsewhere."""
    goals = np.tile(np.eye(4), (len(poses), 1, 1))
    goals[:, :3][:, counted] = poses[:, :3][:, counted]
    bad = ~np.isfinite(goals).all(axis=(1, 2))
    if bad.any():
        k = int(np.argmax(bad))
        raise not_a_pose(goals[k], f"pose {k}" if len(poses) > 1 else "pose")
    return goals


class PartialPoseSolver(SolutionSource):
    """Postures of an arm where the known part of the pose leaves joints free: those of one value
    of the free joints, the first that can be solved.
    """

    def __init__(self, solver: InverseSolver, values: Mapping[str, float]) -> None:
        """`values` are those of parameters of the geometry."""
        assert solver.arm.whole is not None
        self.solver, self.values = solver, dict(values)
        self.chain = solver.arm.whole.numeric({**solver.defaults, **values})
        self.counted = counted_elements(solver.arm)
        names = solver.joints
        self.held = [names.index(m.name) for m in solver.arm.held]
        self.branches = solver.method({**self.values, **self._named(self.middle)}).branches

    @cached_property
    def middle(self) -> Array:
        """The middles of the ranges of the free joints; 0 without limits."""
        low, high = self.chain.low[self.held], self.chain.high[self.held]
        limited = np.isfinite(low) & np.isfinite(high)
        return np.where(limited, 0.5 * (np.where(limited, low, 0) + np.where(limited, high, 0)), 0)

    def _named(self, values: Array) -> dict[str, float]:
        names = [m.name for m in self.solver.arm.held]
        return dict(zip(names, map(float, values), strict=True))

    def _trials(self) -> Iterator[Array]:
        """Values of the free joints: the middle of their ranges, then points spread over them."""
        yield self.middle
        idle = np.abs(self.chain.element_rates(GENERIC_POSITION * np.ones((1, self.chain.n)))[1][0])
        if (idle[self.counted][:, self.held] < MISFIT_TOLERANCE).all():
            return
        span = np.where(self.chain.turns[self.held], np.pi, self.chain.size)
        low = np.where(np.isfinite(x := self.chain.low[self.held]), x, self.middle - span)
        high = np.where(np.isfinite(x := self.chain.high[self.held]), x, self.middle + span)
        points = np.random.default_rng(1).uniform(low, high, (FREE_JOINT_TRIALS, len(self.held)))
        yield from points[np.argsort(np.abs(points - self.middle).max(axis=1))]

    def one(self, pose: Array) -> Postures:
        """The postures at the known part of a pose (4, 4)."""
        for values in self._trials():
            method = self.solver.method({**self.values, **self._named(values)})
            q, flags = method.one(pose)
            if len(q):
                return q, np.stack([np.ones(len(q)), flags[1]])
        return self._by_newton(pose)

    def _by_newton(self, pose: Array) -> Postures:
        """Postures by Newton's method from random ones, where none of the values tried has any."""
        span = np.where(self.chain.turns, np.pi, self.chain.size)
        starts = np.random.default_rng(2).uniform(-span, span, (FREE_JOINT_TRIALS, self.chain.n))
        goals = np.broadcast_to(known_part(pose[None], self.counted), (FREE_JOINT_TRIALS, 4, 4))
        q, left = self.chain.polished_elements(starts, goals, self.counted, passes=40)
        q = q[left < POSE_TOLERANCE][:1]
        return q, np.stack([np.ones(len(q)), np.zeros(len(q))])

    def many(self, poses: Array) -> PostureTable:
        """The postures at the known part of poses (N, 4, 4)."""
        return PostureTable.of([self.one(pose) for pose in poses], self.chain.n)

    def why_none(self, problem: Array) -> str:
        method = self.solver.method({**self.values, **self._named(self.middle)})
        return method.why_none(problem)

    def free_directions(self, q: Array, singular: Array) -> Array:
        rates = self.chain.element_rates(q)[1][:, self.counted]
        return np.asarray(np.linalg.svd(rates)[2][:, -1])


class AxisPoseSolver(SolutionSource):
    """Postures at the position and the z axis of a pose: those of the first turn about the axis
    with which the whole pose can be solved.
    """

    def __init__(self, method: PoseSolver | PartialPoseSolver | RedundantArmSolver) -> None:
        self.method, self.chain, self.branches = method, method.chain, method.branches
        self.counted = np.array([e in POSITION_AND_AXIS for e in ELEMENTS]).reshape(3, 4)
        rates = self.chain.element_rates(GENERIC_POSITION * np.ones((1, self.chain.n)))[1][0][
            self.counted
        ]
        is_joint = (np.abs(rates).max(axis=0) < MISFIT_TOLERANCE).any()  # a joint is the turn
        turns = 1 if is_joint else TURN_SAMPLES
        angles = 2 * np.pi * np.arange(turns) / turns
        self.turns = np.tile(np.eye(4), (turns, 1, 1))
        self.turns[:, 0, 0] = self.turns[:, 1, 1] = np.cos(angles)
        self.turns[:, 1, 0] = np.sin(angles)
        self.turns[:, 0, 1] = -np.sin(angles)

    def completed(self, poses: Array) -> Array:
        """Rigid poses (N, 4, 4) with the positions and z axes of the given ones."""
        a, goals = poses[:, :3, 2], np.tile(np.eye(4), (len(poses), 1, 1))
        across = np.cross(np.eye(3)[np.argmin(np.abs(a), axis=1)], a)
        x = across / np.maximum(np.linalg.norm(across, axis=1), SMALLEST_DIVISOR)[:, None]
        goals[:, :3, 0], goals[:, :3, 1] = x, np.cross(a, x)
        goals[:, :3, 2:] = poses[:, :3, 2:]
        return rigid(goals)

    def one(self, pose: Array) -> Postures:
        """The postures at the position and z axis of a pose (4, 4)."""
        goal = self.completed(pose[None])[0]
        for turn in self.turns:
            q, flags = self.method.one(np.ascontiguousarray(goal @ turn))
            if len(q):
                break
        return q, np.stack([np.ones(len(q)), flags[1]])

    def many(self, poses: Array) -> PostureTable:
        """The same at poses (N, 4, 4)."""
        table = self.method.many(self.completed(poses))
        none = table.counts == 0
        if none.any() and len(self.turns) > 1:
            others = PostureTable.of([self.one(pose) for pose in poses[none]], self.chain.n)
            whole = PostureTable.empty(
                len(poses), max(table.q.shape[1], others.q.shape[1]), self.chain.n
            )
            whole.fill(~none, table.at(~none))
            whole.fill(none, others)
            table = whole
        return replace(table, singular=np.ones_like(table.singular))

    def why_none(self, problem: Array) -> str:
        return self.method.why_none(self.completed(problem[None])[0])

    def posture_names(self, q: Array) -> tuple[str, ...]:
        return self.method.posture_names(q)

    def geometry(self) -> Chain:
        return self.chain

    def free_directions(self, q: Array, singular: Array) -> Array:
        rates = self.chain.element_rates(q)[1][:, self.counted]
        return np.asarray(np.linalg.svd(rates)[2][:, -1])


PoseOrigin = PoseSolver | PartialPoseSolver | RedundantArmSolver | AxisPoseSolver


# --- nearest postures -----------------------------------------------------------------------------

# Least distance first, then least angle, or the least weighted sum of both, of arms with at most
# six joints: every local minimum. The method is written in C (`nearest.c`), run as machine code,
# and written out with the numbers of an arm.
MAX_ROWS = 64  # rows of a result
# m (parts of a size above 1 m) and rad: errors of a posture that reaches the pose
REACH_TOLERANCE = 1e-10

POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "nearest_memory": (WORD,),
    "nearest_many": (None, WORD, *[POINTER] * 3, WORD, *[POINTER] * 5),
}


@dataclass(frozen=True)
class NearestTable:
    """Nearest postures (N, rows, joints) to N poses, the first `counts` of each; `errors`
    (N, rows, 2) are their distances in m and angles in rad; `flat` (N, rows) is True where a row is
    one of infinitely many.
    """

    q: Array
    errors: Array
    flat: Array
    counts: Array


def nearest_postures(
    chain: Chain, poses: Array, weights: tuple[float, float] = (0.0, 0.0), limits: bool = False
) -> NearestTable:
    """The nearest postures to rigid poses (N, 4, 4), sorted by distance, then angle; with weights
    of position (1/m^2) and rotation by wp d^2 + wr 4 sin^2(angle/2). With `limits` the joints stay
    within theirs.
    """
    count = len(poses)
    q, errors = np.zeros((count, MAX_ROWS, chain.n)), np.zeros((count, MAX_ROWS, 2))
    flat, counts = np.zeros((count, MAX_ROWS), np.uint8), np.zeros(count, np.int64)
    memory = np.empty(_function("nearest_memory")(), np.uint8)
    arm, given = chain.packed, np.array(weights, dtype=float)
    arrays = (arm, np.ascontiguousarray(poses), given)
    outputs = (q, errors, flat, counts, memory)
    _function("nearest_many")(
        count, *(x.ctypes.data for x in arrays), int(limits), *(x.ctypes.data for x in outputs)
    )
    most = int(counts.max(initial=0))
    return NearestTable(q[:, :most], errors[:, :most], flat[:, :most] > 0, counts)


def reaching(chain: Chain, table: NearestTable) -> Array:
    """(N, rows) bool: the postures that reach their pose."""
    d, angle = np.moveaxis(table.errors, -1, 0)
    there = np.arange(table.q.shape[1]) < table.counts[:, None]
    return np.asarray(
        there & (d <= REACH_TOLERANCE * max(1.0, chain.size)) & (angle <= REACH_TOLERANCE)
    )


def least_errors(chain: Chain, pose: Array) -> tuple[float, float]:
    """The distance (m) and the angle (rad) from a pose (4, 4) to the nearest one of the arm."""
    distance, angle = nearest_postures(chain, pose[None]).errors[0, 0]
    return float(distance), float(angle)


def nearest_text(distance: float, angle: float) -> str:
    """A clause for messages."""
    return f"the nearest posture misses it by {distance:.3g} m and {angle:.3g} rad"


# --- machine code and C ---------------------------------------------------------------------------


@cache
def _code() -> Code:
    text = _source("nearest.ll")
    content = f"nearest {hashlib.sha256(text.encode()).hexdigest()}"
    return load(lambda: text, content, tuple(PROTOTYPES), level=2)


@cache
def _function(name: str) -> Any:
    return ctypes.CFUNCTYPE(*PROTOTYPES[name])(_code().addresses[name])


def _source(name: str) -> str:
    return files("symoro.solvers").joinpath(name).read_text(encoding="utf-8")


def nearest_c(function: str, arm: str, weights: tuple[float, float], limits: bool) -> str:
    """A C function with the nearest postures of an arm, whose numbers are the table `arm`."""
    (wp, wr), rows = (repr(float(x)) for x in weights), MAX_ROWS
    return f"""{_source("nearest.c")}
#include <stdlib.h>

{arm}
/* The nearest postures to the rigid pose T (4x4, row by row): the rows of q ({rows} x joints, rad
   and m), the best first, their errors ({rows} x 2: m, rad), and 1 in `singular` where a row is one
   of many. Returns their number, -1 where there is no memory. */
int {function}(const double *T, double *q, double *errors, unsigned char *singular);

int {function}(const double *T, double *q, double *errors, unsigned char *singular)
{{
    static const double weights[2] = {{{wp}, {wr}}};
    workspace *work = malloc(sizeof *work);
    int count = -1;
    if (work)
        count = nearest_postures(ARM, T, weights, {int(limits)}, q, errors, singular, work);
    free(work);
    return count;
}}
"""


def _given_or(given: bool | None, default: bool) -> bool:
    """The choice of a call, or the model's own where the call has none."""
    if given is not None and not isinstance(given, (bool, int, np.bool_)):
        raise InputError("limits or certify", type(given).__name__, "True or False")
    return default if given is None else bool(given)
