"""Constant folding: expressions without symbols, and parameters whose numbers are given."""

from __future__ import annotations

import math
from collections.abc import Mapping

from symoro.errors import InputError, UnknownName
from symoro.expr import (
    CONST_LEVEL,
    CONSTANT,
    NEG,
    SYMBOL,
    Expr,
    Program,
    constant,
    image_with,
    interpret,
    rebuilt,
    transform_nodes,
)


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
    except (TypeError, ValueError):
        value = math.nan
    if not math.isfinite(value):
        raise InputError(f"values to fold in, {name}", repr(values[name]), "a finite number")
    return value
