"""A Program: named inputs, grouped and shaped outputs, and names for intermediate variables.

With it come the rules that every program follows, the reference interpreter, and derivatives,
forward and reverse, which are programs again.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from operator import attrgetter
from typing import Any

import numpy as np

from symoro.cache import DerivedResults
from symoro.errors import InputError
from symoro.expr import functions
from symoro.expr.dag import postorder, use_counts
from symoro.expr.node import ONE, ZERO, Expr, Role, as_expr
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, SYMBOL, TABLE, Op

# of an index along an axis: the number of the joint that it belongs to, of two joints for their
# product, 0 for a coordinate that is no joint's
Joints = tuple[int | tuple[int, int], ...]


@dataclass(frozen=True)
class Argument:
    """One array argument: a place for each symbol, None where the robot has a fixed value there.

    `shape` is that of a matrix, its symbols row by row; () for a vector.
    """

    name: str
    symbols: tuple[Expr | None, ...]
    shape: tuple[int, ...] = ()
    joints: tuple[int, ...] = ()  # the number of each place's joint; empty: no joints' places

    @property
    def axes(self) -> tuple[int, ...]:
        """The number of elements along each axis."""
        return self.shape or (len(self.symbols),)


@dataclass(frozen=True)
class Group:
    """One output array, elements row by row, with a name for each element."""

    name: str
    shape: tuple[int, ...]
    values: tuple[Expr, ...]
    labels: tuple[str, ...]
    joints: tuple[Joints, ...] = ()  # along each axis; () where the axis counts other things

    def __post_init__(self) -> None:
        if not prod(self.shape) == len(self.values) == len(self.labels):
            raise ValueError(
                f"group {self.name}: shape {self.shape} holds {prod(self.shape)} elements, "
                f"found {len(self.values)} values, {len(self.labels)} labels"
            )

    @property
    def all_joints(self) -> tuple[Joints, ...]:
        """The joints along each axis, () for each where there are none."""
        return self.joints or ((),) * len(self.shape)


@dataclass(frozen=True)
class Program(DerivedResults):
    """A pure function of scalars. `layout` orders the inputs; only the used ones are asked for."""

    name: str
    groups: tuple[Group, ...]
    layout: tuple[Argument, ...] = ()
    order: tuple[str, ...] = ()  # preferred order of parameters
    hints: Mapping[Expr, str] = field(default_factory=dict)
    is_listing: bool = False  # symoro mode: equal named intermediates stay statements

    @cached_property
    def outputs(self) -> tuple[Expr, ...]:
        return tuple(v for g in self.groups for v in g.values)

    @cached_property
    def nodes(self) -> tuple[Expr, ...]:
        """Every node, operands first."""
        return tuple(postorder(self.outputs))

    @cached_property
    def _counts(self) -> dict[Expr, int]:
        return use_counts(self.outputs)

    @property
    def reach(self) -> Set[Expr]:
        """Every node, in no order that matters."""
        return self._counts.keys()

    @cached_property
    def rising(self) -> Sequence[Expr]:
        """Every node, operands first, in structural order: found in a third of the time that
        `nodes` takes.
        """
        return sorted(self.reach, key=attrgetter("key"))

    @cached_property
    def alike(self) -> Mapping[Op, Sequence[Expr]]:
        """Every node, by its operation."""
        by_operation: dict[Op, list[Expr]] = defaultdict(list)
        for n in self.reach:
            by_operation[n.op].append(n)
        return by_operation

    @cached_property
    def uses(self) -> Mapping[Expr, int]:
        """Uses of each node by others and as an output, a use through a sign counted for the node
        itself.
        """
        uses = dict(self._counts)
        for n in self.alike[NEG]:
            uses[n.first] += uses[n] - 1
        return uses

    @cached_property
    def symbols(self) -> tuple[Expr, ...]:
        """The symbols that the outputs depend on: variables in the order of the layout, then
        parameters.
        """
        used = set(self.alike[SYMBOL])
        variables = [s for a in self.layout for s in a.symbols if s in used]
        others = used.difference(variables)
        rank = {name: k for k, name in enumerate(self.order)}
        return (
            *variables,
            *sorted(
                others,
                key=lambda s: (
                    s.payload[1].is_parameter,
                    rank.get(s.payload[0], len(rank)),
                    s.payload[0],
                ),
            ),
        )

    def joints_of(self, symbols: Iterable[Expr]) -> Joints:
        """The joints to which the places of symbols belong, 0 where there is none."""
        joints = {s: j for a in self.layout for s, j in zip(a.symbols, a.joints, strict=False)}
        return tuple(joints.get(s, 0) for s in symbols)

    @property
    def parameters(self) -> tuple[str, ...]:
        return tuple(s.payload[0] for s in self.symbols if s.payload[1].is_parameter)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """The array arguments in use, in the order of the layout; symbols outside it (derivatives)
        come last.
        """
        used = set(self.symbols)
        known = tuple(a for a in self.layout if not used.isdisjoint(a.symbols))
        loose = used.difference(s for a in known for s in a.symbols)
        return known + _arguments_by_role([s for s in self.symbols if s in loose])

    def with_outputs(
        self, values: Iterable[Expr], hints: Mapping[Expr, str] | None = None
    ) -> Program:
        """The same program with other expressions for its outputs, in the same order, and other
        name hints.
        """
        supply = iter(values)
        groups = tuple(
            dataclasses.replace(g, values=tuple([next(supply) for _ in g.values]))
            for g in self.groups
        )
        return dataclasses.replace(
            self, groups=groups, hints=self.hints if hints is None else hints
        )

    def with_hints(self, hints: Mapping[Expr, str]) -> Program:
        """The same program with other name hints and the properties computed so far."""
        program = dataclasses.replace(self, hints=hints)
        vars(program).update({k: v for k, v in vars(self).items() if k not in ("hints", "memo")})
        return program

    def mapped(self, image: Mapping[Expr, Expr]) -> Program:
        """The program after a rewrite that maps old nodes to new ones; name hints follow.

        Itself where nothing changes.
        """
        if all(image.get(v, v) is v for v in self.outputs):
            return self
        hints: dict[Expr, str] = {}
        for node, name in self.hints.items():
            if node in self.reach:
                hints.setdefault(image.get(node, node), name)
        return self.with_outputs([image.get(v, v) for v in self.outputs], hints)


def _arguments_by_role(symbols: Iterable[Expr]) -> tuple[Argument, ...]:
    """One argument for each role of the symbols that is not a parameter's."""
    by_role: dict[Role, list[Expr]] = {role: [] for role in Role if not role.is_parameter}
    for s in symbols:
        if s.payload[1] in by_role:
            by_role[s.payload[1]].append(s)
    return tuple(Argument(role.value, tuple(own)) for role, own in by_role.items() if own)


