"""Rows of the observation: regressor beside measurement, [A y], of each joint or of the energy.

Four models:
- dynamic: Gamma = D K [KC97 (39)];
- filtered: Gamma smoothed = slope of D1 smoothed K + D2 smoothed K, without accelerations
  [KC97 (44)];
- power: Gamma qd = dh K;
- energy: work over an interval = change of h K + work of friction, without accelerations
  [KC97 (47), GK88 (24)].

The machine code computes only the elements that are not zero in structure: the rows of a joint have
the columns of the links that it moves.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
[KC97] W. Khalil, D. Creusot: SYMORO+: a system for the symbolic modelling of robots, 1997.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr import as_expr, interpret, is_zero, symbols_of
from symoro.identify.filtering import (
    KERNEL_SPAN,
    Piece,
    Samples,
    Treatment,
    decimation_kernel,
    lowpass,
    read_samples,
)
from symoro.identify.identifiable_parameters import (
    FrictionTerm,
    Parameters,
    driven_robot,
    independent_motors,
    motor_columns,
    with_symbols,
)
from symoro.identify.log_columns import BASE, BOTH, JOINTS, Setup, logged_joints
from symoro.jit.function import Compiled
from symoro.robot import Robot, passive_joints
from symoro.tracing.trace import ROTORS

Array = np.ndarray
CHUNK_ROWS = 1024  # rows that are computed at a time
DECIMATED_CHUNK_ROWS = 16
BASE_GROUPS = tuple(f"base {c}{axis}" for c in "fm" for axis in "xyz")  # rows of a moving base
WHOLE_ROBOT = "robot"  # the group of rows of the models with one row per sample
REGRESSORS = {  # of each model, by output group
    "dynamic": {"D": "id-dynamic"},
    "filtered": {"D1": "id-filtered", "D2": "id-filtered"},
    "power": {"dh": "id-power"},
    "energy": {"h": "id-energy"},
}
COLUMN_MODELS = {name: next(iter(ids.values())) for name, ids in REGRESSORS.items()}
COLUMN_MODELS["energy"] = "id-power"  # it has columns of friction too
ChangeSamples = Callable[[Samples], Samples]


# --- compiled regressors -------------------------------------------------------------------------


@dataclass(frozen=True)
class RegressorPart:
    """One output group of a regressor, compiled without its structural zeros."""

    run: Compiled
    columns: tuple[Array, ...]  # by row of the regressor: places in `Parameters.names`
    places: tuple[slice, ...]  # by row of the regressor: elements of the compiled output
    sums: tuple[tuple[int, ...], ...]  # by group of rows: the rows of the regressor that it sums


def _check_model(robot: Robot, model: str) -> None:
    if model not in REGRESSORS:
        raise UnknownName("model", model, REGRESSORS)
    if robot.has_moving_base and model != "dynamic":
        raise UnsupportedRobot(
            f"{robot.name} has a moving base, whose velocity the model '{model}' needs and sensors "
            "on it do not measure: use the model 'dynamic'."
        )
    if robot.has_elastic_joints and model != "dynamic":
        raise UnsupportedRobot(
            f"{robot.name} has elastic joints, which the model '{model}' does not tell from rigid "
            "ones: use the model 'dynamic'."
        )


class ObservationModel:
    """The compiled regressors of a robot, which compute rows of the observation from samples.

    Rows come in groups: one per logged joint, or one group for the whole robot. An elastic joint
    has two, whose measured effort is that of its motor: the joint with its rotor, in which the
    spring has no part, and the rotor alone. Other processes compile for themselves.
    """

    def __init__(
        self,
        robot: Robot,
        setup: Setup,
        model: str = "dynamic",
        terms: tuple[FrictionTerm, ...] = (),
    ) -> None:
        _check_model(robot, model)
        driven = driven_robot(robot, setup)
        self.robot, self.setup, self.model = with_symbols(driven, setup.drives or ()), setup, model
        self.robot_as_given, self.joints, self.terms = robot, logged_joints(robot), terms
        self.sums_joints = model in ("power", "energy")  # one row per sample for all joints
        self.groups, self.places = self._row_groups()
        regressor = self._regressor(COLUMN_MODELS[model])
        motors = independent_motors(self.robot, setup, self.joints)
        added = (*motors, *(term.name(j) for term in terms for j in self.joints))
        self.parameters = Parameters(self.robot, (*regressor.columns, *added), added)
        missing = [s for s in regressor.parameters if s not in self.robot.values]
        if missing:
            raise InputError(
                f"identification of {robot.name}",
                f"no value for {', '.join(missing)}",
                "numbers for the geometry and gravity",
                "Give them in the robot file: (*@ values = {…} *).",
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return ObservationModel, (self.robot_as_given, self.setup, self.model, self.terms)

    def with_dead_zone(self, speeds: Sequence[float]) -> ObservationModel:
        """Return the model that leaves out rows of joints slower than `speeds` (joints,)."""
        other = copy.copy(self)
        other.setup = dataclasses.replace(self.setup, dead_zone=tuple(speeds))
        return other

    def _row_groups(self) -> tuple[tuple[str, ...], tuple[int | None, ...]]:
        """The names of the groups of rows, and the place of the joint of each, None for others."""
        if self.sums_joints:
            return (WHOLE_ROBOT,), (None,)
        robot, efforts = self.robot_as_given, self.setup.efforts or BOTH
        places = [] if efforts == BASE else list(range(len(self.joints)))
        names = [robot.joint(self.joints[k]).name or f"joint {self.joints[k]}" for k in places]
        elastic = [k for k in places if self.joints[k] in robot.elastic_joints]
        rotors = [f"rotor of {names[k]}" for k in elastic]
        base = BASE_GROUPS if robot.has_moving_base and efforts != JOINTS else ()
        return (*names, *rotors, *base), (*places, *elastic, *[None] * len(base))

    def _regressor(self, id: str) -> Any:
        return self.robot.derived(
            ("identification", id), lambda: generate(self.robot, id, parameters="base")
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the identified parameters."""
        return self.parameters.names

    @cached_property
    def parts(self) -> dict[str, RegressorPart]:
        """The compiled parts by output group (D; D1, D2; dh; h)."""
        ids = REGRESSORS[self.model]
        return {group: self._compile_part(id, group) for group, id in ids.items()}

    def _compile_part(self, id: str, group: str) -> RegressorPart:
        regressor = self._regressor(id)
        output = next(g for g in regressor.traced.groups if g.name == group)
        width = len(regressor.columns)
        elements = np.array([not is_zero(v) for v in output.values]).reshape(-1, width)
        names = np.array(output.labels).reshape(elements.shape)
        sums = self._output_rows()
        rows = sorted(set(chain.from_iterable(sums)))
        columns = [np.flatnonzero(elements[r]) for r in rows]
        labels = tuple(str(x) for r in rows for x in names[r, elements[r]])
        selection = {**regressor.options, "outputs": labels}
        run = self.robot.derived(
            ("rows", id, group, self.setup.efforts),
            lambda: dataclasses.replace(regressor, options=selection).compile(threads=1),
        )
        places = np.array([self.names.index(name) for name in regressor.columns], int)
        edges = np.cumsum([0, *map(len, columns)])
        return RegressorPart(
            run,
            tuple(places[c] for c in columns),
            tuple(map(slice, edges[:-1], edges[1:])),
            tuple(tuple(map(rows.index, group)) for group in sums),
        )

    def _output_rows(self) -> list[tuple[int, ...]]:
        """The rows of the regressor that each group sums: a moving base comes first there, the
        rotors of elastic joints last.
        """
        if self.sums_joints:
            return [(0,)]
        n, base = len(self.joints), 6 if self.robot.has_moving_base else 0
        elastic = [self.joints.index(j) for j in self.robot.elastic_joints]
        rotors = {k: (base + n + p,) for p, k in enumerate(elastic)}
        of_joints = [k for k in self.places if k is not None]
        joints = [(base + k, *rotors.get(k, ())) for k in of_joints[:n]]
        of_rotors = [rotors[k] for k in of_joints[n:]]
        return [*joints, *of_rotors, *((r,) for r in range(self.places.count(None)))]

    # --- columns of each group of rows -------------------------------------------------------

    @cached_property
    def group_columns(self) -> tuple[Array, ...]:
        """By group of rows: the places of its columns among the parameters, in order."""
        return tuple(
            np.array(sorted({*self._compiled_columns(g), *self._added_columns(g)}), int)
            for g in range(len(self.groups))
        )

    def _compiled_columns(self, g: int) -> list[int]:
        return [
            int(c) for part in self.parts.values() for r in part.sums[g] for c in part.columns[r]
        ]

    def _added_columns(self, g: int) -> list[int]:
        """Columns that are not compiled: coupled motors, terms of friction, and friction of the
        energy model.
        """
        if self.sums_joints:
            names = [*self.parameters.added, *self._losses]
        elif (place := self.places[g]) is None:
            return []
        else:
            coupled = self.setup.coupled_motors(len(self.joints))
            joints = [self.joints[k] for k, c in coupled if c[place]]
            names = [m for m in self.parameters.added if m[2] == "M" and int(m[3:]) in joints]
            names += [term.name(self.joints[place]) for term in self.terms]
        return [self.names.index(name) for name in names]

    @cached_property
    def _losses(self) -> list[str]:
        """Parameters of friction and damping, whose work the energy model integrates over time."""
        if self.model != "energy":
            return []
        stored = self._regressor("id-energy").columns
        return [name for name in self._regressor("id-power").columns if name not in stored]

    @cached_property
    def _loss_powers(self) -> Compiled:
        """The columns of the losses of the power model."""
        power = self._regressor("id-power")
        selection = {**power.options, "outputs": tuple(f"dh_{name}" for name in self._losses)}
        run: Compiled = self.robot.derived(
            "loss powers",
            lambda: dataclasses.replace(power, options=selection).compile(threads=1),
        )
        return run

    # --- rows of samples ---------------------------------------------------------------------

    def inputs(self, s: Samples) -> dict[str, Array]:
        """Return q, qd, qdd and the efforts tau, (rows, moving joints), with the passive positions
        of closed loops, and the motion of a moving base, (rows, 12).
        """
        given = {"q": s.q, "qd": s.qd, "qdd": s.qdd, "tau": s.tau}
        more = {"base": self._base_motion(s)} if self.robot.has_moving_base else {}
        if self.robot.has_elastic_joints:
            more |= zip(ROTORS, np.moveaxis(self._rotors(s), 1, 0), strict=True)
        if not self.robot.has_closed_loops:
            return given | more
        moving = self.robot.moving
        at = [moving.index(j) for j in self.joints]
        wide = {name: np.zeros((len(s.q), len(moving))) for name in given}
        for name, x in given.items():
            wide[name][:, at] = x
        motors = {str(self.robot.variable(j)): s.q[:, k] for k, j in enumerate(self.joints)}
        passive = [moving.index(j) for j in passive_joints(self.robot)]
        wide["q"][:, passive] = self._loop_solver.follow(motors)
        return wide | more

    def _rotors(self, s: Samples) -> Array:
        """qM, qMd and qMdd of the elastic joints, (rows, 3, elastic joints)."""
        if s.rotors is None:
            raise InputError(
                f"efforts of {self.robot.name}",
                "no motion of the rotors of its elastic joints",
                "their positions, velocities and accelerations, (rows, 3, elastic joints)",
            )
        return s.rotors

    def _of_drives(self, s: Samples) -> Samples:
        """The samples with the speeds and accelerations of the rotors of elastic joints."""
        if not self.robot.has_elastic_joints:
            return s
        at = [self.joints.index(j) for j in self.robot.elastic_joints]
        qd, qdd, rotors = s.qd.copy(), s.qdd.copy(), self._rotors(s)
        qd[:, at], qdd[:, at] = rotors[:, 1], rotors[:, 2]
        return dataclasses.replace(s, qd=qd, qdd=qdd)

    def _base_motion(self, s: Samples) -> Array:
        """W0, WP0, V0 and VP0; VP0 is the acceleration less gravity, V0 has no effect."""
        motion = np.zeros((len(s.q), 12))
        if s.base is None:
            motion[:, 9:12] = -self._gravity
        else:
            motion[:, :6], motion[:, 9:12] = s.base[:, :6], s.base[:, 6:]
        return motion

    @cached_property
    def _gravity(self) -> Array:
        """Gravity in frame 0 of a base at rest, as numbers."""
        robot = self.robot_as_given
        if self.setup.gravity:
            return np.array(self.setup.gravity)
        gravity = [as_expr(x) for x in robot.gravity]
        missing = [s.payload[0] for s in symbols_of(gravity) if s.payload[0] not in robot.values]
        if missing:
            raise InputError(
                f"motion of the base of {robot.name}",
                f"neither columns of it nor a value for {', '.join(missing)}",
                "columns w0 and a0, or gravity in frame 0 of a base at rest",
                "Name the columns (columns.w0, columns.a0), or set gravity = [0, 0, -9.81].",
            )
        return np.array([float(x) for x in interpret(gravity, robot.values)])

    def _external_efforts(self, s: Samples, external: Array) -> Array:
        """Efforts (rows, joints + 6) that the wrench on the base and contact forces add to those of
        the joints and of the base.
        """
        n, at, inputs = len(self.joints), 6, self.inputs(s)
        total = np.zeros((len(s.q), n + 6))
        total[:, n:] = external[:, :6]
        for place, names in (self.setup.contacts or {}).items():
            f = np.zeros((len(s.q), 6))
            f[:, : len(names)] = external[:, at : at + len(names)]
            at += len(names)
            pose, jacobian = self._contact_models(place)
            T = pose.rows(*(inputs[name] for name in pose.arguments)).reshape(-1, 4, 4)
            J = jacobian.rows(*(inputs[name] for name in jacobian.arguments)).reshape(len(f), 6, n)
            F, M = (np.einsum("kij,kj->ki", T[:, :3, :3], x) for x in (f[:, :3], f[:, 3:]))
            total[:, :n] += np.einsum("kij,ki->kj", J, f)
            total[:, n:] += np.concatenate([F, M + np.cross(T[:, :3, 3], F)], axis=1)
        return total

    def _contact_models(self, place: str) -> tuple[Compiled, Compiled]:
        """The pose of a link or frame in frame 0, and its Jacobian matrix in its own axes."""
        frame = int(place) if place.isdigit() else place
        at = {"frame": frame}
        return (
            self.robot.derived(
                ("contact pose", place), lambda: generate(self.robot, "dgm", **at).compile()
            ),
            self.robot.derived(
                ("contact jacobian", place),
                lambda: generate(self.robot, "jacobian", **at, projection=frame).compile(),
            ),
        )

    @cached_property
    def _loop_solver(self) -> Any:
        return generate(self.robot, "loop-geometry").compile()

    def augmented_rows(self, s: Samples, part: str, y: Sequence[Array] | None) -> list[Array]:
        """Return by group the rows [A y], (rows, group columns + 1); y is zero where None."""
        p = self.parts[part]
        inputs = self.inputs(s)
        values = p.run.rows(*(inputs[name] for name in p.run.arguments))
        added = self.added_terms(s, part)
        groups = []
        for g, columns in enumerate(self.group_columns):
            rows = np.empty((len(s.q), len(columns) + 1))
            (first, *others) = p.sums[g]
            if len(p.columns[first]) == len(columns):
                rows[:, :-1] = values[:, p.places[first]]
            else:
                rows[:] = 0.0
                rows[:, np.searchsorted(columns, p.columns[first])] = values[:, p.places[first]]
            for r in others:
                rows[:, np.searchsorted(columns, p.columns[r])] += values[:, p.places[r]]
            for name, column in added[g].items():
                rows[:, self.column(g, name)] = column
            groups.append(rows)
            self._multiply_by_load(g, groups)
            rows[:, -1] = 0.0 if y is None else y[g]
        return groups

    def _multiply_by_load(self, g: int, groups: Sequence[Array]) -> None:
        """Multiply the column of friction by load with the effort that the links of g take: for a
        rotor those of its joint.
        """
        place = self.places[g]
        for term in self.terms:
            if term.load and place is not None:
                load = dict(term.load)
                x = np.array([load.get(self.names[c], 0.0) for c in self.group_columns[place]])
                effort = np.abs(groups[place][:, :-1] @ x)
                groups[g][:, self.column(g, f"FL{self.joints[place]}")] *= effort

    def column(self, g: int, name: str) -> int:
        """Return the place of a parameter's column in the rows of group g."""
        return int(np.searchsorted(self.group_columns[g], self.names.index(name)))

    def added_terms(self, s: Samples, part: str) -> list[dict[str, Array]]:
        """Return by group the columns (rows,) of coupled motors and of added terms of friction.

        In models with one row for all joints they are powers.
        """
        by_joint = self._terms_by_joint(s, part)
        if not self.sums_joints:
            return [{} if k is None else by_joint[k] for k in self.places]
        powers: dict[str, Array] = {}
        for k, columns in enumerate(by_joint):
            for motor, x in columns.items():
                powers[motor] = powers.get(motor, np.zeros(len(s.q))) + x * s.qd[:, k]
        return [powers]

    def _terms_by_joint(self, s: Samples, part: str) -> list[dict[str, Array]]:
        s = self._of_drives(s)
        by_joint = [
            {m: x for m, x in columns.items() if m in self.parameters.added}
            for columns in motor_columns(self.setup, self.joints, s, part)
        ]
        if part != "D1":
            for k, j in enumerate(self.joints):
                by_joint[k] |= {term.name(j): term.column(s, k) for term in self.terms}
        return by_joint

    def loss_powers(self, s: Samples) -> Mapping[str, Array]:
        """Return the power (rows,) per unit of each parameter of friction and damping [GK88 (22),
        (23)].
        """
        if not self._losses:
            return {}
        inputs, run = self.inputs(s), self._loss_powers
        values = run.rows(*(inputs[name] for name in run.arguments))
        return dict(zip(self._losses, values.T, strict=True))

    def measurements(self, s: Samples) -> list[Array]:
        """Return by group what was measured, (rows,): efforts, or their power."""
        n, tau, base = len(self.joints), s.tau, np.zeros((6, len(s.q)))
        if s.external is not None:
            more = self._external_efforts(s, s.external)
            tau, base = tau + more[:, :n], more[:, n:].T
        if self.sums_joints:
            return [(tau * s.qd).sum(axis=1)]
        joints = [tau[:, k] for k in self.places if k is not None]
        return [*joints, *base[: self.places.count(None)]]

    def moving_rows(self, qd: Array) -> list[Array]:
        """Return by group True for the rows at which its joint is outside its dead zone."""
        if self.sums_joints or not self.setup.dead_zone:
            return [np.ones(len(qd), bool)] * len(self.groups)
        least = self.setup.dead_zone
        return [
            np.ones(len(qd), bool) if k is None else np.abs(qd[:, k]) >= least[k]
            for k in self.places
        ]


