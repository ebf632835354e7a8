"""Derivatives of programs, forward and reverse; the result is again a Program."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from symoro.expr import functions
from symoro.expr.dag import postorder
from symoro.expr.node import ONE, ZERO, Expr, as_expr
from symoro.expr.program import Group, Program


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
