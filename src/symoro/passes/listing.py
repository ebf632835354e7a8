"""The late form of a program: an ordered list of assignments, split into run-once and run-time work.

A node becomes a statement of its own when it is used more than once, when it is trigonometric, when its expression
would grow too long to read, or, in symoro mode, exactly when it is a named intermediate. Everything else is written
inside its only user. Printers walk `once` and `body` in order; `names` gives each statement its name, free of
clashes with the program's own symbols.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from symoro.expr.node import CONST_LEVEL, PARAMETER_LEVEL, VARIABLE_LEVEL, Expr, magnitude
from symoro.expr.ops import COS, NAMED, NEG, SIN
from symoro.expr.program import Program

MAX_INLINE = 12  # operations that one statement may hold


@dataclass(frozen=True)
class Listing:
    """`once` (parameter-only) and `body` are statements in order; both may use symbols; `body` uses `once`."""

    program: Program
    once: tuple[Expr, ...]
    body: tuple[Expr, ...]
    names: Mapping[Expr, str]

    @cached_property
    def carried(self) -> tuple[Expr, ...]:
        """What run-time code needs of the parameters, in order: symbols it uses directly, then run-once results.

        These are the elements of the array `c` of the calling convention.
        """
        used = _operands((*self.body, *self.program.outputs), set(self.names))
        direct = [s for s in self.program.symbols if s in used and s.level == PARAMETER_LEVEL]
        return (*direct, *(n for n in self.once if n in used))

    def value(self, statement: Expr) -> Expr:
        """What is assigned: a named intermediate stands for its operand."""
        return statement.args[0] if statement.op is NAMED else statement


def _operands(roots: Iterable[Expr], statements: set[Expr]) -> set[Expr]:
    """Symbols and statements that the given roots use directly, not looking through statements."""
    stack = [
        a
        for r in roots
        for a in ((r,) if r not in statements or r.level < VARIABLE_LEVEL else r.args)
    ]
    seen: set[Expr] = set()
    while stack:
        n = stack.pop()
        if n not in seen:
            seen.add(n)
            stack.extend(() if n in statements else n.args)
    return seen


def make_listing(program: Program, schedule: Iterable[Expr] | None = None) -> Listing:
    """The statements of a program; `schedule` orders the nodes (default: as they are built)."""
    nodes = list(schedule) if schedule is not None else list(program.nodes)
    statements = (
        [n for n in nodes if n.op is NAMED] if not program.shared else _statements(program, nodes)
    )
    once = tuple(n for n in statements if n.level < VARIABLE_LEVEL)
    body = tuple(n for n in statements if n.level == VARIABLE_LEVEL)
    return Listing(program, once, body, _names(program, (*once, *body)))


def _statements(program: Program, nodes: list[Expr]) -> list[Expr]:
    """Nodes that get an assignment, in schedule order."""
    uses, hoisted = program.uses, parameter_operands(program)
    inline: dict[Expr, int] = {}  # operations that a node's text holds
    chosen = []
    for n in nodes:
        size = sum(map(inline.__getitem__, n.args))
        if n.op.cost:
            size += 1
            if n.level > CONST_LEVEL and (
                uses[n] > 1 or size > MAX_INLINE or n.op in (SIN, COS) or n in hoisted
            ):
                size = 0
                chosen.append(n)
        inline[n] = size
    return chosen


def parameter_operands(program: Program) -> set[Expr]:
    """What depends on parameters only and is used by run-time code or the caller, without signs."""
    if not program.parameters:
        return set()
    operands = [
        a for n in program.nodes if n.level == VARIABLE_LEVEL and n.op is not NEG for a in n.args
    ]
    return {m for m in map(magnitude, (*operands, *program.outputs)) if m.level == PARAMETER_LEVEL}


def _names(program: Program, statements: Iterable[Expr]) -> dict[Expr, str]:
    """A unique name for each statement: its hint, or t1, t2 …; a user's symbol keeps its own name."""
    taken = {s.payload[0] for s in program.symbols}
    names: dict[Expr, str] = {}
    number = 0
    for n in statements:
        hint = n.payload[0] if n.op is NAMED else program.hints.get(n, "")
        if hint:
            name, k = hint, 1
            while name in taken:
                k += 1
                name = f"{hint}_{k}"
        else:
            number += 1
            while f"t{number}" in taken:
                number += 1
            name = f"t{number}"
        taken.add(name)
        names[n] = name
    return names