# --- rows of a log -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rows:
    """Rows of all groups at the same times."""

    t: Array  # (rows,) s
    groups: list[Array]  # [A y] of each group
    moving: list[Array]  # of each group: True for the rows that count

    def at(self, rows: slice) -> Rows:
        """Return some of the rows."""
        return Rows(self.t[rows], [x[rows] for x in self.groups], [x[rows] for x in self.moving])

    def thin(self, step: int) -> Rows:
        """Return one row in `step`, copied so that the others can be freed."""
        return Rows(
            self.t[::step].copy(),
            [x[::step].copy() for x in self.groups],
            [x[::step].copy() for x in self.moving],
        )


def count_rows(parts: Sequence[Rows]) -> int:
    """Return the number of times of all parts."""
    return sum(len(rows.t) for rows in parts)


def join_rows(parts: Sequence[Rows]) -> Rows:
    """Return the rows of all parts, one after the other."""
    if len(parts) == 1:
        return parts[0]
    groups = range(len(parts[0].groups))
    return Rows(
        np.concatenate([r.t for r in parts]),
        [np.concatenate([r.groups[g] for r in parts]) for g in groups],
        [np.concatenate([r.moving[g] for r in parts]) for g in groups],
    )


def observe_piece(
    model: ObservationModel, piece: Piece, change: ChangeSamples | None = None
) -> Iterator[Rows]:
    """Yield the rows of a piece of a log, chunk by chunk; `change` may replace its samples."""
    for s in read_samples(piece, model.robot, model.setup):
        yield from observe(model, s if change is None else change(s), piece.treatment)


