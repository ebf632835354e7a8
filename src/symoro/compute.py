"""`robot.compute`: every model of a robot as a function on arrays, compiled at its first call.

    arm = sy.load("panda")
    tau = arm.compute.inverse_dynamics(q, qd, qdd)

The functions are kept with the robot, one for each model and set of options.

`singularities(robot)` computes where an arm is singular: the zeros of the determinant of its
Jacobian, the aspects (regions of the joint space between them [BL86]) and whether two postures of
one pose lie in one aspect (a cuspidal arm [W92]).

[BL86] P. Borrel and A. Liégeois, A study of multiple manipulator inverse kinematic solutions, 1986.
[W92] P. Wenger, A new general formalism for the kinematic analysis of all nonredundant
manipulators, 1992.
"""

from __future__ import annotations

import io
import json
from collections import deque, namedtuple
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from keyword import iskeyword
from pathlib import Path
from typing import Any

import numpy as np
from scipy import sparse
from scipy.sparse import csgraph

from symoro.api import generate
from symoro.catalogue import CATALOGUE, ModelSpec, find_model
from symoro.errors import (
    InputError,
    SymoroError,
    UnknownName,
    UnsupportedRobot,
    checked_types,
)
from symoro.expr import (
    CONST_LEVEL,
    MUL,
    NAMED,
    NEG,
    Expr,
    display_text,
    interpret,
    symbols_of,
)
from symoro.formats import write_bytes, write_text
from symoro.library import RobotSource, load
from symoro.model import Model
from symoro.robot import PRISMATIC, Robot

WRENCH = "fe"  # the argument that may be left out: external wrenches are then zero
Key = tuple[tuple[str, str], ...]


class Compute:
    """The models of one robot as functions: `compute.idm(q, qd, qdd)`.

    Names are ids with underscores (`idm`, `id_dynamic`) and the other names of the catalogue
    (`inverse_dynamics`, `mass_matrix`, `rnea` …); `dir(robot.compute)` lists them.
    """

    def __init__(self, robot: Robot) -> None:
        self._robot = robot
        self._functions: dict[str, ModelFunction] = {}

    def __getattr__(self, name: str) -> ModelFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            spec = find_model(name)
        except UnknownName as error:
            raise UnknownAttribute(error) from None
        if spec.id not in self._functions:
            self._functions[spec.id] = _function_of(self._robot, spec)
        return self._functions[spec.id]

    def __dir__(self) -> list[str]:
        names = [
            name.replace("-", "_")
            for spec in CATALOGUE.values()
            if spec.id != "base-parameters" and _has_structure(spec, self._robot)
            for name in (spec.id, *spec.names)
        ]
        return sorted(names)

    def __repr__(self) -> str:
        return f"<models of {self._robot.name} as functions: {', '.join(self.__dir__())}>"


class UnknownAttribute(UnknownName, AttributeError):
    """A model that does not exist; `hasattr` and completion treat it as a missing attribute."""

    def __init__(self, error: UnknownName) -> None:
        SymoroError.__init__(self, str(error))
        self.place, self.found, self.expected = error.place, error.found, error.expected
        self.todo, self.known = error.todo, error.known


def _has_structure(spec: ModelSpec, robot: Robot) -> bool:
    """True unless the model does not exist for the robot's structure."""
    try:
        spec.check(robot)
    except SymoroError:
        return False
    return True


def _function_of(robot: Robot, spec: ModelSpec) -> ModelFunction:
    if spec.id == "base-parameters":
        todo = 'Use sy.generate(robot, "base-parameters").'
        raise InputError(f"compute of {robot.name}", spec.id, "a model with array inputs", todo)
    poses = any(option.name == "fixed" for option in spec.options)
    kind = PoseFunction if poses else LoopFunction if spec.solver else ModelFunction
    return kind(robot, spec)


