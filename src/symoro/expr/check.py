"""The legality of a program, as a table of rules; the pipeline checks it between passes."""

from __future__ import annotations

from collections.abc import Callable, Set

from symoro.expr.node import Expr
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, SYMBOL, TABLE, Op
from symoro.expr.program import Program

Rule = tuple[
    tuple[Op, ...], str, Callable[[list[Expr]], list[Expr]]
]  # operations, what must hold, the nodes for which it does not
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
    ((NEG,), "no sign on a sign", lambda nodes: [n for n in nodes if n.args[0].op is NEG]),
    (
        (MUL, DIV),
        "no sign inside a product or a quotient",
        lambda nodes: [n for n in nodes for a in n.args if a.op is NEG],
    ),
    (
        (ADD,),
        "a sum starts with a positive term",
        lambda nodes: [n for n in nodes if n.args[0].op is NEG],
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


def verify(program: Program, after: str = "", known: Set[Expr] = frozenset()) -> Program:
    """The program itself, or IllegalProgram that names the rule, the node and the pass; `known` are nodes found legal before."""
    alike = {
        op: nodes if not known else [n for n in nodes if n not in known]
        for op, nodes in program.alike.items()
    }
    for ops, what, broken in RULES:
        for node in broken([n for op in ops for n in alike.get(op, ())]):
            raise IllegalProgram(
                f"after {after or 'construction'}: {what}; broken by {node!r} in {program.name}"
            )
    names: dict[str, Expr] = {}
    for s in program.symbols:
        if names.setdefault(s.payload[0], s) is not s:
            raise IllegalProgram(
                f"after {after or 'construction'}: symbol {s.payload[0]} has two roles in {program.name}"
            )
    return program