# --- the rules that every program follows; the pipeline checks them after each pass ------------


# operations, what must hold, the nodes for which it does not
Rule = tuple[tuple[Op, ...], str, Callable[[list[Expr]], list[Expr]]]
EVERY = tuple(TABLE.values())
RULES: tuple[Rule, ...] = (
    (
        EVERY,
        "a node has as many operands as its operation",
        lambda nodes: [n for n in nodes if len(n.args) != n.op.arity],
    ),
    (
        (CONSTANT,),
        "a constant is exact and not negative",
        lambda nodes: [n for n in nodes if n.payload < 0],
    ),
    ((NEG,), "no sign on a sign", lambda nodes: [n for n in nodes if n.first.op is NEG]),
    (
        (MUL, DIV),
        "no sign inside a product or a quotient",
        lambda nodes: [n for n in nodes for a in n.args if a.op is NEG],
    ),
    (
        (ADD,),
        "a sum starts with a positive term",
        lambda nodes: [n for n in nodes if n.first.op is NEG],
    ),
    (
        EVERY,
        "an operand's level is not above its user's",
        lambda nodes: [n for n in nodes for a in n.args if a.level > n.level],
    ),
    (
        EVERY,
        "an operand's order key is below its user's",
        lambda nodes: [n for n in nodes for a in n.args if a.key >= n.key],
    ),
    (
        (SYMBOL, NAMED),
        "a symbol and a named intermediate have a name",
        lambda nodes: [n for n in nodes if not n.payload[0]],
    ),
)


