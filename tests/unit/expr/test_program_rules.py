"""The verifier accepts what the constructors build and catches nodes made by hand against the
rules.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from symoro.expr import functions as f
from symoro.expr import ops
from symoro.expr.node import Expr, Role, constant, symbol
from symoro.expr.program import RULES, Group, IllegalProgram, Program, check_rules

x, y = symbol("x"), symbol("y")


def program(*values):
    return Program("model", (Group("y", (len(values),), values, ("y",) * len(values)),))


def forged(op, args=(), payload=None, level=2, key=1 << 300):
    """A node that no constructor would make."""
    node = object.__new__(Expr)
    node.op, node.payload = op, payload
    node.first, node.second, node.third = (*args, None, None, None)[:3]
    node.level, node.key, node.depth, node.number = level, key, 0, -2
    return node


ILLEGAL = [
    ("as many operands", forged(ops.ADD, (x,))),
    ("not negative", forged(ops.CONSTANT, (), Fraction(-1))),
    ("no sign on a sign", forged(ops.NEG, (-x,))),
    ("no sign inside", forged(ops.MUL, (x, -y))),
    ("no sign inside", forged(ops.DIV, (-x, y))),
    ("starts with a positive", forged(ops.ADD, (-x, y))),
    ("level is not above", forged(ops.SIN, (x,), level=0)),
    ("order key is below", forged(ops.SIN, (x,), key=0)),
    ("have a name", forged(ops.SYMBOL, (), ("", Role.OTHER))),
    ("have a name", forged(ops.NAMED, (x,), ("",))),
]


@pytest.mark.parametrize(("rule", "node"), ILLEGAL)
def test_illegal_nodes_are_caught(rule, node):
    with pytest.raises(IllegalProgram, match=rule) as caught:
        check_rules(program(node), "folding")
    assert "after folding" in str(caught.value)
    assert "in model" in str(caught.value)


def test_every_rule_is_tested():
    assert all(any(rule in what for rule, _ in ILLEGAL) for _, what, _ in RULES)


def test_a_symbol_has_one_role():
    with pytest.raises(IllegalProgram, match="symbol a has two roles"):
        check_rules(program(symbol("a", Role.POSITION) + symbol("a", Role.GEOMETRIC)))


def test_legal_programs_pass():
    p = program(f.sin(x - y) / (y - x), constant(-3), f.where(f.less(x, y), -x, x * -y), f.pi)
    assert check_rules(p) is p
