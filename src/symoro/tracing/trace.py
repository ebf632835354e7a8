"""Tracing: a model is a pure function over scalars; run on a robot of expressions it gives a
Program.

A `Trace` carries SYMORO's intermediate names. In fast mode a name is a hint beside the node; in
symoro mode it makes an opaque intermediate variable, wherever the value has an operation, as the
original did after each step; on numbers it does nothing.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any, Protocol, TypeVar

from symoro.expr import (
    COS,
    NAMED,
    NEG,
    SIN,
    SYMBOL,
    Argument,
    Expr,
    Group,
    Mat3,
    Program,
    Role,
    Scalar,
    Transform,
    Vec3,
    as_expr,
    cos,
    named,
    postorder_by,
    rebuilt,
    sin,
    symbols_of,
)
from symoro.robot import ROTOR_MOTION, Robot, rotor_symbol

Result = TypeVar("Result")


class Trace:
    """Names the intermediates of a model while it is traced: a name is a hint beside the node."""

    writes_listing = (
        False  # True: a name makes an intermediate variable, as in the original listing
    )

    def __init__(self) -> None:
        self.hints: dict[Expr, str] = {}
        self._trig: dict[Expr, tuple[Expr, Expr]] = {}

    def __call__(self, name: str, value: Scalar) -> Scalar:
        """The value, named if it is an expression with an operation."""
        if not isinstance(value, Expr):
            return value
        core = value.first if value.op is NEG else value
        return self.named(name, value, core) if core.op.cost else value

    def named(self, name: str, value: Expr, core: Expr) -> Expr:
        """The value with a name; `core` is the value without its sign."""
        self.hints.setdefault(core, name)
        return value

    def vec(self, name: str, v: Vec3, j: int | str) -> Vec3:
        """Components name1j, name2j, name3j."""
        return Vec3(*(self(f"{name}{c}{j}", x) for c, x in enumerate(v, 1)))

    def mat(self, name: str, m: Mat3, j: int | str) -> Mat3:
        """Elements by row and column: name11j, name12j …"""
        rows = [
            [self(f"{name}{r}{c}{j}", x) for c, x in enumerate(row, 1)]
            for r, row in enumerate(m.rows, 1)
        ]
        return Mat3.from_rows(rows)

    def named_parts(self, value: Result, name_parts: Callable[[], Result]) -> Result:
        """Return name_parts(), the value with names for its parts; the value where none has one."""
        return name_parts()

    def shared(self, robot: Robot, key: Hashable, make: Callable[[], Result]) -> Result:
        """Return make(), a step of the algorithm that depends on the robot and the key.

        A trace without names computes it once.
        """
        return make()

    def recalled(self, robot: Robot, step: Callable[..., Result], *args: Any) -> Result:
        """Return step(*args, self), shared by robot and arguments; `args` may begin with the
        robot.
        """
        key = (step, *args[args[0] is robot :])
        return self.shared(robot, key, lambda: step(*args, self))

    def sincos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        """Sine and cosine with SYMORO's names: S1, C1, S23, C23, Sa1, Ca1."""
        if not isinstance(angle, Expr):
            return sin(angle), cos(angle)
        if angle not in self._trig:
            suffix, (s, c) = angle_suffix(angle), _sincos(angle)
            # an angle and its opposite have one sine
            sine = -self(f"S{suffix}", s.first) if s.op is NEG else self(f"S{suffix}", s)
            self._trig[angle] = sine, self(f"C{suffix}", c)
        return self._trig[angle]


class ListingTrace(Trace):
    """Each name makes an opaque intermediate variable, as the original did after each step."""

    writes_listing = True

    def __init__(self) -> None:
        super().__init__()
        self.definitions: dict[str, Expr] = {}  # by name, also of values without an operation

    def __call__(self, name: str, value: Scalar) -> Scalar:
        step = super().__call__(name, value)
        self.definitions.setdefault(name, as_expr(step))
        return step

    def named(self, name: str, value: Expr, core: Expr) -> Expr:
        node = named(name, value)
        self.hints.setdefault(node, name)  # the order of the hints is that of the listing
        return node


