"""The pipeline: the passes by name in their order, the program checked after each; and the passes
that look at one node at a time: dead code, constant folding, sums of angles.

The passes on sums and products are in `sums_and_products.py`.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr import (
    ADD,
    CONST_LEVEL,
    CONSTANT,
    COS,
    MUL,
    NEG,
    SIN,
    SYMBOL,
    Argument,
    Expr,
    Group,
    Joints,
    Program,
    cheapest,
    check_rules,
    constant,
    cos,
    image_of,
    image_with,
    interpret,
    magnitude,
    rebuilt,
    sin,
    transform_nodes,
)
from symoro.passes.schedule import schedule_operations
from symoro.passes.statement_order import Listing, make_listing
from symoro.passes.sums_and_products import (
    SMALL_PROGRAM,
    associate,
    cancel,
    distribute,
    factor,
    with_factors,
)
from symoro.progress import part
from symoro.robot import ROTOR

Pass = Callable[[Program], Program]
# passes that change too few programs to decide between forms
RARELY_USEFUL = ("cancel", "distribute")


@dataclass(frozen=True)
class Optimised:
    """The program after every pass, by name in order, and its statements."""

    stages: dict[str, Program]
    listing: Listing

    @property
    def program(self) -> Program:
        return self.listing.program


def steps(
    program: Program, objective: str, outputs: Sequence[str] | None = None
) -> list[tuple[str, Pass]]:
    """The passes by name, in order; a program of symoro mode keeps its statements as they are."""
    always: list[tuple[str, Pass]] = [
        ("trace", lambda p: p),
        ("dead-code", lambda p: select(p, outputs)),
        ("fold", fold),
    ]
    improving: list[tuple[str, Pass]] = [
        ("angle-sums", lambda p: angle_sums(p, objective)),
        ("factor", lambda p: factor(p, objective)),
        ("cancel", lambda p: cancel(p, objective)),
        ("associate", lambda p: associate(p, objective)),
        ("distribute", lambda p: distribute(p, objective)),
    ]
    return always if program.is_listing else always + improving


def improved(program: Program, objective: str) -> Program:
    """The program after the passes that decide between forms, unchecked, for its price.

    A large program only has its factors taken out, the step that changes most.
    """
    if len(program.reach) > SMALL_PROGRAM:
        return with_factors(program, objective)
    for name, run in steps(program, objective):
        if name not in RARELY_USEFUL:
            program = run(program)
    return program


def optimise(
    program: Program, objective: str = "time", outputs: Sequence[str] | None = None
) -> Optimised:
    """All passes on a traced program, each result checked, and its statements in order."""
    stages: dict[str, Program] = {}
    legal: set[Expr] = set()
    passes = steps(program, objective, outputs)
    for done, (name, run) in enumerate(passes):
        with part(f"optimising, {name}", done, len(passes) + 1):
            program = stages[name] = check_rules(run(program), name, legal)
        legal.update(program.reach)
    with part("optimising, schedule", len(passes), len(passes) + 1):
        return Optimised(stages, make_listing(program, schedule_operations(program, objective)))


# --- dead code ------------------------------------------------------------------------------------


def select(program: Program, outputs: Sequence[str] | None) -> Program:
    """Keep the named outputs, all if None, and what they need.

    A name is that of a whole group or the label of one element; elements make a group of one row.
    Groups and elements are in the order in which they are named.
    """
    if outputs is None:
        return _trim_hints(program)
    wanted = [outputs] if isinstance(outputs, str) else list(outputs)
    if unknown := unknown_outputs(program, wanted):
        raise UnknownName("output", unknown[0], output_names(program))
    groups = filter(_is_not_empty, [_narrow(g, wanted) for g in program.groups])
    ordered = sorted(groups, key=lambda g: min(wanted.index(n) for n in _asked(g, wanted)))
    return _trim_hints(dataclasses.replace(program, groups=tuple(ordered)))


def output_names(program: Program) -> tuple[str, ...]:
    """The names of the groups, then those of their elements."""
    labels = (label for g in program.groups for label in g.labels)
    return (*(g.name for g in program.groups), *labels)


def unknown_outputs(program: Program, wanted: Sequence[str]) -> list[str]:
    """The names that are neither a group of the program nor an element of one."""
    known = set(output_names(program))
    return [name for name in wanted if name not in known]


def _asked(group: Group, wanted: Sequence[str]) -> list[str]:
    return [name for name in wanted if name == group.name or name in group.labels]


def _is_not_empty(group: Group) -> bool:
    return bool(group.values)


def _narrow(group: Group, wanted: Sequence[str]) -> Group:
    """The group, or those of its elements whose labels are wanted, in the order of the labels."""
    if group.name in wanted:
        return group
    place = {label: k for k, label in reversed(list(enumerate(group.labels)))}
    places = [place[name] for name in dict.fromkeys(wanted) if name in place]
    values = tuple([group.values[k] for k in places])
    labels = tuple([group.labels[k] for k in places])
    along = group.joints[0] if len(group.shape) == 1 and group.joints else ()
    axes = (tuple([along[k] for k in places]),) if along else ()
    return Group(group.name, (len(places),), values, labels, axes)


def reorder(program: Program, joints: Sequence[int]) -> Program:
    """The program with the elements of its arrays in this order of joints; their names and what
    they compute do not change.

    Coordinates that are no joint's come first, products of speeds follow their joints.
    """
    rank = {j: k for k, j in enumerate(joints)}
    groups = tuple(_reordered(g, rank) for g in program.groups)
    layout = tuple(_reordered_places(a, rank) for a in program.layout)
    return dataclasses.replace(program, groups=groups, layout=layout)


def _places(axis: Joints, rank: Mapping[int, int]) -> list[int]:
    """The old place of each new one along an axis."""

    def key(place: int) -> tuple[bool, list[int]]:
        entry = axis[place]
        if isinstance(entry, int) and entry > ROTOR:
            return False, [ROTOR + rank.get(entry - ROTOR, entry)]
        if isinstance(entry, int):
            return False, [rank.get(entry, -1 if entry == 0 else len(rank) + entry)]
        return entry[0] == entry[1], sorted(rank.get(j, j) for j in entry)

    return sorted(range(len(axis)), key=key)


def _reordered_places(argument: Argument, rank: Mapping[int, int]) -> Argument:
    if not argument.joints:
        return argument
    places = _places(argument.joints, rank)
    return dataclasses.replace(
        argument,
        symbols=tuple([argument.symbols[k] for k in places]),
        joints=tuple([argument.joints[k] for k in places]),
    )


def _reordered(group: Group, rank: Mapping[int, int]) -> Group:
    order = np.arange(len(group.values)).reshape(group.shape)
    axes = []
    for k, axis in enumerate(group.all_joints):
        places = _places(axis, rank)
        axes.append(tuple([axis[p] for p in places]))
        order = order.take(places, axis=k) if axis else order
    return Group(
        group.name,
        group.shape,
        tuple([group.values[k] for k in order.ravel()]),
        tuple([group.labels[k] for k in order.ravel()]),
        tuple(axes),
    )


def _trim_hints(program: Program) -> Program:
    if not program.hints or program.hints.keys() <= program.reach:
        return program
    return program.with_hints({n: h for n, h in program.hints.items() if n in program.reach})


# --- constant folding: expressions without symbols, parameters whose numbers are given ------------


def fold(program: Program) -> Program:
    """Evaluate constant sub-expressions (sqrt(3)/2, cos(0.3), pi) to the nearest double."""
    numbers = {
        n
        for op, nodes in program.alike.items()
        if op is not CONSTANT and op is not NEG
        for n in nodes
        if n.level == CONST_LEVEL
    }
    return program.mapped(image_with(program.rising, numbers, _folded)) if numbers else program


def _folded(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    new = rebuilt(node, image)
    return new if new.op is CONSTANT or new.op is NEG else constant(float(interpret([new], {})[0]))


def with_numbers(program: Program, values: Mapping[str, float]) -> Program:
    """The program with numbers for these parameters, simplified; its name hints stay."""
    known = _constants(program, values)
    try:
        return program.mapped(
            transform_nodes(program.outputs, lambda n: known.get(n, n) if n.op is SYMBOL else n)
        )
    except ZeroDivisionError as error:
        zero = ", ".join(s.payload[0] for s in known if not values[s.payload[0]])
        problem = f"zero for a parameter that the model divides by ({zero})"
        raise InputError(
            "values to fold in",
            problem,
            "another value",
            "m.notes names the parameters that must not be zero.",
        ) from error


def _constants(program: Program, values: Mapping[str, float]) -> dict[Expr, Expr]:
    """The parameters of the program that have a value, each with its constant."""
    known = {
        s: constant(_finite(s, values))
        for s in program.symbols
        if s.payload[0] in values and s.payload[1].is_parameter
    }
    names = {s.payload[0] for s in known}
    for name in values:
        if name not in names:
            raise UnknownName(
                "values to fold in",
                name,
                program.parameters,
                "Variables stay inputs of the function.",
            )
    return known


def _finite(s: Expr, values: Mapping[str, float]) -> float:
    name = s.payload[0]
    try:
        value = float(values[name])
    except (TypeError, ValueError, OverflowError):
        value = math.nan
    if not math.isfinite(value):
        shown = repr(values[name])
        text = shown if len(shown) <= 60 else f"{shown[:57]}..."
        raise InputError(f"values to fold in, {name}", text, "a finite number")
    return value


# --- angle sums of parallel axes, in the cheaper direction ----------------------------------------
#
# collect   cos a cos b - sin a sin b -> cos(a + b)      sin a cos b + cos a sin b -> sin(a + b)
# expand    the same from right to left, where the sines and cosines of the parts are there already


def angle_sums(program: Program, objective: str) -> Program:
    """The cheapest of: as it is, sums collected, sums expanded."""
    # without a sum that can be collected there is none further up
    some = any(_collect(n) is not n for n in program.alike[ADD])
    collected = program.mapped(image_of(program.rising, _collect)) if some else program
    return cheapest(objective, program, collected, _expanded(collected))


def _products(term: Expr) -> Iterator[tuple[Expr, Expr]]:
    """A product of two sines or cosines in both orders."""
    if term.op is MUL and all(f.op in (SIN, COS) for f in term.args):
        yield term.first, term.second
        yield term.second, term.first


def _collect(node: Expr) -> Expr:
    """a b + c d with trigonometric factors of two angles."""
    if node.op is not ADD or node.first.op is not MUL:
        return node
    x, y = node.args
    sign = -1 if y.op is NEG else 1
    for f, g in _products(x):
        for h, k in _products(magnitude(y)):
            if f.args == h.args and g.args == k.args and f.op is not h.op and g.op is not k.op:
                return _join(f, g, sign)
    return node


def _join(f: Expr, g: Expr, sign: int) -> Expr:
    """f(a) g(b) + sign * f'(a) g'(b) where ' swaps sine and cosine."""
    a, b = f.first, g.first
    joined: Expr
    if f.op is g.op:  # cos cos -+ sin sin, or the same led by the sines
        joined = cos(a - b) if sign > 0 else cos(a + b)
        return -joined if f.op is SIN and sign < 0 else joined
    joined = sin(a + b) if sign > 0 else sin(a - b)
    return -joined if f.op is COS and sign < 0 else joined


def _expanded(program: Program) -> Program:
    """Sines of sums as products where both parts' sines or cosines are computed anyway."""
    trigonometric = [*program.alike[SIN], *program.alike[COS]]
    angles = {n.first for n in trigonometric}
    wide = {
        n
        for n in trigonometric
        if n.first.op is ADD and all([magnitude(a) in angles for a in n.first.args])
    }
    return program.mapped(image_with(program.rising, wide, _expand)) if wide else program


def _expand(node: Expr, _: Mapping[Expr, Expr]) -> Expr:
    a, b = node.first.args
    expanded: Expr = (
        sin(a) * cos(b) + cos(a) * sin(b) if node.op is SIN else cos(a) * cos(b) - sin(a) * sin(b)
    )
    return expanded