class ModelFunction:
    """One model of one robot as a function on arrays."""

    summary = "arrays of shape (..., n) in joint order, whose leading axes broadcast"

    def __init__(self, robot: Robot, spec: ModelSpec) -> None:
        self.robot, self.spec = robot, spec
        self.__name__ = spec.id.replace("-", "_")
        self.__doc__ = _documentation(spec, self.summary)
        self._compiled: dict[Key, Any] = {}

    def __repr__(self) -> str:
        return f"<{self.spec.title} of {self.robot.name}: compute.{self.__name__}>"

    def model(self, derivative: Any = None, **options: Any) -> Any:
        """The generated model under these options; `derivative` as for `Model.derivative`."""
        model = generate(self.robot, self.spec.id, **options)
        return model if derivative is None else model.derivative(derivative)

    def compiled(self, **options: Any) -> Any:
        """The compiled model under these options, kept for the next call."""
        key = tuple((name, repr(options[name])) for name in sorted(options)) if options else ()
        if key not in self._compiled:
            self._compiled[key] = self.model(**options).compile()
        return self._compiled[key]

    @property
    def arguments(self) -> dict[str, tuple[str, ...]]:
        """The arrays of a call with default options, each with its elements ('': not read)."""
        arguments: dict[str, tuple[str, ...]] = self.compiled().arguments
        return arguments

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that the model reads with default options, in the order of `p`."""
        parameters: tuple[str, ...] = self.compiled().parameters
        return parameters

    def __call__(
        self,
        *arrays: Any,
        p: Any = None,
        values: Mapping[str, Any] | None = None,
        out: Any = None,
        **options: Any,
    ) -> Any:
        f = self.compiled(**options)
        arrays = _with_wrench(f, arrays)
        vector = p if values is None else _parameter_vector(f, values, p)
        if vector is not None:
            if len(arrays) > len(f.arguments):
                raise InputError(f.program.name, "parameters twice", "p or values once")
            arrays = (*arrays, vector)
        result = f(*arrays, out=out)
        return result if len(f.program.groups) == 1 else _named(self.__name__, f, result)


def _with_wrench(f: Any, arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arrays for the compiled model f, with zeros for external wrenches that are left out."""
    if WRENCH not in f.arguments or len(arrays) != len(f.arguments) - 1:
        return arrays
    place = list(f.arguments).index(WRENCH)
    return (*arrays[:place], np.zeros(len(f.arguments[WRENCH])), *arrays[place:])


def _parameter_vector(f: Any, values: Mapping[str, Any], p: Any) -> Any:
    """The parameter vector of the compiled model f from values by name and known ones."""
    place = f"values for {f.program.name}"
    _check_values(f, place, values, p)
    known = {**f.known, **(f.grouping.completed(values) if f.grouping else values)}
    missing = [name for name in f.parameters if name not in known]
    if missing:
        raise InputError(place, f"none for {', '.join(missing)}", "a number for each parameter")
    if not f.parameters:
        return None
    return np.stack(np.broadcast_arrays(*(known[name] for name in f.parameters)), axis=-1)


def _check_values(f: Any, place: str, values: Mapping[str, Any], p: Any) -> None:
    if not isinstance(values, Mapping):
        raise InputError(place, repr(values)[:60], "a dictionary, parameter name to number")
    if p is not None:
        raise InputError(place, "p beside it", "one of them")
    for name in values:
        if name not in f.parameters and name not in f.ignored:
            raise UnknownName(place, name, f.parameters)


def _named(name: str, f: Any, arrays: tuple[Any, ...]) -> Any:
    """The arrays of several output groups as a named tuple."""
    fields = [f"{group}_" if iskeyword(group) else group for group in f.groups]
    return namedtuple(name, fields)(*arrays)


class PoseFunction(ModelFunction):
    """An inverse geometric model as a function of poses."""

    summary = "a pose T (4, 4), or poses (N, 4, 4)"

    def __call__(self, T: Any, **options: Any) -> Any:  # type: ignore[override]  # takes a pose
        own = {option.name for option in self.spec.options}
        f = self.compiled(**{name: x for name, x in options.items() if name in own})
        rest = {name: x for name, x in options.items() if name not in own}
        return f.batch(T, **rest) if np.ndim(T) == 3 else f(T, **rest)