def observe(model: ObservationModel, s: Samples, treatment: Treatment) -> Iterator[Rows]:
    """Yield the rows of one stretch of samples, filtered or decimated."""
    if model.model == "energy":
        return _energy_rows(model, s, treatment.every)
    if model.model == "filtered" or treatment.every > 1:
        return _decimated_rows(model, s, treatment.every)
    if treatment.row_cutoff is not None:
        return _filtered_rows(model, s, treatment)
    return _sample_rows(model, s)


def _sample_rows(model: ObservationModel, s: Samples) -> Iterator[Rows]:
    """One row per sample: Gamma = D K, or Gamma qd = dh K."""
    (part,) = model.parts
    for a in range(s.first, s.last, CHUNK_ROWS):
        own = s.rows(a, min(a + CHUNK_ROWS, s.last))
        # Gamma = D K, or its power [KC97 (39)]
        rows = model.augmented_rows(own, part, model.measurements(own))
        yield Rows(own.t, rows, model.moving_rows(own.qd))


def _filtered_rows(model: ObservationModel, s: Samples, treatment: Treatment) -> Iterator[Rows]:
    """One row per sample, both sides through the same low-pass."""
    (part,) = model.parts
    all_rows = s.rows(0, len(s.q))
    own = slice(s.first, s.last)
    rows = [
        lowpass(x, s.rate, treatment.row_cutoff, treatment.order)[own]
        for x in model.augmented_rows(all_rows, part, model.measurements(all_rows))
    ]
    yield Rows(s.t[own], rows, model.moving_rows(s.qd[own]))


