"""The legality of a program, as a table of rules; the pipeline checks it between passes."""

from __future__ import annotations

from collections.abc import Callable, Set

from symoro.expr.node import Expr
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, SYMBOL
from symoro.expr.program import Program

# (what must hold, the test)
RULES: tuple[tuple[str, Callable[[Expr], bool]], ...] = (
    ("a node has as many operands as its operation", lambda n: len(n.args) == n.op.arity),
    ("a constant is exact and not negative", lambda n: n.op is not CONSTANT or n.payload >= 0),
    ("no sign on a sign", lambda n: n.op is not NEG or n.args[0].op is not NEG),
    ("no sign inside a product or a quotient", lambda n: n.op not in (MUL, DIV) or all(a.op is not NEG for a in n.args)),
    ("a sum starts with a positive term", lambda n: n.op is not ADD or n.args[0].op is not NEG),
    ("an operand's level is not above its user's", lambda n: all(a.level <= n.level for a in n.args)),
    ("an operand's order key is below its user's", lambda n: all(a.key < n.key for a in n.args)),
    ("a symbol and a named intermediate have a name", lambda n: n.op not in (SYMBOL, NAMED) or bool(n.payload[0])),
)


class IllegalProgram(AssertionError):
    """A pass broke a rule of the IR: a defect of symoro, never of its input."""


def verify(program: Program, after: str = "", known: Set[Expr] = frozenset()) -> Program:
    """The program itself, or IllegalProgram that names the rule, the node and the pass; `known` are nodes found legal before."""
    for node in program.reach - known:
        for what, holds in RULES:
            if not holds(node):
                raise IllegalProgram(f"after {after or 'construction'}: {what}; broken by {node!r} in {program.name}")
    names: dict[str, Expr] = {}
    for s in program.symbols:
        if names.setdefault(s.payload[0], s) is not s:
            raise IllegalProgram(f"after {after or 'construction'}: symbol {s.payload[0]} has two roles in {program.name}")
    return program
