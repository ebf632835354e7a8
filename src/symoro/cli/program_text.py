"""The program of a model as text after any pass (`symoro generate --dump-ir`).

One node per line: its name, the operation, its operands, and when it is computed (@const at
generation, @once per parameter set, @run in each call).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import symoro as sy
from symoro.cli.failures import WrongUse
from symoro.errors import UnknownName
from symoro.expr.node import Expr
from symoro.expr.ops import CONSTANT, NAMED, NEG, PI, SYMBOL
from symoro.expr.program import Program

LAST = "schedule"
LEVELS = ("const", "once", "run")


def program_text(model: sy.Model, stage: str) -> str:
    """Return the program of a model after the pass that `stage` ("after:PASS") names."""
    start, _, name = stage.partition(":")
    programs = model.optimised.stages
    known = [f"after:{each}" for each in (*programs, LAST)]
    if start != "after" or not name:
        raise WrongUse(f"option dump-ir: found '{stage}', expected one of {', '.join(known)}")
    if name != LAST and name not in programs:
        raise UnknownName("option dump-ir", stage, known)
    if name != LAST:
        program = programs[name]
        return "\n".join(_lines(program, name, program.nodes, {})) + "\n"
    listing = model.optimised.listing
    names = dict(listing.names)
    nodes = _in_statement_order(listing.program, [*listing.once, *listing.body], names)
    return "\n".join(_lines(listing.program, name, nodes, names)) + "\n"


def _in_statement_order(
    program: Program, statements: list[Expr], names: Mapping[Expr, str]
) -> list[Expr]:
    """Return the nodes in the order of the statements, each after the nodes written inside it."""
    inlined = {node for node in program.nodes if node not in names}
    visited: set[Expr] = set()
    order: list[Expr] = []
    for statement in (*statements, *program.outputs):
        stack = [(statement, False)]
        while stack:
            node, operands_done = stack.pop()
            if node in visited:
                continue
            if operands_done:
                visited.add(node)
                order.append(node)
            else:
                stack.append((node, True))
                stack.extend((a, False) for a in reversed(node.args) if a in inlined)
    return order


def _lines(
    program: Program, stage: str, nodes: Iterable[Expr], given: Mapping[Expr, str]
) -> Iterator[str]:
    """Yield the lines of a program; `given` are the names of nodes that have one."""
    yield f"program {program.name} after {stage}"
    names: dict[Expr, str] = {}
    number = 0
    for node in nodes:
        if node.op in (SYMBOL, CONSTANT, PI):
            names[node] = str(node)
        elif node.op is NEG:
            names[node] = f"-{names[node.args[0]]}"
        else:
            number += node not in given
            names[node] = given.get(node) or f"%{number}"
            operands = ", ".join(names[a] for a in node.args)
            label = _label(program, node, names[node])
            yield f"  {names[node]} = {node.op.name} {operands}  @{LEVELS[node.level]}{label}"
    yield from _output_lines(program, names)


def _label(program: Program, node: Expr, name: str) -> str:
    """Return SYMORO's name of a node as a comment, where it is not its name already."""
    hint = node.payload[0] if node.op is NAMED else program.hints.get(node, "")
    return f"  ; {hint}" if hint and hint != name else ""


def _output_lines(program: Program, names: Mapping[Expr, str]) -> Iterator[str]:
    for group in program.groups:
        yield f"output {group.name} {'x'.join(map(str, group.shape)) or 'scalar'}"
        for label, value in zip(group.labels, group.values, strict=True):
            yield f"  {label} = {names[value]}"