class LoopFunction(ModelFunction):
    """The geometry of closed loops as a function of the motorised joints."""

    summary = "positions (..., motors) of the motorised joints, in joint order"

    def __call__(self, q: Any, **options: Any) -> Any:  # type: ignore[override]  # motors only
        f = self.compiled(**options)
        motors = np.asarray(q, float)
        if not motors.ndim or motors.shape[-1] != len(f.active):
            expected = f"(..., {len(f.active)}): {', '.join(f.active)}"
            raise InputError(f"{self.robot.name}, q", f"shape {motors.shape}", expected)
        given = {name: motors[..., k] for k, name in enumerate(f.active)}
        return f.batch(given) if motors.ndim > 1 else f({n: float(x) for n, x in given.items()})


def _documentation(spec: ModelSpec, summary: str) -> str:
    names = f" Other names: {', '.join(spec.names)}." if spec.names else ""
    options = "\n".join(f"    {o.name} = {o.default!r}: {o.help}" for o in spec.options)
    outputs = ", ".join(spec.groups)
    return (
        f"{spec.title} ({spec.id}).{names}\n\n"
        f"Arguments: {summary}; `arguments` lists them.\n"
        f"External wrenches fe may be left out: they are then zero.\n"
        f"Parameters without a known value: p=vector in the order of `parameters`, or\n"
        f"values={{name: number}}. Result: {outputs}.\n\nOptions:\n{options}\n"
    )


# --- singular postures ----------------------------------------------------------------------------


Array = np.ndarray
# values of a joint, by the number of joints
CELLS_PER_JOINT = {1: 720, 2: 240, 3: 60, 4: 24, 5: 12, 6: 8}
SMALLEST_ASPECT = 1e-3  # share of the joint space below which a region is not counted as an aspect
POINTS_PER_CELL = 24  # points between two neighbouring cells at which a way is checked
JOINTS = 6  # of an arm with a square Jacobian
PATH_TRIALS = 8  # ways between postures that are searched for
TRIED_POSES = 200  # random poses that are tried for two postures in one aspect


@dataclass(frozen=True)
class Aspect:
    """A region of the joint space without singular postures: the sign of the determinant there, its
    share of the joint space, and one posture in it, away from the border.
    """

    sign: int
    share: float
    posture: tuple[float, ...]


@dataclass(frozen=True)
class Cusp:
    """Two postures (joints,) of one pose (4, 4) in one aspect: the arm can change from one to the
    other without passing a singular posture.
    """

    pose: Array
    first: Array
    second: Array