class IllegalProgram(AssertionError):
    """A pass broke a rule of the IR: a defect of symoro, never of its input."""


def check_rules(program: Program, after: str = "", known: Set[Expr] = frozenset()) -> Program:
    """Return the program, or raise IllegalProgram with the rule, the node and the pass.

    `known` are nodes that were checked before.
    """
    alike = program.alike
    if known:
        alike = {op: [n for n in nodes if n not in known] for op, nodes in alike.items()}
    place = f"after {after or 'construction'}"
    for ops, what, broken in RULES:
        for node in broken([n for op in ops for n in alike.get(op, ())]):
            raise IllegalProgram(f"{place}: {what}; broken by {node!r} in {program.name}")
    _check_roles(program, place)
    return program


def _check_roles(program: Program, place: str) -> None:
    """Raise IllegalProgram if two symbols have the same name."""
    names: dict[str, Expr] = {}
    for s in program.symbols:
        name = s.payload[0]
        if names.setdefault(name, s) is not s:
            raise IllegalProgram(f"{place}: symbol {name} has two roles in {program.name}")


# --- the reference interpreter: one operation of the table at a time ------------------------------


def interpret(roots: Iterable[Expr], values: Mapping[str, Any]) -> list[Any]:
    """The values of the roots, given a float or an array for every symbol name."""
    targets = list(roots)
    known: dict[Expr, Any] = {}
    for node in postorder(targets):
        if node.op is SYMBOL:
            known[node] = values[node.payload[0]]
        elif node.op is CONSTANT:
            known[node] = float(node.payload)
        else:
            assert node.op.value is not None
            known[node] = node.op.value(*(known[a] for a in node.args))
    return [known[t] for t in targets]


def run_program(program: Program, values: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Each output group as an array of shape (*batch, *group.shape); the inputs broadcast."""
    names = [s.payload[0] for s in program.symbols]
    missing = [n for n in names if n not in values]
    if missing:
        raise KeyError(", ".join(missing))
    inputs = {n: real(values[n], n)[()] for n in names}
    batch = common_batch({n: np.shape(x) for n, x in inputs.items()})
    results = iter(interpret(program.outputs, inputs))
    outputs = {}
    for g in program.groups:
        columns = [np.broadcast_to(next(results), batch) for _ in g.values]
        outputs[g.name] = (
            np.stack(columns, axis=-1).reshape((*batch, *g.shape))
            if columns
            else np.zeros((*batch, *g.shape))
        )
    return outputs


def real(value: Any, place: str) -> np.ndarray:
    """Convert numbers to an aligned array of native doubles; such an array is returned as it is."""
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise InputError(
            place, "rows of different lengths", "a rectangular array of real numbers"
        ) from error
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        raise InputError(
            place,
            "an array with masked elements",
            "a number for each element",
            "Remove the masked states, or fill them: x.filled(0.0).",
        )
    if array.dtype == np.float64 and array.dtype.isnative and array.flags.aligned:
        return array
    if array.dtype.kind not in "fiub":
        raise InputError(
            place,
            f"an array of type {array.dtype}",
            "real numbers",
            "Convert it first, e.g. np.asarray(x, dtype=float).",
        )
    return np.require(array, np.float64, "A")


def common_batch(shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that all leading axes broadcast to."""
    if len(different := set(shapes.values()) - {()}) < 2:
        return different.pop() if different else ()
    try:
        return np.broadcast_shapes(*shapes.values())
    except ValueError as error:
        given = ", ".join(f"{name} {shape}" for name, shape in shapes.items() if shape)
        todo = "Give every input the same number of states."
        raise InputError(
            "the batch", f"shapes that do not broadcast: {given}", "equal leading axes, or 1", todo
        ) from error


# --- derivatives ----------------------------------------------------------------------------------


def partials(node: Expr) -> Iterator[tuple[Expr, Expr]]:
    """(operand, d node / d operand) for the operands of a node."""
    if node.args:
        assert node.op.partials is not None
        for a, d in zip(node.args, node.op.partials(functions, *node.args), strict=True):
            yield a, as_expr(d)


def forward(outputs: Sequence[Expr], variables: Sequence[Expr]) -> list[list[Expr]]:
    """Rows of d output / d variable, one tangent sweep per variable."""
    slopes = _slopes(outputs)
    columns = [_tangents(outputs, slopes, {x: ONE}) for x in variables]
    return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in outputs]


