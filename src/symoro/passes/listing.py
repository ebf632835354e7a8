"""The late form of a program: an ordered list of assignments, split into run-once and run-time work.

A node becomes a statement of its own when it is used more than once, when it is trigonometric, when its expression
would grow too long to read, or, in symoro mode, exactly when it is a named intermediate. Everything else is written
inside its only user. Printers walk `once` and `body` in order; `names` gives each statement its name, free of
clashes with the program's own symbols.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from symoro.expr.node import CONST_LEVEL, VARIABLE_LEVEL, Expr
from symoro.expr.ops import CONSTANT, COS, NAMED, NEG, PI, SIN, SYMBOL
from symoro.expr.program import Program
from symoro.expr.walk import count_uses, postorder

MAX_INLINE = 12  # operations that one statement may hold
LEAVES = (SYMBOL, CONSTANT, PI)


@dataclass(frozen=True)
class Listing:
    """`once` (parameter-only) and `body` are statements in order; both may use symbols; `body` uses `once`."""

    program: Program
    once: tuple[Expr, ...]
    body: tuple[Expr, ...]
    names: Mapping[Expr, str]

    @property
    def carried(self) -> tuple[Expr, ...]:
        """The run-once results that run-time code needs, in order: the array `c` of the calling convention."""
        first = set(self.once)
        needed = _leaves(self.body, set(self.names)) | _leaves(self.program.outputs, set(self.names))
        return tuple(n for n in self.once if n in first & needed)

    def value(self, statement: Expr) -> Expr:
        """What is assigned: a named intermediate stands for its operand."""
        return statement.args[0] if statement.op is NAMED else statement


def _leaves(roots: Iterable[Expr], boundary: set[Expr]) -> set[Expr]:
    """Statements used by the given roots, not looking through statements."""
    found: set[Expr] = set()
    stack = [a for r in roots for a in r.args] + [r for r in roots if r in boundary]
    seen: set[Expr] = set()
    while stack:
        n = stack.pop()
        if n in seen:
            continue
        seen.add(n)
        if n in boundary:
            found.add(n)
        else:
            stack.extend(n.args)
    return found


def is_atom(node: Expr) -> bool:
    """A leaf, or the negative of one: never worth a statement."""
    return (node.args[0] if node.op is NEG else node).op in LEAVES


def make_listing(program: Program, schedule: Iterable[Expr] | None = None) -> Listing:
    """The statements of a program; `schedule` orders the nodes (default: as they are built)."""
    nodes = list(schedule) if schedule is not None else list(program.nodes)
    statements = [n for n in nodes if n.op is NAMED] if not program.shared else _statements(program, nodes)
    once = tuple(n for n in statements if n.level < VARIABLE_LEVEL)
    body = tuple(n for n in statements if n.level == VARIABLE_LEVEL)
    return Listing(program, once, body, _names(program, (*once, *body)))


def _statements(program: Program, nodes: list[Expr]) -> list[Expr]:
    """Nodes that get an assignment, in schedule order."""
    uses = count_uses(program.outputs)
    outputs = set(program.outputs)
    inline: dict[Expr, int] = {}  # operations that a node's text holds
    chosen = []
    for n in nodes:
        size = sum(inline[a] for a in n.args) + bool(n.op.cost)
        wanted = not is_atom(n) and n.op is not NEG and n.level > CONST_LEVEL and (
            uses.get(n, 0) > 1 or n.op in (SIN, COS) or size > MAX_INLINE or _crosses(n, nodes, uses, outputs))
        inline[n] = 0 if wanted else size
        if wanted:
            chosen.append(n)
    return chosen


def _crosses(n: Expr, nodes: list[Expr], uses: Mapping[Expr, int], outputs: set[Expr]) -> bool:
    return False


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