@dataclass(frozen=True)
class Singularities:
    """The singular postures of an arm: the factors of the determinant of its Jacobian on a grid of
    the joints `joints` on which it depends, whose values are `values`; the regions between its
    zeros are the `aspects`, numbered by `labels` on the grid (0: a region too small to count).

    `cusp` is an example where two postures of one pose lie in one aspect; None where none of
    `poses` random poses has any, or where they were not tried (`poses` is 0).
    """

    robot: Robot
    columns: tuple[str, ...]  # all joints
    joints: tuple[str, ...]
    factors: tuple[str, ...]  # of the determinant, as text: singular where one of them is 0
    values: tuple[Array, ...]
    factor_values: tuple[Array, ...]  # of each factor on the grid
    labels: Array
    aspects: tuple[Aspect, ...]
    cusp: Cusp | None
    poses: int
    assumed: tuple[str, ...]  # parameters without a value, taken as 1
    lost: tuple[str, ...]  # the motion that is lost where each factor vanishes

    @property
    def cuspidal(self) -> bool:
        """True if two postures of one pose lie in one aspect."""
        return self.cusp is not None

    @cached_property
    def locus(self) -> Array:
        """(points, joints): singular postures, where a factor of the determinant changes its sign
        between two neighbours of the grid.
        """
        return np.concatenate([_zeros(self.values, f) for f in self.factor_values])

    def data(self) -> dict[str, Any]:
        """Everything but the grid, for JSON."""
        cusp = self.cusp
        return {
            "robot": self.robot.name,
            "joints": list(self.columns),
            "determinant_depends_on": list(self.joints),
            "singular_where_zero": list(self.factors),
            "lost": list(self.lost),
            "aspects": [
                {"sign": a.sign, "share": a.share, "posture": list(a.posture)} for a in self.aspects
            ],
            "cuspidal": self.cuspidal,
            "poses_tried": self.poses,
            "example": None
            if cusp is None
            else {name: getattr(cusp, name).tolist() for name in ("pose", "first", "second")},
            "lengths_taken_as_1": list(self.assumed),
            "locus_points": len(self.locus),
        }

    def report(self) -> str:
        """The same as text."""
        lines = [
            f"{self.robot.name}: the determinant of the Jacobian depends on "
            f"{', '.join(self.joints)}. Singular where",
            *(
                f"  {x} = 0" + (f": the arm loses the {text}" if text else "")
                for x, text in zip(self.factors, self.lost, strict=True)
            ),
            *([f"Taken as 1: {', '.join(self.assumed)}."] if self.assumed else []),
            f"{len(self.aspects)} aspects (regions without singular postures): share of the joint "
            "space, sign of the determinant, a posture",
        ]
        for k, a in enumerate(self.aspects, 1):
            posture = ", ".join(
                f"{n} = {x:.3g}" for n, x in zip(self.columns, a.posture, strict=True)
            )
            lines.append(f"  {k}: {100 * a.share:.1f} %, {a.sign:+d}, {posture}")
        if self.cusp is not None:
            lines.append("Cuspidal: two postures of one pose lie in one aspect, for example")
            lines += [f"  {np.round(q, 4).tolist()}" for q in (self.cusp.first, self.cusp.second)]
        elif self.poses:
            lines.append(f"No two postures in one aspect at {self.poses} random poses.")
        return "\n".join(lines) + "\n"

    def write(self, folder: str | Path) -> list[Path]:
        """singularities.json, locus.csv (singular postures) and a picture for each pair of joints
        on which the determinant depends.
        """
        at = Path(folder)
        rows = [",".join(self.joints), *(",".join(f"{x:.6g}" for x in r) for r in self.locus)]
        files = [
            write_text(at / "singularities.json", json.dumps(self.data(), indent=2) + "\n"),
            write_text(at / "locus.csv", "\n".join(rows) + "\n"),
        ]
        pairs = list(combinations(range(len(self.joints)), 2))
        return [*files, *(self._picture(at, pair) for pair in pairs)]

    def _others_text(self, place: Sequence[int], pair: tuple[int, int]) -> str:
        """The positions of the joints beside the two of a picture; '' if there are none."""
        others = [
            f"{n} = {v[i]:.2f}"
            for k, (n, v, i) in enumerate(zip(self.joints, self.values, place, strict=True))
            if k not in pair
        ]
        return f" at {', '.join(others)}" if others else ""

    def _picture(self, folder: Path, pair: tuple[int, int]) -> Path:
        """The aspects and the singular postures in the plane of two joints; the others are those of
        the first aspect's posture.
        """
        from matplotlib.figure import Figure  # heavy, needed here alone

        posture = dict(zip(self.columns, self.aspects[0].posture, strict=True))
        place = [
            int(np.abs(v - posture[n]).argmin())
            for n, v in zip(self.joints, self.values, strict=True)
        ]
        at = tuple(slice(None) if k in pair else i for k, i in enumerate(place))
        x, y = (self.values[k] for k in pair)
        figure = Figure(figsize=(6, 5.2), layout="constrained")
        axes = figure.subplots()
        colours = np.where(self.labels[at] > 0, self.labels[at] % 10, np.nan)
        axes.pcolormesh(x, y, colours.T, cmap="tab10", vmin=0, vmax=9, alpha=0.45)
        for factor in self.factor_values:
            if np.ptp(np.sign(factor[at])):
                axes.contour(x, y, factor[at].T, levels=[0], colors="k", linewidths=1.5)
        names = [self.joints[k] for k in pair]
        axes.set_xlabel(names[0])
        axes.set_ylabel(names[1])
        beside = self._others_text(place, pair)
        axes.set_title(
            f"{self.robot.name}: singular postures (black) and aspects{beside}", fontsize=9
        )
        picture = io.BytesIO()
        figure.savefig(picture, format="png", dpi=110)
        return write_bytes(folder / f"aspects_{names[0]}_{names[1]}.png", picture.getvalue())