def _decimated_rows(model: ObservationModel, s: Samples, every: int) -> Iterator[Rows]:
    """Parallel decimation: both sides through the kernel, one row in `every`."""
    h, dh = decimation_kernel(every, s.rate)
    half = KERNEL_SPAN * every // 2
    centres = np.arange(s.first + (-s.row) % every, s.last, every)
    centres = centres[(centres >= half) & (centres + half < len(s.q))]
    for k in range(0, len(centres), DECIMATED_CHUNK_ROWS):
        at = centres[k : k + DECIMATED_CHUNK_ROWS]
        span = s.rows(int(at[0]) - half, int(at[-1]) + half + 1)
        smooth, slope = np.zeros((2, len(at), len(span.q)))
        for r in range(len(at)):
            kernel = slice(r * every, r * every + len(h))
            smooth[r, kernel], slope[r, kernel] = h, dh
        y = model.measurements(span)
        if model.model == "filtered":
            D1, D2 = model.augmented_rows(span, "D1", None), model.augmented_rows(span, "D2", y)
            rows = [smooth @ b + slope @ a for a, b in zip(D1, D2, strict=True)]  # [KC97 (44)]
        else:
            (part,) = model.parts
            rows = [smooth @ x for x in model.augmented_rows(span, part, y)]
        yield Rows(s.t[at], rows, model.moving_rows(smooth @ span.qd))


