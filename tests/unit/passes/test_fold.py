"""Numbers in place of parameters."""

import pytest

from symoro.errors import InputError, UnknownName
from symoro.expr.node import Role, symbol
from symoro.expr.ops import ADD
from symoro.expr.program import Argument, Group, Program
from symoro.passes.pipeline import with_numbers

Q, A, B = symbol("q", Role.POSITION), symbol("a"), symbol("b")


def program(value, **more):
    return Program(
        "one", (Group("y", (), (value,), ("y",)),), (Argument("q", (Q,)),), ("a", "b"), **more
    )


def test_zeros_and_ones_disappear():
    assert with_numbers(program(A * Q + B), {"a": 1, "b": 0}).outputs == (Q,)


def test_names_of_intermediates_stay():
    total = A + Q
    folded = with_numbers(program(total * total, hints={total: "W32"}), {"a": 2})
    ((node, name),) = folded.hints.items()
    assert name == "W32"
    assert node.op is ADD


@pytest.mark.parametrize("bad", ["x", float("nan"), None, float("inf")])
def test_a_value_is_a_finite_number(bad):
    with pytest.raises(
        InputError, match=r"values to fold in, a: found .* expected a finite number"
    ):
        with_numbers(program(A * Q), {"a": bad})


def test_variables_and_strangers_are_refused():
    for name in ("q", "z"):
        with pytest.raises(UnknownName, match="one of a"):
            with_numbers(program(A * Q), {name: 1})


def test_division_by_zero_names_the_parameter():
    with pytest.raises(InputError, match=r"divides by \(a\)"):
        with_numbers(program(Q / A), {"a": 0})