class JointSpace:
    """The factors of the determinant of a robot's Jacobian on a grid of the joints on which it
    depends; where one vanishes the arm is singular.
    """

    def __init__(self, model: Model, values: Mapping[str, float], limits: bool) -> None:
        self.robot = robot = model.robot
        self.names = [str(robot.variable(j)) for j in robot.moving]
        self.numbers = {**robot.values, **values}
        product = _factors(model.traced.outputs[0])
        self.factors = [x for x in product if not _names(x).isdisjoint(self.names)]
        used = set().union(*map(_names, self.factors))
        self.joints = [k for k, name in enumerate(self.names) if name in used]
        ranges = [_joint_range(robot, j, limits) for j in robot.moving]
        self.low, self.high = np.array([r[:2] for r in ranges]).T
        self.periodic = tuple(ranges[k][2] for k in self.joints)
        cells = CELLS_PER_JOINT[max(1, len(self.joints))]
        middles = (np.arange(cells) + 0.5) / cells
        self.values = tuple(
            self.low[k] + (self.high[k] - self.low[k]) * middles for k in self.joints
        )

    def at(self, x: Sequence[Array]) -> tuple[Array, ...]:
        """The factors of the determinant at values of the joints that matter."""
        positions = {self.names[k]: v for k, v in zip(self.joints, x, strict=True)}
        shape = np.broadcast_shapes(*(v.shape for v in x))
        factors = interpret(self.factors, {**self.numbers, **positions})
        return tuple(np.broadcast_to(factor, shape) for factor in factors)

    def grid(self) -> tuple[Array, ...]:
        """The factors of the determinant on the grid."""
        return self.at(np.meshgrid(*self.values, indexing="ij"))

    def posture(self, x: Sequence[float]) -> tuple[float, ...]:
        """A posture with values of the joints that matter, 0 elsewhere."""
        q = dict(zip(self.joints, map(float, x), strict=True))
        return tuple(q.get(k, 0.0) for k in range(len(self.names)))

    def cell(self, q: Array) -> tuple[int, ...]:
        """The cell of the grid in which a posture (joints,) lies."""
        place = []
        for k, v in zip(self.joints, self.values, strict=True):
            part = (q[k] - self.low[k]) / (self.high[k] - self.low[k])
            place.append(int(np.floor(part * len(v))) % len(v))
        return tuple(place)

    def regions(self, code: Array) -> Array:
        """The number of the connected region of equal signs of every cell, from 0."""
        number, pairs = np.arange(code.size).reshape(code.shape), []
        for axis, joins in enumerate(self.periodic):
            same = code == np.roll(code, -1, axis)
            if not joins:
                np.moveaxis(same, axis, 0)[-1] = False
            pairs.append(np.stack([number[same], np.roll(number, -1, axis)[same]]))
        a, b = np.concatenate(pairs, axis=1)
        graph = sparse.coo_matrix((np.ones(len(a), bool), (a, b)), shape=(code.size, code.size))
        labels = csgraph.connected_components(graph, directed=False)[1]
        return np.asarray(labels.reshape(code.shape))

    def connected(self, labels: Array, first: Array, second: Array) -> bool:
        """True if a way through cells of one region leads from one posture to another along which
        all factors of the determinant keep their signs.
        """
        way = self._way(labels, self.cell(first), self.cell(second))
        x = [first[self.joints], *(self._centre(c) for c in way), second[self.joints]]
        steps = np.diff(x, axis=0)
        steps = np.where(self.periodic, np.remainder(steps + np.pi, 2 * np.pi) - np.pi, steps)
        points = (
            np.array(x)[:-1, None] + np.linspace(0, 1, POINTS_PER_CELL)[:, None] * steps[:, None]
        )
        code = _signs(self.at(list(np.moveaxis(points, -1, 0))))
        return bool(way) and bool((code == code[0, 0]).all())

    def _centre(self, cell: tuple[int, ...]) -> Array:
        return np.array([v[k] for v, k in zip(self.values, cell, strict=True)])

    def _way(
        self, labels: Array, start: tuple[int, ...], goal: tuple[int, ...]
    ) -> list[tuple[int, ...]]:
        """Neighbouring cells of one region from a start to a goal, few at first."""
        before: dict[tuple[int, ...], tuple[int, ...] | None] = {start: None}
        waiting = deque([start])
        while waiting and goal not in before:
            cell = waiting.popleft()
            for other in self._neighbours(cell, labels.shape):
                if other not in before and labels[other] == labels[cell]:
                    before[other] = cell
                    waiting.append(other)
        way = []
        at: tuple[int, ...] | None = goal if goal in before else None
        while at is not None:
            way.append(at)
            at = before[at]
        return way[::-1]

    def _neighbours(self, cell: tuple[int, ...], shape: tuple[int, ...]) -> list[tuple[int, ...]]:
        neighbours = []
        for k, joins in enumerate(self.periodic):
            for step in (1, -1):
                i = cell[k] + step
                if joins or 0 <= i < shape[k]:
                    neighbours.append((*cell[:k], i % shape[k], *cell[k + 1 :]))
        return neighbours