def along(outputs: Sequence[Expr], rates: Mapping[Expr, Expr]) -> list[Expr]:
    """The rates of the outputs when variables change at these rates: one tangent sweep."""
    return _tangents(outputs, _slopes(outputs), rates)


Slopes = dict[Expr, list[tuple[Expr, Expr]]]


def _slopes(outputs: Sequence[Expr]) -> Slopes:
    return {n: list(partials(n)) for n in postorder(outputs)}


def _tangents(outputs: Sequence[Expr], slopes: Slopes, rates: Mapping[Expr, Expr]) -> list[Expr]:
    tangent: dict[Expr, Expr] = {}
    for n, partial in slopes.items():
        total = rates.get(n, ZERO)
        for a, d in partial:
            if tangent[a] is not ZERO:
                total = total + d * tangent[a]
        tangent[n] = total
    return [tangent[y] for y in outputs]


def reverse(outputs: Sequence[Expr], variables: Sequence[Expr]) -> list[list[Expr]]:
    """Rows of d output / d variable, one adjoint sweep per output."""
    return [_adjoints(y, variables) for y in outputs]


def _adjoints(output: Expr, variables: Sequence[Expr]) -> list[Expr]:
    adjoint: dict[Expr, Expr] = {output: ONE}
    for n in reversed(list(postorder([output]))):
        seed = adjoint.get(n, ZERO)
        if seed is not ZERO:
            for a, d in partials(n):
                adjoint[a] = adjoint.get(a, ZERO) + seed * d
    return [adjoint.get(x, ZERO) for x in variables]


MODES = {"forward": forward, "reverse": reverse}


def jacobian(
    outputs: Sequence[Expr], variables: Sequence[Expr], method: str = "auto"
) -> list[list[Expr]]:
    """Rows of d output / d variable; "auto" sweeps over the fewer of both."""
    if method == "auto":
        method = "forward" if len(variables) <= len(outputs) else "reverse"
    return MODES[method](outputs, variables)


def arranged(
    program: Program, rows: Sequence[Sequence[Expr]], sets: Sequence[tuple[str, Sequence[Expr]]]
) -> Program:
    """Derivatives as a program: for each set of variables every group gains a last axis and the
    name `d<group>_d<set>`; rows hold the sets in turn.
    """
    groups = []
    start = 0
    for suffix, variables in sets:
        supply = iter([row[start : start + len(variables)] for row in rows])
        start += len(variables)
        by = program.joints_of(variables)
        for g in program.groups:
            values = tuple(v for _ in g.values for v in next(supply))
            labels = tuple(f"d{label}_d{x.payload[0]}" for label in g.labels for x in variables)
            shape, axes = (*g.shape, len(variables)), (*g.all_joints, by)
            groups.append(Group(f"d{g.name}_d{suffix}", shape, values, labels, axes))
    name = "_".join([program.name, *(f"d{suffix}" for suffix, _ in sets)])
    return dataclasses.replace(program, name=name, groups=tuple(groups))