class PriceTrace(Trace):
    """A trace for its price only: no names, and steps known for the same robot are recalled."""

    def __call__(self, name: str, value: Scalar) -> Scalar:
        return value

    def vec(self, name: str, v: Vec3, j: int | str) -> Vec3:
        return v

    def mat(self, name: str, m: Mat3, j: int | str) -> Mat3:
        return m

    def named_parts(self, value: Result, name_parts: Callable[[], Result]) -> Result:
        return value

    def shared(self, robot: Robot, key: Hashable, make: Callable[[], Result]) -> Result:
        return robot.derived(key, make)

    def sincos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        return _sincos(angle) if isinstance(angle, Expr) else (sin(angle), cos(angle))


def name_repeated(values: Sequence[Expr], name: str, trace: Trace) -> list[Expr]:
    """The values with names for their sines, and name1, name2 … for what is used more than once.

    A listing writes an expression without a name as often as it is used.
    """
    nodes = postorder_by(values, _operands)
    uses = Counter(a for n in nodes for a in _operands(n))
    image: dict[Expr, Expr] = {}
    numbers = count(1)
    for n in nodes:
        new = rebuilt(n, image) if _operands(n) else n
        if new.op in (SIN, COS):
            new = as_expr(trace.sincos(new.first)[new.op is COS])
        elif n.op.cost and uses[n] > 1:
            new = as_expr(trace(f"{name}{next(numbers)}", new))
        image[n] = new
    return [image[v] for v in values]


def _operands(n: Expr) -> tuple[Expr, ...]:
    """The operands; none of a named intermediate."""
    return () if n.op is NAMED else n.args


@lru_cache(maxsize=1024)
def _sincos(angle: Expr) -> tuple[Expr, Expr]:
    """Return sine and cosine; the cache saves work, because most angles occur many times."""
    return sin(angle), cos(angle)


def angle_suffix(angle: Expr) -> str:
    """q2 + q3 -> 23; a1 -> a1; anything else by its symbols."""
    names = sorted(s.payload[0] for s in symbols_of([angle]))
    joints = [n[1:] for n in names if n[:1] == "q" and n[1:].isdigit()]
    if len(joints) == len(names):
        separator = "_" if any(len(n) > 1 for n in joints) and len(joints) > 1 else ""
        return separator.join(sorted(joints, key=int))
    return "".join(names)


@dataclass(frozen=True)
class Details:
    """Results of a model beside its program; each kind of model has its own."""


NO_DETAILS = Details()


