"""The legality of a program, as a table of rules; the pipeline checks it between passes."""

from __future__ import annotations

from collections.abc import Callable, Set

from symoro.expr.node import Expr
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, SYMBOL, TABLE, Op
from symoro.expr.program import Program

Rule = tuple[tuple[Op, ...], str, Callable[[Expr], bool]]  # operations, what must hold for their nodes, the test
EVERY = tuple(TABLE.values())
RULES: tuple[Rule, ...] = (
    (EVERY, "a node has as many operands as its operation", lambda n: len(n.args) == n.op.arity),
    ((CONSTANT,), "a constant is exact and not negative", lambda n: n.payload >= 0),
    ((NEG,), "no sign on a sign", lambda n: n.args[0].op is not NEG),
    ((MUL, DIV), "no sign inside a product or a quotient", lambda n: all([a.op is not NEG for a in n.args])),
    ((ADD,), "a sum starts with a positive term", lambda n: n.args[0].op is not NEG),
    (EVERY, "an operand's level is not above its user's", lambda n: all([a.level <= n.level for a in n.args])),
    (EVERY, "an operand's order key is below its user's", lambda n: all([a.key < n.key for a in n.args])),
    ((SYMBOL, NAMED), "a symbol and a named intermediate have a name", lambda n: bool(n.payload[0])),
)
RULES_OF = {op: [(what, holds) for ops, what, holds in RULES if op in ops] for op in EVERY}


class IllegalProgram(AssertionError):
    """A pass broke a rule of the IR: a defect of symoro, never of its input."""


def verify(program: Program, after: str = "", known: Set[Expr] = frozenset()) -> Program:
    """The program itself, or IllegalProgram that names the rule, the node and the pass; `known` are nodes found legal before."""
    for node in program.reach - known:
        for what, holds in RULES_OF[node.op]:
            if not holds(node):
                raise IllegalProgram(f"after {after or 'construction'}: {what}; broken by {node!r} in {program.name}")
    names: dict[str, Expr] = {}
    for s in program.symbols:
        if names.setdefault(s.payload[0], s) is not s:
            raise IllegalProgram(f"after {after or 'construction'}: symbol {s.payload[0]} has two roles in {program.name}")
    return program