def _names(x: Expr) -> set[str]:
    """The names of the symbols of an expression."""
    return {str(v) for v in symbols_of([x])}


def _joint_range(robot: Robot, j: int, limits: bool) -> tuple[float, float, bool]:
    """The lower and upper values of a joint, and whether they are one turn of it."""
    low, high = robot.joint(j).limits[:2]
    if limits and low is not None and high is not None:
        return low, high, False
    slides = robot.sigma(j) == PRISMATIC
    return (-1.0, 1.0, False) if slides else (-np.pi, np.pi, True)


@checked_types
def singularities(
    robot: RobotSource,
    *,
    values: Mapping[str, float] | None = None,
    limits: bool = False,
    poses: int = TRIED_POSES,
) -> Singularities:
    """The singularities of an arm of six joints: aspects, cuspidality, singular postures.

    `values` are numbers of parameters that the robot leaves open (others are taken as 1); `limits`
    restricts the joints to their limits; `poses` random poses are tried for two postures in one
    aspect.
    """
    robot = load(robot)
    _check_six_joints(robot)
    model = generate(robot, "determinant")
    given = {**robot.values, **(values or {})}
    assumed = [name for name in model.parameters if name not in given]
    numbers = {**(values or {}), **dict.fromkeys(assumed, 1.0)}
    space = JointSpace(model, numbers, limits)
    if not space.joints:
        raise UnsupportedRobot(f"The Jacobian of {robot.name} has the same determinant everywhere.")
    factors = space.grid()
    labels, aspects = _aspects(space, np.prod(factors, axis=0), space.regions(_signs(factors)))
    tried = 0 if limits else poses
    cusp = _cusp(space, labels, tried)
    return Singularities(
        robot,
        tuple(space.names),
        tuple(space.names[k] for k in space.joints),
        tuple(display_text(x, 400) for x in space.factors),
        space.values,
        factors,
        labels,
        tuple(aspects),
        cusp,
        tried,
        tuple(assumed),
        tuple(_lost_motions(model, space, factors)),
    )


def _zeros(values: Sequence[Array], factor: Array) -> Array:
    """(points, joints): where a factor changes its sign between two neighbours of a grid."""
    return np.concatenate([_zeros_along(values, factor, k) for k in range(len(values))])


def _zeros_along(values: Sequence[Array], factor: Array, axis: int) -> Array:
    x, d = values[axis], np.moveaxis(factor, axis, 0)
    crossed = np.argwhere(d[:-1] * d[1:] < 0)
    a, b = (d[(crossed[:, 0] + k, *crossed[:, 1:].T)] for k in (0, 1))
    others = [v for k, v in enumerate(values) if k != axis]
    rows = [v[crossed[:, k + 1]] for k, v in enumerate(others)]
    rows.insert(axis, x[crossed[:, 0]] + (x[1] - x[0]) * a / (a - b))
    return np.stack(rows, axis=1)