@dataclass(frozen=True)
class RegressorColumns(Details):
    """Of an identification model: the parameter of each column."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class SingularFactors(Details):
    """Of a determinant: the factors whose zeros are the singular configurations, and the motion
    that each loses ('' where it is not known).
    """

    factors: tuple[Expr, ...]
    lost: tuple[str, ...] = ()


@dataclass(frozen=True)
class LoopAssemblies(Details):
    """Of the geometry of closed loops: the joint of each column and the label of each row."""

    passive: tuple[int, ...]
    branches: tuple[str, ...]


@dataclass(frozen=True)
class Traced:
    """A traced model: output groups, notes for the reader, and results that are not numbers.

    `arguments` are array arguments beside those of the robot, which they precede.
    """

    groups: tuple[Group, ...]
    notes: tuple[str, ...] = ()
    details: Details = NO_DETAILS
    arguments: tuple[Argument, ...] = ()


Build = Callable[
    [Robot, Mapping[str, Any], Trace], Traced
]  # a model's algorithm: robot, options and choices


@dataclass(frozen=True, order=True)
class Quote:
    """The price of a model and its traced outputs; two quotes compare by their price."""

    value: float
    traced: tuple[Expr, ...] = field(default=(), compare=False)


class Price(Protocol):
    """The price of a model under some choices: as traced, or with `thorough` after the passes."""

    def __call__(
        self, build: Build, choices: Mapping[str, Any], thorough: bool = False
    ) -> Quote: ...


Choose = Callable[
    [Robot, Mapping[str, Any], Price], Mapping[str, Any]
]  # picks the choices of a model


def cheapest_of(
    build: Build, variants: Callable[[Robot, Mapping[str, Any]], list[dict[str, Any]]]
) -> Choose:
    """The cheapest of a list of equivalent forms."""
    return lambda robot, o, price: min(variants(robot, o), key=lambda v: price(build, v))


def output_group(
    name: str,
    shape: tuple[int, ...],
    values: Sequence[Scalar],
    labels: Sequence[str],
    joints: Sequence[Sequence[int | tuple[int, int]]] = (),
) -> Group:
    """An output; `joints` are those along each axis, () where an axis counts other things."""
    return Group(name, shape, tuple(values), tuple(labels), tuple(map(tuple, joints)))


def rows_group(name: str, rows: Mapping[int, Vec3]) -> Group:
    """One row of three components per link, by its number j: labels name1j, name2j, name3j."""
    values = [x for v in rows.values() for x in v]
    labels = [f"{name}{c}{j}" for j in rows for c in (1, 2, 3)]
    return output_group(name, (len(rows), 3), values, labels, (tuple(rows), ()))


def matrix_group(
    name: str, rows: Sequence[Sequence[Scalar]], joints: Sequence[Sequence[int]] = ()
) -> Group:
    """Labels name11, name12 …; an underscore where an index has two digits."""
    columns = len(rows[0]) if rows else 0
    wide = "_" if max(len(rows), columns) > 9 else ""
    labels = [f"{name}{r}{wide}{c}" for r in range(1, len(rows) + 1) for c in range(1, columns + 1)]
    return output_group(
        name, (len(rows), columns), [x for row in rows for x in row], labels, joints
    )


def transform_group(name: str, T: Transform) -> Group:
    return output_group(
        name, (4, 4), T.elements, [f"{name}{r}{c}" for r in range(1, 5) for c in range(1, 5)]
    )


def make_program(name: str, robot: Robot, traced: Traced, trace: Trace) -> Program:
    """The traced groups as a Program whose arguments follow the robot."""
    groups = tuple(
        dataclasses.replace(g, values=tuple(as_expr(v) for v in g.values)) for g in traced.groups
    )
    places = (*traced.arguments, *robot.derived("layout", lambda: layout(robot)))
    return Program(
        name, groups, places, robot.symbols, dict(trace.hints), is_listing=trace.writes_listing
    )


def layout(robot: Robot) -> tuple[Argument, ...]:
    """The array arguments of every model of this robot: q, qd, qdd, tau, fe, base."""
    joints = [robot.joint(j) for j in robot.moving]
    by_joint = (
        Argument("q", tuple(robot.variable(j) for j in robot.moving), joints=robot.moving),
        Argument("qd", tuple(_symbol(x.QP) for x in joints), joints=robot.moving),
        Argument("qdd", tuple(_symbol(x.QDP) for x in joints), joints=robot.moving),
        Argument("tau", tuple(_symbol(x.GAM) for x in joints), joints=robot.moving),
    )
    wrench = tuple(
        dict.fromkeys(s for w in robot.wrenches for s in _symbols(vars(w).values(), Role.WRENCH))
    )
    motion = (robot.base.W0, robot.base.WP0, robot.base.V0, robot.base.VP0, robot.gravity)
    base = tuple(dict.fromkeys(s for v in motion for s in _symbols(v, Role.BASE)))
    return (*by_joint, *rotor_arguments(robot), Argument("fe", wrench), Argument("base", base))


ROTORS = dict(zip(("qM", "qMd", "qMdd"), ROTOR_MOTION, strict=True))


def rotor_arguments(robot: Robot) -> tuple[Argument, ...]:
    """Arrays for the rotors of elastic joints."""
    elastic = robot.elastic_joints
    return (
        tuple(
            Argument(name, tuple(rotor_symbol(code, j) for j in elastic), joints=elastic)
            for name, code in ROTORS.items()
        )
        if elastic
        else ()
    )


def _symbol(x: Scalar) -> Expr | None:
    return x if isinstance(x, Expr) and x.op is SYMBOL else None


def _symbols(values: Any, role: Role) -> Iterator[Expr]:
    yield from (
        s for s in symbols_of([v for v in values if isinstance(v, Expr)]) if s.payload[1] is role
    )
