"""The program of a model as text, after any pass: one node per line, operands by number, parameters and variables told apart."""

from __future__ import annotations

from collections.abc import Iterator

import symoro as sy
from symoro.cli.failures import WrongUse
from symoro.errors import UnknownName
from symoro.expr.node import Expr
from symoro.expr.ops import CONSTANT, NAMED, NEG, PI, SYMBOL
from symoro.expr.program import Program

LAST = "schedule"
LEVELS = ("const", "once", "run")


def dumped(model: sy.Model, place: str) -> str:
    """The program after the pass that `place` ("after:PASS") names."""
    start, _, name = place.partition(":")
    stages = model.optimised.stages
    known = [f"after:{stage}" for stage in (*stages, LAST)]
    if start != "after" or not name:
        raise WrongUse(f"option dump-ir: found '{place}', expected one of {', '.join(known)}")
    if name != LAST and name not in stages:
        raise UnknownName("option dump-ir", place, known)
    if name == LAST:
        listing = model.optimised.listing
        order, names = [*listing.once, *listing.body], dict(listing.names)
        inside = [n for n in listing.program.nodes if n not in names]
        return (
            "\n".join(_lines(listing.program, name, _merged(listing.program, inside, order), names))
            + "\n"
        )
    return "\n".join(_lines(stages[name], name, stages[name].nodes, {})) + "\n"


def _merged(program: Program, inside: list[Expr], order: list[Expr]) -> list[Expr]:
    """Statements in their order, each preceded by the nodes that are written inside it."""
    done: set[Expr] = set()
    result: list[Expr] = []
    allowed = set(inside)

    def visit(root: Expr) -> None:
        stack = [(root, False)]
        while stack:
            node, ready = stack.pop()
            if node in done:
                continue
            if ready:
                done.add(node)
                result.append(node)
            else:
                stack.append((node, True))
                stack.extend((a, False) for a in reversed(node.args) if a in allowed)

    for statement in (*order, *program.outputs):
        visit(statement)
    return result


def _lines(
    program: Program, stage: str, nodes: tuple[Expr, ...] | list[Expr], given: dict[Expr, str]
) -> Iterator[str]:
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
            hint = node.payload[0] if node.op is NAMED else program.hints.get(node, "")
            label = f"  ; {hint}" if hint and hint != names[node] else ""
            yield f"  {names[node]} = {node.op.name} {', '.join(names[a] for a in node.args)}  @{LEVELS[node.level]}{label}"
    for group in program.groups:
        yield f"output {group.name} {'x'.join(map(str, group.shape)) or 'scalar'}"
        yield from (
            f"  {label} = {names[value]}"
            for label, value in zip(group.labels, group.values, strict=True)
        )