def _energy_rows(model: ObservationModel, s: Samples, every: int) -> Iterator[Rows]:
    """Work since the start of the stretch, or over the last `setup.horizon` seconds, against the
    change of energy.
    """
    from scipy.integrate import cumulative_simpson  # heavy, needed here alone

    own = s.rows(s.first, s.last)
    ends = np.arange(0, len(own.q), every)
    if len(ends) < 2 or len(own.q) < 3:
        return
    horizon = model.setup.horizon
    back = len(own.q) if horizon is None else max(1, round(horizon * s.rate / every))
    powers = {**model.loss_powers(own), **model.added_terms(own, "dh")[0]}
    power = np.stack([*powers.values(), model.measurements(own)[0]], axis=1)
    # integrals of the powers of friction and motors [GK88 (22), (23), (25)]
    work = cumulative_simpson(power, dx=1 / s.rate, axis=0, initial=0)[ends]
    sums = model.augmented_rows(own.at(ends), "h", None)[0]  # H = h K [KC97 (48)]
    sums[:, -1] = work[:, -1]
    for k, name in enumerate(powers):
        sums[:, model.column(0, name)] = work[:, k]
    t2 = np.arange(1, len(ends))
    t1 = np.maximum(t2 - back, 0)
    rows = sums[t2] - sums[t1]  # [GK88 (12), (24), (28)]
    yield Rows(own.t[ends[1:]], [rows], [np.ones(len(rows), bool)])