def _lost_motions(model: Model, space: JointSpace, grids: Sequence[Array]) -> Iterator[str]:
    """The motion that is lost where each factor vanishes: as the model gives it, else at a
    posture.
    """
    known = dict(zip(model.factors, model.lost, strict=False))
    for k, factor in enumerate(space.factors):
        text = known.get(display_text(factor), "")
        points = _zeros(space.values, grids[k])
        yield text or (_lost_at(space, k, points) if len(points) else "")


def _lost_at(space: JointSpace, k: int, points: Array) -> str:
    """The motion that is lost at one of the postures where factor k vanishes, far from the zeros of
    the others.
    """
    values = np.abs(space.at(list(points.T)))
    others = np.delete(values, k, axis=0)
    q = space.posture(points[int(np.argmax(others.prod(axis=0)))])
    jacobian = generate(space.robot, "jacobian")
    positions = dict(zip(space.names, q, strict=True))
    J = jacobian.evaluate(
        {n: x for n, x in {**space.numbers, **positions}.items() if n in jacobian.inputs}
    )["J"]
    a = np.linalg.svd(J)[0][:, -1]
    V, w = (", ".join(f"{x + 0.0:.3g}" for x in np.round(part, 4)) for part in (a[:3], a[3:]))
    shown = ", ".join(f"{x:.3g}" for x in q)
    return f"motion with velocity ({V}) and angular velocity ({w}) in frame 0 at q = ({shown})"


def _check_six_joints(robot: Robot) -> None:
    if robot.has_closed_loops or len(robot.moving) != JOINTS:
        raise UnsupportedRobot(
            f"{robot.name}: found {len(robot.moving)} joints"
            f"{' and closed loops' if robot.has_closed_loops else ''}, expected a serial arm of "
            f"{JOINTS} joints, whose Jacobian has a determinant."
        )


def _signs(factors: Sequence[Array]) -> Array:
    """The signs of factors as one number."""
    code = np.zeros(factors[0].shape, int)
    for factor in factors:
        code = 2 * code + (factor > 0)
    return code


def _factors(x: Expr) -> list[Expr]:
    """The factors of a product, without signs and numbers."""
    if x.op in (NEG, NAMED):
        return _factors(x.args[0])
    if x.op is MUL:
        return [y for a in x.args for y in _factors(a)]
    return [] if x.level == CONST_LEVEL else [x]


def _aspects(space: JointSpace, determinant: Array, regions: Array) -> tuple[Array, list[Aspect]]:
    """The regions of the grid, largest first, numbered from 1; those too small to count are 0."""
    numbers, counts = np.unique(regions, return_counts=True)
    labels = np.zeros_like(regions)
    aspects: list[Aspect] = []
    for k in np.argsort(-counts, kind="stable"):
        share = float(counts[k] / regions.size)
        if share < SMALLEST_ASPECT:
            break
        inside = regions == numbers[k]
        labels[inside] = len(aspects) + 1
        best = np.unravel_index(np.where(inside, np.abs(determinant), -1).argmax(), regions.shape)
        posture = space.posture([v[i] for v, i in zip(space.values, best, strict=True)])
        aspects.append(Aspect(int(np.sign(determinant[best])), share, posture))
    return labels, aspects


def _cusp(space: JointSpace, labels: Array, poses: int) -> Cusp | None:
    """Two postures of one pose in one aspect, of random poses."""
    if not poses:
        return None
    solver, attempts = generate(space.robot, "igm").compile(), 0
    values = {n: x for n, x in space.numbers.items() if n in solver.arm.parameters}
    chain = solver.solver(values).chain
    q = np.random.default_rng(2).uniform(space.low, space.high, (poses, chain.n))
    answers = solver.batch(chain.poses(q), values)
    for answer in map(answers.__getitem__, range(poses)):
        rows = answer.solutions[~answer.singular]
        numbers = [labels[space.cell(x)] for x in rows]
        for i, k in combinations(range(len(rows)), 2):
            if numbers[i] == numbers[k] > 0 and attempts < PATH_TRIALS:
                attempts += 1
                if space.connected(labels, rows[i], rows[k]):
                    return Cusp(answer.problem, rows[i], rows[k])
    return None
